//! Trees grown by a search: the same values as trees of every move, and every skipped move known by
//! name.

use crate::cover::{is_whole, rounds};
use std::collections::HashMap;
use std::sync::Arc;

use yomisuji::formats::sfen::to_sfen;
use yomisuji::game::{Game, RankClass};
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::scenario::{LeafPolicy, PositionSetup, SubjectSetup};
use yomisuji::score::Score;
use yomisuji::search::{Algorithm, MoveFilter, MoveOrder, Quiescence};
use yomisuji::subject::SubjectTree;
use yomisuji::trace::{EventKind, Phase, Replay, Trace};
use yomisuji::tree::{Growth, Kind, NodeId, Packed, Tree, Watch};

use crate::random::Dice;
use crate::shogi_rules::random_games;
use crate::trees::check_replay;

const CAP: usize = 400_000;

/// The tree of a position, grown by `algorithm` itself or before it.
fn grow(setup: &PositionSetup, algorithm: Algorithm, cap: usize) -> SubjectTree {
    let subject = SubjectSetup::Position(setup.clone());
    let grown = subject.grow(algorithm, Watch::cap(cap));
    grown.unwrap_or_else(|error| panic!("{}: {}", setup.sfen, error.what.en))
}

/// Tree and run of a search that grows its tree.
fn searched(setup: &PositionSetup, algorithm: Algorithm) -> (Arc<Tree>, Arc<Trace>) {
    let SubjectTree { tree, run, .. } = grow(setup, algorithm, CAP);
    assert_eq!(tree.growth(), Growth::Searched);
    (Arc::new(tree), Arc::new(run.expect("a run")))
}

fn at_end(tree: &Arc<Tree>, trace: &Arc<Trace>) -> Replay {
    let mut replay = Replay::new(tree.clone(), trace.clone());
    replay.seek(usize::MAX);
    replay
}

/// The value of the root by plain minimax over every move; `None` if the tree is too large, or
/// lacks a node to be read further, which an iteration of the engine may have had.
fn truth(setup: &PositionSetup) -> Option<Score> {
    let every =
        PositionSetup { growth: Growth::Every, order: MoveOrder::Generated, ..setup.clone() };
    let subject = SubjectSetup::Position(every);
    let tree = subject.grow(Algorithm::Minimax, Watch::cap(CAP)).ok()?.tree;
    tree.is_finished().then(|| by_hand(&tree, NodeId::ROOT))
}

fn by_hand(tree: &Tree, at: NodeId) -> Score {
    let node = tree.node(at);
    let values = tree.children(at).map(|child| by_hand(tree, child));
    let best = values.reduce(|a, b| node.player.better(a, b));
    best.unwrap_or(node.value)
}

fn setups(dice: &mut Dice) -> Vec<PositionSetup> {
    let games = random_games(31).step_by(37).take(30);
    games
        .map(|(at, _)| {
            let quiescence = Quiescence {
                promotions: dice.below(4) == 0,
                checks: false,
                evasions: dice.below(2) == 0,
                plies: 1 + dice.below(3) as u8,
            };
            let leaf = match dice.below(4) {
                0 => LeafPolicy::Static,
                1 => LeafPolicy::Exchange,
                _ => LeafPolicy::Quiescence(quiescence),
            };
            let filter = match dice.below(4) {
                0 => MoveFilter::Captures,
                1 => MoveFilter::Best(5),
                _ => MoveFilter::All,
            };
            PositionSetup {
                depth: if filter == MoveFilter::All { 1 } else { 2 },
                filter,
                leaf,
                order: MoveOrder::ALL[dice.below(4) as usize],
                extension: dice.below(5) == 0,
                ..PositionSetup::of_ones_own(to_sfen(&at))
            }
        })
        .collect()
}

/// The algorithms that find the minimax value in a tree of this kind.
fn exact(setup: &PositionSetup) -> impl Iterator<Item = Algorithm> {
    let subject = SubjectSetup::Position(setup.clone());
    Algorithm::all()
        .filter(|&algorithm| algorithm != Algorithm::Wishful && !algorithm.proves())
        .filter(|algorithm| !algorithm.guesses() && algorithm.samples().is_none())
        .filter(move |&algorithm| subject.allows(algorithm).is_ok())
}

#[test]
fn a_searched_tree_has_the_minimax_value_of_every_move() {
    let mut dice = Dice::new(53);
    let mut counted: HashMap<Algorithm, usize> = HashMap::new();
    for setup in setups(&mut dice) {
        let Some(value) = truth(&setup) else {
            continue; // Too large to be grown whole: that is why searches grow trees.
        };
        for algorithm in exact(&setup) {
            let (tree, trace) = searched(&setup, algorithm);
            assert!(tree.is_finished() && trace.is_finished());
            let found = at_end(&tree, &trace).node(NodeId::ROOT).value();
            assert_eq!(found, Some(value), "{algorithm} {setup:?}");
            *counted.entry(algorithm).or_default() += 1;
        }
    }
    // Each one has been tried: on trees with the choice to stop, or without.
    for algorithm in Algorithm::all() {
        let is_tried = counted.get(&algorithm).is_some_and(|&count| count > 3);
        let elsewhere = [
            Algorithm::Wishful,
            Algorithm::Exchange,
            Algorithm::AndOr,
            Algorithm::IteratedGeneration,
            Algorithm::SelectiveSearch, // Its value may be wrong.
        ]
        .contains(&algorithm)
            || algorithm.keeps_numbers()
            || algorithm.shares() // Of trees by hand.
            || algorithm.weighs() && algorithm.keeps_window(); // Of trees by hand.
        assert_eq!(is_tried, !elsewhere, "{algorithm}: {counted:?}");
    }
}

#[test]
fn a_searched_tree_holds_every_visit_and_every_skipped_move() {
    let mut dice = Dice::new(59);
    let (mut stubs, mut replays) = (0, 0);
    for setup in setups(&mut dice) {
        for algorithm in exact(&setup) {
            let SubjectTree { tree, run, shogi, .. } = grow(&setup, algorithm, 30_000);
            let (shogi, trace) = (shogi.expect("shogi"), Arc::new(run.expect("a run")));
            let tree = Arc::new(tree);
            let end = at_end(&tree, &trace);
            for id in tree.ids() {
                let (node, visited) = (tree.node(id), end.node(id).phase() != Phase::Unvisited);
                assert_eq!(node.kind == Kind::Stub, !visited, "{setup:?} {algorithm}");
                stubs += usize::from(!visited);
                let recalled = end.notes(id).is_some_and(|notes| notes.recalled.is_some());
                if tree.is_finished() && visited && !recalled && node.kind == Kind::Inner {
                    assert!(tree.children(id).len() > 0);
                }
            }
            // At the root every legal move has its node, skipped or not.
            if setup.filter == MoveFilter::All && tree.is_finished() {
                let mut legal = Vec::new();
                let at = shogi.position(&tree, NodeId::ROOT);
                Shogi { values: USAPYON }.moves(&at, &mut legal);
                let codes: Vec<_> =
                    tree.children(NodeId::ROOT).map(|child| tree.node(child).mv).collect();
                assert_eq!(codes.len(), legal.len());
                assert!(legal.iter().all(|mv| codes.contains(&mv.pack())));
            }
            if trace.len() < 3_000 {
                check_replay(tree.clone(), &trace, &mut dice, 97);
                replays += 1;
            }
        }
    }
    assert!(stubs > 1_000 && replays > 20, "{stubs} {replays}");
}

#[test]
fn moves_follow_the_chosen_order_with_their_reasons() {
    let mut ranks = HashMap::new();
    for (at, _) in random_games(61).step_by(41).take(8) {
        for order in MoveOrder::ALL {
            let setup = PositionSetup { order, ..PositionSetup::of_ones_own(to_sfen(&at)) };
            let (tree, _) = searched(&setup, Algorithm::QuiescenceAlphaBeta);
            for id in tree.ids() {
                let children: Vec<_> = tree.children(id).map(|child| tree.rank(child)).collect();
                let said: Vec<_> = children.iter().copied().flatten().collect();
                if order == MoveOrder::Generated {
                    assert!(said.is_empty());
                }
                let key = |rank: &yomisuji::game::Rank| (rank.class, -rank.value);
                assert!(said.is_sorted_by_key(key), "{order:?} {said:?}");
                for rank in said {
                    *ranks.entry((order, rank.class)).or_insert(0) += 1;
                }
            }
        }
    }
    let has = |order, class| ranks.contains_key(&(order, class));
    for order in [MoveOrder::Captures, MoveOrder::Shallow, MoveOrder::History] {
        assert!(has(order, RankClass::Wins) && has(order, RankClass::Loses), "{ranks:?}");
        assert_eq!(has(order, RankClass::Known), order == MoveOrder::Shallow);
        assert_eq!(has(order, RankClass::Killer), order == MoveOrder::History);
        assert_eq!(has(order, RankClass::History), order == MoveOrder::History);
    }
}

#[test]
fn a_tree_stopped_at_the_cap_stays_without_a_value() {
    for (at, _) in random_games(67).step_by(53).take(6) {
        let setup = PositionSetup::of_ones_own(to_sfen(&at));
        for cap in [1, 2, 40, 500] {
            for algorithm in [Algorithm::QuiescenceAlphaBeta, Algorithm::Engine] {
                let SubjectTree { tree, run, .. } = grow(&setup, algorithm, cap);
                let trace = Arc::new(run.expect("a run"));
                if tree.is_finished() {
                    continue; // A small one fits.
                }
                let tree = Arc::new(tree);
                assert!(!trace.is_finished() && tree.len() <= 2 * cap + 1, "{}", tree.len());
                assert_eq!(tree.len() > 1, cap > 500 || tree.children(NodeId::ROOT).len() > 0);
                let end = at_end(&tree, &trace);
                assert_ne!(end.node(NodeId::ROOT).phase(), Phase::Done);
                check_replay(tree, &trace, &mut Dice::new(3), 7);
            }
        }
    }
}

#[test]
fn our_engine_deepens_searches_again_and_uses_its_table() {
    let mut seen = HashMap::new();
    for (at, _) in random_games(71).step_by(43).take(6) {
        let setup = PositionSetup { depth: 3, ..PositionSetup::of_ones_own(to_sfen(&at)) };
        let (tree, trace) = searched(&setup, Algorithm::Engine);
        let mut replay = Replay::new(tree.clone(), trace.clone());
        while replay.forward() {
            let record = replay.last_record().expect("a step");
            *seen.entry(record.kind).or_insert(0_usize) += 1;
            if record.kind == EventKind::Recall
                && let Some((_, from)) = replay.notes(record.node).and_then(|notes| notes.recalled)
            {
                let from = from.expect("a visit of this run");
                // The recalled value was found at an equal position.
                let sfen = |node| to_sfen(&position(&setup, &tree, node));
                let board = |text: String| text.rsplit_once(' ').map(|(board, _)| board.to_owned());
                assert_eq!(board(sfen(from)), board(sfen(record.node)));
            }
        }
        assert_eq!(replay.iteration(), 3);
        let tally = replay.tally();
        let cuts: u64 = tally.cuts_after.iter().sum();
        assert!(cuts == tally.cutoffs && tally.scouts > tally.researches, "{tally:?}");
    }
    for kind in [EventKind::Iteration, EventKind::Recall, EventKind::Cut] {
        assert!(seen.contains_key(&kind), "{kind:?}: {seen:?}");
    }
}

fn position(setup: &PositionSetup, tree: &Tree, node: NodeId) -> shunsai::Position {
    let mut at = yomisuji::formats::sfen::parse_sfen(&setup.sfen).expect("a position");
    for &id in &tree.path(node)[1..] {
        if let Some(mv) = shogi_core::Move::unpack(tree.node(id).mv) {
            at.do_move(mv);
        }
    }
    at
}

/// The node at the end of a path of USI moves.
fn follow(tree: &Tree, subject: &dyn yomisuji::subject::Subject, way: &[String]) -> NodeId {
    way.iter().fold(NodeId::ROOT, |at, id| {
        let mut children = tree.children(at);
        let found = children.find(|&child| subject.id(tree, child) == *id);
        found.expect("a child")
    })
}

#[test]
fn a_requested_skipped_move_is_read_by_the_same_search() {
    use yomisuji::scenario::Further;
    let (mut asked, mut deeper) = (0, 0);
    for (at, _) in random_games(83).step_by(61).take(5) {
        let mut setup = PositionSetup::of_ones_own(to_sfen(&at));
        for algorithm in [Algorithm::QuiescenceAlphaBeta, Algorithm::Engine] {
            setup.further.clear();
            let SubjectTree { tree, run, subject, .. } = grow(&setup, algorithm, CAP);
            let trace = Arc::new(run.expect("a run"));
            let value = at_end(&Arc::new(tree.clone()), &trace).node(NodeId::ROOT).value();
            let way = |id: NodeId| {
                let path = tree.path(id);
                let ids = path[1..].iter().map(|&id| subject.id(&tree, id));
                ids.collect::<Vec<_>>()
            };
            let is_near = |id: &NodeId| tree.node(*id).depth == 2;
            let stub = tree.ids().find(|id| tree.node(*id).kind == Kind::Stub && is_near(id));
            // Another branch than the stub's: its later readings are part of it by then.
            let above = stub.and_then(|stub| tree.parent(stub));
            let mut branches = tree.children(NodeId::ROOT).skip(1);
            let read = branches.find(|&id| Some(id) != above);
            for (node, plies) in [(stub, 0), (read, 2)] {
                let Some(node) = node else { continue };
                setup.further.push(Further { path: way(node), plies, filter: None });
            }
            let ways: Vec<_> = setup.further.iter().map(|further| further.path.clone()).collect();
            if stub.is_some() {
                // No skipped move could matter at the root.
                let alone = PositionSetup { further: setup.further[..1].to_vec(), ..setup.clone() };
                let (more, longer) = searched(&alone, algorithm);
                assert!(more.len() >= tree.len() && longer.len() > trace.len());
                let end = at_end(&more, &longer);
                assert_eq!(end.node(NodeId::ROOT).value(), value, "the root stays");
            }
            let (more, longer) = searched(&setup, algorithm);
            let end = at_end(&more, &longer);
            for (further, way) in setup.further.iter().zip(&ways) {
                let node = follow(&more, &*subject, way);
                // Its value by itself: the same reading from there, and nothing else.
                let below = PositionSetup {
                    depth: further.plies,
                    from_root: false,
                    further: Vec::new(),
                    ..PositionSetup::of_ones_own(to_sfen(&position(&setup, &more, node)))
                };
                let (tree, run) = searched(&below, Algorithm::QuiescenceAlphaBeta);
                let alone = at_end(&tree, &run).node(NodeId::ROOT).value().expect("a value");
                let found = end.node(node).value().expect("it was asked for");
                let base = yomisuji::eval::Evaluation::default().value(&at);
                if !alone.is_mate() {
                    assert_eq!(found + base.0, alone);
                }
                // Values that the search itself has found exactly are not requested again.
                let plies = end.notes(node).and_then(|notes| notes.asked);
                assert!(plies.is_none_or(|plies| plies == further.plies));
                asked += usize::from(further.plies == 0);
                deeper += usize::from(further.plies == 2);
            }
            check_replay(more, &longer, &mut Dice::new(5), 211);
        }
    }
    assert!(asked > 5 && deeper > 5, "{asked} {deeper}");
}

#[test]
fn moves_read_further_count_at_the_root_as_in_a_full_tree() {
    use yomisuji::scenario::Further;
    let mut dice = Dice::new(2_311);
    let (mut checked, mut changed) = (0, 0);
    for setup in setups(&mut dice).into_iter().step_by(if is_whole() { 2 } else { 6 }) {
        for algorithm in exact(&setup) {
            let SubjectTree { tree, run, subject, .. } = grow(&setup, algorithm, CAP);
            let trace = Arc::new(run.expect("a run"));
            let before = at_end(&Arc::new(tree.clone()), &trace);
            let (best, before) = {
                let root = before.node(NodeId::ROOT);
                (root.best(), root.value())
            };
            let is_move = |&id: &NodeId| {
                let path = tree.path(id);
                path.iter().all(|&id| tree.node(id).kind != Kind::Decline)
            };
            let moves: Vec<_> = tree.ids().skip(1).filter(is_move).collect();
            let mut further: Vec<Further> = Vec::new();
            for number in 0..3 {
                // The move on which the answer depends, and others.
                let any = dice.below(moves.len().max(1) as u64) as usize;
                let best = best.filter(|best| number == 0 && moves.contains(best));
                let Some(node) = best.or_else(|| moves.get(any).copied()) else {
                    continue;
                };
                let path = tree.path(node);
                let path: Vec<_> = path[1..].iter().map(|&id| subject.id(&tree, id)).collect();
                let apart = |other: &Further| {
                    !other.path.starts_with(&path) && !path.starts_with(&other.path)
                };
                if further.iter().all(apart) {
                    further.push(Further {
                        path,
                        plies: 1,
                        filter: (dice.below(3) == 0).then_some(MoveFilter::Best(4)),
                    });
                }
            }
            let deeper = PositionSetup { further, ..setup.clone() };
            let Some(truth) = truth(&deeper) else {
                continue;
            };
            let (more, longer) = searched(&deeper, algorithm);
            let end = at_end(&more, &longer);
            assert_eq!(end.node(NodeId::ROOT).value(), Some(truth), "{algorithm}: {deeper:?}");
            // Each of them has its value, and the tree matches the run.
            for one in &deeper.further {
                let node = follow(&more, &*subject, &one.path);
                assert!(end.node(node).value().is_some());
            }
            check_replay(more, &longer, &mut dice, 97);
            checked += 1;
            changed += usize::from(before != Some(truth));
        }
    }
    assert!(checked > rounds(30) && changed >= rounds(6), "{checked} {changed}");
}

#[test]
fn the_size_of_a_searched_tree_is_estimated_within_a_factor_of_three() {
    let (mut near, mut all) = (0, 0);
    for sfen in middlegames() {
        for depth in [1, 2, 3] {
            let setup = PositionSetup { depth, ..PositionSetup::of_ones_own(sfen.clone()) };
            let said = yomisuji::scenario::cost(&setup).expect("a size").nodes;
            let tree = grow(&setup, Algorithm::QuiescenceAlphaBeta, 3_000_000).tree;
            let truth = tree.len() as f64;
            near += usize::from(tree.is_finished() && said <= truth * 3.0 && truth <= said * 3.0);
            all += usize::from(tree.is_finished());
        }
    }
    assert!(near * 10 >= all * 9 && all > 50, "{near} of {all}");
}

/// Positions of the games in the lessons, once the opening is over.
fn middlegames() -> Vec<String> {
    let mut positions = Vec::new();
    for id in ["q-01-plain", "q-02-plain", "c-01-bishop", "c-02-horse", "c-03-fork"] {
        let mut shipped = yomisuji::scenario::shipped().iter();
        let shipped = shipped.find(|shipped| shipped.id == id).expect("it ships");
        let loaded = yomisuji::scenario::load(id, shipped.text()).expect("it loads");
        let SubjectSetup::Position(setup) = loaded.lesson.subject else {
            panic!("a position");
        };
        let mut at = yomisuji::formats::sfen::parse_sfen(&setup.sfen).expect("a position");
        for (ply, text) in setup.moves.iter().enumerate() {
            at.do_move(yomisuji::formats::usi::parse_usi_move(text, &at).expect("a move"));
            if ply >= 15 && ply % 5 == 0 {
                positions.push(to_sfen(&at));
            }
        }
    }
    positions
}

#[test]
fn the_remedies_for_a_tree_that_is_too_large_do_fit() {
    let mut seen = 0;
    for (at, _) in random_games(97).step_by(71).take(6) {
        for growth in [Growth::Every, Growth::Searched] {
            let setup = PositionSetup {
                depth: 4,
                growth,
                order: MoveOrder::Captures,
                ..PositionSetup::of_ones_own(to_sfen(&at))
            };
            let cap = 60_000;
            let subject = SubjectSetup::Position(setup.clone());
            if grow(&setup, Algorithm::QuiescenceAlphaBeta, cap).tree.is_finished() {
                continue;
            }
            let remedies = subject.remedies(cap);
            assert!(!remedies.is_empty(), "{}", setup.sfen);
            for (remedy, smaller) in remedies {
                let grown = smaller.grow(Algorithm::QuiescenceAlphaBeta, Watch::cap(cap));
                let finished = grown.expect("a tree").tree.is_finished();
                assert!(finished, "{remedy:?} {}", setup.sfen);
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

/// The value of a node by plain minimax over what the tree holds. What a cut has skipped is only
/// known by name, and cannot matter above the cut.
fn by_what_was_read(tree: &Tree, at: NodeId) -> Score {
    let node = tree.node(at);
    let read = tree.children(at).filter(|&child| tree.node(child).kind != Kind::Stub);
    let values = read.map(|child| by_what_was_read(tree, child));
    values.reduce(|a, b| node.player.better(a, b)).unwrap_or(node.value)
}

#[test]
fn what_is_read_further_is_backed_up_to_the_root_and_the_sentence_says_what_follows() {
    use yomisuji::language::signed;
    use yomisuji::session::{Command, LessonCommand, NewLessonCommand, Session, Source};
    let mut told = [0; 4];
    let mut dice = Dice::new(907);
    for lesson in ["q-01-searched", "q-02-searched", "q-01-plain", "u-04"].repeat(3) {
        let mut session = Session::new();
        let open = Command::Lesson(LessonCommand::Open(Source::Shipped(lesson)));
        crate::send(&mut session, open);
        // Before the end of the run, the answer is not told.
        crate::send(&mut session, Command::Go(yomisuji::session::Navigation::Last));
        for _ in 0..3 {
            let open = session.open().expect("open");
            let (tree, end) = (open.tree().clone(), open.end().clone());
            let is_move = |&id: &NodeId| {
                let path = tree.path(id);
                let is_stop = path.iter().any(|&id| tree.node(id).kind == Kind::Decline);
                !is_stop && path.len() <= 3
            };
            let moves: Vec<_> = tree.ids().skip(1).filter(is_move).collect();
            // Half of the time a move on which the answer depends.
            let line: Vec<_> = end.line(NodeId::ROOT).into_iter().filter(is_move).collect();
            let from = if dice.below(2) == 0 { &line } else { &moves };
            let node = from[dice.below(from.len() as u64) as usize];
            let plies = u8::from(tree.node(node).kind != Kind::Stub);
            let answer = |session: &Session| {
                let open = session.open().expect("open");
                let (tree, root) = (open.tree(), open.end().node(NodeId::ROOT));
                let (best, value) = (root.best().expect("a move"), root.value().expect("a value"));
                assert_eq!(by_what_was_read(tree, NodeId::ROOT), value, "{lesson}");
                assert_eq!(by_what_was_read(tree, best), value, "{lesson}");
                (open.loaded().subject.id(tree, best), value)
            };
            let before = answer(&session);
            let further = Command::NewLesson(NewLessonCommand::Further(node, plies));
            crate::send(&mut session, further);
            let after = answer(&session);
            let sentence = &session.message().expect("it is said").text.en;
            let [old, new] = [before.1, after.1].map(|value| signed(value).to_string());
            let (kind, words) = match (before.1 == after.1, before.0 == after.0) {
                (true, true) => (0, ["The answer at the root stays", &new]),
                (false, true) => (1, [&*format!("from {old} to {new}"), "is still best"]),
                (true, false) => (2, ["The best move of the root changes", &new]),
                (false, false) => (3, ["The answer at the root changes", &new]),
            };
            assert!(words.iter().all(|words| sentence.contains(words)), "{sentence} {words:?}");
            told[kind] += 1;
        }
    }
    assert!(told[0] > 3 && told[1] + told[2] + told[3] > 3, "{told:?}");
}

#[test]
fn a_grown_tree_of_ones_own_says_what_it_is_and_a_lesson_whose_notes_these_are() {
    use yomisuji::session::{
        Command, LessonCommand, NewLessonCommand, Session, Source, position_lesson,
    };
    let setup = PositionSetup::of_ones_own(middlegames().remove(1));
    let lesson = Arc::new(position_lesson(PositionSetup { depth: 1, ..setup.clone() }, 1));
    let made = Source::Made { name: lesson.id.clone(), lesson };
    let mut session = Session::new();
    crate::send(&mut session, Command::Lesson(LessonCommand::Open(made)));
    let grow = |session: &mut Session, node, plies| {
        crate::send(session, Command::NewLesson(NewLessonCommand::Further(node, plies)));
        let open = session.open().expect("open");
        assert!(open.tree().is_finished());
        open.loaded().lesson.clone()
    };
    let deeper = grow(&mut session, NodeId::ROOT, 1);
    let told = position_lesson(PositionSetup { depth: 2, ..setup }, 1);
    assert_eq!((&deeper.title, &deeper.notes), (&told.title, &told.notes));
    let child = session.open().and_then(|open| open.tree().children(NodeId::ROOT).next());
    let further = grow(&mut session, child.expect("a move"), 1);
    assert_eq!(further.title.en, deeper.title.en.clone() + ", grown");
    assert!(further.notes.en.starts_with(&deeper.notes.en));
    assert!(further.notes.en.contains("one node chosen by hand"), "{}", further.notes.en);
    let open = Command::Lesson(LessonCommand::Open(Source::Shipped("q-01-searched")));
    crate::send(&mut session, open);
    let notes = session.open().expect("open").loaded().lesson.notes.clone();
    let child = session.open().and_then(|open| open.tree().children(NodeId::ROOT).next());
    let grown = grow(&mut session, child.expect("a move"), 1).notes;
    assert!(grown.en.ends_with(&notes.en) && grown.en.contains("before it was changed"));
}
