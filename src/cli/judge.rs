//! `judge`: the first wrong line of a search log, and the mistake by its name.

use std::collections::VecDeque;
use std::io::{BufRead, Cursor, Read as _};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::lessons::{check_named, open, open_source, source};
use super::run::{cause_answer, expected_and_found, fault_answers};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, Streams, texts};
use formats::record::Complaint;
use formats::search_log::{LogLineError, NumberedLine, RawLines, is_search_log, unpacked};
use host::files;
use language::{Language, Texts, Words, signed, signed_fraction};
use lesson::narrator::FaultTeller;
use score::Score;
use search::{Slip, smallest};
use session::{Link, Opened, Source};
use subject::{LogStream, StreamFault};
use tree::NodeId;

/// Judge the search log of another program: the first line that a right search would not have
/// written, and the mistake that would have written it.
#[derive(Debug, Args)]
pub struct JudgeLog {
    /// A search log, packed by gzip or not; - reads it from the input.
    log: PathBuf,
    #[command(flatten)]
    output: AnswerFormat,
}

/// A log of so many bytes is judged as a whole; of a longer one only what is open is kept.
const WHOLE: u64 = 512 << 10;

/// How many lines before and after a wrong one are shown.
const AROUND: usize = 3;

/// The longest part of such a line that is shown, in characters.
const LONGEST_SHOWN: usize = 120;

impl JudgeLog {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let is_input = self.log == Path::new("-") || self.log == Path::new("/dev/stdin");
        let packed: Box<dyn BufRead + '_> = if is_input {
            Box::new(&mut *streams.input)
        } else {
            match self.file()? {
                Some(path) => files::reader(&path)?,
                None => return self.answer(&open(&self.log)?, None, streams),
            }
        };
        let name = if is_input { "stdin".to_owned() } else { self.log.display().to_string() };
        let unread = |error: std::io::Error| Refusal(texts().cli_input_not_read(error.to_string()));
        let mut text = unpacked(packed).map_err(unread)?;
        let mut head = Vec::new();
        let broken = text.by_ref().take(WHOLE).read_to_end(&mut head).err();
        if broken.is_none() && head.trim_ascii().is_empty() {
            return Err(Refusal(texts().cli_not_a_log(name)));
        }
        if !is_search_log(&String::from_utf8_lossy(&head)) {
            drop(text);
            let opened = if is_input {
                let bytes = super::lessons::read_input(head, streams.input)?;
                open_source(&Source::Text { name, bytes })?
            } else {
                open(&self.log)?
            };
            return self.answer(&opened, None, streams);
        }
        let is_whole = broken.is_none() && (head.len() as u64) < WHOLE;
        let mut refused = None;
        if is_whole {
            let bytes = head.clone();
            match open_source(&Source::Text { name: name.clone(), bytes }) {
                Ok(opened) => {
                    drop(text);
                    return self.answer(&opened, None, streams);
                }
                Err(refusal) => refused = Some(refusal),
            }
        }
        let rest = Some(text).filter(|_| !is_whole && broken.is_none());
        let read = ReadLog::of(&head, rest, broken);
        if let Some(opened) = read.whole(&name, &head) {
            return self.answer(&opened, Some(&read), streams);
        }
        match (&read.fault, &read.error, refused) {
            (Some(fault), ..) => self.answer_fault(fault, &read, streams),
            (None, Some(error), _) => Err(read.refusal(&name, error)),
            (None, None, Some(refused)) => Err(refused),
            (None, None, None) => self.right(read.is_finished, read.steps, streams),
        }
    }

    /// The file that is read line by line; `None` for a lesson that holds its log.
    fn file(&self) -> Result<Option<PathBuf>, Refusal> {
        let is_lesson = self.log.extension().is_some_and(|ending| ending == "ron");
        if is_lesson || self.log.to_str().is_some_and(Link::is_in) || files::is_folder(&self.log) {
            return Ok(None);
        }
        check_named(&self.log)?;
        Ok(match source(&self.log) {
            Source::File(path) => Some(path),
            _ => None,
        })
    }

    fn right(
        &self,
        is_finished: bool,
        steps: usize,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        let of = if is_finished { Texts::cli_judge_right } else { Texts::cli_judge_right_so_far };
        let text = of(texts(), steps) + "\n";
        let json = json!({"ok": true, "finished": is_finished});
        CliAnswer { json, text }.print(self.output, streams.output)?;
        Ok(Exit::Answered)
    }

    /// The verdict on a log that is there as a whole, or as far as it has been read.
    fn answer(
        &self,
        opened: &Opened,
        read: Option<&ReadLog>,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        let (Some(log), Some(mut faults)) = (opened.log(), fault_answers(opened)) else {
            return Err(Refusal(texts().cli_not_a_log(self.log.display().to_string())));
        };
        let Some(first) = faults.next() else {
            return self.right(log.is_finished(), opened.last_step(), streams);
        };
        let cuts = opened.algorithm().keeps_window();
        let example = log.mistake().and_then(|slip| smallest(slip, cuts));
        let mut json = json!({"ok": false});
        // Nobody has read on.
        json["finished"] = read.is_none().then(|| log.is_finished()).into();
        for field in ["line", "step", "node", "kind", "found", "expected", "what"] {
            json[field] = first.json.get(field).cloned().unwrap_or(Value::Null);
        }
        json["mistake"] = log.mistake().map(Slip::id).into();
        json["tree"] = example.map(|example| example.tree).into();
        let cause = cause_answer(opened).map_or_else(String::new, |cause| cause + "\n");
        let step = log.faults().first().map_or(0, |fault| fault.step);
        let line = log.line(step).unwrap_or_default();
        let what = json["what"].as_str().unwrap_or_default();
        let text = texts().cli_log_fault(line, step, what) + "\n" + &cause;
        if let Some(error) = read.and_then(|read| read.error.as_ref()) {
            json["error"] = error_json(error);
        }
        CliAnswer { json, text }.print(self.output, streams.output)?;
        Ok(Exit::Broken)
    }

    /// The verdict on a log of which only the surroundings of the first wrong line are kept.
    fn answer_fault(
        &self,
        fault: &StreamFault,
        read: &ReadLog,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        let language = Language::spoken();
        let shown = |value: Score| {
            if value.is_finite() {
                signed_fraction(fault.exact(value))
            } else {
                signed(value).to_string()
            }
        };
        let teller = FaultTeller {
            view: fault.view,
            algorithm: fault.algorithm,
            language,
            parent: fault.parent,
            node: &|node| fault.node(node),
            side: &|player| fault.side(player, language),
            number: &shown,
        };
        let StreamFault { fault: wrong, line, .. } = fault;
        let what = teller.sentence(wrong);
        let ((node, own), (_, above)) = (fault.node(wrong.node), fault.node(fault.parent));
        let root = fault.node(NodeId::ROOT).1;
        let of = (fault.view, fault.book.is_hard);
        let id = |node| fault.node(node).0;
        let (expected, found) =
            expected_and_found(wrong, of, (own, above, root), &id, &|it| json!(fault.exact(it)));
        let lines = read.around.iter().map(|it| json!({"line": it.number, "text": it.text}));
        let mut json = json!({
            "ok": false,
            "finished": null,
            "line": line,
            "step": wrong.step,
            "node": node,
            "kind": wrong.kind.id(),
            "found": found,
            "expected": expected,
            "what": what,
            "mistake": null,
            "tree": null,
            "lines": lines.collect::<Vec<_>>(),
        });
        if let Some(error) = &read.error {
            json["error"] = error_json(error);
        }
        let mut text = texts().cli_log_fault(*line, wrong.step, &what) + "\n";
        for around in &read.around {
            let mark = if around.number == *line { ">" } else { " " };
            text += &format!("{mark} {:>9} {}\n", around.number, around.text);
        }
        CliAnswer { json, text }.print(self.output, streams.output)?;
        Ok(Exit::Broken)
    }
}

/// Why a log cannot be read any further.
fn error_json(error: &Complaint) -> Value {
    json!({"line": error.line, "what": error.what.clone().spoken()})
}

/// What has been read of a log, line by line.
struct ReadLog {
    fault: Option<StreamFault>,
    /// Why it could not be read any further.
    error: Option<Complaint>,
    steps: usize,
    is_finished: bool,
    /// The lines around the wrong one.
    around: VecDeque<NumberedLine>,
}

impl ReadLog {
    /// Reads a log that begins with `head`, until its first wrong step.
    fn of(
        head: &[u8],
        rest: Option<Box<dyn BufRead + '_>>,
        broken: Option<std::io::Error>,
    ) -> Self {
        let mut stream = LogStream::new(&whole_lines(head));
        let head = Cursor::new(head);
        let mut lines = RawLines::new(match rest {
            Some(rest) => Box::new(head.chain(rest)),
            None => Box::new(head),
        });
        let mut around = VecDeque::new();
        let mut after = 0;
        let mut error = None;
        while after < AROUND {
            let line = match lines.line() {
                Ok(Some(line)) => line,
                Ok(None) => break,
                Err(why) => {
                    error = Some(unreadable(lines.number(), &why));
                    break;
                }
            };
            if stream.fault().is_some() {
                after += 1;
            } else if let Err(complaint) = stream.read(&line.text) {
                error = Some(complaint);
                break;
            }
            let text = line.text.chars().take(LONGEST_SHOWN).collect();
            around.push_back(NumberedLine { text, ..line });
            if stream.fault().is_none() && around.len() > AROUND {
                around.pop_front();
            }
        }
        let is_over = after == 0 && error.is_none();
        if let Some(broken) = broken.filter(|_| is_over) {
            let why = LogLineError::Broken(broken);
            error = Some(unreadable(lines.number().max(1), &why));
        }
        if is_over && error.is_none() {
            error = stream.end().err();
        }
        let (steps, is_finished) = (stream.steps(), stream.is_finished());
        Self { fault: stream.fault().cloned(), error, steps, is_finished, around }
    }

    /// The log up to where it cannot be read, judged as a whole, if something is wrong in its first
    /// part: that knows the mistake by its name, too.
    fn whole(&self, name: &str, head: &[u8]) -> Option<Opened> {
        let text = whole_lines(head);
        let last = self.error.as_ref().map_or(usize::MAX, |error| error.line - 1);
        let is_there = |line: usize| text.lines().nth(line.saturating_sub(1)).is_some();
        let is_near = match &self.fault {
            Some(fault) => is_there(fault.line),
            None => last < usize::MAX && is_there(last),
        };
        if !is_near {
            return None;
        }
        let text: String = text.split_inclusive('\n').take(last).collect();
        let bytes = text.into_bytes();
        let opened = open_source(&Source::Text { name: name.to_owned(), bytes }).ok()?;
        opened.log().is_some_and(|log| !log.faults().is_empty()).then_some(opened)
    }

    /// One sentence: why the log cannot be read, and that what comes before is right.
    fn refusal(&self, name: &str, error: &Complaint) -> Refusal {
        let Complaint { line, column, what } = error;
        let place = format!("{name}:{line}:{column}");
        let said = what.at(place).spoken();
        Refusal(match self.steps {
            0 => said,
            steps => texts().cli_judge_before(said, steps),
        })
    }
}

/// The lines in a beginning that are whole.
fn whole_lines(head: &[u8]) -> String {
    let end = head.iter().rposition(|&byte| byte == b'\n').map_or(head.len(), |at| at + 1);
    String::from_utf8_lossy(head.get(..end).unwrap_or_default()).into_owned()
}

fn unreadable(line: usize, why: &LogLineError) -> Complaint {
    let what = Words::of(|texts| match why {
        LogLineError::Broken(error) => texts.log_broken_off(error.to_string()),
        LogLineError::NotText { byte, .. } => texts.log_not_utf8(format!("{byte:02x}")),
        LogLineError::TooLong(most) => texts.log_long_line(*most),
    });
    let column = if let LogLineError::NotText { column, .. } = why { *column } else { 1 };
    Complaint { line, column, what }
}
