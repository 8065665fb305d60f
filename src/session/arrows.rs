//! The moves drawn as arrows on a board: the best line so far, other moves with values, and the
//! moves that the readers of the comparison would play.

use shogi_core::Move;

use super::comparison::{ComparisonView, ReaderId};
use super::open::Opened;
use games::board::{ArrowRole, MoveArrow};
use games::shogi::shown::way_of_move;
use language::Language;
use lesson::Projection;
use subject::choice;
use tree::{NodeId, Packed};

/// How many plies of the best line are drawn.
const PLIES: usize = 3;
/// How many other moves are drawn: more would hide the pieces.
const CANDIDATES: usize = 3;

/// The arrows for the shown node, if its tree is about moves of shogi, and for the comparison.
pub(super) fn arrows(
    (open, focus, compared): (Option<&Opened>, Option<NodeId>, Option<&ComparisonView>),
    language: Language,
) -> Vec<MoveArrow> {
    let open = open.filter(|open| open.loaded().shogi.is_some());
    let mut arrows = open.map_or_else(Vec::new, |open| {
        let focus = focus.unwrap_or(NodeId::ROOT);
        tree_arrows(&open.projection(language), focus)
    });
    arrows.extend(compared.into_iter().flat_map(reader_arrows));
    arrows
}

/// The best line so far from the position of a node, and the best of its other children that have
/// values at this step.
fn tree_arrows(seen: &Projection<'_>, focus: NodeId) -> Vec<MoveArrow> {
    let (tree, language) = (seen.tree(), seen.language());
    let arrow = |id: NodeId, role: ArrowRole, title: String| {
        let mv: Move = Packed::unpack(tree.node(id).mv)?;
        let (from, to) = way_of_move(mv);
        let name = choice(seen.subject(), tree, id, language);
        let value = seen.value_text(id).plain;
        Some(MoveArrow { from, to, role, words: format!("{title}: {name} {value}") })
    };
    let line = (1..).zip(seen.line_below(focus, PLIES));
    let line = line.filter_map(|(ply, id)| {
        let title = language.texts().positions_arrow_line(ply);
        arrow(id, ArrowRole::Line(ply), title)
    });
    let candidates = seen.candidates(focus, CANDIDATES);
    let others = candidates.into_iter().filter_map(|id| {
        let title = language.texts().positions_arrow_other();
        arrow(id, ArrowRole::Candidate, title)
    });
    line.chain(others).collect()
}

/// The moves that the readers would play, if the position that they have read is the one shown.
fn reader_arrows(compared: &ComparisonView) -> Vec<MoveArrow> {
    let rows = compared.rows.iter().filter(|_| compared.is_here);
    rows.filter(|row| matches!(row.reader, ReaderId::Ours(None) | ReaderId::Engine(_, 1)))
        .filter_map(|row| {
            let (from, to) = way_of_move(Move::unpack(*row.line.first()?)?);
            let number = compared.colour_number(row.reader);
            Some(MoveArrow {
                from,
                to,
                role: ArrowRole::Reader(number),
                words: format!("{}: {}", row.reader_name, row.best),
            })
        })
        .collect()
}
