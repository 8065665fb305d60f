//! Packs a shogi move into a number, for the explicit tree.

use shogi_core::{Color, Move, Piece, PieceKind, Square};

use crate::tree::{MoveCode, Packed};

const DROP: u32 = 1 << 31;
const PROMOTE: u32 = 1 << 30;

impl Packed for Move {
    fn pack(self) -> MoveCode {
        MoveCode(match self {
            Self::Normal { from, to, promote } => {
                u32::from(from.index()) << 8
                    | u32::from(to.index())
                    | if promote { PROMOTE } else { 0 }
            }
            Self::Drop { piece, to } => {
                let white = u32::from(piece.color() == Color::White) << 7;
                let kind = u32::from(piece.piece_kind() as u8);
                DROP | (kind | white) << 8 | u32::from(to.index())
            }
        })
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        let to = Square::from_u8((code.0 & 0xff) as u8)?;
        let origin = (code.0 >> 8 & 0xff) as u8;
        if code.0 & DROP == 0 {
            Some(Self::Normal {
                from: Square::from_u8(origin)?,
                to,
                promote: code.0 & PROMOTE != 0,
            })
        } else {
            Some(Self::Drop {
                piece: Piece::new(
                    PieceKind::from_u8(origin & 0x7f)?,
                    if origin & 0x80 == 0 {
                        Color::Black
                    } else {
                        Color::White
                    },
                ),
                to,
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::shogi::{Shogi, values::YSS};

    #[test]
    fn every_move_comes_back() {
        let sfen = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
        let position = crate::formats::sfen::parse_sfen(sfen).unwrap();
        let mut moves = Vec::new();
        Shogi { values: YSS }.moves(&position, &mut moves);
        assert_eq!(moves.len(), 593);
        for mv in moves {
            assert_eq!(Move::unpack(mv.pack()), Some(mv));
        }
        assert_eq!(Move::unpack(MoveCode(0)), None);
    }
}
