//! The lesson that is made from a log of another program's search.

use formats::search_log::algorithm_of;
use language::{Texts, Words};
use scenario::{Lesson, SubjectSetup, VERSION};

/// The id of a log, before the name of its file.
const OWN_LOG: &str = "log";

/// A log as a lesson; `stem` is the name of its file, empty if it has none.
pub(super) fn log_lesson(log: &str, stem: &str) -> Lesson {
    let is_plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let plain: String = stem.chars().filter(is_plain).take(40).collect();
    let id = if plain.is_empty() { OWN_LOG.to_owned() } else { format!("{OWN_LOG}-{plain}") };
    let shown: String = stem.chars().filter(|c| !c.is_control()).take(40).collect();
    Lesson {
        version: VERSION,
        id,
        title: Words::in_each(|language| {
            let title = language.texts().log_title(&shown);
            title.trim_end().to_owned()
        }),
        source: Words::of(Texts::log_source),
        notes: Words::of(Texts::log_notes),
        subject: SubjectSetup::Logged { log: log.to_owned(), ours: false },
        algorithms: vec![algorithm_of(log).id().to_owned()],
        stops: Vec::new(),
        questions: Vec::new(),
        promises: Vec::new(),
        compare: None,
        twins: Vec::new(),
        inside: None,
        candidates: false,
        table: None,
        student: false,
    }
}
