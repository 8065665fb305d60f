//! What the words of a step are made from: its numbers, and names that are already text.

use crate::language::{Language, signed};
use crate::score::{Bound, Player, Score};
use crate::trace::{EventKind, Step};

/// A step with the names of what it is about.
///
/// A *place* names a position ("ア", "▲同桂の局面"), a *choice* names the way to a child ("エ",
/// "△同香", "declining").
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing about the node"
)]
pub struct Named<'a> {
    /// The step.
    pub step: &'a Step,
    /// Who chooses at the node: whoever is to move, but in wishful reading the player at the root.
    pub chooser: Player,
    /// The node as a place: "ア", "the exchange on 6d".
    pub place: String,
    /// Where the step happens: "アで", "after ▲Nx6d".
    pub at: String,
    /// The node as the choice that leads to it; empty at the root.
    pub choice: String,
    /// The child whose value came back, as a choice.
    pub child: String,
    /// What was best before, as a choice.
    pub before: String,
    /// Of the nearest reason of a cut: where the ancestor is, and what it is sure of as a choice.
    pub reason: Option<(String, String)>,
    /// The skipped children, as a list of choices.
    pub skipped: String,
    /// The best line from the node, as choices; empty if there is none.
    pub line: String,
    /// What the value of a leaf is called: "static value".
    pub leaf_value: &'static str,
    /// How many other moves are worth just as much, once the node is left.
    pub ties: usize,
    /// Whether the node is the root.
    pub is_root: bool,
    /// Whether the tree ends at the node.
    pub is_leaf: bool,
    /// Whether the child is the choice to decline.
    pub child_declines: bool,
    /// Whether what was best before is the choice to decline.
    pub before_declines: bool,
    /// Whether the node was left with children skipped.
    pub was_cut: bool,
}

/// The words of an algorithm's steps.
pub trait StepWords: Sync {
    /// One sentence, or two short ones, in `language`.
    fn sentence(&self, named: &Named<'_>, language: Language) -> String;
}

impl Named<'_> {
    /// What happened.
    pub(super) fn kind(&self) -> EventKind {
        self.step.kind
    }

    /// Whose turn it is at the node.
    pub(super) fn side(&self, language: Language) -> &'static str {
        side(self.step.player, language)
    }

    /// The value of the step.
    pub(super) fn value(&self) -> Score {
        self.step.value.unwrap_or_default()
    }

    /// The value of the step with what it says of the true value.
    pub(super) fn amount(&self, language: Language) -> String {
        amount(self.value(), self.step.bound, language)
    }

    /// What was best before, with what it says of the true value.
    pub(super) fn old_amount(&self, language: Language) -> String {
        amount(self.old(), self.step.before_bound, language)
    }

    /// What was best before.
    pub(super) fn old(&self) -> Score {
        self.step.before.map_or(Score(0), |(_, value)| value)
    }

    /// Whether a bound that promises the player nothing is being compared, and nothing above the
    /// window's own bound comes of it.
    pub(super) fn falls_short(&self) -> bool {
        let player = self.step.player;
        let hollow = player.hollow();
        let old_is_hollow = self.step.before.is_some() && self.step.before_bound == hollow;
        let sure = self.step.entered.of(player);
        self.step.bound == hollow || old_is_hollow && !player.prefers(self.value(), sure)
    }

    /// Whether the value is a bound that promises the player to move nothing.
    pub(super) fn is_hollow(&self) -> bool {
        self.step.bound == self.step.player.hollow()
    }

    /// "larger" for MAX, "smaller" for MIN.
    pub(super) fn comparative(&self, language: Language) -> &'static str {
        match self.chooser {
            Player::Max => language.pick("大きい", "larger"),
            Player::Min => language.pick("小さい", "smaller"),
        }
    }

    /// "not larger" for MAX, "not smaller" for MIN.
    pub(super) fn not_comparative(&self, language: Language) -> &'static str {
        match self.chooser {
            Player::Max => language.pick("大きくない", "not larger"),
            Player::Min => language.pick("小さくない", "not smaller"),
        }
    }

    /// "largest" for MAX, "smallest" for MIN.
    pub(super) fn superlative(&self, language: Language) -> &'static str {
        match self.chooser {
            Player::Max => language.pick("いちばん大きい", "largest"),
            Player::Min => language.pick("いちばん小さい", "smallest"),
        }
    }
}

/// 先手 and 後手, as everywhere in the program.
pub(super) fn side(player: Player, language: Language) -> &'static str {
    match player {
        Player::Max => language.pick("先手", "Black"),
        Player::Min => language.pick("後手", "White"),
    }
}

/// A value, and whether it is only a bound. In Japanese the next word may follow at once: "+100 が",
/// but "+300 以上が".
pub(super) fn amount(value: Score, bound: Bound, language: Language) -> String {
    let value = signed(value);
    match (bound, language) {
        (Bound::Exact, Language::Ja) => format!("{value} "),
        (Bound::Exact, Language::En) => value.to_string(),
        (Bound::AtLeast, Language::Ja) => format!("{value} 以上"),
        (Bound::AtLeast, Language::En) => format!("at least {value}"),
        (Bound::AtMost, Language::Ja) => format!("{value} 以下"),
        (Bound::AtMost, Language::En) => format!("at most {value}"),
    }
}
