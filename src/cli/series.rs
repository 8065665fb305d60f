//! `selfplay` and `match`: games between two players, from the point of view of the first.

use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value};

use super::contestant::{Contestant, MoveLimit, StartPlayer, USI, usi_player};
use super::lines::{answered, game_parser};
use super::search::milliseconds;
use super::{AnswerFormat, Exit, Refusal, complain, texts, to_json};
use formats::record::{Encoding, Ending, Format, PlyId, PlyKind, Record, write};
use formats::sfen::parse_sfen;
use game::Game as _;
use host::{Folders, files, play_all_between};
use language::{Say, Words, grouped, with_minus};
use play::{
    Arena, BoardArena, ComputerPlayer, Drops, Fixture, GameCounts, GameResult, PLAYER_NAMES,
    PairCounts, PlayedGame, PositionOf, Rating, Series, ShogiArena, Spent, game_record,
};
use score::Player;
use subject::{GameId, RegisteredGame, WithGame};

/// Default length in plies after which a game is a draw.
const MAX_PLIES: u32 = 300;

/// Default start of games of shogi.
const START: &str = "startpos";

/// Default length of a random opening, in plies.
const OPENING: u32 = 8;

/// Two players and their games.
#[derive(Debug, Args)]
struct SeriesArguments {
    /// The player from whose view the results are told.
    #[arg(value_name = "A")]
    a: String,
    /// The other one.
    #[arg(value_name = "B")]
    b: String,
    /// What is played.
    #[arg(long, default_value = "shogi", value_parser = game_parser())]
    game: GameId,
    /// How many games.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// What every random choice follows from: the same seed, the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many nodes an engine reads for a move, if its name has no number [default: 2000].
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// After so many plies a game is a draw; a game of Othello ends by itself.
    #[arg(long, default_value_t = MAX_PLIES, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    max_plies: u32,
    /// Where games of shogi start, in SFEN.
    #[arg(long, default_value = START, allow_hyphen_values = true)]
    sfen: String,
    /// A folder for the games, as KIF, of Othello as GGF, of dōbutsu shōgi as lines of moves; those that
    /// are there are replaced.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// How many games are played at the same time; none of them depends on it [default: one a
    /// core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: Option<u16>,
    #[command(flatten)]
    format: AnswerFormat,
}

/// Games between two players, who take turns with Black; results are those of A.
///
/// In shogi a side without a legal move has lost; four times the same position is a draw, or lost for
/// who has given check with every move since; who can declare a win by 27 points does. Three times the
/// same position of dōbutsu shōgi is a draw.
#[derive(Debug, Args)]
#[command(after_help = format!("Players:\n  {PLAYER_NAMES}"))]
pub struct SelfPlay {
    #[command(flatten)]
    series: SeriesArguments,
    /// Play the first generated of the best moves of shogi, instead of any of them.
    #[arg(long)]
    in_order: bool,
    /// How many random plies games of Othello or dōbutsu shōgi begin with; each opening is played with
    /// both colours [default: 8].
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=40))]
    opening_plies: Option<u32>,
}

/// Which of two players is the stronger one, and how sure that is; results are those of A.
///
/// Games come in pairs from one opening, each player with Black once; none comes twice. Openings of shogi
/// are those of the program's own book, in an order that follows from the seed; with --opening-plies, and in
/// other games, they are so many random moves after which nobody has won a pawn. The Elo difference has
/// the error that holds with 95 %, from the variance of the results of pairs (pentanomial); LOS is the
/// likelihood that A is the stronger one, in percent.
///
/// Who plays an illegal move, answers more than a second late, or breaks down has lost, and it is said.
/// Such a game tells nothing of strength: it and the other of its pair are left out of Elo and LOS.
#[derive(Debug, Args)]
#[command(after_help = format!("Players:\n  {PLAYER_NAMES}\n  \
An engine of somebody else (shogi only) is usi: and its name on your list, or its program with arguments; \
options follow after commas, as in \"usi:fairy-stockfish,Skill Level=5\". It uses one thread unless its \
options say otherwise."))]
pub struct PlayMatch {
    #[command(flatten)]
    series: SeriesArguments,
    /// How many random plies an opening has, instead of the book [default without a book: 8].
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=200))]
    opening_plies: Option<u32>,
    /// How many milliseconds an engine has for a move, if its name has no number. Games are then played
    /// one at a time, unless --threads says otherwise.
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// The same for equal CPU time: one game at a time, in which only the side to move thinks, with one
    /// thread. What each side has really used is told.
    #[arg(long, value_name = "MS", conflicts_with_all = ["nodes", "movetime", "threads"], value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    cpu: Option<u64>,
    /// After how many seconds an engine of somebody else that is limited by nodes or CPU time, and has not
    /// answered, has lost by time.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
}

/// How games of a series begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Openings {
    /// All from one position.
    None,
    /// Pairs, each from so many random plies.
    Random(u32),
    /// Pairs, each from an opening of the book.
    Book,
}

impl SelfPlay {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let is_shogi = self.series.game == GameId::Shogi;
        if is_shogi && self.opening_plies.is_some() {
            return Err(Refusal(texts().cli_opening_plies_of_games()));
        }
        if !is_shogi && self.in_order {
            return Err(Refusal(texts().cli_in_order_of_shogi()));
        }
        AskedSeries {
            command: "selfplay",
            asked: &self.series,
            openings: if is_shogi {
                Openings::None
            } else {
                Openings::Random(self.opening_plies.unwrap_or(OPENING))
            },
            limit: self.series.nodes.map(MoveLimit::Nodes),
            shuffles: is_shogi && !self.in_order,
            threads: self.series.threads,
            others: None,
            output,
        }
        .run()
    }
}

impl PlayMatch {
    pub(super) fn run(&self, folders: &Folders, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let has_book = self.series.game == GameId::Shogi && self.series.sfen == START;
        let time = self.movetime.map(|time| MoveLimit::Time(Duration::from_millis(time)));
        let time = time.or(self.cpu.map(|time| MoveLimit::Cpu(Duration::from_millis(time))));
        AskedSeries {
            command: "match",
            asked: &self.series,
            openings: match self.opening_plies {
                None if has_book => Openings::Book,
                plies => Openings::Random(plies.unwrap_or(OPENING)),
            },
            limit: self.series.nodes.map(MoveLimit::Nodes).or(time),
            shuffles: false,
            // At the same time games would take each other's time.
            threads: self.series.threads.or(time.map(|_| 1)),
            others: Some((folders, Duration::from_secs(self.patience))),
            output,
        }
        .run()
    }
}

/// A series of games to be played.
struct AskedSeries<'a> {
    command: &'static str,
    asked: &'a SeriesArguments,
    openings: Openings,
    /// For engines without a number; `None` for the usual number of nodes.
    limit: Option<MoveLimit>,
    /// Whether players play any of their best moves.
    shuffles: bool,
    /// `None` for one a core.
    threads: Option<u16>,
    /// Where engines of others are listed, and how long one may take for a move; `None` if they do not
    /// play.
    others: Option<(&'a Folders, Duration)>,
    output: &'a mut dyn Write,
}

type Played<A> = PlayedGame<A, Contestant<A>>;

/// What is told of the games of an arena.
trait ToldArena: Arena {
    const GAME: GameId;
    /// Whether a game can only be ended by a rule: repetition, or too many plies.
    const GOES_ON: bool;
    /// The names of the endings in JSON.
    const ENDINGS: &'static [&'static str];
    /// The file extension of its records.
    const RECORD: &'static str;

    /// The position in which games start.
    fn start(sfen: &str) -> Result<PositionOf<Self>, Refusal>;

    fn margin(at: &PositionOf<Self>) -> Option<i32>;

    /// The moves without separators: `f5d6c3…`; `None` if only the record has them.
    fn moves(played: &Played<Self>) -> Option<String>;

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words>;

    /// The engine of somebody else that `text` names.
    fn other(
        text: &str,
        _: MoveLimit,
        _: (&Folders, Duration),
    ) -> Result<StartPlayer<Self>, Refusal> {
        Err(Refusal(texts().cli_usi_player_of_shogi(Self::GAME.id(), text)))
    }

    /// How many games ended how, as text.
    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String;
}

/// The name of an ending in JSON.
fn ending_name<A: ToldArena>(played: &Played<A>) -> &'static str {
    match played.ending {
        Ending::RepetitionDraw => "repetition",
        Ending::FoulLose if played.fault.is_some() => "illegal",
        Ending::FoulWin | Ending::FoulLose => "perpetual_check",
        Ending::MaxMoves => "max_plies",
        Ending::Resign => "resign",
        Ending::EnteringOfKing => "declaration",
        Ending::Timeout => "time",
        Ending::LoseByDefault => "crash",
        _ => A::ENDINGS[0],
    }
}

impl ToldArena for ShogiArena {
    const GAME: GameId = GameId::Shogi;
    const GOES_ON: bool = true;
    const ENDINGS: &'static [&'static str] = &[
        "mate",
        "repetition",
        "perpetual_check",
        "max_plies",
        "resign",
        "declaration",
        "illegal",
        "time",
        "crash",
    ];
    const RECORD: &'static str = "kif";

    fn start(sfen: &str) -> Result<PositionOf<Self>, Refusal> {
        Ok(parse_sfen(sfen)?)
    }

    fn margin(_: &PositionOf<Self>) -> Option<i32> {
        None
    }

    fn moves(_: &Played<Self>) -> Option<String> {
        None
    }

    fn other(
        text: &str,
        limit: MoveLimit,
        (folders, patience): (&Folders, Duration),
    ) -> Result<StartPlayer<Self>, Refusal> {
        usi_player(text, limit, patience, folders)
    }

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words> {
        let record = game_record(played, &event).map_err(|error| Words::same(error.to_string()))?;
        Ok(write(&record, Format::Kif, Encoding::Utf8).bytes)
    }

    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String {
        let [mate, repetition, perpetual, long] =
            ["mate", "repetition", "perpetual_check", "max_plies"].map(count);
        let usual = texts().cli_series_endings(long, mate, perpetual, max_plies, repetition);
        let others = ["resign", "declaration", "illegal", "time", "crash"].map(count);
        let [resign, declaration, illegal, time, crash] = others;
        if others == [0; 5] {
            return usual;
        }
        let more = texts().cli_series_endings_more(crash, declaration, illegal, resign, time);
        usual + "\n" + &more
    }
}

impl<G: RegisteredGame> ToldArena for BoardArena<G> {
    const GAME: GameId = G::GAME;
    const GOES_ON: bool = G::LONGEST.is_none();
    const ENDINGS: &'static [&'static str] = &["won", "repetition", "max_plies"];
    const RECORD: &'static str = G::FORMATS[0].name();

    fn start(_: &str) -> Result<G::Position, Refusal> {
        Ok(G::start())
    }

    fn margin(at: &G::Position) -> Option<i32> {
        G::margin(at)
    }

    fn moves(played: &Played<Self>) -> Option<String> {
        Some(played.moves.iter().map(ToString::to_string).collect())
    }

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words> {
        let [black, white] = &played.fixture.players;
        let result = G::margin(&played.last).map(|lead| ("RE", format!("{lead:+}")));
        let properties = [("PC", event), ("PB", black.to_string()), ("PW", white.to_string())];
        let mut record = Record::<G>::new(&played.fixture.start);
        let headers = properties.into_iter().chain(result);
        record.headers = headers.map(|(name, value)| (name.to_owned(), value)).collect();
        let mut at = PlyId::START;
        for &mv in &played.moves {
            at = record.append(at, PlyKind::Move(mv)).map_err(|error| error.words())?;
        }
        Ok(G::write_games(&[record], G::FORMATS[0], Encoding::Utf8).bytes)
    }

    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String {
        let [won, repetition, long] = ["won", "repetition", "max_plies"].map(count);
        texts().cli_series_endings_of_game(long, max_plies, repetition, won)
    }
}

/// The answer, from A's point of view.
#[derive(Serialize)]
struct SeriesAnswer<'a> {
    a: String,
    b: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    games: u32,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sfen: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_plies: Option<u32>,
    #[serde(rename = "opening_plies", skip_serializing_if = "Option::is_none")]
    opening_of_game: Option<u32>,
    wins: u32,
    losses: u32,
    draws: u32,
    /// A's lead in discs, summed over all games.
    #[serde(skip_serializing_if = "Option::is_none")]
    discs: Option<i32>,
    #[serde(flatten)]
    pairs: Option<PairsAnswer>,
    #[serde(flatten)]
    timed: Option<TimedAnswer>,
    /// The number of games by kind of ending.
    #[serde(skip_serializing_if = "Option::is_none")]
    endings: Option<Map<String, Value>>,
    /// Drops of shogi, by player.
    #[serde(skip_serializing_if = "Option::is_none")]
    drops: Option<DropsAnswer>,
    played: Vec<GameAnswer>,
}

/// Ratings are rounded to whole numbers; `None` if undefined.
#[derive(Serialize)]
struct PairsAnswer {
    /// Of shogi; null for the book.
    #[serde(rename = "opening_plies", skip_serializing_if = "Option::is_none")]
    opening_of_shogi: Option<Value>,
    /// Whether the openings are those of the book.
    #[serde(skip_serializing_if = "Option::is_none")]
    book: Option<bool>,
    /// Number of pairs in which A scored 0, ½, 1, 1½ and 2 points, but for those below.
    pairs: PairCounts,
    /// Number of pairs with a game that ended by a fault, which tells nothing of strength.
    unrated_pairs: u32,
    faults: FaultsAnswer,
    #[serde(skip)]
    rating: Option<Rating>,
    elo: Option<i32>,
    /// Half-width of the 95 % interval.
    elo_error: Option<i32>,
    /// In percent.
    los: Option<i32>,
}

/// Games that ended by a fault, by the player that made it.
#[derive(Clone, Copy, Default, Serialize)]
struct FaultsAnswer {
    a: FaultCounts,
    b: FaultCounts,
}

#[derive(Clone, Copy, Default, Serialize)]
struct FaultCounts {
    time: u32,
    crash: u32,
    illegal: u32,
}

impl FaultCounts {
    fn add(&mut self, ending: &str) {
        match ending {
            "time" => self.time += 1,
            "crash" => self.crash += 1,
            _ => self.illegal += 1,
        }
    }

    fn people(&self) -> String {
        texts().cli_series_faults(self.crash, self.illegal, self.time)
    }
}

/// Of a series in which engines have a time for a move.
#[derive(Serialize)]
struct TimedAnswer {
    movetime_ms: u64,
    /// What both have used.
    spent: SpentAnswers,
    /// The CPU time of A for a move, in percent of that of B.
    cpu_percent: Option<u64>,
}

#[derive(Serialize)]
struct SpentAnswers {
    a: SpentAnswer,
    b: SpentAnswer,
}

/// Means are for a move.
#[derive(Serialize)]
struct SpentAnswer {
    moves: u32,
    mean_ms: u64,
    /// `None` if the system does not tell.
    mean_cpu_ms: Option<u64>,
}

impl SpentAnswer {
    fn of(spent: Spent) -> Self {
        let mean = |time: Duration| milliseconds(time / spent.moves.max(1));
        Self { moves: spent.moves, mean_ms: mean(spent.time), mean_cpu_ms: spent.cpu.map(mean) }
    }

    fn people(&self) -> String {
        let cpu = self.mean_cpu_ms.map_or_else(|| "?".to_owned(), grouped);
        texts().cli_series_spent(cpu, grouped(self.moves.into()), grouped(self.mean_ms))
    }
}

#[derive(Serialize)]
struct DropsAnswer {
    a: Drops,
    b: Drops,
}

#[derive(Serialize)]
struct GameAnswer {
    number: u32,
    black: &'static str,
    result: GameResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    /// A's lead in discs.
    #[serde(skip_serializing_if = "Option::is_none")]
    discs: Option<i32>,
    /// What the side that lost by it has done wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    plies: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<String>,
    file: Option<String>,
}

impl WithGame for AskedSeries<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        self.play::<BoardArena<G>>()
    }
}

impl AskedSeries<'_> {
    fn run(self) -> Result<Exit, Refusal> {
        match self.asked.game {
            GameId::Shogi => self.play::<ShogiArena>(),
            game => answered(game.run(self)),
        }
    }

    /// A player by its name.
    fn contestant<A: ToldArena>(&self, name: &str) -> Result<Contestant<A>, Refusal> {
        let limit = self.limit.unwrap_or_default();
        if let (Some(text), Some(others)) = (name.strip_prefix(USI), self.others) {
            let start = A::other(text, limit, others)?;
            return Ok(Contestant::Other { name: name.into(), start });
        }
        let player: ComputerPlayer<A> = name.parse()?;
        let start = A::start(&self.asked.sfen)?;
        A::fits(player.evaluation, &start).map_err(|words| Refusal(words.spoken()))?;
        let player = if self.shuffles { player.shuffling() } else { player };
        Ok(Contestant::own(player, limit))
    }

    /// The players and their games.
    fn series<A: ToldArena>(&self) -> Result<Series<A, Contestant<A>>, Refusal> {
        let asked = self.asked;
        let is_shogi = A::GAME == GameId::Shogi;
        let useless = [
            ("--sfen", !is_shogi && asked.sfen != START),
            ("--max-plies", !A::GOES_ON && asked.max_plies != MAX_PLIES),
        ];
        if let Some((option, _)) = useless.into_iter().find(|(_, is_set)| *is_set) {
            return Err(Refusal(texts().cli_option_of_shogi(A::GAME.id(), option)));
        }
        let start = A::start(&asked.sfen)?;
        let [a, b] = [self.contestant(&asked.a)?, self.contestant(&asked.b)?];
        if let Some(limit) = self.limit
            && ![&a, &b].iter().any(|player| player.needs_limit())
        {
            let [a, b] = [a, b].map(|player| player.to_string());
            let option = match limit {
                MoveLimit::Nodes(_) => "--nodes",
                MoveLimit::Time(_) => "--movetime",
                MoveLimit::Cpu(_) => "--cpu",
            };
            return Err(Refusal(texts().cli_limit_without_engine(a, b, option)));
        }
        if self.openings != Openings::None && asked.games % 2 == 1 {
            return Err(Refusal(texts().cli_even_games(asked.games)));
        }
        Ok(Series { a, b, games: asked.games, seed: asked.seed, start, max_plies: asked.max_plies })
    }

    /// Plays the games and saves them if a folder is named.
    fn play<A: ToldArena>(self) -> Result<Exit, Refusal> {
        let series = self.series::<A>()?;
        let fixtures = match self.openings {
            Openings::None => series.fixtures(),
            Openings::Random(plies) => series.paired_fixtures(plies)?,
            Openings::Book => series.book_fixtures()?,
        };
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(cores, usize::from);
        let folder = self.asked.output.as_deref();
        let mut counts = GameCounts::default();
        let progress = Progress::new();
        // What could not be kept ends no series: its result would be lost.
        let (mut kept, mut unkept) = (HashSet::new(), None);
        let sit = |fixture: &Fixture<A, Contestant<A>>, place: usize| {
            fixture.players[place].sit(fixture.seed_of(place))
        };
        let games = play_all_between(&fixtures, threads, sit, |played| {
            counts.add(played.result());
            let number = played.fixture.number;
            if let Some(folder) = folder {
                let command = format!("yomisuji {} --seed {}", self.command, series.seed);
                let record = A::record(played, texts().cli_series_game(command, number))?;
                match files::write_in_new_folder(&file_of::<A>(folder, number), &record) {
                    Ok(()) => drop(kept.insert(number)),
                    Err(words) => unkept = unkept.take().or(Some(words)),
                }
            }
            let GameCounts { wins, losses, draws } = counts;
            let over = counts.games();
            progress.line(&game_line(played));
            progress.tell(&texts().cli_series_progress(draws, series.games, losses, over, wins));
            Ok(())
        });
        progress.end();
        let games = games.map_err(|words| Refusal(words.spoken()))?;
        let answer = self.answer(&series, &games, &counts, &kept);
        if self.asked.format.json {
            writeln!(self.output, "{}", to_json(&answer)?)?;
        } else {
            write!(self.output, "{}", answer.people::<A>())?;
        }
        Ok(match unkept {
            None => Exit::Answered,
            Some(words) => {
                complain(&words.spoken());
                Exit::BadInput
            }
        })
    }

    fn answer<A: ToldArena>(
        &self,
        series: &Series<A, Contestant<A>>,
        games: &[Played<A>],
        counts: &GameCounts,
        kept: &HashSet<u32>,
    ) -> SeriesAnswer<'_> {
        let is_shogi = A::GAME == GameId::Shogi;
        let discs = |game: &Played<A>| Some(A::margin(&game.last)? * game.fixture.a.sign());
        let folder = self.asked.output.as_deref();
        let played = games.iter().map(|game| GameAnswer {
            number: game.fixture.number,
            black: match game.fixture.a {
                Player::Max => "a",
                Player::Min => "b",
            },
            result: game.result(),
            ending: A::GOES_ON.then(|| ending_name(game)),
            discs: discs(game),
            fault: fault(game),
            plies: game.moves.len(),
            moves: A::moves(game),
            file: folder.filter(|_| kept.contains(&game.fixture.number)).map(|folder| {
                let path = file_of::<A>(folder, game.fixture.number);
                path.display().to_string()
            }),
        });
        let count = |name: &str| games.iter().filter(|game| ending_name(game) == name).count();
        let endings = A::ENDINGS.iter();
        let endings = endings.map(|&name| (name.to_owned(), count(name).into()));
        let drops = |is_a: bool| {
            let of = |game: &Played<A>| {
                let a = game.fixture.a;
                game.drops_of(if is_a { a } else { a.other() })
            };
            games.iter().map(of).fold(Drops::default(), |all, one| Drops {
                total: all.total + one.total,
                forced: all.forced + one.forced,
            })
        };
        let random = match self.openings {
            Openings::Random(plies) => Some(plies),
            Openings::None | Openings::Book => None,
        };
        SeriesAnswer {
            a: series.a.to_string(),
            b: series.b.to_string(),
            game: (!is_shogi).then(|| A::GAME.id()),
            games: series.games,
            seed: series.seed,
            sfen: is_shogi.then_some(&self.asked.sfen),
            max_plies: A::GOES_ON.then_some(series.max_plies),
            opening_of_game: random.filter(|_| !is_shogi),
            wins: counts.wins,
            losses: counts.losses,
            draws: counts.draws,
            discs: games.iter().map(discs).sum(),
            pairs: (self.openings != Openings::None).then(|| PairsAnswer {
                opening_of_shogi: is_shogi.then(|| random.into()),
                book: is_shogi.then_some(self.openings == Openings::Book),
                ..PairsAnswer::of(games)
            }),
            timed: self.limit.and_then(MoveLimit::time).map(|time| TimedAnswer::of(time, games)),
            endings: A::GOES_ON.then(|| endings.collect()),
            drops: is_shogi.then(|| DropsAnswer { a: drops(true), b: drops(false) }),
            played: played.collect(),
        }
    }
}

impl TimedAnswer {
    fn of<A: ToldArena>(time: Duration, games: &[Played<A>]) -> Self {
        let spent = |is_a: bool| {
            let of = |game: &Played<A>| {
                let is_black = (game.fixture.a == Player::Max) == is_a;
                game.spent[usize::from(!is_black)].unwrap_or_default()
            };
            games.iter().map(of).fold(Spent::default(), Spent::and)
        };
        let (a, b) = (spent(true), spent(false));
        let a_move = |spent: Spent| Some(spent.cpu?.as_micros() / u128::from(spent.moves.max(1)));
        let percent = a_move(a).zip(a_move(b)).and_then(|(a, b)| (a * 100).checked_div(b));
        Self {
            movetime_ms: milliseconds(time),
            spent: SpentAnswers { a: SpentAnswer::of(a), b: SpentAnswer::of(b) },
            cpu_percent: percent.and_then(|percent| u64::try_from(percent).ok()),
        }
    }

    fn people(&self) -> String {
        let texts = texts();
        let SpentAnswers { a, b } = &self.spent;
        let text = texts.cli_series_spent_by(a.people(), b.people()) + "\n";
        match self.cpu_percent {
            Some(percent) => text + &texts.cli_series_cpu_ratio(percent) + "\n",
            None => text,
        }
    }
}

/// What a side has done wrong that ended the game, with its name.
fn fault<A: ToldArena>(game: &Played<A>) -> Option<String> {
    let words = game.fault.as_ref()?;
    let loser = game.winner?.other();
    let loser = &game.fixture.players[usize::from(loser == Player::Min)];
    Some(format!("{loser}: {}", words.clone().spoken()))
}

/// Whether a player has made a move of its own in a game.
fn has_moved<A: ToldArena>(game: &Played<A>, is_a: bool) -> bool {
    let own = game.moves.len() - game.fixture.opening.len().min(game.moves.len());
    let to_move = A::game(A::Evaluation::default()).player(&game.last);
    let side = if is_a { game.fixture.a } else { game.fixture.a.other() };
    own > 1 || own == 1 && to_move != side
}

/// A finished game in one line.
fn game_line<A: ToldArena>(game: &Played<A>) -> String {
    let result = match game.result() {
        GameResult::Win => "win",
        GameResult::Loss => "loss",
        GameResult::Draw => "draw",
    };
    let side = if game.fixture.a == Player::Max { "black" } else { "white" };
    let how = fault(game).unwrap_or_else(|| texts().cli_series_how(ending_name(game)));
    let (number, plies) = (game.fixture.number, game.moves.len());
    texts().cli_series_game_over(how, number, plies, result, side)
}

impl PairsAnswer {
    /// The results of pairs; a pair is two consecutive games.
    fn of<A: ToldArena>(games: &[Played<A>]) -> Self {
        let mut pairs = PairCounts::default();
        let mut unrated_pairs = 0;
        let mut faults = FaultsAnswer::default();
        for pair in games.chunks_exact(2) {
            let lost = pair.iter().filter(|game| game.fault.is_some());
            for game in lost.clone() {
                let loser =
                    if game.result() == GameResult::Loss { &mut faults.a } else { &mut faults.b };
                loser.add(ending_name(game));
            }
            if lost.count() > 0 {
                unrated_pairs += 1;
            } else {
                pairs.add(pair[0].result(), pair[1].result());
            }
        }
        // Who has never moved has not shown how strong it is.
        let have_moved =
            [true, false].into_iter().all(|is_a| games.iter().any(|game| has_moved(game, is_a)));
        let rating = Rating::of(&pairs).filter(|_| have_moved);
        let rounded =
            |number: fn(Rating) -> Option<f64>| rating.and_then(number).map(Rating::rounded);
        Self {
            opening_of_shogi: None,
            book: None,
            pairs,
            unrated_pairs,
            faults,
            rating,
            elo: rounded(|rating| rating.elo),
            elo_error: rounded(|rating| rating.error),
            los: rounded(|rating| Some(100.0 * rating.los?)),
        }
    }

    /// The pairs and the rating that they imply, as text; what is left out stands beside it.
    fn people(&self) -> String {
        let texts = texts();
        let counts = self.pairs.0.map(|count| count.to_string());
        let mut text = texts.cli_pairs(counts.join(" ")) + "\n";
        if self.unrated_pairs > 0 {
            let [a, b] = [self.faults.a, self.faults.b].map(|faults| faults.people());
            text += &(texts.cli_series_unrated(a, b, self.unrated_pairs) + "\n");
        }
        let Some(rating) = self.rating else {
            return text + &texts.cli_elo_without_pairs() + "\n";
        };
        text += &match (rating.elo, rating.error) {
            (Some(elo), Some(error)) => {
                texts.cli_elo(with_minus(&format!("{elo:+.0}")), format!("{error:.0}"))
            }
            (Some(elo), None) => texts.cli_elo_without_error(with_minus(&format!("{elo:+.0}"))),
            (None, _) => texts.cli_elo_without_limit(),
        };
        if let Some(los) = rating.los {
            let los = format!("{:.1}", 100.0 * los);
            text += &format!(", {}", texts.cli_los(los));
        }
        text + "\n"
    }
}

impl SeriesAnswer<'_> {
    fn people<A: ToldArena>(&self) -> String {
        let texts = texts();
        let mut text =
            texts.cli_series_result(&self.a, &self.b, self.draws, self.losses, self.wins) + "\n";
        if let Some(discs) = self.discs {
            let mean = f64::from(discs) / f64::from(self.games);
            text += &(texts.cli_series_discs(with_minus(&format!("{mean:+.1}"))) + "\n");
        }
        if let (Some(endings), Some(max_plies)) = (&self.endings, self.max_plies) {
            let count = |name: &str| {
                let count = endings.get(name).and_then(Value::as_u64).unwrap_or(0);
                u32::try_from(count).unwrap_or(u32::MAX)
            };
            text += &(A::endings(&count, max_plies) + "\n");
        }
        if let Some(DropsAnswer { a, b }) = &self.drops {
            let drops = |of: &Drops| texts.cli_drops(of.forced, of.total);
            text += &(texts.cli_series_drops(drops(a), drops(b)) + "\n");
        }
        for game in &self.played {
            if let Some(fault) = &game.fault {
                text += &(texts.cli_series_fault(fault, game.number) + "\n");
            }
        }
        if let Some(timed) = &self.timed {
            text += &timed.people();
        }
        text + &self.pairs.as_ref().map_or_else(String::new, PairsAnswer::people)
    }
}

fn file_of<A: ToldArena>(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number:04}.{}", A::RECORD))
}

/// Reports progress on a terminal, separate from the output.
pub(super) struct Progress {
    is_shown: bool,
}

impl Progress {
    pub(super) fn new() -> Self {
        Self { is_shown: std::io::stderr().is_terminal() }
    }

    pub(super) fn tell(&self, text: &str) {
        if self.is_shown {
            let mut errors = std::io::stderr();
            // A failure to show progress does not matter.
            let _ = write!(errors, "\r{text:<50}");
            let _ = errors.flush();
        }
    }

    /// A line that stays.
    pub(super) fn line(&self, text: &str) {
        self.tell(&format!("{text:<50}\n"));
    }

    pub(super) fn end(&self) {
        if self.is_shown {
            let _ = writeln!(std::io::stderr());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_time_of_a_move_and_the_number_of_moves_stand_in_their_places() {
        let ms = Duration::from_millis;
        let spent = Spent { moves: 110, time: ms(110 * 58), cpu: Some(ms(110 * 17)) };
        assert_eq!(SpentAnswer::of(spent).people(), "58 ms (17 ms CPU) in 110 moves");
    }
}
