//! A node of a search, from its first move to its value.

use super::best::Best;
use super::choices::Choices;
use super::judgement::NoJudgement;
use super::memory::{Found, Memory, NoMemory};
use super::run::Run;
use game::{Evaluator, Game, Rank};
use score::{BoundedScore, Player, Score, Window};
use trace::{CutBy, Event, Observer, Visit};

/// A node whose moves are being tried. It owns the best value so far and the window, and reports
/// each event at its time: a search cannot leave one out, or report it too late.
pub(super) struct NodeScope<'n, 'r, G: Game, E, O, R = NoMemory, J = NoJudgement> {
    pub(super) game: &'n G,
    pub(super) at: &'n G::Position,
    pub(super) run: &'n mut Run<'r, E, O, R, J>,
    /// The player who chooses here: MAX or MIN.
    pub(super) player: Player,
    /// The window, narrowed by the values so far; full in a search without windows.
    pub(super) window: Window,
    /// Whether the search has windows.
    narrows: bool,
    /// Whether the memory learns from every move of a closed window, as that of the engine does.
    learns: bool,
    choices: Choices<G::Move>,
    /// The number of moves picked.
    tried: usize,
    /// The rank of the move picked most recently.
    rank: Rank,
    /// The move that returned most recently.
    last: Option<G::Move>,
    best: Best,
    /// The move with the best value.
    choice: Option<G::Move>,
    /// The number of the visit.
    visit: u32,
}

impl<'r, E, O, R, J> Run<'r, E, O, R, J> {
    /// Opens the node `at`, with a window if the search has windows; `None` for a leaf, where no
    /// move is tried.
    #[inline]
    pub(super) fn open<'n, G: Game>(
        &'n mut self,
        game: &'n G,
        at: &'n G::Position,
        depth: u8,
        window: Option<Window>,
    ) -> Option<NodeScope<'n, 'r, G, E, O, R, J>>
    where
        O: Observer<G::Move>,
        R: Memory<G>,
    {
        let choices = self.all_choices(game, at, depth)?;
        Some(NodeScope::new(self, (game, at), choices, window))
    }
}

impl<'n, 'r, G, E, O, R, J> NodeScope<'n, 'r, G, E, O, R, J>
where
    G: Game,
    O: Observer<G::Move>,
    R: Memory<G>,
{
    /// A node with these moves.
    #[inline]
    pub(super) fn new(
        run: &'n mut Run<'r, E, O, R, J>,
        (game, at): (&'n G, &'n G::Position),
        choices: Choices<G::Move>,
        window: Option<Window>,
    ) -> Self {
        let player = game.player(at);
        Self {
            player,
            window: window.unwrap_or(Window::FULL),
            narrows: window.is_some(),
            learns: false,
            choices,
            tried: 0,
            rank: Rank::default(),
            last: None,
            best: Best::none(player),
            choice: None,
            visit: run.visit(),
            game,
            at,
            run,
        }
    }

    /// A node of the engine: its moves are generated as far as they are needed.
    #[inline]
    pub(super) fn learning(
        run: &'n mut Run<'r, E, O, R, J>,
        (game, at): (&'n G, &'n G::Position),
        depth: u8,
        window: Window,
    ) -> Self {
        let choices = run.choices(game, at, depth);
        Self { learns: true, ..Self::new(run, (game, at), choices, Some(window)) }
    }

    /// The same node where `player` chooses, whoever moves.
    pub(super) fn chosen_by(self, player: Player) -> Self {
        Self { player, best: Best::none(player), ..self }
    }

    /// Puts the best move of an earlier visit first, if the memory has one.
    pub(super) fn best_first(&mut self) {
        if let Some(best) = self.run.memory.best(self.game, self.at) {
            self.choices.put_first(best);
        }
    }

    /// The number of moves not picked yet; `None` if not all of them are generated.
    #[inline]
    pub(super) fn rest(&self) -> Option<usize> {
        self.choices.rest(self.tried)
    }

    /// The number of moves picked.
    #[inline]
    pub(super) fn tried(&self) -> usize {
        self.tried
    }

    /// The rank of the move picked most recently.
    #[inline]
    pub(super) fn rank(&self) -> Rank {
        self.rank
    }

    /// Whether a move has returned.
    #[inline]
    pub(super) fn has_value(&self) -> bool {
        self.last.is_some()
    }

    /// Whether no move is tried.
    #[inline]
    pub(super) fn is_leaf(&mut self) -> bool {
        self.choices.get((self.game, self.at), 0, &mut self.run.memory).is_none()
    }

    /// The best value so far.
    #[inline]
    pub(super) fn best(&self) -> Score {
        self.best.value()
    }

    /// Picks the next move; if the window is closed, reports the cut instead.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<G::Move> {
        if self.window.is_closed() {
            self.cut();
            return None;
        }
        let (mv, rank) =
            self.choices.get((self.game, self.at), self.tried, &mut self.run.memory)?;
        self.tried += 1;
        self.rank = rank;
        Some(mv)
    }

    /// [`NodeScope::next`] for the first move, which is read whatever the window is.
    #[inline]
    pub(super) fn first(&mut self) -> Option<G::Move> {
        let (mv, rank) = self.choices.get((self.game, self.at), 0, &mut self.run.memory)?;
        (self.tried, self.rank) = (1, rank);
        self.enter(mv, self.window, Visit::First).then_some(mv)
    }

    /// Enters the position after `mv`; returns `false` if the budget is spent.
    #[inline]
    pub(super) fn enter(&mut self, mv: G::Move, window: Window, visit: Visit) -> bool {
        self.run.enter(Some(mv), window, visit)
    }

    /// Picks the next move and enters the position after it with the window; `None` after the last
    /// one, or if the window is closed or the budget spent.
    #[inline]
    pub(super) fn next(&mut self) -> Option<G::Move> {
        let mv = self.pick()?;
        self.enter(mv, self.window, Visit::First).then_some(mv)
    }

    /// Returns from `mv` with its value, and narrows the window.
    #[inline]
    pub(super) fn take(&mut self, mv: G::Move, found: BoundedScore) {
        self.back(mv, found);
        self.narrow(self.best.value());
    }

    /// [`NodeScope::take`] for the value of a scout, after which `mv` is searched again.
    #[inline]
    pub(super) fn take_scout(&mut self, mv: G::Move, found: BoundedScore) {
        let improves = self.best.raise(found);
        self.returned(mv, found, improves);
        self.narrow(self.best.value());
    }

    /// Returns from `mv` with its value, which is better than all before or not.
    pub(super) fn choose(&mut self, mv: G::Move, found: BoundedScore, improves: bool) {
        self.best.choose(found, improves);
        self.returned(mv, found, improves);
    }

    /// The other moves are skipped, if there are any: what is had here leaves too little of the sum to
    /// the player above.
    pub(super) fn exhaust(&mut self) {
        if let Some(rest @ 1..) = self.rest() {
            self.skip(CutBy::Sum, rest);
        }
    }

    /// [`NodeScope::take`] with the window as it is.
    #[inline]
    pub(super) fn back(&mut self, mv: G::Move, found: BoundedScore) {
        let improves = self.best.update(found);
        self.returned(mv, found, improves);
    }

    #[inline]
    fn returned(&mut self, mv: G::Move, found: BoundedScore, improves: bool) {
        self.choice = if improves { Some(mv) } else { self.choice };
        self.last = Some(mv);
        self.run.back(mv, found, improves);
    }

    /// Considers declining to move.
    #[inline]
    pub(super) fn decline(&mut self)
    where
        E: Evaluator<G>,
    {
        let value = self.run.evaluator.value(self.game, self.at, 0);
        self.run.event(Event::<G::Move>::Decline { value });
        self.best = Best::stopping(self.player, value);
        self.narrow(value);
    }

    /// Narrows the window, if there is one, to the guaranteed `value`.
    #[inline]
    pub(super) fn narrow(&mut self, value: Score) {
        let player = self.player;
        if self.narrows && player.prefers(value, self.window.of(player)) {
            self.window.raise(player, value);
            self.run.event(Event::<G::Move>::Narrow { player, bound: value });
        }
    }

    /// The node returns this, whatever its moves are worth.
    #[inline]
    pub(super) fn suffice(&mut self, found: BoundedScore) {
        self.best.update(found);
    }

    /// No value is better than the best one so far.
    pub(super) fn be_best(&mut self) {
        self.best.be_complete();
    }

    /// The other moves are read later, if at all.
    pub(super) fn postpone(&mut self) {
        self.best.skip_rest();
    }

    /// The window is closed: the other moves are skipped, if there are any.
    #[inline]
    pub(super) fn cut(&mut self) {
        let rest = self.rest();
        let skips = rest != Some(0);
        if let Some(mv) = self.last.filter(|_| skips || self.learns) {
            self.run.memory.closed(self.game, self.at, mv);
        }
        if self.learns {
            let failed = self.choices.first(self.tried.saturating_sub(1));
            self.run.memory.failed(self.game, self.at, failed);
        }
        if skips {
            self.skip(CutBy::Window, rest.unwrap_or(0));
        }
    }

    /// One answer suffices: the other moves are skipped, if there are any.
    pub(super) fn settle(&mut self) {
        if let Some(rest @ 1..) = self.rest() {
            self.skip(CutBy::Settled, rest);
        }
    }

    #[inline]
    fn skip(&mut self, by: CutBy, skipped: usize) {
        self.run.event(Event::<G::Move>::Cut { by, tried: self.tried, skipped });
        self.best.skip_rest();
    }

    /// Stores the result of the visit, which was entered with `window`, in the memory.
    #[inline]
    pub(super) fn remember(&mut self, window: Window) {
        let (value, best, visit) = (self.best.value(), self.choice, self.visit);
        self.run.remember(self.game, self.at, Found { window, value, best, visit });
    }

    /// The value that the node returns.
    #[inline]
    pub(super) fn found(&self) -> BoundedScore {
        self.best.found()
    }

    /// Leaves the node with its value.
    #[inline]
    pub(super) fn close(self) -> BoundedScore {
        self.run.exit::<G::Move>(self.best.found())
    }
}
