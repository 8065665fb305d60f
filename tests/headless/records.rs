//! Game records: round trips, and other programs parse them in the same way.

use crate::cover::rounds;
use encoding_rs::{SHIFT_JIS, UTF_8};
use shunsai::Position;
use yomisuji::formats::record::{
    Encoding, Ending, Format, Handicap, PlyId, PlyKind, Record, read, write,
};
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::formats::usi::usi;

use super::random::Dice;

const ENDINGS: [Ending; 16] = [
    Ending::Resign,
    Ending::Interrupt,
    Ending::RepetitionDraw,
    Ending::Impasse,
    Ending::Draw,
    Ending::MaxMoves,
    Ending::Mate,
    Ending::NoMate,
    Ending::Timeout,
    Ending::FoulLose,
    Ending::FoulWin,
    Ending::EnteringOfKing,
    Ending::WinByDefault,
    Ending::LoseByDefault,
    Ending::TakenBack,
    Ending::Error,
];

/// Boards that are not handicaps: without a king, without both, with full hands.
const BOARDS: [&str; 4] = [
    "9/9/8k/9/5R2g/8B/6+B2/9/9 b R2Gg4s4n4l18p 1",
    "4r4/9/3+P1+l3/4+n4/2+s6/9/9/1R7/9 w B4GSb2s3n3l17p 1",
    "k8/9/9/9/2G1G4/2G1G4/9/9/K8 b S2r2b3s4n4l18p 1",
    "l+R1p1g1nl/7b1/1ppgk1psp/4p2g1/pN7/1PP3P2/P3PPG1P/2SKR2pL/L3S2Nb w SN3p 1",
];

pub(crate) fn start(dice: &mut Dice) -> Position {
    let handicaps: Vec<_> = Handicap::all().collect();
    match dice.below(4) {
        0 => Position::startpos(),
        1 => parse_sfen(BOARDS[dice.below(4) as usize]).expect("a position"),
        _ => handicaps[dice.below(handicaps.len() as u64) as usize].position(),
    }
}

/// The format's data besides moves.
struct Extras {
    branches: bool,
    /// Comments and endings.
    notes: bool,
    /// Bookmarks, and games that were won or lost by default.
    bookmarks: bool,
    /// The unit of times in milliseconds, if the format has times.
    times: Option<u64>,
}

fn extras(format: Format) -> Extras {
    let kakinoki = matches!(format, Format::Kif | Format::Ki2);
    let has_notes = !matches!(format, Format::Usi | Format::Sfen);
    Extras {
        branches: kakinoki || format == Format::Jkf,
        notes: has_notes,
        bookmarks: kakinoki,
        times: match format {
            Format::Kif | Format::Jkf => Some(1000),
            Format::Csa => Some(1),
            _ => None,
        },
    }
}

fn play_out(dice: &mut Dice, extras: &Extras, length: u64) -> Record {
    let mut record: Record = Record::new(&start(dice));
    let mut nodes = vec![PlyId::START];
    let has_times = dice.below(2) == 0;
    let branches = if extras.branches { dice.below(8) } else { 0 };
    for line in 0..=branches {
        let mut at =
            if line == 0 { PlyId::START } else { nodes[dice.below(nodes.len() as u64) as usize] };
        // The first line after a node is its main continuation, wherever it was appended.
        let plies = dice.below(length);
        for ply in 0..=plies {
            let moves = record.position(at).legal_moves();
            let ends = extras.notes && (moves.is_empty() || (ply == plies && dice.below(2) == 0));
            let step = if ends {
                let ending = ENDINGS[dice.below(16) as usize];
                let by_default = matches!(ending, Ending::WinByDefault | Ending::LoseByDefault);
                PlyKind::End(if by_default && !extras.bookmarks { Ending::Draw } else { ending })
            } else if moves.is_empty() {
                break;
            } else {
                PlyKind::Move(moves[dice.below(moves.len() as u64) as usize])
            };
            at = record.append(at, step).expect("a legal step");
            if let (Some(unit), true) = (extras.times, has_times) {
                record.set_time_ms(at, Some(dice.below(200_000) * 1000 / unit * unit + unit));
            }
            notes(dice, extras, &mut record, at);
            if ends {
                break;
            }
            nodes.push(at);
        }
    }
    notes(dice, extras, &mut record, PlyId::START);
    record
}

fn notes(dice: &mut Dice, extras: &Extras, record: &mut Record, at: PlyId) {
    const COMMENTS: [&str; 5] =
        ["注釈", "二行の\n注釈", "*星\n\n&と#", "   1 ７六歩(77)", "変化：1手"];
    if extras.notes && dice.below(6) == 0 {
        record.set_comment(at, COMMENTS[dice.below(5) as usize]);
    }
    if extras.bookmarks && dice.below(9) == 0 {
        record.set_bookmark(at, Some(format!("しおり{}", dice.below(99))));
    }
}

fn headers(format: Format) -> Vec<(String, String)> {
    let names: &[&str] = match format {
        Format::Csa => &["N+", "N-", "EVENT", "TIME_LIMIT"],
        Format::Usi | Format::Sfen => &[],
        _ => &["先手", "後手", "開始日時", "備考"],
    };
    let value = |name: &&str| ((*name).to_owned(), format!("値: {name}"));
    names.iter().map(value).collect()
}

#[test]
fn records_round_trip_in_every_format_and_encoding() {
    let mut dice = Dice::new(21);
    let mut branches = 0;
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi] {
        for round in 0..60 {
            let mut record = play_out(&mut dice, &extras(format), 50);
            record.headers = headers(format);
            branches += record.lines().len() - 1;
            let encoding = [Encoding::Utf8, Encoding::ShiftJis][round % 2];
            let written = write(&record, format, encoding);
            let codec = if encoding == Encoding::ShiftJis { SHIFT_JIS } else { UTF_8 };
            let text = codec.decode(&written.bytes).0.into_owned();
            assert_eq!(written.lost, [], "{format:?}\n{text}");
            let back = read(&written.bytes, None).expect("a record");
            assert_eq!(back.stopped, None, "{format:?}\n{text}");
            assert_eq!(back.format, format, "{text}");
            assert!(text.is_ascii() || back.encoding == encoding, "{text}");
            let is_bare = record.len() == 1;
            assert!(is_bare || back.warnings.is_empty(), "{:?}\n{text}", back.warnings);
            assert!(back.record == record, "{format:?} round {round}\n{text}");
        }
    }
    assert!(branches > 100);
}

#[test]
fn writing_reports_what_a_format_cannot_hold() {
    let mut dice = Dice::new(5);
    let mut record = play_out(&mut dice, &extras(Format::Kif), 30);
    while record.lines().len() < 3 {
        record = play_out(&mut dice, &extras(Format::Kif), 30);
    }
    let mainly = record.main_line();
    record.headers =
        vec![("先手".to_owned(), "☗一".to_owned()), ("備 考".to_owned(), String::new())];
    record.set_bookmark(mainly[1], Some("しおり".to_owned()));
    record.set_comment(mainly[1], "注釈");
    record.set_time_ms(mainly[1], Some(1500));
    let lost = |format, encoding| {
        let lost = write(&record, format, encoding).lost;
        assert!(lost.iter().all(|words| !words.ja.is_empty()));
        let lost: Vec<_> = lost.into_iter().map(|words| words.en).collect();
        lost.join("; ")
    };
    let has = |lost: &str, parts: &[&str]| {
        for part in parts {
            assert!(lost.contains(part), "{part} is not in {lost}");
        }
    };
    has(&lost(Format::Kif, Encoding::ShiftJis), &["fraction of a second", "☗", "備 考"]);
    has(&lost(Format::Csa, Encoding::Utf8), &["branch", "bookmark", "備 考"]);
    has(&lost(Format::Jkf, Encoding::Utf8), &["bookmark", "fraction"]);
    has(&lost(Format::Ki2, Encoding::Utf8), &["time"]);
    has(&lost(Format::Usi, Encoding::Utf8), &["branch", "bookmark", "comment", "time", "headers"]);
    has(&lost(Format::Sfen, Encoding::Utf8), &["move", "branch"]);
}

fn main_moves(record: &Record) -> Vec<String> {
    let line = record.main_line();
    line.into_iter().filter_map(|id| record.get(id).played()).map(usi).collect()
}

/// A game of an even start or a handicap, without branches, as other parsers accept it.
fn plain_game(dice: &mut Dice) -> Record {
    let mut record: Record = Record::new(&Position::startpos());
    let mut at = PlyId::START;
    for _ in 0..40 + dice.below(80) {
        let moves = record.position(at).legal_moves();
        let Some(&mv) = moves.get(dice.below(moves.len().max(1) as u64) as usize) else {
            return record;
        };
        at = record.append(at, PlyKind::Move(mv)).expect("a legal move");
    }
    record.append(at, PlyKind::End(Ending::Resign)).expect("an ending");
    record
}

#[test]
fn other_readers_find_the_same_moves_in_written_records() {
    use rsshogi::records as rs;
    use shogi_kifu_converter::parser as converter;
    let mut dice = Dice::new(8);
    for _ in 0..rounds(25) {
        let record = plain_game(&mut dice);
        let moves = main_moves(&record);
        let text = |format| {
            String::from_utf8(write(&record, format, Encoding::Utf8).bytes).expect("UTF-8")
        };
        let theirs = |jkf: &shogi_kifu_converter::jkf::JsonKifuFormat| {
            let json = serde_json::to_string(jkf).expect("JSON");
            let reading = read(json.as_bytes(), None).expect("a record");
            assert_eq!(reading.stopped, None, "{json}");
            assert_eq!(reading.format, Format::Jkf);
            main_moves(&reading.record)
        };
        let (kif, ki2, csa) = (text(Format::Kif), text(Format::Ki2), text(Format::Csa));
        // That crate ends a game at 不成, and its KI2 parser expects official names.
        if !ki2.contains("不成") {
            let read = converter::parse_kif_str(&kif).expect("KIF");
            assert_eq!(theirs(&read), moves, "{kif}");
            let read = converter::parse_ki2_str(&ki2).expect("KI2");
            assert_eq!(theirs(&read), moves, "{ki2}");
        }
        assert_eq!(theirs(&converter::parse_csa_str(&csa).expect("CSA")), moves, "{csa}");

        let usi = |other: &rs::record::Record| {
            let line = rs::formats::export_usi_position(other).expect("USI");
            main_moves(&read(line.as_bytes(), None).expect("a record").record)
        };
        assert_eq!(usi(&rs::formats::parse_kif_str(&kif).expect("KIF")), moves, "{kif}");
        assert_eq!(usi(&rs::formats::parse_csa_str(&csa).expect("CSA")), moves, "{csa}");
        assert_eq!(usi(&rs::formats::parse_ki2_str(&ki2).expect("KI2")), moves, "{ki2}");
        let jkf = text(Format::Jkf);
        assert_eq!(usi(&rs::formats::parse_jkf_str(&jkf).expect("JKF")), moves, "{jkf}");
    }
}

#[test]
fn the_position_of_any_node_is_reproduced() {
    let mut dice = Dice::new(77);
    for _ in 0..10 {
        let record = play_out(&mut dice, &extras(Format::Kif), 150);
        for id in record.ids() {
            let mut position = record.initial().clone();
            for step in record.path(id) {
                if let Some(mv) = record.get(step).played() {
                    position.do_move(mv);
                }
            }
            assert_eq!(record.position(id), position);
        }
    }
}

#[test]
fn a_record_accepts_only_legal_moves_and_none_after_an_ending() {
    let mut record: Record = Record::new(&Position::startpos());
    let legal = record.initial().legal_moves()[0];
    let first = record.append(PlyId::START, PlyKind::Move(legal)).expect("legal");
    let again = record.append(first, PlyKind::Move(legal)).unwrap_err();
    assert!(
        again.to_string().contains("opponent's") || again.to_string().contains("no piece"),
        "{again}"
    );
    let end = record.append(first, PlyKind::End(Ending::Resign)).expect("an ending");
    assert!(record.append(end, PlyKind::End(Ending::Mate)).is_err());
    assert_eq!(record.len(), 3);
}
