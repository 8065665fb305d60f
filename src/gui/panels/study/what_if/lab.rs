//! The ordering lab: how much is read in the present, the best, the worst, and random orders.

use egui::{Align2, Grid, RichText, Ui};
use egui_plot::{Bar, BarChart, PlotPoint, Text, VLine};

use super::super::super::{ink, small, still_plot, strong, working};
use crate::look::WindowContext;
use crate::panels::table::headings;
use crate::theme::SMALL;
use language::grouped;
use picture::Ink;
use scenario::{FewestLeaves, OrderingLab};
use session::{Command, Session, WhatIfCommand, WhatIfEdit, WhatIfView};
use subject::SetupChange;
use tree::MoveArrangement;

const HEIGHT: f32 = 150.0;
const BARS: usize = 24;

pub(super) fn lab_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let (session, texts) = cx.session_and_texts();
    if !view.lab.0 {
        ui.label(small(session, texts.what_if_no_orders()));
        return;
    }
    if view.is_by_hand {
        orders_ui(ui, cx, view);
    }
    let Some(lab) = view.counted.as_deref() else {
        working(ui, session, texts.what_if_counting());
        return;
    };
    table_ui(ui, session, lab);
    if let Some(fewest) = lab.fewest {
        ui.label(small(session, formula(session, fewest)));
    }
    ui.label(small(session, worse(session, lab)));
    plot_ui(ui, session, lab);
    cx.push_if(ui.button(texts.what_if_reseed()).clicked(), WhatIfCommand::Reseed);
}

pub(super) fn change(change: SetupChange) -> Command {
    WhatIfCommand::Edit(WhatIfEdit::Change(change)).into()
}

/// The buttons that change the order of the tree.
fn orders_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let (session, texts) = cx.session_and_texts();
    let seed = view.edits as u64 + 1;
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.what_if_order()));
        for (name, order) in [
            (texts.what_if_best(), MoveArrangement::Best),
            (texts.what_if_worst(), MoveArrangement::Worst),
            (texts.what_if_reversed(), MoveArrangement::Reversed),
            (texts.what_if_random(), MoveArrangement::Random(seed)),
        ] {
            cx.push_if(ui.button(name).clicked(), change(SetupChange::Arrange(order)));
        }
    });
}

fn table_ui(ui: &mut Ui, session: &Session, lab: &OrderingLab) {
    let texts = session.language().texts();
    Grid::new("orders").num_columns(4).spacing([12.0, 0.0]).min_row_height(18.0).show(ui, |ui| {
        let counts = [texts.beside_leaves(), texts.beside_entered(), texts.beside_cutoffs()];
        headings(ui, session, [texts.what_if_order()].into_iter().chain(counts));
        for (name, tally) in [
            (texts.what_if_present(), lab.present),
            (texts.what_if_best(), lab.best),
            (texts.what_if_worst(), lab.worst),
        ] {
            ui.label(strong(name).size(SMALL));
            for count in [tally.leaves, tally.entered, tally.cutoffs] {
                ui.label(RichText::new(grouped(count)).size(SMALL));
            }
            ui.end_row();
        }
        let mut sorted = lab.random.clone();
        sorted.sort_unstable();
        if let Some(&middle) = sorted.get(sorted.len() / 2) {
            ui.label(small(session, texts.what_if_middle()));
            ui.label(small(session, grouped(middle)));
            ui.end_row();
        }
    });
}

/// "At best: 9 + 3 − 1 = 11 leaves …".
fn formula(session: &Session, fewest: FewestLeaves) -> String {
    let (less, more) = (grouped(fewest.no_less), grouped(fewest.no_more));
    let leaves = grouped(fewest.leaves());
    session.language().texts().what_if_fewest(leaves, less, more)
}

/// The rank of the present order among the random ones.
fn worse(session: &Session, lab: &OrderingLab) -> String {
    let (count, of) = (lab.worse_than_present(), lab.random.len());
    session.language().texts().what_if_worse(of, count)
}

/// The random orders as bars, with the positions of the others.
fn plot_ui(ui: &mut Ui, session: &Session, lab: &OrderingLab) {
    let texts = session.language().texts();
    ui.label(small(session, texts.what_if_plot()));
    let width = lab.bar_width(BARS);
    let bars = lab.bars(BARS);
    let most = bars.iter().map(|&(_, orders)| orders).max().unwrap_or(1) as f64;
    let shown: Vec<_> = bars
        .iter()
        .map(|&(from, orders)| {
            let middle = from as f64 + (width as f64 - 1.0) / 2.0;
            Bar::new(middle, orders as f64).width(width as f64 * 0.9).fill(ink(session, Ink::Muted))
        })
        .collect();
    let marks = [
        (texts.what_if_best(), lab.best.leaves, Ink::Agree, 1.32),
        (texts.what_if_present(), lab.present.leaves, Ink::Gold, 1.18),
        (texts.what_if_worst(), lab.worst.leaves, Ink::Disagree, 1.04),
    ];
    still_plot("orders plot", HEIGHT)
        .include_y(most * 1.45)
        .include_y(0.0)
        .set_margin_fraction(egui::vec2(0.12, 0.0))
        .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
        .show(ui, |plot| {
            plot.bar_chart(BarChart::new("", shown));
            for (name, leaves, colour, height) in marks {
                let (at, colour) = (leaves as f64, ink(session, colour));
                plot.vline(VLine::new(&name, at).color(colour).width(2.0));
                let label = strong(format!(" {name} {leaves} ")).size(13.0).color(colour);
                let middle = bars.first().zip(bars.last());
                let right = middle.is_some_and(|(first, last)| 2 * leaves > first.0 + last.0);
                let side = if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
                let place = PlotPoint::new(at, most * height);
                plot.text(Text::new(name, place, label).anchor(side));
            }
        });
}
