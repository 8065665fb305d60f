//! Keys and letters, which the window takes no faster than its fields can open and close.

use egui::{Context, Event, Key, Plugin, RawInput};

/// Delays keys and letters that arrive in one frame but must be handled one after the other.
///
/// Ctrl+K, “dark”: the key opens a field, which must exist before the letters come. “20”, Tab: egui
/// moves the focus before fields take their letters, so they must come first.
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
        let Some(first) = self.held.iter().position(opens_or_closes) else {
            input.events = std::mem::take(&mut self.held);
            return;
        };
        let is_letter = |event: &Event| matches!(event, Event::Text(_));
        if leaves_field(&self.held[first]) && self.held[..first].iter().any(is_letter) {
            input.events = self.held.drain(..first).collect();
            return;
        }
        input.events = self.held.drain(..=first).collect();
        self.pause = 2;
    }
}

impl Plugin for KeyQueue {
    fn debug_name(&self) -> &'static str {
        "keys"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        self.hold_back(input);
        if self.is_holding() {
            context.request_repaint();
        }
    }
}

/// Whether a key leaves the field that is being typed in, or takes what has been typed.
fn leaves_field(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Tab | Key::Enter, pressed: true, .. })
}

/// Whether a key may open or close a dialog, or open a field.
fn opens_or_closes(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            let opens = [Key::S, Key::O, Key::E, Key::F, Key::K].contains(key);
            modifiers.command && opens || leaves_field(event)
        }
        // The letter of a key that opens a field: it must not come into the field.
        Event::Text(letter) => letter == "/" || letter == "W",
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
    fn letters_are_taken_before_the_focus_moves_and_after_their_field_has_opened() {
        let text = |letters: &str| Event::Text(letters.to_owned());
        let (tab, opens) = (key(Key::Tab, Modifiers::NONE), key(Key::K, Modifiers::COMMAND));
        for events in [vec![text("20"), tab.clone()], vec![opens, text("dark")]] {
            let mut queue = KeyQueue::default();
            let mut input = RawInput { events: events.clone(), ..RawInput::default() };
            queue.hold_back(&mut input);
            assert_eq!(input.events, events[..1]);
            let mut later = Vec::new();
            for _ in 0..3 {
                let mut input = RawInput::default();
                queue.hold_back(&mut input);
                later.extend(input.events);
            }
            assert_eq!(later, events[1..]);
        }
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
