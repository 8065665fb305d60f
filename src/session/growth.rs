//! Trees grown further: below a node, or along another reader's line.

use shogi_core::Move;

use super::open::Opened;
use compare::{part, way_of};
use eval::Evaluation;
use formats::usi::usi;
use language::{Phrase, Texts, Words};
use scenario::{Further, Lesson};
use search::{Algorithm, MoveFilter};
use tree::{Growth, Kind, NodeId};

pub(super) struct LineToGrow {
    pub from: NodeId,
    pub line: Vec<Move>,
}

/// Below a move with fewer leaves than this, everything is read one ply further.
const SMALL: usize = 1_000;
/// How many plies from the root a line is followed.
const FARTHEST: usize = 24;

/// A lesson whose tree is larger than that of the open lesson.
pub(super) struct GrownLesson {
    /// Its name is still that of the original lesson.
    pub lesson: Lesson,
    /// The path to the node to select in it.
    pub path: Vec<String>,
    /// Whether to show its run at the end.
    pub at_end: bool,
    /// Whether it becomes a new lesson even if the original was made here, too.
    pub is_new: bool,
    /// The addition to the original title.
    pub adds: Phrase,
}

/// The tree with a node read this many plies further, or as far as its siblings if the node was
/// skipped; `None` if the lesson is not about a position.
pub(super) fn grow_node(open: &Opened, node: NodeId, plies: u8) -> Option<GrownLesson> {
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    let replay = open.replay();
    let at_end = replay.step() == replay.last_step();
    let mut lesson = open.loaded().lesson.clone();
    let read_further = lesson.subject.further_mut()?;
    if tree.path(node).iter().any(|&id| tree.node(id).kind == Kind::Decline) {
        return None;
    }
    let path = open.way_to(node);
    let plies_below = subject.plies_left(tree, node).saturating_add(plies);
    if path.is_empty() {
        // Growing everything makes another tree, not one read further at a node.
        read_further.retain(|other| !other.path.is_empty());
        lesson.subject.deepen(plies);
        return Some(grown(lesson, open.algorithm(), path, at_end));
    }
    let further = Further { path: path.clone(), plies: plies_below, filter: None };
    match tree.growth() {
        // Everything below the node is read anew.
        Growth::Every => {
            read_further.retain(|other| !other.path.starts_with(&path));
            read_further.push(further);
        }
        // Replaces an earlier request at this node, or adds one.
        Growth::Searched => match read_further.iter_mut().find(|other| other.path == path) {
            Some(other) => *other = further,
            None => read_further.push(further),
        },
    }
    let algorithm = open.algorithm();
    Some(grown(lesson, algorithm, path, at_end))
}

/// The lesson of a larger tree. It drops steps and promises, which were about the smaller one, and
/// keeps the current algorithm.
fn grown(mut lesson: Lesson, algorithm: Algorithm, path: Vec<String>, at_end: bool) -> GrownLesson {
    lesson.stops.clear();
    lesson.promises.clear();
    lesson.compare = None;
    let id = algorithm.id();
    lesson.algorithms.retain(|other| other != id);
    lesson.algorithms.insert(0, id.to_owned());
    GrownLesson { lesson, path, at_end, is_new: false, adds: Texts::what_changed_grown }
}

/// The tree with other values, with the same node selected if it exists; `None` if the lesson is
/// not about a position.
pub(super) fn grow_valued(
    open: &Opened,
    node: NodeId,
    evaluation: Evaluation,
) -> Option<GrownLesson> {
    let replay = open.replay();
    let mut lesson = open.loaded().lesson.clone();
    *lesson.subject.values_mut()? = evaluation.into();
    // Under other values such nodes may not exist.
    if let Some(further) = lesson.subject.further_mut() {
        further.clear();
    }
    let at_end = replay.step() == replay.last_step();
    let grown = grown(lesson, open.algorithm(), open.way_to(node), at_end);
    Some(GrownLesson { adds: Texts::what_changed_own_values, ..grown })
}

/// The tree grown along a line: at each move that the tree lacks, all moves are read one ply,
/// without cuts. `None` if the lesson is not about a position.
pub(super) fn grow_line(open: &Opened, grown_line: &LineToGrow) -> Option<GrownLesson> {
    let (tree, subject) = (open.tree(), &open.loaded().subject);
    let mut lesson = open.loaded().lesson.clone();
    let read_further = lesson.subject.further_mut()?;
    let depth = subject.horizon().map_or(0, |horizon| horizon.plies);
    let way = way_of(tree, grown_line.from, &grown_line.line);
    let mut path = open.way_to(way.last().copied().unwrap_or(grown_line.from));
    let seen = path.clone();
    let missing = &grown_line.line[way.len() - 1..];
    let most = FARTHEST.saturating_sub(path.len());
    if !missing.is_empty() {
        read_further.retain(|other| !other.path.starts_with(&path));
    }
    let further = |path: &Vec<String>| Further {
        path: path.clone(),
        plies: 1,
        filter: Some(MoveFilter::All),
    };
    for &mv in missing.iter().take(most) {
        read_further.push(further(&path));
        path.push(usi(mv));
    }
    // To show the reasons of the tree, both moves of the choice are read one ply further, too; if
    // that is too much, only the ends of their lines.
    for (choice, last) in choices(open, grown_line) {
        let (choice_path, last_path) = (open.way_to(choice), open.way_to(last));
        let plies = usize::from(depth).saturating_sub(choice_path.len()) + 1;
        let is_small = tree.leaves_below(choice).len() < SMALL;
        let is_new = |path: &Vec<String>| read_further.iter().all(|other| other.path != *path);
        if is_small && is_new(&choice_path) {
            let whole = Further {
                path: choice_path,
                plies: u8::try_from(plies).unwrap_or(u8::MAX),
                filter: None,
            };
            // Keep requests below it: they come before it, and after those that lead there.
            let below = |other: &Further| other.path.starts_with(&whole.path);
            let place = read_further.iter().position(below);
            let place = place.unwrap_or(read_further.len());
            read_further.insert(place, whole);
        } else if is_new(&last_path) && last_path.len() < FARTHEST {
            read_further.push(further(&last_path));
        }
    }
    // The growth must not be cut away again.
    let algorithm = match open.algorithm() {
        // There it is requested after the search, and no cut above removes it.
        algorithm if tree.growth() == Growth::Searched => algorithm,
        algorithm => algorithm.uncut(),
    };
    let title = Words::in_each(|language| {
        let (title, more) =
            (lesson.title.get(language), language.texts().what_changed_line_grown());
        if title.ends_with(&more) {
            return title.to_owned();
        }
        title.chars().take(40).collect::<String>() + &more
    });
    lesson.title = title;
    Some(grown(lesson, algorithm, seen, true))
}

/// The moves between which the tree chose where it prefers another move than a line: its own and
/// that of the line; each with the end of the tree's best line after it.
fn choices(open: &Opened, line: &LineToGrow) -> Vec<(NodeId, NodeId)> {
    let end = open.end();
    let tree = open.tree();
    let parting = part(end, &*open.loaded().subject, line.from, &line.line);
    let Some(preference) = parting.preference else {
        return Vec::new();
    };
    let theirs = parting.way.get(preference.after + 1).copied();
    let last = |from: NodeId| {
        let line = end.line(from);
        let mut line = line.into_iter().filter(|&id| tree.node(id).kind != Kind::Decline);
        line.next_back().unwrap_or(from)
    };
    let starts = [Some(preference.tree), theirs].into_iter().flatten();
    starts
        .filter(|&id| tree.node(id).kind != Kind::Decline)
        .map(|id| (id, last(id)))
        .filter(|&(_, last)| tree.children(last).len() == 0)
        .collect()
}
