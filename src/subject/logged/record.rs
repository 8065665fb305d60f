//! Sends the events of a log to the recorder: what a log leaves out, such as a narrowed window,
//! follows from the values that it returns.

use std::cmp::Ordering;

use super::follow::{FollowedEvent, FollowedKind, FollowedLog};
use crate::judged_log::{LogCause, LostBound};
use claim::{FaultKind, StepFault};
use formats::search_log::LogView;
use score::{Bound, BoundedScore, Player, Score, Window};
use search::{Algorithm, Best, SearchBook};
use trace::{CutBy, Event, Observer, Recorder, Round, Trace, Visit};
use tree::{NodeId, Tree};

/// An open node.
struct LogFrame {
    node: NodeId,
    player: Player,
    best: Best,
    /// The window, narrowed since it was entered with `entered`.
    window: Window,
    entered: Window,
    /// The number of children read.
    read: usize,
    /// The child that was left last, with its value, and the step at which it returned.
    child: Option<(NodeId, BoundedScore, usize)>,
}

/// A run as a log tells it.
pub(super) struct LoggedRun {
    pub trace: Trace,
    /// The line of the log for each step.
    pub lines: Vec<usize>,
    /// Faults that the trace does not show.
    pub faults: Vec<StepFault>,
    /// Why many windows are wrong, if one bound never comes from node to node.
    pub cause: Option<LogCause>,
}

impl LoggedRun {
    /// Records the events of a log over its tree.
    pub(super) fn of(
        log: &FollowedLog,
        tree: &Tree,
        (algorithm, book): (Algorithm, SearchBook),
        view: LogView,
    ) -> Self {
        let became = log.became();
        let mut teller = LogTeller {
            tree,
            book,
            narrows: algorithm.keeps_window(),
            recorder: Recorder::with_capacity(tree.len()),
            open: Vec::new(),
            lines: Vec::new(),
            faults: Vec::new(),
            view,
            handed: HandedDown::default(),
            line: 0,
            scouts: algorithm.scouts(),
            passes: algorithm.remembers(),
            pass: 0,
            plies: 0,
            guess: None,
        };
        for (at, event) in log.events.iter().enumerate() {
            let mut next = log.events[at + 1..].iter();
            let next = next.find(|next| !matches!(next.kind, FollowedKind::Back(_)));
            let is_scout = |next: &FollowedEvent| {
                next.node == event.node && matches!(next.kind, FollowedKind::Enter(_, Visit::Again))
            };
            let node = became[event.node];
            let is_scout = tree.parent(node).is_some() && next.is_some_and(is_scout);
            teller.tell(event, node, is_scout);
        }
        let LogTeller { recorder, lines, faults, handed, .. } = teller;
        Self { trace: recorder.finish(true), lines, faults, cause: handed.cause() }
    }
}

struct LogTeller<'t> {
    tree: &'t Tree,
    book: SearchBook,
    /// Whether the algorithm keeps a window.
    narrows: bool,
    recorder: Recorder,
    open: Vec<LogFrame>,
    lines: Vec<usize>,
    faults: Vec<StepFault>,
    view: LogView,
    handed: HandedDown,
    /// The current line.
    line: usize,
    /// Whether later moves are read with null windows first.
    scouts: bool,
    /// Whether it asks with null windows in passes, with the number of passes, and what the last one
    /// has returned.
    passes: bool,
    pass: u16,
    /// The depth of the current search; 0 without one.
    plies: u8,
    guess: Option<Score>,
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

impl LogTeller<'_> {
    fn event(&mut self, event: Event<NodeId>) {
        self.recorder.event(event);
        self.lines.push(self.line);
    }

    /// `is_scout` says that the child that is left here is read again at once.
    fn tell(&mut self, event: &FollowedEvent, node: NodeId, is_scout: bool) {
        self.line = event.line;
        match event.kind {
            FollowedKind::Depth(plies) => {
                self.plies = plies;
                self.event(Event::Iteration { round: Round::Depth(plies) });
            }
            FollowedKind::Enter(window, visit) => self.enter(node, window, visit),
            FollowedKind::Leaf(value) => {
                self.event(Event::Leaf { value });
                self.open.pop();
                self.come_back(node, BoundedScore::exact(value), is_scout);
            }
            FollowedKind::Recall(value, depth) => {
                // Who does not tell the depth, means a sufficient one.
                let due = self.plies.saturating_sub(self.tree.node(node).depth);
                let depth = depth.unwrap_or(due);
                self.event(Event::Recall { value, depth, visit: None });
                self.open.pop();
                self.come_back(node, value, is_scout);
            }
            FollowedKind::Stand(value) => {
                self.event(Event::Decline { value });
                if let Some(frame) = self.open.last_mut() {
                    frame.best = Best::stopping(frame.player, value);
                    frame.read += 1;
                    self.narrow();
                }
            }
            FollowedKind::Exit(value) => {
                let Some(frame) = self.open.pop() else {
                    return;
                };
                let best = frame.best.found();
                // The edge of the window stands for what lies beyond it.
                let bound = match value.cmp(&best.value) {
                    Ordering::Equal => best.bound,
                    Ordering::Greater if value == frame.entered.alpha => Bound::AtMost,
                    Ordering::Less if value == frame.entered.beta => Bound::AtLeast,
                    Ordering::Greater | Ordering::Less => Bound::Exact,
                };
                let value = BoundedScore { value, bound };
                self.event(Event::Exit { value });
                self.come_back(node, value, is_scout);
            }
            FollowedKind::Back(found) => {
                let Some((child, expected, step)) = self.open.last().and_then(|it| it.child) else {
                    return;
                };
                self.lines[step - 1..].fill(event.line);
                if expected.value != found {
                    let kind = FaultKind::Back { expected: expected.value, found };
                    self.faults.push(StepFault { step, node: child, kind });
                }
            }
            FollowedKind::Cut => self.cut(node),
        }
    }

    fn enter(&mut self, node: NodeId, found: Option<Window>, visit: Visit) {
        let mv = self.open.last().map(|_| node);
        let expected = self.open.last().map_or(Window::FULL, |above| {
            self.book.handed_down(above.player, above.window, above.best.value())
        });
        let is_later = self.open.last().is_some_and(|above| above.read > 0);
        let scout = self.open.last().map(|above| expected.scout(above.player));
        let may_scout = self.scouts && is_later && visit == Visit::First;
        let is_scout = may_scout && (found.is_none() || found == scout);
        let visit = if is_scout { Visit::Scout } else { visit };
        let expected = scout.filter(|_| is_scout).unwrap_or(expected);
        let window = found.unwrap_or(expected);
        let player = self.tree.node(node).player;
        if let (Some(above), Some(found)) = (self.open.last(), found) {
            let written = |window| self.view.turned_window(above.player, window);
            self.handed.note(written(expected), written(found), self.line);
        }
        if mv.is_none() && self.passes {
            self.pass = self.pass.saturating_add(1);
            let (number, guess) = (self.pass, self.guess.unwrap_or(window.beta));
            self.event(Event::Iteration { round: Round::Pass { number, guess } });
        }
        self.open.push(LogFrame {
            node,
            player,
            best: Best::none(player),
            window,
            entered: window,
            read: 0,
            child: None,
        });
        self.event(Event::Enter { mv, window, visit });
    }

    /// Returns to the parent.
    fn come_back(&mut self, child: NodeId, value: BoundedScore, is_scout: bool) {
        let Some(frame) = self.open.last_mut() else {
            self.guess = Some(value.value);
            return;
        };
        let scouted = frame.child.filter(|&(last, ..)| last == child);
        let value = scouted.map_or(value, |(_, before, _)| before.refined(value));
        frame.read += usize::from(scouted.is_none());
        frame.child = Some((child, value, self.lines.len() + 1));
        let improves = if is_scout { frame.best.raise(value) } else { frame.best.update(value) };
        self.event(Event::Back { mv: child, value, improves });
        self.narrow();
    }

    /// Narrows the window to the best value so far.
    fn narrow(&mut self) {
        let narrows = self.narrows;
        let Some(frame) = self.open.last_mut() else { return };
        let (player, bound) = (frame.player, frame.best.value());
        if narrows && player.prefers(bound, frame.window.of(player)) {
            frame.window.raise(player, bound);
            self.event(Event::Narrow { player, bound });
        }
    }

    fn cut(&mut self, node: NodeId) {
        let Some(frame) = self.open.last_mut() else {
            return;
        };
        debug_assert_eq!(frame.node, node);
        let tried = frame.read;
        let skipped = self.tree.children(node).len().saturating_sub(tried);
        let window = frame.window;
        if skipped > 0 {
            frame.best.skip_rest();
            self.event(Event::Cut { by: CutBy::Window, tried, skipped });
        } else if !self.book.closes(window) {
            let (step, kind) = (self.lines.len(), FaultKind::EarlyCut { window });
            self.faults.push(StepFault { step, node, kind });
        }
    }
}
