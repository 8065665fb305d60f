//! What is to be remembered of a session, and taking it over at the next start.

use super::board_editor::{BoardCommand, BoardEditor};
use super::command::{Command, PageCommand};
use super::effect::Effect;
use super::kept::{
    Page, Remembered, SavedEditor, SavedGame, SavedOthello, SavedPlace, SavedSource, SavedState,
    Unsaved,
};
use super::lesson_list::Resume;
use super::run::RunCommand;
use super::settings::SettingsCommand;
use super::source::Source;
use super::state::Session;
use crate::formats::usi::usi;

impl Session {
    /// Everything that is to be remembered; where the panels are, only the window knows.
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
                editor: self.editor.as_ref().and_then(saved_editor),
                othello: self.othello.as_deref().map(|board| SavedOthello {
                    game: board.ggf(),
                    at: board.at(),
                    growth: board.growth().clone(),
                    shown: self.board_game,
                }),
                marks: self.study.marks.saved(),
                course: self.lessons.saved_course(),
                stops: self.study.stops.saved(),
                study: self.study.saved(),
                place: self.place(),
                ..SavedState::default()
            },
            work: self.lessons.unsaved().chain(self.games.unsaved()).collect(),
        }
    }

    fn place(&self) -> SavedPlace {
        let page = if self.editing_board {
            Page::Board
        } else {
            Page::Tree
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

    /// Takes over what was remembered from the last time. `start` tells this start of the program
    /// from every other: the files of unsaved work have it in their names.
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
        for work in work {
            match work.what {
                Unsaved::Lesson(lesson) => self.lessons.recall_made(work.name, lesson),
                Unsaved::Game(game) => self.games.recall(work.name, game),
            }
        }
        if let Some(editor) = state.editor {
            // Nothing is estimated until the board editor is entered.
            let _ = self.edit_text(editor.position);
            let _ = self.apply(Command::Board(BoardCommand::Choose(Box::new(
                editor.growth,
            ))));
            self.editing_board = false;
        }
        if let Some(saved) = state.othello {
            self.othello_mut()
                .recall(&saved.game, saved.at, saved.growth);
            self.board_game = saved.shown;
        }
        self.refresh();
    }

    /// Opens what was open the last time, where the person was in it; else the first lesson.
    pub fn resume(&mut self, place: SavedPlace) -> Vec<Effect> {
        let mut resume = Resume {
            algorithm: place.algorithm,
            step: place.step,
            page: place.page,
            game: None,
        };
        match place.game {
            Some(SavedGame::Unsaved(name)) => {
                let outcome = self.games.resume(&name);
                let _ = self.show_game(outcome);
            }
            Some(SavedGame::File(path, ply)) => resume.game = Some((path, ply)),
            None => {}
        }
        self.editing_board = false;
        if place.presents && !self.settings.presents {
            self.settings.update(SettingsCommand::TogglePresent);
        }
        if place.covers && !self.run.covers_by_hand() {
            let _ = self.run_lesson(RunCommand::ToggleMasks);
        }
        self.study.mode = place.study;
        let mut effects = Vec::new();
        if place.page == Page::Board {
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

    /// The lesson is open again, or cannot be: now its step, and the game beside it.
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

    /// The game is open again, or cannot be: its ply, on the page that was shown.
    pub(super) fn game_resumed(&mut self, resume: &Resume) -> Vec<Effect> {
        self.games
            .go_to_number(resume.step.try_into().unwrap_or(u32::MAX));
        let outcome = super::game_records::GameOutcome::Moved { remember: false };
        let effects = self.show_game(outcome);
        self.editing_board = resume.page == Page::Board;
        effects
    }
}

/// What is in the board editor, unless it breaks a rule.
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
        growth: editor.growth().clone(),
    })
}
