//! Attacking moves (攻める手).

use shogi_core::{PieceKind, Square};
use shunsai::Bitboard;

use super::class::MoveClass;
use super::scene::{Call, Objection, Scene, exchange};
use games::shogi::setup::passed;

/// The value of a king as the target of a fork: it has to move, but is not captured.
const CHECKED_KING: i32 = 1000;

/// Winning captures (駒を取る手).
pub(super) fn capture(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered().filter(|(_, mv)| mv.takes) {
        calls.push(Call {
            about: Some(mv.to),
            objection: (mv.provisional <= 0).then_some(Objection::Loses),
            ..Call::of(MoveClass::Capture, index)
        });
    }
}

/// Promotions that lose nothing (成る手).
pub(super) fn promote(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered().filter(|(_, mv)| mv.promotes) {
        calls.push(Call {
            about: Some(mv.to),
            objection: (mv.provisional < 0).then_some(Objection::Loses),
            ..Call::of(MoveClass::Promote, index)
        });
    }
}

/// Moves after which the moved piece could win another one (駒を取りに行く手). A fork is valued by its two
/// best targets, with a king counted as [`CHECKED_KING`].
pub(super) fn go_for(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let enemies = scene.at.player_bb(scene.side.flip());
    let pawns = scene.at.piece_kind_bb(PieceKind::Pawn);
    for (index, mv) in scene.numbered() {
        let seen = scene.newly_attacked(index) & enemies;
        if (seen & scene.prey()).is_empty() {
            continue;
        }
        let worthy = seen & scene.worthy_prey();
        let won = winnings(scene, index, worthy);
        let checks = scene.at.king_square(scene.side.flip());
        let king = checks.filter(|&king| seen.contains(king));
        let best = won.first().copied();
        let second = won.get(1).copied();
        let second = king.map(|king| (king, CHECKED_KING)).or(second);
        let objection = match (best, (seen & pawns).is_empty()) {
            (None, false) if worthy.is_empty() => Some(Objection::OnlyPawn),
            (None, _) => Some(Objection::Worthless),
            (Some(_), _) if mv.provisional < 0 => Some(Objection::Loses),
            (Some(_), _) => None,
        };
        calls.push(Call {
            about: best.map(|(square, _)| square).or({ worthy }.next()),
            other: best.and(second).map(|(square, _)| square),
            stake: [best, second].iter().flatten().map(|(_, gain)| gain).sum(),
            objection,
            ..Call::of(MoveClass::GoFor, index)
        });
    }
}

/// The gains on some squares for the side that has moved, if it could move again, as far as they
/// exceed those before the move; the best first.
pub(super) fn winnings(scene: &Scene<'_>, index: usize, squares: Bitboard) -> Vec<(Square, i32)> {
    if squares.is_empty() {
        return Vec::new();
    }
    let again = passed(&scene.moves[index].after);
    let gains = squares.map(|square| (square, exchange(&again, square)));
    let mut won: Vec<_> =
        gains.filter(|&(square, gain)| gain > 0 && gain > scene.gain_now(square)).collect();
    won.sort_by_key(|&(_, gain)| std::cmp::Reverse(gain));
    won
}
