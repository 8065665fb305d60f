//! A lesson whose tree has been grown.

use std::sync::Arc;

use shunsai::Position;

use super::run::record;
use super::schema::Lesson;
use crate::search::Algorithm;
use crate::subject::{ShogiSubject, Subject};
use crate::trace::Trace;
use crate::tree::{GrowError, NodeId, Tree};

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
    /// The run of the first of them.
    pub main_run: Arc<Trace>,
    /// The steps of its stops, in the order of the lesson.
    pub stop_steps: Vec<usize>,
    /// The version of the file: the lesson itself is of the present one.
    pub file_version: u32,
}

impl Loaded {
    /// The run of an algorithm over the whole tree; that of the first one is there already.
    ///
    /// # Errors
    /// As [`record`](super::record()).
    pub fn run(&self, algorithm: Algorithm) -> Result<Arc<Trace>, GrowError> {
        if self.algorithms.first() == Some(&algorithm) {
            return Ok(Arc::clone(&self.main_run));
        }
        record(algorithm, &self.tree).map(Arc::new)
    }

    /// The position of shogi at a node, where there is one.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.shogi.as_ref()?;
        Some(shogi.position(&self.tree, node))
    }
}
