//! The counts by ply: their sums are the counts of the run, at every step and in both directions.

use std::collections::HashMap;
use std::sync::Arc;

use crate::cover::lessons;
use yomisuji::formats::nested_list;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::lesson::{PlyTable, UniformTree};
use yomisuji::scenario::{count_in_order, record};
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Centre, Command, Job, Navigation, Page, PageCommand, RunCommand, Session, Source, StudyCommand,
    StudyMode, prepare,
};
use yomisuji::trace::{ByPly, EventKind, PlyCounts, Replay, Visit};
use yomisuji::tree::{ChildOrder, Growth, MoveArrangement, NodeId, Tree};

use crate::random::{Dice, branch, tree as tree_of};
use crate::{send, settle};

fn replay(tree: Tree, algorithm: Algorithm) -> Replay {
    let trace = record(algorithm, &tree).expect("a small tree");
    Replay::new(Arc::new(tree), Arc::new(trace))
}

fn at_end(list: &str, algorithm: Algorithm) -> Vec<PlyCounts> {
    let branch = nested_list::parse(list).expect("a list");
    let (tree, _) = Diagram::build(&branch, Player::Max).expect("a tree");
    let mut replay = replay(tree, algorithm);
    replay.seek(usize::MAX);
    ByPly::default().follow(&replay).to_vec()
}

#[test]
fn a_small_tree_is_counted_as_by_hand() {
    // The 2 refutes the second move: 9 is never tried.
    let plies = at_end("[[3, 5], [2, 9]]", Algorithm::AlphaBeta);
    let [root, replies, leaves] = plies[..] else {
        panic!("{plies:?}");
    };
    assert_eq!((root.entered, root.interior, root.tried), (1, 1, 2));
    assert_eq!((replies.entered, replies.cutoffs, replies.skipped), (2, 1, 1));
    assert_eq!((leaves.entered, leaves.leaves, leaves.tried), (3, 3, 0));
    let branching = [root, replies, leaves].map(|ply| ply.branching());
    assert_eq!(branching, [Some(200), Some(150), None]);
    // The scout of the second move fails high, and the move is searched again: no other move.
    let plies = at_end("[[3, 5], [8, 9]]", Algorithm::Pvs);
    assert_eq!((plies[0].tried, plies[1].entered), (2, 3));
}

/// The same counts by another way: a stack of the visits, from what each step is said to be.
#[derive(Default)]
struct Stack {
    plies: HashMap<u8, PlyCounts>,
    /// The nodes on the path, and whether a move was tried there.
    open: Vec<(NodeId, bool)>,
    left: HashMap<NodeId, bool>,
}

impl Stack {
    fn ply(&mut self, tree: &Tree, node: NodeId) -> &mut PlyCounts {
        self.plies.entry(tree.node(node).depth).or_default()
    }

    fn take(&mut self, replay: &Replay) {
        let step = replay.what_happened().expect("a step");
        let tree = &**replay.tree();
        match step.kind {
            EventKind::Enter => {
                self.ply(tree, step.node).entered += 1;
                if let Some((parent, tried)) = self.open.last_mut()
                    && matches!(step.visit, Visit::First | Visit::Scout)
                {
                    let (parent, is_first) = (*parent, !std::mem::replace(tried, true));
                    let above = self.ply(tree, parent);
                    above.tried += 1;
                    above.interior += u64::from(is_first);
                }
                let before = self.left.remove(&step.node);
                let before = before.filter(|_| step.visit == Visit::Resume);
                self.open.push((step.node, before.unwrap_or(false)));
            }
            EventKind::Leaf => self.ply(tree, step.node).leaves += 1,
            EventKind::Recall => self.ply(tree, step.node).recalled += 1,
            EventKind::Cut => {
                let skipped = step.skipped.len() as u64;
                let ply = self.ply(tree, step.node);
                ply.cutoffs += 1;
                ply.skipped += skipped;
            }
            EventKind::Improve | EventKind::Keep | EventKind::Leave => {
                self.left.extend(self.open.pop());
            }
            EventKind::Iteration => self.open.clear(),
            _ => {}
        }
    }
}

fn sums_up(plies: &[PlyCounts], replay: &Replay) {
    let (total, tally) = (PlyCounts::total(plies), replay.tally());
    assert_eq!(
        (total.entered, total.leaves, total.cutoffs, total.recalled),
        (tally.entered, tally.leaves, tally.cutoffs, tally.recalled),
        "step {}",
        replay.step()
    );
}

#[test]
fn on_random_trees_they_sum_up_at_every_step_forwards_backwards_and_by_leaps() {
    const ALGORITHMS: [Algorithm; 8] = [
        Algorithm::Minimax,
        Algorithm::AlphaBeta,
        Algorithm::AlphaBetaShallow,
        Algorithm::Pvs,
        Algorithm::MtdF,
        Algorithm::Wishful,
        Algorithm::Pns,
        Algorithm::DfPn,
    ];
    let mut dice = Dice::new(83);
    let (mut cuts, mut resumed) = (0, 0);
    for number in 0..200 {
        let branch = branch(&mut dice, 2 + number % 4, 4);
        let (tree, _) = tree_of(&mut dice, &branch);
        let mut replay = replay(tree, ALGORITHMS[number as usize % ALGORITHMS.len()]);
        let (mut counts, mut stack) = (ByPly::default(), Stack::default());
        let mut known = vec![counts.follow(&replay).to_vec()];
        while replay.forward() {
            stack.take(&replay);
            let plies = counts.follow(&replay);
            sums_up(plies, &replay);
            for (ply, counts) in (0..).zip(plies) {
                let other = stack.plies.get(&ply).copied().unwrap_or_default();
                assert_eq!(*counts, other, "step {} ply {ply}", replay.step());
            }
            known.push(plies.to_vec());
        }
        let end = PlyCounts::total(known.last().expect("a step"));
        cuts += end.cutoffs;
        resumed += end.entered - end.tried - 1;
        while replay.backward() {
            assert_eq!(counts.follow(&replay), known[replay.step()]);
        }
        for _ in 0..20 {
            replay.seek(dice.below(known.len() as u64) as usize);
            assert_eq!(counts.follow(&replay), known[replay.step()]);
        }
    }
    assert!(cuts > 200 && resumed > 200, "{cuts} {resumed}");
}

fn uniform(dice: &mut Dice, width: u64, depth: u64) -> Branch {
    if depth == 0 {
        return Branch::worth(dice.below(40) as i32 - 20);
    }
    let children = (0..width).map(|_| uniform(dice, width, depth - 1));
    Branch::Node(String::new(), children.collect())
}

#[test]
fn alpha_beta_never_needs_fewer_leaves_and_the_best_order_needs_no_more() {
    let mut dice = Dice::new(84);
    for number in 0..60 {
        let (width, depth) = (2 + number % 3, 1 + number % 4);
        let branch = uniform(&mut dice, width, depth);
        let (tree, _) = tree_of(&mut dice, &branch);
        let uniform = UniformTree::of(&tree).expect("it is uniform");
        assert_eq!((uniform.width, u64::from(uniform.depth)), (width, depth));
        let halves = [depth.div_ceil(2), depth / 2].map(|half| width.pow(half as u32));
        let fewest = halves[0] + halves[1] - 1;
        assert_eq!(uniform.fewest.leaves(), fewest);
        let leaves = |order: &ChildOrder| {
            let tally = count_in_order(Algorithm::AlphaBeta, &tree, order, None);
            tally.expect("nobody stops it").leaves
        };
        assert!(leaves(&ChildOrder::present(&tree)) >= fewest);
        assert_eq!(leaves(&ChildOrder::of(&tree, MoveArrangement::Best)), fewest);
    }
    for list in ["[1, [2, 3]]", "[[1, 2], [3, 4, 5]]", "[[1, 2], [3]]"] {
        let branch = nested_list::parse(list).expect("a list");
        let (tree, _) = Diagram::build(&branch, Player::Max).expect("a tree");
        assert_eq!(UniformTree::of(&tree), None, "{list}");
    }
}

fn opened(id: &'static str) -> Session {
    let mut session = Session::new();
    let lesson = prepare(Source::Shipped(id), &[], &Job::default());
    let effects = session.show(lesson.expect("it ships"));
    settle(&mut session, effects);
    session
}

fn by_ply(session: &mut Session) {
    send(session, Command::Page(PageCommand::Toggle(Centre::ByPly)));
}

fn table(session: &Session) -> Option<&PlyTable> {
    session.view().page.by_ply()
}

/// The total row is what the program counts elsewhere.
fn agrees(session: &Session) {
    let shown = table(session).expect("a table");
    let open = session.open().expect("a lesson");
    assert_eq!(PlyCounts::total(&shown.plies), shown.total);
    sums_up(&shown.plies, open.replay());
    let counts = &session.view().counts;
    for row in &counts.visits {
        assert_eq!(row.of, shown.total.entered);
    }
    let cuts: u64 = counts.cuts.iter().map(|row| row.count).sum();
    assert_eq!(cuts, shown.total.cutoffs);
    let here = open.replay().cursor();
    let here = here.map(|node| usize::from(open.tree().node(node).depth));
    assert_eq!(shown.here, here);
}

/// Diagrams, an exchange, searched trees, mates, Othello, and the engine.
const LESSONS: [&str; 9] = [
    "m-01-tree-A",
    "m-01-pvs",
    "m-01-mtd",
    "u-05-exchange",
    "q-01-searched",
    "y-03",
    "x-pns",
    "x-othello4-win",
    "e-03-table",
];

#[test]
fn in_lessons_they_sum_up_at_every_step() {
    const MOST: usize = 20_000;
    for id in LESSONS {
        let session = opened(id);
        let mut replay = session.open().expect("a lesson").replay().clone();
        let (mut counts, mut stack) = (ByPly::default(), Stack::default());
        replay.seek(0);
        while replay.step() < MOST && replay.forward() {
            stack.take(&replay);
            sums_up(counts.follow(&replay), &replay);
        }
        let is_searched = replay.tree().growth() == Growth::Searched;
        for (ply, counts) in (0..).zip(counts.follow(&replay)) {
            let mut other = stack.plies.get(&ply).copied().unwrap_or_default();
            if is_searched {
                // The tree also has moves that other visits of the node have generated.
                other.skipped = counts.skipped;
            }
            assert_eq!(*counts, other, "{id} ply {ply}");
        }
    }
}

#[test]
fn the_table_moves_as_one_steps_and_agrees_with_the_other_counts() {
    for id in LESSONS {
        let mut session = opened(id);
        by_ply(&mut session);
        for _ in 0..70 {
            agrees(&session);
            send(&mut session, Command::Go(Navigation::Next));
        }
        for step in [usize::MAX, 40, 41, 0] {
            send(&mut session, Command::Go(Navigation::Seek(step)));
            agrees(&session);
        }
    }
}

#[test]
fn every_lesson_that_ships_has_it() {
    for lesson in lessons() {
        let mut session = opened(lesson.id);
        by_ply(&mut session);
        assert_eq!(session.page(), Page::Lesson(Centre::ByPly), "{}", lesson.id);
        // A search that samples enters no node to find its value.
        if session.open().expect("open").algorithm().samples().is_some() {
            assert!(table(&session).is_none(), "{}", lesson.id);
            continue;
        }
        let plies = table(&session).expect("a table").plies.len();
        assert!(plies > 0, "{}", lesson.id);
        send(&mut session, Command::Go(Navigation::Last));
        agrees(&session);
        let shown = table(&session).expect("a table");
        // No row comes or goes while one steps, and none stays empty.
        assert_eq!(shown.plies.len(), plies, "{}", lesson.id);
        assert!(shown.plies.iter().all(|ply| ply.entered > 0));
        let cuts = shown.total.cutoffs > 0;
        let recalls = shown.total.recalled > 0;
        assert!(shown.cuts || !cuts, "{}", lesson.id);
        assert!(shown.recalls || !recalls, "{}", lesson.id);
    }
}

#[test]
fn the_fewest_leaves_are_told_of_plain_alpha_beta_on_a_uniform_tree_alone() {
    let told = |id, algorithm| {
        let mut session = opened(id);
        send(&mut session, Command::Run(RunCommand::SetAlgorithm(algorithm)));
        by_ply(&mut session);
        let open = session.open().expect("a lesson");
        assert_eq!(open.algorithm(), algorithm);
        table(&session).expect("a table").uniform
    };
    let uniform = told("x-minimal-tree", Algorithm::AlphaBeta).expect("it is uniform");
    assert_eq!((uniform.width, uniform.depth), (3, 3));
    assert_eq!(uniform.fewest.leaves(), 11);
    assert_eq!(told("x-minimal-tree", Algorithm::Minimax), None);
    assert_eq!(told("m-01-tree-A", Algorithm::AlphaBeta), None);
}

#[test]
fn covered_it_tells_nothing() {
    let mut session = opened("m-01-tree-A");
    send(&mut session, Command::Go(Navigation::Seek(20)));
    by_ply(&mut session);
    assert!(table(&session).is_some());
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    assert!(table(&session).is_some(), "what was shown stays so until another step");
    // A step without a question is shown at once; one with a question waits.
    let mut asked = 0;
    for step in (1..=20).rev() {
        send(&mut session, Command::Go(Navigation::Seek(step)));
        let covered = session.run().covers_step();
        assert_eq!(table(&session).is_none(), covered, "{step}");
        if covered {
            send(&mut session, Command::Run(RunCommand::Uncover));
            assert!(table(&session).is_some(), "{step}");
            asked += 1;
        }
    }
    assert!(asked > 0);
    for mode in [StudyMode::Predict, StudyMode::FillIn] {
        send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
        by_ply(&mut session);
        assert!(table(&session).is_none(), "{mode:?}");
    }
}
