//! AND/OR search: one proven move of the attacker is enough, and one refuted move of the defender.
//!
//! | file | says |
//! |---|---|
//! | here | the search of one iteration |
//! | `deepening` | one iteration after another: 1, 3, 5 … plies |
//! | `table` | what is remembered of positions, at whatever limit |
//! | `solve` | all that a problem asks: every first move, the line, every solution |
//! | `words` | pseudo-code and sentences |

mod code;
mod deepening;
mod solve;
mod table;

pub use deepening::search_mate;
pub use solve::{MateLimits, MateVerdict, Mating, solve_mate};

use super::best::Best;
use super::memory::{Found, Memory};
use super::row::{AlgorithmRow, Manner, Need, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Player, Score, Window};
use trace::{Observer, Visit};

/// The row of AND/OR search.
pub(super) struct AndOr;

impl Textbook for AndOr {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "and-or",
        name: Texts::algorithms_and_or,
        needs: &[Need::TwoValued],
        cuts: true,
        revisits: true,
        code: code::CODE,
        manner: Manner::Mates,
        ..AlgorithmRow::PLAIN
    };

    /// One iteration; [`search_mate`] deepens.
    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        and_or(game, at, depth, game.player(at), run)
    }
}

/// Whether `value` is better than 0 for `attacker`: a proof.
pub(super) fn is_proven(attacker: Player, value: Score) -> bool {
    attacker.prefers(value, Score(0))
}

/// The question of an AND/OR search as a window: is it more than 0 for the attacker?
const fn question(attacker: Player) -> Window {
    match attacker {
        Player::Max => Window {
            alpha: Score(0),
            beta: Score(1),
        },
        Player::Min => Window {
            alpha: Score(-1),
            beta: Score(0),
        },
    }
}

/// Depth-first AND/OR search: is `at` worth more than 0 for `attacker`, within `depth` plies?
///
/// Where the attacker is to move (an OR node), the first move that is proven is enough; where the
/// defender is (an AND node), the first one that is refuted. So it is alpha-beta with the window
/// between 0 and the least that is more. The value is that of the proof that was found: a bound of
/// the true one (Nilsson 1971; with a memory as in YSS, section 4).
pub fn and_or<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    attacker: Player,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let visit = run.visit();
    if let Some(known) = run.recall(game, at, question(attacker)) {
        return known;
    }
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at);
    let mut best = Best::none(player);
    let mut choice = None;
    let count = moves.len();
    for (tried, mv) in (1..).zip(moves) {
        if !run.enter(Some(mv), Window::FULL, Visit::First) {
            break;
        }
        let found = and_or(game, &game.after(at, mv), depth - 1, attacker, run);
        let improves = best.update(found);
        choice = if improves { Some(mv) } else { choice };
        run.back(mv, found, improves);
        // An OR node is settled by a proof, an AND node by a refutation.
        if is_proven(attacker, found.value) == (player == attacker) {
            if tried < count {
                run.settle::<G::Move>((tried, count - tried));
                best.skip_rest();
            }
            break;
        }
    }
    run.remember(
        game,
        at,
        Found {
            window: question(attacker),
            value: best.value(),
            best: choice,
            visit,
        },
    );
    run.exit(best.found())
}
