//! The pseudo-code of df-pn.

use crate::code::{CALLED, Code, PseudoLine, line};
use crate::proofs::code::{
    ANSWER, BACK, BETTER_VALUE, CHOOSE, COUNT, DEVELOP, IF_NEW, IF_ZERO, LOOK, MAKE, NUMBERS_ALONE,
    OTHER_VALUE, SETTLED, SUMS, SUMS_OTHER, VALUE_TOO,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, _| texts.code_df_pn_head(), CALLED);
const LIMITS: PseudoLine = line(1, |texts, _| texts.code_df_pn_limits(), &[E::Thresholds]);
const WHILE: PseudoLine = line(1, |texts, _| texts.code_df_pn_while(), &[]);
const SEARCH_LEAST: PseudoLine = line(2, |texts, _| texts.code_df_pn_search_least(), &[]);
const OWN_LIMIT: PseudoLine = line(3, |texts, _| texts.code_df_pn_own_limit(), &[]);
const OTHER_LIMIT: PseudoLine = line(3, |texts, _| texts.code_df_pn_other_limit(), &[]);
const SEARCH_NEXT: PseudoLine = line(2, |texts, _| texts.code_df_pn_search_next(), &[]);

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
