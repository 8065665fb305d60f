//! A log whose every step has been judged.

use claim::{FaultKind, RunJudgement, StepFault};
use formats::search_log::LogView;
use score::{Player, Score};
use search::{SearchBook, Slip};

/// What is known of the run in a log.
#[derive(Clone, Debug)]
pub struct JudgedLog {
    /// The line of each step.
    pub(super) lines: Vec<usize>,
    pub(super) judgement: RunJudgement,
    pub(super) view: LogView,
    pub(super) book: SearchBook,
    pub(super) is_finished: bool,
    pub(super) reduces: bool,
    pub(super) cause: Option<LogCause>,
    /// The wrong rule, and the side that alone follows it.
    pub(super) mistake: Option<(Slip, Option<Player>)>,
}

/// One cause of many wrong steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogCause {
    /// The numbers are from another view than the header says.
    View {
        /// The right one.
        view: LogView,
        /// The number of steps that are wrong now, and would be then.
        wrong: usize,
        left: usize,
    },
    /// A bound never comes to the node below.
    Window {
        bound: LostBound,
        /// How often it should, and the line where it should first.
        count: usize,
        line: usize,
    },
}

/// The bound that a node does not hand down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostBound {
    Alpha,
    Beta,
    Both,
}

impl JudgedLog {
    /// The line of the log that a step comes from; `None` at step 0.
    pub fn line(&self, step: usize) -> Option<usize> {
        self.lines.get(step.checked_sub(1)?).copied()
    }

    /// All faults, in the order of the steps.
    pub fn faults(&self) -> &[StepFault] {
        &self.judgement.faults
    }

    /// By which book it is judged.
    pub fn book(&self) -> SearchBook {
        self.book
    }

    /// The wrong rule of which a run says all that the log says up to its first fault, and there.
    pub fn mistake(&self) -> Option<Slip> {
        self.mistake.map(|(slip, _)| slip)
    }

    /// The side at whose nodes alone it is followed; `None` if at all nodes.
    pub fn mistaken_side(&self) -> Option<Player> {
        self.mistake.and_then(|(_, side)| side)
    }

    /// The one cause of many faults.
    pub fn cause(&self) -> Option<LogCause> {
        self.cause
    }

    pub fn explains(&self, fault: &StepFault) -> bool {
        match (self.cause, &fault.kind) {
            (Some(LogCause::View { .. }), _) => true,
            (Some(LogCause::Window { .. }), FaultKind::Window { expected, found }) => {
                // What is wrong with it is that it has no bound.
                let [alpha, beta] = [found.alpha, found.beta];
                (alpha == Score::MIN || alpha == expected.alpha)
                    && (beta == Score::MAX || beta == expected.beta)
            }
            _ => false,
        }
    }

    /// The wrong steps, in order.
    pub fn wrong_steps(&self) -> Vec<usize> {
        let mut steps: Vec<_> = self.faults().iter().map(|fault| fault.step).collect();
        steps.dedup();
        steps
    }

    pub fn faults_at(&self, step: usize) -> impl Iterator<Item = &StepFault> {
        self.judgement.at(step)
    }

    /// Whether what a step says may be false: it is wrong, or rests on a wrong one.
    pub fn doubts(&self, step: usize) -> bool {
        self.judgement.doubts(step)
    }

    /// Whether the log goes on until its root returns.
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Whether it reads moves with less depth.
    pub fn reduces(&self) -> bool {
        self.reduces
    }

    /// From whose point of view the log writes its numbers.
    pub fn view(&self) -> LogView {
        self.view
    }
}
