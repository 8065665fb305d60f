//! Saves the state within seconds of every change and when the window closes.

use egui::{Context, Vec2};

use super::dock::Docks;
use session::{Remembered, SavedState};

/// Seconds between a change and its save; changes made meanwhile are saved with it.
const PAUSE: f64 = 1.0;

/// The last saved state, and whether it may have changed since.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    kept: Option<Remembered>,
    /// When the state may first have changed, in seconds of the window's clock.
    changed: Option<f64>,
    /// The size of the window when it last did not fill the screen.
    size: Option<(f32, f32)>,
    maximized: bool,
}

impl Autosave {
    /// Takes over the size to which a maximized window returns.
    pub(super) fn recall(&mut self, state: &SavedState) {
        self.size = state.window;
    }

    /// Notes a possible change.
    pub(super) fn touch(&mut self, context: &Context) {
        let now = context.input(|input| input.time);
        self.changed.get_or_insert(now);
    }

    /// Whether it is time to check for changes; if not yet, the window wakes up for it.
    pub(super) fn is_due(&mut self, context: &Context) -> bool {
        let Some(changed) = self.changed else {
            return false;
        };
        let rest = changed + PAUSE - context.input(|input| input.time);
        if rest > 0.0 {
            context.request_repaint_after(std::time::Duration::from_secs_f64(rest));
            return false;
        }
        self.changed = None;
        true
    }

    /// The state to save, if it differs from the last one.
    pub(super) fn differs(&mut self, remembered: Remembered) -> Option<Remembered> {
        if self.kept.as_ref() == Some(&remembered) {
            return None;
        }
        self.kept = Some(remembered.clone());
        Some(remembered)
    }

    /// Notes a failed save: the next check tries again.
    pub(super) fn was_not_kept(&mut self) {
        self.kept = None;
    }

    /// Records the size of the window, in points of the screen, independent of the scale.
    pub(super) fn look_at_window(&mut self, context: &Context) {
        let zoom = context.zoom_factor();
        context.input(|input| {
            let viewport = input.viewport();
            self.maximized = viewport.maximized == Some(true);
            let fills = self.maximized || viewport.fullscreen == Some(true);
            if let Some(inner) = viewport.inner_rect.filter(|_| !fills) {
                let Vec2 { x, y } = inner.size() * zoom;
                self.size = Some((x, y));
            }
        });
    }

    /// Adds the state that only the window knows.
    pub(super) fn add_window(&self, state: &mut SavedState, docks: &Docks) {
        // If the layout cannot be written, the next start uses the initial places.
        state.layout = ron::to_string(docks).unwrap_or_default();
        state.window = self.size;
        state.maximized = self.maximized;
    }
}

/// The panels of the last session, if each exists exactly once.
pub(super) fn panels(layout: &str) -> Option<Docks> {
    let docks: Docks = ron::from_str(layout).ok()?;
    docks.are_complete().then_some(docks)
}

#[cfg(test)]
mod tests {
    use super::super::arrangement::{Arrangement, RightSide, Room};
    use super::*;

    #[test]
    fn the_saved_layout_keeps_the_panels_of_each_arrangement() {
        let arrangement = |presents| Arrangement {
            room: Room::Usual,
            board: true,
            presents,
            listing: true,
            side: RightSide::Listing,
        };
        let mut docks = Docks::default();
        let tabs = docks.of(arrangement(false)).tiles.len();
        let presented = docks.of(arrangement(true)).clone();
        let mut state = SavedState::default();
        Autosave::default().add_window(&mut state, &docks);
        let mut kept = panels(&state.layout).expect("every panel is there once");
        assert_eq!(kept.of(arrangement(false)).tiles.len(), tabs);
        assert_eq!(*kept.of(arrangement(true)), presented);
        assert!(panels("(used: {})x").is_none());
    }
}
