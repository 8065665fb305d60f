//! The commands of the board editor.

use shogi_core::{Color, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::super::history::Travel;
use super::{BoardCommand, BoardEditor, BoardOutcome, BoardState, Held, Mode, read_position};
use crate::formats::sfen::{parse_sfen, to_sfen};
use crate::formats::usi::{MoveError, read_usi_move, usi};
use crate::games::shogi::legality::{broken_rule, is_legal};
use crate::games::shogi::setup::{position, setup};
use crate::language::{Say, Texts, Words};
use crate::scenario::PositionSetup;
use crate::tree::Estimate;

impl BoardEditor {
    fn travel(&mut self, travel: Travel) -> BoardOutcome {
        let Some(there) = self.history.travel(travel, self.now.clone()) else {
            return BoardOutcome::Nothing;
        };
        self.now = there;
        self.changes += 1;
        self.let_go();
        self.changed()
    }

    /// Stores the estimated size for `setup`, unless the settings have changed since.
    pub(in crate::session) fn estimated(
        &mut self,
        setup: &PositionSetup,
        estimate: Result<Estimate, Words>,
    ) {
        if self.grow == *setup {
            self.estimate = Some(estimate);
        }
    }

    pub(super) fn let_go(&mut self) {
        self.held = None;
        self.promotes = None;
        self.note = None;
    }

    fn changed(&mut self) -> BoardOutcome {
        self.estimate = None;
        let from = self.now.from.clone();
        self.grow.sfen = from;
        self.grow.moves = self.now.moves.iter().copied().map(usi).collect();
        self.grow.further.clear();
        BoardOutcome::Changed
    }

    /// Replaces the contents of the board editor; undo restores them.
    fn replace(&mut self, next: BoardState) -> BoardOutcome {
        self.history.leave(std::mem::replace(&mut self.now, next));
        self.changes += 1;
        self.promotes = None;
        self.note = None;
        self.changed()
    }

    /// Changes the pieces and forgets the moves played so far.
    pub(super) fn set_up(&mut self, change: impl FnOnce(&mut PartialPosition)) -> BoardOutcome {
        let mut setup = self.now.setup.clone();
        change(&mut setup);
        let from = position(setup.clone()).map_or_else(|_| String::new(), |at| to_sfen(&at));
        self.replace(BoardState {
            setup,
            from,
            moves: Vec::new(),
        })
    }

    pub(in crate::session) fn lay(&mut self, at: &Position) -> BoardOutcome {
        self.held = None;
        let setup = setup(at);
        self.set_up(|now| *now = setup)
    }

    pub(in crate::session) fn update(&mut self, command: BoardCommand) -> BoardOutcome {
        match command {
            BoardCommand::Read(text) => self.read(&text),
            BoardCommand::Square(square) => match self.mode {
                Mode::Play => self.play_on(square),
                Mode::Exchange => BoardOutcome::Exchange(square),
                Mode::SetUp => self.put_on(square),
            },
            BoardCommand::Hand(side, kind) => self.press_hand(side, kind),
            BoardCommand::New(piece) => {
                self.let_go();
                self.held = Some(Held::New(piece));
                BoardOutcome::Nothing
            }
            BoardCommand::Remove(square) => {
                self.held = None;
                self.set_up(|setup| setup.piece_set(square, None))
            }
            BoardCommand::Lift(held) => {
                self.lift(held);
                BoardOutcome::Nothing
            }
            BoardCommand::PutDown(place) => self.put_down(place),
            BoardCommand::TurnRound(square) => self.change_piece(square, |piece| {
                let (kind, side) = piece.to_parts();
                Some(Piece::new(kind, side.flip()))
            }),
            BoardCommand::SetPromoted(square, true) => self.change_piece(square, Piece::promote),
            BoardCommand::SetPromoted(square, false) => self.change_piece(square, Piece::unpromote),
            BoardCommand::Exchange(square) => {
                self.let_go();
                BoardOutcome::Exchange(square)
            }
            BoardCommand::Promote(promote) => match self.promotes.take() {
                Some((from, to)) => self.play(Move::Normal { from, to, promote }),
                None => BoardOutcome::Nothing,
            },
            BoardCommand::Mode(mode) => {
                self.let_go();
                self.mode = mode;
                BoardOutcome::Nothing
            }
            BoardCommand::Turn => {
                self.set_up(|setup| setup.side_to_move_set(setup.side_to_move().flip()))
            }
            BoardCommand::Clear => {
                self.held = None;
                self.set_up(|setup| *setup = PartialPosition::empty())
            }
            BoardCommand::Start => self.lay(&Position::startpos()),
            BoardCommand::Travel(travel) => self.travel(travel),
            BoardCommand::PutBack => {
                self.let_go();
                BoardOutcome::Nothing
            }
            BoardCommand::Choose(growth) => {
                self.grow = *growth;
                self.changed()
            }
            BoardCommand::Grow => self.if_playable(BoardOutcome::Grow),
            BoardCommand::ChooseMate(wish) => {
                self.mate = wish;
                BoardOutcome::Nothing
            }
            BoardCommand::SearchMate => self.if_playable(BoardOutcome::SearchMate),
        }
    }

    /// Returns `outcome` if the position is legal; otherwise notes the rule that it breaks.
    fn if_playable(&mut self, outcome: BoardOutcome) -> BoardOutcome {
        match self.position() {
            Ok(_) => outcome,
            Err(rule) => {
                self.note = Some(rule);
                BoardOutcome::Nothing
            }
        }
    }

    /// Reads a typed position or move.
    fn read(&mut self, text: &str) -> BoardOutcome {
        let text = text.trim();
        let side = self.side();
        if let Some(mv) = read_usi_move(text, side) {
            return self.try_move(mv);
        }
        match read_position(text) {
            Ok((from, moves)) => {
                let Ok(mut at) = parse_sfen(&from) else {
                    return BoardOutcome::Nothing;
                };
                self.held = None;
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
                self.note = Some(words);
                BoardOutcome::Nothing
            }
        }
    }

    /// Shows a ply of a game. If `remember` is set, undo leads back to the previous contents.
    pub(in crate::session) fn show_ply(&mut self, from: &str, moves: Vec<Move>, remember: bool) {
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
        self.let_go();
        if remember {
            self.replace(next);
        } else {
            self.now = next;
            self.history.forget_undone();
            self.changed();
        }
    }

    pub(super) fn press_hand(&mut self, side: Color, kind: PieceKind) -> BoardOutcome {
        let has = self.in_hand(side, kind) > 0;
        match (self.mode, self.held) {
            (Mode::SetUp, Some(Held::OnBoard(square)))
                if self
                    .piece_at(square)
                    .is_some_and(|piece| piece.piece_kind() == PieceKind::King) =>
            {
                self.held = None; // A hand cannot hold a king.
                BoardOutcome::Nothing
            }
            (Mode::SetUp, Some(Held::OnBoard(square))) => {
                let base = self.piece_at(square).map(|piece| {
                    let kind = piece.piece_kind();
                    kind.unpromote().unwrap_or(kind)
                });
                self.held = None;
                self.set_up(|setup| {
                    let hand = setup.hand_of_a_player_mut(side);
                    let more = base.and_then(|kind| hand.added(kind));
                    if let Some(more) = more {
                        *hand = more;
                        setup.piece_set(square, None);
                    }
                })
            }
            (Mode::SetUp, Some(Held::New(piece))) => {
                let kind = piece.piece_kind();
                let base = kind.unpromote().unwrap_or(kind);
                self.set_up(|setup| {
                    let hand = setup.hand_of_a_player_mut(side);
                    *hand = hand.added(base).unwrap_or(*hand);
                })
            }
            (_, held) if held == Some(Held::InHand(side, kind)) => {
                self.let_go();
                BoardOutcome::Nothing
            }
            (Mode::Play, _) if side != self.side() => {
                self.note = Some(self.whose_turn());
                BoardOutcome::Nothing
            }
            (Mode::Play | Mode::SetUp, _) if has => {
                self.let_go();
                self.held = Some(Held::InHand(side, kind));
                BoardOutcome::Nothing
            }
            _ => BoardOutcome::Nothing,
        }
    }

    pub(super) fn put_on(&mut self, square: Square) -> BoardOutcome {
        match (self.held, self.piece_at(square)) {
            (None, None) => BoardOutcome::Nothing,
            (None, Some(_)) => {
                self.held = Some(Held::OnBoard(square));
                BoardOutcome::Nothing
            }
            (Some(Held::New(new)), _) => self.set_up(|setup| setup.piece_set(square, Some(new))),
            (Some(Held::OnBoard(from)), Some(piece)) if from == square => {
                self.set_up(|setup| setup.piece_set(square, Some(turned(piece))))
            }
            (Some(Held::OnBoard(from)), _) => {
                self.held = None;
                let moved = self.piece_at(from);
                self.set_up(|setup| {
                    setup.piece_set(from, None);
                    setup.piece_set(square, moved);
                })
            }
            (Some(Held::InHand(side, kind)), _) => {
                self.held = None;
                self.set_up(|setup| {
                    let hand = setup.hand_of_a_player_mut(side);
                    if let Some(fewer) = hand.removed(kind) {
                        *hand = fewer;
                        setup.piece_set(square, Some(Piece::new(kind, side)));
                    }
                })
            }
        }
    }

    pub(super) fn play_on(&mut self, square: Square) -> BoardOutcome {
        let side = self.side();
        let own = self
            .piece_at(square)
            .is_some_and(|piece| piece.color() == side);
        match self.held {
            Some(Held::OnBoard(from)) if from == square => {
                self.let_go();
                BoardOutcome::Nothing
            }
            _ if own => {
                self.let_go();
                self.held = Some(Held::OnBoard(square));
                BoardOutcome::Nothing
            }
            Some(Held::OnBoard(from)) => {
                let with = |promote| Move::Normal {
                    from,
                    to: square,
                    promote,
                };
                let legal = |mv| self.position().is_ok_and(|at| is_legal(&at, mv));
                match (legal(with(true)), legal(with(false))) {
                    (true, true) => {
                        self.note = None;
                        self.promotes = Some((from, square));
                        BoardOutcome::Nothing
                    }
                    (true, false) => self.try_move(with(true)),
                    (false, _) => self.try_move(with(false)),
                }
            }
            Some(Held::InHand(_, kind)) => self.try_move(Move::Drop {
                piece: Piece::new(kind, side),
                to: square,
            }),
            Some(Held::New(_)) | None => {
                self.note = Some(self.whose_turn());
                BoardOutcome::Nothing
            }
        }
    }

    pub(super) fn whose_turn(&self) -> Words {
        match self.side() {
            Color::Black => Words::of(Texts::positions_black_to_move),
            Color::White => Words::of(Texts::positions_white_to_move),
        }
    }

    /// Plays a move, or notes which rule it breaks.
    pub(super) fn try_move(&mut self, mv: Move) -> BoardOutcome {
        let at = match self.position() {
            Ok(at) => at,
            Err(rule) => {
                self.note = Some(rule);
                return BoardOutcome::Nothing;
            }
        };
        match broken_rule(&at, mv) {
            None => self.play(mv),
            Some(rule) => {
                self.promotes = None;
                self.note = Some(MoveError::Illegal { mv, rule }.words());
                BoardOutcome::Nothing
            }
        }
    }

    fn play(&mut self, mv: Move) -> BoardOutcome {
        let Ok(mut at) = self.position() else {
            return BoardOutcome::Nothing;
        };
        at.do_move(mv);
        self.held = None;
        let mut next = self.now.clone();
        next.setup = setup(&at);
        next.moves.push(mv);
        self.replace(next)
    }
}

/// The next way to set up a piece: promoted, then as the other side's.
fn turned(piece: Piece) -> Piece {
    let (kind, side) = piece.to_parts();
    match piece.promote() {
        Some(promoted) => promoted,
        None => Piece::new(kind.unpromote().unwrap_or(kind), side.flip()),
    }
}
