//! Test papers in the format that is asked for.

use super::gift::gift;
use super::moodle_xml::moodle_xml;
use super::page::paper_page;
use super::paper::Paper;
use super::quiz::quiz;
use super::unwritten::Unwritten;
use language::Language;
use session::PaperFormat;

/// The papers in a format.
///
/// # Errors
/// [`Unwritten`].
pub fn paper_file(
    papers: &[Paper],
    language: Language,
    format: PaperFormat,
) -> Result<String, Unwritten> {
    match format {
        PaperFormat::Html => Ok(paper_page(papers, language)),
        PaperFormat::Gift => Ok(gift(&quiz(papers, language))),
        PaperFormat::MoodleXml => moodle_xml(&quiz(papers, language)),
    }
}
