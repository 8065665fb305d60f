//! The pseudo-code of alpha-beta with only the parent's bound.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    KEEP_BEST, LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST,
    line,
};

const HEAD: PseudoLine =
    line(0, |texts, notation| texts.code_alpha_beta_shallow_head(notation), CALLED);
const WINDOW: PseudoLine =
    line(1, |texts, notation| texts.code_alpha_beta_shallow_window(notation), &[]);
const READ: PseudoLine =
    line(2, |texts, notation| texts.code_alpha_beta_shallow_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_alpha_beta_shallow_read_next(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, PRUNE, RETURN],
    usual: &[HEAD, LEAF, WORST, WINDOW, EACH, READ, BETTER, STAYS, NARROW, CUT, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, WINDOW, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN,
        ELSE, RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
