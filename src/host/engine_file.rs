//! The file of the person's list of engines.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk_error::disk_error;
use super::files;
use crate::language::Words;
use crate::session::engines::EngineEntry;
use crate::session::utf8;

/// The version of the file of the list. Since version 2 each engine has a number; files of version
/// 1 are read, and their engines get numbers then.
const VERSION: u32 = 2;

/// The file of the list.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EngineFile {
    version: u32,
    engines: Vec<EngineEntry>,
}

/// The engines of a list.
///
/// # Errors
/// One sentence with the place.
pub fn read_engines(path: &Path) -> Result<Vec<EngineEntry>, Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?.trim_start_matches('\u{feff}');
    let list: EngineFile = ron::from_str(text).map_err(|error| {
        let at = error.span.start;
        Words {
            ja: format!(
                "{name}:{}:{}: エンジンの一覧として読めない: {}",
                at.line, at.col, error.code
            ),
            en: format!(
                "{name}:{}:{}: this is no list of engines: {}",
                at.line, at.col, error.code
            ),
        }
    })?;
    if !(1..=VERSION).contains(&list.version) {
        let found = list.version;
        return Err(Words {
            ja: format!("{name}: エンジンの一覧の版が{found}。読めるのは1から{VERSION}"),
            en: format!("{name}: found a list of version {found}, expected 1 to {VERSION}"),
        });
    }
    Ok(list.engines)
}

/// The list in a file; an empty one where there is none.
pub(super) fn listed(file: Option<PathBuf>) -> Result<Vec<EngineEntry>, Words> {
    match file {
        Some(path) if path.exists() => read_engines(&path),
        _ => Ok(Vec::new()),
    }
}

/// Writes the list to its file.
pub(super) fn save(engines: Vec<EngineEntry>, file: Option<PathBuf>) -> Result<(), Words> {
    let path = file.ok_or_else(|| Words {
        ja: "エンジンの一覧を置く場所がない".to_owned(),
        en: "there is no place to keep the list of engines".to_owned(),
    })?;
    // What cannot be read as a list is never lost for that.
    if path.exists() && read_engines(&path).is_err() {
        let aside = path.with_extension("ron.bak");
        std::fs::rename(&path, &aside).map_err(|error| {
            let (name, Words { ja, en }) = (path.display(), disk_error(&error));
            Words {
                ja: format!("{name}: 読めない一覧を脇へ移せない: {ja}"),
                en: format!("{name}: the unreadable list cannot be put aside: {en}"),
            }
        })?;
    }
    let list = EngineFile {
        version: VERSION,
        engines,
    };
    let pretty = ron::ser::PrettyConfig::new();
    let text = ron::ser::to_string_pretty(&list, pretty).map_err(|error| Words {
        ja: format!("エンジンの一覧を書けない: {error}"),
        en: format!("the list of engines cannot be written: {error}"),
    })?;
    files::write_in_new_folder(&path, text.as_bytes())
}
