//! `candidates`: the moves of a position worth searching, and why the others are not.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::Positions;
use super::{Exit, Refusal, texts};
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

/// The answer of `candidates`: values for the side to move, moves in USI.
#[derive(Serialize)]
struct CandidatesAnswer {
    /// Number of generated moves.
    count: usize,
    legal: usize,
    /// The generated moves, in search order.
    candidates: Vec<CandidateRow>,
    others: Vec<CandidateRow>,
}

#[derive(Serialize)]
struct CandidateRow {
    #[serde(rename = "move")]
    mv: String,
    #[serde(skip)]
    name: String,
    class: Option<&'static str>,
    provisional: i32,
    /// Why it is generated or omitted.
    reason: String,
}

impl ListCandidates {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let ply = self.ply;
        let answer = |position: &Position| Ok(answer(position, ply));
        self.positions.answer(input, output, answer, people)
    }
}

fn answer(at: &Position, ply: usize) -> CandidatesAnswer {
    let sign = player_of(at.side_to_move()).sign();
    let (mut candidates, mut others) = (Vec::new(), Vec::new());
    for judged in judge(at, ply) {
        let is_candidate = judged.omitted.is_none();
        let reason = if is_candidate {
            judged.reason(at, Language::spoken())
        } else {
            judged.why_not(at, Language::spoken())
        };
        let row = CandidateRow {
            mv: usi(judged.mv),
            name: move_name(at, None, judged.mv, Language::spoken()),
            class: judged.class.map(MoveClass::id),
            provisional: judged.provisional.0 * sign,
            reason,
        };
        if is_candidate {
            candidates.push(row);
        } else {
            others.push(row);
        }
    }
    CandidatesAnswer {
        count: candidates.len(),
        legal: candidates.len() + others.len(),
        candidates,
        others,
    }
}

fn people(answer: &CandidatesAnswer) -> String {
    let mut text = texts().cli_candidates_count(answer.count, answer.legal) + "\n";
    for row in &answer.candidates {
        text += &format!(
            "{:6} {:8} {:+5} {:14} {}\n",
            row.mv,
            row.name,
            row.provisional,
            row.class.unwrap_or_default(),
            row.reason
        );
    }
    text += &format!("\n{}\n", texts().cli_candidates_not_generated());
    for row in &answer.others {
        text += &format!("{:6} {:8} {}\n", row.mv, row.name, row.reason);
    }
    text
}
