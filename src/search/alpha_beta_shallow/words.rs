//! The pseudo-code of alpha-beta with the parent's bound alone.

use crate::search::alpha_beta::alpha_beta_code;
use crate::search::row::PseudoLine;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = alpha_beta_code!(
    "関数 親の値だけのαβ(局面, 深さ, 親の最善) → 値",
    "function shallow(position, depth, parent's best) → value",
    "値 ← 親の値だけのαβ(指した後の局面, 深さ − 1, 最善)",
    "value ← shallow(after the move, depth − 1, best)"
);
