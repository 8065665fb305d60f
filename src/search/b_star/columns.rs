//! The ends of an interval as the columns of an algorithm.

use crate::columns::{
    AskedNumbers, ColumnsWords, NodeColumn, NodeColumns, NumberKind, Settlement, SheetColumn,
    SheetColumns, Steering, TermOfArt,
};
use language::Texts;
use score::{NodeNumbers, Player, Score};

/// The pessimistic and the optimistic value for MAX (Berliner 1979): the value of the node lies
/// between them.
///
/// Each end of a node is the best of those of its children for the player to move, who goes on to
/// the child that gives the end to be hoped for.
pub(super) const COLUMNS: NodeColumns = NodeColumns {
    columns: [
        NodeColumn {
            id: "pessimistic",
            name: Texts::intervals_pessimistic,
            alone: None,
            hint: Texts::intervals_hint_least,
            range: |texts, range| texts.intervals_pessimistic_range(range),
        },
        NodeColumn {
            id: "optimistic",
            name: Texts::intervals_optimistic,
            alone: None,
            hint: Texts::intervals_hint_greatest,
            range: |texts, range| texts.intervals_optimistic_range(range),
        },
    ],
    sheet: SHEET,
    unread: None,
    of_value: |value, _| point(value),
    of_children: |at, children| best_of(at.mover, children),
    settled: |NodeNumbers { first, second }| (first == second).then_some(Settlement::Worth(first)),
    steering: |at| match at.mover {
        Player::Max => Steering { column: 1, greatest: true },
        Player::Min => Steering { column: 0, greatest: false },
    },
    together: Some(AskedNumbers {
        asked: Texts::intervals_asked,
        ask: |texts, place| texts.intervals_ask(place),
        wrong: |at, children| {
            // The other player's rule, everything that is possible of any child, one end by each rule, and
            // the first child's.
            let [least, most] = [Player::Min, Player::Max].map(|player| best_of(player, children));
            let mixed = [(least.first, most.second), (most.first, least.second)];
            let mixed = mixed.map(|(first, second)| NodeNumbers { first, second });
            let all = [best_of(at.mover.other(), children)].into_iter().chain(mixed);
            let all = all.chain(children.first().copied());
            all.filter(|NodeNumbers { first, second }| first <= second).collect()
        },
    }),
    words: ColumnsWords {
        about: |texts, algorithm, root| texts.intervals_about(algorithm, root),
        rule: |texts, at, _| {
            let how = match at.mover {
                Player::Max => texts.intervals_rule_max(),
                Player::Min => texts.intervals_rule_min(),
            };
            [texts.intervals_rule(), how]
        },
        follow: Texts::intervals_follow,
        at_root: Some(Texts::intervals_hint_root),
        spoken: |texts, first, second| texts.intervals_spoken(second, first),
    },
    terms: &[
        TermOfArt { name: Texts::intervals_pessimistic, means: Texts::intervals_pessimistic_means },
        TermOfArt { name: Texts::intervals_optimistic, means: Texts::intervals_optimistic_means },
        TermOfArt { name: Texts::intervals_prove_best, means: Texts::intervals_prove_best_means },
        TermOfArt {
            name: Texts::intervals_disprove_rest,
            means: Texts::intervals_disprove_rest_means,
        },
    ],
};

/// Both on a sheet.
const SHEET: SheetColumns = SheetColumns {
    columns: [
        SheetColumn {
            kind: NumberKind::Value,
            field: Texts::intervals_pessimistic_field,
            heading: Texts::intervals_pessimistic_heading,
            wrong: Texts::intervals_wrong_pessimistic,
            wrong_why: Texts::intervals_wrong_pessimistic_why,
        },
        SheetColumn {
            kind: NumberKind::Value,
            field: Texts::intervals_optimistic_field,
            heading: Texts::intervals_optimistic_heading,
            wrong: Texts::intervals_wrong_optimistic,
            wrong_why: Texts::intervals_wrong_optimistic_why,
        },
    ],
    name: Texts::intervals_name,
    write: Texts::intervals_write,
    print: Texts::intervals_print,
    swapped: Some([Texts::intervals_swapped, Texts::intervals_swapped_why]),
    wrong: Texts::intervals_wrong,
    wrong_why: Texts::intervals_wrong_why,
};

/// The interval of a known value.
pub(super) const fn point(value: Score) -> NodeNumbers {
    NodeNumbers { first: value, second: value }
}

/// Both ends at once, each the best of the children's for `mover`.
fn best_of(mover: Player, children: &[NodeNumbers]) -> NodeNumbers {
    let better = |one: NodeNumbers, other: NodeNumbers| NodeNumbers {
        first: mover.better(one.first, other.first),
        second: mover.better(one.second, other.second),
    };
    children.iter().copied().reduce(better).unwrap_or(point(mover.worst()))
}
