//! A course being written: changes to the text of its file.

use super::asking::{AskedGroup, AskedWeights};
use super::course::{COURSE_VERSION, Course, CoursePart, CourseTask, StudyMode, read_course};
use super::load::LessonError;
use super::ron_text::{RonText, string};
use language::{Language, Words};
use subject::Segment;

use Segment::{Field, Item};

/// A place in a course: a chapter, or a lesson of it, by their indices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CoursePlace {
    pub chapter: usize,
    /// `None` for the chapter itself.
    pub lesson: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseEdit {
    Title(Language, String),
    Chapter(usize, Language, String),
    /// Adds a chapter before the one of this index.
    AddChapter(usize, Words),
    /// Adds a lesson, by its name in the course, before the one at this place.
    Add(usize, usize, String),
    /// Removes a lesson, or a chapter with its lessons.
    Remove(CoursePlace),
    /// Moves a lesson to another place, or a chapter to that of another one.
    Move(CoursePlace, CoursePlace),
    Name(usize, usize, String),
    Work(usize, usize, StudyMode),
    Marks(usize, usize, u32),
    /// What is asked, and what it weighs.
    Asks(AskedWeights),
    /// With how many marks the course is passed.
    Pass(u32),
}

/// A course being written, as the text of its file. A change replaces the part of the text that it
/// is about, and nothing else: comments stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseDraft {
    text: RonText,
}

impl CourseDraft {
    /// A course with one chapter and no lessons yet.
    pub fn new(title: &Words, chapter: &Words) -> Self {
        let (title, chapter) = (words(title), chapter_text(chapter));
        let chapters = format!("[\n        {},\n    ]", chapter.replace('\n', "\n        "));
        let fields =
            format!("version: {COURSE_VERSION},\n    title: {title},\n    chapters: {chapters}");
        Self { text: RonText(format!("Course(\n    {fields},\n)\n")) }
    }

    /// The course in a text; it need not be readable.
    pub fn of(text: &str) -> Self {
        Self { text: RonText(text.trim_start_matches('\u{feff}').to_owned()) }
    }

    pub fn text(&self) -> &str {
        &self.text.0
    }

    /// The course that is written; chapters may be empty still.
    ///
    /// # Errors
    /// What cannot be read, with the place; `file` is its name.
    pub fn course(&self, file: &str) -> Result<Course, LessonError> {
        read_course(file, self.text())
    }

    /// Carries out a change; returns `false` if there is nothing like that in the text.
    pub fn edit(&mut self, edit: CourseEdit) -> bool {
        let text = &mut self.text;
        match edit {
            CourseEdit::Title(language, title) => {
                text.set(&[Field("title"), tongue(language)], &string(&title))
            }
            CourseEdit::Chapter(chapter, language, title) => {
                let way = [Field("chapters"), Item(chapter), Field("title"), tongue(language)];
                text.set(&way, &string(&title))
            }
            CourseEdit::AddChapter(at, title) => {
                text.insert(&[Field("chapters")], at, &chapter_text(&title))
            }
            CourseEdit::Add(chapter, at, name) => {
                self.put(chapter, at, &format!("(lesson: {})", string(&name)))
            }
            CourseEdit::Remove(CoursePlace { chapter, lesson: None }) => {
                text.remove(&[Field("chapters")], chapter)
            }
            CourseEdit::Remove(CoursePlace { chapter, lesson: Some(at) }) => {
                text.remove(&lessons(chapter), at)
            }
            CourseEdit::Move(from, to) => self.shift(from, to),
            CourseEdit::Name(chapter, at, name) => {
                text.set(&task(chapter, at, "lesson"), &string(&name))
            }
            CourseEdit::Work(chapter, at, work) => {
                let name = ron::ser::to_string(&work).unwrap_or_default();
                text.set(&task(chapter, at, "work"), &name)
            }
            CourseEdit::Asks(asking) => {
                let usual = AskedWeights::default();
                let asked = AskedGroup::ALL.into_iter().filter(|&of| asking.weight(of) > 0);
                let asked: Vec<_> = asked.map(AskedGroup::id).collect();
                let is_all = asked.len() == AskedGroup::ALL.len();
                let asks = if is_all { String::new() } else { asked.join(", ") };
                let weights = AskedGroup::ALL
                    .into_iter()
                    .filter(|&of| asking.weight(of) > 0 && asking.weight(of) != usual.weight(of));
                let weights = weights.map(|of| format!("{}: {}", of.id(), asking.weight(of)));
                let weights = weights.collect::<Vec<_>>().join(", ");
                text.set(&[Field("asks")], &format!("[{asks}]"))
                    && text.set(&[Field("weights")], &format!("{{{weights}}}"))
            }
            CourseEdit::Pass(pass) => text.set(&[Field("pass")], &pass.to_string()),
            CourseEdit::Marks(chapter, at, marks) => {
                text.set(&task(chapter, at, "marks"), &marks.to_string())
            }
        }
    }

    /// Puts the text of a lesson into a chapter; the first one begins a line, as others after it do.
    fn put(&mut self, chapter: usize, at: usize, item: &str) -> bool {
        let way = lessons(chapter);
        if self.text.is_empty(&way) {
            return self.text.set(&way, &format!("[\n    {item},\n]"));
        }
        self.text.insert(&way, at, item)
    }

    fn shift(&mut self, from: CoursePlace, to: CoursePlace) -> bool {
        match (from.lesson, to.lesson) {
            (None, None) => self.text.reorder(&[Field("chapters")], from.chapter, to.chapter),
            (Some(old), Some(new)) if from.chapter == to.chapter => {
                self.text.reorder(&lessons(from.chapter), old, new)
            }
            (Some(old), Some(new)) => {
                let Some(item) = self.text.item(&lessons(from.chapter), old) else {
                    return false;
                };
                let item = item.to_owned();
                self.put(to.chapter, new, &item) && self.text.remove(&lessons(from.chapter), old)
            }
            _ => false,
        }
    }
}

/// The way to the lessons of a chapter.
fn lessons(chapter: usize) -> [Segment; 3] {
    [Field("chapters"), Item(chapter), Field("lessons")]
}

/// The way to a field of a lesson.
fn task(chapter: usize, at: usize, field: &'static str) -> [Segment; 5] {
    let [chapters, chapter, lessons] = lessons(chapter);
    [chapters, chapter, lessons, Item(at), Field(field)]
}

fn tongue(language: Language) -> Segment {
    Field(language.pick("ja", "en"))
}

fn words(words: &Words) -> String {
    format!("(ja: {}, en: {})", string(&words.ja), string(&words.en))
}

/// A chapter without lessons.
fn chapter_text(title: &Words) -> String {
    format!("(\n    title: {},\n    lessons: [],\n)", words(title))
}

impl Course {
    /// Its chapters and lessons, in order.
    pub fn places(&self) -> impl Iterator<Item = CoursePlace> {
        self.chapters.iter().enumerate().flat_map(|(chapter, part)| {
            let lessons = (0..part.lessons.len()).map(Some);
            std::iter::once(None).chain(lessons).map(move |lesson| CoursePlace { chapter, lesson })
        })
    }

    pub fn part(&self, place: CoursePlace) -> Option<&CoursePart> {
        self.chapters.get(place.chapter)
    }

    pub fn task(&self, place: CoursePlace) -> Option<&CourseTask> {
        self.part(place)?.lessons.get(place.lesson?)
    }
}
