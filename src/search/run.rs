//! What every search carries along: leaf values, a budget, who listens, and what is remembered.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::memory::{Found, Memory, NoMemory, Recalled};
use game::{Evaluator, Game, Rank, in_order};
use score::{BoundedScore, Player, Score, Window};
use trace::{CutBy, Event, Generated, Observer, Visit};

/// How much a search may spend.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// How many nodes it may enter.
    pub nodes: u64,
    /// How many moves it may generate, those that it skips included: what a tree holds that grows
    /// with it.
    pub moves: u64,
    /// Someone else may ask it to stop.
    pub stop: Option<&'a AtomicBool>,
    /// Where the number of moves generated so far is written from time to time.
    pub generated: Option<&'a AtomicUsize>,
}

impl Budget<'_> {
    /// The default cap: 5 million nodes.
    pub const DEFAULT: Self = Self::nodes(5_000_000);

    /// As many nodes as it takes.
    pub const UNLIMITED: Self = Self::nodes(u64::MAX);

    /// So many nodes, whatever moves they have; nobody stops it.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            moves: u64::MAX,
            stop: None,
            generated: None,
        }
    }
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
    /// Moves generated.
    made: u64,
    spent: bool,
    /// What the root is thought to be worth before it is read.
    guess: Score,
}

/// Says whether the time is over.
struct Deadline<'a>(&'a dyn Fn(u64) -> bool);

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
            made: 0,
            spent: false,
            guess: Score(0),
        }
    }

    /// The run ends when `is_over` says so; it is asked about every thousand nodes, and told how many
    /// have been entered.
    #[must_use]
    pub fn until(mut self, is_over: &'a dyn Fn(u64) -> bool) -> Self {
        self.deadline = Some(Deadline(is_over));
        self
    }

    /// The root is thought to be worth this before it is read, and not 0: a shallower reading has said
    /// so.
    #[must_use]
    pub fn guessing(mut self, guess: Score) -> Self {
        self.guess = guess;
        self
    }

    /// What the root is thought to be worth before it is read.
    pub(super) fn guess(&self) -> Score {
        self.guess
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

    /// Enters the root, where every value matters.
    pub(super) fn enter_root<M>(&mut self) -> bool
    where
        O: Observer<M>,
    {
        self.enter(None, Window::FULL, Visit::First)
    }

    /// Ends the run: no further node may be entered.
    #[cold]
    fn stop(&mut self) {
        self.spent = true;
        self.taken -= self.chunk;
        self.chunk = 0;
    }

    /// Takes some nodes from the budget, unless it is spent or someone asks to stop.
    #[cold]
    fn next_chunk(&mut self) -> bool {
        if self.spent {
            return false;
        }
        let stop = self.budget.stop;
        let asked = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let entered = self.taken;
        let is_over = |deadline: &Deadline<'_>| deadline.0(entered);
        let stopped = asked || self.deadline.as_ref().is_some_and(is_over);
        self.chunk = if stopped {
            0
        } else {
            self.budget.nodes.min(CHUNK)
        };
        self.budget.nodes -= self.chunk;
        self.taken += self.chunk;
        self.spent |= self.chunk == 0;
        if let Some(generated) = self.budget.generated {
            let count = usize::try_from(self.made).unwrap_or(usize::MAX);
            generated.store(count, Ordering::Relaxed);
        }
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

    /// The window has closed after so many moves: the others are skipped. `by` is the move whose
    /// value has closed it; none, where stopping was enough.
    #[inline]
    pub(super) fn cut<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        by: Option<G::Move>,
        (tried, skipped): (usize, usize),
    ) where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        if let Some(mv) = by {
            self.memory.closed(game, at, mv);
        }
        self.event(Event::Cut {
            by: CutBy::Window,
            tried,
            skipped,
        });
    }

    /// One answer is enough: the others are skipped.
    #[inline]
    pub(super) fn settle<M>(&mut self, (tried, skipped): (usize, usize))
    where
        O: Observer<M>,
    {
        self.event(Event::<M>::Cut {
            by: CutBy::Settled,
            tried,
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
        let Recalled {
            value,
            depth,
            visit,
        } = self.memory.recall(game, at, window)?;
        self.event(Event::Recall {
            value,
            depth,
            visit,
        });
        Some(value)
    }

    /// The moves that a search tries at `at`, in the order in which it tries them: none at the
    /// horizon.
    #[inline]
    pub(super) fn moves<G: Game>(&mut self, game: &G, at: &G::Position, depth: u8) -> Vec<G::Move>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let mut moves = Vec::new();
        if depth == 0 {
            return moves;
        }
        let mut ranks = Vec::new();
        game.ranked_moves(at, &mut moves, &mut ranks);
        if !moves.is_empty() {
            self.memory.rank(game, at, &moves, &mut ranks);
            in_order(&mut moves, &mut ranks);
            self.announce(game, at, &moves, &ranks);
        }
        moves
    }

    /// These moves are about to be tried at `at`, in this order; they are paid for.
    #[inline]
    pub(super) fn announce<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        moves: &[G::Move],
        ranks: &[Rank],
    ) where
        O: Observer<G::Move>,
    {
        self.made += moves.len() as u64;
        if self.made > self.budget.moves {
            self.stop();
        }
        if !self.spent && !moves.is_empty() {
            self.observer.generated(Generated {
                player: game.player(at),
                moves,
                ranks,
                player_after: &|mv| game.player_after(at, mv),
            });
            if self.observer.hears_candidates() {
                let observer = &mut self.observer;
                game.classified(at, &mut |mv, class, provisional| {
                    observer.event(Event::Candidate {
                        mv,
                        class,
                        provisional: Some(provisional),
                        called_by: None,
                    });
                });
            }
        }
    }

    /// The number of the visit that has just begun, counted from 0.
    #[inline]
    pub(super) fn visit(&self) -> u32 {
        u32::try_from(self.entered().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// Keeps in mind what a visit of a node has found, unless the budget is spent.
    #[inline]
    pub(super) fn remember<G: Game>(&mut self, game: &G, at: &G::Position, found: Found<G::Move>)
    where
        R: Memory<G>,
    {
        if !self.spent {
            self.memory.remember(game, at, found);
        }
    }
}
