//! The faults of a log, as answers.

use serde_json::{Value, json};

use super::{CliAnswer, texts};
use claim::FaultKind;
use language::Language;
use score::{Score, Window};
use session::Opened;
use tree::NodeId;

/// The one cause of many wrong steps of a log, as a sentence.
pub(super) fn cause_answer(opened: &Opened) -> Option<String> {
    opened.projection(Language::spoken()).cause_of(opened.log()?)
}

/// The faults of a log; `None` if the run is not from a log. Numbers are as the log writes them; for
/// people, those that the one cause of many explains are left out.
pub(super) fn fault_answers(opened: &Opened) -> Option<Vec<CliAnswer>> {
    let log = opened.log()?;
    let seen = opened.projection(Language::spoken());
    let (tree, subject) = (seen.tree(), seen.subject());
    let id = |node: NodeId| subject.id(tree, node);
    let faults = log.faults().iter().map(|fault| {
        let own = tree.node(fault.node).player;
        let above = tree.parent(fault.node).map_or(own, |above| tree.node(above).player);
        let value = |player, value| json!(log.written(player, value).0);
        let window = |at| json!(ends(log.written_window(own, at)));
        // What the step should say, and what it says: a value, α and β (null: infinite), the name of
        // a node, or the event of a line.
        let (expected, found) = match &fault.kind {
            FaultKind::Window { expected, found } => (window(*expected), window(*found)),
            FaultKind::Leaf { expected, found } | FaultKind::Value { expected, found, .. } => {
                (value(own, *expected), value(own, *found))
            }
            FaultKind::Back { expected, found } => (value(above, *expected), value(above, *found)),
            FaultKind::Order { expected } => (id(*expected).into(), id(fault.node).into()),
            FaultKind::MissedCut { .. } => ("cut".into(), "enter".into()),
            FaultKind::AfterCut => ("exit".into(), "enter".into()),
            FaultKind::EarlyCut { .. } => ("enter".into(), "cut".into()),
            FaultKind::Unread { is_closed, .. } => {
                (if *is_closed { "cut" } else { "enter" }.into(), "exit".into())
            }
            FaultKind::Unproved => (Value::Null, Value::Null),
        };
        let line = log.line(fault.step).unwrap_or_default();
        let what = seen.fault_of(log, fault);
        let text = if log.explains(fault) {
            String::new()
        } else {
            texts().cli_log_fault(line, fault.step, &what) + "\n"
        };
        let json = json!({
            "step": fault.step,
            "line": line,
            "node": id(fault.node),
            "kind": fault.kind.id(),
            "what": what,
            "expected": expected,
            "found": found,
        });
        CliAnswer { json, text }
    });
    Some(faults.collect())
}

fn ends(window: Window) -> [Option<i32>; 2] {
    [window.alpha, window.beta].map(|end: Score| Some(end.0).filter(|_| end.is_finite()))
}
