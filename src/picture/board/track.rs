//! A track with its dice: runners on squares, before the track and at home, and what can be thrown.

use super::{BoardPlan, LEAST, discs, rough_width, shrunk};
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape};
use games::board::{Board, Cell, ShownPiece};
use language::Language;
use score::Player;

/// The cells that hold runners before the track, at each end of a lane.
const BESIDE: u8 = 2;

/// Where the pips of a die are, from its centre, in parts of half its side.
const PIPS: [&[[f32; 2]]; 3] =
    [&[[0.0, 0.0]], &[[-0.5, 0.5], [0.5, -0.5]], &[[-0.5, 0.5], [0.0, 0.0], [0.5, -0.5]]];

/// How many pips a face has; `None` for a runner.
fn pips(piece: &ShownPiece) -> Option<usize> {
    piece.face.letter.parse().ok().filter(|pips| (1..=PIPS.len()).contains(pips))
}

pub(super) fn track(board: &Board, plan: &BoardPlan, language: Language, picture: &mut Picture) {
    picture.rounded(plan.wood(), 6.0, Ink::ClothLine, None);
    picture.block(plan.squares(), Ink::Cloth);
    squares(board, plan, language, picture);
    let dice = board.pieces.iter().filter(|piece| pips(piece).is_some()).count();
    for piece in &board.pieces {
        let centre = plan.centre(piece.at);
        match pips(piece) {
            // Before the throw, each face can still come up.
            Some(pips) => die(plan.inset(piece.at, plan.cell() * 0.24), pips, dice == 1, picture),
            None => discs::disc(centre, plan.cell() * 0.36, piece.player, picture),
        }
    }
    if let Some((_, to)) = board.last_move {
        let pen = Pen::solid((plan.cell() * 0.05).max(2.0), Ink::LastMove);
        picture.rounded(plan.inset(to, plan.cell() * 0.1), 5.0, None, pen);
    }
    for &mark in &board.marks {
        let pen = Pen::solid((plan.cell() * 0.06).max(2.0), Ink::Gold);
        let is_die = board.pieces.iter().any(|piece| piece.at == mark && pips(piece).is_some());
        if is_die {
            picture.rounded(plan.inset(mark, plan.cell() * 0.18), 6.0, None, pen);
        } else {
            picture.circle(plan.centre(mark), plan.cell() * 0.41, None, pen);
        }
    }
    for player in [Player::Min, Player::Max] {
        stand((board, dice), player, plan, language, picture);
    }
}

/// The squares with their numbers, and the places before the track and at home.
fn squares(board: &Board, plan: &BoardPlan, language: Language, picture: &mut Picture) {
    let (texts, cell) = (language.texts(), plan.cell());
    let [files, ranks] = board.sides();
    let line = || Pen::solid(1.4, Ink::ClothLine);
    let size = (cell * 0.2).clamp(9.0, 16.0);
    for number in 1..files.saturating_sub(1) {
        let place = Cell { file: files - 1 - number, rank: ranks / 2 };
        picture.rounded(plan.inset(place, 4.0), 4.0, None, line());
        let Area { max, .. } = plan.inset(place, 10.0);
        let at = [max[0] - size * 0.4, max[1] - size * 0.4];
        picture.text(at, number.to_string(), size, Ink::ClothText, Align::Centre);
    }
    for rank in [0, ranks.saturating_sub(1)] {
        for number in 0..BESIDE {
            for file in [number, files.saturating_sub(1 + number)] {
                let centre = plan.centre(Cell { file, rank });
                picture.circle(centre, cell * 0.38, None, line());
            }
        }
        let names = [
            (files.saturating_sub(1 + BESIDE), texts.sugoroku_from_start()),
            (BESIDE, texts.sugoroku_at_home()),
        ];
        for (file, name) in names {
            let size = size * shrunk(rough_width(&name, size), cell);
            let at = plan.centre(Cell { file, rank });
            picture.text(at, name, size, Ink::ClothText, Align::Centre);
        }
    }
}

/// A face of the die: white if it has come up, otherwise only its outline.
fn die(place: Area, of: usize, is_thrown: bool, picture: &mut Picture) {
    let (fill, pen, ink) = if is_thrown {
        (Some(Ink::LightDisc), Pen::solid(1.4, Ink::LightRim), Ink::DarkDisc)
    } else {
        (None, Pen::solid(1.4, Ink::ClothText), Ink::ClothText)
    };
    picture.rounded(place, place.width() * 0.16, fill, pen);
    let (centre, half): (Point, f32) = (place.centre(), place.width() / 2.0);
    for [right, down] in PIPS[of - 1] {
        let at = [centre[0] + right * half, centre[1] + down * half];
        picture.circle(at, half * 0.2, ink, None);
    }
}

/// Writes the name of a side above or below the board, and whether it is to throw or to move.
fn stand(
    (board, dice): (&Board, usize),
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
    discs::disc([left, middle], radius, player, picture);
    let name = match player {
        Player::Max => texts.othello_black(),
        Player::Min => texts.othello_white(),
    };
    let words = match dice {
        _ if board.to_move != player || dice == 0 => String::new(),
        1 => texts.sugoroku_next_goes(),
        _ => texts.sugoroku_next_throws(),
    };
    let at = [left + radius + 8.0, middle];
    let room = (stand.max[0] - 6.0 - at[0] - 8.0).max(0.0);
    let shrunk = shrunk(rough_width(&name, 17.0) + rough_width(&words, 15.0), room).max(LEAST);
    picture.shapes.push(Shape::text(at, name, 17.0 * shrunk, Ink::Text, Align::Left).in_bold(true));
    picture.text([stand.max[0] - 6.0, middle], words, 15.0 * shrunk, Ink::Text, Align::Right);
}
