//! The pseudo-code of max^n and paranoid search.

use crate::code::{
    AFTER, ASSIGN, CALLED, Code, ELSE, FOR_EACH, IF_NONE, MOVES, PseudoLine, RETURN, SKIP, STAYS,
    line,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, _| texts.code_max_n_head(), CALLED);
const SHALLOW_HEAD: PseudoLine = line(0, |texts, _| texts.code_max_n_shallow_head(), CALLED);
const PARANOID_HEAD: PseudoLine = line(0, |texts, _| texts.code_paranoid_head(), CALLED);
const LEAF: PseudoLine = line(1, |texts, _| texts.code_max_n_leaf(), &[E::Leaf]);
const PAYOFFS: PseudoLine = line(2, |texts, _| texts.code_max_n_payoffs(), &[E::Leaf]);
const NOTHING: PseudoLine = line(1, |texts, _| texts.code_max_n_nothing(), &[]);
const EACH: PseudoLine = line(1, |texts, _| texts.code_each(), &[E::Candidate]);
const READ: PseudoLine = line(2, |texts, _| texts.code_max_n_read(), &[]);
const SHALLOW_READ: PseudoLine = line(2, |texts, _| texts.code_max_n_shallow_read(), &[]);
const PARANOID_READ: PseudoLine = line(2, |texts, _| texts.code_paranoid_read(), &[]);
const READ_NEXT: PseudoLine = line(2, |texts, _| texts.code_max_n_read_next(), &[]);
const SHALLOW_READ_NEXT: PseudoLine = line(2, |texts, _| texts.code_max_n_shallow_read_next(), &[]);
const PARANOID_READ_NEXT: PseudoLine = line(2, |texts, _| texts.code_paranoid_read_next(), &[]);
const BETTER: PseudoLine = line(2, |texts, _| texts.code_max_n_better(), &[E::Improve]);
const PARANOID_BETTER: PseudoLine = line(2, |texts, _| texts.code_paranoid_better(), &[E::Improve]);
const COMPARE: PseudoLine = line(2, |texts, _| texts.code_max_n_compare(), &[]);
const PARANOID_COMPARE: PseudoLine = line(2, |texts, _| texts.code_paranoid_compare(), &[]);
const CUT: PseudoLine = line(2, |texts, _| texts.code_max_n_cut(), &[E::Cut]);
const IF_ENOUGH: PseudoLine = line(2, |texts, _| texts.code_max_n_if_enough(), &[]);
const KEEP_OWN: PseudoLine =
    line(1, |texts, _| texts.code_max_n_keep(), &[E::Candidate, E::Improve, E::Keep]);
const PARANOID_KEEP: PseudoLine =
    line(1, |texts, _| texts.code_paranoid_keep(), &[E::Candidate, E::Improve, E::Keep]);
const PRUNE: PseudoLine = line(1, |texts, _| texts.code_max_n_prune(), &[E::Cut]);

pub(super) const MAX_N: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_OWN, RETURN],
    usual: &[HEAD, LEAF, NOTHING, EACH, READ, BETTER, STAYS, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, PAYOFFS, NOTHING, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN, ELSE,
        RETURN,
    ],
};

pub(super) const SHALLOW: Code = Code {
    coarse: &[SHALLOW_HEAD, LEAF, KEEP_OWN, PRUNE, RETURN],
    usual: &[SHALLOW_HEAD, LEAF, NOTHING, EACH, SHALLOW_READ, BETTER, STAYS, CUT, RETURN],
    fine: &[
        SHALLOW_HEAD,
        MOVES,
        IF_NONE,
        PAYOFFS,
        NOTHING,
        FOR_EACH,
        AFTER,
        SHALLOW_READ_NEXT,
        COMPARE,
        ASSIGN,
        ELSE,
        IF_ENOUGH,
        SKIP,
        RETURN,
    ],
};

pub(super) const PARANOID: Code = Code {
    coarse: &[PARANOID_HEAD, LEAF, PARANOID_KEEP, RETURN],
    usual: &[PARANOID_HEAD, LEAF, NOTHING, EACH, PARANOID_READ, PARANOID_BETTER, STAYS, RETURN],
    fine: &[
        PARANOID_HEAD,
        MOVES,
        IF_NONE,
        PAYOFFS,
        NOTHING,
        FOR_EACH,
        AFTER,
        PARANOID_READ_NEXT,
        PARANOID_COMPARE,
        ASSIGN,
        ELSE,
        RETURN,
    ],
};
