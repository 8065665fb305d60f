//! The size of the window: it fits the screen at first, and can be made small at every scale.

use egui::{Context, Vec2, ViewportCommand, vec2};

/// The initial size, if the screen has room for it, in points of the screen.
#[cfg(not(target_arch = "wasm32"))]
const USUAL: Vec2 = vec2(1440.0, 900.0);
/// The minimum size, in points of the screen, at every scale.
const LEAST: Vec2 = vec2(640.0, 440.0);
/// The room for the screen's own bars and the frame of the window, in points.
const BARS: Vec2 = vec2(16.0, 88.0);

/// What has been done about the size.
#[derive(Debug, Default)]
pub(super) struct WindowSize {
    /// Whether the window has been fitted to the screen.
    fitted: bool,
    /// After how many frames the window is to be maximized: some screens ignore that before they
    /// show it.
    maximizes_in: Option<u8>,
    /// The scale for which the minimum size was set.
    least_for: Option<f32>,
}

/// Limits the size of a window so that its frame and the screen's own bars stay in view.
fn fitting(size: Vec2, screen: Vec2) -> Vec2 {
    size.min(screen - BARS).max(vec2(320.0, 240.0))
}

/// The initial size; the screen is not known yet. A page has that of its browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn first(saved: Option<(f32, f32)>) -> Vec2 {
    let saved = saved.map(|(width, height)| vec2(width, height));
    let is_sane = |size: &Vec2| size.is_finite() && size.min_elem() > 0.0;
    saved.filter(is_sane).unwrap_or(USUAL).max(LEAST)
}

impl WindowSize {
    /// A window that was maximized when it closed becomes so again. It is not fitted: another size
    /// would end that.
    pub(super) fn of(maximized: bool) -> Self {
        let maximizes_in = maximized.then_some(1);
        Self { fitted: maximized, maximizes_in, ..Self::default() }
    }

    /// Shrinks the window once if the screen has too little room for it, and keeps the minimum size
    /// the same at every scale.
    pub(super) fn keep(&mut self, context: &Context) {
        match self.maximizes_in {
            Some(0) => {
                self.maximizes_in = None;
                context.send_viewport_cmd(ViewportCommand::Maximized(true));
            }
            Some(frames) => {
                self.maximizes_in = Some(frames - 1);
                context.request_repaint();
            }
            None => {}
        }
        let zoom = context.zoom_factor();
        let (screen, inner) = context.input(|input| {
            let viewport = input.viewport();
            let inner = viewport.inner_rect.map(|inner| inner.size() * zoom);
            (viewport.monitor_size.map(|size| size * zoom), inner)
        });
        // Ignore invalid sizes, which some screens report for a moment.
        let Some(screen) = screen.filter(|screen| screen.min_elem() > 100.0) else {
            return;
        };
        if self.least_for != Some(zoom) {
            self.least_for = Some(zoom);
            let least = fitting(LEAST, screen);
            context.send_viewport_cmd(ViewportCommand::MinInnerSize(least / zoom));
        }
        if let Some(inner) = inner.filter(|_| !self.fitted) {
            self.fitted = true;
            let fits = fitting(inner, screen);
            if fits != inner {
                context.send_viewport_cmd(ViewportCommand::InnerSize(fits / zoom));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commands that a frame of this scale on this screen sends, sizes in points of the screen.
    fn sent(size: &mut WindowSize, zoom: f32, screen: Vec2, inner: Vec2) -> Vec<(bool, Vec2)> {
        let context = Context::default();
        context.set_zoom_factor(zoom);
        let mut input = egui::RawInput::default();
        let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.monitor_size = Some(screen / zoom);
        viewport.inner_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, inner / zoom));
        let mut output = context.run_ui(input, |ui| size.keep(ui.ctx()));
        output.textures_delta.clear();
        let commands = &output.viewport_output[&egui::ViewportId::ROOT].commands;
        let size = |command: &ViewportCommand| match command {
            ViewportCommand::MinInnerSize(size) => Some((false, *size * zoom)),
            ViewportCommand::InnerSize(size) => Some((true, *size * zoom)),
            _ => None,
        };
        commands.iter().filter_map(size).collect()
    }

    #[test]
    fn the_first_window_fits_a_small_screen_with_its_bars() {
        let screen = vec2(1280.0, 720.0);
        let mut size = WindowSize::default();
        let commands = sent(&mut size, 1.0, screen, first(None));
        assert_eq!(commands[0], (false, LEAST));
        let (_, fits) = commands[1];
        assert!(fits.x <= screen.x && fits.y <= screen.y - 60.0, "{fits}");
        // Later the size is up to the user.
        assert_eq!(sent(&mut size, 1.0, screen, first(None)), []);
    }

    #[test]
    fn the_least_size_ignores_the_scale_and_never_exceeds_the_screen() {
        let mut size = WindowSize::default();
        let screen = vec2(1280.0, 720.0);
        for zoom in [1.0, 2.5, 0.75] {
            let commands = sent(&mut size, zoom, screen, vec2(1000.0, 600.0));
            let (is_size, least) = commands[0];
            assert!(!is_size && (least - LEAST).length() < 0.1, "{zoom}: {least}");
            assert_eq!(commands.len(), 1, "the window is not resized");
        }
        let mut size = WindowSize::default();
        let (_, least) = sent(&mut size, 2.0, vec2(480.0, 320.0), vec2(400.0, 200.0))[0];
        assert!(least.x <= 480.0 && least.y <= 320.0, "{least}");
    }

    #[test]
    fn a_window_that_begins_maximized_stays_so() {
        let screen = vec2(1280.0, 720.0);
        let mut size = WindowSize::of(true);
        let commands = [sent(&mut size, 1.0, screen, screen), sent(&mut size, 1.0, screen, screen)];
        let commands = commands.concat();
        assert!(
            size.maximizes_in.is_none() && commands.iter().all(|(is_size, _)| !is_size),
            "{commands:?}"
        );
        assert!(sent(&mut WindowSize::of(false), 1.0, screen, screen).iter().any(|it| it.0));
    }

    #[test]
    fn a_saved_size_is_used_only_if_it_is_valid() {
        assert_eq!(first(Some((1000.0, 700.0))), vec2(1000.0, 700.0));
        assert_eq!(first(Some((1.0, 7000.0))), vec2(640.0, 7000.0));
        for strange in [(f32::NAN, 700.0), (-5.0, 3.0), (f32::INFINITY, 3.0)] {
            assert_eq!(first(Some(strange)), USUAL);
        }
    }
}
