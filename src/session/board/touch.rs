//! What clicks and drags do: taking pieces up and putting them down on a square, on a stand or
//! beside the board.

use super::desk::{BoardCommand, BoardMode, DropPlace, Held};
use games::board::{Cell, Standing};
use games::board_game::{BoardGame, BoardMove};
use language::{Texts, Words};
use score::Player;

/// A piece: the letter of its kind, and its owner.
type OwnedPiece = (&'static str, Player);

/// Pieces that are moved about.
#[derive(Clone, Debug)]
pub(super) struct Pieces<G: BoardGame>(pub G::Layout);

impl<G: BoardGame> Pieces<G> {
    fn piece(&self, cell: Cell) -> Option<OwnedPiece> {
        G::piece(&self.0, cell)
    }

    fn set_piece(&mut self, cell: Cell, piece: Option<OwnedPiece>) {
        G::set_piece(&mut self.0, cell, piece);
    }

    fn in_hand(&self, player: Player, letter: &str) -> u8 {
        G::in_hand(&self.0, player, letter)
    }

    /// Changes the count of a kind in a hand; false if the hand cannot hold that.
    fn set_in_hand(&mut self, player: Player, letter: &'static str, count: u8) -> bool {
        G::set_in_hand(&mut self.0, player, letter, count);
        self.in_hand(player, letter) == count
    }

    fn to_move(&self) -> Player {
        G::to_move(&self.0)
    }

    fn whose_turn(&self) -> Words {
        Words::in_each(|language| G::whose_turn(&self.0, language))
    }
}

/// The next way to set up a piece: promoted, then as the other side's.
fn turned<G: BoardGame>((letter, player): OwnedPiece) -> OwnedPiece {
    match G::promoted(letter, true) {
        Some(promoted) => (promoted, player),
        None => (G::promoted(letter, false).unwrap_or(letter), player.other()),
    }
}

/// What the user has in hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Touch {
    pub mode: BoardMode,
    pub held: Option<Held>,
    /// The move for which the promotion question is open: from, to.
    pub promotes: Option<(Cell, Cell)>,
    /// A remark on the last command: the rule that a move breaks.
    pub note: Option<Words>,
}

/// What a click or a drag asks for.
#[derive(Clone, Debug)]
pub(super) enum Touched<G: BoardGame> {
    Nothing,
    /// The pieces stand so now.
    SetUp(Pieces<G>),
    Play {
        shown: BoardMove,
        /// Whether the piece was dragged: then it is not held any more.
        dragged: bool,
    },
    Exchange(Cell),
}

impl Touch {
    pub(super) fn let_go(&mut self) {
        self.held = None;
        self.promotes = None;
        self.note = None;
    }

    /// The held piece as the board shows it.
    pub(super) fn standing(&self) -> Option<Standing> {
        match self.held? {
            Held::On(cell) => Some(Standing::On(cell)),
            Held::InHand(player, letter) => Some(Standing::InHand(player, letter)),
            Held::New(..) => None,
        }
    }

    /// After a move was played, refused, or asks about a promotion.
    pub(super) fn settle(&mut self, dragged: bool) {
        if dragged && self.promotes.is_none() {
            self.held = None;
        }
    }

    /// Carries out a command about pieces; `None` if it is not about them.
    pub(super) fn update<G: BoardGame>(
        &mut self,
        at: &Pieces<G>,
        command: &BoardCommand,
    ) -> Option<Touched<G>> {
        Some(match *command {
            BoardCommand::Square(cell) => match self.mode {
                BoardMode::Play => self.play_on(at, cell, false),
                BoardMode::Exchange => Touched::Exchange(cell),
                BoardMode::SetUp => self.put_on(at, cell),
            },
            BoardCommand::Hand(player, letter) => self.press_hand(at, player, letter),
            BoardCommand::New(player, letter) => {
                self.let_go();
                self.held = Some(Held::New(player, letter));
                Touched::Nothing
            }
            BoardCommand::Remove(cell) => {
                self.held = None;
                set_up(at, |pieces| pieces.set_piece(cell, None))
            }
            BoardCommand::Lift(held) => {
                self.lift(at, held);
                Touched::Nothing
            }
            BoardCommand::PutDown(place) => self.put_down(at, place),
            BoardCommand::TurnRound(cell) => {
                self.change(at, cell, |(letter, player)| Some((letter, player.other())))
            }
            BoardCommand::SetPromoted(cell, promoted) => {
                self.change(at, cell, |(letter, player)| {
                    Some((G::promoted(letter, promoted)?, player))
                })
            }
            BoardCommand::Exchange(cell) => {
                self.let_go();
                Touched::Exchange(cell)
            }
            BoardCommand::Mode(mode) => {
                self.let_go();
                self.mode = mode;
                Touched::Nothing
            }
            BoardCommand::PutBack => {
                self.let_go();
                Touched::Nothing
            }
            _ => return None,
        })
    }

    fn press_hand<G: BoardGame>(
        &mut self,
        at: &Pieces<G>,
        player: Player,
        letter: &'static str,
    ) -> Touched<G> {
        match (self.mode, self.held) {
            (BoardMode::SetUp, Some(held @ Held::On(cell))) => {
                self.held = None;
                match at.piece(cell).and_then(|(letter, _)| G::held_as(letter)) {
                    Some(kind) => to_hand(at, held, (kind, player)),
                    None => Touched::Nothing, // No hand can hold it.
                }
            }
            (BoardMode::SetUp, Some(held @ Held::New(_, new))) => match G::held_as(new) {
                Some(kind) => to_hand(at, held, (kind, player)),
                None => Touched::Nothing,
            },
            (_, held) if held == Some(Held::InHand(player, letter)) => {
                self.let_go();
                Touched::Nothing
            }
            (BoardMode::Play, _) if player != at.to_move() => {
                self.note = Some(at.whose_turn());
                Touched::Nothing
            }
            (BoardMode::Play | BoardMode::SetUp, _) if at.in_hand(player, letter) > 0 => {
                self.let_go();
                self.held = Some(Held::InHand(player, letter));
                Touched::Nothing
            }
            _ => Touched::Nothing,
        }
    }

    fn put_on<G: BoardGame>(&mut self, at: &Pieces<G>, cell: Cell) -> Touched<G> {
        if G::BOX.is_empty() {
            let next = match at.piece(cell) {
                None => Some(("", Player::Max)),
                Some((_, Player::Max)) => Some(("", Player::Min)),
                Some((_, Player::Min)) => None,
            };
            return set_up(at, |pieces| pieces.set_piece(cell, next));
        }
        match (self.held, at.piece(cell)) {
            (None, None) => Touched::Nothing,
            (None, Some(_)) => {
                self.held = Some(Held::On(cell));
                Touched::Nothing
            }
            (Some(Held::New(player, letter)), _) => {
                set_up(at, |pieces| pieces.set_piece(cell, Some((letter, player))))
            }
            (Some(Held::On(from)), Some(piece)) if from == cell => set_up(at, |pieces| {
                pieces.set_piece(cell, Some(turned::<G>(piece)));
            }),
            (Some(Held::On(from)), _) => {
                self.held = None;
                let moved = at.piece(from);
                set_up(at, |pieces| {
                    pieces.set_piece(from, None);
                    pieces.set_piece(cell, moved);
                })
            }
            (Some(Held::InHand(player, letter)), _) => {
                self.held = None;
                let fewer = at.in_hand(player, letter).checked_sub(1);
                set_up(at, |pieces| {
                    if let Some(fewer) = fewer
                        && pieces.set_in_hand(player, letter, fewer)
                    {
                        pieces.set_piece(cell, Some((letter, player)));
                    }
                })
            }
        }
    }

    fn play_on<G: BoardGame>(&mut self, at: &Pieces<G>, cell: Cell, dragged: bool) -> Touched<G> {
        let play = |from| Touched::Play { shown: BoardMove { from, to: Some(cell) }, dragged };
        if G::BOX.is_empty() {
            return play(None);
        }
        let own = at.piece(cell).is_some_and(|(_, owner)| owner == at.to_move());
        match self.held {
            Some(Held::On(from)) if from == cell => {
                self.let_go();
                Touched::Nothing
            }
            _ if own => {
                self.let_go();
                self.held = Some(Held::On(cell));
                Touched::Nothing
            }
            Some(Held::On(_) | Held::InHand(..)) => play(self.standing()),
            Some(Held::New(..)) | None => {
                self.note = Some(at.whose_turn());
                Touched::Nothing
            }
        }
    }

    /// Picks a piece up if it can be moved; otherwise notes why it cannot.
    fn lift<G: BoardGame>(&mut self, at: &Pieces<G>, held: Held) {
        self.let_go();
        let owner = match held {
            Held::On(cell) => at.piece(cell).map(|(_, owner)| owner),
            Held::InHand(player, letter) => (at.in_hand(player, letter) > 0).then_some(player),
            Held::New(player, _) => Some(player),
        };
        let Some(owner) = owner else {
            return;
        };
        match self.mode {
            BoardMode::SetUp => self.held = Some(held),
            BoardMode::Play if matches!(held, Held::New(..)) => {}
            BoardMode::Play if owner == at.to_move() => self.held = Some(held),
            BoardMode::Play => self.note = Some(at.whose_turn()),
            BoardMode::Exchange => {}
        }
    }

    fn put_down<G: BoardGame>(&mut self, at: &Pieces<G>, place: DropPlace) -> Touched<G> {
        let Some(held) = self.held else {
            return Touched::Nothing;
        };
        if matches!((held, place), (Held::On(from), DropPlace::Square(to)) if from == to) {
            self.let_go();
            return Touched::Nothing;
        }
        let touched = match (self.mode, place) {
            (BoardMode::Play, DropPlace::Square(cell)) => {
                let piece = at.piece(cell);
                // Unlike a click, it does not pick up the piece on the target square.
                if piece.is_some_and(|(_, owner)| owner == at.to_move()) {
                    self.note = Some(Words::of(Texts::positions_put_back_own));
                    Touched::Nothing
                } else {
                    self.play_on(at, cell, true)
                }
            }
            (BoardMode::Play, DropPlace::Hand(side)) => {
                // Dropped on the stand it came from: nothing to report.
                if !matches!(held, Held::InHand(of, _) if of == side) {
                    self.note = Some(Words::of(Texts::positions_put_back_outside));
                }
                Touched::Nothing
            }
            (BoardMode::Play, DropPlace::Beside) => {
                self.note = Some(Words::of(Texts::positions_put_back_outside));
                Touched::Nothing
            }
            (BoardMode::SetUp, DropPlace::Square(cell)) => self.put_on(at, cell),
            (BoardMode::SetUp, DropPlace::Hand(side)) => self.drop_in_hand(at, held, side),
            (BoardMode::SetUp, DropPlace::Beside) => match held {
                Held::New(..) => Touched::Nothing,
                held => set_up(at, |pieces| take_away(pieces, held)),
            },
            (BoardMode::Exchange, _) => Touched::Nothing,
        };
        if !matches!(touched, Touched::Play { .. }) {
            self.held = None;
        }
        touched
    }

    fn drop_in_hand<G: BoardGame>(
        &mut self,
        at: &Pieces<G>,
        held: Held,
        side: Player,
    ) -> Touched<G> {
        let letter = match held {
            Held::InHand(of, _) if of == side => return Touched::Nothing,
            Held::InHand(_, letter) | Held::New(_, letter) => letter,
            Held::On(cell) => match at.piece(cell) {
                Some((letter, _)) => letter,
                None => return Touched::Nothing,
            },
        };
        let Some(kind) = G::held_as(letter) else {
            self.note = Some(Words::in_each(|language| G::not_held(letter, language)));
            return Touched::Nothing;
        };
        to_hand(at, held, (kind, side))
    }

    /// Turns the piece on a square into another one, if such a piece exists.
    fn change<G: BoardGame>(
        &mut self,
        at: &Pieces<G>,
        cell: Cell,
        change: impl FnOnce(OwnedPiece) -> Option<OwnedPiece>,
    ) -> Touched<G> {
        match at.piece(cell).and_then(change) {
            Some(piece) => {
                self.held = None;
                set_up(at, |pieces| pieces.set_piece(cell, Some(piece)))
            }
            None => Touched::Nothing,
        }
    }
}

fn set_up<G: BoardGame>(at: &Pieces<G>, change: impl FnOnce(&mut Pieces<G>)) -> Touched<G> {
    let mut pieces = at.clone();
    change(&mut pieces);
    Touched::SetUp(pieces)
}

/// Removes a held piece from where it stands.
fn take_away<G: BoardGame>(pieces: &mut Pieces<G>, held: Held) {
    match held {
        Held::On(cell) => pieces.set_piece(cell, None),
        Held::InHand(player, letter) => {
            let fewer = pieces.in_hand(player, letter).saturating_sub(1);
            pieces.set_in_hand(player, letter, fewer);
        }
        Held::New(..) => {}
    }
}

/// Moves a held piece to a hand, unless that is full.
fn to_hand<G: BoardGame>(at: &Pieces<G>, held: Held, (kind, player): OwnedPiece) -> Touched<G> {
    set_up(at, |pieces| {
        let more = pieces.in_hand(player, kind).saturating_add(1);
        if pieces.set_in_hand(player, kind, more) {
            take_away(pieces, held);
        }
    })
}
