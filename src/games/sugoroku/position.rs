//! Runners, throws and moves: how a runner goes, and who wins.

use std::fmt;

use game::{Game, Keyed, Quiet};
use score::Player;
use tree::{MoveCode, Packed};

/// Where a runner is: 0 before the track, 1 to 7 on it, 8 at home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub(super) u8);

impl Place {
    /// Before the track.
    pub const WAITING: Self = Self(0);
    /// The number of squares of the track.
    pub const SQUARES: u8 = 7;
    pub const HOME: Self = Self(Self::SQUARES + 1);

    /// The square with this number; `None` off the track.
    pub fn square(number: u8) -> Option<Self> {
        (1..=Self::SQUARES).contains(&number).then_some(Self(number))
    }

    /// The squares of the track, from the first one.
    pub fn squares() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::SQUARES).map(Self)
    }

    /// From 0 before the track to 8 at home.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub fn is_on_track(self) -> bool {
        self != Self::WAITING && self != Self::HOME
    }

    /// How many steps it is from home.
    pub const fn pips(self) -> u8 {
        Self::HOME.0 - self.0
    }
}

/// What the die shows: 1, 2 or 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DieFace(u8);

impl DieFace {
    pub const COUNT: u8 = 3;

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// The face with so many pips; `None` if there is none.
    pub fn of(pips: u32) -> Option<Self> {
        let pips = u8::try_from(pips).ok()?;
        (1..=Self::COUNT).contains(&pips).then_some(Self(pips))
    }

    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// A throw of the die, or the move of a runner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceMove {
    Throw(DieFace),
    /// The runner from this place goes as far as was thrown.
    Go(Place),
}

impl Packed for RaceMove {
    fn pack(self) -> MoveCode {
        MoveCode(match self {
            Self::Throw(face) => u32::from(face.0) - 1,
            Self::Go(from) => u32::from(DieFace::COUNT) + u32::from(from.0),
        })
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        let faces = u32::from(DieFace::COUNT);
        let Some(place) = code.0.checked_sub(faces) else {
            return DieFace::of(code.0 + 1).map(Self::Throw);
        };
        let place = u8::try_from(place).ok().filter(|&place| place < Place::HOME.0)?;
        Some(Self::Go(Place(place)))
    }
}

/// A position: both runners of each side, and what has been thrown, if it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RacePosition {
    /// Black's and White's, the one behind first. No two are on one square.
    pub(super) runners: [[Place; 2]; 2],
    pub(super) to_move: Player,
    /// `None` before the throw, and once the race is over.
    pub(super) thrown: Option<DieFace>,
}

impl Default for RacePosition {
    /// All runners wait, and Black is to throw.
    fn default() -> Self {
        Self { runners: [[Place::WAITING; 2]; 2], to_move: Player::Max, thrown: None }
    }
}

impl fmt::Debug for RacePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The index of a player's runners.
pub(super) const fn side(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}

impl RacePosition {
    /// The runners of a side, the one behind first.
    pub const fn runners(&self, player: Player) -> [Place; 2] {
        self.runners[side(player)]
    }

    /// Who throws next, or goes by what was thrown.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// What was thrown for the move to come; `None` before the throw, and once the race is over.
    pub const fn thrown(&self) -> Option<DieFace> {
        self.thrown
    }

    /// Whose runner is on a square.
    pub fn on(&self, square: Place) -> Option<Player> {
        let is_there = |player: &Player| self.runners(*player).contains(&square);
        [Player::Max, Player::Min].into_iter().find(is_there).filter(|_| square.is_on_track())
    }

    /// The side whose runners are both home; `None` while the race goes on.
    pub fn winner(&self) -> Option<Player> {
        let is_home = |player: &Player| self.runners(*player) == [Place::HOME; 2];
        [Player::Max, Player::Min].into_iter().find(is_home)
    }

    /// How many steps the runners of a side are from home together.
    pub fn pips(&self, player: Player) -> u32 {
        self.runners(player).iter().map(|runner| u32::from(runner.pips())).sum()
    }

    /// The places from which a runner can go by what was thrown, each once.
    pub(super) fn starts(&self) -> impl Iterator<Item = Place> {
        let [behind, before] = self.runners(self.to_move);
        let second = Some(before).filter(|&before| before != behind);
        let goes_on = self.thrown.is_some();
        let all = std::iter::once(behind).chain(second);
        all.filter(move |&place| goes_on && place != Place::HOME)
    }

    /// Where a runner stops that goes so many squares from a place: behind all that are occupied.
    pub(super) fn stop(&self, from: Place, face: DieFace) -> Place {
        let mut to = Place((from.0 + face.0).min(Place::HOME.0));
        while self.on(to).is_some() {
            to.0 += 1;
        }
        to
    }

    /// The position after a throw, or after a runner has gone; a move that is not legal changes
    /// nothing.
    #[must_use]
    pub(super) fn after(&self, mv: RaceMove) -> Self {
        let mut after = *self;
        match (mv, self.thrown) {
            (RaceMove::Throw(face), None) => after.thrown = Some(face),
            (RaceMove::Go(from), Some(face)) => {
                let own = &mut after.runners[side(self.to_move)];
                if let Some(runner) = own.iter_mut().find(|runner| **runner == from) {
                    *runner = self.stop(from, face);
                }
                own.sort_unstable();
                (after.to_move, after.thrown) = (self.to_move.other(), None);
            }
            _ => {}
        }
        after
    }

    /// A number for each position.
    fn number(&self) -> u64 {
        let places = self.runners.iter().flatten();
        let places = places.fold(0, |number, place| number << 4 | u64::from(place.0));
        let thrown = u64::from(self.thrown.map_or(0, DieFace::pips));
        (places << 2 | thrown) << 1 | side(self.to_move) as u64
    }
}

/// The race. Throws are in the order of the faces, moves begin with the runner behind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sugoroku;

impl Quiet for Sugoroku {}

impl Game for Sugoroku {
    type Position = RacePosition;
    type Move = RaceMove;

    fn player(&self, at: &RacePosition) -> Player {
        at.to_move
    }

    fn moves(&self, at: &RacePosition, moves: &mut Vec<RaceMove>) {
        if self.is_chance(at) {
            moves.extend(DieFace::all().map(RaceMove::Throw));
        }
        moves.extend(at.starts().map(RaceMove::Go));
    }

    fn after(&self, at: &RacePosition, mv: RaceMove) -> RacePosition {
        at.after(mv)
    }

    fn is_chance(&self, at: &RacePosition) -> bool {
        at.thrown.is_none() && at.winner().is_none()
    }
}

impl Keyed for Sugoroku {
    const NUMBERS: usize = (DieFace::COUNT + Place::HOME.0) as usize;

    /// Different positions always have different keys: each step is reversible.
    fn key(&self, at: &RacePosition) -> u64 {
        let spread = at.number().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        spread ^ spread >> 32
    }

    fn number(&self, mv: RaceMove) -> usize {
        mv.pack().0 as usize
    }
}
