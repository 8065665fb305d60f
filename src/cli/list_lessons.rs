//! `lessons`: lists the lessons that ship.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::{AnswerFormat, Exit, Refusal, to_json};
use language::Language;
use scenario::{parse, shipped};

/// List the lessons that ship, in the order of the course.
#[derive(Debug, Args)]
pub struct ListLessons {
    #[command(flatten)]
    answer: AnswerFormat,
}

#[derive(Serialize)]
struct ListAnswer {
    lessons: Vec<ListedLesson>,
}

#[derive(Serialize)]
struct ListedLesson {
    id: &'static str,
    title: String,
}

impl ListLessons {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let lessons = shipped().iter().filter_map(|shipped| {
            let title = parse(shipped.text).ok()?.title.told(Language::spoken()).into_owned();
            Some(ListedLesson { id: shipped.id, title })
        });
        let lessons: Vec<_> = lessons.collect();
        if self.answer.json {
            writeln!(output, "{}", to_json(&ListAnswer { lessons })?)?;
            return Ok(Exit::Answered);
        }
        let widest = lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
        for ListedLesson { id, title } in lessons {
            writeln!(output, "{id:widest$}  {title}")?;
        }
        Ok(Exit::Answered)
    }
}
