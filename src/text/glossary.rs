//! The terms of the field, each explained in a sentence or two.

use std::ops::Range;
use std::sync::LazyLock;

use language::{Language, Phrase, Texts, Words};
use search::Algorithm;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub name: Words,
    pub means: Words,
}

/// Names and meanings; a name that contains another one comes first.
const TERMS: &[(Phrase, Phrase)] = &[
    (Texts::glossary_chance_node, Texts::glossary_chance_node_means),
    (Texts::glossary_expected_value, Texts::glossary_expected_value_means),
    (Texts::glossary_payoff, Texts::glossary_payoff_means),
    (Texts::glossary_max_n, Texts::glossary_max_n_means),
    (Texts::glossary_paranoid, Texts::glossary_paranoid_means),
    (Texts::glossary_information_set, Texts::glossary_information_set_means),
    (Texts::glossary_most_proving_node, Texts::glossary_most_proving_node_means),
    (Texts::glossary_threshold, Texts::glossary_threshold_means),
    (Texts::glossary_expanded, Texts::glossary_expanded_means),
    (Texts::glossary_quiescence, Texts::glossary_quiescence_means),
    (Texts::glossary_static_value, Texts::glossary_static_value_means),
    (Texts::glossary_deep_cut, Texts::glossary_deep_cut_means),
    (Texts::glossary_shallow_cut, Texts::glossary_shallow_cut_means),
    (Texts::glossary_alpha_cut, Texts::glossary_alpha_cut_means),
    (Texts::glossary_beta_cut, Texts::glossary_beta_cut_means),
    (Texts::glossary_forward_pruning, Texts::glossary_forward_pruning_means),
    (Texts::glossary_null_move_pruning, Texts::glossary_null_move_pruning_means),
    (Texts::glossary_futility_pruning, Texts::glossary_futility_pruning_means),
    (Texts::glossary_late_move_reduction, Texts::glossary_late_move_reduction_means),
    (Texts::glossary_stand_pat, Texts::glossary_stand_pat_means),
    (Texts::glossary_horizon_effect, Texts::glossary_horizon_effect_means),
    (Texts::glossary_horizon, Texts::glossary_horizon_means),
    (Texts::glossary_exchange, Texts::glossary_exchange_means),
    (Texts::glossary_re_search, Texts::glossary_re_search_means),
    (Texts::glossary_null_window, Texts::glossary_null_window_means),
    (Texts::glossary_scout, Texts::glossary_scout_means),
    (Texts::glossary_principal_variation_search, Texts::glossary_principal_variation_search_means),
    (Texts::glossary_aspiration_window, Texts::glossary_aspiration_window_means),
    (Texts::glossary_iterative_deepening, Texts::glossary_iterative_deepening_means),
    (Texts::glossary_transposition_table, Texts::glossary_transposition_table_means),
    (Texts::glossary_killer_move, Texts::glossary_killer_move_means),
    (Texts::glossary_history, Texts::glossary_history_means),
    (Texts::glossary_sacrifice, Texts::glossary_sacrifice_means),
    (Texts::glossary_forced_reply, Texts::glossary_forced_reply_means),
    (Texts::glossary_provisional_value, Texts::glossary_provisional_value_means),
    (Texts::glossary_useless_interposition, Texts::glossary_useless_interposition_means),
    (Texts::glossary_mate_by_a_dropped_pawn, Texts::glossary_mate_by_a_dropped_pawn_means),
    (Texts::glossary_mobility_difference, Texts::glossary_mobility_difference_means),
    (Texts::glossary_arrows, Texts::glossary_arrows_means),
    (Texts::glossary_negamax, Texts::glossary_negamax_means),
    (Texts::glossary_wishful_reading, Texts::glossary_wishful_reading_means),
    (Texts::glossary_minimax, Texts::glossary_minimax_means),
    (Texts::glossary_alpha_beta, Texts::glossary_alpha_beta_means),
    (Texts::glossary_window, Texts::glossary_window_means),
    (Texts::glossary_refutation, Texts::glossary_refutation_means),
    (Texts::glossary_cut, Texts::glossary_cut_means),
    (Texts::glossary_best_line, Texts::glossary_best_line_means),
    (Texts::glossary_game_tree, Texts::glossary_game_tree_means),
    (Texts::glossary_leaf, Texts::glossary_leaf_means),
    (Texts::glossary_node, Texts::glossary_node_means),
    (Texts::glossary_root, Texts::glossary_root_means),
    (Texts::glossary_ply, Texts::glossary_ply_means),
    (Texts::glossary_bound, Texts::glossary_bound_means),
    (Texts::glossary_fail_soft, Texts::glossary_fail_soft_means),
    (Texts::glossary_node_types, Texts::glossary_node_types_means),
    (Texts::glossary_side_to_move, Texts::glossary_side_to_move_means),
    (Texts::glossary_material, Texts::glossary_material_means),
    (Texts::glossary_ignored_check, Texts::glossary_ignored_check_means),
];

pub static GLOSSARY: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let brought = Algorithm::terms().map(|term| (term.name, term.means));
    let terms = brought.chain(TERMS.iter().copied());
    // The sides are called as where the term is looked up.
    let told = |means: Phrase| Words::in_each(|tongue| tongue.for_lesson(&means(tongue.texts())));
    let terms = terms.map(|(name, means)| Term { name: Words::of(name), means: told(means) });
    terms.collect()
});

/// The terms in a text, from left to right, each at its first occurrence.
pub fn terms_in(text: &str, language: Language) -> Vec<(Range<usize>, &'static Term)> {
    let mut found: Vec<(Range<usize>, &'static Term)> = Vec::new();
    for term in GLOSSARY.iter() {
        let name = term.name.get(language);
        let Some(at) = find_word(text, name, language) else {
            continue;
        };
        let range = at..at + name.len();
        let overlaps = |other: &Range<usize>| other.start < range.end && range.start < other.end;
        if !found.iter().any(|(other, _)| overlaps(other)) {
            found.push((range, term));
        }
    }
    found.sort_by_key(|(range, _)| range.start);
    found
}

/// The first occurrence of a word; in English, as a whole word or its plural.
fn find_word(text: &str, word: &str, language: Language) -> Option<usize> {
    if !language.is_english() {
        return text.find(word);
    }
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].trim_start_matches('s').chars().next();
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_term_wins_and_parts_of_words_do_not_match() {
        let found = |text, language| -> Vec<&str> {
            let terms = terms_in(text, language);
            terms.into_iter().map(|(range, _)| &text[range]).collect()
        };
        assert_eq!(found("深い枝刈りと枝刈り", Language::Ja), ["深い枝刈り"]);
        assert_eq!(found("the leaves, a leaflet, a leaf.", Language::En), ["leaf"]);
        assert_eq!(found("two cuts; a shortcut", Language::En), ["cut"]);
    }

    #[test]
    fn every_term_is_explained_in_both_languages_and_named_once() {
        for (index, term) in GLOSSARY.iter().enumerate() {
            let (name, means) = (&term.name, &term.means);
            assert!(means.ja.chars().count() > 10, "{}", name.ja);
            assert!(means.en.chars().count() > 20, "{}", name.en);
            for Term { name: other, .. } in &GLOSSARY[index + 1..] {
                assert!(name.ja != other.ja && name.en != other.en);
                assert!(!other.ja.contains(&name.ja), "{} hides {}", name.ja, other.ja);
            }
        }
    }
}
