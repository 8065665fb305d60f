//! The disk: reads files, and writes them atomically.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime};

use language::{Texts, Words};

/// The contents of a file that is in no pack, with a size limit in bytes.
pub(crate) fn read_at_most(path: &Path, largest: u64) -> Result<Vec<u8>, Words> {
    let about = fs::metadata(path).map_err(|error| io_error(path, &error))?;
    if about.is_dir() {
        return Err(Words::of(Texts::host_found_folder).at(path.display()));
    }
    if !about.is_file() {
        return Err(Words::of(Texts::host_no_ordinary_file).at(path.display()));
    }
    if about.len() > largest {
        let size = about.len();
        return Err(Words::of(|texts| texts.host_too_many_bytes(largest, size)).at(path.display()));
    }
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(largest).read_to_end(&mut bytes))
        .map_err(|error| io_error(path, &error))?;
    Ok(bytes)
}

/// Reads a file bit by bit; a pipe, too.
pub(crate) fn reader(path: &Path) -> Result<Box<dyn BufRead>, Words> {
    if path.is_dir() {
        return Err(Words::of(Texts::host_found_folder).at(path.display()));
    }
    let file = fs::File::open(path).map_err(|error| io_error(path, &error))?;
    Ok(Box::new(BufReader::new(file)))
}

pub(crate) fn exists(path: &Path) -> bool {
    path.exists()
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

pub(crate) fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether nothing has this name, not even a link that leads nowhere.
pub(crate) fn is_missing(path: &Path) -> bool {
    matches!(fs::symlink_metadata(path), Err(error) if error.kind() == io::ErrorKind::NotFound)
}

/// Gives a file another name.
pub(crate) fn rename(path: &Path, to: &Path) -> Result<(), Words> {
    fs::rename(path, to).map_err(|error| disk_error(&error))
}

/// The entries of a folder, by name.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<PathBuf>, Words> {
    let entries = fs::read_dir(folder).map_err(|error| io_error(folder, &error))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// Creates a folder and its parents if necessary.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Words> {
    fs::create_dir_all(folder).map_err(|error| io_error(folder, &error))
}

/// Writes a file atomically: the old contents stay until the new ones are complete, or get the name
/// `kept`, if it is given. If killed in between, the file is missing and its old contents are under
/// that name.
pub fn replace(path: &Path, bytes: &[u8], kept: Option<&Path>) -> Result<(), Words> {
    // Links are followed, and anything other than a regular file is left alone.
    let target = fs::canonicalize(path)
        .or_else(|_| fs::read_link(path))
        .unwrap_or_else(|_| path.to_path_buf());
    let path = target.as_path();
    let before = fs::metadata(path);
    if before.as_ref().is_ok_and(|about| !about.is_file()) {
        return Err(Words::of(Texts::host_no_ordinary_file_or_none).at(path.display()));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(Words::of(Texts::host_no_such_folder).at(folder.display()));
    }
    sweep(folder);
    let failed = |error: io::Error| io_error(path, &error);
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED);
    // Readable according to the user's umask, like any new file, not only by its owner.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder).map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    if let Ok(before) = &before {
        let permissions = file.as_file().set_permissions(before.permissions());
        permissions.map_err(failed)?;
    }
    file.as_file().sync_all().map_err(failed)?;
    if let (Some(kept), Ok(_)) = (kept, before) {
        fs::rename(path, kept).map_err(failed)?;
    }
    file.persist(path).map_err(|error| failed(error.error))?;
    // Makes sure that the names are on the disk, too, before reporting success; some systems do not
    // support it.
    if let Ok(folder) = fs::File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Writes files that belong together, each atomically, and creates their folders if necessary.
pub(crate) fn write_all(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Words> {
    files.iter().try_for_each(|(path, bytes)| crate::files::write_in_new_folder(path, bytes))
}

/// Whether two paths mean the same file, which need not exist.
pub fn is_same(a: &Path, b: &Path) -> bool {
    same_file::is_same_file(a, b).unwrap_or_else(|_| place(a) == place(b))
}

/// The canonical path of a file that may not exist, resolved through the existing folders.
pub fn full_name(path: &Path) -> PathBuf {
    if cfg!(windows) {
        // The canonical form on Windows is not what users write.
        return std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    }
    through_folders(path)
}

fn through_folders(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let known = path.ancestors().find_map(|part| {
        let mut place = fs::canonicalize(part).ok()?;
        // A missing name is not a link, so `..` leads back.
        for name in path.strip_prefix(part).ok()?.components() {
            match name {
                Component::ParentDir => drop(place.pop()),
                name => place.push(name),
            }
        }
        Some(place)
    });
    known.unwrap_or(path)
}

/// A canonical path for comparison.
fn place(path: &Path) -> PathBuf {
    let place = through_folders(path);
    if cfg!(any(windows, target_os = "macos")) {
        // Names are usually case-insensitive there.
        PathBuf::from(place.to_string_lossy().to_lowercase())
    } else {
        place
    }
}

pub fn delete(path: &Path) -> Result<(), Words> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io_error(path, &error)),
        // It is gone, whoever deleted it.
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The prefix of the names of temporary files.
const UNFINISHED: &str = ".yomisuji-unfinished-";

/// The age at which a temporary file is abandoned: the largest take seconds to write.
const ABANDONED: Duration = Duration::from_mins(10);

/// Deletes temporary files of killed saves in a folder.
pub(crate) fn sweep(folder: &Path) {
    let now = SystemTime::now();
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name();
        if !name.as_encoded_bytes().starts_with(UNFINISHED.as_bytes()) {
            continue;
        }
        let about = entry.metadata().ok().filter(fs::Metadata::is_file);
        let written = about.and_then(|about| about.modified().ok());
        let age = written.and_then(|written| now.duration_since(written).ok());
        if age.is_some_and(|age| age > ABANDONED) {
            // If this fails, the next save tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

pub(crate) fn io_error(path: &Path, error: &io::Error) -> Words {
    disk_error(error).at(path.display())
}

/// One sentence about a disk error, without the name of the file. The system's message is kept if
/// it is more specific than ours.
pub(super) fn disk_error(error: &io::Error) -> Words {
    Words::of(match error.kind() {
        ErrorKind::NotFound => Texts::disk_not_found,
        ErrorKind::PermissionDenied => Texts::disk_may_not_be_opened,
        ErrorKind::StorageFull => Texts::disk_full,
        ErrorKind::QuotaExceeded => Texts::disk_quota,
        ErrorKind::ReadOnlyFilesystem => Texts::disk_read_only,
        ErrorKind::FileTooLarge => Texts::disk_file_too_large,
        ErrorKind::NotADirectory => Texts::disk_no_folder,
        ErrorKind::IsADirectory => Texts::disk_is_a_folder,
        ErrorKind::InvalidFilename => Texts::disk_unusable_long_name,
        ErrorKind::InvalidInput => Texts::disk_unusable_name,
        ErrorKind::AlreadyExists => Texts::disk_is_there,
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => Texts::disk_busy,
        ErrorKind::CrossesDevices => Texts::disk_other_disk,
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown => Texts::disk_network,
        ErrorKind::TimedOut => Texts::disk_no_answer,
        ErrorKind::OutOfMemory => Texts::disk_memory,
        ErrorKind::UnexpectedEof => Texts::disk_ends_early,
        ErrorKind::WriteZero => Texts::disk_not_written_to_end,
        ErrorKind::Unsupported => Texts::disk_unsupported,
        // The system's message is in its own language, so it is quoted.
        _ => return Words::of(|texts| texts.disk_other(error.to_string())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every error number of Linux, by our sentence for it.
    #[test]
    #[cfg(target_os = "linux")]
    fn every_error_number_has_a_sentence_in_each_language() {
        for number in 1..=133 {
            let error = io::Error::from_raw_os_error(number);
            let Words { ja, en } = disk_error(&error);
            let ours = ja.split("(システムの言葉: ").next().expect("a part");
            assert!(!ours.contains(|c: char| c.is_ascii_alphabetic()), "{ja}");
            assert!(en.is_ascii() && !en.ends_with('.'), "{en}");
        }
        // A full disk, a read-only disk, a name that is too long, a file in place of a folder.
        for (number, part) in [
            (28, "空きがない"),
            (30, "読むことしか"),
            (36, "長すぎる"),
            (20, "フォルダーではない"),
            (122, "使い切った"),
            (5, "システムの言葉"),
        ] {
            let ja = disk_error(&io::Error::from_raw_os_error(number)).ja;
            assert!(ja.contains(part), "{number}: {ja}");
            assert_eq!(ja.contains("システムの言葉"), number == 5, "{ja}");
        }
    }
}
