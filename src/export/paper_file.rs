//! Test papers in the format that is asked for.

use super::gift::gift;
use super::moodle_xml::moodle_xml;
use super::paper::Paper;
use super::paper_page::paper_page;
use super::quiz::quiz;
use language::Language;
use session::PaperFormat;

/// The papers in a format.
pub fn paper_file(papers: &[Paper], language: Language, format: PaperFormat) -> Vec<u8> {
    match format {
        PaperFormat::Html | PaperFormat::Pdf => paper_page(papers, language).file(format),
        PaperFormat::Gift => gift(&quiz(papers, language)).into_bytes(),
        PaperFormat::MoodleXml => moodle_xml(&quiz(papers, language)).into_bytes(),
    }
}
