//! Loads the texts of the program from a folder.

use std::path::Path;

use crate::files::{read, read_folder};
use language::{Language, Say, TextFile, Texts, Words};

/// Replaces the texts of the program by those of a folder. It is structured like `src/language/locales`: one
/// folder per language, with files of Project Fluent in it. A language without a folder keeps its
/// texts.
///
/// # Errors
/// A message about the error; the program must end then, since some texts may already be
/// replaced.
pub fn speak_from(folder: &Path) -> Result<(), Words> {
    let languages = Language::ALL.map(|language| (language, folder.join(language.id())));
    let mut is_there = false;
    for (language, folder) in languages {
        if folder.is_dir() {
            is_there = true;
            let files = text_files(&folder)?;
            language.speak_from(&files).map_err(|error| error.words().at(folder.display()))?;
        }
    }
    if is_there {
        return Ok(());
    }
    let names = Language::ALL.map(Language::id).join(", ");
    let folder = folder.display().to_string();
    Err(Words::of(|texts| texts.texts_no_folder(&folder, &names)))
}

/// The texts in the folder of one language, by the names of their files.
fn text_files(folder: &Path) -> Result<Vec<TextFile>, Words> {
    let mut files = Vec::new();
    for path in read_folder(folder)? {
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let text = String::from_utf8(read(&path)?)
            .map_err(|_| Words::of(Texts::texts_not_utf8).at(path.display()))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        files.push(TextFile { name: name.into_owned(), text });
    }
    Ok(files)
}
