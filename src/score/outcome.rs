//! What a leaf is worth.

use std::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::fraction::Fraction;
use super::written::FractionVisitor;

/// What a leaf is worth: a value for Black, or the payoff of each player.
///
/// ```
/// use score::Outcome;
///
/// let paid = Outcome::Each(vec![3.into(), (-1).into()]);
/// assert_eq!((paid.to_string(), paid.shown()), ("(3,-1)".into(), "(3, −1)".into()));
/// assert_eq!(Outcome::from(7).whole(), Some(7));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    One(Fraction),
    /// In the order of the players.
    Each(Vec<Fraction>),
}

impl Outcome {
    /// The value for Black, if it is one.
    pub const fn one(&self) -> Option<Fraction> {
        match self {
            Self::One(value) => Some(*value),
            Self::Each(_) => None,
        }
    }

    /// The whole value for Black, if it is one.
    pub fn whole(&self) -> Option<i32> {
        self.one()?.whole()
    }

    /// All its numbers.
    pub fn numbers(&self) -> &[Fraction] {
        match self {
            Self::One(value) => std::slice::from_ref(value),
            Self::Each(payoffs) => payoffs,
        }
    }

    /// For people: `6½`, `(3, −1, 0)`. A whole number has no sign but a minus.
    pub fn shown(&self) -> String {
        match self {
            Self::One(value) => value.shown(),
            Self::Each(payoffs) => {
                let shown: Vec<_> = payoffs.iter().map(|of| of.shown()).collect();
                format!("({})", shown.join(", "))
            }
        }
    }
}

/// As nested lists have it: `7`, `13/2`, `(3,-1,0)`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(value) => value.fmt(f),
            Self::Each(payoffs) => {
                let written: Vec<_> = payoffs.iter().map(Fraction::to_string).collect();
                write!(f, "({})", written.join(","))
            }
        }
    }
}

impl Default for Outcome {
    fn default() -> Self {
        Self::One(Fraction::ZERO)
    }
}

impl From<Fraction> for Outcome {
    fn from(value: Fraction) -> Self {
        Self::One(value)
    }
}

impl From<i32> for Outcome {
    fn from(value: i32) -> Self {
        Self::One(value.into())
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OutcomeVisitor)
    }
}

struct OutcomeVisitor;

impl<'de> Visitor<'de> for OutcomeVisitor {
    type Value = Outcome;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        FractionVisitor.expecting(f)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Outcome, E> {
        FractionVisitor.visit_i64(value).map(Outcome::One)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Outcome, E> {
        FractionVisitor.visit_u64(value).map(Outcome::One)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Outcome, E> {
        FractionVisitor.visit_f64(value).map(Outcome::One)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Outcome, E> {
        FractionVisitor.visit_str(text).map(Outcome::One)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, payoffs: A) -> Result<Outcome, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(payoffs)).map(Outcome::Each)
    }
}
