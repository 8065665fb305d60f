//! Where the program keeps what is its own.

use std::path::PathBuf;

/// The folder of the program: `$XDG_DATA_HOME/yomisuji`, or `~/.local/share/yomisuji`; on macOS
/// `~/Library/Application Support/yomisuji`, on Windows `%APPDATA%\yomisuji\data`. None where the
/// system names no such place.
#[must_use]
pub fn program_folder() -> Option<PathBuf> {
    let set = |name: &str| {
        let path = std::env::var_os(name).map(PathBuf::from);
        path.filter(|path| path.is_absolute())
    };
    if cfg!(windows) {
        return set("APPDATA").map(|folder| folder.join("yomisuji").join("data"));
    }
    let home = || std::env::home_dir().filter(|home| home.is_absolute());
    let shared = if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library").join("Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local").join("share")))
    };
    shared.map(|folder| folder.join("yomisuji"))
}

/// Where a person's own lessons are kept.
#[must_use]
pub fn user_folder() -> Option<PathBuf> {
    program_folder().map(|folder| folder.join("lessons"))
}
