//! The inside of an evaluation: its terms by kind and by square, the changes by a move, and the
//! rungs of the ladder side by side.

use std::collections::BTreeMap;

use shogi_core::Square;
use shunsai::Position;

use eval::{Evaluation, EvaluationTerm, Explained, Fine, NeedsKings, TermKind, WithEvaluator};
use game::{CaptureOrder, Evaluator};
use score::{Player, Score};
use search::{BestExchange, Since, quiet_value};
use subject::Valuation;

/// A static value with its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluated {
    pub evaluation: Evaluation,
    /// For Black.
    pub value: Score,
    /// They add up to the value.
    pub terms: Vec<EvaluationTerm>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindSum {
    pub kind: TermKind,
    /// Of the terms about Black, from Black's point of view.
    pub black: Fine,
    /// Of the terms about White, from Black's point of view.
    pub white: Fine,
    /// Of the terms about neither, such as truncated fractions, from Black's point of view.
    pub neither: Fine,
}

impl KindSum {
    pub fn total(&self) -> Fine {
        self.black + self.white + self.neither
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TermFilter {
    /// `None` for every kind.
    pub kind: Option<TermKind>,
    /// The side that the terms are about; `None` for both.
    pub side: Option<Player>,
}

impl TermFilter {
    fn holds(self, term: &EvaluationTerm) -> bool {
        let of_kind = self.kind.is_none_or(|kind| kind == term.kind);
        of_kind && (self.side.is_none() || self.side == term.side)
    }
}

/// A number for each square, by [`Square::array_index`].
pub type BySquare = [Fine; Square::NUM];

/// A rung of the ladder on one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RungValue {
    pub evaluation: Evaluation,
    /// For Black, in its own units, in which a pawn is 90 on every rung.
    pub value: Score,
}

impl Evaluated {
    /// The value of `at` with its terms.
    ///
    /// # Errors
    /// If a king is missing that the evaluator needs.
    pub fn of(at: &Position, evaluation: Evaluation) -> Result<Self, NeedsKings> {
        evaluation.fits(at)?;
        Ok(Self { evaluation, value: evaluation.value(at), terms: evaluation.terms(at) })
    }

    /// The sum of each kind of terms that occurs.
    pub fn sums(&self) -> Vec<KindSum> {
        let mut sums = BTreeMap::new();
        for term in &self.terms {
            let sum = sums.entry(term.kind).or_insert(KindSum {
                kind: term.kind,
                black: Fine::ZERO,
                white: Fine::ZERO,
                neither: Fine::ZERO,
            });
            match term.side {
                Some(Player::Max) => sum.black += term.value,
                Some(Player::Min) => sum.white += term.value,
                None => sum.neither += term.value,
            }
        }
        sums.into_values().collect()
    }

    /// The sum of the terms of each square, for Black.
    pub fn by_square(&self, filter: TermFilter) -> BySquare {
        let mut squares = [Fine::ZERO; Square::NUM];
        for term in self.terms.iter().filter(|term| filter.holds(term)) {
            if let Some(square) = term.square {
                squares[square.array_index()] += term.value;
            }
        }
        squares
    }

    pub fn on_square(
        &self,
        square: Square,
        filter: TermFilter,
    ) -> impl Iterator<Item = &EvaluationTerm> {
        let of_it = move |term: &&EvaluationTerm| term.square == Some(square) && filter.holds(term);
        self.terms.iter().filter(of_it)
    }

    /// The terms that differ from those of `other`, each with its value here minus its value there,
    /// the largest first.
    pub fn changes_from(&self, other: &Self) -> Vec<(EvaluationTerm, Fine)> {
        let mut changed: BTreeMap<_, (EvaluationTerm, Fine)> = BTreeMap::new();
        let all = self.terms.iter().map(|term| (term, term.value));
        let gone = other.terms.iter().map(|term| (term, -term.value));
        for (term, value) in all.chain(gone) {
            let square = term.square.map(Square::array_index);
            // Pieces in hand have no square; they are told apart by name.
            let hand = square.is_none().then(|| term.name.ja.chars().take(2).collect::<String>());
            let side = term.side.map(Player::sign);
            let entry = changed.entry((term.kind, square, side, hand));
            entry.or_insert_with(|| (term.clone(), Fine::ZERO)).1 += value;
        }
        let mut changed: Vec<_> = changed.into_values().collect();
        changed.retain(|(_, change)| *change != Fine::ZERO);
        changed.sort_by_key(|(_, change)| std::cmp::Reverse(change.0.abs()));
        changed
    }
}

/// The rungs of the ladder that fit a position, from the lowest.
pub fn rungs(at: &Position) -> Vec<RungValue> {
    let fitting = Evaluation::LADDER.iter().filter(|rung| rung.fits(at).is_ok());
    let value = |&evaluation: &Evaluation| RungValue { evaluation, value: evaluation.value(at) };
    fitting.map(value).collect()
}

/// The bonus of a king of `side` on each square, for that side; `None` if the evaluator has no such
/// bonus.
pub fn king_bonuses(evaluation: Evaluation, side: Player) -> Option<BySquare> {
    let mut bonuses = [Fine::ZERO; Square::NUM];
    for square in Square::all() {
        bonuses[square.array_index()] = Fine::whole(evaluation.king_bonus(square, side)?);
    }
    Some(bonuses)
}

/// The value of a position under each leaf policy, for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    pub standing: Score,
    /// The static value plus the best exchange.
    pub exchange: Score,
    /// The value of quiescence search; `None` if it exceeded the node limit.
    pub quiescence: Option<Score>,
}

/// The node limit of the quiescence search, which runs between two frames.
const NODES: u64 = 8_000;

impl Worth {
    /// The three values of a position, with a tree's valuation.
    pub fn of(at: &Position, valuation: &Valuation) -> Self {
        valuation.evaluation.run(Weigh(at, valuation))
    }
}

/// A computation over an evaluator.
struct Weigh<'p>(&'p Position, &'p Valuation);

impl WithEvaluator for Weigh<'_> {
    type Output = Worth;

    fn with<E: Explained>(self, evaluator: E) -> Worth {
        let Self(at, valuation) = self;
        let game = valuation.evaluation.game();
        let standing = Since { standing: evaluator, base: valuation.base };
        let exchange = BestExchange { standing, order: CaptureOrder::Geometric };
        Worth {
            standing: standing.value(&game, at, 0),
            exchange: exchange.value(&game, at, 0),
            quiescence: quiet_value(&game, at, &standing, valuation.quiescence, NODES),
        }
    }
}
