//! The texts of the program, generated from `src/language/locales` at build time: one typed function per
//! text.

use std::sync::OnceLock;

use super::{Language, Words};

#[allow(
    clippy::all,
    rustdoc::all,
    clippy::pedantic,
    clippy::unwrap_used,
    clippy::expect_used,
    unreachable_pub,
    reason = "it is generated"
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));

    impl L10nLanguage {
        /// The text of a key, if it exists and has no arguments.
        pub fn by_key(&self, key: &str) -> Option<String> {
            self.0.msg(key, None).ok()
        }
    }
}

/// All texts in one language. An unused text is dead code, so that it does not stay.
pub use generated::L10nLanguage as Texts;

/// A text without arguments, for tables.
pub type Phrase = fn(&Texts) -> String;

/// A text with a number, for tables.
pub type Counted<N> = fn(&Texts, N) -> String;

/// The texts in use, set when the first one is used.
fn used(language: Language) -> &'static OnceLock<Texts> {
    static JA: OnceLock<Texts> = OnceLock::new();
    static EN: OnceLock<Texts> = OnceLock::new();
    match language {
        Language::Ja => &JA,
        Language::En => &EN,
    }
}

/// Replaces the program's own texts; returns `false` if those are already in use.
pub(super) fn set_texts(language: Language, texts: Texts) -> bool {
    used(language).set(texts).is_ok()
}

impl Language {
    #[must_use]
    pub fn texts(self) -> &'static Texts {
        used(self).get_or_init(|| match self {
            Self::Ja => generated::L10n::Ja.load(),
            Self::En => generated::L10n::En.load(),
        })
    }

    /// The text of a key in `src/language/locales`; `None` if there is none or it has arguments. Useful for
    /// finding a text in the window.
    ///
    /// ```
    /// use language::Language;
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
    pub fn of(text: impl Fn(&Texts) -> String) -> Self {
        Self::in_each(|language| text(language.texts()))
    }

    /// Calls `text` for each language.
    pub fn in_each(text: impl Fn(Language) -> String) -> Self {
        Self { ja: text(Language::Ja), en: text(Language::En) }
    }
}

/// Implements `Display` and `Error` for types that implement `Say`; messages are printed in
/// English.
#[macro_export]
macro_rules! says_errors {
    ($($error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Say::say(self, $crate::Language::En))
            }
        }

        impl std::error::Error for $error {}
    )*};
}
