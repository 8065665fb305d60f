//! The user's own piece values: the table, and its effect on the shown position.

mod changes;

use egui::{
    Button, ComboBox, FontFamily, FontId, Grid, Key, Response, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use shogi_core::PieceKind;

use super::super::{
    error_text, in_gold, ink, named_combo, part, scrolling, select_all, small, strong,
    tipped_switches, title,
};
use super::PageRow;
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::panels::table::headings;
use eval::{Evaluation, MOST_VALUE};
use games::shogi::notation::{kanji, letter};
use games::shogi::values::{Counting, VALUED_KINDS, ValueColumn, ValueSlot};
use language::Language;
use picture::Ink;
use session::{Command, OwnValuesView, Session, ValuesCommand};

const TABLE: f32 = 316.0;
/// Below this width, in points, the effect is shown below the table.
const NARROW: f32 = 560.0;
/// The size of numbers and moves, legible from the last row.
const LARGE: f32 = 18.0;

/// The table and its effect, in place of the tree or beside the board.
pub(super) fn own_values_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let Some(view) = cx.session.view().page.values() else {
        return;
    };
    head(ui, cx, (row, view));
    let place = ui.available_rect_before_wrap();
    if place.width() < NARROW {
        scrolling("own values").show(ui, |ui| {
            table_ui(ui, cx, view);
            ui.add_space(8.0);
            changes::changes_ui(ui, cx, view);
        });
    } else {
        let (left, right) = place.split_left_right_at_x(place.min.x + TABLE);
        scrolling("own values").show(&mut part(ui, left), |ui| table_ui(ui, cx, view));
        let mut right = part(ui, right.shrink2(vec2(8.0, 0.0)));
        scrolling("changes").show(&mut right, |ui| changes::changes_ui(ui, cx, view));
        ui.advance_cursor_after_rect(place);
    }
}

fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &OwnValuesView)) {
    let (session, texts) = cx.session_and_texts();
    let at_board = session.page().is_board();
    ui.horizontal_wrapped(|ui| {
        ui.label(title(texts.own_values_title()));
        let (apply, tip, close) = if at_board {
            (
                texts.own_values_apply_board(),
                texts.own_values_apply_board_tip(),
                texts.own_values_close_board(),
            )
        } else {
            (texts.own_values_apply(), texts.own_values_apply_tip(), texts.own_values_close())
        };
        let button = in_gold(session, Button::new(strong(apply)));
        let mut push = |response: Response, tip: String, command: Command| {
            cx.push_if(response.on_hover_text(tip).clicked(), command);
        };
        push(ui.add_enabled(view.can_apply, button), tip, ValuesCommand::Apply.into());
        push(
            ui.button(texts.own_values_reset()),
            texts.own_values_reset_tip(),
            ValuesCommand::Reset.into(),
        );
        push(ui.button(close), texts.own_values_edit_tip(), row.toggle());
    });
}

/// The list; `more` appears below it.
pub(in crate::panels) fn evaluators_ui(
    ui: &mut Ui,
    session: &Session,
    (id, name): (&str, String),
    now: Evaluation,
    more: &str,
) -> Option<EvaluatorChoice> {
    let language = session.language();
    let mut chosen = None;
    let list = ComboBox::from_id_salt(id)
        .width((ui.available_width() - 8.0).clamp(120.0, 240.0))
        .height(460.0) // All of them are visible.
        .selected_text(now.name(language))
        .truncate()
        .show_ui(ui, |ui| {
            for &evaluation in Evaluation::ALL {
                let row = ui.selectable_label(evaluation == now, evaluation.name(language));
                if row.on_hover_text(evaluation.sources(language)).clicked() {
                    chosen = Some(EvaluatorChoice::Evaluator(evaluation));
                }
            }
            let is_own = matches!(now, Evaluation::Own(_));
            if ui.selectable_label(is_own, more).clicked() {
                chosen = Some(EvaluatorChoice::More);
            }
        });
    named_combo(&list, name);
    chosen
}

pub(in crate::panels) enum EvaluatorChoice {
    Evaluator(Evaluation),
    /// The entry below the list.
    More,
}

const FIELD: Vec2 = vec2(76.0, 32.0);
/// How many differing values are listed in words.
const LISTED: usize = 4;

fn table_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &OwnValuesView) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    Grid::new("own values").spacing([8.0, 4.0]).show(ui, |ui| {
        let columns = ValueColumn::ALL.into_iter().map(|column| column.name(language));
        headings(ui, session, [texts.own_values_kind()].into_iter().chain(columns));
        for kind in VALUED_KINDS {
            ui.label(strong(kind_name(kind, language)).size(LARGE));
            for column in ValueColumn::ALL {
                match ValueSlot::new(kind, column) {
                    Some(slot) => field(ui, cx, view, slot),
                    None => drop(ui.label("")),
                }
            }
            ui.end_row();
        }
    });
    match view.faults.first() {
        Some(fault) => ui.label(error_text(session, fault)),
        None => ui.label(small(session, texts.own_values_typing())),
    };
    ui.label(small(session, texts.own_values_apart()));
    changed_ui(ui, session, view);
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.own_values_counting()));
        let ways = [
            (Counting::Balance, texts.own_values_balance(), texts.own_values_balance_tip()),
            (Counting::Once, texts.own_values_once(), texts.own_values_once_tip()),
        ];
        let now = view.values.counting();
        let counting = tipped_switches(ui, session, &now, ways).filter(|&way| way != now);
        cx.commands.extend(counting.map(|counting| ValuesCommand::Count(counting).into()));
    });
}

/// Which values differ from those compared with, in words.
fn changed_ui(ui: &mut Ui, session: &Session, view: &OwnValuesView) {
    let language = session.language();
    let standard = view.standard.values();
    let changed = ValueSlot::all().filter(|&slot| standard.at(slot) != view.values.at(slot));
    let words: Vec<_> = changed
        .map(|slot| {
            let name = slot.name(language);
            format!("{name} {} → {}", standard.at(slot), view.values.at(slot))
        })
        .collect();
    let more = words.len().saturating_sub(LISTED);
    let texts = language.texts();
    let mut said = words[..words.len() - more].join(&texts.window_comma());
    if more > 0 {
        said.push_str(&texts.own_values_more(more));
    }
    if !said.is_empty() {
        ui.label(said);
    }
}

fn kind_name(kind: PieceKind, language: Language) -> &'static str {
    language.pick(kanji(kind), letter(kind))
}

/// The field of a value; a value that differs from the standard's is framed and bold.
fn field(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &OwnValuesView, slot: ValueSlot) {
    let session = cx.session;
    let language = session.language();
    let standard = view.standard.values().at(slot);
    let value = view.values.at(slot);
    let differs = value != standard;
    let before = view.field(slot);
    let mut typed = before.clone();
    let family = if differs { bold() } else { FontFamily::Proportional };
    let mut edit = TextEdit::singleline(&mut typed)
        .font(FontId::new(LARGE, family))
        .align(egui::Align2::RIGHT_CENTER)
        .char_limit(12);
    if differs {
        edit = edit.background_color(ink(session, Ink::GoldFill));
    }
    let response = ui.add_sized(FIELD, edit);
    let column = slot.column().name(language);
    let name = format!("{} {column}", kind_name(slot.kind(), language));
    response.widget_info(|| WidgetInfo {
        label: Some(name.clone()),
        ..WidgetInfo::text_edit(true, before.clone(), typed.clone(), "")
    });
    if response.gained_focus() {
        select_all(ui, response.id, &typed);
    }
    if let Some(step) = response.has_focus().then(|| step(ui)).flatten() {
        typed = (value + step).clamp(0, MOST_VALUE).to_string();
    }
    cx.push_if(typed != before, ValuesCommand::Type(slot, typed));
    if differs {
        let was = format!("{}: {standard}", view.standard.name(language));
        response.on_hover_text(was);
    }
}

/// The increment of the keys.
fn step(ui: &Ui) -> Option<i32> {
    ui.input(|input| {
        let step = if input.modifiers.shift { 100 } else { 10 };
        let mut keys = [(Key::ArrowUp, step), (Key::ArrowDown, -step)].into_iter();
        keys.find(|&(key, _)| input.key_pressed(key)).map(|(_, step)| step)
    })
}
