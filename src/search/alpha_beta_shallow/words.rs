//! The pseudo-code of alpha-beta with the parent's bound alone.

use crate::search::row::{PseudoLine, line};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 親の値だけのαβ(局面, 深さ, 親の最善) → 値",
        "function shallow(position, depth, parent's best) → value",
        &[E::Enter],
    ),
    line(
        1,
        "末端なら 静的評価値 を返す",
        "at a leaf: return its static value",
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
        "窓 (α, β) ← 親の側は 親の最善、もう一方は ∞",
        "window (α, β) ← parent's best on its side, else ∞",
        &[],
    ),
    line(1, "すべての手について:", "for each move:", &[]),
    line(
        2,
        "値 ← 親の値だけのαβ(指した後, 深さ − 1, 最善)",
        "value ← shallow(after the move, depth − 1, best)",
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
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        2,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
    line(1, "最善 を返す", "return best", &[E::Exit]),
];
