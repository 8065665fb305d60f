//! The context menu of a node.

use egui::{Response, Ui};

use super::in_plies;
use crate::exporting::Copied;
use crate::look::WindowContext;
use formats::sfen::to_sfen;
use session::{
    Centre, Command, Navigation, NewLessonCommand, Opened, PageCommand, RunCommand, Session,
    StopsCommand, WhyCommand,
};
use trace::{Seen, StopCondition};
use tree::{Kind, NodeId};

/// What reads a node that was cut: in the tree, if the search has only named it, and beside the tree
/// otherwise. `None` for any other node, and where nothing is grown or may be told.
pub(crate) fn read_cut(session: &Session, id: NodeId) -> Option<Vec<Command>> {
    let is_told = |open: &&Opened| {
        let is_open = !session.predicts() && !session.holds_sheet();
        is_open && open.loaded().subject.reads_further()
    };
    let open = session.open().filter(is_told)?;
    if open.tree().node(id).kind == Kind::Stub {
        return Some(vec![Command::NewLesson(NewLessonCommand::Further(id, 0))]);
    }
    let is_cut = session.projection()?.seen(id) == Seen::Pruned;
    let asks = [WhyCommand::Node(id), WhyCommand::Read].map(Command::Why);
    (is_cut && session.can_ask_why()).then(|| asks.into())
}

/// Whether a node can be read deeper than now: its tree is grown on request, nothing is asked about
/// it, and it is read at all.
pub(crate) fn reads_deeper(session: &Session, id: NodeId) -> bool {
    let is_open = !session.predicts() && !session.holds_sheet();
    let open = session.open().filter(|open| is_open && open.loaded().subject.reads_further());
    open.is_some_and(|open| !matches!(open.tree().node(id).kind, Kind::Decline | Kind::Stub))
}

pub(super) fn node_menu(
    cx: &mut WindowContext<'_>,
    open: &Opened,
    id: NodeId,
    response: &Response,
) {
    let (session, texts) = cx.session_and_texts();
    let tree = open.tree();
    let holds = session.holds_sheet();
    let is_entered = !holds && open.timeline().entered(id).is_some();
    let folds = tree.children(id).len() > 0;
    let reads_cut = read_cut(session, id);
    let stops_here = session.view().work.stops().is_some();
    let asks = session.can_ask_why() && id != NodeId::ROOT && tree.node(id).kind != Kind::Decline;
    if !(asks
        || is_entered
        || folds
        || reads_cut.is_some()
        || stops_here
        || open.position(id).is_some())
    {
        return; // A menu without entries would be drawn as a dot.
    }
    response.context_menu(|ui| {
        if is_entered && ui.button(texts.window_go_there()).clicked() {
            cx.push(Navigation::GoTo(id));
        }
        if asks && ui.button(texts.why_not_ask()).on_hover_text(texts.why_not_ask_tip()).clicked() {
            cx.push(WhyCommand::Node(id));
        }
        stops(ui, cx, id);
        cx.push_if(folds && ui.button(texts.window_fold()).clicked(), RunCommand::Fold(id));
        if let Some(reads) = reads_cut
            && ui.button(texts.window_read_stub()).clicked()
        {
            cx.commands.extend(reads);
        }
        if reads_deeper(session, id) {
            ui.menu_button(texts.window_further(), |ui| {
                for plies in 1..=4 {
                    if ui.button(in_plies(session, plies)).clicked() {
                        cx.push(Command::NewLesson(NewLessonCommand::Further(id, plies)));
                    }
                }
            });
        }
        let Some(at) = open.position(id) else {
            return;
        };
        ui.separator();
        if ui.button(texts.evaluation_inside()).clicked() {
            cx.push(RunCommand::Select(Some(id)));
            if session.page().centre() != Centre::Inside {
                cx.push(PageCommand::Toggle(Centre::Inside));
            }
        }
        if ui.button(texts.window_to_board()).clicked() {
            cx.push(RunCommand::Select(Some(id)));
            cx.push(PageCommand::EditShown);
        }
        if ui.button(texts.window_copy_sfen()).clicked() {
            cx.push(Copied::Position.text(ui.ctx(), to_sfen(&at)));
        }
    });
}

/// In Watch: run on to a node, and stop whenever the search reaches it.
fn stops(ui: &mut Ui, cx: &mut WindowContext<'_>, id: NodeId) {
    let (session, texts) = cx.session_and_texts();
    let Some(view) = session.view().work.stops() else {
        return;
    };
    let here = StopCondition::Reached(id);
    for (name, condition) in
        [(texts.stops_run_here(), here), (texts.stops_run_finished(), StopCondition::Finished(id))]
    {
        cx.push_if(ui.button(name).clicked(), Navigation::RunTo(condition));
    }
    let is_on = view.offered.iter().any(|stop| stop.condition == here && stop.is_on);
    let name = if is_on { texts.stops_no_stop_here() } else { texts.stops_stop_here() };
    if ui.button(name).clicked() {
        cx.push(StopsCommand::Toggle(here));
    }
}
