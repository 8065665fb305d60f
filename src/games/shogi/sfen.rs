//! SFEN: positions as text.
//!
//! `lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1` is the start position: the
//! ranks from a to i, each from file 9 to file 1; the side to move; the pieces in hand; the number
//! of the next move. Partial positions are accepted: kings and any other pieces may be missing.
//!
//! The parser accepts the variants that people paste (`sfen …`, `position sfen …`, `startpos`, no
//! move number, spaces around) and refuses everything else with the column of the error.
//!
//! ```
//! use formats::sfen::{STARTPOS, parse_sfen, to_sfen};
//!
//! let start = parse_sfen("position startpos")?;
//! assert_eq!(to_sfen(&start), STARTPOS);
//! let fragment = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G")?; // One king is enough, or none.
//! assert_eq!(to_sfen(&fragment), "4k4/9/4P4/9/9/9/9/9/9 b G 1");
//! assert_eq!(parse_sfen("4k4/9/x").unwrap_err().column, 7);
//! # Ok::<(), formats::sfen::SfenError>(())
//! ```

use language::says_errors;

use shogi_core::{Color, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::HAND_ORDER;
use super::notation::letter;
use super::setup::{self, SetupError};
use language::{Language, Say, Texts, Words};

pub const STARTPOS: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// Why a text is not a valid SFEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SfenError {
    /// In characters, from 1; one past the end if something is missing.
    pub column: usize,
    pub problem: Words,
}

/// What is wrong at a column.
fn wrong(column: usize, problem: impl Fn(&Texts) -> String) -> SfenError {
    SfenError { column, problem: Words::of(problem) }
}

/// Parses the position in `text`; the move number is 1 if it is absent or 0.
///
/// # Errors
/// The first syntax error from left to right; if there is none, the first rule that the pieces
/// break.
pub fn parse_sfen(text: &str) -> Result<Position, SfenError> {
    let end = text.trim_end().chars().count() + 1;
    let missing = |what| wrong(end, |texts| texts.sfen_ends(what));
    let mut words = words(text).peekable();
    words.next_if(|&(_, word)| word == "position");
    if words.next_if(|&(_, word)| word == "startpos").is_some() {
        nothing_more(words.next())?;
        return Ok(Position::startpos());
    }
    words.next_if(|&(_, word)| word == "sfen");

    let mut setup = PartialPosition::empty();
    let (board_column, board) = words.next().ok_or_else(|| missing("board"))?;
    let columns = read_board(board, board_column, &mut setup)?;
    let (column, side) = words.next().ok_or_else(|| missing("side"))?;
    setup.side_to_move_set(match side {
        "b" => Color::Black,
        "w" => Color::White,
        _ => return Err(wrong(column, |texts| texts.sfen_side(shortened(side)))),
    });
    let (hand_column, hands) = words.next().ok_or_else(|| missing("hands"))?;
    read_hands(hands, hand_column, &mut setup)?;
    if let Some((column, number)) = words.next() {
        let refused = |_| wrong(column, |texts| texts.sfen_move_number(shortened(number)));
        let ply = number.parse::<u16>().map_err(refused)?;
        let _ = setup.ply_set(ply.max(1));
    }
    nothing_more(words.next())?;

    setup::position(setup).map_err(|error| {
        let column = match error {
            SetupError::TooMany { .. } => board_column,
            SetupError::TwoKings { second, .. } | SetupError::Nifu { second, .. } => {
                columns[second.array_index()]
            }
            SetupError::NeverMoves { square, .. }
            | SetupError::OpponentInCheck { king: square, .. } => columns[square.array_index()],
        };
        SfenError { column, problem: error.words() }
    })
}

/// The words of `text`, each with its column.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    text.split(char::is_whitespace).filter_map(move |word| {
        let start = column;
        column += word.chars().count() + 1;
        (!word.is_empty()).then_some((start, word))
    })
}

fn nothing_more(word: Option<(usize, &str)>) -> Result<(), SfenError> {
    match word {
        None => Ok(()),
        Some((column, word)) => Err(wrong(column, |texts| texts.sfen_leftover(shortened(word)))),
    }
}

/// Shortens a word for an error message.
pub fn shortened(word: &str) -> String {
    const ENOUGH: usize = 20;
    let mut short: String = word.chars().take(ENOUGH).collect();
    if word.chars().count() > ENOUGH {
        short.push('…');
    }
    short
}

/// Puts the pieces on the board; returns the column of the text that set each square.
fn read_board(
    board: &str,
    start: usize,
    setup: &mut PartialPosition,
) -> Result<[usize; Square::NUM], SfenError> {
    let mut columns = [start; Square::NUM];
    let ranks = board.split('/').count();
    let mut column = start;
    for (text, rank) in board.split('/').zip(1..=9) {
        let mut files = 0; // Files of this rank read so far, starting at file 9.
        let mut chars = text.chars();
        let rank_start = column;
        while let Some(found) = chars.next() {
            let piece_column = column;
            column += 1;
            if let Some(empty @ 1..=9) = found.to_digit(10) {
                files += empty as usize;
                continue;
            }
            let refused = |problem: &dyn Fn(&Texts) -> String| wrong(piece_column, problem);
            let piece = if found == '+' {
                column += 1;
                let found = chars.next();
                let promoted = found.and_then(piece_of).and_then(Piece::promote);
                promoted.ok_or_else(|| {
                    refused(&|texts| match found {
                        Some(found) => texts.sfen_promotion(found.to_string()),
                        None => texts.sfen_promotion_of_nothing(),
                    })
                })?
            } else {
                piece_of(found).ok_or_else(|| {
                    refused(&|texts| texts.sfen_board_character(found.to_string()))
                })?
            };
            files += 1;
            if let Ok(files @ 1..=9) = u8::try_from(files)
                && let Some(square) = Square::new(10 - files, rank)
            {
                setup.piece_set(square, Some(piece));
                columns[square.array_index()] = piece_column;
            }
        }
        if files != 9 {
            let rank = char::from(b'a' + rank - 1);
            return Err(wrong(rank_start, |texts| texts.sfen_files(files, rank.to_string())));
        }
        column += 1; // The '/'.
    }
    if ranks == 9 { Ok(columns) } else { Err(wrong(start, |texts| texts.sfen_ranks(ranks))) }
}

/// The unpromoted piece of an SFEN letter.
pub(super) fn piece_of(letter: char) -> Option<Piece> {
    let kind = match letter.to_ascii_uppercase() {
        'P' => PieceKind::Pawn,
        'L' => PieceKind::Lance,
        'N' => PieceKind::Knight,
        'S' => PieceKind::Silver,
        'G' => PieceKind::Gold,
        'B' => PieceKind::Bishop,
        'R' => PieceKind::Rook,
        'K' => PieceKind::King,
        _ => return None,
    };
    let side = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
    Some(Piece::new(kind, side))
}

fn read_hands(text: &str, start: usize, setup: &mut PartialPosition) -> Result<(), SfenError> {
    if text == "-" {
        return Ok(());
    }
    let mut number = String::new();
    for (column, found) in (start..).zip(text.chars()) {
        if found.is_ascii_digit() {
            number.push(found);
            continue;
        }
        let bad_letter = || wrong(column, |texts| texts.sfen_hand_character(found.to_string()));
        let piece = piece_of(found).ok_or_else(bad_letter)?;
        let count = match number.as_str() {
            "" => Some(1),
            digits => digits.parse().ok().filter(|count| (1..=18).contains(count)),
        };
        let Some(count) = count else {
            let at = column - number.len();
            return Err(wrong(at, |texts| texts.sfen_hand_count(shortened(&number))));
        };
        number.clear();
        let hand = setup.hand_of_a_player_mut(piece.color());
        for _ in 0..count {
            *hand = hand.added(piece.piece_kind()).ok_or_else(bad_letter)?;
            // Repeated counts are summed; an overflowing hand must not hide that the sum is too
            // large.
            if hand.count(piece.piece_kind()) > Some(18) {
                let found = hand.count(piece.piece_kind()).unwrap_or(0).to_string();
                return Err(wrong(column, |texts| texts.sfen_hand_count(&found)));
            }
        }
    }
    if number.is_empty() {
        Ok(())
    } else {
        let end = start + text.chars().count();
        Err(wrong(end, Texts::sfen_hand_ends))
    }
}

/// Writes `position` as SFEN, with its move number.
pub fn to_sfen(position: &Position) -> String {
    let mut text = String::with_capacity(STARTPOS.len() + 16);
    for rank in 1..=9 {
        if rank > 1 {
            text.push('/');
        }
        let mut empty = 0;
        for file in (1..=9).rev() {
            let piece = Square::new(file, rank).and_then(|square| position.piece_at(square));
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            push_number(&mut text, empty, 1);
            empty = 0;
            push_piece(&mut text, piece);
        }
        push_number(&mut text, empty, 1);
    }
    text.push_str(match position.side_to_move() {
        Color::Black => " b ",
        Color::White => " w ",
    });
    let before_hands = text.len();
    for side in [Color::Black, Color::White] {
        for kind in HAND_ORDER {
            let count = position.hand(side).count(kind).unwrap_or(0);
            if count > 0 {
                push_number(&mut text, count, 2);
                push_piece(&mut text, Piece::new(kind, side));
            }
        }
    }
    if text.len() == before_hands {
        text.push('-');
    }
    text.push(' ');
    text.push_str(&position.ply().to_string());
    text
}

/// Appends `number` unless it is less than `least`.
fn push_number(text: &mut String, number: u8, least: u8) {
    if number >= least {
        text.push_str(&number.to_string());
    }
}

fn push_piece(text: &mut String, piece: Piece) {
    let letter = letter(piece.piece_kind());
    match piece.color() {
        Color::Black => text.push_str(letter),
        Color::White => text.extend(letter.chars().map(|c| c.to_ascii_lowercase())),
    }
}

impl Say for SfenError {
    fn say(&self, language: Language) -> String {
        language.texts().sfen_at(self.column, self.problem.get(language))
    }
}

says_errors!(SfenError);
