//! The marks of the listed lessons.

use std::path::{Path, PathBuf};

use super::super::super::effect::Effect;
use super::super::super::job::Job;
use super::super::super::lesson_list::LessonEntry;
use super::super::super::message::Message;
use super::super::super::open::Opened;
use super::super::super::open_course::OpenCourse;
use super::super::super::paper_wish::{PaperLessons, PaperPlace, PaperRequest, PaperWish};
use super::super::super::source::Source;
use super::super::super::state::Session;
use super::super::modes::ModeRow;
use super::by_pupil::PupilTable;
use super::code::ClassMarks;
use super::{CoursePoints, LessonMark, MarkEntry, MarkReport, MarkRow, MarksPart, RULES, Take};
use flate2::Crc;
use language::Words;
use scenario::{CourseTask, StudyMode, course_to_text};

impl Session {
    /// Lists the lessons of a course and opens the first.
    pub(crate) fn course_opened(&mut self, course: OpenCourse) {
        self.lessons.remember_file(course.path.clone());
        self.messages.show(opened_message(&course));
        let kept = self.kept_of(&course);
        self.lessons.open_course(course);
        if let Some(kept) = kept {
            return self.take_over(&kept);
        }
        self.effects.extend(self.lessons.open_first(&Source::Shipped(""), !self.pages.board));
    }

    /// Runs the algorithm that the course asks for, by its id.
    pub(crate) fn run_as_asked(&mut self, id: &str) {
        let offers = |open: &Opened| open.loaded().algorithms.iter().any(|own| own.id() == id);
        if self.run.open().is_some_and(offers) {
            self.effects.extend(self.run.resume(id, 0));
        } else {
            self.messages.error(Words::of(|texts| texts.course_no_algorithm(id)));
        }
    }

    /// Writes the marks of a learner: as CSV, or as JSON if the extension says so.
    pub(crate) fn save_marks(&mut self, path: PathBuf, learner: &str) {
        let report = self.mark_report(learner);
        self.save_table(path, || report.csv_file(), || report.json());
    }

    /// Writes the marks of the class that were read from codes, in the same formats.
    pub(crate) fn save_class(&mut self, path: PathBuf) {
        let class = self.study.class.clone().map(|(class, _)| class).unwrap_or_default();
        self.save_table(path, || class.csv_file(), || class.json());
    }

    /// Writes a table as the extension says.
    fn save_table(
        &mut self,
        path: PathBuf,
        csv: impl FnOnce() -> Result<String, Words>,
        json: impl FnOnce() -> Result<String, Words>,
    ) {
        let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        let text = match ending.as_deref().and_then(std::ffi::OsStr::to_str) {
            Some("csv") => csv(),
            Some("json") => json(),
            _ => Err(Words::of(|texts| texts.course_no_format(path.display().to_string()))),
        };
        self.effects.extend(self.saving.save_text(path, text, &mut self.messages));
    }

    pub(crate) fn class_opened(&mut self, class: ClassMarks) {
        let by_pupil = class.by_pupil(&[]);
        self.study.class = Some((class, by_pupil));
        // Give the user a lesson to return to.
        self.open_first(&Source::Shipped(""));
    }

    /// The marks of a class that were read from codes, until they are put away.
    pub fn class_marks(&self) -> Option<&ClassMarks> {
        self.study.class.as_ref().map(|(class, _)| class)
    }

    /// The same with one row a pupil.
    pub fn class_by_pupil(&self) -> Option<&PupilTable> {
        self.study.class.as_ref().map(|(_, by_pupil)| by_pupil)
    }

    /// Requests papers, as the end of the name says, or else as pages; the marking key goes beside
    /// them.
    pub(crate) fn make_papers(&mut self, path: Option<&Path>, wish: PaperWish) {
        let Some(open) = self.run.source() else { return };
        // The key has the answers.
        if let Some(last) = self.run.open().map(Opened::last_step) {
            self.study.predict.see(last, true);
            self.study.predict.see_model();
        }
        let algorithm = self.run.open().filter(|_| wish.lessons == PaperLessons::Open);
        let algorithm = algorithm.map(Opened::algorithm);
        let entries = self.lessons.entries();
        let here = entries.iter().find(|entry| entry.source == *open);
        let chapter = here.and_then(|entry| entry.chapter);
        let is_wanted = |entry: &&LessonEntry| match wish.lessons {
            PaperLessons::Open => entry.source == *open,
            PaperLessons::Chapter => entry.chapter == chapter,
            PaperLessons::Course => entry.chapter.is_some(),
        };
        let sources = entries.iter().filter(is_wanted);
        let sources = sources.map(|entry| entry.source.clone()).collect();
        let place = match path {
            Some(path) => {
                let (path, format, key) = wish.files(path);
                PaperPlace::Files { replaces: self.saving.agreed(&path), path, format, key }
            }
            None => PaperPlace::Printer(wish.name().to_owned()),
        };
        let job = Job::default();
        self.saving.begin(job.clone());
        let language = self.settings.language;
        let request = PaperRequest { place, sources, algorithm, wish, language, job };
        self.effects.push(Effect::MakePapers(Box::new(request)));
    }

    pub fn open_course(&self) -> Option<&OpenCourse> {
        self.lessons.open_one()
    }

    pub fn course_title(&self) -> Option<&Words> {
        self.lessons.course().map(|course| &course.title)
    }

    /// The title of a chapter of the list, by its index.
    pub fn chapter_title(&self, number: Option<usize>) -> Option<Words> {
        self.lessons.chapter_title(number?)
    }

    /// Enters exercises just completed: a predicted run, a graded sheet.
    pub(crate) fn enter_marks(&mut self) {
        let asking = self.asking();
        let Some(open) = self.run.open() else {
            return;
        };
        let study = &mut *self.study;
        let mark = match study.mode {
            StudyMode::Predict => study.predict.mark(open.plan(), &asking),
            StudyMode::FillIn => {
                let mark = study.fill_in.take_mark();
                mark.filter(|_| !study.predict.has_seen_model())
            }
            StudyMode::Watch | StudyMode::WhatIf | StudyMode::Make => None,
        };
        let Some(mark) = mark else {
            return;
        };
        let take = Take {
            work: study.mode,
            algorithm: open.algorithm().id(),
            is_main: open.is_main_run(),
            mark,
            looks: study.predict.looks(study.mode),
            rules: if study.mode == StudyMode::Predict { study.predict.rules() } else { RULES },
            day: (self.platform.today)(),
        };
        // Every check of a sheet is a separate take.
        let mut check = None;
        let number = match study.mode {
            StudyMode::Predict => study.predict.take(),
            _ => &mut check,
        };
        study.marks.enter(open.source().name(), &take, number);
        if study.mode == StudyMode::FillIn {
            study.predict.see_verdicts();
        }
    }

    /// Whether the take that counts in Predict is another one than this.
    pub(crate) fn is_retake(&self, open: &Opened, take: Option<u32>) -> bool {
        let marks = self.study.marks.of(&open.source().name());
        let is_same = |mark: &&MarkEntry| {
            mark.work == StudyMode::Predict && mark.algorithm == open.algorithm().id()
        };
        let first = marks.iter().find(is_same).and_then(|mark| mark.first);
        first.is_some_and(|first| take != Some(first.take))
    }

    /// Whether a lesson still has a mark to earn in the open course; seeing its run now would
    /// forfeit it.
    pub(crate) fn is_to_be_marked(&self, source: &Source) -> bool {
        self.lessons.task(source).is_some_and(|task| {
            let asks = ModeRow::of(task.work).asks;
            let marks = self.study.marks.of(&source.name());
            asks && !marks.iter().any(|mark| counts_for(mark, task) && mark.first.is_some())
        })
    }

    /// The task of the open course for a listed lesson; `None` if it is in no course.
    pub fn course_task(&self, entry: &LessonEntry) -> Option<&CourseTask> {
        self.lessons.task(&entry.source)
    }

    /// Why a lesson of the open course cannot be opened, with its place in the course; `None` if no
    /// fault is known.
    pub fn course_fault(&self, entry: &LessonEntry) -> Option<&Words> {
        self.lessons.fault(&entry.source)
    }

    pub fn marks_of(&self, entry: &LessonEntry) -> &[MarkEntry] {
        self.study.marks.of(&entry.source.name())
    }

    /// All marks of the listed lessons, as a table that a learner can hand in.
    pub fn mark_report(&self, learner: &str) -> MarkReport {
        let rows = self.lessons.entries().iter().flat_map(|entry| self.mark_rows(entry)).collect();
        MarkReport { learner: learner.to_owned(), rows, ..self.course_head() }
    }

    /// The marks of a lesson, a row each; without any, one row that says so.
    pub(crate) fn mark_rows(&self, entry: &LessonEntry) -> Vec<MarkRow> {
        let task = self.lessons.task(&entry.source);
        let row = |mark| MarkRow {
            chapter: self.chapter_title(entry.chapter),
            lesson: report_name(&entry.source),
            title: entry.title.clone(),
            walked: self.is_seen(&entry.source),
            mark,
            asked: task.map(|task| task.work),
            asked_algorithm: task.map(|task| task.algorithm.clone()).filter(|id| !id.is_empty()),
            counts_for: task.map_or(0, |task| task.marks),
        };
        match self.marks_of(entry) {
            [] => vec![row(None)],
            marks => marks.iter().map(|mark| row(Some(mark.clone()))).collect(),
        }
    }

    /// What is reached of the open course, and what there is to reach.
    pub(crate) fn course_points(&self) -> CoursePoints {
        let mut points = CoursePoints::default();
        for entry in self.lessons.entries() {
            let Some(task) = self.lessons.task(&entry.source) else { continue };
            let best = self.study.marks.counting(&entry.source.name(), task).unwrap_or(0);
            let watched = task.work == StudyMode::Watch && self.is_seen(&entry.source);
            let best = if watched { LessonMark::WHOLE } else { best };
            points.thousandths += u64::from(best) * u64::from(task.marks);
            points.of += u64::from(task.marks); // Few lessons: no overflow.
        }
        points
    }

    /// A report of the open course without a learner and without rows.
    pub(crate) fn course_head(&self) -> MarkReport {
        let course = self.lessons.course();
        MarkReport {
            learner: String::new(),
            course: course.map(|course| course.title.clone()),
            course_print: course.and_then(|course| {
                let text = course_to_text(&course.of_pupils()).ok()?;
                let mut crc = Crc::new();
                crc.update(text.as_bytes());
                Some(crc.sum())
            }),
            points: course.map(|_| self.course_points()),
            rows: Vec::new(),
        }
    }
}

impl MarksPart {
    /// What counts of a lesson for a task, in thousandths; `None` if it was not tried as the task asks.
    pub(crate) fn counting(&self, lesson: &str, task: &CourseTask) -> Option<u16> {
        let tried = self.of(lesson).iter().filter(|mark| counts_for(mark, task));
        tried.filter(|mark| mark.first.is_some()).map(MarkEntry::counted).max()
    }
}

/// Whether a mark fits a task: its study mode and its algorithm.
fn counts_for(mark: &MarkEntry, task: &CourseTask) -> bool {
    let is_asked = match task.algorithm.as_str() {
        "" => mark.is_main,
        asked => mark.algorithm == asked,
    };
    is_asked && mark.work == task.work
}

/// The name of a lesson in a report. A file has no folders there: they are specific to this
/// machine, and often contain its owner's name.
fn report_name(source: &Source) -> String {
    let name = source.name();
    match source {
        Source::Shipped(id) => (*id).to_owned(),
        Source::File(_) | Source::Text { .. } => {
            let file = Path::new(&name).file_name().map(|file| file.to_string_lossy());
            file.map_or_else(|| name.clone(), std::borrow::Cow::into_owned)
        }
        Source::Made { .. } => name,
    }
}

/// Reports that a course is open, and which of its lessons cannot be opened.
pub(crate) fn opened_message(open: &OpenCourse) -> Message {
    let title = &open.course.title;
    let Some(((_, first), more)) = open.faults.split_first() else {
        return Message::info(Words::in_each(|language| {
            language.texts().course_is_open(title.get(language))
        }));
    };
    Message::error(Words::in_each(|language| {
        let texts = language.texts();
        let more = match more.len() {
            0 => String::new(),
            count => texts.course_more_faults(count),
        };
        texts.course_has_faults(first.get(language), more, title.get(language))
    }))
}
