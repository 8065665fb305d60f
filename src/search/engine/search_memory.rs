//! The memory of a search: a table of positions, and quiet moves that caused cuts.

use super::super::memory::{Found, Memory, Recalled, Repeated};
use super::super::order::MoveOrder;
use super::super::reached::Reached;
use super::super::reading::Reading;
use super::repetition::PlayedLine;
use super::table::Table;
use game::{Evaluator, Keyed, Rank, RankClass, Tactics};
use score::{Player, Score, Window};
use trace::StoredEntry;

/// The number of killer moves kept at each distance from the root.
const KILLERS: usize = 2;

/// The memory of a search, for readings without extensions. The table holds no results for nodes
/// that are read further, or for the paths to them.
#[derive(Debug)]
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
    history: [Vec<i32>; 2],
    /// By player, then by the number of the opponent's move: the quiet move that refuted it most
    /// recently (countermove heuristic; Uiterwijk 1992). Used by a search that guesses.
    counters: [Vec<Option<M>>; 2],
    /// Whether a deeper result of a position counts, too, as in a search that guesses.
    takes_deeper: bool,
    /// The key of the position looked up most recently, and its best move.
    known: (u64, Option<M>),
    /// The best move of the root, whose value is never recalled.
    root: Option<M>,
    /// The positions up to the current one, followed by a search that guesses.
    pub(super) line: PlayedLine,
}

/// The continuation of best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next<M> {
    Move(M),
    /// Declining is the best choice.
    Stop,
}

/// The upper limit of the counts in the history.
const MOST: i32 = 1 << 28;

/// The upper limit of the amounts in the history of a search that guesses.
const BALANCE: i32 = 1 << 14;

impl<M: Copy> SearchMemory<M> {
    /// An empty memory; `orders` says whether it orders moves as the engine does.
    pub(crate) fn new(bytes: usize, orders: bool, numbers: usize) -> Self {
        Self {
            table: Table::new(bytes),
            knows: orders,
            learns: orders,
            killers: Vec::new(),
            history: [vec![0; numbers], vec![0; numbers]],
            counters: [Vec::new(), Vec::new()],
            takes_deeper: false,
            known: (0, None),
            root: None,
            line: PlayedLine::default(),
        }
    }

    /// Lets deeper results of a position count, too.
    pub(super) fn taking_deeper(self) -> Self {
        let numbers = self.history[0].len();
        let counters = [vec![None; numbers], vec![None; numbers]];
        Self { takes_deeper: true, counters, table: self.table.keeping_one_each(), ..self }
    }

    /// See [`Table::noting_visits`].
    pub(super) fn noting_visits(self) -> Self {
        Self { table: self.table.noting_visits(), ..self }
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
        self.counters.iter_mut().for_each(|counters| counters.fill(None));
    }

    /// Starts a new search: older results count less.
    pub(super) fn next_search(&mut self) {
        self.table.next_search();
        self.root = None;
        self.killers.clear();
        self.fade();
    }

    fn fade(&mut self) {
        let counts = self.history.iter_mut().flatten();
        counts.for_each(|count| *count /= 4);
    }

    fn of(&mut self, player: Player, number: usize) -> Option<&mut i32> {
        self.history[usize::from(player == Player::Min)].get_mut(number)
    }

    /// Moves the amount of a quiet move up or down; the nearer it is to its limit, the less.
    fn weigh(&mut self, player: Player, number: usize, left: u8, up: bool) {
        if let Some(amount) = self.of(player, number) {
            let step = (i32::from(left) * i32::from(left) * 16).min(2_000);
            let step = if up { step } else { -step };
            *amount += step - *amount * step.abs() / BALANCE;
        }
    }

    /// Counts a cut by the quiet move with this `number`, `left` plies above the horizon.
    fn count(&mut self, player: Player, number: usize, left: u8) {
        if let Some(count) = self.of(player, number) {
            *count += i32::from(left) * i32::from(left);
            if *count >= MOST {
                self.fade();
            }
        }
    }

    /// The best move stored for `at`.
    fn best_in_table<G, E>(
        &self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
    ) -> Option<M>
    where
        G: Tactics<Move = M> + Keyed,
        E: Evaluator<G>,
    {
        match (self.known, reading.game.key(&at.position)) {
            ((known, best), key) if known == key => best,
            (_, key) => self.table.find(key, at.left()).and_then(|entry| entry.best),
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
    fn repeats(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
    ) -> Option<Repeated> {
        if !self.takes_deeper {
            return None;
        }
        let (game, position) = (reading.game, &at.position);
        let stand = (game.key(position), game.player(position));
        self.line.enter(at.plies(), stand, (at.in_check, at.passed))
    }

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
        let key = reading.game.key(&at.position);
        let entry = self.table.find(key, draft);
        self.known = (key, entry.and_then(|entry| entry.best));
        let (entry, remaining) = (entry?, reading.remaining(at));
        let value = if self.takes_deeper {
            entry.deep_value_for(draft, window, remaining)?
        } else {
            entry.value_for(draft, window, remaining)?
        };
        let visit = self.table.visit_of(key, entry);
        Some(Recalled { value, depth: entry.draft().0, visit })
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
            let counters = self.counters[usize::from(player == Player::Min)].get(at.by);
            let counter = counters.copied().flatten();
            for (rank, &mv) in ranks.iter_mut().zip(moves) {
                if rank.class != RankClass::Quiet {
                    continue;
                }
                let value = self.of(player, game.number(mv)).map_or(0, |count| *count);
                if self.is_killer(mv, at.plies()) || counter == Some(mv) {
                    rank.class = RankClass::Killer;
                } else if value > 0 || self.takes_deeper {
                    *rank = Rank { class: RankClass::History, value };
                }
            }
        }
        let best = self.known(reading, at);
        let place = moves.iter().position(|&mv| Some(mv) == best);
        if let Some(rank) = place.and_then(|place| ranks.get_mut(place)) {
            rank.class = RankClass::Known;
        }
    }

    fn known(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
    ) -> Option<G::Move> {
        if self.knows { self.best_in_table(reading, at) } else { None }
    }

    fn best(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
    ) -> Option<G::Move> {
        if at.plies() == 0 { self.root } else { self.best_in_table(reading, at) }
    }

    fn closed(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        by: G::Move,
    ) {
        let (game, (left, _)) = (reading.game, at.left());
        if self.learns && left > 0 && !game.takes(&at.position, by) {
            let player = game.player(&at.position);
            self.note_killer(by, at.plies());
            if self.takes_deeper {
                self.weigh(player, game.number(by), left, true);
                let counters = &mut self.counters[usize::from(player == Player::Min)];
                if let Some(counter) = counters.get_mut(at.by) {
                    *counter = Some(by);
                }
            } else {
                self.count(player, game.number(by), left);
            }
        }
    }

    fn failed(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        moves: &[G::Move],
    ) {
        let (game, (left, _)) = (reading.game, at.left());
        if !self.takes_deeper || left == 0 {
            return;
        }
        let player = game.player(&at.position);
        for &mv in moves {
            if !game.takes(&at.position, mv) {
                self.weigh(player, game.number(mv), left, false);
            }
        }
    }

    fn remember(
        &mut self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        found: Found<G::Move>,
    ) -> Option<StoredEntry<G::Move>> {
        let can_be_of_line =
            found.value == reading.standing.even() || found.value.0.abs() == Score::FOUL;
        let is_of_line = self.takes_deeper && self.line.leave(at.plies()) && can_be_of_line;
        let (game, position) = (reading.game, &at.position);
        let bound = found.window.bound(found.value);
        // If every move fails low, the first one found is not informative.
        let fails_low = game.player(position).fail_low_bound();
        let best = found.best.filter(|_| bound != fails_low);
        if at.plies() == 0 {
            self.root = best.or(self.root);
            return None;
        }
        if at.is_apart || is_of_line {
            return None; // Equal positions elsewhere are read differently.
        }
        let remaining = reading.remaining(at);
        let value = (found.value, bound);
        let key = game.key(position);
        self.table.store(key, at.left(), value, remaining, (best, found.visit))
    }
}
