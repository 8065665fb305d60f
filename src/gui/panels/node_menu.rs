//! What a right click on a node offers.

use egui::Response;

use super::in_plies;
use crate::formats::sfen::to_sfen;
use crate::session::{
    Command, EvaluationCommand, Navigation, NewLessonCommand, Opened, PageCommand, RunCommand,
    Session,
};
use crate::text::{EvaluationTexts, Texts};
use crate::tree::{Kind, NodeId};

/// The menu of a node.
pub(super) fn node_menu(
    session: &Session,
    open: &Opened,
    id: NodeId,
    response: &Response,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let tree = open.tree();
    response.context_menu(|ui| {
        if open.timeline().entered(id).is_some() && ui.button(text.go_there).clicked() {
            commands.push(Command::Go(Navigation::GoTo(id)));
        }
        if tree.children(id).len() > 0 && ui.button(text.fold).clicked() {
            commands.push(Command::Run(RunCommand::Fold(id)));
        }
        let reads_further = open.loaded().subject.reads_further();
        if tree.node(id).kind == Kind::Stub && ui.button(text.read_stub).clicked() {
            commands.push(Command::NewLesson(NewLessonCommand::Further(id, 0)));
        }
        if reads_further && !matches!(tree.node(id).kind, Kind::Decline | Kind::Stub) {
            ui.menu_button(text.further, |ui| {
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
        let said = EvaluationTexts::of(session.language());
        if ui.button(said.inside).clicked() {
            commands.push(Command::Run(RunCommand::Select(Some(id))));
            if !session.looks_inside() {
                commands.push(Command::Evaluation(EvaluationCommand::Toggle));
            }
        }
        if ui.button(text.to_board).clicked() {
            commands.push(Command::Run(RunCommand::Select(Some(id))));
            commands.push(Command::Page(PageCommand::EditShown));
        }
        if ui.button(text.copy_sfen).clicked() {
            ui.ctx().copy_text(to_sfen(&at));
        }
    });
}
