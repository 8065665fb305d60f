//! The exact chance of winning at every position, by backward induction: after the last throw first.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::DieFace;
use super::position::{Place, RaceMove, RacePosition, Sugoroku};
use game::Game;
use score::{Fraction, Player};

/// The most throws of a race: together the runners are 32 steps from home, each throw is a step at
/// least, and the loser's last one is not made.
const THROWS: u32 = 31;

/// The parts in which chances are counted, so that every throw shares them out evenly.
const WHOLE: u64 = 3_u64.pow(THROWS);

/// Black's chance at every position, in parts of [`WHOLE`].
static CHANCES: LazyLock<HashMap<RacePosition, u64>> = LazyLock::new(|| {
    let mut all: Vec<_> = positions().collect();
    let left = |at: &RacePosition| at.pips(Player::Max) + at.pips(Player::Min);
    all.sort_unstable_by_key(|at| (left(at), at.thrown.is_none()));
    let mut chances = HashMap::with_capacity(all.len());
    let mut moves = Vec::new();
    for at in all {
        moves.clear();
        Sugoroku.moves(&at, &mut moves);
        let after = moves.iter().map(|&mv| chances.get(&at.after(mv)).copied().unwrap_or_default());
        let chance = match (at.winner(), at.thrown, at.to_move) {
            (Some(winner), ..) => Some(if winner == Player::Max { WHOLE } else { 0 }),
            (_, None, _) => Some(after.sum::<u64>() / u64::from(DieFace::COUNT)),
            (_, _, Player::Max) => after.max(),
            (_, _, Player::Min) => after.min(),
        };
        chances.insert(at, chance.unwrap_or_default());
    }
    chances
});

/// Every position, but those in which both sides were home.
fn positions() -> impl Iterator<Item = RacePosition> {
    let places = || (0..=Place::HOME.0).map(Place);
    let pairs = move || places().flat_map(move |one| places().map(move |other| [one, other]));
    let pairs = move || pairs().filter(|[one, other]| one <= other);
    let both = pairs().flat_map(move |black| pairs().map(move |white| [black, white]));
    let is_sound = |runners: &[[Place; 2]; 2]| {
        let all: Vec<_> = runners.iter().flatten().filter(|place| place.is_on_track()).collect();
        let stands_alone = |place: &&Place| all.iter().filter(|other| other == &place).count() == 1;
        *runners != [[Place::HOME; 2]; 2] && all.iter().all(stands_alone)
    };
    both.filter(is_sound).flat_map(|runners| {
        let sides = [Player::Max, Player::Min].into_iter();
        sides.flat_map(move |to_move| {
            let thrown = std::iter::once(None).chain(DieFace::all().map(Some));
            let at = thrown.map(move |thrown| RacePosition { runners, to_move, thrown });
            at.filter(|at| at.thrown.is_none() || at.winner().is_none())
        })
    })
}

impl RacePosition {
    /// How likely Black is to win, if both sides always move so that their own chance is greatest.
    pub fn chance(&self) -> Fraction {
        let [parts, whole] = [CHANCES.get(self).copied().unwrap_or_default(), WHOLE]
            .map(|count| i64::try_from(count).unwrap_or(i64::MAX));
        Fraction::new(parts, whole).unwrap_or_default()
    }

    /// The move that leaves the side that makes it the greatest chance, of equal ones the first;
    /// `None` where nobody is to move.
    pub fn perfect(&self) -> Option<RaceMove> {
        let starts = self.starts().map(RaceMove::Go);
        let loss = |mv: &RaceMove| {
            let chance = self.after(*mv).chance();
            if self.to_move == Player::Max { chance.negated() } else { chance }
        };
        starts.min_by_key(loss)
    }
}
