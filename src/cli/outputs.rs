//! Checks output files: none may be an input, and no two may be the same file.

use std::path::{Path, PathBuf};

use super::lessons::source;
use super::{Refusal, texts};
use host::files;
use session::Source;

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
            Source::File(path) => Some(path),
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
