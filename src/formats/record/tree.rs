//! A game with branches.

use std::collections::HashMap;

use shogi_core::{Move, Square};

use super::ending::Ending;
use super::handicap::{HANDICAP_HEADER, Handicap, is_known_by_position};
use games::board_game::BoardGame;
use games::shogi::Shogi;
use language::{Language, Say, Texts, Words};

/// The id of a node in a [`Record`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlyId(u32);

impl PlyId {
    /// The node before the first move.
    pub const START: Self = Self(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The index of the node in its record; the start is 0.
    pub const fn number(self) -> u32 {
        self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyKind<M = Move> {
    /// The node before the first move.
    Start,
    Move(M),
    /// The end of the line, which takes a ply of its own.
    End(Ending),
}

/// A node of a [`Record`] with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply<M = Move> {
    /// `None` at the start.
    pub parent: Option<PlyId>,
    /// The main continuation first, then the branches in file order.
    pub children: Vec<PlyId>,
    pub kind: PlyKind<M>,
    /// Plies from the start.
    pub ply: u32,
    /// The time spent on it, in milliseconds; `None` if not recorded.
    pub time_ms: Option<u64>,
    /// Lines are separated by `\n`.
    pub comment: String,
    /// The name of the bookmark (しおり).
    pub bookmark: Option<String>,
    /// The mover's evaluation, as written.
    pub evaluation: Option<String>,
    /// The time, as written: seconds, or `minutes:seconds`.
    pub time: Option<String>,
    /// Properties of GGF or SGF that follow the move; `C` is a comment.
    pub properties: Vec<(String, String)>,
    /// How the line ends, as the file says it, if a name is not enough: the word of
    /// [`Ending::Other`], or the ending and what is said after it (投了, 中断).
    pub endings: Vec<String>,
}

impl<M: Copy> Ply<M> {
    const fn new(parent: Option<PlyId>, kind: PlyKind<M>, ply: u32) -> Self {
        Self {
            parent,
            children: Vec::new(),
            kind,
            ply,
            time_ms: None,
            comment: String::new(),
            bookmark: None,
            evaluation: None,
            time: None,
            properties: Vec::new(),
            endings: Vec::new(),
        }
    }

    pub const fn played(&self) -> Option<M> {
        match self.kind {
            PlyKind::Move(mv) => Some(mv),
            PlyKind::Start | PlyKind::End(_) => None,
        }
    }

    pub const fn ending(&self) -> Option<Ending> {
        match self.kind {
            PlyKind::End(ending) => Some(ending),
            PlyKind::Start | PlyKind::Move(_) => None,
        }
    }

    /// Its ending in the words of a file: the file's own, else as KIF has it.
    pub(super) fn ending_word(&self) -> Option<&str> {
        let ending = self.ending()?;
        Some(self.endings.first().map_or(ending.kanji(), String::as_str))
    }

    /// How the line ends, in words, and then what the file says after that, as it stands.
    pub fn told_endings(&self, language: Language) -> Vec<String> {
        let first = self.ending().map(|ending| match ending {
            Ending::Other => self.ending_word().unwrap_or_default().to_owned(),
            ending => ending.say(language),
        });
        first.into_iter().chain(self.endings.iter().skip(1).cloned()).collect()
    }

    /// The key of its ending in JSON; of one without a name the word of the file.
    pub fn ending_key(&self) -> Option<&str> {
        match self.ending()? {
            Ending::Other => self.ending_word(),
            ending => Some(ending.key()),
        }
    }
}

/// A line without its branches: the main line, or a branch from where it leaves another line to its
/// end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The line that this one leaves, as an index into [`Record::lines`]; `None` for the main line.
    pub parent: Option<usize>,
    /// The nodes in order; empty only for a game without moves.
    pub plies: Vec<PlyId>,
}

/// A game record: headers, start position, and a tree of legal moves, of any game.
///
/// Two records are equal if their contents are, regardless of the order in which nodes were
/// appended.
#[derive(Clone, Debug)]
pub struct Record<G: BoardGame = Shogi> {
    /// Names and values as in the file, without a handicap that the position tells: `先手` in KIF, `N+` in CSA, `PB` in
    /// GGF. What GGF says of game and board is left out: they are known.
    pub headers: Vec<(String, String)>,
    /// Lines that readers ignore, in order and without their marker: `#` in KIF and KI2, `'` in
    /// CSA. The writer puts them first. Lines about the encoding are left out.
    pub notes: Vec<String>,
    initial: G::Position,
    /// In shogi, the destination of the move before the start, if the file gives it: the first 同 refers to
    /// it.
    pub(super) before_start: Option<Square>,
    plies: Vec<Ply<G::Move>>,
    /// Positions after every [`APART`]th ply, so that each node is near a known position.
    known: HashMap<PlyId, G::Position>,
}

/// Distance in plies between known positions.
const APART: u32 = 32;

impl Record {
    /// The handicap that this game starts from, or the even game; `None` for any other position.
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::of(&self.initial)
    }

    /// Drops the header with the name of the start position, if that is found again without it.
    pub(super) fn drop_known_handicap(&mut self) {
        let initial = &self.initial;
        self.headers.retain(|(name, value)| {
            name != HANDICAP_HEADER || !is_known_by_position(value, initial)
        });
    }

    /// The destination of the move at this node: the square that 同 means in the next move.
    pub fn destination(&self, id: PlyId) -> Option<Square> {
        match self.get(id).kind {
            PlyKind::Move(mv) => Some(mv.to()),
            PlyKind::Start => self.before_start,
            PlyKind::End(_) => None,
        }
    }
}

impl<G: BoardGame> Record<G> {
    /// A game without moves from `initial`; its move number becomes 1.
    pub fn new(initial: &G::Position) -> Self {
        Self::from_position(G::first(initial))
    }

    /// A game without moves from `initial`, which keeps its move number.
    pub fn from_position(initial: G::Position) -> Self {
        Self {
            headers: Vec::new(),
            notes: Vec::new(),
            initial,
            before_start: None,
            plies: vec![Ply::new(None, PlyKind::Start, 0)],
            known: HashMap::new(),
        }
    }

    /// The position before the first move.
    pub const fn initial(&self) -> &G::Position {
        &self.initial
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn comment(&self, id: PlyId) -> &str {
        let ply = self.get(id);
        let start = self.headers.iter().filter(|_| id == PlyId::START);
        let mut said = ply.properties.iter().chain(start);
        match said.find(|(name, _)| name == "C") {
            Some((_, comment)) if ply.comment.is_empty() => comment,
            _ => &ply.comment,
        }
    }

    /// The annotations of a node. Its place in the tree must stay.
    ///
    /// # Panics
    /// If the id belongs to another record.
    pub fn get_mut(&mut self, id: PlyId) -> &mut Ply<G::Move> {
        &mut self.plies[id.index()]
    }

    /// # Panics
    /// If the id belongs to another record.
    pub fn get(&self, id: PlyId) -> &Ply<G::Move> {
        &self.plies[id.index()]
    }

    /// The number of nodes, the start included.
    #[expect(clippy::len_without_is_empty, reason = "the start is always there")]
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// The id with this [number](PlyId::number); `None` if there is no such node.
    pub fn id(&self, number: u32) -> Option<PlyId> {
        ((number as usize) < self.plies.len()).then_some(PlyId(number))
    }

    /// All nodes; a parent comes before its children.
    pub fn ids(&self) -> impl Iterator<Item = PlyId> + use<G> {
        // `append` refuses nodes whose number does not fit.
        let count = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        (0..count).map(PlyId)
    }

    /// The position at a node; at an ending, the final position.
    ///
    /// Replays at most 32 moves.
    pub fn position(&self, id: PlyId) -> G::Position {
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
            position = G::default().after(&position, mv);
        }
        position
    }

    /// The nodes from the start to `id`, both included.
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

    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        let line = self.onward(PlyId::START);
        line.filter_map(|id| self.get(id).played())
    }

    /// The nodes of the main line, the start included.
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

    /// The node after the last move of the main line.
    pub fn main_end(&self) -> PlyId {
        self.onward(PlyId::START).last().unwrap_or(PlyId::START)
    }

    pub fn move_count(&self) -> usize {
        let moves = self.plies.iter().filter(|ply| ply.played().is_some());
        moves.count()
    }

    /// Only the line to a node, as the main line of a record of its own.
    #[must_use]
    pub fn line_to(&self, id: PlyId) -> Self {
        let mut line = Self::from_position(self.initial.clone());
        line.headers.clone_from(&self.headers);
        line.notes.clone_from(&self.notes);
        line.before_start = self.before_start;
        let plies = self.path(id).into_iter().map(|id| self.get(id).clone());
        let chained = (0..).zip(plies).map(|(number, ply)| Ply {
            parent: u32::checked_sub(number, 1).map(PlyId),
            children: Vec::new(),
            ..ply
        });
        let mut chained = chained.collect::<Vec<_>>().into_iter();
        line.plies = chained.next().into_iter().collect();
        line.restore(chained.collect());
        line
    }

    /// Takes off all nodes from this number on.
    pub fn truncate(&mut self, length: usize) -> Vec<Ply<G::Move>> {
        let mut taken = Vec::new();
        while self.plies.len() > length.max(1) {
            let Some(last) = self.plies.pop() else { break };
            // It came last, so it is the last child of its parent.
            if let Some(parent) = last.parent {
                self.plies[parent.index()].children.pop();
            }
            taken.push(last);
        }
        self.known.retain(|id, _| id.index() < length);
        taken.reverse();
        taken
    }

    /// Puts nodes back that were taken off.
    pub fn restore(&mut self, plies: Vec<Ply<G::Move>>) {
        for ply in plies {
            let Some(parent) = ply.parent else { continue };
            let (kind, mut after) = (ply.kind, None);
            if ply.ply.is_multiple_of(APART) {
                let before = self.position(parent);
                after = Some(match kind {
                    PlyKind::Move(mv) => G::default().after(&before, mv),
                    PlyKind::Start | PlyKind::End(_) => before,
                });
            }
            let id = PlyId(u32::try_from(self.plies.len()).unwrap_or(u32::MAX));
            self.known.extend(after.map(|after| (id, after)));
            self.plies[parent.index()].children.push(id);
            self.plies.push(ply);
        }
    }

    /// The whole tree as lines. The main line comes first; each line comes before its branches,
    /// which are sorted by ply and then by file order, each followed by its own branches.
    pub fn lines(&self) -> Vec<RecordLine> {
        let mut lines: Vec<RecordLine> = Vec::new();
        // The first node of a line and the line it leaves.
        let mut waiting = vec![(PlyId::START, None)];
        while let Some((first, parent)) = waiting.pop() {
            let number = lines.len();
            let mut plies: Vec<_> = (first != PlyId::START).then_some(first).into_iter().collect();
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

    /// Appends a move or an ending after `parent`: as the main continuation if it is the first
    /// there, otherwise as a branch.
    ///
    /// # Errors
    /// If the parent is an ending, or the move is illegal there.
    pub fn append(&mut self, parent: PlyId, kind: PlyKind<G::Move>) -> Result<PlyId, Words> {
        let mut position = self.position(parent);
        match kind {
            PlyKind::Start => return Err(Words::of(Texts::records_append_second_start)),
            PlyKind::Move(mv) => {
                G::check_move(&position, mv)?;
                if self.get(parent).ending().is_none() {
                    position = G::default().after(&position, mv);
                }
            }
            PlyKind::End(_) => {}
        }
        self.append_checked(parent, kind, &position)
    }

    /// Like [`Self::append`], for a legal move whose resulting position the caller already knows.
    pub(crate) fn append_checked(
        &mut self,
        parent: PlyId,
        kind: PlyKind<G::Move>,
        after: &G::Position,
    ) -> Result<PlyId, Words> {
        let before = self.get(parent);
        if before.ending().is_some() {
            return Err(Words::of(Texts::records_append_ended));
        }
        let ply = before.ply + 1;
        let number = u32::try_from(self.plies.len());
        let id = PlyId(number.map_err(|_| Words::of(Texts::records_append_full))?);
        if ply.is_multiple_of(APART) {
            self.known.insert(id, after.clone());
        }
        self.plies.push(Ply::new(Some(parent), kind, ply));
        self.plies[parent.index()].children.push(id);
        Ok(id)
    }

    pub fn set_time_ms(&mut self, id: PlyId, time_ms: Option<u64>) {
        self.plies[id.index()].time_ms = time_ms;
    }

    /// Sets the comment of a node; trailing whitespace is dropped.
    pub fn set_comment(&mut self, id: PlyId, comment: &str) {
        comment.trim_end().clone_into(&mut self.plies[id.index()].comment);
    }

    /// Appends a line to the comment of a node. Unlike [`Self::set_comment`], keeps trailing
    /// whitespace.
    pub(super) fn add_comment_line(&mut self, id: PlyId, line: &str, is_first: bool) {
        let comment = &mut self.plies[id.index()].comment;
        if !is_first {
            comment.push('\n');
        }
        comment.push_str(line);
    }

    /// Drops trailing whitespace from all comments.
    pub(super) fn trim_comments(&mut self) {
        for ply in &mut self.plies {
            let length = ply.comment.trim_end().len();
            ply.comment.truncate(length);
        }
    }

    /// `None` removes the bookmark.
    pub fn set_bookmark(&mut self, id: PlyId, bookmark: Option<String>) {
        self.plies[id.index()].bookmark = bookmark;
    }

    /// For each node, the total time its side has used along the line, in milliseconds.
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

impl<G: BoardGame> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        let says = |record: &Self, id: PlyId| Ply {
            parent: None,
            children: Vec::new(),
            ..record.get(id).clone()
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

impl<G: BoardGame> Eq for Record<G> {}
