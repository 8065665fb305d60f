//! The words of runs beside each other, and of what is different in them.

use super::window::Texts;
use crate::eval::OthelloEvaluation;
use crate::game::CaptureOrder;
use crate::language::{Language, signed};
use crate::scenario::LeafPolicy;
use crate::score::{Player, Score};
use crate::search::MoveOrder;
use crate::session::LessonVariant;
use crate::subject::{SettingKind, SetupChange, ValueScheme};
use crate::tree::MoveArrangement;

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
        entered: "読んだ節", "Nodes";
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
        /// Where windows and values part.
        parts_tip: "はじめて違うことをする一歩へ", "To the first step that is not the same";
        /// Where other nodes are read.
        reads: "節", "node";
        /// What a click there does.
        reads_tip: "はじめて違う節を読む一歩へ", "To the first step at which another node is read";
        /// Nothing parts the runs.
        same: "最後まで同じ", "the same to the end";
        /// A run that is still being made.
        pending: "読んでいる…", "Reading …";
        /// A run that came to its end in reading what the other reads.
        as_far: "節は同じ", "same nodes";
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
    let changes = changes.map(|change| change_name(change, language));
    let algorithm = variant.algorithm.map(|own| own.name(language).to_owned());
    let all: Vec<_> = changes.chain(algorithm).collect();
    all.join(language.pick("、", ", "))
}

/// A change, in a few words.
#[must_use]
pub fn change_name(change: &SetupChange, language: Language) -> String {
    let text = Texts::of(language);
    let plain = |ja: &str, en: &str| language.pick(ja, en).to_owned();
    match change {
        SetupChange::Leaf { value, .. } => {
            let value = signed(Score(*value));
            match language {
                Language::Ja => format!("末端を {value} に"),
                Language::En => format!("a leaf is worth {value}"),
            }
        }
        SetupChange::MoveChild { .. } => plain("枝を動かす", "a branch moved"),
        SetupChange::Arrange(order) => arrangement_name(*order, language),
        SetupChange::Root(Player::Max) => plain("先手から", "Black to move"),
        SetupChange::Root(Player::Min) => plain("後手から", "White to move"),
        SetupChange::Depth(plies) => match (language, plies) {
            (Language::Ja, _) => format!("{plies}手"),
            (Language::En, 1) => "1 ply".to_owned(),
            (Language::En, _) => format!("{plies} plies"),
        },
        SetupChange::Values(scheme) => scheme_name(scheme, language),
        SetupChange::Leaves(LeafPolicy::Static) => text.leaf_static.to_owned(),
        SetupChange::Leaves(LeafPolicy::Exchange) => text.leaf_exchange.to_owned(),
        SetupChange::Leaves(LeafPolicy::Quiescence(_)) => text.leaf_quiescence.to_owned(),
        SetupChange::Order(MoveOrder::Generated) => text.order_generated.to_owned(),
        SetupChange::Order(MoveOrder::Captures) => text.order_captures.to_owned(),
        SetupChange::Order(MoveOrder::Shallow) => text.order_shallow.to_owned(),
        SetupChange::Order(MoveOrder::History) => text.order_history.to_owned(),
        SetupChange::Captures(CaptureOrder::Geometric) => {
            plain("安い駒から(ピンは見ない)", "cheapest first, blind to pins")
        }
        SetupChange::Captures(CaptureOrder::Cheapest) => {
            plain("安い駒から", "cheapest legal first")
        }
        SetupChange::Captures(CaptureOrder::Any) => plain("どの駒でも", "every capture"),
        SetupChange::Play(mv) => match language {
            Language::Ja => format!("{mv} のあと"),
            Language::En => format!("after {mv}"),
        },
        SetupChange::TakeBack => plain("一手前", "a move before"),
    }
}

/// An order of moves.
#[must_use]
pub fn arrangement_name(order: MoveArrangement, language: Language) -> String {
    let name = match order {
        MoveArrangement::Best => language.pick("最善の手から", "best moves first"),
        MoveArrangement::Worst => language.pick("最悪の手から", "worst moves first"),
        MoveArrangement::Reversed => language.pick("逆の順", "reversed order"),
        MoveArrangement::Random(seed) => {
            return match language {
                Language::Ja => format!("でたらめな順 {seed}"),
                Language::En => format!("random order {seed}"),
            };
        }
    };
    name.to_owned()
}

/// Who values positions.
fn scheme_name(scheme: &ValueScheme, language: Language) -> String {
    let of_othello = match scheme {
        ValueScheme::Named(id) => id.parse::<OthelloEvaluation>().ok(),
        ValueScheme::Own(_) => None,
    };
    match (scheme.evaluation(), of_othello, scheme) {
        (Ok(evaluation), _, _) => evaluation.name(language).to_owned(),
        (Err(_), Some(evaluation), _) => evaluation.name(language).to_owned(),
        (Err(_), None, ValueScheme::Named(id)) => id.clone(),
        (Err(_), None, ValueScheme::Own(_)) => String::new(),
    }
}
