//! Shared by all readers: the growing record, the current node, and complaints.

use shogi_core::{Move, Square};

use super::bytes::{BROKEN, lines};
use super::ending::Ending;
use super::fault::{column, quoted};
use super::tree::{PlyId, PlyKind, Record};
use super::{Complaint, Format, ParsedRecord, TextPlace};
use games::board_game::BoardGame;
use games::shogi::Shogi;
use games::shogi::legality::broken_rule;
use games::shogi::setup::playable;
use language::{Say, Texts, Words};
use shunsai::Position;

/// Longer times are refused: a hundred years, in seconds.
pub(super) const LONGEST_TIME: u64 = 100 * 366 * 24 * 60 * 60;

/// Warnings beyond this number are only counted.
const MOST_WARNINGS: usize = 100;

/// A record while it is being read.
pub(crate) struct RecordReader<G: BoardGame = Shogi> {
    pub(crate) record: Record<G>,
    /// The last node read.
    pub(crate) at: PlyId,
    pub(crate) position: G::Position,
    /// For each ply, the last node read.
    latest: Vec<PlyId>,
    /// Whether the comment of `at` already has a line.
    has_comment: bool,
    warnings: Vec<Complaint>,
    more_warnings: usize,
    pub(crate) stopped: Option<Complaint>,
    /// Whether the position of the record is that of the file.
    pub(crate) has_start: bool,
}

impl<G: BoardGame> RecordReader<G> {
    pub(crate) fn new(initial: &G::Position) -> Self {
        let record: Record<G> = Record::new(initial);
        Self {
            position: record.initial().clone(),
            record,
            at: PlyId::START,
            latest: vec![PlyId::START],
            has_comment: false,
            warnings: Vec::new(),
            more_warnings: 0,
            stopped: None,
            has_start: true,
        }
    }

    pub(crate) fn ply(&self) -> usize {
        self.record.get(self.at).ply as usize
    }

    /// Appends a move, whose position is already known, or an ending.
    pub(crate) fn push(&mut self, kind: PlyKind<G::Move>) -> Result<(), Words> {
        let appended = self.record.append_checked(self.at, kind, &self.position);
        self.at = appended?;
        self.has_comment = false;
        let ply = self.ply();
        if ply < self.latest.len() {
            self.latest[ply] = self.at;
        } else {
            self.latest.push(self.at);
        }
        Ok(())
    }

    /// Whether further warnings are only counted, so that callers can skip computing their places.
    pub(crate) const fn only_counts_warnings(&self) -> bool {
        self.warnings.len() >= MOST_WARNINGS
    }

    pub(crate) fn warn(&mut self, place: TextPlace, what: Words) {
        if self.only_counts_warnings() {
            self.more_warnings += 1;
        } else {
            self.warnings.push(Complaint::at(place, what));
        }
    }

    /// Stops reading; only the first error is kept.
    pub(crate) fn stop(&mut self, place: TextPlace, what: Words) {
        self.stopped.get_or_insert(Complaint::at(place, what));
    }

    /// The game of a file in this format, which begins on this line.
    pub(crate) fn parsed(mut self, format: Format, line: usize) -> ParsedRecord<G> {
        if self.more_warnings > 0 {
            let more = self.more_warnings;
            let last = self.warnings.last();
            let place = last.map_or((1, 1), |last| (last.line, last.column));
            let what = Words::of(|texts| texts.records_more_warnings(more));
            self.warnings.push(Complaint::at(place, what));
        }
        let Self { record, warnings, stopped, has_start, .. } = self;
        ParsedRecord { line, warnings, stopped, has_start, ..ParsedRecord::of(record, format) }
    }
}

impl RecordReader {
    pub(super) fn has_ended(&self) -> bool {
        self.record.get(self.at).ending().is_some()
    }

    /// The square that 同 refers to now.
    pub(super) fn destination(&self) -> Option<Square> {
        self.record.destination(self.at)
    }

    /// Adds a note of the file (a line that readers ignore), without its marker.
    pub(super) fn note(&mut self, note: &str) {
        let note = note.trim_end();
        // The writer adds its own version and encoding lines.
        let plain = note.trim_start();
        let is_about_bytes = ["KIF", "CSA"].iter().any(|name| plain.starts_with(name))
            && ["version", "encoding"].iter().any(|word| plain.contains(word));
        if !note.is_empty() && !is_about_bytes {
            self.record.notes.push(note.to_owned());
        }
    }

    /// Begins the game, now that its start position is known, and keeps what was read before:
    /// headers, a comment, a bookmark, warnings.
    pub(super) fn begin(&mut self, initial: &Position) {
        let before = std::mem::replace(self, Self::new(initial));
        let start = before.record.get(PlyId::START);
        let (comment, bookmark) = (start.comment.clone(), start.bookmark.clone());
        self.has_comment = before.has_comment;
        self.record.add_comment_line(PlyId::START, &comment, true);
        self.record.set_bookmark(PlyId::START, bookmark);
        self.record.headers = before.record.headers;
        self.record.notes = before.record.notes;
        self.warnings = before.warnings;
        self.more_warnings = before.more_warnings;
        self.stopped = before.stopped;
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the line has ended or the move breaks a rule.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), Words> {
        self.check_not_ended()?;
        if let Some(rule) = broken_rule(&self.position, mv) {
            return Err(Words::in_each(|language| {
                language.texts().records_illegal_move(rule.say(language))
            }));
        }
        self.position.do_move(mv);
        self.push(PlyKind::Move(mv))
    }

    /// Ends the line at this place of the file, in its words. What is said after an ending is kept
    /// with it, as it stands.
    pub(super) fn end(
        &mut self,
        ending: Ending,
        word: &str,
        place: TextPlace,
    ) -> Result<(), Words> {
        let quoted = quoted(word);
        if let Some(first) = self.record.get(self.at).ending_word() {
            let first = first.to_owned();
            self.warn(place, Words::of(|texts| texts.records_further_ending(&first, &quoted)));
            let endings = &mut self.record.get_mut(self.at).endings;
            if endings.is_empty() {
                endings.push(first);
            }
            endings.push(word.to_owned());
            return Ok(());
        }
        self.push(PlyKind::End(ending))?;
        if ending == Ending::Other {
            self.record.get_mut(self.at).endings.push(word.to_owned());
        }
        if ending == Ending::Other && !word.starts_with(Ending::REPETITION) {
            self.warn(place, Words::of(|texts| texts.records_unknown_ending(&quoted)));
        }
        Ok(())
    }

    /// Keeps the words of an ending that has a name, and says more: 持将棋 (27点法).
    pub(super) fn say_more(&mut self, words: &str, place: TextPlace) {
        let quoted = quoted(words);
        self.record.get_mut(self.at).endings.push(words.to_owned());
        self.warn(place, Words::of(|texts| texts.records_unknown_ending(&quoted)));
    }

    /// Takes back an ending that was only a word, at this place: more follows, so that it stands
    /// for a move.
    pub(super) fn take_back_ending(&mut self, place: TextPlace) {
        if let Some(parent) = self.record.get(self.at).parent {
            self.record.truncate(self.record.len() - 1);
            self.at = parent;
            self.warnings.retain(|warning| (warning.line, warning.column) != place);
        }
    }

    fn check_not_ended(&self) -> Result<(), Words> {
        match self.record.get(self.at).ending_word() {
            None => Ok(()),
            Some(word) => Err(Words::of(|texts| texts.records_after_ending(word))),
        }
    }

    /// The last node read with this ply.
    pub(super) fn latest(&self, ply: usize) -> Option<PlyId> {
        self.latest.get(ply).copied()
    }

    /// Continues after another node.
    pub(super) fn go_to(&mut self, id: PlyId) {
        self.at = id;
        self.position = self.record.position(id);
        self.has_comment = !self.record.get(id).comment.is_empty();
    }

    /// Adds a line to the comment of the last node.
    pub(super) fn comment(&mut self, line: &str) {
        self.record.add_comment_line(self.at, line, !self.has_comment);
        self.has_comment = true;
    }

    /// Sets the bookmark of the last node.
    pub(super) fn bookmark(&mut self, name: &str) {
        let name = name.trim_end();
        self.record.set_bookmark(self.at, (!name.is_empty()).then(|| name.to_owned()));
    }

    pub(super) fn time_ms(&mut self, time_ms: u64) {
        self.record.set_time_ms(self.at, Some(time_ms));
    }

    /// Ends reading a text.
    pub(super) fn finish(mut self, text: &str, format: Format) -> ParsedRecord {
        self.warn_of_broken_characters(text);
        if let Err(error) = playable(self.record.initial()) {
            self.warn((1, 1), error.words());
        }
        self.record.trim_comments();
        self.parsed(format, 1)
    }

    /// Warns in the last line of a file that has no move.
    pub(super) fn warn_of_no_move(&mut self, last: usize) {
        if self.record.len() == 1 && self.stopped.is_none() {
            self.warn((last, 1), Words::of(Texts::records_no_move));
        }
    }

    fn warn_of_broken_characters(&mut self, text: &str) {
        if !text.contains(BROKEN) {
            return;
        }
        let stopped = self.stopped.as_ref().map(|complaint| complaint.line);
        for (number, line) in lines(text) {
            if stopped.is_some_and(|stopped| number >= stopped) {
                return;
            }
            if let Some(at) = line.find(BROKEN) {
                self.warn((number, column(line, at)), Words::of(Texts::records_broken_bytes));
            }
        }
    }
}
