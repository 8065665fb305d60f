//! Engines that misbehave: no data is lost, every question ends, and the next one is answered.

use std::path::Path;
use std::time::Duration;

use yomisuji::host::engine::EngineTimeouts;
use yomisuji::session::engines::{EngineEntry, EngineEvent, EngineScore, SearchLimit};

use super::scripted::scripted;
use super::talk::{Talk, patient, question};

/// As [`patient`], except for the one limit that is to expire.
fn short(limit: impl FnOnce(&mut EngineTimeouts)) -> EngineTimeouts {
    let mut limits = patient();
    limits.grace = Duration::from_millis(50);
    limit(&mut limits);
    limits
}

const SOON: Duration = Duration::from_millis(200);

#[test]
fn a_program_that_cannot_start_is_reported_with_its_path() {
    let gone = |path: &str| Talk::new(EngineEntry::new("E", path), patient()).gone();
    assert_eq!(gone("/nowhere/engine"), "E: /nowhere/engine: there is no such program");
    assert_eq!(
        gone("no-such-engine-anywhere"),
        "E: no-such-engine-anywhere: there is no such program"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let told = gone(&folder.path().to_string_lossy());
    assert!(told.contains("found a folder, expected a program"), "{told}");
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let told = gone(&text.to_string_lossy());
    assert!(told.contains("Cargo.toml: "), "{told}");
    if cfg!(unix) {
        assert!(told.contains("not allowed to run"), "{told}");
    }
    let mut talk = Talk::new(EngineEntry::new("E", ""), patient());
    talk.gone();
    // Asking and restarting are possible, but fail.
    let number = talk.ask(&[], SearchLimit::Depth(1));
    talk.answer(number).expect_err("there is no program");
    talk.engine().restart();
    talk.gone();
    talk.gone();
}

#[test]
fn a_hanging_handshake_is_ended() {
    let mut talk = Talk::new(scripted("hangs-in-handshake"), short(|it| it.handshake = SOON));
    let number = talk.ask(&[], SearchLimit::Depth(1));
    let why = talk.answer(number).expect_err("no answer");
    assert!(why.contains("no answer to \"usi\""), "{why}");
    talk.gone();
    talk.engine().restart();
    talk.gone();
    let mut talk = Talk::new(scripted("hangs-at-isready"), short(|it| it.ready = SOON));
    assert!(talk.gone().contains("no answer to \"isready\""));
}

#[test]
fn an_engine_that_exits_early_is_reported_with_its_last_words() {
    let mut talk = Talk::new(scripted("exits-in-handshake"), patient());
    let told = talk.gone();
    assert!(told.contains("right after the start"), "{told}");
    assert!(told.contains("exit") && told.contains('3'), "{told}");
    assert!(told.contains("no book found"), "{told}");
    let told = Talk::new(scripted("exits-at-isready"), patient()).gone();
    assert!(told.contains("while getting ready"), "{told}");
}

#[test]
fn an_engine_that_exits_in_a_search_keeps_its_lines_and_restarts() {
    let mut talk = Talk::new(scripted("exits-in-search"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(9));
    let why = talk.answer(number).expect_err("it ends");
    assert!(why.contains("in the middle of a search"), "{why}");
    assert!(why.contains("the scripted engine gives up"), "{why}");
    assert_eq!(talk.lines(number).len(), 3);
    talk.gone();
    // It is restarted, and ends again; twice.
    for _ in 0..2 {
        let number = talk.ask(&["7g7f"], SearchLimit::Depth(9));
        talk.answer(number).expect_err("it ends");
        assert_eq!(talk.lines(number).len(), 3);
    }
}

#[test]
fn an_engine_that_exits_at_every_question_is_asked_only_twice() {
    let mut talk = Talk::new(scripted("exits-at-every-go"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(1));
    talk.answer(number).expect_err("it ends");
    talk.gone();
    assert_eq!(talk.warnings().len(), 1);
    talk.close();
    assert_eq!(talk.endings(number), 1);
    let learned = |event: &EngineEvent| matches!(event, EngineEvent::AskSo(_));
    assert!(!talk.past.iter().any(learned), "nothing was learned from it");
}

#[test]
fn an_engine_that_does_not_stop_is_killed_and_asked_anew() {
    for fault in ["hangs-in-search", "ignores-stop"] {
        let mut talk = Talk::new(scripted(fault), short(|it| it.stop = SOON));
        let first = talk.ask(&[], SearchLimit::Infinite);
        talk.first_line(first);
        let second = talk.ask(&["7g7f"], SearchLimit::Infinite);
        let why = talk.answer(first).expect_err("it does not stop");
        assert!(why.contains("did not stop"), "{why}");
        assert_eq!(talk.lines(first).len(), 3);
        // The program was restarted for the second question.
        talk.first_line(second);
        talk.engine().stop();
        talk.answer(second).expect_err("it does not stop");
        talk.gone();
    }
}

#[test]
fn a_search_beyond_its_limit_is_stopped() {
    let limits = short(|it| {
        it.search = SOON;
        it.overtime = SOON;
        it.stop = SOON;
    });
    for limit in [SearchLimit::Depth(5), SearchLimit::Time(Duration::from_millis(1))] {
        let mut talk = Talk::new(scripted("hangs-in-search"), limits);
        let number = talk.ask(&[], limit);
        talk.answer(number).expect_err("it does not stop");
        assert!(talk.warnings()[0].contains("beyond its limit"));
    }
}

#[test]
fn a_flood_of_lines_arrives_in_portions_and_can_be_stopped() {
    let mut talk = Talk::new(scripted("floods"), patient());
    let number = talk.ask(&[], SearchLimit::Infinite);
    for _ in 0..5 {
        talk.first_line(number);
    }
    talk.engine().stop();
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    for event in &talk.past {
        match event {
            EngineEvent::Progress(_, reached) => assert!(reached.lines.len() <= 50 * 7),
            EngineEvent::Log(lines) => assert!(lines.len() <= 41, "{}", lines.len()),
            _ => {}
        }
    }
    let number = talk.ask(&["7g7f"], SearchLimit::Infinite);
    talk.first_line(number);
    talk.close();
    assert_eq!(talk.endings(number), 1);
}

#[test]
fn a_line_without_an_end_is_cut_short() {
    let mut talk = Talk::new(scripted("one-long-line"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    let line = &talk.lines(number)[0];
    assert_eq!(line.moves.len(), 2);
    assert!(line.rest.is_some());
    assert!(talk.log().contains("64 KiB"));
}

#[test]
fn half_lines_and_lines_in_pieces_are_read() {
    let mut talk = Talk::new(scripted("half-lines"), patient());
    assert_eq!(talk.ready().name, "Scripted");
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    assert_eq!(talk.lines(number).len(), 3);
}

#[test]
fn invalid_bytes_are_marked_and_do_no_harm() {
    let mut talk = Talk::new(scripted("invalid-utf-8"), patient());
    assert!(talk.ready().name.contains('\u{fffd}'));
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    talk.close();
    assert!(talk.log().contains("UTF-8? "), "{}", talk.log());
}

#[test]
fn legal_moves_of_a_line_are_kept_and_an_illegal_answer_is_refused() {
    let mut talk = Talk::new(scripted("illegal-line"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    let line = &talk.lines(number)[0];
    assert_eq!(line.moves.len(), 2);
    let rest = line.rest.clone().expect("something is wrong");
    assert!(rest.en.contains("stops at move 3 (2 words left): 7g7f"), "{rest:?}");
    let mut talk = Talk::new(scripted("illegal-answer"), patient());
    for _ in 0..2 {
        let number = talk.ask(&[], SearchLimit::Depth(1));
        let why = talk.answer(number).expect_err("5a5b cannot be played");
        assert!(why.contains("its answer cannot be played: 5a5b"), "{why}");
        assert_eq!(talk.lines(number).len(), 3);
    }
}

#[test]
fn absurd_numbers_are_left_out_or_limited() {
    let mut talk = Talk::new(scripted("absurd-numbers"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    let lines = talk.lines(number);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[0].depth, None);
    assert_eq!(lines[0].score, Some(EngineScore::Centipawns(1_000_000)));
    assert_eq!(lines[0].counts.nodes, None);
    let (plies, wins) = (None, false);
    assert_eq!(lines[1].score, Some(EngineScore::Mate { plies, wins }));
}

#[test]
fn a_late_or_repeated_answer_never_answers_the_next_question() {
    for fault in ["answers-twice", "answers-late"] {
        let mut talk = Talk::new(scripted(fault), patient());
        for _ in 0..5 {
            let first = talk.ask(&[], SearchLimit::Depth(3));
            assert_eq!(talk.answer(first).as_deref(), Ok("7g7f"), "{fault}");
            let second = talk.ask(&["7g7f"], SearchLimit::Depth(3));
            assert_eq!(talk.answer(second).as_deref(), Ok("3c3d"), "{fault}");
            // The next question is already waiting when the answer arrives twice.
            let endless = talk.ask(&[], SearchLimit::Infinite);
            talk.first_line(endless);
            let third = talk.ask(&["7g7f"], SearchLimit::Depth(3));
            assert_eq!(talk.answer(endless).as_deref(), Ok("7g7f"), "{fault}");
            assert_eq!(talk.answer(third).as_deref(), Ok("3c3d"), "{fault}");
            for number in [first, second, third] {
                let deepest = talk.lines(number).iter().filter_map(|line| line.depth).max();
                assert_eq!(deepest, Some(3), "what comes after an answer is not shown");
            }
        }
        talk.close();
        assert!(talk.log().contains("無視 (ignored): bestmove"), "{}", talk.log());
    }
}

#[test]
fn a_last_line_without_a_line_break_is_an_answer() {
    let mut talk = Talk::new(scripted("no-line-break"), patient());
    let number = talk.ask(&[], SearchLimit::Depth(3));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
    talk.gone();
    let number = talk.ask(&["7g7f"], SearchLimit::Depth(3));
    assert_eq!(talk.answer(number).as_deref(), Ok("3c3d"));
}

#[test]
#[cfg(unix)]
fn a_program_that_closes_its_output_and_lives_on_is_ended() {
    let mut talk = Talk::new(scripted("closes-output"), short(|_| {}));
    let number = talk.ask(&[], SearchLimit::Depth(3));
    let why = talk.answer(number).expect_err("it says nothing");
    assert!(why.contains("closed its output in the middle of a search"), "{why}");
    assert_eq!(talk.lines(number).len(), 3);
}

#[test]
fn a_program_that_never_reads_does_not_block() {
    let limits = short(|it| {
        it.search = SOON;
        it.stop = SOON;
    });
    let mut talk = Talk::new(scripted("never-reads"), limits);
    talk.ready();
    // More than any pipe can buffer.
    let moves = ["2h3h", "8b7b", "3h2h", "7b8b"].repeat(8_000);
    let number = talk.engine().ask(question(&moves, SearchLimit::Depth(1), 1));
    let why = talk.answer(number).expect_err("it has not even heard it");
    assert!(why.contains("did not stop"), "{why}");
    talk.gone();
    talk.close();
}

#[test]
fn a_missing_licence_is_reported_and_control_characters_shown() {
    let mut talk = Talk::new(scripted("unregistered"), patient());
    talk.ready();
    for part in ["not registered", "copy protection"] {
        assert!(
            talk.past.iter().any(|event| matches!(event,
                EngineEvent::Warning(words) if words.en.contains(part) && words.en.is_ascii())),
            "{part}: {:?}",
            talk.past
        );
    }
    let mut talk = Talk::new(scripted("strange-name"), patient());
    assert_eq!(talk.ready().name, "Scr<U+202E>ip<U+0007>ted");
}

#[test]
fn visible_faults_of_an_engine_are_reported_before_it_starts() {
    use yomisuji::host::{Folders, carry_out, engine::visible_faults};
    use yomisuji::session::{EngineState, Reply, Session};
    let folder = tempfile::tempdir().expect("a folder");
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let own = std::env::current_exe().expect("this test is a program");
    let entry = |name: &str, program: &str| EngineEntry::new(name, program);
    let mut entries = vec![
        entry("gone", "/nowhere/engine"),
        entry("folder", &folder.path().to_string_lossy()),
        entry("good", &own.to_string_lossy()),
    ];
    if cfg!(unix) {
        entries.push(entry("text", &text.to_string_lossy()));
        entries.push(entry("name", "no-such-engine-anywhere"));
    }
    assert!(visible_faults(&entries[2..3]).is_empty());
    let mut session = Session::new();
    for effect in session.receive(Reply::Engines(entries)) {
        let effects = session.receive(carry_out(effect, &Folders::nowhere()));
        assert!(effects.is_empty());
    }
    for listed in session.engines().engines() {
        match &listed.state {
            EngineState::Idle => assert_eq!(listed.entry.name, "good"),
            EngineState::Gone(why) => {
                let program = listed.entry.program.display().to_string();
                assert!(why.en.contains(&program) && why.ja.contains(&program), "{why:?}");
                assert_ne!(listed.entry.name, "good");
            }
            other => panic!("{other:?}"),
        }
    }
}
