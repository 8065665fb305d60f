//! What stands above trees: the algorithms, the switches of the view, the field to find a node, and
//! the notice of an unfinished tree.

use egui::Ui;

use super::present::cover_switch;
use super::{
    at_work, close_button, entered, error_text, framed, from_left, from_right, in_frame, ink,
    named_combo, named_field, size_of, small, strong, switch, take_focus, title,
};
use crate::look::WindowContext;
use crate::theme::BODY;
use eval::Evaluation;
use language::{Language, Say, grouped};
use picture::Ink;
use search::Algorithm;
use session::{Command, NewLessonCommand, Opened, PageCommand, RunCommand};

pub(super) fn above_tree(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let session = cx.session;
    if !session.presents() {
        let texts = session.language().texts();
        let back = || format!("← {} (Shift+E)", texts.actions_back_to_own_tree());
        if session.has_left_tree() && ui.button(back()).clicked() {
            cx.push(PageCommand::BackToOwnTree);
        }
        head(ui, cx, open);
    }
    if cx.look.find.is_some() {
        find_ui(ui, cx);
    }
    if !open.tree().is_finished() {
        unfinished(ui, cx, open);
    }
}

/// Below this width, in points, algorithms and switches take two rows.
const NARROW: f32 = 520.0;

/// The algorithms and the view switches. The switches are placed first; the algorithms are side by
/// side if there is room, else in a menu.
fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let height = ui.spacing().interact_size.y + 4.0;
    ui.spacing_mut().button_padding.x = 7.0;
    ui.spacing_mut().item_spacing.x = 6.0;
    if ui.available_width() < NARROW {
        // Beside a listing there is no room for all of it in one row.
        ui.horizontal_wrapped(|ui| {
            algorithms(ui, cx, open);
            view_switches(ui, cx, open);
        });
        return;
    }
    from_right(ui, height, |ui| {
        view_switches(ui, cx, open);
        from_left(ui, |ui| algorithms(ui, cx, open));
    });
}

/// The algorithms that run on this tree, and that it is read with values of the user's own.
fn algorithms(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let session = cx.session;
    let language = session.language();
    let shogi = open.loaded().shogi.as_ref();
    let evaluation = shogi.map(|shogi| shogi.valuation().evaluation);
    if let Some(own) = evaluation.filter(|evaluation| matches!(evaluation, Evaluation::Own(_))) {
        let words = small(session, language.texts().own_values_title());
        ui.label(words).on_hover_text(own.name(language));
    }
    let all = &open.loaded().algorithms;
    let missing = |ui: &mut Ui| drop(ui.label(missing(open, language)));
    let name = |algorithm: Algorithm| algorithm.name(language);
    if let ([algorithm], true) = (all.as_slice(), all.contains(&open.algorithm())) {
        ui.add(egui::Label::new(title(name(*algorithm))).truncate()).on_hover_ui(missing);
        return;
    }
    // The one that runs is named, too, if the lesson does not offer it.
    let runs = open.algorithm();
    let more = (!all.contains(&runs)).then_some(runs);
    let shown: Vec<Algorithm> = all.iter().copied().chain(more).collect();
    let needed: f32 = shown.iter().map(|&a| button_width(ui, &name(a))).sum();
    if needed <= ui.available_width() {
        for algorithm in shown {
            let on = algorithm == open.algorithm();
            let response = switch(ui, session, on, name(algorithm));
            if response.on_hover_ui(missing).clicked() {
                cx.push(RunCommand::SetAlgorithm(algorithm));
            }
        }
        return;
    }
    let choice = egui::ComboBox::from_id_salt("algorithm")
        .width((ui.available_width() - 4.0).min(260.0))
        .selected_text(strong(name(open.algorithm())))
        .truncate()
        .show_ui(ui, |ui| {
            for &algorithm in all {
                let on = algorithm == open.algorithm();
                let row = ui.selectable_label(on, name(algorithm));
                cx.push_if(row.on_hover_ui(missing).clicked(), RunCommand::SetAlgorithm(algorithm));
            }
        });
    named_combo(&choice, language.texts().screen_algorithm());
    choice.response.on_hover_text(name(open.algorithm()));
}

fn button_width(ui: &Ui, text: &str) -> f32 {
    let wide = size_of(ui, text, egui::FontId::proportional(BODY)).x;
    wide + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
}

/// The size of a tree that is drawn whole without being asked.
const SURVEYED: usize = 200;

/// What the tree needs in reach, from right to left; the rest is in the menu View.
fn view_switches(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    if ui.button(texts.window_fit()).on_hover_text(texts.window_fit_tip()).clicked() {
        cx.push(RunCommand::Fit);
    }
    for (label, tip, factor) in
        [("+", texts.window_zoom_in(), 1.25), ("−", texts.window_zoom_out(), 0.8)]
    {
        if ui.button(label).on_hover_text(tip).clicked() {
            cx.look.tree.zoom_by = Some(factor);
        }
    }
    if !session.run().follows()
        && ui.button(texts.window_follow()).on_hover_text(texts.window_follow_tip()).clicked()
    {
        cx.push(RunCommand::ToggleFollow);
    }
    let is_whole = session.run().draws_whole();
    if (!is_whole || open.tree().len() > SURVEYED)
        && !session.run().draws_part()
        && switch(ui, session, is_whole, texts.window_whole())
            .on_hover_text(texts.window_whole_tip())
            .clicked()
    {
        cx.push(RunCommand::ToggleWhole);
    }
    if session.run().covers() {
        cover_switch(ui, cx);
    }
}

/// The algorithms that the lesson does not offer, and why: a line each.
fn missing(open: &Opened, language: Language) -> String {
    let texts = language.texts();
    let loaded = open.loaded();
    let others = Algorithm::all().filter(|algorithm| !loaded.algorithms.contains(algorithm));
    let lines = others.map(|algorithm| {
        let reason = match loaded.lesson.subject.allows(algorithm) {
            Err(unfit) => unfit.say(language),
            Ok(()) => texts.window_not_in_lesson(),
        };
        format!("{}: {reason}", algorithm.name(language))
    });
    let lines: Vec<_> = lines.collect();
    format!("{}\n{}", texts.window_missing_algorithms(), lines.join("\n"))
}

/// The field to find a node, while it is open.
fn find_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(query) = &mut cx.look.find else {
        return;
    };
    let names_nodes = session.open().is_some_and(|open| open.loaded().subject.names_nodes());
    let mut stays = true;
    ui.horizontal(|ui| {
        let hint =
            if names_nodes { texts.window_find_hint() } else { texts.window_find_move_hint() };
        let field = egui::TextEdit::singleline(query).hint_text(&hint).desired_width(260.0);
        let field = named_field(ui, texts.window_find(), field).on_hover_text(hint);
        take_focus(&field, &mut cx.look.focus_find);
        let entered = entered(ui, &field);
        if (entered || ui.button(texts.window_find_next()).clicked()) && !query.trim().is_empty() {
            cx.commands.push(RunCommand::Find(query.clone()).into());
            field.request_focus();
        }
        if session.run().finding().is_some() {
            at_work(ui, session);
        }
        if let Some(missing) = session.run().missing() {
            ui.label(error_text(session, format!("{}: {missing}", texts.window_not_found())));
        }
        stays = !close_button(ui, session);
    });
    if !stays {
        cx.look.find = None;
    }
}

/// The notice that the tree is unfinished, with smaller trees to choose instead.
fn unfinished(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    // A node that no longer fits is not kept at all: a search meets the cap slightly before it.
    let is_at_cap = open.tree().met_cap() || open.tree().len() + 600 >= open.cap();
    in_frame(ui, framed(6.0, [8, 4]).fill(ink(session, Ink::GoldFill)), |ui| {
        ui.horizontal_wrapped(|ui| {
            let subject = &open.loaded().subject;
            let words = if let Some(unknown) = subject.when_unfinished(session.language()) {
                unknown
            } else if is_at_cap {
                texts.window_capped(grouped(open.cap() as u64))
            } else {
                texts.window_unfinished()
            };
            ui.label(error_text(session, words));
            if !open.remedies().is_empty() {
                ui.label(texts.window_instead());
            }
            for (remedy, _) in open.remedies() {
                if ui.button(remedy.say(session.language())).clicked() {
                    cx.push(Command::NewLesson(NewLessonCommand::Remedy(*remedy)));
                }
            }
        });
    });
}
