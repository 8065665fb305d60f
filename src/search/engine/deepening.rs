//! Iterative deepening: depth 1, 2, 3 … up to a limit.

use std::time::Duration;

use super::super::choices::Choices;
use super::super::judgement::Judgement;
use super::super::node::NodeScope;
use super::super::reached::Reached;
use super::super::read_further::ReadFurther;
use super::super::reading::{AtEnd, Plan, Reading};
use super::super::run::{Budget, Run};
use super::principal::{Principal, Variation};
use super::search_memory::{Next, SearchMemory};
use super::{Answer, Control, DEEPEST, Engine, Iteration, Limits, Line};
use game::{Captures, Evaluator, Game, Keyed, Rank, RankClass, Selects, Tactics, in_order};
use score::{BoundedScore, Score, Window};
use trace::{Event, Observer, Round, Silent, Visit};

/// A search in progress.
type Running<'r, L, O, M, J> = Run<'r, AtEnd<L>, (Principal<M>, O), &'r mut SearchMemory<M>, J>;

impl<G, E, J> Engine<G, E, J>
where
    G: Tactics + Keyed,
    E: Evaluator<G> + Copy,
    J: for<'r> Judgement<Reading<'r, G, E>> + Copy,
{
    /// Searches `at` deeper and deeper within `limits`, and reports each finished iteration.
    ///
    /// Without a limit it goes on to [`DEEPEST`]. It stops at a mate within the horizon, which is
    /// final, unless a depth is requested.
    pub fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        report: impl FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move> {
        self.observed(at, limits, control, Silent, report).0
    }

    /// [`Engine::deepen`] with an observer of the whole search, which is returned.
    pub fn observed<O: Observer<G::Move>>(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        observer: O,
        mut report: impl FnMut(&Iteration<G::Move>),
    ) -> (Answer<G::Move>, O) {
        let Self { game, evaluator, settings, memory, judgement, root_moves } = self;
        let deepening = Deepening {
            game: &*game,
            standing: &*evaluator,
            plan: Plan {
                quiescence: Some(settings.quiescence),
                order: settings.order,
                ..Plan::default()
            },
            selector: None,
            lines: settings.multi_pv.max(1),
            margin: settings.aspiration,
            further: &[],
            root_moves,
        };
        let leaf = AtEnd(*evaluator);
        let budget =
            Budget { stop: Some(control.stop), ..Budget::nodes(limits.nodes.unwrap_or(u64::MAX)) };
        let is_over = |nodes| {
            (control.pulse)(nodes);
            // However little time there is, the first thousand nodes are read.
            nodes > 0 && limits.time.is_some_and(|time| (control.clock)() >= time)
        };
        let observer = (Principal::new(), observer);
        let run = Run::judging(&leaf, budget, observer, (memory, *judgement));
        let mut run = run.until(&is_over);
        let answer = deepening.read(at, limits, control.clock, &mut run, &mut report);
        (answer, run.into_observer().1)
    }
}

/// The parameters of iterative deepening.
pub(super) struct Deepening<'d, G: Captures, E> {
    pub(super) game: &'d G,
    /// The static value used to rank moves.
    pub(super) standing: &'d E,
    /// The plan of an iteration, apart from the depth.
    pub(super) plan: Plan,
    /// The selector of moves, if the plan uses one.
    pub(super) selector: Option<&'d dyn Selects<G>>,
    /// The number of root moves with exact values.
    pub(super) lines: usize,
    /// The half-width of the window around the previous value; `None` for an open window.
    pub(super) margin: Option<i32>,
    /// Nodes that every iteration reads further.
    pub(super) further: &'d [ReadFurther<G::Move>],
    /// The only moves to read at the root; all if there are none.
    pub(super) root_moves: &'d [G::Move],
}

impl<G: Tactics + Keyed, E: Evaluator<G>> Deepening<'_, G, E> {
    /// The reading of one iteration.
    fn reading(&self, depth: u8) -> Reading<'_, G, E> {
        Reading {
            game: self.game,
            standing: self.standing,
            selector: self.selector,
            further: self.further,
            plan: Plan { depth, mates_from: depth.into(), ..self.plan },
        }
    }

    /// Searches `at` to depth 1, 2, 3 … within `limits`, and reports each finished iteration.
    pub(super) fn read<'r, L, O, J>(
        &'r self,
        at: &G::Position,
        limits: &Limits,
        clock: &dyn Fn() -> Duration,
        run: &mut Running<'_, L, O, G::Move, J>,
        report: &mut dyn FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move>
    where
        L: Evaluator<G>,
        O: Observer<G::Move>,
        J: Judgement<Reading<'r, G, E>>,
    {
        run.memory().next_search();
        run.memory().line.begin(self.game.key(at), self.game.in_check(at));
        let mut roots = Roots::new(&self.reading(1), at);
        if !self.root_moves.is_empty() {
            roots.keep(self.root_moves);
        }
        let mut last: Option<Iteration<_>> = None;
        for depth in 1..=limits.depth.unwrap_or(DEEPEST).min(DEEPEST) {
            let too_late = limits.last_start.is_some_and(|start| clock() > start);
            if roots.moves.is_empty() || depth > 1 && too_late {
                break;
            }
            let reading = self.reading(depth);
            let before = last.as_ref().and_then(|last| last.lines.first());
            let before = before.map(|line| line.score);
            run.event(Event::<G::Move>::Iteration { round: Round::Depth(depth) });
            let start = reading.start(at.clone());
            if !self.iterate(&reading, &start, before, &mut roots, run) {
                break;
            }
            let iteration = Iteration {
                depth,
                lines: roots.best.clone(),
                nodes: run.entered(),
                elapsed: clock(),
                hash_permille: run.memory().table.permille(),
                deepest: run.observer().0.take_deepest(),
            };
            report(&iteration);
            let is_mate = |line: &Line<_>| line.mate.is_some_and(|plies| plies <= depth.into());
            let is_settled = iteration.lines.iter().all(is_mate);
            last = Some(iteration);
            if is_settled && limits.depth.is_none() {
                break;
            }
        }
        // An unfinished iteration searched the previous best move first, so a move that beat it can
        // be trusted.
        let known = match &last {
            Some(last) if roots.best.is_empty() => &last.lines,
            _ => &roots.best,
        };
        let best = known.first().and_then(|line| line.moves.first()).copied();
        let ended = || {
            let player = self.game.player(at);
            if self.game.loses_without_moves() {
                over(Score::lost(player, 0), Some(0))
            } else {
                over(self.standing.value(self.game, at, 0), None)
            }
        };
        Answer {
            best: best.or_else(|| roots.moves.first().copied()),
            nodes: run.entered(),
            elapsed: clock(),
            hash_permille: run.memory().table.permille(),
            last: last.or_else(|| roots.moves.is_empty().then(ended)),
        }
    }

    /// Runs one iteration with a window around the value `before`, if known (aspiration window;
    /// Baudet 1978), and with a wider one again if the value lies outside. Returns `false` if the
    /// budget is spent.
    fn iterate<'r, L, O, J>(
        &self,
        reading: &Reading<'r, G, E>,
        start: &Reached<G::Position, G::Square>,
        before: Option<Score>,
        roots: &mut Roots<G::Move>,
        run: &mut Running<'_, L, O, G::Move, J>,
    ) -> bool
    where
        L: Evaluator<G>,
        O: Observer<G::Move>,
        J: Judgement<Reading<'r, G, E>>,
    {
        let margin = self.margin.filter(|_| self.lines == 1);
        let before = before.filter(|before| !before.is_mate());
        let mut window = match (before, margin) {
            (Some(before), Some(margin)) => {
                Window { alpha: before + -margin, beta: before + margin }
            }
            _ => Window::FULL,
        };
        let mut visit = Visit::First;
        loop {
            let Some(found) = roots.read(reading, start, (window, visit), self.lines, run) else {
                return false;
            };
            if found.value <= window.alpha && window.alpha != Score::MIN {
                window.alpha = Score::MIN;
            } else if found.value >= window.beta && window.beta != Score::MAX {
                window.beta = Score::MAX;
            } else if roots.best.is_empty() && window != Window::FULL && !reading.may_decline(start)
            {
                // A scout failed high and its re-search did not, as in a selective search.
                window = Window::FULL;
            } else {
                return true;
            }
            visit = Visit::Again;
        }
    }
}

/// The result if there is no move at the root: the game is over, with this value for Black.
fn over<M>(score: Score, mate: Option<u32>) -> Iteration<M> {
    Iteration {
        depth: 0,
        lines: vec![Line { score, mate, moves: Vec::new(), whole: true }],
        nodes: 0,
        elapsed: Duration::ZERO,
        hash_permille: 0,
        deepest: 0,
    }
}

/// The moves of the root, the best known ones first.
struct Roots<M> {
    moves: Vec<M>,
    /// The reason for the place of each move.
    ranks: Vec<Rank>,
    /// The best moves of the current iteration.
    best: Vec<Line<M>>,
}

impl<M: Copy + PartialEq + std::fmt::Debug> Roots<M> {
    fn new<G: Tactics<Move = M> + Keyed, E: Evaluator<G>>(
        reading: &Reading<'_, G, E>,
        at: &G::Position,
    ) -> Self {
        let (mut moves, mut ranks) = (Vec::new(), Vec::new());
        reading.ranked_moves(&reading.start(at.clone()), &mut moves, &mut ranks);
        in_order(&mut moves, &mut ranks);
        ranks.resize(moves.len(), Rank::default());
        Self { moves, ranks, best: Vec::new() }
    }

    /// Keeps only these moves.
    fn keep(&mut self, kept: &[M]) {
        let all = self.moves.iter().copied().zip(self.ranks.iter().copied());
        (self.moves, self.ranks) = all.filter(|(mv, _)| kept.contains(mv)).unzip();
    }

    /// Searches the root, a node with its own order, for its `count` best moves: a move must be
    /// better than the last of them. `None` if the budget is spent.
    fn read<'r, G, E, L, O, J>(
        &mut self,
        reading: &Reading<'r, G, E>,
        start: &Reached<G::Position, G::Square>,
        (window, visit): (Window, Visit),
        count: usize,
        run: &mut Running<'_, L, O, M, J>,
    ) -> Option<BoundedScore>
    where
        G: Tactics<Move = M> + Keyed,
        E: Evaluator<G>,
        L: Evaluator<G>,
        O: Observer<M>,
        J: Judgement<Reading<'r, G, E>>,
    {
        if !run.enter::<M>(None, window, visit) {
            return None;
        }
        run.announce(reading, start, &self.moves, &self.ranks);
        self.best.clear();
        let choices = Choices::given(self.moves.clone(), self.ranks.clone());
        let mut node = NodeScope::new(run, (reading, start), choices, Some(window));
        if reading.may_decline(start) {
            node.decline();
        }
        let judged = node.run.judgement.node(reading, start, node.window);
        while node.rest() != Some(0) {
            if let Some(last) = self.best.get(count - 1) {
                node.narrow(last.score);
            }
            let edge = node.window.of(node.player);
            let Some((mv, plies)) = node.next_move(judged) else {
                break;
            };
            let found = node.try_move((mv, plies), (u8::MAX, Visit::First), count == 1)?;
            if node.run.is_spent() {
                return None;
            }
            let told = node.run.observer().0.line().clone();
            node.back(mv, found);
            if node.player.prefers(found.value, edge) {
                let after = node.position_after(mv, plies.max(0));
                let line = extended(reading, after, (mv, found.value), told, node.run.memory());
                let better = |other: &Line<M>| !node.player.prefers(line.score, other.score);
                self.best.insert(self.best.partition_point(better), line);
                self.best.truncate(count);
            }
        }
        let found = node.close();
        self.put_best_first();
        Some(found)
    }

    /// Puts the best moves of this iteration first in the next one.
    fn put_best_first(&mut self) {
        let lines = self.best.iter();
        let first: Vec<_> = lines.filter_map(|line| line.moves.first().copied()).collect();
        let (mut moves, mut ranks) = (first.clone(), Vec::new());
        ranks.resize(first.len(), Rank { class: RankClass::Known, value: 0 });
        for (&mv, &rank) in self.moves.iter().zip(&self.ranks) {
            if first.contains(&mv) {
                continue;
            }
            moves.push(mv);
            let class = match rank.class {
                RankClass::Known => RankClass::Quiet, // It was the best before.
                class => class,
            };
            ranks.push(Rank { class, ..rank });
        }
        (self.moves, self.ranks) = (moves, ranks);
    }
}

/// The line of the root move `mv`, which leads to `at` and is worth `score`: the moves found by the
/// search, and after a value from the table the moves stored there.
fn extended<G: Tactics + Keyed, E: Evaluator<G>>(
    reading: &Reading<'_, G, E>,
    mut at: Reached<G::Position, G::Square>,
    (mv, score): (G::Move, Score),
    told: Variation<G::Move>,
    memory: &SearchMemory<G::Move>,
) -> Line<G::Move> {
    let mut moves = vec![mv];
    for mv in told.moves {
        at = reading.after(&at, mv);
        moves.push(mv);
    }
    let mut whole = told.whole;
    while !whole {
        let mut legal = Vec::new();
        reading.moves(&at, &mut legal);
        match memory.best_at(reading, &at, score) {
            _ if legal.is_empty() => whole = true,
            Some(Next::Stop) => whole = true,
            Some(Next::Move(mv)) if legal.contains(&mv) => {
                at = reading.after(&at, mv);
                moves.push(mv);
            }
            _ => break,
        }
    }
    let horizon = reading.plan.mates_from;
    let plies = horizon - (score.0.abs() - Score::MATE);
    Line { score, mate: score.is_mate().then(|| plies.unsigned_abs()), moves, whole }
}
