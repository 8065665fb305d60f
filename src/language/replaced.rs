//! Replaces the built-in texts by those of a folder, so that an editor sees changes without
//! building the program.

use std::collections::BTreeMap;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use fluent_typed::{ContractViolation, L10nError};

use super::texts::{Texts, set_texts};
use super::{Language, Say};

/// A file of texts, in the syntax of Project Fluent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name without `.ftl`, which is the prefix of every key in it.
    pub name: String,
    pub text: String,
}

/// Why texts cannot be replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextsError {
    /// A text has already been used.
    InUse,
    Syntax {
        file: String,
        /// From 1.
        line: usize,
        /// The message of the parser.
        what: String,
    },
    /// A key occurs more than once.
    Twice {
        /// The file with the second occurrence.
        file: String,
        key: String,
    },
    Missing {
        /// The file in which it should be.
        file: String,
        key: String,
    },
    /// A text uses a variable that the program does not provide.
    Variable { file: String, key: String, variable: String },
    /// A text does not fit its use in the program.
    Unfit { file: String, key: String },
}

impl TextsError {
    /// The file and the line of the error.
    fn place(&self) -> Option<(&str, Option<usize>)> {
        match self {
            Self::InUse => None,
            Self::Syntax { file, line, .. } => Some((file, Some(*line))),
            Self::Twice { file, .. }
            | Self::Missing { file, .. }
            | Self::Variable { file, .. }
            | Self::Unfit { file, .. } => Some((file, None)),
        }
    }
}

impl Say for TextsError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        let what = match self {
            Self::InUse => texts.texts_in_use(),
            Self::Syntax { what, .. } => texts.texts_syntax(what),
            Self::Twice { key, .. } => texts.texts_twice(key),
            Self::Missing { key, .. } => texts.texts_missing(key),
            Self::Variable { key, variable, .. } => texts.texts_variable(key, variable),
            Self::Unfit { key, .. } => texts.texts_unfit(key),
        };
        match self.place() {
            Some((file, Some(line))) => format!("{file}.ftl:{line}: {what}"),
            Some((file, None)) => format!("{file}.ftl: {what}"),
            None => what,
        }
    }
}

crate::says_errors!(TextsError);

impl Language {
    /// Replaces the texts of this language by those of the files.
    ///
    /// # Errors
    /// A [`TextsError`], if a text of this language was used before, or if the files lack a text or
    /// a variable; then nothing is replaced.
    pub fn speak_from(self, files: &[TextFile]) -> Result<(), TextsError> {
        let homes = homes(files)?;
        let mut whole = String::new();
        for file in files {
            whole.push_str(&file.text);
            whole.push_str("\n\n");
        }
        Texts::new_external(self.id(), whole.as_bytes())
            .map_err(|error| unfit(&error, files, &homes))?;
        if set_texts(self, whole) { Ok(()) } else { Err(TextsError::InUse) }
    }
}

fn homes(files: &[TextFile]) -> Result<BTreeMap<String, &str>, TextsError> {
    let mut homes = BTreeMap::new();
    for file in files {
        let resource = parser::parse(file.text.as_str()).map_err(|(_, errors)| {
            let first = errors.first();
            let before = first.and_then(|error| file.text.get(..error.pos.start));
            TextsError::Syntax {
                file: file.name.clone(),
                line: before.map_or(1, |before| 1 + before.matches('\n').count()),
                what: first.map(ToString::to_string).unwrap_or_default(),
            }
        })?;
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name.to_owned();
            if homes.insert(key.clone(), file.name.as_str()).is_some() {
                let file = file.name.clone();
                return Err(TextsError::Twice { file, key });
            }
        }
    }
    Ok(homes)
}

/// The first error in texts that parse.
fn unfit(error: &L10nError, files: &[TextFile], homes: &BTreeMap<String, &str>) -> TextsError {
    let first = match error {
        L10nError::Validation { violations } => violations.first(),
        _ => None,
    };
    let file_of = |key: &str| {
        let begins = |file: &&TextFile| {
            let rest = key.strip_prefix(file.name.as_str());
            rest.is_some_and(|rest| rest.starts_with('-'))
        };
        let named = || files.iter().filter(begins).max_by_key(|file| file.name.len());
        let name = homes.get(key).copied();
        name.or_else(|| named().map(|file| file.name.as_str()))
            .or_else(|| key.split('-').next())
            .unwrap_or_default()
            .to_owned()
    };
    match first {
        Some(ContractViolation::MissingMessage { message }) => {
            TextsError::Missing { file: file_of(message), key: message.clone() }
        }
        Some(ContractViolation::UnknownVariable { message, variable, .. }) => {
            TextsError::Variable {
                file: file_of(message),
                key: message.clone(),
                variable: variable.clone(),
            }
        }
        Some(
            ContractViolation::MissingValue { message }
            | ContractViolation::MissingAttribute { message, .. }
            | ContractViolation::ElementMismatch { message, .. }
            | ContractViolation::BoolSelectorMismatch { message, .. }
            | ContractViolation::BoolReferenceOutsideSelector { message, .. }
            | ContractViolation::UnknownTerm { referenced_from: message, .. },
        ) => TextsError::Unfit { file: file_of(message), key: message.clone() },
        // No other error is known for texts that parse one by one.
        _ => TextsError::Unfit {
            file: files.first().map(|file| file.name.clone()).unwrap_or_default(),
            key: error.to_string(),
        },
    }
}
