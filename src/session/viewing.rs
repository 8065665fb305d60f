//! Computes the view, and the moves drawn as arrows on its board.

use std::sync::Arc;

use shogi_core::Move;

use super::comparison::{ComparisonView, ReaderId};
use super::lesson_list::LessonEntry;
use super::open::Opened;
use super::pages::PageView;
use super::source::Source;
use super::state::Session;
use super::view::{PlayoutView, View};
use games::board::{ArrowRole, MoveArrow};
use games::shogi::shown::way_of_move;
use language::{Language, Texts, Words};
use lesson::{CountTable, Projection, Worth};
use subject::choice;
use tree::{NodeId, Packed, Tree};

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
        view.playout = PlayoutView::of(session, open, &seen).filter(|_| seen.here() == Some(focus));
        if let Some(playout) = &view.playout
            && playout.at > 0
        {
            view.board = Some(playout.board.clone());
        } else if let Some(board) = &mut view.board {
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

impl PlayoutView {
    fn of(session: &Session, open: &Opened, seen: &Projection<'_>) -> Option<Self> {
        let moves = seen.playout_moves();
        (!moves.is_empty()).then_some(())?;
        let at = session.run.plies_played_on(open.replay().step()).min(moves.len());
        let start = seen.subject().played(open.tree(), seen.here()?)?;
        let (_, names) = start.after(&moves, session.settings.language);
        let (board, _) = start.after(&moves[..at], session.settings.language);
        Some(Self { names, at, board })
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
        let fills_in = self.fills_in() && self.run.is_blind() || self.fills_iteration();
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

/// How many plies of the best line are drawn.
const PLIES: usize = 3;
/// How many other moves are drawn: more would hide the pieces.
const CANDIDATES: usize = 3;

/// The arrows for the shown node, if its tree is about moves of shogi, and for the comparison.
pub(super) fn arrows(
    (open, focus, compared): (Option<&Opened>, Option<NodeId>, Option<&ComparisonView>),
    language: Language,
) -> Vec<MoveArrow> {
    let open = open.filter(|open| open.loaded().shogi.is_some());
    let mut arrows = open.map_or_else(Vec::new, |open| {
        let focus = focus.unwrap_or(NodeId::ROOT);
        tree_arrows(&open.projection(language), focus)
    });
    arrows.extend(compared.into_iter().flat_map(reader_arrows));
    arrows
}

/// The best line so far from the position of a node, and the best of its other children that have
/// values at this step.
fn tree_arrows(seen: &Projection<'_>, focus: NodeId) -> Vec<MoveArrow> {
    let (tree, language) = (seen.tree(), seen.language());
    let arrow = |id: NodeId, role: ArrowRole, title: String| {
        let mv: Move = Packed::unpack(tree.node(id).mv)?;
        let (from, to) = way_of_move(mv);
        let name = choice(seen.subject(), tree, id, language);
        let value = seen.value_text(id).plain;
        Some(MoveArrow { from, to, role, words: format!("{title}: {name} {value}") })
    };
    let line = (1..).zip(seen.line_below(focus, PLIES));
    let line = line.filter_map(|(ply, id)| {
        let title = language.texts().positions_arrow_line(ply);
        arrow(id, ArrowRole::Line(ply), title)
    });
    let candidates = seen.candidates(focus, CANDIDATES);
    let others = candidates.into_iter().filter_map(|id| {
        let title = language.texts().positions_arrow_other();
        arrow(id, ArrowRole::Candidate, title)
    });
    line.chain(others).collect()
}

/// The moves that the readers would play, if the position that they have read is the one shown.
fn reader_arrows(compared: &ComparisonView) -> Vec<MoveArrow> {
    let rows = compared.rows.iter().filter(|_| compared.is_here);
    rows.filter(|row| matches!(row.reader, ReaderId::Ours(None) | ReaderId::Engine(_, 1)))
        .filter_map(|row| {
            let (from, to) = way_of_move(Move::unpack(*row.line.first()?)?);
            let number = compared.colour_number(row.reader);
            Some(MoveArrow {
                from,
                to,
                role: ArrowRole::Reader(number),
                words: format!("{}: {}", row.reader_name, row.best),
            })
        })
        .collect()
}
