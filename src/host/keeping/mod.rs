//! Data remembered between sessions: the state in one file, marks in another, and each piece of
//! unsaved work in its own file. Every file is written atomically, so that whenever the program is
//! killed, the next start finds the last saved data.
//!
//! | file | contents |
//! |---|---|
//! | `state.ron` | settings, work in progress, and the user's place |
//! | `marks.ron` | the marks, and which lessons have been seen |
//! | `….before` | the previous version of these |
//! | `unsaved/lesson-….ron` | a lesson that is in no file of the user's, as a lesson file |
//! | `unsaved/shogi-….ron`, `unsaved/othello-….ron` … | the board of a game, or a game put aside from there, without loss |
//! | `unsaved/game-….ron`, `unsaved/board-….ron` | the same of shogi by older versions |
//! | `lock` | empty: locked while writing |
//! | `windows/…` | empty: one per window, locked while it is open |
//! | `….unreadable` | a file that could not be read, moved out of the way |
//!
//! Any number of windows may be open. The state and the marks are read, merged and written under
//! the lock: data saved by another window is preserved, and the user's place is that of the window
//! saved last. Unsaved work belongs to the window that created it while that is open: no other
//! window reads, writes or deletes it. A window that starts takes over the work of windows that are
//! gone.

mod work;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_time::SystemTime;

use self::work::start_of;
use super::platform::{Owned, Turn, process};
use super::{Folders, files, reading};
use language::{Phrase, Texts, Words};
use session::{KeptMarks, Remembered, SavedState, SeenElsewhere, StudyMode, UnsavedWork, utf8};

/// The size limit for reading and writing state and marks, which take some kilobytes.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Reads and writes the remembered data.
#[derive(Debug)]
pub struct Keeper {
    folder: Option<PathBuf>,
    /// A stamp unique to this start of the program, for names of files.
    start: String,
    /// The number of saves begun: the newest one counts, whichever thread comes first.
    begun: AtomicU64,
    known: Mutex<KeptFiles>,
}

/// The contents of the folder, as far as this window has read or written them.
#[derive(Debug)]
struct KeptFiles {
    newest: u64,
    /// The state at this window's last read or write.
    state: SavedState,
    work: Vec<UnsavedWork>,
    owned: Option<Owned>,
}

impl Keeper {
    pub fn new(folders: &Folders) -> Self {
        Self {
            folder: folders.program().map(Path::to_path_buf),
            start: start_stamp(),
            begun: AtomicU64::new(0),
            known: Mutex::new(KeptFiles {
                newest: 0,
                state: SavedState::default(),
                work: Vec::new(),
                owned: folders.program().map(Owned::new),
            }),
        }
    }

    /// A stamp unique to this start of the program, used in the names of unsaved work.
    pub fn start(&self) -> &str {
        &self.start
    }

    fn known(&self) -> MutexGuard<'_, KeptFiles> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The saved data, and messages about files that could not be read.
    pub fn recall(&self) -> (Remembered, Vec<Words>) {
        let Some(folder) = &self.folder else {
            return (Remembered::default(), Vec::new());
        };
        files::sweep(folder);
        let mut said = Vec::new();
        let mut known = self.known();
        let turn = files::make_folder(folder).and_then(|()| Turn::wait(folder));
        let turn = turn.map_err(|words| said.push(words)).ok();
        let state = recalled(folder, STATE, &mut said).unwrap_or_else(|words| {
            said.push(words);
            None
        });
        let mut state: SavedState = state.unwrap_or_default();
        match recalled(folder, MARKS, &mut said) {
            Ok(marks) => KeptMarks::put_into(marks.unwrap_or_default(), &mut state),
            Err(words) => said.push(words),
        }
        if let Some(path) = state.course.take().map(|course| course.path) {
            match reading::read_course_at(&path) {
                Ok(course) => state.course = Some(course),
                Err(words) => said.push(words),
            }
        }
        known.state.clone_from(&state);
        let mut owned = known.owned.take();
        if let Some(owned) = owned.as_mut().filter(|_| turn.is_some()) {
            // This start's own work is claimed first.
            let mut is_own = |start: &str| {
                owned.has(start).unwrap_or_else(|words| {
                    said.push(words);
                    false
                })
            };
            let _ = is_own(&self.start);
            let found = work::names(&folder.join(UNSAVED));
            let own = found.into_iter().filter(|name| is_own(start_of(name)));
            let own: Vec<_> = own.collect();
            known.work = work::recall(&folder.join(UNSAVED), &own, &mut said);
            owned.sweep();
            if !owned.is_alone() {
                // What another window is doing is not what this one is for.
                (state.place.study, state.place.presents) = (StudyMode::default(), false);
            }
        }
        known.owned = owned;
        let remembered = Remembered { state, work: known.work.clone(), report: None };
        (remembered, said)
    }

    /// The saved state and marks, read without creating, writing or renaming anything.
    ///
    /// # Errors
    /// A message naming the unreadable file, and the place in it.
    pub fn look(&self) -> Result<SavedState, Words> {
        let Some(folder) = self.folder.as_ref().filter(|folder| files::is_folder(folder)) else {
            return Ok(SavedState::default());
        };
        let _turn = Turn::wait_to_read(folder)?;
        let state: Option<SavedState> = found(folder, STATE)?;
        let mut state = state.unwrap_or_default();
        let marks: Option<KeptMarks> = found(folder, MARKS)?;
        marks.unwrap_or_default().put_into(&mut state);
        if let Some(path) = state.course.take().map(|course| course.path) {
            state.course = Some(reading::read_course_at(&path)?);
        }
        Ok(state)
    }

    /// The number of a new save.
    pub fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Replaces this window's saved data, unless something newer has been saved meanwhile. Data of
    /// other windows is preserved, and unchanged files are not written again. Returns what they have
    /// shown of runs whose questions are answered in this one.
    ///
    /// # Errors
    /// A message naming the file; everything else has been written.
    pub fn keep(&self, number: u64, remembered: &Remembered) -> Result<SeenElsewhere, Words> {
        let folder =
            self.folder.as_ref().ok_or_else(|| Words::of(Texts::host_no_place_for_state))?;
        let mut known = self.known();
        if number < known.newest {
            return Ok(Vec::new());
        }
        known.newest = number;
        files::make_folder(folder)?;
        let _turn = Turn::wait(folder)?;
        let known = &mut *known;
        // New work is written before the state that refers to it, and unwanted work is deleted
        // last.
        let (unsaved, wanted) = (folder.join(UNSAVED), &remembered.work);
        let mut is_own = |name: &str| match &mut known.owned {
            Some(owned) => owned.has(start_of(name)),
            None => Ok(true),
        };
        let written = work::keep(&unsaved, &mut known.work, wanted, &mut is_own);
        let kept = keep_merged(folder, &known.state, &remembered.state);
        if kept.is_ok() {
            known.state.clone_from(&remembered.state);
        }
        written?;
        let (said, seen) = kept?;
        work::forget(&unsaved, &mut known.work, wanted);
        Words::in_a_row(said).map_or(Ok(seen), Err)
    }
}

impl Drop for Keeper {
    /// Releases the work of the closed window for the next one.
    fn drop(&mut self) {
        let mut known = self.known();
        let owned = known.owned.as_mut().filter(|owned| !owned.is_empty());
        let folder = self.folder.as_ref().filter(|folder| files::is_folder(folder));
        if let (Some(owned), Some(folder)) = (owned, folder)
            && let Ok(_turn) = Turn::wait(folder)
        {
            owned.leave();
        }
    }
}

/// Saves the marks and the state, merged with those of other windows in the files. Returns messages
/// about unreadable and oversized data, and what other windows have shown.
fn keep_merged(
    folder: &Path,
    base: &SavedState,
    own: &SavedState,
) -> Result<(Vec<Words>, SeenElsewhere), Words> {
    let mut said = Vec::new();
    let theirs: Option<SavedState> = recalled(folder, STATE, &mut said)?;
    let marks: Option<KeptMarks> = recalled(folder, MARKS, &mut said)?;
    let marks = match marks {
        Some(marks) => marks.merged(base, own),
        None => KeptMarks::of(own),
    };
    write_changed(folder, MARKS, &text_of(MARKS, &marks)?)?;
    let seen = theirs.as_ref().map(|theirs| theirs.study.seen_beyond(&base.study));
    let mut state = match theirs {
        Some(theirs) => SavedState::merged(base, own, theirs),
        None => SavedState::merged(&SavedState::default(), own, SavedState::default()),
    };
    let text = loop {
        let text = text_of(STATE, &state)?;
        if text.len() as u64 <= LARGEST {
            break text;
        }
        match leave_out(&mut state) {
            Some(words) => said.push(words),
            None => return Err(too_large(STATE)),
        }
    };
    write_changed(folder, STATE, &text)?;
    Ok((said, seen.unwrap_or_default()))
}

/// Drops the largest part of an oversized state, and returns a message about it.
fn leave_out(state: &mut SavedState) -> Option<Words> {
    type Part = (Phrase, fn(&mut SavedState));
    const PARTS: [Part; 5] = [
        (Texts::host_part_study, |state| {
            state.study = session::SavedStudy::default();
        }),
        (Texts::host_part_recent, |state| {
            state.recent.clear();
        }),
        (Texts::host_part_layout, |state| {
            state.layout.clear();
        }),
        (Texts::host_part_place, |state| {
            state.place = session::SavedPlace::default();
            state.course = None;
            state.tables.clear();
        }),
        (Texts::host_part_stops, |state| {
            state.stops = session::SavedStops::default();
        }),
    ];
    let size = |state: &SavedState| ron::to_string(state).map_or(usize::MAX, |text| text.len());
    let without = |(_, leave): &&Part| {
        let mut less = state.clone();
        leave(&mut less);
        size(&less)
    };
    let (part, leave) = PARTS.iter().min_by_key(without)?;
    let before = size(state);
    leave(state);
    (size(state) < before)
        .then(|| Words::of(|texts| texts.host_part_not_kept(part(texts))).at(STATE))
}

fn too_large(name: &str) -> Words {
    Words::of(Texts::host_too_large).at(name)
}

const STATE: &str = "state.ron";
const MARKS: &str = "marks.ron";

/// The folder of unsaved work inside the program's folder.
const UNSAVED: &str = "unsaved";

/// A file, and its previous version.
fn versions(folder: &Path, name: &str) -> [PathBuf; 2] {
    [folder.join(name), folder.join(format!("{name}.before"))]
}

/// The last saved data of this name; an unreadable file is put aside in favour of the previous
/// version.
fn recalled<T: DeserializeOwned>(
    folder: &Path,
    name: &str,
    said: &mut Vec<Words>,
) -> Result<Option<T>, Words> {
    for path in versions(folder, name) {
        match read_kept(&path) {
            Ok(Some(kept)) => return Ok(Some(kept)),
            Ok(None) => {}
            Err(words) => said.push(put_aside(&path, &words)?),
        }
    }
    Ok(None)
}

/// The last saved data of this name, if all existing files can be read.
fn found<T: DeserializeOwned>(folder: &Path, name: &str) -> Result<Option<T>, Words> {
    for path in versions(folder, name) {
        if let Some(kept) = read_kept(&path)? {
            return Ok(Some(kept));
        }
    }
    Ok(None)
}

/// The contents of a file; `None` if it does not exist.
fn read_kept<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Words> {
    if files::is_missing(path) {
        return Ok(None);
    }
    let bytes = files::read_at_most(path, LARGEST)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    ron::from_str(text).map(Some).map_err(|error| unreadable(&name, &error))
}

/// A message about a file of ours that is not RON, or has unexpected contents.
fn unreadable(name: &str, error: &ron::error::SpannedError) -> Words {
    let at = error.span.start;
    Words::of(|texts| texts.host_unreadable(error.code.to_string()))
        .at(format_args!("{name}:{}:{}", at.line, at.col))
}

fn text_of(name: &str, kept: &impl Serialize) -> Result<String, Words> {
    let pretty = ron::ser::PrettyConfig::new().new_line("\n");
    ron::ser::to_string_pretty(kept, pretty)
        .map_err(|error| Words::of(|texts| texts.host_unwritten(error.to_string())).at(name))
}

/// Writes a file if its contents have changed; the old contents become the previous version.
fn write_changed(folder: &Path, name: &str, text: &str) -> Result<(), Words> {
    if text.len() as u64 > LARGEST {
        return Err(too_large(name));
    }
    let [path, before] = versions(folder, name);
    if files::read_at_most(&path, LARGEST).is_ok_and(|now| now == text.as_bytes()) {
        return Ok(());
    }
    files::replace(&path, text.as_bytes(), Some(&before))
}

/// Renames an unreadable file, so that it is not overwritten. Returns a message about the error and
/// the new name.
fn put_aside(path: &Path, wrong: &Words) -> Result<Words, Words> {
    let aside = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(".unreadable");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        PathBuf::from(name)
    };
    let free = (1..1_000).map(aside).find(|path| files::is_missing(path));
    let moved = free.and_then(|free| files::rename(path, &free).map(|()| free).ok());
    match moved {
        Some(free) => {
            let free = free.file_name().unwrap_or_default().to_string_lossy();
            Ok(Words::in_each(|language| language.texts().host_kept_as(&free, wrong.get(language))))
        }
        None => {
            Err(Words::in_each(|language| language.texts().host_not_put_aside(wrong.get(language))))
        }
    }
}

/// A stamp unique to this start of the program, and within this process.
fn start_stamp() -> String {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = since.unwrap_or_default().as_millis();
    let now = u64::try_from(now).unwrap_or(0);
    let after = |last: u64| Some(now.max(last + 1));
    let last = LAST.fetch_update(Ordering::Relaxed, Ordering::Relaxed, after);
    let millis = now.max(last.unwrap_or(0) + 1);
    format!("{millis:x}-{}-", process())
}
