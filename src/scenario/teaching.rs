//! What a course says for its teacher: the plan of a lesson in class, and papers with chosen
//! questions.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::library::shipped;
use super::load::{check_notes, check_words, parse};
use language::{Texts, Words};
use subject::{FieldError, check_line};

/// The plan of a lesson in class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeachingPlan {
    /// How long the lesson is, in minutes.
    #[serde(default = "usual")]
    pub minutes: u32,
    /// What pupils can do afterwards.
    pub aim: Words,
    /// What has to be known and to be there before.
    pub before: Words,
    pub phases: Vec<PlanPhase>,
    /// The trees and boards to draw for the class.
    pub drawings: Vec<PlanDrawing>,
    /// The lessons to do at home, as the course says.
    pub homework: Vec<String>,
    pub paper: PlannedPaper,
}

/// A lesson in class takes this long unless its plan says otherwise.
const fn usual() -> u32 {
    50
}

/// A part of a lesson in class. Lessons, stops and questions are those of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanPhase {
    pub minutes: u32,
    pub title: Words,
    /// What teacher and class do.
    pub steps: Words,
    /// The lesson that is shown, if one is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub lesson: String,
    /// Which of its stops, from 1: what is asked before they are shown, and what is said there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stops: Vec<usize>,
    /// What else is asked during its run.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<ChosenStep>,
    /// Which questions of the lesson itself, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<usize>,
}

/// A question about the step that follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChosenStep {
    pub step: usize,
    /// What is asked, as `yomisuji paper --json` calls it: `value`, `cut`, `window` …
    pub kind: String,
}

/// The tree and the board of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanDrawing {
    pub lesson: String,
    /// At this stop, from 1; 0 for the beginning.
    pub stop: usize,
}

/// A paper about the lessons of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPaper {
    pub questions: u16,
    pub seed: u64,
}

/// A paper whose questions are chosen one by one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChosenPaper {
    pub title: Words,
    /// Stands above the questions.
    pub note: Words,
    pub questions: Vec<ChosenQuestion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChosenQuestion {
    pub lesson: String,
    /// Which variant of its tree: other values in the same order of size, other names, and for odd
    /// numbers mirrored; 0 for the tree itself.
    #[serde(default)]
    pub variant: u64,
    pub step: usize,
    /// As in [`ChosenStep::kind`].
    pub kind: String,
}

/// What is known of the lessons of a course before they are opened, by their names in it: how many
/// stops and questions they have, if they ship. Stops are those of the first algorithm.
pub(super) struct CourseLessons<'c>(BTreeMap<&'c str, Option<[usize; 2]>>);

impl<'c> CourseLessons<'c> {
    /// The lessons of these names, each with the algorithm that the course asks for, if it does.
    pub(super) fn of(tasks: impl Iterator<Item = (&'c str, &'c str)>) -> Self {
        let counts = |(name, algorithm): (&'c str, &str)| {
            let shipped = shipped().iter().find(|lesson| lesson.id == name)?;
            let lesson = parse(shipped.text()).ok()?;
            let is_main = algorithm.is_empty()
                || lesson.algorithms.first().is_some_and(|first| first == algorithm);
            let stops = if is_main { lesson.stops.len() } else { 0 };
            Some([stops, lesson.questions.len()])
        };
        Self(tasks.map(|task| (task.0, counts(task))).collect())
    }

    fn has(&self, name: &str) -> Result<(), FieldError> {
        if self.0.contains_key(name) {
            return Ok(());
        }
        let name = name.escape_debug();
        Err(FieldError::of(|texts| texts.course_plan_no_lesson(name.to_string())))
    }

    fn counts(&self, name: &str) -> Option<[usize; 2]> {
        self.0.get(name).copied().flatten()
    }
}

/// Checks that a plan adds up, and that what it shows is there.
pub(super) fn check_plan(
    plan: &TeachingPlan,
    lessons: &CourseLessons<'_>,
) -> Result<(), FieldError> {
    for (field, words) in [("aim", &plan.aim), ("before", &plan.before)] {
        check_words(words, &check_notes).map_err(|error| error.field(field))?;
    }
    let minutes: u64 = plan.phases.iter().map(|phase| u64::from(phase.minutes)).sum();
    if minutes != u64::from(plan.minutes) {
        let wanted = plan.minutes;
        let error = FieldError::of(|texts| texts.course_plan_minutes(minutes, wanted));
        return Err(error.field("phases"));
    }
    for (number, phase) in plan.phases.iter().enumerate() {
        check_phase(phase, lessons).map_err(|error| error.item(number).field("phases"))?;
    }
    for (number, drawing) in plan.drawings.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("drawings");
        lessons.has(&drawing.lesson).map_err(|error| within(error.field("lesson")))?;
        let known = lessons.counts(&drawing.lesson);
        check_stop(drawing.stop, 0, known).map_err(|error| within(error.field("stop")))?;
    }
    for (number, name) in plan.homework.iter().enumerate() {
        lessons.has(name).map_err(|error| error.item(number).field("homework"))?;
    }
    Ok(())
}

fn check_phase(phase: &PlanPhase, lessons: &CourseLessons<'_>) -> Result<(), FieldError> {
    let title = |text: &str| check_line(text, Texts::lessons_files_title, 1);
    check_words(&phase.title, &title).map_err(|error| error.field("title"))?;
    check_words(&phase.steps, &check_notes).map_err(|error| error.field("steps"))?;
    let shows = [phase.stops.len(), phase.asks.len(), phase.questions.len()] != [0, 0, 0];
    if shows || !phase.lesson.is_empty() {
        lessons.has(&phase.lesson).map_err(|error| error.field("lesson"))?;
    }
    let known = lessons.counts(&phase.lesson);
    for (number, &stop) in phase.stops.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("stops");
        check_stop(stop, 1, known).map_err(within)?;
    }
    for (number, &question) in phase.questions.iter().enumerate() {
        let count = known.map_or(usize::MAX, |[_, questions]| questions);
        if question == 0 || question > count {
            let count = if known.is_some() { count } else { 0 };
            let error = FieldError::of(|texts| texts.course_plan_no_question(count, question));
            return Err(error.item(number).field("questions"));
        }
    }
    Ok(())
}

fn check_stop(stop: usize, least: usize, known: Option<[usize; 2]>) -> Result<(), FieldError> {
    let count = known.map_or(usize::MAX, |[stops, _]| stops);
    if (least..=count).contains(&stop) {
        return Ok(());
    }
    Err(FieldError::of(|texts| {
        texts.course_plan_no_stop(known.map_or(0, |[stops, _]| stops), stop)
    }))
}

/// Checks that chosen papers ask something about lessons of the course.
pub(super) fn check_papers(
    papers: &[ChosenPaper],
    lessons: &CourseLessons<'_>,
) -> Result<(), FieldError> {
    for (number, paper) in papers.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("papers");
        let title = |text: &str| check_line(text, Texts::lessons_files_title, 1);
        check_words(&paper.title, &title).map_err(|error| within(error.field("title")))?;
        check_words(&paper.note, &check_notes).map_err(|error| within(error.field("note")))?;
        if paper.questions.is_empty() {
            let error = FieldError::of(Texts::course_paper_empty);
            return Err(within(error.field("questions")));
        }
        for (at, question) in paper.questions.iter().enumerate() {
            let has = lessons.has(&question.lesson);
            has.map_err(|error| within(error.field("lesson").item(at).field("questions")))?;
        }
    }
    Ok(())
}
