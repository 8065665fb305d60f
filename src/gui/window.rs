//! The window as a whole: where its panels are, and what happens with their commands.

use eframe::Storage;
use egui::{CentralPanel, Context, Panel, Ui};

use super::{keys, panels, theme};
use crate::host::{Host, carry_out};
use crate::language::Language;
use crate::picture::Camera;
use crate::session::{Command, Effect, Session, Source, Theme};

/// Who carries out effects.
pub enum World {
    /// Worker threads: the window goes on meanwhile.
    Threads(Host),
    /// Here and now: for pictures, and for tests that want no waiting.
    Here,
}

/// What is shown beside the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    /// The board and what the node is worth.
    Node,
    /// Notes and questions.
    Lesson,
}

/// What belongs to the look of the window alone, and not to the session.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing on the screen"
)]
pub(super) struct Look {
    /// The part of the tree in view.
    pub camera: Camera,
    /// The fit that was last carried out, and for which size.
    pub fitted: Option<(u64, egui::Vec2)>,
    /// Whether the person has moved the tree since: then a new size does not fit it again.
    pub moved: bool,
    /// The step that the camera has followed.
    pub followed: usize,
    /// The tab that the person chose, for the lesson that is open.
    pub tab: Option<(Source, Tab)>,
    /// Whether the swap list is hidden.
    pub hides_swap_list: bool,
    /// Whether the tree has no free corner for it, so that it stands beside the board.
    pub swap_list_beside: bool,
    /// The reveal that was last carried out.
    pub revealed: u64,
    /// What is being looked for, while the field is open.
    pub find: Option<String>,
    /// Whether the field wants the keyboard.
    pub focus_find: bool,
    /// The lesson that the list was last scrolled to.
    pub listed: Option<Source>,
    /// A zoom asked for by key or button, about the middle.
    pub zoom_by: Option<f64>,
}

impl Look {
    /// The tab beside the tree: the person's choice; else the notes first, and the node as soon as
    /// the search moves.
    pub(super) fn tab(&self, session: &Session) -> Tab {
        let Some(open) = session.open() else {
            return Tab::Lesson;
        };
        match &self.tab {
            Some((source, tab)) if source == open.source() => *tab,
            _ if open.replay().step() == 0 && session.selection().is_none() => Tab::Lesson,
            _ => Tab::Node,
        }
    }

    /// Shows the notes and questions.
    pub(super) fn show_lesson(&mut self, session: &Session) {
        self.choose(session, Tab::Lesson);
    }

    /// Shows a tab.
    pub(super) fn choose(&mut self, session: &Session, tab: Tab) {
        self.tab = session.open().map(|open| (open.source().clone(), tab));
    }
}

/// The window.
pub struct Window {
    session: Session,
    world: World,
    look: Look,
    commands: Vec<Command>,
    /// What the theme was last set for.
    themed: Option<Theme>,
}

const PREFERENCES: &str = "preferences";

impl Window {
    /// A window with no lesson open yet.
    #[must_use]
    pub fn new(world: World) -> Self {
        Self {
            session: Session::new(),
            world,
            look: Look::default(),
            commands: Vec::new(),
            themed: None,
        }
    }

    /// The session that is shown.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The lesson that opens first.
    #[must_use]
    pub fn first_lesson(&self) -> Source {
        self.session
            .lessons()
            .first()
            .map_or(Source::Shipped(""), |listed| listed.source.clone())
    }

    /// Applies a command and starts its effects.
    pub fn send(&mut self, command: Command) {
        let effects = self.session.apply(command);
        for effect in effects {
            self.start(effect);
        }
    }

    fn start(&mut self, effect: Effect) {
        match &self.world {
            World::Threads(host) => host.start(effect),
            World::Here => {
                let answer = carry_out(effect);
                self.send(answer);
            }
        }
    }

    /// Takes language and theme from the last time.
    pub fn restore(&mut self, storage: &dyn Storage) {
        let saved: Option<(Language, Theme)> = eframe::get_value(storage, PREFERENCES);
        if let Some((language, theme)) = saved {
            self.send(Command::SetLanguage(language));
            self.send(Command::SetTheme(theme));
        }
    }

    /// Draws the window, and carries out what the person asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        self.take_answers();
        if self.themed != Some(self.session.theme()) {
            theme::apply(ui.ctx(), self.session.theme());
            self.themed = Some(self.session.theme());
        }
        keys::read(ui.ctx(), &self.session, &mut self.look, &mut self.commands);
        drops(ui.ctx(), &mut self.commands);
        let paper = ui.visuals().panel_fill;
        ui.painter()
            .rect_filled(ui.ctx().content_rect(), 0.0, paper);
        self.panels(ui);
        if self.session.is_playing() {
            let seconds = ui.input(|input| input.stable_dt).min(0.5);
            self.commands.push(Command::Tick(seconds));
            let pause = self.session.speed().seconds_a_step().min(0.05);
            ui.ctx()
                .request_repaint_after(std::time::Duration::from_secs_f32(pause));
        }
        let commands = std::mem::take(&mut self.commands);
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.send(command);
        }
    }

    fn take_answers(&mut self) {
        if let World::Threads(host) = &self.world {
            let answers: Vec<_> = host.answers().collect();
            for answer in answers {
                self.send(answer);
            }
        }
    }

    fn panels(&mut self, ui: &mut Ui) {
        let (session, commands, look) = (&self.session, &mut self.commands, &mut self.look);
        let size = ui.ctx().content_rect().size();
        let frame = theme::panel(ui);
        Panel::top("top")
            .frame(frame)
            .show(ui, |ui| panels::top_ui(ui, session, commands));
        if session.message().is_some() {
            Panel::top("message")
                .frame(frame)
                .show(ui, |ui| panels::message_ui(ui, session, commands));
        }
        // A panel keeps the width a person gave it for as long as the window keeps its size; with
        // a new size it starts from its share again.
        let id = |name: &str| format!("{name} {:.0} {:.0}", size.x, size.y);
        let right = (size.x * 0.275).clamp(290.0, 520.0).min(size.x * 0.4);
        Panel::right(id("node"))
            .frame(frame)
            .resizable(true)
            .default_size(right)
            .size_range(size.x * 0.2..=size.x * 0.45)
            .show(ui, |ui| {
                panels::whole(ui, |ui| panels::side_ui(ui, session, look, commands));
            });
        let bottom = (size.y * 0.285).clamp(262.0, 320.0).min(size.y * 0.45);
        Panel::bottom(id("step"))
            .frame(frame)
            .resizable(true)
            .default_size(bottom)
            .size_range(bottom.min(226.0)..=size.y * 0.5)
            .show(ui, |ui| panels::step_ui(ui, session, commands));
        let left = (size.x * 0.13).clamp(150.0, 250.0).min(size.x * 0.2);
        Panel::left(id("lessons"))
            .frame(frame)
            .resizable(true)
            .default_size(left)
            .size_range(size.x * 0.08..=size.x * 0.3)
            .show(ui, |ui| {
                panels::whole(ui, |ui| panels::lessons_ui(ui, session, look, commands));
            });
        CentralPanel::no_frame().show(ui, |ui| {
            frame.show(ui, |ui| panels::tree_ui(ui, session, look, commands));
        });
        if session.shows_help() {
            panels::help_ui(ui.ctx(), session, commands);
        }
    }
}

/// Files that were dropped on the window.
fn drops(context: &Context, commands: &mut Vec<Command>) {
    for file in context.input(|input| input.raw.dropped_files.clone()) {
        let path = file.path().to_path_buf();
        // A file with a path is read by the host, and not here.
        let bytes = if path.exists() {
            None
        } else {
            file.bytes().ok()
        };
        let name = path.display().to_string();
        let source = bytes.map_or(Source::File(path), |bytes| Source::Text { name, bytes });
        commands.push(Command::Open(source));
    }
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        let preferences = (self.session.language(), self.session.theme());
        eframe::set_value(storage, PREFERENCES, &preferences);
    }
}
