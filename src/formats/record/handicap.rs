//! Named handicaps.

use shogi_core::{Color, Square};
use shunsai::Position;

use crate::sfen::{parse_sfen, to_sfen};
use games::shogi::setup::{self, setup};

/// A named handicap; the even game is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap(usize);

/// Name in KIF, name in JKF, squares (file and rank) without White's pieces.
type HandicapRow = (&'static str, &'static str, &'static [(u8, u8)]);

#[rustfmt::skip]
const TABLE: [HandicapRow; 17] = [
    ("平手", "HIRATE", &[]),
    ("香落ち", "KY", &[(1, 1)]),
    ("右香落ち", "KY_R", &[(9, 1)]),
    ("角落ち", "KA", &[(2, 2)]),
    ("飛車落ち", "HI", &[(8, 2)]),
    ("飛香落ち", "HIKY", &[(8, 2), (1, 1)]),
    ("二枚落ち", "2", &[(8, 2), (2, 2)]),
    ("三枚落ち", "3", &[(8, 2), (2, 2), (1, 1)]),
    ("四枚落ち", "4", &[(8, 2), (2, 2), (1, 1), (9, 1)]),
    ("五枚落ち", "5", &[(8, 2), (2, 2), (1, 1), (9, 1), (8, 1)]),
    ("左五枚落ち", "5_L", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1)]),
    ("六枚落ち", "6", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1)]),
    ("左七枚落ち", "7_L", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1)]),
    ("右七枚落ち", "7_R", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (7, 1)]),
    ("八枚落ち", "8", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1)]),
    ("十枚落ち", "10", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1), (4, 1), (6, 1)]),
    ("歩三兵", "P3", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1), (4, 1), (6, 1)]),
];

/// White has three pawns in hand and none on the board.
const THREE_PAWNS: usize = 16;

/// Aliases found in files.
const OTHER_NAMES: [(&str, &str); 9] = [
    ("左香落ち", "香落ち"),
    ("飛落ち", "飛車落ち"),
    ("右五枚落ち", "五枚落ち"),
    ("七枚落ち", "左七枚落ち"),
    ("七枚落ち(左)", "左七枚落ち"),
    ("七枚落ち(右)", "右七枚落ち"),
    ("七枚落ち（左）", "左七枚落ち"),
    ("七枚落ち（右）", "右七枚落ち"),
    ("互先", "平手"),
];

impl Handicap {
    pub const NONE: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..TABLE.len()).map(Self)
    }

    /// Looks up a handicap by its name in KIF.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let mut name = name.trim();
        if let Some((_, usual)) = OTHER_NAMES.iter().find(|(other, _)| *other == name) {
            name = usual;
        }
        // Files also write 六枚落.
        let same = |row: &HandicapRow| row.0 == name || row.0.strip_suffix('ち') == Some(name);
        TABLE.iter().position(same).map(Self)
    }

    /// The name in KIF: 平手, 六枚落ち.
    #[must_use]
    pub const fn name(self) -> &'static str {
        TABLE[self.0].0
    }

    /// The name in JKF: HIRATE, 6; every handicap has one of its own.
    #[must_use]
    pub const fn id(self) -> &'static str {
        TABLE[self.0].1
    }

    /// Looks up a JKF preset; `7` means the left one.
    #[must_use]
    pub fn from_preset(preset: &str) -> Option<Self> {
        let preset = if preset == "7" { "7_L" } else { preset };
        // JKF has no preset for 歩三兵.
        let known = &TABLE[..THREE_PAWNS];
        known.iter().position(|row| row.1 == preset).map(Self)
    }

    /// The JKF preset; `None` if a board must be written instead.
    #[must_use]
    pub fn preset(self) -> Option<&'static str> {
        // Programs disagree about 3 and 7, so these get a board.
        let plain = ["3", "7_L", "7_R", "P3"];
        Some(TABLE[self.0].1).filter(|preset| !plain.contains(preset))
    }

    /// Whether every program knows the name.
    pub(super) fn is_common(self) -> bool {
        let rare = ["三枚落ち", "左七枚落ち", "右七枚落ち", "歩三兵"];
        !rare.contains(&self.name())
    }

    /// The squares from which White's pieces are missing.
    pub(super) fn missing(self) -> impl Iterator<Item = Square> {
        TABLE[self.0].2.iter().filter_map(|&(file, rank)| Square::new(file, rank))
    }

    /// The position before the first move; with a handicap, White (上手) moves first.
    #[must_use]
    pub fn position(self) -> Position {
        if self.0 == THREE_PAWNS {
            let sfen = "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1";
            return parse_sfen(sfen).unwrap_or_else(|_| Position::startpos());
        }
        let mut pieces = setup(&Position::startpos());
        for square in self.missing() {
            pieces.piece_set(square, None);
        }
        if self != Self::NONE {
            pieces.side_to_move_set(Color::White);
        }
        setup::position(pieces).unwrap_or_else(|_| Position::startpos())
    }

    /// The handicap that starts from `position`.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let sfen = to_sfen(position);
        Self::all().find(|handicap| to_sfen(&handicap.position()) == sfen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_preset_and_position_each_identify_a_handicap() {
        for handicap in Handicap::all() {
            assert_eq!(Handicap::from_name(handicap.name()), Some(handicap));
            assert_eq!(Handicap::of(&handicap.position()), Some(handicap));
            if let Some(preset) = handicap.preset() {
                assert_eq!(Handicap::from_preset(preset), Some(handicap));
            }
        }
        let six = to_sfen(&Handicap::from_name("六枚落ち").unwrap().position());
        assert_eq!(six, "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    }
}
