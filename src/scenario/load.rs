//! Reading a lesson: text → lesson → tree and subject. Every error has its place.

use std::fmt;
use std::sync::Arc;

use shunsai::Position;

use super::promise::follow;
use super::readers::check_compare;
use super::schema::{Lesson, SubjectSetup, VERSION};
use super::subject::{FieldError, MAX_NODES, runs_on, set_up};
use super::syntax;
use crate::games::diagram::Branch;
use crate::language::{Language, Say, Words};
use crate::search::{Algorithm, Budget, Run, search};
use crate::subject::{ShogiSubject, Subject, SubjectTree};
use crate::trace::{Event, Observer};
use crate::tree::{NodeId, StaticValue, Tree, TreeGame, Watch};

/// How deep a file may be nested: a ply of a tree takes five levels of the format.
const NESTING: usize = 640;
/// How deep a hand-written tree can be within [`NESTING`].
pub(super) const DEEPEST: usize = NESTING / 5;

/// A lesson that can be shown.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The lesson as written.
    pub lesson: Lesson,
    /// Its tree.
    pub tree: Arc<Tree>,
    /// What the tree is about.
    pub subject: Arc<dyn Subject>,
    /// The same, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
    /// Its algorithms; never empty.
    pub algorithms: Vec<Algorithm>,
}

impl Loaded {
    /// The position of shogi at a node, where there is one.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.shogi.as_ref()?;
        Some(shogi.position(&self.tree, node))
    }
}

/// Why a lesson is refused: one sentence, with the place where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The file, as the person named it.
    pub file: String,
    /// Line and column from 1.
    pub place: Option<(usize, usize)>,
    /// What was found, and what was expected.
    pub what: Words,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

impl Say for LessonError {
    fn say(&self, language: Language) -> String {
        let what = self.what.get(language);
        match self.place {
            Some((line, column)) => format!("{}:{line}:{column}: {what}", self.file),
            None => format!("{}: {what}", self.file),
        }
    }
}

impl std::error::Error for LessonError {}

/// Reads a lesson, grows its tree and checks that its steps exist.
///
/// `file` is only used in the error.
///
/// # Errors
/// A [`LessonError`]: syntax, an unknown field, an impossible position, an illegal move, or a stop
/// or promise at a step that does not exist.
pub fn load(file: &str, text: &str) -> Result<Loaded, LessonError> {
    load_watched(file, text, Watch::cap(MAX_NODES))
}

/// [`load`], with somebody who may stop the growth of its tree.
///
/// # Errors
/// As [`load`].
pub fn load_watched(file: &str, text: &str, watch: Watch<'_>) -> Result<Loaded, LessonError> {
    let text = text.trim_start_matches('\u{feff}'); // Some editors begin a file with it.
    let lesson = parse(text).map_err(|error| {
        let (place, what) = syntax::sentence(&error, text);
        LessonError {
            file: file.to_owned(),
            place: Some(place),
            what,
        }
    })?;
    understand(lesson, watch).map_err(|fault| LessonError {
        file: file.to_owned(),
        place: find(text, &fault),
        what: fault.what,
    })
}

/// Grows the tree of a lesson that was made here, and not read from a file.
///
/// # Errors
/// What is wrong with it.
pub fn build(lesson: Lesson, watch: Watch<'_>) -> Result<Loaded, Words> {
    understand(lesson, watch).map_err(|fault| fault.what)
}

/// Whether a lesson that was made here could be read again from its file.
///
/// # Errors
/// What is wrong with its id, its texts or its steps.
pub fn check(lesson: &Lesson) -> Result<(), Words> {
    check_texts(lesson).map_err(|fault| fault.what)
}

/// The lesson that a text says, without looking at what it means.
pub(crate) fn parse(text: &str) -> Result<Lesson, ron::error::SpannedError> {
    let options = ron::Options::default().with_recursion_limit(NESTING);
    options.from_str(text)
}

/// The lesson as the text of a file. Reading it again gives the same text (comments that were
/// written by hand are not part of a lesson, and are lost).
#[must_use]
pub fn to_text(lesson: &Lesson) -> String {
    let pretty = ron::ser::PrettyConfig::new()
        .new_line("\n")
        .struct_names(true)
        .escape_strings(false)
        .compact_arrays(false);
    ron::ser::to_string_pretty(lesson, pretty)
        .map(|text| text + "\n")
        .unwrap_or_default()
}

/// The place of a fault in the text, in characters from 1.
fn find(text: &str, fault: &FieldError) -> Option<(usize, usize)> {
    let start = text.find(fault.after).unwrap_or(0);
    let at = find_in(&text[start..], &fault.about, fault.skip)
        .map(|at| start + at)
        .or_else(|| find_in(text, &fault.about, 0))?;
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    Some((line, column))
}

/// Where a text stands: as a whole string first, else as a whole word, and of several words the
/// last: it is the one too many.
fn find_in(text: &str, about: &str, skip: usize) -> Option<usize> {
    // As the file writes it: with its quotes and escapes.
    let quoted = format!("{about:?}");
    if let Some((at, _)) = text.match_indices(&quoted).nth(skip) {
        return Some(at + 1);
    }
    // A field and its number, with or without a space between them.
    if let Some((field, number)) = about.split_once(": ")
        && let Some(at) = text.match_indices(field).map(|(at, _)| at).find(|at| {
            let rest = text[at + field.len()..].trim_start();
            let value = rest.strip_prefix(':').map_or("", str::trim_start);
            let after = value.strip_prefix(number).map(|rest| rest.chars().next());
            after.is_some_and(|next| !next.is_some_and(char::is_alphanumeric))
        })
    {
        return Some(at);
    }
    let about = about.split(char::is_control).next().unwrap_or(about);
    if about.is_empty() {
        return None;
    }
    let is_whole = |at: usize| {
        let after = text[at + about.len()..].chars().next();
        !after.is_some_and(char::is_alphanumeric)
    };
    let places = text.match_indices(about).map(|(at, _)| at);
    places
        .filter(|&at| is_whole(at))
        .last()
        .or_else(|| text.find(about))
}

fn understand(lesson: Lesson, watch: Watch<'_>) -> Result<Loaded, FieldError> {
    if lesson.version != VERSION {
        return Err(FieldError::new(
            "version",
            format!("この課題の版は {}。読めるのは {VERSION}", lesson.version),
            format!(
                "this is a lesson of version {}; this program reads version {VERSION}",
                lesson.version
            ),
        ));
    }
    check_texts(&lesson)?;
    let mut algorithms = Vec::new();
    for id in &lesson.algorithms {
        let algorithm: Algorithm = id.parse().map_err(|e| FieldError::said(id, &e))?;
        if !runs_on(algorithm, &lesson.subject) {
            return Err(FieldError::new(
                id,
                format!("「{id}」はこの題材では動かない"),
                format!("the algorithm '{id}' cannot run on this subject"),
            ));
        }
        if algorithms.contains(&algorithm) {
            return Err(FieldError::new(
                id,
                format!("「{id}」が二度書いてある"),
                format!("the algorithm '{id}' is named twice"),
            ));
        }
        algorithms.push(algorithm);
    }
    let Some(&first) = algorithms.first() else {
        return Err(FieldError::new(
            "algorithms",
            "読み方が一つも書いていない",
            "the lesson names no algorithm",
        ));
    };
    let SubjectTree {
        tree,
        subject,
        shogi,
    } = set_up(&lesson.subject, watch)?;
    let loaded = Loaded {
        tree: Arc::new(tree),
        subject,
        shogi,
        algorithms,
        lesson,
    };
    if loaded.tree.is_finished() {
        check_steps(&loaded, first)?;
        check_compare(&loaded)?;
    }
    Ok(loaded)
}

/// The longest title, and the longest name of a node, in characters.
const LONGEST: usize = 60;

/// Ids, titles and names must be there, and be fit to print in one line.
fn check_texts(lesson: &Lesson) -> Result<(), FieldError> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if lesson.id.is_empty() || lesson.id.len() > LONGEST || !lesson.id.chars().all(is_plain) {
        return Err(FieldError::new(
            &lesson.id,
            "id は a から z の文字、数字、「-」「_」「.」の1文字から60文字",
            "the id must be 1 to 60 letters of a to z, digits, '-', '_' and '.'",
        ));
    }
    for title in [&lesson.title.ja, &lesson.title.en] {
        check_line(title, ("題", "title"), 1)?;
    }
    let mut open = match &lesson.subject {
        SubjectSetup::Diagram { tree, .. } => vec![tree],
        _ => Vec::new(),
    };
    while let Some(branch) = open.pop() {
        match branch {
            Branch::Node(name, children) => {
                check_line(name, ("節の名", "name"), 0)?;
                open.extend(children);
            }
            Branch::Leaf(name, _) => check_line(name, ("節の名", "name"), 0)?,
        }
    }
    let mut texts = vec![&lesson.source, &lesson.notes];
    texts.extend(lesson.stops.iter().map(|stop| &stop.words));
    for question in &lesson.questions {
        texts.extend([&question.ask, &question.answer]);
    }
    for text in texts.into_iter().flat_map(|words| [&words.ja, &words.en]) {
        let is_strange = |c: char| c.is_control() && c != '\n' && c != '\t';
        if let Some(found) = text.chars().find(|&c| is_strange(c)) {
            let line = text.split(is_strange).next().unwrap_or("");
            let ja = format!("文の中に制御文字 {found:?} がある");
            let en = format!("found the control character {found:?} in a text, expected none");
            return Err(FieldError::new(line.lines().last().unwrap_or(""), ja, en));
        }
    }
    let mut steps = std::collections::HashSet::new();
    for stop in &lesson.stops {
        if !steps.insert(stop.step) {
            return Err(FieldError::new(
                format!("step: {}", stop.step),
                format!("ステップ{}に見どころが二つある", stop.step),
                format!("two stops are at step {}", stop.step),
            ));
        }
    }
    Ok(())
}

/// One line of at least `least` and at most [`LONGEST`] characters.
fn check_line(text: &str, (ja, en): (&str, &str), least: usize) -> Result<(), FieldError> {
    let count = text.chars().count();
    if let Some(found) = text.chars().find(|c| c.is_control()) {
        let ja = format!("{ja}の中に制御文字 {found:?} がある。一行で書く");
        let en = format!("found the control character {found:?} in a {en}, expected one line");
        return Err(FieldError::new(text, ja, en));
    }
    if count < least || count > LONGEST {
        return Err(FieldError::new(
            if count == 0 { en } else { text },
            format!("{ja}が{count}文字ある。{least}文字から{LONGEST}文字までの一行で書く"),
            format!(
                "found a {en} of {count} characters, expected one line of {least} to {LONGEST}"
            ),
        ));
    }
    Ok(())
}

/// Counts events.
struct Counter(usize);

impl Observer<NodeId> for Counter {
    fn event(&mut self, _: Event<NodeId>) {
        self.0 += 1;
    }
}

/// Every stop and every promise must be about a step that exists.
fn check_steps(loaded: &Loaded, first: Algorithm) -> Result<(), FieldError> {
    use super::schema::Claim;
    let mut lengths: Vec<(Algorithm, usize)> = Vec::new();
    let mut last = |algorithm| {
        if let Some((_, length)) = lengths.iter().find(|(of, _)| *of == algorithm) {
            return *length;
        }
        let mut tally = Counter(0);
        let mut run = Run::new(&StaticValue, Budget::DEFAULT, &mut tally);
        let game = TreeGame(&loaded.tree);
        search(algorithm, &game, &NodeId::ROOT, u8::MAX, &mut run);
        lengths.push((algorithm, tally.0));
        tally.0
    };
    let missing = |step: usize, last: usize, (ja, en): (&str, &str)| {
        FieldError::new(
            format!("step: {step}"),
            format!("{ja}がステップ{step}にあるが、最後のステップは{last}"),
            format!("{en} is at step {step}, but the last step is {last}"),
        )
    };
    if !loaded.lesson.stops.is_empty() {
        let last = last(first);
        for stop in &loaded.lesson.stops {
            if stop.step > last {
                return Err(missing(stop.step, last, ("見どころ", "a stop")));
            }
        }
    }
    for promise in &loaded.lesson.promises {
        let algorithm: Algorithm = promise
            .of
            .parse()
            .map_err(|e| FieldError::said(&promise.of, &e))?;
        if !loaded.algorithms.contains(&algorithm) {
            return Err(FieldError::new(
                &promise.of,
                format!("約束の「{}」はこの課題の読み方にない", promise.of),
                format!(
                    "a promise is about '{}', which is not among the lesson's algorithms",
                    promise.of
                ),
            ));
        }
        if let Claim::ValueAt { step, .. } | Claim::CutAt { step, .. } = promise.claim {
            let last = last(algorithm);
            if step > last {
                return Err(missing(step, last, ("約束", "a promise")));
            }
        }
        if let Claim::ValueAt { path, .. } | Claim::CutAt { path, .. } = &promise.claim
            && follow(&loaded.tree, &*loaded.subject, path).is_none()
        {
            return Err(FieldError::new(
                path.last().map_or("path", String::as_str),
                format!("約束の /{} という節はない", path.join("/")),
                format!(
                    "a promise is about /{}, and there is no such node",
                    path.join("/")
                ),
            ));
        }
    }
    Ok(())
}
