//! The stops of the run in Watch: the conditions, and the resulting list.

use egui::{DragValue, RichText, ScrollArea, Ui};

use super::super::{list_row, named_field, scrolling, small, switch, title};
use crate::look::WindowContext;
use crate::theme::SMALL;
use language::{grouped, signed_parts};
use score::{Fraction, Score};
use session::{Navigation, OfferedStop, Opened, Session, StopsCommand, StopsView};
use subject::choice;
use trace::{EventKind, StopCondition};
use tree::NodeId;

const ROW: f32 = 24.0;

pub(super) fn stops_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    ui.label(title(texts.stops_title()));
    let (Some(open), Some(view)) = (session.open(), session.view().work.stops()) else {
        ui.label(small(session, texts.stops_covered()));
        return;
    };
    scrolling("stops").show(ui, |ui| {
        ui.label(small(session, texts.stops_about()));
        ui.horizontal_wrapped(|ui| offered(ui, cx, open, view));
        if open.algorithm().samples().is_some() {
            visits(ui, cx, open);
        } else {
            values(ui, cx);
        }
        let mut pauses = view.pauses;
        if ui.checkbox(&mut pauses, texts.stops_pauses()).changed() {
            cx.push(StopsCommand::TogglePauses);
        }
        ui.separator();
        list(ui, cx, open, view);
    });
}

/// The conditions, each a switch with its number of occurrences.
fn offered(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened, view: &StopsView) {
    let (session, texts) = cx.session_and_texts();
    ui.spacing_mut().item_spacing = egui::vec2(5.0, 4.0);
    let (on, count) = view.lesson;
    if count > 0 && switch(ui, session, on, counted(&texts.stops_lesson(), Some(count))).clicked() {
        cx.push(StopsCommand::ToggleLesson);
    }
    for OfferedStop { condition, is_on, count } in &view.offered {
        let words = counted(&words(*condition, session, open), *count);
        cx.push_if(switch(ui, session, *is_on, &words).clicked(), StopsCommand::Toggle(*condition));
    }
}

/// A condition and how often it is met.
fn counted(words: &str, count: Option<usize>) -> String {
    count.map_or_else(|| words.to_owned(), |count| format!("{words} {}", grouped(count as u64)))
}

fn words(condition: StopCondition, session: &Session, open: &Opened) -> String {
    let texts = session.language().texts();
    let named =
        |node: NodeId| choice(&*open.loaded().subject, open.tree(), node, session.language());
    let number = |value: Score| signed_parts(value, open.tree().parts());
    match condition {
        StopCondition::AlphaRaised => texts.stops_alpha(),
        StopCondition::BetaLowered => texts.stops_beta(),
        StopCondition::BestChanged => texts.stops_best(),
        StopCondition::LineChanged => texts.stops_line(),
        StopCondition::Reached(node) => texts.stops_reached(named(node)),
        StopCondition::Finished(node) => texts.stops_finished(named(node)),
        StopCondition::Explores => texts.stops_explores(),
        StopCondition::Visited(node, visits) => texts.stops_visited(named(node), visits),
        StopCondition::Above(value) => texts.stops_value_above(number(value)),
        StopCondition::Below(value) => texts.stops_value_below(number(value)),
        StopCondition::Happens(kind) => match kind {
            EventKind::Cut => texts.stops_cut(),
            EventKind::Exit => texts.stops_settled(),
            EventKind::Leaf => texts.stops_leaf(),
            EventKind::Decline => texts.stops_decline(),
            EventKind::Recall => texts.stops_recall(),
            EventKind::Repeat => texts.stops_repeat(),
            EventKind::Candidate => texts.stops_candidate(),
            EventKind::Pass => texts.stops_pass(),
            EventKind::Reduce => texts.stops_reduce(),
            EventKind::Extend => texts.stops_extend(),
            EventKind::Skip => texts.stops_skip(),
            EventKind::Count => texts.stops_proof(),
            EventKind::Iteration => texts.stops_iteration(),
            EventKind::Ask => texts.stops_ask(),
            EventKind::Enter => texts.stops_enter(),
            EventKind::Improve => texts.stops_improve(),
            EventKind::Keep => texts.stops_keep(),
            EventKind::Weigh => texts.stops_weigh(),
            EventKind::Leave => texts.stops_leave(),
            EventKind::Narrow => texts.stops_narrow(),
            EventKind::Thresholds => texts.stops_thresholds(),
            EventKind::Estimate => texts.stops_estimate(),
            EventKind::Choose => texts.stops_choose(),
            EventKind::Prior => texts.stops_prior(),
            EventKind::Select => texts.stops_select(),
            EventKind::Expand => texts.stops_expand(),
            EventKind::Playout => texts.stops_playout(),
            EventKind::BackUp => texts.stops_back_up(),
        },
    }
}

/// A value beyond which the run is to stop.
fn values(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let texts = cx.session.language().texts();
    ui.horizontal_wrapped(|ui| {
        let field = DragValue::new(&mut cx.look.stop_value).range(-100_000..=100_000);
        named_field(ui, texts.stops_value(), field);
        let parts = cx.session.open().map_or(1, |open| open.tree().parts());
        let value = Fraction::from(cx.look.stop_value).counted_in(parts);
        let value = value.unwrap_or(Score(cx.look.stop_value));
        for (name, condition) in [
            (texts.stops_above(), StopCondition::Above(value)),
            (texts.stops_below(), StopCondition::Below(value)),
        ] {
            if ui.button(name).on_hover_text(texts.stops_add()).clicked() {
                cx.push(StopsCommand::Toggle(condition));
            }
        }
    });
}

/// A visit of the shown node at which the run is to stop.
fn visits(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let seen = open.projection(session.language());
    let node = session.run().selection().or(seen.here()).unwrap_or(NodeId::ROOT);
    let name = choice(seen.subject(), open.tree(), node, session.language());
    ui.horizontal_wrapped(|ui| {
        let visits = cx.look.stop_visits.get_or_insert(50);
        let field = DragValue::new(visits).range(1..=10_000_000);
        named_field(ui, texts.samples_visits(), field);
        let (visits, add) = (*visits, texts.stops_add());
        if ui.button(texts.stops_visited(name, visits)).on_hover_text(add).clicked() {
            cx.push(StopsCommand::Toggle(StopCondition::Visited(node, visits)));
        }
    });
}

/// The steps at which the run stops: a click goes there.
fn list(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened, view: &StopsView) {
    let (session, texts) = cx.session_and_texts();
    let all = view.steps.len();
    if all == 0 {
        ui.label(small(session, texts.stops_none()));
        return;
    }
    let count = texts.stops_list(grouped(all as u64), grouped(view.passed as u64));
    ui.label(RichText::new(count).size(SMALL));
    let room = ui.available_height().max(4.0 * ROW);
    ScrollArea::vertical()
        .id_salt("list of stops")
        .max_height(room)
        .auto_shrink([false, false])
        .show_rows(ui, ROW, all, |ui, rows| {
            for &step in &view.steps[rows] {
                let row = egui::vec2(ui.available_width(), ROW);
                let words = name(open, step, session);
                let right = grouped(step as u64);
                if list_row(ui, session, row, step == open.step(), [&words, &right]).clicked() {
                    cx.push(Navigation::Seek(step));
                }
            }
        });
}

/// The event of a step in a few words, with its node.
fn name(open: &Opened, step: usize, session: &Session) -> String {
    let Some((kind, node)) = open.event_at(step) else {
        return String::new();
    };
    let what = words(StopCondition::Happens(kind), session, open);
    let place = choice(&*open.loaded().subject, open.tree(), node, session.language());
    format!("{what}  {place}")
}
