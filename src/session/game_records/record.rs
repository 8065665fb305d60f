//! An open game record: its moves with all branches, and the ply on the board.

use std::sync::Arc;

use shogi_core::Move;

use super::super::kept::{Unsaved, UnsavedGame, UnsavedWork};
use super::super::source::Source;
use formats::record::{Complaint, Encoding, ParsedRecord, PlyId, PlyKind, Record};
use formats::sfen::to_sfen;
use games::shogi::notation::move_name;
use language::{Language, Say, Words};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoToPly {
    /// This many plies forward along the shown line; backward if negative.
    By(i32),
    /// Before the first move.
    First,
    /// To the end of the shown line.
    Last,
    /// To the branch this many further at this ply; backward if negative.
    Branch(i32),
    To(PlyId),
    /// To the ply of this number on the shown line; the last one if there are fewer.
    Number(u32),
}

/// A row of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub to: GoToPly,
    /// Its number; 0 is the start.
    pub number: u32,
    /// The name of the move or the ending.
    pub name: String,
    /// The clock as text; of Othello with the mover's evaluation before it.
    pub time: String,
    /// How many alternatives the record has to this move.
    pub others: usize,
    pub has_comment: bool,
    pub bookmark: Option<String>,
}

#[derive(Clone, Debug)]
pub struct GameRecord {
    record: Arc<Record>,
    source: Source,
    at: PlyId,
    /// The shown line: from the start through `at` to an end.
    line: Vec<PlyId>,
    /// The parser's complaints.
    complaints: Vec<Complaint>,
    /// Where the parser had to stop, if it had to.
    stopped: Option<Complaint>,
    encoding: Encoding,
    /// The start position, in SFEN.
    from: String,
    /// Whether moves have been added since it was read or saved.
    pub(super) is_changed: bool,
    /// The name of the file in which it is kept until it is saved.
    pub(super) kept_as: String,
}

impl GameRecord {
    #[must_use]
    pub fn new(source: Source, reading: ParsedRecord) -> Self {
        let ParsedRecord {
            record,
            encoding,
            warnings: complaints,
            stopped,
            ..
        } = reading;
        let mut game = Self {
            from: to_sfen(record.initial()),
            record: Arc::new(record),
            source,
            at: PlyId::START,
            line: Vec::new(),
            complaints,
            stopped,
            encoding,
            is_changed: false,
            kept_as: String::new(),
        };
        game.draw_line();
        game
    }

    /// Restores an unsaved game.
    pub(super) fn recalled(kept_as: String, game: UnsavedGame) -> Self {
        let record = game.record;
        let mut recalled = Self {
            from: to_sfen(record.initial()),
            at: record.id(game.at).unwrap_or(PlyId::START),
            record,
            source: Source::Text {
                name: game.name,
                bytes: Vec::new(),
            },
            line: Vec::new(),
            complaints: game.complaints,
            stopped: game.stopped,
            encoding: game.encoding,
            is_changed: game.is_changed,
            kept_as,
        };
        recalled.draw_line();
        recalled
    }

    pub(super) fn unsaved(&self) -> UnsavedWork {
        UnsavedWork {
            name: self.kept_as.clone(),
            what: Unsaved::Game(UnsavedGame {
                name: self.source.name(),
                record: Arc::clone(&self.record),
                at: self.at.number(),
                is_changed: self.is_changed,
                encoding: self.encoding,
                complaints: self.complaints.clone(),
                stopped: self.stopped.clone(),
            }),
        }
    }

    /// Whether it has unsaved changes.
    pub(super) fn is_unsaved(&self) -> bool {
        self.is_changed || !matches!(self.source, Source::File(_))
    }

    #[must_use]
    pub fn record(&self) -> &Arc<Record> {
        &self.record
    }

    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The encoding of its file, which is kept on saving.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    pub(super) fn saved_as(&mut self, source: Source, encoding: Encoding) {
        self.source = source;
        self.encoding = encoding;
        self.is_changed = false;
    }

    /// The ply on the board.
    #[must_use]
    pub fn at(&self) -> PlyId {
        self.at
    }

    /// The shown line, from the start to its end.
    #[must_use]
    pub fn line(&self) -> &[PlyId] {
        &self.line
    }

    /// The parser's complaints, and where it had to stop.
    #[must_use]
    pub fn complaints(&self) -> (&[Complaint], Option<&Complaint>) {
        (&self.complaints, self.stopped.as_ref())
    }

    /// Whether moves have been added since it was read or saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// The start position in SFEN, and the moves to the ply on the board.
    #[must_use]
    pub fn position(&self) -> (&str, Vec<Move>) {
        let way = self.record.path(self.at);
        let moves = way.into_iter().filter_map(|id| self.move_at(id));
        (&self.from, moves.collect())
    }

    fn move_at(&self, id: PlyId) -> Option<Move> {
        match self.record.get(id).kind {
            PlyKind::Move(mv) => Some(mv),
            PlyKind::Start | PlyKind::End(_) => None,
        }
    }

    /// Draws the line through `at`: as before where possible, else along the first branches.
    fn draw_line(&mut self) {
        let mut line = self.record.path(self.at);
        let mut at = self.at;
        while let Some(&first) = self.record.get(at).children.first() {
            let children = &self.record.get(at).children;
            let kept = self.line.get(line.len()).filter(|id| children.contains(id));
            at = *kept.unwrap_or(&first);
            line.push(at);
        }
        self.line = line;
    }

    /// Goes to another ply; false if there is none.
    pub(super) fn go(&mut self, to: GoToPly) -> bool {
        let here = self.line.iter().position(|&id| id == self.at).unwrap_or(0);
        let last = self.line.len() - 1;
        let to = match to {
            GoToPly::By(plies) => {
                let place = here.saturating_add_signed(plies as isize).min(last);
                self.line[place]
            }
            GoToPly::First => PlyId::START,
            GoToPly::Last => self.line[last],
            GoToPly::Number(number) => self.line[(number as usize).min(last)],
            // The id may belong to a previously open game.
            GoToPly::To(id) if self.record.ids().last() < Some(id) => return false,
            GoToPly::To(id) => id,
            GoToPly::Branch(by) => {
                let others = self.others(self.at);
                let place = (0_i64..).zip(others).find(|(_, id)| **id == self.at);
                let place = place.map_or(0, |(place, _)| place);
                let Some(&there) = usize::try_from(place + i64::from(by))
                    .ok()
                    .and_then(|place| others.get(place))
                else {
                    return false;
                };
                there
            }
        };
        let moved = to != self.at;
        self.at = to;
        self.draw_line();
        moved
    }

    /// The alternatives at this ply, itself included, in the order of the record.
    #[must_use]
    pub fn others(&self, id: PlyId) -> &[PlyId] {
        match self.record.get(id).parent {
            Some(parent) => &self.record.get(parent).children,
            None => &[],
        }
    }

    /// The continuations after the ply on the board.
    #[must_use]
    pub fn onward(&self) -> &[PlyId] {
        &self.record.get(self.at).children
    }

    /// Follows the board editor to the ply after `moves`, adding moves that the record lacks. False
    /// if the board editor shows another game.
    pub(super) fn follow(&mut self, from: &str, moves: &[Move]) -> bool {
        if from != self.from {
            return false;
        }
        // An ending has the position of the move before it: the record stays where it is.
        if self.is_on(from, moves) {
            return true;
        }
        let mut at = PlyId::START;
        for &mv in moves {
            let record = Arc::make_mut(&mut self.record);
            let known = record.get(at).children.iter().copied();
            let known = known
                .into_iter()
                .find(|&id| record.get(id).kind == PlyKind::Move(mv));
            at = match known {
                Some(id) => id,
                None => match record.append(at, PlyKind::Move(mv)) {
                    Ok(id) => {
                        self.is_changed = true;
                        id
                    }
                    Err(_) => return false, // The board editor plays only legal moves.
                },
            };
        }
        self.at = at;
        self.draw_line();
        true
    }

    /// Whether the board editor shows the position of the current ply.
    #[must_use]
    pub fn is_on(&self, from: &str, moves: &[Move]) -> bool {
        let (own, way) = self.position();
        own == from && way == moves
    }

    /// The rows of the shown line.
    #[must_use]
    pub fn rows(&self, language: Language) -> Vec<GameRow> {
        let mut at = self.record.initial().clone();
        let mut previous = None;
        let mut rows = Vec::with_capacity(self.line.len());
        for &id in &self.line {
            let ply = self.record.get(id);
            let name = match &ply.kind {
                PlyKind::Start => language.texts().games_kept_start(),
                PlyKind::Move(mv) => {
                    let name = move_name(&at, previous, *mv, language);
                    previous = Some(mv.to());
                    at.do_move(*mv);
                    name
                }
                PlyKind::End(ending) => ending.say(language),
            };
            rows.push(GameRow {
                to: GoToPly::To(id),
                number: ply.ply,
                name,
                time: ply
                    .time_ms
                    .filter(|&time| time > 0)
                    .map_or_else(String::new, clock),
                others: self.others(id).len().saturating_sub(1),
                has_comment: !ply.comment.is_empty(),
                bookmark: ply.bookmark.clone(),
            });
        }
        rows
    }

    /// The names of the moves at these plies, which are alternatives or continuations of one ply.
    #[must_use]
    pub fn names(&self, ids: &[PlyId], language: Language) -> Vec<String> {
        let Some(parent) = ids.first().and_then(|&id| self.record.get(id).parent) else {
            return Vec::new();
        };
        let at = self.record.position(parent);
        let previous = self.move_at(parent).map(Move::to);
        let name = |&id: &PlyId| match &self.record.get(id).kind {
            PlyKind::Move(mv) => move_name(&at, previous, *mv, language),
            PlyKind::End(ending) => ending.say(language),
            PlyKind::Start => String::new(),
        };
        ids.iter().map(name).collect()
    }

    /// What was strange, and why parsing stopped.
    #[must_use]
    pub fn told(&self) -> (Vec<Words>, Option<Words>) {
        let stopped = self.stopped.as_ref().map(|complaint| {
            Words::in_each(|language| {
                let why = complaint.say(language);
                language.texts().games_kept_read_up_to(why)
            })
        });
        let warnings = self.complaints.iter().map(Complaint::words);
        (warnings.collect(), stopped)
    }
}

impl Say for GameRecord {
    /// The source, and the length of the line: `clipboard.kif(112手)`.
    fn say(&self, language: Language) -> String {
        let name = self.source.name();
        language.texts().games_kept_game(self.line.len() - 1, name)
    }
}

/// A time in the notation of players: `1:05`, `12:00`.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
