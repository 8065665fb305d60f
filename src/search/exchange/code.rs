//! The pseudo-code of take or decline.

use crate::code::{
    AFTER, ASSIGN, CALLED, COMPARE, Code, ELSE, FOR_EACH, IF_NONE, KEEP_BEST, PseudoLine, RETURN,
    STAYS, line,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_exchange_head(notation), CALLED);
const NOTHING: PseudoLine = line(1, |texts, _| texts.code_exchange_nothing(), &[E::Leaf]);
const CAPTURES: PseudoLine = line(1, |texts, _| texts.code_exchange_captures(), &[]);
const GAINED: PseudoLine = line(2, |texts, _| texts.code_exchange_gained(), &[E::Leaf]);
const DECLINE: PseudoLine = line(1, |texts, _| texts.code_exchange_decline(), &[E::Decline]);
const EACH_CAPTURE: PseudoLine =
    line(1, |texts, _| texts.code_exchange_each_capture(), &[E::Candidate]);
const READ: PseudoLine = line(2, |texts, notation| texts.code_exchange_read(notation), &[]);
const READ_NEXT: PseudoLine =
    line(2, |texts, notation| texts.code_exchange_read_next(notation), &[]);
const BETTER_TAKEN: PseudoLine =
    line(2, |texts, notation| texts.code_exchange_better_taken(notation), &[E::Improve]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, NOTHING, DECLINE, KEEP_BEST, RETURN],
    usual: &[HEAD, NOTHING, DECLINE, EACH_CAPTURE, READ, BETTER_TAKEN, STAYS, RETURN],
    fine: &[
        HEAD, CAPTURES, IF_NONE, GAINED, DECLINE, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN,
        ELSE, RETURN,
    ],
};
