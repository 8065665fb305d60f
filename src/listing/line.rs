//! The lines of a listing: as they are shown and run, and what is told when they have run.

use language::{Language, Phrase, Texts, Words};

use super::scope::{Here, Scope};
use super::step::ListingValue;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingVersion {
    Published,
    Corrected,
}

/// A line of a listing, as pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct ListingLine {
    pub indent: u8,
    published: Phrase,
    /// `None` if it is the same as `published`.
    corrected: Option<Phrase>,
    /// Whether the line is a step when it has run.
    when: fn(&Here<'_>) -> bool,
    sentence: fn(&Texts, &Here<'_>) -> String,
    shows: &'static [Shown],
}

/// A variable that is shown after a step: its name there, and its name in the listing.
pub(super) type Shown = (Phrase, &'static str);

/// The lines of a listing, each with its indent and its text, or with both texts if the versions
/// differ. A line that is a step has a sentence about the variables, and those that it shows.
macro_rules! lines {
    (|$texts:ident, $at:ident| $(
        $indent:literal $text:ident $(/ $corrected:ident)?
        $($(if $when:expr)? => $sentence:expr, [$($shown:expr),*])?;
    )*) => {
        &[$(
            ListingLine::new($indent, Texts::$text)
                $(.or(Texts::$corrected))?
                $(
                    .step(|$texts, $at| { let _ = $at; $sentence }, &[$($shown),*])
                    $(.when(|$at| $when))?
                )?
        ),*]
    };
}

pub(super) use lines;

impl ListingLine {
    pub(super) const fn new(indent: u8, text: Phrase) -> Self {
        let (sentence, when) = (|_: &Texts, _: &Here<'_>| String::new(), |_: &Here<'_>| false);
        Self { indent, published: text, corrected: None, when, sentence, shows: &[] }
    }

    pub(super) const fn or(self, corrected: Phrase) -> Self {
        Self { corrected: Some(corrected), ..self }
    }

    pub(super) const fn step(
        self,
        sentence: fn(&Texts, &Here<'_>) -> String,
        shows: &'static [Shown],
    ) -> Self {
        Self { sentence, shows, when: |_| true, ..self }
    }

    pub(super) const fn when(self, when: fn(&Here<'_>) -> bool) -> Self {
        Self { when, ..self }
    }

    pub const fn differs(&self) -> bool {
        self.corrected.is_some()
    }

    fn phrase(&self, version: ListingVersion) -> Phrase {
        match version {
            ListingVersion::Published => self.published,
            ListingVersion::Corrected => self.corrected.unwrap_or(self.published),
        }
    }

    pub fn text(&self, version: ListingVersion) -> Words {
        Words::of(self.phrase(version))
    }

    /// The text that is run: the program's own in English.
    pub(super) fn code(&self, version: ListingVersion) -> String {
        self.phrase(version)(Texts::own_english())
    }

    /// What is told after the line has run, if it is a step.
    pub(super) fn told(&self, scope: &Scope) -> Option<(Words, Vec<ListingValue>)> {
        let here = |language| Here { scope, language };
        let is_step = (self.when)(&here(Language::En));
        let values = self.shows.iter().filter_map(|&(name, variable)| {
            Some(ListingValue { name: Words::of(name), value: scope.get(variable)?.words() })
        });
        is_step.then(|| {
            let tell = |language: Language| (self.sentence)(language.texts(), &here(language));
            (Words::in_each(tell), values.collect())
        })
    }
}
