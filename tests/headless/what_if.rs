//! What if: the lesson is changed, with the consequences beside it; every change can be undone.

use yomisuji::language::{Language, signed};
use yomisuji::scenario::{Lesson, build, shipped, to_text};
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, Job, LessonVariant, Navigation, Opened, RunCommand, Session, Source, StudyCommand,
    StudyMode, WhatIfCommand, WhatIfEdit, WhatIfView, prepare,
};
use yomisuji::subject::{SettingKind, SetupChange};
use yomisuji::tree::{MoveArrangement, NodeId, Watch};

use crate::{send, settle};

fn study(session: &mut Session, command: WhatIfCommand) {
    send(session, Command::Study(StudyCommand::WhatIf(command)));
}

fn edit(session: &mut Session, change: SetupChange) {
    study(session, WhatIfCommand::Edit(WhatIfEdit::Change(change)));
}

fn shown(id: &'static str) -> Session {
    let mut session = Session::new();
    let opened = prepare(Source::Shipped(id), &[], &Job::default());
    let effects = session.show(opened.expect("it ships"));
    settle(&mut session, effects);
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::WhatIf)));
    session
}

fn view(session: &Session) -> &WhatIfView {
    session.view().work.what_if().expect("it is being changed")
}

fn changed(session: &Session) -> &yomisuji::session::Opened {
    session.beside_columns()[0].expect("it has been run").run.opened()
}

/// Selects the node of this name in the lesson.
fn select(session: &mut Session, name: &str) {
    let open = session.open().expect("a lesson");
    let subject = open.loaded().subject.clone();
    let node = open.tree().ids().find(|&id| subject.id(open.tree(), id) == name);
    send(session, Command::Run(RunCommand::Select(node)));
}

fn says(session: &Session, words: &str) -> bool {
    view(session).sentences.iter().any(|said| said.contains(words))
}

#[test]
fn the_main_sentence_describes_the_changed_run() {
    let mut session = shown("m-01-tree-A");
    let own = session.view().sentence.clone();
    select(&mut session, "テ");
    study(&mut session, WhatIfCommand::SetLeaf(10.into()));
    // D is refuted now, and the best line is another one.
    let expected = changed(&session).projection(Language::Ja).sentence();
    assert_ne!(expected, own);
    assert_eq!(session.view().sentence, format!("変えた方: {expected}"));
    study(&mut session, WhatIfCommand::Reset);
    assert_eq!(session.view().sentence, own);
    // Newly read or skipped nodes come before the list of values.
    study(&mut session, WhatIfCommand::SetLeaf(10.into()));
    let sentences = &view(&session).sentences;
    let at = |words: &str| sentences.iter().position(|said| said.contains(words));
    let values = at("値が変わった所").expect("values differ");
    for branches in [at("新しく読む枝"), at("新しく刈る枝")].into_iter().flatten() {
        assert!(branches < values, "{sentences:?}");
    }
}

#[test]
fn only_a_cut_branch_itself_is_called_safe_to_cut() {
    // Q is below H, which is cut; N is cut itself.
    for (leaf, cut) in [("セ", true), ("チ", false)] {
        let mut session = shown("m-01-tree-A");
        select(&mut session, leaf);
        study(&mut session, WhatIfCommand::SetLeaf(77.into()));
        assert_eq!(says(&session, "捨ててよい"), cut, "{leaf}");
        assert_eq!(says(&session, "捨てた枝の中"), !cut, "{leaf}");
    }
    // Where the search never comes, nothing has been cut.
    let mut session = shown("x-pns");
    let open = session.open().expect("a lesson");
    let tree = open.tree().clone();
    let never = tree
        .ids()
        .filter(|&id| tree.children(id).len() == 0)
        .find(|&id| open.end().node(id).phase() == yomisuji::trace::Phase::Unvisited);
    let never = never.expect("a leaf that is never reached");
    let is_left_out = open.end().seen(never) == yomisuji::trace::Seen::Pruned;
    let value = tree.node(never).value.0;
    send(&mut session, Command::Run(RunCommand::Select(Some(never))));
    study(&mut session, WhatIfCommand::SetLeaf((-value + 2).into()));
    if !is_left_out && !view(&session).sentences.is_empty() {
        assert!(!says(&session, "捨ててよい"), "{:?}", view(&session).sentences);
    }
}

#[test]
fn a_skipped_leaf_may_have_any_value() {
    let mut session = shown("m-01-tree-A");
    // Both runs are shown at their ends, and nothing is changed yet.
    assert_eq!(session.open().map(Opened::step), Some(64));
    assert!(view(&session).sentences.is_empty() && view(&session).changed.is_empty());
    for value in [-1_000_000, 900, 1_000_000_000] {
        select(&mut session, "セ");
        study(&mut session, WhatIfCommand::SetLeaf(value.into()));
        assert!(says(&session, "セは読まれない") && says(&session, "捨ててよい"));
        assert!(says(&session, "根の値は +120 のまま"));
        let leaf = view(&session).leaf.clone().expect("a leaf is shown");
        assert_eq!((leaf.value, leaf.before), (value.into(), Some(250.into())));
        assert_eq!(changed(&session).tree().node(leaf.node).value, Score(value));
        assert!(view(&session).changed.is_empty());
    }
    // A leaf that is read changes its ancestors.
    study(&mut session, WhatIfCommand::Reset);
    assert!(view(&session).sentences.is_empty());
    select(&mut session, "サ");
    study(&mut session, WhatIfCommand::SetLeaf(500.into()));
    assert!(says(&session, "根の値: +120 → +250") || says(&session, "根の値: +120 → +300"));
    let names = |session: &Session| {
        let open = changed(session);
        let nodes = view(session).changed.iter();
        nodes.map(|&id| open.loaded().subject.id(open.tree(), id)).collect::<Vec<_>>()
    };
    for name in ["ア", "イ", "オ", "サ", "セ"] {
        assert!(names(&session).contains(&name.to_owned()), "{name}: {:?}", names(&session));
    }
    assert!(says(&session, "新しく読む枝: セ"), "{:?}", view(&session).sentences);
}

#[test]
fn the_view_equals_a_run_of_the_changed_lesson() {
    let mut session = shown("m-01-tree-A");
    select(&mut session, "コ");
    study(&mut session, WhatIfCommand::Shift(-1));
    select(&mut session, "ト");
    study(&mut session, WhatIfCommand::SetLeaf((-7).into()));
    study(&mut session, WhatIfCommand::Edit(WhatIfEdit::Algorithm(Algorithm::Pvs)));
    edit(&mut session, SetupChange::Arrange(MoveArrangement::Worst));
    let open = changed(&session);
    let lesson = open.loaded().lesson.clone();
    // Built from its file it gives the same run.
    let text = to_text(&lesson).expect("it can be written");
    let again: yomisuji::scenario::Lesson = ron::from_str(&text).expect("it can be read");
    let loaded = build(again, Watch::cap(1_000)).unwrap_or_else(|error| panic!("{}", error.en));
    assert_eq!(loaded.algorithms[0], Algorithm::Pvs);
    assert_eq!(*loaded.main_run, **open.replay().trace());
    // It can be kept, and then is a lesson of the user's own, with no changes yet.
    study(&mut session, WhatIfCommand::Keep);
    let open = session.open().expect("a lesson");
    assert!(matches!(open.source(), Source::Made { .. }));
    assert_eq!(open.loaded().lesson.subject, lesson.subject);
    assert_eq!(open.algorithm(), Algorithm::Pvs);
    assert!(view(&session).sentences.is_empty() && !view(&session).can_travel.0);
}

fn lesson(session: &Session) -> Lesson {
    session.open().expect("a lesson").loaded().lesson.clone()
}

#[test]
fn a_kept_lesson_notes_its_changes() {
    let mut session = shown("m-01-wishful");
    let before = lesson(&session);
    let open = session.open().expect("a lesson");
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    let leaf = tree.ids().find(|&id| tree.children(id).len() == 0);
    let leaf = leaf.expect("a leaf");
    let (path, old) = (tree.child_numbers(leaf), tree.node(leaf).value);
    let name = subject.id(tree, leaf);
    for value in [1, 7] {
        let path = path.clone();
        edit(&mut session, SetupChange::Leaf { path, value: value.into() });
    }
    study(&mut session, WhatIfCommand::Edit(WhatIfEdit::Algorithm(Algorithm::Pvs)));
    study(&mut session, WhatIfCommand::Keep);
    let kept = lesson(&session);
    let Lesson { source, notes, .. } = &kept;
    let (ja, en) = (&before.title.ja, &before.title.en);
    assert_eq!(source.ja, format!("課題「{ja}」を変えたもの"));
    assert_eq!(source.en, format!("From the lesson “{en}”, changed"));
    // The leaf once, with its old and its new value.
    let change = format!("末端 {name}: {} → +7、", signed(old));
    assert!(notes.ja.contains(&change), "{}", notes.ja);
    for text in [&notes.ja, &notes.en] {
        assert!(text.contains("→ +7") && !text.contains("+1 "), "{text}");
    }
    let pvs = Algorithm::Pvs;
    assert!(notes.ja.contains(&format!("→ {}。", pvs.name(Language::Ja))));
    assert!(notes.en.contains(&format!("→ {}.", pvs.name(Language::En))));
    assert!(notes.ja.contains(ja.as_str()) && notes.en.contains(en.as_str()));
    assert!(!notes.ja.contains(&before.notes.ja) && !notes.en.contains(&before.notes.en));
    // Changed again it is another lesson, which names the previous one.
    edit(&mut session, SetupChange::Root(Player::Min));
    study(&mut session, WhatIfCommand::Keep);
    let again = lesson(&session);
    assert!(again.id != kept.id && again.title != kept.title);
    assert_eq!(again.source.en, format!("From the lesson “{}”, changed", kept.title.en));
    assert!(again.notes.en.contains("{max} to move → {min} to move."));
    // If only the order is changed, the order is named.
    let mut session = shown("m-01-tree-A");
    select(&mut session, "コ");
    study(&mut session, WhatIfCommand::Shift(-1));
    study(&mut session, WhatIfCommand::Keep);
    let kept = lesson(&session);
    assert!(
        kept.notes.ja.contains("変えたところ: エ の枝の順: ケ コ → コ ケ。"),
        "{}",
        kept.notes.ja
    );
    // Unchanged words are kept.
    let mut session = shown("m-01-tree-A");
    let before = lesson(&session);
    study(&mut session, WhatIfCommand::Keep);
    assert_eq!(lesson(&session).notes, before.notes);
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let mut session = shown("m-01-tree-A");
    let original = session.open().expect("a lesson").loaded().lesson.subject.clone();
    let subject = |session: &Session| changed(session).loaded().lesson.subject.clone();
    let mut states = vec![subject(&session)];
    assert_eq!(states[0], original);
    // More changes than any bounded history would keep.
    for number in 0..1_500 {
        let change = SetupChange::Leaf {
            path: vec![number % 3, number % 2, 0],
            value: (i32::try_from(number).expect("small") - 700).into(),
        };
        let command = WhatIfCommand::Edit(WhatIfEdit::Change(change));
        // The view is checked only now and then.
        let effects = session.apply(Command::Study(StudyCommand::WhatIf(command)));
        if number % 100 == 0 {
            settle(&mut session, effects);
            states.push(subject(&session));
        }
    }
    let last = {
        edit(&mut session, SetupChange::Root(yomisuji::score::Player::Min));
        subject(&session)
    };
    assert_eq!(view(&session).edits, 1_501);
    for _ in 0..1_500 {
        let _ = session.apply(Command::Undo);
    }
    assert_eq!(view(&session).can_travel, (true, true));
    send(&mut session, Command::Undo);
    assert_eq!(view(&session).can_travel, (false, true));
    assert_eq!(subject(&session), original);
    assert!(view(&session).sentences.is_empty());
    send(&mut session, Command::Undo); // There is nothing left.
    assert_eq!(subject(&session), original);
    for _ in 0..1_500 {
        let _ = session.apply(Command::Redo);
    }
    send(&mut session, Command::Redo);
    assert_eq!(view(&session).can_travel, (true, false));
    assert_eq!(subject(&session), last);
    // A new change ends redo.
    send(&mut session, Command::Undo);
    edit(&mut session, SetupChange::Leaf { path: vec![0, 0, 0], value: 1.into() });
    assert!(!view(&session).can_travel.1);
    // Undo does not affect the step of the run here.
    assert_eq!(session.open().map(Opened::step), Some(64));
}

#[test]
fn a_branch_can_be_moved_among_its_siblings() {
    let mut session = shown("m-01-tree-A");
    let order = |session: &Session| {
        let open = changed(session);
        let children = open.tree().children(NodeId::ROOT);
        children.map(|id| open.loaded().subject.id(open.tree(), id)).collect::<String>()
    };
    assert_eq!(order(&session), "イウエ");
    select(&mut session, "エ");
    study(&mut session, WhatIfCommand::Shift(1)); // It is the last already.
    assert_eq!(view(&session).edits, 0);
    study(&mut session, WhatIfCommand::Shift(-1));
    study(&mut session, WhatIfCommand::Shift(-1));
    assert_eq!(order(&session), "エイウ");
    assert_eq!(view(&session).shown.as_ref().map(|shown| shown.2), Some((0, 3)));
    let node = changed(&session).tree().children(NodeId::ROOT).next().expect("a child");
    study(&mut session, WhatIfCommand::MoveTo(node, 2));
    assert_eq!(order(&session), "イウエ");
    study(&mut session, WhatIfCommand::MoveTo(node, 0));
    assert_eq!(view(&session).edits, 3, "where it stands already");
    assert!(says(&session, "根の値は +120 のまま"));
}

#[test]
fn positions_offer_settings_and_moves() {
    let mut session = shown("u-04");
    let kinds: Vec<_> = view(&session).settings.iter().map(|setting| setting.kind).collect();
    assert!(kinds.contains(&SettingKind::Leaves) && kinds.contains(&SettingKind::Values));
    assert!(!view(&session).is_by_hand && view(&session).plays.0);
    let leaves = view(&session).settings.iter().find(|setting| setting.kind == SettingKind::Leaves);
    let quiet = leaves.expect("leaves").choices.last().cloned().expect("quiescence");
    edit(&mut session, quiet);
    assert!(says(&session, "根の値: +205 → 0"), "{:?}", view(&session).sentences);
    assert!(says(&session, "読み筋: ▲同角 から"));
    // Another move is played first: the reading begins after it.
    send(&mut session, Command::Undo);
    let best = session.view().line.get(1).copied();
    send(&mut session, Command::Run(RunCommand::Select(best)));
    study(&mut session, WhatIfCommand::PlayShown);
    let sfen = |open: &yomisuji::session::Opened, node| {
        let at = open.position(node).expect("a position");
        yomisuji::formats::sfen::to_sfen(&at)
    };
    let open = session.open().expect("a lesson");
    assert_eq!(sfen(changed(&session), NodeId::ROOT), sfen(open, best.expect("a move")));
    assert!(view(&session).plays.1);
    edit(&mut session, SetupChange::TakeBack);
    assert_eq!(changed(&session).loaded().lesson.subject, open_subject(&session));
    // An impossible change is reported, and can be undone.
    edit(&mut session, SetupChange::Root(yomisuji::score::Player::Min));
    assert!(view(&session).failed.is_some());
    send(&mut session, Command::Undo);
    assert!(view(&session).failed.is_none());
}

fn open_subject(session: &Session) -> yomisuji::scenario::SubjectSetup {
    session.open().expect("a lesson").loaded().lesson.subject.clone()
}

#[test]
fn the_lab_counts_the_changed_tree_only_if_every_move_is_there() {
    let mut session = shown("m-01-tree-A");
    study(&mut session, WhatIfCommand::ShowLab(true));
    let lab = view(&session).counted.clone().expect("it is counted");
    assert_eq!((lab.present.leaves, lab.best.leaves), (9, 7));
    edit(&mut session, SetupChange::Arrange(MoveArrangement::Best));
    let lab = view(&session).counted.clone().expect("it is counted");
    assert_eq!((lab.present.leaves, lab.best.leaves), (7, 7));
    let before = lab.random.clone();
    study(&mut session, WhatIfCommand::Reseed);
    let lab = view(&session).counted.clone().expect("it is counted");
    assert_ne!(lab.random, before);
    study(&mut session, WhatIfCommand::ShowLab(false));
    assert!(view(&session).counted.is_none());
    let mut searched = shown("q-01-searched");
    study(&mut searched, WhatIfCommand::ShowLab(true));
    assert_eq!(view(&searched).lab, (false, true));
    assert!(view(&searched).counted.is_none());
}

#[test]
fn covered_values_and_other_modes_hide_the_changes() {
    let mut session = shown("m-01-tree-A");
    select(&mut session, "サ");
    study(&mut session, WhatIfCommand::SetLeaf(500.into()));
    assert!(!view(&session).sentences.is_empty());
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    assert!(!view(&session).sentences.is_empty());
    send(&mut session, Command::Go(Navigation::Back));
    assert!(view(&session).sentences.is_empty() && view(&session).changed.is_empty());
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    for mode in [StudyMode::Predict, StudyMode::FillIn, StudyMode::Watch] {
        send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
        assert!(session.view().work.what_if().is_none() && session.beside_columns().is_empty());
    }
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::WhatIf)));
    assert_eq!(view(&session).edits, 1, "the changes are still there");
    assert_ne!(view(&session).variant, LessonVariant::default());
}

#[test]
fn every_setting_of_small_lessons_can_be_changed() {
    // The small ones: each choice of each setting is run.
    for id in ["m-00-tree", "x-deep-cutoff", "y-01", "u-05", "x-tictactoe"] {
        assert!(shipped().iter().any(|lesson| lesson.id == id), "{id}");
        let mut session = shown(id);
        let settings = view(&session).settings.clone();
        for setting in settings {
            for choice in setting.choices {
                if matches!(choice, SetupChange::Depth(plies) if plies > 2) {
                    continue; // It is deep.
                }
                edit(&mut session, choice.clone());
                let view = view(&session);
                assert!(view.failed.is_none(), "{id} {choice:?}: {:?}", view.failed);
                assert!(!view.sentences.is_empty());
                send(&mut session, Command::Undo);
            }
        }
        send(
            &mut session,
            Command::Settings(yomisuji::session::SettingsCommand::SetLanguage(Language::En)),
        );
    }
}
