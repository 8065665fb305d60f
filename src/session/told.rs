//! How a run is told: what is set.

use super::state::Session;
use crate::lesson::Telling;

impl Session {
    /// How a run is told: how much words say, how finely code is written, how numbers are.
    #[must_use]
    pub fn telling(&self) -> Telling {
        self.settings.telling
    }
}
