//! The lines of pseudo-code that proof-number searches share.

use crate::code::{Case, PseudoLine, STAYS, line};
use trace::EventKind as E;

/// What happens to a leaf when its parent is expanded.
const OF_LEAVES: &[(E, Case)] = &[(E::Enter, Case::LeafBelowRoot), (E::Count, Case::Leaf)];

/// Expands a node.
pub(crate) const DEVELOP: PseudoLine =
    line(1, |texts, _| texts.code_proof_develop(), &[E::Leaf]).cases(OF_LEAVES);
/// Returns from a child without a value.
pub(crate) const NUMBERS_ALONE: PseudoLine =
    line(1, |texts, _| texts.code_proof_numbers_alone(), &[E::Leave]);
/// Returns from a child with a value.
pub(crate) const VALUE_TOO: PseudoLine =
    line(1, |texts, _| texts.code_proof_value_too(), &[E::Improve, E::Keep]);
/// Updates the numbers.
pub(crate) const COUNT: PseudoLine = line(1, |texts, _| texts.code_proof_count(), &[E::Count]);
/// Returns a settled value.
pub(crate) const SETTLED: PseudoLine = line(1, |texts, _| texts.code_proof_settled(), &[E::Exit]);
/// Returns from a child, with or without a value.
pub(crate) const BACK: PseudoLine =
    line(1, |texts, _| texts.code_proof_back(), &[E::Leave, E::Improve, E::Keep]);
/// The test whether the node is new (this and the following lines are for the finest level).
pub(crate) const IF_NEW: PseudoLine = line(1, |texts, _| texts.code_proof_if_new(), &[]);
/// Generates the children.
pub(crate) const MAKE: PseudoLine = line(2, |texts, _| texts.code_proof_make(), &[]);
/// Evaluates the leaves among them.
pub(crate) const LOOK: PseudoLine =
    line(2, |texts, _| texts.code_proof_look(), &[E::Leaf]).cases(OF_LEAVES);
/// Chooses a child.
pub(crate) const CHOOSE: PseudoLine = line(2, |texts, _| texts.code_proof_choose(), &[]);
/// A value better than before.
pub(crate) const BETTER_VALUE: PseudoLine =
    line(2, |texts, _| texts.code_proof_better_value(), &[E::Improve]);
/// A value that is not better.
pub(crate) const OTHER_VALUE: PseudoLine = STAYS;
/// The sums where the player at the root chooses.
pub(crate) const SUMS: PseudoLine = line(2, |texts, _| texts.code_proof_sums(), &[E::Count]);
/// The sums where the opponent chooses.
pub(crate) const SUMS_OTHER: PseudoLine =
    line(2, |texts, _| texts.code_proof_sums_other(), &[]).cases(&[(E::Count, Case::Opponent)]);
/// The test whether the node is settled.
pub(crate) const IF_ZERO: PseudoLine = line(1, |texts, _| texts.code_proof_if_zero(), &[]);
pub(crate) const ANSWER: PseudoLine = line(2, |texts, _| texts.code_proof_answer(), &[E::Exit]);
