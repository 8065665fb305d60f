//! Values and windows at a node in the chosen notation.

use super::part::Variable;
use super::projection::Projection;
use claim::{StepClaim, edge_origin};
use language::{Notation, named_bound, named_value};
use score::{Bound, Player, Score, Window};
use search::{bound_letter, written_window};
use trace::{Phase, Seen};
use tree::{Kind, NodeId};

/// A window for a number line, from the side's point of view that the notation uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowLine {
    /// With its lower bound as α.
    pub window: Window,
    /// The best value so far.
    pub best: Option<Score>,
    /// The least and the greatest value of the line.
    pub extent: (Score, Score),
    /// The names of the lower and the upper bound.
    pub letters: [&'static str; 2],
    /// The players guaranteed the lower and the upper bound.
    pub owners: [Player; 2],
}

impl Projection<'_> {
    /// Formats a value at a node; a mate by its length from there.
    pub fn number(&self, node: NodeId, value: Score) -> String {
        if let Some(parts) = self.in_parts(node, value) {
            return parts;
        }
        let to_horizon = value.is_mate().then(|| self.horizon_below(node)).flatten();
        let value = self.turned(node, value, to_horizon);
        named_value(value, to_horizon, self.language)
    }

    /// Formats a bound of a window at a node.
    pub fn edge(&self, node: NodeId, bound: Score) -> String {
        if let Some(parts) = self.in_parts(node, bound) {
            return parts;
        }
        let to_horizon = bound.is_mate().then(|| self.horizon_below(node)).flatten();
        let bound = self.turned(node, bound, to_horizon);
        named_bound(bound, to_horizon, self.weight(node).player, self.language)
    }

    /// Formats a value of `node` as written at `viewer`; a mate by its length from `node`.
    pub(crate) fn number_for(&self, node: NodeId, viewer: NodeId, value: Score) -> String {
        if let Some(parts) = self.in_parts(viewer, value) {
            return parts;
        }
        let to_horizon = value.is_mate().then(|| self.horizon_below(node)).flatten();
        named_value(self.turned(viewer, value, to_horizon), to_horizon, self.language)
    }

    /// Formats a value of a tree whose values are counted in parts of a whole.
    fn in_parts(&self, node: NodeId, value: Score) -> Option<String> {
        if let Some(paid) = self.paid(value) {
            return Some(paid);
        }
        (self.tree().parts() > 1).then(|| self.signed_exact(self.turned(node, value, None)))
    }

    /// Converts a value to the notation at a node; a mate named by its winner is unchanged.
    fn turned(&self, node: NodeId, value: Score, to_horizon: Option<i32>) -> Score {
        if to_horizon.is_some() {
            value
        } else {
            self.telling.notation.value(self.weight(node).player, value)
        }
    }

    /// The sign before the value of a node as written at `viewer`, the node itself or its parent:
    /// "≧", "≦", or empty.
    pub(crate) fn bound_sign(&self, node: NodeId, viewer: NodeId) -> &'static str {
        let notation = self.telling.notation;
        let bound = match (notation, self.bound(node)) {
            (Notation::Inequalities, known) => self.inequality(node, known),
            (_, known) => known,
        };
        self.signs().of(notation.bound(self.weight(viewer).player, bound))
    }

    /// The bound type of an open node's best value: a lower bound if MAX chooses, an upper bound if
    /// MIN does; none, if the value itself is only the opposite bound.
    fn inequality(&self, node: NodeId, known: Bound) -> Bound {
        let chooser = self.chooser(node);
        let is_open = self.phase(node) == Phase::Open && self.weight(node).kind == Kind::Inner;
        let state = self.state.node(node);
        let is_sure = state.best().is_some_and(|best| self.state.is_sure(chooser, best));
        if is_open && is_sure && self.algorithm.columns().is_none() {
            chooser.fail_high_bound()
        } else {
            known
        }
    }

    /// Whether the bound of `owner` at a node was moved there by a returned value.
    fn is_raised(&self, node: NodeId, owner: Player) -> bool {
        self.state.window(node).of(owner) != self.state.entered_window(node).of(owner)
    }

    /// The owners of the bounds at a node, that of the lower one first.
    pub(crate) fn owners(&self, node: NodeId) -> [Player; 2] {
        if self.telling.notation.flips(self.weight(node).player) {
            [Player::Min, Player::Max]
        } else {
            [Player::Max, Player::Min]
        }
    }

    /// Formats the window at a node: "(α +100, β +300)", "+100 < ? < +300".
    pub fn window_text(&self, node: NodeId, window: Window) -> String {
        let mover = self.weight(node).player;
        let edge = |bound| self.edge(node, bound);
        written_window(
            (self.telling.notation, self.signs()),
            mover,
            window,
            [Player::Max, Player::Min].map(|owner| self.is_raised(node, owner)),
            edge,
        )
    }

    /// Formats the window on the edge above a node: in brackets, without letters if the order tells
    /// the bounds apart.
    pub fn window_label(&self, node: NodeId) -> Option<String> {
        self.window(node).map(|window| self.bracketed(node, window))
    }

    /// The window that a read node was entered with, if it was not open to both sides, as a sentence.
    pub(crate) fn entered_with(&self, node: NodeId) -> Option<String> {
        let entered = self.state.entered_window(node);
        let is_read = self.seen(node) == Seen::Done && self.best(node).is_some();
        let is_narrow = self.algorithm.keeps_window() && entered != Window::FULL;
        (is_read && is_narrow)
            .then(|| self.language.texts().card_window(self.bracketed(node, entered)))
    }

    fn bracketed(&self, node: NodeId, window: Window) -> String {
        match self.telling.notation {
            Notation::Arrows | Notation::Inequalities => self.window_text(node, window),
            Notation::Textbook | Notation::Negamax => {
                let [low, high] = self.owners(node).map(|owner| window.of(owner));
                format!("({}, {})", self.edge(node, low), self.edge(node, high))
            }
        }
    }

    /// Formats the bound of `owner` at a node: "α = +100", "≧ +100".
    pub(crate) fn bound_words(&self, node: NodeId, owner: Player, bound: Score) -> String {
        let (notation, mover) = (self.telling.notation, self.weight(node).player);
        let letter = bound_letter((notation, self.signs()), notation.owner(mover, owner), true);
        let number = self.edge(node, bound);
        if notation == Notation::Inequalities {
            format!("{letter} {number}")
        } else {
            format!("{letter} = {number}")
        }
    }

    /// Why the remaining moves of a node were skipped: the bound that closed its window, "β = +100";
    /// or, without windows, that its question is decided. `None` if it is hidden, or none of these.
    pub fn cutting_reason(&self, node: NodeId) -> Option<String> {
        let is_hidden = || self.tree().path(node).into_iter().any(|above| self.hides(above));
        if !self.is_cut(node) || is_hidden() {
            return None;
        }
        if self.shares() {
            return self.payoff_left(node);
        }
        if !self.algorithm.keeps_window() {
            return Some(self.language.texts().window_cut_decided());
        }
        let (player, value) = (self.weight(node).player, self.value(node)?);
        let bound = self.state.window(node).of(player.other());
        let closes = !player.prefers(bound, value);
        closes.then(|| self.bound_words(node, player.other(), bound))
    }

    /// Where a bound of the window comes from, in a word or two: the move that gives it, or a guess.
    fn edge_origin(&self, node: NodeId, owner: Player) -> Option<String> {
        let texts = self.language.texts();
        match edge_origin(self.replay(), self.algorithm(), node, owner)? {
            // An edge beside the value of a move is not the move's.
            StepClaim::Has { by, value, .. } => {
                let is_its = value == self.replay().window(node).of(owner);
                (is_its && !self.hides(by)).then(|| self.choice(by))
            }
            StepClaim::Guess { .. } => Some(texts.told_guess()),
            StepClaim::Question { .. } => Some(texts.told_edge_scout()),
            _ => None,
        }
    }

    /// The two bounds of a window as variables of the pseudo-code.
    pub(crate) fn window_variables(&self, node: NodeId, window: Window) -> [Variable; 2] {
        let language = self.language;
        let (notation, mover) = (self.telling.notation, self.weight(node).player);
        self.owners(node).map(|owner| {
            let name = match (notation, owner) {
                (Notation::Inequalities, Player::Max) => language.texts().told_lower_bound(),
                (Notation::Inequalities, Player::Min) => language.texts().told_upper_bound(),
                _ => {
                    let (letter, came_up) =
                        (notation.owner(mover, owner), self.is_raised(node, owner));
                    bound_letter((notation, self.signs()), letter, came_up).to_owned()
                }
            };
            let value = self.edge(node, window.of(owner));
            let is_now = self.replay().window(node).of(owner) == window.of(owner);
            let origin = is_now.then(|| self.edge_origin(node, owner)).flatten();
            Variable { name, value: origin.map_or(value.clone(), |of| format!("{value} ← {of}")) }
        })
    }

    /// The window at a node for a number line between the least and the greatest value of the tree.
    pub fn window_line(&self, node: NodeId, extent: (Score, Score)) -> Option<WindowLine> {
        let window = self.window(node)?;
        let (notation, mover) = (self.telling.notation, self.weight(node).player);
        let letters = [Player::Max, Player::Min].map(|owner| {
            bound_letter((notation, self.signs()), owner, self.is_raised(node, owner))
        });
        Some(WindowLine {
            window: notation.window(mover, window),
            best: self.value(node).map(|best| notation.value(mover, best)),
            extent: if notation.flips(mover) { (-extent.1, -extent.0) } else { extent },
            letters,
            owners: self.owners(node),
        })
    }

    /// Formats a value of a [`WindowLine`] at the node.
    pub fn line_number(&self, node: NodeId, value: Score) -> String {
        let mover = self.weight(node).player;
        self.edge(node, self.telling.notation.value(mover, value))
    }

    /// Whether `chooser` prefers larger numbers, in the notation at a node.
    pub(crate) fn wants_larger(&self, node: NodeId, chooser: Player) -> bool {
        let flips = self.telling.notation.flips(self.weight(node).player);
        (chooser == Player::Max) != flips
    }

    /// The window at a node for a screen reader: "α +100, β +300".
    pub(crate) fn window_clause(&self, node: NodeId, window: Window) -> String {
        let text = self.window_text(node, window);
        match self.telling.notation {
            Notation::Inequalities => self.language.texts().steps_matters(text),
            _ => text.trim_matches(['(', ')']).to_owned(),
        }
    }
}
