//! Names and notes of what the window shows: styles of narration, settings, measured matches, marks.

use language::{Language, Notation, Phrase, Sides, Signs, Texts, grouped};
use play::MeasuredMatch;
use score::Player;
use search::{CodeLevel, WordLevel};
use session::LessonVariant;
use subject::SettingKind;

pub fn word_level_name(level: WordLevel, language: Language) -> String {
    let texts = language.texts();
    match level {
        WordLevel::Word => texts.telling_words_word(),
        WordLevel::Sentence => texts.telling_words_sentence(),
        WordLevel::Reasoning => texts.telling_words_reasoning(),
    }
}

pub fn code_level_name(level: CodeLevel, language: Language) -> String {
    let texts = language.texts();
    match level {
        CodeLevel::Coarse => texts.telling_code_coarse(),
        CodeLevel::Usual => texts.telling_code_usual(),
        CodeLevel::Fine => texts.telling_code_fine(),
    }
}

pub fn notation_name(notation: Notation, language: Language) -> String {
    let texts = language.texts();
    match notation {
        Notation::Textbook => texts.telling_notation_textbook(),
        Notation::Arrows => "α↓ β↑".to_owned(),
        Notation::Inequalities => {
            format!("{} {}", language.signs().at_most(), language.signs().at_least())
        }
        Notation::Negamax => texts.telling_notation_negamax(),
    }
}

/// What the sides are called: "MAX, MIN".
pub fn sides_name(sides: Sides, language: Language) -> String {
    let names = [Player::Max, Player::Min].map(|player| language.of_sides(sides).side(player));
    names.join(language.pick("・", ", "))
}

/// The signs of bounds and marks: "≥ ≤ ✓".
pub fn signs_name(signs: Signs) -> String {
    [signs.at_least(), signs.at_most(), signs.right()].join(" ")
}

pub fn notation_tip(notation: Notation, language: Language) -> String {
    let texts = language.texts();
    match notation {
        Notation::Textbook => texts.telling_textbook_tip(),
        Notation::Arrows => texts.telling_arrows_tip(),
        Notation::Inequalities => texts.telling_inequalities_tip(),
        Notation::Negamax => texts.telling_negamax_tip(),
    }
}

pub fn setting_name(kind: SettingKind, language: Language) -> String {
    let texts = language.texts();
    match kind {
        SettingKind::Root => texts.beside_root(),
        SettingKind::Depth => texts.window_depth(),
        SettingKind::Values => texts.beside_values(),
        SettingKind::Leaves => texts.window_leaf(),
        SettingKind::Order => texts.window_order(),
        SettingKind::Captures => texts.beside_captures(),
        SettingKind::Iterations => texts.samples_iterations(),
        SettingKind::Exploration => texts.samples_constant(),
        SettingKind::Seed => texts.samples_seed(),
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

/// A note about a match, for the line below the table with its result.
pub fn measured_note(found: &MeasuredMatch, language: Language) -> String {
    let MeasuredMatch { date, .. } = found;
    let (nodes, games) = (grouped(found.nodes), found.counts.games());
    language.texts().measured_note(date, games, nodes)
}

/// The results of a match and the command that plays it again.
pub fn measured_results(found: &MeasuredMatch, language: Language) -> String {
    let counts = found.counts;
    let texts = language.texts();
    texts.measured_results(
        &found.a,
        &found.b,
        &found.command,
        counts.draws,
        counts.losses,
        counts.wins,
    )
}

/// The marks of a lesson in a course; empty if it has none.
pub fn points(marks: u32, language: Language) -> String {
    match marks {
        0 => String::new(),
        _ => language.texts().lessons_points(marks),
    }
}

/// The contents of each rung of the ladder, from the lowest.
pub const RUNGS: [Phrase; 8] = [
    Texts::evaluation_rung_material,
    Texts::evaluation_rung_hand,
    Texts::evaluation_rung_kings,
    Texts::evaluation_rung_several,
    Texts::evaluation_rung_one_table,
    Texts::evaluation_rung_two_at_most,
    Texts::evaluation_rung_supported,
    Texts::evaluation_rung_around,
];
