//! The command line: subcommands as functions writing to a `Write`.
//!
//! With exit status 2, nothing is written to the output and one sentence goes to the errors.

#![expect(
    clippy::format_push_string,
    reason = "a text for people is built in the order in which it is read"
)]

mod any_game;
mod bench;
mod beside;
mod budgets;
mod candidates;
mod check;
mod choose;
mod claims;
mod class;
mod compare;
mod compare_answer;
mod contestant;
mod diff;
mod eval;
mod exchange;
mod exercise;
mod export;
mod fit_othello;
mod grow;
mod growth;
mod guesses;
mod handout;
mod judge;
mod lessons;
mod lines;
mod list_lessons;
mod listed;
mod mate;
mod outputs;
mod pack;
mod paper;
mod plan;
mod positions;
mod record;
mod record_answer;
mod run;
mod sampled;
mod scorm;
mod screenshot;
mod search;
mod series;
mod stream;
mod telling;
mod text_tree;
mod tree;
mod twins;
mod usage;
mod usi;
mod walk;
mod why;

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory as _, Parser, Subcommand};
use serde_json::Value;

pub use lessons::{check_named, open, source};

use self::stream::Streams;
use host::{Folders, speak_from};
use language::{Language, Sides, Signs, Texts, visible};

/// yomisuji (読み筋) makes reading ahead visible.
#[derive(Debug, Parser)]
#[command(name = "yomisuji", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Subcommands>,
    /// What to open in the window: a lesson or a course (.ron), a folder or a pack (.zip) of lessons, a tree, a search log, a
    /// game record (.kif .ki2 .csa .jkf .usi .ggf .moves), a position (.sfen), a link, or the id of a lesson
    /// that ships.
    lesson: Option<PathBuf>,
    /// A position to open in the window, in SFEN.
    #[arg(long, conflicts_with = "lesson", allow_hyphen_values = true)]
    sfen: Option<String>,
    /// Say everything with the texts of this folder, which is laid out like src/language/locales: a folder a
    /// language (ja, en) with files of Project Fluent (.ftl). A language without a folder keeps its own.
    #[arg(long, global = true, value_name = "FOLDER")]
    texts: Option<PathBuf>,
    /// The language of answers, errors and what is made for people: ja or en [default: that of the
    /// system; if it names none, ja for lessons and records, en for everything else].
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Language>,
    /// What the sides are called where no game names them: max-min or black-white [default: max-min in
    /// English, 先手 and 後手 in Japanese].
    #[arg(long, global = true, value_parser = sides)]
    sides: Option<Sides>,
    /// The signs of bounds and ranges: international (≥ ≤ –) or japanese (≧ ≦ 〜) [default: those of the
    /// language].
    #[arg(long, global = true, value_parser = signs)]
    symbols: Option<Signs>,
}

/// The language in which lessons and records are told if nobody has said which, as the window does.
const TOLD_IN: Language = Language::Ja;

/// A subcommand, and the language that it was asked to speak.
#[derive(Debug)]
pub struct Asked {
    command: Subcommands,
    language: Option<Language>,
}

/// The action requested by the arguments.
#[derive(Debug)]
pub enum Request {
    /// Open the window, on this lesson if given.
    Window(Option<PathBuf>),
    /// Open the window on a position.
    Position(String),
    Subcommand(Box<Asked>),
}

/// Parses the arguments of the process. If they name a folder of texts, all messages use those from
/// here on.
pub fn parse(
    arguments: impl Iterator<Item = std::ffi::OsString>,
) -> Result<Request, HelpOrRefusal> {
    use clap::error::ErrorKind;
    let arguments: Vec<_> = arguments.collect();
    let first = arguments.get(1).filter(|first| !first.to_string_lossy().starts_with('-')).cloned();
    let is_command = |name: &std::ffi::OsString| {
        Arguments::command().get_subcommands().any(|command| name == command.get_name())
    };
    let first = first.filter(|first| !is_command(first));
    Language::speaking(asked_language(&arguments), || match Arguments::try_parse_from(arguments) {
        Ok(arguments) => match arguments.texts.as_deref().map(speak_from) {
            Some(Err(words)) => Err(HelpOrRefusal::Refused(words.spoken())),
            None | Some(Ok(())) => arguments.request(),
        },
        Err(error) => Err(match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                HelpOrRefusal::Help(error.to_string())
            }
            // What stands first may be a mistyped command, which takes none of what follows.
            _ => HelpOrRefusal::Refused(match first.map(|first| check_named(Path::new(&first))) {
                Some(Err(Refusal(sentence))) => sentence,
                _ => usage::usage(&error),
            }),
        }),
    })
}

/// The language that arguments ask for with `--lang`, whatever else is wrong with them.
pub fn asked_language(arguments: &[std::ffi::OsString]) -> Option<Language> {
    let texts: Vec<_> = arguments.iter().filter_map(|text| text.to_str()).collect();
    let value = |(at, text): (usize, &&str)| match text.strip_prefix("--lang")? {
        "" => language(texts.get(at + 1)?).ok(),
        value => language(value.strip_prefix('=')?).ok(),
    };
    texts.iter().enumerate().find_map(value)
}

/// Parses a two-letter language code.
fn language(name: &str) -> Result<Language, String> {
    match name {
        "ja" => Ok(Language::Ja),
        "en" => Ok(Language::En),
        _ => Err(texts().cli_expected_language()),
    }
}

fn sides(name: &str) -> Result<Sides, String> {
    telling::one_of(&Sides::CHOICES, Sides::id, name)
}

fn signs(name: &str) -> Result<Signs, String> {
    telling::one_of(&Signs::ALL, Signs::id, name)
}

/// A text to print instead of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpOrRefusal {
    /// For standard output.
    Help(String),
    /// One sentence about bad usage, for standard error.
    Refused(String),
}

impl Arguments {
    /// The requested action; a command stands alone.
    fn request(self) -> Result<Request, HelpOrRefusal> {
        match (self.command, self.sfen, self.lesson) {
            (Some(command), None, None) => {
                let chosen = self.sides.is_some() || self.symbols.is_some();
                let told = command.tells().then_some(TOLD_IN);
                let spoken = Language::decided().or(told).unwrap_or_else(Language::spoken);
                let spoken = || spoken.with(self.sides, self.symbols);
                let language = self.lang.map(|language| language.with(self.sides, self.symbols));
                let language = language.or_else(|| chosen.then(spoken));
                Ok(Request::Subcommand(Box::new(Asked { command, language })))
            }
            (Some(_), sfen, lesson) => {
                let other = sfen.map(|_| "--sfen".to_owned());
                let other = other.or(lesson.map(|lesson| lesson.display().to_string()));
                let (name, texts) = (other.unwrap_or_default(), texts());
                Err(HelpOrRefusal::Refused(texts.cli_see_help(texts.cli_usage_unknown(name))))
            }
            (None, Some(sfen), _) => Ok(Request::Position(sfen)),
            (None, None, lesson) => Ok(Request::Window(lesson)),
        }
    }
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Subcommands {
    /// List the lessons that ship.
    Lessons(list_lessons::ListLessons),
    /// Walk through a lesson in the terminal.
    Walk(walk::Walk),
    /// Run a lesson's algorithm, and prove its promises.
    Run(run::RunLesson),
    /// The first wrong line of the log of another program's search, and the mistake by its name.
    Judge(judge::JudgeLog),
    /// The claims of a run for other programs, each with its proof.
    Claims(claims::ListClaims),
    /// Why not this move: where it stands in a lesson's run, and what answers it.
    Why(why::WhyNotMove),
    /// Search a tree written as nested lists.
    Tree(tree::SearchTree),
    /// Count the legal lines of a position.
    Perft(positions::Perft),
    /// List the legal moves of a position.
    Moves(positions::Moves),
    /// Which moves of a position are worth reading (the move classes of YSS), and why not the others.
    Candidates(candidates::ListCandidates),
    /// The exchange value on a square: take or decline.
    Exchange(exchange::ExchangeOn),
    /// The tree of a position, as the search grows it, or every move.
    Grow(grow::GrowTree),
    /// Where the selective engine and the exact one choose differently, and the guess that makes the
    /// difference.
    Guesses(guesses::FindGuesses),
    /// The static value of a position, and its terms.
    Eval(eval::EvaluatePosition),
    /// What the engine makes of a position.
    Search(search::SearchPosition),
    /// Whether the side to move mates by checks alone, how soon, and how.
    Mate(mate::FindMate),
    /// What a player makes of a position, and which moves are as good.
    Choose(choose::ChooseMove),
    /// Games between two players.
    Selfplay(series::SelfPlay),
    /// Which of two players is the stronger one, and how sure that is.
    Match(series::PlayMatch),
    /// What our engine enters on a fixed set of positions, how fast, and what its steps are worth.
    Bench(bench::BenchEngines),
    /// Set engines beside the explicit tree of a position.
    Compare(compare::CompareReaders),
    /// Fit the weights of Turtle, the pattern evaluation of Othello.
    FitOthello(fit_othello::FitOthello),
    /// Speak USI, the protocol of shogi engines, on standard input and output.
    Usi(usi::Usi),
    /// Read a game record (KIF, KI2, CSA, JKF, USI, SFEN), or convert it.
    Record(record::ReadRecord),
    /// A lesson made by chance, in which something wanted happens.
    Exercise(exercise::MakeExercise),
    /// How the work of searches grows with depth and branching, on the same random trees.
    Growth(growth::MeasureGrowth),
    /// Prove every promise of every lesson.
    Check(check::Check),
    /// What differs between two versions of a lesson, and in what their runs find.
    Diff(diff::CompareVersions),
    /// The marks of this machine's learner, or of a class, as CSV or JSON.
    Marks(class::ExportMarks),
    /// Test papers with their marking key.
    Paper(paper::MakePapers),
    /// The plan of a lesson in class, to print; without a course, the plans that ship.
    Plan(plan::PrintPlan),
    /// Lessons and their course in one file, to send to others.
    Pack(pack::PackLessons),
    /// A course for learning platforms (SCORM 1.2): a page that opens it, and hands in the marks.
    Scorm(scorm::MakeScorm),
    /// Worksheets with blanks in trees, and their answers.
    Handout(handout::MakeHandouts),
    /// A copy of a lesson for students, without answers.
    Student(class::CopyForStudents),
    /// A step or a range of steps as a file: a picture, a page that steps, LaTeX, data.
    Export(export::ExportSteps),
    /// A picture of the window at a step, without a display.
    Screenshot(Box<screenshot::Screenshot>),
}

/// How an answer is printed.
#[derive(Clone, Copy, Debug, Args)]
pub struct AnswerFormat {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The answer of a command.
#[derive(Debug)]
struct CliAnswer {
    /// For programs.
    json: Value,
    /// The same for people, in whole lines.
    text: String,
}

impl CliAnswer {
    fn print(&self, format: AnswerFormat, output: &mut dyn Write) -> Result<Exit, Refusal> {
        if format.json {
            writeln!(output, "{}", self.json)?;
        } else {
            write!(output, "{}", self.text)?;
        }
        Ok(Exit::Answered)
    }
}

/// An object without those of these fields that are null.
fn without_nulls(mut object: Value, names: &[&str]) -> Value {
    if let Value::Object(fields) = &mut object {
        fields.retain(|name, value| !value.is_null() || !names.contains(&name.as_str()));
    }
    object
}

/// Why a command has no answer, in one sentence. The exit status is 2.
///
/// It is empty if the reader of the output has gone away (`| head`), which is not an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(pub String);

impl<E: std::error::Error + 'static> From<E> for Refusal {
    fn from(error: E) -> Self {
        let io = (&error as &dyn std::any::Any).downcast_ref::<std::io::Error>();
        match io.map(std::io::Error::kind) {
            Some(std::io::ErrorKind::BrokenPipe) => Self(String::new()),
            Some(_) => Self(texts().cli_output_not_written(error.to_string())),
            None => Self(error.to_string()),
        }
    }
}

/// What somebody else has written, on one line, and nothing in it that a terminal would obey.
fn one_line(text: &str) -> String {
    visible(text).replace('\n', "<U+000A>").replace('\t', "<U+0009>")
}

/// Says on standard error what went wrong, a line each, and nothing that a terminal would obey.
pub fn complain(sentences: &str) {
    for sentence in visible(sentences).replace('\t', " ").lines() {
        eprintln!("yomisuji: {sentence}");
    }
}

/// The texts of the language that is spoken.
fn texts() -> &'static Texts {
    Language::spoken().texts()
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Status 0.
    Answered,
    /// A promise is broken, or there is no mate: status 1.
    Broken,
    /// Some input was bad and has been reported: status 2.
    BadInput,
}

impl Exit {
    pub const fn status(self) -> u8 {
        match self {
            Self::Answered => 0,
            Self::Broken => 1,
            Self::BadInput => 2,
        }
    }
}

/// Runs a subcommand with the user's folders, in the language that it was asked for.
pub fn run(
    asked: &Asked,
    folders: &Folders,
    input: &mut (dyn BufRead + Send),
    output: &mut (dyn Write + Send),
) -> Result<Exit, Refusal> {
    let told = || asked.command.tells().then_some(TOLD_IN);
    let language = asked.language.or_else(|| Language::decided().map_or_else(told, Some));
    Language::speaking(language, || asked.command.run(folders, &mut Streams { input, output }))
}

/// The window that `screenshot` pictures, and its size in points; `None` for another subcommand.
pub fn pictured(asked: &Asked) -> Result<Option<(gui::MainWindow, [f32; 2])>, Refusal> {
    let Subcommands::Screenshot(screenshot) = &asked.command else {
        return Ok(None);
    };
    let window = Language::speaking(asked.language, || screenshot.window())?;
    Ok(Some((window.0, screenshot.room())))
}

impl Subcommands {
    /// Whether this tells what is written in two languages: lessons, and records.
    fn tells(&self) -> bool {
        matches!(
            self,
            Self::Lessons(_)
                | Self::Walk(_)
                | Self::Why(_)
                | Self::Record(_)
                | Self::Diff(_)
                | Self::Paper(_)
                | Self::Plan(_)
                | Self::Handout(_)
                | Self::Scorm(_)
                | Self::Export(_)
                | Self::Screenshot(_)
        )
    }

    fn run(&self, folders: &Folders, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let Streams { input, output } = streams;
        match self {
            Self::Lessons(list) => list.run(*output),
            Self::Walk(walk) => walk.run(*input, *output),
            Self::Run(run) => run.run(streams),
            Self::Judge(judge) => judge.run(streams),
            Self::Claims(claims) => claims.run(streams),
            Self::Why(why) => why.run(*output),
            Self::Tree(tree) => tree.run(*input, *output),
            Self::Perft(perft) => perft.run(streams),
            Self::Moves(moves) => moves.run(streams),
            Self::Candidates(candidates) => candidates.run(streams),
            Self::Exchange(exchange) => exchange.run(streams),
            Self::Grow(grow) => grow.run(streams),
            Self::Guesses(guesses) => guesses.run(streams),
            Self::Eval(eval) => eval.run(streams),
            Self::Search(search) => search.run(streams),
            Self::Mate(mate) => mate.run(streams),
            Self::Choose(choose) => choose.run(streams),
            Self::Selfplay(selfplay) => selfplay.run(*output),
            Self::Match(game_match) => game_match.run(folders, *output),
            Self::Bench(bench) => bench.run(*output),
            Self::FitOthello(fit) => fit.run(*output),
            Self::Compare(compare) => compare.run(folders, streams),
            Self::Usi(usi::Usi {}) => usi::Usi::run(*input, *output),
            Self::Record(record) => record.run(streams),
            Self::Exercise(exercise) => exercise.run(*output),
            Self::Growth(growth) => growth.run(*output),
            Self::Check(check) => check.run(*output),
            Self::Diff(diff) => diff.run(*output),
            Self::Marks(marks) => marks.run(folders, streams),
            Self::Paper(paper) => paper.run(*output),
            Self::Plan(plan) => plan.run(*output),
            Self::Pack(pack) => pack.run(*output),
            Self::Scorm(scorm) => scorm.run(*output),
            Self::Handout(handout) => handout.run(*output),
            Self::Student(student) => student.run(*output),
            Self::Export(export) => export.run(*output),
            Self::Screenshot(screenshot) => screenshot.run(*output),
        }
    }
}

/// Checks that the window can be opened on a position.
pub fn check_position(sfen: &str) -> Result<(), Refusal> {
    let read = session::read_line::<games::shogi::Shogi>(sfen);
    read.map(drop).map_err(Refusal::from)
}

/// The lesson to walk through in place of a window; `None` for a file of positions, which cannot be
/// walked through.
pub fn walkable(lesson: Option<&Path>) -> Result<Option<PathBuf>, Refusal> {
    let Some(name) = lesson else {
        return Ok(None);
    };
    if source(name).is_for_board() {
        lessons::check_positions(name)?;
        return Ok(None);
    }
    open(name)?;
    Ok(Some(name.to_path_buf()))
}

/// Reports that there is no display and walks through the lesson, or the first one, in the
/// terminal.
pub fn walk_instead(
    no_display: &dyn std::fmt::Display,
    lesson: Option<PathBuf>,
    output: &mut dyn Write,
) -> Result<Exit, Refusal> {
    let which = if lesson.is_some() { "named" } else { "first" };
    complain(&texts().cli_no_window(no_display.to_string(), which));
    let told = Language::decided().unwrap_or(TOLD_IN);
    Language::speaking(Some(told), || walk::Walk::of(lesson).run(&mut std::io::empty(), output))
}
