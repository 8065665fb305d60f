//! The pseudo-code of AND/OR search, and the words of its steps.

use crate::search::code::{AFTER, CALLED, Code, EACH, FOR_EACH, IF_NONE, PseudoLine, SKIP, line};
use crate::trace::EventKind as E;

const ITERATE: PseudoLine = line(
    0,
    "手数 1, 3, 5 … について: 探索(根, 手数)、詰めば終わり",
    "for 1, 3, 5 … plies: search(root, plies); a mate ends it",
    &[E::Iteration],
);
const HEAD: PseudoLine = line(
    0,
    "関数 探索(局面, 残り手数) → 詰みか",
    "function search(position, plies left) → is it a mate?",
    CALLED,
);
const TABLE: PseudoLine = line(
    1,
    "表で分かるなら それを返す",
    "if the table knows: return that",
    &[E::Recall],
);
const NO_MOVE_LEFT: PseudoLine = line(
    1,
    "手がなければ: 受けの番なら詰み、ほかは詰まない",
    "without a move: mate if the defender is to move, else none",
    &[E::Leaf],
);
const READ: PseudoLine = line(
    2,
    "結果 ← 探索(指した後の局面, 残り手数 − 1)",
    "result ← search(after the move, plies left − 1)",
    &[],
);
const BETTER_RESULT: PseudoLine = line(
    2,
    "手番の側に良ければ 覚える",
    "if it suits the mover better: keep it",
    &[E::Improve],
);
const OTHER_RESULT: PseudoLine = line(
    2,
    "良くなければ 次の手へ",
    "otherwise: next move",
    &[E::Keep],
);
const SETTLE: PseudoLine = line(
    1,
    "攻めの番で詰み、受けの番で不詰なら 残りを捨てる",
    "OR node proven, or AND node refuted: skip the rest",
    &[E::Cut],
);
const STORE: PseudoLine = line(
    1,
    "結果を表に書き、返す",
    "store the result in the table, return it",
    &[E::Exit],
);
const KNOWN: PseudoLine = line(
    1,
    "表にあるか、手がなければ すぐに答える",
    "known to the table, or without a move: answer at once",
    &[E::Recall, E::Leaf],
);
const READ_ALL: PseudoLine = line(
    1,
    "攻めは詰む手を一つ、受けは逃れる手を一つ探す",
    "the attacker looks for one move that mates, the defender for one that escapes",
    &[E::Candidate, E::Improve, E::Keep],
);
const IF_KNOWN: PseudoLine = line(
    1,
    "表にこの局面が、足りる手数で載っていれば:",
    "if the table has the position, for enough plies:",
    &[],
);
const TABLE_VALUE: PseudoLine = line(
    2,
    "表の結果 を返す",
    "return the result of the table",
    &[E::Recall],
);
const MOVES_LEFT: PseudoLine = line(
    1,
    "手 ← 攻めの番なら王手、受けの番なら受け。残り手数 0 なら なし",
    "moves ← checks, or answers to a check; none at 0 plies left",
    &[],
);
const MATE_OR_NONE: PseudoLine = line(
    2,
    "受けの番で王手がかかっていれば 詰み、ほかは 不詰 を返す",
    "return mate if the defender is in check, else no mate",
    &[E::Leaf],
);
const READ_NEXT: PseudoLine = line(
    2,
    "結果 ← 探索(次, 残り手数 − 1)",
    "result ← search(next, plies left − 1)",
    &[],
);
const IF_BETTER: PseudoLine = line(
    2,
    "結果が手番の側に良ければ:",
    "if the result suits the mover better:",
    &[],
);
const KEEP_RESULT: PseudoLine = line(3, "最善 ← 結果", "best ← result", &[E::Improve]);
const NEXT_MOVE: PseudoLine = line(
    2,
    "でなければ: 最善はそのまま、次の手へ",
    "else: best stays; next move",
    &[E::Keep],
);
const IF_ENOUGH: PseudoLine = line(
    2,
    "攻めの番で詰み、または 受けの番で不詰なら:",
    "if the attacker mates, or the defender escapes:",
    &[],
);
const WRITE: PseudoLine = line(
    1,
    "表 ← (局面, 残り手数, 最善)",
    "table ← (position, plies left, best)",
    &[],
);
const ANSWER: PseudoLine = line(1, "最善 を返す", "return best", &[E::Exit]);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[ITERATE, HEAD, KNOWN, READ_ALL, SETTLE, STORE],
    usual: &[
        ITERATE,
        HEAD,
        TABLE,
        NO_MOVE_LEFT,
        EACH,
        READ,
        BETTER_RESULT,
        OTHER_RESULT,
        SETTLE.at(2),
        STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_LEFT,
        IF_NONE,
        MATE_OR_NONE,
        FOR_EACH,
        AFTER,
        READ_NEXT,
        IF_BETTER,
        KEEP_RESULT,
        NEXT_MOVE,
        IF_ENOUGH,
        SKIP,
        WRITE,
        ANSWER,
    ],
};
