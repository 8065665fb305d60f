//! The context menu of a node.

use egui::{Response, Ui};

use super::in_plies;
use formats::sfen::to_sfen;
use session::{
    Centre, Command, Navigation, NewLessonCommand, Opened, PageCommand, RunCommand, Session,
    StopsCommand, StudyCommand, WhyCommand,
};
use trace::StopCondition;
use tree::{Kind, NodeId};

/// The menu of a node.
pub(super) fn node_menu(
    session: &Session,
    open: &Opened,
    id: NodeId,
    response: &Response,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let tree = open.tree();
    let holds = session.holds_sheet();
    let is_entered = !holds && open.timeline().entered(id).is_some();
    let folds = tree.children(id).len() > 0;
    let is_open = !session.predicts() && !holds;
    let reads_stub = is_open && tree.node(id).kind == Kind::Stub;
    let stops_here = session.view().work.stops().is_some();
    let asks = session.can_ask_why() && id != NodeId::ROOT && tree.node(id).kind != Kind::Decline;
    if !(asks || is_entered || folds || reads_stub || stops_here || open.position(id).is_some()) {
        return; // A menu without entries would be drawn as a dot.
    }
    response.context_menu(|ui| {
        if is_entered && ui.button(texts.window_go_there()).clicked() {
            commands.push(Command::Go(Navigation::GoTo(id)));
        }
        if asks && ui.button(texts.why_not_ask()).on_hover_text(texts.why_not_ask_tip()).clicked() {
            commands.push(Command::Why(WhyCommand::Node(id)));
        }
        stops(ui, session, id, commands);
        if folds && ui.button(texts.window_fold()).clicked() {
            commands.push(Command::Run(RunCommand::Fold(id)));
        }
        let reads_further = is_open && open.loaded().subject.reads_further();
        if reads_stub && ui.button(texts.window_read_stub()).clicked() {
            commands.push(Command::NewLesson(NewLessonCommand::Further(id, 0)));
        }
        if reads_further && !matches!(tree.node(id).kind, Kind::Decline | Kind::Stub) {
            ui.menu_button(texts.window_further(), |ui| {
                for plies in 1..=4 {
                    if ui.button(in_plies(session, plies)).clicked() {
                        commands.push(Command::NewLesson(NewLessonCommand::Further(id, plies)));
                    }
                }
            });
        }
        let Some(at) = open.position(id) else {
            return;
        };
        ui.separator();
        if ui.button(texts.evaluation_inside()).clicked() {
            commands.push(Command::Run(RunCommand::Select(Some(id))));
            if session.page().centre() != Centre::Inside {
                commands.push(Command::Page(PageCommand::Toggle(Centre::Inside)));
            }
        }
        if ui.button(texts.window_to_board()).clicked() {
            commands.push(Command::Run(RunCommand::Select(Some(id))));
            commands.push(Command::Page(PageCommand::EditShown));
        }
        if ui.button(texts.window_copy_sfen()).clicked() {
            ui.ctx().copy_text(to_sfen(&at));
        }
    });
}

/// In Watch: run on to a node, and stop whenever the search reaches it.
fn stops(ui: &mut Ui, session: &Session, id: NodeId, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let Some(view) = session.view().work.stops() else {
        return;
    };
    let here = StopCondition::Reached(id);
    for (name, condition) in
        [(texts.stops_run_here(), here), (texts.stops_run_finished(), StopCondition::Finished(id))]
    {
        if ui.button(name).clicked() {
            commands.push(Command::Go(Navigation::RunTo(condition)));
        }
    }
    let is_on = view.offered.iter().any(|stop| stop.condition == here && stop.is_on);
    let name = if is_on { texts.stops_no_stop_here() } else { texts.stops_stop_here() };
    if ui.button(name).clicked() {
        let toggle = StopsCommand::Toggle(here);
        commands.push(Command::Study(StudyCommand::Stops(toggle)));
    }
}
