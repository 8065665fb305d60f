//! Piece values in a lesson: an evaluator by its id, or a custom table.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use super::field::FieldError;
use eval::{Evaluation, OwnValues};
use games::shogi::notation::letter;
use games::shogi::values::ValueColumn;
use language::{Language, Words};

/// The evaluator of a lesson: `values: "usapyon"`, or `values: (board: (P: 100, …), promoted: (P:
/// 1200, …), hand: (P: 105, …))`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueScheme {
    /// The id of a registered evaluator.
    Named(String),
    /// Material with custom values.
    Own(Box<OwnValues>),
}

impl ValueScheme {
    /// The evaluator.
    ///
    /// # Errors
    /// If the id is unknown or a value is invalid; the path of the error begins at the values.
    pub fn evaluation(&self) -> Result<Evaluation, FieldError> {
        match self {
            Self::Named(id) => id.parse().map_err(|error: Words| FieldError::new(error)),
            Self::Own(own) => own.check().map(Evaluation::Own).map_err(|error| {
                let column = match error.slot.column() {
                    ValueColumn::Board => "board",
                    ValueColumn::Promoted => "promoted",
                    ValueColumn::Hand => "hand",
                };
                let kind = letter(error.slot.kind());
                FieldError::new(error).field(kind).field(column)
            }),
        }
    }
}

impl Default for ValueScheme {
    fn default() -> Self {
        Evaluation::default().into()
    }
}

impl From<Evaluation> for ValueScheme {
    fn from(evaluation: Evaluation) -> Self {
        match evaluation {
            Evaluation::Own(values) => Self::Own(Box::new(values.into())),
            named => Self::Named(named.id().to_owned()),
        }
    }
}

impl From<&str> for ValueScheme {
    fn from(id: &str) -> Self {
        Self::Named(id.to_owned())
    }
}

impl Serialize for ValueScheme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Named(id) => serializer.serialize_str(id),
            Self::Own(own) => own.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ValueScheme {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextOrTable;
        impl<'de> Visitor<'de> for TextOrTable {
            type Value = ValueScheme;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&Language::En.texts().subjects_value_scheme())
            }

            fn visit_str<E: de::Error>(self, id: &str) -> Result<ValueScheme, E> {
                Ok(ValueScheme::Named(id.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<ValueScheme, A::Error> {
                let own = OwnValues::deserialize(MapAccessDeserializer::new(table))?;
                Ok(ValueScheme::Own(Box::new(own)))
            }
        }
        deserializer.deserialize_any(TextOrTable)
    }
}
