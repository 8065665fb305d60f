//! Keeping the value up to date while moves are made: is the move a drop?

use shogi_core::{Move, PieceKind};
use shunsai::Position;

use super::hand_kinds::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, SLIP, TwinProgram, TwinRow, VALUE_KEPT};
use super::step::{ListingRun, answer, number, text, told};
use crate::eval::material::material;
use crate::formats::usi::parse_usi_move;
use crate::games::shogi::notation::{
    kanji, letter, move_name, side_mark, square_name, square_name_ja,
};
use crate::games::shogi::player_of;
use crate::games::shogi::values::USAPYON;
use crate::language::{Language, Words};

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-from",
    name: words("手を指して値を直す", "The value after a move"),
    symptom: words(
        "歩を打ち、飛を打たれ、飛を動かす。打った2手では合っているのに、飛を動かしただけで値が −100 変わる。",
        "A pawn is dropped, a rook is dropped, a rook moves. The value is right after both drops, and changes by −100 when the rook merely moves.",
    ),
    hint: words(
        "持駒を打つ手かどうかを、何を見て決めているか。",
        "By what does it decide whether the move is a drop?",
    ),
    explanation: words(
        "調べるのは「いま指す手」の元の升、手.from でなければならない。ただの from は別の変数で、たまたま前の手のものが残っていると、打った手の次の手まで「打った」ことになる。本のリストは if の中でだけ from、promote、capture と書き、足し引きの行では te.koma などと正しく書いている。同じ関数の中でその名の変数に写していなければ、コンパイラが止める。",
        "What has to be looked at is the origin of this very move, move.from. A bare from is another variable; if that of the move before happens to be left in it, a move that follows a drop counts as a drop, too. The publication writes bare from, promote and capture in its conditions, and te.koma and the like in its sums. Unless the function has copied them to variables of these names, the compiler stops it.",
    ),
    assumption: Some(words(
        "本のリストには from がどこの変数か書かれていない。ここでは「前の手の元の升が残っている変数」とした。",
        "The publication does not say which variable from is. Here it is one that still holds the origin of the move before.",
    )),
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: VALUE_KEPT,
    also: &[(
        5,
        words(
            "from に写す6行目を2行目の前へ移せば、from はいま指す手のものになり、同じ値になります。ここでは2行目を直します。",
            "Moved before line 2, it makes from the origin of this very move, and the values are the same. Here line 2 is put right.",
        ),
    )],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, "関数 指す(手)", "function make(move)"),
    differs(
        1,
        words("from が持駒なら:", "if from is a hand:"),
        words("手.from が持駒なら:", "if move.from is a hand:"),
    ),
    same(
        2,
        "値 ← 値 − 持駒の点[手.駒] + 駒の点[手.駒]",
        "value ← value − hand_value[move.piece] + piece_value[move.piece]",
    ),
    same(1, "取る手なら:", "if something is taken:"),
    same(
        2,
        "値 ← 値 − 駒の点[取った駒] + 持駒の点[取った駒]",
        "value ← value − piece_value[taken] + hand_value[taken]",
    ),
    same(1, "from ← 手.from", "from ← move.from"),
];

/// The moves that are made, in USI.
const MOVES: [&str; 3] = ["P*5f", "R*8b", "1i1h"];

/// Where a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Hand(PieceKind),
    Board(shogi_core::Square),
}

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = words("値", "value");
    let mut run = ListingRun::default();
    let mut at = at.clone();
    let mut value = material(&at, &USAPYON).0;
    let mut from: Option<Origin> = None;
    for mv in MOVES {
        let Ok(mv) = parse_usi_move(mv, &at) else {
            break;
        };
        let side = at.side_to_move();
        let sign = player_of(side).sign();
        let (origin, kind) = match mv {
            Move::Drop { piece, .. } => (Origin::Hand(piece.piece_kind()), piece.piece_kind()),
            Move::Normal { from, .. } => {
                let Some(piece) = at.piece_at(from) else {
                    break;
                };
                (Origin::Board(from), piece.piece_kind())
            }
        };
        let name = |language| move_name(&at, None, mv, language);
        run.step(
            0,
            told(
                format!("{} を指す。", name(Language::Ja)),
                format!("{} is made.", name(Language::En)),
            ),
            vec![text(
                words("手", "move"),
                told(name(Language::Ja), name(Language::En)),
            )],
        );
        let looked_at = match version {
            ListingVersion::Published => from.unwrap_or(origin),
            ListingVersion::Corrected => origin,
        };
        let is_drop = matches!(looked_at, Origin::Hand(_));
        let Words { ja, en } = name_of(looked_at);
        run.step(
            1,
            told(
                format!("見ているのは {ja}。"),
                format!("What is looked at is {en}."),
            ),
            vec![answer(words("打つ手", "a drop"), is_drop)],
        );
        if is_drop {
            value += sign * (USAPYON.board(kind) - USAPYON.hand(kind));
            let mark = side_mark(side);
            run.step(
                2,
                told(
                    format!("{mark}{} を持駒から引き、盤に足した。", kanji(kind)),
                    format!(
                        "{mark}{} left the hand and came onto the board.",
                        letter(kind)
                    ),
                ),
                vec![number(value_of, value)],
            );
        }
        from = Some(origin);
        at.do_move(mv);
        run.step(
            5,
            told("手は終わり。", "The move is made."),
            vec![number(value_of, value)],
        );
    }
    run.returning(value)
}

fn name_of(origin: Origin) -> Words {
    match origin {
        Origin::Hand(kind) => told(
            format!("持駒の{}", kanji(kind)),
            format!("{} in hand", letter(kind)),
        ),
        Origin::Board(square) => told(square_name_ja(square), square_name(square)),
    }
}
