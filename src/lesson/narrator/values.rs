//! The sentences of searches for a value: minimax, alpha-beta and its descendants; of wishful
//! search with a helping opponent; of exchanges.

use super::teller::Teller;
use claim::StepClaim;
use language::{Notation, Texts, signed};
use score::{Bound, Player, Score, Window};
use search::{LeafSum, LineEnd, Manner};
use trace::{
    BoundSource, CutBy, CutReason, DepthReason, EventKind as E, Phase, Round, StepDetail, Visit,
};
use tree::NodeId;

/// The selector for an absent thing.
const NONE: &str = "none";

impl Teller<'_, '_> {
    /// The sentence of the step, or two sentences.
    pub(crate) fn value_sentence(&self) -> String {
        let manner = self.seen.algorithm().manner();
        let helped = self.step.player != self.chooser();
        match self.step.kind {
            E::Enter if manner == Manner::Exchange => self.capture_tried(),
            E::Enter => self.chance_entered().unwrap_or_else(|| self.entered(manner)),
            E::Weigh => self.weighed(),
            E::Cut if self.step.detail == StepDetail::CutBy(CutBy::Mean) => {
                self.mean_cut().unwrap_or_else(|| self.other())
            }
            E::Leaf if manner == Manner::Exchange => {
                self.texts.steps_nothing_to_take(self.here(), self.mover(), self.amount())
            }
            E::Leaf => self.leaf(),
            E::Decline => self.may_stop(manner),
            E::Improve | E::Keep if helped => self.helped(),
            E::Improve | E::Keep if manner == Manner::Exchange => self.taken(),
            E::Improve | E::Keep => self.came_back(),
            E::Cut if !self.step.reasons.is_empty() => self.cut(),
            E::Cut if self.step.detail == StepDetail::CutBy(CutBy::Settled) => {
                let (child, skipped) = (self.child(), self.skipped());
                self.texts.steps_cut_enough(self.here(), child, self.mover(), skipped)
            }
            E::Exit if manner == Manner::Exchange => self.settled(),
            E::Exit if self.is_chance() => self.mean_returned(),
            E::Exit if self.ends_probe() => self.probe_returned(),
            E::Exit => self.exit(helped),
            _ => self.other(),
        }
    }

    fn entered(&self, manner: Manner) -> String {
        let texts = self.texts;
        let (side, child) = (self.mover(), self.choice(self.node()));
        if self.is_root() {
            let entered = self.step.entered;
            let open = entered.alpha == Score::MIN || entered.beta == Score::MAX;
            if self.seen.pass_here().is_some() {
                return texts.steps_tests(self.window());
            }
            return match (entered == Window::FULL, self.step.visit) {
                (true, Visit::Again) => texts.steps_opens(),
                (true, _) if manner == Manner::Wishful => texts.steps_dream(self.place(), side),
                (true, _) => texts.steps_start(self.place(), side, self.wants()),
                (false, Visit::Again) if open => texts.steps_wider(self.window()),
                (false, _) => {
                    let Window { alpha, beta } = entered;
                    let guess = Score(i32::midpoint(alpha.0, beta.0));
                    texts.steps_aspires(beta - guess, self.number(guess), self.window())
                }
            };
        }
        let window = self.window_clause();
        match self.step.visit {
            Visit::Scout => texts.steps_scout(child, self.asked(), window),
            Visit::Again => match self.scouted() {
                Some((_, found)) => texts.steps_again_found(child, found, window),
                None if self.seen.rests_on_guesses() => texts.steps_again_guessed(child, window),
                None => texts.steps_again(child, window),
            },
            _ if self.is_leaf() => texts.steps_down_leaf(child),
            _ if self.seen.algorithm().keeps_window() => {
                self.joined([texts.steps_down_window(child, side, window), self.deeper()])
            }
            _ => self.joined([texts.steps_down(child, side), self.deeper()]),
        }
    }

    /// What the re-search of a child says of it, besides its scout.
    fn read_again(&self) -> String {
        let texts = self.texts;
        let (at, child, side) = (self.here(), self.child(), self.mover());
        let Some((scouted, left)) = self.scout_and_again() else {
            return texts.steps_again_better(at, child, side, self.amount());
        };
        let (again, found) = (self.bounded(self.value(), left), scouted);
        let value = self.number(self.value());
        match (self.step.kind, left) {
            (E::Improve, _) => texts.steps_again_better(at, child, side, self.amount()),
            (_, left) if left != Bound::Exact && self.step.bound == Bound::Exact => {
                texts.steps_again_meets(again, at, child, found, side, value)
            }
            _ => texts.steps_again_same(at, child, found, side, self.amount()),
        }
    }

    /// What the scout of the child has found, and what its re-search alone says of its value.
    pub(super) fn scout_and_again(&self) -> Option<(String, Bound)> {
        let before = self.step.before.filter(|(before, _)| Some(*before) == self.step.child)?;
        let again = self.seen.replay().bound_left()?;
        let scouted = self.bounded(before.1, self.step.player.fail_high_bound());
        (self.step.visit == Visit::Again).then_some((scouted, again))
    }

    /// The node around this one that is being read again, and what its scout found.
    fn scouted(&self) -> Option<(NodeId, String)> {
        self.claims().into_iter().find_map(|claim| match claim {
            StepClaim::Scouted { node, asker, value } => {
                let above = self.seen.tree().parent(node)?;
                let bound = self.seen.told().notation.bound(asker, asker.fail_high_bound());
                let sign = self.seen.signs().of(bound);
                Some((node, format!("{sign} {}", self.had(above, value))))
            }
            _ => None,
        })
    }

    /// Why a child further up is read for a second time, if it is this one: what its scout found.
    pub(super) fn reread(&self, by: NodeId) -> Option<String> {
        let (node, found) = self.scouted().filter(|(node, _)| *node == by)?;
        Some(self.texts.steps_rereading(self.choice(node), found))
    }

    /// The question of the node's scout: "more than +100", or "less than" for MIN above. Inside
    /// another scout it is still that one's question.
    fn asked(&self) -> String {
        let question = self.claims().into_iter().find_map(|claim| match claim {
            StepClaim::Question { asker, than, .. } => Some((asker, than)),
            _ => None,
        });
        let above = self.seen.tree().parent(self.node()).unwrap_or(self.node());
        let asker = self.seen.weight(above).player;
        let (asker, than) = question.unwrap_or((asker, self.step.entered.of(asker)));
        self.better(asker, than)
    }

    /// "more than +100" if the player prefers larger numbers in the notation at the node, otherwise
    /// "less than".
    pub(super) fn better(&self, player: Player, than: Score) -> String {
        let text = self.edge(than);
        let winner = if than > Score(0) { Player::Max } else { Player::Min };
        if let Some(plies) = self.seen.mate_in(self.node(), than) {
            // An edge between two mates, or beyond all of them, is named by those on its better side.
            let is_mate =
                plies == 0 || plies > 0 && (plies % 2 == 1) == (self.step.player == winner);
            return match player == winner {
                true if is_mate => self.texts.steps_sooner_than(text),
                true => text,
                false => self.texts.steps_later_than(text),
            };
        }
        match self.seen.told().notation.owner(self.step.player, player) {
            Player::Max => self.texts.steps_more_than(text),
            Player::Min => self.texts.steps_less_than(text),
        }
    }

    /// Why the node is searched deeper than its siblings; empty if it is not.
    fn deeper(&self) -> String {
        let longer = self.seen.subject().longer(self.seen.tree(), self.node());
        longer.map_or(String::new(), |(plies, reason)| {
            self.texts.steps_deeper(plies, because(reason, self.texts))
        })
    }

    fn leaf(&self) -> String {
        let (subject, tree, texts) = (self.seen.subject(), self.seen.tree(), self.texts);
        let language = self.seen.language();
        let sum = subject.leaf_parts(tree, self.node(), language);
        let sum = sum.map(|sum| sum.written(self.seen.told().notation, self.step.player));
        let end = self.seen.line_end(self.node());
        let is_over = matches!(end, Some(LineEnd::Over | LineEnd::Finished));
        let called = subject.leaf_value(language).filter(|_| !is_over);
        let number = self.number(self.value());
        let what = match (sum, called) {
            (Some(sum), _) => sum_words(&sum, texts),
            (None, Some(called)) => texts.steps_its_value(number, called),
            (None, None) => texts.steps_counts_as(number),
        };
        match end {
            None => texts.steps_leaf(self.place(), what),
            Some(end) => texts.steps_leaf_because(ends(end, texts), self.place(), what),
        }
    }

    fn may_stop(&self, manner: Manner) -> String {
        let (at, side, value) = (self.here(), self.mover(), self.number(self.value()));
        if manner == Manner::Exchange {
            return self.texts.steps_decline(at, side, value);
        }
        self.texts.steps_stand_pat(at, side, value)
    }

    /// A value was returned and is compared with the best so far.
    fn came_back(&self) -> String {
        let texts = self.texts;
        let (at, child, side) = (self.here(), self.child(), self.mover());
        if self.passes() && self.is_thought() {
            let of = if self.seen.algorithm().guesses() {
                Texts::steps_pass_tested
            } else {
                Texts::steps_pass_thought
            };
            return of(texts, side, self.amount());
        }
        let (visit, improves) = (self.step.visit, self.step.kind == E::Improve);
        let amount = self.amount();
        // Where a scout guesses, only the last reading counts: it is told as any other.
        let counts = !self.seen.rests_on_guesses();
        match (visit, improves) {
            _ if !counts && self.falls_short() => return self.no_better(),
            _ if !counts => {}
            (Visit::Scout, true) if self.step.is_inside() => {
                return texts.steps_scout_better(at, child, side, amount);
            }
            (Visit::Again, _) => return self.read_again(),
            _ if self.falls_short() => return self.no_better(),
            _ => {}
        }
        let (before, old) = (self.before(), self.old());
        let still = self.bounded(old, self.step.before_bound);
        let old = texts.steps_value_of(before.clone(), self.bounded(old, self.step.before_bound));
        let equal = amount == self.bounded(self.old(), self.step.before_bound);
        match (improves, self.step.before.is_none()) {
            (true, true) => texts.steps_first(at, child, side, amount),
            (true, false) => texts.steps_better(at, child, old, side, amount, self.wants()),
            (false, _) if equal => {
                let by = self.step.before.map(|(node, _)| self.by(node)).unwrap_or_default();
                texts.steps_same(at, before, by, child, side, still, amount)
            }
            (false, _) => texts.steps_not_better(at, child, old, side, still, amount, self.wants()),
        }
    }

    /// Whether the pass only serves to find the opponent's threat.
    pub(super) fn is_thought(&self) -> bool {
        let thought = |claim: &StepClaim| matches!(claim, StepClaim::Thought { .. });
        self.claims().iter().any(thought)
    }

    /// The returned value does not exceed what a player has, or what a scout asks for.
    fn no_better(&self) -> String {
        let texts = self.texts;
        let (child, side, amount) = (self.child(), self.mover(), self.amount());
        let improves = if self.step.kind == E::Improve { "true" } else { "false" };
        let edge = self.step.window.of(self.step.player);
        for claim in self.claims() {
            match claim {
                StepClaim::Has { player, node, by, value } if player == self.step.player => {
                    let (holds, place) = (self.holds(node, by, value), self.at(node));
                    return texts.steps_has_more(child, holds, improves, place, side, amount);
                }
                StepClaim::Question { than, .. } => {
                    let needed = self.or_better(than);
                    return texts.steps_not_refuted(child, improves, needed, side, amount);
                }
                StepClaim::Guess { .. } if self.seen.pass_here().is_some() => {
                    return texts.steps_outside_test(child, improves, side, amount);
                }
                StepClaim::Guess { .. } => {
                    return texts.steps_outside_guess(child, improves, amount);
                }
                _ => {}
            }
        }
        if edge == Window::FULL.of(self.step.player) {
            return texts.steps_outside_nothing(child, amount);
        }
        texts.steps_outside_edge(self.here(), child, self.edge(edge), improves, side, amount)
    }

    /// Describes a cut: the node, both sides, the child and the ancestor's child, and both numbers.
    fn cut(&self) -> String {
        let texts = self.texts;
        let Some(reason) = self.reason() else {
            return String::new();
        };
        let notation = self.seen.told().notation;
        let owner = notation.owner(self.step.player, reason.player);
        let deep = if reason.is_deep() { "true" } else { "false" };
        let kind = match (notation, owner) {
            (Notation::Inequalities, _) => "contradiction",
            (_, Player::Max) => "alpha",
            (_, Player::Min) => "beta",
        };
        let kind = texts.steps_cut_kind(deep, kind);
        let best = if self.declines(self.step.child) {
            texts.steps_cut_stops(self.here(), self.mover(), self.number(self.value()))
        } else {
            let value = self.or_better(self.value());
            texts.steps_cut_has(self.here(), self.child(), self.mover(), value)
        };
        let above = self.at(reason.ancestor);
        let child = reason.source.child();
        let by = child.map(|child| self.by(child)).unwrap_or_default();
        let scouted = child.map(|child| self.choice(child)).unwrap_or_default();
        let bound = self.had(reason.ancestor, reason.bound);
        let other = self.side(reason.player);
        let skipped = self.skipped();
        let so = match reason.source {
            BoundSource::Child(_) if self.value() == reason.bound => {
                texts.steps_cut_equal(above, bound, by, kind, other, skipped)
            }
            BoundSource::Child(_) => texts.steps_cut_better(above, bound, by, kind, other, skipped),
            BoundSource::EarlierVisit(_) => {
                texts.steps_cut_scouted(above, bound, scouted, kind, other, skipped)
            }
            BoundSource::Scout(_) => {
                let asker = reason.player.other();
                let than = reason.bound + -asker.sign();
                let (than, place) = (self.better(asker, than), self.place());
                texts.steps_cut_asked(above, than, scouted, place, skipped)
            }
            BoundSource::Mean(_) => self.mean_reason(),
            BoundSource::Caller if self.seen.limits().is_some() => self.mean_reason(),
            BoundSource::Caller => texts.steps_cut_outside(bound, skipped),
        };
        self.joined([best, so])
    }

    /// The reason of a cut that is told: the nearest one that leaves the root as it is, or else the
    /// nearest.
    pub(super) fn reason(&self) -> Option<&CutReason> {
        let reasons = &self.step.reasons;
        reasons.iter().find(|reason| reason.keeps_root).or(reasons.first())
    }

    fn exit(&self, helped: bool) -> String {
        let texts = self.texts;
        let (place, child, side) = (self.place(), self.child(), self.mover());
        let value = self.amount();
        if helped && !self.is_root() {
            let dreamer = self.side(self.chooser());
            return texts.steps_wished(child, dreamer, place, side, value);
        }
        if self.is_root() {
            if self.seen.algorithm().manner() == Manner::Wishful {
                return texts.steps_dream_ends(child, self.line(), side, value);
            }
            let is_outside = self.step.entered != Window::FULL && !self.step.is_inside();
            let all = if self.knows_ties() { "true" } else { "false" };
            let done = texts.steps_done(all, child, self.line(), side, self.ties(), value.clone());
            return match self.seen.pass_here() {
                Some(_) if self.step.bound == Bound::Exact => {
                    self.joined([texts.steps_bounds_meet(), done])
                }
                Some((number, _)) => texts.steps_pass_ends(number, value),
                None if is_outside => texts.steps_misses(value),
                None => done,
            };
        }
        match self.seen.replay().node(self.node()).is_cut() {
            true if self.step.child.is_none() => texts.steps_returns_guess(place, value),
            true if self.declines(self.step.child) => {
                texts.steps_returns_stopping(place, side, value)
            }
            true => texts.steps_returns(child, place, side, value),
            false if self.failed_low() && !self.is_extreme(self.value(), self.step.bound) => {
                texts.steps_only_bound(place, value)
            }
            false if self.declines(self.step.child) => {
                texts.steps_chooses_stopping(place, side, value)
            }
            false => texts.steps_chooses(child, place, side, value),
        }
    }

    /// The number of other moves known to have exactly the best value.
    fn ties(&self) -> usize {
        let replay = self.seen.replay();
        let best = replay.node(self.node());
        let tied = best.value().map(|value| replay.worth(self.node(), value));
        let others = tied.iter().flatten();
        others.filter(|&&child| Some(child) != replay.best(self.node())).count()
    }

    /// Whether no further move may be as good as the best: the value of each is known well enough.
    fn knows_ties(&self) -> bool {
        let replay = self.seen.replay();
        let Some(value) = replay.node(self.node()).value() else { return true };
        let tied = replay.worth(self.node(), value);
        let mut others =
            self.seen.tree().children(self.node()).filter(|child| !tied.contains(child));
        others.all(|child| {
            let known = replay.known(child);
            self.seen.phase(child) != Phase::Done
                || known.is_none_or(|(low, high)| low > value || high < value)
        })
    }

    /// Wishful search with the opponent to move.
    fn helped(&self) -> String {
        let (child, value) = (self.child(), self.number(self.value()));
        let (dreamer, side) = (self.side(self.chooser()), self.mover());
        if self.step.kind == E::Improve {
            self.texts.steps_counts_on(self.here(), child, dreamer, side, value)
        } else {
            self.texts.steps_not_thought_of(child, dreamer, side, value)
        }
    }

    fn capture_tried(&self) -> String {
        let side = self.mover();
        if self.is_root() {
            self.texts.steps_exchange(self.place(), side)
        } else {
            self.texts.steps_try(self.choice(self.node()), side)
        }
    }

    /// A capture has a value: is it better than declining, or than another one?
    fn taken(&self) -> String {
        let texts = self.texts;
        let (before, child, side) = (self.before(), self.child(), self.mover());
        let (old, value) = (self.number(self.old()), self.number(self.value()));
        let wants = self.wants();
        let equal = self.value() == self.old();
        let declined = self.declines(self.step.before.map(|(node, _)| node));
        match (declined, self.step.kind == E::Improve) {
            (true, true) => texts.steps_take(child, old, side, value, wants),
            (true, false) if equal => texts.steps_take_same(child, old, side, value),
            (true, false) => texts.steps_take_not(child, old, side, value, wants),
            (false, true) => texts.steps_capture_better(before, child, old, side, value, wants),
            (false, false) if equal => texts.steps_capture_same(before, child, old, side, value),
            (false, false) => texts.steps_capture_not(before, child, old, side, value, wants),
        }
    }

    /// A node of an exchange returns its value.
    fn settled(&self) -> String {
        let texts = self.texts;
        let (at, child, side) = (self.here(), self.child(), self.mover());
        let value = self.number(self.value());
        match (self.is_root(), self.declines(self.step.child)) {
            (true, true) => texts.steps_exchange_declined(side, value),
            (true, false) => texts.steps_exchange_taken(child, side, value),
            (false, true) => texts.steps_declines(at, side, value),
            (false, false) => texts.steps_takes(at, child, side, value),
        }
    }

    /// Events of any algorithm other than trying moves: tables, passes, depths, the window.
    pub(crate) fn other(&self) -> String {
        let (texts, seen) = (self.texts, self.seen);
        let (place, at, side) = (self.place(), self.here(), self.mover());
        let choice = self.choice(self.node());
        if self.step.kind.goes_down() {
            return self.sample_sentence();
        }
        if self.step.kind == E::Choose {
            return self.chosen();
        }
        match self.step.detail {
            StepDetail::Narrowed { player, from, to } => {
                let mated = self.is_mated(self.node(), to);
                let (from, to) = (self.number(from), self.number(to));
                let (owner, letter) = (self.side(player), self.letter(player));
                let window = self.window_clause();
                let moved = match seen.told().notation {
                    Notation::Inequalities => texts.steps_inequality(from, letter, place, &to),
                    _ => texts.steps_moves(from, letter, &to, self.wants()),
                };
                let by = self.step.child.map(|child| self.by(child)).unwrap_or_default();
                texts.steps_narrowed(at, by, self.child(), mated, moved, owner, to, window)
            }
            StepDetail::Iteration(Round::Depth(depth)) => texts.steps_iteration(depth),
            StepDetail::Iteration(Round::Pass { number, guess }) => {
                texts.steps_pass_begins(self.number(guess), number)
            }
            StepDetail::Asked(plies) => texts.steps_asked(choice, plies),
            StepDetail::Recalled { .. } if seen.algorithm().weighs() => {
                texts.chance_known(place, self.amount())
            }
            StepDetail::Recalled { depth, from } => {
                let from = self.told_apart(from).unwrap_or_else(|| NONE.to_owned());
                // No line of the tree has come to the horizon.
                let end = usize::from(seen.weight(self.node()).depth) + usize::from(depth);
                let reach = if end > seen.tree().flat().height() { "end" } else { "plies" };
                texts.steps_recalled(from, place, depth, reach, self.amount())
            }
            StepDetail::Repeated { plies, loser } => {
                let loser = loser.map_or(NONE.to_owned(), |loser| self.side(loser));
                texts.steps_repeats(loser, place, plies, self.amount())
            }
            StepDetail::Candidate { class, provisional, called_by } => {
                let why =
                    seen.subject().called_for(seen.tree(), self.node(), class, seen.language());
                let by = called_by.map_or(NONE.to_owned(), |by| self.choice(by));
                let value = provisional.map_or(NONE.to_owned(), |value| self.number(value));
                texts.steps_candidate(by, choice, value, why)
            }
            StepDetail::Passed(plies) => texts.steps_passed(at, plies, side),
            StepDetail::Reduced(plies, reason) => {
                texts.steps_reduced(because(reason, texts), choice, plies)
            }
            StepDetail::Extended(plies, reason) => {
                texts.steps_extended(because(reason, texts), choice, plies)
            }
            StepDetail::Skipped(reason) => {
                texts.steps_skipped_by_guess(texts.cut_guess_reason(reason.id()), choice)
            }
            StepDetail::Weighed(_) => self.weighed(),
            StepDetail::Counted(numbers) => texts.steps_numbers(numbers.to_string(), place),
            StepDetail::Thresholds(limits) => texts.steps_limits(limits.to_string(), place),
            StepDetail::CutBy(by) => {
                let by = match by {
                    CutBy::Window => "window",
                    CutBy::Pass => "pass",
                    CutBy::Table => "table",
                    CutBy::Settled => "settled",
                    CutBy::Margin => "margin",
                    CutBy::Mean => "mean",
                    CutBy::Sum => "sum",
                };
                texts.steps_cut_off(at, by, self.skipped())
            }
            StepDetail::Left { reduced } => {
                let shown = self.step.child.is_some_and(|child| !self.seen.hides(child));
                let found = self.seen.replay().left_with().filter(|_| shown);
                let found = found.map(|found| self.bounded(found.value, found.bound));
                let found = found.unwrap_or_default();
                let reduced = if reduced { "true" } else { "false" };
                let edge = self.edge(self.step.window.of(self.step.player));
                texts.steps_leave(at, self.child(), edge, reduced, self.mover(), found)
            }
            StepDetail::Prior(_) | StepDetail::Playout(..) | StepDetail::BackedUp(_) => {
                self.sample_sentence()
            }
            StepDetail::Nothing => String::new(),
        }
    }
}

/// The value of a leaf as a sum: "the pieces count +205, the exchange that ▲Bx4d begins −3690,
/// together −3485".
pub(super) fn sum_words(sum: &LeafSum, texts: &Texts) -> String {
    let standing = signed(sum.standing).to_string();
    let value = signed(sum.standing + sum.exchange.0).to_string();
    let sign = if sum.exchange.0 < 0 { '−' } else { '+' };
    let change = format!("{sign}{}", sum.exchange.0.unsigned_abs());
    match &sum.capture {
        Some(capture) => texts.steps_sum(capture, change, standing, value),
        None => texts.steps_no_exchange(value),
    }
}

/// Why a line ends, for use in brackets.
pub(super) fn ends(end: LineEnd, texts: &Texts) -> String {
    match end {
        LineEnd::Depth => texts.steps_end_depth(),
        LineEnd::NoCapture => texts.steps_end_no_capture(),
        LineEnd::NoSharpMove => texts.steps_end_no_sharp_move(),
        LineEnd::Limit => texts.steps_end_limit(),
        LineEnd::NothingSelected => texts.steps_end_nothing_selected(),
        LineEnd::Over => texts.steps_end_over(),
        LineEnd::Finished => texts.steps_end_finished(),
    }
}

/// Why the depth of a move was changed.
fn because(reason: DepthReason, texts: &Texts) -> String {
    match reason {
        DepthReason::LateMove => texts.steps_because_late(),
        DepthReason::Passed => texts.steps_because_passed(),
        DepthReason::Check => texts.steps_because_check(),
        DepthReason::SacrificeTaken => texts.steps_because_sacrifice(),
        DepthReason::Recapture => texts.steps_because_recapture(),
        DepthReason::OnlyMove => texts.steps_because_only_move(),
        DepthReason::ForcedReply => texts.steps_because_forced(),
    }
}
