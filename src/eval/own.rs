//! Custom piece values: as written in a lesson, and as one line of text.

use language::says_errors;
use std::fmt;

use serde::{Deserialize, Serialize};
use shogi_core::PieceKind;

use games::shogi::values::{Counting, PieceValues, USAPYON, ValueColumn, ValueSlot};
use language::{Language, Say, Texts, Words};

/// The greatest custom value of a piece. With it, the material of all 38 pieces differs by at most
/// 380,000 between two sides, and by twice that between two positions: far below a mate
/// ([`Score::MATE`](score::Score::MATE)), and no sum overflows.
pub const MOST_VALUE: i32 = 10_000;

/// Custom piece values in a lesson. A king is never counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnValues {
    /// On the board, unpromoted.
    pub board: KindValues,
    /// On the board, promoted.
    pub promoted: PromotedValues,
    pub hand: KindValues,
    #[serde(default, skip_serializing_if = "is_balance")]
    pub counting: Counting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
pub struct KindValues {
    pub p: i32,
    pub l: i32,
    pub n: i32,
    pub s: i32,
    pub g: i32,
    pub b: i32,
    pub r: i32,
}

/// A number for each kind that promotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
pub struct PromotedValues {
    pub p: i32,
    pub l: i32,
    pub n: i32,
    pub s: i32,
    pub b: i32,
    pub r: i32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_balance(counting: &Counting) -> bool {
    matches!(counting, Counting::Balance)
}

/// An entry of a table is not a valid value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoValue {
    pub slot: ValueSlot,
    pub found: String,
}

impl Say for NoValue {
    fn say(&self, language: Language) -> String {
        let piece = self.slot.name(language);
        language.texts().evaluators_own_no_value(&self.found, MOST_VALUE, piece)
    }
}

/// Parses a value typed for an entry of a table; full-width digits are accepted.
pub fn parse_value(slot: ValueSlot, text: &str) -> Result<i32, NoValue> {
    let narrow = |c: char| match c {
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        _ => c,
    };
    let digits: String = text.trim().chars().map(narrow).collect();
    let number = digits.parse().ok().filter(|&number| is_value(number));
    number.ok_or_else(|| NoValue { slot, found: text.trim().chars().take(20).collect() })
}

fn is_value(number: i32) -> bool {
    (0..=MOST_VALUE).contains(&number)
}

impl OwnValues {
    /// The values, if all are in range.
    pub fn check(&self) -> Result<PieceValues, NoValue> {
        let values = self.unchecked();
        match ValueSlot::all().find(|&slot| !is_value(values.at(slot))) {
            Some(slot) => Err(NoValue { slot, found: values.at(slot).to_string() }),
            None => Ok(values),
        }
    }

    fn unchecked(&self) -> PieceValues {
        let promoted = self.promoted;
        let promoted = [promoted.p, promoted.l, promoted.n, promoted.s, promoted.b, promoted.r];
        let mut board = [0; PieceKind::NUM];
        board[..7].copy_from_slice(&self.board.in_order());
        board[8..].copy_from_slice(&promoted); // The king stands between them.
        PieceValues::new(board, self.hand.in_order(), self.counting)
    }
}

impl KindValues {
    fn of(value: impl Fn(PieceKind) -> i32) -> Self {
        Self {
            p: value(PieceKind::Pawn),
            l: value(PieceKind::Lance),
            n: value(PieceKind::Knight),
            s: value(PieceKind::Silver),
            g: value(PieceKind::Gold),
            b: value(PieceKind::Bishop),
            r: value(PieceKind::Rook),
        }
    }

    const fn in_order(self) -> [i32; 7] {
        [self.p, self.l, self.n, self.s, self.g, self.b, self.r]
    }
}

impl From<PieceValues> for OwnValues {
    fn from(values: PieceValues) -> Self {
        let in_column =
            |column| move |kind| ValueSlot::new(kind, column).map_or(0, |slot| values.at(slot));
        let promoted = KindValues::of(in_column(ValueColumn::Promoted));
        Self {
            board: KindValues::of(in_column(ValueColumn::Board)),
            promoted: PromotedValues {
                p: promoted.p,
                l: promoted.l,
                n: promoted.n,
                s: promoted.s,
                b: promoted.b,
                r: promoted.r,
            },
            hand: KindValues::of(in_column(ValueColumn::Hand)),
            counting: values.counting(),
        }
    }
}

/// The id of custom values; a colon and the values may follow it.
pub(super) const OWN_ID: &str = "own";

says_errors!(NoValue);

/// Parses values: `P=100,+P=1200,P*=105,counting=once`. Missing ones are those of usapyon.
pub(super) fn parse_values(text: &str) -> Result<PieceValues, Words> {
    if text.trim().is_empty() {
        return Err(Words::of(Texts::evaluators_own_nothing));
    }
    let mut values = OwnValues::from(USAPYON).unchecked();
    let mut seen = Vec::new();
    for pair in text.split(',').map(str::trim) {
        let short = |text: &str| text.chars().take(20).collect::<String>();
        let Some((name, number)) = pair.split_once('=') else {
            return Err(Words::of(|texts| texts.evaluators_own_no_pair(short(pair))));
        };
        let (name, number) = (name.trim(), number.trim());
        if name == COUNTING {
            values = values.counted(match number {
                "balance" => Counting::Balance,
                "once" => Counting::Once,
                _ => return Err(Words::of(|texts| texts.evaluators_own_counting(short(number)))),
            });
            continue;
        }
        let slot = ValueSlot::all().find(|slot| slot.text() == name);
        let slot =
            slot.ok_or_else(|| Words::of(|texts| texts.evaluators_own_no_piece(short(name))))?;
        if seen.contains(&slot) {
            return Err(Words::in_each(|language| {
                language.texts().evaluators_own_twice(slot.name(language))
            }));
        }
        seen.push(slot);
        values = values.with(slot, parse_value(slot, number)?);
    }
    Ok(values)
}

const COUNTING: &str = "counting";

/// Formats values in the syntax of [`parse_values`].
pub(super) struct ValuesText<'v>(pub(super) &'v PieceValues);

impl fmt::Display for ValuesText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, slot) in ValueSlot::all().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{}={}", slot.text(), self.0.at(slot))?;
        }
        match self.0.counting() {
            Counting::Balance => Ok(()),
            Counting::Once => write!(f, ",{COUNTING}=once"),
        }
    }
}
