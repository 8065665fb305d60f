//! The sheets that are being filled in, one for each run.

use std::sync::Arc;

use super::super::super::history::History;
use super::super::super::open::Opened;
use super::super::marks::LessonMark;
use super::super::saved::{KEPT, RunName, SavedSheet, SavedStudy};
use crate::language::Language;
use crate::lesson::{Grading, Projection, Sheet, SheetKey, SheetSize, WrittenNumbers};
use crate::scenario::ExercisePlan;
use crate::score::{BoundedScore, Window};
use crate::trace::Trace;
use crate::tree::{NodeId, Tree};

/// Where something is written at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FillInField {
    /// Its value.
    #[default]
    Value,
    /// α of the window that is passed to it.
    Alpha,
    /// β of it.
    Beta,
    /// Its proof number.
    Proof,
    /// Its disproof number.
    Disproof,
}

/// A way to another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillInMove {
    /// To the node above.
    Up,
    /// To the first node below.
    Down,
    /// To the node on the left at the same depth.
    Left,
    /// To the node on the right at the same depth.
    Right,
    /// To the node that is to be filled in next: children before their parents.
    Next,
    /// To the one before.
    Previous,
}

/// How far one has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FillInStage {
    /// It is being filled in: nothing of the run is seen.
    #[default]
    Filling,
    /// It is graded; the run is still not shown.
    Graded,
    /// The run itself can be stepped through, with the sheet beside it.
    Model,
}

/// What a person does in Fill in. Where no node is named, it is the one that is selected.
#[derive(Clone, Debug, PartialEq)]
pub enum FillInCommand {
    /// Types a sign into the field.
    Type(char),
    /// Takes the last sign back.
    Erase,
    /// The field is done: on to the next one.
    Accept,
    /// Goes to another field of the node.
    Edit(FillInField),
    /// Goes to another node.
    Move(FillInMove),
    /// Writes into a field of a node.
    Write(NodeId, FillInField, String),
    /// This branch is never read, or it is.
    ToggleCut,
    /// Neither this branch nor those after it are read.
    CutRest,
    /// This is the move that is chosen above.
    Choose,
    /// Takes everything away that is written.
    Clear,
    /// Grades the sheet.
    Check,
    /// Shows the run, from this step on.
    ShowModel(usize),
    /// Back to the sheet.
    HideModel,
    /// Does the exercise with the part of the tree below a node; the root is the whole.
    Part(NodeId),
    /// Opens a new exercise.
    Make(ExercisePlan),
}

/// What is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedEntry {
    pub(super) node: NodeId,
    pub(super) field: FillInField,
    pub(super) text: String,
    /// What was written there before.
    pub(super) before: WrittenBefore,
    /// Whether Enter was pressed, and it is no number.
    pub(super) is_refused: bool,
}

/// What was written at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrittenBefore {
    pub(super) value: Option<BoundedScore>,
    pub(super) window: Option<Window>,
    pub(super) numbers: Option<WrittenNumbers>,
}

/// The sheet of one run.
#[derive(Debug)]
pub(super) struct Work {
    /// The run.
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
    pub(super) field: FillInField,
    pub(super) draft: Option<TypedEntry>,
    /// The node that was selected last.
    pub(super) at: Option<NodeId>,
    /// Whether the model has been looked at.
    pub(super) has_seen_model: bool,
    /// A grading that is to be entered as a mark.
    pub(super) new_mark: Option<LessonMark>,
}

impl Work {
    /// The sheet is graded. What it earns is of the whole sheet, whatever part of the tree is filled
    /// in; after the model, nothing.
    pub(super) fn grade(&mut self, open: &Opened) {
        let grading = Grading::of(&self.tree, &self.key, &self.sheet);
        let of_part = (self.key.root() != NodeId::ROOT).then(|| {
            let whole = key(open, NodeId::ROOT);
            Grading::of(&self.tree, &whole, &self.sheet)
        });
        let whole = of_part.as_ref().unwrap_or(&grading);
        let answers = u32::try_from(whole.entries().len()).unwrap_or(u32::MAX);
        let mark = LessonMark::new(whole.points().into(), whole.most().into(), answers);
        self.new_mark = Some(mark).filter(|_| !self.has_seen_model && answers > 0);
        self.grading = Some(grading);
    }
}

/// The state of the part.
#[derive(Debug, Default)]
pub(in crate::session) struct FillInPart {
    works: Vec<Work>,
    /// Sheets of the last time whose runs have not been opened yet.
    saved: Vec<SavedSheet>,
    /// The run, and the step at which it stood before it was covered.
    pub(super) resume: Option<(Arc<Trace>, usize)>,
}

impl FillInPart {
    /// What was reached by a check before the model was looked at; each once.
    pub(in crate::session::study) fn take_mark(&mut self) -> Option<LessonMark> {
        self.works.iter_mut().find_map(|work| work.new_mark.take())
    }

    /// The sheet of the run that is open; a new one if there is none yet.
    pub(super) fn keep_to(&mut self, open: &Opened) {
        let of = RunName::of(open);
        let trace = open.replay().trace();
        if let Some(at) = self.works.iter().position(|work| work.of == of) {
            let mut work = self.works.remove(at);
            if !Arc::ptr_eq(&work.trace, trace) {
                if *work.trace == **trace {
                    work.move_to(open);
                } else {
                    let has_seen_model = work.has_seen_model;
                    work = Work::new(of, open, work.key.root());
                    work.has_seen_model = has_seen_model;
                }
            }
            self.works.push(work);
            return;
        }
        if self.works.len() == KEPT {
            self.works.remove(0);
        }
        let known = self.saved.iter().position(|saved| saved.run == of);
        let work = match known.map(|at| self.saved.remove(at)) {
            Some(saved) => Work::recall(saved, open),
            None => Work::new(of, open, NodeId::ROOT),
        };
        self.works.push(work);
    }

    /// Puts the sheets that have been begun into `saved`.
    pub(in crate::session::study) fn save(&self, saved: &mut SavedStudy) {
        let is_begun = |work: &&Work| !work.sheet.is_empty() || work.has_seen_model;
        let begun = self.works.iter().filter(is_begun);
        let begun = begun.map(|work| SavedSheet {
            run: work.of.clone(),
            root: work.key.root(),
            sheet: work.sheet.clone(),
            has_seen_model: work.has_seen_model,
        });
        saved.sheets = self.saved.iter().cloned().chain(begun).collect();
        let over = saved.sheets.len().saturating_sub(KEPT);
        saved.sheets.drain(..over);
    }

    /// Takes over the sheets of the last time.
    pub(in crate::session::study) fn recall(&mut self, saved: SavedStudy) {
        self.works.clear();
        self.saved = saved.sheets;
    }

    /// Whether the run is shown as the model of the sheet.
    pub(in crate::session::study) fn shows_model(&self) -> bool {
        self.work()
            .is_some_and(|work| work.stage == FillInStage::Model)
    }

    /// The sheet of the run that is open: the one that was kept to last.
    pub(super) fn work(&self) -> Option<&Work> {
        self.works.last()
    }

    pub(super) fn work_mut(&mut self) -> Option<&mut Work> {
        self.works.last_mut()
    }
}

impl Work {
    /// The sheet of the last time; what its tree does not have is left out.
    fn recall(saved: SavedSheet, open: &Opened) -> Self {
        let mut work = Self::new(saved.run, open, saved.root);
        work.sheet = saved.sheet;
        work.sheet.keep_to(&work.tree);
        work.has_seen_model = saved.has_seen_model;
        work
    }

    fn new(of: RunName, open: &Opened, root: NodeId) -> Self {
        let root = if root.index() < open.tree().len() {
            root
        } else {
            NodeId::ROOT
        };
        let key = key(open, root);
        Self {
            of,
            trace: Arc::clone(open.replay().trace()),
            tree: Arc::clone(open.tree()),
            order: order(open.tree(), &key),
            sheet: Sheet::default(),
            history: History::default(),
            stage: FillInStage::default(),
            grading: None,
            field: first_field(open),
            draft: None,
            at: None,
            has_seen_model: false,
            new_mark: None,
            key,
        }
    }

    /// The same run was made again: everything is kept, about its tree.
    fn move_to(&mut self, open: &Opened) {
        self.draft = None;
        self.trace = Arc::clone(open.replay().trace());
        self.tree = Arc::clone(open.tree());
        self.key = key(open, self.key.root());
        self.order = order(open.tree(), &self.key);
        if self.grading.is_some() {
            self.grading = Some(Grading::of(&self.tree, &self.key, &self.sheet));
        }
    }

    /// The exercise is done with another part of the tree.
    pub(super) fn set_part(&mut self, open: &Opened, root: NodeId) {
        self.key = key(open, root);
        self.order = order(open.tree(), &self.key);
        self.reopen();
    }

    /// Something is about to change: it can be undone, and what was graded is not right any more.
    pub(super) fn leave(&mut self) {
        self.history.leave(self.sheet.clone());
        self.reopen();
    }

    /// What was graded is not right any more.
    pub(super) fn reopen(&mut self) {
        self.grading = None;
        self.stage = FillInStage::Filling;
    }

    /// The field in which a node is filled in first.
    pub(super) fn first_field(&self) -> FillInField {
        match self.field {
            FillInField::Proof | FillInField::Disproof => FillInField::Proof,
            FillInField::Value | FillInField::Alpha | FillInField::Beta => FillInField::Value,
        }
    }
}

fn first_field(open: &Opened) -> FillInField {
    if open.algorithm().proves() {
        FillInField::Proof
    } else {
        FillInField::Value
    }
}

/// What the run of a lesson says at its end of the nodes at `root` and below.
fn key(open: &Opened, root: NodeId) -> SheetKey {
    let seen = Projection::new(
        open.end(),
        open.whole_timeline(),
        open.algorithm(),
        &*open.loaded().subject,
        Language::Ja, // No language is heard here.
    );
    SheetKey::of(&seen, root, SheetSize::BY_HAND)
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
    order.reverse(); // The last child was taken first.
    order
}
