//! Display lists: what is drawn, made once from session and text, and painted by the window now
//! and by exports later. Coordinates are points from the top left.

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
    pattern_map, power_of_three,
};
pub use number_line::number_line;
pub use overflow_line::overflow_line;
pub use palette::{Colour, Ink};
pub use tree::{Camera, Detail, LaidLine, TreeScene, sign, tree};

use crate::tree::{Group, NodeId};

/// The font of all text, M PLUS 1: the file with all weights in it, which `build.rs` provides.
pub static JAPANESE_FONT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/japanese.ttf"));

/// A point: x to the right, y down.
pub type Point = [f32; 2];

/// A rectangle by its corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Top left.
    pub min: Point,
    /// Bottom right.
    pub max: Point,
}

impl Area {
    /// An area around `centre`.
    #[must_use]
    pub fn around(centre: Point, width: f32, height: f32) -> Self {
        Self {
            min: [centre[0] - width / 2.0, centre[1] - height / 2.0],
            max: [centre[0] + width / 2.0, centre[1] + height / 2.0],
        }
    }

    /// The width.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.max[0] - self.min[0]
    }

    /// The height.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.max[1] - self.min[1]
    }

    /// The middle.
    #[must_use]
    pub fn centre(&self) -> Point {
        [
            f32::midpoint(self.min[0], self.max[0]),
            f32::midpoint(self.min[1], self.max[1]),
        ]
    }

    /// Whether two areas have more than an edge in common.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        (0..2).all(|axis| self.min[axis] < other.max[axis] && other.min[axis] < self.max[axis])
    }

    /// The same, larger by so many points at each side.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        Self::around(
            self.centre(),
            self.width() + 2.0 * by,
            self.height() + 2.0 * by,
        )
    }

    /// Whether the point lies inside.
    #[must_use]
    pub fn holds(&self, point: Point) -> bool {
        (self.min[0]..=self.max[0]).contains(&point[0])
            && (self.min[1]..=self.max[1]).contains(&point[1])
    }
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The point is the middle.
    Centre,
    /// The point is the middle of the left edge.
    Left,
    /// The point is the middle of the right edge.
    Right,
}

/// A pen: width in points, and what it draws with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Width in points.
    pub width: f32,
    /// Its colour.
    pub ink: Ink,
    /// Whether the line is dashed.
    pub dashed: bool,
}

impl Pen {
    /// A solid pen.
    #[must_use]
    pub const fn solid(width: f32, ink: Ink) -> Self {
        Self {
            width,
            ink,
            dashed: false,
        }
    }

    /// A dashed pen.
    #[must_use]
    pub const fn dashed(width: f32, ink: Ink) -> Self {
        Self {
            width,
            ink,
            dashed: true,
        }
    }
}

/// Something that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A convex polygon.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
        /// What fills it.
        fill: Option<Ink>,
        /// Its edge.
        pen: Option<Pen>,
        /// Diagonal lines over the fill, so that grey paper shows it too.
        hatch: Option<Ink>,
    },
    /// A convex polygon through which one sees what is behind it.
    Glass {
        /// Its corners.
        points: Vec<Point>,
        /// What fills it.
        fill: Ink,
        /// How much it hides: from 0, nothing, to 1.
        opacity: f32,
    },
    /// A straight line.
    Line {
        /// From here.
        from: Point,
        /// To there.
        to: Point,
        /// With this.
        pen: Pen,
    },
    /// A circle.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f32,
        /// What fills it.
        fill: Option<Ink>,
        /// Its edge.
        pen: Option<Pen>,
    },
    /// A rectangle with round corners.
    Box {
        /// Where it is.
        area: Area,
        /// Radius of the corners.
        radius: f32,
        /// What fills it.
        fill: Option<Ink>,
        /// Its edge.
        pen: Option<Pen>,
    },
    /// A line of text.
    Text {
        /// Where it stands.
        at: Point,
        /// The text.
        text: String,
        /// Size in points.
        size: f32,
        /// Its colour.
        ink: Ink,
        /// Where it stands relative to `at`.
        align: Align,
        /// Whether it is bold.
        bold: bool,
        /// Whether it stands upside down, as White's pieces do.
        turned: bool,
    },
    /// A filled rectangle without an edge: cheap, for very many.
    Block {
        /// Where it is.
        area: Area,
        /// What fills it.
        ink: Ink,
    },
}

impl Shape {
    /// A text with the usual settings.
    #[must_use]
    pub fn text(at: Point, text: impl Into<String>, size: f32, ink: Ink, align: Align) -> Self {
        Self::Text {
            at,
            text: text.into(),
            size,
            ink,
            align,
            bold: false,
            turned: false,
        }
    }

    /// A bold text in the middle of `at`.
    #[must_use]
    pub fn bold(at: Point, text: impl Into<String>, size: f32, ink: Ink) -> Self {
        Self::Text {
            at,
            text: text.into(),
            size,
            ink,
            align: Align::Centre,
            bold: true,
            turned: false,
        }
    }
}

/// What can be clicked in the picture of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A node.
    Node(NodeId),
    /// Siblings that stand as one.
    Group(Group),
    /// The mark below a node whose children are folded away.
    Fold(NodeId),
    /// The window above a node.
    Window(NodeId),
    /// The number at a node that has set a bound of the cut that is shown: which bound, from 0, the
    /// nearest first.
    Bound(NodeId, usize),
}

/// What is drawn, back to front, and what can be clicked.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// What is drawn, back to front.
    pub shapes: Vec<Shape>,
    /// What can be clicked, and where.
    pub spots: Vec<(Spot, Area)>,
}
