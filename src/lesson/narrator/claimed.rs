//! Claims as sentences that stand alone, for other programs: each names all that it is about.

use super::teller::Teller;
use super::tidy;
use crate::Projection;
use claim::StepClaim;
use language::Texts;
use score::{Bound, Player, Score, Window};
use tree::NodeId;

impl Projection<'_> {
    /// A claim of the current step as a sentence of its own. Its numbers are from Black's point of
    /// view, whatever the notation of the window.
    pub fn claim_sentence(&self, claim: &StepClaim) -> String {
        let step = self.replay().what_happened();
        step.map_or_else(String::new, |step| {
            let teller = Teller::new(self, step);
            let text = teller.joined([teller.claimed(claim)]);
            if self.language().is_english() { text } else { tidy(&text) }
        })
    }
}

impl Teller<'_, '_> {
    #[expect(clippy::too_many_lines, reason = "an arm for each kind of claim")]
    fn claimed(&self, claim: &StepClaim) -> String {
        let (texts, seen) = (self.texts, self.seen);
        let number = |node: NodeId, value: Score| seen.number(node, value);
        let least = |player: Player, node: NodeId, value: Score| {
            self.known(node, value, player.fail_high_bound())
        };
        let has = |player: Player, node: NodeId, by: NodeId, value: Score| {
            texts.claims_has(
                self.at(node),
                self.by(by),
                self.side(player),
                least(player, node, value),
            )
        };
        let between = |node: NodeId, low: Score, high: Score| {
            texts.claims_between(seen.edge(node, high), seen.edge(node, low))
        };
        match *claim {
            StepClaim::Has { player, node, by, value } => {
                texts.claims_sentence(has(player, node, by, value))
            }
            StepClaim::Withheld { to, player, node, by, value } => {
                texts.claims_withheld(has(player, node, by, value), self.place_of(to))
            }
            StepClaim::Worth { node, bound, value } => {
                texts.claims_worth(self.place_of(node), self.known(node, value, bound))
            }
            StepClaim::Bounded { node, bound, value } => {
                texts.claims_bounded(self.place_of(node), self.known(node, value, bound))
            }
            StepClaim::Wished { node, value } => {
                let chooser = self.side(seen.weight(NodeId::ROOT).player);
                texts.claims_wished(chooser, self.place_of(node), number(node, value))
            }
            StepClaim::Proven { node, is_proven } => {
                let goal = if seen.subject().is_mate_problem() { "mate" } else { "more" };
                let is = if is_proven { "proven" } else { "disproven" };
                let root = self.side(seen.weight(NodeId::ROOT).player);
                texts.claims_proven(goal, is, self.place_of(node), root)
            }
            StepClaim::Best { node, child, value } => {
                let value = self.known(node, value, seen.replay().node(child).bound());
                texts.claims_best(self.choice(child), self.place_of(node), value)
            }
            StepClaim::Would { node, child, chooser, past } => {
                let value = self.better(chooser, past);
                texts.claims_would(self.at(node), self.choice(child), value)
            }
            StepClaim::Others { node, value } => {
                texts.claims_others(self.at(node), number(node, value))
            }
            StepClaim::Thought { node, .. } => texts.claims_thought(self.at(node)),
            StepClaim::Cut { ref skipped, ref bounds, .. } => {
                let owner = self.step.player.other();
                let bounds = bounds.iter().map(|it| has(owner, it.node, it.by, it.value));
                let bounds: Vec<_> = bounds.collect();
                texts.claims_cut(bounds.join(&texts.claims_or()), self.listed(skipped))
            }
            StepClaim::Settles { node, ref skipped, than } => {
                let than = seen.edge(node, than);
                texts.claims_settles(self.place_of(node), self.listed(skipped), than)
            }
            StepClaim::Decides { node, by, ref skipped } => {
                texts.claims_decides(self.choice(by), self.place_of(node), self.listed(skipped))
            }
            StepClaim::Resumes { node, child, chooser, past } => {
                let value = self.better(chooser.other(), past);
                texts.claims_resumes(self.at(node), self.choice(child), value)
            }
            StepClaim::Question { node, asker, than } => {
                texts.claims_question(self.place_of(node), self.better(asker, than))
            }
            StepClaim::Scouted { node, asker, value } => {
                texts.claims_scouted(self.place_of(node), least(asker, node, value))
            }
            StepClaim::Guess { node, low, high } => {
                let window = Window { alpha: low, beta: high };
                texts.claims_guess(self.place_of(node), seen.window_text(node, window))
            }
            StepClaim::Selected { node, child } => {
                texts.claims_selected(self.at(node), self.choice(child))
            }
            StepClaim::Separates { node, child } => {
                let mover = seen.mover_name(node);
                texts.claims_separates(self.at(node), self.choice(child), mover)
            }
            StepClaim::Interval { node, low, high } => {
                texts.claims_interval(between(node, low, high), self.place_of(node))
            }
            StepClaim::Mean { node, low, high } if low == high => {
                texts.claims_mean(self.place_of(node), number(node, low))
            }
            StepClaim::Mean { node, low, high } => {
                texts.claims_mean_within(between(node, low, high), self.place_of(node))
            }
            StepClaim::Limits { low, high } => {
                texts.claims_limits(number(NodeId::ROOT, high), number(NodeId::ROOT, low))
            }
            StepClaim::Summed { node, sum } => {
                texts.claims_summed(self.place_of(node), number(node, sum))
            }
            StepClaim::Sampled { node, visits, .. } => {
                let mean = seen.sample_texts(node).map(|[_, mean]| mean).unwrap_or_default();
                let visits = usize::try_from(visits).unwrap_or(usize::MAX);
                texts.claims_sampled(mean, self.place_of(node), self.side(Player::Max), visits)
            }
            StepClaim::Beyond { node, ref skipped, player, edge } => {
                let value = self.known(node, edge, player.fail_low_bound());
                texts.claims_beyond(self.place_of(node), self.listed(skipped), value)
            }
            StepClaim::Needs { node, chance, player, edge, mean } => {
                let within = |at, value| self.known(at, value, player.fail_low_bound());
                texts.claims_needs(
                    self.place_of(chance),
                    within(chance, mean),
                    self.place_of(node),
                    within(node, edge),
                )
            }
            StepClaim::Paid { node, value } => {
                texts.claims_paid(self.place_of(node), number(node, value))
            }
            StepClaim::Gets { node, own, left } => {
                let [own, left] = [own, left].map(|value| seen.shown(seen.exact(value)));
                texts.claims_gets(left, seen.mover_name(node), own, self.place_of(node))
            }
            StepClaim::Exhausted { node, ref skipped, left, by, has } => {
                let above = seen.tree().parent(node).unwrap_or(node);
                let [left, has] = [left, has].map(|value| seen.shown(seen.exact(value)));
                let (place, player) = (self.place_of(node), seen.mover_name(above));
                let skipped = self.listed(skipped);
                match by {
                    Some(by) => {
                        texts.claims_exhausted(self.by(by), has, left, place, player, skipped)
                    }
                    None => texts.claims_exhausted_all(left, place, player, skipped),
                }
            }
            StepClaim::Open { node } => texts.claims_open(self.place_of(node)),
            StepClaim::Known { node, from, plies } => {
                let place = self.place_of(node);
                match from.map(|from| self.place_of(from)).filter(|from| *from != place) {
                    Some(from) => texts.claims_known_from(from, place, plies),
                    None => texts.claims_known(place, plies),
                }
            }
            StepClaim::Again { node, of, loser } => {
                let (place, of) = (self.place_of(node), self.place_of(of));
                match loser {
                    Some(loser) => texts.claims_again_lost(of, place, self.side(loser)),
                    None => texts.claims_again_drawn(of, place),
                }
            }
        }
    }

    /// A value of a node with its bound, for Black: "+100", "+100 or more"; of a mate, "or sooner".
    fn known(&self, node: NodeId, value: Score, bound: Bound) -> String {
        let number = self.seen.number(node, value);
        let best_for = match bound {
            Bound::Exact => return number,
            Bound::AtLeast => Player::Max,
            Bound::AtMost => Player::Min,
        };
        let of: fn(&Texts, String) -> String = if self.seen.names_mate(node, value) {
            let wins = value.0.signum() == best_for.sign();
            if wins { Texts::steps_or_sooner } else { Texts::steps_or_later }
        } else {
            match best_for {
                Player::Max => Texts::steps_or_more,
                Player::Min => Texts::steps_or_less,
            }
        };
        of(self.texts, number)
    }
}
