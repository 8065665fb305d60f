//! Who reads a position beside the tree: our own engine on a worker, and the engines of the
//! person's list, each in its own process.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::engine::{EngineTimeouts, UsiEngine};
use super::{files, user_folder};
use crate::language::Words;
use crate::search::{Control, Limits};
use crate::session::engines::{EngineEntry, EngineEvent, EngineQuestion};
use crate::session::{
    BuiltinProgress, BuiltinSearch, Command, CompareCommand, CompareLimit, Job, utf8,
};

/// Lets our engine think, and tells how far it has come after each depth.
pub(super) fn think(thinking: &BuiltinSearch, job: &Job, mut tell: impl FnMut(Command)) -> Command {
    let mut limits = Limits::default();
    match thinking.reach {
        CompareLimit::Depth(plies) => limits.depth = Some(plies),
        CompareLimit::Seconds(seconds) => limits.time = Some(Duration::from_secs(seconds.into())),
        CompareLimit::Endless => {}
    }
    let began = Instant::now();
    let control = Control {
        clock: &|| began.elapsed(),
        stop: job.flag(),
    };
    let answer = |iterations: &[_], is_over| {
        Command::Compare(CompareCommand::Thought(
            job.clone(),
            BuiltinProgress {
                iterations: iterations.to_vec(),
                is_over,
            },
        ))
    };
    let read = thinking
        .reading
        .read(&thinking.at, &limits, control, |iterations| {
            tell(answer(iterations, false));
        });
    answer(&read, true)
}

/// How long an engine may take to say who it is: some read their tables before they do.
const HANDSHAKE: Duration = Duration::from_secs(30);

/// The engines of the list that run.
pub(super) struct EnginePool {
    running: Mutex<HashMap<String, PooledEngine>>,
    tell: Arc<dyn Fn(Command) + Send + Sync>,
}

struct PooledEngine {
    engine: UsiEngine,
    entry: EngineEntry,
    asked: Arc<Mutex<QuestionNumbers>>,
}

/// The last question that an engine was asked: its number there, and in the comparison.
#[derive(Clone, Copy, Default)]
struct QuestionNumbers {
    there: u64,
    here: u64,
}

impl EnginePool {
    pub(super) fn new(tell: impl Fn(Command) + Send + Sync + 'static) -> Self {
        Self {
            running: Mutex::default(),
            tell: Arc::new(tell),
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<String, PooledEngine>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts an engine, unless it runs with the same entry.
    pub(super) fn start(&self, entry: EngineEntry) {
        let mut running = self.running();
        let same = running
            .get(&entry.name)
            .is_some_and(|running| is_same(&running.entry, &entry));
        if same {
            return;
        }
        let asked = Arc::new(Mutex::new(QuestionNumbers::default()));
        let (tell, name) = (Arc::clone(&self.tell), entry.name.clone());
        let numbers = Arc::clone(&asked);
        let limits = EngineTimeouts {
            handshake: HANDSHAKE,
            ..EngineTimeouts::default()
        };
        let engine = UsiEngine::start(entry.clone(), limits, move |event| {
            // The log is for those who write engines; nothing here shows it.
            if matches!(event, EngineEvent::Log(_)) {
                return;
            }
            let last = *numbers.lock().unwrap_or_else(PoisonError::into_inner);
            let is_old = number_of(&event).is_some_and(|number| number != last.there);
            if !is_old {
                let heard = CompareCommand::Heard(name.clone(), last.here, event);
                tell(Command::Compare(heard));
            }
        });
        let name = entry.name.clone();
        let new = PooledEngine {
            engine,
            entry,
            asked,
        };
        running.insert(name, new);
    }

    /// Asks an engine, which is started if it does not run.
    pub(super) fn ask(&self, entry: EngineEntry, here: u64, question: EngineQuestion) {
        let name = entry.name.clone();
        self.start(entry);
        if let Some(running) = self.running().get(&name) {
            // Whatever it answers waits until its number is known.
            let mut asked = running.asked.lock().unwrap_or_else(PoisonError::into_inner);
            *asked = QuestionNumbers {
                there: running.engine.ask(question),
                here,
            };
        }
    }

    /// Stops what an engine is reading.
    pub(super) fn stop(&self, name: &str) {
        if let Some(running) = self.running().get(name) {
            running.engine.stop();
        }
    }

    /// Ends an engine.
    pub(super) fn end(&self, name: &str) {
        self.running().remove(name);
    }
}

/// Whether two entries start the same program in the same way.
fn is_same(a: &EngineEntry, b: &EngineEntry) -> bool {
    a.program == b.program && a.arguments == b.arguments && a.options == b.options
}

/// The number of the question that something is said about.
fn number_of(event: &EngineEvent) -> Option<u64> {
    match event {
        EngineEvent::Progress(number, _)
        | EngineEvent::BestMove(number, _)
        | EngineEvent::Mate(number, _)
        | EngineEvent::Unanswered(number, _) => Some(*number),
        _ => None,
    }
}

/// The version of the file of the list.
const VERSION: u32 = 1;

/// The file of the list.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EngineList {
    version: u32,
    engines: Vec<EngineEntry>,
}

/// Where the list of engines is kept.
#[must_use]
pub fn engines_file() -> Option<PathBuf> {
    user_folder()?
        .parent()
        .map(|folder| folder.join("engines.ron"))
}

/// The engines of a list.
///
/// # Errors
/// One sentence with the place.
pub fn read_engines(path: &Path) -> Result<Vec<EngineEntry>, Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?.trim_start_matches('\u{feff}');
    let list: EngineList = ron::from_str(text).map_err(|error| {
        let at = error.span.start;
        Words {
            ja: format!(
                "{name}:{}:{}: エンジンの一覧として読めない: {}",
                at.line, at.col, error.code
            ),
            en: format!(
                "{name}:{}:{}: this is no list of engines: {}",
                at.line, at.col, error.code
            ),
        }
    })?;
    if list.version != VERSION {
        let found = list.version;
        return Err(Words {
            ja: format!("{name}: エンジンの一覧の版が{found}。読めるのは{VERSION}"),
            en: format!("{name}: found a list of version {found}, expected {VERSION}"),
        });
    }
    Ok(list.engines)
}

/// The list in a file; an empty one where there is none.
pub(super) fn listed_engines(file: Option<PathBuf>) -> Result<Vec<EngineEntry>, Words> {
    match file {
        Some(path) if path.exists() => read_engines(&path),
        _ => Ok(Vec::new()),
    }
}

/// Writes the list to its file.
pub(super) fn save_engines(engines: Vec<EngineEntry>, file: Option<PathBuf>) -> Result<(), Words> {
    let path = file.ok_or_else(|| Words {
        ja: "エンジンの一覧を置く場所がない".to_owned(),
        en: "there is no place to keep the list of engines".to_owned(),
    })?;
    // What cannot be read as a list is never lost for that.
    if path.exists() && read_engines(&path).is_err() {
        let aside = path.with_extension("ron.bak");
        std::fs::rename(&path, &aside).map_err(|error| Words {
            ja: format!("{}: 読めない一覧を脇へ移せない: {error}", path.display()),
            en: format!(
                "{}: the unreadable list cannot be put aside: {error}",
                path.display()
            ),
        })?;
    }
    let list = EngineList {
        version: VERSION,
        engines,
    };
    let pretty = ron::ser::PrettyConfig::new();
    let text = ron::ser::to_string_pretty(&list, pretty).map_err(|error| Words {
        ja: format!("エンジンの一覧を書けない: {error}"),
        en: format!("the list of engines cannot be written: {error}"),
    })?;
    files::write_in_new_folder(&path, text.as_bytes())
}
