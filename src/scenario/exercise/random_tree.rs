//! Random trees.

use std::collections::HashSet;

use fastrand::Rng;

use super::plan::{ExerciseGoal, ExercisePlan};
use games::diagram::Branch;
use score::{Player, Score};
use subject::SubjectSetup;

/// The Japanese names of nodes.
const LETTERS: [&str; 46] = [
    "ア", "イ", "ウ", "エ", "オ", "カ", "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ",
    "チ", "ツ", "テ", "ト", "ナ", "ニ", "ヌ", "ネ", "ノ", "ハ", "ヒ", "フ", "ヘ", "ホ", "マ", "ミ",
    "ム", "メ", "モ", "ヤ", "ユ", "ヨ", "ラ", "リ", "ル", "レ", "ロ", "ワ", "ヲ", "ン",
];

/// Draws a tree for the plan, in the form used by a lesson.
pub(super) fn random_tree(plan: &ExercisePlan, rng: &mut Rng) -> SubjectSetup {
    let mut drawn = Drawn { plan, rng, used: HashSet::new() };
    let mut tree = drawn.branch(plan.depth);
    match plan.goal {
        ExerciseGoal::BestOrder => {
            sort(&mut tree, plan.root, false);
        }
        ExerciseGoal::WorstOrder => {
            sort(&mut tree, plan.root, true);
        }
        _ => {}
    }
    let english = name(&mut tree, |_| {});
    SubjectSetup::by_hand(plan.root, tree, english)
}

struct Drawn<'a> {
    plan: &'a ExercisePlan,
    rng: &'a mut Rng,
    /// The values of leaves so far.
    used: HashSet<i32>,
}

impl Drawn<'_> {
    fn branch(&mut self, depth: u8) -> Branch {
        let plan = self.plan;
        let is_root = depth == plan.depth;
        let ends_early = plan.is_ragged && !is_root && self.rng.u8(0..6) == 0;
        if depth == 0 || ends_early {
            return Branch::worth(self.value());
        }
        let least = if is_root { 2 } else { 1 };
        let moves =
            if plan.is_ragged { self.rng.u8(least..=plan.branching) } else { plan.branching };
        let children = (0..moves).map(|_| self.branch(depth - 1)).collect();
        Branch::Node(String::new(), children)
    }

    /// Draws a value not yet used, while there are any; or, for a tie, that of another leaf.
    fn value(&mut self) -> i32 {
        const TRIES: usize = 50;
        let is_tied = !self.used.is_empty() && self.rng.u8(0..100) < self.plan.ties;
        if is_tied {
            let mut used: Vec<_> = self.used.iter().copied().collect();
            used.sort_unstable();
            return used[self.rng.usize(0..used.len())];
        }
        let range = i32::from(self.plan.range);
        let mut value = self.rng.i32(-range..=range);
        for _ in 0..TRIES {
            if !self.used.contains(&value) {
                break;
            }
            value = self.rng.i32(-range..=range);
        }
        self.used.insert(value);
        value
    }
}

/// Moves the best child of each node to the front, or to the back; returns the value.
fn sort(branch: &mut Branch, player: Player, worst_first: bool) -> Score {
    let children = match branch {
        Branch::Leaf(_, value) => return Score(value.whole().unwrap_or_default()),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => children,
    };
    let mut sorted: Vec<_> = std::mem::take(children)
        .into_iter()
        .map(|mut child| (sort(&mut child, player.other(), worst_first), child))
        .collect();
    let gain = |value: Score| player.sign() * value.0;
    sorted.sort_by_key(|(value, _)| if worst_first { gain(*value) } else { -gain(*value) });
    let values = sorted.iter().map(|(value, _)| *value);
    let best = values.reduce(|best, value| player.better(best, value));
    children.extend(sorted.into_iter().map(|(_, child)| child));
    best.unwrap_or_default()
}

/// Names the nodes level by level, as far as the letters last, which `shuffle` may put into another
/// order; returns their English names.
pub(super) fn name(tree: &mut Branch, shuffle: impl FnOnce(&mut [usize])) -> Vec<(String, String)> {
    let mut english = Vec::new();
    let mut level = vec![tree];
    let mut named: Vec<(&mut String, usize)> = Vec::new();
    while !level.is_empty() {
        let mut below = Vec::new();
        for branch in level {
            let number = named.len();
            match branch {
                Branch::Leaf(name, _) => named.push((name, number)),
                Branch::Node(name, children)
                | Branch::Chance(name, children, _)
                | Branch::Turn(name, children, _) => {
                    named.push((name, number));
                    below.extend(children.iter_mut());
                }
            }
        }
        level = below;
    }
    if named.len() > LETTERS.len() {
        for (name, _) in named {
            name.clear();
        }
        return english;
    }
    let mut letters: Vec<_> = (0..named.len()).collect();
    shuffle(&mut letters);
    for (name, number) in named {
        let number = letters[number];
        LETTERS[number].clone_into(name);
        let letter = char::from(b'A' + u8::try_from(number % 26).unwrap_or_default());
        let again = if number < 26 { "" } else { "2" };
        english.push((name.clone(), format!("{letter}{again}")));
    }
    english
}
