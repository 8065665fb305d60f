//! The moves of the shown position, in place of the tree: the candidates by class, and beside them
//! why the other moves are not generated.

use egui::{
    Align2, Button, CornerRadius, FontId, Grid, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, vec2,
};

use super::super::node::place_name;
use super::super::table::fitting_number;
use super::super::{
    buttons_from_right, framed, from_left, in_frame, ink, part, scrolling, small, strong, title,
};
use super::PageRow;
use crate::fonts::bold;
use crate::look::WindowContext;
use eval::Evaluation;
use picture::Ink;
use plausible::ClassGroup;
use session::{CandidateLine, CandidatesCommand, CandidatesView, Session};

/// The largest share of the width for the other moves.
const OTHERS: f32 = 0.36;

/// Below this width, in points, the head takes two rows, and the other moves are below.
const NARROW: f32 = 560.0;

pub(super) fn candidates_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let Some(view) = cx.session.view().page.candidates() else {
        return;
    };
    head(ui, cx, (row, view));
    let place = ui.available_rect_before_wrap();
    if place.width() < NARROW {
        ScrollArea::both().id_salt("candidates").auto_shrink([false, false]).show(ui, |ui| {
            groups_ui(ui, cx, view);
            others_ui(ui, cx, view);
        });
        return;
    }
    let width = (place.width() * OTHERS).min(380.0);
    let (left, right) = place.split_left_right_at_x(place.max.x - width);
    let mut left = part(ui, left.shrink2(vec2(4.0, 0.0)));
    scrolling("candidates").show(&mut left, |ui| groups_ui(ui, cx, view));
    let mut right = part(ui, right.shrink2(vec2(6.0, 0.0)));
    scrolling("other moves").show(&mut right, |ui| others_ui(ui, cx, view));
    ui.advance_cursor_after_rect(place);
}

fn groups_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &CandidatesView) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (group, lines) in &view.groups {
            group_ui(ui, cx, *group, lines);
        }
    });
}

/// The number of moves, the name of the position, and the way back; below, what the numbers are.
fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &CandidatesView)) {
    let (session, texts) = cx.session_and_texts();
    let is_narrow = ui.available_width() < NARROW;
    buttons_from_right(ui, 4.0, |ui| {
        row.to_tree(ui, cx);
        if !is_narrow {
            from_left(ui, |ui| about_ui(ui, session, view));
        }
    });
    if is_narrow {
        ui.horizontal(|ui| about_ui(ui, session, view));
    }
    // The provisional values are those of YSS, whatever values the tree is read with.
    let mut words = match view.plies {
        0 | 1 => texts.candidates_near_root(),
        _ => texts.candidates_far_from_root(),
    };
    words = format!("{} — {words}", texts.candidates_numbers(Evaluation::Yss.pawn()));
    if !view.is_of_tree {
        words = format!("{words} — {}", texts.candidates_not_of_tree());
    }
    ui.add(egui::Label::new(small(session, words)).wrap());
}

/// The number of moves, and the name of the position.
fn about_ui(ui: &mut Ui, session: &Session, view: &CandidatesView) {
    ui.label(strong(view.generated().to_string()).size(24.0));
    ui.label(small(session, session.language().texts().candidates_of_legal(view.legal)));
    place_name(ui, &view.name, 16.0);
}

/// The colour of a group; its badge always accompanies it.
const fn ink_of(group: ClassGroup) -> Ink {
    match group {
        ClassGroup::Attack => Ink::AttackingMove,
        ClassGroup::Defence => Ink::DefendingMove,
        ClassGroup::Shallow => Ink::Muted,
    }
}

/// The sign of a group: a letter in a filled, a framed or a bare badge.
fn badge(ui: &mut Ui, session: &Session, group: ClassGroup) {
    let texts = session.language().texts();
    let letter = match group {
        ClassGroup::Attack => texts.candidates_attack(),
        ClassGroup::Defence => texts.candidates_defence(),
        ClassGroup::Shallow => texts.candidates_shallow(),
    };
    let (place, response) = ui.allocate_exact_size(vec2(20.0, 19.0), Sense::hover());
    let colour = ink(session, ink_of(group));
    let corners = CornerRadius::same(4);
    let painter = ui.painter();
    let inside = match group {
        ClassGroup::Attack => {
            painter.rect_filled(place, corners, colour);
            ink(session, Ink::Card)
        }
        ClassGroup::Defence => {
            let frame = Stroke::new(2.0, colour);
            painter.rect_stroke(place, corners, frame, StrokeKind::Inside);
            colour
        }
        ClassGroup::Shallow => {
            let line = [place.left_bottom(), place.right_bottom()];
            painter.line_segment(line, Stroke::new(1.5, colour));
            colour
        }
    };
    let font = FontId::new(13.5, bold());
    painter.text(place.center(), Align2::CENTER_CENTER, letter, font, inside);
    response.on_hover_text(group.name(session.language()));
}

fn group_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, group: ClassGroup, lines: &[CandidateLine]) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    let colour = ink(session, ink_of(group));
    ui.horizontal(|ui| {
        badge(ui, session, group);
        let count =
            if lines.is_empty() { texts.candidates_none() } else { lines.len().to_string() };
        let name = format!("{}  {count}", group.name(language));
        ui.label(title(name).color(colour));
    });
    Grid::new(("group", group.name(language)))
        .num_columns(4)
        .spacing([10.0, 1.0])
        .min_row_height(20.0)
        .show(ui, |ui| {
            let mut before = None;
            for line in lines {
                move_button(ui, cx, strong(&line.name), line);
                fitting_number(ui, strong(&line.provisional));
                let name = line.class.map_or_else(String::new, |class| class.name(language));
                // The first row of a class stands out.
                let is_new = before != line.class;
                let class = RichText::new(name).color(if is_new {
                    colour
                } else {
                    ink(session, Ink::Muted)
                });
                let label = ui.label(class);
                if let Some(class) = line.class {
                    label.on_hover_text(class.why(language));
                }
                before = line.class;
                ui.add(egui::Label::new(small(session, &line.reason)).truncate());
                ui.end_row();
            }
        });
    ui.add_space(6.0);
}

/// A move; a click shows it on the board.
fn move_button(ui: &mut Ui, cx: &mut WindowContext<'_>, name: RichText, line: &CandidateLine) {
    let button = Button::new(name).small().selected(line.is_pointed);
    let response = ui.add(button).on_hover_text(&line.reason);
    cx.push_if(response.clicked(), CandidatesCommand::Point(line.mv));
}

fn others_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &CandidatesView) {
    let (session, texts) = cx.session_and_texts();
    if let Some((line, _)) = &view.pointed {
        in_frame(ui, framed(8.0, [10, 5]).fill(ink(session, Ink::GoldFill)), |ui| {
            ui.label(strong(&line.name).size(17.0));
            ui.label(&line.reason);
        });
        ui.add_space(4.0);
    }
    let count: usize = view.others.iter().map(|others| others.moves.len()).sum();
    ui.label(title(format!("{}  {count}", texts.candidates_others())));
    for others in &view.others {
        let heading = format!("{}  {}", others.why, others.moves.len());
        ui.label(small(session, heading));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
            for line in &others.moves {
                move_button(ui, cx, RichText::new(&line.name).size(13.5), line);
            }
        });
        ui.add_space(4.0);
    }
}
