//! Games to learn from: positions, and what they come to.

use fastrand::Rng;

use super::reading::best_move;
use crate::eval::othello::turtle::fit::FitSample;
use crate::game::{Game, Incremental};
use crate::games::othello::count::FinalCount;
use crate::games::othello::{FastestFirst, Othello, OthelloPosition};
use crate::search::{Budget, ToTheEnd};

/// How games to learn from are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingPlan {
    /// The fewest random moves of an opening, and the most; what comes before the last of them is not
    /// learnt from.
    pub opening: (u32, u32),
    /// How many plies are read for a move.
    pub depth: u8,
    /// From so many empty squares a position is read to its end, and every label is exact.
    pub exact: u32,
}

/// One of the rounds in which weights are fitted: games, played by what the round before has learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingRound {
    /// How many games are played.
    pub games: u32,
    /// How they are played.
    pub plan: TrainingPlan,
}

/// So many games as three rounds. The first one knows nothing, and plays by mobility; it takes a
/// ninth of the games, the others four ninths each. The last one reads deeper, for it is what the
/// weights that are kept are fitted to.
#[must_use]
pub const fn training_rounds(games: u32) -> [TrainingRound; 3] {
    let plan = TrainingPlan {
        opening: (4, 24),
        depth: 2,
        exact: 10,
    };
    let last = TrainingPlan {
        depth: 3,
        exact: 11,
        ..plan
    };
    let [first, second] = [games / 9, games / 9 * 4];
    [
        TrainingRound { games: first, plan },
        TrainingRound {
            games: second,
            plan,
        },
        TrainingRound {
            games: games - first - second,
            plan: last,
        },
    ]
}

/// Whether the game of this number, from 0, is left out of a fit, to see how good it is: every tenth.
#[must_use]
pub const fn is_held_out(number: usize) -> bool {
    number % 10 == 9
}

/// The table of what is read to the end, in bytes: with so few squares left more is never filled.
const TABLE: usize = 1 << 19;

/// The positions of a game with what they come to; everything that is random follows from `seed`.
///
/// From an opening of random moves both sides play by alpha-beta with `evaluator` until so few squares
/// are empty that the game is read to its end. What it comes to there is the label of all positions
/// before; each one after has its own.
pub fn training_game<E: Incremental<Othello> + Copy>(
    evaluator: E,
    plan: TrainingPlan,
    seed: u64,
) -> Vec<FitSample> {
    let mut rng = Rng::with_seed(seed);
    let (fewest, most) = plan.opening;
    let opening = rng.u32(fewest..=most.max(fewest));
    let (mut at, mut moves) = (OthelloPosition::default(), Vec::new());
    let (mut before, mut samples) = (Vec::new(), Vec::new());
    let mut end = ToTheEnd::new(FastestFirst, FinalCount::Discs, TABLE);
    for ply in 0.. {
        moves.clear();
        Othello.moves(&at, &mut moves);
        if moves.is_empty() {
            // It was over before it could be read to its end.
            let score = at.difference();
            samples.extend(before.drain(..).map(|position| labelled(position, score)));
            break;
        }
        let is_random = ply < opening;
        let empty = at.empty().count();
        if empty <= plan.exact {
            let Some(solved) = end.solve(&at, Budget::UNLIMITED, &|_| false) else {
                break; // Without a limit it is never stopped.
            };
            let score = solved.value.0;
            samples.extend(before.drain(..).map(|position| labelled(position, score)));
            samples.push(labelled(at, score));
        } else if !is_random {
            before.push(at);
        }
        let mv = if is_random || empty <= plan.exact {
            rng.choice(&moves).copied()
        } else {
            best_move(evaluator, &at, plan.depth, &moves)
        };
        let Some(mv) = mv else { break };
        at = at.after(mv);
    }
    samples
}

fn labelled(position: OthelloPosition, score: i32) -> FitSample {
    FitSample {
        position,
        score: i8::try_from(score).unwrap_or(0), // At most 64.
    }
}
