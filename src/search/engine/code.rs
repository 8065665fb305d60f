//! The pseudo-code of the engine's search.

use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Case, Code, ELSE, IF_CLOSED, IF_NONE, NARROW,
    NO_MOVE, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, line,
};
use crate::quiescence::MOVES_READ;
use trace::{CutBy, EventKind as E};

const ITERATE: PseudoLine = line(0, |texts, _| texts.code_engine_iterate(), &[E::Iteration]);
const HEAD: PseudoLine = line(0, |texts, notation| texts.code_engine_head(notation), CALLED);
pub(crate) const TABLE: PseudoLine = line(1, |texts, _| texts.code_engine_table(), &[E::Recall]);
const STAND: PseudoLine =
    line(1, |texts, notation| texts.code_engine_stand(notation), &[E::Decline])
        .cases(&[(E::Exit, Case::Stopped)]);
const ORDER: PseudoLine = line(1, |texts, _| texts.code_engine_order(), &[E::Candidate]);
const SCOUT: PseudoLine = line(2, |texts, notation| texts.code_engine_scout(notation), &[]);
const AGAIN: PseudoLine =
    line(2, |texts, _| texts.code_engine_again(), &[]).cases(&[(E::Leave, Case::Scouted)]);
const STORE: PseudoLine = line(1, |texts, _| texts.code_engine_store(), &[E::Exit]);
const AT_ONCE: PseudoLine =
    line(1, |texts, _| texts.code_engine_at_once(), &[E::Recall, E::Leaf, E::Decline])
        .cases(&[(E::Exit, Case::Stopped)]);
const SCOUT_IN_ORDER: PseudoLine =
    line(1, |texts, _| texts.code_engine_scout_in_order(), &[E::Candidate, E::Improve, E::Keep]);
const IF_KNOWN: PseudoLine = line(1, |texts, _| texts.code_engine_if_known(), &[]);
pub(crate) const TABLE_VALUE: PseudoLine =
    line(2, |texts, _| texts.code_engine_table_value(), &[E::Recall]);
const EACH_IN_ORDER: PseudoLine = line(1, |texts, _| texts.code_engine_each_in_order(), &[]);
const FIRST: PseudoLine = line(2, |texts, notation| texts.code_engine_first(notation), &[]);
const ASK: PseudoLine = line(2, |texts, notation| texts.code_engine_ask(notation), &[]);
const READ_AGAIN: PseudoLine =
    line(2, |texts, _| texts.code_engine_read_again(), &[]).cases(&[(E::Leave, Case::Scouted)]);
const WRITE: PseudoLine = line(1, |texts, _| texts.code_engine_write(), &[]);

const REPEATS: PseudoLine = line(1, |texts, _| texts.code_selective_repeats(), &[E::Repeat]);
const AT_ONCE_OR_AGAIN: PseudoLine = line(
    1,
    |texts, _| texts.code_selective_at_once(),
    &[E::Recall, E::Repeat, E::Leaf, E::Decline],
)
.cases(&[(E::Exit, Case::Stopped)]);
const MARGIN: PseudoLine = line(1, |texts, _| texts.code_selective_margin(), &[])
    .cases(&[(E::Cut, Case::CutBy(CutBy::Margin)), (E::Exit, Case::CutBy(CutBy::Margin))]);
const PASS: PseudoLine = line(1, |texts, _| texts.code_selective_pass(), &[E::Pass])
    .cases(&[(E::Cut, Case::CutBy(CutBy::Pass)), (E::Exit, Case::CutBy(CutBy::Pass))]);
const SKIP_MOVE: PseudoLine = line(2, |texts, _| texts.code_selective_skip(), &[E::Skip]);
const DEEPER: PseudoLine = line(2, |texts, _| texts.code_selective_deeper(), &[E::Extend]);
const SHALLOWER: PseudoLine =
    line(2, |texts, _| texts.code_selective_shallower(), &[E::Reduce, E::Leave]);
const GUESS: PseudoLine = line(
    1,
    |texts, _| texts.code_selective_guess(),
    &[E::Pass, E::Skip, E::Extend, E::Reduce, E::Leave],
)
.cases(&[
    (E::Cut, Case::CutBy(CutBy::Margin)),
    (E::Cut, Case::CutBy(CutBy::Pass)),
    (E::Exit, Case::CutBy(CutBy::Margin)),
    (E::Exit, Case::CutBy(CutBy::Pass)),
]);

/// The code with the judgement: what it guesses at a node, and of a move.
pub(super) const SELECTIVE_CODE: Code = Code {
    coarse: &[ITERATE, HEAD, AT_ONCE_OR_AGAIN, GUESS, SCOUT_IN_ORDER, PRUNE, STORE],
    usual: &[
        ITERATE, HEAD, REPEATS, TABLE, NO_MOVE, MARGIN, PASS, STAND, ORDER, SKIP_MOVE, DEEPER,
        SHALLOWER, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT, STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        REPEATS,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_READ,
        IF_NONE,
        STATIC,
        MARGIN,
        PASS,
        STAND,
        ORDER,
        EACH_IN_ORDER,
        SKIP_MOVE,
        DEEPER,
        SHALLOWER,
        AFTER,
        FIRST,
        ASK,
        READ_AGAIN,
        COMPARE,
        ASSIGN,
        ELSE,
        RAISE,
        IF_CLOSED,
        SKIP,
        WRITE,
        RETURN,
    ],
};

pub(super) const CODE: Code = Code {
    coarse: &[ITERATE, HEAD, AT_ONCE, SCOUT_IN_ORDER, PRUNE, STORE],
    usual: &[
        ITERATE, HEAD, TABLE, NO_MOVE, STAND, ORDER, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT,
        STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_READ,
        IF_NONE,
        STATIC,
        STAND,
        ORDER,
        EACH_IN_ORDER,
        AFTER,
        FIRST,
        ASK,
        READ_AGAIN,
        COMPARE,
        ASSIGN,
        ELSE,
        RAISE,
        IF_CLOSED,
        SKIP,
        WRITE,
        RETURN,
    ],
};
