//! Writes games of Othello as GGF.

use super::game::OthelloRecord;
use games::othello::OthelloMove;
use score::Player;

/// Writes a game on one line.
pub(super) fn write(text: &mut String, game: &OthelloRecord) {
    text.push_str("(;GM[Othello]");
    let mut property = |name: &str, value: &str| {
        text.push_str(name);
        text.push('[');
        for c in value.chars() {
            if matches!(c, ']' | '\\') {
                text.push('\\');
            }
            text.push(c);
        }
        text.push(']');
    };
    for (name, value) in &game.properties {
        property(name, value);
    }
    let side = game.start.size().side();
    if game.property("TY").is_none() {
        property("TY", &side.to_string());
    }
    let mut board = side.to_string();
    for square in game.start.size().squares() {
        if square.file() == 0 {
            board.push(' ');
        }
        board.push(match game.start.disc_at(square) {
            Some(player) => sign(player),
            None => '-',
        });
    }
    board.extend([' ', sign(game.start.to_move())]);
    property("BO", &board);
    let mut mover = game.start.to_move();
    for ply in &game.plies {
        let name = match mover {
            Player::Max => "B",
            Player::Min => "W",
        };
        let mut value = match ply.mv {
            OthelloMove::Place(square) => square.to_string(),
            OthelloMove::Pass => "pa".to_owned(),
        };
        if ply.evaluation.is_some() || ply.time.is_some() {
            value.push('/');
            value.push_str(ply.evaluation.as_deref().unwrap_or(""));
        }
        if let Some(time) = &ply.time {
            value.push('/');
            value.push_str(time);
        }
        property(name, &value);
        for (name, value) in &ply.notes {
            property(name, value);
        }
        mover = mover.other();
    }
    text.push_str(";)\n");
}

const fn sign(player: Player) -> char {
    match player {
        Player::Max => '*',
        Player::Min => 'O',
    }
}
