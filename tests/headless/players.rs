//! Players: their choices follow their definitions, and series of games are reproducible.

use std::collections::HashSet;

use serde_json::Value;
use shogi_core::Move;
use shunsai::Position;
use yomisuji::eval::Evaluation;
use yomisuji::formats::record::{Ending, Format, read};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::{parse_usi_move, usi};
use yomisuji::game::{CaptureOrder, Game, Keyed};
use yomisuji::games::shogi::{Shogi, player_of};
use yomisuji::host::{play_all, read_source};
use yomisuji::language::Words;
use yomisuji::play::{
    Act, AtBoard, BoardTurn, Choice, ComputerPlayer, GameCounts, PlayedGame, Seat, Series, balance,
    book, game_record, play_between,
};
use yomisuji::score::{Player, Score};
use yomisuji::search::best_exchange;
use yomisuji::session::{Games, Job, OpenedSource, Source};
use yomisuji::subject::GameId;

use crate::answers::{answer, said};
use crate::program;
use crate::shogi_rules::random_games;

fn player(name: &str) -> ComputerPlayer {
    name.parse().expect("a player")
}

fn consider(name: &str, sfen: &str) -> Choice {
    let position = parse_sfen(sfen).expect("a position");
    Seat::new(player(name), 1).consider(&position)
}

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    Evaluation::Usapyon.game().moves(position, &mut moves);
    moves
}

/// The value of every move by the definition of a player of the book, and of depth 2.
fn by_definition(name: &str, evaluation: Evaluation, at: &Position) -> Vec<(Move, Score)> {
    let game = evaluation.game();
    let lost = |at: &Position, remaining| Score::lost(player_of(at.side_to_move()), remaining);
    let value = |mv| {
        let after = game.after(at, mv);
        let standing = evaluation.value(&after);
        match name {
            "one-ply" => standing,
            "one-ply-exchange" => standing + best_exchange(&game, &after, CaptureOrder::Geometric),
            _ => {
                let answers = legal(&after);
                let values = answers.iter().map(|&mv| evaluation.value(&game.after(&after, mv)));
                let best = match player_of(after.side_to_move()) {
                    Player::Max => values.max(),
                    Player::Min => values.min(),
                };
                best.unwrap_or_else(|| lost(&after, 1))
            }
        }
    };
    legal(at).into_iter().map(|mv| (mv, value(mv))).collect()
}

#[test]
fn a_player_chooses_by_its_definition_and_the_first_of_equals() {
    for (evaluation, seed) in [(Evaluation::Usapyon, 5), (Evaluation::Material2, 6)] {
        for name in ["one-ply", "one-ply-exchange", "depth-2"] {
            let positions = random_games(seed).map(|(position, _)| position);
            for at in positions.step_by(9).take(if name == "depth-2" { 15 } else { 120 }) {
                let moves = by_definition(name, evaluation, &at);
                let mut seat = Seat::new(player(&format!("{name}:{evaluation}")), 1);
                let choice = seat.consider(&at);
                assert_eq!(choice.moves, moves, "{name} {}", to_sfen(&at));
                let values = moves.iter().map(|(_, value)| *value);
                let best = match player_of(at.side_to_move()) {
                    Player::Max => values.max(),
                    Player::Min => values.min(),
                };
                let ties = moves.iter().filter(|(_, value)| Some(*value) == best);
                let ties: Vec<_> = ties.map(|(mv, _)| *mv).collect();
                assert_eq!(choice.best, ties.first().copied());
                assert_eq!(choice.tied.as_ref(), Some(&ties));
                // In a game the other moves are read only as far as they matter.
                assert_eq!(seat.play(&at, &legal(&at)), choice.best);
                // Shuffled, it is one of them.
                let mut seat = Seat::new(player(&format!("{name}:{evaluation}+shuffle")), seed);
                let shuffled = seat.play(&at, &legal(&at));
                assert!(shuffled.is_none_or(|mv| ties.contains(&mv)));
                assert_eq!(seat.consider(&at).moves, moves);
            }
        }
    }
}

#[test]
fn shuffling_chooses_among_the_best_moves_evenly() {
    let start = Position::startpos();
    let mut seat = Seat::new(player("one-ply+shuffle"), 3);
    let legal = legal(&start);
    let mut counts = vec![0; legal.len()];
    for _ in 0..3_000 {
        let mv = seat.play(&start, &legal);
        let place = legal.iter().position(|&other| Some(other) == mv);
        counts[place.expect("a legal move")] += 1;
    }
    // A hundred each; five standard deviations are fifty.
    assert!(counts.iter().all(|&count| (50..150).contains(&count)), "{counts:?}");
}

#[test]
fn players_reproduce_the_tied_moves_of_the_book() {
    let names = |choice: &Choice| {
        let tied = choice.tied.iter().flatten().copied();
        tied.map(usi).collect::<Vec<_>>()
    };
    let change = |choice: &Choice| choice.value.map(|value| value - choice.standing);
    // u-04: the bishop by counting alone; 35 moves with the exchange.
    let blunder = "lnsgkgsnl/1r5b1/ppppp2pp/5pp2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5";
    let naive = consider("one-ply", blunder);
    assert_eq!((names(&naive), change(&naive)), (vec!["8h4d".to_owned()], Some(205)));
    let careful = consider("one-ply-exchange", blunder);
    assert_eq!((names(&careful).len(), change(&careful)), (35, Some(0)));
    // u-05: four retreats of the rook.
    let guarded = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";
    let retreats = consider("one-ply-exchange", guarded);
    assert_eq!(names(&retreats), ["2d2e", "2d2f", "2d2g", "2d2h"]);
    assert_eq!(change(&retreats), Some(0));
    // u-14: a program that maximises for White as well would have ten moves to choose from.
    let gote = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
    let right = consider("one-ply-exchange", gote);
    assert_eq!((names(&right), right.value), (vec!["2b4d".to_owned()], Some(Score(-3485))));
}

#[test]
fn the_engine_as_a_player_agrees_with_search() {
    let sfen = "lnsgkgsnl/1r5b1/ppppp2pp/5pp2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5";
    let found = answer(&["search", "--sfen", sfen, "--nodes", "3000", "--evaluator", "yss"]);
    let choice = consider("engine-3000:yss", sfen);
    assert_eq!(choice.best.map(usi).as_deref(), found["best"].as_str());
    let score = choice.value.map(|value| i64::from(value.0));
    assert_eq!(score, found["score"].as_i64());
    assert_eq!((choice.tied, choice.moves.len()), (None, 0));
}

fn series(a: &str, b: &str, games: u32, seed: u64) -> Series {
    Series { a: player(a), b: player(b), games, seed, start: Position::startpos(), max_plies: 300 }
}

fn counts(games: &[PlayedGame]) -> GameCounts {
    let mut counts = GameCounts::default();
    for game in games {
        counts.add(game.result());
    }
    counts
}

#[test]
fn games_depend_on_the_seed_and_not_on_the_threads() {
    let play = |seed, threads| {
        let fixtures = series("one-ply+shuffle", "engine-200:yss", 6, seed)
            .paired_fixtures(8)
            .expect("openings");
        let games = play_all(&fixtures, threads, |_| Ok(())).expect("they are played");
        let moves = games.into_iter().map(|game| game.moves);
        moves.collect::<Vec<_>>()
    };
    let games = play(1, 1);
    assert_eq!(games, play(1, 3));
    assert_ne!(games, play(2, 2));
    // Both games of a pair have one opening, no two pairs have the same.
    for pair in games.chunks(2) {
        assert_eq!(pair[0][..8], pair[1][..8]);
    }
    assert_ne!(games[0][..8], games[2][..8]);
}

#[test]
fn a_position_without_an_even_opening_is_refused() {
    // Every move has one reply, and the rook's loss depends on the position.
    let mut few = series("one-ply", "random", 4, 1);
    few.start = parse_sfen("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1").expect("a position");
    let error = few.paired_fixtures(2).expect_err("no opening").to_string();
    assert!(error.starts_with("0 different openings of 2 random plies"), "{error}");
    // Without random plies there is one opening for any number of pairs.
    let same = series("one-ply", "random", 4, 1).paired_fixtures(0);
    assert!(
        same.is_err_and(|error| error.en.starts_with("1 different openings of 0 random plies"))
    );
    assert!(series("one-ply", "random", 2, 1).paired_fixtures(0).is_ok());
}

#[test]
fn a_saved_game_opens_as_it_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games");
    let path = path.to_str().expect("a plain name");
    let arguments = ["--games", "4", "--max-plies", "60", "--opening-plies", "8", "-o", path];
    let found = answer(&[&["match", "one-ply", "random"], &arguments[..]].concat());
    let played = found["played"].as_array().expect("games");
    let (a, b) = (player("one-ply"), player("random"));
    let mut own = series("one-ply", "random", 4, 1);
    own.max_plies = 60;
    let fixtures = own.paired_fixtures(8).expect("openings");
    let games = play_all(&fixtures, 1, |_| Ok(())).expect("they are played");
    assert_eq!(played.len(), 4);
    for (game, told) in games.iter().zip(played) {
        let file = told["file"].as_str().expect("a file");
        let bytes = std::fs::read(file).expect("it is there");
        let parsed = read(&bytes, None).expect("a record");
        assert_eq!((parsed.format, parsed.warnings.len()), (Format::Kif, 0));
        assert!(parsed.stopped.is_none());
        let mut same = game_record(game, "").expect("a record");
        same.headers.clone_from(&parsed.record.headers);
        assert_eq!(parsed.record, same);
        let names: Vec<_> = parsed.record.headers.iter().map(|(_, name)| name.as_str()).collect();
        let sides = if told["black"] == "a" { [a, b] } else { [b, a] };
        assert_eq!(names[1..], sides.map(|side| side.to_string()));
        // The window opens it, and `yomisuji record` agrees.
        let source = Source::File(file.into());
        let opened = read_source(&source, &Job::default()).expect("it opens");
        let OpenedSource::Games(games) = opened else {
            panic!("it is a game");
        };
        let game = games.as_any().downcast_ref::<Games<Shogi>>();
        assert_eq!(**game.expect("shogi").record(), same);
        let told_again = answer(&["record", file]);
        assert_eq!(told_again["move_count"].as_u64(), told["plies"].as_u64());
    }
}

/// The openings of `match` are legal, level, and end in different positions.
#[test]
fn the_openings_are_legal_level_and_different() {
    let lines = include_str!("../../src/games/shogi/openings.usi").lines();
    let book = book::<Shogi>();
    assert_eq!(book.len(), lines.count(), "a line has an illegal move");
    assert!(book.len() >= 200);
    let game = Evaluation::Usapyon.game();
    let mut ends = HashSet::new();
    for opening in &book {
        assert!((10..=16).contains(&opening.len()));
        let mut at = Position::startpos();
        for &mv in opening {
            at.do_move(mv);
        }
        assert!(ends.insert(game.key(&at)), "{}", to_sfen(&at));
        let value = balance::<Shogi>(&at).expect("quiet soon");
        assert!(value.0.abs() < Evaluation::Yaneuraou.pawn(), "{} {value:?}", to_sfen(&at));
    }
}

#[test]
fn matches_start_from_the_book_with_both_colours() {
    let games = |seed| {
        let fixtures = series("random", "one-ply", 6, seed).book_fixtures().expect("enough");
        fixtures.into_iter().map(|game| game.opening).collect::<Vec<_>>()
    };
    let openings = games(1);
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]));
    assert_ne!(openings[0], openings[2]);
    assert_eq!(openings, games(1));
    assert_ne!(openings, games(2));
    let many = series("random", "one-ply", 100_000, 1).book_fixtures().expect_err("too many");
    assert!(many.to_string().contains("--opening-plies"), "{many}");
}

/// A player that does one thing.
struct Does(Act<Move>);

impl AtBoard<Shogi> for Does {
    fn act(&mut self, _: BoardTurn<'_, Shogi>) -> Act<Move> {
        self.0.clone()
    }
}

#[test]
fn the_referee_says_what_each_answer_means() {
    let illegal = parse_usi_move("7g7f", &Position::startpos()).expect("legal for Black");
    let words = || Words::same("why");
    for (act, ending, fault) in [
        (Act::Resign, Ending::Resign, None),
        (Act::Late, Ending::Timeout, Some("did not answer in time")),
        (Act::Broken(words()), Ending::LoseByDefault, Some("why")),
        (Act::Illegal(words()), Ending::FoulLose, Some("why")),
        (Act::Move(illegal), Ending::FoulLose, Some("played an illegal move")),
        (Act::Declare, Ending::FoulLose, Some("declared a win that the rules do not give")),
    ] {
        let opening = vec![illegal];
        let mut fixture = series("random", "random", 2, 1).fixtures().swap_remove(0);
        fixture.opening = opening;
        let played = play_between(fixture, [&mut Does(Act::Resign), &mut Does(act)]);
        assert_eq!(
            (played.moves.len(), played.ending, played.winner),
            (1, ending, Some(Player::Max))
        );
        assert_eq!(played.fault.as_ref().map(|fault| fault.en.as_str()), fault);
        let record = game_record(&played, "").expect("a record");
        assert_eq!(record.headers.len(), 3);
    }
}

#[test]
fn engines_of_others_are_named_or_refused_in_one_sentence() {
    let refused = |arguments: &[&str]| said(arguments).expect_err("refused").0;
    let check = |player: &str, more: &[&str], part: &str| {
        let arguments = [&["match", player, "random", "--games", "2"], more].concat();
        let sentence = refused(&arguments);
        assert!(sentence.contains(part), "{player}: {sentence}");
    };
    check("usi:", &[], "expected the name of an engine on the list, or a program");
    check("usi:no-such-engine", &[], "no-such-engine");
    check("usi:no-such-engine,Threads", &[], "expected NAME=VALUE");
    check("usi:engine", &["--game", "othello"], "play shogi only");
    check("random", &["--movetime", "5"], "--movetime is for an engine");
    check("strong-9:yss", &["--nodes", "5"], "--nodes is for an engine");
    let help = program().args(["match", "--help"]).output().expect("it runs").stdout;
    assert!(String::from_utf8_lossy(&help).contains("usi:fairy-stockfish"));
}

/// The book's claims on strength, by games (u-11): a player that counts exchanges beats one that
/// does not, both beat a random one, and one-ply counting drops a piece only if nothing else is
/// legal. Fewer games than in the book's scenario, and only the signs.
#[test]
fn counting_exchanges_beats_counting_and_counting_beats_chance() {
    let play = |a: &str, b: &str, games| {
        let fixtures = series(a, b, games, 11).fixtures();
        play_all(&fixtures, 2, |_| Ok(())).expect("they are played")
    };
    let exchange = play("one-ply-exchange+shuffle", "one-ply+shuffle", 20);
    let one_ply = play("one-ply+shuffle", "random", 30);
    for games in [&exchange, &one_ply] {
        let GameCounts { wins, losses, .. } = counts(games);
        assert!(wins > losses + 3, "{wins} wins, {losses} losses");
    }
    let mut total = 0;
    for game in exchange.iter().chain(&one_ply) {
        // One ply is B of the first series, and A of the second.
        let is_a = game.fixture.players.contains(&player("random"));
        let a = game.fixture.a;
        let drops = game.drops_of(if is_a { a } else { a.other() });
        assert_eq!(drops.total, drops.forced);
        total += drops.total;
        assert!(game.winner.is_some() || game.ending != Ending::Mate);
    }
    assert!(total > 0, "no drop at all says nothing");
}

#[test]
fn player_commands_answer_with_their_fields() {
    let fields = |value: &Value| {
        let names = value.as_object().expect("an object").keys();
        names.cloned().collect::<Vec<_>>().join(" ")
    };
    let chosen = answer(&["choose", "--sfen", "startpos", "--player", "one-ply"]);
    assert_eq!(fields(&chosen), "player best value change tied tied_count moves");
    assert_eq!((chosen["best"].as_str(), chosen["tied_count"].as_u64()), (Some("1g1f"), Some(30)));
    let random = answer(&["choose", "--sfen", "startpos", "--player", "random"]);
    assert_eq!((&random["value"], random["tied_count"].as_u64()), (&Value::Null, Some(30)));
    let played = answer(&["selfplay", "random", "one-ply", "--games", "2", "--max-plies", "20"]);
    let common = "a b games seed sfen max_plies wins losses draws";
    assert_eq!(fields(&played), format!("{common} endings drops played"));
    assert_eq!(played["b"], "one-ply:usapyon+shuffle");
    assert_eq!(fields(&played["played"][0]), "number black result ending plies file");
    let rated = answer(&["match", "random", "one-ply", "--games", "2", "--max-plies", "20"]);
    let rating = "opening_plies book pairs unrated_pairs faults elo elo_error los endings drops \
                  played";
    assert_eq!(fields(&rated), format!("{common} {rating}"));
}

#[test]
fn a_player_that_needs_kings_is_refused_without_them() {
    let kingless = "4k4/9/9/3b5/9/9/9/8P/8R b P 1";
    let refused = |arguments: &[&str]| said(arguments).expect_err("refused").0;
    for arguments in [
        ["choose", "--sfen", kingless, "--player", "one-ply:material-3"].as_slice(),
        &["selfplay", "random", "material-8", "--games", "1", "--sfen", kingless],
        &["match", "yss", "material-4", "--games", "2", "--sfen", kingless],
    ] {
        let sentence = refused(arguments);
        assert!(sentence.contains("Black has none on this board"), "{sentence}");
    }
    let found = answer(&["choose", "--sfen", kingless, "--player", "one-ply:material-2"]);
    assert!(found["best"].is_string());
}

#[test]
fn every_game_is_played_by_programs_and_its_records_can_be_read() {
    for game in GameId::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let path = path.to_str().expect("a plain name");
        let id = game.id();
        let arguments = [
            "match",
            "depth-2",
            "random",
            "--game",
            id,
            "--games",
            "4",
            "--opening-plies",
            "2",
            "-o",
            path,
        ];
        let found = answer(&arguments);
        let games = |name: &str| found[name].as_u64().expect("a number");
        assert_eq!(games("wins") + games("losses") + games("draws"), 4, "{id}");
        // Counting discs, or steps, hardly beats chance.
        let is_better = games("wins") > games("losses");
        let is_even = matches!(game, GameId::Othello | GameId::Sugoroku);
        assert!(is_better || is_even, "{id}: {found}");
        let again = answer(&[&arguments[..], &["--threads", "1"]].concat());
        assert_eq!(again, found);
        for (number, told) in found["played"].as_array().expect("games").iter().enumerate() {
            assert_eq!(told["black"], ["a", "b"][number % 2]);
            let file = told["file"].as_str().expect("a file");
            let source = Source::File(file.into());
            let plies = told["plies"].as_u64().expect("a number") as usize;
            match read_source(&source, &Job::default()).expect("it opens") {
                OpenedSource::Games(read) => {
                    assert!(read.game() == *game && read.is_whole() && plies > 2);
                }
                _ => panic!("{file} is a game"),
            }
        }
        // The engine plays every game, too, in which chance does not move.
        let engine = ["match", "engine", "random", "--game", id, "--games", "2", "--nodes", "300"];
        if *game == GameId::Sugoroku {
            let sentence = said(&engine).expect_err("refused").0;
            assert!(sentence.contains("chance moves there"), "{sentence}");
        } else {
            assert_eq!(answer(&engine)["played"].as_array().map(Vec::len), Some(2));
        }
        let alone = said(&["selfplay", "nobody", "random", "--game", id, "--games", "2"]);
        assert!(alone.expect_err("refused").0.contains("\"nobody\""));
    }
}
