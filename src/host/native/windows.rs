//! Locks between windows: the ownership of unsaved work, and turns for writing.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::disk;
use crate::files;
use language::{Texts, Words};

/// How long to wait for another window's write, which takes milliseconds, before reporting it and
/// trying again later.
const PATIENCE: Duration = Duration::from_secs(10);

/// Exclusive access to the program's folder.
#[derive(Debug)]
pub(crate) struct Turn {
    /// `None` if the disk does not support locks.
    _lock: Option<File>,
}

fn turn_file(folder: &Path) -> PathBuf {
    folder.join("lock")
}

impl Turn {
    /// Waits for a turn in an existing folder.
    pub(crate) fn wait(folder: &Path) -> Result<Self, Words> {
        let path = turn_file(folder);
        let file = open(&path).map_err(|error| disk::io_error(&path, &error))?;
        Self::of(&path, file, File::try_lock)
    }

    /// The same for reading only: creates and writes nothing.
    pub(crate) fn wait_to_read(folder: &Path) -> Result<Self, Words> {
        let path = turn_file(folder);
        match File::open(&path) {
            Ok(file) => Self::of(&path, file, File::try_lock_shared),
            Err(_) => Ok(Self { _lock: None }), // Nothing was ever written.
        }
    }

    fn of(
        path: &Path,
        file: File,
        lock: impl Fn(&File) -> Result<(), TryLockError>,
    ) -> Result<Self, Words> {
        let until = Instant::now() + PATIENCE;
        loop {
            match lock(&file) {
                Ok(()) => return Ok(Self { _lock: Some(file) }),
                Err(TryLockError::Error(_)) => return Ok(Self { _lock: None }),
                Err(TryLockError::WouldBlock) if Instant::now() > until => {
                    return Err(Words::of(Texts::host_other_window_writes).at(path.display()));
                }
                Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

/// Opens an empty file for locking.
fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true).open(path)
}

/// The unsaved work that this window owns while it is open: that of this start, and of windows that
/// are gone. Each start of the program has a file locked by its window; the lock ends with the
/// window in any case.
#[derive(Debug)]
pub(crate) struct Owned {
    folder: PathBuf,
    starts: Vec<(String, Option<File>)>,
}

impl Owned {
    /// Without any work, in this folder of the program.
    pub(crate) fn new(program: &Path) -> Self {
        Self { folder: program.join("windows"), starts: Vec::new() }
    }

    fn file_of(&self, start: &str) -> PathBuf {
        let name = start.trim_end_matches('-');
        self.folder.join(if name.is_empty() { "older" } else { name })
    }

    /// Whether this window owns the work of a start, or takes it over now because no open window
    /// does.
    pub(crate) fn has(&mut self, start: &str) -> Result<bool, Words> {
        if self.starts.iter().any(|(own, _)| own == start) {
            return Ok(true);
        }
        files::make_folder(&self.folder)?;
        let path = self.file_of(start);
        let file = open(&path).map_err(|error| disk::io_error(&path, &error))?;
        let lock = match file.try_lock() {
            Ok(()) => Some(file),
            Err(TryLockError::WouldBlock) => return Ok(false),
            Err(TryLockError::Error(_)) => None, // Without locks, acts as the only window.
        };
        self.starts.push((start.to_owned(), lock));
        Ok(true)
    }

    /// Deletes the files of windows that are gone without leaving work.
    pub(crate) fn sweep(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let is_own = self.starts.iter().any(|(own, _)| self.file_of(own) == path);
            let is_free = || open(&path).is_ok_and(|file| file.try_lock().is_ok());
            if !is_own && is_free() {
                let _ = fs::remove_file(&path); // The next start tries again.
            }
        }
    }

    /// Whether no other window is open.
    pub(crate) fn is_alone(&self) -> bool {
        let mut paths = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        paths.all(|entry| {
            let path = entry.path();
            let is_own = self.starts.iter().any(|(own, _)| self.file_of(own) == path);
            let locks = || open(&path).map(|file| file.try_lock());
            is_own || !matches!(locks(), Ok(Err(TryLockError::WouldBlock)))
        })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Releases everything.
    pub(crate) fn leave(&mut self) {
        for (start, lock) in std::mem::take(&mut self.starts) {
            let _ = fs::remove_file(self.file_of(&start));
            drop(lock);
        }
    }
}
