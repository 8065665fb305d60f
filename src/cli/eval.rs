//! `eval`: the static value of a position, and its terms.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::{Asked, GamePositions, PositionLines};
use super::positions::answered;
use super::{Exit, Refusal, texts};
use eval::othello::turtle::{PatternReading, TurtleValue};
use eval::{Evaluation, GameEvaluation, OthelloEvaluation, SearchedGame, TermKind};
use formats::usi::square_name;
use games::othello::{Othello, OthelloPosition};
use games::shogi::player_of;
use language::{Language, signed};
use score::Score;
use subject::{GameId, RegisteredGame, WithGame};

/// The static value of a position, and the terms that add up to it.
#[derive(Debug, Args)]
pub struct EvaluatePosition {
    #[command(flatten)]
    positions: GamePositions,
    /// The evaluator, or values of one's own, as in own:P=100,S=1150 (what is left out is as in
    /// usapyon, which is the default); of Othello discs, the default, mobility, turtle …; an unknown one
    /// is answered with all there are.
    #[arg(long)]
    evaluator: Option<String>,
}

/// The answer for shogi, in the evaluator's own units.
#[derive(Serialize)]
struct EvaluationAnswer {
    evaluator: &'static str,
    /// For Black.
    black: i32,
    side_to_move: i32,
    terms: Vec<TermAnswer>,
}

/// A term, for Black, rounded to a whole unit.
#[derive(Serialize)]
struct TermAnswer {
    /// The kind of term; `truncation` makes the terms add up to the value.
    kind: &'static str,
    name: String,
    /// `None` for pieces in hand.
    square: Option<&'static str>,
    value: i32,
}

impl EvaluatePosition {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let asked = self.evaluator.as_deref();
        match self.positions.asked()? {
            Asked::Shogi(lines) => {
                let evaluation = asked.map_or(Ok(Evaluation::default()), str::parse)?;
                let answer = |position: &_| answer(position, evaluation);
                lines.answer_shogi(input, output, answer, people)
            }
            Asked::Game(GameId::Othello, lines) => {
                let evaluation = asked.map_or(Ok(OthelloEvaluation::default()), str::parse)?;
                let answer = |position: &_| answer_othello(position, evaluation);
                lines.answer_game::<Othello, _>(input, output, answer, people_othello)
            }
            Asked::Game(game, lines) => answered(game.run(EvaluateGame {
                asked,
                lines,
                input,
                output,
            })),
        }
    }
}

/// The answer for a game whose evaluators have no terms.
#[derive(Serialize)]
struct PlainAnswer {
    evaluator: &'static str,
    /// For Black.
    black: i32,
    side_to_move: i32,
}

struct EvaluateGame<'a> {
    /// The id of an evaluator.
    asked: Option<&'a str>,
    lines: PositionLines<'a>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl WithGame for EvaluateGame<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let evaluation = find_evaluation::<G>(self.asked)?;
        let answer = |at: &G::Position| {
            evaluation.fits(at).map_err(|words| Refusal(words.en))?;
            let black = evaluation.static_value(at).0;
            Ok(PlainAnswer {
                evaluator: evaluation.id(),
                black,
                side_to_move: black * G::default().player(at).sign(),
            })
        };
        let people = |answer: &PlainAnswer| {
            let values = [answer.black, answer.side_to_move];
            let [black, mover] = values.map(|value| signed(Score(value)).to_string());
            texts().cli_eval_value(black, answer.evaluator, mover) + "\n"
        };
        self.lines
            .answer_game::<G, _>(self.input, self.output, answer, people)
    }
}

/// The evaluator of a game with this id, or the usual one.
pub(super) fn find_evaluation<G: SearchedGame>(
    asked: Option<&str>,
) -> Result<G::Evaluation, Refusal> {
    let found = asked.map_or(Ok(G::Evaluation::default()), G::Evaluation::find);
    found.map_err(|words| Refusal(words.en))
}

fn answer(position: &Position, evaluation: Evaluation) -> Result<EvaluationAnswer, Refusal> {
    evaluation.fits(position)?;
    let black = evaluation.value(position).0;
    let terms = evaluation.terms(position).into_iter();
    let mut terms: Vec<_> = terms
        .filter(|term| term.kind != TermKind::Truncation)
        .map(|term| TermAnswer {
            kind: term.kind.id(),
            name: term.name.get(Language::En).to_owned(),
            square: term.square.map(square_name),
            value: term.value.rounded(),
        })
        .collect();
    let cut = black - terms.iter().map(|term| term.value).sum::<i32>();
    if cut != 0 {
        terms.push(TermAnswer {
            kind: TermKind::Truncation.id(),
            name: TermKind::Truncation.name().en,
            square: None,
            value: cut,
        });
    }
    Ok(EvaluationAnswer {
        evaluator: evaluation.id(),
        black,
        side_to_move: black * player_of(position.side_to_move()).sign(),
        terms,
    })
}

fn people(answer: &EvaluationAnswer) -> String {
    let mut text = String::new();
    for TermAnswer {
        name,
        square,
        value,
        ..
    } in &answer.terms
    {
        let square = square.unwrap_or("");
        text += &format!("{square:<3} {name:<20} {:>7}\n", signed(Score(*value)));
    }
    let (black, side_to_move) = (Score(answer.black), Score(answer.side_to_move));
    let (black, mover) = (signed(black).to_string(), signed(side_to_move).to_string());
    text + &texts().cli_eval_value(black, answer.evaluator, mover) + "\n"
}

/// The answer for Othello, in the evaluator's own units.
#[derive(Serialize)]
struct DiscsAnswer {
    evaluator: &'static str,
    /// For Black.
    black: i32,
    side_to_move: i32,
    /// Units per disc of the final score.
    disc: i32,
    #[serde(flatten)]
    turtle: Option<TurtleAnswer>,
}

/// The terms of Turtle's value: one for the stage, and the patterns. They add up to the value for
/// Black, unless the game is over: then only discs count, and there is no stage.
#[derive(Serialize)]
struct TurtleAnswer {
    stage: Option<usize>,
    stage_term: i32,
    patterns: Vec<PatternAnswer>,
}

/// A pattern with its value for Black.
#[derive(Serialize)]
struct PatternAnswer {
    name: String,
    squares: Vec<String>,
    index: i32,
    value: i32,
}

impl TurtleAnswer {
    fn of(value: TurtleValue) -> Self {
        match value {
            TurtleValue::Final { .. } => Self {
                stage: None,
                stage_term: 0,
                patterns: Vec::new(),
            },
            TurtleValue::Patterns {
                stage,
                stage_term,
                readings,
            } => Self {
                stage: Some(stage.number()),
                stage_term,
                patterns: readings.iter().map(PatternAnswer::of).collect(),
            },
        }
    }

    fn people(&self) -> String {
        let Some(stage) = self.stage else {
            return texts().cli_eval_over() + "\n";
        };
        let mut text = String::new();
        for pattern in &self.patterns {
            text += &format!(
                "{:<12} {:<29} {:>6} {:>7}\n",
                pattern.name,
                pattern.squares.join(" "),
                pattern.index,
                signed(Score(pattern.value)).to_string()
            );
        }
        let term = signed(Score(self.stage_term)).to_string();
        let name = texts().cli_eval_stage();
        text + &format!("{name:<12} {stage:<29} {:>6} {term:>7}\n", "")
    }
}

impl PatternAnswer {
    fn of(reading: &PatternReading) -> Self {
        let squares = reading.instance.squares.iter();
        Self {
            name: reading.instance.id(),
            squares: squares.map(ToString::to_string).collect(),
            index: reading.index,
            value: reading.value,
        }
    }
}

fn answer_othello(
    position: &OthelloPosition,
    evaluation: OthelloEvaluation,
) -> Result<DiscsAnswer, Refusal> {
    evaluation.fits(position.size())?;
    let black = evaluation.value(position).0;
    Ok(DiscsAnswer {
        evaluator: evaluation.id(),
        black,
        side_to_move: black * position.to_move().sign(),
        disc: evaluation.disc(),
        turtle: evaluation
            .turtle()
            .map(|turtle| TurtleAnswer::of(turtle.explain(position))),
    })
}

fn people_othello(answer: &DiscsAnswer) -> String {
    let patterns = answer.turtle.as_ref().map(TurtleAnswer::people);
    let [black, mover] = [answer.black, answer.side_to_move].map(|value| signed(Score(value)));
    let (black, mover) = (black.to_string(), mover.to_string());
    let value = texts().cli_eval_value_in_discs(black, answer.disc, answer.evaluator, mover);
    format!("{}{value}\n", patterns.unwrap_or_default())
}
