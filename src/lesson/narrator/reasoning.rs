//! The reasoning of a step: its claims in words, and the numbers compared. It follows the sentence
//! of the step, so that names are not repeated.

use super::teller::Teller;
use claim::StepClaim;
use score::{Bound, Player, Score, Window};
use trace::{CutBy, EventKind as E, Round, StepDetail, Visit};

/// What a value rests on in a search that guesses.
#[derive(Clone, Copy, Default)]
struct Guesses {
    /// Whether the node itself was cut on a guess.
    own: bool,
    /// The number of its moves that were read less deeply, and not again in full.
    reduced: usize,
    /// The number of its moves that were left out.
    skipped: usize,
    /// Whether there are guesses further below, or values of a table that may rest on some.
    below: bool,
}

impl Guesses {
    fn any(self) -> bool {
        self.own || self.below || self.reduced + self.skipped > 0
    }
}

impl Teller<'_, '_> {
    pub(crate) fn value_reasoning(&self) -> String {
        let mut said = self.begun_with();
        said.extend(self.claims().iter().map(|claim| self.said(claim)));
        said.extend(self.ended_with());
        self.joined(said)
    }

    /// The text before the claims.
    fn begun_with(&self) -> Vec<String> {
        let texts = self.texts;
        let value = self.number(self.value());
        let chance = self.chance_reasoning();
        let text = match self.step.kind {
            _ if chance.is_some() => chance.unwrap_or_default(),
            E::Enter if self.is_leaf() => texts.why_leaf_entered(),
            E::Enter => {
                let wished = self.chooser() != self.step.player;
                let how = if wished { "wished" } else { "chosen" };
                texts.why_goal(self.side(self.chooser()), self.function(), how, self.place())
            }
            E::Leaf if self.is_root() => texts.why_no_move(),
            E::Leaf => self.leaf_placed(),
            E::Decline => texts.why_may_stop(self.better(self.step.player, self.value()), value),
            E::Improve | E::Keep => self.compared(),
            E::Narrow => self.narrowed(),
            E::Cut => self.cut_why(),
            E::Candidate => {
                let detail = self.step.detail;
                let provisional =
                    matches!(detail, StepDetail::Candidate { provisional: Some(_), .. });
                if provisional { texts.why_provisional() } else { texts.why_candidate() }
            }
            E::Iteration if self.seen.pass_here().is_some() => texts.why_passes(),
            E::Iteration => match self.seen.round_before() {
                Some(Round::Depth(before)) => texts.why_iteration_again(before),
                _ => texts.why_iteration(),
            },
            E::Ask => texts.why_asked(),
            E::Pass if self.seen.algorithm().guesses() => texts.why_pass_tested(),
            E::Pass => texts.why_pass(),
            E::Reduce => texts.why_reduce(),
            E::Extend => texts.why_extend(),
            E::Skip => match self.step.detail {
                StepDetail::Skipped(reason) => texts.why_skip(reason.id()),
                _ => String::new(),
            },
            E::Leave => match self.step.detail {
                StepDetail::Left { reduced: true } => texts.why_leave_reduced(),
                _ => texts.why_leave_scouted(),
            },
            E::Count | E::Thresholds | E::Estimate => texts.why_numbers(),
            E::Prior | E::Select | E::Expand | E::Playout | E::BackUp => self.sample_reasoning(),
            E::Exit if self.is_root() && self.seen.pass_here().is_some() => self.pass_answered(),
            E::Choose | E::Exit | E::Recall | E::Weigh => String::new(),
            E::Repeat => texts.why_repeat(),
        };
        vec![text]
    }

    /// What a pass of MTD(f) has asked at the root, and its answer.
    fn pass_answered(&self) -> String {
        let entered = self.step.entered;
        let yes = self.value() >= entered.beta;
        let answer = if yes { "yes" } else { "no" };
        let (at_least, whose) = (self.number(entered.beta), self.seen.told().notation);
        let flips = if whose.flips(self.step.player) { "most" } else { "least" };
        let asked = self.texts.why_pass_answered(answer, at_least, flips);
        match self.step.bound {
            Bound::Exact => self.joined([asked, self.texts.why_bounds_meet()]),
            Bound::AtLeast | Bound::AtMost => asked,
        }
    }

    /// The guesses on which the value of the node rests: of its own moves, or further below.
    fn guesses(&self) -> Option<Guesses> {
        self.seen.rests_on_guesses().then(|| {
            let replay = self.seen.replay();
            let begun = replay.node(self.node()).entered().unwrap_or_default();
            let mut guesses = Guesses::default();
            let mut reduced = Vec::new();
            for record in &replay.trace().records()[begun..replay.step()] {
                let is_own = self.seen.tree().parent(record.node) == Some(self.node());
                match record.kind {
                    E::Skip if is_own => guesses.skipped += 1,
                    E::Reduce if is_own => reduced.push(record.node),
                    // What was reduced is read in full.
                    E::Leave if is_own => reduced.retain(|&node| node != record.node),
                    E::Skip | E::Reduce | E::Recall => guesses.below = true,
                    E::Cut => {
                        let is_guess = record.cut_by().guess().is_some();
                        guesses.own |= is_guess && record.node == self.node();
                        guesses.below |= is_guess && record.node != self.node();
                    }
                    _ => {}
                }
            }
            guesses.reduced = reduced.len();
            guesses
        })
    }

    /// What a value rests on that is only guessed.
    fn on_guesses(&self) -> String {
        let Some(guesses) = self.guesses().filter(|guesses| !guesses.own) else {
            return String::new();
        };
        let texts = self.texts;
        let reduced = (guesses.reduced > 0).then(|| texts.why_guessed_shallower(guesses.reduced));
        let skipped = (guesses.skipped > 0).then(|| texts.why_guessed_away(guesses.skipped));
        let below = guesses.below.then(|| texts.why_guessed_below());
        self.joined([reduced, skipped, below].into_iter().flatten())
    }

    /// The text after the claims.
    fn ended_with(&self) -> Option<String> {
        let scouts = self.step.visit == Visit::Scout && self.step.bound != Bound::Exact;
        match self.step.kind {
            E::Improve if scouts && self.step.is_inside() => Some(self.texts.why_scout_only()),
            E::Cut if self.step.reasons.len() == 1 && self.reason()?.keeps_root => {
                Some(self.texts.why_only_bound())
            }
            E::Recall if self.seen.algorithm().weighs() => Some(self.texts.chance_why_known()),
            E::Recall => {
                let here = match self.step.detail {
                    StepDetail::Recalled { from, .. } => from == Some(self.node()),
                    _ => false,
                };
                let recalled = self.texts.why_recalled(if here { "here" } else { "other" });
                let guesses = self.seen.rests_on_guesses();
                let rests = guesses.then(|| self.texts.why_guessed_table());
                Some(self.joined([Some(recalled), rests].into_iter().flatten()))
            }
            E::Exit => Some(self.joined([self.met(), self.on_guesses()])),
            _ => None,
        }
    }

    /// What a re-search that ends with a bound says, where its scout has found the other one.
    fn met(&self) -> String {
        let here = self.seen.replay().node(self.node());
        let again = here.visit() == Visit::Again && !here.is_cut() && !self.is_root();
        let is_open = |claim: &StepClaim| matches!(claim, StepClaim::Bounded { .. });
        if !again || self.step.bound == Bound::Exact || self.claims().iter().any(is_open) {
            return String::new();
        }
        self.texts.why_again_meets(self.number(self.value()))
    }

    /// "max" or "min", as the chooser's numbers are written at the node.
    pub(super) fn function(&self) -> &'static str {
        if self.wants_larger() { "max" } else { "min" }
    }

    /// The signs for a better number, and for one that is not.
    fn signs(&self) -> (&'static str, &'static str) {
        let signs = self.seen.signs();
        if self.wants_larger() { (">", signs.at_most()) } else { ("<", signs.at_least()) }
    }

    /// The place of a leaf's value in its window.
    fn leaf_placed(&self) -> String {
        let (value, window) = (self.value(), self.step.entered);
        if !self.seen.algorithm().keeps_window() || window == Window::FULL {
            return self.texts.why_passed_up(self.number(value));
        }
        let owners = self.seen.owners(self.node());
        let [low, high] = owners.map(|owner| self.edge(window.of(owner)));
        let number = self.number(value);
        if window.contains(value) {
            return self.texts.why_inside(high, low, number);
        }
        let flips = self.seen.told().notation.flips(self.step.player);
        let below = (value <= window.alpha) != flips;
        let edge = if value <= window.alpha { window.alpha } else { window.beta };
        let signs = self.seen.signs();
        let sign = if below { signs.at_most() } else { signs.at_least() };
        self.texts.why_outside(self.edge(edge), number, sign)
    }

    /// Compares a returned value with the best so far.
    fn compared(&self) -> String {
        let texts = self.texts;
        if self.passes() && self.is_thought() {
            return texts.why_pass_thought();
        }
        let (function, value) = (self.function(), self.number(self.value()));
        let (better, not_better) = self.signs();
        let Some((_, old)) = self.step.before else {
            let nothing = self.edge(self.chooser().worst());
            return texts.why_nothing_to_compare(function, nothing, value);
        };
        let number = self.number(old);
        if let Some((_, left)) = self.scout_and_again() {
            return match (self.step.kind, left) {
                (E::Improve, _) => texts.why_again_better(self.child(), number),
                (_, Bound::Exact) => texts.why_again_same(),
                _ => texts.why_again_meets(number),
            };
        }
        let exact = [self.step.bound, self.step.before_bound] == [Bound::Exact; 2];
        match self.step.kind {
            E::Improve => {
                let useless = self.or_worse(old);
                texts.why_improves(self.before(), better, function, number, useless, value)
            }
            _ if old == self.value() && exact => texts.why_tie(function, not_better, number, value),
            _ => texts.why_keeps(
                function,
                not_better,
                number,
                self.better(self.chooser(), old),
                value,
            ),
        }
    }

    fn narrowed(&self) -> String {
        let StepDetail::Narrowed { player, from, to } = self.step.detail else {
            return String::new();
        };
        let (better, _) = self.signs();
        let window = self.step.window;
        let limit = self.edge(window.of(player.other()));
        let reached = match (window.is_closed(), self.wants_larger()) {
            (true, true) => self.seen.signs().at_least(),
            (true, false) => self.seen.signs().at_most(),
            (false, true) => "<",
            (false, false) => ">",
        };
        let more = self.better(player, to);
        let (from, to) = (self.edge(from), self.edge(to));
        let state = if window.is_closed() { "closed" } else { "open" };
        self.texts.why_narrowed(
            better,
            from,
            self.function(),
            limit,
            more,
            reached,
            self.side(player),
            state,
            to,
        )
    }

    fn cut_why(&self) -> String {
        let by = match self.step.detail {
            StepDetail::CutBy(by) => by,
            _ => CutBy::Window,
        };
        match by {
            CutBy::Pass => self.texts.why_cut_by_pass(),
            CutBy::Margin => self.texts.why_cut_by_margin(),
            CutBy::Table => self.texts.why_cut_by_table(),
            CutBy::Settled => self.texts.why_cut_settled(),
            CutBy::Mean | CutBy::Sum => String::new(),
            CutBy::Window => match self.step.reasons.first() {
                None => self.texts.why_window_closed(),
                Some(reason) => {
                    let reason = self.reason().unwrap_or(reason);
                    let signs = self.seen.signs();
                    let sign = if self.wants_larger() { signs.at_least() } else { signs.at_most() };
                    self.texts.why_reaches(self.edge(reason.bound), sign, self.number(self.value()))
                }
            },
        }
    }

    /// A claim in words; empty if the sentence of the step already states it.
    #[expect(clippy::too_many_lines, reason = "an arm for each kind of claim")]
    fn said(&self, claim: &StepClaim) -> String {
        let texts = self.texts;
        let here = self.node();
        let told = match claim {
            StepClaim::Has { .. } | StepClaim::Guess { .. } => self.tells_edge(),
            StepClaim::Question { .. } => self.tells_edge() || self.step.kind == E::Cut,
            _ => false,
        };
        if told {
            return String::new();
        }
        if let Some(said) = self.chance_said(claim) {
            return said;
        }
        match *claim {
            StepClaim::Paid { .. } | StepClaim::Gets { .. } | StepClaim::Exhausted { .. } => {
                String::new()
            }
            StepClaim::Has { player, node, by, value } if node != here => {
                let holds = || self.holds(node, by, value);
                let again = self.reread(by);
                again.unwrap_or_else(|| texts.why_has(self.at(node), holds(), self.side(player)))
            }
            StepClaim::Question { asker, than, .. } => {
                let beaten = self.better(asker, than);
                match self.step.kind {
                    // What is asked of a leaf decides nothing: it has a value.
                    E::Enter if self.is_leaf() => String::new(),
                    E::Enter => texts.why_question(beaten),
                    _ => texts.why_asks_still(beaten),
                }
            }
            StepClaim::Guess { low, high, .. } => {
                let open = if low == Score::MIN || high == Score::MAX { "open" } else { "closed" };
                let reached = Window { alpha: low, beta: high };
                match (self.step.kind, self.seen.pass_here()) {
                    (E::Enter, Some(_)) if self.is_root() => texts.why_test(),
                    (_, Some(_)) => String::new(),
                    (E::Enter, None) => texts.why_guess(open),
                    (_, None) => texts.why_guessed(self.edge_reached(reached)),
                }
            }
            StepClaim::Open { .. } => texts.why_open(),
            StepClaim::Withheld { player, node, by, value, .. } => {
                texts.why_withheld(self.at(node), self.holds(node, by, value), self.side(player))
            }
            StepClaim::Cut { node, ref bounds, .. } => {
                let Some(nearest) = bounds.first() else {
                    return String::new();
                };
                let (at, by) = (self.at(nearest.node), self.by(nearest.by));
                let bound = self.had(nearest.node, nearest.value);
                let other = self.side(self.step.player.other());
                let (others, place) = (bounds.len() - 1, self.place_of(node));
                let value = self.or_better(self.value());
                texts.why_root_stays(at, bound, by, self.guess(), other, others, place, value)
            }
            StepClaim::Settles { node, .. } => {
                let value = self.or_better(self.value());
                texts.why_answer_stays(self.guess(), self.place_of(node), value)
            }
            StepClaim::Resumes { child, chooser, past, .. } => {
                let short = self.better(chooser.other(), past);
                texts.why_resumes(self.choice(child), short, self.skipped())
            }
            StepClaim::Worth { bound: Bound::Exact, value, .. }
                if self.step.kind == E::Exit && self.seen.replay().node(here).is_cut() =>
            {
                texts.why_extreme(self.number(value))
            }
            StepClaim::Worth { bound, value, .. } if self.step.kind == E::Exit => {
                self.returned(bound, value)
            }
            StepClaim::Wished { value, .. } if self.step.kind == E::Exit => {
                let chooser = self.side(self.chooser());
                texts.why_wished(chooser, self.function(), self.number(value))
            }
            StepClaim::Others { value, .. } => {
                let wants = if self.wants_larger() { "less" } else { "more" };
                let rests = self.guesses().is_some_and(Guesses::any);
                let guess = if rests { "true" } else { "false" };
                texts.why_others(self.function(), guess, self.number(value), wants)
            }
            StepClaim::Bounded { bound, value, .. } if self.is_extreme(value, bound) => {
                texts.why_extreme(self.number(value))
            }
            StepClaim::Bounded { bound, value, .. } if self.seen.names_mate(here, value) => {
                texts.why_fails_mate(self.bounded(value, bound))
            }
            StepClaim::Bounded { bound, value, .. } => {
                let number = self.number(value);
                match self.seen.told().notation.bound(self.step.player, bound) {
                    Bound::AtLeast => texts.why_fails_at_least(number),
                    Bound::AtMost => texts.why_fails_at_most(number),
                    Bound::Exact => String::new(),
                }
            }
            // The sentence states these.
            StepClaim::Has { .. }
            | StepClaim::Worth { .. }
            | StepClaim::Wished { .. }
            | StepClaim::Proven { .. }
            | StepClaim::Best { .. }
            | StepClaim::Would { .. }
            | StepClaim::Thought { .. }
            | StepClaim::Decides { .. }
            | StepClaim::Scouted { .. }
            | StepClaim::Known { .. }
            | StepClaim::Again { .. }
            | StepClaim::Selected { .. }
            | StepClaim::Interval { .. }
            | StepClaim::Separates { .. }
            | StepClaim::Sampled { .. }
            | StepClaim::Limits { .. }
            | StepClaim::Needs { .. }
            | StepClaim::Mean { .. }
            | StepClaim::Summed { .. }
            | StepClaim::Beyond { .. } => String::new(),
        }
    }

    /// Whether the sentence names the bound that the value has not beaten.
    fn tells_edge(&self) -> bool {
        let came_back = matches!(self.step.kind, E::Improve | E::Keep);
        let guesses = self.seen.algorithm().guesses();
        let is_told = match self.step.visit {
            Visit::Again => guesses,
            Visit::Scout => guesses || self.step.kind == E::Keep || !self.step.is_inside(),
            Visit::First | Visit::Resume | Visit::Probe => true,
        };
        came_back && is_told && self.falls_short()
    }

    /// The edge of a window that the value of the step has reached.
    fn edge_reached(&self, window: Window) -> String {
        let value = self.value();
        let reached = |player: &Player| {
            let edge = window.of(*player);
            edge.is_finite() && !player.prefers(value, edge)
        };
        let player = [Player::Max, Player::Min].into_iter().find(reached);
        let finite = if window.alpha.is_finite() { window.alpha } else { window.beta };
        self.edge(player.map_or(finite, |player| window.of(player)))
    }

    /// The relation of a returned bound to the true value.
    fn returned(&self, bound: Bound, value: Score) -> String {
        let number = self.number(value);
        let cut = self.seen.replay().node(self.node()).is_cut();
        let guess =
            if self.guesses().is_some_and(|guesses| guesses.own) { "true" } else { "false" };
        let written = self.seen.told().notation.bound(self.step.player, bound);
        match written {
            Bound::AtLeast if cut && self.is_chance() => self.texts.chance_may_be_more(number),
            Bound::AtMost if cut && self.is_chance() => self.texts.chance_may_be_less(number),
            Bound::AtLeast if cut => self.texts.why_may_be_more(guess, number),
            Bound::AtMost if cut => self.texts.why_may_be_less(guess, number),
            Bound::Exact | Bound::AtLeast | Bound::AtMost => String::new(),
        }
    }

    /// Whether what is told holds only by the reading of a search that guesses, as a selector.
    fn guess(&self) -> &'static str {
        if self.seen.rests_on_guesses() { "true" } else { "false" }
    }
}
