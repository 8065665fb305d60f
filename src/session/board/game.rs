//! The board of every game but shogi. It always shows a ply of a game, with its start and moves; a
//! position that was set up is a game without moves.

use std::any::Any;
use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use super::super::game_records::{GameRow, GoToPly, ShownGame};
use super::super::history::History;
use super::super::source::Source;
use super::desk::{BoardCommand, BoardDesk, BoardMode, BoardOutcome, Held};
use super::kept_games::{AnyGames, KeptGames};
use super::layout::{GameLayout, OwnedPiece, PieceLayout};
use super::open_games::OpenGames;
use super::touch::Touch;
use formats::line::{LineFormat, LineRecord};
use formats::record::Encoding;
use games::board::{Board, Cell, HeldPieces, PieceFace, PieceSigns};
use games::board_game::BoardStart;
use language::{Language, Words};
use score::Player;
use subject::{GameId, GameSetup, RegisteredGame, SubjectSetup, WrittenGame};
use tree::Estimate;

/// The state that undo and redo restore.
#[derive(Clone, Debug)]
pub(super) struct GameState<G: RegisteredGame> {
    pub games: KeptGames<G>,
    /// Whether the user has played or entered it: only such work counts as unsaved.
    pub is_own: bool,
}

#[derive(Clone, Debug)]
pub struct GameTable<G: RegisteredGame> {
    pub(super) now: GameState<G>,
    /// The shown position, which follows from `now`.
    pub(super) position: G::Position,
    pub(super) history: History<GameState<G>>,
    /// Counts the changes of the board.
    pub(super) changes: u64,
    pub(super) touch: Touch,
    pub(super) grow: GameSetup<G>,
    pub(super) estimate: Option<Result<Estimate, Words>>,
}

/// The board of a game with its record.
pub trait GameDesk: BoardDesk {
    /// The game as its panel shows it; `None` if nothing was played or opened.
    fn shown(&self, language: Language) -> Option<ShownGame<'_>>;

    /// Where the games come from, if they belong to a file.
    fn source(&self) -> Option<&Source>;

    /// Whether the games have unsaved changes and are not the position of a lesson either.
    fn is_unsaved(&self) -> bool;

    /// The games on the board and of their file.
    fn games(&self) -> Arc<dyn AnyGames>;

    /// The format of a file of this name; `None` if the game has none.
    fn format_of(&self, path: &Path) -> Option<LineFormat>;

    /// The extensions of its files; the first format holds everything.
    fn endings(&self) -> Vec<&'static str>;

    /// Whether a text is a single move, which continues the game on the board.
    fn is_move(&self, text: &str) -> bool;

    /// Goes to another ply of the game.
    fn go(&mut self, to: GoToPly) -> BoardOutcome;

    /// Closes the file; the position stays.
    fn close(&mut self) -> BoardOutcome;

    /// Turns to another game of the file.
    fn turn_to(&mut self, number: usize) -> BoardOutcome;

    /// Puts games on the board; `is_own`: whether they are the user's work.
    fn put(&mut self, games: &dyn AnyGames, is_own: bool) -> BoardOutcome;

    /// Puts the last position of some games on the board, without the file.
    fn lay_position(&mut self, games: &dyn AnyGames) -> BoardOutcome;

    /// Puts a game on the board that belongs to no file.
    fn lay_written(&mut self, game: &WrittenGame) -> BoardOutcome;

    /// Ties the games to the file just written, if the board still shows them.
    fn saved(&mut self, games: &dyn AnyGames, path: &Path, written: (LineFormat, Encoding));

    /// How many moves of the game have been made.
    fn ply(&self) -> usize;

    /// Restores the ply and the growth settings, with nothing to undo.
    fn recall(&mut self, at: usize, growth: &SubjectSetup);
}

impl<G: RegisteredGame> Default for GameTable<G> {
    /// A board with the usual start.
    fn default() -> Self {
        let start = G::start();
        Self {
            position: start.clone(),
            grow: GameSetup::of_ones_own(G::write(&start)),
            now: GameState {
                games: KeptGames {
                    record: Arc::new(LineRecord::new(start)),
                    file: None,
                    at: 0,
                },
                is_own: false,
            },
            history: History::default(),
            changes: 0,
            touch: Touch::default(),
            estimate: None,
        }
    }
}

impl<G: RegisteredGame> GameTable<G> {
    #[must_use]
    pub fn record(&self) -> &LineRecord<G> {
        &self.now.games.record
    }

    /// How a tree is to be grown.
    #[must_use]
    pub fn reading(&self) -> &GameSetup<G> {
        &self.grow
    }

    /// How many of its moves have been made.
    #[must_use]
    pub fn at(&self) -> usize {
        self.now.games.at
    }

    #[must_use]
    pub fn file(&self) -> Option<&OpenGames<G>> {
        self.now.games.file.as_ref()
    }

    /// The shown position.
    #[must_use]
    pub fn position(&self) -> G::Position {
        self.position.clone()
    }

    pub(super) fn layout(&self) -> GameLayout<G> {
        GameLayout(self.position())
    }

    /// The last move that was made, and the position before it.
    fn last(&self) -> Option<(G::Position, G::Move)> {
        let ply = self.at().checked_sub(1)?;
        let mv = self.record().plies.get(ply)?.mv;
        Some((self.record().position(ply), mv))
    }

    /// Whether the game differs from its file.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.file()
            .is_some_and(|file| file.is_changed(self.record()))
    }

    /// The squares that the held piece, or a new one, can go to.
    fn targets(&self, at: &G::Position) -> Vec<Cell> {
        let held = self.touch.standing();
        if self.touch.mode != BoardMode::Play || held.is_none() && !G::BOX.is_empty() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        G::default().moves(at, &mut moves);
        let shown = moves.into_iter().map(|mv| G::shown(at, mv));
        shown
            .filter(|shown| shown.from == held)
            .filter_map(|shown| shown.to)
            .collect()
    }

    /// Every kind that a hand can hold, with its count.
    fn hand(&self, player: Player) -> Vec<HeldPieces> {
        let at = self.position();
        let kinds = G::BOX.iter().copied();
        kinds
            .filter(|&letter| G::held_as(letter) == Some(letter))
            .map(|letter| HeldPieces {
                face: G::face(letter, player),
                count: G::in_hand(&at, player, letter),
            })
            .collect()
    }

    /// The rows of the list of moves, starting with the start.
    pub(super) fn rows(&self, language: Language) -> Vec<GameRow> {
        let record = self.record();
        let row = |number: u32, name: String, time: String, comment: Option<&str>| GameRow {
            to: GoToPly::Number(number),
            number,
            name,
            time,
            others: 0,
            has_comment: comment.is_some(),
            bookmark: None,
        };
        let start = language.texts().games_kept_start();
        let mut rows = vec![row(0, start, String::new(), record.property("C"))];
        let mut at = record.start.clone();
        for (number, ply) in (1..).zip(&record.plies) {
            let name = G::move_name(&at, ply.mv, language);
            let said = [&ply.evaluation, &ply.time].into_iter().flatten();
            let said: Vec<_> = said.map(String::as_str).collect();
            rows.push(row(number, name, said.join("  "), ply.comment()));
            at = G::default().after(&at, ply.mv);
        }
        rows
    }
}

impl<G: RegisteredGame> BoardDesk for GameTable<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn board(&self) -> Board {
        let at = self.position();
        let last = self.last();
        let mut board = G::board(&at, last.as_ref().map(|(before, mv)| (before, *mv)));
        board.held = self.touch.standing();
        board.marks = self.targets(&at);
        if self.touch.mode == BoardMode::SetUp {
            // The stands also list kinds of which they hold none.
            board.black_hand = self.hand(Player::Max);
            board.white_hand = self.hand(Player::Min);
        }
        board
    }

    fn square_name(&self, cell: Cell, language: Language, _: PieceSigns) -> String {
        G::square_name(&self.position(), cell, language)
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

    fn piece_at(&self, cell: Cell) -> Option<OwnedPiece> {
        G::piece(&self.position(), cell)
    }

    fn promoted(&self, letter: &str, promoted: bool) -> Option<&'static str> {
        G::promoted(letter, promoted)
    }

    fn typing(&self, language: Language) -> [String; 2] {
        let texts = language.texts();
        [G::typing(language), texts.window_type_hint()]
    }

    fn supply(&self) -> &'static [&'static [&'static str]] {
        const { &[G::BOX] }
    }

    fn modes(&self) -> &'static [BoardMode] {
        &[BoardMode::Play, BoardMode::SetUp]
    }

    fn mode(&self) -> BoardMode {
        self.touch.mode
    }

    fn held(&self) -> Option<Held> {
        self.touch.held
    }

    fn to_move(&self) -> Player {
        self.layout().to_move()
    }

    fn note(&self) -> Option<Words> {
        let odd = || G::check(&self.position()).err();
        self.touch.note.clone().or_else(odd)
    }

    fn standing(&self, language: Language) -> Option<String> {
        let at = self.position();
        let is_last = self.at() == self.record().plies.len();
        // The record may know more than the position: that somebody has resigned.
        let ending = G::ending(self.record()).filter(|_| is_last && G::end(&at).is_none());
        Some(match ending {
            Some(ending) => language.texts().games_board_ended(ending.get(language)),
            None => G::standing(&at, language),
        })
    }

    fn is_over_or_passes(&self) -> [bool; 2] {
        let at = self.position();
        [G::end(&at).is_some(), G::must_pass(&at)]
    }

    fn start(&self) -> usize {
        let sides = G::board(&self.record().start, None).sides();
        let is_it = |start: &BoardStart| {
            G::read(start.text).is_ok_and(|start| G::board(&start, None).sides() == sides)
        };
        G::STARTS.iter().position(is_it).unwrap_or(0)
    }

    fn is_sound(&self) -> bool {
        G::check(&self.position()).is_ok()
    }

    fn text(&self) -> Option<String> {
        Some(G::write(&self.position()))
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

    fn estimated(&mut self, setup: &SubjectSetup, estimate: Result<Estimate, Words>) {
        if self.growth() == *setup {
            self.estimate = Some(estimate);
        }
    }

    fn update(&mut self, command: BoardCommand) -> BoardOutcome {
        self.carry_out(command)
    }
}
