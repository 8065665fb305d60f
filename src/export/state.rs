//! The state of a run at a step, and its events, as data.

use super::figure::StepSeries;
use super::table::{DataColumn, DataTable};
use lesson::{Projection, Telling};
use score::{NodeNumbers, Player, Score, Window};
use search::{Algorithm, NodeColumns};
use session::Session;
use subject::choice;
use trace::{EventKind, Seen};
use tree::NodeId;

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

fn finite(bound: Score) -> Option<i64> {
    bound.is_finite().then(|| i64::from(bound.0))
}

fn number(node: NodeId) -> i64 {
    i64::from(node.0)
}

/// The numbers that the algorithm keeps; infinity is unknown to a table.
fn counted(numbers: Option<NodeNumbers>) -> [Option<i64>; 2] {
    numbers.map_or([None, None], |numbers| numbers.finite().map(|number| number.map(i64::from)))
}

fn numbers<R>(rows: &[R], cell: impl Fn(&R) -> Option<i64>) -> DataColumn {
    DataColumn::Numbers(rows.iter().map(cell).collect())
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
        ("player", words(&rows, |&id| Some(tree.node(id).player.id().to_owned()))),
        ("kind", words(&rows, |&id| Some(tree.node(id).kind.id().to_owned()))),
        ("state", words(&rows, |&id| Some(seen_id(seen.seen(id)).to_owned()))),
        ("value", numbers(&rows, |id| value(id).map(|value| i64::from(value.0)))),
        ("bound", words(&rows, |id| value(id).map(|_| seen.bound(*id).id().to_owned()))),
        ("alpha", numbers(&rows, |id| window(id).and_then(|window| finite(window.alpha)))),
        ("beta", numbers(&rows, |id| window(id).and_then(|window| finite(window.beta)))),
        ("best", numbers(&rows, |id| seen.best(*id).filter(|_| shown(id)).map(number))),
        ("on_line", numbers(&rows, |id| Some(i64::from(line.contains(id))))),
    ];
    let own = seen.algorithm().columns().map(|columns| columns.columns[0].id);
    let counts = Algorithm::all_columns().flat_map(|NodeColumns { columns, .. }| {
        let is_own = own == Some(columns[0].id);
        let cell = |place: usize| numbers(&rows, |id| kept(id)[place].filter(|_| is_own));
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
    player: Option<Player>,
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
            player: node.map(|node| seen.weight(node).player),
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
    let edge = |row: &EventRow, edge: fn(Window) -> Score| {
        row.window.and_then(|window| finite(edge(window)))
    };
    let of = of_run(series.session(), &rows).into_iter().flatten();
    let columns = [
        ("step", numbers(&rows, |row| i64::try_from(row.step).ok())),
        ("chapter", words(&rows, |row| row.chapter.clone())),
        ("kind", words(&rows, |row| Some(row.kind.to_owned()))),
        ("node", numbers(&rows, |row| row.node.map(number))),
        ("id", words(&rows, |row| row.id.clone())),
        ("player", words(&rows, |row| row.player.map(|player| player.id().to_owned()))),
        ("value", numbers(&rows, |row| row.value.map(|value| i64::from(value.0)))),
        ("alpha", numbers(&rows, |row| edge(row, |window| window.alpha))),
        ("beta", numbers(&rows, |row| edge(row, |window| window.beta))),
        ("sentence", words(&rows, |row| Some(row.sentence.clone()))),
    ];
    DataTable::new(of.chain(columns).collect())
}
