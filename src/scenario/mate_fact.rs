//! Promises about mates: the length, the first moves, the line.

use serde::{Deserialize, Serialize};
use shogi_core::Move;

use formats::sfen::parse_sfen;
use formats::usi::usi;
use games::shogi::mate::{MateCuts, MateReading, MateValue, NoMateToSeek};
use search::{Budget, MateLimits, MateVerdict, Mating, solve_mate};
use subject::FieldError;

/// Whether the side to move mates by checks alone, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MateFact {
    pub sfen: String,
    /// The limit, in plies.
    pub within: u8,
    /// The moves left out, as in YSS.
    #[serde(default, skip_serializing_if = "is_off")]
    pub cuts: MateCuts,
    /// The length of the shortest mate; `None` for no mate.
    pub plies: Option<u8>,
    /// Every first move that mates in that length.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<String>,
    /// One of the lines of longest resistance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

fn is_off(cuts: &MateCuts) -> bool {
    *cuts == MateCuts::default()
}

impl MateFact {
    /// Checks the fact; returns its name, the promised and the actual value.
    pub(super) fn hold(&self) -> Result<[String; 3], FieldError> {
        let at = parse_sfen(&self.sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
        let reading = MateReading::new(&at, self.within, self.cuts).map_err(|error| {
            let field = match error {
                NoMateToSeek::Plies(_) => "within",
                NoMateToSeek::NoKing(_) | NoMateToSeek::ChecksAlready { .. } => "sfen",
            };
            FieldError::new(error).field(field)
        })?;
        let limits = MateLimits { budget: Budget::DEFAULT, is_over: &|_| false };
        let what = format!("mate within {} of {}", self.within, self.sfen);
        let start = reading.start(at);
        let actual = match solve_mate(&reading, &start, &MateValue, limits).0 {
            MateVerdict::Mate(mate) => self.found(&mate),
            MateVerdict::NoMate => text(None, &[], &[]),
            MateVerdict::Unknown => "unknown".to_owned(),
        };
        Ok([what, text(self.plies, &self.first, &self.line), actual])
    }

    /// The actual mate as text, with the promised line if it is among the longest.
    fn found(&self, mate: &Mating<Move>) -> String {
        let all_usi = |moves: &[Move]| moves.iter().copied().map(usi).collect::<Vec<_>>();
        let lines: Vec<_> = mate.lines.iter().map(|line| all_usi(line)).collect();
        let known = lines.iter().find(|line| **line == self.line);
        let line = known.or(lines.first()).map_or(&[][..], Vec::as_slice);
        text(Some(mate.plies), &all_usi(&mate.first), line)
    }
}

/// Formats a mate: "5 plies by 4b4a: 4b4a 3a3b …".
fn text(plies: Option<u8>, first: &[String], line: &[String]) -> String {
    plies.map_or_else(
        || "no mate".to_owned(),
        |plies| format!("{plies} plies by {}: {}", first.join(" "), line.join(" ")),
    )
}
