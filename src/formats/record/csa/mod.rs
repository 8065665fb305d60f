//! CSA, the format of computer matches (<http://www2.computer-shogi.org/protocol/record_v3.html>).
//!
//! It has no branches and no bookmarks. Only comments that begin with `'*` belong to moves.

mod position;
mod read;
mod write;

use shogi_core::PieceKind;

pub(super) use read::read;
pub(super) use write::write;

/// Piece kinds by their names in CSA, which JKF shares.
const NAMES: [(&str, PieceKind); 14] = [
    ("FU", PieceKind::Pawn),
    ("KY", PieceKind::Lance),
    ("KE", PieceKind::Knight),
    ("GI", PieceKind::Silver),
    ("KI", PieceKind::Gold),
    ("KA", PieceKind::Bishop),
    ("HI", PieceKind::Rook),
    ("OU", PieceKind::King),
    ("TO", PieceKind::ProPawn),
    ("NY", PieceKind::ProLance),
    ("NK", PieceKind::ProKnight),
    ("NG", PieceKind::ProSilver),
    ("UM", PieceKind::ProBishop),
    ("RY", PieceKind::ProRook),
];

pub(super) fn kind(name: &str) -> Option<PieceKind> {
    NAMES.iter().find(|(own, _)| *own == name).map(|(_, kind)| *kind)
}

pub(super) fn kind_name(kind: PieceKind) -> &'static str {
    NAMES.iter().find(|(_, own)| *own == kind).map_or("", |(name, _)| name)
}
