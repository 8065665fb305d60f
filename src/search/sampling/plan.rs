//! How a search is to sample.

use language::{Language, Say, says_errors};
use score::Exploration;
use serde::{Deserialize, Serialize};

/// What stands for the play from where an iteration stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Playout {
    /// Random moves to the end, each alike.
    #[default]
    Random,
    /// The minimax value, of a tree that is known as a whole.
    Exact,
    /// A static evaluation, without playing on.
    Evaluator,
}

impl Playout {
    pub const ALL: [Self; 3] = [Self::Random, Self::Exact, Self::Evaluator];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Exact => "exact",
            Self::Evaluator => "evaluator",
        }
    }
}

/// How often and how a search samples. In a lesson: `sampling: (iterations: 1000, seed: 1)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sampling {
    /// From 1 to [`Sampling::MOST`].
    pub iterations: u32,
    /// C; `None` for what is usual with the algorithm.
    #[serde(skip_serializing_if = "Option::is_none", with = "written_exploration")]
    pub exploration: Option<Exploration>,
    /// From which the random moves follow: the same on every machine.
    pub seed: u64,
    pub playout: Playout,
    /// A playout of so many plies without an end is a draw.
    pub max_plies: u16,
}

impl Sampling {
    /// The most iterations.
    pub const MOST: u32 = 10_000_000;

    /// Whether chance gives each of its moves its share of the visits in turn, instead of drawing:
    /// where nothing else is random.
    pub fn shares(&self) -> bool {
        self.playout == Playout::Exact
    }

    /// Whether nothing is said.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for Sampling {
    fn default() -> Self {
        Self {
            iterations: 100,
            exploration: None,
            seed: 1,
            playout: Playout::Random,
            max_plies: 300,
        }
    }
}

/// C as text, so that no digit is lost.
mod written_exploration {
    use super::NoExploration;
    use score::Exploration;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde asks so")]
    pub(super) fn serialize<S: Serializer>(
        exploration: &Option<Exploration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let text = exploration.map(|exploration| exploration.to_string()).unwrap_or_default();
        serializer.serialize_str(&text)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Exploration>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let exploration = Exploration::read(&text);
        exploration.map(Some).ok_or_else(|| D::Error::custom(NoExploration(text)))
    }
}

/// The text is no constant C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoExploration(pub String);

impl Say for NoExploration {
    fn say(&self, language: Language) -> String {
        language.texts().algorithms_no_exploration(&self.0)
    }
}

says_errors!(NoExploration);
