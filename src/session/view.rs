//! What is to be shown at a step: computed once a command, not once a frame.

use std::sync::Arc;

use super::comparison::ComparisonView;
use super::{Opened, Session};
use crate::games::board::Board;
use crate::lesson::{Card, Variable, Worth, card, explain, variables};
use crate::scenario::capture_sequence;
use crate::trace::{Phase, Seen};
use crate::tree::{Kind, NodeId, Tree};

/// A row of the swap list of an exchange.
#[derive(Clone, Debug, PartialEq)]
pub struct SwapRow {
    /// The node after so many captures.
    pub node: NodeId,
    /// The capture that leads to it; empty at the start.
    pub capture: String,
    /// What Black has gained so far.
    pub running: String,
    /// The value of the node, once it is known.
    pub backed_up: String,
    /// Whether the node is on the best line.
    pub on_line: bool,
}

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The sentence of the step.
    pub sentence: String,
    /// The line of pseudo-code that is lit.
    pub lit: Option<usize>,
    /// The variables beside it.
    pub variables: Vec<Variable>,
    /// The node that board and card are about.
    pub focus: Option<NodeId>,
    /// What it is worth and why.
    pub card: Option<Card>,
    /// Its board.
    pub board: Option<Board>,
    /// What leaf policies make of its position.
    pub worth: Option<Worth>,
    /// The best line so far, the root included.
    pub line: Vec<NodeId>,
    /// The swap list of an exchange.
    pub swap_list: Vec<SwapRow>,
    /// The comparison.
    pub compared: Option<ComparisonView>,
    /// The tree that this is a view of.
    of: Option<Arc<Tree>>,
}

impl View {
    pub(super) fn of(session: &Session) -> Self {
        let Some(open) = session.open() else {
            return Self {
                compared: ComparisonView::of(session, None),
                ..Self::default()
            };
        };
        let language = session.language();
        let replay = open.replay();
        let subject = &*open.loaded().subject;
        let algorithm = open.algorithm();
        let focus = session
            .selection()
            .or(replay.cursor())
            .unwrap_or(NodeId::ROOT);
        let reasons = open.cut_reasons(focus).map(|(_, reasons)| reasons);
        let mut line = vec![NodeId::ROOT];
        line.extend(replay.line(NodeId::ROOT));
        Self {
            sentence: explain(replay, algorithm, subject, language),
            lit: replay
                .last_record()
                .and_then(|record| algorithm.line_of(record.kind)),
            variables: variables(replay, algorithm, subject, language),
            focus: Some(focus),
            card: Some(card(
                replay,
                algorithm,
                subject,
                focus,
                &reasons.unwrap_or_default(),
                language,
            )),
            board: subject.board(open.tree(), focus, language),
            worth: worth(session, open, focus),
            swap_list: if algorithm.is_exchange() {
                swap_list(session, &line)
            } else {
                Vec::new()
            },
            line,
            compared: ComparisonView::of(session, Some(focus)),
            of: Some(open.tree().clone()),
        }
    }
}

/// What leaf policies make of the position of `node`; computed when another node is shown.
fn worth(session: &Session, open: &Opened, node: NodeId) -> Option<Worth> {
    let shogi = open.loaded().shogi.as_ref()?;
    if !shogi.has_leaf_policy() {
        return None;
    }
    let before = session.view();
    let is_same = |tree: &Arc<Tree>| Arc::ptr_eq(tree, open.tree());
    if before.focus == Some(node) && before.of.as_ref().is_some_and(is_same) {
        return before.worth;
    }
    let at = shogi.position(open.tree(), node);
    Some(Worth::of(&at, &shogi.valuation()))
}

fn swap_list(session: &Session, line: &[NodeId]) -> Vec<SwapRow> {
    use crate::language::signed;
    let Some(open) = session.open() else {
        return Vec::new();
    };
    let (tree, replay) = (open.tree(), open.replay());
    let subject = &*open.loaded().subject;
    let language = session.language();
    capture_sequence(replay, tree)
        .into_iter()
        .map(|node| {
            let gained = tree.decline(node).unwrap_or(node);
            let at_start = node == NodeId::ROOT;
            SwapRow {
                node,
                capture: if at_start {
                    String::new()
                } else {
                    subject.choice(tree, node, language)
                },
                running: match replay.seen(gained) {
                    Seen::Done => signed(tree.node(gained).value).to_string(),
                    _ => "?".to_owned(),
                },
                backed_up: match (replay.node(node).phase(), replay.node(node).value()) {
                    (Phase::Done, Some(value)) => signed(value).to_string(),
                    _ => "?".to_owned(),
                },
                on_line: line.contains(&node) && tree.node(node).kind != Kind::Decline,
            }
        })
        .collect()
}
