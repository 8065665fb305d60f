//! The context of every search: leaf values, a budget, an observer, and a memory.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::choices::Choices;
use super::judgement::NoJudgement;
use super::memory::{Found, Memory, NoMemory, Recalled, Repeated};
use super::sampling::rewards::SamplingRun;
use game::{Evaluator, Game, Rank, breath};
use score::{BoundedScore, Score, Window};
use trace::{Event, Generated, Observer, PlayoutEnd, Visit};

/// The budget of a search.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// The greatest number of nodes to enter.
    pub nodes: u64,
    /// The greatest number of moves to generate, including skipped ones: the size of a tree that
    /// grows with the search.
    pub moves: u64,
    /// Set by another thread to stop the search.
    pub stop: Option<&'a AtomicBool>,
    /// Receives the number of generated moves from time to time.
    pub generated: Option<&'a AtomicUsize>,
}

impl Budget<'_> {
    /// The default cap: 5 million nodes.
    pub const DEFAULT: Self = Self::nodes(5_000_000);

    /// No node limit.
    pub const UNLIMITED: Self = Self::nodes(u64::MAX);

    /// A node limit, without a limit of moves or a stop flag.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, moves: u64::MAX, stop: None, generated: None }
    }
}

/// The number of nodes entered between two checks of the stop flag.
const CHUNK: u64 = 1_024;

/// A run of a search. Once its budget is spent, it tries no further move, reports nothing to the
/// observer and stores nothing, and the value that it returns is meaningless.
#[derive(Debug)]
pub struct Run<'a, E, O, M = NoMemory, J = NoJudgement> {
    pub(super) evaluator: &'a E,
    observer: O,
    pub(super) memory: M,
    pub(super) judgement: J,
    budget: Budget<'a>,
    deadline: Option<Deadline<'a>>,
    /// Nodes taken from the budget.
    taken: u64,
    /// Nodes of these that may be entered before the budget is checked again.
    chunk: u64,
    /// Moves generated.
    made: u64,
    spent: bool,
    /// The estimated value of the root before the search.
    guess: Score,
    /// How a search samples that does.
    pub(super) sampling: SamplingRun,
}

/// Determines whether the time is over.
struct Deadline<'a>(&'a dyn Fn(u64) -> bool);

impl std::fmt::Debug for Deadline<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deadline")
    }
}

impl<'a, E, O> Run<'a, E, O> {
    /// A run before its start.
    pub fn new(evaluator: &'a E, budget: Budget<'a>, observer: O) -> Self {
        Run::remembering(evaluator, budget, observer, NoMemory)
    }
}

impl<'a, E, O, R> Run<'a, E, O, R> {
    /// A run with a memory, before its start.
    pub fn remembering(evaluator: &'a E, budget: Budget<'a>, observer: O, memory: R) -> Self {
        Run::judging(evaluator, budget, observer, (memory, NoJudgement))
    }
}

impl<'a, E, O, R, J> Run<'a, E, O, R, J> {
    /// A run with a memory and a judgement, before its start.
    pub fn judging(
        evaluator: &'a E,
        budget: Budget<'a>,
        observer: O,
        (memory, judgement): (R, J),
    ) -> Self {
        Self {
            evaluator,
            observer,
            memory,
            judgement,
            budget,
            deadline: None,
            taken: 0,
            chunk: 0,
            made: 0,
            spent: false,
            guess: Score(0),
            sampling: SamplingRun::default(),
        }
    }

    /// Ends the run when `is_over` returns `true`; it is called about every thousand nodes with
    /// their number.
    #[must_use]
    pub fn until(mut self, is_over: &'a dyn Fn(u64) -> bool) -> Self {
        self.deadline = Some(Deadline(is_over));
        self
    }

    /// Sets the estimated value of the root, from a shallower search; 0 by default.
    #[must_use]
    pub fn guessing(mut self, guess: Score) -> Self {
        self.guess = guess;
        self
    }

    /// Sets how a search samples that does.
    #[must_use]
    pub fn sampling(mut self, sampling: SamplingRun) -> Self {
        self.sampling = sampling;
        self
    }

    /// The estimated value of the root before the search.
    pub(super) fn guess(&self) -> Score {
        self.guess
    }

    /// The number of nodes entered.
    #[inline]
    pub fn entered(&self) -> u64 {
        self.taken - self.chunk
    }

    /// The observer, for access to its results.
    pub fn observer(&mut self) -> &mut O {
        &mut self.observer
    }

    pub fn memory(&mut self) -> &mut R {
        &mut self.memory
    }

    /// Whether the budget was spent: the run is unfinished, and its value meaningless.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    pub fn into_observer(self) -> O {
        self.observer
    }

    /// Reports an event, unless the budget is spent.
    #[inline]
    pub(super) fn event<M>(&mut self, event: Event<M>)
    where
        O: Observer<M>,
    {
        if !self.spent {
            self.observer.event(event);
        }
    }

    /// Enters the position after `mv` at the cost of one node; returns `false` if the budget is
    /// spent.
    #[inline]
    pub(super) fn enter<M>(&mut self, mv: Option<M>, window: Window, visit: Visit) -> bool
    where
        O: Observer<M>,
    {
        self.go(Event::Enter { mv, window, visit })
    }

    /// Goes to a child at the cost of one node; returns `false` if the budget is spent.
    #[inline]
    pub(super) fn go<M>(&mut self, event: Event<M>) -> bool
    where
        O: Observer<M>,
    {
        if self.chunk == 0 && !self.next_chunk() {
            return false;
        }
        self.chunk -= 1;
        self.event(event);
        true
    }

    /// Reports a playout with its moves.
    #[inline]
    pub(super) fn played_out<M>(&mut self, moves: &[M], reward: u32, end: PlayoutEnd)
    where
        O: Observer<M>,
    {
        if !self.spent {
            self.observer.played(moves);
            self.observer.event(Event::Playout { reward, end });
        }
    }

    /// Enters the root with the full window.
    pub fn at_root<M>(&mut self) -> &mut Self
    where
        O: Observer<M>,
    {
        self.enter(None, Window::FULL, Visit::First);
        self
    }

    /// Ends the run: no further node can be entered.
    #[cold]
    fn stop(&mut self) {
        self.spent = true;
        self.taken -= self.chunk;
        self.chunk = 0;
    }

    /// Takes some nodes from the budget, unless it is spent or the search is stopped.
    #[cold]
    fn next_chunk(&mut self) -> bool {
        if self.spent {
            return false;
        }
        breath();
        let stop = self.budget.stop;
        let asked = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let entered = self.taken;
        let is_over = |deadline: &Deadline<'_>| deadline.0(entered);
        let stopped = asked || self.deadline.as_ref().is_some_and(is_over);
        self.chunk = if stopped { 0 } else { self.budget.nodes.min(CHUNK) };
        self.budget.nodes -= self.chunk;
        self.taken += self.chunk;
        self.spent |= self.chunk == 0;
        if let Some(generated) = self.budget.generated {
            let count = usize::try_from(self.made).unwrap_or(usize::MAX);
            generated.store(count, Ordering::Relaxed);
        }
        !self.spent
    }

    /// Returns from the position after `mv` with its current value.
    #[inline]
    pub(super) fn back<M>(&mut self, mv: M, value: BoundedScore, improves: bool)
    where
        O: Observer<M>,
    {
        self.event(Event::Back { mv, value, improves });
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
        let value = self.evaluator.value(game, at, remaining);
        self.event(Event::Leaf { value });
        BoundedScore::exact(value)
    }

    /// Leaves a node with its value.
    #[inline]
    pub(super) fn exit<M>(&mut self, value: BoundedScore) -> BoundedScore
    where
        O: Observer<M>,
    {
        self.event(Event::<M>::Exit { value });
        value
    }

    /// The value of a node by the rules of repetition, if its position has occurred before.
    #[inline]
    pub(super) fn repeats<G: Game>(&mut self, game: &G, at: &G::Position) -> Option<BoundedScore>
    where
        E: Evaluator<G>,
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let Repeated { plies, loser } = self.memory.repeats(game, at)?;
        let value = loser.map_or_else(|| self.evaluator.even(), Score::foul);
        self.event(Event::Repeat { value, plies, loser });
        Some(BoundedScore::exact(value))
    }

    /// The value of a node, if what is known suffices for `window`.
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
        let Recalled { value, depth, visit } = self.memory.recall(game, at, window)?;
        self.event(Event::Recall { value, depth, visit });
        Some(value)
    }

    /// The moves tried at `at`, in search order; none at the horizon.
    #[inline]
    pub(super) fn moves<G: Game>(&mut self, game: &G, at: &G::Position, depth: u8) -> Vec<G::Move>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let choices = self.all_choices(game, at, depth);
        choices.map_or_else(Vec::new, |mut choices| choices.in_order().0.to_vec())
    }

    /// [`Run::moves`], generated as far as they are needed: all of them if the observer hears of
    /// them.
    #[inline]
    pub(super) fn choices<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        depth: u8,
    ) -> Choices<G::Move>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        if depth > 0 && !self.tells_moves() {
            Choices::new()
        } else {
            let choices = self.all_choices(game, at, depth);
            choices.unwrap_or_else(|| Choices::given(Vec::new(), Vec::new()))
        }
    }

    /// Whether the observer wants to hear of moves.
    #[inline]
    pub(super) fn hears_moves<M>(&self) -> bool
    where
        O: Observer<M>,
    {
        self.observer.hears_moves()
    }

    /// Whether the moves of a node are announced before any is tried.
    #[inline]
    fn tells_moves<M>(&self) -> bool
    where
        O: Observer<M>,
    {
        let counts = self.budget.moves < u64::MAX || self.budget.generated.is_some();
        counts || self.observer.hears_moves()
    }

    /// All moves at `at`, announced if somebody listens; `None` where there are none, as at the horizon.
    #[inline]
    pub(super) fn all_choices<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        depth: u8,
    ) -> Option<Choices<G::Move>>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let mut choices = Choices::all(game, (at, depth), &mut self.memory)?;
        if self.tells_moves() {
            let (moves, ranks) = choices.in_order();
            self.announce(game, at, moves, ranks);
        }
        Some(choices)
    }

    /// Announces the moves about to be tried at `at`, in this order; they are charged to the
    /// budget.
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
            self.generated(game, at, (moves, ranks));
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

    /// Tells the observer which moves of `at` are about to be tried.
    #[inline]
    pub(super) fn generated<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        (moves, ranks): (&[G::Move], &[Rank]),
    ) where
        O: Observer<G::Move>,
    {
        if !self.spent {
            let weight = |mv| game.weight(at, mv);
            let weight: &dyn Fn(G::Move) -> u32 = &weight;
            self.observer.generated(Generated {
                weight: game.is_chance(at).then_some(weight),
                player: game.player(at),
                moves,
                ranks,
                player_after: &|mv| game.player_after(at, mv),
            });
        }
    }

    /// The number of the visit that has just begun, from 0.
    #[inline]
    pub(super) fn visit(&self) -> u32 {
        u32::try_from(self.entered().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// Stores the result of a visit in the memory, unless the budget is spent.
    #[inline]
    pub(super) fn remember<G: Game>(&mut self, game: &G, at: &G::Position, found: Found<G::Move>)
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        if !self.spent
            && let Some(entry) = self.memory.remember(game, at, found)
        {
            self.observer.stored(entry);
        }
    }
}
