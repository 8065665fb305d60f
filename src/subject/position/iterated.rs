//! A tree of moves generated from the line after a pass.

use serde::{Deserialize, Serialize};
use shogi_core::{Color, Move};
use shunsai::Position;

use super::super::field::FieldError;
use formats::usi::read_usi_move;
use game::AnswerKind;
use language::{Language, Phrase, Texts, Tongue, Words};
use search::{CalledBy, Iterated, MoveFilter};

/// Settings for generating moves from the line after a pass (指し手の反復生成; YSS, section 3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IteratedSetup {
    /// The depth of the search after a pass, in plies.
    pub after_pass: u8,
    /// Which moves of the line trigger candidates, by level: in the position, at its replies, and
    /// so on.
    pub levels: Vec<CalledBy>,
    /// The ordinary moves at some positions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<FirstMoves>,
    /// The ordinary moves elsewhere; by default those of the classes of YSS.
    #[serde(default = "classes")]
    pub ordinary: MoveFilter,
    /// Moves in USI that come first among equally good ones, which decides between several best
    /// lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prefers: Vec<String>,
}

/// The default of [`IteratedSetup::ordinary`].
const fn classes() -> MoveFilter {
    MoveFilter::Yss
}

/// The ordinary moves at a position, which are searched regardless of a pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstMoves {
    /// The moves that lead there, in USI; empty for the position of the lesson.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<String>,
    /// The moves, in USI; illegal ones are left out.
    pub moves: Vec<String>,
}

/// The greatest default depth after a pass: together with the pass, the limit of any tree.
const DEEPEST_PASS: u8 = 39;

impl Default for IteratedSetup {
    fn default() -> Self {
        Self {
            after_pass: 3,
            levels: vec![CalledBy::All],
            first: Vec::new(),
            ordinary: classes(),
            prefers: Vec::new(),
        }
    }
}

impl IteratedSetup {
    /// The default for a depth of `depth` plies: the opponent's line is as long as the search of a
    /// candidate.
    pub fn of_depth(depth: u8) -> Self {
        Self { after_pass: depth.clamp(1, DEEPEST_PASS), ..Self::default() }
    }

    /// The total depth of the tree in plies from the root, if each candidate is searched to
    /// `depth`.
    pub(super) fn plies(&self, depth: u8) -> u8 {
        let above = self.levels.len().saturating_sub(1);
        let above = u8::try_from(above).unwrap_or(u8::MAX);
        above.saturating_add(depth.max(self.after_pass.saturating_add(1)))
    }

    /// The plan of the search below `root`.
    pub(super) fn plan(&self, root: &Position) -> Result<Iterated<Move>, FieldError> {
        let read = |(number, text): (usize, &String), side: Color| {
            read_usi_move(text, side).ok_or_else(|| {
                let quoted = |language: Language| match language.tongue() {
                    Tongue::Ja => text.clone(),
                    Tongue::En => format!("{text:?}"),
                };
                let error = FieldError::new(Words::in_each(|language| {
                    language.texts().lessons_files_no_move(quoted(language))
                }));
                error.item(number)
            })
        };
        let moves = |texts: &[String], side: Color| {
            let read = texts.iter().enumerate().map(|text| read(text, side));
            read.collect::<Result<Vec<_>, _>>()
        };
        let side = root.side_to_move();
        let mut first = Vec::new();
        for (number, given) in self.first.iter().enumerate() {
            let within = |error: FieldError, field| error.field(field).item(number).field("first");
            let mut to_move = side;
            let mut after = Vec::new();
            for text in given.after.iter().enumerate() {
                after.push(read(text, to_move).map_err(|error| within(error, "after"))?);
                to_move = to_move.flip();
            }
            let moves = moves(&given.moves, to_move).map_err(|error| within(error, "moves"))?;
            first.push((after, moves));
        }
        // The side of a board move is implied, but not that of a drop.
        let mut prefers = Vec::new();
        for side in [Color::Black, Color::White] {
            let read = moves(&self.prefers, side);
            prefers.extend(read.map_err(|error| error.field("prefers"))?);
        }
        Ok(Iterated {
            after_pass: self.after_pass,
            levels: self.levels.clone(),
            first,
            ordinary: self.ordinary,
            prefers,
        })
    }
}

pub(super) fn answer_name(kind: AnswerKind, language: Language) -> String {
    let name: Phrase = match kind {
        AnswerKind::OwnMove => Texts::subjects_answer_own_move,
        AnswerKind::TakesThePiece => Texts::subjects_answer_takes,
        AnswerKind::Escapes => Texts::subjects_answer_escapes,
        AnswerKind::Interposes => Texts::subjects_answer_interposes,
        AnswerKind::Supports => Texts::subjects_answer_supports,
        AnswerKind::Occupies => Texts::subjects_answer_occupies,
        AnswerKind::OpensTheWay => Texts::subjects_answer_opens,
    };
    name(language.texts())
}
