//! An Othello board: discs on green cloth, legal squares, the discs turned by the last move, and
//! the disc counts.

use super::{BoardPlan, LEAST, rough_width, shrunk};
use crate::{Align, Ink, Pen, Picture, Point, Shape};
use games::board::{Board, Cell};
use language::Language;
use score::Player;

/// The fill and the rim of a player's discs.
const fn inks(player: Player) -> (Ink, Ink) {
    match player {
        Player::Max => (Ink::DarkDisc, Ink::DarkRim),
        Player::Min => (Ink::LightDisc, Ink::LightRim),
    }
}

/// Draws the discs of a board, with marks for discs turned by the last move and for legal squares.
pub(super) fn discs(board: &Board, plan: &BoardPlan, picture: &mut Picture) {
    let cell = plan.cell();
    stars(board, plan, picture);
    for piece in &board.pieces {
        disc(plan.centre(piece.at), cell * 0.42, piece.player, picture);
        if board.turned.contains(&piece.at) {
            // A ring in the colour of the side that lost the disc.
            let pen = Pen::solid((cell * 0.055).max(1.5), inks(piece.player.other()).0);
            picture.circle(plan.centre(piece.at), cell * 0.19, None, pen);
        }
    }
    if let Some((_, placed)) = board.last_move {
        let pen = Pen::solid(1.0, Ink::DarkDisc);
        let radius = (cell * 0.12).max(3.0);
        picture.circle(plan.centre(placed), radius, Ink::LastMove, pen);
    }
    let (fill, rim) = inks(board.to_move);
    for &mark in &board.marks {
        let pen = Pen::solid(1.0, rim);
        let radius = (cell * 0.11).max(2.5);
        picture.circle(plan.centre(mark), radius, fill, pen);
    }
}

pub(super) fn disc(centre: Point, radius: f32, player: Player, picture: &mut Picture) {
    let (fill, rim) = inks(player);
    // The reverse side of a disc is visible at its lower edge.
    let below = [centre[0], centre[1] + radius * 0.09];
    picture.circle(below, radius, inks(player.other()).1, None);
    let pen = Pen::solid((radius * 0.05).max(1.0), rim);
    picture.circle(centre, radius, fill, pen);
}

/// The four dots two squares from the corners of a large board.
fn stars(board: &Board, plan: &BoardPlan, picture: &mut Picture) {
    if board.sides() != [8, 8] {
        return;
    }
    let cell = plan.cell();
    for (file, rank) in [(1, 2), (5, 2), (1, 6), (5, 6)] {
        let at = plan.centre(Cell { file, rank });
        let corner = [at[0] - cell / 2.0, at[1] - cell / 2.0];
        let radius = (cell * 0.06).max(2.0);
        picture.circle(corner, radius, Ink::ClothLine, None);
    }
}

/// Writes a player's disc count above or below the board, and whether it is to move.
pub(super) fn count(
    board: &Board,
    player: Player,
    plan: &BoardPlan,
    language: Language,
    picture: &mut Picture,
) {
    let texts = language.texts();
    let stand = plan.stand(player);
    let middle = stand.centre()[1];
    let radius = (stand.height() * 0.3).min(12.0);
    let left = stand.min[0] + radius + 4.0;
    disc([left, middle], radius, player, picture);
    let count = board.pieces.iter().filter(|piece| piece.player == player);
    let name = match player {
        Player::Max => texts.othello_black(),
        Player::Min => texts.othello_white(),
    };
    let is_next = board.to_move == player;
    let at = [left + radius + 8.0, middle];
    let name = format!("{name} {}", count.count());
    let words = match (is_next, board.marks.is_empty()) {
        (false, _) if board.turned.is_empty() => String::new(),
        (false, _) => texts.othello_marks(),
        (true, true) => texts.othello_cannot_place(),
        (true, false) => texts.othello_to_move(),
    };
    // Both share one line, so they shrink until they fit; where even that is not enough, the board
    // has no room for words about its signs.
    let room = stand.max[0] - 6.0 - at[0] - 8.0;
    let wide = |words: &str| rough_width(&name, 17.0) + rough_width(words, 15.0);
    let words = match words {
        long if wide(&long) * LEAST <= room => long,
        _ if is_next && !board.marks.is_empty() => texts.othello_to_move_short(),
        long if is_next => long,
        _ => String::new(),
    };
    let shrunk = shrunk(wide(&words), room);
    // The disc tells the side: red and blue beside black and white would be two codes for one.
    let name = Shape::text(at, name, 17.0 * shrunk, Ink::Text, Align::Left);
    picture.shapes.push(name.in_bold(true));
    let ink = if is_next { Ink::Text } else { Ink::Muted };
    let at = [stand.max[0] - 6.0, middle];
    picture.text(at, words, 15.0 * shrunk, ink, Align::Right);
}
