//! Running a lesson: its steps, playing, the selected node, and the drawn part of the tree.

mod folds;
mod masks;
mod queries;
mod rerun;
mod showing;
mod speed;
#[cfg(test)]
mod tests;
mod walk;

pub use speed::Speed;

pub(crate) use folds::plain_outline;

use std::collections::BTreeSet;
use std::sync::Arc;

use super::effect::{Effect, Reply, Work};
use super::history::{History, Travel};
use super::job::Job;
use super::message::Messages;
use super::navigation::Navigation;
use super::open::Opened;
use super::source::Source;
use folds::Folds;
use language::{Language, Words};
use lesson::find;
use search::Algorithm;
use tree::layout::Layout;
use tree::{Group, NodeId, Outline};
use walk::WalkedSteps;

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
    /// Toggles whether values and words are covered until they are asked for.
    ToggleMasks,
    /// Uncovers the step, and the value of the shown node.
    Uncover,
    /// What the forward key of a clicker does: it uncovers the step, or goes one on; at the end it
    /// says which lesson is next, and then opens it.
    Onward,
    UncoverNotes,
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
    /// The run being made.
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
    /// The text being searched for.
    finding: Option<String>,
    /// The text that was not found.
    missing: Option<String>,
    /// What has been uncovered; `None` unless values and words are covered at first.
    masks: Option<masks::Masks>,
    /// Whether the whole run is covered and cannot be uncovered.
    blind: bool,
    walked: WalkedSteps,
    /// Whether playing pauses at the stops.
    pauses: bool,
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
            RunCommand::ToggleMasks => self.toggle_masks(),
            RunCommand::Uncover => self.uncover(),
            // The whole session knows what comes next.
            RunCommand::Onward => {}
            RunCommand::UncoverNotes => self.uncover_notes(),
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
