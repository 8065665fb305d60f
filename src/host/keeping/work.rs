//! The files of unsaved work.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::{is_missing, put_aside, unreadable};
use crate::files;
use formats::record::{Complaint, Encoding, Record, WholeRecord};
use language::{Texts, Words};
use scenario::{parse, to_text};
use session::{Unsaved, UnsavedGame, UnsavedWork, recall_games, utf8};
use subject::GameId;

/// The version of the file of a game.
const VERSION: u32 = 1;

/// The prefixes of the names of work, beside the ids of games.
const KINDS: [&str; 3] = ["lesson", "game", "board"];

/// The size limit for reading and writing; a game of many thousand moves takes some megabytes.
const LARGEST: u64 = 256 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct GameFile {
    version: u32,
    /// The displayed name.
    name: String,
    /// The current ply.
    at: u32,
    is_changed: bool,
    encoding: String,
    complaints: Vec<Complaint>,
    stopped: Option<Complaint>,
    record: WholeRecord,
}

fn path_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.ron"))
}

/// The names of the work in a folder, in order.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<_> = entries
        .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".ron")?.to_owned()))
        .filter(|name| {
            let kind = name.split_once('-').map(|(kind, _)| kind);
            kind.is_some_and(|kind| KINDS.contains(&kind) || GameId::of(kind).is_some())
        })
        .collect();
    names.sort();
    names
}

/// The work with these names; unreadable files are put aside.
pub(super) fn recall(folder: &Path, names: &[String], said: &mut Vec<Words>) -> Vec<UnsavedWork> {
    if is_missing(folder) {
        return Vec::new();
    }
    files::sweep(folder, SystemTime::now());
    let mut found = Vec::new();
    for name in names {
        let path = path_of(folder, name);
        match read(&path, name) {
            Ok(work) => found.push(work),
            Err(words) => said.push(put_aside(&path, &words).unwrap_or_else(|words| words)),
        }
    }
    found
}

fn read(path: &Path, stem: &str) -> Result<UnsavedWork, Words> {
    let bytes = files::read_at_most(path, LARGEST)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    let what = match stem.split_once('-') {
        Some(("lesson", _)) => {
            let lesson = parse(text).map_err(|error| unreadable(&name, &error))?;
            Unsaved::Lesson(Arc::new(lesson))
        }
        Some(("board", _)) => {
            let editor = ron::from_str(text).map_err(|error| unreadable(&name, &error))?;
            Unsaved::Board(editor)
        }
        Some((kind, _)) if GameId::of(kind).is_some() => {
            let file = ron::from_str(text).map_err(|error| unreadable(&name, &error))?;
            Unsaved::Games(recall_games(file).map_err(|words| words.at(&name))?)
        }
        _ => Unsaved::Game(read_game(&name, text)?),
    };
    Ok(UnsavedWork {
        name: stem.to_owned(),
        what,
    })
}

fn check_version(name: &str, found: u32) -> Result<(), Words> {
    if found == VERSION {
        return Ok(());
    }
    Err(Words::of(|texts| texts.host_work_version(VERSION, found)).at(name))
}

fn read_game(name: &str, text: &str) -> Result<UnsavedGame, Words> {
    let file: GameFile = ron::from_str(text).map_err(|error| unreadable(name, &error))?;
    check_version(name, file.version)?;
    let record = Record::from_whole(file.record).map_err(|words| words.at(name))?;
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

/// Writes new and changed work. `written` is the contents of the folder.
///
/// # Errors
/// A message naming the first file that could not be written; all others have been.
pub(super) fn keep(
    folder: &Path,
    written: &mut Vec<UnsavedWork>,
    wanted: &[UnsavedWork],
    is_own: &mut dyn FnMut(&str) -> Result<bool, Words>,
) -> Result<(), Words> {
    let mut result = Ok(());
    for work in wanted {
        let before = written.iter().position(|other| other.name == work.name);
        if before.is_some_and(|before| written[before] == *work) {
            continue;
        }
        let path = path_of(folder, &work.name);
        let done = is_own(&work.name).and_then(|is_own| {
            if is_own {
                write(&path, &text_of(work)?)
            } else {
                Err(of_another(&path))
            }
        });
        match (done, before) {
            (Ok(()), Some(before)) => written[before] = work.clone(),
            (Ok(()), None) => written.push(work.clone()),
            (Err(words), _) => result = result.and(Err(words)),
        }
    }
    result
}

/// Writes a file within the size limit for reading.
fn write(path: &Path, text: &str) -> Result<(), Words> {
    if text.len() as u64 > LARGEST {
        return Err(Words::of(Texts::host_too_large).at(path.display()));
    }
    files::write_in_new_folder(path, text.as_bytes())
}

/// The error that another window owns work of this name.
fn of_another(path: &Path) -> Words {
    Words::of(Texts::host_work_of_other_window).at(path.display())
}

/// Deletes the files of work that has been saved or discarded.
pub(super) fn forget(folder: &Path, written: &mut Vec<UnsavedWork>, wanted: &[UnsavedWork]) {
    written.retain(|work| {
        let is_wanted = wanted.iter().any(|other| other.name == work.name);
        if !is_wanted {
            // If this fails, the work merely comes back.
            let _ = fs::remove_file(path_of(folder, &work.name));
        }
        is_wanted
    });
}

fn text_of(work: &UnsavedWork) -> Result<String, Words> {
    match &work.what {
        Unsaved::Lesson(lesson) => to_text(lesson),
        Unsaved::Board(editor) => pretty(&work.name, editor),
        Unsaved::Games(games) => pretty(&work.name, &games.to_file()),
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
            pretty(&game.name, &file)
        }
    }
}

fn pretty(name: &str, file: &impl Serialize) -> Result<String, Words> {
    // One line per ply.
    let pretty = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(3);
    ron::ser::to_string_pretty(file, pretty)
        .map_err(|error| Words::of(|texts| texts.host_game_not_written(error.to_string())).at(name))
}
