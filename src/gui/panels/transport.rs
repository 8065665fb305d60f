//! Step buttons, and the scrub bar with marks for cuts, changes of the best move and stops.

use egui::{
    Painter, Pos2, Rect, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo, WidgetText, pos2,
    vec2,
};

use super::chapters::{chapter_bar, chapter_buttons, chapter_tip, has_chapters};
use super::{in_gold, ink, sign_button, size_of, small, strong};
use crate::look::WindowContext;
use crate::theme::{BODY, SMALL};
use language::grouped;
use picture::Ink;
use session::{Command, Navigation, Opened, RunCommand, Session};
use trace::StepMark;

/// In little room: the way back, the way on, and the scrub bar, in one row.
pub(super) fn small_transport_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACING;
        ui.spacing_mut().button_padding.x = 5.0;
        let [_, _, back, play, next, ..] = ways(cx.session, open);
        for way in [back, play, next] {
            way_button(ui, cx, way, egui::Vec2::ZERO);
        }
        scrub_bar(ui, cx, open);
    });
}

/// On a phone: the scrub bar, and a row with one large button for the way on.
pub(super) fn phone_transport_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    scrub_bar(ui, cx, open);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACING;
        ui.spacing_mut().button_padding.x = 2.0;
        let [_, before, back, play, next, after, _] = ways(cx.session, open);
        let way_on = ui.available_width() - 4.0 * (THUMB + SPACING);
        let ways = [(before, true), (back, true), (play, true), (next, false), (after, true)];
        for ((enabled, name, tip, command), is_small) in ways {
            let sign = name.split(' ').next().unwrap_or(&name);
            let (name, width) = if is_small { (sign.to_owned(), THUMB) } else { (name, way_on) };
            way_button(ui, cx, (enabled, name, tip, command), vec2(width, THUMB));
        }
    });
}

/// What a thumb hits, in points (WCAG 2.5.5).
const THUMB: f32 = 44.0;
/// The height of the scrub bar and the row below it, in points.
pub(super) const PHONE: f32 = 32.0 + THUMB + 4.0;
/// Below this width, in points, the row of all buttons would be two.
pub(super) const NARROW: f32 = 480.0;

/// The scrub bar and the buttons; the key to the marks has a line of its own if `has_line`.
pub(super) fn transport_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (open, has_line): (&Opened, bool),
) {
    let session = cx.session;
    scrub_bar(ui, cx, open);
    if !session.presents() {
        ui.spacing_mut().item_spacing.y = 1.0;
        buttons(ui, cx, (open, has_line));
        if has_line {
            ui.spacing_mut().interact_size.y = KEY_LINE - 1.0;
            ui.horizontal(|ui| marks_key(ui, session, open));
        }
    }
}

/// Whether the key to the marks needs a line of its own: it does not fit beside the buttons.
pub(super) fn needs_line(ui: &Ui, session: &Session, open: &Opened) -> bool {
    let texts = session.language().texts();
    let padding = 2.0 * ui.spacing().button_padding.x;
    let button = |words: String| width_of(ui, words, BODY) + padding;
    let play = button(format!("▶ {}", texts.window_play()));
    let signs = ["|◀", "◀◀", "▶▶", "▶|", "×1"].map(|sign| button(sign.to_owned()));
    let back = button(format!("◀ {}", texts.window_back()));
    let next = button(format!("▶ {}", texts.window_next()));
    let last = grouped(open.last_step() as u64);
    let count = width_of(ui, format!("{last} / {last}"), SMALL);
    // The widest name of a chapter, and that of the last one: the key stays where it is.
    let seen = open.projection(session.language());
    let names =
        seen.chapters().iter().map(|chapter| width_of(ui, seen.chapter_name(chapter), BODY));
    let chapter = names.reduce(f32::max).map_or(0.0, |widest| widest + OF_ALL);
    let iterations = open.timeline().iterations.len();
    let iterations = (iterations > 0)
        .then(|| width_of(ui, texts.run_chapters_iteration_of(iterations, iterations), SMALL));
    let chapter = chapter.max(iterations.unwrap_or_default());
    let parts: f32 = signs.into_iter().chain([play, back, next, count, chapter]).sum();
    let key = kinds(session, open).map(|mark| key_width(ui, told(mark, session).1) + SPACING);
    parts + 9.0 * SPACING + key.sum::<f32>() > ui.available_width()
}

/// Points for "of 3" after the name of a chapter.
const OF_ALL: f32 = 50.0;
/// Points between the buttons, and between the entries of the key.
const SPACING: f32 = 5.0;

fn width_of(ui: &Ui, words: String, size: f32) -> f32 {
    size_of(ui, words, egui::FontId::proportional(size)).x
}

fn key_width(ui: &Ui, words: String) -> f32 {
    SIGN + width_of(ui, words, SMALL) + 6.0
}

/// The height of the line with the key to the marks, in points.
pub(super) const KEY_LINE: f32 = 19.0;

/// A button of the transport: whether it does something, its words, its tooltip, and what it does.
type Jump = (bool, String, String, Command);

/// The buttons of the transport, from left to right.
fn ways(session: &Session, open: &Opened) -> [Jump; 7] {
    let texts = session.language().texts();
    let (at_start, is_last) = (open.step() == 0, open.step() == open.last_step());
    let at_end = is_last && !session.predicts(); // The end must not be revealed.
    let play = if session.run().is_playing() {
        format!("■ {}", texts.window_pause())
    } else {
        format!("▶ {}", texts.window_play())
    };
    let tip = |words: String, key: &str| format!("{words} ({key})");
    let go = |enabled: bool, name: &str, tip: String, to: Navigation| {
        (enabled, name.to_owned(), tip, Command::Go(to))
    };
    let (back, next) = (texts.window_back(), texts.window_next());
    let previous = tip(texts.window_previous_interest(), "Shift+←");
    let onward = tip(texts.window_next_interest(), "Shift+→");
    [
        go(!at_start, "|◀", tip(texts.window_first(), "Home"), Navigation::First),
        go(!at_start, "◀◀", previous, Navigation::PreviousInterest),
        go(!at_start, &format!("◀ {back}"), tip(back.clone(), "←"), Navigation::Back),
        (true, play, tip(texts.window_play(), "Space"), Command::Run(RunCommand::TogglePlay)),
        go(!at_end, &format!("{next} ▶"), tip(next.clone(), "→"), Navigation::Next),
        go(!at_end, "▶▶", onward, Navigation::NextInterest),
        go(!at_end, "▶|", tip(texts.window_last(), "End"), Navigation::Last),
    ]
}

fn way_button(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (enabled, name, tip, command): Jump,
    least: egui::Vec2,
) {
    let button = egui::Button::new(name).min_size(least);
    let is_next = matches!(command, Command::Go(Navigation::Next));
    let button = if is_next && enabled { in_gold(cx.session, button) } else { button };
    cx.push_if(sign_button(ui, enabled, button, &tip).clicked(), command);
}

fn buttons(ui: &mut Ui, cx: &mut WindowContext<'_>, (open, has_line): (&Opened, bool)) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = SPACING;
        for way in ways(session, open) {
            way_button(ui, cx, way, egui::Vec2::ZERO);
        }
        let step = grouped(open.step() as u64);
        let count = if session.predicts() {
            step
        } else {
            format!("{step} / {}", grouped(open.last_step() as u64))
        };
        ui.label(small(session, count)).on_hover_text(texts.window_step());
        if let Some(chapter) = open.projection(session.language()).chapter_of_all_here() {
            let words = strong(chapter).size(SMALL);
            ui.label(words).on_hover_text(texts.window_mark_chapter());
        }
        let speed = ui.button(session.run().speed().label()).on_hover_text(texts.window_speed());
        cx.push_if(speed.clicked(), RunCommand::SetSpeed(session.run().speed().next()));
        if !has_line {
            marks_key(ui, session, open);
        }
        let proved = open.claims_proved().filter(|_| session.uses_stops());
        if let Some(claims) = proved {
            let guesses = if open.algorithm().guesses() { "true" } else { "false" };
            let words = small(session, texts.window_proved(guesses));
            let galley = WidgetText::from(words.clone());
            let galley = galley.into_galley(ui, None, f32::INFINITY, TextStyle::Body);
            let width = TICK.x + ui.spacing().item_spacing.x + galley.size().x;
            // At the right end, apart from the key: no mark of the bar has this sign.
            let apart = ui.available_size_before_wrap().x - width;
            // A tick without its word would be one sign more to ask about.
            if apart < APART {
                return;
            }
            ui.add_space(apart - ui.spacing().item_spacing.x);
            let tip = texts.window_proved_tip(grouped(claims), guesses);
            tick(ui, session, &tip);
            ui.label(words).on_hover_text(tip);
        }
    });
}

/// The signs above the scrub bar with their meanings, as many as fit in the rest of the row.
fn marks_key(ui: &mut Ui, session: &Session, open: &Opened) {
    let (font, colour) = (egui::FontId::proportional(SMALL), ink(session, Ink::Muted));
    for mark in kinds(session, open) {
        let words = told(mark, session).1;
        let galley = ui.painter().layout_no_wrap(words, font.clone(), colour);
        let size = vec2(SIGN + galley.size().x + 6.0, galley.size().y);
        if size.x > ui.available_size_before_wrap().x {
            return;
        }
        let (room, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
        let at = room.left_center() + vec2(SIGN / 2.0, 0.0);
        match mark {
            None => stop_sign(ui.painter(), session, at),
            Some(mark) if is_crowded(open, mark) => {
                for by in [-4.0, -1.0, 1.0, 4.0] {
                    stroke(ui.painter(), session, mark, at + vec2(by, 0.0));
                }
            }
            Some(mark) => sign(ui.painter(), session, mark, at),
        }
        ui.painter().galley(room.min + vec2(SIGN, 0.0), galley, colour);
    }
}

/// The width of a sign before its meaning, in points.
const SIGN: f32 = 19.0;

/// The least distance of the tick from the key to the marks, in points.
const APART: f32 = 30.0;

const TICK: egui::Vec2 = vec2(18.0, 18.0);

/// A tick with a tooltip: none of our fonts has the sign.
fn tick(ui: &mut Ui, session: &Session, says: &str) {
    let (room, response) = ui.allocate_exact_size(TICK, Sense::hover());
    let at = |x: f32, y: f32| room.min + room.size() * vec2(x, y);
    let corners = vec![at(0.15, 0.55), at(0.4, 0.8), at(0.85, 0.2)];
    let stroke = Stroke::new(2.5, ink(session, Ink::Agree));
    ui.painter().add(Shape::line(corners, stroke));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, says));
    response.on_hover_text(says);
}

/// The position in the run; a click or a drag goes there.
fn scrub_bar(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let (step, last) = (open.step(), open.projection(session.language()).last_step());
    let size = vec2(ui.available_width(), 29.0);
    let place = ui.allocate_space(size).1;
    // The names of chapters are in the bar.
    let (above, below) = if has_chapters(open) { (1.0, 6.0) } else { (0.0, 0.0) };
    let bar = Rect::from_min_max(
        pos2(place.min.x + 10.0, place.max.y - 12.0 - above),
        pos2(place.max.x - 10.0, place.max.y - 6.0 + below),
    );
    // While the rest of the run is hidden, the bar does not look like its end.
    let reach = if last < open.last_step() { KNOWN } else { 1.0 };
    let x = |step: usize| {
        let share = step as f32 / last.max(1) as f32;
        bar.min.x + bar.width() * share * reach
    };
    chapter_buttons(ui, cx, open, (bar, x));
    let response = ui.interact(place, ui.scope_id().with("scrub"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, step as f64, texts.window_scrub()));
    let hovered = response.hover_pos().map(|at| at.x);
    let tip = hovered.and_then(|at| chapter_tip(session, open, (bar, x), at));
    let tip = tip.map_or_else(String::new, |tip| tip + "\n");
    let response = response.on_hover_text_at_pointer(tip + &legend(session, open));
    let painter = ui.painter_at(place.expand(2.0));
    let done = Rect::from_min_max(bar.min, pos2(x(step), bar.max.y));
    if has_chapters(open) {
        chapter_bar(ui, &painter, session, open, (bar, done, x));
    } else {
        painter.rect_filled(bar, 3.0, ink(session, Ink::Line));
        painter.rect_filled(done, 3.0, ink(session, Ink::Gold));
    }
    if !session.run().covers() {
        marks(&painter, session, open, bar, x);
    }
    for step in open.stops() {
        stop_sign(&painter, session, pos2(x(step), bar.min.y - 9.0));
    }
    chosen(&painter, session, bar, x);
    painter.circle(
        pos2(x(step), bar.center().y),
        8.0,
        ink(session, Ink::Gold),
        Stroke::new(2.0, ink(session, Ink::Card)),
    );
    if let (true, Some(pointer)) =
        (response.clicked() || response.dragged(), response.interact_pointer_pos())
    {
        let share = ((pointer.x - bar.min.x) / (bar.width() * reach)).clamp(0.0, 1.0);
        let wanted = (share * last as f32).round() as usize;
        // A click near a stop goes to it.
        let near = open.stop_list().iter().copied();
        let near = near.min_by_key(|stop| stop.abs_diff(wanted));
        let wanted = near
            .filter(|&stop| response.clicked() && (x(stop) - pointer.x).abs() < 7.0)
            .unwrap_or(wanted);
        cx.push_if(wanted != step, Navigation::Seek(wanted));
    }
}

/// The part of the bar for what is known of a run whose rest is hidden.
const KNOWN: f32 = 0.85;

/// Above this number of marks of a kind, they are drawn as strokes.
const MOST_CROSSES: usize = 90;

/// Marks above the bar, each kind with its own sign: × cuts, ▲ changes of the best. Too many signs
/// would be one bar: short strokes show where they crowd.
fn marks(painter: &Painter, session: &Session, open: &Opened, bar: Rect, x: impl Fn(usize) -> f32) {
    let timeline = open.timeline();
    let others = timeline.marks.iter().map(|(mark, steps)| (*mark, steps));
    let all = [(StepMark::Cut, &timeline.cuts), (StepMark::BestChange, &timeline.best_changes)];
    for (mark, steps) in all.into_iter().chain(others) {
        let draw = if is_crowded(open, mark) { stroke } else { sign };
        for &step in thin(steps) {
            draw(painter, session, mark, pos2(x(step), bar.min.y - 9.0));
        }
    }
}

/// Whether a kind of mark is drawn as strokes.
fn is_crowded(open: &Opened, mark: StepMark) -> bool {
    let timeline = open.timeline();
    let others = || timeline.marks.iter().find(|(kind, _)| *kind == mark);
    match mark {
        StepMark::Cut => timeline.cuts.len() > MOST_CROSSES,
        StepMark::BestChange => false,
        _ => others().is_some_and(|(_, steps)| steps.len() > MOST_CROSSES),
    }
}

/// A crowded mark: a short pale stroke.
fn stroke(painter: &Painter, session: &Session, mark: StepMark, at: Pos2) {
    let colour = match mark {
        StepMark::Cut => Ink::Disagree,
        StepMark::Recall => Ink::Engine,
        StepMark::Depth => Ink::Agree,
        _ => Ink::Muted,
    };
    let stroke = Stroke::new(1.0, ink(session, colour).gamma_multiply(0.45));
    painter.line_segment([at - vec2(0.0, 3.0), at + vec2(0.0, 3.0)], stroke);
}

/// A stop of the lesson: a circle.
fn stop_sign(painter: &Painter, session: &Session, at: Pos2) {
    painter.circle_stroke(at, 6.5, Stroke::new(1.4, ink(session, Ink::Text)));
}

/// The user's stops: short lines below the bar.
fn chosen(painter: &Painter, session: &Session, bar: Rect, x: impl Fn(usize) -> f32) {
    let Some(view) = session.view().work.stops() else {
        return;
    };
    if !view.offered.iter().any(|stop| stop.is_on) {
        return;
    }
    let stroke = Stroke::new(2.0, ink(session, Ink::Text));
    for &step in thin(&view.steps) {
        let at = pos2(x(step), bar.max.y + 1.0);
        painter.line_segment([at, at + vec2(0.0, 5.0)], stroke);
    }
}

/// The maximum number of distinguishable marks of a kind.
const MOST_MARKS: usize = 600;

/// A subset of at most `MOST_MARKS` steps.
fn thin(steps: &[usize]) -> impl Iterator<Item = &usize> {
    steps.iter().step_by(steps.len() / MOST_MARKS + 1)
}

fn sign(painter: &Painter, session: &Session, mark: StepMark, at: Pos2) {
    let stroke = Stroke::new(1.6, ink(session, Ink::Text));
    match mark {
        // Chapters have their own lines and names below.
        StepMark::Chapter => {}
        StepMark::Cut => {
            let stroke = Stroke::new(2.0, ink(session, Ink::Disagree));
            for turn in [-1.0, 1.0] {
                let half = vec2(4.0, 4.0 * turn);
                painter.line_segment([at - half, at + half], stroke);
            }
        }
        StepMark::BestChange => {
            let corners = [vec2(0.0, -5.0), vec2(5.0, 4.0), vec2(-5.0, 4.0)].map(|by| at + by);
            let gold = ink(session, Ink::Gold);
            painter.add(Shape::convex_polygon(corners.to_vec(), gold, Stroke::NONE));
        }
        StepMark::Again => {
            // A step back, and forward again.
            let points = [vec2(4.0, -4.0), vec2(-4.0, -4.0), vec2(-4.0, 3.0), vec2(4.0, 3.0)];
            painter.line(points.iter().map(|&by| at + by).collect(), stroke);
            let tip = [vec2(1.0, 0.0), vec2(5.0, 3.0), vec2(1.0, 6.0)];
            painter.line(tip.iter().map(|&by| at + by).collect(), stroke);
        }
        StepMark::Recall => {
            let corners = [vec2(0.0, -4.0), vec2(4.0, 0.0), vec2(0.0, 4.0), vec2(-4.0, 0.0)];
            painter.add(Shape::closed_line(corners.iter().map(|&by| at + by).collect(), stroke));
        }
        StepMark::Depth => {
            painter.circle_filled(at, 2.0, stroke.color);
        }
        StepMark::Numbers => {
            let square = Rect::from_center_size(at, vec2(4.0, 4.0));
            painter.rect_filled(square, 0.0, ink(session, Ink::Muted));
        }
    }
}

/// The kinds of marks above the scrub bar that have a meaning to be told, `None` for a stop; those of
/// this run alone.
fn kinds(session: &Session, open: &Opened) -> impl Iterator<Item = Option<StepMark>> {
    let timeline = open.timeline();
    let of_run = [(StepMark::BestChange, &timeline.best_changes), (StepMark::Cut, &timeline.cuts)];
    let of_run = of_run.into_iter().filter(|(_, steps)| !steps.is_empty()).map(|(mark, _)| mark);
    // A chapter has its name.
    let others = timeline.marks.iter().map(|(mark, _)| *mark);
    let others = others.filter(|mark| *mark != StepMark::Chapter);
    // What is covered is not told.
    let is_told = !session.run().covers();
    let stop = open.stops().next().map(|_| None);
    stop.into_iter().chain(of_run.chain(others).filter(move |_| is_told).map(Some))
}

/// The sign of a mark in a text, and its meaning.
fn told(mark: Option<StepMark>, session: &Session) -> (&'static str, String) {
    let texts = session.language().texts();
    let weighs = session.open().is_some_and(|open| open.algorithm().weighs());
    match mark {
        Some(StepMark::Recall) if weighs => ("◇", texts.counts_known()),
        None if session.open().is_some_and(|open| open.log().is_some()) => ("○", texts.log_mark()),
        None => ("○", texts.window_mark_stop()),
        Some(StepMark::Cut) => ("×", texts.window_mark_cut()),
        Some(StepMark::BestChange) => ("▲", texts.window_mark_best()),
        Some(StepMark::Again) => ("↻", texts.window_mark_again()),
        Some(StepMark::Chapter) => ("|", texts.window_mark_chapter()),
        Some(StepMark::Recall) => ("◇", texts.window_mark_recall()),
        Some(StepMark::Depth) => ("・", texts.window_mark_depth()),
        Some(StepMark::Numbers) => ("■", texts.window_mark_numbers()),
    }
}

/// The key to the marks as one text.
fn legend(session: &Session, open: &Opened) -> String {
    let said = |mark| {
        let (sign, meaning) = told(mark, session);
        format!("{sign} {meaning}")
    };
    kinds(session, open).map(said).collect::<Vec<_>>().join("   ")
}
