//! The value of the pieces in hand: the loop over their kinds.

use shogi_core::{Color, PieceKind};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, said, text, told};
use crate::eval::material::material;
use crate::games::shogi::notation::{kanji, letter, side_mark};
use crate::games::shogi::player_of;
use crate::games::shogi::values::USAPYON;

/// A rook of Black's on the board, a pawn in hand; White has a pawn, and a rook in hand.
pub(super) const SFEN: &str = "4k4/9/9/9/4p4/9/9/9/4K3R b Pr 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-hand",
    name: words("持駒を数える", "Counting the pieces in hand"),
    symptom: words(
        "飛を1枚ずつ持つほぼ互角の局面(−95)なのに、先手が +2005 とされる。",
        "Both sides have a rook, and the position is nearly even (−95). The listing gives Black +2005.",
    ),
    hint: words(
        "持駒の種類は、先手の歩から後手の飛まで 14 種類。繰り返しは何回まわるか。",
        "There are 14 kinds of pieces in hand, from Black's pawn to White's rook. How many rounds are made?",
    ),
    explanation: words(
        "後手の飛(EHI)が最後の種類なので、「EHI より小さい間」では後手の飛だけ数えない。「EHI 以下の間」とする。この繰り返しは変数を koma と名付けながら、中では i を使っている。i が宣言されていればそのまま動いてしまい、別の間違いになる。",
        "White's rook (EHI) is the last kind, so “while below EHI” leaves it out, and it alone; it has to be “up to EHI”. The loop also calls its variable koma and uses i inside. Should an i be declared elsewhere, it would even run, and be another mistake.",
    ),
    assumption: Some(words(
        "本のリストの中の i は koma と読みかえて動かした。",
        "The i inside the published loop was read as koma.",
    )),
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 持駒も数える(局面) → 値",
        "function count_hands_too(position) → value",
    ),
    same(
        1,
        "値 ← 盤の上の駒の点の合計",
        "value ← the pieces on the board",
    ),
    differs(
        1,
        words(
            "種類 ← 先手の歩から、種類 < EHI(後手の飛)の間:",
            "for kind from Black's pawn while kind < EHI (White's rook):",
        ),
        words(
            "種類 ← 先手の歩から、種類 ≦ EHI(後手の飛)の間:",
            "for kind from Black's pawn while kind ≦ EHI (White's rook):",
        ),
    ),
    same(
        2,
        "値 ← 値 + 持駒の点[種類] × 枚数[種類]",
        "value ← value + hand_value[kind] × count[kind]",
    ),
    same(1, "値 を返す", "return value"),
];

/// The kinds of a hand in the order of the book.
const KINDS: [PieceKind; 7] = [
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Gold,
    PieceKind::Bishop,
    PieceKind::Rook,
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = words("値", "value");
    let mut run = ListingRun::default();
    let held = |(side, kind): (Color, PieceKind)| at.hand(side).count(kind).unwrap_or(0);
    let worth =
        |held: u8, (side, kind)| player_of(side).sign() * i32::from(held) * USAPYON.hand(kind);
    let kinds: Vec<_> = [Color::Black, Color::White]
        .into_iter()
        .flat_map(|side| KINDS.map(|kind| (side, kind)))
        .collect();
    let in_hands: i32 = kinds.iter().map(|&kind| worth(held(kind), kind)).sum();
    let mut value = material(at, &USAPYON).0 - in_hands;
    run.step(
        1,
        told(
            "盤の上の駒を数えた。",
            "The pieces on the board were counted.",
        ),
        vec![number(value_of, value)],
    );
    for (index, &of) in kinds.iter().enumerate() {
        let (side, kind) = of;
        let goes_on = match version {
            ListingVersion::Published => index + 1 < kinds.len(),
            ListingVersion::Corrected => index < kinds.len(),
        };
        let mark = side_mark(side);
        run.step(
            2,
            told(
                format!("種類は {mark}{}。続けるか。", kanji(kind)),
                format!("kind is {mark}{}. Go on?", letter(kind)),
            ),
            vec![
                text(
                    words("種類", "kind"),
                    told(
                        format!("{mark}{}", kanji(kind)),
                        format!("{mark}{}", letter(kind)),
                    ),
                ),
                answer(words("続ける", "go on"), goes_on),
            ],
        );
        if !goes_on {
            break;
        }
        let count = held(of);
        value += worth(count, of);
        run.step(
            3,
            told(
                format!("{mark}{} は {count} 枚。", kanji(kind)),
                format!("There are {count} of {mark}{}.", letter(kind)),
            ),
            vec![number(value_of, value)],
        );
    }
    run.step(
        4,
        told(
            format!("値は {value}。", value = said(value)),
            format!("The value is {value}.", value = said(value)),
        ),
        vec![number(value_of, value)],
    );
    run.returning(value)
}
