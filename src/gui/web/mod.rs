//! What the window does in the way of a page.

mod bridge;
mod open;

pub use open::open_window;

use std::sync::Arc;

use egui::Context;
use wasm_bindgen_futures::spawn_local;

use session::Source;

pub(super) fn bring(file: &egui::DroppedFileHandle, open: impl FnOnce(Source) + 'static) {
    let file = Arc::clone(file);
    spawn_local(async move {
        if let Ok(bytes) = file.bytes_async().await {
            let path = file.path().to_path_buf();
            open(Source::File(host::bring(&path, &bytes)));
        }
    });
}

pub(super) fn fill_screen(_: &Context, fills: bool) {
    bridge::fill(fills);
}

/// Nobody reads what a page says at its end.
pub(super) fn complain(_: &str) {}
