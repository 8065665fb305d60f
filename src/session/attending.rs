//! A course that a learning platform has opened: what the platform is told of the work in it, and what
//! it has kept of that.
//!
//! All of it is plain text; how it gets to the platform and back is the host's matter.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::course_report::{Attending, CourseReport, CourseStatus, KeptByPlatform};
use super::lesson_list::{LessonCommand, Resume};
use super::letters::{bytes_of, deflated, inflated, letters};
use super::open_course::OpenCourse;
use super::platform::Platform;
use super::source::Source;
use super::state::Session;
use super::study::{
    ClassMarks, CoursePoints, FirstTake, LessonMark, MarkEntry, MarkReport, MarkRow,
    PredictProgress, RunName,
};
use language::{Texts, Words};
use scenario::{CourseTask, StudyMode};

/// The most characters of a location, and of everything else that a platform keeps (SCORM 1.2).
const MOST_OF_LOCATION: usize = 255;
pub const MOST_KEPT: usize = 4096;

/// What unfinished work begins with behind the code of the marks.
const WORK: &str = "yomisuji-work:";

/// The takes of Predict that are not at their end, and the steps with words of the open lesson that have
/// been on the screen.
#[derive(Debug, Default, Serialize, Deserialize)]
struct UnfinishedWork(Vec<(RunName, PredictProgress)>, BTreeSet<usize>);

impl UnfinishedWork {
    fn text(&self) -> String {
        if self.0.is_empty() && self.1.is_empty() {
            return String::new();
        }
        let json = serde_json::to_string(self).unwrap_or_default();
        format!(" {WORK}{}", letters(&deflated(&json)))
    }

    /// The reverse of [`Self::text`]; `None` if it is damaged.
    fn read(suspend: &str) -> Option<Self> {
        let Some((_, packed)) = suspend.split_once(WORK) else {
            return Some(Self::default());
        };
        let text = inflated(&bytes_of(packed.trim()).ok()?).ok()?;
        serde_json::from_str(&text).ok()
    }
}

impl Session {
    /// Opens the course that a platform has opened, and takes over what it has kept.
    pub(super) fn attend(&mut self, pack: PathBuf, kept: KeptByPlatform) {
        self.attending = Some(Attending { pack: pack.clone(), kept: Some(kept) });
        let open = LessonCommand::Open(Source::File(pack));
        self.effects.extend(self.lessons.update(open, None));
    }

    /// What the platform has kept, if this is its course, which has just been opened.
    pub(super) fn kept_of(&mut self, course: &OpenCourse) -> Option<KeptByPlatform> {
        let attending = self.attending.as_mut()?;
        attending.kept.take_if(|_| course.path.starts_with(&attending.pack))
    }

    /// Joins what the platform has kept with what is known here, and returns to the place.
    pub(super) fn take_over(&mut self, kept: &KeptByPlatform) {
        if self.platform.learner.is_none() {
            self.messages.error(Words::of(Texts::web_platform_none));
        }
        let Some(open) = self.lessons.open_one() else { return };
        let tasks: Vec<_> =
            open.tasks().map(|(task, source)| (task.lesson.clone(), source)).collect();
        let read = ClassMarks::read(&kept.suspend);
        let report = read.and_then(|class| class.reports.into_iter().next());
        let work = UnfinishedWork::read(&kept.suspend);
        if work.is_none() || report.is_none() && !kept.suspend.trim().is_empty() {
            self.messages.error(Words::of(Texts::course_kept_damaged));
        }
        let mut better = Vec::new();
        for MarkRow { lesson, walked, mark, .. } in report.into_iter().flat_map(|it| it.rows) {
            let Some((_, source)) = tasks.iter().find(|(name, _)| *name == lesson) else {
                continue;
            };
            if walked {
                self.lessons.mark_seen(source);
            }
            if let Some(mark) = mark {
                let (name, algorithm) = (source.name(), mark.algorithm.clone());
                let is_take = mark.work == StudyMode::Predict;
                if self.study.marks.join(name.clone(), mark) && is_take {
                    better.push((name, algorithm));
                }
            }
        }
        let UnfinishedWork(mut takes, walked) = work.unwrap_or_default();
        takes.retain(|(run, _)| tasks.iter().any(|(_, source)| source.name() == run.lesson()));
        for (lesson, algorithm) in better {
            if !takes.iter().any(|(run, _)| run.is_of(&lesson, &algorithm)) {
                self.study.predict.give_up(&lesson, &algorithm);
            }
        }
        self.study.predict.join(takes);
        let mut place = kept.location.splitn(3, ' ');
        let place = place.next().zip(place.next()).zip(place.next());
        let resume = place.and_then(|((step, algorithm), name)| {
            let (_, source) = tasks.iter().find(|(lesson, _)| lesson == name)?;
            let (step, algorithm) = (step.parse().ok()?, algorithm.to_owned());
            Some((source.clone(), Resume { algorithm, step, walked, ..Resume::default() }))
        });
        let effect = match resume {
            Some((source, resume)) => self.lessons.resume(source, resume),
            None => self.lessons.open_first(&Source::Shipped(""), true),
        };
        self.effects.extend(effect);
    }

    /// What the platform is told; `None` if none takes marks, or its course is not open.
    pub(super) fn course_report(&self) -> Option<CourseReport> {
        let learner = self.platform.learner.as_ref()?;
        let attending = self.attending.as_ref().filter(|attending| attending.kept.is_none())?;
        let open = self.lessons.open_one()?;
        open.path.starts_with(&attending.pack).then_some(())?;
        let points = self.course_points();
        let is_done = open.tasks().all(|(task, source)| self.is_worked_through(task, &source));
        let status = match (u64::from(open.course.pass) * 1000, is_done) {
            (0, true) => CourseStatus::Completed,
            (pass @ 1.., _) if points.thousandths >= pass => CourseStatus::Passed,
            (1.., true) => CourseStatus::Failed,
            (_, false) => CourseStatus::Incomplete,
        };
        Some(CourseReport {
            status,
            percent: points.percent(),
            location: self.location(open).unwrap_or_default(),
            suspend: self.suspended(open, learner, &self.unfinished(open)).unwrap_or_default(),
        })
    }

    /// Whether a lesson has been worked through as the course asks.
    fn is_worked_through(&self, task: &CourseTask, source: &Source) -> bool {
        let is_marked = || self.study.marks.counting(&source.name(), task).is_some();
        match task.work {
            StudyMode::Watch | StudyMode::WhatIf | StudyMode::Make => self.is_seen(source),
            StudyMode::Predict => {
                let is_over = self.is_seen(source) || self.study.predict.is_over(&source.name());
                is_over && is_marked()
            }
            StudyMode::FillIn => is_marked(),
        }
    }

    /// Where the learner is in a course.
    fn location(&self, course: &OpenCourse) -> Option<String> {
        let open = self.run.open()?;
        let (task, _) = course.tasks().find(|(_, source)| source == open.source())?;
        // A step of another way of learning is none of this one.
        let step = if self.study.mode == task.work { open.step() } else { 0 };
        let location = format!("{step} {} {}", open.algorithm().id(), task.lesson);
        (location.encode_utf16().count() <= MOST_OF_LOCATION).then_some(location)
    }

    fn unfinished(&self, course: &OpenCourse) -> UnfinishedWork {
        let mut takes = self.study.predict.unfinished();
        let names: BTreeSet<_> = course.tasks().map(|(_, source)| source.name()).collect();
        takes.retain(|(run, _)| names.contains(run.lesson()));
        let is_here = self.run.source().is_some_and(|source| names.contains(&source.name()));
        let walked = is_here.then(|| self.run.walked_steps().clone());
        UnfinishedWork(takes, walked.unwrap_or_default())
    }

    /// The marks in a course and what is unfinished, as much of it as a platform keeps: titles, other
    /// ways of learning and retakes are left out first. `None` if nothing fits.
    fn suspended(
        &self,
        course: &OpenCourse,
        learner: &str,
        unfinished: &UnfinishedWork,
    ) -> Option<String> {
        let work = unfinished.text();
        let last = unfinished.0.last().cloned().into_iter().collect();
        let last = UnfinishedWork(last, unfinished.1.clone()).text();
        let nothing = String::new();
        let all = [(0, &work), (1, &work), (2, &work), (2, &last), (3, &last), (3, &nothing)];
        all.into_iter().find_map(|(thrift, work)| {
            let kept = self.kept_report(course, learner, thrift).code().ok()? + work;
            (kept.len() <= MOST_KEPT).then_some(kept)
        })
    }

    /// The marks of a course: 0 with everything, 1 without titles, 2 only of what the course asks and
    /// the learner has done, 3 of that only the first takes.
    fn kept_report(&self, open: &OpenCourse, learner: &str, thrift: u8) -> MarkReport {
        let learner = if thrift > 1 {
            learner.chars().take(MOST_OF_NAME).collect()
        } else {
            learner.to_owned()
        };
        let entries = self.lessons.entries().iter().filter(|entry| entry.chapter.is_some());
        let rows = open.tasks().zip(entries).flat_map(|((task, source), entry)| {
            let walked = self.is_worked_through(task, &source) || self.is_seen(&source);
            let mut rows = self.mark_rows(entry);
            for row in &mut rows {
                row.lesson.clone_from(&task.lesson);
                row.walked = walked;
                if thrift > 0 {
                    row.chapter = None;
                }
                if thrift > 0 && task.is_file() {
                    row.title = Words::same(&task.lesson);
                }
            }
            if thrift > 1 {
                rows.retain(|row| match &row.mark {
                    Some(mark) => mark.work == task.work,
                    None => walked,
                });
            }
            for mark in rows.iter_mut().filter_map(|row| row.mark.as_mut()) {
                if thrift > 2
                    && let Some(first) = mark.first
                {
                    (mark.tries, mark.best, mark.last) = (first.take, first.mark, first.mark);
                }
            }
            rows
        });
        MarkReport { learner, rows: rows.collect(), ..self.course_head() }
    }
}

/// The most characters of a name, if there is little room.
const MOST_OF_NAME: usize = 60;

/// The most characters that a platform has to keep of a course, once everybody has worked through all
/// of it: marks that are as different as they can be take the most.
pub fn most_kept(open: &OpenCourse) -> usize {
    let mut session = Session::new();
    session.set_platform(Platform { learner: Some(String::new()), ..Platform::default() });
    session.lessons.open_course(open.clone());
    // Numbers without a pattern (Knuth's multiplier).
    let mut number = 1_u32;
    let mut next = |below: u32| {
        number = number.wrapping_mul(2_654_435_761).wrapping_add(1_013_904_223);
        (number >> 12) % below
    };
    for (task, source) in open.tasks() {
        session.lessons.mark_seen(&source);
        if !matches!(task.work, StudyMode::Predict | StudyMode::FillIn) {
            continue;
        }
        let of = 20 + next(20);
        let mut mark = |least: u32| {
            let share = u16::try_from(least + next(1000 - least)).unwrap_or_default();
            LessonMark { share, of }
        };
        let (first, last, best) = (mark(0), mark(0), mark(999));
        let (looks, day) = (next(30), Some(20_000 + next(365)));
        let first = Some(FirstTake { take: 1, mark: first, looks, rules: 9, day });
        let algorithm =
            if task.algorithm.is_empty() { "quiescence-alpha-beta" } else { &task.algorithm };
        let mark = MarkEntry {
            work: task.work,
            algorithm: algorithm.to_owned(),
            tries: 1 + next(9),
            best,
            last,
            first,
            is_main: true,
        };
        session.study.marks.join(source.name(), mark);
    }
    let name: String = (0..60).filter_map(|_| char::from_u32(0x4e00 + next(5_000))).collect();
    session.kept_report(open, &name, 3).code().map_or(usize::MAX, |code| code.len())
}

impl CoursePoints {
    /// In per cent, with at most two decimals: `68.25`; `None` if there are no marks.
    fn percent(self) -> Option<String> {
        let hundredths = (self.thousandths * 10 + self.of / 2).checked_div(self.of)?;
        let percent = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        Some(percent.trim_end_matches('0').trim_end_matches('.').to_owned())
    }
}
