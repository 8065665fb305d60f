//! A lesson whose tree has been grown.

use std::sync::Arc;

use shunsai::Position;

use super::schema::Lesson;
use crate::search::Algorithm;
use crate::subject::{ShogiSubject, Subject};
use crate::tree::{NodeId, Tree};

/// A lesson that can be shown.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The lesson as written.
    pub lesson: Lesson,
    /// Its tree.
    pub tree: Arc<Tree>,
    /// What the tree is about.
    pub subject: Arc<dyn Subject>,
    /// The same, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
    /// Its algorithms; never empty.
    pub algorithms: Vec<Algorithm>,
}

impl Loaded {
    /// The position of shogi at a node, where there is one.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.shogi.as_ref()?;
        Some(shogi.position(&self.tree, node))
    }
}
