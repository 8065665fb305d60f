//! Loads a lesson: text → lesson → tree and subject. Every error has a place.

use std::sync::Arc;

use serde::Deserialize;

use super::loaded::Loaded;
use super::locate::{locate, place_of_character};
use super::node_table::{TreeKnowledge, record_by};
use super::readers::check_compare;
use super::schema::{AskedForm, Lesson, VERSION};
use super::steps::{check_promises, find_stops};
use super::syntax::{NESTING, sentence, unwritable};
use super::table::check_table;
use super::twins::run_twins;
use super::when::node_named;
use eval::othello::turtle::{CornerShape, PatternSet};
use games::othello::BoardSize;
use language::{Language, Say, Texts, Words, is_invisible, says_errors};
use search::{Algorithm, Need, Sampling, UnknownAlgorithm};
use subject::{FieldError, LONGEST, MAX_NODES, Segment, SubjectTree, check_line};
use tree::{NodeId, Watch};

/// Why a lesson is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// As the user named it.
    pub file: String,
    /// Line and column from 1; `None` if the error is about the whole file.
    pub place: Option<(usize, usize)>,
    /// What was found, and what was expected.
    pub what: Words,
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

says_errors!(LessonError);

/// Parses a lesson, grows its tree and checks that its steps exist.
///
/// `file` is only used in the error.
///
/// # Errors
/// A [`LessonError`]: a syntax error, an unknown field, an impossible position, an illegal move, or
/// a stop or promise at a step that does not exist.
pub fn load(file: &str, text: &str) -> Result<Loaded, LessonError> {
    load_watched(file, text, Watch::cap(MAX_NODES))
}

/// Like [`load`], with a watch that can stop the growth of the tree.
pub fn load_watched(file: &str, text: &str, watch: Watch<'_>) -> Result<Loaded, LessonError> {
    let (lesson, text) = read(file, text)?;
    let loaded = understand(lesson, watch).map_err(|error| wrong_field(file, text, error))?;
    Ok(Loaded { text: Some(text.into()), ..loaded })
}

/// Parses a lesson without growing its tree.
///
/// # Errors
/// A [`LessonError`]: a syntax error, an unknown field, a text that cannot be printed.
pub fn read_lesson(file: &str, text: &str) -> Result<Lesson, LessonError> {
    let (lesson, text) = read(file, text)?;
    check_texts(&lesson).map_err(|error| wrong_field(file, text, error))?;
    Ok(lesson)
}

/// Parses a file; also returns its text without a byte order mark.
fn read<'t>(file: &str, text: &'t str) -> Result<(Lesson, &'t str), LessonError> {
    let text = text.trim_start_matches('\u{feff}');
    let lesson = parse(text).map_err(|error| {
        if let Ok(Versioned { version }) = options().from_str(text)
            && let Err(error) = check_version(version)
        {
            return wrong_field(file, text, error);
        }
        let (place, what) = sentence(&error, text);
        LessonError { file: file.to_owned(), place: Some(place), what }
    })?;
    Ok((lesson, text))
}

/// A lesson of any version.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
struct Versioned {
    version: u32,
}

fn check_version(version: u32) -> Result<(), FieldError> {
    if version == VERSION {
        return Ok(());
    }
    Err(FieldError::of(|texts| texts.lessons_files_version(VERSION, version)).field("version"))
}

pub(super) fn options() -> ron::Options {
    ron::Options::default().with_recursion_limit(NESTING)
}

fn wrong_field(file: &str, text: &str, error: FieldError) -> LessonError {
    LessonError { file: file.to_owned(), place: Some(locate(text, error.way())), what: error.what }
}

/// Grows the tree of a lesson made by the program rather than read from a file.
pub fn build(lesson: Lesson, watch: Watch<'_>) -> Result<Loaded, Words> {
    understand(lesson, watch).map_err(|error| error.what)
}

/// Grows the tree of a lesson made from a log.
///
/// `file` is only used in the error.
pub fn build_logged(
    file: &str,
    log: &str,
    lesson: Lesson,
    watch: Watch<'_>,
) -> Result<Loaded, LessonError> {
    understand(lesson, watch).map_err(|error| {
        let place = error.way().find_map(|segment| match segment {
            Segment::Character(number) => Some(place_of_character(log, number)),
            Segment::Field(_) | Segment::Item(_) => None,
        });
        LessonError { file: file.to_owned(), place, what: error.what }
    })
}

/// Checks that a lesson made by the program can be read back from its file.
pub fn check(lesson: &Lesson) -> Result<(), Words> {
    check_texts(lesson).map_err(|error| error.what)
}

/// Parses the text of a lesson without validating its content.
///
/// # Errors
/// If it is not RON of this shape, with the place.
pub fn parse(text: &str) -> Result<Lesson, ron::error::SpannedError> {
    options().from_str(text)
}

/// Writes a lesson as the text of a file. Reading and writing it again gives the same text;
/// comments in a hand-written file are not part of the lesson and are lost.
///
/// # Errors
/// A message, if it is nested too deeply to be read back.
pub fn to_text(lesson: &Lesson) -> Result<String, Words> {
    let pretty = ron::ser::PrettyConfig::new()
        .new_line("\n")
        .struct_names(true)
        .escape_strings(false)
        .compact_arrays(false);
    let text = options().to_string_pretty(lesson, pretty);
    let refused = |why: Words| {
        Words::in_each(|language| {
            let why = why.get(language);
            language.texts().lessons_files_unwritable(&lesson.id, why)
        })
    };
    let text = text.map_err(|error| refused(unwritable(&error)))? + "\n";
    // Makes sure that the text can be read back.
    match parse(&text) {
        Ok(same) if same == *lesson => Ok(text),
        Ok(_) => Err(refused(Words::of(Texts::lessons_files_reads_otherwise))),
        Err(error) => Err(refused(unwritable(&error.code))),
    }
}

/// Checks a lesson and grows its tree.
pub(super) fn understand(lesson: Lesson, watch: Watch<'_>) -> Result<Loaded, FieldError> {
    check_version(lesson.version)?;
    check_texts(&lesson)?;
    let mut algorithms = Vec::new();
    for (number, id) in lesson.algorithms.iter().enumerate() {
        let algorithm = algorithm_of(id, &lesson, &algorithms)
            .map_err(|error| error.item(number).field("algorithms"))?;
        algorithms.push(algorithm);
    }
    let Some(&first) = algorithms.first() else {
        return Err(FieldError::of(Texts::lessons_files_no_algorithm).field("algorithms"));
    };
    let times = lesson.sampling.iterations;
    if !(1..=Sampling::MOST).contains(&times) {
        let text = times.to_string();
        let error = FieldError::of(|texts| texts.samples_not_in_range(1, Sampling::MOST, &text));
        return Err(error.field("iterations").field("sampling"));
    }
    let SubjectTree { tree, subject, shogi, run, log } = lesson
        .subject
        .grow(lesson.search_by(first), watch)
        .map_err(|error| error.field("subject"))?;
    if tree.len() == 1 && first.needs().contains(&Need::Choice) {
        let error = FieldError::of(Texts::cli_no_choice);
        return Err(error.item(0).field("algorithms"));
    }
    let of_tree = TreeKnowledge::of_lesson(&lesson, &*subject, &tree)?;
    let main_run = match run {
        Some(run) => run,
        None => record_by(lesson.search_by(first), &tree, &of_tree)
            .map_err(|error| FieldError::new(error).item(0).field("algorithms"))?,
    };
    let mut loaded = Loaded {
        tree: Arc::new(tree),
        subject,
        shogi,
        algorithms,
        main_run: Arc::new(main_run),
        stop_steps: Vec::new(),
        twins: Arc::default(),
        log,
        text: None,
        lesson,
    };
    if loaded.log.is_none() {
        let error = |words| FieldError::new(words).field("subject");
        loaded.check_values(&loaded.main_run).map_err(error)?;
    }
    check_inside(&loaded).map_err(|error| error.field("inside"))?;
    loaded.twins = run_twins(&loaded)?.into();
    find_stops(&mut loaded)?;
    check_promises(&loaded)?;
    check_nodes(&loaded)?;
    let wrong = loaded.log.as_ref().map(|log| log.wrong_steps()).unwrap_or_default();
    let wrong = wrong.into_iter().filter(|step| !loaded.stop_steps.contains(step));
    loaded.stop_steps.extend(wrong.collect::<Vec<_>>());
    if loaded.tree.is_finished() {
        check_compare(&loaded)?;
    }
    Ok(loaded)
}

/// Checks that the nodes exist that are the answers to questions.
fn check_nodes(loaded: &Loaded) -> Result<(), FieldError> {
    for (number, question) in loaded.lesson.questions.iter().enumerate() {
        let AskedForm::Nodes(nodes) = &question.asked else {
            continue;
        };
        for (at, node) in nodes.iter().enumerate() {
            node_named(node, &loaded.tree, &*loaded.subject).map_err(|words| {
                let error = FieldError::new(words).item(at).item(0).field("asked");
                error.item(number).field("questions")
            })?;
        }
    }
    Ok(())
}

/// Checks that the lesson has the view of the evaluation that it opens with.
fn check_inside(loaded: &Loaded) -> Result<(), FieldError> {
    let Some(inside) = &loaded.lesson.inside else {
        return Ok(());
    };
    if !loaded.has_positions() {
        return Err(FieldError::of(Texts::lessons_files_no_evaluation));
    }
    let board = loaded.subject.othello();
    let board = board.map(|othello| othello.position(&loaded.tree, NodeId::ROOT).0);
    let of_patterns = inside.errors || inside.pattern.is_some();
    match board.map(|at| at.size()) {
        Some(BoardSize::Four) => Err(FieldError::of(Texts::lessons_files_small_patterns)),
        None if of_patterns => Err(FieldError::of(Texts::lessons_files_no_patterns)),
        Some(BoardSize::Eight) if inside.kind.is_some() => {
            Err(FieldError::of(Texts::lessons_files_no_terms).field("kind"))
        }
        _ => match &inside.pattern {
            Some(id) if !is_pattern(id) => {
                Err(FieldError::of(|texts| texts.lessons_files_no_pattern(id)).field("pattern"))
            }
            _ => Ok(()),
        },
    }
}

fn is_pattern(id: &str) -> bool {
    let all = PatternSet::of(CornerShape::Square).instances();
    all.iter().any(|instance| instance.id() == id)
}

/// Parses the id of an algorithm and checks that it fits the lesson's tree and is not among
/// `others`.
fn algorithm_of(id: &str, lesson: &Lesson, others: &[Algorithm]) -> Result<Algorithm, FieldError> {
    let algorithm: Algorithm =
        id.parse().map_err(|error: UnknownAlgorithm| FieldError::new(error))?;
    if let Err(unfit) = lesson.subject.allows(algorithm) {
        return Err(FieldError::new(Words::in_each(|language| {
            let why = unfit.say(language);
            language.texts().lessons_files_unfit(id, why)
        })));
    }
    if others.contains(&algorithm) {
        return Err(FieldError::of(|texts| texts.lessons_files_algorithm_twice(id)));
    }
    Ok(algorithm)
}

/// Checks that ids, titles and names are present and fit to print in one line.
fn check_texts(lesson: &Lesson) -> Result<(), FieldError> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if lesson.id.is_empty() || lesson.id.len() > LONGEST || !lesson.id.chars().all(is_plain) {
        return Err(FieldError::of(Texts::lessons_files_bad_id).field("id"));
    }
    check_words(&lesson.title, &|title| check_line(title, Texts::lessons_files_title, 1))
        .map_err(|error| error.field("title"))?;
    lesson.subject.setup().check().map_err(|error| error.field("subject"))?;
    let notes = |words| check_words(words, &check_notes);
    notes(&lesson.source).map_err(|error| error.field("source"))?;
    notes(&lesson.notes).map_err(|error| error.field("notes"))?;
    if let Some(table) = &lesson.table {
        check_table(table).map_err(|error| error.field("table"))?;
    }
    for (number, stop) in lesson.stops.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("stops");
        notes(&stop.words).map_err(|error| within(error.field("words")))?;
    }
    for (number, question) in lesson.questions.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("questions");
        notes(&question.ask).map_err(|error| within(error.field("ask")))?;
        notes(&question.answer).map_err(|error| within(error.field("answer")))?;
        if question.answer.is_empty() && !lesson.student {
            return Err(within(FieldError::of(Texts::lessons_files_no_answer)));
        }
        if let AskedForm::Choice { right, of } = &question.asked {
            let within = |error: FieldError| within(error.field("asked"));
            if !(1..=of.len()).contains(right) {
                let error = FieldError::of(|texts| texts.lessons_files_no_choice(of.len(), *right));
                return Err(within(error.field("right")));
            }
            for (number, choice) in of.iter().enumerate() {
                notes(choice).map_err(|error| within(error.item(number).field("of")))?;
            }
        }
    }
    check_length(lesson)
}

/// The longest text of a lesson, in characters: about twenty pages, which a window can still lay
/// out at every keystroke.
const LONGEST_TEXT: usize = 20_000;
/// The longest total of a lesson's texts in one language, since they are shown below each other.
const LONGEST_TOGETHER: usize = 200_000;

/// Refuses a lesson whose texts are too long in total, at the text that exceeds the limit.
fn check_length(lesson: &Lesson) -> Result<(), FieldError> {
    let stops = lesson.stops.iter().enumerate();
    let stops = stops.map(|(number, stop)| (&stop.words, number, "words", "stops"));
    let questions = lesson.questions.iter().enumerate();
    let questions = questions.flat_map(|(number, question)| {
        let (ask, answer) = (&question.ask, &question.answer);
        [(ask, number, "ask", "questions"), (answer, number, "answer", "questions")]
    });
    let mut lengths = [&lesson.notes, &lesson.source].map(length).iter().sum::<usize>();
    for (words, number, field, list) in stops.chain(questions) {
        lengths += length(words);
        if lengths > LONGEST_TOGETHER {
            let error =
                FieldError::of(|texts| texts.lessons_files_texts_too_long(LONGEST_TOGETHER));
            return Err(error.field(field).item(number).field(list));
        }
    }
    Ok(())
}

/// The length of the longer language version, in characters.
fn length(words: &Words) -> usize {
    words.ja.chars().count().max(words.en.chars().count())
}

/// Checks a text in both languages.
pub(super) fn check_words(
    words: &Words,
    check: &dyn Fn(&str) -> Result<(), FieldError>,
) -> Result<(), FieldError> {
    check(&words.ja).map_err(|error| error.field("ja"))?;
    check(&words.en).map_err(|error| error.field("en"))
}

/// Checks a text of several lines, of at most [`LONGEST_TEXT`].
pub(super) fn check_notes(text: &str) -> Result<(), FieldError> {
    if text.chars().nth(LONGEST_TEXT).is_some() {
        let count = text.chars().count();
        let error = FieldError::of(|texts| texts.lessons_files_text_too_long(count, LONGEST_TEXT));
        return Err(error.character(LONGEST_TEXT));
    }
    let mut characters = text.chars().enumerate();
    match characters.find(|&(_, c)| is_invisible(c)) {
        None => Ok(()),
        Some((at, found)) => {
            let error = FieldError::of(|texts| texts.lessons_files_control(format!("{found:?}")));
            Err(error.character(at))
        }
    }
}
