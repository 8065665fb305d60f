//! Names of moves, pieces and squares for people.
//!
//! Japanese follows the Shogi Association's rules for writing moves
//! (棋譜の表記方法, <https://www.shogi.or.jp/faq/kihuhyouki.html>): `▲７六歩`, `△同成銀`, `▲５五角打`,
//! `▲５三銀右引不成`. English is the Western notation of Hosking: `▲P-7f`, `△+Sx6d`, `▲N*5e`,
//! `▲B-2b+`, `▲Rx2c=`, and `▲G4i-5h` when another gold could go there.
//!
//! Whether a move needs to say more depends on the other pieces of the same kind that could move
//! to the square; as in the official rules, it does not matter whether they are pinned.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::attackers::attackers;
use super::captures::may_promote;
use super::legality::is_legal;
use crate::language::Language;

/// The name of `mv`, a legal move of `position_before`, with the mark of its side.
///
/// `previous_destination` is where the move before went: a capture there is `同` in Japanese.
#[must_use]
pub fn move_name(
    position_before: &Position,
    previous_destination: Option<Square>,
    mv: Move,
    language: Language,
) -> String {
    let mut name = String::with_capacity(32);
    name.push(side_mark(position_before.side_to_move()));
    match language {
        Language::Ja => write_japanese(position_before, previous_destination, mv, &mut name),
        Language::En => write_english(position_before, mv, &mut name),
    }
    name
}

fn write_japanese(position: &Position, previous: Option<Square>, mv: Move, name: &mut String) {
    let to = mv.to();
    if previous == Some(to) && !mv.is_drop() {
        name.push('同');
    } else {
        name.push_str(square_name_ja(to));
    }
    match mv {
        Move::Drop { piece, .. } => {
            name.push_str(kanji(piece.piece_kind()));
            if !rivals(position, piece, to).is_empty() {
                name.push('打');
            }
        }
        Move::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return;
            };
            name.push_str(kanji(piece.piece_kind()));
            name.push_str(relative(piece, from, to, rivals(position, piece, to)));
            if promote {
                name.push('成');
            } else if may_promote(piece, from, to) {
                name.push_str("不成");
            }
        }
    }
}

fn write_english(position: &Position, mv: Move, name: &mut String) {
    let to = mv.to();
    match mv {
        Move::Drop { piece, .. } => {
            name.push_str(letter(piece.piece_kind()));
            name.push('*');
            name.push_str(square_name(to));
        }
        Move::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return;
            };
            name.push_str(letter(piece.piece_kind()));
            if rivals(position, piece, to).count() > 1 {
                name.push_str(square_name(from));
            }
            name.push(if position.piece_at(to).is_some() {
                'x'
            } else {
                '-'
            });
            name.push_str(square_name(to));
            if promote {
                name.push('+');
            } else if may_promote(piece, from, to) {
                name.push('=');
            }
        }
    }
}

/// The pieces like `piece`, on the board, that could move to `to`.
fn rivals(position: &Position, piece: Piece, to: Square) -> Bitboard {
    attackers(position, to, piece.color(), position.occupied())
        & position.piece_kind_bb(piece.piece_kind())
}

/// What tells the piece from `from` apart from the others among `rivals`: the way it moves
/// (上 forward, 寄 sideways, 引 back) if that is enough, else the side it comes from (右, 左, and
/// 直 straight up for a piece that moves like a gold or silver), else both.
fn relative(piece: Piece, from: Square, to: Square, rivals: Bitboard) -> &'static str {
    if rivals.count() < 2 {
        return "";
    }
    let side = piece.color();
    // Ranks and files as the side sees them: rank 1 is the farthest, file 1 is on the right.
    let way = |at: Square| (at.relative_rank(side) as i8 - to.relative_rank(side) as i8).signum();
    let flank = |at: Square| at.relative_file(side) as i8 - to.relative_file(side) as i8;

    if rivals.filter(|&at| way(at) == way(from)).count() == 1 {
        return match way(from) {
            1 => "上",
            0 => "寄",
            _ => "引",
        };
    }
    let is_right = if moves_like_gold_or_silver(piece) {
        if flank(from) == 0 && way(from) == 1 {
            return "直";
        }
        flank(from) < 0
    } else {
        // Big pieces and knights come in pairs: right is right of the other one, even if both
        // come from the same side.
        { rivals }.any(|at| flank(at) > flank(from))
    };
    let is_only_of_its_file = rivals.filter(|&at| flank(at) == flank(from)).count() == 1;
    match (is_right, is_only_of_its_file, way(from)) {
        (true, true, _) => "右",
        (false, true, _) => "左",
        (true, false, 1) => "右上",
        (true, false, 0) => "右寄",
        (true, false, _) => "右引",
        (false, false, 1) => "左上",
        (false, false, 0) => "左寄",
        (false, false, _) => "左引",
    }
}

fn moves_like_gold_or_silver(piece: Piece) -> bool {
    matches!(
        piece.piece_kind(),
        PieceKind::Gold
            | PieceKind::Silver
            | PieceKind::ProPawn
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver
    )
}

/// The names of the moves of a line from `at`, as far as they are legal; `previous` is where the
/// move before them went.
#[must_use]
pub fn line_names(
    at: &Position,
    previous: Option<Square>,
    line: &[Move],
    language: Language,
) -> Vec<String> {
    let mut at = at.clone();
    let mut previous = previous;
    let mut names = Vec::with_capacity(line.len());
    for &mv in line {
        if !is_legal(&at, mv) {
            break;
        }
        names.push(move_name(&at, previous, mv, language));
        previous = Some(mv.to());
        at.do_move(mv);
    }
    names
}

/// The name of a kind of piece for people: 歩, `P`.
#[must_use]
pub const fn kind_name(kind: PieceKind, language: Language) -> &'static str {
    match language {
        Language::Ja => kanji(kind),
        Language::En => letter(kind),
    }
}

/// A square and what stands on it, for a screen reader: `７六 ▲歩`, `7f ▲P`, `５五 空き`.
#[must_use]
pub fn square_with_piece(square: Square, piece: Option<Piece>, language: Language) -> String {
    let name = language.pick(square_name_ja(square), square_name(square));
    match piece {
        None => format!("{name} {}", language.pick("空き", "empty")),
        Some(piece) => {
            let kind = language.pick(kanji(piece.piece_kind()), letter(piece.piece_kind()));
            format!("{name} {}{kind}", side_mark(piece.color()))
        }
    }
}

/// ▲ for Black, △ for White.
#[must_use]
pub const fn side_mark(side: Color) -> char {
    match side {
        Color::Black => '▲',
        Color::White => '△',
    }
}

/// The letter of a kind in SFEN and English: `P`, `+R`.
#[must_use]
pub const fn letter(kind: PieceKind) -> &'static str {
    const LETTERS: [&str; PieceKind::NUM] = [
        "P", "L", "N", "S", "G", "B", "R", "K", "+P", "+L", "+N", "+S", "+B", "+R",
    ];
    LETTERS[kind.array_index()]
}

/// The name of a kind in Japanese records: 歩, と, 竜; one or two characters.
#[must_use]
pub const fn kanji(kind: PieceKind) -> &'static str {
    const KANJI: [&str; PieceKind::NUM] = [
        "歩", "香", "桂", "銀", "金", "角", "飛", "玉", "と", "成香", "成桂", "成銀", "馬", "竜",
    ];
    KANJI[kind.array_index()]
}

/// The name of a square in USI and English: `7f`.
#[must_use]
pub const fn square_name(square: Square) -> &'static str {
    const NAMES: &str = "1a1b1c1d1e1f1g1h1i2a2b2c2d2e2f2g2h2i3a3b3c3d3e3f3g3h3i4a4b4c4d4e4f4g4h4i\
         5a5b5c5d5e5f5g5h5i6a6b6c6d6e6f6g6h6i7a7b7c7d7e7f7g7h7i8a8b8c8d8e8f8g8h8i\
         9a9b9c9d9e9f9g9h9i";
    let start = square.array_index() * 2;
    NAMES.split_at(start).1.split_at(2).0
}

/// The name of a square in Japanese: `７六`.
#[must_use]
pub const fn square_name_ja(square: Square) -> &'static str {
    const NAMES: &str = "１一１二１三１四１五１六１七１八１九２一２二２三２四２五２六２七２八２九\
         ３一３二３三３四３五３六３七３八３九４一４二４三４四４五４六４七４八４九\
         ５一５二５三５四５五５六５七５八５九６一６二６三６四６五６六６七６八６九\
         ７一７二７三７四７五７六７七７八７九８一８二８三８四８五８六８七８八８九\
         ９一９二９三９四９五９六９七９八９九";
    let start = square.array_index() * 6; // Three bytes a character.
    NAMES.split_at(start).1.split_at(6).0
}
