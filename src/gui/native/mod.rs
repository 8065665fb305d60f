//! What the window does in the way of a desktop.

mod open;

pub use open::open_window;

use session::Source;

pub(super) fn bring(file: &egui::DroppedFileHandle, open: impl FnOnce(Source)) {
    let path = file.path().to_path_buf();
    // A file with a path is read by the host, not here.
    let bytes = if path.exists() { None } else { file.bytes().ok() };
    let name = path.display().to_string();
    open(bytes.map_or(Source::File(path), |bytes| Source::Text { name, bytes }));
}

/// Makes the window fill the screen, or puts it back.
pub(super) fn fill_screen(context: &egui::Context, fills: bool) {
    context.send_viewport_cmd(egui::ViewportCommand::Fullscreen(fills));
}

/// Writes to the terminal, which can still show it when the window is gone.
pub(super) fn complain(sentence: &str) {
    eprintln!("{sentence}");
}
