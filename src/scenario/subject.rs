//! What a lesson is about: its subject → tree and subject.

use super::grow::{grow_position, plan};
use super::schema::{ExchangeSetup, LeafPolicy, SubjectSetup};
use crate::formats::sfen;
use crate::formats::usi;
use crate::games::diagram::Diagram;
use crate::games::shogi::values::scheme;
use crate::games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use crate::language::{Say, Words};
use crate::search::Algorithm;
use crate::subject::ExchangeSubject;
use crate::subject::SubjectTree;
use crate::subject::{GridSubject, PositionSubject};
use crate::tree::{Watch, grow};

/// The most nodes a lesson's tree may have.
pub const MAX_NODES: usize = 5_000_000;

/// A fault in the meaning of a lesson: what is wrong, and the text in the file that it is about.
pub(super) struct FieldError {
    pub about: String,
    pub what: Words,
    /// The field after which it is to be looked for; none: anywhere.
    pub after: &'static str,
    /// How many equal texts stand before it there.
    pub skip: usize,
}

impl FieldError {
    /// A fault, anywhere.
    pub(super) fn new(
        about: impl Into<String>,
        ja: impl Into<String>,
        en: impl Into<String>,
    ) -> Self {
        Self {
            about: about.into(),
            what: Words {
                ja: ja.into(),
                en: en.into(),
            },
            after: "",
            skip: 0,
        }
    }

    /// The same fault, after so many equal texts.
    pub(super) fn skipping(self, skip: usize) -> Self {
        Self { skip, ..self }
    }

    /// The same fault, in what follows a field.
    pub(super) fn after(self, field: &'static str) -> Self {
        Self {
            after: field,
            ..self
        }
    }

    /// A fault that says itself what it is.
    pub(super) fn said(about: impl Into<String>, what: &impl Say) -> Self {
        let Words { ja, en } = what.words();
        Self::new(about, ja, en)
    }
}

/// Whether an algorithm can run on the tree of a subject: those that know the choice to stop run
/// where there is one, the others elsewhere.
#[must_use]
pub fn runs_on(algorithm: Algorithm, subject: &SubjectSetup) -> bool {
    let declines = match subject {
        SubjectSetup::Exchange(_) => true,
        SubjectSetup::Position(setup) => plan(setup, setup.depth, 0).declines(),
        SubjectSetup::Diagram { .. } | SubjectSetup::TicTacToe { .. } => false,
    };
    let is_exchange = matches!(subject, SubjectSetup::Exchange(_));
    algorithm.declines() == declines && (is_exchange || !algorithm.is_exchange())
}

pub(super) fn set_up(subject: &SubjectSetup, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
    match subject {
        SubjectSetup::Diagram { root, tree } => {
            let (tree, diagram) =
                Diagram::build(tree, *root).map_err(|e| FieldError::said(e.name(), &e))?;
            Ok(SubjectTree::new(tree, diagram))
        }
        SubjectSetup::Exchange(setup) => set_up_exchange(setup, watch),
        SubjectSetup::Position(setup) => {
            let root = position(&setup.sfen, &setup.moves)?;
            let tree = grow_position(setup, &root, watch)?;
            let exchange = setup.leaf == LeafPolicy::Exchange;
            Ok(SubjectTree::of_shogi(
                tree,
                PositionSubject { root, exchange },
            ))
        }
        SubjectSetup::TicTacToe { board } => {
            let root = Grid::parse(board).map_err(|e| FieldError::said(board, &e))?;
            let tree = grow(&TicTacToe, &root, 9, watch, &ThreeInARow)
                .map_err(|e| FieldError::said(board, &e))?;
            Ok(SubjectTree::new(tree, GridSubject { root }))
        }
    }
}

/// The position of a lesson: a position, and moves from there.
pub(super) fn position(sfen_text: &str, moves: &[String]) -> Result<shunsai::Position, FieldError> {
    let mut position =
        sfen::parse_sfen(sfen_text).map_err(|e| FieldError::said(sfen_text, &e).after("sfen:"))?;
    for (number, text) in moves.iter().enumerate() {
        let mv = usi::parse_usi_move(text, &position).map_err(|e| {
            let before = moves[..number].iter().filter(|other| *other == text);
            let nth = before.count();
            FieldError::said(text, &e).after("moves:").skipping(nth)
        })?;
        position.do_move(mv);
    }
    Ok(position)
}

fn set_up_exchange(setup: &ExchangeSetup, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
    let position = position(&setup.sfen, &setup.moves)?;
    let square =
        usi::parse_square(&setup.square).map_err(|e| FieldError::said(&setup.square, &e))?;
    let scheme = scheme(&setup.values).map_err(|e| FieldError::said(&setup.values, &e))?;
    let (tree, subject) = ExchangeSubject::set_up(position, square, scheme, setup.captures, watch)
        .map_err(|e| FieldError::said(&setup.square, &e))?;
    Ok(SubjectTree::of_shogi(tree, subject))
}
