//! An Othello board as patterns see it: the digits of one pattern, what a move changed in it, or
//! the contribution of all patterns to each square.

use super::heat::{share_of, tint, write};
use super::{BoardLook, BoardPlan, discs, lines};
use crate::{Ink, Pen, Picture};
use eval::Fine;
use eval::othello::turtle::{IndexChange, PatternReading};
use games::board::{Board, Cell};
use games::othello::shown::cell_of;
use games::othello::{BoardSize, DiscSquare};
use language::signed;
use lesson::ByDiscSquare;
use score::{Player, Score};

#[derive(Clone, Copy, Debug)]
pub enum PatternSketch<'p> {
    /// The digits of a pattern, and the powers of three they are multiplied by.
    Digits(&'p PatternReading),
    /// The change to its index from each disc.
    Change(&'p PatternReading, Option<&'p IndexChange>),
    /// The sum of all patterns for each square, in hundredths of a disc.
    Sum(&'p ByDiscSquare),
}

const EIGHT: BoardSize = BoardSize::Eight;

/// Draws the board of a position as patterns see it.
pub fn pattern_map(
    board: &Board,
    sketch: PatternSketch<'_>,
    plan: &BoardPlan,
    look: BoardLook,
) -> Picture {
    let mut picture = Picture::default();
    picture.rounded(plan.wood(), 6.0, Ink::ClothLine, None);
    let is_sum = matches!(sketch, PatternSketch::Sum(..));
    picture.block(plan.squares(), if is_sum { Ink::Card } else { Ink::Cloth });
    if let PatternSketch::Sum(numbers) = sketch {
        heat(numbers, plan, &mut picture);
    }
    lines(board, plan, look.language, Ink::ClothText, &mut picture);
    let size = if is_sum { 0.26 } else { 0.42 };
    for piece in &board.pieces {
        let centre = plan.centre(piece.at);
        let up = if is_sum { plan.cell() * 0.17 } else { 0.0 };
        let at = [centre[0], centre[1] - up];
        discs::disc(at, plan.cell() * size, piece.player, &mut picture);
    }
    match sketch {
        PatternSketch::Digits(reading) => {
            frames(reading, plan, &mut picture);
            digits(reading, board, plan, &mut picture);
        }
        PatternSketch::Change(reading, change) => {
            frames(reading, plan, &mut picture);
            shares(change, board, plan, &mut picture);
        }
        PatternSketch::Sum(numbers) => {
            for (at, number) in valued(numbers) {
                write(number, true, at, plan, &mut picture);
            }
        }
    }
    picture
}

fn valued(numbers: &ByDiscSquare) -> impl Iterator<Item = (Cell, Fine)> {
    let all = DiscSquare::all().map(|square| (cell_of(square, EIGHT), numbers[square.index()]));
    all.filter(|(_, number)| *number != Fine::ZERO)
}

/// Colours each square for the side it favours.
fn heat(numbers: &ByDiscSquare, plan: &BoardPlan, picture: &mut Picture) {
    let share = share_of(numbers);
    for (at, number) in valued(numbers) {
        tint(plan.square(at), number, share(number), picture);
    }
}

fn frames(reading: &PatternReading, plan: &BoardPlan, picture: &mut Picture) {
    for &square in &reading.instance.squares {
        let area = plan.inset(cell_of(square, EIGHT), 3.0);
        picture.rounded(area, 4.0, None, Pen::solid(3.0, Ink::LastMove));
    }
}

/// The ink that is legible on a square.
fn ink_on(board: &Board, cell: Cell) -> Ink {
    let disc = board.pieces.iter().find(|piece| piece.at == cell);
    match disc.map(|piece| piece.player) {
        Some(Player::Min) => Ink::DarkDisc,
        Some(Player::Max) | None => Ink::ClothText,
    }
}

/// A power with a superscript exponent: "3⁴".
pub fn power(base: u64, exponent: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = exponent.to_string();
    let digits = digits.bytes().map(|digit| usize::from(digit - b'0'));
    let raised: String = digits.map(|digit| RAISED[digit]).collect();
    format!("{base}{raised}")
}

fn digits(reading: &PatternReading, board: &Board, plan: &BoardPlan, picture: &mut Picture) {
    let cell = plan.cell();
    let squares = &reading.instance.squares;
    for (place, (&square, &digit)) in squares.iter().zip(&reading.digits).enumerate() {
        let at = cell_of(square, EIGHT);
        let centre = plan.centre(at);
        let text = signed(Score(digit.into())).to_string();
        let ink = ink_on(board, at);
        let upper = [centre[0], centre[1] - cell * 0.1];
        picture.bold(upper, text, (cell * 0.38).round(), ink);
        let lower = [centre[0], centre[1] + cell * 0.22];
        let times = format!("×{}", power(3, squares.len() - 1 - place));
        let size = (cell * 0.24).max(9.0).round();
        picture.bold(lower, times, size, ink);
    }
}

fn shares(change: Option<&IndexChange>, board: &Board, plan: &BoardPlan, picture: &mut Picture) {
    let cell = plan.cell();
    for share in change.into_iter().flat_map(|change| &change.shares) {
        let at = cell_of(share.square, EIGHT);
        let centre = plan.centre(at);
        let ink = ink_on(board, at);
        let sign = if share.change < 0 { "−" } else { "+" };
        let twice = if share.is_turned { "2·" } else { "" };
        let upper = [centre[0], centre[1] - cell * 0.12];
        let term = format!("{sign}{twice}{}", power(3, share.exponent));
        picture.bold(upper, term, (cell * 0.27).round(), ink);
        let lower = [centre[0], centre[1] + cell * 0.17];
        let text = signed(Score(share.change)).to_string();
        picture.bold(lower, text, (cell * 0.25).round(), ink);
    }
}
