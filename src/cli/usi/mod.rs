//! `usi`: the engine for any program that speaks USI (<https://shogidokoro2.stars.ne.jp/usi.html>).
//!
//! The reader never waits for a search: each `go` runs on its own thread. Lines from both are
//! written whole, one after the other.

mod go;
mod input;
mod output;
mod thinking;

use std::io::{BufRead, Write};
use std::thread::{self, Scope};

use clap::Args;
use shogi_core::Move;
use shunsai::Position;

use super::{Exit, Refusal, texts};
use eval::Evaluation;
use formats::sfen::parse_sfen;
use formats::usi::parse_usi_move;
use games::shogi::setup::playable;
use games::shogi::{Shogi, player_of};
use go::GoRequest;
use input::{Input, next};
use language::{Say, Texts, Words};
use output::LineWriter;
use play::{GameEngine, shogi_engine, strong_engine};
use score::Player;
use search::{Settings, Steps};
use thinking::{SearchTask, SearchThread};

/// Speak USI, the protocol of shogi engines, on standard input and output.
#[derive(Debug, Args)]
pub struct Usi {}

impl Usi {
    pub(super) fn run(
        input: &mut (dyn BufRead + Send),
        output: &mut (dyn Write + Send),
    ) -> Result<Exit, Refusal> {
        let output = LineWriter::new(output);
        thread::scope(|scope| {
            let mut session = UsiSession::new(scope, &output);
            loop {
                match next(input) {
                    Input::End => break,
                    Input::Line(line) if line.trim() == "quit" => break,
                    Input::Line(line) => session.obey(&line),
                    Input::TooLong(beginning) => session.obey_beginning(&beginning),
                }
                if output.is_broken() {
                    break;
                }
            }
            session.end_thinking();
        });
        // Unlike `head`, a USI client does not close the pipe early on purpose.
        let failed =
            |error: std::io::Error| Refusal(texts().cli_output_not_written(error.to_string()));
        output.ended().map_err(failed)?;
        Ok(Exit::Answered)
    }
}

/// The largest table that may be requested, in mebibytes.
const MOST_HASH: usize = 4_096;
/// No position has more legal moves than 593.
const MOST_LINES: usize = 593;

/// The settable options.
#[derive(Clone, Copy, PartialEq)]
struct Options {
    /// In mebibytes.
    hash: usize,
    multi_pv: usize,
    evaluation: Evaluation,
    /// Whether every move is read to the full depth, as in a lesson.
    exact: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { hash: 64, multi_pv: 1, evaluation: Evaluation::Material8, exact: false }
    }
}

/// The engine of the program: the textbook search, which leaves out what is hardly worth reading
/// unless it is to be exact.
type OurEngine = Box<dyn GameEngine<Shogi>>;

/// Executes the commands of a USI client.
struct UsiSession<'scope, 'env, 'o> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env LineWriter<'o>,
    /// `None` after an invalid `position`: the previous one is not used.
    position: Option<Position>,
    options: Options,
    /// The engine with the options it was built for; `None` while it is thinking.
    engine: Option<(OurEngine, Options)>,
    thinking: Option<SearchThread<'scope>>,
    /// Whether a `go` without anything to search must still be answered later.
    owes_answer: bool,
}

impl<'scope, 'env, 'o: 'env> UsiSession<'scope, 'env, 'o> {
    fn new(scope: &'scope Scope<'scope, 'env>, output: &'env LineWriter<'o>) -> Self {
        Self {
            scope,
            output,
            position: Some(Position::startpos()),
            options: Options::default(),
            engine: None,
            thinking: None,
            owes_answer: false,
        }
    }

    /// Executes one line; unknown commands are ignored, as the protocol requires.
    fn obey(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return;
        };
        let rest = line.trim_start()[command.len()..].trim();
        match command {
            "usi" => self.introduce(),
            "isready" => {
                if self.thinking.is_none() {
                    let engine = self.ready_engine(self.options);
                    self.engine = Some(engine);
                }
                self.output.line("readyok");
            }
            "setoption" => self.set_option(rest),
            "usinewgame" => {
                self.end_thinking();
                if let Some((engine, _)) = &mut self.engine {
                    engine.forget();
                }
            }
            "position" => match read_position(rest) {
                Ok(position) => {
                    if let Err(error) = playable(&position) {
                        self.output.note(&error.words());
                    }
                    self.position = Some(position);
                }
                Err(words) => {
                    self.position = None;
                    self.output.note(&words);
                }
            },
            "go" => self.go(rest),
            "stop" | "gameover" => {
                self.thinking.iter().for_each(SearchThread::stop);
                self.pay();
            }
            "ponderhit" => {
                self.pay();
                let thinking = self.thinking.iter();
                for words in thinking.flat_map(|search| search.ponder_hit(rest)) {
                    self.output.note(&words);
                }
            }
            _ => {}
        }
    }

    /// Executes the beginning of an overlong line: after `position` the position is unknown, `go`
    /// is executed as far as it was read, and everything else is ignored.
    fn obey_beginning(&mut self, line: &str) {
        self.output.note(&Words::of(Texts::cli_usi_line_too_long));
        match line.split_whitespace().next() {
            Some("position") | None => self.position = None,
            Some("go") => {
                // The last word may be truncated.
                let whole = line.rfind(char::is_whitespace).unwrap_or_default();
                self.obey(&line[..whole]);
            }
            Some(_) => {}
        }
    }

    fn introduce(&self) {
        let Options { hash, multi_pv, .. } = Options::default();
        self.output.line(concat!("id name yomisuji ", env!("CARGO_PKG_VERSION")));
        self.output.line("id author the authors of yomisuji");
        let spin = |name, default, most| {
            let line = format!("option name {name} type spin default {default} min 1 max {most}");
            self.output.line(&line);
        };
        spin("USI_Hash", hash, MOST_HASH);
        spin("Threads", 1, 1);
        spin("MultiPV", multi_pv, MOST_LINES);
        let names: Vec<_> =
            Evaluation::ALL.iter().map(|evaluation| format!("var {evaluation}")).collect();
        self.output.line(&format!(
            "option name Evaluator type combo default {} {}",
            Options::default().evaluation,
            names.join(" ")
        ));
        self.output.line("option name Exact type check default false");
        self.output.line("usiok");
    }

    /// `name N value V`; takes effect with the next search.
    fn set_option(&mut self, text: &str) {
        let text = text.strip_prefix("name").unwrap_or(text).trim_start();
        let (name, value) = text.split_once(" value ").unwrap_or((text, ""));
        let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
        let number = |most: usize| {
            let number = value.parse::<i128>().ok()?;
            Some(usize::try_from(number.max(1)).unwrap_or(most).min(most))
        };
        let understood = match name.as_str() {
            "usi_hash" => number(MOST_HASH).map(|hash| self.options.hash = hash),
            "multipv" => number(MOST_LINES).map(|lines| self.options.multi_pv = lines),
            "threads" => number(1).map(drop), // There is one.
            "evaluator" => {
                let found = value.to_ascii_lowercase().parse();
                found.ok().map(|evaluation| self.options.evaluation = evaluation)
            }
            "exact" => {
                value.to_ascii_lowercase().parse().ok().map(|exact| self.options.exact = exact)
            }
            _ => return,
        };
        if understood.is_none() {
            let value: String = value.chars().take(40).collect();
            self.output.note(&Words::of(|texts| texts.cli_usi_no_value(&name, &value)));
        }
    }

    /// The engine for these options; the existing one is reused if it fits.
    fn ready_engine(&mut self, options: Options) -> (OurEngine, Options) {
        let same = |made: &Options| Options { multi_pv: made.multi_pv, ..options } == *made;
        let kept = self.engine.take().filter(|(_, made)| same(made));
        let (mut engine, _) = kept.unwrap_or_else(|| {
            let settings = Settings { hash_bytes: options.hash << 20, ..Settings::default() };
            let engine = if options.exact {
                shogi_engine(options.evaluation, settings)
            } else {
                let margin = Some(options.evaluation.pawn());
                let settings = Settings { aspiration: margin, ..settings };
                strong_engine(options.evaluation, settings, Steps::ALL)
            };
            (engine, options)
        });
        engine.set_multi_pv(options.multi_pv);
        (engine, options)
    }

    fn go(&mut self, text: &str) {
        self.end_thinking();
        let side = self.position.as_ref().map(Position::side_to_move);
        let side = side.map_or(Player::Max, player_of);
        let (go, notes) = GoRequest::read(text, side);
        for words in &notes {
            self.output.note(words);
        }
        let GoRequest::Search(request) = go else {
            return self.output.line("checkmate notimplemented");
        };
        let Some(position) = self.position.clone() else {
            let refused = Words::of(Texts::cli_usi_no_position);
            return self.resign(&refused, request.waits);
        };
        let mut options = self.options;
        if let Err(error) = options.evaluation.fits(&position) {
            let usual = Options::default().evaluation;
            if options.evaluation != usual {
                return self.resign(&error.words(), request.waits);
            }
            // Nobody asked for the usual evaluator: without both kings, pieces alone count.
            self.output.note(&error.words());
            options.evaluation = Evaluation::default();
        }
        let (engine, options) = self.ready_engine(options);
        let task = SearchTask { engine, options, position };
        match SearchThread::start(self.scope, self.output, task, request) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => {
                let failed = Words::of(|texts| texts.cli_usi_no_thread(error.to_string()));
                self.resign(&failed, request.waits);
            }
        }
    }

    /// Answers a `go` that has nothing to search by resigning, at once or, as the protocol requires
    /// for `infinite` and `ponder`, on `stop` or `ponderhit`.
    fn resign(&mut self, why: &Words, waits: bool) {
        self.output.note(why);
        self.owes_answer = true;
        if !waits {
            self.pay();
        }
    }

    /// Sends the outstanding answer, if any.
    fn pay(&mut self) {
        if std::mem::take(&mut self.owes_answer) {
            self.output.line("bestmove resign");
        }
    }

    /// Stops the running search and takes the engine back.
    fn end_thinking(&mut self) {
        self.pay();
        if let Some(thinking) = self.thinking.take() {
            self.engine = thinking.end();
        }
    }
}

/// The position after `startpos` or `sfen …`, and `moves …` from there.
fn read_position(text: &str) -> Result<Position, Words> {
    let (start, moves) = match text.split_once("moves") {
        Some((start, moves)) => (start, moves),
        None => (text, ""),
    };
    let mut position = parse_sfen(start).map_err(|error| error.words())?;
    for (ply, text) in (1..).zip(moves.split_whitespace()) {
        let mv: Move = parse_usi_move(text, &position).map_err(|error| {
            let text: String = text.chars().take(20).collect();
            Words::in_each(|language| {
                language.texts().cli_usi_move(ply, &text, error.say(language))
            })
        })?;
        position.do_move(mv);
    }
    Ok(position)
}
