//! The patterns of an evaluation, and the places of their values in a table.

use std::sync::LazyLock;

use super::index::patterns_on;
use super::instance::PatternInstance;
use super::kept::{IndexSource, KeptIndices, KeptLayout};
use super::kind::{BoardSymmetry, CornerShape, PatternKind};
use super::symmetry::ClassTable;

/// The 46 patterns of an evaluation.
#[derive(Debug)]
pub struct PatternSet {
    corner: CornerShape,
    instances: Vec<PatternInstance>,
    layout: KeptLayout,
    /// For each instance, how its index follows from the stored ones, and the place of index 0 of
    /// its kind in a table of values.
    lookups: Vec<(IndexSource, i32)>,
    /// The start of each kind in such a table.
    starts: Vec<(PatternKind, i32)>,
    entries: i32,
    classes: ClassTable,
}

static WITH_SQUARE: LazyLock<PatternSet> = LazyLock::new(|| PatternSet::new(CornerShape::Square));
static WITH_TRIANGLE: LazyLock<PatternSet> =
    LazyLock::new(|| PatternSet::new(CornerShape::Triangle));

impl PatternSet {
    pub fn of(corner: CornerShape) -> &'static Self {
        match corner {
            CornerShape::Square => &WITH_SQUARE,
            CornerShape::Triangle => &WITH_TRIANGLE,
        }
    }

    fn new(corner: CornerShape) -> Self {
        let mut instances = Vec::new();
        let mut starts = Vec::new();
        let mut entries = 0;
        for kind in corner.kinds() {
            let first = kind.first_squares();
            starts.push((kind, entries));
            entries += patterns_on(first.len());
            let mut seen = Vec::new();
            for symmetry in BoardSymmetry::ALL {
                let squares: Vec<_> = first.iter().map(|&square| symmetry.of(square)).collect();
                let mut set = squares.clone();
                set.sort_unstable();
                if seen.contains(&set) {
                    continue;
                }
                seen.push(set);
                instances.push(PatternInstance {
                    kind,
                    number: u8::try_from(seen.len()).unwrap_or(u8::MAX),
                    squares,
                });
            }
        }
        let layout = KeptLayout::new(&instances);
        let lookup = |instance: &PatternInstance| {
            let (_, start) = starts.iter().find(|(kind, _)| *kind == instance.kind)?;
            let middle = start + patterns_on(instance.squares.len()) / 2;
            Some((layout.source_of(instance)?, middle))
        };
        let lookups = instances.iter().filter_map(lookup).collect();
        Self {
            corner,
            instances,
            layout,
            lookups,
            classes: ClassTable::of(corner.kinds()),
            starts,
            entries,
        }
    }

    pub const fn corner(&self) -> CornerShape {
        self.corner
    }

    /// The patterns, grouped by kind in the order of [`CornerShape::kinds`].
    pub fn instances(&self) -> &[PatternInstance] {
        &self.instances
    }

    /// The number of values per stage, one for each index of each kind: 167,265 with square
    /// corners.
    pub const fn entries(&self) -> usize {
        self.entries.unsigned_abs() as usize
    }

    /// The kinds, with the starts of their values among the entries.
    pub fn starts(&self) -> &[(PatternKind, i32)] {
        &self.starts
    }

    /// Which entries share a value.
    pub const fn classes(&self) -> &ClassTable {
        &self.classes
    }

    /// The incremental indices.
    pub const fn layout(&self) -> &KeptLayout {
        &self.layout
    }

    /// The index of each instance, in order.
    pub fn indices<'s>(&'s self, kept: &'s KeptIndices) -> impl Iterator<Item = i32> + 's {
        self.lookups.iter().map(|(source, _)| self.layout.index(*source, kept))
    }

    /// The place of each instance's entry in the table of values of a stage, in order.
    pub fn places<'s>(&'s self, kept: &'s KeptIndices) -> impl Iterator<Item = usize> + 's {
        self.lookups.iter().map(|(source, middle)| {
            // An index is never below the first of its kind.
            (middle + self.layout.index(*source, kept)).unsigned_abs() as usize
        })
    }
}
