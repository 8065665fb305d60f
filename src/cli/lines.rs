//! `--sfen S`, and `--sfen -`: one position per line, one JSON object per line; likewise for
//! Othello with `--game othello --position P`.

use std::io::{BufRead, Write};

use clap::{Args, ValueEnum};
use serde::Serialize;
use shunsai::Position;

use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use crate::formats::sfen::parse_sfen;
use crate::games::othello::{OthelloPosition, OthelloPositionError};
use crate::games::shogi::setup::playable;
use crate::language::{Phrase, Texts};

/// A position, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct Positions {
    /// The position in SFEN, `startpos`, or - to read one a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: String,
    #[command(flatten)]
    output: AnswerFormat,
}

/// Why a line of the input has no answer.
#[derive(Serialize)]
struct LineError {
    error: String,
}

/// A game that a command knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum GameName {
    /// Shogi: positions in SFEN.
    #[default]
    Shogi,
    /// Othello: 64 signs (16 for 4×4) of X, O and '.', a blank, and X or O to move.
    Othello,
}

/// A position of shogi or of Othello, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct GamePositions {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The position of shogi in SFEN, `startpos`, or - to read one a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: Option<String>,
    /// The position of Othello: `startpos`, `startpos-4`, or X, O and '.' in the order a1, b1 … h8, a
    /// blank, and X or O to move; or - to read one a line.
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    output: AnswerFormat,
}

/// The positions a command is asked about.
pub(super) enum Asked<'a> {
    Shogi(PositionLines<'a>),
    Othello(PositionLines<'a>),
}

impl GamePositions {
    /// The positions of the selected game.
    ///
    /// # Errors
    /// If they are missing, or belong to the other game.
    pub(super) fn asked(&self) -> Result<Asked<'_>, Refusal> {
        let json = self.output.json;
        let refused = |text: Phrase| Err(Refusal(text(texts())));
        match (self.game, &self.sfen, &self.position) {
            (GameName::Shogi, Some(text), None) => Ok(Asked::Shogi(PositionLines { text, json })),
            (GameName::Othello, None, Some(text)) => {
                Ok(Asked::Othello(PositionLines { text, json }))
            }
            (GameName::Shogi, None, None) => refused(Texts::cli_no_position),
            (GameName::Othello, None, None) => refused(Texts::cli_no_othello_position),
            (GameName::Shogi, _, Some(_)) => refused(Texts::cli_position_of_othello),
            (GameName::Othello, Some(_), _) => refused(Texts::cli_sfen_of_shogi),
        }
    }
}

/// Parses a position of Othello that can occur in a game.
///
/// # Errors
/// If it is invalid; the error names the place.
fn parse_discs(text: &str) -> Result<OthelloPosition, OthelloPositionError> {
    let position: OthelloPosition = text.parse()?;
    match position.afloat() {
        Some(square) => Err(OthelloPositionError::Afloat { square }),
        None => Ok(position),
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
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal>,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        let lines = PositionLines {
            text: &self.sfen,
            json: self.output.json,
        };
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
pub(super) struct PositionLines<'a> {
    text: &'a str,
    json: bool,
}

impl PositionLines<'_> {
    /// Answers for the position of shogi, or for each line: as JSON, or as formatted by `people`.
    pub(super) fn answer_shogi<A: Serialize>(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal>,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        let answer = |text: &str| {
            let position = parse_sfen(text)?;
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

    /// The same for Othello.
    pub(super) fn answer_othello<A: Serialize>(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        answer: impl Fn(&OthelloPosition) -> Result<A, Refusal>,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        let answer = |text: &str| answer(&parse_discs(text)?);
        self.answer(Texts::cli_expected_board, input, output, answer, people)
    }

    fn answer<A: Serialize>(
        &self,
        expected: Phrase,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        answer: impl Fn(&str) -> Result<A, Refusal>,
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
        let mut exit = Exit::Answered;
        let mut line = Vec::new();
        let mut blank = 0; // Blank lines not yet answered; trailing ones never are.
        for number in 1.. {
            line.clear();
            let read = input
                .read_until(b'\n', &mut line)
                .map_err(|error| Refusal(texts().cli_input_not_read(error.to_string())))?;
            if number == 1 && line.starts_with("\u{feff}".as_bytes()) {
                line.drain(.."\u{feff}".len());
            }
            if read == 0 {
                return Ok(exit);
            }
            if line.trim_ascii().is_empty() {
                blank += 1;
                continue;
            }
            for number in number - blank..number {
                exit = Exit::BadInput;
                let error = texts().cli_empty_line(expected(texts()), number);
                writeln!(output, "{}", to_json(&LineError { error })?)?;
            }
            blank = 0;
            let answered = match std::str::from_utf8(&line) {
                Ok(text) => answer(text),
                Err(error) => {
                    let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
                    let column = before.chars().count() + 1;
                    Err(Refusal(texts().cli_not_utf8(column, expected(texts()))))
                }
            };
            match answered {
                Ok(answer) => writeln!(output, "{}", to_json(&answer)?)?,
                Err(Refusal(error)) => {
                    exit = Exit::BadInput;
                    let error = texts().cli_in_line(error, number);
                    writeln!(output, "{}", to_json(&LineError { error })?)?;
                }
            }
        }
        Ok(exit)
    }
}
