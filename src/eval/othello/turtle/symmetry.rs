//! Which indices of a kind of pattern share a value, and which have none.

use super::index::{patterns_on, reordered};
use super::kind::PatternKind;

/// How the values of a kind are stored: what a mirror of the board makes of a pattern is worth the
/// same, and what swapping the colours makes of it is worth as much for the other side.
///
/// Turtle takes the second for granted ("assuming that"), and its text doubts it: whose turn it is
/// often matters, and the swap leaves that out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternClasses {
    /// For each index, from the lowest, the number of its class, from 1: negative where its value is
    /// that of the class with the sign turned, 0 where the value is 0.
    members: Vec<i32>,
    /// How many classes there are.
    count: usize,
}

impl PatternClasses {
    /// The classes of a kind, under both symmetries.
    #[must_use]
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
            for (index, class) in [
                (index, class),
                (image, class),
                (-index, -class),
                (-image, -class),
            ] {
                members[place(index)] = Some(class);
            }
        }
        Self {
            members: members.into_iter().map(Option::unwrap_or_default).collect(),
            count: count.unsigned_abs() as usize,
        }
    }

    /// For each index, from the lowest, the number of its class, from 1: negative where its value is
    /// that of the class with the sign turned, 0 where the value is 0 for want of any other.
    #[must_use]
    pub fn members(&self) -> &[i32] {
        &self.members
    }

    /// How many values have to be stored.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// For each entry of the table of a stage the class that it belongs to, over all kinds.
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
        Self {
            members,
            count: count.unsigned_abs() as usize,
        }
    }

    /// For each entry the number of its class, from 1; negative where the sign turns, 0 for entries
    /// that are worth 0.
    #[must_use]
    pub fn members(&self) -> &[i32] {
        &self.members
    }

    /// How many classes there are: so many values a stage would have to store.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// How many patterns of a kind differ once some are taken for the same, the one whose value is 0
/// among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredPatterns {
    /// All of them: 6561 on 8 squares.
    pub all: usize,
    /// Where swapping the colours is taken off: 3281.
    pub after_swap: usize,
    /// Where mirroring is: 3321.
    pub after_mirror: usize,
    /// Where both are: 1681.
    pub after_both: usize,
    /// How many patterns are their own mirrored swap, and so worth 0: 81.
    pub zero: usize,
}

impl StoredPatterns {
    /// Counts them, index by index.
    #[must_use]
    pub fn of(kind: PatternKind) -> Self {
        let mirror = Mirror::of(kind);
        let half = mirror.half();
        // A pattern is counted where it is the first of those that are taken for the same.
        let count = |same: &dyn Fn(i32) -> Vec<i32>| {
            (-half..=half)
                .filter(|&index| same(index).iter().all(|&other| index <= other))
                .count()
        };
        Self {
            all: mirror.images.len(),
            after_swap: count(&|index| vec![-index]),
            after_mirror: count(&|index| vec![mirror.image(index)]),
            after_both: count(&|index| {
                let image = mirror.image(index);
                vec![-index, image, -image]
            }),
            zero: (-half..=half)
                .filter(|&index| mirror.image(index) == -index)
                .count(),
        }
    }
}

/// What the mirror makes of each index of a kind; itself where there is no mirror.
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
        Self {
            images: (-half..=half).map(image).collect(),
        }
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
