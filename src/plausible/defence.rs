//! Defending moves (受ける手).

use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::class::MoveClass;
use super::scene::{Call, GAME, Objection, Scene, Threat, exchange};
use game::Game;
use games::shogi::attackers::{attacked_from, attackers, between, with_batteries};
use games::shogi::setup::passed;

/// The objection that a defence costs more than it saves, if it does.
fn costs_too_much(scene: &Scene<'_>, index: usize, threat: Threat) -> Option<Objection> {
    if threat.is_check {
        return None; // A check has to be answered at any price.
    }
    let saved = threat.loss - scene.loss_after(index, threat.square);
    let cost = -scene.moves[index].provisional;
    (cost >= saved).then_some(Objection::Loses)
}

/// A proposal of a defence against a threat.
fn against(class: MoveClass, index: usize, threat: Threat) -> Call {
    Call {
        about: Some(threat.square),
        other: Some(threat.by),
        stake: threat.loss,
        ..Call::of(class, index)
    }
}

/// Moves the threatened piece away (逃げる手), preferring squares with the most mobility.
pub(super) fn escape(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for &threat in &scene.threats {
        for (index, mv) in scene.numbered() {
            if mv.from != Some(threat.square) {
                continue;
            }
            let free = attacked_from(mv.piece, mv.to, mv.after.occupied());
            let free = free & !mv.after.player_bb(scene.side);
            let lost = -mv.provisional >= threat.loss;
            calls.push(Call {
                merit: i32::try_from(free.count()).unwrap_or_default(),
                objection: lost.then_some(Objection::Loses),
                ..against(MoveClass::Escape, index, threat)
            });
        }
    }
}

/// Interposes against the attacker (合駒する手).
pub(super) fn interpose(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for &threat in &scene.threats {
        let way = between(threat.by, threat.square);
        for (index, mv) in scene.numbered() {
            let stands_there = way.contains(mv.to) && mv.from != Some(threat.square);
            let helps = || scene.loss_after(index, threat.square) < threat.loss;
            if stands_there && (threat.is_check || helps()) {
                calls.push(Call {
                    objection: costs_too_much(scene, index, threat),
                    ..against(MoveClass::Interpose, index, threat)
                });
            }
        }
    }
}

/// Protects the threatened piece (ひもを付ける手): adds an attacker of its square, and reduces the loss
/// there.
pub(super) fn support(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let own = |at: &Position, square| attackers(at, square, scene.side, at.occupied()).count();
    for &threat in scene.threats.iter().filter(|threat| !threat.is_check) {
        let before = own(scene.at, threat.square);
        for (index, mv) in scene.numbered() {
            let elsewhere = mv.from != Some(threat.square) && mv.to != threat.by;
            if elsewhere
                && own(&mv.after, threat.square) > before
                && scene.loss_after(index, threat.square) < threat.loss
            {
                calls.push(Call {
                    objection: costs_too_much(scene, index, threat),
                    ..against(MoveClass::Support, index, threat)
                });
            }
        }
    }
}

/// Captures the attacker (取ろうとする相手の駒を取る手).
pub(super) fn take_attacker(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for &threat in &scene.threats {
        for (index, _) in scene.numbered().filter(|(_, mv)| mv.to == threat.by) {
            calls.push(Call {
                objection: costs_too_much(scene, index, threat),
                ..against(MoveClass::TakeAttacker, index, threat)
            });
        }
    }
}

/// Blocks a rook, bishop or lance that adds to the attack, directly or from behind
/// (飛角香の利きが足されているなら合駒).
pub(super) fn block_added(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for &threat in scene.threats.iter().filter(|threat| !threat.is_check) {
        let enemy = scene.side.flip();
        let found = with_batteries(scene.at, threat.square, enemy, scene.at.occupied());
        let added = (found.direct | found.behind) & !Bitboard::single(threat.by);
        for slider in added {
            let way = between(slider, threat.square);
            for (index, mv) in scene.numbered() {
                if way.contains(mv.to)
                    && mv.from != Some(threat.square)
                    && mv.to != threat.by
                    && scene.loss_after(index, threat.square) < threat.loss
                {
                    calls.push(Call {
                        other: Some(slider),
                        objection: costs_too_much(scene, index, threat),
                        ..against(MoveClass::BlockAdded, index, threat)
                    });
                }
            }
        }
    }
}

/// A forking drop of the opponent.
struct Fork {
    drop: Move,
    square: Square,
    /// The more valuable of the attacked pieces; the king is more valuable than all.
    first: Square,
    second: Square,
    /// Its least gain.
    gain: i32,
}

/// Occupies the square of a forking drop, or covers it so that the dropped piece would be lost
/// there (打つ手が好手の場合は先にその升目に駒を打つ、利きを付ける).
pub(super) fn forestall_drop(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    if scene.in_check {
        return;
    }
    for fork in forks(scene) {
        for (index, mv) in scene.numbered() {
            let runs = mv.from == Some(fork.first) || mv.from == Some(fork.second);
            let occupies = mv.to == fork.square;
            let covers = || {
                let seen = scene.newly_attacked(index);
                seen.contains(fork.square) && {
                    let mut dropped = mv.after.clone();
                    dropped.do_move(fork.drop);
                    exchange(&dropped, fork.square) > 0
                }
            };
            if !runs && (occupies || covers()) {
                calls.push(Call {
                    about: Some(fork.square),
                    other: Some(fork.first),
                    stake: fork.gain,
                    objection: (mv.provisional < 0).then_some(Objection::Loses),
                    ..Call::of(MoveClass::ForestallDrop, index)
                });
            }
        }
    }
}

/// The drops with which the opponent, if to move, would attack two pieces at once, winning
/// something with each, without losing the dropped piece; one of the two may be the king.
fn forks(scene: &Scene<'_>) -> Vec<Fork> {
    let king = scene.at.king_square(scene.side);
    let pawns = scene.at.piece_kind_bb(PieceKind::Pawn);
    let targets = scene.at.player_bb(scene.side) & !pawns;
    let mut drops = Vec::new();
    GAME.moves(&scene.passed, &mut drops);
    drops.retain(|mv| mv.is_drop());
    let mut forks = Vec::new();
    for drop in drops {
        let Move::Drop { piece, to } = drop else {
            continue;
        };
        let seen = attacked_from(piece, to, scene.at.occupied()) & targets;
        if seen.count() < 2 {
            continue;
        }
        let after = GAME.after(&scene.passed, drop);
        if exchange(&after, to) > 0 {
            continue; // It is lost.
        }
        let again = passed(&after);
        let mut won: Vec<_> = seen
            .filter(|&square| Some(square) != king)
            .map(|square| (square, exchange(&again, square)))
            .filter(|&(square, gain)| gain > exchange(&scene.passed, square))
            .collect();
        won.sort_by_key(|&(_, gain)| std::cmp::Reverse(gain));
        let checks = king.filter(|&king| seen.contains(king));
        let pair = match (checks, won.as_slice()) {
            (Some(king), [(piece, gain), ..]) => Some((king, *piece, *gain)),
            (None, [(first, _), (second, gain), ..]) => Some((*first, *second, *gain)),
            _ => None,
        };
        forks.extend(pair.map(|(first, second, gain)| Fork {
            drop,
            square: to,
            first,
            second,
            gain,
        }));
    }
    forks
}
