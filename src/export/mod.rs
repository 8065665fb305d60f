//! What leaves the program as a file to look at: test papers with their marking keys, and the
//! pictures on them as SVG.

mod letters;
mod page;
mod paper;
mod svg;

pub use page::{MarkingKey, paper_page};
pub use paper::{Paper, PaperError, PaperItem, PaperPlan, papers, papers_until};
