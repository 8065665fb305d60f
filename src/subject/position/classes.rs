//! The triggers of moves that are selected by classes.

use shogi_core::Move;

use super::super::further::Further;
use super::super::interface::{ShogiSubject, Subject};
use super::PositionSubject;
use formats::usi::usi;
use language::Language;
use plausible::{Judged, MoveClass};
use tree::{NodeId, Packed, Tree};

impl PositionSubject {
    /// The distance in plies of a node from the root of its search, or from a node that is searched
    /// deeper.
    pub(super) fn plies_from_start(&self, tree: &Tree, node: NodeId) -> usize {
        let way = tree.path(node);
        let names: Vec<_> =
            way[1..].iter().filter_map(|&id| Move::unpack(tree.node(id).mv)).map(usi).collect();
        let from = Further::last_on(&self.setup.further, &names);
        names.len() - from.map_or(0, |further| further.path.len())
    }

    /// The class of the move that leads to a node, and its purpose: "ひもを付ける手 (▲７七桂を△７五飛から守る)".
    pub(super) fn class_and_reason(
        &self,
        tree: &Tree,
        node: NodeId,
        class: u8,
        language: Language,
    ) -> String {
        let name = self.class(class, language);
        let mv = Move::unpack(tree.node(node).mv);
        let (Some(parent), Some(mv)) = (tree.parent(node), mv) else {
            return name;
        };
        let judged = self.judged(tree, parent);
        let same = |judged: &&Judged| {
            judged.mv == mv && judged.class.map(MoveClass::number) == Some(class)
        };
        let Some(judged) = judged.iter().find(same) else {
            return name;
        };
        let at = self.root.at(tree, parent).0;
        let reason = judged.reason(&at, language);
        language.texts().subjects_class_reason(name, reason)
    }
}
