//! The pseudo-code of B*.

use crate::code::{CALLED, Case, Code, PseudoLine, STAYS, line};
use trace::EventKind as E;

const OF_LEAVES: &[(E, Case)] = &[(E::Enter, Case::LeafBelowRoot)];

const UNTIL: PseudoLine = line(0, |texts, _| texts.code_b_star_until(), &[]);
const HEAD: PseudoLine = line(0, |texts, _| texts.code_b_star_head(), CALLED);
const EXPAND: PseudoLine =
    line(1, |texts, _| texts.code_b_star_expand(), &[E::Leaf, E::Estimate]).cases(OF_LEAVES);
const FOLLOW_ROOT: PseudoLine = line(1, |texts, _| texts.code_b_star_follow_root(), &[]);
const FOLLOW: PseudoLine = line(1, |texts, _| texts.code_b_star_follow(), &[]);
const BACK: PseudoLine =
    line(1, |texts, _| texts.code_b_star_back(), &[E::Leave, E::Improve, E::Keep]);
const ALONE: PseudoLine = line(1, |texts, _| texts.code_b_star_alone(), &[E::Leave]);
const VALUE_TOO: PseudoLine =
    line(1, |texts, _| texts.code_b_star_value_too(), &[E::Improve, E::Keep]);
const COUNT: PseudoLine = line(1, |texts, _| texts.code_b_star_count(), &[E::Count]);
const POINT: PseudoLine = line(1, |texts, _| texts.code_b_star_point(), &[E::Exit]);
const PROVEN: PseudoLine = line(0, |texts, _| texts.code_b_star_proven(), &[E::Choose]);
/// The choice of the strategy (this and the following lines are for the finest level).
const BEST: PseudoLine = line(1, |texts, _| texts.code_b_star_best(), &[]);
const IF_CHEAPER: PseudoLine = line(1, |texts, _| texts.code_b_star_if_cheaper(), &[]);
const REST: PseudoLine = line(2, |texts, _| texts.code_b_star_rest(), &[]);
const ELSE_BEST: PseudoLine = line(1, |texts, _| texts.code_b_star_else_best(), &[]);
const IF_NEW: PseudoLine = line(1, |texts, _| texts.code_proof_if_new(), &[]);
const LEAVES: PseudoLine =
    line(2, |texts, _| texts.code_b_star_leaves(), &[E::Leaf]).cases(OF_LEAVES);
const OTHERS: PseudoLine = line(2, |texts, _| texts.code_b_star_others(), &[E::Estimate]);
const BETTER: PseudoLine = line(2, |texts, _| texts.code_proof_better_value(), &[E::Improve]);
const LOWER: PseudoLine = line(1, |texts, _| texts.code_b_star_lower(), &[E::Count]);
const UPPER: PseudoLine = line(1, |texts, _| texts.code_b_star_upper(), &[]);
const IF_POINT: PseudoLine = line(1, |texts, _| texts.code_b_star_if_point(), &[]);
const ANSWER: PseudoLine = line(2, |texts, _| texts.code_b_star_answer(), &[E::Exit]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, EXPAND, BACK, COUNT, POINT, PROVEN],
    usual: &[UNTIL, HEAD, EXPAND, FOLLOW_ROOT, FOLLOW, ALONE, VALUE_TOO, COUNT, POINT, PROVEN],
    fine: &[
        UNTIL, BEST, IF_CHEAPER, REST, ELSE_BEST, HEAD, IF_NEW, LEAVES, OTHERS, FOLLOW, ALONE,
        BETTER, STAYS, LOWER, UPPER, IF_POINT, ANSWER, PROVEN,
    ],
};
