//! How a tree is to be grown from the board editor, what it will cost, and the button that does it.

use egui::{Button, DragValue, RichText, Ui};

use super::mate::mate_ui;
use super::own_values::{EvaluatorChoice, evaluators_ui};
use super::{ink, small, switch, title};
use crate::gui::fonts::bold;
use crate::language::{Words, large_number};
use crate::picture::Ink;
use crate::scenario::{LeafPolicy, PositionSetup};
use crate::search::{CalledBy, MoveFilter, MoveOrder, Quiescence};
use crate::session::{
    BoardCommand, BoardEditor, CAPS, Command, Session, SettingsCommand, ValuesCommand,
};
use crate::text::{ReadingTexts, Texts, ValuesTexts};
use crate::tree::{Estimate, Growth};

/// The deepest that can be asked for.
const DEEPEST: u8 = 8;

/// The choices, the cost, and the button.
pub(super) fn grow_ui(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let before = editor.growth();
    let mut growth = before.clone();
    mate_ui(ui, session, editor, commands);
    ui.label(title(text.grow_title));
    // First of all, so that nothing has to be scrolled for it.
    let is_position = editor.position().is_ok();
    let grows = Command::Board(BoardCommand::Grow);
    cost(
        ui,
        session,
        (editor.estimate(), is_position),
        grows,
        commands,
    );
    ui.add_space(6.0);
    depth(ui, session, &mut growth);
    kind(ui, session, &mut growth.growth);
    filter(ui, session, &mut growth);
    leaf(ui, session, &mut growth);
    order(ui, session, &MoveOrder::ALL, &mut growth.order);
    values(ui, session, &mut growth, commands);
    ui.add_space(2.0);
    iterated(ui, session, &mut growth);
    ui.checkbox(&mut growth.extension, text.extension)
        .on_hover_text(text.extension_tip);
    ui.checkbox(&mut growth.from_root, text.from_root)
        .on_hover_text(text.from_root_tip);
    if growth != *before {
        commands.push(Command::Board(BoardCommand::Choose(Box::new(growth))));
    }
    cap(ui, session, commands);
}

/// The most nodes that a tree may have.
pub(super) fn cap(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    ui.horizontal(|ui| {
        let mut cap = session.cap();
        let label = ui.label(text.cap);
        let value = DragValue::new(&mut cap).range(CAPS).speed(10_000.0);
        let response = ui.add(value).labelled_by(label.id);
        if response.on_hover_text(text.cap_tip).changed() {
            commands.push(Command::Settings(SettingsCommand::SetCap(cap)));
        }
    });
}

fn depth(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let text = Texts::of(session.language());
    ui.horizontal_wrapped(|ui| {
        ui.label(text.depth);
        for plies in 0..=4 {
            let name = format!("{plies}");
            let on = growth.depth == plies;
            if switch(ui, session, on, &name).clicked() {
                growth.depth = plies;
            }
        }
        let label = ui.label(text.plies);
        ui.add(DragValue::new(&mut growth.depth).range(0..=DEEPEST))
            .labelled_by(label.id);
    });
}

/// Whether every move is grown, or the search grows the tree.
pub(super) fn kind(ui: &mut Ui, session: &Session, growth: &mut Growth) {
    let text = Texts::of(session.language());
    ui.label(text.growth);
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (Growth::Searched, text.tree_searched, text.tree_searched_tip),
            (Growth::Every, text.tree_every, text.tree_every_tip),
        ];
        for (choice, name, tip) in choices {
            let response = switch(ui, session, *growth == choice, name);
            if response.on_hover_text(tip).clicked() {
                *growth = choice;
            }
        }
    });
}

/// In which order moves are tried.
pub(super) fn order(ui: &mut Ui, session: &Session, orders: &[MoveOrder], chosen: &mut MoveOrder) {
    let text = Texts::of(session.language());
    ui.label(text.order);
    ui.horizontal_wrapped(|ui| {
        for &order in orders {
            let tip = match order {
                MoveOrder::Generated => text.order_generated_tip,
                MoveOrder::Captures => text.order_captures_tip,
                MoveOrder::Shallow => text.order_shallow_tip,
                MoveOrder::History => text.order_history_tip,
            };
            let name = order.name(session.language());
            let response = switch(ui, session, *chosen == order, name);
            if response.on_hover_text(tip).clicked() {
                *chosen = order;
            }
        }
    });
}

/// Whether moves are generated from what follows a pass, and from how much of it.
fn iterated(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let said = ReadingTexts::of(session.language());
    let mut is_on = growth.iterated.is_some();
    let response = ui.checkbox(&mut is_on, said.iterated);
    if response.on_hover_text(said.iterated_tip).changed() {
        growth.iterate(is_on);
    }
    let Some(iterated) = &mut growth.iterated else {
        return;
    };
    ui.indent("iterated", |ui| {
        ui.horizontal_wrapped(|ui| {
            let choices = [
                (CalledBy::All, said.called_by_all),
                (CalledBy::Immediate, said.called_by_next),
            ];
            for (choice, name) in choices {
                let on = iterated.levels == [choice];
                if switch(ui, session, on, name).clicked() {
                    iterated.levels = vec![choice];
                }
            }
        });
        ui.horizontal(|ui| {
            let label = ui.label(said.after_pass);
            ui.add(DragValue::new(&mut iterated.after_pass).range(1..=DEEPEST))
                .labelled_by(label.id);
        });
    });
}

fn filter(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let text = Texts::of(session.language());
    let said = ReadingTexts::of(session.language());
    let best = match growth.filter {
        MoveFilter::Best(count) => count,
        _ => 8,
    };
    ui.label(text.filter);
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (MoveFilter::All, text.filter_all),
            (MoveFilter::Captures, text.filter_captures),
            (MoveFilter::Checks, text.filter_checks),
            (MoveFilter::Best(best), text.filter_best),
            (MoveFilter::Yss, said.filter_yss),
        ];
        for (choice, name) in choices {
            let mut response = switch(ui, session, growth.filter == choice, name);
            if choice == MoveFilter::Yss {
                response = response.on_hover_text(said.filter_yss_tip);
            }
            if response.clicked() {
                growth.filter = choice;
            }
        }
        if let MoveFilter::Best(count) = &mut growth.filter {
            let label = ui.label(text.how_many);
            ui.add(DragValue::new(count).range(1..=600))
                .labelled_by(label.id);
        }
    });
}

/// Who values positions; values of one's own are edited beside the board.
fn values(ui: &mut Ui, session: &Session, growth: &mut PositionSetup, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let said = ValuesTexts::of(session.language());
    ui.label(text.piece_values);
    ui.horizontal_wrapped(|ui| {
        let now = growth.values.evaluation().unwrap_or_default();
        let name = ("piece values", text.piece_values);
        let edit = match evaluators_ui(ui, session, name, now, said.own) {
            Some(EvaluatorChoice::Evaluator(evaluation)) => {
                growth.values = evaluation.into();
                false
            }
            Some(EvaluatorChoice::More) => true,
            None => false,
        };
        let button = ui.button(said.own).on_hover_text(said.edit_tip);
        if edit || button.clicked() {
            commands.push(Command::Values(ValuesCommand::Toggle));
        }
    });
}

fn leaf(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let text = Texts::of(session.language());
    let mut quiet = match growth.leaf {
        LeafPolicy::Quiescence(quiet) => quiet,
        _ => Quiescence::SOUND,
    };
    ui.label(text.leaf);
    ui.horizontal_wrapped(|ui| {
        let choices = [
            LeafPolicy::Static,
            LeafPolicy::Exchange,
            LeafPolicy::Quiescence(quiet),
        ];
        for choice in choices {
            let name = choice.name(session.language());
            if switch(ui, session, growth.leaf == choice, &name).clicked() {
                growth.leaf = choice;
            }
        }
    });
    if !matches!(growth.leaf, LeafPolicy::Quiescence(_)) {
        return;
    }
    ui.indent("quiescence", |ui| {
        ui.label(small(session, text.quiet_captures));
        ui.checkbox(&mut quiet.promotions, text.quiet_promotions);
        ui.checkbox(&mut quiet.checks, text.quiet_checks);
        ui.checkbox(&mut quiet.evasions, text.quiet_evasions);
        ui.horizontal(|ui| {
            let label = ui.label(text.quiet_plies);
            ui.add(DragValue::new(&mut quiet.plies).range(1..=40))
                .labelled_by(label.id);
        });
    });
    growth.leaf = LeafPolicy::Quiescence(quiet);
}

/// About how large the tree would be, and the button to grow it.
pub(super) fn cost(
    ui: &mut Ui,
    session: &Session,
    (estimate, is_position): (Option<&Result<Estimate, Words>>, bool),
    grows: Command,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
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
            let and = language.pick("、", ", ");
            let words = format!("{} {nodes} {}{and}{memory}", text.about, text.nodes);
            ui.label(RichText::new(words).size(16.0).family(bold()));
            let cap = session.cap();
            if size.exceeds(cap) {
                let most = large_number(cap as f64, language);
                let words = format!("{} {most} {}", text.too_large, text.nodes);
                ui.label(RichText::new(words).color(ink(session, Ink::Disagree)));
            }
        }
        Some(Err(words)) => {
            can_grow = false;
            let words = words.get(language);
            ui.label(RichText::new(words).color(ink(session, Ink::Disagree)));
        }
        None if is_position => {
            ui.label(small(session, text.estimating));
        }
        None => {}
    }
    let button = Button::new(RichText::new(text.grow).size(18.0).family(bold()))
        .min_size(egui::vec2(160.0, 38.0))
        .fill(ink(session, Ink::GoldFill))
        .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
    if ui.add_enabled(can_grow, button).clicked() {
        commands.push(grows);
    }
}
