//! The effects of the comparison on the other parts.

use shogi_core::Move;

use super::board::{BoardTables, table_of};
use super::comparison::{
    CompareCommand, CompareOutcome, ComparedPosition, Comparison, ComparisonView, OwnFindings,
};
use super::engine_list::EngineCommand;
use super::growth::{LineToGrow, grow_line};
use super::job::Job;
use super::kept::SavedPage;
use super::lesson_list::Resume;
use super::new_lesson::{OWN_POSITION, engine_lesson};
use super::pages::Page;
use super::run::LessonRun;
use super::source::Source;
use super::state::Session;
use language::Words;
use subject::GameId;
use tree::Packed;

impl Session {
    pub fn comparison(&self) -> &Comparison {
        &self.comparison
    }

    /// Why the shown position cannot be compared; `None` if it can.
    pub fn compare_fault(&self) -> Option<Words> {
        shown(self.page(), &self.run, &self.tables).err()
    }

    pub(super) fn compare(&mut self, command: CompareCommand) {
        let page = self.page();
        let shown = || shown(page, &self.run, &self.tables);
        match self.comparison.update(command, shown, &mut self.engines) {
            Err(why) => self.messages.error(why),
            Ok(CompareOutcome::Effects(effects)) => self.effects.extend(effects),
            Ok(CompareOutcome::GrowAlongLine) => self.grow_along_line(),
            Ok(CompareOutcome::OwnTree(setup)) => {
                let number = self.lessons.next_number(OWN_POSITION);
                let lesson = engine_lesson(*setup, number);
                self.leave_own_tree(&lesson.id);
                self.open_made(lesson);
            }
        }
    }

    /// Notes where the user is, before our engine's own tree of this name opens.
    fn leave_own_tree(&mut self, engine: &str) {
        let Some(open) = self.run.open().filter(|_| !self.pages.board) else {
            return;
        };
        let left = self.left_trees.get(&open.source().name()).cloned();
        let left = left.unwrap_or_else(|| {
            let selected = self.run.selection().map(|node| open.way_to(node));
            let algorithm = open.algorithm().id().to_owned();
            let page = SavedPage::Tree;
            let resume =
                Resume { algorithm, step: open.step(), page, selected, ..Resume::default() };
            (open.source().clone(), resume)
        });
        self.left_trees.insert(engine.to_owned(), left);
    }

    fn left_tree(&self) -> Option<&(Source, Resume)> {
        self.left_trees.get(&self.run.source()?.name())
    }

    /// Whether our engine's own tree is open, and another one was left for it.
    pub fn has_left_tree(&self) -> bool {
        self.left_tree().is_some()
    }

    /// Opens the tree that was left for our engine's own, where the user was in it.
    pub(super) fn back_to_own_tree(&mut self) {
        let Some((source, resume)) = self.left_tree().cloned() else { return };
        self.messages.clear();
        let renamed = self.lessons.made_again(&source.name()).cloned();
        self.effects.extend(self.lessons.resume(renamed.unwrap_or(source), resume));
    }

    /// Follows a lesson to the file it was saved to.
    pub(super) fn left_tree_saved(&mut self, of: &Source, file: &Source) {
        for (source, _) in self.left_trees.values_mut().filter(|(source, _)| source == of) {
            file.clone_into(source);
        }
        if let Some(left) = self.left_trees.remove(&of.name()) {
            self.left_trees.insert(file.name(), left);
        }
    }

    pub(super) fn have_read(&mut self, job: &Job, findings: Result<OwnFindings, Words>) {
        self.comparison.have_read(job, findings, &mut self.messages);
        self.refresh_comparison();
    }

    pub(super) fn compared(&self) -> Option<ComparisonView> {
        if !self.pages.board && (self.predicts() || self.holds_sheet()) {
            return None; // It would reveal the answer.
        }
        let board = match self.page() {
            Page::Board { game, .. } => self.tables.get(&game).and_then(|table| table.text()),
            Page::Lesson(_) => None,
        };
        ComparisonView::of(
            (&self.comparison, &self.engines),
            (self.run.open(), self.run.focus()),
            board.as_deref(),
            self.settings.language,
        )
    }

    /// Grows the tree along the line drawn over it.
    fn grow_along_line(&mut self) {
        let compared = self.view.compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let line = overlaid.and_then(|overlaid| {
            let moves = overlaid.line.iter().copied();
            Some(LineToGrow {
                from: *overlaid.parting.way.first()?,
                line: moves.filter_map(Move::unpack).collect(),
            })
        });
        let open = self.run.open();
        let grown = open.zip(line).and_then(|(open, line)| grow_line(open, &line));
        self.open_grown(grown);
    }

    pub(super) fn change_engines(&mut self, command: EngineCommand) {
        let outcome = self.engines.update(command);
        if let Some(id) = outcome.leaves {
            self.comparison.leave_out(id);
        }
        self.effects.extend(outcome.effects);
    }
}

/// The position that is shown, to compare.
fn shown(page: Page, run: &LessonRun, tables: &BoardTables) -> Result<ComparedPosition, Words> {
    match page {
        Page::Board { game: GameId::Shogi, .. } => ComparedPosition::of_board(table_of(tables)),
        Page::Board { game, .. } => {
            ComparedPosition::of_table(tables.get(&game).map(|table| &**table))
        }
        Page::Lesson(_) => ComparedPosition::of_node(run.open(), run.focus()),
    }
}
