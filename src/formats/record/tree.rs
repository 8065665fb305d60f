//! A game with branches.

use std::collections::HashMap;

use shogi_core::{Move, Square};
use shunsai::Position;

use super::ending::Ending;
use super::handicap::Handicap;
use crate::games::shogi::legality::{BrokenRule, broken_rule};
use crate::games::shogi::setup;
use crate::language::{Language, Say};

/// A node of a [`Record`]: what was played or declared at one ply of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlyId(u32);

impl PlyId {
    /// Before the first move.
    pub const START: Self = Self(0);

    fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the node in its record, from 0 for the start.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// What happens at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyKind {
    /// Nothing yet: the node before the first move.
    Start,
    /// A legal move.
    Move(Move),
    /// The end of the line; it takes a ply of its own.
    End(Ending),
}

/// A node of a [`Record`] and what is written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The node before; none at the start.
    pub parent: Option<PlyId>,
    /// What follows: the main continuation first, then the branches in the order of the file.
    pub children: Vec<PlyId>,
    /// The move or the ending.
    pub kind: PlyKind,
    /// Plies from the start, which is 0.
    pub ply: u32,
    /// The time that was used for it, in milliseconds; none where none is written.
    pub time_ms: Option<u64>,
    /// The comment, its lines separated by `\n`; empty where there is none.
    pub comment: String,
    /// The name of the bookmark (しおり) here.
    pub bookmark: Option<String>,
}

impl Ply {
    /// The move, unless it is the start or an ending.
    #[must_use]
    pub const fn played(&self) -> Option<Move> {
        match self.kind {
            PlyKind::Move(mv) => Some(mv),
            PlyKind::Start | PlyKind::End(_) => None,
        }
    }

    /// The ending, if it is one.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match self.kind {
            PlyKind::End(ending) => Some(ending),
            PlyKind::Start | PlyKind::Move(_) => None,
        }
    }
}

/// Why nothing can be appended to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// The node is an ending.
    Ended,
    /// The move breaks a rule.
    Illegal(BrokenRule),
    /// The start is there already.
    SecondStart,
    /// The record has 2³² nodes.
    Full,
}

impl Say for AppendError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Ended => texts.records_append_ended(),
            Self::Illegal(rule) => rule.say(language),
            Self::SecondStart => texts.records_append_second_start(),
            Self::Full => texts.records_append_full(),
        }
    }
}

says_errors!(AppendError);

/// A stretch of moves without branching off: the main line, or a branch from where it leaves
/// another line to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The line that this one leaves, by its number among [`Record::lines`]; none for the main
    /// line.
    pub parent: Option<usize>,
    /// The nodes in order; empty only for a game without a move.
    pub plies: Vec<PlyId>,
}

/// A game record: headers, where it starts, and a tree of moves, every one of them legal.
///
/// Two records are equal if they say the same, in whatever order their nodes were appended.
#[derive(Clone, Debug)]
pub struct Record {
    /// Names and values as the file writes them, without the handicap: `先手` in KIF, `N+` in CSA.
    pub headers: Vec<(String, String)>,
    /// Lines that readers pass over, in their order and without their mark: `#` in KIF and KI2, `'` in
    /// CSA. They are written before everything else; what they say of the encoding is not among
    /// them.
    pub notes: Vec<String>,
    initial: Position,
    /// Where the move before the start went, if the file says so: the first 同 refers to it.
    pub(super) before_start: Option<Square>,
    plies: Vec<Ply>,
    /// Positions after every [`APART`]th ply, so that none is far from a known one.
    known: HashMap<PlyId, Position>,
}

/// How many plies known positions stand apart.
const APART: u32 = 32;

impl Record {
    /// A game without a move that starts from `initial`; its move number becomes 1.
    #[must_use]
    pub fn new(initial: &Position) -> Self {
        let mut first = setup::setup(initial);
        let _ = first.ply_set(1);
        Self {
            headers: Vec::new(),
            notes: Vec::new(),
            initial: Position::new(first),
            before_start: None,
            plies: vec![Ply {
                parent: None,
                children: Vec::new(),
                kind: PlyKind::Start,
                ply: 0,
                time_ms: None,
                comment: String::new(),
                bookmark: None,
            }],
            known: HashMap::new(),
        }
    }

    /// The position before the first move; its move number is 1.
    #[must_use]
    pub const fn initial(&self) -> &Position {
        &self.initial
    }

    /// The handicap whose starting position this game has; the even game is one of them.
    #[must_use]
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::of(&self.initial)
    }

    /// The node of an id.
    ///
    /// # Panics
    /// If the id belongs to another record.
    #[must_use]
    pub fn get(&self, id: PlyId) -> &Ply {
        &self.plies[id.index()]
    }

    /// How many nodes there are, the start included.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "the start is always there")]
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// The node of this [number](PlyId::number), if the record has so many.
    #[must_use]
    pub fn id(&self, number: u32) -> Option<PlyId> {
        ((number as usize) < self.plies.len()).then_some(PlyId(number))
    }

    /// All nodes; a parent comes before its children.
    pub fn ids(&self) -> impl Iterator<Item = PlyId> + use<> {
        // No node is appended whose number does not fit.
        let count = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        (0..count).map(PlyId)
    }

    /// The position at a node; at an ending, the one in which the game ended.
    ///
    /// At most 32 moves are played to find it.
    #[must_use]
    pub fn position(&self, id: PlyId) -> Position {
        let mut moves = Vec::new();
        let mut at = id;
        let mut position = loop {
            if let Some(known) = self.known.get(&at) {
                break known.clone();
            }
            let ply = self.get(at);
            moves.extend(ply.played());
            match ply.parent {
                Some(parent) => at = parent,
                None => break self.initial.clone(),
            }
        };
        for mv in moves.into_iter().rev() {
            position.do_move(mv);
        }
        position
    }

    /// The nodes from the start to `id`, both included.
    #[must_use]
    pub fn path(&self, id: PlyId) -> Vec<PlyId> {
        let mut path = vec![id];
        let mut at = id;
        while let Some(parent) = self.get(at).parent {
            path.push(parent);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The nodes of the main line, the start included.
    #[must_use]
    pub fn main_line(&self) -> Vec<PlyId> {
        let mut line = vec![PlyId::START];
        line.extend(self.onward(PlyId::START));
        line
    }

    /// The main continuation after a node, without the node.
    fn onward(&self, id: PlyId) -> impl Iterator<Item = PlyId> {
        let next = |id: &PlyId| self.get(*id).children.first().copied();
        std::iter::successors(next(&id), next)
    }

    /// Where the move to this node went: the square that 同 means in the next move.
    #[must_use]
    pub fn destination(&self, id: PlyId) -> Option<Square> {
        match self.get(id).kind {
            PlyKind::Move(mv) => Some(mv.to()),
            PlyKind::Start => self.before_start,
            PlyKind::End(_) => None,
        }
    }

    /// The whole tree as lines. The main line is first; a line comes before its branches, these
    /// by rising ply, and at one ply in the order of the file, each followed by its own branches.
    #[must_use]
    pub fn lines(&self) -> Vec<RecordLine> {
        let mut lines: Vec<RecordLine> = Vec::new();
        // The first node of a line and the line it leaves.
        let mut waiting = vec![(PlyId::START, None)];
        while let Some((first, parent)) = waiting.pop() {
            let number = lines.len();
            let mut plies: Vec<_> = (first != PlyId::START)
                .then_some(first)
                .into_iter()
                .collect();
            plies.extend(self.onward(first));
            let nodes = (first == PlyId::START).then_some(first);
            let nodes: Vec<_> = nodes.into_iter().chain(plies.iter().copied()).collect();
            for node in nodes.into_iter().rev() {
                let branches = self.get(node).children.iter().skip(1).rev();
                waiting.extend(branches.map(|&branch| (branch, Some(number))));
            }
            lines.push(RecordLine { parent, plies });
        }
        lines
    }

    /// Appends a move or an ending after `parent`: the main continuation if it is the first there,
    /// a branch otherwise.
    ///
    /// # Errors
    /// If the parent is an ending, or the move is illegal there.
    pub fn append(&mut self, parent: PlyId, kind: PlyKind) -> Result<PlyId, AppendError> {
        let mut position = self.position(parent);
        match kind {
            PlyKind::Start => return Err(AppendError::SecondStart),
            PlyKind::Move(mv) => {
                if let Some(rule) = broken_rule(&position, mv) {
                    return Err(AppendError::Illegal(rule));
                }
                if self.get(parent).ending().is_none() {
                    position.do_move(mv);
                }
            }
            PlyKind::End(_) => {}
        }
        self.append_checked(parent, kind, &position)
    }

    /// [`Self::append`] of a legal move by one who knows the position after it already.
    pub(super) fn append_checked(
        &mut self,
        parent: PlyId,
        kind: PlyKind,
        after: &Position,
    ) -> Result<PlyId, AppendError> {
        let before = self.get(parent);
        if before.ending().is_some() {
            return Err(AppendError::Ended);
        }
        let ply = before.ply + 1;
        let id = PlyId(u32::try_from(self.plies.len()).map_err(|_| AppendError::Full)?);
        if ply.is_multiple_of(APART) {
            self.known.insert(id, after.clone());
        }
        self.plies.push(Ply {
            parent: Some(parent),
            children: Vec::new(),
            kind,
            ply,
            time_ms: None,
            comment: String::new(),
            bookmark: None,
        });
        self.plies[parent.index()].children.push(id);
        Ok(id)
    }

    /// Sets the time used at a node, in milliseconds.
    pub fn set_time_ms(&mut self, id: PlyId, time_ms: Option<u64>) {
        self.plies[id.index()].time_ms = time_ms;
    }

    /// Sets the comment of a node; white space at its end is dropped.
    pub fn set_comment(&mut self, id: PlyId, comment: &str) {
        comment
            .trim_end()
            .clone_into(&mut self.plies[id.index()].comment);
    }

    /// Appends a line to the comment of a node; [`Self::set_comment`] has the last word.
    pub(super) fn add_comment_line(&mut self, id: PlyId, line: &str, is_first: bool) {
        let comment = &mut self.plies[id.index()].comment;
        if !is_first {
            comment.push('\n');
        }
        comment.push_str(line);
    }

    /// Drops the white space at the end of all comments.
    pub(super) fn trim_comments(&mut self) {
        for ply in &mut self.plies {
            let length = ply.comment.trim_end().len();
            ply.comment.truncate(length);
        }
    }

    /// Sets or takes away the bookmark of a node.
    pub fn set_bookmark(&mut self, id: PlyId, bookmark: Option<String>) {
        self.plies[id.index()].bookmark = bookmark;
    }

    /// The place of a node in [`Self::totals_ms`].
    #[expect(clippy::unused_self, reason = "an id belongs to a record")]
    pub(super) const fn index_of(&self, id: PlyId) -> usize {
        id.0 as usize
    }

    /// The time that the side of each node has used up to it along its line, in milliseconds.
    pub(super) fn totals_ms(&self) -> Vec<u64> {
        let mut totals: Vec<u64> = Vec::with_capacity(self.plies.len());
        for ply in &self.plies {
            let before = ply
                .parent
                .and_then(|parent| self.get(parent).parent)
                .map_or(0, |own| totals[own.index()]);
            totals.push(before.saturating_add(ply.time_ms.unwrap_or(0)));
        }
        totals
    }
}

impl std::ops::Index<PlyId> for Record {
    type Output = Ply;

    fn index(&self, id: PlyId) -> &Ply {
        self.get(id)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let says = |record: &Self, id: PlyId| {
            let ply = record.get(id).clone();
            (ply.kind, ply.time_ms, ply.comment, ply.bookmark)
        };
        let (lines, others) = (self.lines(), other.lines());
        self.headers == other.headers
            && self.notes == other.notes
            && self.initial == other.initial
            && says(self, PlyId::START) == says(other, PlyId::START)
            && lines.len() == others.len()
            && lines.iter().zip(&others).all(|(line, theirs)| {
                let first = |record: &Self, line: &RecordLine| {
                    line.plies.first().map(|&id| record.get(id).ply)
                };
                line.parent == theirs.parent
                    && first(self, line) == first(other, theirs)
                    && line.plies.len() == theirs.plies.len()
                    && line
                        .plies
                        .iter()
                        .zip(&theirs.plies)
                        .all(|(&own, &their)| says(self, own) == says(other, their))
            })
    }
}

impl Eq for Record {}
