//! `choose`: the move a player chooses in a position.

use clap::Args;
use serde_json::json;
use shunsai::Position;

use super::lines::Positions;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
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

impl ChooseMove {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(streams, |position| {
            self.player.evaluation.fits(position)?;
            // Each line of the input gets a new player, so that it does not depend on earlier
            // lines.
            let choice = Seat::new(self.player, self.seed).consider(position);
            Ok(answer(position, self.player, &choice))
        })
    }
}

/// Values for Black, in the evaluator's units, and moves in USI; null is what the player does not know.
fn answer(position: &Position, player: ComputerPlayer, choice: &Choice) -> CliAnswer {
    let (texts, language, player) = (texts(), Language::spoken(), player.to_string());
    let shown = |value| named_value(value, choice.to_horizon, language);
    let change = choice.value.filter(|value| !value.is_mate());
    let change = change.map(|value| value - choice.standing);
    let tied = choice.tied.as_ref();
    let tied: Option<Vec<_>> = tied.map(|tied| tied.iter().copied().map(usi).collect());
    let moves = choice.moves.iter().map(|&(mv, value)| json!({"move": usi(mv), "value": value.0}));
    let json = json!({
        "player": player,
        "best": choice.best.map(usi),
        "value": choice.value.map(|value| value.0),
        "change": change,
        "tied": tied,
        "tied_count": tied.as_ref().map(Vec::len),
        "moves": moves.collect::<Vec<_>>(),
    });
    let Some(best) = choice.best else {
        return CliAnswer { json, text: texts.cli_no_legal_move(player) + "\n" };
    };
    let mut text =
        texts.cli_plays(usi(best), move_name(position, None, best, language), player) + "\n";
    if let Some(value) = choice.value.map(shown) {
        text += &match change {
            None => texts.cli_value_for_black(value),
            Some(change) => {
                texts.cli_value_for_black_changed(signed(Score(change)).to_string(), value)
            }
        };
        text.push('\n');
    }
    if let Some(tied) = tied {
        text += &(texts.cli_as_good(tied.len(), tied.join(" ")) + "\n");
    }
    for &(mv, value) in &choice.moves {
        text += &format!("{:<6} {:>9}\n", usi(mv), shown(value));
    }
    CliAnswer { json, text }
}
