//! The run of a search over a tree, to be gone through by somebody who measures how long that takes.

use std::sync::Arc;

use super::projection::Projection;
use games::diagram::Diagram;
use language::Language;
use scenario::record;
use search::Algorithm;
use trace::{Replay, Timeline};
use tree::{NodeId, Tree};

/// A run over a hand-written tree, at one of its steps.
pub struct MeasuredRun<'t> {
    replay: Replay,
    timeline: Timeline,
    algorithm: Algorithm,
    diagram: &'t Diagram,
    memory: usize,
    events: usize,
}

impl<'t> MeasuredRun<'t> {
    /// Before its first step; `None` if it needs more nodes than a run may have.
    pub fn of(tree: &Arc<Tree>, diagram: &'t Diagram, algorithm: Algorithm) -> Option<Self> {
        let trace = Arc::new(record(algorithm, tree).ok()?);
        let (memory, events) = (trace.memory(), trace.len());
        let timeline = Timeline::of(tree, &trace);
        let replay = Replay::new(tree.clone(), trace);
        Some(Self { replay, timeline, algorithm, diagram, memory, events })
    }

    /// Memory of the recorded events, in bytes, and how many they are.
    pub fn size(&self) -> (usize, usize) {
        (self.memory, self.events)
    }

    /// The last step.
    pub fn last_step(&self) -> usize {
        self.replay.last_step()
    }

    /// Goes to a step, however far it is.
    pub fn seek(&mut self, step: usize) {
        self.replay.seek(step);
    }

    /// One step forward and one back.
    pub fn forward_and_back(&mut self) {
        self.replay.forward();
        self.replay.backward();
    }

    /// What is seen of it.
    pub fn seen(&self) -> Projection<'_> {
        let Self { replay, timeline, algorithm, diagram, .. } = self;
        Projection::new(replay, timeline, *algorithm, *diagram, Language::Ja)
    }

    /// The best line from the root so far, the root included.
    pub fn line(&self) -> Vec<NodeId> {
        let line = self.replay.line(NodeId::ROOT).into_iter();
        std::iter::once(NodeId::ROOT).chain(line).collect()
    }
}
