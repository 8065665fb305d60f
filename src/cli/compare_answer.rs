//! The rows of `compare`, as JSON and as a table.

use serde_json::{Value, json};
use shogi_core::Move;

use super::{CliAnswer, texts};
use compare::{Agreement, Measure, Parting};
use formats::usi::usi;
use language::{Language, Signs};
use score::Player;
use session::{CompareRow, OverlaidLine, ReaderId};
use tree::{MoveCode, Packed};

/// The colour of a side.
pub(super) const fn side_name(player: Player) -> &'static str {
    match player {
        Player::Max => "black",
        Player::Min => "white",
    }
}

/// One row per reader, and all of them as a table; the earlier depths of our engine become the
/// iterations of its row. The rows of `late` readers are marked as stopped after so many seconds.
pub(super) fn answer_rows(
    rows: &[(CompareRow, Option<OverlaidLine>)],
    late: &[ReaderId],
    seconds: u32,
) -> (Vec<Value>, String) {
    let answer = |(row, line): &(CompareRow, Option<OverlaidLine>)| {
        let CliAnswer { json, text } =
            answer_row(row, line.as_ref(), late.contains(&row.reader.first()).then_some(seconds));
        (json, text)
    };
    let (earlier, rows): (Vec<_>, Vec<_>) =
        rows.iter().partition(|(row, _)| matches!(row.reader, ReaderId::Ours(Some(_))));
    let texts = texts();
    let mut table = format!(
        "{:<16} {:>5} {:>10}  {:<6} {:>10} {:<7} {}\n",
        texts.cli_column_reader(),
        texts.cli_column_depth(),
        texts.cli_column_nodes(),
        texts.cli_column_move(),
        texts.cli_column_score(),
        "",
        texts.cli_column_line()
    );
    let rows = rows.into_iter().map(|row| {
        let (mut json, text) = answer(row);
        if row.0.reader == ReaderId::Ours(None) {
            let (iterations, texts): (Vec<_>, String) = earlier.iter().copied().map(answer).unzip();
            json["iterations"] = iterations.into();
            table += &texts;
        }
        table += &text;
        json
    });
    (rows.collect(), table + &texts.cli_compare_scores() + "\n")
}

/// A move of shogi as USI writes it.
fn in_usi(mv: MoveCode) -> Option<String> {
    Move::unpack(mv).map(usi)
}

/// The row of a reader, which may have been stopped after so many seconds, followed by the sentences
/// about its line. Scores are in the unit of the answer, but for `raw`; moves are in USI.
fn answer_row(
    row: &CompareRow,
    overlaid: Option<&OverlaidLine>,
    stopped: Option<u32>,
) -> CliAnswer {
    let texts = texts();
    // The rank is that of this line among the reader's lines, from 1 (the best).
    let (kind, reader, rank) = match &row.reader {
        ReaderId::Tree => ("tree", "tree", 1),
        ReaderId::Ours(_) => ("yomisuji", "yomisuji", 1),
        ReaderId::OursNext(rank) => ("yomisuji", "yomisuji", *rank),
        ReaderId::Engine(_, rank) => ("engine", row.reader_name.as_str(), *rank),
        ReaderId::By(..) | ReaderId::End => ("yomisuji", row.reader_name.as_str(), 1),
    };
    let bound = Signs::Japanese.of(row.bound);
    let (score, mate, shown) = match row.measure {
        None => (None, None, bound.to_owned()),
        Some(Measure::Pawns(hundredths)) => {
            (Some(hundredths), None, format!("{bound}{hundredths}"))
        }
        Some(Measure::Mate { winner, plies }) => {
            let winner = side_name(winner);
            let shown = match plies {
                None => texts.cli_mates(winner),
                Some(plies) => texts.cli_mates_in(plies, winner),
            };
            (None, Some(json!({"winner": winner, "plies": plies})), shown)
        }
    };
    let best = row.line.first().and_then(|&mv| in_usi(mv));
    let pv: Vec<_> = row.line.iter().filter_map(|&mv| in_usi(mv)).collect();
    let agreement = row.agreement.map(Agreement::id);
    let parting = overlaid.map_or(Value::Null, parting);
    let stopped = stopped.map(|seconds| texts.cli_not_answered(seconds));
    let is_stopped = stopped.is_some();
    let remarks = stopped.into_iter().chain(row.remark.clone().map(|(words, _)| words.spoken()));
    let remark = remarks.reduce(|stopped, remark| format!("{stopped}; {remark}"));
    let mut text = format!(
        "{reader:<16} {:>5} {:>10}  {:<6} {shown:>10} {:<7} {}\n",
        row.plies.map(|plies| plies.to_string()).unwrap_or_default(),
        row.nodes.map(|nodes| nodes.to_string()).unwrap_or_default(),
        best.as_deref().unwrap_or_default(),
        agreement.map(|id| texts.comparing_agreement(id)).unwrap_or_default(),
        pv.join(" "),
    );
    let sentences = ["prefers", "leaves"].map(|part| parting[part]["sentence"].as_str());
    let sentences = sentences.into_iter().chain([remark.as_deref()]).flatten();
    for sentence in sentences.filter(|sentence| !sentence.is_empty()) {
        text += &format!("    {sentence}\n");
    }
    let json = json!({
        "reader": reader,
        "kind": kind,
        "rank": rank,
        "depth": row.plies,
        "nodes": row.nodes,
        "score": score,
        "bound": bound,
        "mate": mate,
        "raw": row.raw_value,
        "raw_unit": row.raw_unit,
        "best": best,
        "pv": pv,
        "agreement": agreement,
        "parting": parting,
        "remark": remark,
        "stopped": is_stopped,
    });
    CliAnswer { json, text }
}

/// Where a line parts with the tree: after how many moves, where the tree prefers another move, and
/// where the line leaves the searched part of the tree.
fn parting(overlaid: &OverlaidLine) -> Value {
    let Parting { way, preference, leaving } = &overlaid.parting;
    let move_at = |after: usize| overlaid.line.get(after).and_then(|&mv| in_usi(mv));
    let prefers = preference.map(|preference| {
        json!({
            "after": preference.after,
            "tree": overlaid.preferred,
            "tree_value": preference.value.0,
            "line": move_at(preference.after),
            "line_value": preference.line.map(|(value, _)| value.0),
            "line_bound": preference.line.map(|(_, bound)| bound.id()),
            "sentence": overlaid.preference,
        })
    });
    let leaves = leaving.map(|leaving| {
        json!({
            "after": leaving.after,
            "move": move_at(leaving.after),
            "reason": leaving.reason.id(),
            "sentence": overlaid.parting.leaving_sentence(&overlaid.names, Language::spoken()),
        })
    });
    json!({"together": way.len() - 1, "prefers": prefers, "leaves": leaves})
}
