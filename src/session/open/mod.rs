//! An open lesson: its tree, a recorded run, and the position of the replay.

mod review;

pub use review::Review;

use std::sync::Arc;

use shogi_core::PieceKind;
use shunsai::Position;

use super::job::Job;
use super::navigation::Navigation;
use super::new_text::{log_lesson, tree_lesson};
use super::source::Source;
use claim::ClaimOracle;
use eval::{GameEvaluation, OthelloEvaluation};
use formats::tree_text::{is_tree, parse_tree};
use language::{Language, Say, Texts, Words, signed};
use lesson::{Hidden, MOST_COMPARED, Projection, QuestionPlan, Telling, Transpositions};
use review::Reviewed;
use scenario::{
    Lesson, Loaded, MAX_NODES, Shipped, SubjectSetup, TreeRun, build, build_logged, load_watched,
    shipped,
};
use score::Score;
use search::Algorithm;
use subject::{JudgedLog, Remedy};
use trace::{EventKind, Replay, StopCondition, Timeline, Trace, stop_steps};
use tree::layout::Layout;
use tree::{Kind, NodeId, Tree};

#[derive(Clone, Debug)]
pub struct Opened {
    source: Source,
    loaded: Loaded,
    algorithm: Algorithm,
    replay: Replay,
    timeline: Arc<Timeline>,
    layout: Arc<Layout>,
    extent: (Score, Score),
    /// The transpositions that the run reaches, if its nodes are positions.
    transpositions: Option<Arc<Transpositions>>,
    /// What must not be shown yet.
    hidden: Hidden,
    /// Whether its step is covered.
    hides_step: bool,
    /// The run one step earlier, while steps are covered; only that much of the tree may be shown.
    before: Option<Box<Replay>>,
    telling: Telling,
    /// While the future is hidden: the step, and the notable steps up to it.
    past: Option<(usize, Arc<Timeline>)>,
    /// The run at its end.
    end: Arc<Replay>,
    reviewed: Arc<Reviewed>,
    /// The stops while watching; `None`: where the lesson has words of its own.
    stop_list: Option<Arc<Vec<usize>>>,
    cap: usize,
    /// Smaller trees to offer if the tree is unfinished.
    remedies: Vec<(Remedy, SubjectSetup)>,
}

/// Reads a lesson and runs its first algorithm: work for a worker thread.
///
/// `bytes` are the contents of the source; shipped lessons need none.
pub fn prepare(source: Source, bytes: &[u8], job: &Job) -> Result<Opened, Words> {
    let name = source.name();
    let text = match &source {
        Source::Shipped(id) => shipped()
            .iter()
            .find(|shipped| shipped.id == *id)
            .map(Shipped::text)
            .ok_or_else(|| Words::of(|texts| texts.lessons_files_no_such(&name)))?,
        Source::File(_) | Source::Text { .. } => utf8(&name, bytes)?,
        Source::Made { lesson, .. } => {
            let loaded = build((**lesson).clone(), job.watch())?;
            return first_run(source, loaded, job);
        }
    };
    let is_lesson = matches!(source, Source::Shipped(_)) || !is_tree(text);
    let loaded = if is_lesson {
        load_watched(&name, text, job.watch())?
    } else {
        build(lesson_of_tree(&source, text)?, job.watch())?
    };
    first_run(source, loaded, job)
}

fn lesson_of_tree(source: &Source, text: &str) -> Result<Lesson, Words> {
    let name = source.name();
    let read = parse_tree(text).map_err(|error| error.words().at(&name))?;
    let stem = source.stem().unwrap_or_default();
    let is_plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let id: String = stem.chars().filter(is_plain).take(50).collect();
    let id = if id.is_empty() { "my-tree".to_owned() } else { id };
    let title = match stem.chars().take(50).collect::<String>() {
        empty if empty.trim().is_empty() => Words::of(Texts::make_pasted_title),
        stem => Words::same(stem),
    };
    Ok(tree_lesson(id, title, read))
}

/// Opens the log of another program's search as a lesson: work for a worker thread.
pub fn prepare_log(source: &Source, log: &str, job: &Job) -> Result<Opened, Words> {
    let lesson = log_lesson(log, &source.stem().unwrap_or_default());
    let (file, name) = (source.name(), lesson.id.clone());
    let made = Source::Made { name, lesson: Arc::new(lesson.clone()) };
    let loaded = build_logged(&file, log, lesson, job.watch())?;
    first_run(made, loaded, job)
}

pub fn utf8<'b>(name: &str, bytes: &'b [u8]) -> Result<&'b str, Words> {
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

/// A request to run an open lesson again, for a worker. It copies nothing of the current run.
#[derive(Debug)]
pub struct RerunRequest {
    source: Source,
    loaded: Loaded,
    /// The current tree, and the layout of its nodes.
    shown: (Arc<Tree>, Arc<Layout>),
    algorithm: Algorithm,
}

/// Runs another algorithm on a loaded lesson: work for a worker thread.
///
/// # Errors
/// One sentence, if the run is too large, or if it was stopped.
pub fn rerun(request: RerunRequest, job: &Job) -> Result<Opened, Words> {
    let RerunRequest { source, loaded, shown: (tree, layout), algorithm } = request;
    let run = loaded.run(algorithm, job.watch())?;
    if job.is_stopped() {
        return Err(Words::of(Texts::told_stopped)); // Nobody waits for it.
    }
    // An unchanged tree keeps its layout.
    let layout =
        if Arc::ptr_eq(&tree, &run.tree) { layout } else { Arc::new(Layout::of(run.tree.flat())) };
    Ok(opened(source, loaded, algorithm, layout, run).with_cap(job.cap()))
}

fn run(source: Source, loaded: Loaded, algorithm: Algorithm, job: &Job) -> Result<Opened, Words> {
    let run = loaded.run(algorithm, job.watch())?;
    let layout = Arc::new(Layout::of(run.tree.flat()));
    Ok(opened(source, loaded, algorithm, layout, run).with_cap(job.cap()))
}

/// A run at its beginning. Its end is computed here, on the worker, so that the window never waits.
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
    let replay = Replay::new(tree, trace);
    let mut end = replay.clone();
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
        reviewed: Arc::default(),
        stop_list: None,
        cap: MAX_NODES,
        remedies: Vec::new(),
    }
}

/// The smallest and the largest value of any leaf.
fn extent(tree: &Tree) -> (Score, Score) {
    let leaves = tree.graph().node_weights();
    leaves
        .filter(|node| node.kind == Kind::Leaf && !node.value.is_mate())
        .fold((Score::MAX, Score::MIN), |(least, most), node| {
            (least.min(node.value), most.max(node.value))
        })
}

impl Opened {
    /// Sets the cap of `cap` nodes. If the tree is unfinished, this computes, on the worker,
    /// smaller trees that would fit.
    fn with_cap(self, cap: usize) -> Self {
        let remedies = if self.tree().is_finished() {
            Vec::new()
        } else {
            self.loaded.lesson.subject.remedies(cap)
        };
        Self { cap, remedies, ..self }
    }

    /// Smaller trees to offer if the tree is unfinished; each is very likely to fit.
    pub fn remedies(&self) -> &[(Remedy, SubjectSetup)] {
        &self.remedies
    }

    /// The most nodes that its tree may have.
    pub fn cap(&self) -> usize {
        self.cap
    }

    /// The lesson with another run of its tree, at the beginning: to see how a changed trace would
    /// look.
    #[must_use]
    pub fn with_trace(&self, trace: Trace) -> Self {
        opened(
            self.source.clone(),
            self.loaded.clone(),
            self.algorithm,
            self.layout.clone(),
            TreeRun { tree: self.tree().clone(), trace: Arc::new(trace) },
        )
    }

    /// What makes the same run once more, at its beginning: work for a worker thread.
    pub fn copier(&self) -> impl Fn() -> Self + Send + Sync + 'static {
        let (source, loaded, algorithm) =
            (self.source.clone(), self.loaded.clone(), self.algorithm);
        let layout = self.layout.clone();
        let run = TreeRun { tree: self.tree().clone(), trace: self.replay.trace().clone() };
        move || opened(source.clone(), loaded.clone(), algorithm, layout.clone(), run.clone())
    }

    /// A request to run another algorithm on this lesson.
    pub fn rerun_request(&self, algorithm: Algorithm) -> RerunRequest {
        RerunRequest {
            source: self.source.clone(),
            loaded: self.loaded.clone(),
            shown: (self.tree().clone(), self.layout.clone()),
            algorithm,
        }
    }

    fn review(&self) -> Review {
        Review {
            loaded: self.loaded.clone(),
            algorithm: self.algorithm,
            tree: self.tree().clone(),
            trace: self.replay.trace().clone(),
            timeline: self.timeline.clone(),
            reviewed: self.reviewed.clone(),
        }
    }

    /// The review of this run, if nobody has asked for it yet.
    pub(crate) fn unasked_review(&self) -> Option<Review> {
        (!self.reviewed.asked()).then(|| self.review())
    }

    /// The questions to ask before each step is shown.
    pub fn plan(&self) -> &QuestionPlan {
        if self.reviewed.plan.get().is_none() {
            self.review().plan();
        }
        self.reviewed.plan.get_or_init(QuestionPlan::default)
    }

    /// The number of claims that its steps make, all proved from the values of the leaves alone;
    /// `None` as long as they are not, or if the run has more than 20,000 steps.
    pub fn claims_proved(&self) -> Option<u64> {
        self.reviewed.claims.get().copied().flatten()
    }

    /// Whether it was made of a tree that is given as text, and not of a lesson.
    pub(crate) fn is_of_tree(&self) -> bool {
        matches!(self.source, Source::Text { .. })
            && self.loaded.text.is_none()
            && self.loaded.log.is_none()
    }

    pub fn source(&self) -> &Source {
        &self.source
    }

    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// What one pawn, one disc, one legal move or a win is worth, as a clause about the values of
    /// this lesson; `None` where values are not made of any of these.
    pub fn unit(&self, language: Language) -> Option<String> {
        let (texts, loaded) = (language.texts(), self.loaded());
        if let Some(winner) = loaded.subject.asked_winner() {
            let value = signed(Score(winner.sign())).to_string();
            return Some(texts.window_win(loaded.subject.side(winner, language), value));
        }
        if loaded.subject.is_about_mate() {
            return Some(texts.window_no_mate());
        }
        let pawn = loaded.shogi.as_ref();
        let pawn = pawn.map(|shogi| {
            let evaluation = shogi.valuation().evaluation;
            match (evaluation.pawn(), evaluation.values().hand(PieceKind::Pawn)) {
                (pawn, hand) if pawn == hand => texts.window_pawn(pawn),
                (pawn, hand) => texts.window_pawn_in_hand(hand, pawn),
            }
        });
        pawn.or_else(|| match loaded.subject.othello()?.evaluation() {
            OthelloEvaluation::Mobility => Some(texts.window_mobility()),
            discs => Some(texts.window_disc(discs.unit())),
        })
    }

    /// The shogi position at a node of the current tree, if it has one.
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let shogi = self.loaded.shogi.as_ref()?;
        Some(shogi.position(self.tree(), node))
    }

    pub fn tree(&self) -> &Arc<Tree> {
        self.replay.tree()
    }

    /// The names of the moves that lead to a node.
    pub(crate) fn way_to(&self, node: NodeId) -> Vec<String> {
        let subject = &self.loaded.subject;
        self.tree().path(node)[1..].iter().map(|&id| subject.id(self.tree(), id)).collect()
    }

    /// The node that moves of these names lead to.
    pub(crate) fn node_at(&self, way: &[String]) -> Option<NodeId> {
        let (tree, subject) = (self.tree(), &self.loaded.subject);
        way.iter().try_fold(NodeId::ROOT, |at, name| {
            tree.children(at).find(|&child| subject.id(tree, child) == *name)
        })
    }

    /// The run at this step, or at its last one if it has fewer.
    #[must_use]
    pub fn at_step(mut self, step: usize) -> Self {
        self.replay.seek(step);
        self
    }

    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// What proves the claims of its steps, before the first one: all of them have to. A log may say of
    /// a leaf what its tree does not.
    pub fn claim_oracles(&self) -> Vec<ClaimOracle> {
        let (tree, trace) = (Arc::clone(self.tree()), Arc::clone(self.replay.trace()));
        let oracle = ClaimOracle::new(tree, trace, self.algorithm);
        let known = self.log().map(|_| oracle.clone().by_tree());
        [oracle].into_iter().chain(known).collect()
    }

    /// The run at the current step.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The run at its end, with the search's results on the tree.
    pub fn end(&self) -> &Arc<Replay> {
        &self.end
    }

    /// The positions of all its nodes.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Assigns the run to the saved lesson.
    pub(super) fn saved(&mut self, source: Source, lesson: Lesson, text: Option<&str>) {
        self.loaded.text = text.map(Arc::from);
        let algorithms = lesson.algorithms.iter();
        self.loaded.algorithms = algorithms.filter_map(|id| id.parse().ok()).collect();
        self.loaded.lesson = lesson;
        self.source = source;
    }

    /// The smallest and the largest value of any leaf.
    pub fn extent(&self) -> (Score, Score) {
        self.extent
    }

    /// Whether the lesson's stops are about this run.
    pub fn is_main_run(&self) -> bool {
        self.loaded.algorithms.first() == Some(&self.algorithm)
    }

    /// The number of events so far.
    pub fn step(&self) -> usize {
        self.replay.step()
    }

    pub fn last_step(&self) -> usize {
        self.replay.last_step()
    }

    /// The part of the run that may be seen at the current step, in `language`.
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
            .judged(self.log())
    }

    /// The log that the run comes from, if another program has written it.
    pub fn log(&self) -> Option<&JudgedLog> {
        self.loaded.log.as_deref().filter(|_| self.is_main_run())
    }

    pub(super) fn tell(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// The part of the run that may be seen at its end.
    pub fn projection_at_end(&self, language: Language) -> Projection<'_> {
        let subject = &*self.loaded.subject;
        Projection::new(&self.end, &self.timeline, self.algorithm, subject, language)
            .judged(self.log())
    }

    /// The same, told as the user has chosen.
    pub(super) fn told_at_end(&self, language: Language) -> Projection<'_> {
        self.projection_at_end(language).telling(self.telling)
    }

    /// The positions that the run reaches by more than one path; `None` if the nodes are not
    /// positions.
    pub fn transpositions(&self) -> Option<&Transpositions> {
        self.transpositions.as_deref()
    }

    pub(crate) fn seek(&mut self, step: usize) {
        self.replay.seek(step);
    }

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

    /// Steps at least once, and on until the depth is at most `most` of the current one.
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

impl Opened {
    /// The notable steps, as far as they may be known.
    pub fn timeline(&self) -> &Timeline {
        let past = self.past.as_ref();
        past.map_or(&self.timeline, |(_, timeline)| timeline)
    }

    pub(crate) fn hide(&mut self, hidden: Hidden) {
        let (step, last) = (self.step(), self.past.take());
        if hidden.future {
            let last = last.filter(|&(at, _)| at == step);
            let past = || Timeline::until(self.tree(), self.replay.trace(), step);
            self.past = Some(last.unwrap_or_else(|| (step, Arc::new(past()))));
        }
        // In Predict, the current step has already been told.
        let is_covered = hidden.step && !hidden.future && step > 0;
        if is_covered {
            let before = self.before.get_or_insert_with(|| Box::new(self.replay.clone()));
            before.seek(step - 1);
        } else if hidden.all_but.is_none() {
            self.before = None;
        }
        self.hides_step = is_covered;
        self.hidden = hidden;
    }
}

impl Opened {
    /// The lesson's own words for a step.
    pub fn stop_at(&self, step: usize) -> Option<&scenario::Stop> {
        let number = self.stops().position(|stop| stop == step)?;
        self.loaded.lesson.stops.get(number)
    }

    /// The words for the current step besides its sentence: the lesson's own, and, in a log, what
    /// is wrong with it.
    pub fn words_here(&self, language: Language) -> Option<String> {
        let language = self.loaded.subject.language(language);
        let own = self.stop_at(self.step()).map(|stop| stop.words.told(language).into_owned());
        let wrong = self.log().and_then(|_| self.projection(language).fault_words());
        let words: Vec<_> = own.into_iter().chain(wrong).collect();
        (!words.is_empty()).then(|| words.join("\n"))
    }

    /// The next step of interest: of the run, or of the lesson.
    pub fn next_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step > at).min();
        stops.into_iter().chain(self.timeline.next(at)).min()
    }

    /// The previous step of interest: of the run, or of the lesson.
    pub fn previous_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step < at).max();
        stops.into_iter().chain(self.timeline.previous(at)).max()
    }

    /// The steps at which the lesson has words of its own; none while the future is hidden: the
    /// words of one step may reveal another.
    pub fn stops(&self) -> impl Iterator<Item = usize> {
        let stops = if self.is_main_run() && !self.hidden.future {
            self.loaded.stop_steps.as_slice()
        } else {
            &[]
        };
        stops.iter().copied()
    }

    /// Whether the lesson has words of its own for a step, hidden or not.
    pub(crate) fn has_words_at(&self, step: usize) -> bool {
        self.is_main_run() && self.loaded.stop_steps.contains(&step)
    }

    /// The nodes that this step tells of, if nothing is asked before it is shown.
    pub(crate) fn told_unasked(&self) -> Option<[NodeId; 2]> {
        let happened = self.replay.what_happened()?;
        let is_asked = self.plan().covered(self.step() - 1).is_some();
        (!is_asked).then(|| [happened.node, happened.child.unwrap_or(happened.node)])
    }

    /// The question that the covered step answers, with its choices.
    pub fn covered_question(&self, language: Language) -> Option<String> {
        let before = self.before.as_deref().filter(|_| self.hides_step)?;
        let kind = self.plan().covered(before.step())?;
        let subject = &*self.loaded.subject;
        let seen = Projection::new(before, self.timeline(), self.algorithm, subject, language);
        let seen = seen.comparing(self.transpositions.as_deref()).telling(self.telling);
        let asked = seen.prediction(&[kind].into())?;
        let choices = asked.choices().iter().map(|&choice| seen.choice_words(&asked, choice));
        let choices: Vec<_> = choices.collect();
        let ask = seen.ask(&asked);
        let texts = language.texts();
        Some(if choices.is_empty() {
            ask
        } else {
            texts.predict_ask_of_choices(ask, choices.join(&texts.predict_or()))
        })
    }

    /// The stops of the run while watching.
    pub fn stop_list(&self) -> &[usize] {
        match &self.stop_list {
            Some(list) => list,
            None if self.is_main_run() => &self.loaded.stop_steps,
            None => &[],
        }
    }

    /// The event of a step and its node; `None` at step 0 and beyond the last.
    pub fn event_at(&self, step: usize) -> Option<(EventKind, NodeId)> {
        let record = self.replay.trace().records().get(step.checked_sub(1)?)?;
        Some((record.kind, record.node))
    }

    /// The steps of the whole run that meet any of the conditions, in order.
    pub fn steps_where(&self, conditions: &[StopCondition]) -> Vec<usize> {
        let found = stop_steps(self.tree(), self.replay.trace(), conditions);
        let mut steps: Vec<_> = found.into_iter().map(|stop| stop.step).collect();
        steps.dedup();
        steps
    }

    /// Whether the current step is a stop.
    pub fn is_at_stop(&self) -> bool {
        self.stop_list().contains(&self.step())
    }

    /// Sets the stops of the run; `None`: where the lesson has words of its own.
    pub(crate) fn stop_at_steps(&mut self, steps: Option<Arc<Vec<usize>>>) {
        self.stop_list = steps;
    }

    /// Resolves a user's name of a step, such as `cut:カ`.
    ///
    /// # Errors
    /// One sentence: what was found, and what was expected.
    pub fn step_named(&self, name: &str) -> Result<usize, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded.subject);
        scenario::step_named(name, self.replay.trace(), tree, subject)
    }
}
