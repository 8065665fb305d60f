//! What is shown of the comparison: rows, the line that is laid over the tree, the plot.

use shogi_core::Move;

use super::super::engines::{Bound as Said, EngineLine, EngineScore};
use super::super::{Opened, Session};
use super::deeds::strongest;
use super::{Comparison, EngineState, Place, Reader};
use crate::compare::{Agreement, Measure, Parting, Reason, part, way_of};
use crate::eval::material::material;
use crate::formats::sfen::to_sfen;
use crate::games::shogi::notation::line_names;
use crate::games::shogi::player_of;
use crate::games::shogi::values::scheme;
use crate::language::{Language, Words};
use crate::scenario::Subject;
use crate::score::{Player, Score};
use crate::search::{Iteration, Line};
use crate::tree::{Kind, NodeId, Packed};

/// The name of our engine.
const OURS: &str = "yomisuji";

/// A row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct CompareRow {
    /// Who reads.
    pub reader: Reader,
    /// The name of the reader; empty for a further line of the same one.
    pub name: String,
    /// Its score for Black, in hundredths of a pawn.
    pub measure: Option<Measure>,
    /// How it is meant, for Black: `≥`, `≤` or nothing.
    pub bound: &'static str,
    /// What the reader itself says, with its unit and whose view it is.
    pub raw: String,
    /// Its move, for people.
    pub best: String,
    /// Its depth in plies.
    pub depth: Option<u32>,
    /// Its nodes.
    pub nodes: Option<u64>,
    /// Whether it would play the move of the first row.
    pub agreement: Option<Agreement>,
    /// Its line.
    pub line: Vec<Move>,
    /// Its line for people.
    pub names: Vec<String>,
    /// What has to be said of it: it is starting, it has died, it resigns; and whether that is
    /// trouble.
    pub remark: Option<(Words, bool)>,
}

/// A line that is laid over the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// Who reads.
    pub reader: Reader,
    /// The name of the reader.
    pub name: String,
    /// The line.
    pub line: Vec<Move>,
    /// Its moves for people.
    pub names: Vec<String>,
    /// Where it parts with the tree.
    pub parting: Parting,
    /// The nodes of the tree that it goes through, read or not.
    pub way: Vec<NodeId>,
    /// Where the tree would rather play another move, as a sentence.
    pub preference: Option<String>,
    /// Where it leaves the tree and why, as a sentence.
    pub leaving: Option<String>,
    /// Whether the run has cut it away.
    pub is_cut: bool,
    /// Whether the tree can be grown along it.
    pub can_grow: bool,
}

/// A curve of the plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The name of the reader.
    pub name: String,
    /// Who reads.
    pub reader: Reader,
    /// Depth in plies, nodes, and score for Black.
    pub points: Vec<(u32, u64, Measure)>,
}

/// What is shown of the comparison.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compared {
    /// The name of the position.
    pub place: String,
    /// Whether it is the one that is shown.
    pub is_here: bool,
    /// The rows of the table.
    pub rows: Vec<CompareRow>,
    /// The line that is laid over the tree.
    pub laid: Option<Laid>,
    /// The curves of the plot.
    pub plot: Vec<Series>,
}

/// The node of the open tree that the comparison is about, if it has one.
fn node_of(place: &Place, open: &Opened) -> Option<NodeId> {
    let (tree, stage) = (open.tree(), &open.loaded().stage);
    let node = place.way.iter().try_fold(NodeId::ROOT, |at, id| {
        let mut children = tree.children(at);
        children.find(|&child| stage.id(tree, child) == *id)
    })?;
    let at = stage.shogi(tree, node)?;
    (to_sfen(&at) == to_sfen(&place.at)).then_some(node)
}

impl Compared {
    /// What is shown of the comparison of a session; nothing before the first one.
    pub(in crate::session) fn of(session: &Session, focus: Option<NodeId>) -> Option<Self> {
        let comparison = &session.comparison;
        let place = comparison.place.as_ref()?;
        let language = session.language();
        let open = session
            .open()
            .filter(|open| open.loaded().tree.is_finished());
        let node = open.and_then(|open| Some((open, node_of(place, open)?)));
        let mut rows = Vec::new();
        rows.extend(node.and_then(|(open, node)| tree_row(open, node, language)));
        ours(comparison, place, language, &mut rows);
        engines(comparison, place, language, &mut rows);
        agree(node, &mut rows);
        let is_here = match node {
            _ if session.is_at_desk() => {
                let desk = session.desk().and_then(super::super::Desk::sfen);
                desk.as_deref() == Some(to_sfen(&place.at).as_str())
            }
            Some((_, node)) => focus == Some(node),
            None => false,
        };
        let wanted = comparison
            .shown
            .clone()
            .filter(|reader| *reader != Reader::Tree);
        let shown = wanted.or_else(|| strongest(comparison));
        let laid = node.and_then(|(open, node)| {
            let row = rows
                .iter()
                .find(|row| Some(&row.reader) == shown.as_ref())?;
            lay(open, node, row, language)
        });
        Some(Self {
            place: place.name.get(language).to_owned(),
            is_here,
            laid,
            plot: plot(comparison, place),
            rows,
        })
    }
}

/// What the run of the tree has found at its end.
fn tree_row(open: &Opened, node: NodeId, language: Language) -> Option<CompareRow> {
    let end = open.end();
    let (tree, stage) = (open.tree(), &open.loaded().stage);
    let state = end.node(node);
    let line = end.line(node);
    let (pawn, base) = unit(open);
    let score = state
        .value()
        .map(|value| if value.is_mate() { value } else { value + base });
    let root_depth = match &open.loaded().lesson.subject {
        Subject::Position(setup) => Some(setup.depth),
        _ => None,
    };
    let moves: Vec<_> = line
        .iter()
        .take_while(|&&id| tree.node(id).kind != Kind::Decline)
        .filter_map(|&id| Move::unpack(tree.node(id).mv))
        .collect();
    let at = stage.shogi(tree, node)?;
    let names = line_names(&at, None, &moves, language);
    let bound = match state.bound() {
        crate::score::Bound::Exact => "",
        crate::score::Bound::AtLeast => "≥",
        crate::score::Bound::AtMost => "≤",
    };
    Some(CompareRow {
        reader: Reader::Tree,
        name: language.pick("この木", "this tree").to_owned(),
        measure: score.map(|score| Measure::of(score, pawn, root_depth)),
        bound,
        raw: raw_of(state.value(), language),
        best: names.first().cloned().unwrap_or_else(|| {
            let stays = line
                .first()
                .map(|&id| crate::games::choice(&**stage, tree, id, language));
            stays.unwrap_or_default()
        }),
        depth: Some(u32::from(below(open, node))),
        nodes: Some(end.tally().entered),
        agreement: None,
        line: moves,
        names,
        remark: state.value().is_none().then(|| {
            let words = Words {
                ja: "この節は枝刈りされて、値がない".to_owned(),
                en: "this node was cut away: it has no value".to_owned(),
            };
            (words, false)
        }),
    })
}

/// How many plies the tree reads below a node.
fn below(open: &Opened, node: NodeId) -> u8 {
    let tree = open.tree();
    let mut deepest = tree.node(node).depth;
    let mut at = vec![node];
    // Far enough down the widest way: the horizon of a plain tree.
    while let Some(id) = at.pop() {
        deepest = deepest.max(tree.node(id).depth);
        at.extend(tree.children(id).take(1));
    }
    (deepest - tree.node(node).depth) as u8
}

/// What a pawn is worth to the tree, and what its values are counted from, for Black.
fn unit(open: &Opened) -> (i32, i32) {
    let id = match &open.loaded().lesson.subject {
        Subject::Position(setup) => &setup.values,
        Subject::Exchange(setup) => &setup.values,
        _ => return (100, 0),
    };
    let Ok(scheme) = scheme(id) else {
        return (100, 0);
    };
    let counts_from_root = match &open.loaded().lesson.subject {
        Subject::Position(setup) => setup.from_root,
        _ => true,
    };
    let root = open.loaded().stage.shogi(open.tree(), NodeId::ROOT);
    let base = root.filter(|_| counts_from_root);
    let base = base.map_or(0, |root| material(&root, &scheme.values).0);
    (scheme.values.pawn(), base)
}

/// A value as the tree and our engine say it.
fn raw_of(value: Option<Score>, language: Language) -> String {
    value.map_or_else(String::new, |value| {
        let value = crate::language::signed(value);
        match language {
            Language::Ja => format!("{value}(先手から、駒の点数)"),
            Language::En => format!("{value} (Black's view, piece values)"),
        }
    })
}

/// Our engine, depth by depth.
fn ours(comparison: &Comparison, place: &Place, language: Language, rows: &mut Vec<CompareRow>) {
    let Some(thought) = &comparison.thought else {
        return;
    };
    let pawn = scheme(&place.values).map_or(100, |scheme| scheme.values.pawn());
    let row = |reader, name: &str, iteration: &Iteration<Move>, line: &Line<Move>| {
        let names = line_names(&place.at, None, &line.moves, language);
        CompareRow {
            reader,
            name: name.to_owned(),
            measure: Some(measure_of(line, pawn)),
            bound: "",
            raw: raw_of(Some(line.score), language),
            best: names.first().cloned().unwrap_or_default(),
            depth: Some(iteration.depth.into()),
            nodes: Some(iteration.nodes),
            agreement: None,
            line: line.moves.clone(),
            names,
            remark: None,
        }
    };
    let name = OURS;
    let Some(last) = thought.iterations.last() else {
        return;
    };
    for iteration in &thought.iterations {
        let Some(line) = iteration.lines.first() else {
            continue;
        };
        let is_last = iteration.depth == last.depth;
        let reader = Reader::Ours((!is_last).then_some(iteration.depth));
        rows.push(row(reader, name, iteration, line));
    }
    for line in last.lines.iter().skip(1) {
        rows.push(row(Reader::Ours(None), "", last, line));
    }
}

/// What our engine makes of a line, in the common unit.
fn measure_of(line: &Line<Move>, pawn: i32) -> Measure {
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

/// What an engine says, in the common unit.
fn measure_said(line: &EngineLine, place: &Place) -> Option<Measure> {
    let side = place.at.side_to_move();
    Some(match line.score?.for_black(side) {
        EngineScore::Centipawns(value) => Measure::Pawns(value),
        EngineScore::Mate { plies, wins } => Measure::Mate {
            winner: if wins { Player::Max } else { Player::Min },
            plies,
        },
    })
}

/// The engines of the list.
fn engines(comparison: &Comparison, place: &Place, language: Language, rows: &mut Vec<CompareRow>) {
    for listed in &comparison.engines {
        let name = &listed.entry.name;
        let Some(hearing) = comparison.heard.get(name) else {
            continue;
        };
        let state = match &listed.state {
            EngineState::Starting if !hearing.is_over => Some((
                Words {
                    ja: "起動中".to_owned(),
                    en: "starting".to_owned(),
                },
                false,
            )),
            _ => listed.trouble.clone().map(|trouble| (trouble, true)),
        };
        let said = hearing.remark.clone().map(|remark| (remark, true));
        if hearing.lines.is_empty() {
            let state = state.clone();
            rows.push(CompareRow {
                reader: Reader::Engine(name.clone(), 1),
                name: name.clone(),
                measure: None,
                bound: "",
                raw: String::new(),
                best: String::new(),
                depth: None,
                nodes: None,
                agreement: None,
                line: Vec::new(),
                names: Vec::new(),
                remark: said.clone().or(state),
            });
        }
        for (&rank, line) in &hearing.lines {
            let names = line_names(&place.at, None, &line.moves, language);
            let is_first = rank == 1;
            let bound = match (line.bound, player_of(place.at.side_to_move())) {
                (Said::Exact, _) => "",
                (Said::AtLeast, Player::Max) | (Said::AtMost, Player::Min) => "≥",
                (Said::AtMost, Player::Max) | (Said::AtLeast, Player::Min) => "≤",
            };
            let remark = line.rest.clone().map(|rest| {
                let words = Words {
                    ja: format!("筋が{}", rest.ja),
                    en: format!("its line {}", rest.en),
                };
                (words, true)
            });
            rows.push(CompareRow {
                reader: Reader::Engine(name.clone(), rank),
                name: if is_first {
                    name.clone()
                } else {
                    String::new()
                },
                measure: measure_said(line, place),
                bound,
                raw: raw_said(line, language),
                best: names.first().cloned().unwrap_or_default(),
                depth: line.depth,
                nodes: line.counts.nodes,
                agreement: None,
                line: line.moves.clone(),
                names,
                remark: if is_first {
                    said.clone().or(remark).or(state.clone())
                } else {
                    remark
                },
            });
        }
    }
}

/// A score as the engine says it: for the side to move.
fn raw_said(line: &EngineLine, language: Language) -> String {
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
    match language {
        Language::Ja => format!("{said}(手番側から、エンジンの言うまま)"),
        Language::En => format!("{said} (side to move, as the engine says it)"),
    }
}

/// Who would play the move of the first row.
fn agree(node: Option<(&Opened, NodeId)>, rows: &mut [CompareRow]) {
    let has_tree = rows.first().is_some_and(|row| row.reader == Reader::Tree);
    let reference = if has_tree {
        rows.first()
    } else {
        let last = |row: &&CompareRow| row.reader == Reader::Ours(None);
        rows.iter().find(last)
    };
    let Some((of, Some(best))) =
        reference.map(|row| (row.reader.clone(), row.line.first().copied()))
    else {
        return;
    };
    for row in rows.iter_mut().filter(|row| row.reader != of) {
        let Some(&mv) = row.line.first() else {
            continue;
        };
        let ties = || {
            let (open, node) = node.filter(|_| has_tree)?;
            let parting = part(&open.end(), &open.loaded().lesson.subject, node, &row.line);
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

/// Lays the line of a row over the tree.
fn lay(open: &Opened, node: NodeId, row: &CompareRow, language: Language) -> Option<Laid> {
    if row.line.is_empty() {
        return None;
    }
    let end = open.end();
    let (tree, stage) = (open.tree(), &*open.loaded().stage);
    let subject = &open.loaded().lesson.subject;
    let parting = part(&end, subject, node, &row.line);
    let name = if row.name.is_empty() {
        match &row.reader {
            Reader::Engine(name, _) => name.clone(),
            _ => OURS.to_owned(),
        }
    } else {
        row.name.clone()
    };
    let is_cut = parting
        .leaving
        .is_some_and(|leaving| leaving.reason == Reason::Cut);
    Some(Laid {
        reader: row.reader.clone(),
        preference: parting.preference_sentence((tree, stage), (&name, &row.names), language),
        leaving: parting.leaving_sentence(&row.names, language),
        can_grow: matches!(subject, Subject::Position(_)) && parting.leaving.is_some(),
        way: way_of(tree, node, &row.line),
        line: row.line.clone(),
        names: row.names.clone(),
        name,
        is_cut,
        parting,
    })
}

/// The curves of the plot.
fn plot(comparison: &Comparison, place: &Place) -> Vec<Series> {
    let pawn = scheme(&place.values).map_or(100, |scheme| scheme.values.pawn());
    let iterations = comparison
        .thought
        .iter()
        .flat_map(|thought| &thought.iterations);
    let ours = Series {
        name: OURS.to_owned(),
        reader: Reader::Ours(None),
        points: iterations
            .filter_map(|iteration| {
                let line = iteration.lines.first()?;
                let depth = iteration.depth.into();
                Some((depth, iteration.nodes, measure_of(line, pawn)))
            })
            .collect(),
    };
    let others = comparison.engines.iter().filter_map(|listed| {
        let name = &listed.entry.name;
        let hearing = comparison.heard.get(name)?;
        let points = hearing.history.iter().filter_map(|line| {
            let nodes = line.counts.nodes.unwrap_or(0);
            Some((line.depth?, nodes, measure_said(line, place)?))
        });
        Some(Series {
            name: name.clone(),
            reader: Reader::Engine(name.clone(), 1),
            points: points.collect(),
        })
    });
    std::iter::once(ours)
        .chain(others)
        .filter(|series| !series.points.is_empty())
        .collect()
}
