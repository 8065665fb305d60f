//! `scorm`: a course as a package for learning platforms.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::lessons::{check_named, source};
use super::outputs::{Inputs, write_file};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use formats::pack::is_pack;
use host::{course_of_lesson, page_files, read_source, scorm_package};
use language::Language;
use scenario::Course;
use session::{Job, MOST_KEPT, OpenCourse, OpenedSource, Source, most_kept};

/// A course as one SCORM 1.2 package: a page that opens it, and hands the marks to the platform.
///
/// The platform (Moodle and others) keeps the marks, the place and how far each learner is, and nothing
/// is sent anywhere else. With `pass: 20` in the course, 20 marks pass it.
#[derive(Debug, Args)]
pub struct MakeScorm {
    /// A course, a folder or a pack of lessons, a lesson [default: the lessons that ship].
    course: Option<PathBuf>,
    /// The folder that web/build has made [default: the one beside the program].
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Write the package to this file (.zip).
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    answer: AnswerFormat,
}

impl MakeScorm {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let path = &self.output;
        Inputs::of_lessons(&self.course).spare([("-o", Some(path))])?;
        if !is_pack(path) {
            return Err(Refusal(texts().pack_no_zip(path.display().to_string())));
        }
        let open = self.open()?;
        let title = open.course.title.get(Language::spoken());
        let bytes = scorm_package(&open, page_files(self.page.as_deref())?, title)?;
        write_file(path, &bytes)?;
        let (lessons, kept) = (open.course.tasks().count(), most_kept(&open));
        let file = path.display().to_string();
        let text = texts().scorm_made(&file, kept, lessons, MOST_KEPT) + "\n";
        let (bytes, marks) = (bytes.len(), open.course.marks());
        let json = json!({
            "file": file, "bytes": bytes, "lessons": lessons, "marks": marks,
            "pass": open.course.pass, "kept": kept, "most_kept": MOST_KEPT,
        });
        CliAnswer { json, text }.print(self.answer, output)
    }

    fn open(&self) -> Result<OpenCourse, Refusal> {
        let Some(course) = &self.course else {
            let course = Course::shipped();
            return Ok(OpenCourse::without_file(course, HashMap::new(), BTreeMap::new()));
        };
        check_named(course)?;
        let source = source(course);
        if let Source::File(_) | Source::Text { .. } = source
            && let OpenedSource::Course(open) = read_source(&source, &Job::default())?
        {
            return Ok(*open);
        }
        Ok(course_of_lesson(&source)?)
    }
}
