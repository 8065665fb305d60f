//! The window as a whole: the places of its panels, and the handling of their commands.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{CentralPanel, Context, Event, Key, Panel, Ui, ViewportCommand};

use super::arrangement::{Arrangement, RightSide, Room};
use super::dock::{ByPane, Dock, Docks, Panels, keep_board_readable, tabbed};
use super::exporting::Copied;
use super::key_queue::KeyQueue;
use super::look::{Look, WindowContext};
use super::pane::Pane;
use super::remember::{self, Autosave};
use super::size::WindowSize;
use super::{keys, panels, place, theme};
use formats::tree_text::is_tree;
use host::{Folders, Host, carry_out};
use language::{Texts, Words};
use picture::Picture;
use scenario::MAX_NODES;
use session::{
    Command, Effect, LessonCommand, Link, MakeCommand, Opened, Platform, Remembered, Reply,
    RunCommand, SaveCommand, SavedPlace, Session, SettingsCommand, Source, StudyCommand, Theme,
    ViewEvent, cap_for,
};
use text::Sign;

pub enum EffectRunner {
    /// Worker threads: the window stays responsive.
    Threads(Host),
    /// Synchronously, in these folders: for pictures, and for tests without waiting.
    Here(Folders),
}

impl EffectRunner {
    fn platform(&self) -> Platform {
        match self {
            Self::Threads(host) => host.platform(),
            Self::Here(_) => Platform::default(),
        }
    }

    fn folders(&self) -> &Folders {
        match self {
            Self::Threads(host) => host.folders(),
            Self::Here(folders) => folders,
        }
    }
}

/// Closing the window: pending saves are finished first, and failed ones are reported.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Closing {
    /// Closing has not been requested.
    #[default]
    No,
    /// The window closes once everything is saved.
    Waits { failed: bool },
    /// A save has failed, which is being reported: on the next request the window closes anyway.
    Told,
    /// Everything is saved, and what is kept without a file of its own is being said: the window
    /// closes at this time of its clock, or on the next request.
    Says { until: f64 },
    /// Everything is saved.
    Now,
}

pub struct MainWindow {
    session: Session,
    effects: EffectRunner,
    look: Look,
    docks: Docks,
    commands: Vec<Command>,
    inbox: (Sender<Command>, Receiver<Command>),
    /// The theme and the scale for which the style was last set.
    themed: Option<(Theme, f32)>,
    /// The most nodes that a tree may have, unless the user sets it.
    usual_cap: usize,
    autosave: Autosave,
    size: WindowSize,
    /// Whether full screen was last requested, for a presentation.
    fills_screen: bool,
    closing: Closing,
    /// Whether a dialog was open in the last frame.
    had_dialog: bool,
}

/// How long what is kept is said before the window closes, in seconds.
const SAYS: f64 = 1.5;

/// The panels that share a place with the owner of the right side.
const TABS: [Pane; 8] = [
    Pane::Node,
    Pane::Notes,
    Pane::Study,
    Pane::Code,
    Pane::Lessons,
    Pane::Compare,
    Pane::Listing,
    // In most places it stands alone.
    Pane::Board,
];

/// The scale factor of a presentation: secondary text of 13 points has 18 pixels.
pub const PRESENTED: f32 = 1.4;

impl MainWindow {
    /// A window with no lesson open yet.
    pub fn new(effects: EffectRunner) -> Self {
        let (platform, own_folder) = (effects.platform(), effects.folders().lessons());
        Self {
            session: Session::new(),
            effects,
            look: Look::new(own_folder),
            docks: Docks::default(),
            commands: Vec::new(),
            inbox: channel(),
            themed: None,
            usual_cap: MAX_NODES,
            autosave: Autosave::default(),
            size: WindowSize::default(),
            fills_screen: false,
            closing: Closing::default(),
            had_dialog: false,
        }
        .on(platform)
    }

    /// The same window where the program can do this.
    #[must_use]
    pub fn on(mut self, platform: Platform) -> Self {
        // Without places, what is exported is given to the user under its name.
        self.look.exports.folder = (!platform.has_places).then(PathBuf::new);
        self.session.set_platform(platform);
        self
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The tree as it was last drawn, and what its legend explains; `None` if none is open.
    pub fn drawn_tree(&self) -> Option<(Picture, Vec<(Sign, String)>)> {
        panels::drawn_tree(&self.session, &self.look)
    }

    pub fn first_lesson(&self) -> Source {
        self.session.lessons().first().map_or(Source::Shipped(""), |listed| listed.source.clone())
    }

    /// Applies a command and starts its effects.
    pub fn send(&mut self, command: Command) {
        let asks = matches!(command, Command::Why(_));
        let effects = self.session.apply(command);
        self.start_all(effects);
        if asks && self.session.answers_why() {
            self.look.wanted = Some(Pane::Tree); // It stands there.
        }
    }

    /// Takes over a reply of the host and starts the effects that follow.
    pub fn receive(&mut self, reply: Reply) {
        let effects = self.session.receive(reply);
        self.start_all(effects);
    }

    pub fn show_lesson(&mut self, opened: Opened) {
        let effects = self.session.show(opened);
        self.start_all(effects);
    }

    fn start_all(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.start(effect);
        }
    }

    fn start(&mut self, effect: Effect) {
        match &self.effects {
            EffectRunner::Threads(host) => host.start(effect),
            EffectRunner::Here(folders) => {
                let reply = carry_out(effect, folders);
                self.receive(reply);
            }
        }
    }

    /// Zooms the tree by a factor, around the place of the search or around the middle.
    pub fn zoom(&mut self, factor: f64) {
        self.look.tree.zoom_by = Some(factor);
        self.look.tree.zoom_at_cursor = true;
    }

    pub fn start_tour(&mut self) {
        self.look.tour = Some(0);
    }

    pub fn end_tour(&mut self) {
        self.look.tour = None;
    }

    /// Requests the user's own lessons.
    pub fn look_around(&mut self) {
        self.start(Effect::ListUserLessons);
        self.start(Effect::ListEngines);
    }

    /// Sets a limit on the size of trees that suits this machine.
    pub(super) fn suit_memory(&mut self) {
        self.usual_cap = cap_for(host::memory());
        self.send(Command::Settings(SettingsCommand::SetCap(self.usual_cap)));
    }

    /// Restores the state of the last session. `start` identifies this start of the program.
    pub fn recall(&mut self, remembered: Remembered, start: &str) {
        self.look.tour = (!remembered.state.toured).then_some(0);
        if let Some(docks) = remember::panels(&remembered.state.layout) {
            self.docks = docks;
        }
        self.size = WindowSize::of(remembered.state.maximized);
        self.autosave.recall(&remembered.state);
        self.session.recall(remembered, start);
    }

    /// Opens the lesson of the last session where the user was.
    pub fn resume(&mut self, place: SavedPlace) {
        let effects = self.session.resume(place);
        self.start_all(effects);
    }

    pub fn remembered(&self) -> Remembered {
        let mut remembered = self.session.remembered();
        let state = &mut remembered.state;
        state.cap = state.cap.filter(|&cap| cap != self.usual_cap);
        state.toured = self.look.tour.is_none();
        self.autosave.add_window(state, &self.docks);
        remembered
    }

    /// Saves changes shortly after they are made.
    fn remember(&mut self, context: &Context, was_busy: bool) {
        if was_busy || context.input(|input| !input.events.is_empty()) {
            self.autosave.touch(context);
        }
        self.autosave.look_at_window(context);
        if self.autosave.is_due(context) {
            let remembered = self.remembered();
            if let Some(remembered) = self.autosave.differs(remembered) {
                self.start(Effect::Remember(Box::new(remembered)));
            }
        }
    }

    pub(super) fn remember_now(&self) {
        if let EffectRunner::Threads(host) = &self.effects
            && let Err(words) = host.remember_now(&self.remembered())
        {
            place::complain(words.get(self.session.language()));
        }
    }

    /// Draws the window, and carries out the user's commands: it takes replies of workers, reads keys
    /// (which the key queue has let pass), draws the session as it is, and only then sends it the
    /// commands of keys and panels. So what a key does is seen in the next frame, which is asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let has_replies = self.take_replies();
        self.size.keep(ui.ctx());
        self.follow_presentation(ui.ctx());
        let presented = if self.session.presents() { PRESENTED } else { 1.0 };
        let themed = (self.session.theme(), self.session.settings().scale * presented);
        if self.themed != Some(themed) {
            theme::apply(ui.ctx(), themed.0);
            ui.ctx().set_zoom_factor(themed.1);
            self.themed = Some(themed);
        }
        keys::read(&mut WindowContext {
            context: ui.ctx(),
            session: &self.session,
            look: &mut self.look,
            commands: &mut self.commands,
        });
        self.drops(ui.ctx());
        self.commands.extend(self.inbox.1.try_iter());
        if self.look.dialog.is_none() {
            clipboard(ui.ctx(), &self.session, &mut self.commands);
        }
        let paper = ui.visuals().panel_fill;
        ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, paper);
        self.panels(ui);
        if self.session.run().is_playing() {
            let seconds = ui.input(|input| input.stable_dt).min(0.5);
            self.commands.push(Command::Run(RunCommand::Tick(seconds)));
            let pause = self.session.run().speed().seconds_a_step().min(0.05);
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f32(pause));
        }
        let has_dialog = self.look.dialog.is_some();
        if std::mem::replace(&mut self.had_dialog, has_dialog) != has_dialog {
            // What was said elsewhere is not about this dialog, and the other way round.
            self.commands.push(Command::Save(SaveCommand::Leave));
        }
        let commands = std::mem::take(&mut self.commands);
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        let was_busy = has_replies || !commands.is_empty();
        if self.closing == Closing::Told && !commands.is_empty() {
            self.closing = Closing::No; // The user goes on.
        }
        for command in commands {
            self.look.hovered = None;
            if !matches!(command, Command::Run(RunCommand::Tick(_))) {
                self.look.order = None; // Something may have been covered, or uncovered.
            }
            self.send(command);
        }
        self.remember(ui.ctx(), was_busy);
    }

    /// Where others put commands for the next frame, which they have to ask for.
    pub fn outside(&self) -> Sender<Command> {
        self.inbox.0.clone()
    }

    /// Opens files dropped on the window; where versions are compared, compares with them.
    fn drops(&self, context: &Context) {
        let compares = self.look.compares_versions(&self.session);
        for file in context.input(|input| input.raw.dropped_files.clone()) {
            let (outside, context) = (self.outside(), context.clone());
            place::bring(&file, move |source| {
                let _ = outside.send(if compares {
                    Command::Study(StudyCommand::Make(MakeCommand::CompareWith(source)))
                } else {
                    Command::Lesson(LessonCommand::Open(source))
                });
                context.request_repaint();
            });
        }
    }

    /// Makes a presentation full screen and restores the window at its end, whatever began and
    /// ended it: a key, a button, Escape, the start of the program.
    fn follow_presentation(&mut self, context: &Context) {
        let presents = self.session.presents();
        if self.fills_screen == presents {
            return;
        }
        self.fills_screen = presents;
        place::fill_screen(context, presents);
        if !presents {
            self.look.put_down_tools();
            self.look.strokes.clear();
        }
    }

    /// Delays closing the window until everything is saved. If a save fails, the window stays open
    /// and reports it; on another request it closes anyway.
    pub fn watch_closing(&mut self, context: &Context) {
        if matches!(self.effects, EffectRunner::Here(_)) {
            return; // Effects are synchronous.
        }
        if context.input(|input| input.viewport().close_requested()) {
            match self.closing {
                Closing::Told | Closing::Now | Closing::Says { .. } => {
                    self.closing = Closing::Now;
                    return;
                }
                Closing::Waits { .. } => {
                    for job in self.session.files_in_work() {
                        job.stop();
                    }
                }
                Closing::No => {
                    self.closing = Closing::Waits { failed: false };
                    let remembered = Box::new(self.remembered());
                    self.start(Effect::Remember(remembered));
                    if !self.session.files_in_work().is_empty() {
                        self.send(Command::Tell(Words::of(Texts::window_papers_first)));
                    }
                }
            }
            context.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if let Closing::Says { until } = self.closing {
            let left = until - context.input(|input| input.time);
            if left > 0.0 {
                context.request_repaint_after(std::time::Duration::from_secs_f64(left));
            } else {
                self.close(context);
            }
        }
        if !matches!(self.closing, Closing::Waits { .. }) {
            return;
        }
        let is_saving = match &self.effects {
            EffectRunner::Threads(host) => host.is_saving(),
            EffectRunner::Here(_) => false,
        };
        let holds = context.with_plugin(|keys: &mut KeyQueue| keys.is_holding()).unwrap_or(false);
        let waits = is_saving || holds || !self.commands.is_empty();
        self.take_replies();
        if waits {
            context.request_repaint_after(std::time::Duration::from_millis(20));
        } else if self.closing == (Closing::Waits { failed: true }) {
            self.closing = Closing::Told;
            let message = self.session.message().map(|message| message.text.clone());
            let said = message.into_iter().chain([Words::of(Texts::window_unsaved)]).collect();
            if let Some(words) = Words::in_a_row(said) {
                self.send(Command::Tell(words));
            }
        } else if let Some(titles) = self.session.unsaved_titles() {
            let until = context.input(|input| input.time) + SAYS;
            self.closing = Closing::Says { until };
            self.send(Command::Report(Words::in_each(|language| {
                language.texts().window_keeps(titles.get(language))
            })));
            context.request_repaint();
        } else {
            self.close(context);
        }
    }

    fn close(&mut self, context: &egui::Context) {
        self.closing = Closing::Now;
        context.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Takes over the host's replies; returns whether they may have changed the state to save.
    fn take_replies(&mut self) -> bool {
        let EffectRunner::Threads(host) = &self.effects else {
            return false;
        };
        let replies: Vec<_> = host.replies().collect();
        let mut changed = false;
        for reply in replies {
            match &reply {
                Reply::Remembered(Ok(_)) => {}
                Reply::Remembered(Err(_)) => self.autosave.was_not_kept(),
                _ => changed = true,
            }
            if let Closing::Waits { failed } = &mut self.closing {
                *failed |= self.session.is_news_of_failure(&reply);
            }
            self.receive(reply);
        }
        changed
    }

    fn panels(&mut self, ui: &mut Ui) {
        let has_board = |centre| panels::row_of(centre).is_some_and(|row| row.has_board);
        let context = ui.ctx().clone();
        self.look.events.append(&mut self.session.take_view_events());
        let cx = &mut WindowContext {
            context: &context,
            session: &self.session,
            look: &mut self.look,
            commands: &mut self.commands,
        };
        let session = cx.session;
        let frame = theme::panel(ui);
        Panel::top("top").frame(frame).show(ui, |ui| {
            if session.presents() && !session.page().is_board() {
                panels::present_ui(ui, cx);
            } else {
                panels::top_ui(ui, cx);
            }
        });
        if std::mem::take(&mut cx.look.resets_panels) {
            self.docks = Docks::default();
            cx.look.put_back(session);
            cx.look.hides_swap_list = false;
        }
        let margin = egui::Frame::new().inner_margin(egui::Margin::symmetric(4, 3));
        CentralPanel::no_frame().frame(margin).show(ui, |ui| {
            if session.page().is_board() {
                cx.look.editor_compares |= cx.look.events.remove(&ViewEvent::Compare);
                frame.show(ui, |ui| {
                    panels::whole(ui, |ui| panels::board_page_ui(ui, cx));
                });
                return;
            }
            if cx.look.events.remove(&ViewEvent::Compare) {
                cx.look.wanted = Some(Pane::Compare);
            }
            let asks = session.predicts() || session.holds_sheet();
            let room = Room::of(ui.ctx().content_rect().size());
            let is_tight = room == Room::Little;
            cx.look.follow_mode(session, asks, is_tight);
            let arrangement = |side| Arrangement {
                room,
                // In a presentation, the map of an evaluation takes the place of the board.
                board: session.view().board.is_some()
                    && !(session.presents() && has_board(session.page().centre())),
                presents: session.presents(),
                listing: session.view().twin.is_some(),
                side: match (session.presents(), asks) {
                    (true, true) => RightSide::Study,
                    (true, false) => RightSide::Usual,
                    (false, _) => side,
                },
            };
            let shown = self.docks.of(arrangement(cx.look.side));
            let front = cx.look.front(session, shown.is_in_front(Pane::Notes), is_tight);
            if let Some(pane) = front {
                cx.look.side = RightSide::of(pane);
            }
            let dock = self.docks.of(arrangement(cx.look.side));
            arrange(dock, cx.look, front);
            let held = cx.look.side.pane().filter(|&pane| dock.is_in_front(pane));
            let listed = dock.is_in_front(Pane::Listing);
            cx.look.study_in_front = dock.is_in_front(Pane::Study);
            cx.look.places.clear();
            let mut panels = Panels { tabbed: tabbed(dock), cx };
            dock.ui(&mut panels, ui);
            if held.is_some_and(|pane| !dock.is_in_front(pane)) {
                // Another tab was clicked: restore the usual places.
                cx.look.side = RightSide::Usual;
                cx.look.wanted = TABS.into_iter().find(|&pane| dock.is_in_front(pane));
            } else if !listed && dock.is_in_front(Pane::Listing) {
                cx.look.wanted = Some(Pane::Listing); // It needs more room than a tab has.
            }
        });
        panels::overlays_ui(cx);
        if cx.look.dialog.is_some() {
            let dialog = (&mut cx.look.dialog, &mut cx.look.exports);
            panels::dialog_ui(&context, session, dialog, cx.commands);
        }
        panels::palette_ui(cx);
        if session.settings().help {
            panels::help_ui(cx);
        }
        if cx.look.shows_signs {
            panels::signs_ui(&context, session, cx.look);
        }
        panels::rules_ui(&context, session, cx.look);
        panels::tour_ui(&context, session, cx.look);
        if session.presents() {
            panels::over_everything(&context, cx.look);
        }
    }
}

/// Pastes a position or a lesson, and copies the position.
fn clipboard(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    if context.text_edit_focused() {
        return;
    }
    let events = context.input(|input| input.events.clone());
    let work = Some(&session.view().work).filter(|_| !session.page().is_board());
    let node = work.and_then(|work| work.make()).and_then(|view| view.node.as_ref());
    let make = |command| Command::Study(StudyCommand::Make(command));
    for event in events {
        match event {
            Event::Paste(text) if node.is_some() && is_tree(&text) => {
                commands.push(make(MakeCommand::Paste(text)));
            }
            Event::Copy | Event::Cut if node.is_some() => {
                if let Some(node) = node {
                    commands.push(Copied::Branch.text(context, node.text.clone()));
                }
                if matches!(event, Event::Cut) {
                    commands.push(make(MakeCommand::Remove));
                }
            }
            Event::Paste(text) if Link::is_in(&text) => commands.push(Command::Follow(text)),
            Event::Paste(text) => {
                let source = Source::pasted(text);
                commands.push(Command::Lesson(LessonCommand::Open(source)));
            }
            Event::Copy => {
                if let Some(sfen) = panels::shown_position(session) {
                    commands.push(Copied::Position.text(context, sfen));
                }
            }
            _ => {}
        }
    }
}

impl eframe::App for MainWindow {
    fn logic(&mut self, context: &Context, _: &mut eframe::Frame) {
        self.watch_closing(context);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    /// A key hides the open tooltip until the pointer moves again; in a presentation the pointer
    /// may be a spotlight, or become one by this key.
    fn raw_input_hook(&mut self, _: &Context, input: &mut egui::RawInput) {
        let is_key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let is_light = |event: &Event| matches!(event, Event::Key { key: Key::S, .. });
        let lights = self.session.presents() && input.events.iter().any(is_light);
        if input.events.iter().any(is_key) && !self.look.spotlight && !lights {
            input.events.push(Event::PointerGone);
        }
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.remember_now();
    }

    #[cfg(target_arch = "wasm32")]
    fn as_any_mut(&mut self) -> Option<&mut dyn std::any::Any> {
        Some(self)
    }
}

/// Shows and hides the panels that were asked for.
fn arrange(dock: &mut Dock, look: &mut Look, front: Option<Pane>) {
    if let Some(pane) = front {
        dock.bring(pane);
    }
    if let Some(pane) = look.toggled.take() {
        dock.toggle_pane(pane);
    }
    if let Some(pane) = look.dropped.take() {
        dock.set_visible_pane(pane, false);
    }
    keep_board_readable(dock);
}
