//! Working on a sheet: typing, marks, and moving between nodes.

use super::state::{FillInField, FillInMove, SheetWork, TypedEntry, WrittenBefore};
use super::typed;
use score::Window;
use tree::{Kind, NodeId};

impl SheetWork {
    fn typing(&self, node: NodeId, field: FillInField) -> Option<&TypedEntry> {
        let typing = self.draft.as_ref();
        typing.filter(|draft| (draft.node, draft.field) == (node, field))
    }

    /// The contents of a field, as being typed or as written.
    pub(super) fn text(&self, node: NodeId, field: FillInField) -> String {
        match self.typing(node, field) {
            Some(draft) => draft.text.clone(),
            None => self.written(node, field),
        }
    }

    /// The text in the tree: anything that is not (yet) a number has a question mark.
    pub(super) fn shown(&self, node: NodeId, field: FillInField) -> String {
        const MOST: usize = 6;
        match self.typing(node, field) {
            Some(draft) if !draft.can_be_read() => {
                let begun: String = draft.text.chars().take(MOST).collect();
                format!("{begun}?")
            }
            Some(draft) => draft.text.clone(),
            None => self.written(node, field),
        }
    }

    fn written(&self, node: NodeId, field: FillInField) -> String {
        let sheet = &self.sheet;
        let window = sheet.windows.get(&node);
        let numbers = sheet.numbers.get(&node);
        let text = match field {
            FillInField::Value => sheet.values.get(&node).map(|&is| typed::value_text(is)),
            FillInField::Alpha => window.map(|is| typed::bound_text(is.alpha)),
            FillInField::Beta => window.map(|is| typed::bound_text(is.beta)),
            FillInField::Proof => numbers.and_then(|is| is.proof).map(typed::count_text),
            FillInField::Disproof => numbers.and_then(|is| is.disproof).map(typed::count_text),
        };
        text.unwrap_or_default()
    }

    pub(super) fn type_at(&mut self, node: NodeId, letter: char) {
        if !self.key.may_write(node) || !typed::is_letter(letter) {
            return;
        }
        let text = self.typing(node, self.field);
        let mut text = text.map(|draft| draft.text.clone()).unwrap_or_default();
        text.push(letter);
        self.write_typed(node, self.field, text);
    }

    pub(super) fn erase_at(&mut self, node: NodeId) {
        let mut text = self.text(node, self.field);
        if self.key.may_write(node) && text.pop().is_some() {
            self.write_typed(node, self.field, text);
        }
    }

    /// Writes the contents of a field; a number is undone as a whole.
    pub(super) fn write_typed(&mut self, node: NodeId, field: FillInField, text: String) {
        if !self.key.may_write(node) || self.text(node, field) == text {
            return;
        }
        let begun = self.draft.take();
        let begun = begun.filter(|draft| (draft.node, draft.field) == (node, field));
        if begun.is_none() {
            self.leave();
        }
        let before = begun.map_or_else(|| self.written_at(node), |begun| begun.before);
        let draft = TypedEntry { node, field, text, before, is_refused: false };
        self.put(&draft);
        self.draft = Some(draft);
    }

    fn written_at(&self, node: NodeId) -> WrittenBefore {
        WrittenBefore {
            value: self.sheet.values.get(&node).copied(),
            window: self.sheet.windows.get(&node).copied(),
            numbers: self.sheet.numbers.get(&node).copied(),
        }
    }

    /// Puts the draft on the sheet; the previous entry stays until the draft is a number.
    fn put(&mut self, draft: &TypedEntry) {
        self.reopen();
        let (node, before, text) = (draft.node, draft.before, draft.text.as_str());
        let is_empty = text.trim().is_empty();
        let mut window = self.sheet.windows.get(&node).copied();
        let mut numbers = self.sheet.numbers.get(&node).copied();
        match draft.field {
            FillInField::Value => {
                let kept = before.value.filter(|_| !is_empty);
                match typed::value(text).or(kept) {
                    Some(value) => self.sheet.values.insert(node, value),
                    None => self.sheet.values.remove(&node),
                };
            }
            FillInField::Alpha => {
                let kept = before.window.filter(|_| !is_empty).unwrap_or(Window::FULL);
                let alpha = typed::bound(text, Window::FULL.alpha).unwrap_or(kept.alpha);
                window.get_or_insert(Window::FULL).alpha = alpha;
            }
            FillInField::Beta => {
                let kept = before.window.filter(|_| !is_empty).unwrap_or(Window::FULL);
                let beta = typed::bound(text, Window::FULL.beta).unwrap_or(kept.beta);
                window.get_or_insert(Window::FULL).beta = beta;
            }
            FillInField::Proof => {
                let kept = before.numbers.filter(|_| !is_empty).unwrap_or_default();
                numbers.get_or_insert_default().proof = typed::count(text).or(kept.proof);
            }
            FillInField::Disproof => {
                let kept = before.numbers.filter(|_| !is_empty).unwrap_or_default();
                numbers.get_or_insert_default().disproof = typed::count(text).or(kept.disproof);
            }
        }
        // The widest window need not be written, but may be.
        let is_blank = |window: &Window| {
            let is_erased = is_empty && draft.field != FillInField::Value;
            is_erased && *window == Window::FULL
        };
        match window.filter(|window| !is_blank(window)) {
            Some(window) => self.sheet.windows.insert(node, window),
            None => self.sheet.windows.remove(&node),
        };
        match numbers.filter(|is| is.proof.is_some() || is.disproof.is_some()) {
            Some(numbers) => self.sheet.numbers.insert(node, numbers),
            None => self.sheet.numbers.remove(&node),
        };
    }

    /// Whether the draft is not a number: the cursor stays, and the field shows the error.
    pub(super) fn refuses_draft(&mut self) -> bool {
        let Some(draft) = self.draft.as_mut().filter(|draft| !draft.can_be_read()) else {
            return false;
        };
        draft.is_refused = true;
        true
    }

    /// Confirms the field; returns the next node if this one is finished.
    pub(super) fn accept(&mut self, node: NodeId) -> Option<NodeId> {
        if self.refuses_draft() {
            return None;
        }
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

    pub(super) fn toggle_cut(&mut self, node: NodeId, with_rest: bool) {
        let is_offered = self.key.may_cut(&self.tree, node);
        let Some(parent) = self.tree.parent(node).filter(|_| is_offered) else {
            return;
        };
        let marks = !self.sheet.cuts.contains(&node);
        let is_branch = |child: &NodeId| self.tree.node(*child).kind != Kind::Decline;
        let last = if with_rest { NodeId(u32::MAX) } else { node };
        let branches = self.tree.children(parent).filter(is_branch);
        let branches: Vec<_> = branches.filter(|child| (node..=last).contains(child)).collect();
        self.leave();
        for branch in branches {
            if marks {
                self.sheet.cuts.insert(branch);
            } else {
                self.sheet.cuts.remove(&branch);
            }
        }
    }

    pub(super) fn choose(&mut self, node: NodeId) {
        let is_offered = self.key.may_choose(&self.tree, node);
        let Some(parent) = self.tree.parent(node).filter(|_| is_offered) else {
            return;
        };
        self.leave();
        if self.sheet.choices.get(&parent) == Some(&node) {
            self.sheet.choices.remove(&parent);
        } else {
            self.sheet.choices.insert(parent, node);
        }
    }

    pub(super) fn way(&self, node: NodeId, way: FillInMove) -> Option<NodeId> {
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
                (right.index() < self.tree.len()).then(|| beside(right)).flatten()
            }
            FillInMove::Next | FillInMove::Previous => self.in_order(node, way),
        }
    }

    /// The next or previous node to fill in, skipping those that the learner has marked as cut.
    fn in_order(&self, node: NodeId, way: FillInMove) -> Option<NodeId> {
        let is_left = |to: &&NodeId| !self.sheet.leaves_out(&self.tree, **to);
        let at = self.order.iter().position(|&to| to == node);
        let found = match (at, way) {
            (Some(at), FillInMove::Previous) => self.order[..at].iter().rev().find(is_left),
            (Some(at), _) => self.order[at + 1..].iter().find(is_left),
            // From a leaf to its parent.
            (None, _) => return self.tree.parent(node),
        };
        found.copied()
    }
}

impl TypedEntry {
    /// Whether it is a number, or empty.
    fn can_be_read(&self) -> bool {
        let text = self.text.as_str();
        let is_number = match self.field {
            FillInField::Value => typed::value(text).is_some(),
            FillInField::Alpha => typed::bound(text, Window::FULL.alpha).is_some(),
            FillInField::Beta => typed::bound(text, Window::FULL.beta).is_some(),
            FillInField::Proof | FillInField::Disproof => typed::count(text).is_some(),
        };
        is_number || text.trim().is_empty()
    }
}
