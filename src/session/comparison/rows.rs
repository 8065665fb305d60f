//! The rows of the table: each reader's result, in the common unit and in its own.

use shogi_core::Move;

use super::super::open::Opened;
use super::position::ComparedShogi;
use super::state::{Comparison, ReaderId};
use compare::{Agreement, Measure, part};
use eval::Evaluation;
use games::shogi::notation::line_names;
use language::{Language, Texts, Words, signed};
use score::{Bound, Player, Score};
use search::{Iteration, Line};
use subject::Valuation;
use tree::{Kind, MoveCode, NodeId, Packed};

pub(super) const OURS: &str = "yomisuji";

#[derive(Clone, Debug, PartialEq)]
pub struct CompareRow {
    pub reader: ReaderId,
    /// The reader's name; empty for its further lines.
    pub name: String,
    /// The reader's name, on its further lines too.
    pub reader_name: String,
    /// The score for Black, as shown in the table.
    pub score: String,
    /// The score in hundredths of a pawn; `None` if it is counted in another unit.
    pub measure: Option<Measure>,
    /// The score as the open tree counts it, from its root and in its own points, if that number
    /// differs. Empty if it cannot be converted.
    pub in_tree: String,
    /// The bound of the score for Black: `≧`, `≦` or empty.
    pub bound: &'static str,
    /// The reader's own score, with its unit and point of view.
    pub raw: String,
    /// The number in `raw`; for a mate, its length in plies, negative for the mated side.
    pub raw_value: Option<i64>,
    /// The unit and point of view of `raw_value`: `material-black`, `cp-side-to-move`,
    /// `mate-side-to-move`.
    pub raw_unit: &'static str,
    /// Depth in plies, as the reader counts them.
    pub plies: Option<u32>,
    /// The name of its best move.
    pub best: String,
    /// Depth in plies, as the reader counts them; `+` if quiescence or more follows.
    pub depth: String,
    pub nodes: Option<u64>,
    /// Whether it would play the move of the first row.
    pub agreement: Option<Agreement>,
    pub line: Vec<MoveCode>,
    /// The names of the moves of `line`.
    pub names: Vec<String>,
    /// A remark (it is starting, it has died, it resigns), and whether it is a failure.
    pub remark: Option<(Words, bool)>,
}

impl CompareRow {
    /// A row without results.
    pub(super) fn of(reader: ReaderId, name: String) -> Self {
        Self {
            reader,
            reader_name: name.clone(),
            name,
            score: String::new(),
            measure: None,
            in_tree: String::new(),
            bound: "",
            raw: String::new(),
            raw_value: None,
            raw_unit: "",
            plies: None,
            best: String::new(),
            depth: String::new(),
            nodes: None,
            agreement: None,
            line: Vec::new(),
            names: Vec::new(),
            remark: None,
        }
    }

    /// The row with its score as text, for scores in pawns.
    pub(super) fn measured(self, language: Language) -> Self {
        let score = self.measure.map_or_else(String::new, |measure| {
            // Other engines scale a pawn or a silver in their own way.
            let is_own = matches!(
                (self.reader, measure),
                (ReaderId::Engine(..), Measure::Pawns(_))
            );
            let unit = if is_own { " cp" } else { "" };
            format!("{}{}{unit}", self.bound, measure.text(language))
        });
        Self { score, ..self }
    }
}

/// The sign of a bound before a value.
pub(super) fn bound_sign(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "",
        Bound::AtLeast => "≧",
        Bound::AtMost => "≦",
    }
}

/// How the open tree counts, if its numbers are not those of the whole position in hundredths of a
/// pawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeCount {
    evaluation: Evaluation,
    /// The base that values are counted from, for Black.
    base: Score,
}

impl TreeCount {
    /// The count of the open tree; `None` if its values match those of the table.
    pub(super) fn of(open: &Opened) -> Option<Self> {
        let Valuation {
            evaluation, base, ..
        } = open.loaded().shogi.as_ref()?.valuation();
        let differs = base != Score(0) || evaluation.pawn() != 100;
        differs.then_some(Self { evaluation, base })
    }

    /// A value of our engine as a node of the tree would show it; nothing for mates, which are the same
    /// everywhere, and for values by another evaluator.
    fn of_ours(self, line: &Line<Move>, by: Evaluation) -> String {
        let is_number = line.mate.is_none() && !line.score.is_mate();
        if is_number && by == self.evaluation {
            signed(line.score + -self.base.0).to_string()
        } else {
            String::new()
        }
    }
}

/// The result at the end of the tree's run.
pub(super) fn tree_row(open: &Opened, node: NodeId, language: Language) -> Option<CompareRow> {
    let end = open.end();
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    let state = end.node(node);
    let line = end.line(node);
    let (pawn, base) = unit(open);
    let score = state
        .value()
        .map(|value| if value.is_mate() { value } else { value + base });
    // Mates count from the compared position, not from the root.
    let horizon = subject.horizon();
    let depth = horizon.map(|horizon| i32::from(horizon.plies) - i32::from(tree.node(node).depth));
    let moves: Vec<_> = line
        .iter()
        .take_while(|&&id| tree.node(id).kind != Kind::Decline)
        .filter_map(|&id| Move::unpack(tree.node(id).mv))
        .collect();
    let at = open.position(node)?;
    let names = line_names(&at, None, &moves, language);
    let bound = bound_sign(state.bound());
    Some(CompareRow {
        measure: score.map(|score| Measure::of(score, pawn, depth)),
        in_tree: match (TreeCount::of(open), state.value()) {
            (Some(_), Some(value)) if !value.is_mate() => format!("{bound}{}", signed(value)),
            _ => String::new(),
        },
        bound,
        raw: raw_of(state.value(), language),
        raw_value: state.value().map(|value| value.0.into()),
        raw_unit: MATERIAL,
        plies: plies_below(open, node),
        best: names.first().cloned().unwrap_or_else(|| {
            let stays = line
                .first()
                .map(|&id| subject::choice(&**subject, tree, id, language));
            stays.unwrap_or_default()
        }),
        depth: depth_of(open, node),
        nodes: Some(end.trace().entered_below(tree, node)),
        line: moves.iter().map(|mv| mv.pack()).collect(),
        names,
        remark: tree_remark(state.value(), (pawn, base)).map(|words| (words, false)),
        ..CompareRow::of(ReaderId::Tree, language.texts().comparing_this_tree())
    })
}

/// The remark on the tree's value: it has none, or it counts from its root while the table counts
/// the whole position.
fn tree_remark(value: Option<Score>, (pawn, base): (i32, i32)) -> Option<Words> {
    let Some(value) = value else {
        return Some(Words::of(Texts::comparing_cut_away));
    };
    if base == 0 || value.is_mate() {
        return None;
    }
    let measure = Measure::of(value + base, pawn, None);
    let (counted, base, whole) = (signed(value), signed(Score(base)), signed(value + base));
    let as_pawns = |language: Language| match pawn {
        100 => String::new(),
        _ => language.texts().comparing_as_pawns(measure.text(language)),
    };
    Some(Words::in_each(|language| {
        language.texts().comparing_from_root(
            as_pawns(language),
            base.to_string(),
            counted.to_string(),
            whole.to_string(),
        )
    }))
}

/// The unit of trees and of our engine.
const MATERIAL: &str = "material-black";

/// How many plies the tree reads below a node before the horizon.
fn plies_below(open: &Opened, node: NodeId) -> Option<u32> {
    let above = u32::from(open.tree().node(node).depth);
    let horizon = open.loaded().subject.horizon()?;
    Some(u32::from(horizon.plies).saturating_sub(above))
}

/// The same as text; with `+` if the tree reads beyond the horizon.
fn depth_of(open: &Opened, node: NodeId) -> String {
    let horizon = open.loaded().subject.horizon();
    horizon.map_or_else(String::new, |horizon| {
        let plies = plies_below(open, node).unwrap_or(0);
        format!("{plies}{}", if horizon.is_passed { "+" } else { "" })
    })
}

/// The tree's value of a pawn, and the base of its values, for Black.
fn unit(open: &Opened) -> (i32, i32) {
    let valuation = open.loaded().shogi.as_ref().map(|shogi| shogi.valuation());
    valuation.map_or((100, 0), |valuation| {
        (valuation.evaluation.pawn(), valuation.base.0)
    })
}

/// A value in the notation of the tree and of our engine.
fn raw_of(value: Option<Score>, language: Language) -> String {
    // A mate has no number of points.
    let value = value.filter(|value| !value.is_mate());
    value.map_or_else(String::new, |value| {
        let value = language::signed(value);
        language.texts().comparing_as_tree_says(value.to_string())
    })
}

/// The rows of our engine, one for each depth.
pub(super) fn ours(
    comparison: &Comparison,
    (place, count): (&ComparedShogi, Option<TreeCount>),
    language: Language,
    rows: &mut Vec<CompareRow>,
) {
    let Some(found) = &comparison.builtin else {
        return;
    };
    let evaluation = place.reading.evaluation;
    let pawn = evaluation.pawn();
    let row = |reader, name: &str, iteration: &Iteration<Move>, line: &Line<Move>| {
        let names = line_names(&place.at, None, &line.moves, language);
        CompareRow {
            reader_name: OURS.to_owned(),
            measure: Some(measure_of(line, pawn)),
            in_tree: count.map_or_else(String::new, |count| count.of_ours(line, evaluation)),
            raw: raw_of(Some(line.score), language),
            raw_value: Some(line.score.0.into()),
            raw_unit: MATERIAL,
            plies: Some(iteration.depth.into()),
            best: names.first().cloned().unwrap_or_default(),
            depth: format!("{}+", iteration.depth),
            nodes: Some(iteration.nodes),
            line: line.moves.iter().map(|mv| mv.pack()).collect(),
            names,
            ..CompareRow::of(reader, name.to_owned())
        }
    };
    let name = OURS;
    let Some(last) = found.iterations.last() else {
        return;
    };
    for iteration in &found.iterations {
        let Some(line) = iteration.lines.first() else {
            continue;
        };
        let is_last = iteration.depth == last.depth;
        let reader = ReaderId::Ours((!is_last).then_some(iteration.depth));
        rows.push(row(reader, name, iteration, line));
    }
    for (rank, line) in (2..).zip(last.lines.iter().skip(1)) {
        rows.push(row(ReaderId::OursNext(rank), "", last, line));
    }
}

/// The score of our engine's line, in the common unit.
pub(super) fn measure_of(line: &Line<Move>, pawn: i32) -> Measure {
    match line.mate {
        Some(plies) => Measure::Mate {
            winner: if line.score.0 > 0 {
                Player::Max
            } else {
                Player::Min
            },
            plies: Some(plies),
        },
        None => Measure::of(line.score, pawn, None),
    }
}

/// Marks the rows that agree with the tree's move in the first row; without a tree, with our
/// engine's.
pub(super) fn agree(node: Option<(&Opened, NodeId)>, rows: &mut [CompareRow]) {
    let has_tree = rows.first().is_some_and(|row| row.reader == ReaderId::Tree);
    let reference = if has_tree {
        rows.first()
    } else {
        let last = |row: &&CompareRow| row.reader == ReaderId::Ours(None);
        rows.iter().find(last)
    };
    let Some((of, Some(best))) = reference.map(|row| (row.reader, row.line.first().copied()))
    else {
        return;
    };
    // Only a reader's choice is judged, not its further lines.
    let plays = |row: &CompareRow| {
        let is_first = !row.name.is_empty() && !matches!(row.reader, ReaderId::Engine(_, 2..));
        is_first && row.reader != of
    };
    for row in rows.iter_mut().filter(|row| plays(row)) {
        let Some(&mv) = row.line.first() else {
            continue;
        };
        let ties = || {
            let (open, node) = node.filter(|_| has_tree)?;
            let parting = part(open.end(), &*open.loaded().subject, node, &row.line);
            let first = parting
                .preference
                .filter(|preference| preference.at == node)?;
            first.is_tie().then_some(())
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
