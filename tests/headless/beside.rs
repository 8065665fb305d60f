//! Runs side by side: where they diverge, which steps correspond, and the view of the session.

use std::sync::Arc;

use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::scenario::shipped;
use yomisuji::scenario::{Lesson, record};
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    BesideColumn, BesideCommand, BesidePace, Centre, Command, Job, LessonCommand, LessonVariant,
    Navigation, PageCommand, RunCommand, Session, Source, StudyCommand, StudyMode, prepare,
};
use yomisuji::subject::{SetupChange, SubjectSetup};
use yomisuji::trace::{EventKind, Replay, RunParting, StepsBeside, Trace};
use yomisuji::tree::{Matching, MoveArrangement, NodeId, Tree, true_values};

use crate::random::{Dice, branch, tree as tree_of};
use crate::{send, settle};

const TEXTBOOK: [Algorithm; 6] = [
    Algorithm::Minimax,
    Algorithm::AlphaBeta,
    Algorithm::AlphaBetaShallow,
    Algorithm::Pvs,
    Algorithm::MtdF,
    Algorithm::Wishful,
];

fn random(dice: &mut Dice) -> (Tree, Player) {
    let branch = branch(dice, 4, 3);
    tree_of(dice, &branch)
}

fn run(tree: &Tree, algorithm: Algorithm) -> Trace {
    record(algorithm, tree).expect("a small tree")
}

fn replay(tree: &Arc<Tree>, trace: &Trace, step: usize) -> Replay {
    let mut replay = Replay::new(tree.clone(), Arc::new(trace.clone()));
    replay.seek(step);
    replay
}

/// The state of every node of a run, at a step.
fn states(replay: &Replay) -> Vec<(yomisuji::trace::NodeState, yomisuji::score::Window)> {
    let ids = replay.tree().ids();
    ids.map(|id| (replay.node(id), replay.window(id))).collect()
}

#[test]
fn two_runs_share_their_state_until_they_part() {
    let mut dice = Dice::new(61);
    let mut parted = 0;
    for _ in 0..60 {
        let (tree, _) = random(&mut dice);
        let tree = Arc::new(tree);
        let traces = TEXTBOOK.map(|algorithm| run(&tree, algorithm));
        for (one, other) in traces.iter().flat_map(|one| traces.iter().map(move |t| (one, t))) {
            let parting = RunParting::of(one, other, &Matching::SAME);
            let Some(step) = parting.step else {
                assert_eq!(one, other);
                assert_eq!(parting.reading, (None, None));
                continue;
            };
            parted += 1;
            for before in 0..step {
                let (one, other) = (replay(&tree, one, before), replay(&tree, other, before));
                assert_eq!(one.step(), before);
                assert_eq!(states(&one), states(&other));
                assert_eq!(one.tally(), other.tally());
            }
            let (first, second) = (one.records().get(step - 1), other.records().get(step - 1));
            assert_ne!(first, second);
            // The same nodes are read until the first difference.
            let (reads, like) = parting.reading;
            assert!(reads.into_iter().chain(like).all(|reading| reading >= step));
            let nodes = |trace: &Trace, until: Option<usize>| {
                let records = &trace.records()[..until.map_or(trace.len(), |step| step - 1)];
                let entered = records.iter().filter(|record| record.kind == EventKind::Enter);
                entered.map(|record| record.node).collect::<Vec<_>>()
            };
            assert_eq!(nodes(one, reads), nodes(other, like));
        }
    }
    assert!(parted > 300, "{parted}");
}

#[test]
fn a_changed_leaf_parts_two_runs_where_it_is_read() {
    let mut dice = Dice::new(62);
    let mut unread = 0;
    for _ in 0..80 {
        let before = branch(&mut dice, 4, 3);
        let (built, _) = Diagram::build(&before, Player::Max).expect("a tree");
        let leaves = built.leaves_below(NodeId::ROOT);
        let leaf = leaves[dice.below(leaves.len() as u64) as usize];
        let mut setup = diagram(before);
        let path = built.child_numbers(leaf);
        let value = built.node(leaf).value.0 + 1 + dice.below(50) as i32;
        assert!(setup.change(&SetupChange::Leaf { path, value: value.into() }));
        let changed = grown(&setup);
        assert_eq!(changed.node(leaf).value, Score(value));
        for algorithm in TEXTBOOK {
            let (one, other) = (run(&built, algorithm), run(&changed, algorithm));
            let parting = RunParting::of(&one, &other, &Matching::SAME);
            let read = one
                .records()
                .iter()
                .position(|record| record.kind == EventKind::Leaf && record.node == leaf);
            assert_eq!(parting.step, read.map(|index| index + 1), "{algorithm}");
            if read.is_none() {
                unread += 1;
                assert_eq!(one, other);
            }
        }
    }
    assert!(unread > 20, "{unread}");
}

#[test]
fn the_second_run_keeps_pace_with_the_steps_of_the_first() {
    let mut dice = Dice::new(63);
    for _ in 0..60 {
        let (tree, _) = random(&mut dice);
        let tree = Arc::new(tree);
        let traces = TEXTBOOK.map(|algorithm| run(&tree, algorithm));
        for (one, other) in traces.iter().flat_map(|one| traces.iter().map(move |t| (one, t))) {
            let beside = StepsBeside::of(one, other, &Matching::SAME);
            let parting = RunParting::of(one, other, &Matching::SAME).step;
            // Each item and how often it has happened, from its definition.
            let things = |trace: &Trace| {
                let named: Vec<_> = trace
                    .records()
                    .iter()
                    .map(|record| {
                        let kind = match record.kind {
                            EventKind::Keep => EventKind::Improve,
                            kind => kind,
                        };
                        (kind, record.node)
                    })
                    .collect();
                let time =
                    |at: usize| named[..at].iter().filter(|other| **other == named[at]).count();
                (0..named.len()).map(|at| (named[at], time(at))).collect::<Vec<_>>()
            };
            let (first, second) = (things(one), things(other));
            for step in 0..=one.len() {
                let at = beside.at(step);
                let later = &first[step..];
                assert!(second[..at].iter().all(|thing| !later.contains(thing)));
                assert!(second.get(at).is_none_or(|thing| later.contains(thing)));
                if parting.is_none_or(|parting| step + 1 < parting) {
                    assert_eq!(at, step);
                }
            }
            assert_eq!(beside.at(one.len()), other.len());
            assert_eq!(beside.at(usize::MAX), other.len());
        }
    }
}

fn diagram(tree: Branch) -> SubjectSetup {
    SubjectSetup::by_hand(Player::Max, tree, Vec::new())
}

fn grown(setup: &SubjectSetup) -> Tree {
    let watch = yomisuji::tree::Watch::cap(100_000);
    let grown = setup.grow(Algorithm::Minimax, watch);
    grown.unwrap_or_else(|error| panic!("{}", error.what.en)).tree
}

#[test]
fn a_reordered_tree_has_the_same_nodes_and_the_same_value() {
    let mut dice = Dice::new(64);
    for seed in 0..40 {
        let before = diagram(branch(&mut dice, 4, 4));
        let watch = yomisuji::tree::Watch::cap(100_000);
        let one = before.grow(Algorithm::Minimax, watch).expect("a tree");
        for order in [
            MoveArrangement::Best,
            MoveArrangement::Worst,
            MoveArrangement::Reversed,
            MoveArrangement::Random(seed),
        ] {
            let mut after = before.clone();
            assert!(after.change(&SetupChange::Arrange(order)));
            let other = after.grow(Algorithm::Minimax, watch).expect("a tree");
            let name =
                |node, tree: &yomisuji::subject::SubjectTree| tree.subject.id(&tree.tree, node);
            let roots = Some((NodeId::ROOT, NodeId::ROOT));
            let matching = Matching::of(&one.tree, &other.tree, roots, |a, b| {
                name(a, &one) == name(b, &other)
            });
            let (values, others) = (true_values(&one.tree), true_values(&other.tree));
            for node in one.tree.ids() {
                let like = matching.in_second(node).expect("every node is there");
                assert_eq!(matching.in_first(like), Some(node));
                assert_eq!(name(node, &one), name(like, &other));
                assert_eq!(values[node.index()], others[like.index()]);
            }
            for node in other.tree.ids() {
                let children: Vec<_> =
                    other.tree.children(node).map(|id| others[id.index()]).collect();
                let player = other.tree.node(node).player;
                let falls = children.windows(2).all(|pair| !player.prefers(pair[1], pair[0]));
                let rises = children.windows(2).all(|pair| !player.prefers(pair[0], pair[1]));
                assert!(order != MoveArrangement::Best || falls);
                assert!(order != MoveArrangement::Worst || rises);
            }
        }
    }
}

#[test]
fn every_choice_that_a_lesson_offers_can_be_chosen() {
    let (mut choices, mut played) = (0, 0);
    for lesson in shipped() {
        let lesson: Lesson = ron::from_str(lesson.text()).expect("it ships");
        let settings = lesson.subject.setup().settings();
        for (number, setting) in settings.iter().enumerate() {
            for (place, choice) in setting.choices.iter().enumerate() {
                let mut subject = lesson.subject.clone();
                assert!(subject.change(choice), "{}: {choice:?}", lesson.id);
                let now = &subject.setup().settings()[number];
                assert_eq!(now.kind, setting.kind, "{}", lesson.id);
                let chosen = now.chosen.map(|chosen| &now.choices[chosen]);
                assert_eq!(chosen, Some(choice), "{} {place}", lesson.id);
                assert!(setting.chosen == Some(place) || subject != lesson.subject);
                choices += 1;
            }
        }
        let (plays, takes_back) = lesson.subject.setup().plays();
        let mut subject = lesson.subject.clone();
        assert_eq!(subject.change(&SetupChange::TakeBack), takes_back, "{}", lesson.id);
        played += usize::from(plays);
    }
    assert!(choices > 500 && played > 40, "{choices} {played}");
}

fn beside(session: &mut Session, command: BesideCommand) {
    send(session, command.into());
}

fn shown(id: &'static str) -> Session {
    let mut session = Session::new();
    let opened = prepare(Source::Shipped(id), &[], &Job::default());
    let effects = session.show(opened.expect("it ships"));
    settle(&mut session, effects);
    session
}

fn column(session: &Session, number: usize) -> &BesideColumn {
    session.beside_columns()[number].expect("it has been run")
}

#[test]
fn one_cursor_moves_two_runs_beside_each_other() {
    let mut session = shown("m-01-tree-A");
    send(&mut session, Command::Page(PageCommand::Toggle(Centre::Beside)));
    // The first is another algorithm of the lesson, on the same tree.
    let minimax = column(&session, 0).run.opened();
    assert_eq!(minimax.algorithm(), Algorithm::Minimax);
    assert!(Arc::ptr_eq(minimax.tree(), session.open().expect("a lesson").tree()));
    let view = session.view().page.beside().cloned().expect("a table");
    assert_eq!(view.rows.len(), 2);
    let counts = |row: usize| view.rows[row].run.clone().expect("run").expect("counted");
    assert_eq!((counts(0).tally.1.leaves, counts(1).tally.1.leaves), (9, 12));
    assert_eq!(counts(0).value.1, counts(1).value.1);
    assert_eq!(counts(0).line.1.as_deref(), Some("エ ケ テ"));
    let parting = column(&session, 0).run.parting;
    // In the order of the steps; each has its step, its node and the difference.
    let words: Vec<_> = view.rows[1].ways.iter().map(|way| &*way.words).collect();
    assert_eq!(words, ["ステップ7: オで窓が違う", "ステップ25: 1はウ、2はセ"]);
    let steps: Vec<_> = view.rows[1].ways.iter().map(|way| way.step).collect();
    assert_eq!(steps, [parting.step, parting.reading.0].map(|step| step.expect("they part")));
    // Both read the same up to the leaf that alpha-beta skips.
    let (cut, leaf) = (parting.reading.0.expect("a step"), parting.reading.1.expect("a step"));
    assert!(parting.step.expect("windows differ") < cut);
    send(&mut session, Command::Go(Navigation::Seek(cut)));
    let open = session.open().expect("a lesson");
    let entered = open.replay().last_record().map(|record| record.node);
    let subject = &open.loaded().subject;
    assert_eq!(entered.map(|node| subject.id(open.tree(), node)).as_deref(), Some("ウ"));
    let skipped = column(&session, 0).run.opened();
    let like = skipped.replay().trace().records()[leaf - 1].node;
    assert_eq!(subject.id(skipped.tree(), like), "セ");
    // By place, minimax has read the skipped leaf and is before ウ or in it.
    let of = |session: &Session, name: &str| {
        let open = column(session, 0).run.opened();
        let node = open.tree().ids().find(|&id| open.loaded().subject.id(open.tree(), id) == name);
        open.replay().node(node.expect("a node")).value().is_some()
    };
    assert!(of(&session, "セ") && of(&session, "イ") && !of(&session, "ソ"));
    beside(&mut session, BesideCommand::Pace(BesidePace::Steps));
    let steps = |session: &Session| {
        let open = session.open().expect("a lesson");
        (open.step(), column(session, 0).run.opened().step())
    };
    assert_eq!(steps(&session), (cut, cut));
    send(&mut session, Command::Go(Navigation::Last));
    let (main, other) = steps(&session);
    assert_eq!(main.min(column(&session, 0).run.opened().last_step()), other);
    beside(&mut session, BesideCommand::Pace(BesidePace::Place));
    assert_eq!(steps(&session).1, column(&session, 0).run.opened().last_step());
}

#[test]
fn up_to_four_runs_follow_the_open_run_and_leave_with_the_lesson() {
    let mut session = shown("m-01-tree-A");
    for order in [MoveArrangement::Best, MoveArrangement::Worst, MoveArrangement::Reversed] {
        let change = SetupChange::Arrange(order);
        beside(&mut session, BesideCommand::Add(LessonVariant::of_change(change)));
    }
    let leaves = |session: &Session| {
        let rows = &session.view().page.beside().expect("a table").rows;
        let run = |row: &yomisuji::session::BesideRow| match &row.run {
            Some(Ok(counts)) => (counts.algorithm, counts.tally.1.leaves, counts.value.1.clone()),
            other => panic!("{other:?}"),
        };
        rows.iter().map(run).collect::<Vec<_>>()
    };
    let found = leaves(&session);
    assert_eq!(found.len(), 4);
    assert!(found.iter().all(|(algorithm, ..)| *algorithm == Algorithm::AlphaBeta));
    assert!(found.iter().all(|(_, _, value)| value.as_deref() == Some("+120")));
    // 3 · 2 · 2: at best 2 · 2 · … (Knuth & Moore) leaves, at worst all of them.
    assert_eq!(found[1].1, 3 * 2 + 2 - 1);
    assert!(found[2].1 >= found[0].1 && found[0].1 >= found[1].1);
    // There is no room for more: the last is replaced.
    let minimax = LessonVariant::of_algorithm(Algorithm::Minimax);
    beside(&mut session, BesideCommand::Add(minimax.clone()));
    let found = leaves(&session);
    assert_eq!(found.len(), 4);
    assert_eq!(found[3].0, Algorithm::Minimax);
    // If another run is opened, all runs beside it are made again.
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    let found = leaves(&session);
    assert!(
        found[..3]
            .iter()
            .all(|(algorithm, leaves, _)| { *algorithm == Algorithm::Minimax && *leaves == 12 })
    );
    assert_eq!(session.view().page.beside().map(|view| view.rows[3].ways.is_empty()), Some(true));
    beside(&mut session, BesideCommand::Remove(0));
    assert_eq!(leaves(&session).len(), 3);
    // While questions are asked, there are no other runs.
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::Predict)));
    assert!(session.view().page.beside().is_none() && session.beside_columns().is_empty());
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::Watch)));
    assert_eq!(leaves(&session).len(), 3);
    send(&mut session, Command::Lesson(LessonCommand::Next));
    assert!(session.view().page.beside().is_none());
}

/// The last step of a lesson that is covered while its questions are asked first.
fn last_covered(lesson: &'static str) -> usize {
    let mut session = shown(lesson);
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    let steps = session.open().expect("it is open").last_step();
    let mut covered = (1..=steps).rev().filter(|&step| {
        send(&mut session, Command::Go(Navigation::Seek(step)));
        session.run().covers_step()
    });
    covered.next().expect("a question")
}

#[test]
fn values_covered_in_the_run_are_covered_beside_it_too() {
    let mut session = shown("m-01-tree-A");
    send(&mut session, Command::Page(PageCommand::Toggle(Centre::Beside)));
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    send(&mut session, Command::Go(Navigation::Seek(last_covered("m-01-tree-A"))));
    let rows = session.view().page.beside().cloned().expect("a table").rows;
    for row in rows {
        let counts = row.run.expect("run").expect("counted");
        assert_eq!((counts.value.0.as_str(), counts.value.1), ("?", None));
        assert_eq!((counts.line.0.as_str(), counts.line.1), ("", None));
    }
    let other = column(&session, 0).run.opened();
    let seen = other.projection(Language::En);
    let inner = other.tree().ids().filter(|&id| other.tree().children(id).len() > 0);
    assert!(inner.clone().count() > 5 && inner.into_iter().all(|id| seen.value(id).is_none()));
}

#[test]
fn other_leaves_run_beside_a_position_and_a_failed_run_stands_alone() {
    let mut session = shown("u-04");
    let variants = session.variants();
    let leaves = variants.iter().find(|variant| {
        matches!(
            variant.changes.as_slice(),
            [SetupChange::Leaves(yomisuji::subject::LeafPolicy::Quiescence(_))]
        )
    });
    beside(&mut session, BesideCommand::Add(leaves.expect("with quiescence").clone()));
    let plain = session.open().expect("a lesson");
    let quiet = column(&session, 0).run.opened();
    assert!(plain.loaded().lesson.subject.allows(quiet.algorithm()).is_err());
    assert!(quiet.tree().len() > plain.tree().len());
    let parting = column(&session, 0).run.parting;
    assert!(parting.step.is_some());
    // An impossible run is reported, and the others stay.
    let change = SetupChange::Root(Player::Min);
    beside(&mut session, BesideCommand::Add(LessonVariant::of_change(change)));
    let rows = &session.view().page.beside().expect("a table").rows;
    assert!(matches!(rows[2].run, Some(Err(_))) && matches!(rows[1].run, Some(Ok(_))));
    assert!(session.beside_columns()[1].is_none());
}
