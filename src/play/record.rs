//! A game as a record.

use std::fmt::Display;

use super::game::PlayedGame;
use eval::SearchedGame;
use formats::record::{PlyId, PlyKind, Record, Recorded};
use language::{Texts, Words};

/// Converts a game to a record, with the names of the players, and `event` as that of the series.
///
/// # Errors
/// A sentence, if a move is illegal, which does not happen for games played here.
pub fn game_record<G: SearchedGame + Recorded, P: Display>(
    played: &PlayedGame<G, P>,
    event: &str,
) -> Result<Record<G>, Words> {
    let fixture = &played.fixture;
    let mut record = Record::<G>::new(&fixture.start);
    let [black, white] = fixture.players.each_ref().map(ToString::to_string);
    let result = G::margin(&played.last).zip(G::RESULT);
    let result = result.map(|(lead, name)| (name, format!("{lead:+}")));
    let headers =
        [(G::EVENT, event.to_owned()), (G::PLAYERS[0][0], black), (G::PLAYERS[1][0], white)];
    let headers = headers.into_iter().chain(result);
    record.headers = headers.map(|(name, value)| (name.to_owned(), value)).collect();
    let mut last = PlyId::START;
    for (number, &mv) in (1..).zip(&played.moves) {
        last = record.append(last, PlyKind::Move(mv))?;
        if G::HAS_ENDINGS && number == fixture.opening.len() {
            let Words { ja, en } = Words::of(Texts::players_opening_ends);
            record.set_comment(last, &format!("{ja} / {en}"));
        }
    }
    if G::HAS_ENDINGS {
        let end = record.append(last, PlyKind::End(played.ending))?;
        if let Some(Words { ja, en }) = &played.fault {
            record.set_comment(end, &format!("{ja} / {en}"));
        }
    }
    Ok(record)
}
