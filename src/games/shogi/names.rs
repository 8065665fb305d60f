//! Names of pieces and squares.

use shogi_core::{Color, Piece, PieceKind, Square};

use crate::board::PieceSigns;
use language::{Language, Tongue};

/// The name of a kind of piece: 歩, `P`.
pub const fn kind_name(kind: PieceKind, language: Language) -> &'static str {
    match language.tongue() {
        Tongue::Ja => kanji(kind),
        Tongue::En => letter(kind),
    }
}

/// The name of a square: ７六, `7f`.
pub const fn square_name_in(square: Square, language: Language) -> &'static str {
    language.pick(square_name_ja(square), square_name(square))
}

/// The name of a side in sentences: 先手 or 後手, Black or White.
pub fn side_name(side: Color, language: Language) -> String {
    match side {
        Color::Black => language.texts().shogi_black(),
        Color::White => language.texts().shogi_white(),
    }
}

/// A square and its piece, for a screen reader: `７六 ▲歩`, `7f ▲P`, `５五 空き`; the piece uses the
/// chosen signs.
pub fn square_with_piece(
    square: Square,
    piece: Option<Piece>,
    language: Language,
    signs: PieceSigns,
) -> String {
    let name = square_name_in(square, language);
    match piece {
        None => language.texts().shogi_empty_square(name),
        Some(piece) => {
            let kind = kind_name(piece.piece_kind(), signs.names());
            format!("{name} {}{kind}", side_mark(piece.color()))
        }
    }
}

/// ▲ for Black, △ for White.
pub const fn side_mark(side: Color) -> char {
    match side {
        Color::Black => '▲',
        Color::White => '△',
    }
}

/// The letter of a kind in SFEN and English: `P`, `+R`.
pub const fn letter(kind: PieceKind) -> &'static str {
    const LETTERS: [&str; PieceKind::NUM] =
        ["P", "L", "N", "S", "G", "B", "R", "K", "+P", "+L", "+N", "+S", "+B", "+R"];
    LETTERS[kind.array_index()]
}

/// The name of a kind in Japanese records: 歩, と, 竜; one or two characters.
pub const fn kanji(kind: PieceKind) -> &'static str {
    const KANJI: [&str; PieceKind::NUM] =
        ["歩", "香", "桂", "銀", "金", "角", "飛", "玉", "と", "成香", "成桂", "成銀", "馬", "竜"];
    KANJI[kind.array_index()]
}

/// The name of a square in USI and English: `7f`.
pub const fn square_name(square: Square) -> &'static str {
    const NAMES: &str = "1a1b1c1d1e1f1g1h1i2a2b2c2d2e2f2g2h2i3a3b3c3d3e3f3g3h3i4a4b4c4d4e4f4g4h4i\
         5a5b5c5d5e5f5g5h5i6a6b6c6d6e6f6g6h6i7a7b7c7d7e7f7g7h7i8a8b8c8d8e8f8g8h8i\
         9a9b9c9d9e9f9g9h9i";
    let start = square.array_index() * 2;
    NAMES.split_at(start).1.split_at(2).0
}

/// The name of a square in Japanese: `７六`.
pub const fn square_name_ja(square: Square) -> &'static str {
    const NAMES: &str = "１一１二１三１四１五１六１七１八１九２一２二２三２四２五２六２七２八２九\
         ３一３二３三３四３五３六３七３八３九４一４二４三４四４五４六４七４八４九\
         ５一５二５三５四５五５六５七５八５九６一６二６三６四６五６六６七６八６九\
         ７一７二７三７四７五７六７七７八７九８一８二８三８四８五８六８七８八８九\
         ９一９二９三９四９五９六９七９八９九";
    let start = square.array_index() * 6; // Three bytes per character.
    NAMES.split_at(start).1.split_at(6).0
}
