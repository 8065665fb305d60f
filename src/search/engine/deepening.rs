//! Iterative deepening: depth 1, 2, 3 … until a limit is reached.

use std::time::Duration;

use super::super::quiescence_alpha_beta::quiescence_alpha_beta;
use super::super::reading::{AtEnd, Plan, Reached, Reading};
use super::super::run::{Budget, Run};
use super::principal::{Principal, Variation};
use super::search_memory::{Next, SearchMemory};
use super::{Answer, Control, DEEPEST, Engine, Iteration, Limits, Line, Settings};
use crate::game::{Evaluator, Game, Keyed, Tactics};
use crate::score::{Bound, Player, Score, Window};
use crate::trace::Visit;

/// A search while it runs.
type Running<'r, E, M> = Run<'r, AtEnd<E>, Principal<M>, &'r mut SearchMemory<M>>;

impl<G: Tactics + Keyed, E: Evaluator<G> + Copy> Engine<G, E> {
    /// Reads `at` deeper and deeper within `limits`, and reports each finished iteration.
    ///
    /// Without a limit it goes on to [`DEEPEST`]. A mate within the horizon is final: unless a
    /// depth is asked for, nothing deeper is read then.
    pub fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        mut report: impl FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move> {
        self.memory.next_search();
        let leaf = AtEnd(self.evaluator);
        let clock = control.clock;
        let is_over = || limits.time.is_some_and(|time| clock() >= time);
        let budget = Budget {
            nodes: limits.nodes.unwrap_or(u64::MAX),
            stop: Some(control.stop),
        };
        let settings = self.settings;
        let memory = &mut self.memory;
        let mut run = Run::remembering(&leaf, budget, Principal::new(), memory).until(&is_over);
        let mut roots = Roots::new(
            &self.game,
            &self.evaluator,
            at,
            plan(&settings, 1),
            &mut run,
        );
        let mut last = None;
        for depth in 1..=limits.depth.unwrap_or(DEEPEST).min(DEEPEST) {
            let too_late = limits.last_start.is_some_and(|start| clock() > start);
            if roots.moves.is_empty() || depth > 1 && too_late {
                break;
            }
            let reading = Reading {
                game: &self.game,
                standing: &self.evaluator,
                plan: plan(&settings, depth),
            };
            let lines = settings.multi_pv.max(1);
            if !roots.read(&reading, &reading.start(at.clone()), lines, &mut run) {
                break;
            }
            let iteration = Iteration {
                depth,
                lines: roots.best.clone(),
                nodes: run.entered(),
                elapsed: clock(),
                hash_permille: run.memory().table.permille(),
            };
            report(&iteration);
            let is_mate = |line: &Line<_>| line.mate.is_some_and(|plies| plies <= depth.into());
            let is_settled = iteration.lines.iter().all(is_mate);
            last = Some(iteration);
            if is_settled && limits.depth.is_none() {
                break;
            }
        }
        let known = last.as_ref().map_or(&roots.best, |last| &last.lines);
        let best = known.first().and_then(|line| line.moves.first()).copied();
        Answer {
            best: best.or_else(|| roots.moves.first().copied()),
            nodes: run.entered(),
            elapsed: clock(),
            hash_permille: run.memory().table.permille(),
            last: last.or_else(|| roots.moves.is_empty().then(|| mated(self.game.player(at)))),
        }
    }
}

/// What is read to `depth`.
fn plan(settings: &Settings, depth: u8) -> Plan {
    Plan {
        depth,
        quiescence: Some(settings.quiescence),
        sorted: settings.ordered,
        mates_from: depth.into(),
        ..Plan::default()
    }
}

/// `loser`, who is to move, has no legal move.
fn mated<M>(loser: Player) -> Iteration<M> {
    Iteration {
        depth: 0,
        lines: vec![Line {
            score: Score::lost(loser, 0),
            mate: Some(0),
            moves: Vec::new(),
            whole: true,
        }],
        nodes: 0,
        elapsed: Duration::ZERO,
        hash_permille: 0,
    }
}

/// The moves of the root, the best known ones first.
struct Roots<M> {
    moves: Vec<M>,
    /// The best ones of the current iteration.
    best: Vec<Line<M>>,
}

impl<M: Copy + PartialEq + std::fmt::Debug> Roots<M> {
    fn new<G: Tactics<Move = M> + Keyed, E: Evaluator<G>>(
        game: &G,
        standing: &E,
        at: &G::Position,
        plan: Plan,
        run: &mut Running<'_, E, M>,
    ) -> Self {
        let reading = Reading {
            game,
            standing,
            plan,
        };
        Self {
            moves: run.moves(&reading, &reading.start(at.clone()), u8::MAX),
            best: Vec::new(),
        }
    }

    /// Reads the root to its depth for its `count` best moves: alpha-beta in which a move must be
    /// better than the last of these. False if the budget is spent before the end.
    fn read<G: Tactics<Move = M> + Keyed, E: Evaluator<G>>(
        &mut self,
        reading: &Reading<'_, G, E>,
        start: &Reached<G::Position, G::Square>,
        count: usize,
        run: &mut Running<'_, E, M>,
    ) -> bool {
        let player = reading.player(start);
        self.best.clear();
        for &mv in &self.moves {
            let mut window = Window::FULL;
            if let Some(last) = self.best.get(count - 1) {
                window.raise(player, last.score);
            }
            if !run.enter(Some(mv), window, Visit::First) {
                return false;
            }
            let at = reading.after(start, mv);
            let found = quiescence_alpha_beta(reading, &at, u8::MAX - 1, window, run);
            let score = found.value;
            if run.is_spent() {
                return false;
            }
            let line = run.observer().line().clone();
            run.back(mv, found, false);
            if window.bound(score) != Bound::Exact {
                continue;
            }
            let line = extended(reading, at, (mv, score), line, run.memory());
            let better = |other: &Line<M>| !player.prefers(score, other.score);
            let place = self.best.partition_point(better);
            self.best.insert(place, line);
            self.best.truncate(count);
        }
        let first = self
            .best
            .iter()
            .filter_map(|line| line.moves.first())
            .copied();
        let mut moves: Vec<_> = first.collect();
        let rest = self.moves.iter().copied().filter(|mv| !moves.contains(mv));
        let rest: Vec<_> = rest.collect();
        moves.extend(rest);
        self.moves = moves;
        true
    }
}

/// The line of the root move `mv`, which leads to `at` and is worth `score`: what the search has
/// told of it, and after a value from the table the moves that the table has kept.
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
    Line {
        score,
        mate: score.is_mate().then(|| plies.unsigned_abs()),
        moves,
        whole,
    }
}
