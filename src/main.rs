//! Parses arguments and calls one function.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use yomisuji::cli::{self, Arguments, Exit, Refusal, Request};
use yomisuji::gui;

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let ended = match Arguments::parse().request() {
        Request::Window(lesson) => match gui::open_window(lesson.as_deref().map(cli::source)) {
            Ok(()) => Ok(Exit::Answered),
            Err(no_display) => {
                eprintln!("{no_display}; here is the lesson in the terminal instead");
                cli::walk_instead(lesson, &mut output)
            }
        },
        Request::Subcommand(command) => cli::run(&command, &mut io::stdin().lock(), &mut output),
    };
    let flushed = output.flush();
    match ended {
        // A reader that has gone away (`| head`) is no error.
        Err(_) if flushed.is_err() => ExitCode::SUCCESS,
        Err(Refusal(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(Exit::BadInput.status())
        }
        Ok(exit) => ExitCode::from(exit.status()),
    }
}
