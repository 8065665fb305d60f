//! Incremental indices: those of lines and corners are stored, and a placed or turned disc changes
//! the few that contain its square.
//!
//! The patterns of edges with X squares and the 2×5 corners are not stored: their indices follow
//! from those of an edge and of the line next to it. This requires splitting an index into parts,
//! which division and remainder cannot do with digits that may be negative (see
//! [`pattern_digits`](super::pattern_digits)); so the parts of each index of eight squares are
//! looked up in a table, as in Turtle (`EdgeInfo`, `Hor2Info`).

use super::index::{POWERS, digit_of, pattern_digits, pattern_index, patterns_on};
use super::instance::PatternInstance;
use super::kind::PatternKind;
use games::othello::{DiscSquare, OthelloPosition, Squares};
use score::Player;

/// The number of rows, columns, and diagonals of at least four squares.
pub const LINE_COUNT: usize = 34;

/// The number of stored indices: lines and corners.
pub const KEPT_COUNT: usize = LINE_COUNT + 4;

/// The indices of lines and corners of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptIndices([i16; KEPT_COUNT]);

impl KeptIndices {
    /// The indices: rows 1 to 8 from file a, columns a to h from rank 1, diagonals, corners.
    pub const fn all(&self) -> &[i16; KEPT_COUNT] {
        &self.0
    }
}

/// How the index of a pattern follows from the stored ones.
#[derive(Clone, Copy, Debug)]
pub(super) enum IndexSource {
    /// It is stored.
    Kept(u8),
    /// An edge, and two squares of the line next to it.
    EdgeAndX { edge: u8, next: u8 },
    /// The first five squares of an edge, and of the line next to it.
    FirstFive { edge: u8, next: u8 },
    /// The last five, from the end.
    LastFive { edge: u8, next: u8 },
}

/// The parts of an index of eight squares.
#[derive(Clone, Copy, Debug, Default)]
struct LinePieces {
    /// The digits of the second and the seventh square.
    second_and_seventh: i16,
    /// The digits of the first five squares.
    first_five: i16,
    /// The digits of the last five squares, from the end.
    last_five: i16,
}

impl LinePieces {
    /// The parts of all indices of eight squares, starting at −3280.
    fn all() -> Vec<Self> {
        let half = patterns_on(8) / 2;
        let pieces = |index| {
            let digits = pattern_digits(index, 8);
            let piece = |places: &[usize]| {
                let digits = places.iter().filter_map(|&place| digits.get(place));
                let digits: Vec<_> = digits.copied().collect();
                i16::try_from(pattern_index(&digits)).unwrap_or(0)
            };
            Self {
                second_and_seventh: piece(&[1, 6]),
                first_five: piece(&[0, 1, 2, 3, 4]),
                last_five: piece(&[7, 6, 5, 4, 3]),
            }
        };
        (-half..=half).map(pieces).collect()
    }
}

/// A stored index, and the weight of a square in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct KeptShare {
    /// The number of the index.
    number: u8,
    /// 3^k, where k squares follow in the line.
    power: i16,
}

/// The stored indices, and how a disc changes them.
#[derive(Debug)]
pub struct KeptLayout {
    lines: Vec<Vec<DiscSquare>>,
    /// For each square, its weights in the indices that contain it: at most five, and their number.
    shares: [([KeptShare; 5], usize); DiscSquare::COUNT],
    /// The parts of each index of eight squares.
    pieces: Vec<LinePieces>,
}

impl KeptLayout {
    /// Builds the layout from rows and columns, and the diagonals and corners among `instances`.
    pub(super) fn new(instances: &[PatternInstance]) -> Self {
        let mut lines: Vec<Vec<_>> = Vec::new();
        for rank in 0..8 {
            lines.push((0..8).filter_map(|file| DiscSquare::at(file, rank)).collect());
        }
        for file in 0..8 {
            lines.push((0..8).filter_map(|rank| DiscSquare::at(file, rank)).collect());
        }
        for is_corner in [false, true] {
            let kept = instances.iter().filter(|instance| match instance.kind {
                PatternKind::Corner3x3 | PatternKind::Triangle => is_corner,
                PatternKind::Diag8
                | PatternKind::Diag7
                | PatternKind::Diag6
                | PatternKind::Diag5
                | PatternKind::Diag4 => !is_corner,
                PatternKind::Hor2
                | PatternKind::Hor3
                | PatternKind::Hor4
                | PatternKind::Corner2x5
                | PatternKind::Edge2X => false,
            });
            lines.extend(kept.map(|instance| instance.squares.clone()));
        }
        let mut shares = [([KeptShare::default(); 5], 0); DiscSquare::COUNT];
        for (number, line) in (0..).zip(&lines) {
            for (place, square) in line.iter().enumerate() {
                let (of_square, count) = &mut shares[square.index()];
                let power = POWERS[line.len() - 1 - place];
                if let Some(share) = of_square.get_mut(*count) {
                    *share = KeptShare { number, power: i16::try_from(power).unwrap_or(0) };
                    *count += 1;
                }
            }
        }
        Self { lines, shares, pieces: LinePieces::all() }
    }

    /// How the index of a pattern follows from the stored ones; `None` if it does not.
    pub(super) fn source_of(&self, instance: &PatternInstance) -> Option<IndexSource> {
        let squares = &instance.squares;
        let number_where = |is_it: &dyn Fn(&[DiscSquare]) -> bool| {
            let number = self.lines.iter().position(|line| is_it(line))?;
            u8::try_from(number).ok()
        };
        match instance.kind {
            PatternKind::Edge2X => {
                let (line, x) = squares.split_at_checked(8)?;
                let has_x = |line: &[DiscSquare]| line.len() == 8 && [line[1], line[6]] == *x;
                Some(IndexSource::EdgeAndX {
                    edge: number_where(&|other| other == line)?,
                    next: number_where(&has_x)?,
                })
            }
            PatternKind::Corner2x5 => {
                let (first, second) = squares.split_at_checked(5)?;
                let begins = |five: &[DiscSquare]| {
                    number_where(&|line| line.len() == 8 && line.starts_with(five))
                };
                let ends = |five: &[DiscSquare]| {
                    let five: Vec<_> = five.iter().rev().copied().collect();
                    number_where(&|line| line.len() == 8 && line.ends_with(&five))
                };
                match (begins(first), begins(second)) {
                    (Some(edge), Some(next)) => Some(IndexSource::FirstFive { edge, next }),
                    _ => Some(IndexSource::LastFive { edge: ends(first)?, next: ends(second)? }),
                }
            }
            PatternKind::Hor2
            | PatternKind::Hor3
            | PatternKind::Hor4
            | PatternKind::Diag8
            | PatternKind::Diag7
            | PatternKind::Diag6
            | PatternKind::Diag5
            | PatternKind::Diag4
            | PatternKind::Corner3x3
            | PatternKind::Triangle => number_where(&|line| line == squares).map(IndexSource::Kept),
        }
    }

    /// The squares of each stored index, in order.
    pub fn lines(&self) -> &[Vec<DiscSquare>] {
        &self.lines
    }

    /// Computes an index from the stored ones.
    #[inline]
    pub(super) fn index(&self, source: IndexSource, kept: &KeptIndices) -> i32 {
        let of = |number: u8| {
            let kept = kept.0.get(usize::from(number));
            kept.copied().map_or(0, i32::from)
        };
        let pieces = |number| {
            // Half of all patterns have indices below 0.
            let place = (of(number) + patterns_on(8) / 2).unsigned_abs();
            self.pieces.get(place as usize).copied().unwrap_or_default()
        };
        match source {
            IndexSource::Kept(number) => of(number),
            IndexSource::EdgeAndX { edge, next } => {
                of(edge) * POWERS[2] + i32::from(pieces(next).second_and_seventh)
            }
            IndexSource::FirstFive { edge, next } => {
                i32::from(pieces(edge).first_five) * POWERS[5] + i32::from(pieces(next).first_five)
            }
            IndexSource::LastFive { edge, next } => {
                i32::from(pieces(edge).last_five) * POWERS[5] + i32::from(pieces(next).last_five)
            }
        }
    }

    /// Computes the indices of `at` from its discs.
    pub fn indices(&self, at: &OthelloPosition) -> KeptIndices {
        let mut kept = KeptIndices([0; KEPT_COUNT]);
        for player in [Player::Max, Player::Min] {
            for square in at.discs(player) {
                self.add(&mut kept, square, i16::from(digit_of(Some(player))));
            }
        }
        kept
    }

    /// Updates the indices when `player` places a disc on `square` and turns others: the placed
    /// disc adds ±3^k to each index that contains its square, and each turned one ±2·3^k.
    pub fn place(
        &self,
        kept: &mut KeptIndices,
        player: Player,
        square: DiscSquare,
        turned: Squares,
    ) {
        let digit = i16::from(digit_of(Some(player)));
        self.add(kept, square, digit);
        for square in turned {
            self.add(kept, square, 2 * digit);
        }
    }

    /// Adds `times` the weight of a square to each index that contains it.
    #[inline]
    fn add(&self, kept: &mut KeptIndices, square: DiscSquare, times: i16) {
        let (shares, count) = &self.shares[square.index()];
        for share in shares.iter().take(*count) {
            if let Some(index) = kept.0.get_mut(usize::from(share.number)) {
                *index += times * share.power;
            }
        }
    }
}
