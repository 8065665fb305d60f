//! The files of unsaved work.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::{put_aside, unreadable};
use crate::files;
use language::{Texts, Words};
use scenario::{parse, to_text};
use session::{KeptFile, Unsaved, UnsavedWork, recall_games, utf8};
use subject::GameId;

/// The prefix of the names of lessons; those of games have the id of the game.
const LESSON: &str = "lesson";

/// The size limit for reading and writing; a game of many thousand moves takes some megabytes.
const LARGEST: u64 = 256 * 1024 * 1024;

fn path_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.ron"))
}

/// The names of the work in a folder, in order.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = files::read_folder(folder).into_iter().flatten();
    let mut names: Vec<_> = entries
        .filter_map(|path| Some(path.file_name()?.to_str()?.strip_suffix(".ron")?.to_owned()))
        .filter(|name| {
            let kind = name.split_once('-').map(|(kind, _)| kind);
            kind.is_some_and(|kind| kind == LESSON || GameId::of(kind).is_some())
        })
        .collect();
    names.sort();
    names
}

/// The work with these names; unreadable files are put aside.
pub(super) fn recall(folder: &Path, names: &[String], said: &mut Vec<Words>) -> Vec<UnsavedWork> {
    if files::is_missing(folder) {
        return Vec::new();
    }
    files::sweep(folder);
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
    let what = if stem.split_once('-').is_some_and(|(kind, _)| kind == LESSON) {
        let lesson = parse(text).map_err(|error| unreadable(&name, &error))?;
        Unsaved::Lesson(Arc::new(lesson))
    } else {
        let file: KeptFile = ron::from_str(text).map_err(|error| unreadable(&name, &error))?;
        Unsaved::Games(recall_games(file).map_err(|words| words.at(&name))?)
    };
    Ok(UnsavedWork { name: stem.to_owned(), what })
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
            if is_own { write(&path, &text_of(work)?) } else { Err(of_another(&path)) }
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
            let _ = files::delete(&path_of(folder, &work.name));
        }
        is_wanted
    });
}

fn text_of(work: &UnsavedWork) -> Result<String, Words> {
    match &work.what {
        Unsaved::Lesson(lesson) => to_text(lesson),
        Unsaved::Games(games) => pretty(&work.name, &games.to_file()),
    }
}

fn pretty(name: &str, file: &impl Serialize) -> Result<String, Words> {
    // One line per ply.
    let pretty = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(5);
    ron::ser::to_string_pretty(file, pretty)
        .map_err(|error| Words::of(|texts| texts.host_game_not_written(error.to_string())).at(name))
}

/// The start that created work of this name: `18c2f-4711-` of `game-18c2f-4711-2`. Empty if the
/// name has no stamp.
pub(super) fn start_of(name: &str) -> &str {
    let Some((_, rest)) = name.split_once('-') else {
        return "";
    };
    let mut parts = rest.splitn(3, '-');
    let (time, process) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let is =
        |part: &str, is_digit: fn(char) -> bool| !part.is_empty() && part.chars().all(is_digit);
    let is_start = parts.next().is_some()
        && is(time, |c| c.is_ascii_hexdigit())
        && is(process, |c| c.is_ascii_digit());
    if is_start { &rest[..time.len() + process.len() + 2] } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_of_finds_the_start_in_the_name_of_saved_work() {
        for (name, start) in [
            ("game-18c2f-4711-2", "18c2f-4711-"),
            ("lesson-18c2f-4711-my-position-1", "18c2f-4711-"),
            ("board-18c2f-4711-", "18c2f-4711-"),
            ("lesson-1", ""),
            ("lesson-my-position-1", ""),
            ("game", ""),
        ] {
            assert_eq!(start_of(name), start, "{name}");
        }
    }
}
