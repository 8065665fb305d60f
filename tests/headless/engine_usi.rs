//! `yomisuji usi` and `yomisuji search` as other programs use them: as processes.
//!
//! Dialogues are stored in `tests/data/usi`: `>` goes to the engine, `<` comes from it, and
//! machine-dependent parts are left out; `{evaluators}` are those of the registry.
//! `YOMISUJI_WRITE_DIALOGUES=1` rewrites them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use shunsai::Position;
use yomisuji::eval::Evaluation;
use yomisuji::formats::usi::{parse_usi_move, usi};

use crate::program;
use crate::shogi_rules::{legal, position};

/// Longer than anything here takes; only a hanging engine reaches it.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running engine, and its output so far.
struct Talk {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    dialogue: String,
}

impl Talk {
    fn new() -> Self {
        let mut process = program()
            .arg("usi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.expect("UTF-8")).is_err() {
                    break;
                }
            }
        });
        Self { input: process.stdin.take(), process, lines, dialogue: String::new() }
    }

    fn say(&mut self, line: &str) {
        self.dialogue += &format!("> {line}\n");
        self.say_bytes(format!("{line}\n").as_bytes());
    }

    fn say_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("still talking");
        input.write_all(bytes).expect("the engine listens");
        input.flush().expect("the engine listens");
    }

    /// The lines up to and including the first one that begins with `last`.
    fn hear(&mut self, last: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no {last:?} after {}", self.dialogue));
            self.dialogue += &format!("< {}\n", without_times(&line));
            heard.push(line.clone());
            if line.starts_with(last) {
                return heard;
            }
        }
    }

    fn ask(&mut self, line: &str, last: &str) -> Vec<String> {
        self.say(line);
        self.hear(last)
    }

    /// Waits for the process to end by itself; returns whether it succeeded.
    fn ended(&mut self) -> bool {
        for _ in 0..PATIENCE.as_millis() / 10 {
            if let Some(status) = self.process.try_wait().expect("a process") {
                return status.success();
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("the engine does not end after {}", self.dialogue);
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A line without its times, which depend on the machine.
fn without_times(line: &str) -> String {
    let mut kept = Vec::new();
    let mut words = line.split(' ');
    while let Some(word) = words.next() {
        if matches!(word, "time" | "nps") && !line.starts_with("info string") {
            words.next();
        } else {
            kept.push(word);
        }
    }
    kept.join(" ")
}

fn check_dialogue(name: &str, dialogue: &str) {
    let path = format!("tests/data/usi/{name}.txt");
    let evaluators = Evaluation::ALL.iter().map(|row| format!("var {row}"));
    let evaluators = evaluators.collect::<Vec<_>>().join(" ");
    let dialogue = &dialogue.replace(&evaluators, "{evaluators}");
    if std::env::var_os("YOMISUJI_WRITE_DIALOGUES").is_some() {
        std::fs::create_dir_all("tests/data/usi").expect("a folder");
        std::fs::write(&path, dialogue).expect("a file");
    }
    let expected = std::fs::read_to_string(&path).expect("a dialogue");
    for (number, (expected, found)) in (1..).zip(expected.lines().zip(dialogue.lines())) {
        assert_eq!(found, expected, "{path}:{number}");
    }
    assert_eq!(dialogue.lines().count(), expected.lines().count(), "{path}");
}

/// The number after `name` in a line.
fn number(line: &str, name: &str) -> i64 {
    let mut words = line.split(' ').skip_while(|word| *word != name);
    let number = words.nth(1).unwrap_or_else(|| panic!("no {name} in {line}"));
    number.parse().expect("a number")
}

fn best(lines: &[String]) -> &str {
    let words = lines.last().expect("a line").split(' ').nth(1);
    words.expect("a move")
}

#[test]
fn the_handshake_matches_its_recorded_dialogue() {
    let mut talk = Talk::new();
    talk.ask("usi", "usiok");
    talk.say("setoption name USI_Ponder value true"); // Not ours: ignored.
    talk.say("setoption name usi_hash value 16");
    talk.say("setoption name MultiPV value 2");
    talk.say("setoption name Evaluator value yaneuraou");
    talk.ask("isready", "readyok");
    talk.say("usinewgame");
    talk.say("position startpos moves 7g7f 3c3d");
    talk.ask("go depth 3", "bestmove");
    talk.say("setoption name MultiPV value 1");
    talk.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    talk.ask("go depth 9 nodes 100000", "bestmove");
    talk.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    talk.ask("go nodes 1000", "bestmove");
    talk.ask("go mate infinite", "checkmate");
    talk.say("gameover lose");
    talk.say("quit");
    assert!(talk.ended());
    check_dialogue("handshake", &talk.dialogue);
}

#[test]
fn a_game_against_itself_matches_its_recorded_dialogue() {
    let mut players = [Talk::new(), Talk::new()];
    for player in &mut players {
        player.ask("usi", "usiok");
        player.say("setoption name USI_Hash value 4");
        player.ask("isready", "readyok");
        player.say("usinewgame");
    }
    let mut at = Position::startpos();
    let mut moves = String::from("position startpos moves");
    for ply in 0..60 {
        let player = &mut players[ply % 2];
        player.say(&moves);
        let heard = player.ask("go depth 2", "bestmove");
        let [.., total, _] = heard.as_slice() else {
            panic!("a line before the best move");
        };
        assert!(total.starts_with("info") && number(total, "nodes") >= 0);
        if best(&heard) == "resign" {
            assert!(legal(&at).is_empty());
            break;
        }
        let mv = parse_usi_move(best(&heard), &at).expect("a legal move");
        moves += &format!(" {}", usi(mv));
        at.do_move(mv);
    }
    for player in &mut players {
        player.say("gameover draw");
        player.say("quit");
        assert!(player.ended());
    }
    check_dialogue("game_black", &players[0].dialogue);
    check_dialogue("game_white", &players[1].dialogue);
}

#[test]
fn the_last_info_has_the_true_total_of_nodes() {
    let mut talk = Talk::new();
    for limit in [1, 77, 4_096, 30_000] {
        talk.say("usinewgame");
        let heard = talk.ask(&format!("go nodes {limit}"), "bestmove");
        let [finished @ .., total, _] = heard.as_slice() else {
            panic!("{heard:?}");
        };
        assert_eq!(number(total, "nodes"), limit);
        assert!(finished.iter().all(|line| number(line, "nodes") <= limit));
        assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok());
    }
}

#[test]
fn an_infinite_search_ends_on_stop_and_answers_isready_meanwhile() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.hear("info depth 3");
    let heard = talk.ask("isready", "readyok");
    assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    talk.ask("stop", "bestmove");
    // A mate is found at once, but reported only on request.
    talk.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    talk.say("go infinite");
    talk.hear("info depth 1 seldepth 2 score mate 1 ");
    thread::sleep(Duration::from_millis(50));
    let heard = talk.ask("isready", "readyok");
    assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    let heard = talk.ask("stop", "bestmove");
    assert!(best(&heard).contains("5b"));
    talk.say("go infinite");
    talk.hear("info depth 1");
    talk.say("quit");
    assert!(talk.ended());
}

#[test]
fn pondering_waits_for_the_opponent() {
    let mut talk = Talk::new();
    talk.say("go ponder btime 0 wtime 0 byoyomi 200");
    talk.hear("info depth 4");
    thread::sleep(Duration::from_millis(300));
    let heard = talk.ask("isready", "readyok");
    assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    talk.ask("ponderhit", "bestmove");
    talk.say("go ponder byoyomi 200");
    talk.hear("info depth 1");
    talk.ask("stop", "bestmove");
}

#[test]
fn a_search_with_a_time_limit_ends_with_a_best_move() {
    let mut talk = Talk::new();
    for limit in [
        "movetime 0",
        "movetime 50",
        "btime 300 wtime 0",
        "byoyomi 150",
        "btime 0 wtime 0 binc 200 winc 0",
    ] {
        let heard = talk.ask(&format!("go {limit}"), "bestmove");
        assert!(heard.iter().any(|line| line.starts_with("info depth 1 ")));
    }
}

#[test]
fn a_refused_position_does_not_leave_the_earlier_one_in_play() {
    let mut talk = Talk::new();
    let cases = [
        ("position startpos moves 7g7f 7g7f", "move 2, \"7g7f\""),
        ("position sfen zzz", "column"),
        ("position", "column"),
        ("position startpos moves 7g7f garbage", "expected a move"),
        ("position sfen lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNK b - 1", "two kings"),
        ("position sfen 4k4/9/4R4/9/9/9/9/9/4K4 b - 1", "could be taken"),
    ];
    for (line, part) in cases {
        talk.say("position startpos moves 7g7f");
        let heard = talk.ask(line, "info string");
        let said = heard.last().expect("a line");
        assert!(said.contains(part) && !said.is_ascii(), "{line}: {said}");
        let heard = talk.ask("go depth 1", "bestmove");
        assert_eq!(best(&heard), "resign", "{line}");
        assert!(heard[0].contains("no position"), "{heard:?}");
    }
    // A good line can be played from again: it is White's turn.
    talk.say("position startpos moves 7g7f");
    let heard = talk.ask("go depth 1", "bestmove");
    let at = {
        let mut at = Position::startpos();
        at.do_move(parse_usi_move("7g7f", &at).unwrap());
        at
    };
    assert!(parse_usi_move(best(&heard), &at).is_ok(), "{heard:?}");
}

/// More than the engine reads of a line: moves to and fro.
fn too_many_moves() -> String {
    let shuffle = " 2h3h 8b7b 3h2h 7b8b";
    format!("position startpos moves{}", shuffle.repeat(60_000))
}

#[test]
fn an_overlong_position_does_not_leave_the_earlier_one_in_play() {
    let endless = " ".repeat(3 << 20);
    for line in [too_many_moves(), format!("{endless}position startpos")] {
        let mut talk = Talk::new();
        talk.say("position startpos moves 7g7f");
        talk.say_bytes(format!("{line}\n").as_bytes());
        let heard = talk.ask("go depth 1", "bestmove");
        assert_eq!(best(&heard), "resign", "{heard:?}");
        assert!(heard.iter().any(|line| line.contains("too long")));
        assert!(heard.iter().any(|line| line.contains("no position")));
        talk.say("position startpos");
        let heard = talk.ask("go depth 1", "bestmove");
        assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok());
    }
}

#[test]
fn an_overlong_go_is_answered_and_other_overlong_lines_are_ignored() {
    let mut talk = Talk::new();
    talk.say("position startpos moves 7g7f");
    for line in ["x", "setoption name MultiPV value 3 "] {
        talk.say_bytes(format!("{}\n", line.repeat(2 << 20)).as_bytes());
    }
    // The number at the edge of the limit is not misread as a smaller one.
    let words = "depth 2 ".repeat((1 << 20) / 8 - 2);
    talk.say_bytes(format!("go {words}      depth 1{}\n", "0".repeat(20)).as_bytes());
    let heard = talk.hear("bestmove");
    let at = {
        let mut at = Position::startpos();
        at.do_move(parse_usi_move("7g7f", &at).unwrap());
        at
    };
    assert!(parse_usi_move(best(&heard), &at).is_ok(), "{heard:?}");
    assert!(heard.iter().any(|line| line.starts_with("info depth 2 ")));
}

#[test]
fn without_a_position_every_go_has_its_answer_when_due() {
    let mut talk = Talk::new();
    talk.say("position sfen zzz");
    let heard = talk.ask("go mate 1000", "checkmate");
    assert_eq!(heard.last().unwrap(), "checkmate timeout");
    let heard = talk.ask("isready", "readyok");
    assert_eq!(heard, ["readyok"], "one answer");
    // A pondering engine answers when pondering ends, and once.
    for (go, end) in [
        ("go infinite", "stop"),
        ("go ponder btime 100 wtime 100", "ponderhit"),
        ("go infinite", "gameover lose"),
    ] {
        talk.say(go);
        let heard = talk.ask("isready", "readyok");
        assert!(heard.iter().all(|line| !line.starts_with("bestmove")), "{go}");
        assert!(heard[0].contains("no position"), "{go}: {heard:?}");
        let heard = talk.ask(end, "bestmove");
        assert_eq!(heard, ["bestmove resign"], "{go}");
        talk.say("stop");
        assert_eq!(talk.ask("isready", "readyok"), ["readyok"], "{go}");
    }
    // The next question ends the previous one.
    talk.say("go infinite");
    talk.say("position startpos");
    let heard = talk.ask("go depth 1", "bestmove");
    assert_eq!(best(&heard), "resign");
    let heard = talk.hear("bestmove");
    assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok());
}

#[test]
fn faulty_commands_are_reported_and_every_go_is_answered() {
    let mut talk = Talk::new();
    for (line, part) in [
        ("setoption name USI_Hash value lots", "cannot be"),
        ("setoption name Evaluator value stockfish", "cannot be"),
    ] {
        let heard = talk.ask(line, "info string");
        let said = heard.last().expect("a line");
        assert!(said.contains(part) && !said.is_ascii(), "{line}: {said}");
    }
    for (line, part) in [
        ("go depth many", "no number"),
        ("go sideways 3", "not known"),
        ("go depth 2 sideways", "not known"),
        ("go nodes 100 movetime", "no number"),
    ] {
        let heard = talk.ask(line, "bestmove");
        assert!(heard[0].contains(part) && !heard[0].is_ascii(), "{heard:?}");
        assert_ne!(best(&heard), "resign");
    }
    // The clock of a ponder hit that brings its own.
    talk.say("go ponder btime 36000000 wtime 36000000");
    talk.hear("info depth 1 ");
    talk.ask("ponderhit btime 100 wtime 100 byoyomi 0", "bestmove");
    talk.say("go ponder");
    talk.hear("info depth 1 ");
    talk.ask("ponderhit btime 100 wtime 100 what", "bestmove");
}

#[test]
fn a_search_for_a_mate_ends_with_its_moves_with_none_or_with_time() {
    let mut talk = Talk::new();
    for (position, go, answer) in [
        ("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "infinite", "checkmate G*5b"),
        ("sfen 4k4/9/4p4/9/9/9/9/9/4K4 b G 1", "infinite", "checkmate nomate"),
        ("sfen 4k4/9/9/9/9/9/4p4/9/4K4 w g 1", "1000", "checkmate G*5h"),
        // Without a king to mate, or with one that could be taken.
        ("sfen 9/9/4P4/9/9/9/9/9/4K4 b G 1", "infinite", "checkmate nomate"),
        ("sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 b - 1", "infinite", "checkmate timeout"),
        // The attacker's own king is missing, or in check.
        ("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", "", "checkmate G*5b"),
        ("sfen 4k4/9/4P4/9/9/9/9/4r4/4K4 b G 1", "infinite", "checkmate nomate"),
    ] {
        talk.say(&format!("position {position}"));
        let heard = talk.ask(&format!("go mate {go}"), "checkmate");
        assert_eq!(heard.last().unwrap(), answer, "{position}: {heard:?}");
    }
    let rows = include_str!("../data/tsume.csv").lines().map(|row| row.split(','));
    let mut rows = rows.map(|mut row| [row.next(), row.next()]);
    let row = rows.find(|row| row[1] == Some("7")).expect("a mate in seven plies");
    let sfen = row[0].expect("a position");
    talk.say(&format!("position sfen {sfen}"));
    let heard = talk.ask("go mate infinite", "checkmate");
    let mut at = position(sfen);
    let line = heard.last().expect("a line").split(' ').skip(1);
    for (plies, text) in line.enumerate() {
        at.do_move(parse_usi_move(text, &at).expect("a legal move"));
        assert!(at.in_check() || plies % 2 == 1, "{heard:?}");
    }
    assert!(legal(&at).is_empty(), "{heard:?}");
    assert!(heard.iter().any(|line| line.contains(" score mate 7 ")), "{heard:?}");
    // A hard one is given up on request, once.
    talk.say(
        "position sfen l2g5/2s3g2/3k1p2p/P2pp2P1/1pP4s1/p1+B6/NP1P1nPS1/K4G3/L6NL b RBGNLPrs3p 1",
    );
    let heard = talk.ask("go mate 0", "checkmate");
    assert_eq!(heard.last().unwrap(), "checkmate timeout");
    talk.say("go mate infinite");
    thread::sleep(Duration::from_millis(50));
    assert_eq!(talk.ask("isready", "readyok"), ["readyok"]);
    let heard = talk.ask("stop", "checkmate");
    assert_eq!(heard.last().unwrap(), "checkmate timeout");
    talk.say("stop");
    assert_eq!(talk.ask("isready", "readyok"), ["readyok"]);
}

#[test]
fn only_the_moves_to_search_are_searched() {
    let mut talk = Talk::new();
    let heard = talk.ask("go depth 4 searchmoves 9g9f 1g1f", "bestmove");
    assert!(["9g9f", "1g1f"].contains(&best(&heard)), "{heard:?}");
    let heard = talk.ask("go searchmoves 7g7f 7g7g 1a1b x depth 2", "bestmove");
    assert_eq!(best(&heard), "7g7f");
    let notes = heard.iter().filter(|line| line.starts_with("info string searchmoves"));
    assert_eq!(notes.count(), 3, "{heard:?}");
    talk.say("setoption name MultiPV value 5");
    let heard = talk.ask("go depth 2 searchmoves 7g7f 2g2f", "bestmove");
    assert!(heard.iter().any(|line| line.contains("multipv 2 ")));
    assert!(!heard.iter().any(|line| line.contains("multipv 3 ")));
    let heard = talk.ask("go depth 1 searchmoves 7g7e", "bestmove");
    assert!(heard.iter().any(|line| line.contains("every move is read")), "{heard:?}");
    assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok());
}

#[test]
fn at_least_once_a_second_it_tells_how_far_it_is() {
    let mut talk = Talk::new();
    talk.say("setoption name Exact value true"); // Its iterations take longer.
    for go in ["go infinite", "go ponder btime 60000 wtime 60000"] {
        talk.say(go);
        let began = Instant::now();
        let mut heard = began;
        while began.elapsed() < Duration::from_millis(2_200) {
            let line = talk.hear("info ").pop().expect("a line");
            assert!(heard.elapsed() < Duration::from_millis(1_500), "{line}");
            heard = Instant::now();
            for name in ["depth", "nodes", "time", "nps"] {
                assert!(number(&line, name) >= 0);
            }
        }
        talk.ask("stop", "bestmove");
    }
}

#[test]
fn byoyomi_is_used_up_but_for_the_delay_of_the_network() {
    let mut talk = Talk::new();
    for (delay, least, most) in [(100, 490, 600), (300, 290, 400)] {
        talk.say(&format!("setoption name NetworkDelay value {delay}"));
        let began = Instant::now();
        talk.ask("go btime 0 wtime 0 byoyomi 600", "bestmove");
        let took = began.elapsed().as_millis();
        // A busy machine may be later, but never earlier.
        assert!(took >= least, "{took}");
        println!("{took} ms of at most {most}");
    }
}

#[test]
fn the_game_is_won_by_declaration() {
    let mut talk = Talk::new();
    let won = "position sfen 1GS1K1SG1/2PPPPP2/4N1N2/9/9/9/9/9/4k4 b 2R7P 1";
    talk.say(won);
    let heard = talk.ask("go byoyomi 1000", "bestmove");
    assert_eq!(best(&heard), "win");
    assert!(heard[0].contains("28") && !heard[0].is_ascii(), "{heard:?}");
    talk.say("go ponder btime 1000 wtime 1000");
    let heard = talk.ask("isready", "readyok");
    assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    assert_eq!(talk.ask("ponderhit", "bestmove"), ["bestmove win"]);
    talk.say("setoption name EnteringKingRule value NoEnteringKing");
    let heard = talk.ask("go depth 1", "bestmove");
    assert_ne!(best(&heard), "win");
    talk.say("setoption name EnteringKingRule value csarule27");
    talk.say(&won.replace("7P", "6P"));
    let heard = talk.ask("go depth 1", "bestmove");
    assert!(best(&heard) != "win" && best(&heard) != "resign", "{heard:?}");
}

#[test]
fn the_moves_of_the_game_count_for_repetition() {
    let mut talk = Talk::new();
    let score = |talk: &mut Talk, position: &str, mv: &str| {
        talk.say("usinewgame");
        talk.say(&format!("position {position}"));
        let heard = talk.ask(&format!("go depth 1 searchmoves {mv}"), "bestmove");
        assert_eq!(best(&heard), mv);
        let line = heard.iter().find(|line| line.contains(" score ")).expect("a score");
        number(line, "cp")
    };
    let quiet = "sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i8i 5a5b 8i9i";
    assert_eq!(score(&mut talk, quiet, "5b5a"), 0);
    assert!(score(&mut talk, quiet, "5b6b") < -500);
    let checks = "sfen R3k4/9/9/9/9/9/9/9/4K4 w - 1 moves 5a5b 9a9b 5b5a";
    assert!(score(&mut talk, checks, "9b9a") < -10_000);
    assert!(score(&mut talk, checks, "9b9i") > 500);
}

#[test]
fn whatever_is_said_every_go_has_one_answer() {
    let mut talk = Talk::new();
    let shuffle = " 2h3h 8b7b 3h2h 7b8b".repeat(2_500);
    talk.say_bytes(format!("position startpos moves{shuffle}\n").as_bytes());
    let heard = talk.ask("go byoyomi 100", "bestmove");
    assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok(), "{heard:?}");
    for junk in [
        "go btime 99999999999999999999999 wtime -1 byoyomi -99999999999",
        "go depth 99999999 nodes 1 movetime 0",
        "go btime 0 wtime 0 byoyomi 0 binc 0",
        "go nodes 50 searchmoves",
        "go ponder ponder ponder",
        "go infinite infinite depth 1",
        "go depth -1 -1 -1",
    ] {
        talk.say("stop");
        talk.say(junk);
        talk.say("stop");
        talk.say("stop");
        let heard = talk.ask("isready", "readyok");
        let answers: Vec<_> = heard.iter().filter(|line| line.starts_with("bestmove")).collect();
        let answer = match answers.as_slice() {
            [answer] => (*answer).clone(),
            [] => talk.hear("bestmove").pop().expect("an answer"),
            _ => panic!("{junk}: {heard:?}"),
        };
        let mv = answer.split(' ').nth(1).expect("a move");
        assert!(parse_usi_move(mv, &Position::startpos()).is_ok(), "{junk}: {answer}");
    }
    for junk in [
        "setoption name USI_Hash value 0",
        "setoption name NetworkDelay value -5",
        "setoption name Threads value 99999999999999999999999999999999999999999999",
        "setoption name EnteringKingRule value \u{1f600}",
        "setoption value name value",
        "position position sfen moves moves",
        "position sfen 9/9/9/9/9/9/9/9/9 b - 18446744073709551616 moves",
        "position startpos moves moves",
        "usinewgame usinewgame",
        "quitnow",
        "\u{feff}usi",
    ] {
        talk.say(junk);
        talk.say("position startpos");
        let heard = talk.ask("go nodes 10", "bestmove");
        assert!(parse_usi_move(best(&heard), &Position::startpos()).is_ok(), "{junk}: {heard:?}");
    }
    // Thousands of faults are not answered by thousands of lines.
    let words = "7g7g ".repeat(100_000);
    let heard = talk.ask(&format!("go depth 1 searchmoves {words}"), "bestmove");
    assert!(heard.len() < 20, "{}", heard.len());
    let heard = talk.ask(&format!("go depth 1 {words}"), "bestmove");
    assert!(heard.len() < 20, "{}", heard.len());
    talk.say("quit");
    assert!(talk.ended());
}

#[test]
fn a_mated_side_reports_mate_minus_zero() {
    let mut talk = Talk::new();
    talk.say("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    let heard = talk.ask("go depth 3", "bestmove");
    assert!(heard[0].contains("score mate -0 "), "{heard:?}");
    assert_eq!(best(&heard), "resign");
    // Every depth reports its selective depth.
    talk.say("position sfen 4k4/9/4r4/4R4/9/9/9/9/4K4 b - 1");
    let heard = talk.ask("go depth 2", "bestmove");
    let depths = heard.iter().filter(|line| line.contains(" score "));
    for line in depths {
        assert!(number(line, "seldepth") >= number(line, "depth"), "{line}");
    }
    assert!(heard.iter().any(|line| line.contains(" score ") && number(line, "seldepth") > 2));
}

#[test]
fn unknown_huge_or_binary_input_does_no_harm() {
    let mut talk = Talk::new();
    talk.say_bytes(
        b"\n\r\n   \nxyzzy\n\xff\xfe\x00usi\nsetoption\nsetoption name\nstop\nponderhit\n",
    );
    talk.say_bytes(
        b"setoption name Unknown value 3\nsetoption name USI_Hash value -99999999999999\n",
    );
    talk.say_bytes(b"debug on\nsetoption name multipv value 999999999999999999999999\r\n");
    talk.say_bytes(&vec![b'x'; 5 << 20]);
    talk.say_bytes(b"\nisready\r\n");
    let heard = talk.hear("readyok");
    let [notes @ .., _] = heard.as_slice() else {
        panic!("{heard:?}");
    };
    assert!(notes.iter().all(|note| note.starts_with("info string ") && !note.is_ascii()));
    for part in ["xyzzy", "ponderhit", "option \"unknown\"", "\"debug\"", "too long"] {
        assert!(notes.iter().any(|note| note.contains(part)), "{part}: {heard:?}");
    }
    let heard = talk.ask("go nodes 500", "bestmove");
    assert!(heard.iter().any(|line| line.contains("multipv 30 ")));
}

#[test]
fn the_engine_ends_at_the_end_of_its_input() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.hear("info depth 2");
    talk.input = None;
    assert!(talk.ended());
}

#[test]
fn a_closed_output_ends_the_engine_with_a_sentence() {
    let mut process = program()
        .arg("usi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = process.stdin.take().unwrap();
    drop(process.stdout.take());
    input.write_all(b"usi\nisready\n").unwrap();
    let _ = input.write_all(b"isready\n"); // By now it may be gone.
    ends_with_a_sentence(process);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_ends_the_engine_with_a_sentence() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let mut process = program()
        .arg("usi")
        .stdin(Stdio::piped())
        .stdout(full.expect("Linux has it"))
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    process.stdin.as_mut().unwrap().write_all(b"usi\n").unwrap();
    ends_with_a_sentence(process);
}

/// Although its input is still open.
fn ends_with_a_sentence(mut process: Child) {
    let input = process.stdin.take();
    let ended = process.wait_with_output().unwrap();
    drop(input);
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!(ended.status.code(), Some(2), "{said}");
    assert!(said.contains("the output could not be written"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

/// The result of `search`: the exit status, the output, the errors.
fn search(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut process = program()
        .arg("search")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
    let ended = process.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (ended.status.code().unwrap(), text(ended.stdout), text(ended.stderr))
}

fn search_json(arguments: &[&str]) -> Value {
    let (status, output, errors) = search(&[arguments, &["--json"]].concat(), "");
    assert_eq!((status, errors.as_str()), (0, ""));
    serde_json::from_str(&output).expect("JSON")
}

#[test]
fn search_reports_the_score_for_the_side_to_move() {
    // White is to move and wins a rook.
    let sfen = "4k4/9/9/9/4r4/9/9/4R4/8K w - 1";
    let found = search_json(&["--sfen", sfen, "--depth", "1"]);
    assert_eq!(found["best"], "5e5h+");
    assert!(found["score"].as_i64().unwrap() > 3_600);
    assert_eq!(found["depth"], 1);
    assert_eq!(found["pv"][0], found["best"]);
    assert_eq!((&found["pawn"], &found["mate"]), (&Value::from(100), &Value::Null));
    let mate = search_json(&["--sfen", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "--nodes", "100000"]);
    assert_eq!((&mate["mate"], &mate["score_cp"]), (&Value::from(1), &Value::Null));
    let mated = search_json(&["--sfen", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "--depth", "3"]);
    assert_eq!((&mated["best"], &mated["mate"]), (&Value::Null, &Value::from(0)));
    assert_eq!(mated["pv"], Value::Array(vec![]));
    let timed = search_json(&["--sfen", "startpos", "--movetime", "30"]);
    let best = timed["best"].as_str().unwrap();
    assert!(parse_usi_move(best, &Position::startpos()).is_ok());
    for name in ["score", "depth", "nodes", "nps", "time_ms"] {
        assert!(timed[name].is_i64() || timed[name].is_u64(), "{name}");
    }
}

#[test]
fn search_reports_several_lines_with_another_evaluator() {
    let arguments =
        ["--sfen", "startpos", "--depth", "2", "--multipv", "4", "--evaluator", "yaneuraou"];
    let found = search_json(&arguments);
    assert_eq!(found["lines"].as_array().unwrap().len(), 4);
    assert_eq!(found["pawn"], 90);
    let (status, people, _) = search(&arguments, "");
    assert_eq!(status, 0);
    assert!(people.contains('▲') && people.contains("best "), "{people}");
}

#[test]
fn search_answers_each_line_independently() {
    let sfen = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";
    let input = format!("{sfen}\nnonsense\n{sfen}\n");
    let (status, output, _) = search(&["--sfen", "-", "--nodes", "3000"], &input);
    assert_eq!(status, 2);
    let lines: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[1]["error"].is_string());
    assert_eq!(lines[0]["pv"], lines[2]["pv"]);
    assert_eq!(lines[0]["nodes"], 3_000);
    assert!(legal(&position(sfen)).len() > 100);
}

#[test]
fn search_wants_exactly_one_limit() {
    for wrong in [
        &["--sfen", "startpos"][..],
        &["--sfen", "startpos", "--depth", "2", "--nodes", "3"],
        &["--sfen", "startpos", "--depth", "0"],
        &["--sfen", "startpos", "--depth", "101"],
        &["--sfen", "startpos", "--nodes", "0"],
        &["--sfen", "startpos", "--movetime", "x"],
        &["--sfen", "startpos", "--depth", "1", "--multipv", "0"],
        &["--sfen", "startpos", "--depth", "1", "--evaluator", "stockfish"],
        &["--sfen", "zzz", "--depth", "1"],
    ] {
        let (status, output, errors) = search(wrong, "");
        assert_eq!((status, output.as_str()), (2, ""), "{wrong:?}");
        assert_eq!(errors.trim_end().lines().count(), 1, "{wrong:?}: {errors}");
    }
}
