//! The state of a run at a step, and its events, as data.

use std::sync::Arc;

use super::figure::StepSeries;
use super::table::{DataColumn, DataTable};
use lesson::{Projection, Telling};
use score::{NodeNumbers, Score, Window};
use search::{Algorithm, NodeColumns};
use session::Session;
use subject::choice;
use trace::{EventKind, Seen};
use tree::{NodeId, Tree};

const fn seen_id(seen: Seen) -> &'static str {
    match seen {
        Seen::Unvisited => "unvisited",
        Seen::Open => "open",
        Seen::Unsettled => "unsettled",
        Seen::Done => "done",
        Seen::Earlier => "earlier",
        Seen::Pruned => "pruned",
    }
}

fn number(node: NodeId) -> i64 {
    i64::from(node.0)
}

/// The numbers that the algorithm keeps; infinity is unknown to a table.
fn counted(numbers: Option<NodeNumbers>) -> [Option<i32>; 2] {
    numbers.map_or([None, None], NodeNumbers::finite)
}

fn numbers<R>(rows: &[R], cell: impl Fn(&R) -> Option<i64>) -> DataColumn {
    DataColumn::Numbers(rows.iter().map(cell).collect())
}

/// Values of the tree: whole numbers; where it has fractions, all of them as text, "15/2".
fn scores<R>(tree: &Tree, rows: &[R], cell: impl Fn(&R) -> Option<Score>) -> DataColumn {
    let finite = |row: &R| cell(row).filter(|value| value.is_finite());
    if tree.parts() == 1 && tree.payoffs().is_none() {
        return numbers(rows, |row| finite(row).map(|value| i64::from(value.0)));
    }
    words(rows, |row| finite(row).map(|value| tree.outcome(value).to_string()))
}

/// The player to move at a node: max or min, or its number.
fn player_id(tree: &Tree, id: NodeId) -> String {
    match tree.payoffs() {
        Some(_) => (tree.seat(id) + 1).to_string(),
        None => tree.node(id).player.id().to_owned(),
    }
}

fn words<R>(rows: &[R], cell: impl Fn(&R) -> Option<String>) -> DataColumn {
    DataColumn::Words(rows.iter().map(cell).collect())
}

/// Which run a table is of, the same in every row: tables of several runs can be joined.
fn of_run<R>(session: &Session, rows: &[R]) -> Option<[(&'static str, DataColumn); 2]> {
    let open = session.open()?;
    let (lesson, algorithm) = (&open.loaded().lesson.id, open.algorithm().id());
    Some([
        ("lesson", words(rows, |_| Some(lesson.clone()))),
        ("algorithm", words(rows, |_| Some(algorithm.to_owned()))),
    ])
}

/// The nodes of the tree as a session shows them at its step: one row a node, in the order of the
/// tree; values and windows for Black, an infinite bound is empty. `None` if nothing is open.
pub fn node_table(session: &Session) -> Option<DataTable> {
    let seen = session.projection()?.telling(Telling::default());
    let (tree, subject) = (seen.tree(), seen.subject());
    let line = seen.line();
    let shown = |&id: &NodeId| !seen.hides(id);
    let value = |id: &NodeId| valued(&seen, *id).filter(|_| shown(id));
    let window = |id: &NodeId| seen.window(*id);
    let kept = |id: &NodeId| counted(seen.numbers(*id).filter(|_| shown(id)));
    let rows: Vec<NodeId> = tree.ids().collect();
    let of = of_run(session, &rows)?.into_iter();
    let columns = [
        ("step", numbers(&rows, |_| i64::try_from(seen.step()).ok())),
        ("node", numbers(&rows, |&id| Some(number(id)))),
        ("parent", numbers(&rows, |&id| tree.parent(id).map(number))),
        ("depth", numbers(&rows, |&id| Some(i64::from(tree.node(id).depth)))),
        ("id", words(&rows, |&id| Some(subject.id(tree, id)))),
        ("name", words(&rows, |&id| Some(choice(subject, tree, id, seen.language())))),
        ("player", words(&rows, |&id| Some(player_id(tree, id)))),
        ("kind", words(&rows, |&id| Some(tree.node(id).kind.id().to_owned()))),
        ("state", words(&rows, |&id| Some(seen_id(seen.seen(id)).to_owned()))),
        ("odds", words(&rows, |&id| tree.odds(id).map(|odds| odds.to_string()))),
        ("value", scores(tree, &rows, value)),
        ("bound", words(&rows, |id| value(id).map(|_| seen.bound(*id).id().to_owned()))),
        ("alpha", scores(tree, &rows, |id| window(id).map(|window| window.alpha))),
        ("beta", scores(tree, &rows, |id| window(id).map(|window| window.beta))),
        ("best", numbers(&rows, |id| seen.best(*id).filter(|_| shown(id)).map(number))),
        ("on_line", numbers(&rows, |id| Some(i64::from(line.contains(id))))),
    ];
    let own = seen.algorithm().columns().map(|columns| columns.columns[0].id);
    let counts = Algorithm::all_columns().flat_map(|NodeColumns { columns, .. }| {
        let is_own = own == Some(columns[0].id);
        let of = |id: &NodeId, place: usize| kept(id)[place].filter(|_| is_own);
        let is_interval = seen.algorithm().keeps_intervals();
        let cell = |place: usize| {
            if is_interval {
                scores(tree, &rows, |id| of(id, place).map(Score))
            } else {
                numbers(&rows, |id| of(id, place).map(i64::from))
            }
        };
        [(columns[0].id, cell(0)), (columns[1].id, cell(1))]
    });
    Some(DataTable::new(of.chain(columns).chain(counts).collect()))
}

/// The value that is shown at a node, if it has been read.
fn valued(seen: &Projection<'_>, id: NodeId) -> Option<Score> {
    let is_read = !matches!(seen.seen(id), Seen::Unvisited | Seen::Pruned);
    seen.value(id).filter(|_| is_read)
}

/// An event as a row; the window is that of the node where the search stands after it.
struct EventRow {
    step: usize,
    chapter: Option<String>,
    /// Before the first event: `start`.
    kind: &'static str,
    node: Option<NodeId>,
    id: Option<String>,
    player: Option<String>,
    value: Option<Score>,
    window: Option<Window>,
    sentence: String,
}

impl EventRow {
    fn of(session: &Session) -> Option<Self> {
        let seen = session.projection()?.telling(Telling::default());
        let node = seen.here();
        Some(Self {
            step: seen.step(),
            chapter: seen.chapter_name_here(),
            kind: seen.kind().map_or("start", EventKind::id),
            node,
            id: node.map(|node| seen.subject().id(seen.tree(), node)),
            player: node.map(|node| player_id(seen.tree(), node)),
            value: node.and_then(|node| seen.value(node)),
            window: seen.window_here(),
            sentence: seen.sentence(),
        })
    }
}

/// The events of a run from one step to another: one row a step. Values and windows are for Black.
pub fn event_table(series: &mut StepSeries, from: usize, to: usize) -> DataTable {
    let rows = (from..=to).filter_map(|step| EventRow::of(series.at(step)));
    let rows: Vec<EventRow> = rows.collect();
    let edge = |row: &EventRow, edge: fn(Window) -> Score| row.window.map(edge);
    let tree = series.session().open().map(|open| Arc::clone(open.tree()));
    let Some(tree) = tree.as_deref() else { return DataTable::new(Vec::new()) };
    let of = of_run(series.session(), &rows).into_iter().flatten();
    let columns = [
        ("step", numbers(&rows, |row| i64::try_from(row.step).ok())),
        ("chapter", words(&rows, |row| row.chapter.clone())),
        ("kind", words(&rows, |row| Some(row.kind.to_owned()))),
        ("node", numbers(&rows, |row| row.node.map(number))),
        ("id", words(&rows, |row| row.id.clone())),
        ("player", words(&rows, |row| row.player.clone())),
        ("value", scores(tree, &rows, |row| row.value)),
        ("alpha", scores(tree, &rows, |row| edge(row, |window| window.alpha))),
        ("beta", scores(tree, &rows, |row| edge(row, |window| window.beta))),
        ("sentence", words(&rows, |row| Some(row.sentence.clone()))),
    ];
    DataTable::new(of.chain(columns).collect())
}
