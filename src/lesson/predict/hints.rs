//! Two hints for each question: the rule, and where to look. Neither gives the answer.

use super::super::projection::Projection;
use super::{PredictedChoice, Prediction, PredictionKind};
use score::Player;
use tree::NodeId;

impl Projection<'_> {
    /// The hints, from general to specific.
    pub fn hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        match asked.kind {
            PredictionKind::Value | PredictionKind::Cut if self.is_chance(asked.node) => {
                self.chance_hints(asked)
            }
            PredictionKind::Best | PredictionKind::Cut if self.shares() => self.payoff_hints(asked),
            PredictionKind::Value => self.value_hints(asked),
            PredictionKind::Best | PredictionKind::TakeOrDecline => self.best_hints(asked),
            PredictionKind::Window if self.asks_pass() => {
                [texts.predict_words_hint_pass(), texts.predict_words_hint_pass_how()]
            }
            PredictionKind::Window => self.window_hints(asked),
            PredictionKind::Next => self.next_hints(asked),
            PredictionKind::Cut => self.cut_hints(asked),
            PredictionKind::Threshold => {
                [texts.predict_words_hint_cut(), texts.predict_words_hint_threshold()]
            }
            PredictionKind::Returned => {
                [texts.predict_words_hint_returned(), texts.predict_words_hint_returned_how()]
            }
            PredictionKind::Table => {
                [texts.predict_words_hint_table(), texts.predict_words_hint_table_how()]
            }
            PredictionKind::Entry => {
                [texts.predict_words_hint_entry(), texts.predict_words_hint_entry_how()]
            }
            PredictionKind::Depth => {
                [texts.predict_words_hint_depth(), texts.predict_words_hint_depth_how()]
            }
            PredictionKind::Limit => {
                [texts.predict_words_hint_limit(), texts.predict_words_hint_limit_how()]
            }
            PredictionKind::Order => {
                [texts.predict_words_hint_order(), texts.predict_words_hint_order_how()]
            }
            PredictionKind::Fewest => {
                [texts.predict_words_hint_fewest(), texts.predict_words_hint_fewest_how()]
            }
            PredictionKind::Leaves => {
                [texts.predict_words_hint_leaves(), texts.predict_words_hint_leaves_how()]
            }
            PredictionKind::LeafValue => {
                [texts.predict_words_hint_cut(), texts.predict_words_hint_leaf_value()]
            }
            PredictionKind::Whole => {
                [texts.predict_words_hint_whole(), texts.predict_words_hint_whole_how()]
            }
            PredictionKind::Half => {
                [texts.predict_words_hint_half(), texts.predict_words_hint_half_how()]
            }
            PredictionKind::Mean => self.mean_hints(asked.node),
            PredictionKind::Leader => self.leader_hints(),
            PredictionKind::Candidate => self.candidate_hints(),
            PredictionKind::FirstNumber
            | PredictionKind::SecondNumber
            | PredictionKind::Numbers => self.number_hints(asked),
        }
    }

    fn chance_hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        if asked.kind == PredictionKind::Value {
            let terms = self.mean_terms(asked.node, None);
            return [texts.chance_hint_mean(), texts.chance_hint_mean_how(terms)];
        }
        let place = self.place(asked.node);
        let how = self.mean_range(asked.node).map(|range| {
            let ends = [range.first, range.second].map(|end| self.number(asked.node, end));
            let [low, high] = ends;
            texts.chance_hint_cut_how(high, low, place)
        });
        [texts.chance_hint_cut(), how.unwrap_or_default()]
    }

    fn payoff_hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        let (held, came) = self.two_values(asked);
        let how = texts.payoffs_hint_how(came, held);
        if asked.kind == PredictionKind::Cut {
            let own =
                self.replay.node(asked.node).value().map(|value| self.gain(asked.node, value));
            let player = self.mover_name(asked.node);
            return [
                texts.payoffs_hint_cut(),
                texts.payoffs_hint_has(own.unwrap_or_default(), player),
            ];
        }
        let player = self.mover_name(asked.node);
        if self.is_against_first(asked.node) {
            return [texts.payoffs_hint_against(self.player_name(0), player), how];
        }
        [texts.payoffs_hint_own(player), how]
    }

    fn wants(&self, asked: &Prediction) -> String {
        let texts = self.language.texts();
        match self.chooser(asked.node) {
            Player::Max => texts.predict_words_hint_black(),
            Player::Min => texts.predict_words_hint_white(),
        }
    }

    /// The two values compared: the best so far, and the returned one.
    fn two_values(&self, asked: &Prediction) -> (String, String) {
        let value = |id| self.value_text(id).plain;
        let best = self.replay.node(asked.node).best();
        let held = best.map(value).unwrap_or_default();
        (held, asked.child.map(value).unwrap_or_default())
    }

    fn value_hints(&self, asked: &Prediction) -> [String; 2] {
        let (held, came) = self.two_values(asked);
        let function = match self.chooser(asked.node) {
            Player::Max => "max",
            Player::Min => "min",
        };
        let texts = self.language.texts();
        let second = texts.predict_words_hint_value(came, function, held);
        [self.wants(asked), second]
    }

    fn best_hints(&self, asked: &Prediction) -> [String; 2] {
        let (held, came) = self.two_values(asked);
        let second = self.language.texts().predict_words_hint_best(came, held);
        [self.wants(asked), second]
    }

    fn window_hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        let player = self.weight(asked.node).player;
        if asked.child.is_none() {
            let letter = match player {
                Player::Max => "α",
                Player::Min => "β",
            };
            return [
                texts.predict_words_hint_narrowed(),
                texts.predict_words_hint_narrowed_how(letter),
            ];
        }
        let second = match player {
            Player::Max => texts.predict_words_hint_passed_black(),
            Player::Min => texts.predict_words_hint_passed_white(),
        };
        [texts.predict_words_hint_passed(), second]
    }

    fn next_hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        if self.sampled().is_some() {
            return [texts.predict_words_hint_selected(), texts.predict_words_hint_selected_how()];
        }
        if let Some(columns) = self.algorithm.columns() {
            let at_root = columns.words.at_root.filter(|_| asked.node == NodeId::ROOT);
            let steering = columns.steering_column(self.columns_at(asked.node)).hint;
            return [(columns.words.follow)(texts), at_root.unwrap_or(steering)(texts)];
        }
        let mut choices = asked.choices().iter();
        let second = if choices.any(|choice| matches!(choice, PredictedChoice::Again(_))) {
            texts.predict_words_hint_next_again()
        } else {
            texts.predict_words_hint_next_fresh()
        };
        [texts.predict_words_hint_next(), second]
    }

    fn cut_hints(&self, asked: &Prediction) -> [String; 2] {
        let texts = self.language.texts();
        if asked.choices().len() == 2 && self.algorithm.keeps_window() {
            return [texts.predict_words_hint_null(), texts.predict_words_hint_null_how()];
        }
        if !self.algorithm.keeps_window() {
            return [texts.predict_words_hint_settled(), texts.predict_words_hint_settled_here()];
        }
        let held = self.replay.node(asked.node).value();
        let held = held.map(|held| self.number(asked.node, held));
        let held = held.unwrap_or_default();
        let second = match self.weight(asked.node).player {
            Player::Max => texts.predict_words_hint_cut_black(held),
            Player::Min => texts.predict_words_hint_cut_white(held),
        };
        [texts.predict_words_hint_cut(), second]
    }

    fn number_hints(&self, asked: &Prediction) -> [String; 2] {
        let column = usize::from(asked.kind == PredictionKind::SecondNumber);
        let rule = self.algorithm.columns().map(|columns| columns.words.rule);
        let hints =
            rule.map(|rule| rule(self.language.texts(), self.columns_at(asked.node), column));
        hints.unwrap_or_default()
    }

    fn candidate_hints(&self) -> [String; 2] {
        let texts = self.language.texts();
        [texts.predict_words_hint_candidates(), texts.predict_words_hint_candidate()]
    }
}
