//! The text of a node for screen readers, and the variables of the pseudo-code.

use crate::{Projection, Variable};
use score::Player;
use trace::{EventKind, Phase, Round, Seen, StepDetail};
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// The text of a node for screen readers: "MAX node エ, depth 1, value +120".
    pub fn spoken_name(&self, id: NodeId) -> String {
        let texts = self.language().texts();
        let weight = self.weight(id);
        let value = || texts.told_value(self.value_text(id).plain);
        let state = match self.seen(id) {
            Seen::Pruned => texts.told_pruned(),
            Seen::Unvisited => texts.told_unvisited(),
            Seen::Open | Seen::Unsettled if self.algorithm().samples().is_some() => String::new(),
            Seen::Open | Seen::Unsettled if self.algorithm().columns().is_some() => {
                texts.told_unsettled()
            }
            Seen::Unsettled => texts.told_unsettled(),
            Seen::Earlier => texts.told_earlier(value()),
            Seen::Open if self.value(id).is_some() && !self.is_cut(id) => {
                let so_far = texts.told_so_far(self.value_text(id).plain);
                let window = self.window(id).map(|window| self.window_clause(id, window));
                window.map_or(so_far.clone(), |window| format!("{so_far}, {window}"))
            }
            Seen::Open | Seen::Done => match self.window(id) {
                Some(window) if self.phase(id) == Phase::Open => {
                    format!("{}, {}", value(), self.window_clause(id, window))
                }
                _ => value(),
            },
        };
        let numbers = self.spoken_numbers(id).or_else(|| self.spoken_sample(id));
        let state = numbers.unwrap_or_default() + &state + &self.spoken_cut(id);
        let player = match weight.player {
            _ if weight.kind == Kind::Chance => "chance".to_owned(),
            _ if self.shares() && weight.kind == Kind::Leaf => "leaf".to_owned(),
            _ if self.shares() => self.mover_name(id),
            player => player.id().to_owned(),
        };
        let odds = self.odds_text(id).map_or(String::new(), |odds| texts.told_odds(odds));
        texts.told_node(weight.depth, self.choice(id), odds, player, state)
    }

    /// For the node where the search has just cut: every bound that suffices, in numbers.
    fn spoken_cut(&self, node: NodeId) -> String {
        let is_now = self.kind() == Some(EventKind::Cut) && self.here() == Some(node);
        let is_true = is_now && !self.doubts(self.step());
        let Some(cut) = self.made_cut(node).filter(|_| is_true) else {
            return String::new();
        };
        let between = self.language().texts().told_comma();
        let said =
            cut.reasons.iter().map(|reason| between.clone() + &self.cut_numbers(&cut, reason));
        said.collect()
    }

    pub fn variables(&self) -> Vec<Variable> {
        let texts = self.language().texts();
        let happened = self.replay().what_happened();
        let Some(step) = happened.filter(|_| !self.hides_step()) else {
            return Vec::new();
        };
        // What is said of a move before it is read is reported at the current node, its parent.
        let is_of_move = matches!(
            step.kind,
            EventKind::Candidate
                | EventKind::Reduce
                | EventKind::Extend
                | EventKind::Skip
                | EventKind::Estimate
                | EventKind::Choose
        );
        let above = self.tree().parent(step.node).filter(|_| is_of_move);
        // A search that samples stands where it adds a reward.
        let above = above.or(self.here().filter(|_| self.sampled().is_some()));
        let (node, player, window) = above.map_or((step.node, step.player, step.window), |above| {
            (above, self.weight(above).player, self.replay().window(above))
        });
        let function = if player == Player::Max { "max" } else { "min" };
        let variable = |name, value| Variable { name, value };
        let mover = if self.is_chance(node) {
            texts.chance_name()
        } else if self.shares() {
            self.mover_name(node)
        } else {
            texts.told_mover(function, self.side(player))
        };
        let mut variables = vec![
            variable(texts.told_position(), self.place(node)),
            variable(texts.told_to_move(), mover),
        ];
        if self.is_chance(node) {
            let mean = self.mean_formula(node);
            variables.extend(mean.map(|mean| variable(texts.chance_variable(), mean)));
        }
        // The window and the best value would be those of the round before.
        if let StepDetail::Iteration(round) = step.detail {
            if let Round::Pass { guess, .. } = round {
                variables.push(variable(texts.told_guess(), self.number(node, guess)));
            }
            return variables;
        }
        if self.algorithm().keeps_window() {
            variables.extend(self.window_variables(node, window));
        }
        if self.keeps_intervals() {
            variables.extend(self.number_variables(step.node));
        } else {
            variables.extend(self.proof_variables(step.node));
        }
        variables.extend(self.sample_variables(node));
        if let (true, Some(value)) = (step.kind.comes_back(), step.value) {
            variables.push(variable(texts.told_value_name(), self.number(step.node, value)));
        }
        if let Some(best) = self.value(node) {
            // A leaf has a value, and nothing to choose from.
            let is_leaf = step.kind == EventKind::Leaf;
            let name = if is_leaf { texts.told_value_name() } else { texts.told_best() };
            variables.push(variable(name, self.number(node, best)));
        }
        variables
    }
}
