//! The tree: the canvas, its switches, and the swap list of an exchange beside it.

use egui::{
    Align, Align2, FontFamily, FontId, Layout, Response, RichText, Role, Sense, Ui, WidgetInfo,
    vec2,
};

use super::swap_list::swap_list;
use super::{ink, switch, title};
use crate::gui::fonts::bold;
use crate::gui::paint::{area, paint, rect};
use crate::gui::theme::SMALL;
use crate::gui::window::Look;
use crate::lesson::{Part, card, spoken_name};
use crate::picture::{Camera, Ink, Picture, TreeScene, tree};
use crate::session::{Command, Opened, Session};
use crate::text::Texts;
use crate::tree::NodeId;

/// Beyond so many nodes in view they are no widgets of their own any more.
const MOST_WIDGETS: usize = 200;

/// The tree.
pub(in crate::gui) fn tree_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let Some(open) = session.open() else {
        ui.centered_and_justified(|ui| ui.label(title(text.nothing_open)));
        return;
    };
    head(ui, session, open, look, commands);
    find_ui(ui, session, look, commands);
    let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Pane, true, text.tree));
    move_camera(ui, session, open, look, &response);
    let scene = TreeScene {
        replay: open.replay(),
        layout: open.layout(),
        stage: &*open.loaded().stage,
        line: &session.view().line,
        selection: session.selection(),
        camera: look.camera,
        area: area(response.rect),
        language: session.language(),
        here: text.here,
    };
    let picture = tree(&scene);
    paint(&painter, &picture, session.theme());
    let (hint, legend) = if open.algorithm().is_exchange() {
        (text.exchange_hint, text.exchange_legend)
    } else {
        (text.tree_hint, text.tree_legend)
    };
    let small_text = |at, align: Align2, words| {
        let font = FontId::new(SMALL, FontFamily::Proportional);
        painter.text(at, align, words, font, ink(session, Ink::Muted));
    };
    small_text(
        response.rect.min + vec2(2.0, 8.0),
        Align2::LEFT_CENTER,
        hint,
    );
    small_text(
        response.rect.left_bottom() + vec2(2.0, -8.0),
        Align2::LEFT_CENTER,
        legend,
    );
    pointer(ui, session, open, &response, &picture, commands);
    if !session.view().swap_list.is_empty() && !look.hides_swap_list {
        look.swap_list_beside = !swap_list(ui, session, response.rect, &picture);
    }
}

/// Title, algorithms, and what is in view.
fn head(
    ui: &mut Ui,
    session: &Session,
    open: &Opened,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
    ui.horizontal_wrapped(|ui| {
        let algorithms = &open.loaded().algorithms;
        if algorithms.len() == 1 {
            ui.label(title(open.algorithm().name(language)));
        }
        for &algorithm in algorithms.iter().filter(|_| algorithms.len() > 1) {
            let on = algorithm == open.algorithm();
            if switch(ui, session, on, algorithm.name(language)).clicked() {
                commands.push(Command::SetAlgorithm(algorithm));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if switch(ui, session, session.follows(), text.follow)
                .on_hover_text(text.follow_tip)
                .clicked()
            {
                commands.push(Command::ToggleFollow);
            }
            if ui.button(text.fit).on_hover_text(text.fit_tip).clicked() {
                commands.push(Command::Fit);
            }
            for (label, tip, factor) in [("+", text.zoom_in, 1.25), ("−", text.zoom_out, 0.8)] {
                if ui.button(label).on_hover_text(tip).clicked() {
                    look.zoom_by = Some(factor);
                }
            }
            if open.algorithm().is_exchange()
                && switch(ui, session, !look.hides_swap_list, text.swap_list).clicked()
            {
                look.hides_swap_list = !look.hides_swap_list;
            }
        });
    });
}

/// The field to find a node, while it is open.
fn find_ui(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(query) = &mut look.find else {
        return;
    };
    let mut stays = true;
    ui.horizontal(|ui| {
        let label = ui.label(text.find);
        let field = ui
            .add(
                egui::TextEdit::singleline(query)
                    .hint_text(text.find_hint)
                    .desired_width(260.0),
            )
            .labelled_by(label.id);
        if std::mem::take(&mut look.focus_find) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if (entered || ui.button(text.find_next).clicked()) && !query.trim().is_empty() {
            commands.push(Command::Find(query.clone()));
            field.request_focus();
        }
        stays = !ui.button(format!("{} (Esc)", text.close)).clicked();
    });
    if !stays {
        look.find = None;
    }
}

/// Fits, follows, pans and zooms.
fn move_camera(ui: &Ui, session: &Session, open: &Opened, look: &mut Look, response: &Response) {
    let canvas = area(response.rect);
    let size = response.rect.size();
    let asked = session.fit_request();
    let (fits_asked, fits_size) = match look.fitted {
        Some((fitted, fitted_size)) => (fitted == asked, fitted_size == size),
        None => (false, false),
    };
    if !fits_asked {
        look.moved = false;
    }
    if !fits_asked || (!fits_size && !look.moved) {
        let labels = !open.loaded().stage.names_nodes();
        look.camera = Camera::fit(open.tree(), open.layout(), canvas, labels);
        look.fitted = Some((asked, size));
    }
    let step = open.replay().step();
    if step != look.followed {
        look.followed = step;
        if let (true, Some(cursor)) = (session.follows(), open.replay().cursor()) {
            look.camera
                .reveal(canvas, open.layout(), open.tree(), cursor, 60.0);
        }
    }
    if look.revealed != session.reveal_request() {
        look.revealed = session.reveal_request();
        if let Some(selected) = session.selection() {
            look.camera
                .reveal(canvas, open.layout(), open.tree(), selected, 60.0);
        }
    }
    if response.dragged() {
        let by = response.drag_delta();
        look.camera.pan([by.x, by.y]);
        look.moved = true;
    }
    if let Some(factor) = look.zoom_by.take() {
        look.camera
            .zoom(canvas, canvas.centre(), factor, open.layout());
        look.moved = true;
    }
    if let Some(pointer) = response.hover_pos() {
        let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
        let factor = f64::from(pinch) * f64::from(scroll / 240.0).exp();
        if (factor - 1.0).abs() > 1e-4 {
            look.camera
                .zoom(canvas, [pointer.x, pointer.y], factor, open.layout());
            look.moved = true;
        }
    }
}

/// Clicks select, double clicks go there, hovering says why a branch was cut.
fn pointer(
    ui: &Ui,
    session: &Session,
    open: &Opened,
    canvas: &Response,
    picture: &Picture,
    commands: &mut Vec<Command>,
) {
    if picture.nodes.len() <= MOST_WIDGETS {
        for (id, place) in &picture.nodes {
            let place = rect(*place).intersect(canvas.rect);
            if !place.is_positive() {
                continue;
            }
            let salt = ui.scope_id().with(("node", id.0));
            let response = ui.interact(place, salt, Sense::click());
            response.widget_info(|| {
                let name = spoken_name(
                    open.replay(),
                    &*open.loaded().stage,
                    *id,
                    session.language(),
                );
                WidgetInfo::labeled(Role::Button, true, name)
            });
            if response.has_focus() {
                let stroke = egui::Stroke::new(2.0, ink(session, Ink::Text));
                let ring = place.expand(5.0);
                ui.painter()
                    .rect_stroke(ring, 6.0, stroke, egui::StrokeKind::Outside);
            }
            on_node(session, open, *id, &response, commands);
        }
        if canvas.clicked() {
            commands.push(Command::Select(None));
        }
        return;
    }
    let Some(at) = canvas.hover_pos() else {
        return;
    };
    let hit = picture
        .nodes
        .iter()
        .rev()
        .find(|(_, place)| place.holds([at.x, at.y]));
    match hit {
        Some((id, _)) => on_node(session, open, *id, canvas, commands),
        None if canvas.clicked() => commands.push(Command::Select(None)),
        None => {}
    }
}

fn on_node(
    session: &Session,
    open: &Opened,
    id: NodeId,
    response: &Response,
    commands: &mut Vec<Command>,
) {
    // A double click soon after a click elsewhere counts as a triple one.
    if response.double_clicked() || response.triple_clicked() {
        commands.push(Command::GoTo(id));
    } else if response.clicked() {
        commands.push(Command::Select(Some(id)));
    }
    response.clone().on_hover_ui(|ui| {
        ui.set_max_width(420.0);
        let reasons = open.cut_reasons(id).map(|(_, reasons)| reasons);
        let card = card(
            open.replay(),
            open.algorithm(),
            &*open.loaded().stage,
            id,
            &reasons.unwrap_or_default(),
            session.language(),
        );
        ui.label(RichText::new(format!("{}  {}", card.place, card.value.plain)).family(bold()));
        for part in &card.why {
            let (Part::Text(text) | Part::Reason { text, .. } | Part::Formula { text, .. }) = part;
            ui.label(text);
        }
    });
}
