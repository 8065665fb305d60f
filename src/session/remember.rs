//! Saving the state of a session, and restoring it at the next start.

use super::command::{Command, PageCommand};
use super::course_desk::CourseDesk;
use super::effect::Effect;
use super::kept::{
    Remembered, SavedPage, SavedPlace, SavedSource, SavedState, SavedTable, Unsaved, UnsavedWork,
};
use super::lesson_list::Resume;
use super::open_course::OpenCourse;
use super::run::RunCommand;
use super::settings::SettingsCommand;
use super::state::Session;
use subject::{FromBoard as _, OnBoard, SubjectSetup, WithBoard};

impl Session {
    /// Everything to remember, except the layout of the panels, which only the window knows.
    pub fn remembered(&self) -> Remembered {
        let settings = &self.settings;
        let course = self.lessons.open_one();
        Remembered {
            state: SavedState {
                language: settings.language,
                theme: settings.theme,
                scale: settings.scale,
                boards: settings.boards,
                cap: Some(settings.cap),
                telling: settings.telling,
                sides: settings.sides,
                value_signs: settings.value_signs,
                seen: self.lessons.seen().clone(),
                recent: self.lessons.recent().to_vec(),
                own: self.lessons.own_in_order(),
                tables: self.saved_tables(),
                board_game: self.pages.game,
                marks: self.study.marks.saved(),
                course: course.filter(|open| !open.is_of_link()).cloned(),
                linked_course: course
                    .filter(|open| open.is_of_link())
                    .and_then(|open| open.link_text().ok()),
                course_draft: self.course_desk.as_ref().and_then(CourseDesk::kept),
                stops: self.study.stops.saved(),
                study: self.study.saved(),
                place: self.place(),
                ..SavedState::default()
            },
            work: self.unsaved_work().collect(),
            report: self.course_report(),
        }
    }

    fn saved_tables(&self) -> Vec<SavedTable> {
        let tables = self.tables.iter();
        let saved = tables.map(|(&game, table)| SavedTable {
            game,
            work: self.shelf.board_name(game),
            at: table.node(),
            growth: game.on_board(GrowthOnly(table.growth())),
        });
        saved.collect()
    }

    fn unsaved_work(&self) -> impl Iterator<Item = UnsavedWork> {
        let boards = self.tables.values().map(|table| &**table);
        self.lessons.unsaved().chain(self.shelf.unsaved(boards))
    }

    fn place(&self) -> SavedPlace {
        let page = if self.pages.board { SavedPage::Board } else { SavedPage::Tree };
        let elsewhere = SavedPlace {
            page,
            presents: self.settings.presents,
            covers: self.run.covers_by_hand(),
            study: self.study.mode,
            ..SavedPlace::default()
        };
        let Some(open) = self.run.open() else {
            return elsewhere;
        };
        SavedPlace {
            lesson: SavedSource::of(open.source()),
            algorithm: open.algorithm().id().to_owned(),
            step: open.step(),
            ..elsewhere
        }
    }

    /// Restores the state of the last session. `start` identifies this start of the program; the
    /// files of unsaved work have it in their names.
    pub fn recall(&mut self, remembered: Remembered, start: &str) {
        let Remembered { state, work, .. } = remembered;
        let settings = [
            SettingsCommand::SetLanguage(state.language),
            SettingsCommand::SetTheme(state.theme),
            SettingsCommand::SetBoards(state.boards),
            SettingsCommand::SetTelling(state.telling),
            SettingsCommand::SetSides(state.sides),
            SettingsCommand::SetValueSigns(state.value_signs),
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
        match state.linked_course.as_deref().map(OpenCourse::of_link) {
            Some(Ok(course)) => self.lessons.open_course(course),
            Some(Err(words)) => self.messages.error(words),
            None => state.course.into_iter().for_each(|course| self.lessons.open_course(course)),
        }
        self.course_desk = state.course_draft.map(CourseDesk::recall);
        self.lessons.recall(state.seen, state.recent);
        self.lessons.name_files(start);
        self.shelf.name_files(start);
        for work in work {
            match work.what {
                Unsaved::Lesson(lesson) => self.lessons.recall_made(work.name, lesson),
                Unsaved::Games(games) => self.shelf.recall(work.name, games),
            }
        }
        self.lessons.put_in_order(state.own);
        for saved in state.tables {
            self.recall_table(&saved);
        }
        self.pages.game = state.board_game;
        self.shelf.leave_unsaved();
        self.refresh();
    }

    /// Restores a board, at its ply.
    fn recall_table(&mut self, saved: &SavedTable) {
        let games = self.shelf.take_named(&saved.work);
        let desk = self.desk_mut(saved.game);
        if let Some(games) = games {
            desk.put(&*games);
        }
        desk.recall(saved.at, &saved.growth);
    }

    /// Opens the lesson of the last session where the user was; else the first lesson.
    pub fn resume(&mut self, place: SavedPlace) -> Vec<Effect> {
        let resume = Resume {
            algorithm: place.algorithm,
            step: place.step,
            page: place.page,
            ..Resume::default()
        };
        self.pages.leave_board();
        if place.presents && !self.settings.presents {
            self.settings.update(SettingsCommand::TogglePresent);
        }
        if place.covers && !self.run.covers_by_hand() {
            self.run_lesson(RunCommand::ToggleMasks);
        }
        self.study.mode = place.study;
        if place.page == SavedPage::Board {
            let effects = self.apply(Command::Page(PageCommand::ToggleBoard));
            self.effects.extend(effects);
        }
        let source = place.lesson.as_ref();
        let source = source.and_then(|saved| self.lessons.saved_source(saved));
        let first = || self.lessons.entries().first();
        let source = source.or_else(|| first().map(|entry| entry.source.clone()));
        if let Some(source) = source {
            self.effects.extend(self.lessons.resume(source, resume));
        }
        self.refresh();
        std::mem::take(&mut self.effects)
    }

    /// Restores the step once the lesson is open again.
    pub(super) fn resumed(&mut self, resume: &Resume) {
        if let Some(way) = &resume.selected {
            self.run.reselect(way, false);
        }
        self.run.walk_again(&resume.walked);
        self.effects.extend(self.run.resume(&resume.algorithm, resume.step));
    }
}

/// How a tree is grown from a board, without the game that leads to the position.
struct GrowthOnly(SubjectSetup);

impl WithBoard for GrowthOnly {
    type Output = SubjectSetup;

    fn with<G: OnBoard>(self) -> SubjectSetup {
        let Some(mut growth) = G::setup(self.0.clone()) else {
            return self.0;
        };
        growth.play(G::write(&G::start()), Vec::new());
        G::subject(growth)
    }
}
