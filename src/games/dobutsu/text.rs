//! The text form of positions, and why a text is not one.

use std::fmt;
use std::str::FromStr;

use super::animal::{Animal, AnimalPiece};
use super::position::DobutsuPosition;
use super::square::DobutsuSquare;
use language::Words;
use score::Player;

/// The start of a game.
const START: &str = "gle/1c1/1C1/ELG b - 1";

impl Default for DobutsuPosition {
    fn default() -> Self {
        START.parse().unwrap_or(Self::empty(Player::Max))
    }
}

/// The letter of a piece: Black's is a capital.
fn sign(piece: AnimalPiece) -> String {
    let letter = piece.animal.letter();
    match piece.player {
        Player::Max => letter.to_owned(),
        Player::Min => letter.to_lowercase(),
    }
}

/// The piece of a letter.
fn piece_of(sign: char) -> Option<AnimalPiece> {
    let animal = Animal::of_letter(sign.encode_utf8(&mut [0; 4]))?;
    let player = if sign.is_uppercase() { Player::Max } else { Player::Min };
    Some(AnimalPiece { animal, player })
}

impl fmt::Display for DobutsuPosition {
    /// As SFEN writes shogi: the ranks from the top, each from the left, with capitals for Black
    /// and numbers of empty squares; `b` or `w` for the side to move; the hands, `-` if both are
    /// empty; and a number of the move, always 1. The letters are L, G, E, C and H (hen).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 0..DobutsuSquare::RANKS {
            if rank > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for file in 0..DobutsuSquare::FILES {
                match DobutsuSquare::at(file, rank).and_then(|square| self.piece(square)) {
                    Some(piece) => {
                        f.write_str(&counted(std::mem::take(&mut empty)))?;
                        f.write_str(&sign(piece))?;
                    }
                    None => empty += 1,
                }
            }
            f.write_str(&counted(empty))?;
        }
        let turn = match self.to_move() {
            Player::Max => "b",
            Player::Min => "w",
        };
        let mut hands = String::new();
        for player in [Player::Max, Player::Min] {
            for animal in Animal::HELD {
                let sign = sign(AnimalPiece { animal, player });
                match self.in_hand(player, animal) {
                    0 => {}
                    1 => hands += &sign,
                    count => {
                        hands += &count.to_string();
                        hands += &sign;
                    }
                }
            }
        }
        let hands = if hands.is_empty() { "-" } else { &hands };
        write!(f, " {turn} {hands} 1")
    }
}

/// A number of empty squares; nothing for none.
fn counted(empty: u8) -> String {
    match empty {
        0 => String::new(),
        empty => empty.to_string(),
    }
}

impl FromStr for DobutsuPosition {
    type Err = Words;

    /// Parses `startpos`, or the format of [`Display`](fmt::Display). The number of the move may be
    /// missing, and does not matter.
    fn from_str(text: &str) -> Result<Self, Words> {
        let text = text.trim();
        if text == "startpos" {
            return Ok(Self::default());
        }
        let mut words = text.split_whitespace();
        let board = words.next().unwrap_or_default();
        let to_move = match words.next().unwrap_or_default() {
            "b" => Player::Max,
            "w" => Player::Min,
            other => return Err(Words::of(|texts| texts.dobutsu_text_side(other))),
        };
        let mut position = Self::empty(to_move);
        read_board(&mut position, board)?;
        let hands = words.next().unwrap_or("-");
        read_hands(&mut position, hands)
            .ok_or_else(|| Words::of(|texts| texts.dobutsu_text_hands(hands)))?;
        let is_number = |word: &&str| word.bytes().all(|digit| digit.is_ascii_digit());
        let rest = match words.next() {
            Some(word) if is_number(&word) => words.next(),
            rest => rest,
        };
        match rest {
            Some(rest) => Err(Words::of(|texts| texts.dobutsu_text_rest(rest))),
            None => Ok(position),
        }
    }
}

fn read_board(position: &mut DobutsuPosition, board: &str) -> Result<(), Words> {
    let rows: Vec<_> = board.split('/').collect();
    if rows.len() != usize::from(DobutsuSquare::RANKS) {
        return Err(Words::of(|texts| texts.dobutsu_text_ranks(rows.len())));
    }
    for (rank, row) in (0..).zip(rows) {
        let wrong = || Words::of(|texts| texts.dobutsu_text_files(rank + 1));
        let mut file = 0;
        for sign in row.chars() {
            let digit = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            if let Some(empty @ 1..=3) = digit {
                file = (file + empty).min(DobutsuSquare::FILES + 1);
                continue;
            }
            let no_piece = || Words::of(|texts| texts.dobutsu_text_sign(sign.to_string()));
            let piece = piece_of(sign).ok_or_else(no_piece)?;
            let square = DobutsuSquare::at(file, rank).ok_or_else(wrong)?;
            position.set_piece(square, Some(piece));
            file += 1;
        }
        if file != DobutsuSquare::FILES {
            return Err(wrong());
        }
    }
    Ok(())
}

/// Reads both hands: `-`, or letters, `2` before a pair; `None` if they are malformed.
fn read_hands(position: &mut DobutsuPosition, hands: &str) -> Option<()> {
    if hands == "-" {
        return Some(());
    }
    let mut count = 1;
    for sign in hands.chars() {
        if sign == '2' && count == 1 {
            count = DobutsuPosition::PAIR;
            continue;
        }
        let AnimalPiece { animal, player } = piece_of(sign)?;
        let held = position.in_hand(player, animal) + count;
        if !Animal::HELD.contains(&animal) || held > DobutsuPosition::PAIR {
            return None;
        }
        position.set_in_hand(player, animal, held);
        count = 1;
    }
    (count == 1).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_round_trip_through_text_and_errors_name_the_place() {
        let start = DobutsuPosition::default();
        assert_eq!(start.to_string(), START);
        assert_eq!("startpos".parse(), Ok(start));
        assert_eq!("gle/1c1/1C1/ELG b".parse(), Ok(start));
        for text in ["1l1/3/H1h/1L1 w 2GE2ec 1", "3/l2/2L/3 b - 1"] {
            let read: DobutsuPosition = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
        let long = format!("{}/1c1/1C1/ELG b", "3".repeat(300));
        let wrong = [
            ("gle/1c1/ELG b", "found 3 ranks"),
            ("gle/1c1/1C/ELG b", "rank 3"),
            ("gle/1c1/1C11/ELG b", "rank 3"),
            (long.as_str(), "rank 1"),
            ("gle/1c1/1P1/ELG b", "'P'"),
            ("gle/1c1/1C1/ELG", "expected b or w"),
            ("gle/1c1/1C1/ELG b 3C", "found \"3C\""),
            ("gle/1c1/1C1/ELG b H", "found \"H\""),
            ("gle/1c1/1C1/ELG b - 1 x", "found \"x\""),
        ];
        for (text, part) in wrong {
            let error = text.parse::<DobutsuPosition>().expect_err(text);
            assert!(error.en.contains(part), "{error:?}");
            assert!(!error.ja.is_ascii());
        }
    }
}
