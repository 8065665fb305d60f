//! Tic-tac-toe (三目並べ): small enough to be searched completely.

use game::{Evaluator, Game, Quiet};
use language::Words;
use score::{Player, Score};
use tree::{MoveCode, Packed};

const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// A position: nine squares, by rows from the top left. × (Black) moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grid {
    crosses: u16,
    noughts: u16,
}

fn has_row(marks: u16) -> bool {
    LINES.iter().any(|line| marks & line == *line)
}

impl Grid {
    /// Parses nine characters: `x`, `o` and `.`.
    pub fn parse(text: &str) -> Result<Self, Words> {
        let mut grid = Self::default();
        let found = text.chars().count();
        if found != 9 {
            // Quotes only the beginning of a long text.
            let mut quoted: String = text.chars().take(20).collect();
            if found > 20 {
                quoted.push('…');
            }
            return Err(Words::of(|texts| texts.setup_grid_length(found, &quoted)));
        }
        for (square, character) in text.chars().enumerate() {
            match character {
                'x' | 'X' => grid.crosses |= 1 << square,
                'o' | 'O' => grid.noughts |= 1 << square,
                '.' => {}
                found => {
                    let found = found.to_string();
                    return Err(Words::of(|texts| texts.setup_grid_character(&found, text)));
                }
            }
        }
        let (crosses, noughts) = (grid.crosses.count_ones(), grid.noughts.count_ones());
        if crosses != noughts && crosses != noughts + 1 {
            return Err(Words::of(|texts| texts.setup_grid_turns(crosses, noughts, text)));
        }
        // The loser has moved after the end.
        let moved_on = |winner| Err(Words::of(|texts| texts.setup_grid_moved_on(text, winner)));
        match (has_row(grid.crosses), has_row(grid.noughts)) {
            (true, true) => Err(Words::of(|texts| texts.setup_grid_both_won(text))),
            (true, false) if crosses == noughts => moved_on("x"),
            (false, true) if crosses != noughts => moved_on("o"),
            _ => Ok(grid),
        }
    }

    /// The player with three in a row.
    pub fn winner(self) -> Option<Player> {
        if has_row(self.crosses) {
            Some(Player::Max)
        } else if has_row(self.noughts) {
            Some(Player::Min)
        } else {
            None
        }
    }

    /// The player whose mark is on a square, 0 to 8.
    pub fn mark_at(self, square: u8) -> Option<Player> {
        let has = |marks: u16| marks.checked_shr(square.into()).unwrap_or(0) & 1 != 0;
        if has(self.crosses) { Some(Player::Max) } else { has(self.noughts).then_some(Player::Min) }
    }

    pub fn to_move(self) -> Player {
        if self.crosses.count_ones() == self.noughts.count_ones() {
            Player::Max
        } else {
            Player::Min
        }
    }

    fn marked(mut self, mark: Mark) -> Self {
        match self.to_move() {
            Player::Max => self.crosses |= 1 << mark.0,
            Player::Min => self.noughts |= 1 << mark.0,
        }
        self
    }
}

/// The square, 0 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(pub u8);

impl Packed for Mark {
    fn pack(self) -> MoveCode {
        MoveCode(u32::from(self.0))
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        u8::try_from(code.0).ok().filter(|&square| square < 9).map(Mark)
    }
}

/// The game; moves are in the order of the squares.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

impl Quiet for TicTacToe {}

impl Game for TicTacToe {
    type Position = Grid;
    type Move = Mark;

    fn player(&self, at: &Grid) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &Grid, moves: &mut Vec<Mark>) {
        if at.winner().is_none() {
            let taken = at.crosses | at.noughts;
            moves.extend((0..9).filter(|square| taken & (1 << square) == 0).map(Mark));
        }
    }

    fn after(&self, at: &Grid, mv: Mark) -> Grid {
        at.marked(mv)
    }
}

/// 1 for a win of × (Black), −1 for a win of ○ (White), otherwise 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThreeInARow;

impl Evaluator<TicTacToe> for ThreeInARow {
    fn value(&self, _: &TicTacToe, at: &Grid, _: u8) -> Score {
        Score(at.winner().map_or(0, Player::sign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;

    #[test]
    fn the_parser_refuses_impossible_boards_in_a_short_sentence() {
        for (text, part) in [
            ("xxxooo...", "both x and o"),
            ("xxxoo.o..", "x has three in a row"),
            ("oooxx.xx.", "o has three in a row"),
            ("xxxxo....", "4 x and 1 o"),
            ("xxx", "has 3"),
        ] {
            let error = Grid::parse(text).expect_err(text);
            assert!(error.en.contains(part), "{error}");
            assert_ne!(error.ja, error.en);
        }
        for text in ["xxxoo....", "oooxx.x..", "xxxoxooox", "........."] {
            assert!(Grid::parse(text).is_ok(), "{text}");
        }
        let error = Grid::parse(&"x".repeat(1_000_000)).expect_err("a million");
        for language in Language::ALL {
            assert!(error.get(language).chars().count() < 120);
            assert!(error.get(language).contains("1000000"));
        }
    }
}
