//! The pseudo-code of quiescence with alpha-beta pruning.

use crate::search::row::{PseudoLine, line};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 静止探索(局面, 深さ, α, β) → 値",
        "function quiescence(position, depth, α, β) → value",
        &[E::Enter],
    ),
    line(
        1,
        "読む手がなければ 静的評価値 を返す",
        "if no move is read: return the static value",
        &[E::Leaf],
    ),
    line(
        1,
        "最善 ← 先手番なら −∞、後手番なら +∞",
        "best ← −∞ if Black is to move, else +∞",
        &[],
    ),
    line(
        1,
        "止まれる所なら 最善 ← 静的評価値",
        "where one may stop: best ← static value",
        &[E::Decline],
    ),
    line(
        1,
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        1,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
    line(
        1,
        "読む手(水平線の先では取る手など)について:",
        "for each move that is read there:",
        &[E::Candidate],
    ),
    line(
        2,
        "値 ← 静止探索(指した後, 深さ − 1, α, β)",
        "value ← quiescence(after the move, depth − 1, α, β)",
        &[],
    ),
    line(
        2,
        "値が手番の側に良ければ 最善 ← 値",
        "if value suits the mover better: best ← value",
        &[E::Improve],
    ),
    line(
        2,
        "良くなければ 最善はそのまま",
        "otherwise best stays",
        &[E::Keep],
    ),
    line(
        2,
        "窓を狭め、閉じたら残りを捨てる",
        "narrow the window and skip as above",
        &[],
    ),
    line(1, "最善 を返す", "return best", &[E::Exit]),
];
