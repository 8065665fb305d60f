//! One line in, one line out: lines are answered on all cores, and written in their order as soon
//! as each is ready. Only as many are kept as keep the cores busy.

use std::io::{BufRead, IsTerminal, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::{Exit, Refusal, texts};

/// Lines that wait for each core; a slow one must not stop the others at once.
const WAITING: usize = 64;

/// How often the progress is told.
const OFTEN: Duration = Duration::from_millis(500);

/// What is told while lines are read.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(super) struct ProgressArguments {
    /// Tell on standard error how many lines have been answered, even if that is no terminal.
    #[arg(long)]
    progress: bool,
}

/// A line of the input; without its end.
pub(super) struct AskedLine {
    /// From 1.
    pub(super) number: usize,
    pub(super) bytes: Vec<u8>,
}

/// What is written for a line.
pub(super) struct AnsweredLine {
    pub(super) text: String,
    /// Whether the line was bad.
    pub(super) is_error: bool,
}

/// A line on its way: a core takes the first part, the writer waits for the second.
type Slot = (SyncSender<AnsweredLine>, Receiver<AnsweredLine>);

/// What a command reads, and where it writes.
pub(super) struct Streams<'a> {
    pub(super) input: &'a mut (dyn BufRead + Send),
    pub(super) output: &'a mut (dyn Write + Send),
}

/// How a stream is answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineStream {
    /// The most threads that answer.
    pub(super) most: usize,
    pub(super) progress: ProgressArguments,
}

impl LineStream {
    /// Answers each line of the input; blank lines at its end are none.
    ///
    /// # Errors
    /// If the input cannot be read, or the output cannot be written.
    pub(super) fn answer(
        self,
        Streams { input, output }: &mut Streams<'_>,
        answer: &(dyn Fn(AskedLine) -> AnsweredLine + Sync),
    ) -> Result<Exit, Refusal> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers = cores.min(self.most).max(1);
        let (lines, taken) = sync_channel::<(AskedLine, SyncSender<AnsweredLine>)>(workers);
        let (order, slots) =
            sync_channel::<Result<Receiver<AnsweredLine>, Refusal>>(workers * WAITING);
        let taken = Mutex::new(taken);
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    while let Some((line, slot)) = next(&taken) {
                        // The writer may have gone away.
                        let _ = slot.send(answer(line));
                    }
                });
            }
            scope.spawn(move || read(*input, &lines, &order));
            self.write(*output, slots)
        })
    }

    /// Writes the answers in the order of their lines.
    fn write(
        self,
        output: &mut dyn Write,
        slots: Receiver<Result<Receiver<AnsweredLine>, Refusal>>,
    ) -> Result<Exit, Refusal> {
        let mut exit = Exit::Answered;
        let mut told = StreamProgress::new(self.progress);
        for slot in slots {
            let Ok(line) = slot?.recv() else {
                break; // Its thread has panicked, which the scope says.
            };
            if line.is_error {
                exit = Exit::BadInput;
            }
            writeln!(output, "{}", line.text)?;
            output.flush()?;
            told.one_more();
        }
        told.end();
        Ok(exit)
    }
}

fn next<T>(taken: &Mutex<Receiver<T>>) -> Option<T> {
    taken.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Reads lines until the input ends or nobody wants them.
fn read(
    input: &mut dyn BufRead,
    lines: &SyncSender<(AskedLine, SyncSender<AnsweredLine>)>,
    order: &SyncSender<Result<Receiver<AnsweredLine>, Refusal>>,
) {
    let mut blank = 0; // Blank lines that are not yet answered.
    for number in 1.. {
        let mut bytes = Vec::new();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) => {
                let _ = order.send(Err(Refusal(texts().cli_input_not_read(error.to_string()))));
                return;
            }
        }
        if number == 1 && bytes.starts_with("\u{feff}".as_bytes()) {
            bytes.drain(.."\u{feff}".len());
        }
        if bytes.trim_ascii().is_empty() {
            blank += 1;
            continue;
        }
        let before = (number - blank..number).map(|number| AskedLine { number, bytes: Vec::new() });
        blank = 0;
        for line in before.chain([AskedLine { number, bytes }]) {
            let (slot, answered): Slot = sync_channel(1);
            if order.send(Ok(answered)).is_err() || lines.send((line, slot)).is_err() {
                return;
            }
        }
    }
}

/// How many lines have been answered, on standard error.
struct StreamProgress {
    is_told: bool,
    /// Whether a line can be written over.
    is_terminal: bool,
    count: u64,
    next: Instant,
}

impl StreamProgress {
    fn new(asked: ProgressArguments) -> Self {
        let is_terminal = std::io::stderr().is_terminal();
        // On one screen they would be in each other's way.
        let is_told = asked.progress || is_terminal && !std::io::stdout().is_terminal();
        Self { is_told, is_terminal, count: 0, next: Instant::now() + OFTEN }
    }

    fn one_more(&mut self) {
        self.count += 1;
        if self.is_told && Instant::now() >= self.next {
            self.next = Instant::now() + OFTEN;
            let end = if self.is_terminal { '\r' } else { '\n' };
            eprint!("{}{end}", texts().cli_lines_answered(self.count.to_string()));
        }
    }

    fn end(&self) {
        if self.is_told {
            eprintln!("{}", texts().cli_lines_answered(self.count.to_string()));
        }
    }
}
