//! A listing as it was published beside the correct version: the user marks the wrong line, and
//! then steps through both under one cursor.

use egui::style::ScrollAnimation;
use egui::{Button, Label, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::{framed, ink, live, scrolling, small, strong, switches, title};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::paint::{area, paint};
use crate::theme::{BODY, SMALL};
use language::Texts;
use lesson::{TwinLine, TwinStepRow, TwinView};
use picture::{Ink, overflow_line};
use session::{ListingCommand, ListingWay, Session};

/// The size of the lines and values, in points: larger in a high panel.
fn code_size(ui: &Ui) -> f32 {
    if ui.clip_rect().height() > 680.0 { 16.0 } else { 14.0 }
}

/// The indentation of a level, in points.
const INDENT: f32 = 14.0;
/// The width of a line number, in points.
const NUMBER: f32 = 22.0;
/// Above this width, in points, the two listings are side by side; below it they are stacked.
const SIDE_BY_SIDE: f32 = 480.0;

pub(crate) fn listing_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(twin) = &session.view().twin else {
        return;
    };
    let texts = session.language().texts();
    scrolling(("listing", twin.shown)).show(ui, |ui| {
        names(ui, cx, twin);
        ui.label(RichText::new(&twin.symptom).size(BODY));
        if !twin.is_found {
            ui.label(small(session, format!("{} {}", twin.task, texts.listing_keys())));
        }
        ui.add_space(2.0);
        versions(ui, cx, twin);
        verdict(ui, cx, twin);
        ui.add_space(2.0);
        transport(ui, cx, twin);
        sentences(ui, session, twin);
        let here = table(ui, session, twin);
        let at = Some((twin.shown, twin.step));
        if cx.look.listed_step != at {
            cx.look.listed_step = at;
            let here = here.rect.expand(26.0); // One more row: its height is known later.
            ui.scroll_to_rect_animation(here, None, ScrollAnimation::none());
        }
        overflow(ui, session, twin);
        if let Some(words) = &twin.explanation {
            ui.add_space(4.0);
            ui.label(RichText::new(words).size(BODY));
        }
        if let Some(words) = &twin.assumption {
            ui.label(small(session, format!("{} {words}", texts.listing_assumed())));
        }
    });
}

fn names(ui: &mut Ui, cx: &mut WindowContext<'_>, twin: &TwinView) {
    if let [name] = &twin.names[..] {
        ui.label(title(name));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let number = switches(ui, cx.session, &twin.shown, twin.names.iter().enumerate());
        cx.commands.extend(number.map(|number| ListingCommand::Choose(number).into()));
    });
}

/// The lines: one version, or both, side by side if there is room.
fn versions(ui: &mut Ui, cx: &mut WindowContext<'_>, twin: &TwinView) {
    let all = ui.available_width();
    ui.spacing_mut().item_spacing.y = 1.0;
    let lines = || twin.lines.iter().enumerate();
    if !twin.is_found {
        for line in lines() {
            markable(ui, cx, line, all);
        }
    } else if all >= SIDE_BY_SIDE {
        let half = (all - 14.0) / 2.0;
        row(ui, half, |ui, is_left| heading(ui, cx.session, twin, is_left));
        for line in lines() {
            row(ui, half, |ui, is_left| {
                written(ui, cx.session, line, half, is_left);
            });
        }
    } else {
        for is_left in [true, false] {
            heading(ui, cx.session, twin, is_left);
            for line in lines() {
                written(ui, cx.session, line, all, is_left);
            }
            ui.add_space(4.0);
        }
    }
    ui.spacing_mut().item_spacing.y = 4.0;
}

/// Two cells of the same width, with the published version on the left.
fn row(ui: &mut Ui, width: f32, mut cell: impl FnMut(&mut Ui, bool)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for is_left in [true, false] {
            ui.vertical(|ui| {
                ui.set_width(width);
                cell(ui, is_left);
            });
        }
    });
}

/// The name of a version, and its result.
fn heading(ui: &mut Ui, session: &Session, twin: &TwinView, is_left: bool) {
    let name = if is_left { &twin.published_name } else { &twin.corrected_name };
    let result = twin.results.as_ref().map(|results| &results[usize::from(!is_left)]);
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(name).size(BODY));
        if let Some(result) = result {
            ui.label(small(session, format!("{}: {result}", twin.returns)));
        }
    });
}

/// A published line, which can be marked as the wrong one.
fn markable(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (index, line): (usize, &TwinLine),
    width: f32,
) {
    let (session, texts) = cx.session_and_texts();
    let shown = written(ui, session, (index, line), width, true);
    let response = ui.interact(shown, ui.scope_id().with(("line", index)), Sense::click());
    let label = format!("{} {}: {}", texts.listing_line(), index + 1, line.published);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() || response.has_focus() {
        let stroke = Stroke::new(1.0, ink(session, Ink::Muted));
        ui.painter().rect_stroke(shown, 4.0, stroke, egui::StrokeKind::Inside);
    }
    cx.push_if(response.clicked(), ListingCommand::Mark(Some(index)));
}

/// A line of a version with its number; highlighted if the run is there, struck out if it was marked
/// in vain.
fn written(
    ui: &mut Ui,
    session: &Session,
    (index, line): (usize, &TwinLine),
    width: f32,
    is_published: bool,
) -> egui::Rect {
    let (words, is_lit, was_tried) = if is_published {
        (line.published.as_str(), line.published_is_here, line.was_tried)
    } else {
        (line.corrected.as_deref().unwrap_or_default(), line.corrected_is_here, false)
    };
    let stroke = match (line.differs, is_published) {
        (true, true) => Stroke::new(1.5, ink(session, Ink::Disagree)),
        (true, false) => Stroke::new(1.5, ink(session, Ink::Agree)),
        (false, true) if line.is_pointed => Stroke::new(1.0, ink(session, Ink::Muted)),
        (false, _) => Stroke::NONE,
    };
    let size = code_size(ui);
    let fill = if is_lit { ink(session, Ink::GoldFill) } else { egui::Color32::TRANSPARENT };
    let shown = framed(4.0, [3, 0]).fill(fill).show(ui, |ui| {
        ui.set_width(width - 8.0);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let number = RichText::new(format!("{}", index + 1)).size(SMALL);
            ui.add_sized(
                [NUMBER, size + 3.0],
                Label::new(number.color(ink(session, Ink::Muted))).selectable(false),
            );
            ui.add_space(f32::from(line.indent) * INDENT);
            let mut words = RichText::new(words).size(size);
            if is_lit {
                words = words.family(bold());
            }
            if was_tried {
                words = words.strikethrough().color(ink(session, Ink::Muted));
            }
            ui.add(Label::new(words).wrap().selectable(false));
        });
    });
    let place = shown.response.rect;
    ui.painter().rect_stroke(place, 4.0, stroke, egui::StrokeKind::Inside);
    place
}

/// The verdict on the line that was marked last.
fn verdict(ui: &mut Ui, cx: &mut WindowContext<'_>, twin: &TwinView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        if let Some(verdict) = &twin.verdict {
            let colour = if verdict.is_right { Ink::Agree } else { Ink::Disagree };
            let said = strong(&verdict.text).size(BODY);
            live(&ui.label(said.color(ink(session, colour))));
        }
        if twin.may_be_shown && ui.button(texts.listing_show()).clicked() {
            cx.push(ListingCommand::ShowLine);
        }
    });
}

/// The one cursor through both runs.
fn transport(ui: &mut Ui, cx: &mut WindowContext<'_>, twin: &TwinView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        let (is_first, is_last) = (twin.step == 0, twin.step == twin.last_step);
        let buttons = [
            (texts.listing_first(), ListingWay::First, !is_first),
            (texts.listing_back(), ListingWay::Back, !is_first),
            (texts.listing_next(), ListingWay::Next, !is_last),
            (texts.listing_last(), ListingWay::Last, !is_last),
        ];
        for (name, way, is_on) in buttons {
            cx.push_if(ui.add_enabled(is_on, Button::new(name)).clicked(), ListingCommand::Go(way));
        }
        if let Some(parting) = twin.parting {
            let button = Button::new(texts.listing_parting());
            if ui.add_enabled(twin.step != parting, button).clicked() {
                cx.push(ListingCommand::Go(ListingWay::Parting));
            }
        }
        let place = format!("{} {} / {}", texts.listing_step(), twin.step + 1, twin.last_step + 1);
        ui.label(small(session, place));
    });
}

/// The events at the cursor.
fn sentences(ui: &mut Ui, session: &Session, twin: &TwinView) {
    let [published, corrected] = &twin.sentences;
    let names = [&twin.published_name, &twin.corrected_name];
    for (name, words) in names.into_iter().zip([published, corrected]) {
        let Some(words) = words else { continue };
        ui.horizontal_wrapped(|ui| {
            if twin.is_found {
                ui.label(small(session, format!("{name}:")));
            }
            ui.label(RichText::new(words).size(BODY));
        });
    }
}

/// The steps up to the cursor: line and values of each version, and a mark where they diverge.
fn table(ui: &mut Ui, session: &Session, twin: &TwinView) -> Response {
    let texts = session.language().texts();
    egui::Grid::new(("values", twin.shown))
        .num_columns(4)
        .spacing([12.0, 1.0])
        .striped(true)
        .show(ui, |ui| {
            ui.label(small(session, texts.listing_step()));
            ui.label(small(session, twin.published_name.as_str()));
            if twin.is_found {
                ui.label(small(session, twin.corrected_name.as_str()));
            }
            ui.end_row();
            for row in &twin.rows {
                ui.label(small(session, row.step.to_string()));
                values(ui, row, row.published.as_ref(), texts);
                if twin.is_found {
                    values(ui, row, row.corrected.as_ref(), texts);
                }
                if row.parts {
                    let mark = strong(texts.listing_parts()).size(BODY);
                    ui.label(mark.color(ink(session, Ink::Disagree)));
                }
                ui.end_row();
            }
        })
        .response
}

/// The number that overflowed, on a line whose ends are joined.
fn overflow(ui: &mut Ui, session: &Session, twin: &TwinView) {
    let Some(overflow) = &twin.overflow else {
        return;
    };
    let texts = session.language().texts();
    let (response, painter) = ui.allocate_painter(vec2(ui.available_width(), 96.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.listing_overflow()));
    let picture = overflow_line(overflow, session.language(), area(response.rect));
    paint(&painter, &picture, session.theme());
}

fn values(ui: &mut Ui, row: &TwinStepRow, cell: Option<&(usize, String)>, texts: &Texts) {
    let words = match cell {
        Some((line, values)) => format!("{line}: {values}"),
        None => texts.listing_over(),
    };
    let mut words = RichText::new(words).size(code_size(ui));
    if row.is_here || row.parts {
        words = words.family(bold());
    }
    ui.label(words);
}
