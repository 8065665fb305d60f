//! Promises that need no run: what evaluators count, what was measured, and plain arithmetic.

use serde::{Deserialize, Serialize};
use shogi_core::PieceKind;

use crate::eval::{Evaluation, EvaluationError};
use crate::formats::sfen::parse_sfen;
use crate::formats::usi::parse_square;
use crate::games::shogi::notation::letter;
use crate::play::{MeasuredMatch, measured_match};
use crate::score::Player;
use crate::subject::FieldError;

/// Something that holds whatever is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    /// The static value of a position, for Black, in the evaluator's units.
    Evaluates {
        /// The evaluator, by id.
        values: String,
        /// The position.
        sfen: String,
        /// The value.
        value: i32,
    },
    /// What Black's king has for standing on a square.
    KingBonus {
        /// The evaluator, by id.
        values: String,
        /// The square, as in `7h` or `78`.
        square: String,
        /// The bonus.
        bonus: i32,
    },
    /// The weights of attacks near the kings, in 1024ths of a unit.
    AttackWeights {
        /// The evaluator, by id.
        values: String,
        /// An attack near one's own king, by distance from 0.
        own: Vec<i32>,
        /// An attack near the other king, by distance from 0.
        other: Vec<i32>,
        /// What several attacks on a square count, in 1024ths of one, from none on.
        several: Vec<i32>,
    },
    /// Pieces of White are taken for pieces of one's own, all unpromoted: "SN" for "B".
    Trade {
        /// The evaluator, by id.
        values: String,
        /// What is given, as letters.
        gives: String,
        /// What is taken.
        takes: String,
        /// What was taken less what was given, in values on the board.
        board: i32,
        /// The same as the balance sees it: each piece leaves one board and comes into the other's
        /// hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        balance: Option<i32>,
    },
    /// How much stronger our engine was with one evaluator than with another, as it was measured.
    Measured {
        /// The one.
        a: String,
        /// The other.
        b: String,
        /// The difference with its error, as in "+45 ± 38".
        elo: String,
    },
    /// A product.
    Product {
        /// The factors.
        of: Vec<u64>,
        /// What they make.
        is: u64,
    },
}

impl Fact {
    /// What is promised, and what is so.
    ///
    /// # Errors
    /// What cannot be read, in its field.
    pub(super) fn hold(&self) -> Result<[String; 3], FieldError> {
        match self {
            Self::Evaluates {
                values,
                sfen,
                value,
            } => {
                let evaluation = evaluator(values)?;
                let at =
                    parse_sfen(sfen).map_err(|error| FieldError::said(&error).field("sfen"))?;
                let fits = evaluation.fits(&at);
                fits.map_err(|error| FieldError::said(&error).field("values"))?;
                let actual = evaluation.value(&at).0.to_string();
                Ok([format!("{values} of {sfen}"), value.to_string(), actual])
            }
            Self::KingBonus {
                values,
                square,
                bonus,
            } => {
                let evaluation = evaluator(values)?;
                let at = parse_square(square)
                    .map_err(|error| FieldError::said(&error).field("square"))?;
                let actual = evaluation.king_bonus(at, Player::Max);
                let actual = actual.map_or("none".to_owned(), |bonus| bonus.to_string());
                Ok([
                    format!("{values}: king on {square}"),
                    bonus.to_string(),
                    actual,
                ])
            }
            Self::AttackWeights {
                values,
                own,
                other,
                several,
            } => {
                let said = |own: &[i32], other: &[i32], several: &[i32]| {
                    format!("own {own:?} other {other:?} several {several:?}")
                };
                let actual = evaluator(values)?.attack_weights();
                let actual = actual.map_or("none".to_owned(), |weights| {
                    said(&weights.own, &weights.other, &weights.several)
                });
                let expected = said(own, other, several);
                Ok([format!("{values}: weights of attacks"), expected, actual])
            }
            Self::Trade {
                values,
                gives,
                takes,
                board,
                balance,
            } => {
                let evaluation = evaluator(values)?;
                let (gives, takes) = (kinds(gives, "gives")?, kinds(takes, "takes")?);
                let pieces = evaluation.values();
                let sum = |kinds: &[PieceKind], of: &dyn Fn(PieceKind) -> i32| -> i32 {
                    kinds.iter().map(|&kind| of(kind)).sum()
                };
                let less = |of: &dyn Fn(PieceKind) -> i32| sum(&takes, of) - sum(&gives, of);
                let on_board = less(&|kind| pieces.board(kind));
                let swing = less(&|kind| pieces.board(kind) + pieces.hand(kind));
                let said = |board: i32, balance: Option<i32>| match balance {
                    Some(balance) => format!("{board}, balance {balance}"),
                    None => board.to_string(),
                };
                let names = |kinds: &[PieceKind]| -> String {
                    kinds.iter().map(|&kind| letter(kind)).collect()
                };
                Ok([
                    format!("{values}: {} for {}", names(&takes), names(&gives)),
                    said(*board, *balance),
                    said(on_board, balance.map(|_| swing)),
                ])
            }
            Self::Measured { a, b, elo } => {
                let actual = measured_match(a, b).map(MeasuredMatch::elo_text);
                let actual = actual.unwrap_or_else(|| "not measured".to_owned());
                Ok([format!("{a} against {b}, measured"), elo.clone(), actual])
            }
            Self::Product { of, is } => {
                let product = of
                    .iter()
                    .try_fold(1_u64, |product, &f| product.checked_mul(f));
                let factors: Vec<_> = of.iter().map(u64::to_string).collect();
                let actual = product.map_or("too large".to_owned(), |product| product.to_string());
                Ok([factors.join(" × "), is.to_string(), actual])
            }
        }
    }
}

fn evaluator(id: &str) -> Result<Evaluation, FieldError> {
    id.parse()
        .map_err(|error: EvaluationError| FieldError::said(&error).field("values"))
}

/// Unpromoted pieces, written as letters.
fn kinds(letters: &str, field: &'static str) -> Result<Vec<PieceKind>, FieldError> {
    letters
        .chars()
        .map(|sign| {
            let mut all = PieceKind::all()
                .into_iter()
                .filter(|kind| kind.unpromote().is_none());
            all.find(|&kind| letter(kind) == sign.to_string())
                .ok_or_else(|| {
                    FieldError::new(
                        format!("「{sign}」は駒の文字ではない。P L N S G B R K のどれか"),
                        format!("'{sign}' is no piece: expected P, L, N, S, G, B, R or K"),
                    )
                    .field(field)
                })
        })
        .collect()
}
