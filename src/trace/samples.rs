//! What a run that samples knows of each node at any step, found without replaying it: it comes to
//! each node very often, and says little each time.

use std::collections::HashMap;

use super::state::{NodeState, Notes, Phase};
use super::{EventKind, Tally, Trace};
use game::breath_at;
use score::Sample;
use tree::{NodeId, Tree};

/// The number of steps between two counters that are kept.
const CHUNK: usize = 1_024;

/// The steps of a run that samples, by node.
#[derive(Debug)]
pub(super) struct SampledRun {
    /// The step at which each node was first entered; 0 for never.
    entered: Vec<u32>,
    /// Where the visits of each node begin in the next two lists; one more for the end.
    begins: Vec<u32>,
    /// The steps that brought a node a visit.
    visits: Vec<u32>,
    /// The sum of the rewards up to each of them, over the list.
    sums: Vec<u64>,
    /// The counters after each [`CHUNK`] of steps.
    tallies: Vec<Tally>,
    /// What was said once of a move before it was tried, and at which step.
    noted: HashMap<NodeId, (usize, Notes)>,
    priors: HashMap<NodeId, (usize, f64)>,
}

impl SampledRun {
    pub(super) fn of(tree: &Tree, trace: &Trace) -> Self {
        let mut run = Self {
            entered: vec![0; tree.len()],
            begins: vec![0; tree.len() + 1],
            visits: Vec::new(),
            sums: vec![0],
            tallies: vec![Tally::default()],
            noted: HashMap::new(),
            priors: HashMap::new(),
        };
        let mut tally = Tally::default();
        for (place, &record) in trace.records().iter().enumerate() {
            breath_at(place);
            let (node, step) = (record.node, place + 1);
            tally.count(record, 1);
            if step.is_multiple_of(CHUNK) {
                run.tallies.push(tally);
            }
            match record.kind {
                EventKind::Enter | EventKind::Expand if run.entered[node.index()] == 0 => {
                    run.entered[node.index()] = step as u32;
                }
                EventKind::Candidate => {
                    let notes = Notes { candidate: Some(record.candidate()), ..Notes::default() };
                    run.noted.insert(node, (step, notes));
                }
                EventKind::Prior => {
                    run.priors.insert(node, (step, record.prior()));
                }
                EventKind::BackUp => run.begins[node.index() + 1] += 1,
                _ => {}
            }
        }
        for node in 0..tree.len() {
            run.begins[node + 1] += run.begins[node];
        }
        let mut next = run.begins.clone();
        run.visits = vec![0; next[tree.len()] as usize];
        for (place, record) in trace.records().iter().enumerate() {
            breath_at(place);
            if record.kind == EventKind::BackUp {
                let next = &mut next[record.node.index()];
                run.visits[*next as usize] = (place + 1) as u32;
                *next += 1;
            }
        }
        let mut sum = 0;
        run.sums.extend(run.visits.iter().map(|&step| {
            sum += u64::from(trace.records()[step as usize - 1].reward());
            sum
        }));
        run
    }

    /// The visits and rewards of a node after a step.
    pub(super) fn sample(&self, node: NodeId, step: usize) -> Sample {
        let [from, end] = [0, 1].map(|next| self.begins[node.index() + next] as usize);
        let visits = self.visits[from..end].partition_point(|&visit| visit as usize <= step);
        Sample { visits: visits as u32, sum: self.sums[from + visits] - self.sums[from] }
    }

    /// Whether a node has been entered by a step.
    pub(super) fn is_entered(&self, node: NodeId, step: usize) -> bool {
        let entered = self.entered[node.index()] as usize;
        entered > 0 && entered <= step
    }

    /// The state of a node after a step, by whether the iteration is at or below it.
    pub(super) fn node(&self, node: NodeId, step: usize, is_open: bool) -> NodeState {
        if !self.is_entered(node, step) {
            return NodeState::FRESH;
        }
        let phase = if is_open { Phase::Open } else { Phase::Unsettled };
        NodeState { entered: self.entered[node.index()], phase, ..NodeState::FRESH }
    }

    pub(super) fn tally(&self, trace: &Trace, step: usize) -> Tally {
        let mut tally = self.tallies[step / CHUNK];
        for &record in &trace.records()[step / CHUNK * CHUNK..step] {
            tally.count(record, 1);
        }
        tally
    }

    pub(super) fn notes(&self, node: NodeId, step: usize) -> Option<&Notes> {
        self.noted.get(&node).filter(|(said, _)| *said <= step).map(|(_, notes)| notes)
    }

    pub(super) fn prior(&self, node: NodeId, step: usize) -> Option<f64> {
        self.priors.get(&node).filter(|(said, _)| *said <= step).map(|&(_, prior)| prior)
    }
}
