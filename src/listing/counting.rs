//! Listings that count the value of a position, or keep it up to date (u-12).

use super::line::{ListingLine, Shown, lines};
use super::phrases::{EHI, counting, making};
use super::row::{SUM, TwinProgram, TwinRow, VALUE};
use language::Texts;

const FILE: Shown = (Texts::listing_file_loop_var_file, "file");
const KIND: Shown = (Texts::listing_hand_kinds_var_kind, "kind");
const GO_ON: Shown = (Texts::listing_hand_kinds_var_go_on, "so");
const MOVE: Shown = (Texts::listing_common_move, "move");
const DROP: Shown = (Texts::listing_bare_origin_var_drop, "so");

/// A loop over the files that adds 1 instead of 0x10.
pub(super) const FILE_LOOP: TwinRow = TwinRow {
    id: "u-12-loop",
    name: Texts::listing_file_loop_name,
    symptom: Texts::listing_file_loop_symptom,
    hint: Texts::listing_file_loop_hint,
    explanation: Texts::listing_file_loop_explanation,
    lines: lines! { |texts, at|
        0 listing_file_loop_line_function_initial_value;
        1 listing_file_loop_line_value_0 => texts.listing_common_said_counting_starts(), [VALUE];
        1 listing_file_loop_line_published / listing_file_loop_line_corrected
            => texts.listing_file_loop_said_file(at.name("file")), [FILE];
        2 listing_file_loop_line_for_rank_from_1;
        3 listing_file_loop_line_value_value_piece_value if at.number("rank") == 9 => {
            let [first, last] = [1, 9].map(|rank| format!("{:#04x}", at.number("file") + rank));
            texts.listing_file_loop_said_pieces_board_board_were(first, last)
        }, [VALUE];
        1 listing_file_loop_line_for_each_kind_piece;
        2 listing_file_loop_line_value_value_hand_value if at.number("kind") == EHI
            => texts.listing_file_loop_said_pieces_in_hand_were(), [VALUE];
        1 listing_common_line_return_value
            => texts.listing_common_said_value(at.name("value")), [VALUE];
    },
    program: TwinProgram::Shogi(
        "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
        counting,
    ),
    ..TwinRow::PLAIN
};

/// Black has a rook on the board and a pawn in hand, White a pawn on the board and a rook in hand.
const ROOKS: &str = "4k4/9/9/9/4p4/9/9/9/4K3R b Pr 1";

/// A loop over the kinds in hand that stops before the last one.
pub(super) const HAND_KINDS: TwinRow = TwinRow {
    id: "u-12-hand",
    name: Texts::listing_hand_kinds_name,
    symptom: Texts::listing_hand_kinds_symptom,
    hint: Texts::listing_hand_kinds_hint,
    explanation: Texts::listing_hand_kinds_explanation,
    assumption: Some(Texts::listing_hand_kinds_assumption),
    lines: lines! { |texts, at|
        0 listing_hand_kinds_line_function_count_hands_too;
        1 listing_hand_kinds_line_value_pieces_on_board
            => texts.listing_hand_kinds_said_pieces_on_board_were(), [VALUE];
        1 listing_hand_kinds_line_published / listing_hand_kinds_line_corrected
            => texts.listing_hand_kinds_said_kind_go_on(at.name("kind")), [KIND, GO_ON];
        2 listing_hand_kinds_line_value_value_hand_value
            => texts.listing_hand_kinds_said_there(at.number("held"), at.name("kind")), [VALUE];
        1 listing_common_line_return_value
            => texts.listing_common_said_value(at.name("value")), [VALUE];
    },
    program: TwinProgram::Shogi(ROOKS, counting),
    ..TwinRow::PLAIN
};

/// The origin of a move, read from a variable other than the move.
pub(super) const BARE_ORIGIN: TwinRow = TwinRow {
    id: "u-12-from",
    name: Texts::listing_bare_origin_name,
    symptom: Texts::listing_bare_origin_symptom,
    hint: Texts::listing_bare_origin_hint,
    explanation: Texts::listing_bare_origin_explanation,
    assumption: Some(Texts::listing_bare_origin_assumption),
    returns: Texts::listing_common_value_kept,
    also: &[(5, Texts::listing_bare_origin_also)],
    lines: lines! { |texts, at|
        0 listing_bare_origin_line_function_make_move
            => texts.listing_bare_origin_said_made(at.name("move")), [MOVE];
        1 listing_bare_origin_line_published / listing_bare_origin_line_corrected
            => texts.listing_bare_origin_said_what_looked_at(at.name("it")), [DROP];
        2 listing_bare_origin_line_value_value_hand_value
            => texts.listing_bare_origin_said_left_hand_and_came(at.name("piece")), [VALUE];
        1 listing_bare_origin_line_if_something_taken;
        2 listing_bare_origin_line_value_value_piece_value;
        1 listing_bare_origin_line_from_move_from
            => texts.listing_bare_origin_said_move_made(), [VALUE];
    },
    calls: 3,
    result: "value",
    program: TwinProgram::Shogi(ROOKS, making),
    ..TwinRow::PLAIN
};

/// A value that is never reset to 0.
pub(super) const KEPT_VALUE: TwinRow = TwinRow {
    id: "u-12-reset",
    name: Texts::listing_kept_value_name,
    symptom: Texts::listing_kept_value_symptom,
    hint: Texts::listing_kept_value_hint,
    explanation: Texts::listing_kept_value_explanation,
    returns: Texts::listing_common_value_kept,
    lines: lines! { |texts, at|
        0 listing_kept_value_line_function_set_up_board
            => texts.listing_kept_value_said_round_begins(at.name("round")), [VALUE];
        1 listing_kept_value_line_sum_everything_on_board
            => texts.listing_kept_value_said_pieces_were_added_up(), [SUM];
        1 listing_kept_value_line_published / listing_kept_value_line_corrected
            => texts.listing_kept_value_said_value_settled(), [VALUE];
        1 listing_kept_value_line_make_table_attacks
            => texts.listing_kept_value_said_round_over(at.name("round")), [VALUE];
    },
    calls: 2,
    result: "value",
    program: TwinProgram::Shogi(ROOKS, counting),
    ..TwinRow::PLAIN
};
