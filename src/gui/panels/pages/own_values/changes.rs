//! The effect of the table: before and after, and in words.

use egui::{RichText, Ui};

use super::super::super::{error_text, ink, small, strong, title, value_text};
use super::{EvaluatorChoice, LARGE, evaluators_ui};
use crate::look::WindowContext;
use crate::theme::BODY;
use lesson::{ChoiceChange, ExchangeChange};
use picture::Ink;
use play::Method;
use score::Score;
use session::{ChoiceRow, ExchangeRow, OwnValuesView, Session, ValuesCommand};

/// Below this width moves are smaller.
const CRAMPED: f32 = 420.0;

pub(super) fn changes_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &OwnValuesView) {
    let (session, texts) = cx.session_and_texts();
    standard_ui(ui, cx, view);
    let changes = match &view.changes {
        None => {
            ui.label(small(session, texts.own_values_working()));
            return;
        }
        Some(Err(why)) => {
            ui.label(error_text(session, why));
            return;
        }
        Some(Ok(changes)) => changes,
    };
    let choices: Vec<_> = changes.choices.iter().map(|row| choice_row(row, session)).collect();
    ui.add_space(4.0);
    ui.label(title(texts.own_values_choices()));
    before_and_after(ui, session, view, choices);
    ui.add_space(8.0);
    ui.label(title(texts.own_values_exchanges()));
    if changes.exchanges.is_empty() {
        ui.label(texts.own_values_no_exchanges());
    } else {
        let rows = changes.exchanges.iter();
        let rows = rows.map(|row| exchange_row(row, session)).collect();
        before_and_after(ui, session, view, rows);
    }
    ui.add_space(4.0);
    let note = if view.is_current { texts.own_values_legend() } else { texts.own_values_working() };
    ui.label(small(session, note));
}

struct ChangeRow<'r> {
    name: String,
    /// The moves, Black's gain from each, and further remarks.
    cells: [(&'r str, Score, String); 2],
    /// The change in words; `None` if only numbers have changed.
    change: Option<String>,
}

fn choice_row<'r>(row: &'r ChoiceRow, session: &Session) -> ChangeRow<'r> {
    let texts = session.language().texts();
    let cell = |(name, gain, others): &'r (String, Score, usize)| {
        let others = match others {
            0 => String::new(),
            &others => texts.own_values_others(others),
        };
        (name.as_str(), *gain, others)
    };
    let [before, after] = &row.best;
    ChangeRow {
        name: match row.method {
            Method::OnePlyExchange => texts.own_values_one_ply_exchange(),
            _ => texts.own_values_one_ply(),
        },
        cells: [cell(before), cell(after)],
        change: match row.change {
            ChoiceChange::OtherMove => Some(texts.own_values_other_move()),
            ChoiceChange::OtherTies => Some(texts.own_values_other_ties()),
            ChoiceChange::Nothing => None,
        },
    }
}

fn exchange_row<'r>(row: &'r ExchangeRow, session: &Session) -> ChangeRow<'r> {
    let texts = session.language().texts();
    let cell = |(name, gain): &'r (String, Score)| (name.as_str(), *gain, String::new());
    let [before, after] = &row.first;
    ChangeRow {
        name: row.square.clone(),
        cells: [cell(before), cell(after)],
        change: match row.change {
            ExchangeChange::Wins => Some(texts.own_values_wins()),
            ExchangeChange::WinsNoMore => Some(texts.own_values_wins_no_more()),
            ExchangeChange::OtherCapture => Some(texts.own_values_other_capture()),
            ExchangeChange::Number => None,
        },
    }
}

/// A table of before and after; changes appear in words below the name of a row.
fn before_and_after(
    ui: &mut Ui,
    session: &Session,
    view: &OwnValuesView,
    rows: Vec<ChangeRow<'_>>,
) {
    let language = session.language();
    let size = if ui.available_width() < CRAMPED { BODY } else { LARGE };
    let headings = [view.standard.name(language), language.texts().own_values_title()];
    let is_cramped = ui.available_width() < CRAMPED;
    columns(ui, is_cramped, None::<fn(&mut Ui)>, |ui, side| {
        ui.label(small(session, &headings[side]));
    });
    for row in rows {
        let name = |ui: &mut Ui| {
            ui.label(RichText::new(&row.name).size(size));
            if let Some(change) = &row.change {
                let words = strong(change).size(size - 1.0);
                ui.label(words.background_color(ink(session, Ink::GoldFill)));
            }
        };
        columns(ui, is_cramped, Some(name), |ui, side| {
            let (name, gain, more) = &row.cells[side];
            move_and_gain(ui, session, (name, *gain), size);
            if !more.is_empty() {
                ui.label(small(session, more));
            }
        });
        ui.add_space(4.0);
    }
}

/// A row: its name with two cells beside it, or below it in little room.
fn columns(
    ui: &mut Ui,
    is_cramped: bool,
    name: Option<impl FnOnce(&mut Ui)>,
    mut cell: impl FnMut(&mut Ui, usize),
) {
    let mut cells = |columns: &mut [Ui]| {
        for (side, ui) in columns.iter_mut().enumerate() {
            cell(ui, side);
        }
    };
    if is_cramped {
        if let Some(name) = name {
            ui.horizontal_wrapped(name);
        }
        ui.columns(2, cells);
    } else {
        ui.columns(3, |columns| {
            if let Some(name) = name {
                name(&mut columns[0]);
            }
            cells(&mut columns[1..]);
        });
    }
}

fn move_and_gain(ui: &mut Ui, session: &Session, (name, gain): (&str, Score), size: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(name).size(size));
        ui.label(value_text(session, gain, size));
    });
}

/// The choice of values to compare with.
fn standard_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &OwnValuesView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal(|ui| {
        ui.label(small(session, texts.own_values_standard()));
        let in_force =
            format!("{} ({})", texts.own_values_in_force(), view.in_force.name(session.language()));
        let chosen = evaluators_ui(
            ui,
            session,
            ("standard", texts.own_values_standard()),
            view.standard,
            &in_force,
        );
        let standard = match chosen {
            Some(EvaluatorChoice::Evaluator(evaluation)) => {
                Some(evaluation).filter(|&evaluation| evaluation != view.in_force)
            }
            Some(EvaluatorChoice::More) => None,
            None => return,
        };
        cx.push(ValuesCommand::Standard(standard));
    });
}
