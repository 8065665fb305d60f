//! The attackers of a square, and the batteries behind them.
//!
//! The functions look outwards from the attacked square: along the eight lines to the first piece,
//! and at the knights' squares. The occupied squares are passed separately from the position, so
//! that pieces can be removed, as after each capture of an exchange.
//!
//! Attacks are geometric: pins and checks are ignored, and a square counts as attacked whether it
//! is empty or holds a piece of either side.

use std::sync::LazyLock;

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::pieces::placed;

/// The attackers of one square by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attackers {
    /// The pieces that attack the square now.
    pub direct: Bitboard,
    /// Rooks, bishops, lances, dragons and horses that will attack the square once the direct
    /// attackers in front of them, of either side, have left: the batteries (二重の利き, x-rays).
    ///
    /// There is no battery through a king, because it does not leave first.
    pub behind: Bitboard,
}

/// The pieces of `side` that attack `square` directly, the king included, on a board with only the
/// `occupied` squares occupied.
///
/// A piece of the position outside `occupied` neither attacks nor blocks. An occupied square
/// without a piece only blocks.
pub fn attackers(position: &Position, square: Square, side: Color, occupied: Bitboard) -> Bitboard {
    let ours = position.player_bb(side) & occupied;
    let (near, far) = AROUND[square.array_index()];
    let mut attackers = knights(position, square, side) & occupied;
    let mut add = |at: Square, is_near: bool| {
        let direction = DIRECTION[square.array_index()][at.array_index()].into();
        if let Some(piece) = position.piece_at(at)
            && reaches(piece.to_parts().0, side, direction, is_near)
            && (is_near || (between(square, at) & occupied).is_empty())
        {
            attackers |= Bitboard::single(at);
        }
    };
    for at in ours & near {
        add(at, true);
    }
    for at in ours & far & sliders(position) {
        add(at, false);
    }
    attackers
}

/// The pieces that slide, of both sides.
fn sliders(position: &Position) -> Bitboard {
    position.piece_kind_bb(PieceKind::Lance)
        | position.piece_kind_bb(PieceKind::Bishop)
        | position.piece_kind_bb(PieceKind::Rook)
        | position.piece_kind_bb(PieceKind::ProBishop)
        | position.piece_kind_bb(PieceKind::ProRook)
}

/// The pieces of `side` that attack `square`, and those in a battery behind attackers of either
/// side; `occupied` is as for [`attackers`].
pub fn with_batteries(
    position: &Position,
    square: Square,
    side: Color,
    occupied: Bitboard,
) -> Attackers {
    let mut found =
        Attackers { direct: knights(position, square, side) & occupied, behind: Bitboard::EMPTY };
    for (direction, ray) in RAYS[square.array_index()].iter().enumerate() {
        let mut is_first = true;
        for (distance, at) in ray.iter().map_while(|at| *at).enumerate() {
            if !occupied.contains(at) {
                continue;
            }
            let Some(piece) = position.piece_at(at) else {
                break;
            };
            if !reaches(piece.piece_kind(), piece.color(), direction, distance == 0) {
                break;
            }
            if piece.color() == side {
                let line = if is_first { &mut found.direct } else { &mut found.behind };
                *line |= Bitboard::single(at);
            }
            if piece.piece_kind() == PieceKind::King {
                break;
            }
            is_first = false;
        }
    }
    found
}

/// Whether the king of `side` is attacked; `false` without a king.
///
/// In a position from a game only the side to move can be in check.
pub fn in_check(position: &Position, side: Color) -> bool {
    position
        .king_square(side)
        .is_some_and(|king| !attackers(position, king, side.flip(), position.occupied()).is_empty())
}

/// Whether `mv`, a legal move, gives check, directly or by discovery.
pub fn gives_check(position: &Position, mv: Move) -> bool {
    let side = position.side_to_move();
    let Some(king) = position.king_square(side.flip()) else {
        return false;
    };
    let to = mv.to();
    let from = mv.from();
    let around = &DIRECTION[king.array_index()];
    let left = from.map_or(Bitboard::EMPTY, Bitboard::single);
    let occupied = (position.occupied() & !left) | Bitboard::single(to);
    let direction = usize::from(around[to.array_index()]);
    let is_direct = match placed(position, mv) {
        Some(PieceKind::Knight) => {
            let origins = &KNIGHTS[side.array_index()][king.array_index()];
            origins.contains(&Some(to))
        }
        Some(placed) if direction < 8 => {
            let is_near = AROUND[king.array_index()].0.contains(to);
            reaches(placed, side, direction, is_near)
                && (is_near || (between(king, to) & occupied).is_empty())
        }
        _ => false,
    };
    is_direct || from.is_some_and(|from| uncovers(position, (king, side), (from, to), occupied))
}

/// Whether a piece that leaves `from` for `to` opens a line of `side` to the king.
fn uncovers(
    position: &Position,
    (king, side): (Square, Color),
    (from, to): (Square, Square),
    occupied: Bitboard,
) -> bool {
    let around = &DIRECTION[king.array_index()];
    let direction = usize::from(around[from.array_index()]);
    if direction >= 8 || usize::from(around[to.array_index()]) == direction {
        return false;
    }
    let mut ray = RAYS[king.array_index()][direction].iter().map_while(|at| *at);
    let first = ray.find(|&at| occupied.contains(at));
    let piece = first.and_then(|at| position.piece_at(at));
    piece.is_some_and(|piece| {
        let (opened, own) = piece.to_parts();
        own == side && reaches(opened, side, direction, false)
    })
}

/// The squares that `piece` attacks from `square` on a board with only the `occupied` squares
/// occupied: lines end at the first of them, which is attacked whichever side it belongs to.
pub fn attacked_from(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    let (kind, side) = piece.to_parts();
    let mut found = Bitboard::EMPTY;
    if kind == PieceKind::Knight {
        // Black's knight jumps to the squares from which White's would attack this one.
        let jumps = KNIGHTS[side.flip().array_index()][square.array_index()];
        for target in jumps.into_iter().flatten() {
            found |= Bitboard::single(target);
        }
        return found;
    }
    let (steps, slides) = ways(kind, side);
    for (direction, ray) in RAYS[square.array_index()].iter().enumerate() {
        let reach = match (slides >> direction & 1, steps >> direction & 1) {
            (1, _) => ray.len(),
            (_, step) => usize::from(step),
        };
        for target in ray.iter().take(reach).map_while(|at| *at) {
            found |= Bitboard::single(target);
            if occupied.contains(target) {
                break;
            }
        }
    }
    found
}

/// The squares strictly between two squares on one line; empty if they are not on one line.
pub fn between(from: Square, to: Square) -> Bitboard {
    let direction = usize::from(DIRECTION[from.array_index()][to.array_index()]);
    let ray = RAYS[from.array_index()].get(direction).into_iter().flatten();
    ray.map_while(|at| at.filter(|at| *at != to))
        .fold(Bitboard::EMPTY, |passed, at| passed | Bitboard::single(at))
}

/// The knights of `side` that attack `square`.
fn knights(position: &Position, square: Square, side: Color) -> Bitboard {
    let ours = position.piece_kind_bb(PieceKind::Knight) & position.player_bb(side);
    let mut found = Bitboard::EMPTY;
    if !ours.is_empty() {
        for at in KNIGHTS[side.array_index()][square.array_index()].into_iter().flatten() {
            found |= Bitboard::single(at);
        }
    }
    found & ours
}

/// Steps in files and ranks, clockwise from north (towards rank 1) with file 1 in the east:
/// rotating the board by half a turn adds four to a direction.
const DIRECTIONS: [(i8, i8); 8] =
    [(0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1)];

/// Sets of directions, one bit each, from Black's point of view.
const ORTHOGONAL: u8 = 0b0101_0101;
const DIAGONAL: u8 = 0b1010_1010;
const FORWARD: u8 = 0b0000_0001;
const SILVER: u8 = FORWARD | DIAGONAL;
const GOLD: u8 = ORTHOGONAL | 0b1000_0010;

/// Whether a piece of `side` that stands in `direction` from a square attacks that square, either
/// from next to it (`near`) or along an empty line.
pub(super) fn reaches(kind: PieceKind, side: Color, direction: usize, near: bool) -> bool {
    let (steps, slides) = ways(kind, side);
    let moves = if near { steps | slides } else { slides };
    // Seen from the square, the piece stands opposite to its direction of movement.
    moves.rotate_left(4) >> direction & 1 == 1
}

/// The directions in which a piece steps to the next square, and those in which it slides; a knight
/// has neither.
pub(super) const fn ways(kind: PieceKind, side: Color) -> (u8, u8) {
    let (steps, slides) = match kind {
        PieceKind::Pawn => (FORWARD, 0),
        PieceKind::Lance => (0, FORWARD),
        PieceKind::Knight => (0, 0),
        PieceKind::Silver => (SILVER, 0),
        PieceKind::Gold
        | PieceKind::ProPawn
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => (GOLD, 0),
        PieceKind::Bishop => (0, DIAGONAL),
        PieceKind::Rook => (0, ORTHOGONAL),
        PieceKind::King => (ORTHOGONAL | DIAGONAL, 0),
        PieceKind::ProBishop => (ORTHOGONAL, DIAGONAL),
        PieceKind::ProRook => (DIAGONAL, ORTHOGONAL),
    };
    match side {
        Color::Black => (steps, slides),
        Color::White => (steps.rotate_left(4), slides.rotate_left(4)),
    }
}

/// The squares from each square outwards in each direction, to the edge of the board.
pub(super) static RAYS: [[[Option<Square>; 8]; 8]; Square::NUM] = {
    let mut rays = [[[None; 8]; 8]; Square::NUM];
    let mut index = 0;
    while index < Square::NUM {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let (mut distance, mut steps) = (0, 1);
            while distance < 8 {
                rays[index][direction][distance] = shifted(index, files * steps, ranks * steps);
                distance += 1;
                steps += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    rays
};

/// The direction in which one square lies from another on a common line; 8 if there is no such line.
static DIRECTION: [[u8; Square::NUM]; Square::NUM] = {
    let mut directions = [[8; Square::NUM]; Square::NUM];
    let mut index = 0;
    while index < Square::NUM {
        let mut direction = 0;
        while direction < 8 {
            let mut distance = 0;
            while distance < 8
                && let Some(at) = RAYS[index][direction as usize][distance]
            {
                directions[index][at.array_index()] = direction;
                distance += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    directions
};

/// The squares next to each square, and those farther away on its eight lines.
static AROUND: LazyLock<[(Bitboard, Bitboard); Square::NUM]> = LazyLock::new(|| {
    let mut around = [(Bitboard::EMPTY, Bitboard::EMPTY); Square::NUM];
    for (rays, (near, far)) in RAYS.iter().zip(&mut around) {
        for ray in rays {
            for (distance, at) in ray.iter().flatten().enumerate() {
                let part = if distance == 0 { &mut *near } else { &mut *far };
                *part |= Bitboard::single(*at);
            }
        }
    }
    around
});

/// The squares from which a knight of Black, and of White, attacks each square.
pub(super) static KNIGHTS: [[[Option<Square>; 2]; Square::NUM]; 2] = {
    let mut origins = [[[None; 2]; Square::NUM]; 2];
    let mut index = 0;
    while index < Square::NUM {
        origins[0][index] = [shifted(index, -1, 2), shifted(index, 1, 2)];
        origins[1][index] = [shifted(index, -1, -2), shifted(index, 1, -2)];
        index += 1;
    }
    origins
};

/// The square some files and ranks away, if it is on the board.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "files and ranks are 1 to 9, and a constant cannot use conversions that check"
)]
const fn shifted(index: usize, files: i8, ranks: i8) -> Option<Square> {
    let file = (index / 9) as i8 + 1 + files;
    let rank = (index % 9) as i8 + 1 + ranks;
    if file < 1 || rank < 1 {
        return None;
    }
    Square::new(file as u8, rank as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_pieces_guard_the_square_before_the_king_at_the_start() {
        let position = Position::startpos();
        let square = Square::new(5, 8).unwrap();
        let found = attackers(&position, square, Color::Black, position.occupied());
        assert_eq!(found.count(), 4); // Two golds, the king, and the rook along the rank.
        let none = attackers(&position, square, Color::White, position.occupied());
        assert!(none.is_empty());
        assert!(!in_check(&position, Color::Black));
        assert!(!in_check(&position, Color::White));
    }

    #[test]
    fn the_lance_forms_a_battery_behind_the_edge_pawn() {
        let position = Position::startpos();
        let square = Square::new(1, 6).unwrap();
        let found = with_batteries(&position, square, Color::Black, position.occupied());
        assert_eq!(found.direct, Bitboard::single(Square::new(1, 7).unwrap()));
        assert_eq!(found.behind, Bitboard::single(Square::new(1, 9).unwrap()));
        // Without the pawn, the lance attacks directly.
        let lifted = position.occupied() & !found.direct;
        let found = attackers(&position, square, Color::Black, lifted);
        assert_eq!(found, Bitboard::single(Square::new(1, 9).unwrap()));
    }
}
