//! The pseudo-code of minimax.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, Code, EACH, ELSE, FOR_EACH, IF_NONE, KEEP_BEST, LEAF,
    MOVES, PseudoLine, RETURN, STATIC, STAYS, WORST, line,
};

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_minimax_head(notation), CALLED);
const READ: PseudoLine = line(2, |texts, notation| texts.code_minimax_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_minimax_read_next(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, RETURN],
    usual: &[HEAD, LEAF, WORST, EACH, READ, BETTER, STAYS, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN, ELSE,
        RETURN,
    ],
};
