//! Judges a log of any length, line by line: only the open nodes are kept, and their children.

use super::books;
use super::follow::{Follower, LogHabits};
use super::record::LogJudge;
use crate::interface::Subject as _;
use claim::{FaultKind, StepFault};
use formats::record::Complaint;
use formats::search_log::{LogLine, LogLines, LogView};
use games::diagram::Diagram;
use language::{Language, Texts, Words};
use score::{Fraction, Player, Score};
use search::{Algorithm, SearchBook};
use tree::NodeId;

/// The first wrong step of a log of which only the open nodes are known.
#[derive(Clone, Debug)]
pub struct StreamFault {
    pub line: usize,
    /// Its nodes are numbers that mean nothing beyond this fault.
    pub fault: StepFault,
    /// The book by which the log is right for longest.
    pub book: SearchBook,
    pub view: LogView,
    pub algorithm: Algorithm,
    /// In how many parts of a whole its values are counted.
    parts: u32,
    /// The node above.
    pub parent: NodeId,
    /// The name of each node of the fault, and who moves there.
    nodes: Vec<(NodeId, String, Player)>,
}

impl StreamFault {
    /// The name of a node of the fault, and who moves there.
    pub fn node(&self, node: NodeId) -> (String, Player) {
        let known = self.nodes.iter().find(|(own, ..)| *own == node);
        known.map_or_else(Default::default, |(_, name, player)| (name.clone(), *player))
    }

    /// A value as an exact number.
    pub fn exact(&self, value: Score) -> Fraction {
        let parts = i64::from(self.parts.max(1));
        Fraction::new(value.0.into(), parts).unwrap_or(Fraction::from(value.0))
    }

    /// The name of a player.
    pub fn side(&self, player: Player, language: Language) -> String {
        Diagram::of_names(Vec::new()).side(player, language)
    }
}

/// A log that is judged while it is read. What it is judged by is what is open: of a node that has
/// returned, only what it returned is known, and that only as long as its parent is open.
pub struct LogStream {
    lines: LogLines,
    habits: LogHabits,
    /// From the first event on.
    follower: Option<Follower>,
    /// One for each book by which the log is still right.
    judges: Vec<LogJudge>,
    steps: usize,
    fault: Option<StreamFault>,
}

impl LogStream {
    /// A log that begins with this text, by which its names are understood. Its lines have to be read
    /// nonetheless.
    pub fn new(head: &str) -> Self {
        let mut habits = LogHabits::default();
        let mut lines = LogLines::default();
        for line in head.lines() {
            match lines.read(line) {
                Ok(Some(line)) => habits.note(&line.event),
                Ok(None) => {}
                Err(_) => break,
            }
        }
        Self {
            lines: LogLines::default(),
            habits,
            follower: None,
            judges: Vec::new(),
            steps: 0,
            fault: None,
        }
    }

    /// Judges the next line.
    ///
    /// # Errors
    /// If it cannot be read, or cannot follow the lines before it.
    pub fn read(&mut self, line: &str) -> Result<(), Complaint> {
        let before = self.lines.parts();
        let told = self.lines.read(line)?;
        let by = self.lines.parts() / before.max(1);
        if by > 1 && self.refine(by).is_none() {
            let what = Words::of(Texts::log_too_many_parts);
            return Err(Complaint { line: self.lines.line(), column: 1, what });
        }
        told.map_or(Ok(()), |line| self.judge(&line))
    }

    fn refine(&mut self, by: u32) -> Option<()> {
        self.follower.as_mut().map_or(Some(()), |follower| follower.refine(by))?;
        self.judges.iter_mut().try_for_each(|judge| judge.refine(by))
    }

    fn judge(&mut self, line: &LogLine) -> Result<(), Complaint> {
        let header = self.lines.header();
        let algorithm: Algorithm = header.algorithm.id().parse().unwrap_or_default();
        let follower = self.follower.get_or_insert_with(|| {
            let by = |book| LogJudge::new((algorithm, book), header);
            self.judges = books(header, algorithm).map(by).collect();
            Follower::new(header, self.habits, false)
        });
        follower.line(line)?;
        let Some(event) = follower.followed.events.pop() else {
            return Ok(());
        };
        let mut wrong: Option<StreamFault> = None;
        self.judges.retain_mut(|judge| {
            judge.tell(&follower.followed, &event);
            self.steps = judge.steps();
            let Some(fault) = judge.faults.first() else { return true };
            // The step at which a value came back is that before the line that says so.
            if wrong.as_ref().is_none_or(|other| fault.step > other.fault.step) {
                wrong = Some(placed(follower, judge, fault, (algorithm, header.view)));
            }
            false
        });
        if let Some(wrong) = wrong
            && self.judges.is_empty()
            && self.fault.is_none()
        {
            self.fault = Some(StreamFault { parts: self.lines.parts(), ..wrong });
        }
        Ok(())
    }

    /// The first wrong step, if there is one.
    pub fn fault(&self) -> Option<&StreamFault> {
        self.fault.as_ref()
    }

    /// How many steps there were.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Whether the log has gone on until its root has returned.
    pub fn is_finished(&self) -> bool {
        self.follower.as_ref().is_some_and(Follower::is_finished)
    }

    /// # Errors
    /// If the log ends before its first event.
    pub fn end(&self) -> Result<(), Complaint> {
        self.lines.end()
    }
}

/// A fault with the names of what it is about.
fn placed(
    follower: &Follower,
    judge: &LogJudge,
    fault: &StepFault,
    (algorithm, view): (Algorithm, LogView),
) -> StreamFault {
    let log = &follower.followed;
    let above = log.nodes[fault.node.index()].parent;
    let parent = above.and_then(|at| u32::try_from(at).ok()).map_or(fault.node, NodeId);
    let others = match &fault.kind {
        FaultKind::NotAgain { child, .. } | FaultKind::NotInFull { child, .. } => {
            std::slice::from_ref(child)
        }
        FaultKind::Order { expected }
        | FaultKind::Chosen { expected, .. }
        | FaultKind::Untried { expected }
        | FaultKind::Selected { expected, .. } => std::slice::from_ref(expected),
        FaultKind::Unread { skipped, .. } => skipped,
        _ => &[],
    };
    let named = |&node: &NodeId| (node, log.name(node.index()), log.nodes[node.index()].player);
    StreamFault {
        line: judge.step_line,
        fault: fault.clone(),
        book: judge.book,
        view,
        algorithm,
        parts: 1,
        parent,
        nodes: [fault.node, parent, NodeId::ROOT].iter().chain(others).map(named).collect(),
    }
}
