//! The indices of patterns: the derivation of one, and all of them.

use egui::{Button, Grid, RichText, Ui};

use super::super::super::{ink, sign_button, small, strong, title};
use crate::look::WindowContext;
use crate::panels::table::{number, number_headings};
use eval::othello::turtle::{IndexChange, PatternReading};
use language::signed;
use lesson::Patterned;
use picture::{Ink, power};
use score::{Player, Score};
use session::{PatternsCommand, PatternsView, Session};

const WIDTH: f32 = 50.0;

/// The stage of the game, and the composition of the value.
pub(super) fn stage_ui(ui: &mut Ui, session: &Session, patterned: &Patterned) {
    let texts = session.language().texts();
    if let Some((stage, term)) = patterned.stage {
        let (from, to) = stage.placed();
        let moves = if from == to {
            texts.patterns_after(from)
        } else {
            texts.patterns_after_some(from, to)
        };
        let all = patterned.value.0 - term;
        let number = |value: i32| signed(Score(value)).to_string();
        ui.label(strong(texts.patterns_stage(stage.number()))).on_hover_text(moves);
        let (term, value) = (number(term), number(patterned.value.0));
        ui.label(texts.patterns_made_of(number(all), &term, value));
        let side = match patterned.to_move {
            Player::Max => "black",
            Player::Min => "white",
        };
        let said = texts.patterns_having_the_move(side, term);
        ui.label(small(session, said));
    }
}

/// The derivation of the selected pattern's index, and its change with the last move.
pub(super) fn pattern_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &PatternsView) {
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let Some(reading) = view.reading() else {
        return;
    };
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        for (forward, sign, name) in
            [(false, "◀", texts.patterns_previous()), (true, "▶", texts.patterns_next())]
        {
            if sign_button(ui, true, Button::new(sign), &name).clicked() {
                cx.push(PatternsCommand::Step { forward });
            }
        }
        ui.label(title(reading.instance.name().get(language)));
    });
    ui.add(egui::Label::new(RichText::new(digits_line(reading)).size(15.0)).wrap());
    let number = |value: i32| signed(Score(value)).to_string();
    let large = |words: String| strong(words).size(17.0);
    ui.horizontal(|ui| {
        ui.label(format!("{} ", texts.patterns_index()));
        ui.label(large(number(reading.index)).color(ink(session, Ink::Gold)));
        ui.label(format!("→ {} ", texts.patterns_value()));
        ui.label(large(number(reading.value)));
    });
    ui.label(small(
        session,
        texts.patterns_swapped(number(-reading.index), number(-reading.value)),
    ));
    match view.change() {
        Some(change) => {
            ui.add(egui::Label::new(RichText::new(change_line(change)).size(15.0)).wrap());
        }
        None if view.patterned.as_ref().is_some_and(|all| !all.changes.is_empty()) => {
            ui.label(small(session, texts.patterns_unchanged()));
        }
        None => {}
    }
}

/// "0·3⁷ + 1·3⁶ …": the digits with their powers.
fn digits_line(reading: &PatternReading) -> String {
    let last = reading.digits.len().saturating_sub(1);
    let terms = reading.digits.iter().enumerate();
    let terms = terms.filter(|(_, digit)| **digit != 0);
    let terms: Vec<_> = terms
        .map(|(place, &digit)| {
            let sign = if digit < 0 { "−" } else { "+" };
            format!("{sign}{}", power(3, last - place))
        })
        .collect();
    if terms.is_empty() {
        return "0".to_owned();
    }
    terms.join(" ").trim_start_matches('+').to_owned()
}

/// "54 −2·3⁴ (d4) = −108": the index before the move, the contribution of each disc, the index
/// after it.
fn change_line(change: &IndexChange) -> String {
    let shares: Vec<_> = change
        .shares
        .iter()
        .map(|share| {
            let sign = if share.change < 0 { "−" } else { "+" };
            let twice = if share.is_turned { "2·" } else { "" };
            format!("{sign} {twice}{} ({})", power(3, share.exponent), share.square)
        })
        .collect();
    format!(
        "{} {} = {}",
        signed(Score(change.before)),
        shares.join(" "),
        signed(Score(change.after))
    )
}

/// All patterns with their indices and values; a click selects one.
pub(super) fn table_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &PatternsView,
    patterned: &Patterned,
) {
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let said = |value: i32| signed(Score(value)).to_string();
    Grid::new("patterns").num_columns(4).spacing([10.0, 1.0]).striped(true).show(ui, |ui| {
        let numbers = [texts.patterns_index(), texts.patterns_changed(), texts.patterns_value()];
        number_headings(ui, session, WIDTH, (texts.patterns_pattern(), numbers));
        // What counts comes first.
        let readings = patterned.readings.iter().enumerate();
        let (some, none): (Vec<_>, Vec<_>) = readings.partition(|(_, reading)| reading.value != 0);
        for (at, reading) in some.into_iter().chain(none) {
            let name = reading.instance.name();
            let row = ui.selectable_label(at == view.chosen, name.get(language));
            cx.push_if(row.clicked(), PatternsCommand::Choose(at));
            number(ui, WIDTH, RichText::new(said(reading.index)));
            let change = patterned.change_of(reading.instance);
            let change = change.map_or(String::new(), |change| said(change.after - change.before));
            number(ui, WIDTH, small(session, change));
            number(ui, WIDTH, strong(said(reading.value)));
            ui.end_row();
        }
    });
}
