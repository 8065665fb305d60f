//! The pseudo-code of quiescence with alpha-beta pruning.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Case, Code, EACH_READ, ELSE, FOR_EACH, IF_CLOSED,
    IF_NONE, IF_STOPS, KEEP_BEST, NARROW, NO_MOVE, PRUNE, PseudoLine, RAISE, RETURN, SKIP,
    STAND_PAT, STATIC, STAYS, STOPS, WORST, line,
};
use crate::quiescence::MOVES_READ;
use trace::EventKind as E;

const HEAD: PseudoLine =
    line(0, |texts, notation| texts.code_quiescence_alpha_beta_head(notation), CALLED);
const READ: PseudoLine =
    line(2, |texts, notation| texts.code_quiescence_alpha_beta_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_quiescence_alpha_beta_read_next(notation), &[]);
const AS_ABOVE: PseudoLine =
    line(2, |texts, notation| texts.code_quiescence_alpha_beta_as_above(notation), &[])
        .cases(&[(E::Narrow, Case::ByMove), (E::Cut, Case::ByMove)]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, NO_MOVE, STAND_PAT, KEEP_BEST, PRUNE, RETURN],
    usual: &[
        HEAD,
        NO_MOVE,
        WORST,
        STAND_PAT,
        NARROW.at(1),
        CUT.at(1),
        EACH_READ,
        READ,
        BETTER,
        STAYS,
        AS_ABOVE,
        RETURN,
    ],
    fine: &[
        HEAD,
        MOVES_READ,
        IF_NONE,
        STATIC,
        WORST,
        IF_STOPS,
        STOPS,
        RAISE.at(1),
        IF_CLOSED.at(1),
        SKIP.at(2),
        FOR_EACH,
        AFTER,
        READ_NEXT,
        COMPARE,
        ASSIGN,
        ELSE,
        AS_ABOVE,
        RETURN,
    ],
};
