//! A node where chance moves, from its first move to its mean.

use super::memory::Memory;
use super::run::Run;
use game::{Evaluator, Game};
use score::{Bound, BoundedScore, Player, Score, Window};
use trace::{CutBy, Event, Observer, Visit};

/// What is known of a move of chance.
#[derive(Clone, Copy, Debug)]
struct Weighed<M> {
    mv: M,
    /// Its probability, in parts of [`ChanceScope::whole`].
    weight: i64,
    /// Its value lies between these two, for Black.
    low: i64,
    high: i64,
    is_probed: bool,
}

/// A node where chance moves. It owns what is known of the mean and the window, and reports each event
/// at its time.
///
/// Values are counted in parts of a whole so that every mean is a whole number of them; so what a
/// bound of the mean asks of a move may be rounded, and means the same.
pub(super) struct ChanceScope<'n, 'r, G: Game, E, O, R> {
    game: &'n G,
    at: &'n G::Position,
    pub(super) run: &'n mut Run<'r, E, O, R>,
    moves: Vec<Weighed<G::Move>>,
    whole: i64,
    /// The number of moves read.
    tried: usize,
    /// The window of the mean, and the least and the greatest of all values; without them nothing is
    /// cut.
    limits: Option<(Window, Window)>,
    /// On which side of the window the mean is for certain.
    outside: Option<Bound>,
}

impl<'r, E, O, R> Run<'r, E, O, R> {
    /// Opens the node `at`, if chance moves there: with its window, and the least and the greatest of
    /// all values, if the search has windows.
    pub(super) fn weigh<'n, G: Game>(
        &'n mut self,
        game: &'n G,
        at: &'n G::Position,
        depth: u8,
        limits: Option<(Window, Window)>,
    ) -> Option<ChanceScope<'n, 'r, G, E, O, R>>
    where
        E: Evaluator<G>,
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        if !game.is_chance(at) {
            return None;
        }
        // Where the bounds of values are not known, what is unread adds nothing yet.
        let (low, high) = limits.map_or((0, 0), |(_, all)| (all.alpha.0.into(), all.beta.0.into()));
        let moves = self.moves(game, at, depth).into_iter();
        let moves: Vec<_> = moves
            .map(|mv| {
                let weight = game.weight(at, mv).into();
                Weighed { mv, weight, low, high, is_probed: false }
            })
            .collect();
        let whole = moves.iter().map(|of| of.weight).sum();
        let scope =
            ChanceScope { game, at, run: self, moves, whole, tried: 0, limits, outside: None };
        (scope.whole > 0).then_some(scope)
    }
}

impl<G, E, O, R> ChanceScope<'_, '_, G, E, O, R>
where
    G: Game,
    E: Evaluator<G>,
    O: Observer<G::Move>,
    R: Memory<G>,
{
    /// Enters the position after the next move, with the window that it gets; `None` after the last
    /// one, or if the mean is outside the window or the budget spent.
    pub(super) fn next(&mut self) -> Option<(G::Move, Window)> {
        let place = self.tried;
        let Weighed { mv, is_probed, .. } = *self.moves.get(place)?;
        if self.outside.is_some() {
            let skipped = self.moves.len() - place;
            self.run.event(Event::<G::Move>::Cut { by: CutBy::Mean, tried: place, skipped });
            return None;
        }
        self.tried += 1;
        let window = self.window(place);
        let visit = if is_probed { Visit::Again } else { Visit::First };
        self.run.enter(Some(mv), window, visit).then_some((mv, window))
    }

    /// The moves that a player answers, for probing.
    pub(super) fn probes(&self) -> Vec<usize> {
        let mut moves = Vec::new();
        let mut is_answered = |of: &Weighed<G::Move>| {
            let after = self.game.after(self.at, of.mv);
            moves.clear();
            self.game.moves(&after, &mut moves);
            !moves.is_empty() && !self.game.is_chance(&after)
        };
        (0..self.moves.len()).filter(|&place| is_answered(&self.moves[place])).collect()
    }

    /// Enters the position after a move for the value of its first answer alone; `None` if the mean
    /// is outside the window or the budget spent.
    pub(super) fn probe(&mut self, place: usize) -> Option<(G::Position, Window)> {
        let (_, all) = self.limits.filter(|_| self.outside.is_none())?;
        let mv = self.moves[place].mv;
        let after = self.game.after(self.at, mv);
        let full = self.window(place);
        // Only one side can cut.
        let window = match self.game.player(&after) {
            Player::Max => Window { alpha: all.alpha, ..full },
            Player::Min => Window { beta: all.beta, ..full },
        };
        self.run.enter(Some(mv), window, Visit::Probe).then_some((after, window))
    }

    /// What a move has to be worth so that the mean can be inside its window, within all values.
    fn window(&self, place: usize) -> Window {
        let Some((_, all)) = self.limits else { return Window::FULL };
        let (least, most) = self.asked(place);
        let score = |value: i64| Score(i32::try_from(value).unwrap_or_default());
        Window {
            alpha: score(least.max(all.alpha.0.into())),
            beta: score(most.min(all.beta.0.into())),
        }
    }

    /// With this value of a move or less, and whatever the others are, the mean is α or less; with the
    /// other one or more it is β or more.
    fn asked(&self, place: usize) -> (i64, i64) {
        let Some((window, _)) = self.limits else { return (i64::MIN, i64::MAX) };
        let own = &self.moves[place];
        let others = |end: fn(&Weighed<G::Move>) -> i64| {
            let all = self.moves.iter().enumerate().filter(|(other, _)| *other != place);
            all.map(|(_, of)| of.weight * end(of)).sum::<i64>()
        };
        let alpha = i64::from(window.alpha.0) * self.whole - others(|of| of.high);
        let beta = i64::from(window.beta.0) * self.whole - others(|of| of.low);
        (alpha.div_euclid(own.weight), -(-beta).div_euclid(own.weight))
    }

    /// The mean, if every move is worth the lower, or the upper end of what is known of it.
    fn mean(&self) -> (Score, Score) {
        let sum = |end: fn(&Weighed<G::Move>) -> i64| {
            self.moves.iter().map(|of| of.weight * end(of)).sum::<i64>()
        };
        let score = |value: i64| Score(i32::try_from(value).unwrap_or_default());
        let low = sum(|of| of.low).div_euclid(self.whole);
        let high = -(-sum(|of| of.high)).div_euclid(self.whole);
        (score(low), score(high))
    }

    /// Returns from a move with its value.
    pub(super) fn take(&mut self, mv: G::Move, found: BoundedScore) {
        let place = self.moves.iter().position(|of| of.mv == mv).unwrap_or_default();
        // Beyond the bounds of all values there is none.
        let bound = match (found.bound, self.limits) {
            (_, None) => Bound::Exact,
            (Bound::AtMost, Some((_, all))) if found.value <= all.alpha => Bound::Exact,
            (Bound::AtLeast, Some((_, all))) if found.value >= all.beta => Bound::Exact,
            (bound, _) => bound,
        };
        self.learn(place, BoundedScore { bound, ..found });
    }

    /// Returns from a move with the value of its first answer, which is a bound for the player there.
    pub(super) fn take_probe(&mut self, place: usize, player: Player, value: Score) {
        self.moves[place].is_probed = true;
        self.learn(place, BoundedScore { value, bound: player.fail_high_bound() });
    }

    fn learn(&mut self, place: usize, found: BoundedScore) {
        let ((least, most), value) = (self.asked(place), i64::from(found.value.0));
        let own = &mut self.moves[place];
        let mv = own.mv;
        (own.low, own.high) = match found.bound {
            Bound::Exact => (value, value),
            Bound::AtLeast => (value, own.high),
            Bound::AtMost => (own.low, value),
        };
        if value <= least && found.bound != Bound::AtLeast {
            self.outside = Some(Bound::AtMost);
        } else if value >= most && found.bound != Bound::AtMost {
            self.outside = Some(Bound::AtLeast);
        }
        let (low, high) = self.mean();
        self.run.event(Event::Weigh { mv, value: found, low, high });
    }

    /// Leaves the node with its mean.
    pub(super) fn close(self) -> BoundedScore {
        let (low, high) = self.mean();
        let found = match self.outside {
            Some(Bound::AtMost) if low != high => {
                BoundedScore { value: high, bound: Bound::AtMost }
            }
            Some(Bound::AtLeast) if low != high => {
                BoundedScore { value: low, bound: Bound::AtLeast }
            }
            _ => BoundedScore::exact(low),
        };
        self.run.exit::<G::Move>(found)
    }
}
