//! The search of one iteration: principal variation search with quiescence and a memory.

use super::super::best::Best;
use super::super::memory::{Found, Memory};
use super::super::run::Run;
use game::{Evaluator, Game};
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

/// [`pvs`](super::super::pvs::pvs) with standing pat where declining is an option, and with a
/// memory of values and of good moves.
///
/// `kind` is the purpose of the visit. The result is exact if it lies inside `window`; otherwise
/// its bound type says how it relates to the true value. The memory saves work without changing the
/// result.
pub(super) fn remembering_pvs<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    (mut window, kind): (Window, Visit),
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let visit = run.visit();
    if let Some(known) = run.recall(game, at, window) {
        return known;
    }
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let asked = window;
    let mut choice = None;
    let mut best = Best::none(player);
    if game.may_decline(at) {
        best = Best::stopping(player, run.decline(game, at));
        run.narrow(&mut window, player, best.value());
    }
    // A re-search that only confirms the value of its scout knows the value but not the line below
    // it, unless that value lies inside the windows of its moves.
    let reach = |window: Window| match kind {
        Visit::Again => window.reaching(player.other()),
        _ => window,
    };
    let mut rest = moves.iter();
    let mut last = None; // The move tried most recently.
    loop {
        if window.is_closed() && rest.len() > 0 {
            run.cut(game, at, last, (moves.len() - rest.len(), rest.len()));
            best.skip_rest();
            break;
        }
        let Some(&mv) = rest.next() else {
            break;
        };
        let scout = window.scout(player);
        let scouts = last.is_some() && scout != window;
        let (asked, kind) =
            if scouts { (scout, Visit::Scout) } else { (reach(window), Visit::First) };
        if !run.enter(Some(mv), asked, kind) {
            break;
        }
        let after = game.after(at, mv);
        let mut found = remembering_pvs(game, &after, depth - 1, (asked, kind), run);
        let is_better = scouts && reach(window).contains(found.value);
        let mut improves = if is_better { best.raise(found) } else { best.update(found) };
        choice = if improves { Some(mv) } else { choice };
        run.back(mv, found, improves);
        run.narrow(&mut window, player, best.value());
        if is_better {
            let again = (reach(window), Visit::Again);
            if !run.enter(Some(mv), again.0, again.1) {
                break;
            }
            let again = remembering_pvs(game, &after, depth - 1, again, run);
            found = found.refined(again);
            improves = best.update(found);
            run.back(mv, found, improves);
            run.narrow(&mut window, player, best.value());
        }
        last = Some(mv);
    }
    run.remember(game, at, Found { window: asked, value: best.value(), best: choice, visit });
    run.exit(best.found())
}
