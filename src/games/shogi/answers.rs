//! Passes, and the moves that answer a threat before it is carried out (YSS, section 3).

use shogi_core::{Move, Square};
use shunsai::{Bitboard, Position};

use super::attackers::{attackers, in_check};
use super::rules::Shogi;
use super::setup::passed;
use game::{AnswerKind, Game, Threats};

impl Threats for Shogi {
    fn passed(&self, at: &Position) -> Option<Position> {
        let side = at.side_to_move();
        (!in_check(at, side)).then(|| passed(at))
    }

    /// The answers listed in the paper. To any move: take the piece that is about to move. To a
    /// capture: move the attacked piece away, interpose, or support it. To a drop: occupy its
    /// square first or attack it. If the capture is not the very next move and the attacked piece
    /// has no move, also the moves that give it one.
    ///
    /// All are legal moves of the threatened side on the board just before the threat.
    fn answers(
        &self,
        before: &Position,
        threat: Move,
        is_next: bool,
        answers: &mut Vec<(Move, AnswerKind)>,
    ) {
        if in_check(before, before.side_to_move()) {
            return; // The threat is an answer to a check: the other side cannot be to move.
        }
        let ours = passed(before);
        let mut moves = Vec::new();
        self.moves(&ours, &mut moves);
        let threatened = Threatened { ours: &ours, threat, between: between(before, threat) };
        let mut add = |kind, is_one: &dyn Fn(Move) -> bool| {
            let found = moves.iter().copied().filter(|&mv| is_one(mv));
            answers.extend(found.map(|mv| (mv, kind)));
        };
        if let Some(from) = threat.from() {
            add(AnswerKind::TakesThePiece, &|mv| mv.to() == from);
            if !threatened.is_capture() {
                return;
            }
            let is_away = |mv: Move| mv.from() == Some(threat.to());
            add(AnswerKind::Escapes, &is_away);
            add(AnswerKind::Interposes, &|mv| threatened.interposes(mv));
            add(AnswerKind::Supports, &|mv| threatened.supports(mv));
            if !is_next && !moves.iter().copied().any(is_away) {
                add(AnswerKind::OpensTheWay, &|mv| threatened.opens_a_way(self, mv));
            }
        } else {
            add(AnswerKind::Occupies, &|mv| mv.to() == threat.to());
            add(AnswerKind::Supports, &|mv| threatened.supports(mv));
        }
    }
}

/// The squares that a piece passes over.
fn between(at: &Position, mv: Move) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    let Some(from) = mv.from() else {
        return squares;
    };
    let to = mv.to();
    let step = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum();
    let distance = |a: u8, b: u8| (i16::from(b) - i16::from(a)).abs();
    let (files, ranks) = (distance(from.file(), to.file()), distance(from.rank(), to.rank()));
    // A knight's jump passes over nothing.
    if files != 0 && ranks != 0 && files != ranks {
        return squares;
    }
    let (file, rank) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    for number in 1..files.max(ranks) {
        let file = u8::try_from(i16::from(from.file()) + number * file);
        let rank = u8::try_from(i16::from(from.rank()) + number * rank);
        if let (Ok(file), Ok(rank)) = (file, rank)
            && let Some(square) = Square::new(file, rank)
            && at.piece_at(square).is_none()
        {
            squares |= Bitboard::single(square);
        }
    }
    squares
}

/// The threatened side, to move just before the threat.
struct Threatened<'p> {
    ours: &'p Position,
    threat: Move,
    between: Bitboard,
}

impl Threatened<'_> {
    fn is_capture(&self) -> bool {
        self.threat.from().is_some() && self.ours.piece_at(self.threat.to()).is_some()
    }

    fn interposes(&self, mv: Move) -> bool {
        mv.from() != Some(self.threat.to()) && self.between.contains(mv.to())
    }

    /// Whether the move adds to the side's own attackers of the square, including the king.
    fn supports(&self, mv: Move) -> bool {
        let (square, side) = (self.threat.to(), self.ours.side_to_move());
        if mv.from() == Some(square) || mv.to() == square {
            return false;
        }
        let count = |at: &Position| attackers(at, square, side, at.occupied()).count();
        let mut after = self.ours.clone();
        after.do_move(mv);
        count(&after) > count(self.ours)
    }

    /// Whether the threatened piece has a move after `mv`.
    fn opens_a_way(&self, game: &Shogi, mv: Move) -> bool {
        if mv.from() == Some(self.threat.to()) {
            return false;
        }
        let mut after = self.ours.clone();
        after.do_move(mv);
        if in_check(&after, after.side_to_move()) {
            return false; // A check is no answer of this kind.
        }
        let mut moves = Vec::new();
        game.moves(&passed(&after), &mut moves);
        moves.iter().any(|mv| mv.from() == Some(self.threat.to()))
    }
}
