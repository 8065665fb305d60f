//! What is taken out of the program: figures of steps as SVG, PDF, TikZ and pages that step; nodes
//! and events as data; test papers with their marking keys.

mod dot;
mod figure;
mod format;
mod gif_file;
mod gift;
mod given;
mod growth;
mod handout;
mod lesson_plan;
mod letters;
mod moodle_xml;
mod page;
mod paper;
mod paper_page;
mod pdf;
mod quiz;
mod scorm;
mod state;
mod stepping_page;
mod svg;
mod table;
mod tikz;
mod unwritten;

pub use dot::dot;
pub use figure::{Figure, FigurePart, StepSeries};
pub use format::ExportFormat;
pub use gif_file::{GifFrame, gif_file};
pub use growth::{growth_csv, growth_figure};
pub use handout::Handouts;
pub use lesson_plan::lesson_plan;
pub use page::PrintedPages;
pub use paper::{Paper, PaperItem, PaperPlan, chosen_papers, papers, papers_until};
pub use paper_page::{MarkingKey, paper_file, paper_page};
pub use pdf::{pdf, print};
pub use scorm::scorm_manifest;
pub use state::{event_table, node_table};
pub use stepping_page::stepping_page;
pub use svg::svg_file;
pub use table::{DataColumn, DataTable};
pub use tikz::{beamer, tikz_file};
pub use unwritten::unwritten;
