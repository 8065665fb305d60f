//! Game records as other programs spell them: what has no name here is kept as it stands, and named.

use encoding_rs::{EUC_JP, ISO_2022_JP, SHIFT_JIS};
use serde_json::{Value, json};
use yomisuji::cli::{Exit, Refusal};
use yomisuji::formats::record::{Encoding, Format, ParsedRecord, Recorded as _, read, write};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::formats::usi::usi;
use yomisuji::games::board_game::BoardGame as _;
use yomisuji::games::othello::Othello;
use yomisuji::language::{Language, Say, is_invisible};
use yomisuji::subject::{GameId, OnBoard, WithBoard};

use super::random::Dice;
use crate::cover::rounds;
use crate::run;

fn parsed(text: &str) -> ParsedRecord {
    read(text.as_bytes(), None).unwrap_or_else(|complaint| panic!("{complaint:?}\n{text}"))
}

fn whole(text: &str) -> ParsedRecord {
    let read = parsed(text);
    assert_eq!(read.stopped, None, "{text}");
    read
}

fn sentences(read: &ParsedRecord) -> String {
    let told = read.warnings.iter().map(|warning| warning.say(Language::En));
    told.collect::<Vec<_>>().join("; ")
}

fn moves(read: &ParsedRecord) -> String {
    read.record.moves().map(usi).collect::<Vec<_>>().join(" ")
}

/// `record` on a file with this name and these bytes.
fn record(name: &str, bytes: &[u8], arguments: &[&str]) -> (Result<Exit, Refusal>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("a file");
    let english = ["--lang", "en"].iter().filter(|_| !arguments.contains(&"--lang"));
    let asked = [&["record", path.to_str().expect("a name")], arguments].concat();
    run(&asked.into_iter().chain(english.copied()).collect::<Vec<_>>(), "")
}

fn answer(name: &str, bytes: &[u8]) -> (Result<Exit, Refusal>, Value) {
    let (exit, output) = record(name, bytes, &["--json"]);
    (exit, serde_json::from_str(&output).expect("JSON"))
}

/// A bare king and a gold: what a problem looks like.
const BOARD: &str = "後手の持駒：飛二　角二　金三　銀四　桂四　香四　歩十八　\n\
    \x20 ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
    | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n\
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n\
    | ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金\n";
const BOARD_SFEN: &str = "4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1";

#[test]
fn a_board_counts_for_more_than_its_name_and_the_name_is_kept() {
    for (name, is_kept) in [
        ("詰将棋", true),
        ("任意局面", true),
        ("図式", true),
        ("次の一手", true),
        ("Mate problem", true),
        ("その他(詰将棋)", true),
        ("平手", true),
        ("その他", false),
    ] {
        for text in [
            format!("手合割：{name}\n{BOARD}1 ５二金打\n"),
            format!("{BOARD}手合割：{name}　\n1 ５二金打\n"),
        ] {
            let read = whole(&text);
            assert_eq!(to_sfen(read.record.initial()), BOARD_SFEN, "{name}");
            assert_eq!(moves(&read), "G*5b", "{name}");
            let kept = is_kept.then_some(name);
            assert_eq!(read.record.header("手合割"), kept, "{name}");
            let line = 1 + text.lines().position(|line| line.starts_with("手合割")).expect("it");
            let told = sentences(&read);
            assert_eq!(told.contains(&format!("line {line}, column 5")), is_kept, "{told}");
            assert_eq!(told.contains(&format!("\"{name}\"")), is_kept, "{told}");
            // Written and read again it is the same; what cannot be kept is said.
            for format in [Format::Kif, Format::Ki2, Format::Jkf] {
                let written = write(&read.record, format, Encoding::Utf8);
                assert_eq!(written.lost, [], "{name}");
                assert_eq!(parsed_bytes(&written.bytes).record, read.record, "{name} {format:?}");
            }
            let lost = write(&read.record, Format::Csa, Encoding::Utf8).lost;
            assert_eq!(lost.iter().any(|lost| lost.en.contains("手合割")), is_kept, "{name}");
        }
    }
    // The side of the name, unless a line names another.
    let ranks = BOARD.replace("　\n ", "\n ");
    let side = |name: &str, turn: &str| {
        let read = whole(&format!(
            "手合割：{name}\n{ranks}{turn}1 {}\n",
            match turn {
                "先手番\n" => "５二金打",
                _ => "４一玉(51)",
            }
        ));
        to_sfen(read.record.initial()).contains(" b ")
    };
    assert!(!side("十枚落ち", "") && side("十枚落ち", "先手番\n") && !side("詰将棋", "後手番\n"));
}

fn parsed_bytes(bytes: &[u8]) -> ParsedRecord {
    read(bytes, None).expect("a record")
}

#[test]
fn a_name_without_a_board_is_built_or_refused_and_nothing_is_made_up() {
    for (name, start) in [
        ("裸玉", "4k4/9/9"),
        ("トンボ", "4k4/1r5b1/ppppppppp"),
        ("両香落ち", "1nsgkgsn1/1r5b1/ppppppppp"),
        ("九枚落ち", "4kg3/9/ppppppppp"),
        ("2枚落ち", "lnsgkgsnl/9/ppppppppp"),
        ("２枚落", "lnsgkgsnl/9/ppppppppp"),
        ("１０枚落ち", "4k4/9/ppppppppp"),
        ("五枚落ち(左)", "1nsgkgs2/9/ppppppppp"),
        ("七枚落ち（右）", "3gkgs2/9/ppppppppp"),
    ] {
        let text = format!("手合割：{name}\n先手：A\n1 ５二玉(51)\n2 ７六歩(77)\n");
        // Where the piece in front of the king stands, another move begins.
        let text = if start.contains("gkg") {
            text.replace("５二玉(51)", "６二金(61)")
        } else {
            text
        };
        let text = if name == "九枚落ち" {
            text.replace("５二玉(51)", "５二金(41)")
        } else {
            text
        };
        let read = whole(&text);
        let sfen = format!("{start}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
        assert_eq!(to_sfen(read.record.initial()), sfen, "{name}");
        assert_eq!(read.record.move_count(), 2, "{name}");
        assert_eq!(sentences(&read).contains("programs differ"), name == "九枚落ち", "{name}");
        let back = parsed_bytes(&write(&read.record, Format::Kif, Encoding::Utf8).bytes);
        assert_eq!(back.record, read.record, "{name}");
    }
    for name in ["詰将棋", "飛銀落ち", "六枚", "右端歩得", "Handicap", "その他", ""]
    {
        let text =
            format!("先手：A\n手合割：{name}\n手数----指手---------消費時間--\n1 ７六歩(77)\n");
        let (exit, found) = answer("a.kif", text.as_bytes());
        let Err(Refusal(sentence)) = exit else { panic!("{name} was read: {found}") };
        assert!(sentence.contains("line 2") && sentence.contains(name), "{sentence}");
        assert_eq!(found["initial_sfen"], Value::Null, "{name}");
        assert_eq!(found["lines"], json!([]), "{name}");
        assert_eq!(found["headers"]["先手"], "A", "{name}: what was read before is there");
        for arguments in [&["--positions"][..], &["--to", "csa"], &["--to", "sfen"]] {
            let (exit, output) = record("a.kif", text.as_bytes(), arguments);
            assert_eq!((exit.is_err(), output.as_str()), (true, ""), "{name} {arguments:?}");
        }
        let (_, people) = record("a.kif", text.as_bytes(), &["--lang", "en"]);
        assert!(!people.contains("even game") && !people.contains("lnsgkgsnl"), "{people}");
    }
}

#[test]
fn no_position_is_told_where_reading_stopped_before_one() {
    for (name, text) in [
        ("a.kif", "手合割：平手\n後手の持駒：飛十九\n1 ７六歩(77)\n".to_owned()),
        ("a.kif", format!("{}1 ５二金打\n", BOARD.replace("|九", "|八"))),
        ("a.kif", format!("{}1 ５二金打\n", BOARD.replace("v玉", "v鳥"))),
        ("a.csa", "V2.2\nP1-KY\n+\n+7776FU\n".to_owned()),
        ("a.csa", "V2.2\nN+A\nPI99HI\n+\n+7776FU\n".to_owned()),
        ("a.jkf", "{\"header\":{},\"initial\":{\"preset\":\"QQ\"},\"moves\":[{}]}".to_owned()),
        ("a.jkf", "{\"header\":{\"先手\":\"A\"},\"ini".to_owned()),
        ("a.ggf", "(;GM[Othello]PB[A]BO[8 ---- *]B[f5];)".to_owned()),
        ("a.sgf", "(;FF[4]GM[2]PB[A]SZ[8]AB[e4][z9];B[f5])".to_owned()),
        ("a.moves", "dobutsu nonsense moves b3b2\n".to_owned()),
    ] {
        let (exit, found) = answer(name, text.as_bytes());
        assert!(exit.is_err(), "{text}");
        for key in ["initial_sfen", "initial_position"] {
            assert!(found[key].is_null(), "{text}: {found}");
        }
        assert_eq!(found["lines"], json!([]), "{text}");
        let (_, positions) = record(name, text.as_bytes(), &["--positions"]);
        assert_eq!(positions, "", "{text}");
    }
}

/// Words that other programs end a line with.
const WORDS: [&str; 26] = [
    "Time-up",
    "トライ",
    "トライ勝ち",
    "入玉",
    "反則",
    "時間切",
    "封じ",
    "打ち切り",
    "指し掛け",
    "引分け勝ち",
    "勝ち",
    "負け",
    "接続切れ",
    "通信切断",
    "王手千日手",
    "宣言",
    "Resign",
    "投了図",
    "二歩",
    "王手放置",
    "最大手数到達",
    "対局中止",
    "Illegal",
    "全駒",
    "と金負け",
    "不明 な 理由",
];

#[test]
fn a_word_that_is_no_known_ending_ends_its_line_and_reading_goes_on() {
    for word in WORDS {
        let text = format!(
            "手合割：平手\n1 ７六歩(77)   ( 0:01/00:00:01)\n2 ３四歩(33)   ( 0:02/00:00:02)\n\
             3 {word}   ( 0:03/00:00:04)+\n*注釈\n\n変化：3手\n3 ２六歩(27)\n4 {word}\n\n\
             変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n"
        );
        let (exit, found) = answer("a.kif", text.as_bytes());
        assert_eq!(exit, Ok(Exit::Answered), "{word}");
        assert_eq!((&found["line_count"], &found["move_count"]), (&json!(3), &json!(5)), "{word}");
        assert_eq!(found["terminal"], word);
        assert_eq!(found["lines"][0]["times_ms"], json!([1000, 2000, 3000]), "{word}");
        assert_eq!(found["lines"][2]["end"], word);
        assert_eq!(found["comments"][0]["text"], "注釈", "{word}");
        let warned: Vec<_> = found["warnings"].as_array().expect("a list").iter().collect();
        assert_eq!(warned.len(), 2, "{word}: {warned:?}");
        assert_eq!((&warned[0]["line"], &warned[1]["line"]), (&json!(4), &json!(9)), "{word}");
        let (_, people) = record("a.kif", text.as_bytes(), &[]);
        assert!(people.contains(&format!("   3 {word}\n")), "{people}");

        let own = whole(&text).record;
        for format in [Format::Kif, Format::Jkf] {
            let written = write(&own, format, Encoding::Utf8);
            assert_eq!(written.lost, [], "{word}");
            assert_eq!(parsed_bytes(&written.bytes).record, own, "{word} {format:?}");
        }
        // KI2 has no times, CSA no such words: that is said.
        let ki2 = write(&own, Format::Ki2, Encoding::Utf8);
        let text = String::from_utf8(ki2.bytes).expect("UTF-8");
        assert!(text.contains(&format!("まで2手で{word}\n")), "{text}");
        assert_eq!(parsed(&text).record.lines().len(), 3, "{text}");
        let lost: Vec<_> =
            write(&own, Format::Csa, Encoding::Utf8).lost.into_iter().map(|lost| lost.en).collect();
        assert!(lost.iter().any(|lost| lost.contains("interruption")), "{lost:?}");
    }
}

#[test]
fn an_ending_after_an_ending_is_kept_as_it_stands() {
    for (first, key, second) in [
        ("投了", "resign", "中断   ( 0:03/ )"),
        ("投了", "resign", "Time-up"),
        ("投了", "resign", "投了"),
        ("千日手", "repetitionDraw", "引き分け (0:01/00:00:05)"),
        ("Time-up", "Time-up", "中断"),
        ("中断", "interrupt", "入玉"),
    ] {
        let text = format!(
            "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 {first}   ( 0:07/00:00:08)\n4 {second}\n\n\
             変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n"
        );
        let (exit, found) = answer("a.kif", text.as_bytes());
        assert_eq!(exit, Ok(Exit::Answered), "{text}");
        assert_eq!((&found["line_count"], &found["move_count"]), (&json!(2), &json!(4)), "{text}");
        assert_eq!(found["terminal"], key, "{text}");
        assert_eq!(found["lines"][0]["endings"], json!([first, second]), "{text}");
        assert_eq!(found["lines"][0]["times_ms"], json!([0, 0, 7000]), "{text}");
        assert!(found["warnings"].to_string().contains("after the ending"), "{found}");
        let own = whole(&text).record;
        let kif = write(&own, Format::Kif, Encoding::Utf8);
        assert_eq!(
            (parsed_bytes(&kif.bytes).record, kif.lost),
            (own.clone(), Vec::new()),
            "{text}"
        );
        for format in [Format::Ki2, Format::Jkf, Format::Usi] {
            let lost = write(&own, format, Encoding::Utf8).lost;
            assert!(lost.iter().any(|lost| lost.en.contains("ending")), "{format:?}: {lost:?}");
        }
    }
}

#[test]
fn more_words_with_a_known_ending_are_kept_with_it() {
    for (words, key) in [
        ("持将棋(27点法)", "impass"),
        ("反則負け 二歩", "foulLose"),
        ("投了 です", "resign"),
        ("千日手（4回目）", "repetitionDraw"),
        ("時間切れ(秒読み)", "timeout"),
    ] {
        let text = format!(
            "手合割：平手\n1 ７六歩(77) ( 0:01/00:00:01)\n2 {words}   ( 0:03/00:00:03)+\n\n\
             変化：2手\n2 ８四歩(83)\n"
        );
        let (exit, found) = answer("a.kif", text.as_bytes());
        assert_eq!((exit, &found["terminal"]), (Ok(Exit::Answered), &json!(key)), "{words}");
        assert_eq!(found["lines"][0]["endings"], json!([words]));
        assert_eq!(found["lines"][0]["times_ms"], json!([1000, 3000]), "{words}");
        assert_eq!(found["line_count"], 2, "{words}");
        let own = whole(&text).record;
        let kif = write(&own, Format::Kif, Encoding::Utf8);
        assert_eq!((parsed_bytes(&kif.bytes).record, kif.lost), (own, Vec::new()), "{words}");
    }
}

#[test]
fn a_damaged_move_is_no_ending() {
    let after = |line: &str| format!("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n{line}\n");
    for line in [
        "3 歩(27)",
        "3 六歩(27)",
        "3 同",
        "3 ▲",
        "3 2",
        "3 ２",
        "3 7g7f",
        "3 歩打",
        "3 同　歩",
        "3 \u{fffd}六歩(27)",
        "3 銀成",
        "3 \u{0}投了",
        "3 ( 0:01/00:00:01)",
        "3 と",
        "3",
    ] {
        let read = parsed(&after(line));
        let stopped = read.stopped.unwrap_or_else(|| panic!("{line:?} was read"));
        assert_eq!(stopped.line, 4, "{line:?}");
        assert_eq!(moves_of(&read.record), "7g7f 3c3d", "{line:?}");
    }
    // A word that more moves follow stood for one, and so do words one after the other.
    for (line, next) in [
        ("3 P-2f", "4 ８四歩(83)"),
        ("3 P-2f", "4 P-8d"),
        ("3 Time-up", "4 ８四歩(83)"),
        ("3 トライ", "4 トライ"),
    ] {
        let read = parsed(&after(&format!("{line}\n{next}")));
        let stopped = read.stopped.unwrap_or_else(|| panic!("{line} was read"));
        let sentence = stopped.say(Language::En);
        assert_eq!((stopped.line, stopped.column), (4, 3), "{sentence}");
        assert!(sentence.contains(line.split(' ').nth(1).expect("a word")), "{sentence}");
        assert!(sentence.contains("expected a square"), "{sentence}");
        assert_eq!(
            (moves_of(&read.record).as_str(), read.record.len()),
            ("7g7f 3c3d", 3),
            "{line}"
        );
        assert!(read.warnings.is_empty(), "{:?}", read.warnings);
    }
}

fn moves_of(record: &yomisuji::formats::record::Record) -> String {
    record.moves().map(usi).collect::<Vec<_>>().join(" ")
}

#[test]
fn drops_keep_their_times_however_they_are_spelled() {
    for drop in [
        "打",
        "打(00)",
        "打 (00)",
        "打（00）",
        "打（００）",
        "打　(00)",
        "(00)",
        "（００）",
        " (00)",
        "打\t(00)",
    ] {
        for blank in ["   ", "\t", "", "　"] {
            let text = format!(
                "手合割：平手\n1 ７六歩(77)( 0:01/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n\
                 3 ２二角成(88) ( 0:03/00:00:04)\n4 同　銀(31) ( 0:04/00:00:06)\n\
                 5 ４五角{drop}{blank}( 0:05/00:00:09)\n6 ３三銀(22) ( 0:06/00:00:12)\n"
            );
            let read = whole(&text);
            assert_eq!(moves(&read), "7g7f 3c3d 8h2b+ 3a2b B*4e 2b3c", "{drop:?}");
            assert!(read.warnings.is_empty(), "{drop:?} {:?}", read.warnings);
            let times = read.record.main_line().into_iter().skip(1);
            let times: Vec<_> = times.map(|id| read.record.get(id).time_ms).collect();
            assert_eq!(times, [1, 2, 3, 4, 5, 6].map(|s| Some(s * 1000)), "{drop:?}");
        }
    }
    // A piece that is not in hand cannot come from there.
    let read = parsed("手合割：平手\n1 ５五角(00)\n");
    assert!(read.stopped.expect("it stops").say(Language::En).contains("in hand"));
}

#[test]
fn blanks_of_any_kind_may_stand_anywhere_and_lines_end_in_any_way() {
    let text = "手合割：平手\n先手：A\n後手：B\n手数----指手---------消費時間--\n\
        *注釈\n   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 同    歩(33)\n";
    // 同 has no move before it on that square: replaced below.
    let text = text.replace("同    歩", "３四歩") + "   3 投了   ( 0:01/00:00:02)\n&しおり\n";
    let expected = whole(&text).record;
    for blank in ["\u{a0}", "　", "\t", "\u{2003}", "\u{202f}"] {
        for break_ in ["\n", "\r\n", "\r"] {
            for (bom, indent) in [("", ""), ("\u{feff}", ""), ("", "    "), ("\u{feff}", blank)] {
                let lines = text.lines().map(|line| {
                    let after_time = line.replace(')', &format!("){blank}"));
                    format!("{indent}{}{break_}", after_time.replace(' ', blank))
                });
                let spelled = format!("{bom}{}", lines.collect::<String>());
                let read = whole(&spelled);
                assert_eq!(read.record, expected, "{spelled:?}");
                assert!(read.warnings.is_empty(), "{spelled:?} {:?}", read.warnings);
            }
        }
    }
    let read = whole(&text.replace("先手：", " 先手 ： ").replace("手合割：", "　手合割 ："));
    assert_eq!(read.record.header("先手").map(str::trim), Some("A"));
}

#[test]
fn a_file_reads_the_same_in_every_encoding() {
    let texts = [
        (
            "a.kif",
            "手合割：平手\n先手：試験太郎\n後手：ﾊﾝｶｸ例花子\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n*注釈\n",
        ),
        ("b.kif", "手合割：平手\n   1 ７六歩(77)\n   2 投了\n"),
        ("c.ki2", "先手：甲\n後手：乙\n▲７六歩△３四歩▲２二角成\nまで3手で先手の勝ち\n"),
        ("d.csa", "V2.2\nN+日本太郎\nN-甲\nPI\n+\n+7776FU,T3\n'*角道を開けた\n%TORYO\n"),
        ("e.kif", "手合割：六枚落ち\n下手：龍馬　髙\n上手：渡辺\n   1 ４二玉(51)\n"),
        (
            "f.jkf",
            "{\"header\":{\"先手\":\"試験\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"},\"comments\":[\"一手目\"]}]}",
        ),
    ];
    for (name, text) in texts {
        let (exit, mut expected) = answer(name, text.as_bytes());
        assert_eq!((exit, &expected["encoding"]), (Ok(Exit::Answered), &json!("utf-8")), "{name}");
        for (encoding, codec) in
            [("shift_jis", SHIFT_JIS), ("euc-jp", EUC_JP), ("iso-2022-jp", ISO_2022_JP)]
        {
            let (bytes, _, is_lossy) = codec.encode(text);
            if is_lossy || encoding == "iso-2022-jp" && text.contains('ﾊ') {
                continue; // It lacks a character of this text.
            }
            let (exit, found) = answer(name, &bytes);
            expected["encoding"] = json!(encoding);
            assert_eq!((exit, &found), (Ok(Exit::Answered), &expected), "{name}");
        }
    }
}

#[test]
fn csa_knows_comments_behind_commas_and_every_word_of_the_standard() {
    for (rest, comments, notes) in [
        ("+7776FU,T3,'* 30 -3334FU\n-3334FU,T4,'a word, and more\n+2726FU,T5\n", 1, 1),
        ("+7776FU,'*a,b,'c\n-3334FU\n'*d\n+2726FU\n", 2, 0),
        ("+7776FU,T3,'%TORYO\n-3334FU,'\n+2726FU, '* e\n", 1, 1),
        (" +7776FU , T3 , '* f\n\t-3334FU\n　+2726FU\n", 1, 0),
        ("+7776FU,T3,-3334FU,T4,+2726FU,'*g\n", 1, 0),
    ] {
        let text = format!("V2.2\nN+A\nPI\n+\n{rest}%TORYO\n");
        let read = whole(&text);
        assert_eq!(moves(&read), "7g7f 3c3d 2g2f", "{text}");
        let own = &read.record;
        assert_eq!(own.ids().filter(|id| !own.comment(*id).is_empty()).count(), comments, "{text}");
        assert_eq!(own.notes.len(), notes, "{text}: {:?}", own.notes);
        assert!(read.warnings.is_empty(), "{:?}", read.warnings);
    }
    for (word, key) in [
        ("TORYO", "resign"),
        ("CHUDAN", "interrupt"),
        ("SENNICHITE", "repetitionDraw"),
        ("TIME_UP", "timeout"),
        ("ILLEGAL_MOVE", "foulLose"),
        ("+ILLEGAL_ACTION", "foulLose"),
        ("-ILLEGAL_ACTION", "foulWin"),
        ("JISHOGI", "impass"),
        ("KACHI", "enteringOfKing"),
        ("HIKIWAKE", "draw"),
        ("MAX_MOVES", "maxMoves"),
        ("MATTA", "takenBack"),
        ("TSUMI", "mate"),
        ("FUZUMI", "noMate"),
        ("ERROR", "error"),
    ] {
        let text = format!("V2.2\nPI\n+\n+7776FU\nT3\n-3334FU\nT4\n%{word}\nT5\n");
        let (exit, found) = answer("a.csa", text.as_bytes());
        assert_eq!((exit, &found["terminal"]), (Ok(Exit::Answered), &json!(key)), "{word}");
        assert_eq!(found["warnings"], json!([]), "{word}");
        assert_eq!(found["lines"][0]["times_ms"], json!([3000, 4000, 5000]), "{word}");
        let own = whole(&text).record;
        for format in [Format::Csa, Format::Kif, Format::Jkf] {
            let written = write(&own, format, Encoding::Utf8);
            assert_eq!(written.lost, [], "{word} {format:?}");
            assert_eq!(parsed_bytes(&written.bytes).record, own, "{word} {format:?}");
        }
    }
    for (rest, end, said) in [
        ("%KACHI\n%KACHI\n", "enteringOfKing", json!(["入玉勝ち", "%KACHI"])),
        ("%KACHI,T1\n%KACHI,T2\n", "enteringOfKing", json!(["入玉勝ち", "%KACHI,T2"])),
        ("%TORYO\n%CHUDAN\n", "resign", json!(["投了", "%CHUDAN"])),
        ("%UCHIKIRI\n", "%UCHIKIRI", json!(["%UCHIKIRI"])),
        ("%FUMEI\nT3\n%TORYO\n", "%FUMEI", json!(["%FUMEI", "%TORYO"])),
    ] {
        let text = format!("V2.2\nPI\n+\n+7776FU\n-3334FU\n{rest}");
        let (exit, found) = answer("a.csa", text.as_bytes());
        assert_eq!((exit, &found["terminal"]), (Ok(Exit::Answered), &json!(end)), "{rest}");
        assert_eq!(found["lines"][0]["endings"], said, "{rest}");
        assert_eq!(found["move_count"], 2, "{rest}");
        assert_ne!(found["warnings"], json!([]), "{rest}");
        let own = whole(&text).record;
        for format in [Format::Csa, Format::Kif] {
            let written = write(&own, format, Encoding::Utf8);
            assert_eq!(written.lost, [], "{rest}");
            assert_eq!(parsed_bytes(&written.bytes).record, own, "{rest} {format:?}");
        }
    }
    let after = parsed("V2.2\nPI\n+\n+7776FU\n%TORYO\n-3334FU\n");
    assert_eq!(after.stopped.map(|stopped| stopped.line), Some(6), "a move after the end is none");
}

#[test]
fn a_line_of_usi_may_end_in_the_words_of_engines() {
    let cycle = "5i5h 5a5b 5h5i 5b5a ".repeat(3);
    for (word, key, is_told) in [
        ("resign", "resign", false),
        ("win", "enteringOfKing", false),
        ("rep_draw", "repetitionDraw", false),
        ("rep_inf", "rep_inf", false),
        ("rep_win", "rep_win", false),
        ("rep_lose", "rep_lose", false),
        ("rep_sup", "rep_sup", false),
        ("timeout", "timeout", true),
        ("max-moves", "max-moves", true),
    ] {
        let line = format!("position startpos moves {cycle}{word}\n");
        let (exit, found) = answer("a.usi", line.as_bytes());
        assert_eq!(exit, Ok(Exit::Answered), "{word}");
        assert_eq!((&found["move_count"], &found["terminal"]), (&json!(12), &json!(key)), "{word}");
        assert_eq!(found["warnings"].to_string().contains(word), is_told, "{found}");
        let kif = write(&whole(&line).record, Format::Kif, Encoding::Utf8).bytes;
        let back = answer("a.kif", &kif).1;
        assert_eq!(back["terminal"], key, "{back}");
        // Where only lines of answers come out, a word that is not known is an error of its line.
        let (exit, output) = run(&["record", "-", "--positions"], &line);
        assert_eq!(exit.is_err() || output.contains("error"), is_told, "{output}");
    }
    for wrong in ["7g7", "7g7f7", "P*", "xx", "resign 7g7f", "timeout 7g7f", "Resign!"] {
        let line = format!("position startpos moves 5i5h 5a5b {wrong}\n");
        let read = parsed(&line);
        assert!(read.stopped.is_some(), "{wrong}");
        assert_eq!(moves(&read), "5i5h 5a5b", "{wrong}");
    }
}

fn sgf(text: &str) -> ParsedRecord<Othello> {
    let games = Othello::read_games(text.as_bytes(), None).expect("SGF").expect("a game");
    games.into_iter().next().expect("a game")
}

#[test]
fn games_of_othello_in_sgf_are_read_as_programs_write_them() {
    let five = ["f5", "d6", "c3", "d3", "c4"];
    for text in [
        // As Edax writes it: the first move in the first node.
        "(;FF[4]GM[2]AP[edax:4.5]\nPC[Edax]DT[2026-11-28]\nPB[?]PW[?]\nSZ[8]AB[e4][d5]AW[d4][e5]PL[B]\nRE[Void]\nB[f5];W[d6];\nB[c3];W[d3];\nB[c4];)\n",
        "(;GM[2]FF[4];B[f5];W[d6];B[c3];W[d3];B[c4])",
        "( ; FF [3] GM [2] SZ [8] ; B [F5] ; W [D6] ; B [C3] ; W [D3] ; B [C4] )",
        "(;GaMe[2]FF[3];B[fe];W[df];B[cc];W[dc];B[cd])",
        "(;FF[4]GM[2]AB[ed][de]AW[dd][ee]PL[1];B[fe]C[good];W[df];B[cc];W[dc];B[cd])",
        "1 (;GM[2]C[a \\] b\\\nc]\r\n;B[f5]BL[100]\r\n;W[d6];B[c3];W[d3];B[c4]TE[1])",
    ] {
        let read = sgf(text);
        assert_eq!((&read.stopped, read.format), (&None, Format::Sgf), "{text}");
        let played: Vec<_> = read.record.moves().map(Othello::move_text).collect();
        assert_eq!(played, five, "{text}");
        let written = Othello::write_games([&read.record], Format::Sgf, Encoding::Utf8);
        assert_eq!(written.lost, [], "{text}");
        let back = String::from_utf8(written.bytes).expect("UTF-8");
        assert_eq!(sgf(&back).record, read.record, "{text}\n{back}");
    }
    let read = sgf("(;GM[2]C[a \\] b\\\nc];B[f5]C[d])");
    let comments: Vec<_> = read.record.ids().map(|id| read.record.comment(id)).collect();
    assert_eq!(comments, ["a ] bc", "d"]);
}

#[test]
fn variations_passes_boards_and_results_of_sgf_are_kept_and_faults_have_their_place() {
    let text = "(;GM[2]PB[A]PW[B]RE[B+R];B[f5](;W[d6]C[usual];B[c3](;W[d3])(;W[f4]))(;W[f4];B[e3])(;W[f6]))";
    let (exit, found) = answer("a.sgf", text.as_bytes());
    assert_eq!(exit, Ok(Exit::Answered));
    assert_eq!((&found["line_count"], &found["move_count"]), (&json!(4), &json!(8)));
    let of = |key: &str| {
        found["lines"]
            .as_array()
            .expect("lines")
            .iter()
            .map(|line| line[key].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(of("parent"), [json!(null), json!(0), json!(0), json!(0)]);
    assert_eq!(of("ply"), [json!(1), json!(2), json!(2), json!(4)]);
    assert_eq!(found["terminal"], "resign");
    let (_, people) = record("a.sgf", text.as_bytes(), &["--lang", "en"]);
    assert!(people.contains("Branch at move 4") && people.contains("4 lines"), "{people}");
    let lost = Othello::write_games([&sgf(text).record], Format::Ggf, Encoding::Utf8).lost;
    assert_eq!(lost.iter().map(|lost| lost.en.as_str()).collect::<Vec<_>>(), ["3 branches"]);

    // A pass is written in any way, or left out, which is told.
    let start = "(;GM[2]SZ[4]AW[b1][c1][d1]AB[b2:d2]PL[B]";
    for pass in ["B[]", "B[tt]", "B[PA]", "B[pass]", "B[@@]", "B[--]", "PL[B]"] {
        let read = sgf(&format!("{start};{pass};W[a3])"));
        assert_eq!((&read.stopped, read.record.move_count()), (&None, 2), "{pass}");
        let told = read.warnings.iter().any(|warning| warning.what.en.contains("pass"));
        assert_eq!(told, pass == "PL[B]", "{pass}: {:?}", read.warnings);
    }
    // A corner given to Black stands beside the discs of the start.
    let corner = sgf("(;GM[2]AB[a1];W[e3])");
    assert_eq!((&corner.stopped, corner.record.initial().placed()), (&None, 1));
    // Without PL the side of the first move begins.
    let white = sgf("(;GM[2]AB[e4][d5]AW[d4][e5];W[f4])");
    assert_eq!((&white.stopped, white.record.move_count()), (&None, 1));
    for (text, part) in [
        ("(;GM[1];B[dd])", "GM[1]"),
        ("(;GM[2];B[f5];W[zz])", "found \"zz\", expected a square"),
        ("(;GM[2];B[f5];W[a1])", "a1"),
        ("(;GM[2];B[f5];B[d6])", "turn"),
        ("(;GM[2];B[f5];W[d6]AB[a1])", "AB after a move"),
        ("(;GM[2]SZ[10];B[f5])", "expected 8 or 4"),
        ("(;GM[2]PL[X];B[f5])", "PL[B] or PL[W]"),
        ("(;GM[2]AB[i9];B[f5])", "AB[i9]"),
        ("(;GM[2];B[f5];W[d6", "expected ]"),
        ("(;GM[2];B[f5];W[d6]", "expected )"),
        ("(;GM[2];B[f5](;W[d6]", "expected )"),
        ("(;GM[2];B", "without a value"),
        ("(;GM[2];B[f5];!", "found \"!\""),
    ] {
        let (exit, _) = answer("a.sgf", text.as_bytes());
        let Err(Refusal(sentence)) = exit else { panic!("{text} was read") };
        let place = sentence.contains("line 1, column ");
        assert!(place && sentence.contains(part), "{text}: {sentence}");
    }
    let wrong = "(;GM[2]SZ[4]AB[b2:c3]RE[W+3])";
    assert!(sgf(wrong).warnings.iter().any(|warning| warning.what.en.contains("W+3")));
}

#[test]
fn every_game_of_the_board_page_is_recognised_by_record() {
    struct Written;
    impl WithBoard for Written {
        type Output = (String, Vec<u8>);
        fn with<G: OnBoard>(self) -> Self::Output {
            let game = G::default();
            let mut record = yomisuji::formats::record::Record::<G>::new(&G::start());
            let (mut at, mut last) = (G::start(), yomisuji::formats::record::PlyId::START);
            for _ in 0..4 {
                let mut moves = Vec::new();
                yomisuji::game::Game::moves(&game, &at, &mut moves);
                let mv = moves[moves.len() / 2];
                at = yomisuji::game::Game::after(&game, &at, mv);
                let kind = yomisuji::formats::record::PlyKind::Move(mv);
                last = record.append(last, kind).expect("legal");
            }
            let format = G::FORMATS[0];
            let written = G::write_games([&record], format, Encoding::Utf8);
            (format!("a.{}", format.name()), written.bytes)
        }
    }
    for &game in GameId::ALL {
        let (name, bytes) = game.on_board(Written);
        // The contents name the game, whatever the file is called.
        for name in [name.as_str(), "a.txt"] {
            let (exit, found) = answer(name, &bytes);
            assert_eq!(exit, Ok(Exit::Answered), "{game:?}");
            let id = found["game"].as_str().unwrap_or("shogi");
            assert_eq!((id, &found["move_count"]), (game.id(), &json!(4)), "{game:?}: {found}");
        }
    }
}

#[test]
fn nothing_that_a_terminal_obeys_is_printed_for_people() {
    let nasty = "a\u{1b}[31mb\u{7}c\u{202e}d\u{9b}e\u{200b}f\u{feff}";
    let files = [
        ("a.kif", format!("# n{nasty}\n先手：{nasty}\n{nasty}：v\n手合割：{nasty}\n{BOARD}1 ５二金打\n*{nasty}\n&{nasty}\n2 {nasty}\n")),
        ("b.kif", format!("手合割：平手\n1 ７六歩(77)\n2 終{nasty}\n3 {nasty}\n")),
        ("c.kif", format!("手合割：{nasty}\n1 ７六歩(77)\n")),
        ("d.csa", format!("V2.2\nN+{nasty}\n$X{nasty}:{nasty}\nPI\n+\n+7776FU\n'*{nasty}\n%{nasty}\n")),
        ("e.ggf", format!("(;GM[Othello]PB[{nasty}]X[{nasty}\n   1 ●a1]TY[8];B[F5/{nasty}/{nasty}]C[{nasty}\nline];)")),
        ("f.sgf", format!("(;GM[2]PB[{nasty}\n   1 ●a1];B[f5]C[{nasty}])")),
        ("g.usi", format!("position startpos moves 7g7f {nasty}")),
        ("h.jkf", serde_json::json!({"header": {nasty: nasty}, "moves": [{"comments": [nasty]}, {"special": nasty}]}).to_string()),
        ("i.moves", format!("f5d6{nasty}")),
    ];
    for (name, text) in files {
        for arguments in [&["--lang", "en"][..], &["--lang", "ja"]] {
            let (exit, people) = record(name, text.as_bytes(), arguments);
            assert!(!people.contains(is_invisible), "{name}: {people:?}");
            let mut lines = people.lines().filter(|line| line.contains('●') && line.contains("a1"));
            assert!(lines.all(|line| line.contains("<U+000A>")), "{people}");
            drop(exit); // The sentence of a refusal is made visible where it is printed.
        }
        // To programs they are data.
        if let (Ok(_), json) = record(name, text.as_bytes(), &["--json"]) {
            assert!(json.contains('\u{202e}'), "{name}: {json}");
        }
    }
}

/// Text of our own of every kind, from which the next test makes others.
fn seeds() -> Vec<(&'static str, String)> {
    vec![
        ("kif", format!("手合割：詰将棋\n先手：A\n{BOARD}手数----指手---------消費時間--\n   1 ５二金打(00)   ( 0:01/00:00:01)\n   2 詰み   ( 0:00/00:00:00)\n")),
        ("kif", "手合割：２枚落\n上手：あ\n   1 ６二銀(71)   ( 0:01/00:00:01)\n*注\n   2 ７六歩(77)+\n   3 Time-up\n   4 中断\n\n変化：2手\n   2 ５六歩(57)\n   3 投了\nまで2手で下手の勝ち\n".to_owned()),
        ("ki2", "先手：A\n▲７六歩 △３四歩\n▲２二角成 △同　銀\n▲４五角打\nまで5手でトライ勝ち\n".to_owned()),
        ("csa", "'CSA encoding=UTF-8\nV3.0\nN+A\n$EVENT:x\nPI82HI22KA\n-\n-5142OU,T3,'* 30\n+7776FU\nT1.5\n%MATTA\n%KACHI,T3\n".to_owned()),
        ("jkf", "{\"header\":{\"手合割\":\"六枚落ち\",\"上手\":\"A\"},\"initial\":{\"preset\":\"6\"},\"moves\":[{\"comments\":[\"x\"]},{\"move\":{\"from\":{\"x\":5,\"y\":1},\"to\":{\"x\":4,\"y\":2},\"piece\":\"OU\"}},{\"special\":\"MATTA\"}]}".to_owned()),
        ("usi", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e rep_inf\n".to_owned()),
        ("sgf", "(;FF[4]GM[2]PB[A]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[B+R]B[f5];W[d6]C[a\\]b](;B[c3];W[d3])(;B[c5];W[]))\n".to_owned()),
        ("ggf", "(;GM[Othello]PB[A]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5/1/2]W[d6];)\n".to_owned()),
        ("moves", "dobutsu startpos moves b3b2 a1b2\n".to_owned()),
    ]
}

#[test]
fn whatever_a_file_holds_it_is_read_or_refused_with_a_place_and_never_made_up() {
    const PIECES: [&[u8]; 24] = [
        b"(",
        b")",
        b"[",
        b"]",
        b";",
        b"\\",
        b"%",
        b"'",
        b",",
        b"\n",
        b"\r",
        b"\x1b$B",
        b"\xa4\xa2",
        b"\x8e",
        "変化：2手\n".as_bytes(),
        "手合割：".as_bytes(),
        "打(00)".as_bytes(),
        "   3 投了\n".as_bytes(),
        "|".as_bytes(),
        "\u{a0}".as_bytes(),
        b"{",
        b"\"",
        b"-1",
        b"AB[aa:zz]",
    ];
    let mut dice = Dice::new(47);
    let (mut read, mut refused) = (0, 0);
    for round in 0..rounds(5_000) {
        let seeds = seeds();
        let (ending, text) = &seeds[round % seeds.len()];
        let mut bytes = match dice.below(8) {
            0 => SHIFT_JIS.encode(text).0.into_owned(),
            1 => EUC_JP.encode(text).0.into_owned(),
            _ => text.as_bytes().to_vec(),
        };
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u64) as usize;
            let end = (at + 1 + dice.below(12) as usize).min(bytes.len());
            match dice.below(5) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => drop(bytes.drain(at..end)),
                2 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
                3 => bytes.truncate(at.max(1)),
                _ => drop(bytes.splice(at..at, PIECES[dice.below(24) as usize].iter().copied())),
            }
            if bytes.is_empty() {
                bytes.push(b'x');
            }
        }
        let hint = Format::from_name(ending);
        let checked = |game: GameId| game.on_board(Checked { bytes: &bytes, hint });
        let known = GameId::ALL.iter().rev().find_map(|&game| checked(game));
        if known.expect("shogi takes all") { read += 1 } else { refused += 1 }
    }
    assert!(read > rounds(500) && refused > rounds(500), "{read} {refused}");
}

/// A damaged file as a file of a game: whether it was read whole, if it is one.
struct Checked<'a> {
    bytes: &'a [u8],
    hint: Option<Format>,
}

impl WithBoard for Checked<'_> {
    type Output = Option<bool>;

    fn with<G: OnBoard>(self) -> Self::Output {
        let Self { bytes, hint } = self;
        let text = String::from_utf8_lossy(bytes).into_owned();
        let check = |complaint: &yomisuji::formats::record::Complaint| {
            assert!(complaint.line >= 1 && complaint.column >= 1, "{complaint:?}\n{text:?}");
            for language in [Language::Ja, Language::En] {
                let sentence = complaint.what.get(language);
                assert!(!sentence.trim().is_empty(), "{complaint:?}\n{text:?}");
            }
        };
        let games = match G::read_games(bytes, hint)? {
            Ok(games) => games,
            Err(complaint) => {
                check(&complaint);
                return Some(false);
            }
        };
        for game in &games {
            game.warnings.iter().chain(&game.stopped).for_each(check);
            assert!(game.has_start || game.stopped.is_some(), "{text:?}");
            assert!(game.has_start || game.record.move_count() == 0, "{text:?}");
            for &format in G::FORMATS.iter().filter(|format| **format != Format::Sfen) {
                let written = G::write_games([&game.record], format, Encoding::Utf8);
                let back = G::read_games(&written.bytes, Some(format));
                if game.record.len() == 1 && !matches!(back, Some(Ok(_))) {
                    continue; // A file without moves may be no file of its format.
                }
                let Some(Ok(back)) = back else {
                    panic!("{format:?}\n{text:?}\n{}", String::from_utf8_lossy(&written.bytes));
                };
                let moves = |record: &yomisuji::formats::record::Record<G>| {
                    record.moves().map(G::move_text).collect::<Vec<_>>()
                };
                let own = String::from_utf8_lossy(&written.bytes);
                assert_eq!(back[0].stopped, None, "{format:?}\n{text:?}\n{own}");
                assert_eq!(moves(&back[0].record), moves(&game.record), "{text:?}\n{own}");
                if format.has_branches() && written.lost.is_empty() {
                    let lines =
                        |record: &yomisuji::formats::record::Record<G>| record.lines().len();
                    assert_eq!(lines(&back[0].record), lines(&game.record), "{text:?}\n{own}");
                }
            }
        }
        Some(games.iter().all(|game| game.stopped.is_none()))
    }
}
