//! The system's own dialogs to choose files. Where the system has none, nothing is chosen: the
//! window has a field for the path as well.
//!
//! A dialog is made on the thread of the window, as some systems ask, and waited for on another.

use crate::language::Words;
use crate::session::{Reply, Source};

/// Waits for the answer of a dialog.
pub(super) type Waiting = Box<dyn FnOnce() -> Reply + Send>;

/// Lets the person choose a file to open.
pub(super) fn choose_file() -> Waiting {
    let dialog = rfd::AsyncFileDialog::new()
        .add_filter("yomisuji", &["ron", "sfen", "usi"])
        .pick_file();
    Box::new(|| match pollster::block_on(dialog) {
        Some(file) => Reply::FileChosen(file.path().to_path_buf()),
        None => Reply::Done,
    })
}

/// Lets the person choose a place for a lesson with this title.
pub(super) fn choose_place(name: &str, title: Words, of: Source) -> Waiting {
    let dialog = rfd::AsyncFileDialog::new()
        .add_filter("yomisuji", &["ron"])
        .set_file_name(name)
        .save_file();
    Box::new(move || match pollster::block_on(dialog) {
        Some(file) => Reply::PlaceChosen(file.path().to_path_buf(), title, of),
        None => Reply::Done,
    })
}
