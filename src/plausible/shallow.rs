//! Moves generated near the root only (浅い深さだけの手).

use shogi_core::{Color, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::attack::winnings;
use super::class::MoveClass;
use super::scene::{Call, LegalMove, Objection, Scene};
use games::shogi::attack_counts::AttackCounts;
use games::shogi::attackers::{attacked_from, attackers, in_check};
use games::shogi::values::YSS;

/// The objection that a move loses the moved piece, if it does.
fn unless_lost(mv: &LegalMove) -> Option<Objection> {
    (mv.provisional < 0).then_some(Objection::Loses)
}

fn dropped(mv: &LegalMove) -> Option<PieceKind> {
    mv.from.is_none().then_some(mv.piece.piece_kind())
}

/// The square in front of another one, from a side's point of view.
fn ahead(square: Square, side: Color) -> Option<Square> {
    let step = match side {
        Color::Black => square.rank().checked_sub(1)?,
        Color::White => square.rank() + 1,
    };
    Square::new(square.file(), step)
}

/// The distance of two squares in king steps.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

/// The rooks, bishops, lances, dragons and horses of a side.
fn sliders(at: &Position, side: Color) -> Bitboard {
    let kinds = [
        PieceKind::Lance,
        PieceKind::Bishop,
        PieceKind::Rook,
        PieceKind::ProBishop,
        PieceKind::ProRook,
    ];
    let all = kinds.map(|kind| at.piece_kind_bb(kind));
    all.into_iter().fold(Bitboard::EMPTY, |a, b| a | b) & at.player_bb(side)
}

/// Drops a pawn where it can promote next, with nothing in its way (歩をたらす手).
pub(super) fn hang_pawn(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered() {
        let rank = mv.to.relative_rank(scene.side);
        let way = ahead(mv.to, scene.side);
        let is_free = way.is_some_and(|way| scene.at.piece_at(way).is_none());
        if dropped(mv) == Some(PieceKind::Pawn) && (2..=4).contains(&rank) && is_free {
            calls.push(Call {
                about: way,
                objection: unless_lost(mv),
                ..Call::of(MoveClass::HangPawn, index)
            });
        }
    }
}

/// Drops a rook or bishop into the enemy camp (飛車角を打ち込む手).
pub(super) fn drop_big(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered() {
        let is_big = matches!(dropped(mv), Some(PieceKind::Rook | PieceKind::Bishop));
        if is_big && mv.to.relative_rank(scene.side) <= 3 {
            calls.push(Call {
                about: Some(mv.to),
                objection: unless_lost(mv),
                ..Call::of(MoveClass::DropBig, index)
            });
        }
    }
}

/// Drops a pawn in front of an enemy piece other than a pawn, even at a loss (歩を叩く手).
pub(super) fn strike_pawn(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered() {
        let head = ahead(mv.to, scene.side);
        let enemies = scene.at.player_bb(scene.side.flip());
        let worthy = enemies & !scene.at.piece_kind_bb(PieceKind::Pawn);
        if let Some(head) = head.filter(|&head| worthy.contains(head))
            && dropped(mv) == Some(PieceKind::Pawn)
        {
            let piece = scene.at.piece_at(head);
            calls.push(Call {
                about: Some(head),
                stake: piece.map_or(0, |piece| YSS.board(piece.piece_kind())),
                ..Call::of(MoveClass::StrikePawn, index)
            });
        }
    }
}

/// Drops a piece other than a pawn beside the enemy king, even at a loss (王周辺に駒をぶち込む手).
pub(super) fn drop_near_king(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let Some(king) = scene.at.king_square(scene.side.flip()) else {
        return;
    };
    for (index, mv) in scene.numbered() {
        let drops = dropped(mv).is_some_and(|kind| kind != PieceKind::Pawn);
        if drops && distance(mv.to, king) == 1 {
            calls.push(Call { about: Some(king), ..Call::of(MoveClass::DropNearKing, index) });
        }
    }
}

/// Moves a gold, or a promoted minor piece, closer to the enemy king (と金などが敵の王に寄って行く手).
pub(super) fn approach(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let Some(king) = scene.at.king_square(scene.side.flip()) else {
        return;
    };
    for (index, mv) in scene.numbered() {
        let moves_like_gold = matches!(
            mv.piece.piece_kind(),
            PieceKind::Gold
                | PieceKind::ProPawn
                | PieceKind::ProLance
                | PieceKind::ProKnight
                | PieceKind::ProSilver
        );
        // A gold in defence does not approach the king, so only pieces on the other half count.
        let comes = mv.from.is_some_and(|from| {
            from.relative_rank(scene.side) <= 5 && distance(mv.to, king) < distance(from, king)
        });
        if moves_like_gold && comes {
            calls.push(Call {
                about: Some(king),
                merit: -i32::from(distance(mv.to, king)),
                objection: unless_lost(mv),
                ..Call::of(MoveClass::Approach, index)
            });
        }
    }
}

/// Opens the line of a rook, bishop or lance behind, which could then win a piece (空き当たりを掛ける手).
pub(super) fn discover(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let occupied = scene.at.occupied();
    for (index, mv) in scene.numbered() {
        let Some(from) = mv.from else {
            continue;
        };
        let behind = sliders(scene.at, scene.side) & !Bitboard::single(from);
        for slider in behind {
            let Some(piece) = scene.at.piece_at(slider) else {
                continue;
            };
            let before = attacked_from(piece, slider, occupied);
            if !before.contains(from) {
                continue;
            }
            let opened = attacked_from(piece, slider, mv.after.occupied()) & !before;
            let seen = opened & scene.worthy_prey() & mv.after.player_bb(scene.side.flip());
            let won = winnings(scene, index, seen);
            if let Some(&(square, gain)) = won.first() {
                calls.push(Call {
                    about: Some(square),
                    other: Some(slider),
                    stake: gain,
                    objection: unless_lost(mv),
                    ..Call::of(MoveClass::Discover, index)
                });
            }
        }
    }
}

/// The moving piece could win a pawn next (歩を取りに行く手).
pub(super) fn pawn_grab(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let pawns = scene.prey() & scene.at.piece_kind_bb(PieceKind::Pawn);
    for (index, mv) in scene.numbered() {
        let seen = scene.newly_attacked(index) & pawns;
        let won = winnings(scene, index, seen);
        if let Some(&(square, gain)) = won.first() {
            calls.push(Call {
                about: Some(square),
                stake: gain,
                objection: unless_lost(mv),
                ..Call::of(MoveClass::PawnGrab, index)
            });
        }
    }
}

/// Attacks a piece that one of our rooks, bishops or lances already attacks (カット駒への駒当たり).
pub(super) fn hit_cut(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let occupied = scene.at.occupied();
    let own = sliders(scene.at, scene.side);
    let mut watched = Vec::new();
    for square in scene.worthy_prey() {
        let mut by = attackers(scene.at, square, scene.side, occupied) & own;
        watched.extend(by.next().map(|slider| (square, slider)));
    }
    for (index, mv) in scene.numbered() {
        let seen = scene.newly_attacked(index);
        let hit = watched
            .iter()
            .find(|&&(square, slider)| seen.contains(square) && mv.from != Some(slider));
        if let Some(&(square, slider)) = hit {
            let piece = scene.at.piece_at(square);
            calls.push(Call {
                about: Some(square),
                other: Some(slider),
                stake: piece.map_or(0, |piece| YSS.board(piece.piece_kind())),
                objection: unless_lost(mv),
                ..Call::of(MoveClass::HitCut, index)
            });
        }
    }
}

/// Covers a square beside the own king that the opponent attacks at least as often as we do
/// (王周辺に利きを付ける手).
pub(super) fn cover_king(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let Some(king) = scene.at.king_square(scene.side) else {
        return;
    };
    let counts = AttackCounts::of(scene.at);
    let mut weak = Bitboard::EMPTY;
    for square in Square::all().filter(|&square| distance(square, king) == 1) {
        // The king itself covers all of them.
        let ours = counts.on(square, scene.side).saturating_sub(1);
        let theirs = counts.on(square, scene.side.flip());
        if theirs > 0 && theirs >= ours {
            weak |= Bitboard::single(square);
        }
    }
    for (index, mv) in scene.numbered().filter(|(_, mv)| mv.from != Some(king)) {
        let mut covered = scene.newly_attacked(index) & weak;
        if !covered.is_empty() {
            calls.push(Call {
                merit: i32::try_from(covered.count()).unwrap_or_default(),
                about: covered.next(),
                objection: unless_lost(mv),
                ..Call::of(MoveClass::CoverKing, index)
            });
        }
    }
}

/// Shortens the line of an enemy rook, bishop or lance by at least two squares (飛角香の利きを止める手).
pub(super) fn block(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let occupied = scene.at.occupied();
    let lines: Vec<_> = sliders(scene.at, scene.side.flip())
        .filter_map(|slider| {
            let piece = scene.at.piece_at(slider)?;
            Some((slider, piece, attacked_from(piece, slider, occupied)))
        })
        .collect();
    for (index, mv) in scene.numbered().filter(|(_, mv)| !mv.takes) {
        for &(slider, piece, line) in lines.iter().filter(|(_, _, line)| line.contains(mv.to)) {
            let cut = line & !attacked_from(piece, slider, mv.after.occupied());
            if cut.count() >= 2 {
                calls.push(Call {
                    about: Some(slider),
                    merit: i32::try_from(cut.count()).unwrap_or_default(),
                    objection: unless_lost(mv),
                    ..Call::of(MoveClass::Block, index)
                });
            }
        }
    }
}

/// Captures that win nothing (駒の損得を無視して駒を取る手).
pub(super) fn take_anyway(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    for (index, mv) in scene.numbered() {
        if mv.takes && mv.provisional <= 0 {
            calls.push(Call { about: Some(mv.to), ..Call::of(MoveClass::TakeAnyway, index) });
        }
    }
}

/// Any check, even if the piece is lost for nothing (ただでも王手をする手).
pub(super) fn check(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let king = scene.at.king_square(scene.side.flip());
    for (index, mv) in scene.numbered() {
        if in_check(&mv.after, scene.side.flip()) {
            calls.push(Call { about: king, ..Call::of(MoveClass::Check, index) });
        }
    }
}

/// The number of random moves per piece.
pub(super) const RANDOM_MOVES: usize = 2;

/// Two random moves of every piece on the board (全ての駒に対してでたらめに動く手), fixed for each position.
pub(super) fn random(scene: &Scene<'_>, calls: &mut Vec<Call>) {
    let mut rng = fastrand::Rng::with_seed(scene.at.key());
    for square in scene.at.player_bb(scene.side) {
        let moves = scene.numbered();
        let mut of_piece: Vec<_> = moves
            .filter(|(_, mv)| mv.from == Some(square) && !mv.is_needless)
            .map(|(index, _)| index)
            .collect();
        rng.shuffle(&mut of_piece);
        of_piece.truncate(RANDOM_MOVES);
        calls.extend(
            of_piece
                .into_iter()
                .map(|index| Call { about: Some(square), ..Call::of(MoveClass::Random, index) }),
        );
    }
}
