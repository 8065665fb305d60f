//! The commands of the board of every game but shogi, and of its record.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use super::super::game_records::{GoToPly, ShownGame, detail};
use super::super::history::{History, Travel};
use super::super::source::Source;
use super::desk::{BoardCommand, BoardMode, BoardOutcome};
use super::game::{GameDesk, GameState, GameTable};
use super::kept_games::{AnyGames, KeptGames};
use super::layout::GameLayout;
use super::open_games::OpenGames;
use super::touch::Touched;
use eval::GameEvaluation;
use formats::line::{LineFormat, LinePly, LineRecord, ReadLine};
use formats::record::Encoding;
use games::board_game::BoardMove;
use language::{Language, Say, Words};
use score::Player;
use subject::{RegisteredGame, SubjectSetup, WrittenGame};

impl<G: RegisteredGame> GameTable<G> {
    pub(super) fn carry_out(&mut self, command: BoardCommand) -> BoardOutcome {
        if let Some(touched) = self.touch.update(&self.layout(), &command) {
            return match touched {
                Touched::Nothing | Touched::Exchange(_) => BoardOutcome::Nothing,
                Touched::SetUp(GameLayout(at)) => self.lay(at),
                Touched::Play { shown, dragged } => {
                    let outcome = self.play_shown(shown);
                    self.touch.settle(dragged);
                    outcome
                }
            };
        }
        match command {
            BoardCommand::Read(text) => self.read(&text),
            BoardCommand::Pass => self.play_shown(BoardMove {
                from: None,
                to: None,
            }),
            BoardCommand::Turn => self.lay(G::turned(&self.position())),
            BoardCommand::Clear => {
                self.touch.held = None;
                self.lay(G::cleared(&self.position()))
            }
            BoardCommand::Start(number) => {
                self.touch.held = None;
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
            // If not, the note on the board says why.
            BoardCommand::Grow if G::check(&self.position()).is_ok() => BoardOutcome::Grow,
            BoardCommand::Travel(travel) => self.travel(travel),
            _ => BoardOutcome::Nothing, // There is no promotion question and no mate search.
        }
    }

    fn travel(&mut self, travel: Travel) -> BoardOutcome {
        let Some(there) = self.history.travel(travel, self.now.clone()) else {
            return BoardOutcome::Nothing;
        };
        self.now = there;
        self.changes += 1;
        self.touch.let_go();
        self.changed()
    }

    fn changed(&mut self) -> BoardOutcome {
        self.estimate = None;
        let KeptGames { record, at, .. } = &self.now.games;
        self.position = record.position(*at);
        self.grow.board = G::write(&record.start);
        let played = record.plies.iter().take(*at);
        self.grow.moves = played.map(|ply| ply.mv.to_string()).collect();
        self.grow.further.clear();
        // An evaluator for another board cannot value this one.
        let values = G::Evaluation::find(&self.grow.values);
        if values.is_ok_and(|values| values.fits(&record.start).is_err()) {
            let other = G::Evaluation::default();
            other.id().clone_into(&mut self.grow.values);
        }
        BoardOutcome::Changed
    }

    /// Replaces the contents of the board; undo restores them.
    fn replace(&mut self, next: GameState<G>) -> BoardOutcome {
        self.history.leave(std::mem::replace(&mut self.now, next));
        self.changes += 1;
        self.touch.note = None;
        self.changed()
    }

    /// Puts a position on the board: a game without moves.
    fn lay(&mut self, at: G::Position) -> BoardOutcome {
        self.lay_game(LineRecord::new(at), 0, false)
    }

    /// Puts a game on the board that belongs to no file.
    fn lay_game(&mut self, record: LineRecord<G>, at: usize, is_own: bool) -> BoardOutcome {
        self.replace(GameState {
            games: KeptGames {
                record: Arc::new(record),
                file: None,
                at,
            },
            is_own,
        })
    }

    /// Plays the move of a held or a new piece.
    fn play_shown(&mut self, shown: BoardMove) -> BoardOutcome {
        match G::move_of(&self.position(), shown) {
            Some(mv) => self.play(mv),
            None => BoardOutcome::Nothing,
        }
    }

    /// Plays a move, or notes which rule it breaks.
    fn play(&mut self, mv: G::Move) -> BoardOutcome {
        if let Err(rule) = G::check_move(&self.position(), mv) {
            self.touch.note = Some(rule);
            return BoardOutcome::Nothing;
        }
        let at = self.at();
        self.touch.held = None;
        let next = self.record().plies.get(at);
        if next.is_some_and(|ply| ply.mv == mv) {
            return self.go(GoToPly::By(1)); // The game continues with this move.
        }
        let mut next = self.now.clone();
        let record = Arc::make_mut(&mut next.games.record);
        record.plies.truncate(at);
        record.plies.push(LinePly::new(mv));
        // The result belonged to the original game.
        record.properties.retain(|(name, _)| name != "RE");
        next.games.at += 1;
        next.is_own = true;
        self.replace(next)
    }

    /// A single move is played; longer text is a position, or a game from its start.
    fn read(&mut self, text: &str) -> BoardOutcome {
        let text = text.trim();
        if let Ok(mv) = G::read_move(&self.position(), text) {
            return self.play(mv);
        }
        let position = G::read(text);
        if let Ok(at) = position {
            self.touch.held = None;
            return self.lay(at);
        }
        let reading = G::read_games(text.as_bytes(), Some(LineFormat::Moves));
        let game = match reading {
            Some(Ok(file)) => file.games.into_iter().next(),
            Some(Err(complaint)) => {
                self.touch.note = Some(complaint.words());
                return BoardOutcome::Nothing;
            }
            None => None,
        };
        let Some(game) = game else {
            self.touch.note = position.err();
            return BoardOutcome::Nothing;
        };
        let fault = game.stopped.as_ref().map(Say::words);
        if fault.is_some() && game.is_nothing() {
            self.touch.note = fault;
            return BoardOutcome::Nothing;
        }
        let warnings = game.warnings.iter().map(Say::words).collect();
        let plies = game.record.plies.len();
        self.touch.held = None;
        let outcome = self.lay_game(game.record, plies, true);
        self.touch.note = fault.or_else(|| Words::in_a_row(warnings));
        outcome
    }
}

impl<G: RegisteredGame> GameDesk for GameTable<G> {
    fn shown(&self, language: Language) -> Option<ShownGame<'_>> {
        let record = self.record();
        if record.plies.is_empty() && self.file().is_none() {
            return None;
        }
        let (black, white) = (record.property("PB"), record.property("PW"));
        let [b, w] = [Player::Max, Player::Min].map(|side| G::side(side, language));
        let is_detail = |(name, value): &&(String, String)| {
            !matches!(name.as_str(), "PB" | "PW" | "TY" | "C") && !matches!(value.trim(), "" | "?")
        };
        let read = self.file().map(OpenGames::game);
        let comment = match self.at().checked_sub(1) {
            None => record.property("C"),
            Some(ply) => record.plies.get(ply).and_then(LinePly::comment),
        };
        Some(ShownGame {
            players: (black.is_some() || white.is_some()).then(|| {
                let (black, white) = (black.unwrap_or("?"), white.unwrap_or("?"));
                format!("{b}: {black}   {w}: {white}")
            }),
            details: record
                .properties
                .iter()
                .filter(is_detail)
                .map(detail)
                .collect(),
            stopped: read.and_then(|game| game.stopped.as_ref()).map(Say::words),
            warnings: read.map_or_else(Vec::new, |game| {
                game.warnings.iter().map(Say::words).collect()
            }),
            rows: Cow::Owned(self.rows(language)),
            here: self.at(),
            comment: comment.unwrap_or_default(),
            is_changed: self.is_changed(),
            can_close: self.file().is_some(),
            of_file: self
                .file()
                .map_or((0, 1), |file| (file.number(), file.games().len())),
            off_game: None,
            branches: [Vec::new(), Vec::new()],
        })
    }

    fn source(&self) -> Option<&Source> {
        self.file().map(OpenGames::source)
    }

    fn is_unsaved(&self) -> bool {
        match self.file() {
            Some(file) => file.is_unsaved(self.record()),
            None => self.now.is_own && !self.record().plies.is_empty(),
        }
    }

    fn games(&self) -> Arc<dyn AnyGames> {
        Arc::new(self.now.games.clone())
    }

    fn format_of(&self, path: &Path) -> Option<LineFormat> {
        let ending = path.extension()?.to_str()?;
        LineFormat::from_name(ending).filter(|format| G::FORMATS.contains(format))
    }

    fn endings(&self) -> Vec<&'static str> {
        let endings = G::FORMATS.iter().flat_map(|format| format.endings());
        endings.copied().collect()
    }

    fn is_move(&self, text: &str) -> bool {
        G::read_move(&self.position(), text.trim()).is_ok()
    }

    fn go(&mut self, to: GoToPly) -> BoardOutcome {
        let (at, last) = (self.at(), self.record().plies.len());
        let there = match to {
            GoToPly::By(plies) => at.saturating_add_signed(plies as isize),
            GoToPly::Number(number) => number as usize,
            GoToPly::First => 0,
            GoToPly::Last => last,
            GoToPly::Branch(_) | GoToPly::To(_) => at, // The record has no branches.
        };
        let there = there.min(last);
        if there == at {
            return BoardOutcome::Nothing;
        }
        // Undo does not record each ply while going through a game.
        self.now.games.at = there;
        self.changes += 1;
        self.touch.let_go();
        self.changed()
    }

    fn close(&mut self) -> BoardOutcome {
        let mut next = self.now.clone();
        next.games.file = None;
        next.is_own = false;
        self.replace(next)
    }

    fn turn_to(&mut self, number: usize) -> BoardOutcome {
        let Some(file) = self.file() else {
            return BoardOutcome::Nothing;
        };
        let file = file.turned_to(number, self.record());
        self.touch.held = None;
        self.replace(GameState {
            games: KeptGames {
                record: Arc::new(file.game().record.clone()),
                at: 0,
                file: Some(file),
            },
            is_own: false,
        })
    }

    fn put(&mut self, games: &dyn AnyGames, is_own: bool) -> BoardOutcome {
        let Some(games) = games.as_any().downcast_ref::<KeptGames<G>>() else {
            return BoardOutcome::Nothing;
        };
        let mut games = games.clone();
        games.at = games.at.min(games.record.plies.len());
        self.touch.mode = BoardMode::Play;
        self.touch.held = None;
        self.replace(GameState { games, is_own })
    }

    fn lay_position(&mut self, games: &dyn AnyGames) -> BoardOutcome {
        match games.as_any().downcast_ref::<KeptGames<G>>() {
            Some(games) => {
                self.touch.held = None;
                self.lay(games.record.last_position())
            }
            None => BoardOutcome::Nothing,
        }
    }

    fn lay_written(&mut self, game: &WrittenGame) -> BoardOutcome {
        let Ok(start) = G::read(&game.start) else {
            return BoardOutcome::Nothing;
        };
        let mut record = LineRecord::new(start.clone());
        let mut at = start;
        for text in &game.moves {
            let Ok(mv) = G::read_move(&at, text) else {
                return BoardOutcome::Nothing;
            };
            at = G::default().after(&at, mv);
            record.plies.push(LinePly::new(mv));
        }
        let plies = record.plies.len();
        self.touch.held = None;
        self.lay_game(record, plies, false)
    }

    fn saved(&mut self, games: &dyn AnyGames, path: &Path, of: (LineFormat, Encoding)) {
        let Some(written) = games.as_any().downcast_ref::<KeptGames<G>>() else {
            return;
        };
        if !Arc::ptr_eq(&self.now.games.record, &written.record) {
            return; // The board shows another game by now.
        }
        let records = written.records().into_iter().map(ReadLine::of).collect();
        let number = written.file.as_ref().map_or(0, OpenGames::number);
        let source = Source::File(path.to_owned());
        self.now.games.file = OpenGames::recalled(source, of, records, number);
    }

    fn ply(&self) -> usize {
        self.at()
    }

    fn recall(&mut self, at: usize, growth: &SubjectSetup) {
        self.history = History::default();
        self.now.games.at = at.min(self.record().plies.len());
        if let Some(growth) = G::setup(growth.clone()) {
            self.grow = growth;
        }
        self.changed();
    }
}
