//! A tree of moves in a lesson.

use serde::{Deserialize, Serialize};
use shunsai::Position;

use super::super::change::SetupChange;
use super::super::field::FieldError;
use super::super::further::{Further, HasFurther};
use super::super::interface::{FromBoard, Valuation};
use super::super::leaf_policy::LeafPolicy;
use super::super::remedy::Remedy;
use super::super::shogi::position_of;
use super::super::values::ValueScheme;
use super::iterated::IteratedSetup;
use score::Score;
use search::{MoveFilter, MoveOrder, Plan, Quiescence};
use tree::Growth;

/// A search of moves from a shogi position, to a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionSetup {
    pub sfen: String,
    /// Moves from there to the position of the lesson, in USI.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The depth in plies up to the horizon.
    pub depth: u8,
    /// Which moves are searched before the horizon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub filter: MoveFilter,
    /// The evaluator, by id (`usapyon`, `yss`, `yaneuraou`, `material-2` … `material-8` …), or
    /// custom values.
    pub values: ValueScheme,
    #[serde(default, skip_serializing_if = "is_default")]
    pub leaf: LeafPolicy,
    /// Whether every move is grown before the search, or the search grows the tree itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub growth: Growth,
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: MoveOrder,
    /// Whether capturing a sacrificed piece is extended by two plies (YSS).
    #[serde(default, skip_serializing_if = "is_default")]
    pub extension: bool,
    /// Whether values are relative to the static value of the root.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_root: bool,
    /// Nodes that are searched deeper.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Further>,
    /// Settings for generating moves from the line after a pass, if that is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterated: Option<IteratedSetup>,
    /// How many of the last moves belong to the tree of which this is a part: `from_root` means the
    /// position before them.
    #[serde(skip)]
    pub counted: u8,
    /// How often an engine that guesses may do so; `None` for as often as it likes.
    #[serde(skip)]
    pub guesses: Option<u64>,
}

impl FromBoard for PositionSetup {
    fn of_ones_own(sfen: String) -> Self {
        Self::of_ones_own(sfen)
    }

    fn play(&mut self, sfen: String, moves: Vec<String>) {
        (self.sfen, self.moves) = (sfen, moves);
        self.further.clear();
    }
}

impl HasFurther for PositionSetup {
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        Some(&mut self.further)
    }

    fn values_mut(&mut self) -> Option<&mut ValueScheme> {
        Some(&mut self.values)
    }

    fn remedies(&self, cap: usize) -> Vec<(Remedy, Self)> {
        self.smaller(cap)
    }

    fn growth_mut(&mut self) -> Option<&mut Growth> {
        Some(&mut self.growth)
    }

    fn deepen(&mut self, plies: u8) -> bool {
        self.depth = self.depth.saturating_add(plies);
        true
    }

    fn change(&mut self, change: &SetupChange) -> bool {
        // The paths of deeper nodes may not be searched any more.
        match change {
            SetupChange::Depth(plies) => {
                self.further.clear();
                self.depth = *plies;
            }
            SetupChange::Values(values) => {
                self.further.clear();
                self.values = values.clone();
            }
            SetupChange::Leaves(leaf) => {
                self.further.clear();
                self.leaf = *leaf;
            }
            SetupChange::Order(order) => self.order = *order,
            SetupChange::Play(mv) => {
                self.further.clear();
                self.moves.push(mv.clone());
            }
            SetupChange::TakeBack => {
                self.further.clear();
                return self.moves.pop().is_some();
            }
            // The levels of such a search cannot begin in the middle.
            SetupChange::After { moves, plies } if self.iterated.is_none() => {
                self.further.clear();
                self.moves.extend_from_slice(moves);
                self.counted =
                    self.counted.saturating_add(u8::try_from(moves.len()).unwrap_or(u8::MAX));
                self.depth = *plies;
            }
            SetupChange::Sampling(_)
            | SetupChange::Ours
            | SetupChange::After { .. }
            | SetupChange::Leaf { .. }
            | SetupChange::MoveChild { .. }
            | SetupChange::Arrange(_)
            | SetupChange::Root(_)
            | SetupChange::Captures(_) => return false,
        }
        true
    }
}

impl PositionSetup {
    /// The valuation of positions below `root`.
    ///
    /// # Errors
    /// If the evaluator is unknown, or does not fit the position.
    pub(super) fn valuation(&self, root: &Position) -> Result<Valuation, FieldError> {
        let evaluation = self.values.evaluation().map_err(|error| error.field("values"))?;
        let fits = evaluation.fits(root);
        fits.map_err(|error| FieldError::new(error).field("values"))?;
        Ok(Valuation {
            evaluation,
            base: match (self.from_root, self.counted) {
                (false, _) => Score(0),
                (true, 0) => evaluation.value(root),
                (true, counted) => {
                    let before = self.moves.len().saturating_sub(counted.into());
                    evaluation.value(&position_of(&self.sfen, &self.moves[..before])?.0)
                }
            },
            quiescence: match self.leaf {
                LeafPolicy::Quiescence(quiescence) => quiescence,
                LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::default(),
            },
        })
    }
}

impl PositionSetup {
    /// The distance of the horizon from the root, in plies.
    pub(super) fn plies(&self) -> u8 {
        let iterated = self.iterated.as_ref();
        iterated.map_or(self.depth, |iterated| iterated.plies(self.depth))
    }

    /// The default for a user's position: two plies of every legal move, then quiescence search
    /// with every evasion of a check and no standing pat in check, grown by the search, winning
    /// captures first.
    pub fn of_ones_own(sfen: String) -> Self {
        Self {
            sfen,
            moves: Vec::new(),
            depth: 2,
            filter: MoveFilter::All,
            values: ValueScheme::default(),
            leaf: LeafPolicy::Quiescence(Quiescence::SOUND),
            growth: Growth::Searched,
            order: MoveOrder::Captures,
            extension: false,
            from_root: true,
            further: Vec::new(),
            iterated: None,
            counted: 0,
            guesses: None,
        }
    }

    /// Switches generation of moves from a pass on or off; incompatible settings are dropped.
    pub fn iterate(&mut self, iterates: bool) {
        self.iterated = None;
        if iterates {
            self.depth = self.depth.max(1);
            self.growth = Growth::Searched;
            self.extension = false;
            self.further.clear();
            if matches!(self.leaf, LeafPolicy::Quiescence(_)) {
                self.leaf = LeafPolicy::Exchange;
            }
            self.iterated = Some(IteratedSetup::of_depth(self.depth));
        }
    }
}

/// The plan of a search of `depth` plies below a position that is `below` plies from the root.
///
/// Mates are counted from the root of the whole tree, so that a shorter one is better wherever it
/// is found.
pub(super) fn plan(setup: &PositionSetup, depth: u8, below: usize) -> Plan {
    Plan {
        depth,
        moves: setup.filter,
        extension: setup.extension,
        quiescence: match setup.leaf {
            LeafPolicy::Quiescence(quiescence) => Some(quiescence),
            LeafPolicy::Static | LeafPolicy::Exchange => None,
        },
        order: setup.order,
        mates_from: i32::from(setup.plies()) - i32::try_from(below).unwrap_or(i32::MAX),
    }
}

pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
