//! The pseudo-code of AND/OR search.

use crate::code::{AFTER, CALLED, Code, EACH, FOR_EACH, IF_NONE, PseudoLine, RETURN, SKIP, line};
use trace::EventKind as E;

const ITERATE: PseudoLine = line(0, |texts, _| texts.code_and_or_iterate(), &[E::Iteration]);
const HEAD: PseudoLine = line(0, |texts, _| texts.code_and_or_head(), CALLED);
const TABLE: PseudoLine = line(1, |texts, _| texts.code_and_or_table(), &[E::Recall]);
const NO_MOVE_LEFT: PseudoLine = line(1, |texts, _| texts.code_and_or_no_move_left(), &[E::Leaf]);
const READ: PseudoLine = line(2, |texts, _| texts.code_and_or_read(), &[]);
const BETTER_RESULT: PseudoLine =
    line(2, |texts, _| texts.code_and_or_better_result(), &[E::Improve]);
const OTHER_RESULT: PseudoLine = line(2, |texts, _| texts.code_and_or_other_result(), &[E::Keep]);
const SETTLE: PseudoLine = line(1, |texts, _| texts.code_and_or_settle(), &[E::Cut]);
const STORE: PseudoLine = line(1, |texts, _| texts.code_and_or_store(), &[E::Exit]);
const KNOWN: PseudoLine = line(1, |texts, _| texts.code_and_or_known(), &[E::Recall, E::Leaf]);
const READ_ALL: PseudoLine =
    line(1, |texts, _| texts.code_and_or_read_all(), &[E::Candidate, E::Improve, E::Keep]);
const IF_KNOWN: PseudoLine = line(1, |texts, _| texts.code_and_or_if_known(), &[]);
const TABLE_VALUE: PseudoLine = line(2, |texts, _| texts.code_and_or_table_value(), &[E::Recall]);
const MOVES_LEFT: PseudoLine = line(1, |texts, _| texts.code_and_or_moves_left(), &[]);
const MATE_OR_NONE: PseudoLine = line(2, |texts, _| texts.code_and_or_mate_or_none(), &[E::Leaf]);
const READ_NEXT: PseudoLine = line(2, |texts, _| texts.code_and_or_read_next(), &[]);
const IF_BETTER: PseudoLine = line(2, |texts, _| texts.code_and_or_if_better(), &[]);
const KEEP_RESULT: PseudoLine = line(3, |texts, _| texts.code_and_or_keep_result(), &[E::Improve]);
const NEXT_MOVE: PseudoLine = line(2, |texts, _| texts.code_and_or_next_move(), &[E::Keep]);
const IF_ENOUGH: PseudoLine = line(2, |texts, _| texts.code_and_or_if_enough(), &[]);
const WRITE: PseudoLine = line(1, |texts, _| texts.code_and_or_write(), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[ITERATE, HEAD, KNOWN, READ_ALL, SETTLE, STORE],
    usual: &[
        ITERATE,
        HEAD,
        TABLE,
        NO_MOVE_LEFT,
        EACH,
        READ,
        BETTER_RESULT,
        OTHER_RESULT,
        SETTLE.at(2),
        STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_LEFT,
        IF_NONE,
        MATE_OR_NONE,
        FOR_EACH,
        AFTER,
        READ_NEXT,
        IF_BETTER,
        KEEP_RESULT,
        NEXT_MOVE,
        IF_ENOUGH,
        SKIP,
        WRITE,
        RETURN,
    ],
};
