//! Making a second run of a lesson on a worker, to show beside the open one.

use std::sync::Arc;

use crate::job::Job;
use crate::open::{Opened, RerunRequest, prepare, rerun};
use crate::source::Source;
use language::{Texts, Words};
use scenario::Lesson;
use search::{Algorithm, NodeColumns};
use subject::{LessonSetting, SetupChange, Subject, SubjectSetup};
use trace::{RunParting, StepsBeside, Trace};
use tree::{Matching, NodeId, Tree};

/// How a second run of a lesson differs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonVariant {
    /// The changes to the lesson, in this order.
    pub changes: Vec<SetupChange>,
    /// The algorithm; `None`: that of the open run, or, if it cannot run on the changed lesson, the
    /// most similar one.
    pub algorithm: Option<Algorithm>,
}

impl LessonVariant {
    /// The same lesson, run by another algorithm.
    pub fn of_algorithm(algorithm: Algorithm) -> Self {
        Self { changes: Vec::new(), algorithm: Some(algorithm) }
    }

    pub fn of_change(change: SetupChange) -> Self {
        Self { changes: vec![change], algorithm: None }
    }
}

/// The settings of a lesson that have a few choices, with those of how it is sampled.
pub(crate) fn settings_of(lesson: &Lesson, algorithm: Algorithm) -> Vec<LessonSetting> {
    let sampling = algorithm.samples().into_iter();
    let sampling =
        sampling.flat_map(|descent| LessonSetting::sampling(lesson.sampling, descent.constant()));
    sampling.chain(lesson.subject.setup().settings()).collect()
}

/// The algorithm for `subject` that is most similar to `wanted`.
fn most_like(wanted: Algorithm, subject: &SubjectSetup) -> Option<Algorithm> {
    let fits = |algorithm: &Algorithm| subject.allows(*algorithm).is_ok();
    let traits = |algorithm: Algorithm| {
        let windows = (algorithm.cuts(), algorithm.keeps_window());
        (windows, algorithm.columns().map(NodeColumns::are_values))
    };
    let same = Algorithm::all().filter(|&other| traits(other) == traits(wanted));
    let like = [wanted].into_iter().chain(same).find(fits);
    like.or_else(|| Algorithm::all().find(fits))
}

/// The words that replace source and notes of a changed lesson, which were about the original: the
/// original's title, and the changes. `None` if nothing has changed.
fn changed_words(was: &Lesson, lesson: &Lesson, variant: &LessonVariant) -> Option<(Words, Words)> {
    let mut said = was.subject.differences(&lesson.subject, &variant.changes);
    let first = |of: &Lesson| of.algorithms.first()?.parse::<Algorithm>().ok();
    if let Some((old, now)) = first(was).zip(first(lesson)).filter(|(old, now)| old != now) {
        said.push(Words::in_each(|language| {
            format!("{} → {}", old.name(language), now.name(language))
        }));
    }
    if said.is_empty() {
        return None;
    }
    let title = &was.title;
    let source =
        Words::in_each(|language| language.texts().what_changed_source(title.get(language)));
    let notes = Words::in_each(|language| {
        let said: Vec<_> = said.iter().map(|words| words.get(language)).collect();
        let said = said.join(&language.texts().window_semicolon());
        language.texts().what_changed_notes(title.get(language), said)
    });
    Some((source, notes))
}

/// The changed lesson and the algorithm to open it with. Source, notes, stops, promises, questions
/// and readers are dropped: they were about the original.
///
/// # Errors
/// One sentence, if the lesson does not support the change, or no algorithm runs on the result.
pub(crate) fn varied(
    was: &Lesson,
    now: Algorithm,
    variant: &LessonVariant,
) -> Result<Lesson, Words> {
    let mut lesson = was.clone();
    for change in &variant.changes {
        if !change.of_sampling(&mut lesson.sampling) && !lesson.subject.change(change) {
            return Err(Words::of(Texts::what_changed_nothing_such));
        }
    }
    let wanted = variant.algorithm.unwrap_or(now);
    let Some(algorithm) = most_like(wanted, &lesson.subject) else {
        return Err(Words::of(Texts::what_changed_no_algorithm));
    };
    let own = lesson.algorithms.iter().filter_map(|id| id.parse().ok());
    let mut algorithms = vec![algorithm];
    for like in own.filter_map(|own| most_like(own, &lesson.subject)) {
        if !algorithms.contains(&like) {
            algorithms.push(like);
        }
    }
    lesson.algorithms = algorithms.iter().map(|own| own.id().to_owned()).collect();
    // From another root, nodes may have gone, and the root takes neither.
    if variant.changes.iter().any(moves_root) {
        lesson.priors.clear();
        lesson.bounds.clear();
    }
    lesson.stops.clear();
    lesson.promises.clear();
    lesson.questions.clear();
    lesson.twins.clear();
    lesson.compare = None;
    lesson.inside = None;
    lesson.candidates = false;
    lesson.table = None;
    if let Some((source, notes)) = changed_words(was, &lesson, variant) {
        lesson.source = source;
        lesson.notes = notes;
    }
    Ok(lesson)
}

fn moves_root(change: &SetupChange) -> bool {
    matches!(change, SetupChange::Play(_) | SetupChange::TakeBack | SetupChange::After { .. })
}

#[derive(Debug)]
enum Making {
    /// By an algorithm, on the open lesson.
    Again(Box<RerunRequest>),
    Changed(Box<Lesson>),
}

/// A request to make a second run, for a worker.
#[derive(Debug)]
pub struct BesideRequest {
    making: Making,
    /// The tree of the open run.
    tree: Arc<Tree>,
    trace: Arc<Trace>,
    subject: Arc<dyn Subject>,
    /// The changes that move the root.
    played: Vec<SetupChange>,
}

impl BesideRequest {
    /// A request for a second run of the open lesson.
    ///
    /// # Errors
    /// One sentence, if the lesson cannot be changed like this.
    pub(crate) fn new(open: &Opened, variant: &LessonVariant) -> Result<Self, Words> {
        let now = open.algorithm();
        let making = if variant.changes.is_empty() {
            let algorithm = variant.algorithm.unwrap_or(now);
            Making::Again(Box::new(open.rerun_request(algorithm)))
        } else {
            let lesson = varied(&open.loaded().lesson, now, variant)?;
            Making::Changed(Box::new(lesson))
        };
        Ok(Self {
            making,
            tree: open.tree().clone(),
            trace: open.replay().trace().clone(),
            subject: open.loaded().subject.clone(),
            played: variant.changes.iter().filter(|change| moves_root(change)).cloned().collect(),
        })
    }
}

/// A second run, compared with the open one.
#[derive(Debug)]
pub struct BesideRun {
    pub(crate) opened: Opened,
    pub(crate) steps: StepsBeside,
    /// Maps nodes of the open tree to this one.
    pub matching: Matching,
    pub parting: RunParting,
}

impl BesideRun {
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    pub fn into_opened(self) -> Opened {
        self.opened
    }
}

/// Makes a second run: work for a worker thread.
pub fn run_beside(request: BesideRequest, job: &Job) -> Result<BesideRun, Words> {
    let opened = match request.making {
        Making::Again(request) => rerun(*request, job)?,
        Making::Changed(lesson) => {
            let source = Source::Made { name: lesson.id.clone(), lesson: Arc::new(*lesson) };
            prepare(source, &[], job)?
        }
    };
    if job.is_stopped() {
        return Err(Words::of(Texts::told_stopped));
    }
    let other = (opened.tree(), &*opened.loaded().subject);
    let matching = matching((&request.tree, &*request.subject), other, &request.played);
    let trace = opened.replay().trace();
    let parting = RunParting::of(&request.trace, trace, &matching);
    let steps = StepsBeside::of(&request.trace, trace, &matching);
    Ok(BesideRun { opened, steps, matching, parting })
}

/// Maps the nodes of two trees to each other: by their names in a diagram, else by the moves that
/// lead there. If a move has been `played`, one root is a child of the other.
fn matching(
    (tree, subject): (&Arc<Tree>, &dyn Subject),
    (other, like): (&Arc<Tree>, &dyn Subject),
    played: &[SetupChange],
) -> Matching {
    if Arc::ptr_eq(tree, other) {
        return Matching::SAME;
    }
    let mut root = Some(NodeId::ROOT);
    for change in played {
        let moves = match change {
            SetupChange::Play(mv) => std::slice::from_ref(mv),
            SetupChange::After { moves, .. } => moves,
            _ => {
                root = None;
                break;
            }
        };
        root = moves.iter().fold(root, |at, mv| {
            let mut children = tree.children(at?);
            children.find(|&child| subject.id(tree, child) == *mv)
        });
    }
    let roots = root.map(|root| (root, NodeId::ROOT));
    if subject.names_nodes() {
        let is_same = |one, two| subject.id(tree, one) == like.id(other, two);
        return Matching::of(tree, other, roots, is_same);
    }
    let is_same = |one: NodeId, two: NodeId| tree.node(one).mv == other.node(two).mv;
    Matching::of(tree, other, roots, is_same)
}
