//! The pseudo-code of wishful reading, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, CALLED, Code, ELSE, FOR_EACH, IF_NONE, MOVES, PseudoLine, RETURN, STAYS, line,
};
use crate::trace::EventKind as E;

const HEAD: PseudoLine = line(
    0,
    "関数 勝手読み(局面, 深さ) → 値",
    "function wishful(position, depth) → value",
    CALLED,
);
const LEAF_OF_ANY: PseudoLine = line(
    1,
    "末端なら 静的評価値 を返す",
    "at a leaf: return its static value",
    &[E::Leaf],
);
const STATIC_OF_ANY: PseudoLine = line(
    2,
    "静的評価値 を返す",
    "return the static value",
    &[E::Leaf],
);
const WORST_FOR_ME: PseudoLine = line(
    1,
    "最善 ← 自分にいちばん悪い値",
    "best ← the worst there is for me",
    &[],
);
const EACH_OF_BOTH: PseudoLine = line(
    1,
    "すべての手について(相手の手も):",
    "for each move (the opponent's, too):",
    &[E::Candidate],
);
const READ: PseudoLine = line(
    2,
    "値 ← 勝手読み(指した後の局面, 深さ − 1)",
    "value ← wishful(after the move, depth − 1)",
    &[],
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← 勝手読み(次, 深さ − 1)",
    "value ← wishful(next, depth − 1)",
    &[],
);
const BETTER_FOR_ME: PseudoLine = line(
    2,
    "値が自分に良ければ 最善 ← 値(誰の番でも)",
    "if value suits me better: best ← value, whoever moves",
    &[E::Improve],
);
const COMPARE_FOR_ME: PseudoLine = line(
    2,
    "値が、誰の番でも、自分に良ければ:",
    "if value suits me better, whoever moves:",
    &[],
);
const KEEP_DREAM: PseudoLine = line(
    1,
    "手を一つずつ読み、誰の番でも、自分にいちばん良い値を残す",
    "read the moves one by one, keep what suits me best, whoever moves",
    &[E::Candidate, E::Improve, E::Keep],
);

/// The code as people read it.
pub(in crate::search) const CODE: Code = Code {
    coarse: &[HEAD, LEAF_OF_ANY, KEEP_DREAM, RETURN],
    usual: &[
        HEAD,
        LEAF_OF_ANY,
        WORST_FOR_ME,
        EACH_OF_BOTH,
        READ,
        BETTER_FOR_ME,
        STAYS,
        RETURN,
    ],
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
