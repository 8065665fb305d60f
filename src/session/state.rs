//! The state of the program: all its parts, and queries about them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::board::{BoardTables, Shelf};
use super::bug_hunts::BugHunts;
use super::comparison::Comparison;
use super::course_desk::CourseDesk;
use super::engine_list::EngineList;
use super::history::History;
use super::job::Job;
use super::lesson_list::{LessonEntry, LessonList, Resume};
use super::message::{Message, Messages};
use super::new_lesson::exchange;
use super::open::Opened;
use super::pages::{PageParts, ShownPages};
use super::platform::Platform;
use super::run::LessonRun;
use super::saving::Saving;
use super::settings::{Theme, UserSettings};
use super::source::Source;
use super::study::StudyPart;
use super::view::View;
use super::why::WhyPart;
use eval::Evaluation;
use games::board::{Cell, PieceSigns};
use games::shogi::square_of;
use language::Language;
use lesson::Projection;
use scenario::Lesson;
use subject::GameId;
use tree::NodeId;

/// The program without a window.
#[derive(Debug, Default)]
pub struct Session {
    pub(super) platform: Platform,
    pub(super) settings: UserSettings,
    pub(super) messages: Messages,
    pub(super) lessons: LessonList,
    pub(super) run: LessonRun,
    pub(super) pages: ShownPages,
    /// The boards that have been used.
    pub(super) tables: BoardTables,
    pub(super) shelf: Shelf,
    /// The nodes of trees that were last put on the boards of their games.
    pub(super) laid: BTreeMap<GameId, (Source, NodeId)>,
    /// The lessons from before trees were grown further.
    pub(super) growths: History<Source>,
    pub(super) saving: Saving,
    /// The course that is being made.
    pub(super) course_desk: Option<CourseDesk>,
    pub(super) engines: EngineList,
    pub(super) comparison: Comparison,
    /// The trees that were left for those of our engine, by the names of these, and where the user
    /// was.
    pub(super) left_trees: BTreeMap<String, (Source, Resume)>,
    pub(super) hunts: BugHunts,
    pub(super) parts: Box<PageParts>,
    pub(super) study: Box<StudyPart>,
    pub(super) why: Box<WhyPart>,
    pub(super) view: View,
}

impl Session {
    /// A session with the shipped lessons in its list, and none open.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells it where the program runs.
    pub fn set_platform(&mut self, platform: Platform) {
        self.platform = platform;
    }

    /// What the place can do where the program runs.
    #[must_use]
    pub fn platform(&self) -> &Platform {
        &self.platform
    }

    #[must_use]
    pub fn settings(&self) -> &UserSettings {
        &self.settings
    }

    /// The lessons in the order of the course, then the user's.
    #[must_use]
    pub fn lessons(&self) -> &[LessonEntry] {
        self.lessons.entries()
    }

    #[must_use]
    pub fn open(&self) -> Option<&Opened> {
        self.run.open()
    }

    #[must_use]
    pub fn run(&self) -> &LessonRun {
        &self.run
    }

    /// The source being opened.
    #[must_use]
    pub fn opening(&self) -> Option<&Source> {
        self.lessons.pending().map(|pending| &pending.source)
    }

    /// The progress of opening, or of another run of the open lesson.
    #[must_use]
    pub fn job(&self) -> Option<&Job> {
        let opening = self.lessons.pending().map(|pending| &pending.job);
        opening.or_else(|| self.run.job())
    }

    /// Whether the lesson is being presented to a class.
    #[must_use]
    pub fn presents(&self) -> bool {
        self.settings.presents
    }

    /// Whether the notes are covered.
    #[must_use]
    pub fn covers_notes(&self) -> bool {
        self.run.covers_notes() || self.predicts() && !self.has_predicted_all()
    }

    /// Whether a square of the shown position has an exchange to show.
    #[must_use]
    pub fn can_exchange(&self, cell: Cell) -> bool {
        let at = if self.page().is_board() {
            self.shogi_editor().and_then(|board| board.sound().ok())
        } else {
            self.shown_position()
        };
        let both = at.zip(square_of(cell));
        both.is_some_and(|(at, on)| exchange(&at, on, Evaluation::default(), || 0).is_ok())
    }

    #[must_use]
    pub fn engines(&self) -> &EngineList {
        &self.engines
    }

    /// Recently used files, latest first.
    #[must_use]
    pub fn recent(&self) -> &[PathBuf] {
        self.lessons.recent()
    }

    /// Changes with every save.
    #[must_use]
    pub fn saves(&self) -> u64 {
        self.saving.saves()
    }

    /// The jobs that are making test papers; each can be stopped.
    #[must_use]
    pub fn papers_in_work(&self) -> &[Job] {
        self.saving.papers()
    }

    /// The names of completed lessons.
    #[must_use]
    pub fn seen(&self) -> &BTreeSet<String> {
        self.lessons.seen()
    }

    /// The unsaved lessons.
    pub fn unsaved(&self) -> impl Iterator<Item = &Lesson> {
        self.lessons.entries().iter().filter_map(|listed| match &listed.source {
            Source::Made { lesson, .. } => Some(&**lesson),
            _ => None,
        })
    }

    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// The moves of the best line in words, from the root; `None` if there is none yet.
    #[must_use]
    pub fn line_text(&self) -> Option<String> {
        let open = self.open()?;
        let (tree, subject) = (open.tree(), &*open.loaded().subject);
        let moves = self.view().line.iter().skip(1);
        let names = moves.map(|&id| subject::choice(subject, tree, id, self.language()));
        let names: Vec<_> = names.collect();
        (!names.is_empty()).then(|| names.join(" "))
    }

    /// Renames 先手 and 後手 in a text to the open lesson's names of the sides.
    #[must_use]
    pub fn of_its_sides(&self, text: String) -> String {
        match self.open() {
            Some(open) => open.loaded().subject.of_its_sides(text, self.language()),
            None => text,
        }
    }

    /// The signs of pieces: the user's choice, else those of the language.
    #[must_use]
    pub fn signs(&self) -> PieceSigns {
        let chosen = self.settings.boards.signs;
        chosen.unwrap_or(PieceSigns::of(self.settings.language))
    }

    #[must_use]
    pub fn theme(&self) -> Theme {
        self.settings.theme
    }

    /// Whether the user has completed the lesson.
    #[must_use]
    pub fn is_seen(&self, source: &Source) -> bool {
        self.lessons.seen().contains(&source.name())
    }

    #[must_use]
    pub fn message(&self) -> Option<&Message> {
        self.messages.shown()
    }

    /// The part of the run that may be seen at its step; `None` if no lesson is open.
    #[must_use]
    pub fn projection(&self) -> Option<Projection<'_>> {
        Some(self.run.open()?.projection(self.settings.language))
    }

    /// The view to show at this step.
    #[must_use]
    pub fn view(&self) -> &View {
        &self.view
    }
}
