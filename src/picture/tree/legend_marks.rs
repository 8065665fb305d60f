//! The signs of the legend, small, before their meanings.

use super::edges::cut_sign;
use super::groups::pack;
use super::joins::diamond;
use super::legend::{BEST_HERE, EQUAL, HERE, NOT_MADE, SELECTED, SOURCE};
use super::nodes::appearance;
use super::proof::settled_sign;
use super::texts::name_ems;
use crate::piece::piece;
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape};
use score::Player;
use text::LegendEntry;
use trace::Seen;
use tree::Kind;

/// The size of a node in the legend.
const NODE: (f32, f32) = (19.0, 14.0);
/// The length of a line in the legend.
const LINE: f32 = 22.0;
/// The size of a text that is a sign.
const TEXT: f32 = 13.0;

/// The sign that an entry of the legend explains, drawn as in the tree, and its width; `left` is
/// the middle of its left edge.
#[must_use]
pub fn legend_mark(entry: LegendEntry, left: Point) -> (Picture, f32) {
    let mut picture = Picture::default();
    let middle = |width: f32| [left[0] + width / 2.0, left[1]];
    let (black, white) = (Player::Max, Player::Min);
    let width = match entry {
        LegendEntry::Black | LegendEntry::BlackToo => {
            node(black, Seen::Done, Kind::Inner, left, &mut picture)
        }
        LegendEntry::White | LegendEntry::WhiteToo => {
            node(white, Seen::Done, Kind::Inner, left, &mut picture)
        }
        LegendEntry::Hatched => node(black, Seen::Pruned, Kind::Inner, left, &mut picture),
        LegendEntry::Skipped => node(black, Seen::Pruned, Kind::Stub, left, &mut picture),
        LegendEntry::Unread => node(white, Seen::Unvisited, Kind::Inner, left, &mut picture),
        LegendEntry::Unsettled => node(white, Seen::Unsettled, Kind::Inner, left, &mut picture),
        LegendEntry::Earlier => node(white, Seen::Earlier, Kind::Inner, left, &mut picture),
        LegendEntry::NotMade => {
            picture.shapes.push(piece(middle(NODE.0), NODE, white, None, NOT_MADE, None));
            NODE.0
        }
        LegendEntry::Setter => {
            let width = node(black, Seen::Done, Kind::Inner, left, &mut picture);
            let ring = (NODE.0 + 6.0, NODE.1 + 4.0);
            let pen = Pen::solid(1.8, Ink::edge(black));
            picture.shapes.push(piece(middle(NODE.0), ring, black, None, pen, None));
            width + 3.0
        }
        LegendEntry::BestLine => line(Pen::solid(5.0, Ink::Gold), left, &mut picture),
        LegendEntry::Way => line(Pen::solid(2.2, Ink::Gold), left, &mut picture),
        LegendEntry::BestHere => line(BEST_HERE, left, &mut picture),
        LegendEntry::Equal => line(EQUAL, left, &mut picture),
        LegendEntry::Source | LegendEntry::Called => source(left, &mut picture),
        LegendEntry::LastMove => square(left, &mut picture),
        LegendEntry::NotPromoted => written("=", Ink::Muted, left, &mut picture),
        LegendEntry::Laid => line(Pen::solid(3.0, Ink::Engine), left, &mut picture),
        LegendEntry::Cut => {
            let width = line(Pen::dashed(1.2, Ink::Hatch), left, &mut picture);
            let [x, y] = middle(width);
            cut_sign([x - 3.0, y + 8.0], [x + 3.0, y - 8.0], &mut picture);
            width
        }
        LegendEntry::Here => frame(Some(Ink::GoldFill), HERE, left, &mut picture),
        LegendEntry::Selected => frame(None, SELECTED, left, &mut picture),
        LegendEntry::Window | LegendEntry::Thresholds => {
            let width = frame(
                Some(Ink::GoldFill),
                Pen::solid(1.0, Ink::Gold),
                [left[0] + 6.0, left[1]],
                &mut picture,
            );
            let text = if entry == LegendEntry::Window { "α,β" } else { "≦" };
            let at = [left[0] + 6.0 + width / 2.0, left[1]];
            picture.shapes.push(Shape::text(at, text, 11.0, Ink::Text, Align::Centre));
            width + 6.0
        }
        LegendEntry::Proven | LegendEntry::Disproven => {
            settled_sign(entry == LegendEntry::Proven, middle(13.0), 6.0, &mut picture);
            13.0
        }
        LegendEntry::Table => {
            picture.shapes.push(diamond(middle(12.0), 5.5));
            12.0
        }
        LegendEntry::Decline => {
            let (fill, pen) = (Some(Ink::Card), Some(Pen::solid(1.4, Ink::Muted)));
            let area = Area::around(middle(22.0), 22.0, 12.0);
            picture.shapes.push(Shape::Box { area, radius: 6.0, fill, pen });
            22.0
        }
        LegendEntry::Columns => bars(left, &mut picture),
        LegendEntry::Group | LegendEntry::Others => {
            let pen = Pen::solid(1.2, Ink::Muted);
            pack(middle(18.0), (17.0, 10.0), Ink::Card, pen, &mut picture);
            20.0
        }
        LegendEntry::AtLeast => written("≧", Ink::Text, left, &mut picture),
        LegendEntry::AtMost => written("≦", Ink::Text, left, &mut picture),
        LegendEntry::CutBound => written("α β", Ink::Disagree, left, &mut picture),
        LegendEntry::Pass => 0.0,
        LegendEntry::Open => written("?", Ink::Muted, left, &mut picture),
        LegendEntry::Pale => written("+8", Ink::Muted, left, &mut picture),
        LegendEntry::Given => {
            let width = node(white, Seen::Unvisited, Kind::Inner, left, &mut picture);
            picture.shapes.push(Shape::bold(middle(width), "8", 10.0, Ink::Muted));
            width
        }
        LegendEntry::Arrows => arrows(left, &mut picture),
        LegendEntry::Numbers => written("1/1", Ink::Text, left, &mut picture),
        LegendEntry::Folded => written("…3", Ink::Muted, left, &mut picture),
    };
    (picture, width)
}

fn node(player: Player, seen: Seen, kind: Kind, left: Point, picture: &mut Picture) -> f32 {
    let (fill, pen, hatch) = appearance(seen, kind, player);
    let centre = [left[0] + NODE.0 / 2.0, left[1]];
    picture.shapes.push(piece(centre, NODE, player, fill, pen, hatch));
    NODE.0
}

fn line(pen: Pen, left: Point, picture: &mut Picture) -> f32 {
    picture.shapes.push(Shape::Line { from: left, to: [left[0] + LINE, left[1]], pen });
    LINE
}

fn frame(fill: Option<Ink>, pen: Pen, left: Point, picture: &mut Picture) -> f32 {
    let width = 24.0;
    let area = Area::around([left[0] + width / 2.0, left[1]], width, 14.0);
    picture.shapes.push(Shape::Box { area, radius: 5.0, fill, pen: Some(pen) });
    width
}

fn written(text: &str, ink: Ink, left: Point, picture: &mut Picture) -> f32 {
    let width = name_ems(text) * TEXT;
    picture.shapes.push(Shape::bold([left[0] + width / 2.0, left[1]], text, TEXT, ink));
    width
}

/// An arrow to the source of a value.
fn source(left: Point, picture: &mut Picture) -> f32 {
    let width = line(SOURCE, left, picture);
    let [x, y] = [left[0] + width, left[1]];
    let points = vec![[x + 2.0, y], [x - 6.0, y - 4.0], [x - 6.0, y + 4.0]];
    picture.shapes.push(Shape::Polygon { points, fill: Some(Ink::Text), pen: None, hatch: None });
    width + 2.0
}

/// A square of the board that the last move has touched.
fn square(left: Point, picture: &mut Picture) -> f32 {
    let area = Area::around([left[0] + 6.5, left[1]], 13.0, 13.0);
    picture.shapes.push(Shape::Block { area, ink: Ink::LastMove });
    let pen = Some(Pen::solid(1.0, Ink::Gold));
    picture.shapes.push(Shape::Box { area, radius: 1.0, fill: None, pen });
    13.0
}

/// A gold and a grey arrow, as on the board.
fn arrows(left: Point, picture: &mut Picture) -> f32 {
    for (number, ink) in [Ink::Gold, Ink::Muted].into_iter().enumerate() {
        let x = left[0] + 12.0 * number as f32;
        let (from, to) = ([x + 4.0, left[1] + 6.0], [x + 4.0, left[1] - 1.0]);
        picture.shapes.push(Shape::Line { from, to, pen: Pen::solid(2.4, ink) });
        let points = vec![[x + 4.0, left[1] - 7.0], [x + 8.0, left[1] - 1.0], [x, left[1] - 1.0]];
        picture.shapes.push(Shape::Polygon { points, fill: Some(ink), pen: None, hatch: None });
    }
    21.0
}

/// The bars of a row that is too dense for nodes.
fn bars(left: Point, picture: &mut Picture) -> f32 {
    let inks = [Ink::edge(Player::Max), Ink::Hatch, Ink::edge(Player::Min)];
    for (number, ink) in inks.into_iter().enumerate() {
        let y = left[1] - 5.0 + 5.0 * number as f32;
        picture
            .shapes
            .push(Shape::Block { area: Area::around([left[0] + 10.0, y], 20.0, 5.0), ink });
    }
    20.0
}
