//! A game as a record.

use std::fmt::Display;

use super::arena::ShogiArena;
use super::game::PlayedGame;
use formats::record::{AppendError, PlyId, PlyKind, Record};
use language::{Texts, Words};

/// Converts a game to a record, with the names of the players, and `event` as that of the series.
///
/// # Errors
/// [`AppendError`], if a move is illegal, which does not happen for games played here.
pub fn game_record<P: Display>(
    played: &PlayedGame<ShogiArena, P>,
    event: &str,
) -> Result<Record, AppendError> {
    let fixture = &played.fixture;
    let mut record: Record = Record::new(&fixture.start);
    let [black, white] = fixture.players.each_ref().map(ToString::to_string);
    record.headers = [("棋戦", event.to_owned()), ("先手", black), ("後手", white)]
        .map(|(name, value)| (name.to_owned(), value))
        .to_vec();
    let mut last = PlyId::START;
    for (number, &mv) in (1..).zip(&played.moves) {
        last = record.append(last, PlyKind::Move(mv))?;
        if number == fixture.opening.len() {
            let Words { ja, en } = Words::of(Texts::players_opening_ends);
            record.set_comment(last, &format!("{ja} / {en}"));
        }
    }
    let end = record.append(last, PlyKind::End(played.ending))?;
    if let Some(Words { ja, en }) = &played.fault {
        record.set_comment(end, &format!("{ja} / {en}"));
    }
    Ok(record)
}
