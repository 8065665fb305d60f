//! The pseudo-code of the engine's search.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, ELSE, IF_CLOSED, IF_NONE, NARROW, NO_MOVE,
    PRUNE, PseudoLine, RAISE, SKIP, STATIC, STAYS, line,
};
use crate::search::quiescence::MOVES_READ;
use crate::trace::EventKind as E;

const ITERATE: PseudoLine = line(
    0,
    "深さ 1, 2, 3 … について: 探索(根, 深さ, 前の値のまわりの窓)",
    "for depth 1, 2, 3 …: search(root, depth, a window about the last value)",
    &[E::Iteration],
);
const HEAD: PseudoLine = line(
    0,
    "関数 探索(局面, 深さ, α, β) → 値",
    "function search(position, depth, α, β) → value",
    CALLED,
)
.inequalities(
    "関数 探索(局面, 深さ, 上の節の ≧ と ≦) → 値",
    "function search(position, depth, ≧ and ≦ above) → value",
)
.negamax(
    "関数 探索(局面, 深さ, α, β) → 手番から見た値",
    "function search(position, depth, α, β) → value for the mover",
);
const TABLE: PseudoLine = line(
    1,
    "表にある値で足りるなら それを返す",
    "if the table knows enough: return that",
    &[E::Recall],
);
const STAND: PseudoLine = line(
    1,
    "水平線の先で王手でないなら 最善 ← 静的評価値",
    "beyond the horizon, not in check: best ← static value",
    &[E::Decline],
)
.negamax(
    "水平線の先で王手でないなら 最善 ← 手番から見た静的評価値",
    "beyond the horizon, not in check: best ← static value, seen by the mover",
);
const ORDER: PseudoLine = line(
    1,
    "手を並べる: 表の手、得する手、キラー、履歴、損な手",
    "order: table, winning captures, killers, history, losing",
    &[E::Candidate],
);
const SCOUT: PseudoLine = line(
    2,
    "最初の手は窓 (α, β) で、次からは偵察(幅1の窓)で読む",
    "the first move with (α, β), later ones by a scout",
    &[],
)
.inequalities(
    "最初の手は値を、次からは「もっと良いか」だけを尋ねて読む",
    "the first move for its value, later ones only “is it better?”",
);
const AGAIN: PseudoLine = line(
    2,
    "偵察の値が窓の中なら、もう一度読む",
    "a scout's value inside (α, β): read again",
    &[],
);
const STORE: PseudoLine = line(
    1,
    "最善 を表に書き、返す",
    "store best in the table, return it",
    &[E::Exit],
);
const AT_ONCE: PseudoLine = line(
    1,
    "表で足りるか、読む手がないか、止まれるなら その値",
    "what the table knows, a leaf, or standing pat: a value at once",
    &[E::Recall, E::Leaf, E::Decline],
);
const SCOUT_IN_ORDER: PseudoLine = line(
    1,
    "良さそうな順に、次からは偵察で読み、良い値を残す",
    "likely moves first, later ones by a scout; keep the best",
    &[E::Candidate, E::Improve, E::Keep],
);
const IF_KNOWN: PseudoLine = line(
    1,
    "表の値が、足りる深さで、窓に対して十分なら:",
    "if the table's value is deep enough, and enough for the window:",
    &[],
);
const TABLE_VALUE: PseudoLine = line(2, "表の値 を返す", "return that value", &[E::Recall]);
const EACH_IN_ORDER: PseudoLine = line(
    1,
    "並べた手 m それぞれについて:",
    "for each move m, in that order:",
    &[],
);
const FIRST: PseudoLine = line(
    2,
    "最初の m: 値 ← 探索(次, 深さ − 1, α, β)",
    "the first m: value ← search(next, depth − 1, α, β)",
    &[],
)
.inequalities(
    "最初の m: 値 ← 探索(次, 深さ − 1, ≧ と ≦)",
    "the first m: value ← search(next, depth − 1, ≧ and ≦)",
)
.negamax(
    "最初の m: 値 ← −探索(次, 深さ − 1, −β, −α)",
    "the first m: value ← −search(next, depth − 1, −β, −α)",
);
const ASK: PseudoLine = line(
    2,
    "次からは: 値 ← 探索(次, 深さ − 1, α, α+1)、後手番は (β−1, β)",
    "later: value ← search(next, depth − 1, α, α+1); White: (β−1, β)",
    &[],
)
.inequalities(
    "次からは: 値 ← 「最善より良いか」だけを尋ねて探索",
    "later: value ← search, asking only “is it better than best?”",
)
.negamax(
    "次からは: 値 ← −探索(次, 深さ − 1, −α−1, −α)",
    "later: value ← −search(next, depth − 1, −α−1, −α)",
);
const READ_AGAIN: PseudoLine = line(
    2,
    "偵察で窓の中なら: 値 ← 探索(次, 深さ − 1, 残りの窓)",
    "a scout inside the window: value ← search(next, depth − 1, the rest of it)",
    &[],
);
const WRITE: PseudoLine = line(
    1,
    "表 ← (局面, 深さ, 最善, 正確か上限か下限か)",
    "table ← (position, depth, best, exact or a bound)",
    &[],
);
const ANSWER: PseudoLine = line(1, "最善 を返す", "return best", &[E::Exit]);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[ITERATE, HEAD, AT_ONCE, SCOUT_IN_ORDER, PRUNE, STORE],
    usual: &[
        ITERATE, HEAD, TABLE, NO_MOVE, STAND, ORDER, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT,
        STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_READ,
        IF_NONE,
        STATIC,
        STAND,
        ORDER,
        EACH_IN_ORDER,
        AFTER,
        FIRST,
        ASK,
        READ_AGAIN,
        COMPARE,
        ASSIGN,
        ELSE,
        RAISE,
        IF_CLOSED,
        SKIP,
        WRITE,
        ANSWER,
    ],
};
