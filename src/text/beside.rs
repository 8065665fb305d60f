//! The texts for runs side by side and their differences.

use language::Language;
use session::LessonVariant;
use subject::SettingKind;

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

/// The title of a run: its differences.
pub fn variant_name(variant: &LessonVariant, language: Language) -> String {
    let changes = variant.changes.iter();
    let changes = changes.map(|change| change.name(language));
    let algorithm = variant.algorithm.map(|own| own.name(language));
    let all: Vec<_> = changes.chain(algorithm).collect();
    all.join(&language.texts().window_comma())
}
