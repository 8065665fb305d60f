//! Listings that try moves and squares, and keep the best (u-09, u-14, y-06).

use super::line::{ListingLine, Shown, lines};
use super::phrases::{comparing, trying};
use super::row::{BEST, SQUARE, TwinProgram, TwinRow, V};
use language::Texts;

const MOVE: Shown = (Texts::listing_common_move, "move");
const TRIED: Shown = (Texts::listing_common_move, "this one");
const LOOKED_AT: Shown = (Texts::listing_empty_squares_var_looked_at, "so");
const LOSS: Shown = (Texts::listing_one_loss_var_loss, "loss");
const COUNT: Shown = (Texts::listing_drop_mate_var_count, "count");

/// White is to move and can capture a bishop.
const BISHOP: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";

/// Black's values, maximised for White as well.
pub(super) const POINT_OF_VIEW: TwinRow = TwinRow {
    id: "u-14-think",
    name: Texts::listing_point_of_view_name,
    symptom: Texts::listing_point_of_view_symptom,
    hint: Texts::listing_point_of_view_hint,
    explanation: Texts::listing_point_of_view_explanation,
    returns: Texts::listing_common_value_of_move,
    also: &[(5, Texts::listing_point_of_view_also)],
    lines: lines! { |texts, at|
        0 listing_common_line_think;
        1 listing_common_line_worst => texts.listing_common_said_no_move_yet(), [BEST];
        1 listing_common_line_each_move;
        2 listing_common_line_after
            => texts.listing_common_said_tried(at.name("this one")), [TRIED];
        2 listing_point_of_view_line_published / listing_point_of_view_line_corrected => {
            let (lost, name) = (at.number("lost"), at.name("this one"));
            texts.listing_point_of_view_said_after_opponent_wins(lost, name)
        }, [V];
        2 listing_common_line_better => if at.so() {
            texts.listing_common_said_best_so_far(at.name("this one"))
        } else {
            texts.listing_common_said_best_stays()
        }, [BEST];
        1 listing_common_line_return_move
            => texts.listing_common_said_played(at.name("move")), [MOVE, BEST];
    },
    result: "best",
    program: TwinProgram::Shogi(BISHOP, trying),
    ..TwinRow::PLAIN
};

/// The greatest loss instead of the sum of all losses.
pub(super) const ONE_LOSS: TwinRow = TwinRow {
    id: "u-09-max",
    name: Texts::listing_one_loss_name,
    symptom: Texts::listing_one_loss_symptom,
    hint: Texts::listing_one_loss_hint,
    explanation: Texts::listing_one_loss_explanation,
    assumption: Some(Texts::listing_one_loss_assumption),
    task: Texts::listing_one_loss_task,
    published_name: Texts::listing_one_loss_published,
    corrected_name: Texts::listing_one_loss_corrected,
    returns: Texts::listing_common_value_of_move,
    lines: lines! { |texts, at|
        0 listing_common_line_think;
        1 listing_common_line_worst => texts.listing_common_said_no_move_yet(), [BEST];
        1 listing_common_line_each_move;
        2 listing_common_line_after
            => texts.listing_common_said_tried(at.name("this one")), [TRIED];
        2 listing_one_loss_line_published / listing_one_loss_line_corrected => {
            let (loss, name) = (at.number("loss"), at.name("this one"));
            texts.listing_one_loss_said_after_subtracted(loss, name)
        }, [LOSS];
        2 listing_one_loss_line_v_value_kk_for => texts.listing_one_loss_said_what_left(), [V];
        2 listing_common_line_better => if at.so() {
            texts.listing_common_said_best_so_far(at.name("this one"))
        } else {
            texts.listing_common_said_best_stays()
        }, [BEST];
        1 listing_common_line_return_move
            => texts.listing_common_said_played(at.name("move")), [MOVE, BEST];
    },
    result: "best",
    program: TwinProgram::Shogi("4k4/9/9/3g5/3p5/3S5/9/7gP/K6NR b - 1", comparing),
    ..TwinRow::PLAIN
};

/// A mask that lets empty squares through, which changes nothing.
pub(super) const EMPTY_SQUARES: TwinRow = TwinRow {
    id: "u-14-mask",
    name: Texts::listing_empty_squares_name,
    symptom: Texts::listing_empty_squares_symptom,
    hint: Texts::listing_empty_squares_hint,
    explanation: Texts::listing_empty_squares_explanation,
    corrected_name: Texts::listing_empty_squares_corrected,
    lines: lines! { |texts, at|
        0 listing_empty_squares_line_function_besteval_side_best;
        1 listing_empty_squares_line_best_0
            => texts.listing_empty_squares_said_nothing_won_yet(), [BEST];
        1 listing_common_line_each_square;
        2 listing_empty_squares_line_published / listing_empty_squares_line_corrected
            => texts.listing_empty_squares_said_looked_at(at.name("square")), [SQUARE, LOOKED_AT];
        3 listing_empty_squares_line_gain_evalgain_square;
        3 listing_empty_squares_line_if_gain_best_best if at.so() => {
            let (gain, name) = (at.number("gain"), at.name("square"));
            texts.listing_empty_squares_said_taking_wins(gain, name)
        }, [BEST];
        1 listing_common_line_return_best
            => texts.listing_empty_squares_said_best_gain(at.number("best")), [BEST];
    },
    program: TwinProgram::Shogi(BISHOP, trying),
    ..TwinRow::PLAIN
};

/// Mates by pawn drops, which are illegal.
pub(super) const DROP_MATE: TwinRow = TwinRow {
    id: "y-06-drop-pawn",
    name: Texts::listing_drop_mate_name,
    symptom: Texts::listing_drop_mate_symptom,
    hint: Texts::listing_drop_mate_hint,
    explanation: Texts::listing_drop_mate_explanation,
    assumption: Some(Texts::listing_drop_mate_assumption),
    published_name: Texts::listing_common_with_slip,
    corrected_name: Texts::listing_drop_mate_corrected,
    lines: lines! { |texts, at|
        0 listing_drop_mate_line_function_mates_in_one;
        1 listing_drop_mate_line_count_0 => texts.listing_common_said_nothing_yet(), [COUNT];
        1 listing_drop_mate_line_for_each_check_dropped;
        2 listing_common_line_after
            => texts.listing_common_said_tried(at.name("this one")), [TRIED];
        2 listing_drop_mate_line_if_opponent_has_no
            => texts.listing_drop_mate_said_opponent_has_moves(at.number("replies")), [];
        3 listing_drop_mate_line_published / listing_drop_mate_line_corrected => if at.so() {
            texts.listing_drop_mate_said_mate_one_more()
        } else {
            texts.listing_drop_mate_said_does_not_count()
        }, [COUNT];
        1 listing_drop_mate_line_return_count
            => texts.listing_drop_mate_said_mates(at.number("count")), [COUNT];
    },
    // A pawn dropped in front of the king would mate.
    program: TwinProgram::Shogi("7lk/9/8G/9/9/9/9/9/4K4 b P 1", trying),
    ..TwinRow::PLAIN
};
