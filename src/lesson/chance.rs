//! Nodes where chance moves: probabilities, and means written out.

use super::projection::Projection;
use language::signed;
use score::{Bound, Fraction, NodeNumbers, Outcome, Score, Window};
use trace::{Phase, Seen};
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// Whether chance moves at a node.
    pub fn is_chance(&self, id: NodeId) -> bool {
        self.weight(id).kind == Kind::Chance
    }

    /// How likely chance goes to a node, as people write it: "½", "1/36".
    pub fn odds_text(&self, id: NodeId) -> Option<String> {
        self.tree().odds(id).map(|odds| self.shown(odds))
    }

    /// A value of the tree as an exact number, or as the payoff of each player.
    pub fn outcome(&self, value: Score) -> Outcome {
        self.tree().outcome(value)
    }

    /// A value of the tree as an exact number.
    pub fn exact(&self, value: Score) -> Fraction {
        self.tree().exact(value)
    }

    /// A number as people write it: "6½", or "6.5" where decimals are wanted.
    pub fn shown(&self, number: Fraction) -> String {
        let decimal = self.telling.decimals.then(|| number.decimal()).flatten();
        decimal.unwrap_or_else(|| number.shown())
    }

    /// A value with its sign, as an exact number: "+6½"; infinite ones as everywhere.
    pub(crate) fn signed_exact(&self, value: Score) -> String {
        if self.tree().parts() == 1 || !value.is_finite() {
            return signed(value).to_string();
        }
        let sign = if value > Score(0) { "+" } else { "" };
        format!("{sign}{}", self.shown(self.exact(value)))
    }

    /// Between which two numbers every value lies, in a sentence, if the search has been told.
    pub fn limits_text(&self) -> Option<String> {
        let limits = self.limits()?;
        let [low, high] = [limits.alpha, limits.beta].map(|end| self.number(NodeId::ROOT, end));
        Some(self.language().texts().chance_why_limits(high, low))
    }

    /// Between which two numbers every value lies, if the search has been told.
    pub(crate) fn limits(&self) -> Option<Window> {
        let window = self.state.entered_window(NodeId::ROOT);
        (self.algorithm.weighs() && window != Window::FULL).then_some(window)
    }

    /// Between which numbers the mean of a node lies, by what has come back there; none if its value
    /// is hidden.
    pub(crate) fn mean_range(&self, id: NodeId) -> Option<NodeNumbers> {
        let is_open = self.phase(id) == Phase::Open && !self.hides(id);
        self.state.mean(id).filter(|_| is_open)
    }

    /// The mean of a node as a sum, "½·3 + ¼·(−8) + ¼·?". With `rest`, an end of all values and the
    /// bound that this is: the sum is the greatest or the least that the mean can be, and what is not
    /// known on that side is worth `rest`.
    pub(crate) fn mean_terms(&self, node: NodeId, rest: Option<(Bound, Score)>) -> String {
        let of = |child: NodeId| {
            let is_read = matches!(self.seen(child), Seen::Done | Seen::Unsettled);
            // Beyond the ends of all values there is none.
            let at_end = |(ends, value): (Window, Score)| match self.bound(child) {
                Bound::AtMost => value == ends.alpha,
                Bound::AtLeast => value == ends.beta,
                Bound::Exact => true,
            };
            let is_exact = self.limits().zip(self.value(child)).is_some_and(at_end);
            let bound = if is_exact { Bound::Exact } else { self.bound(child) };
            let is_known = rest.is_none_or(|(side, _)| bound == Bound::Exact || bound == side);
            let value = self.value(child).filter(|_| is_read && is_known);
            let rest = rest.map(|(_, end)| end);
            let odds = self.odds_text(child).unwrap_or_default();
            let number = match value.or(rest) {
                Some(number) => self.number(node, number),
                None => "?".to_owned(),
            };
            let is_open = value.is_some() && rest.is_none() && bound != Bound::Exact;
            let sign = if is_open { self.bound_sign(child, node) } else { "" };
            let plain = number.strip_prefix('+').unwrap_or(&number);
            if sign.is_empty() && !plain.starts_with('−') {
                format!("{odds}·{plain}")
            } else {
                format!("{odds}·({sign}{plain})")
            }
        };
        self.tree().children(node).map(of).collect::<Vec<_>>().join(" + ")
    }

    /// The mean of a node as a sum with its result, as far as it is known: "½·3 + ½·9 = +6".
    pub(crate) fn mean_formula(&self, node: NodeId) -> Option<String> {
        let terms = self.mean_terms(node, None);
        let done = self.value(node).filter(|_| self.phase(node) == Phase::Done);
        if let Some(value) = done {
            let sign = self.bound_sign(node, node);
            let sign = if self.bound(node) == Bound::Exact { "= " } else { sign };
            return Some(format!("{terms} {sign}{}", self.number(node, value)));
        }
        let NodeNumbers { first: low, second: high } = self.mean_range(node)?;
        let [low, high] = [low, high].map(|end| self.number(node, end));
        Some(match self.limits() {
            Some(_) if low != high => format!("{terms} = {low} … {high}"),
            Some(_) => format!("{terms} = {low}"),
            None => format!("{terms} → {low}"),
        })
    }
}
