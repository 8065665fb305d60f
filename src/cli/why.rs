//! `why`: why not this move?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::Value;

use super::claims::written;
use super::lessons::{open, with_algorithm};
use super::walk::language;
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use language::Language;
use score::{Bound, BoundedScore, Player};
use session::{Job, Opened, ShortBy, WhyEffect, WhyNot, WhyPlace, WhyReading, run_beside};
use tree::NodeId;

/// Why not this move: where it stands in the tree, what answers it, and how far it falls short.
///
/// A move that the run has not read is read by the same search on the position after it.
#[derive(Debug, Args)]
pub struct WhyNotMove {
    /// The id of a lesson, or a file.
    lesson: PathBuf,
    /// The move: in USI or as the game writes it, or as the window names it; in a diagram, the name
    /// of a node.
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: String,
    /// The node where it could be played: names or moves from the root, with slashes between.
    #[arg(long, value_name = "NODE", default_value = "root")]
    at: String,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// The language of the sentences: ja or en.
    #[arg(long, default_value = "ja", value_parser = language)]
    lang: Language,
    #[command(flatten)]
    answer: AnswerFormat,
}

/// The answer: values for Black, amounts for the side that chooses.
#[derive(Serialize)]
struct WhyAnswer<'a> {
    lesson: &'a str,
    algorithm: &'static str,
    node: String,
    #[serde(rename = "move")]
    mv: &'a str,
    name: String,
    player: &'static str,
    place: &'static str,
    /// Why it is not read; null if it is.
    reason: Option<&'static str>,
    value: Option<i32>,
    relation: Option<&'static str>,
    best: Option<BestAnswer>,
    short_by: Option<i32>,
    short_relation: Option<&'static str>,
    /// The move and what answers it.
    line: Vec<String>,
    claims: Vec<Value>,
    /// The reading beside the tree; null if the run has read the move.
    reading: Option<ReadingAnswer>,
    sentences: Vec<String>,
    /// The line in the notation of the language.
    #[serde(skip)]
    shown: Vec<String>,
}

/// The choice of the tree.
#[derive(Serialize)]
struct BestAnswer {
    #[serde(rename = "move")]
    mv: String,
    value: i32,
    relation: &'static str,
}

/// The move, read by itself.
#[derive(Serialize)]
struct ReadingAnswer {
    leaves: u64,
    better: bool,
    /// What becomes of the value of the root: `stays`, `changes`, `may-change`.
    effect: Option<&'static str>,
    root: Option<i32>,
    /// Why it cannot be read by itself.
    error: Option<String>,
}

const fn relation(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtLeast => "at-least",
        Bound::AtMost => "at-most",
    }
}

impl WhyNotMove {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let opened = with_algorithm(open(&self.lesson)?, self.algorithm.as_deref())?;
        let lesson = self.lesson.display();
        if !opened.tree().is_finished() {
            return Err(Refusal(texts().cli_why_unfinished(lesson.to_string())));
        }
        let subject = &*opened.loaded().subject;
        let node = scenario::node_named(&self.at, opened.tree(), subject)
            .map_err(|words| Refusal(format!("{lesson}: {}", words.en)))?;
        let asked = opened
            .playable_named(node, &self.mv)
            .map_err(|words| Refusal(format!("{lesson}: {}", words.en)))?;
        let why = opened.why(node, asked);
        let is_read = matches!(why.place, WhyPlace::Best | WhyPlace::Read);
        let read = (!is_read).then(|| Self::read(&opened, &why));
        let answer = self.answered(&opened, &why, read.as_ref());
        if self.answer.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            answer.write(output)?;
        }
        Ok(Exit::Answered)
    }

    /// Reads the position after the move.
    fn read(opened: &Opened, why: &WhyNot) -> Result<(Box<Opened>, WhyReading), String> {
        let request = opened.why_request(why).map_err(|words| words.en)?;
        let run = run_beside(request, &Job::of_at_most(opened.cap())).map_err(|words| words.en)?;
        let read = run.into_opened();
        let reading = opened.why_read(why, &read);
        Ok((Box::new(read), reading))
    }

    fn answered<'a>(
        &self,
        opened: &'a Opened,
        why: &'a WhyNot,
        read: Option<&Result<(Box<Opened>, WhyReading), String>>,
    ) -> WhyAnswer<'a> {
        let seen = opened.projection_at_end(self.lang);
        let id = |node: NodeId| seen.subject().id(seen.tree(), node);
        let view = opened.why_view(why, self.lang);
        let mut sentences = view.sentences;
        let done = read.and_then(|read| read.as_ref().ok());
        let mut shown: Vec<_> = view.line.into_iter().map(|(_, name)| name).collect();
        if let Some((read, reading)) = done {
            let (said, line) = opened.why_read_view((why, reading), read, self.lang);
            sentences.extend(said);
            let line = line.into_iter().map(|(_, name)| name);
            shown = std::iter::once(view.moved.clone()).chain(line).collect();
        }
        let below = |(read, reading): &(Box<Opened>, WhyReading)| {
            let subject = &*read.loaded().subject;
            let line = reading.line.iter().map(|&node| subject.id(read.tree(), node));
            [why.asked.id.clone()].into_iter().chain(line).collect()
        };
        let value: Option<BoundedScore> = done.map_or(why.value, |(_, reading)| reading.value);
        let short: Option<ShortBy> = done.map_or(why.short_by, |(_, reading)| reading.short_by);
        let bound = |is_exact: bool| if is_exact { Bound::Exact } else { Bound::AtLeast };
        WhyAnswer {
            lesson: &opened.loaded().lesson.id,
            algorithm: opened.algorithm().id(),
            node: id(why.node),
            mv: &why.asked.id,
            name: view.moved,
            player: match why.chooser {
                Player::Max => "max",
                Player::Min => "min",
            },
            place: why.place.id(),
            reason: match why.place {
                WhyPlace::NotRead(reason) => Some(reason.id()),
                WhyPlace::Cut => Some("cut"),
                WhyPlace::Best | WhyPlace::Read => None,
            },
            value: value.map(|value| value.value.0),
            relation: value.map(|value| relation(value.bound)),
            best: why.best.map(|(best, value)| BestAnswer {
                mv: id(best),
                value: value.value.0,
                relation: relation(value.bound),
            }),
            short_by: short.map(|short| short.by),
            short_relation: short.map(|short| relation(bound(short.is_exact))),
            line: done.map_or_else(|| why.line.iter().map(|&node| id(node)).collect(), below),
            claims: why.claims.iter().map(|claim| written(&seen, claim)).collect(),
            reading: read.map(|read| match read {
                Ok((_, reading)) => ReadingAnswer {
                    leaves: reading.leaves,
                    better: reading.is_better,
                    effect: reading.effect.map(WhyEffect::id),
                    root: match reading.effect {
                        Some(WhyEffect::Becomes(value, _)) => Some(value.0),
                        Some(WhyEffect::Stays) => seen.value(NodeId::ROOT).map(|value| value.0),
                        Some(WhyEffect::MayChange) | None => None,
                    },
                    error: None,
                },
                Err(error) => ReadingAnswer {
                    leaves: 0,
                    better: false,
                    effect: None,
                    root: None,
                    error: Some(error.clone()),
                },
            }),
            sentences,
            shown,
        }
    }
}

impl WhyAnswer<'_> {
    /// Writes the answer as text.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        writeln!(output, "{} [{}]", self.name, self.place)?;
        for sentence in &self.sentences {
            writeln!(output, "{sentence}")?;
        }
        if self.shown.len() > 1 {
            writeln!(output, "{}", self.shown.join(" → "))?;
        }
        if let Some(error) = self.reading.as_ref().and_then(|reading| reading.error.as_ref()) {
            writeln!(output, "{error}")?;
        }
        Ok(())
    }
}
