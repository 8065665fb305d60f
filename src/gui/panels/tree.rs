//! The tree, or the page in its place: the path to the shown node, and the canvas.

use egui::{Align, Button, FontId, Label, Layout, RichText, Ui};

use super::canvas::{PATH, canvas_ui};
use super::pages::page_ui;
use super::study::split_text;
use super::tree_head::above_tree;
use super::why::answer_ui;
use super::{from_left, from_right, ink, part, size_of, small, title};
use crate::look::WindowContext;
use crate::theme::SMALL;
use language::{Notation, grouped, signed};
use picture::Ink;
use score::{Player, Score};
use session::{Opened, RunCommand, Session};
use subject::choice;
use tree::{Growth, NodeId};

pub(crate) fn tree_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    cx.look.table_beside = false;
    let Some(open) = session.open() else {
        ui.centered_and_justified(|ui| ui.label(title(texts.window_nothing_open())));
        return;
    };
    let text = split_text(ui, cx);
    let mut beside = text.map(|rest| part(ui, rest));
    let ui = beside.as_mut().unwrap_or(ui);
    answer_ui(ui, cx);
    // The board page does not draw the tree, so that the page in front is one of the lesson.
    if page_ui(ui, cx) {
        return;
    }
    above_tree(ui, cx, open);
    let canvas = canvas_ui(ui, cx, open);
    if !session.presents() {
        let row = canvas.split_top_bottom_at_y(canvas.min.y + PATH).0;
        crumbs(&mut part(ui, row), cx, open);
    }
}

/// The minimum width of the path from the root beside the remarks on values, in points.
const WAY: f32 = 170.0;

/// The path from the root to the shown node; each part of it can be clicked.
fn crumbs(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let session = cx.session;
    let Some(focus) = session.view().focus else {
        return;
    };
    let tree = open.tree();
    let way = tree.path(focus);
    let row = PATH;
    let place = ui.available_rect_before_wrap();
    ui.painter().rect_filled(place, 0.0, ink(session, Ink::Card));
    let texts = session.language().texts();
    let (kind, tip) = match tree.growth() {
        Growth::Every => (texts.window_tree_every(), texts.window_tree_every_tip()),
        Growth::Searched => (texts.window_tree_searched(), texts.window_tree_searched_tip()),
    };
    let proves = open.algorithm().keeps_numbers();
    let counted = counted_from(session, open).filter(|_| !proves);
    let (counted, worth) = counted.unwrap_or_default();
    let unit = open.unit(session.language()).unwrap_or_default();
    let view = view_of_values(session);
    let viewed = if proves { asked_proof(session, open) } else { format!("{view}{counted}{unit}") };
    let is_negamax = session.telling().notation == Notation::Negamax;
    let (hint, tip) = if open.algorithm().is_exchange() && !is_negamax {
        (format!("{}{unit}", texts.window_exchange_hint()), String::new())
    } else if open.loaded().subject.reads_further() {
        (texts.window_tree_values(kind, &*viewed), format!("{tip}\n{worth}"))
    } else {
        (viewed.clone(), String::new())
    };
    // Where there is little room, how the tree was grown is left out first, the unit never.
    let mut hints = vec![hint];
    if !proves {
        let unit_alone = unit.trim_start_matches([',', '、', ' ']).to_owned();
        hints.extend([viewed, format!("{view}{unit}"), unit_alone]);
        hints.retain(|hint| !hint.is_empty());
    }
    from_right(ui, row, |ui| {
        // Reserve the minimum width for the path.
        let room = (ui.available_width() - WAY).max(0.0);
        let layout = Layout::right_to_left(Align::Center);
        let fits =
            |hint: &&String| size_of(ui, hint.as_str(), FontId::proportional(SMALL)).x <= room;
        let shown = hints.iter().find(fits).or(hints.last()).cloned().unwrap_or_default();
        let is_whole = shown == hints[0];
        let label = Label::new(small(session, shown)).truncate();
        let label = label.show_tooltip_when_elided(is_whole && tip.is_empty());
        let shown = ui.allocate_ui_with_layout(egui::vec2(room, row), layout, |ui| ui.add(label));
        if !is_whole || !tip.is_empty() {
            shown.inner.on_hover_text(format!("{}\n{tip}", hints[0]).trim_end());
        }
        from_left(ui, |ui| way_ui(ui, cx, open, (&way, focus)));
    });
}

/// Whose view the values are from.
fn view_of_values(session: &Session) -> String {
    let texts = session.language().texts();
    match session.telling().notation {
        _ if session.open().is_some_and(|open| open.tree().payoffs().is_some()) => {
            texts.legend_paid()
        }
        Notation::Negamax => texts.telling_negamax_hint(),
        Notation::Textbook | Notation::Arrows | Notation::Inequalities => texts.window_tree_hint(),
    }
}

/// What a search is to prove, or to estimate: its nodes have numbers instead of values.
fn asked_proof(session: &Session, open: &Opened) -> String {
    if open.algorithm().samples().is_some() {
        let side = open.loaded().subject.side(Player::Max, session.language());
        return session.language().texts().samples_hint(side);
    }
    let (language, subject) = (session.language(), &*open.loaded().subject);
    if !open.algorithm().proves() {
        let side = subject.side(open.projection(language).attacker(), language);
        return language.texts().intervals_hint(side);
    }
    let attacker = subject.side(open.projection(language).attacker(), language);
    let asked = if subject.asked_winner().is_some() {
        "win"
    } else if subject.is_about_mate() {
        "mate"
    } else {
        "more"
    };
    language.texts().window_to_be_proven(asked, attacker)
}

/// The same with their unit, for a page in place of the tree.
pub(super) fn values_hint(session: &Session, open: &Opened) -> String {
    if open.algorithm().keeps_numbers() {
        return asked_proof(session, open);
    }
    let unit = open.unit(session.language()).unwrap_or_default();
    format!("{}{unit}", view_of_values(session))
}

/// The base that values are counted from, and the material at the root; `None` if the pieces there
/// are balanced.
fn counted_from(session: &Session, open: &Opened) -> Option<(String, String)> {
    let texts = session.language().texts();
    let shogi = open.loaded().shogi.as_ref()?;
    let valuation = shogi.valuation();
    let at = shogi.position(open.tree(), NodeId::ROOT);
    let standing = valuation.evaluation.value(&at);
    let words = match valuation.base {
        _ if standing == Score(0) => return None,
        Score(0) => texts.window_counted_whole(),
        _ => texts.window_counted_from(),
    };
    let worth = texts.window_root_worth(signed(standing).to_string());
    Some((words, worth))
}

/// The size of a large tree, and its nodes by their kinds; `None` while questions are asked.
fn counted(session: &Session, open: &Opened) -> Option<(String, String)> {
    let tree = open.tree();
    if tree.len() <= 1000 || session.predicts() {
        return None;
    }
    let texts = session.language().texts();
    let stubs = tree.stubs();
    let (nodes, entered) = ((tree.len() - stubs) as u64, open.end().tally().entered);
    let counts = [
        (texts.window_tree_nodes(), nodes),
        (texts.window_unread(), stubs as u64),
        if entered > nodes {
            (texts.window_entered_again(), entered)
        } else {
            (texts.window_entered(), entered)
        },
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let counts: Vec<_> = counts.map(|(name, count)| format!("{name} {}", grouped(count))).collect();
    Some((counts[0].clone(), counts.join("\n")))
}

fn way_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    open: &Opened,
    (way, focus): (&[NodeId], NodeId),
) {
    let session = cx.session;
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let row = ui.spacing().interact_size.y;
    let counts = if way.len() == 1 { counted(session, open) } else { None };
    if let Some((size, counts)) = counts {
        let name = choice(subject, tree, NodeId::ROOT, session.language());
        let name = RichText::new(name).size(SMALL).color(ink(session, Ink::Text));
        if ui.add(Button::new(name).frame(false)).clicked() {
            cx.push(RunCommand::Centre(NodeId::ROOT));
        }
        let tip = session.language().texts().window_tree_nodes_tip();
        ui.add(Label::new(small(session, &size)).truncate())
            .on_hover_text(format!("{counts}\n{tip}"));
        return;
    }
    let names: Vec<String> = way
        .iter()
        .map(|&id| match id {
            NodeId::ROOT if subject.names_nodes() => subject.place(tree, id, session.language()),
            id => choice(subject, tree, id, session.language()),
        })
        .collect();
    ui.spacing_mut().item_spacing.x = 3.0;
    let from = first_that_fits(ui, &names);
    ui.set_min_height(row);
    if from > 0 {
        ui.label(small(session, "… ›")).on_hover_text(names.join(" › "));
    }
    for (number, (id, name)) in way.iter().zip(&names).enumerate().skip(from) {
        if number > from {
            ui.label(small(session, "›"));
        }
        let tint = if *id == focus { Ink::Text } else { Ink::Muted };
        let words = RichText::new(name).size(SMALL).color(ink(session, tint));
        cx.push_if(ui.add(Button::new(words).frame(false)).clicked(), RunCommand::Centre(*id));
    }
}

/// The first part of a path of which all that follows fits into the row: the end of the path matters
/// most, and no name is cut through.
fn first_that_fits(ui: &Ui, names: &[String]) -> usize {
    let width =
        |text: &str| size_of(ui, text, FontId::proportional(SMALL)).x + ui.spacing().item_spacing.x;
    let (between, more) = (width("›"), width("… ›"));
    let mut taken = 0.0;
    for (number, name) in names.iter().enumerate().rev() {
        taken += width(name) + if number > 0 { between } else { 0.0 };
        let cut = if number > 0 { more - between } else { 0.0 };
        if taken + cut > ui.available_width() && number + 1 < names.len() {
            return number + 1;
        }
    }
    0
}
