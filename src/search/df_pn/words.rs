//! The pseudo-code of df-pn.

use crate::search::code::proof::{
    ANSWER, BACK, BETTER_VALUE, CHOOSE, COUNT, DEVELOP, IF_NEW, IF_ZERO, LOOK, MAKE, NUMBERS_ALONE,
    OTHER_VALUE, SETTLED, SUMS, SUMS_OTHER, VALUE_TOO,
};
use crate::search::code::{CALLED, Code, PseudoLine, line};
use crate::trace::EventKind as E;

const HEAD: PseudoLine = line(
    0,
    "関数 読む(局面, 証明数のしきい値, 反証数のしきい値)",
    "function search(position, proof threshold, disproof threshold)",
    CALLED,
);
const LIMITS: PseudoLine = line(
    1,
    "根のしきい値は ∞, ∞。子のしきい値は親が決める",
    "∞, ∞ at the root; a parent sets those of its child",
    &[E::Thresholds],
);
const WHILE: PseudoLine = line(
    1,
    "二つの数がどちらもしきい値より小さいあいだ:",
    "while both numbers are below their thresholds:",
    &[],
);
const SEARCH_LEAST: PseudoLine = line(
    2,
    "根の側の番なら証明数(相手の番なら反証数)が最小の子を読む",
    "search the child with the smallest proof number",
    &[],
);
const OWN_LIMIT: PseudoLine = line(
    3,
    "しきい値 = min(自分のしきい値, 2番目に小さい数 + 1)",
    "its threshold: min(own threshold, second smallest + 1)",
    &[],
);
const OTHER_LIMIT: PseudoLine = line(
    3,
    "もう一方 = 自分のしきい値 − ほかの子の数の和",
    "the other: own threshold − sum over its siblings",
    &[],
);
const SEARCH_NEXT: PseudoLine = line(
    2,
    "読む(次, そのしきい値)",
    "search(next, those thresholds)",
    &[],
);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LIMITS, DEVELOP, BACK, COUNT, SETTLED],
    usual: &[
        HEAD,
        LIMITS,
        DEVELOP,
        WHILE,
        SEARCH_LEAST,
        OWN_LIMIT,
        OTHER_LIMIT,
        NUMBERS_ALONE.at(2),
        VALUE_TOO.at(2),
        COUNT.at(2),
        SETTLED,
    ],
    fine: &[
        HEAD,
        LIMITS,
        IF_NEW,
        MAKE,
        LOOK,
        WHILE,
        CHOOSE,
        OWN_LIMIT,
        OTHER_LIMIT,
        SEARCH_NEXT,
        NUMBERS_ALONE.at(2),
        BETTER_VALUE,
        OTHER_VALUE,
        SUMS,
        SUMS_OTHER,
        IF_ZERO,
        ANSWER,
    ],
};
