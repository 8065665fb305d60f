//! The key to the signs; each is drawn by the same code as in the tree.

use super::edges::{cut_sign, window_label};
use super::groups::{fold_label, pack};
use super::joins::diamond;
use super::legend::{HERE, NOT_MADE, SELECTED};
use super::nodes::appearance;
use super::proof::{gold_label, settled_sign, stacked};
use crate::piece::piece;
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape};
use score::{Player, ProofNumbers, Score, Window};
use text::Sign;
use trace::Seen;
use tree::Kind;

/// Draws a sign in the centre of `area`, which should be about 64 by 34 points.
#[must_use]
pub fn sign(sign: Sign, area: Area) -> Picture {
    let mut picture = Picture::default();
    let centre = area.centre();
    let node = |player, seen, value: &str, ink| {
        let mut shapes = vec![shape(centre, player, seen, Kind::Inner)];
        if !value.is_empty() {
            let at = [centre[0], centre[1] + 2.5 * player.sign() as f32];
            shapes.push(Shape::bold(at, value, 11.0, ink));
        }
        shapes
    };
    let (black, white) = (Player::Max, Player::Min);
    let (text, muted) = (Ink::Text, Ink::Muted);
    let shapes = match sign {
        Sign::Black => node(black, Seen::Done, "", text),
        Sign::White => node(white, Seen::Done, "", text),
        Sign::Unvisited => node(white, Seen::Unvisited, "", text),
        Sign::Open => node(white, Seen::Open, "?", muted),
        Sign::SoFar => node(white, Seen::Open, "+80", muted),
        Sign::Settled => node(white, Seen::Done, "+80", text),
        Sign::AtLeast => node(black, Seen::Done, "≧+80", text),
        Sign::AtMost => node(white, Seen::Done, "≦+80", text),
        Sign::Pruned => node(black, Seen::Pruned, "", text),
        Sign::Stub => vec![shape(centre, white, Seen::Pruned, Kind::Stub)],
        Sign::Earlier => node(white, Seen::Earlier, "+80", muted),
        Sign::Here => marked(centre, Some(Ink::GoldFill), HERE),
        Sign::Selected => marked(centre, None, SELECTED),
        Sign::BestLine => vec![line(area, Pen::solid(6.0, Ink::Gold))],
        Sign::Way => vec![line(area, Pen::solid(2.0, Ink::Gold))],
        Sign::BestHere => vec![line(area, Pen::solid(2.6, Ink::Muted))],
        Sign::Cut => {
            let pen = Pen::dashed(1.4, Ink::Hatch);
            picture.shapes.push(line(area, pen));
            let (from, to) = ends(area);
            cut_sign(from, to, &mut picture);
            Vec::new()
        }
        Sign::Window => {
            let window = Window { alpha: Score(0), beta: Score(80) };
            window_label(window, centre, &mut picture);
            Vec::new()
        }
        Sign::Numbers
        | Sign::Unexpanded
        | Sign::Proven
        | Sign::Disproven
        | Sign::NotMade
        | Sign::Thresholds => proof_sign(sign, centre),
        Sign::Decline => vec![
            Shape::Box {
                area: Area::around(centre, 46.0, 22.0),
                radius: 11.0,
                fill: Some(Ink::Card),
                pen: Some(Pen::solid(1.4, Ink::Muted)),
            },
            Shape::bold(centre, "+80", 12.0, text),
        ],
        Sign::Group => {
            let pen = Pen::solid(1.2, Ink::Muted);
            pack(centre, (46.0, 24.0), Ink::Card, pen, &mut picture);
            picture.shapes.push(Shape::bold(centre, "+8", 12.0, text));
            Vec::new()
        }
        Sign::Folded => {
            picture.shapes.push(shape(
                [centre[0], centre[1] - 4.0],
                white,
                Seen::Done,
                Kind::Inner,
            ));
            fold_label([centre[0], centre[1] + 11.0], "…8".to_owned(), muted, &mut picture);
            Vec::new()
        }
        Sign::Columns => columns(area),
        Sign::Table => vec![diamond(centre, 7.0)],
        Sign::Stop => vec![Shape::Circle {
            centre,
            radius: 6.5,
            fill: None,
            pen: Some(Pen::solid(1.4, text)),
        }],
        Sign::CutMark => cross(centre),
        Sign::BestMark => vec![Shape::Polygon {
            points: vec![
                [centre[0], centre[1] - 5.0],
                [centre[0] + 5.0, centre[1] + 4.0],
                [centre[0] - 5.0, centre[1] + 4.0],
            ],
            fill: Some(Ink::Gold),
            pen: None,
            hatch: None,
        }],
        Sign::AgainMark => again(centre),
        Sign::DepthMark => vec![Shape::Circle { centre, radius: 2.0, fill: Some(text), pen: None }],
        Sign::NumbersMark => {
            vec![Shape::Block { area: Area::around(centre, 4.0, 4.0), ink: muted }]
        }
        Sign::Walked => vec![Shape::text(centre, "●", 15.0, text, Align::Centre)],
    };
    picture.shapes.extend(shapes);
    picture
}

/// The size of a node in the key.
const NODE: (f32, f32) = (38.0, 28.0);

fn proof_sign(sign: Sign, centre: Point) -> Vec<Shape> {
    let (proven, disproven) = (ProofNumbers::PROVEN, ProofNumbers::DISPROVEN);
    match sign {
        Sign::Unexpanded => {
            let pale = (Seen::Unvisited, Ink::Muted);
            numbers(centre, pale, ProofNumbers::UNDEVELOPED)
        }
        Sign::Proven => numbers(centre, (Seen::Done, Ink::Text), proven),
        Sign::Disproven => numbers(centre, (Seen::Done, Ink::Text), disproven),
        Sign::NotMade => {
            vec![piece(centre, NODE, Player::Min, None, NOT_MADE, None)]
        }
        Sign::Thresholds => {
            let mut picture = Picture::default();
            gold_label("(3, ∞)".to_owned(), centre, &mut picture);
            picture.shapes
        }
        _ => {
            let (proof, disproof) = (3, 1);
            let read = (Seen::Unsettled, Ink::Text);
            numbers(centre, read, ProofNumbers { proof, disproof })
        }
    }
}

/// A node of White's with its proof and disproof number.
fn numbers(centre: Point, (seen, ink): (Seen, Ink), numbers: ProofNumbers) -> Vec<Shape> {
    let mut picture = Picture::default();
    picture.shapes.push(shape(centre, Player::Min, seen, Kind::Inner));
    stacked(numbers, centre, NODE, (10.0, ink), &mut picture);
    if numbers.is_settled() {
        let at = [centre[0] + 12.0, centre[1]];
        settled_sign(numbers.is_proven(), at, 5.0, &mut picture);
    }
    picture.shapes
}

fn shape(centre: Point, player: Player, seen: Seen, kind: Kind) -> Shape {
    let (fill, pen, hatch) = appearance(seen, kind, player);
    piece(centre, NODE, player, fill, pen, hatch)
}

fn marked(centre: Point, fill: Option<Ink>, pen: Pen) -> Vec<Shape> {
    vec![
        Shape::Box {
            area: Area::around(centre, NODE.0 + 10.0, NODE.1 + 6.0),
            radius: 8.0,
            fill,
            pen: Some(pen),
        },
        shape(centre, Player::Max, Seen::Open, Kind::Inner),
    ]
}

fn ends(area: Area) -> (Point, Point) {
    let (centre, reach) = (area.centre(), area.width() * 0.42);
    ([centre[0] - reach, centre[1] + 8.0], [centre[0] + reach, centre[1] - 8.0])
}

fn line(area: Area, pen: Pen) -> Shape {
    let (from, to) = ends(area);
    Shape::Line { from, to, pen }
}

fn cross(centre: Point) -> Vec<Shape> {
    let stroke = |turn: f32| Shape::Line {
        from: [centre[0] - 4.0, centre[1] - 4.0 * turn],
        to: [centre[0] + 4.0, centre[1] + 4.0 * turn],
        pen: Pen::solid(2.0, Ink::Disagree),
    };
    vec![stroke(1.0), stroke(-1.0)]
}

/// A step back, and forward again, as on the scrub bar.
fn again(centre: Point) -> Vec<Shape> {
    let strokes: [&[Point]; 2] = [
        &[[4.0, -4.0], [-4.0, -4.0], [-4.0, 3.0], [4.0, 3.0]],
        &[[1.0, 0.0], [5.0, 3.0], [1.0, 6.0]],
    ];
    let at = |by: Point| [centre[0] + by[0], centre[1] + by[1]];
    let pen = Pen::solid(1.6, Ink::Text);
    let pairs = strokes.into_iter().flat_map(|points| points.windows(2));
    pairs.map(|pair| Shape::Line { from: at(pair[0]), to: at(pair[1]), pen }).collect()
}

/// Bars in the inks of their nodes, in order from top to bottom.
fn columns(area: Area) -> Vec<Shape> {
    let inks = [
        Ink::edge(Player::Max),
        Ink::Muted,
        Ink::Hatch,
        Ink::Line,
        Ink::edge(Player::Min),
        Ink::Gold,
    ];
    let centre = area.centre();
    let bar = |(index, ink)| {
        let x = centre[0] - 30.0 + 10.0 * index as f32;
        Shape::Block {
            area: Area { min: [x, centre[1] - 9.0], max: [x + 10.0, centre[1] + 9.0] },
            ink,
        }
    };
    inks.into_iter().enumerate().map(bar).collect()
}
