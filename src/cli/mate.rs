//! `mate`: whether the side to move mates by checks alone, in how many plies, and how.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;
use shogi_core::Move;
use shunsai::Position;

use super::lines::Positions;
use super::search::milliseconds;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use formats::usi::usi;
use game::Game;
use games::board_game::BoardGame as _;
use games::shogi::Shogi;
use games::shogi::mate::{MOST_PLIES, MateCuts, MateReading, MateValue};
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
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let fails = AtomicBool::new(false);
        let exit = self.positions.answer(streams, |position| {
            let answer = self.answer(position)?;
            fails.fetch_or(answer.json["plies"].is_null(), Ordering::Relaxed);
            Ok(answer)
        })?;
        // In a stream each line says it for itself.
        let fails = fails.into_inner() && !self.positions.are_many();
        Ok(if exit == Exit::Answered && fails { Exit::Broken } else { exit })
    }

    /// Moves are in USI.
    fn answer(&self, position: &Position) -> Result<CliAnswer, Refusal> {
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
        let (verdict, nodes) = solve_mate(&reading, &start, &MateValue, limits);
        let ms = milliseconds(began.elapsed());
        let (texts, language) = (texts(), Language::spoken());
        let (result, mating) = match verdict {
            MateVerdict::Mate(mating) => ("mate", Some(mating)),
            MateVerdict::NoMate => ("no-mate", None),
            MateVerdict::Unknown => ("unknown", None),
        };
        let mut text = match &mating {
            Some(Mating { plies, first, lines, is_unique, .. }) => {
                let alone = match is_unique {
                    Some(true) => "unique",
                    Some(false) => "several",
                    None => "unknown",
                };
                let names = |moves: &[Move]| Shogi::line_names(position, moves, language);
                let first: Vec<_> = first.iter().flat_map(|&mv| names(&[mv])).collect();
                let line = names(lines.first().map_or(&[][..], Vec::as_slice)).join(" ");
                texts.cli_mate_found(alone, first.join(" "), line, *plies)
                    + "\n"
                    + &texts.cli_lines_of_this_length(lines.len())
            }
            None if result == "unknown" => texts.cli_mate_unknown(),
            None if checks.is_empty() => texts.cli_no_mate_no_check(),
            None => texts.cli_no_mate_within(self.plies),
        };
        text += &format!("\n{}\n", texts.cli_nodes_and_time(grouped(ms), grouped(nodes)));
        let all_usi = |moves: &[Move]| moves.iter().copied().map(usi).collect::<Vec<_>>();
        let lines = mating.as_ref().map_or(&[][..], |mating| &mating.lines);
        let json = json!({
            "result": result,
            "plies": mating.as_ref().map(|mating| mating.plies),
            "first_moves": mating.as_ref().map_or_else(Vec::new, |mating| all_usi(&mating.first)),
            "line": lines.first().map_or_else(Vec::new, |line| all_usi(line)),
            "nodes": nodes,
            "limit": self.plies,
            "checks": checks.len(),
            "unique": mating.as_ref().and_then(|mating| mating.is_unique),
            "solutions": lines.iter().map(|line| all_usi(line)).collect::<Vec<_>>(),
            // Whether no limit was hit.
            "complete": mating.as_ref().map_or(result == "no-mate", |mating| mating.is_whole),
            "time_ms": ms,
        });
        Ok(CliAnswer { json, text })
    }
}
