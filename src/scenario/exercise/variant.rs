//! Variants of a lesson: the same shape with other leaves, names and order.

use fastrand::Rng;

use super::super::schema::Lesson;
use super::random_tree::name;
use games::diagram::Branch;
use language::Words;
use score::Outcome;
use subject::SubjectSetup;

/// A lesson on a tree of the same shape: other values in the same order of size, other names, and
/// for odd numbers mirrored. It has neither stops nor promises; the answers are those of its own run
/// with `algorithm`. The same number gives the same lesson.
///
/// `None` if the lesson is not about a hand-written tree.
pub fn variant(lesson: &Lesson, algorithm: &str, number: u64) -> Option<Lesson> {
    let SubjectSetup::Diagram { root, tree, players, .. } = &lesson.subject else {
        return None;
    };
    if !players.together.is_empty() {
        return None; // They are known by the names that change.
    }
    let mut rng = Rng::with_seed(number);
    let mut tree = tree.clone();
    if !number.is_multiple_of(2) {
        mirror(&mut tree);
    }
    if !revalue(&mut tree, &mut rng) && number > 1 {
        return None; // The same tree once more.
    }
    let english = name(&mut tree, |letters| rng.shuffle(letters));
    let (root, japanese, players) = (*root, Vec::new(), players.clone());
    let subject = SubjectSetup::Diagram { root, tree, english, japanese, players };
    let own = &lesson.title;
    let title = Words::in_each(|of| of.texts().exercises_variant(number, own.get(of)));
    Some(Lesson {
        id: format!("{}-{number}", lesson.id),
        title,
        subject,
        algorithms: vec![algorithm.to_owned()],
        stops: Vec::new(),
        questions: Vec::new(),
        promises: Vec::new(),
        compare: None,
        twins: Vec::new(),
        table: None,
        ..lesson.clone()
    })
}

fn mirror(tree: &mut Branch) {
    for from in (1..tree.children().len()).rev() {
        tree.move_child(0, from);
    }
    tree.children_mut().iter_mut().for_each(mirror);
}

fn leaves<'t>(tree: &'t mut Branch, found: &mut Vec<&'t mut Outcome>) {
    if let Branch::Leaf(_, value) = tree {
        return found.push(value);
    }
    for child in tree.children_mut() {
        leaves(child, found);
    }
}

/// Gives the leaves other values: equal ones stay equal, larger ones larger. Returns whether it could:
/// two values alone, such as won and lost, stay, and so do very large ones, fractions, and all where
/// chance moves, since there the order of values does not tell the best move.
fn revalue(tree: &mut Branch, rng: &mut Rng) -> bool {
    if tree.has_chance() {
        return false;
    }
    let mut found = Vec::new();
    leaves(tree, &mut found);
    let whole: Option<Vec<i64>> = found.iter().map(|value| value.whole().map(i64::from)).collect();
    let Some(mut values) = whole else { return false };
    values.sort_unstable();
    values.dedup();
    let [first, _, _, ..] = values[..] else {
        return false;
    };
    // Values that are round stay so.
    let unit = values.iter().fold(0, |unit, &value| divisor(unit, value.abs())).max(1);
    let mut next = first + unit * i64::from(rng.i8(-2..=2));
    let mut changed = vec![next];
    for pair in values.windows(2) {
        next += unit * rng.i64(1..=(2 * ((pair[1] - pair[0]) / unit)).max(2));
        changed.push(next);
    }
    let is_small = |value: &i64| value.abs() <= MOST;
    if !changed.iter().all(is_small) {
        return false;
    }
    for value in found {
        let whole = value.whole().map(i64::from).unwrap_or_default();
        let at = values.binary_search(&whole).unwrap_or_default();
        if let Ok(now) = i32::try_from(changed[at]) {
            *value = Outcome::from(now);
        }
    }
    true
}

/// The largest value of a leaf in a variant.
const MOST: i64 = 100_000_000;

/// The greatest common divisor.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}
