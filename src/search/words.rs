//! What the words of a step are made from: its numbers, and names that are already text.

use super::line_end::LineEnd;
use super::proof_step::ProofStep;
use crate::language::{Language, Notation, signed};
use crate::score::{Bound, Player, Score};
use crate::trace::{DepthReason, EventKind, Step};

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
    /// Who is to move one ply above the node; at the root, whoever is to move there.
    pub above: Player,
    /// Who is to move at the root.
    pub root_player: Player,
    /// How many plies the horizon from which mates are counted lies below the node; none where no
    /// value is a mate.
    pub to_horizon: Option<i32>,
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
    /// Of the nearest reason of a cut: where the ancestor is, and the choice there that its bound is
    /// about; empty if the caller has set it.
    pub reason: Option<(String, String)>,
    /// Where a value changes nothing because its player is sure of more: who has secured that.
    pub secured: Option<Secured>,
    /// Where the node is read deeper than its neighbours: by how many plies, and why.
    pub longer: Option<(u8, DepthReason)>,
    /// Of a leaf: why the line ends there; none where the subject does not say.
    pub line_end: Option<LineEnd>,
    /// Of a leaf whose value is a sum: its parts.
    pub leaf_sum: Option<LeafSum>,
    /// Another node of the run that the step is about: where a value was found before.
    pub other: String,
    /// What a step of a proof-number search is about; none of other algorithms.
    pub proof: Option<ProofStep>,
    /// What the static value is called of which a term was told, or the class of a move.
    pub label: String,
    /// The skipped children, as a list of choices.
    pub skipped: String,
    /// The best line from the node, as choices; empty if there is none.
    pub line: String,
    /// What the value of a leaf is called: "static value".
    pub leaf_value: String,
    /// How many other moves are worth just as much, once the node is left.
    pub ties: usize,
    /// Whether the node is the root.
    pub is_root: bool,
    /// Whether the tree ends at the node.
    pub is_leaf: bool,
    /// Whether the child is a pass.
    pub child_passes: bool,
    /// Whether the child is the choice to decline.
    pub child_declines: bool,
    /// Whether what was best before is the choice to decline.
    pub before_declines: bool,
    /// Whether the node was left with children skipped.
    pub was_cut: bool,
    /// Whether the algorithm keeps a window.
    pub keeps_window: bool,
    /// How numbers are written.
    pub notation: Notation,
}

/// A value that a player is sure of already, by a move at a node further up or at the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secured {
    /// Where that is: "アで", "at ア".
    pub at: String,
    /// The move there that has it, as a choice.
    pub by: String,
    /// The value.
    pub bound: Score,
}

/// The value of a leaf as a sum: the material, and what the best exchange changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeafSum {
    /// The static value.
    pub standing: Score,
    /// What the exchange adds, for Black.
    pub exchange: Score,
    /// The capture that begins it; none if no exchange wins anything.
    pub capture: Option<String>,
}

impl LeafSum {
    /// The same sum as a notation writes it where `mover` is to move.
    #[must_use]
    pub fn written(self, notation: Notation, mover: Player) -> Self {
        Self {
            standing: notation.value(mover, self.standing),
            exchange: notation.value(mover, self.exchange),
            capture: self.capture,
        }
    }

    /// The sum in words: "the pieces count +205, the exchange that ▲Bx4d begins −3690, together
    /// −3485".
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let standing = signed(self.standing);
        let value = signed(self.standing + self.exchange.0);
        let sign = if self.exchange.0 < 0 { '−' } else { '+' };
        let size = self.exchange.0.unsigned_abs();
        match (&self.capture, language) {
            (Some(capture), Language::Ja) => format!(
                "駒の点 {standing} に、{capture}で始まる取り合い {sign}{size} を加えて {value}"
            ),
            (Some(capture), Language::En) => format!(
                "the pieces count {standing}, the exchange that {capture} begins {sign}{size}, together {value}"
            ),
            (None, Language::Ja) => format!("駒の点は {value} で、得な取り合いはない"),
            (None, Language::En) => {
                format!("the pieces count {value}, and no exchange wins anything")
            }
        }
    }
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

    /// A value with what it says of the true value. In Japanese the next word may follow at once:
    /// "+100 が", but "+300 以上が".
    fn bounded(&self, value: Score, bound: Bound, language: Language) -> String {
        let is_mate = self.to_horizon.is_some() && value.is_mate();
        let may_be_sooner = match bound {
            Bound::Exact => false,
            Bound::AtLeast => is_mate && value > Score(0),
            Bound::AtMost => is_mate && value < Score(0),
        };
        let value = self.number(value, language);
        match (self.said(bound), language) {
            (_, Language::Ja) if may_be_sooner => format!("{value}か、もっと早い詰み"),
            (_, Language::En) if may_be_sooner => format!("{value} or sooner"),
            (Bound::Exact, Language::Ja) => format!("{value} "),
            (Bound::Exact, Language::En) => value,
            (Bound::AtLeast, Language::Ja) => format!("{value} 以上"),
            (Bound::AtLeast, Language::En) => format!("at least {value}"),
            (Bound::AtMost, Language::Ja) => format!("{value} 以下"),
            (Bound::AtMost, Language::En) => format!("at most {value}"),
        }
    }

    /// The value of the step with what it says of the true value.
    pub(super) fn amount(&self, language: Language) -> String {
        self.bounded(self.value(), self.step.bound, language)
    }

    /// What was best before, with what it says of the true value.
    pub(super) fn old_amount(&self, language: Language) -> String {
        self.bounded(self.old(), self.step.before_bound, language)
    }

    /// What was best before.
    pub(super) fn old(&self) -> Score {
        self.step.before.map_or(Score(0), |(_, value)| value)
    }

    /// Whether a bound that promises the player nothing is being compared, and nothing above the
    /// window's own bound comes of it.
    pub(super) fn falls_short(&self) -> bool {
        let player = self.step.player;
        let fails_low = player.fail_low_bound();
        let old_failed_low = self.step.before.is_some() && self.step.before_bound == fails_low;
        let sure = self.step.entered.of(player);
        self.step.bound == fails_low || old_failed_low && !player.prefers(self.value(), sure)
    }

    /// Whether the value is a bound that promises the player to move nothing.
    pub(super) fn failed_low(&self) -> bool {
        self.step.bound == self.step.player.fail_low_bound()
    }

    /// Who asks the question of a scout: the player to move one ply above the node, who is not
    /// always the opponent of the one to move there.
    pub(super) fn asker(&self) -> Player {
        self.above
    }

    /// What a scout that has just been answered asks: "more than +100", and for MIN "less than".
    pub(super) fn scout_question(&self, language: Language) -> String {
        let Some(reason) = self.step.reasons.first() else {
            return String::new();
        };
        // The null window stands next to what the asking player, who is not the owner of the
        // bound that it made up, is sure of.
        let sure = match reason.player {
            Player::Min => reason.bound + -1,
            Player::Max => reason.bound + 1,
        };
        let sure = self.number(sure, language);
        match (
            self.notation.owner(self.step.player, reason.player),
            language,
        ) {
            (Player::Min, Language::Ja) => format!("{sure} より大きい"),
            (Player::Min, Language::En) => format!("more than {sure}"),
            (Player::Max, Language::Ja) => format!("{sure} より小さい"),
            (Player::Max, Language::En) => format!("less than {sure}"),
        }
    }

    /// "larger" for MAX, "smaller" for MIN.
    pub(super) fn comparative(&self, language: Language) -> &'static str {
        if self.wants_larger() {
            language.pick("大きい", "larger")
        } else {
            language.pick("小さい", "smaller")
        }
    }

    /// What was best before, after "than": "+2 by F", or "F's bound (at most +4)".
    pub(super) fn old_by(&self, language: Language) -> String {
        let (before, old) = (&self.before, self.old_amount(language));
        match self.step.before_bound {
            Bound::Exact => format!("{old} by {before}"),
            Bound::AtLeast | Bound::AtMost => format!("{before}'s bound ({old})"),
        }
    }

    /// "止まるだけで +5 を得られる", or, of a value that is bad for the side to move, "止まれば −5 で済む".
    pub(super) fn stands_pat_ja(&self) -> String {
        let value = self.value();
        let shown = self.number(value, Language::Ja);
        if self.step.player.prefers(Score(0), value) {
            format!("止まれば {shown} で済む")
        } else {
            format!("止まるだけで {shown} を得られる")
        }
    }

    /// Why the node is read deeper than its neighbours, as a sentence of its own; empty if it is
    /// not.
    pub(super) fn deeper(&self, language: Language) -> String {
        let Some((plies, reason)) = self.longer else {
            return String::new();
        };
        let why = because(Some(reason), language);
        match language {
            Language::Ja => format!("{why}、ここから{plies}手延ばして読む。"),
            Language::En => format!(" {plies} plies are added here, because {why}."),
        }
    }

    /// "not larger" for MAX, "not smaller" for MIN.
    pub(super) fn not_comparative(&self, language: Language) -> &'static str {
        if self.wants_larger() {
            language.pick("上回らない", "not larger")
        } else {
            language.pick("下回らない", "not smaller")
        }
    }

    /// "largest" for MAX, "smallest" for MIN.
    pub(super) fn superlative(&self, language: Language) -> &'static str {
        if self.wants_larger() {
            language.pick("いちばん大きい", "largest")
        } else {
            language.pick("いちばん小さい", "smallest")
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

/// Why a move is read to another depth.
pub(super) fn because(reason: Option<DepthReason>, language: Language) -> &'static str {
    let (ja, en) = match reason {
        Some(DepthReason::LateMove) => ("並びの後ろの手だから", "it comes late in the order"),
        Some(DepthReason::Passed) => ("パスの後だから", "it follows a pass"),
        Some(DepthReason::Check) => ("王手だから", "it is a check, or answers one"),
        Some(DepthReason::SacrificeTaken) => {
            ("捨て駒を取る手だから", "it takes a sacrificed piece")
        }
        Some(DepthReason::Recapture) => ("取り返す手だから", "it takes back"),
        Some(DepthReason::OnlyMove) => ("ほかに手がないから", "it is the only move"),
        Some(DepthReason::ForcedReply) => ("応手が決まっているから", "the answer to it is forced"),
        None => ("理由は記録にない", "the reason was not recorded"),
    };
    language.pick(ja, en)
}
