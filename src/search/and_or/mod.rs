//! AND/OR search: one proven move suffices for the attacker, one refuting move for the defender.
//!
//! | file | contents |
//! |---|---|
//! | here | the search of one iteration |
//! | `deepening` | iterations of 1, 3, 5 … plies |
//! | `table` | results for positions, shared between limits |
//! | `solve` | the full solution of a problem: every first move, the line, every solution |
//! | `code` | pseudo-code |

mod code;
mod deepening;
mod solve;
mod table;

pub use deepening::search_mate;
pub use solve::{MateLimits, MateVerdict, Mating, find_mate, solve_mate};

use super::memory::Memory;
use super::row::{AlgorithmRow, Manner, Need};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Player, Score, Window};
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "and-or",
    name: Texts::algorithms_and_or,
    needs: &[Need::TwoValued],
    cuts: true,
    revisits: true,
    code: code::CODE,
    manner: Manner::Mates,
    ..AlgorithmRow::PLAIN
};

/// Whether `value` is better than 0 for `attacker`, which is a proof.
pub(super) fn is_proven(attacker: Player, value: Score) -> bool {
    attacker.prefers(value, Score(0))
}

/// The window of an AND/OR search: is the value better than 0 for the attacker?
const fn question(attacker: Player) -> Window {
    match attacker {
        Player::Max => Window { alpha: Score(0), beta: Score(1) },
        Player::Min => Window { alpha: Score(-1), beta: Score(0) },
    }
}

/// Depth-first AND/OR search: is `at` worth more than 0 for `attacker`, within `depth` plies?
///
/// At an OR node, where the attacker is to move, the first proven move suffices; at an AND node,
/// where the defender is to move, the first refuted one does. This is alpha-beta with a null window
/// at 0. The value is that of the proof found, a bound of the true value (Nilsson 1971; with a
/// memory as in YSS, section 4).
pub fn and_or<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    attacker: Player,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    if let Some(known) = run.recall(game, at, question(attacker)) {
        return known;
    }
    let Some(mut node) = run.open(game, at, depth, None) else {
        return run.leaf(game, at, depth);
    };
    while let Some(mv) = node.next() {
        let found = and_or(game, &game.after(at, mv), depth - 1, attacker, node.run);
        node.take(mv, found);
        // An OR node is settled by a proof, an AND node by a refutation.
        if is_proven(attacker, found.value) == (node.player == attacker) {
            node.settle();
            break;
        }
    }
    node.remember(question(attacker));
    node.close()
}
