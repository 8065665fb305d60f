//! The pseudo-code of proof-number search.

use crate::search::row::{PseudoLine, line};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "根が証明も反証もされていないあいだ: たどる(根)",
        "while the root is neither proven nor disproven: follow(root)",
        &[],
    ),
    line(
        0,
        "関数 たどる(局面)",
        "function follow(position)",
        &[E::Enter],
    ),
    line(
        1,
        "まだ展開していなければ: 子を作り、末端の子は値を見る",
        "not developed: make its children, evaluate those that are leaves",
        &[E::Leaf],
    ),
    line(
        1,
        "展開してあれば: 根の側の番なら証明数、相手の番なら反証数が",
        "developed: follow the child with the smallest number, of proof",
        &[],
    ),
    line(
        2,
        "いちばん小さい子をたどる(最有望節点への道)",
        "where the root's player chooses, else of disproof",
        &[],
    ),
    line(
        1,
        "子が決まらなければ 数だけを持って戻る",
        "a child that is not settled comes back with numbers alone",
        &[E::Leave],
    ),
    line(
        1,
        "証明・反証された子からは 値も返る",
        "a child that is settled returns its value, too",
        &[E::Improve, E::Keep],
    ),
    line(
        1,
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
