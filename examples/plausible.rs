//! How often the best move of a full search is among the candidates of the move classes of YSS, and
//! what ordering the flights of a rook without moving the board saves and costs:
//! `cargo run --release --example plausible -- SFENS DEPTH`, with a file of positions, one a line.
//!
//! Each position is also played on for 6, 12 and 18 plies by our engine, 2,000 nodes a move, until there
//! are 300. The
//! best move is that of our engine, which reads every move to DEPTH and captures beyond.

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, Position};
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::game::{CaptureOrder, Game};
use yomisuji::games::shogi::attackers::{attacked_from, attackers, in_check};
use yomisuji::games::shogi::setup::passed;
use yomisuji::games::shogi::values::{USAPYON, YSS};
use yomisuji::games::shogi::{Shogi, player_of};
use yomisuji::plausible::{MoveClass, SHALLOW, judge};
use yomisuji::score::Score;
use yomisuji::search::{Control, Engine, Limits, Settings, best_exchange, exchange_on};

/// The game in which the reference reads.
const READ: Shogi = Shogi { values: USAPYON };
/// The game in which exchanges are counted.
const FIGHT: Shogi = Shogi { values: YSS };

/// A small table: thousands of searches begin anew.
const TABLE: usize = 4 << 20;

/// Plies by which a position is played on, for others.
const PLAYED_ON: [usize; 3] = [6, 12, 18];
/// So many positions, the given ones first.
const POSITIONS: usize = 300;
/// Nodes for a move there.
const NODES: u64 = 2_000;
/// How often rankings are made to be timed.
const ROUNDS: u32 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, depth] = arguments.as_slice() else {
        return Err("expected SFENS DEPTH".into());
    };
    let depth: u8 = depth.parse()?;
    let text = std::fs::read_to_string(file)?;
    let mut positions = Vec::new();
    let mut ways = Vec::new();
    for line in text.lines() {
        let mut at = parse_sfen(line)?;
        positions.push((0, at.clone()));
        for ply in 1..=PLAYED_ON[2] {
            let Some(mv) = best(&at, &limited()).map(|(mv, _)| mv) else {
                break;
            };
            at.do_move(mv);
            ways.push(at.clone());
            if PLAYED_ON.contains(&ply) {
                positions.push((ply, at.clone()));
            }
        }
    }
    positions.retain(|(_, at)| !at.legal_moves().is_empty());
    positions.sort_by_key(|&(ply, _)| ply);
    positions.truncate(POSITIONS);
    let positions: Vec<_> = positions.into_iter().map(|(_, at)| at).collect();
    candidates(&positions, depth);
    ways.extend(positions);
    retreats(&ways, depth.saturating_sub(1).max(1));
    Ok(())
}

/// So many nodes for a move.
fn limited() -> Limits {
    Limits { nodes: Some(NODES), ..Limits::default() }
}

/// The best move of our engine, and its value for the side to move.
fn best(at: &Position, limits: &Limits) -> Option<(Move, i32)> {
    let settings = Settings { hash_bytes: TABLE, ..Settings::default() };
    let mut engine = Engine::new(READ, Material(USAPYON), settings);
    let stop = std::sync::atomic::AtomicBool::new(false);
    let clock = || Duration::ZERO;
    let control = Control { stop: &stop, clock: &clock, pulse: &|_| () };
    let answer = engine.deepen(at, limits, control, |_| ());
    let line = answer.last?.lines.into_iter().next()?;
    let sign = player_of(at.side_to_move()).sign();
    Some((answer.best?, line.score.0 * sign))
}

/// How often the best move is a candidate, at the root and farther from it, and of which class.
fn candidates(positions: &[Position], depth: u8) {
    let answers: Vec<_> = positions.iter().map(|at| best(at, &Limits::to_depth(depth))).collect();
    for plies in [0, SHALLOW] {
        let (mut legal, mut generated, mut found, mut asked) = (0, 0, 0, 0);
        let mut classes: BTreeMap<MoveClass, [usize; 2]> = BTreeMap::new();
        let mut missed: BTreeMap<&str, usize> = BTreeMap::new();
        for (at, answer) in positions.iter().zip(&answers) {
            let Some((mv, _)) = answer else { continue };
            asked += 1;
            let judged = judge(at, plies);
            legal += judged.len();
            for one in judged.iter().filter(|one| one.omitted.is_none()) {
                generated += 1;
                if let Some(class) = one.class {
                    classes.entry(class).or_default()[1] += 1;
                }
            }
            let Some(one) = judged.iter().find(|one| one.mv == *mv) else {
                continue;
            };
            match (one.omitted, one.class) {
                (None, Some(class)) => {
                    found += 1;
                    classes.entry(class).or_default()[0] += 1;
                }
                (omitted, _) => {
                    let why = omitted.map_or("none", |omission| omission.id());
                    *missed.entry(why).or_default() += 1;
                }
            }
        }
        println!("ply {plies}: {asked} positions, {legal} legal moves, {generated} generated");
        println!("  best move generated {found}, missed {missed:?}");
        for (class, [found, generated]) in classes {
            println!("  {:14} best {found:4} of {generated:5} generated", class.id());
        }
    }
}

/// The flights of a rook or dragon that is attacked, best first, by static values alone: what it
/// takes, whether it can be taken there and taken back, and how many squares it attacks from there.
/// The board is not moved.
fn ranked_static(at: &Position, rook: Square, flights: &[Move]) -> Vec<Move> {
    let side = at.side_to_move();
    let lifted = at.occupied() & !Bitboard::single(rook);
    let piece = at.piece_at(rook);
    let mut ranked: Vec<_> = flights
        .iter()
        .map(|&mv| {
            let to = mv.to();
            let taken = at.piece_at(to).map_or(0, |piece| {
                let kind = piece.piece_kind();
                YSS.board(kind.unpromote().unwrap_or(kind))
            });
            let theirs = attackers(at, to, side.flip(), lifted);
            let risk = if theirs.is_empty() {
                0
            } else {
                let dear = YSS.board(PieceKind::Rook);
                let cheapest = theirs
                    .filter_map(|from| at.piece_at(from))
                    .map(|piece| YSS.board(piece.piece_kind()))
                    .min();
                let ours = attackers(at, to, side, lifted);
                let back = cheapest.filter(|_| !ours.is_empty()).unwrap_or(0);
                (dear - back).max(0)
            };
            let free = piece.map_or(0, |piece| {
                (attacked_from(piece, to, lifted) & !at.player_bb(side)).count()
            });
            let promotes = matches!(mv, Move::Normal { promote: true, .. });
            (taken - risk, promotes, free, mv)
        })
        .collect();
    ranked.sort_by_key(|&(value, promotes, free, _)| std::cmp::Reverse((value, promotes, free)));
    ranked.into_iter().map(|(.., mv)| mv).collect()
}

/// The same, each flight made on the board and the exchanges of the position after it evaluated:
/// the material, less the best exchange on any square for the opponent.
fn ranked_made(at: &Position, flights: &[Move]) -> Vec<Move> {
    let sign = player_of(at.side_to_move()).sign();
    let mut ranked: Vec<_> = flights
        .iter()
        .map(|&mv| {
            let after = FIGHT.after(at, mv);
            let exchange = best_exchange(&FIGHT, &after, CaptureOrder::Geometric);
            let value = (material(&after, &YSS).0 + exchange) * sign;
            let promotes = matches!(mv, Move::Normal { promote: true, .. });
            (value, promotes, mv)
        })
        .collect();
    ranked.sort_by_key(|&(value, promotes, _)| std::cmp::Reverse((value, promotes)));
    ranked.into_iter().map(|(.., mv)| mv).collect()
}

/// The rook or dragon of the side to move that the opponent would win something by taking.
fn attacked_rook(at: &Position) -> Option<Square> {
    let side = at.side_to_move();
    if in_check(at, side) {
        return None;
    }
    let big = at.piece_kind_bb(PieceKind::Rook) | at.piece_kind_bb(PieceKind::ProRook);
    let turned = passed(at);
    (big & at.player_bb(side)).find(|&square| {
        let enemies = attackers(at, square, side.flip(), at.occupied());
        !enemies.is_empty() && exchange_on(&FIGHT, &turned, square, CaptureOrder::Geometric) != 0
    })
}

/// How often the best flight of a search is among the first of each ranking, and how fast they are.
fn retreats(positions: &[Position], depth: u8) {
    let mut found: Vec<(&Position, Square, Vec<Move>)> = Vec::new();
    for at in positions {
        let Some(rook) = attacked_rook(at) else {
            continue;
        };
        let mut flights = Vec::new();
        FIGHT.moves(at, &mut flights);
        flights.retain(|mv| mv.from() == Some(rook));
        // A rook that may promote does.
        let promoted: Vec<_> = flights
            .iter()
            .filter(|mv| matches!(mv, Move::Normal { promote: true, .. }))
            .map(|mv| mv.to())
            .collect();
        let declines = |mv: &Move| {
            promoted.contains(&mv.to()) && !matches!(mv, Move::Normal { promote: true, .. })
        };
        flights.retain(|mv| !declines(mv));
        if flights.len() > 3 {
            found.push((at, rook, flights));
        }
    }
    let flights: usize = found.iter().map(|(.., flights)| flights.len()).sum();
    println!("rooks attacked: {} positions, {flights} flights", found.len());
    let (mut hits, mut losses) = ([[0; 3]; 2], [[0_i64; 3]; 2]);
    for (at, rook, flights) in &found {
        let sign = player_of(at.side_to_move()).sign();
        let value = |mv: &Move| {
            let after = READ.after(at, *mv);
            // A flight that mates is as good as a move can be.
            let answer = best(&after, &Limits::to_depth(depth)).map(|(_, value)| -value);
            answer.unwrap_or(Score::lost(player_of(after.side_to_move()), 0).0 * sign)
        };
        let values: Vec<_> = flights.iter().map(|mv| (*mv, value(mv))).collect();
        let top = values.iter().map(|(_, value)| *value).max().unwrap_or(0);
        let rankings = [ranked_static(at, *rook, flights), ranked_made(at, flights)];
        for (number, ranking) in rankings.iter().enumerate() {
            for first in 1..=3 {
                let kept = ranking.iter().take(first);
                let kept = kept.filter_map(|mv| values.iter().find(|(other, _)| other == mv));
                let best = kept.map(|(_, value)| *value).max().unwrap_or(i32::MIN);
                hits[number][first - 1] += usize::from(best == top);
                losses[number][first - 1] += i64::from((top - best).min(4_000));
            }
        }
    }
    let count = i64::try_from(found.len().max(1)).unwrap_or(i64::MAX);
    let started = Instant::now();
    for _ in 0..ROUNDS {
        for (at, rook, flights) in &found {
            black_box(ranked_static(black_box(at), *rook, flights));
        }
    }
    let static_time = started.elapsed();
    let started = Instant::now();
    for _ in 0..ROUNDS {
        for (at, _, flights) in &found {
            black_box(ranked_made(black_box(at), flights));
        }
    }
    let made_time = started.elapsed();
    let ranked = f64::from(u32::try_from(flights).unwrap_or(u32::MAX)) * f64::from(ROUNDS);
    for (name, number, time) in [("static", 0, static_time), ("made", 1, made_time)] {
        let speed = ranked / time.as_secs_f64();
        println!("  {name:7} best among the first 1, 2, 3: {:?} of {}", hits[number], found.len());
        println!("  {name:7} lost on average: {:?}", losses[number].map(|loss| loss / count));
        println!("  {name:7} {speed:.0} flights a second");
    }
}
