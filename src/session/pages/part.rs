//! What a page is made of, and what it sees of the program.

use super::beside::BesideRuns;
use crate::board::GameTable;
use crate::effect::Effect;
use crate::open::Opened;
use eval::Evaluation;
use games::shogi::Shogi;
use language::Language;
use scenario::Loaded;
use tree::NodeId;

/// What a page sees of the program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownState<'a> {
    /// The open lesson, at its step.
    pub open: Option<&'a Opened>,
    pub node: NodeId,
    /// The board of shogi, while it is in front of the lesson.
    pub editor: Option<&'a GameTable<Shogi>>,
    pub runs: BesideRuns,
    /// Whether values and words are covered.
    pub covers: bool,
    pub language: Language,
}

impl ShownState<'_> {
    /// Whether a question about the step of the lesson waits for its answer.
    pub(super) fn waits(&self) -> bool {
        let open = self.open.filter(|_| self.editor.is_none());
        open.is_some_and(|open| open.projection(self.language).hides_step())
    }
}

/// What follows a command to a page elsewhere in the program.
#[derive(Debug)]
pub(crate) enum PageOutcome {
    Nothing,
    Select(NodeId),
    /// The page comes to the front.
    Show,
    /// The tree is shown instead.
    Close,
    /// The page is closed, and the shown position is read with these values.
    ReadWith(Evaluation),
}

/// The state of a page in the middle of the window; the module describes how to add one.
///
/// It changes by its commands alone, and sees the rest of the program as [`ShownState`].
pub(crate) trait PagePart {
    type Command;
    /// What the panel draws, computed once for each command.
    type View;

    /// Whether it reveals the answers of Predict, which then neither shows nor changes it.
    const TELLS: bool;

    /// Whether the lesson has something to show there.
    fn is_offered(loaded: &Loaded) -> bool;

    /// Whether the lesson opens with it.
    fn is_asked_for(_: &Loaded) -> bool {
        false
    }

    /// Resets it to what a newly opened lesson asks for.
    fn open(&mut self, loaded: &Loaded);

    /// Follows a key or a button that brings it to the front.
    fn enter(&mut self, _: ShownState<'_>) {}

    fn update(&mut self, command: Self::Command, shown: ShownState<'_>) -> PageOutcome;

    /// Follows a change anywhere in the program, before the view is computed.
    fn follow(&mut self, _is_shown: bool, _: ShownState<'_>) {}

    /// The work to request while it is shown; called after every change.
    fn ask(&mut self, _: ShownState<'_>) -> Vec<Effect> {
        Vec::new()
    }

    /// The view of it; `None` if it has nothing to show, or it is covered.
    fn view(&self, shown: ShownState<'_>) -> Option<Self::View>;
}
