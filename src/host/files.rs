//! Files, which may be inside packs.

use std::io::{BufRead, Cursor};
use std::path::{Path, PathBuf};

pub use super::platform::disk::{delete, full_name, is_folder, is_same, replace};
pub(super) use super::platform::disk::{
    exists, is_file, is_missing, read_folder, rename, sweep, write_all,
};

use super::platform::disk;
use formats::pack::{FilePack, is_pack, tidy};
use language::{Texts, Words};

/// The size limit of files, in bytes; a lesson takes a few kilobytes.
pub(super) const LARGEST: u64 = 64 * 1024 * 1024;

/// The contents of a file, which may be inside a pack: `lessons.zip/one.ron`.
pub fn read(path: &Path) -> Result<Vec<u8>, Words> {
    read_at_most(path, LARGEST)
}

/// Reads a file bit by bit, whatever its size.
pub fn reader(path: &Path) -> Result<Box<dyn BufRead>, Words> {
    if inside_pack(path).is_some() {
        return Ok(Box::new(Cursor::new(read(path)?)));
    }
    disk::reader(path)
}

/// The contents of a file with a size limit in bytes.
pub fn read_at_most(path: &Path, largest: u64) -> Result<Vec<u8>, Words> {
    if let Some((pack, name)) = inside_pack(path) {
        let bytes = disk::read_at_most(pack, largest)?;
        let read = FilePack::open(&bytes).and_then(|mut pack| pack.read(&name));
        return read.map_err(|words| words.at(path.display()));
    }
    disk::read_at_most(path, largest)
}

/// The pack that a path leads into, and the name of the file inside.
pub(super) fn inside_pack(path: &Path) -> Option<(&Path, String)> {
    let is_it = |place: &&Path| is_pack(place) && is_file(place);
    let pack = path.ancestors().skip(1).find(is_it)?;
    let inner = path.strip_prefix(pack).ok()?;
    Some((pack, tidy(&inner.to_string_lossy())))
}

/// Like [`write()`], and creates the folder if necessary.
pub fn write_in_new_folder(path: &Path, bytes: &[u8]) -> Result<(), Words> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_folder(folder)?;
    }
    write(path, bytes)
}

/// Creates a folder and its parents if necessary.
pub(super) fn make_folder(folder: &Path) -> Result<(), Words> {
    if let Some((pack, _)) = inside_pack(&folder.join("_")) {
        return Err(Words::of(Texts::pack_not_changed).at(pack.display()));
    }
    disk::make_folder(folder)
}

/// Writes a file atomically: the old contents stay until the new ones are complete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Words> {
    replace(path, bytes, None)
}

/// A free name for a backup beside a file: `mine.ron.bak`, or with a number if that is taken.
pub fn free_name_beside(path: &Path) -> Result<PathBuf, Words> {
    const MOST: usize = 1_000;
    let path = disk::full_name(path);
    let name = |number: usize| {
        let mut name = path.clone().into_os_string();
        match number {
            1 => name.push(".bak"),
            number => name.push(format!(".{number}.bak")),
        }
        PathBuf::from(name)
    };
    let is_free = |name: &PathBuf| disk::is_missing(name);
    (1..=MOST)
        .map(name)
        .find(is_free)
        .ok_or_else(|| Words::of(Texts::host_no_free_name).at(path.display()))
}
