//! Growing a tree of Othello from the board: the settings, the cost, and the button.

use egui::{DragValue, Ui};

use super::super::grow::{cap, cost, kind, order};
use super::super::{switch, title};
use crate::eval::OthelloEvaluation;
use crate::search::{MoveFilter, MoveOrder};
use crate::session::{Command, OthelloBoard, OthelloCommand, Session};
use crate::subject::OthelloSetup;

/// With at most this many empty squares, a tree can well be read to the end of the game.
const FEW: u32 = 14;

/// The settings, the cost, and the button.
pub(super) fn grow_othello_ui(
    ui: &mut Ui,
    session: &Session,
    board: &OthelloBoard,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let before = board.growth();
    let mut growth = before.clone();
    ui.label(title(texts.window_grow_title()));
    let can_grow = board.position().afloat().is_none();
    let grows = Command::Othello(OthelloCommand::Grow);
    cost(ui, session, (board.estimate(), can_grow), grows, commands);
    ui.add_space(6.0);
    depth(ui, session, board, &mut growth);
    kind(ui, session, &mut growth.growth);
    filter(ui, session, &mut growth);
    values(ui, session, board, &mut growth);
    let orders = [MoveOrder::Generated, MoveOrder::Shallow, MoveOrder::History];
    order(ui, session, &orders, &mut growth.order);
    if growth != *before {
        let choice = OthelloCommand::Choose(Box::new(growth));
        commands.push(Command::Othello(choice));
    }
    cap(ui, session, commands);
}

fn depth(ui: &mut Ui, session: &Session, board: &OthelloBoard, growth: &mut OthelloSetup) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.window_depth());
        for plies in [1, 2, 3, 4] {
            let name = format!("{plies}");
            if switch(ui, session, growth.depth == plies, name).clicked() {
                growth.depth = plies;
            }
        }
        let empty = board.position().empty().count();
        // Between two discs there is at most one pass.
        let most = u8::try_from(2 * empty).unwrap_or(u8::MAX);
        if (1..=FEW).contains(&empty)
            && switch(
                ui,
                session,
                growth.depth >= most,
                texts.othello_board_to_the_end(),
            )
            .clicked()
        {
            growth.depth = most;
        }
        let label = ui.label(texts.window_plies());
        ui.add(DragValue::new(&mut growth.depth).range(0..=OthelloSetup::MAX_DEPTH))
            .labelled_by(label.id);
    });
}

fn filter(ui: &mut Ui, session: &Session, growth: &mut OthelloSetup) {
    let texts = session.language().texts();
    let best = match growth.filter {
        MoveFilter::Best(count) => count,
        _ => 4,
    };
    ui.label(texts.window_filter());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (MoveFilter::All, texts.window_filter_all()),
            (MoveFilter::Best(best), texts.window_filter_best()),
        ];
        for (choice, name) in choices {
            if switch(ui, session, growth.filter == choice, name).clicked() {
                growth.filter = choice;
            }
        }
        if let MoveFilter::Best(count) = &mut growth.filter {
            let label = ui.label(texts.window_how_many());
            ui.add(DragValue::new(count).range(1..=60))
                .labelled_by(label.id);
        }
    });
}

/// The choice of evaluator.
fn values(ui: &mut Ui, session: &Session, board: &OthelloBoard, growth: &mut OthelloSetup) {
    let language = session.language();
    ui.label(language.texts().othello_board_values());
    let size = board.position().size();
    ui.horizontal_wrapped(|ui| {
        for evaluation in OthelloEvaluation::ALL {
            if evaluation.fits(size).is_err() {
                continue;
            }
            let on = growth.values == evaluation.id();
            let response = switch(ui, session, on, evaluation.name(language));
            let sources = evaluation.sources(language);
            if response.on_hover_text(sources).clicked() {
                evaluation.id().clone_into(&mut growth.values);
            }
        }
    });
}
