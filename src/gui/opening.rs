//! What the window opens on, wherever it opens.

use super::fonts;
use super::key_queue::KeyQueue;
use super::window::{EffectRunner, MainWindow};
use host::{Host, system_language};
use language::{Language, Texts, Words};
use session::{
    Command, LessonCommand, PageCommand, Remembered, SavedState, SettingsCommand, Source,
};

/// Why the window did not open.
pub(super) fn no_display(why: impl Fn(&Texts) -> String) -> Words {
    Words::of(|texts| texts.window_no_display(why(texts)))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    First,
    Lesson(Source),
    Link(String),
    /// A position in SFEN, in the board editor.
    Position(String),
    /// The course in a pack, from a learning platform.
    #[cfg(target_arch = "wasm32")]
    Course(std::path::PathBuf, session::KeptByPlatform),
}

/// Gives a context what the window needs: its fonts, and keys in their order.
pub fn set_up(context: &egui::Context) {
    fonts::install(context);
    context.add_plugin(KeyQueue::default());
}

pub(super) fn first_window(
    host: Host,
    remembered: (Remembered, Vec<Words>),
    start: Start,
) -> MainWindow {
    let (remembered, said) = remembered;
    let start_stamp = host.start_stamp().to_owned();
    let mut window = MainWindow::new(EffectRunner::Threads(host));
    window.suit_memory();
    let place = remembered.state.place.clone();
    let is_first = remembered.state == SavedState::default();
    window.recall(remembered, &start_stamp);
    if is_first {
        let language = system_language().unwrap_or(Language::Ja);
        window.send(Command::Settings(SettingsCommand::SetLanguage(language)));
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
        #[cfg(target_arch = "wasm32")]
        Start::Course(pack, kept) => window.send(Command::Attend(pack, kept)),
        Start::Link(link) => window.send(Command::Follow(link)),
        Start::Position(sfen) => {
            window.send(Command::Lesson(LessonCommand::Open(first)));
            window.send(Command::Page(PageCommand::BringText(sfen)));
        }
    }
    if let Some(words) = Words::in_a_row(said) {
        window.send(Command::Tell(words));
    } else if let Some(titles) = window.session().unsaved_titles() {
        window.send(Command::Report(Words::in_each(|language| {
            language.texts().window_has_kept(titles.get(language))
        })));
    }
    window
}
