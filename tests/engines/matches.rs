//! Engines as players of whole games: how each fault of theirs ends a game.

use std::time::Duration;

use shunsai::Position;
use yomisuji::formats::record::Ending;
use yomisuji::games::shogi::Shogi;
use yomisuji::host::engine::{MoveDeadline, UsiSeat};
use yomisuji::play::{AtBoard, Fixture, PlayedGame, Seat, play_between};
use yomisuji::score::Player;
use yomisuji::session::engines::{EngineEntry, SearchLimit};

use super::scripted::{at_once, each_at_once, scripted};

type Game = PlayedGame<Shogi, &'static str>;

/// A game of an engine, which has Black, against a player of ours.
fn game(entry: &EngineEntry, limit: SearchLimit, max_plies: u32) -> Game {
    let other = "strong-200:material-8".parse().expect("a player");
    let fixture = Fixture {
        number: 1,
        players: ["engine", "ours"],
        a: Player::Max,
        start: Position::startpos(),
        opening: Vec::new(),
        seed: 1,
        max_plies,
    };
    let mut engine = UsiSeat::start(entry, limit, MoveDeadline::default());
    let mut ours: Seat = Seat::new(other, 1);
    play_between(fixture, [&mut engine as &mut dyn AtBoard<Shogi>, &mut ours])
}

#[test]
fn an_engine_that_fails_loses_and_it_is_said() {
    let soon = SearchLimit::Time(Duration::from_millis(50));
    for (fault, ending, plies, said) in [
        ("exits-in-search", Ending::LoseByDefault, 0, "the scripted engine gives up"),
        ("exits-in-handshake", Ending::LoseByDefault, 0, "no book found"),
        ("illegal-answer", Ending::FoulLose, 0, "5a5b"),
        // It knows the first move only.
        ("nothing", Ending::FoulLose, 2, "3c3d"),
        ("hangs-in-search", Ending::Timeout, 0, "did not answer in time"),
    ] {
        let played = game(&scripted(fault), soon, 300);
        let words = played.fault.as_ref().map(|words| words.en.clone()).unwrap_or_default();
        assert_eq!((played.ending, played.moves.len()), (ending, plies), "{fault}: {words}");
        assert_eq!(played.winner, Some(Player::Min));
        assert!(words.contains(said), "{fault}: {words}");
    }
}

#[test]
fn our_own_engine_plays_as_a_usi_engine() {
    let mut entry = EngineEntry::new("yomisuji", env!("CARGO_BIN_EXE_yomisuji"));
    entry.arguments = vec!["usi".to_owned()];
    let played = game(&entry, SearchLimit::Nodes(200), 12);
    assert_eq!((played.ending, played.moves.len()), (Ending::MaxMoves, 12), "{:?}", played.fault);
    let spent = played.spent[0].expect("it is measured");
    assert_eq!(spent.moves, 6);
    assert!(spent.time > Duration::ZERO);
    assert!(spent.cpu.is_some() || cfg!(not(target_os = "linux")));
}

/// The command, against an engine of somebody else, if it is installed.
#[test]
fn a_match_against_an_engine_is_played_by_time() {
    let is_there = std::env::var_os("PATH").is_some_and(|places| {
        std::env::split_paths(&places).any(|place| place.join("fairy-stockfish").is_file())
    });
    if !is_there {
        println!("SKIPPED: fairy-stockfish is not installed, so this test looks at nothing");
        return;
    }
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_yomisuji"));
    command.args(["match", "strong:material-8", "usi:fairy-stockfish,Skill Level=0"]);
    command.args(["--games", "2", "--cpu", "20", "--max-plies", "30", "--json"]);
    let output = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect(&said);
    assert_eq!((&found["a"], &found["movetime_ms"]), (&"strong:material-8".into(), &20.into()));
    assert_eq!(found["book"], true);
    assert!(found["spent"]["b"]["moves"].as_u64() > Some(10), "{found}");
    let games = found["wins"].as_u64().zip(found["draws"].as_u64());
    assert!(games.is_some() && found["played"][0]["fault"].is_null(), "{found}");
}

/// The answer of a match of two games against the scripted engine with a fault, and the same in words.
fn against(fault: &str, limit: &[&str]) -> (serde_json::Value, String) {
    let EngineEntry { program, arguments, .. } = scripted(fault);
    let name = format!("usi:{} {}", program.display(), arguments.join(" "));
    let told = |more: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_yomisuji"));
        command.args(["match", "one-ply", &name, "--games", "2", "--max-plies", "20"]);
        command.args(limit).args(["--opening-plies", "0", "--lang", "en"]).args(more);
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let (json, words) = at_once(|| told(&["--json"]), || told(&[]));
    (serde_json::from_str(&json).expect("JSON"), words)
}

#[test]
fn a_game_that_a_fault_ends_tells_nothing_of_strength() {
    let nodes = ["--nodes", "100", "--patience", "1"];
    let cases = [
        ("exits-in-search", nodes, "crash"),
        ("illegal-answer", nodes, "illegal"),
        // It would never answer, whatever limits it.
        ("hangs-in-search", nodes, "time"),
        ("hangs-in-search", ["--cpu", "50", "--patience", "1"], "time"),
    ];
    each_at_once(cases, |(fault, limit, ending)| {
        let (found, words) = against(fault, &limit);
        assert_eq!((&found["wins"], &found["losses"]), (&2.into(), &0.into()), "{found}");
        assert_eq!(found["faults"]["b"][ending], 2, "{fault}: {found}");
        assert_eq!(found["faults"]["a"][ending], 0, "{fault}: {found}");
        assert_eq!(found["unrated_pairs"], 1);
        for field in ["elo", "elo_error", "los"] {
            assert!(found[field].is_null(), "{fault}: {found}");
        }
        assert!(words.contains("1 pair is not in the Elo"), "{words}");
        assert!(words.contains("no Elo") && !words.contains("unbounded"), "{words}");
    });
}

#[test]
fn an_engine_that_never_moves_is_no_result_of_strength() {
    let (found, words) = against("resigns", &["--nodes", "100"]);
    assert_eq!((&found["wins"], &found["unrated_pairs"]), (&2.into(), &0.into()), "{found}");
    assert!(found["elo"].is_null() && found["los"].is_null(), "{found}");
    assert!(words.contains("no Elo") && !words.contains("unbounded"), "{words}");
}

#[test]
fn a_slow_machine_costs_no_game_by_cpu_time() {
    // It sleeps longer than any time on the wall would allow, and uses no CPU time.
    let slow = ["--cpu", "20", "--patience", "30"];
    let (found, _) = against("sleeps-before-answering", &slow);
    assert_eq!(found["endings"]["time"], 0, "{found}");
    let (found, _) = against("sleeps-before-answering", &["--movetime", "20"]);
    assert_eq!(found["faults"]["b"]["time"], 2, "{found}");
    // One that goes on computing is late, long before its patience ends.
    let (found, _) = against("computes-for-ever", &["--cpu", "20", "--patience", "600"]);
    assert_eq!(found["faults"]["b"]["time"], 2, "{found}");
}
