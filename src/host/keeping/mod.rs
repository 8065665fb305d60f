//! What is remembered from one time to the next: the state in one file, and each piece of unsaved
//! work in a file of its own. Every file is written whole or not at all, so that whenever the
//! program is killed, the next start finds what was kept last.
//!
//! | file | holds |
//! |---|---|
//! | `state.ron` | what was set, and where the person was |
//! | `state.ron.before` | the same as it was one save earlier |
//! | `unsaved/lesson-….ron` | a lesson that is in no file of the person's, as a lesson file |
//! | `unsaved/game-….ron` | a game that is in no file of the person's, with everything it holds |
//! | `….unreadable` | what was found in the place of one of these and could not be read |

mod work;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use super::{Folders, files};
use crate::language::Words;
use crate::session::{Remembered, SavedState, UnsavedWork, utf8};

/// The state is a few kilobytes; nothing beyond this is read.
const LARGEST_STATE: u64 = 4 * 1024 * 1024;

/// Reads and writes what is remembered.
#[derive(Debug)]
pub struct Keeper {
    folder: Option<PathBuf>,
    /// Saves begun so far: the newest one counts, whichever thread comes first.
    begun: AtomicU64,
    known: Mutex<KeptFiles>,
}

/// What is in the folder, as far as this window has read or written it.
#[derive(Debug, Default)]
struct KeptFiles {
    newest: u64,
    state: Option<SavedState>,
    work: Vec<UnsavedWork>,
    /// Why nothing can be written: what is there could neither be read nor put aside.
    blocked: Option<Words>,
}

impl Keeper {
    /// Keeps everything in these folders.
    #[must_use]
    pub fn new(folders: &Folders) -> Self {
        Self {
            folder: folders.program().map(Path::to_path_buf),
            begun: AtomicU64::new(0),
            known: Mutex::default(),
        }
    }

    fn known(&self) -> MutexGuard<'_, KeptFiles> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was kept, and what has to be said about it: files that could not be read.
    pub fn recall(&self) -> (Remembered, Vec<Words>) {
        let Some(folder) = &self.folder else {
            return (Remembered::default(), Vec::new());
        };
        files::sweep(folder, SystemTime::now());
        let mut said = Vec::new();
        let mut known = self.known();
        let state = recall_state(folder, &mut said).unwrap_or_else(|words| {
            known.blocked = Some(words.clone());
            said.push(words);
            None
        });
        known.state.clone_from(&state);
        known.work = work::recall(&folder.join(UNSAVED), &mut said);
        let remembered = Remembered {
            state: state.unwrap_or_default(),
            work: known.work.clone(),
        };
        (remembered, said)
    }

    /// A number for a save that begins now.
    #[must_use]
    pub fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Keeps this instead of what was kept before, unless something newer has been kept meanwhile.
    /// What has not changed is not written again.
    ///
    /// # Errors
    /// One sentence that names the file; everything else has been written.
    pub fn keep(&self, number: u64, remembered: &Remembered) -> Result<(), Words> {
        let folder = self.folder.as_ref().ok_or_else(|| Words {
            ja: "状態を置く場所がない(ホームフォルダが分からない)".to_owned(),
            en: "there is no place to keep the state: the home folder is not known".to_owned(),
        })?;
        let mut known = self.known();
        if number < known.newest {
            return Ok(());
        }
        known.newest = number;
        // The work first: a state that speaks of it comes after it, and what is not wanted any more
        // goes last.
        let written = work::keep(&folder.join(UNSAVED), &mut known.work, &remembered.work);
        if let Some(words) = &known.blocked {
            return Err(words.clone());
        }
        if known.state.as_ref() != Some(&remembered.state) {
            keep_state(folder, &remembered.state)?;
            known.state = Some(remembered.state.clone());
        }
        written?;
        work::forget(&folder.join(UNSAVED), &mut known.work, &remembered.work);
        Ok(())
    }
}

/// The folder of unsaved work within that of the program.
const UNSAVED: &str = "unsaved";

fn state_file(folder: &Path) -> PathBuf {
    folder.join("state.ron")
}

fn before(folder: &Path) -> PathBuf {
    folder.join("state.ron.before")
}

/// The state as it was kept last; what cannot be read is put aside, and the copy before it counts.
fn recall_state(folder: &Path, said: &mut Vec<Words>) -> Result<Option<SavedState>, Words> {
    for path in [state_file(folder), before(folder)] {
        match read_state(&path) {
            Ok(Some(state)) => return Ok(Some(state)),
            Ok(None) => {}
            Err(words) => said.push(put_aside(&path, &words)?),
        }
    }
    Ok(None)
}

/// The state in a file; none where there is no file.
fn read_state(path: &Path) -> Result<Option<SavedState>, Words> {
    if is_missing(path) {
        return Ok(None);
    }
    let bytes = files::read_at_most(path, LARGEST_STATE)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    ron::from_str(text)
        .map(Some)
        .map_err(|error| unreadable(&name, &error))
}

/// Whether there is nothing of this name.
fn is_missing(path: &Path) -> bool {
    matches!(fs::symlink_metadata(path), Err(error) if error.kind() == ErrorKind::NotFound)
}

/// A sentence about a file of ours that is no RON, or says something else than we write.
fn unreadable(name: &str, error: &ron::error::SpannedError) -> Words {
    let at = error.span.start;
    Words {
        ja: format!("{name}:{}:{}: 読めない: {}", at.line, at.col, error.code),
        en: format!(
            "{name}:{}:{}: it cannot be read: {}",
            at.line, at.col, error.code
        ),
    }
}

fn keep_state(folder: &Path, state: &SavedState) -> Result<(), Words> {
    let path = state_file(folder);
    let pretty = ron::ser::PrettyConfig::new().new_line("\n");
    let text = ron::ser::to_string_pretty(state, pretty).map_err(|error| Words {
        ja: format!("{}: 状態を書けない: {error}", path.display()),
        en: format!("{}: the state cannot be written: {error}", path.display()),
    })?;
    files::make_folder(folder)?;
    files::replace(&path, text.as_bytes(), Some(&before(folder)))
}

/// Gives a file that cannot be read a name of its own, so that nothing is written over it. Says what
/// was wrong with it, and where it is now.
fn put_aside(path: &Path, wrong: &Words) -> Result<Words, Words> {
    let aside = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(".unreadable");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        PathBuf::from(name)
    };
    let free = (1..1_000).map(aside).find(|path| is_missing(path));
    let moved = free.and_then(|free| fs::rename(path, &free).map(|()| free).ok());
    match moved {
        Some(free) => {
            let free = free.file_name().unwrap_or_default().display();
            Ok(Words {
                ja: format!("{}。{free} という名前に変えて残しました", wrong.ja),
                en: format!("{}. It is kept under the name {free}", wrong.en),
            })
        }
        None => Err(Words {
            ja: format!("{}。脇へも移せないので、状態は保存されません", wrong.ja),
            en: format!(
                "{}. It cannot be put aside either, so that nothing will be remembered",
                wrong.en
            ),
        }),
    }
}

/// What tells this start of the program from every other: in names of files.
#[must_use]
pub fn start_stamp() -> String {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let millis = since.unwrap_or(Duration::ZERO).as_millis();
    format!("{millis:x}-{}-", std::process::id())
}
