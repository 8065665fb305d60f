//! The rows of an Othello position. Where possible, values are in discs of the final score.

use super::super::open::Opened;
use super::position::{ComparedDiscs, MOST_EMPTY};
use super::reading::{FoundEnd, OthelloFindings, ReadingSoFar};
use super::rows::{CompareRow, OURS, bound_sign};
use super::state::ReaderId;
use eval::OthelloEvaluation;
use games::othello::count::Mobility;
use games::othello::shown::{move_name, side_name};
use games::othello::{OthelloMove, OthelloPosition};
use language::{Language, grouped, signed};
use score::Score;
use search::{Iteration, Line};
use tree::{NodeId, Packed};

impl ComparedDiscs {
    /// Why the final score is unknown.
    pub(super) fn remark(&self, findings: &OthelloFindings, language: Language) -> Option<String> {
        let empty = self.at.empty().count();
        match &findings.end {
            Some(FoundEnd::Solved(_)) => None,
            Some(FoundEnd::TooLong(nodes)) => {
                Some(language.texts().comparing_too_long(grouped(*nodes)))
            }
            None if empty <= MOST_EMPTY => None,
            None => Some(language.texts().comparing_too_many_empty(empty, MOST_EMPTY)),
        }
    }

    /// The row of a reader that has found this line.
    fn row(
        &self,
        reader: ReaderId,
        name: String,
        line: &[OthelloMove],
        language: Language,
    ) -> CompareRow {
        let names = names(&self.at, line, language);
        CompareRow {
            reader_name: name.clone(),
            best: names.first().cloned().unwrap_or_default(),
            names,
            line: line.iter().map(|mv| mv.pack()).collect(),
            ..CompareRow::of(reader, name)
        }
    }
}

/// The reader whose line is drawn over the tree by default.
pub(super) fn strongest(findings: &OthelloFindings) -> Option<ReaderId> {
    match &findings.end {
        Some(FoundEnd::Solved(_)) => Some(ReaderId::End),
        Some(FoundEnd::TooLong(_)) | None => {
            let deepest = findings.readings.first()?;
            Some(ReaderId::By(deepest.evaluation.id(), None))
        }
    }
}

/// The result at the end of the tree's run.
pub(super) fn tree_row(
    (open, node): (&Opened, NodeId),
    place: &ComparedDiscs,
    language: Language,
) -> Option<CompareRow> {
    let (end, tree) = (open.end(), open.tree());
    let texts = language.texts();
    let othello = open.loaded().subject.othello()?;
    let state = end.node(node);
    let score = state.value().map(|value| {
        if othello.asks_for_win() {
            let player = tree.node(NodeId::ROOT).player;
            let side = side_name(player, language);
            return if value.0 == player.sign() {
                texts.comparing_side_wins(side)
            } else {
                texts.comparing_side_not_wins(side)
            };
        }
        let text = value_text(othello.evaluation(), value, language);
        format!("{}{text}", bound_sign(state.bound()))
    });
    let line: Vec<_> = end
        .line(node)
        .into_iter()
        .filter_map(|id| OthelloMove::unpack(tree.node(id).mv))
        .collect();
    let plies = othello.plies_left(tree, node);
    let to_end = u32::from(plies) > place.at.empty().count();
    Some(CompareRow {
        score: score.unwrap_or_default(),
        depth: if to_end {
            texts.comparing_end()
        } else {
            plies.to_string()
        },
        nodes: Some(end.trace().entered_below(tree, node)),
        ..place.row(ReaderId::Tree, texts.comparing_this_tree(), &line, language)
    })
}

/// The rows of all other readers.
pub(super) fn others(
    place: &ComparedDiscs,
    findings: &OthelloFindings,
    language: Language,
) -> Vec<CompareRow> {
    let texts = language.texts();
    let mut rows = Vec::new();
    if let Some(FoundEnd::Solved(found)) = &findings.end {
        let name = texts.comparing_to_the_end();
        rows.push(CompareRow {
            score: signed(found.value).to_string(),
            depth: texts.comparing_end(),
            nodes: Some(found.nodes),
            ..place.row(ReaderId::End, name, &found.line, language)
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
                let reader = ReaderId::By(reading.evaluation.id(), depth);
                engine_row(place, reading, (reader, iteration, line), language)
            }));
        }
    }
    rows
}

fn engine_row(
    place: &ComparedDiscs,
    reading: &ReadingSoFar,
    (reader, iteration, line): (ReaderId, &Iteration<OthelloMove>, &Line<OthelloMove>),
    language: Language,
) -> CompareRow {
    let evaluation = reading.evaluation;
    let by = match evaluation {
        OthelloEvaluation::Discs | OthelloEvaluation::DiscsWinner => {
            language.texts().comparing_by_discs()
        }
        OthelloEvaluation::Mobility => language.texts().comparing_by_mobility(),
        OthelloEvaluation::Turtle | OthelloEvaluation::TurtleTriangle => "Turtle".to_owned(),
    };
    let name = language.texts().comparing_engine_by(by, OURS);
    CompareRow {
        score: value_text(evaluation, line.score, language),
        depth: iteration.depth.to_string(),
        nodes: Some(iteration.nodes),
        ..place.row(reader, name, &line.moves, language)
    }
}

/// A value for Black: discs of the final score, or the lead in mobility.
fn value_text(evaluation: OthelloEvaluation, value: Score, language: Language) -> String {
    match evaluation {
        OthelloEvaluation::Mobility if value.0.abs() < Mobility::FINAL => {
            let more = signed(value);
            language.texts().comparing_more_moves(more.to_string())
        }
        // A finished game is valued in discs.
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

/// The names of the moves of a line.
fn names(at: &OthelloPosition, line: &[OthelloMove], language: Language) -> Vec<String> {
    let mut at = *at;
    let mut names = Vec::new();
    for &mv in line {
        names.push(move_name(at.to_move(), mv, language));
        at = at.after(mv);
    }
    names
}
