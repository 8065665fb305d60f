//! `selfplay` and `match`: games between two players, from the point of view of the first.

use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::any_game::{Played, endings, endings_text, other_player, record_of};
use super::contestant::{Contestant, MoveLimit, USI};
use super::search::milliseconds;
use super::telling::choice;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, complain, texts, without_nulls};
use eval::GameEvaluation as _;
use formats::record::Ending;
use host::{Folders, files, play_all_between};
use language::{grouped, with_minus};
use play::{
    ComputerPlayer, Drops, Fixture, GameCounts, GameResult, PLAYER_NAMES, PairCounts, Rating,
    Series, Spent,
};
use score::Player;
use subject::{GameId, OnBoard, WithBoard};

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
    #[arg(long, default_value = "shogi", value_parser = choice(GameId::ALL, GameId::id))]
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
    /// A folder for the games, as KIF, of Othello as GGF, of other games as lines of moves; those that
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
    /// How many random plies games other than shogi begin with; each opening is played with
    /// both colours [default: 8, of sugoroku 0, where both games of a pair have the same dice].
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
    /// How many random plies an opening has, instead of the book [default without a book: 8,
    /// of sugoroku 0].
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

/// How many random plies a game begins with, if nothing else is said: none where dice make games differ.
fn opening_of(game: GameId) -> u32 {
    struct HasChance;
    impl WithBoard for HasChance {
        type Output = bool;
        fn with<G: OnBoard>(self) -> bool {
            G::HAS_CHANCE
        }
    }
    if game.on_board(HasChance) { 0 } else { OPENING }
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
        let series = AskedSeries {
            command: "selfplay",
            asked: &self.series,
            openings: if is_shogi {
                Openings::None
            } else {
                Openings::Random(self.opening_plies.unwrap_or(opening_of(self.series.game)))
            },
            limit: self.series.nodes.map(MoveLimit::Nodes),
            shuffles: is_shogi && !self.in_order,
            threads: self.series.threads,
            others: None,
            output,
        };
        self.series.game.on_board(series)
    }
}

impl PlayMatch {
    pub(super) fn run(&self, folders: &Folders, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let has_book = self.series.game == GameId::Shogi && self.series.sfen == START;
        let time = self.movetime.map(|time| MoveLimit::Time(Duration::from_millis(time)));
        let time = time.or(self.cpu.map(|time| MoveLimit::Cpu(Duration::from_millis(time))));
        let series = AskedSeries {
            command: "match",
            asked: &self.series,
            openings: match self.opening_plies {
                None if has_book => Openings::Book,
                plies => Openings::Random(plies.unwrap_or(opening_of(self.series.game))),
            },
            limit: self.series.nodes.map(MoveLimit::Nodes).or(time),
            shuffles: false,
            // At the same time games would take each other's time.
            threads: self.series.threads.or(time.map(|_| 1)),
            others: Some((folders, Duration::from_secs(self.patience))),
            output,
        };
        self.series.game.on_board(series)
    }
}

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

/// Whether a game can only be ended by a rule: repetition, or too many plies.
const fn goes_on<G: OnBoard>() -> bool {
    G::LONGEST.is_none()
}

/// The name of an ending in JSON.
fn ending_name<G: OnBoard>(played: &Played<G>) -> &'static str {
    match played.ending {
        Ending::RepetitionDraw => "repetition",
        Ending::FoulLose if played.fault.is_some() => "illegal",
        Ending::FoulWin | Ending::FoulLose => "perpetual_check",
        Ending::MaxMoves => "max_plies",
        Ending::Resign => "resign",
        Ending::EnteringOfKing => "declaration",
        Ending::Timeout => "time",
        Ending::LoseByDefault => "crash",
        _ => endings::<G>()[0],
    }
}

/// Games that ended by a fault of a player.
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
}

impl WithBoard for AskedSeries<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: OnBoard>(self) -> Self::Output {
        self.play::<G>()
    }
}

impl AskedSeries<'_> {
    fn contestant<G: OnBoard>(&self, name: &str) -> Result<Contestant<G>, Refusal> {
        let limit = self.limit.unwrap_or_default();
        if let (Some(text), Some(others)) = (name.strip_prefix(USI), self.others) {
            let start = other_player(text, limit, others)?;
            return Ok(Contestant::Other { name: name.into(), start });
        }
        let player: ComputerPlayer<G> = name.parse()?;
        let start = G::read(&self.asked.sfen)?;
        player.evaluation.fits(&start)?;
        let player = if self.shuffles { player.shuffling() } else { player };
        Ok(Contestant::own(player, limit))
    }

    /// The players and their games.
    fn series<G: OnBoard>(&self) -> Result<Series<G, Contestant<G>>, Refusal> {
        let asked = self.asked;
        let is_shogi = G::GAME == GameId::Shogi;
        let useless = [
            ("--sfen", !is_shogi && asked.sfen != START),
            ("--max-plies", !goes_on::<G>() && asked.max_plies != MAX_PLIES),
        ];
        if let Some((option, _)) = useless.into_iter().find(|(_, is_set)| *is_set) {
            return Err(Refusal(texts().cli_option_of_shogi(G::GAME.id(), option)));
        }
        let start = G::read(&asked.sfen)?;
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
    fn play<G: OnBoard>(self) -> Result<Exit, Refusal> {
        let series = self.series::<G>()?;
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
        let sit = |fixture: &Fixture<G, Contestant<G>>, place: usize| {
            fixture.players[place].sit(fixture.seed_of(place))
        };
        let games = play_all_between(&fixtures, threads, sit, |played| {
            counts.add(played.result());
            let number = played.fixture.number;
            if let Some(folder) = folder {
                let command = format!("yomisuji {} --seed {}", self.command, series.seed);
                let record = record_of(played, &texts().cli_series_game(command, number))?;
                match files::write_in_new_folder(&file_of::<G>(folder, number), &record) {
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
        let games = games?;
        let answer = self.answer(&series, &games, &counts, &kept);
        answer.print(self.asked.format, self.output)?;
        Ok(match unkept {
            None => Exit::Answered,
            Some(words) => {
                complain(&words.spoken());
                Exit::BadInput
            }
        })
    }

    /// The answer, from A's point of view.
    fn answer<G: OnBoard>(
        &self,
        series: &Series<G, Contestant<G>>,
        games: &[Played<G>],
        counts: &GameCounts,
        kept: &HashSet<u32>,
    ) -> CliAnswer {
        let (texts, is_shogi) = (texts(), G::GAME == GameId::Shogi);
        let (a, b) = (series.a.to_string(), series.b.to_string());
        let GameCounts { wins, losses, draws } = *counts;
        // A's lead in discs.
        let lead = |game: &Played<G>| Some(G::margin(&game.last)? * game.fixture.a.sign());
        let discs: Option<i32> = games.iter().map(lead).sum();
        let random = match self.openings {
            Openings::Random(plies) => Some(plies),
            Openings::None | Openings::Book => None,
        };
        let json = json!({
            "a": a,
            "b": b,
            "game": (!is_shogi).then(|| G::GAME.id()),
            "games": series.games,
            "seed": series.seed,
            "sfen": is_shogi.then_some(&self.asked.sfen),
            "max_plies": goes_on::<G>().then_some(series.max_plies),
            "opening_plies": random.filter(|_| !is_shogi),
            "wins": wins,
            "losses": losses,
            "draws": draws,
            "discs": discs,
        });
        let mut json =
            without_nulls(json, &["game", "sfen", "max_plies", "opening_plies", "discs"]);
        let mut text = texts.cli_series_result(a, b, draws, losses, wins) + "\n";
        if let Some(discs) = discs {
            let mean = f64::from(discs) / f64::from(series.games);
            text += &(texts.cli_series_discs(with_minus(&format!("{mean:+.1}"))) + "\n");
        }
        let mut after = String::new();
        if self.openings != Openings::None {
            if is_shogi {
                json["opening_plies"] = random.into(); // Null for the book.
                json["book"] = (self.openings == Openings::Book).into();
            }
            after = rating(games, &mut json);
        }
        if let Some(time) = self.limit.and_then(MoveLimit::time) {
            after.insert_str(0, &spent_times(time, games, &mut json));
        }
        if goes_on::<G>() {
            let count = |name: &str| {
                let count = games.iter().filter(|game| ending_name(game) == name).count();
                u32::try_from(count).unwrap_or(u32::MAX)
            };
            let endings = endings::<G>().iter().map(|&name| (name.to_owned(), count(name).into()));
            json["endings"] = endings.collect::<Map<_, _>>().into();
            text += &(endings_text::<G>(&count, series.max_plies) + "\n");
        }
        if is_shogi {
            let drops = |is_a: bool| {
                let of = |game: &Played<G>| {
                    let a = game.fixture.a;
                    game.drops_of(if is_a { a } else { a.other() })
                };
                games.iter().map(of).fold(Drops::default(), |all, one| Drops {
                    total: all.total + one.total,
                    forced: all.forced + one.forced,
                })
            };
            let [a, b] = [drops(true), drops(false)];
            let [of_a, of_b] = [a, b].map(|of| texts.cli_drops(of.forced, of.total));
            text += &(texts.cli_series_drops(of_a, of_b) + "\n");
            json["drops"] = json!({"a": a, "b": b});
        }
        let folder = self.asked.output.as_deref();
        let played = games.iter().map(|game| {
            let number = game.fixture.number;
            // What the side that lost by it has done wrong.
            let fault = fault(game);
            if let Some(fault) = &fault {
                text += &(texts.cli_series_fault(fault, number) + "\n");
            }
            let file = folder.filter(|_| kept.contains(&number));
            let json = json!({
                "number": number,
                "black": match game.fixture.a {
                    Player::Max => "a",
                    Player::Min => "b",
                },
                "result": game.result(),
                "ending": goes_on::<G>().then(|| ending_name(game)),
                "discs": lead(game),
                "fault": fault,
                "plies": game.moves.len(),
                "moves": (!is_shogi).then(|| {
                    game.moves.iter().map(|&mv| G::move_text(mv)).collect::<String>()
                }),
                "file": file.map(|folder| file_of::<G>(folder, number).display().to_string()),
            });
            without_nulls(json, &["ending", "discs", "fault", "moves"])
        });
        json["played"] = played.collect();
        CliAnswer { json, text: text + &after }
    }
}

/// Tells what both players have used, of a series in which engines have a time for a move.
fn spent_times<G: OnBoard>(time: Duration, games: &[Played<G>], answer: &mut Value) -> String {
    let spent = |is_a: bool| {
        let of = |game: &Played<G>| {
            let is_black = (game.fixture.a == Player::Max) == is_a;
            game.spent[usize::from(!is_black)].unwrap_or_default()
        };
        games.iter().map(of).fold(Spent::default(), Spent::and)
    };
    let (a, b) = (spent(true), spent(false));
    let a_move = |spent: Spent| Some(spent.cpu?.as_micros() / u128::from(spent.moves.max(1)));
    // The CPU time of A for a move, in percent of that of B.
    let percent = a_move(a).zip(a_move(b)).and_then(|(a, b)| (a * 100).checked_div(b));
    let percent = percent.and_then(|percent| u64::try_from(percent).ok());
    let ((a, of_a), (b, of_b)) = (spent_time(a), spent_time(b));
    answer["movetime_ms"] = milliseconds(time).into();
    answer["spent"] = json!({"a": a, "b": b});
    answer["cpu_percent"] = percent.into();
    let mut text = texts().cli_series_spent_by(of_a, of_b) + "\n";
    text.extend(percent.map(|percent| texts().cli_series_cpu_ratio(percent) + "\n"));
    text
}

/// The mean time of a move; the system may not tell the CPU time.
fn spent_time(spent: Spent) -> (Value, String) {
    let mean = |time: Duration| milliseconds(time / spent.moves.max(1));
    let (moves, ms, cpu) = (spent.moves, mean(spent.time), spent.cpu.map(mean));
    let shown = cpu.map_or_else(|| "?".to_owned(), grouped);
    (
        json!({"moves": moves, "mean_ms": ms, "mean_cpu_ms": cpu}),
        texts().cli_series_spent(shown, grouped(moves.into()), grouped(ms)),
    )
}

/// What a side has done wrong that ended the game, with its name.
fn fault<G: OnBoard>(game: &Played<G>) -> Option<String> {
    let words = game.fault.as_ref()?;
    let loser = game.winner?.other();
    let loser = &game.fixture.players[usize::from(loser == Player::Min)];
    Some(format!("{loser}: {}", words.clone().spoken()))
}

/// Whether a player has made a move of its own in a game.
fn has_moved<G: OnBoard>(game: &Played<G>, is_a: bool) -> bool {
    let own = game.moves.len() - game.fixture.opening.len().min(game.moves.len());
    let to_move = G::default().player(&game.last);
    let side = if is_a { game.fixture.a } else { game.fixture.a.other() };
    own > 1 || own == 1 && to_move != side
}

/// A finished game in one line.
fn game_line<G: OnBoard>(game: &Played<G>) -> String {
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

/// Tells the results of pairs (a pair is two consecutive games), and the rating that they imply; what is
/// left out stands beside it. Ratings are rounded to whole numbers, null if undefined.
fn rating<G: OnBoard>(games: &[Played<G>], answer: &mut Value) -> String {
    // The pairs in which A scored 0, ½, 1, 1½ and 2 points; a game that ended by a fault tells nothing
    // of strength.
    let (mut pairs, mut unrated) = (PairCounts::default(), 0_u32);
    let (mut of_a, mut of_b) = (FaultCounts::default(), FaultCounts::default());
    for pair in games.chunks_exact(2) {
        let lost = pair.iter().filter(|game| game.fault.is_some());
        for game in lost.clone() {
            let loser = if game.result() == GameResult::Loss { &mut of_a } else { &mut of_b };
            loser.add(ending_name(game));
        }
        if lost.count() > 0 {
            unrated += 1;
        } else {
            pairs.add(pair[0].result(), pair[1].result());
        }
    }
    // Who has never moved has not shown how strong it is.
    let have_moved =
        [true, false].into_iter().all(|is_a| games.iter().any(|game| has_moved(game, is_a)));
    let rating = Rating::of(&pairs).filter(|_| have_moved);
    let rounded = |number: fn(Rating) -> Option<f64>| rating.and_then(number).map(Rating::rounded);
    answer["pairs"] = json!(pairs);
    answer["unrated_pairs"] = unrated.into();
    answer["faults"] = json!({"a": of_a, "b": of_b});
    answer["elo"] = rounded(|rating| rating.elo).into();
    // Half of the interval of 95 %.
    answer["elo_error"] = rounded(|rating| rating.error).into();
    answer["los"] = rounded(|rating| Some(100.0 * rating.los?)).into();
    let texts = texts();
    let mut text = texts.cli_pairs(pairs.0.map(|count| count.to_string()).join(" ")) + "\n";
    if unrated > 0 {
        let faults = |of: FaultCounts| texts.cli_series_faults(of.crash, of.illegal, of.time);
        text += &(texts.cli_series_unrated(faults(of_a), faults(of_b), unrated) + "\n");
    }
    let Some(rating) = rating else {
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

fn file_of<G: OnBoard>(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number:04}.{}", G::FORMATS[0].name()))
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
        assert_eq!(spent_time(spent).1, "58 ms (17 ms CPU) in 110 moves");
    }
}
