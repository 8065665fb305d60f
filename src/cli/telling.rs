//! Options for the style of a run's narration.

use super::texts;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use language::Notation;
use lesson::Telling;
use score::Player;
use search::{CodeLevel, WordLevel};

/// How a run is told; what is not given is as at the first start.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct TellingArgs {
    /// How much is said of a step: word, sentence or reasoning.
    #[arg(long, value_parser = words)]
    words: Option<WordLevel>,
    /// How finely the pseudo-code is written: coarse, usual or fine.
    #[arg(long, value_parser = code)]
    code: Option<CodeLevel>,
    /// How values and windows are written: textbook, arrows, inequalities or negamax. JSON stays
    /// as it is.
    #[arg(long, value_parser = notation)]
    notation: Option<Notation>,
    /// Values and probabilities that are no whole numbers are decimals where these have an end: 6.5.
    #[arg(long)]
    decimals: bool,
}

impl TellingArgs {
    pub(super) fn telling(&self) -> Telling {
        let usual = Telling::default();
        Telling {
            words: self.words.unwrap_or(usual.words),
            code: self.code.unwrap_or(usual.code),
            notation: self.notation.unwrap_or(usual.notation),
            decimals: self.decimals,
        }
    }
}

/// Looks up a value by its name.
pub(super) fn one_of<T: Copy>(
    all: &[T],
    id: fn(T) -> &'static str,
    name: &str,
) -> Result<T, String> {
    let found = all.iter().find(|&&one| id(one) == name);
    found.copied().ok_or_else(|| {
        let ids: Vec<_> = all.iter().map(|&one| id(one)).collect();
        texts().cli_expected_one_of(ids.join(", "))
    })
}

/// Parses one of these ids, which help lists.
pub(super) fn choice<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    id: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let ids = all.iter().map(|&one| id(one));
    PossibleValuesParser::new(ids).try_map(move |name| one_of(all, id, &name))
}

/// The side at the root of a tree, by its id.
pub(super) fn root() -> impl TypedValueParser<Value = Player> {
    choice(&Player::ALL, Player::id)
}

fn words(name: &str) -> Result<WordLevel, String> {
    one_of(&WordLevel::ALL, WordLevel::id, name)
}

fn code(name: &str) -> Result<CodeLevel, String> {
    one_of(&CodeLevel::ALL, CodeLevel::id, name)
}

fn notation(name: &str) -> Result<Notation, String> {
    one_of(&Notation::ALL, Notation::id, name)
}
