//! `eval`: the static value of a position, and its terms.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::{Asked, GamePositions};
use super::{Exit, Refusal};
use crate::eval::{Evaluation, OthelloEvaluation, TermKind};
use crate::formats::usi::square_name;
use crate::games::othello::OthelloPosition;
use crate::games::shogi::player_of;
use crate::language::{Language, signed};
use crate::score::Score;

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
struct EvaluationAnswer {
    evaluator: &'static str,
    /// For Black.
    black: i32,
    side_to_move: i32,
    terms: Vec<TermAnswer>,
}

/// One term, for Black, to the nearest whole unit.
#[derive(Serialize)]
struct TermAnswer {
    /// What it is for; `truncation` makes the terms add up to the value.
    kind: &'static str,
    name: String,
    /// None for pieces in hand.
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
            Asked::Othello(lines) => {
                let evaluation = asked.map_or(Ok(OthelloEvaluation::default()), str::parse)?;
                let answer = |position: &_| answer_othello(position, evaluation);
                lines.answer_othello(input, output, answer, people_othello)
            }
        }
    }
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
    text + &format!(
        "{}: {} for Black, {} for the side to move\n",
        answer.evaluator,
        signed(black),
        signed(side_to_move)
    )
}

/// The answer for Othello, in the evaluator's own units.
#[derive(Serialize)]
struct DiscsAnswer {
    evaluator: &'static str,
    /// For Black.
    black: i32,
    side_to_move: i32,
    /// How many of its units a disc of the final score is.
    disc: i32,
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
    })
}

fn people_othello(answer: &DiscsAnswer) -> String {
    format!(
        "{}: {} for Black, {} for the side to move (a disc is {})\n",
        answer.evaluator,
        signed(Score(answer.black)),
        signed(Score(answer.side_to_move)),
        answer.disc
    )
}
