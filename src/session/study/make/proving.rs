//! Proving the promises of the lesson that is made.

use scenario::{Loaded, Proof, prove};

/// A request to prove the promises of the open lesson, for a worker.
#[derive(Debug)]
pub struct ProveRequest {
    loaded: Loaded,
}

impl ProveRequest {
    pub(super) fn of(loaded: &Loaded) -> Self {
        Self { loaded: loaded.clone() }
    }

    /// Proves them. Work for a worker thread.
    pub fn prove(&self) -> Vec<Proof> {
        prove(&self.loaded)
    }
}
