//! The input of the classes.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::class::MoveClass;
use game::{CaptureOrder, Captures, Game};
use games::shogi::attackers::{attacked_from, attackers, in_check};
use games::shogi::setup::passed;
use games::shogi::values::YSS;
use games::shogi::{Shogi, may_promote};
use score::Score;
use search::{captures_on, exchange_on};

pub(super) const GAME: Shogi = Shogi { values: YSS };

/// The loss of a king in check: more than all pieces together.
const KING: i32 = 100_000;

/// An objection to a move that a class proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// It loses more by the exchange on its destination than it gains.
    Loses,
    /// It only attacks pawns.
    OnlyPawn,
    /// Capturing what it attacks wins nothing.
    Worthless,
}

/// A proposal of a move by a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    pub class: MoveClass,
    /// The index of the move.
    pub index: usize,
    pub about: Option<Square>,
    pub other: Option<Square>,
    /// The value that the move saves or threatens to win, which breaks ties between equal
    /// provisional values.
    pub stake: i32,
    /// A further tie-breaker, without a unit.
    pub merit: i32,
    pub objection: Option<Objection>,
}

impl Call {
    pub(super) const fn of(class: MoveClass, index: usize) -> Self {
        Self { class, index, about: None, other: None, stake: 0, merit: 0, objection: None }
    }
}

/// A piece of the side to move that the opponent could gain by capturing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    pub square: Square,
    /// The first capturing piece.
    pub by: Square,
    pub loss: i32,
    /// Whether the piece is the king: a check.
    pub is_check: bool,
}

/// A legal move with its consequences.
#[derive(Clone, Debug)]
pub(super) struct LegalMove {
    pub mv: Move,
    /// The piece after the move.
    pub piece: Piece,
    pub from: Option<Square>,
    pub to: Square,
    pub takes: bool,
    pub promotes: bool,
    /// For the side to move.
    pub provisional: i32,
    pub after: Position,
    /// Whether it declines a promotion that is always better.
    pub is_needless: bool,
}

/// A position as seen by the classes.
pub(super) struct Scene<'p> {
    pub at: &'p Position,
    pub side: Color,
    pub moves: Vec<LegalMove>,
    pub threats: Vec<Threat>,
    /// The same position with the opponent to move.
    pub passed: Position,
    pub in_check: bool,
}

impl<'p> Scene<'p> {
    pub(super) fn of(at: &'p Position) -> Self {
        let side = at.side_to_move();
        let mut legal = Vec::new();
        GAME.moves(at, &mut legal);
        let moves = legal.into_iter().filter_map(|mv| legal_move(at, mv)).collect();
        let mut scene = Self {
            at,
            side,
            moves,
            threats: Vec::new(),
            passed: passed(at),
            in_check: in_check(at, side),
        };
        scene.threats = scene.find_threats();
        scene
    }

    /// The threats: in check to the king, by each checker; otherwise to pieces, the most valuable
    /// first.
    fn find_threats(&self) -> Vec<Threat> {
        let enemy = self.side.flip();
        if let Some(king) = self.at.king_square(self.side).filter(|_| self.in_check) {
            let checkers = attackers(self.at, king, enemy, self.at.occupied());
            let check = |by| Threat { square: king, by, loss: KING, is_check: true };
            return checkers.map(check).collect();
        }
        let mut threats = Vec::new();
        let own = self.at.player_bb(self.side) & !self.at.piece_kind_bb(PieceKind::King);
        for square in own {
            if attackers(self.at, square, enemy, self.at.occupied()).is_empty() {
                continue;
            }
            let captures = captures_on(&GAME, &self.passed, square, CaptureOrder::Geometric);
            let by = captures.iter().filter_map(|(mv, value)| {
                let loss = self.for_enemy(*value);
                let from = mv.from().filter(|_| loss > 0)?;
                Some(Threat { square, by: from, loss, is_check: false })
            });
            // The first of equal ones.
            threats.extend(by.reduce(|a, b| if b.loss > a.loss { b } else { a }));
        }
        threats.sort_by_key(|threat| std::cmp::Reverse(threat.loss));
        threats
    }

    fn for_enemy(&self, value: Score) -> i32 {
        match self.side {
            Color::Black => -value.0,
            Color::White => value.0,
        }
    }

    /// The opponent's gain on `square` after a move.
    pub(super) fn loss_after(&self, index: usize, square: Square) -> i32 {
        let after = &self.moves[index].after;
        match after.piece_at(square) {
            Some(piece) if piece.color() == self.side => exchange(after, square),
            _ => 0,
        }
    }

    /// The gain of the side to move on `square` now.
    pub(super) fn gain_now(&self, square: Square) -> i32 {
        exchange(self.at, square)
    }

    /// The enemy pieces other than the king.
    pub(super) fn prey(&self) -> Bitboard {
        self.at.player_bb(self.side.flip()) & !self.at.piece_kind_bb(PieceKind::King)
    }

    /// The enemy pieces other than king and pawns.
    pub(super) fn worthy_prey(&self) -> Bitboard {
        self.prey() & !self.at.piece_kind_bb(PieceKind::Pawn)
    }

    /// The squares that the moving piece attacks after its move but not before.
    pub(super) fn newly_attacked(&self, index: usize) -> Bitboard {
        let LegalMove { from, to, piece, after, .. } = &self.moves[index];
        let now = attacked_from(*piece, *to, after.occupied());
        let before = from.and_then(|from| Some((self.at.piece_at(from)?, from)));
        match before {
            Some((piece, from)) => now & !attacked_from(piece, from, self.at.occupied()),
            None => now,
        }
    }

    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &LegalMove)> {
        self.moves.iter().enumerate()
    }
}

/// The gain of the side to move at `at` by the exchange on `square`; never negative.
pub(super) fn exchange(at: &Position, square: Square) -> i32 {
    exchange_on(&GAME, at, square, CaptureOrder::Geometric).abs()
}

/// Analyses a legal move.
fn legal_move(at: &Position, mv: Move) -> Option<LegalMove> {
    let side = at.side_to_move();
    let to = mv.to();
    let after = GAME.after(at, mv);
    let piece = after.piece_at(to)?;
    let takes = GAME.takes(at, mv);
    let enemies = attackers(&after, to, side.flip(), after.occupied());
    let risk = if enemies.is_empty() { 0 } else { exchange(&after, to) };
    let promotes = matches!(mv, Move::Normal { promote: true, .. });
    let is_needless = mv.from().is_some_and(|from| {
        let lost = match piece.piece_kind() {
            PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook => true,
            PieceKind::Lance => to.relative_rank(side) == 2,
            _ => false,
        };
        !promotes && lost && may_promote(piece, from, to)
    });
    Some(LegalMove {
        mv,
        piece,
        from: mv.from(),
        to,
        takes,
        promotes,
        provisional: GAME.capture_gain(at, mv) - risk,
        after,
        is_needless,
    })
}
