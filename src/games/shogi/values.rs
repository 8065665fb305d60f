//! Piece values, and the gain of a capture.

use serde::{Deserialize, Serialize};
use shogi_core::PieceKind;

use super::names::{kind_name, letter};
use language::Language;

/// The values of the pieces, in the units of their source; positive for either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceValues {
    /// On the board: P L N S G B R K +P +L +N +S +B +R.
    board: [i32; PieceKind::NUM],
    /// In hand: P L N S G B R.
    hand: [i32; 7],
    counting: Counting,
}

/// How the gain of a capture is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counting {
    /// The change in the material balance: the loss on the board, the gain in hand, and the gain of
    /// a promotion.
    #[default]
    Balance,
    /// The table value of the captured unpromoted kind, once; promotion adds nothing.
    Once,
}

/// The kinds that have values, unpromoted, in the order of tables.
pub const VALUED_KINDS: [PieceKind; 7] = [
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Gold,
    PieceKind::Bishop,
    PieceKind::Rook,
];

score::named! {
    /// A column of a table of piece values.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ValueColumn {
        /// On the board, unpromoted.
        Board: own_values_board,
        /// On the board, promoted.
        Promoted: own_values_promoted,
        Hand: own_values_hand,
    }
}

/// An entry of a table of piece values: a kind in a column. There is none for a king or a promoted
/// gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueSlot {
    /// Unpromoted, and not a king.
    kind: PieceKind,
    column: ValueColumn,
}

impl ValueSlot {
    /// The entry of an unpromoted kind in a column; `None` if it has no value there.
    pub fn new(kind: PieceKind, column: ValueColumn) -> Option<Self> {
        let promotes = column != ValueColumn::Promoted || kind.promote().is_some();
        let has_value = promotes && VALUED_KINDS.contains(&kind);
        has_value.then_some(Self { kind, column })
    }

    /// Every entry, column by column.
    pub fn all() -> impl Iterator<Item = Self> {
        let columns = ValueColumn::ALL.into_iter();
        columns.flat_map(|column| {
            let kinds = VALUED_KINDS.into_iter();
            kinds.filter_map(move |kind| Self::new(kind, column))
        })
    }

    /// Unpromoted.
    pub const fn kind(self) -> PieceKind {
        self.kind
    }

    pub const fn column(self) -> ValueColumn {
        self.column
    }

    /// The kind on the board; in hand, the unpromoted one.
    pub fn piece(self) -> PieceKind {
        match self.column {
            ValueColumn::Promoted => self.kind.promote().unwrap_or(self.kind),
            ValueColumn::Board | ValueColumn::Hand => self.kind,
        }
    }

    /// The entry as text: `S`, `+S`, and `S*` in hand.
    pub fn text(self) -> String {
        let dropped = if self.column == ValueColumn::Hand { "*" } else { "" };
        format!("{}{dropped}", letter(self.piece()))
    }

    /// The name of the entry: 銀, 成銀, and 銀(持駒) in hand; `S`, `+S`, `S*`.
    pub fn name(self, language: Language) -> String {
        let piece = kind_name(self.piece(), language);
        match self.column {
            ValueColumn::Hand => language.texts().shogi_piece_in_hand(piece),
            ValueColumn::Board | ValueColumn::Promoted => piece.to_owned(),
        }
    }
}

impl PieceValues {
    pub fn at(&self, slot: ValueSlot) -> i32 {
        match slot.column {
            ValueColumn::Hand => self.hand(slot.kind),
            ValueColumn::Board | ValueColumn::Promoted => self.board(slot.piece()),
        }
    }

    /// Replaces the value of one entry.
    #[must_use]
    pub fn with(mut self, slot: ValueSlot, value: i32) -> Self {
        let place = match slot.column {
            ValueColumn::Hand => self.hand.get_mut(slot.kind.array_index()),
            ValueColumn::Board | ValueColumn::Promoted => {
                self.board.get_mut(slot.piece().array_index())
            }
        };
        if let Some(place) = place {
            *place = value;
        }
        self
    }

    /// Replaces the way captures are counted.
    #[must_use]
    pub const fn counted(mut self, counting: Counting) -> Self {
        self.counting = counting;
        self
    }

    /// Takes the values on the board in the order P L N S G B R K +P +L +N +S +B +R, and in hand in
    /// the order P L N S G B R.
    pub const fn new(board: [i32; PieceKind::NUM], hand: [i32; 7], counting: Counting) -> Self {
        Self { board, hand, counting }
    }

    /// The values on the board and in hand, in the format of [`PieceValues::new`].
    pub const fn tables(&self) -> ([i32; PieceKind::NUM], [i32; 7]) {
        (self.board, self.hand)
    }

    /// The value of a piece on the board. The king's value is never won, nor counted as material.
    pub const fn board(&self, kind: PieceKind) -> i32 {
        self.board[kind.array_index()]
    }

    /// The value of a piece in hand; a promoted piece counts as unpromoted, a king as 0.
    pub fn hand(&self, kind: PieceKind) -> i32 {
        let kind = kind.unpromote().unwrap_or(kind);
        self.hand.get(kind.array_index()).copied().unwrap_or(0)
    }

    /// The same values with [`Counting::Balance`].
    #[must_use]
    pub const fn by_balance(self) -> Self {
        self.counted(Counting::Balance)
    }

    pub const fn counting(&self) -> Counting {
        self.counting
    }

    /// The gain of promoting a piece on the board; 0 for a kind that does not promote.
    pub fn promotion_gain(&self, kind: PieceKind) -> i32 {
        kind.promote().map_or(0, |promoted| self.board(promoted) - self.board(kind))
    }

    /// The gain of capturing `taken` with `by`, with or without promotion.
    pub fn capture_gain(&self, taken: PieceKind, by: PieceKind, promote: bool) -> i32 {
        match self.counting {
            Counting::Once => self.board(taken.unpromote().unwrap_or(taken)),
            Counting::Balance => {
                let promotion = if promote { self.promotion_gain(by) } else { 0 };
                self.board(taken) + self.hand(taken) + promotion
            }
        }
    }

    /// A sort key for attackers, the least valuable first: by the value on the board, then in hand
    /// (so +P before +L before +N before +S before G, and +B before R when equal), an unpromoted
    /// piece before a promoted one of the same value, and the king last.
    pub fn attacker_rank(&self, kind: PieceKind) -> (i32, i32, u8) {
        if kind == PieceKind::King {
            return (i32::MAX, 0, 0);
        }
        (self.board(kind), self.hand(kind), kind as u8)
    }
}

/// うさぴょん: a piece in hand is worth 5 % more than on the board.
pub const USAPYON: PieceValues = PieceValues::new(
    [100, 600, 700, 1000, 1200, 1800, 2000, 10_000, 1200, 1200, 1200, 1200, 2000, 2200],
    [105, 630, 735, 1050, 1260, 1890, 2100],
    Counting::Balance,
);

/// YSS: a capture counts the captured piece once, and a promoted piece as its base.
///
/// The paper has only one table. It is also used in hand, so that a drop does not change the
/// material.
pub const YSS: PieceValues = PieceValues::new(
    [100, 330, 380, 500, 550, 800, 950, 0, 100, 330, 380, 500, 800, 950],
    [100, 330, 380, 500, 550, 800, 950],
    Counting::Once,
);

/// やねうら王: a piece in hand is worth as much as on the board.
pub const YANEURAOU: PieceValues = PieceValues::new(
    [90, 315, 405, 495, 540, 855, 990, 0, 540, 540, 540, 540, 945, 1395],
    [90, 315, 405, 495, 540, 855, 990],
    Counting::Balance,
);

#[cfg(test)]
mod tests {
    use super::*;
    use PieceKind::{Bishop, Gold, King, Pawn, ProBishop, ProPawn, ProRook, ProSilver, Rook};

    #[test]
    fn a_capture_counts_both_sides_of_the_balance() {
        let gain = |taken, by, promote| USAPYON.capture_gain(taken, by, promote);
        assert_eq!(gain(Pawn, Gold, false), 205);
        assert_eq!(gain(Bishop, Gold, false), 3690);
        assert_eq!(gain(ProPawn, Gold, false), 1305);
        assert_eq!(gain(ProRook, Gold, false), 4300);
        assert_eq!(gain(Pawn, Rook, true), 405); // 205, and 200 for the promotion.
        assert_eq!(YSS.capture_gain(ProPawn, Pawn, true), 100);
        assert_eq!(YANEURAOU.capture_gain(Pawn, Pawn, true), 630);
    }

    #[test]
    fn attackers_are_ranked_by_their_value_in_hand() {
        let mut kinds = [King, Rook, Gold, ProBishop, ProSilver, ProPawn, Pawn];
        kinds.sort_by_key(|&kind| USAPYON.attacker_rank(kind));
        let expected = [Pawn, ProPawn, ProSilver, Gold, ProBishop, Rook, King];
        assert_eq!(kinds, expected);
    }
}
