//! The picture of a board: hands, last move, the contested square with its attackers, and
//! highlighted moves.

mod arrows;
mod discs;
mod heat;
mod patterns;
mod pieces;
mod plan;
mod stands;
mod track;

pub use heat::{HeatMap, heat_map};
pub use patterns::{PatternSketch, pattern_map, power};
pub use pieces::{PieceSketch, lone_piece};
pub use plan::BoardPlan;

use super::{Align, Area, Ink, Pen, Picture, Shape};
use games::board::{Board, BoardStyle, Cell, LineNames, MoveArrow, PieceSigns, Standing};
use language::Language;
use score::Player;
use session::Session;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    pub language: Language,
    pub signs: PieceSigns,
    /// Whether White sits at the bottom.
    pub turned: bool,
}

impl BoardLook {
    pub fn of(session: &Session) -> Self {
        Self {
            language: session.language(),
            signs: session.signs(),
            turned: session.settings().boards.turned,
        }
    }
}

/// Estimates the width of a text, since pictures have no font metrics.
fn rough_width(text: &str, size: f32) -> f32 {
    let letters = text.chars();
    let widths = letters.map(|letter| if letter < '\u{250}' { 0.6 } else { 1.0 });
    widths.sum::<f32>() * size
}

/// Names of lines and numbers on squares that would be smaller than this, in points, are left out.
const SMALLEST: f32 = 7.0;

/// The most that letters shrink by: with this factor they are still legible.
const LEAST: f32 = 0.6;

/// The factor by which letters shrink to fit, up to 1.
fn shrunk(wide: f32, room: f32) -> f32 {
    (room / wide.max(1.0)).clamp(LEAST, 1.0)
}

/// Draws a board with its hands, and moves as arrows.
pub fn board(board: &Board, moves: &[MoveArrow], plan: &BoardPlan, look: BoardLook) -> Picture {
    let mut picture = Picture::default();
    if board.style == BoardStyle::Discs {
        cloth(board, moves, plan, look, &mut picture);
        return picture;
    }
    if board.style == BoardStyle::Track {
        track::track(board, plan, look.language, &mut picture);
        return picture;
    }
    picture.rounded(plan.wood(), 6.0, Ink::Wood, Pen::solid(1.0, Ink::WoodLine));
    highlights(board, plan, &mut picture);
    lines(board, plan, look.language, Ink::PieceText, &mut picture);
    // Only shogi's pieces point away from their side.
    let points = board.style == BoardStyle::Shogi;
    let sketch = |at: Cell, player: Player| {
        let is_shade = board.is_lifted && board.held == Some(Standing::On(at));
        PieceSketch { is_shade, ..PieceSketch::on(plan, plan.centre(at), plan.cell(), player) }
    };
    if points {
        for piece in &board.pieces {
            pieces::body(sketch(piece.at, piece.player), look.signs, &mut picture);
        }
        for player in [Player::Min, Player::Max] {
            stands::stand(board, player, plan, look, &mut picture);
        }
    }
    for &arrow in &board.arrows {
        arrows::aim(arrow, plan, &mut picture);
    }
    arrows::moves(board, moves, plan, &mut picture);
    for piece in &board.pieces {
        if points {
            let sketch = sketch(piece.at, piece.player);
            pieces::sign(piece.face, sketch, look.signs, &mut picture);
        } else {
            let centre = plan.centre(piece.at);
            let size = (plan.cell() * 0.58).round();
            picture.bold(centre, piece.face.kanji, size, Ink::edge(piece.player));
        }
    }
    for &mark in &board.marks {
        let is_taken = board.pieces.iter().any(|piece| piece.at == mark);
        target(mark, is_taken, plan, &mut picture);
    }
    picture
}

fn cloth(
    board: &Board,
    moves: &[MoveArrow],
    plan: &BoardPlan,
    look: BoardLook,
    picture: &mut Picture,
) {
    picture.rounded(plan.wood(), 6.0, Ink::ClothLine, None);
    picture.block(plan.squares(), Ink::Cloth);
    lines(board, plan, look.language, Ink::ClothText, picture);
    discs::discs(board, plan, picture);
    arrows::moves(board, moves, plan, picture);
    for player in [Player::Min, Player::Max] {
        discs::count(board, player, plan, look.language, picture);
    }
}

/// Marks a square where the held piece may go: with a dot, or with a ring around the piece it
/// captures.
fn target(place: Cell, is_taken: bool, plan: &BoardPlan, picture: &mut Picture) {
    let (radius, fill, pen) = if is_taken {
        let width = (plan.cell() * 0.07).max(2.0);
        (0.46, None, Pen::solid(width, Ink::Gold))
    } else {
        (0.13, Some(Ink::Gold), Pen::solid(1.0, Ink::WoodLine))
    };
    picture.circle(plan.centre(place), (plan.cell() * radius).max(3.0), fill, pen);
}

fn highlights(board: &Board, plan: &BoardPlan, picture: &mut Picture) {
    let (from, to) = board.last_move.map_or((None, None), |(from, to)| (from, Some(to)));
    for place in [from, to].into_iter().flatten() {
        picture.block(plan.square(place), Ink::LastMove);
    }
    // A piece covers most of the square that it moved to.
    if let Some(place) = to {
        picture.rounded(plan.inset(place, 2.0), 2.0, None, Pen::solid(2.0, Ink::Gold));
    }
    let held = match board.held {
        Some(Standing::On(place)) => Some(place),
        Some(Standing::InHand(..)) | None => None,
    };
    for place in [board.target, held].into_iter().flatten() {
        picture.rounded(plan.inset(place, 3.0), 3.0, Ink::LastMove, Pen::solid(2.5, Ink::Gold));
    }
}

/// Draws the lines between the squares, and the names of files and ranks in `ink`.
fn lines(board: &Board, plan: &BoardPlan, language: Language, ink: Ink, picture: &mut Picture) {
    let Area { min, max } = plan.squares();
    let [files, ranks] = board.sides();
    let pen = |i: u8, count: u8| {
        let width = if i == 0 || i == count { 1.6 } else { 1.0 };
        let line = if board.style == BoardStyle::Discs { Ink::ClothLine } else { Ink::WoodLine };
        Pen::solid(width, line)
    };
    for i in 0..=files {
        let at = min[0] + f32::from(i) * plan.cell();
        picture.line([at, min[1]], [at, max[1]], pen(i, files));
    }
    for i in 0..=ranks {
        let at = min[1] + f32::from(i) * plan.cell();
        picture.line([min[0], at], [max[0], at], pen(i, ranks));
    }
    let LineNames { files: of_files, from_left, ranks: of_ranks } = board.names;
    let beside = if from_left { min[0] - 9.0 } else { max[0] + 9.0 };
    let size = plan.cell().min(12.0);
    if size < SMALLEST {
        return;
    }
    let name = |at, text: &str| Shape::text(at, text, size, ink, Align::Centre);
    for (number, text) in (0..files).zip(of_files) {
        // Files count from the right.
        let file = if from_left { files - 1 - number } else { number };
        let at = plan.centre(Cell { file, rank: 0 })[0];
        picture.shapes.push(name([at, min[1] - 9.0], text));
    }
    for (rank, text) in (0..ranks).zip(of_ranks[usize::from(language.is_english())]) {
        let at = plan.centre(Cell { file: 0, rank })[1];
        picture.shapes.push(name([beside, at], text));
    }
}
