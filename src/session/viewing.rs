//! Computes the view.

use std::sync::Arc;

use super::evaluation::EvaluationView;
use super::open::Opened;
use super::page::{Centre, Page};
use super::patterns::PatternsView;
use super::state::Session;
use super::study::StudyMode;
use super::view::{PageView, View, WorkView};
use lesson::{CountTable, Projection, TwinView, Worth};
use tree::{NodeId, Tree};

impl View {
    /// The current view, without arrows; unchanged parts of the previous view are reused.
    pub(super) fn of(session: &Session) -> Self {
        let without_lesson = Self {
            page: PageView::of(session),
            work: WorkView::of(session),
            compared: session.compared(),
            ..Self::default()
        };
        let Some(open) = session.open() else {
            return without_lesson;
        };
        let seen = open.projection(session.language());
        let focus = session.run.focus().unwrap_or(NodeId::ROOT);
        let mut view = Self {
            sentence: seen.words(seen.told().words),
            lit: seen.lit_line(),
            variables: seen.variables(),
            focus: Some(focus),
            card: Some(seen.card(focus)),
            board: seen.subject().board(open.tree(), focus),
            worth: worth(&session.view, open, &seen, focus),
            counts: seen.counts(&open.end().tally()),
            swap_list: seen.swap_list(),
            line: seen.line(),
            twin: session.twin_view().map(Box::new),
            of: Some(open.tree().clone()),
            ..without_lesson
        };
        if let Some(sentence) = session.changed_sentence() {
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

impl PageView {
    fn of(session: &Session) -> Self {
        let view = match session.page() {
            Page::Lesson(Centre::Tree) | Page::Board { values: false, .. } => None,
            Page::Lesson(Centre::Inside) => session.inside_view(),
            Page::Lesson(Centre::Candidates) => session
                .candidates_view()
                .map(|view| Self::Candidates(Box::new(view))),
            Page::Lesson(Centre::Beside) => session
                .beside_view()
                .map(|view| Self::Beside(Box::new(view))),
            Page::Lesson(Centre::Values) | Page::Board { values: true, .. } => session
                .own_values_view()
                .map(|view| Self::Values(Box::new(view))),
        };
        view.unwrap_or_default()
    }
}

impl WorkView {
    fn of(session: &Session) -> Self {
        let view = match session.study_mode() {
            StudyMode::Watch => session.stops_view().map(|view| Self::Watch(Box::new(view))),
            StudyMode::Predict => session
                .predict_view()
                .map(|view| Self::Predict(Box::new(view))),
            StudyMode::WhatIf => session
                .what_if_view()
                .map(|view| Self::WhatIf(Box::new(view))),
            StudyMode::FillIn => session
                .fill_in_view()
                .map(|view| Self::FillIn(Box::new(view))),
        };
        view.unwrap_or_default()
    }
}

impl Session {
    /// The evaluation of the shown node: in terms, or in patterns.
    fn inside_view(&self) -> Option<PageView> {
        let (open, focus) = (self.run.open()?, self.run.focus()?);
        let language = self.settings.language;
        if open.loaded().subject.othello().is_some() {
            let view = PatternsView::of(&self.patterns, open, focus, language)?;
            return Some(PageView::Patterns(Box::new(view)));
        }
        let view = EvaluationView::of(&self.evaluation, open, focus, language)?;
        Some(PageView::Inside(Box::new(view)))
    }

    fn twin_view(&self) -> Option<TwinView> {
        let open = self.run.open()?;
        self.hunts
            .view(&open.loaded().twins, self.settings.language)
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
