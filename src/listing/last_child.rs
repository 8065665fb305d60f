//! Minimax that tracks the best value, and its return value. (m-01)

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, said};
use language::{Phrase, Texts, Words};
use score::{Player, Score};
use tree::{Kind, NodeId, Tree};

pub(super) const ROW: TwinRow = TwinRow {
    id: "m-01-return",
    name: Texts::listing_last_child_name,
    symptom: Texts::listing_last_child_symptom,
    hint: Texts::listing_last_child_hint,
    explanation: Texts::listing_last_child_explanation,
    assumption: Some(Texts::listing_last_child_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_article,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Diagram {
        tree: "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_last_child_line_function_root_value_root),
    same(1, Texts::listing_last_child_line_return_largest_value_next),
    same(0, Texts::listing_last_child_line_function_value_node_depth),
    same(1, Texts::listing_last_child_line_if_depth_0_return),
    same(1, Texts::listing_last_child_line_best_if_black_move),
    same(1, Texts::listing_last_child_line_for_each_child_from),
    same(2, Texts::listing_last_child_line_v_value_child_depth),
    same(2, Texts::listing_last_child_line_if_v_better_than),
    differs(1, Texts::listing_last_child_line_published, Texts::listing_last_child_line_corrected),
];

/// The names of nodes in the article, in the order of the figure.
const KANA: &str = "アイウエオカキクケコサシスセソタチツテトナニ";

const V: Phrase = |_| "v".to_owned();
const BEST: Phrase = Texts::listing_last_child_var_best;

/// The name of a node: kana in Japanese, a letter in English, as in the lesson.
fn name(node: NodeId) -> Words {
    let (kana, letter) = KANA.chars().zip('A'..).nth(node.index()).unwrap_or(('?', '?'));
    Words { ja: kana.to_string(), en: letter.to_string() }
}

fn run(version: ListingVersion, tree: &Tree) -> ListingRun {
    let mut run = ListingRun::default();
    let mut largest = Player::Max.worst();
    for child in tree.children(NodeId::ROOT) {
        let value = value_of(version, tree, child, &mut run);
        largest = Player::Max.better(largest, value);
        let name = name(child);
        let value = said(value.0);
        run.step(
            1,
            Words::in_each(|language| {
                language.texts().listing_last_child_said_worth(name.get(language), &value)
            }),
            vec![number(Texts::listing_last_child_var_largest_value, largest.0)],
        );
    }
    run.returning(largest.0)
}

/// The value that a version returns for a node.
fn value_of(version: ListingVersion, tree: &Tree, at: NodeId, run: &mut ListingRun) -> Score {
    let node = tree.node(at);
    let here = name(at);
    if node.kind == Kind::Leaf {
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_last_child_said_number_leaf_returned(here.get(language))
            }),
            vec![number(Texts::listing_last_child_var_leaf, node.value.0)],
        );
        return node.value;
    }
    let mut best = node.player.worst();
    run.step(
        4,
        match node.player {
            Player::Max => Words::in_each(|language| {
                language.texts().listing_last_child_said_entered_black_move(here.get(language))
            }),
            Player::Min => Words::in_each(|language| {
                language.texts().listing_last_child_said_entered_white_move(here.get(language))
            }),
        },
        vec![number(BEST, best.0)],
    );
    let mut v = best;
    for child in tree.children(at) {
        v = value_of(version, tree, child, run);
        let child = name(child);
        run.step(
            6,
            Words::in_each(|language| {
                language.texts().listing_last_child_said_value_comes_back(
                    child.get(language),
                    here.get(language),
                )
            }),
            vec![number(V, v.0)],
        );
        run.step(
            7,
            if node.player.prefers(v, best) {
                Words::in_each(|language| {
                    language
                        .texts()
                        .listing_last_child_said_now_best(child.get(language), here.get(language))
                })
            } else {
                Words::in_each(|language| {
                    language.texts().listing_last_child_said_best_stays(here.get(language))
                })
            },
            vec![number(BEST, node.player.better(best, v).0)],
        );
        best = node.player.better(best, v);
    }
    let value = match version {
        ListingVersion::Published => v,
        ListingVersion::Corrected => best,
    };
    run.step(
        8,
        Words::in_each(|language| {
            language.texts().listing_last_child_said_value_returned(here.get(language))
        }),
        vec![number(Texts::listing_last_child_var_returned, value.0)],
    );
    value
}
