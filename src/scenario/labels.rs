//! The labels of proofs.

use language::{Language, Texts};

/// The texts for promises and their results. Proofs are printed on the command line, which is in
/// English.
pub(super) fn labels() -> &'static Texts {
    Language::En.texts()
}
