//! The evaluation of the shown node, in detail: by square on a board, by term in a table, and the
//! rungs of the ladder side by side.

mod map;
mod number;
mod rungs;
mod terms;

use egui::{ComboBox, Layout, RichText, ScrollArea, TextStyle, Ui, UiBuilder, WidgetInfo, vec2};

use super::{ink, map_and_table, part, small, switch, title};
use crate::fonts::bold;
use eval::Evaluation;
use language::signed;
use picture::Ink;
use score::Player;
use session::{
    Against, Centre, Command, EvaluationCommand, EvaluationView, PageCommand, RunCommand, Session,
};

/// The width of the tables beside the map, in points.
const TABLES: f32 = 425.0;

/// Below this width, in points, the head takes two rows.
const NARROW: f32 = 560.0;

/// The size of the words in the tables, in points.
const TABLE: f32 = 14.0;

/// The evaluation in place of the tree.
pub(super) fn evaluation_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let Some(view) = &session.view().inside() else {
        head(ui, session, None, commands);
        let covered = session.run().covers();
        ui.label(if covered {
            texts.evaluation_covered()
        } else {
            texts.evaluation_nothing()
        });
        if covered
            && !session.holds_sheet()
            && ui
                .button(format!("{} (Enter)", texts.screen_uncover()))
                .clicked()
        {
            commands.push(Command::Run(RunCommand::Uncover));
        }
        return;
    };
    head(ui, session, Some(view), commands);
    let evaluated = match &view.evaluated {
        Ok(evaluated) => evaluated,
        Err(why) => {
            ui.label(RichText::new(why).color(ink(session, Ink::Disagree)));
            return;
        }
    };
    let place = ui.available_rect_before_wrap();
    let (left, right) = map_and_table(place, TABLES);
    map::map_ui(&mut part(ui, left), session, view, evaluated, commands);
    let mut right = part(ui, right.shrink2(vec2(6.0, 0.0)));
    ScrollArea::both()
        .id_salt("evaluation")
        .auto_shrink([false, false])
        .show(&mut right, |ui| {
            // Fit many rows into view.
            ui.spacing_mut().interact_size.y = 19.0;
            ui.spacing_mut().button_padding = vec2(6.0, 0.0);
            let styles = &mut ui.style_mut().text_styles;
            if let Some(font) = styles.get_mut(&TextStyle::Body) {
                font.size = TABLE;
            }
            terms::sides_ui(ui, session, commands);
            terms::table_ui(ui, session, view, evaluated, commands);
            ui.add_space(6.0);
            match session.term_square() {
                Some(square) => terms::square_ui(ui, session, evaluated, square, commands),
                None => rungs::rungs_ui(ui, session, view, commands),
            }
            terms::largest_ui(ui, session, view, evaluated, commands);
        });
    ui.advance_cursor_after_rect(place);
}

/// The position, the evaluator, and the comparison.
fn head(
    ui: &mut Ui,
    session: &Session,
    view: Option<&EvaluationView>,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y + 4.0);
    let is_narrow = row.x < NARROW;
    ui.allocate_ui_with_layout(row, Layout::right_to_left(egui::Align::Center), |ui| {
        if ui.button(texts.evaluation_to_tree()).clicked() {
            commands.push(Command::Page(PageCommand::Toggle(Centre::Inside)));
        }
        let Some(view) = view else { return };
        standards(ui, session, commands);
        if !is_narrow {
            value_ui(ui, session, view, commands);
        }
    });
    if let Some(view) = view.filter(|_| is_narrow) {
        // The value is larger than the buttons.
        let (_, place) = ui.allocate_space(vec2(row.x, 1.3 * row.y));
        value_ui(&mut part(ui, place), session, view, commands);
    }
}

/// The value, the evaluator and the position, from left to right.
fn value_ui(ui: &mut Ui, session: &Session, view: &EvaluationView, commands: &mut Vec<Command>) {
    let rest = ui.available_rect_before_wrap();
    let layout = Layout::left_to_right(egui::Align::Center);
    let mut left = ui.new_child(UiBuilder::new().max_rect(rest).layout(layout));
    left.shrink_clip_rect(rest);
    let name = egui::Label::new(title(&view.name)).truncate();
    if let Ok(evaluated) = &view.evaluated {
        let value = evaluated.value;
        let player = if value.0 < 0 {
            Player::Min
        } else {
            Player::Max
        };
        let value = RichText::new(signed(value).to_string())
            .size(24.0)
            .family(bold());
        left.label(value.color(ink(session, Ink::edge(player))));
    }
    evaluators(&mut left, session, view, commands);
    left.add(name);
}

/// The choice of evaluators.
fn evaluators(ui: &mut Ui, session: &Session, view: &EvaluationView, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let now = match &view.evaluated {
        Ok(evaluated) => evaluated.evaluation,
        Err(_) => view.of_tree,
    };
    let chosen = ComboBox::from_id_salt("evaluator")
        .width(190.0)
        .selected_text(now.name(language))
        .truncate()
        .show_ui(ui, |ui| {
            // The user's own values are not in the list.
            let own = Some(view.of_tree).filter(|of_tree| !Evaluation::ALL.contains(of_tree));
            for evaluation in Evaluation::ALL.iter().copied().chain(own) {
                let row = ui.selectable_label(evaluation == now, evaluation.name(language));
                if row.on_hover_text(evaluation.sources(language)).clicked() {
                    let by = (evaluation != view.of_tree).then_some(evaluation);
                    commands.push(Command::Evaluation(EvaluationCommand::By(by)));
                }
            }
        });
    let info = || WidgetInfo::labeled(egui::Role::ComboBox, true, texts.evaluation_evaluator());
    chosen.response.widget_info(info);
}

/// The choice of comparisons, from right to left.
fn standards(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let against = session.against();
    let is_marked = matches!(against, Against::Node(_));
    let mark = if is_marked {
        texts.evaluation_marked()
    } else {
        texts.evaluation_mark()
    };
    if switch(ui, session, is_marked, &mark)
        .on_hover_text(texts.evaluation_mark_tip())
        .clicked()
    {
        commands.push(Command::Evaluation(if is_marked {
            EvaluationCommand::Against(Against::Nothing)
        } else {
            EvaluationCommand::Mark
        }));
    }
    let is_before = against == Against::Before;
    if switch(ui, session, is_before, texts.evaluation_before())
        .on_hover_text(texts.evaluation_before_tip())
        .clicked()
    {
        let against = if is_before {
            Against::Nothing
        } else {
            Against::Before
        };
        commands.push(Command::Evaluation(EvaluationCommand::Against(against)));
    }
    if against != Against::Nothing
        && session
            .view()
            .inside()
            .is_some_and(|view| view.standard.is_none())
    {
        ui.label(small(session, "?"))
            .on_hover_text(texts.evaluation_no_standard());
    }
}
