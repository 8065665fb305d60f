//! Setting up a position: is the value reset, or added to the previous one?

use shunsai::Position;

use super::hand_kinds::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number};
use eval::material::material;
use games::shogi::values::USAPYON;
use language::{Phrase, Texts, Words};

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-reset",
    name: Texts::listing_kept_value_name,
    symptom: Texts::listing_kept_value_symptom,
    hint: Texts::listing_kept_value_hint,
    explanation: Texts::listing_kept_value_explanation,
    assumption: None,
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_value_kept,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_kept_value_line_function_set_up_board),
    same(1, Texts::listing_kept_value_line_sum_everything_on_board),
    differs(1, Texts::listing_kept_value_line_published, Texts::listing_kept_value_line_corrected),
    same(1, Texts::listing_kept_value_line_make_table_attacks),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = Texts::listing_kept_value_var_value;
    let mut run = ListingRun::default();
    let mut value = 0;
    let rounds: [Phrase; 2] = [Texts::listing_kept_value_first, Texts::listing_kept_value_second];
    for round in rounds {
        run.step(
            0,
            Words::of(|texts| texts.listing_kept_value_said_round_begins(round(texts))),
            vec![number(value_of, value)],
        );
        let sum = material(at, &USAPYON).0;
        run.step(
            1,
            Words::of(Texts::listing_kept_value_said_pieces_were_added_up),
            vec![number(Texts::listing_kept_value_var_sum, sum)],
        );
        value = match version {
            ListingVersion::Published => value + sum,
            ListingVersion::Corrected => sum,
        };
        run.step(
            2,
            Words::of(Texts::listing_kept_value_said_value_settled),
            vec![number(value_of, value)],
        );
        run.step(
            3,
            Words::of(|texts| texts.listing_kept_value_said_round_over(round(texts))),
            vec![number(value_of, value)],
        );
    }
    run.returning(value)
}
