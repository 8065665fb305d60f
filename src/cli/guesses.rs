//! `guesses`: where the engine that guesses and the exact one choose differently at the same depth,
//! and the first guess on the exact engine's lines.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shogi_core::Move;
use shunsai::Position;

use super::grow::grown;
use super::lines::Positions;
use super::{Exit, Refusal, texts};
use compare::{Reason, part};
use eval::Evaluation;
use formats::sfen::to_sfen;
use formats::usi::usi;
use language::Language;
use scenario::{MAX_NODES, PositionSetup};
use search::{Algorithm, MoveOrder};
use session::{Opened, position_lesson};
use trace::EventKind;
use tree::{NodeId, Packed};

/// The most positions that are read at a time: each takes two trees.
const AT_A_TIME: usize = 4;

/// Where the selective engine and the exact one choose differently, and the first guess on the exact
/// lines.
///
/// The guess stands on the line; that it made the difference is not proved.
#[derive(Debug, Args)]
pub struct FindGuesses {
    #[command(flatten)]
    positions: Positions,
    /// Plies before the horizon, for both.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// The evaluator, or values of one's own, as in own:P=100,S=1150; an unknown one is answered
    /// with all there are.
    #[arg(long, default_value = "usapyon")]
    values: String,
}

/// What one of the two engines chooses; the value is for Black.
#[derive(Serialize)]
struct ChosenMove {
    best: String,
    value: i32,
}

/// A guess of the selective engine, on a line of the exact one.
#[derive(Serialize)]
struct GuessOnLine {
    /// The exact engine's line, in USI: what refutes the selective engine's move, or what speaks for
    /// its own.
    line: Vec<String>,
    /// How many moves of the line lead to the guess, which is about the next one.
    after: usize,
    /// `futile`, `late`, `exchange`, `pass`, `margin`, or `reduced`.
    kind: &'static str,
    /// The guess in words.
    #[serde(skip)]
    words: String,
}

#[derive(Serialize)]
struct GuessAnswer {
    exact: ChosenMove,
    selective: ChosenMove,
    differs: bool,
    /// `null` where they agree, or where no guess stands on the lines.
    guess: Option<GuessOnLine>,
}

impl FindGuesses {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let evaluation: Evaluation = self.values.parse()?;
        let answer = |at: &Position| self.answer(at, evaluation);
        self.positions.answer_on(AT_A_TIME, input, output, answer, people)
    }

    fn answer(&self, at: &Position, evaluation: Evaluation) -> Result<GuessAnswer, Refusal> {
        let exact = self.read(at, evaluation, Algorithm::Engine)?;
        let selective = self.read(at, evaluation, Algorithm::SelectiveSearch)?;
        let [best, guessed] = [&exact, &selective].map(best_of);
        let (best, guessed) = (best?, guessed?);
        let differs = best.best != guessed.best;
        let guess = differs.then(|| first_guess(&exact, &selective)).flatten();
        Ok(GuessAnswer { exact: best, selective: guessed, differs, guess })
    }

    /// The run of an engine at its end.
    fn read(
        &self,
        at: &Position,
        evaluation: Evaluation,
        algorithm: Algorithm,
    ) -> Result<Opened, Refusal> {
        let mut lesson = position_lesson(
            PositionSetup {
                depth: self.depth,
                values: evaluation.into(),
                order: MoveOrder::History,
                from_root: false,
                ..PositionSetup::of_ones_own(to_sfen(at))
            },
            1,
        );
        lesson.open_with(algorithm);
        let opened = grown(lesson, MAX_NODES)?;
        if opened.tree().is_finished() {
            Ok(opened)
        } else {
            Err(Refusal(texts().cli_grow_unfinished()))
        }
    }
}

fn best_of(opened: &Opened) -> Result<ChosenMove, Refusal> {
    let end = opened.end().node(NodeId::ROOT);
    let found = end.best().zip(end.value());
    let (best, value) = found.ok_or_else(|| Refusal(texts().cli_guesses_no_move()))?;
    let best = opened.loaded().subject.id(opened.tree(), best);
    Ok(ChosenMove { best, value: value.0 })
}

/// The first guess on the exact engine's refutation of the selective engine's move; without one, on
/// the line that it chooses itself.
fn first_guess(exact: &Opened, selective: &Opened) -> Option<GuessOnLine> {
    let root = |opened: &Opened| opened.end().node(NodeId::ROOT).best();
    let move_at = |opened: &Opened, id: NodeId| Move::unpack(opened.tree().node(id).mv);
    let chosen = move_at(selective, root(selective)?)?;
    let mut moves = exact.tree().children(NodeId::ROOT);
    let refuted = moves.find(|&id| move_at(exact, id) == Some(chosen));
    [refuted, root(exact)].into_iter().flatten().find_map(|first| {
        let line = std::iter::once(first).chain(exact.end().line(first));
        let line: Vec<_> = line.map_while(|id| move_at(exact, id)).collect();
        guess_on(selective, &line)
    })
}

/// The first guess of a selective run on a line from the root.
fn guess_on(selective: &Opened, line: &[Move]) -> Option<GuessOnLine> {
    let (end, subject) = (selective.end(), &*selective.loaded().subject);
    let parting = part(end, subject, NodeId::ROOT, line);
    let is_reduced = |&id: &NodeId| {
        // Announced just before its last entry: what was read again counts in full.
        let before = end.node(id).entered().and_then(|step| step.checked_sub(2));
        let before = before.and_then(|index| end.trace().records().get(index));
        before.is_some_and(|record| record.kind == EventKind::Reduce && record.node == id)
    };
    let reduced = parting.way[1..].iter().position(is_reduced);
    let skipped = parting.leaving.and_then(|leaving| match leaving.reason {
        Reason::Guessed(kind) => Some((leaving.after, kind)),
        _ => None,
    });
    let reduced = reduced.map(|after| (after, "reduced"));
    let (after, kind) = [reduced, skipped].into_iter().flatten().min_by_key(|&(after, _)| after)?;
    let names: Vec<_> = line.iter().map(|&mv| usi(mv)).collect();
    let mv = names.get(after).cloned().unwrap_or_default();
    let texts = Language::En.texts();
    let words = match kind {
        "reduced" => texts.cli_guesses_reduced(mv),
        kind => Reason::Guessed(kind).sentence(&mv, Language::En),
    };
    Some(GuessOnLine { line: names, after, kind, words })
}

fn people(answer: &GuessAnswer) -> String {
    let texts = texts();
    let GuessAnswer { exact, selective, .. } = answer;
    let [exact_value, value] = [exact, selective].map(|it| it.value.to_string());
    if !answer.differs {
        return texts.cli_guesses_same(&exact.best, exact_value, value) + "\n";
    }
    let chosen = texts.cli_guesses_differ(&exact.best, exact_value, &selective.best, value);
    let because = answer.guess.as_ref().map_or_else(
        || texts.cli_guesses_none(),
        |guess| texts.cli_guesses_on(guess.line.join(" "), &guess.words),
    );
    format!("{chosen}\n{because}\n")
}
