//! Makes the openings that `yomisuji match` starts from, and prints them, a line each:
//! `cargo run --release --example openings -- COUNT SEED`. The book is the first 101 of each of the seeds
//! 1 and 2, without the two that are the same.
//!
//! Our strong engine plays against itself. In the first plies any of the moves that it likes nearly
//! as much as its best is played; the rest are its best. An opening is kept if a deeper search finds
//! nobody more than half a pawn ahead, and if it ends in a new position.

use std::collections::HashSet;
use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use shunsai::Position;
use yomisuji::eval::Evaluation;
use yomisuji::formats::usi::usi;
use yomisuji::game::{Game, Keyed};
use yomisuji::games::shogi::Shogi;
use yomisuji::play::{GameEngine, balance, strong_engine};
use yomisuji::search::{Answer, Control, Limits, Settings, Steps};

/// Plies in which the moves vary.
const VARIED: usize = 6;
/// How much worse than the best a move may be there, in pawns.
const NEARLY: i32 = 1;
/// Nodes for a move, and for the value of the end.
const NODES: [u64; 2] = [3_000, 40_000];

type Engine = Box<dyn GameEngine<Shogi>>;

fn search(engine: &mut Engine, at: &Position, nodes: u64) -> Answer<<Shogi as Game>::Move> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let control =
        Control { clock: &|| Duration::ZERO, stop: &AtomicBool::new(false), pulse: &|_| () };
    engine.deepen(at, &limits, control, &mut |_| ())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [count, seed] = arguments.as_slice() else {
        return Err("expected COUNT SEED".into());
    };
    let (count, mut rng): (usize, _) = (count.parse()?, Rng::with_seed(seed.parse()?));
    let evaluation = Evaluation::Material8;
    let (pawn, game) = (evaluation.pawn(), evaluation.game());
    let settings = Settings { hash_bytes: 8 << 20, ..Settings::default() };
    let settings = Settings { aspiration: Some(pawn), ..settings };
    let mut engine = strong_engine(evaluation, settings, Steps::ALL);
    let mut ends = HashSet::new();
    while ends.len() < count {
        engine.forget();
        let plies = rng.usize(10..=16);
        let (mut at, mut moves) = (Position::startpos(), Vec::new());
        for ply in 0..plies {
            let is_varied = ply < VARIED;
            engine.set_multi_pv(if is_varied { 12 } else { 1 });
            let lines = search(&mut engine, &at, NODES[0]).last.map(|last| last.lines);
            let lines = lines.unwrap_or_default();
            let Some(best) = lines.first().map(|line| line.score) else { break };
            let is_near = |score: i32| (score - best.0).abs() <= NEARLY * pawn;
            let near: Vec<_> = lines.iter().filter(|line| is_near(line.score.0)).collect();
            let chosen = rng.choice(&near).and_then(|line| line.moves.first().copied());
            let Some(mv) = chosen else { break };
            at = game.after(&at, mv);
            moves.push(usi(mv));
        }
        engine.set_multi_pv(1);
        let found = search(&mut engine, &at, NODES[1]).last;
        let value = found.and_then(|last| Some(last.lines.first()?.score.0));
        let is_level = value.is_some_and(|value| value.abs() <= pawn / 2);
        let is_quiet = || {
            let value = balance::<Shogi>(&at);
            value.is_some_and(|value| value.0.abs() < Evaluation::Yaneuraou.pawn())
        };
        if moves.len() == plies && is_level && is_quiet() && ends.insert(game.key(&at)) {
            println!("{}", moves.join(" "));
        }
    }
    Ok(())
}
