//! The system's own file dialogs. If the system has none, nothing is chosen: the window also has a
//! field for the path.
//!
//! A dialog is created on the thread of the window, as some systems require, and awaited on
//! another.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use language::{Texts, Words};
use session::{Reply, Work};

/// The extensions of files that can be opened.
const OPENED: [&str; 16] = [
    "ron", "zip", "log", "sfen", "usi", "kif", "kifu", "ki2", "csa", "jkf", "json", "ggf", "sgf",
    "moves", "oth", "txt",
];

/// Nobody closes a dialog this soon after requesting it: it never appeared. The dialog library does
/// not report that.
const TOO_SOON: Duration = Duration::from_millis(300);

/// The reply if nothing was chosen: the user closed the dialog, or the system has none.
fn nothing_chosen(after: Duration) -> Reply {
    if after >= TOO_SOON {
        return Reply::Done;
    }
    Reply::Failed(Words::of(Texts::host_no_file_dialog))
}

/// Lets the user choose a file to open.
pub(super) fn choose_file(reply: fn(PathBuf) -> Reply) -> Work {
    let dialog = rfd::AsyncFileDialog::new().add_filter("yomisuji", &OPENED);
    chosen(dialog.pick_file(), reply)
}

/// Lets the user choose the program of an engine; systems disagree about how its name ends.
pub(super) fn choose_program() -> Work {
    chosen(rfd::AsyncFileDialog::new().pick_file(), Reply::ProgramChosen)
}

/// Waits for the answer of a dialog.
fn chosen(
    dialog: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static,
    reply: fn(PathBuf) -> Reply,
) -> Work {
    let asked = Instant::now();
    Work::of(move || match pollster::block_on(dialog) {
        Some(file) => reply(file.path().to_path_buf()),
        None => nothing_chosen(asked.elapsed()),
    })
}

/// Lets the user choose a place to save, proposing this file name.
pub(super) fn choose_place(name: &str) -> Work {
    chosen(rfd::AsyncFileDialog::new().set_file_name(name).save_file(), Reply::PlaceChosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_that_never_opened_is_reported_but_a_closed_one_is_not() {
        let told = nothing_chosen(Duration::from_millis(3));
        assert!(matches!(told, Reply::Failed(words) if words.en.contains("type the path")));
        assert!(matches!(nothing_chosen(Duration::from_secs(2)), Reply::Done));
    }
}
