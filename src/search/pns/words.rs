//! The pseudo-code of proof-number search.

use crate::search::code::proof::{
    ANSWER, BACK, BETTER_VALUE, CHOOSE, COUNT, DEVELOP, IF_NEW, IF_ZERO, LOOK, MAKE, NUMBERS_ALONE,
    OTHER_VALUE, SETTLED, SUMS, SUMS_OTHER, VALUE_TOO,
};
use crate::search::code::{CALLED, Code, PseudoLine, line};

const WHILE: PseudoLine = line(
    0,
    "根が証明も反証もされていないあいだ: たどる(根)",
    "while the root is neither proven nor disproven: follow(root)",
    &[],
);
const HEAD: PseudoLine = line(0, "関数 たどる(局面)", "function follow(position)", CALLED);
const FOLLOW: PseudoLine = line(
    1,
    "展開してあれば: 根の側の番なら証明数、相手の番なら反証数が",
    "expanded: follow the child with the smallest number, of proof",
    &[],
);
const MOST_PROVING: PseudoLine = line(
    2,
    "いちばん小さい子をたどる(最有望節点への道)",
    "where the root's player chooses, else of disproof",
    &[],
);
const IF_OLD: PseudoLine = line(1, "展開してあれば:", "if it is expanded:", &[]);
const FOLLOW_NEXT: PseudoLine = line(2, "たどる(次)", "follow(next)", &[]);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[HEAD, DEVELOP, BACK, COUNT, SETTLED],
    usual: &[
        WHILE,
        HEAD,
        DEVELOP,
        FOLLOW,
        MOST_PROVING,
        NUMBERS_ALONE,
        VALUE_TOO,
        COUNT,
        SETTLED,
    ],
    fine: &[
        WHILE,
        HEAD,
        IF_NEW,
        MAKE,
        LOOK,
        IF_OLD,
        CHOOSE,
        FOLLOW_NEXT,
        NUMBERS_ALONE,
        BETTER_VALUE,
        OTHER_VALUE,
        SUMS,
        SUMS_OTHER,
        IF_ZERO,
        ANSWER,
    ],
};
