//! The pseudo-code of quiescence with alpha-beta pruning.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH_READ, ELSE, FOR_EACH, IF_CLOSED,
    IF_NONE, IF_STOPS, KEEP_BEST, NARROW, NO_MOVE, PRUNE, PseudoLine, RAISE, RETURN, SKIP,
    STAND_PAT, STATIC, STAYS, STOPS, WORST, line,
};
use crate::search::quiescence::MOVES_READ;

const HEAD: PseudoLine = line(
    0,
    "関数 静止探索(局面, 深さ, α, β) → 値",
    "function quiescence(position, depth, α, β) → value",
    CALLED,
)
.inequalities(
    "関数 静止探索(局面, 深さ, 上の節の ≧ と ≦) → 値",
    "function quiescence(position, depth, ≧ and ≦ above) → value",
)
.negamax(
    "関数 静止探索(局面, 深さ, α, β) → 手番から見た値",
    "function quiescence(position, depth, α, β) → value for the mover",
);
const READ: PseudoLine = line(
    2,
    "値 ← 静止探索(指した後, 深さ − 1, α, β)",
    "value ← quiescence(after the move, depth − 1, α, β)",
    &[],
)
.inequalities(
    "値 ← 静止探索(指した後, 深さ − 1, ≧ と ≦)",
    "value ← quiescence(after the move, depth − 1, ≧ and ≦)",
)
.negamax(
    "値 ← −静止探索(指した後, 深さ − 1, −β, −α)",
    "value ← −quiescence(after the move, depth − 1, −β, −α)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← 静止探索(次, 深さ − 1, α, β)",
    "value ← quiescence(next, depth − 1, α, β)",
    &[],
)
.inequalities(
    "値 ← 静止探索(次, 深さ − 1, ≧ と ≦)",
    "value ← quiescence(next, depth − 1, ≧ and ≦)",
)
.negamax(
    "値 ← −静止探索(次, 深さ − 1, −β, −α)",
    "value ← −quiescence(next, depth − 1, −β, −α)",
);
const AS_ABOVE: PseudoLine = line(
    2,
    "窓を狭め、閉じたら残りを捨てる",
    "narrow the window and skip as above",
    &[],
)
.inequalities(
    "≧(≦)を書き込み、両立しなければ残りを捨てる",
    "note ≧ (≦), and skip as above",
);

/// The code as people read it.
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
