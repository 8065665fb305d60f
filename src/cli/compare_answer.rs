//! The answer of `compare`, as JSON and as a table.

use super::texts;
use serde::Serialize;
use shogi_core::Move;

use compare::{Agreement, Leaving, Measure, Parting, Preference};
use formats::usi::usi;
use language::{Language, Signs};
use score::{Bound, Player};
use session::{CompareRow, OverlaidLine, ReaderId};
use tree::{MoveCode, Packed};

/// The answer of `compare`; moves in USI.
#[derive(Serialize)]
pub(super) struct CompareAnswer {
    pub(super) sfen: String,
    pub(super) side_to_move: &'static str,
    /// The depth requested from all readers, in plies.
    pub(super) depth: u8,
    /// The depth of the explicit tree, in plies.
    pub(super) tree_depth: u8,
    /// The unit of the scores and their point of view.
    pub(super) unit: String,
    pub(super) rows: Vec<CompareRowAnswer>,
}

#[derive(Serialize)]
pub(super) struct CompareRowAnswer {
    reader: String,
    kind: &'static str,
    /// The rank of this line among the reader's lines, from 1 (the best).
    rank: u32,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// In the unit of the answer; `None` for a mate.
    score: Option<i32>,
    /// The bound type of the score: `≧`, `≦` or empty.
    bound: &'static str,
    mate: Option<MateInAnswer>,
    /// The score as the reader reports it, in `raw_unit`.
    raw: Option<i64>,
    raw_unit: &'static str,
    best: Option<String>,
    pv: Vec<String>,
    agreement: Option<&'static str>,
    parting: Option<PartingAnswer>,
    remark: Option<String>,
    /// Whether the reader was late and told to stop, so that its row is unfinished.
    stopped: bool,
    /// The earlier depths of our engine; absent in every other row.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<Vec<Self>>,
}

/// The winner of a mate and its length in plies.
#[derive(Serialize)]
struct MateInAnswer {
    winner: &'static str,
    plies: Option<u32>,
}

/// Where a line diverges from the tree.
#[derive(Serialize)]
struct PartingAnswer {
    /// Number of moves of the line that are in the tree.
    together: usize,
    prefers: Option<PreferenceAnswer>,
    leaves: Option<LeavingAnswer>,
}

/// Where the tree prefers another move.
#[derive(Serialize)]
struct PreferenceAnswer {
    after: usize,
    tree: Option<String>,
    tree_value: i32,
    line: Option<String>,
    line_value: Option<i32>,
    line_bound: Option<&'static str>,
    sentence: Option<String>,
}

/// Where a line leaves the searched part of the tree.
#[derive(Serialize)]
struct LeavingAnswer {
    after: usize,
    #[serde(rename = "move")]
    mv: Option<String>,
    reason: &'static str,
    sentence: Option<String>,
}

/// The colour of a side.
pub(super) const fn side_name(player: Player) -> &'static str {
    match player {
        Player::Max => "black",
        Player::Min => "white",
    }
}

/// Builds one row per reader; the earlier depths of our engine become the iterations of its row.
/// The rows of `late` readers are marked as stopped after so many seconds.
pub(super) fn answer_rows(
    rows: &[(CompareRow, Option<OverlaidLine>)],
    late: &[ReaderId],
    seconds: u32,
) -> Vec<CompareRowAnswer> {
    let answer = |(row, line): &(CompareRow, Option<OverlaidLine>)| {
        let answer = CompareRowAnswer::of(row, line.as_ref());
        if late.contains(&row.reader.first()) { answer.after_stop(seconds) } else { answer }
    };
    let (earlier, rows): (Vec<_>, Vec<_>) =
        rows.iter().partition(|(row, _)| matches!(row.reader, ReaderId::Ours(Some(_))));
    let rows = rows.into_iter().map(|row| {
        let is_ours = row.0.reader == ReaderId::Ours(None);
        CompareRowAnswer {
            iterations: is_ours.then(|| earlier.iter().copied().map(answer).collect()),
            ..answer(row)
        }
    });
    rows.collect()
}

/// A move of shogi as USI writes it.
fn in_usi(mv: MoveCode) -> Option<String> {
    Move::unpack(mv).map(usi)
}

impl CompareRowAnswer {
    fn of(row: &CompareRow, overlaid: Option<&OverlaidLine>) -> Self {
        let (kind, reader, rank) = match &row.reader {
            ReaderId::Tree => ("tree", "tree", 1),
            ReaderId::Ours(_) => ("yomisuji", "yomisuji", 1),
            ReaderId::OursNext(rank) => ("yomisuji", "yomisuji", *rank),
            ReaderId::Engine(_, rank) => ("engine", row.reader_name.as_str(), *rank),
            ReaderId::By(..) | ReaderId::End => ("yomisuji", row.reader_name.as_str(), 1),
        };
        let (score, mate) = match row.measure {
            None => (None, None),
            Some(Measure::Pawns(hundredths)) => (Some(hundredths), None),
            Some(Measure::Mate { winner, plies }) => {
                let winner = side_name(winner);
                (None, Some(MateInAnswer { winner, plies }))
            }
        };
        Self {
            reader: reader.to_owned(),
            kind,
            rank,
            depth: row.plies,
            nodes: row.nodes,
            score,
            bound: Signs::Japanese.of(row.bound),
            mate,
            raw: row.raw_value,
            raw_unit: row.raw_unit,
            best: row.line.first().and_then(|&mv| in_usi(mv)),
            pv: row.line.iter().filter_map(|&mv| in_usi(mv)).collect(),
            agreement: row.agreement.map(Agreement::id),
            parting: overlaid.map(PartingAnswer::of),
            remark: row.remark.as_ref().map(|(words, _)| words.clone().spoken()),
            stopped: false,
            iterations: None,
        }
    }

    /// The row of a reader that was stopped after so many seconds.
    fn after_stop(self, seconds: u32) -> Self {
        let stopped = texts().cli_not_answered(seconds);
        let remark = match self.remark {
            Some(remark) => format!("{stopped}; {remark}"),
            None => stopped,
        };
        Self { remark: Some(remark), stopped: true, ..self }
    }
}

impl PartingAnswer {
    fn of(overlaid: &OverlaidLine) -> Self {
        let Parting { way, preference, leaving } = &overlaid.parting;
        Self {
            together: way.len() - 1,
            prefers: preference.map(|preference| PreferenceAnswer::of(preference, overlaid)),
            leaves: leaving.map(|leaving| LeavingAnswer::of(leaving, overlaid)),
        }
    }
}

impl PreferenceAnswer {
    fn of(preference: Preference, overlaid: &OverlaidLine) -> Self {
        let move_at = |after: usize| overlaid.line.get(after).and_then(|&mv| in_usi(mv));
        Self {
            after: preference.after,
            tree: overlaid.preferred.clone(),
            tree_value: preference.value.0,
            line: move_at(preference.after),
            line_value: preference.line.map(|(value, _)| value.0),
            line_bound: preference.line.map(|(_, bound)| match bound {
                Bound::Exact => "exact",
                Bound::AtLeast => "at-least",
                Bound::AtMost => "at-most",
            }),
            sentence: overlaid.preference.clone(),
        }
    }
}

impl LeavingAnswer {
    fn of(leaving: Leaving, overlaid: &OverlaidLine) -> Self {
        let parting = &overlaid.parting;
        Self {
            after: leaving.after,
            mv: overlaid.line.get(leaving.after).and_then(|&mv| in_usi(mv)),
            reason: leaving.reason.id(),
            sentence: parting.leaving_sentence(&overlaid.names, Language::spoken()),
        }
    }
}

impl CompareAnswer {
    /// The answer as a table.
    pub(super) fn for_people(&self) -> String {
        let texts = texts();
        let mut output = format!(
            "{:<16} {:>5} {:>10}  {:<6} {:>10} {:<7} {}\n",
            texts.cli_column_reader(),
            texts.cli_column_depth(),
            texts.cli_column_nodes(),
            texts.cli_column_move(),
            texts.cli_column_score(),
            "",
            texts.cli_column_line()
        );
        for row in &self.rows {
            for row in row.iterations.iter().flatten().chain([row]) {
                output += &row.for_people();
            }
        }
        output + &texts.cli_compare_scores() + "\n"
    }
}

impl CompareRowAnswer {
    /// A row of the table, followed by the sentences about its line.
    fn for_people(&self) -> String {
        fn text(value: Option<&impl ToString>) -> String {
            value.map(ToString::to_string).unwrap_or_default()
        }
        let score = match &self.mate {
            None => format!("{}{}", self.bound, text(self.score.as_ref())),
            Some(mate) => match mate.plies {
                None => texts().cli_mates(mate.winner),
                Some(plies) => texts().cli_mates_in(plies, mate.winner),
            },
        };
        let mut output = format!(
            "{:<16} {:>5} {:>10}  {:<6} {:>10} {:<7} {}\n",
            self.reader,
            text(self.depth.as_ref()),
            text(self.nodes.as_ref()),
            text(self.best.as_ref()),
            score,
            self.agreement.map(|id| texts().comparing_agreement(id)).unwrap_or_default(),
            self.pv.join(" "),
        );
        let parting = self.parting.as_ref();
        let prefers = parting.and_then(|parting| parting.prefers.as_ref());
        let leaves = parting.and_then(|parting| parting.leaves.as_ref());
        let sentences = [
            prefers.and_then(|prefers| prefers.sentence.as_ref()),
            leaves.and_then(|leaves| leaves.sentence.as_ref()),
            self.remark.as_ref(),
        ];
        for sentence in sentences.into_iter().flatten() {
            if !sentence.is_empty() {
                output += &format!("    {sentence}\n");
            }
        }
        output
    }
}
