//! Saving the state of a session, and restoring it at the next start.

use std::sync::Arc;

use shunsai::Position;

use super::board::{BoardCommand, BoardEditor, KeptGames};
use super::command::{Command, PageCommand};
use super::effect::Effect;
use super::kept::{
    Remembered, SavedEditor, SavedGame, SavedOthello, SavedPage, SavedPlace, SavedSource,
    SavedState, SavedTable, Unsaved, UnsavedWork,
};
use super::lesson_list::Resume;
use super::run::RunCommand;
use super::settings::SettingsCommand;
use super::source::Source;
use super::state::Session;
use formats::line::{LineFormat, Recorded as _};
use formats::record::{Format, read};
use formats::sfen::to_sfen;
use formats::usi::usi;
use games::othello::Othello;
use subject::{GameId, SubjectSetup};

impl Session {
    /// Everything to remember, except the layout of the panels, which only the window knows.
    #[must_use]
    pub fn remembered(&self) -> Remembered {
        let settings = &self.settings;
        Remembered {
            state: SavedState {
                language: settings.language,
                theme: settings.theme,
                scale: settings.scale,
                boards: settings.boards,
                cap: Some(settings.cap),
                telling: settings.telling,
                seen: self.lessons.seen().clone(),
                recent: self.lessons.recent().to_vec(),
                tables: self.saved_tables(),
                board_game: self.pages.game,
                marks: self.study.marks.saved(),
                course: self.lessons.saved_course(),
                stops: self.study.stops.saved(),
                study: self.study.saved(),
                place: self.place(),
                ..SavedState::default()
            },
            work: self.unsaved_work().collect(),
        }
    }

    fn saved_tables(&self) -> Vec<SavedTable> {
        let tables = self.tables.iter();
        let saved = tables.map(|(&game, table)| SavedTable {
            game,
            work: self.shelf.board_name(game),
            at: table.ply(),
            growth: table.growth(),
        });
        saved.collect()
    }

    fn unsaved_work(&self) -> impl Iterator<Item = UnsavedWork> {
        let editor = self.editor.as_ref().and_then(saved_editor);
        let editor = editor.map(|editor| UnsavedWork {
            name: self.editor_kept_as.clone(),
            what: Unsaved::Board(editor),
        });
        let lessons = self.lessons.unsaved().chain(self.games.unsaved());
        let boards = self
            .shelf
            .unsaved(self.tables.values().map(|table| &**table));
        let others = self.other_boards.iter().cloned();
        lessons.chain(boards).chain(editor).chain(others)
    }

    fn place(&self) -> SavedPlace {
        let page = if self.pages.board {
            SavedPage::Board
        } else {
            SavedPage::Tree
        };
        let elsewhere = SavedPlace {
            game: self.games.place(),
            page,
            presents: self.settings.presents,
            covers: self.run.covers_by_hand(),
            study: self.study.mode,
            ..SavedPlace::default()
        };
        let Some(open) = self.run.open() else {
            return elsewhere;
        };
        let lesson = match open.source() {
            Source::Shipped(id) => Some(SavedSource::Shipped((*id).to_owned())),
            Source::File(path) => Some(SavedSource::File(path.clone())),
            Source::Made { name, .. } => Some(SavedSource::Made(name.clone())),
            Source::Text { .. } => None,
        };
        SavedPlace {
            lesson,
            algorithm: open.algorithm().id().to_owned(),
            step: open.step(),
            ..elsewhere
        }
    }

    /// Restores the state of the last session. `start` identifies this start of the program; the
    /// files of unsaved work have it in their names.
    pub fn recall(&mut self, remembered: Remembered, start: &str) {
        let Remembered { state, work } = remembered;
        let settings = [
            SettingsCommand::SetLanguage(state.language),
            SettingsCommand::SetTheme(state.theme),
            SettingsCommand::SetBoards(state.boards),
            SettingsCommand::SetTelling(state.telling),
        ];
        let cap = state.cap.map(SettingsCommand::SetCap);
        let scale = Some(state.scale).filter(|&scale| scale > 0.0);
        let scale = scale.map(SettingsCommand::SetScale);
        for command in settings.into_iter().chain(cap).chain(scale) {
            self.apply(Command::Settings(command));
        }
        self.study.stops.recall(&state.stops);
        self.study.marks.recall(state.marks);
        self.study.recall(state.study);
        if let Some(course) = state.course {
            self.lessons.open_course(course);
        }
        self.lessons.recall(state.seen, state.recent);
        self.lessons.name_files(start);
        self.games.name_files(start);
        self.shelf.name_files(start);
        self.editor_kept_as = format!("board-{start}");
        let mut boards = Vec::new();
        for work in work {
            match work.what {
                Unsaved::Lesson(lesson) => self.lessons.recall_made(work.name, lesson),
                Unsaved::Game(game) => self.games.recall(work.name, game),
                Unsaved::Board(editor) => boards.push((work.name, editor)),
                Unsaved::Games(games) => self.shelf.recall(work.name, games),
            }
        }
        // Names contain the time: the last one is the newest.
        let newest = boards.pop().map(|(name, editor)| {
            self.editor_kept_as = name;
            editor
        });
        for (name, editor) in boards {
            self.keep_board(name, editor);
        }
        if let Some(editor) = newest.or(state.editor) {
            // The estimate waits until the board editor is opened.
            let _ = self.edit_text(editor.position);
            let growth = Box::new(editor.growth.into());
            let _ = self.edit_board(BoardCommand::Choose(growth));
            self.pages.leave_board();
        }
        for saved in state.tables {
            self.recall_table(&saved);
        }
        self.pages.game = state.board_game;
        if let Some(older) = state.othello {
            self.recall_othello(older);
        }
        self.shelf.leave_positions();
        self.refresh();
    }

    /// Restores a board, at its ply.
    fn recall_table(&mut self, saved: &SavedTable) {
        if let Some(games) = self.shelf.take_named(&saved.work) {
            self.put_on_table(&*games, true);
        }
        self.recall_growth(saved.game, saved.at, &saved.growth);
    }

    /// Restores the Othello board as older versions saved it: with its game in GGF, or with the
    /// name of its work.
    fn recall_othello(&mut self, older: SavedOthello) {
        let read = Othello::read_games(older.game.as_bytes(), Some(LineFormat::Ggf));
        let game = read.and_then(|read| read.ok()?.games.into_iter().next());
        if let Some(game) = game {
            let games = KeptGames::<Othello> {
                record: Arc::new(game.record),
                file: None,
                at: older.at,
            };
            self.put_on_table(&games, true);
        }
        self.recall_table(&SavedTable {
            game: GameId::Othello,
            work: older.work,
            at: older.at,
            growth: SubjectSetup::Othello(older.growth),
        });
        self.pages.game = older.shown;
    }

    /// Turns the board editor of another window into an unsaved game.
    fn keep_board(&mut self, name: String, editor: SavedEditor) {
        if editor.position == to_sfen(&Position::startpos()) {
            return;
        }
        let line = match editor.position.strip_prefix("sfen ") {
            Some(_) => format!("position {}", editor.position),
            None => format!("position sfen {}", editor.position),
        };
        match read(line.as_bytes(), Some(Format::Usi)) {
            Ok(reading) if reading.stopped.is_none() => self.games.keep_line(reading),
            Ok(_) | Err(_) => self.other_boards.push(UnsavedWork {
                name,
                what: Unsaved::Board(editor),
            }),
        }
    }

    /// Opens the lesson of the last session where the user was; else the first lesson.
    pub fn resume(&mut self, place: SavedPlace) -> Vec<Effect> {
        let mut resume = Resume {
            algorithm: place.algorithm,
            step: place.step,
            page: place.page,
            game: None,
        };
        let shown = self.pages.game;
        match place.game {
            Some(SavedGame::Unsaved(name)) => {
                let outcome = self.games.resume(&name);
                let _ = self.show_game(outcome);
            }
            Some(SavedGame::File(path, ply)) => resume.game = Some((path, ply)),
            None => {}
        }
        self.pages.leave_board();
        self.pages.game = shown;
        if place.presents && !self.settings.presents {
            self.settings.update(SettingsCommand::TogglePresent);
        }
        if place.covers && !self.run.covers_by_hand() {
            let _ = self.run_lesson(RunCommand::ToggleMasks);
        }
        self.study.mode = place.study;
        let mut effects = Vec::new();
        if place.page == SavedPage::Board {
            effects = self.apply(Command::Page(PageCommand::ToggleBoard));
        }
        let source = place.lesson.as_ref();
        let source = source.and_then(|saved| self.lessons.saved_source(saved));
        let first = || self.lessons.entries().first();
        let source = source.or_else(|| first().map(|entry| entry.source.clone()));
        if let Some(source) = source {
            effects.extend(self.lessons.resume(source, resume));
        }
        self.refresh();
        effects
    }

    /// Restores the step and the game once the lesson is open again or has failed to open.
    pub(super) fn resumed(&mut self, resume: &Resume) -> Vec<Effect> {
        let mut effects = self.run.resume(&resume.algorithm, resume.step);
        if let Some((path, ply)) = &resume.game {
            let game = Resume {
                step: *ply as usize,
                page: resume.page,
                ..Resume::default()
            };
            let opening = self.lessons.resume(Source::File(path.clone()), game);
            effects.extend(opening);
        }
        effects
    }

    /// Restores the ply and the page once the game is open again or has failed to open.
    pub(super) fn game_resumed(&mut self, resume: &Resume) -> Vec<Effect> {
        self.games
            .go_to_number(resume.step.try_into().unwrap_or(u32::MAX));
        let outcome = super::game_records::GameOutcome::Moved { remember: false };
        let effects = self.show_game(outcome);
        if resume.page == SavedPage::Tree {
            self.pages.leave_board();
        }
        effects
    }
}

/// The contents of the board editor, unless they break a rule.
fn saved_editor(editor: &BoardEditor) -> Option<SavedEditor> {
    let (from, moves) = editor.played();
    let from = if from.is_empty() {
        editor.sfen()?
    } else {
        from
    };
    let moves: Vec<_> = moves.into_iter().map(usi).collect();
    let position = if moves.is_empty() {
        from
    } else {
        format!("sfen {from} moves {}", moves.join(" "))
    };
    Some(SavedEditor {
        position,
        growth: editor.reading().clone(),
    })
}
