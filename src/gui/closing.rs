//! Closing the window: pending saves are finished first, and failed ones are reported.

use egui::{Event, Key, RawInput};

/// The progress of closing the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// Closing has not been requested.
    #[default]
    No,
    /// The window closes once everything is saved.
    Waits {
        /// Whether a save has failed.
        failed: bool,
    },
    /// A save has failed, which is being reported: on the next request the window closes anyway.
    Told,
    /// Everything is saved.
    Now,
}

/// Delays keys that arrive in one frame but must be handled one after the other: Ctrl+S, Enter,
/// Ctrl+Q. The first may open a dialog, which must exist before the next is handled.
#[derive(Debug, Default)]
pub(super) struct KeyQueue {
    held: Vec<Event>,
    /// Frames to wait before the next key, so that a field can take the keyboard focus.
    pause: u8,
}

impl KeyQueue {
    /// Whether keys wait for the next frame.
    pub(super) fn is_holding(&self) -> bool {
        !self.held.is_empty()
    }

    /// Passes on only the events that this frame can handle.
    pub(super) fn hold_back(&mut self, input: &mut RawInput) {
        if self.held.is_empty() && self.pause == 0 && input.events.is_empty() {
            return;
        }
        self.held.append(&mut input.events);
        self.pause = self.pause.saturating_sub(1);
        if self.pause > 0 {
            return;
        }
        let first = self.held.iter().position(opens_or_closes);
        let end = first.map_or(self.held.len(), |first| first + 1);
        input.events = self.held.drain(..end).collect();
        if first.is_some() {
            self.pause = 2;
        }
    }
}

/// Whether a key may open or close a dialog.
fn opens_or_closes(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            modifiers.command && matches!(key, Key::S | Key::O) || *key == Key::Enter
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    #[test]
    fn the_queue_spreads_simultaneous_keys_over_several_frames() {
        let keys = [
            key(Key::ArrowRight, Modifiers::NONE),
            key(Key::S, Modifiers::COMMAND),
            key(Key::Enter, Modifiers::NONE),
            key(Key::Q, Modifiers::COMMAND),
        ];
        let mut queue = KeyQueue::default();
        let mut frames = Vec::new();
        for frame in 0..8 {
            let mut input = RawInput::default();
            if frame == 0 {
                input.events = keys.to_vec();
            }
            queue.hold_back(&mut input);
            if !input.events.is_empty() {
                frames.push(input.events);
            }
        }
        assert_eq!(frames, [&keys[..2], &keys[2..3], &keys[3..]]);
        assert!(!queue.is_holding());
    }
}
