//! The engine finds the result of plain minimax with quiescence, only sooner.

use crate::cover::rounds;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;
use yomisuji::eval::Evaluation;
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::formats::usi::{square_name, usi};
use yomisuji::game::{Captures, Game, Keyed};
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::games::shogi::{Shogi, player_of};
use yomisuji::play::game_engine;
use yomisuji::score::{Player, Score};
use yomisuji::search::{
    Answer, AtEnd, Budget, Control, Engine, Iteration, Limits, MoveOrder, Plan, Quiescence,
    Reading, Run, Settings, quiescence,
};
use yomisuji::trace::Silent;

use crate::shogi_rules::{SHOGI, legal, position, random_games};

const LEAF: Material = Material(USAPYON);

/// Fragments: no kings, one king, few pieces.
const FRAGMENTS: [&str; 5] = [
    "9/9/9/9/4p4/9/4P4/9/9 b - 1",
    "9/2+R6/1n2g4/9/4s4/3G1b3/9/4L4/9 w 2Pp 1",
    "9/9/4k4/9/4G4/9/9/9/9 b GP 1",
    "1R7/9/4r4/2b6/4B4/9/9/9/9 b 2g 1",
    "4K4/9/9/3sgs3/3gPg3/3sgs3/9/9/9 b 2R2B 1",
];

const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
const MATE_IN_THREE: &str = "7k1/9/9/7P1/9/9/9/9/9 b 2G 1";
const MATED: &str = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";

fn no_time() -> Duration {
    Duration::ZERO
}

fn deepen(
    engine: &mut Engine<Shogi, Material>,
    at: &Position,
    limits: Limits,
) -> (Answer<Move>, Vec<Iteration<Move>>) {
    let mut iterations = Vec::new();
    let control = Control { clock: &no_time, stop: &AtomicBool::new(false), pulse: &|_| () };
    let answer = engine.deepen(at, &limits, control, |found| iterations.push(found.clone()));
    (answer, iterations)
}

fn to_depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn small() -> Settings {
    Settings { hash_bytes: 1 << 20, ..Settings::default() }
}

fn engine(settings: Settings) -> Engine<Shogi, Material> {
    Engine::new(SHOGI, LEAF, settings)
}

/// The plan of a lesson that reads the same.
fn plan(depth: u8, quiet: Quiescence) -> Plan {
    Plan { depth, quiescence: Some(quiet), mates_from: depth.into(), ..Plan::default() }
}

/// The values of the root moves by minimax with quiescence, without cuts or table, best first; for
/// Black.
fn by_minimax(at: &Position, plan: Plan) -> Vec<(Move, Score)> {
    let reading = Reading { further: &[], game: &SHOGI, standing: &LEAF, selector: None, plan };
    let start = reading.start(at.clone());
    let leaf = AtEnd(LEAF);
    let mut values: Vec<_> = legal(at)
        .into_iter()
        .map(|mv| {
            let mut run = Run::new(&leaf, Budget::UNLIMITED, Silent);
            let at = reading.after(&start, mv);
            (mv, quiescence(&reading, &at, u8::MAX - 1, &mut run).value)
        })
        .collect();
    let player = player_of(at.side_to_move());
    values.sort_by_key(|(_, score)| -score.0 * player.sign());
    values
}

fn quiet(plies: u8, promotions: bool, checks: bool, evasions: bool) -> Quiescence {
    Quiescence { promotions, checks, evasions, plies }
}

/// With and without a table, with and without ordering; one table is so small that it is always
/// full.
fn variants(
    quiescence: Quiescence,
    multi_pv: usize,
) -> Vec<(usize, bool, Engine<Shogi, Material>)> {
    let mut all = Vec::new();
    for hash_bytes in [0, 2_000, 1 << 20] {
        for ordered in [false, true] {
            let order = if ordered { MoveOrder::History } else { MoveOrder::Generated };
            let settings = Settings { hash_bytes, multi_pv, quiescence, order, aspiration: None };
            all.push((hash_bytes, ordered, engine(settings)));
        }
    }
    all
}

#[test]
fn the_score_at_each_depth_equals_minimax_with_quiescence() {
    let mut checked = 0;
    let readings = [
        (2, quiet(3, false, false, false), 71, 29, 12),
        (2, quiet(2, true, false, false), 72, 37, 5),
        (1, quiet(2, true, true, true), 73, 41, 6),
        (1, quiet(5, false, false, false), 70, 47, 20),
        (2, quiet(0, false, false, false), 74, 31, 8),
    ];
    for (deepest, quiet, seed, step, count) in readings {
        let mut engines = variants(quiet, 1); // They keep their tables between positions.
        for margin in [1, 40, 300] {
            let settings = Settings { aspiration: Some(margin), quiescence: quiet, ..small() };
            engines.push((settings.hash_bytes, true, engine(settings)));
        }
        let fragments = FRAGMENTS.into_iter().chain([MATE_IN_ONE]).map(position);
        let games = random_games(seed).step_by(step).skip(1).take(rounds(count).max(1));
        for at in games.map(|(at, _)| at).chain(fragments) {
            for depth in 1..=deepest {
                let expected = by_minimax(&at, plan(depth, quiet))[0].1;
                for (bytes, ordered, engine) in &mut engines {
                    let (answer, iterations) = deepen(engine, &at, to_depth(depth));
                    let at = to_sfen(&at);
                    assert_eq!(iterations.len(), usize::from(depth));
                    let found = &answer.last.expect("a finished depth").lines[0];
                    assert_eq!(found.score, expected, "{at} {depth} {bytes} {ordered}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > rounds(400), "{checked}");
}

#[test]
fn the_engine_equals_minimax_at_three_and_four_plies() {
    let quiet = quiet(4, false, false, false);
    let positions = [
        FRAGMENTS[0],
        FRAGMENTS[1],
        MATE_IN_THREE,
        "4k4/9/3Gp4/9/9/4r4/9/4P4/4K4 b - 1",
        "3sks3/9/4P4/9/9/9/4p4/9/3SKS3 b - 1",
    ];
    let mut engines = variants(quiet, 1);
    for at in positions.map(position) {
        let deepest = if legal(&at).len() < 12 { 4 } else { 3 };
        for depth in 1..=deepest {
            let expected = by_minimax(&at, plan(depth, quiet))[0].1;
            for (bytes, ordered, engine) in &mut engines {
                let (answer, _) = deepen(engine, &at, to_depth(depth));
                let found = answer.last.unwrap().lines[0].score;
                assert_eq!(found, expected, "{at:?} {depth} {bytes} {ordered}");
            }
        }
    }
}

#[test]
fn line_k_is_worth_the_kth_best_root_move() {
    for lines in [2, 5, 600] {
        let mut engines = variants(quiet(2, false, false, false), lines);
        for (at, _) in random_games(75).step_by(53).skip(1).take(3) {
            for depth in 1..=2 {
                let expected = by_minimax(&at, plan(depth, quiet(2, false, false, false)));
                let values: HashMap<_, _> = expected.iter().map(|(mv, v)| (usi(*mv), *v)).collect();
                for (bytes, ordered, engine) in &mut engines {
                    let (answer, _) = deepen(engine, &at, to_depth(depth));
                    let found = answer.last.unwrap().lines;
                    assert_eq!(found.len(), lines.min(expected.len()));
                    let roots: HashSet<_> = found.iter().map(|line| usi(line.moves[0])).collect();
                    assert_eq!(roots.len(), found.len());
                    for (line, (_, value)) in found.iter().zip(&expected) {
                        assert_eq!(line.score, *value, "{at:?} {depth} {bytes} {ordered}");
                        assert_eq!(values[&usi(line.moves[0])], line.score);
                        // Where a value of the table ends the search, its moves go on to the end,
                        // unless it is so small that it has lost them.
                        assert!(line.whole || *bytes == 2_000, "{at:?} {line:?} {ordered}");
                    }
                }
            }
        }
    }
}

/// The static value of the position at the end of a line.
fn worth_at_end(at: &Position, moves: &[Move], depth: u8) -> i32 {
    let mut at = at.clone();
    for &mv in moves {
        assert!(legal(&at).contains(&mv), "{mv:?} in {at:?}");
        at = SHOGI.after(&at, mv);
    }
    if legal(&at).is_empty() && moves.len() < depth.into() {
        let loser = player_of(at.side_to_move());
        return Score::lost(loser, i32::from(depth) - moves.len() as i32).0;
    }
    material(&at, &USAPYON).0
}

#[test]
fn lines_are_legal_and_lead_to_their_value() {
    let (mut whole, mut all) = (0, 0);
    for (bytes, ordered, engine) in &mut variants(quiet(4, false, false, false), 3) {
        let games = random_games(76).step_by(17).skip(1).take(10).map(|(at, _)| at);
        let mates = [MATE_IN_ONE, MATE_IN_THREE, FRAGMENTS[1], FRAGMENTS[3]].map(position);
        for at in games.chain(mates) {
            let (_, iterations) = deepen(engine, &at, to_depth(2));
            for iteration in iterations {
                for line in iteration.lines {
                    let worth = worth_at_end(&at, &line.moves, iteration.depth);
                    assert!(line.whole || *bytes > 0, "nothing is shortened without a table");
                    if line.whole {
                        assert_eq!(line.score.0, worth, "{at:?} {line:?} {ordered}");
                        whole += 1;
                    }
                    all += 1;
                }
            }
        }
    }
    assert!(whole * 100 > all * 90, "{whole} of {all} lines are whole");
}

#[test]
fn a_node_limit_is_exact() {
    let mut engine = engine(small());
    for (at, _) in random_games(77).step_by(61).skip(1).take(8) {
        for limit in [1, 2, 7, 100, 1_023, 1_024, 1_025, 5_000, 12_345] {
            engine.forget();
            let (answer, iterations) = deepen(&mut engine, &at, nodes(limit));
            assert_eq!(answer.nodes, limit, "{at:?}");
            assert!(legal(&at).contains(&answer.best.expect("a move")));
            let told = iterations.last().map_or(0, |last| last.nodes);
            assert!(told <= limit);
            assert_eq!(answer.last, iterations.last().cloned());
        }
    }
    // A finished search may have needed less.
    let (answer, _) = deepen(&mut engine, &position(MATE_IN_ONE), nodes(1_000_000));
    assert!(answer.nodes < 1_000);
}

#[test]
fn the_node_count_is_the_number_of_moves_made() {
    // Without captures beyond the horizon, depth 1 enters the root, and makes each legal move once.
    let settings = Settings { hash_bytes: 0, ..Settings::default() };
    let (answer, _) = deepen(&mut engine(settings), &Position::startpos(), to_depth(1));
    assert_eq!(answer.nodes, 31);
}

#[test]
fn the_engine_reads_the_clock_about_every_thousand_nodes() {
    let at = position("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1");
    let looks = Cell::new(0_u64);
    let clock = || {
        looks.set(looks.get() + 1);
        Duration::from_millis(looks.get())
    };
    let stop = AtomicBool::new(false);
    let control = Control { clock: &clock, stop: &stop, pulse: &|_| () };
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let answer = engine(small()).deepen(&at, &limits, control, |_| {});
    assert!(answer.nodes > 10 * 1_024, "{}", answer.nodes);
    assert!(answer.nodes <= 50 * 1_024, "{}", answer.nodes);
    assert!(legal(&at).contains(&answer.best.unwrap()));
}

#[test]
fn no_depth_starts_after_the_last_start_time() {
    let ticking = Cell::new(0);
    let clock = || Duration::from_millis(ticking.replace(ticking.get() + 1));
    let stop = AtomicBool::new(false);
    let control = Control { clock: &clock, stop: &stop, pulse: &|_| () };
    let limits = Limits { last_start: Some(Duration::ZERO), ..Limits::default() };
    let answer = engine(small()).deepen(&Position::startpos(), &limits, control, |_| {});
    assert_eq!(answer.last.unwrap().depth, 1);
}

#[test]
fn an_engine_stopped_at_once_still_has_a_move() {
    let stop = AtomicBool::new(true);
    let control = Control { clock: &no_time, stop: &stop, pulse: &|_| () };
    let at = Position::startpos();
    let answer = engine(small()).deepen(&at, &Limits::default(), control, |_| {});
    assert_eq!((answer.nodes, answer.last), (0, None));
    assert!(legal(&at).contains(&answer.best.unwrap()));
}

#[test]
fn a_mate_keeps_its_length_in_plies_at_every_depth() {
    for (sfen, plies, first) in [(MATE_IN_ONE, 1, "5b"), (MATE_IN_THREE, 3, "2c")] {
        let at = position(sfen);
        for (_, _, engine) in &mut variants(quiet(2, false, false, false), 1) {
            let (_, iterations) = deepen(engine, &at, to_depth(5));
            assert_eq!(iterations.len(), 5);
            // The ply after the mate must be read: it shows that there is no move.
            for found in &iterations[plies..] {
                let line = &found.lines[0];
                assert_eq!(line.mate, Some(plies as u32), "{sfen} depth {}", found.depth);
                let remaining = i32::from(found.depth) - plies as i32;
                assert_eq!(line.score, Score::lost(Player::Min, remaining));
                let target = square_name(line.moves[0].to());
                assert!(target.contains(first));
            }
            // A search that may stop when nothing can change any more does so.
            let (answer, iterations) = deepen(engine, &at, Limits::default());
            assert_eq!(iterations.len(), plies + 1);
            assert_eq!(answer.last.unwrap().lines[0].mate, Some(plies as u32));
        }
    }
}

#[test]
fn a_position_without_legal_moves_has_no_best_move() {
    let (answer, iterations) = deepen(&mut engine(small()), &position(MATED), to_depth(3));
    assert_eq!((answer.best, answer.nodes, iterations.len()), (None, 0, 0));
    let last = answer.last.unwrap();
    assert_eq!(last.lines[0].score, Score::lost(Player::Min, 0));
    assert_eq!((last.depth, last.lines[0].mate), (0, Some(0)));
    assert!(last.lines[0].moves.is_empty());
}

#[test]
fn the_table_and_the_order_save_most_of_the_work() {
    let mut totals = HashMap::new();
    for (bytes, ordered, engine) in &mut variants(quiet(2, false, false, false), 1) {
        for (at, _) in random_games(78).step_by(23).skip(1).take(5) {
            let (answer, _) = deepen(engine, &at, to_depth(3));
            *totals.entry((*bytes, *ordered)).or_insert(0) += answer.nodes;
        }
    }
    let best = totals[&(1 << 20, true)];
    assert!(best * 3 < totals[&(0, false)] * 2, "{totals:?}");
    assert!(best < totals[&(0, true)], "{totals:?}");
    assert!(best < totals[&(1 << 20, false)], "{totals:?}");
}

#[test]
fn a_repeated_search_gives_the_same_result() {
    let run = || {
        let mut engine = engine(small());
        let games = random_games(79).step_by(83).skip(1).take(4);
        let each = games.map(|(at, _)| deepen(&mut engine, &at, to_depth(3)));
        each.collect::<Vec<_>>()
    };
    assert_eq!(run(), run());
}

#[test]
fn an_explosion_of_captures_stops_at_the_node_limit() {
    // Everything attacks everything: captures go on and on.
    let at = position(
        "1g1r1g1b1/g1g1s1s1s/1s1n1n1n1/B1R3N2/1+p1+p1+p1+p1/+P1+P1+P1+P1+P/1+p1+p1+p1+p1/+P1+P1+P1+P1+P/+L1+L1+L1+L2 b - 1",
    );
    for (_, _, engine) in &mut variants(Quiescence::default(), 1) {
        let (answer, _) = deepen(engine, &at, nodes(20_000));
        assert!(answer.nodes <= 20_000);
        assert!(legal(&at).contains(&answer.best.unwrap()));
    }
}

#[test]
fn taking_moves_are_the_captures_among_all_moves_in_order() {
    let mut seen = 0;
    for (at, _) in random_games(80).step_by(3).take(2_000) {
        let mut taking = vec![];
        SHOGI.taking(&at, &mut taking);
        let mut expected = legal(&at);
        expected.retain(|&mv| SHOGI.takes(&at, mv));
        assert_eq!(taking, expected, "{at:?}");
        seen += taking.len();
    }
    assert!(seen > 2_000);
}

#[test]
fn equal_positions_share_a_key_and_different_ones_do_not() {
    let mut boards = HashMap::new();
    let mut met_again = 0;
    for (at, _) in random_games(81).take(20_000) {
        let sfen = to_sfen(&at);
        let board = sfen.rsplit_once(' ').unwrap().0.to_owned(); // Without the number of the move.
        let known = boards.entry(SHOGI.key(&at)).or_insert_with(|| board.clone());
        met_again += usize::from(at.ply() > 1 && *known == board);
        assert_eq!(*known, board);
    }
    assert!(boards.len() > 10_000 && met_again > 0);
    let key = |sfen| SHOGI.key(&position(sfen));
    let [both, hand, side] = [
        key("4k4/9/9/9/9/9/9/9/4K4 b P 1"),
        key("4k4/9/9/9/9/9/9/9/4K4 b p 1"),
        key("4k4/9/9/9/9/9/9/9/4K4 w P 1"),
    ];
    assert!(both != hand && both != side && hand != side);
}

#[test]
fn move_numbers_identify_the_squares_of_a_move() {
    let at = position("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1");
    let mut numbers = HashMap::new();
    for mv in legal(&at) {
        let number = SHOGI.number(mv);
        assert!(number < Shogi::NUMBERS);
        let alike = numbers.entry(number).or_insert(mv);
        let is_alike = |a: Move, b: Move| {
            a.to() == b.to() && a.from() == b.from() && a.is_drop() == b.is_drop()
        };
        assert!(is_alike(*alike, mv), "{alike:?} {mv:?}");
    }
}

#[test]
fn the_engine_runs_with_every_evaluator() {
    for &evaluation in Evaluation::ALL {
        let mut engine = game_engine::<Shogi>(evaluation, small());
        let at = Position::startpos();
        let control = Control { clock: &no_time, stop: &AtomicBool::new(false), pulse: &|_| () };
        let answer = engine.deepen(&at, &to_depth(3), control, &mut |_| ());
        let line = &answer.last.unwrap().lines[0];
        let mut end = at.clone();
        for &mv in &line.moves {
            end.do_move(mv);
        }
        if line.whole {
            // The incremental value is the value of the end of the line.
            assert_eq!(line.score, evaluation.direct(&end), "{evaluation}");
        }
        assert!(answer.best.is_some() && !line.moves.is_empty());
    }
}
