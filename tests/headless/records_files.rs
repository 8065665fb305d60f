//! Game records in files: the samples, faults, and the command.

use crate::cover::{rounds, stride};
use crate::random::damaged;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use yomisuji::cli::{Exit, Refusal};
use yomisuji::formats::record::{
    Encoding, Ending, Format, PlyId, PlyKind, Recorded as _, read, write,
};
use yomisuji::games::shogi::Shogi;
use yomisuji::language::{Language, Say};

use super::random::Dice;

use crate::run;

fn samples() -> Vec<PathBuf> {
    let entries = fs::read_dir("tests/records").expect("a folder");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file() && path.extension().is_some_and(|end| end != "json"))
        .collect();
    files.sort();
    assert!(files.len() >= 10);
    files
}

fn record(arguments: &[&str]) -> (Result<Exit, Refusal>, String) {
    let english = ["--lang", "en"].iter().filter(|_| !arguments.contains(&"--lang"));
    run(
        &[&["record"], arguments].concat().into_iter().chain(english.copied()).collect::<Vec<_>>(),
        "",
    )
}

fn json(path: &Path) -> (Result<Exit, Refusal>, Value) {
    let (exit, output) = record(&[path.to_str().expect("a name"), "--json"]);
    (exit, serde_json::from_str(&output).expect("JSON"))
}

#[test]
fn every_sample_is_read_as_expected() {
    for path in samples() {
        let expected = fs::read_to_string(format!("{}.expected.json", path.display()));
        let expected: Value = serde_json::from_str(&expected.expect("a file")).expect("JSON");
        let (exit, found) = json(&path);
        assert_eq!(exit, Ok(Exit::Answered), "{}", path.display());
        assert_eq!(found["warnings"], serde_json::json!([]), "{}", path.display());
        for (key, value) in expected.as_object().expect("an object") {
            if !["file", "oracle", "checked", "notes"].contains(&key.as_str()) {
                assert_eq!(&found[key], value, "{key} of {}", path.display());
            }
        }
    }
}

#[test]
fn every_bad_file_is_reported_with_its_line() {
    let table = fs::read_to_string("tests/records/bad/bad.json").expect("a file");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    for row in table.as_array().expect("a list") {
        let file = row["file"].as_str().expect("a name");
        let (exit, found) = json(&Path::new("tests/records/bad").join(file));
        let good = row["good_moves"].as_u64().expect("a number") as usize;
        let moves = found["lines"][0]["moves"].as_array().map_or(0, Vec::len);
        if row["must"] == "read" {
            assert_eq!(exit, Ok(Exit::Answered), "{file}");
            assert_eq!(moves, good, "{file}");
            assert_eq!(found["warnings"][0]["line"], row["line"], "{file}");
        } else {
            let Err(Refusal(sentence)) = exit else {
                panic!("{file} was read: {found}");
            };
            assert!(sentence.contains(&format!("{file}: line {}", row["line"])), "{sentence}");
            assert_eq!(found["error"]["line"], row["line"], "{file}");
            assert!(moves <= good, "{file}");
        }
    }
}

/// Whether an incomplete reading is reported.
fn is_marked(bytes: &[u8], hint: Format) -> bool {
    match read(bytes, Some(hint)) {
        Err(complaint) => !complaint.say(Language::Ja).is_empty(),
        Ok(reading) => reading.stopped.is_some() || !reading.warnings.is_empty(),
    }
}

#[test]
fn a_torn_file_never_passes_as_whole() {
    for path in samples() {
        let bytes = fs::read(&path).expect("a file");
        let name = path.extension().and_then(|end| end.to_str()).expect("an ending");
        let format = Format::from_name(name).expect("a format");
        let whole = read(&bytes, Some(format)).expect("a record");
        for length in (0..bytes.len()).step_by(stride()) {
            let part = &bytes[..length];
            let Ok(reading) = read(part, Some(format)) else {
                continue;
            };
            // The moves found are a part of the whole: never another move.
            let (line, full) = (reading.record.main_line(), whole.record.main_line());
            if format != Format::Ki2 && reading.format == whole.format {
                // The last + of USI may be cut off without a trace.
                let known = line.len() - usize::from(format == Format::Usi);
                for (own, other) in line.iter().zip(&full).take(known) {
                    let (own, other) = (reading.record.get(*own), whole.record.get(*other));
                    // A torn ending is a word that is told.
                    if own.kind == PlyKind::End(Ending::Other) {
                        assert!(is_marked(part, format), "{} at {length}", path.display());
                    } else {
                        assert_eq!(own.kind, other.kind, "{} at {length}", path.display());
                    }
                }
            }
            // A KIF move that is cut in two is lost silently.
            let end = part.iter().rposition(|c| *c == b'\n').map_or(0, |end| end + 1);
            let last = String::from_utf8_lossy(&part[end..]).into_owned();
            let is_whole_move = last.trim_end().ends_with([')', '打']);
            let is_move = last.trim_start().starts_with(|c: char| c.is_ascii_digit())
                && bytes.get(length).is_some_and(|c| !matches!(c, b'\r' | b'\n' | b'+' | b' '));
            if format == Format::Kif && is_move && !is_whole_move {
                assert!(is_marked(part, format), "{} at {length}: {last:?}", path.display());
            }
            if format == Format::Jkf {
                assert!(is_marked(part, format), "{} at {length}", path.display());
            }
        }
    }
}

#[test]
fn damage_never_panics_and_every_kept_move_is_legal() {
    let mut dice = Dice::new(4);
    let bad = fs::read_dir("tests/records/bad").expect("a folder");
    let bad = bad.map(|entry| entry.expect("an entry").path());
    for path in samples().into_iter().chain(bad) {
        let good = fs::read(&path).expect("a file");
        for _ in 0..120 {
            let bytes = damaged(&mut dice, &good);
            for &hint in Shogi::FORMATS {
                let Ok(reading) = read(&bytes, Some(hint)) else {
                    continue;
                };
                for id in reading.record.ids().filter(|id| *id != PlyId::START) {
                    let ply = reading.record.get(id);
                    let before = reading.record.position(ply.parent.expect("a parent"));
                    if let Some(mv) = ply.played() {
                        assert!(before.legal_moves().contains(&mv));
                    }
                }
                for &format in Shogi::FORMATS {
                    let _ = write(&reading.record, format, Encoding::ShiftJis);
                }
                break;
            }
        }
    }
}

#[test]
fn very_large_and_deep_files_are_read() {
    // A king and a rook walk to and fro.
    let cycle = ["5i5h", "5a5b", "5h5i", "5b5a"];
    let moves: Vec<_> = (0..rounds(100_000)).map(|at| cycle[at % 4]).collect();
    let line = format!("position startpos moves {}", moves.join(" "));
    let long = read(line.as_bytes(), None).expect("a record").record;
    assert_eq!(long.len(), rounds(100_000) + 1);
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf] {
        let written = write(&long, format, Encoding::Utf8);
        let back = read(&written.bytes, None).expect("a record");
        assert_eq!(back.stopped, None);
        assert!(back.record == long, "{format:?}");
    }
    // Every branch starts in the previous one.
    let mut deep: yomisuji::formats::record::Record =
        yomisuji::formats::record::Record::new(long.initial());
    let mut at = PlyId::START;
    for ply in 0..rounds(20_000) {
        let moves = deep.position(at).legal_moves();
        let cycle = cycle[ply % 4];
        let mv =
            *moves.iter().find(|mv| yomisuji::formats::usi::usi(**mv) == cycle).expect("legal");
        let other = *moves.iter().find(|own| **own != mv).expect("another");
        let step = yomisuji::formats::record::PlyKind::Move;
        deep.append(at, step(other)).expect("legal");
        at = deep.append(at, step(mv)).expect("legal");
    }
    for format in [Format::Kif, Format::Jkf] {
        let written = write(&deep, format, Encoding::Utf8);
        let back = read(&written.bytes, None).expect("a record");
        assert!(back.record == deep, "{format:?}");
    }
    let junk = "あ：い\n＊\n".repeat(200_000);
    assert!(is_marked(junk.as_bytes(), Format::Kif));
    assert!(read(&vec![0; 1 << 20], None).is_err());
    assert!(is_marked("[".repeat(1 << 20).as_bytes(), Format::Jkf));
}

#[test]
fn conversion_keeps_the_record_and_half_a_record_replaces_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let source = "tests/records/kif_utf8_bom_variations.kif";
    // By --to, by the extension, and on the output.
    let sjis = path("a.kif");
    let (exit, _) = record(&[source, "-o", &sjis, "--encoding", "shift_jis"]);
    assert_eq!(exit, Ok(Exit::Answered));
    let (_, copy) = json(Path::new(&sjis));
    let (_, original) = json(Path::new(source));
    assert_eq!(copy["encoding"], "shift_jis");
    for key in ["lines", "comments", "bookmarks", "headers", "initial_sfen"] {
        assert_eq!(copy[key], original[key], "{key}");
    }
    let (exit, output) = record(&[source, "--to", "usi"]);
    assert_eq!(exit, Ok(Exit::Answered));
    assert!(output.starts_with("position startpos moves 2h3h 8b4b"), "{output}");
    let csa = path("a.csa");
    let (exit, output) = record(&[source, "--to", "csa", "-o", &csa, "--json"]);
    assert_eq!(exit, Ok(Exit::Answered));
    let answer: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(answer["written"]["format"], "csa");
    assert_eq!(answer["written"]["lost"][0], "4 branches");

    // Half a record replaces nothing.
    let bad = "tests/records/bad/kif_illegal_move_ply23.kif";
    let before = fs::read(&csa).expect("a file");
    let (exit, _) = record(&[bad, "--to", "csa", "-o", &csa]);
    assert!(exit.unwrap_err().0.contains("was not replaced by half a record"));
    assert_eq!(fs::read(&csa).expect("a file"), before);
    let (exit, _) = record(&[bad, "--to", "csa", "-o", &path("new.csa")]);
    assert!(exit.unwrap_err().0.contains("line 27"));
    assert!(fs::read_to_string(path("new.csa")).expect("a file").contains("+7776FU"));

    let refused = |arguments: &[&str], part: &str| {
        let sentence = record(arguments).0.unwrap_err().0;
        assert!(sentence.contains(part), "{sentence}");
    };
    refused(&[source, "-o", &path("a.txt")], "names no format");
    refused(&[source, "--to", "csa", "--json"], "expected -o FILE");
    refused(&[&path("none.kif")], "no such file");
}

#[test]
fn the_plain_output_lists_headers_moves_branches_and_comments() {
    let (exit, output) = record(&["tests/records/kif_utf8_bom_variations.kif", "--lang", "ja"]);
    assert_eq!(exit, Ok(Exit::Answered));
    for part in [
        "先手：試験エンジン甲",
        "手合割：平手",
        "   1 ▲３八飛",
        "  41 投了",
        "変化：7手",
        "*二行の",
        "&しおり1",
    ] {
        assert!(output.contains(part), "{part}\n{output}");
    }
    let (exit, output) = record(&["tests/records/bad/kif_illegal_move_ply23.kif"]);
    assert!(exit.is_err());
    assert!(output.contains("  22 ") && !output.contains("  23 "), "{output}");
}

#[test]
fn the_plain_output_speaks_the_language_that_is_asked_for() {
    let file = "tests/records/kif_utf8_bom_variations.kif";
    let told = |language| record(&[file, "--lang", language]).1;
    let (ja, en) = (told("ja"), told("en"));
    assert_eq!(ja, run(&["record", file], "").1, "as with the other commands");
    assert!(ja.contains("手, ") && ja.contains("手順"), "{ja}");
    for part in ["   1 ▲R-3h", "Resignation", "Branch at move 7", " moves, 5 lines"] {
        assert!(en.to_lowercase().contains(&part.to_lowercase()), "{part}\n{en}");
    }
    assert!(!en.contains("▲３") && !en.contains("変化"), "{en}");
    // What programs read is the same in both.
    let json = |language| record(&[file, "--json", "--lang", language]).1;
    assert_eq!(json("ja"), json("en"));
}
