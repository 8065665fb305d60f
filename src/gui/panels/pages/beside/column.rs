//! The tree of a run beside the open one.

use std::sync::Arc;

use egui::{Label, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::super::super::legend::add_entries;
use super::super::super::{focus_ring, from_left, from_right, ink, scrolling, small, title};
use crate::look::{Look, WindowContext};
use crate::paint::{area, paint, rect};
use crate::theme::SMALL;
use picture::{Camera, Ink, Picture, Spot, TreeScene, tree};
use session::{
    BesideColumn, BesideCommand, BesideRow, Command, Opened, RunCommand, Session, WhatIfCommand,
    WhyCommand,
};
use text::{Sign, variant_name};
use tree::NodeId;

/// The height of the line above a tree, in points.
pub(super) const HEAD: f32 = 26.0;
/// With more places in view, they are no longer separate widgets.
const MOST_WIDGETS: usize = 200;
pub(super) fn column_head(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (number, row): (usize, &BesideRow),
) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    let algorithm = match &row.run {
        Some(Ok(counts)) => &*counts.algorithm.name(language),
        Some(Err(_)) | None => "",
    };
    let main = texts.beside_main();
    let (name, more) = match &row.variant {
        None => (algorithm.to_owned(), &*main),
        Some(variant) if variant.algorithm.is_some() => (variant_name(variant, language), ""),
        Some(variant) => (variant_name(variant, language), algorithm),
    };
    let asked = session.view().why.as_ref().filter(|_| session.why_reading_shown());
    let (name, more) = match asked.filter(|_| row.variant.is_some()) {
        Some(why) => (texts.what_changed_after(&*why.moved), algorithm),
        None => (name, more),
    };
    let more = if more == name { "" } else { more };
    ui.spacing_mut().button_padding.y = 0.0;
    ui.spacing_mut().interact_size.y = HEAD - 4.0;
    from_right(ui, HEAD - 2.0, |ui| {
        let is_tried = session.view().work.what_if().is_some();
        if let Some(other) = number.checked_sub(1).filter(|_| !is_tried) {
            let close = ui.button("×").on_hover_text(texts.beside_remove());
            let spoken = format!("{}: {name}", texts.beside_remove());
            close.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
            if close.clicked() {
                cx.commands.push(match asked {
                    Some(_) => Command::Why(WhyCommand::ToggleReading),
                    None => BesideCommand::Remove(other).into(),
                });
            }
        }
        from_left(ui, |ui| {
            ui.add(Label::new(title(format!("{} {name}", number + 1))).truncate());
            ui.add(Label::new(small(session, more)).truncate());
        });
    });
}

/// The height of a sentence below a tree of this place.
pub(super) fn sentence_height(ui: &Ui, sentence: &str, cell: &egui::Rect) -> f32 {
    let font = egui::FontId::new(SMALL, egui::FontFamily::Proportional);
    let text = sentence.to_owned();
    let galley = ui.painter().layout(text, font, egui::Color32::BLACK, cell.width() - 12.0);
    galley.size().y + 4.0
}

/// The sentence of the run with this number; overflow scrolls.
pub(super) fn sentence_ui(ui: &mut Ui, session: &Session, (number, sentence): (usize, &str)) {
    scrolling(("sentence", number)).show(ui, |ui| {
        ui.add(Label::new(small(session, sentence)).wrap());
    });
}

/// The tree of a run beside the open one: a click selects the node there, too.
pub(super) fn column_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (number, open, column): (usize, &Opened, &BesideColumn),
) {
    let session = cx.session;
    let place = ui.available_rect_before_wrap();
    let other = column.run.opened();
    let response = ui.allocate_rect(place, Sense::hover());
    let name = session.language().texts().window_canvas();
    response.widget_info(|| WidgetInfo::labeled(Role::Pane, true, &name));
    let camera = camera(session, (open, column), cx.look, place);
    let scene = TreeScene::beside(session, column, camera, area(place));
    let mut picture = tree(&scene);
    let what_if = session.view().work.what_if();
    let differs = what_if.is_some_and(|view| scene.mark_different(&view.changed, &mut picture));
    paint(&ui.painter_at(place), &picture, session.theme());
    let signs = scene.legend(&picture).into_iter().chain(differs.then_some(Sign::Differs));
    let entries = signs.map(|sign| (sign, scene.meaning(sign, &picture))).collect();
    add_entries(entries, &mut cx.look.legend_beside);
    if picture.spots.len() > MOST_WIDGETS {
        return;
    }
    let seen = other.projection(session.language());
    let is_moved = what_if.is_some_and(|view| view.is_by_hand);
    let seen = seen.telling(session.telling());
    for (spot, at) in &picture.spots {
        let Spot::Node(id) = *spot else {
            continue;
        };
        let at = rect(*at).intersect(place);
        if !at.is_positive() {
            continue;
        }
        let salt = ui.scope_id().with(("beside", number, id));
        let sense = if is_moved { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(at, salt, sense);
        drag(ui, cx, (other, id), (&response, &picture));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, seen.spoken_name(id)));
        focus_ring(ui, session, &response, at);
        if response.clicked() {
            cx.push(RunCommand::Select(column.run.matching.in_first(id)));
        }
        response.on_hover_ui(|ui| {
            let card = seen.card(id);
            ui.label(format!("{}  {}", card.place, card.value.plain));
        });
    }
}

/// The camera of the open tree if both trees are the same; else one that shows the whole tree.
fn camera(
    session: &Session,
    (open, column): (&Opened, &BesideColumn),
    look: &Look,
    place: Rect,
) -> Camera {
    let other = column.run.opened();
    let (outline, layout) = column.outline();
    let is_same = Arc::ptr_eq(open.tree(), other.tree()) && *outline == *session.run().outline().0;
    if is_same {
        return look.tree.camera;
    }
    let labels = !other.loaded().subject.names_nodes();
    Camera::fit(outline.flat(other.tree()), layout, area(place), labels)
}

/// Drags a branch to another place among its siblings.
fn drag(
    ui: &Ui,
    cx: &mut WindowContext<'_>,
    (other, node): (&Opened, NodeId),
    (response, picture): (&Response, &Picture),
) {
    let (true, Some(at)) =
        (response.dragged() || response.drag_stopped(), response.interact_pointer_pos())
    else {
        return;
    };
    let tree = other.tree();
    let Some(parent) = tree.parent(node) else {
        return;
    };
    let siblings = tree.children(parent).filter(|&id| id != node);
    let is_left = |id: NodeId| place_of(picture, id).is_some_and(|place| place.center().x < at.x);
    let to = siblings.filter(|&id| is_left(id)).count();
    if response.drag_stopped() {
        let to = u32::try_from(to).unwrap_or(u32::MAX);
        cx.push(WhatIfCommand::MoveTo(node, to));
        return;
    }
    let stroke = Stroke::new(2.0, ink(cx.session, Ink::Gold));
    let ghost = Rect::from_center_size(at, response.rect.size());
    ui.painter().rect_stroke(ghost, 6.0, stroke, StrokeKind::Outside);
}

fn place_of(picture: &Picture, node: NodeId) -> Option<Rect> {
    let mut spots = picture.spots.iter();
    let found = spots.find(|(spot, _)| *spot == Spot::Node(node));
    found.map(|(_, place)| rect(*place))
}
