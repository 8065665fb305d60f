//! Proof and disproof number as the columns of an algorithm.

use super::numbers::ProofNumbers;
use crate::columns::{NodeColumn, NodeColumns, TermOfArt};
use language::Texts;
use score::NodeNumbers;

/// Proof and disproof number (Allis 1994): the least numbers of leaves still to be settled.
pub(crate) const COLUMNS: NodeColumns = NodeColumns {
    columns: [
        NodeColumn {
            id: "proof",
            name: Texts::proof_card_proof,
            field: Texts::fill_in_proof,
            heading: Texts::page_handout_proof,
            asked: Texts::predict_proof,
            ask: |texts, place| texts.predict_words_ask_proof(place),
            ask_limit: |texts, child| texts.predict_words_ask_limit_proof(child),
            hint: Texts::predict_words_hint_least_proof,
            range: |texts, range| texts.window_group_proof(range),
            wrong: Texts::sheets_wrong_proof,
            wrong_why: Texts::sheets_wrong_proof_why,
        },
        NodeColumn {
            id: "disproof",
            name: Texts::proof_card_disproof,
            field: Texts::fill_in_disproof,
            heading: Texts::page_handout_disproof,
            asked: Texts::predict_disproof,
            ask: |texts, place| texts.predict_words_ask_disproof(place),
            ask_limit: |texts, child| texts.predict_words_ask_limit_disproof(child),
            hint: Texts::predict_words_hint_least_disproof,
            range: |texts, range| texts.window_group_disproof(range),
            wrong: Texts::sheets_wrong_disproof,
            wrong_why: Texts::sheets_wrong_disproof_why,
        },
    ],
    unread: NodeNumbers { first: 1, second: 1 },
    of_value: |wins| if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN }.into(),
    of_children: |chooses, children| {
        let children = children.iter().map(|&child| child.into());
        ProofNumbers::of_children(chooses, children).into()
    },
    settled: |numbers| {
        let numbers = ProofNumbers::from(numbers);
        numbers.is_settled().then(|| numbers.is_proven())
    },
    about: |texts, algorithm, attacker| texts.page_handout_proof_about(algorithm, attacker),
    terms: &[
        TermOfArt {
            name: Texts::glossary_disproof_number,
            means: Texts::glossary_disproof_number_means,
        },
        TermOfArt { name: Texts::glossary_proof_number, means: Texts::glossary_proof_number_means },
    ],
};
