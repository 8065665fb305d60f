//! The pseudo-code of quiescence, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, Code, EACH_READ, ELSE, FOR_EACH, IF_NONE, IF_STOPS,
    KEEP_BEST, NO_MOVE, PseudoLine, RETURN, STAND_PAT, STATIC, STAYS, STOPS, WORST, line,
};

const HEAD: PseudoLine = line(
    0,
    "関数 静止探索(局面, 深さ) → 値",
    "function quiescence(position, depth) → value",
    CALLED,
)
.negamax(
    "関数 静止探索(局面, 深さ) → 手番から見た値",
    "function quiescence(position, depth) → value for the mover",
);
const READ: PseudoLine = line(
    2,
    "値 ← 静止探索(指した後, 深さ − 1)",
    "value ← quiescence(after the move, depth − 1)",
    &[],
)
.negamax(
    "値 ← −静止探索(指した後, 深さ − 1)",
    "value ← −quiescence(after the move, depth − 1)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← 静止探索(次, 深さ − 1)",
    "value ← quiescence(next, depth − 1)",
    &[],
)
.negamax(
    "値 ← −静止探索(次, 深さ − 1)",
    "value ← −quiescence(next, depth − 1)",
);

/// Fine: the moves that are read.
pub(in crate::search) const MOVES_READ: PseudoLine = line(
    1,
    "手 ← 読む手。深さが尽きたら、取る手などだけ",
    "moves ← those that are read; at depth 0 captures and the like",
    &[],
);

/// The code as people read it.
pub(in crate::search) const CODE: Code = Code {
    coarse: &[HEAD, NO_MOVE, STAND_PAT, KEEP_BEST, RETURN],
    usual: &[
        HEAD, NO_MOVE, WORST, STAND_PAT, EACH_READ, READ, BETTER, STAYS, RETURN,
    ],
    fine: &[
        HEAD, MOVES_READ, IF_NONE, STATIC, WORST, IF_STOPS, STOPS, FOR_EACH, AFTER, READ_NEXT,
        COMPARE, ASSIGN, ELSE, RETURN,
    ],
};
