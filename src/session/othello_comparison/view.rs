//! What is shown of the comparison on Othello.

use super::super::open::Opened;
use super::position::{ComparedDiscs, MOST_EMPTY};
use super::reading::FoundEnd;
use super::rows::{OthelloCompareRow, others, tree_row};
use super::state::{OthelloComparison, OthelloReaderId};
use crate::compare::{Agreement, Parting, part_by};
use crate::language::{Language, grouped};
use crate::subject::Unread;
use crate::tree::NodeId;

/// A line that is drawn over a tree of Othello.
#[derive(Clone, Debug, PartialEq)]
pub struct LaidOthelloLine {
    /// Who reads.
    pub reader: OthelloReaderId,
    /// The name of the reader.
    pub name: String,
    /// Its moves for people.
    pub names: Vec<String>,
    /// Where it parts with the tree; the nodes that both have.
    pub parting: Parting,
    /// Where the tree would rather play another move, as a sentence.
    pub preference: Option<String>,
    /// Where it leaves the tree and why, as a sentence.
    pub leaving: Option<String>,
}

/// What is shown of the comparison on Othello.
#[derive(Clone, Debug, PartialEq)]
pub struct OthelloComparisonView {
    /// The name of the position.
    pub place: String,
    /// Its node in the tree that is open, if there is one.
    pub node: Option<NodeId>,
    /// Whether it is the one that is shown.
    pub is_here: bool,
    /// Whether someone is still reading.
    pub is_reading: bool,
    /// The rows of the table, the tree first.
    pub rows: Vec<OthelloCompareRow>,
    /// What has to be said of readers that have no row.
    pub remarks: Vec<String>,
    /// The line that is drawn over the tree.
    pub laid: Option<LaidOthelloLine>,
}

impl OthelloComparisonView {
    /// What is shown of a comparison; nothing before the first one.
    pub(in crate::session) fn of(
        comparison: &OthelloComparison,
        (open, focus): (&Opened, Option<NodeId>),
        language: Language,
    ) -> Option<Self> {
        let place = comparison.position.as_ref()?;
        let is_finished = open.tree().is_finished();
        let node = place.node_in(open).filter(|_| is_finished);
        // What the tree says of a node that is covered is not told here, either.
        let is_covered = |node: &NodeId| open.projection(language).hides(*node);
        let told = node.filter(|node| !is_covered(node));
        let mut remarks = Vec::new();
        if node.is_some() && told.is_none() {
            remarks.push(language.texts().comparing_covered());
        }
        remarks.extend(end_remark(comparison, place, language));
        let tree = told.and_then(|node| tree_row((open, node), &place.at, language));
        if tree.as_ref().is_some_and(|row| row.value.is_empty()) {
            remarks.push(language.texts().comparing_cut_away());
        }
        let has_tree = tree.is_some();
        let mut rows: Vec<_> = tree.into_iter().collect();
        rows.extend(others(place, &comparison.findings, language));
        if has_tree {
            agree(told.map(|node| (open, node)), &mut rows);
        }
        let shown = comparison
            .shown
            .filter(|reader| rows.iter().any(|row| row.reader == *reader));
        let shown = shown.or_else(|| strongest(comparison, &rows));
        let laid = told.and_then(|node| {
            let row = rows.iter().find(|row| Some(row.reader) == shown)?;
            lay((open, node), row, language)
        });
        Some(Self {
            place: place.name.get(language).to_owned(),
            node,
            is_here: node.is_some() && node == Some(focus.unwrap_or(NodeId::ROOT)),
            is_reading: comparison.is_reading(),
            rows,
            remarks,
            laid,
        })
    }
}

/// Why the end of the game is not known.
fn end_remark(
    comparison: &OthelloComparison,
    place: &ComparedDiscs,
    language: Language,
) -> Option<String> {
    let empty = place.at.empty().count();
    match &comparison.findings.end {
        Some(FoundEnd::Solved(_)) => None,
        Some(FoundEnd::TooLong(nodes)) => {
            Some(language.texts().comparing_too_long(grouped(*nodes)))
        }
        None if empty <= MOST_EMPTY => None,
        None => Some(language.texts().comparing_too_many_empty(empty, MOST_EMPTY)),
    }
}

/// Where the line of a row parts with the tree.
fn parting((open, node): (&Opened, NodeId), row: &OthelloCompareRow) -> Parting {
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    part_by(open.end(), node, &row.line, |at, _| {
        if subject.plies_left(tree, at) == 0 {
            Unread::Depth
        } else {
            Unread::Recalled
        }
    })
}

/// Who would play the move of the tree, which is the first row.
fn agree(node: Option<(&Opened, NodeId)>, rows: &mut [OthelloCompareRow]) {
    let Some((tree, others)) = rows.split_first_mut() else {
        return;
    };
    let Some(best) = tree.line.first() else {
        return;
    };
    for row in others {
        let Some(mv) = row.line.first() else {
            continue;
        };
        let ties = || {
            let (open, node) = node?;
            let first = parting((open, node), row).preference?;
            (first.at == node && first.is_tie()).then_some(())
        };
        row.agreement = Some(if mv == best {
            Agreement::Same
        } else if ties().is_some() {
            Agreement::Tie
        } else {
            Agreement::Other
        });
    }
}

/// The reader whose line is drawn over the tree, where nobody has been chosen.
fn strongest(
    comparison: &OthelloComparison,
    rows: &[OthelloCompareRow],
) -> Option<OthelloReaderId> {
    let end = rows.iter().find(|row| row.reader == OthelloReaderId::End);
    let deepest = comparison.findings.readings.first();
    let engine = deepest.map(|reading| OthelloReaderId::Engine(reading.evaluation, None));
    end.map(|row| row.reader).or(engine)
}

/// Draws the line of a row over the tree.
fn lay(
    (open, node): (&Opened, NodeId),
    row: &OthelloCompareRow,
    language: Language,
) -> Option<LaidOthelloLine> {
    if row.line.is_empty() || row.reader == OthelloReaderId::Tree {
        return None;
    }
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let parting = parting((open, node), row);
    Some(LaidOthelloLine {
        reader: row.reader,
        preference: parting.preference_sentence((tree, subject), (&row.name, &row.names), language),
        leaving: parting.leaving_sentence(&row.names, language),
        name: row.name.clone(),
        names: row.names.clone(),
        parting,
    })
}
