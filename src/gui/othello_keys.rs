//! The keys of the Othello board.

use egui::{Context, Key, Modifiers};

use super::look::Look;
use crate::games::othello::DiscSquare;
use crate::session::{Command, OthelloCommand, Session};

/// The arrows move from square to square; Enter clicks one, like any button.
pub(super) fn othello_keys(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    const ARROWS: [(Key, i8, i8); 4] = [
        (Key::ArrowLeft, -1, 0),
        (Key::ArrowRight, 1, 0),
        (Key::ArrowUp, 0, -1),
        (Key::ArrowDown, 0, 1),
    ];
    let Some(board) = session.othello_board() else {
        return;
    };
    let last = board.position().size().side() as i8 - 1;
    for (key, files, ranks) in ARROWS {
        if context.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            let to = |at: u8, by: i8| (at as i8 + by).clamp(0, last) as u8;
            let square = DiscSquare::at(to(look.disc.file(), files), to(look.disc.rank(), ranks));
            look.disc = square.unwrap_or(look.disc);
            look.focus_square = true;
        }
    }
    context.input_mut(|input| {
        for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::P) {
            commands.push(Command::Othello(OthelloCommand::Pass));
        }
    });
}
