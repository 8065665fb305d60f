//! The window: reads the session, pushes commands, paints pictures. It never changes the session
//! itself and never waits.

pub mod fonts;
mod keys;
mod paint;
mod panels;
pub mod raster;
mod theme;
mod window;

pub use paint::paint as paint_tree;
pub use window::{Window, World};

use crate::host::{Host, has_display};
use crate::session::{Command, Source};

/// Why the window did not open.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no window could be opened: {0}")]
pub struct NoDisplay(pub String);

/// Opens the window, on `lesson` or on the first lesson, and returns when it is closed.
///
/// # Errors
/// [`NoDisplay`], where there is none.
pub fn open_window(lesson: Option<Source>) -> Result<(), NoDisplay> {
    if !has_display() {
        return Err(NoDisplay(
            "neither DISPLAY nor WAYLAND_DISPLAY is set".to_owned(),
        ));
    }
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("読み筋 yomisuji")
            .with_app_id("yomisuji")
            .with_inner_size([1440.0, 900.0])
            .with_min_inner_size([1000.0, 640.0]),
        persist_window: true,
        ..Default::default()
    };
    eframe::run_native(
        "yomisuji",
        options,
        Box::new(|creation| {
            fonts::install(&creation.egui_ctx);
            let context = creation.egui_ctx.clone();
            let host = Host::new(move || context.request_repaint());
            let mut window = Window::new(World::Threads(host));
            if let Some(storage) = creation.storage {
                window.restore(storage);
            }
            let lesson = lesson.unwrap_or_else(|| window.first_lesson());
            window.send(Command::Open(lesson));
            Ok(Box::new(window))
        }),
    )
    .map_err(|error| NoDisplay(error.to_string()))
}
