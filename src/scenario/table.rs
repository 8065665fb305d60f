//! Tables beside the notes of a lesson: words and measurements.

use serde::{Deserialize, Serialize};

use language::{Language, Texts, Words};
use play::{MeasuredMatch, measured_match};
use subject::{FieldError, check_line};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonTable {
    pub caption: Words,
    pub head: Vec<Words>,
    /// Each row has one cell per column.
    pub rows: Vec<Vec<TableCell>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum TableCell {
    Words(Words),
    /// The same in both languages: numbers, names.
    Same(String),
    /// The measured difference in strength of our engine with two evaluators at equal nodes, stored
    /// with the program.
    Measured(String, String),
}

impl TableCell {
    /// The match that the cell refers to, if any.
    pub fn measured(&self) -> Option<&'static MeasuredMatch> {
        match self {
            Self::Measured(a, b) => measured_match(a, b),
            Self::Words(_) | Self::Same(_) => None,
        }
    }

    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Words(words) => words.told(language).into_owned(),
            Self::Same(text) => text.clone(),
            Self::Measured(..) => self.measured().map(MeasuredMatch::elo_text).unwrap_or_default(),
        }
    }
}

/// Checks that every row is as long as the head, and that all cells are valid.
pub(super) fn check_table(table: &LessonTable) -> Result<(), FieldError> {
    let same = |text: &str| check_line(text, Texts::lessons_files_cell, 0);
    let line = |words: &Words| {
        same(&words.ja).map_err(|error| error.field("ja"))?;
        same(&words.en).map_err(|error| error.field("en"))
    };
    line(&table.caption).map_err(|error| error.field("caption"))?;
    for (number, words) in table.head.iter().enumerate() {
        line(words).map_err(|error| error.item(number).field("head"))?;
    }
    let columns = table.head.len();
    for (number, row) in table.rows.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("rows");
        if row.len() != columns {
            return Err(within(FieldError::of(|texts| {
                texts.lessons_files_row_length(columns, row.len())
            })));
        }
        for (place, cell) in row.iter().enumerate() {
            let wrong = match cell {
                TableCell::Words(words) => line(words).err(),
                TableCell::Same(text) => same(text).err(),
                TableCell::Measured(a, b) if measured_match(a, b).is_none() => {
                    Some(FieldError::of(|texts| texts.lessons_files_not_measured(a, b)))
                }
                TableCell::Measured(..) => None,
            };
            if let Some(error) = wrong {
                return Err(within(error.item(place)));
            }
        }
    }
    Ok(())
}
