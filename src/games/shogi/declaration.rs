//! Winning by declaration with 27 points (入玉宣言勝ち, 27点法).

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::attackers::in_check;
use super::pieces::HAND_ORDER;

/// The other pieces needed in the enemy camp.
const PIECES: u32 = 10;

/// What the side to move has for a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Whether its king is in the enemy camp: the three ranks farthest from its own side.
    pub king_inside: bool,
    /// Its other pieces there.
    pub pieces: u32,
    /// The points of these and of its hand: 5 for a rook or bishop, promoted or not, 1 for any
    /// other.
    pub points: u32,
    /// The points needed: 28 for Black, 27 for White.
    pub needed: u32,
    pub in_check: bool,
}

impl Declaration {
    pub fn of(position: &Position) -> Self {
        let side = position.side_to_move();
        let is_inside = |square: Square| square.relative_rank(side) <= 3;
        let king_inside = position.king_square(side).is_some_and(is_inside);
        let (mut pieces, mut points) = (0, 0);
        for square in position.occupied().filter(|&square| is_inside(square)) {
            let Some(piece) = position.piece_at(square) else {
                continue;
            };
            if piece.color() == side && piece.piece_kind() != PieceKind::King {
                pieces += 1;
                points += worth(piece.piece_kind());
            }
        }
        let hand = position.hand(side);
        for kind in HAND_ORDER {
            points += hand.count(kind).map_or(0, u32::from) * worth(kind);
        }
        let needed = if side == Color::Black { 28 } else { 27 };
        Self { king_inside, pieces, points, needed, in_check: in_check(position, side) }
    }

    /// Whether the side to move wins by declaring.
    pub const fn wins(&self) -> bool {
        self.king_inside && self.pieces >= PIECES && self.points >= self.needed && !self.in_check
    }
}

const fn worth(kind: PieceKind) -> u32 {
    match kind {
        PieceKind::Rook | PieceKind::ProRook | PieceKind::Bishop | PieceKind::ProBishop => 5,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sfen::parse_sfen;
    use super::*;

    fn declaration(sfen: &str) -> Declaration {
        Declaration::of(&parse_sfen(sfen).expect("a position"))
    }

    /// Ten pieces around the king: 6 and 5 points for two big ones.
    const CAMP: &str = "1GSNKNSG1/2PPPPP2/9/9/9/9/9/9/4k4";

    #[test]
    fn black_needs_28_points_and_white_27() {
        for (hand, points, wins) in [
            ("RB", 21, false),
            ("2RB6P", 32, true),
            ("2R6P", 27, false),
            ("2R7P", 28, true),
            ("2R7Pb", 28, true), // The other side's hand does not count.
        ] {
            let found = declaration(&format!("{CAMP} b {hand} 1"));
            assert_eq!((found.pieces, found.points), (11, points), "{hand}");
            assert_eq!(found.wins(), wins, "{hand}");
        }
        let camp = "4K4/9/9/9/9/9/9/2ppppp2/1gsnknsg1";
        assert!(!declaration(&format!("{camp} w 2r5p 1")).wins());
        assert!(declaration(&format!("{camp} w 2r6p 1")).wins());
        assert!(!declaration(&format!("{camp} b 2r9p 1")).wins(), "it is the other side's turn");
    }

    #[test]
    fn big_pieces_count_five_promoted_or_not_and_only_in_the_camp() {
        let inside = declaration("+R+BK6/BR7/9/9/9/9/9/9/4k4 b - 1");
        assert_eq!((inside.pieces, inside.points), (4, 20));
        let outside = declaration("2K6/9/9/+R+BR6/9/9/9/9/4k4 b B 1");
        assert_eq!((outside.pieces, outside.points, outside.king_inside), (0, 5, true));
    }

    #[test]
    fn the_king_inside_ten_pieces_and_no_check_are_needed() {
        let hand = "2R2B8P";
        for (sfen, wins) in [
            ("1GSNKNSG1/2PPPP3/9/9/9/9/9/9/4k4", true), // Ten.
            ("1GSNKNSG1/2PPP4/9/9/9/9/9/9/4k4", false), // Nine.
            ("1GSN1NSG1/2PPPPP2/9/4K4/9/9/9/9/4k4", false),
            ("1GSNKNSG1/2PPPPP2/4G4/9/9/9/9/9/4k4", true),
            ("1GS1KNSG1/2PPPPP2/4G4/9/9/9/9/9/r3k4", true),
            ("1GSNKNSG1/2PP1PP2/4l4/9/9/9/9/9/4k4", true), // A lance of White attacks downwards.
            ("2SNKNSG1/2PPPPP2/4G4/9/9/9/9/9/4k4", true),
            ("r2NKNSG1/2PPPPP2/4G1G2/9/9/9/9/9/4k4", true),
            ("r3KNSG1/2PPPPP2/3NG1G2/9/9/9/9/9/4k4", false), // In check.
        ] {
            let hand = if sfen.contains('r') { "R2B8P" } else { hand };
            let found = declaration(&format!("{sfen} b {hand} 1"));
            assert_eq!(found.wins(), wins, "{sfen}: {found:?}");
        }
        let no_king = declaration("1GSN1NSG1/2PPPPP2/9/9/9/9/9/9/4k4 b 2R2B8P 1");
        assert!(!no_king.wins());
    }
}
