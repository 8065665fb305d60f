//! Game records: the rules of the formats, one by one.

use yomisuji::formats::record::{Encoding, Ending, Format, ParsedRecord, PlyId, read, write};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::formats::usi::usi;
use yomisuji::language::{Language, Say};

fn reading(text: &str) -> ParsedRecord {
    read(text.as_bytes(), None).unwrap_or_else(|complaint| panic!("{complaint:?}\n{text}"))
}

fn whole(text: &str) -> ParsedRecord {
    let reading = reading(text);
    assert_eq!(reading.stopped, None, "{text}");
    reading
}

/// The moves and the ending of each line.
fn lines(text: &str) -> Vec<String> {
    let reading = whole(text);
    let record = &reading.record;
    let line = |line: &yomisuji::formats::record::RecordLine| {
        let steps = line.plies.iter().map(|&id| {
            let ply = record.get(id);
            let end = ply.ending().map(|ending| ending.key().to_owned());
            ply.played().map(usi).or(end).unwrap_or_default()
        });
        let start = line.plies.first().map_or(1, |&id| record.get(id).ply);
        format!("{start}: {}", steps.collect::<Vec<_>>().join(" "))
    };
    record.lines().iter().map(line).collect()
}

/// Where parsing stops, and a part of the message.
fn stops(text: &str, line: usize, column: usize, part: &str) {
    let complaint = match read(text.as_bytes(), None) {
        Ok(reading) => reading.stopped.unwrap_or_else(|| panic!("it was read:\n{text}")),
        Err(complaint) => complaint,
    };
    let sentence = complaint.say(Language::En);
    assert!(sentence.contains(part), "{sentence}\n{text}");
    assert_eq!((complaint.line, complaint.column), (line, column), "{sentence}\n{text}");
    assert!(!complaint.what.ja.is_empty());
}

fn warns(text: &str, line: usize, part: &str) -> ParsedRecord {
    let reading = whole(text);
    let is_there = reading
        .warnings
        .iter()
        .any(|warning| warning.line == line && warning.say(Language::En).contains(part));
    assert!(is_there, "{:?}\n{text}", reading.warnings);
    reading
}

#[test]
fn kif_accepts_all_spellings_of_moves() {
    assert_eq!(
        lines(
            "手合割：平手　　\n   1 76歩(77)\n   2 ３四歩(33)   ( 0:01/00:00:01)+\n3 ２２角成(８８)\n\
               4 同　銀(31)\n 5 ▲４五角打\n 6 投了\n"
        ),
        ["1: 7g7f 3c3d 8h2b+ 3a2b B*4e resign"]
    );
    // 生 and 不成 mean that the piece is not promoted, as does omitting them.
    for word in ["", "不成", "生"] {
        let text = format!("1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角{word}(88)\n");
        assert_eq!(lines(&text), ["1: 7g7f 3c3d 8h2b"]);
    }
    let promoted = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\
        | 龍 ・ 全 圭 ・ 杏 ・ と 馬|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n\
        | ・ ・ ・ ・ 王 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：歩十二\n";
    for (spelling, mv) in [
        ("８三竜(93)", "9c8c"),
        ("８三龍(93)", "9c8c"),
        ("７二成銀(73)", "7c7b"),
        ("７二全(73)", "7c7b"),
        ("６二成桂(63)", "6c6b"),
        ("６二圭(63)", "6c6b"),
        ("４二杏(43)", "4c4b"),
        ("４二成香(43)", "4c4b"),
        ("２二と(23)", "2c2b"),
        ("１二馬(13)", "1c1b"),
        ("５八玉(59)", "5i5h"),
        ("５八王(59)", "5i5h"),
        ("５八歩打", "P*5h"),
    ] {
        assert_eq!(lines(&format!("{promoted}   1 {spelling}\n")), [format!("1: {mv}")]);
    }
}

#[test]
fn a_branch_attaches_to_the_latest_line_with_its_ply() {
    let text = "手合割：平手\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\
        4 ８四歩(83)\n5 投了\nまで4手で後手の勝ち\n\n変化：5手\n5 ２五歩(26)\n\n変化：2手\n2 ８四歩(83)\n\
        3 ２六歩(27)\n4 ８五歩(84)\n変化：4手\n4 ３二金(41)\n変化：3手\n3 中断\n変化：2手\n2 ４二飛(82)\n";
    assert_eq!(
        lines(text),
        [
            "1: 7g7f 3c3d 2g2f 8c8d resign",
            "2: 8c8d 2g2f 8d8e",
            "3: interrupt",
            "4: 4a3b",
            "2: 8b4b",
            "5: 2f2e",
        ]
    );
    let parents: Vec<_> = whole(text).record.lines().iter().map(|line| line.parent).collect();
    assert_eq!(parents, [None, Some(0), Some(1), Some(1), Some(0), Some(0)]);
}

#[test]
fn comments_bookmarks_notes_headers_and_times_are_kept() {
    let reading = whole(
        "#KIF version=2.0\n# 注\n先手：甲 　\n棋戦:一:二\n手合割：平手\n手数----指手--\n*初め\n*\n*二\n&しおり\n\
         # 途中の注\n   1 ７六歩(77)   ( 1:02/00:01:02)\n*手の注釈\n&二つ目\n   2 投了 (1:00:03/)\n*終わり\n",
    );
    assert!(reading.warnings.is_empty(), "{:?}", reading.warnings);
    let record = &reading.record;
    assert_eq!(
        record.headers,
        [("先手".to_owned(), "甲".to_owned()), ("棋戦".to_owned(), "一:二".to_owned())]
    );
    let line = record.main_line();
    let start = record.get(PlyId::START);
    assert_eq!(start.comment, "初め\n\n二");
    assert_eq!(start.bookmark.as_deref(), Some("しおり"));
    let first = record.get(line[1]);
    assert_eq!((first.time_ms, first.comment.as_str()), (Some(62_000), "手の注釈"));
    assert_eq!(record.get(line[2]).time_ms, Some(3_603_000));
    assert_eq!(record.get(line[2]).comment, "終わり");
}

#[test]
fn handicaps_and_boards_set_the_start_position() {
    let start = |text: &str| to_sfen(whole(text).record.initial());
    assert_eq!(
        start("手合割：香落ち\n1 ３四歩(33)\n"),
        "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    );
    assert_eq!(
        start("手合割：右七枚落ち\n1 ３四歩(33)\n"),
        "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    );
    let rows = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);
    let board = format!("|v玉 ・ ・ ・ ・ ・ ・ ・ ・|\n{rows}");
    assert_eq!(
        start(&format!(
            "手合割：その他\n上手の持駒：歩十八 香4　角\n{board}下手の持駒：飛二金\n上手番\n"
        )),
        "k8/9/9/9/9/9/9/9/9 w 2RGb4l18p 1"
    );
    let moved = format!("{board}手数＝12  ▲９二金  まで\n後手の持駒：金\n");
    assert_eq!(start(&moved), "k8/9/9/9/9/9/9/9/9 w g 1");
    stops("手合割：六枚\n1 ３四歩(33)\n", 1, 5, "handicap");
    stops("手合割：その他\n1 ３四歩(33)\n", 1, 1, "board");
    stops(&format!("{board}|v玉 ・ ・ ・ ・ ・ ・ ・ ・|\n1 ９二玉(91)\n"), 10, 2, "nine ranks");
    stops(&format!("{}{rows}1 ９二玉(91)\n", "|v玉v玉 ・ ・ ・ ・ ・ ・ ・|\n"), 1, 1, "two kings");
    stops(&format!("{board}先手の持駒：歩十九\n1 ９二玉(91)\n"), 10, 7, "18");
    stops("手合割：平手\n|v玉 ・ ・\n", 2, 8, "a piece");
}

#[test]
fn kif_stops_where_a_move_is_missing_torn_or_illegal() {
    let two = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n";
    let after = |line: &str| format!("{two}{line}\n");
    stops(&after("4 ２六歩(27)"), 4, 1, "found move number 4, expected 3");
    stops(&after("3 ２六歩"), 4, 6, "the square it comes from");
    stops(&after("3 ２六歩(2"), 4, 7, "(77)");
    stops(&after("3 ２六"), 4, 5, "the name of a piece");
    stops(&after("3"), 4, 2, "a square such as");
    stops(&after("3 ２四歩(27)"), 4, 3, "illegal");
    stops(&after("3 ２二龍(88)"), 4, 3, "stands on");
    stops(&after("3 ５五歩打"), 4, 3, "no P in hand");
    stops(&after("これは何か\n4 ８四歩(83)"), 4, 1, "a move, a header or a comment");
    stops(&after("これは何か"), 4, 1, "a move, a header or a comment");
    stops(&after("3 投了\n4 ８四歩(83)"), 5, 3, "after the ending");
    stops(&after("変化：4手\n4 ８四歩(83)"), 4, 1, "a move that an earlier line has");
    stops(&after("変化：2手\n3 ２六歩(27)"), 5, 1, "expected 2");
    stops(&after("変化：2"), 4, 1, "変化：23手");
    stops(&after("手合割：平手"), 4, 1, "one game a file");
    // An illegal move is not a move of the record, even if 反則負け follows.
    stops(&after("3 ２四歩(27)\n4 反則負け"), 4, 3, "illegal");
    warns(&after("これは何か\n3 ２六歩(27)"), 4, "a comment");
    warns(&after("3 投了 ( 0:0"), 4, "a time such as");
    warns(&after("まで12手で先手の勝ち"), 4, "12 moves");
    warns(&after("3 投了\n変化：2手"), 5, "without a move");
}

#[test]
fn a_result_line_ends_a_game_without_another_ending() {
    let ending = |last: &str| {
        let reading = whole(&format!("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n{last}\n"));
        let line = reading.record.main_line();
        reading.record.get(*line.last().expect("a node")).ending()
    };
    assert_eq!(ending("まで2手で後手の勝ち"), Some(Ending::Resign));
    assert_eq!(ending("まで、2手で先手の反則勝ち"), Some(Ending::FoulWin));
    assert_eq!(ending("まで2手で後手の反則負け"), Some(Ending::FoulWin));
    assert_eq!(ending("まで2手で時間切れにより後手の勝ち"), Some(Ending::Timeout));
    assert_eq!(ending("まで2手で千日手"), Some(Ending::RepetitionDraw));
    assert_eq!(ending("3 持将棋\nまで2手で持将棋"), Some(Ending::Impasse));
    for (word, ending_) in
        [("詰み", Ending::Mate), ("不詰", Ending::NoMate), ("切れ負け", Ending::Timeout)]
    {
        assert_eq!(ending(&format!("3 {word}")), Some(ending_));
    }
}

/// A rank without a piece.
const NONE: &str = " ・ ・ ・ ・ ・ ・ ・ ・ ・";

#[test]
fn ki2_distinguishes_pieces_as_books_do() {
    let board = |rows: [&str; 9], hand: &str| {
        let rows: Vec<_> = rows
            .iter()
            .zip("一二三四五六七八九".chars())
            .map(|(row, rank)| format!("|{row}|{rank}\n"))
            .collect();
        format!("後手の持駒：なし\n{}先手の持駒：{hand}\n先手番\n", rows.concat())
    };
    let golds = board(
        [
            NONE,
            NONE,
            NONE,
            NONE,
            " ・ ・ ・ 金 ・ 金 ・ ・ ・",
            " ・ ・ ・ ・ 金 ・ ・ ・ ・",
            NONE,
            NONE,
            NONE,
        ],
        "金",
    );
    for (name, mv) in [
        ("▲５五金左", "6e5e"),
        ("▲５五金右寄", "4e5e"),
        ("▲５五金直", "5f5e"),
        ("▲５五金上", "5f5e"),
        ("▲５五金打", "G*5e"),
        ("▲６四金", "6e6d"),
        ("▲４四金", "4e4d"),
        ("▲１一金", "G*1a"),
    ] {
        assert_eq!(lines(&format!("{golds}{name}\n")), [format!("1: {mv}")], "{name}");
    }
    stops(&format!("{golds}▲５五金\n"), 13, 2, "several pieces");
    stops(&format!("{golds}▲５五金寄\n"), 13, 2, "several pieces");
    stops(&format!("{golds}▲１一金右\n"), 13, 2, "no piece can move so");
    stops(&format!("{golds}△５五金直\n"), 13, 1, "a move of Black");
    // Of two dragons, right is right of the other one, even if both come from the right.
    let dragons = board(
        [
            NONE,
            " ・ ・ ・ ・ ・ ・ ・ 龍 ・",
            " ・ ・ ・ ・ ・ ・ ・ ・ 竜",
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
        ],
        "なし",
    );
    for (name, mv) in [
        ("▲１二竜寄", "2b1b"),
        ("▲１二龍行", "1c1b"),
        ("▲１二竜入", "1c1b"),
        ("▲３二竜", "2b3b"),
        ("▲１二竜左", "2b1b"),
        ("▲１二竜右", "1c1b"),
        ("▲２三竜引", "2b2c"),
    ] {
        assert_eq!(lines(&format!("{dragons}{name}\n")), [format!("1: {mv}")], "{name}");
    }
}

#[test]
fn csa_follows_its_specification() {
    let start = |text: &str| to_sfen(whole(text).record.initial());
    assert_eq!(
        start("PI82HI22KA\n-\n"),
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    );
    assert_eq!(
        start("V2.2\nP-11OU\nP+00KI\nP-00AL\n+\n"),
        "8k/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1"
    );
    assert_eq!(
        lines(
            "'CSA encoding=UTF-8\nV3.0\nN+a\nPI\n+\n+7776FU,T12\n-3334FU\nT1.5\n+8822UM,-3122GI\n%TORYO\n/\n"
        ),
        ["1: 7g7f 3c3d 8h2b+ 3a2b resign"]
    );
    let times = whole("PI\n+\n+7776FU,T12\n-3334FU\nT1.5\n%CHUDAN\n").record;
    let times: Vec<_> = times.main_line().iter().map(|&id| times.get(id).time_ms).collect();
    assert_eq!(times, [None, Some(12_000), Some(1500), None]);
    assert_eq!(lines("PI\n+\n+7776FU\n%-ILLEGAL_ACTION\n"), ["1: 7g7f foulLose"]);
    assert_eq!(lines("PI\n+\n+7776FU\n%+ILLEGAL_ACTION\n"), ["1: 7g7f foulWin"]);
    warns("PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n", 5, "1 more game");
    warns("+7776FU\n", 1, "the even game was assumed");
    stops("PI\n+\n+7776FU\n+2726FU\n", 4, 1, "a move of White");
    stops("PI\n+\n+7776FU\n-\n", 4, 1, "such as +7776FU");
    stops("PI\n+\n+7776FU\n-333\n", 4, 1, "such as +7776FU");
    stops("PI\n+\n+7775FU\n", 3, 1, "illegal");
    stops("PI\n+\n+7776KI\n", 3, 6, "stands on");
    warns("PI\n+\n+7776FU\n%TORY\n", 4, "found \"%TORY\"");
    stops("PI\n+\n+7776FU\n%TORYO\n-3334FU\n", 5, 1, "after the ending");
    stops("PI99HI\n+\n", 1, 3, "stands there in the start position");
    stops("P1-KY-KE\n+\n", 1, 9, "nine squares");
    stops("P+55OU56OU\n+\n+5554OU\n", 1, 1, "two kings");
}

#[test]
fn jkf_follows_its_specification() {
    let moves = |moves: &str| format!("{{\"header\":{{}},\"moves\":[{{}},{moves}]}}");
    let seven = r#"{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}"#;
    assert_eq!(lines(&moves(seven)), ["1: 7g7f"]);
    let forks = moves(&format!(
        r#"{seven},{{"special":"TORYO","forks":[[{{"move":{{"from":{{"x":3,"y":3}},"to":{{"x":3,"y":4}},"piece":"FU"}}}}],[{{"special":"CHUDAN"}}]]}}"#
    ));
    assert_eq!(lines(&forks), ["1: 7g7f resign", "2: 3c3d", "2: interrupt"]);
    stops(
        &moves(r#"{"move":{"color":1,"to":{"x":7,"y":6},"piece":"FU"}}"#),
        1,
        43,
        "it is Black's turn",
    );
    stops(
        &moves(r#"{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":5},"piece":"FU"}}"#),
        1,
        34,
        "illegal",
    );
    stops(&moves(r#"{"forks":[[{}]]}"#), 1, 26, "a move beside its forks");
    stops("{\"moves\":[\n{},{]}", 2, 5, "a name in quotes");
    // Half a file: the complete moves are kept, and never another one.
    let torn = &forks[..forks.len() - 60];
    let kept = reading(torn);
    assert!(kept.stopped.expect("it is torn").column > torn.len() - 8);
    assert_eq!(kept.record.len(), 3);
    stops("{\"header\":{}}", 1, 1, "\"moves\"");
    stops(r#"{"initial":{"preset":"11"},"moves":[{}]}"#, 1, 22, "HIRATE");
}

#[test]
fn usi_and_sfen_files_use_their_first_line() {
    assert_eq!(lines("position startpos moves 7g7f 3c3d\n"), ["1: 7g7f 3c3d"]);
    assert_eq!(lines("startpos moves 7g7f"), ["1: 7g7f"]);
    assert_eq!(lines("4k4/9/9/9/9/9/9/9/4K4 b R 7 moves R*5b"), ["1: R*5b"]);
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 b R 7";
    assert_eq!(whole(sfen).format, Format::Sfen);
    assert_eq!(to_sfen(whole(sfen).record.initial()), "4k4/9/9/9/9/9/9/9/4K4 b R 1");
    warns(&format!("{sfen}\n{sfen}\n\n{sfen}\n"), 2, "2 more positions");
    warns("position startpos moves 7g7f\nposition startpos\n", 2, "1 more line");
    stops("position startpos moves 7g7f 7g7f", 1, 30, "illegal");
    stops("position startpos moves 7g7f 3c", 1, 30, "a move such as");
    stops("sfen 4k4/9/9 b - 1", 1, 6, "3 ranks");
}

#[test]
fn text_without_a_record_is_refused() {
    stops("", 1, 1, "found nothing");
    stops("  \n", 1, 1, "found nothing");
    stops("hello\n", 1, 1, "found no game record");
    let utf16 = [0xff, 0xfe, 0x4b, 0x62];
    assert!(read(&utf16, None).unwrap_err().what.en.contains("UTF-16"));
    warns("先手：甲\n", 2, "found no move");
}

#[test]
fn text_without_a_game_is_not_an_empty_game() {
    for bytes in [
        &b"memo\nplain prose\n"[..],
        "買い物：牛乳\n".as_bytes().split_at(7).0, // Torn within a character.
        b"\x01\x02\x83:\xff\xfe\x80 \x83\xff\n",
    ] {
        let read = read(bytes, Some(Format::Kif));
        assert!(read.is_err(), "{bytes:?}: {read:?}");
    }
    // Players' names are contents, even before the first move.
    let names = read("先手：A\n後手：B\n".as_bytes(), Some(Format::Kif)).expect("headers");
    assert_eq!(names.record.headers.len(), 2);
}

#[test]
fn notes_that_readers_skip_are_written_again() {
    let kif = "# ---- a program ----\n#KIF version=2.0 encoding=Shift_JIS\n先手：A\n後手：B\n\
               手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n#between moves\n   2 投了\n";
    let record = read(kif.as_bytes(), None).expect("a game").record;
    assert_eq!(record.notes, [" ---- a program ----", "between moves"]);
    for format in [Format::Kif, Format::Ki2, Format::Csa] {
        let written = write(&record, format, Encoding::Utf8);
        assert_eq!(written.lost, [], "{format:?}");
        let again = read(&written.bytes, Some(format)).expect("a game").record;
        assert_eq!(again.notes, record.notes, "{format:?}");
        let twice = write(&again, format, Encoding::Utf8);
        assert_eq!(twice.bytes, written.bytes);
    }
    for format in [Format::Jkf, Format::Usi] {
        let lost = write(&record, format, Encoding::Utf8).lost;
        assert!(lost.iter().any(|words| words.en == "2 lines of notes (# or ')"), "{lost:?}");
    }
}

#[test]
fn an_impossible_count_in_hand_is_refused() {
    for count in ["9999999999", "９９９９９９９９９９", "19", "0", "99999999999999999999999"]
    {
        let text = format!("先手の持駒：飛{count}\n   1 ７六歩(77)\n");
        stops(&text, 1, 7, "at most 18 pieces");
    }
}

#[test]
fn headers_round_trip_or_are_reported_as_lost() {
    let held = ["手合割", "棋戦", "先手", "x+-"];
    let lost =
        ["▲先手", "A▲", "△", "+-x", "+-", "先手の持駒", "a b", "*x", "&x", "#x", "変化", "12"];
    for format in [Format::Kif, Format::Ki2] {
        for name in held.into_iter().chain(lost) {
            let text = "手合割：平手\n   1 ７六歩(77)\n";
            let mut record = read(text.as_bytes(), None).expect("a game").record;
            record.headers = vec![(name.to_owned(), "値".to_owned())];
            let written = write(&record, format, Encoding::Utf8);
            let back = read(&written.bytes, Some(format)).expect("a game");
            assert_eq!(back.stopped, None, "{name}");
            let is_there = back.record.headers == record.headers;
            let is_told = written.lost.iter().any(|words| words.en.contains("headers"));
            assert_ne!(is_there, is_told, "{format:?} {name}");
            assert_eq!(is_there, held.contains(&name), "{format:?} {name}");
        }
    }
}

#[test]
fn a_piece_that_can_never_move_brings_a_warning() {
    let bod = |row: &str| {
        let rest = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);
        format!("後手の持駒：なし\n{row}\n{rest}先手の持駒：なし\n先手番\n")
    };
    warns(&bod("| ・ ・ ・ ・ 歩 ・ ・ ・ ・|"), 1, "can never move");
    let fine = whole(&bod("| ・ ・ ・ ・v歩 ・ ・ ・ ・|"));
    let speaks = |warning: &yomisuji::formats::record::Complaint| {
        warning.say(Language::En).contains("never move")
    };
    assert!(!fine.warnings.iter().any(speaks));
}

#[test]
fn three_thousand_nested_forks_are_kept() {
    // The rooks move to and fro instead of a king's step: each fork begins in the last one.
    let mut record = reading("手合割：平手\n   1 ５八玉(59)\n").record;
    let usual = ["5i5h", "5a5b"];
    let other = ["2h3h", "8b7b", "3h2h", "7b8b"];
    let mut at = PlyId::START;
    for ply in 0..3_000_usize {
        let kind = |text: &str| {
            let side = record.position(at).side_to_move();
            let mv = yomisuji::formats::usi::read_usi_move(text, side).expect("a move");
            yomisuji::formats::record::PlyKind::Move(mv)
        };
        let (first, fork) = (kind(usual[ply % 2]), kind(other[ply % 4]));
        if ply > 0 {
            record.append(at, first).expect("it is legal");
        }
        at = record.append(at, fork).expect("it is legal");
    }
    assert_eq!(record.lines().len(), 3_001);
    for format in [Format::Kif, Format::Jkf] {
        let written = write(&record, format, Encoding::Utf8);
        let back = read(&written.bytes, Some(format)).expect("a game");
        assert_eq!(back.stopped, None, "{format:?}");
        assert!(back.record == record, "{format:?}");
    }
    let whole: Result<yomisuji::formats::record::Record, _> =
        yomisuji::formats::record::Record::from_whole(record.to_whole());
    assert!(whole.is_ok_and(|whole| whole == record));
}
