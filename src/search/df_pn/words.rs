//! The pseudo-code of df-pn.

use crate::search::row::{PseudoLine, line};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 読む(局面, 証明数のしきい値, 反証数のしきい値)",
        "function search(position, proof threshold, disproof threshold)",
        &[E::Enter],
    ),
    line(
        1,
        "根のしきい値は ∞, ∞。子のしきい値は親が決める",
        "∞, ∞ at the root; a parent sets those of its child",
        &[E::Thresholds],
    ),
    line(
        1,
        "まだ展開していなければ: 子を作り、末端の子は値を見る",
        "not developed: make its children, evaluate those that are leaves",
        &[E::Leaf],
    ),
    line(
        1,
        "二つの数がどちらもしきい値より小さいあいだ:",
        "while both numbers are below their thresholds:",
        &[],
    ),
    line(
        2,
        "根の側の番なら証明数(相手の番なら反証数)が最小の子を読む",
        "search the child with the smallest proof number",
        &[],
    ),
    line(
        3,
        "しきい値 = min(自分のしきい値, 2番目に小さい数 + 1)",
        "its threshold: min(own threshold, second smallest + 1)",
        &[],
    ),
    line(
        3,
        "もう一方 = 自分のしきい値 − ほかの子の数の和",
        "the other: own threshold − sum over its siblings",
        &[],
    ),
    line(
        2,
        "子が決まらなければ 数だけを持って戻る",
        "a child that is not settled comes back with numbers alone",
        &[E::Leave],
    ),
    line(
        2,
        "証明・反証された子からは 値も返る",
        "a child that is settled returns its value, too",
        &[E::Improve, E::Keep],
    ),
    line(
        2,
        "数え直す: 根の側の番 証明数 = min、反証数 = 和。相手の番は逆",
        "count: proof = min, disproof = sum; the opponent's turn: reversed",
        &[E::Proof],
    ),
    line(
        1,
        "数の一つが 0 なら 値を返す",
        "if one number is 0: return the value",
        &[E::Exit],
    ),
];
