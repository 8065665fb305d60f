//! The moves of a node in search order, generated as far as they are asked for.

use game::{Game, MovePart, Ordered, Rank, RankClass};

use super::memory::Memory;

/// The moves of a node: the one known from memory, those that gain something, the others. The order
/// is that of generating and ranking all at once; most nodes that are cut need only the first part.
#[derive(Debug)]
pub(super) struct Choices<M> {
    ordered: Ordered<M>,
    stage: ChoiceStage,
    known: Option<M>,
    /// Sharp moves that lose something.
    losing: Ordered<M>,
}

/// What has been generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChoiceStage {
    Nothing,
    Known,
    Sharp,
    All,
}

impl<M: Copy + PartialEq> Choices<M> {
    /// Nothing is generated yet.
    pub(super) fn new() -> Self {
        let none = || Ordered::new(Vec::new(), Vec::new());
        Self { ordered: none(), stage: ChoiceStage::Nothing, known: None, losing: none() }
    }

    /// These moves, in order already, with the reasons for it.
    pub(super) fn given(moves: Vec<M>, ranks: Vec<Rank>) -> Self {
        let ordered = Ordered::given(moves, ranks);
        Self { ordered, stage: ChoiceStage::All, ..Self::new() }
    }

    /// All moves, ranked; `None` where there are none, as at the horizon: most nodes are leaves.
    #[inline]
    pub(super) fn all<G: Game<Move = M>>(
        game: &G,
        (at, depth): (&G::Position, u8),
        memory: &mut impl Memory<G>,
    ) -> Option<Self> {
        let (mut moves, mut ranks) = (Vec::new(), Vec::new());
        if depth > 0 {
            game.ranked_moves(at, &mut moves, &mut ranks);
        }
        if moves.is_empty() {
            return None;
        }
        memory.rank(game, at, &moves, &mut ranks);
        let ordered = Ordered::new(moves, ranks);
        Some(Self { ordered, stage: ChoiceStage::All, ..Self::new() })
    }

    /// The first moves of the order, as far as it is known.
    pub(super) fn first(&self, count: usize) -> &[M] {
        self.ordered.first(count)
    }

    /// Puts a move before all others.
    pub(super) fn put_first(&mut self, mv: M) {
        self.ordered.put_first(mv);
    }

    /// The number of moves after the first `tried`; `None` if not all of them are generated.
    pub(super) fn rest(&self, tried: usize) -> Option<usize> {
        (self.stage == ChoiceStage::All).then(|| self.ordered.len().saturating_sub(tried))
    }

    /// Everything in order.
    pub(super) fn in_order(&mut self) -> (&[M], &[Rank]) {
        self.ordered.all()
    }

    /// The move at a place of the order, and its rank; `None` beyond the last.
    pub(super) fn get<G: Game<Move = M>>(
        &mut self,
        (game, at): (&G, &G::Position),
        place: usize,
        memory: &mut impl Memory<G>,
    ) -> Option<(M, Rank)> {
        loop {
            if place < self.ordered.len() || self.stage == ChoiceStage::All {
                return self.ordered.get(place);
            }
            self.generate(game, at, memory);
        }
    }

    /// Generates the next part.
    fn generate<G: Game<Move = M>>(
        &mut self,
        game: &G,
        at: &G::Position,
        memory: &mut impl Memory<G>,
    ) {
        if self.stage == ChoiceStage::Nothing {
            self.stage = ChoiceStage::Known;
            self.known = memory.known(game, at).filter(|&mv| game.fits(at, mv));
            if let Some(known) = self.known {
                return self.ordered.push(known, Rank { class: RankClass::Known, value: 0 });
            }
        }
        if self.stage == ChoiceStage::Known && game.has_parts(at) {
            let (mut moves, mut ranks) = (Vec::new(), Vec::new());
            game.ranked_part(at, MovePart::Sharp, &mut moves, &mut ranks);
            self.ordered.all();
            for (&mv, &rank) in moves.iter().zip(&ranks) {
                if Some(mv) != self.known {
                    let wins = rank.class == RankClass::Wins;
                    let part = if wins { &mut self.ordered } else { &mut self.losing };
                    part.push(mv, rank);
                }
            }
            self.stage = ChoiceStage::Sharp;
            return;
        }
        self.generate_rest(game, at, memory);
    }

    /// Generates everything that is not generated yet.
    fn generate_rest<G: Game<Move = M>>(
        &mut self,
        game: &G,
        at: &G::Position,
        memory: &mut impl Memory<G>,
    ) {
        let (mut moves, mut ranks) = (Vec::new(), Vec::new());
        if self.stage == ChoiceStage::Sharp {
            game.ranked_part(at, MovePart::Quiet, &mut moves, &mut ranks);
        } else {
            game.ranked_moves(at, &mut moves, &mut ranks);
        }
        self.stage = ChoiceStage::All;
        if !moves.is_empty() {
            memory.rank(game, at, &moves, &mut ranks);
        }
        if self.ordered.is_empty() && self.losing.is_empty() {
            self.ordered = Ordered::new(moves, ranks);
            return;
        }
        ranks.resize(moves.len(), Rank::default());
        self.ordered.all(); // What follows comes after them.
        for (mv, rank) in moves.into_iter().zip(ranks) {
            if Some(mv) != self.known {
                self.ordered.push(mv, rank);
            }
        }
        let (moves, ranks) = self.losing.all();
        for (&mv, &rank) in moves.iter().zip(ranks) {
            self.ordered.push(mv, rank);
        }
    }
}
