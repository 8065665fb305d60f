//! The table of the comparison: a row for each reader, which can be clicked.

use egui::{
    Align2, FontFamily, FontId, FontSelection, Rect, RichText, Role, Sense, TextWrapMode, Ui,
    WidgetInfo, WidgetText, pos2, vec2,
};

use super::{ink, small};
use crate::compare::Agreement;
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::language::Language;
use crate::picture::Ink;
use crate::scenario::about;
use crate::session::{Command, CompareDeed, CompareRow, Compared, Reader, Session};
use crate::text::CompareTexts;

/// The height of a row, in points.
const ROW: f32 = 23.0;
/// Where the columns end, as parts of the width: reader, move, score, depth, nodes, agreement.
const ENDS: [f32; 6] = [0.27, 0.51, 0.66, 0.74, 0.86, 1.0];
/// Below this width the nodes are left out (they are in the tip of the row), in points.
const NARROW: f32 = 400.0;
/// Where the columns end then.
const NARROW_ENDS: [f32; 6] = [0.27, 0.53, 0.68, 0.81, 0.81, 1.0];

/// One line of the table, before it is drawn.
struct Cells<'a> {
    texts: [&'a str; 6],
    inks: [Ink; 6],
    strong: bool,
    size: f32,
}

/// A row for each reader; a click lays its line over the tree.
pub(super) fn readers_ui(
    ui: &mut Ui,
    session: &Session,
    compared: &Compared,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = CompareTexts::of(language);
    ui.spacing_mut().item_spacing.y = 1.0;
    let titles = Cells {
        texts: [
            text.reader,
            text.best,
            text.score,
            text.depth,
            text.nodes,
            "",
        ],
        inks: [Ink::Muted; 6],
        strong: false,
        size: 12.5,
    };
    let size = vec2(ui.available_width(), 20.0);
    let (place, heading) = ui.allocate_exact_size(size, Sense::hover());
    heading.on_hover_text(text.unit);
    draw(ui, session, place, &titles);
    let shows_depths = look.shows_depths(session);
    let laid = compared.laid.as_ref().map(|laid| &laid.reader);
    for row in &compared.rows {
        if shows_depths || !is_shallow(row) {
            reader_row(ui, session, row, laid == Some(&row.reader), commands);
        }
    }
    ui.add_space(3.0);
    for row in &compared.rows {
        if let Some((remark, is_trouble)) = &row.remark {
            let colour = if *is_trouble {
                Ink::Disagree
            } else {
                Ink::Muted
            };
            let words = small(session, remark.get(language)).color(ink(session, colour));
            ui.add(egui::Label::new(words).wrap());
        }
    }
}

/// Whether a row is about an earlier depth of our engine.
fn is_shallow(row: &CompareRow) -> bool {
    matches!(row.reader, Reader::Ours(Some(_)))
}

fn reader_row(
    ui: &mut Ui,
    session: &Session,
    row: &CompareRow,
    is_laid: bool,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let can_be_laid = !row.line.is_empty() && row.reader != Reader::Tree;
    let size = vec2(ui.available_width(), ROW);
    let sense = if can_be_laid {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (place, response) = ui.allocate_exact_size(size, sense);
    let painter = ui.painter();
    if is_laid {
        let stroke = egui::Stroke::new(2.0, ink(session, Ink::Engine));
        painter.rect(
            place.shrink(1.0),
            5.0,
            ink(session, Ink::HatchFill),
            stroke,
            egui::StrokeKind::Inside,
        );
    } else if response.hovered() && can_be_laid || response.has_focus() {
        painter.rect_filled(place, 5.0, ink(session, Ink::HatchFill));
    }
    let score = row.measure.map_or_else(String::new, |measure| {
        format!("{}{}", row.bound, measure.text(language))
    });
    let nodes = row
        .nodes
        .map_or_else(String::new, |nodes| compact(nodes, language));
    let shallow = is_shallow(row);
    let (agrees, colour) = match row.agreement {
        None => ("", Ink::Text),
        Some(agreement) => (
            agreement.word(language),
            match agreement {
                Agreement::Same => Ink::Agree,
                Agreement::Tie => Ink::Text,
                Agreement::Other => Ink::Disagree,
            },
        ),
    };
    let of = if shallow { Ink::Muted } else { Ink::Text };
    let cells = Cells {
        texts: [&row.name, &row.best, &score, &row.depth, &nodes, agrees],
        inks: [of, Ink::Text, Ink::Text, of, of, colour],
        strong: !shallow,
        size: 14.0,
    };
    draw(ui, session, place, &cells);
    let spoken = format!(
        "{} {} {score} {} {} {agrees}",
        row.name,
        row.best,
        CompareTexts::of(language).depth,
        row.depth
    );
    let kind = if can_be_laid {
        Role::Button
    } else {
        Role::Label
    };
    response.widget_info(|| WidgetInfo::selected(kind, true, is_laid, &spoken));
    let work = CompareTexts::of(language).nodes;
    let more = format!("{}\n{}\n{work} {nodes}", row.names.join(" "), row.raw);
    if response.on_hover_text(more.trim()).clicked() && can_be_laid {
        commands.push(Command::Compare(CompareDeed::Show(row.reader.clone())));
    }
}

/// A number of nodes in little room: "18万", "180k".
fn compact(nodes: u64, language: Language) -> String {
    let number = nodes as f64;
    match language {
        Language::Ja => about(number, language),
        Language::En if nodes < 10_000 => nodes.to_string(),
        Language::En if nodes < 1_000_000 => format!("{:.0}k", number / 1e3),
        Language::En if nodes < 1_000_000_000 => format!("{:.1}M", number / 1e6),
        Language::En => format!("{:.1}G", number / 1e9),
    }
}

/// Draws the cells of a row; numbers stand at the right, and what is too long is cut off.
fn draw(ui: &Ui, session: &Session, place: Rect, cells: &Cells<'_>) {
    let mut left = 0.0;
    let is_narrow = place.width() < NARROW;
    let ends = if is_narrow { NARROW_ENDS } else { ENDS };
    for (column, end) in ends.into_iter().enumerate() {
        if end <= left {
            continue;
        }
        let cell = Rect::from_min_max(
            pos2(place.min.x + left * place.width() + 4.0, place.min.y),
            pos2(place.min.x + end * place.width() - 2.0, place.max.y),
        );
        left = end;
        let is_strong = cells.strong && matches!(column, 0..=2 | 5);
        let family = if is_strong {
            bold()
        } else {
            FontFamily::Proportional
        };
        let (anchor, at) = match column {
            2..=4 => (Align2::RIGHT_CENTER, cell.right_center()),
            5 => (Align2::LEFT_CENTER, cell.left_center() + vec2(6.0, 0.0)),
            _ => (Align2::LEFT_CENTER, cell.left_center()),
        };
        let text = RichText::new(cells.texts[column]).font(FontId::new(cells.size, family));
        let text = WidgetText::from(text).into_galley(
            ui,
            Some(TextWrapMode::Truncate),
            cell.width(),
            FontSelection::Default,
        );
        let place = anchor.anchor_size(at, text.size());
        ui.painter()
            .galley(place.min, text, ink(session, cells.inks[column]));
    }
}
