//! `why`: why not this move?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::claims::written;
use super::lessons::{open, with_algorithm};
use super::sampled::six;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use language::{Language, Words};
use score::{Bound, BoundedScore, Score};
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
        let samples = opened.algorithm().samples().is_some();
        let read = (!samples && !why.place.is_read()).then(|| Self::read(&opened, &why));
        answer(&opened, &why, read.as_ref()).print(self.answer, output)
    }

    /// Reads the position after the move.
    fn read(opened: &Opened, why: &WhyNot) -> Result<(Box<Opened>, WhyReading), String> {
        let request = opened.why_request(why).map_err(Words::spoken)?;
        let run = run_beside(request, &Job::of_at_most(opened.cap())).map_err(Words::spoken)?;
        let read = run.into_opened();
        let reading = opened.why_read(why, &read);
        Ok((Box::new(read), reading))
    }
}

/// Values are for Black, amounts for the side that chooses.
fn answer(
    opened: &Opened,
    why: &WhyNot,
    read: Option<&Result<(Box<Opened>, WhyReading), String>>,
) -> CliAnswer {
    let language = Language::spoken();
    let seen = opened.projection_at_end(language);
    let id = |node: NodeId| seen.subject().id(seen.tree(), node);
    let view = opened.why_view(why, language);
    let mut sentences = view.sentences;
    let done = read.and_then(|read| read.as_ref().ok());
    let mut shown = view.line;
    if let Some((read, reading)) = done {
        let (said, line) = opened.why_read_view((why, reading), read, language);
        sentences.extend(said);
        shown = line;
    }
    let shown: Vec<_> = shown.into_iter().map(|(_, name)| name).collect();
    let mut text = format!("{} [{}]\n", view.moved, view.word);
    for sentence in &sentences {
        text += &format!("{sentence}\n");
    }
    if shown.len() > 1 {
        // The name of a line that is not the only one.
        if opened.algorithm().asks_who_wins() {
            text += &format!("{}: ", texts().why_not_one_line());
        }
        text += &format!("{}\n", shown.join(" → "));
    }
    if let Some(Err(error)) = read {
        text += &format!("{error}\n");
    }
    let below = |(read, reading): &(Box<Opened>, WhyReading)| {
        let subject = &*read.loaded().subject;
        let line = reading.line.iter().map(|&node| subject.id(read.tree(), node));
        std::iter::once(why.asked.id.clone()).chain(line).collect::<Vec<_>>()
    };
    let guesses = opened.algorithm().guesses();
    let value: Option<BoundedScore> = done.map_or(why.value, |(_, reading)| reading.value);
    let short: Option<ShortBy> = done.map_or(why.short_by, |(_, reading)| reading.short_by);
    let bound = |is_exact: bool| if is_exact { Bound::Exact } else { Bound::AtLeast };
    let claims = why.claims.iter().map(|claim| {
        let mut claim = written(&seen, claim);
        if guesses {
            claim["guess"] = true.into();
        }
        claim
    });
    let sample = why.child.and_then(|child| seen.sample(child));
    let json = json!({
        "lesson": opened.loaded().lesson.id,
        "algorithm": opened.algorithm().id(),
        "node": id(why.node),
        "move": why.asked.id,
        "name": view.moved,
        "player": why.chooser.id(),
        "place": why.place.id(),
        // Why it is not read; null if it is.
        "reason": why.reason.map(compare::Reason::id),
        "value": value.map(|value| seen.outcome(value.value)),
        "relation": value.map(|value| value.bound.id()),
        // Why the value is a guess of the search; null if it is none.
        "guess": why.guess.map(session::WhyGuess::id),
        // Of a search that only asks who wins.
        "proof": why.proof.map(WhyProof::id),
        "numbers": match why.proof {
            Some(WhyProof::Open(Some(numbers))) => Some(numbers.both()),
            _ => None,
        },
        // The choice of the tree.
        "best": why.best.map(|(best, value)| json!({
            "move": id(best),
            "value": seen.outcome(value.value),
            "relation": value.bound.id(),
        })),
        "short_by": short.map(|short| seen.exact(Score(short.by))),
        "short_relation": short.map(|short| bound(short.is_exact).id()),
        // The move and what answers it.
        "line": done.map_or_else(|| why.line.iter().map(|&node| id(node)).collect(), below),
        "claims": claims.collect::<Vec<_>>(),
        // The reading beside the tree; null if the run has read the move.
        "reading": read.map(|read| match read {
            Ok((_, reading)) => json!({
                "leaves": reading.leaves,
                "guess": guesses,
                "proof": reading.proof.map(WhyProof::id),
                "better": reading.is_better,
                "effect": reading.effect.map(WhyEffect::id),
                // What becomes of the value of the root.
                "root": match reading.effect {
                    Some(WhyEffect::Becomes(value, _)) => Some(seen.outcome(value)),
                    Some(WhyEffect::Stays) => seen.value(NodeId::ROOT).map(|value| seen.outcome(value)),
                    Some(WhyEffect::MayChange) | None => None,
                },
                "error": null,
            }),
            Err(error) => json!({
                "leaves": 0,
                "guess": false,
                "proof": null,
                "better": false,
                "effect": null,
                "root": null,
                "error": error,
            }),
        }),
        // Of a run that samples: visits and mean for MAX of the move; 0 and null without a visit.
        "visits": seen.sampled().map(|_| sample.map_or(0, |sample| sample.visits)),
        "mean": why.child.and_then(|child| seen.mean(child)).map(six),
        "sentences": sentences,
    });
    CliAnswer { json, text }
}
