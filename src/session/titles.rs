//! The titles of lessons while their questions are open: titles can reveal answers (“nothing is
//! cut”).

use super::lesson_list::LessonEntry;
use super::open::Opened;
use super::source::Source;
use super::state::Session;
use language::{Texts, Words};

impl Session {
    /// The title of a listed lesson; while it would reveal an answer, chapter and number instead.
    pub fn shown_title(&self, entry: &LessonEntry) -> Words {
        if self.covers_title(&entry.source) {
            self.plain_title(&entry.source)
        } else {
            entry.title.clone()
        }
    }

    /// The title of the open lesson, in the same way.
    pub fn open_title(&self) -> Option<Words> {
        let open = self.open()?;
        Some(if self.covers_title(open.source()) {
            self.plain_title(open.source())
        } else {
            open.loaded().lesson.title.clone()
        })
    }

    /// Whether to hide the title of a lesson: its questions or its sheet are unfinished, or the
    /// open course asks for one of them first.
    fn covers_title(&self, source: &Source) -> bool {
        let is_open = self.open().map(Opened::source) == Some(source);
        let predicts = self.predicts() && !self.has_predicted_all();
        let fills_in = self.fills_in() && self.run.is_blind();
        is_open && (predicts || fills_in) || self.is_to_be_marked(source)
    }

    fn plain_title(&self, source: &Source) -> Words {
        let mut entries = self.lessons().iter();
        let Some(at) = entries.position(|entry| entry.source == *source) else {
            return Words::of(Texts::course_a_lesson);
        };
        let number = at + 1;
        match self.chapter_title(self.lessons()[at].chapter) {
            Some(chapter) => Words::in_each(|language| {
                language.texts().course_lesson_in(chapter.get(language), number)
            }),
            None => Words::of(|texts| texts.course_lesson_number(number)),
        }
    }
}
