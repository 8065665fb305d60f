//! The palette in egui's terms.

use egui::style::ScrollStyle;
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, Stroke, TextStyle, Ui,
};

use super::fonts::bold;
use picture::Ink;
use session::Theme;

/// The size of body text.
pub(super) const BODY: f32 = 15.0;
/// The size of secondary text.
pub(super) const SMALL: f32 = 13.0;

pub(super) fn colour(ink: Ink, theme: Theme) -> Color32 {
    let picture::Colour(red, green, blue) = ink.colour(theme);
    Color32::from_rgb(red, green, blue)
}

/// A panel: a card on paper.
pub(super) fn panel(ui: &Ui) -> Frame {
    Frame::new()
        .fill(ui.visuals().window_fill)
        .stroke(ui.visuals().window_stroke)
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(10, 4))
        .outer_margin(Margin::symmetric(3, 2))
}

pub(super) fn apply(context: &Context, theme: Theme) {
    let preference = match theme {
        Theme::Light => egui::ThemePreference::Light,
        Theme::Dark => egui::ThemePreference::Dark,
    };
    context.set_theme(preference);
    let ink = |ink| colour(ink, theme);
    context.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Heading, FontId::new(17.0, bold())),
            (TextStyle::Body, FontId::new(BODY, FontFamily::Proportional)),
            (TextStyle::Button, FontId::new(BODY, FontFamily::Proportional)),
            (TextStyle::Small, FontId::new(SMALL, FontFamily::Proportional)),
            (TextStyle::Monospace, FontId::new(14.0, FontFamily::Proportional)),
        ]
        .into();
        style.spacing.item_spacing = egui::vec2(8.0, 5.0);
        style.spacing.button_padding = egui::vec2(9.0, 4.0);
        style.animation_time = 0.1;
        style.spacing.scroll = ScrollStyle { bar_width: 7.0, ..ScrollStyle::solid() };
        let visuals = &mut style.visuals;
        visuals.panel_fill = ink(Ink::Paper);
        visuals.window_fill = ink(Ink::Card);
        visuals.extreme_bg_color = ink(Ink::Paper);
        visuals.faint_bg_color = ink(Ink::HatchFill);
        visuals.window_stroke = Stroke::new(1.0, ink(Ink::Line));
        visuals.selection.bg_fill = ink(Ink::GoldFill);
        visuals.selection.stroke = Stroke::new(1.0, ink(Ink::Gold));
        visuals.hyperlink_color = ink(Ink::WhiteEdge);
        // A field that waits draws nothing, and costs nothing.
        visuals.text_cursor.blink = false;
        visuals.override_text_color = None;
        let widgets = &mut visuals.widgets;
        for widget in [
            &mut widgets.noninteractive,
            &mut widgets.inactive,
            &mut widgets.hovered,
            &mut widgets.active,
            &mut widgets.open,
        ] {
            widget.corner_radius = CornerRadius::same(8);
            widget.fg_stroke = Stroke::new(1.0, ink(Ink::Text));
            widget.bg_stroke = Stroke::new(1.0, ink(Ink::Line));
            widget.bg_fill = ink(Ink::Card);
            widget.weak_bg_fill = ink(Ink::Card);
        }
        // Rails of sliders, and checkboxes.
        widgets.inactive.bg_fill = ink(Ink::Line);
        for widget in [&mut widgets.hovered, &mut widgets.active] {
            widget.bg_fill = ink(Ink::Hatch);
            // Gold marks active controls; hovered and focused ones only stand out.
            widget.bg_stroke = Stroke::new(2.0, ink(Ink::Text));
            widget.weak_bg_fill = ink(Ink::HatchFill);
        }
    });
}
