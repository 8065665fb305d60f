//! `exchange`: the value of an exchange on a square for the side to move, with declining allowed.

use std::sync::Arc;

use clap::Args;
use serde_json::json;
use shogi_core::{Move, Square};
use shunsai::Position;

use super::lines::Positions;
use super::telling::choice;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use eval::Evaluation;
use formats::usi::{parse_square, usi};
use game::{CaptureOrder, Exchange, Exchanged, Gained};
use games::shogi::{Shogi, player_of};
use scenario::{Swap, run_exchange};
use score::Score;
use subject::MAX_NODES;
use subject::exchange::check_target;
use tree::{NodeId, Packed, Watch, grow};

/// The exchange value on a square: take or decline.
#[derive(Debug, Args)]
pub struct ExchangeOn {
    #[command(flatten)]
    positions: Positions,
    /// The square: 6d or 64.
    #[arg(long)]
    square: String,
    /// The evaluator whose piece values are counted, or values of one's own, as in own:P=100,S=1150
    /// (what is left out is as in usapyon).
    #[arg(long, default_value = "usapyon")]
    values: String,
    /// Which captures are candidates.
    #[arg(long, default_value = "cheapest", value_parser = choice(&CaptureOrder::ALL, CaptureOrder::name))]
    captures: CaptureOrder,
}

impl ExchangeOn {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let square = parse_square(&self.square)?;
        let evaluation: Evaluation = self.values.parse()?;
        self.positions
            .answer(streams, |position| answer(position, square, evaluation, self.captures))
    }
}

/// Values for the side to move, moves in USI.
fn answer(
    position: &Position,
    square: Square,
    evaluation: Evaluation,
    order: CaptureOrder,
) -> Result<CliAnswer, Refusal> {
    let texts = texts();
    if let Err(reason) = check_target(position, square) {
        return Ok(CliAnswer {
            json: json!({
                "value": 0,
                "first_capture_value": null,
                "first_moves": [],
                "running": [0],
                "backed_up": [0],
                "line": [],
                "note": reason.to_string(),
            }),
            text: format!("{}\n({reason})\n", texts.cli_value(0)),
        });
    }
    let game = Shogi { values: evaluation.values() };
    let game = Exchange { game: &game, square, order };
    let start = Exchanged::start(position.clone());
    let tree = Arc::new(grow(&game, &start, u8::MAX, Watch::cap(MAX_NODES), &Gained));
    if !tree.is_finished() {
        return Err(Refusal(texts.cli_exchange_too_many(MAX_NODES)));
    }
    let [first, swaps] = run_exchange(&tree)?;
    let player = player_of(position.side_to_move());
    let mv = |node: NodeId| Move::unpack(tree.node(node).mv).map(usi);
    let best = first.iter().filter_map(|swap| swap.value).reduce(|a, b| player.better(a, b));
    let first_moves = first.iter().filter(|swap| swap.value == best);
    let first_moves: Vec<_> = first_moves.filter_map(|swap| mv(swap.node)).collect();
    let first_value = best.map(|value| value.0 * player.sign());
    let each = |of: fn(&Swap) -> Option<Score>| {
        let values = swaps.iter().filter_map(of);
        values.map(|value| value.0 * player.sign()).collect::<Vec<_>>()
    };
    let (running, backed_up) = (each(|swap| swap.gained), each(|swap| swap.value));
    let value = backed_up.first().copied().unwrap_or_default();
    let takes = |(before, after): &(&Swap, &Swap)| {
        let values = after.value.zip(before.gained);
        values.is_some_and(|(take, stop)| tree.node(before.node).player.prefers(take, stop))
    };
    // The captures actually made.
    let line = swaps.iter().zip(swaps.iter().skip(1)).take_while(takes);
    let line: Vec<_> = line.filter_map(|(_, after)| mv(after.node)).collect();
    let numbers = |numbers: &[i32]| {
        let texts: Vec<_> = numbers.iter().map(i32::to_string).collect();
        texts.join(" ")
    };
    let lines = [
        texts.cli_value(value),
        texts.cli_exchange_first(
            first_moves.join(" "),
            first_value.map_or_else(|| texts.cli_none(), |value| value.to_string()),
        ),
        texts.cli_exchange_running(numbers(&running)),
        texts.cli_exchange_backed_up(numbers(&backed_up)),
        texts.cli_exchange_line(line.join(" ")),
    ];
    Ok(CliAnswer {
        json: json!({
            "value": value,
            "first_capture_value": first_value,
            "first_moves": first_moves,
            "running": running,
            "backed_up": backed_up,
            "line": line,
        }),
        text: lines.join("\n") + "\n",
    })
}
