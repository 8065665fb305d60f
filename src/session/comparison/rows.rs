//! The rows of the table: each reader's result, in the common unit and in its own.

use super::position::{ComparedPosition, ComparedShogi};
use super::readers::{FoundEnd, OwnFindings};
use super::row::{CompareRow, MATERIAL, ReaderId, raw_of};
use super::state::Comparison;
use crate::engine_list::{EngineList, EngineState};
use crate::engines::{EngineLine, EngineScore, UsiBound};
use crate::open::Opened;
use compare::{Agreement, Measure, part};
use games::board_game::BoardGame as _;
use games::shogi::{Shogi, player_of};
use language::{Language, Texts, Words, grouped, signed};
use score::{Bound, Player, Score};
use search::{Iteration, Line};
use subject::Valuation;
use tree::{Kind, MoveCode, NodeId, Packed};

fn with_line(
    row: CompareRow,
    place: &ComparedPosition,
    line: Vec<MoveCode>,
    language: Language,
) -> CompareRow {
    let names = place.own.names(&line, language);
    CompareRow { best: names.first().cloned().unwrap_or_default(), names, line, ..row }
}

/// How a tree of shogi counts, if its numbers are not those of the whole position in hundredths of
/// a pawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeCount {
    evaluator: &'static str,
    /// The base that values are counted from, for Black.
    base: Score,
}

impl TreeCount {
    /// The count of the open tree; `None` if its values match those of the table.
    pub(super) fn of(open: &Opened) -> Option<Self> {
        let Valuation { evaluation, base, .. } = open.loaded().shogi.as_ref()?.valuation();
        let differs = base != Score(0) || evaluation.pawn() != 100;
        let evaluator = evaluation.id();
        differs.then_some(Self { evaluator, base })
    }

    /// A value of our engine as a node of the tree would show it; nothing for mates, which are the same
    /// everywhere, and for values by another evaluator.
    fn of_ours(self, line: &Line<MoveCode>, by: &str) -> String {
        let is_number = line.mate.is_none() && !line.score.is_mate();
        if is_number && by == self.evaluator {
            signed(line.score + -self.base.0).to_string()
        } else {
            String::new()
        }
    }
}

/// The result at the end of the tree's run.
pub(super) fn tree_row(
    (open, node): (&Opened, NodeId),
    place: &ComparedPosition,
    language: Language,
) -> CompareRow {
    let end = open.end();
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    let (state, line) = (end.node(node), end.line(node));
    let moves = line
        .iter()
        .take_while(|&&id| tree.node(id).kind != Kind::Decline)
        .map(|&id| tree.node(id).mv)
        .filter(|&mv| place.shogi.is_none() || mv != MoveCode::PASS);
    let bound = state.bound();
    let row = CompareRow {
        bound,
        nodes: Some(end.trace().entered_below(tree, node)),
        ..CompareRow::of(ReaderId::Tree, language.texts().comparing_this_tree())
    };
    let row = with_line(row, place, moves.collect(), language);
    if place.shogi.is_none() {
        let value = state.value();
        let text = value.map(|value| place.own.tree_value(value, state.bound(), language));
        return CompareRow {
            score: text.unwrap_or_default(),
            depth: if place.own.tree_reads_to_end() {
                language.texts().comparing_end()
            } else {
                subject.plies_left(tree, node).to_string()
            },
            remark: value.is_none().then(|| (Words::of(Texts::comparing_cut_away), false)),
            ..row
        };
    }
    let (pawn, base) = unit(open);
    let score = state.value().map(|value| if value.is_mate() { value } else { value + base });
    // Mates count from the compared position, not from the root.
    let horizon = subject.horizon();
    let depth = horizon.map(|horizon| i32::from(horizon.plies) - i32::from(tree.node(node).depth));
    CompareRow {
        measure: score.map(|score| Measure::of(score, pawn, depth)),
        in_tree: match (TreeCount::of(open), state.value()) {
            (Some(_), Some(value)) if !value.is_mate() => {
                format!("{}{}", language.signs().of(bound), signed(value))
            }
            _ => String::new(),
        },
        raw: raw_of(state.value(), language),
        raw_value: state.value().map(|value| value.0.into()),
        raw_unit: MATERIAL,
        plies: plies_below(open, node),
        best: if row.names.is_empty() {
            let stays = line.first().map(|&id| subject::choice(&**subject, tree, id, language));
            stays.unwrap_or_default()
        } else {
            row.best
        },
        depth: depth_of(open, node),
        remark: tree_remark(state.value(), (pawn, base)).map(|words| (words, false)),
        ..row
    }
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
    valuation.map_or((100, 0), |valuation| (valuation.evaluation.pawn(), valuation.base.0))
}

/// The rows of our own readers: the end of the game, and one for each evaluator and depth.
pub(super) fn ours(
    findings: &OwnFindings,
    (place, count): (&ComparedPosition, Option<TreeCount>),
    language: Language,
    rows: &mut Vec<CompareRow>,
) {
    let texts = language.texts();
    if let Some(FoundEnd::Solved(found)) = &findings.end {
        let row = CompareRow {
            score: place.own.end_value(found.value, language),
            depth: texts.comparing_end(),
            nodes: Some(found.nodes),
            ..CompareRow::of(ReaderId::End, texts.comparing_to_the_end())
        };
        rows.push(with_line(row, place, found.line.clone(), language));
    }
    for reading in &findings.readings {
        let (evaluator, Some(last)) = (reading.evaluator, reading.iterations.last()) else {
            continue;
        };
        let row = |depth, iteration: &Iteration<MoveCode>, line: &Line<MoveCode>| {
            let row = place.own.row(evaluator, depth, line, language);
            let row = CompareRow {
                in_tree: count.map_or_else(String::new, |count| count.of_ours(line, evaluator)),
                plies: Some(iteration.depth.into()),
                depth: format!("{}{}", iteration.depth, row.depth),
                nodes: Some(iteration.nodes),
                ..row
            };
            with_line(row, place, line.moves.clone(), language)
        };
        for iteration in &reading.iterations {
            let depth = (iteration.depth != last.depth).then_some(iteration.depth);
            let line = iteration.lines.first();
            rows.extend(line.map(|line| row(depth, iteration, line)));
        }
        for (rank, line) in (2..).zip(last.lines.iter().skip(1)) {
            rows.push(CompareRow {
                reader: ReaderId::OursNext(rank),
                name: String::new(),
                ..row(None, last, line)
            });
        }
    }
}

/// Why the end of the game is not known, if it could be.
pub(super) fn end_remark(
    findings: &OwnFindings,
    place: &ComparedPosition,
    language: Language,
) -> Option<String> {
    match &findings.end {
        Some(FoundEnd::Solved(_)) => None,
        Some(FoundEnd::TooLong(nodes)) => {
            Some(language.texts().comparing_too_long(grouped(*nodes)))
        }
        None => place.own.too_far().map(|words| words.get(language).to_owned()),
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
            let first = parting.preference.filter(|preference| preference.at == node)?;
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

/// The score of an engine's line, in the common unit.
pub(super) fn engine_measure(line: &EngineLine, place: &ComparedShogi) -> Option<Measure> {
    let side = place.at.side_to_move();
    Some(match line.score?.for_black(side) {
        EngineScore::Centipawns(value) => Measure::Pawns(value),
        EngineScore::Mate { plies, wins } => {
            Measure::Mate { winner: if wins { Player::Max } else { Player::Min }, plies }
        }
    })
}

pub(super) fn engines(
    (comparison, list): (&Comparison, &EngineList),
    place: &ComparedShogi,
    language: Language,
    rows: &mut Vec<CompareRow>,
) {
    for listed in list.engines() {
        let (id, name) = (listed.entry.id, &listed.entry.name);
        let Some(results) = comparison.results.get(&id) else {
            continue;
        };
        let state = match &listed.state {
            EngineState::Starting if !results.is_over => {
                Some((Words::of(|texts| texts.comparing_starting(name)), false))
            }
            _ => listed.warning.clone().map(|warning| (warning, true)),
        };
        let said = results.remark.clone();
        let first = results.lines.get(&1);
        let told = first.and_then(|line| line.moves.first()).copied();
        // The chosen move if it heads none of the engine's lines: it has no score.
        let alone = results.chosen.filter(|&chosen| told != Some(chosen));
        if results.lines.is_empty() || alone.is_some() {
            let line: Vec<_> = alone.into_iter().collect();
            let names = Shogi::line_names(&place.at, &line, language);
            let instead = told.map(|_| instead_of(name, &names, first, place, language));
            rows.push(CompareRow {
                best: names.first().cloned().unwrap_or_default(),
                nodes: first.and_then(|line| line.counts.nodes),
                line: line.iter().map(|mv| mv.pack()).collect(),
                names,
                remark: said.clone().or(instead).or(state.clone()),
                ..CompareRow::of(ReaderId::Engine(id, 1), name.clone())
            });
        }
        for (&rank, line) in results.lines.iter().filter(|(rank, _)| **rank > 1 || alone.is_none())
        {
            let names = Shogi::line_names(&place.at, &line.moves, language);
            let is_first = rank == 1;
            let bound = match (line.bound, player_of(place.at.side_to_move())) {
                (UsiBound::Exact, _) => Bound::Exact,
                (UsiBound::AtLeast, Player::Max) | (UsiBound::AtMost, Player::Min) => {
                    Bound::AtLeast
                }
                (UsiBound::AtMost, Player::Max) | (UsiBound::AtLeast, Player::Min) => Bound::AtMost,
            };
            let remark = line.rest.clone().map(|rest| {
                let words = Words::in_each(|language| {
                    language.texts().comparing_line_stops(name, rest.get(language))
                });
                (words, false)
            });
            rows.push(CompareRow {
                reader_name: name.clone(),
                measure: engine_measure(line, place),
                bound,
                raw: engine_raw(line, language),
                raw_value: line.score.and_then(engine_number),
                raw_unit: match line.score {
                    Some(EngineScore::Centipawns(_)) => "cp-side-to-move",
                    Some(EngineScore::Mate { .. }) => "mate-side-to-move",
                    None => "",
                },
                plies: line.depth,
                best: names.first().cloned().unwrap_or_default(),
                depth: line.depth.map_or_else(String::new, |depth| depth.to_string()),
                nodes: line.counts.nodes,
                line: line.moves.iter().map(|mv| mv.pack()).collect(),
                names,
                remark: if is_first { said.clone().or(remark).or(state.clone()) } else { remark },
                ..CompareRow::of(
                    ReaderId::Engine(id, rank),
                    if is_first { name.clone() } else { String::new() },
                )
            });
        }
    }
}

/// The remark when an engine has chosen another move than its last line began with.
fn instead_of(
    name: &str,
    chosen: &[String],
    line: Option<&EngineLine>,
    place: &ComparedShogi,
    language: Language,
) -> (Words, bool) {
    let moves = line.map_or(&[][..], |line| &line.moves);
    let line_of = |language| Shogi::line_names(&place.at, moves, language).join(" ");
    let said = line.map_or_else(String::new, |line| engine_raw(line, language));
    let chosen = chosen.join(" ");
    let words = Words::in_each(|language| {
        language.texts().comparing_chose_other(&chosen, line_of(language), name, &said)
    });
    (words, false)
}

/// The number in a score, from the engine's point of view.
fn engine_number(score: EngineScore) -> Option<i64> {
    match score {
        EngineScore::Centipawns(value) => Some(value.into()),
        EngineScore::Mate { plies, wins } => {
            let plies = i64::from(plies?);
            Some(if wins { plies } else { -plies })
        }
    }
}

/// The engine's own score, for the side to move.
fn engine_raw(line: &EngineLine, language: Language) -> String {
    let Some(score) = line.score else {
        return String::new();
    };
    let said = match score {
        EngineScore::Centipawns(value) => format!("cp {value}"),
        EngineScore::Mate { plies, wins } => {
            let sign = if wins { "" } else { "-" };
            let plies = plies.map_or_else(|| "?".to_owned(), |plies| plies.to_string());
            format!("mate {sign}{plies}")
        }
    };
    language.texts().comparing_as_engine_says(said)
}
