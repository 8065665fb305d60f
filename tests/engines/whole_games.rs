//! Whole games of our engine against other people's, move by move over USI, with clocks.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use shunsai::Position;
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::formats::usi::parse_usi_move;
use yomisuji::session::engines::EngineEntry;

use super::real::installed;

/// Longer than any answer takes; only a hanging engine reaches it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The time for the game, and for each move.
const MAIN: Duration = Duration::from_millis(1_500);
const INCREMENT: Duration = Duration::from_millis(100);

/// How much longer a busy machine may take; an engine that does not heed its clock takes more.
const BUSY: Duration = Duration::from_secs(3);

/// A game is over after this many plies.
const MOST_PLIES: usize = 240;

/// An engine as a process.
struct Side {
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    left: Duration,
}

impl Side {
    fn start(entry: &EngineEntry) -> Self {
        let mut process = Command::new(&entry.program)
            .args(&entry.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the engine starts");
        let input = process.stdin.take().expect("its input");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut side = Self { process, input, lines, left: MAIN };
        side.ask("usi", "usiok");
        for (name, value) in &entry.options {
            side.say(&format!("setoption name {name} value {value}"));
        }
        side.ask("isready", "readyok");
        side.say("usinewgame");
        side
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    fn ask(&mut self, line: &str, last: &str) -> String {
        self.say(line);
        loop {
            let heard = self.lines.recv_timeout(PATIENCE);
            let heard = heard.unwrap_or_else(|error| panic!("no {last} after {line}: {error}"));
            if heard.starts_with(last) {
                return heard;
            }
        }
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        thread::sleep(Duration::from_millis(50));
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How a game ended.
#[derive(Debug, PartialEq, Eq)]
enum End {
    Mate,
    Resigned,
    Declared,
    Repetition,
    TooLong,
}

/// Plays from `sfen`; we have the sides that `ours` says. Our moves are legal and in time.
fn play(sfen: &str, sides: &mut [Side; 2], ours: usize) -> (End, usize) {
    let mut at: Position = parse_sfen(sfen).expect("a position");
    let mut moves = String::new();
    let mut seen = HashMap::new();
    for ply in 0..MOST_PLIES {
        let times = *seen.entry(at.key()).and_modify(|times| *times += 1).or_insert(1);
        if times == 4 {
            return (End::Repetition, ply);
        }
        if !at.has_legal_moves() {
            return (End::Mate, ply);
        }
        let mover = usize::from(at.side_to_move() == shogi_core::Color::White);
        let [black, white] = [0, 1].map(|side| sides[side].left.as_millis());
        let increment = INCREMENT.as_millis();
        let go = if mover == ours {
            format!("go btime {black} wtime {white} binc {increment} winc {increment}")
        } else {
            // GPS Shogi knows of no increments.
            format!("go btime 0 wtime 0 byoyomi {increment}")
        };
        let side = &mut sides[mover];
        side.say(&format!("position sfen {sfen} moves{moves}"));
        let began = Instant::now();
        let answer = side.ask(&go, "bestmove");
        let took = began.elapsed();
        assert!(mover != ours || took < side.left + BUSY, "{took:?} of {:?}", side.left);
        side.left = side.left.saturating_sub(took) + INCREMENT;
        match answer.split(' ').nth(1) {
            Some("resign") => {
                assert!(mover != ours, "a legal move is there");
                return (End::Resigned, ply);
            }
            Some("win") => return (End::Declared, ply),
            Some(text) => {
                let mv = parse_usi_move(text, &at);
                let mv = mv.unwrap_or_else(|error| panic!("{error} after{moves}"));
                at.do_move(mv);
                moves += &format!(" {text}");
            }
            None => panic!("{answer}"),
        }
    }
    (End::TooLong, MOST_PLIES)
}

/// Plays a game from each of these positions: from the first with Black, from the second with White.
/// They have to end properly.
fn match_against(other: &EngineEntry, starts: [&str; 2]) {
    let mut own = EngineEntry::new("yomisuji", env!("CARGO_BIN_EXE_yomisuji"));
    own.arguments = vec!["usi".to_owned()];
    for (ours, sfen) in starts.into_iter().enumerate() {
        let mut sides = [Side::start(&own), Side::start(other)];
        if ours == 1 {
            sides.reverse();
        }
        let (end, plies) = play(sfen, &mut sides, ours);
        println!("{}: {end:?} after {plies} plies", other.name);
        assert_ne!(end, End::TooLong);
        sides[ours].say("gameover draw");
        assert_eq!(sides[ours].ask("isready", "readyok"), "readyok");
    }
}

#[test]
fn whole_games_against_fairy_stockfish_are_legal_and_in_time() {
    if let Some(entry) = installed("fairy-stockfish") {
        let starts = include_str!("../data/middlegames.sfen").lines();
        let starts: Vec<_> = starts.take(2).collect();
        match_against(&entry, [starts[0], starts[1]]);
    }
}

#[test]
#[cfg(unix)]
fn whole_games_against_gps_shogi_are_legal_and_in_time() {
    let folder = tempfile::tempdir().expect("a folder");
    if let Some(mut entry) = super::real::gps_shogi(folder.path()) {
        // It takes about a second for a move: Black mates in a few.
        entry.options = vec![("LimitDepth".to_owned(), "4".to_owned())];
        let rows = include_str!("../data/tsume.csv").lines();
        let longest = rows.filter_map(|row| row.split_once(",7,"));
        let of_black = |sfen: &&str| sfen.contains(" b ");
        let starts: Vec<_> = longest.map(|row| row.0).filter(of_black).take(2).collect();
        match_against(&entry, [starts[0], starts[starts.len() - 1]]);
    }
}
