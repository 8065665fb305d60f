//! The variables of a running listing.

use std::collections::BTreeMap;

use language::{Language, Texts, Words, signed};
use score::Score;

use super::step::Overflow;

/// An integer, and how it is shown: as a number, a move, a square…
#[derive(Clone, Debug, Default)]
pub(super) struct Named {
    pub(super) number: i64,
    /// `None` if it is shown as a number.
    pub(super) name: Option<Words>,
    /// For the range of a loop: the variables that each round begins with.
    pub(super) rounds: Option<Vec<Scope>>,
}

impl Named {
    pub(super) fn new(number: i64, name: impl Fn(Language) -> String) -> Self {
        Self { number, name: Some(Words::in_each(name)), rounds: None }
    }

    /// The answer to a question: 1 or 0.
    pub(super) fn answer(is_true: bool) -> Self {
        let name = if is_true { Texts::listing_common_yes } else { Texts::listing_common_no };
        Self::new(is_true.into(), |language| name(language.texts()))
    }

    pub(super) fn rounds<const N: usize>(
        rounds: impl IntoIterator<Item = [(&'static str, Self); N]>,
    ) -> Self {
        Self { rounds: Some(rounds.into_iter().map(Scope::of).collect()), ..Self::default() }
    }

    pub(super) fn score(&self) -> Score {
        Score(i32::try_from(self.number).unwrap_or(i32::MAX))
    }

    /// How it is shown.
    pub(super) fn words(&self) -> Words {
        let number = || Words::same(signed(self.score()).to_string());
        self.name.clone().unwrap_or_else(number)
    }
}

impl<N: Into<i64>> From<N> for Named {
    fn from(number: N) -> Self {
        Self { number: number.into(), ..Self::default() }
    }
}

/// Variables by their names.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    variables: BTreeMap<String, Named>,
    pub(super) overflow: Option<Overflow>,
}

impl Scope {
    pub(super) fn of<const N: usize>(variables: [(&str, Named); N]) -> Self {
        let variables = variables.map(|(name, value)| (name.to_owned(), value)).into();
        Self { variables, overflow: None }
    }

    pub(super) fn get(&self, name: &str) -> Option<&Named> {
        self.variables.get(name)
    }

    /// The number of a variable, 0 before it has one.
    pub(super) fn number(&self, name: &str) -> i64 {
        self.get(name).map_or(0, |value| value.number)
    }

    /// The number of a variable as an index; beyond any list if it is negative.
    pub(super) fn index(&self, name: &str) -> usize {
        usize::try_from(self.number(name)).unwrap_or(usize::MAX)
    }

    pub(super) fn set(&mut self, name: &str, value: impl Into<Named>) {
        self.variables.insert(name.to_owned(), value.into());
    }

    /// Takes over what all calls share: the count of leaves, and the entries of tables.
    pub(super) fn keep_shared(&mut self, inside: Self) {
        let is_shared = |name: &str| name == "leaves" || name.contains('[');
        let shared = inside.variables.into_iter().filter(|(name, _)| is_shared(name));
        self.variables.extend(shared);
    }

    pub(super) fn begin(&mut self, round: Self) {
        self.variables.extend(round.variables);
    }
}

/// The variables after a step, to be told in a language.
#[derive(Clone, Copy)]
pub(super) struct Here<'a> {
    pub(super) scope: &'a Scope,
    pub(super) language: Language,
}

impl Here<'_> {
    pub(super) fn number(&self, variable: &str) -> i64 {
        self.scope.number(variable)
    }

    pub(super) fn name(&self, variable: &str) -> String {
        let words = self.scope.get(variable).map(Named::words);
        words.map_or_else(String::new, |words| words.get(self.language).to_owned())
    }

    /// Whether a variable has a value.
    pub(super) fn has(&self, variable: &str) -> bool {
        self.scope.get(variable).is_some()
    }

    /// Whether the condition of the line held.
    pub(super) fn so(&self) -> bool {
        self.number("so") != 0
    }
}
