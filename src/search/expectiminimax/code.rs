//! The pseudo-code of expectiminimax.

use crate::code::{
    AFTER, ANSWER, ASSIGN, BETTER, CALLED, COMPARE, Code, EACH, ELSE, FOR_EACH, IF_NONE, KEEP_BEST,
    LEAF, MOVES, PseudoLine, STATIC, STAYS, WEIGH, WORST, line,
};

const HEAD: PseudoLine =
    line(0, |texts, notation| texts.code_expectiminimax_head(notation), CALLED);
const READ: PseudoLine = line(2, |texts, notation| texts.code_expectiminimax_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_expectiminimax_read_next(notation), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, WEIGH.at(1), ANSWER],
    usual: &[HEAD, LEAF, WORST, EACH, READ, WEIGH, BETTER, STAYS, ANSWER],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, WEIGH, COMPARE, ASSIGN,
        ELSE, ANSWER,
    ],
};
