//! What is wrong with the notation of a lesson file, told in both languages.

use ron::Error;
use ron::error::SpannedError;

use super::locate::begins_otherwise;
use crate::language::Words;

/// How deep a file may be nested: a ply of a tree takes five levels of the format.
pub(super) const NESTING: usize = 640;
/// How deep a hand-written tree can be within [`NESTING`].
const DEEPEST: usize = NESTING / 5;

/// Longer pieces of the file are cut when a sentence quotes them.
const QUOTED: usize = 24;

/// The place of the error (line and column from 1), what was found there and what was expected.
///
/// Errors of the values themselves (a number where a text belongs, an unknown field) are told as
/// well as those of the notation (a missing comma, a bracket that is not closed).
///
/// A text that does not even begin as one of ours is told so.
pub(super) fn sentence(error: &SpannedError, text: &str) -> ((usize, usize), Words) {
    if let Some((line, column)) = begins_otherwise(text) {
        let (place, found) = found(text, line, column);
        let what = words(
            format!(
                "{}がある。課題 Lesson(…) でも、コース Course(…) でもない",
                found.ja
            ),
            format!(
                "found {}, expected a lesson, Lesson(…), or a course, Course(…)",
                found.en
            ),
        );
        return (place, what);
    }
    let (place, found) = found(text, error.span.start.line, error.span.start.col);
    (place, what(&error.code, &found))
}

/// Why a lesson cannot be written as a text.
pub(super) fn unwritable(error: &Error) -> Words {
    match error {
        Error::ExceededRecursionLimit => what(error, &words(String::new(), String::new())),
        other => words(other.to_string(), other.to_string()),
    }
}

#[expect(clippy::too_many_lines, reason = "one arm an error of the parser")]
fn what(error: &ron::Error, found: &Words) -> Words {
    let expected = |ja: &str, en: &str| {
        words(
            format!("{}がある。要るのは{ja}", found.ja),
            format!("found {}, expected {en}", found.en),
        )
    };
    let simply = |ja: &str, en: &str| words(ja.to_owned(), en.to_owned());
    match error {
        Error::ExceededRecursionLimit => words(
            format!("入れ子が深すぎる。木は{DEEPEST}手ほどまで"),
            format!("the lesson is nested too deeply; a tree may be about {DEEPEST} plies deep"),
        ),
        Error::IntegerOutOfBounds => simply(
            "ここに書くには数が大きすぎるか小さすぎる",
            "the number is too large or too small for this place",
        ),
        Error::Eof => simply(
            "ファイルが途中で終わっている",
            "found the end of the file, expected the rest of the lesson",
        ),
        Error::ExpectedStringEnd => simply(
            "ここで始まる文字列が閉じていない(「\"」が要る)",
            "found a text that does not end, expected a closing \"",
        ),
        Error::UnclosedBlockComment => simply(
            "注釈が閉じていない(「*/」が要る)",
            "found a comment that does not end, expected a closing */",
        ),
        Error::InvalidEscape(_) => simply(
            "知らない「\\」の書き方がある。「\\」そのものは「\\\\」と書く",
            "found an unknown escape, expected one like \\n or \\\\",
        ),
        Error::ExpectedArray => expected("「[」", "["),
        Error::ExpectedArrayEnd => expected("「]」", "]"),
        Error::ExpectedBoolean => expected("true か false", "true or false"),
        Error::ExpectedComma => expected("「,」か閉じ括弧", "a comma or a closing bracket"),
        Error::ExpectedInteger => expected("整数", "a whole number"),
        Error::ExpectedFloat => expected("数", "a number"),
        Error::ExpectedMap => expected("「{」", "{"),
        Error::ExpectedMapColon => expected("「:」", "a colon"),
        Error::ExpectedMapEnd => expected("「}」", "}"),
        Error::ExpectedString => expected("「\"」で囲んだ文字列", "a text in quotation marks"),
        Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            expected("整数", "a whole number")
        }
        Error::ExpectedIdentifier
        | Error::InvalidIdentifier(_)
        | Error::SuggestRawIdentifier(_) => expected("名前", "a name"),
        Error::ExpectedOption => expected("Some(…) か None", "Some(…) or None"),
        Error::ExpectedUnit => expected("「()」", "()"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            expected("「(」", "an opening (")
        }
        Error::ExpectedOptionEnd | Error::ExpectedStructLikeEnd => expected("「)」", ")"),
        Error::ExpectedDifferentStructName { expected: name, .. } => {
            expected(&format!("「{name}(…)」"), &format!("{name}(…)"))
        }
        Error::TrailingCharacters => expected("ファイルの終わり", "the end of the file"),
        Error::UnexpectedChar(_) => expected("値", "a value"),
        Error::NoSuchStructField {
            expected, found, ..
        } => words(
            format!(
                "「{found}」という欄はない。あるのは {}",
                expected.join("、")
            ),
            format!(
                "found the field '{found}', expected one of {}",
                expected.join(", ")
            ),
        ),
        Error::NoSuchEnumVariant {
            expected, found, ..
        } => words(
            format!(
                "「{found}」というものはない。あるのは {}",
                expected.join("、")
            ),
            format!("found '{found}', expected one of {}", expected.join(", ")),
        ),
        Error::MissingStructField { field, outer } => {
            let (ja, en) = outer.as_ref().map_or_else(Default::default, |outer| {
                (format!("「{outer}」に"), format!(" in '{outer}'"))
            });
            words(
                format!("{ja}「{field}」の欄がない"),
                format!("found no field '{field}'{en}, expected one"),
            )
        }
        Error::DuplicateStructField { field, .. } => words(
            format!("「{field}」の欄が二度ある"),
            format!("found the field '{field}' a second time, expected it once"),
        ),
        Error::InvalidValueForType { expected, found } => words(
            format!("{found} がある。要るのは {expected}"),
            format!("found {found}, expected {expected}"),
        ),
        Error::ExpectedDifferentLength { expected, found } => words(
            format!("{found}個ある。要るのは {expected}"),
            format!("found {found} of them, expected {expected}"),
        ),
        // What is left cannot be met in the lessons of this format, or says itself what it means.
        rare => {
            let sentence = rare.to_string().replace('`', "'");
            words(format!("読めない書き方がある({sentence})"), sentence)
        }
    }
}

/// The first word or sign from a place of the text on, and its own place.
fn found(text: &str, line: usize, column: usize) -> ((usize, usize), Words) {
    let (mut line, mut column) = (line, column);
    let lines = text.split_inclusive('\n').skip(line - 1);
    let mut rest = lines.flat_map(str::chars).skip(column - 1).peekable();
    while let Some(white) = rest.next_if(|c| c.is_whitespace()) {
        (line, column) = if white == '\n' {
            (line + 1, 1)
        } else {
            (line, column + 1)
        };
    }
    let is_word = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.');
    let found = match rest.peek().copied() {
        None => words(
            "ファイルの終わり".to_owned(),
            "the end of the file".to_owned(),
        ),
        Some('"') => words("文字列".to_owned(), "a text".to_owned()),
        Some(sign) => {
            let mut word: String = rest.take_while(is_word).take(QUOTED).collect();
            if word.is_empty() {
                word.push(sign);
            }
            words(format!("「{word}」"), format!("'{word}'"))
        }
    };
    ((line, column), found)
}

fn words(ja: String, en: String) -> Words {
    Words { ja, en }
}
