//! Computes the view.

use std::sync::Arc;

use super::lesson_list::LessonEntry;
use super::open::Opened;
use super::pages::PageView;
use super::source::Source;
use super::state::Session;
use super::view::View;
use language::{Texts, Words};
use lesson::{CountTable, Projection, Worth};
use tree::{NodeId, Tree};

impl View {
    /// The current view, without arrows; unchanged parts of the previous view are reused. The view
    /// of the page is given.
    pub(super) fn of(session: &Session, page: PageView) -> Self {
        let without_lesson = Self {
            page,
            work: (session.mode().view)(session).unwrap_or_default(),
            compared: session.compared(),
            ..Self::default()
        };
        let Some(open) = session.open() else {
            return without_lesson;
        };
        let seen = open.projection(session.language());
        let focus = session.run.focus().unwrap_or(NodeId::ROOT);
        let mut view = Self {
            sentence: open
                .covered_question(session.language())
                .unwrap_or_else(|| seen.words(seen.told().words)),
            lit: seen.lit_line(),
            variables: seen.variables(),
            focus: Some(focus),
            card: Some(seen.card(focus)),
            board: seen.subject().board(open.tree(), focus),
            worth: worth(&session.view, open, &seen, focus),
            counts: seen.counts(&open.end().tally()),
            swap_list: seen.swap_list(),
            line: seen.line(),
            twin: session.hunts.view(&open.loaded().twins, session.settings.language).map(Box::new),
            of: Some(open.tree().clone()),
            ..without_lesson
        };
        if let Some(board) = &mut view.board {
            session.mark_why(focus, board);
        }
        view.why = session.why_view().map(Box::new);
        let sentence = session.changed_sentence().or_else(|| session.made_sentence());
        if let Some(sentence) = sentence {
            view.sentence = sentence;
        }
        if session.run.is_blind() {
            view.counts = CountTable::default();
            view.worth = None;
        }
        if session.holds_sheet() {
            view.swap_list.clear();
        }
        if session.predicts() {
            view.worth = None;
            view.twin = None;
        }
        view
    }
}

/// The results of leaf policies on the position of `node`, recomputed only for another node; `None`
/// while the value of the node is hidden.
fn worth(before: &View, open: &Opened, seen: &Projection<'_>, node: NodeId) -> Option<Worth> {
    let shogi = open.loaded().shogi.as_ref()?;
    if !shogi.has_leaf_policy() || seen.hides(node) {
        return None;
    }
    let is_same = |tree: &Arc<Tree>| Arc::ptr_eq(tree, open.tree());
    let is_known = before.focus == Some(node) && before.of.as_ref().is_some_and(is_same);
    if let Some(worth) = before.worth.filter(|_| is_known) {
        return Some(worth);
    }
    let at = shogi.position(open.tree(), node);
    Some(Worth::of(&at, &shogi.valuation()))
}

impl Session {
    /// The title of a listed lesson; while it would reveal an answer, chapter and number instead.
    pub fn shown_title(&self, entry: &LessonEntry) -> Words {
        if self.covers_title(&entry.source) {
            self.plain_title(&entry.source)
        } else {
            entry.title.clone()
        }
    }

    /// The title of the open lesson, in the same way.
    pub fn open_title(&self) -> Option<Words> {
        let open = self.open()?;
        Some(if self.covers_title(open.source()) {
            self.plain_title(open.source())
        } else {
            open.loaded().lesson.title.clone()
        })
    }

    /// Whether to hide the title of a lesson: its questions or its sheet are unfinished, or the
    /// open course asks for one of them first.
    fn covers_title(&self, source: &Source) -> bool {
        let is_open = self.open().map(Opened::source) == Some(source);
        let predicts = self.predicts() && !self.has_predicted_all();
        let fills_in = self.fills_in() && self.run.is_blind();
        is_open && (predicts || fills_in) || self.is_to_be_marked(source)
    }

    fn plain_title(&self, source: &Source) -> Words {
        let mut entries = self.lessons().iter();
        let Some(at) = entries.position(|entry| entry.source == *source) else {
            return Words::of(Texts::course_a_lesson);
        };
        let number = at + 1;
        match self.chapter_title(self.lessons()[at].chapter) {
            Some(chapter) => Words::in_each(|language| {
                language.texts().course_lesson_in(chapter.get(language), number)
            }),
            None => Words::of(|texts| texts.course_lesson_number(number)),
        }
    }
}
