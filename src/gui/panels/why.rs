//! Why not this move? The answer, below the tree.

use egui::{Button, FontFamily, FontId, Panel, RichText, ScrollArea, TextEdit, Ui};

use super::glossed::glossed;
use super::{
    at_work, buttons_from_right, entered, error_text, framed, from_left, ink, node_link,
    sign_button, small, strong, title,
};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::theme::BODY;
use lesson::Part;
use picture::Ink;
use session::{
    NamedMove, Navigation, Opened, RunCommand, Session, StudyMode, WhyBeside, WhyCommand, WhyPlace,
    WhyView,
};
use trace::CutReason;

/// The size of the sentences, for the last row.
const SAID: f32 = 17.0;
/// The largest part of the panel that the answer takes.
const MOST: f32 = 0.42;

/// The answer about a move, below the tree: as high as it needs, and at most a part of the panel.
pub(super) fn answer_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if !session.answers_why() || !session.can_ask_why() {
        return;
    }
    let most = ui.available_height() * MOST;
    let edge = egui::Stroke::new(2.0, ink(session, Ink::Gold));
    let frame = framed(8.0, [12, 6]).fill(ink(session, Ink::Card)).stroke(edge);
    Panel::bottom("why not").resizable(false).frame(frame).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("why not");
        area.max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            if let Some(refused) = session.why_refused() {
                let words = RichText::new(refused.get(session.language())).size(SAID);
                ui.label(words.color(ink(session, Ink::Disagree)));
            }
            if let Some(view) = session.view().why.as_deref() {
                view_ui(ui, cx, view);
            }
        });
    });
}

/// The answer, from what a class asks first to where it comes from.
fn view_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhyView) {
    let (session, texts) = cx.session_and_texts();
    head(ui, cx, view);
    said(ui, session, &view.sentences);
    if view.line.len() > 1 {
        line_ui(ui, cx, (&view.line_name, &view.line));
    }
    if let WhyBeside::Done { sentences, line } = &view.beside {
        said(ui, session, sentences);
        if line.len() > 1 {
            line_ui(ui, cx, (&texts.why_not_goes_on(), line));
        }
    } else {
        for part in &view.reasons {
            why(ui, cx, part);
        }
    }
    ui.label(small(session, view.about.clone()));
}

/// The question with its answer in a word, and what can be done with it.
fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhyView) {
    let (session, texts) = cx.session_and_texts();
    buttons_from_right(ui, 0.0, |ui| {
        if sign_button(ui, true, Button::new("×"), &texts.why_not_close()).clicked() {
            cx.push(WhyCommand::Close);
        }
        if let Some(child) = view.child
            && ui.button(texts.why_not_go()).clicked()
        {
            cx.push(RunCommand::Centre(child));
        }
        beside(ui, cx, view);
        from_left(ui, |ui| {
            let question = RichText::new(texts.why_not_title(&*view.moved));
            ui.label(question.size(18.0).family(bold()));
            let colour = match view.place {
                WhyPlace::Best => Ink::Gold,
                WhyPlace::Read => Ink::Text,
                WhyPlace::Cut | WhyPlace::NotRead => Ink::Disagree,
            };
            for word in [&view.word, &view.value] {
                let word = strong(word).size(18.0);
                ui.add(egui::Label::new(word.color(ink(session, colour))).truncate());
            }
        });
    });
}

/// Sentences in a row, for the last row of a class.
fn said(ui: &mut Ui, session: &Session, sentences: &[String]) {
    let gap = session.language().pick("", " ");
    glossed(ui, session, &sentences.join(gap), FontId::new(SAID, FontFamily::Proportional));
}

/// A line of moves; those of the tree can be clicked.
fn line_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, (name, line): (&str, &[NamedMove])) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(small(cx.session, name));
        for (node, moved) in line {
            let words = strong(moved).size(SAID);
            match node {
                Some(node) => {
                    if ui.add(Button::new(words).small()).clicked() {
                        cx.push(RunCommand::Centre(*node));
                    }
                }
                None => {
                    ui.label(words);
                }
            }
        }
    });
}

/// The button that reads the move beside the tree, and shows or hides that reading.
fn beside(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhyView) {
    let (session, texts) = cx.session_and_texts();
    match &view.beside {
        WhyBeside::Needless => {}
        WhyBeside::Offered => {
            let words = strong(texts.why_not_read()).size(BODY);
            if ui.button(words).on_hover_text(texts.why_not_read_tip()).clicked() {
                cx.push(WhyCommand::Read);
            }
        }
        WhyBeside::Running => {
            ui.label(texts.why_not_reading());
            at_work(ui, session);
        }
        WhyBeside::Failed(words) => {
            ui.add(egui::Label::new(error_text(session, words.get(session.language()))).truncate());
        }
        WhyBeside::Done { .. } if session.study_mode() != StudyMode::Watch => {}
        WhyBeside::Done { .. } => {
            let name = if session.why_reading_shown() {
                texts.why_not_hide()
            } else {
                texts.why_not_show()
            };
            cx.push_if(ui.button(name).clicked(), WhyCommand::ToggleReading);
        }
    }
}

/// The width of the field below which it has a row of its own, in points.
const LEAST: f32 = 110.0;

pub(super) fn ask_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if !session.can_ask_why() {
        return;
    }
    let texts = session.language().texts();
    ui.add_space(4.0);
    let wants_focus = std::mem::take(&mut cx.look.focus_why);
    ui.horizontal_wrapped(|ui| {
        let of = session.open().map(Opened::loaded);
        let (tip, hint) = if of.is_some_and(|of| of.subject.names_nodes()) {
            (texts.why_not_field_names(), texts.why_not_field_name())
        } else if of.is_some_and(|of| of.shogi.is_some()) {
            (texts.why_not_field_tip(), texts.why_not_field_move())
        } else {
            (texts.why_not_field_any_tip(), texts.why_not_field_any())
        };
        let label = ui.label(small(session, texts.why_not_field()));
        if ui.available_size_before_wrap().x < LEAST {
            ui.end_row();
        }
        let field = TextEdit::singleline(&mut cx.look.why_query)
            .hint_text(hint)
            .desired_width(ui.available_size_before_wrap().x - 8.0);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(&tip);
        if wants_focus {
            field.request_focus();
            field.scroll_to_me(None);
        }
        let entered = entered(ui, &field);
        if entered && !cx.look.why_query.trim().is_empty() {
            cx.push(WhyCommand::Type(cx.look.why_query.clone()));
        }
    });
}

pub(super) fn why(ui: &mut Ui, cx: &mut WindowContext<'_>, part: &Part) {
    let session = cx.session;
    match part {
        Part::Text(words) => {
            glossed(ui, session, words, FontId::new(BODY, FontFamily::Proportional));
        }
        Part::Formula { text, player } => {
            ui.label(title(text).color(ink(session, player.map_or(Ink::Text, Ink::edge))));
        }
        Part::Link { text: words, node } => {
            node_link(ui, session, (RichText::new(words), *node), cx.commands);
        }
        Part::Reason { text: words, numbers, reason, set_at } => {
            let colour = ink(session, Ink::edge(reason.player));
            ui.label(strong(numbers).color(colour));
            let words = RichText::new(words).color(colour);
            node_link(ui, session, (words, reason.ancestor), cx.commands);
            where_from(ui, cx, reason, *set_at);
        }
    }
}

/// The origin of a bound: links to the child that set it, and to the step.
fn where_from(ui: &mut Ui, cx: &mut WindowContext<'_>, reason: &CutReason, set_at: Option<usize>) {
    let (session, texts) = cx.session_and_texts();
    let Some(seen) = session.projection() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(child) = reason.source.child() {
            let name = subject::choice(seen.subject(), seen.tree(), child, seen.language());
            let button = ui.small_button(format!("→ {name}"));
            if button.on_hover_text(texts.cuts_go_to_setter()).clicked() {
                cx.push(RunCommand::Centre(child));
            }
        }
        if let Some(step) = set_at {
            let button = ui.small_button(texts.cuts_set_at(step));
            if button.on_hover_text(texts.cuts_set_at_tip()).clicked() {
                cx.push(Navigation::Seek(step));
            }
        }
    });
}
