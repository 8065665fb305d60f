//! `--sfen S`, and `--sfen -`: one position per line, one JSON object per line; likewise for
//! other games with `--game othello --position P`.

use std::io::{BufRead, Write};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use shunsai::Position;

use super::stream::{AnsweredLine, AskedLine, LineStream, ProgressArguments};
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use formats::record::{Complaint, Format, read};
use formats::sfen::parse_sfen;
use games::shogi::setup::playable;
use language::{Phrase, Texts};
use subject::{GameId, RegisteredGame, WithGame};

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

/// Why a line of the input has no answer.
#[derive(Serialize)]
struct LineError {
    error: String,
    /// From 1.
    line: usize,
}

/// A position of a game, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct GamePositions {
    #[arg(long, default_value = "shogi", value_parser = game_parser())]
    game: GameId,
    /// The position of shogi in SFEN, `startpos`, either with moves after it in USI, or - to read one
    /// a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: Option<String>,
    /// The position of another game, or - to read one a line. Of Othello: `startpos`, `startpos-4`,
    /// or X, O and '.' in the order a1, b1 … h8, a blank, and X or O to move. Of dōbutsu shōgi:
    /// `startpos`, or as in gle/1c1/1C1/ELG b - 1.
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    output: AnswerFormat,
    #[command(flatten)]
    progress: ProgressArguments,
}

/// A command that answers about a position of any game.
pub(super) trait PositionCommand: Sync {
    type Answer: Serialize;

    /// Checks the arguments before any position is read.
    fn check_shogi(&self) -> Result<(), Refusal> {
        Ok(())
    }

    /// The same for another game.
    fn check<G: RegisteredGame>(&self) -> Result<(), Refusal> {
        Ok(())
    }

    fn answer_shogi(&self, at: &Position) -> Result<Self::Answer, Refusal>;

    fn answer<G: RegisteredGame>(&self, at: &G::Position) -> Result<Self::Answer, Refusal>;

    /// The answer as text.
    fn people(answer: &Self::Answer) -> String;
}

/// A command about positions of another game than shogi.
struct AskedOfGame<'a, C> {
    command: &'a C,
    lines: PositionLines<'a>,
    input: &'a mut (dyn BufRead + Send),
    output: &'a mut dyn Write,
}

impl<C: PositionCommand> WithGame for AskedOfGame<'_, C> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let Self { command, lines, input, output } = self;
        command.check::<G>()?;
        // Its positions must be such as can occur.
        let answer = |text: &str| {
            let read = G::read(text).and_then(|at| G::check(&at).map(|()| at));
            command.answer::<G>(&read.map_err(|words| Refusal(words.spoken()))?)
        };
        lines.answer(Texts::cli_expected_board, input, output, answer, C::people)
    }
}

/// The answer about a game other than shogi.
pub(super) fn answered(answer: Option<Result<Exit, Refusal>>) -> Result<Exit, Refusal> {
    answer.unwrap_or_else(|| Err(Refusal(texts().cli_no_position())))
}

/// Parses the id of a game.
pub(super) fn game_parser() -> impl TypedValueParser<Value = GameId> {
    let ids = GameId::ALL.iter().map(|game| game.id());
    PossibleValuesParser::new(ids).map(|id| GameId::of(&id).unwrap_or_default())
}

impl GamePositions {
    pub(super) fn is_shogi(&self) -> bool {
        self.game == GameId::Shogi
    }

    /// Answers for the positions of the selected game.
    ///
    /// # Errors
    /// If they are missing, or belong to the other game.
    pub(super) fn answer<C: PositionCommand>(
        &self,
        command: &C,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let json = self.output.json;
        let texts = texts();
        let text = match (self.game, &self.sfen, &self.position) {
            (GameId::Shogi, _, Some(_)) => Err(texts.cli_position_of_game()),
            (GameId::Shogi, None, None) => Err(texts.cli_no_position()),
            (GameId::Shogi, Some(text), None) | (_, None, Some(text)) => Ok(text),
            (game, None, None) => Err(texts.cli_no_game_position(game.id())),
            (_, Some(_), _) => Err(texts.cli_sfen_of_shogi()),
        };
        let text = text.map_err(Refusal)?;
        let stream = LineStream { most: usize::MAX, progress: self.progress };
        let lines = PositionLines { text, json, stream };
        if self.is_shogi() {
            command.check_shogi()?;
            return lines.answer_shogi(input, output, |at| command.answer_shogi(at), C::people);
        }
        answered(self.game.run(AskedOfGame { command, lines, input, output }))
    }
}

impl Positions {
    /// Whether they are read from the input, one per line.
    pub(super) fn are_many(&self) -> bool {
        self.sfen == "-"
    }

    /// Answers for the position, or for each line: as JSON, or as formatted by `people`.
    pub(super) fn answer<A: Serialize>(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal> + Sync,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        self.answer_on(usize::MAX, input, output, answer, people)
    }

    /// The same with at most this many lines at a time.
    pub(super) fn answer_on<A: Serialize>(
        &self,
        most: usize,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal> + Sync,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        let stream = LineStream { most, progress: self.progress };
        let lines = PositionLines { text: &self.sfen, json: self.output.json, stream };
        lines.answer_shogi(input, output, answer, people)
    }
}

/// An answer, with a warning if its position cannot occur in a game.
#[derive(Serialize)]
#[serde(untagged)]
enum Warned<A> {
    Fine(A),
    Odd {
        #[serde(flatten)]
        answer: A,
        warning: String,
    },
}

/// A position as text, or `-` to read one per line of the input.
struct PositionLines<'a> {
    text: &'a str,
    json: bool,
    stream: LineStream,
}

/// Reads a position; of a game in USI (`startpos moves 7g7f …`), the last one.
fn read_position(text: &str) -> Result<Position, Refusal> {
    if !text.split_whitespace().any(|word| word == "moves") {
        return Ok(parse_sfen(text)?);
    }
    let read = read(text.as_bytes(), Some(Format::Usi));
    let complaint = match read {
        Ok(game) => match game.stopped_or_unknown() {
            None => return Ok(game.record.position(game.record.main_end())),
            Some(complaint) => complaint.clone(),
        },
        Err(complaint) => complaint,
    };
    Err(Refusal(column_and_fault(&complaint)))
}

/// What is wrong in a line, without its number.
pub(super) fn column_and_fault(complaint: &Complaint) -> String {
    texts().sfen_at(complaint.column, complaint.what.clone().spoken())
}

impl PositionLines<'_> {
    /// Answers for the position of shogi, or for each line: as JSON, or as formatted by `people`.
    fn answer_shogi<A: Serialize>(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal> + Sync,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        let answer = |text: &str| {
            let position = read_position(text)?;
            let warning = playable(&position).err().map(|error| error.to_string());
            let answer = answer(&position)?;
            Ok(match warning {
                None => Warned::Fine(answer),
                Some(warning) => Warned::Odd { answer, warning },
            })
        };
        let people = |answer: &Warned<A>| match answer {
            Warned::Fine(answer) => people(answer),
            Warned::Odd { answer, warning } => {
                texts().cli_warning(warning) + "\n" + &people(answer)
            }
        };
        self.answer(Texts::cli_expected_sfen, input, output, answer, people)
    }

    fn answer<A: Serialize>(
        &self,
        expected: Phrase,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
        answer: impl Fn(&str) -> Result<A, Refusal> + Sync,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        if self.text != "-" {
            let answer = answer(self.text)?;
            if self.json {
                writeln!(output, "{}", to_json(&answer)?)?;
            } else {
                write!(output, "{}", people(&answer))?;
            }
            return Ok(Exit::Answered);
        }
        self.stream.answer(input, output, |AskedLine { number, bytes }| {
            if bytes.is_empty() {
                return bad_line(texts().cli_empty_line(expected(texts()), number), number);
            }
            let answered = match std::str::from_utf8(&bytes) {
                Ok(text) => answer(text),
                Err(error) => {
                    let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                    let column = before.chars().count() + 1;
                    Err(Refusal(texts().cli_not_utf8(column, expected(texts()))))
                }
            };
            match answered.and_then(|answer| to_json(&answer)) {
                Ok(text) => AnsweredLine { text, is_error: false },
                Err(Refusal(error)) => bad_line(texts().cli_in_line(error, number), number),
            }
        })
    }
}

/// What is written for a line without an answer.
pub(super) fn bad_line(error: String, line: usize) -> AnsweredLine {
    let text = to_json(&LineError { error, line }).unwrap_or_default();
    AnsweredLine { text, is_error: true }
}
