//! Positions, moves made, and how a game ends.

use super::animal::{Animal, AnimalPiece};
use super::moves::DobutsuMove;
use super::square::DobutsuSquare;
use language::{Texts, Words};
use score::Player;

/// A position: the pieces on the board and in the hands, and the side to move. A plain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DobutsuPosition {
    squares: [Option<AnimalPiece>; DobutsuSquare::COUNT],
    /// The pieces in each hand, in the order of [`Animal::HELD`].
    hands: [[u8; Animal::HELD.len()]; 2],
    to_move: Player,
}

impl DobutsuPosition {
    /// The number of pieces of a kind, in both hands and on the board.
    pub const PAIR: u8 = 2;

    pub const fn empty(to_move: Player) -> Self {
        Self { squares: [None; DobutsuSquare::COUNT], hands: [[0; Animal::HELD.len()]; 2], to_move }
    }

    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    pub const fn piece(&self, square: DobutsuSquare) -> Option<AnimalPiece> {
        self.squares[square.index()]
    }

    /// Puts a piece on a square, or removes one, regardless of the rules.
    pub const fn set_piece(&mut self, square: DobutsuSquare, piece: Option<AnimalPiece>) {
        self.squares[square.index()] = piece;
    }

    /// The pieces of a kind in a hand.
    pub fn in_hand(&self, player: Player, animal: Animal) -> u8 {
        let hand = &self.hands[side(player)];
        animal.held().map_or(0, |number| hand[number])
    }

    /// Sets their number, of which a position holds at most [`Self::PAIR`]. A lion is never in
    /// hand, and hens are chicks there.
    pub fn set_in_hand(&mut self, player: Player, animal: Animal, count: u8) {
        if let Some(number) = animal.held() {
            self.hands[side(player)][number] = count.min(Self::PAIR);
        }
    }

    /// The same pieces, with the other side to move.
    #[must_use]
    pub const fn turned(&self) -> Self {
        let mut turned = *self;
        turned.to_move = self.to_move.other();
        turned
    }

    /// The pieces on the board, with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (DobutsuSquare, AnimalPiece)> {
        DobutsuSquare::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// The square of a player's lion; `None` if it has been taken.
    pub fn lion(&self, player: Player) -> Option<DobutsuSquare> {
        let lion = AnimalPiece { animal: Animal::Lion, player };
        DobutsuSquare::all().find(|&square| self.piece(square) == Some(lion))
    }

    /// The squares to which the piece on a square of a player's may step: any but those of the
    /// player's own pieces.
    fn steps_from(
        &self,
        from: DobutsuSquare,
        player: Player,
    ) -> impl Iterator<Item = DobutsuSquare> {
        let own = move |square| self.piece(square).filter(|piece| piece.player == player);
        let steps = own(from).map_or(&[][..], |piece| piece.animal.steps());
        let to = steps.iter().filter_map(move |&step| from.stepped(player, step));
        to.filter(move |&to| own(to).is_none())
    }

    /// The moves of the side to move as if the game went on: the steps of each piece, and then the
    /// drops.
    pub fn moves_on(&self) -> impl Iterator<Item = DobutsuMove> {
        let steps = DobutsuSquare::all().flat_map(move |from| {
            let to = self.steps_from(from, self.to_move);
            to.map(move |to| DobutsuMove::Step { from, to })
        });
        let held = Animal::HELD.into_iter();
        let held = held.filter(|&animal| self.in_hand(self.to_move, animal) > 0);
        let drops = held.flat_map(move |animal| {
            let empty = DobutsuSquare::all().filter(|&to| self.piece(to).is_none());
            empty.map(move |to| DobutsuMove::Drop { animal, to })
        });
        steps.chain(drops)
    }

    /// Whether a piece of a player's could take one on `square` with one step.
    pub fn attacks(&self, player: Player, square: DobutsuSquare) -> bool {
        DobutsuSquare::all().any(|from| self.steps_from(from, player).any(|to| to == square))
    }

    /// The side that has won; `None` if the game goes on.
    ///
    /// A side that cannot move at all has lost. The published rules do not mention it, and it takes
    /// seven pieces of one side that stand in each other's way.
    pub fn winner(&self) -> Option<Player> {
        let (mover, other) = (self.to_move, self.to_move.other());
        let (own, their) = match (self.lion(mover), self.lion(other)) {
            (Some(own), Some(their)) => (own, their),
            (None, None) => return None, // No position of a game.
            (None, Some(_)) => return Some(other),
            (Some(_), None) => return Some(mover),
        };
        if own.is_far(mover) {
            // It has entered, and was not taken.
            return Some(mover);
        }
        let has_entered = their.is_far(other) && !self.attacks(mover, their);
        (has_entered || self.moves_on().next().is_none()).then_some(other)
    }

    /// The position after `mv`, which must be legal here.
    #[must_use]
    pub fn after(&self, mv: DobutsuMove) -> Self {
        let (mut after, player) = (self.turned(), self.to_move);
        let hand = &mut after.hands[side(player)];
        let animal = match mv {
            DobutsuMove::Step { from, to } => {
                let taken = after.squares[to.index()].and_then(|piece| piece.animal.held());
                if let Some(number) = taken {
                    hand[number] += 1;
                }
                let moved = after.squares[from.index()].take();
                match moved.map(|piece| piece.animal) {
                    Some(Animal::Chick) if to.is_far(player) => Some(Animal::Hen),
                    animal => animal,
                }
            }
            DobutsuMove::Drop { animal, .. } => {
                if let Some(number) = animal.held() {
                    hand[number] = hand[number].saturating_sub(1);
                }
                Some(animal)
            }
        };
        let piece = animal.map(|animal| AnimalPiece { animal, player });
        after.set_piece(mv.to(), piece);
        after
    }

    /// Checks that there are no more pieces than in the box. A lion that has been taken is in no
    /// hand.
    pub fn check(&self) -> Result<(), Words> {
        let count = |is_counted: &dyn Fn(AnimalPiece) -> bool| {
            self.pieces().filter(|&(_, piece)| is_counted(piece)).count()
        };
        let lions = [Player::Max, Player::Min]
            .map(|player| count(&|piece| piece.animal == Animal::Lion && piece.player == player));
        if lions == [0, 0] || lions.iter().any(|&lions| lions > 1) {
            return Err(Words::of(Texts::dobutsu_lions));
        }
        for (number, animal) in Animal::HELD.into_iter().enumerate() {
            let held = self.hands[0][number] + self.hands[1][number];
            let all = count(&|piece| piece.animal.held() == Some(number)) + usize::from(held);
            if all > Self::PAIR.into() {
                return Err(Words::in_each(|language| {
                    language.texts().dobutsu_too_many(animal.name(language))
                }));
            }
        }
        Ok(())
    }

    /// A number for each position: equal numbers are equal positions, without exception. (There are
    /// 11 possible contents of a square, and 3 numbers of a kind in a hand.)
    pub(super) fn number(&self) -> u64 {
        let squares = self.squares.iter().map(|content| match content {
            None => 0,
            Some(AnimalPiece { animal, player }) => 1 + 2 * (*animal as u64) + side(*player) as u64,
        });
        let board = squares.fold(0, |number, content| number * 11 + content);
        let hands = self.hands.iter().flatten();
        let all = hands.fold(board, |number, &count| number * 3 + u64::from(count));
        all * 2 + side(self.to_move) as u64
    }
}

/// The index of a player's hand.
const fn side(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}
