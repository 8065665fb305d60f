//! Asking a well-behaved engine, and asking it again before it has answered.

use std::time::Duration;

use yomisuji::language::{Texts, Words};
use yomisuji::session::engines::{
    Asking, EngineEntry, EngineEvent, EngineQuestion, EngineScore, MateAnswer, SearchLimit,
};

use super::scripted::scripted;
use super::talk::{Talk, patient, question};

#[test]
fn an_engine_introduces_itself_and_answers() {
    let mut talk = Talk::new(scripted("none"), patient());
    let about = talk.ready();
    assert_eq!(about.name, "Scripted");
    assert_eq!(about.options.len(), 3);
    let number = talk.ask(&[], SearchLimit::Depth(3));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    let depths: Vec<_> = talk.lines(number).iter().map(|line| line.depth).collect();
    assert_eq!(depths, [Some(1), Some(2), Some(3)], "no depth is lost");
    let last = &talk.lines(number)[2];
    assert_eq!(last.score, Some(EngineScore::Centipawns(30)));
    assert_eq!(last.moves.len(), 2);
    assert_eq!(last.counts.nodes, Some(300));
    talk.close();
    assert_eq!(talk.warnings(), [""; 0]);
    assert_eq!(talk.endings(number), 1);
}

#[test]
fn a_search_without_a_limit_ends_when_it_is_stopped() {
    let mut talk = Talk::new(scripted("none"), patient());
    let number = talk.ask(&["7g7f"], SearchLimit::Infinite);
    talk.first_line(number);
    assert_eq!(talk.endings(number), 0);
    talk.engine().stop();
    talk.engine().stop(); // Once more than necessary.
    assert_eq!(talk.answer(number).as_deref(), Ok("3c3d"));
}

#[test]
fn a_new_question_stops_the_one_before_and_each_ends_once() {
    let mut talk = Talk::new(scripted("none"), patient());
    let first = talk.ask(&[], SearchLimit::Infinite);
    talk.first_line(first);
    let others: Vec<u64> = (0..20).map(|_| talk.ask(&["7g7f"], SearchLimit::Infinite)).collect();
    let last = talk.ask(&[], SearchLimit::Depth(2));
    assert_eq!(talk.answer(last).as_deref(), Ok("7g7f"));
    talk.close();
    for number in [&[first][..], &others, &[last]].concat() {
        assert_eq!(talk.endings(number), 1, "{number}: {:#?}", talk.past);
    }
}

#[test]
fn only_known_options_with_valid_values_are_sent() {
    let mut entry = scripted("none");
    let set = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    entry.options = vec![
        set("Style of Play", "wild"),
        set("Clear", ""),
        set("USI_Hash", "64"),
        set("MultiPV", "9"),
        set("No Such", "1"),
    ];
    let mut talk = Talk::new(entry, patient());
    talk.ready();
    talk.engine().set_options(vec![set("Style of Play", "calm")]);
    let number = talk.engine().ask(question(&[], SearchLimit::Depth(3), 3));
    talk.answer(number).expect("an answer");
    talk.close();
    let log = talk.log();
    let sent = |line: &str| log.matches(line).count();
    assert_eq!(sent("setoption name Style of Play value wild"), 1, "{log}");
    assert_eq!(sent("setoption name Style of Play value calm"), 1, "{log}");
    assert_eq!(sent("setoption name Clear"), 1, "{log}");
    assert_eq!(sent("setoption name USI_Hash value 64"), 1, "{log}");
    assert_eq!(sent("setoption name MultiPV value 3"), 1, "{log}");
    assert_eq!(sent("No Such"), 0, "{log}");
    assert_eq!(sent("value 9"), 0, "{log}");
    let warnings = talk.warnings();
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert!(warnings[0].contains("from 1 to 3"), "{warnings:?}");
    assert!(warnings[1].contains("no option \"No Such\""), "{warnings:?}");
}

#[test]
fn too_few_lines_are_reported_and_the_engine_still_answers() {
    let mut talk = Talk::new(scripted("one-line-only"), patient());
    let number = talk.engine().ask(question(&[], SearchLimit::Depth(3), 4));
    talk.answer(number).expect("an answer");
    assert!(talk.warnings()[0].contains("one line only"));
    let mut talk = Talk::new(scripted("none"), patient());
    let number = talk.engine().ask(question(&[], SearchLimit::Depth(3), 4));
    talk.answer(number).expect("an answer");
    assert!(talk.warnings()[0].contains("at most 3 lines"));
}

#[test]
fn an_invalid_question_is_refused_before_it_reaches_the_engine() {
    let mut talk = Talk::new(scripted("none"), patient());
    let ask = |sfen: &str, moves: &[&str]| EngineQuestion {
        sfen: sfen.to_owned(),
        ..question(moves, SearchLimit::Depth(1), 1)
    };
    let mut check = |question: EngineQuestion, why: &str| {
        let number = talk.engine().ask(question);
        let refused = talk.answer(number).expect_err("it is refused");
        assert!(refused.contains(why), "{refused}");
    };
    check(ask("startpos\nquit", &[]), "column");
    check(ask("startpos", &["7g7f", "7g7f"]), "move 2: ");
    check(ask("4k4/9/9/9/9/9/9/9/9 b G 1", &[]), "both kings");
    let number = talk.ask(&[], SearchLimit::Depth(1));
    talk.answer(number).expect("an answer");
    // In the search for a mate, the attacker needs no king.
    let mate = EngineQuestion {
        limit: SearchLimit::Mate(Duration::from_secs(1)),
        ..ask("4k4/9/4P4/9/9/9/9/9/9 b G 1", &[])
    };
    assert!(mate.positions().is_ok());
    let ordinary = EngineQuestion { limit: SearchLimit::Infinite, ..mate };
    assert_eq!(ordinary.positions().err(), Some(Words::of(Texts::engines_no_king)));
}

#[test]
fn the_moves_of_a_mate_answer_are_checked() {
    let ask = |fault: &str| {
        let mut talk = Talk::new(scripted(fault), patient());
        let number = talk.engine().ask(EngineQuestion {
            sfen: "4k4/9/4P4/9/9/9/9/9/9 b G 1".to_owned(),
            moves: Vec::new(),
            limit: SearchLimit::Mate(Duration::from_secs(1)),
            lines: 1,
        });
        talk.mate(number)
    };
    match ask("mates") {
        Ok(MateAnswer::Moves { moves, rest: None }) => assert_eq!(moves.len(), 1),
        other => panic!("{other:?}"),
    }
    let illegal = ask("mates-illegally").expect_err("5c is taken");
    assert!(illegal.contains("its answer cannot be played"), "{illegal}");
    let empty = ask("mates-in-no-moves").expect_err("there are no moves");
    assert!(empty.contains("no moves"), "{empty}");
    let never = ask("mate-not-implemented").expect("an answer");
    assert_eq!(never, MateAnswer::NotImplemented);
    assert_eq!(never.words().en, "this engine cannot look for mates");
}

#[test]
fn an_engine_that_exits_at_a_depth_limit_is_asked_by_clock() {
    for (limit, asked) in
        [(SearchLimit::Depth(3), "go depth 3"), (SearchLimit::Nodes(250), "go nodes 250")]
    {
        let mut talk = Talk::new(scripted("exits-at-depth"), patient());
        talk.ready();
        let number = talk.ask(&[], limit);
        assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"), "{asked}");
        let asking = talk.until(|event| match event {
            EngineEvent::AskSo(asking) => Some(*asking),
            _ => None,
        });
        assert_eq!(asking, Asking::ByClock);
        let warnings = talk.warnings();
        assert_eq!(warnings.len(), 1, "{warnings:?}");
        assert!(warnings[0].contains(asked), "{warnings:?}");
        let number = talk.ask(&["7g7f"], limit);
        assert_eq!(talk.answer(number).as_deref(), Ok("3c3d"), "{asked}");
        assert_eq!(talk.warnings().len(), 1, "it did not end again");
    }
    // A time is asked by the clock from the beginning.
    let mut talk = Talk::new(scripted("exits-at-depth"), patient());
    talk.ready();
    let number = talk.ask(&[], SearchLimit::Time(Duration::from_millis(70)));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    assert!(talk.warnings().is_empty(), "{:?}", talk.warnings());
}

#[test]
fn an_entry_is_saved_whole_and_an_old_one_can_be_read() {
    let mut entry = EngineEntry::new("My engine", "/nowhere/engine");
    entry.options = vec![("USI_Hash".to_owned(), "64".to_owned())];
    entry.asking = Asking::ByClock;
    let text = ron::to_string(&entry).expect("a text");
    assert_eq!(ron::from_str::<EngineEntry>(&text).as_ref(), Ok(&entry));
    let short = ron::from_str::<EngineEntry>("(name: \"A\", program: \"a\")");
    assert_eq!(short, Ok(EngineEntry::new("A", "a")));
}
