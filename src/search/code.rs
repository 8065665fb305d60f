//! Pseudo-code: its lines, its three levels, and the lines that algorithms share.

use super::level::CodeLevel;
use crate::language::{Language, Notation};
use crate::trace::EventKind::{self, self as E};

/// A text in both languages, Japanese first.
type Pair = (&'static str, &'static str);

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct PseudoLine {
    /// How deep it is indented.
    pub indent: u8,
    /// The events that happen on this line.
    pub events: &'static [EventKind],
    text: Pair,
    /// With inequalities, where that is another line.
    inequalities: Option<Pair>,
    /// From the view of the side to move, where that is another line.
    negamax: Option<Pair>,
}

/// A line of pseudo-code.
pub(super) const fn line(
    indent: u8,
    ja: &'static str,
    en: &'static str,
    events: &'static [EventKind],
) -> PseudoLine {
    PseudoLine {
        indent,
        events,
        text: (ja, en),
        inequalities: None,
        negamax: None,
    }
}

impl PseudoLine {
    /// The same line with inequalities instead of α and β.
    pub(super) const fn inequalities(mut self, ja: &'static str, en: &'static str) -> Self {
        self.inequalities = Some((ja, en));
        self
    }

    /// The same line from the view of the side to move.
    pub(super) const fn negamax(mut self, ja: &'static str, en: &'static str) -> Self {
        self.negamax = Some((ja, en));
        self
    }

    /// The same line, indented otherwise.
    pub(super) const fn at(mut self, indent: u8) -> Self {
        self.indent = indent;
        self
    }

    /// The line as it reads in a notation; where it has no form of its own there, as in a textbook.
    #[must_use]
    pub fn text(&self, notation: Notation, language: Language) -> &'static str {
        let own = match notation {
            Notation::Textbook | Notation::Arrows => None,
            Notation::Inequalities => self.inequalities,
            Notation::Negamax => self.negamax,
        };
        let (ja, en) = own.unwrap_or(self.text);
        language.pick(ja, en)
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
pub(super) const LEAF: PseudoLine = line(
    1,
    "末端なら 静的評価値 を返す",
    "at a leaf: return its static value",
    &[E::Leaf],
)
.negamax(
    "末端なら 手番から見た静的評価値 を返す",
    "at a leaf: return its static value, seen by the mover",
);

/// The value of a position where no move is read.
pub(super) const NO_MOVE: PseudoLine = line(
    1,
    "読む手がなければ 静的評価値 を返す",
    "if no move is read: return the static value",
    &[E::Leaf],
)
.negamax(
    "読む手がなければ 手番から見た静的評価値 を返す",
    "if no move is read: return the static value, seen by the mover",
);

/// Nothing is the best yet.
pub(super) const WORST: PseudoLine = line(
    1,
    "最善 ← 先手番なら −∞、後手番なら +∞",
    "best ← −∞ if Black is to move, else +∞",
    &[],
)
.negamax("最善 ← −∞", "best ← −∞");

/// Stopping is a choice.
pub(super) const STAND_PAT: PseudoLine = line(
    1,
    "止まれる所なら 最善 ← 静的評価値",
    "where one may stop: best ← static value",
    &[E::Decline],
)
.negamax(
    "止まれる所なら 最善 ← 手番から見た静的評価値",
    "where one may stop: best ← static value, seen by the mover",
);

/// The head of the loop.
pub(super) const EACH: PseudoLine =
    line(1, "すべての手について:", "for each move:", &[E::Candidate]);

/// The head of the loop where only some moves are read.
pub(super) const EACH_READ: PseudoLine = line(
    1,
    "読む手(水平線の先では取る手など)について:",
    "for each move that is read there:",
    &[E::Candidate],
);

/// A better value is kept.
pub(super) const BETTER: PseudoLine = line(
    2,
    "値が手番の側に良ければ 最善 ← 値",
    "if value suits the mover better: best ← value",
    &[E::Improve],
)
.negamax("値 > 最善 なら 最善 ← 値", "if value > best: best ← value");

/// A value that is not better changes nothing.
pub(super) const STAYS: PseudoLine = line(
    2,
    "良くなければ 最善はそのまま",
    "otherwise best stays",
    &[E::Keep],
);

/// The window becomes narrower.
pub(super) const NARROW: PseudoLine = line(
    2,
    "先手番なら α、後手番なら β を 最善 まで狭める",
    "raise α (White: lower β) to best",
    &[E::Narrow],
)
.inequalities(
    "先手番なら この節は ≧ 最善、後手番なら ≦ 最善",
    "the node is ≧ best (White to move: ≦ best)",
)
.negamax("α ← max(α, 最善)", "α ← max(α, best)");

/// The window closes.
pub(super) const CUT: PseudoLine = line(
    2,
    "α ≧ β なら 残りの手を捨てる",
    "if α ≧ β: skip the moves that are left",
    &[E::Cut],
)
.inequalities(
    "上の節の ≦・≧ と両立しなければ 残りの手を捨てる",
    "if that contradicts a node above: skip the moves that are left",
);

/// What is returned.
pub(super) const RETURN: PseudoLine = line(1, "最善 を返す", "return best", &[E::Exit]);

/// The idea of minimax, in one line.
pub(super) const KEEP_BEST: PseudoLine = line(
    1,
    "手を一つずつ読み、手番の側にいちばん良い値を残す",
    "read the moves one by one, keep what suits the mover best",
    &[E::Candidate, E::Improve, E::Keep],
)
.negamax(
    "手を一つずつ読み、符号を変えた値のうち最大を残す",
    "read the moves one by one, keep the largest of the negated values",
);

/// The idea of pruning, in one line.
pub(super) const PRUNE: PseudoLine = line(
    1,
    "窓 (α, β) を狭め、閉じたら残りの手を捨てる",
    "narrow the window (α, β); once it is closed, skip the rest",
    &[E::Narrow, E::Cut],
)
.inequalities(
    "≧ と ≦ を書き込み、上の節と両立しなくなったら残りを捨てる",
    "note ≧ and ≦; once they contradict a node above, skip the rest",
);

/// Fine: the moves are made.
pub(super) const MOVES: PseudoLine = line(
    1,
    "手 ← この局面の手。深さが 0 なら なし",
    "moves ← those of the position; none at depth 0",
    &[],
);

/// Fine: the test for a leaf.
pub(super) const IF_NONE: PseudoLine = line(1, "手がなければ:", "if there are none:", &[]);

/// Fine: the value of a leaf.
pub(super) const STATIC: PseudoLine = line(
    2,
    "静的評価値 を返す",
    "return the static value",
    &[E::Leaf],
)
.negamax(
    "静的評価値 × (先手番なら +1、後手番なら −1) を返す",
    "return static value × (+1 if Black is to move, else −1)",
);

/// Fine: the test for stopping.
pub(super) const IF_STOPS: PseudoLine = line(1, "止まれる所なら:", "if one may stop here:", &[]);

/// Fine: the value of stopping.
pub(super) const STOPS: PseudoLine =
    line(2, "最善 ← 静的評価値", "best ← static value", &[E::Decline]).negamax(
        "最善 ← 静的評価値 × (先手番なら +1、後手番なら −1)",
        "best ← static value × (+1 if Black is to move, else −1)",
    );

/// Fine: the head of the loop.
pub(super) const FOR_EACH: PseudoLine = line(
    1,
    "手 の中の m それぞれについて:",
    "for each m of moves:",
    &[E::Candidate],
);

/// Fine: a move is made.
pub(super) const AFTER: PseudoLine = line(
    2,
    "次 ← m を指した後の局面",
    "next ← the position after m",
    &[],
);

/// Fine: the comparison.
pub(super) const COMPARE: PseudoLine = line(
    2,
    "先手番で 値 > 最善、後手番で 値 < 最善 なら:",
    "if value > best (White to move: value < best):",
    &[],
)
.negamax("値 > 最善 なら:", "if value > best:");

/// Fine: the assignment.
pub(super) const ASSIGN: PseudoLine = line(3, "最善 ← 値", "best ← value", &[E::Improve]);

/// Fine: what happens otherwise.
pub(super) const ELSE: PseudoLine = line(
    2,
    "でなければ: 最善 ← 最善(そのまま)",
    "else: best ← best (it stays)",
    &[E::Keep],
);

/// Fine: the window becomes narrower.
pub(super) const RAISE: PseudoLine = line(
    2,
    "先手番なら α ← max(α, 最善)、後手番なら β ← min(β, 最善)",
    "α ← max(α, best); White to move: β ← min(β, best)",
    &[E::Narrow],
)
.inequalities(
    "先手番なら ≧ max(前, 最善)、後手番なら ≦ min(前, 最善) と書く",
    "write ≧ max(before, best); White to move: ≦ min(before, best)",
)
.negamax("α ← max(α, 最善)", "α ← max(α, best)");

/// Fine: the test of the window.
pub(super) const IF_CLOSED: PseudoLine = line(
    2,
    "α ≧ β で、手が残っていれば:",
    "if α ≧ β and moves are left:",
    &[],
)
.inequalities(
    "上の節の ≦・≧ と両立せず、手が残っていれば:",
    "if it contradicts a node above and moves are left:",
);

/// Fine: the rest is skipped.
pub(super) const SKIP: PseudoLine = line(
    3,
    "残りの手を読まずに 抜ける",
    "leave the loop: the rest is skipped",
    &[E::Cut],
);

/// What proof-number searches share: an asked question, and its answer.
pub(super) mod proof {
    use super::{PseudoLine, line};
    use crate::trace::EventKind as E;

    /// A node is expanded.
    pub(in crate::search) const DEVELOP: PseudoLine = line(
        1,
        "まだ展開していなければ: 子を作り、末端の子は値を見る",
        "not expanded: make its children, evaluate those that are leaves",
        &[E::Leaf],
    );
    /// Coming back without a value.
    pub(in crate::search) const NUMBERS_ALONE: PseudoLine = line(
        1,
        "子が決まらなければ 数だけを持って戻る",
        "a child that is not settled comes back with numbers alone",
        &[E::Leave],
    );
    /// Coming back with a value.
    pub(in crate::search) const VALUE_TOO: PseudoLine = line(
        1,
        "証明・反証された子からは 値も返る",
        "a child that is settled returns its value, too",
        &[E::Improve, E::Keep],
    );
    /// The numbers.
    pub(in crate::search) const COUNT: PseudoLine = line(
        1,
        "数え直す: 根の側の番 証明数 = min、反証数 = 和。相手の番は逆",
        "count: proof = min, disproof = sum; the opponent's turn: reversed",
        &[E::Proof],
    );
    /// The end.
    pub(in crate::search) const SETTLED: PseudoLine = line(
        1,
        "数の一つが 0 なら 値を返す",
        "if one number is 0: return the value",
        &[E::Exit],
    );
    /// Coming back, whatever with.
    pub(in crate::search) const BACK: PseudoLine = line(
        1,
        "子から、数と、決まっていれば値を持って戻る",
        "come back with numbers and, once it is settled, with a value",
        &[E::Leave, E::Improve, E::Keep],
    );
    /// Fine: the test.
    pub(in crate::search) const IF_NEW: PseudoLine =
        line(1, "まだ展開していなければ:", "if it is not expanded:", &[]);
    /// Fine: the children.
    pub(in crate::search) const MAKE: PseudoLine = line(
        2,
        "子を作る(証明数 1、反証数 1)",
        "make its children (proof 1, disproof 1)",
        &[],
    );
    /// Fine: the leaves among them.
    pub(in crate::search) const LOOK: PseudoLine = line(
        2,
        "末端の子: 値 > 0 なら (0, ∞)、でなければ (∞, 0)",
        "a child that is a leaf: (0, ∞) if its value is > 0, else (∞, 0)",
        &[E::Leaf],
    );
    /// Fine: which child.
    pub(in crate::search) const CHOOSE: PseudoLine = line(
        2,
        "次 ← 根の側の番なら証明数、相手の番なら反証数が最小の子",
        "next ← the child with the least proof (opponent: disproof) number",
        &[],
    );
    /// Fine: a value better than before.
    pub(in crate::search) const BETTER_VALUE: PseudoLine = line(
        2,
        "決まった子の値が手番の側に良ければ 最善 ← 値",
        "a settled child suits the mover better: best ← value",
        &[E::Improve],
    );
    /// Fine: a value not better.
    pub(in crate::search) const OTHER_VALUE: PseudoLine = line(
        2,
        "良くなければ 最善はそのまま",
        "otherwise best stays",
        &[E::Keep],
    );
    /// Fine: the sums.
    pub(in crate::search) const SUMS: PseudoLine = line(
        2,
        "根の側の番: 証明数 ← min(子の証明数)、反証数 ← Σ(子の反証数)",
        "root's player: proof ← min of proofs, disproof ← sum of disproofs",
        &[E::Proof],
    );
    /// Fine: the same where the opponent chooses.
    pub(in crate::search) const SUMS_OTHER: PseudoLine = line(
        2,
        "相手の番: 証明数 ← Σ(子の証明数)、反証数 ← min(子の反証数)",
        "opponent: proof ← sum of proofs, disproof ← min of disproofs",
        &[],
    );
    /// Fine: the last test.
    pub(in crate::search) const IF_ZERO: PseudoLine = line(
        1,
        "証明数 = 0 または 反証数 = 0 なら:",
        "if proof = 0 or disproof = 0:",
        &[],
    );
    /// Fine: the answer.
    pub(in crate::search) const ANSWER: PseudoLine = line(
        2,
        "証明(値 > 0)か反証を、値とともに返す",
        "return proven (value > 0) or disproven, with the value",
        &[E::Exit],
    );
}
