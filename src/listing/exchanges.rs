//! Listings of the exchange on a square (u-13).

use super::line::{ListingLine, Shown, lines};
use super::phrases::{gathering, sorting};
use super::row::{RETURNED_VALUE, TwinProgram, TwinRow, VALUE};
use language::Texts;

const FIRST: Shown = (Texts::listing_attacker_order_var_first, "first");
const ROW: Shown = (Texts::listing_attacker_order_var_row, "row");
const GAINED: Shown = (Texts::listing_attacker_order_var_gained, "gained");
const DIRECTION: Shown = (Texts::listing_knight_origin_var_direction, "direction");
const ORIGIN: Shown = (Texts::listing_knight_origin_var_origin, "origin");
const IS_ENEMY: Shown = (|_| "IsEnemy".to_owned(), "IsEnemy");
const IS_SELF: Shown = (|_| "IsSelf".to_owned(), "IsSelf");
const GAIN: Shown = (Texts::listing_compiler_var_gain, "gain");

/// White's attackers, sorted in the wrong order.
pub(super) const ATTACKER_ORDER: TwinRow = TwinRow {
    id: "u-13-sort",
    name: Texts::listing_attacker_order_name,
    symptom: Texts::listing_attacker_order_symptom,
    hint: Texts::listing_attacker_order_hint,
    explanation: Texts::listing_attacker_order_explanation,
    assumption: Some(Texts::listing_attacker_order_assumption),
    lines: lines! { |texts, at|
        0 listing_attacker_order_line_function_exchange_square_gain;
        1 listing_attacker_order_line_blacks_row_for_i;
        2 listing_attacker_order_line_first_i_for_j
            => texts.listing_attacker_order_said_compared_with(at.name("new"), at.name("old")),
            [FIRST];
        2 listing_attacker_order_line_swap_i_and_first
            => texts.listing_attacker_order_said_number_settled(at.number("i") + 1), [ROW];
        1 listing_attacker_order_line_whites_row_for_i;
        2 listing_attacker_order_line_published / listing_attacker_order_line_first_i_for_j
            => texts.listing_attacker_order_said_compared_with(at.name("new"), at.name("old")),
            [FIRST];
        2 listing_attacker_order_line_swap_i_and_first
            => texts.listing_attacker_order_said_number_settled(at.number("i") + 1), [ROW];
        1 listing_attacker_order_line_take_in_turn_each => {
            let [from, kind, side] = ["from", "kind", "side"].map(|name| at.name(name));
            texts.listing_attacker_order_said_takes_with_from(from, kind, side)
        }, [GAINED];
        1 listing_attacker_order_line_from_end_better_taking => {
            let [gained, side] = ["gained", "side"].map(|name| at.name(name));
            texts.listing_attacker_order_said_takes_or_stops_at(gained, side)
        }, [VALUE];
        1 listing_attacker_order_line_return_value
            => texts.listing_common_said_exchange_worth(at.name("returned")), [RETURNED_VALUE];
    },
    program: TwinProgram::Shogi(
        "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1",
        sorting,
    ),
    ..TwinRow::PLAIN
};

/// White's knight attacks an undefended silver.
const KNIGHT: &str = "4k4/9/5n3/9/4S4/9/9/9/4K4 w - 1";

/// White's knights, looked up on the wrong side.
pub(super) const KNIGHT_ORIGIN: TwinRow = TwinRow {
    id: "u-13-knight",
    name: Texts::listing_knight_origin_name,
    symptom: Texts::listing_knight_origin_symptom,
    hint: Texts::listing_knight_origin_hint,
    explanation: Texts::listing_knight_origin_explanation,
    assumption: Some(Texts::listing_knight_origin_assumption),
    lines: lines! { |texts, at|
        0 listing_knight_origin_line_function_gather_knights_square;
        1 listing_knight_origin_line_for_each_knights_4
            => texts.listing_knight_origin_said_direction(at.number("number")), [DIRECTION];
        2 listing_knight_origin_line_if_knight_blacks_attacks if at.so()
            => texts.listing_knight_origin_said_does(), [];
        3 listing_knight_origin_line_origin_square_direction
            => texts.listing_knight_origin_said_origin_worked_out(), [ORIGIN];
        3 listing_knight_origin_line_put_what_stands_there
            => texts.listing_knight_origin_said_came_into_row(), [];
        2 listing_knight_origin_line_if_knight_whites_attacks if at.so()
            => texts.listing_knight_origin_said_does(), [];
        3 listing_knight_origin_line_published / listing_knight_origin_line_origin_square_direction
            => texts.listing_knight_origin_said_origin_worked_out(), [ORIGIN];
        3 listing_knight_origin_line_put_what_stands_there_2 => match at.number("in White's row") {
            0 => texts.listing_knight_origin_said_no_piece_whites_stands(),
            _ => texts.listing_knight_origin_said_came_into_row(),
        }, [];
        1 listing_knight_origin_line_return_exchange_both_rows
            => texts.listing_common_said_exchange_worth(at.name("returned")), [RETURNED_VALUE];
    },
    program: TwinProgram::Shogi(KNIGHT, gathering),
    ..TwinRow::PLAIN
};

/// A type that does not exist.
pub(super) const COMPILER: TwinRow = TwinRow {
    id: "u-13-names",
    name: Texts::listing_compiler_name,
    symptom: Texts::listing_compiler_symptom,
    hint: Texts::listing_compiler_hint,
    explanation: Texts::listing_compiler_explanation,
    lines: lines! { |texts, at|
        0 listing_compiler_line_function_evalgain_square_gain;
        1 listing_compiler_line_isenemy_does_piece_there
            => texts.listing_compiler_said_piece_looked_at(), [IS_ENEMY];
        1 listing_compiler_line_isself_does_belong_black
            => texts.listing_compiler_said_piece_looked_at(), [IS_SELF];
        1 listing_compiler_line_if_isenemy_and_black if at.so()
            => texts.listing_compiler_said_there_something_take(), [];
        2 listing_compiler_line_kyokumen_now_copy_position
            => texts.listing_compiler_said_copy_made(), [];
        2 listing_compiler_line_gain_now_gainmax_value
            => texts.listing_compiler_said_exchange_made_on_copy(), [GAIN];
        1 listing_compiler_line_if_isself_and_white if at.so()
            => texts.listing_compiler_said_there_something_take(), [];
        2 listing_compiler_line_published / listing_compiler_line_kyokumen_now_copy_position
            => match at.number("so") {
                0 => texts.listing_compiler_said_compiler_kyokumenl_not(), // Nothing runs.
                _ => texts.listing_compiler_said_copy_made(),
            }, [];
        2 listing_compiler_line_gain_value_now_now
            => texts.listing_compiler_said_exchange_made_on_copy(), [GAIN];
        1 listing_compiler_line_return_gain
            => texts.listing_compiler_said_gain(at.number("gain")), [GAIN];
    },
    program: TwinProgram::Shogi(KNIGHT, gathering),
    ..TwinRow::PLAIN
};
