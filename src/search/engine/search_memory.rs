//! What the engine remembers: a table of positions, and quiet moves that have been good.

use std::cmp::Reverse;

use super::super::exchange_value::exchange_within;
use super::super::memory::{Memory, Recalled};
use super::super::reading::{Reached, Reading};
use super::table::Table;
use crate::game::{CaptureOrder, Evaluator, Keyed, Tactics};
use crate::score::{Player, Score, Window};

/// The memory of the engine, for readings without extensions.
#[derive(Clone, Debug)]
pub(super) struct SearchMemory<M> {
    pub(super) table: Table<M>,
    /// Whether moves are tried in the order of their promise.
    pub(super) orders: bool,
    /// How often, and how far from the horizon, a quiet move has closed a window (history
    /// heuristic; Schaeffer 1983): by player, then by the number of the move.
    history: [Vec<u32>; 2],
}

/// How best play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next<M> {
    /// With this move.
    Move(M),
    /// Not at all: stopping is the best choice.
    Stop,
}

/// Above every count of the history, and above every gain: groups of moves stay apart.
const GROUP: i32 = 1 << 28;

/// More nodes than an exchange of a real game has.
const EXCHANGE_NODES: u64 = 500;

impl<M: Copy> SearchMemory<M> {
    /// Knows nothing yet.
    pub(super) fn new(bytes: usize, orders: bool, numbers: usize) -> Self {
        Self {
            table: Table::new(bytes),
            orders,
            history: [vec![0; numbers], vec![0; numbers]],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.history.iter_mut().for_each(|counts| counts.fill(0));
    }

    /// A new search begins: what older ones found counts less.
    pub(super) fn next_search(&mut self) {
        self.table.next_search();
        self.fade();
    }

    fn fade(&mut self) {
        let counts = self.history.iter_mut().flatten();
        counts.for_each(|count| *count /= 4);
    }

    fn of(&mut self, player: Player, number: usize) -> Option<&mut u32> {
        self.history[usize::from(player == Player::Min)].get_mut(number)
    }

    /// The quiet move with this `number` has closed a window, `left` plies above the horizon.
    fn praise(&mut self, player: Player, number: usize, left: u8) {
        if let Some(count) = self.of(player, number) {
            *count += u32::from(left) * u32::from(left);
            if *count >= GROUP as u32 {
                self.fade();
            }
        }
    }

    /// How best play goes on at `at`, if that is known to be worth exactly `score`.
    pub(super) fn best_at<G, E>(
        &self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        score: Score,
    ) -> Option<Next<M>>
    where
        G: Tactics<Move = M> + Keyed,
        E: Evaluator<G>,
    {
        let draft = at.left();
        let entry = self.table.find(reading.game.key(&at.position), draft)?;
        let value = entry.exact(draft, reading.remaining(at))?;
        (value == score).then_some(entry.best.map_or(Next::Stop, Next::Move))
    }

    /// Sorts the moves of a full-width node: what wins by the exchange on its square, the most
    /// first; quiet moves by how they did elsewhere; what loses.
    fn sort<G, E>(&mut self, reading: &Reading<'_, G, E>, at: &G::Position, moves: &mut [M])
    where
        G: Tactics<Move = M> + Keyed,
        E: Evaluator<G>,
    {
        let game = reading.game;
        let player = game.player(at);
        let before = reading.standing.value(game, at, 0);
        moves.sort_by_cached_key(|&mv| {
            if !game.takes(at, mv) && !game.promotes(mv) {
                let count = self.of(player, game.number(mv)).map_or(0, |count| *count);
                return Reverse(i32::try_from(count).unwrap_or(i32::MAX));
            }
            let after = reading.standing.value_after(game, (at, before), mv);
            let won = (after - before) * player.sign();
            let gain = won - loss_after(game, at, mv);
            Reverse(if gain < 0 { gain - GROUP } else { gain + GROUP })
        });
    }
}

/// What the opponent wins back by the exchange on the square that `mv` goes to.
fn loss_after<G: Tactics>(game: &G, at: &G::Position, mv: G::Move) -> i32 {
    let (square, after) = (game.target(mv), game.after(at, mv));
    let order = CaptureOrder::Geometric;
    let (value, enough) = exchange_within(game, &after, square, order, EXCHANGE_NODES);
    if enough { value.abs() } else { 0 }
}

impl<G, E> Memory<Reading<'_, G, E>> for SearchMemory<G::Move>
where
    G: Tactics + Keyed,
    E: Evaluator<G>,
{
    fn recall(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        window: Window,
    ) -> Option<Recalled> {
        let draft = at.left();
        let entry = self.table.find(reading.game.key(&at.position), draft)?;
        let value = entry.value_for(draft, window, reading.remaining(at))?;
        Some(Recalled {
            value,
            depth: draft.0,
        })
    }

    fn order(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        moves: &mut [G::Move],
    ) {
        let (left, beyond) = at.left();
        if !self.orders || moves.len() < 2 {
            return;
        }
        if left > 0 {
            self.sort(reading, &at.position, moves);
        }
        let key = reading.game.key(&at.position);
        let known = self.table.find(key, (left, beyond));
        let best = known.and_then(|entry| entry.best);
        if let Some(place) = moves.iter().position(|&mv| Some(mv) == best) {
            moves[..=place].rotate_right(1);
        }
    }

    fn remember(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        window: Window,
        value: Score,
        best: Option<G::Move>,
    ) {
        let (game, position) = (reading.game, &at.position);
        let (left, beyond) = at.left();
        let player = game.player(position);
        let bound = window.bound(value);
        // Where every move was too bad, the one found first says nothing.
        let best = best.filter(|_| bound != player.fail_low_bound());
        if let Some(mv) = best
            && left > 0
            && bound == player.fail_high_bound()
            && !game.takes(position, mv)
        {
            self.praise(player, game.number(mv), left);
        }
        let key = game.key(position);
        let remaining = reading.remaining(at);
        self.table
            .store(key, (left, beyond), (value, bound), remaining, best);
    }
}
