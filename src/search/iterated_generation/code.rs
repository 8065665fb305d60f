//! The pseudo-code of iterated generation.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Case, Code, ELSE, IF_CLOSED, NARROW, PRUNE,
    PseudoLine, RAISE, RETURN, SKIP, STAYS, line,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, _| texts.code_iterated_generation_head(), CALLED);
const ORDINARY: PseudoLine = line(1, |texts, _| texts.code_iterated_generation_ordinary(), &[]);
const PASS: PseudoLine = line(1, |texts, _| texts.code_iterated_generation_pass(), &[E::Pass]);
const CANDIDATES: PseudoLine =
    line(1, |texts, _| texts.code_iterated_generation_candidates(), &[E::Candidate]);
const CHECK: PseudoLine = line(1, |texts, _| texts.code_iterated_generation_check(), &[]);
const BY_ALPHA_BETA: PseudoLine =
    line(0, |texts, _| texts.code_iterated_generation_by_alpha_beta(), &[E::Leaf]);
const PASS_AND_SEE: PseudoLine =
    line(1, |texts, _| texts.code_iterated_generation_pass_and_see(), &[E::Pass, E::Candidate]);
const BEST_CHECKED: PseudoLine =
    line(1, |texts, _| texts.code_iterated_generation_best_checked(), &[E::Improve, E::Keep]);
const OWN_MOVES: PseudoLine =
    line(1, |texts, _| texts.code_iterated_generation_own_moves(), &[E::Candidate]);
const ANSWERS: PseudoLine = line(1, |texts, _| texts.code_iterated_generation_answers(), &[])
    .cases(&[(E::Candidate, Case::Answer)]);
const FOR_EACH_NEW: PseudoLine =
    line(1, |texts, _| texts.code_iterated_generation_for_each_new(), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_iterated_generation_read_next(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, PASS_AND_SEE, BEST_CHECKED, RETURN, BY_ALPHA_BETA, PRUNE],
    usual: &[
        HEAD,
        ORDINARY,
        PASS,
        CANDIDATES,
        CHECK,
        BETTER,
        STAYS,
        RETURN,
        BY_ALPHA_BETA,
        NARROW.at(1),
        CUT.at(1),
    ],
    fine: &[
        HEAD,
        ORDINARY,
        PASS,
        OWN_MOVES,
        ANSWERS,
        FOR_EACH_NEW,
        AFTER,
        READ_NEXT,
        COMPARE,
        ASSIGN,
        ELSE,
        RETURN,
        BY_ALPHA_BETA,
        RAISE.at(1),
        IF_CLOSED.at(1),
        SKIP.at(2),
    ],
};
