//! The comparison: the readers, their results, and where they diverge.

use egui::{Button, ComboBox, DragValue, Label, RichText, ScrollArea, TextStyle, Ui};

use super::plot::plot_ui;
use super::readers::{readers_ui, remarks, units};
use super::{
    at_work, choices, framed, from_left, from_right, in_frame, in_gold, ink, scrolling, small,
    strong, switch, title,
};
use crate::look::WindowContext;
use language::Language;
use picture::Ink;
use session::{
    CompareCommand, CompareLimit, CompareRow, ComparisonView, OverlaidLine, Page, ReaderId,
    RunCommand, Session,
};
use subject::GameId;

pub(crate) fn compare_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let honest = match units(session, game(session)) {
        None => texts.compare_honest(),
        Some([_, unit]) => unit,
    };
    controls(ui, cx);
    scrolling("compare").show(ui, |ui| {
        let Some(compared) = &session.view().compared else {
            ui.add_space(6.0);
            ui.label(fault(session).unwrap_or_else(|| start_tip(session)));
            ui.label(small(session, honest));
            return;
        };
        place(ui, cx, compared);
        let wide = ScrollArea::horizontal().id_salt("readers");
        wide.show(ui, |ui| readers_ui(ui, cx, compared));
        // The answer to the question of this panel comes before what can be done with it.
        if let Some(overlaid) = &compared.overlaid {
            parting(ui, cx, overlaid);
        }
        own_tree(ui, cx, compared);
        // Below the controls, so that a new message moves nothing under the pointer.
        remarks(ui, session, compared);
        if let Some((name, moves)) = &compared.line {
            ui.add_space(4.0);
            let words = format!("{} — {name}: {}", texts.compare_line(), moves.join(" "));
            ui.label(RichText::new(words).color(ink(session, Ink::Engine)));
        }
        plot_ui(ui, session, compared, cx.look);
        ui.label(small(session, honest));
    });
}

fn game(session: &Session) -> GameId {
    match session.page() {
        Page::Board { game, .. } => game,
        Page::Lesson(_) => {
            let tree =
                session.open().and_then(|open| open.loaded().lesson.subject.setup().game_tree());
            tree.and_then(|tree| GameId::of(tree.id)).unwrap_or_default()
        }
    }
}

/// Why the shown position cannot be compared, if it cannot.
fn fault(session: &Session) -> Option<String> {
    session.compare_fault().map(|words| words.get(session.language()).to_owned())
}

fn start_tip(session: &Session) -> String {
    let texts = session.language().texts();
    match game(session) {
        GameId::Shogi => texts.compare_start_tip(),
        _ => texts.compare_start_tip_of_game(),
    }
}

/// Start and stop, how far to read, and the list of engines.
fn controls(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let comparison = session.comparison();
    let game = game(session);
    ui.horizontal_wrapped(|ui| {
        start_and_stop(ui, cx);
        reach_ui(ui, cx);
        if game == GameId::Shogi {
            // Keep the word in one row.
            let label = ui.add(Label::new(texts.compare_lines()).extend());
            let mut lines = comparison.lines();
            let field = ui.add(DragValue::new(&mut lines).range(1..=10));
            cx.push_if(field.labelled_by(label.id).changed(), CompareCommand::Lines(lines));
        }
        let by_depth = cx.look.shows_depths(session);
        let tip = match game {
            GameId::Shogi => texts.compare_by_depth_tip(),
            _ => texts.compare_by_depth_tip_of_game(),
        };
        let depths = switch(ui, session, by_depth, texts.compare_by_depth());
        if depths.on_hover_text(tip).clicked() {
            cx.look.depths = Some(!by_depth);
        }
        let has_engines = game == GameId::Shogi && session.platform().has_programs;
        if has_engines && ui.button(texts.compare_engines_more()).clicked() {
            cx.look.ask_engines();
        }
        if comparison.is_reading() {
            at_work(ui, session);
        }
    });
}

fn start_and_stop(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let button = in_gold(session, Button::new(strong(texts.compare_start())));
    let fault = fault(session);
    let start = ui.add_enabled(fault.is_none(), button).on_hover_text(start_tip(session));
    if start.on_disabled_hover_text(fault.unwrap_or_default()).clicked() {
        cx.push(CompareCommand::Start);
    }
    let is_reading = session.comparison().is_reading();
    let stop = ui.add_enabled(is_reading, Button::new(texts.compare_stop()));
    cx.push_if(stop.clicked(), CompareCommand::Stop);
}

/// How far to read.
fn reach_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let language = session.language();
    let now = session.comparison().limit();
    let list = ComboBox::from_id_salt("reach").selected_text(reach_name(now, language));
    let named = CompareLimit::ALL.map(|reach| (reach, reach_name(reach, language)));
    let chosen = choices(ui, list, Some(&now), named);
    let reach = chosen.inner.filter(|reach| *reach != now);
    cx.commands.extend(reach.map(|reach| CompareCommand::Limit(reach).into()));
    chosen.response.on_hover_text(language.texts().compare_reach());
}

fn reach_name(reach: CompareLimit, language: Language) -> String {
    let texts = language.texts();
    match reach {
        CompareLimit::Depth(plies) => texts.compare_to_depth(plies),
        CompareLimit::Seconds(seconds) => texts.compare_seconds(seconds),
        CompareLimit::Endless => texts.compare_endless(),
    }
}

/// The name of the position, and whether it is the one that is shown, in a row of constant height:
/// nothing moves.
fn place(ui: &mut Ui, cx: &mut WindowContext<'_>, compared: &ComparisonView) {
    let (session, texts) = cx.session_and_texts();
    let button =
        ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y + 2.0;
    let height = button.max(ui.spacing().interact_size.y);
    from_right(ui, height, |ui| {
        ui.set_min_height(height);
        if let Some(node) = compared.node.filter(|_| !compared.is_here)
            && ui.button(texts.compare_show_place()).clicked()
        {
            cx.push(RunCommand::Centre(node));
        }
        from_left(ui, |ui| {
            ui.add(Label::new(title(&compared.place)).truncate());
            if !compared.is_here {
                let said = [Some(texts.compare_elsewhere()), fault(session)];
                let said: Vec<_> = said.into_iter().flatten().collect();
                let words = small(session, said.join(": "));
                ui.add(Label::new(words.color(ink(session, Ink::Disagree))).truncate());
            }
        });
    });
}

/// Our engine's own tree: of the row drawn over the tree, or of its last depth.
fn own_tree(ui: &mut Ui, cx: &mut WindowContext<'_>, compared: &ComparisonView) {
    let texts = cx.session.language().texts();
    let overlaid = compared.overlaid.as_ref().map(|overlaid| overlaid.reader);
    let is_ours = |row: &&CompareRow| matches!(row.reader, ReaderId::Ours(_));
    let ours = || compared.rows.iter().filter(is_ours);
    let row = ours().find(|row| overlaid == Some(row.reader));
    let row = row.or_else(|| ours().max_by_key(|row| row.plies));
    let depth = row.and_then(|row| u8::try_from(row.plies?).ok());
    let Some(depth) = depth.filter(|&depth| depth > 0) else {
        return;
    };
    if ui
        .button(texts.compare_own_tree(depth))
        .on_hover_text(texts.compare_own_tree_tip())
        .clicked()
    {
        cx.push(CompareCommand::OwnTree(depth));
    }
}

/// Where and why the line drawn over the tree diverges from it.
fn parting(ui: &mut Ui, cx: &mut WindowContext<'_>, overlaid: &OverlaidLine) {
    let (session, texts) = cx.session_and_texts();
    ui.add_space(4.0);
    let edge = egui::Stroke::new(1.5, ink(session, Ink::Engine));
    in_frame(ui, framed(8.0, [10, 6]).stroke(edge), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(title(texts.compare_parting()));
            if overlaid.can_grow {
                let button = Button::new(strong(texts.compare_grow()));
                if ui.add(button).on_hover_text(texts.compare_grow_tip()).clicked() {
                    cx.push(CompareCommand::Grow);
                }
            }
        });
        if let Some(sentence) = &overlaid.preference {
            ui.label(sentence);
        }
        if let Some(sentence) = &overlaid.leaving {
            ui.label(sentence);
        }
        if overlaid.preference.is_none() && overlaid.leaving.is_none() {
            ui.label(texts.compare_together());
        }
        let line = format!("{}: {}", overlaid.name, overlaid.names.join(" "));
        ui.label(RichText::new(line).color(ink(session, Ink::Engine)));
    });
}
