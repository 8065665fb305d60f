//! `eval`: the static value of a position, and its terms.

use std::any::Any;

use clap::Args;
use serde_json::{Value, json};
use shunsai::Position;

use super::any_game::fitting;
use super::lines::{GamePositions, PositionCommand};
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use eval::othello::turtle::{PatternReading, TurtleValue};
use eval::{Evaluation, GameEvaluation as _, OthelloEvaluation, TermKind};
use formats::usi::square_name;
use language::{Words, signed};
use score::Score;
use subject::OnBoard;

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

impl EvaluatePosition {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(self, streams)
    }
}

/// The evaluator with this name, or the usual one.
pub(super) fn find_evaluation<G: OnBoard>(asked: Option<&str>) -> Result<G::Evaluation, Refusal> {
    Ok(asked.map_or(Ok(G::Evaluation::default()), G::Evaluation::find)?)
}

/// Values are in the evaluator's own units.
impl PositionCommand for EvaluatePosition {
    fn check<G: OnBoard>(&self) -> Result<(), Refusal> {
        find_evaluation::<G>(self.evaluator.as_deref()).map(drop)
    }

    fn answer<G: OnBoard>(&self, at: &G::Position) -> Result<CliAnswer, Refusal> {
        let evaluation = find_evaluation::<G>(self.evaluator.as_deref())?;
        let id = fitting::<G>(evaluation, at)?;
        let black = evaluation.static_value(at).0;
        let mover = black * G::default().player(at).sign();
        let [shown, shown_mover] = [black, mover].map(signed_text);
        let mut json = json!({"evaluator": id, "black": black, "side_to_move": mover});
        let mut table = String::new();
        // Shogi has terms; only Othello counts in discs, and has patterns.
        let (found, board) = (&evaluation as &dyn Any, at as &dyn Any);
        if let (Some(&found), Some(at)) = (found.downcast_ref(), board.downcast_ref()) {
            table = terms(at, found, black, &mut json);
        }
        let values = if let Some(found) = found.downcast_ref::<OthelloEvaluation>() {
            let disc = found.disc();
            json["disc"] = disc.into(); // Units per disc of the final score.
            if let Some((turtle, at)) = found.turtle().zip(board.downcast_ref()) {
                table = patterns(turtle.explain(at), &mut json);
            }
            texts().cli_eval_value_in_discs(shown, disc, id, shown_mover)
        } else {
            texts().cli_eval_value(shown, id, shown_mover)
        };
        // Where it is known: how likely Black is to win if both sides play perfectly.
        let chance = G::chance(at).map(|chance| {
            let best = G::perfect(at).map(G::move_text);
            json["chance"] = chance.to_string().into();
            json["best"] = best.clone().into();
            let best = best.unwrap_or_else(|| texts().cli_none());
            texts().cli_eval_chance(best, chance.to_string()) + "\n"
        });
        Ok(CliAnswer { json, text: table + &values + "\n" + &chance.unwrap_or_default() })
    }
}

fn signed_text(value: i32) -> String {
    signed(Score(value)).to_string()
}

/// Adds the terms of a value for Black to the answer, rounded to whole units; returns them as a table.
/// They add up to the value: the last one may be what was cut off.
fn terms(at: &Position, evaluation: Evaluation, black: i32, answer: &mut Value) -> String {
    let terms = evaluation.terms(at).into_iter();
    let terms = terms.filter(|term| term.kind != TermKind::Truncation);
    let mut terms: Vec<_> = terms
        .map(|term| (term.kind, term.name, term.square.map(square_name), term.value.rounded()))
        .collect();
    let cut = black - terms.iter().map(|(.., value)| value).sum::<i32>();
    if cut != 0 {
        let name = Words::in_each(|language| TermKind::Truncation.name(language));
        terms.push((TermKind::Truncation, name, None, cut));
    }
    let mut table = String::new();
    let rows = terms.into_iter().map(|(kind, name, square, value)| {
        let json = json!({"kind": kind.id(), "name": name.en, "square": square, "value": value});
        let (square, value) = (square.unwrap_or(""), signed(Score(value)));
        table += &format!("{square:<3} {:<20} {value:>7}\n", name.spoken());
        json
    });
    answer["terms"] = rows.collect();
    table
}

/// Adds the terms of Turtle's value to the answer, one for the stage, and the patterns; returns them
/// as a table. They add up to the value for Black, unless the game is over: then only discs count, and
/// there is no stage.
fn patterns(value: TurtleValue, answer: &mut Value) -> String {
    let (stage, stage_term, readings) = match value {
        TurtleValue::Final { .. } => (None, 0, Vec::new()),
        TurtleValue::Patterns { stage, stage_term, readings } => {
            (Some(stage.number()), stage_term, readings)
        }
    };
    let (mut patterns, mut table) = (Vec::new(), String::new());
    for PatternReading { instance, index, value, .. } in readings {
        let (name, squares) = (instance.id(), instance.squares.iter().map(ToString::to_string));
        let squares: Vec<_> = squares.collect();
        let shown = signed_text(value);
        table += &format!("{name:<12} {:<29} {index:>6} {shown:>7}\n", squares.join(" "));
        patterns.push(json!({"name": name, "squares": squares, "index": index, "value": value}));
    }
    answer["stage"] = stage.into();
    answer["stage_term"] = stage_term.into();
    answer["patterns"] = patterns.into();
    let Some(stage) = stage else {
        return texts().cli_eval_over() + "\n";
    };
    let (name, term) = (texts().cli_eval_stage(), signed_text(stage_term));
    table + &format!("{name:<12} {stage:<29} {:>6} {term:>7}\n", "")
}
