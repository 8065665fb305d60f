//! Packs a shogi move into a number. This layer holds the implementation because it defines the
//! trait, and because a shogi move is a plain value of a library, independent of the rules of
//! shogi.

use shogi_core::{Color, Move, Piece, PieceKind, Square};

use super::{MoveCode, Packed};

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
                    if origin & 0x80 == 0 { Color::Black } else { Color::White },
                ),
                to,
            })
        }
    }
}
