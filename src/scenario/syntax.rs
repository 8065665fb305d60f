//! Syntax errors of lesson files, in both languages.

use ron::Error;
use ron::error::SpannedError;

use super::locate::begins_otherwise;
use language::{Phrase, Texts, Words};

/// The nesting limit of a file: a ply of a tree takes five levels of the format.
pub(super) const NESTING: usize = 640;
/// The depth limit of a hand-written tree within [`NESTING`].
const DEEPEST: usize = NESTING / 5;

/// The longest quotation from the file in a message.
const QUOTED: usize = 24;

/// Describes an error: its place (line and column from 1), what was found there and what was
/// expected.
///
/// Covers type errors (a number in place of a text, an unknown field) as well as syntax errors (a
/// missing comma, an unclosed bracket), and texts that are neither a lesson nor a course.
pub(super) fn sentence(error: &SpannedError, text: &str) -> ((usize, usize), Words) {
    if let Some((line, column)) = begins_otherwise(text) {
        let (place, found) = found(text, line, column);
        let what = Words::in_each(|language| {
            language.texts().lessons_files_begins_otherwise(found.get(language))
        });
        return (place, what);
    }
    let (place, found) = found(text, error.span.start.line, error.span.start.col);
    (place, what(&error.code, &found))
}

/// Why a lesson cannot be serialized.
pub(super) fn unwritable(error: &Error) -> Words {
    match error {
        Error::ExceededRecursionLimit => what(error, &Words::default()),
        other => Words::same(other.to_string()),
    }
}

fn what(error: &ron::Error, found: &Words) -> Words {
    let expected = |wanted: Phrase| wanted_here(found, wanted);
    match error {
        Error::ExceededRecursionLimit => Words::of(|texts| texts.lessons_files_too_deep(DEEPEST)),
        Error::IntegerOutOfBounds => Words::of(Texts::lessons_files_number_out_of_range),
        Error::Eof => Words::of(Texts::lessons_files_end_of_file),
        Error::ExpectedStringEnd => Words::of(Texts::lessons_files_open_text),
        Error::UnclosedBlockComment => Words::of(Texts::lessons_files_open_comment),
        Error::InvalidEscape(_) => Words::of(Texts::lessons_files_bad_escape),
        Error::ExpectedArray => expected(Texts::lessons_files_want_list),
        Error::ExpectedArrayEnd => expected(Texts::lessons_files_want_list_end),
        Error::ExpectedBoolean => expected(Texts::lessons_files_want_bool),
        Error::ExpectedComma => expected(Texts::lessons_files_want_comma),
        Error::ExpectedInteger => expected(Texts::lessons_files_want_integer),
        Error::ExpectedFloat => expected(Texts::lessons_files_want_number),
        Error::ExpectedMap => expected(Texts::lessons_files_want_map),
        Error::ExpectedMapColon => expected(Texts::lessons_files_want_colon),
        Error::ExpectedMapEnd => expected(Texts::lessons_files_want_map_end),
        Error::ExpectedString => expected(Texts::lessons_files_want_text),
        Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            expected(Texts::lessons_files_want_integer)
        }
        Error::ExpectedIdentifier
        | Error::InvalidIdentifier(_)
        | Error::SuggestRawIdentifier(_) => expected(Texts::lessons_files_want_name),
        Error::ExpectedOption => expected(Texts::lessons_files_want_option),
        Error::ExpectedUnit => expected(Texts::lessons_files_want_unit),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            expected(Texts::lessons_files_want_opening)
        }
        Error::ExpectedOptionEnd | Error::ExpectedStructLikeEnd => {
            expected(Texts::lessons_files_want_closing)
        }
        Error::ExpectedDifferentStructName { expected: name, .. } => {
            wanted_here(found, |texts| texts.lessons_files_struct(name))
        }
        Error::TrailingCharacters => expected(Texts::lessons_files_want_end),
        Error::UnexpectedChar(_) => expected(Texts::lessons_files_want_value),
        Error::NoSuchStructField { expected, found, .. } => Words::in_each(|language| {
            let expected = expected.join(&language.texts().window_comma());
            language.texts().lessons_files_no_field(expected, found)
        }),
        Error::NoSuchEnumVariant { expected, found, .. } => Words::in_each(|language| {
            let expected = expected.join(&language.texts().window_comma());
            language.texts().lessons_files_no_variant(expected, found)
        }),
        Error::MissingStructField { field, outer } => Words::of(|texts| match outer {
            Some(outer) => texts.lessons_files_field_missing_in(field, outer),
            None => texts.lessons_files_field_missing(field),
        }),
        Error::DuplicateStructField { field, .. } => {
            Words::of(|texts| texts.lessons_files_field_twice(field))
        }
        Error::InvalidValueForType { expected, found } => {
            Words::of(|texts| texts.lessons_files_found_wanted(found, expected))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            Words::of(|texts| texts.lessons_files_found_so_many(found, expected))
        }
        // The remaining errors cannot occur in lessons of this format, or explain themselves.
        rare => {
            let sentence = rare.to_string().replace('`', "'");
            Words::of(|texts| texts.lessons_files_other(&sentence))
        }
    }
}

/// The first word or sign after a place of the text, and its own place.
fn found(text: &str, line: usize, column: usize) -> ((usize, usize), Words) {
    let (mut line, mut column) = (line, column);
    let lines = text.split_inclusive('\n').skip(line - 1);
    let mut rest = lines.flat_map(str::chars).skip(column - 1).peekable();
    while let Some(white) = rest.next_if(|c| c.is_whitespace()) {
        (line, column) = if white == '\n' { (line + 1, 1) } else { (line, column + 1) };
    }
    let is_word = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.');
    let found = match rest.peek().copied() {
        None => Words::of(Texts::lessons_files_is_end),
        Some('"') => Words::of(Texts::lessons_files_is_text),
        Some(sign) => {
            let mut word: String = rest.take_while(is_word).take(QUOTED).collect();
            if word.is_empty() {
                word.push(sign);
            }
            Words::of(|texts| texts.lessons_files_is_word(&word))
        }
    };
    ((line, column), found)
}

/// "Found this, expected that".
fn wanted_here(found: &Words, wanted: impl Fn(&Texts) -> String) -> Words {
    Words::in_each(|language| {
        let texts = language.texts();
        texts.lessons_files_found_wanted(found.get(language), wanted(texts))
    })
}
