//! A lesson whose tree has been grown.

use std::sync::Arc;

use shunsai::Position;

use super::run::{TreeRun, record};
use super::schema::Lesson;
use crate::language::{Say, Words};
use crate::listing::TwinRun;
use crate::search::Algorithm;
use crate::subject::{OthelloSubject, ShogiSubject, Subject};
use crate::trace::Trace;
use crate::tree::{Growth, NodeId, Tree, Watch};

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
    /// The same, if its nodes are positions of Othello.
    pub othello: Option<Arc<dyn OthelloSubject>>,
    /// Its algorithms; never empty.
    pub algorithms: Vec<Algorithm>,
    /// The run of the first of them.
    pub main_run: Arc<Trace>,
    /// The steps of its stops, in the order of the lesson.
    pub stop_steps: Vec<usize>,
    /// The listings that it names, run; in the order of the lesson.
    pub twins: Arc<[TwinRun]>,
    /// The version of the file: the lesson itself is of the present one.
    pub file_version: u32,
}

impl Loaded {
    /// The run of an algorithm over the tree, or over a tree that it grows itself; that of the
    /// first one is there already.
    ///
    /// # Errors
    /// As [`record`](super::record()), and what is wrong with the growth.
    pub fn run(&self, algorithm: Algorithm, watch: Watch<'_>) -> Result<TreeRun, Words> {
        if self.algorithms.first() == Some(&algorithm) {
            return Ok(TreeRun {
                tree: Arc::clone(&self.tree),
                trace: Arc::clone(&self.main_run),
            });
        }
        if self.tree.growth() == Growth::Searched {
            let grown = self.lesson.subject.grow(algorithm, watch);
            let grown = grown.map_err(|error| error.what)?;
            return Ok(TreeRun {
                tree: Arc::new(grown.tree),
                trace: Arc::new(grown.run.unwrap_or_else(Trace::unfinished)),
            });
        }
        let trace = record(algorithm, &self.tree).map_err(|error| error.words())?;
        Ok(TreeRun {
            tree: Arc::clone(&self.tree),
            trace: Arc::new(trace),
        })
    }

    /// Whether its nodes are positions of a game that is evaluated: shogi, Othello.
    #[must_use]
    pub fn has_positions(&self) -> bool {
        self.shogi.is_some() || self.othello.is_some()
    }

    /// The position of shogi at a node, where there is one.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.shogi.as_ref()?;
        Some(shogi.position(&self.tree, node))
    }
}
