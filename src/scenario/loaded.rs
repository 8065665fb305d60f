//! A lesson with its grown tree.

use std::sync::Arc;

use shunsai::Position;

use super::node_table::{TreeKnowledge, TreeRun, record_by};
use super::schema::Lesson;
use language::Words;
use listing::TwinRun;
use search::Algorithm;
use subject::{JudgedLog, ShogiSubject, Subject};
use trace::{EventKind, Trace, TraceRecord};
use tree::{Growth, Kind, NodeId, Tree, Watch};

#[derive(Clone, Debug)]
pub struct Loaded {
    pub lesson: Lesson,
    pub tree: Arc<Tree>,
    /// The meaning of the tree.
    pub subject: Arc<dyn Subject>,
    /// The subject, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
    /// Never empty; the lesson opens with the first.
    pub algorithms: Vec<Algorithm>,
    /// The run of the first algorithm.
    pub main_run: Arc<Trace>,
    /// The steps of its stops, in the order of the lesson, followed by the wrong steps of its log.
    pub stop_steps: Vec<usize>,
    /// The runs of its listings, in the order of the lesson.
    pub twins: Arc<[TwinRun]>,
    /// The log that the run of the first algorithm comes from, if another program has written it.
    pub log: Option<Arc<JudgedLog>>,
    /// The text of its file; `None` if it was not read from one.
    pub text: Option<Arc<str>>,
}

impl Loaded {
    /// Runs an algorithm over the tree, or over a tree that it grows itself; the run of the first
    /// algorithm is reused.
    ///
    /// # Errors
    /// As [`record`](super::record()), and errors of the growth.
    pub fn run(&self, algorithm: Algorithm, watch: Watch<'_>) -> Result<TreeRun, Words> {
        if self.algorithms.first() == Some(&algorithm) {
            return Ok(TreeRun { tree: Arc::clone(&self.tree), trace: Arc::clone(&self.main_run) });
        }
        if self.tree.growth() == Growth::Searched {
            let grown = self.lesson.subject.grow(self.lesson.search_by(algorithm), watch);
            let grown = grown.map_err(|error| error.what)?;
            return Ok(TreeRun {
                tree: Arc::new(grown.tree),
                trace: Arc::new(grown.run.unwrap_or_else(Trace::unfinished)),
            });
        }
        let by = self.lesson.search_by(algorithm);
        let of_tree = TreeKnowledge::of_lesson(&self.lesson, &*self.subject, &self.tree);
        let of_tree = of_tree.map_err(|error| error.what)?;
        let trace = record_by(by, &self.tree, &of_tree)?;
        self.check_values(&trace)?;
        Ok(TreeRun { tree: Arc::clone(&self.tree), trace: Arc::new(trace) })
    }

    /// Refuses a run over the tree of a log that would need a value that the log does not show.
    pub(super) fn check_values(&self, trace: &Trace) -> Result<(), Words> {
        let is_unknown = |record: &&TraceRecord| {
            record.kind == EventKind::Leaf && self.tree.node(record.node).kind == Kind::Stub
        };
        let Some(record) = trace.records().iter().find(is_unknown) else {
            return Ok(());
        };
        Err(Words::in_each(|language| {
            let node = self.subject.choice(&self.tree, record.node, language);
            language.texts().log_needs_value(node)
        }))
    }

    /// Whether its nodes are positions of shogi or Othello, which can be evaluated.
    pub fn has_positions(&self) -> bool {
        self.shogi.is_some() || self.subject.othello().is_some()
    }

    /// The shogi position at a node; `None` for other subjects.
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.shogi.as_ref()?;
        Some(shogi.position(&self.tree, node))
    }
}
