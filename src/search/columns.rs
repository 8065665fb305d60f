//! The numbers that an algorithm keeps at a node beside its value, as columns of its row.

use language::{Phrase, Texts};
use score::{NodeNumbers, Player, Score};

/// A number of a node, in words.
#[derive(Clone, Copy)]
pub struct NodeColumn {
    /// The name in data and on the command line.
    pub id: &'static str,
    /// The name on the card of a node.
    pub name: Phrase,
    /// How it is asked for by itself; `None` if only both numbers are asked for together.
    pub alone: Option<AskedNumber>,
    /// The hint that the child with the best one is chosen.
    pub hint: Phrase,
    /// Its range over several nodes.
    pub range: fn(&Texts, &str) -> String,
}

/// What a number is, and so how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// A number of things; it may be infinite.
    Count,
    /// A value for Black.
    Value,
    /// A mean from 0 to 1, in thousandths.
    Mean,
}

/// A number that is written on a sheet.
#[derive(Clone, Copy)]
pub struct SheetColumn {
    pub kind: NumberKind,
    /// The name of its field.
    pub field: Phrase,
    /// The name of its column on a printed sheet.
    pub heading: Phrase,
    /// Only this one of the two is wrong.
    pub wrong: Phrase,
    pub wrong_why: Phrase,
}

/// The two numbers that are written at a node of a sheet instead of its value.
#[derive(Clone, Copy)]
pub struct SheetColumns {
    pub columns: [SheetColumn; 2],
    /// The name of both.
    pub name: Phrase,
    /// What is to be written on a sheet, and on a printed one.
    pub write: Phrase,
    pub print: Phrase,
    /// They stand in each other's place, and why not; `None` if neither could be the other.
    pub swapped: Option<[Phrase; 2]>,
    /// Both are wrong.
    pub wrong: Phrase,
    pub wrong_why: Phrase,
}

/// Questions for one of the two numbers.
#[derive(Clone, Copy)]
pub struct AskedNumber {
    /// The name of such questions.
    pub asked: Phrase,
    /// The question for it, at a place.
    pub ask: fn(&Texts, &str) -> String,
    /// The question for its threshold at a child.
    pub ask_limit: fn(&Texts, &str) -> String,
}

/// Questions for both numbers of a node, among others that stand to reason.
#[derive(Clone, Copy)]
pub struct AskedNumbers {
    /// The name of such questions.
    pub asked: Phrase,
    /// The question for them, at a place.
    pub ask: fn(&Texts, &str) -> String,
    /// The numbers that somebody might think of, given those of the children.
    pub wrong: fn(ColumnsAt, &[NodeNumbers]) -> Vec<NodeNumbers>,
}

/// A term that an algorithm brings along.
#[derive(Clone, Copy)]
pub struct TermOfArt {
    pub name: Phrase,
    pub means: Phrase,
}

/// The node of numbers, as far as they hang on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnsAt {
    /// The player to move there.
    pub mover: Player,
    /// The player to move at the root.
    pub root: Player,
}

impl ColumnsAt {
    /// Whether the player at the root chooses there.
    pub fn root_chooses(self) -> bool {
        self.mover == self.root
    }
}

/// What the final numbers of a node say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// The player at the root wins.
    Proven,
    Disproven,
    /// The node has this value.
    Worth(Score),
}

/// The column by which a child is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steering {
    /// Its place.
    pub column: usize,
    /// Whether the child with the greatest number is chosen, rather than the one with the least.
    pub greatest: bool,
}

impl Steering {
    /// The number that decides.
    pub const fn number(self, numbers: NodeNumbers) -> Score {
        numbers.both()[self.column]
    }

    /// A key by which the chosen child comes first.
    pub const fn key(self, numbers: NodeNumbers) -> i32 {
        let Score(number) = self.number(numbers);
        if self.greatest { -number } else { number }
    }
}

/// What is said of the two numbers together.
#[derive(Clone, Copy)]
pub struct ColumnsWords {
    /// What the search asks, above a printed sheet, given its name and the player at the root.
    pub about: fn(&Texts, &str, &str) -> String,
    /// The rule by which one of the two is computed from the children, and how.
    pub rule: fn(&Texts, ColumnsAt, usize) -> [String; 2],
    /// How the child is found at which the search goes on.
    pub follow: Phrase,
    /// The hint at the root, if a strategy chooses there.
    pub at_root: Option<Phrase>,
    /// Both, as a screen reader says them.
    pub spoken: fn(&Texts, &str, &str) -> String,
}

/// The two columns of an algorithm, and how the numbers of a node follow from what is below it.
#[derive(Clone, Copy)]
pub struct NodeColumns {
    pub columns: [NodeColumn; 2],
    pub sheet: SheetColumns,
    /// The numbers of every node that is made and not yet read; `None` if the search says them.
    pub unread: Option<NodeNumbers>,
    /// The numbers of a node whose value is known, given the player at the root.
    pub of_value: fn(Score, Player) -> NodeNumbers,
    /// The numbers of a node from those of its children, of which there is at least one.
    pub of_children: fn(ColumnsAt, &[NodeNumbers]) -> NodeNumbers,
    /// What the numbers of a node say, if they are final.
    pub settled: fn(NodeNumbers) -> Option<Settlement>,
    /// How a child is chosen; at the root a strategy may choose another one.
    pub steering: fn(ColumnsAt) -> Steering,
    /// How both are asked for together; `None` if each is asked for by itself.
    pub together: Option<AskedNumbers>,
    pub words: ColumnsWords,
    /// Terms for the glossary.
    pub terms: &'static [TermOfArt],
}

impl NodeColumns {
    /// Whether they are the ends of an interval of values for Black, rather than counts.
    pub fn are_values(&self) -> bool {
        self.sheet.columns[0].kind == NumberKind::Value
    }

    /// The column by which a child is chosen.
    pub fn steering_column(&self, at: ColumnsAt) -> &NodeColumn {
        &self.columns[(self.steering)(at).column]
    }
}
