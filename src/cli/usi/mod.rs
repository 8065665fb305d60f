//! `usi`: the engine for any program that speaks USI (<https://shogidokoro2.stars.ne.jp/usi.html>).
//!
//! The reader never waits for a search: each `go` runs on its own thread. Lines from both are
//! written whole, one after the other.

mod go;
mod input;
mod mate;
mod output;
mod thinking;

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use clap::Args;
use shogi_core::Move;
use shunsai::Position;

use super::{Exit, Refusal, texts};
use eval::Evaluation;
use formats::sfen::parse_sfen;
use formats::usi::parse_usi_move;
use games::shogi::declaration::Declaration;
use games::shogi::setup::{SetupError, playable};
use games::shogi::{Shogi, player_of};
use go::{GoRequest, MOST_NOTES, Timing};
use input::{Input, next};
use language::{Say, Texts, Words};
use mate::MateTask;
use output::LineWriter;
use play::{GameEngine, game_engine, strong_engine};
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

/// The longest delay that may be set, in milliseconds.
const MOST_DELAY: usize = 10_000;
/// The earlier positions that are kept: as far back as the search looks for a repetition.
const EARLIER: usize = 64;

/// The names of the rule that the option for it offers.
const DECLARATION_RULES: [&str; 2] = ["CSARule27", "NoEnteringKing"];

#[derive(Clone, Copy, PartialEq)]
struct Options {
    /// In mebibytes.
    hash: usize,
    multi_pv: usize,
    evaluation: Evaluation,
    /// Whether every move is read to the full depth, as in a lesson.
    exact: bool,
    /// The reserve for transmitting a move, in milliseconds.
    delay: usize,
    /// Whether the game can be won by declaration (入玉宣言勝ち).
    declares: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 64,
            multi_pv: 1,
            evaluation: Evaluation::Material8,
            exact: false,
            delay: 100,
            declares: true,
        }
    }
}

/// A position of a game.
#[derive(Clone)]
struct Given {
    position: Position,
    /// The last positions before it.
    earlier: Vec<Position>,
}

/// The answer of a side that has nothing to play.
const RESIGN: &str = "bestmove resign";

/// The engine of the program: the textbook search, which leaves out what is hardly worth reading
/// unless it is to be exact.
type OurEngine = Box<dyn GameEngine<Shogi>>;

/// Executes the commands of a USI client.
struct UsiSession<'scope, 'env, 'o> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env LineWriter<'o>,
    /// `None` after an invalid `position`: the previous one is not used.
    given: Option<Given>,
    options: Options,
    /// The engine with the options it was built for; `None` while it is thinking.
    engine: Option<(OurEngine, Options)>,
    thinking: Option<SearchThread<'scope>>,
    /// The answer still to be given to a `go` without anything to search.
    owed: Option<&'static str>,
}

impl<'scope, 'env, 'o: 'env> UsiSession<'scope, 'env, 'o> {
    fn new(scope: &'scope Scope<'scope, 'env>, output: &'env LineWriter<'o>) -> Self {
        Self {
            scope,
            output,
            given: Some(Given { position: Position::startpos(), earlier: Vec::new() }),
            options: Options::default(),
            engine: None,
            thinking: None,
            owed: None,
        }
    }

    /// Executes one line; unknown commands are reported and otherwise ignored, as the protocol
    /// requires.
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
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "stop" | "gameover" => {
                self.thinking.iter().for_each(SearchThread::stop);
                self.pay();
            }
            "ponderhit" => {
                let owed = self.pay();
                match &self.thinking {
                    Some(thinking) => {
                        let notes = thinking.ponder_hit(rest);
                        for words in &notes {
                            self.output.note(words);
                        }
                    }
                    None if owed => {}
                    None => self.output.note(&Words::of(Texts::cli_usi_not_pondering)),
                }
            }
            _ => {
                let command: String = command.chars().take(20).collect();
                self.output.note(&Words::of(|texts| texts.cli_usi_unknown_command(&command)));
            }
        }
    }

    /// Takes over a position; without a legible and possible one there is none.
    fn set_position(&mut self, text: &str) {
        self.given = None;
        match read_position(text) {
            Ok(given) => {
                let impossible = playable(&given.position).err();
                if let Some(error) = impossible {
                    self.output.note(&error.words());
                }
                let is_over = matches!(impossible, Some(SetupError::OpponentInCheck { .. }));
                self.given = Some(given).filter(|_| !is_over);
            }
            Err(words) => self.output.note(&words),
        }
    }

    /// Executes the beginning of an overlong line: after `position` the position is unknown, `go`
    /// is executed as far as it was read, and everything else is ignored.
    fn obey_beginning(&mut self, line: &str) {
        self.output.note(&Words::of(Texts::cli_usi_line_too_long));
        match line.split_whitespace().next() {
            Some("position") | None => self.given = None,
            Some("go") => {
                // The last word may be truncated.
                let whole = line.rfind(char::is_whitespace).unwrap_or_default();
                self.obey(&line[..whole]);
            }
            Some(_) => {}
        }
    }

    fn introduce(&self) {
        let Options { hash, multi_pv, delay, .. } = Options::default();
        self.output.line(concat!("id name yomisuji ", env!("CARGO_PKG_VERSION")));
        self.output.line("id author the authors of yomisuji");
        let spin = |name, default, least, most| {
            let line =
                format!("option name {name} type spin default {default} min {least} max {most}");
            self.output.line(&line);
        };
        spin("USI_Hash", hash, 1, MOST_HASH);
        self.output.line("option name USI_Ponder type check default false");
        spin("Threads", 1, 1, 1);
        spin("MultiPV", multi_pv, 1, MOST_LINES);
        spin("NetworkDelay", delay, 0, MOST_DELAY);
        let rules = DECLARATION_RULES.map(|rule| format!("var {rule}"));
        self.output.line(&format!(
            "option name EnteringKingRule type combo default {} {}",
            DECLARATION_RULES[0],
            rules.join(" ")
        ));
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
        let number = |least: usize, most: usize| {
            let number = value.parse::<i128>().ok()?;
            let used = usize::try_from(number.max(0)).unwrap_or(most).clamp(least, most);
            if i128::try_from(used) != Ok(number) {
                let used = used.to_string();
                self.output.note(&Words::of(|texts| texts.cli_usi_taken_as(&name, &used, value)));
            }
            Some(used)
        };
        let word = value.to_ascii_lowercase();
        let options = &mut self.options;
        let understood = match name.as_str() {
            "usi_hash" => number(1, MOST_HASH).map(|hash| options.hash = hash),
            "multipv" => number(1, MOST_LINES).map(|lines| options.multi_pv = lines),
            "networkdelay" => number(0, MOST_DELAY).map(|delay| options.delay = delay),
            "threads" => number(1, 1).map(drop), // There is one.
            "usi_ponder" => word.parse::<bool>().ok().map(drop), // It is told by `go ponder`.
            "enteringkingrule" => {
                let mut rules = DECLARATION_RULES.iter();
                let rule = rules.position(|rule| rule.eq_ignore_ascii_case(value));
                rule.map(|rule| options.declares = rule == 0)
            }
            "evaluator" => word.parse().ok().map(|evaluation| options.evaluation = evaluation),
            "exact" => word.parse().ok().map(|exact| options.exact = exact),
            _ => {
                let name: String = name.chars().take(40).collect();
                self.output.note(&Words::of(|texts| texts.cli_usi_unknown_option(&name)));
                return;
            }
        };
        if understood.is_none() {
            let value: String = value.chars().take(40).collect();
            self.output.note(&Words::of(|texts| texts.cli_usi_no_value(&name, &value)));
        }
    }

    /// The engine for these options; the existing one is reused if it fits.
    fn ready_engine(&mut self, options: Options) -> (OurEngine, Options) {
        let same = |made: &Options| {
            let Options { hash, evaluation, exact, .. } = options;
            (made.hash, made.evaluation, made.exact) == (hash, evaluation, exact)
        };
        let kept = self.engine.take().filter(|(_, made)| same(made));
        let (mut engine, _) = kept.unwrap_or_else(|| {
            let settings = Settings { hash_bytes: options.hash << 20, ..Settings::default() };
            let engine = if options.exact {
                game_engine::<Shogi>(options.evaluation, settings)
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
        let began = Instant::now();
        self.end_thinking();
        let side = self.given.as_ref().map(|given| given.position.side_to_move());
        let side = side.map_or(Player::Max, player_of);
        let delay = u64::try_from(self.options.delay).unwrap_or_default();
        let timing = Timing { side, began, delay: Duration::from_millis(delay) };
        let (go, notes) = GoRequest::read(text, timing);
        for words in &notes {
            self.output.note(words);
        }
        let request = match go {
            GoRequest::Search(request) => request,
            GoRequest::Mate(time) => return self.go_mate(time, timing),
        };
        let waits = request.waits;
        let Some(Given { position, earlier }) = self.given.clone() else {
            return self.answer(RESIGN, &Words::of(Texts::cli_usi_no_position), waits);
        };
        let declaration = Declaration::of(&position);
        if self.options.declares && declaration.wins() {
            let Declaration { points, pieces, .. } = declaration;
            let declares = Words::of(|texts| texts.cli_usi_declares(pieces, points));
            return self.answer("bestmove win", &declares, waits);
        }
        let mut options = self.options;
        if let Err(error) = options.evaluation.fits(&position) {
            let usual = Options::default().evaluation;
            if options.evaluation != usual {
                return self.answer(RESIGN, &error.words(), waits);
            }
            // Nobody asked for the usual evaluator: without both kings, pieces alone count.
            self.output.note(&error.words());
            options.evaluation = Evaluation::default();
        }
        let moves = request.moves.as_deref().map(|moves| self.root_moves(moves, &position));
        let (mut engine, options) = self.ready_engine(options);
        engine.set_root_moves(&moves.unwrap_or_default());
        engine.set_earlier(&earlier);
        let task = SearchTask { engine, options, position };
        match SearchThread::start(self.scope, self.output, task, &request, timing) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => {
                let failed = Words::of(|texts| texts.cli_usi_no_thread(error.to_string()));
                self.answer(RESIGN, &failed, waits);
            }
        }
    }

    /// The moves of `searchmoves` that can be played; reports the others, and that all moves are
    /// searched if none is left.
    fn root_moves(&self, written: &[String], position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (number, text) in written.iter().take(MOST_LINES).enumerate() {
            match parse_usi_move(text, position) {
                Ok(mv) => moves.push(mv),
                Err(error) if number < MOST_NOTES => {
                    let text: String = text.chars().take(20).collect();
                    self.output.note(&Words::in_each(|language| {
                        language.texts().cli_usi_search_move(&text, error.say(language))
                    }));
                }
                Err(_) => {}
            }
        }
        if moves.is_empty() {
            self.output.note(&Words::of(Texts::cli_usi_no_search_moves));
        }
        moves
    }

    /// Starts a search for a mate; answers at once where there is none to search for.
    fn go_mate(&mut self, time: Option<Duration>, timing: Timing) {
        let Some(Given { position, .. }) = self.given.clone() else {
            self.output.note(&Words::of(Texts::cli_usi_no_position));
            return self.output.line("checkmate timeout");
        };
        let task = match MateTask::new(position, time) {
            Ok(task) => task,
            Err(error) => {
                self.output.note(&error.words());
                return self.output.line("checkmate nomate");
            }
        };
        match SearchThread::start_mate(self.scope, self.output, task, timing) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => {
                self.output.note(&Words::of(|texts| texts.cli_usi_no_thread(error.to_string())));
                self.output.line("checkmate timeout");
            }
        }
    }

    /// Answers a `go` that has nothing to search, at once or, as the protocol requires for
    /// `infinite` and `ponder`, on `stop` or `ponderhit`.
    fn answer(&mut self, answer: &'static str, why: &Words, waits: bool) {
        self.output.note(why);
        self.owed = Some(answer);
        if !waits {
            self.pay();
        }
    }

    /// Sends the outstanding answer; tells whether there was one.
    fn pay(&mut self) -> bool {
        let owed = self.owed.take();
        if let Some(answer) = owed {
            self.output.line(answer);
        }
        owed.is_some()
    }

    /// Stops the running search and takes the engine back.
    fn end_thinking(&mut self) {
        self.pay();
        if let Some(thinking) = self.thinking.take() {
            self.engine = thinking.end().or(self.engine.take());
        }
    }
}

/// The position after `startpos` or `sfen …`, and `moves …` from there.
fn read_position(text: &str) -> Result<Given, Words> {
    let (start, moves) = match text.split_once("moves") {
        Some((start, moves)) => (start, moves),
        None => (text, ""),
    };
    let mut position = parse_sfen(start)?;
    let mut earlier = VecDeque::with_capacity(EARLIER + 1);
    for (ply, text) in (1..).zip(moves.split_whitespace()) {
        let mv: Move = parse_usi_move(text, &position).map_err(|error| {
            let text: String = text.chars().take(20).collect();
            Words::in_each(|language| {
                language.texts().cli_usi_move(ply, &text, error.say(language))
            })
        })?;
        earlier.push_back(position.clone());
        if earlier.len() > EARLIER {
            earlier.pop_front();
        }
        position.do_move(mv);
    }
    Ok(Given { position, earlier: earlier.into() })
}
