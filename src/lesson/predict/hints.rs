//! Two hints for each question: what the rule is, and where to look. Neither is the answer.

use super::super::projection::Projection;
use super::{PredictedChoice, Prediction, PredictionKind};
use crate::language::Language;
use crate::score::Player;

impl Projection<'_> {
    /// The hints, from general to nearly there.
    #[must_use]
    pub fn hints(&self, asked: &Prediction) -> [String; 2] {
        match asked.kind {
            PredictionKind::Value => self.value_hints(asked),
            PredictionKind::Best | PredictionKind::TakeOrDecline => self.best_hints(asked),
            PredictionKind::Window => self.window_hints(asked),
            PredictionKind::Next => self.next_hints(asked),
            PredictionKind::Cut => self.cut_hints(asked),
            PredictionKind::Candidate => self.candidate_hints(),
            PredictionKind::Proof | PredictionKind::Disproof => self.number_hints(asked),
        }
    }

    fn wants(&self, asked: &Prediction) -> String {
        let side = self.chooser_name(asked.node);
        match (self.chooser_of(asked.node), self.language) {
            (Player::Max, Language::Ja) => format!("{side}(MAX)が選ぶ。大きい値ほど良い。"),
            (Player::Min, Language::Ja) => format!("{side}(MIN)が選ぶ。小さい値ほど良い。"),
            (Player::Max, Language::En) => {
                format!("{side} (MAX) chooses: the larger the value, the better.")
            }
            (Player::Min, Language::En) => {
                format!("{side} (MIN) chooses: the smaller the value, the better.")
            }
        }
    }

    /// What stands against each other: the best so far, and what has come back.
    fn two_values(&self, asked: &Prediction) -> (String, String) {
        let value = |id| self.value_text(id).plain;
        let best = self.replay.node(asked.node).best();
        let held = best.map(value).unwrap_or_default();
        (held, asked.child.map(value).unwrap_or_default())
    }

    fn value_hints(&self, asked: &Prediction) -> [String; 2] {
        let (held, came) = self.two_values(asked);
        let function = match self.chooser_of(asked.node) {
            Player::Max => "max",
            Player::Min => "min",
        };
        let second = match self.language {
            Language::Ja => {
                format!("いままでの最善は {held}。{function}( {held} , {came} ) を求める。")
            }
            Language::En => {
                format!("The best so far is {held}: find {function}( {held} , {came} ).")
            }
        };
        [self.wants(asked), second]
    }

    fn best_hints(&self, asked: &Prediction) -> [String; 2] {
        let (held, came) = self.two_values(asked);
        let second = match self.language {
            Language::Ja => {
                format!("{came} と {held} を比べる。同じなら、先に見つけたほうが残る。")
            }
            Language::En => {
                format!("Compare {came} with {held}. What is equal does not replace the first.")
            }
        };
        [self.wants(asked), second]
    }

    fn window_hints(&self, asked: &Prediction) -> [String; 2] {
        let player = self.weight(asked.node).player;
        let moved = match player {
            Player::Max => "α",
            Player::Min => "β",
        };
        let language = self.language;
        if asked.child.is_none() {
            let first = language.pick(
                "先手(MAX)の節では α が上がり、後手(MIN)の節では β が下がる。もう一方は変わらない。",
                "At a MAX node α rises, at a MIN node β falls. The other bound stays.",
            );
            let second = match language {
                Language::Ja => format!("動くのは {moved}。新しい {moved} は、この節の最善の値。"),
                Language::En => format!("{moved} moves: it becomes the best value of this node."),
            };
            return [first.to_owned(), second];
        }
        let first = language.pick(
            "偵察は「いまの最善より良いか」だけを尋ねる。間に値のない、幅 1 の窓で足りる。",
            "A scout only asks whether the move is better than the best: a window with no value inside is enough.",
        );
        let second = match (player, language) {
            (Player::Max, Language::Ja) => "α はいまのまま。β は α + 1。",
            (Player::Min, Language::Ja) => "β はいまのまま。α は β − 1。",
            (Player::Max, Language::En) => "α stays; β is α + 1.",
            (Player::Min, Language::En) => "β stays; α is β − 1.",
        };
        [first.to_owned(), second.to_owned()]
    }

    fn next_hints(&self, asked: &Prediction) -> [String; 2] {
        let language = self.language;
        if self.proof_numbers(asked.node).is_some() {
            let second = if self.any_proves(asked.node) {
                language.pick(
                    "攻め方の節:証明数のいちばん小さい子へ。同じなら先にある子へ。",
                    "The attacker moves here: the child with the smallest proof number; of equals, the first.",
                )
            } else {
                language.pick(
                    "受け方の節:反証数のいちばん小さい子へ。同じなら先にある子へ。",
                    "The defender moves here: the child with the smallest disproof number; of equals, the first.",
                )
            };
            let first = language.pick(
                "証明にも反証にもいちばん近い末端へ下りていく。",
                "It goes down to the leaf that settles the most.",
            );
            return [first.to_owned(), second.to_owned()];
        }
        let again = asked
            .choices()
            .iter()
            .any(|choice| matches!(choice, PredictedChoice::Again(_)));
        let first = language.pick(
            "手は決まった順に一つずつ読む。読み終えるか切れたら、上へ戻る。",
            "Moves are read one after the other; when all are read, or the rest is cut, it goes back.",
        );
        let second = if again {
            language.pick(
                "偵察の値が窓の内側に入ったときだけ、読み直す。",
                "A scouted move is read again only if its value lies inside the window.",
            )
        } else {
            language.pick(
                "左から順に、まだ読んでいない手を探す。",
                "Look for the first move from the left that has not been read.",
            )
        };
        [first.to_owned(), second.to_owned()]
    }

    fn cut_hints(&self, asked: &Prediction) -> [String; 2] {
        let language = self.language;
        if !self.algorithm.keeps_window() {
            let first = language.pick(
                "攻め方は一つ成功すれば足りる。受け方は一つ逃れれば足りる。",
                "One success is enough for the attacker, one escape for the defender.",
            );
            let second = language.pick(
                "いま返った答えで、この節の答えは決まったか。",
                "Does the answer that has just come back settle this node?",
            );
            return [first.to_owned(), second.to_owned()];
        }
        let first = language.pick(
            "α ≥ β なら、残りは何であっても根の値を変えない。",
            "Once α ≥ β, nothing that is left can change the value of the root.",
        );
        let held = self.replay.node(asked.node).value();
        let held = held.map(|held| self.number(asked.node, held));
        let held = held.unwrap_or_default();
        let second = match (self.weight(asked.node).player, language) {
            (Player::Max, Language::Ja) => {
                format!(
                    "ここで先手は {held} 以上を取れる。それ以下で済む道を、後手が上で持っているか。"
                )
            }
            (Player::Min, Language::Ja) => {
                format!(
                    "ここで後手は {held} 以下にできる。それ以上になる道を、先手が上で持っているか。"
                )
            }
            (Player::Max, Language::En) => format!(
                "Black gets {held} or more here. Has White, above, a way that gives Black no more than that?"
            ),
            (Player::Min, Language::En) => format!(
                "White holds Black to {held} or less here. Has Black, above, a way to at least that?"
            ),
        };
        [first.to_owned(), second]
    }

    fn number_hints(&self, asked: &Prediction) -> [String; 2] {
        let language = self.language;
        let any_proves = self.any_proves(asked.node);
        let is_least = any_proves == (asked.kind == PredictionKind::Proof);
        let first = if any_proves {
            language.pick(
                "攻め方の節:一つの子が証明されれば足りる。反証には、すべての子の反証がいる。",
                "The attacker moves here: one proven child is enough, but all must be disproven to disprove it.",
            )
        } else {
            language.pick(
                "受け方の節:証明には、すべての子の証明がいる。反証は一つで足りる。",
                "The defender moves here: all children must be proven to prove it, but one disproven child is enough.",
            )
        };
        let second = match (is_least, language) {
            (true, Language::Ja) => {
                "子の数のうち、いちばん小さいものになる。まだ読んでいない子は 1。"
            }
            (true, Language::En) => {
                "It is the smallest of the children's; a child that has not been read has 1."
            }
            (false, Language::Ja) => "子の数の和になる。まだ読んでいない子は 1。",
            (false, Language::En) => {
                "It is the sum of the children's; a child that has not been read has 1."
            }
        };
        [first.to_owned(), second.to_owned()]
    }

    fn candidate_hints(&self) -> [String; 2] {
        let language = self.language;
        [
            language
                .pick(
                    "すべての合法手は読まない。読む理由のある手だけが候補になる。",
                    "Not every legal move is read: only those that something speaks for.",
                )
                .to_owned(),
            language
                .pick(
                    "取る、逃げる、狙う、防ぐ:この手は、そのどれかをしているか。",
                    "Taking, escaping, threatening, defending: does the move do any of these?",
                )
                .to_owned(),
        ]
    }
}
