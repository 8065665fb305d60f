//! Which rule an illegal move breaks.

use std::ops::ControlFlow;

use shogi_core::{IllegalMoveKind, Move, PieceKind, Square};
use shogi_legality_lite::is_legal_partial;
use shunsai::{MoveSet, Position};

use super::attackers::in_check;
use super::names::{kanji, letter, square_name, square_name_ja};
use super::pieces::may_promote;
use super::setup::setup;
use crate::language::{Language, Say};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BrokenRule {
    /// No piece stands where the move begins.
    #[error("there is no piece on {}", square_name(*.0))]
    NoPiece(Square),
    /// The piece where the move begins is the opponent's.
    #[error("the piece on {} is the opponent's", square_name(*.0))]
    OpponentsPiece(Square),
    /// The move would capture a piece of its own side.
    #[error("an own piece stands on {}", square_name(*.0))]
    OwnPiece(Square),
    /// A king is never captured.
    #[error("a king cannot be captured")]
    TakesKing,
    /// The piece does not move that way, or something is in between.
    #[error("{} on {} cannot reach {}", letter(*kind), square_name(*from), square_name(*to))]
    CannotReach {
        /// The piece.
        kind: PieceKind,
        /// Where it stands.
        from: Square,
        /// Where it would go.
        to: Square,
    },
    /// The piece does not promote, or not on this move.
    #[error("{} cannot promote on this move", letter(*.0))]
    CannotPromote(PieceKind),
    /// The piece could never move again, so it has to promote.
    #[error("{} has to promote on {}", letter(*.0), square_name(*.1))]
    MustPromote(PieceKind, Square),
    /// The piece is not in the hand of the side to move.
    #[error("no {} in hand", letter(*.0))]
    NotInHand(PieceKind),
    /// Pieces are dropped on empty squares only.
    #[error("{} is not empty", square_name(*.0))]
    Occupied(Square),
    /// A second unpromoted pawn on the file (二歩).
    #[error("a second pawn on file {0} (nifu)")]
    Nifu(u8),
    /// The piece could never move from where it is dropped (行き所のない駒).
    #[error("{} dropped on {} could never move", letter(*.0), square_name(*.1))]
    DeadDrop(PieceKind, Square),
    /// A pawn is dropped and mates at once (打ち歩詰め).
    #[error("a dropped pawn may not mate at once")]
    PawnDropMate,
    /// The own king is in check, and still is after the move (王手放置).
    #[error("the king stays in check")]
    IgnoresCheck,
    /// The move puts the own king in check.
    #[error("the move puts its own king in check")]
    ExposesKing,
}

/// Whether `mv` is legal.
#[must_use]
pub fn is_legal(position: &Position, mv: Move) -> bool {
    let found = position.generate_moves(|set| {
        let is_there = match (set, mv) {
            (
                MoveSet::Normal {
                    from: origin,
                    promotions,
                    non_promotions,
                    ..
                },
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
        if is_there {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    found.is_break()
}

/// The rule that `mv` breaks; none if it is legal.
#[must_use]
pub fn broken_rule(position: &Position, mv: Move) -> Option<BrokenRule> {
    if is_legal(position, mv) {
        return None;
    }
    let side = position.side_to_move();
    let to = mv.to();
    let king_in_check = || {
        if in_check(position, side) {
            BrokenRule::IgnoresCheck
        } else {
            BrokenRule::ExposesKing
        }
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
        // Without a king there is no mate; the crate calls every pawn drop one.
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

/// What is wrong with a move that is no move of the piece at all.
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
        if language == Language::En {
            return self.to_string();
        }
        match self {
            Self::NoPiece(at) => format!("{}に駒がない", square_name_ja(*at)),
            Self::OpponentsPiece(at) => format!("{}の駒は相手の駒", square_name_ja(*at)),
            Self::OwnPiece(at) => format!("{}には自分の駒がある", square_name_ja(*at)),
            Self::TakesKing => "玉は取れない".to_owned(),
            Self::CannotReach { kind, from, to } => format!(
                "{}の{}は{}へ動けない",
                square_name_ja(*from),
                kanji(*kind),
                square_name_ja(*to)
            ),
            Self::CannotPromote(kind) => format!("この手で{}は成れない", kanji(*kind)),
            Self::MustPromote(kind, at) => {
                format!(
                    "{}は{}では成らなければならない",
                    kanji(*kind),
                    square_name_ja(*at)
                )
            }
            Self::NotInHand(kind) => format!("持駒に{}がない", kanji(*kind)),
            Self::Occupied(at) => format!("{}は空いていない", square_name_ja(*at)),
            Self::Nifu(file) => format!("二歩:{file}筋にはもう自分の歩がある"),
            Self::DeadDrop(kind, at) => format!(
                "行き所のない駒:{}の{}は二度と動けない",
                square_name_ja(*at),
                kanji(*kind)
            ),
            Self::PawnDropMate => "打ち歩詰め:歩を打って詰ませてはいけない".to_owned(),
            Self::IgnoresCheck => "王手放置:玉が王手をかけられたままになる".to_owned(),
            Self::ExposesKing => "自殺手:自分の玉が取られてしまう".to_owned(),
        }
    }
}
