//! The numbers that an algorithm keeps at a node beside its value, as columns of its row.

use language::{Phrase, Texts};
use score::NodeNumbers;

/// A number of a node, in words.
#[derive(Clone, Copy)]
pub struct NodeColumn {
    /// The name in data and on the command line.
    pub id: &'static str,
    /// The name on the card of a node.
    pub name: Phrase,
    /// The name of its field on a sheet.
    pub field: Phrase,
    /// The name of its column on a printed sheet.
    pub heading: Phrase,
    /// The name of questions that ask for it.
    pub asked: Phrase,
    /// The question for it, at a place.
    pub ask: fn(&Texts, &str) -> String,
    /// The question for its threshold at a child.
    pub ask_limit: fn(&Texts, &str) -> String,
    /// The hint that the child with the least one is chosen.
    pub hint: Phrase,
    /// Its range over several nodes.
    pub range: fn(&Texts, &str) -> String,
    /// Only this one of the two is wrong.
    pub wrong: Phrase,
    pub wrong_why: Phrase,
}

/// A term that an algorithm brings along.
#[derive(Clone, Copy)]
pub struct TermOfArt {
    pub name: Phrase,
    pub means: Phrase,
}

/// The two columns of an algorithm, and how the numbers of a node follow from what is below it.
///
/// At a node, one of the two is the least of the children's, by which the search also chooses a
/// child, and the other their sum: where the player at the root chooses, the least is the first.
#[derive(Clone, Copy)]
pub struct NodeColumns {
    pub columns: [NodeColumn; 2],
    /// The numbers of a node that is made and not yet read.
    pub unread: NodeNumbers,
    /// The numbers of a node whose value is known, by whether it is a win of the player at the root.
    pub of_value: fn(wins: bool) -> NodeNumbers,
    /// The numbers of a node from those of its children, by whether the player at the root chooses
    /// there.
    pub of_children: fn(chooses: bool, children: &[NodeNumbers]) -> NodeNumbers,
    /// Whether the numbers of a node are final, and then whether it is a win of the player at the
    /// root.
    pub settled: fn(NodeNumbers) -> Option<bool>,
    /// What the search asks, above a printed sheet, given its name and the player at the root.
    pub about: fn(&Texts, &str, &str) -> String,
    /// Terms for the glossary.
    pub terms: &'static [TermOfArt],
}

impl NodeColumns {
    /// The place of the column by which a child is chosen, and its number.
    pub const fn chosen_by(numbers: NodeNumbers, chooses: bool) -> u32 {
        if chooses { numbers.first } else { numbers.second }
    }

    /// The column by which a child is chosen.
    pub const fn steering(&self, chooses: bool) -> &NodeColumn {
        if chooses { &self.columns[0] } else { &self.columns[1] }
    }
}
