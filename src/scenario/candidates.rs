//! Promises about the candidate moves of a position.

use serde::{Deserialize, Serialize};
use shogi_core::Move;
use shunsai::Position;

use formats::sfen::parse_sfen;
use formats::usi::parse_usi_move;
use language::Words;
use plausible::{Judged, MoveClass, Omission, judge};
use subject::FieldError;

/// A claim about the moves that the classes generate in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CandidateClaim {
    Generated {
        /// In USI.
        mv: String,
        /// The id of its class.
        class: String,
        /// For Black.
        provisional: i32,
    },
    /// A legal move is not generated.
    NotGenerated {
        /// In USI.
        mv: String,
        /// The id of the reason.
        why: String,
    },
    Count {
        generated: usize,
        legal: usize,
    },
    /// The number of generated moves of a class.
    OfClass {
        class: String,
        generated: usize,
    },
}

impl CandidateClaim {
    /// Checks the claim in a position `ply` plies from the root of the search; returns its name,
    /// the promised and the actual value.
    pub(super) fn hold(&self, sfen: &str, ply: usize) -> Result<[String; 3], FieldError> {
        let at = parse_sfen(sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
        let judged = judge(&at, ply);
        let generated = || judged.iter().filter(|one| one.omitted.is_none());
        Ok(match self {
            Self::Generated { mv, class, provisional } => {
                let one = find(&judged, &at, mv)?;
                let said = |class: &str, value: i32| format!("{class} {value}");
                let id = one.class.map_or("none", MoveClass::id);
                let actual = match one.omitted {
                    None => said(id, one.provisional.0),
                    Some(why) => format!("not generated: {}", why.id()),
                };
                [format!("candidate {mv}"), said(class, *provisional), actual]
            }
            Self::NotGenerated { mv, why } => {
                let one = find(&judged, &at, mv)?;
                let actual = one.omitted.map_or("generated", Omission::id);
                [format!("not generated: {mv}"), why.clone(), actual.to_owned()]
            }
            Self::Count { generated: count, legal } => {
                let said = |count: usize, legal: usize| format!("{count} of {legal}");
                let actual = said(generated().count(), judged.len());
                ["candidates".to_owned(), said(*count, *legal), actual]
            }
            Self::OfClass { class, generated: count } => {
                let wanted: MoveClass = class
                    .parse()
                    .map_err(|error: String| FieldError::new(Words::same(error)).field("class"))?;
                let of_class = generated().filter(|one| one.class == Some(wanted)).count();
                [format!("candidates: {class}"), count.to_string(), of_class.to_string()]
            }
        })
    }
}

fn find(judged: &[Judged], at: &Position, mv: &str) -> Result<Judged, FieldError> {
    let parsed = parse_usi_move(mv, at).map_err(|error| FieldError::new(error).field("mv"))?;
    let same = |one: &&Judged| -> bool { Move::eq(&one.mv, &parsed) };
    judged
        .iter()
        .find(same)
        .copied()
        .ok_or_else(|| FieldError::of(|texts| texts.lessons_files_not_legal(mv)).field("mv"))
}
