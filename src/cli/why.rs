//! `why`: why not this move?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::Value;

use super::claims::written;
use super::lessons::{open, with_algorithm};
use super::run::relation;
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use language::{Language, Words};
use score::{Bound, BoundedScore, Player, ProofNumbers};
use session::{Job, Opened, ShortBy, WhyEffect, WhyNot, WhyProof, WhyReading, run_beside};
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
    /// The word of the place.
    #[serde(skip)]
    word: String,
    /// Why it is not read; null if it is.
    reason: Option<&'static str>,
    value: Option<i32>,
    relation: Option<&'static str>,
    /// Why the value is a guess of the search: `reduced`, `pass`, `margin` or `below`; null if it
    /// is none.
    guess: Option<&'static str>,
    /// What is proven of the move, of a search that only asks that: `proven`, `disproven`, `open`.
    proof: Option<&'static str>,
    /// The proof and the disproof number of an open move.
    numbers: Option<[u32; 2]>,
    best: Option<BestAnswer>,
    short_by: Option<i32>,
    short_relation: Option<&'static str>,
    /// The move and what answers it.
    line: Vec<String>,
    /// Those of a search that guesses have `"guess": true`.
    claims: Vec<Value>,
    /// The reading beside the tree; null if the run has read the move.
    reading: Option<ReadingAnswer>,
    sentences: Vec<String>,
    /// The line in the notation of the language.
    #[serde(skip)]
    shown: Vec<String>,
    /// The name of a line that is not the only one.
    #[serde(skip)]
    one_of: Option<String>,
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
    /// Whether the search of the reading guesses.
    guess: bool,
    proof: Option<&'static str>,
    better: bool,
    /// What becomes of the value of the root: `stays`, `changes`, `may-change`.
    effect: Option<&'static str>,
    root: Option<i32>,
    /// Why it cannot be read by itself.
    error: Option<String>,
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
            .map_err(|words| Refusal(format!("{lesson}: {}", words.spoken())))?;
        let asked = opened
            .playable_named(node, &self.mv)
            .map_err(|words| Refusal(format!("{lesson}: {}", words.spoken())))?;
        let why = opened.why(node, asked);
        let read = (!why.place.is_read()).then(|| Self::read(&opened, &why));
        let answer = Self::answered(&opened, &why, read.as_ref());
        if self.answer.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            answer.write(output)?;
        }
        Ok(Exit::Answered)
    }

    /// Reads the position after the move.
    fn read(opened: &Opened, why: &WhyNot) -> Result<(Box<Opened>, WhyReading), String> {
        let request = opened.why_request(why).map_err(Words::spoken)?;
        let run = run_beside(request, &Job::of_at_most(opened.cap())).map_err(Words::spoken)?;
        let read = run.into_opened();
        let reading = opened.why_read(why, &read);
        Ok((Box::new(read), reading))
    }

    fn answered<'a>(
        opened: &'a Opened,
        why: &'a WhyNot,
        read: Option<&Result<(Box<Opened>, WhyReading), String>>,
    ) -> WhyAnswer<'a> {
        let seen = opened.projection_at_end(Language::spoken());
        let id = |node: NodeId| seen.subject().id(seen.tree(), node);
        let view = opened.why_view(why, Language::spoken());
        let mut sentences = view.sentences;
        let done = read.and_then(|read| read.as_ref().ok());
        let mut shown: Vec<_> = view.line.into_iter().map(|(_, name)| name).collect();
        if let Some((read, reading)) = done {
            let (said, line) = opened.why_read_view((why, reading), read, Language::spoken());
            sentences.extend(said);
            shown = line.into_iter().map(|(_, name)| name).collect();
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
            word: view.word,
            reason: why.reason.map(compare::Reason::id),
            value: value.map(|value| value.value.0),
            relation: value.map(|value| relation(value.bound)),
            guess: why.guess.map(session::WhyGuess::id),
            proof: why.proof.map(WhyProof::id),
            numbers: match why.proof {
                Some(WhyProof::Open(Some(ProofNumbers { proof, disproof }))) => {
                    Some([proof, disproof])
                }
                _ => None,
            },
            best: why.best.map(|(best, value)| BestAnswer {
                mv: id(best),
                value: value.value.0,
                relation: relation(value.bound),
            }),
            short_by: short.map(|short| short.by),
            short_relation: short.map(|short| relation(bound(short.is_exact))),
            line: done.map_or_else(|| why.line.iter().map(|&node| id(node)).collect(), below),
            claims: why
                .claims
                .iter()
                .map(|claim| {
                    let mut claim = written(&seen, claim);
                    if opened.algorithm().guesses() {
                        claim["guess"] = true.into();
                    }
                    claim
                })
                .collect(),
            reading: read.map(|read| match read {
                Ok((_, reading)) => ReadingAnswer {
                    leaves: reading.leaves,
                    guess: opened.algorithm().guesses(),
                    proof: reading.proof.map(WhyProof::id),
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
                    guess: false,
                    proof: None,
                    better: false,
                    effect: None,
                    root: None,
                    error: Some(error.clone()),
                },
            }),
            sentences,
            shown,
            one_of: opened.algorithm().asks_who_wins().then(|| texts().why_not_one_line()),
        }
    }
}

impl WhyAnswer<'_> {
    /// Writes the answer as text.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        writeln!(output, "{} [{}]", self.name, self.word)?;
        for sentence in &self.sentences {
            writeln!(output, "{sentence}")?;
        }
        if self.shown.len() > 1 {
            let one_of = self.one_of.as_ref().map(|name| format!("{name}: "));
            writeln!(output, "{}{}", one_of.unwrap_or_default(), self.shown.join(" → "))?;
        }
        if let Some(error) = self.reading.as_ref().and_then(|reading| reading.error.as_ref()) {
            writeln!(output, "{error}")?;
        }
        Ok(())
    }
}
