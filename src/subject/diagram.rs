//! A hand-written tree: its nodes have names, and there is no board.

use super::Subject;
use crate::games::diagram::Diagram;
use crate::language::Language;
use crate::tree::{NodeId, Tree};

impl Subject for Diagram {
    fn id(&self, _: &Tree, node: NodeId) -> String {
        self.name(node).to_owned()
    }

    fn place(&self, _: &Tree, node: NodeId, _: Language) -> String {
        self.name(node).to_owned()
    }

    fn choice(&self, _: &Tree, node: NodeId, _: Language) -> String {
        self.name(node).to_owned()
    }

    fn names_nodes(&self) -> bool {
        true
    }
}
