//! Moves in KIF and KI2.

use shogi_core::{Color, Hand, Move, Piece, PieceKind, Square};
use shunsai::Position;

use super::scan::Scan;
use crate::record::fault::{Fault, found};
use games::shogi::attackers::attackers;
use games::shogi::legality::is_legal;
use games::shogi::notation::{kanji, square_name_ja};
use language::{Texts, Words};

/// The common beginning of a move: destination and piece.
#[derive(Clone, Copy)]
struct Head {
    to: Square,
    kind: PieceKind,
}

fn head(scan: &mut Scan, before: Option<Square>) -> Result<Head, Fault> {
    let start = *scan;
    let to = if scan.eat(&['同']).is_some() {
        scan.skip_space();
        let nothing = || (start.column(), Words::of(Texts::records_same_without_move));
        before.ok_or_else(nothing)?
    } else if let Some(to) = scan.square() {
        // 同 may also follow the square.
        scan.skip_space();
        if scan.eat(&['同']).is_some() {
            scan.skip_space();
        }
        to
    } else {
        return Err(scan.expected(Texts::records_expected_square_or_same));
    };
    let kind = scan.piece().ok_or_else(|| scan.expected(Texts::records_expected_piece))?;
    scan.skip_space();
    Ok(Head { to, kind })
}

/// Consumes 成 or 不成, if it comes next; `false` without either.
fn promotion(scan: &mut Scan) -> bool {
    if scan.eat_text("不成") || scan.eat(&['生']).is_some() {
        return false;
    }
    scan.eat(&['成']).is_some()
}

const RELATIVE: [char; 9] = ['左', '右', '上', '引', '寄', '直', '行', '入', '下'];

/// Reads a move of KIF, which gives the origin: `７六歩(77)`, `５五角打`.
pub(super) fn kif(
    scan: &mut Scan,
    position: &Position,
    before: Option<Square>,
) -> Result<Move, Fault> {
    let start = *scan;
    let head = head(scan, before)?;
    // Some programs add the relative marks of KI2.
    while scan.eat(&RELATIVE).is_some() {}
    let promote = promotion(scan);
    scan.skip_space();
    let side = position.side_to_move();
    let is_drop = scan.eat(&['打']).is_some();
    if from_hand(scan) || is_drop {
        let dropped = drop(head, side, promote);
        return dropped.ok_or_else(|| start.expected(Texts::records_expected_droppable));
    }
    let from = scan.eat(&['(', '（']).and_then(|_| scan.square());
    let from = from.ok_or_else(|| scan.expected(Texts::records_expected_from_or_drop))?;
    if scan.eat(&[')', '）']).is_none() {
        return Err(scan.expected(Texts::records_expected_closing));
    }
    // If another piece stands there, the file contradicts itself.
    if let Some(piece) = position.piece_at(from)
        && piece.piece_kind() != head.kind
    {
        let (there, named) = (kanji(piece.piece_kind()), kanji(head.kind));
        let from = square_name_ja(from);
        let what = Words::of(|texts| texts.records_other_piece(from, named, there));
        return Err((start.column(), what));
    }
    Ok(Move::Normal { from, to: head.to, promote })
}

/// Consumes (00), which some programs write as the origin of a drop.
fn from_hand(scan: &mut Scan) -> bool {
    let mut ahead = *scan;
    ahead.skip_space();
    let is_there = ahead.eat(&['(', '（']).is_some()
        && (0..2).all(|_| ahead.eat(&['0', '０']).is_some())
        && ahead.eat(&[')', '）']).is_some();
    if is_there {
        *scan = ahead;
    }
    is_there
}

fn drop(head: Head, side: Color, promote: bool) -> Option<Move> {
    (Hand::is_hand_piece(head.kind) && !promote)
        .then(|| Move::Drop { piece: Piece::new(head.kind, side), to: head.to })
}

/// Reads a move of KI2, written as in books: `７六歩`, `同　銀右上成`, `５五角打`.
pub(super) fn ki2(
    scan: &mut Scan,
    position: &Position,
    before: Option<Square>,
) -> Result<Move, Fault> {
    let start = *scan;
    let head = head(scan, before)?;
    let mut said = Vec::new();
    while let Some(c) = scan.eat(&RELATIVE) {
        said.push(c);
    }
    let promote = promotion(scan);
    let is_drop = scan.eat(&['打']).is_some();
    let name = scan.line[start.at..scan.at].trim_end().to_owned();
    let piece = Piece::new(head.kind, position.side_to_move());
    let to = head.to;
    let dropped = drop(head, piece.color(), promote);
    if is_drop {
        let what = || found(&name, Texts::records_expected_droppable);
        return dropped.ok_or_else(|| (start.column(), what()));
    }
    let candidates = candidates(position, piece, to, &said);
    let moves = candidates.iter().map(|&from| Move::Normal { from, to, promote });
    let legal: Vec<_> = moves.clone().filter(|&mv| is_legal(position, mv)).collect();
    match (legal.as_slice(), dropped) {
        ([only], _) => Ok(*only),
        ([], Some(dropped)) if said.is_empty() && is_legal(position, dropped) => Ok(dropped),
        // The caller that plays the move reports the broken rule.
        ([], dropped) => {
            let dropped = dropped.filter(|_| said.is_empty());
            let what = || Words::of(|texts| texts.records_no_piece_moves_so(&name));
            moves.chain(dropped).next().ok_or_else(|| (start.column(), what()))
        }
        (several, _) => {
            let from: Vec<_> = several.iter().filter_map(|mv| mv.from()).collect();
            let from: Vec<_> = from.into_iter().map(square_name_ja).collect();
            let from = from.join("、");
            Err((start.column(), Words::of(|texts| texts.records_several_move_so(&from, &name))))
        }
    }
}

/// The origins from which a piece like `piece` could go to `to` in the way described by `said`.
///
/// As in the official rules, pinned pieces count for disambiguation.
fn candidates(position: &Position, piece: Piece, to: Square, said: &[char]) -> Vec<Square> {
    let side = piece.color();
    let rivals = attackers(position, to, side, position.occupied())
        & position.piece_kind_bb(piece.piece_kind());
    // Ranks and files from the side's point of view: rank 1 is the farthest, file 1 is on the
    // right.
    let way = |at: Square| {
        (i16::from(at.relative_rank(side)) - i16::from(to.relative_rank(side))).signum()
    };
    let flank = |at: Square| i16::from(at.relative_file(side)) - i16::from(to.relative_file(side));
    let is_big = matches!(
        piece.piece_kind(),
        PieceKind::Rook | PieceKind::Bishop | PieceKind::ProRook | PieceKind::ProBishop
    );
    let fits = |at: Square, c: char| match c {
        '上' | '行' | '入' => way(at) == 1,
        '寄' => way(at) == 0,
        '引' | '下' => way(at) == -1,
        '直' => flank(at) == 0 && way(at) == 1,
        // For rooks and bishops, right and left are relative to the other one of the pair, not to
        // the destination.
        '右' if is_big => { rivals }.any(|other| flank(other) > flank(at)),
        '左' if is_big => { rivals }.any(|other| flank(other) < flank(at)),
        '右' => flank(at) < 0,
        _ => flank(at) > 0,
    };
    { rivals }.filter(|&at| said.iter().all(|&c| fits(at, c))).collect()
}
