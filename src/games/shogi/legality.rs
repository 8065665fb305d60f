//! The rule that an illegal move breaks.

use language::says_errors;
use std::ops::ControlFlow;

use shogi_core::{IllegalMoveKind, Move, PieceKind, Square};
use shogi_legality_lite::is_legal_partial;
use shunsai::{MoveSet, Position};

use super::attackers::in_check;
use super::names::{kind_name, square_name_in};
use super::pieces::may_promote;
use super::setup::setup;
use language::{Language, Say};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The origin is empty.
    NoPiece(Square),
    /// The piece on the origin is the opponent's.
    OpponentsPiece(Square),
    /// The destination holds an own piece.
    OwnPiece(Square),
    TakesKing,
    /// The piece does not move that way, or something is in between.
    CannotReach {
        kind: PieceKind,
        from: Square,
        to: Square,
    },
    /// The piece does not promote, or not on this move.
    CannotPromote(PieceKind),
    /// The piece could never move again without promoting.
    MustPromote(PieceKind, Square),
    /// The piece is not in the hand of the side to move.
    NotInHand(PieceKind),
    /// A drop on an occupied square.
    Occupied(Square),
    /// A second unpromoted pawn on the file (二歩).
    Nifu(u8),
    /// The dropped piece could never move (行き所のない駒).
    DeadDrop(PieceKind, Square),
    /// A pawn drop that mates at once (打ち歩詰め).
    PawnDropMate,
    /// The own king is in check, and still is after the move (王手放置).
    IgnoresCheck,
    ExposesKing,
}

pub fn is_legal(position: &Position, mv: Move) -> bool {
    let found = position.generate_moves(|set| {
        let is_there = match (set, mv) {
            (
                MoveSet::Normal { from: origin, promotions, non_promotions, .. },
                Move::Normal { from, to, promote },
            ) => {
                let targets = if promote { promotions } else { non_promotions };
                origin == from && targets.contains(to)
            }
            (MoveSet::Drop { piece: in_hand, to }, Move::Drop { piece, to: target }) => {
                in_hand == piece && to.contains(target)
            }
            _ => false,
        };
        if is_there { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.is_break()
}

/// The rule that `mv` breaks; `None` if it is legal.
pub fn broken_rule(position: &Position, mv: Move) -> Option<BrokenRule> {
    if is_legal(position, mv) {
        return None;
    }
    let side = position.side_to_move();
    let to = mv.to();
    let king_in_check = || {
        if in_check(position, side) { BrokenRule::IgnoresCheck } else { BrokenRule::ExposesKing }
    };
    let kind = match mv {
        Move::Normal { from, .. } => match position.piece_at(from) {
            None => return Some(BrokenRule::NoPiece(from)),
            Some(piece) if piece.color() != side => {
                return Some(BrokenRule::OpponentsPiece(from));
            }
            Some(piece) => piece.piece_kind(),
        },
        Move::Drop { piece, .. } => piece.piece_kind(),
    };
    Some(match is_legal_partial(&setup(position), mv) {
        Err(IllegalMoveKind::TwoPawns) => BrokenRule::Nifu(to.file()),
        // Without a king there is no mate, but the crate reports one for every such pawn drop.
        Err(IllegalMoveKind::DropPawnMate) if position.king_square(side.flip()).is_some() => {
            BrokenRule::PawnDropMate
        }
        Err(IllegalMoveKind::IgnoredCheck | IllegalMoveKind::DropPawnMate) => king_in_check(),
        Err(IllegalMoveKind::DropStuck) => BrokenRule::DeadDrop(kind, to),
        Err(IllegalMoveKind::NormalStuck) => BrokenRule::MustPromote(kind, to),
        Err(IllegalMoveKind::IncorrectMove | IllegalMoveKind::GameFinished) | Ok(()) => {
            incorrect(position, mv, kind)
        }
    })
}

/// The rule broken by a move that the piece cannot make at all.
fn incorrect(position: &Position, mv: Move, kind: PieceKind) -> BrokenRule {
    let side = position.side_to_move();
    match mv {
        Move::Drop { piece, to } => {
            let in_hand = position.hand(side).count(kind).unwrap_or(0);
            if in_hand == 0 || piece.color() != side {
                BrokenRule::NotInHand(kind)
            } else {
                BrokenRule::Occupied(to)
            }
        }
        Move::Normal { from, to, promote } => {
            match (position.piece_at(from), position.piece_at(to)) {
                (_, Some(taken)) if taken.color() == side => BrokenRule::OwnPiece(to),
                (_, Some(taken)) if taken.piece_kind() == PieceKind::King => BrokenRule::TakesKing,
                (Some(piece), _) if promote && !may_promote(piece, from, to) => {
                    BrokenRule::CannotPromote(kind)
                }
                _ => BrokenRule::CannotReach { kind, from, to },
            }
        }
    }
}

impl Say for BrokenRule {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        let at = |square: Square| square_name_in(square, language);
        let name = |kind: PieceKind| kind_name(kind, language);
        match *self {
            Self::NoPiece(square) => texts.shogi_no_piece(at(square)),
            Self::OpponentsPiece(square) => texts.shogi_opponents_piece(at(square)),
            Self::OwnPiece(square) => texts.shogi_own_piece(at(square)),
            Self::TakesKing => texts.shogi_takes_king(),
            Self::CannotReach { kind, from, to } => {
                texts.shogi_cannot_reach(at(from), name(kind), at(to))
            }
            Self::CannotPromote(kind) => texts.shogi_cannot_promote(name(kind)),
            Self::MustPromote(kind, square) => texts.shogi_must_promote(name(kind), at(square)),
            Self::NotInHand(kind) => texts.shogi_not_in_hand(name(kind)),
            Self::Occupied(square) => texts.shogi_occupied(at(square)),
            Self::Nifu(file) => texts.shogi_nifu(file),
            Self::DeadDrop(kind, square) => texts.shogi_dead_drop(name(kind), at(square)),
            Self::PawnDropMate => texts.shogi_pawn_drop_mate(),
            Self::IgnoresCheck => texts.shogi_ignores_check(),
            Self::ExposesKing => texts.shogi_exposes_king(),
        }
    }
}

says_errors!(BrokenRule);
