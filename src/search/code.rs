//! Pseudo-code: its lines, its three levels, and the lines that algorithms share.

use super::level::CodeLevel;
use language::{Language, Notation, Texts};
use trace::EventKind::{self, self as E};

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct PseudoLine {
    /// How deep it is indented.
    pub indent: u8,
    /// The events that happen on this line.
    pub events: &'static [EventKind],
    text: LineText,
}

/// What a line says in a notation, which is given by its id.
type LineText = fn(&Texts, &str) -> String;

/// A line of pseudo-code.
pub(super) const fn line(indent: u8, text: LineText, events: &'static [EventKind]) -> PseudoLine {
    PseudoLine {
        indent,
        events,
        text,
    }
}

impl PseudoLine {
    /// The same line, indented otherwise.
    pub(super) const fn at(mut self, indent: u8) -> Self {
        self.indent = indent;
        self
    }

    /// The line as it reads in a notation; where it has no form of its own there, as in a textbook.
    #[must_use]
    pub fn text(&self, notation: Notation, language: Language) -> String {
        (self.text)(language.texts(), notation.id())
    }
}

/// The code of an algorithm, at three levels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code {
    pub(super) coarse: &'static [PseudoLine],
    pub(super) usual: &'static [PseudoLine],
    pub(super) fine: &'static [PseudoLine],
}

impl Code {
    /// No code.
    pub(super) const NONE: Self = Self {
        coarse: &[],
        usual: &[],
        fine: &[],
    };

    /// The lines of a level.
    pub(super) const fn lines(&self, level: CodeLevel) -> &'static [PseudoLine] {
        match level {
            CodeLevel::Coarse => self.coarse,
            CodeLevel::Usual => self.usual,
            CodeLevel::Fine => self.fine,
        }
    }
}

/// What happens where a function is called: by itself, or because a person asks for a node.
pub(super) const CALLED: &[EventKind] = &[E::Enter, E::Ask];

/// The value of a leaf.
pub(super) const LEAF: PseudoLine =
    line(1, |texts, notation| texts.code_leaf(notation), &[E::Leaf]);

/// The value of a position where no move is read.
pub(super) const NO_MOVE: PseudoLine = line(
    1,
    |texts, notation| texts.code_no_move(notation),
    &[E::Leaf],
);

/// Nothing is the best yet.
pub(super) const WORST: PseudoLine = line(1, |texts, notation| texts.code_worst(notation), &[]);

/// Stopping is a choice.
pub(super) const STAND_PAT: PseudoLine = line(
    1,
    |texts, notation| texts.code_stand_pat(notation),
    &[E::Decline],
);

/// The head of the loop.
pub(super) const EACH: PseudoLine = line(1, |texts, _| texts.code_each(), &[E::Candidate]);

/// The head of the loop where only some moves are read.
pub(super) const EACH_READ: PseudoLine =
    line(1, |texts, _| texts.code_each_read(), &[E::Candidate]);

/// A better value is kept.
pub(super) const BETTER: PseudoLine = line(
    2,
    |texts, notation| texts.code_better(notation),
    &[E::Improve],
);

/// A value that is not better changes nothing.
pub(super) const STAYS: PseudoLine = line(2, |texts, _| texts.code_stays(), &[E::Keep]);

/// The window becomes narrower.
pub(super) const NARROW: PseudoLine = line(
    2,
    |texts, notation| texts.code_narrow(notation),
    &[E::Narrow],
);

/// The window closes.
pub(super) const CUT: PseudoLine = line(2, |texts, notation| texts.code_cut(notation), &[E::Cut]);

/// What is returned.
pub(super) const RETURN: PseudoLine = line(1, |texts, _| texts.code_return(), &[E::Exit]);

/// The idea of minimax, in one line.
pub(super) const KEEP_BEST: PseudoLine = line(
    1,
    |texts, notation| texts.code_keep_best(notation),
    &[E::Candidate, E::Improve, E::Keep],
);

/// The idea of pruning, in one line.
pub(super) const PRUNE: PseudoLine = line(
    1,
    |texts, notation| texts.code_prune(notation),
    &[E::Narrow, E::Cut],
);

/// Fine: the moves are made.
pub(super) const MOVES: PseudoLine = line(1, |texts, _| texts.code_moves(), &[]);

/// Fine: the test for a leaf.
pub(super) const IF_NONE: PseudoLine = line(1, |texts, _| texts.code_if_none(), &[]);

/// Fine: the value of a leaf.
pub(super) const STATIC: PseudoLine =
    line(2, |texts, notation| texts.code_static(notation), &[E::Leaf]);

/// Fine: the test for stopping.
pub(super) const IF_STOPS: PseudoLine = line(1, |texts, _| texts.code_if_stops(), &[]);

/// Fine: the value of stopping.
pub(super) const STOPS: PseudoLine = line(
    2,
    |texts, notation| texts.code_stops(notation),
    &[E::Decline],
);

/// Fine: the head of the loop.
pub(super) const FOR_EACH: PseudoLine = line(1, |texts, _| texts.code_for_each(), &[E::Candidate]);

/// Fine: a move is made.
pub(super) const AFTER: PseudoLine = line(2, |texts, _| texts.code_after(), &[]);

/// Fine: the comparison.
pub(super) const COMPARE: PseudoLine = line(2, |texts, notation| texts.code_compare(notation), &[]);

/// Fine: the assignment.
pub(super) const ASSIGN: PseudoLine = line(3, |texts, _| texts.code_assign(), &[E::Improve]);

/// Fine: what happens otherwise.
pub(super) const ELSE: PseudoLine = line(2, |texts, _| texts.code_else(), &[E::Keep]);

/// Fine: the window becomes narrower.
pub(super) const RAISE: PseudoLine = line(
    2,
    |texts, notation| texts.code_raise(notation),
    &[E::Narrow],
);

/// Fine: the test of the window.
pub(super) const IF_CLOSED: PseudoLine =
    line(2, |texts, notation| texts.code_if_closed(notation), &[]);

/// Fine: the rest is skipped.
pub(super) const SKIP: PseudoLine = line(3, |texts, _| texts.code_skip(), &[E::Cut]);

/// What proof-number searches share: an asked question, and its answer.
pub(super) mod proof {
    use super::{PseudoLine, line};
    use trace::EventKind as E;

    /// A node is expanded.
    pub(crate) const DEVELOP: PseudoLine =
        line(1, |texts, _| texts.code_proof_develop(), &[E::Leaf]);
    /// Coming back without a value.
    pub(crate) const NUMBERS_ALONE: PseudoLine =
        line(1, |texts, _| texts.code_proof_numbers_alone(), &[E::Leave]);
    /// Coming back with a value.
    pub(crate) const VALUE_TOO: PseudoLine = line(
        1,
        |texts, _| texts.code_proof_value_too(),
        &[E::Improve, E::Keep],
    );
    /// The numbers.
    pub(crate) const COUNT: PseudoLine = line(1, |texts, _| texts.code_proof_count(), &[E::Proof]);
    /// The end.
    pub(crate) const SETTLED: PseudoLine =
        line(1, |texts, _| texts.code_proof_settled(), &[E::Exit]);
    /// Coming back, whatever with.
    pub(crate) const BACK: PseudoLine = line(
        1,
        |texts, _| texts.code_proof_back(),
        &[E::Leave, E::Improve, E::Keep],
    );
    /// Fine: the test.
    pub(crate) const IF_NEW: PseudoLine = line(1, |texts, _| texts.code_proof_if_new(), &[]);
    /// Fine: the children.
    pub(crate) const MAKE: PseudoLine = line(2, |texts, _| texts.code_proof_make(), &[]);
    /// Fine: the leaves among them.
    pub(crate) const LOOK: PseudoLine = line(2, |texts, _| texts.code_proof_look(), &[E::Leaf]);
    /// Fine: which child.
    pub(crate) const CHOOSE: PseudoLine = line(2, |texts, _| texts.code_proof_choose(), &[]);
    /// Fine: a value better than before.
    pub(crate) const BETTER_VALUE: PseudoLine =
        line(2, |texts, _| texts.code_proof_better_value(), &[E::Improve]);
    /// Fine: a value not better.
    pub(crate) const OTHER_VALUE: PseudoLine =
        line(2, |texts, _| texts.code_proof_other_value(), &[E::Keep]);
    /// Fine: the sums.
    pub(crate) const SUMS: PseudoLine = line(2, |texts, _| texts.code_proof_sums(), &[E::Proof]);
    /// Fine: the same where the opponent chooses.
    pub(crate) const SUMS_OTHER: PseudoLine =
        line(2, |texts, _| texts.code_proof_sums_other(), &[]);
    /// Fine: the last test.
    pub(crate) const IF_ZERO: PseudoLine = line(1, |texts, _| texts.code_proof_if_zero(), &[]);
    /// Fine: the answer.
    pub(crate) const ANSWER: PseudoLine = line(2, |texts, _| texts.code_proof_answer(), &[E::Exit]);
}
