//! The faults of a log, as answers.

use claim::FaultKind;
use language::Language;
use score::{Score, Window};
use serde::Serialize;
use session::Opened;
use tree::NodeId;

/// A wrong step of a log. Numbers are as the log writes them.
#[derive(Serialize)]
pub(super) struct FaultAnswer {
    pub step: usize,
    /// The line of the log.
    pub line: usize,
    node: String,
    /// What is wrong, by its name.
    kind: &'static str,
    /// What is wrong and why, as a sentence.
    pub what: String,
    expected: Option<RightOrWrong>,
    found: Option<RightOrWrong>,
    /// Whether the one cause of many says it.
    #[serde(skip)]
    pub is_explained: bool,
}

/// The one cause of many wrong steps of a log, as a sentence.
pub(super) fn cause_answer(opened: &Opened) -> Option<String> {
    opened.projection(Language::spoken()).cause_of(opened.log()?)
}

/// What a step should say, or what it says.
#[derive(Serialize)]
#[serde(untagged)]
enum RightOrWrong {
    Value(i32),
    /// α and β; null: infinite.
    Window([Option<i32>; 2]),
    /// The name of a node, or the event of a line.
    Word(String),
}

/// The faults of a log; `None` if the run is not from a log.
pub(super) fn fault_answers(opened: &Opened) -> Option<Vec<FaultAnswer>> {
    let log = opened.log()?;
    let seen = opened.projection(Language::spoken());
    let (tree, subject) = (seen.tree(), seen.subject());
    let id = |node: NodeId| subject.id(tree, node);
    let word = |word: &str| Some(RightOrWrong::Word(word.to_owned()));
    let faults = log.faults().iter().map(|fault| {
        let own = tree.node(fault.node).player;
        let above = tree.parent(fault.node).map_or(own, |above| tree.node(above).player);
        let value = |player, value| RightOrWrong::Value(log.written(player, value).0);
        let window = |at| RightOrWrong::Window(ends(log.written_window(own, at)));
        let (expected, found) = match &fault.kind {
            FaultKind::Window { expected, found } => {
                (Some(window(*expected)), Some(window(*found)))
            }
            FaultKind::Leaf { expected, found } | FaultKind::Value { expected, found, .. } => {
                (Some(value(own, *expected)), Some(value(own, *found)))
            }
            FaultKind::Back { expected, found } => {
                (Some(value(above, *expected)), Some(value(above, *found)))
            }
            FaultKind::Order { expected } => (word(&id(*expected)), word(&id(fault.node))),
            FaultKind::MissedCut { .. } => (word("cut"), word("enter")),
            FaultKind::AfterCut => (word("exit"), word("enter")),
            FaultKind::EarlyCut { .. } => (word("enter"), word("cut")),
            FaultKind::Unread { is_closed, .. } => {
                (word(if *is_closed { "cut" } else { "enter" }), word("exit"))
            }
            FaultKind::Unproved => (None, None),
        };
        FaultAnswer {
            step: fault.step,
            line: log.line(fault.step).unwrap_or_default(),
            node: id(fault.node),
            kind: fault.kind.id(),
            what: seen.fault_of(log, fault),
            expected,
            found,
            is_explained: log.explains(fault),
        }
    });
    Some(faults.collect())
}

fn ends(window: Window) -> [Option<i32>; 2] {
    [window.alpha, window.beta].map(|end: Score| Some(end.0).filter(|_| end.is_finite()))
}
