//! Setting up a position: is the value its own, or added to what was there?

use shunsai::Position;

use super::hand_kinds::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, SLIP, TwinProgram, TwinRow, VALUE_KEPT};
use super::step::{ListingRun, number, told};
use crate::eval::material::material;
use crate::games::shogi::values::USAPYON;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-reset",
    name: words("局面を用意する", "Setting up a position"),
    symptom: words(
        "同じ局面を二度用意する。一度目は −95 で正しく、二度目は −190 になる。",
        "The same position is set up twice. The first time the value is −95, as it should be; the second time −190.",
    ),
    hint: words(
        "二度目に始まるとき、値には何が入っているか。",
        "What does value hold when the second round begins?",
    ),
    explanation: words(
        "値は局面に付いた変数で、前の局面のものが残っている。足すのではなく入れる(または、数える前に 0 に戻す)。本のリストは値を 0 に戻さずに足していくので、用意が一度きりなら動き、二局目から狂う。",
        "The value is a variable of the position, and holds what was there before. It has to be set, not added to (or set to 0 before counting). The published listing adds without ever setting it to 0: it works as long as a position is set up once, and goes wrong with the second game.",
    ),
    assumption: None,
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: VALUE_KEPT,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 用意する(盤、持駒)",
        "function set_up(board, hands)",
    ),
    same(
        1,
        "合計 ← 盤と持駒の点をすべて足したもの",
        "sum ← everything on the board and in hand",
    ),
    differs(
        1,
        words("値 ← 値 + 合計", "value ← value + sum"),
        words("値 ← 合計", "value ← sum"),
    ),
    same(1, "利きの表を作る", "make the table of attacks"),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = words("値", "value");
    let mut run = ListingRun::default();
    let mut value = 0;
    for (ja, en) in [("一度目", "first"), ("二度目", "second")] {
        run.step(
            0,
            told(
                format!("{ja}の用意を始める。"),
                format!("The {en} round begins."),
            ),
            vec![number(value_of, value)],
        );
        let sum = material(at, &USAPYON).0;
        run.step(
            1,
            told("駒の点を足し合わせた。", "The pieces were added up."),
            vec![number(words("合計", "sum"), sum)],
        );
        value = match version {
            ListingVersion::Published => value + sum,
            ListingVersion::Corrected => sum,
        };
        run.step(
            2,
            told("値が決まった。", "The value is settled."),
            vec![number(value_of, value)],
        );
        run.step(
            3,
            told(
                format!("{ja}の用意は終わり。"),
                format!("The {en} round is over."),
            ),
            vec![number(value_of, value)],
        );
    }
    run.returning(value)
}
