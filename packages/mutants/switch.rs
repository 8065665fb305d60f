//! Which mutant is on. `packages/mutants` writes this file into the copy that it builds.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Instant;
use std::{env, fs, thread};

/// Nobody has looked yet.
const UNREAD: u32 = u32::MAX;
/// No mutant is on, and what is reached is written down.
const RECORD: u32 = u32::MAX - 1;

// So that a sum of values can be a difference, and the other way round.
impl std::ops::Sub<i32> for crate::Score {
    type Output = Self;
    fn sub(self, change: i32) -> Self {
        Self(self.0.saturating_sub(change))
    }
}

impl std::ops::Add for crate::Score {
    type Output = i32;
    fn add(self, other: Self) -> i32 {
        self.0.saturating_add(other.0)
    }
}

static ACTIVE: AtomicU32 = AtomicU32::new(UNREAD);

/// Whether this mutant is on. They are counted from 1.
#[inline]
pub fn on(mutant: u32) -> bool {
    let active = ACTIVE.load(Relaxed);
    active == mutant || (active >= RECORD && look(active, mutant))
}

#[cold]
#[inline(never)]
fn look(active: u32, mutant: u32) -> bool {
    if active == RECORD {
        // A thread that is ending has no list any more.
        let is_new =
            SEEN.with(|seen| seen.get(mutant as usize).is_none_or(|seen| !seen.replace(true)));
        if is_new {
            let _ = REACHED.try_with(|reached| reached.borrow_mut().seen.insert(mutant));
        }
        return false;
    }
    let chosen = env::var("YOMISUJI_MUTANT").ok().and_then(|mutant| mutant.parse().ok());
    let record = env::var_os("YOMISUJI_REACHED").is_some();
    ACTIVE.store(chosen.unwrap_or(if record { RECORD } else { 0 }), Relaxed);
    on(mutant)
}

thread_local! {
    /// What is in the list already: that is asked by the million.
    static SEEN: [Cell<bool>; 8192] = const { [const { Cell::new(false) }; 8192] };
    static REACHED: RefCell<Reached> = RefCell::new(Reached::new());
}

/// What a thread has reached; each test has one, with its name.
struct Reached {
    name: String,
    since: Instant,
    seen: BTreeSet<u32>,
}

impl Reached {
    fn new() -> Self {
        let name = thread::current().name().unwrap_or("?").to_owned();
        Self { name, since: Instant::now(), seen: BTreeSet::new() }
    }
}

impl Drop for Reached {
    /// Adds a line to the file: the thread, its milliseconds, and what it has reached.
    fn drop(&mut self) {
        let Some(path) = env::var_os("YOMISUJI_REACHED") else {
            return;
        };
        let seen: Vec<_> = self.seen.iter().map(u32::to_string).collect();
        let millis = self.since.elapsed().as_millis();
        let line = format!("{}\t{millis}\t{}\n", self.name, seen.join(" "));
        if let Ok(mut file) = fs::OpenOptions::new().append(true).create(true).open(path) {
            let _ = file.write_all(line.as_bytes());
        }
    }
}
