//! The initial value of a position: the loop over the files (u-12).

use shogi_core::{Hand, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text, told};
use crate::games::shogi::player_of;
use crate::games::shogi::values::USAPYON;
use crate::language::Words;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-loop",
    name: words(
        "最初の評価値を求める",
        "The value of a position, from scratch",
    ),
    symptom: words(
        "初期局面では正しく 0。ところが角を取って成ったこの局面では、3890 のはずが 19890 になる。",
        "In the start position it gives 0, as it should. After a bishop was taken with promotion it gives 19890 instead of 3890.",
    ),
    hint: words(
        "筋は十六進数の上の桁、段は下の桁。1回ごとに、どの升を足しているか。",
        "The file is the upper digit of a hexadecimal address, the rank the lower one. Which squares does each round add?",
    ),
    explanation: words(
        "次の筋は 0x10 先にある。1 ずつ足すと、次の回には1段ずれた9升を足すので、ほとんどの升を9回数える(角の近くだけ回数が減る)。数え過ぎの回数は盤の真ん中を中心に点対称なので、駒が点対称に並ぶ初期局面では打ち消し合い、0 のまま気付かない。for の中の「;」が「:」になっている所もあり、こちらはコンパイラが止める。",
        "The next file is 0x10 further on. Adding 1, each round adds nine squares that are one rank further down, and most squares are counted nine times (fewer in two corners). How often is point-symmetric about the middle of the board; so are the pieces of the start position, and everything cancels to 0. There is also a colon for a semicolon in the loop, but that the compiler stops.",
    ),
    assumption: None,
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 最初の評価値(局面) → 値",
        "function initial_value(position) → value",
    ),
    same(1, "値 ← 0", "value ← 0"),
    differs(
        1,
        words(
            "筋 ← 0x10 から 0x90 まで、1 ずつ増やして:",
            "for file from 0x10 to 0x90, in steps of 1:",
        ),
        words(
            "筋 ← 0x10 から 0x90 まで、0x10 ずつ増やして:",
            "for file from 0x10 to 0x90, in steps of 0x10:",
        ),
    ),
    same(2, "段 ← 1 から 9 まで:", "for rank from 1 to 9:"),
    same(
        3,
        "値 ← 値 + 駒の点[盤[筋 + 段]]",
        "value ← value + piece_value[board[file + rank]]",
    ),
    same(1, "持駒の種類ごとに:", "for each kind of piece in hand:"),
    same(
        2,
        "値 ← 値 + 持駒の点[種類] × 枚数",
        "value ← value + hand_value[kind] × count",
    ),
    same(1, "値 を返す", "return value"),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = words("値", "value");
    let step = match version {
        ListingVersion::Published => 1,
        ListingVersion::Corrected => 0x10,
    };
    let mut run = ListingRun::default();
    let mut value = 0;
    run.step(
        1,
        told("0 から数え始める。", "Counting starts at 0."),
        vec![number(value_of, value)],
    );
    for file in (0x10..=0x90_u8).step_by(step) {
        run.step(
            2,
            told(format!("筋 = {file:#04x}"), format!("file = {file:#04x}")),
            vec![text(
                words("筋", "file"),
                Words::same(format!("{file:#04x}")),
            )],
        );
        value += (1..=9).map(|rank| on_board(at, file + rank)).sum::<i32>();
        let (first, last) = (file + 1, file + 9);
        run.step(
            4,
            told(
                format!("盤[{first:#04x}] から 盤[{last:#04x}] までの駒の点を足した。"),
                format!("The pieces of board[{first:#04x}] to board[{last:#04x}] were added."),
            ),
            vec![number(value_of, value)],
        );
    }
    value += in_hand(at);
    run.step(
        6,
        told("持駒の点を足した。", "The pieces in hand were added."),
        vec![number(value_of, value)],
    );
    run.step(
        7,
        told(
            format!("値は {value}。", value = said(value)),
            format!("The value is {value}.", value = said(value)),
        ),
        vec![number(value_of, value)],
    );
    run.returning(value)
}

/// What stands at an address of the book's board: the file in the upper four bits, the rank in the
/// lower; 0 beside the board. White's pieces count against Black.
fn on_board(at: &Position, address: u8) -> i32 {
    let piece = Square::new(address >> 4, address & 0xf).and_then(|square| at.piece_at(square));
    piece.map_or(0, |piece| {
        player_of(piece.color()).sign() * USAPYON.board(piece.piece_kind())
    })
}

/// What both sides hold in hand, for Black.
pub(super) fn in_hand(at: &Position) -> i32 {
    let sides = [shogi_core::Color::Black, shogi_core::Color::White].into_iter();
    let counts = sides.flat_map(|side| {
        Hand::all_hand_pieces().map(move |kind| {
            let count = i32::from(at.hand(side).count(kind).unwrap_or(0));
            player_of(side).sign() * count * USAPYON.hand(kind)
        })
    });
    counts.sum()
}
