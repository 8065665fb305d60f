//! Several runs side by side under one cursor: the open run, and others of the same lesson with
//! another algorithm, order, evaluation or depth.

mod page;
mod parting;
mod request;

pub(crate) use page::BesidePart;
pub use parting::WayToParting;
pub use request::{BesideRequest, BesideRun, LessonVariant, run_beside};
pub(crate) use request::{settings_of, varied};

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::effect::{Effect, Reply, Work};
use crate::job::Job;
use crate::open::Opened;
use crate::run::plain_outline;
use language::{Language, Words};
use lesson::{Hidden, Projection};
use parting::ways_to_parting;
use search::Algorithm;
use subject::{MAX_NODES, choice};
use trace::Tally;
use tree::layout::Layout;
use tree::{NodeId, Outline, Tree};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BesideCommand {
    /// Adds a run; if there is no room, it replaces the last one.
    Add(LessonVariant),
    /// Removes the run with this index; the open one stays.
    Remove(usize),
    Pace(BesidePace),
}

/// Which step of another run is shown beside a step of the open run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BesidePace {
    /// The step at the same place in the tree: see [`StepsBeside`](trace::StepsBeside).
    #[default]
    Place,
    /// The step of the same number, or the last one: to see which run finishes first.
    Steps,
    /// The last step.
    End,
}

/// The runs that are shown beside the open one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BesideRuns {
    /// Those of the page.
    Chosen,
    /// That of the changed lesson, in What if.
    Changed,
    /// The reading of a move that was asked about.
    Asked,
}

/// The run for which another one was requested.
#[derive(Clone, Debug)]
struct AskedFor(Arc<Tree>, Algorithm);

impl AskedFor {
    fn is(&self, open: &Opened) -> bool {
        Arc::ptr_eq(&self.0, open.tree()) && self.1 == open.algorithm()
    }
}

/// A place for a run beside the open one.
#[derive(Debug)]
pub(crate) struct BesideSlot {
    pub variant: LessonVariant,
    /// The run that it was requested for.
    of: Option<AskedFor>,
    job: Option<Job>,
    pub run: Option<Result<BesideColumn, Words>>,
}

/// Another run as it is drawn.
#[derive(Debug)]
pub struct BesideColumn {
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

    /// The part of its tree that is drawn, and the positions of its slots.
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.layout)
    }

    /// Changes whenever another part of the tree is drawn.
    pub fn outline_version(&self) -> u64 {
        self.version
    }

    /// The best line so far, the root included.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Moves to the cursor of the open run, and hides the same things.
    pub(super) fn follow(
        &mut self,
        open: &Opened,
        pace: BesidePace,
        covers: bool,
        version: &mut u64,
    ) {
        let to = match pace {
            BesidePace::Place => self.run.steps.at(open.step()),
            BesidePace::Steps => open.step(),
            BesidePace::End => usize::MAX,
        };
        let own = &mut self.run.opened;
        own.seek(to.min(own.last_step()));
        own.hide(if covers {
            Hidden {
                values: BTreeSet::new(),
                all_but: Some(BTreeSet::new()),
                step: true,
                ..Hidden::NOTHING
            }
        } else {
            Hidden::NOTHING
        });
        // The language does not matter for a line.
        self.line = own.projection(Language::Ja).line();
        self.draw(version);
    }

    /// Determines the part of the tree to draw at its step.
    fn draw(&mut self, version: &mut u64) {
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
    pub(crate) fn new(variant: LessonVariant) -> Self {
        Self { variant, of: None, job: None, run: None }
    }

    /// Requests the run, unless that has been done. The old one stays visible until it arrives.
    pub(crate) fn ask(&mut self, open: &Opened) -> Option<Effect> {
        if self.of.as_ref().is_some_and(|of| of.is(open)) {
            return None;
        }
        self.stop();
        // A run of another tree does not belong beside this one.
        self.run = None;
        self.ask_again(open)
    }

    /// Requests the run again; the old one stays visible until it arrives.
    pub(crate) fn ask_again(&mut self, open: &Opened) -> Option<Effect> {
        self.stop();
        self.of = Some(AskedFor(open.tree().clone(), open.algorithm()));
        match BesideRequest::new(open, &self.variant) {
            Ok(request) => {
                let job = Job::of_at_most(open.cap().min(MAX_NODES));
                self.job = Some(job.clone());
                let run = |job: &Job| run_beside(request, job).map(Box::new);
                Some(Effect::Work(Work::new(job, run, Reply::RanBeside)))
            }
            Err(words) => {
                self.run = Some(Err(words));
                None
            }
        }
    }

    /// Cancels the run being made until it is asked for again.
    pub(super) fn rest(&mut self) {
        if self.job.is_some() {
            self.stop();
            self.of = None;
        }
    }

    /// The run being made.
    pub(super) fn job(&self) -> Option<&Job> {
        self.job.as_ref()
    }

    /// Cancels the run being made.
    pub(crate) fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// Takes over a run, if it is the one requested last.
    pub(crate) fn take(
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

#[derive(Clone, Debug, Default)]
pub struct BesideView {
    /// The runs, the open one first.
    pub rows: Vec<BesideRow>,
    pub pace: BesidePace,
}

#[derive(Clone, Debug)]
pub struct BesideRow {
    /// How the run differs; `None` for the open run.
    pub variant: Option<LessonVariant>,
    /// The work on the run, while it is being made.
    pub job: Option<Job>,
    /// The counts; `None` while the run is made, or one sentence why it cannot be.
    pub run: Option<Result<BesideCounts, Words>>,
    /// The links to the divergences from the open run; the first leads to the visible one.
    pub ways: Vec<WayToParting>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideCounts {
    pub algorithm: Algorithm,
    /// The current step, and the last one.
    pub step: (usize, usize),
    /// The counts up to both steps.
    pub tally: (Tally, Tally),
    /// The value of the root at both; the second is `None` while values are covered.
    pub value: (String, Option<String>),
    /// The names of the moves of the best line at both.
    pub line: (String, Option<String>),
}

impl BesideCounts {
    pub(super) fn of(open: &Opened, language: Language, covers: bool) -> Self {
        let seen = open.projection(language);
        let end = open.projection_at_end(language);
        let end_value = (!covers).then(|| end.value_or_mean(NodeId::ROOT));
        Self {
            algorithm: open.algorithm(),
            step: (open.step(), open.last_step()),
            tally: (seen.tally(), end.tally()),
            value: (seen.value_or_mean(NodeId::ROOT), end_value),
            line: (line(&seen), (!covers).then(|| line(&end))),
        }
    }
}

/// The names of the moves of the best line.
fn line(seen: &Projection<'_>) -> String {
    let line = seen.line();
    let names =
        line[1..].iter().map(|&id| choice(seen.subject(), seen.tree(), id, seen.language()));
    let names: Vec<_> = names.collect();
    names.join(" ")
}

impl BesideRow {
    pub(super) fn main(open: &Opened, language: Language, covers: bool) -> Self {
        Self {
            variant: None,
            job: None,
            run: Some(Ok(BesideCounts::of(open, language, covers))),
            ways: Vec::new(),
        }
    }

    /// The row of the run with this number, beside the open one.
    pub(super) fn of(
        slot: &BesideSlot,
        number: usize,
        open: &Opened,
        (language, covers): (Language, bool),
    ) -> Self {
        let counts = |column: &BesideColumn| {
            let open = column.run.opened();
            BesideCounts::of(open, language, covers)
        };
        let run = slot.run.as_ref();
        let ways = match run {
            Some(Ok(column)) => ways_to_parting(open, (&column.run, number), (language, covers)),
            Some(Err(_)) | None => Vec::new(),
        };
        Self {
            variant: Some(slot.variant.clone()),
            job: slot.job().cloned(),
            run: run.map(|run| run.as_ref().map(counts).map_err(Clone::clone)),
            ways,
        }
    }
}
