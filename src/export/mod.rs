//! What leaves the program as a file to look at: pictures as SVG, and test papers with their marking
//! keys.

mod page;
mod paper;
mod svg;

pub use page::{MarkingKey, paper_page};
pub use paper::{Paper, PaperError, PaperItem, PaperPlan, papers};
pub use svg::svg;
