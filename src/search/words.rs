//! What the words of a step are made from: its numbers, and names that are already text.

use crate::language::{Language, signed};
use crate::score::{Bound, Player, Score};
use crate::trace::{CutBy, DepthReason, EventKind, Step, StepDetail};

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
    /// Another node of the run that the step is about: where a value was found before.
    pub other: String,
    /// What the static value is called of which a term was told, or the class of a move.
    pub label: String,
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
        let sure = signed(sure);
        match (reason.player, language) {
            (Player::Min, Language::Ja) => format!("{sure} より大きい"),
            (Player::Min, Language::En) => format!("more than {sure}"),
            (Player::Max, Language::Ja) => format!("{sure} より小さい"),
            (Player::Max, Language::En) => format!("less than {sure}"),
        }
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

/// Nothing but the sentences that all algorithms share.
pub(super) struct CommonWords;

impl StepWords for CommonWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        common_sentence(named, language)
    }
}

/// The sentences of what any algorithm may do besides trying moves: tables, passes, depths, the
/// window, and the numbers of best-first searches. Empty for what each algorithm tells itself.
#[expect(clippy::too_many_lines, reason = "one arm a sentence and language")]
pub(super) fn common_sentence(named: &Named<'_>, language: Language) -> String {
    let (place, at, side) = (&named.place, &named.at, named.side(language));
    let (choice, other) = (&named.choice, &named.other);
    match (named.step.detail, language) {
        (StepDetail::Narrowed { .. }, _) => narrowed(named, language),
        (StepDetail::Iteration(depth), Language::Ja) => {
            format!("深さ{depth}の読みを始める。")
        }
        (StepDetail::Iteration(depth), Language::En) => {
            format!("Reading to depth {depth} begins.")
        }
        (StepDetail::Asked(plies), Language::Ja) => {
            format!(
                "もし{choice}を読んだらどうなるか。読み終わったあとで、{}読んでみる。根の値はもう変わらない。",
                to_horizon(plies, language)
            )
        }
        (StepDetail::Asked(plies), Language::En) => {
            format!(
                "What if {choice} is read? It is read afterwards, {}; the value of the root stays as it is.",
                to_horizon(plies, language)
            )
        }
        (StepDetail::Recalled { depth, .. }, Language::Ja) => {
            let value = named.amount(language);
            format!(
                "{place}はもう知っている。{other}{}読んだときの {}。読み直さない。",
                to_horizon(depth, language),
                value.trim_end()
            )
        }
        (StepDetail::Recalled { depth, .. }, Language::En) => {
            let from = if other.is_empty() {
                String::new()
            } else {
                format!(" {other}")
            };
            let value = named.amount(language);
            format!(
                "{place} is known: {value}, read{from} {}. It is not read again.",
                to_horizon(depth, language)
            )
        }
        (StepDetail::Candidate { provisional, .. }, Language::Ja) => format!(
            "{choice}を候補に加える。{}、仮の値は {}。",
            named.label,
            signed(provisional)
        ),
        (StepDetail::Candidate { provisional, .. }, Language::En) => format!(
            "{choice} becomes a candidate: {}, with the provisional value {}.",
            named.label,
            signed(provisional)
        ),
        (StepDetail::Passed(plies), Language::Ja) => {
            format!("{at}{side}がもし一手パスしたら、を{plies}手浅く読んでみる。")
        }
        (StepDetail::Passed(plies), Language::En) => {
            format!("{at}, what if {side} passed? That is read {plies} plies less deep.")
        }
        (StepDetail::Reduced(plies, reason), Language::Ja) => {
            format!(
                "{choice}は{plies}手浅く読む({})。",
                because(reason, language)
            )
        }
        (StepDetail::Reduced(plies, reason), Language::En) => {
            format!(
                "{choice} is read {plies} plies less deep: {}.",
                because(reason, language)
            )
        }
        (StepDetail::Extended(plies, reason), Language::Ja) => {
            format!(
                "{choice}は{plies}手深く読む({})。",
                because(reason, language)
            )
        }
        (StepDetail::Extended(plies, reason), Language::En) => {
            format!(
                "{choice} is read {plies} plies deeper: {}.",
                because(reason, language)
            )
        }
        (StepDetail::Static(value), Language::Ja) => {
            format!("{place}の{}は {}。", named.leaf_value, signed(value))
        }
        (StepDetail::Static(value), Language::En) => {
            format!("The {} of {place} is {}.", named.leaf_value, signed(value))
        }
        (StepDetail::Term(term), Language::Ja) => {
            format!("そのうち{}が {}。", named.label, signed(Score(term.value)))
        }
        (StepDetail::Term(term), Language::En) => {
            format!(
                "Of it, {} counts {}.",
                named.label,
                signed(Score(term.value))
            )
        }
        (StepDetail::Proof(proof, disproof), Language::Ja) => format!(
            "{place}の証明数は {}、反証数は {}。",
            count(proof),
            count(disproof)
        ),
        (StepDetail::Proof(proof, disproof), Language::En) => format!(
            "{place} has proof number {} and disproof number {}.",
            count(proof),
            count(disproof)
        ),
        (StepDetail::Simulations(number, mean), Language::Ja) => {
            format!("{place}を通った対局は{number}回、平均は {mean:+.3}。")
        }
        (StepDetail::Simulations(number, mean), Language::En) => {
            format!("{number} simulations have come through {place}; their mean is {mean:+.3}.")
        }
        (StepDetail::CutBy(by), _) => cut_off(named, by, language),
        (StepDetail::Nothing, _) => String::new(),
    }
}

/// "2 plies deep", "beyond the horizon".
fn to_horizon(plies: u8, language: Language) -> String {
    match (plies, language) {
        (0, Language::Ja) => "水平線の先を".to_owned(),
        (_, Language::Ja) => format!("{plies}手先まで"),
        (0, Language::En) => "beyond the horizon".to_owned(),
        (1, Language::En) => "1 ply deep".to_owned(),
        (_, Language::En) => format!("{plies} plies deep"),
    }
}

/// Moves are skipped, and no bound of an ancestor has to be named.
fn cut_off(named: &Named<'_>, by: CutBy, language: Language) -> String {
    let (at, skipped) = (&named.at, &named.skipped);
    let (ja, en) = match by {
        CutBy::Window => ("窓が閉じた", "the window has closed"),
        CutBy::Pass => ("パスしても十分に良い", "even passing is good enough"),
        CutBy::Table => ("表の値で足りる", "the value of the table is enough"),
    };
    match language {
        Language::Ja => format!("{at}残りの{skipped}は調べない({ja})。"),
        Language::En => format!("{at}, {skipped} need not be searched: {en}."),
    }
}

/// A bound of the window has moved.
fn narrowed(named: &Named<'_>, language: Language) -> String {
    let StepDetail::Narrowed { player, from, to } = named.step.detail else {
        return String::new();
    };
    let (at, child, owner) = (&named.at, &named.child, side(player, language));
    let (from, to) = (signed(from), signed(to));
    let window = named.step.window;
    let (alpha, beta) = (signed(window.alpha), signed(window.beta));
    match (player, language) {
        (Player::Max, Language::Ja) => format!(
            "{at}{owner}は{child}で {to} を確保した。α を {from} から {to} に上げる。窓は (α {alpha}, β {beta})。"
        ),
        (Player::Min, Language::Ja) => format!(
            "{at}{owner}は{child}で {to} を確保した。β を {from} から {to} に下げる。窓は (α {alpha}, β {beta})。"
        ),
        (Player::Max, Language::En) => format!(
            "{at}, {owner} is sure of {to} by {child}: α rises from {from} to {to}. The window is (α {alpha}, β {beta})."
        ),
        (Player::Min, Language::En) => format!(
            "{at}, {owner} is sure of {to} by {child}: β falls from {from} to {to}. The window is (α {alpha}, β {beta})."
        ),
    }
}

/// Why a move is read to another depth.
fn because(reason: Option<DepthReason>, language: Language) -> &'static str {
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

/// A proof number.
fn count(number: u32) -> String {
    match number {
        u32::MAX => "∞".to_owned(),
        number => number.to_string(),
    }
}
