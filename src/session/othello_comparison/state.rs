//! What is compared on a position of Othello, and who has found what.

use super::super::effect::Effect;
use super::super::engines::CompareLimit;
use super::super::job::Job;
use super::super::message::Messages;
use super::super::open::Opened;
use super::position::ComparedDiscs;
use super::reading::OthelloFindings;
use crate::eval::OthelloEvaluation;
use crate::tree::NodeId;

/// Who reads a position of Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloReaderId {
    /// The explicit tree, by the algorithm of its run.
    Tree,
    /// Our engine with this evaluator, at the end of an iteration of this depth; none: of the last one.
    Engine(OthelloEvaluation, Option<u8>),
    /// Whoever reads to the end of the game.
    End,
}

/// What a person does about the comparison on Othello, beside starting and stopping it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloCompareCommand {
    /// Draw the line of a reader over the tree.
    Show(OthelloReaderId),
}

/// The comparison on Othello.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct OthelloComparison {
    pub(super) position: Option<ComparedDiscs>,
    job: Option<Job>,
    pub(super) findings: OthelloFindings,
    /// Whose line is drawn over the tree; none: the strongest that has one.
    pub(super) shown: Option<OthelloReaderId>,
}

impl OthelloComparison {
    /// Everyone reads the position of `node`; none in a lesson that is not about Othello.
    pub(in crate::session) fn start(
        &mut self,
        (open, node): (&Opened, NodeId),
        limit: CompareLimit,
        messages: &mut Messages,
    ) -> Option<Vec<Effect>> {
        let position = match ComparedDiscs::of_node(open, node)? {
            Ok(position) => position,
            Err(words) => {
                messages.error(words);
                return Some(Vec::new());
            }
        };
        self.clear();
        let job = Job::default();
        let reading = Box::new(position.reading(limit));
        self.position = Some(position);
        self.job = Some(job.clone());
        Some(vec![Effect::ReadOthello(reading, job)])
    }

    /// Everyone stops; what was found stays.
    pub(in crate::session) fn stop(&self) {
        if let Some(job) = &self.job {
            job.stop();
        }
    }

    /// Nothing is compared any more.
    fn clear(&mut self) {
        self.stop();
        *self = Self::default();
    }

    /// A lesson has been opened: what was compared goes on only if its tree has the position.
    pub(in crate::session) fn lesson_opened(&mut self, open: &Opened) {
        let position = self.position.as_ref();
        if position.is_none_or(|position| position.node_in(open).is_none()) {
            self.clear();
        }
    }

    /// Carries out a command.
    pub(in crate::session) fn update(&mut self, command: OthelloCompareCommand) {
        match command {
            OthelloCompareCommand::Show(reader) => self.shown = Some(reader),
        }
    }

    /// The readers have come further; what is said of an earlier position is not heard any more.
    pub(in crate::session) fn found(&mut self, job: &Job, findings: OthelloFindings) {
        if self.job.as_ref() == Some(job) {
            self.findings = findings;
        }
    }

    /// Whether someone is still reading.
    pub(in crate::session) fn is_reading(&self) -> bool {
        self.job.is_some() && !self.findings.is_over
    }
}
