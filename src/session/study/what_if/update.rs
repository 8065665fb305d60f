//! Changing the lesson, undoing changes, and showing the consequences.

use crate::Travel;
use std::collections::BTreeSet;

use super::{EditedLeaf, WhatIfCommand, WhatIfEdit, WhatIfView, has_orders};
use crate::effect::{Effect, Reply, Work};
use crate::growth::GrownLesson;
use crate::job::Job;
use crate::navigation::Navigation;
use crate::open::Opened;
use crate::pages::{BesideColumn, BesideSlot, LessonVariant, PageParts, settings_of, varied};
use crate::state::Session;
use crate::study::StudyMode;

use language::{Language, Texts, Words};
use lesson::{RunChanges, about_leaf};
use scenario::OrderingLab;
use search::Algorithm;
use subject::SetupChange;
use tree::{Kind, NodeId, Tree};

impl Session {
    pub(crate) fn try_out(&mut self, command: WhatIfCommand) {
        match command {
            WhatIfCommand::Edit(edit) => self.edit(edit),
            WhatIfCommand::SetLeaf(value) => {
                let shown = self.shown_in_changed();
                let leaf = shown.filter(|&(column, node)| is_leaf(column.run.opened(), node));
                if let Some((column, node)) = leaf {
                    let path = column.run.opened().tree().child_numbers(node);
                    self.edit(WhatIfEdit::Change(SetupChange::Leaf { path, value }));
                }
            }
            WhatIfCommand::Shift(by) => {
                let shown = self.shown_in_changed();
                let place = shown.and_then(|(column, node)| {
                    let (at, count) = place_of(column.run.opened(), node)?;
                    let to = i64::from(at) + i64::from(by);
                    u32::try_from(to).ok().filter(|&to| to < count)
                });
                if let (Some((_, node)), Some(to)) = (shown, place) {
                    self.move_child(node, to);
                }
            }
            WhatIfCommand::MoveTo(node, to) => self.move_child(node, to),
            WhatIfCommand::PlayShown => {
                if let Some((column, node)) = self.shown_in_changed() {
                    let open = column.run.opened();
                    let (tree, subject) = (open.tree(), &open.loaded().subject);
                    let way = tree.path(node);
                    let is_move = |&&id: &&NodeId| tree.node(id).kind != Kind::Decline;
                    let moves = way[1..].iter().take_while(is_move);
                    let moves = moves.map(|&id| SetupChange::Play(subject.id(tree, id)));
                    let moves: Vec<_> = moves.collect();
                    if !moves.is_empty() {
                        self.edit(WhatIfEdit::Changes(moves));
                    }
                }
            }
            WhatIfCommand::Reset => {
                if self.study.what_if.variant() != LessonVariant::default() {
                    self.edit(WhatIfEdit::Reset);
                }
            }
            WhatIfCommand::Keep => self.keep_changed(),
            WhatIfCommand::ShowLab(is_shown) => self.study.what_if.lab.is_shown = is_shown,
            WhatIfCommand::Reseed => self.study.what_if.lab.seed += 1,
        }
    }

    /// Moves a node of the changed tree among its siblings; no change if it is already there.
    fn move_child(&mut self, node: NodeId, to: u32) {
        let Some(column) = self.changed_run() else { return };
        let open = column.run.opened();
        let moves = place_of(open, node).is_some_and(|(at, count)| at != to && to < count);
        if moves && open.loaded().lesson.subject.setup().is_by_hand() {
            let path = open.tree().child_numbers(node);
            self.edit(WhatIfEdit::Change(SetupChange::MoveChild { path, to }));
        }
    }

    fn edit(&mut self, edit: WhatIfEdit) {
        self.study.what_if.edit(edit);
        self.run_changed();
    }

    pub(crate) fn travel_edits(&mut self, travel: Travel) {
        if self.study.what_if.travel(travel) {
            self.run_changed();
        }
    }

    /// Runs the changed lesson; the previous run stays until the new one arrives.
    fn run_changed(&mut self) {
        let variant = self.study.what_if.variant();
        let Some(open) = self.run.open() else { return };
        let slots = &mut self.parts.beside.changed;
        if slots.is_empty() {
            slots.push(BesideSlot::new(variant.clone()));
        }
        for slot in slots {
            slot.variant = variant.clone();
            self.effects.extend(slot.ask_again(open));
        }
    }

    /// Enters the mode: both runs are shown at their ends.
    pub(crate) fn begin_what_if(&mut self) {
        let Some(step) = self.run.open().map(Opened::step) else {
            return;
        };
        if self.parts.beside.changed.is_empty() {
            let slot = BesideSlot::new(self.study.what_if.variant());
            self.parts.beside.changed.push(slot);
        }
        self.study.what_if.from = Some(step);
        self.run.go(Navigation::Last);
    }

    /// Leaves the mode: the run returns to its earlier step, unless the user has moved elsewhere.
    pub(crate) fn leave_what_if(&mut self) {
        if let Some(step) = self.study.what_if.from.take()
            && self.run.is_at_end()
        {
            self.run.go(Navigation::Seek(step));
        }
    }

    fn keep_changed(&mut self) {
        let variant = self.study.what_if.variant();
        let Some(open) = self.run.open() else { return };
        match varied(&open.loaded().lesson, open.algorithm(), &variant) {
            Ok(lesson) => self.open_grown(Some(GrownLesson {
                lesson,
                path: Vec::new(),
                at_end: true,
                is_new: true,
                adds: Texts::what_changed_what_if,
            })),
            Err(words) => self.messages.error(words),
        }
    }

    /// Requests the counts of other orders, if they are shown.
    pub(crate) fn ask_for_orders(&mut self) {
        let shown = self.is_in(StudyMode::WhatIf).then(|| changed_run(&self.parts)).flatten();
        let asked = shown.and_then(|column| self.study.what_if.lab.ask(column.run.opened()));
        if let Some((job, count)) = asked {
            let run = |job: &Job| Ok(count(job).map(Box::new));
            self.effects.push(Effect::Work(Work::new(job, run, Reply::OrdersCounted)));
        }
    }

    pub(crate) fn orders_counted(
        &mut self,
        job: &Job,
        counted: Result<Option<Box<OrderingLab>>, Words>,
    ) {
        let counted = self.messages.unless_failed(counted).flatten();
        self.study.what_if.lab.take(job, counted.map(|counted| *counted));
    }

    fn changed_run(&self) -> Option<&BesideColumn> {
        changed_run(&self.parts)
    }

    /// The shown node, in the changed tree.
    fn shown_in_changed(&self) -> Option<(&BesideColumn, NodeId)> {
        let column = self.changed_run()?;
        let node = column.run.matching.in_second(self.run.focus()?)?;
        Some((column, node))
    }
    pub(crate) fn changed_sentence(&self) -> Option<String> {
        let open = self.run.open().filter(|_| self.is_in(StudyMode::WhatIf))?;
        let is_changed = self.study.what_if.variant() != LessonVariant::default();
        let column = self.changed_run().filter(|_| is_changed && !self.run.covers_now())?;
        let language = self.settings.language;
        let words = open.projection(language).told().words;
        let said = column.run.opened().projection(language).words(words);
        Some(language.texts().what_changed_now(said))
    }

    pub(crate) fn what_if_view(&self) -> Option<WhatIfView> {
        let open = self.run.open().filter(|_| self.is_in(StudyMode::WhatIf))?;
        let part = &self.study.what_if;
        let language = self.settings.language;
        let slot = self.parts.beside.changed.first();
        let run = slot.and_then(|slot| slot.run.as_ref());
        let column = run.and_then(|run| run.as_ref().ok());
        let changed = column.map_or(open, |column| column.run.opened());
        let subject = &changed.loaded().lesson.subject;
        let fitting = Algorithm::all().filter(|own| subject.allows(*own).is_ok());
        let mut view = WhatIfView {
            variant: part.variant(),
            edits: part.count(),
            can_travel: part.can_travel(),
            settings: settings_of(&changed.loaded().lesson, changed.algorithm()),
            algorithms: (fitting.collect(), column.map(|_| changed.algorithm())),
            is_by_hand: subject.setup().is_by_hand(),
            plays: subject.setup().plays(),
            failed: run.and_then(|run| run.as_ref().err()).cloned(),
            lab: (column.is_some() && has_orders(changed), part.lab.is_shown),
            counted: part.lab.counted.clone().filter(|_| part.lab.is_shown),
            ..WhatIfView::default()
        };
        let Some(column) = column else {
            return Some(view);
        };
        if let Some((_, node)) = self.shown_in_changed() {
            let (tree, subject) = (changed.tree(), &*changed.loaded().subject);
            let name = subject::choice(subject, tree, node, language);
            view.shown = place_of(changed, node).map(|place| (node, name, place));
            let before = column.run.matching.in_first(node);
            let worth = |tree: &Tree, id: NodeId| tree.outcome(tree.node(id).value);
            view.leaf = (view.is_by_hand && is_leaf(changed, node)).then(|| EditedLeaf {
                node,
                value: worth(tree, node),
                before: before.map(|id| worth(open.tree(), id)),
            });
        }
        if !self.run.covers_now() {
            say_changes(&mut view, (open, column), language);
        }
        Some(view)
    }
}

/// Describes the differences between the ends of both runs.
fn say_changes(
    view: &mut WhatIfView,
    (open, column): (&Opened, &BesideColumn),
    language: Language,
) {
    let changed = column.run.opened();
    let before = open.projection_at_end(language);
    let after = changed.projection_at_end(language);
    let found = RunChanges::of(&before, &after, &column.run.matching);
    view.changed = found
        .values
        .iter()
        .map(|value| value.node)
        .chain(found.read_now.iter().copied())
        .chain(found.cut_now.iter().copied())
        .collect::<BTreeSet<_>>();
    if view.variant == LessonVariant::default() {
        return;
    }
    if let [.., SetupChange::Leaf { path, .. }] = view.variant.changes.as_slice() {
        let leaf = path
            .iter()
            .try_fold(NodeId::ROOT, |at, &number| changed.tree().children(at).nth(number as usize));
        let like = leaf.and_then(|leaf| column.run.matching.in_first(leaf));
        let is_only = view.variant.changes.len() == 1 && view.variant.algorithm.is_none();
        let pair = leaf.zip(like).filter(|_| is_only || found.is_nothing());
        view.sentences.extend(pair.map(|pair| about_leaf(&before, &after, pair)));
    }
    view.sentences.extend(found.sentences(language));
}

fn changed_run(parts: &PageParts) -> Option<&BesideColumn> {
    parts.beside.changed.first()?.run.as_ref()?.as_ref().ok()
}

fn is_leaf(open: &Opened, node: NodeId) -> bool {
    open.tree().node(node).kind == Kind::Leaf
}

/// The index of a node among its parent's children and their number, without the choice to stop.
fn place_of(open: &Opened, node: NodeId) -> Option<(u32, u32)> {
    let tree = open.tree();
    let parent = tree.parent(node)?;
    let stops = u32::from(tree.decline(parent).is_some());
    let count = u32::try_from(tree.children(parent).len()).ok()? - stops;
    Some((node.0 - tree.flat().first_child(parent), count))
}
