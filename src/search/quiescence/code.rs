//! The pseudo-code of quiescence.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, Code, EACH_READ, ELSE, FOR_EACH, IF_NONE, IF_STOPS,
    KEEP_BEST, NO_MOVE, PseudoLine, RETURN, STAND_PAT, STATIC, STAYS, STOPS, WORST, line,
};

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_quiescence_head(notation), CALLED);
const READ: PseudoLine = line(2, |texts, notation| texts.code_quiescence_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_quiescence_read_next(notation), &[]);

/// The moves searched beyond the horizon, at the finest level.
pub(crate) const MOVES_READ: PseudoLine =
    line(1, |texts, _| texts.code_quiescence_moves_read(), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, NO_MOVE, STAND_PAT, KEEP_BEST, RETURN],
    usual: &[HEAD, NO_MOVE, WORST, STAND_PAT, EACH_READ, READ, BETTER, STAYS, RETURN],
    fine: &[
        HEAD, MOVES_READ, IF_NONE, STATIC, WORST, IF_STOPS, STOPS, FOR_EACH, AFTER, READ_NEXT,
        COMPARE, ASSIGN, ELSE, RETURN,
    ],
};
