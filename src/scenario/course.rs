//! Courses: lessons in chapters, compiled by a teacher in a file.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use super::asking::{AskedGroup, AskedWeights};
use super::library::{CourseChapter, chapters, shipped};
use super::load::{LessonError, check_words, parse};
use super::locate::{first_word, locate, locate_each};
use super::syntax::{NESTING, sentence};
use super::teaching::{ChosenPaper, CourseLessons, TeachingPlan, check_papers, check_plan};
use language::{Texts, Words};
use search::Algorithm;
use subject::{FieldError, check_line};

/// The version of courses that this program reads and writes.
pub const COURSE_VERSION: u32 = 1;

/// How a learner works with a lesson; each lesson can also be presented to a class.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum StudyMode {
    /// The steps are shown.
    #[default]
    Watch,
    /// The learner predicts what happens next before it is shown.
    Predict,
    /// The learner changes something and compares the result with the original.
    WhatIf,
    /// The learner fills in values, windows and cuts, which are graded.
    FillIn,
    /// The lesson itself is changed.
    Make,
}

impl StudyMode {
    /// The ways of learning, in the order of the switch: each asks more of the user than the one
    /// before.
    pub const ALL: &[Self] = &[Self::Watch, Self::Predict, Self::WhatIf, Self::FillIn];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Watch => "watch",
            Self::Predict => "predict",
            Self::WhatIf => "what-if",
            Self::FillIn => "fill-in",
            Self::Make => "make",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub version: u32,
    pub title: Words,
    /// What is asked; everything, if nothing is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<AskedGroup>,
    /// What it weighs, where that is not the usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub weights: BTreeMap<AskedGroup, u32>,
    /// The marks with which the course is passed; 0 if there is nothing to pass.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub pass: u32,
    pub chapters: Vec<CoursePart>,
    /// For the teacher: the plan of a lesson in class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<TeachingPlan>,
    /// For the teacher: papers with chosen questions, in place of dealt ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub papers: Vec<ChosenPaper>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoursePart {
    pub title: Words,
    pub lessons: Vec<CourseTask>,
}

/// A lesson of a course, and the task to do with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseTask {
    /// The id of a shipped lesson, or the name of a file beside the course.
    pub lesson: String,
    /// The mode in which the lesson opens.
    #[serde(default)]
    pub work: StudyMode,
    /// The id of the algorithm that the lesson opens with; only work with it counts. Empty for the
    /// first one of the lesson.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub algorithm: String,
    /// The marks it is worth in the course.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub marks: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_nothing(marks: &u32) -> bool {
    *marks == 0
}

impl Course {
    /// A course without chapters.
    pub fn empty() -> Self {
        Self {
            version: COURSE_VERSION,
            title: Words::default(),
            asks: Vec::new(),
            weights: BTreeMap::new(),
            pass: 0,
            chapters: Vec::new(),
            plan: None,
            papers: Vec::new(),
        }
    }

    /// The lessons that ship, to watch, in their chapters.
    pub fn shipped() -> Self {
        let part = |chapter: &CourseChapter| CoursePart {
            title: chapter.words(),
            lessons: chapter.lessons.iter().map(|lesson| CourseTask::watch(lesson.id)).collect(),
        };
        let title = Words::same("読み筋 yomisuji");
        Self { title, chapters: chapters().iter().map(part).collect(), ..Self::empty() }
    }

    /// The lessons, in order.
    pub fn tasks(&self) -> impl Iterator<Item = &CourseTask> {
        self.chapters.iter().flat_map(|part| &part.lessons)
    }

    /// The marks that there are.
    pub fn marks(&self) -> u64 {
        self.tasks().map(|task| u64::from(task.marks)).sum()
    }

    /// What pupils have of it: all but what is for their teacher.
    #[must_use]
    pub fn of_pupils(&self) -> Self {
        Self { plan: None, papers: Vec::new(), ..self.clone() }
    }

    /// The task of a lesson, by its name in the course.
    pub fn task_of(&self, lesson: &str) -> Option<&CourseTask> {
        self.tasks().find(|task| task.lesson == lesson)
    }

    /// What is asked, and what it weighs.
    pub fn asking(&self) -> AskedWeights {
        AskedWeights::of(&self.asks, &self.weights).unwrap_or_default()
    }
}

impl CourseTask {
    /// A lesson to watch, which counts for nothing.
    pub fn watch(lesson: impl Into<String>) -> Self {
        let (work, algorithm) = (StudyMode::Watch, String::new());
        Self { lesson: lesson.into(), work, algorithm, marks: 0 }
    }

    /// Whether the lesson is a file rather than a shipped one.
    pub fn is_file(&self) -> bool {
        let path = std::path::Path::new(&self.lesson);
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron"))
    }
}

pub fn is_course(text: &str) -> bool {
    first_word(text) == "Course"
}

/// Parses a course. `file` is only used in the error.
///
/// # Errors
/// A [`LessonError`]: a syntax error, an unknown field, or a lesson that is neither shipped nor a
/// file.
pub fn load_course(file: &str, text: &str) -> Result<Course, LessonError> {
    let text = text.trim_start_matches('\u{feff}');
    let course = read_course(file, text)?;
    check(&course).map_err(|error| LessonError {
        file: file.to_owned(),
        place: Some(locate(text, error.way())),
        what: error.what,
    })?;
    Ok(course)
}

/// Parses a course that may be unfinished.
pub(super) fn read_course(file: &str, text: &str) -> Result<Course, LessonError> {
    let options = ron::Options::default().with_recursion_limit(NESTING);
    options.from_str(text).map_err(|error| {
        let (place, what) = sentence(&error, text);
        LessonError { file: file.to_owned(), place: Some(place), what }
    })
}

/// Where a course names its lessons, in order: line and column from 1.
pub fn task_places(text: &str) -> Vec<(usize, usize)> {
    let text = text.trim_start_matches('\u{feff}');
    locate_each(text, ["chapters", "lessons", "lesson"])
}

pub fn course_to_text(course: &Course) -> Result<String, Words> {
    let pretty =
        ron::ser::PrettyConfig::new().new_line("\n").struct_names(true).escape_strings(false);
    let text = ron::Options::default().to_string_pretty(course, pretty);
    text.map(|text| text + "\n")
        .map_err(|error| Words::of(|texts| texts.course_unwritable(error.to_string())))
}

/// What Predict, and then the sheet, asks of each run of the shipped lessons, by the ids of the groups.
const ASKED: &str = include_str!("asked.txt");

/// The groups of which a run of a shipped lesson has questions in Predict, or entries on its sheet;
/// `None` if that is not known.
pub fn asked_of(lesson: &str, algorithm: &str, work: StudyMode) -> Option<Vec<AskedGroup>> {
    let row = |line: &'static str| {
        let mut words = line.split(' ');
        (words.next() == Some(lesson) && words.next() == Some(algorithm)).then_some(words)
    };
    let mut words = ASKED.lines().find_map(row)?;
    let asked = words.nth(usize::from(work == StudyMode::FillIn))?;
    let is_asked = |group: &AskedGroup| asked.split('+').any(|id| id == group.id());
    Some(AskedGroup::ALL.into_iter().filter(is_asked).collect())
}

/// The id of the algorithm of a task; `None` if it is the first one of a lesson that does not ship.
fn algorithm_of(task: &CourseTask) -> Option<String> {
    let first = || {
        let shipped = shipped().iter().find(|lesson| lesson.id == task.lesson)?;
        parse(shipped.text()).ok()?.algorithms.first().cloned()
    };
    Some(task.algorithm.clone()).filter(|id| !id.is_empty()).or_else(first)
}

/// Checks that a task is possible and can earn its marks.
fn check_work(task: &CourseTask) -> Result<(), FieldError> {
    if matches!(task.work, StudyMode::WhatIf | StudyMode::Make) && task.marks > 0 {
        return Err(FieldError::of(Texts::course_what_if_marks).field("marks"));
    }
    let id = &task.algorithm;
    let asked = algorithm_of(task).and_then(|id| asked_of(&task.lesson, &id, task.work));
    if task.work == StudyMode::Predict && task.marks > 0 && asked == Some(Vec::new()) {
        let (lesson, id) = (task.lesson.as_str(), algorithm_of(task).unwrap_or_default());
        let error = FieldError::of(|texts| texts.course_no_questions(id.as_str(), lesson));
        return Err(error.field("marks"));
    }
    if id.is_empty() {
        return Ok(());
    }
    let known = id.parse::<Algorithm>().ok();
    let shipped = shipped().iter().find(|lesson| lesson.id == task.lesson);
    let offered = shipped.and_then(|lesson| Some(parse(lesson.text()).ok()?.algorithms));
    let is_offered = offered.is_none_or(|offered| offered.contains(id));
    if known.is_some() && is_offered {
        return Ok(());
    }
    let id = id.escape_debug();
    Err(FieldError::of(|texts| texts.course_lesson_without(id.to_string())).field("algorithm"))
}

/// Checks that something is asked of a task with marks: minimax has neither windows nor cuts, and a
/// sheet neither order nor choices.
fn check_asked(task: &CourseTask, asking: &AskedWeights) -> Result<(), FieldError> {
    if !matches!(task.work, StudyMode::Predict | StudyMode::FillIn) || task.marks == 0 {
        return Ok(());
    }
    let (lesson, id) = (task.lesson.as_str(), algorithm_of(task));
    let known = id.as_ref().and_then(|id| asked_of(lesson, id, task.work));
    let algorithm = id.and_then(|id| id.parse::<Algorithm>().ok());
    let is_there = |group: &AskedGroup| match (&known, group) {
        (Some(known), group) => known.contains(group),
        (None, AskedGroup::Values) => true,
        (None, AskedGroup::Windows) => algorithm.is_none_or(Algorithm::keeps_window),
        (None, AskedGroup::Cuts) => algorithm.is_none_or(Algorithm::cuts),
        (None, AskedGroup::Order | AskedGroup::Choice) => task.work == StudyMode::Predict,
    };
    let mut asked = AskedGroup::ALL.iter().filter(|group| is_there(group));
    if !asked.any(|group| asking.weight(*group) > 0) {
        return Err(FieldError::of(|texts| texts.course_asks_nothing(lesson)));
    }
    Ok(())
}

fn check(course: &Course) -> Result<(), FieldError> {
    if course.version != COURSE_VERSION {
        let version = course.version;
        let error = FieldError::of(|texts| texts.course_version(COURSE_VERSION, version));
        return Err(error.field("version"));
    }
    let title =
        |words| check_words(words, &|title| check_line(title, Texts::lessons_files_title, 1));
    title(&course.title).map_err(|error| error.field("title"))?;
    AskedWeights::of(&course.asks, &course.weights).map_err(|(group, what)| {
        let field = if group.is_some() { "weights" } else { "asks" };
        FieldError::new(what).field(field)
    })?;
    let mut named = HashSet::new();
    for (number, chapter) in course.chapters.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("chapters");
        title(&chapter.title).map_err(|error| within(error.field("title")))?;
        if chapter.lessons.is_empty() {
            return Err(within(FieldError::of(Texts::course_empty_chapter).field("lessons")));
        }
        for (at, task) in chapter.lessons.iter().enumerate() {
            let within_task = |error: FieldError| within(error.item(at).field("lessons"));
            let within = |error: FieldError| within_task(error.field("lesson"));
            let name = task.lesson.as_str();
            if !task.is_file() && !shipped().iter().any(|lesson| lesson.id == name) {
                let quoted = name.escape_debug();
                return Err(within(FieldError::of(|texts| {
                    texts.course_no_such_lesson(quoted.to_string())
                })));
            }
            // Marks name a file without its folders.
            let file = std::path::Path::new(name).file_name().filter(|_| task.is_file());
            let told = file.map_or_else(|| name.into(), std::ffi::OsStr::to_string_lossy);
            if !named.insert(told.clone().into_owned()) {
                return Err(within(FieldError::of(|texts| match file {
                    Some(_) => texts.course_file_twice(&told),
                    None => texts.course_named_twice(&told),
                })));
            }
            check_work(task).map_err(within_task)?;
            check_asked(task, &course.asking()).map_err(|error| {
                if course.asks.is_empty() {
                    within_task(error.field("work"))
                } else {
                    error.field("asks")
                }
            })?;
        }
    }
    if named.is_empty() {
        return Err(FieldError::of(Texts::course_empty).field("chapters"));
    }
    let (pass, marks) = (course.pass, course.marks());
    if u64::from(pass) > marks {
        return Err(FieldError::of(|texts| texts.course_pass(marks, pass)).field("pass"));
    }
    if course.plan.is_none() && course.papers.is_empty() {
        return Ok(());
    }
    let lessons = CourseLessons::of(course.tasks().map(|task| (&*task.lesson, &*task.algorithm)));
    if let Some(plan) = &course.plan {
        check_plan(plan, &lessons).map_err(|error| error.field("plan"))?;
    }
    check_papers(&course.papers, &lessons)
}
