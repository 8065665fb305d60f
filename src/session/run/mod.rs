//! Running a lesson: its steps, playing, the selected node, and the drawn part of the tree.

mod folds;
mod masks;
#[cfg(test)]
mod tests;

pub(crate) use folds::plain_outline;

use std::collections::BTreeSet;
use std::sync::Arc;

use super::effect::{Effect, Reply, Work};
use super::history::{History, Travel};
use super::job::Job;
use super::message::Messages;
use super::navigation::Navigation;
use super::open::{Opened, rerun};
use super::source::Source;
use folds::Folds;
use language::{Language, Words};
use lesson::{Telling, find};
use scenario::Lesson;
use search::Algorithm;
use tree::layout::Layout;
use tree::{Group, NodeId, Outline};

/// Commands to the run of a lesson, besides [navigation](Navigation).
#[derive(Clone, Debug, PartialEq)]
pub enum RunCommand {
    /// Runs another algorithm on the lesson's tree.
    SetAlgorithm(Algorithm),
    TogglePlay,
    SetSpeed(Speed),
    /// This many seconds have passed.
    Tick(f32),
    /// Shows a node instead of the one where the search is; the tree does not move.
    Select(Option<NodeId>),
    /// Shows the target of a search, in the middle of the view.
    Centre(NodeId),
    /// Shows or hides the answer to a question.
    Reveal(usize),
    /// Shows the next node with this name, or the one at the end of these moves.
    Find(String),
    /// Undoes or redoes the last move through the run.
    Travel(Travel),
    /// Brings the whole tree into view.
    Fit,
    /// Draws the whole tree, or only the places of interest.
    ToggleWhole,
    /// Folds a node, or unfolds it.
    Fold(NodeId),
    /// Draws some more of a group one by one.
    Show(Group),
    /// Toggles whether the tree moves along with the search.
    ToggleFollow,
    /// Toggles whether equal positions are joined in the tree.
    ToggleJoins,
    /// Toggles whether nodes show their types (PV, CUT, ALL).
    ToggleTypes,
    /// Toggles whether values and words are covered until they are asked for.
    ToggleMasks,
    /// Uncovers the step, and the value of the shown node.
    Uncover,
    /// What the forward key of a clicker does: it uncovers the step, or goes one on; at the end it
    /// says which lesson is next, and then opens it.
    Onward,
    UncoverNotes,
    /// Shows the board after so many moves of the playout of this step.
    PlayOn(usize),
}

/// What has happened that the window follows with what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ViewEvent {
    /// The whole tree comes into view.
    Fit,
    /// The selected node comes into view, or where the search is.
    Reveal,
    /// The shown node was searched for, and comes to the middle.
    Centre,
    /// The panel of the study mode comes to the front.
    Study,
    /// The comparison comes to the front.
    Compare,
}

/// A place in a run, for undo and redo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NavigationPoint {
    step: usize,
    selection: Option<NodeId>,
}

/// The open lesson, and how it is viewed.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that a person switches, or does"
)]
pub struct LessonRun {
    open: Option<Opened>,
    job: Option<Job>,
    /// The step of it to show.
    resume_at: usize,
    selection: Option<NodeId>,
    playing: bool,
    speed: Speed,
    /// Seconds of play since the last step.
    waited: f32,
    revealed: BTreeSet<usize>,
    follow: bool,
    joins: bool,
    types: bool,
    /// What the window has not followed yet.
    events: BTreeSet<ViewEvent>,
    /// Whether the user requested the last fit: then the whole tree is shown, however small.
    fits_exactly: bool,
    history: History<NavigationPoint>,
    /// Whether the last move was a single step: further ones are undone with it.
    stepping: bool,
    folds: Folds,
    outline: Arc<Outline>,
    outline_layout: Arc<Layout>,
    /// Goes up whenever another part of the tree is drawn.
    outline_version: u64,
    finding: Option<String>,
    missing: Option<String>,
    /// What has been uncovered; `None` unless values and words are covered at first.
    masks: Option<masks::Masks>,
    /// Whether the whole run is covered and cannot be uncovered.
    blind: bool,
    walked: WalkedSteps,
    /// Whether playing pauses at the stops.
    pauses: bool,
    /// The step of a playout, and how many of its moves the board shows.
    played_on: (usize, usize),
}

impl Default for LessonRun {
    fn default() -> Self {
        Self {
            open: None,
            job: None,
            resume_at: 0,
            selection: None,
            playing: false,
            speed: Speed::default(),
            waited: 0.0,
            revealed: BTreeSet::new(),
            follow: true,
            joins: false,
            types: false,
            events: BTreeSet::new(),
            fits_exactly: false,
            history: History::default(),
            stepping: false,
            folds: Folds::default(),
            outline: Arc::new(Outline::whole()),
            outline_layout: Arc::default(),
            outline_version: 0,
            finding: None,
            missing: None,
            masks: None,
            blind: false,
            walked: WalkedSteps::default(),
            pauses: true,
            played_on: (0, 0),
        }
    }
}

impl LessonRun {
    /// Carries out a command; `language` is that of the names of nodes.
    pub(super) fn update(&mut self, command: RunCommand, language: Language) -> Option<Effect> {
        match command {
            RunCommand::SetAlgorithm(algorithm) => return self.set_algorithm(algorithm),
            RunCommand::TogglePlay => self.toggle_play(),
            RunCommand::SetSpeed(speed) => self.speed = speed,
            RunCommand::Tick(seconds) => self.tick(seconds),
            RunCommand::Select(node) => self.select(node),
            RunCommand::Centre(node) => self.centre(node),
            RunCommand::Reveal(question) => {
                if !self.revealed.insert(question) {
                    self.revealed.remove(&question);
                }
            }
            RunCommand::Find(query) => return self.find(query, language),
            RunCommand::Travel(travel) => self.travel(travel),
            RunCommand::Fit => self.fit(true),
            RunCommand::ToggleWhole => {
                if let Some(open) = &self.open {
                    self.folds.toggle_whole(open);
                    self.fit(false);
                }
            }
            RunCommand::Fold(node) => {
                if let Some(open) = &self.open {
                    self.folds.toggle(&self.outline, open.tree(), node);
                }
            }
            RunCommand::Show(group) => self.folds.show(group),
            RunCommand::ToggleFollow => self.follow = !self.follow,
            RunCommand::ToggleJoins => self.joins = !self.joins,
            RunCommand::ToggleTypes => self.types = !self.types,
            RunCommand::ToggleMasks => self.toggle_masks(),
            RunCommand::Uncover => self.uncover(),
            // The whole session knows what comes next.
            RunCommand::Onward => {}
            RunCommand::UncoverNotes => self.uncover_notes(),
            RunCommand::PlayOn(plies) => {
                let step = self.open.as_ref().map(|open| open.replay().step());
                self.played_on = (step.unwrap_or_default(), plies);
            }
        }
        None
    }

    pub(super) fn go(&mut self, navigation: Navigation) {
        if navigation != Navigation::Next {
            self.playing = false;
        }
        let before = self.point();
        let Some(open) = &mut self.open else {
            return;
        };
        open.go(navigation);
        if navigation.is_walking() {
            self.walked.stand_at(open);
        }
        self.selection = None;
        if navigation.looks_for(self.follow) {
            self.happens(ViewEvent::Centre);
        }
        self.remember(before, navigation.is_step());
    }

    pub(super) fn happens(&mut self, event: ViewEvent) {
        self.events.insert(event);
    }

    /// What has happened since the last call.
    pub(super) fn take_events(&mut self) -> BTreeSet<ViewEvent> {
        std::mem::take(&mut self.events)
    }

    /// Brings the whole tree into view: `exactly`, or so that it can be read.
    fn fit(&mut self, exactly: bool) {
        self.fits_exactly = exactly;
        self.happens(ViewEvent::Fit);
    }

    fn toggle_play(&mut self) {
        self.waited = 0.0;
        let before = self.point();
        let Some(open) = &mut self.open else {
            return;
        };
        if !self.playing && open.replay().step() == open.replay().last_step() {
            open.seek(0);
        }
        self.playing = !self.playing;
        self.remember(before, false);
    }

    fn tick(&mut self, seconds: f32) {
        if !self.playing {
            return;
        }
        self.waited += seconds;
        let pause = self.speed.seconds_a_step();
        while self.playing && self.waited >= pause {
            self.waited -= pause;
            self.go(Navigation::Next);
            let stops = self.pauses && self.open.as_ref().is_some_and(Opened::is_at_stop);
            self.playing = self.open.is_some() && !self.is_at_end() && !stops;
        }
    }

    /// Sets the stops of the run (`None`: where the lesson has words of its own), and whether
    /// playing pauses there.
    pub(super) fn stop_at_steps(&mut self, steps: Option<Arc<Vec<usize>>>, pauses: bool) {
        self.pauses = pauses;
        if let Some(open) = &mut self.open {
            open.stop_at_steps(steps);
        }
    }

    /// How many moves of the playout of a step the board shows.
    pub(super) fn plies_played_on(&self, step: usize) -> usize {
        let (of, plies) = self.played_on;
        if of == step { plies } else { 0 }
    }

    pub(super) fn pause(&mut self) {
        self.playing = false;
    }

    pub(super) fn deselect(&mut self) {
        let before = self.point();
        self.selection = None;
        self.happens(ViewEvent::Reveal); // The search may be far from the view.
        self.remember(before, false);
    }

    fn select(&mut self, node: Option<NodeId>) {
        let before = self.point();
        self.unfold_to(node);
        self.selection = node;
        self.remember(before, false);
    }

    fn centre(&mut self, node: NodeId) {
        self.select(Some(node));
        self.happens(ViewEvent::Centre);
    }

    /// Unfolds the path to a node that should be seen.
    fn unfold_to(&mut self, node: Option<NodeId>) {
        if let (Some(open), Some(node)) = (&self.open, node) {
            self.folds.unfold_to(open.tree(), node);
        }
    }

    /// The current place, for [`RunCommand::Travel`].
    fn point(&self) -> Option<NavigationPoint> {
        Some(NavigationPoint {
            step: self.open.as_ref()?.replay().step(),
            selection: self.selection,
        })
    }

    /// Records the place before a move; a series of steps counts as one move.
    fn remember(&mut self, before: Option<NavigationPoint>, is_step: bool) {
        let Some(before) = before.filter(|_| before != self.point()) else {
            return;
        };
        if is_step && self.stepping {
            self.history.forget_undone();
        } else {
            self.history.leave(before);
        }
        self.stepping = is_step;
    }

    fn travel(&mut self, travel: Travel) {
        let Some(here) = self.point() else {
            return;
        };
        if let (Some(there), Some(open)) = (self.history.travel(travel, here), &mut self.open) {
            self.stepping = false;
            open.seek(there.step);
            self.selection = there.selection;
            self.playing = false;
            if self.selection.is_some() {
                self.happens(ViewEvent::Reveal);
            }
        }
    }

    fn find(&mut self, query: String, language: Language) -> Option<Effect> {
        let open = self.open.as_ref()?;
        self.finding = Some(query.clone());
        self.missing = None;
        let (tree, subject) = (open.tree().clone(), open.loaded().subject.clone());
        let (of, after) = ((query, open.source().clone()), self.selection);
        let work = Work::new(
            of,
            move |(query, _)| Ok(find(&tree, &*subject, query, after, language)),
            Reply::Found,
        );
        Some(Effect::Work(work))
    }

    /// Shows the result of a worker's search.
    pub(super) fn found(
        &mut self,
        query: &str,
        source: &Source,
        node: Result<Option<NodeId>, Words>,
        messages: &mut Messages,
    ) {
        if self.finding.as_deref() != Some(query) {
            return; // Another request has replaced this one.
        }
        self.finding = None;
        let node = match node {
            Ok(node) if self.source() == Some(source) => node,
            Ok(_) => return,
            Err(why) => return messages.error(why),
        };
        let is_known = |&node: &NodeId| {
            let open = self.open.as_ref();
            open.is_some_and(|open| {
                let seen = open.projection(Language::Ja);
                !seen.hides_future() || seen.is_known(node)
            })
        };
        if let Some(node) = node.filter(is_known) {
            self.centre(node);
            messages.clear();
        } else {
            self.missing = Some(query.to_owned());
        }
    }

    /// Determines the part of the tree to draw at this step, and lays it out if it has changed.
    ///
    /// `overlaid` are the nodes of a line drawn over the tree; they are included.
    pub(super) fn draw_outline(&mut self, overlaid: &[NodeId]) {
        let Some(open) = &self.open else {
            return;
        };
        // A whole tree looks the same at every step.
        if !self.folds.has_changed(open) && self.folds.is_whole(open) {
            return;
        }
        let outline = self.folds.outline(open, self.selection, overlaid);
        let is_whole = outline.is_whole();
        if *self.outline == outline
            && (!is_whole || Arc::ptr_eq(&self.outline_layout, open.layout()))
        {
            return;
        }
        self.outline_layout = if is_whole {
            open.layout().clone()
        } else {
            Arc::new(Layout::of_outline(&outline, open.tree()))
        };
        self.outline = Arc::new(outline);
        self.outline_version += 1;
    }
}

/// The steps that the user has visited by walking through the run, not by jumping.
#[derive(Debug, Default)]
pub(super) struct WalkedSteps {
    /// The stops, as steps of the lesson's own run.
    stops: BTreeSet<usize>,
    /// Whether the user has reached the end.
    end: bool,
}

impl WalkedSteps {
    /// How many stops the user has visited.
    pub(super) fn stops(&self) -> usize {
        self.stops.len()
    }

    pub(super) fn has_ended(&self) -> bool {
        self.end
    }

    /// Records a visit to the current step of `open`.
    pub(super) fn stand_at(&mut self, open: &Opened) {
        let step = open.replay().step();
        self.end |= step == open.replay().last_step();
        if open.has_words_at(step) {
            self.stops.insert(step);
        }
    }
}

score::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Speed as label {
        /// Two seconds a step.
        Slow = "×0.5",
        /// One second a step.
        #[default]
        Normal = "×1",
        /// A third of a second a step.
        Fast = "×3",
        /// Twenty steps a second.
        Fastest = "×20",
    }
}

impl Speed {
    pub const fn seconds_a_step(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.33,
            Self::Fastest => 0.05,
        }
    }

    /// The next faster speed, wrapping around to the slowest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Fastest,
            Self::Fastest => Self::Slow,
        }
    }
}

impl LessonRun {
    pub(crate) fn open(&self) -> Option<&Opened> {
        self.open.as_ref()
    }

    pub(crate) fn source(&self) -> Option<&Source> {
        self.open.as_ref().map(Opened::source)
    }

    /// Whether the run is at its last step; false if no lesson is open.
    pub(crate) fn is_at_end(&self) -> bool {
        let replay = self.open.as_ref().map(Opened::replay);
        replay.is_some_and(|replay| replay.step() == replay.last_step())
    }

    /// How many stops of the open lesson the user has visited, and how many there are.
    pub fn walked_stops(&self) -> (usize, usize) {
        let stops = |open: &Opened| open.loaded().stop_steps.len();
        (self.walked.stops(), self.open.as_ref().map_or(0, stops))
    }

    /// Whether the user has completed the lesson: visited every stop, or, if it has none, stepped
    /// to its end.
    pub(crate) fn walked_steps(&self) -> &BTreeSet<usize> {
        &self.walked.stops
    }

    /// Records stops that were visited before the lesson was opened again.
    pub(crate) fn walk_again(&mut self, stops: &BTreeSet<usize>) {
        let Some(open) = &self.open else { return };
        let stops = stops.iter().filter(|&&step| open.has_words_at(step));
        self.walked.stops.extend(stops);
    }

    pub(crate) fn is_walked(&self) -> bool {
        match self.walked_stops() {
            (_, 0) => self.walked.has_ended(),
            (walked, stops) => walked == stops,
        }
    }

    /// The node that board and card show: the selected one, else the one where the search is.
    pub(crate) fn focus(&self) -> Option<NodeId> {
        let cursor = self.open.as_ref()?.replay().cursor();
        self.selection.or(cursor).or(Some(NodeId::ROOT))
    }

    pub(crate) fn can_travel(&self, travel: Travel) -> bool {
        self.history.can_travel_by(travel)
    }

    /// The clicked node; if `None`, the node where the search is shown.
    pub fn selection(&self) -> Option<NodeId> {
        self.selection
    }

    /// Whether the run is advancing by itself.
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Shows the answer to a question.
    pub(super) fn reveal(&mut self, question: usize) {
        self.revealed.insert(question);
    }

    pub(super) fn hide_answers(&mut self) {
        self.revealed.clear();
    }

    /// Whether the answer to the question with this index is shown.
    pub fn is_revealed(&self, question: usize) -> bool {
        self.revealed.contains(&question)
    }

    /// Whether the tree moves along with the search.
    pub fn follows(&self) -> bool {
        self.follow
    }

    /// Whether nodes show their types.
    pub fn types(&self) -> bool {
        self.types
    }

    /// Whether equal positions are joined in the tree.
    pub fn joins(&self) -> bool {
        self.joins
    }

    /// Whether the user requested the last fit: then the whole tree is shown, however small its nodes
    /// are.
    pub fn fits_exactly(&self) -> bool {
        self.fits_exactly
    }

    /// The part of the tree that is drawn, and the positions of its slots.
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.outline_layout)
    }

    /// Changes whenever another part of the tree is drawn.
    pub fn outline_version(&self) -> u64 {
        self.outline_version
    }

    pub fn draws_whole(&self) -> bool {
        let open = self.open.as_ref();
        open.is_none_or(|open| self.folds.is_whole(open))
    }

    /// Whether a sheet determines the part of the tree that is drawn.
    pub fn draws_part(&self) -> bool {
        self.folds.draws_part()
    }

    /// The text being searched for.
    pub fn finding(&self) -> Option<&str> {
        self.finding.as_deref()
    }

    /// The text that was not found.
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}

impl LessonRun {
    pub(crate) fn open_lesson(&mut self, opened: Opened) {
        self.cancel();
        self.revealed.clear();
        self.fit(false);
        self.folds = Folds::default();
        self.walked = WalkedSteps::default();
        self.show(opened);
    }

    pub(super) fn show(&mut self, opened: Opened) {
        self.cover_again();
        self.open = Some(opened);
        self.selection = None;
        self.playing = false;
        self.history = History::default();
        self.stepping = false;
    }

    /// Puts the run at a step without a move of the user.
    pub(crate) fn stand_at(&mut self, step: usize) {
        self.playing = false;
        if let Some(open) = self.open.as_mut().filter(|open| open.step() != step) {
            open.seek(step);
        }
    }

    /// Selects a node without a click, and brings it into view.
    pub(crate) fn stand_on(&mut self, node: Option<NodeId>) {
        if node.is_some() && self.selection != node {
            self.happens(ViewEvent::Reveal);
        }
        self.selection = node;
    }

    /// Sets how the current run is narrated.
    pub(crate) fn tell(&mut self, telling: Telling) {
        if let Some(open) = &mut self.open {
            open.tell(telling);
        }
    }

    /// Renames the source of the lesson that came from `of`.
    pub(crate) fn lesson_saved(
        &mut self,
        of: &Source,
        source: &Source,
        lesson: &Lesson,
        text: Option<&str>,
    ) {
        if let Some(open) = &mut self.open
            && open.source() == of
        {
            open.saved(source.clone(), lesson.clone(), text);
        }
    }

    /// Selects the node that was selected before the tree was grown anew, by the path to it.
    pub(crate) fn reselect(&mut self, way: &[String], at_end: bool) {
        let Some(open) = &mut self.open else {
            return;
        };
        let found = open.node_at(way);
        if let Some(node) = found {
            let entered = open.timeline().entered(node).unwrap_or(0);
            open.seek(if at_end { usize::MAX } else { entered });
            self.folds.unfold(node);
        }
        self.selection = found;
        self.happens(ViewEvent::Reveal);
    }

    /// Selects the node at the end of a path, at the same step.
    pub(crate) fn reselect_at(&mut self, way: &[String]) {
        let step = self.open.as_ref().map_or(0, Opened::step);
        self.reselect(way, false);
        if let Some(open) = &mut self.open {
            open.seek(step);
        }
    }
}

impl LessonRun {
    pub(super) fn set_algorithm(&mut self, algorithm: Algorithm) -> Option<Effect> {
        self.cancel(); // Only the newest request counts.
        let other = |open: &&Opened| open.algorithm() != algorithm;
        let open = self.open.as_ref().filter(other)?;
        let job = Job::of_at_most(open.cap());
        self.job = Some(job.clone());
        self.resume_at = 0;
        let request = open.rerun_request(algorithm);
        let work = Work::new(job, |job| rerun(request, job).map(Box::new), Reply::Rerun);
        Some(Effect::Work(work))
    }

    /// The run being made.
    pub(crate) fn job(&self) -> Option<&Job> {
        self.job.as_ref()
    }

    /// Cancels the run being made.
    pub(crate) fn cancel(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// Takes over the run of another algorithm, or reports why there is none.
    pub(crate) fn rerun(
        &mut self,
        job: &Job,
        result: Result<Box<Opened>, Words>,
        messages: &mut Messages,
    ) {
        if self.job.take_if(|wanted| wanted == job).is_none() {
            return; // Another request has replaced this one.
        }
        match result {
            Ok(opened) => {
                let (step, algorithm) = (self.resume_at, opened.algorithm());
                let left = self.open.as_ref().is_some_and(|before| before.step() > step);
                self.show_other_run(opened.at_step(step));
                if left && step == 0 {
                    messages.info(Words::in_each(|language| {
                        language.texts().messages_other_steps(algorithm.name(language))
                    }));
                }
            }
            Err(text) => messages.error(text),
        }
    }

    /// Shows another run of the open lesson. If it has its own tree, selection and folds are mapped
    /// to it by the moves that lead there.
    fn show_other_run(&mut self, opened: Opened) {
        let before = self.open.as_ref().map(|open| open.tree().clone());
        let selection = self.selection;
        let tree = opened.tree().clone();
        self.show(opened);
        if let Some(before) = before.filter(|before| !Arc::ptr_eq(before, &tree)) {
            let same = |id: NodeId| tree.like(&before, id);
            self.selection = selection.and_then(same);
            self.folds.follow(same);
            self.happens(ViewEvent::Reveal);
        }
    }

    /// Restores the place of the last session, by running its algorithm again if necessary.
    pub(crate) fn resume(&mut self, algorithm: &str, step: usize) -> Option<Effect> {
        let open = self.open.as_mut()?;
        let wanted = match algorithm {
            "" => open.algorithm(),
            // Without it, the lesson has changed: start at its beginning.
            id => *open.loaded().algorithms.iter().find(|own| own.id() == id)?,
        };
        if wanted == open.algorithm() {
            open.seek(step);
            return None;
        }
        let effect = self.set_algorithm(wanted);
        self.resume_at = step;
        effect
    }
}
