//! The digits of a pattern, taken out of its number again. (t-06)

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow, WITH_SLIP};
use super::step::{ListingRun, number, told};
use crate::eval::othello::turtle::{digit_of, pattern_index};
use crate::games::othello::{DiscSquare, OthelloPosition};

/// The row of Turtle's example, and below it the same with the colours swapped.
const BOARD: &str = "........\
                     ........\
                     ........\
                     .OOXXO..\
                     .XXOOX..\
                     ........\
                     ........\
                     ........ X";

/// The rank of the row, from 0 at the top.
const RANK: u8 = 3;

pub(super) const ROW: TwinRow = TwinRow {
    id: "t-06-digits",
    name: words("番号から桁を取り出す", "Taking the digits out of an index"),
    symptom: words(
        "4段目には白が3枚、黒が2枚ある。番号 +873 から数え直すと、差は +1 のはずが +5 になる。",
        "Row 4 has three white discs and two black ones. Counted again from its index, +873, the difference should be +1, and comes out as +5.",
    ),
    hint: words(
        "桁が取れるのは −1、0、+1 だけ。途中にそれ以外の数が出てこないか。",
        "A digit is −1, 0 or +1. Does any other number turn up on the way?",
    ),
    explanation: words(
        "割り算の余りは、割られる数と同じ符号で、0 から2まで動く。桁が −1、0、+1 の番号では、余りが2なら桁は −1 で、上の桁へ1繰り上がる(余りが −2 なら桁は +1)。/ と % だけで取り出すと、桁のない「2」が出る。Turtle は割り算をせず、番号から引く表(EdgeInfo、Hor2Info)をはじめに作っておく。",
        "The remainder of a division has the sign of what is divided, and goes up to 2. Where digits are −1, 0 and +1, a remainder of 2 is a digit of −1 with one carried to the next place (and −2 is +1). With / and % alone a digit 2 comes out, which there is not. Turtle does not divide at all: tables that are made once (EdgeInfo, Hor2Info) are looked up by the index.",
    ),
    assumption: Some(words(
        "Turtle の文章にリストはない。表がなければこう書いて間違えるだろう、という例を作った。",
        "Turtle's text has no listing: this is what one would write without its tables.",
    )),
    task: SLIP,
    published: WITH_SLIP,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Othello { board: BOARD, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 石の差(番号) → 白の枚数 − 黒の枚数",
        "function difference(index) → white discs − black discs",
    ),
    same(1, "差 ← 0", "sum ← 0"),
    same(1, "8回くり返す:", "eight times:"),
    differs(
        2,
        words("桁 ← 番号 % 3", "digit ← index % 3"),
        words(
            "桁 ← 番号 % 3 を −1、0、+1 に直したもの",
            "digit ← index % 3, brought to −1, 0 or +1",
        ),
    ),
    same(2, "差 ← 差 + 桁", "sum ← sum + digit"),
    same(2, "番号 ← (番号 − 桁) / 3", "index ← (index − digit) / 3"),
    same(1, "差 を返す", "return sum"),
];

fn run(version: ListingVersion, at: &OthelloPosition) -> ListingRun {
    let squares = (0..8).filter_map(|file| DiscSquare::at(file, RANK));
    let digits: Vec<_> = squares.map(|square| digit_of(at.disc_at(square))).collect();
    let mut index = pattern_index(&digits);
    let index_of = |index: i32| number(words("番号", "index"), index);
    let sum_of = |sum: i32| number(words("差", "sum"), sum);
    let mut run = ListingRun::default();
    run.step(
        0,
        told("4段目の番号を受け取る。", "It is given the index of row 4."),
        vec![index_of(index)],
    );
    let mut sum = 0;
    run.step(
        1,
        told("まだ何も数えていない。", "Nothing is counted yet."),
        vec![sum_of(sum)],
    );
    for file in (b'a'..=b'h').rev().map(char::from) {
        run.step(
            2,
            told(format!("{file}4 の桁。"), format!("The digit of {file}4.")),
            vec![index_of(index)],
        );
        let remainder = index % 3;
        let digit = match (version, remainder) {
            (ListingVersion::Corrected, 2) => -1,
            (ListingVersion::Corrected, -2) => 1,
            (ListingVersion::Corrected | ListingVersion::Published, digit) => digit,
        };
        run.step(
            3,
            told("いちばん下の桁を見る。", "The lowest digit is looked at."),
            vec![number(words("桁", "digit"), digit)],
        );
        sum += digit;
        run.step(
            4,
            told("差に足す。", "It is added to the sum."),
            vec![sum_of(sum)],
        );
        index = (index - digit) / 3;
        run.step(
            5,
            told("次の桁へ進む。", "On to the next digit."),
            vec![index_of(index)],
        );
    }
    run.step(
        6,
        told("8つの桁を足し終えた。", "All eight digits are added."),
        vec![sum_of(sum)],
    );
    run.returning(sum)
}
