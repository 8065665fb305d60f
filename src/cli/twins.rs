//! The answer for listings with a slip.

use serde_json::json;

use super::{CliAnswer, texts};
use listing::TwinRun;
use session::Opened;

pub(super) fn twin_answers(opened: &Opened) -> Vec<CliAnswer> {
    opened.loaded().twins.iter().map(answer).collect()
}

/// The results of both versions of a listing (null if it does not compile), and where they part.
fn answer(run: &TwinRun) -> CliAnswer {
    let (texts, id) = (texts(), run.twin.id());
    let (right, faulty) = (run.corrected.result, run.published.result);
    let value = |value: Option<i32>| {
        value.map_or_else(|| texts.cli_does_not_compile(), |value| value.to_string())
    };
    let part = run.parting.map(|parting| (parting.line + 1, parting.step + 1));
    let said =
        part.map_or_else(|| texts.cli_never_part(), |(line, step)| texts.cli_part_at(line, step));
    let part = part.map(|(line, step)| json!({"line": line, "step": step}));
    CliAnswer {
        json: json!({"id": id, "right": right, "faulty": faulty, "part": part}),
        text: texts.cli_listing(value(faulty), id, said, value(right)) + "\n",
    }
}
