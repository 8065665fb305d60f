//! The start position of a CSA game: `PI`, `P1`…`P9`, `P+`, `P-`.

use shogi_core::{Color, Hand, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::{kind, kind_name};
use crate::record::fault::{Fault, found};
use crate::record::handicap::Handicap;
use games::shogi::HAND_ORDER;
use games::shogi::setup::setup;
use language::Texts;

/// Reads a statement that places pieces.
pub(super) fn read(text: &str, pieces: &mut PartialPosition) -> Result<(), Fault> {
    match text.as_bytes() {
        [_, b'I', ..] => {
            *pieces = setup(&Position::startpos());
            remove(text, pieces)
        }
        [_, rank @ b'1'..=b'9', ..] => row(text, rank - b'0', pieces),
        [_, b'+', ..] => side(text, Color::Black, pieces),
        [_, b'-', ..] => side(text, Color::White, pieces),
        _ => Err((0, found(text, Texts::records_expected_csa_position))),
    }
}

/// Splits a statement into groups of four characters, each a square and a kind.
fn pairs(text: &str) -> impl Iterator<Item = Result<(usize, u8, u8, &str), Fault>> {
    let mut at = 2;
    std::iter::from_fn(move || {
        let rest = text.get(at..).unwrap_or("");
        if rest.trim().is_empty() {
            return None;
        }
        let start = at;
        at += 4;
        let digit =
            |at: usize| rest.as_bytes().get(at).filter(|c| c.is_ascii_digit()).map(|c| c - b'0');
        let read = digit(0).zip(digit(1)).zip(rest.get(2..4));
        Some(read.map(|((file, rank), name)| (start, file, rank, name)).ok_or_else(|| {
            at = text.len();
            (start, found(rest, Texts::records_expected_csa_pair))
        }))
    })
}

/// `PI82HI22KA`: the start position without these pieces.
fn remove(text: &str, pieces: &mut PartialPosition) -> Result<(), Fault> {
    for pair in pairs(text) {
        let (at, file, rank, name) = pair?;
        let square = Square::new(file, rank);
        let there = square.and_then(|square| pieces.piece_at(square));
        match (square, there) {
            (Some(square), Some(piece)) if kind(name) == Some(piece.piece_kind()) => {
                pieces.piece_set(square, None);
            }
            _ => {
                let what = found(&text[at..], Texts::records_expected_piece_of_start);
                return Err((at, what));
            }
        }
    }
    Ok(())
}

/// `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY`: a rank.
fn row(text: &str, rank: u8, pieces: &mut PartialPosition) -> Result<(), Fault> {
    let mut at = 2;
    for file in (1..=9).rev() {
        // Blanks are often lost in transit: a `*` is an empty square, however many surround it.
        let rest = text.get(at..).unwrap_or("");
        at += rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        let side = match rest.chars().next() {
            Some('*') => {
                at += 1;
                if let Some(square) = Square::new(file, rank) {
                    pieces.piece_set(square, None);
                }
                continue;
            }
            Some('+') => Some(Color::Black),
            Some('-') => Some(Color::White),
            _ => None,
        };
        let piece = side.zip(rest.get(1..3).and_then(kind));
        let Some((side, kind)) = piece else {
            let what = found(rest, Texts::records_expected_csa_row);
            return Err((at.min(text.len()), what));
        };
        if let Some(square) = Square::new(file, rank) {
            pieces.piece_set(square, Some(Piece::new(kind, side)));
        }
        at += 3;
    }
    match text.get(at..).map(str::trim) {
        None | Some("") => Ok(()),
        Some(rest) => Err((at, found(rest, Texts::records_expected_nine_squares))),
    }
}

/// `P+00FU00KI`, `P-11OU`, `P+00AL`: pieces of one side.
fn side(text: &str, side: Color, pieces: &mut PartialPosition) -> Result<(), Fault> {
    for pair in pairs(text) {
        let (at, file, rank, name) = pair?;
        let fault = || Err((at, found(&text[at..], Texts::records_expected_csa_square_piece)));
        if (file, rank, name) == (0, 0, "AL") {
            take_the_rest(side, pieces);
            continue;
        }
        let Some(kind) = kind(name) else {
            return fault();
        };
        if (file, rank) == (0, 0) {
            let hand = pieces.hand_of_a_player(side);
            match hand
                .added(kind)
                .filter(|_| Hand::is_hand_piece(kind) && hand.count(kind) < Some(18))
            {
                Some(hand) => *pieces.hand_of_a_player_mut(side) = hand,
                None => return fault(),
            }
        } else {
            match Square::new(file, rank).filter(|&square| pieces.piece_at(square).is_none()) {
                Some(square) => pieces.piece_set(square, Some(Piece::new(kind, side))),
                None => return fault(),
            }
        }
    }
    Ok(())
}

/// Puts all pieces not yet placed into a hand.
fn take_the_rest(side: Color, pieces: &mut PartialPosition) {
    for (kind, all) in HAND_ORDER.into_iter().zip([2, 2, 4, 4, 4, 4, 18]) {
        let on_board = Square::all()
            .filter_map(|square| Some(pieces.piece_at(square)?.piece_kind()))
            .filter(|&there| there.unpromote().unwrap_or(there) == kind)
            .count();
        let in_hands: usize = [Color::Black, Color::White]
            .into_iter()
            .map(|side| usize::from(pieces.hand_of_a_player(side).count(kind).unwrap_or(0)))
            .sum();
        let hand = pieces.hand_of_a_player_mut(side);
        for _ in on_board + in_hands..all {
            *hand = hand.added(kind).unwrap_or(*hand);
        }
    }
}

pub(super) fn write(position: &Position, text: &mut String) {
    match Handicap::of(position).filter(|handicap| handicap.preset().is_some()) {
        Some(handicap) => {
            text.push_str("PI");
            for (square, kind) in handicap.missing() {
                text.push_str(&format!("{}{}{}", square.file(), square.rank(), kind_name(kind)));
            }
            text.push('\n');
        }
        None => {
            write_board(position, text);
        }
    }
    text.push_str(match position.side_to_move() {
        Color::Black => "+\n",
        Color::White => "-\n",
    });
}

fn write_board(position: &Position, text: &mut String) {
    for rank in 1..=9 {
        text.push_str(&format!("P{rank}"));
        for file in (1..=9).rev() {
            match Square::new(file, rank).and_then(|square| position.piece_at(square)) {
                None => text.push_str(" * "),
                Some(piece) => {
                    text.push(if piece.color() == Color::Black { '+' } else { '-' });
                    text.push_str(kind_name(piece.piece_kind()));
                }
            }
        }
        text.push('\n');
    }
    for (side, mark) in [(Color::Black, "P+"), (Color::White, "P-")] {
        let hand = position.hand(side);
        let held = |kind: PieceKind| usize::from(hand.count(kind).unwrap_or(0));
        if HAND_ORDER.into_iter().any(|kind| held(kind) > 0) {
            text.push_str(mark);
            for kind in HAND_ORDER {
                text.push_str(&format!("00{}", kind_name(kind)).repeat(held(kind)));
            }
            text.push('\n');
        }
    }
}
