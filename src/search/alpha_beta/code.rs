//! The pseudo-code of alpha-beta.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    KEEP_BEST, LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST,
    line,
};

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_alpha_beta_head(notation), CALLED);
pub(crate) const READ: PseudoLine =
    line(2, |texts, notation| texts.code_alpha_beta_read(notation), &[]);
pub(crate) const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_alpha_beta_read_next(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, PRUNE, RETURN],
    usual: &[HEAD, LEAF, WORST, EACH, READ, BETTER, STAYS, NARROW, CUT, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN, ELSE,
        RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
