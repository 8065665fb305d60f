//! Named handicaps.

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use crate::sfen::{parse_sfen, to_sfen};
use games::shogi::setup::{self, setup};

/// A named handicap; the even game is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap(usize);

/// Name in KIF, name in JKF, and White's three ranks.
type HandicapRow = (&'static str, &'static str, &'static str);

#[rustfmt::skip]
const TABLE: [HandicapRow; 24] = [
    ("平手", "HIRATE", "lnsgkgsnl/1r5b1/ppppppppp"),
    ("香落ち", "KY", "lnsgkgsn1/1r5b1/ppppppppp"),
    ("右香落ち", "KY_R", "1nsgkgsnl/1r5b1/ppppppppp"),
    ("角落ち", "KA", "lnsgkgsnl/1r7/ppppppppp"),
    ("飛車落ち", "HI", "lnsgkgsnl/7b1/ppppppppp"),
    ("飛香落ち", "HIKY", "lnsgkgsn1/7b1/ppppppppp"),
    ("二枚落ち", "2", "lnsgkgsnl/9/ppppppppp"),
    ("三枚落ち", "3", "lnsgkgsn1/9/ppppppppp"),
    ("四枚落ち", "4", "1nsgkgsn1/9/ppppppppp"),
    ("五枚落ち", "5", "2sgkgsn1/9/ppppppppp"),
    ("左五枚落ち", "5_L", "1nsgkgs2/9/ppppppppp"),
    ("六枚落ち", "6", "2sgkgs2/9/ppppppppp"),
    ("左七枚落ち", "7_L", "2sgkg3/9/ppppppppp"),
    ("右七枚落ち", "7_R", "3gkgs2/9/ppppppppp"),
    ("八枚落ち", "8", "3gkg3/9/ppppppppp"),
    ("十枚落ち", "10", "4k4/9/ppppppppp"),
    ("歩三兵", "P3", "4k4/9/9"),
    ("両香落ち", "KY_2", "1nsgkgsn1/1r5b1/ppppppppp"),
    ("左九枚落ち", "9_L", "3gk4/9/ppppppppp"),
    ("右九枚落ち", "9_R", "4kg3/9/ppppppppp"),
    ("裸玉", "19", "4k4/9/9"),
    ("トンボ", "TONBO", "4k4/1r5b1/ppppppppp"),
    ("トンボ＋香", "TONBO_KY", "l3k3l/1r5b1/ppppppppp"),
    ("トンボ＋桂香", "TONBO_KEKY", "ln2k2nl/1r5b1/ppppppppp"),
];

/// The handicaps that KIF has presets for; JKF has them without the last, 歩三兵.
const OF_KIF: usize = 17;

/// Aliases found in files, with the spellings of [`plain`].
const OTHER_NAMES: [(&str, &str); 10] = [
    ("互先", "平手"),
    ("定先", "平手"),
    ("左香落ち", "香落ち"),
    ("飛落ち", "飛車落ち"),
    ("飛車香落ち", "飛香落ち"),
    ("右五枚落ち", "五枚落ち"),
    ("七枚落ち", "左七枚落ち"),
    ("九枚落ち", "右九枚落ち"),
    ("十九枚落ち", "裸玉"),
    ("飛角落ち", "二枚落ち"),
];

/// Names that do not say which of two pieces is missing, and programs differ.
const UNCERTAIN: [(&str, &str); 3] =
    [("three", "三枚落ち"), ("seven", "七枚落ち"), ("nine", "九枚落ち")];

/// A name in the usual spelling: `２枚落 （左）` is 左二枚落ち.
fn plain(name: &str) -> String {
    const NUMBERS: [&str; 11] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
    let mut plain = String::new();
    let mut number: Option<usize> = None;
    let put = |number: &mut Option<usize>, plain: &mut String| match number.take() {
        Some(number @ 1..=10) => plain.push_str(NUMBERS[number]),
        Some(number @ 11..=19) => plain.push_str(&format!("十{}", NUMBERS[number - 10])),
        Some(number) => plain.push_str(&number.to_string()),
        None => {}
    };
    for c in name.chars().filter(|c| !c.is_whitespace()) {
        let wide = (c as u32).checked_sub('０' as u32).filter(|digit| *digit < 10);
        if let Some(digit) = c.to_digit(10).or(wide) {
            number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize));
            continue;
        }
        put(&mut number, &mut plain);
        plain.push(match c {
            '（' => '(',
            '）' => ')',
            '兩' => '両',
            '+' | '・' => '＋',
            c => c,
        });
    }
    put(&mut number, &mut plain);
    for side in ["左", "右"] {
        if let Some(rest) = plain.strip_suffix(&format!("({side})")) {
            plain = format!("{side}{rest}");
        }
    }
    if plain.ends_with('落') {
        plain.push('ち');
    }
    plain
}

impl Handicap {
    pub const NONE: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..TABLE.len()).map(Self)
    }

    /// Looks up a handicap by its name in KIF; `２枚落` and the like are accepted.
    pub fn from_name(name: &str) -> Option<Self> {
        let plain = plain(name);
        let other = OTHER_NAMES.iter().find(|(other, _)| *other == plain);
        let name = other.map_or(plain.as_str(), |(_, usual)| usual);
        TABLE.iter().position(|row| row.0 == name).map(Self)
    }

    /// The number and the usual spelling of a name of which programs differ in what it means.
    pub(super) fn uncertain(name: &str) -> Option<(&'static str, &'static str)> {
        let plain = plain(name).replace('得', "落ち");
        UNCERTAIN.into_iter().find(|(_, name)| *name == plain)
    }

    /// The name in KIF: 平手, 六枚落ち.
    pub const fn name(self) -> &'static str {
        TABLE[self.0].0
    }

    /// The name in JKF: HIRATE, 6; every handicap has one of its own.
    pub const fn id(self) -> &'static str {
        TABLE[self.0].1
    }

    /// Looks up a JKF preset; `7` means the left one.
    pub fn from_preset(preset: &str) -> Option<Self> {
        let preset = if preset == "7" { "7_L" } else { preset };
        let known = &TABLE[..OF_KIF - 1];
        known.iter().position(|row| row.1 == preset).map(Self)
    }

    /// The JKF preset; `None` if a board must be written instead.
    pub fn preset(self) -> Option<&'static str> {
        // Programs disagree about 3 and 7, so these get a board.
        let differs = ["3", "7_L", "7_R"].contains(&self.id());
        (self.0 < OF_KIF - 1 && !differs).then_some(self.id())
    }

    /// Whether every program knows the name.
    pub(super) fn is_common(self) -> bool {
        self.preset().is_some()
    }

    /// The squares from which White's pieces are missing.
    pub(super) fn missing(self) -> impl Iterator<Item = (Square, PieceKind)> {
        let (start, own) = (Self::NONE.position(), self.position());
        Square::all().filter_map(move |at| {
            let there = start.piece_at(at).filter(|_| own.piece_at(at).is_none())?;
            Some((at, there.piece_kind()))
        })
    }

    /// The position before the first move; with a handicap, White (上手) moves first.
    pub fn position(self) -> Position {
        let white = TABLE[self.0].2;
        let side = if self == Self::NONE { 'b' } else { 'w' };
        let hand = if self.id() == "P3" { "3p" } else { "-" };
        let sfen = format!("{white}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL {side} {hand} 1");
        // Every row is a position (tested).
        parse_sfen(&sfen).unwrap_or_else(|_| Position::startpos())
    }

    pub fn of(position: &Position) -> Option<Self> {
        let sfen = to_sfen(position);
        Self::all().find(|handicap| to_sfen(&handicap.position()) == sfen)
    }
}

/// The header of KIF that names the start position.
pub(super) const HANDICAP_HEADER: &str = "手合割";

/// The name of KIF for a start position without a name: a board follows.
pub(super) const OTHER: &str = "その他";

/// Whether two games start from the same position.
pub(super) fn is_same(one: &Position, other: &Position) -> bool {
    to_sfen(one) == to_sfen(other)
}

/// Whether the name need not be kept beside the position, because that has no other.
pub(super) fn is_known_by_position(name: &str, position: &Position) -> bool {
    let is_it = |handicap: Handicap| is_same(&handicap.position(), position);
    name == OTHER || Handicap::from_name(name).is_some_and(is_it)
}

/// The position that a name of KIF stands for; `None` if it is unknown. With 角得 and the like, Black
/// (下手) holds the pieces that White lacks with 角落ち.
pub(super) fn named_position(name: &str) -> Option<Position> {
    if let Some(handicap) = Handicap::from_name(name) {
        return Some(handicap.position());
    }
    let handicap = Handicap::from_name(&format!("{}落ち", plain(name).strip_suffix('得')?))?;
    let mut pieces = setup(&handicap.position());
    for (_, kind) in handicap.missing() {
        let hand = pieces.hand_of_a_player_mut(Color::Black);
        *hand = hand.added(kind).unwrap_or(*hand);
    }
    setup::position(pieces).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_preset_and_position_each_identify_a_handicap() {
        for handicap in Handicap::all() {
            assert_eq!(Handicap::from_name(handicap.name()), Some(handicap));
            assert_eq!(Handicap::of(&handicap.position()), Some(handicap));
            assert_eq!(named_position(handicap.name()), Some(handicap.position()));
            if let Some(preset) = handicap.preset() {
                assert_eq!(Handicap::from_preset(preset), Some(handicap));
            }
        }
        let six = to_sfen(&Handicap::from_name("六枚落ち").unwrap().position());
        assert_eq!(six, "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    }

    /// White's ranks, and the hands, of a name.
    fn start(name: &str) -> Option<String> {
        let sfen = to_sfen(&named_position(name)?);
        let [board, side, hands, _] = sfen.split(' ').collect::<Vec<_>>()[..] else { panic!() };
        let white = board.strip_suffix("/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL").expect("Black's pieces");
        Some(format!("{white} {side} {hands}"))
    }

    #[test]
    fn names_in_other_spellings_are_the_same_handicap() {
        for (name, others) in [
            ("二枚落ち", &["二枚落", "2枚落ち", "２枚落ち", "２ 枚落", "飛角落ち"][..]),
            ("十枚落ち", &["10枚落ち", "１０枚落", "十枚落　"]),
            ("裸玉", &["十九枚落ち", "19枚落ち", "１９枚落ち"]),
            ("左五枚落ち", &["五枚落ち(左)", "五枚落ち（左）", "5枚落ち (左)", "左５枚落"]),
            ("五枚落ち", &["右五枚落ち", "五枚落ち(右)", "5枚落ち"]),
            ("右七枚落ち", &["七枚落ち(右)", "７枚落ち（右）", "右7枚落"]),
            ("両香落ち", &["兩香落ち", "両香落", " 両香落ち "]),
            ("トンボ＋桂香", &["トンボ+桂香", "トンボ ＋ 桂香"]),
            ("平手", &["互先", "定先", "　平手　"]),
        ] {
            for other in others {
                assert_eq!(start(other), start(name), "{other}");
                assert!(start(other).is_some(), "{other}");
            }
        }
    }

    #[test]
    fn names_that_files_use_stand_for_their_positions() {
        for (name, white) in [
            ("裸玉", "4k4/9/9 w -"),
            ("歩三兵", "4k4/9/9 w 3p"),
            ("トンボ", "4k4/1r5b1/ppppppppp w -"),
            ("トンボ＋香", "l3k3l/1r5b1/ppppppppp w -"),
            ("両香落ち", "1nsgkgsn1/1r5b1/ppppppppp w -"),
            ("九枚落ち", "4kg3/9/ppppppppp w -"),
            ("左九枚落ち", "3gk4/9/ppppppppp w -"),
            ("三枚落ち", "lnsgkgsn1/9/ppppppppp w -"),
            ("角得", "lnsgkgsnl/1r7/ppppppppp w B"),
            ("六枚得", "2sgkgs2/9/ppppppppp w RB2N2L"),
        ] {
            assert_eq!(start(name).as_deref(), Some(white), "{name}");
        }
        // Which silver, which pawn, which pieces: no file of another program says.
        for name in
            ["", "飛銀落ち", "右端歩得", "六枚", "二十枚落ち", "十一枚落ち", "詰将棋", "得", "落ち"]
        {
            assert_eq!(start(name), None, "{name}");
        }
        assert_eq!(Handicap::uncertain("３枚落"), Some(("three", "三枚落ち")));
        assert_eq!(Handicap::uncertain("左七枚落ち"), None);
    }
}
