//! The search of one iteration: principal variation search with quiescence and a memory.

use super::super::judgement::{Attempt, Judgement, Ruling};
use super::super::memory::Memory;
use super::super::node::NodeScope;
use super::super::run::Run;
use game::{Evaluator, Game};
use score::{BoundedScore, Window};
use trace::{CutBy, Event, Observer, Visit};

/// [`pvs`](super::super::pvs::pvs) with standing pat where declining is an option, and with a
/// memory of values and of good moves.
///
/// `kind` is the purpose of the visit. The result is exact if it lies inside `window`; otherwise
/// its bound type says how it relates to the true value. The memory saves work without changing the
/// result.
pub(crate) fn remembering_pvs<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    (window, kind): (Window, Visit),
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>, impl Judgement<G>>,
) -> BoundedScore {
    if let Some(repeated) = run.repeats(game, at) {
        return repeated;
    }
    if let Some(known) = run.recall(game, at, window) {
        return known;
    }
    let mut node = NodeScope::learning(run, (game, at), depth, window);
    if let Some(enough) = node.enough(depth) {
        node.suffice(enough);
        node.remember(window);
        return node.close();
    }
    if depth > 0 && game.may_decline(at) && node.rest() != Some(0) {
        node.decline();
        if node.window.is_closed() {
            // The static value is at hand whenever it is asked for: nothing to remember.
            node.cut();
            return node.close();
        }
    }
    if node.is_leaf() {
        return run.leaf(game, at, depth);
    }
    let judged = node.run.judgement.node(game, at, node.window);
    while let Some((mv, plies)) = node.next_move(judged) {
        let Some(found) = node.try_move((mv, plies), (depth, kind), true) else {
            break;
        };
        node.take(mv, found);
    }
    node.remember(window);
    node.close()
}

impl<G, E, O, R, J> NodeScope<'_, '_, G, E, O, R, J>
where
    G: Game,
    E: Evaluator<G>,
    O: Observer<G::Move>,
    R: Memory<G>,
    J: Judgement<G>,
{
    /// The value at which the judgement stops before any move, if it does: the static value exceeds
    /// the bound by a margin, or even a pass, searched with less depth, suffices.
    fn enough(&mut self, depth: u8) -> Option<BoundedScore> {
        let Self { game, at, player, window, .. } = *self;
        let skipped = self.rest().unwrap_or(0);
        let run = &mut *self.run;
        let judged = run.judgement.node(game, at, window);
        let at_least = |value| BoundedScore { value, bound: player.fail_high_bound() };
        if let Some(value) = run.judgement.suffices(game, at, judged) {
            run.event(Event::<G::Move>::Cut { by: CutBy::Margin, tried: 0, skipped });
            return Some(at_least(value));
        }
        let trial = run.judgement.trial(game, at, judged)?;
        run.generated(game, at, (&[trial.pass], &[]));
        run.event(Event::<G::Move>::Pass { reduction: trial.reduction });
        let bound = window.of(player.other());
        let asked = window.scout(player.other());
        if !run.enter(Some(trial.pass), asked, Visit::Scout) {
            return None;
        }
        let found = remembering_pvs(game, &trial.after, depth - 1, (asked, Visit::Scout), run);
        run.back(trial.pass, found, false); // A pass cannot really be played.
        if player.prefers(bound, found.value) {
            return None;
        }
        run.event(Event::<G::Move>::Cut { by: CutBy::Pass, tried: 0, skipped });
        Some(at_least(bound)) // Not more: a mate behind a pass proves nothing.
    }

    /// Picks the next move that the judgement does not skip, with the plies added to its depth.
    pub(super) fn next_move(&mut self, judged: J::Node) -> Option<(G::Move, i8)> {
        loop {
            let mv = self.pick()?;
            let can_skip = self.best().is_finite() && !self.best().is_mate();
            let tried = Attempt { mv, rank: self.rank(), before: self.tried() - 1, can_skip };
            let ruling = self.run.judgement.ruling(self.game, self.at, tried, judged);
            match ruling {
                Ruling::Full => {}
                Ruling::Reduce(plies, reason) => {
                    self.run.event(Event::Reduce { mv, plies, reason });
                }
                Ruling::Extend(plies, reason) => {
                    self.run.event(Event::Extend { mv, plies, reason });
                }
                Ruling::Skip(reason) => {
                    self.run.event(Event::Skip { mv, reason });
                    continue;
                }
            }
            return Some((mv, ruling.plies()));
        }
    }

    /// Searches `mv` with so many `plies` added to its depth: the first move with the window, later
    /// ones by a scout if `may_scout`, and again where that does not settle the value. `None` if the
    /// budget is spent.
    pub(super) fn try_move(
        &mut self,
        (mv, plies): (G::Move, i8),
        (depth, kind): (u8, Visit),
        may_scout: bool,
    ) -> Option<BoundedScore> {
        let (game, player) = (self.game, self.player);
        let guesses = self.run.judgement.guesses();
        // A re-search that only confirms the value of its scout knows the value but not the line
        // below it, unless that value lies inside the windows of its moves.
        let reach = |window: Window| match kind {
            Visit::Again if !guesses => window.reaching(player.other()),
            _ => window,
        };
        let search = |node: &mut Self, after: &G::Position, window, visit| {
            let enters = node.enter(mv, window, visit);
            enters.then(|| remembering_pvs(game, after, depth - 1, (window, visit), node.run))
        };
        let scout = self.window.scout(player);
        let scouts = may_scout && self.has_value() && scout != self.window;
        let first = if scouts { Visit::Scout } else { Visit::First };
        let asked = if scouts { scout } else { reach(self.window) };
        let mut after = self.position_after(mv, plies);
        let mut found = search(self, &after, asked, first)?;
        if plies < 0 && player.prefers(found.value, self.window.of(player)) {
            // A guess, unless the whole depth confirms it.
            self.run.event(Event::Leave { mv, reduced: true });
            after = self.position_after(mv, 0);
            found = search(self, &after, asked, if scouts { first } else { Visit::Again })?;
        }
        let window = reach(self.window);
        if !scouts || !window.contains(found.value) {
            return Some(found);
        }
        if guesses {
            // The guess of a scout does not count: the value is that of the search that follows.
            self.run.event(Event::Leave { mv, reduced: false });
            return search(self, &after, window, Visit::Again);
        }
        self.take_scout(mv, found);
        Some(found.refined(search(self, &after, reach(self.window), Visit::Again)?))
    }

    /// The position after `mv`, with its remaining depth changed by `plies`.
    pub(super) fn position_after(&self, mv: G::Move, plies: i8) -> G::Position {
        let after = self.game.after(self.at, mv);
        self.run.judgement.after(self.game, mv, after, plies)
    }
}
