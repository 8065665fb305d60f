//! `eval`: the static value of a position, and its terms.

use std::any::Any;
use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::{GamePositions, PositionCommand};
use super::{Exit, Refusal, texts};
use eval::othello::turtle::{PatternReading, TurtleValue};
use eval::{Evaluation, GameEvaluation, OthelloEvaluation, SearchedGame, TermKind};
use formats::usi::square_name;
use games::othello::OthelloPosition;
use games::shogi::player_of;
use language::signed;
use score::Score;
use subject::RegisteredGame;

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

/// The answer, in the evaluator's own units.
#[derive(Serialize)]
pub(super) struct EvaluationAnswer {
    evaluator: &'static str,
    black: i32,
    side_to_move: i32,
    /// Of Othello: units per disc of the final score.
    #[serde(skip_serializing_if = "Option::is_none")]
    disc: Option<i32>,
    #[serde(flatten)]
    turtle: Option<TurtleAnswer>,
    /// Of shogi.
    #[serde(skip_serializing_if = "Option::is_none")]
    terms: Option<Vec<TermAnswer>>,
}

/// A term, for Black, rounded to a whole unit.
#[derive(Serialize)]
struct TermAnswer {
    /// The kind of term; `truncation` makes the terms add up to the value.
    kind: &'static str,
    /// In English.
    name: String,
    /// In the language that is spoken.
    #[serde(skip)]
    said: String,
    /// `None` for pieces in hand.
    square: Option<&'static str>,
    value: i32,
}

impl EvaluatePosition {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(self, input, output)
    }
}

/// The evaluator of shogi with this id, or the usual one.
pub(super) fn find_evaluation(asked: Option<&str>) -> Result<Evaluation, Refusal> {
    Ok(asked.map_or(Ok(Evaluation::default()), str::parse)?)
}

/// The same of another game.
pub(super) fn find_evaluation_of<G: SearchedGame>(
    asked: Option<&str>,
) -> Result<G::Evaluation, Refusal> {
    Ok(asked.map_or(Ok(G::Evaluation::default()), G::Evaluation::find)?)
}

/// The same, for a position.
pub(super) fn fitting_evaluation<G: SearchedGame>(
    asked: Option<&str>,
    at: &G::Position,
) -> Result<G::Evaluation, Refusal> {
    let evaluation = find_evaluation_of::<G>(asked)?;
    evaluation.fits(at).map_err(|words| Refusal(words.spoken()))?;
    Ok(evaluation)
}

impl PositionCommand for EvaluatePosition {
    type Answer = EvaluationAnswer;

    fn check_shogi(&self) -> Result<(), Refusal> {
        find_evaluation(self.evaluator.as_deref()).map(drop)
    }

    fn check<G: RegisteredGame>(&self) -> Result<(), Refusal> {
        find_evaluation_of::<G>(self.evaluator.as_deref()).map(drop)
    }

    fn answer_shogi(&self, at: &Position) -> Result<EvaluationAnswer, Refusal> {
        let evaluation = find_evaluation(self.evaluator.as_deref())?;
        evaluation.fits(at)?;
        let black = evaluation.value(at).0;
        Ok(EvaluationAnswer {
            evaluator: evaluation.id(),
            black,
            side_to_move: black * player_of(at.side_to_move()).sign(),
            disc: None,
            turtle: None,
            terms: Some(terms(at, evaluation, black)),
        })
    }

    fn answer<G: RegisteredGame>(&self, at: &G::Position) -> Result<EvaluationAnswer, Refusal> {
        let evaluation = fitting_evaluation::<G>(self.evaluator.as_deref(), at)?;
        let black = evaluation.static_value(at).0;
        // Only Othello counts in discs, and has patterns.
        let of_othello = (&evaluation as &dyn Any).downcast_ref::<OthelloEvaluation>();
        let board = (at as &dyn Any).downcast_ref::<OthelloPosition>();
        let turtle = of_othello.and_then(|evaluation| evaluation.turtle());
        Ok(EvaluationAnswer {
            evaluator: evaluation.id(),
            black,
            side_to_move: black * G::default().player(at).sign(),
            disc: of_othello.map(|evaluation| evaluation.disc()),
            turtle: turtle.zip(board).map(|(turtle, at)| TurtleAnswer::of(turtle.explain(at))),
            terms: None,
        })
    }

    fn people(answer: &EvaluationAnswer) -> String {
        let patterns = answer.turtle.as_ref().map(TurtleAnswer::people);
        let mut text = patterns.unwrap_or_default();
        for term in answer.terms.iter().flatten() {
            let square = term.square.unwrap_or("");
            let value = signed(Score(term.value));
            text += &format!("{square:<3} {:<20} {value:>7}\n", term.said);
        }
        let values = [answer.black, answer.side_to_move];
        let [black, mover] = values.map(|value| signed(Score(value)).to_string());
        text + &match answer.disc {
            Some(disc) => texts().cli_eval_value_in_discs(black, disc, answer.evaluator, mover),
            None => texts().cli_eval_value(black, answer.evaluator, mover),
        } + "\n"
    }
}

/// The terms of a value for Black; they add up to it.
fn terms(position: &Position, evaluation: Evaluation, black: i32) -> Vec<TermAnswer> {
    let terms = evaluation.terms(position).into_iter();
    let mut terms: Vec<_> = terms
        .filter(|term| term.kind != TermKind::Truncation)
        .map(|term| TermAnswer {
            kind: term.kind.id(),
            name: term.name.en.clone(),
            said: term.name.spoken(),
            square: term.square.map(square_name),
            value: term.value.rounded(),
        })
        .collect();
    let cut = black - terms.iter().map(|term| term.value).sum::<i32>();
    if cut != 0 {
        terms.push(TermAnswer {
            kind: TermKind::Truncation.id(),
            name: TermKind::Truncation.name().en,
            said: TermKind::Truncation.name().spoken(),
            square: None,
            value: cut,
        });
    }
    terms
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
            TurtleValue::Final { .. } => Self { stage: None, stage_term: 0, patterns: Vec::new() },
            TurtleValue::Patterns { stage, stage_term, readings } => Self {
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
