//! Where the run stops while one watches: what can be asked of the run, and the list that follows.

use egui::{DragValue, RichText, ScrollArea, Ui};

use super::super::{list_row, small, switch, title};
use crate::gui::look::Look;
use crate::gui::theme::SMALL;
use crate::language::{grouped, signed};
use crate::score::Score;
use crate::session::{
    Command, Navigation, OfferedStop, Opened, Session, StopsCommand, StopsView, StudyCommand,
};
use crate::subject::choice;
use crate::trace::{EventKind, StopCondition};
use crate::tree::NodeId;

/// How high a row of the list is, in points.
const ROW: f32 = 24.0;

/// The panel.
pub(super) fn stops_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let said = session.language().texts();
    ui.label(title(said.stops_title()));
    let (Some(open), Some(view)) = (session.open(), session.view().stops.as_deref()) else {
        ui.label(small(session, said.stops_covered()));
        return;
    };
    ScrollArea::vertical()
        .id_salt("stops")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.label(small(session, said.stops_about()));
            ui.horizontal_wrapped(|ui| offered(ui, session, open, view, commands));
            values(ui, session, look, commands);
            let mut pauses = view.pauses;
            if ui.checkbox(&mut pauses, said.stops_pauses()).changed() {
                commands.push(stops(StopsCommand::TogglePauses));
            }
            ui.separator();
            list(ui, session, open, view, commands);
        });
}

fn stops(command: StopsCommand) -> Command {
    Command::Study(StudyCommand::Stops(command))
}

/// What can be asked, each a switch with how often it happens.
fn offered(
    ui: &mut Ui,
    session: &Session,
    open: &Opened,
    view: &StopsView,
    commands: &mut Vec<Command>,
) {
    let said = session.language().texts();
    ui.spacing_mut().item_spacing = egui::vec2(5.0, 4.0);
    let (on, count) = view.lesson;
    if count > 0 && switch(ui, session, on, counted(&said.stops_lesson(), Some(count))).clicked() {
        commands.push(stops(StopsCommand::ToggleLesson));
    }
    for OfferedStop {
        condition,
        is_on,
        count,
    } in &view.offered
    {
        let words = counted(&words(*condition, session, open), *count);
        if switch(ui, session, *is_on, &words).clicked() {
            commands.push(stops(StopsCommand::Toggle(*condition)));
        }
    }
}

/// A condition and how often it is met.
fn counted(words: &str, count: Option<usize>) -> String {
    count.map_or_else(
        || words.to_owned(),
        |count| format!("{words} {}", grouped(count as u64)),
    )
}

/// What a condition is called.
fn words(condition: StopCondition, session: &Session, open: &Opened) -> String {
    let said = session.language().texts();
    let named = |node: NodeId| {
        let language = session.language();
        choice(&*open.loaded().subject, open.tree(), node, language)
    };
    match condition {
        StopCondition::AlphaRaised => said.stops_alpha(),
        StopCondition::BetaLowered => said.stops_beta(),
        StopCondition::BestChanged => said.stops_best(),
        StopCondition::LineChanged => said.stops_line(),
        StopCondition::Reached(node) => said.stops_reached(named(node)),
        StopCondition::Finished(node) => said.stops_finished(named(node)),
        StopCondition::Above(value) => said.stops_value_above(signed(value).to_string()),
        StopCondition::Below(value) => said.stops_value_below(signed(value).to_string()),
        StopCondition::Happens(kind) => match kind {
            EventKind::Cut => said.stops_cut(),
            EventKind::Exit => said.stops_settled(),
            EventKind::Leaf => said.stops_leaf(),
            EventKind::Decline => said.stops_decline(),
            EventKind::Recall => said.stops_recall(),
            EventKind::Candidate => said.stops_candidate(),
            EventKind::Pass => said.stops_pass(),
            EventKind::Reduce => said.stops_reduce(),
            EventKind::Extend => said.stops_extend(),
            EventKind::Proof => said.stops_proof(),
            EventKind::Iteration => said.stops_iteration(),
            EventKind::Ask => said.stops_ask(),
            EventKind::Enter => said.stops_enter(),
            EventKind::Static => said.stops_static_value(),
            EventKind::Term => said.stops_term(),
            EventKind::Improve => said.stops_improve(),
            EventKind::Keep => said.stops_keep(),
            EventKind::Leave => said.stops_leave(),
            EventKind::Narrow => said.stops_narrow(),
            EventKind::Thresholds => said.stops_thresholds(),
            EventKind::Simulations => said.stops_simulations(),
        },
    }
}

/// A value beyond which the run is to stop.
fn values(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let said = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(said.stops_value());
        let field = DragValue::new(&mut look.stop_value).range(-100_000..=100_000);
        ui.add(field).labelled_by(label.id);
        let value = Score(look.stop_value);
        for (name, condition) in [
            (said.stops_above(), StopCondition::Above(value)),
            (said.stops_below(), StopCondition::Below(value)),
        ] {
            if ui.button(name).on_hover_text(said.stops_add()).clicked() {
                commands.push(stops(StopsCommand::Toggle(condition)));
            }
        }
    });
}

/// The steps at which the run stops: a click goes there.
fn list(
    ui: &mut Ui,
    session: &Session,
    open: &Opened,
    view: &StopsView,
    commands: &mut Vec<Command>,
) {
    let said = session.language().texts();
    let all = view.steps.len();
    if all == 0 {
        ui.label(small(session, said.stops_none()));
        return;
    }
    let count = said.stops_list(grouped(view.passed as u64), grouped(all as u64));
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
                    commands.push(Command::Go(Navigation::Seek(step)));
                }
            }
        });
}

/// What happens at a step, in a few words: what, and where.
fn name(open: &Opened, step: usize, session: &Session) -> String {
    let Some((kind, node)) = open.event_at(step) else {
        return String::new();
    };
    let what = words(StopCondition::Happens(kind), session, open);
    let place = choice(
        &*open.loaded().subject,
        open.tree(),
        node,
        session.language(),
    );
    format!("{what}  {place}")
}
