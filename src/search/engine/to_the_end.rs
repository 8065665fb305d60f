//! Searches a game to its end: the same search with a memory, without a horizon.

use serde::{Deserialize, Serialize};

use super::super::memory::{Found, Memory, Recalled};
use super::super::run::{Budget, Run};
use super::inner::remembering_pvs;
use super::table::Table;
use game::{Evaluator, Finite, Rank, RankClass};
use score::{BoundedScore, Player, Score, Window};
use trace::{Silent, StoredEntry, Visit};

/// Below this number of moves left, searching again is faster than the table.
const KEPT_FROM: u8 = 7;

/// The result of a game under best play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solved<M> {
    /// The final value for Black.
    pub value: Score,
    /// Best play of both sides to the end; the value is the same after each of these moves.
    pub line: Vec<M>,
    pub nodes: u64,
}

/// Searches games to their end, and keeps its results from one position to the next.
#[derive(Debug)]
pub struct ToTheEnd<G: Finite, E> {
    game: G,
    ending: E,
    memory: EndMemory<G::Move>,
}

/// A search in progress.
type EndRun<'r, E, M> = Run<'r, E, Silent, &'r mut EndMemory<M>>;

impl<G: Finite, E: Evaluator<G>> ToTheEnd<G, E> {
    /// A solver with an empty table of at most `hash_bytes` bytes; `ending` evaluates finished
    /// games.
    pub fn new(game: G, ending: E, hash_bytes: usize) -> Self {
        let memory = EndMemory { table: Table::new(hash_bytes), is_root: false, choice: None };
        Self { game, ending, memory }
    }

    /// The result of `at` under best play of both sides; `None` if the budget is spent. The search
    /// also ends when `is_over` returns `true`, see [`Run::until`].
    ///
    /// It first finds the winner and then the margin, because a window with one known side cuts
    /// more.
    pub fn solve(
        &mut self,
        at: &G::Position,
        budget: Budget<'_>,
        is_over: &dyn Fn(u64) -> bool,
    ) -> Option<Solved<G::Move>> {
        let Self { game, ending, memory } = self;
        memory.table.next_search();
        let run = Run::remembering(&*ending, budget, Silent, memory);
        let mut run = run.until(is_over);
        let value = value_of(game, at, &mut run)?;
        let mut line = Vec::new();
        let mut at = at.clone();
        let exact = Window { alpha: value + -1, beta: value + 1 };
        while let (_, Some(mv)) = read(game, &at, exact, &mut run)? {
            line.push(mv);
            at = game.after(&at, mv);
        }
        Some(Solved { value, line, nodes: run.entered() })
    }

    /// The moves at `at` that are as good as any, given its `value`, in the order of the game;
    /// `None` if the budget is spent.
    pub fn best_moves(
        &mut self,
        at: &G::Position,
        value: Score,
        budget: Budget<'_>,
        is_over: &dyn Fn(u64) -> bool,
    ) -> Option<Vec<G::Move>> {
        let Self { game, ending, memory } = self;
        let run = Run::remembering(&*ending, budget, Silent, memory);
        let mut run = run.until(is_over);
        let player = game.player(at);
        // Tests whether a move is worse than the value.
        let asked = match player {
            Player::Max => Window { alpha: value + -1, beta: value },
            Player::Min => Window { alpha: value, beta: value + 1 },
        };
        let mut moves = Vec::new();
        game.moves(at, &mut moves);
        let mut best = Vec::new();
        for mv in moves {
            let (found, _) = read(game, &game.after(at, mv), asked, &mut run)?;
            if !player.prefers(value, found.value) {
                best.push(mv);
            }
        }
        Some(best)
    }
}

/// The value of `at`: first the winner, then the margin.
fn value_of<G: Finite, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    run: &mut EndRun<'_, E, G::Move>,
) -> Option<Score> {
    let draw = Window { alpha: Score(-1), beta: Score(1) };
    let (found, _) = read(game, at, draw, run)?;
    let mut window = Window::FULL;
    if draw.contains(found.value) {
        return Some(found.value);
    } else if found.value > Score(0) {
        window.alpha = found.value + -1;
    } else {
        window.beta = found.value + 1;
    }
    let (found, _) = read(game, at, window, run)?;
    Some(found.value)
}

/// Searches `at` with `window`: its value and best move. `None` if the budget is spent.
fn read<G: Finite, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    window: Window,
    run: &mut EndRun<'_, E, G::Move>,
) -> Option<(BoundedScore, Option<G::Move>)> {
    run.memory().begin();
    run.enter::<G::Move>(None, window, Visit::First);
    let found = remembering_pvs(game, at, u8::MAX, (window, Visit::First), run);
    (!run.is_spent()).then(|| (found, run.memory().choice))
}

/// The memory of a search to the end: a table of positions.
#[derive(Debug)]
struct EndMemory<M> {
    table: Table<M>,
    /// Whether the next position is the root, whose moves must be searched even if its value is
    /// known.
    is_root: bool,
    /// The best move of the position left most recently.
    choice: Option<M>,
}

impl<M: Copy> EndMemory<M> {
    /// Prepares for a new root.
    fn begin(&mut self) {
        self.is_root = true;
        self.choice = None;
    }
}

impl<G: Finite> Memory<G> for EndMemory<G::Move> {
    #[inline]
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled> {
        let left = game.moves_left(at);
        if std::mem::take(&mut self.is_root) || left < KEPT_FROM {
            return None;
        }
        let draft = (left, 0);
        let entry = self.table.find(game.key(at), draft)?;
        Some(Recalled {
            value: entry.value_for(draft, window, 0)?,
            depth: left,
            visit: self.table.visit_of(game.key(at), entry),
        })
    }

    #[inline]
    fn rank(&mut self, game: &G, at: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>) {
        let left = game.moves_left(at);
        if left < KEPT_FROM || moves.len() < 2 {
            return;
        }
        let known = self.table.find(game.key(at), (left, 0));
        let best = known.and_then(|entry| entry.best);
        if let Some(place) = moves.iter().position(|&mv| Some(mv) == best) {
            ranks.resize(moves.len(), Rank::default());
            ranks[place].class = RankClass::Known;
        }
    }

    #[inline]
    fn remember(
        &mut self,
        game: &G,
        at: &G::Position,
        found: Found<G::Move>,
    ) -> Option<StoredEntry<G::Move>> {
        self.choice = found.best;
        let left = game.moves_left(at);
        if left < KEPT_FROM {
            return None;
        }
        let bound = found.window.bound(found.value);
        let fails_low = game.player(at).fail_low_bound();
        let best = found.best.filter(|_| bound != fails_low);
        let value = (found.value, bound);
        self.table.store(game.key(at), (left, 0), value, 0, (best, found.visit))
    }
}
