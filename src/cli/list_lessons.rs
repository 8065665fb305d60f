//! `lessons`: lists the lessons that ship.

use std::io::Write;

use clap::Args;
use serde_json::json;

use super::{AnswerFormat, CliAnswer, Exit, Refusal};
use language::Language;
use scenario::{parse, shipped};

/// List the lessons that ship, in the order of the course.
#[derive(Debug, Args)]
pub struct ListLessons {
    #[command(flatten)]
    answer: AnswerFormat,
}

impl ListLessons {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let lessons = shipped().iter().filter_map(|shipped| {
            let title = parse(shipped.text()).ok()?.title.told(Language::spoken()).into_owned();
            Some((shipped.id, title))
        });
        let lessons: Vec<_> = lessons.collect();
        let widest = lessons.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
        let mut text = String::new();
        let lessons = lessons.into_iter().map(|(id, title)| {
            text += &format!("{id:widest$}  {title}\n");
            json!({"id": id, "title": title})
        });
        let json = json!({"lessons": lessons.collect::<Vec<_>>()});
        CliAnswer { json, text }.print(self.answer, output)
    }
}
