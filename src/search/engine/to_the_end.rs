//! A game read to its end: the same search with a memory, and no horizon.

use super::super::memory::{Found, Memory, Recalled};
use super::super::run::{Budget, Run};
use super::inner::remembering_pvs;
use super::table::Table;
use game::{Evaluator, Finite, Rank, RankClass};
use score::{BoundedScore, Player, Score, Window};
use trace::{Silent, Visit};

/// With fewer moves left a position is read anew sooner than it is found in the table.
const KEPT_FROM: u8 = 7;

/// What a game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved<M> {
    /// The final value for Black.
    pub value: Score,
    /// Best play of both sides to the end: after each of these moves the value is still the same.
    pub line: Vec<M>,
    /// Nodes entered.
    pub nodes: u64,
}

/// Reads games to their end, and remembers what it has found from one position to the next.
#[derive(Clone, Debug)]
pub struct ToTheEnd<G: Finite, E> {
    game: G,
    ending: E,
    memory: EndMemory<G::Move>,
}

/// A search while it runs.
type EndRun<'r, E, M> = Run<'r, E, Silent, &'r mut EndMemory<M>>;

impl<G: Finite, E: Evaluator<G>> ToTheEnd<G, E> {
    /// Nothing has been read yet. `ending` says what a game that is over is worth; the table takes at
    /// most so many bytes.
    pub fn new(game: G, ending: E, hash_bytes: usize) -> Self {
        let memory = EndMemory {
            table: Table::new(hash_bytes),
            is_root: false,
            choice: None,
        };
        Self {
            game,
            ending,
            memory,
        }
    }

    /// What `at` comes to if both sides play their best; none if the budget is spent before that is
    /// known. The run ends besides when `is_over` says so, see [`Run::until`].
    ///
    /// First it is read who wins, then by how much: a window with one side known already cuts more.
    pub fn solve(
        &mut self,
        at: &G::Position,
        budget: Budget<'_>,
        is_over: &dyn Fn(u64) -> bool,
    ) -> Option<Solved<G::Move>> {
        let Self {
            game,
            ending,
            memory,
        } = self;
        memory.table.next_search();
        let run = Run::remembering(&*ending, budget, Silent, memory);
        let mut run = run.until(is_over);
        let value = value_of(game, at, &mut run)?;
        let mut line = Vec::new();
        let mut at = at.clone();
        let exact = Window {
            alpha: value + -1,
            beta: value + 1,
        };
        while let (_, Some(mv)) = read(game, &at, exact, &mut run)? {
            line.push(mv);
            at = game.after(&at, mv);
        }
        Some(Solved {
            value,
            line,
            nodes: run.entered(),
        })
    }

    /// The moves at `at` that are as good as any, where it is worth `value`, in the order of the game;
    /// none if the budget is spent before they are known.
    pub fn best_moves(
        &mut self,
        at: &G::Position,
        value: Score,
        budget: Budget<'_>,
        is_over: &dyn Fn(u64) -> bool,
    ) -> Option<Vec<G::Move>> {
        let Self {
            game,
            ending,
            memory,
        } = self;
        let run = Run::remembering(&*ending, budget, Silent, memory);
        let mut run = run.until(is_over);
        let player = game.player(at);
        // Is a move worse than the value, or not?
        let asked = match player {
            Player::Max => Window {
                alpha: value + -1,
                beta: value,
            },
            Player::Min => Window {
                alpha: value,
                beta: value + 1,
            },
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

/// The value of `at`: who wins, and then by how much.
fn value_of<G: Finite, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    run: &mut EndRun<'_, E, G::Move>,
) -> Option<Score> {
    let draw = Window {
        alpha: Score(-1),
        beta: Score(1),
    };
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

/// Reads `at` for `window`: what it is worth, and the move that says so. None if the budget is spent.
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

/// What a reading to the end remembers: a table of positions.
#[derive(Clone, Debug)]
struct EndMemory<M> {
    table: Table<M>,
    /// Whether the position that is asked for next is the root: its moves are to be read, whatever is
    /// known of it.
    is_root: bool,
    /// The best move of the position that was left last.
    choice: Option<M>,
}

impl<M: Copy> EndMemory<M> {
    /// A root is about to be read.
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
            visit: self.table.visit_of(entry),
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
    fn closed(&mut self, _: &G, _: &G::Position, _: G::Move) {}

    #[inline]
    fn remember(&mut self, game: &G, at: &G::Position, found: Found<G::Move>) {
        self.choice = found.best;
        let left = game.moves_left(at);
        if left < KEPT_FROM {
            return;
        }
        let bound = found.window.bound(found.value);
        let fails_low = game.player(at).fail_low_bound();
        let best = found.best.filter(|_| bound != fails_low);
        let value = (found.value, bound);
        self.table
            .store(game.key(at), (left, 0), value, 0, (best, found.visit));
    }
}
