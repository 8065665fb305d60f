//! `mate`: whether the side to move mates by checks alone, in how many plies, and how.

use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use shogi_core::Move;
use shunsai::Position;

use super::lines::Positions;
use super::search::milliseconds;
use super::{Exit, Refusal, texts};
use formats::usi::usi;
use game::Game;
use games::shogi::mate::{MOST_PLIES, MateCuts, MateReading, MateValue};
use games::shogi::notation::line_names;
use language::{Language, grouped};
use search::{Budget, MateLimits, MateVerdict, Mating, solve_mate};

/// Whether the side to move mates by checks alone, within a number of plies: exit status 0 if it
/// does, 1 if not, or if a limit was hit before that was known.
#[derive(Debug, Args)]
pub struct FindMate {
    #[command(flatten)]
    positions: Positions,
    /// The most plies; a mate is an odd number of plies.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_PLIES)))]
    plies: u8,
    /// The most nodes to enter.
    #[arg(long, default_value_t = 200_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The most time, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    #[command(flatten)]
    cuts: CutArguments,
}

/// The cuts of YSS: off unless they are asked for.
#[derive(Debug, Args)]
struct CutArguments {
    /// Count no plies for useless interpositions (無駄合): a drop before a piece that checks from
    /// afar, where nothing could take back.
    #[arg(long)]
    no_useless_interpositions: bool,
    /// A rook or bishop that may promote has to.
    #[arg(long)]
    must_promote: bool,
    /// Rooks and bishops are dropped next to the king only.
    #[arg(long)]
    no_distant_drops: bool,
    /// The attacker gives up once more than this is lost, in YSS's values (a pawn is 100).
    #[arg(long, value_name = "VALUE", value_parser = clap::value_parser!(i32).range(0..))]
    max_loss: Option<i32>,
    /// The attacker gives up once more checking pieces than this have been taken.
    #[arg(long, value_name = "COUNT")]
    max_sacrifices: Option<u8>,
}

impl From<&CutArguments> for MateCuts {
    fn from(cuts: &CutArguments) -> Self {
        Self {
            interpositions: cuts.no_useless_interpositions,
            promote: cuts.must_promote,
            near: cuts.no_distant_drops,
            loss: cuts.max_loss,
            sacrifices: cuts.max_sacrifices,
        }
    }
}

impl FindMate {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let fails = AtomicBool::new(false);
        let exit = self.positions.answer(
            input,
            output,
            |position| {
                let answer = self.answer(position)?;
                fails.fetch_or(answer.plies.is_none(), Ordering::Relaxed);
                Ok(answer)
            },
            people,
        )?;
        // In a stream each line says it for itself.
        let fails = fails.into_inner() && !self.positions.are_many();
        Ok(if exit == Exit::Answered && fails { Exit::Broken } else { exit })
    }

    fn answer(&self, position: &Position) -> Result<MateFound, Refusal> {
        let reading = MateReading::new(position, self.plies, MateCuts::from(&self.cuts))?;
        let start = reading.start(position.clone());
        let mut checks = Vec::new();
        let every = MateReading::new(position, self.plies, MateCuts::default())?;
        every.moves(&every.start(position.clone()), &mut checks);
        let began = Instant::now();
        let most = self.movetime.map(Duration::from_millis);
        let limits = MateLimits {
            budget: Budget::nodes(self.nodes),
            is_over: &|_| most.is_some_and(|most| began.elapsed() >= most),
        };
        let (answer, nodes) = solve_mate(&reading, &start, &MateValue, limits);
        let elapsed = began.elapsed();
        Ok(MateFound {
            limit: self.plies,
            checks: checks.len(),
            nodes,
            time_ms: milliseconds(elapsed),
            ..MateFound::of(position, answer)
        })
    }
}

/// The answer of `mate`, moves in USI.
#[derive(Default, Serialize)]
struct MateFound {
    /// `mate`, `no-mate` (none within the requested plies) or `unknown` (a limit was hit).
    result: &'static str,
    /// The shortest mate, with all legal replies considered.
    plies: Option<u8>,
    /// Every first move that mates in that length.
    first_moves: Vec<String>,
    /// One line with the longest defence.
    line: Vec<String>,
    nodes: u64,
    /// The requested limit, in plies.
    limit: u8,
    /// Checks at the root.
    checks: usize,
    /// Whether the attacker has only one choice everywhere against the longest defence; `None` if
    /// undetermined.
    unique: Option<bool>,
    /// Lines of shortest length: every choice of the attacker against every longest defence, at
    /// most 100.
    solutions: Vec<Vec<String>>,
    /// Whether the search for `first_moves` was complete, without hitting a limit.
    complete: bool,
    time_ms: u64,
    /// The line in the notation of the language that is spoken.
    #[serde(skip)]
    names: String,
    #[serde(skip)]
    first_names: String,
}

impl MateFound {
    fn of(position: &Position, answer: MateVerdict<Move>) -> Self {
        let Mating { plies, first, lines, is_unique, is_whole } = match answer {
            MateVerdict::Mate(mating) => mating,
            MateVerdict::NoMate => {
                return Self { result: "no-mate", complete: true, ..Self::default() };
            }
            MateVerdict::Unknown => {
                return Self { result: "unknown", ..Self::default() };
            }
        };
        let all_usi = |moves: &[Move]| moves.iter().copied().map(usi).collect::<Vec<_>>();
        let line = lines.first().map_or(&[][..], Vec::as_slice);
        let language = Language::spoken();
        let each = first.iter().flat_map(|&mv| line_names(position, None, &[mv], language));
        Self {
            result: "mate",
            plies: Some(plies),
            first_moves: all_usi(&first),
            line: all_usi(line),
            unique: is_unique,
            solutions: lines.iter().map(|line| all_usi(line)).collect(),
            complete: is_whole,
            names: line_names(position, None, line, language).join(" "),
            first_names: each.collect::<Vec<_>>().join(" "),
            ..Self::default()
        }
    }
}

fn people(answer: &MateFound) -> String {
    let MateFound { limit, nodes, .. } = answer;
    let (limit, nodes) = (*limit, grouped(*nodes));
    let texts = texts();
    let mut text = match (answer.result, answer.plies) {
        ("mate", Some(plies)) => {
            let alone = match answer.unique {
                Some(true) => "unique",
                Some(false) => "several",
                None => "unknown",
            };
            texts.cli_mate_found(alone, &answer.first_names, &answer.names, plies)
        }
        ("no-mate", _) if answer.checks == 0 => texts.cli_no_mate_no_check(),
        ("no-mate", _) => texts.cli_no_mate_within(limit),
        _ => texts.cli_mate_unknown(),
    } + "\n";
    if answer.result == "mate" {
        text += &(texts.cli_lines_of_this_length(answer.solutions.len()) + "\n");
    }
    text + &texts.cli_nodes_and_time(grouped(answer.time_ms), nodes) + "\n"
}
