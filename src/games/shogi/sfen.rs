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
use std::str::Chars;

use shogi_core::{Color, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::HAND_ORDER;
use super::notation::letter;
use super::setup::{self, SetupError};
use language::{Language, Say};

pub const STARTPOS: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// Why a text is not a valid SFEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SfenError {
    /// In characters, from 1; one past the end if something is missing.
    pub column: usize,
    pub problem: SfenProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SfenProblem {
    /// The text ends before this part: `board`, `side` or `hands`.
    Missing(&'static str),
    /// The board does not have nine ranks.
    Ranks {
        found: usize,
    },
    /// A rank does not have nine files.
    Files {
        rank: char,
        found: usize,
    },
    /// Neither a piece nor a number of empty squares.
    BoardCharacter {
        found: char,
    },
    /// A `+` is not followed by a piece that can promote.
    Promotion {
        found: Option<char>,
    },
    /// The side to move is neither `b` nor `w`.
    Side {
        found: String,
    },
    /// The hands hold something other than pieces and counts.
    HandCharacter {
        found: Option<char>,
    },
    /// The count exceeds what a hand can hold.
    HandCount {
        /// As written.
        found: String,
    },
    MoveNumber {
        found: String,
    },
    /// Text follows the position.
    Leftover {
        found: String,
    },
    /// The pieces do not form a valid position.
    Setup(SetupError),
}

impl SfenProblem {
    fn at(self, column: usize) -> SfenError {
        SfenError { column, problem: self }
    }
}

/// Parses the position in `text`; the move number is 1 if it is absent or 0.
///
/// # Errors
/// The first syntax error from left to right; if there is none, the first rule that the pieces
/// break.
pub fn parse_sfen(text: &str) -> Result<Position, SfenError> {
    let end = text.trim_end().chars().count() + 1;
    let missing = |what| SfenProblem::Missing(what).at(end);
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
    setup.side_to_move_set(read_side(side).map_err(|problem| problem.at(column))?);
    let (hand_column, hands) = words.next().ok_or_else(|| missing("hands"))?;
    read_hands(hands, hand_column, &mut setup)?;
    if let Some((column, number)) = words.next() {
        let ply = number.parse::<u16>().map_err(|_| {
            let found = shortened(number);
            SfenProblem::MoveNumber { found }.at(column)
        })?;
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
        SfenProblem::Setup(error).at(column)
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
        Some((column, word)) => {
            let found = shortened(word);
            Err(SfenProblem::Leftover { found }.at(column))
        }
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
            let piece = if found == '+' {
                column += 1;
                promoted(&mut chars).map_err(|problem| problem.at(piece_column))?
            } else {
                piece_of(found)
                    .ok_or_else(|| SfenProblem::BoardCharacter { found }.at(piece_column))?
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
            return Err(SfenProblem::Files { rank, found: files }.at(rank_start));
        }
        column += 1; // The '/'.
    }
    if ranks == 9 { Ok(columns) } else { Err(SfenProblem::Ranks { found: ranks }.at(start)) }
}

/// Reads the piece after a `+` and promotes it.
fn promoted(chars: &mut Chars) -> Result<Piece, SfenProblem> {
    let found = chars.next();
    found.and_then(piece_of).and_then(Piece::promote).ok_or(SfenProblem::Promotion { found })
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

fn read_side(word: &str) -> Result<Color, SfenProblem> {
    match word {
        "b" => Ok(Color::Black),
        "w" => Ok(Color::White),
        _ => Err(SfenProblem::Side { found: shortened(word) }),
    }
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
        let bad_letter = || SfenProblem::HandCharacter { found: Some(found) }.at(column);
        let piece = piece_of(found).ok_or_else(bad_letter)?;
        let count = match number.as_str() {
            "" => Some(1),
            digits => digits.parse().ok().filter(|count| (1..=18).contains(count)),
        };
        let Some(count) = count else {
            let at = column - number.len();
            let found = shortened(&number);
            return Err(SfenProblem::HandCount { found }.at(at));
        };
        number.clear();
        let hand = setup.hand_of_a_player_mut(piece.color());
        for _ in 0..count {
            *hand = hand.added(piece.piece_kind()).ok_or_else(bad_letter)?;
            // Repeated counts are summed; an overflowing hand must not hide that the sum is too
            // large.
            if hand.count(piece.piece_kind()) > Some(18) {
                let found = hand.count(piece.piece_kind()).unwrap_or(0).to_string();
                return Err(SfenProblem::HandCount { found }.at(column));
            }
        }
    }
    if number.is_empty() {
        Ok(())
    } else {
        let end = start + text.chars().count();
        Err(SfenProblem::HandCharacter { found: None }.at(end))
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
        let problem = self.problem.say(language);
        language.texts().sfen_at(self.column, problem)
    }
}

impl Say for SfenProblem {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Missing(what) => texts.sfen_ends(what),
            Self::Ranks { found } => texts.sfen_ranks(*found),
            Self::Files { rank, found } => texts.sfen_files(*found, rank.to_string()),
            Self::BoardCharacter { found } => texts.sfen_board_character(found.to_string()),
            Self::Promotion { found: Some(found) } => texts.sfen_promotion(found.to_string()),
            Self::Promotion { found: None } => texts.sfen_promotion_of_nothing(),
            Self::Side { found } => texts.sfen_side(found),
            Self::HandCharacter { found: Some(found) } => {
                texts.sfen_hand_character(found.to_string())
            }
            Self::HandCharacter { found: None } => texts.sfen_hand_ends(),
            Self::HandCount { found } => texts.sfen_hand_count(found),
            Self::MoveNumber { found } => texts.sfen_move_number(found),
            Self::Leftover { found } => texts.sfen_leftover(found),
            Self::Setup(error) => error.say(language),
        }
    }
}

says_errors!(SfenError, SfenProblem);
