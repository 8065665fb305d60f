//! The digits of a pattern, extracted from its number. (t-06)

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number};
use eval::othello::turtle::{digit_of, pattern_index};
use games::othello::{DiscSquare, OthelloPosition};
use language::{Texts, Words};

/// The row of Turtle's example, and below it the same with swapped colours.
const BOARD: &str = "........\
                     ........\
                     ........\
                     .OOXXO..\
                     .XXOOX..\
                     ........\
                     ........\
                     ........ X";

/// The rank of the row, from 0 at the top.
const RANK: u8 = 3;

pub(super) const ROW: TwinRow = TwinRow {
    id: "t-06-digits",
    name: Texts::listing_balanced_digits_name,
    symptom: Texts::listing_balanced_digits_symptom,
    hint: Texts::listing_balanced_digits_hint,
    explanation: Texts::listing_balanced_digits_explanation,
    assumption: Some(Texts::listing_balanced_digits_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_with_slip,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Othello { board: BOARD, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_balanced_digits_line_function_difference_index),
    same(1, Texts::listing_balanced_digits_line_sum_0),
    same(1, Texts::listing_balanced_digits_line_eight_times),
    differs(
        2,
        Texts::listing_balanced_digits_line_published,
        Texts::listing_balanced_digits_line_corrected,
    ),
    same(2, Texts::listing_balanced_digits_line_sum_sum_digit),
    same(2, Texts::listing_balanced_digits_line_index_index_digit_3),
    same(1, Texts::listing_balanced_digits_line_return_sum),
];

fn run(version: ListingVersion, at: &OthelloPosition) -> ListingRun {
    let squares = (0..8).filter_map(|file| DiscSquare::at(file, RANK));
    let digits: Vec<_> = squares.map(|square| digit_of(at.disc_at(square))).collect();
    let mut index = pattern_index(&digits);
    let index_of = |index: i32| number(Texts::listing_balanced_digits_var_index, index);
    let sum_of = |sum: i32| number(Texts::listing_balanced_digits_var_sum, sum);
    let mut run = ListingRun::default();
    run.step(
        0,
        Words::of(Texts::listing_balanced_digits_said_given_index_row_4),
        vec![index_of(index)],
    );
    let mut sum = 0;
    run.step(
        1,
        Words::of(Texts::listing_balanced_digits_said_nothing_counted_yet),
        vec![sum_of(sum)],
    );
    for file in (b'a'..=b'h').rev().map(char::from) {
        run.step(
            2,
            Words::of(|texts| texts.listing_balanced_digits_said_digit_4(file.to_string())),
            vec![index_of(index)],
        );
        let remainder = index % 3;
        let digit = match (version, remainder) {
            (ListingVersion::Corrected, 2) => -1,
            (ListingVersion::Corrected, -2) => 1,
            (ListingVersion::Corrected | ListingVersion::Published, digit) => digit,
        };
        run.step(
            3,
            Words::of(Texts::listing_balanced_digits_said_lowest_digit_looked_at),
            vec![number(Texts::listing_balanced_digits_var_digit, digit)],
        );
        sum += digit;
        run.step(4, Words::of(Texts::listing_balanced_digits_said_added_sum), vec![sum_of(sum)]);
        index = (index - digit) / 3;
        run.step(
            5,
            Words::of(Texts::listing_balanced_digits_said_on_next_digit),
            vec![index_of(index)],
        );
    }
    run.step(
        6,
        Words::of(Texts::listing_balanced_digits_said_all_eight_digits_added),
        vec![sum_of(sum)],
    );
    run.returning(sum)
}
