//! Fill in: the user writes values, windows and cuts into an empty tree, and is graded.
//!
//! Until the sheet is graded, the run stays hidden: it is put at its beginning, and everything
//! about its end is covered. Of a run that samples one iteration is asked: it is put where the reward
//! is known and not yet added, and only what comes later is covered.

mod typed;
mod update;
mod view;

pub use view::{FillInView, FilledNode, IterationView, SheetMark, VerdictRow};

use std::sync::Arc;

use super::marks::LessonMark;
use super::saved::{KEPT, RunName, SavedSheet, SavedStudy};
use crate::history::History;
use crate::open::Opened;
use language::Language;
use lesson::{
    Grading, Sheet, SheetIteration, SheetKey, SheetSize, Toward, WrittenNumbers, kept_text,
    read_kept, read_value,
};
use scenario::{AskedWeights, ExercisePlan};
use score::{BoundedScore, Score, Window};
use search::NumberKind;
use trace::Trace;
use tree::{Kind, NodeId, Tree};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FillInField {
    #[default]
    Value,
    /// α of the window that is passed to it.
    Alpha,
    /// β of that window.
    Beta,
    /// The first of the two numbers that are written instead of a value.
    First,
    Second,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillInMove {
    Up,
    Down,
    /// To the node on the left at the same depth.
    Left,
    /// To the node on the right at the same depth.
    Right,
    /// To the next node to fill in: children before their parents.
    Next,
    Previous,
}
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FillInStage {
    /// The sheet is being filled in; the run is hidden.
    #[default]
    Filling,
    /// The sheet is graded; the run is still hidden.
    Graded,
    /// The run itself can be stepped through, with the sheet beside it.
    Model,
}

/// Commands of Fill in. Without a node, they are about the selected one.
#[derive(Clone, Debug, PartialEq)]
pub enum FillInCommand {
    Type(char),
    Erase,
    /// Confirms the field and goes on to the next one.
    Accept,
    Edit(FillInField),
    Move(FillInMove),
    Write(NodeId, FillInField, String),
    /// Toggles the mark that this branch is never read.
    ToggleCut,
    /// Marks this branch and those after it as never read.
    CutRest,
    /// Marks this move as the choice of the parent.
    Choose,
    Clear,
    Check,
    /// Shows the run, from this step on.
    ShowModel(usize),
    /// Returns to the sheet.
    HideModel,
    /// Limits the exercise to the tree below a node; the root stands for all of it.
    Part(NodeId),
    /// Asks for this iteration of a search that samples, or the nearest one that has something to
    /// compute.
    Iteration(u32),
    /// Opens a new exercise.
    Make(ExercisePlan),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedEntry {
    pub(super) node: NodeId,
    pub(super) field: FillInField,
    pub(super) text: String,
    /// What the two numbers are, if there are any.
    kinds: Option<[NumberKind; 2]>,
    /// The contents of the node before.
    pub(super) before: WrittenBefore,
    /// Whether Enter was pressed on text that is not a number.
    pub(super) is_refused: bool,
}

/// The previous contents of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrittenBefore {
    pub(super) value: Option<BoundedScore>,
    pub(super) window: Option<Window>,
    pub(super) numbers: Option<WrittenNumbers>,
}

#[derive(Debug)]
pub(super) struct SheetWork {
    of: RunName,
    trace: Arc<Trace>,
    pub(super) tree: Arc<Tree>,
    pub(super) key: SheetKey,
    /// The nodes to fill in, children before their parents.
    pub(super) order: Vec<NodeId>,
    pub(super) sheet: Sheet,
    pub(super) history: History<Sheet>,
    pub(super) stage: FillInStage,
    pub(super) grading: Option<Grading>,
    /// What was asked when it was graded.
    pub(super) asking: AskedWeights,
    pub(super) field: FillInField,
    pub(super) draft: Option<TypedEntry>,
    /// The last selected node.
    pub(super) at: Option<NodeId>,
    /// Whether the learner has looked at the model.
    pub(super) has_seen_model: bool,
    /// A grading to be entered as a mark.
    pub(super) new_mark: Option<LessonMark>,
}

impl SheetWork {
    /// Grades the sheet. The mark is for the whole sheet, even if only a part of the tree is filled
    /// in; after a look at the model, there is none.
    pub(super) fn grade(&mut self, open: &Opened, asking: AskedWeights) {
        self.asking = asking;
        let grading = Grading::of(&self.tree, &self.key, &self.sheet);
        let of_part = (self.key.root() != NodeId::ROOT).then(|| {
            let whole = key(open, (NodeId::ROOT, None));
            Grading::of(&self.tree, &whole, &self.sheet)
        });
        let whole = of_part.as_ref().unwrap_or(&grading);
        let mark = self.mark(whole);
        // Nothing is marked where nothing is written: such a check comes by mistake.
        let counts = !self.has_seen_model && mark.of > 0 && !self.sheet.is_empty();
        self.new_mark = Some(mark).filter(|_| counts);
        self.grading = Some(grading);
    }

    /// The mark of the sheet, graded so.
    fn mark(&self, grading: &Grading) -> LessonMark {
        let answers = u32::try_from(grading.entries().len()).unwrap_or(u32::MAX);
        LessonMark::new(grading.share(&self.asking), 1.0, answers)
    }
}

#[derive(Debug, Default)]
pub(crate) struct FillInPart {
    works: Vec<SheetWork>,
    /// Sheets of the last session whose runs have not been opened yet.
    saved: Vec<SavedSheet>,
    /// The run, and its step before it was covered.
    pub(super) resume: Option<(Arc<Trace>, usize)>,
    /// Whether the last sheet is the one on the screen.
    pub(super) is_open: bool,
}

impl FillInPart {
    /// Takes the mark of a check made before the model was seen; each is returned once.
    pub(super) fn take_mark(&mut self) -> Option<LessonMark> {
        self.works.iter_mut().find_map(|work| work.new_mark.take())
    }

    /// Switches to the sheet of the open run, of one that samples to that of the iteration where it
    /// stands; creates it if necessary.
    pub(super) fn keep_to(&mut self, open: &Opened) {
        let last = self.works.last().filter(|work| self.is_open && work.of == RunName::of(open));
        let iteration = last.map_or_else(|| iteration_at(open), SheetWork::iteration);
        self.is_open = true;
        self.turn_to(open, iteration);
    }

    /// Switches to the sheet of this iteration of a run that samples, or of a whole run.
    pub(super) fn turn_to(&mut self, open: &Opened, iteration: Option<u32>) {
        let of = RunName::of(open);
        let trace = open.replay().trace();
        let is_it = |work: &SheetWork| work.of == of && work.iteration() == iteration;
        if let Some(at) = self.works.iter().position(is_it) {
            let mut work = self.works.remove(at);
            if !Arc::ptr_eq(&work.trace, trace) {
                if *work.trace == **trace {
                    work.move_to(open);
                } else {
                    let has_seen_model = work.has_seen_model;
                    work = SheetWork::new(of, open, (work.key.root(), iteration));
                    work.has_seen_model = has_seen_model;
                }
            }
            self.works.push(work);
            return;
        }
        // What has not been begun need not be kept.
        self.works.retain(SheetWork::is_begun);
        if self.works.len() == KEPT {
            self.works.remove(0);
        }
        let is_it = |saved: &SavedSheet| saved.run == of && saved.iteration == iteration;
        let known = self.saved.iter().position(is_it);
        let work = match known.map(|at| self.saved.remove(at)) {
            Some(saved) => SheetWork::recall(saved, open),
            None => SheetWork::new(of, open, (NodeId::ROOT, iteration)),
        };
        self.works.push(work);
    }

    /// Stores the sheets that have been begun in `saved`.
    pub(super) fn save(&self, saved: &mut SavedStudy) {
        let is_written = |work: &&SheetWork| !work.sheet.is_empty() || work.has_seen_model;
        let begun = self.works.iter().filter(is_written);
        let begun = begun.map(|work| SavedSheet {
            run: work.of.clone(),
            root: work.key.root(),
            iteration: work.iteration(),
            sheet: work.sheet.clone(),
            has_seen_model: work.has_seen_model,
        });
        saved.sheets = self.saved.iter().cloned().chain(begun).collect();
        let over = saved.sheets.len().saturating_sub(KEPT);
        saved.sheets.drain(..over);
    }

    /// Restores the sheets of the last session.
    pub(super) fn recall(&mut self, saved: SavedStudy) {
        self.works.clear();
        self.saved = saved.sheets;
    }

    /// The sheet of the open run.
    pub(super) fn work(&self) -> Option<&SheetWork> {
        self.works.last()
    }

    /// Whether undo and redo have something to do.
    pub(crate) fn can_travel(&self) -> (bool, bool) {
        self.work().map(|work| work.history.can_travel()).unwrap_or_default()
    }

    pub(super) fn work_mut(&mut self) -> Option<&mut SheetWork> {
        self.works.last_mut()
    }
}

impl SheetWork {
    /// Restores a sheet; entries for nodes that the tree lacks are dropped.
    fn recall(saved: SavedSheet, open: &Opened) -> Self {
        let mut work = Self::new(saved.run, open, (saved.root, saved.iteration));
        // The lesson may have changed since, so that another iteration is asked.
        if work.iteration() == saved.iteration {
            work.sheet = saved.sheet;
        }
        work.sheet.keep_to(&work.tree);
        work.has_seen_model = saved.has_seen_model;
        work
    }

    fn new(of: RunName, open: &Opened, (root, iteration): SheetPart) -> Self {
        let root = if root.index() < open.tree().len() { root } else { NodeId::ROOT };
        let key = key(open, (root, iteration));
        Self {
            of,
            trace: Arc::clone(open.replay().trace()),
            tree: Arc::clone(open.tree()),
            order: order(open.tree(), &key),
            sheet: Sheet::default(),
            history: History::default(),
            stage: FillInStage::default(),
            grading: None,
            asking: AskedWeights::default(),
            field: first_field(open),
            draft: None,
            at: None,
            has_seen_model: false,
            new_mark: None,
            key,
        }
    }

    /// Moves the sheet to a new run of the same kind.
    fn move_to(&mut self, open: &Opened) {
        self.draft = None;
        self.trace = Arc::clone(open.replay().trace());
        self.tree = Arc::clone(open.tree());
        self.key = key(open, (self.key.root(), self.iteration()));
        self.order = order(open.tree(), &self.key);
        if self.grading.is_some() {
            self.grading = Some(Grading::of(&self.tree, &self.key, &self.sheet));
        }
    }

    /// Sets the part of the tree to fill in.
    pub(super) fn set_part(&mut self, open: &Opened, root: NodeId) {
        self.key = key(open, (root, None));
        self.order = order(open.tree(), &self.key);
        self.reopen();
    }

    /// Whether the run is shown as the model of the sheet.
    pub(super) fn shows_model(&self) -> bool {
        self.stage == FillInStage::Model
    }

    /// Whether what the run finds is covered.
    pub(super) fn hides_run(&self) -> bool {
        match self.stage {
            FillInStage::Filling => true,
            // The notes contain the answers, and empty fields remain to be solved.
            FillInStage::Graded => {
                self.grading.as_ref().is_some_and(Grading::has_gaps) && !self.has_seen_model
            }
            FillInStage::Model => false,
        }
    }

    /// Whether something has been written, if only to be erased, or the model has been seen.
    fn is_begun(&self) -> bool {
        let (undo, redo) = self.history.can_travel();
        !self.sheet.is_empty() || self.has_seen_model || undo || redo
    }

    /// The iteration that is asked, of a run that samples.
    pub(super) fn iteration(&self) -> Option<u32> {
        self.key.iteration().map(SheetIteration::number)
    }

    /// The step at which the run stands while it is filled in: the beginning, or where the reward of
    /// the iteration is known.
    pub(super) fn stands_at(&self) -> usize {
        self.key.iteration().map_or(0, SheetIteration::from)
    }

    /// Records an undo state before a change, and drops the grading.
    pub(super) fn leave(&mut self) {
        self.history.leave(self.sheet.clone());
        self.reopen();
    }

    /// Drops the grading, which no longer applies.
    pub(super) fn reopen(&mut self) {
        self.grading = None;
        self.stage = FillInStage::Filling;
    }

    /// The field that comes first at each node.
    pub(super) fn first_field(&self) -> FillInField {
        match self.field {
            FillInField::First | FillInField::Second => FillInField::First,
            FillInField::Value | FillInField::Alpha | FillInField::Beta => FillInField::Value,
        }
    }
}

fn first_field(open: &Opened) -> FillInField {
    let has_two = open.algorithm().sheet_columns().is_some();
    if has_two { FillInField::First } else { FillInField::Value }
}

/// What is filled in: the tree at and below a node, or an iteration.
type SheetPart = (NodeId, Option<u32>);

/// The solution for the nodes at `root` and below, or on the path of an iteration, from the end of
/// the run.
fn key(open: &Opened, (root, iteration): SheetPart) -> SheetKey {
    let seen = open.projection_at_end(Language::Ja); // The language does not matter here.
    match iteration {
        Some(number) => SheetKey::of_iteration(&seen, number, Toward::Later),
        None => SheetKey::of(&seen, root, SheetSize::BY_HAND),
    }
}

/// The iteration to be asked where a run that samples stands; before its first step, the first one in
/// which there is something to compute.
fn iteration_at(open: &Opened) -> Option<u32> {
    open.algorithm().samples()?;
    near(open, open.timeline().iteration(open.step()), Toward::Later)
}

/// This iteration, or another one in this direction, if there is not enough to compute.
pub(super) fn near(open: &Opened, number: u32, toward: Toward) -> Option<u32> {
    let seen = open.projection_at_end(Language::Ja);
    SheetKey::of_iteration(&seen, number, toward).iteration().map(SheetIteration::number)
}

/// The nodes to fill in, children before their parents.
fn order(tree: &Tree, key: &SheetKey) -> Vec<NodeId> {
    let mut order = Vec::new();
    let mut open = vec![key.root()];
    while let Some(node) = open.pop() {
        if key.inner().binary_search(&node).is_ok() {
            order.extend(Some(node).filter(|&node| key.may_write(node)));
            open.extend(tree.children(node));
        }
    }
    order.reverse(); // The last child came first.
    order
}

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
            Some(draft) if !draft.can_be_read(&self.tree) => {
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
        let (kinds, parts) = (self.key.number_kinds(), self.tree.parts());
        let kept = |number: Option<Score>, place: usize| {
            number.zip(kinds).map(|(number, kinds)| kept_text(number, kinds[place]))
        };
        let text = match field {
            FillInField::Value => {
                sheet.values.get(&node).map(|&is| typed::value_text(is, &self.tree))
            }
            FillInField::Alpha => {
                window.map(|is| typed::bound_text(is.alpha, Window::FULL.alpha, parts))
            }
            FillInField::Beta => {
                window.map(|is| typed::bound_text(is.beta, Window::FULL.beta, parts))
            }
            FillInField::First => numbers.and_then(|is| kept(is.first, 0)),
            FillInField::Second => numbers.and_then(|is| kept(is.second, 1)),
        };
        text.unwrap_or_default()
    }

    /// Whether fractions and decimals are written in the field.
    pub(super) fn is_fine(&self) -> bool {
        let is_mean = self.field == FillInField::Second && self.iteration().is_some();
        is_mean || self.tree.parts() > 1
    }

    pub(super) fn type_at(&mut self, node: NodeId, letter: char) {
        if !self.key.may_write(node)
            || !typed::is_letter(letter, self.is_fine(), self.tree.payoffs().is_some())
        {
            return;
        }
        let text = self.typing(node, self.field);
        let mut text = text.map(|draft| draft.text.clone()).unwrap_or_default();
        if letter == '∞' && text.is_empty() && self.field == FillInField::Alpha {
            text.push('−'); // The key has no sign: it means the end of its side.
        }
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
        let kinds = self.key.number_kinds();
        let draft = TypedEntry { node, field, text, kinds, before, is_refused: false };
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
                match typed::value(text, &self.tree).or(kept) {
                    Some(value) => self.sheet.values.insert(node, value),
                    None => self.sheet.values.remove(&node),
                };
            }
            FillInField::Alpha => {
                let kept = before.window.filter(|_| !is_empty).unwrap_or(Window::FULL);
                let alpha = read_value(text, self.tree.parts()).unwrap_or(kept.alpha);
                window.get_or_insert(Window::FULL).alpha = alpha;
            }
            FillInField::Beta => {
                let kept = before.window.filter(|_| !is_empty).unwrap_or(Window::FULL);
                let beta = read_value(text, self.tree.parts()).unwrap_or(kept.beta);
                window.get_or_insert(Window::FULL).beta = beta;
            }
            FillInField::First => {
                let kept = before.numbers.filter(|_| !is_empty).unwrap_or_default();
                numbers.get_or_insert_default().first = draft.kept(0).or(kept.first);
            }
            FillInField::Second => {
                let kept = before.numbers.filter(|_| !is_empty).unwrap_or_default();
                numbers.get_or_insert_default().second = draft.kept(1).or(kept.second);
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
        match numbers.filter(|is| is.first.is_some() || is.second.is_some()) {
            Some(numbers) => self.sheet.numbers.insert(node, numbers),
            None => self.sheet.numbers.remove(&node),
        };
    }

    /// Whether the draft is not a number: the cursor stays, and the field shows the error.
    pub(super) fn refuses_draft(&mut self) -> bool {
        let Some(draft) = self.draft.as_mut().filter(|draft| !draft.can_be_read(&self.tree)) else {
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
            FillInField::First => self.field = FillInField::Second,
            FillInField::Beta => self.field = FillInField::Value,
            FillInField::Value | FillInField::Second => {
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
    fn can_be_read(&self, tree: &Tree) -> bool {
        let text = self.text.as_str();
        let is_number = match self.field {
            FillInField::Value => typed::value(text, tree).is_some(),
            FillInField::Alpha | FillInField::Beta => read_value(text, tree.parts()).is_some(),
            FillInField::First => self.kept(0).is_some(),
            FillInField::Second => self.kept(1).is_some(),
        };
        is_number || text.trim().is_empty()
    }

    /// The number at this place of the two, if it is one.
    fn kept(&self, place: usize) -> Option<Score> {
        read_kept(&self.text, self.kinds?[place])
    }
}
