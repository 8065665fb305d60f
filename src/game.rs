//! What a game is: positions, moves and whose turn it is.
//!
//! Nothing here knows a concrete game. A game of passing (Othello) makes the pass a move; a game
//! in which pieces take pieces also says which captures a square allows ([`Captures`]).

mod keeping;

pub use keeping::{FromKept, Incremental, Keeping, KeptPosition};

use std::fmt::Debug;

use crate::score::{Player, Score};

/// A two-player game of perfect information.
pub trait Game {
    /// A position: a plain value, cheap to clone.
    type Position: Clone;
    /// A move of one player; a pass is a move too.
    type Move: Copy + PartialEq + Debug;

    /// Whose turn it is at `at`.
    fn player(&self, at: &Self::Position) -> Player;

    /// Appends every legal move at `at`, in the order in which a search tries them.
    ///
    /// No move means that the game is over, or that a hand-written tree ends here.
    fn moves(&self, at: &Self::Position, moves: &mut Vec<Self::Move>);

    /// The same moves as [`Game::moves`], as they are generated; where the game puts them in an order
    /// of its own, also the rank of each, by which they are to be [sorted](in_order).
    fn ranked_moves(
        &self,
        at: &Self::Position,
        moves: &mut Vec<Self::Move>,
        ranks: &mut Vec<Rank>,
    ) {
        let _ = ranks;
        self.moves(at, moves);
    }

    /// The position after `mv`, which must be one of [`Game::moves`].
    fn after(&self, at: &Self::Position, mv: Self::Move) -> Self::Position;

    /// Whose turn it is after `mv`: told from the move alone, it need not be made.
    fn player_after(&self, at: &Self::Position, mv: Self::Move) -> Player {
        self.player(&self.after(at, mv))
    }

    /// Whether stopping at `at`, instead of moving, is a choice: declining to take, standing pat.
    ///
    /// Asked only where there are moves.
    fn may_decline(&self, _at: &Self::Position) -> bool {
        false
    }
}

/// Why a move stands among its siblings where it stands: the kinds of promise, the best first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RankClass {
    /// A shallower or an earlier reading of the same position found it best (hash move).
    Known,
    /// It wins by the exchange on the square that it goes to, or loses nothing by it.
    Wins,
    /// It has closed a window at the same distance from the root (killer heuristic; Akl & Newborn
    /// 1977).
    Killer,
    /// It has closed windows elsewhere (history heuristic; Schaeffer 1983).
    History,
    /// Nothing speaks for or against it: it stands as it was generated.
    #[default]
    Quiet,
    /// It loses by the exchange on the square that it goes to.
    Loses,
}

/// Where a move stands among its siblings: by class, and within a class by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rank {
    /// The kind of promise.
    pub class: RankClass,
    /// How much it promises, the more the better: for captures what the side to move wins, in the
    /// units of the game; for the history a count; else 0.
    pub value: i32,
}

impl Rank {
    /// By what moves are sorted.
    const fn key(self) -> (RankClass, std::cmp::Reverse<i32>) {
        (self.class, std::cmp::Reverse(self.value))
    }
}

/// Sorts moves by their ranks, the most promising first; equals stay as they were generated.
/// Without ranks nothing changes.
pub fn in_order<M: Copy>(moves: &mut [M], ranks: &mut [Rank]) {
    if ranks.is_empty() {
        return;
    }
    let mut both: Vec<_> = ranks.iter().copied().zip(moves.iter().copied()).collect();
    both.sort_by_key(|(rank, _)| rank.key());
    for ((rank, mv), (new_rank, new_move)) in ranks.iter_mut().zip(moves).zip(both) {
        (*rank, *mv) = (new_rank, new_move);
    }
}

/// Says what a position is worth without looking further.
pub trait Evaluator<G: Game> {
    /// The value of `at` for Black (MAX), where the search stops with `remaining` plies to go:
    /// none at the horizon, some where the game is over before it.
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score;

    /// The same for a position at the horizon, given the value of the position before `mv`:
    /// evaluators that can tell it from the move alone need not make it, and are much faster.
    fn value_after(&self, game: &G, (before, _): (&G::Position, Score), mv: G::Move) -> Score {
        self.value(game, &game.after(before, mv), 0)
    }
}

impl<G: Game, F: Fn(&G::Position) -> Score> Evaluator<G> for F {
    fn value(&self, _: &G, at: &G::Position, _: u8) -> Score {
        self(at)
    }
}

/// Which captures on a square are candidates in an exchange (取り合い).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum CaptureOrder {
    /// The least valuable attacker, blind to pins and checks; promotes whenever it may.
    Geometric,
    /// The least valuable kind that has a legal capture, promoting or not.
    #[default]
    Cheapest,
    /// Every legal capture.
    Any,
}

impl CaptureOrder {
    /// All three, the strictest first.
    pub const ALL: [Self; 3] = [Self::Geometric, Self::Cheapest, Self::Any];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Geometric => "geometric",
            Self::Cheapest => "cheapest",
            Self::Any => "any",
        }
    }
}

/// A game in which moves take pieces that stand on squares.
pub trait Captures: Game {
    /// A square of the board.
    type Square: Copy + PartialEq + Debug;
    /// The game without what a search carries along: in it captures are cheap to make.
    type Bare: Captures<Move = Self::Move, Square = Self::Square>;

    /// The game and a position of it, without what a search carries along.
    fn bare<'b>(
        &'b self,
        at: &'b Self::Position,
    ) -> (&'b Self::Bare, &'b <Self::Bare as Game>::Position);

    /// Whether `mv`, a legal move, takes something.
    fn takes(&self, at: &Self::Position, mv: Self::Move) -> bool;

    /// Appends the legal moves that take something, in the order of [`Game::moves`].
    fn taking(&self, at: &Self::Position, moves: &mut Vec<Self::Move>) {
        let from = moves.len();
        self.moves(at, moves);
        let mut index = 0;
        moves.retain(|&mv| {
            index += 1;
            index <= from || self.takes(at, mv)
        });
    }

    /// The square that `mv` goes to.
    fn target(&self, mv: Self::Move) -> Self::Square;

    /// Appends the candidate captures on `square` by the side to move.
    fn captures_on(
        &self,
        at: &Self::Position,
        square: Self::Square,
        order: CaptureOrder,
        captures: &mut Vec<Self::Move>,
    );

    /// Appends the squares on which the side to move could capture: pieces of the opponent, in the
    /// order of the squares.
    fn targets(&self, at: &Self::Position, squares: &mut Vec<Self::Square>);

    /// What `capture` wins for the side that makes it: material, in the game's units.
    fn capture_gain(&self, at: &Self::Position, capture: Self::Move) -> i32;
}

/// A game in which pieces promote.
pub trait Promotions: Game {
    /// Whether `mv`, a legal move, promotes.
    fn promotes(&self, mv: Self::Move) -> bool;
}

/// A game in which a side can be in check.
pub trait Checks: Game {
    /// Whether `mv`, a legal move, gives check.
    fn gives_check(&self, at: &Self::Position, mv: Self::Move) -> bool;

    /// Whether the side to move is in check.
    fn in_check(&self, at: &Self::Position) -> bool;
}

/// A game whose quiet moves can be told from the others, as quiescence does: a quiet move neither
/// takes nor promotes nor gives check.
///
/// A game that has all three has this; a game that has none of them is read as [`AllQuiet`].
pub trait Tactics: Captures + Promotions + Checks {}

impl<G: Captures + Promotions + Checks> Tactics for G {}

/// A game in which nothing is taken, promotes or gives check (tic-tac-toe, Othello), to be read by
/// what tells quiet moves from others: every move of it is quiet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AllQuiet<G>(pub G);

impl<G: Game> Game for AllQuiet<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn player(&self, at: &G::Position) -> Player {
        self.0.player(at)
    }

    fn moves(&self, at: &G::Position, moves: &mut Vec<G::Move>) {
        self.0.moves(at, moves);
    }

    fn after(&self, at: &G::Position, mv: G::Move) -> G::Position {
        self.0.after(at, mv)
    }

    fn player_after(&self, at: &G::Position, mv: G::Move) -> Player {
        self.0.player_after(at, mv)
    }

    fn may_decline(&self, at: &G::Position) -> bool {
        self.0.may_decline(at)
    }
}

impl<G: Game> Captures for AllQuiet<G> {
    /// No square is ever fought over.
    type Square = ();
    type Bare = Self;

    fn bare<'b>(&'b self, at: &'b G::Position) -> (&'b Self, &'b G::Position) {
        (self, at)
    }

    fn takes(&self, _: &G::Position, _: G::Move) -> bool {
        false
    }

    fn taking(&self, _: &G::Position, _: &mut Vec<G::Move>) {}

    fn target(&self, _: G::Move) {}

    fn captures_on(&self, _: &G::Position, (): (), _: CaptureOrder, _: &mut Vec<G::Move>) {}

    fn targets(&self, _: &G::Position, _: &mut Vec<()>) {}

    fn capture_gain(&self, _: &G::Position, _: G::Move) -> i32 {
        0
    }
}

impl<G: Game> Promotions for AllQuiet<G> {
    fn promotes(&self, _: G::Move) -> bool {
        false
    }
}

impl<G: Game> Checks for AllQuiet<G> {
    fn gives_check(&self, _: &G::Position, _: G::Move) -> bool {
        false
    }

    fn in_check(&self, _: &G::Position) -> bool {
        false
    }
}

/// A game whose positions and moves can be looked up in tables.
pub trait Keyed: Game {
    /// How many numbers [`Keyed::number`] gives.
    const NUMBERS: usize;

    /// A hash of all that matters for the game from here on: the board, what is in hand, and whose
    /// turn it is. Different positions have different keys but for chance (64 bits).
    fn key(&self, at: &Self::Position) -> u64;

    /// A number below [`Keyed::NUMBERS`] for moves that are alike: same origin, same target.
    fn number(&self, mv: Self::Move) -> usize;
}

/// The game of taking or declining (取るか取らないか) on one square: the moves are captures on it,
/// and each side may stop at any turn with what it has.
#[derive(Clone, Copy, Debug)]
pub struct Exchange<'g, G: Captures> {
    /// The game the captures are made in.
    pub game: &'g G,
    /// The square that is fought over.
    pub square: G::Square,
    /// Which captures are candidates.
    pub order: CaptureOrder,
}

/// A position in an exchange.
#[derive(Clone, Debug)]
pub struct Exchanged<P> {
    /// The position of the game.
    pub position: P,
    /// What Black has gained since the exchange began (negative: lost).
    pub gained: Score,
}

impl<P> Exchanged<P> {
    /// Nothing has been taken yet.
    pub fn start(position: P) -> Self {
        Self {
            position,
            gained: Score(0),
        }
    }
}

impl<G: Captures> Game for Exchange<'_, G> {
    type Position = Exchanged<G::Position>;
    type Move = G::Move;

    fn player(&self, at: &Self::Position) -> Player {
        self.game.player(&at.position)
    }

    fn moves(&self, at: &Self::Position, moves: &mut Vec<G::Move>) {
        self.game
            .captures_on(&at.position, self.square, self.order, moves);
    }

    fn after(&self, at: &Self::Position, mv: G::Move) -> Self::Position {
        let gain = self.game.capture_gain(&at.position, mv);
        let gain = gain * self.game.player(&at.position).sign();
        Exchanged {
            position: self.game.after(&at.position, mv),
            gained: at.gained + gain,
        }
    }

    fn may_decline(&self, _: &Self::Position) -> bool {
        true
    }
}

/// The value of declining: what has been gained so far.
#[derive(Clone, Copy, Debug)]
pub struct Gained;

impl<G: Captures> Evaluator<Exchange<'_, G>> for Gained {
    fn value(&self, _: &Exchange<'_, G>, at: &Exchanged<G::Position>, _: u8) -> Score {
        at.gained
    }
}
