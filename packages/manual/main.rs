//! Writes the manual pages, and what bash, zsh and fish complete, from the definition of the command
//! line, into a folder that is laid out like `/usr/share`.

use std::io::Error;
use std::path::Path;
use std::{env, fs};

use clap::CommandFactory as _;
use clap_complete::Shell;
use clap_mangen::Man;

fn main() -> Result<(), Error> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [share, date] = &arguments[..] else {
        return Err(Error::other("usage: manual FOLDER DATE"));
    };
    let share = Path::new(share);
    // A page for the program and one for each command, without `help`, which is none of its own.
    let mut program = cli::Arguments::command().disable_help_subcommand(true);
    program.build();
    let source = program.render_version();
    for command in [&program].into_iter().chain(program.get_subcommands()) {
        let page = Man::new(command.clone()).date(date).source(source.trim()).manual("yomisuji");
        let mut written = Vec::new();
        page.render(&mut written)?;
        write(&share.join("man/man1").join(page.get_filename()), &written)?;
    }
    for (shell, place) in [
        (Shell::Bash, "bash-completion/completions/yomisuji"),
        (Shell::Zsh, "zsh/site-functions/_yomisuji"),
        (Shell::Fish, "fish/vendor_completions.d/yomisuji.fish"),
    ] {
        let mut written = Vec::new();
        clap_complete::generate(shell, &mut cli::Arguments::command(), "yomisuji", &mut written);
        write(&share.join(place), &written)?;
    }
    Ok(())
}

/// Writes a file of a package, and the folders that it stands in.
fn write(file: &Path, text: &[u8]) -> Result<(), Error> {
    fs::create_dir_all(file.parent().unwrap_or(file))?;
    fs::write(file, text)
}
