//! Variants of a lesson: the same shape with other leaves, names and order.

use fastrand::Rng;

use super::super::schema::Lesson;
use super::random_tree::name;
use games::diagram::Branch;
use language::Words;
use subject::SubjectSetup;

/// A lesson on a tree of the same shape: other values in the same order of size, other names, and
/// for odd numbers mirrored. It has neither stops nor promises; the answers are those of its own run
/// with `algorithm`. The same number gives the same lesson.
///
/// `None` if the lesson is not about a hand-written tree.
pub fn variant(lesson: &Lesson, algorithm: &str, number: u64) -> Option<Lesson> {
    let SubjectSetup::Diagram { root, tree, .. } = &lesson.subject else {
        return None;
    };
    let mut rng = Rng::with_seed(number);
    let mut tree = tree.clone();
    if !number.is_multiple_of(2) {
        mirror(&mut tree);
    }
    revalue(&mut tree, &mut rng);
    let english = name(&mut tree, |letters| rng.shuffle(letters));
    let subject = SubjectSetup::Diagram { root: *root, tree, english, japanese: Vec::new() };
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
    if let Branch::Node(_, children) = tree {
        children.reverse();
        children.iter_mut().for_each(mirror);
    }
}

fn leaves<'t>(tree: &'t mut Branch, found: &mut Vec<&'t mut i32>) {
    match tree {
        Branch::Leaf(_, value) => found.push(value),
        Branch::Node(_, children) => children.iter_mut().for_each(|child| leaves(child, found)),
    }
}

/// Gives the leaves other values: equal ones stay equal, larger ones larger. Two values alone, such
/// as won and lost, stay.
fn revalue(tree: &mut Branch, rng: &mut Rng) {
    let mut found = Vec::new();
    leaves(tree, &mut found);
    let mut values: Vec<i32> = found.iter().map(|value| **value).collect();
    values.sort_unstable();
    values.dedup();
    let [first, _, _, ..] = values[..] else {
        return;
    };
    let gaps: Vec<_> = values.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).collect();
    // Values that are round stay so.
    let unit = values.iter().fold(0, |unit, &value| divisor(unit, value.saturating_abs())).max(1);
    let mut next = first.saturating_add(unit * rng.i32(-2..=2));
    let mut changed = vec![next];
    for gap in gaps {
        next = next.saturating_add(unit * rng.i32(1..=(2 * (gap / unit).min(10_000)).max(2)));
        changed.push(next);
    }
    for value in found {
        if let Ok(at) = values.binary_search(value) {
            *value = changed[at];
        }
    }
}

/// The greatest common divisor.
fn divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { divisor(b, a % b) }
}
