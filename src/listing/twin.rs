//! Runs both versions of a listing, and finds where they diverge.

use super::interpreter::{Ask, Interpreter};
use super::line::ListingVersion;
use super::phrases::ListingBoard;
use super::registry::Twin;
use super::row::{Meaning, TwinProgram};
use super::scope::Scope;
use super::step::ListingRun;
use formats::nested_list::parse;
use formats::sfen::parse_sfen;
use games::diagram::Diagram;
use games::othello::OthelloPosition;
use language::Words;
use score::Player;

/// Where two runs diverge: until then both execute the same lines with the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwinParting {
    /// The first step that differs, from 0.
    pub step: usize,
    /// The line of the published version at that step, from 0.
    pub line: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TwinRun {
    pub twin: Twin,
    pub published: ListingRun,
    pub corrected: ListingRun,
    /// `None` if they never diverge.
    pub parting: Option<TwinParting>,
}

impl Twin {
    /// Runs both versions on the listing's position. It is an error if that is invalid, or if a line
    /// is not understood; neither is so for any twin of the registry.
    pub fn run(self) -> Result<TwinRun, Words> {
        let both = [ListingVersion::Published, ListingVersion::Corrected];
        let [published, corrected] = match self.0.program {
            TwinProgram::Shogi(sfen, meaning) => {
                let at = ListingBoard::new(parse_sfen(sfen)?);
                both.map(|version| self.run_on(version, at.clone(), meaning))
            }
            TwinProgram::Othello(board, meaning) => {
                let at: OthelloPosition = board.parse()?;
                both.map(|version| self.run_on(version, at, meaning))
            }
            TwinProgram::Diagram(tree, meaning) => {
                let branch = parse(tree).map_err(|error| Words::same(error.to_string()))?;
                let (tree, _) = Diagram::build(&branch, Player::Max).map_err(|error| error.what)?;
                both.map(|version| self.run_on(version, tree.clone(), meaning))
            }
        };
        let (published, corrected) = (published?, corrected?);
        let parting = parting(&published, &corrected);
        Ok(TwinRun { twin: self, published, corrected, parting })
    }

    fn run_on<At>(
        self,
        version: ListingVersion,
        mut at: At,
        meaning: Meaning<At>,
    ) -> Result<ListingRun, Words> {
        let row = self.0;
        let phrases = |asked: Ask, scope: &mut Scope| meaning(&mut at, asked, scope);
        Interpreter::new(row.lines, version, phrases).run(row.calls, row.result)
    }
}

impl TwinRun {
    pub fn of(&self, version: ListingVersion) -> &ListingRun {
        match version {
            ListingVersion::Published => &self.published,
            ListingVersion::Corrected => &self.corrected,
        }
    }

    /// The last position of a cursor through both runs, from 0.
    pub fn last_step(&self) -> usize {
        let longer = self.published.steps.len().max(self.corrected.steps.len());
        longer.saturating_sub(1)
    }
}

/// The first step in which two runs are at different lines, or have different values.
fn parting(published: &ListingRun, corrected: &ListingRun) -> Option<TwinParting> {
    let longer = published.steps.len().max(corrected.steps.len());
    let step = (0..longer).find(|&step| {
        let [ours, theirs] = [published, corrected].map(|run| run.steps.get(step));
        ours.map(|step| (step.line, &step.values)) != theirs.map(|step| (step.line, &step.values))
    })?;
    let stands = published.steps.get(step).or(published.steps.last())?;
    Some(TwinParting { step, line: stands.line })
}
