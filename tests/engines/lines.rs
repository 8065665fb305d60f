//! Parsing the output of engines, and writing the input.

use std::time::Duration;

use shogi_core::Color;
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::formats::usi_engine::{
    BestText, EngineScore, GoCommand, Heard, Info, MateText, OptionKind, UsiBound, position_line,
    read_line, set_option_line,
};
use yomisuji::session::engines::EngineLine;

use super::talk::question;

fn info(line: &str) -> Info {
    match read_line(line) {
        Heard::Info(info) => *info,
        other => panic!("{line}: {other:?}"),
    }
}

fn option(line: &str) -> (String, OptionKind) {
    match read_line(line) {
        Heard::Option(option) => (option.name, option.kind),
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn the_reader_understands_all_fields_of_an_info_line() {
    let all = info(
        "info depth 14 seldepth 20 multipv 2 score cp -114 upperbound nodes 374773 nps 371430 \
         hashfull 224 tbhits 0 time 1009 pv 5a4b 4i5h",
    );
    let expected = Info {
        depth: Some(14),
        selective_depth: Some(20),
        rank: Some(2),
        score: Some(EngineScore::Centipawns(-114)),
        bound: UsiBound::AtMost,
        nodes: Some(374_773),
        nodes_a_second: Some(371_430),
        time: Some(Duration::from_millis(1009)),
        table_full: Some(224),
        current: None,
        line: vec!["5a4b".to_owned(), "4i5h".to_owned()],
        remark: None,
    };
    assert_eq!(all, expected);
    assert_eq!(info("info currmove 3c3d").current.as_deref(), Some("3c3d"));
    let remark = info("info depth 3 string score cp 5 is no score");
    assert_eq!(remark.score, None);
    assert_eq!(remark.remark.as_deref(), Some("score cp 5 is no score"));
    // The `pv` may be in the middle of the line.
    let middle = info("info pv 7g7f 3c3d score cp 12 depth 2");
    assert_eq!(middle.line.len(), 2);
    assert_eq!(middle.score, Some(EngineScore::Centipawns(12)));
    assert_eq!(middle.depth, Some(2));
}

#[test]
fn a_score_is_hundredths_of_a_pawn_or_a_mate() {
    let check = |text: &str, plies: Option<u32>, wins| {
        let score = info(&format!("info score mate {text}")).score;
        assert_eq!(score, Some(EngineScore::Mate { plies, wins }), "{text}");
    };
    check("5", Some(5), true);
    check("+5", Some(5), true);
    check("-4", Some(4), false);
    check("+", None, true); // It mates, at an unstated distance.
    check("-", None, false);
    check("0", Some(0), false); // It is mated already.
    check("-0", Some(0), false);
    assert_eq!(info("info score mate").score, None);
    assert_eq!(info("info score cp +30").score, Some(EngineScore::Centipawns(30)));
}

#[test]
fn a_score_is_negated_for_the_other_side() {
    let score = EngineScore::Centipawns(30);
    assert_eq!(score.for_black(Color::Black), score);
    assert_eq!(score.for_black(Color::White), EngineScore::Centipawns(-30));
    let mate = |wins| EngineScore::Mate { plies: Some(3), wins };
    assert_eq!(mate(true).for_black(Color::White), mate(false));
    assert_eq!(UsiBound::AtLeast.for_other(), UsiBound::AtMost);
}

#[test]
fn absurd_numbers_are_dropped_or_clamped() {
    let huge = "9".repeat(100);
    let read = info(&format!(
        "info depth {huge} seldepth -3 nodes {huge} nps -1 time {huge} hashfull 1001 score cp -{huge}"
    ));
    let expected = Info { score: Some(EngineScore::Centipawns(-1_000_000)), ..Info::default() };
    assert_eq!(read, expected);
    let mate = info(&format!("info score mate -{huge}")).score;
    let (plies, wins) = (None, false);
    assert_eq!(mate, Some(EngineScore::Mate { plies, wins }));
    // The rank of the line is unknown.
    for rank in ["0", "-1", "601", &huge, "x"] {
        let line = format!("info multipv {rank} score cp 1 pv 7g7f");
        assert_eq!(read_line(&line), Heard::Other, "{rank}");
    }
    assert_eq!(info("info depth nodes 5").nodes, Some(5));
    assert_eq!(info("info nodes 1.5e3").nodes, None);
}

#[test]
fn options_of_every_type_are_read_as_engines_write_them() {
    let check = |line: &str, name: &str, kind: OptionKind| {
        assert_eq!(option(line), (name.to_owned(), kind), "{line}");
    };
    let text = str::to_owned;
    check(
        "option name Skill Level type spin default 20 min -20 max 20",
        "Skill Level",
        OptionKind::Spin { default: Some(20), min: -20, max: 20 },
    );
    check(
        "option name Ponder type check default false",
        "Ponder",
        OptionKind::Check { default: false },
    );
    check(
        "option name Style type combo default very calm var very calm var wild",
        "Style",
        OptionKind::Combo {
            default: text("very calm"),
            choices: vec![text("very calm"), text("wild")],
        },
    );
    check("option name Clear Hash type button", "Clear Hash", OptionKind::Button);
    check(
        "option name Debug Log File type string default <empty>",
        "Debug Log File",
        OptionKind::Text { default: String::new() },
    );
    check(
        "option name Book type filename default my min book.db",
        "Book",
        OptionKind::File { default: text("my min book.db") },
    );
    // Contradictory or non-numeric limits limit nothing.
    let (min, max) = (i64::MIN, i64::MAX);
    let open = OptionKind::Spin { default: None, min, max };
    check("option name A type spin min 5 max 1", "A", open.clone());
    check("option name A type spin default x min y max z", "A", open);
}

#[test]
fn option_values_are_checked_against_their_type() {
    let refused = |line: &str, value: &str| match read_line(line) {
        Heard::Option(option) => option.check(value).err().map(|error| {
            assert!(error.ja.contains("要るのは"));
            error.to_string()
        }),
        other => panic!("{other:?}"),
    };
    let spin = "option name N type spin default 1 min 1 max 9";
    assert_eq!(refused(spin, "9"), None);
    assert_eq!(
        refused(spin, "10").as_deref(),
        Some("option \"N\": found \"10\", expected a whole number from 1 to 9")
    );
    assert!(refused("option name B type check default true", "yes").is_some());
    let combo = "option name C type combo default a var a var b c";
    assert_eq!(refused(combo, "b c"), None);
    assert!(refused(combo, "b").is_some());
    let text = "option name T type string default <empty>";
    assert_eq!(refused(text, ""), None);
    assert!(refused(text, "a\nquit").is_some());
}

#[test]
fn the_reader_accepts_answers_and_ignores_incomplete_lines() {
    let best = |line: &str| match read_line(line) {
        Heard::BestMove(best) => best,
        other => panic!("{line}: {other:?}"),
    };
    let moved = |best: &str, ponder: Option<&str>| BestText::Move {
        best: best.to_owned(),
        ponder: ponder.map(str::to_owned),
    };
    assert_eq!(best("bestmove 7g7f ponder 3c3d"), moved("7g7f", Some("3c3d")));
    assert_eq!(best("bestmove 7g7f ponder"), moved("7g7f", None));
    assert_eq!(best("  bestmove\t8h2b+  "), moved("8h2b+", None));
    assert_eq!(best("bestmove resign"), BestText::Resign);
    assert_eq!(best("bestmove win"), BestText::Win);
    assert_eq!(best("bestmove (none)"), BestText::Nothing);
    assert_eq!(best("bestmove"), BestText::Nothing);
    let mate = |line: &str| match read_line(line) {
        Heard::CheckMate(mate) => mate,
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(mate("checkmate G*5b"), MateText::Moves(vec!["G*5b".to_owned()]));
    assert_eq!(mate("checkmate nomate"), MateText::NoMate);
    assert_eq!(mate("checkmate timeout"), MateText::TimeOut);
    assert_eq!(mate("checkmate notimplemented"), MateText::NotImplemented);
    for line in [
        "",
        " ",
        "id",
        "option",
        "option name",
        "option name X",
        "option name X type",
        "option name type spin",
        "option X type spin",
        "option name X type unheard-of",
        "copyprotection ok",
        "registration ok",
        "Fairy-Stockfish 11.1 LB 64",
        "bestmov",
        "\u{0}\u{7f}",
        "読み筋",
    ] {
        assert_eq!(read_line(line), Heard::Other, "{line:?}");
    }
}

#[test]
fn any_part_of_any_line_can_be_read() {
    let lines = [
        "info depth 14 multipv 2 score mate -5 lowerbound nodes 3 time 1 hashfull 5 pv 5a4b 4i5h",
        "option name Style of Play type combo default 静か var 静か var wild",
        "bestmove 7g7f ponder 3c3d",
        "checkmate G*5b 5a4a",
    ];
    let position = parse_sfen("startpos").expect("the start position");
    for line in lines {
        for (end, _) in line.char_indices() {
            for (start, _) in line.char_indices().filter(|(start, _)| *start <= end) {
                if let Heard::Info(info) = read_line(&line[start..end]) {
                    let _ = EngineLine::new(&info, &position);
                }
            }
        }
    }
    // The complete line is parsed as intended.
    assert_eq!(info(lines[0]).line, ["5a4b", "4i5h"]);
}

#[test]
fn each_command_is_written_as_one_line() {
    let asked = question(&["7g7f", "3c3d"], yomisuji::session::engines::SearchLimit::Infinite, 1);
    let (initial, _) = asked.positions().expect("positions");
    assert_eq!(position_line(&initial, &asked.moves), "position startpos moves 7g7f 3c3d");
    let mate = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1").expect("a position");
    assert_eq!(position_line(&mate, &[]), "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1");
    let go = |go: GoCommand| go.to_string();
    assert_eq!(go(GoCommand::Depth(7)), "go depth 7");
    assert_eq!(go(GoCommand::Nodes(0)), "go nodes 1");
    assert_eq!(go(GoCommand::Byoyomi(Duration::from_secs(2))), "go btime 0 wtime 0 byoyomi 2000");
    assert_eq!(go(GoCommand::Byoyomi(Duration::MAX)), "go btime 0 wtime 0 byoyomi 2147483647");
    assert_eq!(
        go(GoCommand::Byoyomi(Duration::from_millis(300))),
        "go btime 0 wtime 0 byoyomi 300"
    );
    assert_eq!(go(GoCommand::Mate(Duration::from_secs(1))), "go mate 1000");
    let set = |name: &str, value| set_option_line(name, value).ok();
    let line = |text: &str| Some(text.to_owned());
    assert_eq!(set("A B", Some("c d")), line("setoption name A B value c d"));
    assert_eq!(set("A", Some("")), line("setoption name A value <empty>"));
    assert_eq!(set("A", None), line("setoption name A"));
    for (name, value) in
        [("A\nquit", "1"), ("A", "1\nquit"), ("A", "1\r"), ("", "1"), ("A value B", "1")]
    {
        assert_eq!(set(name, Some(value)), None, "{name:?} {value:?}");
    }
}
