//! What a picture says is understood without having seen the program: where a window comes from, how
//! many passes there are, what a handicap is, and that nothing vanishes that was shown.

use yomisuji::formats::record::Handicap;
use yomisuji::language::{Language, signed};
use yomisuji::score::{Score, Window};
use yomisuji::session::{
    Command, Job, Navigation, RunCommand, Session, SettingsCommand, Source, prepare,
};
use yomisuji::trace::{EventKind, Round, Visit};
use yomisuji::tree::NodeId;

use crate::send;

fn opened(lesson: &'static str) -> Session {
    let opened = prepare(Source::Shipped(lesson), &[], &Job::default());
    let mut session = Session::new();
    session.show(opened.unwrap_or_else(|error| panic!("{}", error.en)));
    send(&mut session, Command::Settings(SettingsCommand::SetLanguage(Language::En)));
    session
}

/// An aspiration window is said with the value that it lies around, which is the one of the depth
/// before, and with its distance.
#[test]
fn an_aspiration_window_says_the_value_and_the_distance_that_it_is_made_of() {
    let mut windows = 0;
    for lesson in ["e-01-engine", "e-02-window", "e-03-table"] {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        let mut before: Option<Score> = None;
        for step in 1..=last {
            let records = session.open().expect("open").replay().trace().records();
            let record = records[step - 1];
            if record.node != NodeId::ROOT
                || ![EventKind::Enter, EventKind::Exit].contains(&record.kind)
            {
                continue;
            }
            send(&mut session, Command::Go(Navigation::Seek(step)));
            let said = session.view().sentence.clone();
            let open = session.open().expect("open");
            let happened = open.replay().what_happened().expect("a step");
            if record.kind == EventKind::Exit {
                before = happened.value;
                continue;
            }
            let Window { alpha, beta } = happened.entered;
            if happened.entered == Window::FULL || happened.visit == Visit::Again {
                continue;
            }
            let value = before.expect("there was a depth before");
            assert_eq!(alpha - value, value - beta, "{lesson} {step}");
            let words = [format!(", {}, serves", signed(value)), format!("than {} ", beta - value)];
            assert!(words.iter().all(|words| said.contains(words)), "{lesson} {step}: {said}");
            windows += 1;
        }
    }
    assert!(windows > 1, "{windows}");
}

#[test]
fn the_passes_of_a_finished_run_are_counted_and_not_while_they_are_guessed() {
    let mut session = opened("m-01-mtd");
    send(&mut session, Command::Go(Navigation::Last));
    let seen = session.projection().expect("open");
    let rounds = seen.chapters().iter().filter_map(|chapter| chapter.round);
    let passes = rounds.filter(|round| matches!(round, Round::Pass { .. })).count();
    assert!(passes > 1);
    for chapter in seen.chapters().to_vec() {
        send(&mut session, Command::Go(Navigation::Seek(chapter.from)));
        let named = session.projection().and_then(|seen| seen.chapter_of_all_here());
        let named = named.expect("a pass");
        assert!(named.contains(&format!(" of {passes},")), "{named}");
    }
    let study = yomisuji::session::StudyCommand::SetMode(yomisuji::session::StudyMode::Predict);
    send(&mut session, Command::Study(study));
    send(&mut session, Command::Go(Navigation::Next));
    let seen = session.projection().expect("open");
    assert!(seen.hides_future());
    assert!(seen.chapter_of_all_here().is_none_or(|named| !named.contains(" of ")));
}

#[test]
fn every_handicap_has_a_name_in_english() {
    let mut names = Vec::new();
    for handicap in Handicap::all() {
        let id = format!("jkf-{}", handicap.id());
        let name = Language::En.texts().records_handicap(&*id, handicap.name());
        assert!(name.is_ascii(), "{name}");
        let ja = Language::Ja.texts().records_handicap(&*id, handicap.name());
        assert_eq!(ja, format!("手合割：{}", handicap.name()));
        assert!(!names.contains(&name), "{name}");
        names.push(name);
    }
}

/// Covering that begins late leaves what was shown until another step, and covers from there on.
#[test]
fn ask_first_turned_on_late_covers_nothing_that_was_shown() {
    let mut session = opened("m-01-tree-A");
    // Two steps with a question; another is shown at once.
    let [.., first, second] = session.open().expect("open").plan().asked() else {
        panic!("two questions");
    };
    let (begun, next) = (first.step + 1, second.step + 1);
    send(&mut session, Command::Go(Navigation::Seek(begun)));
    let shown = |session: &Session| {
        let seen = session.projection().expect("open");
        let values: Vec<_> = seen.tree().ids().map(|id| (seen.seen(id), seen.value(id))).collect();
        (values, session.view().sentence.clone(), session.covers_notes())
    };
    let before = shown(&session);
    assert!(before.0.iter().any(|(_, value)| value.is_some()));
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    assert_eq!(shown(&session), before);
    send(&mut session, Command::Go(Navigation::Seek(next)));
    let seen = session.projection().expect("open");
    let inner = |&id: &NodeId| seen.tree().children(id).len() > 0;
    let hides = seen.tree().ids().filter(inner).all(|id| seen.value(id).is_none());
    assert!(hides && seen.hides_step() && session.covers_notes());
    // Where it began is an ordinary step by then.
    send(&mut session, Command::Go(Navigation::Seek(begun)));
    assert!(session.projection().expect("open").hides_step());
}
