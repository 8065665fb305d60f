//! Training games of Othello: positions with their final scores.

use fastrand::Rng;

use super::root_reading::RootReading;
use eval::othello::turtle::fit::FitSample;
use game::{Game, Incremental};
use games::othello::count::FinalCount;
use games::othello::{FastestFirst, Othello, OthelloMove, OthelloPosition};
use search::{Budget, ToTheEnd};

/// How training games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingPlan {
    /// The least and the greatest number of random moves of an opening; positions before the last
    /// of them are not used for training.
    pub opening: (u32, u32),
    /// The search depth per move, in plies.
    pub depth: u8,
    /// From this number of empty squares on, positions are solved, and every label is exact.
    pub exact: u32,
}

/// A round of fitting weights: its games are played with the result of the previous round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingRound {
    pub games: u32,
    pub plan: TrainingPlan,
}

/// Splits games into three rounds. The first one has no weights yet, and plays by mobility; it gets
/// a ninth of the games, the others four ninths each. The last one searches deeper, because the
/// final weights are fitted to it.
pub const fn training_rounds(games: u32) -> [TrainingRound; 3] {
    let plan = TrainingPlan { opening: (4, 24), depth: 2, exact: 10 };
    let last = TrainingPlan { depth: 3, exact: 11, ..plan };
    let [first, second] = [games / 9, games / 9 * 4];
    [
        TrainingRound { games: first, plan },
        TrainingRound { games: second, plan },
        TrainingRound { games: games - first - second, plan: last },
    ]
}

/// Whether the game with this index, from 0, is held out of a fit for testing: every tenth.
pub const fn is_held_out(number: usize) -> bool {
    number % 10 == 9
}

/// The size of the solver's table, in bytes: with so few empty squares more is never filled.
const TABLE: usize = 1 << 19;

/// The positions of a game with their final scores, from a random `seed`.
///
/// After an opening of random moves both sides play by alpha-beta with `evaluator` until few enough
/// squares are empty to solve the game. The result there is the label of all earlier positions;
/// each later one has its own.
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
            // The game ended before it could be solved.
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
            best_move(evaluator, &at, plan.depth)
        };
        let Some(mv) = mv else { break };
        at = at.after(mv);
    }
    samples
}

/// The first of the best moves, searched to `depth` plies.
fn best_move<E: Incremental<Othello> + Copy>(
    evaluator: E,
    at: &OthelloPosition,
    depth: u8,
) -> Option<OthelloMove> {
    let reading = RootReading { at, depth, exchange: false, every_value: false, shuffler: None };
    reading.by(Othello, evaluator).best
}

fn labelled(position: OthelloPosition, score: i32) -> FitSample {
    FitSample {
        position,
        score: i8::try_from(score).unwrap_or(0), // At most 64.
    }
}
