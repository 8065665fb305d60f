//! What a session says of itself.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::{
    BoardEditor, Comparison, GameRecord, GameRow, Job, LessonEntry, Message, Opened, Session,
    Source, Speed, Theme, View,
};
use crate::language::Language;
use crate::lesson::Projection;
use crate::scenario::Lesson;
use crate::tree::layout::Layout;
use crate::tree::{NodeId, Outline};

impl Session {
    /// The lessons in the order of the course, then files that were opened.
    #[must_use]
    pub fn lessons(&self) -> &[LessonEntry] {
        &self.lessons
    }

    /// The lesson that is open.
    #[must_use]
    pub fn open(&self) -> Option<&Opened> {
        self.open.as_ref()
    }

    /// What is being opened right now.
    #[must_use]
    pub fn opening(&self) -> Option<&Source> {
        self.opening.as_ref().map(|opening| &opening.source)
    }

    /// How far that has come.
    #[must_use]
    pub fn job(&self) -> Option<&Job> {
        self.opening.as_ref().map(|opening| &opening.job)
    }

    /// The part of the tree that is drawn, and where its slots stand.
    #[must_use]
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.outline_layout)
    }

    /// Changes whenever another part of the tree is drawn.
    #[must_use]
    pub fn outline_version(&self) -> u64 {
        self.outline_version
    }

    /// Whether the whole tree is drawn.
    #[must_use]
    pub fn draws_whole(&self) -> bool {
        self.open
            .as_ref()
            .is_none_or(|open| self.folds.is_whole(open.tree()))
    }

    /// The board editor, if it has been used.
    #[must_use]
    pub fn board_editor(&self) -> Option<&BoardEditor> {
        self.editor.as_ref()
    }

    /// Whether the board editor is shown instead of the tree.
    #[must_use]
    pub fn is_editing_board(&self) -> bool {
        self.editing_board
    }

    /// The game that is open in the board editor.
    #[must_use]
    pub fn game_record(&self) -> Option<&GameRecord> {
        self.game.as_ref()
    }

    /// The games that were put away with moves that are not saved.
    #[must_use]
    pub fn kept_games(&self) -> &[GameRecord] {
        &self.kept_games
    }

    /// The moves of the line of the game that is shown.
    #[must_use]
    pub fn game_rows(&self) -> &[GameRow] {
        &self.game_rows
    }

    /// Whether the board editor shows the ply of the game that is on the board.
    #[must_use]
    pub fn editor_shows_game(&self) -> bool {
        match (&self.editor, &self.game) {
            (Some(editor), Some(game)) => {
                let (from, moves) = editor.played();
                game.is_on(&from, &moves)
            }
            _ => false,
        }
    }

    /// The comparison and the list of engines.
    #[must_use]
    pub fn comparison(&self) -> &Comparison {
        &self.comparison
    }

    /// What is being looked for.
    #[must_use]
    pub fn finding(&self) -> Option<&str> {
        self.finding.as_deref()
    }

    /// What was looked for and not found.
    #[must_use]
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }

    /// How large everything is, as a part of 1.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Files that were used, the last one first.
    #[must_use]
    pub fn recent(&self) -> &[PathBuf] {
        &self.recent
    }

    /// Changes whenever something has been saved.
    #[must_use]
    pub fn saves(&self) -> u64 {
        self.saves
    }

    /// The names of lessons that have been stepped to their end.
    #[must_use]
    pub fn seen(&self) -> &BTreeSet<String> {
        &self.seen
    }

    /// The lessons that were made here and are not saved yet.
    pub fn unsaved(&self) -> impl Iterator<Item = &Lesson> {
        self.lessons
            .iter()
            .filter_map(|listed| match &listed.source {
                Source::Made { lesson, .. } => Some(&**lesson),
                _ => None,
            })
    }

    /// Takes over what was remembered from the last time: lessons seen, files used, lessons that were
    /// made and not saved.
    pub fn recall(&mut self, seen: BTreeSet<String>, recent: Vec<PathBuf>, unsaved: Vec<Lesson>) {
        self.seen.extend(seen);
        self.recent = recent;
        self.lessons
            .extend(unsaved.into_iter().map(|lesson| LessonEntry {
                title: lesson.title.clone(),
                source: Source::Made {
                    name: lesson.id.clone(),
                    lesson: Arc::new(lesson),
                },
            }));
    }

    /// The language of every text.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Light or dark.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// Whether steps follow each other by themselves.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// How fast they do.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The node that was clicked; without one, the node where the search stands is shown.
    #[must_use]
    pub fn selection(&self) -> Option<NodeId> {
        self.selection
    }

    /// Whether the answer of question `index` is shown.
    #[must_use]
    pub fn is_revealed(&self, index: usize) -> bool {
        self.revealed.contains(&index)
    }

    /// Whether the lesson has been stepped to its end.
    #[must_use]
    pub fn is_seen(&self, source: &Source) -> bool {
        self.seen.contains(&source.name())
    }

    /// What the person has to be told.
    #[must_use]
    pub fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Whether the list of keys is shown.
    #[must_use]
    pub fn shows_help(&self) -> bool {
        self.help
    }

    /// Whether the tree moves along with the search.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.follow
    }

    /// Changes whenever the whole tree should be brought into view.
    #[must_use]
    pub fn fit_request(&self) -> u64 {
        self.fit_request
    }

    /// Changes whenever the selected node should be brought into view.
    #[must_use]
    pub fn reveal_request(&self) -> u64 {
        self.reveal_request
    }

    /// What may be seen of the run at its step; `None` if nothing is open.
    #[must_use]
    pub fn projection(&self) -> Option<Projection<'_>> {
        Some(self.open.as_ref()?.projection(self.language))
    }

    /// What is to be shown at this step.
    #[must_use]
    pub fn view(&self) -> &View {
        &self.view
    }
}
