//! `selfplay` and `match` for Othello: pairs of games from one opening, with colours swapped.

use std::io::Write;

use serde::Serialize;

use super::series::{MAX_PLIES, Progress, START, SeriesArguments, pairs_people};
use super::{Exit, Refusal, texts, to_json};
use formats::line::{LineFormat, Recorded};
use formats::othello::{OthelloPly, OthelloRecord};
use formats::record::Encoding;
use games::othello::{Othello, OthelloPosition};
use host::{files, work_all};
use play::othello::{OthelloSeries, PlayedOthello, play_othello};
use play::{GameCounts, GameResult, PairCounts, Rating};
use score::Player;

/// The answer for Othello. Ratings are rounded to whole numbers; `None` if undefined.
#[derive(Serialize)]
struct OthelloSeriesAnswer {
    a: String,
    b: String,
    game: &'static str,
    games: u32,
    seed: u64,
    opening_plies: u32,
    wins: u32,
    losses: u32,
    draws: u32,
    /// A's lead in discs, summed over all games.
    discs: i32,
    /// Number of pairs in which A scored 0, ½, 1, 1½ and 2 points.
    pairs: PairCounts,
    elo: Option<i32>,
    /// Half-width of the 95 % interval.
    elo_error: Option<i32>,
    /// In percent.
    los: Option<i32>,
    played: Vec<PlayedOthelloAnswer>,
}

#[derive(Serialize)]
struct PlayedOthelloAnswer {
    number: u32,
    black: &'static str,
    result: GameResult,
    /// A's lead in discs.
    discs: i32,
    plies: usize,
    /// The moves without separators: `f5d6c3…`.
    moves: String,
    file: Option<String>,
}

/// Plays the requested games for `command`.
pub(super) fn run_othello(
    command: &str,
    asked: &SeriesArguments,
    opening_plies: u32,
    output: &mut dyn Write,
) -> Result<Exit, Refusal> {
    let is_of_shogi = [
        ("--nodes", asked.nodes.is_some()),
        ("--sfen", asked.sfen != START),
        ("--max-plies", asked.max_plies != MAX_PLIES),
    ];
    if let Some((option, _)) = is_of_shogi.into_iter().find(|(_, is_set)| *is_set) {
        return Err(Refusal(texts().cli_option_of_shogi(option)));
    }
    if asked.games % 2 == 1 {
        return Err(Refusal(texts().cli_even_games(asked.games)));
    }
    let series = OthelloSeries {
        a: asked.a.parse()?,
        b: asked.b.parse()?,
        games: asked.games,
        seed: asked.seed,
        opening_plies,
    };
    let fixtures = series.fixtures()?;
    let (mut counts, mut progress) = (GameCounts::default(), Progress::new(asked.games));
    let mut names = Vec::new();
    let games = work_all(&fixtures, asked.threads(), play_othello, |played| {
        counts.add(played.result());
        if let Some(folder) = &asked.output {
            let number = played.fixture.number;
            let path = folder.join(format!("game-{number:04}.ggf"));
            let record = [record_of(played, command, &series)];
            let written = Othello::write_games(&record, LineFormat::Ggf, Encoding::Utf8);
            files::write_in_new_folder(&path, &written.bytes)?;
            names.push((number, path.display().to_string()));
        }
        progress.tell(&counts);
        Ok(())
    });
    progress.end();
    let games = games.map_err(|words| Refusal(words.en))?;
    let mut pairs = PairCounts::default();
    for pair in games.chunks_exact(2) {
        pairs.add(pair[0].result(), pair[1].result());
    }
    let rating = Rating::of(&pairs);
    let file_of = |number: u32| {
        let file = names.iter().find(|(other, _)| *other == number);
        file.map(|(_, name)| name.clone())
    };
    let answer = OthelloSeriesAnswer {
        a: series.a.to_string(),
        b: series.b.to_string(),
        game: "othello",
        games: series.games,
        seed: series.seed,
        opening_plies,
        wins: counts.wins,
        losses: counts.losses,
        draws: counts.draws,
        discs: games.iter().map(PlayedOthello::discs).sum(),
        pairs,
        elo: rating.and_then(|rating| rating.elo).map(Rating::rounded),
        elo_error: rating.and_then(|rating| rating.error).map(Rating::rounded),
        los: rating
            .and_then(|rating| rating.los)
            .map(|los| Rating::rounded(100.0 * los)),
        played: games
            .iter()
            .map(|game| PlayedOthelloAnswer {
                number: game.fixture.number,
                black: match game.fixture.a {
                    Player::Max => "a",
                    Player::Min => "b",
                },
                result: game.result(),
                discs: game.discs(),
                plies: game.moves.len(),
                moves: game.moves.iter().map(ToString::to_string).collect(),
                file: file_of(game.fixture.number),
            })
            .collect(),
    };
    if asked.format.json {
        writeln!(output, "{}", to_json(&answer)?)?;
    } else {
        write!(output, "{}{}", people(&answer), pairs_people(&pairs))?;
    }
    Ok(Exit::Answered)
}

fn people(answer: &OthelloSeriesAnswer) -> String {
    let OthelloSeriesAnswer {
        a,
        b,
        games,
        wins,
        losses,
        draws,
        discs,
        ..
    } = answer;
    let mean = f64::from(*discs) / f64::from(*games);
    let result = texts().cli_series_result(a, b, *draws, *losses, *wins);
    let discs = texts().cli_series_discs(format!("{mean:+.1}"));
    format!("{result}\n{discs}\n")
}

/// Converts a game to a record.
fn record_of(played: &PlayedOthello, command: &str, series: &OthelloSeries) -> OthelloRecord {
    let [black, white] = played.fixture.players;
    let number = played.fixture.number;
    let command = format!("yomisuji {command} --seed {}", series.seed);
    let place = texts().cli_series_game(command, number);
    let black_discs = played.last_position().difference();
    let properties = [
        ("PC", place),
        ("PB", black.to_string()),
        ("PW", white.to_string()),
        ("RE", format!("{black_discs:+}")),
    ];
    OthelloRecord {
        properties: properties
            .map(|(name, value)| (name.to_owned(), value))
            .into(),
        start: OthelloPosition::default(),
        plies: played.moves.iter().copied().map(OthelloPly::new).collect(),
    }
}
