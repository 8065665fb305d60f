//! The words of runs beside each other, and of what is different in them.

use super::window::Texts;
use crate::language::Language;
use crate::session::LessonVariant;
use crate::subject::SettingKind;

texts! {
    /// The texts of runs beside each other.
    BesideTexts {
        /// Showing runs beside each other.
        beside: "並べる R", "Side by side R";
        /// What that does.
        beside_tip: "読み方・順番・値・深さの違う読みを、二つから四つまで並べて同じ所を見る (R)", "Two to four runs at one place: other algorithms, orders, values, depths (R)";
        /// Setting another run beside.
        add: "+ 並べる", "+ Add a run";
        /// Other algorithms.
        algorithms: "読み方", "Algorithm";
        /// Other orders.
        orders: "手の順番", "Order of moves";
        /// The run that is open.
        main: "この読み", "This run";
        /// Taking a run away.
        remove: "外す", "Remove";
        /// The same place in the tree.
        by_place: "同じ所", "Same place";
        /// What that means.
        by_place_tip: "木の同じ所を見せる。片方だけがすることは、もう片方を待たせない。枝を刈った方は、刈った所で待つ", "Both stand at the same place of the tree. What only one of them does takes the other no time: who has cut waits at the cut";
        /// The same number of steps.
        by_steps: "同じ歩数", "Same step";
        /// What that means.
        by_steps_tip: "同じ数だけ進める。先に読み終えた方は、終わりで待つ", "Both have taken as many steps: who is done first waits at the end";
        /// The column of runs.
        run: "読み(いま / 終わり)", "Run (now / end)";
        /// The column of steps.
        step: "歩", "Step";
        /// The column of nodes.
        entered: "読んだ節", "Nodes entered";
        /// The column of leaves.
        leaves: "末端", "Leaves";
        /// The column of cuts.
        cutoffs: "枝刈り", "Cuts";
        /// The column of values.
        value: "根の値", "Value";
        /// The column of best lines.
        line: "読み筋", "Best line";
        /// The column of partings.
        parting: "分かれ目", "They part";
        /// What the numbers mean.
        table_tip: "いま / 終わり。違うものには ≠ と差が付く", "Now / at the end. What differs has a ≠ and the difference";
        /// What a click on a parting does.
        parts_tip: "その一歩へ行く(Shift+R は最初の分かれ目へ)", "Go to that step (Shift+R goes to the first)";
        /// Nothing parts the runs.
        same: "最後まで同じ", "the same to the end";
        /// A run that is still being made.
        pending: "読んでいる…", "Reading …";
    }
}

/// What has a few choices, as people call it.
#[must_use]
pub fn setting_name(kind: SettingKind, language: Language) -> &'static str {
    let text = Texts::of(language);
    match kind {
        SettingKind::Root => language.pick("根の手番", "To move at the root"),
        SettingKind::Depth => text.depth,
        SettingKind::Values => language.pick("値の付け方", "Values"),
        SettingKind::Leaves => text.leaf,
        SettingKind::Order => text.order,
        SettingKind::Captures => language.pick("読む取り", "Captures"),
    }
}

/// What is different in a run, as its title.
#[must_use]
pub fn variant_name(variant: &LessonVariant, language: Language) -> String {
    let changes = variant.changes.iter();
    let changes = changes.map(|change| change.name(language));
    let algorithm = variant.algorithm.map(|own| own.name(language));
    let all: Vec<_> = changes.chain(algorithm).collect();
    all.join(language.pick("、", ", "))
}
