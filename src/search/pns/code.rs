//! The pseudo-code of proof-number search.

use crate::code::{CALLED, Code, PseudoLine, line};
use crate::proofs::code::{
    ANSWER, BACK, BETTER_VALUE, CHOOSE, COUNT, DEVELOP, IF_NEW, IF_ZERO, LOOK, MAKE, NUMBERS_ALONE,
    OTHER_VALUE, SETTLED, SUMS, SUMS_OTHER, VALUE_TOO,
};

const WHILE: PseudoLine = line(0, |texts, _| texts.code_pns_while(), &[]);
const HEAD: PseudoLine = line(0, |texts, _| texts.code_pns_head(), CALLED);
const FOLLOW: PseudoLine = line(1, |texts, _| texts.code_pns_follow(), &[]);
const MOST_PROVING: PseudoLine = line(2, |texts, _| texts.code_pns_most_proving(), &[]);
const IF_OLD: PseudoLine = line(1, |texts, _| texts.code_pns_if_old(), &[]);
const FOLLOW_NEXT: PseudoLine = line(2, |texts, _| texts.code_pns_follow_next(), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, DEVELOP, BACK, COUNT, SETTLED],
    usual: &[WHILE, HEAD, DEVELOP, FOLLOW, MOST_PROVING, NUMBERS_ALONE, VALUE_TOO, COUNT, SETTLED],
    fine: &[
        WHILE,
        HEAD,
        IF_NEW,
        MAKE,
        LOOK,
        IF_OLD,
        CHOOSE,
        FOLLOW_NEXT,
        NUMBERS_ALONE.at(2),
        BETTER_VALUE,
        OTHER_VALUE,
        SUMS.at(1),
        SUMS_OTHER.at(1),
        IF_ZERO,
        ANSWER,
    ],
};
