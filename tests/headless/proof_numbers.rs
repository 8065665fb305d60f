//! Proof-number searches against their definitions: the proofs, and the numbers of every node at
//! every step.

use std::sync::Arc;

use crate::random::{Dice, branch, tree, value};
use yomisuji::games::diagram::Diagram;
use yomisuji::games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::Projection;
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::{Algorithm, Budget, CodeLevel, ProofNumbers, Run, search};
use yomisuji::trace::{EventKind, Phase, Replay, Silent, Tally, Timeline};
use yomisuji::tree::{Kind, NodeId, StaticValue, Tree, TreeGame};

const BOTH: [Algorithm; 2] = [Algorithm::Pns, Algorithm::DfPn];

fn replay_of(algorithm: Algorithm, tree: &Tree) -> Replay {
    let trace = record(algorithm, tree).expect("within the budget");
    assert!(trace.is_finished());
    Replay::new(Arc::new(tree.clone()), Arc::new(trace))
}

#[test]
fn proof_searches_prove_exactly_the_wins_of_the_root_player() {
    let mut dice = Dice::new(31);
    let (mut proven, mut bounds) = (0, 0);
    for _ in 0..3_000 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, player) = tree(&mut dice, &branch);
        let truth = Score(value(&branch, player));
        let wins = player.prefers(truth, Score(0));
        for algorithm in BOTH {
            let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
            let found = search(algorithm, &TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
            assert_eq!(player.prefers(found, Score(0)), wins, "{algorithm} {truth:?}");
            // The returned value is a bound on the true value.
            let mut replay = replay_of(algorithm, &tree);
            replay.seek(usize::MAX);
            let said = replay.node(NodeId::ROOT).returned().expect("settled");
            assert_eq!(said.value, found);
            match said.bound {
                Bound::Exact => assert_eq!(said.value, truth),
                Bound::AtLeast => assert!(said.value <= truth),
                Bound::AtMost => assert!(said.value >= truth),
            }
            bounds += u32::from(said.bound != Bound::Exact);
            let numbers =
                replay.notes(NodeId::ROOT).and_then(|notes| notes.numbers).map(ProofNumbers::from);
            let expected = if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN };
            assert_eq!(numbers, Some(expected));
        }
        proven += u32::from(wins);
    }
    assert!((500..2_500).contains(&proven) && bounds > 300, "{proven} {bounds}");
}

/// The numbers of a node by definition, from what has been expanded below it.
fn defined(replay: &Replay, node: NodeId) -> ProofNumbers {
    let tree = replay.tree();
    let root = tree.node(NodeId::ROOT).player;
    let Some(said) = replay.notes(node).and_then(|notes| notes.numbers).map(ProofNumbers::from)
    else {
        return ProofNumbers::UNDEVELOPED;
    };
    if tree.node(node).kind == Kind::Leaf {
        let wins = root.prefers(tree.node(node).value, Score(0));
        return if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN };
    }
    assert_ne!((said.proof, said.disproof), (0, 0));
    let children: Vec<_> = tree.children(node).map(|child| defined(replay, child)).collect();
    let sum = |which: fn(&ProofNumbers) -> u32| {
        let infinite = children.iter().any(|child| which(child) == ProofNumbers::INFINITE);
        let sum = || children.iter().map(which).sum();
        if infinite { ProofNumbers::INFINITE } else { sum() }
    };
    let min = |which: fn(&ProofNumbers) -> u32| children.iter().map(which).min().expect("one");
    if tree.node(node).player == root {
        ProofNumbers { proof: min(|child| child.proof), disproof: sum(|child| child.disproof) }
    } else {
        ProofNumbers { proof: sum(|child| child.proof), disproof: min(|child| child.disproof) }
    }
}

#[test]
fn proof_numbers_match_their_definition_at_every_step() {
    let mut dice = Dice::new(32);
    let (mut counted, mut followed, mut limited) = (0, 0, 0);
    for _ in 0..150 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in BOTH {
            let mut replay = replay_of(algorithm, &tree);
            while replay.forward() {
                let last = replay.last_record().expect("an event");
                let way = tree.path(replay.cursor().expect("inside"));
                // Above the current node of the search the numbers are not yet updated.
                let mut settled: Vec<_> = tree.ids().filter(|id| !way.contains(id)).collect();
                settled.extend(Some(last.node).filter(|_| last.kind == EventKind::Count));
                for id in settled {
                    let said =
                        replay.notes(id).and_then(|notes| notes.numbers).map(ProofNumbers::from);
                    if let Some(said) = said {
                        assert_eq!(said, defined(&replay, id), "{algorithm} {id:?}");
                        counted += 1;
                    }
                }
                if last.kind == EventKind::Enter && tree.node(last.node).kind == Kind::Inner {
                    followed += u32::from(is_most_proving(&replay, last.node));
                }
                if last.kind == EventKind::Leave && algorithm == Algorithm::DfPn {
                    let notes = replay.notes(last.node).expect("numbers");
                    let (numbers, limits) = [notes.numbers, notes.thresholds]
                        .map(|it| it.map(ProofNumbers::from))
                        .into();
                    let reached = numbers.zip(limits).is_some_and(|(n, l)| !n.is_below(l));
                    assert!(reached, "left without a reason");
                    limited += 1;
                }
            }
        }
    }
    assert!(counted > 10_000 && followed > 500 && limited > 100, "{counted} {followed} {limited}");
}

/// At the finest level, the line of a count says whose turn it is, or what a leaf counts.
#[test]
fn the_line_of_a_count_says_whose_turn_it_is() {
    let mut dice = Dice::new(35);
    let mut lit = [0; 3];
    for _ in 0..60 {
        let branch = branch(&mut dice, 4, 3);
        let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
        for algorithm in BOTH {
            let mut replay = replay_of(algorithm, &tree);
            let timeline = Timeline::of(&tree, replay.trace());
            while replay.forward() {
                let step = replay.what_happened().expect("an event");
                if step.kind != EventKind::Count {
                    continue;
                }
                let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
                let line = algorithm.lit_line(&seen.moment(&step), CodeLevel::Fine);
                let line = &algorithm.pseudo_code(CodeLevel::Fine)[line.expect("a line")];
                let node = tree.node(step.node);
                let (turn, begins) = match (node.kind == Kind::Leaf, node.player) {
                    (true, _) => (0, "a child that is a leaf"),
                    (false, Player::Max) => (1, "root's player"),
                    (false, Player::Min) => (2, "opponent"),
                };
                let text = line.text(Notation::default(), Language::En);
                assert!(text.starts_with(begins), "{algorithm} {:?}: {text}", step.node);
                lit[turn] += 1;
            }
        }
    }
    assert!(lit.iter().all(|&count| count > 50), "{lit:?}");
}

/// Numbers look as if they were still to be counted exactly where they differ from what the children
/// give, and then the next report of the node changes them.
#[test]
fn numbers_that_await_a_recount_are_those_that_it_changes() {
    let mut dice = Dice::new(33);
    let (mut awaited, mut changed) = (0, 0);
    for _ in 0..100 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
        for algorithm in BOTH {
            let mut replay = replay_of(algorithm, &tree);
            let timeline = Timeline::of(&tree, replay.trace());
            let mut awaits: Vec<NodeId> = Vec::new();
            while replay.forward() {
                let last = replay.last_record().expect("an event");
                let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::Ja);
                if last.kind == EventKind::Count && awaits.contains(&last.node) {
                    let before = replay.before_count();
                    assert_ne!(seen.numbers(last.node), before, "{algorithm}");
                    changed += 1;
                }
                awaits = tree.ids().filter(|&id| seen.awaits_recount(id)).collect();
                assert!(!awaits.contains(&last.node) || last.kind != EventKind::Count);
                awaited += awaits.len();
            }
            assert!(awaits.is_empty());
        }
    }
    assert!(awaited > 500 && changed > 200, "{awaited} {changed}");
}

/// Asserts that the search goes to the child with the smallest number, the first of equals; false
/// at the root.
fn is_most_proving(replay: &Replay, node: NodeId) -> bool {
    let tree = replay.tree();
    let Some(parent) = tree.parent(node) else {
        return false;
    };
    let root = tree.node(NodeId::ROOT).player;
    let one = |id: NodeId| {
        let said = replay.notes(id).and_then(|notes| notes.numbers).map(ProofNumbers::from);
        let numbers = said.unwrap_or(ProofNumbers::UNDEVELOPED);
        if tree.node(parent).player == root { numbers.proof } else { numbers.disproof }
    };
    let least = tree.children(parent).min_by_key(|&id| (one(id), id));
    assert_eq!(least, Some(node));
    true
}

#[test]
fn thresholds_follow_the_rule_of_df_pn() {
    let mut dice = Dice::new(33);
    let mut checked = 0;
    for _ in 0..300 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, player) = tree(&mut dice, &branch);
        let mut replay = replay_of(Algorithm::DfPn, &tree);
        while replay.forward() {
            let last = replay.last_record().expect("an event");
            let (EventKind::Thresholds, Some(parent)) = (last.kind, tree.parent(last.node)) else {
                continue;
            };
            let of = |id: NodeId| replay.notes(id).expect("numbers");
            let numbers = |id: NodeId| {
                let notes =
                    replay.notes(id).and_then(|notes| notes.numbers).map(ProofNumbers::from);
                notes.unwrap_or(ProofNumbers::UNDEVELOPED)
            };
            let limits = |id| ProofNumbers::from(of(id).thresholds.expect("set"));
            let (above, set) = (limits(parent), limits(last.node));
            let is_or = tree.node(parent).player == player;
            let siblings: Vec<_> =
                tree.children(parent).filter(|&id| id != last.node).map(numbers).collect();
            let one = |n: ProofNumbers| if is_or { n.proof } else { n.disproof };
            let all = |n: ProofNumbers| if is_or { n.disproof } else { n.proof };
            let second = siblings.iter().map(|&n| one(n)).min();
            let second = second.map_or(ProofNumbers::INFINITE, |second| second.saturating_add(1));
            assert_eq!(one(set), one(above).min(second));
            let others: u32 = siblings.iter().map(|&n| all(n)).sum();
            let left = match all(above) {
                ProofNumbers::INFINITE => ProofNumbers::INFINITE,
                limit => limit - others,
            };
            assert_eq!(all(set), left);
            assert!(numbers(last.node).is_below(set), "nothing could be done there");
            checked += 1;
        }
    }
    assert!(checked > 1_000, "{checked}");
}

#[test]
fn every_step_is_undone_exactly_and_open_nodes_show_no_value() {
    let mut dice = Dice::new(34);
    let mut left = 0;
    for _ in 0..60 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in BOTH {
            let mut replay = replay_of(algorithm, &tree);
            let mut states = vec![replay.clone()];
            while replay.forward() {
                for id in tree.ids() {
                    let state = replay.node(id);
                    let numbers =
                        replay.notes(id).and_then(|notes| notes.numbers).map(ProofNumbers::from);
                    if state.phase() == Phase::Done {
                        assert!(numbers.is_none_or(ProofNumbers::is_settled));
                    }
                    if state.phase() == Phase::Unsettled {
                        assert!(numbers.is_some_and(|numbers| !numbers.is_settled()));
                        assert_eq!(state.returned(), None);
                        left += 1;
                    }
                }
                states.push(replay.clone());
            }
            for state in states.iter().rev().skip(1) {
                assert!(replay.backward() && replay == *state, "{algorithm}");
            }
            for _ in 0..20 {
                let to = dice.below(states.len() as u64) as usize;
                replay.seek(to);
                assert!(replay == states[to], "{algorithm}: jump to {to}");
            }
        }
    }
    assert!(left > 500, "{left}");
}

#[test]
fn proof_searches_solve_tic_tac_toe_positions() {
    let grid = |text| Grid::parse(text).expect("a grid");
    let check = |grid: &Grid, wins: bool| {
        for algorithm in BOTH {
            let mut run = Run::new(&ThreeInARow, Budget::UNLIMITED, Tally::default());
            let value = search(algorithm, &TicTacToe, grid, 9, &mut run);
            let player = yomisuji::game::Game::player(&TicTacToe, grid);
            assert_eq!(player.prefers(value, Score(0)), wins, "{algorithm}");
            // Minimax visits 549,946 nodes from the start.
            assert!(run.into_observer().leaves < 20_000);
        }
    };
    check(&Grid::default(), false);
    check(&grid("xx.oo...."), true);
    check(&grid("xx.o...o."), true);
    check(&grid("x...o...."), false);
}

#[test]
fn proof_searches_respect_the_node_budget() {
    let mut dice = Dice::new(35);
    let mut stopped = 0;
    for _ in 0..200 {
        let branch = branch(&mut dice, 6, 3);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in BOTH {
            let mut run = Run::new(&StaticValue, Budget::nodes(6), Tally::default());
            let _ = search(algorithm, &TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
            let spent = run.is_spent();
            let entered = run.into_observer().entered;
            assert!(entered <= 6);
            stopped += u32::from(spent);
        }
    }
    assert!(stopped > 100, "{stopped}");
}

/// Whoever always writes the two numbers in each other's place has worked them out: half.
#[test]
fn numbers_that_always_change_places_earn_half() {
    use crate::cover::opened;
    use yomisuji::language::Language;
    use yomisuji::lesson::{Grading, Sheet, SheetKey, SheetSize, WrittenNumbers};
    use yomisuji::scenario::AskedWeights;
    let opened = opened("x-pns").at_step(usize::MAX);
    let seen = opened.projection(Language::En);
    let key = SheetKey::of(&seen, yomisuji::tree::NodeId::ROOT, SheetSize::BY_HAND);
    let mut sheet = Sheet::model(opened.tree(), &key);
    assert!(sheet.numbers.len() > 3);
    for numbers in sheet.numbers.values_mut() {
        *numbers = WrittenNumbers { first: numbers.second, second: numbers.first };
    }
    let share =
        |sheet: &Sheet| Grading::of(opened.tree(), &key, sheet).share(&AskedWeights::default());
    assert!((0.5..0.7).contains(&share(&sheet)), "{}", share(&sheet));
    // One of them alone is one slip, and an empty place no work.
    let last = *sheet.numbers.keys().next_back().expect("a number");
    sheet.numbers.remove(&last);
    assert!(share(&sheet) < 0.5);
}
