//! Listings of articles and papers, each of its own kind (k-05, m-01, t-06, y-03).

use super::line::{ListingLine, Shown, lines};
use super::phrases::{digits, nodes, passage, table};
use super::row::{BEST, RETURNED_VALUE, SQUARE, SUM, TwinProgram, TwinRow, V};
use language::Texts;

const POINTS: Shown = (Texts::listing_int16_var_points, "points");
const ENTRY: Shown = (Texts::listing_int16_var_entry, "entry");
const LARGEST: Shown = (Texts::listing_last_child_var_largest_value, "returned");
const LEAF: Shown = (Texts::listing_last_child_var_leaf, "returned");
const RETURNED: Shown = (Texts::listing_last_child_var_returned, "returned");
const SENTE: Shown = (Texts::listing_sides_var_sente, "sente");
const MOVES_MADE: Shown = (Texts::listing_sides_var_moves_made, "moves made");
const ALL_MOVES_MADE: Shown = (Texts::listing_sides_var_moves_made, "returned");
const INDEX: Shown = (Texts::listing_balanced_digits_var_index, "index");
const DIFFERENCE: Shown = (Texts::listing_balanced_digits_var_sum, "sum");
const DIGIT: Shown = (Texts::listing_balanced_digits_var_digit, "digit");

/// A table of 16-bit numbers, and a number that does not fit.
pub(super) const INT16: TwinRow = TwinRow {
    id: "k-05-int16",
    name: Texts::listing_int16_name,
    symptom: Texts::listing_int16_symptom,
    hint: Texts::listing_int16_hint,
    explanation: Texts::listing_int16_explanation,
    assumption: Some(Texts::listing_int16_assumption),
    published_name: Texts::listing_common_as_in_article,
    lines: lines! { |texts, at|
        0 listing_int16_line_function_evaluate_position;
        1 listing_int16_line_sum_0 => texts.listing_common_said_counting_starts(), [SUM];
        1 listing_common_line_each_square;
        2 listing_int16_line_points_attacks_discount if at.number("points") != 0
            => texts.listing_int16_said_points(at.name("square")), [SQUARE, POINTS];
        2 listing_int16_line_published / listing_int16_line_corrected if at.number("points") != 0
            => if at.number("entry") == at.number("exact") {
                texts.listing_int16_said_stored_times_32()
            } else {
                texts.listing_int16_said_32_times_does_not(at.name("entry"), at.name("exact"))
            }, [ENTRY];
        2 listing_int16_line_sum_sum_entry if at.number("points") != 0
            => texts.listing_int16_said_added(), [SUM];
        1 listing_int16_line_return_sum_32_material => {
            let (material, value) = (at.name("material"), at.name("returned"));
            texts.listing_int16_said_divided_by_32_with(material, value)
        }, [RETURNED_VALUE];
    },
    program: TwinProgram::Shogi("4k2K1/7G1/9/9/9/9/9/9/9 b - 1", table),
    ..TwinRow::PLAIN
};

/// Minimax that returns the value of the last child instead of the best.
pub(super) const LAST_CHILD: TwinRow = TwinRow {
    id: "m-01-return",
    name: Texts::listing_last_child_name,
    symptom: Texts::listing_last_child_symptom,
    hint: Texts::listing_last_child_hint,
    explanation: Texts::listing_last_child_explanation,
    assumption: Some(Texts::listing_last_child_assumption),
    published_name: Texts::listing_common_as_in_article,
    lines: lines! { |texts, at|
        0 listing_last_child_line_function_root_value_root;
        1 listing_last_child_line_return_largest_value_next
            => texts.listing_last_child_said_worth(at.name("next position"), at.name("it")),
            [LARGEST];
        0 listing_last_child_line_function_value_node_depth;
        1 listing_last_child_line_if_depth_0_return if at.so()
            => texts.listing_last_child_said_number_leaf_returned(at.name("node")), [LEAF];
        1 listing_last_child_line_best_if_black_move => if at.number("best") < 0 {
            texts.listing_last_child_said_entered_black_move(at.name("node"))
        } else {
            texts.listing_last_child_said_entered_white_move(at.name("node"))
        }, [BEST];
        1 listing_last_child_line_for_each_child_from;
        2 listing_last_child_line_v_value_child_depth
            => texts.listing_last_child_said_value_comes_back(at.name("child"), at.name("node")),
            [V];
        2 listing_last_child_line_if_v_better_than => if at.so() {
            texts.listing_last_child_said_now_best(at.name("child"), at.name("node"))
        } else {
            texts.listing_last_child_said_best_stays(at.name("node"))
        }, [BEST];
        1 listing_last_child_line_published / listing_common_line_return_best
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
    },
    program: TwinProgram::Diagram(
        "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]",
        nodes,
    ),
    ..TwinRow::PLAIN
};

/// A paragraph in which 先手 and 後手 are not the players of the board.
pub(super) const SIDES: TwinRow = TwinRow {
    id: "y-03-sides",
    name: Texts::listing_sides_name,
    symptom: Texts::listing_sides_symptom,
    hint: Texts::listing_sides_hint,
    explanation: Texts::listing_sides_explanation,
    assumption: Some(Texts::listing_sides_assumption),
    task: Texts::listing_sides_task,
    published_name: Texts::listing_sides_published,
    corrected_name: Texts::listing_sides_corrected,
    lines: lines! { |texts, at|
        0 listing_sides_line_function_play_out_figure
            => texts.listing_sides_said_figure_5_set_up(), [];
        1 listing_sides_line_published / listing_sides_line_corrected
            => texts.listing_sides_said_sente_gote(at.name("sente"), at.name("gote")), [SENTE];
        1 listing_sides_line_after_sente_has_played => if at.so() {
            texts.listing_sides_said_made(at.name("move"))
        } else {
            texts.listing_sides_said_has_no_piece_can(at.name("side"))
        }, [MOVES_MADE];
        1 listing_sides_line_gote_passes => texts.listing_sides_said_passes(at.name("side")), [];
        1 listing_sides_line_26g => texts.listing_sides_said_made(at.name("move")), [MOVES_MADE];
        1 listing_sides_line_49b => texts.listing_sides_said_made(at.name("move")), [MOVES_MADE];
        1 listing_sides_line_37g => texts.listing_sides_said_made(at.name("move")), [MOVES_MADE];
        1 listing_sides_line_return_number_moves_made
            => texts.listing_sides_said_moves_were_made(at.number("returned")), [ALL_MOVES_MADE];
    },
    // Figure 5, corrected to agree with the text: White is to move.
    program: TwinProgram::Shogi(
        "lns1l1knl/1r3sg2/p4g1pp/1pppppp2/7P1/2PPPPP1P/PP1S2NB1/2RSG4/LN2K4 w Bg 50",
        passage,
    ),
    ..TwinRow::PLAIN
};

/// The row of Turtle's example, and below it the same with swapped colours.
const TURTLE: &str = "........\
                      ........\
                      ........\
                      .OOXXO..\
                      .XXOOX..\
                      ........\
                      ........\
                      ........ X";

/// Digits of a balanced number, extracted by the remainder of a division.
pub(super) const BALANCED_DIGITS: TwinRow = TwinRow {
    id: "t-06-digits",
    name: Texts::listing_balanced_digits_name,
    symptom: Texts::listing_balanced_digits_symptom,
    hint: Texts::listing_balanced_digits_hint,
    explanation: Texts::listing_balanced_digits_explanation,
    assumption: Some(Texts::listing_balanced_digits_assumption),
    published_name: Texts::listing_common_with_slip,
    lines: lines! { |texts, at|
        0 listing_balanced_digits_line_function_difference_index
            => texts.listing_balanced_digits_said_given_index_row_4(), [INDEX];
        1 listing_balanced_digits_line_sum_0
            => texts.listing_common_said_nothing_yet(), [DIFFERENCE];
        1 listing_balanced_digits_line_eight_times
            => texts.listing_balanced_digits_said_digit_4(at.name("file")), [INDEX];
        2 listing_balanced_digits_line_published / listing_balanced_digits_line_corrected
            => texts.listing_balanced_digits_said_lowest_digit_looked_at(), [DIGIT];
        2 listing_balanced_digits_line_sum_sum_digit
            => texts.listing_balanced_digits_said_added_sum(), [DIFFERENCE];
        2 listing_balanced_digits_line_index_index_digit_3
            => texts.listing_balanced_digits_said_on_next_digit(), [INDEX];
        1 listing_balanced_digits_line_return_sum
            => texts.listing_balanced_digits_said_all_eight_digits_added(), [DIFFERENCE];
    },
    program: TwinProgram::Othello(TURTLE, digits),
    ..TwinRow::PLAIN
};
