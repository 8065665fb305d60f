//! The words of proofs.

use crate::language::{Language, Texts};

/// What promises are called, and what they come to: who proves lessons works at the command line, which
/// is in English.
pub(super) fn labels() -> &'static Texts {
    Language::En.texts()
}
