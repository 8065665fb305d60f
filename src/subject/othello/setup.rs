//! A tree of Othello as a lesson writes it.

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

/// Moves from a position of Othello, to a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OthelloSetup {
    /// The position: `startpos`, `startpos-4`, or 64 signs (16 for 4×4) of X, O and '.' in the order
    /// a1, b1 … h8, a blank, and X or O to move.
    pub board: String,
    /// Moves from there to the position of the lesson: squares and `pass`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many plies are read; a pass is one. Where it is asked who wins, every line is read to the end
    /// of the game, whatever stands here.
    pub depth: u8,
    /// The evaluator, by id: `discs`, `discs-winner`, `mobility`, `turtle`.
    #[serde(default = "discs", skip_serializing_if = "is_discs")]
    pub values: String,
    /// What is asked of the position.
    #[serde(default, skip_serializing_if = "is_default")]
    pub asks: OthelloQuestion,
    /// Which moves are read: `all`, or `best` by their static values.
    #[serde(default, skip_serializing_if = "is_default")]
    pub filter: MoveFilter,
    /// Whether every move is grown before the search, or the search grows the tree itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub growth: Growth,
    /// In which order moves are tried.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: MoveOrder,
    /// Nodes that are read further.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Further>,
}

/// What is asked of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OthelloQuestion {
    /// What it is worth.
    #[default]
    Value,
    /// Whether the side to move at the root wins: 1 for Black or −1 where that is shown, the opposite
    /// where the game ends otherwise, a draw included.
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
    /// The deepest that a tree may be asked for: no game is longer.
    pub const MAX_DEPTH: u8 = 80;

    /// More plies than any game has, passes included.
    const WHOLE_GAME: u8 = 128;

    /// A position of a person's own: four plies of what alpha-beta visits, best moves first.
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
    /// What is wrong with the board, in its field.
    pub fn start(&self) -> Result<OthelloPosition, FieldError> {
        let refused = |error: OthelloPositionError| FieldError::said(&error).field("board");
        let start: OthelloPosition = self.board.parse().map_err(refused)?;
        match start.afloat() {
            Some(square) => Err(refused(OthelloPositionError::Afloat { square })),
            None => Ok(start),
        }
    }

    /// Every position from the start to that of the lesson, each with the move that leads on; and that
    /// of the lesson.
    ///
    /// # Errors
    /// What is wrong with which field.
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

    /// The evaluator, which knows boards of the root's size.
    ///
    /// # Errors
    /// That there is none of this id, or that it does not know the board.
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

    /// Whether depth and filter can be read.
    ///
    /// # Errors
    /// What is wrong with which field.
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

    /// How many plies are read: to the end, where it is asked who wins.
    pub(super) const fn plies(&self) -> u8 {
        match self.asks {
            OthelloQuestion::Value => self.depth,
            OthelloQuestion::Win => Self::WHOLE_GAME,
        }
    }

    /// What is read for `depth` plies.
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
        // What was read further is named by moves that may not be read any more.
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
