//! Exports: test papers with their marking keys, with pictures as SVG.

mod letters;
mod page;
mod paper;
mod svg;

pub use page::{MarkingKey, paper_page};
pub use paper::{Paper, PaperError, PaperItem, PaperPlan, papers, papers_until};
