//! Logs of searches, as other engines and students' programs write them: a line an event.
//!
//! ```text
//! yomisuji search-log 1
//! algorithm alpha-beta            # or minimax
//! tree [[3, 12], [2, 15]]         # the whole tree, if it is known
//! enter -inf inf
//!   enter 1 -inf inf
//!     enter 1 -inf inf
//!     leaf 3
//! ```
//!
//! Blanks at the beginning of a line and everything after `#` are ignored.
//!
//! ```
//! use formats::search_log::{LogEvent, parse};
//! use score::Score;
//!
//! let log = parse("yomisuji search-log 1\nenter a -inf inf\nleaf 3\n")?;
//! assert_eq!(log.lines[1].event, LogEvent::Leaf(Score(3)));
//! let error = parse("yomisuji search-log 1\nenter a\nleaf three\n").unwrap_err();
//! assert_eq!((error.line, error.column), (3, 6));
//! # Ok::<(), formats::record::Complaint>(())
//! ```

use super::nested_list;
use super::record::Complaint;
use games::diagram::{Branch, MAX_VALUE};
use language::{Phrase, Say, Texts, Words, is_invisible};
use score::{Player, Score, Window};

/// The first words of every log.
const HEAD: [&str; 2] = ["yomisuji", "search-log"];
/// The version of the format.
const VERSION: &str = "1";
/// The longest name of a node, in characters.
const LONGEST_NAME: usize = 60;

/// The algorithm that a log claims to be a run of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LoggedAlgorithm {
    Minimax,
    #[default]
    AlphaBeta,
}

impl LoggedAlgorithm {
    const ALL: [Self; 2] = [Self::Minimax, Self::AlphaBeta];

    /// The name in a log and in lessons.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
        }
    }
}

/// From whose point of view a log writes its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogView {
    #[default]
    Max,
    /// The player to move at the node of the line, as negamax counts.
    Mover,
}

impl LogView {
    /// Converts a value of a node where `player` is to move to MAX's view, or back.
    #[must_use]
    pub fn turned(self, player: Player, value: Score) -> Score {
        match (self, player) {
            (Self::Mover, Player::Min) => -value,
            _ => value,
        }
    }

    /// The same for a window.
    #[must_use]
    pub fn turned_window(self, player: Player, window: Window) -> Window {
        match (self, player) {
            (Self::Mover, Player::Min) => Window { alpha: -window.beta, beta: -window.alpha },
            _ => window,
        }
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// From 1.
    pub line: usize,
    /// The column of its first word, in characters, from 1.
    pub column: usize,
    pub event: LogEvent,
}

/// An event of a log, with its numbers as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// A node is entered.
    Enter {
        /// Empty if the log gives none.
        name: String,
        window: Option<Window>,
    },
    /// The node is a leaf of this value, and is left.
    Leaf(Score),
    /// The parent receives this value.
    Back(Score),
    /// The remaining children are skipped; their names, if the log gives them.
    Cut(Vec<String>),
    /// The node returns this value, and is left.
    Exit(Score),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchLog {
    pub algorithm: LoggedAlgorithm,
    /// The player to move at the root; players alternate.
    pub root: Player,
    pub view: LogView,
    /// The whole tree; `None` if it is what the log shows.
    pub tree: Option<Branch>,
    pub lines: Vec<LogLine>,
}

/// Whether a text begins like a log.
#[must_use]
pub fn is_search_log(text: &str) -> bool {
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(words_of);
    let first = lines.find(|words| !words.is_empty());
    first.is_some_and(|words| words.iter().map(|word| word.text).take(2).eq(HEAD))
}

/// The algorithm in the header of a log, whether or not the rest can be read.
#[must_use]
pub fn algorithm_of(text: &str) -> LoggedAlgorithm {
    let mut reader = LogReader::default();
    for (number, line) in numbered(text) {
        if !reader.log.lines.is_empty() || reader.line(number, line).is_err() {
            break;
        }
    }
    reader.log.algorithm
}

/// Parses a log.
///
/// # Errors
/// What was found and what was expected, with line and column.
pub fn parse(text: &str) -> Result<SearchLog, Complaint> {
    let mut reader = LogReader::default();
    for (number, line) in numbered(text) {
        reader.line(number, line)?;
    }
    let end = text.lines().count().max(1);
    if !reader.has_head {
        return Err(complaint(end, 1, Texts::log_no_head));
    }
    if reader.log.lines.is_empty() {
        return Err(complaint(end, 1, Texts::log_no_enter));
    }
    Ok(reader.log)
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.trim_start_matches('\u{feff}').lines())
}

fn complaint(line: usize, column: usize, what: Phrase) -> Complaint {
    Complaint { line, column, what: Words::of(what) }
}

/// A word of a line.
#[derive(Clone, Copy)]
struct LogWord<'t> {
    line: usize,
    /// In characters, from 1.
    column: usize,
    text: &'t str,
}

impl LogWord<'_> {
    fn complains(self, what: impl Fn(&Texts, String) -> String) -> Complaint {
        let found = self.text.escape_debug().to_string();
        Complaint {
            line: self.line,
            column: self.column,
            what: Words::of(|texts| what(texts, found.clone())),
        }
    }

    fn number(self) -> Result<Score, Complaint> {
        let number = self.text.strip_prefix('+').unwrap_or(self.text).parse().ok();
        let number = number.filter(|number| (-MAX_VALUE..=MAX_VALUE).contains(number));
        let wrong = || self.complains(|texts, found| texts.log_number(found, MAX_VALUE));
        number.map(Score).ok_or_else(wrong)
    }

    /// The number of a word that may be infinite; `None` if it is neither a number nor infinite.
    fn bound(self) -> Option<Score> {
        self.infinite().or_else(|| self.number().ok())
    }

    fn infinite(self) -> Option<Score> {
        let (sign, size) = match self.text.strip_prefix(['-', '−']) {
            Some(size) => (Score::MIN, size),
            None => (Score::MAX, self.text.strip_prefix('+').unwrap_or(self.text)),
        };
        let is_infinite =
            ["inf", "infinity", "∞"].iter().any(|name| size.eq_ignore_ascii_case(name));
        is_infinite.then_some(sign)
    }
}

/// The words of a line, up to a comment.
fn words_of(line: &str) -> Vec<LogWord<'_>> {
    let mut words = Vec::new();
    let mut is_inside = false;
    for (column, (at, letter)) in (1..).zip(line.char_indices()) {
        if letter.is_whitespace() {
            is_inside = false;
        } else if !is_inside {
            if letter == '#' {
                break;
            }
            let text = line[at..].split(char::is_whitespace).next().unwrap_or_default();
            words.push(LogWord { line: 0, column, text });
            is_inside = true;
        }
    }
    words
}

#[derive(Default)]
struct LogReader {
    log: SearchLog,
    has_head: bool,
    /// Bounds of at least this size are infinite.
    infinity: Option<Score>,
}

impl LogReader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), Complaint> {
        let mut words = words_of(line);
        for word in &mut words {
            word.line = number;
        }
        let Some((&first, rest)) = words.split_first() else {
            return Ok(());
        };
        if !self.has_head {
            self.has_head = true;
            return head(first, rest);
        }
        let is_first = self.log.lines.is_empty();
        let event = match first.text {
            "enter" => self.enter(rest)?,
            "leaf" => LogEvent::Leaf(only(first, rest)?.number()?),
            "back" => LogEvent::Back(only(first, rest)?.number()?),
            "exit" => LogEvent::Exit(only(first, rest)?.number()?),
            "cut" => {
                let names = rest.iter().map(|&word| name_of(&[word]));
                LogEvent::Cut(names.collect::<Result<_, _>>()?)
            }
            _ if is_first => return self.header(first, rest, line),
            _ => return Err(first.complains(Texts::log_no_event)),
        };
        let LogWord { line, column, .. } = first;
        self.log.lines.push(LogLine { line, column, event });
        Ok(())
    }

    fn header(
        &mut self,
        first: LogWord<'_>,
        rest: &[LogWord<'_>],
        line: &str,
    ) -> Result<(), Complaint> {
        match first.text {
            "algorithm" => {
                let all = LoggedAlgorithm::ALL.map(|algorithm| (algorithm.id(), algorithm));
                self.log.algorithm = one_of(first, rest, &all)?;
            }
            "root" => {
                let all = [("max", Player::Max), ("min", Player::Min)];
                self.log.root = one_of(first, rest, &all)?;
            }
            "view" => {
                let all = [("max", LogView::Max), ("mover", LogView::Mover)];
                self.log.view = one_of(first, rest, &all)?;
            }
            "infinity" => self.infinity = Some(only(first, rest)?.number()?),
            "tree" => self.log.tree = Some(tree(first, rest, line)?),
            _ => return Err(first.complains(Texts::log_no_word)),
        }
        Ok(())
    }

    fn enter(&self, rest: &[LogWord<'_>]) -> Result<LogEvent, Complaint> {
        let has_windows = self.log.algorithm == LoggedAlgorithm::AlphaBeta;
        let window = match rest {
            [.., alpha, beta] if has_windows => alpha.bound().zip(beta.bound()),
            _ => None,
        };
        let names = &rest[..rest.len() - if window.is_some() { 2 } else { 0 }];
        if let Some(stray) = names.iter().find(|word| word.infinite().is_some()) {
            return Err(stray.complains(|texts, found| {
                if has_windows { texts.log_half_window(found) } else { texts.log_no_window(found) }
            }));
        }
        let window = window
            .map(|(alpha, beta)| Window { alpha: self.opened(alpha), beta: self.opened(beta) });
        Ok(LogEvent::Enter { name: name_of(names)?, window })
    }

    /// The bound, infinite if its size is that of the header.
    fn opened(&self, bound: Score) -> Score {
        match self.infinity {
            Some(Score(size)) if bound.0 >= size.abs() => Score::MAX,
            Some(Score(size)) if bound.0 <= -size.abs() => Score::MIN,
            _ => bound,
        }
    }
}

fn head(first: LogWord<'_>, rest: &[LogWord<'_>]) -> Result<(), Complaint> {
    match rest {
        [kind, more @ ..] if [first.text, kind.text] == HEAD => match more {
            [version] if version.text == VERSION => Ok(()),
            [version, more, ..] if version.text == VERSION => {
                Err(more.complains(Texts::log_left_over))
            }
            [version, ..] => Err(version.complains(Texts::log_version)),
            [] => Err(kind.complains(Texts::log_version)),
        },
        _ => Err(complaint(first.line, first.column, Texts::log_no_head)),
    }
}

/// The only word after `first`.
fn only<'t>(first: LogWord<'t>, rest: &[LogWord<'t>]) -> Result<LogWord<'t>, Complaint> {
    match *rest {
        [] => Err(first.complains(Texts::log_missing)),
        [word] => Ok(word),
        [_, more, ..] => Err(more.complains(Texts::log_left_over)),
    }
}

/// The value of the only word after `first`, among these names.
fn one_of<T: Copy>(
    first: LogWord<'_>,
    rest: &[LogWord<'_>],
    all: &[(&str, T)],
) -> Result<T, Complaint> {
    let word = only(first, rest)?;
    let found = all.iter().find(|(name, _)| *name == word.text);
    let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
    let names = names.join(", ");
    let wrong = || word.complains(|texts, found| texts.log_one_of(found, &names));
    found.map(|(_, value)| *value).ok_or_else(wrong)
}

/// The tree after the word `first`: the rest of the line, up to a comment.
fn tree(first: LogWord<'_>, rest: &[LogWord<'_>], line: &str) -> Result<Branch, Complaint> {
    let Some(word) = rest.first() else {
        return Err(first.complains(Texts::log_missing));
    };
    let text: String = line.chars().skip(word.column - 1).take_while(|&c| c != '#').collect();
    nested_list::parse(&text).map_err(|mut error| {
        error.column += word.column - 1;
        Complaint { line: word.line, column: error.column, what: error.words() }
    })
}

/// The name that these words make.
fn name_of(words: &[LogWord<'_>]) -> Result<String, Complaint> {
    let texts: Vec<_> = words.iter().map(|word| word.text).collect();
    let name = texts.join(" ");
    let is_strange = |c: char| c.is_control() || is_invisible(c);
    match words.first() {
        Some(first) if name.chars().count() > LONGEST_NAME || name.contains(is_strange) => {
            Err(first.complains(|texts, _| texts.log_name(LONGEST_NAME)))
        }
        _ => Ok(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> (usize, usize, String) {
        let Complaint { line, column, what } = parse(text).unwrap_err();
        (line, column, what.en)
    }

    fn after_head(text: &str) -> String {
        format!("yomisuji search-log 1\n{text}")
    }

    #[test]
    fn every_error_has_its_line_and_column() {
        for (text, line, column) in [
            ("", 1, 1),
            ("enter\n", 1, 1),
            ("# only this\nyomisuji search-log 2\n", 2, 21),
            ("yomisuji search-log 1 2\n", 1, 23),
        ] {
            assert_eq!((error(text).0, error(text).1), (line, column), "{text}");
        }
        for (text, line, column) in [
            ("", 1, 1),
            ("algorithm pvs\n", 2, 11),
            ("algorithm\n", 2, 1),
            ("root max min\n", 2, 10),
            ("tree [[3,],[4]]\n", 2, 10),
            ("enter a 3 x inf\n", 2, 13),
            ("enter a\n\n  value 3\n", 4, 3),
            ("enter a\nroot max\n", 3, 1),
            ("enter a\nleaf 3.5\n", 3, 6),
            ("enter a\nleaf 99999999999\n", 3, 6),
            ("enter a\nexit\n", 3, 1),
            ("algorithm minimax\nenter a -inf inf\n", 3, 9),
        ] {
            let (found, at, what) = error(&after_head(text));
            assert_eq!((found, at), (line, column), "{text}: {what}");
        }
    }

    #[test]
    fn a_window_is_the_last_two_numbers_and_the_rest_is_the_name() {
        let entered = |text: &str| match parse(&after_head(text)).unwrap().lines.remove(0).event {
            LogEvent::Enter { name, window } => (name, window),
            other => panic!("{other:?}"),
        };
        let window = Some(Window { alpha: Score::MIN, beta: Score(3) });
        assert_eq!(entered("enter -inf 3"), (String::new(), window));
        assert_eq!(entered("  enter (0, 1) -∞ +3 # why"), ("(0, 1)".to_owned(), window));
        assert_eq!(entered("enter 2"), ("2".to_owned(), None));
        assert_eq!(entered("infinity 99\nenter a -99 3"), ("a".to_owned(), window));
        assert_eq!(entered("algorithm minimax\nenter 0 1"), ("0 1".to_owned(), None));
    }
}
