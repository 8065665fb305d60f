//! `plan`: the plan of a lesson in class, to print.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::lessons::{check_named, open, with_algorithm};
use super::listed::{course_in, name_in};
use super::outputs::{Inputs, WrittenFiles, page_format};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use export::lesson_plan;
use language::Language;
use scenario::{Shipped, load_course, shipped_courses};
use session::{OpenCourse, Opened};

/// The plan of a lesson in class, from a course that has one: aim, minutes, what is asked at which step
/// with its answer, board drawings, homework, paper. Without a course, the ones that ship.
#[derive(Debug, Args)]
pub struct PrintPlan {
    /// A course with a plan: a file, or the name of one that ships.
    #[arg(requires = "output")]
    course: Option<PathBuf>,
    /// Write the plan to this file (.html or .pdf).
    #[arg(short, long, requires = "course")]
    output: Option<PathBuf>,
    #[command(flatten)]
    answer: AnswerFormat,
}

impl PrintPlan {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let Some((course, path)) = self.course.as_ref().zip(self.output.as_ref()) else {
            return list(self.answer, output);
        };
        Inputs::of_lessons([course]).spare([("-o", Some(path))])?;
        let format = page_format(path)?;
        let open = open_course(course)?;
        Inputs::of_lessons(open.places.values()).spare([("-o", Some(path))])?;
        let lessons = lessons_in(&open)?;
        let name = course.display().to_string();
        let pages = lesson_plan(&open.course, &name, &lessons, Language::spoken())?;
        let mut written = WrittenFiles::default();
        written.write(path, &pages.file(format))?;
        written.say(self.answer, output)
    }
}

/// The course of this name.
fn open_course(course: &std::path::Path) -> Result<OpenCourse, Refusal> {
    check_named(course)?;
    let found = course_in(course);
    let name = || course.display().to_string();
    Ok(found.ok_or_else(|| Refusal(texts().plan_none(name())))??)
}

/// The lessons of a course by their names in it, each run as the course asks.
pub(super) fn lessons_in(open_course: &OpenCourse) -> Result<BTreeMap<String, Opened>, Refusal> {
    let opened = open_course.course.tasks().map(|task| {
        let opened = open(name_in(&open_course.folder, task))?;
        let algorithm = Some(&*task.algorithm).filter(|id| !id.is_empty());
        Ok((task.lesson.clone(), with_algorithm(opened, algorithm)?))
    });
    opened.collect()
}

/// The courses with a plan that ship, with their titles.
fn list(format: AnswerFormat, output: &mut dyn Write) -> Result<Exit, Refusal> {
    let plan = |shipped: &Shipped| {
        let course = load_course(shipped.id, shipped.text()).ok()?;
        course.plan.is_some().then(|| (shipped.id, course.title.spoken()))
    };
    let titles: BTreeMap<_, _> = shipped_courses().iter().filter_map(plan).collect();
    let rows: Vec<_> = titles.iter().map(|(id, title)| format!("{id}  {title}\n")).collect();
    let objects: Vec<Value> =
        titles.iter().map(|(id, title)| json!({"course": id, "title": title})).collect();
    CliAnswer { json: json!({"courses": objects}), text: rows.concat() }.print(format, output)
}
