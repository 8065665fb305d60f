//! Collects the principal variation of a search.

use trace::{Event, Observer, Visit};

/// Keeps the best line found so far for every node on the path from the root.
///
/// A node ends with a leaf or an exit event. A node without either was known from the table; the
/// line ends there although the reading continues.
#[derive(Clone, Debug)]
pub(crate) struct Principal<M> {
    /// By distance from the root, in plies.
    lines: Vec<Variation<M>>,
    ply: usize,
    /// The greatest distance from the root reached by the search.
    deepest: usize,
}

/// A line from a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variation<M> {
    pub(crate) moves: Vec<M>,
    /// Whether the reading ends where the moves end.
    pub(super) whole: bool,
    /// Whether it is being searched again, with a wider window.
    again: bool,
}

impl<M> Principal<M> {
    /// Starts at the root.
    pub(crate) fn new() -> Self {
        let lines = vec![Variation::unknown()];
        Self { lines, ply: 0, deepest: 0 }
    }

    /// The greatest distance from the root since the last call.
    pub(super) fn take_deepest(&mut self) -> usize {
        std::mem::take(&mut self.deepest)
    }

    /// The line from the current node.
    pub(crate) fn line(&self) -> &Variation<M> {
        &self.lines[self.ply]
    }
}

impl<M> Variation<M> {
    const fn unknown() -> Self {
        let moves = Vec::new();
        Self { moves, whole: false, again: false }
    }
}

impl<M: Copy + PartialEq> Observer<M> for Principal<M> {
    #[inline]
    fn hears_moves(&self) -> bool {
        false
    }

    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { mv, visit, .. } => {
                // At the root another iteration begins, or the same one with a wider window.
                self.ply = if mv.is_none() { 0 } else { self.ply + 1 };
                self.deepest = self.deepest.max(self.ply);
                if self.ply == self.lines.len() {
                    self.lines.push(Variation::unknown());
                }
                let line = &mut self.lines[self.ply];
                line.moves.clear();
                line.whole = false;
                line.again = visit == Visit::Again;
            }
            Event::Leaf { .. } | Event::Decline { .. } | Event::Repeat { .. } => {
                self.lines[self.ply].whole = true;
            }
            Event::Back { mv, improves, .. } => {
                self.ply -= 1;
                if let [.., line, after] = &mut self.lines[..self.ply + 2] {
                    // The second search of the best move knows its continuation better.
                    let goes_on = after.again && line.moves.first() == Some(&mv);
                    if improves || goes_on {
                        line.moves.clear();
                        line.moves.push(mv);
                        line.moves.extend_from_slice(&after.moves);
                        line.whole = after.whole;
                    }
                }
            }
            Event::Leave { .. } => self.ply -= 1,
            _ => {}
        }
    }
}
