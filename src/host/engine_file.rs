//! The file with the user's list of engines.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::files;
use language::{Texts, Words};
use session::engines::EngineEntry;
use session::utf8;

/// The version of the list file. Since version 2 each engine has a number; engines in files of
/// version 1 get numbers when read.
const VERSION: u32 = 2;

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EngineFile {
    version: u32,
    engines: Vec<EngineEntry>,
}

pub fn read_engines(path: &Path) -> Result<Vec<EngineEntry>, Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?.trim_start_matches('\u{feff}');
    let list: EngineFile = ron::from_str(text).map_err(|error| {
        let at = error.span.start;
        Words::of(|texts| texts.host_no_engine_list(error.code.to_string()))
            .at(format_args!("{name}:{}:{}", at.line, at.col))
    })?;
    if !(1..=VERSION).contains(&list.version) {
        let found = list.version;
        return Err(Words::of(|texts| texts.host_engine_list_version(found, VERSION)).at(name));
    }
    Ok(list.engines)
}

/// The list in a file; empty if there is no file.
pub(super) fn listed(file: Option<PathBuf>) -> Result<Vec<EngineEntry>, Words> {
    match file {
        Some(path) if files::exists(&path) => read_engines(&path),
        _ => Ok(Vec::new()),
    }
}

pub(super) fn save(engines: Vec<EngineEntry>, file: Option<PathBuf>) -> Result<(), Words> {
    let path = file.ok_or_else(|| Words::of(Texts::host_no_place_for_engines))?;
    // A file that cannot be read as a list is kept aside, never lost.
    if files::exists(&path) && read_engines(&path).is_err() {
        let aside = path.with_extension("ron.bak");
        files::rename(&path, &aside).map_err(|what| {
            Words::in_each(|language| {
                language.texts().host_engine_list_not_put_aside(what.get(language))
            })
            .at(path.display())
        })?;
    }
    let list = EngineFile { version: VERSION, engines };
    let pretty = ron::ser::PrettyConfig::new();
    let text = ron::ser::to_string_pretty(&list, pretty).map_err(|error| {
        Words::of(|texts| texts.host_engine_list_not_written(error.to_string()))
    })?;
    files::write_in_new_folder(&path, text.as_bytes())
}
