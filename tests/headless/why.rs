//! Why not this move: the answer agrees with the trace, with minimax, and with itself.

use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, signed};
use yomisuji::claim::StepClaim;
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
    lesson.algorithms =
        Algorithm::all().filter(|it| lesson.subject.allows(*it).is_ok()).map(|it| it.id().to_owned()).collect();
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
            assert!(matches!(end.seen(child), Seen::Pruned | Seen::Earlier));
            assert!(end.made_cut(child, open.timeline()).is_some() || end.node(why.node).is_cut());
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
            let least = language.pick("以上悪い", "at least");
            if short.by > 0 {
                assert!(said.contains(&short.by.to_string()), "{said}");
                assert_eq!(said.contains(&format!("{least}")), !short.is_exact || said.matches(least).count() > 1 || why.value.is_some_and(|it| it.bound == Bound::AtLeast), "{said}");
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
        (open.tree().is_finished() && open.last_step() < 30_000).then_some(open)
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
        let subject = &open.loaded().lesson.subject;
        let mut dice = Dice::new(open.last_step() as u64);
        let nodes: Vec<_> = open
            .tree()
            .ids()
            .filter(|&id| open.end().node(id).phase() == Phase::Done && open.tree().children(id).len() > 0)
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
                let _ = subject;
                if reading.value != Some(value) { println!("{} {} {} {:?} {:?}", open.loaded().lesson.id, open.loaded().subject.id(open.tree(), node), why.asked.id, value, reading.value); }
                compared += 1;
            }
        }
    }
    refused.dedup();
    println!("{refused:?}");
    assert!(compared > 100, "{compared}");
}
