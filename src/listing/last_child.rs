//! Minimax that remembers the best value, and what it returns. (m-01)

use super::line::{FixedWords, ListingLine, ListingVersion, differs, same, words};
use super::row::{ARTICLE, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, told};
use crate::language::Words;
use crate::score::{Player, Score};
use crate::tree::{Kind, NodeId, Tree};

pub(super) const ROW: TwinRow = TwinRow {
    id: "m-01-return",
    name: words("ミニマックス法", "Minimax"),
    symptom: words(
        "課題の木で、エ(+120)ではなくイを選び、+250 になると言う。末端は12とも読んでいる。",
        "On the tree of the lesson it chooses B with +250, and not D with +120, though it reads all 12 leaves.",
    ),
    hint: words(
        "+250 はどの末端の点か。その末端は、親の子の中で何番目に読まれたか。",
        "Which leaf is worth +250, and which place has it among its parent's children?",
    ),
    explanation: words(
        "v には、最後に読んだ子の値が残っている。返すべきなのは 最善 である。最善を選ぶ仕事は正しく行われ、その結果だけが捨てられる。記事のリストは、先手番の所でも後手番の所でも、最大や最小ではなく、子の値を入れる変数 eval を返している。どちらも整数なので、コンパイラは何も言わない。",
        "v still holds the value of the child that was read last. What should be returned is best: the best value is found, and then thrown away. The article's listing returns eval, the variable for a child's value, where Black is to move and where White is, instead of max and min. All of them are integers, so no compiler objects.",
    ),
    assumption: Some(words(
        "記事では先手番と後手番に分かれている所を、一つにまとめた。呼び出す側は記事では文章だけなので、そのとおりに書いた。",
        "The article has the part for Black and the part for White apart; they are one here. The caller is described there in words, and written accordingly.",
    )),
    task: SLIP,
    published: ARTICLE,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Diagram {
        tree: "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(0, "関数 根の値(根)", "function root_value(root)"),
    same(
        1,
        "手ごとに 値(次の局面, 2) を求め、いちばん大きいものを返す",
        "return the largest value(next position, 2) of all moves",
    ),
    same(0, "関数 値(節, 深さ)", "function value(node, depth)"),
    same(
        1,
        "深さ = 0 なら 末端の点 を返す",
        "if depth = 0: return the number of the leaf",
    ),
    same(
        1,
        "最善 ← 先手番なら −∞、後手番なら +∞",
        "best ← −∞ if Black is to move, +∞ if White is",
    ),
    same(1, "子を左から順に:", "for each child, from the left:"),
    same(2, "v ← 値(子, 深さ − 1)", "v ← value(child, depth − 1)"),
    same(
        2,
        "v が手番の側にとって 最善 より良ければ 最善 ← v",
        "if v is better than best for the side to move: best ← v",
    ),
    differs(
        1,
        words("v を返す", "return v"),
        words("最善 を返す", "return best"),
    ),
];

/// What the article calls its nodes, in the order of the figure.
const KANA: &str = "アイウエオカキクケコサシスセソタチツテトナニ";

const V: FixedWords = words("v", "v");
const BEST: FixedWords = words("最善", "best");

/// The name of a node: kana in Japanese, a letter in English, as in the lesson.
fn name(node: NodeId) -> Words {
    let (kana, letter) = KANA
        .chars()
        .zip('A'..)
        .nth(node.index())
        .unwrap_or(('?', '?'));
    told(kana, letter)
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
            told(
                format!("{} は {value}。", name.ja),
                format!("{} is worth {value}.", name.en),
            ),
            vec![number(
                words("いちばん大きい値", "largest value"),
                largest.0,
            )],
        );
    }
    run.returning(largest.0)
}

/// What a version returns for a node.
fn value_of(version: ListingVersion, tree: &Tree, at: NodeId, run: &mut ListingRun) -> Score {
    let node = tree.node(at);
    let here = name(at);
    if node.kind == Kind::Leaf {
        run.step(
            3,
            told(
                format!("末端 {} の点を返す。", here.ja),
                format!("The number of the leaf {} is returned.", here.en),
            ),
            vec![number(words("末端の点", "leaf"), node.value.0)],
        );
        return node.value;
    }
    let mut best = node.player.worst();
    run.step(
        4,
        match node.player {
            Player::Max => told(
                format!("{} に入る。先手番。", here.ja),
                format!("{} is entered: Black is to move.", here.en),
            ),
            Player::Min => told(
                format!("{} に入る。後手番。", here.ja),
                format!("{} is entered: White is to move.", here.en),
            ),
        },
        vec![number(BEST, best.0)],
    );
    let mut v = best;
    for child in tree.children(at) {
        v = value_of(version, tree, child, run);
        let child = name(child);
        run.step(
            6,
            told(
                format!("{} の値が {} に返った。", child.ja, here.ja),
                format!("The value of {} comes back to {}.", child.en, here.en),
            ),
            vec![number(V, v.0)],
        );
        run.step(
            7,
            if node.player.prefers(v, best) {
                told(
                    format!("{} の最善が {} に変わる。", here.ja, child.ja),
                    format!("{} is now the best of {}.", child.en, here.en),
                )
            } else {
                told(
                    format!("{} の最善は変わらない。", here.ja),
                    format!("The best of {} stays.", here.en),
                )
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
        told(
            format!("{} の値を返す。", here.ja),
            format!("The value of {} is returned.", here.en),
        ),
        vec![number(words("返す値", "returned"), value.0)],
    );
    value
}
