//! Where the program keeps its own data.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder for the program's own data, and the places in it; without one, nothing is kept.
///
/// A host is given its folders and never looks for them: only `main` determines the user's. Runs
/// without a user (a test, a picture, a command) keep nothing, or get a temporary folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    program: Option<PathBuf>,
}

impl Folders {
    /// Everything in this folder, which is created on first use.
    pub fn within(folder: impl Into<PathBuf>) -> Self {
        Self { program: Some(folder.into()) }
    }

    /// The folder of the program in the storage of a browser.
    pub(crate) const IN_BROWSER: &str = "browser";

    /// What a browser keeps for the program.
    pub fn in_browser() -> Self {
        Self::within(Self::IN_BROWSER)
    }

    /// Keeps nothing, and finds nothing.
    pub fn nowhere() -> Self {
        Self { program: None }
    }

    /// The folders of the user with these environment variables and this home:
    /// `$XDG_DATA_HOME/yomisuji`, or `~/.local/share/yomisuji`; on macOS `~/Library/Application
    /// Support/yomisuji`, on Windows `%APPDATA%\yomisuji\data`. Nowhere, if the system names no
    /// such place.
    pub fn of_person(
        variable: impl Fn(&str) -> Option<OsString>,
        home: impl FnOnce() -> Option<PathBuf>,
    ) -> Self {
        let absolute = |path: &PathBuf| path.is_absolute();
        let set = |name| variable(name).map(PathBuf::from).filter(absolute);
        let in_home = |folders: &[&str]| {
            let home = home().filter(absolute)?;
            Some(home.join(folders.iter().collect::<PathBuf>()))
        };
        let program = if cfg!(windows) {
            set("APPDATA").map(|shared| shared.join("yomisuji").join("data"))
        } else if cfg!(target_os = "macos") {
            in_home(&["Library", "Application Support", "yomisuji"])
        } else {
            set("XDG_DATA_HOME")
                .map(|shared| shared.join("yomisuji"))
                .or_else(|| in_home(&[".local", "share", "yomisuji"]))
        };
        Self { program }
    }

    /// The folder itself, which holds the state and unsaved work.
    pub fn program(&self) -> Option<&Path> {
        self.program.as_deref()
    }

    /// The folder of the user's own lessons.
    pub fn lessons(&self) -> Option<PathBuf> {
        Some(self.program()?.join("lessons"))
    }

    pub fn print(&self) -> Option<PathBuf> {
        Some(self.program()?.join("print"))
    }

    /// The file with the list of engines.
    pub fn engines(&self) -> Option<PathBuf> {
        Some(self.program()?.join("engines.ron"))
    }
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn the_data_folder_comes_from_xdg_data_home_or_the_home_folder() {
        let folder = |data: Option<&str>, home: Option<&str>| {
            let folders = Folders::of_person(
                |name| data.filter(|_| name == "XDG_DATA_HOME").map(OsString::from),
                || home.map(PathBuf::from),
            );
            folders.program().map(|path| path.display().to_string())
        };
        let in_home = Some("/nowhere/home/.local/share/yomisuji".to_owned());
        assert_eq!(
            folder(Some("/nowhere/data"), Some("/nowhere/home")),
            Some("/nowhere/data/yomisuji".to_owned())
        );
        assert_eq!(folder(None, Some("/nowhere/home")), in_home);
        // Empty and relative paths count as unset.
        assert_eq!(folder(Some(""), Some("/nowhere/home")), in_home);
        assert_eq!(folder(Some("data"), Some("/nowhere/home")), in_home);
        assert_eq!(folder(None, Some("")), None);
        assert_eq!(folder(None, None), None);
    }
}
