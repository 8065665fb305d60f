//! The texts for the style of narration.

use language::{Language, Notation, Sides, Signs};
use score::Player;
use search::{CodeLevel, WordLevel};

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

/// The tooltip of a notation.
pub fn notation_tip(notation: Notation, language: Language) -> String {
    let texts = language.texts();
    match notation {
        Notation::Textbook => texts.telling_textbook_tip(),
        Notation::Arrows => texts.telling_arrows_tip(),
        Notation::Inequalities => texts.telling_inequalities_tip(),
        Notation::Negamax => texts.telling_negamax_tip(),
    }
}
