//! Kinds of patterns: rows, diagonals, edges and corners.

use games::othello::DiscSquare;

score::named! {
    /// A kind of pattern. Patterns related by a symmetry of the board are of one kind, and share
    /// their values.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PatternKind {
        /// The second row or column from an edge.
        Hor2 = "hor2": turtle_hor2,
        /// The third row or column from an edge.
        Hor3 = "hor3": turtle_hor3,
        /// The fourth row or column from an edge.
        Hor4 = "hor4": turtle_hor4,
        /// A diagonal from corner to corner.
        Diag8 = "diag8": turtle_diag8,
        /// A diagonal of seven squares.
        Diag7 = "diag7": turtle_diag7,
        /// A diagonal of six squares.
        Diag6 = "diag6": turtle_diag6,
        /// A diagonal of five squares.
        Diag5 = "diag5": turtle_diag5,
        /// A diagonal of four squares.
        Diag4 = "diag4": turtle_diag4,
        /// The nine squares of a corner.
        Corner3x3 = "corner3x3": turtle_corner3x3,
        /// The six squares of a corner that form a triangle.
        Triangle = "triangle": turtle_triangle,
        /// Five squares along an edge from a corner, and the five next to them.
        Corner2x5 = "corner2x5": turtle_corner2x5,
        /// An edge with the two X squares (b2, g2 …) next to it.
        Edge2X = "edge2X": turtle_edge2x,
    }
}

/// The squares of the corner pattern. Turtle's own figure is lost, and its text says that it
/// differs from Logistello's there.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum CornerShape {
    /// [`PatternKind::Corner3x3`], as in Logistello and Zebra.
    #[default]
    Square,
    /// [`PatternKind::Triangle`]: without c2, b3 and c3, so that no square is in more than four
    /// stored indices; Turtle has room for four.
    Triangle,
}

impl CornerShape {
    pub const ALL: [Self; 2] = [Self::Square, Self::Triangle];

    pub const fn kind(self) -> PatternKind {
        match self {
            Self::Square => PatternKind::Corner3x3,
            Self::Triangle => PatternKind::Triangle,
        }
    }

    /// The kinds of patterns of an evaluation with this corner, in listing order.
    pub const fn kinds(self) -> [PatternKind; 11] {
        [
            PatternKind::Edge2X,
            PatternKind::Corner2x5,
            self.kind(),
            PatternKind::Hor2,
            PatternKind::Hor3,
            PatternKind::Hor4,
            PatternKind::Diag8,
            PatternKind::Diag7,
            PatternKind::Diag6,
            PatternKind::Diag5,
            PatternKind::Diag4,
        ]
    }
}

impl PatternKind {
    /// The squares of the first pattern of the kind, in order.
    pub fn first_squares(self) -> Vec<DiscSquare> {
        let names = match self {
            Self::Hor2 => "a2 b2 c2 d2 e2 f2 g2 h2",
            Self::Hor3 => "a3 b3 c3 d3 e3 f3 g3 h3",
            Self::Hor4 => "a4 b4 c4 d4 e4 f4 g4 h4",
            Self::Diag8 => "a1 b2 c3 d4 e5 f6 g7 h8",
            Self::Diag7 => "b1 c2 d3 e4 f5 g6 h7",
            Self::Diag6 => "c1 d2 e3 f4 g5 h6",
            Self::Diag5 => "d1 e2 f3 g4 h5",
            Self::Diag4 => "e1 f2 g3 h4",
            Self::Corner3x3 => "a1 b1 c1 a2 b2 c2 a3 b3 c3",
            Self::Triangle => "a1 b1 c1 a2 b2 a3",
            Self::Corner2x5 => "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
            Self::Edge2X => "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        };
        names.split(' ').filter_map(|name| name.parse().ok()).collect()
    }

    /// The permutation of the squares by which the pattern is mirrored onto itself; `None` if no
    /// symmetry does that.
    pub fn mirror(self) -> Option<Vec<usize>> {
        let squares = self.first_squares();
        let order = |symmetry: &BoardSymmetry| -> Option<Vec<usize>> {
            let place = |&square: &DiscSquare| {
                let image = symmetry.of(square);
                squares.iter().position(|&other| other == image)
            };
            squares.iter().map(place).collect()
        };
        let moves_some =
            |order: &Vec<usize>| (0..).zip(order).any(|(place, &other)| place != other);
        BoardSymmetry::ALL.iter().filter_map(order).find(moves_some)
    }
}

/// A symmetry of the board: files and ranks may be exchanged, and then each may be mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardSymmetry {
    transposed: bool,
    files: bool,
    ranks: bool,
}

impl BoardSymmetry {
    /// All eight, in the order in which they number the patterns of a kind: rows before columns,
    /// with rows read from a and columns from 1.
    pub(super) const ALL: [Self; 8] = {
        const fn of(transposed: bool, files: bool, ranks: bool) -> BoardSymmetry {
            BoardSymmetry { transposed, files, ranks }
        }
        [
            of(false, false, false),
            of(false, false, true),
            of(true, false, false),
            of(false, true, false),
            of(true, true, false),
            of(false, true, true),
            of(true, false, true),
            of(true, true, true),
        ]
    };

    /// The image of a square.
    pub(super) fn of(self, square: DiscSquare) -> DiscSquare {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.transposed {
            (file, rank) = (rank, file);
        }
        file = if self.files { 7 - file } else { file };
        rank = if self.ranks { 7 - rank } else { rank };
        DiscSquare::at(file, rank).unwrap_or(square)
    }
}
