//! Growing a tree from the board editor: the settings, the cost, and the button.

use egui::{Button, DragValue, RichText, Ui};

use super::mate::mate_ui;
use super::pages::{EvaluatorChoice, evaluators_ui};
use super::{ink, small, switch, title};
use crate::fonts::bold;
use language::large_number;
use picture::Ink;
use scenario::{LeafPolicy, PositionSetup};
use search::{CalledBy, MoveFilter, MoveOrder, Quiescence};
use session::{
    BoardCommand, BoardDesk, BoardEditor, CAPS, Centre, Command, PageCommand, Session,
    SettingsCommand,
};
use tree::Growth;

/// The maximum depth.
const DEEPEST: u8 = 8;

/// The settings, the cost, and the button.
pub(super) fn grow_ui(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let before = editor.reading();
    let mut growth = before.clone();
    mate_ui(ui, session, editor, commands);
    ui.label(title(texts.window_grow_title()));
    // At the top, so that it is visible without scrolling.
    cost(ui, session, editor, commands);
    ui.add_space(6.0);
    depth(ui, session, &mut growth);
    kind(ui, session, &mut growth.growth);
    filter(ui, session, &mut growth);
    leaf(ui, session, &mut growth);
    order(ui, session, &MoveOrder::ALL, &mut growth.order);
    values(ui, session, &mut growth, commands);
    ui.add_space(2.0);
    iterated(ui, session, &mut growth);
    ui.checkbox(&mut growth.extension, texts.window_extension())
        .on_hover_text(texts.window_extension_tip());
    ui.checkbox(&mut growth.from_root, texts.window_from_root())
        .on_hover_text(texts.window_from_root_tip());
    if growth != *before {
        commands.push(Command::Board(BoardCommand::Choose(Box::new(
            growth.into(),
        ))));
    }
    cap(ui, session, commands);
}

/// The most nodes that a tree may have.
pub(super) fn cap(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        let mut cap = session.settings().cap;
        let label = ui.label(texts.window_cap());
        let value = DragValue::new(&mut cap).range(CAPS).speed(10_000.0);
        let response = ui.add(value).labelled_by(label.id);
        if response.on_hover_text(texts.window_cap_tip()).changed() {
            commands.push(Command::Settings(SettingsCommand::SetCap(cap)));
        }
    });
}

fn depth(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.window_depth());
        for plies in 0..=4 {
            let name = format!("{plies}");
            let on = growth.depth == plies;
            if switch(ui, session, on, name).clicked() {
                growth.depth = plies;
            }
        }
        let label = ui.label(texts.window_plies());
        ui.add(DragValue::new(&mut growth.depth).range(0..=DEEPEST))
            .labelled_by(label.id);
    });
}

/// Whether every move is grown, or the search grows the tree.
pub(super) fn kind(ui: &mut Ui, session: &Session, growth: &mut Growth) {
    let texts = session.language().texts();
    ui.label(texts.window_growth());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (
                Growth::Searched,
                texts.window_tree_searched(),
                texts.window_tree_searched_tip(),
            ),
            (
                Growth::Every,
                texts.window_tree_every(),
                texts.window_tree_every_tip(),
            ),
        ];
        for (choice, name, tip) in choices {
            let response = switch(ui, session, *growth == choice, name);
            if response.on_hover_text(tip).clicked() {
                *growth = choice;
            }
        }
    });
}

/// The order in which moves are tried.
pub(super) fn order(ui: &mut Ui, session: &Session, orders: &[MoveOrder], chosen: &mut MoveOrder) {
    let texts = session.language().texts();
    ui.label(texts.window_order());
    ui.horizontal_wrapped(|ui| {
        for &order in orders {
            let tip = match order {
                MoveOrder::Generated => texts.window_order_generated_tip(),
                MoveOrder::Captures => texts.window_order_captures_tip(),
                MoveOrder::Shallow => texts.window_order_shallow_tip(),
                MoveOrder::History => texts.window_order_history_tip(),
            };
            let name = order.name(session.language());
            let response = switch(ui, session, *chosen == order, name);
            if response.on_hover_text(tip).clicked() {
                *chosen = order;
            }
        }
    });
}

/// Whether moves are generated from the line after a pass, and from how much of it.
fn iterated(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    let mut is_on = growth.iterated.is_some();
    let response = ui.checkbox(&mut is_on, texts.reading_iterated());
    if response
        .on_hover_text(texts.reading_iterated_tip())
        .changed()
    {
        growth.iterate(is_on);
    }
    let Some(iterated) = &mut growth.iterated else {
        return;
    };
    ui.indent("iterated", |ui| {
        ui.horizontal_wrapped(|ui| {
            let choices = [
                (CalledBy::All, texts.reading_called_by_all()),
                (CalledBy::Immediate, texts.reading_called_by_next()),
            ];
            for (choice, name) in choices {
                let on = iterated.levels == [choice];
                if switch(ui, session, on, name).clicked() {
                    iterated.levels = vec![choice];
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(texts.reading_after_pass());
            ui.add(DragValue::new(&mut iterated.after_pass).range(1..=DEEPEST))
                .labelled_by(label.id);
        });
    });
}

fn filter(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    let best = match growth.filter {
        MoveFilter::Best(count) => count,
        _ => 8,
    };
    ui.label(texts.window_filter());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (MoveFilter::All, texts.window_filter_all()),
            (MoveFilter::Captures, texts.window_filter_captures()),
            (MoveFilter::Checks, texts.window_filter_checks()),
            (MoveFilter::Best(best), texts.window_filter_best()),
            (MoveFilter::Yss, texts.reading_filter_yss()),
        ];
        for (choice, name) in choices {
            let mut response = switch(ui, session, growth.filter == choice, name);
            if choice == MoveFilter::Yss {
                response = response.on_hover_text(texts.reading_filter_yss_tip());
            }
            if response.clicked() {
                growth.filter = choice;
            }
        }
        if let MoveFilter::Best(count) = &mut growth.filter {
            let label = ui.label(texts.window_how_many());
            ui.add(DragValue::new(count).range(1..=600))
                .labelled_by(label.id);
        }
    });
}

/// The choice of evaluator; the user's own values are edited beside the board.
fn values(ui: &mut Ui, session: &Session, growth: &mut PositionSetup, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    ui.label(texts.window_piece_values());
    ui.horizontal_wrapped(|ui| {
        let now = growth.values.evaluation().unwrap_or_default();
        let name = ("piece values", texts.window_piece_values());
        let edit = match evaluators_ui(ui, session, name, now, &texts.own_values_own()) {
            Some(EvaluatorChoice::Evaluator(evaluation)) => {
                growth.values = evaluation.into();
                false
            }
            Some(EvaluatorChoice::More) => true,
            None => false,
        };
        let button = ui
            .button(texts.own_values_own())
            .on_hover_text(texts.own_values_edit_tip());
        if edit || button.clicked() {
            commands.push(Command::Page(PageCommand::Toggle(Centre::Values)));
        }
    });
}

fn leaf(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    let mut quiet = match growth.leaf {
        LeafPolicy::Quiescence(quiet) => quiet,
        _ => Quiescence::SOUND,
    };
    ui.label(texts.window_leaf());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            LeafPolicy::Static,
            LeafPolicy::Exchange,
            LeafPolicy::Quiescence(quiet),
        ];
        for choice in choices {
            let name = choice.name(growth.values.evaluation().ok(), session.language());
            if switch(ui, session, growth.leaf == choice, &name).clicked() {
                growth.leaf = choice;
            }
        }
    });
    if !matches!(growth.leaf, LeafPolicy::Quiescence(_)) {
        return;
    }
    ui.indent("quiescence", |ui| {
        ui.label(small(session, texts.window_quiet_captures()));
        ui.checkbox(&mut quiet.promotions, texts.window_quiet_promotions());
        ui.checkbox(&mut quiet.checks, texts.window_quiet_checks());
        ui.checkbox(&mut quiet.evasions, texts.window_quiet_evasions());
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(texts.window_quiet_plies());
            ui.add(DragValue::new(&mut quiet.plies).range(1..=40))
                .labelled_by(label.id);
        });
    });
    growth.leaf = LeafPolicy::Quiescence(quiet);
}

/// The estimated size of the tree, and the button to grow it.
pub(super) fn cost(
    ui: &mut Ui,
    session: &Session,
    desk: &dyn BoardDesk,
    commands: &mut Vec<Command>,
) {
    let (estimate, is_position) = (desk.estimate(), desk.is_sound());
    let language = session.language();
    let texts = language.texts();
    let mut can_grow = is_position;
    match estimate {
        Some(Ok(size)) => {
            let bytes = size.bytes();
            let memory = match bytes {
                _ if bytes < 1e9 => format!("{:.1} MB", bytes / 1e6),
                _ if bytes < 1e12 => format!("{:.1} GB", bytes / 1e9),
                _ if bytes < 1e16 => format!("{:.0} TB", bytes / 1e12),
                _ => "> 10,000 TB".to_owned(),
            };
            let nodes = large_number(size.nodes, language);
            let words = texts.window_size(memory, nodes);
            ui.label(RichText::new(words).size(16.0).family(bold()));
            let cap = session.settings().cap;
            if size.exceeds(cap) {
                let most = large_number(cap as f64, language);
                let words = texts.window_too_large(most);
                ui.label(RichText::new(words).color(ink(session, Ink::Disagree)));
            }
        }
        Some(Err(words)) => {
            can_grow = false;
            let words = words.get(language);
            ui.label(RichText::new(words).color(ink(session, Ink::Disagree)));
        }
        None if is_position => {
            ui.label(small(session, texts.window_estimating()));
        }
        None => {}
    }
    let button = Button::new(RichText::new(texts.window_grow()).size(18.0).family(bold()))
        .min_size(egui::vec2(160.0, 38.0))
        .fill(ink(session, Ink::GoldFill))
        .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
    if ui.add_enabled(can_grow, button).clicked() {
        commands.push(Command::Board(BoardCommand::Grow));
    }
}
