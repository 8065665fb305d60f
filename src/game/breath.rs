//! Breaths: the places in long work where it may be interrupted.
//!
//! Where there are threads, nobody wants that. In a browser there is one, and work that was begun
//! between two frames of the window is suspended here, so that the next frame comes in time.

use std::sync::OnceLock;

static ON_BREATH: OnceLock<fn()> = OnceLock::new();

/// Sets what happens at every breath; only the first call counts.
pub fn on_breath(act: fn()) {
    let _ = ON_BREATH.set(act);
}

/// Takes a breath, if anybody wants it: a call that costs next to nothing, so that a loop may make it
/// every thousand nodes or so.
pub fn breath() {
    if let Some(act) = ON_BREATH.get() {
        act();
    }
}

/// Takes a breath at every 1,024th turn of a loop whose turns are short.
#[inline]
pub fn breath_at(turn: usize) {
    if turn.is_multiple_of(1 << 10) {
        breath();
    }
}
