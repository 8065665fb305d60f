//! The additions of a presentation: its line at the top, the spotlight, the dark screen.

use egui::{Area, Color32, Context, Id, LayerId, Mesh, Order, Pos2, Rect, Sense, Ui, Vec2, vec2};

use super::{buttons_from_right, from_left, strong, switch};
use crate::look::{Look, Tool, WindowContext};
use crate::pane::Pane;
use session::{RunCommand, SettingsCommand};

/// The line at the top of a presentation: the lesson, and the teacher's tools.
pub(crate) fn present_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    ui.spacing_mut().button_padding = vec2(7.0, 2.0);
    ui.spacing_mut().item_spacing.x = 5.0;
    buttons_from_right(ui, 0.0, |ui| {
        let end = ui.button(texts.screen_end_present()).on_hover_text("Esc, F11");
        cx.push_if(end.clicked(), SettingsCommand::TogglePresent);
        for (on, name, tip, what) in [
            (cx.look.blank, texts.screen_blank(), texts.screen_blank_tip(), Tool::Blank),
            (cx.look.pen, texts.screen_pen(), texts.screen_pen_tip(), Tool::Pen),
            (
                cx.look.spotlight,
                texts.screen_spotlight(),
                texts.screen_spotlight_tip(),
                Tool::Spotlight,
            ),
        ] {
            if switch(ui, session, on, name).on_hover_text(tip).clicked() {
                cx.look.toggle(what);
            }
        }
        if !cx.look.strokes.is_empty()
            && ui.button(texts.screen_erase()).on_hover_text(texts.screen_erase_tip()).clicked()
        {
            cx.look.strokes.clear();
        }
        cover_switch(ui, cx);
        from_left(ui, |ui| {
            if let Some(title) = session.open_title() {
                let words = strong(title.told(session.language())).size(17.0);
                ui.add(egui::Label::new(words).truncate());
            }
        });
    });
}

/// The switch that covers values and words.
pub(super) fn cover_switch(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if session.holds_sheet() {
        return; // The run is covered anyway.
    }
    let texts = session.language().texts();
    let cover = switch(ui, session, session.run().covers(), texts.screen_cover());
    cx.push_if(cover.on_hover_text(texts.screen_cover_tip()).clicked(), RunCommand::ToggleMasks);
}

/// The radius of the spotlight, in points.
const SPOT: f32 = 90.0;

/// The spotlight and the dark screen, over everything else.
pub(crate) fn over_everything(context: &Context, look: &Look) {
    let screen = context.content_rect();
    if look.blank {
        // It takes the clicks: what is below it is not seen.
        let dark = Area::new(Id::unique("dark")).order(Order::Tooltip).fixed_pos(screen.min);
        dark.show(context, |ui| {
            ui.allocate_rect(screen, Sense::click_and_drag());
            ui.painter().rect_filled(screen, 0.0, Color32::BLACK);
        });
        return;
    }
    let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::unique("presenting")));
    if look.spotlight {
        // Until there is a pointer, the middle of the tree is lit.
        let middle = look.place(Pane::Tree).unwrap_or(screen).center();
        painter.add(shade(context.pointer_hover_pos().unwrap_or(middle), screen));
    }
}

/// The darkness outside the spotlight, out of 255.
const SHADE: u8 = 150;
/// The width of the spotlight's soft edge, in points.
const FEATHER: f32 = 4.0;
/// The number of corners that approximate the circle.
const CORNERS: u32 = 96;

/// The shade around the spotlight: a ring from its edge to beyond the corners of the screen.
///
/// This is a custom mesh: the stroke of a circle is drawn outside it, so one as wide as the screen
/// would end up beyond it.
fn shade(at: Pos2, screen: Rect) -> Mesh {
    let corners =
        [screen.left_top(), screen.right_top(), screen.left_bottom(), screen.right_bottom()];
    let farthest = corners.map(|corner| corner.distance(at));
    let farthest = farthest.into_iter().fold(SPOT + FEATHER, f32::max);
    // The sides of the outer ring are slightly nearer than its corners.
    let reach = farthest / (std::f32::consts::PI / CORNERS as f32).cos() + 1.0;
    let dark = Color32::from_black_alpha(SHADE);
    let rings = [(SPOT, Color32::TRANSPARENT), (SPOT + FEATHER, dark), (reach, dark)];
    let mut mesh = Mesh::default();
    for corner in 0..CORNERS {
        let turn = corner as f32 / CORNERS as f32;
        let way = Vec2::angled(turn * std::f32::consts::TAU);
        for (radius, colour) in rings {
            mesh.colored_vertex(at + way * radius, colour);
        }
    }
    let count = rings.len() as u32;
    for corner in 0..CORNERS {
        let (here, next) = (corner * count, (corner + 1) % CORNERS * count);
        for ring in 0..count - 1 {
            mesh.add_triangle(here + ring, here + ring + 1, next + ring);
            mesh.add_triangle(next + ring, here + ring + 1, next + ring + 1);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    /// Whether a triangle of the mesh covers a point, at least in part.
    fn covers(mesh: &Mesh, point: Pos2) -> bool {
        let side = |a: Pos2, b: Pos2| (b - a).x * (point - a).y - (b - a).y * (point - a).x;
        mesh.indices.chunks(3).any(|triangle| {
            let corners = [0, 1, 2].map(|corner| mesh.vertices[triangle[corner] as usize]);
            let [a, b, c] = corners.map(|corner| corner.pos);
            let sides = [side(a, b), side(b, c), side(c, a)];
            let is_inside =
                sides.iter().all(|&side| side >= 0.0) || sides.iter().all(|&side| side <= 0.0);
            is_inside && corners.iter().any(|corner| corner.color.a() == SHADE)
        })
    }

    #[test]
    fn the_spotlight_shades_everything_else() {
        let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0));
        // In the middle, in a corner, at an edge, and on a screen of one line.
        let line = Rect::from_min_max(pos2(0.0, 0.0), pos2(3000.0, 2.0));
        for (at, screen) in [
            (pos2(640.0, 360.0), screen),
            (pos2(0.0, 0.0), screen),
            (pos2(1280.0, 300.0), screen),
            (pos2(0.0, 1.0), line),
        ] {
            let mesh = shade(at, screen);
            assert!(mesh.is_valid());
            let corners = [
                screen.left_top(),
                screen.right_top(),
                screen.left_bottom(),
                screen.right_bottom(),
            ];
            let is_far = |corner: &Pos2| corner.distance(at) > SPOT + FEATHER;
            for corner in corners.into_iter().filter(is_far) {
                assert!(covers(&mesh, corner), "{at}: {corner}");
            }
            for by in [Vec2::ZERO, vec2(SPOT * 0.9, 0.0), vec2(0.0, -SPOT * 0.9)] {
                assert!(!covers(&mesh, at + by), "{at}: {by} is bright");
            }
        }
    }
}
