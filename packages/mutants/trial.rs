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

use crate::schema::Mutant;

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

/// Until how many milliseconds of tests without a mutant it goes on to the next step, if none has
/// noticed it. The quickest of those that come past it are first; before the last step stand all that
/// are about its part.
const STEPS: [u64; 3] = [1_500, 10_000, 60_000];

/// The tests that are about a part, by their modules; unit tests are about their layer.
const ABOUT: [(&str, &[&str]); 6] = [
    ("src/score/", &["chance", "exhaustive", "units"]),
    (
        "src/trace/",
        &["by_ply", "engine_tree", "exhaustive", "sampling", "searches", "stops", "trees", "truth"],
    ),
    (
        "src/search/",
        &[
            "b_star",
            "bench",
            "best_lines",
            "chance",
            "engine",
            "engine_tree",
            "exhaustive",
            "iterated",
            "mate",
            "mtd_f",
            "ordering",
            "othello_endgames",
            "othello_search",
            "payoffs",
            "plausible",
            "proof_numbers",
            "sampling",
            "search_logs",
            "searches",
            "selective",
            "understanding",
        ],
    ),
    (
        "src/claim/",
        &[
            "b_star",
            "chance",
            "claims",
            "exhaustive",
            "known",
            "payoffs",
            "sampling",
            "search_logs",
            "selective",
            "truth",
            "why",
        ],
    ),
    (
        "src/lesson/sheet/",
        &[
            "cheating",
            "exhaustive",
            "fair_sheets",
            "fill_in",
            "handouts",
            "proof_numbers",
            "sampling",
            "sheets",
            "understanding",
        ],
    ),
    (
        "src/lesson/predict/",
        &[
            "balance",
            "chance",
            "cheating",
            "contrast",
            "exam_questions",
            "predicting",
            "predictions",
            "reasons",
            "understanding",
        ],
    ),
];

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
                } else if started.elapsed().as_secs() >= limit.as_secs() {
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

/// Which mutants each test comes past, and how long it takes: run once without a mutant, which takes
/// minutes, and kept as long as the programs are the same. With `only_new`, tests that are known from
/// other programs with the same mutants are not run again.
pub(crate) fn recorded(
    programs: &[Program],
    folder: &Path,
    (mutants, highest): (u64, u32),
    only_new: bool,
) -> Result<Vec<Test>, Box<dyn Error>> {
    let size = usize::try_from(highest)? + 1;
    let kept = folder.join("tests.tsv");
    let mut built = String::new();
    for program in programs {
        let time = fs::metadata(&program.path)?.modified()?.duration_since(UNIX_EPOCH)?;
        write!(built, "\t{} {}", program.path.display(), time.as_nanos())?;
    }
    let text = fs::read_to_string(&kept).unwrap_or_default();
    let (first, rest) = text.split_once('\n').unwrap_or_default();
    let (its_mutants, its_programs) = first.split_at(first.find('\t').unwrap_or(0));
    let mut tests = Vec::new();
    if its_mutants == mutants.to_string() && (only_new || its_programs == built) {
        tests.extend(rest.lines().filter_map(|line| read(line, programs, size)));
        if its_programs == built {
            return Ok(tests);
        }
    }
    record(programs, folder, size, &mut tests)?;
    tests.sort_by_key(|test| test.millis);
    let mut text = format!("{mutants}{built}\n");
    for Test { program, name, millis, reached } in &tests {
        write!(text, "{}\t{name}\t{millis}\t", programs[*program].name)?;
        for (number, _) in reached.iter().enumerate().filter(|(_, reached)| **reached) {
            write!(text, "{number} ")?;
        }
        text.push('\n');
    }
    fs::write(kept, text)?;
    Ok(tests)
}

/// A line of what is kept, if its program is still there.
fn read(line: &str, programs: &[Program], size: usize) -> Option<Test> {
    let mut fields = line.split('\t');
    let program = fields.next()?;
    let program = programs.iter().position(|it| it.name == program)?;
    let name = fields.next()?.to_owned();
    let millis = fields.next()?.parse().ok()?;
    let mut reached = vec![false; size];
    for number in fields.next()?.split_whitespace() {
        *reached.get_mut(number.parse::<usize>().ok()?)? = true;
    }
    Some(Test { program, name, millis, reached })
}

/// Runs the tests that are not among these, without a mutant, and adds them. One that fails could not
/// notice anything: it counts as coming past nothing.
fn record(
    programs: &[Program],
    folder: &Path,
    size: usize,
    tests: &mut Vec<Test>,
) -> Result<(), Box<dyn Error>> {
    let home = folder.join("home");
    let file = folder.join("reached");
    for (index, program) in programs.iter().enumerate() {
        let all = program.tests()?;
        tests.retain(|test| test.program != index || all.contains(&test.name));
        let mut parts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for name in &all {
            if !tests.iter().any(|test| test.program == index && test.name == *name) {
                let part = name.split("::").next().unwrap_or("");
                parts.entry(part).or_default().push(name);
            }
        }
        for names in parts.values() {
            let _ = fs::remove_file(&file); // There may be none.
            // With more threads than one, each test has its own.
            let mut command = program.start(&home, names, 2, Duration::from_secs(1_000));
            command.env("YOMISUJI_REACHED", &file);
            let started = Instant::now();
            let output = String::from_utf8_lossy(&command.output()?.stdout).into_owned();
            let whole = u64::try_from(started.elapsed().as_millis())?;
            let mut found: BTreeMap<&str, (u64, Vec<bool>)> = BTreeMap::new();
            let mut others = vec![false; size];
            let lines = fs::read_to_string(&file).unwrap_or_default();
            for line in lines.lines() {
                let mut fields = line.split('\t');
                let name = fields.next().unwrap_or("");
                let millis = fields.next().and_then(|it| it.parse().ok()).unwrap_or(0);
                let numbers = fields.next().unwrap_or("").split_whitespace();
                let of_test = if names.contains(&name) {
                    let (longest, its) = found.entry(name).or_insert((0, vec![false; size]));
                    *longest = millis.max(*longest);
                    its
                } else {
                    &mut others // A thread or a program that one of them has started.
                };
                for number in numbers.filter_map(|number| number.parse::<usize>().ok()) {
                    of_test[number] = true;
                }
            }
            for &name in names {
                let said = |how: &str| output.contains(&format!("test {name} ... {how}\n"));
                // One that only has others run it is taken for as slow as all of these.
                let own = found.remove(name);
                let (millis, mut reached) = own.unwrap_or_else(|| (whole, vec![false; size]));
                if said("ok") {
                    reached.iter_mut().zip(&others).for_each(|(its, other)| *its |= *other);
                } else {
                    reached.fill(false);
                    if !said("ignored") {
                        println!("{}: fails without a mutant: {name}", program.name);
                    }
                }
                tests.push(Test { program: index, name: name.to_owned(), millis, reached });
            }
        }
    }
    Ok(())
}

/// Whether the tests notice a mutant; `None` if none of them comes past it.
pub(crate) fn try_mutant(
    programs: &[Program],
    tests: &[Test],
    folder: &Path,
    mutant: &Mutant,
) -> Result<Option<Ended>, Box<dyn Error>> {
    let home = folder.join("home");
    let number = usize::try_from(mutant.number)?;
    let mut first: Vec<_> = tests.iter().filter(|test| test.reached[number]).collect();
    if first.is_empty() {
        return Ok(None);
    }
    let about = ABOUT.iter().find(|(part, _)| mutant.file.starts_with(part));
    let is_about = |test: &&Test| {
        let module = test.name.split("::").next().unwrap_or("");
        let is_layer = mutant.file.starts_with(&format!("src/{}/", programs[test.program].name));
        is_layer || about.is_some_and(|(_, modules)| modules.contains(&module))
    };
    let mut spent = 0;
    // How many of them come before so many milliseconds are spent; of the first ones, at least one.
    let mut quickest = |tests: &[&Test], until: u64| {
        let goes_on = |test: &&&Test| {
            let goes_on = spent == 0 || spent + test.millis <= until;
            spent += if goes_on { test.millis.max(1) } else { 0 };
            goes_on
        };
        tests.iter().take_while(goes_on).count()
    };
    let mut second = first.split_off(quickest(&first, STEPS[0]));
    let others = second.split_off(quickest(&second, STEPS[1]));
    let (about, mut last): (Vec<_>, Vec<_>) = others.into_iter().partition(is_about);
    last.truncate(quickest(&last, STEPS[2]));
    for step in [first, second, about, last] {
        let millis: u64 = step.iter().map(|test| test.millis).sum();
        let limit = Duration::from_millis(millis * 5 + 5_000);
        for (at, program) in programs.iter().enumerate() {
            let names = step.iter().filter(|test| test.program == at);
            let names: Vec<_> = names.map(|test| test.name.as_str()).collect();
            if names.is_empty() {
                continue;
            }
            let mut command = program.start(&home, &names, 1, limit);
            command.env("YOMISUJI_MUTANT", mutant.number.to_string());
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
