//! Games as they are opened, played on a board, put aside, remembered and saved.

use std::any::Any;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::source::Source;
use super::shown::{GameBranch, GameRow, GoToPly, ShownGame};
use formats::record::{
    Complaint, Encoding, Format, ParsedRecord, Ply, PlyId, PlyKind, Record, WholeRecord, Written,
};
use games::shogi::Shogi;
use language::{Language, Say, Texts, Words, is_invisible};
use subject::{GameId, OnBoard, WithBoard};

/// The most letters of a name in a title: with two names it stays below the longest title.
const NAME_LETTERS: usize = 16;

/// Who has made a game that belongs to no file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Maker {
    /// It was laid on the board.
    #[default]
    Program,
    /// The user has played or entered it: only such work counts as unsaved.
    User,
    /// It is what is left of a closed file.
    Closed,
}

/// The game on a board, and its file.
#[derive(Clone, Debug)]
pub struct Games<G: OnBoard> {
    record: Arc<Record<G>>,
    at: PlyId,
    /// The shown line: from the start through `at` to an end.
    line: Vec<PlyId>,
    /// The version of the record: undo leads back to an earlier one.
    version: u64,
    versions: u64,
    maker: Maker,
    file: Option<OpenFile<G>>,
    /// The open game that the board has left for this one.
    left: Option<Arc<Games<G>>>,
}

/// A file of games, one of which is on the board.
#[derive(Clone, Debug)]
pub struct OpenFile<G: OnBoard> {
    source: Source,
    format: Format,
    encoding: Encoding,
    games: Arc<Vec<FileGame<G>>>,
    number: usize,
    /// The version of the game on the board that the file has.
    saved: u64,
    /// Whether one of the other games differs from the file.
    is_changed: bool,
}

/// A game of a file, as it was read.
#[derive(Clone, Debug)]
pub struct FileGame<G: OnBoard> {
    record: Arc<Record<G>>,
    warnings: Vec<Complaint>,
    stopped: Option<Complaint>,
    /// Whether the file has the start position of the record.
    has_start: bool,
}

impl<G: OnBoard> FileGame<G> {
    fn of(game: ParsedRecord<G>) -> Self {
        let ParsedRecord { record, warnings, stopped, has_start, .. } = game;
        Self { record: Arc::new(record), warnings, stopped, has_start }
    }
}

impl<G: OnBoard> OpenFile<G> {
    pub fn games(&self) -> &[FileGame<G>] {
        &self.games
    }

    pub fn number(&self) -> usize {
        self.number
    }

    /// Whether the file was read completely.
    fn is_whole(&self) -> bool {
        self.games.iter().all(|game| game.stopped.is_none())
    }
}

/// How an edit of a record is undone or redone: without copying the record.
#[derive(Clone, Debug)]
pub(super) struct Edit<G: OnBoard> {
    at: PlyId,
    /// How many nodes stay.
    length: usize,
    /// The nodes after them.
    tail: Vec<Ply<G::Move>>,
    version: u64,
    maker: Maker,
    /// The headers, if they change.
    headers: Option<Vec<(String, String)>>,
}

impl<G: OnBoard> Games<G> {
    /// A game that belongs to no file, at the end of its main line.
    pub fn new(record: Record<G>) -> Self {
        let at = record.main_end();
        Self {
            line: record.main_line(),
            record: Arc::new(record),
            at,
            version: 0,
            versions: 0,
            maker: Maker::Program,
            file: None,
            left: None,
        }
    }

    /// A line that was typed or pasted; with moves, it is the user's work.
    pub fn of_line(record: Record<G>) -> Self {
        let is_position = record.len() == 1;
        let games = Self::new(record);
        if is_position { games } else { games.of_user() }
    }

    /// The games of a source, the first one on the board; `None` if there is none.
    pub fn opened(source: &Source, games: Vec<ParsedRecord<G>>) -> Option<Self> {
        let mut games = games.into_iter();
        let mut opened = Self::of_one(source, games.next()?);
        let others: Vec<_> = games.map(FileGame::of).collect();
        if let Some(file) = opened.file.as_mut().filter(|_| !others.is_empty()) {
            Arc::make_mut(&mut file.games).extend(others);
            opened.go(GoToPly::First);
        }
        Some(opened)
    }

    /// The only game of a source.
    pub fn of_one(source: &Source, game: ParsedRecord<G>) -> Self {
        let (format, encoding) = (game.format, game.encoding);
        let game = FileGame::of(game);
        let record = Arc::clone(&game.record);
        let file = OpenFile {
            source: source.known_as(format.name()),
            format,
            encoding,
            games: Arc::new(vec![game]),
            number: 0,
            saved: 0,
            is_changed: false,
        };
        let mut opened = Self::of_file(file, record);
        // A line of USI or a list of moves means the position after the moves.
        if matches!(format, Format::Usi | Format::Moves) {
            opened.go(GoToPly::Last);
        }
        opened
    }

    fn of_file(file: OpenFile<G>, record: Arc<Record<G>>) -> Self {
        Self {
            at: PlyId::START,
            line: record.main_line(),
            record,
            version: file.saved,
            versions: file.saved,
            maker: Maker::Program,
            file: Some(file),
            left: None,
        }
    }

    pub fn record(&self) -> &Arc<Record<G>> {
        &self.record
    }

    pub fn at(&self) -> PlyId {
        self.at
    }

    /// The shown line, from the start to its end.
    pub fn line(&self) -> &[PlyId] {
        &self.line
    }

    pub fn file(&self) -> Option<&OpenFile<G>> {
        self.file.as_ref()
    }

    /// The game that the panel shows: one that the board has left, or this.
    pub fn shown(&self) -> &Self {
        self.left.as_deref().unwrap_or(self)
    }

    /// The same, beside the game that was shown so far if that belongs to a file.
    pub(super) fn beside(self, before: &Self) -> Self {
        let left = before.left.clone();
        let open = || before.file.is_some().then(|| Arc::new(before.clone()));
        Self { left: left.or_else(open), ..self }
    }

    /// The open game at the end of another line from its start; `None` if there is none, or the line
    /// starts elsewhere.
    pub(super) fn followed(&self, line: &Self) -> Option<Self> {
        let shown = self.shown();
        let is_same = shown.file.is_some() && shown.record.initial() == line.record.initial();
        let mut followed = is_same.then(|| shown.clone())?;
        followed.go(GoToPly::First);
        for mv in line.record.moves() {
            followed.play(mv);
        }
        Some(followed)
    }

    /// The same, entered by the user.
    #[must_use]
    pub fn of_user(self) -> Self {
        Self { maker: Maker::User, ..self }
    }

    /// The same without the shown file.
    pub(super) fn closed(&self) -> Self {
        let maker = match self.left {
            Some(_) => self.maker,
            None => Maker::Closed,
        };
        Self { maker, file: None, left: None, ..self.clone() }
    }

    /// Whether there is something to show: moves, or a file.
    pub(super) fn is_game(&self) -> bool {
        self.file.is_some() || !self.is_closed() && self.record.len() > 1
    }

    pub(super) fn is_closed(&self) -> bool {
        self.maker == Maker::Closed && self.file.is_none()
    }

    /// The file with another of its games on the board; the current one is taken over.
    pub(super) fn turned_to(&self, number: usize) -> Option<Self> {
        let mut file = self.file.clone()?;
        if file.saved != self.version {
            let games = Arc::make_mut(&mut file.games);
            games.get_mut(file.number)?.record = Arc::clone(&self.record);
            file.is_changed = true;
            file.saved = self.version;
        }
        file.number = number;
        let record = Arc::clone(&file.games.get(number)?.record);
        Some(Self::of_file(file, record))
    }

    /// Ties the games to the file just written.
    pub(super) fn saved_as(&mut self, written: &Self, path: &Path, of: (Format, Encoding)) {
        let games = written.records().into_iter().map(|record| FileGame {
            record,
            warnings: Vec::new(),
            stopped: None,
            has_start: true,
        });
        self.file = Some(OpenFile {
            source: Source::File(path.to_owned()),
            format: of.0,
            encoding: of.1,
            games: Arc::new(games.collect()),
            number: written.file.as_ref().map_or(0, OpenFile::number),
            saved: self.version,
            is_changed: false,
        });
    }

    /// Ties the shown game to the file just written, unless it has changed meanwhile.
    pub(super) fn saved(&mut self, written: &Self, path: &Path, of: (Format, Encoding)) {
        let written = written.shown();
        match &mut self.left {
            Some(left) if Arc::ptr_eq(&left.record, &written.record) => {
                Arc::make_mut(left).saved_as(written, path, of);
            }
            None if Arc::ptr_eq(&self.record, &written.record) => self.saved_as(written, path, of),
            _ => {}
        }
    }

    /// All games to save, including the current state of the one on the board.
    fn records(&self) -> Vec<Arc<Record<G>>> {
        let Some(file) = &self.file else {
            return vec![Arc::clone(&self.record)];
        };
        let of = |(number, game): (usize, &FileGame<G>)| {
            let is_here = number == file.number;
            Arc::clone(if is_here { &self.record } else { &game.record })
        };
        file.games.iter().enumerate().map(of).collect()
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

    /// The index of the node on the board in the line.
    fn here(&self) -> usize {
        self.line.iter().position(|&id| id == self.at).unwrap_or(0)
    }

    /// Goes to another ply; false if there is none.
    pub(super) fn go(&mut self, to: GoToPly) -> bool {
        let last = self.line.len() - 1;
        let to = match to {
            GoToPly::By(plies) => {
                let place = self.here().saturating_add_signed(plies as isize).min(last);
                self.line[place]
            }
            GoToPly::First => PlyId::START,
            GoToPly::Last => self.line[last],
            GoToPly::Number(number) => self.line[(number as usize).min(last)],
            // The id may belong to a previously open game.
            GoToPly::To(id) if self.record.id(id.number()).is_none() => return false,
            GoToPly::To(id) => id,
            GoToPly::Branch(by) => {
                let others = self.others(self.at);
                let place = others.iter().position(|id| *id == self.at).unwrap_or(0);
                let there = place.checked_add_signed(by as isize);
                let Some(&there) = there.and_then(|place| others.get(place)) else {
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
    pub fn others(&self, id: PlyId) -> &[PlyId] {
        match self.record.get(id).parent {
            Some(parent) => &self.record.get(parent).children,
            None => &[],
        }
    }

    /// The moves from the start to the ply on the board.
    pub(super) fn played(&self) -> impl Iterator<Item = G::Move> {
        let way = self.record.path(self.at).into_iter();
        way.filter_map(|id| self.record.get(id).played())
    }

    /// The last move made on the board, and the node before it.
    pub(super) fn last_move(&self) -> Option<(PlyId, G::Move)> {
        let mut last = self.record.get(self.at);
        if last.ending().is_some() {
            last = self.record.get(last.parent?); // The end has the position before it.
        }
        last.parent.zip(last.played())
    }

    /// The way back here from a record of which so many nodes stay.
    fn way_back(&self, length: usize) -> Edit<G> {
        let (at, version, maker) = (self.at, self.version, self.maker);
        Edit { at, length, tail: Vec::new(), version, maker, headers: None }
    }

    /// Plays a legal move: as the record continues, or as a new branch.
    pub(super) fn play(&mut self, mv: G::Move) -> Edit<G> {
        let mut edit = self.way_back(self.record.len());
        let here = self.record.get(self.at);
        let from = match here.ending() {
            Some(_) => here.parent.unwrap_or(PlyId::START),
            None => self.at,
        };
        let known = self.record.get(from).children.iter();
        let mut known = known.filter(|&&id| self.record.get(id).played() == Some(mv));
        if let Some(&id) = known.next() {
            self.at = id;
            if self.maker == Maker::Closed {
                self.maker = Maker::User; // What is left of the file is shown again.
            }
        } else {
            self.maker = Maker::User;
            let extends = from == self.record.main_end();
            let record = Arc::make_mut(&mut self.record);
            // The result belonged to the shorter game.
            if extends && G::RESULT.is_some_and(|name| record.header(name).is_some()) {
                edit.headers = Some(record.headers.clone());
                record.headers.retain(|(name, _)| Some(&**name) != G::RESULT);
            }
            if let Ok(id) = record.append(from, PlyKind::Move(mv)) {
                self.at = id;
                self.versions += 1;
                self.version = self.versions;
            }
        }
        self.draw_line();
        edit
    }

    /// Undoes or redoes an edit; returns the way back.
    pub(super) fn travel(&mut self, edit: Edit<G>) -> Edit<G> {
        let mut back = self.way_back(edit.length);
        self.maker = edit.maker;
        if edit.version != self.version {
            let record = Arc::make_mut(&mut self.record);
            back.tail = record.truncate(edit.length);
            record.restore(edit.tail);
            let headers = edit.headers;
            back.headers = headers.map(|before| std::mem::replace(&mut record.headers, before));
        }
        self.at = edit.at;
        self.version = edit.version;
        self.draw_line();
        back
    }

    /// The name of what stands at a node, in the position before it.
    fn name_of(&self, id: PlyId, before: &G::Position, language: Language) -> String {
        let ply = self.record.get(id);
        match ply.kind {
            PlyKind::Start => language.texts().games_kept_start(),
            PlyKind::End(_) => ply.told_endings(language).join(", "),
            PlyKind::Move(mv) => {
                let parent = ply.parent.map(|parent| self.record.get(parent));
                let previous = parent.and_then(Ply::played);
                G::move_name_after(before, previous, mv, language)
            }
        }
    }

    /// The names of the moves at these plies, which are alternatives or continuations of one ply.
    pub fn names(&self, ids: &[PlyId], language: Language) -> Vec<String> {
        let Some(parent) = ids.first().and_then(|&id| self.record.get(id).parent) else {
            return Vec::new();
        };
        let at = self.record.position(parent);
        let name = |&id: &PlyId| self.name_of(id, &at, language);
        ids.iter().map(name).collect()
    }

    /// The rows of the shown line.
    pub(super) fn rows(&self, language: Language) -> Vec<GameRow> {
        let mut at = self.record.initial().clone();
        let mut rows = Vec::with_capacity(self.line.len());
        for &id in &self.line {
            let ply = self.record.get(id);
            let written = [&ply.evaluation, &ply.time].into_iter().flatten();
            let written: Vec<_> = written.map(String::as_str).collect();
            let time = ply.time_ms.filter(|&time| time > 0 && written.is_empty());
            rows.push(GameRow {
                to: GoToPly::To(id),
                number: ply.ply,
                name: self.name_of(id, &at, language),
                time: time.map_or_else(|| written.join("  "), clock),
                others: self.others(id).len().saturating_sub(1),
                has_comment: !self.record.comment(id).is_empty(),
                bookmark: ply.bookmark.clone(),
            });
            if let Some(mv) = ply.played() {
                at = G::default().after(&at, mv);
            }
        }
        rows
    }

    /// What was strange, and why reading stopped.
    pub fn complaints(&self) -> (&[Complaint], Option<&Complaint>) {
        let read = self.file.as_ref();
        match read.and_then(|file| file.games.get(file.number)) {
            Some(game) => (&game.warnings, game.stopped.as_ref()),
            None => (&[], None),
        }
    }

    /// The same in words.
    pub fn told(&self) -> (Vec<Words>, Option<Words>) {
        let (warnings, stopped) = self.complaints();
        let stopped = stopped.map(|complaint| {
            Words::in_each(|language| {
                let why = complaint.say(language);
                language.texts().games_kept_read_up_to(why)
            })
        });
        (warnings.iter().map(Say::words).collect(), stopped)
    }

    pub(super) fn panel<'a>(&'a self, rows: &'a [GameRow], language: Language) -> ShownGame<'a> {
        let headers = &self.record.headers;
        let player = |names: &[&str]| {
            let is_it = |(name, _): &&(String, String)| names.contains(&name.as_str());
            headers.iter().find(is_it).map(|(_, value)| value.as_str())
        };
        let players = G::PLAYERS.map(player);
        let is_detail = |(name, value): &&(String, String)| {
            let is_player = G::PLAYERS.concat().contains(&name.as_str());
            !is_player && G::is_detail(name) && !matches!(value.trim(), "" | "?")
        };
        let detail = |(name, value): &(String, String)| format!("{name}: {value}");
        let (warnings, stopped) = self.told();
        let here = self.record.get(self.at);
        let branches = [self.others(self.at), &here.children].map(|ids| {
            if ids.len() < 2 {
                return Vec::new();
            }
            let names = ids.iter().zip(self.names(ids, language));
            names
                .map(|(&id, name)| GameBranch {
                    to: GoToPly::To(id),
                    name,
                    is_on_line: self.line.contains(&id),
                })
                .collect()
        });
        ShownGame {
            name: self.short_name(players),
            players: players
                .iter()
                .any(Option::is_some)
                .then(|| G::players(players.map(|name| name.unwrap_or("?")), language)),
            details: headers.iter().filter(is_detail).map(detail).collect(),
            stopped,
            warnings,
            rows,
            here: self.here(),
            comment: self.record.comment(self.at),
            is_changed: self.is_changed(),
            can_close: self.file.is_some(),
            of_file: self.file.as_ref().map_or((0, 1), |file| (file.number, file.games.len())),
            off_game: None,
            branches,
        }
    }

    /// Both players, else the file, short enough for a title.
    fn short_name(&self, players: [Option<&str>; 2]) -> Option<String> {
        let short = |name: &str| -> String {
            let is_printed = |letter: &char| !letter.is_control() && !is_invisible(*letter);
            name.trim().chars().filter(is_printed).take(NAME_LETTERS).collect()
        };
        let known = |name: &&str| !matches!(name.trim(), "" | "?");
        match players.map(|name| name.filter(known)) {
            [Some(black), Some(white)] => Some(format!("{}–{}", short(black), short(white))),
            _ => Some(short(&self.file.as_ref()?.source.stem()?)),
        }
    }

    /// The open file, if it has this path.
    fn of(&self, path: &Path) -> Option<&OpenFile<G>> {
        let is_it = |file: &&OpenFile<G>| matches!(&file.source, Source::File(own) if own == path);
        self.file.as_ref().filter(is_it)
    }

    fn is_same_as(&self, other: &Self) -> bool {
        // The ply on the board is part of the state.
        Arc::ptr_eq(&self.record, &other.record)
            && (self.version, self.maker) == (other.version, other.maker)
            && match (&self.file, &other.file) {
                (Some(own), Some(their)) => {
                    own.source == their.source
                        && (own.number, own.saved) == (their.number, their.saved)
                        && Arc::ptr_eq(&own.games, &their.games)
                }
                (own, their) => own.is_none() && their.is_none(),
            }
            && match (&self.left, &other.left) {
                (Some(own), Some(their)) => own.at == their.at && own.is_same_as(their),
                (own, their) => own.is_none() && their.is_none(),
            }
    }
}

/// A time in the notation of players: `1:05`, `12:00`.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Games of a kind that need not be known.
pub trait AnyGames: Debug + Send + Sync {
    fn game(&self) -> GameId;

    fn as_any(&self) -> &dyn Any;

    /// Whether nothing has changed. Compares identity: a copy counts as changed.
    fn is_same(&self, other: &dyn AnyGames) -> bool;

    /// Whether both hold the same games.
    fn is_equal(&self, other: &dyn AnyGames) -> bool;

    /// Whether the game differs from its file.
    fn is_changed(&self) -> bool;

    /// Whether it is the user's work, and in no file as it is.
    fn is_unsaved(&self) -> bool;

    fn is_position(&self) -> bool;

    /// Why nothing at all could be read of a file; `None` if something could.
    fn fault(&self) -> Option<&Complaint>;

    /// Whether every game was read completely.
    fn is_whole(&self) -> bool;

    fn source(&self) -> Option<&Source>;

    /// The encoding in which a file is to be written: that of the open one, if it is the same.
    fn encoding_at(&self, path: &Path) -> Encoding;

    /// Whether this file was opened, and completely read.
    fn is_whole_file(&self, path: &Path) -> bool;

    /// The source, and the length of the game: `clipboard.moves, 12 moves`.
    fn name(&self, language: Language) -> String;

    /// Writes all games of the file, of formats without branches the shown line, and reports what
    /// the format cannot hold.
    fn write(&self, format: Format, encoding: Encoding) -> Written;

    fn to_file(&self) -> KeptFile;
}

impl<G: OnBoard> AnyGames for Games<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn AnyGames) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self.is_same_as(other))
    }

    fn is_equal(&self, other: &dyn AnyGames) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| {
            let has_file = self.file.is_some() == other.file.is_some();
            has_file && self.record == other.record && self.records() == other.records()
        })
    }

    fn is_changed(&self) -> bool {
        let file = self.file.as_ref();
        file.is_some_and(|file| file.saved != self.version)
    }

    fn is_unsaved(&self) -> bool {
        match &self.file {
            Some(file) => {
                !matches!(file.source, Source::File(_)) || file.is_changed || self.is_changed()
            }
            None => self.maker == Maker::User && self.record.len() > 1,
        }
    }

    fn is_position(&self) -> bool {
        self.records().iter().all(|record| record.len() == 1)
    }

    fn fault(&self) -> Option<&Complaint> {
        let games = self.file.as_ref()?.games();
        let fault = games.iter().find_map(|game| game.stopped.as_ref())?;
        let is_nothing =
            |game: &FileGame<G>| game.record.len() == 1 && *game.record.initial() == G::start();
        // A record of shogi names its players before its moves.
        let says_nothing = G::GAME != GameId::Shogi && games.iter().all(is_nothing);
        // Without a start position there is nothing to put on the board.
        let is_nowhere = games.iter().all(|game| !game.has_start);
        (says_nothing || is_nowhere).then_some(fault)
    }

    fn is_whole(&self) -> bool {
        self.file.as_ref().is_none_or(OpenFile::is_whole)
    }

    fn source(&self) -> Option<&Source> {
        self.file.as_ref().map(|file| &file.source)
    }

    fn encoding_at(&self, path: &Path) -> Encoding {
        self.of(path).map(|file| file.encoding).unwrap_or_default()
    }

    fn is_whole_file(&self, path: &Path) -> bool {
        self.of(path).is_some_and(OpenFile::is_whole)
    }

    fn name(&self, language: Language) -> String {
        let name = match self.source() {
            Some(Source::File(path)) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                name.to_string_lossy().into_owned()
            }
            Some(source) => source.name(),
            None => G::name(language),
        };
        language.texts().games_kept_game(self.line.len() - 1, name)
    }

    fn write(&self, format: Format, encoding: Encoding) -> Written {
        let mut records = self.records();
        let mut branches = 0;
        if !format.has_branches() {
            for record in &mut records {
                let others = record.lines().len() - 1;
                if others == 0 {
                    continue;
                }
                branches += others;
                let end = match self.line.last() {
                    Some(&end) if Arc::ptr_eq(record, &self.record) => end,
                    _ => record.main_end(),
                };
                let mut line = record.line_to(end);
                if end != record.main_end() {
                    line.headers.retain(|(name, _)| Some(&**name) != G::RESULT);
                }
                *record = Arc::new(line);
            }
        }
        let mut written = G::write_games(records.iter().map(|game| &**game), format, encoding);
        if branches > 0 {
            let lost = Words::of(|texts| texts.record_losses_branches(branches));
            written.lost.insert(0, lost);
        }
        written
    }

    fn to_file(&self) -> KeptFile {
        let file = self.file.as_ref();
        let path = match self.source() {
            Some(Source::File(path)) if !self.is_unsaved() => Some(path.clone()),
            _ => None,
        };
        let kept = |(number, record): (usize, Arc<Record<G>>)| {
            let read = file.and_then(|file| file.games.get(number));
            KeptRecord {
                record: record.to_whole(),
                complaints: read.map_or_else(Vec::new, |game| game.warnings.clone()),
                stopped: read.and_then(|game| game.stopped.clone()),
            }
        };
        KeptFile {
            version: VERSION,
            game: G::ID.to_owned(),
            path,
            name: self.source().map(Source::name),
            number: file.map_or(0, OpenFile::number),
            at: self.at.number() as usize,
            format: file.map_or(G::FORMATS[0], |file| file.format).name().into(),
            encoding: file.map(|file| file.encoding).unwrap_or_default().name().into(),
            maker: self.maker,
            is_changed: self.is_changed(),
            records: self.records().into_iter().enumerate().map(kept).collect(),
            left: self.left.as_ref().map(|left| Box::new(left.to_file())),
        }
    }
}

const VERSION: u32 = 2;

/// Games as the program keeps them until they are saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptFile {
    version: u32,
    game: String,
    /// The file with exactly these contents, if any.
    path: Option<PathBuf>,
    /// The displayed name; `None` for a game played on the board.
    name: Option<String>,
    /// The index of the game on the board, and the number of its node.
    number: usize,
    at: usize,
    /// Format and encoding of the file, by name.
    format: String,
    encoding: String,
    #[serde(default)]
    maker: Maker,
    #[serde(default)]
    is_changed: bool,
    #[serde(default)]
    records: Vec<KeptRecord>,
    /// The open game that the board has left.
    #[serde(default)]
    left: Option<Box<KeptFile>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct KeptRecord {
    record: WholeRecord,
    complaints: Vec<Complaint>,
    stopped: Option<Complaint>,
}

/// Reads games of any kind but shogi; `None` if the bytes, and the extension of the source, stand
/// for none.
pub fn read_games(source: &Source, bytes: &[u8]) -> Option<Result<Arc<dyn AnyGames>, Complaint>> {
    struct Read<'r>(&'r Source, &'r [u8], Option<Format>);
    impl WithBoard for Read<'_> {
        type Output = Option<Result<Arc<dyn AnyGames>, Complaint>>;
        fn with<G: OnBoard>(self) -> Self::Output {
            let games = match G::read_games(self.1, self.2)? {
                Ok(games) => games,
                Err(complaint) => return Some(Err(complaint)),
            };
            Some(Ok(Arc::new(Games::opened(self.0, games)?)))
        }
    }
    // A game that the contents name goes before one that the extension suggests.
    let by = |hint| {
        let others = GameId::ALL.iter().filter(|game| **game != GameId::Shogi);
        let mut read = others.map(|game| game.on_board(Read(source, bytes, hint)));
        read.find_map(|read| read)
    };
    by(None).or_else(|| by(Some(source.game_format()?)))
}

pub fn shogi_game(source: &Source, read: ParsedRecord) -> Arc<dyn AnyGames> {
    Arc::new(Games::<Shogi>::of_one(source, read))
}

/// Restores kept games.
///
/// # Errors
/// If the version is unknown, or the games cannot be read.
pub fn recall_games(file: KeptFile) -> Result<Arc<dyn AnyGames>, Words> {
    struct Recall(KeptFile);
    impl WithBoard for Recall {
        type Output = Result<Arc<dyn AnyGames>, Words>;
        fn with<G: OnBoard>(self) -> Self::Output {
            Ok(Arc::new(recalled::<G>(self.0)?))
        }
    }
    let game = GameId::of(&file.game);
    let game = game.ok_or_else(|| Words::of(Texts::host_no_game))?;
    game.on_board(Recall(file))
}

fn recalled<G: OnBoard>(file: KeptFile) -> Result<Games<G>, Words> {
    let no_game = || Words::of(Texts::host_no_game);
    if file.version != VERSION {
        return Err(Words::of(|texts| texts.host_work_version(VERSION, file.version)));
    }
    let games = file.records.into_iter().map(|game| {
        Ok(FileGame {
            record: Arc::new(Record::from_whole(game.record)?),
            warnings: game.complaints,
            stopped: game.stopped,
            has_start: true,
        })
    });
    let games: Vec<FileGame<G>> = games.collect::<Result<_, Words>>()?;
    let source = match (file.path, file.name) {
        (Some(path), _) => Some(Source::File(path)),
        (None, Some(name)) => Some(Source::Text { name, bytes: Vec::new() }),
        (None, None) => None,
    };
    let record = games.get(file.number).ok_or_else(no_game)?.record.clone();
    let open = OpenFile {
        source: source.clone().unwrap_or(Source::Shipped("")),
        format: Format::from_name(&file.format).unwrap_or(G::FORMATS[0]),
        encoding: Encoding::from_name(&file.encoding).unwrap_or_default(),
        games: Arc::new(games),
        number: file.number,
        saved: 0,
        is_changed: false,
    };
    let mut games = Games::of_file(open, record);
    if source.is_none() {
        games.file = None;
        games.maker = file.maker;
    }
    let left = file.left.map(|left| recalled(*left)).transpose()?;
    games.left = left.map(Arc::new);
    games.version = u64::from(file.is_changed);
    games.versions = games.version;
    if let Ok(at) = u32::try_from(file.at) {
        games.go(GoToPly::To(games.record.id(at).unwrap_or_default()));
    }
    Ok(games)
}
