//! Dragging pieces: picking them up and dropping them on a square, on a stand or beside the board.

use shogi_core::{Color, Piece, PieceKind, Square};

use super::{BoardEditor, BoardOutcome, DropPlace, Held, Mode};
use crate::language::{Texts, Words};

impl BoardEditor {
    /// Picks a piece up if it can be moved; otherwise notes why it cannot.
    pub(super) fn lift(&mut self, held: Held) {
        self.let_go();
        let piece = match held {
            Held::OnBoard(square) => self.piece_at(square),
            Held::InHand(side, kind) if self.in_hand(side, kind) > 0 => {
                Some(Piece::new(kind, side))
            }
            Held::InHand(..) => None,
            Held::New(piece) => Some(piece),
        };
        let Some(piece) = piece else {
            return;
        };
        match self.mode {
            Mode::SetUp => self.held = Some(held),
            Mode::Play if matches!(held, Held::New(_)) => {}
            Mode::Play if piece.color() == self.side() => self.held = Some(held),
            Mode::Play => self.note = Some(self.whose_turn()),
            Mode::Exchange => {}
        }
    }

    pub(super) fn put_down(&mut self, place: DropPlace) -> BoardOutcome {
        let Some(held) = self.held else {
            return BoardOutcome::Nothing;
        };
        if matches!((held, place), (Held::OnBoard(from), DropPlace::Square(to)) if from == to) {
            self.let_go();
            return BoardOutcome::Nothing;
        }
        let outcome = match (self.mode, place) {
            (Mode::Play, DropPlace::Square(square)) => self.play_dragged(square),
            (Mode::Play, DropPlace::Hand(side)) => {
                // Dropped on the stand it came from: nothing to report.
                if !matches!(held, Held::InHand(of, _) if of == side) {
                    self.note = Some(put_back());
                }
                BoardOutcome::Nothing
            }
            (Mode::Play, DropPlace::Beside) => {
                self.note = Some(put_back());
                BoardOutcome::Nothing
            }
            (Mode::SetUp, DropPlace::Square(square)) => self.put_on(square),
            (Mode::SetUp, DropPlace::Hand(side)) => self.put_in_hand(held, side),
            (Mode::SetUp, DropPlace::Beside) => self.put_in_box(held),
            (Mode::Exchange, _) => BoardOutcome::Nothing,
        };
        if self.promotes.is_none() {
            self.held = None;
        }
        outcome
    }

    /// Plays a move by dragging. Unlike a click, it does not pick up the piece on the target
    /// square.
    fn play_dragged(&mut self, square: Square) -> BoardOutcome {
        let is_own = self
            .piece_at(square)
            .is_some_and(|piece| piece.color() == self.side());
        if is_own {
            self.note = Some(Words::of(Texts::positions_put_back_own));
            return BoardOutcome::Nothing;
        }
        self.play_on(square)
    }

    fn put_in_hand(&mut self, held: Held, side: Color) -> BoardOutcome {
        let kind = match held {
            Held::InHand(of, _) if of == side => return BoardOutcome::Nothing,
            Held::InHand(_, kind) => kind,
            Held::OnBoard(square) => match self.piece_at(square) {
                Some(piece) => piece.piece_kind(),
                None => return BoardOutcome::Nothing,
            },
            Held::New(piece) => piece.piece_kind(),
        };
        let kind = kind.unpromote().unwrap_or(kind);
        if kind == PieceKind::King {
            self.note = Some(Words::of(Texts::positions_put_back_king));
            return BoardOutcome::Nothing;
        }
        self.set_up(|setup| {
            let Some(more) = setup.hand_of_a_player(side).added(kind) else {
                return;
            };
            match held {
                Held::OnBoard(square) => setup.piece_set(square, None),
                Held::InHand(of, _) => {
                    let hand = setup.hand_of_a_player_mut(of);
                    *hand = hand.removed(kind).unwrap_or(*hand);
                }
                Held::New(_) => {}
            }
            *setup.hand_of_a_player_mut(side) = more;
        })
    }

    fn put_in_box(&mut self, held: Held) -> BoardOutcome {
        match held {
            Held::New(_) => BoardOutcome::Nothing,
            Held::OnBoard(square) => self.set_up(|setup| setup.piece_set(square, None)),
            Held::InHand(side, kind) => self.set_up(|setup| {
                let hand = setup.hand_of_a_player_mut(side);
                *hand = hand.removed(kind).unwrap_or(*hand);
            }),
        }
    }

    /// Turns the piece on a square into another one, if such a piece exists.
    pub(super) fn change_piece(
        &mut self,
        square: Square,
        change: impl FnOnce(Piece) -> Option<Piece>,
    ) -> BoardOutcome {
        match self.piece_at(square).and_then(change) {
            Some(piece) => {
                self.held = None;
                self.set_up(|setup| setup.piece_set(square, Some(piece)))
            }
            None => BoardOutcome::Nothing,
        }
    }
}

fn put_back() -> Words {
    Words::of(Texts::positions_put_back_outside)
}
