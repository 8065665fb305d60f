//! The signs that the legend and the key explain, drawn by the code that draws the tree.

use super::edges::{cut_sign, window_label};
use super::groups::{fold_label, pack};
use super::joins::{diamond, head};
use super::legend::{BEFORE_RECOUNT, BEST_HERE, EQUAL, HERE, NOT_MADE, SELECTED, SOURCE, TOGETHER};
use super::nodes::{appearance, neutral, player_badge};
use super::numbers::{BETWEEN, gold_label, settled_sign, spanned, stacked};
use super::places::Places;
use super::sheet::grade;
use super::texts::text_area;
use super::types::label;
use crate::piece::{oval, piece, seat};
use crate::{Align, Area, Dash, Ink, Pen, Picture, Point, Shape};
use language::Signs;
use lesson::NodeType;
use score::{NodeNumbers, Player, Score, Window};
use search::{Algorithm, Settlement};
use session::SheetMark;
use text::Sign;
use trace::Seen;

struct SignSize {
    node: (f32, f32),
    /// Half the width of a line, and how much it rises in that width.
    reach: Point,
    /// Whether numbers stand in their nodes; in less room, they stand alone.
    is_full: bool,
    signs: Signs,
}

const fn key(signs: Signs) -> SignSize {
    SignSize { node: (38.0, 28.0), reach: [27.0, 8.0], is_full: true, signs }
}

const fn legend(signs: Signs) -> SignSize {
    SignSize { node: (19.0, 14.0), reach: [11.0, 0.0], is_full: false, signs }
}

/// The size of a text of the legend that stands alone.
const ALONE: f32 = 13.0;

/// Draws a sign in the centre of `area`, which should be about 64 by 34 points.
pub fn sign(sign: Sign, signs: Signs, area: Area) -> Picture {
    key(signs).drawn(sign, area.centre())
}

/// The same for the legend, with its width; `left` is the middle of its left edge.
pub fn legend_mark(sign: Sign, signs: Signs, left: Point) -> (Picture, f32) {
    let shapes = legend(signs).drawn(sign, [0.0, 0.0]).shapes;
    let ends = shapes.iter().flat_map(across);
    let (from, to) = ends.fold((0.0_f32, 0.0_f32), |(from, to), x| (from.min(x), to.max(x)));
    (legend(signs).drawn(sign, [left[0] - from, left[1]]), to - from)
}

/// The left and right ends of a shape.
fn across(shape: &Shape) -> Vec<f32> {
    match shape {
        Shape::Polygon { points, .. } | Shape::Glass { points, .. } => {
            points.iter().map(|point| point[0]).collect()
        }
        Shape::Line { from, to, .. } => vec![from[0], to[0]],
        Shape::Circle { centre, radius, .. } => vec![centre[0] - radius, centre[0] + radius],
        Shape::Box { area, .. } | Shape::Block { area, .. } => vec![area.min[0], area.max[0]],
        Shape::Text { .. } => {
            text_area(shape).map_or_else(Vec::new, |area| vec![area.min[0], area.max[0]])
        }
    }
}

impl SignSize {
    #[expect(clippy::too_many_lines, reason = "a line a sign")]
    fn drawn(&self, sign: Sign, centre: Point) -> Picture {
        let mut picture = Picture::default();
        let to = &mut picture;
        let (black, white) = (Player::Max, Player::Min);
        let (text, muted) = (Ink::Text, Ink::Muted);
        match sign {
            Sign::Black | Sign::BlackToo => self.node(centre, black, Seen::Done, to),
            Sign::White | Sign::WhiteToo => self.node(centre, white, Seen::Done, to),
            Sign::Chance => {
                let (fill, pen) = neutral(None, appearance(Seen::Done, black).1);
                to.shapes.push(oval(centre, self.node, fill, pen, None));
                if self.is_full {
                    to.bold(centre, "6½", 11.0, text);
                }
            }
            Sign::Seat => {
                let (fill, pen) = neutral(None, appearance(Seen::Done, black).1);
                to.shapes.push(seat(centre, self.node, fill, pen, None));
                player_badge(2, centre, self.node.1 * 0.6, text, to);
            }
            Sign::Paid => alone(centre, "(3, 0)", text, to),
            Sign::Together => {
                let [x, y] = centre;
                to.line([x - 12.0, y], [x + 12.0, y], TOGETHER);
            }
            Sign::Pruned | Sign::MarkedCut => self.node(centre, black, Seen::Pruned, to),
            Sign::Unvisited => self.node(centre, white, Seen::Unvisited, to),
            Sign::Unsettled => self.node(centre, white, Seen::Unsettled, to),
            Sign::NotMade => {
                to.shapes.push(piece(centre, self.node, white, None, NOT_MADE, None));
            }
            Sign::Given => {
                self.node(centre, white, Seen::Unvisited, to);
                to.bold(centre, "8", self.node.1 * 0.7, muted);
            }
            Sign::Earlier => {
                self.node(centre, white, Seen::Earlier, to);
                if self.is_full {
                    to.bold(centre, "+80", 11.0, muted);
                }
            }
            Sign::Settled => self.value(centre, (white, Seen::Done), ["+80"; 2], text, to),
            Sign::AtLeast => self.bound(centre, black, self.signs.at_least(), to),
            Sign::AtMost => self.bound(centre, white, self.signs.at_most(), to),
            Sign::Open | Sign::Covered => {
                self.value(centre, (white, Seen::Open), ["?"; 2], muted, to);
            }
            Sign::SoFar => self.value(centre, (white, Seen::Open), ["+80", "+8"], muted, to),
            Sign::SetForBlack => self.setter(centre, black, to),
            Sign::SetForWhite => self.setter(centre, white, to),
            Sign::Here => self.framed(centre, Some(Ink::GoldFill), HERE, to),
            Sign::Selected => self.framed(centre, None, SELECTED, to),
            Sign::Decline => self.decline(centre, to),
            Sign::Group | Sign::Others => self.group(centre, sign == Sign::Group, to),
            Sign::Folded if self.is_full => {
                let [x, y] = centre;
                self.node([x, y - 4.0], white, Seen::Done, to);
                fold_label([x, y + 11.0], "…8".to_owned(), muted, to);
            }
            Sign::Folded => alone(centre, "…3", muted, to),
            Sign::CutBound => alone(centre, "α β", Ink::Disagree, to),
            Sign::NotPromoted => alone(centre, "=", muted, to),
            Sign::Window => {
                let window = Window { alpha: Score(0), beta: Score(80) };
                if self.is_full {
                    window_label(window, centre, to);
                } else {
                    gold(centre, "α,β", to);
                }
            }
            Sign::Samples => {
                let numbers = if self.is_full { ["8", "0.375"] } else { ["8", ".4"] };
                self.node(centre, white, Seen::Unsettled, to);
                let texts = numbers.map(str::to_owned);
                let least = if self.is_full { 9.0 } else { 6.0 };
                stacked(texts, centre, self.node, (least, text, BETWEEN), to);
            }
            Sign::Interval => {
                let ends = ["+3", "+9"].map(str::to_owned);
                let least = if self.is_full { 7.0 } else { 5.0 };
                self.node(centre, white, Seen::Unsettled, to);
                spanned(ends, "[+3, +9]".to_owned(), centre, self.node, (least, text, BETWEEN), to);
            }
            Sign::Terms if self.is_full => {
                gold_label("0.4 + 0.9 = 1.3".to_owned(), centre, to);
            }
            Sign::Terms => gold(centre, "+ =", to),
            Sign::Numbers
            | Sign::BeforeRecount
            | Sign::Unexpanded
            | Sign::Proven
            | Sign::Disproven
            | Sign::Thresholds => self.counted(sign, centre, to),
            Sign::BestLine
            | Sign::Way
            | Sign::BestHere
            | Sign::Equal
            | Sign::Laid
            | Sign::Cut
            | Sign::MarkedChosen
            | Sign::Source
            | Sign::Played
            | Sign::Called => self.line(sign, centre, to),
            Sign::Table => to.shapes.push(diamond(centre, self.node.1 * 0.3 + 1.0)),
            Sign::PvNode => label(NodeType::Pv, centre, to),
            Sign::CutNode => label(NodeType::Cut, centre, to),
            Sign::AllNode => label(NodeType::All, centre, to),
            Sign::Changed => gold(centre, "→", to),
            Sign::OutOfView => {
                let area = Area::around(centre, 24.0, 14.0);
                to.rounded(area, 5.0, Ink::Card, Pen::solid(1.0, Ink::Line));
                to.text(centre, "←", 11.0, text, Align::Centre);
            }
            Sign::Differs => {
                let place = Area::around(centre, self.node.0 * 0.8, self.node.1 * 0.8);
                differing((place, Some(white)), &mut Places::default(), to);
            }
            Sign::Written => {
                alone(centre, "8", Ink::Pencil, to);
                let [x, y] = [centre[0], centre[1] + 7.0];
                let pen = Pen::solid(1.4, Ink::Pencil);
                to.line([x - 5.0, y], [x + 5.0, y], pen);
            }
            Sign::GradeRight => grade((SheetMark::Right, self.signs), centre, 7.0, to),
            Sign::GradePartly => grade((SheetMark::Partly, self.signs), centre, 7.0, to),
            Sign::GradeWrong => grade((SheetMark::Wrong, self.signs), centre, 7.0, to),
            Sign::GradeMissing => grade((SheetMark::Missing, self.signs), centre, 7.0, to),
            Sign::Columns => columns(centre, self.node, to),
            Sign::Arrows => arrows(centre, [Ink::Gold, Ink::Muted], to),
            Sign::Attackers => arrows(centre, [Ink::edge(black), Ink::edge(white)], to),
            Sign::ReaderArrows => dashed_arrow(centre, to),
            Sign::LastMove => square(centre, to),
            Sign::Pass => {}
            Sign::Stop
            | Sign::CutMark
            | Sign::BestMark
            | Sign::AgainMark
            | Sign::DepthMark
            | Sign::NumbersMark
            | Sign::Walked => mark(sign, centre, to),
        }
        picture
    }

    fn node(&self, centre: Point, player: Player, seen: Seen, picture: &mut Picture) {
        let (fill, pen, hatch) = appearance(seen, player);
        picture.shapes.push(piece(centre, self.node, player, fill, pen, hatch));
    }

    /// A bound in its node, or its sign alone.
    fn bound(&self, centre: Point, player: Player, sign: &str, picture: &mut Picture) {
        let full = format!("{sign}+80");
        self.value(centre, (player, Seen::Done), [&full, sign], Ink::Text, picture);
    }

    /// A number in its node, or alone.
    fn value(
        &self,
        centre: Point,
        (player, seen): (Player, Seen),
        [full, short]: [&str; 2],
        ink: Ink,
        picture: &mut Picture,
    ) {
        if !self.is_full {
            return alone(centre, short, ink, picture);
        }
        self.node(centre, player, seen, picture);
        let at = [centre[0], centre[1] + 2.5 * player.sign() as f32];
        picture.bold(at, full, 11.0, ink);
    }

    /// A move of a player with a ring in that player's colour, and the label with the bound.
    fn setter(&self, centre: Point, player: Player, picture: &mut Picture) {
        let moved = player.other();
        self.node(centre, moved, Seen::Done, picture);
        let ring = (self.node.0 + 6.0, self.node.1 + 4.0);
        let pen = Pen::solid(1.8, Ink::edge(player));
        picture.shapes.push(piece(centre, ring, moved, None, pen, None));
        let label = [centre[0] + ring.0 / 2.0 + 9.0, centre[1]];
        picture.rounded(Area::around(label, 13.0, 13.0), 4.0, Ink::Card, pen);
        picture.text(label, "8", 10.0, Ink::edge(player), Align::Centre);
    }

    fn framed(&self, centre: Point, fill: Option<Ink>, pen: Pen, picture: &mut Picture) {
        let (width, height) =
            if self.is_full { (self.node.0 + 10.0, self.node.1 + 6.0) } else { (24.0, 14.0) };
        let area = Area::around(centre, width, height);
        picture.rounded(area, height * 0.3, fill, pen);
        if self.is_full {
            self.node(centre, Player::Max, Seen::Open, picture);
        }
    }

    fn decline(&self, centre: Point, picture: &mut Picture) {
        let (width, height) = (self.node.0 * 1.2, self.node.1 * 0.8);
        picture.rounded(
            Area::around(centre, width, height),
            height / 2.0,
            Ink::Card,
            Pen::solid(1.4, Ink::Muted),
        );
        if self.is_full {
            picture.bold(centre, "+80", 12.0, Ink::Text);
        }
    }

    fn group(&self, centre: Point, valued: bool, picture: &mut Picture) {
        let size = (self.node.0 * 0.95, self.node.1 * 0.75);
        pack(centre, size, [Ink::Card; 2], Pen::solid(1.2, Ink::Muted), picture);
        if self.is_full && valued {
            picture.bold(centre, "+8", 12.0, Ink::Text);
        }
    }

    /// A line, and what stands on it.
    fn line(&self, sign: Sign, centre: Point, picture: &mut Picture) {
        let pen = match sign {
            Sign::BestLine => Pen::solid(5.0, Ink::Gold),
            Sign::Way => Pen::solid(2.2, Ink::Gold),
            Sign::Played => Pen::dotted(2.2, Ink::Gold),
            Sign::BestHere => BEST_HERE,
            Sign::Equal => EQUAL,
            Sign::Laid => Pen::solid(3.0, Ink::Engine),
            Sign::MarkedChosen => Pen::solid(3.0, Ink::Pencil),
            Sign::Cut => Pen::dashed(1.2, Ink::Hatch),
            _ => SOURCE,
        };
        let ([x, y], [reach, rise]) = (centre, self.reach);
        let (from, to) = ([x - reach, y + rise], [x + reach, y - rise]);
        picture.line(from, to, pen);
        match sign {
            Sign::Cut if self.is_full => cut_sign(from, to, picture),
            Sign::Cut => cut_sign([x - 3.0, y + 8.0], [x + 3.0, y - 8.0], picture),
            Sign::Source | Sign::Called => head(from, [to[0] + 2.0, to[1]], pen.ink, picture),
            _ => {}
        }
    }

    fn counted(&self, sign: Sign, centre: Point, picture: &mut Picture) {
        const SOME: NodeNumbers = NodeNumbers { first: Score(3), second: Score(1) };
        let Some(columns) = Algorithm::all_columns().next() else {
            return;
        };
        let numbers = match sign {
            Sign::Thresholds if self.is_full => {
                gold_label("(3, ∞)".to_owned(), centre, picture);
                return;
            }
            Sign::Thresholds => return gold(centre, self.signs.at_most(), picture),
            Sign::Proven | Sign::Disproven if !self.is_full => {
                return settled_sign(sign == Sign::Proven, centre, 6.0, picture);
            }
            Sign::BeforeRecount if !self.is_full => {
                let size = (36.0, 26.0);
                let texts = SOME.both().map(NodeNumbers::text);
                return stacked(texts, centre, size, (9.0, Ink::Muted, BEFORE_RECOUNT), picture);
            }
            _ if !self.is_full => return alone(centre, "1/1", Ink::Text, picture),
            Sign::Proven => (columns.of_value)(Score(1), Player::Max),
            Sign::Disproven => (columns.of_value)(Score(0), Player::Max),
            Sign::Unexpanded => columns.unread.unwrap_or(SOME),
            _ => SOME,
        };
        let (seen, ink) = match sign {
            Sign::Unexpanded => (Seen::Unvisited, Ink::Muted),
            Sign::Numbers => (Seen::Unsettled, Ink::Text),
            Sign::BeforeRecount => (Seen::Open, Ink::Muted),
            _ => (Seen::Done, Ink::Text),
        };
        let between = if sign == Sign::BeforeRecount { BEFORE_RECOUNT } else { BETWEEN };
        self.node(centre, Player::Min, seen, picture);
        stacked(
            numbers.both().map(NodeNumbers::text),
            centre,
            self.node,
            (10.0, ink, between),
            picture,
        );
        if let Some(settled) = (columns.settled)(numbers) {
            let is_won = settled == Settlement::Proven;
            let at = [centre[0] + 12.0, centre[1]];
            settled_sign(is_won, at, 5.0, picture);
        }
    }
}

fn alone(centre: Point, text: &str, ink: Ink, picture: &mut Picture) {
    picture.bold(centre, text, ALONE, ink);
}

/// A gold label, smaller than in the tree.
fn gold(centre: Point, text: &str, picture: &mut Picture) {
    picture.rounded(
        Area::around(centre, 24.0, 14.0),
        5.0,
        Ink::GoldFill,
        Pen::solid(1.0, Ink::Gold),
    );
    picture.text(centre, text, 11.0, Ink::Text, Align::Centre);
}

/// The bars of a row that is too dense for nodes, in the inks of their nodes, in order from top to
/// bottom; the gold one is where the search is.
fn columns(centre: Point, (width, height): (f32, f32), picture: &mut Picture) {
    let inks = [Ink::edge(Player::Max), Ink::Muted, Ink::Hatch, Ink::Line, Ink::edge(Player::Min)];
    let bar = height * 1.1 / inks.len() as f32;
    for (number, ink) in inks.into_iter().enumerate() {
        let at = [centre[0], centre[1] + bar * (number as f32 - 2.0)];
        picture.block(Area::around(at, width, bar), ink);
    }
    let area = Area::around([centre[0] + width * 0.4, centre[1]], width * 0.2, height * 1.1);
    picture.block(area, Ink::Gold);
}

/// A square of the board that the last move has touched.
fn square(centre: Point, picture: &mut Picture) {
    let area = Area::around(centre, 13.0, 13.0);
    picture.block(area, Ink::LastMove);
    picture.rounded(area, 1.0, None, Pen::solid(1.0, Ink::Gold));
}

/// Two arrows in these inks, as on the board.
fn arrows(centre: Point, inks: [Ink; 2], picture: &mut Picture) {
    for (side, ink) in [-6.0, 6.0].into_iter().zip(inks) {
        arrow([centre[0] + side, centre[1]], Pen::solid(2.4, ink), picture);
    }
}

/// An arrow of another reader, as on the board.
fn dashed_arrow(centre: Point, picture: &mut Picture) {
    let pen = Pen { dash: Dash::Dots, ..Pen::solid(2.4, Ink::ReaderArrow(0)) };
    arrow(centre, pen, picture);
}

fn arrow([x, y]: Point, pen: Pen, picture: &mut Picture) {
    picture.line([x, y + 6.0], [x, y - 1.0], pen);
    let points = vec![[x, y - 7.0], [x + 4.0, y - 1.0], [x - 4.0, y - 1.0]];
    picture.filled(points, pen.ink);
}

/// A ring around a node that differs from that of another tree, with the sign at a corner that is
/// free.
pub(super) fn differing(
    (place, player): (Area, Option<Player>),
    places: &mut Places,
    picture: &mut Picture,
) {
    const RADIUS: f32 = 6.0;
    let size = (place.width() + 5.0, place.height() + 3.5);
    let pen = Pen::solid(2.0, Ink::Disagree);
    if let Some(player) = player {
        picture.shapes.push(piece(place.centre(), size, player, None, pen, None));
    } else {
        let around = Area::around(place.centre(), size.0 + 6.0, size.1 + 4.0);
        picture.rounded(around, 6.0, None, pen);
    }
    let Area { min, max } = Area::around(place.centre(), size.0, size.1);
    let [x, y] = [[max[0], min[0]], [min[1], max[1]]];
    let middle = place.centre()[1];
    let spots = [[x[0], y[0]], [x[0], y[1]], [x[1], y[1]], [x[1], y[0]], [x[0], middle]];
    let area = |at: &Point| Area::around(*at, 1.6 * RADIUS, 1.6 * RADIUS);
    let free = spots.iter().find(|at| !places.is_written(&area(at)));
    let at = *free.unwrap_or(&spots[0]);
    places.take(area(&at));
    picture.circle(at, RADIUS, Ink::Card, None);
    picture.bold(at, "≠", 12.0, Ink::Disagree);
}

/// A mark of the scrub bar or of the list.
fn mark(sign: Sign, [x, y]: Point, picture: &mut Picture) {
    match sign {
        Sign::Stop => picture.circle([x, y], 6.5, None, Pen::solid(1.4, Ink::Text)),
        Sign::CutMark => {
            for turn in [4.0, -4.0] {
                let pen = Pen::solid(2.0, Ink::Disagree);
                picture.line([x - 4.0, y - turn], [x + 4.0, y + turn], pen);
            }
        }
        Sign::BestMark => {
            picture.filled(vec![[x, y - 5.0], [x + 5.0, y + 4.0], [x - 5.0, y + 4.0]], Ink::Gold);
        }
        Sign::AgainMark => {
            // A step back, and forward again, as on the scrub bar.
            let strokes: [&[Point]; 2] = [
                &[[4.0, -4.0], [-4.0, -4.0], [-4.0, 3.0], [4.0, 3.0]],
                &[[1.0, 0.0], [5.0, 3.0], [1.0, 6.0]],
            ];
            let at = |by: Point| [x + by[0], y + by[1]];
            for pair in strokes.into_iter().flat_map(|points| points.windows(2)) {
                picture.line(at(pair[0]), at(pair[1]), Pen::solid(1.6, Ink::Text));
            }
        }
        Sign::DepthMark => picture.circle([x, y], 2.0, Ink::Text, None),
        Sign::NumbersMark => picture.block(Area::around([x, y], 4.0, 4.0), Ink::Muted),
        _ => picture.text([x, y], "●", 15.0, Ink::Text, Align::Centre),
    }
}
