//! What the classes look at.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::class::MoveClass;
use crate::game::{CaptureOrder, Captures, Game};
use crate::games::shogi::attackers::{attacked_from, attackers, in_check};
use crate::games::shogi::setup::passed;
use crate::games::shogi::values::YSS;
use crate::games::shogi::{Shogi, may_promote};
use crate::score::Score;
use crate::search::{captures_on, exchange_on};

/// The game with the values of YSS.
pub(super) const GAME: Shogi = Shogi { values: YSS };

/// What a king in check loses: more than all pieces together.
const KING: i32 = 100_000;

/// What speaks against a move that a class would call for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// By the exchange on its square it loses more than it is for.
    Loses,
    /// It only attacks pawns.
    OnlyPawn,
    /// Taking what it attacks wins nothing.
    Worthless,
}

/// A class calls for a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    pub class: MoveClass,
    /// The number of the move.
    pub index: usize,
    pub about: Option<Square>,
    pub other: Option<Square>,
    /// What the move saves or threatens to win; moves with the same provisional value are tried in
    /// the order of that.
    pub stake: i32,
    /// What else speaks for it, without a unit.
    pub merit: i32,
    pub objection: Option<Objection>,
}

impl Call {
    pub(super) const fn of(class: MoveClass, index: usize) -> Self {
        Self {
            class,
            index,
            about: None,
            other: None,
            stake: 0,
            merit: 0,
            objection: None,
        }
    }
}

/// A piece of the side to move that the opponent would win something by taking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    /// Where it stands.
    pub square: Square,
    /// The piece that would take first.
    pub by: Square,
    /// What is lost.
    pub loss: i32,
    /// Whether it is the king: a check.
    pub is_check: bool,
}

/// A legal move, and what it comes to.
#[derive(Clone, Debug)]
pub(super) struct LegalMove {
    pub mv: Move,
    /// The piece as it stands after the move.
    pub piece: Piece,
    pub from: Option<Square>,
    pub to: Square,
    pub takes: bool,
    pub promotes: bool,
    /// The provisional value for the side to move.
    pub provisional: i32,
    pub after: Position,
    /// A promotion that nobody would decline is declined.
    pub is_needless: bool,
}

/// A position as the classes see it.
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
        let moves = legal
            .into_iter()
            .filter_map(|mv| legal_move(at, mv))
            .collect();
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

    /// What is threatened: in check the king, by each checker; else pieces, the dearest first.
    fn find_threats(&self) -> Vec<Threat> {
        let enemy = self.side.flip();
        if let Some(king) = self.at.king_square(self.side).filter(|_| self.in_check) {
            let checkers = attackers(self.at, king, enemy, self.at.occupied());
            let check = |by| Threat {
                square: king,
                by,
                loss: KING,
                is_check: true,
            };
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
                Some(Threat {
                    square,
                    by: from,
                    loss,
                    is_check: false,
                })
            });
            // Of equals the first one.
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

    /// What the opponent wins on `square` after a move.
    pub(super) fn loss_after(&self, index: usize, square: Square) -> i32 {
        let after = &self.moves[index].after;
        match after.piece_at(square) {
            Some(piece) if piece.color() == self.side => exchange(after, square),
            _ => 0,
        }
    }

    /// What the side to move wins on `square` now.
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

    /// What the piece that moves attacks after its move and has not attacked before it.
    pub(super) fn newly_attacked(&self, index: usize) -> Bitboard {
        let LegalMove {
            from,
            to,
            piece,
            after,
            ..
        } = &self.moves[index];
        let now = attacked_from(*piece, *to, after.occupied());
        let before = from.and_then(|from| Some((self.at.piece_at(from)?, from)));
        match before {
            Some((piece, from)) => now & !attacked_from(piece, from, self.at.occupied()),
            None => now,
        }
    }

    /// The moves with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &LegalMove)> {
        self.moves.iter().enumerate()
    }
}

/// What the side to move at `at` wins by the exchange on `square`; never less than nothing.
pub(super) fn exchange(at: &Position, square: Square) -> i32 {
    exchange_on(&GAME, at, square, CaptureOrder::Geometric).abs()
}

/// A legal move, and what it comes to.
fn legal_move(at: &Position, mv: Move) -> Option<LegalMove> {
    let side = at.side_to_move();
    let to = mv.to();
    let after = GAME.after(at, mv);
    let piece = after.piece_at(to)?;
    let takes = GAME.takes(at, mv);
    let enemies = attackers(&after, to, side.flip(), after.occupied());
    let risk = if enemies.is_empty() {
        0
    } else {
        exchange(&after, to)
    };
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
