//! Carrying out what a person asks for in Fill in.

use std::sync::Arc;

use super::super::super::command::Command;
use super::super::super::effect::Effect;
use super::super::super::history::History;
use super::super::super::navigation::Navigation;
use super::super::super::open::Opened;
use super::super::super::run::RunCommand;
use super::super::super::state::Session;
use super::super::state::StudyMode;
use super::state::{FillInCommand, FillInField, FillInMove, FillInStage, TypedEntry, Work};
use super::typed;
use super::view::FillInView;
use crate::language::Say;
use crate::lesson::{CountTable, Grading, Projection, Sheet};
use crate::scenario::{ExercisePlan, exercise};
use crate::score::{ProofNumbers, Window};
use crate::tree::{Kind, NodeId};

impl Session {
    /// Whether a sheet is being filled in.
    #[must_use]
    pub fn fills_in(&self) -> bool {
        self.study.mode == StudyMode::FillIn && self.run.open().is_some()
    }

    /// Whether the run stands at its beginning, because a sheet is being filled in or has just been
    /// graded: the keys of the tree are for the sheet.
    #[must_use]
    pub fn holds_sheet(&self) -> bool {
        let work = self.study.fill_in.work();
        let is_model = work.is_some_and(|work| work.stage == FillInStage::Model);
        self.fills_in() && !self.editing_board && !is_model
    }

    /// Covers the run that is open while a sheet of it is being filled in, and shows it again
    /// afterwards where it stood.
    pub(in crate::session) fn follow_fill_in(&mut self) {
        let part = &mut self.study.fill_in;
        let fills = self.study.mode == StudyMode::FillIn;
        let Some(open) = self.run.open().filter(|_| fills) else {
            self.run.cover_run(false, None);
            if let Some((trace, step)) = part.resume.take() {
                let is_same = |open: &Opened| Arc::ptr_eq(open.replay().trace(), &trace);
                if self.run.open().is_some_and(is_same) {
                    self.run.stand_at(step);
                }
            }
            return;
        };
        part.keep_to(open);
        let (trace, step) = (Arc::clone(open.replay().trace()), open.step());
        let Some(work) = part.work() else {
            return;
        };
        let inner = work.key.inner().to_vec();
        self.run
            .cover_run(work.stage == FillInStage::Filling, Some(inner));
        if work.stage == FillInStage::Model {
            return;
        }
        let is_known = part
            .resume
            .as_ref()
            .is_some_and(|(of, _)| Arc::ptr_eq(of, &trace));
        if !is_known {
            part.resume = Some((trace, step));
        }
        self.run.stand_at(0);
        if self.run.selection().is_none() {
            let first = self.fill_in_cursor();
            self.run.stand_on(first);
        }
        let cursor = self.fill_in_cursor();
        if let Some(work) = self
            .study
            .fill_in
            .work_mut()
            .filter(|work| work.at != cursor)
        {
            // Another node was clicked: what was typed stays as far as it is a number.
            work.at = cursor;
            work.draft = None;
            work.field = work.first_field();
        }
    }

    /// The node at which one writes.
    pub(in crate::session) fn fill_in_cursor(&self) -> Option<NodeId> {
        let work = self.study.fill_in.work()?;
        let selected = self.run.selection().filter(|&node| work.key.holds(node));
        selected.or_else(|| work.order.first().copied())
    }

    /// What is to be shown of Fill in; `None` in another way of working.
    fn fill_in_view(&self) -> Option<FillInView> {
        let open = self.run.open().filter(|_| self.fills_in())?;
        let work = self.study.fill_in.work()?;
        // The verdicts are about the end of the run.
        let seen = Projection::new(
            open.end(),
            open.timeline(),
            open.algorithm(),
            &*open.loaded().subject,
            self.settings.language,
        );
        Some(FillInView::of(&seen, work, self.fill_in_cursor()?))
    }

    /// Shows the sheet, and nothing that tells of the run while nothing of it is to be seen.
    pub(in crate::session) fn show_sheet(&mut self) {
        self.view.fill_in = self.fill_in_view().map(Box::new);
        self.cover_view();
    }

    /// Takes out of what is shown all that tells of the run, while nothing of it is to be seen.
    pub(in crate::session) fn cover_view(&mut self) {
        if self.run.is_blind() {
            let view = &mut self.view;
            view.counts = CountTable::default();
            view.worth = None;
            view.swap_list = Vec::new();
            view.compared = None;
            view.compared_othello = None;
        }
    }

    /// What means something else while a sheet is filled in: going through the run, undo and redo.
    pub(in crate::session) fn go_filling(&mut self, command: &Command) -> Vec<Effect> {
        match command {
            Command::Go(Navigation::GoTo(node)) => self.run_lesson(RunCommand::Select(Some(*node))),
            Command::Undo => self.travel_sheets(History::undo),
            Command::Redo => self.travel_sheets(History::redo),
            _ => Vec::new(),
        }
    }

    fn travel_sheets(
        &mut self,
        back_or_forth: impl FnOnce(&mut History<Sheet>, Sheet) -> Option<Sheet>,
    ) -> Vec<Effect> {
        if let Some(work) = self.study.fill_in.work_mut() {
            let now = work.sheet.clone();
            if let Some(there) = back_or_forth(&mut work.history, now) {
                work.sheet = there;
                work.draft = None;
                work.reopen();
            }
        }
        Vec::new()
    }

    pub(in crate::session) fn fill_in(&mut self, command: FillInCommand) -> Vec<Effect> {
        if let FillInCommand::Make(plan) = command {
            return self.make_exercise(&plan);
        }
        let Some(cursor) = self.fill_in_cursor().filter(|_| self.fills_in()) else {
            return Vec::new();
        };
        let Some(work) = self.study.fill_in.work_mut() else {
            return Vec::new();
        };
        match command {
            FillInCommand::Type(letter) => work.type_at(cursor, letter),
            FillInCommand::Erase => work.erase_at(cursor),
            FillInCommand::Edit(field) => {
                work.draft = None;
                work.field = field;
            }
            FillInCommand::Accept => {
                if let Some(node) = work.accept(cursor) {
                    self.run.stand_on(Some(node));
                }
            }
            FillInCommand::Move(way) => {
                let to = work.way(cursor, way);
                work.draft = None;
                work.field = work.first_field();
                self.run.stand_on(to.or(Some(cursor)));
            }
            FillInCommand::Write(node, field, text) => {
                work.draft = None;
                work.write_typed(TypedEntry { node, field, text });
            }
            FillInCommand::ToggleCut => work.toggle_cut(cursor, false),
            FillInCommand::CutRest => work.toggle_cut(cursor, true),
            FillInCommand::Choose => work.choose(cursor),
            FillInCommand::Clear => {
                if !work.sheet.is_empty() {
                    work.leave();
                    work.sheet = Sheet::default();
                    work.draft = None;
                }
            }
            FillInCommand::Check => {
                work.draft = None;
                work.grade();
                work.stage = FillInStage::Graded;
            }
            FillInCommand::ShowModel(step) => {
                work.grading = Some(Grading::of(&work.tree, &work.key, &work.sheet));
                work.stage = FillInStage::Model;
                work.has_seen_model = true;
                work.draft = None;
                self.run.stand_at(step);
            }
            FillInCommand::HideModel => {
                work.stage = FillInStage::Graded;
                self.run.stand_on(Some(cursor));
            }
            FillInCommand::Part(root) => {
                if let Some(open) = self.run.open() {
                    work.set_part(open, root);
                }
            }
            FillInCommand::Make(_) => {}
        }
        Vec::new()
    }

    /// Opens an exercise of one's own.
    fn make_exercise(&mut self, plan: &ExercisePlan) -> Vec<Effect> {
        match exercise(plan) {
            Ok(lesson) => self.open_made(lesson),
            Err(error) => {
                self.messages.error(error.words());
                Vec::new()
            }
        }
    }
}

/// What stands for an empty field beside one that is filled.
const NOTHING: ProofNumbers = ProofNumbers {
    proof: 0,
    disproof: 0,
};

impl Work {
    fn is_inner(&self, node: NodeId) -> bool {
        self.key.inner().binary_search(&node).is_ok()
    }

    /// What stands in a field.
    pub(super) fn text(&self, node: NodeId, field: FillInField) -> String {
        let typing = self.draft.as_ref();
        if let Some(draft) = typing.filter(|draft| (draft.node, draft.field) == (node, field)) {
            return draft.text.clone();
        }
        let sheet = &self.sheet;
        let window = sheet.windows.get(&node);
        let numbers = sheet.numbers.get(&node);
        let text = match field {
            FillInField::Value => sheet.values.get(&node).map(|&is| typed::value_text(is)),
            FillInField::Alpha => window.map(|is| typed::bound_text(is.alpha)),
            FillInField::Beta => window.map(|is| typed::bound_text(is.beta)),
            FillInField::Proof => numbers.map(|is| typed::count_text(is.proof)),
            FillInField::Disproof => numbers.map(|is| typed::count_text(is.disproof)),
        };
        text.unwrap_or_default()
    }

    fn type_at(&mut self, node: NodeId, letter: char) {
        if !self.is_inner(node) || !typed::is_letter(letter) {
            return;
        }
        let field = self.field;
        let begun = self.draft.take();
        let begun = begun.filter(|draft| (draft.node, draft.field) == (node, field));
        let is_new = begun.is_none();
        let mut draft = begun.unwrap_or(TypedEntry {
            node,
            field,
            text: String::new(),
        });
        draft.text.push(letter);
        if is_new {
            self.leave(); // A number is undone as a whole.
        }
        self.put(&draft);
        self.draft = Some(draft);
    }

    fn erase_at(&mut self, node: NodeId) {
        if !self.is_inner(node) {
            return;
        }
        let field = self.field;
        let mut text = self.text(node, field);
        if text.pop().is_none() {
            return;
        }
        let is_begun = self.draft.is_some();
        let draft = TypedEntry { node, field, text };
        if !is_begun {
            self.leave();
        }
        self.put(&draft);
        self.draft = Some(draft);
    }

    /// Writes what a field of the panel holds.
    fn write_typed(&mut self, draft: TypedEntry) {
        if self.is_inner(draft.node) && self.text(draft.node, draft.field) != draft.text {
            self.leave();
            self.put(&draft);
            self.draft = Some(draft); // As it was typed, while it is no number yet.
        }
    }

    /// Puts what is typed on the sheet, as far as it is a number.
    fn put(&mut self, draft: &TypedEntry) {
        self.reopen();
        let (node, text) = (draft.node, draft.text.as_str());
        let mut window = self.sheet.windows.get(&node).copied();
        let mut numbers = self.sheet.numbers.get(&node).copied();
        match draft.field {
            FillInField::Value => {
                match typed::value(text) {
                    Some(value) => self.sheet.values.insert(node, value),
                    None => self.sheet.values.remove(&node),
                };
            }
            FillInField::Alpha => {
                let alpha = typed::number(text).unwrap_or(Window::FULL.alpha);
                window.get_or_insert(Window::FULL).alpha = alpha;
            }
            FillInField::Beta => {
                let beta = typed::number(text).unwrap_or(Window::FULL.beta);
                window.get_or_insert(Window::FULL).beta = beta;
            }
            FillInField::Proof => {
                numbers.get_or_insert(NOTHING).proof = typed::count(text).unwrap_or(0);
            }
            FillInField::Disproof => {
                numbers.get_or_insert(NOTHING).disproof = typed::count(text).unwrap_or(0);
            }
        }
        match window.filter(|window| *window != Window::FULL) {
            Some(window) => self.sheet.windows.insert(node, window),
            None => self.sheet.windows.remove(&node),
        };
        // No node has twice nothing to do: that is an empty field.
        match numbers.filter(|is| *is != NOTHING) {
            Some(numbers) => self.sheet.numbers.insert(node, numbers),
            None => self.sheet.numbers.remove(&node),
        };
    }

    /// The field is done; the node that comes next, if this one is.
    fn accept(&mut self, node: NodeId) -> Option<NodeId> {
        self.draft = None;
        match self.field {
            FillInField::Alpha => self.field = FillInField::Beta,
            FillInField::Proof => self.field = FillInField::Disproof,
            FillInField::Beta => self.field = FillInField::Value,
            FillInField::Value | FillInField::Disproof => {
                self.field = self.first_field();
                return self.way(node, FillInMove::Next);
            }
        }
        None
    }

    fn toggle_cut(&mut self, node: NodeId, with_rest: bool) {
        let Some(parent) = self.tree.parent(node).filter(|_| node != self.key.root()) else {
            return;
        };
        let marks = !self.sheet.cuts.contains(&node);
        let is_branch = |child: &NodeId| self.tree.node(*child).kind != Kind::Decline;
        let last = if with_rest { NodeId(u32::MAX) } else { node };
        let branches = self.tree.children(parent).filter(is_branch);
        let branches: Vec<_> = branches
            .filter(|child| (node..=last).contains(child))
            .collect();
        self.leave();
        for branch in branches {
            if marks {
                self.sheet.cuts.insert(branch);
            } else {
                self.sheet.cuts.remove(&branch);
            }
        }
    }

    fn choose(&mut self, node: NodeId) {
        let Some(parent) = self.tree.parent(node).filter(|_| node != self.key.root()) else {
            return;
        };
        self.leave();
        if self.sheet.choices.get(&parent) == Some(&node) {
            self.sheet.choices.remove(&parent);
        } else {
            self.sheet.choices.insert(parent, node);
        }
    }

    /// The node that a way leads to.
    fn way(&self, node: NodeId, way: FillInMove) -> Option<NodeId> {
        let holds = |to: &NodeId| self.key.holds(*to);
        let depth = self.tree.node(node).depth;
        let beside = |to: NodeId| {
            let is_beside = self.key.holds(to) && self.tree.node(to).depth == depth;
            is_beside.then_some(to)
        };
        match way {
            FillInMove::Up => self.tree.parent(node).filter(holds),
            FillInMove::Down => self.tree.children(node).find(holds),
            FillInMove::Left => node.0.checked_sub(1).and_then(|left| beside(NodeId(left))),
            FillInMove::Right => {
                let right = NodeId(node.0 + 1);
                (right.index() < self.tree.len())
                    .then(|| beside(right))
                    .flatten()
            }
            FillInMove::Next | FillInMove::Previous => self.in_order(node, way),
        }
    }

    /// The next node to fill in, or the one before; those that the learner has cut away are passed
    /// over.
    fn in_order(&self, node: NodeId, way: FillInMove) -> Option<NodeId> {
        let is_left = |to: &&NodeId| !self.sheet.leaves_out(&self.tree, **to);
        let at = self.order.iter().position(|&to| to == node);
        let found = match (at, way) {
            (Some(at), FillInMove::Previous) => self.order[..at].iter().rev().find(is_left),
            (Some(at), _) => self.order[at + 1..].iter().find(is_left),
            // From a leaf to the node above it.
            (None, _) => return self.tree.parent(node),
        };
        found.copied()
    }
}
