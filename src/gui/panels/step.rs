//! Below the tree: the pseudo-code, the sentence of the step, and the transport.

use egui::style::ScrollAnimation;
use egui::{FontFamily, FontId, RichText, Ui};

use super::glossed::glossed;
use super::study::{editor_ui, question_ui};
use super::transport::{
    KEY_LINE, NARROW, PHONE, needs_line, phone_transport_ui, small_transport_ui, transport_ui,
};
use super::{
    framed, in_frame, ink, is_news, live, part, scrolled, scrolling, size_of, strong,
    uncover_button,
};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::theme::BODY;
use lesson::Variable;
use picture::Ink;
use session::{Opened, Session};

/// The height of the buttons and the scrub bar, in points.
const TRANSPORT: f32 = 66.0;

/// The height of the scrub bar alone, in points.
const SCRUB_BAR: f32 = 30.0;

/// Below this height of the panel, in points, the buttons stand beside the scrub bar.
const LOW: f32 = 165.0;

/// The height of a row of variables, in points.
const VARIABLES: f32 = 21.0;
/// The gap between two variables in a row, in points.
const BETWEEN: f32 = 14.0;

pub(crate) fn code_ui(ui: &mut Ui, session: &Session) {
    let Some(open) = session.open() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    let rows = variable_rows(ui, session, all.width()) as f32;
    let (upper, lower) = all.split_top_bottom_at_y((all.max.y - rows * VARIABLES).max(all.min.y));
    // No line is cut through.
    let line = line_height(ui);
    let whole = (upper.height() / line).floor() * line;
    code(&mut part(ui, upper.with_max_y(upper.min.y + whole)), session, open);
    variables(&mut part(ui, lower), session);
    ui.advance_cursor_after_rect(all);
}

/// The sentence and the transport, each in its own part of the panel.
pub(crate) fn step_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(open) = session.open() else {
        return;
    };
    if let Some(view) = session.view().work.fill_in().filter(|_| session.holds_sheet()) {
        scrolled("editor").show(ui, |ui| editor_ui(ui, cx, view));
        return;
    }
    let all = ui.available_rect_before_wrap();
    // Where there is little room, the buttons give way before the sentence does.
    let is_low = !session.presents() && all.height() < LOW;
    let is_narrow = all.width() < NARROW && !is_low;
    let has_line = !session.presents() && !is_low && !is_narrow && needs_line(ui, session, open);
    // In a presentation the bar is enough: the presenter has a clicker or keys.
    let transport = match session.presents() {
        _ if is_narrow => PHONE,
        true => SCRUB_BAR,
        false if is_low => SCRUB_BAR + 5.0,
        false if has_line => TRANSPORT + KEY_LINE,
        false => TRANSPORT,
    };
    let (upper, lower) = all.split_top_bottom_at_y((all.max.y - transport).max(all.min.y));
    sentence(&mut part(ui, upper), cx, open);
    scrolled("transport").show(&mut part(ui, lower), |ui| {
        if is_narrow {
            phone_transport_ui(ui, cx, open);
        } else if is_low {
            small_transport_ui(ui, cx, open);
        } else {
            transport_ui(ui, cx, (open, has_line));
        }
    });
    ui.advance_cursor_after_rect(all);
}

/// The height of a line of the pseudo-code, whichever fonts its letters are from.
fn line_height(ui: &Ui) -> f32 {
    let height = |family| size_of(ui, "x←値", FontId::new(CODE, family)).y;
    height(bold()).max(height(FontFamily::Proportional)).ceil()
}

/// The pseudo-code: the current line is highlighted and centred, as far as the code reaches.
fn code(ui: &mut Ui, session: &Session, open: &Opened) {
    let view = session.view();
    let one = line_height(ui);
    // Fonts may come later than the first frame.
    let seen = (session.telling(), ui.clip_rect(), one.to_bits());
    // Scrolling requests another frame even if nothing can move: each frame would never come to rest.
    let id = ui.unique_id().with("news");
    let lit = view.lit.filter(|lit| is_news(ui.ctx(), id, (*lit, seen)));
    scrolling(("code", open.algorithm())).show(ui, |ui| {
        // Scrolling to a place leaves this gap before it.
        let gap = ui.spacing().item_spacing.y;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 12.0;
        let told = session.telling();
        let lines = open.algorithm().pseudo_code(told.code);
        let mut rows = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            let lit = view.lit == Some(index);
            let line_words = line.text(told.notation, session.language());
            let words = RichText::new(line_words).size(CODE).line_height(Some(one));
            let words =
                if lit { words.family(bold()) } else { words.color(ink(session, Ink::Muted)) };
            let fill = if lit { ink(session, Ink::GoldFill) } else { egui::Color32::TRANSPARENT };
            let row = in_frame(ui, framed(4.0, [4, 0]).fill(fill), |ui| {
                ui.horizontal_top(|ui| {
                    ui.add_space(f32::from(line.indent) * INDENT);
                    ui.add(egui::Label::new(words).wrap());
                });
            });
            rows.push(row.response.rect);
        }
        let Some(lit) = lit.and_then(|lit| rows.get(lit)) else { return };
        // The view begins with a whole line.
        let above = (ui.clip_rect().height() - lit.height()) / 2.0;
        let first = rows.iter().find(|row| lit.min.y - row.min.y <= above).unwrap_or(lit);
        let first = first.translate(egui::vec2(0.0, gap));
        ui.scroll_to_rect_animation(first, Some(egui::Align::Min), ScrollAnimation::none());
    });
}

/// The size of the code and its variables, in points.
const CODE: f32 = 13.5;
/// The indent of a level of the code, in points.
const INDENT: f32 = 18.0;

/// The rows that the variables take: the position has one, which may be cut off, and the others are
/// wrapped between them.
fn variable_rows(ui: &Ui, session: &Session, width: f32) -> usize {
    let mut variables = session.view().variables.iter();
    if variables.next().is_none() {
        return 0;
    }
    let (mut rows, mut used) = (1, f32::INFINITY);
    for variable in variables {
        let text = format!("{} = {}", variable.name, variable.value);
        let needed = size_of(ui, text, FontId::new(CODE, bold())).x;
        if used + needed > width {
            (rows, used) = (rows + 1, 0.0);
        }
        used += needed + BETWEEN;
    }
    rows
}

/// The variables of the code; no number is ever cut off.
fn variables(ui: &mut Ui, session: &Session) {
    let shown = |ui: &mut Ui, variable: &Variable, whole: bool| {
        let words = strong(format!("{} = {}", variable.name, variable.value)).size(CODE);
        let label = egui::Label::new(words);
        ui.add(if whole { label.extend() } else { label.truncate() });
    };
    ui.spacing_mut().item_spacing = egui::vec2(BETWEEN, 1.0);
    // The first is a position, which may be long; the others are never wrapped.
    let mut variables = session.view().variables.iter();
    if let Some(position) = variables.next() {
        shown(ui, position, false);
    }
    ui.horizontal_wrapped(|ui| variables.for_each(|variable| shown(ui, variable, true)));
}

/// The sizes of the sentence and of the lesson's own words, largest first: the first that fits both
/// completely is used.
const SIZES: [(f32, f32); 6] =
    [(24.0, 17.0), (20.0, BODY), (18.0, BODY), (17.0, 14.0), (16.0, 14.0), (15.0, 13.0)];
/// The total vertical margin around them, in points.
const AROUND: f32 = 20.0;

/// The sizes at which the sentence and the lesson's own words fit into `room`, or the smallest.
fn sizes(ui: &Ui, sentence: &str, words: Option<&str>, room: egui::Vec2) -> (f32, f32) {
    let height = |text: &str, font: FontId, width: f32| {
        let galley = ui.painter().layout(text.to_owned(), font, egui::Color32::BLACK, width);
        galley.size().y
    };
    let fits = |&(large, small): &(f32, f32)| {
        // The largest is only for windows with much room.
        let sentence = height(sentence, FontId::new(large, bold()), room.x);
        let words = words.map_or(0.0, |words| {
            let font = FontId::new(small, FontFamily::Proportional);
            height(words, font, room.x - 20.0) + AROUND
        });
        sentence + words <= room.y && (large <= 20.0 || room.y > 150.0)
    };
    let last = SIZES[SIZES.len() - 1];
    SIZES.iter().copied().find(|size| fits(size)).unwrap_or(last)
}

/// The sentence of the step, and the lesson's own words for it.
fn sentence(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let session = cx.session;
    let room = ui.available_size();
    scrolled("sentence").show(ui, |ui| {
        if !question_ui(ui, cx) {
            return;
        }
        // An answer and its reason take their part of it.
        let room = room - egui::vec2(0.0, ui.min_rect().height());
        let hides = open.projection(session.language()).hides_step();
        // The lesson's words are about its own run, not about a changed one.
        let what_if = session.view().work.what_if();
        let is_own = what_if.is_none_or(|view| !view.is_changed());
        let words = open.words_here(session.language()).filter(|_| !hides && is_own);
        let words = words.as_deref();
        let (large, plain) = sizes(ui, &session.view().sentence, words, room);
        let font = FontId::new(large, bold());
        let said = glossed(ui, session, &session.view().sentence, font);
        live(&said);
        if hides {
            uncover_button(ui, session, cx.commands);
        }
        if let Some(words) = words {
            in_frame(ui, framed(6.0, [8, 3]).fill(ink(session, Ink::GoldFill)), |ui| {
                glossed(ui, session, words, FontId::new(plain, FontFamily::Proportional));
            });
        }
    });
}
