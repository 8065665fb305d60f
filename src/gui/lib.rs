//! The window: reads the session, pushes commands, paints pictures. It never changes the session
//! directly and never blocks.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places on the screen are 32-bit floats, and what they are made of is far within them"
)]

mod actions;
mod arrangement;
mod closing;
mod dock;
pub mod exporting;
pub mod fonts;
mod greek;
mod keys;
mod look;
mod paint;
mod pane;
mod panels;
pub mod raster;
mod remember;
mod size;
mod study_keys;
mod theme;
mod window;

use language::says_errors;
pub use paint::paint as paint_tree;
pub use panels::{PAGES, PageRow};
pub use window::{EffectRunner, MainWindow, PRESENTED};

use host::{Folders, Host, has_display, system_language};
use language::{Language, Say, Words};
use session::{Command, LessonCommand, PageCommand, SavedState, SettingsCommand, Source};

use std::sync::{Arc, OnceLock};

/// Why the window did not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDisplay {
    /// No environment variable names a display.
    NoVariable,
    /// The error of the system.
    Refused(String),
}

impl Say for NoDisplay {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        texts.window_no_display(match self {
            Self::NoVariable => texts.window_no_variable(),
            Self::Refused(why) => why.clone(),
        })
    }
}

says_errors!(NoDisplay);

/// What the window opens on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    First,
    Lesson(Source),
    /// What a link says.
    Link(String),
    /// A position in SFEN, in the board editor.
    Position(String),
}

/// Gives a context what the window needs: its fonts, and keys in their order.
pub fn set_up(context: &egui::Context) {
    fonts::install(context);
    context.add_plugin(closing::KeyQueue::default());
}

/// Opens the window on the user's data in these folders, and returns when it is closed.
///
/// # Errors
/// [`NoDisplay`] if there is no display.
pub fn open_window(start: Start, folders: Folders) -> Result<(), NoDisplay> {
    if !has_display() {
        return Err(NoDisplay::NoVariable);
    }
    // Replies wake the window, as soon as it exists.
    let awake: Arc<OnceLock<egui::Context>> = Arc::default();
    let waking = Arc::clone(&awake);
    let host = Host::new(folders, move || {
        if let Some(context) = waking.get() {
            context.request_repaint();
        }
    });
    let (remembered, said) = host.recall();
    let start_stamp = host.start_stamp().to_owned();
    let state = &remembered.state;
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("読み筋 yomisuji")
            .with_app_id("yomisuji")
            .with_inner_size(size::first(state.window))
            .with_maximized(state.maximized),
        ..Default::default()
    };
    eframe::run_native(
        "yomisuji",
        options,
        Box::new(|creation| {
            set_up(&creation.egui_ctx);
            let context = creation.egui_ctx.clone();
            context.options_mut(|options| options.zoom_with_keyboard = false);
            let _ = awake.set(context);
            let mut window = MainWindow::new(EffectRunner::Threads(host));
            window.suit_memory();
            let place = remembered.state.place.clone();
            let is_first = remembered.state == SavedState::default();
            window.recall(remembered, &start_stamp);
            if is_first {
                let language = SettingsCommand::SetLanguage(system_language());
                window.send(Command::Settings(language));
            }
            if start != Start::First {
                // A user who opens a file does not want the tour.
                window.end_tour();
            }
            window.look_around();
            let first = window.first_lesson();
            match start {
                Start::First => window.resume(place),
                Start::Lesson(lesson) => window.send(Command::Lesson(LessonCommand::Open(lesson))),
                Start::Link(link) => window.send(Command::Follow(link)),
                Start::Position(sfen) => {
                    window.send(Command::Lesson(LessonCommand::Open(first)));
                    window.send(Command::Page(PageCommand::BringText(sfen)));
                }
            }
            if let Some(words) = Words::in_a_row(said) {
                window.send(Command::Tell(words));
            }
            Ok(Box::new(window))
        }),
    )
    .map_err(|error| NoDisplay::Refused(error.to_string()))
}
