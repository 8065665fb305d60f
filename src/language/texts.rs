//! The texts of the program, generated from `src/language/locales` at build time: one typed function per
//! text.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::{Language, Sides, Signs, Tongue, Words};

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
        /// A text with its arguments; all of its functions come here.
        fn told(
            &self,
            id: &str,
            texts: &[(&'static str, &str)],
            numbers: &[(&'static str, FluentNumber)],
        ) -> String {
            let mut args = FluentArgs::new();
            for &(name, text) in texts {
                args.set(name, text);
            }
            for (name, number) in numbers {
                args.set(*name, number.clone());
            }
            self.0.msg(id, Some(args)).unwrap()
        }

        /// The text of a key, if it exists and has no arguments.
        pub fn by_key(&self, key: &str) -> Option<String> {
            self.0.msg(key, None).ok()
        }
    }

    /// Texts that have been parsed before, with other words in them.
    pub fn said(id: &str, texts: &str) -> L10nLanguage {
        L10nLanguage::new(id, texts.as_bytes()).expect("words replaced by words")
    }

    /// The program's own texts in a language, as they are written.
    pub fn written(tongue: super::Tongue) -> &'static str {
        let language = match tongue {
            super::Tongue::Ja => L10n::Ja,
            super::Tongue::En => L10n::En,
        };
        let bytes = LANG_DATA.get(language.byte_range()).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }
}

/// What the help says of keys, in its order.
pub use generated::KEY_TEXTS;
/// All texts in one language. An unused text is dead code, so that it does not stay.
pub use generated::L10nLanguage as Texts;

/// A text without arguments, for tables.
pub type Phrase = fn(&Texts) -> String;

/// A text with a number, for tables.
pub type Counted<N> = fn(&Texts, N) -> String;

/// The texts as they are written, set when the first one is used.
fn written(tongue: Tongue) -> &'static OnceLock<Cow<'static, str>> {
    static JA: OnceLock<Cow<'static, str>> = OnceLock::new();
    static EN: OnceLock<Cow<'static, str>> = OnceLock::new();
    match tongue {
        Tongue::Ja => &JA,
        Tongue::En => &EN,
    }
}

/// Replaces the program's own texts; returns `false` if those are already in use.
pub(super) fn set_texts(language: Language, texts: String) -> bool {
    written(language.tongue()).set(Cow::Owned(texts)).is_ok()
}

/// The texts as they are said with these conventions, made when the first one is used.
fn said(language: Language) -> &'static OnceLock<Texts> {
    /// By tongue, signs and sides.
    static SAID: [OnceLock<Texts>; 12] = [const { OnceLock::new() }; 12];
    let tongue = usize::from(language.is_english());
    let signs = usize::from(language.signs() == Signs::International);
    let sides = match language.sides() {
        Sides::Players => 0,
        Sides::Functions => 1,
        Sides::Colours => 2,
    };
    &SAID[(tongue * 2 + signs) * 3 + sides]
}

impl Texts {
    /// The English texts of the program itself, even where those of a folder replace them.
    pub fn own_english() -> &'static Self {
        static OWN: OnceLock<Texts> = OnceLock::new();
        match written(Tongue::En).get() {
            Some(Cow::Owned(_)) => OWN.get_or_init(|| {
                let texts = Language::En.adapted(generated::written(Tongue::En));
                generated::said(Language::En.id(), &texts)
            }),
            _ => Language::En.texts(),
        }
    }
}

impl Language {
    /// All texts, with the names of the sides and the signs that are in use.
    pub fn texts(self) -> &'static Texts {
        said(self).get_or_init(|| {
            let own = || Cow::Borrowed(generated::written(self.tongue()));
            let texts = self.adapted(written(self.tongue()).get_or_init(own));
            generated::said(self.id(), &texts)
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

    /// The same, where there may be nothing to say.
    pub fn if_any(text: impl Fn(Language) -> Option<String>) -> Option<Self> {
        Some(Self { ja: text(Language::Ja)?, en: text(Language::En)? })
    }
}

/// Implements `Display` and `Error` for types that implement `Say`; messages are printed in
/// the language that is spoken. They are turned into `Words` where those are returned.
#[macro_export]
macro_rules! says_errors {
    ($($error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Say::say(self, $crate::Language::spoken()))
            }
        }

        impl std::error::Error for $error {}

        impl From<$error> for $crate::Words {
            fn from(error: $error) -> Self {
                $crate::Say::words(&error)
            }
        }
    )*};
}
