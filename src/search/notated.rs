//! The numbers of a step as the notation writes them.

use super::words::Named;
use crate::language::{Language, Notation, named_bound, named_value};
use crate::score::{Bound, Player, Score, Window};

impl Named<'_> {
    /// A value as it is named at the node.
    pub(super) fn number(&self, value: Score, language: Language) -> String {
        named_value(self.turned(value), self.to_horizon, language)
    }

    /// A bound of a window as it is named at the node.
    pub(super) fn edge(&self, bound: Score, language: Language) -> String {
        named_bound(self.turned(bound), self.to_horizon, language)
    }

    /// A value as the notation writes it at the node; a mate that is named by who mates stays.
    fn turned(&self, value: Score) -> Score {
        if self.to_horizon.is_some() && value.is_mate() {
            value
        } else {
            self.notation.value(self.step.player, value)
        }
    }

    /// What a value says of the true one, as the notation writes it at the node.
    pub(super) fn said(&self, bound: Bound) -> Bound {
        self.notation.bound(self.step.player, bound)
    }

    /// Whether a larger number, as it is written at the node, suits the one who chooses.
    pub(super) fn wants_larger(&self) -> bool {
        (self.chooser == Player::Max) != self.notation.flips(self.step.player)
    }

    /// As whose bound the bound of `owner` is written at the node.
    fn written(&self, owner: Player) -> Player {
        self.notation.owner(self.step.player, owner)
    }

    /// The letter of a bound, with the way it has come, if the notation shows that: "α", "β↑".
    pub(super) fn letter(&self, owner: Player) -> &'static str {
        let came_up = self.step.window.of(owner) != self.step.entered.of(owner);
        bound_letter(self.notation, self.written(owner), came_up)
    }

    /// The window as it is written at the node: "(α +100, β +300)", "+100 < ? < +300".
    pub(super) fn window_text(&self, window: Window, language: Language) -> String {
        let mover = self.step.player;
        let came_up = |owner: Player| window.of(owner) != self.step.entered.of(owner);
        let raised = [came_up(Player::Max), came_up(Player::Min)];
        let edge = |bound| self.edge(bound, language);
        written_window(self.notation, mover, window, raised, edge)
    }

    /// The same as a sentence of its own.
    pub(super) fn window_sentence(&self, window: Window, language: Language) -> String {
        sentence_of(&self.window_clause(window, language), language)
    }

    /// The same as a clause: "窓は (α +100, β +300)", "意味があるのは +100 < ? < +300".
    pub(super) fn window_clause(&self, window: Window, language: Language) -> String {
        let text = self.window_text(window, language);
        match (self.notation, language) {
            (Notation::Inequalities, Language::Ja) => format!("意味があるのは {text} だけ"),
            (Notation::Inequalities, Language::En) => format!("what matters is {text}"),
            (_, Language::Ja) => format!("窓は {text}"),
            (_, Language::En) => format!("the window is {text}"),
        }
    }
}

/// A clause as a sentence of its own: in English with a capital, and a full stop after it.
pub(super) fn sentence_of(clause: &str, language: Language) -> String {
    match language {
        Language::Ja => format!("{clause}。"),
        Language::En => {
            let mut rest = clause.chars();
            let first = rest.next().map(|first| first.to_ascii_uppercase());
            format!(
                "{}{}.",
                first.into_iter().collect::<String>(),
                rest.as_str()
            )
        }
    }
}

/// The letter of a bound of `owner`, α or β, with the way it has come; an inequality sign where there
/// are no letters.
#[must_use]
pub fn bound_letter(notation: Notation, owner: Player, came_up: bool) -> &'static str {
    match (notation, owner, came_up) {
        (Notation::Textbook | Notation::Negamax, Player::Max, _) => "α",
        (Notation::Textbook | Notation::Negamax, Player::Min, _) => "β",
        (Notation::Arrows, Player::Max, false) => "α↓",
        (Notation::Arrows, Player::Max, true) => "α↑",
        (Notation::Arrows, Player::Min, false) => "β↓",
        (Notation::Arrows, Player::Min, true) => "β↑",
        (Notation::Inequalities, Player::Max, _) => "≧",
        (Notation::Inequalities, Player::Min, _) => "≦",
    }
}

/// A window as it is written where `mover` is to move. `raised` says of α and β whether a value that
/// came up has moved them since the node was entered, and `edge` names a bound for Black.
#[must_use]
pub fn written_window(
    notation: Notation,
    mover: Player,
    window: Window,
    raised: [bool; 2],
    edge: impl Fn(Score) -> String,
) -> String {
    let (low, high) = (edge(window.alpha), edge(window.beta));
    let letter = |owner: Player| {
        let came_up = match owner {
            Player::Max => raised[0],
            Player::Min => raised[1],
        };
        bound_letter(notation, owner, came_up)
    };
    match notation {
        Notation::Inequalities => format!("{low} < ? < {high}"),
        Notation::Negamax if notation.flips(mover) => format!("(α {high}, β {low})"),
        Notation::Textbook | Notation::Arrows | Notation::Negamax => {
            let (alpha, beta) = (letter(Player::Max), letter(Player::Min));
            format!("({alpha} {low}, {beta} {high})")
        }
    }
}
