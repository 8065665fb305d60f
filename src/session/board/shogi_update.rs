//! The commands of the board of shogi.

use shogi_core::{Move, PartialPosition};
use shunsai::Position;

use super::super::history::Travel;
use super::desk::{BoardCommand, BoardOutcome};
use super::editor::{BoardEditor, BoardState, move_to, read_position};
use super::touch::Touched;
use formats::sfen::{parse_sfen, to_sfen};
use formats::usi::{MoveError, read_usi_move, usi};
use games::board::{Cell, Standing};
use games::board_game::BoardMove;
use games::shogi::legality::{broken_rule, is_legal};
use games::shogi::setup::{position, setup};
use language::Say;
use subject::SubjectSetup;

impl BoardEditor {
    pub(super) fn carry_out(&mut self, command: BoardCommand) -> BoardOutcome {
        if let Some(touched) = self.touch.update(&self.now.setup, &command) {
            return match touched {
                Touched::Nothing => BoardOutcome::Nothing,
                Touched::SetUp(setup) => self.set_up(setup),
                Touched::Exchange(cell) => BoardOutcome::Exchange(cell),
                Touched::Play { shown, dragged } => {
                    let outcome = self.play_shown(shown);
                    self.touch.settle(dragged);
                    outcome
                }
            };
        }
        match command {
            BoardCommand::Read(text) => self.read(&text),
            BoardCommand::Promote(promote) => match self.touch.promotes.take() {
                Some((from, to)) => match move_to(Standing::On(from), to, promote, self.side()) {
                    Some(mv) => self.play(mv),
                    None => BoardOutcome::Nothing,
                },
                None => BoardOutcome::Nothing,
            },
            BoardCommand::Turn => {
                let mut setup = self.now.setup.clone();
                setup.side_to_move_set(setup.side_to_move().flip());
                self.set_up(setup)
            }
            BoardCommand::Clear => {
                self.touch.held = None;
                self.set_up(PartialPosition::empty())
            }
            BoardCommand::Start(_) => self.lay(&Position::startpos()),
            BoardCommand::Travel(travel) => self.travel(travel),
            BoardCommand::Choose(growth) => match *growth {
                SubjectSetup::Position(growth) => {
                    self.grow = growth;
                    self.changed()
                }
                _ => BoardOutcome::Nothing,
            },
            BoardCommand::Grow => self.if_playable(BoardOutcome::Grow),
            BoardCommand::ChooseMate(wish) => {
                self.mate = wish;
                BoardOutcome::Nothing
            }
            BoardCommand::SearchMate => self.if_playable(BoardOutcome::SearchMate),
            _ => BoardOutcome::Nothing, // Shogi has no pass; the rest is about pieces.
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
        let from = self.now.from.clone();
        self.grow.sfen = from;
        self.grow.moves = self.now.moves.iter().copied().map(usi).collect();
        self.grow.further.clear();
        BoardOutcome::Changed
    }

    /// Replaces the contents of the board; undo restores them.
    fn replace(&mut self, next: BoardState) -> BoardOutcome {
        self.history.leave(std::mem::replace(&mut self.now, next));
        self.changes += 1;
        self.touch.promotes = None;
        self.touch.note = None;
        self.changed()
    }

    /// Changes the pieces and forgets the moves played so far.
    fn set_up(&mut self, setup: PartialPosition) -> BoardOutcome {
        let from = position(setup.clone()).map_or_else(|_| String::new(), |at| to_sfen(&at));
        self.replace(BoardState {
            setup,
            from,
            moves: Vec::new(),
        })
    }

    pub(crate) fn lay(&mut self, at: &Position) -> BoardOutcome {
        self.touch.held = None;
        self.set_up(setup(at))
    }

    /// Returns `outcome` if the position is legal; otherwise notes the rule that it breaks.
    fn if_playable(&mut self, outcome: BoardOutcome) -> BoardOutcome {
        match self.position() {
            Ok(_) => outcome,
            Err(rule) => {
                self.touch.note = Some(rule);
                BoardOutcome::Nothing
            }
        }
    }

    /// Reads a typed position or move.
    fn read(&mut self, text: &str) -> BoardOutcome {
        let text = text.trim();
        if let Some(mv) = read_usi_move(text, self.side()) {
            return self.try_move(mv);
        }
        match read_position(text) {
            Ok((from, moves)) => {
                let Ok(mut at) = parse_sfen(&from) else {
                    return BoardOutcome::Nothing;
                };
                self.touch.held = None;
                for &mv in &moves {
                    at.do_move(mv);
                }
                self.replace(BoardState {
                    setup: setup(&at),
                    from,
                    moves,
                })
            }
            Err(words) => {
                self.touch.note = Some(words);
                BoardOutcome::Nothing
            }
        }
    }

    /// Shows a ply of a game. If `remember` is set, undo leads back to the previous contents.
    pub(crate) fn show_ply(&mut self, from: &str, moves: Vec<Move>, remember: bool) {
        let Ok(mut at) = parse_sfen(from) else {
            return;
        };
        for &mv in &moves {
            at.do_move(mv);
        }
        let next = BoardState {
            setup: setup(&at),
            from: from.to_owned(),
            moves,
        };
        self.touch.let_go();
        if remember {
            self.replace(next);
        } else {
            self.now = next;
            self.history.forget_undone();
            self.changed();
        }
    }

    /// Plays the move of a held piece, or asks whether it promotes.
    fn play_shown(&mut self, shown: BoardMove) -> BoardOutcome {
        let (Some(from), Some(to)) = (shown.from, shown.to) else {
            return BoardOutcome::Nothing;
        };
        let with = |promote| move_to(from, to, promote, self.side());
        let legal = |mv: Option<Move>| {
            mv.is_some_and(|mv| self.position().is_ok_and(|at| is_legal(&at, mv)))
        };
        let promotes = legal(with(true)) && matches!(from, Standing::On(_));
        match (from, promotes, legal(with(false))) {
            (Standing::On(from), true, true) => self.ask_promotion(from, to),
            (_, promotes, _) => match with(promotes) {
                Some(mv) => self.try_move(mv),
                None => BoardOutcome::Nothing,
            },
        }
    }

    fn ask_promotion(&mut self, from: Cell, to: Cell) -> BoardOutcome {
        self.touch.note = None;
        self.touch.promotes = Some((from, to));
        BoardOutcome::Nothing
    }

    /// Plays a move, or notes which rule it breaks.
    fn try_move(&mut self, mv: Move) -> BoardOutcome {
        let at = match self.position() {
            Ok(at) => at,
            Err(rule) => {
                self.touch.note = Some(rule);
                return BoardOutcome::Nothing;
            }
        };
        match broken_rule(&at, mv) {
            None => self.play(mv),
            Some(rule) => {
                self.touch.promotes = None;
                self.touch.note = Some(MoveError::Illegal { mv, rule }.words());
                BoardOutcome::Nothing
            }
        }
    }

    fn play(&mut self, mv: Move) -> BoardOutcome {
        let Ok(mut at) = self.position() else {
            return BoardOutcome::Nothing;
        };
        at.do_move(mv);
        self.touch.held = None;
        let mut next = self.now.clone();
        next.setup = setup(&at);
        next.moves.push(mv);
        self.replace(next)
    }
}
