//! Collecting the attackers of a square: the origins of knights.

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text};
use eval::Evaluation;
use game::CaptureOrder;
use games::board::PieceSigns;
use games::shogi::attackers::attackers;
use games::shogi::notation::square_with_piece;
use language::{Texts, Words};
use search::exchange_on;

/// White's knight attacks an undefended silver.
pub(super) const SFEN: &str = "4k4/9/5n3/9/4S4/9/9/9/4K4 w - 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-knight",
    name: Texts::listing_knight_origin_name,
    symptom: Texts::listing_knight_origin_symptom,
    hint: Texts::listing_knight_origin_hint,
    explanation: Texts::listing_knight_origin_explanation,
    assumption: Some(Texts::listing_knight_origin_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_knight_origin_line_function_gather_knights_square),
    same(1, Texts::listing_knight_origin_line_for_each_knights_4),
    same(2, Texts::listing_knight_origin_line_if_knight_blacks_attacks),
    same(3, Texts::listing_knight_origin_line_origin_square_direction),
    same(3, Texts::listing_knight_origin_line_put_what_stands_there),
    same(2, Texts::listing_knight_origin_line_if_knight_whites_attacks),
    differs(
        3,
        Texts::listing_knight_origin_line_published,
        Texts::listing_knight_origin_line_origin_square_direction,
    ),
    same(3, Texts::listing_knight_origin_line_put_what_stands_there_2),
    same(1, Texts::listing_knight_origin_line_return_exchange_both_rows),
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
            Words::of(|texts| texts.listing_knight_origin_said_direction(number)),
            vec![text(
                Texts::listing_knight_origin_var_direction,
                Words::same(format!("({}, {})", said(way.0.into()), said(way.1.into()))),
            )],
        );
        for (side, line) in [(Color::Black, 2), (Color::White, 5)] {
            let origin = shifted(square, way, -1);
            let Some(origin) = origin.filter(|&origin| attack(side).contains(origin)) else {
                continue;
            };
            run.step(line, Words::of(Texts::listing_knight_origin_said_does), vec![]);
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
                Words::of(Texts::listing_knight_origin_said_origin_worked_out),
                vec![text(Texts::listing_knight_origin_var_origin, Words::in_each(name))],
            );
            let is_there = piece.is_some_and(|piece| piece.color() == side);
            found_white |= side == Color::White && is_there;
            run.step(
                line + 2,
                if is_there {
                    Words::of(Texts::listing_knight_origin_said_came_into_row)
                } else {
                    Words::of(Texts::listing_knight_origin_said_no_piece_whites_stands)
                },
                vec![],
            );
        }
    }
    let value = if found_white {
        let game = Evaluation::Usapyon.game();
        exchange_on(&game, at, square, CaptureOrder::Geometric)
    } else {
        0 // White has nothing to capture with.
    };
    run.step(
        8,
        Words::of(|texts| texts.listing_knight_origin_said_exchange_worth(said(value))),
        vec![number(Texts::listing_knight_origin_var_value, value)],
    );
    run.returning(value)
}

/// The square `times` a direction away, if it is on the board.
fn shifted(square: Square, (files, ranks): (i8, i8), times: i8) -> Option<Square> {
    let file = square.file().checked_add_signed(files * times)?;
    Square::new(file, square.rank().checked_add_signed(ranks * times)?)
}
