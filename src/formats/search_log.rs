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
//! Blanks at the beginning of a line and everything after `#` are ignored. A line that begins with `{`
//! is the same as a JSON object: `{"kind": "enter", "node": "1", "alpha": null, "beta": null}`.
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

mod bytes;
mod object;
mod word;

use std::cell::Cell;

pub use bytes::{LogLineError, NumberedLine, RawLines, unpacked};

use super::nested_list;
use super::record::Complaint;
use crate::json::JsonId;
use games::diagram::Branch;
use language::{Texts, is_invisible};
use object::JsonObject;
use score::{
    Bound, BoundedScore, Exploration, Fraction, MAX_VALUE, NodeNumbers, Player, Score, Window,
    WrittenNumber, common_parts,
};
use word::{HEAD, LogWord, complaint};

/// The second one also says by which book it searches.
const VERSIONS: [&str; 2] = ["1", "2"];
/// The longest name of a node, in characters.
const LONGEST_NAME: usize = 60;

/// An algorithm that a log may claim to be a run of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedAlgorithm {
    id: &'static str,
    /// Whether it enters nodes with windows.
    has_windows: bool,
    /// Whether it keeps proof and disproof numbers instead of values.
    proves: bool,
    /// Whether it samples: it keeps visits and means.
    samples: bool,
}

impl LoggedAlgorithm {
    const ALL: [Self; 11] = [
        Self::plain("minimax"),
        Self::ALPHA_BETA,
        Self { has_windows: true, ..Self::plain("pvs") },
        Self { has_windows: true, ..Self::plain("mtd-f") },
        Self::plain("quiescence"),
        Self { has_windows: true, ..Self::plain("quiescence-alpha-beta") },
        Self { proves: true, ..Self::plain("pns") },
        Self { proves: true, ..Self::plain("df-pn") },
        Self { samples: true, ..Self::plain("uct") },
        Self { samples: true, ..Self::UCB1 },
        Self { samples: true, ..Self::FLAT },
    ];
    const ALPHA_BETA: Self = Self { has_windows: true, ..Self::plain("alpha-beta") };

    const UCB1: Self = Self::plain("ucb1");
    const FLAT: Self = Self::plain("flat-monte-carlo");

    const fn plain(id: &'static str) -> Self {
        Self { id, has_windows: false, proves: false, samples: false }
    }

    /// The name in a log and in lessons.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Whether it enters nodes with windows.
    pub const fn has_windows(self) -> bool {
        self.has_windows
    }

    /// Whether it keeps proof and disproof numbers instead of values.
    pub const fn proves(self) -> bool {
        self.proves
    }

    /// Whether it keeps a value of each node.
    pub const fn keeps_values(self) -> bool {
        !self.proves && !self.samples
    }

    /// Whether it samples: it keeps visits and means.
    pub const fn samples(self) -> bool {
        self.samples
    }

    /// Whether it samples, and goes no deeper than to the children of the root.
    pub fn stays_at_root(self) -> bool {
        [Self::UCB1.id, Self::FLAT.id].contains(&self.id)
    }
}

impl Default for LoggedAlgorithm {
    fn default() -> Self {
        Self::ALPHA_BETA
    }
}

score::named! {
    /// From whose point of view a log writes its numbers.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LogView {
        #[default]
        Max = "max",
        /// The player to move at the node of the line, as negamax counts.
        Mover = "mover",
    }
}

impl LogView {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Max => Self::Mover,
            Self::Mover => Self::Max,
        }
    }

    /// Whether the player chooses the largest value, as the log writes it.
    pub fn wants_larger(self, player: Player) -> bool {
        player == Player::Max || self == Self::Mover
    }

    /// Converts a value of a node where `player` is to move to MAX's view, or back.
    pub fn turned(self, player: Player, value: Score) -> Score {
        match (self, player) {
            (Self::Mover, Player::Min) => -value,
            _ => value,
        }
    }

    /// The same for what a table knows of a value.
    pub fn turned_bound(self, player: Player, known: BoundedScore) -> BoundedScore {
        let value = self.turned(player, known.value);
        let bound = match (self, player, known.bound) {
            (Self::Mover, Player::Min, Bound::AtLeast) => Bound::AtMost,
            (Self::Mover, Player::Min, Bound::AtMost) => Bound::AtLeast,
            (.., bound) => bound,
        };
        BoundedScore { value, bound }
    }

    /// Converts a result of a node where `player` is to move to MAX's view, or back: what one side has
    /// of them, the other has not.
    pub fn turned_result(self, player: Player, result: Score, of: LoggedResults) -> Score {
        match (self, player) {
            (Self::Mover, Player::Min) => Score(of.low.0 + of.high.0 - result.0),
            _ => result,
        }
    }

    /// Proof and disproof number, for the player at the root, as φ and δ of `player`, or back.
    pub fn turned_numbers(self, root: Player, player: Player, numbers: NodeNumbers) -> NodeNumbers {
        let NodeNumbers { first, second } = numbers;
        match self {
            Self::Mover if player != root => NodeNumbers { first: second, second: first },
            _ => numbers,
        }
    }

    /// The same for a window.
    pub fn turned_window(self, player: Player, window: Window) -> Window {
        match (self, player) {
            (Self::Mover, Player::Min) => window.turned(),
            _ => window,
        }
    }
}

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
    /// The search begins at the root, to this depth in plies.
    Depth(u8),
    /// The child that is entered next is read so many plies less deep.
    Reduce(u8),
    /// Stopping at the node would be worth this (standing pat).
    Stand(Score),
    /// The node has these children; their names.
    Expand(Vec<String>),
    /// The proof and the disproof number of the node, or, from the view of the player to move, φ and δ.
    Numbers(NodeNumbers),
    /// The search stays below the node until one of its numbers reaches the one here.
    Thresholds(NodeNumbers),
    /// The node is left without a value.
    Leave,
    /// The search goes down from the root once more.
    Iteration,
    /// From the node on, moves were played at random to this result, or a value stands for that.
    Playout(Score),
    /// The result is added to the node, which is left: the visits that it has now, and their mean, if the
    /// log gives them.
    Update(Option<(u32, Option<WrittenMean>)>),
    /// A table knows this of the node, which is left; with the depth in plies to which it was read, if
    /// the log gives it.
    Recall(BoundedScore, Option<u8>),
}

/// A mean as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMean {
    /// Those of the number.
    bits: u64,
    /// How many places it has behind the point.
    places: u8,
}

impl WrittenMean {
    /// The most places that count: programs round.
    const MOST_PLACES: usize = 9;

    fn read(text: &str) -> Option<Self> {
        let number: f64 = match text.split_once('/') {
            Some((above, below)) => above.parse::<f64>().ok()? / below.parse::<f64>().ok()?,
            None => text.parse().ok()?,
        };
        let is_plain = text.chars().all(|c| c.is_ascii_digit() || ".-+".contains(c));
        let written = text.split_once('.').map_or(0, |(_, behind)| behind.len());
        let places = if is_plain { written.min(Self::MOST_PLACES) } else { Self::MOST_PLACES };
        let places = u8::try_from(places).ok()?;
        number.is_finite().then_some(Self { bits: number.to_bits(), places })
    }

    pub fn value(self) -> f64 {
        f64::from_bits(self.bits)
    }

    /// Whether it is this mean, rounded to its places.
    pub fn is_near(self, mean: f64) -> bool {
        let half = 0.5 / 10_f64.powi(self.places.into());
        (self.value() - mean).abs() <= half * 1.000_001 + 1e-9
    }
}

/// What a log of a search that samples says of its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedResults {
    /// The worst and the best result for MAX.
    pub low: Score,
    pub high: Score,
    /// C, if the log gives it.
    pub exploration: Option<Exploration>,
}

impl Default for LoggedResults {
    fn default() -> Self {
        Self { low: Score(0), high: Score(1), exploration: None }
    }
}

/// Where books differ, what a log says of its own; `None` is whatever it keeps to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogBook {
    /// It cuts where α > β alone, and not where they are equal.
    pub is_strict: Option<bool>,
    /// It returns nothing beyond its window (fail-hard).
    pub is_hard: Option<bool>,
    /// It knows the bound of the parent alone.
    pub is_shallow: Option<bool>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchLog {
    pub algorithm: LoggedAlgorithm,
    pub book: LogBook,
    /// If it samples.
    pub results: LoggedResults,
    /// The player to move at the root; players alternate.
    pub root: Player,
    pub view: LogView,
    /// The whole tree; `None` if it is what the log shows.
    pub tree: Option<Branch>,
    /// Whether it says that it reads the children of a node in the order of the tree.
    pub keeps_order: bool,
    /// In how many parts of a whole all its values are counted.
    pub parts: u32,
    pub lines: Vec<LogLine>,
}

impl SearchLog {
    /// Whether it reads moves with less depth.
    pub fn reduces(&self) -> bool {
        self.lines.iter().any(|line| matches!(line.event, LogEvent::Reduce(_)))
    }
}

/// Whether a text begins like a log.
pub fn is_search_log(text: &str) -> bool {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    lines.find(|line| !words_of(line).is_empty()).is_some_and(|line| {
        if is_object(line) {
            return JsonObject::parse(1, line).is_ok_and(|object| object.is_head());
        }
        words_of(line).iter().map(|word| word.text).take(2).eq(HEAD)
    })
}

/// Whether a line is spelled as a JSON object.
fn is_object(line: &str) -> bool {
    line.trim_start().starts_with('{')
}

/// The algorithm in the header of a log, whether or not the rest can be read.
pub fn algorithm_of(text: &str) -> LoggedAlgorithm {
    let mut reader = LogReader::default();
    for (number, line) in numbered(text) {
        if reader.has_event || reader.line(number, line).is_err() {
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
    let reader = read(text, 1)?;
    // All values are counted in the parts of the finest one.
    let reader = match reader.finest.get() {
        1 => reader,
        finest => read(text, finest)?,
    };
    reader.end(text.lines().count())?;
    Ok(SearchLog { parts: reader.parts, ..reader.log })
}

/// Reads a log line by line, and keeps none of them.
#[derive(Debug)]
pub struct LogLines {
    reader: LogReader,
    line: usize,
}

impl Default for LogLines {
    fn default() -> Self {
        Self { reader: LogReader::new(1), line: 0 }
    }
}

impl LogLines {
    /// The event of the next line, if it has one.
    ///
    /// # Errors
    /// What was found and what was expected, with line and column.
    pub fn read(&mut self, line: &str) -> Result<Option<LogLine>, Complaint> {
        self.line += 1;
        let line = if self.line == 1 { line.trim_start_matches('\u{feff}') } else { line };
        let event = self.reader.line(self.line, line)?;
        let finest = self.reader.finest.get();
        if finest == self.reader.parts {
            return Ok(event);
        }
        // From here on all values are counted in finer parts.
        self.reader
            .refine(finest)
            .ok_or_else(|| complaint(self.line, 1, Texts::log_too_many_parts))?;
        self.reader.line(self.line, line)
    }

    /// What the header says, without any lines.
    pub fn header(&self) -> &SearchLog {
        &self.reader.log
    }

    /// In how many parts of a whole values are counted by now.
    pub fn parts(&self) -> u32 {
        self.reader.parts
    }

    /// How many lines have been read.
    pub fn line(&self) -> usize {
        self.line
    }

    /// # Errors
    /// If the log ends before its first event.
    pub fn end(&self) -> Result<(), Complaint> {
        self.reader.end(self.line)
    }
}

fn read(text: &str, parts: u32) -> Result<LogReader, Complaint> {
    let mut reader = LogReader::new(parts);
    for (number, line) in numbered(text) {
        let event = reader.line(number, line)?;
        reader.log.lines.extend(event);
    }
    Ok(reader)
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.trim_start_matches('\u{feff}').lines())
}

impl LogWord<'_> {
    /// An infinite bound by its name in any language.
    fn infinite(self) -> Option<Score> {
        let is_negative = self.text.contains(['-', '−']);
        let name: String = self.text.chars().filter(|c| c.is_alphanumeric() || *c == '∞').collect();
        let name = name.to_lowercase();
        // Of `i32::MAX` the type, of `math.inf` the place.
        let is_after = |ends: &[&str]| {
            let mut types = ends.iter().filter_map(|end| name.strip_suffix(end));
            types.any(|of| NUMBER_TYPES.contains(&of))
        };
        if INFINITIES.contains(&&*name) || is_after(&INFINITIES) || is_after(&LARGEST) {
            return Some(if is_negative { Score::MIN } else { Score::MAX });
        }
        let is_least = LEAST_INFINITIES.contains(&&*name) || is_after(&LEAST_INFINITIES);
        let is_least = is_least || is_after(&LEAST);
        is_least.then_some(if is_negative { Score::MAX } else { Score::MIN })
    }
}

/// Names of infinity, of the largest number of a type, and of their negatives, without signs
/// between their words.
const INFINITIES: [&str; 6] = ["inf", "infinity", "∞", "oo", "positiveinfinity", "posinfinity"];
const LARGEST: [&str; 5] = ["max", "maxvalue", "maxsize", "maxint", "maxsafeinteger"];
const LEAST_INFINITIES: [&str; 2] = ["negativeinfinity", "neginfinity"];
const LEAST: [&str; 4] = ["min", "minvalue", "minint", "minsafeinteger"];

/// What may stand before such a name: a type, or where it is from.
const NUMBER_TYPES: [&str; 33] = [
    "int",
    "integer",
    "long",
    "llong",
    "short",
    "double",
    "float",
    "dbl",
    "flt",
    "number",
    "decimal",
    "int16",
    "int32",
    "int64",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "f32",
    "f64",
    "stdi32",
    "stdi64",
    "stdf64",
    "sys",
    "math",
    "np",
    "numpy",
    "stdnumericlimitsint",
    "stdnumericlimitslong",
    "stdnumericlimitsfloat",
    "stdnumericlimitsdouble",
    "limits",
];

/// What a table knows of a value, as chess and shogi engines call it.
const BOUNDS: [(&str, Bound); 14] = [
    ("exact", Bound::Exact),
    ("lower", Bound::AtLeast),
    ("upper", Bound::AtMost),
    ("lowerbound", Bound::AtLeast),
    ("upperbound", Bound::AtMost),
    ("=", Bound::Exact),
    (">=", Bound::AtLeast),
    ("≥", Bound::AtLeast),
    ("≧", Bound::AtLeast),
    ("<=", Bound::AtMost),
    ("≤", Bound::AtMost),
    ("≦", Bound::AtMost),
    ("at-least", Bound::AtLeast),
    ("at-most", Bound::AtMost),
];

/// The events that only a search for a proof has, or one that samples, those that they have too, and all
/// others.
const OF_PROOFS: [&str; 4] = ["expand", "numbers", "thresholds", "leave"];
const IN_PROOFS: [&str; 6] = ["expand", "numbers", "thresholds", "leave", "leaf", "exit"];
const OF_SAMPLES: [&str; 3] = ["iteration", "playout", "update"];
const IN_SAMPLES: [&str; 4] = ["expand", "iteration", "playout", "update"];
const OF_VALUES: [&str; 8] = ["leaf", "back", "exit", "cut", "depth", "stand", "recall", "reduce"];

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

#[derive(Debug, Default)]
struct LogReader {
    log: SearchLog,
    has_head: bool,
    /// Whether the header is over.
    has_event: bool,
    /// Bounds of at least this size are infinite.
    infinity: Option<Score>,
    /// In how many parts of a whole values are counted, and in how many they would have to be.
    parts: u32,
    finest: Cell<u32>,
}

impl LogReader {
    /// A number as values are counted; where it would take finer parts, what is read stands for
    /// nothing, and is read again. `None` if they are too many.
    fn counted(&self, number: Fraction) -> Option<Score> {
        if let Some(value) = number.counted_in(self.parts) {
            return Some(value);
        }
        let finest = common_parts(self.finest.get().into(), number.parts())?;
        let is_new = finest > self.parts.into();
        self.finest.set(u32::try_from(finest).ok().filter(|_| is_new)?);
        number.counted_in(self.finest.get()).map(|_| Score::default())
    }

    fn number(&self, word: LogWord<'_>) -> Result<Score, Complaint> {
        match WrittenNumber::of(word.text) {
            Some(WrittenNumber::Exact(number)) => {
                self.counted(number).ok_or_else(|| word.complains(Texts::log_too_fine))
            }
            Some(WrittenNumber::Fine) => Err(word.complains(Texts::log_too_fine)),
            _ => Err(word.complains(|texts, found| texts.log_number(found, MAX_VALUE))),
        }
    }

    /// The number of a word that may be infinite, as those are that no value reaches; `None` if it
    /// is neither a number nor infinite.
    fn bound(&self, word: LogWord<'_>) -> Option<Score> {
        match WrittenNumber::of(word.text) {
            Some(WrittenNumber::Large { is_negative: true }) => Some(Score::MIN),
            Some(WrittenNumber::Large { is_negative: false }) => Some(Score::MAX),
            Some(WrittenNumber::Exact(number)) => self.counted(number).or_else(|| {
                // In parts so fine no value reaches it.
                let is_large = i64::from(self.finest.get()) % number.parts() == 0;
                let bound = if number.count() < 0 { Score::MIN } else { Score::MAX };
                is_large.then_some(bound)
            }),
            Some(WrittenNumber::Fine) => None,
            None => word.infinite(),
        }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<Option<LogLine>, Complaint> {
        if is_object(line) {
            return self.object(&JsonObject::parse(number, line)?);
        }
        let mut words = words_of(line);
        for word in &mut words {
            word.line = number;
        }
        let Some((&first, rest)) = words.split_first() else {
            return Ok(None);
        };
        let is_head = first.text == HEAD[0] && rest.first().is_some_and(|it| it.text == HEAD[1]);
        if self.has_head && is_head {
            return Err(first.complains(|texts, _| texts.log_second()));
        }
        if !self.has_head {
            self.has_head = true;
            return head(first, rest).map(|()| None);
        }
        let event = match &*first.text.to_ascii_lowercase() {
            "enter" => self.enter(rest)?,
            word => match self.event(word, first, rest)? {
                Some(event) => event,
                None => return self.header(first, rest, line).map(|()| None),
            },
        };
        Ok(Some(self.told(first, event)))
    }

    fn told(&mut self, first: LogWord<'_>, event: LogEvent) -> LogLine {
        self.has_event = true;
        LogLine { line: first.line, column: first.column, event }
    }

    /// The event that `word` names, but for enter; `None` for a line of the header.
    fn event(
        &self,
        word: &str,
        first: LogWord<'_>,
        rest: &[LogWord<'_>],
    ) -> Result<Option<LogEvent>, Complaint> {
        let is_first = !self.has_event;
        let LoggedAlgorithm { proves, samples, .. } = self.log.algorithm;
        let (of_proofs, of_samples) = (OF_PROOFS.contains(&word), OF_SAMPLES.contains(&word));
        let has_it = proves || samples && IN_SAMPLES.contains(&word);
        if !is_first && of_proofs && !has_it {
            return Err(first.complains(Texts::log_of_proofs));
        }
        if of_samples && !samples {
            return Err(first.complains(Texts::log_of_samples));
        }
        let is_event = of_proofs || of_samples || OF_VALUES.contains(&word);
        let is_said = is_event && (!is_first || word == "depth");
        if is_said && proves && !IN_PROOFS.contains(&word) {
            return Err(first.complains(Texts::log_not_in_proofs));
        }
        if is_said && samples && !IN_SAMPLES.contains(&word) {
            return Err(first.complains(Texts::log_not_in_samples));
        }
        Ok(Some(match word {
            "iteration" => match rest {
                // Which one it is, nobody has to know.
                [] | [_] => LogEvent::Iteration,
                [_, more, ..] => return Err(more.complains(Texts::log_left_over)),
            },
            "playout" if !is_first => {
                let word = only(first, rest)?;
                let result = self.number(word)?;
                let LoggedResults { low, high, .. } = self.log.results;
                // What is counted anew is read again.
                let is_within = low <= result && result <= high;
                if !is_within && self.finest.get() == self.parts {
                    return Err(word.complains(Texts::log_result));
                }
                LogEvent::Playout(result)
            }
            "update" if !is_first => LogEvent::Update(update(rest)?),
            "expand" if !is_first => {
                let names = rest.iter().map(|&word| name_of(&[word])).collect::<Result<_, _>>()?;
                LogEvent::Expand(names)
            }
            "numbers" if !is_first => LogEvent::Numbers(self.pair(first, rest)?),
            "thresholds" if !is_first => LogEvent::Thresholds(self.pair(first, rest)?),
            "leave" if !is_first => match rest {
                [] => LogEvent::Leave,
                [more, ..] => return Err(more.complains(Texts::log_left_over)),
            },
            "leaf" => LogEvent::Leaf(self.number(only(first, rest)?)?),
            "back" => LogEvent::Back(self.value(only(first, rest)?)?),
            "exit" => LogEvent::Exit(self.value(only(first, rest)?)?),
            "cut" if !is_first => {
                let names = rest.iter().map(|&word| name_of(&[word]));
                LogEvent::Cut(names.collect::<Result<_, _>>()?)
            }
            "depth" => {
                let word = only(first, rest)?;
                let plies = word.text.parse().map_err(|_| word.complains(Texts::log_plies))?;
                LogEvent::Depth(plies)
            }
            "reduce" if !is_first => {
                if !self.log.algorithm.has_windows() {
                    return Err(first.complains(|texts, _| texts.log_reduces()));
                }
                let word = only(first, rest)?;
                let plies = word.text.parse().map_err(|_| word.complains(Texts::log_plies))?;
                LogEvent::Reduce(plies)
            }
            "stand" if !is_first => {
                if !self.log.algorithm.id().starts_with("quiescence") {
                    return Err(first.complains(|texts, _| texts.log_stands()));
                }
                LogEvent::Stand(self.number(only(first, rest)?)?)
            }
            "recall" if !is_first => self.recall(first, rest)?,
            _ if is_first => return Ok(None),
            _ => return Err(first.complains(Texts::log_no_event)),
        }))
    }

    /// A proof and a disproof number.
    fn pair(&self, first: LogWord<'_>, rest: &[LogWord<'_>]) -> Result<NodeNumbers, Complaint> {
        let [one, other] = match *rest {
            [one, other] => [one, other],
            [] | [_] => return Err(first.complains(Texts::log_missing)),
            [_, _, more, ..] => return Err(more.complains(Texts::log_left_over)),
        };
        Ok(NodeNumbers { first: self.count(one)?, second: self.count(other)? })
    }

    /// A number of leaves: none that is as large as infinity is one.
    fn count(&self, word: LogWord<'_>) -> Result<Score, Complaint> {
        let is_infinite = word.infinite() == Some(Score::MAX);
        let number = if is_infinite { Some(u64::MAX) } else { word.text.parse().ok() };
        let number: u64 = number.ok_or_else(|| word.complains(Texts::log_count))?;
        let least = self.infinity.map_or(MAX_VALUE, |size| size.0.abs() / self.parts.cast_signed());
        let finite = i32::try_from(number).ok().filter(|&number| number < least);
        Ok(finite.map_or(NodeNumbers::INFINITE, Score))
    }

    /// The results of a search that samples: the worst and the best one for MAX.
    fn results(&mut self, first: LogWord<'_>, rest: &[LogWord<'_>]) -> Result<(), Complaint> {
        let [low, high] = match *rest {
            [low, high] => [low, high],
            [] | [_] => return Err(first.complains(Texts::log_missing)),
            [_, _, more, ..] => return Err(more.complains(Texts::log_left_over)),
        };
        let results = &self.log.results;
        let results =
            LoggedResults { low: self.number(low)?, high: self.number(high)?, ..*results };
        if results.low >= results.high && self.finest.get() == self.parts {
            return Err(low.complains(Texts::log_results));
        }
        self.log.results = results;
        Ok(())
    }

    /// A line that is a JSON object.
    fn object(&mut self, object: &JsonObject<'_>) -> Result<Option<LogLine>, Complaint> {
        let start = object.start();
        if object.is_head() && self.has_head {
            return Err(start.complains(|texts, _| texts.log_second()));
        }
        if !self.has_head {
            self.has_head = true;
            return self.object_head(object).map(|()| None);
        }
        let Some(first) = object.word("kind") else {
            return Err(start.complains(|texts, _| texts.log_object_kind()));
        };
        let fields: &[&str] = match first.text {
            "enter" => &["kind", "node", "alpha", "beta"],
            "cut" => &["kind", "skipped"],
            "depth" | "reduce" => &["kind", "plies"],
            "recall" => &["kind", "value", "bound", "plies"],
            "expand" => &["kind", "children"],
            "numbers" | "thresholds" => &["kind", "numbers"],
            "leave" | "iteration" => &["kind"],
            "update" => &["kind", "visits", "mean"],
            _ => &["kind", "value"],
        };
        object.only(fields)?;
        if first.text == "enter" {
            let node: Vec<_> = object.words("node").collect();
            let path = node.iter().map(|word| word.text).collect::<Vec<_>>().join(".");
            let node = node.first().map(|&word| LogWord { text: &path, ..word });
            let edges = ["alpha", "beta"].map(|name| object.get(name));
            let window = match edges {
                [None, None] => None,
                [Some(alpha), Some(beta)] if self.log.algorithm.has_windows => {
                    let (alpha, beta) = (
                        self.edge(object, alpha, Score::MIN)?,
                        self.edge(object, beta, Score::MAX)?,
                    );
                    Some(Window { alpha, beta })
                }
                [alpha, beta] => {
                    let stray = alpha.or(beta).map_or(start, |edge| object.value(edge));
                    return Err(stray.complains(|texts, found| {
                        if self.log.algorithm.has_windows {
                            texts.log_half_window(found)
                        } else {
                            texts.log_no_window(found, self.log.algorithm.id())
                        }
                    }));
                }
            };
            let name = name_of(node.as_slice())?;
            return Ok(Some(self.told(first, LogEvent::Enter { name, window })));
        }
        let mut rest: Vec<_> = object.words("value").chain(object.words("skipped")).collect();
        rest.extend(object.words("children"));
        rest.extend(["visits", "mean"].into_iter().filter_map(|name| object.word(name)));
        rest.extend(object.words("numbers").map(|word| match word.text {
            "null" => LogWord { text: INFINITIES[0], ..word },
            _ => word,
        }));
        rest.extend(object.word("bound"));
        if let Some(plies) = object.word("plies") {
            if first.text == "recall" && rest.len() == 1 {
                rest.push(LogWord { text: Bound::Exact.id(), ..plies });
            }
            rest.push(plies);
        }
        match self.event(first.text, first, &rest)? {
            Some(event) => Ok(Some(self.told(first, event))),
            None => Err(first.complains(Texts::log_no_event)),
        }
    }

    /// The head and the header in one object.
    fn object_head(&mut self, object: &JsonObject<'_>) -> Result<(), Complaint> {
        let start = object.start();
        if !object.is_head() {
            return Err(complaint(start.line, start.column, Texts::log_no_head));
        }
        match object.word("version") {
            Some(version) if VERSIONS.contains(&version.text) => {}
            Some(version) => return Err(version.complains(Texts::log_version)),
            None => return Err(start.complains(Texts::log_version)),
        }
        for (name, value) in object.fields() {
            if name.text == HEAD[0] || name.text == "version" {
                continue;
            }
            let is_whole = object.is_list(value) && name.text != "results";
            let words =
                if is_whole { vec![object.value(value)] } else { object.words_of(value).collect() };
            // The tree is read from its place in the line.
            let place = words.first().filter(|_| name.text == "tree");
            let line = place.map(|word| " ".repeat(word.column - 1) + word.text);
            self.header(name, &words, &line.unwrap_or_default())?;
        }
        Ok(())
    }

    /// A bound in an object; null is infinite.
    fn edge(
        &self,
        object: &JsonObject<'_>,
        edge: JsonId,
        infinite: Score,
    ) -> Result<Score, Complaint> {
        if object.is_null(edge) {
            return Ok(infinite);
        }
        let word = object.value(edge);
        let bound = self.bound(word).ok_or_else(|| word.complains(Texts::log_bound))?;
        Ok(self.opened(bound))
    }

    /// From here on values are counted in this many parts of a whole; `None` if one is too large.
    fn refine(&mut self, parts: u32) -> Option<()> {
        let by = parts / self.parts;
        if let Some(size) = self.infinity {
            self.infinity = Some(size.finer(by)?);
        }
        let LoggedResults { low, high, .. } = &mut self.log.results;
        (*low, *high) = (low.finer(by)?, high.finer(by)?);
        (self.parts, self.log.parts) = (parts, parts);
        Some(())
    }

    fn new(parts: u32) -> Self {
        let mut reader = Self { parts, finest: Cell::new(parts), ..Self::default() };
        // The best result is 1, if the header does not say otherwise.
        reader.log.results.high = Score(parts.cast_signed());
        reader
    }

    /// Checks at the end of a log, of so many lines, that it has begun.
    fn end(&self, lines: usize) -> Result<(), Complaint> {
        if !self.has_head {
            return Err(complaint(lines.max(1), 1, Texts::log_no_head));
        }
        if !self.has_event {
            return Err(complaint(lines.max(1), 1, Texts::log_no_enter));
        }
        Ok(())
    }

    fn header(
        &mut self,
        first: LogWord<'_>,
        rest: &[LogWord<'_>],
        line: &str,
    ) -> Result<(), Complaint> {
        match &*first.text.to_ascii_lowercase() {
            "algorithm" => {
                let all = LoggedAlgorithm::ALL.map(|algorithm| (algorithm.id(), algorithm));
                self.log.algorithm = one_of(first, rest, &all, Texts::log_algorithm)?;
            }
            "cut" => {
                let all = [(">=", false), ("≥", false), ("≧", false), (">", true)];
                self.log.book.is_strict = Some(one_of(first, rest, &all, Texts::log_one_of)?);
            }
            "return" => {
                let all = [("soft", false), ("hard", true)];
                self.log.book.is_hard = Some(one_of(first, rest, &all, Texts::log_one_of)?);
            }
            "bounds" => {
                let all = [("deep", false), ("parent", true)];
                self.log.book.is_shallow = Some(one_of(first, rest, &all, Texts::log_one_of)?);
            }
            "root" => {
                let all = [("max", Player::Max), ("min", Player::Min)];
                self.log.root = one_of(first, rest, &all, Texts::log_one_of)?;
            }
            "order" => {
                let all = [("any", false), ("tree", true)];
                self.log.keeps_order = one_of(first, rest, &all, Texts::log_one_of)?;
            }
            "view" => {
                let all = [LogView::Max, LogView::Mover].map(|view| (view.id(), view));
                self.log.view = one_of(first, rest, &all, Texts::log_one_of)?;
            }
            "infinity" => {
                let size = only(first, rest)?;
                // What no value reaches is infinite anyway.
                self.infinity = match self.bound(size) {
                    Some(size) => Some(size).filter(|size| size.is_finite()),
                    None => Some(self.number(size)?),
                };
            }
            "results" => self.results(first, rest)?,
            "exploration" => {
                let word = only(first, rest)?;
                let constant = Exploration::read(word.text);
                let constant = constant.ok_or_else(|| word.complains(Texts::log_exploration))?;
                self.log.results.exploration = Some(constant);
            }
            "tree" => {
                let branch = tree(first, rest, line)?;
                self.count_leaves(&branch).ok_or_else(|| first.complains(Texts::log_too_fine))?;
                self.log.tree = Some(branch);
            }
            _ => return Err(first.complains(Texts::log_no_word)),
        }
        Ok(())
    }

    /// `recall VALUE [BOUND [DEPTH]]`.
    fn recall(&self, first: LogWord<'_>, rest: &[LogWord<'_>]) -> Result<LogEvent, Complaint> {
        let (&[value, ..], rest) = rest.split_at(rest.len().min(1)) else {
            return Err(first.complains(Texts::log_missing));
        };
        let value = self.value(value)?;
        let (bound, rest) = rest.split_at(rest.len().min(1));
        let bound = match bound {
            [] => Bound::Exact,
            bound => one_of(first, bound, &BOUNDS, Texts::log_one_of)?,
        };
        let depth = match rest {
            [] => None,
            rest => {
                let word = only(first, rest)?;
                Some(word.text.parse().map_err(|_| word.complains(Texts::log_plies))?)
            }
        };
        Ok(LogEvent::Recall(BoundedScore { value, bound }, depth))
    }

    fn enter(&self, rest: &[LogWord<'_>]) -> Result<LogEvent, Complaint> {
        let has_windows = self.log.algorithm.has_windows;
        let window = match rest {
            [.., alpha, beta] if has_windows => self.bound(*alpha).zip(self.bound(*beta)),
            _ => None,
        };
        if let [.., alpha, beta] = rest
            && has_windows
            && window.is_none()
        {
            let is_number = |word: LogWord<'_>| {
                let number = WrittenNumber::of(word.text);
                matches!(number, Some(WrittenNumber::Exact(_) | WrittenNumber::Fine))
            };
            let is_broken = |word: LogWord<'_>| is_number(word) && self.bound(word).is_none();
            let both = [*alpha, *beta];
            let is_window = both.iter().all(|it| is_number(*it) || self.bound(*it).is_some());
            let word = both.into_iter().find(|word| is_broken(*word));
            if let Some(word) = word.filter(|_| is_window) {
                return Err(word.complains(Texts::log_too_fine));
            }
        }
        let names = &rest[..rest.len() - if window.is_some() { 2 } else { 0 }];
        if let Some(stray) = names.iter().find(|word| word.infinite().is_some()) {
            return Err(stray.complains(|texts, found| {
                if has_windows {
                    texts.log_half_window(found)
                } else {
                    texts.log_no_window(found, self.log.algorithm.id())
                }
            }));
        }
        let window = window
            .map(|(alpha, beta)| Window { alpha: self.opened(alpha), beta: self.opened(beta) });
        Ok(LogEvent::Enter { name: name_of(names)?, window })
    }

    /// What is returned: infinite in a program that takes the wrong one of the worst value and others.
    fn value(&self, word: LogWord<'_>) -> Result<Score, Complaint> {
        let large = matches!(WrittenNumber::of(word.text), Some(WrittenNumber::Large { .. }));
        match word.infinite().or_else(|| self.bound(word).filter(|_| large)) {
            Some(infinite) => Ok(infinite),
            None => self.number(word).map(|value| self.opened(value)),
        }
    }

    /// Counts the values of a tree; `None` if they have too many parts.
    fn count_leaves(&self, branch: &Branch) -> Option<()> {
        if let Branch::Leaf(_, value) = branch {
            return self.counted(value.one()?).map(|_| ());
        }
        branch.children().iter().try_for_each(|child| self.count_leaves(child))
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
            [version] if VERSIONS.contains(&version.text) => Ok(()),
            [version, more, ..] if VERSIONS.contains(&version.text) => {
                Err(more.complains(Texts::log_left_over))
            }
            [version, ..] => Err(version.complains(Texts::log_version)),
            [] => Err(kind.complains(Texts::log_version)),
        },
        _ => Err(complaint(first.line, first.column, Texts::log_no_head)),
    }
}

/// `update [VISITS [MEAN]]`.
fn update(rest: &[LogWord<'_>]) -> Result<Option<(u32, Option<WrittenMean>)>, Complaint> {
    let (visits, mean) = match *rest {
        [] => return Ok(None),
        [visits] => (visits, None),
        [visits, mean] => (visits, Some(mean)),
        [_, _, more, ..] => return Err(more.complains(Texts::log_left_over)),
    };
    let count = visits.text.parse().map_err(|_| visits.complains(Texts::log_visits))?;
    let mean = mean.map(|word| {
        let no_mean = || word.complains(|texts, found| texts.log_number(found, MAX_VALUE));
        WrittenMean::read(word.text).ok_or_else(no_mean)
    });
    Ok(Some((count, mean.transpose()?)))
}

fn only<'t>(first: LogWord<'t>, rest: &[LogWord<'t>]) -> Result<LogWord<'t>, Complaint> {
    match *rest {
        [] => Err(first.complains(Texts::log_missing)),
        [word] => Ok(word),
        [_, more, ..] => Err(more.complains(Texts::log_left_over)),
    }
}

/// The value of the only word after `first`, among these names; `wrong` says that it is another.
fn one_of<T: Copy>(
    first: LogWord<'_>,
    rest: &[LogWord<'_>],
    all: &[(&str, T)],
    wrong: impl Fn(&Texts, String, String) -> String,
) -> Result<T, Complaint> {
    let word = only(first, rest)?;
    let found = all.iter().find(|(name, _)| word.text.eq_ignore_ascii_case(name));
    let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
    let names = names.join(", ");
    let wrong = || word.complains(|texts, found| wrong(texts, found, names.clone()));
    found.map(|(_, value)| *value).ok_or_else(wrong)
}

/// In a log there are two sides, and a player moves everywhere, in turn.
fn is_plain(branch: &Branch) -> bool {
    match branch {
        Branch::Leaf(_, value) => value.one().is_some(),
        Branch::Node(_, children) => children.iter().all(is_plain),
        Branch::Chance(..) | Branch::Turn(..) => false,
    }
}

/// The tree after the word `first`: the rest of the line, up to a comment.
fn tree(first: LogWord<'_>, rest: &[LogWord<'_>], line: &str) -> Result<Branch, Complaint> {
    let Some(word) = rest.first() else {
        return Err(first.complains(Texts::log_missing));
    };
    let text: String = line.chars().skip(word.column - 1).take_while(|&c| c != '#').collect();
    let place = |column: usize| (word.line, column + word.column - 1);
    let branch = nested_list::parse(&text)
        .map_err(|error| Complaint::at(place(error.column), error.what()))?;
    if is_plain(&branch) {
        Ok(branch)
    } else {
        Err(word.complains(|texts, _| texts.log_plain_tree()))
    }
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
            ("# only this\nyomisuji search-log 3\n", 2, 21),
            ("yomisuji search-log 1 2\n", 1, 23),
        ] {
            assert_eq!((error(text).0, error(text).1), (line, column), "{text}");
        }
        for (text, line, column) in [
            ("", 1, 1),
            ("cut =\n", 2, 5),
            ("return\n", 2, 1),
            ("bounds deep parent\n", 2, 13),
            ("algorithm sss*\n", 2, 11),
            ("algorithm\n", 2, 1),
            ("root max min\n", 2, 10),
            ("tree [[3,],[4]]\n", 2, 10),
            ("enter a 3 x inf\n", 2, 13),
            ("enter a\n\n  value 3\n", 4, 3),
            ("enter a\nroot max\n", 3, 1),
            ("enter a\nleaf inf\n", 3, 6),
            ("enter a\nleaf 1e-12\n", 3, 6),
            ("enter a 1e-12 3\n", 2, 9),
            ("enter a -inf 1e-12\n", 2, 14),
            ("enter a 1e-12 1/3\n", 2, 9),
            ("enter a\nleaf 1/999983\nleaf 1/999979\n", 4, 6),
            ("infinity 1e-12\n", 2, 10),
            ("infinity x\n", 2, 10),
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
        assert_eq!(
            entered("infinity INT_MAX\nenter a -999999999 3").1.unwrap().alpha.0,
            -999_999_999
        );
        assert_eq!(entered("enter 1.2"), ("1.2".to_owned(), None));
        assert_eq!(entered("enter max 1.2"), ("max 1.2".to_owned(), None));
        assert_eq!(entered("algorithm minimax\nenter 0 1"), ("0 1".to_owned(), None));
    }

    #[test]
    fn infinity_is_known_by_its_names_in_any_language() {
        let window = |low: &str, high: &str, head: &str| {
            let text = after_head(&format!("{head}\nENTER root {low} {high}\nLeaf 3.0\n"));
            let log =
                parse(&text).unwrap_or_else(|error| panic!("{low} {high}: {}", error.what.en));
            assert_eq!(log.lines[1].event, LogEvent::Leaf(Score(3)));
            match &log.lines[0].event {
                LogEvent::Enter { name, window } => {
                    assert_eq!(name, "root");
                    window.expect("a window")
                }
                other => panic!("{other:?}"),
            }
        };
        for (low, high) in [
            ("-inf", "inf"),
            ("-Inf", "+Inf"),
            ("−∞", "∞"),
            ("-Infinity", "Infinity"),
            ("float('-inf')", "float('inf')"),
            ("-math.inf", "math.inf"),
            ("-np.inf", "np.inf"),
            ("-sys.maxsize", "sys.maxsize"),
            ("INT_MIN", "INT_MAX"),
            ("-INT_MAX", "INT_MAX"),
            ("LLONG_MIN", "LLONG_MAX"),
            ("Integer.MIN_VALUE", "Integer.MAX_VALUE"),
            ("Long.MIN_VALUE", "Long.MAX_VALUE"),
            ("-Double.MAX_VALUE", "Double.MAX_VALUE"),
            ("Double.NEGATIVE_INFINITY", "Double.POSITIVE_INFINITY"),
            ("Number.NEGATIVE_INFINITY", "Number.POSITIVE_INFINITY"),
            ("-Number.MAX_SAFE_INTEGER", "Number.MAX_SAFE_INTEGER"),
            ("i32::MIN", "i32::MAX"),
            ("std::i64::MIN", "i64::MAX"),
            ("f64::NEG_INFINITY", "f64::INFINITY"),
            ("std::numeric_limits<int>::min()", "std::numeric_limits<int>::max()"),
            ("int.MinValue", "int.MaxValue"),
            ("-2147483648", "2147483647"),
            ("-2147483647", "+2147483647"),
            ("-9223372036854775808", "9223372036854775807"),
            ("-1e18", "1e18"),
            ("-1.0E10", "1.0E10"),
            ("-1.7976931348623157e+308", "1.7976931348623157e+308"),
            ("-9999999999.5e3", "9999999999.5e3"),
        ] {
            for head in ["", "infinity 2147483647", "Infinity inf", "INFINITY 1e18", "infinity 99"]
            {
                assert_eq!(window(low, high, head), Window::FULL, "{low} {high} {head}");
            }
        }
        let large = Window { alpha: Score(-1_000_000_000), beta: Score(1_000_000_000) };
        assert_eq!(window("-1e9", "1E9", ""), large);
        assert_eq!(window("-1e9", "1E9", "infinity 1e9"), Window::FULL);
        assert_eq!(window("-1e9", "1000000.00", "infinity 1000000"), Window::FULL);
        for name in ["max", "min", "MAX", "info", "maximum", "alpha_min", "7g7f", "1.2"] {
            let text = after_head(&format!("enter {name}\nleaf 3\n"));
            let is_name = |log: SearchLog| match &log.lines[0].event {
                LogEvent::Enter { name: it, window: None } => it == name,
                _ => false,
            };
            assert!(parse(&text).is_ok_and(is_name), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_read_yet_is_said_in_its_line() {
        for (text, says) in [
            ("algorithm sss*\n", "logs of other algorithms cannot be read yet"),
            ("algorithm puct\n", "logs of other algorithms cannot be read yet"),
            ("enter\nbest move 3\n", "# before a line that is no part of the log"),
            ("depth deep\n", "expected a number of plies"),
            ("enter\nrecall 3 about\n", "expected one of exact, lower, upper"),
            ("enter\nleaf 1e-12\n", "too fine to be counted exactly"),
        ] {
            let (_, _, said) = error(&after_head(text));
            assert!(said.contains(says), "{said}");
        }
    }
}
