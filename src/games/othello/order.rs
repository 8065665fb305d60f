//! Move ordering for searching a game to its end.

use super::count::FinalCount;
use super::moves::OthelloMove;
use super::position::{BoardSize, OthelloPosition};
use super::rules::Othello;
use super::square::{DiscSquare, Squares};
use game::{Evaluator, Finite, Game, Keyed, Rank, in_order};
use score::{Player, Score};

/// With this few empty squares moves are not ranked: counting the replies would take longer than
/// searching them.
const UNRANKED: u32 = 4;

/// The extra weight of a reply on a corner.
const CORNER_ANSWER: i32 = 2;

/// The weight of a square in a quadrant with an odd number of empty squares: the side that plays
/// there first also plays there last.
const ODD: i32 = 1;

/// Othello with a move order for searching to the end: first the moves that leave the opponent the
/// fewest replies (fastest-first), since they have the smallest subtrees; with a bonus for squares
/// in quadrants with an odd number of empty squares (parity). The moves are those of [`Othello`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastestFirst;

const fn corners(size: BoardSize) -> Squares {
    match size {
        BoardSize::Four => Squares(0x0900_0009),
        BoardSize::Eight => Squares(0x8100_0000_0000_0081),
    }
}

/// The quadrants of a board.
const fn quarters(size: BoardSize) -> [u64; 4] {
    match size {
        BoardSize::Four => [0x0303, 0x0c0c, 0x0303_0000, 0x0c0c_0000],
        BoardSize::Eight => [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32],
    }
}

/// The quadrants with an odd number of empty squares.
fn odd_quarters(at: &OthelloPosition) -> Squares {
    let empty = at.empty().0;
    let mut odd = 0;
    for quarter in quarters(at.size()) {
        if (empty & quarter).count_ones() % 2 == 1 {
            odd |= quarter;
        }
    }
    Squares(odd)
}

/// The ordering score of placing a disc on `square`; higher is searched first.
fn promise(at: &OthelloPosition, odd: Squares, square: DiscSquare) -> i32 {
    let answers = at.after(OthelloMove::Place(square)).legal();
    let on_corners = Squares(answers.0 & corners(at.size()).0).count();
    let parity = if odd.has(square) { ODD } else { 0 };
    parity - 2 * answers.count().cast_signed() - 2 * CORNER_ANSWER * on_corners.cast_signed()
}

impl Game for FastestFirst {
    type Position = OthelloPosition;
    type Move = OthelloMove;

    fn player(&self, at: &OthelloPosition) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &OthelloPosition, moves: &mut Vec<OthelloMove>) {
        let from = moves.len();
        let mut ranks = Vec::new();
        self.ranked_moves(at, moves, &mut ranks);
        in_order(&mut moves[from..], &mut ranks);
    }

    fn ranked_moves(
        &self,
        at: &OthelloPosition,
        moves: &mut Vec<OthelloMove>,
        ranks: &mut Vec<Rank>,
    ) {
        let empty = at.empty().count();
        if empty == 0 {
            return;
        }
        let legal = at.legal();
        if legal.is_empty() {
            Othello.moves(at, moves);
            return;
        }
        let odd = odd_quarters(at);
        if empty <= UNRANKED {
            let (first, then) = (legal.0 & odd.0, legal.0 & !odd.0);
            moves.extend(Squares(first).iter().map(OthelloMove::Place));
            moves.extend(Squares(then).iter().map(OthelloMove::Place));
            return;
        }
        moves.extend(legal.iter().map(OthelloMove::Place));
        if legal.count() > 1 {
            ranks.extend(
                legal
                    .iter()
                    .map(|square| Rank { value: promise(at, odd, square), ..Rank::default() }),
            );
        }
    }

    fn after(&self, at: &OthelloPosition, mv: OthelloMove) -> OthelloPosition {
        at.after(mv)
    }

    fn player_after(&self, at: &OthelloPosition, mv: OthelloMove) -> Player {
        Othello.player_after(at, mv)
    }
}

impl Keyed for FastestFirst {
    const NUMBERS: usize = Othello::NUMBERS;

    fn key(&self, at: &OthelloPosition) -> u64 {
        Othello.key(at)
    }

    fn number(&self, mv: OthelloMove) -> usize {
        Othello.number(mv)
    }
}

impl Finite for FastestFirst {
    fn moves_left(&self, at: &OthelloPosition) -> u8 {
        u8::try_from(at.empty().count()).unwrap_or(u8::MAX)
    }
}

/// The value of a finished game.
impl Evaluator<FastestFirst> for FinalCount {
    fn value(&self, _: &FastestFirst, at: &OthelloPosition, _: u8) -> Score {
        Score(self.score(at))
    }
}
