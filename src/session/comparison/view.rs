//! The view of the comparison: rows, the line drawn over the tree, the plot.

use super::super::engine_list::EngineList;
use super::super::open::Opened;
use super::position::{ComparedPosition, ComparedShogi, moved};
use super::readers::{FoundEnd, OURS};
use super::row::{CompareRow, ReaderId, measure_of};
use super::rows::{TreeCount, agree, end_remark, engine_measure, engines, ours, tree_row};
use super::state::Comparison;
use compare::{Measure, Parting, part, way_of};
use language::Language;
use subject::GameId;
use tree::{MoveCode, NodeId};

#[derive(Clone, Debug, PartialEq)]
pub struct OverlaidLine {
    pub reader: ReaderId,
    pub name: String,
    pub line: Vec<MoveCode>,
    /// The names of the moves of `line`.
    pub names: Vec<String>,
    /// Where it parts with the tree.
    pub parting: Parting,
    /// The nodes of the tree along the line, read or not.
    pub way: Vec<NodeId>,
    /// Where the tree prefers another move, as a sentence.
    pub preference: Option<String>,
    /// The move that the tree prefers, in USI; `-` is stopping.
    pub preferred: Option<String>,
    /// Where the line leaves the tree and why, as a sentence.
    pub leaving: Option<String>,
    pub can_grow: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PlotSeries {
    pub name: String,
    pub reader: ReaderId,
    /// Depth in plies, nodes, and score for Black.
    pub points: Vec<(u32, u64, Measure)>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComparisonView {
    pub place: String,
    /// The node of the position in the open tree.
    pub node: Option<NodeId>,
    /// Whether it is the shown position.
    pub is_here: bool,
    /// Determines the unit of the scores.
    pub game: GameId,
    pub rows: Vec<CompareRow>,
    /// Remarks on readers without a row.
    pub remarks: Vec<String>,
    pub overlaid: Option<OverlaidLine>,
    /// Without a tree: the selected reader's name and moves.
    pub line: Option<(String, Vec<String>)>,
    pub plot: Vec<PlotSeries>,
}

impl ComparisonView {
    /// The index of a reader's colour: 0 for the tree and our engine, then the other engines in the
    /// order of the rows.
    pub fn colour_number(&self, reader: ReaderId) -> usize {
        let ReaderId::Engine(id, _) = reader else {
            return 0;
        };
        let mut engines: Vec<_> = Vec::new();
        for row in &self.rows {
            if let ReaderId::Engine(other, _) = row.reader
                && !engines.contains(&other)
            {
                engines.push(other);
            }
        }
        let found = engines.iter().position(|&other| other == id);
        found.map_or(0, |number| number + 1)
    }

    /// `None` before the first comparison. `board` is the position on the board page, if that is in
    /// front.
    pub(crate) fn of(
        (comparison, list): (&Comparison, &EngineList),
        (open, focus): (Option<&Opened>, Option<NodeId>),
        board: Option<&str>,
        language: Language,
    ) -> Option<Self> {
        let place = comparison.position.as_ref()?;
        let open = open.filter(|open| open.tree().is_finished());
        let node = open.and_then(|open| Some((open, place.node_in(open)?)));
        // The tree's findings at a covered node stay covered here, too.
        let told = node.filter(|(open, node)| !open.projection(language).hides(*node));
        let mut rows = Vec::new();
        rows.extend(told.map(|node| tree_row(node, place, language)));
        let count = told.and_then(|(open, _)| TreeCount::of(open));
        ours(&comparison.own, (place, count), language, &mut rows);
        if let Some(shogi) = &place.shogi {
            engines((comparison, list), shogi, language, &mut rows);
        }
        let mut rows: Vec<_> = rows.into_iter().map(|row| row.measured(language)).collect();
        agree(told, &mut rows);
        let is_covered = node.is_some() && told.is_none();
        let covered = is_covered.then(|| language.texts().comparing_covered());
        let end = end_remark(&comparison.own, place, language);
        let is_here = match (node, board) {
            (_, Some(board)) => *board == place.own.text(),
            (Some((open, node)), None) => {
                focus.is_some_and(|focus| moved(open.tree(), focus) == node)
            }
            (None, None) => false,
        };
        let wanted = comparison.shown.filter(|reader| *reader != ReaderId::Tree);
        let is_told = |reader: &ReaderId| rows.iter().any(|row| row.reader == *reader);
        let shown = wanted.filter(is_told).or_else(|| strongest(comparison, list, place));
        let overlaid = told.filter(|_| comparison.overlays).and_then(|(open, node)| {
            let row = rows.iter().find(|row| Some(&row.reader) == shown.as_ref())?;
            overlay(open, node, row, language)
        });
        let line = shown.as_ref().filter(|_| overlaid.is_none() && comparison.overlays);
        let line = line.and_then(|reader| rows.iter().find(|row| row.reader == *reader));
        Some(Self {
            line: line.map(|row| (row.name.clone(), row.names.clone())),
            place: place.name.get(language).to_owned(),
            node: node.map(|(_, node)| node),
            is_here,
            game: place.own.game(),
            overlaid,
            remarks: covered.into_iter().chain(end).collect(),
            plot: place.shogi.as_ref().map_or_else(Vec::new, |place| plot(comparison, list, place)),
            rows,
        })
    }
}

fn overlay(
    open: &Opened,
    node: NodeId,
    row: &CompareRow,
    language: Language,
) -> Option<OverlaidLine> {
    if row.line.is_empty() || row.reader == ReaderId::Tree {
        return None;
    }
    let end = open.end();
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let parting = part(end, subject, node, &row.line);
    let name = row.reader_name.clone();
    Some(OverlaidLine {
        reader: row.reader,
        preference: parting.preference_sentence((tree, subject), (&name, &row.names), language),
        preferred: parting.preference.map(|preference| subject.id(tree, preference.tree)),
        leaving: parting.leaving_sentence(&row.names, language),
        can_grow: open.loaded().shogi.is_some()
            && subject.reads_further()
            && (parting.leaving.is_some() || parting.preference.is_some()),
        way: way_of(tree, node, &row.line),
        line: row.line.clone(),
        names: row.names.clone(),
        name,
        parting,
    })
}

fn plot(comparison: &Comparison, list: &EngineList, place: &ComparedShogi) -> Vec<PlotSeries> {
    let pawn = place.reading.evaluation.pawn();
    let readings = comparison.own.readings.iter();
    let iterations = readings.flat_map(|found| &found.iterations);
    let ours = PlotSeries {
        name: OURS.to_owned(),
        reader: ReaderId::Ours(None),
        points: iterations
            .filter_map(|iteration| {
                let line = iteration.lines.first()?;
                let depth = iteration.depth.into();
                Some((depth, iteration.nodes, measure_of(line, pawn)))
            })
            .collect(),
    };
    let others = list.engines().iter().filter_map(|listed| {
        let (id, name) = (listed.entry.id, &listed.entry.name);
        let results = comparison.results.get(&id)?;
        let points = results.history.iter().filter_map(|line| {
            let nodes = line.counts.nodes.unwrap_or(0);
            Some((line.depth?, nodes, engine_measure(line, place)?))
        });
        Some(PlotSeries {
            name: name.clone(),
            reader: ReaderId::Engine(id, 1),
            points: points.collect(),
        })
    });
    std::iter::once(ours).chain(others).filter(|series| !series.points.is_empty()).collect()
}

/// The reader whose line is drawn over the tree by default.
fn strongest(
    comparison: &Comparison,
    list: &EngineList,
    place: &ComparedPosition,
) -> Option<ReaderId> {
    let engine = list.engines().iter().find_map(|listed| {
        let id = listed.entry.id;
        let results = comparison.results.get(&id)?;
        let has_line = results.lines.get(&1).is_some_and(|line| !line.moves.is_empty());
        has_line.then_some(ReaderId::Engine(id, 1))
    });
    let solved = matches!(comparison.own.end, Some(FoundEnd::Solved(_))).then_some(ReaderId::End);
    engine.or(solved).or_else(|| {
        let deepest = comparison.own.readings.first()?;
        let line = deepest.iterations.last()?.lines.first()?;
        Some(place.own.row(deepest.evaluator, None, line, Language::En).reader)
    })
}
