//! What each rung counts, as data; and the share of one square in a value, term by term.

use shogi_core::{Color, Piece, PieceKind, Square};
use shunsai::Position;

use super::weights::{
    ALONE_OTHER, ALONE_OWN, ATTACKED, BONUS_BY_RANK, BONUS_BY_SQUARE, DISCOUNT, HELD_OWN,
    KING_VALUE, SEVERAL, SUPPORTED,
};
use crate::eval::explained::TermKind;
use crate::eval::fine::Fine;
use crate::games::shogi::attack_counts::AttackCounts;
use crate::games::shogi::values::YANEURAOU;

/// What a rung counts beyond the material.
#[derive(Clone, Copy, Debug)]
pub(super) struct RungRule {
    /// The attacks near the kings; none on the second rung.
    pub(super) attacks: Option<AttackWeights>,
    /// Where fractions are cut off.
    pub(super) truncation: Truncation,
    /// Whether supported and attacked pieces count.
    pub(super) support: bool,
    /// Whether the squares next to the kings count.
    pub(super) neighbourhood: bool,
    /// The bonus of the square of a king.
    pub(super) bonus: KingBonus,
}

/// What attacks near the kings are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackWeights {
    /// An attack on the square of one's own king; at distance d (Chebyshev) a (d+1)th of it.
    pub(super) own: i32,
    /// An attack on the square of the other king.
    pub(super) other: i32,
    /// Whether several attacks on a square count less each.
    pub(super) several: bool,
    /// More attacks than this on a square count as this many.
    pub(super) most: usize,
}

impl AttackWeights {
    /// What `count` attacks on a square count, in 1024ths of one.
    fn times(self, count: usize) -> i64 {
        if self.several {
            i64::from(SEVERAL[count.min(SEVERAL.len() - 1)])
        } else {
            i64::try_from(count).unwrap_or_default() * 1024
        }
    }
}

/// Where fractions are cut off, toward zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truncation {
    /// Of every term on its own: all arithmetic is with whole numbers.
    Term,
    /// Of the discount on its own, and of the sum of each square.
    Square,
    /// Of the sum of each square in 32nds, and once more of the sum of all (`FV_SCALE` 32).
    Fine,
}

impl Truncation {
    /// The sum of a square is a whole number of these parts of a unit.
    pub(super) const fn scale(self) -> i32 {
        match self {
            Self::Term | Self::Square => 1,
            Self::Fine => 32,
        }
    }
}

/// The bonus of the square of a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KingBonus {
    /// There is none.
    None,
    /// By rank alone.
    Rank,
    /// By square.
    Square,
}

impl KingBonus {
    /// The bonus of a king of `side` on `square`; good for that side.
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

/// Files or ranks between two squares, whichever are more (Chebyshev distance).
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

/// How often both sides attack a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacks {
    /// By the side that a share is good for.
    pub(super) own: usize,
    /// By the other side.
    pub(super) other: usize,
}

/// What attacks near the kings are worth, as tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightTables {
    /// One attack near one's own king, by the distance from him, in 1024ths of a unit.
    pub own: Vec<i32>,
    /// One attack near the other king, likewise.
    pub other: Vec<i32>,
    /// What several attacks on one square count, from none on, in 1024ths of one.
    pub several: Vec<i32>,
}

/// An attack at `distance` from a king, in 1024ths, where one on his square is worth `weight`.
fn near(weight: i32, distance: u8) -> i32 {
    weight * 1024 / (i32::from(distance) + 1)
}

impl RungRule {
    /// How often the squares are attacked, if that matters; else nobody attacks anything.
    pub(super) fn attack_counts(&self, at: &Position) -> AttackCounts {
        if self.attacks.is_some() {
            AttackCounts::of(at)
        } else {
            AttackCounts::NONE
        }
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

    /// What `count` attacks at `distance` from a king are worth, where one attack on his own square
    /// is worth `weight`.
    fn attack(&self, weights: AttackWeights, weight: i32, distance: u8, count: usize) -> Fine {
        let near = i64::from(near(weight, distance));
        let times = weights.times(count.min(weights.most));
        match self.truncation {
            Truncation::Term => Fine(((near * times) >> Fine::PLACES) << Fine::PLACES),
            Truncation::Square | Truncation::Fine => Fine(near * times),
        }
    }

    /// The terms of a square that are about the king of one side, for that side: `king` stands at
    /// `distance` from it, and a piece of his own may stand on it.
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

    /// The terms of a square that are about the piece on it, for its side.
    pub(super) fn piece_terms(
        &self,
        kind: PieceKind,
        attacks: Attacks,
        mut term: impl FnMut(TermKind, Fine),
    ) {
        let value = match kind {
            // It has no value; and yet one level takes the discount off it, too.
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
            Color::Black => Attacks {
                own: black,
                other: white,
            },
            Color::White => Attacks {
                own: white,
                other: black,
            },
        };
        for side in [Color::Black, Color::White] {
            if let Some(king) = kings[side.array_index()] {
                let holds_own = piece.is_some_and(|piece| piece.color() == side);
                let far = distance(king, square);
                self.king_terms(
                    (king, side),
                    far,
                    attacks_of(side),
                    holds_own,
                    |kind, value| {
                        term(kind, side, value);
                    },
                );
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
