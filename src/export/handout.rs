//! Worksheets: the tree and the board of a lesson, with blanks for the values, windows and cuts that
//! pupils write, and the answers.

use super::given::{about, is_in_order, known};
use super::page::{HEAD, HEIGHT, MARGIN, PageHead, PagePiece, Pages, PrintedPages, WIDTH, drawn};
use super::paper::{Desk, DeskPictures, TREE};
use language::{Language, Words};
use lesson::{Grading, PRINTED, Projection, Sheet, SheetKey, SheetSize, Toward, kept_text};
use picture::{Area, Picture};
use score::{BoundedScore, Score, Window};
use search::{NumberKind, SheetColumns};
use session::Opened;
use subject::choice;
use tree::NodeId;

/// Two questions a page.
const HALF: f32 = (HEIGHT - HEAD - MARGIN) / 2.0;

/// The heights of the rows in which one writes: as much as there is room, up to what a pen needs.
const ROW: [f32; 2] = [17.0, 32.0];

/// The widths of a node's name and of a field.
const NAME: f32 = 72.0;
const FIELD: f32 = 50.0;
/// The space between two groups of columns.
const BETWEEN: f32 = 8.0;

/// The size of letters in rows, and of tasks.
const LETTERS: f32 = 11.0;
const TASK: f32 = 11.5;

/// The most rows of a group; what is above and below them takes the rest of the half page.
const MOST: usize = 9;

/// Worksheets of several lessons.
#[derive(Debug)]
pub struct Handouts {
    items: Vec<HandoutItem>,
    language: Language,
}

/// What is asked about a lesson.
#[derive(Debug)]
struct HandoutItem {
    title: String,
    /// Whose run it is, what is asked, and what that is worth.
    tasks: Vec<String>,
    tree: (Picture, Area),
    board: Option<(Picture, Area)>,
    /// The tree of the finished run.
    answer: Option<(Picture, Area)>,
    fields: Vec<String>,
    rows: Vec<HandoutRow>,
}

/// A node in which pupils write.
#[derive(Debug)]
struct HandoutRow {
    name: String,
    /// The answer in each field.
    cells: Vec<HandoutCell>,
}

#[derive(Debug)]
struct HandoutCell {
    text: String,
    /// Whether it stands on the worksheet, too.
    is_given: bool,
}

impl Handouts {
    /// The worksheets of these lessons. With a step, what is known there is given; without one,
    /// nothing is.
    pub fn new(
        lessons: impl IntoIterator<Item = (Opened, Option<usize>)>,
        language: Language,
    ) -> Result<Self, Words> {
        let item = |(opened, step)| HandoutItem::of(opened, step, language);
        let items: Result<_, _> = lessons.into_iter().map(item).collect();
        Ok(Self { items: items?, language })
    }

    /// The worksheets of this many pupils as pages to print: each begins on the front of a sheet.
    pub fn page(&self, pupils: usize) -> PrintedPages {
        let texts = self.language.texts();
        let title = match &*self.items {
            [item] => texts.page_handout_of(&item.title),
            _ => texts.page_handout(),
        };
        let name = texts.page_name();
        let mut pages = Pages::new(self.language);
        for pupil in 1..=pupils {
            pages.begin_front();
            let head = PageHead { title: &format!("{title} {pupil}"), name: Some(&name) };
            self.fill(&mut pages, &head, false);
        }
        pages.whole(&title)
    }

    pub fn key(&self) -> PrintedPages {
        let texts = self.language.texts();
        let title = match &*self.items {
            [item] => texts.page_handout_key_of(&item.title),
            _ => texts.page_handout_key(),
        };
        let mut pages = Pages::new(self.language);
        self.fill(&mut pages, &PageHead { title: &title, name: None }, true);
        pages.whole(&title)
    }

    fn fill(&self, pages: &mut Pages, head: &PageHead<'_>, is_key: bool) {
        let items = (1..).zip(&self.items);
        let pieces = items.map(|(number, item)| item.drawn(pages, number, is_key)).collect();
        pages.fill(head, pieces);
    }
}

impl HandoutItem {
    fn of(opened: Opened, step: Option<usize>, language: Language) -> Result<Self, Words> {
        let lesson = opened.source().name();
        let nodes = opened.tree().len();
        // It does not fit half a page.
        let large = || Words::of(|texts| texts.page_handout_large(&lesson, PRINTED, nodes));
        if nodes > PRINTED {
            return Err(large());
        }
        let opened = opened.at_step(usize::MAX);
        let seen = opened.projection(language);
        if !seen.is_finished() {
            return Err(Words::of(|texts| texts.page_handout_unfinished(&lesson)));
        }
        let tree = seen.tree();
        let number =
            step.map(|step| opened.timeline().iteration(step)).filter(|&number| number > 0);
        let key = match number {
            Some(number) => SheetKey::of_iteration(&seen, number, Toward::Later),
            None => SheetKey::of(&seen, NodeId::ROOT, SheetSize::ALL),
        };
        // Of an iteration, the tree before its back-up is given.
        let iteration = key.iteration();
        // Nor is anything left to ask after the moment that is asked.
        let until = key.asked_until().unwrap_or(usize::MAX);
        let step = step.filter(|&step| step < until);
        let (step, end) =
            iteration.map_or((step, until), |iteration| (Some(iteration.from()), iteration.to()));
        let model = Sheet::model(tree, &key);
        let grading = Grading::of(tree, &key, &Sheet::default());
        // What has been settled by a step is in the picture.
        let is_open = |node: NodeId, step: usize| {
            let mut entries = grading.at(node).peekable();
            entries.peek().is_none() || entries.any(|entry| entry.step > step)
        };
        let may_write =
            |node: &NodeId| key.may_write(*node) && step.is_none_or(|step| is_open(*node, step));
        let asked: Vec<_> = key.inner().iter().copied().filter(may_write).collect();
        let columns = HandoutFields::of(&opened);
        let rows: Vec<_> =
            asked.iter().map(|&node| (node, columns.row(&seen, &model, node))).collect();
        let mut tasks = match iteration {
            Some(iteration) => {
                let texts = language.texts();
                let number = texts.iterations_number(seen.iterations(), iteration.number());
                let about = texts.iterations_about(seen.algorithm().name(language), number);
                vec![about, seen.iteration_given(iteration)]
            }
            None => vec![about(&seen, is_in_order(&opened))],
        };
        tasks.extend(known(&opened, language).into_iter().flatten());
        tasks.extend(seen.sheet_moment(&key));
        tasks.extend(columns.tasks(language));
        if key.asks_cuts() {
            tasks.push(language.texts().page_handout_cuts());
        }
        let asks_cuts = key.asks_cuts();
        let title = opened.loaded().lesson.title.told(language).into_owned();
        let opened = opened.at_step(step.unwrap_or_default());
        let at = opened.projection(language);
        let rows: Vec<_> = rows
            .into_iter()
            .filter(|(node, _)| step.is_none() || at.is_known(*node))
            .map(|(_, row)| row)
            .collect();
        let cells = rows.iter().flat_map(|row: &HandoutRow| &row.cells);
        let points = cells.filter(|cell| !cell.is_given && !cell.text.is_empty()).count()
            + usize::from(asks_cuts);
        tasks.push(language.texts().page_handout_points(asks_cuts, points));
        let mut desk = Desk::new(opened, language);
        let DeskPictures { tree, board } = desk.worksheet(step);
        let fields = columns.fields(language);
        let groups = groups(fields.len(), board.as_ref());
        let (count, most) = (rows.len(), groups * MOST);
        if count > most {
            return Err(Words::of(|texts| texts.page_handout_long(&lesson, most, count)));
        }
        let tree = tree.ok_or_else(large)?;
        Ok(Self { title, tasks, tree, board, answer: desk.shown(end, TREE).tree, fields, rows })
    }

    /// Half a page.
    fn drawn(&self, pages: &mut Pages, number: usize, is_key: bool) -> PagePiece {
        let width = WIDTH - 2.0 * MARGIN;
        let task = if is_key { self.title.clone() } else { self.tasks.join(" ") };
        let mut whole = pages.text(&format!("{number}. {task}"), 0.0, width, (TASK, true));
        let answer = self.answer.as_ref().filter(|_| is_key);
        let (tree, top) = (drawn(answer.unwrap_or(&self.tree)), whole.height);
        whole.height += tree.height + 4.0;
        whole.put(tree, [MARGIN, top]);
        if let Some(board) = &self.board {
            whole.put(drawn(board), [WIDTH - MARGIN - board.1.width(), whole.height]);
        }
        let table = self.table(pages, HALF - whole.height - 8.0, is_key);
        whole.put(table, [MARGIN, whole.height]);
        whole.height = HALF; // So that each page has two.
        whole
    }

    /// The rows, in groups beside each other.
    fn table(&self, pages: &mut Pages, room: f32, is_key: bool) -> PagePiece {
        let groups = groups(self.fields.len(), self.board.as_ref());
        let length = self.rows.len().div_ceil(groups).max(1);
        let row = (room / steps(length + 1)).clamp(ROW[0], ROW[1]);
        let wide = group_width(self.fields.len());
        let mut table = PagePiece::default();
        for (group, rows) in self.rows.chunks(length).enumerate() {
            let left = steps(group) * (wide + BETWEEN);
            let mut head = vec![pages.language.texts().page_handout_node()];
            head.extend(self.fields.iter().cloned());
            line(&mut table, pages, &head, ([left, 0.0], row), true);
            for (at, asked) in rows.iter().enumerate() {
                let mut cells = vec![asked.name.clone()];
                let shown = |cell: &HandoutCell| {
                    if is_key || cell.is_given { cell.text.clone() } else { String::new() }
                };
                cells.extend(asked.cells.iter().map(shown));
                line(&mut table, pages, &cells, ([left, steps(at + 1) * row], row), false);
            }
            let height = steps(rows.len() + 1) * row;
            for edge in 0..=rows.len() + 1 {
                table.rule([left, steps(edge) * row], wide, 0.7);
            }
            for edge in 0..=self.fields.len() {
                let across = left + NAME + steps(edge) * FIELD;
                table.rule([across, 0.0], 0.7, height);
            }
            table.rule([left, 0.0], 0.7, height);
        }
        table
    }
}

/// A number of things as a length.
fn steps(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

fn group_width(fields: usize) -> f32 {
    NAME + steps(fields) * FIELD
}

/// How many groups of columns stand beside each other.
fn groups(fields: usize, board: Option<&(Picture, Area)>) -> usize {
    let width = WIDTH - 2.0 * MARGIN - board.map_or(0.0, |(_, area)| area.width() + BETWEEN);
    let fitting = (1..=4).rev();
    let mut fitting =
        fitting.filter(|&count| steps(count) * (group_width(fields) + BETWEEN) - BETWEEN <= width);
    fitting.next().unwrap_or(1)
}

/// Writes the texts of a row, each in its column.
fn line(
    table: &mut PagePiece,
    pages: &mut Pages,
    cells: &[String],
    ([left, top], row): ([f32; 2], f32),
    bold: bool,
) {
    for (at, text) in cells.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
        let x = left + if at == 0 { 0.0 } else { NAME + steps(at - 1) * FIELD };
        let room = if at == 0 { NAME } else { FIELD } - 6.0;
        let wide = pages.letters.width(text, LETTERS, bold);
        // A long name is written smaller.
        let size = if wide > room { LETTERS * room / wide } else { LETTERS };
        table.write(text, [x + 4.0, top + row / 2.0], (size, bold));
    }
}

/// What is written at each node.
#[derive(Clone, Copy)]
enum HandoutFields {
    Value,
    ValueAndWindow,
    Numbers(&'static SheetColumns),
}

impl HandoutFields {
    fn of(opened: &Opened) -> Self {
        let algorithm = opened.algorithm();
        if let Some(columns) = algorithm.sheet_columns() {
            Self::Numbers(columns)
        } else if algorithm.keeps_window() {
            Self::ValueAndWindow
        } else {
            Self::Value
        }
    }

    fn tasks(self, language: Language) -> Vec<String> {
        let texts = language.texts();
        match self {
            Self::Value => vec![texts.page_handout_values()],
            Self::ValueAndWindow => {
                vec![texts.page_handout_values(), texts.page_handout_windows()]
            }
            Self::Numbers(of) => vec![(of.print)(texts)],
        }
    }

    fn fields(self, language: Language) -> Vec<String> {
        let texts = language.texts();
        let bounds = ["α", "β"].map(str::to_owned);
        match self {
            Self::Value => vec![texts.page_handout_value()],
            Self::ValueAndWindow => {
                [texts.page_handout_value()].into_iter().chain(bounds).collect()
            }
            Self::Numbers(of) => of.columns.iter().map(|column| (column.heading)(texts)).collect(),
        }
    }

    fn row(self, seen: &Projection<'_>, model: &Sheet, node: NodeId) -> HandoutRow {
        let asked = |text: String| HandoutCell { text, is_given: false };
        let is_cut = model.leaves_out(seen.tree(), node);
        let value = || {
            let value = model.values.get(&node);
            let unread = || seen.language().texts().page_handout_unread();
            asked(value.map_or_else(
                || if is_cut { unread() } else { String::new() },
                |&value| bounded(seen, node, value),
            ))
        };
        let bounds = || {
            let window = model.windows.get(&node).copied().unwrap_or(Window::FULL);
            [window.alpha, window.beta].map(|bound| HandoutCell {
                text: if is_cut { String::new() } else { seen.edge(node, bound) },
                is_given: node == NodeId::ROOT,
            })
        };
        let cells = match self {
            Self::Value => vec![value()],
            Self::ValueAndWindow => [value()].into_iter().chain(bounds()).collect(),
            Self::Numbers(of) => {
                let numbers = model.numbers.get(&node).copied().unwrap_or_default();
                let text = |number: Option<Score>, kind| match (number, kind) {
                    (None, _) => String::new(),
                    (Some(number), NumberKind::Mean) => kept_text(number, kind),
                    (Some(number), _) => seen.column_text(node, number),
                };
                let [first, second] = of.columns.map(|column| column.kind);
                vec![asked(text(numbers.first, first)), asked(text(numbers.second, second))]
            }
        };
        HandoutRow { name: choice(seen.subject(), seen.tree(), node, seen.language()), cells }
    }
}

/// A value with its sign, if it is only a bound.
fn bounded(seen: &Projection<'_>, node: NodeId, value: BoundedScore) -> String {
    let sign = seen.language().signs().of(value.bound);
    sign.to_owned() + &seen.number(node, value.value)
}
