//! The chapters of a run by name.

use super::projection::Projection;
use score::Score;
use trace::{Chapter, Round};
use tree::NodeId;

impl<'a> Projection<'a> {
    /// The iterations of the run and the user's requests, in order.
    pub fn chapters(&self) -> &'a [Chapter] {
        &self.timeline.chapters
    }

    /// The number of passes that an algorithm makes which tests with null windows alone.
    pub fn tests(&self) -> usize {
        let is_pass = |it: &&Chapter| matches!(it.round, Some(Round::Pass { .. }));
        self.chapters().iter().filter(is_pass).count()
    }

    /// The index of the current chapter; `None` before the first one.
    pub fn chapter_here(&self) -> Option<usize> {
        self.timeline.chapter(self.step())
    }

    pub fn chapter_name_here(&self) -> Option<String> {
        if let Some(number) = self.iteration_here() {
            return Some(self.language.texts().run_chapters_iteration(number));
        }
        let number = self.chapter_here()?;
        Some(self.chapter_name(&self.chapters()[number]))
    }

    /// The same with the depth of the last iteration, or the number of passes of a finished run:
    /// "深さ1/4", "depth 1 of 4".
    pub fn chapter_of_all_here(&self) -> Option<String> {
        if let Some(number) = self.iteration_here().filter(|_| !self.hides_future()) {
            let last = self.timeline.iterations.len();
            return Some(self.language.texts().run_chapters_iteration_of(last, number));
        }
        let depth = |chapter: &Chapter| match chapter.round {
            Some(Round::Depth(plies)) if chapter.node == NodeId::ROOT => Some(plies),
            _ => None,
        };
        let pass = |chapter: &Chapter| match chapter.round {
            Some(Round::Pass { number, .. }) => Some(number),
            _ => None,
        };
        let passes = self.chapters().iter().filter_map(pass).max();
        let passes = passes.filter(|_| self.is_finished() && !self.hides_future());
        if let (Some((number, guess)), Some(last)) = (self.pass_here(), passes) {
            let guess = self.number(NodeId::ROOT, guess);
            return Some(self.language.texts().run_chapters_pass_of(guess, last, number));
        }
        let here = depth(&self.chapters()[self.chapter_here()?]);
        let last = self.chapters().iter().filter_map(depth).max();
        match here.zip(last) {
            Some((here, last)) => Some(self.language.texts().run_chapters_depth_of(last, here)),
            None => self.chapter_name_here(),
        }
    }

    /// The number of the iteration of a search that samples, from 1; `None` before the first.
    fn iteration_here(&self) -> Option<u32> {
        let number = self.timeline.iteration(self.step());
        (number > 0 && self.step() > 1).then_some(number)
    }

    /// The round before the current one, at the same node; `None` for the first.
    pub(crate) fn round_before(&self) -> Option<Round> {
        let here = self.chapter_here()?;
        let [before, here] = [here.checked_sub(1)?, here].map(|at| &self.chapters()[at]);
        before.round.filter(|_| before.node == here.node)
    }

    /// The pass in which the run stands, and what the root was guessed to be worth when it began; none,
    /// where the run is not one of passes.
    pub fn pass_here(&self) -> Option<(u16, Score)> {
        match self.chapters()[self.chapter_here()?].round {
            Some(Round::Pass { number, guess }) => Some((number, guess)),
            Some(Round::Depth(_)) | None => None,
        }
    }

    /// What a chapter is called: "深さ2", "depth 2"; "2回目", "pass 2"; "もし▲６五桂", "if ▲N-6e".
    pub fn chapter_name(&self, chapter: &Chapter) -> String {
        let Chapter { node, round, .. } = *chapter;
        let texts = self.language.texts();
        match round {
            None => texts.run_chapters_if(self.choice(node)),
            Some(Round::Pass { number, guess }) => {
                texts.run_chapters_pass(self.number(node, guess), number)
            }
            Some(Round::Depth(plies)) if node == NodeId::ROOT => texts.run_chapters_depth(plies),
            Some(Round::Depth(plies)) => texts.run_chapters_if_depth(self.choice(node), plies),
        }
    }
}
