//! Our own scripted engine, which misbehaves on demand.
//!
//! It is a real process on every system: this test program, started again with the ignored test
//! below and a word that names the fault.

use std::io::{BufRead, Write, stdin, stdout};
use std::process::exit;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use yomisuji::session::engines::EngineEntry;

/// The entry of the scripted engine with a fault.
pub(crate) fn scripted(fault: &str) -> EngineEntry {
    let program = std::env::current_exe().expect("this test program");
    EngineEntry { arguments: arguments(fault), ..EngineEntry::new(fault, program) }
}

/// Does two things at once: they wait for engines most of the time.
pub(super) fn at_once<A: Send, B>(
    one: impl FnOnce() -> A + Send,
    other: impl FnOnce() -> B,
) -> (A, B) {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        (one.join().expect("it does not panic"), other)
    })
}

/// Does a thing for each case at once.
pub(super) fn each_at_once<C: Send, const N: usize>(cases: [C; N], work: impl Fn(C) + Sync) {
    thread::scope(|scope| {
        for case in cases {
            scope.spawn(|| work(case));
        }
    });
}

/// Runs one ignored test of this program as a separate process.
pub(crate) fn scripted_test(name: &str) -> std::process::Output {
    let program = std::env::current_exe().expect("this test program");
    let mut command = std::process::Command::new(program);
    command.args(["--exact", name, "--ignored"]);
    command.output().expect("the test has been run")
}

fn arguments(fault: &str) -> Vec<String> {
    let fault = format!("fault={fault}");
    let all =
        ["--exact", "scripted::the_scripted_engine", "--ignored", "--quiet", "--nocapture", &fault];
    all.map(str::to_owned).to_vec()
}

#[test]
#[ignore = "it is the engine that the other tests talk to"]
fn the_scripted_engine() {
    let fault = std::env::args().find_map(|word| Some(word.strip_prefix("fault=")?.to_owned()));
    let Some(fault) = fault else {
        return; // All ignored tests are being run.
    };
    // The test runner may have begun a line.
    say("");
    if fault == "silent-but-alive" {
        sleep_for_ever();
    }
    if fault == "behind-a-script" {
        run_behind_a_script();
    }
    if fault == "never-reads" {
        never_read();
    }
    let lines = read();
    let mut engine = Scripted { fault, position: String::new(), searches: 0, thinks: false };
    loop {
        match lines.recv() {
            Ok(line) => engine.answer(&line, &lines),
            Err(_) if engine.fault == "ignores-quit" => sleep_for_ever(),
            Err(_) => exit(0),
        }
    }
}

fn say(line: &str) {
    write(format!("{line}\n").as_bytes());
}

fn write(bytes: &[u8]) {
    let mut out = stdout().lock();
    // If nobody listens any more, exit.
    if out.write_all(bytes).and_then(|()| out.flush()).is_err() {
        exit(0);
    }
}

fn sleep_for_ever() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1));
    }
}

/// The input lines, read on a thread so that a search can be stopped.
fn read() -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in stdin().lock().lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// A process that starts the engine and waits for it, like a shell script.
fn run_behind_a_script() -> ! {
    let program = std::env::current_exe().expect("this test program");
    let mut engine = std::process::Command::new(program);
    let status = engine.args(arguments("ignores-quit")).status();
    exit(status.ok().and_then(|status| status.code()).unwrap_or(1));
}

/// Prints the usual output without ever reading a word.
fn never_read() -> ! {
    say("usiok");
    loop {
        say("readyok");
        thread::sleep(Duration::from_millis(20));
    }
}

struct Scripted {
    fault: String,
    /// The newest `position` line.
    position: String,
    searches: usize,
    /// Whether a search is running that ends when it is stopped.
    thinks: bool,
}

impl Scripted {
    fn answer(&mut self, line: &str, lines: &Receiver<String>) {
        let fault = self.fault.clone();
        let is = |name: &str| fault == name;
        match line.split(' ').next().unwrap_or_default() {
            "usi" => self.introduce(),
            "isready" => {
                if is("exits-at-isready") {
                    exit(5);
                }
                if is("hangs-at-isready") {
                    sleep_for_ever();
                }
                if is("answers-late") && self.searches > 0 {
                    say("info depth 9 score cp 999 pv 2g2f");
                    say("bestmove 2g2f");
                }
                say("readyok");
            }
            "setoption" => say(&format!("info string {line}")),
            "position" => line.clone_into(&mut self.position),
            "go" => {
                self.searches += 1;
                self.go(line, lines);
            }
            "stop" if self.thinks && !is("ignores-stop") => {
                self.best();
                if is("answers-twice") {
                    self.best();
                }
            }
            "quit" if is("ignores-quit") => {}
            "quit" => exit(0),
            _ => {}
        }
    }

    fn introduce(&self) {
        match self.fault.as_str() {
            "hangs-in-handshake" => sleep_for_ever(),
            "exits-in-handshake" => {
                eprintln!("no book found");
                exit(3);
            }
            "invalid-utf-8" => write(b"id name \x8d\xc2\x90l\x82\xcc\n"),
            "half-lines" => {
                write(b"id na");
                thread::sleep(Duration::from_millis(20));
                write(b"me Scr");
                thread::sleep(Duration::from_millis(20));
                write(b"ipted\nid\nid name\noption\noption name\noption name X type\n");
                say("id name Scripted");
            }
            "strange-name" => say("id name Scr\u{202e}ip\u{7}ted"),
            _ => say("id name Scripted"),
        }
        say(&format!("id author {}", self.author()));
        if self.fault != "one-line-only" {
            say("option name MultiPV type spin default 1 min 1 max 3");
        }
        say("option name Style of Play type combo default calm var calm var wild");
        say("option name Clear type button");
        say("usiok");
        if self.fault == "unregistered" {
            say("registration checking");
            say("registration error");
            say("copyprotection error");
        }
    }

    /// Its own process id, or that of a child that it has started and abandoned.
    fn author(&self) -> u32 {
        if self.fault != "has-a-child" {
            return std::process::id();
        }
        let nothing = std::process::Stdio::null;
        let mut child = std::process::Command::new("sleep");
        child.arg("600").stdin(nothing()).stdout(nothing()).stderr(nothing());
        child.spawn().expect("there is such a program").id()
    }

    /// A legal line from the position asked about: the start position, or that after 7g7f.
    fn line(&self) -> &'static str {
        if self.position.contains("moves") { "3c3d 2g2f" } else { "7g7f 3c3d" }
    }

    fn first(&self) -> &'static str {
        &self.line()[..4]
    }

    fn infos(&self) {
        for depth in 1..=3 {
            let line = self.line();
            let score = format!("info depth {depth} score cp {depth}0 nodes {depth}00");
            match self.fault.as_str() {
                "score-then-line" => {
                    say(&score);
                    say(&format!("info depth {depth} pv {line}"));
                    continue;
                }
                "line-then-score" => {
                    say(&format!("info pv {line}"));
                    say(&score);
                    continue;
                }
                _ => {}
            }
            say(&format!("info depth {depth} score cp {depth}0 nodes {depth}00 pv {line}"));
        }
    }

    fn best(&mut self) {
        self.thinks = false;
        let (first, second) = self.line().split_at(4);
        say(&format!("bestmove {first} ponder{second}"));
    }

    fn go(&mut self, line: &str, lines: &Receiver<String>) {
        let is_by_limit = ["depth", "nodes", "movetime"].iter().any(|word| line.contains(word));
        let first = self.first();
        match self.fault.as_str() {
            "exits-at-depth" if is_by_limit => {
                eprintln!("unknown option in {line}");
                exit(9);
            }
            "exits-at-every-go" => exit(9),
            "exits-in-search" if self.searches == 1 => {
                self.infos();
                eprintln!("the scripted engine gives up");
                exit(7);
            }
            "hangs-in-search" | "ignores-stop" => {
                self.infos();
                if self.fault == "hangs-in-search" {
                    sleep_for_ever();
                }
            }
            "resigns" => say("bestmove resign"),
            "sleeps-before-answering" => {
                thread::sleep(Duration::from_millis(1_500));
                self.best();
            }
            "computes-for-ever" => loop {
                std::hint::spin_loop();
            },
            "thinks-until-stopped" => {
                self.infos();
                self.thinks = true;
            }
            "floods" => self.flood(lines),
            "one-long-line" => {
                write(b"info depth 1 score cp 10 pv");
                for _ in 0..500_000 {
                    write(b" 7g7f 3c3d");
                }
                say("");
                self.best();
            }
            "half-lines" => {
                say("info");
                say("info depth");
                say("info score");
                say("info score cp");
                say("info depth 4 score mate pv");
                self.infos();
                write(b"bestmo");
                thread::sleep(Duration::from_millis(20));
                say(&format!("ve {first} ponder"));
            }
            "invalid-utf-8" => {
                self.infos();
                write(b"info string \xff\xfe\nbest\xffmove 7g7f\n");
                self.best();
            }
            "illegal-line" => {
                say("info depth 5 score cp 33 pv 7g7f 3c3d 7g7f 2g2f");
                self.best();
            }
            "illegal-answer" => {
                self.infos();
                say("bestmove 5a5b");
            }
            "absurd-numbers" => {
                let huge = "9".repeat(200);
                say(&format!(
                    "info depth {huge} nodes {huge} time -{huge} nps 1e9 score cp {huge} pv 7g7f"
                ));
                say(&format!("info multipv {huge} score cp 1 pv 7g7f"));
                say("info multipv 0 score cp 1 pv 7g7f");
                say(&format!("info depth 2 hashfull {huge} score mate -{huge} pv 7g7f"));
                self.best();
            }
            "answers-twice" if line != "go infinite" => {
                self.infos();
                self.best();
                say(&format!("info depth 8 score cp 800 pv {first}"));
                self.best();
            }
            "no-line-break" => {
                self.infos();
                write(format!("bestmove {first}").as_bytes());
                exit(0);
            }
            "closes-output" => {
                self.infos();
                live_on_without_output();
            }
            "mate-not-implemented" => say("checkmate notimplemented"),
            "mates" => say("checkmate G*5b"),
            "mates-illegally" => say("checkmate G*5c 5a5b"),
            "mates-in-no-moves" => say("checkmate"),
            _ if line == "go infinite" => {
                self.infos();
                self.thinks = true;
            }
            _ => {
                self.infos();
                self.best();
            }
        }
        if self.fault == "ignores-stop" {
            self.thinks = true;
        }
    }

    /// Writes as fast as it can until it is told to stop.
    fn flood(&mut self, lines: &Receiver<String>) {
        let line = self.line();
        let mut count = 0_u64;
        loop {
            count += 1;
            let depth = 1 + count % 50;
            let text = format!(
                "info depth {depth} multipv {} score cp {count} nodes {count} pv {line}\n",
                1 + count % 7
            );
            write(text.repeat(50).as_bytes());
            write(b"noise\ninfo string noise\n");
            match lines.try_recv() {
                Ok(line) if line == "stop" => return self.best(),
                Ok(line) if line == "quit" => exit(0),
                _ => {}
            }
        }
    }
}

/// Becomes a process without output that does not end by itself.
fn live_on_without_output() -> ! {
    #[cfg(unix)]
    {
        let program = std::env::current_exe().expect("this test program");
        let mut living = std::process::Command::new(program);
        living.args(arguments("silent-but-alive"));
        living.stdout(std::process::Stdio::null());
        let _ = std::os::unix::process::CommandExt::exec(&mut living);
    }
    exit(1)
}
