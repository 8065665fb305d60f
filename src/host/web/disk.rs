//! What stands for a disk in a browser: the program's own files, lessons of one's own and files that
//! the user brings are kept in its storage; what is written anywhere else is given to the user to take
//! away, and is in the memory of the page.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;

use super::bridge;
use crate::Folders;
use formats::pack::packed;
use language::{Texts, Words};

thread_local! {
    static MEMORY: RefCell<BTreeMap<PathBuf, Vec<u8>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Where files are that the user has brought, below the folder of the program.
const BROUGHT: &str = "opened";

/// The most letters that brought files take up in the storage, which has room for five million.
const MOST_BROUGHT: usize = 1_000_000;

/// Puts a file that the user brings where it can be opened again, and returns its path. The oldest of
/// them make room for it.
pub fn bring(name: &Path, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(Folders::IN_BROWSER).join(BROUGHT);
    let path = folder.join(name.file_name().unwrap_or_default());
    let (name, letters) = (path.to_string_lossy(), written(bytes));
    let order = folder.join(".order").to_string_lossy().into_owned();
    let mut names: Vec<String> =
        bridge::recall(&order).unwrap_or_default().lines().map(str::to_owned).collect();
    names.retain(|other| *other != name);
    let size = |name: &String| bridge::recall(name).map_or(0, |text| text.len());
    let mut taken = letters.len() + names.iter().map(size).sum::<usize>();
    let fits = letters.len() <= MOST_BROUGHT;
    while fits && taken > MOST_BROUGHT && !names.is_empty() {
        let oldest = names.remove(0);
        taken -= size(&oldest);
        bridge::forget(&oldest);
    }
    if fits && bridge::keep(&name, &letters).is_none() {
        names.push(name.into_owned());
        MEMORY.with_borrow_mut(|memory| memory.remove(&path));
    } else {
        bridge::forget(&name);
        remember(&path, bytes);
    }
    let _ = bridge::keep(&order, &names.join("\n")); // Without it, a file is only kept longer.
    path
}

fn remember(path: &Path, bytes: &[u8]) {
    MEMORY.with_borrow_mut(|memory| memory.insert(path.to_path_buf(), bytes.to_vec()));
}

/// What stands before bytes that are no text.
const AS_BYTES: &str = "base64,";

/// Bytes as the storage keeps them, which takes only text.
fn written(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.starts_with(AS_BYTES) => text.to_owned(),
        _ => format!("{AS_BYTES}{}", BASE64.encode(bytes)),
    }
}

/// The reverse of [`written`].
fn read(text: String) -> Option<Vec<u8>> {
    match text.strip_prefix(AS_BYTES) {
        Some(letters) => BASE64.decode(letters).ok(),
        None => Some(text.into_bytes()),
    }
}

/// What the storage keeps below the folder of the program: folders, and the beginnings of the names
/// of the program's own files.
const KEPT: [&str; 6] =
    ["lessons/", "unsaved/", "opened/", "state.ron", "marks.ron", "engines.ron"];

/// The name under which the storage keeps a file.
fn stored(path: &Path) -> Option<&str> {
    let inside = path.strip_prefix(Folders::IN_BROWSER).ok()?.to_str()?;
    path.to_str().filter(|_| KEPT.iter().any(|kept| inside.starts_with(kept)))
}

/// Whether a file is written for the user to take away: not to be kept here, nor only to be shown.
fn is_given(path: &Path) -> bool {
    let in_folder = |name: &str| path.starts_with(Path::new(Folders::IN_BROWSER).join(name));
    in_folder(BROUGHT) || stored(path).is_none() && !in_folder("print")
}

fn contents(path: &Path) -> Option<Vec<u8>> {
    let remembered = MEMORY.with_borrow(|memory| memory.get(path).cloned());
    remembered.or_else(|| read(bridge::recall(stored(path)?)?))
}

/// The contents of a file, with a size limit in bytes.
pub(crate) fn read_at_most(path: &Path, largest: u64) -> Result<Vec<u8>, Words> {
    let missing = if is_folder(path) { Texts::host_found_folder } else { Texts::disk_not_found };
    let bytes = contents(path).ok_or_else(|| Words::of(missing).at(path.display()))?;
    let size = bytes.len() as u64;
    if size > largest {
        return Err(Words::of(|texts| texts.host_too_many_bytes(largest, size)).at(path.display()));
    }
    Ok(bytes)
}

/// Reads a file, which is there as a whole.
pub(crate) fn reader(path: &Path) -> Result<Box<dyn std::io::BufRead>, Words> {
    Ok(Box::new(std::io::Cursor::new(read_at_most(path, u64::MAX)?)))
}

/// The paths of all files.
fn all() -> Vec<PathBuf> {
    let mut all: Vec<_> = bridge::kept().into_iter().map(PathBuf::from).collect();
    MEMORY.with_borrow(|memory| all.extend(memory.keys().cloned()));
    all.sort();
    all.dedup();
    all
}

pub(crate) fn exists(path: &Path) -> bool {
    !is_missing(path)
}

pub fn is_folder(path: &Path) -> bool {
    all().iter().any(|file| file != path && file.starts_with(path))
}

pub(crate) fn is_file(path: &Path) -> bool {
    contents(path).is_some()
}

/// Whether nothing has this name.
pub(crate) fn is_missing(path: &Path) -> bool {
    !is_file(path) && !is_folder(path)
}

/// Gives a file another name.
pub(crate) fn rename(path: &Path, to: &Path) -> Result<(), Words> {
    let bytes = contents(path).ok_or_else(|| Words::of(Texts::disk_not_found))?;
    put(to, &bytes)?;
    delete(path)
}

/// The files in a folder, by name.
#[expect(clippy::unnecessary_wraps, reason = "as on the desktop")]
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<PathBuf>, Words> {
    Ok(all().into_iter().filter(|file| file.parent() == Some(folder)).collect())
}

#[expect(clippy::unnecessary_wraps, reason = "as on the desktop")]
pub(crate) fn make_folder(_: &Path) -> Result<(), Words> {
    Ok(())
}

/// Writes a file; the old one gets the name `kept`, if it is given.
///
/// # Errors
/// A message naming the file; then the old one is still there.
pub fn replace(path: &Path, bytes: &[u8], kept: Option<&Path>) -> Result<(), Words> {
    if let Some(kept) = kept
        && let Some(before) = contents(path)
    {
        put(kept, &before)?;
    }
    put(path, bytes)
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), Words> {
    if let Some(name) = stored(path).filter(|_| !is_given(path)) {
        return match bridge::keep(name, &written(bytes)).as_deref() {
            None => {
                MEMORY.with_borrow_mut(|memory| memory.remove(path));
                Ok(())
            }
            Some("full") => Err(Words::of(Texts::web_storage_full).at(path.display())),
            Some(_) => Err(Words::of(Texts::web_storage_off).at(path.display())),
        };
    }
    remember(path, bytes);
    if is_given(path) {
        let name = path.file_name().unwrap_or_default();
        bridge::download(&name.to_string_lossy(), bytes);
    }
    Ok(())
}

/// Writes files that belong together: a browser takes one at a time, so that it gets a pack of them.
pub(crate) fn write_all(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Words> {
    let shortest = files.iter().map(|(path, _)| path).min_by_key(|path| path.as_os_str().len());
    let (Some(first), true) =
        (shortest, files.iter().filter(|(path, _)| is_given(path)).count() > 1)
    else {
        return files.iter().try_for_each(|(path, bytes)| put(path, bytes));
    };
    let inside = files.iter().map(|(path, bytes)| {
        let name = path.file_name().unwrap_or_default();
        (name.to_string_lossy().into_owned(), bytes.clone())
    });
    put(&first.with_extension("zip"), &packed(&inside.collect::<Vec<_>>())?)
}

/// Whether two paths mean the same file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    a == b
}

/// The path by which a file is known.
pub fn full_name(path: &Path) -> PathBuf {
    path.to_path_buf()
}

#[expect(clippy::unnecessary_wraps, reason = "as on the desktop")]
pub fn delete(path: &Path) -> Result<(), Words> {
    MEMORY.with_borrow_mut(|memory| memory.remove(path));
    if let Some(name) = stored(path) {
        bridge::forget(name);
    }
    Ok(())
}

/// There are no unfinished files here.
pub(crate) fn sweep(_: &Path) {}
