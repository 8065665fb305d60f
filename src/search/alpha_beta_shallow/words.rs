//! The pseudo-code of alpha-beta with the parent's bound alone.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    KEEP_BEST, LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST,
    line,
};

const HEAD: PseudoLine = line(
    0,
    "関数 親の値だけのαβ(局面, 深さ, 親の最善) → 値",
    "function shallow(position, depth, parent's best) → value",
    CALLED,
)
.negamax(
    "関数 親の値だけのαβ(局面, 深さ, 親の最善) → 手番から見た値",
    "function shallow(position, depth, parent's best) → value for the mover",
);
const WINDOW: PseudoLine = line(
    1,
    "窓 (α, β) ← 親の側は 親の最善、もう一方は ∞",
    "window (α, β) ← parent's best on its side, else ∞",
    &[],
)
.inequalities(
    "上の節で見るのは 親の ≧(≦)だけ",
    "of the nodes above only the parent's ≧ (≦) counts",
)
.negamax("α ← −∞、β ← −親の最善", "α ← −∞, β ← −(parent's best)");
const READ: PseudoLine = line(
    2,
    "値 ← 親の値だけのαβ(指した後, 深さ − 1, 最善)",
    "value ← shallow(after the move, depth − 1, best)",
    &[],
)
.negamax(
    "値 ← −親の値だけのαβ(指した後, 深さ − 1, 最善)",
    "value ← −shallow(after the move, depth − 1, best)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← 親の値だけのαβ(次, 深さ − 1, 最善)",
    "value ← shallow(next, depth − 1, best)",
    &[],
)
.negamax(
    "値 ← −親の値だけのαβ(次, 深さ − 1, 最善)",
    "value ← −shallow(next, depth − 1, best)",
);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, PRUNE, RETURN],
    usual: &[
        HEAD, LEAF, WORST, WINDOW, EACH, READ, BETTER, STAYS, NARROW, CUT, RETURN,
    ],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, WINDOW, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN,
        ELSE, RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
