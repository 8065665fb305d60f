//! Trees that are grown further: below a node, or along a line of another reader.

use shogi_core::Move;

use super::command::{Effect, Source};
use super::{Opened, Session};
use crate::compare::{part, way_of};
use crate::formats::usi::usi;
use crate::scenario::{Further, Lesson};
use crate::search::{Algorithm, MoveFilter};
use crate::tree::{Kind, NodeId};

/// A line along which a tree is grown.
pub(super) struct LineToGrow {
    /// Where it begins.
    pub from: NodeId,
    /// Its moves.
    pub line: Vec<Move>,
}

/// Below a move with fewer leaves than this, everything is read one ply further.
const SMALL: usize = 1_000;
/// So many plies from the root a line is followed.
const FARTHEST: usize = 24;

impl Session {
    /// Grows the tree anew, with a node read further; a lesson that is not the person's own is
    /// copied.
    pub(super) fn further(&mut self, node: NodeId, plies: u8) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let replay = open.replay();
        let at_end = replay.step() == replay.last_step();
        let mut lesson = open.loaded().lesson.clone();
        let Some(read_further) = lesson.subject.further_mut() else {
            return Vec::new();
        };
        let path = tree.path(node);
        if path.iter().any(|&id| tree.node(id).kind == Kind::Decline) {
            return Vec::new();
        }
        let path: Vec<_> = path[1..].iter().map(|&id| subject.id(tree, id)).collect();
        // What was read below the node before is read anew.
        read_further.retain(|other| !other.path.starts_with(&path));
        read_further.push(Further {
            path: path.clone(),
            plies,
            filter: None,
        });
        let algorithm = open.algorithm();
        self.open_larger(lesson, algorithm, path, at_end)
    }

    /// Opens a lesson whose tree has been grown further: the node at the end of `path` is selected.
    fn open_larger(
        &mut self,
        mut lesson: Lesson,
        algorithm: Algorithm,
        path: Vec<String>,
        at_end: bool,
    ) -> Vec<Effect> {
        // Steps and promises were about the smaller tree; the algorithm that is looked at stays.
        lesson.stops.clear();
        lesson.promises.clear();
        lesson.compare = None;
        let id = algorithm.id();
        lesson.algorithms.retain(|other| other != id);
        lesson.algorithms.insert(0, id.to_owned());
        let name = match self.open.as_ref().map(Opened::source) {
            Some(Source::Made { name, .. }) => Some(name.clone()),
            _ => None,
        };
        lesson.id = name.unwrap_or_else(|| {
            let short: String = lesson.id.chars().take(50).collect();
            format!("{short}-{}", self.next_number())
        });
        let effects = self.open_made(lesson);
        if let Some(opening) = &mut self.opening {
            opening.reselect = Some(path);
            opening.at_end = at_end;
        }
        effects
    }

    /// Grows the tree along a line: at each of its moves that the tree does not have, every move is
    /// read one ply. All of it is read, without cuts.
    pub(super) fn grow_line(&mut self, grown: &LineToGrow) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let mut lesson = open.loaded().lesson.clone();
        let Some(read_further) = lesson.subject.further_mut() else {
            return Vec::new();
        };
        let depth = subject.horizon().map_or(0, |horizon| horizon.plies);
        let way = way_of(tree, grown.from, &grown.line);
        let ids = |way: &[NodeId]| {
            way[1..]
                .iter()
                .map(|&id| subject.id(tree, id))
                .collect::<Vec<_>>()
        };
        let before = ids(&tree.path(grown.from));
        let mut path = [before, ids(&way)].concat();
        let seen = path.clone();
        let missing = &grown.line[way.len() - 1..];
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
        // Why the tree thinks so: both moves between which it chose are read one ply further, too;
        // where that is too much, what it saw last on its lines.
        for (choice, last) in choices(open, grown) {
            let (choice_path, last_path) = (ids(&tree.path(choice)), ids(&tree.path(last)));
            let plies = usize::from(depth).saturating_sub(choice_path.len()) + 1;
            let is_small = tree.leaves_below(choice).len() < SMALL;
            let is_new = |path: &Vec<String>| read_further.iter().all(|other| other.path != *path);
            if is_small && is_new(&choice_path) {
                let whole = Further {
                    path: choice_path,
                    plies: u8::try_from(plies).unwrap_or(u8::MAX),
                    filter: None,
                };
                // What is read below it stays: it comes before that, and after what leads there.
                let below = |other: &Further| other.path.starts_with(&whole.path);
                let place = read_further.iter().position(below);
                let place = place.unwrap_or(read_further.len());
                read_further.insert(place, whole);
            } else if is_new(&last_path) && last_path.len() < FARTHEST {
                read_further.push(further(&last_path));
            }
        }
        // What grows could be cut away again.
        let algorithm = match open.algorithm() {
            Algorithm::AlphaBeta | Algorithm::AlphaBetaShallow => Algorithm::Minimax,
            Algorithm::QuiescenceAlphaBeta => Algorithm::Quiescence,
            algorithm => algorithm,
        };
        let (ja, en) = ("(筋を伸ばした木)", " (a line grown)");
        for (title, more) in [(&mut lesson.title.ja, ja), (&mut lesson.title.en, en)] {
            if !title.ends_with(more) {
                let short: String = title.chars().take(40).collect();
                *title = short + more;
            }
        }
        self.open_larger(lesson, algorithm, seen, true)
    }
}

/// The moves between which the tree chose where it prefers another move than a line does: its own
/// and that of the line; each with the end of the tree's best line after it.
fn choices(open: &Opened, grown: &LineToGrow) -> Vec<(NodeId, NodeId)> {
    let end = open.end();
    let tree = open.tree();
    let Some(shogi) = &open.loaded().shogi else {
        return Vec::new();
    };
    let parting = part(&end, &**shogi, grown.from, &grown.line);
    let Some(preference) = parting.preference else {
        return Vec::new();
    };
    let theirs = parting.way.get(preference.after + 1).copied();
    let last = |from: NodeId| {
        let line = end.line(from);
        let mut line = line
            .into_iter()
            .filter(|&id| tree.node(id).kind != Kind::Decline);
        line.next_back().unwrap_or(from)
    };
    let starts = [Some(preference.tree), theirs].into_iter().flatten();
    starts
        .filter(|&id| tree.node(id).kind != Kind::Decline)
        .map(|id| (id, last(id)))
        .filter(|&(_, last)| tree.children(last).len() == 0)
        .collect()
}
