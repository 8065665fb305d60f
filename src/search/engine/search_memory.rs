//! The memory of a search: a table of positions, and quiet moves that caused cuts.

use super::super::memory::{Found, Memory, Recalled};
use super::super::order::MoveOrder;
use super::super::reached::Reached;
use super::super::reading::Reading;
use super::table::Table;
use game::{Evaluator, Keyed, Rank, RankClass, Tactics};
use score::{Player, Score, Window};

/// The number of killer moves kept at each distance from the root.
const KILLERS: usize = 2;

/// The memory of a search, for readings without extensions. The table holds no results for nodes
/// that are read further, or for the paths to them.
#[derive(Clone, Debug)]
pub(crate) struct SearchMemory<M> {
    pub(super) table: Table<M>,
    /// Whether the best move stored in the table is tried first.
    knows: bool,
    /// Whether quiet moves are ordered by their past cuts.
    learns: bool,
    /// By distance from the root, the quiet moves that most recently caused a cut there.
    killers: Vec<[Option<M>; KILLERS]>,
    /// The number of cuts caused by each quiet move, weighted by the distance from the horizon
    /// (history heuristic; Schaeffer 1983): by player, then by the number of the move.
    history: [Vec<u32>; 2],
}

/// The continuation of best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next<M> {
    /// A move.
    Move(M),
    /// Declining is the best choice.
    Stop,
}

/// The upper limit of the counts in the history.
const MOST: u32 = 1 << 28;

impl<M: Copy> SearchMemory<M> {
    /// An empty memory; `orders` says whether it orders moves as the engine does.
    pub(crate) fn new(bytes: usize, orders: bool, numbers: usize) -> Self {
        Self {
            table: Table::new(bytes),
            knows: orders,
            learns: orders,
            killers: Vec::new(),
            history: [vec![0; numbers], vec![0; numbers]],
        }
    }

    /// Restricts the influence on the order of moves to what `order` uses.
    pub(crate) fn for_order(mut self, order: MoveOrder) -> Self {
        self.knows = order == MoveOrder::Shallow;
        self.learns = order == MoveOrder::History;
        self
    }

    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.killers.clear();
        self.history.iter_mut().for_each(|counts| counts.fill(0));
    }

    /// Starts a new search: older results count less.
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

    /// Counts a cut by the quiet move with this `number`, `left` plies above the horizon.
    fn count(&mut self, player: Player, number: usize, left: u8) {
        if let Some(count) = self.of(player, number) {
            *count += u32::from(left) * u32::from(left);
            if *count >= MOST {
                self.fade();
            }
        }
    }

    /// The continuation of best play at `at`, if it is known to be worth exactly `score`.
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
    /// Records a quiet move that caused a cut at this distance from the root.
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
        Some(Recalled { value, depth: draft.0, visit: self.table.visit_of(entry) })
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
                    *rank = Rank { class: RankClass::History, value };
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
            return; // Equal positions elsewhere are read differently.
        }
        let (game, position) = (reading.game, &at.position);
        let bound = found.window.bound(found.value);
        // If every move fails low, the first one found is not informative.
        let fails_low = game.player(position).fail_low_bound();
        let best = found.best.filter(|_| bound != fails_low);
        let remaining = reading.remaining(at);
        let value = (found.value, bound);
        let key = game.key(position);
        self.table.store(key, at.left(), value, remaining, (best, found.visit));
    }
}
