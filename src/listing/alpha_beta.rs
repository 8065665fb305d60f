//! Alpha-beta with the slips that are made in every class, on one tree.

use super::line::{ListingLine, Shown, lines};
use super::phrases::nodes;
use super::row::{BEST, TwinProgram, TwinRow, V};
use language::Texts;

const LEAVES: Shown = (Texts::listing_alpha_beta_var_leaves, "leaves");
const ALPHA: Shown = (|_| "α".to_owned(), "α");
const BETA: Shown = (|_| "β".to_owned(), "β");
const LOW: Shown = (Texts::listing_alpha_beta_var_low, "low");
const HIGH: Shown = (Texts::listing_alpha_beta_var_high, "high");
const CUT: Shown = (Texts::listing_alpha_beta_var_cut, "so");
const TABLE: Shown = (Texts::listing_alpha_beta_var_table, "table");
const RETURNED: Shown = (Texts::listing_last_child_var_returned, "returned");

/// With every slip, something else comes out of it: a value, or a number of leaves.
const TREE: TwinProgram =
    TwinProgram::Diagram("[[[-50,30],[30,70]],[[-40,10],[90,-30]],[[-90,80],[40,50]]]", nodes);

/// Alpha-beta as negamax, with the line that calls itself and the line that cuts.
macro_rules! alpha_beta {
    (
        $window:ident $(/ $windows:ident)?,
        $call:ident $(/ $called:ident)?,
        $cut:ident $(/ $cuts:ident)?
    ) => {
        lines! { |texts, at|
            0 listing_alpha_beta_line_root;
            1 listing_alpha_beta_line_call
                => texts.listing_alpha_beta_said_done(at.name("returned")), [RETURNED];
            0 listing_alpha_beta_line_function
                => texts.listing_alpha_beta_said_entered(at.name("node")), [ALPHA, BETA];
            1 listing_alpha_beta_line_if_leaf;
            2 listing_alpha_beta_line_count
                => texts.listing_alpha_beta_said_leaf(at.name("node")), [LEAVES];
            2 listing_alpha_beta_line_return_leaf
                => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
            1 listing_alpha_beta_line_worst;
            1 listing_last_child_line_for_each_child_from;
            2 $window $(/ $windows)?
                => texts.listing_alpha_beta_said_window(at.name("child")), [LOW, HIGH];
            2 $call $(/ $called)?
                => texts.listing_last_child_said_value_comes_back(at.name("child"), at.name("node")),
                [V];
            2 listing_alpha_beta_line_better => if at.number("v") == at.number("best") {
                texts.listing_alpha_beta_said_best(at.name("node"), at.name("best"))
            } else {
                texts.listing_last_child_said_best_stays(at.name("node"))
            }, [BEST];
            2 $cut $(/ $cuts)? => if at.so() {
                texts.listing_alpha_beta_said_cut(at.name("node"))
            } else {
                texts.listing_alpha_beta_said_read_on(at.name("node"))
            }, [CUT];
            2 listing_alpha_beta_line_raise if at.so()
                => texts.listing_alpha_beta_said_raised(at.name("node"), at.name("α")), [ALPHA];
            1 listing_common_line_return_best
                => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        }
    };
}

const PLAIN: TwinRow =
    TwinRow { published_name: Texts::listing_common_with_slip, program: TREE, ..TwinRow::PLAIN };

/// The same, of which the number of leaves says what is wrong.
const COUNTED: TwinRow = TwinRow {
    returns: Texts::listing_alpha_beta_var_leaves,
    result: "leaves",
    counts: true,
    ..PLAIN
};

/// > for ≥: a tie is read on.
pub(super) const STRICT: TwinRow = TwinRow {
    id: "x-cut-strict",
    name: |texts| texts.listing_alpha_beta_name(1),
    symptom: Texts::listing_alpha_beta_strict_symptom,
    hint: Texts::listing_alpha_beta_strict_hint,
    explanation: Texts::listing_alpha_beta_strict_explanation,
    lines: alpha_beta!(
        listing_alpha_beta_line_window,
        listing_alpha_beta_line_v,
        listing_alpha_beta_line_strict / listing_alpha_beta_line_cut
    ),
    ..COUNTED
};

/// The own bound instead of the other side's.
pub(super) const OWN_BOUND: TwinRow = TwinRow {
    id: "x-cut-own",
    name: |texts| texts.listing_alpha_beta_name(2),
    symptom: Texts::listing_alpha_beta_own_symptom,
    hint: Texts::listing_alpha_beta_own_hint,
    explanation: Texts::listing_alpha_beta_own_explanation,
    lines: alpha_beta!(
        listing_alpha_beta_line_window,
        listing_alpha_beta_line_v,
        listing_alpha_beta_line_own / listing_alpha_beta_line_cut
    ),
    ..PLAIN
};

/// The window is not handed down.
pub(super) const WINDOW_LOST: TwinRow = TwinRow {
    id: "x-window-lost",
    name: |texts| texts.listing_alpha_beta_name(3),
    symptom: Texts::listing_alpha_beta_lost_symptom,
    hint: Texts::listing_alpha_beta_lost_hint,
    explanation: Texts::listing_alpha_beta_lost_explanation,
    lines: alpha_beta!(
        listing_alpha_beta_line_lost / listing_alpha_beta_line_window,
        listing_alpha_beta_line_v,
        listing_alpha_beta_line_cut
    ),
    ..COUNTED
};

/// The window is handed down as it is, seen from the wrong side.
pub(super) const WINDOW_UNTURNED: TwinRow = TwinRow {
    id: "x-window-unturned",
    name: |texts| texts.listing_alpha_beta_name(4),
    symptom: Texts::listing_alpha_beta_unturned_symptom,
    hint: Texts::listing_alpha_beta_unturned_hint,
    explanation: Texts::listing_alpha_beta_unturned_explanation,
    lines: alpha_beta!(
        listing_alpha_beta_line_unturned / listing_alpha_beta_line_window,
        listing_alpha_beta_line_v,
        listing_alpha_beta_line_cut
    ),
    ..COUNTED
};

/// The sign of what comes back is not turned.
pub(super) const SIGN_UNTURNED: TwinRow = TwinRow {
    id: "x-sign-unturned",
    name: |texts| texts.listing_alpha_beta_name(5),
    symptom: Texts::listing_alpha_beta_sign_symptom,
    hint: Texts::listing_alpha_beta_sign_hint,
    explanation: Texts::listing_alpha_beta_sign_explanation,
    lines: alpha_beta!(
        listing_alpha_beta_line_window,
        listing_alpha_beta_line_sign / listing_alpha_beta_line_v,
        listing_alpha_beta_line_cut
    ),
    ..PLAIN
};

/// What a scout returns is kept where it should be searched again.
pub(super) const SCOUT_KEPT: TwinRow = TwinRow {
    id: "x-scout-kept",
    name: Texts::listing_alpha_beta_scout_name,
    symptom: Texts::listing_alpha_beta_scout_symptom,
    hint: Texts::listing_alpha_beta_scout_hint,
    explanation: Texts::listing_alpha_beta_scout_explanation,
    lines: lines! { |texts, at|
        0 listing_alpha_beta_line_root;
        1 listing_alpha_beta_line_call
            => texts.listing_alpha_beta_said_done(at.name("returned")), [RETURNED];
        0 listing_alpha_beta_line_function
            => texts.listing_alpha_beta_said_entered(at.name("node")), [ALPHA, BETA];
        1 listing_alpha_beta_line_if_leaf;
        2 listing_alpha_beta_line_return_leaf
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        1 listing_alpha_beta_line_worst;
        1 listing_last_child_line_for_each_child_from;
        2 listing_alpha_beta_line_scout
            => texts.listing_alpha_beta_said_scouted(at.name("child"), at.name("node")), [V];
        2 listing_alpha_beta_line_kept / listing_alpha_beta_line_again => if at.so() {
            texts.listing_alpha_beta_said_again(at.name("child"))
        } else {
            texts.listing_alpha_beta_said_not_again(at.name("child"))
        }, [V];
        2 listing_alpha_beta_line_better => if at.number("v") == at.number("best") {
            texts.listing_alpha_beta_said_best(at.name("node"), at.name("best"))
        } else {
            texts.listing_last_child_said_best_stays(at.name("node"))
        }, [BEST];
        2 listing_alpha_beta_line_cut => if at.so() {
            texts.listing_alpha_beta_said_cut(at.name("node"))
        } else {
            texts.listing_alpha_beta_said_read_on(at.name("node"))
        }, [CUT];
        2 listing_alpha_beta_line_raise if at.so()
            => texts.listing_alpha_beta_said_raised(at.name("node"), at.name("α")), [ALPHA];
        1 listing_common_line_return_best
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
    },
    ..PLAIN
};

/// A bound is stored in the table as if it were the value.
pub(super) const TABLE_BOUND: TwinRow = TwinRow {
    id: "x-table-bound",
    name: Texts::listing_alpha_beta_table_name,
    symptom: Texts::listing_alpha_beta_table_symptom,
    hint: Texts::listing_alpha_beta_table_hint,
    explanation: Texts::listing_alpha_beta_table_explanation,
    lines: lines! { |texts, at|
        0 listing_alpha_beta_line_root;
        1 listing_alpha_beta_line_test
            => texts.listing_alpha_beta_said_tested(at.name("returned")), [RETURNED];
        1 listing_alpha_beta_line_call
            => texts.listing_alpha_beta_said_done(at.name("returned")), [RETURNED];
        0 listing_alpha_beta_line_function
            => texts.listing_alpha_beta_said_entered(at.name("node")), [ALPHA, BETA];
        1 listing_alpha_beta_line_known => if at.so() {
            texts.listing_alpha_beta_said_known(at.name("node"))
        } else {
            texts.listing_alpha_beta_said_unknown(at.name("node"))
        }, [];
        1 listing_alpha_beta_line_search;
        1 listing_alpha_beta_line_store / listing_alpha_beta_line_store_exact
            => if at.has("table") {
                texts.listing_alpha_beta_said_stored(at.name("best"), at.name("node"))
            } else {
                texts.listing_alpha_beta_said_not_stored(at.name("best"), at.name("node"))
            }, [BEST, TABLE];
        1 listing_common_line_return_best
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        0 listing_alpha_beta_line_search_function;
        1 listing_alpha_beta_line_if_leaf;
        2 listing_alpha_beta_line_return_leaf
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
        1 listing_alpha_beta_line_worst;
        1 listing_last_child_line_for_each_child_from;
        2 listing_alpha_beta_line_window
            => texts.listing_alpha_beta_said_window(at.name("child")), [LOW, HIGH];
        2 listing_alpha_beta_line_v
            => texts.listing_last_child_said_value_comes_back(at.name("child"), at.name("node")), [V];
        2 listing_alpha_beta_line_better => if at.number("v") == at.number("best") {
            texts.listing_alpha_beta_said_best(at.name("node"), at.name("best"))
        } else {
            texts.listing_last_child_said_best_stays(at.name("node"))
        }, [BEST];
        2 listing_alpha_beta_line_cut => if at.so() {
            texts.listing_alpha_beta_said_cut(at.name("node"))
        } else {
            texts.listing_alpha_beta_said_read_on(at.name("node"))
        }, [CUT];
        2 listing_alpha_beta_line_raise if at.so()
            => texts.listing_alpha_beta_said_raised(at.name("node"), at.name("α")), [ALPHA];
        1 listing_common_line_return_best
            => texts.listing_last_child_said_value_returned(at.name("node")), [RETURNED];
    },
    ..PLAIN
};
