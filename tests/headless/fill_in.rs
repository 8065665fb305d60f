//! Fill in: the sheet of a session, its persistence, and that no part of the run is revealed before
//! it is graded.

use crate::cover::{lessons, opened, rounds};
use yomisuji::language::Language;
use yomisuji::lesson::{Sheet, SheetKey, Toward};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Centre, Command, CompareCommand, FillInCommand, FillInField, FillInMove, FillInStage,
    FillInView, Navigation, Opened, Page, Remembered, RunCommand, Session, SettingsCommand,
    SheetMark, StudyCommand, StudyMode,
};
use yomisuji::trace::{Chapter, EventKind, Phase, Round, Trace};
use yomisuji::tree::{Growth, Kind, NodeId, Watch};

pub(crate) fn filling(opened: Opened) -> Session {
    let mut session = Session::new();
    session.show(opened);
    session.apply(Command::Study(StudyCommand::SetMode(StudyMode::FillIn)));
    session
}

pub(crate) fn send(session: &mut Session, command: FillInCommand) {
    session.apply(Command::Study(StudyCommand::FillIn(command)));
}

pub(crate) fn write(session: &mut Session, node: NodeId, field: FillInField, text: &str) {
    send(session, FillInCommand::Write(node, field, text.to_owned()));
}

pub(crate) fn view(session: &Session) -> &FillInView {
    session.view().work.fill_in().expect("a sheet")
}

pub(crate) fn named(session: &Session, name: &str) -> NodeId {
    let open = session.open().expect("a lesson");
    let subject = &open.loaded().subject;
    let mut ids = open.tree().ids();
    ids.find(|&id| subject.id(open.tree(), id) == name).expect("a node of this name")
}

/// Everything that a session shows, in both languages, as text; but for the moment of the run that is
/// asked, which belongs to the question.
fn everything(session: &mut Session) -> String {
    let mut all = String::new();
    for language in Language::ALL {
        session.apply(Command::Settings(SettingsCommand::SetLanguage(language)));
        let seen = session.projection().expect("a run");
        let shown = format!("{:#?}\n", session.view());
        let (before, rest) = shown.split_once("moment: ").expect("the view of a sheet");
        let (_, after) = rest.split_once("asks_cuts: ").expect("the field after it");
        all += &format!("{before}{after}");
        let tree = seen.tree();
        for id in tree.ids() {
            let filled = view(session).spoken(id, language);
            all += &format!("{} {filled:?}\n", seen.spoken_name(id));
            all += &format!("{:?} {:?}\n", seen.card(id), seen.seen(id));
            all += &format!("{:?}\n", session.run().outline().0.slot(id));
        }
        let notes = (session.run().covers(), session.covers_notes());
        all += &format!("{notes:?} {:?}\n", seen.sentence());
    }
    all
}

/// Other runs of the same lesson: none of them cuts what its own run cuts.
fn other_runs(opened: &Opened) -> Vec<Trace> {
    let own = opened.replay().trace();
    let mut others: Vec<_> = [EventKind::Cut, EventKind::Narrow, EventKind::Keep]
        .into_iter()
        .map(|kind| own.without(kind))
        .collect();
    let loaded = opened.loaded();
    // Of a run of passes the window of the first one is given.
    let passes = |chapter: &Chapter| matches!(chapter.round, Some(Round::Pass { .. }));
    let is_open = !opened.timeline().chapters.iter().any(passes);
    let is_plain = loaded.lesson.subject.allows(Algorithm::Minimax).is_ok();
    if is_plain && is_open && loaded.tree.stubs() == 0 {
        let run = loaded.run(Algorithm::Minimax, Watch::cap(100_000));
        others.extend(run.map(|run| (*run.trace).clone()));
    }
    for other in [Algorithm::Pns, Algorithm::DfPn] {
        if opened.algorithm().proves() && loaded.tree.growth() == Growth::Every {
            let run = loaded.run(other, Watch::cap(100_000));
            others.extend(run.map(|run| (*run.trace).clone()));
        }
    }
    others.retain(|trace| trace != &**own);
    others
}

#[test]
fn the_sheet_reveals_nothing_of_the_run_before_grading() {
    let mut compared = 0;
    for lesson in lessons() {
        let first = opened(lesson.id);
        // What was known of a node before it was expanded is given: it is of the run.
        let gives = first.algorithm().keeps_intervals();
        if first.tree().len() > 250 || first.algorithm().samples().is_some() || gives {
            continue;
        }
        let others = other_runs(&first);
        let mut session = filling(first.with_trace((**first.replay().trace()).clone()));
        if view(&session).part.is_some() {
            continue; // The values below a part are given: they are the run's.
        }
        let blank = everything(&mut session);
        for other in others {
            let mut same = filling(first.with_trace(other));
            assert!(everything(&mut same) == blank, "{}: another run is told apart", lesson.id);
            compared += 1;
        }
        // No available command reveals more.
        for command in [
            Command::Go(Navigation::Last),
            Command::Go(Navigation::NextStop),
            Command::Run(RunCommand::TogglePlay),
            Command::Run(RunCommand::Tick(5.0)),
            Command::Run(RunCommand::Uncover),
            Command::Run(RunCommand::UncoverNotes),
        ] {
            session.apply(command);
        }
        assert_eq!(session.open().map(Opened::step), Some(0));
        assert!(everything(&mut session) == blank, "{}", lesson.id);
        // The test would notice: the model reveals all of it.
        send(&mut session, FillInCommand::ShowModel(usize::MAX));
        assert!(everything(&mut session) != blank, "{}", lesson.id);
    }
    assert!(compared > rounds(40), "only {compared} runs were compared");
}

#[test]
fn typed_values_appear_on_the_sheet_and_are_undone_one_by_one() {
    let mut session = filling(opened("m-01-tree-A"));
    let first = named(&session, "オ");
    assert_eq!(view(&session).cursor.0, first, "children before their parents");
    for sign in "≧1000".chars() {
        send(&mut session, FillInCommand::Type(sign));
    }
    send(&mut session, FillInCommand::Erase);
    let text = |session: &Session| view(session).nodes[&first].text.clone();
    assert_eq!(text(&session), "≧100");
    send(&mut session, FillInCommand::Accept);
    let second = named(&session, "カ");
    assert_eq!(view(&session).cursor.0, second);
    send(&mut session, FillInCommand::Edit(FillInField::Alpha));
    send(&mut session, FillInCommand::Accept);
    assert_eq!(view(&session).field, FillInField::Beta);
    for sign in "−7".chars() {
        send(&mut session, FillInCommand::Type(sign));
    }
    let window = view(&session).nodes[&second].window.clone();
    assert_eq!(window.as_deref(), Some("(−∞, −7)"));
    session.apply(Command::Undo);
    assert_eq!(view(&session).nodes[&second].window, None);
    session.apply(Command::Undo);
    assert_eq!(text(&session), "");
    session.apply(Command::Redo);
    assert_eq!(text(&session), "≧+100");
    send(&mut session, FillInCommand::Clear);
    assert_eq!(text(&session), "");
    session.apply(Command::Undo);
    assert_eq!(text(&session), "≧+100");
}

#[test]
fn commands_move_over_the_tree_and_mark_cut_branches() {
    let mut session = filling(opened("x-aima-5.2"));
    let ways = [FillInMove::Down, FillInMove::Right, FillInMove::Up];
    let start = view(&session).cursor.0;
    for way in ways {
        send(&mut session, FillInCommand::Move(way));
    }
    assert_eq!(view(&session).cursor.0, start);
    send(&mut session, FillInCommand::Move(FillInMove::Right));
    send(&mut session, FillInCommand::Move(FillInMove::Down));
    send(&mut session, FillInCommand::Move(FillInMove::Right));
    send(&mut session, FillInCommand::CutRest);
    let marked = |session: &Session| {
        let nodes = view(session).nodes.iter();
        nodes.filter(|(_, at)| at.is_marked).count()
    };
    assert_eq!(marked(&session), 2, "this one and the one after it");
    send(&mut session, FillInCommand::ToggleCut);
    assert_eq!(marked(&session), 1);
    // A marked branch is skipped.
    send(&mut session, FillInCommand::Move(FillInMove::Up));
    let branch = view(&session).cursor.0;
    send(&mut session, FillInCommand::ToggleCut);
    send(&mut session, FillInCommand::Move(FillInMove::Previous));
    send(&mut session, FillInCommand::Move(FillInMove::Next));
    assert_ne!(view(&session).cursor.0, branch);
}

#[test]
fn each_run_keeps_its_sheet_and_each_mode_its_step() {
    let mut session = Session::new();
    session.show(opened("m-01-tree-A"));
    session.apply(Command::Go(Navigation::Seek(17)));
    let mode = |session: &mut Session, mode| {
        session.apply(Command::Study(StudyCommand::SetMode(mode)));
    };
    mode(&mut session, StudyMode::FillIn);
    assert_eq!(session.open().map(Opened::step), Some(0));
    let node = named(&session, "オ");
    write(&mut session, node, FillInField::Value, "77");
    mode(&mut session, StudyMode::Watch);
    assert_eq!(session.open().map(Opened::step), Some(17));
    assert!(session.view().work.fill_in().is_none() && !session.run().covers());
    session.show(opened("x-aima-5.2"));
    mode(&mut session, StudyMode::FillIn);
    assert!(view(&session).nodes.values().all(|at| at.is_given || at.text.is_empty()));
    session.show(opened("m-01-tree-A"));
    assert_eq!(view(&session).nodes[&node].text.trim_start_matches('+'), "77");
}

#[test]
fn verdicts_appear_with_the_check_and_vanish_with_a_change() {
    let mut session = filling(opened("m-01-tree-A"));
    assert!(session.covers_notes());
    let [right, wrong] = ["オ", "コ"].map(|name| named(&session, name));
    write(&mut session, right, FillInField::Value, "100");
    write(&mut session, wrong, FillInField::Value, "90");
    assert!(view(&session).score.is_none() && view(&session).nodes[&wrong].mark.is_none());
    send(&mut session, FillInCommand::Check);
    assert_eq!(view(&session).stage, FillInStage::Graded);
    let mark = view(&session).score.expect("it is graded");
    assert!((1..1000).contains(&mark.share));
    let first = view(&session).first_wrong.expect("a fault");
    let row = view(&session).verdicts[first].clone();
    assert_eq!((row.node, row.points), (wrong, (0, 2)));
    assert_eq!(row.word, "相手の選び方");
    assert_eq!(session.open().map(Opened::step), Some(0), "the run is not shown yet");
    // The step of the model that decides it.
    send(&mut session, FillInCommand::ShowModel(row.step));
    let open = session.open().expect("open");
    assert_eq!(open.event_at(open.step()), Some((EventKind::Exit, wrong)));
    session.apply(Command::Go(Navigation::Next));
    assert_eq!(session.open().map(Opened::step), Some(row.step + 1));
    send(&mut session, FillInCommand::HideModel);
    assert_eq!(session.open().map(Opened::step), Some(0));
    assert!(!session.covers_notes(), "the model has told everything");
    write(&mut session, wrong, FillInField::Value, "200");
    assert!(view(&session).score.is_none() && session.covers_notes());
    assert!(view(&session).has_seen_model);
}

#[test]
fn a_large_tree_asks_for_a_part_which_can_be_changed() {
    let session = filling(opened("x-tictactoe"));
    let sheet = view(&session);
    assert_eq!(sheet.part.as_ref().map(|(root, _)| *root), Some(NodeId::ROOT));
    assert!(sheet.filled.1 <= 40 && sheet.nodes.len() <= 161);
    // Below the part, values are given.
    let open = session.open().expect("open");
    let leaf_like = sheet.nodes.iter().filter(|(_, at)| at.is_given);
    assert!(leaf_like.count() > 20);
    let child = open.tree().children(NodeId::ROOT).next().expect("a move");
    let mut session = session;
    send(&mut session, FillInCommand::Part(child));
    let sheet = view(&session);
    assert_eq!(sheet.part.as_ref().map(|(root, _)| *root), Some(child));
    assert!(sheet.nodes.contains_key(&child) && !sheet.nodes.contains_key(&NodeId::ROOT));
}

#[test]
fn nodes_to_fill_in_are_drawn_in_trees_grown_by_the_search() {
    for id in ["x-othello4", "q-01-searched", "o-01-captures", "x-parity"] {
        let session = filling(opened(id));
        let open = session.open().expect("open");
        assert_eq!(open.tree().growth(), Growth::Searched, "{id}");
        let nodes = &view(&session).nodes;
        assert!(nodes.len() > 5, "{id}: {}", nodes.len());
        let (outline, _) = session.run().outline();
        for node in nodes.keys() {
            assert!(outline.slot(*node).is_some(), "{id}: {node:?} is not drawn");
        }
    }
}

#[test]
fn an_identical_rerun_keeps_history_grading_and_the_seen_model() {
    let first = opened("m-01-tree-A");
    let again = || first.with_trace((**first.replay().trace()).clone());
    let mut session = filling(again());
    let node = named(&session, "オ");
    write(&mut session, node, FillInField::Value, "90");
    send(&mut session, FillInCommand::Check);
    session.show(again());
    assert_eq!(view(&session).stage, FillInStage::Graded);
    assert_eq!(view(&session).nodes[&node].mark, Some(SheetMark::Wrong));
    session.apply(Command::Undo);
    assert_eq!(view(&session).nodes[&node].text, "");
    send(&mut session, FillInCommand::ShowModel(0));
    session.show(again());
    assert!(view(&session).has_seen_model);
    // Whatever is written afterwards.
    write(&mut session, node, FillInField::Value, "100");
    session.show(again());
    assert!(view(&session).has_seen_model);
}

#[test]
fn a_check_reveals_neither_the_cuts_nor_the_notes() {
    let mut session = filling(opened("m-01-tree-A"));
    send(&mut session, FillInCommand::Check);
    let sheet = view(&session);
    assert_eq!((sheet.blanks, sheet.verdicts.len()), (10, 0));
    assert!(sheet.nodes.values().all(|at| at.mark.is_none() && at.words.is_empty()));
    // The number of nodes to fill in does not include cuts.
    let left = sheet.left_words(Language::Ja);
    assert_eq!(left.as_deref(), Some("まだ何も書いていない節が10か所"));
    assert!(session.covers_notes());
    // A value without its window: the window is missing, and reported as such.
    let node = named(&session, "カ");
    write(&mut session, node, FillInField::Value, "≧300");
    send(&mut session, FillInCommand::Check);
    let rows = &view(&session).verdicts;
    assert!(rows.iter().any(|row| row.node == node && row.word == "空欄"));
    // Marking one of them leaves one to find.
    let cut = named(&session, "ク");
    session.apply(Command::Run(RunCommand::Select(Some(cut))));
    send(&mut session, FillInCommand::ToggleCut);
    send(&mut session, FillInCommand::Check);
    assert_eq!(view(&session).nodes[&cut].mark, Some(SheetMark::Right));
    assert!(session.covers_notes());
    send(&mut session, FillInCommand::ShowModel(0));
    assert!(!session.covers_notes());
}

#[test]
fn an_invalid_number_is_refused_and_the_old_value_stays() {
    for bad in ["3x0e", "--5", "999999999999"] {
        let mut session = filling(opened("m-01-tree-A"));
        let node = view(&session).cursor.0;
        write(&mut session, node, FillInField::Value, "100");
        send(&mut session, FillInCommand::Accept);
        session.apply(Command::Run(RunCommand::Select(Some(node))));
        for text in [&bad[..1], bad] {
            write(&mut session, node, FillInField::Value, text);
        }
        send(&mut session, FillInCommand::Accept);
        let sheet = view(&session);
        assert_eq!((sheet.cursor.0, sheet.is_refused), (node, true), "{bad}");
        assert_eq!(sheet.fields[0].1, bad);
        assert!(sheet.nodes[&node].text.ends_with('?'), "the tree says that it is none");
        send(&mut session, FillInCommand::Check);
        assert!(view(&session).score.is_none(), "it is mended first");
        // Moving on restores the previous entry.
        send(&mut session, FillInCommand::Move(FillInMove::Up));
        assert_eq!(view(&session).nodes[&node].text, "+100", "{bad}");
        assert!(!view(&session).is_refused);
        // An empty entry is not a value.
        session.apply(Command::Run(RunCommand::Select(Some(node))));
        write(&mut session, node, FillInField::Value, "");
        send(&mut session, FillInCommand::Accept);
        assert_eq!(view(&session).nodes[&node].text, "");
        assert_ne!(view(&session).cursor.0, node);
    }
}

#[test]
fn proof_numbers_are_entered_one_by_one_and_graded_where_visited() {
    let mut session = filling(opened("x-pns"));
    let node = view(&session).cursor.0;
    send(&mut session, FillInCommand::Type('3'));
    assert_eq!(view(&session).nodes[&node].text, "3 _");
    let fields: Vec<_> = view(&session).fields.iter().map(|(_, text)| text.clone()).collect();
    assert_eq!(fields, ["3", ""], "what was not typed is not 0");
    let open = session.open().expect("open");
    let tree = open.tree().clone();
    let is_inner = |id: &NodeId| tree.node(*id).kind == Kind::Inner;
    let mut asked_about = view(&session).nodes.keys().copied().filter(is_inner);
    let never = asked_about.find(|&id| open.end().node(id).phase() == Phase::Unvisited);
    let never = never.expect("a node that is never reached");
    // That the search never reaches this node is not revealed: it can be written, and is wrong at the
    // moment that is asked.
    session.apply(Command::Run(RunCommand::Select(Some(never))));
    assert!(view(&session).is_blank && view(&session).fields.len() == 2);
    send(&mut session, FillInCommand::Type('7'));
    assert!(view(&session).nodes[&never].text.contains('7'));
    send(&mut session, FillInCommand::Check);
    assert_eq!(view(&session).nodes[&never].mark, Some(SheetMark::Wrong));
    let inner = view(&session).nodes.keys().filter(|&id| is_inner(id));
    assert_eq!(view(&session).filled.1, inner.count());
}

#[test]
fn every_node_below_a_part_shows_its_value() {
    let (mut parts, mut numbers) = (0, 0);
    for lesson in lessons() {
        let first = opened(lesson.id);
        let proves = first.algorithm().proves();
        if first.tree().growth() != Growth::Every && !proves {
            continue;
        }
        let session = filling(first);
        let Some((_, _)) = view(&session).part.as_ref() else {
            continue;
        };
        parts += 1;
        let open = session.open().expect("open");
        for (id, at) in &view(&session).nodes {
            let kind = open.tree().node(*id).kind;
            if at.is_blank || kind == Kind::Stub && !proves {
                continue;
            }
            // Branches that the run has cut have a value, too: a blank would reveal them.
            assert!(!at.text.is_empty(), "{} {id:?}", lesson.id);
            numbers += usize::from(proves && at.text.contains(' '));
        }
    }
    assert!(parts > rounds(10) && numbers > 0, "{parts} {numbers}");
}

#[test]
fn a_chosen_part_is_drawn_with_the_path_to_it() {
    for id in ["x-othello4-win", "x-tictactoe", "m-01-tree-A"] {
        let mut session = filling(opened(id));
        let tree = session.open().expect("open").tree().clone();
        let is_inner = |node: &NodeId| tree.node(*node).kind == Kind::Inner;
        let below = tree.children(NodeId::ROOT).find(is_inner).expect("a node");
        let below = tree.children(below).find(is_inner).unwrap_or(below);
        send(&mut session, FillInCommand::Part(below));
        let (outline, _) = session.run().outline();
        for node in view(&session).nodes.keys() {
            assert!(outline.slot(*node).is_some(), "{id}: {node:?} is not drawn");
        }
        // The path is above it, and nothing beside it.
        let slots = outline.flat(&tree).len();
        let way = tree.path(below).len() - 1;
        assert_eq!(slots, view(&session).nodes.len() + way, "{id}");
    }
}

#[test]
fn marks_are_set_only_where_the_sheet_offers_them() {
    let mut session = filling(opened("m-01-tree-A"));
    let names = ["オ", "イ", "カ"].map(|name| named(&session, name));
    let root = NodeId::ROOT;
    let mut choose_and_cut = |node: NodeId| {
        session.apply(Command::Run(RunCommand::Select(Some(node))));
        send(&mut session, FillInCommand::Choose);
        send(&mut session, FillInCommand::CutRest);
        let sheet = view(&session);
        let at = &sheet.nodes[&node];
        assert_eq!((at.is_chosen, at.is_marked), (sheet.is_choosable, sheet.is_cuttable));
        (at.is_chosen, at.is_marked)
    };
    assert_eq!(choose_and_cut(root), (false, false));
    assert_eq!(choose_and_cut(names[0]), (false, true));
    assert_eq!(choose_and_cut(names[1]), (true, true));
    // Minimax reads everything.
    session.apply(Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    session.apply(Command::Run(RunCommand::Select(Some(names[2]))));
    send(&mut session, FillInCommand::ToggleCut);
    assert!(!view(&session).nodes[&names[2]].is_marked);
}

#[test]
fn comparing_is_refused_until_the_model_is_shown() {
    let mut session = filling(opened("q-01"));
    let compare = || Command::Compare(CompareCommand::Start);
    assert!(session.apply(compare()).is_empty());
    assert!(session.message().is_some());
    assert!(session.view().compared.is_none());
    send(&mut session, FillInCommand::ShowModel(0));
    session.apply(Command::Dismiss);
    assert!(session.message().is_none());
    session.apply(compare());
    assert!(session.message().is_none(), "with the model it is");
}

#[test]
fn verdicts_keep_their_steps_after_other_modes() {
    let rows = |session: &mut Session| {
        for (node, text) in [("オ", "90"), ("カ", "7"), ("ア", "120")] {
            let node = named(session, node);
            write(session, node, FillInField::Value, text);
        }
        send(session, FillInCommand::Check);
        let rows = &view(session).verdicts;
        rows.iter().map(|row| (row.node, row.step)).collect::<Vec<_>>()
    };
    let expected = rows(&mut filling(opened("m-01-tree-A")));
    assert!(expected.iter().all(|(_, step)| *step > 0), "{expected:?}");
    // Predict hides the future.
    let mut session = Session::new();
    session.show(opened("m-01-tree-A"));
    for mode in [StudyMode::Predict, StudyMode::FillIn] {
        session.apply(Command::Study(StudyCommand::SetMode(mode)));
    }
    assert_eq!(rows(&mut session), expected);
    // So does the sheet, while another part of the tree is chosen.
    let mut session = filling(opened("m-01-tree-A"));
    send(&mut session, FillInCommand::Part(NodeId::ROOT));
    assert_eq!(rows(&mut session), expected);
}

#[test]
fn study_modes_show_the_tree_instead_of_the_inside_view() {
    for mode in [StudyMode::FillIn, StudyMode::Predict] {
        let set = || Command::Study(StudyCommand::SetMode(mode));
        let mut before = Session::new();
        before.apply(set());
        before.show(opened("k-04-first-move"));
        let mut after = Session::new();
        after.show(opened("k-04-first-move"));
        assert!(after.page() == Page::Lesson(Centre::Inside), "it begins there");
        after.apply(set());
        assert!(
            before.page() != Page::Lesson(Centre::Inside)
                && after.page() != Page::Lesson(Centre::Inside)
        );
    }
}

/// Writes visits and means of an iteration as they are, checks them, and returns the shares and looks of
/// first takes.
fn right_iteration(id: &'static str, session: &mut Session) -> Vec<(u16, u32)> {
    let number = view(session).iteration.clone().expect("an iteration").number;
    let end = opened(id).at_step(usize::MAX);
    let key = SheetKey::of_iteration(&end.projection(Language::En), number, Toward::Later);
    for (node, both) in &Sheet::model(end.tree(), &key).numbers {
        let both = both.both().expect("both");
        write(session, *node, FillInField::First, &both.first.0.to_string());
        write(session, *node, FillInField::Second, &format!("{}/1000", both.second.0));
    }
    send(session, FillInCommand::Check);
    let marks = session.remembered().state.marks;
    let firsts = marks.values().flatten().filter_map(|mark| mark.first);
    firsts.map(|first| (first.mark.share, first.looks)).collect()
}

/// What a later iteration is given is what an earlier one asks for, however one comes back to it; and who
/// has done nothing of the kind has not looked.
#[test]
fn the_sheet_of_a_later_iteration_tells_the_earlier_one() {
    for id in ["x-uct", "x-puct", "x-bandit", "x-uct-trap", "x-flat"] {
        assert_eq!(right_iteration(id, &mut filling(opened(id))), [(1_000, 0)], "{id}");
        for detour in ["none", "another lesson", "the next start"] {
            let mut session = filling(opened(id));
            let first = view(&session).iteration.clone().expect("an iteration").number;
            send(&mut session, FillInCommand::Iteration(first + 1));
            match detour {
                "none" => {}
                "another lesson" => {
                    session.show(opened("m-01-tree-A"));
                    session.show(opened(id));
                }
                _ => {
                    let text = ron::to_string(&session.remembered().state).expect("a state");
                    let state = ron::from_str(&text).expect("the same");
                    session = Session::new();
                    session.recall(Remembered { state, work: Vec::new(), report: None }, "2-");
                    session.show(opened(id));
                    session.apply(Command::Study(StudyCommand::SetMode(StudyMode::FillIn)));
                }
            }
            send(&mut session, FillInCommand::Iteration(first));
            assert!(view(&session).has_seen_model, "{id}, {detour}");
            assert_eq!(right_iteration(id, &mut session), [], "{id}, {detour}");
        }
    }
}
