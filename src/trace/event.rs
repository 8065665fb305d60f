//! The events of a search, and who listens to them.
//!
//! The vocabulary is one for every algorithm, game and mode: a search says what it does, and
//! everything that people see is read from what it has said.

use crate::game::Rank;
use crate::score::{BoundedScore, Player, Score, Window};

/// For which time, and for what, a node is entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visit {
    /// For its value.
    #[default]
    First,
    /// With a null window, only to learn whether it is better than what there is (the scout of
    /// principal variation search).
    Scout,
    /// Once more, with another window, because the last one has told too little (a re-search): a scout
    /// found it better, or the value of the root lay outside.
    Again,
    /// To go on where it was left without a value: what it has found stays (proof-number search).
    Resume,
}

impl Visit {
    pub(super) const fn code(self) -> u8 {
        self as u8
    }

    pub(super) const fn of_code(code: u8) -> Self {
        match code {
            1 => Self::Scout,
            2 => Self::Again,
            3 => Self::Resume,
            _ => Self::First,
        }
    }
}

/// Why moves are skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CutBy {
    /// The window has closed: α ≥ β.
    #[default]
    Window,
    /// Passing is already good enough (null-move pruning; Donninger 1993).
    Pass,
    /// A table knows enough of the position.
    Table,
    /// The question of the node is answered: of the attacker's moves one is proven, or of the
    /// defender's one is refuted, and one is enough.
    Settled,
}

impl CutBy {
    pub(super) const fn of_code(code: u8) -> Self {
        match code {
            1 => Self::Pass,
            2 => Self::Table,
            3 => Self::Settled,
            _ => Self::Window,
        }
    }
}

/// Why a move is read less deep, or deeper, than its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DepthReason {
    /// It comes late in the order of moves (late move reduction).
    LateMove,
    /// The side to move has passed (null move).
    Passed,
    /// It gives check, or answers one.
    Check,
    /// It takes a piece that was sacrificed (YSS, section 4).
    SacrificeTaken,
    /// It takes back.
    Recapture,
    /// It is the only move.
    OnlyMove,
    /// The answer to it is forced, so that a ply of it counts less (YSS, section 3).
    ForcedReply,
}

impl DepthReason {
    /// Every reason.
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

/// What begins where a search reads from its root once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// Iterative deepening: the game is read to so many plies.
    Depth(u8),
    /// The same is read with another question: on which side of a null window its value lies (a pass of
    /// MTD(f); Plaat and others 1996).
    Pass {
        /// For which time, from 1.
        number: u16,
        /// What the root is guessed to be worth.
        guess: Score,
    },
}

/// Something that a search does, at the node where it stands. Values are for Black (MAX).
///
/// `M` is the game's move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event<M> {
    /// The search begins to read from its root: for the first time, or once more.
    Iteration {
        /// To which depth, or with which question.
        round: Round,
    },
    /// Goes to the position after `mv` (to the root, if there is none) and looks for a value
    /// inside `window`.
    Enter {
        /// The move that leads there.
        mv: Option<M>,
        /// The window that is passed: what both players are sure of, or, to a scout, the question.
        window: Window,
        /// What the visit is for.
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
        /// What the table knows.
        value: BoundedScore,
        /// How deep it was read then, in plies.
        depth: u8,
        /// Which visit of this run found it, counted from 0; none: an earlier run.
        visit: Option<u32>,
    },
    /// A move has been generated, and stands where its class and provisional value put it.
    Candidate {
        /// The move.
        mv: M,
        /// The number of its class, as the game numbers them.
        class: u8,
        /// Its value before it is read, for Black, if it has been given one.
        provisional: Option<Score>,
        /// Which move of the line that follows a pass here has called for it, counted from 0; none
        /// if no line has.
        called_by: Option<u8>,
    },
    /// The side to move is about to pass, and what follows is read so much less deep.
    Pass {
        /// Plies that are saved; none where passing is to tell what the opponent is after.
        reduction: u8,
    },
    /// A move is about to be read less deep.
    Reduce {
        /// The move.
        mv: M,
        /// Plies that are saved.
        plies: u8,
        /// Why.
        reason: DepthReason,
    },
    /// A move is about to be read deeper.
    Extend {
        /// The move.
        mv: M,
        /// Plies that are added.
        plies: u8,
        /// Why.
        reason: DepthReason,
    },
    /// Comes back from the position after `mv` with what is known of it now.
    Back {
        /// The move that was tried.
        mv: M,
        /// What is known.
        value: BoundedScore,
        /// Whether it is strictly better, for the player to move, than everything before.
        improves: bool,
    },
    /// Comes back from the position after `mv` without a value: it is neither proven nor disproven
    /// yet.
    Leave {
        /// The move that was tried.
        mv: M,
    },
    /// The player to move is sure of more than before: α rises, or β falls.
    Narrow {
        /// Whose bound moves.
        player: Player,
        /// The new bound.
        bound: Score,
    },
    /// The moves that are left cannot change the value of the root.
    Cut {
        /// Why.
        by: CutBy,
        /// How many moves have been tried.
        tried: usize,
        /// How many moves are skipped.
        skipped: usize,
    },
    /// Every move that matters has been tried: this is what the node returns.
    Exit {
        /// What is returned.
        value: BoundedScore,
    },
    /// Proof and disproof number of the node (Allis 1994): how many leaves are still to be settled
    /// at least; `u32::MAX` stands for infinity. A node that has been generated, and of which nothing
    /// has been said, has 1 and 1.
    Proof {
        /// To prove it.
        proof: u32,
        /// To disprove it.
        disproof: u32,
    },
    /// The search stays below the node until one of its numbers reaches its threshold (Nagai 2002);
    /// `u32::MAX` stands for infinity.
    Thresholds {
        /// Of the proof number.
        proof: u32,
        /// Of the disproof number.
        disproof: u32,
    },
}

/// The moves that a search is going to try at a node, in this order.
#[derive(Clone, Copy)]
pub struct Generated<'m, M> {
    /// Whose moves they are.
    pub player: Player,
    /// The moves.
    pub moves: &'m [M],
    /// Why each of them stands where it stands; empty if they stand as they were generated.
    pub ranks: &'m [Rank],
    /// Whose turn it is after a move.
    pub player_after: &'m dyn Fn(M) -> Player,
}

/// Listens to a search. It returns nothing, so that it cannot steer.
pub trait Observer<M> {
    /// `event` happens.
    fn event(&mut self, event: Event<M>);

    /// At the node where the search stands, these moves are about to be tried. Who only keeps what
    /// happens need not know of moves that may never be made.
    #[inline]
    fn generated(&mut self, generated: Generated<'_, M>) {
        let _ = generated;
    }

    /// Whether the classes and provisional values of moves are to be told to it: who does not keep
    /// them is spared the work.
    #[inline]
    fn hears_candidates(&self) -> bool {
        false
    }
}

/// Listens to nothing: a search observed by it is the plain search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    #[inline]
    fn event(&mut self, _: Event<M>) {}
}

/// Counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Nodes entered, the root included; a node counts as often as it is entered.
    pub entered: u64,
    /// Leaf evaluations made.
    pub leaves: u64,
    /// Cuts that skipped at least one move.
    pub cutoffs: u64,
    /// Nodes that were entered only to learn whether they are better than what there is.
    pub scouts: u64,
    /// Nodes that were entered again because a scout found them better.
    pub researches: u64,
    /// Values that a table gave.
    pub recalled: u64,
    /// Cuts by the number of moves that had been tried: none (stopping was enough), one (the first
    /// move), two … The last place counts all later ones.
    pub cuts_after: [u64; Self::PLACES],
}

impl Tally {
    /// How many places of moves are told apart when cuts are counted.
    pub const PLACES: usize = 6;

    /// A node is entered.
    pub(super) fn enter(&mut self, visit: Visit, by: i8) {
        let count = |number: &mut u64| *number = number.wrapping_add_signed(by.into());
        count(&mut self.entered);
        match visit {
            Visit::First | Visit::Resume => {}
            Visit::Scout => count(&mut self.scouts),
            Visit::Again => count(&mut self.researches),
        }
    }

    /// A cut is made after so many moves.
    pub(super) fn cut(&mut self, tried: usize, by: i8) {
        let place = tried.min(Self::PLACES - 1);
        let count = |number: &mut u64| *number = number.wrapping_add_signed(by.into());
        count(&mut self.cutoffs);
        count(&mut self.cuts_after[place]);
    }
}

impl<M> Observer<M> for Tally {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { visit, .. } => self.enter(visit, 1),
            Event::Leaf { .. } => self.leaves += 1,
            Event::Cut { tried, .. } => self.cut(tried, 1),
            Event::Recall { .. } => self.recalled += 1,
            Event::Iteration { .. }
            | Event::Decline { .. }
            | Event::Candidate { .. }
            | Event::Pass { .. }
            | Event::Reduce { .. }
            | Event::Extend { .. }
            | Event::Back { .. }
            | Event::Leave { .. }
            | Event::Narrow { .. }
            | Event::Exit { .. }
            | Event::Proof { .. }
            | Event::Thresholds { .. } => {}
        }
    }
}

impl<M, O: Observer<M>> Observer<M> for &mut O {
    #[inline]
    fn event(&mut self, event: Event<M>) {
        (**self).event(event);
    }

    #[inline]
    fn hears_candidates(&self) -> bool {
        (**self).hears_candidates()
    }

    #[inline]
    fn generated(&mut self, generated: Generated<'_, M>) {
        (**self).generated(generated);
    }
}

/// Two observers listen to one search, the first one first.
impl<M: Copy, A: Observer<M>, B: Observer<M>> Observer<M> for (A, B) {
    #[inline]
    fn event(&mut self, event: Event<M>) {
        self.0.event(event);
        self.1.event(event);
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
}
