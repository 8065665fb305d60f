//! Tests of the run of a lesson by itself: no list, no board, no comparison.

use super::*;
use crate::job::Job;
use crate::open::prepare;

fn with_first_lesson() -> LessonRun {
    let source = Source::Shipped("m-01-tree-A");
    let mut run = LessonRun::default();
    run.open_lesson(prepare(source, &[], &Job::default()).expect("it ships"));
    assert_eq!(run.take_events(), [ViewEvent::Fit].into());
    run
}

fn step(run: &LessonRun) -> usize {
    run.open().expect("a lesson").replay().step()
}

#[test]
fn commands_do_nothing_before_a_lesson_is_open() {
    let mut run = LessonRun::default();
    run.go(Navigation::Last);
    for command in [
        RunCommand::TogglePlay,
        RunCommand::Find("カ".to_owned()),
        RunCommand::SetAlgorithm(Algorithm::Minimax),
        RunCommand::Travel(Travel::Undo),
    ] {
        assert!(run.update(command, Language::Ja).is_none());
    }
    assert!(!run.is_playing() && !run.is_at_end() && run.focus().is_none());
}

#[test]
fn undo_takes_back_consecutive_steps_at_once_and_jumps_singly() {
    let mut run = with_first_lesson();
    for _ in 0..3 {
        run.go(Navigation::Next);
    }
    run.go(Navigation::Last);
    let last = step(&run);
    let mut travel = |command, expected| {
        run.update(command, Language::Ja);
        assert_eq!(step(&run), expected);
    };
    travel(RunCommand::Travel(Travel::Undo), 3);
    travel(RunCommand::Travel(Travel::Undo), 0);
    travel(RunCommand::Travel(Travel::Undo), 0);
    travel(RunCommand::Travel(Travel::Redo), 3);
    travel(RunCommand::Travel(Travel::Redo), last);
}

#[test]
fn playing_stops_at_the_end() {
    let mut run = with_first_lesson();
    run.stop_at_steps(None, false);
    run.update(RunCommand::SetSpeed(Speed::Fastest), Language::Ja);
    run.update(RunCommand::TogglePlay, Language::Ja);
    run.update(RunCommand::Tick(0.051), Language::Ja);
    assert_eq!((step(&run), run.is_playing()), (1, true));
    run.update(RunCommand::Tick(1_000.0), Language::Ja);
    assert!(run.is_at_end() && !run.is_playing());
}

#[test]
fn only_the_newest_requested_algorithm_is_shown() {
    let mut run = with_first_lesson();
    let mut messages = Messages::default();
    let ask = |run: &mut LessonRun, algorithm| match run
        .update(RunCommand::SetAlgorithm(algorithm), Language::Ja)
    {
        Some(Effect::Work(work)) => match work.carry_out() {
            Reply::Rerun(job, result) => (job, result),
            other => panic!("{other:?}"),
        },
        _ => panic!("an effect"),
    };
    let other = run.open().expect("a lesson").loaded().algorithms[1];
    let late = ask(&mut run, other);
    let first = run.open().expect("a lesson").algorithm();
    assert!(run.update(RunCommand::SetAlgorithm(first), Language::Ja).is_none());
    run.rerun(&late.0, late.1, &mut messages);
    assert_eq!(run.open().expect("a lesson").algorithm(), first);
    let newest = ask(&mut run, other);
    run.rerun(&newest.0, newest.1, &mut messages);
    assert_eq!(run.open().expect("a lesson").algorithm(), other);
}

#[test]
fn a_found_node_is_selected_unless_its_search_is_outdated() {
    let mut run = with_first_lesson();
    let mut messages = Messages::default();
    run.update(RunCommand::Find("カ".to_owned()), Language::Ja);
    let source = Source::Shipped("m-01-tree-A");
    run.found("キ", &source, Ok(Some(NodeId(1))), &mut messages);
    assert_eq!(run.selection(), None);
    run.found("カ", &source, Ok(Some(NodeId(1))), &mut messages);
    assert_eq!(run.selection(), Some(NodeId(1)));
    assert_eq!(run.take_events(), [ViewEvent::Centre].into());
}

/// Targets of a search are centred: a name, a link, a stop, a node to go to. Clicks and steps
/// centre nothing, nor do stops if the tree does not follow.
#[test]
fn targets_are_centred_but_clicks_and_steps_centre_nothing() {
    let mut run = with_first_lesson();
    let mut events = Vec::new();
    let node = NodeId(3);
    for command in [RunCommand::Select(Some(node)), RunCommand::Centre(node)] {
        run.update(command, Language::Ja);
        events.push(run.take_events());
    }
    for way in [
        Navigation::Next,
        Navigation::NextStop,
        Navigation::NextInterest,
        Navigation::GoTo(node),
        Navigation::Last,
        Navigation::PreviousStop,
    ] {
        run.go(way);
        events.push(run.take_events());
    }
    run.update(RunCommand::ToggleFollow, Language::Ja);
    for way in [Navigation::PreviousStop, Navigation::GoTo(node)] {
        run.go(way);
        events.push(run.take_events());
    }
    let expected = vec![BTreeSet::new(), BTreeSet::from([ViewEvent::Centre])];
    assert_eq!(events, vec![expected; 5].concat());
}

#[test]
fn playing_pauses_at_stops_of_the_lesson_or_at_given_steps() {
    let mut run = with_first_lesson();
    let own: Vec<_> = run.open().expect("a lesson").stops().collect();
    let first = own.iter().copied().find(|&stop| stop > 0);
    let mut play_from_start = |steps, pauses| {
        run.stop_at_steps(steps, pauses);
        run.go(Navigation::First);
        run.update(RunCommand::SetSpeed(Speed::Fastest), Language::Ja);
        run.update(RunCommand::TogglePlay, Language::Ja);
        run.update(RunCommand::Tick(1_000.0), Language::Ja);
        step(&run)
    };
    assert_eq!(Some(play_from_start(None, true)), first);
    assert_eq!(play_from_start(Some(Arc::new(vec![5, 9])), true), 5);
    assert_eq!(play_from_start(Some(Arc::new(vec![5, 9])), false), 64);
}

/// Undo to a selected node reveals it: it may be out of view.
#[test]
fn undo_and_redo_reveal_the_restored_selection() {
    let mut run = with_first_lesson();
    for node in [NodeId(3), NodeId(5)] {
        run.update(RunCommand::Select(Some(node)), Language::Ja);
    }
    assert_eq!(run.take_events(), [].into());
    for (command, selection, reveals) in [
        (RunCommand::Travel(Travel::Undo), Some(NodeId(3)), true),
        (RunCommand::Travel(Travel::Undo), None, false),
        (RunCommand::Travel(Travel::Redo), Some(NodeId(3)), true),
        (RunCommand::Travel(Travel::Redo), Some(NodeId(5)), true),
    ] {
        run.update(command, Language::Ja);
        let revealed = run.take_events().contains(&ViewEvent::Reveal);
        assert_eq!((run.selection(), revealed), (selection, reveals));
    }
}
