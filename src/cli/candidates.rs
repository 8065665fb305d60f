//! `candidates`: the moves of a position worth searching, and why the others are not.

use clap::Args;
use serde_json::json;
use shunsai::Position;

use super::lines::Positions;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use formats::usi::usi;
use games::shogi::notation::move_name;
use games::shogi::player_of;
use language::Language;
use plausible::{MoveClass, judge};

/// The moves that the classes of YSS call for, and why the other legal moves are not generated.
#[derive(Debug, Args)]
pub struct ListCandidates {
    #[command(flatten)]
    positions: Positions,
    /// How many plies from the root of the reading the position is: some classes are generated near
    /// the root only.
    #[arg(long, default_value_t = 0)]
    ply: usize,
}

impl ListCandidates {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(streams, |at| Ok(answer(at, self.ply)))
    }
}

/// Values for the side to move, moves in USI; candidates in search order.
fn answer(at: &Position, ply: usize) -> CliAnswer {
    let (sign, language) = (player_of(at.side_to_move()).sign(), Language::spoken());
    let (mut candidates, mut others) = (Vec::new(), Vec::new());
    let (mut generated, mut omitted) = (String::new(), String::new());
    for judged in judge(at, ply) {
        let (mv, name) = (usi(judged.mv), move_name(at, None, judged.mv, language));
        let (class, value) = (judged.class.map(MoveClass::id), judged.provisional.0 * sign);
        let row = |reason: &str| json!({"move": mv, "class": class, "provisional": value, "reason": reason});
        if judged.omitted.is_none() {
            let (class, reason) = (class.unwrap_or_default(), judged.reason(at, language));
            generated += &format!("{mv:6} {name:8} {value:+5} {class:14} {reason}\n");
            candidates.push(row(&reason));
        } else {
            let reason = judged.why_not(at, language);
            omitted += &format!("{mv:6} {name:8} {reason}\n");
            others.push(row(&reason));
        }
    }
    let (count, legal) = (candidates.len(), candidates.len() + others.len());
    let head = texts().cli_candidates_count(count, legal);
    let rest = texts().cli_candidates_not_generated();
    CliAnswer {
        json: json!({"count": count, "legal": legal, "candidates": candidates, "others": others}),
        text: format!("{head}\n{generated}\n{rest}\n{omitted}"),
    }
}
