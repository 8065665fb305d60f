//! The board of a game. It always shows a ply of a record, or, while it is set up, pieces that
//! break a rule.

use std::any::Any;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use shogi_core::Move;

use super::super::history::{History, Travel};
use super::desk::{BoardCommand, BoardDesk, BoardMode, BoardOutcome, Held, MateWish, Promoting};
use super::kept_games::{AnyGames, Edit, Games};
use super::shown::{GameRow, GoToPly, ShownGame};
use super::touch::{Pieces, Touch, Touched};
use formats::record::{Encoding, Format, PlyId, PlyKind, Record};
use games::board::{Board, Cell, HeldPieces, PieceFace, PieceSigns, Standing};
use games::board_game::{BoardMove, BoardStart};
use games::shogi::Shogi;
use language::{Language, Say, Words};
use play::thrown;
use score::Player;
use subject::{FromBoard, GameId, OnBoard, SubjectSetup, WrittenGame};
use tree::Estimate;

/// What undo and redo restore.
#[derive(Clone, Debug)]
enum Past<G: OnBoard> {
    Edit(Edit<G>),
    /// Another record, or pieces against the rules.
    Other(Box<(Games<G>, Option<G::Layout>)>),
}

#[derive(Clone, Debug)]
pub struct GameTable<G: OnBoard> {
    games: Games<G>,
    /// The pieces on the board, if they break a rule.
    pieces: Option<G::Layout>,
    position: G::Position,
    /// The pieces on the board, whether they break a rule or not.
    layout: G::Layout,
    history: History<Past<G>>,
    changes: u64,
    touch: Touch,
    grow: G::Setup,
    mate: MateWish,
    estimate: Option<Result<Estimate, Words>>,
    /// The rows of the shown game, and the line and the language that they were made for.
    rows: Vec<GameRow>,
    listed: Option<(Vec<PlyId>, Language)>,
}

impl<G: OnBoard> Default for GameTable<G> {
    /// A board with the usual start.
    fn default() -> Self {
        Self::new(&G::start())
    }
}

impl<G: OnBoard> GameTable<G> {
    pub fn new(start: &G::Position) -> Self {
        Self {
            games: Games::new(Record::from_position(start.clone())),
            pieces: None,
            position: start.clone(),
            layout: G::layout(start),
            history: History::default(),
            changes: 0,
            touch: Touch::default(),
            grow: G::Setup::of_ones_own(G::write(start)),
            mate: MateWish::default(),
            estimate: None,
            rows: Vec::new(),
            listed: None,
        }
    }

    /// The record whose ply the board shows.
    pub fn record(&self) -> &Record<G> {
        self.games.record()
    }

    /// The game that the board shows a ply of, and its file.
    pub fn here(&self) -> &Games<G> {
        &self.games
    }

    /// The open game, on the board or left by it; `None` if there is no file.
    pub fn open(&self) -> Option<&Games<G>> {
        let shown = self.games.shown();
        shown.file().map(|_| shown)
    }

    pub fn shows_open(&self) -> bool {
        self.games.file().is_some()
    }

    /// How a tree is to be grown.
    pub fn reading(&self) -> &G::Setup {
        &self.grow
    }

    pub const fn mate(&self) -> MateWish {
        self.mate
    }

    /// The position at the ply of the record.
    pub fn position(&self) -> G::Position {
        self.position.clone()
    }

    /// The position on the board.
    pub fn sound(&self) -> Result<G::Position, Words> {
        match &self.pieces {
            None => Ok(self.position()),
            Some(pieces) => G::position(pieces.clone()),
        }
    }

    /// The squares that the held piece, or a new one, can go to.
    fn targets(&self) -> Vec<Cell> {
        let held = self.touch.standing();
        if self.touch.mode != BoardMode::Play
            || self.pieces.is_some()
            || held.is_none() && !G::BOX.is_empty()
        {
            return Vec::new();
        }
        let (mut moves, at) = (Vec::new(), &self.position);
        G::default().moves(at, &mut moves);
        let shown = moves.into_iter().map(|mv| G::shown(at, mv));
        shown.filter(|shown| shown.from == held).filter_map(|shown| shown.to).collect()
    }

    /// Every kind that a hand can hold, with its count.
    fn hand(&self, player: Player) -> Vec<HeldPieces> {
        let kinds = G::BOX.iter().copied().flatten().copied();
        kinds
            .filter(|&letter| G::held_as(letter) == Some(letter))
            .map(|letter| HeldPieces {
                face: G::face(letter, player),
                count: G::in_hand(&self.layout, player, letter),
            })
            .collect()
    }

    fn travel(&mut self, travel: Travel) -> BoardOutcome {
        let (games, pieces) = (&mut self.games, &mut self.pieces);
        let travelled = self.history.travel_by(travel, |there| match there {
            Past::Edit(edit) => Past::Edit(games.travel(edit)),
            Past::Other(mut there) => {
                std::mem::swap(games, &mut there.0);
                std::mem::swap(pieces, &mut there.1);
                Past::Other(there)
            }
        });
        if !travelled {
            return BoardOutcome::Nothing;
        }
        self.changes += 1;
        self.listed = None;
        self.touch.let_go();
        self.changed()
    }

    fn changed(&mut self) -> BoardOutcome {
        self.estimate = None;
        let record = self.games.record();
        self.position = record.position(self.games.at());
        let pieces = self.pieces.clone();
        self.layout = pieces.unwrap_or_else(|| G::layout(&self.position));
        let (mut start, mut moves) = (String::new(), Vec::new());
        if self.pieces.is_none() {
            start = G::write(record.initial());
            moves = self.games.played().map(G::move_text).collect();
        }
        self.grow.play(start, moves);
        BoardOutcome::Changed
    }

    /// Replaces the contents of the board; undo restores them.
    fn replace(&mut self, games: Games<G>, pieces: Option<G::Layout>) -> BoardOutcome {
        let games = std::mem::replace(&mut self.games, games);
        let pieces = std::mem::replace(&mut self.pieces, pieces);
        let before = Past::Other(Box::new((games, pieces)));
        self.history.leave(before);
        self.changes += 1;
        self.listed = None;
        self.touch.promotes = None;
        self.touch.note = None;
        self.changed()
    }

    /// Puts pieces on the board, whether they break a rule or not.
    fn set_up(&mut self, pieces: G::Layout) -> BoardOutcome {
        if let Ok(at) = G::position(pieces.clone()) {
            return self.lay_record(Games::new(Record::from_position(at)));
        }
        let nothing = Games::new(Record::from_position(G::start()));
        self.replace(nothing.beside(&self.games), Some(pieces))
    }

    /// Puts a position on the board: a game without moves.
    pub(crate) fn lay(&mut self, at: G::Position) -> BoardOutcome {
        self.touch.held = None;
        self.lay_record(Games::new(Record::from_position(at)))
    }

    fn lay_record(&mut self, games: Games<G>) -> BoardOutcome {
        let next = self.games.followed(&games);
        self.replace(next.unwrap_or_else(|| games.beside(&self.games)), None)
    }

    /// Returns `outcome` if the position is sound; otherwise notes the rule that it breaks.
    fn if_sound(&mut self, outcome: BoardOutcome) -> BoardOutcome {
        match self.sound().and_then(|at| G::check(&at)) {
            Ok(()) => outcome,
            Err(rule) => {
                self.touch.note = Some(rule);
                BoardOutcome::Nothing
            }
        }
    }

    /// Plays the move of a held or a new piece, or asks whether it promotes.
    fn play_shown(&mut self, shown: BoardMove) -> BoardOutcome {
        let at = self.position();
        let legal = |mv: &G::Move| self.pieces.is_none() && G::check_move(&at, *mv).is_ok();
        let plain = G::move_of(&at, shown);
        let promoting = G::promoting(&at, shown).filter(legal);
        let asks = promoting.is_some() && plain.as_ref().is_some_and(legal);
        match (shown.from, shown.to, promoting.or(plain)) {
            (Some(Standing::On(from)), Some(to), _) if asks => {
                self.touch.note = None;
                self.touch.promotes = Some((from, to));
                BoardOutcome::Nothing
            }
            (_, _, Some(mv)) => self.play(mv),
            _ => BoardOutcome::Nothing,
        }
    }

    fn answer_promotion(&mut self, promotes: bool) -> BoardOutcome {
        let Some((from, to)) = self.touch.promotes.take() else {
            return BoardOutcome::Nothing;
        };
        let shown = BoardMove { from: Some(Standing::On(from)), to: Some(to) };
        let mv = if promotes {
            G::promoting(&self.position, shown)
        } else {
            G::move_of(&self.position, shown)
        };
        mv.map_or(BoardOutcome::Nothing, |mv| self.play(mv))
    }

    /// Plays a move, or notes which rule it breaks.
    fn play(&mut self, mv: G::Move) -> BoardOutcome {
        let legal = self.sound().and_then(|at| G::check_move(&at, mv));
        self.touch.promotes = None;
        if let Err(rule) = legal {
            self.touch.note = Some(rule);
            return BoardOutcome::Nothing;
        }
        self.touch.let_go();
        self.history.leave(Past::Edit(self.games.play(mv)));
        self.changes += 1;
        self.listed = None;
        self.changed()
    }

    /// A single move is played; longer text is a position, or a game from its start.
    fn read(&mut self, text: &str) -> BoardOutcome {
        if let Ok(mv) = G::read_move(&self.position, text) {
            return self.play(mv);
        }
        self.touch.held = None;
        let fault = match read_line::<G>(text) {
            Ok(record) => return self.lay_record(Games::of_line(record)),
            Err(fault) => fault,
        };
        let is_list = G::FORMATS.contains(&Format::Moves);
        let read = is_list.then(|| G::read_games(text.as_bytes(), Some(Format::Moves)));
        let game = match read.flatten() {
            None => Err(fault),
            Some(Err(complaint)) => Err(complaint.words()),
            Some(Ok(games)) => match games.into_iter().next() {
                None => Err(fault),
                Some(game) => match &game.stopped {
                    Some(complaint) if game.is_nothing() => Err(complaint.words()),
                    _ => Ok(game),
                },
            },
        };
        match game {
            Err(fault) => {
                self.touch.note = Some(fault);
                BoardOutcome::Nothing
            }
            Ok(game) => {
                let warnings = game.warnings.iter().map(Say::words).collect();
                let outcome = self.lay_record(Games::new(game.record).of_user());
                let stopped = game.stopped.as_ref().map(Say::words);
                self.touch.note = stopped.or_else(|| Words::in_a_row(warnings));
                outcome
            }
        }
    }
}

/// The boards that have been used.
pub(crate) type BoardTables = BTreeMap<GameId, Box<dyn BoardDesk>>;

pub(crate) fn table_of<G: OnBoard>(tables: &BoardTables) -> Option<&GameTable<G>> {
    tables.get(&G::GAME)?.as_any().downcast_ref()
}

/// Reads a position, optionally with `moves …` after it; of shogi, SFEN, optionally with `position`
/// before it.
pub fn read_line<G: OnBoard>(text: &str) -> Result<Record<G>, Words> {
    let (before, after) = text.split_once("moves").unwrap_or((text, ""));
    let start = G::read(before)?;
    let remembered = G::remembered(&start);
    let start = if remembered.is_empty() { start } else { G::start() };
    let mut record: Record<G> = Record::from_position(start);
    let (mut at, mut last) = (record.initial().clone(), PlyId::START);
    let mut remembered = remembered.into_iter();
    let mut words = after.split_whitespace();
    while let Some(mv) =
        remembered.next().map(Ok).or_else(|| Some(G::read_move(&at, words.next()?)))
    {
        let mv = mv?;
        let appended = record.append(last, PlyKind::Move(mv));
        last = appended?;
        at = G::default().after(&at, mv);
    }
    Ok(record)
}

impl GameTable<Shogi> {
    /// The position as SFEN; `None` if it breaks a rule.
    pub fn sfen(&self) -> Option<String> {
        self.text()
    }

    /// The SFEN of the position from which moves were played here (empty if it breaks a rule), and
    /// the moves.
    pub fn played(&self) -> (String, Vec<Move>) {
        (self.grow.sfen.clone(), self.games.played().collect())
    }
}

impl<G: OnBoard> BoardDesk for GameTable<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn board(&self) -> Board {
        let mut board = match (&self.pieces, self.games.last_move()) {
            (Some(pieces), _) => G::show(pieces),
            (None, None) => G::board(&self.position, None),
            (None, Some((before, mv))) => {
                let before = self.record().position(before);
                G::board(&self.position, Some((&before, mv)))
            }
        };
        board.held = self.touch.standing();
        board.marks = self.targets();
        if self.touch.mode == BoardMode::SetUp && !G::BOX.is_empty() {
            // The stands also list kinds of which they hold none.
            board.black_hand = self.hand(Player::Max);
            board.white_hand = self.hand(Player::Min);
        }
        board
    }

    fn square_name(&self, cell: Cell, language: Language, signs: PieceSigns) -> String {
        G::square_name(&self.layout, cell, language, signs)
    }

    fn piece_name(&self, letter: &str, signs: PieceSigns) -> String {
        G::piece_name(letter, signs.names())
    }

    fn side_name(&self, player: Player, language: Language) -> String {
        G::side(player, language)
    }

    fn face(&self, letter: &'static str, player: Player) -> PieceFace {
        G::face(letter, player)
    }

    fn piece_at(&self, cell: Cell) -> Option<(&'static str, Player)> {
        G::piece(&self.layout, cell)
    }

    fn promoted(&self, letter: &str, promoted: bool) -> Option<&'static str> {
        G::promoted(letter, promoted)
    }

    fn typing(&self, language: Language) -> [String; 2] {
        let texts = language.texts();
        [G::typing(language), texts.window_type_hint()]
    }

    fn supply(&self) -> &'static [&'static [&'static str]] {
        G::BOX
    }

    fn modes(&self) -> &'static [BoardMode] {
        if G::EXCHANGES {
            &[BoardMode::Play, BoardMode::Exchange, BoardMode::SetUp]
        } else {
            &[BoardMode::Play, BoardMode::SetUp]
        }
    }

    fn mode(&self) -> BoardMode {
        self.touch.mode
    }

    fn held(&self) -> Option<Held> {
        self.touch.held
    }

    fn promoting(&self) -> Option<Promoting> {
        let (from, to) = self.touch.promotes?;
        let (letter, player) = self.piece_at(from)?;
        let promoted = self.promoted(letter, true).unwrap_or(letter);
        Some(Promoting {
            player,
            faces: [letter, promoted].map(|letter| self.face(letter, player)),
            to,
        })
    }

    fn to_move(&self) -> Player {
        G::to_move(&self.layout)
    }

    fn note(&self) -> Option<Words> {
        let odd = || match self.sound() {
            Ok(at) => G::remark(&at),
            Err(rule) => Some(rule),
        };
        self.touch.note.clone().or_else(odd)
    }

    fn standing(&self, language: Language) -> Option<String> {
        let at = &self.position;
        // The record may know more than the position: that somebody has resigned.
        let ending = G::ending(self.record(), self.games.at());
        let standing = match ending.filter(|_| G::end(at).is_none()) {
            Some(ending) => language.texts().games_board_ended(ending.get(language)),
            None => G::standing(at, language),
        };
        Some(standing).filter(|standing| !standing.is_empty())
    }

    fn is_over_or_passes(&self) -> [bool; 2] {
        let at = &self.position;
        [G::end(at).is_some(), G::must_pass(at)]
    }

    fn has_chance(&self) -> bool {
        G::HAS_CHANCE
    }

    fn throws(&self) -> bool {
        let plays = self.touch.mode == BoardMode::Play && self.pieces.is_none();
        plays && G::default().is_chance(&self.position)
    }

    fn start(&self) -> usize {
        if G::STARTS.len() == 1 {
            return 0;
        }
        let sides = G::board(self.record().initial(), None).sides();
        let is_it = |start: &BoardStart| {
            G::read(start.text).is_ok_and(|start| G::board(&start, None).sides() == sides)
        };
        G::STARTS.iter().position(is_it).unwrap_or(0)
    }

    fn is_sound(&self) -> bool {
        self.sound().is_ok_and(|at| G::check(&at).is_ok())
    }

    fn text(&self) -> Option<String> {
        self.sound().ok().map(|at| G::write(&at))
    }

    fn growth(&self) -> SubjectSetup {
        G::subject(self.grow.clone())
    }

    fn estimate(&self) -> Option<&Result<Estimate, Words>> {
        self.estimate.as_ref()
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    fn can_travel(&self) -> (bool, bool) {
        self.history.can_travel()
    }

    fn update(&mut self, command: BoardCommand) -> BoardOutcome {
        let pieces = Pieces::<G>(self.layout.clone());
        if let Some(touched) = self.touch.update(&pieces, &command) {
            return match touched {
                Touched::Exchange(cell) if G::EXCHANGES => BoardOutcome::Exchange(cell),
                Touched::Nothing | Touched::Exchange(_) => BoardOutcome::Nothing,
                Touched::SetUp(Pieces(pieces)) => self.set_up(pieces),
                Touched::Play { shown, dragged } => {
                    let outcome = self.play_shown(shown);
                    self.touch.settle(dragged);
                    outcome
                }
            };
        }
        match command {
            BoardCommand::Read(text) => self.read(text.trim()),
            BoardCommand::Lay(games) => match games.as_any().downcast_ref::<Games<G>>() {
                Some(games) => {
                    self.touch.held = None;
                    self.lay_record(games.clone())
                }
                None => BoardOutcome::Nothing,
            },
            BoardCommand::Promote(promotes) => self.answer_promotion(promotes),
            BoardCommand::Pass => self.play_shown(BoardMove { from: None, to: None }),
            BoardCommand::Throw(seed) if self.throws() => {
                let mv = thrown(&G::default(), &self.position, seed);
                mv.map_or(BoardOutcome::Nothing, |mv| self.play(mv))
            }
            BoardCommand::Turn => self.set_up(G::turned(&pieces.0)),
            BoardCommand::Clear => {
                self.touch.held = None;
                self.set_up(G::cleared(&pieces.0))
            }
            BoardCommand::Start(number) => {
                let start = G::STARTS.get(number);
                let start = start.and_then(|start| G::read(start.text).ok());
                self.lay(start.unwrap_or_else(G::start))
            }
            BoardCommand::Choose(growth) => match G::setup(*growth) {
                Some(growth) => {
                    self.grow = growth;
                    self.changed()
                }
                None => BoardOutcome::Nothing,
            },
            BoardCommand::Grow => self.if_sound(BoardOutcome::Grow),
            BoardCommand::ChooseMate(wish) => {
                self.mate = wish;
                BoardOutcome::Nothing
            }
            BoardCommand::SearchMate => self.if_sound(BoardOutcome::SearchMate),
            BoardCommand::Travel(travel) => self.travel(travel),
            _ => BoardOutcome::Nothing, // The rest is about pieces.
        }
    }

    fn estimated(&mut self, setup: &SubjectSetup, estimate: Result<Estimate, Words>) {
        if self.growth() == *setup {
            self.estimate = Some(estimate);
        }
    }

    fn shown(&self, language: Language) -> Option<ShownGame<'_>> {
        let shown = self.games.shown();
        let has_left = !std::ptr::eq(shown, &raw const self.games);
        shown.is_game().then(|| ShownGame {
            off_game: has_left.then_some(GoToPly::To(shown.at())),
            ..shown.panel(&self.rows, language)
        })
    }

    fn list_moves(&mut self, language: Language) {
        let shown = self.games.shown();
        let is_listed = self.listed.as_ref().is_some_and(|(line, listed_in)| {
            *listed_in == language && line.as_slice() == shown.line()
        });
        if !is_listed {
            self.rows = shown.rows(language);
            self.listed = Some((shown.line().to_vec(), language));
        }
    }

    fn games(&self) -> Arc<dyn AnyGames> {
        Arc::new(self.games.clone())
    }

    fn shown_games(&self) -> Option<Arc<dyn AnyGames>> {
        let shown = self.games.shown();
        (!shown.is_closed()).then(|| Arc::new(shown.clone()) as Arc<dyn AnyGames>)
    }

    fn format_of(&self, path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?;
        Format::from_name(ending).filter(|format| G::FORMATS.contains(format))
    }

    fn endings(&self) -> Vec<&'static str> {
        let usual = G::FORMATS.iter().map(|format| format.name());
        let others = G::FORMATS.iter().flat_map(|format| &format.endings()[1..]);
        usual.chain(others.copied()).collect()
    }

    fn is_move(&self, text: &str) -> bool {
        G::read_move(&self.position, text.trim()).is_ok()
    }

    fn go(&mut self, to: GoToPly) -> BoardOutcome {
        let shown = self.games.shown();
        if !std::ptr::eq(shown, &raw const self.games) {
            let mut back = shown.clone();
            back.go(to);
            self.touch.let_go();
            return self.replace(back, None);
        }
        if !shown.is_game() || !self.games.go(to) {
            return BoardOutcome::Nothing;
        }
        // Undo does not record each ply while going through a game.
        self.changes += 1;
        self.touch.let_go();
        self.changed()
    }

    fn close(&mut self) -> BoardOutcome {
        let pieces = self.pieces.clone();
        self.replace(self.games.closed(), pieces)
    }

    fn turn_to(&mut self, number: usize) -> BoardOutcome {
        match self.games.shown().turned_to(number) {
            Some(games) => {
                self.touch.held = None;
                self.replace(games, None)
            }
            None => BoardOutcome::Nothing,
        }
    }

    fn put(&mut self, games: &dyn AnyGames) {
        if let Some(games) = games.as_any().downcast_ref::<Games<G>>() {
            self.touch.mode = BoardMode::Play;
            self.touch.held = None;
            self.replace(games.clone(), None);
        }
    }

    fn lay_position(&mut self, games: &dyn AnyGames) {
        if let Some(games) = games.as_any().downcast_ref::<Games<G>>() {
            self.lay(games.record().position(games.at()));
        }
    }

    fn lay_written(&mut self, game: &WrittenGame) {
        self.touch.held = None;
        let is_unused = self.changes == 0;
        let text = format!("{} moves {}", game.start, game.moves.join(" "));
        let Ok(record) = read_line(&text) else { return };
        self.lay_record(Games::new(record));
        if is_unused {
            self.history = History::default(); // Nobody has done anything to undo.
        }
    }

    fn saved(&mut self, games: &dyn AnyGames, path: &Path, of: (Format, Encoding)) {
        if let Some(written) = games.as_any().downcast_ref::<Games<G>>() {
            self.games.saved(written, path, of);
        }
    }

    fn ply(&self) -> usize {
        self.record().get(self.games.at()).ply as usize
    }

    fn node(&self) -> usize {
        self.games.at().number() as usize
    }

    fn recall(&mut self, at: usize, growth: &SubjectSetup) {
        self.history = History::default();
        let at = u32::try_from(at).ok().and_then(|at| self.record().id(at));
        self.games.go(GoToPly::To(at.unwrap_or_default()));
        if let Some(growth) = G::setup(growth.clone()) {
            self.grow = growth;
        }
        self.changed();
    }
}
