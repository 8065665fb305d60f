//! The search of one iteration: principal variation search with quiescence and a memory.

use super::super::best::Best;
use super::super::judgement::{Attempt, Judgement, Ruling};
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
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>, impl Judgement<G>>,
) -> BoundedScore {
    let visit = run.visit();
    if let Some(repeated) = run.repeats(game, at) {
        return repeated;
    }
    if let Some(known) = run.recall(game, at, window) {
        return known;
    }
    let mut choices = run.choices(game, at, depth);
    let player = game.player(at); // MAX or MIN
    let asked = window;
    let skipped = choices.rest(0).unwrap_or(0);
    if let Some(enough) = enough(game, at, (depth, window, skipped), run) {
        run.remember(game, at, Found { window: asked, value: enough.value, best: None, visit });
        return run.exit(enough);
    }
    let mut choice = None;
    let mut best = Best::none(player);
    if depth > 0 && game.may_decline(at) && choices.rest(0) != Some(0) {
        best = Best::stopping(player, run.decline(game, at));
        run.narrow(&mut window, player, best.value());
        if window.is_closed() {
            // The static value is at hand whenever it is asked for: nothing to remember.
            run.cut(game, at, None, (0, skipped));
            best.skip_rest();
            return run.exit(best.found());
        }
    }
    if run.choice(game, at, &mut choices, 0).is_none() {
        return run.leaf(game, at, depth);
    }
    let node = run.judged(game, at, window);
    // A re-search that only confirms the value of its scout knows the value but not the line below
    // it, unless that value lies inside the windows of its moves.
    let guesses = run.guesses::<G>();
    let reach = |window: Window| match kind {
        Visit::Again if !guesses => window.reaching(player.other()),
        _ => window,
    };
    let mut last = None; // The move tried most recently.
    for before in 0.. {
        if window.is_closed() {
            if run.cut_rest(game, at, last, (&choices, before)) {
                best.skip_rest();
            }
            break;
        }
        let Some((mv, rank)) = run.choice(game, at, &mut choices, before) else {
            break;
        };
        let can_skip = best.value().is_finite() && !best.value().is_mate();
        let ruling = run.ruling(game, at, Attempt { mv, rank, before, can_skip }, node);
        if matches!(ruling, Ruling::Skip(_)) {
            continue;
        }
        let scout = window.scout(player);
        let scouts = last.is_some() && scout != window;
        let (asked, kind) =
            if scouts { (scout, Visit::Scout) } else { (reach(window), Visit::First) };
        if !run.enter(Some(mv), asked, kind) {
            break;
        }
        let mut after = run.after(game, at, mv, ruling.plies());
        let mut found = remembering_pvs(game, &after, depth - 1, (asked, kind), run);
        if ruling.plies() < 0 {
            // A guess, unless the whole depth confirms it.
            after = run.after(game, at, mv, 0);
            if player.prefers(found.value, window.of(player)) {
                run.leave(mv, true);
                let again = if scouts { Visit::Scout } else { Visit::Again };
                if !run.enter(Some(mv), asked, again) {
                    break;
                }
                found = remembering_pvs(game, &after, depth - 1, (asked, kind), run);
            }
        }
        let is_better = scouts && reach(window).contains(found.value);
        if is_better && guesses {
            // What a scout has guessed does not count: the value is that of the reading that follows.
            run.leave(mv, false);
            let again = (reach(window), Visit::Again);
            if !run.enter(Some(mv), again.0, again.1) {
                break;
            }
            found = remembering_pvs(game, &after, depth - 1, again, run);
        }
        let is_better = is_better && !guesses;
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

/// The value at which the judgement stops before any of the `number` moves, if it does: the static
/// value exceeds the bound by a margin, or even a pass, read with less depth, suffices.
fn enough<G: Game, J: Judgement<G>>(
    game: &G,
    at: &G::Position,
    (depth, window, number): (u8, Window, usize),
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>, J>,
) -> Option<BoundedScore> {
    let player = game.player(at);
    let node = run.judged(game, at, window);
    let at_least = |value| BoundedScore { value, bound: player.fail_high_bound() };
    if let Some(value) = run.suffices(game, at, node, number) {
        return Some(at_least(value));
    }
    let trial = run.trial(game, at, node)?;
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
    run.cut_by_pass::<G::Move>(number);
    Some(at_least(bound)) // Not more: a mate behind a pass proves nothing.
}
