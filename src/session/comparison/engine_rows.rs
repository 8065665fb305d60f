//! The rows of the listed engines.

use super::super::engine_list::{EngineList, EngineState};
use super::super::engines::{EngineLine, EngineScore, UsiBound};
use super::position::ComparedShogi;
use super::row::{CompareRow, ReaderId};
use super::state::Comparison;
use compare::Measure;
use games::board_game::BoardGame as _;
use games::shogi::Shogi;
use games::shogi::player_of;
use language::{Language, Words};
use score::{Bound, Player};
use tree::Packed;

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
