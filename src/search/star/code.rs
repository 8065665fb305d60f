//! The pseudo-code of Star1 and Star2.

use crate::code::{
    AFTER, ANSWER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Case, Code, EACH, ELSE, FOR_EACH,
    IF_CLOSED, IF_NONE, KEEP_BEST, LEAF, MOVES, NARROW, PseudoLine, RAISE, SKIP, STATIC, STAYS,
    WEIGH, WORST, line,
};
use trace::CutBy;
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, notation| texts.code_star_head(notation), CALLED);
const READ: PseudoLine = line(2, |texts, notation| texts.code_star_read(notation), &[]);
const READ_NEXT: PseudoLine = line(2, |texts, notation| texts.code_star_read_next(notation), &[]);
/// The mean is outside the window whatever the rest is.
const OUTSIDE: PseudoLine =
    line(2, |texts, _| texts.code_star_outside(), &[]).cases(&[(E::Cut, Case::CutBy(CutBy::Mean))]);
/// The idea of both kinds of cuts in one line.
const BOUNDS: PseudoLine =
    line(1, |texts, _| texts.code_star_bounds(), &[E::Weigh, E::Narrow, E::Cut]);
/// One answer to each move of chance first.
const PROBE: PseudoLine =
    line(1, |texts, _| texts.code_star_probe(), &[]).cases(&[(E::Enter, Case::Probed)]);
const KNOWN: PseudoLine = line(1, |texts, _| texts.code_star_known(), &[E::Recall]);

pub(super) const STAR1: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, BOUNDS, ANSWER],
    usual: &[HEAD, LEAF, WORST, EACH, READ, WEIGH, OUTSIDE, BETTER, STAYS, NARROW, CUT, ANSWER],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, WEIGH, OUTSIDE, COMPARE,
        ASSIGN, ELSE, RAISE, IF_CLOSED, SKIP, ANSWER,
    ],
};

pub(super) const STAR2: Code = Code {
    coarse: &[HEAD, LEAF, KNOWN, KEEP_BEST, PROBE, BOUNDS, ANSWER],
    usual: &[
        HEAD, LEAF, KNOWN, PROBE, WORST, EACH, READ, WEIGH, OUTSIDE, BETTER, STAYS, NARROW, CUT,
        ANSWER,
    ],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, KNOWN, PROBE, WORST, FOR_EACH, AFTER, READ_NEXT, WEIGH,
        OUTSIDE, COMPARE, ASSIGN, ELSE, RAISE, IF_CLOSED, SKIP, ANSWER,
    ],
};
