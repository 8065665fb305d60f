//! `--sfen S`, and `--sfen -`: one position per line, one JSON object per line; likewise for
//! other games with `--game othello --position P`.

use std::sync::LazyLock;

use clap::Args;
use serde_json::json;
use shunsai::Position;

use super::any_game::{expected, read_position};
use super::stream::{AnsweredLine, AskedLine, LineStream, ProgressArguments};
use super::telling::choice;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, Streams, texts};
use games::shogi::Shogi;
use games::tic_tac_toe::Grid;
use subject::{GameId, OnBoard, WithBoard};

/// A position, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct Positions {
    /// The position in SFEN, `startpos`, either with moves after it in USI, or - to read one a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: String,
    #[command(flatten)]
    output: AnswerFormat,
    #[command(flatten)]
    progress: ProgressArguments,
}

/// A position of a game, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct GamePositions {
    #[arg(long, default_value = "shogi", value_parser = choice(&ASKED_GAMES, AskedGame::id))]
    game: AskedGame,
    /// The position of shogi in SFEN, `startpos`, either with moves after it in USI, or - to read one
    /// a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: Option<String>,
    /// The position of another game, or - to read one a line. Of Othello: `startpos`, `startpos-4`,
    /// or X, O and '.' in the order a1, b1 … h8, a blank, and X or O to move. Of dōbutsu shōgi:
    /// `startpos`, or as in gle/1c1/1C1/ELG b - 1. Of Connect Four: `startpos`, or the columns played,
    /// as in 44536. Of sugoroku: `startpos`, or the track, who waits, the side to move and what it has
    /// thrown, as in .B..W.. 1-0 B 3. Of tic-tac-toe, which can only be sampled: nine squares by rows, as in
    /// xo..x....
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    output: AnswerFormat,
    #[command(flatten)]
    progress: ProgressArguments,
}

/// A game that is asked about.
#[derive(Clone, Copy, Debug)]
enum AskedGame {
    OnBoard(GameId),
    TicTacToe,
}

impl AskedGame {
    const fn id(self) -> &'static str {
        match self {
            Self::OnBoard(game) => game.id(),
            Self::TicTacToe => "tic-tac-toe",
        }
    }
}

static ASKED_GAMES: LazyLock<Vec<AskedGame>> = LazyLock::new(|| {
    let boards = GameId::ALL.iter().copied().map(AskedGame::OnBoard);
    boards.chain([AskedGame::TicTacToe]).collect()
});

/// A command that answers about a position of any game.
pub(super) trait PositionCommand: Sync {
    /// Checks the arguments before any position is read.
    fn check<G: OnBoard>(&self) -> Result<(), Refusal> {
        Ok(())
    }

    fn answer<G: OnBoard>(&self, at: &G::Position) -> Result<CliAnswer, Refusal>;

    /// The same of tic-tac-toe, which few commands know.
    fn answer_grid(&self, _at: Grid) -> Result<CliAnswer, Refusal> {
        Err(Refusal(texts().cli_grid_is_sampled()))
    }
}

/// A command about positions of a game.
struct AskedOfGame<'a, 's, C> {
    command: &'a C,
    lines: PositionLines<'a>,
    streams: &'a mut Streams<'s>,
}

impl<C: PositionCommand> WithBoard for AskedOfGame<'_, '_, C> {
    type Output = Result<Exit, Refusal>;

    fn with<G: OnBoard>(self) -> Self::Output {
        let Self { command, lines, streams } = self;
        command.check::<G>()?;
        lines.answer::<G>(streams, |at| command.answer::<G>(at))
    }
}

impl GamePositions {
    /// Answers for the positions of the selected game.
    pub(super) fn answer<C: PositionCommand>(
        &self,
        command: &C,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        let texts = texts();
        let game = match self.game {
            AskedGame::OnBoard(game) => game,
            AskedGame::TicTacToe => {
                let text = self.position.as_deref().filter(|text| *text != "startpos");
                let grid = Grid::parse(text.unwrap_or("........."))?;
                return command.answer_grid(grid)?.print(self.output, streams.output);
            }
        };
        let text = match (game, &self.sfen, &self.position) {
            (GameId::Shogi, _, Some(_)) => Err(texts.cli_position_of_game()),
            (GameId::Shogi, None, None) => Err(texts.cli_no_position()),
            (GameId::Shogi, Some(text), None) | (_, None, Some(text)) => Ok(text),
            (game, None, None) => Err(texts.cli_no_game_position(game.id())),
            (_, Some(_), _) => Err(texts.cli_sfen_of_shogi()),
        };
        let text = text.map_err(Refusal)?;
        let stream = LineStream { most: usize::MAX, progress: self.progress };
        let lines = PositionLines { text, format: self.output, stream };
        game.on_board(AskedOfGame { command, lines, streams })
    }
}

impl Positions {
    /// Whether they are read from the input, one per line.
    pub(super) fn are_many(&self) -> bool {
        self.sfen == "-"
    }

    /// Answers for the position, or for each line.
    pub(super) fn answer(
        &self,
        streams: &mut Streams<'_>,
        answer: impl Fn(&Position) -> Result<CliAnswer, Refusal> + Sync,
    ) -> Result<Exit, Refusal> {
        self.answer_on(usize::MAX, streams, answer)
    }

    /// The same with at most this many lines at a time.
    pub(super) fn answer_on(
        &self,
        most: usize,
        streams: &mut Streams<'_>,
        answer: impl Fn(&Position) -> Result<CliAnswer, Refusal> + Sync,
    ) -> Result<Exit, Refusal> {
        let stream = LineStream { most, progress: self.progress };
        let lines = PositionLines { text: &self.sfen, format: self.output, stream };
        lines.answer::<Shogi>(streams, answer)
    }
}

/// A position as text, or `-` to read one per line of the input.
struct PositionLines<'a> {
    text: &'a str,
    format: AnswerFormat,
    stream: LineStream,
}

impl PositionLines<'_> {
    /// Answers for the position, or for each line, with what is odd about it.
    fn answer<G: OnBoard>(
        &self,
        streams: &mut Streams<'_>,
        answer: impl Fn(&G::Position) -> Result<CliAnswer, Refusal> + Sync,
    ) -> Result<Exit, Refusal> {
        let answer = |text: &str| {
            let (at, warning) = read_position::<G>(text)?;
            let mut answer = answer(&at)?;
            if let Some(warning) = warning {
                answer.text = texts().cli_warning(&warning) + "\n" + &answer.text;
                answer.json["warning"] = warning.into();
            }
            Ok(answer)
        };
        if self.text != "-" {
            return answer(self.text)?.print(self.format, streams.output);
        }
        self.stream.answer(streams, &|AskedLine { number, bytes }| {
            if bytes.is_empty() {
                return bad_line(
                    &texts().cli_empty_line((expected::<G>())(texts()), number),
                    number,
                );
            }
            let answered = match std::str::from_utf8(&bytes) {
                Ok(text) => answer(text),
                Err(error) => {
                    let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                    let column = before.chars().count() + 1;
                    Err(Refusal(texts().cli_not_utf8(column, (expected::<G>())(texts()))))
                }
            };
            match answered {
                Ok(answer) => AnsweredLine { text: answer.json.to_string(), is_error: false },
                Err(Refusal(error)) => bad_line(&texts().cli_in_line(error, number), number),
            }
        })
    }
}

/// What is written for a line without an answer.
pub(super) fn bad_line(error: &str, line: usize) -> AnsweredLine {
    AnsweredLine { text: json!({"error": error, "line": line}).to_string(), is_error: true }
}
