//! Proof and disproof number as the columns of an algorithm.

use super::numbers::ProofNumbers;
use crate::columns::{
    AskedNumber, ColumnsWords, NodeColumn, NodeColumns, NumberKind, Settlement, SheetColumn,
    SheetColumns, Steering, TermOfArt,
};
use language::Texts;
use score::Score;

/// Proof and disproof number (Allis 1994): the least numbers of leaves still to be settled.
///
/// At a node, one of the two is the least of the children's, by which the search also chooses a
/// child, and the other their sum: where the player at the root chooses, the least is the first.
pub(crate) const COLUMNS: NodeColumns = NodeColumns {
    columns: [
        NodeColumn {
            id: "proof",
            name: Texts::proof_card_proof,
            alone: Some(AskedNumber {
                asked: Texts::predict_proof,
                ask: |texts, place| texts.predict_words_ask_proof(place),
                ask_limit: |texts, child| texts.predict_words_ask_limit_proof(child),
            }),
            hint: Texts::predict_words_hint_least_proof,
            range: |texts, range| texts.window_group_proof(range),
        },
        NodeColumn {
            id: "disproof",
            name: Texts::proof_card_disproof,
            alone: Some(AskedNumber {
                asked: Texts::predict_disproof,
                ask: |texts, place| texts.predict_words_ask_disproof(place),
                ask_limit: |texts, child| texts.predict_words_ask_limit_disproof(child),
            }),
            hint: Texts::predict_words_hint_least_disproof,
            range: |texts, range| texts.window_group_disproof(range),
        },
    ],
    sheet: SHEET,
    unread: Some(score::NodeNumbers { first: Score(1), second: Score(1) }),
    of_value: |value, root| {
        let wins = root.prefers(value, Score(0));
        if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN }.into()
    },
    of_children: |at, children| {
        let children = children.iter().map(|&child| child.into());
        ProofNumbers::of_children(at.root_chooses(), children).into()
    },
    settled: |numbers| {
        let numbers = ProofNumbers::from(numbers);
        let settled = if numbers.is_proven() { Settlement::Proven } else { Settlement::Disproven };
        numbers.is_settled().then_some(settled)
    },
    steering: |at| Steering { column: usize::from(!at.root_chooses()), greatest: false },
    together: None,
    words: ColumnsWords {
        about: |texts, algorithm, attacker| texts.page_handout_proof_about(algorithm, attacker),
        rule: |texts, at, column| {
            let first = if at.root_chooses() {
                texts.predict_words_hint_any_proves()
            } else {
                texts.predict_words_hint_all_prove()
            };
            let is_least = at.root_chooses() == (column == 0);
            let second = if is_least {
                texts.predict_words_hint_least()
            } else {
                texts.predict_words_hint_sum()
            };
            [first, second]
        },
        follow: Texts::predict_words_hint_most_proving,
        at_root: None,
        spoken: |texts, proof, disproof| texts.proof_card_spoken(disproof, proof),
    },
    terms: &[
        TermOfArt {
            name: Texts::glossary_disproof_number,
            means: Texts::glossary_disproof_number_means,
        },
        TermOfArt { name: Texts::glossary_proof_number, means: Texts::glossary_proof_number_means },
    ],
};

/// Both on a sheet.
const SHEET: SheetColumns = SheetColumns {
    columns: [
        SheetColumn {
            kind: NumberKind::Count,
            field: Texts::fill_in_proof,
            heading: Texts::page_handout_proof,
            wrong: Texts::sheets_wrong_proof,
            wrong_why: Texts::sheets_wrong_proof_why,
        },
        SheetColumn {
            kind: NumberKind::Count,
            field: Texts::fill_in_disproof,
            heading: Texts::page_handout_disproof,
            wrong: Texts::sheets_wrong_disproof,
            wrong_why: Texts::sheets_wrong_disproof_why,
        },
    ],
    name: Texts::sheets_numbers,
    write: Texts::fill_in_about_numbers,
    print: Texts::page_handout_numbers,
    swapped: Some([Texts::sheets_swapped_numbers, Texts::sheets_swapped_numbers_why]),
    wrong: Texts::sheets_wrong_numbers,
    wrong_why: Texts::sheets_wrong_numbers_why,
};
