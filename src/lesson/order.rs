//! Why the moves of a node stand in the order in which they are tried, and what became of each.

use super::notated::named_side;
use super::projection::Projection;
use crate::game::{Rank, RankClass};
use crate::language::{Language, signed};
use crate::score::Score;
use crate::trace::Seen;
use crate::tree::{Growth, Kind, NodeId};

/// A move of a node in the order in which it is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its place, from 1.
    pub number: usize,
    /// The node that it leads to.
    pub node: NodeId,
    /// The move.
    pub name: String,
    /// Why it stands there.
    pub reason: String,
    /// What has become of it: its value, "skipped", "not read".
    pub fate: String,
    /// Whether it closed the window, so that those after it were skipped.
    pub cuts: bool,
}

impl Projection<'_> {
    /// The place of a node among its siblings, from 1, and why it stands there; `None` if the order
    /// is that of the game.
    #[must_use]
    pub fn place_in_order(&self, id: NodeId) -> Option<(usize, Rank)> {
        let tree = self.tree();
        if self.hides_future() && tree.growth() == Growth::Searched {
            return None; // The order is that of the last visit in the whole run.
        }
        let (rank, parent) = (tree.rank(id)?, tree.parent(id)?);
        let first = tree.children(parent).next()?;
        Some(((id.0 - first.0) as usize + 1, rank))
    }

    /// Why the move that leads to a node stands where it stands: "▲同銀は▲２四歩の局面で順番が2番目の手:
    /// 得する取り(先手に +205)。". `None` while its value, or that of the node above, is hidden.
    #[must_use]
    pub fn why_there(&self, id: NodeId) -> Option<String> {
        let parent = self.tree().parent(id)?;
        if self.hides(id) || self.hides(parent) {
            return None;
        }
        let (number, rank) = self.place_in_order(id)?;
        let mover = named_side(self.weight(parent).player, self.language);
        let reason = self.rank_words(id, rank, Some(mover));
        let at = self.subject.at(self.tree(), parent, self.language);
        let mv = self.choice(id);
        Some(match self.language {
            Language::Ja => format!("{mv}は{at}順番が{number}番目の手:{reason}。"),
            Language::En => format!(
                "{mv} is {} in the order of moves {at}: {reason}.",
                ordinal(number)
            ),
        })
    }

    /// The first `most` moves of a node in the order in which they are tried, and how many more
    /// there are. Empty if the order is that of the game, and while the value of the node is hidden.
    ///
    /// The order is that of the last visit in the whole run.
    #[must_use]
    pub fn order(&self, node: NodeId, most: usize) -> (Vec<OrderRow>, usize) {
        let moves = || {
            let children = self.tree().children(node);
            children.filter(|&child| self.weight(child).kind != Kind::Decline)
        };
        let most = if self.hides(node) { 0 } else { most };
        let rows: Vec<_> = moves()
            .take(most)
            .filter_map(|child| self.order_row(node, child))
            .collect();
        let more = if rows.is_empty() {
            0
        } else {
            moves().count() - rows.len()
        };
        (rows, more)
    }

    fn order_row(&self, parent: NodeId, child: NodeId) -> Option<OrderRow> {
        let (number, rank) = self.place_in_order(child)?;
        let language = self.language;
        let seen = self.seen(child);
        let value = self.value_text(child).plain;
        let fate = match seen {
            Seen::Done => value,
            Seen::Open => language.pick("読んでいる", "being read").to_owned(),
            Seen::Unsettled => language.pick("未決着", "not settled").to_owned(),
            Seen::Earlier => match language {
                Language::Ja => format!("前は {value}"),
                Language::En => format!("before: {value}"),
            },
            Seen::Pruned => language.pick("× 捨てた", "× skipped").to_owned(),
            Seen::Unvisited => language.pick("未読", "not read").to_owned(),
        };
        let cuts = self.is_cut(parent) && self.best(parent) == Some(child) && seen == Seen::Done;
        Some(OrderRow {
            number,
            node: child,
            name: self.choice(child),
            reason: self.rank_words(child, rank, None),
            fate,
            cuts,
        })
    }

    /// The class of a move and what it promises: "得する取り(+205)", "a winning capture (+205)".
    ///
    /// The value is that of the side to move, which is named if `mover` says who that is.
    fn rank_words(&self, id: NodeId, rank: Rank, mover: Option<&str>) -> String {
        let language = self.language;
        let Rank { class, value } = rank;
        let takes = self.subject.gain(self.tree(), id, language).is_some();
        let (ja, en) = match (class, value, takes) {
            (RankClass::Known, ..) => ("前に読んだときの最善", "the best of an earlier reading"),
            (RankClass::Wins, 0, true) => ("損のない取り", "an even capture"),
            (RankClass::Wins, 0, false) => ("損のない成り", "an even promotion"),
            (RankClass::Wins, _, true) => ("得する取り", "a winning capture"),
            (RankClass::Wins, _, false) => ("得する成り", "a winning promotion"),
            (RankClass::Loses, _, true) => ("損な取り", "a losing capture"),
            (RankClass::Loses, _, false) => ("損な成り", "a losing promotion"),
            (RankClass::Killer, ..) => (
                "同じ深さで枝を切った手(キラー)",
                "it has cut at this depth (killer)",
            ),
            (RankClass::History, ..) => {
                ("枝を切ってきた手(履歴)", "it has cut elsewhere (history)")
            }
            (RankClass::Quiet, ..) => ("ふつうの手", "a quiet move"),
        };
        let words = language.pick(ja, en);
        match (class, language) {
            (RankClass::Wins | RankClass::Loses, Language::Ja) => {
                let mover = mover.map_or_else(String::new, |mover| format!("{mover}に "));
                format!("{words}({mover}{})", signed(Score(value)))
            }
            (RankClass::Wins | RankClass::Loses, Language::En) => {
                let mover = mover.map_or_else(String::new, |mover| format!(" for {mover}"));
                format!("{words} ({}{mover})", signed(Score(value)))
            }
            (RankClass::History, Language::Ja) => format!("{words} {value}点"),
            (RankClass::History, Language::En) => format!("{words}, {value} points"),
            (RankClass::Known | RankClass::Killer | RankClass::Quiet, _) => words.to_owned(),
        }
    }
}

/// "first", "second" … "11th".
fn ordinal(number: usize) -> String {
    const WORDS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    let word = number.checked_sub(1).and_then(|index| WORDS.get(index));
    word.map_or_else(|| format!("{number}{ending}"), |&word| word.to_owned())
}
