//! The rows of the table on Othello: what each reader says, in discs of the final score where its
//! values are that.

use super::super::open::Opened;
use super::position::ComparedDiscs;
use super::reading::{FoundEnd, OthelloFindings, ReadingSoFar};
use super::state::OthelloReaderId;
use crate::compare::Agreement;
use crate::eval::OthelloEvaluation;
use crate::games::othello::count::Mobility;
use crate::games::othello::shown::{move_name, side_name};
use crate::games::othello::{OthelloMove, OthelloPosition};
use crate::language::{Language, signed};
use crate::score::{Bound, Score};
use crate::search::{Iteration, Line};
use crate::tree::{NodeId, Packed};

/// A row of the table on Othello.
#[derive(Clone, Debug, PartialEq)]
pub struct OthelloCompareRow {
    /// Who reads.
    pub reader: OthelloReaderId,
    /// The name of the reader.
    pub name: String,
    /// Its value for Black: discs of the final score, or with a word what else it counts.
    pub value: String,
    /// Its depth in plies; a word where it reads to the end of the game.
    pub depth: String,
    /// Its nodes.
    pub nodes: Option<u64>,
    /// Whether it would play the move of the tree.
    pub agreement: Option<Agreement>,
    /// Its line.
    pub line: Vec<OthelloMove>,
    /// Its line for people.
    pub names: Vec<String>,
}

impl OthelloCompareRow {
    /// Its move, for people.
    #[must_use]
    pub fn best(&self) -> &str {
        self.names.first().map_or("", |name| name)
    }
}

/// The name of our engine.
const OURS: &str = "yomisuji";

/// What the run of the tree has found at its end.
pub(super) fn tree_row(
    (open, node): (&Opened, NodeId),
    at: &OthelloPosition,
    language: Language,
) -> Option<OthelloCompareRow> {
    let (end, tree) = (open.end(), open.tree());
    let othello = open.loaded().othello.as_ref()?;
    let state = end.node(node);
    let bound = match state.bound() {
        Bound::Exact => "",
        Bound::AtLeast => "≧",
        Bound::AtMost => "≦",
    };
    let value = state.value().map(|value| {
        if othello.asks_for_win() {
            let player = tree.node(NodeId::ROOT).player;
            let wins = value.0 == player.sign();
            let side = side_name(player, language);
            return if wins {
                language.texts().comparing_side_wins(side)
            } else {
                language.texts().comparing_side_not_wins(side)
            };
        }
        let text = value_text(othello.evaluation(), value, language);
        format!("{bound}{text}")
    });
    let line: Vec<_> = end.line(node).into_iter().collect();
    let moves = line
        .iter()
        .filter_map(|&id| OthelloMove::unpack(tree.node(id).mv));
    let line: Vec<_> = moves.collect();
    let plies = othello.plies_left(tree, node);
    let to_end = u32::from(plies) > at.empty().count();
    Some(OthelloCompareRow {
        reader: OthelloReaderId::Tree,
        name: language.texts().comparing_this_tree(),
        value: value.unwrap_or_default(),
        depth: if to_end {
            language.texts().comparing_end()
        } else {
            plies.to_string()
        },
        nodes: Some(end.trace().entered_below(tree, node)),
        agreement: None,
        names: names(at, &line, language),
        line,
    })
}

/// What the others have found.
pub(super) fn others(
    place: &ComparedDiscs,
    findings: &OthelloFindings,
    language: Language,
) -> Vec<OthelloCompareRow> {
    let mut rows = Vec::new();
    if let Some(FoundEnd::Solved(found)) = &findings.end {
        rows.push(OthelloCompareRow {
            reader: OthelloReaderId::End,
            name: language.texts().comparing_to_the_end(),
            value: signed(found.value).to_string(),
            depth: language.texts().comparing_end(),
            nodes: Some(found.nodes),
            agreement: None,
            names: names(&place.at, &found.line, language),
            line: found.line.clone(),
        });
    }
    for reading in &findings.readings {
        let Some(last) = reading.iterations.last() else {
            continue;
        };
        for iteration in &reading.iterations {
            let depth = (iteration.depth != last.depth).then_some(iteration.depth);
            let line = iteration.lines.first();
            rows.extend(line.map(|line| {
                let reader = OthelloReaderId::Engine(reading.evaluation, depth);
                engine_row(place, reading, (reader, iteration, line), language)
            }));
        }
    }
    rows
}

fn engine_row(
    place: &ComparedDiscs,
    reading: &ReadingSoFar,
    (reader, iteration, line): (OthelloReaderId, &Iteration<OthelloMove>, &Line<OthelloMove>),
    language: Language,
) -> OthelloCompareRow {
    let evaluation = reading.evaluation;
    let by = match evaluation {
        OthelloEvaluation::Discs | OthelloEvaluation::DiscsWinner => {
            language.texts().comparing_by_discs()
        }
        OthelloEvaluation::Mobility => language.texts().comparing_by_mobility(),
        OthelloEvaluation::Turtle | OthelloEvaluation::TurtleTriangle => "Turtle".to_owned(),
    };
    OthelloCompareRow {
        reader,
        name: language.texts().comparing_engine_by(by, OURS),
        value: value_text(evaluation, line.score, language),
        depth: iteration.depth.to_string(),
        nodes: Some(iteration.nodes),
        agreement: None,
        names: names(&place.at, &line.moves, language),
        line: line.moves.clone(),
    }
}

/// A value for Black: discs of the final score, or how many places more Black could play at.
fn value_text(evaluation: OthelloEvaluation, value: Score, language: Language) -> String {
    match evaluation {
        OthelloEvaluation::Mobility if value.0.abs() < Mobility::FINAL => {
            let more = signed(value);
            language.texts().comparing_more_moves(more.to_string())
        }
        // A game that is over is worth its discs.
        OthelloEvaluation::Discs | OthelloEvaluation::DiscsWinner | OthelloEvaluation::Mobility => {
            signed(Score(value.0 / evaluation.disc())).to_string()
        }
        OthelloEvaluation::Turtle | OthelloEvaluation::TurtleTriangle => {
            let discs = f64::from(value.0) / f64::from(evaluation.disc());
            let text = format!("{:.1}", discs.abs());
            match &*text {
                "0.0" => text,
                _ if discs < 0.0 => format!("−{text}"),
                _ => format!("+{text}"),
            }
        }
    }
}

/// The moves of a line as people name them.
fn names(at: &OthelloPosition, line: &[OthelloMove], language: Language) -> Vec<String> {
    let mut at = *at;
    let mut names = Vec::new();
    for &mv in line {
        names.push(move_name(at.to_move(), mv, language));
        at = at.after(mv);
    }
    names
}
