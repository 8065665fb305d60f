//! Sends the events of a log to the recorder: what a log leaves out, such as a narrowed window,
//! follows from the values that it returns.

use super::follow::{FollowedEvent, FollowedKind, FollowedLog};
use claim::{FaultKind, StepFault};
use score::{BoundedScore, Player, Score, Window};
use search::{Algorithm, Best};
use trace::{CutBy, Event, Observer, Recorder, Trace, Visit};
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
    child: Option<(NodeId, Score, usize)>,
}

/// A run as a log tells it.
pub(super) struct LoggedRun {
    pub trace: Trace,
    /// The line of the log for each step.
    pub lines: Vec<usize>,
    /// Faults that the trace does not show.
    pub faults: Vec<StepFault>,
}

impl LoggedRun {
    /// Records the events of a log over its tree.
    pub(super) fn of(log: &FollowedLog, tree: &Tree, algorithm: Algorithm) -> Self {
        let became = log.became();
        let mut teller = LogTeller {
            tree,
            narrows: algorithm.keeps_window(),
            recorder: Recorder::with_capacity(tree.len()),
            open: Vec::new(),
            lines: Vec::new(),
            faults: Vec::new(),
            line: 0,
        };
        for event in &log.events {
            teller.tell(event, became[event.node]);
        }
        Self { trace: teller.recorder.finish(true), lines: teller.lines, faults: teller.faults }
    }
}

struct LogTeller<'t> {
    tree: &'t Tree,
    /// Whether the algorithm keeps a window.
    narrows: bool,
    recorder: Recorder,
    open: Vec<LogFrame>,
    lines: Vec<usize>,
    faults: Vec<StepFault>,
    /// The current line.
    line: usize,
}

impl LogTeller<'_> {
    fn event(&mut self, event: Event<NodeId>) {
        self.recorder.event(event);
        self.lines.push(self.line);
    }

    fn tell(&mut self, event: &FollowedEvent, node: NodeId) {
        self.line = event.line;
        match event.kind {
            FollowedKind::Enter(window) => self.enter(node, window),
            FollowedKind::Leaf(value) => {
                self.event(Event::Leaf { value });
                self.open.pop();
                self.come_back(node, BoundedScore::exact(value));
            }
            FollowedKind::Exit(value) => {
                let Some(frame) = self.open.pop() else {
                    return;
                };
                let best = frame.best.found();
                let bound =
                    if best.value == value { best.bound } else { frame.entered.bound(value) };
                let value = BoundedScore { value, bound };
                self.event(Event::Exit { value });
                self.come_back(node, value);
            }
            FollowedKind::Back(found) => {
                let Some((child, expected, step)) = self.open.last().and_then(|it| it.child) else {
                    return;
                };
                self.lines[step - 1..].fill(event.line);
                if expected != found {
                    let kind = FaultKind::Back { expected, found };
                    self.faults.push(StepFault { step, node: child, kind });
                }
            }
            FollowedKind::Cut => self.cut(node),
        }
    }

    fn enter(&mut self, node: NodeId, found: Option<Window>) {
        let mv = self.open.last().map(|_| node);
        let expected = self.open.last().map_or(Window::FULL, |above| above.window);
        let window = found.unwrap_or(expected);
        let player = self.tree.node(node).player;
        self.open.push(LogFrame {
            node,
            player,
            best: Best::none(player),
            window,
            entered: window,
            read: 0,
            child: None,
        });
        self.event(Event::Enter { mv, window, visit: Visit::First });
    }

    /// Returns to the parent.
    fn come_back(&mut self, child: NodeId, value: BoundedScore) {
        let narrows = self.narrows;
        let Some(frame) = self.open.last_mut() else {
            return;
        };
        frame.read += 1;
        frame.child = Some((child, value.value, self.lines.len() + 1));
        let improves = frame.best.update(value);
        let (player, bound) = (frame.player, frame.best.value());
        let narrows = narrows && player.prefers(bound, frame.window.of(player));
        if narrows {
            frame.window.raise(player, bound);
        }
        self.event(Event::Back { mv: child, value, improves });
        if narrows {
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
        } else if !window.is_closed() {
            let (step, kind) = (self.lines.len(), FaultKind::EarlyCut { window });
            self.faults.push(StepFault { step, node, kind });
        }
    }
}
