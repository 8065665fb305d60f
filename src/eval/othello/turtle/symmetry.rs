//! Which indices of a kind of pattern share a value, and which have the value 0.

use super::index::{patterns_on, reordered};
use super::kind::PatternKind;

/// How the values of a kind are stored: a mirrored pattern has the same value, and a pattern with
/// swapped colours has the same value for the other side.
///
/// Turtle assumes the second ("assuming that"), and its text doubts it: the side to move often
/// matters, and the swap ignores that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternClasses {
    /// For each index, from the lowest, the number of its class, from 1: negative if its value is
    /// the negated value of the class, 0 if it is 0.
    members: Vec<i32>,
    count: usize,
}

impl PatternClasses {
    /// The classes of a kind, under both symmetries.
    pub fn of(kind: PatternKind) -> Self {
        let mirror = Mirror::of(kind);
        let half = mirror.half();
        let mut members = vec![None; mirror.images.len()];
        let mut count = 0;
        for index in -half..=half {
            let place = |index: i32| (index + half).unsigned_abs() as usize;
            if members[place(index)].is_some() {
                continue;
            }
            let image = mirror.image(index);
            let class = if image == -index {
                0
            } else {
                count += 1;
                count
            };
            for (index, class) in
                [(index, class), (image, class), (-index, -class), (-image, -class)]
            {
                members[place(index)] = Some(class);
            }
        }
        Self {
            members: members.into_iter().map(Option::unwrap_or_default).collect(),
            count: count.unsigned_abs() as usize,
        }
    }

    /// For each index, from the lowest, the number of its class, from 1: negative if its value is
    /// the negated value of the class, 0 if the symmetries force it to be 0.
    pub fn members(&self) -> &[i32] {
        &self.members
    }

    /// The number of values to store.
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// For each entry of the table of a stage, its class, over all kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassTable {
    members: Vec<i32>,
    count: usize,
}

impl ClassTable {
    /// The classes of these kinds, one after the other.
    pub(super) fn of(kinds: impl IntoIterator<Item = PatternKind>) -> Self {
        let (mut members, mut count) = (Vec::new(), 0);
        for kind in kinds {
            let classes = PatternClasses::of(kind);
            let numbers = classes.members().iter();
            members.extend(numbers.map(|&class| class + class.signum() * count));
            count += i32::try_from(classes.count()).unwrap_or(0);
        }
        Self { members, count: count.unsigned_abs() as usize }
    }

    /// For each entry, the number of its class, from 1; negative for a negated value, 0 for entries
    /// with the value 0.
    pub fn members(&self) -> &[i32] {
        &self.members
    }

    /// The number of classes, which is the number of values to store per stage.
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// The numbers of distinct patterns of a kind modulo symmetries, including the one whose value is
/// 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredPatterns {
    /// All patterns: 6561 on 8 squares.
    pub all: usize,
    /// Modulo swapping of colours: 3281.
    pub after_swap: usize,
    /// Modulo mirroring: 3321.
    pub after_mirror: usize,
    /// Modulo both: 1681.
    pub after_both: usize,
    /// Patterns that equal their mirrored swap, and so have the value 0: 81.
    pub zero: usize,
}

impl StoredPatterns {
    /// Counts them, index by index.
    pub fn of(kind: PatternKind) -> Self {
        let mirror = Mirror::of(kind);
        let half = mirror.half();
        // A pattern is counted if it is the first of its class.
        let count = |same: &dyn Fn(i32) -> Vec<i32>| {
            (-half..=half).filter(|&index| same(index).iter().all(|&other| index <= other)).count()
        };
        Self {
            all: mirror.images.len(),
            after_swap: count(&|index| vec![-index]),
            after_mirror: count(&|index| vec![mirror.image(index)]),
            after_both: count(&|index| {
                let image = mirror.image(index);
                vec![-index, image, -image]
            }),
            zero: (-half..=half).filter(|&index| mirror.image(index) == -index).count(),
        }
    }
}

/// The mirror image of each index of a kind; the index itself without a mirror symmetry.
struct Mirror {
    /// From the lowest index.
    images: Vec<i32>,
}

impl Mirror {
    fn of(kind: PatternKind) -> Self {
        let half = patterns_on(kind.first_squares().len()) / 2;
        let order = kind.mirror();
        let image = |index| match &order {
            Some(order) => reordered(index, order),
            None => index,
        };
        Self { images: (-half..=half).map(image).collect() }
    }

    /// The highest index.
    fn half(&self) -> i32 {
        i32::try_from(self.images.len() / 2).unwrap_or(0)
    }

    fn image(&self, index: i32) -> i32 {
        let place = usize::try_from(index + self.half()).ok();
        let image = place.and_then(|place| self.images.get(place));
        image.copied().unwrap_or(index)
    }
}
