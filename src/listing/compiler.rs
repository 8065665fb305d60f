//! The end of `EvalGain`: a listing that does not compile.

use shogi_core::{Color, Square};
use shunsai::Position;

use super::knight_origin::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number};
use eval::Evaluation;
use game::CaptureOrder;
use games::shogi::player_of;
use language::{Texts, Words};
use search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-names",
    name: Texts::listing_compiler_name,
    symptom: Texts::listing_compiler_symptom,
    hint: Texts::listing_compiler_hint,
    explanation: Texts::listing_compiler_explanation,
    assumption: None,
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_compiler_line_function_evalgain_square_gain),
    same(1, Texts::listing_compiler_line_isenemy_does_piece_there),
    same(1, Texts::listing_compiler_line_isself_does_belong_black),
    same(1, Texts::listing_compiler_line_if_isenemy_and_black),
    same(2, Texts::listing_compiler_line_kyokumen_now_copy_position),
    same(2, Texts::listing_compiler_line_gain_now_gainmax_value),
    same(1, Texts::listing_compiler_line_if_isself_and_white),
    differs(
        2,
        Texts::listing_compiler_line_published,
        Texts::listing_compiler_line_kyokumen_now_copy_position,
    ),
    same(2, Texts::listing_compiler_line_gain_value_now_now),
    same(1, Texts::listing_compiler_line_return_gain),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    match version {
        ListingVersion::Published => {
            run.step(7, Words::of(Texts::listing_compiler_said_compiler_kyokumenl_not), vec![]);
            run // There is nothing to run.
        }
        ListingVersion::Corrected => corrected(at, run),
    }
}

fn corrected(at: &Position, mut run: ListingRun) -> ListingRun {
    let square = Square::SQ_5E;
    let piece = at.piece_at(square);
    let owned_by = |side| piece.is_some_and(|piece| piece.color() == side);
    for (line, name, side) in [(1, "IsEnemy", Color::White), (2, "IsSelf", Color::Black)] {
        run.step(
            line,
            Words::of(Texts::listing_compiler_said_piece_looked_at),
            vec![answer(|_| name.to_owned(), owned_by(side))],
        );
    }
    let game = Evaluation::Usapyon.game();
    let value = exchange_on(&game, at, square, CaptureOrder::Geometric);
    let gain = value * player_of(at.side_to_move()).sign();
    let lines = if owned_by(Color::White) { [3, 4, 5] } else { [6, 7, 8] };
    let happens = [
        Words::of(Texts::listing_compiler_said_there_something_take),
        Words::of(Texts::listing_compiler_said_copy_made),
        Words::of(Texts::listing_compiler_said_exchange_made_on_copy),
    ];
    for (line, happened) in lines.into_iter().zip(happens) {
        let is_last = line == lines[2];
        let values = is_last.then(|| number(Texts::listing_compiler_var_gain, gain));
        run.step(line, happened, values.into_iter().collect());
    }
    run.step(
        9,
        Words::of(|texts| texts.listing_compiler_said_gain(gain)),
        vec![number(Texts::listing_compiler_var_gain, gain)],
    );
    run.returning(gain)
}
