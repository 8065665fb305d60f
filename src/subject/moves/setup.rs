//! A tree of moves of a game in a lesson.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::super::change::SetupChange;
use super::super::field::FieldError;
use super::super::further::{Further, HasFurther};
use super::super::interface::FromBoard;
use super::super::remedy::Remedy;
use super::super::values::ValueScheme;
use eval::{GameEvaluation, SearchedGame};
use game::Game;
use language::{Texts, Words};
use score::Player;
use search::{MoveFilter, MoveOrder, Plan};
use tree::Growth;

/// A position of a game and the move played in it.
pub type GameStep<G> = (<G as Game>::Position, <G as Game>::Move);

/// A search of moves from a position of a game, to a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct GameSetup<G: SearchedGame> {
    /// The position, as the game writes it. Of Othello: `startpos`, `startpos-4`, or 64 characters
    /// (16 for 4×4) of X, O and '.' in the order a1, b1 … h8, a blank, and X or O for the side to
    /// move. Of dōbutsu shōgi: `startpos`, or as SFEN writes shogi, `gle/1c1/1C1/ELG b - 1`.
    pub board: String,
    /// Moves from there to the position of the lesson. Of Othello: squares and `pass`. Of
    /// dōbutsu shōgi: `b3b2`, `C*b2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The depth in plies, counting passes. Ignored if `asks` is a win of a game that always ends:
    /// then every line is searched to the end.
    pub depth: u8,
    /// The evaluator, by id. Of Othello: `discs`, `discs-winner`, `mobility`, `turtle`; of dōbutsu
    /// shōgi: `steps`; of Connect Four: `open-threes`; of the sugoroku race: `pips`, `wins`.
    #[serde(default = "usual::<G>", skip_serializing_if = "is_usual::<G>")]
    pub values: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub asks: GameQuestion,
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
    /// How many of the last moves belong to the tree of which this is a part: `asks` is about the
    /// position before them.
    #[serde(skip)]
    pub counted: u8,
    #[serde(skip)]
    pub game: PhantomData<G>,
}

/// The question about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameQuestion {
    #[default]
    Value,
    /// Whether the side to move at the root wins: its win is worth 1 for Black or −1 for White, any
    /// other end, a draw or the horizon included, the opposite.
    Win,
}

/// The id of the default evaluator.
fn usual<G: SearchedGame>() -> String {
    G::Evaluation::default().id().to_owned()
}

fn is_usual<G: SearchedGame>(values: &str) -> bool {
    values == G::Evaluation::default().id()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl<G: SearchedGame> FromBoard for GameSetup<G> {
    fn of_ones_own(board: String) -> Self {
        Self::of_ones_own(board)
    }

    fn play(&mut self, board: String, moves: Vec<String>) {
        // An evaluator for another board cannot value this one.
        let start = G::read(&board).ok();
        let values = G::Evaluation::find(&self.values).ok();
        let misfits = start.zip(values).map(|(start, values)| values.fits(&start));
        if misfits.is_some_and(|fits| fits.is_err()) {
            self.values = usual::<G>();
        }
        (self.board, self.moves) = (board, moves);
        self.further.clear();
    }
}

impl<G: SearchedGame> GameSetup<G> {
    /// The depth limit: no game is longer.
    pub const MAX_DEPTH: u8 = 80;

    /// The default for a user's position: four plies as visited by alpha-beta, best moves first; where
    /// chance moves, every move of four plies.
    pub fn of_ones_own(board: String) -> Self {
        Self {
            board,
            moves: Vec::new(),
            depth: 4,
            values: usual::<G>(),
            asks: GameQuestion::default(),
            filter: MoveFilter::All,
            growth: if G::HAS_CHANCE { Growth::Every } else { Growth::Searched },
            order: MoveOrder::Generated,
            further: Vec::new(),
            counted: 0,
            game: PhantomData,
        }
    }

    /// The position from which the moves of the lesson are played.
    pub fn start(&self) -> Result<G::Position, FieldError> {
        let start = G::read(&self.board).and_then(|start| G::check(&start).map(|()| start));
        start.map_err(|refused| FieldError::new(refused).field("board"))
    }

    /// The game from the start to the lesson's position, and that position.
    pub(super) fn way(&self) -> Result<(Vec<GameStep<G>>, G::Position), FieldError> {
        let mut at = self.start()?;
        let mut before = Vec::new();
        for (number, text) in self.moves.iter().enumerate() {
            let mv = legal_move::<G>(&at, text)
                .map_err(|refused| refused.item(number).field("moves"))?;
            let after = G::default().after(&at, mv);
            before.push((std::mem::replace(&mut at, after), mv));
        }
        Ok((before, at))
    }

    /// The player whose win may be asked about: to move at the root, or before the moves that are
    /// part of a larger tree.
    pub(super) fn asker(&self, before: &[GameStep<G>], root: &G::Position) -> Player {
        let first = before.iter().rev().take(self.counted.into()).last();
        G::default().player(first.map_or(root, |(at, _)| at))
    }

    /// The evaluator, checked for boards of the root's size.
    ///
    /// # Errors
    /// If the id is unknown, or the evaluator does not support the board.
    pub(super) fn evaluation(&self, root: &G::Position) -> Result<G::Evaluation, FieldError> {
        let found = G::Evaluation::find(&self.values);
        let found = found.and_then(|evaluation| evaluation.fits(root).map(|()| evaluation));
        found.map_err(|refused| FieldError::new(refused).field("values"))
    }

    /// Checks depth and filter.
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
            check_filter::<G>(filter).map_err(|error| error.item(number).field("further"))?;
        }
        // A mean says how likely a win is, not whether there is one.
        if G::HAS_CHANCE && self.asks == GameQuestion::Win {
            return Err(FieldError::of(Texts::lessons_files_chance_asks).field("asks"));
        }
        if G::HAS_CHANCE && !self.further.is_empty() {
            return Err(FieldError::of(Texts::lessons_files_chance_further).field("further"));
        }
        if G::HAS_CHANCE && self.order != MoveOrder::Generated {
            return Err(FieldError::of(Texts::lessons_files_chance_order).field("order"));
        }
        check_filter::<G>(self.filter)
    }

    /// The depth in plies: to the end, if a win is asked about and the game always ends.
    pub(super) fn plies(&self) -> u8 {
        match self.asks {
            GameQuestion::Value => self.depth,
            GameQuestion::Win => G::LONGEST.unwrap_or(self.depth),
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

/// Parses a legal move.
pub(super) fn legal_move<G: SearchedGame>(
    at: &G::Position,
    text: &str,
) -> Result<G::Move, FieldError> {
    let read = G::read_move(at, text);
    let legal = read.and_then(|mv| G::check_move(at, mv).map(|()| mv));
    legal.map_err(FieldError::new)
}

fn check_filter<G: SearchedGame>(filter: MoveFilter) -> Result<(), FieldError> {
    let refused = match filter {
        MoveFilter::Best(0) => Words::of(Texts::lessons_files_best_none),
        MoveFilter::All | MoveFilter::Best(_) => return Ok(()),
        MoveFilter::Captures | MoveFilter::Checks | MoveFilter::Yss => {
            Words::in_each(|language| language.texts().lessons_files_game_filter(G::name(language)))
        }
    };
    Err(FieldError::new(refused).field("filter"))
}

impl<G: SearchedGame> HasFurther for GameSetup<G> {
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        Some(&mut self.further)
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
            SetupChange::After { moves, plies } => {
                self.moves.extend_from_slice(moves);
                self.counted =
                    self.counted.saturating_add(u8::try_from(moves.len()).unwrap_or(u8::MAX));
                self.depth = *plies;
            }
            SetupChange::Sampling(_)
            | SetupChange::Ours
            | SetupChange::Leaf { .. }
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
