//! The files of the page that `web/build` makes.

use std::path::Path;

use super::{files, platform};
use language::{Texts, Words};

/// The files of a page: names and contents.
pub(super) type PageFiles = Vec<(String, Vec<u8>)>;

/// The names and the contents of the page's files: of those in this folder, or else of the page that
/// lies beside the program; on a page, of itself.
///
/// # Errors
/// If there is none, or a file cannot be read.
pub fn page_files(folder: Option<&Path>) -> Result<PageFiles, Words> {
    let Some(folder) = folder else {
        let own = platform::own_page()?;
        return own.ok_or_else(|| Words::of(Texts::scorm_no_page));
    };
    if !files::is_folder(folder) {
        return Err(Words::of(Texts::host_no_such_folder).at(folder.display()));
    }
    read_page(folder)
}

/// The files in a folder and those below it, but for hidden ones and copies that servers send
/// compressed.
pub(super) fn read_page(folder: &Path) -> Result<PageFiles, Words> {
    let (mut found, mut waiting) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(place) = waiting.pop() {
        for path in files::read_folder(&place)? {
            if is_left_out(&path) {
                continue;
            }
            if files::is_folder(&path) {
                waiting.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
            found.push((name.replace('\\', "/"), files::read(&path)?));
        }
    }
    Ok(found)
}

fn is_left_out(path: &Path) -> bool {
    let is_hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
    is_hidden || path.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}
