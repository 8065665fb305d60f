//! A search where chance moves, with the cut of who takes chance for an opponent.

use super::line::{ListingLine, Shown, lines};
use super::phrases::nodes;
use super::row::{BEST, TwinProgram, TwinRow, V};
use language::Texts;

const ALPHA: Shown = (|_| "α".to_owned(), "α");
const MEAN: Shown = (Texts::listing_chance_var_mean, "mean");
const CUT: Shown = (Texts::listing_alpha_beta_var_cut, "so");
const RETURNED: Shown = (Texts::listing_last_child_var_returned, "returned");

/// A child of chance that is no better than what MAX has says nothing of the mean.
pub(super) const CUT_AT_CHANCE: TwinRow = TwinRow {
    id: "x-chance-cut",
    name: Texts::listing_chance_name,
    symptom: Texts::listing_chance_symptom,
    hint: Texts::listing_chance_hint,
    explanation: Texts::listing_chance_explanation,
    published_name: Texts::listing_common_with_slip,
    program: TwinProgram::Diagram(
        "[{1/2:4,1/2:6},{1/2:2,1/2:10},{1/2:0,1/2:2},{1/2:2,1/2:8}]",
        nodes,
    ),
    lines: lines! { |texts, at|
        0 listing_alpha_beta_line_root;
        1 listing_chance_line_call
            => texts.listing_alpha_beta_said_done(at.name("returned")), [RETURNED];
        0 listing_chance_line_function
            => texts.listing_alpha_beta_said_entered(at.name("node")), [ALPHA];
        1 listing_alpha_beta_line_if_leaf;
        2 listing_chance_line_return_leaf
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        1 listing_chance_line_if_chance;
        2 listing_chance_line_nothing;
        2 listing_last_child_line_for_each_child_from;
        3 listing_chance_line_v
            => texts.listing_last_child_said_value_comes_back(at.name("child"), at.name("node")),
            [V];
        3 listing_chance_line_weigh
            => texts.listing_chance_said_mean(at.name("node"), at.name("mean")), [MEAN];
        3 listing_chance_line_cut / listing_chance_line_right => if at.so() {
            texts.listing_alpha_beta_said_cut(at.name("node"))
        } else {
            texts.listing_alpha_beta_said_read_on(at.name("node"))
        }, [CUT];
        2 listing_chance_line_return_mean
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        1 listing_alpha_beta_line_worst;
        1 listing_last_child_line_for_each_child_from;
        2 listing_chance_line_v_best
            => texts.listing_last_child_said_value_comes_back(at.name("child"), at.name("node")),
            [V];
        2 listing_alpha_beta_line_better => if at.number("v") == at.number("best") {
            texts.listing_alpha_beta_said_best(at.name("node"), at.name("best"))
        } else {
            texts.listing_last_child_said_best_stays(at.name("node"))
        }, [BEST];
        1 listing_common_line_return_best
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
    },
    ..TwinRow::PLAIN
};
