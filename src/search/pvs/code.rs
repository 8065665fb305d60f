//! The pseudo-code of principal variation search.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST, line,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_pvs_head(notation), CALLED);
const IDEA: PseudoLine =
    line(1, |texts, _| texts.code_pvs_idea(), &[E::Candidate, E::Improve, E::Keep]);
const FIRST: PseudoLine = line(2, |texts, notation| texts.code_pvs_first(notation), &[]);
const SCOUT: PseudoLine = line(2, |texts, notation| texts.code_pvs_scout(notation), &[]);
const AGAIN: PseudoLine = line(2, |texts, _| texts.code_pvs_again(), &[]);
const ASK: PseudoLine = line(2, |texts, notation| texts.code_pvs_ask(notation), &[]);
const IF_INSIDE: PseudoLine = line(2, |texts, notation| texts.code_pvs_if_inside(notation), &[]);
const READ_AGAIN: PseudoLine = line(3, |texts, notation| texts.code_pvs_read_again(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, IDEA, PRUNE, RETURN],
    usual: &[HEAD, LEAF, WORST, EACH, FIRST, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, FIRST, ASK, IF_INSIDE, READ_AGAIN,
        COMPARE, ASSIGN, ELSE, RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
