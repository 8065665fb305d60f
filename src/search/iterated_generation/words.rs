//! The pseudo-code of iterated generation, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, ELSE, IF_CLOSED, NARROW, PRUNE, PseudoLine,
    RAISE, RETURN, SKIP, STAYS, line,
};
use crate::trace::EventKind as E;

const HEAD: PseudoLine = line(
    0,
    "関数 反復生成(局面) → 値",
    "function iterated_generation(position) → value",
    CALLED,
);
const ORDINARY: PseudoLine = line(
    1,
    "ふだん生成する手を、一つずつ読む",
    "read the ordinary moves, one by one",
    &[],
);
const PASS: PseudoLine = line(
    1,
    "パスしてみる。読み筋 ← 相手からの最善の手順",
    "pass; line ← best play from there, the opponent first",
    &[E::Pass],
);
const CANDIDATES: PseudoLine = line(
    1,
    "読み筋の自分の手と、相手の手に備える手を候補にする",
    "own moves of the line, and answers to the opponent's: candidates",
    &[E::Candidate],
);
const CHECK: PseudoLine = line(
    1,
    "新しい候補を、一つずつ読んで確かめる:",
    "check each new candidate by reading it:",
    &[],
);
const BY_ALPHA_BETA: PseudoLine = line(
    0,
    "一手を読むのは αβ法: 末端なら 静的評価値",
    "reading a move is alpha-beta: at a leaf its static value",
    &[E::Leaf],
);
const PASS_AND_SEE: PseudoLine = line(
    1,
    "パスしてみて、相手の最善の手順から候補の手を作る",
    "pass, and make candidates from the opponent's best line",
    &[E::Pass, E::Candidate],
);
const BEST_CHECKED: PseudoLine = line(
    1,
    "ふだんの手と候補を読み、良い値を残す",
    "read the ordinary moves and the candidates, keep the best",
    &[E::Improve, E::Keep],
);
const OWN_MOVES: PseudoLine = line(
    1,
    "候補 ← 読み筋の中の自分の手",
    "candidates ← own moves of the line",
    &[E::Candidate],
);
const ANSWERS: PseudoLine = line(
    1,
    "候補 ← 候補 と、相手の手に備える手",
    "candidates ← those, and answers to the opponent's moves",
    &[],
);
const FOR_EACH_NEW: PseudoLine = line(
    1,
    "新しい候補 m それぞれについて:",
    "for each new candidate m:",
    &[],
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← αβ(次, 残りの深さ, α, β)",
    "value ← alpha_beta(next, depth left, α, β)",
    &[],
)
.inequalities(
    "値 ← 読む(次, 残りの深さ, ≧ と ≦)",
    "value ← read(next, depth left, ≧ and ≦)",
)
.negamax(
    "値 ← −αβ(次, 残りの深さ, −β, −α)",
    "value ← −alpha_beta(next, depth left, −β, −α)",
);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[
        HEAD,
        PASS_AND_SEE,
        BEST_CHECKED,
        RETURN,
        BY_ALPHA_BETA,
        PRUNE,
    ],
    usual: &[
        HEAD,
        ORDINARY,
        PASS,
        CANDIDATES,
        CHECK,
        BETTER,
        STAYS,
        RETURN,
        BY_ALPHA_BETA,
        NARROW.at(1),
        CUT.at(1),
    ],
    fine: &[
        HEAD,
        ORDINARY,
        PASS,
        OWN_MOVES,
        ANSWERS,
        FOR_EACH_NEW,
        AFTER,
        READ_NEXT,
        COMPARE,
        ASSIGN,
        ELSE,
        RETURN,
        BY_ALPHA_BETA,
        RAISE.at(1),
        IF_CLOSED.at(1),
        SKIP.at(2),
    ],
};
