//! Which run is shown.

use super::super::history::History;
use super::super::open::Opened;
use super::super::source::Source;
use super::folds::Folds;
use super::walk::WalkedSteps;
use super::{LessonRun, ViewEvent};
use lesson::Telling;
use scenario::Lesson;
use tree::NodeId;

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
        let (tree, subject) = (open.tree().clone(), open.loaded().subject.clone());
        let found = way.iter().try_fold(NodeId::ROOT, |at, id| {
            tree.children(at).find(|&child| subject.id(&tree, child) == *id)
        });
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
