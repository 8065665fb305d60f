//! The pseudo-code of principal variation search, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST, line,
};
use crate::trace::EventKind as E;

const HEAD: PseudoLine = line(
    0,
    "関数 PVS(局面, 深さ, α, β) → 値",
    "function pvs(position, depth, α, β) → value",
    CALLED,
)
.inequalities(
    "関数 PVS(局面, 深さ, 上の節の ≧ と ≦) → 値",
    "function pvs(position, depth, ≧ and ≦ above) → value",
)
.negamax(
    "関数 PVS(局面, 深さ, α, β) → 手番から見た値",
    "function pvs(position, depth, α, β) → value for the mover",
);
const IDEA: PseudoLine = line(
    1,
    "最初の手は窓全体で、次からは偵察で読み、良い値を残す",
    "the first move with the whole window, later ones by a scout; keep the best",
    &[E::Candidate, E::Improve, E::Keep],
);
const FIRST: PseudoLine = line(
    2,
    "最初の手: 値 ← PVS(指した後, 深さ − 1, α, β)",
    "the first: value ← pvs(after, depth − 1, α, β)",
    &[],
)
.inequalities(
    "最初の手: 値 ← PVS(指した後, 深さ − 1, ≧ と ≦)",
    "the first: value ← pvs(after, depth − 1, ≧ and ≦)",
)
.negamax(
    "最初の手: 値 ← −PVS(指した後, 深さ − 1, −β, −α)",
    "the first: value ← −pvs(after, depth − 1, −β, −α)",
);
const SCOUT: PseudoLine = line(
    2,
    "次からは偵察: 窓は (α, α+1)、後手番は (β−1, β)",
    "later: a scout, (α, α+1) or (β−1, β)",
    &[],
)
.inequalities(
    "次からは偵察: 最善より良いかどうかだけを尋ねる",
    "later: a scout, which asks only whether it is better",
)
.negamax(
    "次からは偵察: 値 ← −PVS(指した後, 深さ − 1, −α−1, −α)",
    "later: a scout, value ← −pvs(after, depth − 1, −α−1, −α)",
);
const AGAIN: PseudoLine = line(
    2,
    "偵察の値が窓の中なら、その値から読み直す",
    "value inside (α, β): again, from there on",
    &[],
);
const ASK: PseudoLine = line(
    2,
    "次からは: 値 ← PVS(次, 深さ − 1, α, α+1)、後手番は (β−1, β)",
    "later: value ← pvs(next, depth − 1, α, α+1); White to move: (β−1, β)",
    &[],
)
.inequalities(
    "次からは: 値 ← 「最善より良いか」だけを尋ねて読む",
    "later: value ← read it, asking only “is it better than best?”",
)
.negamax(
    "次からは: 値 ← −PVS(次, 深さ − 1, −α−1, −α)",
    "later: value ← −pvs(next, depth − 1, −α−1, −α)",
);
const IF_INSIDE: PseudoLine = line(
    2,
    "偵察で α < 値 < β なら:",
    "if it was a scout, and α < value < β:",
    &[],
)
.inequalities(
    "偵察の値が、意味を持つ範囲の中なら:",
    "if it was a scout, and its value matters:",
);
const READ_AGAIN: PseudoLine = line(
    3,
    "値 ← PVS(次, 深さ − 1, 値, β)、後手番は (α, 値)",
    "value ← pvs(next, depth − 1, value, β); White to move: (α, value)",
    &[],
)
.inequalities(
    "値 ← その値から先を、もう一度読む",
    "value ← read it again, from that value on",
)
.negamax(
    "値 ← −PVS(次, 深さ − 1, −β, −値)",
    "value ← −pvs(next, depth − 1, −β, −value)",
);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, IDEA, PRUNE, RETURN],
    usual: &[
        HEAD, LEAF, WORST, EACH, FIRST, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT, RETURN,
    ],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, FIRST, ASK, IF_INSIDE, READ_AGAIN,
        COMPARE, ASSIGN, ELSE, RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};
