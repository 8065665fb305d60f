//! Our engine as a reader beside the tree of a lesson.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::load::Loaded;
use super::promise::Proof;
use super::schema::{Compare, LeafPolicy, SubjectSetup};
use super::subject::FieldError;
use crate::eval::material::Material;
use crate::formats::usi::{parse_usi_move, usi};
use crate::games::shogi::Shogi;
use crate::games::shogi::values::{USAPYON, scheme};
use crate::search::{Control, Engine, Iteration, Limits, Quiescence, Settings};
use crate::tree::NodeId;

/// The deepest that a lesson may let others read, in plies.
const DEEPEST: u8 = 12;

/// How our engine reads a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnReading {
    /// The piece values, by id.
    pub values: String,
    /// What is read beyond the horizon.
    pub quiescence: Quiescence,
    /// How many lines it tells.
    pub lines: usize,
}

impl OwnReading {
    /// As the lesson about this subject reads: its piece values, and its quiescence if it has one.
    #[must_use]
    pub fn of(subject: &SubjectSetup) -> Self {
        let (values, quiescence) = match subject {
            SubjectSetup::Position(setup) => match setup.leaf {
                LeafPolicy::Quiescence(quiescence) => (setup.values.as_str(), quiescence),
                LeafPolicy::Static | LeafPolicy::Exchange => {
                    (setup.values.as_str(), Quiescence::default())
                }
            },
            SubjectSetup::Exchange(setup) => (setup.values.as_str(), Quiescence::default()),
            SubjectSetup::Diagram { .. } | SubjectSetup::TicTacToe { .. } => {
                ("usapyon", Quiescence::default())
            }
        };
        Self {
            values: values.to_owned(),
            quiescence,
            lines: 1,
        }
    }

    /// Reads `at` deeper and deeper, and reports each depth that is finished; all of them, or the
    /// mate if there is no move.
    pub fn read(
        &self,
        at: &Position,
        limits: &Limits,
        control: Control<'_>,
        mut report: impl FnMut(&[Iteration<Move>]),
    ) -> Vec<Iteration<Move>> {
        let values = scheme(&self.values).map_or(USAPYON, |scheme| scheme.values);
        let game = Shogi {
            values: values.by_balance(),
        };
        let settings = Settings {
            multi_pv: self.lines,
            quiescence: self.quiescence,
            ..Settings::default()
        };
        let mut iterations = Vec::new();
        let mut engine = Engine::new(game, Material(values), settings);
        let found = engine.deepen(at, limits, control, |iteration| {
            iterations.push(iteration.clone());
            report(&iterations);
        });
        if iterations.is_empty() {
            iterations.extend(found.last);
        }
        iterations
    }
}

/// What a lesson says of other readers must make sense.
pub(super) fn check_compare(loaded: &Loaded) -> Result<(), FieldError> {
    let Some(compare) = &loaded.lesson.compare else {
        return Ok(());
    };
    let Some(root) = loaded.position(NodeId::ROOT) else {
        return Err(FieldError::new(
            "compare",
            "将棋の局面がない題材は読み比べられない",
            "a subject without a position of shogi cannot be compared",
        ));
    };
    let too_deep = |depth: u8| {
        FieldError::new(
            format!("depth: {depth}"),
            format!("読み比べの深さが{depth}手。1手から{DEEPEST}手まで"),
            format!("found a depth of {depth} plies, expected 1 to {DEEPEST}"),
        )
        .after("compare:")
    };
    if !(1..=DEEPEST).contains(&compare.depth) {
        return Err(too_deep(compare.depth));
    }
    for (depth, text) in &compare.plays {
        if !(1..=compare.depth).contains(depth) {
            return Err(too_deep(*depth));
        }
        parse_usi_move(text, &root).map_err(|e| FieldError::said(text, &e).after("plays:"))?;
    }
    Ok(())
}

/// Holds against our engine what a lesson says that it plays.
pub(super) fn prove_plays(loaded: &Loaded, compare: &Compare) -> Vec<Proof> {
    let deepest = compare.plays.iter().map(|(depth, _)| *depth).max();
    let root = loaded.position(NodeId::ROOT);
    let (Some(deepest), Some(root)) = (deepest, root) else {
        return Vec::new();
    };
    let limits = Limits {
        depth: Some(deepest),
        ..Limits::default()
    };
    let control = Control {
        clock: &|| Duration::ZERO, // A depth is all that limits it.
        stop: &AtomicBool::new(false),
    };
    let reading = OwnReading::of(&loaded.lesson.subject);
    let iterations = reading.read(&root, &limits, control, |_| ());
    let plays = |depth: u8| {
        let iteration = iterations
            .iter()
            .find(|iteration| iteration.depth == depth)?;
        iteration.lines.first()?.moves.first().copied()
    };
    let proofs = compare.plays.iter().map(|(depth, expected)| Proof {
        what: format!("yomisuji: best at depth {depth}"),
        expected: expected.clone(),
        actual: plays(*depth).map_or_else(|| "none".to_owned(), usi),
    });
    proofs.collect()
}
