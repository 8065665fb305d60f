//! Display lists: pictures made from session and text, painted by the window and by exports.
//! Coordinates are points from the top left.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places in a picture are 32-bit floats, and what they are made of is far within them"
)]

mod board;
mod number_line;
mod overflow_line;
mod palette;
mod piece;
mod tree;

pub use board::{
    BoardLook, BoardPlan, HeatMap, PatternSketch, PieceSketch, board, heat_map, lone_piece,
    pattern_map, power,
};
pub use number_line::number_line;
pub use overflow_line::overflow_line;
pub use palette::{Colour, Ink};
pub use piece::hatching;
pub use tree::{Camera, Detail, LaidLine, TreeScene, legend_mark, sign, tree};

use std::sync::{LazyLock, OnceLock};

use ::tree::{Group, NodeId};
use miniz_oxide::inflate::decompress_to_vec;

/// The font of all text, M PLUS 1: a single file with all weights, provided by `build.rs` and
/// unpacked when it is first asked for. A page begins with the letters of its own texts and lessons,
/// until the rest has come.
pub fn japanese_font() -> &'static [u8] {
    static FONT: LazyLock<Vec<u8>> =
        LazyLock::new(|| decompress_to_vec(&PACKED_FONT).unwrap_or_default());
    WHOLE_FONT.get().unwrap_or(&FONT)
}

static WHOLE_FONT: OnceLock<Vec<u8>> = OnceLock::new();

/// From now on the font has all its letters, if these bytes are a font.
pub fn complete_font(whole: Vec<u8>) {
    if whole.starts_with(&[0, 1, 0, 0]) {
        let _ = WHOLE_FONT.set(whole);
    }
}

/// With a name, so that a program has these megabytes once: what a constant refers to is copied into
/// each package that evaluates it.
static PACKED_FONT: [u8; include_bytes!(concat!(env!("OUT_DIR"), "/japanese.ttf.deflate")).len()] =
    *include_bytes!(concat!(env!("OUT_DIR"), "/japanese.ttf.deflate"));

/// Letters that it lacks, and that egui's Hack sets beside its own, as large as they are.
pub const GREEK: &str = "αβγ∞";

/// x to the right, y down.
pub type Point = [f32; 2];

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Top left.
    pub min: Point,
    /// Bottom right.
    pub max: Point,
}

impl Area {
    pub fn around(centre: Point, width: f32, height: f32) -> Self {
        Self {
            min: [centre[0] - width / 2.0, centre[1] - height / 2.0],
            max: [centre[0] + width / 2.0, centre[1] + height / 2.0],
        }
    }

    pub fn width(&self) -> f32 {
        self.max[0] - self.min[0]
    }

    pub fn height(&self) -> f32 {
        self.max[1] - self.min[1]
    }

    pub fn centre(&self) -> Point {
        [f32::midpoint(self.min[0], self.max[0]), f32::midpoint(self.min[1], self.max[1])]
    }

    /// Whether the interiors of two areas intersect.
    pub fn meets(&self, other: &Self) -> bool {
        (0..2).all(|axis| self.min[axis] < other.max[axis] && other.min[axis] < self.max[axis])
    }

    /// The same area, enlarged by so many points on each side.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        Self::around(self.centre(), self.width() + 2.0 * by, self.height() + 2.0 * by)
    }

    /// The smallest area that has both in it.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Self {
        let ends = |pick: fn(f32, f32) -> f32, one: Point, two: Point| {
            [pick(one[0], two[0]), pick(one[1], two[1])]
        };
        Self { min: ends(f32::min, self.min, other.min), max: ends(f32::max, self.max, other.max) }
    }

    pub(crate) fn encloses(&self, other: &Self) -> bool {
        self.holds(other.min) && self.holds(other.max)
    }

    pub fn holds(&self, point: Point) -> bool {
        (self.min[0]..=self.max[0]).contains(&point[0])
            && (self.min[1]..=self.max[1]).contains(&point[1])
    }
}

/// The position of a text relative to its anchor point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Centre,
    /// The anchor is the middle of the left edge.
    Left,
    /// The anchor is the middle of the right edge.
    Right,
}

/// How a line is interrupted. In a tree each kind has one meaning, and they differ in black and
/// white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dash {
    Solid,
    /// Cut.
    Dashes,
    /// Known from before: an earlier visit, or an equal position.
    Dots,
    /// Not made yet.
    DashDots,
}

impl Dash {
    /// The lengths of the dashes and of the gaps after them, in points, as they alternate.
    pub const fn lengths(self) -> (&'static [f32], &'static [f32]) {
        match self {
            Self::Solid => (&[], &[]),
            Self::Dashes => (&[5.0], &[4.0]),
            Self::Dots => (&[1.8], &[2.8]),
            Self::DashDots => (&[9.0, 1.8], &[3.5, 3.5]),
        }
    }
}

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// In points.
    pub width: f32,
    pub ink: Ink,
    pub dash: Dash,
}

impl Pen {
    pub const fn solid(width: f32, ink: Ink) -> Self {
        Self { width, ink, dash: Dash::Solid }
    }

    pub const fn dashed(width: f32, ink: Ink) -> Self {
        Self { width, ink, dash: Dash::Dashes }
    }

    pub const fn dotted(width: f32, ink: Ink) -> Self {
        Self { width, ink, dash: Dash::Dots }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Polygon {
        points: Vec<Point>,
        fill: Option<Ink>,
        pen: Option<Pen>,
        /// Diagonal lines over the fill, so that it can be told apart in greyscale.
        hatch: Option<Ink>,
    },
    /// A translucent convex polygon.
    Glass {
        points: Vec<Point>,
        fill: Ink,
        /// From 0 (invisible) to 1 (opaque).
        opacity: f32,
    },
    Line {
        from: Point,
        to: Point,
        pen: Pen,
    },
    Circle {
        centre: Point,
        radius: f32,
        fill: Option<Ink>,
        pen: Option<Pen>,
    },
    /// A rectangle with rounded corners.
    Box {
        area: Area,
        /// Radius of the corners.
        radius: f32,
        fill: Option<Ink>,
        pen: Option<Pen>,
    },
    Text {
        at: Point,
        text: String,
        /// In points.
        size: f32,
        ink: Ink,
        align: Align,
        bold: bool,
        /// Whether it is upside down, as White's pieces are.
        turned: bool,
    },
    /// A filled rectangle without an edge: cheap enough for large numbers.
    Block {
        area: Area,
        ink: Ink,
    },
}

impl Shape {
    /// A text in regular weight, upright.
    pub fn text(at: Point, text: impl Into<String>, size: f32, ink: Ink, align: Align) -> Self {
        Self::Text { at, text: text.into(), size, ink, align, bold: false, turned: false }
    }

    /// A bold text centred on `at`.
    pub fn bold(at: Point, text: impl Into<String>, size: f32, ink: Ink) -> Self {
        Self::text(at, text, size, ink, Align::Centre).in_bold(true)
    }

    /// The same text in this weight.
    #[must_use]
    pub(crate) fn in_bold(mut self, is_bold: bool) -> Self {
        if let Self::Text { bold, .. } = &mut self {
            *bold = is_bold;
        }
        self
    }

    pub fn shift(&mut self, [right, down]: Point) {
        let to = |point: &mut Point| *point = [point[0] + right, point[1] + down];
        match self {
            Self::Polygon { points, .. } | Self::Glass { points, .. } => {
                points.iter_mut().for_each(to);
            }
            Self::Line { from, to: end, .. } => [from, end].into_iter().for_each(to),
            Self::Circle { centre: at, .. } | Self::Text { at, .. } => to(at),
            Self::Box { area, .. } | Self::Block { area, .. } => {
                [&mut area.min, &mut area.max].into_iter().for_each(to);
            }
        }
    }
}

/// A clickable part of the picture of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    Node(NodeId),
    /// Siblings drawn as one.
    Group(Group),
    /// The mark below a node whose children are folded.
    Fold(NodeId),
    /// The window above a node.
    Window(NodeId),
    /// The number at a node that set a bound of the displayed cut; the index counts bounds from the
    /// nearest, from 0.
    Bound(NodeId, usize),
    /// The name, at the border, of a node out of view that gave another its number, or that an arrow
    /// goes to.
    Origin(NodeId),
    /// What another reader does at the node where its line leaves the tree.
    Leaving(NodeId),
    /// The change of the value of a node.
    Change(NodeId),
}

/// A drawing with its clickable areas.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// In drawing order, back to front.
    pub shapes: Vec<Shape>,
    pub spots: Vec<(Spot, Area)>,
    /// The bounds of cuts that have no room beside their strokes, each once.
    pub bounds_left_out: Vec<String>,
}

/// What is drawn comes in front of what was drawn before.
impl Picture {
    pub(crate) fn line(&mut self, from: Point, to: Point, pen: Pen) {
        self.shapes.push(Shape::Line { from, to, pen });
    }

    /// A convex polygon without an edge.
    pub(crate) fn filled(&mut self, points: Vec<Point>, fill: Ink) {
        self.shapes.push(Shape::Polygon { points, fill: Some(fill), pen: None, hatch: None });
    }

    pub(crate) fn circle(
        &mut self,
        centre: Point,
        radius: f32,
        fill: impl Into<Option<Ink>>,
        pen: impl Into<Option<Pen>>,
    ) {
        self.shapes.push(Shape::Circle { centre, radius, fill: fill.into(), pen: pen.into() });
    }

    /// A rectangle whose corners have this radius.
    pub(crate) fn rounded(
        &mut self,
        area: Area,
        radius: f32,
        fill: impl Into<Option<Ink>>,
        pen: impl Into<Option<Pen>>,
    ) {
        self.shapes.push(Shape::Box { area, radius, fill: fill.into(), pen: pen.into() });
    }

    pub(crate) fn block(&mut self, area: Area, ink: Ink) {
        self.shapes.push(Shape::Block { area, ink });
    }

    pub(crate) fn text(
        &mut self,
        at: Point,
        text: impl Into<String>,
        size: f32,
        ink: Ink,
        align: Align,
    ) {
        self.shapes.push(Shape::text(at, text, size, ink, align));
    }

    /// A bold text whose middle is at `at`.
    pub(crate) fn bold(&mut self, at: Point, text: impl Into<String>, size: f32, ink: Ink) {
        self.shapes.push(Shape::bold(at, text, size, ink));
    }

    /// A label: a text in the middle of an area with an edge.
    pub(crate) fn label(
        &mut self,
        area: Area,
        (radius, fill, pen): (f32, Ink, Pen),
        (text, size, ink): (impl Into<String>, f32, Ink),
    ) {
        self.rounded(area, radius, fill, pen);
        self.text(area.centre(), text, size, ink, Align::Centre);
    }
}
