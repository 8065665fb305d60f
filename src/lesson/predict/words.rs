//! The questions and their answers in words.

use super::super::projection::Projection;
use super::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use crate::language::Language;
use crate::score::{Player, ProofNumbers, Score};
use crate::tree::NodeId;

impl Projection<'_> {
    /// The question in words, at the step at which it is asked.
    #[must_use]
    pub fn ask(&self, asked: &Prediction) -> String {
        let language = self.language;
        let place = self.place(asked.node);
        let side = self.chooser_name(asked.node);
        let child = asked.child.map(|child| self.choice(child));
        let child = child.unwrap_or_default();
        let value = |id| self.value_text(id).plain;
        let came = asked.child.map(value).unwrap_or_default();
        let best = self.replay.node(asked.node).best();
        let held = best.map(value).unwrap_or_default();
        let before = best.map(|best| self.choice(best)).unwrap_or_default();
        match (asked.kind, language) {
            (PredictionKind::Value, Language::Ja) => {
                format!("{child}の値 {came} が{place}に返る。そのとき{place}の値はいくつか。")
            }
            (PredictionKind::Value, Language::En) => {
                format!("{came} comes back from {child}. What is {place} worth then?")
            }
            (PredictionKind::Best, Language::Ja) => format!(
                "{child}の値 {came} が返る。{side}にとって、いままでの最善 {before}({held})より良いか。"
            ),
            (PredictionKind::Best, Language::En) => format!(
                "{came} comes back from {child}. Is it better for {side} than the best so far, {before} ({held})?"
            ),
            (PredictionKind::TakeOrDecline, Language::Ja) => {
                format!("{child}なら {came}、{before}なら {held}。{side}はどちらを選ぶか。")
            }
            (PredictionKind::TakeOrDecline, Language::En) => {
                format!("{child} gives {came}, {before} gives {held}. Which does {side} choose?")
            }
            (PredictionKind::Window, _) => self.ask_window(asked, (&place, &child)),
            (PredictionKind::Next, Language::Ja) => {
                format!("いま{place}にいる。次にどこへ行くか。")
            }
            (PredictionKind::Next, Language::En) => {
                format!("The search stands at {place}. Where does it go next?")
            }
            (PredictionKind::Cut, Language::Ja) if !self.algorithm.keeps_window() => {
                format!("{place}に手が残っている。残りも読むか、もう読まなくてよいか。")
            }
            (PredictionKind::Cut, Language::En) if !self.algorithm.keeps_window() => {
                format!("Moves are left at {place}. Are they read, or is the answer known already?")
            }
            (PredictionKind::Cut, Language::Ja) => {
                format!("{place}に手が残っている。残りは読むか、切るか。切るならどの値で切れるか。")
            }
            (PredictionKind::Cut, Language::En) => {
                format!("Moves are left at {place}. Are they read, or cut, and by which bound?")
            }
            (PredictionKind::Proof, Language::Ja) => {
                format!("{place}の証明数が、子の数から数え直される。いくつになるか。")
            }
            (PredictionKind::Proof, Language::En) => format!(
                "The proof number of {place} is counted anew from its children. What is it then?"
            ),
            (PredictionKind::Disproof, Language::Ja) => {
                format!("{place}の反証数が、子の数から数え直される。いくつになるか。")
            }
            (PredictionKind::Disproof, Language::En) => format!(
                "The disproof number of {place} is counted anew from its children. What is it then?"
            ),
            (PredictionKind::Candidate, _) => {
                let mv = asked.mv.unwrap_or_default();
                let mv = self
                    .subject
                    .move_there(self.tree(), asked.node, mv, language);
                match language {
                    Language::Ja => format!("{place}で、{mv}は読む候補になるか。"),
                    Language::En => format!("At {place}, is {mv} generated as a candidate?"),
                }
            }
        }
    }

    fn ask_window(&self, asked: &Prediction, (place, child): (&str, &str)) -> String {
        let is_passed = asked.child.is_some();
        let held = self.replay.node(asked.node).value();
        let held = held.map(|held| self.number(asked.node, held));
        match (is_passed, self.language) {
            (false, Language::Ja) => format!(
                "{place}の最善が {} になった。窓(α, β)はどう変わるか。",
                held.unwrap_or_default()
            ),
            (false, Language::En) => format!(
                "The best at {place} is {} now. What does the window (α, β) become?",
                held.unwrap_or_default()
            ),
            (true, Language::Ja) => format!("次に{child}を読む。どんな窓(α, β)を渡すか。"),
            (true, Language::En) => {
                format!("{child} is read next. With which window (α, β)?")
            }
        }
    }

    /// One of the choices in words.
    #[must_use]
    pub fn choice_words(&self, asked: &Prediction, choice: PredictedChoice) -> String {
        let language = self.language;
        let named = |id: NodeId| self.choice(id);
        match (choice, language) {
            (PredictedChoice::Better(_), Language::Ja) => "良い:これが新しい最善".to_owned(),
            (PredictedChoice::Better(_), Language::En) => "better: the new best".to_owned(),
            (PredictedChoice::Stays(id), Language::Ja) => format!("良くない:{}のまま", named(id)),
            (PredictedChoice::Stays(id), Language::En) => {
                format!("not better: {} stays", named(id))
            }
            (PredictedChoice::Take(id) | PredictedChoice::Decline(id), _) => named(id),
            (PredictedChoice::Enter(id), Language::Ja) => format!("{}へ", named(id)),
            (PredictedChoice::Enter(id), Language::En) => format!("to {}", named(id)),
            (PredictedChoice::Again(id), Language::Ja) => format!("{}を読み直す", named(id)),
            (PredictedChoice::Again(id), Language::En) => format!("{} once more", named(id)),
            (PredictedChoice::Back, _) if asked.node == NodeId::ROOT => language
                .pick("これで読み終える", "nowhere: it is done")
                .to_owned(),
            (PredictedChoice::Back, Language::Ja) => "上へ戻る".to_owned(),
            (PredictedChoice::Back, Language::En) => "back up".to_owned(),
            (PredictedChoice::GoOn, _) => language.pick("残りも読む", "read on").to_owned(),
            (PredictedChoice::Cut, _) => language.pick("もう読まない", "skip the rest").to_owned(),
            (PredictedChoice::CutBy(at), _) => self.cut_by_words(asked.node, at),
            (PredictedChoice::Yes, _) => language.pick("なる", "yes").to_owned(),
            (PredictedChoice::No, _) => language.pick("ならない", "no").to_owned(),
        }
    }

    fn cut_by_words(&self, node: NodeId, at: NodeId) -> String {
        let rival = self.weight(node).player.other();
        let place = self.place(at);
        let side = side(rival, self.language);
        let held = Some(at).filter(|&at| self.weight(at).player == rival);
        let held = held.and_then(|at| self.replay.node(at).value());
        match (held, self.language) {
            (Some(value), Language::Ja) => {
                format!("切る:{place}の{side}の {}", self.number(at, value))
            }
            (Some(value), Language::En) => {
                format!("cut: {side} has {} at {place}", self.number(at, value))
            }
            (None, Language::Ja) => format!("切る:{place}が尋ねた窓"),
            (None, Language::En) => format!("cut: the window asked at {place}"),
        }
    }

    /// An answer in words.
    #[must_use]
    pub fn answer_words(&self, asked: &Prediction, answer: PredictedAnswer) -> String {
        let edge = |bound: Score| self.edge(asked.node, bound);
        match answer {
            PredictedAnswer::Choice(choice) => self.choice_words(asked, choice),
            PredictedAnswer::Number(value) => match asked.kind {
                PredictionKind::Proof | PredictionKind::Disproof => {
                    let number = value.is_finite().then(|| value.0.cast_unsigned());
                    ProofNumbers::text(number.unwrap_or(ProofNumbers::INFINITE))
                }
                _ => self.number(asked.node, value),
            },
            PredictedAnswer::Window(window) => {
                format!("(α {}, β {})", edge(window.alpha), edge(window.beta))
            }
        }
    }

    /// Every right answer in words.
    #[must_use]
    pub fn right_words(&self, asked: &Prediction) -> String {
        let answers = asked.right.iter();
        let words: Vec<_> = answers
            .map(|&right| self.answer_words(asked, right))
            .collect();
        words.join(self.language.pick(" または ", " or "))
    }

    pub(super) fn chooser_of(&self, node: NodeId) -> Player {
        let root = self.weight(NodeId::ROOT).player;
        self.algorithm.chooser(root, self.weight(node).player)
    }

    pub(super) fn chooser_name(&self, node: NodeId) -> &'static str {
        side(self.chooser_of(node), self.language)
    }
}

pub(super) fn side(player: Player, language: Language) -> &'static str {
    match player {
        Player::Max => language.pick("先手", "Black"),
        Player::Min => language.pick("後手", "White"),
    }
}
