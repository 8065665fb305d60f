//! Runners set up by hand.

use super::position::{DieFace, Place, RacePosition, side};
use language::{Texts, Words};
use score::Player;

/// Runners on the track, before it and at home, which may be too many or too few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runners {
    /// From the first square.
    pub(super) track: [Option<Player>; Place::SQUARES as usize],
    /// How many of Black and of White wait.
    pub(super) waiting: [u8; 2],
    /// How many of them are home.
    pub(super) home: [u8; 2],
    pub(super) to_move: Player,
    pub(super) thrown: Option<DieFace>,
}

impl Runners {
    /// Nobody anywhere, and Black to throw.
    pub(super) const NONE: Self = Self {
        track: [None; Place::SQUARES as usize],
        waiting: [0; 2],
        home: [0; 2],
        to_move: Player::Max,
        thrown: None,
    };

    pub(super) fn of(at: &RacePosition) -> Self {
        let mut runners = Self { to_move: at.to_move, thrown: at.thrown, ..Self::NONE };
        for (place, square) in Place::squares().zip(&mut runners.track) {
            *square = at.on(place);
        }
        for player in [Player::Max, Player::Min] {
            for place in at.runners(player) {
                runners.waiting[side(player)] += u8::from(place == Place::WAITING);
                runners.home[side(player)] += u8::from(place == Place::HOME);
            }
        }
        runners
    }

    /// How many runners of a side there are.
    pub(super) fn count(&self, player: Player) -> usize {
        let on_track = self.track.iter().filter(|square| **square == Some(player)).count();
        let beside = self.waiting[side(player)] + self.home[side(player)];
        on_track + usize::from(beside)
    }

    /// The position, if it is one.
    pub(super) fn position(&self) -> Result<RacePosition, Words> {
        let mut runners = [[Place::HOME; 2]; 2];
        for (player, name) in [(Player::Max, "B"), (Player::Min, "W")] {
            let count = self.count(player);
            if count != 2 {
                return Err(Words::of(|texts| texts.sugoroku_count(count, name)));
            }
            let own = &mut runners[side(player)];
            let waiting = usize::from(self.waiting[side(player)]);
            let on_track = Place::squares().zip(self.track).filter(|(_, on)| *on == Some(player));
            let places = std::iter::repeat_n(Place::WAITING, waiting);
            let places = places.chain(on_track.map(|(place, _)| place));
            for (runner, place) in own.iter_mut().zip(places) {
                *runner = place;
            }
        }
        let at = RacePosition { runners, to_move: self.to_move, thrown: self.thrown };
        if self.home == [2; 2] {
            return Err(Words::of(Texts::sugoroku_both_home));
        }
        if at.winner().is_some() && at.thrown.is_some() {
            return Err(Words::of(Texts::sugoroku_thrown_after));
        }
        Ok(at)
    }
}
