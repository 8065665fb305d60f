//! Reading files, and writing them whole or not at all.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;

/// A lesson is a few kilobytes; nothing beyond this is read.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The bytes of a file.
///
/// # Errors
/// One sentence that names the file.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let name = path.display();
    let about = fs::metadata(path).map_err(|error| format!("{name}: {}", reason(&error)))?;
    if about.is_dir() {
        return Err(format!("{name}: found a folder, expected a file"));
    }
    if !about.is_file() {
        return Err(format!("{name}: found no ordinary file, expected one"));
    }
    if about.len() > LARGEST {
        return Err(format!(
            "{name}: the file has {} bytes, expected at most {LARGEST}",
            about.len()
        ));
    }
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| format!("{name}: {}", reason(&error)))?;
    Ok(bytes)
}

/// [`write()`], in a folder that is made first if there is none.
///
/// # Errors
/// One sentence that names the file or the folder.
pub fn write_in_new_folder(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    write(path, bytes)
}

/// Writes a file whole or not at all: what was there before stays until the new one is complete.
///
/// # Errors
/// One sentence that names the file.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let sentence = |error: &std::io::Error| format!("{}: {}", path.display(), reason(error));
    // A link is followed, and what is no ordinary file is left alone.
    let target = fs::canonicalize(path)
        .or_else(|_| fs::read_link(path))
        .unwrap_or_else(|_| path.to_path_buf());
    let path = target.as_path();
    let before = fs::metadata(path);
    if before.as_ref().is_ok_and(|about| !about.is_file()) {
        return Err(format!(
            "{}: found no ordinary file, expected one or none",
            path.display()
        ));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    // As any new file: readable as the person's settings say, and not by its owner alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder).map_err(|e| sentence(&e))?;
    file.write_all(bytes).map_err(|e| sentence(&e))?;
    if let Ok(before) = before {
        let permissions = file.as_file().set_permissions(before.permissions());
        permissions.map_err(|e| sentence(&e))?;
    }
    file.as_file().sync_all().map_err(|e| sentence(&e))?;
    file.persist(path).map_err(|e| sentence(&e.error))?;
    Ok(())
}

fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::PermissionDenied => "the file may not be opened".to_owned(),
        _ => error.to_string(),
    }
}
