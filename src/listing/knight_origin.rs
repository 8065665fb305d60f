//! Gathering the attackers of a square: where a knight comes from.

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text, told};
use crate::eval::Evaluation;
use crate::game::CaptureOrder;
use crate::games::board::PieceSigns;
use crate::games::shogi::attackers::attackers;
use crate::games::shogi::notation::square_with_piece;
use crate::language::{Language, Words};
use crate::search::exchange_on;

/// White's knight attacks a silver that nobody defends.
pub(super) const SFEN: &str = "4k4/9/5n3/9/4S4/9/9/9/4K4 w - 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-knight",
    name: words("桂の攻め駒を集める", "Gathering the knights"),
    symptom: words(
        "後手の桂で銀がただ取れる(先手から見て −2050)のに、取り合いの値は 0 と返る。",
        "White's knight can take a silver for nothing, −2050 for Black. The listing returns 0.",
    ),
    hint: words(
        "「向き」は、元の升から取る升へ向かう。取る升から元の升へ戻るには?",
        "A direction leads from where the piece stands to the square. How does one get back?",
    ),
    explanation: words(
        "元の升に「向き」を足すと取る升なので、元の升は「取る升 − 向き」。先手も後手も同じ式でよい。足してしまうと、取る升をはさんで反対側の、関係のない升を見る。本の同じ著者によるその後のプログラムでは、どちらも引いている。",
        "Origin plus direction is the square, so the origin is the square minus the direction, for either side. Adding it looks at the square on the far side, which has nothing to do with it. In a later program of the book's lineage both are subtracted.",
    ),
    assumption: Some(words(
        "駒のない升から来る手は指せないものとして、列に入れなかった。",
        "A move from an empty square cannot be made, and is left out here.",
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
    same(0, "関数 桂を集める(升)", "function gather_knights(square)"),
    same(
        1,
        "桂の向き 4 通りについて:",
        "for each of a knight's 4 directions:",
    ),
    same(
        2,
        "先手の桂の利きがあれば:",
        "if a knight of Black's attacks:",
    ),
    same(3, "元の升 ← 升 − 向き", "origin ← square − direction"),
    same(
        3,
        "元の升の駒を先手の列に入れる",
        "put what stands there into Black's row",
    ),
    same(
        2,
        "後手の桂の利きがあれば:",
        "if a knight of White's attacks:",
    ),
    differs(
        3,
        words("元の升 ← 升 + 向き", "origin ← square + direction"),
        words("元の升 ← 升 − 向き", "origin ← square − direction"),
    ),
    same(
        3,
        "元の升の駒を後手の列に入れる",
        "put what stands there into White's row",
    ),
    same(
        1,
        "二つの列で取り合った値を返す",
        "return the exchange of both rows",
    ),
];

/// The directions of a knight's move in files and ranks; the first two are Black's.
const DIRECTIONS: [(i8, i8); 4] = [(1, -2), (-1, -2), (-1, 2), (1, 2)];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    let square = Square::SQ_5E;
    let knights = at.piece_kind_bb(PieceKind::Knight);
    let attack = |side: Color| attackers(at, square, side, at.occupied()) & knights;
    let mut found_white = false;
    for (number, way) in (1..).zip(DIRECTIONS) {
        run.step(
            1,
            told(
                format!("{number} つ目の向き。"),
                format!("Direction {number}."),
            ),
            vec![text(
                words("向き", "direction"),
                Words::same(format!("({}, {})", said(way.0.into()), said(way.1.into()))),
            )],
        );
        for (side, line) in [(Color::Black, 2), (Color::White, 5)] {
            let origin = shifted(square, way, -1);
            let Some(origin) = origin.filter(|&origin| attack(side).contains(origin)) else {
                continue;
            };
            run.step(line, told("利きがある。", "It does."), vec![]);
            let looked_at = match (side, version) {
                (Color::White, ListingVersion::Published) => shifted(square, way, 1),
                (Color::White, ListingVersion::Corrected) | (Color::Black, _) => Some(origin),
            };
            let piece = looked_at.and_then(|origin| at.piece_at(origin));
            let name = |language| {
                looked_at.map_or_else(String::new, |origin| {
                    square_with_piece(origin, piece, language, PieceSigns::of(language))
                })
            };
            run.step(
                line + 1,
                told("元の升を求めた。", "The origin was worked out."),
                vec![text(
                    words("元の升", "origin"),
                    told(name(Language::Ja), name(Language::En)),
                )],
            );
            let is_there = piece.is_some_and(|piece| piece.color() == side);
            found_white |= side == Color::White && is_there;
            run.step(
                line + 2,
                if is_there {
                    told("列に入れた。", "It came into the row.")
                } else {
                    told(
                        "そこに後手の駒はない。",
                        "No piece of White's stands there.",
                    )
                },
                vec![],
            );
        }
    }
    let value = if found_white {
        let game = Evaluation::Usapyon.game();
        exchange_on(&game, at, square, CaptureOrder::Geometric)
    } else {
        0 // White has nothing to take with.
    };
    run.step(
        8,
        told(
            format!("取り合いの値は {value}。", value = said(value)),
            format!("The exchange is worth {value}.", value = said(value)),
        ),
        vec![number(words("値", "value"), value)],
    );
    run.returning(value)
}

/// The square `times` a direction away, if it is on the board.
fn shifted(square: Square, (files, ranks): (i8, i8), times: i8) -> Option<Square> {
    let file = square.file().checked_add_signed(files * times)?;
    Square::new(file, square.rank().checked_add_signed(ranks * times)?)
}
