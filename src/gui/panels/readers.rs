//! The table of the comparison: a clickable row for each reader.

use egui::{
    Align2, FontFamily, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{ink, size_of, small};
use crate::fonts::bold;
use crate::look::WindowContext;
use compare::Agreement;
use eval::GameEvaluation;
use language::{Language, Tongue, grouped, large_number};
use picture::Ink;
use score::Player;
use session::{CompareCommand, CompareRow, ComparisonView, ReaderId, Session};
use subject::{GameId, RegisteredGame, WithGame};

const ROW: f32 = 23.0;
const GAP: f32 = 7.0;
/// The smallest scale of the letters, used if the columns would not fit otherwise.
const SMALLEST: f32 = 0.7;

/// The columns: reader, move, score as the tree counts it, score, depth, nodes, agreement.
const COLUMNS: usize = 7;
/// The column of scores as the tree counts them; omitted if empty.
const IN_TREE: usize = 2;

/// The column of nodes; omitted where there is no room for it.
const NODES: usize = 5;
/// The scale of the letters below which a column is omitted first, and then names are cut off.
const CROWDED: f32 = 0.85;
/// What is left of the names of readers at least, in points.
const NAME: f32 = 70.0;

/// One line of the table, before it is drawn.
struct Cells {
    texts: [String; COLUMNS],
    inks: [Ink; COLUMNS],
    strong: bool,
    size: f32,
}

impl Cells {
    /// The header of the table.
    fn titles(score: &str, counts: bool, language: Language) -> Self {
        let texts = language.texts();
        let in_tree = if counts { texts.compare_in_tree() } else { String::new() };
        let titles = [
            texts.compare_reader(),
            texts.compare_best(),
            in_tree,
            score.to_owned(),
            texts.compare_depth(),
            texts.compare_nodes(),
            String::new(),
        ];
        Self { texts: titles, inks: [Ink::Muted; COLUMNS], strong: false, size: 12.5 }
    }

    fn of(row: &CompareRow, language: Language) -> Self {
        let nodes = row.nodes.map_or_else(String::new, |nodes| compact(nodes, language));
        let agrees = row.agreement.map_or_else(String::new, |it| it.word(language));
        let colour = match row.agreement {
            Some(Agreement::Same) => Ink::Agree,
            Some(Agreement::Other) => Ink::Disagree,
            Some(Agreement::Tie) | None => Ink::Text,
        };
        let is_shallow = is_shallow(row);
        let of = if is_shallow { Ink::Muted } else { Ink::Text };
        Self {
            texts: [
                row.name.clone(),
                row.best.clone(),
                row.in_tree.clone(),
                row.score.clone(),
                row.depth.clone(),
                nodes,
                agrees,
            ],
            inks: [of, Ink::Text, Ink::Text, Ink::Text, of, of, colour],
            strong: !is_shallow,
            size: 14.5,
        }
    }

    fn font(&self, column: usize, scale: f32) -> FontId {
        let is_strong = self.strong && matches!(column, 0..=3 | 6);
        let family = if is_strong { bold() } else { FontFamily::Proportional };
        FontId::new(self.size * scale, family)
    }
}

/// The right ends of the columns, in points from the left, and the scale of the letters.
struct Columns {
    ends: [f32; COLUMNS],
    scale: f32,
    /// The total width, which may exceed the room.
    width: f32,
}

impl Columns {
    /// Columns as wide as their contents.
    fn of(ui: &Ui, lines: &[&Cells]) -> Self {
        let wide = |column: usize| {
            let widths = lines.iter().map(|cells| {
                let text = cells.texts[column].clone();
                size_of(ui, text, cells.font(column, 1.0)).x
            });
            widths.fold(0.0, f32::max)
        };
        let mut widths: [f32; COLUMNS] = std::array::from_fn(wide);
        let room = ui.available_width() - (COLUMNS + 1) as f32 * GAP;
        if widths.iter().sum::<f32>() * CROWDED > room {
            widths[NODES] = 0.0;
        }
        let gap = widths.map(|width| if width > 0.0 { GAP } else { 0.0 });
        let gaps: f32 = gap.iter().sum();
        let room = ui.available_width() - gaps - 2.0 * GAP;
        let excess = widths.iter().sum::<f32>() - room / SMALLEST;
        widths[0] = widths[0].min((widths[0] - excess).max(NAME));
        let needed: f32 = widths.iter().sum();
        let scale = (room / needed.max(1.0)).clamp(SMALLEST, 1.0);
        let width = ui.available_width().max(needed * scale + gaps + 2.0 * GAP);
        // The remainder goes to the two columns of names.
        let more = ((room - needed * scale) / 2.0).max(0.0);
        let mut end = 0.0;
        let ends = std::array::from_fn(|column| {
            end += gap[column] + widths[column] * scale + if column < 2 { more } else { 0.0 };
            end
        });
        Self { ends, scale, width }
    }
}

/// A row for each reader; a click draws its line over the tree.
pub(super) fn readers_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, compared: &ComparisonView) {
    let session = cx.session;
    let language = session.language();
    let shows_depths = cx.look.shows_depths(session);
    let rows = compared.rows.iter().filter(|row| shows_depths || !is_shallow(row));
    let rows: Vec<_> = rows.map(|row| (row, Cells::of(row, language))).collect();
    let texts = language.texts();
    let cells: Vec<_> = rows.iter().map(|(_, cells)| cells).collect();
    let [score, unit] = units(session, compared.game)
        .unwrap_or_else(|| [texts.compare_score(), texts.compare_unit()]);
    let columns = heading(ui, session, &cells, (&score, &unit));
    for (row, cells) in &rows {
        let nodes = row.nodes.map(|nodes| format!("{}: {}", texts.compare_nodes(), grouped(nodes)));
        let [name, line] = [row.reader_name.clone(), row.names.join(" ")];
        let more = [name, line, row.raw.clone(), nodes.unwrap_or_default()].join("\n");
        let clicked = table_row(ui, session, (cells, &columns), (compared, row), more.trim());
        cx.push_if(clicked, CompareCommand::Show(row.reader));
    }
}

/// Whose values are shown, and what they are, in another game than shogi.
pub(super) fn units(session: &Session, game: GameId) -> Option<[String; 2]> {
    struct Units(Language);
    impl WithGame for Units {
        type Output = [String; 2];
        fn with<G: RegisteredGame>(self) -> [String; 2] {
            let side = G::side(Player::Max, self.0);
            let title = self.0.texts().compare_score_of(side);
            [title, G::Evaluation::units(self.0)]
        }
    }
    game.run(Units(session.language()))
}

/// The header of a table of these rows; `score` is the title of the scores, `unit` explains them.
fn heading(
    ui: &mut Ui,
    session: &Session,
    cells: &[&Cells],
    (score, unit): (&str, &str),
) -> Columns {
    ui.spacing_mut().item_spacing.y = 1.0;
    let counts = cells.iter().any(|cells| !cells.texts[IN_TREE].is_empty());
    let titles = Cells::titles(score, counts, session.language());
    let lines = [&[&titles], cells].concat();
    let columns = Columns::of(ui, &lines);
    let size = vec2(columns.width, 20.0);
    let (place, heading) = ui.allocate_exact_size(size, Sense::hover());
    let tip = if counts { session.language().texts().compare_in_tree_tip() } else { String::new() };
    heading.on_hover_text(format!("{unit}\n{tip}").trim_end());
    draw(ui, session, place, &titles, &columns);
    columns
}

/// A compact number of nodes: "18万", "180k".
fn compact(nodes: u64, language: Language) -> String {
    let number = nodes as f64;
    match language.tongue() {
        _ if nodes < 10_000 => grouped(nodes),
        Tongue::Ja => large_number(number, language),
        Tongue::En if nodes < 1_000_000 => format!("{:.0}k", number / 1e3),
        Tongue::En if nodes < 1_000_000_000 => format!("{:.1}M", number / 1e6),
        Tongue::En => format!("{:.1}G", number / 1e9),
    }
}

pub(super) fn remarks(ui: &mut Ui, session: &Session, compared: &ComparisonView) {
    let language = session.language();
    // Two scores beside each other are two questions.
    if compared.rows.iter().any(|row| !row.in_tree.is_empty()) {
        let texts = language.texts();
        let words = format!("{} {}", texts.compare_for_black_tip(), texts.compare_in_tree_tip());
        ui.add(egui::Label::new(small(session, words)).wrap());
    }
    for row in &compared.rows {
        if let Some((remark, is_error)) = &row.remark {
            let colour = if *is_error { Ink::Disagree } else { Ink::Muted };
            let words = small(session, remark.get(language)).color(ink(session, colour));
            ui.add(egui::Label::new(words).wrap());
        }
    }
    for remark in &compared.remarks {
        ui.add(egui::Label::new(small(session, remark)).wrap());
    }
}

/// The colour of the arrow on the board and of the curve in the plot, for rows that have them.
fn colour_of(compared: &ComparisonView, row: &CompareRow) -> Option<Ink> {
    match row.reader {
        ReaderId::Tree => Some(Ink::Gold),
        ReaderId::Ours(None) | ReaderId::Engine(_, 1) => {
            Some(Ink::reader(compared.colour_number(row.reader)))
        }
        ReaderId::Ours(Some(_))
        | ReaderId::OursNext(_)
        | ReaderId::Engine(..)
        | ReaderId::By(..)
        | ReaderId::End => None,
    }
}

/// Whether a row is about an earlier depth of our engine.
fn is_shallow(row: &CompareRow) -> bool {
    matches!(row.reader, ReaderId::Ours(Some(_)) | ReaderId::By(_, Some(_)))
}

/// A clickable row; returns whether it was clicked. `more` is its tooltip.
fn table_row(
    ui: &mut Ui,
    session: &Session,
    (cells, columns): (&Cells, &Columns),
    (compared, row): (&ComparisonView, &CompareRow),
    more: &str,
) -> bool {
    let texts = session.language().texts();
    let is_laid = compared.overlaid.as_ref().is_some_and(|it| it.reader == row.reader);
    let can_be_laid = !row.line.is_empty() && row.reader != ReaderId::Tree;
    let size = vec2(columns.width, ROW);
    let sense = if can_be_laid { Sense::click() } else { Sense::hover() };
    let (place, response) = ui.allocate_exact_size(size, sense);
    let painter = ui.painter();
    let fill = ink(session, Ink::HatchFill);
    if is_laid {
        let stroke = Stroke::new(2.0, ink(session, Ink::Engine));
        painter.rect(place.shrink(1.0), 5.0, fill, stroke, StrokeKind::Inside);
    } else if response.hovered() && can_be_laid || response.has_focus() {
        painter.rect_filled(place, 5.0, fill);
    }
    if let Some(bar) = colour_of(compared, row) {
        let edge = place.shrink2(vec2(1.0, 4.0));
        painter.rect_filled(edge.with_max_x(edge.min.x + 4.0), 2.0, ink(session, bar));
    }
    draw(ui, session, place, cells, columns);
    let [name, best, in_tree, score, depth, _, agrees] = &cells.texts;
    let counted = if in_tree.is_empty() {
        String::new()
    } else {
        format!("{} {in_tree}, ", texts.compare_in_tree())
    };
    let spoken =
        format!("{name} {best} {counted}{score} {} {depth} {agrees}", texts.compare_depth());
    let kind = if can_be_laid { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::selected(kind, true, is_laid, &spoken));
    response.on_hover_text(more).clicked() && can_be_laid
}

/// Draws the cells of a row; numbers are right-aligned, and overlong text is cut off.
fn draw(ui: &Ui, session: &Session, place: Rect, cells: &Cells, columns: &Columns) {
    let mut left = 0.0;
    for (column, end) in columns.ends.into_iter().enumerate() {
        if end <= left {
            continue; // It is omitted.
        }
        let cell = Rect::from_min_max(
            pos2(place.min.x + left + GAP, place.min.y),
            pos2(place.min.x + end, place.max.y),
        );
        left = end;
        let (anchor, at) = match column {
            IN_TREE..=NODES => (Align2::RIGHT_CENTER, cell.right_center()),
            _ => (Align2::LEFT_CENTER, cell.left_center()),
        };
        ui.painter().with_clip_rect(cell.expand2(vec2(2.0, 0.0))).text(
            at,
            anchor,
            &cells.texts[column],
            cells.font(column, columns.scale),
            ink(session, cells.inks[column]),
        );
    }
}
