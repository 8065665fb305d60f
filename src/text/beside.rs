//! The words of runs beside each other, and of what is different in them.

use crate::language::Language;
use crate::session::LessonVariant;
use crate::subject::SettingKind;

/// What has a few choices, as people call it.
#[must_use]
pub fn setting_name(kind: SettingKind, language: Language) -> String {
    let texts = language.texts();
    match kind {
        SettingKind::Root => texts.beside_root(),
        SettingKind::Depth => texts.window_depth(),
        SettingKind::Values => texts.beside_values(),
        SettingKind::Leaves => texts.window_leaf(),
        SettingKind::Order => texts.window_order(),
        SettingKind::Captures => texts.beside_captures(),
    }
}

/// What is different in a run, as its title.
#[must_use]
pub fn variant_name(variant: &LessonVariant, language: Language) -> String {
    let changes = variant.changes.iter();
    let changes = changes.map(|change| change.name(language));
    let algorithm = variant.algorithm.map(|own| own.name(language).to_owned());
    let all: Vec<_> = changes.chain(algorithm).collect();
    all.join(&language.texts().window_comma())
}
