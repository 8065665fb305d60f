//! The words of the steps of wishful reading.

use crate::language::Language;
use crate::search::minimax::MinimaxWords;
use crate::search::words::{Named, StepWords, side};
use crate::trace::EventKind as E;

/// The sentences: those of minimax where the dreamer moves, and its wishes where the other does.
pub(in crate::search) struct WishfulWords;

impl StepWords for WishfulWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let (place, at, child) = (&named.place, &named.at, &named.child);
        let value = named.number(named.value(), language);
        let (dreamer, mover) = (side(named.chooser, language), named.side(language));
        let helped = named.step.player != named.chooser;
        match (named.kind(), language) {
            (E::Enter, Language::Ja) if named.is_root => {
                format!(
                    "{place}から勝手読みを始める。{dreamer}は、相手も自分の望む手を指してくれると思い込んでいる。"
                )
            }
            (E::Enter, Language::En) if named.is_root => {
                format!(
                    "Wishful reading starts at {place}: {dreamer} expects the opponent to play what {dreamer} would like."
                )
            }
            (E::Improve, Language::Ja) if helped => {
                format!(
                    "{child}なら {value}。{at}は{mover}の番なのに、{dreamer}はこう指してもらうつもりでいる。"
                )
            }
            (E::Improve, Language::En) if helped => {
                format!(
                    "{child} would give {value}. It is {mover}'s move there, yet {dreamer} counts on it."
                )
            }
            (E::Keep, Language::Ja) if helped => {
                format!(
                    "{child}なら {value}。{mover}がこう指すことは、{dreamer}は考えないことにする。"
                )
            }
            (E::Keep, Language::En) if helped => {
                format!(
                    "{child} would give {value}; {dreamer} would rather not think of {mover} playing it."
                )
            }
            (E::Exit, Language::Ja) if helped => {
                format!(
                    "{place}は {value} になるはずだ、と{dreamer}は思う。{mover}が{child}と指してくれるなら。"
                )
            }
            (E::Exit, Language::En) if helped => {
                format!(
                    "{dreamer} takes {place} to be worth {value}, if only {mover} plays {child}."
                )
            }
            (E::Exit, Language::Ja) if named.is_root => format!(
                "勝手読みの終わり。{dreamer}は{child}を選び、{value} を夢見る。夢の読み筋は {}。",
                named.line
            ),
            (E::Exit, Language::En) if named.is_root => format!(
                "The dream ends: {dreamer} plays {child} and hopes for {value} by {}.",
                named.line
            ),
            _ => MinimaxWords.sentence(named, language),
        }
    }
}
