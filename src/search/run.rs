//! What every search carries along: leaf values, a budget, who listens, and what is remembered.

use std::sync::atomic::{AtomicBool, Ordering};

use super::memory::{Memory, NoMemory, Recalled};
use crate::game::{Evaluator, Game};
use crate::score::{BoundedScore, Player, Score, Window};
use crate::trace::{CutBy, Event, Observer, Visit};

/// How much a search may spend.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// How many nodes it may enter.
    pub nodes: u64,
    /// Someone else may ask it to stop.
    pub stop: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// The default cap: 5 million nodes.
    pub const DEFAULT: Self = Self {
        nodes: 5_000_000,
        stop: None,
    };

    /// As many nodes as it takes.
    pub const UNLIMITED: Self = Self {
        nodes: u64::MAX,
        stop: None,
    };
}

/// How many nodes are entered between two looks at the stop flag.
const CHUNK: u64 = 1_024;

/// A run of a search. Once its budget is spent, no further move is tried, nothing more is said to
/// the observer, nothing is remembered, and the value that comes back means nothing.
#[derive(Debug)]
pub struct Run<'a, E, O, M = NoMemory> {
    evaluator: &'a E,
    observer: O,
    memory: M,
    budget: Budget<'a>,
    deadline: Option<Deadline<'a>>,
    /// Nodes taken from the budget.
    taken: u64,
    /// Of these, nodes that may be entered before the budget is looked at again.
    chunk: u64,
    spent: bool,
}

/// Says whether the time is over.
struct Deadline<'a>(&'a dyn Fn() -> bool);

impl std::fmt::Debug for Deadline<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deadline")
    }
}

impl<'a, E, O> Run<'a, E, O> {
    /// A run that is about to start.
    pub fn new(evaluator: &'a E, budget: Budget<'a>, observer: O) -> Self {
        Run::remembering(evaluator, budget, observer, NoMemory)
    }
}

impl<'a, E, O, R> Run<'a, E, O, R> {
    /// A run that is about to start, and remembers.
    pub fn remembering(evaluator: &'a E, budget: Budget<'a>, observer: O, memory: R) -> Self {
        Self {
            evaluator,
            observer,
            memory,
            budget,
            deadline: None,
            taken: 0,
            chunk: 0,
            spent: false,
        }
    }

    /// The run ends when `is_over` says so; it is asked about every thousand nodes.
    #[must_use]
    pub fn until(mut self, is_over: &'a dyn Fn() -> bool) -> Self {
        self.deadline = Some(Deadline(is_over));
        self
    }

    /// How many nodes have been entered.
    #[inline]
    pub fn entered(&self) -> u64 {
        self.taken - self.chunk
    }

    /// The observer, to be asked what it has heard.
    pub fn observer(&mut self) -> &mut O {
        &mut self.observer
    }

    /// What is remembered.
    pub fn memory(&mut self) -> &mut R {
        &mut self.memory
    }

    /// Whether the budget ran out: the run is unfinished, and its value means nothing.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// Gives the observer back.
    pub fn into_observer(self) -> O {
        self.observer
    }

    /// Tells the observer, unless the budget is spent.
    #[inline]
    pub(super) fn event<M>(&mut self, event: Event<M>)
    where
        O: Observer<M>,
    {
        if !self.spent {
            self.observer.event(event);
        }
    }

    /// Goes to the position after `mv`, and pays a node for it; false if nothing is left to pay
    /// with.
    #[inline]
    pub(super) fn enter<M>(&mut self, mv: Option<M>, window: Window, visit: Visit) -> bool
    where
        O: Observer<M>,
    {
        if self.chunk == 0 && !self.next_chunk() {
            return false;
        }
        self.chunk -= 1;
        self.event(Event::Enter { mv, window, visit });
        true
    }

    /// Takes some nodes from the budget, unless it is spent or someone asks to stop.
    #[cold]
    fn next_chunk(&mut self) -> bool {
        let stop = self.budget.stop;
        let asked = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let stopped = asked || self.deadline.as_ref().is_some_and(|deadline| deadline.0());
        self.chunk = if stopped {
            0
        } else {
            self.budget.nodes.min(CHUNK)
        };
        self.budget.nodes -= self.chunk;
        self.taken += self.chunk;
        self.spent = self.chunk == 0;
        !self.spent
    }

    /// Comes back from the position after `mv` with what is known of it now.
    #[inline]
    pub(super) fn back<M>(&mut self, mv: M, value: BoundedScore, improves: bool)
    where
        O: Observer<M>,
    {
        self.event(Event::Back {
            mv,
            value,
            improves,
        });
    }

    /// `player` is sure of `value` now: the window becomes narrower, if that is more than before.
    #[inline]
    pub(super) fn narrow<M>(&mut self, window: &mut Window, player: Player, value: Score)
    where
        O: Observer<M>,
    {
        if player.prefers(value, window.of(player)) {
            window.raise(player, value);
            self.event(Event::<M>::Narrow {
                player,
                bound: value,
            });
        }
    }

    /// The window has closed: so many moves are skipped.
    #[inline]
    pub(super) fn cut<M>(&mut self, skipped: usize)
    where
        O: Observer<M>,
    {
        self.event(Event::<M>::Cut {
            by: CutBy::Window,
            skipped,
        });
    }

    /// Considers to stop at `at` instead of moving; what that is worth.
    #[inline]
    pub(super) fn decline<G: Game>(&mut self, game: &G, at: &G::Position) -> Score
    where
        E: Evaluator<G>,
        O: Observer<G::Move>,
    {
        let value = self.static_value(game, at, 0);
        self.event(Event::Decline { value });
        value
    }

    /// What the position is worth without looking further.
    #[inline]
    pub(super) fn static_value<G: Game>(&self, game: &G, at: &G::Position, remaining: u8) -> Score
    where
        E: Evaluator<G>,
    {
        self.evaluator.value(game, at, remaining)
    }

    /// Evaluates a leaf.
    #[inline]
    pub(super) fn leaf<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        remaining: u8,
    ) -> BoundedScore
    where
        E: Evaluator<G>,
        O: Observer<G::Move>,
    {
        let value = self.static_value(game, at, remaining);
        self.event(Event::Leaf { value });
        BoundedScore::exact(value)
    }

    /// Returns the value of a node.
    #[inline]
    pub(super) fn exit<M>(&mut self, value: BoundedScore) -> BoundedScore
    where
        O: Observer<M>,
    {
        self.event(Event::<M>::Exit { value });
        value
    }

    /// The value of a node, if enough of it is known for `window`.
    #[inline]
    pub(super) fn recall<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        window: Window,
    ) -> Option<BoundedScore>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let Recalled { value, depth } = self.memory.recall(game, at, window)?;
        self.event(Event::Recall {
            value,
            depth,
            visit: None,
        });
        Some(value)
    }

    /// The moves that a search tries at `at`, those first that have been good: none at the horizon.
    #[inline]
    pub(super) fn moves<G: Game>(&mut self, game: &G, at: &G::Position, depth: u8) -> Vec<G::Move>
    where
        R: Memory<G>,
    {
        let mut moves = moves_at(game, at, depth);
        self.memory.order(game, at, &mut moves);
        moves
    }

    /// Keeps in mind that a node is worth `value`, unless the budget is spent.
    #[inline]
    pub(super) fn remember<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        window: Window,
        value: Score,
        best: Option<G::Move>,
    ) where
        R: Memory<G>,
    {
        if !self.spent {
            self.memory.remember(game, at, window, value, best);
        }
    }
}

/// The moves that a search tries at `at`: none at the horizon.
pub(super) fn moves_at<G: Game>(game: &G, at: &G::Position, depth: u8) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if depth > 0 {
        game.moves(at, &mut moves);
    }
    moves
}
