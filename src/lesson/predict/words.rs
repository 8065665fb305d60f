//! Questions and answers in words.

use super::super::projection::Projection;
use super::super::samples::{LATER, decimal};
use super::{PRINTED, PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use score::{Bound, BoundedScore, NodeNumbers, Player, Score};
use search::NodeColumn;
use trace::EventKind;
use tree::NodeId;

impl Projection<'_> {
    /// The question in words, at its step. In a tree too large for paper it tells the values that it
    /// compares.
    pub fn ask(&self, asked: &Prediction) -> String {
        let ask = self.plainly(asked);
        let compares = matches!(
            asked.kind,
            PredictionKind::Value | PredictionKind::Best | PredictionKind::TakeOrDecline
        );
        let best = self.replay.node(asked.node).best().filter(|_| compares);
        match best.zip(asked.child) {
            Some((best, child)) if self.tree().len() > PRINTED => {
                let value = |id| self.value_text(id).plain;
                let (before, came) = (self.choice(best), self.choice(child));
                let texts = self.language.texts();
                texts.predict_words_values(ask, before, came, value(best), value(child))
            }
            _ => ask,
        }
    }

    fn plainly(&self, asked: &Prediction) -> String {
        let texts = self.language.texts();
        let place = self.place(asked.node);
        let side = self.chooser_name(asked.node);
        let child = asked.child.map(|child| self.choice(child));
        let child = child.unwrap_or_default();
        let best = self.replay.node(asked.node).best();
        let before = best.map(|best| self.choice(best)).unwrap_or_default();
        match asked.kind {
            PredictionKind::Value => texts.predict_words_ask_value(child, place),
            PredictionKind::Best => texts.predict_words_ask_best(before, child, side),
            PredictionKind::TakeOrDecline => texts.predict_words_ask_take(before, child, side),
            PredictionKind::Window if asked.child.is_some() => {
                texts.predict_words_ask_passed(child)
            }
            PredictionKind::Window if self.asks_pass() => texts.predict_words_ask_pass(),
            PredictionKind::Window => texts.predict_words_ask_narrowed(place),
            PredictionKind::Next => texts.predict_words_ask_next(place),
            PredictionKind::Cut if self.algorithm.keeps_window() && asked.choices().len() == 2 => {
                texts.predict_words_ask_null(place)
            }
            PredictionKind::Cut if self.algorithm.keeps_window() => {
                texts.predict_words_ask_cut(place)
            }
            PredictionKind::Cut if self.shares() => texts.payoffs_ask_cut(place),
            PredictionKind::Cut => texts.predict_words_ask_settled(place),
            PredictionKind::Threshold => match self.chooser(asked.node) {
                Player::Max => texts.predict_words_ask_threshold_black(place),
                Player::Min => texts.predict_words_ask_threshold_white(place),
            },
            PredictionKind::FirstNumber | PredictionKind::SecondNumber => {
                let alone = self.column_of(asked.kind).and_then(|column| column.alone);
                alone.map(|alone| (alone.ask)(texts, &place)).unwrap_or_default()
            }
            PredictionKind::Numbers => {
                let together = self.algorithm.columns().and_then(|columns| columns.together);
                together.map(|together| (together.ask)(texts, &place)).unwrap_or_default()
            }
            PredictionKind::Returned => texts.predict_words_ask_returned(place),
            PredictionKind::Table => texts.predict_words_ask_table(place),
            PredictionKind::Entry => texts.predict_words_ask_entry(place),
            PredictionKind::Depth => texts.predict_words_ask_depth(child, place),
            PredictionKind::Limit => {
                let (at, columns) = (self.columns_at(asked.node), self.algorithm.columns());
                let alone = columns.and_then(|columns| columns.steering_column(at).alone);
                alone.map(|alone| (alone.ask_limit)(texts, &child)).unwrap_or_default()
            }
            PredictionKind::Order => texts.predict_words_ask_order(place),
            PredictionKind::Fewest => texts.predict_words_ask_fewest(),
            PredictionKind::Leaves => texts.predict_words_ask_leaves(),
            PredictionKind::LeafValue => {
                let cut = self.listed(&self.cut_with(asked));
                texts.predict_words_ask_leaf_value(cut, place)
            }
            PredictionKind::Whole => {
                let bound = self.value_text(asked.node).plain;
                texts.predict_words_ask_whole(bound, place)
            }
            PredictionKind::Half => texts.predict_words_ask_half(place),
            PredictionKind::Mean => self.ask_mean(asked.node, place),
            PredictionKind::Leader => texts.predict_words_ask_leader(LATER),
            PredictionKind::Candidate => {
                let mv = asked.mv.unwrap_or_default();
                let mv = self.subject.move_there(self.tree(), asked.node, mv, self.language);
                texts.predict_words_ask_candidate(mv, place)
            }
        }
    }

    /// The column that a question of this kind asks for, if it asks for one.
    pub fn column_of(&self, kind: PredictionKind) -> Option<&'static NodeColumn> {
        let [first, second] = &self.algorithm.columns()?.columns;
        match kind {
            PredictionKind::FirstNumber => Some(first),
            PredictionKind::SecondNumber => Some(second),
            _ => None,
        }
    }

    pub fn choice_words(&self, asked: &Prediction, choice: PredictedChoice) -> String {
        let texts = self.language.texts();
        let is_of_pass = self.algorithm.keeps_window() && asked.choices().len() == 2;
        match choice {
            PredictedChoice::Better(_) => texts.predict_words_better(),
            PredictedChoice::Stays(id) => texts.predict_words_stays(self.choice(id)),
            PredictedChoice::Take(id) | PredictedChoice::Decline(id) => self.choice(id),
            PredictedChoice::Enter(id) => texts.predict_words_to(self.choice(id)),
            PredictedChoice::Again(id) => texts.predict_words_again(self.choice(id)),
            PredictedChoice::Back if asked.node == NodeId::ROOT => texts.predict_words_done(),
            PredictedChoice::Back => texts.predict_words_back(),
            PredictedChoice::GoOn if asked.kind == PredictionKind::Table => {
                texts.predict_words_table_no()
            }
            PredictedChoice::GoOn if is_of_pass => texts.predict_words_null_on(),
            PredictedChoice::Cut if is_of_pass => texts.predict_words_null_cut(),
            PredictedChoice::GoOn => texts.predict_words_go_on(),
            PredictedChoice::Exactly if asked.kind == PredictionKind::Table => {
                texts.predict_words_table_exact()
            }
            PredictedChoice::AtLeast if asked.kind == PredictionKind::Table => {
                texts.predict_words_table_at_least()
            }
            PredictedChoice::AtMost if asked.kind == PredictionKind::Table => {
                texts.predict_words_table_at_most()
            }
            PredictedChoice::Exactly => texts.predict_words_exactly(),
            PredictedChoice::AtLeast => texts.predict_words_at_least(),
            PredictedChoice::AtMost => texts.predict_words_at_most(),
            PredictedChoice::InFull => texts.predict_words_in_full(),
            PredictedChoice::Reduced => texts.predict_words_reduced(),
            PredictedChoice::Extended => texts.predict_words_extended(),
            PredictedChoice::Skipped => texts.predict_words_skipped(),
            PredictedChoice::InOrder(order) => {
                let names: Vec<_> = order.moves().iter().map(|&id| self.choice(id)).collect();
                names.join(&texts.predict_words_then())
            }
            PredictedChoice::Worth(value) if asked.kind == PredictionKind::Mean => {
                decimal(f64::from(value.0) / 1000.0)
            }
            PredictedChoice::Worth(value) => self.number(NodeId::ROOT, value),
            PredictedChoice::Keeps(BoundedScore { value, bound }, depth, best) => {
                let value = self.number(asked.node, value);
                let value = match bound {
                    Bound::Exact => value,
                    Bound::AtLeast => texts.steps_at_least(value),
                    Bound::AtMost => texts.steps_at_most(value),
                };
                let best = best.map(|best| self.choice(best));
                let best = best.unwrap_or_else(|| texts.predict_words_no_move());
                texts.predict_words_entry(best, depth, value)
            }
            PredictedChoice::Numbers(numbers) => self.numbers_text(asked.node, numbers),
            PredictedChoice::Proves(Some(Player::Max)) => texts.predict_words_no_less(),
            PredictedChoice::Proves(Some(Player::Min)) => texts.predict_words_no_more(),
            PredictedChoice::Proves(None) => texts.predict_words_both(),
            PredictedChoice::Cut => texts.predict_words_cut(),
            PredictedChoice::CutBy(at) => texts.predict_words_cut_by(self.place(at)),
            PredictedChoice::Yes => texts.predict_words_yes(),
            PredictedChoice::No => texts.predict_words_no(),
        }
    }

    pub fn answer_words(&self, asked: &Prediction, answer: PredictedAnswer) -> String {
        let edge = |bound: Score| self.edge(asked.node, bound);
        match answer {
            PredictedAnswer::Choice(choice) => self.choice_words(asked, choice),
            PredictedAnswer::Number(value) => match asked.kind {
                PredictionKind::Fewest | PredictionKind::Leaves => value.0.to_string(),
                PredictionKind::FirstNumber
                | PredictionKind::SecondNumber
                | PredictionKind::Limit => NodeNumbers::text(value),
                _ => self.number(asked.node, value),
            },
            PredictedAnswer::Window(window) => {
                format!("(α {}, β {})", edge(window.alpha), edge(window.beta))
            }
        }
    }

    /// The right answer; for an order of moves, also how many leaves are read.
    pub fn right_words(&self, asked: &Prediction) -> String {
        let answers = asked.right.iter();
        let right = answers
            .map(|&right| self.answer_words(asked, right))
            .reduce(|one, other| self.language.texts().predict_words_or(one, other))
            .unwrap_or_default();
        match asked.right.first() {
            Some(PredictedAnswer::Choice(PredictedChoice::InOrder(order))) => {
                let leaves = self.leaves_in(order);
                self.language.texts().predict_words_leaves_in_order(leaves, right)
            }
            _ => right,
        }
    }

    /// Whether a pass of MTD(f) begins next.
    pub(super) fn asks_pass(&self) -> bool {
        self.replay.upcoming().is_some_and(|next| next.kind == EventKind::Iteration)
    }
}
