//! The texts of the program, made from `src/locales` when it is built: a typed function a text.

use std::sync::OnceLock;

use super::{Language, Words};

#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::unwrap_used,
    clippy::expect_used,
    missing_docs,
    unreachable_pub,
    reason = "it is generated"
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));

    impl L10nLanguage {
        /// The text of a key, if it is there and has no arguments.
        pub fn by_key(&self, key: &str) -> Option<String> {
            self.0.msg(key, None).ok()
        }
    }
}

/// Every text in one language. A text that nothing uses is dead code, so that it does not stay.
pub(crate) use generated::L10nLanguage as Texts;

/// A text without arguments, as a table holds it.
pub(crate) type Phrase = fn(&Texts) -> String;

/// A text with a number in it, as a table holds it.
pub(crate) type Counted<N> = fn(&Texts, N) -> String;

/// The texts that are in use, from the first that is said on.
fn used(language: Language) -> &'static OnceLock<Texts> {
    static JA: OnceLock<Texts> = OnceLock::new();
    static EN: OnceLock<Texts> = OnceLock::new();
    match language {
        Language::Ja => &JA,
        Language::En => &EN,
    }
}

/// Puts these in the place of the program's own texts; not if those are in use already.
pub(super) fn set_texts(language: Language, texts: Texts) -> bool {
    used(language).set(texts).is_ok()
}

impl Language {
    /// Every text in this language.
    pub(crate) fn texts(self) -> &'static Texts {
        used(self).get_or_init(|| match self {
            Self::Ja => generated::L10n::Ja.load(),
            Self::En => generated::L10n::En.load(),
        })
    }

    /// The text that has a key in `src/locales`, for who looks for it in the window; `None` if there is
    /// none, and if it has arguments.
    ///
    /// ```
    /// use yomisuji::language::Language;
    ///
    /// assert_eq!(Language::En.text("game-game").as_deref(), Some("Game"));
    /// assert_eq!(Language::En.text("no-such-text"), None);
    /// ```
    #[must_use]
    pub fn text(self, key: &str) -> Option<String> {
        self.texts().by_key(key)
    }
}

impl Words {
    /// A text in both languages.
    pub(crate) fn of(text: impl Fn(&Texts) -> String) -> Self {
        Self::in_each(|language| text(language.texts()))
    }

    /// What is said in each language.
    pub(crate) fn in_each(text: impl Fn(Language) -> String) -> Self {
        Self {
            ja: text(Language::Ja),
            en: text(Language::En),
        }
    }
}

/// Makes types that say what is wrong errors of the standard library, which are printed in English.
macro_rules! says_errors {
    ($($error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::language::Say::say(self, $crate::language::Language::En))
            }
        }

        impl std::error::Error for $error {}
    )*};
}
