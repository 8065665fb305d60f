//! The runs that stand beside the one that is open.

use std::sync::Arc;

use super::request::{BesideRequest, BesideRun, LessonVariant};
use crate::language::Words;
use crate::search::Algorithm;
use crate::session::job::Job;
use crate::session::open::Opened;
use crate::session::run::plain_outline;
use crate::tree::layout::Layout;
use crate::tree::{NodeId, Outline, Tree};

/// What a person does with runs beside each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BesideCommand {
    /// Set another run beside the others; the last one gives way if there is no room.
    Add(LessonVariant),
    /// Take away the run of this number, from 0; the one that is open stays.
    Remove(usize),
    /// Which steps belong together.
    Pace(BesidePace),
}

/// Which step of another run is shown beside a step of the run that is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BesidePace {
    /// The one at the same place in the tree: see [`StepsBeside`](crate::trace::StepsBeside).
    #[default]
    Place,
    /// The one of the same number, or the last one: who is done sooner.
    Steps,
}

/// What a worker is asked to do.
pub(in crate::session) type AskedRun = (Box<BesideRequest>, Job);

/// For which run another one has been asked.
#[derive(Clone, Debug)]
struct AskedFor(Arc<Tree>, Algorithm);

impl AskedFor {
    fn is(&self, open: &Opened) -> bool {
        Arc::ptr_eq(&self.0, open.tree()) && self.1 == open.algorithm()
    }
}

/// A place for a run beside the one that is open.
#[derive(Debug)]
pub(in crate::session) struct BesideSlot {
    pub variant: LessonVariant,
    /// The run that it was made for.
    of: Option<AskedFor>,
    job: Option<Job>,
    pub run: Option<Result<BesideColumn, Words>>,
}

/// Another run as it is drawn.
#[derive(Debug)]
pub struct BesideColumn {
    /// The run.
    pub run: BesideRun,
    outline: Arc<Outline>,
    layout: Arc<Layout>,
    version: u64,
    line: Vec<NodeId>,
}

impl BesideColumn {
    fn new(run: BesideRun, version: u64) -> Self {
        Self {
            outline: Arc::new(Outline::whole()),
            layout: run.opened().layout().clone(),
            version,
            line: Vec::new(),
            run,
        }
    }

    /// The part of its tree that is drawn, and where its slots stand.
    #[must_use]
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.layout)
    }

    /// Changes whenever another part of the tree is drawn.
    #[must_use]
    pub fn outline_version(&self) -> u64 {
        self.version
    }

    /// The best line so far, the root included.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Goes to the step that belongs to `step` of the run that is open.
    pub(super) fn seek(&mut self, step: usize, pace: BesidePace) {
        let to = match pace {
            BesidePace::Place => self.run.steps.at(step),
            BesidePace::Steps => step,
        };
        let open = &mut self.run.opened;
        open.seek(to.min(open.last_step()));
    }

    /// Finds the part of the tree that is drawn at its step.
    pub(super) fn draw(&mut self, line: Vec<NodeId>, version: &mut u64) {
        self.line = line;
        let open = &self.run.opened;
        let outline = plain_outline(open);
        if outline == *self.outline {
            return;
        }
        self.layout = if outline.is_whole() {
            open.layout().clone()
        } else {
            Arc::new(Layout::of_outline(&outline, open.tree()))
        };
        self.outline = Arc::new(outline);
        *version += 1;
        self.version = *version;
    }
}

impl BesideSlot {
    pub(in crate::session) fn new(variant: LessonVariant) -> Self {
        Self {
            variant,
            of: None,
            job: None,
            run: None,
        }
    }

    /// Asks for the run, unless it has been asked for already. What was there is shown until it comes.
    pub(in crate::session) fn ask(&mut self, open: &Opened) -> Option<AskedRun> {
        if self.of.as_ref().is_some_and(|of| of.is(open)) {
            return None;
        }
        self.stop();
        // A run of another tree is not beside this one.
        self.run = None;
        self.ask_again(open)
    }

    /// Asks for the run anew; what was there is shown until it comes.
    pub(in crate::session) fn ask_again(&mut self, open: &Opened) -> Option<AskedRun> {
        self.stop();
        self.of = Some(AskedFor(open.tree().clone(), open.algorithm()));
        match BesideRequest::new(open, &self.variant) {
            Ok(request) => {
                let job = Job::of_at_most(open.cap());
                self.job = Some(job.clone());
                Some((Box::new(request), job))
            }
            Err(words) => {
                self.run = Some(Err(words));
                None
            }
        }
    }

    /// Nobody wants the run any more that is being made.
    pub(in crate::session) fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// Takes over a run, if it is the one that was asked for last.
    pub(in crate::session) fn take(
        &mut self,
        job: &Job,
        result: Result<Box<BesideRun>, Words>,
        version: u64,
    ) -> Result<(), Result<Box<BesideRun>, Words>> {
        if self.job.take_if(|wanted| wanted == job).is_none() {
            return Err(result);
        }
        self.run = Some(result.map(|run| BesideColumn::new(*run, version)));
        Ok(())
    }
}

/// The runs that stand beside the one that is open.
#[derive(Debug, Default)]
pub(in crate::session) struct BesidePart {
    pub slots: Vec<BesideSlot>,
    pub pace: BesidePace,
    /// The tree of the lesson that they belong to.
    pub(super) lesson: Option<Arc<Tree>>,
    /// Counts whatever is drawn anew.
    pub(super) version: u64,
}

impl BesidePart {
    /// So many runs stand beside each other at most, the one that is open included.
    pub(super) const MOST: usize = 4;
}
