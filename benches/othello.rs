//! Nodes a second on Othello: `cargo bench --bench othello`.
//!
//! Alpha-beta to 8 plies from fixed positions, with every evaluator, updated incrementally where
//! the evaluator supports it; the same search on a mailbox board that is walked direction by
//! direction, as a beginner would write it; and endgames read to the end. Only ratios within one
//! run matter.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::trivially_copy_pass_by_ref,
    reason = "divan hands out references, and a benchmark that cannot run should stop"
)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomisuji::eval::{GameEvaluation, GameEvaluator, OthelloEvaluation, WithGameEvaluator};
use yomisuji::game::{Evaluator, FromKept, Game, Keeping};
use yomisuji::games::othello::count::FinalCount;
use yomisuji::games::othello::{FastestFirst, Othello, OthelloPosition};
use yomisuji::score::{Player, Score, Window};
use yomisuji::search::{Budget, Run, ToTheEnd, alpha_beta};
use yomisuji::trace::Silent;

const DEPTH: u8 = 8;

/// After ten moves of an opening, a middlegame, and the first endgame of the FFO suite.
const POSITIONS: [&str; 3] = [
    "..........................XXXX....XXOX....XOXO....XO.X.......... O",
    "..OOO.......XX.OOOOOOXOO.OOOOXOOX.OOOXXO...OOXOO...OOOXO..OOOO.. X",
    "..XXXXX..OOOXX.O.OOOXXOX.OXOXOXXOXXXOXXX..XOXOXX.XXXOOO..OOOOO.. X",
];

/// Endgames of the FFO suite with 14 empty squares: numbers 1 to 4.
const ENDGAMES: [&str; 4] = [
    "..XXXXX..OOOXX.O.OOOXXOX.OXOXOXXOXXXOXXX..XOXOXX.XXXOOO..OOOOO.. X",
    ".XXXXXX...XOOOO..XOXXOOX.OOOOOOOOOOOXXOOOOOXXOOX..XXOO....XXXXX. X",
    "....OX....OOXX...OOOXX.XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO..OOOOOX X",
    ".XXXXXX.X.XXXOO.XOXXXOOXXXOXOOOX.OXOOXXX..OOOXXX..OOXX....XOXXO. X",
];

fn main() {
    divan::main();
}

fn positions(texts: &[&str]) -> Vec<OthelloPosition> {
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

/// Reads every position to the depth; returns the values and the number of nodes entered.
fn read<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    positions: &[G::Position],
) -> (Vec<Score>, u64) {
    let mut nodes = 0;
    let mut values = Vec::new();
    for at in positions {
        let mut run = Run::new(evaluator, Budget::UNLIMITED, Silent);
        values.push(alpha_beta(game, at, DEPTH, Window::FULL, &mut run).value);
        nodes += run.entered();
    }
    (values, nodes)
}

/// Alpha-beta to 8 plies, on bitboards.
#[divan::bench(args = OthelloEvaluation::ALL)]
fn bitboards(bencher: Bencher<'_, '_>, evaluation: &OthelloEvaluation) {
    struct Reading<'b, 'a>(Bencher<'b, 'a>);
    impl WithGameEvaluator<Othello> for Reading<'_, '_> {
        type Output = ();
        fn with<E: GameEvaluator<Othello>>(self, evaluator: E) {
            let keeping = Keeping { game: Othello, evaluator };
            let starts = positions(&POSITIONS).into_iter().map(|at| keeping.start(at));
            let starts: Vec<_> = starts.collect();
            let nodes = read(&keeping, &FromKept, &starts).1;
            let counter = ItemsCount::new(nodes);
            let work = || read(black_box(&keeping), &FromKept, &starts);
            self.0.counter(counter).bench_local(work);
        }
    }
    evaluation.run(Reading(bencher));
}

/// The same on a mailbox board, by discs and by mobility.
#[divan::bench(args = [OthelloEvaluation::Discs, OthelloEvaluation::Mobility])]
fn mailbox(bencher: Bencher<'_, '_>, evaluation: &OthelloEvaluation) {
    let bits = positions(&POSITIONS);
    let boards: Vec<_> = bits.iter().map(Squares64::of).collect();
    let value = match evaluation {
        OthelloEvaluation::Mobility => Squares64::mobility,
        _ => Squares64::discs,
    };
    let (values, nodes) = read(&Mailbox, &value, &boards);
    let expected = read(&Othello, &|at: &OthelloPosition| evaluation.static_value(at), &bits);
    assert_eq!((values, nodes), expected, "both search the same tree");
    let counter = ItemsCount::new(nodes);
    bencher.counter(counter).bench(|| read(black_box(&Mailbox), &value, &boards));
}

/// Endgames with 14 empty squares, read to the end.
#[divan::bench(args = [0, 1, 2, 3])]
fn endgame(bencher: Bencher<'_, '_>, number: usize) {
    let starts = positions(&ENDGAMES);
    let solve = || {
        let mut solver = ToTheEnd::new(FastestFirst, FinalCount::Winner, 2 << 20);
        solver.solve(&starts[number], Budget::UNLIMITED, &|_| false)
    };
    let nodes = solve().map_or(0, |solved| solved.nodes);
    bencher.counter(ItemsCount::new(nodes)).bench(solve);
}

/// Othello on a mailbox board with a border.
struct Mailbox;

/// A board of ten squares a rank: 0 is empty, 1 Black, −1 White, 9 the border.
#[derive(Clone)]
struct Squares64 {
    squares: [i8; 100],
    to_move: i8,
}

/// The offsets of the eight neighbours.
const STEPS: [isize; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

impl Squares64 {
    fn of(at: &OthelloPosition) -> Self {
        let mut squares = [9; 100];
        for square in at.size().squares() {
            let number = usize::from(square.rank()) * 10 + usize::from(square.file()) + 11;
            squares[number] = at.disc_at(square).map_or(0, sign);
        }
        Self { squares, to_move: sign(at.to_move()) }
    }

    fn discs(&self) -> Score {
        let discs = self.squares.iter().filter(|disc| disc.abs() == 1);
        Score(discs.map(|&disc| i32::from(disc)).sum())
    }

    fn mobility(&self) -> Score {
        let count = |side| i32::try_from(self.moves_of(side).len()).unwrap_or_default();
        match (count(1), count(-1)) {
            (0, 0) => Score(self.discs().0 * 100),
            (black, white) => Score(black - white),
        }
    }

    /// Calls `turn` with every disc that a disc of `side` on `square` flips.
    fn turned(&self, square: usize, side: i8, mut turn: impl FnMut(usize)) {
        for step in STEPS {
            let at = |count: isize| square.wrapping_add_signed(step * count);
            let run = (1..).take_while(|&count| self.squares[at(count)] == -side);
            let run = run.count().cast_signed();
            if run > 0 && self.squares[at(run + 1)] == side {
                (1..=run).for_each(|count| turn(at(count)));
            }
        }
    }

    fn moves_of(&self, side: i8) -> Vec<usize> {
        let turns = |&square: &usize| {
            let mut any = false;
            self.turned(square, side, |_| any = true);
            self.squares[square] == 0 && any
        };
        (11..89).filter(turns).collect()
    }
}

const fn sign(player: Player) -> i8 {
    match player {
        Player::Max => 1,
        Player::Min => -1,
    }
}

impl Game for Mailbox {
    type Position = Squares64;
    /// `None` is a pass.
    type Move = Option<usize>;

    fn player(&self, at: &Squares64) -> Player {
        if at.to_move == 1 { Player::Max } else { Player::Min }
    }

    fn moves(&self, at: &Squares64, moves: &mut Vec<Option<usize>>) {
        moves.extend(at.moves_of(at.to_move).into_iter().map(Some));
        if moves.is_empty() && !at.moves_of(-at.to_move).is_empty() {
            moves.push(None);
        }
    }

    fn after(&self, at: &Squares64, mv: Option<usize>) -> Squares64 {
        let mut after = at.clone();
        after.to_move = -at.to_move;
        if let Some(square) = mv {
            at.turned(square, at.to_move, |disc| after.squares[disc] = at.to_move);
            after.squares[square] = at.to_move;
        }
        after
    }
}
