//! Why not this move: the answer agrees with the trace, with minimax, and with itself.

use crate::cover::rounds;
use yomisuji::claim::StepClaim;
use yomisuji::compare::Reason;
use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, signed};
use yomisuji::scenario::{Lesson, SubjectSetup, load, shipped};
use yomisuji::score::{Bound, BoundedScore, Outcome, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Job, Opened, Source, WhyEffect, WhyNot, WhyPlace, WhyProof, WhyReading, prepare, rerun,
    run_beside,
};
use yomisuji::subject::Playable;
use yomisuji::trace::{CutBy, EventKind, Phase, Round};
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
        _ => panic!("the tree has it"),
    })
}

/// A hand-written tree as an open lesson.
fn diagram(tree: &Branch, root: Player) -> Lesson {
    let mut lesson = load("m-01-tree-A", shipped()[0].text()).expect("it ships").lesson;
    lesson.subject = SubjectSetup::by_hand(root, tree.clone(), Vec::new());
    lesson.algorithms = Algorithm::all()
        .filter(|it| lesson.subject.allows(*it).is_ok() && it.samples().is_none())
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
        assert!(!why.place.is_read());
        return;
    };
    match why.place {
        WhyPlace::Best => assert_eq!(end.best(why.node), Some(child)),
        WhyPlace::Read => assert_ne!(end.node(child).phase(), Phase::Unvisited),
        // An earlier iteration may have read it.
        WhyPlace::Cut if end.node(child).phase() != Phase::Unvisited => {
            assert!(end.iteration() > 0 && end.node(why.node).is_cut());
            assert!(end.node(child).entered() < end.node(why.node).entered());
        }
        WhyPlace::Cut | WhyPlace::NotRead => check_reason(open, why, child),
    }
    assert_eq!(why.reason.is_none(), why.place.is_read());
}

/// Why a move was not read, from the events alone: what the last visit of the nearest node above
/// did that was visited at all.
fn check_reason(open: &Opened, why: &WhyNot, child: NodeId) {
    let (end, tree) = (open.end(), open.tree());
    let way = std::iter::successors(Some(child), |&at| tree.parent(at)).skip(1);
    let at = way.into_iter().find(|&at| end.node(at).phase() != Phase::Unvisited);
    let at = at.expect("the root was visited");
    let records = end.trace().records();
    let last = |kind| records.iter().rposition(|it| it.kind == kind && it.node == at);
    let entered = last(EventKind::Enter);
    if open.algorithm().samples().is_some() {
        assert_eq!(end.sample(child).map_or(0, |sample| sample.visits), 0);
        return;
    }
    let entered = entered.expect("it was visited");
    let cut = last(EventKind::Cut);
    let reason = why.reason.expect("it was not read");
    let name = &open.loaded().lesson.id;
    let ends_by =
        |kind| records.get(entered + 1).is_some_and(|it| it.kind == kind && it.node == at);
    match reason {
        Reason::Cut | Reason::CutAbove => {
            assert!(cut > Some(entered), "{name}");
            assert_eq!(reason == Reason::Cut, at == why.node);
        }
        Reason::CutEarlier(round) => {
            let cut = cut.expect("a cut");
            let mut begun =
                records[..cut].iter().rev().filter_map(yomisuji::trace::TraceRecord::begins);
            assert_eq!(begun.next(), Some(round));
            assert!(cut < entered && ends_by(EventKind::Recall), "{name}");
        }
        Reason::Guessed(_) => {
            let guess = |cut: usize| matches!(records[cut].cut_by(), CutBy::Pass | CutBy::Margin);
            let skips = records[entered..].iter().any(|it| it.kind == EventKind::Skip);
            assert!(skips || cut.is_some_and(guess), "{name}");
        }
        Reason::Recalled | Reason::RecalledAbove => {
            assert!(ends_by(EventKind::Recall), "{name}");
            assert_eq!(reason == Reason::Recalled, at == why.node);
        }
        Reason::Repeated => assert!(ends_by(EventKind::Repeat), "{name}"),
        Reason::Depth => assert!(ends_by(EventKind::Leaf), "{name}"),
        Reason::Settled => assert!(open.algorithm().columns().is_some(), "{name}"),
        Reason::NotGenerated(_)
        | Reason::Quiet { .. }
        | Reason::OtherSquare
        | Reason::NotACheck => {
            panic!("{name}: the tree has the move: {reason:?}")
        }
        // Nothing was stopped: these runs are finished.
        Reason::Unfinished => panic!("{name} {}: {}", open.algorithm(), why.asked.id),
    }
}

/// The sentences have the numbers of the data, in both languages.
fn check_words(open: &Opened, why: &WhyNot) {
    let outcome = |value| open.tree().outcome(value);
    for language in Language::ALL {
        let number = |node: Option<NodeId>, of: BoundedScore| match outcome(of.value) {
            Outcome::One(one) => match one.whole() {
                Some(whole) => signed(Score(whole)).to_string(),
                None => one.shown(),
            },
            paid @ Outcome::Each(_) if of.bound == Bound::Exact => paid.shown(),
            // One payoff is known from below, so the others are from above, since the sum is.
            Outcome::Each(paid) => {
                let own = open.tree().seat(node.expect("a node with this value")) as usize;
                let [least, most] = [language.pick("≧", "≥"), language.pick("≦", "≤")];
                let others = (0..paid.len()).filter(|at| *at != own).map(|at| paid[at]);
                let rest = others.reduce(|sum, one| sum.plus(one).expect("small")).expect("two");
                let one = |at| if at == own { (least, paid[own]) } else { (most, rest) };
                let told =
                    (0..paid.len()).map(one).map(|(sign, is)| format!("{sign}{}", is.shown()));
                format!("({})", told.collect::<Vec<_>>().join(", "))
            }
        };
        let view = open.why_view(why, language);
        let said = view.sentences.join(" ");
        assert!(said.contains(&view.moved), "{said}");
        assert_eq!(view.line.len(), why.line.len());
        assert!(!view.word.is_empty());
        let told = why.value.filter(|value| !value.value.is_mate() && why.proof.is_none());
        if let Some(value) = told {
            let value = number(why.child, value);
            assert!(said.contains(&value), "{value}: {said}");
            assert!(view.value.ends_with(&value));
        }
        if let (Some(short), WhyPlace::Read) = (why.short_by, why.place) {
            if short.by > 0 {
                let falls = &view.sentences[1];
                let least = language.pick("以上悪い", "at least");
                assert!(falls.contains(&open.tree().exact(Score(short.by)).shown()), "{falls}");
                assert_eq!(falls.contains(least), !short.is_exact, "{falls}");
            }
            let (best, value) = why.best.expect("it falls short of something");
            assert!(said.contains(&number(Some(best), value)), "{said}");
        }
    }
}

#[test]
fn answers_on_random_trees_agree_with_minimax() {
    let mut counts = [0_u32; 10];
    for seed in 0..240 {
        let mut dice = Dice::new(seed);
        let tree = branch(&mut dice, 2 + seed % 4, 3);
        if matches!(tree, Branch::Leaf(..)) {
            continue;
        }
        let root = if dice.below(2) == 0 { Player::Max } else { Player::Min };
        let first = opened(diagram(&tree, root));
        for algorithm in first.loaded().algorithms.clone() {
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
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

/// The values, what it falls short by, the claims of a cut, and the reading, by brute force.
fn check_values(
    open: &Opened,
    why: &WhyNot,
    (tree, root): (&Branch, Player),
    counts: &mut [u32; 10],
    dice: &mut Dice,
) {
    let child = why.child.expect("a diagram has every move");
    let algorithm = open.algorithm();
    let wishes = algorithm.chooser(root, root.other()) == root;
    let worth = |branch: &Branch, player| {
        if wishes { wished(branch, root) } else { value(branch, player) }
    };
    let true_value = |id: NodeId| {
        let path = open.tree().child_numbers(id);
        worth(at(&mut tree.clone(), &path), open.tree().node(id).player)
    };
    let own = true_value(child);
    let wins = |value: i32| root.prefers(Score(value), Score(0));
    if let Some(proof) = why.proof {
        assert!(match proof {
            WhyProof::Proven => wins(own),
            WhyProof::Disproven => !wins(own),
            WhyProof::Open(numbers) => algorithm.proves() && numbers.is_some(),
        });
        counts[6 + usize::from(matches!(proof, WhyProof::Open(_)))] += 1;
        // The move that was enough: it is what the side that chooses there wants.
        if let Some((best, _)) = why.best {
            assert_eq!(wins(true_value(best)), why.chooser == root);
        }
    }
    assert_eq!(why.proof.is_some(), algorithm.asks_who_wins() && why.place.is_read());
    assert!(why.guess.is_none(), "no algorithm for these trees guesses");
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
        *at(&mut changed, &path) = Branch::worth(number);
        worth(&changed, root)
    };
    for claim in &why.claims {
        assert!(match *claim {
            StepClaim::Worth { node, bound, value } => {
                is_true(BoundedScore { value, bound }, true_value(node)) && !wishes
            }
            StepClaim::Wished { node, value } => wishes && value.0 == true_value(node),
            StepClaim::Proven { node, is_proven } => is_proven == wins(true_value(node)),
            _ => true,
        });
    }
    if why.place == WhyPlace::Cut {
        let keeps = why.claims.iter().any(|claim| matches!(claim, StepClaim::Cut { .. }));
        for number in [-1_000, own, 1_000] {
            assert!(!keeps || with(number) == worth(tree, root));
        }
        counts[3] += u32::from(keeps);
    }
    // What the root would be worth lies in the range that the run leaves.
    let number = dice.below(300) as i32 - 150;
    let (low, high) = open.root_if(why, BoundedScore::exact(Score(number)));
    assert!((low.0..=high.0).contains(&with(number)), "{algorithm}");
    if dice.below(if why.place.is_read() { 16 } else { 4 }) > 0 {
        return;
    }
    let Some((_, reading)) = read(open, why) else {
        assert!(wishes, "{algorithm}: a branch can be read by itself");
        return;
    };
    if algorithm.asks_who_wins() {
        let proof = if wins(own) { WhyProof::Proven } else { WhyProof::Disproven };
        assert_eq!((reading.value, reading.proof), (None, Some(proof)), "{algorithm}");
        counts[8] += 1;
    } else {
        assert_eq!(reading.value, Some(BoundedScore::exact(Score(own))), "{algorithm}");
        assert!(reading.proof.is_none());
    }
    // What was left unread cannot matter, and the reading is what says so.
    if !why.place.is_read() {
        assert_eq!(with(own), worth(tree, root));
        assert_eq!(reading.effect, Some(WhyEffect::Stays), "{algorithm} {:?}", why.reason);
        counts[4] += 1;
    } else if let Some(effect) = reading.effect {
        assert!(!matches!(effect, WhyEffect::Becomes(..)), "the true values change nothing");
        counts[5] += 1;
    }
    if matches!(why.reason, Some(Reason::CutEarlier(Round::Pass { .. }))) {
        counts[9] += 1;
    }
}

/// The value of a tree if one player chooses everywhere.
fn wished(branch: &Branch, player: Player) -> i32 {
    match branch {
        Branch::Leaf(_, value) => value.whole().expect("a whole number"),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => {
            let values = children.iter().map(|child| Score(wished(child, player)));
            values.reduce(|one, other| player.better(one, other)).expect("it has children").0
        }
    }
}

/// The shipped lessons with a finished tree and runs that are read in a moment.
fn lessons() -> impl Iterator<Item = Opened> {
    crate::cover::lessons().filter_map(|lesson| {
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
        let random = (0..rounds(3).max(1)).map(|_| inner[dice.below(inner.len() as u64) as usize]);
        for node in [NodeId::ROOT].into_iter().chain(random) {
            for why in all_at(&open, node) {
                check_place(&open, &why);
                check_words(&open, &why);
                places[match why.place {
                    WhyPlace::Best => 0,
                    WhyPlace::Read => 1,
                    WhyPlace::Cut => 2,
                    WhyPlace::NotRead => 3,
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
    assert!(places.iter().all(|&count| count > rounds(100)), "{places:?}");
}

#[test]
fn a_move_read_by_itself_is_worth_what_it_is_worth_in_the_tree() {
    let (mut compared, mut refused) = (0, Vec::new());
    let finds = |open: &Opened| !open.algorithm().proves() && open.algorithm().samples().is_none();
    for open in lessons().filter(|open| finds(open) && open.last_step() < 4_000) {
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
                if let Some(proof) = why.proof {
                    assert_eq!(reading.proof, Some(proof), "{id} {}", why.asked.id);
                } else if open.loaded().subject.is_about_mate() {
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
    assert!(compared > rounds(100) && refused.len() < 10, "{compared} {refused:?}");
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
    let open = crate::cover::opened(lesson);
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
        let all = [&["why"], &arguments[..], &["--lang", "en"]].concat();
        let (exit, output) = run(&all, "");
        let refusal = exit.expect_err("it is refused").0;
        assert!(refusal.contains(said) && !refusal.contains('\n'), "{refusal}");
        assert!(output.is_empty());
    }
    // In the language that was asked for, with its names.
    let asked = ["why", "m-01-tree-A", "--move", "セ", "--lang", "ja"];
    let refusal = run(&asked, "").0.expect_err("it is refused").0;
    assert!(refusal.ends_with("「セ」はここで指せる手ではない。あるのは イ ウ エ"), "{refusal}");
}

#[test]
fn the_answer_is_not_given_where_it_would_tell() {
    use yomisuji::session::{Command, RunCommand, Session, StudyCommand, StudyMode, WhyCommand};
    let mut session = Session::new();
    let open = prepare(Source::Shipped("m-01-tree-A"), &[], &Job::default()).expect("it ships");
    let best = open.end().node(NodeId::ROOT).best().expect("a best move");
    let effects = session.show(open);
    settle(&mut session, effects);
    let ask = || Command::Why(WhyCommand::Node(best));
    send(&mut session, ask());
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
        send(&mut session, ask());
        assert_eq!(session.view().why.is_some(), answers, "{mode:?}");
    }
    send(&mut session, Command::Dismiss);
    assert!(session.view().why.is_none());
    // Another run gives another answer.
    send(&mut session, ask());
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    assert!(session.view().why.is_none());
}

/// What the command line says, in English.
fn said(arguments: &[&str]) -> String {
    let (exit, output) = run(&[&["why"], arguments, &["--lang", "en"]].concat(), "");
    assert!(exit.is_ok(), "{exit:?}");
    output
}

#[test]
fn a_value_is_told_from_all_passes_together() {
    for (mv, value, relation, short) in
        [("D", 120, "exact", None), ("B", 100, "exact", Some(20)), ("C", 80, "at-most", Some(40))]
    {
        let why = answer(&["m-01-mtd", "--move", mv]);
        assert_eq!((&why["value"], &why["relation"]), (&value.into(), &relation.into()), "{mv}");
        assert_eq!(why["short_by"], serde_json::json!(short), "{mv}");
        assert_eq!(why["best"]["relation"], "exact");
    }
    assert!(said(&["m-01-mtd", "--move", "D"]).contains("it is worth +120.\n"));
    // What a later pass has not read, because a table knew enough, was not stopped.
    let skipped = said(&["m-01-mtd", "--move", "H", "--at", "C"]);
    assert!(skipped.contains("a cut in pass 2 skipped H") && skipped.contains("The answer stays"));
    // The line begins with the move, once.
    assert!(skipped.ends_with("\nH → Q\n"), "{skipped}");
}

#[test]
fn a_proof_is_answered_with_what_is_proven() {
    for (asked, proof, words) in [
        (&["--move", "B"][..], "disproven", "B is disproven: MAX cannot do better than 0 there."),
        (&["--move", "C"], "proven", "C is proven: MAX can do better than 0 there."),
        (&["--move", "A"], "open", "its proof number is 3, its disproof number 1."),
    ] {
        let asked = [&["x-pns"], asked].concat();
        assert_eq!(answer(&asked)["proof"], proof);
        assert!(said(&asked).contains(words), "{}", said(&asked));
    }
    assert!(said(&["x-pns", "--move", "B"]).contains("C was enough to settle the question here."));
    // What nobody has read was not stopped, and is read for the side that the lesson asks about.
    let asked = ["x-pns", "--algorithm", "df-pn", "--move", "a", "--at", "A1"];
    let unread = answer(&asked);
    assert_eq!(unread["reading"]["proof"], "proven");
    assert!(said(&asked).contains("MAX can do better than 0 there."), "{}", said(&asked));
    assert_ne!(unread["reason"], "unfinished");
    assert!(said(&["d-01-try", "--move", "b3c2"]).contains("One of its lines: "));
    // A mate is not a value of 0.
    let mate = said(&["y-06", "--move", "4b4a+"]);
    assert!(mate.contains("▲R-4a+ does not mate in 5 plies.") && !mate.contains("worth"), "{mate}");
    let escape = said(&["y-06", "--at", "4b4a+", "--move", "3a2b"]);
    assert!(escape.contains("△K-2b escapes: there is no mate in 4 plies."), "{escape}");
    assert!(said(&["y-06", "--at", "4b4a", "--move", "3a2b"]).contains("△K-2b does not escape."));
}

#[test]
fn a_guess_of_the_selective_engine_is_never_told_as_a_fact() {
    for (lesson, mv, guess) in [
        ("e-04-late", "7a6b", "reduced"),
        ("e-05-pass", "2e2d", "pass"),
        ("e-06-reply", "P*8g", "below"),
    ] {
        let why = answer(&[lesson, "--move", mv]);
        assert_eq!(why["guess"], guess, "{lesson}");
        let claims = why["claims"].as_array().expect("claims");
        assert!(!claims.is_empty() && claims.iter().all(|claim| claim["guess"] == true));
        let words = said(&[lesson, "--move", mv]);
        assert!(words.contains("The search guesses, so this may be wrong."), "{words}");
    }
    let reduced = said(&["e-04-late", "--move", "7a6b"]);
    assert!(reduced.contains("less deeply, on a guess: by that reading it is worth at least"));
    assert!(said(&["e-05-pass", "--move", "2e2d"]).contains("if the guess is right, it is worth"));
    // Every move of the lesson that was read, in both languages; the exact engine guesses nothing.
    for (algorithm, is_guess) in [("selective", true), ("engine", false)] {
        let open = prepare(Source::Shipped("e-05-pass"), &[], &Job::default()).expect("it ships");
        let algorithm: Algorithm = algorithm.parse().expect("a name");
        let open = rerun(open.rerun_request(algorithm), &Job::default()).expect("it runs");
        let whys: Vec<_> = all_at(&open, NodeId::ROOT);
        assert!(whys.iter().any(|why| why.place == WhyPlace::Read));
        for why in whys.iter().filter(|why| why.place.is_read() && why.value.is_some()) {
            assert_eq!(why.guess.is_some(), is_guess, "{}", why.asked.id);
            for language in Language::ALL {
                let guess = language.pick("見込み", "guess");
                let said = open.why_view(why, language).sentences.join(" ");
                assert_eq!(said.contains(guess), is_guess, "{said}");
            }
        }
    }
}
