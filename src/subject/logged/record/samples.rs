//! Judges the events of a search that samples: where it goes, its results, and what it adds up.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "results add up to far less than 2⁵³, and scores are small"
)]

use super::{FollowedEvent, FollowedKind, FollowedLog, LogJudge};
use claim::FaultKind;
use formats::search_log::{LogView, LoggedResults, WrittenMean};
use score::{Player, Sample, Score, Window};
use search::{Algorithm, SelectionTerms, Slip};
use trace::{Event, PlayoutEnd, Visit};
use tree::Kind;

impl LogJudge {
    /// Judges the next event of a search that samples.
    pub(super) fn tell_sample(&mut self, log: &FollowedLog, event: &FollowedEvent) {
        let node = event.node;
        if matches!(event.kind, FollowedKind::Iteration) {
            self.add_untold();
        }
        self.line = event.line;
        match event.kind {
            FollowedKind::Iteration => {
                if self.samples.iterations == 0 && self.step == 0 {
                    self.event(Event::Enter {
                        mv: None,
                        window: Window::FULL,
                        visit: Visit::First,
                    });
                }
                let missing = self.samples.path.last().copied();
                if let Some(missing) = missing.filter(|_| self.samples.result.is_some()) {
                    self.wrong(missing, FaultKind::NotAdded);
                }
                self.samples.path = vec![node];
                self.samples.result = None;
                self.samples.is_told = false;
            }
            FollowedKind::Enter(..) => self.select(log, node),
            FollowedKind::Playout(result) => self.play_out(log, node, result),
            FollowedKind::Update(told) => self.update(log, node, told),
            _ => {}
        }
    }

    /// Adds the result of an iteration to its nodes, where no line says so.
    pub(super) fn add_untold(&mut self) {
        if self.samples.is_told {
            return;
        }
        self.line = self.samples.line;
        while self.samples.result.is_some()
            && let Some(node) = self.samples.path.pop()
        {
            self.back_up(node);
        }
        self.samples.result = None;
    }

    fn select(&mut self, log: &FollowedLog, node: usize) {
        let above = self.samples.path.last().copied().unwrap_or_default();
        let mv = self.id(node);
        let is_new = self.samples.sample(node).visits == 0;
        self.event(if is_new { Event::Expand { mv } } else { Event::Select { mv } });
        let is_below_new = above > 0 && self.samples.sample(above).visits == 0;
        if is_below_new {
            self.wrong(above, FaultKind::BelowNew);
        } else if let Some(kind) = self.badly_selected(log, above, node) {
            self.wrong(node, kind);
        }
        self.samples.path.push(node);
    }

    /// What is wrong with going on to a child by UCB1.
    fn badly_selected(&self, log: &FollowedLog, above: usize, node: usize) -> Option<FaultKind> {
        let descent = self.algorithm.samples()?;
        if self.algorithm == Algorithm::FlatMonteCarlo || self.samples.sample(node).visits == 0 {
            return None;
        }
        let children = &log.nodes[above].children;
        let is_new = |child: &&usize| self.samples.sample(**child).visits == 0;
        if let Some(&expected) = children.iter().find(is_new) {
            return Some(FaultKind::Untried { expected: self.id(expected) });
        }
        // Without its constant nobody knows the scores.
        let constant = self.samples.results.exploration?.get();
        let mover = log.nodes[above].player;
        let at = (self.samples.sample(above).visits, mover, self.samples.span());
        let score = |child: usize| {
            let sample = self.averaged(self.compared(child, mover), true);
            let (all, .., span) = at;
            let logged = match self.slip {
                Some(Slip::OwnLogarithm) => sample.visits,
                Some(Slip::AllLogarithm) => self.samples.iterations,
                _ => all,
            };
            let at = (logged, mover, span);
            let terms = descent.terms(constant, at, (sample, 0.0));
            terms.map_or(0.0, SelectionTerms::sum)
        };
        let scores: Vec<_> = children.iter().map(|&child| score(child)).collect();
        let place = Sample::greatest(scores.iter().copied());
        let (most, found) = (*scores.get(place)?, score(node));
        let thousandths = |score: f64| (score * 1_000.0).round() as i64;
        let is_less = most - found > EQUAL_SCORES;
        is_less.then(|| FaultKind::Selected {
            expected: self.id(children[place]),
            most: thousandths(most),
            found: thousandths(found),
        })
    }

    /// What a child has got where it is compared by the player who chooses.
    fn compared(&self, child: usize, mover: Player) -> Sample {
        let sample = self.samples.sample(child);
        if !self.samples.compares_raw {
            return sample;
        }
        // What is written is taken for what the other side has got.
        let raw = self.samples.known.get(child).map_or(0, |(_, raw)| *raw);
        let most = u64::from(self.samples.span()) * u64::from(sample.visits);
        let is_turned = mover == Player::Max;
        Sample { sum: if is_turned { most.saturating_sub(raw) } else { raw }, ..sample }
    }

    /// What a node has got, as its mean says, where children are compared or where it is told.
    fn averaged(&self, sample: Sample, is_compared: bool) -> Sample {
        let parts = u64::from(self.parts.max(1));
        let whole = |sum: u64, visits: u64| sum / visits / parts * parts * visits;
        let is_whole = self.slip == Some(Slip::MeanWhole)
            || is_compared && self.slip == Some(Slip::SelectedWhole);
        let visits = u64::from(sample.visits.max(1));
        if is_whole { Sample { sum: whole(sample.sum, visits), ..sample } } else { sample }
    }

    fn play_out(&mut self, log: &FollowedLog, node: usize, result: Score) {
        let LoggedResults { low, high, .. } = self.samples.results;
        let reward = result.0.abs_diff(low.0);
        let is_over = self.in_tree && log.nodes[node].kind == Kind::Leaf;
        let end = if is_over { PlayoutEnd::Over } else { PlayoutEnd::Valued };
        self.event(Event::Playout { reward, end });
        self.samples.iterations += 1;
        let player = log.nodes[node].player;
        let is_turned = self.view == LogView::Mover && player == Player::Min;
        let raw = if is_turned { high.0.abs_diff(result.0) } else { reward };
        self.samples.result = Some((reward, raw));
        self.samples.line = self.line;
        if self.in_tree {
            let mut below = vec![node];
            let mut values = Vec::new();
            while let Some(at) = below.pop() {
                let at = &log.nodes[at];
                values.extend(at.children.is_empty().then_some(at.value));
                below.extend(&at.children);
            }
            if !values.contains(&result) {
                let written = |value| self.view.turned_result(player, value, self.samples.results);
                let expected = match values[..] {
                    [expected] => Some(written(expected)),
                    _ => None,
                };
                let found = written(result);
                self.wrong(node, FaultKind::Result { expected, found });
            }
        }
    }

    /// Adds the result of the iteration to a node.
    fn back_up(&mut self, node: usize) {
        let Some((reward, raw)) = self.samples.result else { return };
        let (sample, all) = self.samples.at(node);
        sample.visits += 1;
        sample.sum += u64::from(reward);
        *all += u64::from(raw);
        let mv = Some(self.id(node)).filter(|_| node > 0);
        self.event(Event::BackUp { mv, reward });
    }

    fn update(&mut self, log: &FollowedLog, node: usize, told: Option<(u32, Option<WrittenMean>)>) {
        self.samples.path.pop();
        self.samples.is_told = true;
        self.back_up(node);
        let Some((found, mean)) = told else { return };
        let expected = self.samples.sample(node).visits;
        if found != expected {
            self.wrong(node, FaultKind::Visits { expected, found });
            return;
        }
        let Some(found) = mean else { return };
        let expected = self.mean(log, node);
        if !found.is_near(expected) {
            let (visits, found) = (self.samples.sample(node).visits, found.value());
            self.wrong(node, FaultKind::of_means(expected, found, visits));
        }
    }

    /// The mean result of a node, as the log writes it.
    fn mean(&self, log: &FollowedLog, node: usize) -> f64 {
        let LoggedResults { low, high, .. } = self.samples.results;
        let parts = f64::from(self.parts.max(1));
        let (sample, raw) = self.samples.known[node];
        let Sample { visits, sum } = self.averaged(sample, false);
        let all = self.samples.sample(0).visits.max(self.samples.iterations);
        let (sum, visits) = match self.slip {
            Some(Slip::ResultNotTurned) => (raw, visits),
            Some(Slip::MeanOfAll) => (sum, all),
            _ => (sum, visits),
        };
        let share = sum as f64 / f64::from(visits.max(1));
        let flips = self.view == LogView::Mover && log.nodes[node].player == Player::Min;
        let is_raw = self.slip == Some(Slip::ResultNotTurned);
        let mean =
            if flips && !is_raw { f64::from(high.0) - share } else { f64::from(low.0) + share };
        mean / parts
    }
}

/// Scores that differ by less are equal: programs round.
const EQUAL_SCORES: f64 = 1e-6;
