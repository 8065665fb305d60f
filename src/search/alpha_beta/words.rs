//! The pseudo-code of alpha-beta, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    KEEP_BEST, LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST,
    line,
};

const HEAD: PseudoLine = line(
    0,
    "関数 αβ(局面, 深さ, α, β) → 値",
    "function alpha_beta(position, depth, α, β) → value",
    CALLED,
)
.inequalities(
    "関数 読む(局面, 深さ, 上の節の ≧ と ≦) → 値",
    "function read(position, depth, ≧ and ≦ above) → value",
)
.negamax(
    "関数 αβ(局面, 深さ, α, β) → 手番から見た値",
    "function alpha_beta(position, depth, α, β) → value for the mover",
);
const READ: PseudoLine = line(
    2,
    "値 ← αβ(指した後の局面, 深さ − 1, α, β)",
    "value ← alpha_beta(after the move, depth − 1, α, β)",
    &[],
)
.inequalities(
    "値 ← 読む(指した後の局面, 深さ − 1, ≧ と ≦)",
    "value ← read(after the move, depth − 1, ≧ and ≦)",
)
.negamax(
    "値 ← −αβ(指した後の局面, 深さ − 1, −β, −α)",
    "value ← −alpha_beta(after the move, depth − 1, −β, −α)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← αβ(次, 深さ − 1, α, β)",
    "value ← alpha_beta(next, depth − 1, α, β)",
    &[],
)
.inequalities(
    "値 ← 読む(次, 深さ − 1, ≧ と ≦)",
    "value ← read(next, depth − 1, ≧ and ≦)",
)
.negamax(
    "値 ← −αβ(次, 深さ − 1, −β, −α)",
    "value ← −alpha_beta(next, depth − 1, −β, −α)",
);

/// The code as people read it.
pub(in crate::search) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, KEEP_BEST, PRUNE, RETURN],
    usual: &[
        HEAD, LEAF, WORST, EACH, READ, BETTER, STAYS, NARROW, CUT, RETURN,
    ],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN, ELSE,
        RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
