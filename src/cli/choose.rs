//! `choose`: the move a player chooses in a position.

use std::cell::RefCell;
use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::Positions;
use super::{Exit, Refusal, texts};
use formats::usi::usi;
use games::shogi::notation::move_name;
use language::{Language, named_value, signed};
use play::{Choice, ComputerPlayer, PLAYER_NAMES, Seat};
use score::Score;

/// What a player makes of a position: its move, its value, and all moves that are as good.
#[derive(Debug, Args)]
#[command(after_help = format!("Players:\n  {PLAYER_NAMES}"))]
pub struct ChooseMove {
    #[command(flatten)]
    positions: Positions,
    /// The player, such as one-ply-exchange or depth-2:yss.
    #[arg(long)]
    player: ComputerPlayer,
    /// What random choices follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The answer of `choose`: values for Black, in the evaluator's units, and moves in USI.
#[derive(Serialize)]
struct ChoiceAnswer {
    player: String,
    /// `None` without a legal move.
    best: Option<String>,
    /// `None` for a player that does not evaluate.
    value: Option<i32>,
    /// The value as text.
    #[serde(skip)]
    shown: Option<String>,
    /// The change to the value of the position; `None` for a mate.
    change: Option<i32>,
    /// The best moves in the order of generation; `None` if unknown.
    tied: Option<Vec<String>>,
    tied_count: Option<usize>,
    /// Every legal move with its value, in the order of generation; empty if unknown.
    moves: Vec<ValuedMove>,
    #[serde(skip)]
    name: String,
}

/// A move and its value for Black.
#[derive(Serialize)]
struct ValuedMove {
    #[serde(rename = "move")]
    mv: String,
    value: i32,
    /// The value as text.
    #[serde(skip)]
    shown: String,
}

impl ChooseMove {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(
            input,
            output,
            |position| {
                self.player.evaluation.fits(position)?;
                // Each line of the input gets a new player, so that it does not depend on earlier
                // lines.
                let seat = RefCell::new(Seat::new(self.player, self.seed));
                let choice = seat.borrow_mut().consider(position);
                Ok(ChoiceAnswer::of(position, self.player, &choice))
            },
            people,
        )
    }
}

impl ChoiceAnswer {
    fn of(position: &Position, player: ComputerPlayer, choice: &Choice) -> Self {
        let shown = |value| named_value(value, choice.to_horizon, Language::spoken());
        let change = choice.value.filter(|value| !value.is_mate());
        let tied = choice.tied.as_ref();
        let name = |&mv| move_name(position, None, mv, Language::spoken());
        Self {
            player: player.to_string(),
            best: choice.best.map(usi),
            value: choice.value.map(|value| value.0),
            shown: choice.value.map(shown),
            change: change.map(|value| value - choice.standing),
            tied: tied.map(|tied| tied.iter().copied().map(usi).collect()),
            tied_count: tied.map(Vec::len),
            moves: choice
                .moves
                .iter()
                .map(|&(mv, value)| ValuedMove { mv: usi(mv), value: value.0, shown: shown(value) })
                .collect(),
            name: choice.best.as_ref().map(name).unwrap_or_default(),
        }
    }
}

fn people(answer: &ChoiceAnswer) -> String {
    let player = &answer.player;
    let Some(best) = &answer.best else {
        return texts().cli_no_legal_move(player) + "\n";
    };
    let mut text = texts().cli_plays(best, &answer.name, player) + "\n";
    if let Some(value) = &answer.shown {
        text += &match answer.change {
            None => texts().cli_value_for_black(value),
            Some(change) => {
                let change = signed(Score(change)).to_string();
                texts().cli_value_for_black_changed(change, value)
            }
        };
        text.push('\n');
    }
    if let Some(tied) = &answer.tied {
        text += &(texts().cli_as_good(tied.len(), tied.join(" ")) + "\n");
    }
    for ValuedMove { mv, shown, .. } in &answer.moves {
        text += &format!("{mv:<6} {shown:>9}\n");
    }
    text
}
