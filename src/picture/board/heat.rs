//! A heat map: a board that shows a number on each square.
//!
//! The intensity of the colour shows the magnitude; White's colour is hatched so that the sides can
//! be told apart in greyscale.

use shogi_core::Square;

use super::pieces::{self, PieceSketch};
use super::{BoardLook, BoardPlan, SMALLEST, lines};
use crate::{Area, Ink, Pen, Picture, Point, Shape};
use eval::Fine;
use games::board::{Board, Cell};
use games::shogi::shown::place;
use language::signed;
use lesson::BySquare;
use score::{Player, Score};

#[derive(Clone, Copy, Debug)]
pub struct HeatMap<'m> {
    /// The number of each square; positive is good for Black.
    pub numbers: &'m BySquare,
    /// Whether the numbers are signed shares rather than amounts.
    pub signed: bool,
    pub chosen: Option<Cell>,
}

/// On squares smaller than this, in points, numbers are rounded and take more of the square.
const SMALL: f32 = 32.0;

/// The opacity of the strongest colour.
const STRONGEST: f32 = 0.62;

/// Draws the squares of a board with their numbers and small pieces.
pub fn heat_map(board: &Board, map: HeatMap<'_>, plan: &BoardPlan, look: BoardLook) -> Picture {
    let mut picture = Picture::default();
    let squares = plan.squares();
    picture.rounded(plan.wood(), 6.0, Ink::Card, Pen::solid(1.0, Ink::Line));
    let share = share_of(map.numbers);
    for square in Square::all() {
        let number = map.numbers[square.array_index()];
        if number != Fine::ZERO {
            tint(plan.square(place(square)), number, share(number), &mut picture);
        }
    }
    lines(board, plan, look.language, Ink::Muted, &mut picture);
    for piece in &board.pieces {
        let side = plan.cell();
        let at = plan.centre(piece.at);
        let centre = [at[0], at[1] - side * 0.15];
        let sketch = PieceSketch::on(plan, centre, side * 0.62, piece.player);
        pieces::body(sketch, look.signs, &mut picture);
        pieces::sign(piece.face, sketch, look.signs, &mut picture);
    }
    for square in Square::all() {
        let number = map.numbers[square.array_index()];
        // Of amounts, 0 is one, too.
        if number != Fine::ZERO || !map.signed {
            write(number, map.signed, place(square), plan, &mut picture);
        }
    }
    if let Some(chosen) = map.chosen.filter(|&chosen| squares.holds(plan.centre(chosen))) {
        picture.rounded(plan.inset(chosen, 3.0), 3.0, None, Pen::solid(3.0, Ink::Gold));
    }
    picture
}

/// Returns the colour intensity of a number relative to the others, from 0 to 1. A single outlier,
/// such as the square of a king, does not make all others pale.
pub(super) fn share_of(numbers: &[Fine]) -> impl Fn(Fine) -> f32 {
    let mut sizes: Vec<f64> = numbers.iter().map(|n| n.units().abs()).collect();
    sizes.sort_by(f64::total_cmp);
    let last = sizes.len().saturating_sub(1);
    let at = |index: usize| sizes.get(index).copied().unwrap_or_default();
    let strongest = at(sizes.len() * 19 / 20).max(at(last) / 4.0);
    move |number| (number.units().abs() / strongest).min(1.0) as f32
}

/// Colours a square for the side its number favours, with the given intensity.
pub(super) fn tint(area: Area, number: Fine, share: f32, picture: &mut Picture) {
    let player = if number > Fine::ZERO { Player::Max } else { Player::Min };
    let points: Vec<Point> =
        vec![area.min, [area.max[0], area.min[1]], area.max, [area.min[0], area.max[1]]];
    if player == Player::Min && share > 0.08 {
        picture.shapes.push(Shape::Polygon {
            points: points.clone(),
            fill: None,
            pen: None,
            hatch: Some(Ink::WhiteEdge),
        });
    }
    picture.shapes.push(Shape::Glass {
        points,
        fill: Ink::edge(player),
        opacity: 0.06 + (STRONGEST - 0.06) * share,
    });
}

/// Writes the number of a square below its piece, if it is legible there.
pub(super) fn write(
    number: Fine,
    is_signed: bool,
    cell: Cell,
    plan: &BoardPlan,
    picture: &mut Picture,
) {
    let side = plan.cell();
    let centre = plan.centre(cell);
    let is_small = side < SMALL;
    if is_small && number.rounded() == 0 {
        return;
    }
    let tenths = number.tenths();
    let text = match (is_signed, tenths.abs()) {
        (false, _) => number.rounded().to_string(),
        (true, 100..) => signed(Score(number.rounded())).to_string(),
        (true, _) if is_small => signed(Score(number.rounded())).to_string(),
        (true, _) => number.said(),
    };
    let at = [centre[0], centre[1] + side * 0.32];
    let share = match (is_small, text.chars().count()) {
        (false, 0..=4) => 0.29,
        (false, _) => 0.25,
        (true, 0..=4) => 0.38,
        (true, _) => 0.31,
    };
    let letters = text.chars().count() as f32;
    let points = (side * share).min(18.0).min((side + 1.0) / (0.66 * letters));
    if points < SMALLEST {
        return;
    }
    let plate = Area::around(at, letters * points * 0.6 + 3.0, points * 1.08);
    picture.rounded(plate, 2.0, Ink::Card, None);
    picture.bold(at, text, points, Ink::Text);
}
