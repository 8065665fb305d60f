//! Shared by `selfplay` and `match`: two players, the number of games, the folder for records.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{AnswerFormat, Refusal, texts};
use formats::record::{Encoding, Ending, Format, write};
use formats::sfen::parse_sfen;
use host::{files, play_all};
use play::{
    ComputerPlayer, DEFAULT_NODES, Drops, Fixture, GameCounts, GameResult, Method, PairCounts,
    PlayedGame, Rating, Series, game_record,
};
use score::Player;

/// Default length in plies after which a game of shogi is a draw.
pub(super) const MAX_PLIES: u32 = 300;

/// Default start of games of shogi.
pub(super) const START: &str = "startpos";

/// A game whose programs play each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum PlayedName {
    #[default]
    Shogi,
    Othello,
}

/// Two players and their games.
#[derive(Debug, Args)]
pub(super) struct SeriesArguments {
    /// The player from whose view the results are told.
    #[arg(value_name = "A")]
    pub(super) a: String,
    /// The other one.
    #[arg(value_name = "B")]
    pub(super) b: String,
    /// What is played.
    #[arg(long, value_enum, default_value_t)]
    pub(super) game: PlayedName,
    /// How many games.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// What every random choice follows from: the same seed, the same games.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many nodes an engine reads for a move, if its name has no number [default: 2000].
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) nodes: Option<u64>,
    /// After so many plies a game of shogi is a draw.
    #[arg(long, default_value_t = MAX_PLIES, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(super) max_plies: u32,
    /// Where games of shogi start, in SFEN.
    #[arg(long, default_value = START, allow_hyphen_values = true)]
    pub(super) sfen: String,
    /// A folder for the games, as KIF, of Othello as GGF; those that are there are replaced.
    #[arg(short, long, value_name = "FOLDER")]
    pub(super) output: Option<PathBuf>,
    /// How many games are played at the same time; none of them depends on it [default: one a
    /// core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: Option<u16>,
    #[command(flatten)]
    pub(super) format: AnswerFormat,
}

impl SeriesArguments {
    /// The requested series.
    pub(super) fn series(&self) -> Result<Series, Refusal> {
        let [a, b]: [ComputerPlayer; 2] = [self.a.parse()?, self.b.parse()?];
        let needs_nodes = |player: &ComputerPlayer| matches!(player.method, Method::Engine(None));
        if self.nodes.is_some() && ![a, b].iter().any(needs_nodes) {
            let names = [a, b].map(|player| player.to_string());
            return Err(Refusal(
                texts().cli_nodes_without_engine(&names[0], &names[1]),
            ));
        }
        let nodes = self.nodes.unwrap_or(DEFAULT_NODES);
        let start = parse_sfen(&self.sfen)?;
        for player in [a, b] {
            player.evaluation.fits(&start)?;
        }
        Ok(Series {
            a: a.with_nodes(nodes),
            b: b.with_nodes(nodes),
            games: self.games,
            seed: self.seed,
            start,
            max_plies: self.max_plies,
        })
    }

    /// The number of games played in parallel.
    pub(super) fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }

    /// Plays the games for `command` and saves them if a folder is named.
    pub(super) fn play(
        &self,
        command: &str,
        series: &Series,
        fixtures: &[Fixture],
    ) -> Result<PlayedSeries, Refusal> {
        let threads = self.threads();
        let event = format!("yomisuji {command} --seed {}", self.seed);
        let mut counts = GameCounts::default();
        let mut progress = Progress::new(series.games);
        let games = play_all(fixtures, threads, |played| {
            counts.add(played.result());
            if let Some(folder) = &self.output {
                keep(folder, played, &event)?;
            }
            progress.tell(&counts);
            Ok(())
        });
        progress.end();
        let games = games.map_err(|words| Refusal(words.en))?;
        let drops = |is_a: bool| {
            let of = |game: &PlayedGame| {
                let a = game.fixture.a;
                game.drops_of(if is_a { a } else { a.other() })
            };
            games
                .iter()
                .map(of)
                .fold(Drops::default(), |all, one| Drops {
                    total: all.total + one.total,
                    forced: all.forced + one.forced,
                })
        };
        let played = games.iter().map(|game| GameAnswer {
            number: game.fixture.number,
            black: match game.fixture.a {
                Player::Max => "a",
                Player::Min => "b",
            },
            result: game.result(),
            ending: ending_name(game.ending),
            plies: game.moves.len(),
            file: self.output.as_ref().map(|folder| {
                let path = file_of(folder, game.fixture.number);
                path.display().to_string()
            }),
        });
        Ok(PlayedSeries {
            answer: SeriesAnswer {
                a: series.a.to_string(),
                b: series.b.to_string(),
                games: series.games,
                seed: series.seed,
                sfen: self.sfen.clone(),
                max_plies: series.max_plies,
                wins: counts.wins,
                losses: counts.losses,
                draws: counts.draws,
            },
            endings: EndingsAnswer::of(&games),
            drops: DropsAnswer {
                a: drops(true),
                b: drops(false),
            },
            played: played.collect(),
            games,
        })
    }
}

/// A finished series.
pub(super) struct PlayedSeries {
    pub(super) answer: SeriesAnswer,
    pub(super) endings: EndingsAnswer,
    pub(super) drops: DropsAnswer,
    pub(super) played: Vec<GameAnswer>,
    pub(super) games: Vec<PlayedGame>,
}

/// The players of a series, and the results from A's point of view.
#[derive(Serialize)]
pub(super) struct SeriesAnswer {
    a: String,
    b: String,
    games: u32,
    seed: u64,
    sfen: String,
    max_plies: u32,
    wins: u32,
    losses: u32,
    draws: u32,
}

/// Number of games by kind of ending.
#[derive(Default, Serialize)]
pub(super) struct EndingsAnswer {
    mate: u32,
    repetition: u32,
    perpetual_check: u32,
    max_plies: u32,
}

/// Drops by player.
#[derive(Serialize)]
pub(super) struct DropsAnswer {
    a: Drops,
    b: Drops,
}

#[derive(Serialize)]
pub(super) struct GameAnswer {
    number: u32,
    black: &'static str,
    result: GameResult,
    ending: &'static str,
    plies: usize,
    file: Option<String>,
}

impl EndingsAnswer {
    fn of(games: &[PlayedGame]) -> Self {
        let mut endings = Self::default();
        for game in games {
            *match game.ending {
                Ending::RepetitionDraw => &mut endings.repetition,
                Ending::FoulWin | Ending::FoulLose => &mut endings.perpetual_check,
                Ending::MaxMoves => &mut endings.max_plies,
                _ => &mut endings.mate,
            } += 1;
        }
        endings
    }
}

/// The name of an ending in JSON.
fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::RepetitionDraw => "repetition",
        Ending::FoulWin | Ending::FoulLose => "perpetual_check",
        Ending::MaxMoves => "max_plies",
        _ => "mate",
    }
}

impl PlayedSeries {
    pub(super) fn people(&self) -> String {
        let SeriesAnswer {
            a,
            b,
            wins,
            losses,
            draws,
            ..
        } = &self.answer;
        let EndingsAnswer {
            mate,
            repetition,
            perpetual_check,
            max_plies,
        } = self.endings;
        let texts = texts();
        let drops = |of: &Drops| texts.cli_drops(of.forced, of.total);
        let lines = [
            texts.cli_series_result(a, b, *draws, *losses, *wins),
            texts.cli_series_endings(
                max_plies,
                mate,
                perpetual_check,
                self.answer.max_plies,
                repetition,
            ),
            texts.cli_series_drops(drops(&self.drops.a), drops(&self.drops.b)),
        ];
        lines.join("\n") + "\n"
    }
}

/// The rating that the pairs imply, as text.
pub(super) fn pairs_people(pairs: &PairCounts) -> String {
    let texts = texts();
    let counts = pairs.0.map(|count| count.to_string());
    let mut text = texts.cli_pairs(counts.join(" ")) + "\n";
    let Some(rating) = Rating::of(pairs) else {
        return text;
    };
    text += &match (rating.elo, rating.error) {
        (Some(elo), Some(error)) => texts.cli_elo(format!("{elo:+.0}"), format!("{error:.0}")),
        (Some(elo), None) => texts.cli_elo_without_error(format!("{elo:+.0}")),
        (None, _) => texts.cli_elo_without_limit(),
    };
    if let Some(los) = rating.los {
        let los = format!("{:.1}", 100.0 * los);
        text += &format!(", {}", texts.cli_los(los));
    }
    text + "\n"
}

fn file_of(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number:04}.kif"))
}

/// Writes a game to its file.
fn keep(folder: &Path, played: &PlayedGame, event: &str) -> Result<(), language::Words> {
    use language::Words;
    let number = played.fixture.number;
    let event = texts().cli_series_game(event, number);
    let record = game_record(played, &event).map_err(|error| Words::same(error.to_string()))?;
    let written = write(&record, Format::Kif, Encoding::Utf8);
    files::write_in_new_folder(&file_of(folder, number), &written.bytes)
}

/// Reports the progress of the games on a terminal, separate from the output.
pub(super) struct Progress {
    games: u32,
    is_shown: bool,
}

impl Progress {
    pub(super) fn new(games: u32) -> Self {
        Self {
            games,
            is_shown: std::io::stderr().is_terminal(),
        }
    }

    pub(super) fn tell(&mut self, counts: &GameCounts) {
        if self.is_shown {
            let GameCounts {
                wins,
                losses,
                draws,
            } = counts;
            let (played, games) = (counts.games(), self.games);
            let mut errors = std::io::stderr();
            // A failure to show progress does not matter.
            let text = texts().cli_series_progress(draws, games, losses, played, wins);
            let _ = write!(errors, "\r{text}");
            let _ = errors.flush();
        }
    }

    pub(super) fn end(&self) {
        if self.is_shown {
            let _ = writeln!(std::io::stderr());
        }
    }
}
