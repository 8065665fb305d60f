//! The events of a search, and their observers.
//!
//! All algorithms, games and modes share one vocabulary: a search reports what it does, and
//! everything on the screen is derived from its reports.

use game::Rank;
use score::{Bound, BoundedScore, NodeNumbers, Player, Score, Window};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visit {
    /// To determine its value.
    #[default]
    First,
    /// With a null window, only to test whether it is better than the best so far (the scout of
    /// principal variation search).
    Scout,
    /// Again with a wider window, because the scout failed high (a re-search).
    Again,
    /// To continue where it was left without a value, keeping its results (proof-number search).
    Resume,
    /// Only its first move is read, for a bound of its value (Star2; Ballard 1983).
    Probe,
}

impl Visit {
    pub(super) const ALL: [Self; 5] =
        [Self::First, Self::Scout, Self::Again, Self::Resume, Self::Probe];
}

/// Why moves are skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CutBy {
    /// The window has closed: α ≥ β.
    #[default]
    Window,
    /// Passing is already good enough (null-move pruning; Donninger 1993).
    Pass,
    /// The transposition table has a sufficient value.
    Table,
    /// The question of the node is answered: one of the attacker's moves is proven, or one of the
    /// defender's is refuted.
    Settled,
    /// The static value exceeds the bound by a margin that the plies left are not expected to
    /// consume (reverse futility pruning; Heinz 1998).
    Margin,
    /// Whatever the moves of chance that are left are worth, within the bounds of all values, the mean
    /// stays on this side of the window (Ballard 1983).
    Mean,
    /// What the player to move has leaves too little of the sum of all payoffs to the player above it
    /// (Korf 1991).
    Sum,
}

impl CutBy {
    pub(super) const ALL: [Self; 7] =
        [Self::Window, Self::Pass, Self::Table, Self::Settled, Self::Margin, Self::Mean, Self::Sum];

    /// Its name in texts, if it is a guess.
    pub const fn guess(self) -> Option<&'static str> {
        match self {
            Self::Pass => Some("pass"),
            Self::Margin => Some("margin"),
            Self::Window | Self::Table | Self::Settled | Self::Mean | Self::Sum => None,
        }
    }
}

/// Why a move is searched with less or more depth than its siblings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DepthReason {
    /// It comes late in the move order (late move reduction).
    LateMove,
    /// The side to move has passed (null move).
    Passed,
    /// It gives check, or answers one.
    Check,
    /// It captures a sacrificed piece (YSS, section 4).
    SacrificeTaken,
    Recapture,
    OnlyMove,
    /// The reply to it is forced, so that a ply of it counts less (YSS, section 3).
    ForcedReply,
}

impl DepthReason {
    pub const ALL: [Self; 7] = [
        Self::LateMove,
        Self::Passed,
        Self::Check,
        Self::SacrificeTaken,
        Self::Recapture,
        Self::OnlyMove,
        Self::ForcedReply,
    ];
}

/// Why a move is not searched although the window is open: a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkipReason {
    /// Near the horizon, a move can hardly make up for what the static value lacks (futility
    /// pruning; Schaeffer 1986, Heinz 1998).
    Futile,
    /// Near the horizon, so many moves come before it in the order (late move pruning).
    Late,
    /// It loses by the exchange on its destination.
    LosesExchange,
}

impl SkipReason {
    /// Its name in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Futile => "futile",
            Self::Late => "late",
            Self::LosesExchange => "exchange",
        }
    }

    pub const ALL: [Self; 3] = [Self::Futile, Self::Late, Self::LosesExchange];
}

/// What begins when a search starts again at its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// An iteration of iterative deepening, to this depth in plies.
    Depth(u8),
    /// A pass of MTD(f), which tests on which side of a null window the value lies (Plaat and
    /// others 1996).
    Pass {
        /// The number of the pass, from 1.
        number: u16,
        /// The estimated value of the root.
        guess: Score,
    },
}

/// How the play from where an iteration of a search that samples stops came to its reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayoutEnd {
    /// The game is over, or the tree ends there.
    Over,
    /// It was a draw because it was too long.
    TooLong,
    /// A value stands for the play.
    Valued,
}

impl PlayoutEnd {
    pub(super) const ALL: [Self; 3] = [Self::Over, Self::TooLong, Self::Valued];
}

/// An action of a search at its current node. Values are for Black (MAX).
///
/// `M` is the game's move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event<M> {
    /// The search starts at its root, for the first time or again.
    Iteration { round: Round },
    /// Goes to the position after `mv` (to the root, if there is none) to find its value.
    Enter {
        mv: Option<M>,
        /// The window passed down: the values that both players are guaranteed, or a null window.
        window: Window,
        visit: Visit,
    },
    /// The search ends here: the position is worth its static value.
    Leaf {
        /// The static value.
        value: Score,
    },
    /// Stopping here, instead of moving, would be worth `value`; it is the best so far.
    Decline {
        /// The value of stopping.
        value: Score,
    },
    /// A table knows enough of the position: it is not searched again.
    Recall {
        value: BoundedScore,
        /// The depth at which it was searched, in plies.
        depth: u8,
        /// The visit of this run that found it, counted from 0; `None` for an earlier run.
        visit: Option<u32>,
    },
    /// The position has occurred before in this line or in the game before it: it is not searched,
    /// but worth what the rules of repetition say.
    Repeat {
        value: Score,
        /// How long ago, in plies.
        plies: u16,
        /// The player who has given check with every move since then (連続王手の千日手); `None` for a
        /// draw.
        loser: Option<Player>,
    },
    /// A move was generated, and ordered by its class and provisional value.
    Candidate {
        mv: M,
        /// The index of its class in the game.
        class: u8,
        /// Its value before it is searched, for Black, if any.
        provisional: Option<Score>,
        /// The index of the move that triggered it, in the line that follows a pass here; `None` if
        /// there was no trigger.
        called_by: Option<u8>,
    },
    /// The side to move is about to pass; the search after it has reduced depth.
    Pass {
        /// In plies; 0 if the pass serves to find the opponent's threat.
        reduction: u8,
    },
    /// A move is about to be searched with reduced depth.
    Reduce {
        mv: M,
        /// Plies saved.
        plies: u8,
        reason: DepthReason,
    },
    /// A move is about to be searched with extended depth.
    Extend {
        mv: M,
        /// Plies added.
        plies: u8,
        reason: DepthReason,
    },
    /// A move is not searched, on a guess.
    Skip { mv: M, reason: SkipReason },
    /// Returns from the position after `mv` with its current value.
    Back {
        mv: M,
        value: BoundedScore,
        /// Whether it is strictly better for the player to move than all values before.
        improves: bool,
    },
    /// Returns from the position after `mv`, which chance makes, with its current value: the mean of
    /// the node lies from `low` to `high` now, within the bounds of all values; where these are not
    /// known, both are the sum so far, each value times its probability.
    Weigh { mv: M, value: BoundedScore, low: Score, high: Score },
    /// Returns from the position after `mv` without a value: it is neither proven nor disproven
    /// yet, or it is about to be read again.
    Leave {
        mv: M,
        /// Whether it was read with less depth, and is read again in full.
        reduced: bool,
    },
    /// The player to move is guaranteed more than before: α rises, or β falls.
    Narrow { player: Player, bound: Score },
    /// The remaining moves cannot change the value of the root.
    Cut { by: CutBy, tried: usize, skipped: usize },
    /// Every relevant move has been tried, and the node returns.
    Exit { value: BoundedScore },
    /// The numbers of the node, as the columns of the algorithm say.
    Count { numbers: NodeNumbers },
    /// The search stays below the node until one of its numbers reaches its threshold (Nagai 2002).
    Thresholds { numbers: NodeNumbers },
    /// A child has been made: its numbers before it is expanded.
    Estimate { mv: M, numbers: NodeNumbers },
    /// The move is the best one of the node, which is worth at least, or at most, this value.
    Choose { mv: M, value: BoundedScore },
    /// A search that samples knows how likely a move is the best one, before it is tried: from 0 to 1.
    Prior { mv: M, prior: f64 },
    /// Goes on to the child that has the greatest score, or whose turn it is.
    Select { mv: M },
    /// Goes to a child that has not been visited before.
    Expand { mv: M },
    /// From the current node, moves were played at random to an end, or a value stands for that.
    Playout {
        /// For Black (MAX), from 0 to the span of the run.
        reward: u32,
        end: PlayoutEnd,
    },
    /// Adds the reward of the iteration to the node after `mv` (to the root, if there is none) and a
    /// visit, and goes up from there.
    BackUp { mv: Option<M>, reward: u32 },
}

impl<M: Copy> Event<M> {
    /// The move that it is about, if it is about one.
    pub(super) fn mv(&self) -> Option<M> {
        match *self {
            Self::Enter { mv, .. } | Self::BackUp { mv, .. } => mv,
            Self::Candidate { mv, .. }
            | Self::Estimate { mv, .. }
            | Self::Choose { mv, .. }
            | Self::Prior { mv, .. }
            | Self::Select { mv }
            | Self::Expand { mv }
            | Self::Reduce { mv, .. }
            | Self::Extend { mv, .. }
            | Self::Skip { mv, .. }
            | Self::Back { mv, .. }
            | Self::Weigh { mv, .. }
            | Self::Leave { mv, .. } => Some(mv),
            _ => None,
        }
    }
}

/// What a transposition table keeps of a node, beside the value that the node returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredEntry<M> {
    pub bound: Bound,
    /// The depth at which it was searched, in plies to the horizon.
    pub depth: u8,
    /// The move to try first; none if every move has failed low, or declining is best.
    pub best: Option<M>,
}

/// The moves that a search is going to try at a node, in this order.
#[derive(Clone, Copy)]
pub struct Generated<'m, M> {
    pub player: Player,
    pub moves: &'m [M],
    /// The reason for each move's position; empty if they are in the order of generation.
    pub ranks: &'m [Rank],
    /// The player to move after a move.
    pub player_after: &'m dyn Fn(M) -> Player,
    /// How likely chance makes a move, in proportion to the others; `None` where a player moves.
    pub weight: Option<&'m dyn Fn(M) -> u32>,
}

/// Observes a search. It returns nothing, so that it cannot steer.
pub trait Observer<M> {
    fn event(&mut self, event: Event<M>);

    /// These moves are about to be tried at the current node. A pure recorder can ignore this,
    /// since some moves may never be made.
    #[inline]
    fn generated(&mut self, generated: Generated<'_, M>) {
        let _ = generated;
    }

    /// These moves were played out from the current node; the event follows.
    #[inline]
    fn played(&mut self, moves: &[M]) {
        let _ = moves;
    }

    /// The table keeps this of the current node; its exit follows.
    #[inline]
    fn stored(&mut self, entry: StoredEntry<M>) {
        let _ = entry;
    }

    /// Whether it wants to hear of the moves of a node before they are tried; otherwise the search
    /// need not order them all.
    #[inline]
    fn hears_moves(&self) -> bool {
        true
    }

    /// Whether it wants the classes and provisional values of moves; otherwise the search need not
    /// compute them.
    #[inline]
    fn hears_candidates(&self) -> bool {
        false
    }
}

/// Ignores all events: a search observed by it is the plain search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    #[inline]
    fn event(&mut self, _: Event<M>) {}

    #[inline]
    fn hears_moves(&self) -> bool {
        false
    }
}

impl<M, O: Observer<M> + ?Sized> Observer<M> for &mut O {
    #[inline]
    fn event(&mut self, event: Event<M>) {
        (**self).event(event);
    }

    #[inline]
    fn hears_moves(&self) -> bool {
        (**self).hears_moves()
    }

    #[inline]
    fn hears_candidates(&self) -> bool {
        (**self).hears_candidates()
    }

    #[inline]
    fn generated(&mut self, generated: Generated<'_, M>) {
        (**self).generated(generated);
    }

    #[inline]
    fn played(&mut self, moves: &[M]) {
        (**self).played(moves);
    }

    #[inline]
    fn stored(&mut self, entry: StoredEntry<M>) {
        (**self).stored(entry);
    }
}

/// Passes every event to both observers, the first one first.
impl<M: Copy, A: Observer<M>, B: Observer<M>> Observer<M> for (A, B) {
    #[inline]
    fn event(&mut self, event: Event<M>) {
        self.0.event(event);
        self.1.event(event);
    }

    #[inline]
    fn hears_moves(&self) -> bool {
        self.0.hears_moves() || self.1.hears_moves()
    }

    #[inline]
    fn hears_candidates(&self) -> bool {
        self.0.hears_candidates() || self.1.hears_candidates()
    }

    #[inline]
    fn generated(&mut self, generated: Generated<'_, M>) {
        self.0.generated(generated);
        self.1.generated(generated);
    }

    #[inline]
    fn played(&mut self, moves: &[M]) {
        self.0.played(moves);
        self.1.played(moves);
    }

    #[inline]
    fn stored(&mut self, entry: StoredEntry<M>) {
        self.0.stored(entry);
        self.1.stored(entry);
    }
}
