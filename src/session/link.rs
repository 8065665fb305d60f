//! Links: what is shown, as a line of text that others can open.
//!
//! Everything stands after the `#`, which a browser keeps to itself, as the fields of a form:
//! nothing is sent anywhere. What stands before it is the address of the program, if it has one;
//! to read a link, it does not matter.
//!
//! | field | holds |
//! |---|---|
//! | `course` | the text of a course: Deflate, in base64 for addresses; the lessons of it that are files follow, each with a NUL, its name, a NUL and its text |
//! | `lesson` | the id of a lesson that ships, or the name of one in the course |
//! | `position` | a position of shogi in SFEN; its reading follows in `depth` (plies) and `values` (an evaluator), and is otherwise the usual one |
//! | `own` | the text of any other lesson, in the same letters |
//! | `algorithm`, `step` | the run, and where it stands |
//! | `mode` | the way of learning |
//! | `lang` | the language |
//!
//! One of the first four is there, and a course alone opens its first lesson; other fields are
//! ignored. In a course, the course says how its lessons are worked with: `mode` only repeats it.

use std::sync::Arc;

use super::command::Command;
use super::lesson_list::Resume;
use super::letters::{LettersFault, MOST_TEXT, bytes_of, deflated, inflated, letters};
use super::new_lesson::position_lesson;
use super::open_course::OpenCourse;
use super::settings::SettingsCommand;
use super::source::Source;
use super::state::Session;
use super::study::{ModeRow, StudyCommand, opened_message};
use eval::Evaluation;
use formats::sfen::parse_sfen;
use language::{Language, Say, Texts, Words};
use scenario::{CourseTask, Lesson, StudyMode, shipped, to_text};
use search::Algorithm;
use subject::{PositionSetup, SubjectSetup};

/// The most letters of a link: longer ones are cut off on their way.
pub const MOST_LETTERS: usize = 8_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The course to open; `None` leaves an open one as it is.
    pub course: Option<OpenCourse>,
    /// The lesson: one that ships, or the text of one.
    pub source: Source,
    /// The algorithm; `None` for the first of the lesson.
    pub algorithm: Option<Algorithm>,
    /// The step of its run, from 0; a larger one is the last.
    pub step: usize,
    pub mode: StudyMode,
    /// The language; `None` for that of the reader.
    pub language: Option<Language>,
}

fn fields(text: &str) -> Option<form_urlencoded::Parse<'_>> {
    let (_, fields) = text.trim().split_once('#')?;
    let is_one_word = !text.trim().contains(char::is_whitespace);
    let fields = form_urlencoded::parse(fields.as_bytes());
    let mut names = fields.map(|(name, _)| name);
    let names_lesson = names.any(|name| matches!(&*name, "course" | "lesson" | "position" | "own"));
    (is_one_word && names_lesson).then_some(fields)
}

impl Link {
    /// Whether a text is a link, be it a faulty one.
    pub fn is_in(text: &str) -> bool {
        fields(text).is_some()
    }

    /// Reads a link.
    ///
    /// # Errors
    /// One sentence: what it holds is unknown, damaged, or too large.
    pub fn read(text: &str) -> Result<Self, Words> {
        let fields = fields(text).ok_or_else(|| Words::of(Texts::link_without_lesson))?;
        let field = |name: &str| {
            let mut named = fields.filter(|(own, _)| own == name);
            named.next().map(|(_, value)| value.into_owned())
        };
        let unknown =
            |name: &'static str, found: &String| Words::of(|texts| texts.link_unknown(found, name));
        let course = field("course").map(|letters| OpenCourse::of_link(&unpacked(&letters)?));
        let course = course.transpose()?;
        let tasks = || course.iter().flat_map(OpenCourse::tasks);
        let source = match (field("lesson"), field("position"), field("own")) {
            (Some(id), ..) => {
                let lesson = shipped().iter().find(|lesson| lesson.id == id);
                let of_course = tasks().find(|(task, _)| task.lesson == id);
                let source = of_course.map(|(_, source)| source);
                source
                    .or_else(|| Some(Source::Shipped(lesson?.id)))
                    .ok_or_else(|| unknown("lesson", &id))?
            }
            (None, Some(sfen), _) => {
                parse_sfen(&sfen).map_err(|error| error.words().at("position"))?;
                let usual = PositionSetup::of_ones_own(sfen);
                let depth =
                    field("depth").map(|depth| depth.parse().map_err(|_| unknown("depth", &depth)));
                let values = field("values").map(|values| {
                    values.parse::<Evaluation>().map_err(|_| unknown("values", &values))
                });
                let setup = PositionSetup {
                    depth: depth.transpose()?.unwrap_or(usual.depth),
                    values: values.transpose()?.map_or(usual.values.clone(), Into::into),
                    ..usual
                };
                text_source(to_text(&position_lesson(setup, 1))?)
            }
            (None, None, Some(own)) => text_source(unpacked(&own)?),
            (None, None, None) => {
                let first = tasks().next().map(|(_, source)| source);
                first.ok_or_else(|| Words::of(Texts::link_without_lesson))?
            }
        };
        let algorithm = field("algorithm").map(|id| id.parse().map_err(|_| (id, "algorithm")));
        let step = field("step").map(|step| step.parse().map_err(|_| (step, "step")));
        let mode = field("mode").map(|id| {
            let mut modes = StudyMode::ALL.iter().copied();
            modes.find(|mode| mode.id() == id).ok_or((id, "mode"))
        });
        let language = field("lang").map(|id| {
            let mut languages = Language::ALL.into_iter();
            languages.find(|language| language.id() == id).ok_or((id, "lang"))
        });
        let said = |(found, name): (String, &'static str)| unknown(name, &found);
        Ok(Self {
            course,
            source,
            algorithm: algorithm.transpose().map_err(said)?,
            step: step.transpose().map_err(said)?.unwrap_or_default(),
            mode: mode.transpose().map_err(said)?.unwrap_or_default(),
            language: language.transpose().map_err(said)?,
        })
    }
}

/// The source of a lesson that a link holds as text.
fn text_source(text: String) -> Source {
    Source::Text { name: "link.ron".to_owned(), bytes: text.into_bytes() }
}

/// A text as letters for addresses.
fn packed(text: &str) -> String {
    letters(&deflated(text))
}

/// The reverse of [`packed`].
fn unpacked(letters: &str) -> Result<String, Words> {
    let text = bytes_of(letters).and_then(|bytes| inflated(&bytes));
    text.map_err(|fault| match fault {
        LettersFault::Damaged => Words::of(Texts::link_damaged),
        LettersFault::TooMuch => Words::of(|texts| texts.link_too_much(MOST_TEXT / 1024)),
    })
}

/// The reading of a position that says all of a lesson, if there is one.
fn position_alone(lesson: &Lesson) -> Option<&PositionSetup> {
    let SubjectSetup::Position(setup) = &lesson.subject else {
        return None;
    };
    let usual = PositionSetup::of_ones_own(setup.sfen.clone());
    let reading = PositionSetup { depth: setup.depth, values: setup.values.clone(), ..usual };
    let made = position_lesson(setup.clone(), 1);
    // Its number on the list is not part of it.
    let made = Lesson { id: lesson.id.clone(), title: lesson.title.clone(), ..made };
    let is_named =
        setup.values.evaluation().is_ok_and(|values| !matches!(values, Evaluation::Own(_)));
    (*setup == reading && *lesson == made && is_named).then_some(setup)
}

impl Session {
    /// A link to what is shown, in this language; with the open course, if the lesson is one of it.
    ///
    /// A lesson that the course asks to predict or to fill in is linked to at its beginning:
    /// questions that are passed count as unanswered.
    ///
    /// # Errors
    /// One sentence, if no lesson is open, or if it is too long for a link.
    pub fn link(&self) -> Result<String, Words> {
        let open = self.open().ok_or_else(|| Words::of(Texts::link_without_lesson))?;
        let loaded = open.loaded();
        if loaded.log.is_some() {
            return Err(Words::of(Texts::link_of_log));
        }
        let mut fields = form_urlencoded::Serializer::new(String::new());
        let task = self.lessons.task(open.source());
        let course = self.lessons.open_one().filter(|_| task.is_some());
        if let Some(course) = course {
            fields.append_pair("course", &packed(&course.link_text()?));
        }
        match (task, open.source(), position_alone(&loaded.lesson)) {
            (Some(CourseTask { lesson: id, .. }), ..) => {
                fields.append_pair("lesson", id);
            }
            (None, Source::Shipped(id), _) => {
                fields.append_pair("lesson", id);
            }
            (None, _, Some(setup)) => {
                fields.append_pair("position", &setup.sfen);
                fields.append_pair("depth", &setup.depth.to_string());
                if let Ok(values) = setup.values.evaluation() {
                    fields.append_pair("values", &values.to_string());
                }
            }
            _ => {
                let text = match &loaded.text {
                    Some(text) => Arc::clone(text),
                    None => to_text(&loaded.lesson)?.into(),
                };
                fields.append_pair("own", &packed(&text));
            }
        }
        let mode = task.map_or(self.study_mode(), |task| task.work);
        let from_start = task.is_some() && ModeRow::of(mode).asks;
        if !from_start {
            fields.append_pair("algorithm", open.algorithm().id());
            if open.step() > 0 {
                fields.append_pair("step", &open.step().to_string());
            }
        }
        if StudyMode::ALL[1..].contains(&mode) {
            fields.append_pair("mode", mode.id());
        }
        fields.append_pair("lang", self.language().id());
        let link = format!("{}#{}", self.platform.address, fields.finish());
        if link.len() > MOST_LETTERS {
            return Err(Words::of(|texts| match course {
                Some(_) => texts.link_course_too_long(MOST_LETTERS, link.len()),
                None => texts.link_too_long(MOST_LETTERS, link.len()),
            }));
        }
        Ok(link)
    }

    /// Opens what a link says.
    pub(super) fn follow(&mut self, text: &str) {
        self.messages.clear();
        let Link { course, source, algorithm, step, mode, language } = match Link::read(text) {
            Ok(link) => link,
            Err(words) => {
                self.messages.error(words);
                return self.open_first(&Source::Shipped(""));
            }
        };
        let language = language.map(SettingsCommand::SetLanguage).map(Command::Settings);
        let leaves = self.study.mode != StudyMode::Watch;
        let leave = leaves.then_some(Command::Study(StudyCommand::SetMode(StudyMode::Watch)));
        let commands = language.into_iter().chain(leave);
        for command in commands {
            let effects = self.apply(command);
            self.effects.extend(effects);
        }
        self.study.mode = mode;
        let source = match course {
            Some(course) => self.course_linked(course, source),
            None => source,
        };
        let algorithm = algorithm.map_or_else(String::new, |algorithm| algorithm.id().to_owned());
        let resume = Resume { algorithm, step, ..Resume::default() };
        self.effects.extend(self.lessons.resume(source, resume));
    }

    /// Opens the course of a link, unless it is open already, perhaps from its file. Returns the
    /// lesson to open, which may then be a file.
    fn course_linked(&mut self, linked: OpenCourse, source: Source) -> Source {
        let Some(open) = self.lessons.open_one().filter(|open| open.is_same(&linked)) else {
            self.messages.show(opened_message(&linked));
            self.lessons.open_course(linked);
            return source;
        };
        let mut both = linked.tasks().zip(open.tasks());
        let same = both.find(|((_, linked), _)| *linked == source);
        same.map_or(source, |(_, (_, own))| own)
    }
}
