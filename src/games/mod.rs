//! The games, and how a tree of each is shown to people.

pub mod board;
pub mod diagram;
pub mod shogi;
pub mod tic_tac_toe;

use std::fmt::Debug;

use crate::language::Language;
use crate::tree::{Kind, NodeId, Tree};
use board::Board;

/// What a tree is about: gives names to its nodes, and boards to games that have one.
///
/// One implementation a kind of tree; nothing here changes with the step of a replay.
pub trait Stage: Debug + Send + Sync {
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

    /// The position of shogi at the node, where there is one.
    fn shogi(&self, _tree: &Tree, _node: NodeId) -> Option<shunsai::Position> {
        None
    }

    /// Whether nodes carry their own names (diagrams), rather than moves on the edges.
    fn names_nodes(&self) -> bool {
        false
    }
}

/// A node of any tree as the choice that leads to it; the root as a place.
#[must_use]
pub fn choice(stage: &dyn Stage, tree: &Tree, node: NodeId, language: Language) -> String {
    match tree.node(node).kind {
        Kind::Decline => stage.stopping(language).to_owned(),
        _ if node == NodeId::ROOT => stage.place(tree, node, language),
        _ => stage.choice(tree, node, language),
    }
}

/// So many moves say which position is meant; of a longer way only the last ones are named.
const NAMED: usize = 3;

/// The moves that lead to a node, as people name them: "▲２六歩△８四歩", or the last ones of a long
/// way: "…▲２五歩△８五歩▲７八金".
#[must_use]
pub fn last_moves(stage: &dyn Stage, tree: &Tree, node: NodeId, language: Language) -> String {
    let way = tree.path(node);
    let moves = &way[1..];
    let from = moves.len().saturating_sub(NAMED);
    let names: Vec<_> = moves[from..]
        .iter()
        .map(|&id| choice(stage, tree, id, language))
        .collect();
    let dots = if from > 0 { "…" } else { "" };
    format!("{dots}{}", names.join(language.pick("", " ")))
}
