//! Random exercises: the goal holds, by independent definitions.

use std::collections::BTreeMap;

use crate::answers::{answer, printed, said};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, Words};
use yomisuji::scenario::{
    ExerciseGoal, ExercisePlan, Lesson, SubjectSetup, build, check, exercise, load, prove, to_text,
};
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::tree::{NodeId, Watch};

/// A second implementation of alpha-beta, which records how each cut came about.
#[derive(Default)]
struct Noted {
    leaves: usize,
    cuts: usize,
    /// Cuts for which no bound of the parent suffices.
    deep: usize,
    /// Cuts at α = β.
    tied: usize,
    /// Moves that were no better than an earlier one.
    late: usize,
    /// Later moves that were better.
    early: usize,
}

impl Noted {
    /// `above`: the values that the players above are sure of, nearest last.
    fn value(&mut self, branch: &Branch, player: Player, above: &mut Vec<Option<i32>>) -> i32 {
        let children = match branch {
            Branch::Leaf(_, value) => {
                self.leaves += 1;
                return value.whole().expect("a whole number");
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => children,
        };
        let better = |a: i32, b: i32| if player == Player::Max { a > b } else { a < b };
        let mut best: Option<i32> = None;
        for (number, child) in children.iter().enumerate() {
            let others = above.iter().rev().step_by(2).copied();
            // The opponent is one ply above, three, five …; those whose bound suffices for a cut.
            let suffice: Vec<_> = others
                .enumerate()
                .filter_map(|(plies, bound)| Some((plies, bound?)))
                .filter(|(_, bound)| best.is_some_and(|best| !better(*bound, best)))
                .collect();
            if !suffice.is_empty() {
                self.cuts += 1;
                self.deep += usize::from(suffice.iter().all(|(plies, _)| *plies > 0));
                let is_tied = suffice.iter().all(|(_, bound)| Some(*bound) == best);
                self.tied += usize::from(is_tied);
                break;
            }
            above.push(best);
            let found = self.value(child, player.other(), above);
            above.pop();
            if best.is_none_or(|best| better(found, best)) {
                best = Some(found);
                self.early += usize::from(number > 0);
            } else {
                self.late += 1;
            }
        }
        best.expect("a node has moves")
    }
}

fn noted(lesson: &Lesson) -> (Noted, i32) {
    let SubjectSetup::Diagram { root, tree, .. } = &lesson.subject else {
        panic!("a drawn tree");
    };
    let mut noted = Noted::default();
    let value = noted.value(tree, *root, &mut Vec::new());
    (noted, value)
}

fn plans(goal: ExerciseGoal) -> impl Iterator<Item = ExercisePlan> {
    let shapes = [(3, 2, false), (4, 2, false), (3, 3, true), (4, 3, true), (2, 4, false)];
    (1..=24_u64).zip(shapes.into_iter().cycle()).map(move |(seed, shape)| {
        let (depth, branching, is_ragged) = shape;
        ExercisePlan {
            seed,
            depth: if goal == ExerciseGoal::DeepCut { depth.max(4) } else { depth },
            branching,
            is_ragged,
            range: if seed % 2 == 0 { 20 } else { 300 },
            root: if seed % 3 == 0 { Player::Min } else { Player::Max },
            ..ExercisePlan::for_goal(goal)
        }
    })
}

#[test]
fn exercises_meet_their_goal_by_an_independent_definition() {
    let trees = ExerciseGoal::ALL.iter().filter(|goal| !goal.is_of_shogi());
    for &goal in trees {
        for plan in plans(goal) {
            let lesson = exercise(&plan).expect("such a tree");
            let (noted, _) = noted(&lesson);
            let least = usize::from(plan.branching);
            let (up, down) = (u32::from(plan.depth.div_ceil(2)), u32::from(plan.depth / 2));
            let least = least.pow(up) + least.pow(down) - 1;
            match goal {
                ExerciseGoal::DeepCut => assert!(noted.deep > 0, "{plan:?}"),
                ExerciseGoal::NoCut => assert_eq!(noted.cuts, 0, "{plan:?}"),
                ExerciseGoal::BestOrder => {
                    assert_eq!(noted.early, 0, "{plan:?}");
                    assert!(plan.is_ragged || noted.leaves == least, "{plan:?}");
                }
                ExerciseGoal::WorstOrder => assert_eq!((noted.late, noted.cuts), (0, 0)),
                ExerciseGoal::Tie => assert!(noted.tied > 0, "{plan:?}"),
                ExerciseGoal::Any => {}
                ExerciseGoal::StandPat | ExerciseGoal::Battery => panic!("no tree"),
            }
        }
    }
}

#[test]
fn an_exercise_is_a_valid_lesson_determined_by_its_plan() {
    for goal in ExerciseGoal::ALL {
        for seed in 1..=3 {
            let plan = ExercisePlan { seed, ..ExercisePlan::for_goal(goal) };
            let lesson = exercise(&plan).expect("such an exercise");
            assert_eq!(exercise(&plan).as_ref(), Ok(&lesson), "the same again");
            let other = exercise(&ExercisePlan { seed: seed + 1_000, ..plan });
            assert_ne!(other.map(|it| it.subject).as_ref(), Ok(&lesson.subject));
            check(&lesson).expect("its texts are fit to print");
            let text = to_text(&lesson).expect("it can be written");
            let loaded = load("made.ron", &text).expect("it can be read again");
            assert_eq!(loaded.lesson, lesson);
            assert_eq!(loaded.algorithms[0], plan.algorithm);
            let proofs = prove(&loaded);
            assert!(proofs.len() >= 4 && proofs.iter().all(yomisuji::scenario::Proof::holds));
            assert_ne!(lesson.title.ja, lesson.title.en);
        }
    }
}

#[test]
fn exercises_have_the_planned_shape_values_and_ties() {
    fn walk(branch: &Branch, depth: u8, found: &mut (Vec<i32>, Vec<u8>, Vec<usize>)) {
        match branch {
            Branch::Leaf(_, value) => {
                found.0.push(value.whole().expect("a whole number"));
                found.1.push(depth);
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => {
                found.2.push(children.len());
                for child in children {
                    walk(child, depth + 1, found);
                }
            }
        }
    }
    for seed in 1..=20 {
        let plan = ExercisePlan {
            depth: 4,
            branching: 3,
            range: 100,
            seed,
            ..ExercisePlan::for_goal(ExerciseGoal::Any)
        };
        let of = |plan: &ExercisePlan| {
            let lesson = exercise(plan).expect("any tree");
            let SubjectSetup::Diagram { tree, .. } = lesson.subject else {
                panic!("a drawn tree");
            };
            let mut found = (Vec::new(), Vec::new(), Vec::new());
            walk(&tree, 0, &mut found);
            found
        };
        let distinct = |values: &[i32]| {
            let set: std::collections::BTreeSet<_> = values.iter().collect();
            set.len()
        };
        let (values, depths, moves) = of(&plan);
        assert_eq!((values.len(), distinct(&values)), (81, 81), "no ties");
        assert!(values.iter().all(|value| (-100..=100).contains(value)));
        assert!(depths.iter().all(|depth| *depth == 4) && moves.iter().all(|it| *it == 3));
        let (values, ..) = of(&ExercisePlan { ties: 60, ..plan });
        assert!(distinct(&values) < 60, "{values:?}");
        let (_, depths, moves) = of(&ExercisePlan { is_ragged: true, ..plan });
        assert!(depths.iter().all(|depth| (1..=4).contains(depth)));
        assert!(moves.iter().all(|it| (1..=3).contains(it)) && moves[0] >= 2);
    }
}

#[test]
fn shogi_exercises_have_their_battery_or_stand_pat() {
    for seed in 1..=8 {
        let battery = ExercisePlan { seed, ..ExercisePlan::for_goal(ExerciseGoal::Battery) };
        let lesson = exercise(&battery).expect("a battery");
        // Without the pieces that only join in later, the exchange is another one.
        let SubjectSetup::Exchange(setup) = &lesson.subject else {
            panic!("an exchange");
        };
        let line = line_of(&lesson);
        let squares: Vec<_> = line.iter().filter_map(|mv| mv.get(..2)).collect();
        let joins = squares.iter().any(|from| is_blocked(&setup.sfen, from, &setup.square));
        assert!(joins, "{} {line:?}", setup.sfen);
        let stand = ExercisePlan { seed, ..ExercisePlan::for_goal(ExerciseGoal::StandPat) };
        let lesson = exercise(&stand).expect("standing pat");
        let line = line_of(&lesson);
        assert_eq!(line.last().map(String::as_str), Some("-"), "{line:?}");
        assert!(line.len() > 1);
    }
}

/// The best line of a lesson, by ids; `-` is declining.
fn line_of(lesson: &Lesson) -> Vec<String> {
    use yomisuji::lesson::Projection;
    use yomisuji::trace::{Replay, Timeline};
    let loaded = build(lesson.clone(), Watch::cap(10_000)).expect("it grows");
    let timeline = Timeline::of(&loaded.tree, &loaded.main_run);
    let mut replay = Replay::new(loaded.tree.clone(), loaded.main_run.clone());
    replay.seek(usize::MAX);
    let subject = &*loaded.subject;
    let seen = Projection::new(&replay, &timeline, loaded.algorithms[0], subject, Language::En);
    let line = seen.line().into_iter().skip(1);
    line.map(|node| subject.id(&loaded.tree, node)).collect()
}

/// Whether a piece is between two squares of one line, according to the text of the position.
fn is_blocked(sfen: &str, from: &str, to: &str) -> bool {
    let board = sfen.split(' ').next().expect("a board");
    let rows: Vec<Vec<bool>> = board
        .split('/')
        .map(|row| {
            let mut squares = Vec::new();
            for sign in row.chars().filter(|sign| *sign != '+') {
                match sign.to_digit(10) {
                    Some(empty) => squares.extend((0..empty).map(|_| false)),
                    None => squares.push(true),
                }
            }
            squares
        })
        .collect();
    let place = |square: &str| {
        let mut signs = square.chars();
        let file = signs.next().and_then(|file| file.to_digit(10)).expect("a file") as i32;
        let rank = signs.next().expect("a rank") as i32 - 'a' as i32;
        (9 - file, rank)
    };
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let (dx, dy) = ((to_x - x).signum(), (to_y - y).signum());
    let is_line = x == to_x || y == to_y || (to_x - x).abs() == (to_y - y).abs();
    let far = (to_x - x).abs().max((to_y - y).abs());
    is_line && (1..far).any(|step| rows[(y + dy * step) as usize][(x + dx * step) as usize])
}

#[test]
fn an_impossible_plan_is_refused_with_a_reason() {
    let plan = ExercisePlan::for_goal(ExerciseGoal::DeepCut);
    let refused = |plan: ExercisePlan| exercise(&plan).expect_err("it cannot be");
    let shallow = Words::of(|texts| texts.exercises_too_shallow(3));
    assert_eq!(refused(ExercisePlan { depth: 3, ..plan }), shallow);
    let deep = refused(ExercisePlan { depth: 6, ..plan }).en;
    assert!(deep.starts_with("depth: found 6, expected "), "{deep}");
    let narrow = refused(ExercisePlan { branching: 1, ..plan }).en;
    assert!(narrow.starts_with("branching: found 1, expected "), "{narrow}");
    let algorithm = Algorithm::Minimax;
    let unfit = refused(ExercisePlan { algorithm, ..plan }).en;
    assert!(unfit.starts_with("with minimax the goal 'deep-cut' is never reached"), "{unfit}");
    assert!("deep".parse::<ExerciseGoal>().is_err());
}

#[test]
fn the_command_reports_its_exercise_and_refuses_bad_options() {
    let answer = answer(&["exercise", "--goal", "deep-cut", "--seed", "7"]);
    let plan = ExercisePlan { seed: 7, ..ExercisePlan::for_goal(ExerciseGoal::DeepCut) };
    let lesson = exercise(&plan).expect("a deep cut");
    let (noted, value) = noted(&lesson);
    assert_eq!(answer["id"], "exercise-deep-cut-7");
    assert_eq!(answer["value"], value);
    assert_eq!(answer["leaves_read"], noted.leaves);
    assert_eq!(answer["cutoffs"], noted.cuts);
    let piped = printed(&["exercise", "--goal", "deep-cut", "--seed", "7"]);
    assert_eq!(load("-", &piped).map(|it| it.lesson), Ok(lesson));
    let no_shape = said(&["exercise", "--goal", "battery", "--depth", "3"]);
    let words = no_shape.expect_err("a position has no such depth").0;
    assert!(words.contains("--depth"), "{words}");
    let unknown = said(&["exercise", "--goal", "easy"]).expect_err("no such goal");
    assert!(unknown.0.contains("deep-cut"), "{}", unknown.0);
}

type Ways = &'static [(i32, i32)];

/// The squares that a piece attacks, computed independently: steps, and slides up to the first
/// piece.
fn attacks(board: &BTreeMap<(i32, i32), char>, (x, y): (i32, i32)) -> Vec<(i32, i32)> {
    let piece = board[&(x, y)];
    let forward = if piece.is_ascii_uppercase() { -1 } else { 1 };
    let (steps, slides): (Ways, Ways) = match piece.to_ascii_uppercase() {
        'P' => (&[(0, 1)], &[]),
        'L' => (&[], &[(0, 1)]),
        'N' => (&[(-1, 2), (1, 2)], &[]),
        'S' => (&[(-1, 1), (0, 1), (1, 1), (-1, -1), (1, -1)], &[]),
        'G' => (&[(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (0, -1)], &[]),
        'B' => (&[], &[(-1, 1), (1, 1), (-1, -1), (1, -1)]),
        'R' => (&[], &[(0, 1), (0, -1), (-1, 0), (1, 0)]),
        'K' => (&[(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1)], &[]),
        other => panic!("{other} is no piece of an exercise"),
    };
    let mut found: Vec<_> = steps.iter().map(|(dx, dy)| (x + dx, y + dy * forward)).collect();
    for (dx, dy) in slides {
        let mut at = (x + dx, y + dy * forward);
        while (0..9).contains(&at.0) && (0..9).contains(&at.1) {
            found.push(at);
            if board.contains_key(&at) {
                break;
            }
            at = (at.0 + dx, at.1 + dy * forward);
        }
    }
    found
}

/// The kings that are attacked on a board without promoted pieces: (Black's, White's).
fn attacked_kings(sfen: &str) -> (bool, bool) {
    let mut board = BTreeMap::new();
    for (y, row) in (0..).zip(sfen.split(' ').next().expect("a board").split('/')) {
        let mut x = 0;
        for sign in row.chars() {
            if let Some(empty) = sign.to_digit(10) {
                x += i32::try_from(empty).expect("a digit");
            } else {
                board.insert((x, y), sign);
                x += 1;
            }
        }
    }
    let king_of = |king: char| board.iter().find(|(_, piece)| **piece == king);
    let is_attacked = |king: char| {
        let Some((&at, _)) = king_of(king) else {
            return false;
        };
        let others = board
            .iter()
            .filter(|(_, piece)| piece.is_ascii_uppercase() != king.is_ascii_uppercase());
        let mut others = others.map(|(from, _)| *from);
        others.any(|from| attacks(&board, from).contains(&at))
    };
    (is_attacked('K'), is_attacked('k'))
}

#[test]
fn shogi_exercises_have_legal_roots_and_no_stopping_in_check() {
    let mut positions = 0;
    for goal in [ExerciseGoal::StandPat, ExerciseGoal::Battery] {
        for (seed, root) in (1..=40).flat_map(|seed| [(seed, Player::Max), (seed, Player::Min)]) {
            let plan = ExercisePlan { seed, root, ..ExercisePlan::for_goal(goal) };
            let lesson = exercise(&plan).expect("such an exercise");
            let loaded = build(lesson, Watch::cap(10_000)).expect("it grows");
            let shogi = loaded.shogi.as_ref().expect("shogi");
            let tree = &loaded.tree;
            for id in tree.ids() {
                let at = to_sfen(&shogi.position(tree, id));
                if at.contains('+') {
                    continue; // Promoted pieces: the oracle does not know them.
                }
                let (black, white) = attacked_kings(&at);
                let is_black = at.split(' ').nth(1) == Some("b");
                let (own, other) = if is_black { (black, white) } else { (white, black) };
                assert!(!other || id != NodeId::ROOT, "{plan:?}: {at}");
                // In an exchange either side may stop at any time.
                let may_stop = goal == ExerciseGoal::StandPat && tree.decline(id).is_some();
                assert!(!own || !may_stop, "{plan:?}: {at}");
                positions += 1;
            }
        }
    }
    assert!(positions > 500, "{positions}");
}
