//! `BestEval`: the squares examined.

use shogi_core::Square;
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::point_of_view::SFEN;
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, text};
use eval::Evaluation;
use game::CaptureOrder;
use games::board::PieceSigns;
use games::shogi::notation::square_with_piece;
use games::shogi::player_of;
use language::{Phrase, Texts, Words};
use search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-14-mask",
    name: Texts::listing_empty_squares_name,
    symptom: Texts::listing_empty_squares_symptom,
    hint: Texts::listing_empty_squares_hint,
    explanation: Texts::listing_empty_squares_explanation,
    assumption: None,
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_empty_squares_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_empty_squares_line_function_besteval_side_best),
    same(1, Texts::listing_empty_squares_line_best_0),
    same(1, Texts::listing_empty_squares_line_for_each_square_board),
    differs(
        2,
        Texts::listing_empty_squares_line_published,
        Texts::listing_empty_squares_line_corrected,
    ),
    same(3, Texts::listing_empty_squares_line_gain_evalgain_square),
    same(3, Texts::listing_empty_squares_line_if_gain_best_best),
    same(1, Texts::listing_empty_squares_line_return_best),
];

const BEST: Phrase = Texts::listing_empty_squares_var_best;

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let side = at.side_to_move();
    let mut run = ListingRun::default();
    let mut best = 0;
    run.step(
        1,
        Words::of(Texts::listing_empty_squares_said_nothing_won_yet),
        vec![number(BEST, best)],
    );
    for square in Square::all() {
        let piece = at.piece_at(square);
        let is_looked_at = match version {
            ListingVersion::Published => piece.is_none_or(|piece| piece.color() != side),
            ListingVersion::Corrected => piece.is_some_and(|piece| piece.color() != side),
        };
        let name = |language| square_with_piece(square, piece, language, PieceSigns::of(language));
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_empty_squares_said_looked_at(name(language))
            }),
            vec![
                text(Texts::listing_empty_squares_var_square, Words::in_each(name)),
                answer(Texts::listing_empty_squares_var_looked_at, is_looked_at),
            ],
        );
        if !is_looked_at {
            continue;
        }
        let gain = exchange_on(&game, at, square, CaptureOrder::Geometric) * player_of(side).sign();
        if gain > best {
            best = gain;
            run.step(
                5,
                Words::in_each(|language| {
                    language.texts().listing_empty_squares_said_taking_wins(gain, name(language))
                }),
                vec![number(BEST, best)],
            );
        }
    }
    run.step(
        6,
        Words::of(|texts| texts.listing_empty_squares_said_best_gain(best)),
        vec![number(BEST, best)],
    );
    run.returning(best)
}
