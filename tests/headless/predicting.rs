//! Predict: the questions, the verdicts, the returning questions; and that no display reveals an
//! answer too early.

use std::collections::{BTreeSet, HashMap};

use crate::cover::{lessons, opened, rounds};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use yomisuji::picture::{self, Area, Camera, TreeScene};
use yomisuji::session::{
    Centre, Command, Navigation, Opened, Page, PageCommand, PredictCommand, PredictStage,
    PredictSummary, PredictVerdict, RunCommand, Session, SettingsCommand, Speed, StudyCommand,
    StudyMode, Theme,
};
use yomisuji::trace::Phase;
use yomisuji::tree::{Growth, Item, Kind, NodeId};

pub(crate) fn study(session: &mut Session, mode: StudyMode) {
    session.apply(Command::Study(StudyCommand::SetMode(mode)));
}

pub(crate) fn go(session: &mut Session, navigation: Navigation) {
    session.apply(Command::Go(navigation));
}

pub(crate) fn does(session: &mut Session, command: PredictCommand) {
    session.apply(Command::Study(StudyCommand::Predict(command)));
}

pub(crate) fn predicting(id: &'static str) -> Session {
    let mut session = Session::new();
    session.show(opened(id));
    study(&mut session, StudyMode::Predict);
    session
}

pub(crate) fn step(session: &Session) -> usize {
    session.open().expect("open").step()
}

pub(crate) fn stage(session: &Session) -> &PredictStage {
    &session.view().work.predict().expect("it predicts").stage
}

pub(crate) fn is_asked(session: &Session) -> bool {
    matches!(stage(session), PredictStage::Asked { .. })
}

pub(crate) fn verdict(session: &Session) -> Option<PredictVerdict> {
    match stage(session) {
        PredictStage::Told { verdict, .. } => Some(*verdict),
        _ => None,
    }
}

/// The current question, from the lesson.
fn question(session: &Session) -> Prediction {
    let PredictStage::Asked { kind, .. } = stage(session) else {
        panic!("it is asked");
    };
    let seen = session.projection().expect("open");
    seen.prediction(&[*kind].into()).expect("a question")
}

pub(crate) fn right(session: &Session) -> PredictedAnswer {
    question(session).right[0]
}

/// A wrong answer.
pub(crate) fn wrong(session: &Session) -> PredictedAnswer {
    let asked = question(session);
    let PredictStage::Asked { choices: shown, .. } = stage(session) else {
        panic!("it is asked");
    };
    let untried = shown.iter().filter(|shown| !shown.is_wrong).map(|shown| shown.choice);
    let mut choices = untried.map(PredictedAnswer::Choice);
    match asked.right[0] {
        PredictedAnswer::Choice(_) => choices.find(|&choice| !asked.is_right(choice)).expect("one"),
        PredictedAnswer::Number(value) => PredictedAnswer::Number(value + 1),
        PredictedAnswer::Window(window) => PredictedAnswer::Window(yomisuji::score::Window {
            alpha: window.beta,
            beta: window.alpha,
        }),
    }
}

#[test]
fn a_lesson_can_be_answered_to_its_end_and_is_counted() {
    for id in [
        "m-01-tree-A",
        "x-aima-5.2",
        "z-01-battery",
        "m-01-pvs",
        "m-01-mtd",
        "x-pns",
        "y-06",
        "e-03-table",
        "e-06-reply",
    ] {
        let mut session = predicting(id);
        let usual = {
            let open = session.open().expect("open");
            open.plan().asked().len() as u64
        };
        assert!(usual > 5, "{id}");
        let mut answered = 0;
        while *stage(&session) != PredictStage::Over {
            if is_asked(&session) {
                let (before, answer) = (step(&session), right(&session));
                does(&mut session, PredictCommand::Answer(answer));
                assert_eq!(verdict(&session), Some(PredictVerdict::Right), "{id}");
                assert_eq!(step(&session), before + 1, "the step is shown");
                answered += 1;
            }
            does(&mut session, PredictCommand::GoOn);
        }
        let summary = session.predict_summary();
        assert_eq!(answered, usual, "{id}");
        assert_eq!((summary.right, summary.answered()), (usual, usual), "{id}");
        let view = session.view().work.predict().expect("it asks");
        assert_eq!(view.earned.percent(), "100.0", "{id}");
    }
}

#[test]
fn wrong_answers_come_back_until_they_are_right() {
    let mut session = predicting("m-01-tree-A");
    let mut missed = BTreeSet::new();
    let mut back = BTreeSet::new();
    for _ in 0..rounds(400) {
        if *stage(&session) == PredictStage::Over {
            break;
        }
        if let PredictStage::Asked { is_back, .. } = stage(&session) {
            let is_back = *is_back;
            let at = step(&session);
            if is_back {
                assert!(missed.contains(&at), "only what was wrong comes back");
                back.insert(at);
                let answer = right(&session);
                does(&mut session, PredictCommand::Answer(answer));
                assert!(matches!(verdict(&session), Some(PredictVerdict::Right)));
            } else if at.is_multiple_of(3) {
                for number in 0..2 {
                    if is_asked(&session) && step(&session) == at {
                        // Another choice each time.
                        let asked = question(&session);
                        let choices = asked.choices().iter();
                        let choices = choices.map(|&choice| PredictedAnswer::Choice(choice));
                        let mut others = choices.filter(|&choice| !asked.is_right(choice));
                        let answer = others.nth(number).unwrap_or_else(|| wrong(&session));
                        does(&mut session, PredictCommand::Answer(answer));
                    }
                }
                assert_eq!(verdict(&session), Some(PredictVerdict::Wrong));
                missed.insert(at);
            } else {
                let answer = right(&session);
                does(&mut session, PredictCommand::Answer(answer));
            }
        }
        go(&mut session, Navigation::Next);
    }
    assert_eq!(*stage(&session), PredictStage::Over);
    assert!(missed.len() >= 2);
    assert_eq!(missed, back);
    let summary = session.predict_summary();
    let count = missed.len() as u64;
    assert_eq!((summary.wrong, summary.made_good), (count, count));
    let open = session.open().expect("open");
    assert_eq!(open.step(), open.last_step(), "and then the run is at its end");
}

#[test]
fn hints_and_second_tries_count_as_help_and_shown_answers_do_not() {
    let mut session = predicting("m-01-tree-A");
    go(&mut session, Navigation::NextInterest);
    assert!(is_asked(&session));
    does(&mut session, PredictCommand::Hint);
    let PredictStage::Asked { hints, has_more, .. } = stage(&session) else {
        panic!("still asked");
    };
    assert_eq!((hints.len(), *has_more), (1, true));
    let answer = right(&session);
    does(&mut session, PredictCommand::Answer(answer));
    assert_eq!(verdict(&session), Some(PredictVerdict::Helped));
    // A number or a window may be tried twice.
    does(&mut session, PredictCommand::GoOn);
    while !question(&session).choices().is_empty() {
        does(&mut session, PredictCommand::Skip);
    }
    let answer = wrong(&session);
    does(&mut session, PredictCommand::Answer(answer));
    let PredictStage::Asked { wrong: Some(_), hints, .. } = stage(&session) else {
        panic!("asked once more");
    };
    assert_eq!(hints.len(), 1, "with a hint");
    let answer = right(&session);
    does(&mut session, PredictCommand::Answer(answer));
    assert_eq!(verdict(&session), Some(PredictVerdict::Helped));
    let before = session.predict_summary();
    let helped = PredictSummary { helped: 2, ..PredictSummary::default() };
    assert_eq!(before, helped);
    // Skipped, and shown by stepping as in Watch.
    does(&mut session, PredictCommand::GoOn);
    let asked = step(&session);
    does(&mut session, PredictCommand::Skip);
    assert!(step(&session) > asked && is_asked(&session));
    let asked = step(&session);
    go(&mut session, Navigation::Next);
    assert_eq!(verdict(&session), Some(PredictVerdict::Shown));
    assert_eq!((step(&session), session.predict_summary()), (asked + 1, before));
}

#[test]
fn a_question_survives_other_commands_and_stops_playing() {
    let mut session = predicting("m-01-tree-A");
    session.apply(Command::Run(RunCommand::SetSpeed(Speed::default())));
    session.apply(Command::Run(RunCommand::TogglePlay));
    for _ in 0..200 {
        session.apply(Command::Run(RunCommand::Tick(0.4)));
    }
    assert!(is_asked(&session) && !session.run().is_playing());
    let (at, asked) = (step(&session), question(&session));
    does(&mut session, PredictCommand::Hint);
    for command in [
        Command::Settings(SettingsCommand::SetLanguage(Language::En)),
        Command::Settings(SettingsCommand::SetTheme(Theme::Dark)),
        Command::Settings(SettingsCommand::TogglePresent),
        Command::Study(StudyCommand::SetMode(StudyMode::Watch)),
        Command::Study(StudyCommand::SetMode(StudyMode::Predict)),
    ] {
        session.apply(command);
        assert_eq!(step(&session), at);
    }
    let PredictStage::Asked { ask, hints, .. } = stage(&session) else {
        panic!("it is still asked");
    };
    assert!(ask.is_ascii() || !ask.contains('。'), "in English now: {ask}");
    assert_eq!((question(&session), hints.len()), (asked, 1));
    // Jumps stop at the next question.
    for jump in [Navigation::Last, Navigation::NextStop, Navigation::Seek(usize::MAX)] {
        let before = step(&session);
        go(&mut session, jump);
        assert!(is_asked(&session) && step(&session) > before, "{jump:?}");
    }
    // Another run begins with nothing answered.
    let answer = right(&session);
    does(&mut session, PredictCommand::Answer(answer));
    assert_eq!(session.predict_summary().answered(), 1);
    session.show(opened("x-aima-5.2"));
    assert_eq!(session.predict_summary(), PredictSummary::default());
}

#[test]
fn nodes_and_digits_answer_questions_of_the_chosen_kinds() {
    let mut session = predicting("m-01-tree-A");
    for kind in PredictionKind::ALL {
        if kind != PredictionKind::Cut {
            does(&mut session, PredictCommand::Toggle(kind));
        }
    }
    go(&mut session, Navigation::NextInterest);
    loop {
        let asked = question_of(&session, PredictionKind::Cut);
        let Some(node) = asked.right.iter().find_map(|right| match right {
            PredictedAnswer::Choice(choice) => choice.node(),
            _ => None,
        }) else {
            let number = asked
                .choices()
                .iter()
                .position(|&choice| asked.is_right(PredictedAnswer::Choice(choice)));
            does(&mut session, PredictCommand::Choose(number.expect("a choice")));
            assert_eq!(verdict(&session), Some(PredictVerdict::Right));
            does(&mut session, PredictCommand::GoOn);
            continue;
        };
        session.apply(Command::Run(RunCommand::Select(Some(node))));
        assert_eq!(verdict(&session), Some(PredictVerdict::Right));
        assert_eq!(session.run().selection(), None);
        break;
    }
}

fn question_of(session: &Session, kind: PredictionKind) -> Prediction {
    let seen = session.projection().expect("open");
    seen.prediction(&[kind].into()).expect("a question")
}

/// While predicting, other parts of the program refuse to reveal answers.
#[test]
fn other_readings_are_refused_while_predicting() {
    use yomisuji::session::CompareCommand;
    let mut session = Session::new();
    session.show(opened("u-03-quiescence"));
    session.apply(Command::Page(PageCommand::Toggle(Centre::Inside)));
    assert!(session.view().page.inside().is_some());
    study(&mut session, StudyMode::Predict);
    for command in [
        Command::Page(PageCommand::Toggle(Centre::Inside)),
        Command::Page(PageCommand::Toggle(Centre::Candidates)),
        Command::Compare(CompareCommand::Start),
    ] {
        let effects = session.apply(command);
        assert!(effects.is_empty() && session.message().is_some());
        let view = session.view();
        assert!(
            view.page.inside().is_none()
                && view.page.candidates().is_none()
                && view.worth.is_none()
        );
        assert!(
            session.page() != Page::Lesson(Centre::Inside)
                && session.page() != Page::Lesson(Centre::Candidates)
        );
    }
    assert!(session.covers_notes());
}

/// Everything that the session shows, except the question itself: named, to identify leaks.
fn everything_shown(session: &Session) -> Vec<(&'static str, String)> {
    let view = session.view();
    let open = session.open().expect("open");
    let seen = session.projection().expect("open");
    let (outline, layout) = session.run().outline();
    let area = Area { min: [0.0, 0.0], max: [900.0, 420.0] };
    let flat = outline.flat(open.tree());
    let drawn: Vec<_> = (0..flat.len().min(600) as u32)
        .filter_map(|slot| match outline.item(slot) {
            Item::Node { id, .. } => Some(id),
            Item::Group(_) => None,
        })
        .collect();
    let cameras = [Camera::fit(flat, layout, area, true), Camera::map(flat, layout, area)];
    let pictures = cameras.map(|camera| {
        let scene = TreeScene::of(session, camera, area).expect("a scene");
        format!("{:?}", picture::tree(&scene))
    });
    let each = |of: &dyn Fn(NodeId) -> String| {
        drawn.iter().map(|&id| of(id)).collect::<Vec<_>>().join("\n")
    };
    vec![
        ("sentence", view.sentence.clone()),
        ("lit", format!("{:?}", view.lit)),
        ("variables", format!("{:?}", view.variables)),
        ("card", format!("{:?}", view.card)),
        ("board", format!("{:?}", view.board)),
        ("arrows", format!("{:?}", view.arrows)),
        ("worth", format!("{:?}", view.worth)),
        ("line", format!("{:?}", view.line)),
        ("counts", format!("{:?}", view.counts)),
        ("swap list", format!("{:?}", view.swap_list)),
        ("twin", format!("{:?}", view.twin.is_some())),
        ("stops", format!("{:?}", view.work.stops().is_some())),
        ("compared", format!("{:?}", view.compared.is_some())),
        ("timeline", format!("{:?}", open.timeline())),
        ("lesson stops", format!("{:?}", open.stops().collect::<Vec<_>>())),
        ("words of the stop", format!("{:?}", open.stop_at(open.step()))),
        (
            "notes",
            // At the end of a completed run, they are shown.
            (session.covers_notes() || *stage(session) == PredictStage::Over).to_string(),
        ),
        ("last step", seen.last_step().to_string()),
        ("chapters", format!("{:?} {:?}", seen.chapters(), seen.chapter_name_here())),
        ("equal", format!("{:?} {:?}", seen.transposed(), seen.comparing_stops())),
        ("recalls", seen.recalls().to_string()),
        ("proof", seen.has_mate_proof().to_string()),
        ("outline", {
            let slots = 0..flat.len() as u32;
            let items = slots.map(|slot| (flat.parent(NodeId(slot)), outline.item(slot)));
            format!("{:?}", items.collect::<Vec<_>>())
        }),
        ("layout", format!("{layout:?}")),
        ("picture", pictures[0].clone()),
        ("minimap", pictures[1].clone()),
        ("spoken", each(&|id| seen.spoken_name(id))),
        ("cards", each(&|id| format!("{:?}", seen.card(id)))),
        ("orders", each(&|id| format!("{:?}", seen.order(id, 5)))),
        ("windows", each(&|id| format!("{:?}", seen.window(id)))),
    ]
}

/// What a question about a cut covers.
const COVERED: [&str; 9] =
    ["sentence", "lit", "variables", "card", "picture", "minimap", "spoken", "cards", "windows"];

/// At a step with a question, the whole run shows the same as a run that ends there; what the question
/// covers, as a run that ends with its answer, which covers it, too.
fn check_leaks(session: &mut Session, whole: &Opened, at: usize) {
    let ending = |end: usize| {
        let mut cut_off = Session::new();
        cut_off.show(whole.with_trace(whole.replay().trace().until(end)));
        if end > at {
            // So short a run plans other questions: of those about cuts it asks them all.
            study(&mut cut_off, StudyMode::Predict);
            does(&mut cut_off, PredictCommand::ToggleEvery);
            for kind in PredictionKind::ALL {
                let of_cuts =
                    [PredictionKind::Cut, PredictionKind::Returned, PredictionKind::Entry];
                if !of_cuts.contains(&kind) {
                    does(&mut cut_off, PredictCommand::Toggle(kind));
                }
            }
            study(&mut cut_off, StudyMode::Watch);
        }
        go(&mut cut_off, Navigation::Seek(at));
        study(&mut cut_off, StudyMode::Predict);
        cut_off
    };
    let (mut cut_off, mut answered) = (ending(at), ending(at + 1));
    study(session, StudyMode::Watch);
    go(session, Navigation::Seek(at));
    study(session, StudyMode::Predict);
    assert_eq!((step(session), step(&cut_off), step(&answered)), (at, at, at));
    let covers = session.projection().expect("open").hides_step();
    // The shorter run may ask for the window right before, and then not for the cut.
    if covers && !answered.projection().expect("open").hides_step() {
        return;
    }
    let id = &whole.loaded().lesson.id;
    for language in Language::ALL {
        for session in [&mut *session, &mut cut_off, &mut answered] {
            let language = SettingsCommand::SetLanguage(language);
            session.apply(Command::Settings(language));
        }
        let known = everything_shown(&cut_off).into_iter().zip(everything_shown(&answered));
        for ((name, shown), known) in everything_shown(session).into_iter().zip(known) {
            let is_covered = covers && COVERED.contains(&name);
            let known = if is_covered { known.1.1 } else { known.0.1 };
            assert!(!is_covered || name != "windows" || !shown.contains("Some"), "{id}, step {at}");
            if shown != known {
                let from = shown.chars().zip(known.chars()).take_while(|(a, b)| a == b).count();
                let near = |text: &str| -> String {
                    text.chars().skip(from.saturating_sub(80)).take(240).collect()
                };
                panic!(
                    "{id}, step {at}: {name} tells\n{}\nwhere is known\n{}",
                    near(&shown),
                    near(&known)
                );
            }
        }
    }
    check_shape(session);
}

/// In a tree grown by its search, nothing is drawn beyond the search, and nodes that it will never
/// reach look like those that it will.
fn check_shape(session: &Session) {
    let open = session.open().expect("open");
    let seen = session.projection().expect("open");
    let tree = open.tree();
    if tree.growth() != Growth::Searched {
        return;
    }
    let (outline, _) = session.run().outline();
    let flat = outline.flat(tree);
    for slot in 0..flat.len() as u32 {
        let ids: Vec<_> = match outline.item(slot) {
            Item::Node { id, folded } => {
                let mut below = tree.children(id);
                assert!(!folded || below.any(|child| seen.is_known(child)));
                vec![id]
            }
            Item::Group(group) => group.ids().collect(),
        };
        for id in ids {
            let replay = open.replay();
            let parent = tree.parent(id);
            let is_read = |id: NodeId| replay.node(id).phase() != Phase::Unvisited;
            let is_called = replay.notes(id).is_some();
            let above = parent.is_none_or(is_read);
            assert!(above, "{} is drawn before its parent is read", id.0);
            let siblings = || parent.into_iter().flat_map(|parent| tree.children(parent));
            let is_cut = parent.is_some_and(|parent| replay.node(parent).is_cut());
            let is_said = is_read(id) || is_called || is_cut || siblings().any(is_read);
            assert!(is_said || id == NodeId::ROOT, "{} is drawn too early", id.0);
            if !is_read(id) {
                assert!(matches!(seen.known_kind(id), Kind::Stub | Kind::Decline));
            }
        }
    }
}

/// How many steps with a question are checked in a lesson with a large tree.
const SAMPLED: usize = 4;
/// Up to this many nodes a tree is small: every question is checked.
const SMALL: usize = 120;

#[test]
fn nothing_on_screen_reveals_an_answer_too_early() {
    let mut checked = 0;
    for lesson in lessons() {
        let whole = opened(lesson.id);
        let is_small = whole.tree().len() <= SMALL;
        let asked = whole.plan().asked();
        let every = if is_small { 1 } else { asked.len() / SAMPLED + 1 };
        let mut session = Session::new();
        session.show(opened(lesson.id));
        for question in asked.iter().step_by(every) {
            check_leaks(&mut session, &whole, question.step);
            assert!(is_asked(&session), "{}", lesson.id);
            checked += 1;
        }
    }
    assert!(checked > rounds(300), "{checked}");
}

/// Whatever is planned is asked, so that whoever is always right has it all; and no place of a right
/// mean, or first move of a right order, is the one to guess.
#[test]
fn whoever_is_always_right_has_all_the_marks() {
    let (mut asked_of, mut means, mut orders) = (0, HashMap::new(), 0);
    let sampled = ["x-bandit", "x-bandit-c", "x-flat", "x-uct", "x-uct-trap", "x-puct"];
    for lesson in lessons() {
        let open = opened(lesson.id);
        if open.plan().asked().is_empty() || !sampled.contains(&lesson.id) && asked_of > rounds(30)
        {
            continue;
        }
        let mut session = predicting(lesson.id);
        for _ in 0..200 {
            match stage(&session) {
                PredictStage::Over | PredictStage::Skipped => break,
                PredictStage::Asked { kind, .. } => {
                    let (kind, choices) = (*kind, question(&session).choices().to_vec());
                    let answer = right(&session);
                    if let PredictedAnswer::Choice(choice) = &answer {
                        let place = choices.iter().position(|other| other == choice);
                        if kind == PredictionKind::Mean {
                            *means.entry((choices.len(), place)).or_insert(0) += 1;
                        }
                        if kind == PredictionKind::Order {
                            let first = |choice: &PredictedChoice| match choice {
                                PredictedChoice::InOrder(order) => order.moves().first().copied(),
                                _ => None,
                            };
                            let times = |of: &PredictedChoice| {
                                choices.iter().filter(|other| first(other) == first(of)).count()
                            };
                            let all_differ = choices.iter().all(|other| times(other) == 1);
                            assert!(times(choice) > 1 || all_differ, "{}", lesson.id);
                            orders += 1;
                        }
                    }
                    does(&mut session, PredictCommand::Answer(answer));
                }
                _ => {}
            }
            does(&mut session, PredictCommand::GoOn);
        }
        let earned = session.view().work.predict().expect("it predicts").earned.percent();
        assert_eq!(earned, "100.0", "{}", lesson.id);
        asked_of += 1;
    }
    let all: i32 = means.values().sum();
    assert!(asked_of > 8 && all > 10, "{asked_of} {means:?} {orders}");
    assert!(means.values().all(|&count| 2 * count <= all), "{means:?}");
}

/// What is shown after a question that only some are asked would answer one that counts, if that came next:
/// there is none.
#[test]
fn no_question_beyond_the_plan_shows_what_the_next_one_asks() {
    use PredictionKind::{Cut, Entry, Returned, Threshold};
    let (mut shown, mut covered) = (0, 0);
    for lesson in lessons() {
        let mut session = predicting(lesson.id);
        let plan = session.open().expect("open").plan().clone();
        if session.open().expect("open").tree().len() > 150 || plan.asked().is_empty() {
            continue;
        }
        does(&mut session, PredictCommand::ToggleEvery);
        let asks =
            |step| plan.at(step).filter(|kind| [Cut, Entry, Returned, Threshold].contains(kind));
        covered += plan.asked().iter().filter(|asked| asks(asked.step).is_some()).count();
        let mut is_planned = false;
        loop {
            let here = step(&session);
            match stage(&session) {
                PredictStage::Over | PredictStage::Skipped => break,
                PredictStage::Asked { .. } => is_planned = plan.at(here).is_some(),
                PredictStage::Told { .. } if !is_planned => {
                    assert_eq!(asks(here), None, "{}, step {here}", lesson.id);
                    shown += 1;
                }
                PredictStage::Told { .. } | PredictStage::Passing => {}
            }
            go(&mut session, Navigation::Next);
        }
    }
    assert!(shown > 100 && covered > 20, "{shown} {covered}");
}
