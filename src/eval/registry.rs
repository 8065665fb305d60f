//! The registry of evaluators.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::explained::{EvaluationTerm, Explained, WithEvaluator};
use super::game_evaluation::{GameEvaluation, SearchedGame, WithGameEvaluator};
use super::ladder::{self, DISCOUNTED, Ladder, Rung, WeightTables};
use super::material::Material;
use super::own::{OWN_ID, ValuesText, parse_values};
use game::Evaluator;
use games::shogi::values::{PieceValues, USAPYON, YANEURAOU, YSS};
use games::shogi::{Shogi, player_of};
use language::{Language, Phrase, Say, Texts, Words};
use score::{Player, Score};

struct Row {
    id: &'static str,
    /// Aliases of the id.
    also: &'static [&'static str],
    name: Phrase,
    /// The books and articles that its numbers come from, one per line.
    sources: Phrase,
    /// Its piece values, which are also used for captures.
    values: PieceValues,
    pawn: i32,
    /// Its rung of the ladder, if above the second: such rungs evaluate king safety and need both
    /// kings.
    rung: Option<&'static Rung>,
}

const fn rung(rung: &'static Rung, id: &'static str, name: Phrase) -> Row {
    Row {
        id,
        also: &[],
        name,
        sources: Texts::evaluators_sources_ladder,
        values: DISCOUNTED,
        pawn: 90,
        rung: Some(rung),
    }
}

/// Material with custom values.
const fn own(values: PieceValues) -> Row {
    let pawn = values.board(PieceKind::Pawn);
    Row {
        id: OWN_ID,
        also: &[],
        name: Texts::evaluators_own,
        sources: Texts::evaluators_sources_own,
        values,
        // The unit must be positive.
        pawn: if pawn > 0 { pawn } else { 1 },
        rung: None,
    }
}

macro_rules! evaluators {
    ($($(#[$doc:meta])* $name:ident: $evaluator:expr, $row:expr;)*) => {
        /// An evaluator of shogi: a row of the registry, or material with custom values.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Evaluation {
            $($(#[$doc])* $name,)*
            /// Material with custom values.
            Own(PieceValues),
        }

        impl Evaluation {
            /// Every evaluator with a name, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn row(self) -> Row {
                match self {
                    $(Self::$name => $row,)*
                    Self::Own(values) => own(values),
                }
            }

            /// The evaluator, where the speed of a call does not matter.
            pub fn evaluator(self) -> Box<dyn Evaluator<Shogi>> {
                match self {
                    $(Self::$name => Box::new($evaluator),)*
                    Self::Own(values) => Box::new(Material(values)),
                }
            }

            pub fn run<W: WithEvaluator>(self, work: W) -> W::Output {
                match self {
                    $(Self::$name => work.with($evaluator),)*
                    Self::Own(values) => work.with(Material(values)),
                }
            }
        }
    };
}

evaluators! {
    /// Material as うさぴょん counts it: a piece in hand is worth 5 % more.
    #[default]
    Usapyon: Material(USAPYON), Row {
        id: "usapyon",
        also: &[],
        name: Texts::evaluators_usapyon,
        sources: Texts::evaluators_sources_usapyon,
        values: USAPYON,
        pawn: 100,
        rung: None,
    };
    /// Material as YSS counts it.
    Yss: Material(YSS), Row {
        id: "yss",
        also: &[],
        name: Texts::evaluators_yss,
        sources: Texts::evaluators_sources_yss,
        values: YSS,
        pawn: 100,
        rung: None,
    };
    /// Material as やねうら王 counts it: the first step of its ladder of evaluations.
    Yaneuraou: Material(YANEURAOU), Row {
        id: "yaneuraou",
        also: &["material-1"],
        name: Texts::evaluators_yaneuraou,
        sources: Texts::evaluators_sources_yaneuraou,
        values: YANEURAOU,
        pawn: 90,
        rung: None,
    };
    /// The same, with a piece on the board worth a tenth less than one in hand: the second step.
    Material2: Ladder(&ladder::MATERIAL_2), Row {
        rung: None,
        ..rung(&ladder::MATERIAL_2, "material-2", Texts::evaluators_material_2)
    };
    /// The third step: attacks, by their distance to both kings.
    Material3: Ladder(&ladder::MATERIAL_3), rung(&ladder::MATERIAL_3, "material-3", Texts::evaluators_material_3);
    /// The fourth step: diminishing weights of several attacks on a square.
    Material4: Ladder(&ladder::MATERIAL_4), rung(&ladder::MATERIAL_4, "material-4", Texts::evaluators_material_4);
    /// The fifth step: the same as one table, with other weights.
    Material5: Ladder(&ladder::MATERIAL_5), rung(&ladder::MATERIAL_5, "material-5", Texts::evaluators_material_5);
    /// The sixth step, KKPEE9: more than two attacks count as two, and the table includes the
    /// piece.
    Material6: Ladder(&ladder::MATERIAL_6), rung(&ladder::MATERIAL_6, "material-6", Texts::evaluators_material_6);
    /// The seventh step: supported and attacked pieces.
    Material7: Ladder(&ladder::MATERIAL_7), rung(&ladder::MATERIAL_7, "material-7", Texts::evaluators_material_7);
    /// The eighth step: squares around each king, and a bonus for the king's own square.
    Material8: Ladder(&ladder::MATERIAL_8), rung(&ladder::MATERIAL_8, "material-8", Texts::evaluators_material_8);
    /// The eighth step with a bonus for the king's rank instead of its square.
    Material8Rank: Ladder(&ladder::MATERIAL_8_RANK), rung(&ladder::MATERIAL_8_RANK, "material-8-rank", Texts::evaluators_material_8_rank);
    /// The eighth step without a bonus for the king's place.
    Material8None: Ladder(&ladder::MATERIAL_8_NONE), rung(&ladder::MATERIAL_8_NONE, "material-8-none", Texts::evaluators_material_8_none);
}

impl Evaluation {
    /// The ladder of やねうら王, from the lowest rung: one idea per rung.
    pub const LADDER: [Self; 8] = [
        Self::Yaneuraou,
        Self::Material2,
        Self::Material3,
        Self::Material4,
        Self::Material5,
        Self::Material6,
        Self::Material7,
        Self::Material8,
    ];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    pub fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    /// The books and articles that its numbers come from, one per line.
    pub fn sources(self, language: Language) -> String {
        (self.row().sources)(language.texts())
    }

    /// Whether it counts pieces alone.
    pub const fn is_material(self) -> bool {
        self.row().rung.is_none()
    }

    /// The value of a pawn, the unit for comparing readers.
    pub const fn pawn(self) -> i32 {
        self.row().pawn
    }

    pub const fn values(self) -> PieceValues {
        self.row().values
    }

    /// The game in which captures are counted by the change in material.
    pub const fn game(self) -> Shogi {
        Shogi { values: self.row().values.by_balance() }
    }

    /// Checks that `at` has the kings that the evaluator needs.
    ///
    /// # Errors
    /// If a king is missing and the evaluator uses the distance to both.
    pub fn fits(self, at: &Position) -> Result<(), NeedsKings> {
        let missing =
            [Color::Black, Color::White].into_iter().find(|&side| at.king_square(side).is_none());
        match missing {
            Some(side) if self.row().rung.is_some() => {
                Err(NeedsKings { evaluator: self.id(), missing: player_of(side) })
            }
            _ => Ok(()),
        }
    }

    /// The static value of `at`, for Black.
    pub fn value(self, at: &Position) -> Score {
        struct Value<'p>(&'p Position, Shogi);
        impl WithEvaluator for Value<'_> {
            type Output = Score;
            fn with<E: Explained>(self, evaluator: E) -> Score {
                evaluator.value(&self.1, self.0, 0)
            }
        }
        self.run(Value(at, self.game()))
    }

    /// The static value of `at` by the direct formula, without tables, to verify
    /// [`Evaluation::value`].
    pub fn direct(self, at: &Position) -> Score {
        struct Direct<'p>(&'p Position);
        impl WithEvaluator for Direct<'_> {
            type Output = Score;
            fn with<E: Explained>(self, evaluator: E) -> Score {
                evaluator.direct(self.0)
            }
        }
        self.run(Direct(at))
    }

    /// The bonus for a king of `side` on `square`, for that side; `None` if the evaluator has no
    /// such bonus.
    pub fn king_bonus(self, square: Square, side: Player) -> Option<i32> {
        let color = match side {
            Player::Max => Color::Black,
            Player::Min => Color::White,
        };
        self.row().rung?.king_bonus(square, color)
    }

    /// The weights of attacks near the kings; `None` if they are not counted.
    pub fn attack_weights(self) -> Option<WeightTables> {
        self.row().rung?.weight_tables()
    }

    /// The terms of the static value of `at`; they add up to it.
    pub fn terms(self, at: &Position) -> Vec<EvaluationTerm> {
        struct Terms<'p>(&'p Position);
        impl WithEvaluator for Terms<'_> {
            type Output = Vec<EvaluationTerm>;
            fn with<E: Explained>(self, evaluator: E) -> Self::Output {
                evaluator.terms(self.0)
            }
        }
        self.run(Terms(at))
    }
}

impl SearchedGame for Shogi {
    type Evaluation = Evaluation;

    const DEEPEST: u8 = 4;
    const HAS_STRONG: bool = true;
    const SHARES_CHANCE: bool = false;
}

impl GameEvaluation<Shogi> for Evaluation {
    const ALL: &'static [Self] = Self::ALL;

    fn id(self) -> &'static str {
        Self::id(self)
    }

    fn name(self, language: Language) -> String {
        Self::name(self, language)
    }

    fn sources(self, language: Language) -> String {
        Self::sources(self, language)
    }

    fn term(self, language: Language) -> String {
        language.texts().subjects_static_value()
    }

    fn unit(self) -> i32 {
        Self::pawn(self)
    }

    fn pawn(self) -> Option<i32> {
        Some(Self::pawn(self))
    }

    fn game(self) -> Shogi {
        Self::game(self)
    }

    fn fits(self, at: &Position) -> Result<(), Words> {
        Self::fits(self, at).map_err(|missing| missing.words())
    }

    fn run<W: WithGameEvaluator<Shogi>>(self, work: W) -> W::Output {
        struct Plain<W>(W);
        impl<W: WithGameEvaluator<Shogi>> WithEvaluator for Plain<W> {
            type Output = W::Output;
            fn with<E: Explained>(self, evaluator: E) -> W::Output {
                self.0.with(evaluator)
            }
        }
        Self::run(self, Plain(work))
    }

    fn text(self) -> String {
        self.to_string()
    }

    fn find(text: &str) -> Result<Self, Words> {
        text.parse()
    }

    fn is_own(text: &str) -> bool {
        text.split(':').next() == Some(OWN_ID)
    }

    fn of_openings() -> Self {
        Self::Yaneuraou
    }
}

impl fmt::Display for Evaluation {
    /// The id, or for custom values a text that describes them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(values) => write!(f, "{OWN_ID}:{}", ValuesText(values)),
            named => f.pad(named.id()),
        }
    }
}

/// A king that the evaluator needs is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedsKings {
    /// The id of the evaluator.
    pub evaluator: &'static str,
    pub missing: Player,
}

impl Say for NeedsKings {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        let side = match self.missing {
            Player::Max => texts.shogi_black(),
            Player::Min => texts.shogi_white(),
        };
        texts.evaluators_needs_kings(self.evaluator, side)
    }
}

says_errors!(NeedsKings);

/// The ids of all evaluators, as text.
fn ids() -> String {
    let rows = Evaluation::ALL.iter().map(|evaluation| evaluation.row());
    let ids: Vec<_> =
        rows.flat_map(|row| std::iter::once(row.id).chain(row.also.iter().copied())).collect();
    ids.join(", ")
}

impl FromStr for Evaluation {
    type Err = Words;

    /// Parses an id, or `own:` followed by the values that differ from those of usapyon:
    /// `own:S=1150,+S=1200,S*=1200`.
    fn from_str(text: &str) -> Result<Self, Words> {
        if let (OWN_ID, values) = text.split_once(':').unwrap_or((text, "")) {
            return parse_values(values).map(Self::Own);
        }
        let has_it = |row: &Row| row.id == text || row.also.contains(&text);
        let found = Self::ALL.iter().find(|evaluation| has_it(&evaluation.row()));
        let unknown = || Words::of(|texts| texts.evaluators_unknown(text, ids()));
        found.copied().ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_every_row_names_its_sources() {
        let mut seen = std::collections::HashSet::new();
        for &evaluation in Evaluation::ALL {
            let row = evaluation.row();
            for &id in std::iter::once(&row.id).chain(row.also) {
                assert!(seen.insert(id), "{id}");
                assert_eq!(id.parse(), Ok(evaluation));
                assert_ne!(id, OWN_ID);
            }
            assert!(!evaluation.sources(Language::En).is_empty());
        }
    }
}
