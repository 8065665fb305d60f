//! `guesses`: where the engine that guesses and the exact one choose differently at the same depth,
//! and the guess that made the difference.

use clap::Args;
use serde::Serialize;
use serde_json::json;
use shunsai::Position;

use super::grow::grown;
use super::lines::Positions;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use eval::Evaluation;
use formats::sfen::to_sfen;
use language::Language;
use scenario::{MAX_NODES, PositionSetup};
use search::{Algorithm, MoveOrder};
use session::{Command, Navigation, Opened, Session, SettingsCommand, position_lesson};
use trace::{CutBy, EventKind, TraceRecord};
use tree::NodeId;

/// The most positions that are read at a time: each takes two trees.
const AT_A_TIME: usize = 4;

/// Where the selective engine and the exact one choose differently, and the guess that made the
/// difference.
///
/// With the guesses before it the selective engine still chooses the exact engine's move, with this
/// one as the last it does not: found by halving, from runs that may guess only so many times.
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
    /// The move as people write it.
    #[serde(skip)]
    name: String,
    value: i32,
}

/// The guess that made the difference.
#[derive(Serialize)]
struct DecisiveGuess {
    /// Its step in the run of the selective engine, where it can be looked at.
    step: usize,
    /// `skip`, `reduce`, `extend`, `pass`, or `cut` by a margin.
    kind: &'static str,
    /// The moves to the node that it is about, in USI.
    moves: Vec<String>,
    /// What the selective engine chooses with it as the last; without it, the exact engine's move.
    chooses: String,
    /// That move as people write it.
    #[serde(skip)]
    name: String,
    /// What the program says at the step.
    #[serde(skip)]
    words: String,
}

impl FindGuesses {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let evaluation: Evaluation = self.values.parse()?;
        let answer = |at: &Position| self.answer(at, evaluation);
        self.positions.answer_on(AT_A_TIME, streams, answer)
    }

    fn answer(&self, at: &Position, evaluation: Evaluation) -> Result<CliAnswer, Refusal> {
        let read = |algorithm, guesses| self.read(at, evaluation, algorithm, guesses);
        let exact = best_of(&read(Algorithm::Engine, None)?)?;
        let run = read(Algorithm::SelectiveSearch, None)?;
        let selective = best_of(&run)?;
        let differs = exact.best != selective.best;
        let guess = if differs {
            let with = |guesses| best_of(&read(Algorithm::SelectiveSearch, Some(guesses))?);
            decisive(run, &exact.best, with)?
        } else {
            None
        };
        let texts = texts();
        let [exact_value, value] = [&exact, &selective].map(|it| it.value.to_string());
        let text = if differs {
            let chosen = texts.cli_guesses_differ(&exact.name, exact_value, &selective.name, value);
            let because = guess.as_ref().map_or_else(
                || texts.cli_guesses_none(),
                |guess| {
                    let all = if guess.chooses == selective.best { "same" } else { "other" };
                    let (exact, selective) = (&*exact.name, &*selective.name);
                    let (name, step, words) = (&*guess.name, guess.step, &*guess.words);
                    texts.cli_guesses_decisive(all, name, exact, selective, step, words)
                },
            );
            format!("{chosen}\n{because}\n")
        } else {
            texts.cli_guesses_same(&exact.name, exact_value, value) + "\n"
        };
        // The guess is null where they agree, or where the selective engine chooses another move even
        // without guesses: by the order of its moves, or by its table.
        let json =
            json!({"exact": exact, "selective": selective, "differs": differs, "guess": guess});
        Ok(CliAnswer { json, text })
    }

    /// The run of an engine at its end; a selective one guesses at most `guesses` times.
    fn read(
        &self,
        at: &Position,
        evaluation: Evaluation,
        algorithm: Algorithm,
        guesses: Option<u64>,
    ) -> Result<Opened, Refusal> {
        let mut lesson = position_lesson(
            PositionSetup {
                depth: self.depth,
                values: evaluation.into(),
                order: MoveOrder::History,
                from_root: false,
                guesses,
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
    let (end, subject) = (opened.end(), &*opened.loaded().subject);
    let found = end.best(NodeId::ROOT).zip(end.node(NodeId::ROOT).value());
    let (best, value) = found.ok_or_else(|| Refusal(texts().cli_guesses_no_move()))?;
    let name = subject::choice(subject, opened.tree(), best, Language::spoken());
    Ok(ChosenMove { best: subject.id(opened.tree(), best), name, value: value.0 })
}

/// Whether an event is a guess, or another step that the exact engine does not take.
fn is_guess(record: &TraceRecord) -> bool {
    match record.kind {
        EventKind::Skip | EventKind::Reduce | EventKind::Extend | EventKind::Pass => true,
        EventKind::Cut => record.cut_by() == CutBy::Margin,
        _ => false,
    }
}

/// A guess of `run` before which `exact` is still chosen, and with which it is not; `with` is the
/// choice with so many guesses. `None` if it is not chosen even without any.
fn decisive(
    run: Opened,
    exact: &str,
    with: impl Fn(u64) -> Result<ChosenMove, Refusal>,
) -> Result<Option<DecisiveGuess>, Refusal> {
    let records = run.end().trace().records().iter().enumerate();
    let guesses: Vec<_> = records.filter(|(_, record)| is_guess(record)).collect();
    if with(0)?.best != exact {
        return Ok(None);
    }
    let mut chooses = best_of(&run)?;
    let (mut low, mut high) = (0, guesses.len());
    while high - low > 1 {
        let middle = low.midpoint(high);
        let found = with(middle as u64)?;
        if found.best == exact {
            low = middle;
        } else {
            (high, chooses) = (middle, found);
        }
    }
    let Some(&(index, record)) = guesses.get(low) else {
        return Ok(None);
    };
    let (step, kind) = (index + 1, record.kind.id());
    let way = run.tree().path(record.node);
    let moves = way[1..].iter().map(|&id| run.loaded().subject.id(run.tree(), id)).collect();
    let mut session = Session::new();
    session.apply(Command::Settings(SettingsCommand::SetLanguage(Language::spoken())));
    session.show(run);
    session.apply(Command::Go(Navigation::Seek(step)));
    let words = session.view().sentence.clone();
    let ChosenMove { best: chooses, name, .. } = chooses;
    Ok(Some(DecisiveGuess { step, kind, moves, chooses, name, words }))
}
