//! Our engine as a reader beside the tree of a lesson.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::loaded::Loaded;
use super::proof::{Proof, labels};
use super::schema::Compare;
use eval::Evaluation;
use formats::usi::{parse_usi_move, usi};
use games::shogi::Shogi;
use language::Texts;
use play::game_engine;
use search::{Control, Iteration, Limits, Quiescence, Settings};
use subject::FieldError;
use tree::NodeId;

/// The greatest depth at which a lesson may run other readers, in plies.
const DEEPEST: u8 = 12;

/// The settings of our engine for reading a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnReading {
    pub evaluation: Evaluation,
    /// The search beyond the horizon.
    pub quiescence: Quiescence,
    /// The number of lines to report.
    pub lines: usize,
}

impl Default for OwnReading {
    fn default() -> Self {
        Self { evaluation: Evaluation::default(), quiescence: Quiescence::SOUND, lines: 1 }
    }
}

impl OwnReading {
    /// The settings of a lesson's tree: its evaluator, and its quiescence search if it has one.
    pub fn of(loaded: &Loaded) -> Self {
        let valuation = loaded.shogi.as_ref().map(|shogi| shogi.valuation());
        valuation.map_or_else(Self::default, |valuation| Self {
            evaluation: valuation.evaluation,
            quiescence: valuation.quiescence,
            lines: 1,
        })
    }

    /// Searches `at` by iterative deepening and reports each finished depth; returns all of them,
    /// or the mate if there is no move.
    pub fn read(
        &self,
        at: &Position,
        limits: &Limits,
        control: Control<'_>,
        mut report: impl FnMut(&[Iteration<Move>]),
    ) -> Vec<Iteration<Move>> {
        let settings =
            Settings { multi_pv: self.lines, quiescence: self.quiescence, ..Settings::default() };
        let mut iterations = Vec::new();
        let mut engine = game_engine::<Shogi>(self.evaluation, settings);
        let found = engine.deepen(at, limits, control, &mut |iteration| {
            iterations.push(iteration.clone());
            report(&iterations);
        });
        if iterations.is_empty() {
            iterations.extend(found.last);
        }
        iterations
    }
}

/// Checks what a lesson says about other readers.
pub(super) fn check_compare(loaded: &Loaded) -> Result<(), FieldError> {
    let Some(compare) = &loaded.lesson.compare else {
        return Ok(());
    };
    let Some(root) = loaded.position(NodeId::ROOT) else {
        return Err(FieldError::of(Texts::lessons_files_no_compare).field("compare"));
    };
    let too_deep =
        |depth: u8| FieldError::of(|texts| texts.lessons_files_compare_depth(depth, DEEPEST));
    if !(1..=DEEPEST).contains(&compare.depth) {
        return Err(too_deep(compare.depth).field("depth").field("compare"));
    }
    for (number, (depth, text)) in compare.plays.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("plays").field("compare");
        if !(1..=compare.depth).contains(depth) {
            return Err(within(too_deep(*depth).item(0)));
        }
        parse_usi_move(text, &root).map_err(|error| within(FieldError::new(error).item(1)))?;
    }
    Ok(())
}

/// Checks the moves that a lesson says our engine plays.
pub(super) fn prove_plays(loaded: &Loaded, compare: &Compare) -> Vec<Proof> {
    let deepest = compare.plays.iter().map(|(depth, _)| *depth).max();
    let root = loaded.position(NodeId::ROOT);
    let (Some(deepest), Some(root)) = (deepest, root) else {
        return Vec::new();
    };
    let limits = Limits { depth: Some(deepest), ..Limits::default() };
    let control = Control {
        clock: &|| Duration::ZERO, // The search is limited by depth only.
        stop: &AtomicBool::new(false),
        pulse: &|_| (),
    };
    let reading = OwnReading::of(loaded);
    let iterations = reading.read(&root, &limits, control, |_| ());
    let plays = |depth: u8| {
        let iteration = iterations.iter().find(|iteration| iteration.depth == depth)?;
        iteration.lines.first()?.moves.first().copied()
    };
    let proofs = compare.plays.iter().map(|(depth, expected)| Proof {
        what: labels().promises_best_at_depth(depth.to_string(), "yomisuji"),
        expected: expected.clone(),
        actual: plays(*depth).map_or_else(|| labels().promises_none(), usi),
        to_horizon: None,
    });
    proofs.collect()
}
