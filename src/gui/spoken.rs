//! The window in words, for pages whose browser knows nothing of what is drawn on them.

use egui::accesskit::{Live, Node, NodeId, TreeUpdate};

/// What a window says to those who do not see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What is announced whenever it changes, such as the sentence of a step.
    pub announced: String,
    /// Everything, a line each, in the order of the window.
    pub text: String,
}

impl Spoken {
    /// The words of a window, from what it gives to screen readers.
    pub fn of(window: &TreeUpdate) -> Self {
        let mut spoken = Self::default();
        let root = window.tree.as_ref().map(|tree| tree.root);
        let nodes: std::collections::HashMap<_, _> =
            window.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut open: Vec<NodeId> = root.into_iter().collect();
        while let Some(id) = open.pop() {
            if let Some(node) = nodes.get(&id) {
                spoken.add(node);
                open.extend(node.children().iter().rev());
            }
        }
        spoken
    }

    fn add(&mut self, node: &Node) {
        let words = [node.label(), node.value()];
        let words = words.into_iter().flatten().filter(|words| !words.trim().is_empty());
        let line = words.collect::<Vec<_>>().join(": ");
        if !line.is_empty() && node.live().is_some_and(|live| live != Live::Off) {
            self.announced += &line;
            self.announced.push('\n');
        }
        // Some parts say the same as what they are in.
        if line.is_empty() || self.text.lines().next_back() == Some(&line) {
            return;
        }
        self.text += &line;
        self.text.push('\n');
    }
}
