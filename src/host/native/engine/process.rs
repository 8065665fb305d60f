//! The process of an engine: starting it, writing to it, and ending it whatever it does.

use std::io::{self, BufRead, BufReader, ErrorKind};
use std::path::{Path, absolute};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::inbox::{Inbox, OutputLine, ProcessOutput};
use language::{Texts, Words};
use session::engines::EngineEntry;

/// The interval for checking on a program that should end.
const LOOK: Duration = Duration::from_millis(5);

/// The time for a killed program to disappear, unless the system itself hangs.
const KILLED: Duration = Duration::from_secs(2);

/// A running program. Dropping it kills it.
pub(super) struct Process {
    /// `None` once it has been waited for.
    child: Option<Child>,
    status: Option<ExitStatus>,
    /// Lines for the writer thread: a program that does not read only blocks that thread. `None`
    /// once its input is closed.
    lines: Option<Sender<String>>,
}

impl Process {
    /// Starts the program; its output goes to the inbox.
    pub(super) fn start(entry: &EngineEntry, inbox: &Arc<Inbox>) -> Result<Self, Words> {
        let mut command = command(entry);
        let mut child = command.spawn().map_err(|error| start_error(&entry.program, &error))?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (lines, to_write) = channel();
        // From here on, the child is ended in any case.
        let process = Self { child: Some(child), status: None, lines: Some(lines) };
        let (Some(input), Some(output), Some(errors)) = pipes else {
            return Err(Words::of(Texts::engines_unforeseen));
        };
        let run = inbox.next_run();
        if let Some(child) = &process.child {
            inbox.process.store(child.id(), Ordering::Relaxed);
        }
        // A write error does not matter: the end of the output reports it.
        thread("engine input", move || {
            let _ = write_lines(input, &to_write);
        })?;
        let of_output = Arc::clone(inbox);
        thread("engine output", move || {
            let pipe = BufReader::new(output);
            read_lines(pipe, |line| of_output.output(run, ProcessOutput::Line(line)));
            of_output.output(run, ProcessOutput::End);
        })?;
        let of_errors = Arc::clone(inbox);
        thread("engine errors", move || {
            let pipe = BufReader::new(errors);
            read_lines(pipe, |line| of_errors.output(run, ProcessOutput::Error(line)));
            of_errors.output(run, ProcessOutput::ErrorEnd);
        })?;
        Ok(process)
    }

    /// Queues a line for writing; never waits.
    pub(super) fn write(&self, line: impl Into<String>) {
        if let Some(lines) = &self.lines {
            // If the program has gone, which is reported elsewhere, the line is dropped.
            let _ = lines.send(line.into());
        }
    }

    /// Its exit status, if it has ended; also reaps it.
    pub(super) fn status(&mut self) -> Option<ExitStatus> {
        if let Some(child) = &mut self.child
            && let Ok(Some(status)) = child.try_wait()
        {
            // Its child processes end with it, even if it ended by itself or was asked to.
            kill_group(child.id());
            self.status = Some(status);
            self.child = None;
        }
        self.status
    }

    /// Sends `quit`, waits up to `grace`, and then kills it.
    pub(super) fn quit(mut self, grace: Duration) {
        self.write("quit");
        self.lines = None;
        self.wait(grace);
    }

    pub(super) fn kill(&mut self) {
        self.lines = None;
        let Some(child) = &mut self.child else {
            return;
        };
        kill_group(child.id());
        // It may have just ended by itself.
        let _ = child.kill();
        if !self.wait(KILLED)
            && let Some(mut child) = self.child.take()
        {
            let _ = thread("engine that does not end", move || drop(child.wait()));
        }
    }

    /// Waits until it has ended; returns whether it has.
    fn wait(&mut self, at_most: Duration) -> bool {
        let until = Instant::now() + at_most;
        loop {
            if self.status().is_some() {
                return true;
            }
            if Instant::now() >= until {
                return false;
            }
            thread::sleep(LOOK);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Starts a detached thread.
pub(super) fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Words> {
    let thread = thread::Builder::new().name(name.to_owned());
    let started = thread.spawn(work).map(drop);
    started.map_err(|error| Words::of(|texts| texts.engines_no_thread(error.to_string())))
}

fn command(entry: &EngineEntry) -> Command {
    // The system looks up a bare name. A program in a folder is started there, because engines look
    // for their data beside them.
    let folder = entry.program.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let program = match folder {
        Some(_) => absolute(&entry.program).unwrap_or_else(|_| entry.program.clone()),
        None => entry.program.clone(),
    };
    let mut command = Command::new(&program);
    if folder.is_some()
        && let Some(folder) = program.parent().filter(|folder| folder.is_dir())
    {
        command.current_dir(folder);
    }
    command
        .args(&entry.arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    in_a_group_of_its_own(&mut command);
    command
}

/// Engines are often started by scripts; in its own group, a script ends with its engine.
#[cfg(unix)]
fn in_a_group_of_its_own(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// A console program would open a window.
#[cfg(windows)]
fn in_a_group_of_its_own(command: &mut Command) {
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
}

#[cfg(not(any(unix, windows)))]
fn in_a_group_of_its_own(_: &mut Command) {}

/// Kills all processes of the group that `leader` leads or has just led: as long as one of them
/// exists, the system does not reuse that number.
#[cfg(unix)]
fn kill_group(leader: u32) {
    // The standard library can only kill one process; the system's own `kill` can kill a group. If
    // that program is missing, the one process is killed all the same.
    let group = format!("-{leader}");
    let _ = Command::new("kill")
        .args(["-s", "KILL", "--", &group])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// An error of an engine that can be detected without starting it.
pub(super) fn visible_fault(entry: &EngineEntry) -> Option<Words> {
    let program = &entry.program;
    let path = program.display().to_string();
    let not_there = || Words::of(|texts| texts.engines_not_there(&path));
    let is_name = program.parent().is_none_or(|folder| folder.as_os_str().is_empty());
    if is_name {
        // The system looks it up in the same way when starting it; elsewhere names have extensions.
        let folders = std::env::var_os("PATH").filter(|_| cfg!(unix))?;
        let is_there = std::env::split_paths(&folders).any(|folder| folder.join(program).is_file());
        return (!is_there).then(not_there);
    }
    if program.is_dir() {
        return Some(Words::of(|texts| texts.engines_folder(&path)));
    }
    match std::fs::metadata(program) {
        Err(error) if error.kind() == ErrorKind::NotFound => Some(not_there()),
        Ok(about) if !may_start(&about) => {
            Some(Words::of(|texts| texts.engines_may_not_start(&path)))
        }
        Ok(_) | Err(_) => None,
    }
}

/// Whether the file is executable.
#[cfg(unix)]
fn may_start(about: &std::fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o111 != 0
}

#[cfg(not(unix))]
fn may_start(_: &std::fs::Metadata) -> bool {
    true
}

/// Why a program could not be started.
fn start_error(program: &Path, error: &std::io::Error) -> Words {
    let path = program.display().to_string();
    // A bare name is looked up elsewhere.
    let is_name = program.parent().is_none_or(|folder| folder.as_os_str().is_empty());
    Words::of(|texts| match error.kind() {
        _ if program.is_dir() => texts.engines_folder(&path),
        ErrorKind::NotFound if is_name || !program.exists() => texts.engines_not_there(&path),
        ErrorKind::PermissionDenied => texts.engines_may_not_start(&path),
        _ => texts.engines_cannot_start(&path, error.to_string()),
    })
}

/// The most bytes of a line; the rest of it is dropped.
const LONGEST: usize = 64 * 1024;

/// Passes every line to `take` until the pipe ends or `take` returns `false`. The last line counts
/// even without a line break.
pub(super) fn read_lines(mut pipe: impl BufRead, mut take: impl FnMut(OutputLine) -> bool) {
    let mut bytes = Vec::new();
    let mut is_cut = false;
    loop {
        let (used, is_end_of_line) = match pipe.fill_buf() {
            Ok([]) => break,
            Ok(buffer) => {
                let line_break = buffer.iter().position(|byte| *byte == b'\n');
                let piece = &buffer[..line_break.unwrap_or(buffer.len())];
                let room = LONGEST - bytes.len();
                is_cut |= piece.len() > room;
                bytes.extend_from_slice(&piece[..piece.len().min(room)]);
                (line_break.map_or(buffer.len(), |at| at + 1), line_break.is_some())
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        pipe.consume(used);
        if is_end_of_line {
            if !take(line(&bytes, is_cut)) {
                return;
            }
            bytes.clear();
            is_cut = false;
        }
    }
    if !bytes.is_empty() {
        take(line(&bytes, is_cut));
    }
}

fn line(bytes: &[u8], is_cut: bool) -> OutputLine {
    let text = String::from_utf8_lossy(bytes);
    let is_mended = matches!(text, std::borrow::Cow::Owned(_));
    let mut text = text.trim_end().to_owned();
    if is_cut {
        // A truncated word may be another valid word: 2b8h is not 2b8h+.
        let whole_words = text.rfind(char::is_whitespace).unwrap_or(0);
        text.truncate(whole_words);
    }
    OutputLine { text, is_mended, is_cut }
}

/// Writes lines to a pipe as they come; ends when the sender or the pipe is closed.
pub(super) fn write_lines(
    mut pipe: impl io::Write,
    lines: &std::sync::mpsc::Receiver<String>,
) -> io::Result<()> {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        pipe.write_all(line.as_bytes())?;
        pipe.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<OutputLine> {
        let mut lines = Vec::new();
        // A small buffer, so that lines come in pieces.
        let pipe = io::BufReader::with_capacity(3, bytes);
        read_lines(pipe, |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn the_last_line_needs_no_line_break() {
        let texts = |bytes: &[u8]| -> Vec<String> {
            lines(bytes).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(texts(b"usiok\r\nreadyok\n"), ["usiok", "readyok"]);
        assert_eq!(texts(b"usiok\n\nready"), ["usiok", "", "ready"]);
        assert_eq!(texts(b""), [""; 0]);
    }

    #[test]
    fn a_long_line_is_cut_at_a_word_and_says_so() {
        let mut long = b"info pv ".to_vec();
        while long.len() < 3 * LONGEST {
            long.extend_from_slice(b"2b8h+ ");
        }
        long.extend_from_slice(b"\nusiok\n");
        let lines = lines(&long);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].is_cut && lines[0].text.len() <= LONGEST);
        assert!(lines[0].text.ends_with("2b8h+"));
        assert!(!lines[1].is_cut);
        assert_eq!(lines[1].text, "usiok");
    }

    #[test]
    fn invalid_utf_8_is_replaced_and_marked() {
        let lines = lines(b"id name \x8b\xe0\n");
        assert!(lines[0].is_mended);
        assert!(lines[0].text.starts_with("id name \u{fffd}"));
    }
}
