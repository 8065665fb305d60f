//! Why a right answer is right, where the next step does not say it.

use std::collections::BTreeMap;

use super::super::projection::Projection;
use super::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use scenario::FewestLeaves;
use score::{Bound, Player, Score, Window};
use tree::{NodeId, true_values};

impl Projection<'_> {
    /// Why the right answer is right, at the step of the question; `None` if the next step says so.
    pub fn reason(&self, asked: &Prediction) -> Option<String> {
        let texts = self.language.texts();
        match asked.kind {
            PredictionKind::Cut => self.why_open(asked),
            PredictionKind::Next => self.why_again(asked),
            PredictionKind::Threshold => self.why_from_there(asked),
            PredictionKind::Order => {
                let told = asked.choices().iter().map(|&choice| {
                    let words = self.choice_words(asked, choice);
                    match choice {
                        PredictedChoice::InOrder(order) => {
                            texts.predict_words_leaves_in_order(self.leaves_in(&order), words)
                        }
                        _ => words,
                    }
                });
                told.reduce(|one, other| texts.predict_words_reason_each(one, other))
            }
            PredictionKind::Fewest => {
                let fewest = FewestLeaves::of(self.tree())?;
                let (less, more, sum) = (fewest.no_less, fewest.no_more, fewest.leaves());
                Some(texts.predict_words_reason_fewest(less, more, sum))
            }
            PredictionKind::Leaves => Some(texts.predict_words_hint_leaves()),
            PredictionKind::LeafValue => self.why_not_worth(asked),
            PredictionKind::Returned => self.why_bound(asked),
            PredictionKind::Whole => Some(self.why_worth(asked.node)),
            PredictionKind::Half => Some(self.why_half(asked)),
            PredictionKind::Entry => self.why_kept(asked),
            PredictionKind::Leader => self.why_leads(),
            _ => None,
        }
    }

    /// What would be other with the other values that are offered; not all that they would cut, which
    /// would be told of what is asked next.
    fn why_not_worth(&self, asked: &Prediction) -> Option<String> {
        let texts = self.language.texts();
        let wanted = self.cut_with(asked);
        // By the first move that is read with them, if any.
        let mut alike: BTreeMap<Option<NodeId>, Vec<String>> = BTreeMap::new();
        for &choice in asked.choices() {
            let PredictedChoice::Worth(value) = choice else { continue };
            let cut = self.cut_if(asked.node, value);
            if cut != wanted {
                let read = wanted.iter().find(|it| !cut.contains(it)).copied();
                alike.entry(read).or_default().push(self.choice_words(asked, choice));
            }
        }
        let each = alike.into_iter().map(|(read, mut values)| {
            let last = values.pop().unwrap_or_default();
            let before = values.into_iter().reduce(|one, other| texts.changes_list(one, other));
            let values = match before {
                Some(before) => texts.predict_words_one_of(before, last),
                None => last,
            };
            match read {
                Some(read) => texts.predict_words_reason_read(self.choice(read), values),
                None => texts.predict_words_reason_more_cut(values),
            }
        });
        let told = each.reduce(|one, other| texts.predict_words_reason_each(one, other))?;
        Some(texts.predict_words_reason_cuts(self.language.capitalised(&told)))
    }

    /// That the window is open, where the search reads on.
    fn why_open(&self, asked: &Prediction) -> Option<String> {
        let goes_on = PredictedAnswer::Choice(PredictedChoice::GoOn);
        let is_by_window = self.algorithm.keeps_window() && asked.choices().len() > 2;
        if !is_by_window || !asked.is_right(goes_on) || self.is_chance(asked.node) {
            return None;
        }
        let window = self.replay.window(asked.node);
        let [alpha, beta] = [window.alpha, window.beta].map(|bound| self.edge(asked.node, bound));
        let place = self.place(asked.node);
        Some(self.language.texts().predict_words_reason_open(alpha, beta, place))
    }

    /// What a scout has found, where the question is whether its move is read again.
    fn why_again(&self, asked: &Prediction) -> Option<String> {
        let texts = self.language.texts();
        let mut choices = asked.choices().iter();
        let again = choices.find(|choice| matches!(choice, PredictedChoice::Again(_)))?;
        let (scouted, best) = (again.node()?, self.replay.node(asked.node).best()?);
        let (found, name) = (self.value_text(scouted).plain, self.choice(scouted));
        match (best == scouted, asked.is_right(PredictedAnswer::Choice(*again))) {
            (true, true) => Some(texts.predict_words_reason_again(found, name)),
            (false, false) => {
                let held = self.value_text(best).plain;
                Some(texts.predict_words_reason_not_again(found, held, name))
            }
            _ => None,
        }
    }

    /// On which child a bound rests, if the node has not been cut itself.
    fn why_bound(&self, asked: &Prediction) -> Option<String> {
        let child = self.replay.node(asked.node).best()?;
        let known = self.replay.node(child).returned()?;
        let own = PredictedAnswer::Choice(PredictedChoice::of(known.bound));
        (known.bound != Bound::Exact && asked.is_right(own)).then(|| {
            let (place, bound) = (self.place(asked.node), self.value_text(child).plain);
            self.language.texts().predict_words_reason_bound(bound, self.choice(child), place)
        })
    }

    /// The number against the window of the visit, the depth, and the move.
    fn why_kept(&self, asked: &Prediction) -> Option<String> {
        let texts = self.language.texts();
        let Some(&PredictedAnswer::Choice(PredictedChoice::Keeps(kept, depth, best))) =
            asked.right.first()
        else {
            return None;
        };
        let (node, Window { alpha, beta }) = (asked.node, self.replay.entered_window(asked.node));
        let (number, place) = (self.number(node, kept.value), self.place(node));
        let [low, high] = [alpha, beta].map(|bound| self.edge(node, bound));
        let by_window = match kept.bound {
            Bound::AtMost if kept.value <= alpha => texts.predict_words_reason_at_most(
                low,
                texts.steps_at_most(number.clone()),
                number,
                place,
            ),
            Bound::AtLeast if kept.value >= beta => texts.predict_words_reason_at_least(
                high,
                texts.steps_at_least(number.clone()),
                number,
                place,
            ),
            Bound::Exact if alpha < kept.value && kept.value < beta => {
                texts.predict_words_reason_exact(low, high, number, place)
            }
            _ => return None,
        };
        let with = match best {
            Some(best) => texts.predict_words_reason_kept_move(self.choice(best), depth),
            None => texts.predict_words_reason_kept_no_move(depth, self.chooser_name(node)),
        };
        Some([self.language.capitalised(&by_window), with].join(&texts.steps_space()))
    }

    /// Who above has what is asked for.
    fn why_from_there(&self, asked: &Prediction) -> Option<String> {
        let texts = self.language.texts();
        let Some(&PredictedAnswer::Number(bound)) = asked.right.first() else {
            return None;
        };
        let other = self.chooser(asked.node).other();
        let mut above = self.tree().ancestors(asked.node).skip(1);
        let holder = above
            .find(|&at| self.chooser(at) == other && self.replay.node(at).value() == Some(bound))?;
        let child = self.choice(self.replay.node(holder).best()?);
        let value = self.number(holder, bound);
        let secured = texts.predict_words_secured(self.at(holder), child, self.side(other), value);
        let secured = self.language.capitalised(&secured);
        Some([secured, texts.predict_words_reason_tie()].join(&texts.steps_space()))
    }

    /// The leaf to which the best moves from a node lead.
    fn why_worth(&self, node: NodeId) -> String {
        let tree = self.tree();
        let values = true_values(tree);
        let worth = values[node.index()];
        let is_best = |child: &NodeId| values[child.index()] == worth;
        let mut end = node;
        while let Some(child) = tree.children(end).find(is_best) {
            end = child;
        }
        let (leaf, place) = (self.choice(end), self.place(node));
        let value = self.number(node, worth);
        self.language.texts().predict_words_reason_whole(leaf, place, value)
    }

    /// Who leaves the first moves on the way to a leaf.
    fn why_half(&self, asked: &Prediction) -> String {
        let texts = self.language.texts();
        let leaf = self.choice(asked.node);
        match asked.right.first() {
            Some(PredictedAnswer::Choice(PredictedChoice::Proves(Some(prover)))) => {
                let [prover, other] = [*prover, prover.other()].map(|side: Player| self.side(side));
                texts.predict_words_reason_half(leaf, other, prover)
            }
            _ => texts.predict_words_reason_both(leaf),
        }
    }

    /// The moves that are cut if a leaf has this value.
    pub(super) fn cut_if(&self, leaf: NodeId, value: Score) -> Vec<NodeId> {
        let tree = self.tree();
        let worth = move |at: &NodeId| if *at == leaf { value } else { tree.node(*at).value };
        self.left_out(&self.order_of_root(), &worth).0
    }
}
