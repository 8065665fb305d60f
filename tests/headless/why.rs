//! Why not this move: the answer agrees with the trace, with minimax, and with itself.

use yomisuji::claim::StepClaim;
use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, signed};
use yomisuji::scenario::{Lesson, SubjectSetup, load, shipped};
use yomisuji::score::{Bound, BoundedScore, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Job, Opened, Source, WhyEffect, WhyNot, WhyPlace, WhyReading, prepare, rerun, run_beside,
};
use yomisuji::subject::Playable;
use yomisuji::trace::{Phase, Seen};
use yomisuji::tree::{Kind, NodeId};

use crate::random::{Dice, branch, value};
use crate::{run, send, settle};

/// Every legal move at a node, asked about.
fn all_at(open: &Opened, node: NodeId) -> Vec<WhyNot> {
    let playable = open.loaded().subject.playable(open.tree(), node);
    playable.into_iter().map(|played: Playable| open.why(node, played)).collect()
}

fn read(open: &Opened, why: &WhyNot) -> Option<(Opened, WhyReading)> {
    let request = open.why_request(why).ok()?;
    let read = run_beside(request, &Job::default()).ok()?.into_opened();
    let reading = open.why_read(why, &read);
    Some((read, reading))
}

fn is_true(bounded: BoundedScore, truth: i32) -> bool {
    match bounded.bound {
        Bound::Exact => truth == bounded.value.0,
        Bound::AtLeast => truth >= bounded.value.0,
        Bound::AtMost => truth <= bounded.value.0,
    }
}

/// The branch at a path of child numbers.
fn at<'b>(branch: &'b mut Branch, path: &[u32]) -> &'b mut Branch {
    path.iter().fold(branch, |branch, &number| match branch {
        Branch::Node(_, children) => &mut children[number as usize],
        Branch::Leaf(..) => panic!("the tree has it"),
    })
}

/// A hand-written tree as an open lesson.
fn diagram(tree: &Branch, root: Player) -> Lesson {
    let mut lesson = load("m-01-tree-A", shipped()[0].text).expect("it ships").lesson;
    lesson.subject = SubjectSetup::Diagram { root, tree: tree.clone(), english: Vec::new() };
    lesson.algorithms = Algorithm::all()
        .filter(|it| lesson.subject.allows(*it).is_ok())
        .map(|it| it.id().to_owned())
        .collect();
    lesson.stops.clear();
    lesson.promises.clear();
    lesson.questions.clear();
    lesson.twins.clear();
    lesson.table = None;
    lesson.compare = None;
    lesson.inside = None;
    lesson.candidates = false;
    lesson
}

fn opened(lesson: Lesson) -> Opened {
    let source = Source::Made { name: lesson.id.clone(), lesson: std::sync::Arc::new(lesson) };
    prepare(source, &[], &Job::default()).expect("it can be read")
}

/// The place agrees with the state that the trace leaves the node in.
fn check_place(open: &Opened, why: &WhyNot) {
    let end = open.end();
    let Some(child) = why.child else {
        assert!(matches!(why.place, WhyPlace::Cut | WhyPlace::NotRead(_)));
        return;
    };
    match why.place {
        WhyPlace::Best => assert_eq!(end.node(why.node).best(), Some(child)),
        WhyPlace::Read => assert_ne!(end.node(child).phase(), Phase::Unvisited),
        WhyPlace::Cut => {
            assert_eq!(end.seen(child), Seen::Pruned);
            let is_guess = end.skipped_by_guess(child).is_some();
            assert!(is_guess || end.made_cut(child, open.timeline()).is_some());
        }
        WhyPlace::NotRead(_) => assert_eq!(end.seen(child), Seen::Unvisited),
    }
}

/// The sentences have the numbers of the data, in both languages.
fn check_words(open: &Opened, why: &WhyNot) {
    for language in Language::ALL {
        let view = open.why_view(why, language);
        let said = view.sentences.join(" ");
        assert!(said.contains(&view.moved), "{said}");
        assert_eq!(view.line.len(), why.line.len());
        assert!(!view.word.is_empty());
        if let Some(value) = why.value.filter(|value| !value.value.is_mate()) {
            assert!(said.contains(&signed(value.value).to_string()), "{said}");
            assert!(view.value.ends_with(&signed(value.value).to_string()));
        }
        if let (Some(short), WhyPlace::Read) = (why.short_by, why.place) {
            if short.by > 0 {
                let falls = &view.sentences[1];
                let least = language.pick("以上悪い", "at least");
                assert!(falls.contains(&short.by.to_string()), "{falls}");
                assert_eq!(falls.contains(least), !short.is_exact, "{falls}");
            }
            let (_, best) = why.best.expect("it falls short of something");
            assert!(said.contains(&signed(best.value).to_string()), "{said}");
        }
    }
}

#[test]
fn answers_on_random_trees_agree_with_minimax() {
    let mut counts = [0_u32; 6];
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let tree = branch(&mut dice, 4, 3);
        if matches!(tree, Branch::Leaf(..)) {
            continue;
        }
        let root = if dice.below(2) == 0 { Player::Max } else { Player::Min };
        let first = opened(diagram(&tree, root));
        for algorithm in first.loaded().algorithms.clone() {
            if algorithm.proves() || algorithm.chooser(root, root.other()) == root {
                continue;
            }
            let open = rerun(first.rerun_request(algorithm), &Job::default()).expect("it runs");
            for node in open.tree().ids().filter(|&id| open.tree().node(id).kind == Kind::Inner) {
                for why in all_at(&open, node) {
                    check_place(&open, &why);
                    check_words(&open, &why);
                    check_values(&open, &why, (&tree, root), &mut counts, &mut dice);
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// The values, what it falls short by, the claims of a cut, and the reading, by brute force.
fn check_values(
    open: &Opened,
    why: &WhyNot,
    (tree, root): (&Branch, Player),
    counts: &mut [u32; 6],
    dice: &mut Dice,
) {
    let child = why.child.expect("a diagram has every move");
    let true_value = |id: NodeId| {
        let path = open.tree().child_numbers(id);
        value(at(&mut tree.clone(), &path), open.tree().node(id).player)
    };
    let own = true_value(child);
    if let Some(value) = why.value {
        assert!(is_true(value, own), "{value:?} {own}");
        counts[0] += 1;
    }
    if let Some(short) = why.short_by {
        let (best, _) = why.best.expect("a best move");
        let gap = (true_value(best) - own) * why.chooser.sign();
        assert!(if short.is_exact { gap == short.by } else { gap >= short.by });
        counts[1 + usize::from(short.is_exact)] += 1;
    }
    let path = open.tree().child_numbers(child);
    let with = |number: i32| {
        let mut changed = tree.clone();
        *at(&mut changed, &path) = Branch::Leaf(String::new(), number);
        value(&changed, root)
    };
    if why.place == WhyPlace::Cut {
        let keeps = why.claims.iter().any(|claim| matches!(claim, StepClaim::Cut { .. }));
        for number in [-1_000, own, 1_000] {
            assert!(!keeps || with(number) == value(tree, root));
        }
        counts[3] += u32::from(keeps);
    }
    // What the root would be worth lies in the range that the run leaves.
    let number = dice.below(300) as i32 - 150;
    let (low, high) = open.root_if(why.node, Some(child), BoundedScore::exact(Score(number)));
    assert!((low.0..=high.0).contains(&with(number)));
    if dice.below(4) == 0 {
        let (_, reading) = read(open, why).expect("a branch can be read by itself");
        assert_eq!(reading.value, Some(BoundedScore::exact(Score(own))), "{}", open.algorithm());
        let effect = reading.effect.expect("values are compared");
        assert!(!matches!(effect, WhyEffect::Becomes(..)), "the true values change nothing");
        counts[4] += u32::from(effect == WhyEffect::Stays);
        counts[5] += 1;
    }
}

/// The shipped lessons with a finished tree and runs that are read in a moment.
fn lessons() -> impl Iterator<Item = Opened> {
    shipped().iter().filter_map(|lesson| {
        let open = prepare(Source::Shipped(lesson.id), &[], &Job::default()).ok()?;
        (open.tree().is_finished() && open.last_step() < 12_000).then_some(open)
    })
}

#[test]
fn every_legal_move_of_every_lesson_has_an_answer() {
    let mut places = [0; 4];
    for open in lessons() {
        let mut dice = Dice::new(open.last_step() as u64);
        let inner: Vec<_> =
            open.tree().ids().filter(|&id| open.tree().node(id).kind == Kind::Inner).collect();
        let random = (0..3).map(|_| inner[dice.below(inner.len() as u64) as usize]);
        for node in [NodeId::ROOT].into_iter().chain(random) {
            for why in all_at(&open, node) {
                check_place(&open, &why);
                check_words(&open, &why);
                places[match why.place {
                    WhyPlace::Best => 0,
                    WhyPlace::Read => 1,
                    WhyPlace::Cut => 2,
                    WhyPlace::NotRead(_) => 3,
                }] += 1;
                // It is found by its id, and by its name in both languages.
                for language in Language::ALL {
                    let name = open.move_name(node, &why.asked, language);
                    for text in [&why.asked.id, &name] {
                        let found = open.playable_named(node, text).expect("it is legal");
                        let named = open.move_name(node, &found, language);
                        assert!(found == why.asked || named == name, "{text}");
                    }
                }
            }
        }
    }
    assert!(places.iter().all(|&count| count > 100), "{places:?}");
}

#[test]
fn a_move_read_by_itself_is_worth_what_it_is_worth_in_the_tree() {
    let (mut compared, mut refused) = (0, Vec::new());
    for open in lessons().filter(|open| !open.algorithm().proves() && open.last_step() < 4_000) {
        let mut dice = Dice::new(open.last_step() as u64);
        let nodes: Vec<_> = open
            .tree()
            .ids()
            .filter(|&id| {
                open.end().node(id).phase() == Phase::Done && open.tree().children(id).len() > 0
            })
            .collect();
        for _ in 0..2 {
            let node = nodes[dice.below(nodes.len() as u64) as usize];
            for why in all_at(&open, node).into_iter().take(12) {
                let Some(value) = why.value.filter(|value| value.bound == Bound::Exact) else {
                    continue;
                };
                let Some((_, reading)) = read(&open, &why) else {
                    refused.push(open.loaded().lesson.id.clone());
                    continue;
                };
                let id = &open.loaded().lesson.id;
                if open.loaded().subject.is_about_mate() {
                    // It is counted from another horizon.
                    let is_mate = reading.value.is_some_and(|value| value.value.is_mate());
                    assert_eq!(is_mate, value.value.is_mate(), "{id} {}", why.asked.id);
                } else {
                    assert_eq!(reading.value, Some(value), "{id} {}", why.asked.id);
                }
                compared += 1;
            }
        }
    }
    // Only what cannot begin in the middle: moves by levels, mates by the other side, wishes.
    refused.dedup();
    assert!(compared > 100 && refused.len() < 10, "{compared} {refused:?}");
}

/// The answer of the command line to a question.
fn answer(arguments: &[&str]) -> serde_json::Value {
    let all = [&["why"], arguments, &["--json"]].concat();
    let (exit, output) = run(&all, "");
    assert!(exit.is_ok(), "{exit:?}");
    serde_json::from_str(&output).expect("one object")
}

#[test]
fn the_command_line_answers_as_data_and_in_both_languages() {
    // A leaf that is cut: it is read by itself, and the root stays.
    let open = prepare(Source::Shipped("m-01-tree-A"), &[], &Job::default()).expect("it ships");
    let node = yomisuji::scenario::node_named("セ", open.tree(), &*open.loaded().subject);
    let above = open.tree().parent(node.expect("a leaf")).expect("a node above");
    let above = open.loaded().subject.id(open.tree(), above);
    let cut = answer(&["m-01-tree-A", "--move", "セ", "--at", &above]);
    assert_eq!((&cut["place"], &cut["value"]), (&"cut".into(), &250.into()));
    assert_eq!((&cut["relation"], &cut["reading"]["effect"]), (&"exact".into(), &"stays".into()));
    assert!(cut["claims"].as_array().expect("claims").iter().any(|it| it["kind"] == "cut"));
    let best =
        open.loaded().subject.id(open.tree(), open.end().node(NodeId::ROOT).best().expect("one"));
    let choice = answer(&["m-01-tree-A", "--move", &best]);
    assert_eq!((&choice["place"], &choice["node"]), (&"best".into(), &"ア".into()));
    assert!(choice["short_by"].is_null() && choice["reading"].is_null());
    assert_eq!(choice["line"].as_array().expect("a line")[0], best.as_str());
    for (lang, said) in [("ja", "枝刈りで飛ばした"), ("en", "a cut skipped it")] {
        let asked = ["why", "m-01-tree-A", "--move", "セ", "--at", &above, "--lang", lang];
        let (exit, output) = run(&asked, "");
        assert!(exit.is_ok() && output.contains(said), "{output}");
    }
    // In English a node has the name that the window shows, and so has each move of the line.
    let asked = ["why", "m-01-tree-A", "--move", "N", "--at", "B/F", "--lang", "en"];
    assert!(run(&asked, "").1.contains("a cut skipped it"));
    let asked = ["why", "m-01-tree-A", "--move", "C", "--lang", "en"];
    assert!(run(&asked, "").1.ends_with("C → G → O\n"));
    // A move that is not generated, in every way of writing it.
    let read = |mv: &str| answer(&["q-01-searched", "--move", mv]);
    let usi = open_root_move("q-01-searched");
    let by_usi = read(&usi.0);
    for name in [&usi.1, &usi.2] {
        assert_eq!(read(name)["move"], by_usi["move"]);
    }
}

/// The first legal move of a lesson by its id, and as both languages write it.
fn open_root_move(lesson: &'static str) -> (String, String, String) {
    let open = prepare(Source::Shipped(lesson), &[], &Job::default()).expect("it ships");
    let first = all_at(&open, NodeId::ROOT).swap_remove(0).asked;
    let [ja, en] = [Language::Ja, Language::En].map(|it| open.move_name(NodeId::ROOT, &first, it));
    (first.id, ja, en)
}

#[test]
fn what_is_no_move_is_refused_in_one_sentence_with_the_rule() {
    for (arguments, said) in [
        (["no-such-lesson", "--move", "7g7f", "--at", "root"], "no-such-lesson"),
        (["q-01-searched", "--move", "5i5a", "--at", "root"], "5i5a"),
        (["q-01-searched", "--move", "hello", "--at", "root"], "hello"),
        (["m-01-tree-A", "--move", "ン", "--at", "root"], "is no move here"),
        (["m-01-tree-A", "--move", "イ", "--at", "ン"], "ン"),
        (["x-tictactoe", "--move", "z9", "--at", "root"], "z9"),
        (["x-othello4", "--move", "a1", "--at", "root"], "a1"),
    ] {
        let all = [&["why"], &arguments[..]].concat();
        let (exit, output) = run(&all, "");
        let refusal = exit.expect_err("it is refused").0;
        assert!(refusal.contains(said) && !refusal.contains('\n'), "{refusal}");
        assert!(output.is_empty());
    }
}

#[test]
fn the_answer_is_not_given_where_it_would_tell() {
    use yomisuji::session::{Command, RunCommand, Session, StudyCommand, StudyMode, WhyCommand};
    let mut session = Session::new();
    let open = prepare(Source::Shipped("m-01-tree-A"), &[], &Job::default()).expect("it ships");
    let best = open.end().node(NodeId::ROOT).best().expect("a best move");
    let effects = session.show(open);
    settle(&mut session, effects);
    let ask = Command::Why(WhyCommand::Node(best));
    send(&mut session, ask.clone());
    // It speaks of the end, wherever the run stands, and the node where it was asked is shown.
    assert!(session.view().why.is_some() && session.view().focus == Some(NodeId::ROOT));
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    assert!(session.view().why.is_none() && !session.can_ask_why());
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    for (mode, answers) in [
        (StudyMode::Predict, false),
        (StudyMode::FillIn, false),
        (StudyMode::WhatIf, true),
        (StudyMode::Watch, true),
    ] {
        send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
        send(&mut session, ask.clone());
        assert_eq!(session.view().why.is_some(), answers, "{mode:?}");
    }
    send(&mut session, Command::Dismiss);
    assert!(session.view().why.is_none());
    // Another run gives another answer.
    send(&mut session, ask);
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    assert!(session.view().why.is_none());
}
