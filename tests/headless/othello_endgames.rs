//! Othello read to its end.

use fastrand::Rng;
use yomisuji::game::Game;
use yomisuji::games::othello::count::FinalCount;
use yomisuji::games::othello::{
    BoardSize, FastestFirst, Othello, OthelloMove, OthelloPosition, Squares,
};
use yomisuji::score::Score;
use yomisuji::search::{Budget, Run, Solved, ToTheEnd, minimax};
use yomisuji::trace::Silent;

const COUNTS: [FinalCount; 2] = [FinalCount::Discs, FinalCount::Winner];

fn solver(count: FinalCount) -> ToTheEnd<FastestFirst, FinalCount> {
    ToTheEnd::new(FastestFirst, count, 4 << 20)
}

fn solve(at: &OthelloPosition, count: FinalCount) -> Solved<OthelloMove> {
    let solved = solver(count).solve(at, Budget::UNLIMITED, &|_| false);
    solved.expect("no limit")
}

/// The result of trying every move to the end of `at`.
fn plain(at: &OthelloPosition, count: FinalCount) -> Score {
    let ending = |at: &OthelloPosition| Score(count.score(at));
    let mut run = Run::new(&ending, Budget::UNLIMITED, Silent);
    minimax(&Othello, at, u8::MAX, &mut run).value
}

fn legal(at: &OthelloPosition) -> Vec<OthelloMove> {
    let mut moves = Vec::new();
    Othello.moves(at, &mut moves);
    moves
}

/// A position of a random game with at most this many empty squares.
fn late_position(size: BoardSize, empty: u32, rng: &mut Rng) -> OthelloPosition {
    loop {
        let mut at = OthelloPosition::start(size);
        while at.empty().count() > empty {
            let moves = legal(&at);
            let Some(&mv) = rng.choice(&moves) else {
                break;
            };
            at = Othello.after(&at, mv);
        }
        if at.empty().count() <= empty {
            return at;
        }
    }
}

/// Value, line and best moves agree with exhaustive search.
fn agrees_with_minimax(at: OthelloPosition, count: FinalCount) {
    let value = plain(&at, count);
    let mut solver = solver(count);
    let solved = solver.solve(&at, Budget::UNLIMITED, &|_| false);
    let solved = solved.expect("no limit");
    assert_eq!(solved.value, value, "{at}");
    let mut best = solver.best_moves(&at, value, Budget::UNLIMITED, &|_| false).expect("no limit");
    let mut expected = legal(&at);
    expected.retain(|&mv| plain(&Othello.after(&at, mv), count) == value);
    best.sort_by_key(ToString::to_string);
    expected.sort_by_key(ToString::to_string);
    assert_eq!(best, expected, "{at}");
    let mut after = at;
    for &mv in &solved.line {
        assert!(legal(&after).contains(&mv), "{at}: {mv}");
        after = Othello.after(&after, mv);
        assert_eq!(plain(&after, count), value, "{at}: {mv}");
    }
    assert!(after.is_over());
}

#[test]
fn the_solver_agrees_with_minimax_to_the_end() {
    let mut rng = Rng::with_seed(14);
    for number in 0..40 {
        let at = late_position(BoardSize::Eight, 8, &mut rng);
        agrees_with_minimax(at, COUNTS[number % 2]);
    }
    for number in 0..40 {
        let empty = rng.u32(4..=9);
        let at = late_position(BoardSize::Four, empty, &mut rng);
        agrees_with_minimax(at, COUNTS[number % 2]);
    }
}

#[test]
fn four_by_four_is_lost_for_black() {
    let start = OthelloPosition::start(BoardSize::Four);
    for (count, value) in [(FinalCount::Discs, -8), (FinalCount::Winner, -10)] {
        assert_eq!(solve(&start, count).value, Score(value));
        assert_eq!(plain(&start, count), Score(value));
    }
}

#[test]
fn the_solver_reproduces_the_published_endgames() {
    let text = include_str!("../data/othello_endgames.csv");
    let rows = text.lines().skip_while(|line| line.starts_with('#')).skip(1);
    let mut solver = solver(FinalCount::Winner);
    let mut solved = 0;
    for row in rows {
        let cells: Vec<_> = row.split(',').collect();
        let [number, empty, position, score, best] = cells[..] else {
            panic!("a row of five: {row}");
        };
        let at: OthelloPosition = position.parse().expect("a position");
        assert_eq!(at.empty().count().to_string(), empty, "{number}");
        if at.empty().count() > 16 {
            continue; // By the release build: see examples/endgames.rs.
        }
        solved += 1;
        let found = solver.solve(&at, Budget::UNLIMITED, &|_| false);
        let found = found.expect("no limit");
        let own = found.value.0 * at.to_move().sign();
        assert_eq!(own.to_string(), score, "{number}");
        let moves = solver.best_moves(&at, found.value, Budget::UNLIMITED, &|_| false);
        let mut moves: Vec<_> = moves.expect("no limit").iter().map(ToString::to_string).collect();
        moves.sort();
        let mut published: Vec<_> = best.split(' ').collect();
        published.sort_unstable();
        assert_eq!(moves, published, "{number}");
        assert!(moves.contains(&found.line[0].to_string()), "{number}");
    }
    assert_eq!(solved, 21);
}

#[test]
fn a_warm_table_changes_no_value() {
    let mut rng = Rng::with_seed(2);
    let start = late_position(BoardSize::Eight, 12, &mut rng);
    let mut warm = solver(FinalCount::Discs);
    let whole = warm.solve(&start, Budget::UNLIMITED, &|_| false).expect("no limit");
    let again = warm.solve(&start, Budget::UNLIMITED, &|_| false).expect("no limit");
    assert_eq!((again.value, &again.line), (whole.value, &whole.line));
    assert!(again.nodes < whole.nodes);
    for mv in legal(&start) {
        let after = Othello.after(&start, mv);
        let found = warm.solve(&after, Budget::UNLIMITED, &|_| false);
        assert_eq!(found.expect("no limit").value, solve(&after, FinalCount::Discs).value);
    }
}

#[test]
fn a_spent_budget_gives_no_value() {
    let mut rng = Rng::with_seed(3);
    let at = late_position(BoardSize::Eight, 12, &mut rng);
    let mut solver = solver(FinalCount::Discs);
    assert_eq!(solver.solve(&at, Budget::nodes(50), &|_| false), None);
    assert_eq!(solver.solve(&at, Budget::UNLIMITED, &|nodes| nodes > 1), None);
    // An unfinished search leaves no wrong results behind.
    let found = solver.solve(&at, Budget::UNLIMITED, &|_| false);
    assert_eq!(found.expect("no limit").value, solve(&at, FinalCount::Discs).value);
}

#[test]
fn fastest_first_ranks_every_move_once_by_fewest_answers() {
    const CORNERS: Squares = Squares(0x8100_0000_0000_0081);
    let mut rng = Rng::with_seed(4);
    let mut compared = 0;
    for _ in 0..200 {
        let empty = rng.u32(0..=40);
        let at = late_position(BoardSize::Eight, empty, &mut rng);
        let mut ordered = Vec::new();
        FastestFirst.moves(&at, &mut ordered);
        let mut sorted = ordered.clone();
        sorted.sort_by_key(|mv| mv.square());
        assert_eq!(sorted, legal(&at), "{at}");
        if empty < 5 {
            continue; // Too few to be worth ranking.
        }
        // If nothing else differs, the number of answers decides: no corner is near, and both
        // squares are in one quarter of the board.
        let answers = |&mv: &OthelloMove| Othello.after(&at, mv).legal();
        let plain = |mv: &&OthelloMove| {
            let square = mv.square().expect("a disc");
            !CORNERS.has(square) && answers(mv).0 & CORNERS.0 == 0
        };
        let quarter =
            |mv: &OthelloMove| mv.square().map(|square| (square.file() / 4, square.rank() / 4));
        let ranked: Vec<_> = ordered.iter().filter(|mv| mv.square().is_some()).collect();
        let ranked: Vec<_> = ranked.into_iter().filter(plain).collect();
        for (number, first) in ranked.iter().enumerate() {
            for then in &ranked[number + 1..] {
                if quarter(first) == quarter(then) {
                    compared += 1;
                    assert!(answers(first).count() <= answers(then).count(), "{at}");
                }
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
