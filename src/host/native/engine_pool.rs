//! The user's engines, each in its own process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::engine::{EngineTimeouts, UsiEngine};
use session::Reply;
use session::engines::{EngineEntry, EngineEvent, EngineId, EngineQuestion};

/// The timeout for an engine to identify itself: some load their tables first.
const HANDSHAKE: Duration = Duration::from_secs(30);

/// The running engines of the list.
pub(super) struct EnginePool {
    running: Mutex<HashMap<EngineId, PooledEngine>>,
    tell: Arc<dyn Fn(Reply) + Send + Sync>,
}

struct PooledEngine {
    engine: UsiEngine,
    entry: EngineEntry,
    asked: Arc<Mutex<QuestionNumbers>>,
}

/// The number of the last question to an engine: the engine's own, and that in the comparison.
#[derive(Clone, Copy, Default)]
struct QuestionNumbers {
    there: u64,
    here: u64,
}

impl EnginePool {
    pub(super) fn new(tell: Arc<dyn Fn(Reply) + Send + Sync>) -> Self {
        Self { running: Mutex::default(), tell }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<EngineId, PooledEngine>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts an engine, unless it already runs with the same entry.
    pub(super) fn start(&self, entry: EngineEntry) {
        let mut running = self.running();
        let same = running.get(&entry.id).is_some_and(|running| is_same(&running.entry, &entry));
        if same {
            return;
        }
        let asked = Arc::new(Mutex::new(QuestionNumbers::default()));
        let (tell, id) = (Arc::clone(&self.tell), entry.id);
        let numbers = Arc::clone(&asked);
        let limits = EngineTimeouts { handshake: HANDSHAKE, ..EngineTimeouts::default() };
        let engine = UsiEngine::start(entry.clone(), limits, move |event| {
            // The log is for engine authors; nothing here shows it.
            if matches!(event, EngineEvent::Log(_)) {
                return;
            }
            let last = *numbers.lock().unwrap_or_else(PoisonError::into_inner);
            let is_old = number_of(&event).is_some_and(|number| number != last.there);
            if !is_old {
                tell(Reply::Engine(id, last.here, event));
            }
        });
        let new = PooledEngine { engine, entry, asked };
        running.insert(id, new);
    }

    /// Asks an engine, and starts it if necessary.
    pub(super) fn ask(&self, entry: EngineEntry, here: u64, question: EngineQuestion) {
        let id = entry.id;
        self.start(entry);
        if let Some(running) = self.running().get(&id) {
            // Its answers wait until the number is known.
            let mut asked = running.asked.lock().unwrap_or_else(PoisonError::into_inner);
            *asked = QuestionNumbers { there: running.engine.ask(question), here };
        }
    }

    pub(super) fn stop(&self, id: EngineId) {
        if let Some(running) = self.running().get(&id) {
            running.engine.stop();
        }
    }

    pub(super) fn end(&self, id: EngineId) {
        self.running().remove(&id);
    }
}

/// Whether two entries start the same program in the same way.
fn is_same(a: &EngineEntry, b: &EngineEntry) -> bool {
    a.program == b.program && a.arguments == b.arguments && a.options == b.options
}

/// The number of the question that an event belongs to.
fn number_of(event: &EngineEvent) -> Option<u64> {
    match event {
        EngineEvent::Progress(number, _)
        | EngineEvent::BestMove(number, _)
        | EngineEvent::Mate(number, _)
        | EngineEvent::Unanswered(number, _) => Some(*number),
        EngineEvent::Ready(_)
        | EngineEvent::Warning(_)
        | EngineEvent::Exited(_)
        | EngineEvent::AskSo(_)
        | EngineEvent::Log(_) => None,
    }
}
