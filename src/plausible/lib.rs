//! Selects the moves worth searching, with reasons: a plausible-move generator (Greenblatt 1967)
//! with the move classes of YSS (山下宏「将棋プログラムの指し手生成について」, section 2).
//!
//! | file | contents |
//! |---|---|
//! | [`class`](MoveClass) | the classes: names, limits, and reasons |
//! | `scene` | the input of the classes: legal moves with their provisional values, and threats |
//! | `attack`, `defence`, `shallow` | a routine per class: moves it proposes, and objections |
//! | `judge` | judges every legal move: selected, or why not |
//! | `words` | texts for both |
//!
//! The *provisional value* (仮評価) of a move is the gain of the side to move by the exchange on its
//! destination: the value captured, minus the gain of the opponent by capturing or declining there,
//! cheapest first, with the values of YSS; pins and checks are ignored. A promotion adds nothing,
//! since the paper's table has no promoted pieces. Threats found by passing, and the value of a
//! move to the other side, are exchanges as well: nothing here searches.
//!
//! The paper names the classes without defining them. This is our interpretation:
//!
//! - A move belongs to the first class, in the order of [`MoveClass::ALL`], that proposes it.
//!   Within a class the best provisional values come first, then the highest stakes; the rest is
//!   beyond the limit.
//! - A piece is *threatened* if the opponent, if to move, would win something by the exchange on
//!   its square. A target is *worthless* (取っても得にならない) if capturing it after the move, if we could
//!   move again, wins no more than before.
//! - A defence may have a cost, as long as it is less than it saves.
//! - In check, the check is the threat: every legal move escapes, captures the checker or
//!   interposes, and only the limits restrict them.
//! - *Shallow* means the root of the search and the replies to its moves: [`SHALLOW`] plies.
//!   Deeper, a side that is not in check may stand pat instead, since quiet moves are not generated
//!   there.
//! - A pawn, bishop or rook that may promote does, and so does a lance on the second rank: the
//!   alternative is never generated.
//! - The random moves depend only on the position.

mod attack;
mod class;
mod defence;
mod judge;
mod scene;
mod shallow;
mod words;

use shogi_core::{Move, Square};
use shunsai::Position;

pub use class::{ClassGroup, MOST_MOVES, MoveClass, SHALLOW};
pub use judge::{Judged, Omission, judge};

use game::{Selected, Selects};
use games::shogi::Shogi;

/// The selector with the move classes of YSS.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlausibleMoves;

impl Selects<Shogi> for PlausibleMoves {
    fn select(&self, at: &Position, plies: usize) -> Vec<Selected<Move, Square>> {
        judge::selected(at, plies)
    }

    fn may_stop(&self, plies: usize) -> bool {
        plies >= SHALLOW
    }
}
