//! The files of unsaved work.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::{is_missing, put_aside, unreadable};
use crate::formats::record::{Complaint, Encoding, Record, WholeRecord};
use crate::host::files;
use crate::language::Words;
use crate::scenario::{parse, to_text};
use crate::session::{Unsaved, UnsavedGame, UnsavedWork, utf8};

/// The version of the file of a game.
const VERSION: u32 = 1;

/// The file of a game.
#[derive(Serialize, Deserialize)]
struct GameFile {
    version: u32,
    /// The name under which it is shown.
    name: String,
    /// The number of the ply on the board.
    at: u32,
    is_changed: bool,
    /// The name of the encoding.
    encoding: String,
    complaints: Vec<Complaint>,
    stopped: Option<Complaint>,
    record: WholeRecord,
}

fn path_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.ron"))
}

/// The work in a folder, by name; what cannot be read is put aside.
pub(super) fn recall(folder: &Path, said: &mut Vec<Words>) -> Vec<UnsavedWork> {
    if is_missing(folder) {
        return Vec::new();
    }
    files::sweep(folder, SystemTime::now());
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            said.push(files::io_error(folder, &error));
            return Vec::new();
        }
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension() == Some(OsStr::new("ron")))
        .collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        match read(&path) {
            Ok(Some(work)) => found.push(work),
            Ok(None) => {} // Not one of ours.
            Err(words) => said.push(put_aside(&path, &words).unwrap_or_else(|words| words)),
        }
    }
    found
}

fn read(path: &Path) -> Result<Option<UnsavedWork>, Words> {
    let stem = path.file_stem().and_then(OsStr::to_str);
    let Some(stem) = stem.filter(|stem| stem.starts_with("lesson-") || stem.starts_with("game-"))
    else {
        return Ok(None);
    };
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    let what = if stem.starts_with("lesson-") {
        let lesson = parse(text).map_err(|error| unreadable(&name, &error))?;
        Unsaved::Lesson(Arc::new(lesson))
    } else {
        Unsaved::Game(read_game(&name, text)?)
    };
    Ok(Some(UnsavedWork {
        name: stem.to_owned(),
        what,
    }))
}

fn read_game(name: &str, text: &str) -> Result<UnsavedGame, Words> {
    let file: GameFile = ron::from_str(text).map_err(|error| unreadable(name, &error))?;
    if file.version != VERSION {
        let found = file.version;
        return Err(Words {
            ja: format!("{name}: 版が{found}。読めるのは{VERSION}"),
            en: format!("{name}: found version {found}, expected {VERSION}"),
        });
    }
    let record = Record::from_whole(file.record).map_err(|words| Words {
        ja: format!("{name}: {}", words.ja),
        en: format!("{name}: {}", words.en),
    })?;
    Ok(UnsavedGame {
        name: file.name,
        record: Arc::new(record),
        at: file.at,
        is_changed: file.is_changed,
        encoding: Encoding::from_name(&file.encoding).unwrap_or_default(),
        complaints: file.complaints,
        stopped: file.stopped,
    })
}

/// Writes what is not written yet, or has changed since. `written` is what the folder holds.
///
/// # Errors
/// One sentence that names the first file that could not be written; all others have been.
pub(super) fn keep(
    folder: &Path,
    written: &mut Vec<UnsavedWork>,
    wanted: &[UnsavedWork],
) -> Result<(), Words> {
    let mut result = Ok(());
    for work in wanted {
        let before = written.iter().position(|other| other.name == work.name);
        if before.is_some_and(|before| written[before] == *work) {
            continue;
        }
        let text = text_of(work);
        let path = path_of(folder, &work.name);
        let done = text.and_then(|text| files::write_in_new_folder(&path, text.as_bytes()));
        match (done, before) {
            (Ok(()), Some(before)) => written[before] = work.clone(),
            (Ok(()), None) => written.push(work.clone()),
            (Err(words), _) => result = result.and(Err(words)),
        }
    }
    result
}

/// Deletes the files of what is not unsaved work any more: it has been saved or thrown away.
pub(super) fn forget(folder: &Path, written: &mut Vec<UnsavedWork>, wanted: &[UnsavedWork]) {
    written.retain(|work| {
        let is_wanted = wanted.iter().any(|other| other.name == work.name);
        if !is_wanted {
            // A file that cannot be deleted is work that comes back: nothing is lost.
            let _ = fs::remove_file(path_of(folder, &work.name));
        }
        is_wanted
    });
}

fn text_of(work: &UnsavedWork) -> Result<String, Words> {
    match &work.what {
        Unsaved::Lesson(lesson) => to_text(lesson),
        Unsaved::Game(game) => {
            let file = GameFile {
                version: VERSION,
                name: game.name.clone(),
                at: game.at,
                is_changed: game.is_changed,
                encoding: game.encoding.name().to_owned(),
                complaints: game.complaints.clone(),
                stopped: game.stopped.clone(),
                record: game.record.to_whole(),
            };
            // A line a ply.
            let pretty = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(3);
            ron::ser::to_string_pretty(&file, pretty).map_err(|error| Words {
                ja: format!("{}: 棋譜を書けない: {error}", game.name),
                en: format!("{}: the game cannot be written: {error}", game.name),
            })
        }
    }
}
