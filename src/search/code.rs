//! Pseudo-code: lines, levels, and the lines that algorithms share.

use super::iterated_generation::answer_of;
use super::level::CodeLevel;
use game::AnswerKind;
use language::{Language, Notation, Texts};
use trace::EventKind::{self, self as E};
use trace::{CutBy, Step, StepDetail, Visit};

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct PseudoLine {
    /// The level of indentation.
    pub indent: u8,
    /// The events that this line stands for, unless another line stands for those in its case.
    pub events: &'static [EventKind],
    /// The events that it stands for in one case only.
    pub cases: &'static [(EventKind, Case)],
    text: LineText,
}

/// A condition of a step that decides between two lines of its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The rest is skipped for this reason, or has been skipped for it.
    CutBy(CutBy),
    /// The node is a leaf.
    Leaf,
    /// The node is a leaf below the root: its parent makes and values it.
    LeafBelowRoot,
    /// The node is expanded, and the opponent of the root's player chooses there.
    Opponent,
    /// The best so far is a move, rather than stopping.
    ByMove,
    /// Stopping was enough.
    Stopped,
    /// A candidate that answers a move of the opponent.
    Answer,
    /// A scout that has read the move in full has found it better.
    Scouted,
    /// The root returns a value below β.
    RootBelow,
    /// The root returns a value that is β or more.
    RootReaches,
    /// Only the first move of the node is read.
    Probed,
    /// Chance has gone to the node.
    ByChance,
}

/// A step as the pseudo-code sees it.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a condition of its own")]
pub struct Moment<'s> {
    pub step: &'s Step,
    /// Why the node has skipped moves in this visit; `None` if it has not.
    pub cut: Option<CutBy>,
    /// Whether the node is the root.
    pub is_root: bool,
    /// Whether the node is a leaf.
    pub is_leaf: bool,
    /// Whether chance moves above the node.
    pub is_by_chance: bool,
    /// Whether the player at the root is to move.
    pub attacks: bool,
    /// Whether the best so far is stopping.
    pub stops: bool,
}

impl Case {
    /// Whether a step is this case.
    fn holds(self, of: &Moment<'_>) -> bool {
        let reaches = || of.step.value.is_some_and(|value| value >= of.step.entered.beta);
        match self {
            Self::CutBy(by) => of.cut == Some(by),
            Self::Leaf => of.is_leaf,
            Self::LeafBelowRoot => of.is_leaf && !of.is_root,
            Self::Opponent => !of.is_leaf && !of.attacks,
            Self::ByMove => !of.stops,
            Self::Stopped => of.stops && of.cut == Some(CutBy::Window),
            Self::Answer => match of.step.detail {
                StepDetail::Candidate { class, .. } => {
                    !matches!(answer_of(class), None | Some(AnswerKind::OwnMove))
                }
                _ => false,
            },
            Self::Scouted => of.step.detail == StepDetail::Left { reduced: false },
            Self::RootBelow => of.is_root && !reaches(),
            Self::RootReaches => of.is_root && reaches(),
            Self::Probed => of.step.visit == Visit::Probe,
            Self::ByChance => of.is_by_chance,
        }
    }
}

/// The text of a line in a notation, which is given by its id.
type LineText = fn(&Texts, &str) -> String;

pub(super) const fn line(indent: u8, text: LineText, events: &'static [EventKind]) -> PseudoLine {
    PseudoLine { indent, events, cases: &[], text }
}

impl PseudoLine {
    /// The same line, which stands for these events in these cases, too.
    pub(super) const fn cases(mut self, cases: &'static [(EventKind, Case)]) -> Self {
        self.cases = cases;
        self
    }

    /// Whether it stands for the step in its case.
    pub fn is_case(&self, of: &Moment<'_>) -> bool {
        self.cases.iter().any(|&(kind, case)| kind == of.step.kind && case.holds(of))
    }

    /// The same line with another indentation.
    pub(super) const fn at(mut self, indent: u8) -> Self {
        self.indent = indent;
        self
    }

    /// The text in a notation; the textbook form if the notation has none of its own.
    pub fn text(&self, notation: Notation, language: Language) -> String {
        (self.text)(language.texts(), notation.id())
    }
}

/// The pseudo-code of an algorithm at three levels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code {
    pub(super) coarse: &'static [PseudoLine],
    pub(super) usual: &'static [PseudoLine],
    pub(super) fine: &'static [PseudoLine],
}

impl Code {
    pub(super) const NONE: Self = Self { coarse: &[], usual: &[], fine: &[] };

    pub(super) const fn lines(&self, level: CodeLevel) -> &'static [PseudoLine] {
        match level {
            CodeLevel::Coarse => self.coarse,
            CodeLevel::Usual => self.usual,
            CodeLevel::Fine => self.fine,
        }
    }
}

/// The events of a call: by the search itself, or on a request of the user.
pub(super) const CALLED: &[EventKind] = &[E::Enter, E::Ask];

pub(super) const LEAF: PseudoLine =
    line(1, |texts, notation| texts.code_leaf(notation), &[E::Leaf]);

/// The value of a position in which no move is searched.
pub(super) const NO_MOVE: PseudoLine =
    line(1, |texts, notation| texts.code_no_move(notation), &[E::Leaf]);

/// Initializes the best value.
pub(super) const WORST: PseudoLine = line(1, |texts, notation| texts.code_worst(notation), &[]);

/// Initializes the best value with that of declining.
pub(super) const STAND_PAT: PseudoLine =
    line(1, |texts, notation| texts.code_stand_pat(notation), &[E::Decline]);

/// The head of the loop over all moves.
pub(super) const EACH: PseudoLine = line(1, |texts, _| texts.code_each(), &[E::Candidate]);

/// The head of the loop if only some moves are searched.
pub(super) const EACH_READ: PseudoLine =
    line(1, |texts, _| texts.code_each_read(), &[E::Candidate]);

/// Keeps a better value.
pub(super) const BETTER: PseudoLine =
    line(2, |texts, notation| texts.code_better(notation), &[E::Improve]);

/// Ignores a value that is not better.
pub(super) const STAYS: PseudoLine = line(2, |texts, _| texts.code_stays(), &[E::Keep]);

/// Returns the best value, or the mean where chance moves.
pub(super) const ANSWER: PseudoLine = line(1, |texts, _| texts.code_return_weighed(), &[E::Exit]);

/// Counts a value for the mean, where chance moves.
pub(super) const WEIGH: PseudoLine = line(2, |texts, _| texts.code_weigh(), &[E::Weigh]);

/// Narrows the window.
pub(super) const NARROW: PseudoLine =
    line(2, |texts, notation| texts.code_narrow(notation), &[E::Narrow]);

/// Stops if the window is closed.
pub(super) const CUT: PseudoLine = line(2, |texts, notation| texts.code_cut(notation), &[E::Cut]);

pub(super) const RETURN: PseudoLine = line(1, |texts, _| texts.code_return(), &[E::Exit]);

/// The idea of minimax in one line.
pub(super) const KEEP_BEST: PseudoLine =
    line(1, |texts, notation| texts.code_keep_best(notation), &[E::Candidate, E::Improve, E::Keep]);

/// The idea of pruning in one line.
pub(super) const PRUNE: PseudoLine =
    line(1, |texts, notation| texts.code_prune(notation), &[E::Narrow, E::Cut]);

/// Generates the moves (this and the following lines are for the finest level).
pub(super) const MOVES: PseudoLine = line(1, |texts, _| texts.code_moves(), &[]);

/// The test for a leaf.
pub(super) const IF_NONE: PseudoLine = line(1, |texts, _| texts.code_if_none(), &[]);

/// The value of a leaf.
pub(super) const STATIC: PseudoLine =
    line(2, |texts, notation| texts.code_static(notation), &[E::Leaf]);

/// The test whether declining is an option.
pub(super) const IF_STOPS: PseudoLine = line(1, |texts, _| texts.code_if_stops(), &[]);

/// The value of declining.
pub(super) const STOPS: PseudoLine =
    line(2, |texts, notation| texts.code_stops(notation), &[E::Decline]);

/// The head of the loop.
pub(super) const FOR_EACH: PseudoLine = line(1, |texts, _| texts.code_for_each(), &[E::Candidate]);

/// Makes a move.
pub(super) const AFTER: PseudoLine = line(2, |texts, _| texts.code_after(), &[]);

/// The comparison with the best value.
pub(super) const COMPARE: PseudoLine = line(2, |texts, notation| texts.code_compare(notation), &[]);

/// The assignment of the best value.
pub(super) const ASSIGN: PseudoLine = line(3, |texts, _| texts.code_assign(), &[E::Improve]);

/// The alternative of the comparison.
pub(super) const ELSE: PseudoLine = STAYS;

/// Narrows the window.
pub(super) const RAISE: PseudoLine =
    line(2, |texts, notation| texts.code_raise(notation), &[E::Narrow]);

/// The test of the window.
pub(super) const IF_CLOSED: PseudoLine =
    line(2, |texts, notation| texts.code_if_closed(notation), &[]);

/// Skips the remaining moves.
pub(super) const SKIP: PseudoLine = line(3, |texts, _| texts.code_skip(), &[E::Cut]);
