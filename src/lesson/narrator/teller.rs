//! The names and numbers from which the words of a step are made.

use crate::Projection;
use claim::StepClaim;
use language::{Language, Notation, Texts};
use score::{Bound, Player, Score};
use search::bound_letter;
use subject::whole_way;
use trace::Step;
use tree::{Kind, MoveCode, NodeId};

/// Tells a step: its visible event and its claims.
pub(crate) struct Teller<'s, 'p> {
    pub(crate) seen: &'s Projection<'p>,
    pub(crate) step: Step,
    pub(crate) texts: &'static Texts,
}

/// The most skipped moves that are all named; of more, only the first and the number of the others.
const MOST_SKIPPED: usize = 4;

impl<'s, 'p> Teller<'s, 'p> {
    pub(crate) fn new(seen: &'s Projection<'p>, step: Step) -> Self {
        let texts = seen.language().texts();
        Self { seen, step, texts }
    }

    pub(crate) fn claims(&self) -> Vec<StepClaim> {
        self.seen.claims()
    }

    pub(crate) fn node(&self) -> NodeId {
        self.step.node
    }

    pub(crate) fn is_root(&self) -> bool {
        self.step.node == NodeId::ROOT
    }

    pub(crate) fn is_leaf(&self) -> bool {
        self.seen.weight(self.step.node).kind == Kind::Leaf
    }

    pub(crate) fn declines(&self, child: Option<NodeId>) -> bool {
        child.is_some_and(|child| self.seen.weight(child).kind == Kind::Decline)
    }

    /// Whether the child that the step is about is a pass.
    pub(crate) fn passes(&self) -> bool {
        let child = self.step.child;
        child.is_some_and(|child| self.seen.weight(child).mv == MoveCode::PASS)
    }

    pub(crate) fn chooser(&self) -> Player {
        self.seen.chooser(self.step.node)
    }

    /// The name of a side: 先手, Black.
    pub(crate) fn side(&self, player: Player) -> String {
        self.seen.side(player)
    }

    /// The name of the side to move.
    pub(crate) fn mover(&self) -> String {
        self.seen.mover_name(self.step.node)
    }

    /// The node as a place: "エ", "the position after ▲Nx6d".
    pub(crate) fn place(&self) -> String {
        self.place_of(self.step.node)
    }

    /// Another node as a place.
    pub(crate) fn place_of(&self, node: NodeId) -> String {
        let (subject, tree) = (self.seen.subject(), self.seen.tree());
        subject.place(tree, node, self.seen.language())
    }

    pub(crate) fn at(&self, node: NodeId) -> String {
        self.seen.at(node)
    }

    /// The location of the node that the table value comes from, by the whole path if the last
    /// moves are the same; `None` if it is the same node.
    pub(crate) fn told_apart(&self, from: Option<NodeId>) -> Option<String> {
        let from = from.filter(|&from| from != self.step.node)?;
        let (subject, tree) = (self.seen.subject(), self.seen.tree());
        let at = self.at(from);
        if at != self.here() {
            return Some(at);
        }
        let way = whole_way(subject, tree, from, self.seen.language());
        Some(self.texts.subjects_after(way))
    }

    /// The location of the step.
    pub(crate) fn here(&self) -> String {
        self.at(self.step.node)
    }

    /// A node by the move that leads to it: "エ", "▲Nx6d"; without the side where that is a word,
    /// because the sentence says whose move it is.
    pub(crate) fn choice(&self, node: NodeId) -> String {
        let weight = self.seen.weight(node);
        if weight.kind == Kind::Decline {
            return self.texts.subjects_stopping(self.seen.choice(node));
        }
        if self.seen.subject().names_nodes() {
            return self.place_of(node);
        }
        if weight.mv == MoveCode::PASS {
            return self.texts.steps_the_pass();
        }
        let choice = self.seen.choice(node);
        if choice.starts_with(['▲', '△']) { choice } else { self.seen.choice_alone(node) }
    }

    /// A child as the way to a value: "with ▲Nx6d", "by standing pat".
    pub(crate) fn by(&self, node: NodeId) -> String {
        let child = self.choice(node);
        match self.seen.weight(node).kind {
            Kind::Decline => self.texts.steps_by_stopping(child),
            _ => self.texts.steps_by_move(child),
        }
    }

    /// The child that the step is about; empty if there is none.
    pub(crate) fn child(&self) -> String {
        self.step.child.map(|child| self.choice(child)).unwrap_or_default()
    }

    /// The previous best child; empty if there was none.
    pub(crate) fn before(&self) -> String {
        let before = self.step.before;
        before.map(|(node, _)| self.choice(node)).unwrap_or_default()
    }

    pub(crate) fn value(&self) -> Score {
        self.step.value.unwrap_or_default()
    }

    /// The previous best value.
    pub(crate) fn old(&self) -> Score {
        self.step.before.map_or(Score(0), |(_, value)| value)
    }

    /// Formats a value at the node of the step.
    pub(crate) fn number(&self, value: Score) -> String {
        self.seen.number(self.step.node, value)
    }

    /// Formats a value that a player has at a node above; a mate by its length from there.
    pub(crate) fn had(&self, above: NodeId, value: Score) -> String {
        self.seen.number_for(above, self.step.node, value)
    }

    /// Formats a bound of a window at the node of the step.
    pub(crate) fn edge(&self, bound: Score) -> String {
        self.seen.edge(self.step.node, bound)
    }

    /// Formats a value with its bound type: "+100", "at least +300".
    pub(crate) fn bounded(&self, value: Score, bound: Bound) -> String {
        self.ranged(value, bound, [Texts::steps_at_least, Texts::steps_at_most])
    }

    /// A value, or a better one for who chooses: "+300 or more".
    pub(crate) fn or_better(&self, value: Score) -> String {
        let bound = self.chooser().fail_high_bound();
        self.ranged(value, bound, [Texts::steps_or_more, Texts::steps_or_less])
    }

    /// A value, or a worse one for who chooses: "+300 or less".
    pub(crate) fn or_worse(&self, value: Score) -> String {
        let bound = self.chooser().fail_low_bound();
        self.ranged(value, bound, [Texts::steps_or_more, Texts::steps_or_less])
    }

    /// What a player has above by a child: "already has +100 with C".
    pub(crate) fn holds(&self, above: NodeId, by: NodeId, value: Score) -> String {
        let (child, had) = (self.choice(by), self.had(above, value));
        self.texts.steps_holds(self.by(by), child, self.is_mated(above, value), had)
    }

    /// Whether a value is that of the player at a node being mated there, as a selector.
    pub(crate) fn is_mated(&self, node: NodeId, value: Score) -> &'static str {
        let loses = value.0.signum() != self.seen.weight(node).player.sign();
        let plies = self.seen.mate_in(node, value).filter(|_| loses);
        if plies.is_some_and(|plies| plies <= 0) { "true" } else { "false" }
    }

    /// Whether a bound leaves nothing beyond it: nobody can do better than win, or mate sooner than
    /// by the next move.
    pub(crate) fn is_extreme(&self, value: Score, bound: Bound) -> bool {
        let best_for = match bound {
            Bound::Exact => return false,
            Bound::AtLeast => Player::Max,
            Bound::AtMost => Player::Min,
        };
        let is_last = match self.seen.mate_in(self.step.node, value) {
            Some(plies) => plies <= 2,
            None => self.seen.subject().asked_winner().is_some(),
        };
        is_last && value.0.signum() == best_for.sign()
    }

    /// A value with its bound type, in one of two words; where nothing lies beyond it, it stands
    /// alone.
    fn ranged(
        &self,
        value: Score,
        bound: Bound,
        [at_least, at_most]: [fn(&Texts, String) -> String; 2],
    ) -> String {
        let (node, number) = (self.step.node, self.number(value));
        let best_for = match bound {
            Bound::Exact => return number,
            Bound::AtLeast => Player::Max,
            Bound::AtMost => Player::Min,
        };
        if self.is_extreme(value, bound) {
            return number;
        }
        let wins = value.0.signum() == best_for.sign();
        if self.seen.names_mate(node, value) {
            let of = if wins { Texts::steps_or_sooner } else { Texts::steps_or_later };
            return of(self.texts, number);
        }
        match self.seen.told().notation.bound(self.step.player, bound) {
            Bound::AtMost => at_most(self.texts, number),
            _ => at_least(self.texts, number),
        }
    }

    /// The value of the step with its bound type.
    pub(crate) fn amount(&self) -> String {
        let amount = self.bounded(self.value(), self.step.bound);
        let child = self.step.child.filter(|_| self.step.kind.goes_up());
        match child {
            Some(child) if self.seen.has_by_guess(child) => self.texts.steps_by_guess(amount),
            Some(child) if self.seen.replay().was_reduced(child).is_some() => {
                self.texts.steps_by_reduced(amount)
            }
            _ => amount,
        }
    }

    /// Whether the chooser prefers larger numbers, in the notation at the node.
    pub(crate) fn wants_larger(&self) -> bool {
        self.seen.wants_larger(self.step.node, self.chooser())
    }

    /// The same as a selector.
    pub(crate) fn wants(&self) -> &'static str {
        if self.wants_larger() { "larger" } else { "smaller" }
    }

    /// Whether the comparison involves a bound that guarantees the player nothing, with a result no
    /// better than the window's own bound.
    pub(crate) fn falls_short(&self) -> bool {
        let step = &self.step;
        let fails_low = step.player.fail_low_bound();
        let old_failed_low = step.before.is_some() && step.before_bound == fails_low;
        let edge = step.entered.of(step.player);
        step.bound == fails_low || old_failed_low && !step.player.prefers(self.value(), edge)
    }

    /// Whether the value is a bound that guarantees the player to move nothing.
    pub(crate) fn failed_low(&self) -> bool {
        self.step.bound == self.step.player.fail_low_bound()
    }

    pub(crate) fn skipped(&self) -> String {
        self.listed(&self.step.skipped)
    }

    pub(crate) fn listed(&self, moves: &[NodeId]) -> String {
        listed(moves, self.texts, |node| self.choice(node))
    }

    /// The best line from the node, as moves; empty if there is none.
    pub(crate) fn line(&self) -> String {
        let line = self.seen.replay().line(self.step.node).into_iter();
        line.map(|node| self.seen.choice(node)).collect::<Vec<_>>().join(" → ")
    }

    /// The letter of a bound, with an arrow for its origin if the notation has one.
    pub(crate) fn letter(&self, owner: Player) -> &'static str {
        let came_up = self.step.window.of(owner) != self.step.entered.of(owner);
        let notation = self.seen.told().notation;
        bound_letter(
            (notation, self.seen.language().signs()),
            notation.owner(self.step.player, owner),
            came_up,
        )
    }

    /// The window at the node: "(α +100, β +300)".
    pub(crate) fn window(&self) -> String {
        self.seen.window_text(self.step.node, self.step.window)
    }

    /// The same as a clause: "the window is (α +100, β +300)".
    pub(crate) fn window_clause(&self) -> String {
        match self.seen.told().notation {
            Notation::Inequalities => self.texts.steps_matters(self.window()),
            _ => self.texts.steps_window(self.window()),
        }
    }

    /// Joins sentences into one text, capitalized and without empty ones.
    pub(crate) fn joined(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let language = self.seen.language();
        let sentences = sentences.into_iter().filter(|text| !text.is_empty());
        let sentences: Vec<_> = sentences.map(|text| begun(text, language)).collect();
        sentences.join(&self.texts.steps_space())
    }
}

impl Projection<'_> {
    pub(crate) fn listed(&self, moves: &[NodeId]) -> String {
        listed(moves, self.language().texts(), |node| self.choice(node))
    }
}

/// Some moves as a list: "C", "C and D", "C, D and E"; of many the first and their number.
pub(super) fn listed(moves: &[NodeId], texts: &Texts, name: impl Fn(NodeId) -> String) -> String {
    let most = if moves.len() > MOST_SKIPPED { 1 } else { moves.len() };
    let mut names: Vec<_> = moves[..most].iter().map(|&node| name(node)).collect();
    let last = names.pop().unwrap_or_default();
    match (moves.len() - most, names.is_empty()) {
        (0, true) => last,
        (0, false) => texts.steps_and(names.join(&texts.steps_between()), last),
        (more, _) => texts.steps_and_more(more, last),
    }
}

/// Words that may begin a sentence and are not names.
const SMALL: [&str; 7] = ["at ", "after ", "in ", "the ", "with ", "from ", "stopping"];

/// Capitalizes an English sentence, unless it begins with a name.
pub(crate) fn begun(sentence: String, language: Language) -> String {
    if !language.is_english() {
        return sentence;
    }
    match sentence.chars().next() {
        Some(first) if SMALL.iter().any(|small| sentence.starts_with(small)) => {
            first.to_ascii_uppercase().to_string() + &sentence[1..]
        }
        _ => sentence,
    }
}
