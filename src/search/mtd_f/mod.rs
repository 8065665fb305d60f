//! MTD(f): finds the value by null windows alone, with a first guess and a memory.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{Bound, BoundedScore, Score, Window};
use trace::{Event, Observer, Round, Visit};

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
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

/// MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996), from any first guess.
///
/// Each pass tests with a null window at the guess whether the value is at least that. The result
/// lies outside the window, so it is a bound of the value and the next guess. When the lower bound
/// meets the upper one, that is the value. A better first guess needs fewer passes, and the memory
/// keeps later passes from repeating work.
///
/// The memory also puts the best move of earlier passes first: if the last pass only finds that no
/// move is better, this move is still chosen.
pub fn mtd_f<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    first_guess: Score,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let mut guess = first_guess;
    let (mut lower, mut upper) = (Score::MIN, Score::MAX);
    let mut number = 0_u16;
    while lower < upper {
        number = number.saturating_add(1);
        let visit = if number == 1 { Visit::First } else { Visit::Again };
        let beta = if guess == lower { guess + 1 } else { guess };
        let window = Window { alpha: beta + -1, beta };
        run.event(Event::<G::Move>::Iteration { round: Round::Pass { number, guess } });
        if !run.enter::<G::Move>(None, window, visit) {
            break;
        }
        let Some(found) = read_moves(game, at, depth, window, run) else {
            return run.leaf(game, at, depth);
        };
        guess = found.value;
        if guess < beta {
            upper = guess;
        } else {
            lower = guess;
        }
        let bound = if lower < upper { window.bound(guess) } else { Bound::Exact };
        run.exit::<G::Move>(BoundedScore { value: guess, bound });
    }
    BoundedScore::exact(guess)
}

/// Alpha-beta with a memory of values and of best moves (`AlphaBetaWithMemory`).
fn alpha_beta_with_memory<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    if let Some(known) = run.recall(game, at, window) {
        return known;
    }
    match read_moves(game, at, depth, window, run) {
        Some(found) => run.exit::<G::Move>(found),
        None => run.leaf(game, at, depth),
    }
}

/// The value of the moves at `at`, be it the root or not, which the memory keeps; `None` if there
/// is no move.
fn read_moves<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> Option<BoundedScore> {
    let mut node = run.open(game, at, depth, Some(window))?;
    node.best_first();
    while let Some(mv) = node.next() {
        let next = game.after(at, mv);
        let found = alpha_beta_with_memory(game, &next, depth - 1, node.window, node.run);
        node.take(mv, found);
    }
    node.remember(window);
    Some(node.found())
}
