//! What the command line asks of a game, whichever it is: positions, records, players of others.

use std::any::Any;
use std::time::Duration;

use super::contestant::{Contestant, MoveLimit, StartPlayer, usi_player};
use super::{Refusal, texts};
use eval::{GameEvaluation as _, SearchedGame};
use formats::record::{Complaint, Encoding, Format};
use games::shogi::Shogi;
use host::Folders;
use language::{Phrase, Texts, Words};
use play::{PlayedGame, game_record};
use subject::{GameId, OnBoard};

pub(super) type Played<G> = PlayedGame<G, Contestant<G>>;

/// What stands for a position in errors.
pub(super) fn expected<G: OnBoard>() -> Phrase {
    match G::GAME {
        GameId::Shogi => Texts::cli_expected_sfen,
        _ => Texts::cli_expected_board,
    }
}

/// Parses a position, or of shogi a game in USI (`startpos moves 7g7f …`), which stands for its last
/// position; says what is odd about it.
pub(super) fn read_position<G: OnBoard>(
    text: &str,
) -> Result<(G::Position, Option<String>), Refusal> {
    let is_game =
        G::FORMATS.contains(&Format::Usi) && text.split_whitespace().any(|word| word == "moves");
    let at = if is_game {
        let read = G::read_games(text.as_bytes(), Some(Format::Usi));
        let unknown = || Complaint { line: 1, column: 1, what: Words::of(Texts::records_unknown) };
        let games = read.unwrap_or_else(|| Err(unknown()));
        let games = games.map_err(|complaint| column_and_fault(&complaint))?;
        let game = games.first().ok_or_else(|| column_and_fault(&unknown()))?;
        match game.stopped_or_unknown() {
            Some(complaint) => return Err(column_and_fault(complaint)),
            None => game.record.position(game.record.main_end()),
        }
    } else {
        G::read(text)?
    };
    G::check(&at)?;
    let warning = G::remark(&at).map(Words::spoken);
    Ok((at, warning))
}

/// The name in JSON of an evaluator that supports the position.
pub(super) fn fitting<G: SearchedGame>(
    evaluation: G::Evaluation,
    at: &G::Position,
) -> Result<&'static str, Refusal> {
    evaluation.fits(at)?;
    Ok(evaluation.id())
}

/// A game that was played, as a file.
pub(super) fn record_of<G: OnBoard>(played: &Played<G>, event: &str) -> Result<Vec<u8>, Words> {
    let record = game_record(played, event)?;
    Ok(G::write_games([&record], G::FORMATS[0], Encoding::Utf8).bytes)
}

/// The engine of somebody else that `text` names; they play shogi.
pub(super) fn other_player<G: OnBoard>(
    text: &str,
    limit: MoveLimit,
    (folders, patience): (&Folders, Duration),
) -> Result<StartPlayer<G>, Refusal> {
    let of_shogi = || Refusal(texts().cli_usi_player_of_shogi(G::GAME.id(), text));
    if G::GAME != GameId::Shogi {
        return Err(of_shogi());
    }
    let player: StartPlayer<Shogi> = usi_player(text, limit, patience, folders)?;
    let player: Box<dyn Any> = Box::new(player);
    player.downcast().map(|player| *player).map_err(|_| of_shogi())
}

/// The names in JSON of how games end.
pub(super) const fn endings<G: OnBoard>() -> &'static [&'static str] {
    match G::GAME {
        GameId::Shogi => &[
            "mate",
            "repetition",
            "perpetual_check",
            "max_plies",
            "resign",
            "declaration",
            "illegal",
            "time",
            "crash",
        ],
        _ => &["won", "repetition", "max_plies"],
    }
}

/// How many games ended how, as text.
pub(super) fn endings_text<G: OnBoard>(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String {
    let [won, repetition, long] = [endings::<G>()[0], "repetition", "max_plies"].map(count);
    if G::GAME != GameId::Shogi {
        return texts().cli_series_endings_of_game(long, max_plies, repetition, won);
    }
    let perpetual = count("perpetual_check");
    let usual = texts().cli_series_endings(long, won, perpetual, max_plies, repetition);
    let others = ["resign", "declaration", "illegal", "time", "crash"].map(count);
    let [resign, declaration, illegal, time, crash] = others;
    if others == [0; 5] {
        return usual;
    }
    let more = texts().cli_series_endings_more(crash, declaration, illegal, resign, time);
    usual + "\n" + &more
}

/// What is wrong in a line, without its number.
pub(super) fn column_and_fault(complaint: &Complaint) -> Refusal {
    Refusal(texts().sfen_at(complaint.column, complaint.what.clone().spoken()))
}
