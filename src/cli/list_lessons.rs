//! `lessons`: lists the lessons that ship.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::walk::language;
use super::{AnswerFormat, Exit, Refusal, to_json};
use language::Language;
use scenario::{parse, shipped};

/// List the lessons that ship, in the order of the course.
#[derive(Debug, Args)]
pub struct ListLessons {
    /// The language of the titles: ja or en.
    #[arg(long, default_value = "ja", value_parser = language)]
    lang: Language,
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
            let title = parse(shipped.text).ok()?.title.get(self.lang).to_owned();
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
