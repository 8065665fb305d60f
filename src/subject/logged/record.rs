//! Judges the events of a log, each by what is open above it, and sends them to a recorder: what a
//! log leaves out, such as a narrowed window, follows from the values that it returns.

mod known;
mod proofs;
mod samples;

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

use super::follow::{FollowedEvent, FollowedKind, FollowedLog, LogReduction};
use crate::judged_log::{LogCause, LostBound};
use claim::{FaultKind, StepFault};
use formats::search_log::{LogView, SearchLog};
use known::{LoggedProofs, LoggedSamples};
use score::{Bound, BoundedScore, Player, Score, Window};
use search::{Algorithm, Best, SearchBook, Slip};
use trace::{CutBy, DepthReason, Event, Observer, Recorder, Round, Trace, Visit};
use tree::{Kind, NodeId, Tree};

/// An open node.
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
struct LogFrame {
    node: usize,
    player: Player,
    visit: Visit,
    best: Best,
    /// Whether a child, or stopping, has given the best value.
    has_best: bool,
    /// The window, narrowed since it was entered with `entered`.
    window: Window,
    entered: Window,
    /// The number of children read.
    read: usize,
    /// Its visit, counted over all nodes from 1.
    number: usize,
    /// Among the children, the first one that may not have been read.
    unread: usize,
    is_cut: bool,
    missed: bool,
    /// The child that was left last.
    child: Option<LeftChild>,
    /// What was found at the child that was left last, if that calls for another reading with this
    /// window: by a null window or, if so many plies are given, with so much less depth.
    pending: Option<(Score, Window, Option<u8>)>,
    /// With how many plies less it is read than its siblings, and than a node of its depth.
    reduced: u8,
    saved: u8,
    /// Whether it was read with less depth right before.
    is_second: bool,
    /// What calls for another reading, before the log goes on: whether its value is taken over, or it
    /// is read again.
    held: Option<HeldChild>,
    /// What was returned that is best for the other player.
    others: Option<Score>,
    /// What stopping there is worth, once it has been said.
    stand: Option<Score>,
}

/// What a node has returned, with the plies that were left there and the window that it had.
type LeftReturn = (u8, Window, BoundedScore);

/// A child that has returned.
#[derive(Clone, Copy)]
struct LeftChild {
    node: usize,
    /// What is known of it, by this reading and the one before.
    known: BoundedScore,
    /// What it has returned, and the window with which it was entered.
    returned: BoundedScore,
    asked: Window,
    /// The step at which it returned.
    step: usize,
    /// The state of the parent before.
    best: Best,
    others: Option<Score>,
}

/// A child that has returned what calls for another reading, in a search that reads moves with less
/// depth: then what one reading has found need not hold for another.
#[derive(Clone, Copy)]
struct HeldChild {
    child: LeftChild,
    /// With how many plies less it was read; `None` if with a null window.
    plies: Option<u8>,
    line: usize,
}

/// A run as a log tells it.
pub(super) struct LoggedRun {
    pub trace: Trace,
    /// The line of the log for each step.
    pub lines: Vec<usize>,
    /// In the order of the steps.
    pub faults: Vec<StepFault>,
    /// Why many windows are wrong, if one bound never comes from node to node.
    pub cause: Option<LogCause>,
}

impl LoggedRun {
    /// Whether nothing is wrong with a log if this wrong rule is taken for right.
    pub(super) fn is_right(
        log: &FollowedLog,
        by: (Algorithm, SearchBook),
        slip: Slip,
        header: &SearchLog,
    ) -> bool {
        // Who does not turn a result may turn what is compared, or not.
        let ways = if slip == Slip::ResultNotTurned { &[false, true][..] } else { &[false] };
        ways.iter().any(|&is_raw| {
            let mut judge = LogJudge::new(by, header);
            (judge.slip, judge.returns) = (Some(slip), Some(HashMap::new()));
            judge.samples.compares_raw = is_raw;
            for event in &log.events {
                judge.tell(log, event);
                if !judge.faults.is_empty() {
                    return false;
                }
            }
            judge.trust();
            judge.add_untold();
            let is_seen = slip != Slip::SmallInfinity || judge.infinity.0.is_some();
            judge.faults.is_empty() && is_seen
        })
    }

    /// Records the events of a log over its tree.
    pub(super) fn of(
        log: &FollowedLog,
        tree: &Tree,
        (algorithm, book): (Algorithm, SearchBook),
        header: &SearchLog,
    ) -> Self {
        let mut judge = LogJudge::new((algorithm, book), header);
        judge.returns = Some(HashMap::new());
        judge.told = Some(ToldRun {
            recorder: Recorder::with_capacity(tree.len()),
            became: log.became(),
            lines: Vec::new(),
        });
        for event in &log.events {
            judge.tell(log, event);
        }
        judge.trust();
        judge.add_untold();
        let sampled = algorithm.samples().map(|_| judge.samples.sampled());
        let LogJudge { told, mut faults, handed, .. } = judge;
        faults.sort_by_key(|fault| fault.step);
        let (recorder, lines) = match told {
            Some(told) => (told.recorder, told.lines),
            None => (Recorder::with_capacity(0), Vec::new()),
        };
        let trace = recorder.finish(true).with_sampled(sampled);
        Self { trace, lines, faults, cause: handed.cause() }
    }
}

/// Where a run is recorded.
struct ToldRun {
    recorder: Recorder,
    /// For each node of the log, that of the tree.
    became: Vec<NodeId>,
    /// The line of each step.
    lines: Vec<usize>,
}

/// What the nodes of one depth have returned.
#[derive(Default)]
struct LevelChoices {
    /// The nodes that have returned the best value of the other player.
    others: usize,
    /// Whether any has returned something else.
    has_own: bool,
}

/// Holds each event of a log against the open nodes, by one book. It keeps nothing else but, if it is
/// asked to, the run and what every node has returned.
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub(super) struct LogJudge {
    algorithm: Algorithm,
    pub book: SearchBook,
    /// The wrong rule that is taken for right.
    slip: Option<Slip>,
    /// Whether it has read any move with less depth.
    reduces: bool,
    keeps_order: bool,
    told: Option<ToldRun>,
    open: Vec<LogFrame>,
    pub faults: Vec<StepFault>,
    view: LogView,
    handed: HandedDown,
    /// The number of steps so far, and the current line.
    pub step: usize,
    line: usize,
    /// The line of the last step.
    pub step_line: usize,
    /// The number of passes of a search that asks with null windows, and what the last one has
    /// returned.
    pass: u16,
    guess: Option<Score>,
    /// What the passes of MTD(f) have left of the value of the root.
    range: Window,
    /// The depth of the current search; 0 without one. Whether it has just begun.
    plies: u8,
    deepens: bool,
    /// How many plies were left where a node with moves was first valued.
    horizon: Option<usize>,
    /// What the root has returned, with its window.
    root: Option<(Window, BoundedScore)>,
    /// The number of visits, and by node that of its parent in which it was read last.
    visits: usize,
    read_in: Vec<usize>,
    /// By depth, the nodes that have returned what was best for one of the players alone.
    levels: BTreeMap<usize, LevelChoices>,
    proofs: LoggedProofs,
    samples: LoggedSamples,
    /// Whether the header has the whole tree, and in how many parts of a whole values are counted.
    in_tree: bool,
    /// Whether the header says that nothing stops at the bounds of a window.
    is_soft: bool,
    parts: u32,
    /// What each node has returned.
    returns: Option<HashMap<usize, Vec<LeftReturn>>>,
    /// What each node of the tree in the header is worth, once somebody has asked.
    worths: Option<Vec<Option<Score>>>,
    /// Whether a value may rest on more plies than its node had left, or on fewer: by what came from a
    /// table, where no line says with how many, or by reductions.
    is_uneven: bool,
    /// Where a node begins, and the least number that counts as beyond it, for
    /// [`Slip::SmallInfinity`].
    infinity: (Option<i32>, i32),
}

/// How often a bound of a node, in the numbers of its line, comes to the node below.
#[derive(Default)]
struct HandedDown {
    alpha: BoundHanded,
    beta: BoundHanded,
    /// How often at least one of the two is finite, and the first line.
    either: (usize, usize),
}

#[derive(Default)]
struct BoundHanded {
    /// How often it is finite, and how often the node below has none for it.
    is_due: usize,
    is_lost: usize,
    /// The first line where it is due.
    first: usize,
}

impl BoundHanded {
    fn note(&mut self, due: bool, lost: bool, line: usize) {
        if due {
            self.first = if self.is_due == 0 { line } else { self.first };
            self.is_due += 1;
            self.is_lost += usize::from(lost);
        }
    }

    /// Whether it is always lost.
    fn is_never_there(&self) -> bool {
        self.is_due > 1 && self.is_lost == self.is_due
    }
}

impl HandedDown {
    /// Notes the window that a node is entered with, beside that of the node above.
    fn note(&mut self, due: Window, found: Window, line: usize) {
        let (alpha, beta) = (due.alpha.is_finite(), due.beta.is_finite());
        self.alpha.note(alpha, found.alpha == Score::MIN, line);
        self.beta.note(beta, found.beta == Score::MAX, line);
        if alpha || beta {
            let (count, first) = self.either;
            self.either = (count + 1, if count == 0 { line } else { first });
        }
    }

    fn cause(&self) -> Option<LogCause> {
        let (alpha, beta) = (self.alpha.is_never_there(), self.beta.is_never_there());
        let one = |bound: &BoundHanded| (bound.is_due, bound.first);
        let (bound, (count, line)) = match (alpha, beta) {
            (true, true) => (LostBound::Both, self.either),
            (true, false) => (LostBound::Alpha, one(&self.alpha)),
            (false, true) => (LostBound::Beta, one(&self.beta)),
            (false, false) => return None,
        };
        Some(LogCause::Window { bound, count, line })
    }
}

impl LogJudge {
    /// A judge by an algorithm and a book of a log with such a header.
    pub(super) fn new((algorithm, book): (Algorithm, SearchBook), log: &SearchLog) -> Self {
        let (view, keeps_order) = (log.view, log.keeps_order);
        Self {
            algorithm,
            book,
            slip: None,
            reduces: false,
            keeps_order,
            told: None,
            open: Vec::new(),
            faults: Vec::new(),
            view,
            handed: HandedDown::default(),
            step: 0,
            line: 0,
            step_line: 0,
            pass: 0,
            guess: None,
            range: Window::FULL,
            plies: 0,
            deepens: false,
            horizon: None,
            root: None,
            visits: 0,
            read_in: Vec::new(),
            levels: BTreeMap::new(),
            proofs: LoggedProofs::default(),
            samples: LoggedSamples::new(log.results),
            in_tree: log.tree.is_some(),
            is_soft: log.book.is_hard == Some(false),
            parts: log.parts.max(1),
            returns: None,
            worths: None,
            is_uneven: false,
            infinity: (None, i32::MAX),
        }
    }

    /// Counts values in parts that are `by` times as fine; `None` if one is too large.
    pub(super) fn refine(&mut self, by: u32) -> Option<()> {
        let bounded = |known: BoundedScore| {
            Some(BoundedScore { value: known.value.finer(by)?, bound: known.bound })
        };
        let window = |window: Window| {
            Some(Window { alpha: window.alpha.finer(by)?, beta: window.beta.finer(by)? })
        };
        for frame in &mut self.open {
            frame.best = frame.best.finer(by)?;
            (frame.window, frame.entered) = (window(frame.window)?, window(frame.entered)?);
            let held = frame.held.as_mut().map(|held| &mut held.child);
            for child in frame.child.as_mut().into_iter().chain(held) {
                child.known = bounded(child.known)?;
                child.returned = bounded(child.returned)?;
                child.asked = window(child.asked)?;
                child.best = child.best.finer(by)?;
                if let Some(others) = &mut child.others {
                    *others = others.finer(by)?;
                }
            }
            if let Some((value, own, _)) = &mut frame.pending {
                (*value, *own) = (value.finer(by)?, window(*own)?);
            }
            for value in frame.others.iter_mut().chain(&mut frame.stand) {
                *value = value.finer(by)?;
            }
        }
        if let Some(guess) = &mut self.guess {
            *guess = guess.finer(by)?;
        }
        if let Some((asked, known)) = &mut self.root {
            (*asked, *known) = (window(*asked)?, bounded(*known)?);
        }
        self.range = window(self.range)?;
        self.worths = None;
        self.parts = self.parts.checked_mul(by)?;
        self.samples.refine(by)?;
        self.proofs.refine(by)
    }

    fn event(&mut self, event: Event<NodeId>) {
        self.step += 1;
        self.step_line = self.line;
        if let Some(told) = &mut self.told {
            told.recorder.event(event);
            told.lines.push(self.line);
        }
    }

    fn id(&self, node: usize) -> NodeId {
        match &self.told {
            Some(told) => told.became.get(node).copied().unwrap_or(NodeId::ROOT),
            None => NodeId(u32::try_from(node).unwrap_or_default()),
        }
    }

    fn wrong(&mut self, node: usize, kind: FaultKind) {
        if self.slip.is_some_and(|slip| self.allows(slip, node, &kind)) {
            return;
        }
        let node = self.id(node);
        self.faults.push(StepFault { step: self.step, node, kind });
    }

    /// Whether who follows a wrong rule does no other mistake here.
    fn allows(&mut self, slip: Slip, node: usize, kind: &FaultKind) -> bool {
        match (slip, kind) {
            (Slip::TableDepthIgnored, FaultKind::TableDepth { .. })
            | (Slip::TableWrongEdge, FaultKind::TableBound { .. })
            | (Slip::DepthShort, FaultKind::EarlyLeaf)
            | (Slip::RestUnread, FaultKind::Unread { is_closed: false, .. }) => true,
            (Slip::TableKindLost, FaultKind::Table { expected, found, .. }) => {
                found.bound == Bound::Exact && found.value == expected.value
            }
            (Slip::TableCollision, &FaultKind::Table { found, .. }) => {
                let mut others = self.returns.iter().flatten().filter(|(other, _)| **other != node);
                others.any(|(_, returns)| returns.iter().any(|(.., other)| *other == found))
            }
            (Slip::AgainAtEdge, &FaultKind::Again { window, returned, reduced: false }) => {
                !self.open.is_empty() && [window.alpha, window.beta].contains(&returned)
            }
            (Slip::WrongEdgeOpened, FaultKind::Again { reduced: false, .. }) => {
                self.open.is_empty()
            }
            // Everywhere it begins with the same number, and all that has come back is worse.
            (Slip::SmallInfinity, &FaultKind::Value { expected, found, .. }) => {
                let size = found.0.saturating_abs();
                let is_better = (found < expected) == (found.0 > 0);
                let (known, least) = &mut self.infinity;
                // As it is written, infinity is a number.
                let is_written = !found.is_finite();
                let fits = is_written || is_better && size <= *least;
                found != expected && *known.get_or_insert(size) == size && fits
            }
            // A value beyond it moves no bound.
            (Slip::SmallInfinity, &FaultKind::Window { expected, found }) => {
                let edges = [(expected.alpha, found.alpha), (expected.beta, found.beta)];
                edges.into_iter().filter(|(due, found)| due != found).all(|(due, found)| {
                    let (known, least) = &mut self.infinity;
                    *least = due.0.saturating_abs().min(*least);
                    let fits = |size: i32| size <= *least || !Score(size).is_finite();
                    !found.is_finite() && known.is_none_or(fits)
                })
            }
            (Slip::SmallInfinity, FaultKind::EarlyCut { window }) => {
                let is_it = |bound: Score| Some(bound.0.saturating_abs()) == self.infinity.0;
                is_it(window.alpha) || is_it(window.beta)
            }
            (Slip::AgainFromEntry, &FaultKind::Window { found, .. }) => {
                let from_entry = |above: &LogFrame| {
                    above.child.is_some_and(|child| child.node == node) && found == above.entered
                };
                self.open.last().is_some_and(from_entry)
            }
            (Slip::StandHeldToBeta, FaultKind::MissedCut { .. } | FaultKind::EarlyCut { .. }) => {
                // Before any capture: what was said of stopping is all that is compared.
                let Some(above) = self.open.last().filter(|above| above.read == 1) else {
                    return false;
                };
                let Some(stand) = above.stand.filter(|_| above.player == Player::Min) else {
                    return false;
                };
                let cuts = stand >= above.entered.beta;
                cuts == matches!(kind, FaultKind::EarlyCut { .. })
            }
            // Each move that has been read above has taken a ply.
            (Slip::DepthCountedDown, FaultKind::EarlyLeaf) => {
                let above = self.open.iter().rev().skip(1);
                let taken: usize = above.map(|above| above.read + 1).sum();
                self.plies > 0 && taken >= usize::from(self.plies)
            }
            _ => false,
        }
    }

    /// Judges the next event.
    pub(super) fn tell(&mut self, log: &FollowedLog, event: &FollowedEvent) {
        if self.algorithm.proves() {
            return self.tell_proof(log, event);
        }
        if self.algorithm.samples().is_some() {
            return self.tell_sample(log, event);
        }
        let node = event.node;
        let again = self.open.last_mut().and_then(|above| match event.kind {
            FollowedKind::Enter(_, Visit::Again, _) => above.held.take(),
            _ => None,
        });
        if let Some(HeldChild { plies, line, .. }) = again {
            // What was found was no more than a question.
            self.line = line;
            self.event(Event::Leave { mv: self.id(node), reduced: plies.is_some() });
        } else if !matches!(event.kind, FollowedKind::Back(_)) {
            self.trust();
        }
        self.line = event.line;
        match event.kind {
            FollowedKind::Depth(plies) => {
                self.plies = plies;
                self.deepens = true;
                self.event(Event::Iteration { round: Round::Depth(plies) });
            }
            FollowedKind::Enter(window, visit, reduction) => {
                self.enter(log, node, (window, reduction), (visit, again));
            }
            FollowedKind::Leaf(value) | FollowedKind::EarlyLeaf(value) => {
                self.event(Event::Leaf { value });
                let expected = log.nodes[node].value;
                let is_early = matches!(event.kind, FollowedKind::EarlyLeaf(_));
                if is_early || self.is_above_horizon(log, node) {
                    self.wrong(node, FaultKind::EarlyLeaf);
                } else if expected != value {
                    self.wrong(node, FaultKind::Leaf { expected, found: value });
                }
                let frame = self.open.pop();
                let left = self.plies_left(frame.as_ref());
                self.come_back(frame, BoundedScore::exact(value), left);
            }
            FollowedKind::Recall(value, depth) => {
                // Who does not tell the depth, means a sufficient one.
                let depth_here = u8::try_from(log.nodes[node].depth).unwrap_or(u8::MAX);
                let saved = self.open.last().map_or(0, |frame| frame.saved);
                let due = self.plies.saturating_sub(depth_here).saturating_sub(saved);
                self.is_uneven |= depth.is_none_or(|depth| depth > due);
                let depth = depth.unwrap_or(due);
                self.event(Event::Recall { value, depth, visit: None });
                let frame = self.open.pop();
                if let Some(frame) = &frame
                    && let Some(kind) = self
                        .recalled(frame, value, (due, depth))
                        .or_else(|| self.refuted_by_tree(log, node, value))
                {
                    self.wrong(node, kind);
                }
                self.come_back(frame, value, depth);
            }
            FollowedKind::Stand(value) => self.stand(value),
            FollowedKind::Exit(value) => self.exit(log, value),
            FollowedKind::Back(found) => {
                let Some(frame) = self.open.last_mut() else { return };
                if let Some(held) = &mut frame.held {
                    held.line = event.line;
                }
                let held = frame.held.map(|held| held.child);
                let Some(child) = held.or(frame.child) else { return };
                if let Some(told) = &mut self.told {
                    told.lines[child.step - 1..].fill(event.line);
                }
                let expected = child.known.value;
                self.step_line = event.line;
                if expected != found {
                    let (step, node) = (child.step, self.id(child.node));
                    let kind = FaultKind::Back { expected, found };
                    self.faults.push(StepFault { step, node, kind });
                }
            }
            FollowedKind::Cut => self.cut(log, node),
            // Of other searches.
            FollowedKind::Numbers(_)
            | FollowedKind::Thresholds(_)
            | FollowedKind::Leave
            | FollowedKind::Iteration
            | FollowedKind::Playout(_)
            | FollowedKind::Update(_) => {}
        }
    }

    /// The node says what stopping there is worth.
    fn stand(&mut self, value: Score) {
        self.event(Event::Decline { value });
        let Some(frame) = self.open.last_mut() else { return };
        frame.read += 1;
        frame.stand = Some(value);
        let is_closed = self.book.closes(frame.window.raised(frame.player, value));
        if self.slip != Some(Slip::StandUnused) || is_closed {
            frame.best = Best::stopping(frame.player, value);
            (frame.has_best, frame.others) = (true, Some(value));
        }
        match self.slip {
            Some(Slip::StandBoundLost) if !is_closed => {}
            Some(Slip::StandMovesAlpha) if !is_closed => {
                frame.window.raise(Player::Max, value);
            }
            _ => self.narrow(),
        }
    }

    fn enter(
        &mut self,
        log: &FollowedLog,
        node: usize,
        (found, reduction): (Option<Window>, Option<LogReduction>),
        (visit, again): (Visit, Option<HeldChild>),
    ) {
        if visit == Visit::Again
            && let Some(above) = self.open.last_mut()
            && let Some(child) = above.child.filter(|child| child.node == node)
        {
            // What a null window has found was no more than a question.
            above.best = child.best;
            above.best.raise(child.known);
            above.others = child.others;
        }
        let mv = self.open.last().map(|_| self.id(node));
        let expected = self.open.last().map_or(Window::FULL, |above| {
            self.book.handed_down(above.player, above.window, above.best.value())
        });
        let stand = self.open.last().filter(|_| self.slip == Some(Slip::StandReplaces));
        let stand = stand.and_then(|above| above.stand.map(|stand| (above.player, stand)));
        let expected = stand.map_or(expected, |(player, stand)| expected.with(player, stand));
        let is_later = self.open.last().is_some_and(|above| above.read > 0);
        let scout = self.open.last().map(|above| expected.scout(above.player));
        // A search without null windows may test with one what it reads with less depth.
        let is_lesser = (reduction.is_some() || again.is_some()) && scout != Some(expected);
        let tests = self.algorithm.scouts() || is_lesser;
        let may_scout = tests && is_later && (visit == Visit::First || again.is_some());
        let is_assumed = found.is_none() && self.algorithm.scouts();
        let is_scout = may_scout && (is_assumed || found == scout);
        let visit = if is_scout { Visit::Scout } else { visit };
        let handed = scout.filter(|_| is_scout).unwrap_or(expected);
        let window = found.unwrap_or(handed);
        let player = log.nodes[node].player;
        if let Some((LogReduction { plies, line }, mv)) = reduction.zip(mv) {
            let reason = DepthReason::LateMove;
            self.reduces = true;
            let line = std::mem::replace(&mut self.line, line);
            self.event(Event::Reduce { mv, plies, reason });
            self.line = line;
        }
        if let (Some(above), Some(found)) = (self.open.last(), found) {
            let written = |window| self.view.turned_window(above.player, window);
            self.handed.note(written(handed), written(found), self.line);
        }
        if mv.is_none() && self.algorithm.remembers() {
            self.pass = self.pass.saturating_add(1);
            let (number, guess) = (self.pass, self.guess.unwrap_or(window.beta));
            self.deepens = false;
            self.event(Event::Iteration { round: Round::Pass { number, guess } });
        }
        self.event(Event::Enter { mv, window, visit });
        match mv {
            Some(_) => {
                let plies = reduction.map_or(0, |reduction| reduction.plies);
                let lowered = reduction.map(|reduction| reduction.line);
                let window = (expected, window);
                match again.map(|held| self.read_in_full(window, held, plies)) {
                    Some(Some(kind)) => self.wrong(node, kind),
                    Some(None) => {}
                    None => self.entered(log, node, window, (visit, lowered)),
                }
            }
            None => {
                if let Some(kind) = self.begins(window) {
                    self.wrong(node, kind);
                }
            }
        }
        self.visits += 1;
        let reduced = reduction.map_or(0, |reduction| reduction.plies);
        let above = self.open.last().map_or(0, |above| above.saved);
        self.open.push(LogFrame {
            node,
            player,
            visit,
            best: Best::none(player),
            has_best: false,
            window,
            entered: window,
            read: 0,
            number: self.visits,
            unread: 0,
            is_cut: false,
            missed: false,
            child: None,
            pending: None,
            reduced,
            saved: above.saturating_add(reduced),
            is_second: again.is_some(),
            held: None,
            others: None,
            stand: None,
        });
    }

    /// What is wrong with a second reading, with so many plies less.
    fn read_in_full(
        &self,
        (own, found): (Window, Window),
        held: HeldChild,
        plies: u8,
    ) -> Option<FaultKind> {
        let player = self.open.last()?.player;
        let (window, returned) = (held.child.asked, held.child.returned.value);
        let is_lesser = held.plies.is_some_and(|before| plies >= before);
        if is_lesser && self.slip != Some(Slip::ReducedAgain) {
            return Some(FaultKind::Again { window, returned, reduced: true });
        }
        // It may begin from the value that has come back, or ask the same in full.
        let from = own.raised(player, returned);
        let is_right = found == own || found == from || held.plies.is_some() && found == window;
        (!is_right).then_some(FaultKind::Window { expected: own, found })
    }

    /// The search begins at the root.
    fn begins(&mut self, found: Window) -> Option<FaultKind> {
        let is_new = std::mem::take(&mut self.deepens);
        if self.algorithm.remembers() {
            return self.passes(found);
        }
        let (window, BoundedScore { value: returned, .. }) = self.root.filter(|_| !is_new)?;
        let is_wider = if returned <= window.alpha {
            found.alpha < window.alpha
        } else {
            returned >= window.beta && found.beta > window.beta
        };
        (!is_wider).then_some(FaultKind::Again { window, returned, reduced: false })
    }

    /// A pass of MTD(f): the last one leaves less of the value than before, and says where to ask.
    fn passes(&mut self, found: Window) -> Option<FaultKind> {
        let mut asks = found.beta;
        if let Some((window, BoundedScore { value: returned, .. })) = self.root {
            let is_less = returned < window.beta;
            let range = &mut self.range;
            *(if is_less { &mut range.beta } else { &mut range.alpha }) = returned;
            if self.slip == Some(Slip::PassElsewhere) && found.alpha + 1 == found.beta {
                return None;
            }
            if range.is_closed() {
                return Some(FaultKind::Again { window, returned, reduced: false });
            }
            asks = if returned == range.alpha { returned + 1 } else { returned };
        }
        let expected = Window { alpha: asks + -1, beta: asks };
        (found != expected).then_some(FaultKind::Window { expected, found })
    }

    /// A child is entered; `expected` is the window that its parent hands down without a scout.
    fn entered(
        &mut self,
        log: &FollowedLog,
        node: usize,
        (expected, found): (Window, Window),
        (visit, lowered): (Visit, Option<usize>),
    ) {
        let Some(at) = self.open.len().checked_sub(1) else { return };
        let above = &mut self.open[at];
        if visit == Visit::Again {
            above.pending = None;
            if let Some(kind) = above.read_again(node, (expected, found)) {
                self.wrong(node, kind);
            }
            return;
        }
        // Before all that follows from it.
        let mut wrong: Vec<_> = self.not_again(at).into_iter().collect();
        let above = &mut self.open[at];
        let (own, player) = (above.window, above.player);
        // Where a cut was missed above, every window below is closed from the beginning.
        let closes = self.book.closes(own) && !self.book.closes(above.entered);
        if above.is_cut {
            wrong.push(FaultKind::AfterCut);
        } else if closes && !above.missed {
            above.missed = true;
            wrong.push(FaultKind::MissedCut { window: own });
        }
        let is_raised = own.of(player) != above.entered.of(player);
        let (parent, number) = (above.node, above.number);
        if self.keeps_order {
            let children = &log.nodes[parent].children;
            let is_read = |child: usize| {
                self.read_in.get(child) == Some(&number) || log.nodes[child].kind == Kind::Decline
            };
            let first = &mut above.unread;
            while children.get(*first).is_some_and(|&child| child != node && is_read(child)) {
                *first += 1;
            }
            let due = children.get(*first).copied();
            let is_before = |due: &usize| log.nodes[*due].index < log.nodes[node].index;
            if let Some(due) = due.filter(is_before) {
                wrong.push(FaultKind::Order { expected: self.id(due) });
            }
        }
        let above = &mut self.open[at];
        // Before any move has raised the bound, a search may still look for its first good one with the
        // whole window.
        let scouts = self.algorithm.scouts() && above.has_best;
        let is_due = if scouts && (is_raised || found != expected) {
            expected.scout(player)
        } else {
            expected
        };
        let tests = lowered.is_some() && found == expected.scout(player);
        if self.algorithm.keeps_window() && is_due != found && !tests {
            wrong.push(FaultKind::Window { expected: is_due, found });
        }
        self.mark_read(log, node, number);
        for kind in wrong {
            let is_before =
                matches!(kind, FaultKind::NotAgain { .. } | FaultKind::NotInFull { .. });
            match lowered.filter(|_| is_before) {
                // The line that lowers the depth of this child comes first.
                Some(line) => {
                    self.step -= 1;
                    self.wrong(node, kind);
                    self.step += 1;
                    self.step_line = line;
                }
                None => self.wrong(node, kind),
            }
        }
    }

    /// Notes that a child is read in a visit of its parent, where anybody will ask.
    fn mark_read(&mut self, log: &FollowedLog, node: usize, number: usize) {
        if log.knows_rest {
            if self.read_in.len() <= node {
                self.read_in.resize(log.nodes.len().max(node + 1), 0);
            }
            self.read_in[node] = number;
        }
    }

    /// Whether an open node goes on without the second reading of a child that is due.
    fn not_again(&mut self, at: usize) -> Option<FaultKind> {
        let frame = self.open.get_mut(at)?;
        let (returned, window, plies) = frame.pending.take()?;
        let child = frame.child?.node;
        let bound = window.of(frame.player);
        let child = self.id(child);
        Some(match plies {
            Some(plies) => FaultKind::NotInFull { child, returned, bound, plies },
            None => FaultKind::NotAgain { child, returned, window },
        })
    }

    /// What is wrong with what a table is said to know of a node, to a depth where another is due.
    fn recalled(
        &self,
        frame: &LogFrame,
        found: BoundedScore,
        (due, depth): (u8, u8),
    ) -> Option<FaultKind> {
        let known = self.returns.as_ref().and_then(|returns| returns.get(&frame.node));
        let known = known.map_or(&[][..], Vec::as_slice);
        let as_deep = || known.iter().filter(|(plies, ..)| *plies == depth);
        let kind = if self.in_tree {
            let says = |bound: Bound| {
                as_deep().any(|&(_, asked, BoundedScore { value, bound: own })| {
                    value == found.value && (own == bound || asked.bound(value) == bound)
                })
            };
            // Two bounds that meet are the value.
            let is_known = says(found.bound)
                || says(Bound::Exact)
                || found.bound == Bound::Exact && says(Bound::AtLeast) && says(Bound::AtMost);
            let last = as_deep().next_back().or(known.last()).filter(|_| !is_known);
            last.map(|&(plies, _, expected)| {
                if plies < depth && expected == found {
                    FaultKind::TableDepth { expected: due, found: plies }
                } else {
                    FaultKind::Table { expected, found, of_tree: false }
                }
            })
        } else {
            // Another line may have brought it into the table, and have asked for more: only what
            // cannot be true beside what was found here, by the same plies, is wrong.
            let is_refuted = |&&(_, asked, own): &&LeftReturn| {
                let bound =
                    if own.bound == Bound::Exact { asked.bound(own.value) } else { own.bound };
                !BoundedScore { bound, ..own }.agrees(found)
            };
            let refuted = as_deep().filter(|_| !self.is_uneven).find(is_refuted);
            refuted.map(|&(_, _, expected)| FaultKind::Table { expected, found, of_tree: false })
        };
        if kind.is_some() {
            return kind;
        }
        let window = frame.window;
        if !found.settles(window) {
            return Some(FaultKind::TableBound { found, window });
        }
        (depth < due).then_some(FaultKind::TableDepth { expected: due, found: depth })
    }

    /// Whether what a table is said to know cannot be true of the tree in the header, if the search
    /// reads all of it.
    fn refuted_by_tree(
        &mut self,
        log: &FollowedLog,
        node: usize,
        found: BoundedScore,
    ) -> Option<FaultKind> {
        let is_whole = self.in_tree && !self.deepens && !self.algorithm.declines();
        if !is_whole || self.reduces {
            return None;
        }
        let worths = self.worths.get_or_insert_with(|| log.worths());
        let expected = BoundedScore::exact((*worths.get(node)?)?);
        let is_refuted = !expected.agrees(found);
        is_refuted.then_some(FaultKind::Table { expected, found, of_tree: true })
    }

    fn exit(&mut self, log: &FollowedLog, found: Score) {
        let Some(at) = self.open.len().checked_sub(1) else { return };
        let not_again = self.not_again(at);
        let Some(frame) = self.open.pop() else { return };
        let best = frame.best.found();
        // The edge of the window stands for what lies beyond it.
        let bound = match found.cmp(&best.value) {
            Ordering::Equal => best.bound,
            Ordering::Greater if found == frame.entered.alpha => Bound::AtMost,
            Ordering::Less if found == frame.entered.beta => Bound::AtLeast,
            Ordering::Greater | Ordering::Less => Bound::Exact,
        };
        let value = BoundedScore { value: found, bound };
        self.event(Event::Exit { value });
        let depth = log.nodes[frame.node].depth;
        let wrong = frame.has_best.then(|| self.returned(&frame, depth, found)).flatten();
        let unread = self.unread(log, &frame);
        for kind in not_again.into_iter().chain(wrong).chain(unread) {
            self.wrong(frame.node, kind);
        }
        let left = self.plies_left(Some(&frame));
        self.come_back(Some(frame), value, left);
    }

    /// Whether a node with moves is valued though the depth of the search is not reached, as it has
    /// been where the first one was.
    fn is_above_horizon(&mut self, log: &FollowedLog, node: usize) -> bool {
        let is_inner = self.in_tree && !log.nodes[node].children.is_empty();
        if !is_inner || self.plies == 0 || self.algorithm.declines() {
            return false;
        }
        let saved = self.open.last().map_or(0, |frame| usize::from(frame.saved));
        let left = usize::from(self.plies).saturating_sub(log.nodes[node].depth + saved);
        left > *self.horizon.get_or_insert(left)
    }

    /// The plies that were left at the node that has just been closed.
    fn plies_left(&self, left: Option<&LogFrame>) -> u8 {
        let depth = u8::try_from(self.open.len()).unwrap_or(u8::MAX);
        let saved = left.map_or(0, |left| left.saved);
        self.plies.saturating_sub(depth).saturating_sub(saved)
    }

    /// What is wrong with a returned value, if it is.
    fn returned(&mut self, frame: &LogFrame, depth: usize, found: Score) -> Option<FaultKind> {
        let (expected, window) = (frame.best.value(), frame.entered);
        let within = expected.max(window.alpha).min(window.beta);
        let others = frame.others;
        let level = self.levels.entry(depth).or_default();
        // Where both want the same, nobody can be told from the other.
        if others != Some(expected) {
            level.others += usize::from(others == Some(found));
            level.has_own |= others != Some(found);
        }
        let is_worse = frame.player.prefers(within, expected);
        let is_half = self.slip == Some(Slip::HalfHard) && is_worse;
        if found == if is_half { expected } else { self.book.returned(expected, window) } {
            return None;
        }
        let is_others = others == Some(found) && level.others > 1 && !level.has_own;
        let within = if self.is_soft { expected } else { within };
        Some(FaultKind::Value { expected, within, found, is_others })
    }

    fn unread(&self, log: &FollowedLog, frame: &LogFrame) -> Option<FaultKind> {
        if frame.is_cut || !log.knows_rest {
            return None;
        }
        let is_unread = |&child: &usize| {
            let is_read = self.read_in.get(child) == Some(&frame.number);
            !is_read && log.nodes[child].kind != Kind::Decline
        };
        let children = log.nodes[frame.node].children.iter().copied().filter(is_unread);
        let mut skipped: Vec<_> = children.map(|child| self.id(child)).collect();
        skipped.sort();
        let is_closed = self.book.closes(frame.window);
        (!skipped.is_empty()).then_some(FaultKind::Unread { skipped, is_closed })
    }

    /// A node returns to its parent.
    fn come_back(&mut self, left: Option<LogFrame>, returned: BoundedScore, plies: u8) {
        let Some(left) = left else { return };
        let (node, asked) = (left.node, left.entered);
        self.is_uneven |= left.saved > 0;
        let parts = self.parts.cast_signed();
        let is_whole = self.slip == Some(Slip::WholeValues);
        let returned = BoundedScore {
            value: if is_whole { Score(returned.value.0 / parts * parts) } else { returned.value },
            ..returned
        };
        if let Some(returns) = &mut self.returns {
            returns.entry(node).or_default().push((plies, asked, returned));
        }
        let step = self.step + 1;
        let Some(frame) = self.open.last_mut() else {
            (self.root, self.guess) = (Some((asked, returned)), Some(returned.value));
            return;
        };
        let (best, others) = (frame.best, frame.others);
        let bound = self.book.handed_down(frame.player, frame.window, best.value());
        let is_above = frame.player.prefers(returned.value, bound.of(frame.player));
        let known = returned;
        let is_trusted = match self.slip {
            Some(Slip::ReducedTrusted) => true,
            Some(Slip::ReducedAgain) => left.is_second,
            _ => false,
        };
        if left.reduced > 0 && is_above && !is_trusted {
            // Less depth is no more than a question.
            let child = LeftChild { node, known, returned, asked, step, best, others };
            frame.held = Some(HeldChild { child, plies: Some(left.reduced), line: self.line });
            return;
        }
        // A null window's bound inside the window of the parent calls for another reading.
        let is_scout = left.visit == Visit::Scout && left.reduced == 0;
        if is_scout && frame.window.contains(returned.value) {
            if self.reduces || self.slip == Some(Slip::AgainNotTurned) {
                let child = LeftChild { node, known, returned, asked, step, best, others };
                frame.held = Some(HeldChild { child, plies: None, line: self.line });
                return;
            }
            let calls = returned.bound != Bound::Exact;
            frame.pending = calls.then_some((returned.value, frame.window, None));
        }
        let stays = left.is_second && self.slip == Some(Slip::AgainNotTurned);
        let returned = if stays { returned.negated() } else { returned };
        let scouted = frame.child.filter(|last| last.node == node);
        let lost = scouted.filter(|_| self.slip == Some(Slip::ResearchLost));
        let (returned, best) = lost.map_or((returned, best), |last| (last.returned, last.best));
        let known = scouted.map_or(returned, |last| last.known.refined(returned));
        frame.read += usize::from(scouted.is_none());
        self.take_over(LeftChild { node, known, returned, asked, step, best, others });
    }

    /// Takes over what was found with less depth, as the log does that goes on without another reading.
    pub(super) fn trust(&mut self) {
        let Some(frame) = self.open.last_mut() else { return };
        let Some(HeldChild { child, plies, line }) = frame.held.take() else { return };
        // What is exact need not be read again.
        let calls = plies.is_some() || child.returned.bound != Bound::Exact;
        frame.pending = calls.then_some((child.returned.value, frame.window, plies));
        frame.read += 1;
        self.line = line;
        self.take_over(child);
    }

    /// The current node receives what a child has returned.
    fn take_over(&mut self, child: LeftChild) {
        let mv = self.id(child.node);
        let Some(frame) = self.open.last_mut() else { return };
        let LeftChild { known: value, returned, others, .. } = child;
        frame.child = Some(child);
        let other = frame.player.other();
        frame.others = Some(others.map_or(returned.value, |it| other.better(it, returned.value)));
        let improves = frame.best.update(value);
        frame.has_best |= improves;
        self.event(Event::Back { mv, value, improves });
        self.narrow();
    }

    /// How many steps there are, with what has been left and is not told yet.
    pub(super) fn steps(&self) -> usize {
        let held = usize::from(self.open.last().is_some_and(|frame| frame.held.is_some()));
        self.step + held + self.samples.untold()
    }

    /// Narrows the window to the best value so far.
    fn narrow(&mut self) {
        let narrows = self.algorithm.keeps_window();
        let Some(frame) = self.open.last_mut() else { return };
        let (player, mut bound) = (frame.player, frame.best.value());
        let stands = player == Player::Min && frame.stand.is_some();
        if let Some(child) =
            frame.child.filter(|_| stands && self.slip == Some(Slip::StandMovesAlpha))
        {
            bound = child.returned.value; // β has never seen what stopping is worth.
        }
        if narrows && player.prefers(bound, frame.window.of(player)) {
            frame.window.raise(player, bound);
            self.event(Event::Narrow { player, bound });
        }
    }

    fn cut(&mut self, log: &FollowedLog, node: usize) {
        let Some(at) = self.open.len().checked_sub(1) else { return };
        let frame = &mut self.open[at];
        debug_assert_eq!(frame.node, node);
        let (tried, window) = (frame.read, frame.window);
        let skipped = log.nodes[node].children.len().saturating_sub(tried);
        // Where nobody knows what there is, something is skipped.
        let skipped = if log.knows_rest { skipped } else { skipped.max(1) };
        let is_early = !self.book.closes(window);
        if skipped > 0 {
            frame.best.skip_rest();
            frame.is_cut = true;
            self.event(Event::Cut { by: CutBy::Window, tried, skipped });
            if let Some(kind) = self.not_again(at) {
                self.wrong(node, kind);
            }
        }
        if is_early {
            self.wrong(node, FaultKind::EarlyCut { window });
        }
    }
}

impl LogFrame {
    /// A child is read again, as its null window calls for: with the window of its parent, which its
    /// first value may have narrowed or not.
    fn read_again(&self, node: usize, (own, found): (Window, Window)) -> Option<FaultKind> {
        let child = self.child.filter(|child| child.node == node)?;
        let (scout, returned) = (child.asked, child.returned.value);
        // What lies inside the window of its question is the value.
        if scout.contains(returned) || !self.player.prefers(returned, scout.of(self.player)) {
            return Some(FaultKind::Again { window: scout, returned, reduced: false });
        }
        let before = own.with(self.player, scout.of(self.player));
        let is_right = found == own || found == before;
        (!is_right).then_some(FaultKind::Window { expected: own, found })
    }
}
