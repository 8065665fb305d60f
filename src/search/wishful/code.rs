//! The pseudo-code of wishful reading.

use crate::code::{
    AFTER, ASSIGN, CALLED, Code, ELSE, FOR_EACH, IF_NONE, MOVES, PseudoLine, RETURN, STAYS, line,
};
use trace::EventKind as E;

const HEAD: PseudoLine = line(0, |texts, _| texts.code_wishful_head(), CALLED);
const LEAF_OF_ANY: PseudoLine = line(1, |texts, _| texts.code_wishful_leaf_of_any(), &[E::Leaf]);
const STATIC_OF_ANY: PseudoLine =
    line(2, |texts, _| texts.code_wishful_static_of_any(), &[E::Leaf]);
const WORST_FOR_ME: PseudoLine = line(1, |texts, _| texts.code_wishful_worst_for_me(), &[]);
const EACH_OF_BOTH: PseudoLine =
    line(1, |texts, _| texts.code_wishful_each_of_both(), &[E::Candidate]);
const READ: PseudoLine = line(2, |texts, _| texts.code_wishful_read(), &[]);
const READ_NEXT: PseudoLine = line(2, |texts, _| texts.code_wishful_read_next(), &[]);
const BETTER_FOR_ME: PseudoLine =
    line(2, |texts, _| texts.code_wishful_better_for_me(), &[E::Improve]);
const COMPARE_FOR_ME: PseudoLine = line(2, |texts, _| texts.code_wishful_compare_for_me(), &[]);
const KEEP_DREAM: PseudoLine =
    line(1, |texts, _| texts.code_wishful_keep_dream(), &[E::Candidate, E::Improve, E::Keep]);

pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF_OF_ANY, KEEP_DREAM, RETURN],
    usual: &[HEAD, LEAF_OF_ANY, WORST_FOR_ME, EACH_OF_BOTH, READ, BETTER_FOR_ME, STAYS, RETURN],
    fine: &[
        HEAD,
        MOVES,
        IF_NONE,
        STATIC_OF_ANY,
        WORST_FOR_ME,
        FOR_EACH,
        AFTER,
        READ_NEXT,
        COMPARE_FOR_ME,
        ASSIGN,
        ELSE,
        RETURN,
    ],
};
