//! Which moves are worth reading, and why: a plausible-move generator (Greenblatt 1967) with the move
//! classes of YSS (山下宏「将棋プログラムの指し手生成について」, section 2).
//!
//! | file | says |
//! |---|---|
//! | [`class`](MoveClass) | the classes: their names, their limits, and why |
//! | `scene` | what the classes look at: legal moves with their provisional values, what is threatened |
//! | `attack`, `defence`, `shallow` | a routine a class: which moves it calls for, and what speaks against one |
//! | `judge` | what becomes of every legal move: selected, or why not |
//! | `words` | both for people |
//!
//! The *provisional value* (仮評価) of a move is what the side to move wins by the exchange on the
//! square that it goes to: what the move takes, less what the opponent wins by taking or declining
//! there, cheapest first, with the values of YSS; pins and checks do not matter. A promotion adds
//! nothing, since the paper's table has no promoted pieces. Passing to see what is threatened, and the
//! value of a move to the other side, are exchanges as well: nothing here reads ahead.
//!
//! The paper names the classes; it does not define them. What stands here is our reading:
//!
//! - A move belongs to the first class, in the order of [`MoveClass::ALL`], that calls for it. Within a
//!   class the best provisional values go first, then what is at stake; the rest is beyond the limit.
//! - A piece is *threatened* if the opponent, were it his turn, would win something by the exchange on
//!   its square. A target is *worthless* (取っても得にならない) if taking it after the move, were it our
//!   turn again, wins no more than before.
//! - A defence may cost something, as long as it costs less than it saves.
//! - In check the check is the threat: every legal move escapes, takes the checker or interposes, and
//!   only the limits narrow them.
//! - *Shallow* is the root of the reading and the answers to its moves: [`SHALLOW`] plies. Deeper, a
//!   side that is not in check may stop instead (stand pat), for quiet moves are not generated there.
//! - A pawn, bishop or rook that may promote does, and a lance on the second rank: the other move is
//!   never generated.
//! - The random moves depend on the position alone, so that the same position has the same ones.

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

use crate::game::{Selected, Selects};
use crate::games::shogi::Shogi;

/// The selector: the move classes of YSS.
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
