//! The tests, run against a mutant.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant, UNIX_EPOCH};

/// A program of tests, built with all mutants.
pub(crate) struct Program {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    /// Where Cargo runs it.
    pub(crate) folder: PathBuf,
}

/// A test that has passed without a mutant.
pub(crate) struct Test {
    pub(crate) program: usize,
    pub(crate) name: String,
    pub(crate) millis: u64,
    /// Which mutants it comes past, by their numbers.
    pub(crate) reached: Vec<bool>,
}

/// How the tests ended.
pub(crate) enum Ended {
    Passed,
    /// A test failed, or the program did while it ran.
    Caught(String),
    /// They took far longer than without a mutant.
    Endless,
}

/// Until how many milliseconds of tests without a mutant one that none of them has noticed goes on
/// to the next step: the quickest of those that reach it come first.
const STEPS: [u64; 3] = [1_500, 10_000, 60_000];

impl Program {
    pub(crate) fn tests(&self) -> Result<Vec<String>, Box<dyn Error>> {
        let listed = Command::new(&self.path).arg("--list").current_dir(&self.folder).output()?;
        let text = String::from_utf8(listed.stdout)?;
        Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
    }

    /// Runs some of its tests, each of which may take `limit` of a processor's time at most.
    fn start(&self, home: &Path, tests: &[&str], threads: u8, limit: Duration) -> Command {
        let mut command = Command::new("sh");
        // Memory and time of a processor, for what the tests start, too.
        command.arg("-c").arg(format!(
            "ulimit -v 6000000; ulimit -t {}; ulimit -c 0; exec \"$0\" \"$@\"",
            limit.as_secs().max(1)
        ));
        command.arg(&self.path).arg("--exact").arg(format!("--test-threads={threads}")).args(tests);
        for name in ["HOME", "TMPDIR"] {
            command.env(name, home);
        }
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "YOMISUJI_ALL"] {
            command.env_remove(name);
        }
        command.env("YOMISUJI_LEAVES", "3").env("RUST_BACKTRACE", "0");
        command.current_dir(&self.folder).stdin(Stdio::null()).stderr(Stdio::null());
        command
    }
}

/// Runs tests until one fails.
fn run(mut command: Command, limit: Duration) -> Result<Ended, Box<dyn Error>> {
    let started = Instant::now();
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let out = child.stdout.take().ok_or("no output")?;
    let (say, lines) = channel();
    let reader = thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if say.send(line).is_err() {
                break;
            }
        }
    });
    // Others may use the processor meanwhile: what counts is its time.
    let patience = limit * 4 + Duration::from_secs(20);
    let mut last = String::new();
    let ended = loop {
        match lines.recv_timeout(patience.saturating_sub(started.elapsed())) {
            Ok(line) => {
                if let Some(test) = line.strip_suffix(" ... FAILED") {
                    break Ended::Caught(test.trim_start_matches("test ").to_owned());
                }
                last = line;
            }
            Err(RecvTimeoutError::Timeout) => break Ended::Endless,
            Err(RecvTimeoutError::Disconnected) => {
                let status = child.wait()?;
                break if status.success() {
                    Ended::Passed
                } else if started.elapsed() >= limit {
                    Ended::Endless
                } else {
                    Ended::Caught(format!("after “{last}”: {status}"))
                };
            }
        }
    };
    let _ = child.kill(); // It may have ended by itself.
    child.wait()?;
    drop(lines);
    let _ = reader.join();
    Ok(ended)
}

/// Runs every test without a mutant, and notes which mutants it comes past. A test that fails is
/// none that could notice anything.
fn record(
    programs: &[Program],
    folder: &Path,
    mutants: usize,
) -> Result<Vec<Test>, Box<dyn Error>> {
    let home = folder.join("home");
    let file = folder.join("reached");
    let mut tests = Vec::new();
    for (index, program) in programs.iter().enumerate() {
        let mut parts: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for test in program.tests()? {
            let part = test.split("::").next().unwrap_or("").to_owned();
            parts.entry(part).or_default().push(test);
        }
        for names in parts.values() {
            let _ = fs::remove_file(&file);
            let names: Vec<_> = names.iter().map(String::as_str).collect();
            // With more threads than one, each test has its own.
            let mut command = program.start(&home, &names, 2, Duration::from_secs(1_000));
            command.env("YOMISUJI_REACHED", &file);
            let output = command.output()?;
            let output = String::from_utf8_lossy(&output.stdout).into_owned();
            let mut found: BTreeMap<&str, (u64, Vec<bool>)> = BTreeMap::new();
            let mut others = vec![false; mutants + 1];
            let lines = fs::read_to_string(&file).unwrap_or_default();
            for line in lines.lines() {
                let mut fields = line.split('\t');
                let name = fields.next().unwrap_or("");
                let millis = fields.next().and_then(|it| it.parse().ok()).unwrap_or(0);
                let numbers = fields.next().unwrap_or("").split_whitespace();
                let reached = numbers.filter_map(|number| number.parse::<usize>().ok());
                if names.contains(&name) {
                    let (longest, all) =
                        found.entry(name).or_insert_with(|| (0, vec![false; mutants + 1]));
                    *longest = millis.max(*longest);
                    reached.for_each(|number| all[number] = true);
                } else {
                    // A thread or a program that one of them has started.
                    reached.for_each(|number| others[number] = true);
                }
            }
            for name in names {
                let said = |how: &str| output.contains(&format!("test {name} ... {how}\n"));
                if !said("ok") {
                    if !said("ignored") {
                        println!("{}: fails without a mutant: {name}", program.name);
                    }
                    continue;
                }
                let (millis, mut reached) =
                    found.remove(name).unwrap_or_else(|| (0, vec![false; mutants + 1]));
                for (one, other) in reached.iter_mut().zip(&others) {
                    *one |= *other;
                }
                if reached.contains(&true) {
                    let name = name.to_owned();
                    tests.push(Test { program: index, name, millis, reached });
                }
            }
        }
    }
    tests.sort_by_key(|test| test.millis);
    Ok(tests)
}

/// What [`record`] has found, kept as long as the programs are the same: it takes minutes.
pub(crate) fn recorded(
    programs: &[Program],
    folder: &Path,
    mutants: usize,
) -> Result<Vec<Test>, Box<dyn Error>> {
    let kept = folder.join("tests.tsv");
    let mut stamp = mutants.to_string();
    for program in programs {
        let built = fs::metadata(&program.path)?.modified()?.duration_since(UNIX_EPOCH)?;
        write!(stamp, "\t{} {}", program.path.display(), built.as_nanos())?;
    }
    let text = fs::read_to_string(&kept).unwrap_or_default();
    if let Some((first, rest)) = text.split_once('\n')
        && first == stamp
    {
        let test = |line: &str| {
            let mut fields = line.split('\t');
            let mut test = Test {
                program: fields.next()?.parse().ok()?,
                name: fields.next()?.to_owned(),
                millis: fields.next()?.parse().ok()?,
                reached: vec![false; mutants + 1],
            };
            for number in fields.next()?.split_whitespace() {
                *test.reached.get_mut(number.parse::<usize>().ok()?)? = true;
            }
            Some(test)
        };
        return rest.lines().map(|line| test(line).ok_or("tests.tsv is broken".into())).collect();
    }
    let tests = record(programs, folder, mutants)?;
    let mut text = stamp + "\n";
    for Test { program, name, millis, reached } in &tests {
        write!(text, "{program}\t{name}\t{millis}\t")?;
        for (number, _) in reached.iter().enumerate().filter(|(_, reached)| **reached) {
            write!(text, "{number} ")?;
        }
        text.push('\n');
    }
    fs::write(kept, text)?;
    Ok(tests)
}

/// Whether the tests notice a mutant; `None` if none of them comes past it.
pub(crate) fn try_mutant(
    programs: &[Program],
    tests: &[Test],
    folder: &Path,
    mutant: u32,
) -> Result<Option<Ended>, Box<dyn Error>> {
    let home = folder.join("home");
    let index = usize::try_from(mutant)?;
    let reaching: Vec<_> = tests.iter().filter(|test| test.reached[index]).collect();
    if reaching.is_empty() {
        return Ok(None);
    }
    let mut spent = 0;
    let mut next = 0;
    for step in STEPS {
        let mut now: Vec<Vec<&str>> = vec![Vec::new(); programs.len()];
        let before = spent;
        // At least one, however long it takes.
        while next < reaching.len() && (next == 0 || spent + reaching[next].millis <= step) {
            spent += reaching[next].millis;
            now[reaching[next].program].push(&reaching[next].name);
            next += 1;
        }
        let limit = Duration::from_millis((spent - before) * 10 + 5_000);
        for (program, names) in programs.iter().zip(&now).filter(|(_, names)| !names.is_empty()) {
            let mut command = program.start(&home, names, 1, limit);
            command.env("YOMISUJI_MUTANT", mutant.to_string());
            let ended = run(command, limit)?;
            let _ = fs::remove_dir_all(&home); // What a killed test has left.
            fs::create_dir_all(&home)?;
            if !matches!(ended, Ended::Passed) {
                return Ok(Some(ended));
            }
        }
    }
    Ok(Some(Ended::Passed))
}
