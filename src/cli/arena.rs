//! What the command line asks of a game: of shogi, and of every other one with a row of the registry.

use std::time::Duration;

use super::contestant::{Contestant, MoveLimit, StartPlayer, usi_player};
use super::{Exit, Refusal, refused, texts};
use eval::{Evaluation, GameEvaluation};
use formats::record::{Complaint, Encoding, Format, PlyId, PlyKind, Record, read, write};
use formats::sfen::parse_sfen;
use games::shogi::notation::line_names;
use games::shogi::setup::playable;
use host::Folders;
use language::{Language, Phrase, Say as _, Texts, Words};
use play::{Arena, BoardArena, MoveOf, PlayedGame, PositionOf, ShogiArena, Solver, game_record};
use search::{Budget, Solved};
use subject::{GameId, OnBoard, RegisteredGame, WithGame};

pub(super) type Played<A> = PlayedGame<A, Contestant<A>>;

pub(super) trait CliArena: Arena<Game: OnBoard, Evaluation: 'static> {
    /// What stands for a position in errors.
    const EXPECTED: Phrase;
    /// The deepest count of legal lines: deeper ones do not fit 64 bits, or would take forever.
    const DEEPEST_COUNT: u8;
    /// Whether positions can be read to the end of the game.
    const HAS_SOLVER: bool;
    /// The names of the endings in JSON.
    const ENDINGS: &'static [&'static str];

    /// Parses a position, and says what is odd about it.
    fn read_position(text: &str) -> Result<(PositionOf<Self>, Option<String>), Refusal>;

    /// The name in JSON of an evaluator that supports the position.
    fn fitting(
        evaluation: Self::Evaluation,
        at: &PositionOf<Self>,
    ) -> Result<&'static str, Refusal>;

    /// The value of a pawn on the board, where there are some.
    fn pawn(_: Self::Evaluation) -> Option<i32> {
        None
    }

    /// The names of the moves of a line, if they differ from those in JSON.
    fn line_names(_: &PositionOf<Self>, _: &[MoveOf<Self>], _: Language) -> Option<String> {
        None
    }

    /// The name in JSON of the evaluator that counts a finished game as this one does, and the result
    /// of the game; `None` if the budget was spent, or `is_late` said so, given the nodes entered so
    /// far.
    fn solve(
        _: &PositionOf<Self>,
        _: Self::Evaluation,
        _: Budget<'_>,
        _: &dyn Fn(u64) -> bool,
    ) -> (&'static str, Option<Solved<MoveOf<Self>>>) {
        ("", None)
    }

    /// The position in which games start.
    fn start(sfen: &str) -> Result<PositionOf<Self>, Refusal>;

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words>;

    /// The engine of somebody else that `text` names.
    fn other(
        text: &str,
        _: MoveLimit,
        _: (&Folders, Duration),
    ) -> Result<StartPlayer<Self>, Refusal> {
        Err(Refusal(texts().cli_usi_player_of_shogi(Self::Game::GAME.id(), text)))
    }

    /// How many games ended how, as text.
    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String;
}

impl CliArena for ShogiArena {
    const EXPECTED: Phrase = Texts::cli_expected_sfen;
    const DEEPEST_COUNT: u8 = 12;
    const HAS_SOLVER: bool = false;
    const ENDINGS: &'static [&'static str] = &[
        "mate",
        "repetition",
        "perpetual_check",
        "max_plies",
        "resign",
        "declaration",
        "illegal",
        "time",
        "crash",
    ];

    /// Of a game in USI (`startpos moves 7g7f …`), the last position.
    fn read_position(text: &str) -> Result<(PositionOf<Self>, Option<String>), Refusal> {
        let at = if text.split_whitespace().any(|word| word == "moves") {
            let game = read(text.as_bytes(), Some(Format::Usi));
            let game = game.map_err(|complaint| column_and_fault(&complaint))?;
            match game.stopped_or_unknown() {
                Some(complaint) => return Err(column_and_fault(complaint)),
                None => game.record.position(game.record.main_end()),
            }
        } else {
            parse_sfen(text)?
        };
        let warning = playable(&at).err().map(|error| error.to_string());
        Ok((at, warning))
    }

    fn fitting(evaluation: Evaluation, at: &PositionOf<Self>) -> Result<&'static str, Refusal> {
        evaluation.fits(at)?;
        Ok(evaluation.id())
    }

    fn pawn(evaluation: Evaluation) -> Option<i32> {
        Some(evaluation.pawn())
    }

    fn line_names(
        at: &PositionOf<Self>,
        moves: &[MoveOf<Self>],
        language: Language,
    ) -> Option<String> {
        Some(line_names(at, None, moves, language).join(" "))
    }

    fn start(sfen: &str) -> Result<PositionOf<Self>, Refusal> {
        Ok(parse_sfen(sfen)?)
    }

    fn other(
        text: &str,
        limit: MoveLimit,
        (folders, patience): (&Folders, Duration),
    ) -> Result<StartPlayer<Self>, Refusal> {
        usi_player(text, limit, patience, folders)
    }

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words> {
        let record = game_record(played, &event).map_err(|error| Words::same(error.to_string()))?;
        Ok(write(&record, Format::Kif, Encoding::Utf8).bytes)
    }

    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String {
        let [mate, repetition, perpetual, long] =
            ["mate", "repetition", "perpetual_check", "max_plies"].map(count);
        let usual = texts().cli_series_endings(long, mate, perpetual, max_plies, repetition);
        let others = ["resign", "declaration", "illegal", "time", "crash"].map(count);
        let [resign, declaration, illegal, time, crash] = others;
        if others == [0; 5] {
            return usual;
        }
        let more = texts().cli_series_endings_more(crash, declaration, illegal, resign, time);
        usual + "\n" + &more
    }
}

impl<G: RegisteredGame> CliArena for BoardArena<G> {
    const EXPECTED: Phrase = Texts::cli_expected_board;
    const DEEPEST_COUNT: u8 = 20;
    const HAS_SOLVER: bool = G::SOLVER.is_some();
    const ENDINGS: &'static [&'static str] = &["won", "repetition", "max_plies"];

    /// Positions must be such as can occur.
    fn read_position(text: &str) -> Result<(G::Position, Option<String>), Refusal> {
        let at = G::read(text).map_err(refused)?;
        G::check(&at).map_err(refused)?;
        Ok((at, None))
    }

    fn fitting(evaluation: G::Evaluation, at: &G::Position) -> Result<&'static str, Refusal> {
        evaluation.fits(at).map_err(refused)?;
        Ok(evaluation.id())
    }

    fn solve(
        at: &G::Position,
        evaluation: G::Evaluation,
        budget: Budget<'_>,
        is_late: &dyn Fn(u64) -> bool,
    ) -> (&'static str, Option<Solved<G::Move>>) {
        let solve = |solver: &Solver<G>| (solver.solve)(at, evaluation, budget, is_late);
        (evaluation.at_the_end().id(), G::SOLVER.and_then(solve))
    }

    fn start(_: &str) -> Result<G::Position, Refusal> {
        Ok(G::start())
    }

    fn record(played: &Played<Self>, event: String) -> Result<Vec<u8>, Words> {
        let [black, white] = &played.fixture.players;
        let result = G::margin(&played.last).map(|lead| ("RE", format!("{lead:+}")));
        let properties = [("PC", event), ("PB", black.to_string()), ("PW", white.to_string())];
        let mut record = Record::<G>::new(&played.fixture.start);
        let headers = properties.into_iter().chain(result);
        record.headers = headers.map(|(name, value)| (name.to_owned(), value)).collect();
        let mut at = PlyId::START;
        for &mv in &played.moves {
            at = record.append(at, PlyKind::Move(mv)).map_err(|error| error.words())?;
        }
        Ok(G::write_games(&[record], G::FORMATS[0], Encoding::Utf8).bytes)
    }

    fn endings(count: &dyn Fn(&str) -> u32, max_plies: u32) -> String {
        let [won, repetition, long] = ["won", "repetition", "max_plies"].map(count);
        texts().cli_series_endings_of_game(long, max_plies, repetition, won)
    }
}

/// What is wrong in a line, without its number.
pub(super) fn column_and_fault(complaint: &Complaint) -> Refusal {
    Refusal(texts().sfen_at(complaint.column, complaint.what.clone().spoken()))
}

/// A command about a game, compiled for each game separately.
pub(super) trait WithArena {
    fn with<A: CliArena>(self) -> Result<Exit, Refusal>;
}

/// The same for other games than shogi.
struct OnOtherBoard<W>(W);

impl<W: WithArena> WithGame for OnOtherBoard<W> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        self.0.with::<BoardArena<G>>()
    }
}

/// Runs a command about a game.
pub(super) fn run_on(game: GameId, work: impl WithArena) -> Result<Exit, Refusal> {
    match game {
        GameId::Shogi => work.with::<ShogiArena>(),
        game => {
            game.run(OnOtherBoard(work)).unwrap_or_else(|| Err(Refusal(texts().cli_no_position())))
        }
    }
}
