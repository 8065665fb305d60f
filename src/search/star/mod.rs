//! Star1 and Star2: expectiminimax without the moves of chance that cannot matter (Ballard 1983).

mod code;

use super::memory::{Found, Memory};
use super::row::{AlgorithmRow, Need};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Score, Window};
use trace::{Observer, Visit};

pub(super) const STAR1: AlgorithmRow = AlgorithmRow {
    id: "star1",
    name: Texts::algorithms_star1,
    also: &["star-1", "スター1"],
    needs: &[Need::Bounds],
    cuts: true,
    window: true,
    hands_down: false,
    weighs: true,
    uncut: Some("expectiminimax"),
    code: code::STAR1,
    ..AlgorithmRow::PLAIN
};

pub(super) const STAR2: AlgorithmRow = AlgorithmRow {
    id: "star2",
    name: Texts::algorithms_star2,
    also: &["star-2", "スター2"],
    revisits: true,
    remembers: true,
    code: code::STAR2,
    ..STAR1
};

/// Expectiminimax with bounds (Star1, and with `probes` Star2; Ballard 1983).
///
/// The evaluator says between which two values all leaves lie. So the mean of a node where chance
/// moves lies between two numbers, too, before all its moves are read, and what is left is skipped as
/// soon as these lie outside the window. Star2 first reads one answer to each move of chance: a bound
/// of its value. A leaf is evaluated once.
pub(super) fn star<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    probes: bool,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let (alpha, beta) = run.evaluator.bounds(game, at);
    let all = Window { alpha, beta };
    run.enter::<G::Move>(None, all, Visit::First);
    let mut search = Star { game, all, probes };
    search.node(at, depth, all, run)
}

struct Star<'g, G> {
    game: &'g G,
    /// The least and the greatest of all values.
    all: Window,
    /// Whether one answer to each move of chance is read first.
    probes: bool,
}

impl<G: Game> Star<'_, G> {
    fn node(
        &mut self,
        at: &G::Position,
        depth: u8,
        window: Window,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        let game = self.game;
        if let Some(mut node) = run.weigh(game, at, depth, Some((window, self.all))) {
            let probed = if self.probes { node.probes() } else { Vec::new() };
            for place in probed {
                let Some((after, window)) = node.probe(place) else { break };
                let found = self.first_answer(&after, depth - 1, window, node.run);
                node.take_probe(place, game.player(&after), found);
            }
            while let Some((mv, window)) = node.next() {
                let found = self.node(&game.after(at, mv), depth - 1, window, node.run);
                node.take(mv, found);
            }
            return node.close();
        }
        if self.probes
            && let Some(found) = run.recall(game, at, Window::FULL)
        {
            return found;
        }
        let Some(mut node) = run.open(game, at, depth, Some(window)) else {
            let visit = run.visit();
            let found = run.leaf(game, at, depth);
            if self.probes {
                let (window, value) = (Window::FULL, found.value);
                run.remember(game, at, Found { window, value, best: None, visit });
            }
            return found;
        };
        let mut next = node.first();
        while let Some(mv) = next {
            let found = self.node(&game.after(at, mv), depth - 1, node.window, node.run);
            node.take(mv, found);
            next = node.next();
        }
        if self.all.of(node.player.other()) == node.best() {
            node.be_best();
        }
        node.close()
    }

    /// The value of the first move of a node where a player moves: a bound of the value of the node.
    fn first_answer(
        &mut self,
        at: &G::Position,
        depth: u8,
        window: Window,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> Score {
        let game = self.game;
        let Some(mut node) = run.open(game, at, depth, Some(window)) else {
            return run.leaf(game, at, depth).value;
        };
        if let Some(mv) = node.first() {
            let found = self.node(&game.after(at, mv), depth - 1, node.window, node.run);
            node.take(mv, found);
        }
        if node.rest() != Some(0) {
            node.postpone();
        }
        node.close().value
    }
}
