//! What all readers share: a record that grows, the place in it, and complaints.

use shogi_core::{Move, Square};
use shunsai::Position;

use super::Complaint;
use super::bytes::{BROKEN, lines};
use super::ending::Ending;
use super::tree::{PlyId, PlyKind, Record};
use crate::formats::sfen::shortened;
use crate::games::shogi::legality::broken_rule;
use crate::games::shogi::setup::playable;
use crate::language::{Phrase, Say, Texts, Words};

/// More warnings than this are counted only.
const MOST_WARNINGS: usize = 100;

/// A record that is being read.
pub(super) struct RecordReader {
    pub(super) record: Record,
    /// The node that was read last.
    pub(super) at: PlyId,
    /// The position there.
    pub(super) position: Position,
    /// Of the nodes of each ply, the one that was read last.
    latest: Vec<PlyId>,
    /// Whether the comment of `at` has a line already.
    has_comment: bool,
    warnings: Vec<Complaint>,
    more_warnings: usize,
    pub(super) stopped: Option<Complaint>,
}

impl RecordReader {
    /// Before the first move of a game from `initial`.
    pub(super) fn new(initial: &Position) -> Self {
        let record = Record::new(initial);
        Self {
            position: record.initial().clone(),
            record,
            at: PlyId::START,
            latest: vec![PlyId::START],
            has_comment: false,
            warnings: Vec::new(),
            more_warnings: 0,
            stopped: None,
        }
    }

    /// The ply of the last node.
    pub(super) fn ply(&self) -> usize {
        self.record.get(self.at).ply as usize
    }

    /// Whether the line that is being read has ended.
    pub(super) fn has_ended(&self) -> bool {
        self.record.get(self.at).ending().is_some()
    }

    /// The square that 同 means now.
    pub(super) fn destination(&self) -> Option<Square> {
        self.record.destination(self.at)
    }

    /// A line that readers pass over, without its mark.
    pub(super) fn note(&mut self, note: &str) {
        let note = note.trim_end();
        // What the bytes are is said by whoever writes them.
        let plain = note.trim_start();
        let is_about_bytes = ["KIF", "CSA"].iter().any(|name| plain.starts_with(name))
            && ["version", "encoding"]
                .iter()
                .any(|word| plain.contains(word));
        if !note.is_empty() && !is_about_bytes {
            self.record.notes.push(note.to_owned());
        }
    }

    /// Takes over what has been read before it was known where the game starts: headers, a
    /// comment, a bookmark, warnings.
    pub(super) fn take_over(&mut self, before: Self) {
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
    /// What is wrong with it.
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

    /// Ends the line.
    ///
    /// # Errors
    /// If it has ended already.
    pub(super) fn end(&mut self, ending: Ending) -> Result<(), Words> {
        self.check_not_ended()?;
        self.push(PlyKind::End(ending))
    }

    fn check_not_ended(&self) -> Result<(), Words> {
        match self.record.get(self.at).ending() {
            None => Ok(()),
            Some(ending) => Err(Words::of(|texts| {
                texts.records_after_ending(ending.kanji())
            })),
        }
    }

    fn push(&mut self, kind: PlyKind) -> Result<(), Words> {
        let appended = self.record.append_checked(self.at, kind, &self.position);
        self.at = appended.map_err(|error| error.words())?;
        self.has_comment = false;
        let ply = self.ply();
        if ply < self.latest.len() {
            self.latest[ply] = self.at;
        } else {
            self.latest.push(self.at);
        }
        Ok(())
    }

    /// The last node in the file with this ply.
    pub(super) fn latest(&self, ply: usize) -> Option<PlyId> {
        self.latest.get(ply).copied()
    }

    /// Goes on after another node.
    pub(super) fn go_to(&mut self, id: PlyId) {
        self.at = id;
        self.position = self.record.position(id);
        self.has_comment = !self.record.get(id).comment.is_empty();
    }

    /// A line of a comment on the last node.
    pub(super) fn comment(&mut self, line: &str) {
        self.record
            .add_comment_line(self.at, line, !self.has_comment);
        self.has_comment = true;
    }

    /// A bookmark at the last node.
    pub(super) fn bookmark(&mut self, name: &str) {
        let name = name.trim_end();
        self.record
            .set_bookmark(self.at, (!name.is_empty()).then(|| name.to_owned()));
    }

    /// The time of the last node.
    pub(super) fn time_ms(&mut self, time_ms: u64) {
        self.record.set_time_ms(self.at, Some(time_ms));
    }

    /// Whether further warnings are counted only, so that nobody has to find their places.
    pub(super) const fn only_counts_warnings(&self) -> bool {
        self.warnings.len() >= MOST_WARNINGS
    }

    /// A warning.
    pub(super) fn warn(&mut self, line: usize, column: usize, what: Words) {
        if self.only_counts_warnings() {
            self.more_warnings += 1;
        } else {
            self.warnings.push(Complaint { line, column, what });
        }
    }

    /// Stops reading; the first fault is the one that is told.
    pub(super) fn stop(&mut self, line: usize, column: usize, what: Words) {
        self.stopped.get_or_insert(Complaint { line, column, what });
    }

    /// The record, the warnings, and where reading stopped.
    pub(super) fn finish(mut self, text: &str) -> (Record, Vec<Complaint>, Option<Complaint>) {
        self.warn_of_broken_characters(text);
        if let Err(error) = playable(self.record.initial()) {
            self.warn(1, 1, error.words());
        }
        if self.more_warnings > 0 {
            let more = self.more_warnings;
            let last = self.warnings.last();
            let (line, column) = last.map_or((1, 1), |last| (last.line, last.column));
            let what = Words::of(|texts| texts.records_more_warnings(more));
            self.warnings.push(Complaint { line, column, what });
        }
        self.record.trim_comments();
        (self.record, self.warnings, self.stopped)
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
                let column = column(line, at);
                let what = Words::of(Texts::records_broken_bytes);
                self.warn(number, column, what);
            }
        }
    }
}

/// The column of a place in a line, in characters from 1.
pub(super) fn column(line: &str, at: usize) -> usize {
    line[..at].chars().count() + 1
}

/// Enough of a text to recognize it, for a complaint.
pub(super) fn quoted(text: &str) -> String {
    shortened(text.trim())
}

/// "Found this, expected that".
pub(super) fn found(text: &str, expected: Phrase) -> Words {
    let text = quoted(text);
    Words::of(|texts| {
        let expected = expected(texts);
        if text.is_empty() {
            texts.records_found_end(expected)
        } else {
            texts.records_found(expected, &text)
        }
    })
}
