//! The initial value of a position: the loop over the files (u-12).

use shogi_core::{Hand, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text};
use games::shogi::player_of;
use games::shogi::values::USAPYON;
use language::{Texts, Words};

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-loop",
    name: Texts::listing_file_loop_name,
    symptom: Texts::listing_file_loop_symptom,
    hint: Texts::listing_file_loop_hint,
    explanation: Texts::listing_file_loop_explanation,
    assumption: None,
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_file_loop_line_function_initial_value),
    same(1, Texts::listing_file_loop_line_value_0),
    differs(1, Texts::listing_file_loop_line_published, Texts::listing_file_loop_line_corrected),
    same(2, Texts::listing_file_loop_line_for_rank_from_1),
    same(3, Texts::listing_file_loop_line_value_value_piece_value),
    same(1, Texts::listing_file_loop_line_for_each_kind_piece),
    same(2, Texts::listing_file_loop_line_value_value_hand_value),
    same(1, Texts::listing_file_loop_line_return_value),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = Texts::listing_file_loop_var_value;
    let step = match version {
        ListingVersion::Published => 1,
        ListingVersion::Corrected => 0x10,
    };
    let mut run = ListingRun::default();
    let mut value = 0;
    run.step(
        1,
        Words::of(Texts::listing_file_loop_said_counting_starts_at_0),
        vec![number(value_of, value)],
    );
    for file in (0x10..=0x90_u8).step_by(step) {
        run.step(
            2,
            Words::of(|texts| texts.listing_file_loop_said_file(format!("{file:#04x}"))),
            vec![text(Texts::listing_file_loop_var_file, Words::same(format!("{file:#04x}")))],
        );
        value += (1..=9).map(|rank| on_board(at, file + rank)).sum::<i32>();
        let (first, last) = (file + 1, file + 9);
        run.step(
            4,
            Words::of(|texts| {
                texts.listing_file_loop_said_pieces_board_board_were(
                    format!("{first:#04x}"),
                    format!("{last:#04x}"),
                )
            }),
            vec![number(value_of, value)],
        );
    }
    value += in_hand(at);
    run.step(
        6,
        Words::of(Texts::listing_file_loop_said_pieces_in_hand_were),
        vec![number(value_of, value)],
    );
    run.step(
        7,
        Words::of(|texts| texts.listing_file_loop_said_value(said(value))),
        vec![number(value_of, value)],
    );
    run.returning(value)
}

/// The value at an address of the book's board: the file in the upper four bits, the rank in the
/// lower; 0 off the board, negative for White's pieces.
fn on_board(at: &Position, address: u8) -> i32 {
    let piece = Square::new(address >> 4, address & 0xf).and_then(|square| at.piece_at(square));
    piece.map_or(0, |piece| player_of(piece.color()).sign() * USAPYON.board(piece.piece_kind()))
}

/// The value of both hands, for Black.
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
