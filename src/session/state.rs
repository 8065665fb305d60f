//! The state of the program: all its parts, and queries about them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::board::{BoardTables, Shelf};
use super::bug_hunts::BugHunts;
use super::comparison::Comparison;
use super::course_desk::CourseDesk;
use super::course_report::Attending;
use super::effect::Effect;
use super::engine_list::EngineList;
use super::history::History;
use super::job::Job;
use super::lesson_list::{LessonEntry, LessonList, Resume};
use super::message::{Message, Messages};
use super::new_lesson::exchange;
use super::open::Opened;
use super::pages::{PageParts, ShownPages};
use super::platform::Platform;
use super::run::{LessonRun, ViewEvent};
use super::saving::Saving;
use super::settings::{Theme, UserSettings};
use super::source::Source;
use super::study::StudyPart;
use super::view::View;
use super::why::WhyPart;
use eval::Evaluation;
use games::board::{Cell, PieceSigns};
use games::shogi::square_of;
use language::{Language, Say as _, Words};
use lesson::Projection;
use scenario::Lesson;
use subject::GameId;
use tree::NodeId;

/// The most titles in a row.
const TITLES: usize = 3;

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
    /// The course that a learning platform has opened.
    pub(super) attending: Option<Attending>,
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
    /// What is to be done outside, in order; collected until the command or reply is over.
    pub(super) effects: Vec<Effect>,
}

impl Session {
    /// A session with the shipped lessons in its list, and none open.
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells it where the program runs.
    pub fn set_platform(&mut self, platform: Platform) {
        self.platform = platform;
    }

    /// What the place can do where the program runs.
    pub fn platform(&self) -> &Platform {
        &self.platform
    }

    pub fn settings(&self) -> &UserSettings {
        &self.settings
    }

    /// The lessons in the order of the course, then the user's.
    pub fn lessons(&self) -> &[LessonEntry] {
        self.lessons.entries()
    }

    pub fn open(&self) -> Option<&Opened> {
        self.run.open()
    }

    pub fn run(&self) -> &LessonRun {
        &self.run
    }

    /// What has happened since the last call that the window follows.
    pub fn take_view_events(&mut self) -> BTreeSet<ViewEvent> {
        if self.comparison.take_new() {
            self.run.happens(ViewEvent::Compare);
        }
        self.run.take_events()
    }

    pub fn opening(&self) -> Option<&Source> {
        self.lessons.pending().map(|pending| &pending.source)
    }

    /// The progress of opening, or of another run of the open lesson.
    pub fn job(&self) -> Option<&Job> {
        let opening = self.lessons.pending().map(|pending| &pending.job);
        opening.or_else(|| self.run.job())
    }

    /// Whether the lesson is being presented to a class.
    pub fn presents(&self) -> bool {
        self.settings.presents
    }

    pub fn covers_notes(&self) -> bool {
        let is_unfinished = self.predicts() && !self.has_predicted_all();
        self.run.covers_notes() || is_unfinished || self.fills_iteration()
    }

    /// Whether a square of the shown position has an exchange to show.
    pub fn can_exchange(&self, cell: Cell) -> bool {
        let at = if self.page().is_board() {
            self.shogi_editor().and_then(|board| board.sound().ok())
        } else {
            self.shown_position()
        };
        let both = at.zip(square_of(cell));
        both.is_some_and(|(at, on)| exchange(&at, on, Evaluation::default(), || 0).is_ok())
    }

    pub fn engines(&self) -> &EngineList {
        &self.engines
    }

    /// Recently used files, latest first.
    pub fn recent(&self) -> &[PathBuf] {
        self.lessons.recent()
    }

    /// Changes with every save.
    pub fn saves(&self) -> u64 {
        self.saving.saves()
    }

    /// The path at which the last save was asked for; `None` for what is printed.
    pub fn saved_at(&self) -> Option<&Path> {
        self.saving.saved_at()
    }

    /// The jobs that are making files; each can be stopped.
    pub fn files_in_work(&self) -> &[Job] {
        self.saving.in_work()
    }

    /// The place to save that the user has chosen last, and its number.
    pub fn place_chosen(&self) -> Option<(u64, &Path)> {
        self.saving.chosen()
    }

    /// The names of completed lessons.
    pub fn seen(&self) -> &BTreeSet<String> {
        self.lessons.seen()
    }

    pub fn unsaved(&self) -> impl Iterator<Item = &Lesson> {
        self.lessons.entries().iter().filter_map(|listed| match &listed.source {
            Source::Made { lesson, .. } => Some(&**lesson),
            _ => None,
        })
    }

    /// The titles of unsaved lessons, and the names of games put aside; `None` if there are none.
    pub fn unsaved_titles(&self) -> Option<Words> {
        let lessons = self.unsaved().map(|lesson| lesson.title.clone());
        let games = self.shelf.kept().iter().map(|kept| Words::in_each(|at| kept.say(at)));
        let all: Vec<_> = lessons.chain(games).collect();
        let listed = |language: Language| {
            let texts = language.texts();
            let quoted = |words: &Words| texts.window_quoted(words.get(language));
            let first: Vec<_> = all.iter().take(TITLES).map(quoted).collect();
            match all.len().saturating_sub(TITLES) {
                0 => first.join(&texts.window_comma()),
                more => texts.window_and_more(more, first.join(&texts.window_comma())),
            }
        };
        (!all.is_empty()).then(|| Words::in_each(listed))
    }

    /// The language, with the names of the sides as what is in front calls them.
    pub fn language(&self) -> Language {
        let language = self.settings.language;
        match self.open().filter(|_| !self.page().is_board()) {
            Some(open) => open.loaded().subject.language(language),
            None => language,
        }
    }

    /// The moves of the best line in words, from the root; `None` if there is none yet.
    pub fn line_text(&self) -> Option<String> {
        let open = self.open()?;
        let (tree, subject) = (open.tree(), &*open.loaded().subject);
        let moves = self.view().line.iter().skip(1);
        let names = moves.map(|&id| subject::choice(subject, tree, id, self.language()));
        let names: Vec<_> = names.collect();
        (!names.is_empty()).then(|| names.join(" "))
    }

    /// The signs of pieces: the user's choice, else those of the language.
    pub fn signs(&self) -> PieceSigns {
        let chosen = self.settings.boards.signs;
        chosen.unwrap_or(PieceSigns::of(self.settings.language))
    }

    pub fn theme(&self) -> Theme {
        self.settings.theme
    }

    /// Whether the user has completed the lesson.
    pub fn is_seen(&self, source: &Source) -> bool {
        self.lessons.seen().contains(&source.name())
    }

    pub fn message(&self) -> Option<&Message> {
        self.messages.shown()
    }

    /// The part of the run that may be seen at its step; `None` if no lesson is open.
    pub fn projection(&self) -> Option<Projection<'_>> {
        Some(self.run.open()?.projection(self.settings.language))
    }

    /// The view to show at this step.
    pub fn view(&self) -> &View {
        &self.view
    }
}
