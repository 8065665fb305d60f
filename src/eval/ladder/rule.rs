//! The rules of each rung as data, and the terms of one square.

use shogi_core::{Color, Piece, PieceKind, Square};
use shunsai::Position;

use super::weights::{
    ALONE_OTHER, ALONE_OWN, ATTACKED, BONUS_BY_RANK, BONUS_BY_SQUARE, DISCOUNT, HELD_OWN,
    KING_VALUE, SEVERAL, SUPPORTED,
};
use crate::explained::TermKind;
use crate::fine::Fine;
use games::shogi::attack_counts::AttackCounts;
use games::shogi::values::YANEURAOU;

/// The terms of a rung beyond material.
#[derive(Clone, Copy, Debug)]
pub(super) struct RungRule {
    /// The attacks near the kings; `None` on the second rung.
    pub(super) attacks: Option<AttackWeights>,
    /// Where fractions are truncated.
    pub(super) truncation: Truncation,
    /// Whether supported and attacked pieces count.
    pub(super) support: bool,
    /// Whether the squares next to the kings count.
    pub(super) neighbourhood: bool,
    pub(super) bonus: KingBonus,
}

/// The weights of attacks near the kings.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackWeights {
    /// The weight of an attack on the square of one's own king; at distance d (Chebyshev) it is
    /// divided by d+1.
    pub(super) own: i32,
    /// The weight of an attack on the square of the opponent's king.
    pub(super) other: i32,
    /// Whether several attacks on a square have diminishing weights.
    pub(super) several: bool,
    /// The greatest number of attacks on a square that is counted.
    pub(super) most: usize,
}

impl AttackWeights {
    /// The weight of `count` attacks on a square, in 1024ths of a single one.
    fn times(self, count: usize) -> i64 {
        if self.several {
            i64::from(SEVERAL[count.min(SEVERAL.len() - 1)])
        } else {
            i64::try_from(count).unwrap_or_default() * 1024
        }
    }
}

/// Where fractions are truncated toward zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truncation {
    /// Each term separately: all arithmetic is in integers.
    Term,
    /// The discount separately, and the sum of each square.
    Square,
    /// The sum of each square in 32nds, and the total once more (`FV_SCALE` 32).
    Fine,
}

impl Truncation {
    /// The sum of a square is a multiple of this fraction of a unit.
    pub(super) const fn scale(self) -> i32 {
        match self {
            Self::Term | Self::Square => 1,
            Self::Fine => 32,
        }
    }
}

/// The bonus for the square of a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KingBonus {
    None,
    /// By rank alone.
    Rank,
    Square,
}

impl KingBonus {
    /// The bonus for a king of `side` on `square`, for that side.
    pub(super) fn of(self, square: Square, side: Color) -> i32 {
        let square = match side {
            Color::Black => square,
            Color::White => square.flip(),
        };
        let (rank, from_left) = (square.rank() - 1, 9 - square.file());
        match self {
            Self::None => 0,
            Self::Rank => BONUS_BY_RANK[usize::from(rank)],
            Self::Square => BONUS_BY_SQUARE[usize::from(rank * 9 + from_left)],
        }
    }
}

/// The Chebyshev distance of two squares: the greater of the differences in files and ranks.
pub(super) fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}

/// Both kings' squares, Black's first.
pub(super) fn kings(at: &Position) -> [Option<Square>; 2] {
    [Color::Black, Color::White].map(|side| at.king_square(side))
}

/// +1 for Black, −1 for White.
pub(super) const fn sign(side: Color) -> i32 {
    match side {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// The attacks of both sides on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacks {
    /// By the side that the term is for.
    pub(super) own: usize,
    /// By the other side.
    pub(super) other: usize,
}

/// The weights of attacks near the kings, as tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightTables {
    /// Of one attack near one's own king, by distance from it, in 1024ths of a unit.
    pub own: Vec<i32>,
    /// Of one attack near the opponent's king, likewise.
    pub other: Vec<i32>,
    /// Of several attacks on one square, by their number from 0, in 1024ths of a single one.
    pub several: Vec<i32>,
}

/// The weight of an attack at `distance` from a king, in 1024ths; `weight` is that of one on its
/// square.
fn near(weight: i32, distance: u8) -> i32 {
    weight * 1024 / (i32::from(distance) + 1)
}

impl RungRule {
    /// The attack counts, or zeros if the rule does not use them.
    pub(super) fn attack_counts(&self, at: &Position) -> AttackCounts {
        if self.attacks.is_some() { AttackCounts::of(at) } else { AttackCounts::NONE }
    }

    pub(super) fn weight_tables(&self) -> Option<WeightTables> {
        let weights = self.attacks?;
        let by_distance = |weight| (0..9).map(|distance| near(weight, distance)).collect();
        Some(WeightTables {
            own: by_distance(weights.own),
            other: by_distance(weights.other),
            several: (0..SEVERAL.len())
                .filter_map(|count| weights.times(count).try_into().ok())
                .collect(),
        })
    }

    /// The value of `count` attacks at `distance` from a king; `weight` is that of one attack on
    /// its square.
    fn attack(&self, weights: AttackWeights, weight: i32, distance: u8, count: usize) -> Fine {
        let near = i64::from(near(weight, distance));
        let times = weights.times(count.min(weights.most));
        match self.truncation {
            Truncation::Term => Fine(((near * times) >> Fine::PLACES) << Fine::PLACES),
            Truncation::Square | Truncation::Fine => Fine(near * times),
        }
    }

    /// The terms of a square about the king of one side, for that side; `distance` is that from
    /// `king`, and a piece of the same side may be on the square.
    pub(super) fn king_terms(
        &self,
        (king, side): (Square, Color),
        distance: u8,
        attacks: Attacks,
        holds_own: bool,
        mut term: impl FnMut(TermKind, Fine),
    ) {
        if let Some(weights) = self.attacks {
            let own = self.attack(weights, weights.own, distance, attacks.own);
            term(TermKind::Defence, own);
            let other = self.attack(weights, weights.other, distance, attacks.other);
            term(TermKind::Attack, -other);
        }
        if self.neighbourhood && distance == 1 {
            let value = match (attacks.own, holds_own) {
                (0 | 1, true) => ALONE_OWN,
                (0 | 1, false) => ALONE_OTHER,
                (_, true) => HELD_OWN,
                (_, false) => 0,
            };
            term(TermKind::KingNeighbourhood, Fine::whole(value));
        }
        if distance == 0 {
            term(TermKind::KingSquare, Fine::whole(self.bonus.of(king, side)));
        }
    }

    /// The terms of a square about the piece on it, for its side.
    pub(super) fn piece_terms(
        &self,
        kind: PieceKind,
        attacks: Attacks,
        mut term: impl FnMut(TermKind, Fine),
    ) {
        let value = match kind {
            // A king has no value; yet this level subtracts the discount from it, too.
            PieceKind::King if self.truncation == Truncation::Square => KING_VALUE,
            PieceKind::King => return,
            _ => YANEURAOU.board(kind),
        };
        let discount = match self.truncation {
            Truncation::Term | Truncation::Square => Fine::whole(value * DISCOUNT / 1024),
            Truncation::Fine => Fine(i64::from(value * DISCOUNT) << 10),
        };
        term(TermKind::Discount, -discount);
        if self.support {
            let part =
                |shares: [i32; 3], count: usize| Fine(i64::from(value * shares[count.min(2)]) << 8);
            term(TermKind::Support, part(SUPPORTED, attacks.own));
            term(TermKind::Attacked, -part(ATTACKED, attacks.other));
        }
    }

    /// Every term of a square, each with the side whose king or piece it is about, for that side.
    pub(super) fn square_terms(
        &self,
        square: Square,
        kings: [Option<Square>; 2],
        by_black_and_white: (usize, usize),
        piece: Option<Piece>,
        mut term: impl FnMut(TermKind, Color, Fine),
    ) {
        let (black, white) = by_black_and_white;
        let attacks_of = |side| match side {
            Color::Black => Attacks { own: black, other: white },
            Color::White => Attacks { own: white, other: black },
        };
        for side in [Color::Black, Color::White] {
            if let Some(king) = kings[side.array_index()] {
                let holds_own = piece.is_some_and(|piece| piece.color() == side);
                let far = distance(king, square);
                self.king_terms((king, side), far, attacks_of(side), holds_own, |kind, value| {
                    term(kind, side, value);
                });
            }
        }
        if let Some(piece) = piece {
            let side = piece.color();
            self.piece_terms(piece.piece_kind(), attacks_of(side), |kind, value| {
                term(kind, side, value);
            });
        }
    }
}
