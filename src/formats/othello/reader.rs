//! Shared by the readers: playing moves and collecting complaints.

use super::game::{OthelloPly, OthelloRecord};
use super::{Complaint, ReadOthello};
use games::othello::{IllegalOthelloMove, OthelloMove, OthelloPosition, OthelloPositionError};
use language::{Say, Texts, Words};

/// Warnings beyond this number are dropped.
const MOST_WARNINGS: usize = 100;

/// A line and a column, from 1.
pub(super) type TextPlace = (usize, usize);

/// A game while it is being read.
pub(super) struct OthelloReader {
    pub(super) record: OthelloRecord,
    /// The position after the last move.
    pub(super) at: OthelloPosition,
    line: usize,
    warnings: Vec<Complaint>,
    pub(super) stopped: Option<Complaint>,
}

impl OthelloReader {
    /// A game that begins on this line.
    pub(super) fn new(line: usize) -> Self {
        let start = OthelloPosition::default();
        Self {
            record: OthelloRecord::new(start),
            at: start,
            line,
            warnings: Vec::new(),
            stopped: None,
        }
    }

    /// Sets the start position; warns if no game can reach it.
    pub(super) fn start(&mut self, place: TextPlace, start: OthelloPosition) {
        self.record.start = start;
        self.at = start;
        if let Some(square) = start.afloat() {
            self.warn(place, OthelloPositionError::Afloat { square }.words());
        }
    }

    pub(super) fn warn(&mut self, (line, column): TextPlace, what: Words) {
        if self.warnings.len() < MOST_WARNINGS {
            self.warnings.push(Complaint { line, column, what });
        }
    }

    /// Stops reading; only the first error is kept.
    pub(super) fn stop(&mut self, (line, column): TextPlace, what: Words) {
        self.stopped.get_or_insert(Complaint { line, column, what });
    }

    /// Plays a move. A pass after the end of the game is dropped, with a warning.
    pub(super) fn play(&mut self, place: TextPlace, ply: OthelloPly) -> bool {
        match self.at.check(ply.mv) {
            Ok(()) => {
                self.at = self.at.after(ply.mv);
                self.record.plies.push(ply);
                true
            }
            Err(IllegalOthelloMove::Over) if ply.mv == OthelloMove::Pass => {
                let what = Words::of(Texts::othello_records_pass_after_end);
                self.warn(place, what);
                true
            }
            Err(rule) => {
                let rule = rule.words();
                let what = self.numbered(ply.mv, &rule);
                self.stop(place, what);
                false
            }
        }
    }

    /// Prefixes a sentence with the next move and its number.
    pub(super) fn numbered(&self, mv: OthelloMove, what: &Words) -> Words {
        let number = self.record.plies.len() + 1;
        Words::in_each(|language| {
            let (texts, what) = (language.texts(), what.get(language));
            match mv {
                OthelloMove::Place(square) => {
                    texts.othello_records_at_move(number, square.to_string(), what)
                }
                OthelloMove::Pass => texts.othello_records_at_pass(number, what),
            }
        })
    }

    pub(super) fn finish(self) -> ReadOthello {
        ReadOthello {
            record: self.record,
            line: self.line,
            warnings: self.warnings,
            stopped: self.stopped,
        }
    }
}
