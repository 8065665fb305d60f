//! Whether the tests notice a mistake: small ones are made in values, traces, searches, claims and
//! grading, one at a time, and the tests are run against each.
//!
//! All mutants are built in at once, each behind a question whether it is on: a build takes minutes,
//! and a run seconds. What is built is a copy of the sources; everything lies in `target/mutants`.

mod made;
mod schema;
mod trial;

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use schema::Mutant;
use trial::Ended;

const USAGE: &str = "usage: .ci/mutants NUMBER [SEED] | .ci/mutants again";

/// A mutant of the table, and what became of it.
struct Row {
    verdict: String,
    key: String,
    place: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let folder = env::current_dir()?.join("target/mutants");
    let table = folder.join("table.tsv");
    fs::create_dir_all(folder.join("home"))?;
    let earlier = match arguments.first().map(String::as_str) {
        Some("again") => read(&table)?,
        Some(number) if number.parse::<usize>().is_ok() => Vec::new(),
        _ => return Err(USAGE.into()),
    };
    let number = arguments.first().and_then(|it| it.parse().ok()).unwrap_or(earlier.len());
    let seed = arguments.get(1).map_or("1", String::as_str);

    let started = Instant::now();
    let made = made::make(&folder)?;
    println!(
        "{} mutants, {} more do not compile; built in {} s",
        made.mutants.len(),
        made.refused,
        started.elapsed().as_secs()
    );
    let highest = made.mutants.last().map_or(0, |mutant| mutant.number);
    let keys: String = made.mutants.iter().map(|mutant| mutant.key.as_str()).collect();
    let of = (hash(&keys), highest);
    let tests = trial::recorded(&made.programs, &folder, of, !earlier.is_empty())?;
    println!(
        "{} tests come past one or more of them, in {} s; all are in place after {} s",
        tests.iter().filter(|test| test.reached.contains(&true)).count(),
        tests.iter().map(|test| test.millis).sum::<u64>() / 1_000,
        started.elapsed().as_secs()
    );

    let mut rows = Vec::new();
    let drawn: Vec<&Mutant> = if earlier.is_empty() {
        drawn(&made.mutants, seed).take(number).collect()
    } else {
        let open = |row: &&Row| !row.verdict.starts_with("caught");
        let keys: Vec<_> = earlier.iter().filter(open).map(|row| row.key.clone()).collect();
        rows.extend(earlier.into_iter().filter(|row| row.verdict.starts_with("caught")));
        made.mutants.iter().filter(|mutant| keys.contains(&mutant.key)).collect()
    };
    for mutant in drawn {
        let begun = Instant::now();
        let ended = trial::try_mutant(&made.programs, &tests, &folder, mutant)?;
        let verdict = match ended {
            None => "never run".to_owned(),
            Some(Ended::Passed) => "survived".to_owned(),
            Some(Ended::Endless) => "caught: time".to_owned(),
            Some(Ended::Caught(by)) => format!("caught: {by}"),
        };
        let Mutant { file, line, before, after, .. } = mutant;
        let place = format!("{file}:{line}: {}", change(before, after));
        println!(
            "{:3}  {:5.1} s  {verdict}  {place}",
            rows.len() + 1,
            begun.elapsed().as_secs_f32()
        );
        rows.push(Row { verdict, key: mutant.key.clone(), place });
        write(&table, &rows)?;
    }

    let count = |begins: &str| rows.iter().filter(|row| row.verdict.starts_with(begins)).count();
    println!("\n{} mutants of seed {seed} in {} s:", rows.len(), started.elapsed().as_secs());
    println!("{} caught, {} of them by time", count("caught"), count("caught: time"));
    println!("{} survived, {} were never run:", count("survived"), count("never run"));
    for row in rows.iter().filter(|row| !row.verdict.starts_with("caught")) {
        println!("{}  {}", row.verdict, row.place);
    }
    Ok(())
}

/// All mutants in the order of a seed. It depends on each mutant alone: a change elsewhere leaves
/// the others in their order.
fn drawn<'a>(mutants: &'a [Mutant], seed: &str) -> impl Iterator<Item = &'a Mutant> {
    let mut all: Vec<_> = mutants.iter().collect();
    all.sort_by_cached_key(|mutant| hash(&format!("{seed}|{}", mutant.key)));
    all.into_iter()
}

/// FNV-1a, with the bits mixed once more, for texts that differ only at their ends.
fn hash(text: &str) -> u64 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1
}

/// What is changed, and as much of the code around it as a table shows.
fn change(before: &str, after: &str) -> String {
    const AROUND: usize = 24;
    let (old, new): (Vec<_>, Vec<_>) = (before.chars().collect(), after.chars().collect());
    if new.is_empty() {
        return format!("without {}", part(&old, 0, (2 * AROUND).min(old.len())));
    }
    let same = old.iter().zip(&new).take_while(|(one, other)| one == other).count();
    let rest = old.len().min(new.len()) - same;
    let backwards = old.iter().rev().zip(new.iter().rev());
    let same_end = backwards.take(rest).take_while(|(one, other)| one == other).count();
    let from = same.saturating_sub(AROUND);
    let around = same_end.min(AROUND);
    let until = |code: &[char]| code.len() - same_end + around;
    format!("{} => {}", part(&old, from, until(&old)), part(&new, from, until(&new)))
}

/// A part of a piece of code, with dots where more stands.
fn part(code: &[char], from: usize, until: usize) -> String {
    let dots = |more: bool| if more { "…" } else { "" };
    let text: String = code[from..until].iter().collect();
    format!("{}{text}{}", dots(from > 0), dots(until < code.len()))
}

fn write(table: &Path, rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let mut file = fs::File::create(table)?;
    for Row { verdict, key, place } in rows {
        writeln!(file, "{verdict}\t{place}\t{key}")?;
    }
    Ok(())
}

fn read(table: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let text = fs::read_to_string(table)?;
    let row = |line: &str| {
        let mut fields = line.splitn(3, '\t').map(str::to_owned);
        Some(Row { verdict: fields.next()?, place: fields.next()?, key: fields.next()? })
    };
    text.lines().map(|line| row(line).ok_or_else(|| format!("no row: {line}").into())).collect()
}
