//! A language with the conventions that a person may choose in it: what the two sides are called, and
//! which signs stand before bounds, in ranges and for right and wrong.

use std::borrow::Cow;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use score::{Bound, Player};

/// One of the two languages, without conventions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    #[default]
    Ja,
    En,
}

score::named! {
    /// What the two sides are called.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Sides {
        /// Black and White; 先手 and 後手.
        #[default]
        #[serde(rename = "black-white")]
        Players = "black-white",
        /// MAX and MIN.
        #[serde(rename = "max-min")]
        Functions = "max-min",
        /// Black and White; 黒 and 白.
        #[serde(rename = "colours")]
        Colours = "colours",
    }
}

impl Sides {
    /// What may be chosen for trees without a game, in the order of a menu.
    pub const CHOICES: [Self; 2] = [Self::Functions, Self::Players];
}

score::named! {
    /// The signs of bounds, ranges and marks.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Signs {
        /// ≥ ≤ – ✓ ½ ✗.
        International = "international",
        /// ≧ ≦ 〜 ○ △ ×.
        #[default]
        Japanese = "japanese",
    }
}

impl Signs {
    const fn pick(self, japanese: &'static str, international: &'static str) -> &'static str {
        match self {
            Self::Japanese => japanese,
            Self::International => international,
        }
    }

    pub const fn at_least(self) -> &'static str {
        self.pick("≧", "≥")
    }

    pub const fn at_most(self) -> &'static str {
        self.pick("≦", "≤")
    }

    /// The sign before a value; empty, if it is exact.
    pub const fn of(self, bound: Bound) -> &'static str {
        match bound {
            Bound::Exact => "",
            Bound::AtLeast => self.at_least(),
            Bound::AtMost => self.at_most(),
        }
    }

    /// From one number to another. The dash stands apart from the sign of a number.
    pub fn range(self, from: &str, to: &str) -> String {
        format!("{from}{}{to}", self.pick("〜", " – "))
    }

    pub const fn right(self) -> &'static str {
        self.pick("○", "✓")
    }

    pub const fn half_right(self) -> &'static str {
        self.pick("△", "½")
    }

    pub const fn wrong(self) -> &'static str {
        self.pick("×", "✗")
    }

    /// A text with these signs of bounds and ranges, whichever it was written with.
    pub fn in_text(self, text: &str) -> Cow<'_, str> {
        let others: &[char] = match self {
            Self::Japanese => &['≥', '≤'],
            Self::International => &['≧', '≦', '〜'],
        };
        if !text.contains(others) {
            return Cow::Borrowed(text);
        }
        let ours = |sign| match (self, sign) {
            (Self::Japanese, '≥') => '≧',
            (Self::Japanese, '≤') => '≦',
            (Self::International, '≧') => '≥',
            (Self::International, '≦') => '≤',
            (Self::International, '〜') => '–',
            _ => sign,
        };
        Cow::Owned(text.chars().map(ours).collect())
    }
}

/// What stands for the name of MAX, and of MIN, in the texts of lessons.
pub const SIDES_IN_LESSONS: [&str; 2] = ["{max}", "{min}"];

/// A language of the user interface. Japanese comes first, English is complete.
///
/// Besides the tongue it holds the conventions that are followed in it, so that whoever can say
/// something knows how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Tongue", into = "Tongue")]
pub struct Language {
    tongue: Tongue,
    signs: Signs,
    /// What the sides are called where no game names them.
    without_game: Sides,
    /// What they are called here.
    sides: Sides,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::Ja => Self::Ja,
            Tongue::En => Self::En,
        }
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Self {
        language.tongue
    }
}

#[allow(non_upper_case_globals, reason = "they are the two languages, as variants would be")]
impl Language {
    /// Japanese with its usual conventions.
    pub const Ja: Self = Self {
        tongue: Tongue::Ja,
        signs: Signs::Japanese,
        without_game: Sides::Players,
        sides: Sides::Players,
    };
    /// English with its usual conventions.
    pub const En: Self = Self {
        tongue: Tongue::En,
        signs: Signs::International,
        without_game: Sides::Functions,
        sides: Sides::Players,
    };

    /// In the order of a menu.
    pub const ALL: [Self; 2] = [Self::Ja, Self::En];

    /// The language without its conventions, to match on.
    pub const fn tongue(self) -> Tongue {
        self.tongue
    }

    pub const fn is_english(self) -> bool {
        matches!(self.tongue, Tongue::En)
    }

    /// The same language with other conventions; `None`: its usual ones.
    #[must_use]
    pub fn with(self, without_game: Option<Sides>, signs: Option<Signs>) -> Self {
        let usual = Self::from(self.tongue);
        Self {
            signs: signs.unwrap_or(usual.signs),
            without_game: without_game.unwrap_or(usual.without_game),
            ..self
        }
    }

    /// The conventions that are not the usual ones of the language, as [`Self::with`] takes them.
    pub fn chosen(self) -> (Option<Sides>, Option<Signs>) {
        let usual = Self::from(self.tongue);
        let sides = (self.without_game != usual.without_game).then_some(self.without_game);
        (sides, (self.signs != usual.signs).then_some(self.signs))
    }

    pub const fn signs(self) -> Signs {
        self.signs
    }

    pub const fn sides(self) -> Sides {
        self.sides
    }

    /// For a tree without a game, which has no names for the sides.
    #[must_use]
    pub const fn without_game(self) -> Self {
        Self { sides: self.without_game, ..self }
    }

    /// For a game that calls its sides so.
    #[must_use]
    pub const fn of_sides(self, sides: Sides) -> Self {
        Self { sides, ..self }
    }

    /// The two-letter code, as in the names of folders.
    pub const fn id(self) -> &'static str {
        match self.tongue {
            Tongue::Ja => "ja",
            Tongue::En => "en",
        }
    }

    pub const fn own_name(self) -> &'static str {
        match self.tongue {
            Tongue::Ja => "日本語",
            Tongue::En => "English",
        }
    }

    #[must_use]
    pub const fn other(self) -> Self {
        match self.tongue {
            Tongue::Ja => Self::En,
            Tongue::En => Self::Ja,
        }
    }

    /// The text of this language.
    pub const fn pick<'a>(self, ja: &'a str, en: &'a str) -> &'a str {
        match self.tongue {
            Tongue::Ja => ja,
            Tongue::En => en,
        }
    }

    /// A text that begins a sentence, with a capital where the language has them.
    pub fn capitalised(self, text: &str) -> String {
        let mut letters = text.chars();
        let first = letters.next().filter(|_| self.is_english());
        first.map_or(text.to_owned(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// The name of a side here: Black, 先手, MAX, 黒.
    pub fn side(self, player: Player) -> &'static str {
        static NAMES: [OnceLock<[[String; 2]; 3]>; 2] = [const { OnceLock::new() }; 2];
        let names = NAMES[usize::from(self.is_english())].get_or_init(|| {
            let texts = Self::from(self.tongue).texts();
            [
                [texts.sides_players_max(), texts.sides_players_min()],
                [texts.sides_functions_max(), texts.sides_functions_min()],
                [texts.sides_colours_max(), texts.sides_colours_min()],
            ]
        });
        &names[self.sides as usize][usize::from(player == Player::Min)]
    }

    /// A text of a lesson as it is said here: with the names of the sides, and with the signs in
    /// use.
    pub fn of_lesson(self, text: &str) -> Cow<'_, str> {
        let text = self.signs.in_text(text);
        if !SIDES_IN_LESSONS.iter().any(|side| text.contains(side)) {
            return text;
        }
        let [max, min] = SIDES_IN_LESSONS;
        let named = text.replace(max, self.side(Player::Max));
        Cow::Owned(named.replace(min, self.side(Player::Min)))
    }

    /// A sentence of the program as lessons keep it, which are read with other names of the sides.
    pub fn for_lesson(self, text: &str) -> String {
        let [max, min] = SIDES_IN_LESSONS;
        let named = text.replace(self.side(Player::Max), max);
        named.replace(self.side(Player::Min), min)
    }

    /// The program's own texts of this language, as they are said here.
    ///
    /// They are written for Black and White, 先手 and 後手.
    pub(super) fn adapted(self, texts: &str) -> String {
        let mut adapted = self.signs.in_text(texts).into_owned();
        if self.sides == Sides::Players {
            return adapted;
        }
        let plain = self.of_sides(Sides::Players);
        for player in [Player::Max, Player::Min] {
            let (plain, ours) = (plain.side(player), self.side(player));
            if plain == ours {
                continue;
            }
            for between in [" (", "(", " "] {
                let closed = if between.ends_with('(') { ")" } else { "" };
                adapted = adapted.replace(&format!("{plain}{between}{ours}{closed}"), ours);
            }
            adapted = adapted.replace(plain, ours);
            // A legend need not say it twice.
            let function = ours.to_lowercase();
            for twice in [format!("{ours} to move, {function}\n"), format!("{ours}番 {function}\n")]
            {
                let once = twice.trim_end().trim_end_matches(function.as_str());
                adapted =
                    adapted.replace(&twice, &format!("{}\n", once.trim_end_matches([',', ' '])));
            }
        }
        adapted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sides_of_a_tree_without_a_game_follow_the_language_unless_they_are_set() {
        for (language, set, max) in [
            (Language::En, None, "MAX"),
            (Language::En, Some(Sides::Players), "Black"),
            (Language::Ja, None, "先手"),
            (Language::Ja, Some(Sides::Functions), "MAX"),
        ] {
            let language = language.with(set, None);
            assert_eq!(language.without_game().side(Player::Max), max);
            let game = if language.is_english() { "Black" } else { "先手" };
            assert_eq!(language.side(Player::Max), game);
        }
    }

    #[test]
    fn a_text_of_a_lesson_takes_the_names_and_signs_that_are_in_use() {
        let text = "{max} has ≧ +3, and {min} +3〜+5; {other} stays";
        let english = Language::En.without_game();
        assert_eq!(english.of_lesson(text), "MAX has ≥ +3, and MIN +3–+5; {other} stays");
        let japanese = Language::En.with(Some(Sides::Players), Some(Signs::Japanese));
        let said = japanese.without_game().of_lesson("{max} has ≥ +3");
        assert_eq!(said, "Black has ≧ +3");
        assert!(matches!(english.of_lesson("nothing to change"), Cow::Borrowed(_)));
    }

    #[test]
    fn no_text_of_the_program_keeps_the_signs_or_sides_that_are_not_in_use() {
        let check = |language: Language, absent: &[&str]| {
            let said = language.texts().signs_window() + &language.texts().legend_black();
            assert!(!absent.iter().any(|word| said.contains(word)), "{language:?}: {said}");
        };
        check(Language::En.without_game(), &["Black", "White", "≧", "≦", "〜"]);
        check(Language::Ja, &["Black", "MAX", "≥", "≤"]);
        let set = Language::Ja.with(Some(Sides::Functions), Some(Signs::International));
        check(set.without_game(), &["先手", "後手", "≧", "≦"]);
    }
}
