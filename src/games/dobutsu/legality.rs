//! Parses moves, and names the rule that an illegal one breaks.

use std::str::FromStr;

use super::animal::Animal;
use super::moves::DobutsuMove;
use super::position::DobutsuPosition;
use language::{Texts, Words};

impl DobutsuPosition {
    /// Checks that `mv` is legal here.
    pub fn check_move(&self, mv: DobutsuMove) -> Result<(), Words> {
        let player = self.to_move();
        if self.winner().is_some() {
            return Err(Words::of(Texts::dobutsu_is_over));
        }
        if self.moves_on().any(|legal| legal == mv) {
            return Ok(());
        }
        let taken = |texts: &Texts| texts.dobutsu_taken(mv.to().name());
        Err(Words::in_each(|language| {
            let texts = language.texts();
            match mv {
                DobutsuMove::Drop { animal, .. } if self.in_hand(player, animal) == 0 => {
                    texts.dobutsu_not_in_hand(animal.name(language))
                }
                DobutsuMove::Drop { .. } => taken(texts),
                DobutsuMove::Step { from, to } => match self.piece(from) {
                    Some(piece) if piece.player == player => match self.piece(to) {
                        Some(own) if own.player == player => taken(texts),
                        _ => texts.dobutsu_no_way(piece.animal.name(language), to.name()),
                    },
                    Some(_) | None => texts.dobutsu_no_piece(from.name()),
                },
            }
        }))
    }
}

impl FromStr for DobutsuMove {
    type Err = Words;

    /// Parses `b3b2` or `C*b2`.
    fn from_str(text: &str) -> Result<Self, Words> {
        let read = || {
            if let Some((letter, to)) = text.split_once('*') {
                let animal = Animal::of_letter(letter)?;
                let is_held = Animal::HELD.contains(&animal);
                let to = to.parse().ok()?;
                return is_held.then_some(Self::Drop { animal, to });
            }
            let (from, to) = text.split_at_checked(2)?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            Some(Self::Step { from, to })
        };
        let found = || text.chars().take(20).collect::<String>();
        read().ok_or_else(|| Words::of(|texts| texts.dobutsu_no_move(found())))
    }
}
