//! The selected pattern, and how it is shown.

use eval::othello::turtle::{CornerShape, PatternSet};
use scenario::Inside;

/// What the board shows of the patterns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PatternMap {
    /// The digits of the selected pattern.
    #[default]
    Digits,
    /// The change of these digits with each disc of the last move.
    Change,
    /// The sum of all patterns on each square.
    Sum,
    /// The error of the values against the final scores of games outside the fit.
    Fit,
}

impl PatternMap {
    /// In the order of the menu.
    pub const ALL: [Self; 4] = [Self::Digits, Self::Change, Self::Sum, Self::Fit];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternsCommand {
    /// Selects a pattern by its index.
    Choose(usize),
    /// Selects the next pattern, or the previous one.
    Step {
        forward: bool,
    },
    Map(PatternMap),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct PatternsPart {
    /// The index of the selected pattern.
    pub chosen: usize,
    pub map: PatternMap,
}

impl PatternsPart {
    /// Carries out a command; `count` is the number of patterns.
    pub(crate) fn update(&mut self, command: PatternsCommand, count: usize) {
        match command {
            PatternsCommand::Choose(number) => self.chosen = number.min(count.saturating_sub(1)),
            PatternsCommand::Step { forward } if count > 0 => {
                let by = if forward { 1 } else { count - 1 };
                self.chosen = (self.chosen + by) % count;
            }
            PatternsCommand::Step { .. } => {}
            PatternsCommand::Map(map) => self.map = map,
        }
    }

    /// Resets the view to what a newly opened lesson asks for.
    pub(crate) fn open(&mut self, inside: Option<&Inside>) {
        let pattern = inside.and_then(|inside| inside.pattern.as_deref());
        let instances = PatternSet::of(CornerShape::Square).instances();
        let number_of = |id: &str| instances.iter().position(|instance| instance.id() == id);
        *self = Self {
            chosen: pattern.and_then(number_of).unwrap_or_default(),
            map: match inside {
                Some(inside) if inside.errors => PatternMap::Fit,
                Some(inside) if inside.change => PatternMap::Change,
                Some(_) if pattern.is_none() => PatternMap::Sum,
                _ => PatternMap::Digits,
            },
        };
    }
}
