//! What the board page asks of every game.

use std::any::Any;
use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use super::super::history::Travel;
use super::kept_games::AnyGames;
use super::shown::{GoToPly, ShownGame};
use formats::record::{Encoding, Format};
use games::board::{Board, Cell, PieceFace, PieceSigns};
use games::shogi::mate::MateCuts;
use language::{Language, Words};
use score::Player;
use subject::{GameId, SubjectSetup, WrittenGame};
use tree::Estimate;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardMode {
    /// Plays legal moves.
    #[default]
    Play,
    /// Opens the exchange on a square.
    Exchange,
    /// Sets up pieces, regardless of the rules.
    SetUp,
}

/// The piece in hand, put down with the next click. Kinds are given by their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    On(Cell),
    InHand(Player, &'static str),
    /// A new piece, in unlimited supply; only while setting up.
    New(Player, &'static str),
}

/// Where a dragged piece is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    Square(Cell),
    Hand(Player),
    /// Beside the board: the piece goes back into the box.
    Beside,
}

#[derive(Clone, Debug)]
pub enum BoardCommand {
    /// A position, moves or a move were typed.
    Read(String),
    /// A position or a line was read elsewhere.
    Lay(Arc<dyn AnyGames>),
    /// A click on a square.
    Square(Cell),
    /// A click on a piece in hand.
    Hand(Player, &'static str),
    /// Takes a new piece from the box.
    New(Player, &'static str),
    /// Puts the piece on a square back into the box.
    Remove(Cell),
    /// Begins a drag.
    Lift(Held),
    /// Ends a drag. If the piece cannot go there, it returns, and the note says why.
    PutDown(DropPlace),
    /// Gives the piece on a square to the other side.
    TurnRound(Cell),
    SetPromoted(Cell, bool),
    /// Opens the exchange on a square.
    Exchange(Cell),
    /// Answers whether the move promotes.
    Promote(bool),
    /// The side to move passes.
    Pass,
    /// The die is thrown, where chance moves; what it shows follows from this number.
    Throw(u64),
    Mode(BoardMode),
    /// Gives the turn to the other side.
    Turn,
    Clear,
    /// Sets up the start position of this index.
    Start(usize),
    /// Drops the held piece where it came from.
    PutBack,
    /// Sets how a tree is to be grown.
    Choose(Box<SubjectSetup>),
    Grow,
    ChooseMate(MateWish),
    SearchMate,
    /// Undoes or redoes a change of the board.
    Travel(Travel),
}

/// The consequence of a command for the rest of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    Nothing,
    /// The position or the growth settings have changed.
    Changed,
    Grow,
    SearchMate,
    Exchange(Cell),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MateWish {
    /// The maximum length of the mate.
    pub plies: u8,
    /// Moves that the search leaves out.
    pub cuts: MateCuts,
}

impl Default for MateWish {
    /// Seven plies, which take no noticeable time, and nothing left out.
    fn default() -> Self {
        Self { plies: 7, cuts: MateCuts::default() }
    }
}

/// The move for which the promotion question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promoting {
    pub player: Player,
    /// The piece as it is, and promoted.
    pub faces: [PieceFace; 2],
    pub to: Cell,
}

/// The board of a game, with what is set up, played, opened and to be grown on it.
pub trait BoardDesk: Debug {
    fn game(&self) -> GameId;

    /// For the few parts of the page that only one game has.
    fn as_any(&self) -> &dyn Any;

    /// The board to draw, with the held piece.
    fn board(&self) -> Board;

    /// A square as a screen reader says it, with what stands there.
    fn square_name(&self, cell: Cell, language: Language, signs: PieceSigns) -> String;

    /// A kind of piece as a screen reader says it.
    fn piece_name(&self, letter: &str, signs: PieceSigns) -> String;

    /// The name of a side: 先手, Black.
    fn side_name(&self, player: Player, language: Language) -> String;

    fn face(&self, letter: &'static str, player: Player) -> PieceFace;

    /// The piece on a square: its letter and its owner.
    fn piece_at(&self, cell: Cell) -> Option<(&'static str, Player)>;

    /// The promoted or the plain form of a piece; `None` if there is no other one.
    fn promoted(&self, letter: &str, promoted: bool) -> Option<&'static str>;

    /// What can be typed, and how.
    fn typing(&self, language: Language) -> [String; 2];

    /// The kinds of pieces in the box, in the rows in which they are shown.
    fn supply(&self) -> &'static [&'static [&'static str]];

    /// In the order of the menu.
    fn modes(&self) -> &'static [BoardMode];

    fn mode(&self) -> BoardMode;

    fn held(&self) -> Option<Held>;

    /// The move for which the promotion question is open.
    fn promoting(&self) -> Option<Promoting>;

    fn to_move(&self) -> Player;

    /// The rule that the last move broke, else the rule that the position breaks, else what the
    /// position has that no game shows.
    fn note(&self) -> Option<Words>;

    /// The state of the game in a sentence; `None` if the side to move says it all.
    fn standing(&self, language: Language) -> Option<String>;

    /// Whether the game is over, and whether the side to move can only pass.
    fn is_over_or_passes(&self) -> [bool; 2];

    /// Whether it is a game in which chance moves.
    fn has_chance(&self) -> bool;

    /// Whether the die is to be thrown.
    fn throws(&self) -> bool;

    /// The index of the start position that the board has grown from; 0 if that cannot be told.
    fn start(&self) -> usize;

    /// Whether a tree can be grown from the position.
    fn is_sound(&self) -> bool;

    /// The position as text; `None` if it breaks a rule.
    fn text(&self) -> Option<String>;

    /// How a tree is to be grown.
    fn growth(&self) -> SubjectSetup;

    /// The estimated size of the tree, once known.
    fn estimate(&self) -> Option<&Result<Estimate, Words>>;

    /// A counter that goes up with each change of the board.
    fn changes(&self) -> u64;

    /// Whether undo and redo have something to do.
    fn can_travel(&self) -> (bool, bool);

    fn update(&mut self, command: BoardCommand) -> BoardOutcome;

    /// Stores the estimated size for these settings, unless they have changed since.
    fn estimated(&mut self, setup: &SubjectSetup, estimate: Result<Estimate, Words>);

    /// The game as its panel shows it; `None` if nothing was played or opened.
    fn shown(&self, language: Language) -> Option<ShownGame<'_>>;

    /// Lists the moves of the shown game, unless they are listed already.
    fn list_moves(&mut self, language: Language);

    /// The game on the board, and the open game that the board has left.
    fn games(&self) -> Arc<dyn AnyGames>;

    /// The game that the panel shows, and its file; `None` once it has been closed.
    fn shown_games(&self) -> Option<Arc<dyn AnyGames>>;

    /// The format of a file of this name; `None` if the game has none.
    fn format_of(&self, path: &Path) -> Option<Format>;

    /// The extensions of its files.
    fn endings(&self) -> Vec<&'static str>;

    /// Whether a text is a single move, which continues the game on the board.
    fn is_move(&self, text: &str) -> bool;

    /// Goes to another ply of the shown game.
    fn go(&mut self, to: GoToPly) -> BoardOutcome;

    /// Closes the shown game; the position stays.
    fn close(&mut self) -> BoardOutcome;

    /// Turns to another game of the file.
    fn turn_to(&mut self, number: usize) -> BoardOutcome;

    fn put(&mut self, games: &dyn AnyGames);

    /// Puts the position of some games on the board.
    fn lay_position(&mut self, games: &dyn AnyGames);

    /// Puts a game on the board that belongs to no file.
    fn lay_written(&mut self, game: &WrittenGame);

    /// Ties the games to the file just written, unless they have changed meanwhile.
    fn saved(&mut self, games: &dyn AnyGames, path: &Path, written: (Format, Encoding));

    /// How many moves lead to the node on the board.
    fn ply(&self) -> usize;

    fn node(&self) -> usize;

    /// Restores the node and the growth settings, with nothing to undo.
    fn recall(&mut self, at: usize, growth: &SubjectSetup);
}
