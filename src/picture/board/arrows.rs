//! Arrows on a board: attackers of a square, and highlighted moves.
//!
//! They are translucent and lie over the pieces, under the text on them. Colour is not the only
//! distinction: the best line is wide and numbered, other moves are thin, and readers' moves are
//! dashed.

use super::plan::BoardPlan;
use crate::{Dash, Ink, Pen, Picture, Point, Shape};
use games::board::{Arrow, ArrowRole, Board, MoveArrow, Standing};

/// Draws an arrow from a piece to the square it attacks; dashed for a piece behind another in a
/// battery.
pub(super) fn aim(arrow: Arrow, plan: &BoardPlan, picture: &mut Picture) {
    let cell = plan.cell();
    let (from, to) = (plan.centre(arrow.from), plan.centre(arrow.to));
    let way = Way::new(from, to);
    // The head is before the sign of the piece, which would hide it.
    let tip = way.before_end(cell * 0.38);
    let base = way.before_end(cell * 0.62);
    let start = way.at(cell * 0.3);
    let ink = Ink::edge(arrow.player);
    let width = (cell * 0.09).max(2.0);
    let pen = if arrow.behind { Pen::dashed(width * 0.8, ink) } else { Pen::solid(width, ink) };
    picture.line(start, base, pen);
    let half = cell * 0.13;
    picture.filled(vec![tip, way.aside(base, half), way.aside(base, -half)], ink);
}

#[derive(Clone, Copy)]
struct Way {
    from: Point,
    along: Point,
    length: f32,
}

impl Way {
    fn new(from: Point, to: Point) -> Self {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let length = dx.hypot(dy).max(1.0);
        Self { from, along: [dx / length, dy / length], length }
    }

    fn at(&self, far: f32) -> Point {
        [self.from[0] + self.along[0] * far, self.from[1] + self.along[1] * far]
    }

    fn before_end(&self, far: f32) -> Point {
        self.at(self.length - far)
    }

    /// A point offset to the right of the segment.
    fn aside(&self, point: Point, far: f32) -> Point {
        [point[0] - self.along[1] * far, point[1] + self.along[0] * far]
    }
}

/// On squares with a smaller side, in points, numbers would hide the pieces.
const ROOM_FOR_NUMBERS: f32 = 30.0;

struct ArrowPen {
    ink: Ink,
    /// As a fraction of the side of a square.
    width: f32,
    opacity: f32,
    dashed: bool,
}

fn pen_of(role: ArrowRole) -> ArrowPen {
    let (ink, width, opacity, dashed) = match role {
        ArrowRole::Line(0 | 1) => (Ink::BestArrow, 0.18, 0.92, false),
        ArrowRole::Line(2) => (Ink::BestArrow, 0.14, 0.74, false),
        ArrowRole::Line(_) => (Ink::BestArrow, 0.1, 0.56, false),
        ArrowRole::Candidate => (Ink::OtherArrow, 0.075, 0.75, false),
        ArrowRole::Pointed => (Ink::Engine, 0.14, 0.95, false),
        ArrowRole::Reader(number) => (Ink::ReaderArrow(number), 0.1, 0.85, true),
    };
    ArrowPen { ink, width, opacity, dashed }
}

/// Draws moves as arrows, the best line on top.
pub(super) fn moves(board: &Board, arrows: &[MoveArrow], plan: &BoardPlan, picture: &mut Picture) {
    let is_line = |arrow: &&MoveArrow| matches!(arrow.role, ArrowRole::Line(_));
    let (best, others): (Vec<_>, Vec<_>) = arrows.iter().partition(is_line);
    for arrow in others.into_iter().chain(best.iter().rev().copied()) {
        let lane = lane(arrow, arrows);
        match plan.standing(board, arrow.from) {
            Some(from) => {
                let is_taken = board.pieces.iter().any(|piece| piece.at == arrow.to);
                let reach = if is_taken { RIM } else { 0.1 };
                draw(arrow.role, (from, plan.centre(arrow.to), lane, reach), plan, picture);
            }
            None => ring(arrow, plan, picture),
        }
    }
    if best.len() > 1 && plan.cell() >= ROOM_FOR_NUMBERS {
        for arrow in best {
            if let (ArrowRole::Line(ply), Some(from)) =
                (arrow.role, plan.standing(board, arrow.from))
            {
                let to = plan.centre(arrow.to);
                number(ply, (from, to, lane(arrow, arrows)), plan, picture);
            }
        }
    }
}

/// The sideways offset of an arrow, as a fraction of the side of a square: arrows between the same
/// squares are drawn side by side.
fn lane(arrow: &MoveArrow, arrows: &[MoveArrow]) -> f32 {
    const APART: f32 = 0.17;
    let is_beside = |other: &&MoveArrow| other.from == arrow.from && other.to == arrow.to;
    let beside = arrows.iter().filter(is_beside).count();
    let before = arrows.iter().filter(is_beside);
    let place = before.take_while(|other| !std::ptr::eq(*other, arrow)).count();
    (place as f32 - (beside.saturating_sub(1)) as f32 / 2.0) * APART
}

/// The distance from the centre of a square at which the sign of a piece ends, as a fraction of its
/// side.
const RIM: f32 = 0.34;

/// Draws an arrow whose tip stays `before` from the centre of its goal, as a fraction of the side of
/// a square: it begins and ends where no sign of a piece covers it.
fn draw(
    role: ArrowRole,
    (from, to, lane, before): (Point, Point, f32, f32),
    plan: &BoardPlan,
    picture: &mut Picture,
) {
    let cell = plan.cell();
    let pen = pen_of(role);
    let straight = Way::new(from, to);
    let shift = lane * cell;
    let way = Way { from: straight.aside(from, shift), ..straight };
    let half = (pen.width * cell / 2.0).max(1.2);
    let (head, wing) = ((half * 3.2).max(cell * 0.24), (half * 2.1).max(cell * 0.14));
    let (start, end) = (cell * RIM, way.length - cell * before);
    let neck = (end - head).max(start);
    let mut bar = |from: f32, to: f32| {
        let (a, b) = (way.at(from), way.at(to));
        picture.shapes.push(Shape::Glass {
            points: vec![
                way.aside(a, -half),
                way.aside(b, -half),
                way.aside(b, half),
                way.aside(a, half),
            ],
            fill: pen.ink,
            opacity: pen.opacity,
        });
    };
    if pen.dashed {
        let dash = (cell * 0.16).max(4.0);
        let mut at = start;
        while at < neck {
            bar(at, (at + dash).min(neck));
            at += dash * 1.7;
        }
    } else {
        bar(start, neck);
    }
    let base = way.at(neck);
    picture.shapes.push(Shape::Glass {
        points: vec![way.at(end), way.aside(base, wing), way.aside(base, -wing)],
        fill: pen.ink,
        opacity: pen.opacity,
    });
}

/// Draws the ply of a move of the best line, at the edge of the square of its origin.
fn number(ply: u8, (from, to, lane): (Point, Point, f32), plan: &BoardPlan, picture: &mut Picture) {
    let cell = plan.cell();
    let way = Way::new(from, to);
    let steep = way.along[0].abs().max(way.along[1].abs());
    let at = way.aside(way.at(cell * 0.47 / steep), lane * cell);
    let radius = (cell * 0.15).clamp(6.5, 12.0);
    picture.circle(at, radius, Ink::GoldFill, Pen::solid(1.5, Ink::Gold));
    let size = (radius * 1.5).round();
    picture.bold(at, ply.to_string(), size, Ink::Text);
}

/// Marks a drop; dashed if the piece comes into hand only later in the line.
fn ring(arrow: &MoveArrow, plan: &BoardPlan, picture: &mut Picture) {
    let pen = pen_of(arrow.role);
    let dash = match arrow.from {
        Standing::On(_) => Dash::Solid,
        Standing::InHand(..) => Dash::Dashes,
    };
    picture.circle(
        plan.centre(arrow.to),
        plan.cell() * 0.44,
        None,
        Pen { width: (pen.width * plan.cell()).clamp(1.5, 4.0), ink: pen.ink, dash },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Area;
    use games::board::Cell;
    use games::shogi::shown::show;
    use score::Player;

    const AT: Cell = Cell { file: 4, rank: 4 };
    const AREA: Area = Area { min: [0.0, 0.0], max: [600.0, 700.0] };

    fn drawn(moves_shown: &[(Standing, ArrowRole)], turned: bool) -> (BoardPlan, Picture) {
        let at = formats::sfen::parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b RP 1").unwrap();
        let board = show(&at);
        let plan = BoardPlan::new(&board, AREA, turned);
        let arrows: Vec<_> = moves_shown
            .iter()
            .map(|&(from, role)| MoveArrow { from, to: AT, role, words: String::new() })
            .collect();
        let mut picture = Picture::default();
        moves(&board, &arrows, &plan, &mut picture);
        (plan, picture)
    }

    /// The corners of every translucent shape of this colour.
    fn corners(picture: &Picture, ink: Ink) -> Vec<Point> {
        let shapes = picture.shapes.iter();
        let glass = shapes.filter_map(|shape| match shape {
            Shape::Glass { points, fill, .. } if *fill == ink => Some(points.clone()),
            _ => None,
        });
        glass.flatten().collect()
    }

    #[test]
    fn a_drop_arrow_starts_at_the_hand_or_becomes_a_ring() {
        for turned in [false, true] {
            let pawn = Standing::InHand(Player::Max, "P");
            let (plan, picture) = drawn(&[(pawn, ArrowRole::Line(1))], turned);
            let found = corners(&picture, Ink::BestArrow);
            let (stand, square) = (plan.stand(Player::Max), plan.square(AT));
            let far = |point: &Point| (point[1] - stand.centre()[1]).abs();
            let nearest = found.iter().map(far).fold(f32::MAX, f32::min);
            assert!(nearest < plan.cell() * 0.6, "{nearest}");
            assert!(found.iter().any(|&point| square.holds(point)));
        }
        let gold = Standing::InHand(Player::Max, "G");
        let (plan, picture) = drawn(&[(gold, ArrowRole::Line(1))], false);
        let [Shape::Circle { centre, fill: None, .. }] = picture.shapes.as_slice() else {
            panic!("{picture:?}");
        };
        assert!(plan.square(AT).holds(*centre));
    }

    #[test]
    fn arrows_between_the_same_squares_are_drawn_side_by_side() {
        let from = Standing::On(Cell { file: 4, rank: 8 });
        let both = [(from, ArrowRole::Line(1)), (from, ArrowRole::Reader(1))];
        let (plan, picture) = drawn(&both, false);
        let middle = plan.centre(AT)[0];
        let mean = |ink| {
            let found = corners(&picture, ink);
            found.iter().map(|point| point[0]).sum::<f32>() / found.len() as f32
        };
        let (line, reader) = (mean(Ink::BestArrow), mean(Ink::ReaderArrow(1)));
        assert!((line < middle) != (reader < middle), "{line} {middle} {reader}");
        let (_, alone) = drawn(&both[..1], false);
        let found = corners(&alone, Ink::BestArrow);
        let mean = found.iter().map(|point| point[0]).sum::<f32>() / found.len() as f32;
        assert!((mean - middle).abs() < 0.1);
    }

    #[test]
    fn both_ends_of_an_arrow_are_clear_of_the_signs_of_pieces() {
        let at = formats::sfen::parse_sfen("4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1").unwrap();
        let board = show(&at);
        let plan = BoardPlan::new(&board, AREA, false);
        for role in [ArrowRole::Line(1), ArrowRole::Candidate, ArrowRole::Reader(1)] {
            let from = Cell { file: 4, rank: 5 };
            let arrow = MoveArrow { from: Standing::On(from), to: AT, role, words: String::new() };
            let mut picture = Picture::default();
            moves(&board, &[arrow], &plan, &mut picture);
            let found = corners(&picture, pen_of(role).ink);
            assert!(!found.is_empty());
            for square in [from, AT] {
                let sign = Area::around(plan.centre(square), plan.cell() * 0.6, plan.cell() * 0.6);
                assert!(!found.iter().any(|&corner| sign.holds(corner)), "{role:?} {square:?}");
            }
        }
    }

    #[test]
    fn arrows_of_later_plies_fade_and_carry_numbers() {
        let line: Vec<_> = (1..=3)
            .map(|ply| {
                let from = Cell { file: ply, rank: 8 };
                (Standing::On(from), ArrowRole::Line(ply))
            })
            .collect();
        let (_, picture) = drawn(&line, false);
        let opacities: Vec<_> = picture
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Shape::Glass { opacity, .. } => Some(*opacity),
                _ => None,
            })
            .collect();
        // The first ply is drawn last, on top.
        assert!(opacities.first() < opacities.last(), "{opacities:?}");
        let numbers = picture.shapes.iter().filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        assert_eq!(numbers.collect::<Vec<_>>(), ["1", "2", "3"]);
    }
}
