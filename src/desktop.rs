//! The start on a desktop: parses arguments and calls one function.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;
use std::time::Duration;

use yomisuji::cli::{self, Exit, HelpOrRefusal, Refusal, Request};
use yomisuji::gui::{self, Start};
use yomisuji::host::{Folders, engine, system_language};
use yomisuji::session::Link;

pub(super) fn main() -> ExitCode {
    let folders = Folders::of_person(|name| std::env::var_os(name), std::env::home_dir);
    let mut output = io::stdout(); // Not locked: threads of a command may write, too.
    let arguments: Vec<_> = std::env::args_os().collect();
    if let Some(language) = cli::asked_language(&arguments).or_else(system_language) {
        language.speak();
    }
    let ended = match cli::parse(arguments.into_iter()) {
        Ok(Request::Window(lesson)) => 'window: {
            // A mistyped command is no lesson to open a window for.
            if let Some(Err(refusal)) = lesson.as_deref().map(cli::check_named) {
                break 'window Err(refusal);
            }
            let text = lesson.as_deref().and_then(std::path::Path::to_str);
            let link =
                text.filter(|text| Link::is_in(text)).map(|link| Start::Link(link.to_owned()));
            let named = lesson.as_deref().map(|lesson| Start::Lesson(cli::source(lesson)));
            let start = link.or(named).unwrap_or(Start::First);
            match gui::open_window(start, folders) {
                Ok(()) => Ok(Exit::Answered),
                Err(no_display) => cli::walkable(lesson.as_deref())
                    .and_then(|lesson| cli::walk_instead(&no_display, lesson, &mut output)),
            }
        }
        Ok(Request::Position(sfen)) => match cli::check_position(&sfen) {
            Err(refusal) => Err(refusal),
            Ok(()) => match gui::open_window(Start::Position(sfen), folders) {
                Ok(()) => Ok(Exit::Answered),
                Err(no_display) => cli::walk_instead(&no_display, None, &mut output),
            },
        },
        Ok(Request::Subcommand(command)) => {
            cli::run(&command, &folders, &mut BufReader::new(io::stdin()), &mut output)
        }
        Err(HelpOrRefusal::Help(text)) => {
            write!(output, "{text}").map(|()| Exit::Answered).map_err(Refusal::from)
        }
        Err(HelpOrRefusal::Refused(sentence)) => Err(Refusal(sentence)),
    };
    // No engine outlives the program; one that does not end by itself is killed well before this.
    let _ = engine::end_all(Duration::from_secs(5));
    // What was found stands, whether or not somebody reads on.
    let unread = |error: io::Error| match error.kind() {
        io::ErrorKind::BrokenPipe => Ok(()),
        _ => Err(Refusal::from(error)),
    };
    match ended.and_then(|exit| output.flush().or_else(unread).map(|()| exit)) {
        Ok(exit) => ExitCode::from(exit.status()),
        // The reader of the output has gone away.
        Err(Refusal(sentence)) if sentence.is_empty() => ExitCode::SUCCESS,
        Err(Refusal(sentence)) => {
            cli::complain(&sentence);
            ExitCode::from(Exit::BadInput.status())
        }
    }
}
