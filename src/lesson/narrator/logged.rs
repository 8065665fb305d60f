//! What a log says at a step that is wrong, or that rests on a wrong one, and what is wrong there.

use super::teller::{Teller, listed};
use crate::Projection;
use crate::sheet::shown_on_a_tree;
use claim::{FaultKind, StepFault};
use formats::search_log::LogView;
use language::{Language, Texts, signed_fraction};
use score::{Bound, BoundedScore, Fraction, NodeNumbers, Player, Score, Window};
use search::{Algorithm, Slip};
use subject::{JudgedLog, LogCause, LostBound};
use trace::{EventKind as E, StepDetail};
use tree::NodeId;

impl Projection<'_> {
    /// What is wrong with the step, in words; `None` if nothing is, or if the step is hidden.
    pub fn fault_words(&self) -> Option<String> {
        let log = self.log.filter(|_| !self.hides_step())?;
        self.faults_of(log, |fault| fault.step == self.step())
    }

    /// The faults of a log up to the current step, for a node; `None` if there are none.
    pub(super) fn faults_at_node(&self, node: NodeId) -> Option<String> {
        let log = self.log?;
        self.faults_of(log, |fault| fault.node == node && fault.step <= self.step())
    }

    fn faults_of(&self, log: &JudgedLog, is_it: impl Fn(&StepFault) -> bool) -> Option<String> {
        let faults = log.faults().iter().filter(|&fault| is_it(fault));
        let words: Vec<_> = faults.map(|fault| self.fault_of(log, fault)).collect();
        let space = self.language().texts().steps_space();
        (!words.is_empty()).then(|| words.join(&space))
    }

    /// Whether what the log says at a step may be false, or is known to who wrote it alone: why a move is
    /// read with less depth, and how a play went.
    pub(super) fn doubts(&self, step: usize) -> bool {
        let record = step.checked_sub(1).and_then(|at| self.replay().trace().records().get(at));
        let is_told = record.is_some_and(|it| matches!(it.kind, E::Reduce | E::Playout));
        self.log.is_some_and(|log| is_told || log.doubts(step))
    }

    /// The one cause of many faults in words, or else the mistake by its name.
    pub fn cause_of(&self, log: &JudgedLog) -> Option<String> {
        let texts = self.language().texts();
        // Windows that are not handed down are counted, unless a rule says more of them.
        let is_counted =
            |slip: &Slip| matches!(slip, Slip::WindowForgotten | Slip::AlphaLost | Slip::BetaLost);
        let rule = log.mistake().filter(|slip| !is_counted(slip));
        let is_of_windows = matches!(log.cause(), Some(LogCause::Window { .. }));
        let cause = log.cause().filter(|_| !is_of_windows || rule.is_none());
        let Some(cause) = cause else {
            let slip = log.mistake()?;
            let rule = (slip.phrase())(texts);
            let shown = (slip, self.algorithm().keeps_window());
            let shown = shown_on_a_tree(shown, self.language());
            let who = log.mistaken_side().map_or("both", Player::id);
            return Some(texts.slips_log_follows(rule, who) + &shown);
        };
        Some(match cause {
            LogCause::View { view, wrong, left } => texts.log_cause_view(left, view.id(), wrong),
            LogCause::Window { bound, count, line } => {
                let bound = match bound {
                    LostBound::Alpha => "alpha",
                    LostBound::Beta => "beta",
                    LostBound::Both => "both",
                };
                texts.log_cause_window(bound, count, line)
            }
        })
    }

    /// What is wrong, and why, in words.
    pub fn fault_of(&self, log: &JudgedLog, fault: &StepFault) -> String {
        let teller = FaultTeller {
            view: log.view(),
            algorithm: self.algorithm(),
            language: self.language(),
            parent: self.tree().parent(fault.node).unwrap_or(fault.node),
            node: &|node| (self.choice(node), self.weight(node).player),
            side: &|player| self.side(player),
            number: &|value| self.signed_exact(value),
        };
        teller.sentence(fault)
    }

    /// A value at a node where `player` is to move, as the log writes it.
    fn logged_number(&self, log: &JudgedLog, player: Player, value: Score) -> String {
        self.signed_exact(log.view().turned(player, value))
    }

    fn logged_bound(&self, log: &JudgedLog, player: Player, known: BoundedScore) -> String {
        let known = log.view().turned_bound(player, known);
        bound_text(known, self.language().texts(), |value| self.signed_exact(value))
    }

    fn logged_window(&self, log: &JudgedLog, player: Player, window: Window) -> String {
        window_text(log.view().turned_window(player, window), |value| self.signed_exact(value))
    }
}

/// What is known of a value, with what it is: "at least +3".
fn bound_text(known: BoundedScore, texts: &Texts, number: impl Fn(Score) -> String) -> String {
    let value = number(known.value);
    match known.bound {
        Bound::Exact => value,
        Bound::AtLeast => texts.steps_at_least(value),
        Bound::AtMost => texts.steps_at_most(value),
    }
}

fn window_text(Window { alpha, beta }: Window, number: impl Fn(Score) -> String) -> String {
    format!("(α {}, β {})", number(alpha), number(beta))
}

/// An exact number, with its sign.
fn fraction(number: Option<Fraction>) -> String {
    number.map(signed_fraction).unwrap_or_default()
}

/// The number of which one child suffices, as a selector.
fn which(proof: bool) -> &'static str {
    if proof { "first" } else { "second" }
}

/// Says what is wrong with a step of a log.
pub struct FaultTeller<'t> {
    pub view: LogView,
    pub algorithm: Algorithm,
    pub language: Language,
    /// The node above that of the fault.
    pub parent: NodeId,
    /// The name of a node, and who moves there.
    pub node: &'t dyn Fn(NodeId) -> (String, Player),
    pub side: &'t dyn Fn(Player) -> String,
    /// A number as the log writes it.
    pub number: &'t dyn Fn(Score) -> String,
}

impl FaultTeller<'_> {
    /// What is wrong, and why, in words.
    #[expect(clippy::too_many_lines, reason = "one arm a kind: none is without")]
    pub fn sentence(&self, fault: &StepFault) -> String {
        let texts = self.language.texts();
        let (place, player) = (self.node)(fault.node);
        let (parent, mover) = (self.node)(self.parent);
        let name = |node| (self.node)(node).0;
        let value = |player, value| (self.number)(self.view.turned(player, value));
        let asked =
            |player, window| window_text(self.view.turned_window(player, window), self.number);
        let (number, window) = (|it| value(player, it), |it| asked(player, it));
        let root = (self.node)(NodeId::ROOT).1;
        let pair = |of: NodeNumbers| self.view.turned_numbers(root, player, of).to_string();
        let known = |known| bound_text(self.view.turned_bound(player, known), texts, self.number);
        match &fault.kind {
            FaultKind::Window { expected, found } => {
                texts.log_wrong_window(window(*expected), window(*found), place, parent)
            }
            FaultKind::MissedCut { window } => {
                texts.log_missed_cut(place, parent, asked(mover, *window))
            }
            FaultKind::AfterCut => texts.log_after_cut(place, parent),
            FaultKind::Order { expected } => texts.log_wrong_order(place, name(*expected), parent),
            FaultKind::Leaf { expected, found } => {
                texts.log_wrong_leaf(number(*expected), number(*found), place)
            }
            FaultKind::EarlyLeaf => texts.log_early_leaf(place),
            FaultKind::Back { expected, found } => {
                let number = |it| value(mover, it);
                let turned = if *expected == -*found { "true" } else { "false" };
                texts.log_wrong_back(place, number(*expected), number(*found), parent, turned)
            }
            FaultKind::EarlyCut { .. } if !self.algorithm.keeps_window() => {
                texts.log_cut_of_minimax(place)
            }
            FaultKind::EarlyCut { window: open } => texts.log_early_cut(place, window(*open)),
            // What it returns is right by the other book.
            FaultKind::Value { expected, within, found, .. } if found == expected => {
                texts.log_hard_value(number(*expected), place, number(*within))
            }
            FaultKind::Value { expected, within, found, .. } if found == within => {
                texts.log_soft_value(number(*expected), place, number(*within))
            }
            FaultKind::Value { expected, within, found, is_others } => {
                let hard = if within == expected { "none".to_owned() } else { number(*within) };
                let wants = if self.view.wants_larger(player) { "larger" } else { "smaller" };
                let swapped = if *is_others { "true" } else { "false" };
                let (expected, found) = (number(*expected), number(*found));
                let side = (self.side)(player);
                texts.log_wrong_value(expected, found, hard, place, side, swapped, wants)
            }
            FaultKind::Unread { skipped, is_closed } => {
                let closed = if *is_closed { "true" } else { "false" };
                texts.log_unread(closed, place, listed(skipped, texts, name))
            }
            FaultKind::Again { returned, reduced: true, .. } => {
                texts.log_reduced_again(place, number(*returned))
            }
            FaultKind::Again { window: before, returned, .. } => {
                let is_inside = if before.contains(*returned) { "true" } else { "false" };
                texts.log_read_again(is_inside, place, number(*returned), window(*before))
            }
            FaultKind::NotAgain { child, returned, window: own } => {
                let (child, mover) = (self.node)(*child);
                texts.log_not_again(child, value(mover, *returned), asked(mover, *own))
            }
            FaultKind::NotInFull { child, returned, bound, plies } => {
                let (child, mover) = (self.node)(*child);
                let side = mover.other();
                let whose = if self.view.wants_larger(side) { "alpha" } else { "beta" };
                let number = |it| value(side, it);
                texts.log_not_in_full(number(*bound), child, *plies, number(*returned), whose)
            }
            FaultKind::Table { expected, found, of_tree: true } => {
                texts.log_table_tree(known(*expected), known(*found), place)
            }
            FaultKind::Table { expected, found, .. } => {
                texts.log_table(known(*expected), known(*found), place)
            }
            FaultKind::TableBound { found, window: asked } => {
                texts.log_table_bound(known(*found), place, window(*asked))
            }
            FaultKind::TableDepth { expected, found } => {
                texts.log_table_depth(*expected, *found, place)
            }
            FaultKind::Chosen { expected, least, found, proof } => {
                let (least, found) = (NodeNumbers::text(*least), NodeNumbers::text(*found));
                texts.log_chosen(name(*expected), found, least, place, parent, which(*proof))
            }
            FaultKind::Counted { expected, found, proof } => {
                texts.log_counted(pair(*expected), pair(*found), place, which(*proof))
            }
            FaultKind::Thresholds { expected, found } => {
                texts.log_thresholds(pair(*expected), pair(*found), place)
            }
            FaultKind::Stays { numbers, thresholds, leaves } => {
                let leaves = if *leaves { "true" } else { "false" };
                texts.log_stays(leaves, place, pair(*numbers), pair(*thresholds))
            }
            FaultKind::Settled { numbers } => texts.log_settled(place, pair(*numbers)),
            FaultKind::Unsettled { numbers } => texts.log_unsettled(place, pair(*numbers)),
            FaultKind::Untried { expected } => texts.log_untried(name(*expected), place, parent),
            FaultKind::Selected { expected, most, found } => {
                let score = |thousandths: i64| fraction(Fraction::new(thousandths, 1_000));
                texts.log_selected(name(*expected), score(*found), score(*most), place, parent)
            }
            FaultKind::BelowNew => texts.log_below_new(place),
            FaultKind::Result { expected, found } => {
                let expected = expected.map_or_else(|| "none".to_owned(), self.number);
                texts.log_wrong_result(expected, (self.number)(*found), place)
            }
            FaultKind::NotAdded => texts.log_not_added(place),
            FaultKind::Visits { expected, found } => {
                texts.log_wrong_visits(*expected, *found, place)
            }
            FaultKind::MeanOf { expected, found, visits } => {
                let (expected, found) = (fraction(Some(*expected)), fraction(Some(*found)));
                texts.log_wrong_mean(expected, found, place, *visits)
            }
            FaultKind::Unproved => texts.log_unproved(),
        }
    }
}

impl Teller<'_, '_> {
    /// What the log says at the step, without taking it for true; `None` if it is true.
    pub(super) fn logged_sentence(&self) -> Option<String> {
        let (seen, step, texts) = (self.seen, &self.step, self.texts);
        // That a search begins is not doubted.
        let log = seen.log.filter(|_| seen.doubts(seen.step()) && step.kind != E::Iteration)?;
        let (node, player) = (self.choice(self.node()), step.player);
        let number = |player| seen.logged_number(log, player, self.value());
        let says = match step.kind {
            E::Enter if self.is_root() => texts.log_says_root(node),
            E::Enter if seen.algorithm().keeps_window() => {
                let window = seen.logged_window(log, player, step.entered);
                texts.log_says_enter_window(node, window)
            }
            E::Enter | E::Select | E::Expand => texts.log_says_enter(node),
            E::Leaf => texts.log_says_leaf(node, number(player)),
            E::Recall => {
                let known = BoundedScore { value: self.value(), bound: step.bound };
                texts.log_says_recall(node, seen.logged_bound(log, player, known))
            }
            E::Decline => texts.log_says_stand(node, number(player)),
            E::Narrow => texts.log_says_window(node, seen.logged_window(log, player, step.window)),
            E::Cut => texts.log_says_cut(node, self.skipped()),
            E::Exit => texts.log_says_exit(node, number(player)),
            E::Count | E::Thresholds => {
                let (StepDetail::Counted(numbers) | StepDetail::Thresholds(numbers)) = step.detail
                else {
                    return None;
                };
                let root = seen.weight(NodeId::ROOT).player;
                let numbers = log.view().turned_numbers(root, player, numbers).to_string();
                if step.kind == E::Count {
                    texts.log_says_numbers(node, numbers)
                } else {
                    texts.log_says_thresholds(node, numbers)
                }
            }
            E::Leave => texts.log_says_leave(self.child()),
            E::Reduce => texts.log_says_reduce(node),
            E::Playout => texts.log_says_playout(node),
            E::BackUp => texts.log_says_added(node),
            _ => texts.log_says_back(self.child(), node, number(player)),
        };
        let first = log.faults().first().map(|fault| fault.step);
        let rests = first.filter(|&first| first < seen.step());
        let is_wrong = log.faults_at(seen.step()).next().is_some();
        let rests = rests.filter(|_| !is_wrong).map(|first| texts.log_rests(first));
        Some(self.joined([says, rests.unwrap_or_default()]))
    }
}
