//! The pseudo-code of minimax, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, Code, EACH, ELSE, FOR_EACH, IF_NONE, KEEP_BEST, LEAF,
    MOVES, PseudoLine, RETURN, STATIC, STAYS, WORST, line,
};

const HEAD: PseudoLine = line(
    0,
    "関数 ミニマックス(局面, 深さ) → 値",
    "function minimax(position, depth) → value",
    CALLED,
)
.negamax(
    "関数 ネガマックス(局面, 深さ) → 手番から見た値",
    "function negamax(position, depth) → value for the mover",
);
const READ: PseudoLine = line(
    2,
    "値 ← ミニマックス(指した後の局面, 深さ − 1)",
    "value ← minimax(after the move, depth − 1)",
    &[],
)
.negamax(
    "値 ← −ネガマックス(指した後の局面, 深さ − 1)",
    "value ← −negamax(after the move, depth − 1)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← ミニマックス(次, 深さ − 1)",
    "value ← minimax(next, depth − 1)",
    &[],
)
.negamax(
    "値 ← −ネガマックス(次, 深さ − 1)",
    "value ← −negamax(next, depth − 1)",
);

/// The code as people read it.
pub(in crate::search) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, RETURN],
    usual: &[HEAD, LEAF, WORST, EACH, READ, BETTER, STAYS, RETURN],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN, ELSE,
        RETURN,
    ],
};
