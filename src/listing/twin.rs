//! Both versions of a listing, run, and where they part.

use super::line::ListingVersion;
use super::registry::Twin;
use super::row::TwinProgram;
use super::step::ListingRun;
use crate::formats::nested_list::parse;
use crate::formats::sfen::parse_sfen;
use crate::games::diagram::Diagram;
use crate::games::othello::{OthelloPosition, OthelloPositionError};
use crate::language::{Say, Words};
use crate::score::Player;

/// Where two runs part: up to here both have carried out the same lines with the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwinParting {
    /// The first step that differs, from 0.
    pub step: usize,
    /// The line at which the published version stands there, from 0.
    pub line: usize,
}

/// Both versions of a listing, run on its position.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinRun {
    /// The listing.
    pub twin: Twin,
    /// As it was published.
    pub published: ListingRun,
    /// As it should be.
    pub corrected: ListingRun,
    /// Where they part; `None` if they never do.
    pub parting: Option<TwinParting>,
}

impl Twin {
    /// Runs both versions on the listing's position.
    ///
    /// # Errors
    /// If that is no position; no twin of the registry is like that.
    pub fn run(self) -> Result<TwinRun, Words> {
        let both = [ListingVersion::Published, ListingVersion::Corrected];
        let [published, corrected] = match self.row().program {
            TwinProgram::Shogi { sfen, run } => {
                let at = parse_sfen(sfen).map_err(|error| error.words())?;
                both.map(|version| run(version, &at))
            }
            TwinProgram::Othello { board, run } => {
                let at: OthelloPosition = board
                    .parse()
                    .map_err(|error: OthelloPositionError| error.words())?;
                both.map(|version| run(version, &at))
            }
            TwinProgram::Diagram { tree, run } => {
                let branch = parse(tree).map_err(|error| Words::same(error.to_string()))?;
                let (tree, _) = Diagram::build(&branch, Player::Max)
                    .map_err(|error| Words::same(error.to_string()))?;
                both.map(|version| run(version, &tree))
            }
        };
        let parting = parting(&published, &corrected);
        Ok(TwinRun {
            twin: self,
            published,
            corrected,
            parting,
        })
    }
}

impl TwinRun {
    /// The run of a version.
    #[must_use]
    pub fn of(&self, version: ListingVersion) -> &ListingRun {
        match version {
            ListingVersion::Published => &self.published,
            ListingVersion::Corrected => &self.corrected,
        }
    }

    /// The last place of the cursor that goes through both runs, from 0.
    #[must_use]
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
    Some(TwinParting {
        step,
        line: stands.line,
    })
}
