//! The pseudo-code of take or decline, and the words of its steps.

use crate::search::code::{
    AFTER, ASSIGN, CALLED, COMPARE, Code, ELSE, FOR_EACH, IF_NONE, KEEP_BEST, PseudoLine, RETURN,
    STAYS, line,
};
use crate::trace::EventKind as E;

const HEAD: PseudoLine = line(
    0,
    "関数 取るか取らないか(局面) → 値",
    "function take_or_decline(position) → value",
    CALLED,
)
.negamax(
    "関数 取るか取らないか(局面) → 手番から見た値",
    "function take_or_decline(position) → value for the mover",
);
const NOTHING: PseudoLine = line(
    1,
    "取る手がなければ いまの駒得 を返す",
    "if nothing can be taken: return what has been gained",
    &[E::Leaf],
);
const CAPTURES: PseudoLine = line(
    1,
    "手 ← 候補の取る手",
    "moves ← the candidate captures",
    &[],
);
const GAINED: PseudoLine = line(
    2,
    "いまの駒得 を返す",
    "return what has been gained",
    &[E::Leaf],
);
const DECLINE: PseudoLine = line(
    1,
    "最善 ← 取らない値(いまの駒得)",
    "best ← the value of declining (what has been gained)",
    &[E::Decline],
);
const EACH_CAPTURE: PseudoLine = line(
    1,
    "候補の取る手について:",
    "for each candidate capture:",
    &[E::Candidate],
);
const READ: PseudoLine = line(
    2,
    "取る値 ← 取るか取らないか(取った後の局面)",
    "value ← take_or_decline(after the capture)",
    &[],
)
.negamax(
    "取る値 ← −取るか取らないか(取った後の局面)",
    "value ← −take_or_decline(after the capture)",
);
const READ_NEXT: PseudoLine = line(
    2,
    "値 ← 取るか取らないか(次)",
    "value ← take_or_decline(next)",
    &[],
)
.negamax(
    "値 ← −取るか取らないか(次)",
    "value ← −take_or_decline(next)",
);
const BETTER_TAKEN: PseudoLine = line(
    2,
    "取る値が手番の側に良ければ 最善 ← 取る値",
    "if value suits the mover better: best ← value",
    &[E::Improve],
)
.negamax(
    "取る値 > 最善 なら 最善 ← 取る値",
    "if value > best: best ← value",
);

/// The code as people read it.
pub(in crate::search) const CODE: Code = Code {
    coarse: &[HEAD, NOTHING, DECLINE, KEEP_BEST, RETURN],
    usual: &[
        HEAD,
        NOTHING,
        DECLINE,
        EACH_CAPTURE,
        READ,
        BETTER_TAKEN,
        STAYS,
        RETURN,
    ],
    fine: &[
        HEAD, CAPTURES, IF_NONE, GAINED, DECLINE, FOR_EACH, AFTER, READ_NEXT, COMPARE, ASSIGN,
        ELSE, RETURN,
    ],
};
