//! MTD(f): finds the value by null windows alone, with a first guess and a memory.

mod code;

use super::best::Best;
use super::memory::{Found, Memory};
use super::row::{AlgorithmRow, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Score, Window};
use trace::{Event, Observer, Round, Visit};

pub(super) struct MtdF;

impl Textbook for MtdF {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "mtd-f",
        name: Texts::algorithms_mtd_f,
        also: &["mtd", "mtdf"],
        cuts: true,
        window: true,
        revisits: true,
        remembers: true,
        uncut: Some("minimax"),
        code: code::CODE,
        ..AlgorithmRow::PLAIN
    };

    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        mtd_f(game, at, depth, run.guess(), run)
    }
}

/// MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996), from any first guess.
///
/// Each pass tests with a null window at the guess whether the value is at least that. The result
/// lies outside the window, so it is a bound of the value and the next guess. When the lower bound
/// meets the upper one, that is the value. A better first guess needs fewer passes, and the memory
/// keeps later passes from repeating work.
///
/// At the root, the move with the best value so far comes first: if the last pass only finds that
/// no move is better, this move is still chosen.
pub fn mtd_f<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    first_guess: Score,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let player = game.player(at);
    let mut guess = first_guess;
    let (mut lower, mut upper) = (Score::MIN, Score::MAX);
    let mut best = None;
    let mut visit = Visit::First;
    let mut number = 0_u16;
    loop {
        number = number.saturating_add(1);
        let beta = if guess == lower { guess + 1 } else { guess };
        let window = Window { alpha: beta + -1, beta };
        run.event(Event::<G::Move>::Iteration { round: Round::Pass { number, guess } });
        if !run.enter::<G::Move>(None, window, visit) {
            break;
        }
        visit = Visit::Again;
        let moves = run.moves(game, at, depth);
        if moves.is_empty() {
            return run.leaf(game, at, depth);
        }
        let (found, choice) = read_moves(game, at, depth, (window, best_first(moves, best)), run);
        if run.is_spent() {
            break;
        }
        guess = found.value();
        if guess < beta {
            upper = guess;
        } else {
            lower = guess;
        }
        // For MAX a move gives a lower bound, for MIN an upper one.
        if window.bound(guess) == player.fail_high_bound() {
            best = choice;
        }
        if lower >= upper {
            return run.exit::<G::Move>(BoundedScore::exact(guess));
        }
        run.exit::<G::Move>(BoundedScore { value: guess, bound: window.bound(guess) });
    }
    BoundedScore::exact(guess)
}

/// The moves of the root, with the best one of earlier passes first.
fn best_first<M: Copy + PartialEq>(mut moves: Vec<M>, best: Option<M>) -> Vec<M> {
    if let Some(place) = moves.iter().position(|&mv| Some(mv) == best) {
        moves[..=place].rotate_right(1);
    }
    moves
}

/// Alpha-beta with a memory of known values.
fn remembering_alpha_beta<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
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
    let (best, choice) = read_moves(game, at, depth, (window, moves), run);
    run.remember(game, at, Found { window, value: best.value(), best: choice, visit });
    run.exit(best.found())
}

/// The best value of these moves at `at`, and its move, by fail-soft alpha-beta.
fn read_moves<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    (mut window, moves): (Window, Vec<G::Move>),
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> (Best, Option<G::Move>) {
    let player = game.player(at); // MAX or MIN
    let mut best = Best::none(player);
    let mut choice = None;
    let count = moves.len();
    for (tried, mv) in (1..).zip(moves) {
        if !run.enter(Some(mv), window, Visit::First) {
            break;
        }
        let found = remembering_alpha_beta(game, &game.after(at, mv), depth - 1, window, run);
        let improves = best.update(found);
        choice = if improves { Some(mv) } else { choice };
        run.back(mv, found, improves);
        run.narrow(&mut window, player, best.value());
        if window.is_closed() && tried < count {
            run.cut(game, at, Some(mv), (tried, count - tried));
            best.skip_rest();
            break;
        }
    }
    (best, choice)
}
