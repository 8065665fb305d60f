//! Records of Othello: round trips, faults with their places, and the command.

use crate::cover::rounds;
use std::path::Path;

use serde_json::{Value, json};
use yomisuji::cli::{Exit, Refusal};
use yomisuji::formats::othello::OthelloRecord;
use yomisuji::formats::record::{Complaint, Encoding, Format, PlyId, PlyKind, Recorded};
use yomisuji::game::Game;
use yomisuji::games::othello::{BoardSize, Othello, OthelloMove, OthelloPosition};

use crate::run;

/// A game played at random to its end, or abandoned; some have another start.
fn random_game(random: &mut fastrand::Rng, has_notes: bool) -> OthelloRecord {
    let size = BoardSize::ALL[random.usize(..2)];
    let mut start = OthelloPosition::start(size);
    let mut moves = Vec::new();
    let play = |at: &mut OthelloPosition, moves: &mut Vec<_>, random: &mut fastrand::Rng| {
        moves.clear();
        Othello.moves(at, moves);
        let mv = (!moves.is_empty()).then(|| moves[random.usize(..moves.len())])?;
        *at = at.after(mv);
        Some(mv)
    };
    if random.u8(..4) == 0 {
        for _ in 0..random.u8(..12) {
            play(&mut start, &mut moves, random);
        }
    }
    let mut record = OthelloRecord::new(&start);
    let mut at = start;
    let text = |random: &mut fastrand::Rng| -> String {
        let signs = ['a', ']', '\\', '[', '/', ' ', '白', '\n', ';', ')'];
        (0..random.usize(1..6)).map(|_| signs[random.usize(..signs.len())]).collect()
    };
    if has_notes {
        record.headers.push(("TY".to_owned(), size.side().to_string()));
        for name in ["PB", "RE", "ZZ9"] {
            record.headers.push((name.to_owned(), text(random)));
        }
    }
    for _ in 0..random.u8(1..70) {
        let Some(mv) = play(&mut at, &mut moves, random) else {
            break;
        };
        let id = record.append(record.main_end(), PlyKind::Move(mv)).expect("it is legal");
        let ply = record.get_mut(id);
        if has_notes {
            ply.evaluation = random.bool().then(|| format!("{}.5", random.i8(..)));
            let minutes = random.u8(..9);
            ply.time = random.bool().then(|| format!("0{minutes}:0.25"));
            let milliseconds = u64::from(minutes) * 60_000 + 250;
            ply.time_ms = ply.time.as_ref().map(|_| milliseconds);
            if random.u8(..5) == 0 {
                ply.properties.push(("C".to_owned(), text(random)));
            }
        }
    }
    record
}

#[test]
fn random_games_round_trip_through_every_format() {
    let mut random = fastrand::Rng::with_seed(14);
    let mut passes = 0;
    for round in 0..rounds(1000) {
        let format = Othello::FORMATS[round % Othello::FORMATS.len()];
        let count = random.usize(1..4);
        let has_notes = format != Format::Moves;
        let mut games: Vec<_> = (0..count).map(|_| random_game(&mut random, has_notes)).collect();
        if format == Format::Sgf {
            for game in &mut games {
                for id in game.ids() {
                    let ply = game.get_mut(id);
                    (ply.evaluation, ply.time, ply.time_ms) = (None, None, None);
                }
            }
        }
        let written = Othello::write_games(&games, format, Encoding::Utf8);
        assert!(written.lost.is_empty(), "{:?}", written.lost);
        let text = String::from_utf8(written.bytes).expect("text");
        let file =
            Othello::read_games(text.as_bytes(), Some(format)).expect("a record").expect("games");
        assert_eq!(file[0].format, format, "{text}");
        let read_again: Vec<_> = file.iter().map(|game| game.record.clone()).collect();
        // The result property is ignored: it is random here.
        let is_sound = file.iter().all(|game| game.stopped.is_none());
        assert!(is_sound, "{text}: {file:?}");
        let normal = |games: &[OthelloRecord]| {
            let mut games = games.to_vec();
            for game in &mut games {
                game.headers.retain(|(name, _)| name != "TY");
            }
            games
        };
        assert_eq!(normal(&read_again), normal(&games), "{text}");
        let again = Othello::write_games(&read_again, format, Encoding::Utf8);
        let again = String::from_utf8(again.bytes).expect("text");
        assert_eq!(again, text);
        passes += text.matches("[pa").count() + text.matches("--").count();
    }
    assert!(passes > 100, "passes were written: {passes}");
}

#[test]
fn omitted_passes_are_inserted_and_reported() {
    let mut random = fastrand::Rng::with_seed(41);
    let mut put_in = 0;
    for _ in 0..300 {
        let game = random_game(&mut random, false);
        let written = Othello::write_games([&game], Format::Moves, Encoding::Utf8);
        let text = String::from_utf8(written.bytes).expect("text");
        let Some((_, after)) = text.split_once("--") else {
            continue;
        };
        // A pass at the end leaves no trace.
        if after.trim().is_empty() {
            continue;
        }
        let file = Othello::read_games(text.replace("--", "").as_bytes(), None)
            .expect("a list")
            .expect("a game");
        let found = &file[0];
        let passes = text.matches("--").count() - usize::from(text.trim_end().ends_with("--"));
        assert_eq!(found.warnings.len(), passes, "{text}");
        assert!(found.warnings[0].what.en.contains("has no legal move, so a pass was put in"));
        let count = found.record.move_count();
        let moves = |record: &OthelloRecord| record.moves().take(count).collect::<Vec<_>>();
        assert_eq!(moves(&found.record), moves(&game));
        put_in += passes;
    }
    assert!(put_in > 20, "{put_in}");
}

fn record(arguments: &[&str]) -> (Result<Exit, Refusal>, String) {
    run(&[&["record", "--lang", "en"], arguments].concat(), "")
}

fn answer(file: &str) -> Value {
    let path = format!("tests/othello/{file}");
    let (exit, output) = record(&[&path, "--json"]);
    assert_eq!(exit, Ok(Exit::Answered), "{file}");
    serde_json::from_str(&output).expect("JSON")
}

#[test]
fn files_are_recognised_by_content_and_read_completely() {
    let found = answer("two_games.ggf");
    assert_eq!((&found["game"], &found["format"]), (&json!("othello"), &json!("ggf")));
    assert_eq!(found["game_count"], 2);
    assert_eq!(found["initial_sfen"], Value::Null);
    assert_eq!(found["initial_position"], OthelloPosition::default().to_string());
    assert_eq!(found["lines"][0]["moves"], json!(["f5", "d6", "c3"]));
    assert_eq!(found["lines"][0]["times_ms"], json!([200, 62_000, 0]));
    assert_eq!(found["comments"][0]["text"], "a comment\non two lines");
    assert_eq!(found["headers"]["PC"], "lab]1");
    assert_eq!(found["headers"]["X1"], "kept \\ as it is");
    assert_eq!(found["warnings"], json!([]));
    assert_eq!(found["games"][1]["initial_position"], ".....OX..XO..... X");
    assert_eq!(found["games"][1]["lines"][0]["moves"], json!(["b1", "a1", "a2"]));
    let numbered = answer("numbered.oth");
    assert_eq!(numbered["lines"][0]["moves"], json!(["f5", "d6", "c3", "d3", "c4"]));
    assert_eq!(numbered["game_count"], 1);
    let lines = answer("one_a_line.txt");
    assert_eq!(lines["games"][1]["move_count"], 6);
    let pass = answer("forced_pass.moves");
    assert_eq!(pass["lines"][0]["moves"], json!(["pass", "a3"]), "{pass}");
    assert_eq!(pass["warnings"][0]["line"], 6);
    assert_eq!(pass["comments"][0]["text"], "set up by hand");
}

#[test]
fn errors_name_their_place_and_keep_the_moves_before_it() {
    let table = std::fs::read_to_string("tests/othello/bad/bad.json").expect("a file");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    for row in table.as_array().expect("a list") {
        let name = row["file"].as_str().expect("a name");
        let path = format!("tests/othello/bad/{name}");
        let (exit, output) = record(&[&path, "--json"]);
        let Err(Refusal(sentence)) = exit else {
            panic!("{name} was read: {output}");
        };
        let place = format!("{name}: line {}, column {}: ", row["line"], row["column"]);
        assert!(sentence.contains(&place), "{sentence}");
        assert!(sentence.contains(row["says"].as_str().expect("words")), "{sentence}");
        let found: Value = serde_json::from_str(&output).expect("JSON");
        assert_eq!(found["error"]["column"], row["column"], "{name}");
        let moves = found["lines"][0]["moves"].as_array().map_or(0, Vec::len);
        assert_eq!(row["good_moves"], moves, "{name}");
    }
}

#[test]
fn damaged_files_never_pass_as_whole() {
    let mut random = fastrand::Rng::with_seed(3);
    let files = ["two_games.ggf", "numbered.oth", "forced_pass.moves", "bad/missing_pass.ggf"];
    for name in files {
        let bytes = std::fs::read(format!("tests/othello/{name}")).expect("a file");
        let format = Path::new(name).extension().and_then(|end| end.to_str());
        let format = format.and_then(Format::from_name);
        for length in 0..bytes.len() {
            let Some(Ok(file)) = Othello::read_games(&bytes[..length], format) else {
                continue;
            };
            // GGF marks the end of a game.
            let text = String::from_utf8_lossy(&bytes[..length]);
            if format == Some(Format::Ggf) && !text.trim_end().ends_with(')') {
                let last = file.last().expect("a game");
                let is_outside = text.rsplit(')').next().is_some_and(|end| !end.contains('('));
                let is_told = last.stopped.is_some() || !last.warnings.is_empty();
                assert!(is_told || is_outside, "{name} at {length}");
            }
        }
        for _ in 0..rounds(2000) {
            let mut damaged = bytes.clone();
            let at = random.usize(..damaged.len());
            damaged[at] = b"a1[]();/\\XO-.*\n\xe3"[random.usize(..16)];
            if let Some(Ok(file)) = Othello::read_games(&damaged, format) {
                for game in file {
                    let mut at = *game.record.initial();
                    for mv in game.record.moves() {
                        let mut moves = Vec::new();
                        Othello.moves(&at, &mut moves);
                        assert!(moves.contains(&mv));
                        at = at.after(mv);
                    }
                }
            }
        }
    }
}

#[test]
fn conversion_reports_what_the_format_cannot_hold() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let (exit, output) = record(&["tests/othello/two_games.ggf", "--to", "moves"]);
    assert_eq!(exit, Ok(Exit::Answered));
    assert_eq!(output, "f5d6c3\n.....OX..XO..... X b1a1a2\n");
    let target = path("a.ggf");
    let (exit, output) = record(&["tests/othello/numbered.oth", "-o", &target, "--json"]);
    assert_eq!(exit, Ok(Exit::Answered));
    let found: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(found["written"]["format"], "ggf");
    let written = std::fs::read_to_string(&target).expect("a file");
    assert!(written.ends_with("*]B[f5]W[d6]B[c3]W[d3]B[c4];)\n"), "{written}");
    for arguments in [
        ["tests/othello/numbered.oth", "--to", "kif"],
        ["tests/records/kif_handicap_6.kif", "--to", "ggf"],
    ] {
        let (exit, output) = record(&arguments);
        let Err(Refusal(sentence)) = exit else {
            panic!("{arguments:?} went");
        };
        assert!(sentence.contains("cannot hold") && output.is_empty(), "{sentence}");
    }
    let (_, people) = record(&["tests/othello/forced_pass.moves"]);
    assert!(people.contains("1 ●pass\n   2 ○a3\n"), "{people}");
}

/// The games of a GGF file, where they start, and where parsing stopped.
fn ggf(text: &str) -> Vec<(OthelloRecord, Option<(usize, String)>)> {
    let file = Othello::read_games(text.as_bytes(), Some(Format::Ggf)).expect("a format");
    let games = file.expect("games").into_iter();
    let stopped = |complaint: Complaint| (complaint.column, complaint.what.en);
    games.map(|game| (game.record, game.stopped.map(stopped))).collect()
}

#[test]
fn a_game_without_a_board_starts_on_the_board_of_its_type() {
    for (kind, size) in [
        ("8", BoardSize::Eight),
        ("s8r20", BoardSize::Eight),
        ("4", BoardSize::Four),
        ("", BoardSize::Eight),
        ("free", BoardSize::Eight),
    ] {
        for moves in ["", "B[a2]"] {
            let [(game, stopped)] = &ggf(&format!("(;GM[Othello]TY[{kind}]{moves};)"))[..] else {
                panic!("one game");
            };
            assert_eq!(*game.initial(), OthelloPosition::start(size), "{kind}");
            // The first move of a game of 4×4, but not of 8×8.
            let is_told = size == BoardSize::Eight && !moves.is_empty();
            assert_eq!(stopped.is_some(), is_told, "{kind} {moves}: {stopped:?}");
        }
    }
    for kind in ["10", "s10r18", "88", "6", "99999999999999999999"] {
        for moves in ["", "B[f5]"] {
            let games = ggf(&format!("(;GM[Othello]TY[{kind}]{moves};)"));
            let (game, stopped) = &games[0];
            let (column, what) = stopped.as_ref().expect("it is told");
            assert_eq!((*column, game.move_count()), (14, 0), "{kind}: {what}");
            assert!(what.contains("expected 8 or 4"), "{what}");
        }
    }
    // The board decides, whatever the type says.
    let board = "4 ---- -O*- -*O- ---- *";
    let games = ggf(&format!("(;GM[Othello]TY[10]BO[{board}];)"));
    assert_eq!(
        (*games[0].0.initial(), &games[0].1),
        (OthelloPosition::start(BoardSize::Four), &None)
    );
}

#[test]
fn games_without_moves_round_trip_through_every_format() {
    let [eight, four] = [BoardSize::Eight, BoardSize::Four].map(OthelloPosition::start);
    let played = {
        let mut game = OthelloRecord::new(&eight);
        let mv = "f5".parse().map(OthelloMove::Place).expect("a square");
        game.append(PlyId::START, PlyKind::Move(mv)).expect("legal");
        game
    };
    let kinds = [OthelloRecord::new(&eight), OthelloRecord::new(&four), played];
    // Every sequence of up to four of them.
    for count in 1..=4_u32 {
        for code in 0..3_usize.pow(count) {
            let which = (0..count).map(|place| code / 3_usize.pow(place) % 3);
            let games: Vec<_> = which.map(|kind| kinds[kind].clone()).collect();
            let of = |record: &OthelloRecord| {
                let moves = record.moves().collect::<Vec<_>>();
                (*record.initial(), moves)
            };
            for format in Othello::FORMATS.iter().copied() {
                let bytes = Othello::write_games(&games, format, Encoding::Utf8).bytes;
                let text = String::from_utf8(bytes.clone()).expect("UTF-8");
                let back =
                    Othello::read_games(&bytes, Some(format)).expect("a format").expect("games");
                let back = back.iter().map(|game| {
                    assert_eq!(game.stopped, None, "{text}");
                    of(&game.record)
                });
                let expected = games.iter().map(of);
                assert_eq!(back.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{text}");
            }
        }
    }
    // A board and the moves on the line below it are still one game.
    let board = eight.to_string();
    let file = Othello::read_games(format!("{board}\nf5d6\n").as_bytes(), Some(Format::Moves));
    let games = file.expect("a format").expect("a game");
    assert_eq!((games.len(), games[0].record.move_count()), (1, 2));
}
