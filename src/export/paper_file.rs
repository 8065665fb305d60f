//! Test papers in the format that is asked for.

use super::gift::gift;
use super::moodle_xml::moodle_xml;
use super::paper::Paper;
use super::paper_page::paper_page;
use super::quiz::quiz;
use super::unwritten::Unwritten;
use language::Language;
use session::PaperFormat;

/// The papers in a format.
pub fn paper_file(
    papers: &[Paper],
    language: Language,
    format: PaperFormat,
) -> Result<Vec<u8>, Unwritten> {
    match format {
        PaperFormat::Html | PaperFormat::Pdf => paper_page(papers, language).file(format),
        PaperFormat::Gift => Ok(gift(&quiz(papers, language)).into_bytes()),
        PaperFormat::MoodleXml => moodle_xml(&quiz(papers, language)).map(String::into_bytes),
    }
}
