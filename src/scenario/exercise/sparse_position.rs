//! Random shogi positions with few pieces.

use fastrand::Rng;

use super::plan::{ExerciseGoal, ExercisePlan};
use game::CaptureOrder;
use score::Player;
use search::{MoveFilter, Quiescence};
use subject::{ExchangeSetup, LeafPolicy, PositionSetup, SubjectSetup, ValueScheme};
use tree::Growth;

/// A board by rows, as in SFEN.
struct Drawing<'r> {
    rng: &'r mut Rng,
    squares: [[Option<char>; 9]; 9],
}

/// Draws a position in which the goal may occur.
pub(super) fn sparse_position(plan: &ExercisePlan, rng: &mut Rng) -> SubjectSetup {
    let mut drawing = Drawing { rng, squares: [[None; 9]; 9] };
    drawing.squares[8][drawing.rng.usize(0..9)] = Some('K');
    drawing.squares[0][drawing.rng.usize(0..9)] = Some('k');
    if plan.goal == ExerciseGoal::Battery {
        let (mut column, mut row) = drawing.battery();
        if plan.root == Player::Min {
            drawing.turn();
            (column, row) = (8 - column, 8 - row);
        }
        let rank = "abcdefghi".chars().zip(0..).find(|(_, at)| *at == row);
        let square = format!("{}{}", 9 - column, rank.map_or('a', |(rank, _)| rank));
        return SubjectSetup::Exchange(ExchangeSetup {
            sfen: drawing.sfen(plan.root),
            moves: Vec::new(),
            square,
            values: ValueScheme::default(),
            captures: CaptureOrder::Cheapest,
            counted: 0,
        });
    }
    drawing.skirmish();
    SubjectSetup::Position(PositionSetup {
        depth: 0,
        filter: MoveFilter::All,
        leaf: LeafPolicy::Quiescence(Quiescence::default()),
        growth: Growth::Every,
        ..PositionSetup::of_ones_own(drawing.sfen(plan.root))
    })
}

impl Drawing<'_> {
    fn put(&mut self, (column, row): (i32, i32), piece: char) {
        let at = usize::try_from(column).ok().zip(usize::try_from(row).ok());
        let Some((column, row)) = at.filter(|&(column, row)| column < 9 && row < 9) else {
            return;
        };
        // A piece that could never move again is illegal.
        let is_stuck = match piece {
            'P' | 'L' => row == 0,
            'N' => row < 2,
            'p' | 'l' => row == 8,
            'n' => row > 6,
            _ => false,
        };
        let has_pawn = |pawn: char| self.squares.iter().any(|row| row[column] == Some(pawn));
        let is_second = matches!(piece, 'P' | 'p') && has_pawn(piece);
        let square = &mut self.squares[row][column];
        if square.is_none() && !is_stuck && !is_second {
            *square = Some(piece);
        }
    }

    fn one_of(&mut self, pieces: &str) -> char {
        let pieces: Vec<_> = pieces.chars().collect();
        pieces[self.rng.usize(0..pieces.len())]
    }

    fn near(&mut self, (column, row): (i32, i32), reach: i32) -> (i32, i32) {
        let mut step = || self.rng.i32(-reach..=reach);
        (column + step(), row + step())
    }

    /// Places a piece of White's, an attacker with another one behind it, and some defenders;
    /// returns the square, from 0.
    fn battery(&mut self) -> (i32, i32) {
        let (column, row) = (self.rng.i32(2..7), self.rng.i32(3..6));
        let at = (column, row);
        let target = self.one_of("pplnsgsbr");
        self.put(at, target);
        let file = self.rng.bool();
        let (dx, front, behind) = if file {
            (0, self.one_of("PPSGL"), self.one_of("RRL"))
        } else {
            let side = if self.rng.bool() { 1 } else { -1 };
            (side, self.one_of("SSG"), 'B')
        };
        self.put((column + dx, row + 1), front);
        let far = self.rng.i32(2..4);
        self.put((column + dx * far, row + far), behind);
        for _ in 0..self.rng.u8(1..4) {
            let defender = self.one_of("plnsgsg");
            let near = self.near(at, 1);
            self.put((near.0, near.1.min(row)), defender);
        }
        if self.rng.bool() {
            let other = self.one_of("NSGS");
            let near = self.near(at, 2);
            self.put((near.0, near.1.max(row + 1)), other);
        }
        at
    }

    /// Rotates the board and swaps the colours of all pieces.
    fn turn(&mut self) {
        let other = |piece: char| {
            if piece.is_ascii_uppercase() {
                piece.to_ascii_lowercase()
            } else {
                piece.to_ascii_uppercase()
            }
        };
        self.squares.reverse();
        for row in &mut self.squares {
            row.reverse();
            for square in row {
                *square = square.map(other);
            }
        }
    }

    /// Places a few pieces of both sides close together.
    fn skirmish(&mut self) {
        let middle = (self.rng.i32(3..6), self.rng.i32(3..6));
        for _ in 0..self.rng.u8(3..5) {
            let piece = self.one_of("PPLNSGBR");
            let at = self.near(middle, 2);
            self.put(at, piece);
        }
        for _ in 0..self.rng.u8(3..5) {
            let piece = self.one_of("pplnsgbr");
            let at = self.near(middle, 2);
            self.put(at, piece);
        }
    }

    fn sfen(&self, root: Player) -> String {
        let rows = self.squares.iter().map(|row| {
            let parts = row.chunk_by(|one, next| one.is_none() && next.is_none());
            let text = |part: &[Option<char>]| match part[0] {
                Some(piece) => piece.to_string(),
                None => part.len().to_string(),
            };
            parts.map(text).collect::<String>()
        });
        let rows: Vec<_> = rows.collect();
        let side = match root {
            Player::Max => "b",
            Player::Min => "w",
        };
        format!("{} {side} - 1", rows.join("/"))
    }
}
