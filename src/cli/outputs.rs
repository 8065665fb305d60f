//! Output files: none may be an input, no two may be the same file, each is written atomically.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::lessons::source;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts, without_nulls};
use host::files;
use session::{PaperFormat, Source};

/// The input files of a command, which its outputs must not replace.
#[derive(Debug, Default)]
pub(super) struct Inputs(Vec<PathBuf>);

impl Inputs {
    pub(super) fn of_files(files: impl IntoIterator<Item = PathBuf>) -> Self {
        Self(files.into_iter().collect())
    }

    /// The files of these lessons; shipped lessons have none.
    pub(super) fn of_lessons(lessons: impl IntoIterator<Item = impl AsRef<Path>>) -> Self {
        let file = |lesson| match source(lesson) {
            Source::File(path) => Some(file_of(&path)),
            _ => None,
        };
        Self(lessons.into_iter().filter_map(file).collect())
    }

    /// Refuses an output, named with its flag, that is an input or another output.
    pub(super) fn spare<'a>(
        mut self,
        outputs: impl IntoIterator<Item = (&'a str, Option<&'a PathBuf>)>,
    ) -> Result<(), Refusal> {
        let inputs = self.0.len();
        for (flag, path) in outputs {
            let Some(path) = path else {
                continue;
            };
            let taken = self.0.iter().position(|taken| files::is_same(taken, path));
            if let Some(taken) = taken {
                let why = if taken < inputs { "read" } else { "written" };
                let path = path.display().to_string();
                return Err(Refusal(texts().cli_file_taken(flag, path, why)));
            }
            self.0.push(path.clone());
        }
        Ok(())
    }
}

/// The file that holds a lesson: its own, or the pack that it lies in.
fn file_of(path: &Path) -> PathBuf {
    let mut above = path.ancestors().skip(1);
    above.find(|path| path.is_file()).unwrap_or(path).to_path_buf()
}

/// The answer of a command that writes files: those that were written, in their order.
#[derive(Debug, Default)]
pub(super) struct WrittenFiles {
    /// How many lessons they are of, if they may be of several.
    pub(super) lessons: Option<usize>,
    pub(super) files: Vec<String>,
}

impl WrittenFiles {
    pub(super) fn write(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
        write_file(path, bytes)?;
        self.files.push(path.display().to_string());
        Ok(())
    }

    pub(super) fn say(self, format: AnswerFormat, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let text = self.files.join("\n") + "\n";
        let json = json!({"lessons": self.lessons, "files": self.files});
        CliAnswer { json: without_nulls(json, &["lessons"]), text }.print(format, output)
    }
}

/// Writes a file, in a new folder if there is none.
pub(super) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    files::write_in_new_folder(path, bytes).map_err(Refusal::from)
}

/// The format that the name of a file asks for, of these.
pub(super) fn asked_format(path: &Path, formats: &[PaperFormat]) -> Result<PaperFormat, Refusal> {
    let format = PaperFormat::of(path).filter(|format| formats.contains(format));
    format.ok_or_else(|| {
        let ends: Vec<_> = formats.iter().map(|format| format!(".{}", format.end())).collect();
        Refusal(texts().export_no_format(ends.join(" "), path.display().to_string()))
    })
}

/// The format of pages to print that the name of a file asks for.
pub(super) fn page_format(path: &Path) -> Result<PaperFormat, Refusal> {
    asked_format(path, &PaperFormat::PAGES)
}
