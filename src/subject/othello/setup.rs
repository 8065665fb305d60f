//! A tree of Othello in a lesson.

use serde::{Deserialize, Serialize};

use super::super::change::SetupChange;
use super::super::field::FieldError;
use super::super::further::{Further, HasFurther};
use super::super::interface::OthelloStep;
use super::super::remedy::Remedy;
use super::super::values::ValueScheme;
use crate::eval::OthelloEvaluation;
use crate::games::othello::{OthelloPosition, OthelloPositionError};
use crate::language::{Phrase, Texts};
use crate::search::{MoveFilter, MoveOrder, Plan};
use crate::tree::Growth;

/// A search of moves from a position of Othello, to a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OthelloSetup {
    /// The position: `startpos`, `startpos-4`, or 64 characters (16 for 4×4) of X, O and '.' in the
    /// order a1, b1 … h8, a blank, and X or O for the side to move.
    pub board: String,
    /// Moves from there to the position of the lesson: squares and `pass`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The depth in plies, counting passes. Ignored if `asks` is a win: then every line is searched
    /// to the end of the game.
    pub depth: u8,
    /// The evaluator, by id: `discs`, `discs-winner`, `mobility`, `turtle`.
    #[serde(default = "discs", skip_serializing_if = "is_discs")]
    pub values: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub asks: OthelloQuestion,
    /// Which moves are searched: `all`, or `best` by their static values.
    #[serde(default, skip_serializing_if = "is_default")]
    pub filter: MoveFilter,
    /// Whether every move is grown before the search, or the search grows the tree itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub growth: Growth,
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: MoveOrder,
    /// Nodes that are searched deeper.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Further>,
}

/// The question about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OthelloQuestion {
    #[default]
    Value,
    /// Whether the side to move at the root wins: its win is worth 1 for Black or −1 for White, any
    /// other end, a draw included, the opposite.
    Win,
}

fn discs() -> String {
    OthelloEvaluation::Discs.id().to_owned()
}

fn is_discs(values: &str) -> bool {
    values == OthelloEvaluation::Discs.id()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl OthelloSetup {
    /// The depth limit: no game is longer.
    pub const MAX_DEPTH: u8 = 80;

    /// More plies than any game has, passes included.
    const WHOLE_GAME: u8 = 128;

    /// The default for a user's position: four plies as visited by alpha-beta, best moves first.
    #[must_use]
    pub fn of_ones_own(board: String) -> Self {
        Self {
            board,
            moves: Vec::new(),
            depth: 4,
            values: discs(),
            asks: OthelloQuestion::default(),
            filter: MoveFilter::All,
            growth: Growth::Searched,
            order: MoveOrder::Generated,
            further: Vec::new(),
        }
    }

    /// The position from which the moves of the lesson are played.
    ///
    /// # Errors
    /// If the board is invalid.
    pub fn start(&self) -> Result<OthelloPosition, FieldError> {
        let refused = |error: OthelloPositionError| FieldError::said(&error).field("board");
        let start: OthelloPosition = self.board.parse().map_err(refused)?;
        match start.afloat() {
            Some(square) => Err(refused(OthelloPositionError::Afloat { square })),
            None => Ok(start),
        }
    }

    /// The game from the start to the lesson's position, and that position.
    ///
    /// # Errors
    /// If a field is invalid; the error names it.
    pub(super) fn way(&self) -> Result<(Vec<OthelloStep>, OthelloPosition), FieldError> {
        let mut at = self.start()?;
        let mut before = Vec::new();
        for (number, text) in self.moves.iter().enumerate() {
            let mv = at
                .read_move(text)
                .map_err(|error| FieldError::said(&error).item(number).field("moves"))?;
            before.push((at, mv));
            at = at.after(mv);
        }
        Ok((before, at))
    }

    /// The evaluator, checked for boards of the root's size.
    ///
    /// # Errors
    /// If the id is unknown, or the evaluator does not support the board.
    pub(super) fn evaluation(
        &self,
        root: &OthelloPosition,
    ) -> Result<OthelloEvaluation, FieldError> {
        let evaluation: OthelloEvaluation = self
            .values
            .parse()
            .map_err(|error| FieldError::said(&error).field("values"))?;
        let fits = evaluation.fits(root.size());
        fits.map_err(|error| FieldError::said(&error).field("values"))?;
        Ok(evaluation)
    }

    /// Checks depth and filter.
    ///
    /// # Errors
    /// If a field is invalid; the error names it.
    pub(super) fn check_reading(&self) -> Result<(), FieldError> {
        let most = usize::from(Self::MAX_DEPTH);
        let too_deep =
            |depth: usize| FieldError::of(|texts| texts.lessons_files_depth(depth, most));
        if usize::from(self.depth) > most {
            return Err(too_deep(self.depth.into()).field("depth"));
        }
        for (number, further) in self.further.iter().enumerate() {
            let depth = further.path.len() + usize::from(further.plies);
            if depth > most {
                return Err(too_deep(depth).field("plies").item(number).field("further"));
            }
            let filter = further.filter.unwrap_or_default();
            check_filter(filter).map_err(|error| error.item(number).field("further"))?;
        }
        check_filter(self.filter)
    }

    /// The depth in plies: to the end, if a win is asked about.
    pub(super) const fn plies(&self) -> u8 {
        match self.asks {
            OthelloQuestion::Value => self.depth,
            OthelloQuestion::Win => Self::WHOLE_GAME,
        }
    }

    /// The plan of a search of `depth` plies.
    pub(super) fn plan(&self, depth: u8) -> Plan {
        Plan {
            depth,
            moves: self.filter,
            order: self.order,
            mates_from: depth.into(),
            ..Plan::default()
        }
    }
}

fn check_filter(filter: MoveFilter) -> Result<(), FieldError> {
    let refused: Phrase = match filter {
        MoveFilter::Best(0) => Texts::lessons_files_best_none,
        MoveFilter::All | MoveFilter::Best(_) => return Ok(()),
        MoveFilter::Captures | MoveFilter::Checks | MoveFilter::Yss => {
            Texts::lessons_files_othello_filter
        }
    };
    Err(FieldError::of(refused).field("filter"))
}

impl HasFurther for OthelloSetup {
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        Some(&mut self.further)
    }

    fn remedies(&self, cap: usize) -> Vec<(Remedy, Self)> {
        self.smaller(cap)
    }

    fn deepen(&mut self, plies: u8) -> bool {
        self.depth = self.depth.saturating_add(plies);
        true
    }

    fn change(&mut self, change: &SetupChange) -> bool {
        if let SetupChange::Order(order) = change {
            self.order = *order;
            return true;
        }
        // The paths of deeper nodes may not be searched any more.
        self.further.clear();
        match change {
            SetupChange::Depth(plies) => self.depth = *plies,
            SetupChange::Values(ValueScheme::Named(id)) => self.values.clone_from(id),
            SetupChange::Play(mv) => self.moves.push(mv.clone()),
            SetupChange::TakeBack => return self.moves.pop().is_some(),
            SetupChange::Leaf { .. }
            | SetupChange::MoveChild { .. }
            | SetupChange::Arrange(_)
            | SetupChange::Root(_)
            | SetupChange::Values(ValueScheme::Own(_))
            | SetupChange::Leaves(_)
            | SetupChange::Order(_)
            | SetupChange::Captures(_) => return false,
        }
        true
    }
}
