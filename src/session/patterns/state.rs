//! Which pattern a person looks at, and how.

use crate::eval::othello::turtle::{CornerShape, PatternSet};
use crate::scenario::Inside;

/// What the board shows of patterns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PatternMap {
    /// The digits of the chosen pattern.
    #[default]
    Digits,
    /// What each disc of the last move has changed in it.
    Change,
    /// What all patterns together make of each square.
    Sum,
    /// How far the values are from the final scores of games that the weights were not fitted to.
    Fit,
}

impl PatternMap {
    /// All of them, as the window lists them.
    pub const ALL: [Self; 4] = [Self::Digits, Self::Change, Self::Sum, Self::Fit];
}

/// What a person does about the patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternsCommand {
    /// Look at the pattern of this number, from 0.
    Choose(usize),
    /// Look at the one after it, or before it.
    Step {
        /// Whether forward.
        forward: bool,
    },
    /// What the board shows.
    Map(PatternMap),
}

/// The state of the part.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct PatternsPart {
    /// The number of the pattern that is looked at.
    pub chosen: usize,
    pub map: PatternMap,
}

impl PatternsPart {
    /// Carries out a command, where there are `count` patterns.
    pub(in crate::session) fn update(&mut self, command: PatternsCommand, count: usize) {
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

    /// Another lesson is open: it begins as it asks for.
    pub(in crate::session) fn open(&mut self, inside: Option<&Inside>) {
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
