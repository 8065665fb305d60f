//! A lesson that is open: its tree, a recorded run, and where the replay stands.

mod past;
mod stops;

use std::sync::Arc;

use shunsai::Position;

use super::job::Job;
use super::navigation::Navigation;
use super::source::Source;
use crate::claim::prove;
use crate::language::{Language, Say, Words};
use crate::lesson::{Hidden, MOST_COMPARED, Projection, QuestionPlan, Telling, Transpositions};
use crate::scenario::{
    Lesson, Loaded, MAX_NODES, SubjectSetup, TreeRun, build, load_watched, shipped,
};
use crate::score::Score;
use crate::search::Algorithm;
use crate::subject::Remedy;
use crate::trace::{Replay, Timeline, Trace};
use crate::tree::layout::Layout;
use crate::tree::{Kind, NodeId, Tree};

/// A lesson that is open.
#[derive(Debug)]
pub struct Opened {
    source: Source,
    loaded: Loaded,
    algorithm: Algorithm,
    replay: Replay,
    timeline: Arc<Timeline>,
    layout: Arc<Layout>,
    extent: (Score, Score),
    /// The positions that it reaches by more than one way, if the tree is one of positions.
    transpositions: Option<Arc<Transpositions>>,
    /// What is not to be seen yet.
    hidden: Hidden,
    /// Whether its step is covered.
    hides_step: bool,
    /// The run one step earlier, while steps are covered: all that may be seen of the tree then.
    before: Option<Box<Replay>>,
    /// How it is told.
    telling: Telling,
    /// While the future is hidden: the step, and the notable steps until then.
    past: Option<(usize, Arc<Timeline>)>,
    /// The run at its end.
    end: Arc<Replay>,
    /// What is asked of the run before it is shown.
    plan: Arc<QuestionPlan>,
    /// How many claims of its steps have been proved; none where the run is too long for that.
    claims_proved: Option<u64>,
    /// Where the run stops while one watches; none: where the lesson has words of its own.
    stop_list: Option<Arc<Vec<usize>>>,
    /// The most nodes that its tree may have.
    cap: usize,
    /// What can be asked for instead, if the tree is unfinished.
    remedies: Vec<(Remedy, SubjectSetup)>,
}

/// Reads a lesson and runs its first algorithm: work for a worker thread.
///
/// `bytes` is what the source holds; shipped lessons need none.
///
/// # Errors
/// One sentence with the place.
pub fn prepare(source: Source, bytes: &[u8], job: &Job) -> Result<Opened, Words> {
    let name = source.name();
    let text = match &source {
        Source::Shipped(id) => shipped()
            .iter()
            .find(|shipped| shipped.id == *id)
            .map(|shipped| shipped.text)
            .ok_or_else(|| Words::of(|texts| texts.lessons_files_no_such(&name)))?,
        Source::File(_) | Source::Text { .. } => utf8(&name, bytes)?,
        Source::Made { lesson, .. } => {
            let loaded = build((**lesson).clone(), job.watch())?;
            return first_run(source, loaded, job);
        }
    };
    let loaded = load_watched(&name, text, job.watch()).map_err(|error| error.words())?;
    first_run(source, loaded, job)
}

/// The text of some bytes, which must be UTF-8.
///
/// # Errors
/// The first byte that is not, with its place.
pub(crate) fn utf8<'b>(name: &str, bytes: &'b [u8]) -> Result<&'b str, Words> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before.rsplit(|&byte| byte == b'\n').next();
        let column = column.map_or(0, |line| String::from_utf8_lossy(line).chars().count()) + 1;
        let byte = bytes.get(error.valid_up_to()).copied().unwrap_or_default();
        Words::of(|texts| texts.lessons_files_not_text(format!("{byte:02x}"), column, line, name))
    })
}

fn first_run(source: Source, loaded: Loaded, job: &Job) -> Result<Opened, Words> {
    let algorithm = loaded.algorithms[0];
    run(source, loaded, algorithm, job)
}

/// Another run of a lesson that is open: what a worker needs for it. Nothing of the run that is
/// shown is copied.
#[derive(Debug)]
pub struct RerunRequest {
    source: Source,
    loaded: Loaded,
    /// The tree that is shown, and where its nodes stand.
    shown: (Arc<Tree>, Arc<Layout>),
    algorithm: Algorithm,
}

/// Runs another algorithm on a loaded lesson: work for a worker thread.
///
/// # Errors
/// One sentence, if the run is too large.
pub fn rerun(request: RerunRequest, job: &Job) -> Result<Opened, Words> {
    let RerunRequest {
        source,
        loaded,
        shown: (tree, layout),
        algorithm,
    } = request;
    let run = loaded.run(algorithm, job.watch())?;
    // A tree that does not change is not laid out again.
    let layout = if Arc::ptr_eq(&tree, &run.tree) {
        layout
    } else {
        Arc::new(Layout::of(run.tree.flat()))
    };
    Ok(opened(source, loaded, algorithm, layout, run).with_cap(job.cap()))
}

fn run(source: Source, loaded: Loaded, algorithm: Algorithm, job: &Job) -> Result<Opened, Words> {
    let run = loaded.run(algorithm, job.watch())?;
    let layout = Arc::new(Layout::of(run.tree.flat()));
    Ok(opened(source, loaded, algorithm, layout, run).with_cap(job.cap()))
}

/// A run at its beginning. Its end is worked out here, on the worker: the window never waits for it.
fn opened(
    source: Source,
    loaded: Loaded,
    algorithm: Algorithm,
    layout: Arc<Layout>,
    run: TreeRun,
) -> Opened {
    let TreeRun { tree, trace } = run;
    let timeline = Arc::new(Timeline::of(&tree, &trace));
    let extent = extent(&tree);
    let transpositions = Transpositions::of(&tree, &*loaded.subject, &timeline, MOST_COMPARED);
    let proved = (trace.len() <= MOST_PROVED)
        .then(|| prove(&tree, &trace, algorithm).ok())
        .flatten();
    let replay = Replay::new(tree, trace);
    let is_main = loaded.algorithms.first() == Some(&algorithm);
    let stops = loaded.stop_steps.as_slice();
    let stops = if is_main { stops } else { &[] };
    let subject = &*loaded.subject;
    let seen = Projection::new(&replay, &timeline, algorithm, subject, Language::Ja);
    let (plan, mut end) = seen.plan(stops);
    end.seek(usize::MAX);
    Opened {
        source,
        loaded,
        algorithm,
        replay,
        timeline,
        layout,
        extent,
        transpositions: transpositions.map(Arc::new),
        hidden: Hidden::NOTHING,
        hides_step: false,
        before: None,
        telling: Telling::default(),
        past: None,
        end: Arc::new(end),
        plan: Arc::new(plan),
        claims_proved: proved.map(|counts| counts.iter().sum()),
        stop_list: None,
        cap: MAX_NODES,
        remedies: Vec::new(),
    }
}

/// The claims of a run are proved when it is opened, unless it has more steps: who opens a lesson does
/// not wait for it.
const MOST_PROVED: usize = 20_000;

/// The least and the largest value of any leaf.
fn extent(tree: &Tree) -> (Score, Score) {
    let leaves = tree.graph().node_weights();
    leaves
        .filter(|node| node.kind == Kind::Leaf && !node.value.is_mate())
        .fold((Score::MAX, Score::MIN), |(least, most), node| {
            (least.min(node.value), most.max(node.value))
        })
}

impl Opened {
    /// The same, grown to at most `cap` nodes. If that was too little it is found out here, on the
    /// worker, what would be enough for.
    fn with_cap(self, cap: usize) -> Self {
        let remedies = if self.tree().is_finished() {
            Vec::new()
        } else {
            self.loaded.lesson.subject.remedies(cap)
        };
        Self {
            cap,
            remedies,
            ..self
        }
    }

    /// What can be asked for instead, if the tree is unfinished: each very likely fits.
    #[must_use]
    pub fn remedies(&self) -> &[(Remedy, SubjectSetup)] {
        &self.remedies
    }

    /// The most nodes that its tree may have.
    #[must_use]
    pub fn cap(&self) -> usize {
        self.cap
    }

    /// The same lesson with another run of its tree, at the beginning: to see what a changed trace
    /// would show.
    #[must_use]
    pub fn with_trace(&self, trace: Trace) -> Self {
        opened(
            self.source.clone(),
            self.loaded.clone(),
            self.algorithm,
            self.layout.clone(),
            TreeRun {
                tree: self.tree().clone(),
                trace: Arc::new(trace),
            },
        )
    }

    /// What a worker needs to run another algorithm on this lesson.
    #[must_use]
    pub fn rerun_request(&self, algorithm: Algorithm) -> RerunRequest {
        RerunRequest {
            source: self.source.clone(),
            loaded: self.loaded.clone(),
            shown: (self.tree().clone(), self.layout.clone()),
            algorithm,
        }
    }

    /// Where the lesson comes from.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The lesson, its tree and its subject.
    #[must_use]
    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// The position of shogi at a node of the tree that is shown, where there is one.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.loaded.shogi.as_ref()?;
        Some(shogi.position(self.tree(), node))
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &Arc<Tree> {
        self.replay.tree()
    }

    /// The same run at this step, or at its last one if it has fewer.
    #[must_use]
    pub fn at_step(mut self, step: usize) -> Self {
        self.replay.seek(step);
        self
    }

    /// The algorithm of the run.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The run, at the step that is shown.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// How many claims its steps make, if every one of them has been proved from the values of the
    /// leaves alone; none where the run is longer than 20,000 steps.
    #[must_use]
    pub fn claims_proved(&self) -> Option<u64> {
        self.claims_proved
    }

    /// The run at its end: what the search has made of the tree.
    #[must_use]
    pub fn end(&self) -> &Arc<Replay> {
        &self.end
    }

    /// Where all its nodes stand.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The same run of a lesson that has been saved.
    pub(super) fn saved(&mut self, source: Source, lesson: Lesson) {
        let algorithms = lesson.algorithms.iter();
        self.loaded.algorithms = algorithms.filter_map(|id| id.parse().ok()).collect();
        self.loaded.lesson = lesson;
        self.source = source;
    }

    /// The least and the largest value of any leaf.
    #[must_use]
    pub fn extent(&self) -> (Score, Score) {
        self.extent
    }

    /// Whether the run is the one that the lesson's stops are about.
    #[must_use]
    pub fn is_main_run(&self) -> bool {
        self.loaded.algorithms.first() == Some(&self.algorithm)
    }

    /// How many events have happened.
    #[must_use]
    pub fn step(&self) -> usize {
        self.replay.step()
    }

    /// The number of the last step.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.replay.last_step()
    }

    /// What may be seen of the run at its step, in `language`.
    #[must_use]
    pub fn projection(&self, language: Language) -> Projection<'_> {
        let seen = Projection::new(
            &self.replay,
            self.timeline(),
            self.algorithm,
            &*self.loaded.subject,
            language,
        );
        let seen = match &self.before {
            Some(before) if self.hides_step => seen.before_it(before),
            Some(_) | None => seen,
        };
        seen.comparing(self.transpositions.as_deref())
            .hiding(&self.hidden)
            .telling(self.telling)
    }

    /// From now on it is told so.
    pub(super) fn tell(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// The same at the end of the run.
    #[must_use]
    pub fn projection_at_end(&self, language: Language) -> Projection<'_> {
        Projection::new(
            &self.end,
            &self.timeline,
            self.algorithm,
            &*self.loaded.subject,
            language,
        )
    }

    /// The positions that the run reaches by more than one way; `None` if the tree is not one of
    /// positions.
    #[must_use]
    pub fn transpositions(&self) -> Option<&Transpositions> {
        self.transpositions.as_deref()
    }

    pub(in crate::session) fn seek(&mut self, step: usize) {
        self.replay.seek(step);
    }

    /// Goes to another step of the run.
    pub(super) fn go(&mut self, navigation: Navigation) {
        let last = self.replay.last_step();
        match navigation {
            Navigation::Next => {
                self.replay.forward();
            }
            Navigation::Back => {
                self.replay.backward();
            }
            Navigation::First => self.replay.seek(0),
            Navigation::Last => self.replay.seek(last),
            Navigation::Seek(step) => self.replay.seek(step),
            Navigation::NextInterest => self.replay.seek(self.next_interest().unwrap_or(last)),
            Navigation::PreviousInterest => self.replay.seek(self.previous_interest().unwrap_or(0)),
            Navigation::NextStop => {
                let at = self.replay.step();
                let stops = self.stop_list().iter().copied();
                let next = stops.filter(|&step| step > at).min();
                self.replay.seek(next.unwrap_or(last));
            }
            Navigation::PreviousStop => {
                let at = self.replay.step();
                let stops = self.stop_list().iter().copied();
                let previous = stops.filter(|&step| step < at).max();
                self.replay.seek(previous.unwrap_or(0));
            }
            Navigation::NextChapter => {
                let next = self.timeline.next_chapter(self.replay.step());
                self.replay.seek(next.unwrap_or(last));
            }
            Navigation::PreviousChapter => {
                let previous = self.timeline.previous_chapter(self.replay.step());
                self.replay.seek(previous.unwrap_or(0));
            }
            Navigation::Out => self.run_until_above(|depth| depth.saturating_sub(1)),
            Navigation::Over => self.run_until_above(|depth| depth),
            Navigation::RunTo(condition) => {
                self.replay.run_to(condition);
            }
            Navigation::GoTo(node) => {
                if let Some(step) = self.timeline().entered(node) {
                    self.replay.seek(step);
                }
            }
        }
    }

    /// Steps at least once, and on until the search stands no deeper than `most` says of the depth
    /// where it stands now.
    fn run_until_above(&mut self, most: impl Fn(u8) -> u8) {
        let depth = |replay: &Replay| {
            let cursor = replay.cursor()?;
            Some(replay.tree().node(cursor).depth)
        };
        let Some(now) = depth(&self.replay) else {
            self.replay.forward();
            return;
        };
        while self.replay.forward() {
            if depth(&self.replay).is_some_and(|depth| depth <= most(now)) {
                break;
            }
        }
    }
}
