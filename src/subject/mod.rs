//! What a tree is about: names of its nodes, its boards, and what can be done with it.
//!
//! One file a subject. What every subject has is [`Subject`]; what only trees of shogi positions
//! have is [`ShogiSubject`].

mod diagram;
pub mod exchange;
pub mod position;
mod shogi;
mod tic_tac_toe;

pub use exchange::ExchangeSubject;
pub use position::PositionSubject;
pub use shogi::ShogiSubject;
pub use tic_tac_toe::GridSubject;

use std::fmt::Debug;
use std::sync::Arc;

use crate::games::board::Board;
use crate::language::Language;
use crate::tree::{Kind, NodeId, Tree};

/// What a tree is about: gives names to its nodes, and boards to games that have one.
///
/// One implementation a kind of tree; nothing here changes with the step of a replay.
pub trait Subject: Debug + Send + Sync {
    /// The node in files: a node's name, or the USI text of the move that leads to it.
    fn id(&self, tree: &Tree, node: NodeId) -> String;

    /// The node as a place: "ア", "▲同桂の局面".
    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String;

    /// Where something happens: "アで", "at ア"; "▲同桂の局面で", "after ▲Nx6d".
    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        match language {
            Language::Ja => format!("{place}で"),
            Language::En => format!("at {place}"),
        }
    }

    /// The node as the choice that leads to it: "エ", "▲同桂".
    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String;

    /// What the value of a leaf is called.
    fn leaf_value(&self, language: Language) -> &'static str {
        language.pick("静的評価値", "static value")
    }

    /// The choice to stop instead of moving.
    fn stopping(&self, language: Language) -> &'static str {
        language.pick("取らない", "declining")
    }

    /// What the choice takes or wins, for the edge: "歩を取る +100".
    fn gain(&self, _tree: &Tree, _node: NodeId, _language: Language) -> Option<String> {
        None
    }

    /// The board at the node; `None` if the tree is about no board.
    fn board(&self, _tree: &Tree, _node: NodeId, _language: Language) -> Option<Board> {
        None
    }

    /// Whether nodes carry their own names (diagrams), rather than moves on the edges.
    fn names_nodes(&self) -> bool {
        false
    }
}

/// A tree, and what it is about.
#[derive(Clone, Debug)]
pub struct SubjectTree {
    /// The tree.
    pub tree: Tree,
    /// What it is about.
    pub subject: Arc<dyn Subject>,
    /// The same, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
}

impl SubjectTree {
    /// A tree without positions of shogi.
    pub fn new(tree: Tree, subject: impl Subject + 'static) -> Self {
        Self {
            tree,
            subject: Arc::new(subject),
            shogi: None,
        }
    }

    /// A tree of positions of shogi.
    pub fn of_shogi(tree: Tree, subject: impl ShogiSubject + 'static) -> Self {
        let subject = Arc::new(subject);
        Self {
            tree,
            subject: subject.clone(),
            shogi: Some(subject),
        }
    }
}

/// A node of any tree as the choice that leads to it; the root as a place.
#[must_use]
pub fn choice(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    match tree.node(node).kind {
        Kind::Decline => subject.stopping(language).to_owned(),
        _ if node == NodeId::ROOT => subject.place(tree, node, language),
        _ => subject.choice(tree, node, language),
    }
}

/// So many moves say which position is meant; of a longer way only the last ones are named.
const NAMED: usize = 3;

/// The moves that lead to a node, as people name them: "▲２六歩△８四歩", or the last ones of a long
/// way: "…▲２五歩△８五歩▲７八金".
#[must_use]
pub fn last_moves(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    let way = tree.path(node);
    let moves = &way[1..];
    let from = moves.len().saturating_sub(NAMED);
    let names: Vec<_> = moves[from..]
        .iter()
        .map(|&id| choice(subject, tree, id, language))
        .collect();
    let dots = if from > 0 { "…" } else { "" };
    format!("{dots}{}", names.join(language.pick("", " ")))
}
