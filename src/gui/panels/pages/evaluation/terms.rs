//! The tables of an evaluation: its terms by kind, those of a square, the largest ones, and the rungs of
//! the ladder, each with its difference from the one below.

use std::collections::BTreeMap;

use egui::{Grid, RichText, Sense, Ui, vec2};
use shogi_core::Square;

use super::super::super::{ink, small, strong, switches, title};
use super::WIDTH;
use crate::look::WindowContext;
use crate::panels::table::{number, number_headings};
use eval::{EvaluationTerm, Fine, TermKind};
use games::shogi::notation::{square_name, square_name_ja};
use language::{Language, signed};
use lesson::Evaluated;
use picture::Ink;
use score::{Player, Score};
use session::{EvaluationCommand, EvaluationView, Session};
use text::RUNGS;

/// How many of the largest terms are listed.
const LARGEST: usize = 8;

pub(super) fn sides_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let (session, texts) = cx.session_and_texts();
    let filter = view.filter;
    ui.horizontal(|ui| {
        let kind = filter.kind.map(|kind| kind.name(session.language()));
        let choices = [
            (None, texts.evaluation_both()),
            (Some(Player::Max), texts.evaluation_black()),
            (Some(Player::Min), texts.evaluation_white()),
        ];
        let side = switches(ui, session, &filter.side, choices);
        cx.commands.extend(side.map(|side| EvaluationCommand::Side(side).into()));
        let shown = kind.unwrap_or_else(|| texts.evaluation_all_terms());
        ui.label(shown);
    });
}

/// The table by kind, which adds up to the value. A click on a kind shows only it on the board.
pub(super) fn table_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &EvaluationView,
    evaluated: &Evaluated,
) {
    let (session, texts) = cx.session_and_texts();
    let sums = evaluated.sums();
    let before: Option<BTreeMap<_, _>> = view.standard.as_ref().map(|standard| {
        let sums = standard.evaluated.sums().into_iter();
        sums.map(|sum| (sum.kind, sum.total())).collect()
    });
    let kind = view.filter.kind;
    Grid::new("terms").num_columns(4).spacing([8.0, 2.0]).min_row_height(20.0).striped(true).show(
        ui,
        |ui| {
            let headings = if before.is_some() {
                [texts.evaluation_then(), texts.evaluation_now(), texts.evaluation_change()]
            } else {
                [texts.evaluation_black(), texts.evaluation_white(), texts.evaluation_sum()]
            };
            number_headings(ui, session, WIDTH, (texts.evaluation_term(), headings));
            for sum in &sums {
                kind_name(ui, cx, sum.kind, kind == Some(sum.kind));
                let then = before.as_ref().map(|before| before.get(&sum.kind));
                let [first, second, last] = match then {
                    Some(then) => {
                        let then = then.copied().unwrap_or_default();
                        [then, sum.total(), sum.total() - then]
                    }
                    None => [sum.black, sum.white, sum.total()],
                };
                number(ui, WIDTH, RichText::new(first.said()));
                number(ui, WIDTH, RichText::new(second.said()));
                number(ui, WIDTH, strong(last.said()));
                ui.end_row();
            }
            totals(ui, session, view, evaluated);
        },
    );
}

/// The name of a kind; a click shows only its terms on the board.
fn kind_name(ui: &mut Ui, cx: &mut WindowContext<'_>, kind: TermKind, is_shown: bool) {
    let name = kind.name(cx.session.language());
    if matches!(kind, TermKind::Truncation | TermKind::Hand) {
        // These terms are on no square.
        ui.label(format!("  {name}"));
    } else if ui.selectable_label(is_shown, name).clicked() {
        cx.push(EvaluationCommand::Kind((!is_shown).then_some(kind)));
    }
}

/// The value, and the tree's value derived from it.
fn totals(ui: &mut Ui, session: &Session, view: &EvaluationView, evaluated: &Evaluated) {
    let texts = session.language().texts();
    let gold = |words: String| strong(words).color(ink(session, Ink::Gold));
    let mut row = |name: String, then: Option<i32>, value: i32| {
        ui.label(strong(format!("  {name}")));
        let said = |value: i32| signed(Score(value)).to_string();
        if let Some(then) = then {
            number(ui, WIDTH, RichText::new(said(then)));
            number(ui, WIDTH, RichText::new(said(value)));
            number(ui, WIDTH, gold(said(value - then)));
        } else {
            ui.label("");
            ui.label("");
            number(ui, WIDTH, gold(said(value)));
        }
        ui.end_row();
    };
    let value = evaluated.value.0;
    let standard = view.standard.as_ref();
    row(texts.evaluation_total(), standard.map(|standard| standard.evaluated.value.0), value);
    if standard.is_some() {
        return;
    }
    let base = view.base.0;
    if base != 0 {
        row(texts.evaluation_base(), None, -base);
    }
    if let Some(sum) = &view.sum {
        row(texts.evaluation_exchange(), None, sum.exchange.0);
        row(texts.evaluation_leaf(), None, sum.standing.0 + sum.exchange.0);
    } else if base != 0 {
        row(texts.evaluation_leaf(), None, value - base);
    }
}

pub(super) fn square_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &EvaluationView,
    (evaluated, square): (&Evaluated, Square),
) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal(|ui| {
        let name = square_text(square, session.language());
        ui.label(title(texts.evaluation_of_square(name)));
        cx.push_if(ui.button(texts.evaluation_close()).clicked(), EvaluationCommand::Square(None));
    });
    let terms = evaluated.on_square(square, view.filter);
    let all: Vec<_> = terms.map(|term| (term, term.value)).collect();
    list(ui, session, "of square", &all);
    let sum: Fine = all.iter().map(|(_, value)| *value).sum();
    ui.label(strong(format!("{} {}", texts.evaluation_sum(), sum.said())));
}

/// The largest changes, if there is an evaluation to compare with.
pub(super) fn largest_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &EvaluationView,
    evaluated: &Evaluated,
) {
    let (session, texts) = cx.session_and_texts();
    let Some(standard) = &view.standard else {
        return;
    };
    ui.add_space(6.0);
    ui.label(title(texts.evaluation_largest_changes()));
    let changes = evaluated.changes_from(&standard.evaluated);
    let largest = changes.iter().take(LARGEST);
    let largest: Vec<_> = largest.map(|(term, change)| (term, *change)).collect();
    if let Some(square) = list(ui, session, "changes", &largest) {
        cx.push(EvaluationCommand::Square(Some(square)));
    }
}

/// A list of terms; returns the square of the clicked one.
fn list(
    ui: &mut Ui,
    session: &Session,
    id: &str,
    terms: &[(&EvaluationTerm, Fine)],
) -> Option<Square> {
    let language = session.language();
    let mut clicked = None;
    Grid::new(id).num_columns(3).spacing([10.0, 2.0]).show(ui, |ui| {
        for (term, value) in terms {
            let square = term.square.map(|square| square_text(square, language));
            let label = egui::Label::new(small(session, square.unwrap_or_default()));
            if ui.add(label.sense(egui::Sense::click())).clicked() {
                clicked = term.square;
            }
            ui.label(term.name.get(language));
            number(ui, WIDTH, strong(value.said()));
            ui.end_row();
        }
    });
    clicked
}

fn square_text(square: Square, language: Language) -> &'static str {
    language.pick(square_name_ja(square), square_name(square))
}

const BAR: f32 = 50.0;

/// One row for each rung, with a bar for its value; a click evaluates by it.
pub(super) fn rungs_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let (session, texts) = cx.session_and_texts();
    let pawn = view.rungs.first().map_or(0, |rung| rung.evaluation.pawn());
    ui.label(title(texts.evaluation_ladder(pawn))).on_hover_text(texts.evaluation_ladder_tip());
    let now = view.evaluated.as_ref().map(|evaluated| evaluated.evaluation);
    let largest = view.rungs.iter().map(|rung| rung.value.0.abs()).max();
    let largest = largest.unwrap_or_default().max(1);
    Grid::new("rungs").num_columns(4).spacing([6.0, 1.0]).min_row_height(19.0).show(ui, |ui| {
        let numbers = [texts.evaluation_rung_value(), texts.evaluation_adds()];
        number_headings(ui, session, WIDTH, (String::new(), numbers));
        let mut below = None;
        for (rung, name) in view.rungs.iter().zip(RUNGS) {
            let is_now = now == Ok(rung.evaluation);
            if ui.selectable_label(is_now, name(texts)).clicked() {
                let by = (rung.evaluation != view.of_tree).then_some(rung.evaluation);
                cx.push(EvaluationCommand::By(by));
            }
            number(ui, WIDTH, strong(signed(rung.value).to_string()));
            let added = below.map(|below: Score| Score(rung.value - below));
            let added = added.map_or(String::new(), |added| signed(added).to_string());
            number(ui, WIDTH, small(session, added)).on_hover_text(texts.evaluation_adds());
            bar(ui, session, rung.value, largest);
            ui.end_row();
            below = Some(rung.value);
        }
    });
    if view.rungs.len() < eval::Evaluation::LADDER.len() {
        ui.label(small(session, texts.evaluation_no_ladder()));
    }
}

/// A bar from the middle: to the right for Black, to the left for White.
fn bar(ui: &mut Ui, session: &Session, value: Score, largest: i32) {
    let (response, painter) = ui.allocate_painter(vec2(BAR, 14.0), Sense::hover());
    let place = response.rect;
    let middle = place.center();
    let share = f64::from(value.0) / f64::from(largest);
    #[expect(clippy::cast_possible_truncation, reason = "a share of a bar")]
    let end = middle.x + share as f32 * (BAR / 2.0 - 1.0);
    let player = if value.0 < 0 { Player::Min } else { Player::Max };
    let bar = egui::Rect::from_two_pos(
        egui::pos2(middle.x, place.min.y + 2.0),
        egui::pos2(end, place.max.y - 2.0),
    );
    painter.rect_filled(bar, 1.0, ink(session, Ink::edge(player)));
    let line = egui::Stroke::new(1.0, ink(session, Ink::Line));
    painter.vline(middle.x, place.y_range(), line);
}
