//! The pseudo-code of MTD(f).

use crate::alpha_beta::{READ, READ_NEXT};
use crate::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Case, Code, ELSE, IF_CLOSED, IF_NONE, KEEP_BEST,
    LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST, line,
};
use crate::engine::{TABLE, TABLE_VALUE};
use trace::EventKind as E;

const PASSES: PseudoLine =
    line(0, |texts, notation| texts.code_mtd_f_passes(notation), &[E::Iteration])
        .cases(&[(E::Exit, Case::RootBelow), (E::Exit, Case::RootReaches)]);
const REPEAT: PseudoLine = line(0, |texts, _| texts.code_mtd_f_repeat(), &[E::Iteration]);
const TEST: PseudoLine = line(1, |texts, notation| texts.code_mtd_f_test(notation), &[]);
const BOUNDS: PseudoLine = line(1, |texts, notation| texts.code_mtd_f_bounds(notation), &[])
    .cases(&[(E::Exit, Case::RootBelow), (E::Exit, Case::RootReaches)]);
const ABOVE: PseudoLine = line(1, |texts, notation| texts.code_mtd_f_above(notation), &[]);
const READ_ROOT: PseudoLine = line(1, |texts, notation| texts.code_mtd_f_root(notation), &[]);
const UPPER: PseudoLine = line(1, |texts, notation| texts.code_mtd_f_upper(notation), &[])
    .cases(&[(E::Exit, Case::RootBelow)]);
const LOWER: PseudoLine =
    line(1, |texts, _| texts.code_mtd_f_lower(), &[]).cases(&[(E::Exit, Case::RootReaches)]);
const HEAD: PseudoLine = line(0, |texts, notation| texts.code_mtd_f_head(notation), CALLED);
const AT_ONCE: PseudoLine = line(1, |texts, _| texts.code_mtd_f_at_once(), &[E::Recall, E::Leaf]);
const IF_KNOWN: PseudoLine = line(1, |texts, _| texts.code_mtd_f_if_known(), &[]);
const EACH: PseudoLine = line(1, |texts, _| texts.code_mtd_f_each(), &[E::Candidate]);
const STORE: PseudoLine = line(1, |texts, _| texts.code_mtd_f_store(), &[E::Exit]);
const WRITE: PseudoLine = line(1, |texts, _| texts.code_mtd_f_write(), &[]);

pub(super) const CODE: Code = Code {
    coarse: &[PASSES, HEAD, AT_ONCE, KEEP_BEST, PRUNE, STORE],
    usual: &[
        REPEAT, TEST, BOUNDS, HEAD, TABLE, LEAF, WORST, EACH, READ, BETTER, STAYS, NARROW, CUT,
        STORE,
    ],
    fine: &[
        REPEAT,
        ABOVE,
        READ_ROOT,
        UPPER,
        LOWER,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES,
        IF_NONE,
        STATIC,
        WORST,
        EACH,
        AFTER,
        READ_NEXT,
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
