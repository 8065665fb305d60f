//! Reading files, and writing them whole or not at all.

use std::fs;
use std::io::Write;
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
    if about.len() > LARGEST {
        return Err(format!(
            "{name}: the file has {} bytes, expected at most {LARGEST}",
            about.len()
        ));
    }
    fs::read(path).map_err(|error| format!("{name}: {}", reason(&error)))
}

/// Writes a file whole or not at all: what was there before stays until the new one is complete.
///
/// # Errors
/// One sentence that names the file.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let sentence = |error: &std::io::Error| format!("{}: {}", path.display(), reason(error));
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
