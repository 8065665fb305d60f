//! What a search remembers: a table of positions, and quiet moves that have been good.

use super::super::memory::{Found, Memory, Recalled};
use super::super::order::MoveOrder;
use super::super::reached::Reached;
use super::super::reading::Reading;
use super::table::Table;
use game::{Evaluator, Keyed, Rank, RankClass, Tactics};
use score::{Player, Score, Window};

/// How many killer moves are kept at each distance from the root.
const KILLERS: usize = 2;

/// What a search remembers, for readings without extensions. Of nodes that are read further, and of
/// what leads there, its table knows nothing.
#[derive(Clone, Debug)]
pub(crate) struct SearchMemory<M> {
    pub(super) table: Table<M>,
    /// Whether the best move that the table knows is tried first.
    knows: bool,
    /// Whether quiet moves are tried in the order of their deeds.
    learns: bool,
    /// By distance from the root, the quiet moves that have closed a window there last.
    killers: Vec<[Option<M>; KILLERS]>,
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

/// Counts of the history stay below this.
const MOST: u32 = 1 << 28;

impl<M: Copy> SearchMemory<M> {
    /// Knows nothing yet; what it says of the order of moves is for the engine.
    pub(crate) fn new(bytes: usize, orders: bool, numbers: usize) -> Self {
        Self {
            table: Table::new(bytes),
            knows: orders,
            learns: orders,
            killers: Vec::new(),
            history: [vec![0; numbers], vec![0; numbers]],
        }
    }

    /// The same, but it says of the order of moves only what belongs to `order`.
    pub(crate) fn for_order(mut self, order: MoveOrder) -> Self {
        self.knows = order == MoveOrder::Shallow;
        self.learns = order == MoveOrder::History;
        self
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.killers.clear();
        self.history.iter_mut().for_each(|counts| counts.fill(0));
    }

    /// A new search begins: what older ones found counts less.
    pub(super) fn next_search(&mut self) {
        self.table.next_search();
        self.killers.clear();
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
    fn count(&mut self, player: Player, number: usize, left: u8) {
        if let Some(count) = self.of(player, number) {
            *count += u32::from(left) * u32::from(left);
            if *count >= MOST {
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
        if at.is_apart {
            return None;
        }
        let entry = self.table.find(reading.game.key(&at.position), draft)?;
        let value = entry.exact(draft, reading.remaining(at))?;
        (value == score).then_some(entry.best.map_or(Next::Stop, Next::Move))
    }
}

impl<M: Copy + PartialEq> SearchMemory<M> {
    /// The move was not quiet enough to be bad, and has closed a window so far from the root.
    fn note_killer(&mut self, mv: M, plies: usize) {
        if self.killers.len() <= plies {
            self.killers.resize(plies + 1, [None; KILLERS]);
        }
        let killers = &mut self.killers[plies];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    fn is_killer(&self, mv: M, plies: usize) -> bool {
        let killers = self.killers.get(plies);
        killers.is_some_and(|killers| killers.contains(&Some(mv)))
    }
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
        if at.is_apart {
            return None;
        }
        let entry = self.table.find(reading.game.key(&at.position), draft)?;
        let value = entry.value_for(draft, window, reading.remaining(at))?;
        Some(Recalled {
            value,
            depth: draft.0,
            visit: self.table.visit_of(entry),
        })
    }

    fn rank(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        moves: &[G::Move],
        ranks: &mut Vec<Rank>,
    ) {
        let game = reading.game;
        if moves.len() < 2 || !(self.knows || self.learns) {
            return;
        }
        ranks.resize(moves.len(), Rank::default());
        if self.learns && at.left().0 > 0 {
            let player = game.player(&at.position);
            for (rank, &mv) in ranks.iter_mut().zip(moves) {
                if rank.class != RankClass::Quiet {
                    continue;
                }
                let count = self.of(player, game.number(mv)).map_or(0, |count| *count);
                let value = i32::try_from(count).unwrap_or(i32::MAX);
                if self.is_killer(mv, at.plies()) {
                    rank.class = RankClass::Killer;
                } else if value > 0 {
                    *rank = Rank {
                        class: RankClass::History,
                        value,
                    };
                }
            }
        }
        if self.knows {
            let known = self.table.find(game.key(&at.position), at.left());
            let best = known.and_then(|entry| entry.best);
            let place = moves.iter().position(|&mv| Some(mv) == best);
            if let Some(rank) = place.and_then(|place| ranks.get_mut(place)) {
                rank.class = RankClass::Known;
            }
        }
    }

    fn closed(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        by: G::Move,
    ) {
        let (game, (left, _)) = (reading.game, at.left());
        if self.learns && left > 0 && !game.takes(&at.position, by) {
            self.note_killer(by, at.plies());
            self.count(game.player(&at.position), game.number(by), left);
        }
    }

    fn remember(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        found: Found<G::Move>,
    ) {
        if at.is_apart {
            return; // An equal position elsewhere is read otherwise.
        }
        let (game, position) = (reading.game, &at.position);
        let bound = found.window.bound(found.value);
        // Where every move was too bad, the one found first says nothing.
        let fails_low = game.player(position).fail_low_bound();
        let best = found.best.filter(|_| bound != fails_low);
        let remaining = reading.remaining(at);
        let value = (found.value, bound);
        let key = game.key(position);
        self.table
            .store(key, at.left(), value, remaining, (best, found.visit));
    }
}
