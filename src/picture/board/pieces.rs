//! A piece of a board: its outline and its text.

use super::{BoardLook, BoardPlan};
use crate::piece::outline;
use crate::{Align, Ink, Pen, Picture, Point, Shape};
use games::board::{PieceFace, PieceSigns};
use score::Player;

/// On squares with a smaller side, in points, there is no room for marks beside a letter.
const ROOM_FOR_MARKS: f32 = 30.0;

#[derive(Clone, Copy, Debug)]
pub struct PieceSketch {
    pub centre: Point,
    /// The side of the square it is sized for, in points.
    pub cell: f32,
    pub player: Player,
    /// The side whose orientation it has: White's points down.
    pub seat: Player,
    /// Whether only its shadow is drawn: for a piece picked up, or one that is absent.
    pub is_shade: bool,
}

impl PieceSketch {
    /// A piece of `player` on a square of a board.
    pub fn on(plan: &BoardPlan, centre: Point, cell: f32, player: Player) -> Self {
        Self { centre, cell, player, seat: plan.seat(player), is_shade: false }
    }
}

/// Draws the body of a shogi piece. Where its letter is upright, its edge has the colour of its side.
pub(super) fn body(sketch: PieceSketch, signs: PieceSigns, picture: &mut Picture) {
    let (width, height) = (sketch.cell * 0.84, sketch.cell * 0.88);
    let points = outline(sketch.centre, width, height, sketch.seat);
    if sketch.is_shade {
        picture.shapes.push(Shape::Glass { points, fill: Ink::Piece, opacity: 0.4 });
        return;
    }
    picture.shapes.push(Shape::Polygon {
        points,
        fill: Some(Ink::Piece),
        pen: Some(match signs {
            PieceSigns::Kanji => Pen::solid(1.0, Ink::WoodLine),
            PieceSigns::International => {
                Pen::solid((sketch.cell * 0.06).clamp(1.2, 2.2), Ink::edge(sketch.player))
            }
        }),
        hatch: None,
    });
}

pub(super) fn sign(face: PieceFace, sketch: PieceSketch, signs: PieceSigns, picture: &mut Picture) {
    let PieceSketch { centre, cell, seat, .. } = sketch;
    let ink = match (sketch.is_shade, face.promoted) {
        (true, _) => Ink::Muted,
        (false, true) => Ink::PromotedText,
        (false, false) => Ink::PieceText,
    };
    // The body is wider away from the tip.
    let below = cell * 0.05 * seat.sign() as f32;
    match signs {
        PieceSigns::Kanji => picture.shapes.push(Shape::Text {
            at: [centre[0], centre[1] + below],
            text: face.kanji.to_owned(),
            size: (cell * 0.58).round(),
            ink,
            align: Align::Centre,
            bold: true,
            turned: seat == Player::Min,
        }),
        PieceSigns::International => {
            let has_marks = cell >= ROOM_FOR_MARKS;
            let size = match (face.promoted, has_marks) {
                (true, true) => 0.38,
                (true, false) => 0.44,
                (false, true) => 0.46,
                (false, false) => 0.56,
            };
            // Letters stay upright, so that they can be read from either side.
            let at = [centre[0], centre[1] + below];
            let size = (cell * size).round();
            picture.bold(at, face.letter, size, ink);
            if has_marks {
                marks(face, sketch, ink, picture);
            } else if !sketch.is_shade {
                tip(sketch, picture);
            }
        }
    }
}

/// Fills the tip of a small piece: its letter is upright, so only the tip tells whose it is.
fn tip(sketch: PieceSketch, picture: &mut Picture) {
    let PieceSketch { centre, cell, seat, .. } = sketch;
    let up = seat.sign() as f32;
    let at = |x: f32, y: f32| [centre[0] + x * cell, centre[1] - y * cell * up];
    picture
        .filled(vec![at(0.0, 0.44), at(0.294, 0.334), at(-0.294, 0.334)], Ink::edge(sketch.player));
}

/// Draws marks at the rim for the moves of a piece: a dot is one step, a triangle any number of
/// steps.
fn marks(face: PieceFace, sketch: PieceSketch, ink: Ink, picture: &mut Picture) {
    let PieceSketch { centre, cell, seat, .. } = sketch;
    let up = seat.sign() as f32;
    let ink = if ink == Ink::PieceText { Ink::WoodLine } else { ink };
    for step in face.steps {
        let (right, ahead) = (f32::from(step.right), f32::from(step.ahead));
        // The body is narrow ahead and wide behind.
        let rim = match step.ahead {
            2 => [right * 0.11, -0.345],
            1 => [right * 0.21, if step.right == 0 { -0.35 } else { -0.305 }],
            0 => [right * 0.325, 0.06],
            _ => [right * 0.32, 0.35],
        };
        let at = [centre[0] + rim[0] * cell * up, centre[1] + rim[1] * cell * up];
        if !step.slides {
            picture.circle(at, (cell * 0.033).max(1.3), ink, None);
            continue;
        }
        let length = right.hypot(ahead).max(1.0);
        let along = [right / length * up, -ahead / length * up];
        let reach = cell * 0.075;
        let corner = |forth: f32, aside: f32| {
            [
                at[0] + (along[0] * forth - along[1] * aside) * reach,
                at[1] + (along[1] * forth + along[0] * aside) * reach,
            ]
        };
        picture.filled(vec![corner(0.8, 0.0), corner(-0.5, 0.75), corner(-0.5, -0.75)], ink);
    }
}

/// Draws a piece that is not on a board: in a box, in a question, at the pointer.
pub fn lone_piece(face: PieceFace, sketch: PieceSketch, look: BoardLook) -> Picture {
    let mut picture = Picture::default();
    body(sketch, look.signs, &mut picture);
    sign(face, sketch, look.signs, &mut picture);
    picture
}
