//! The words of how a run is told.

use crate::language::{Language, Notation};
use crate::search::{CodeLevel, WordLevel};

/// The name of a level of words.
#[must_use]
pub fn word_level_name(level: WordLevel, language: Language) -> &'static str {
    match level {
        WordLevel::Word => language.pick("ひとこと", "a word"),
        WordLevel::Sentence => language.pick("一文", "a sentence"),
        WordLevel::Reasoning => language.pick("理由まで", "the reasoning"),
    }
}

/// The name of a level of code.
#[must_use]
pub fn code_level_name(level: CodeLevel, language: Language) -> &'static str {
    match level {
        CodeLevel::Coarse => language.pick("あらく", "coarse"),
        CodeLevel::Usual => language.pick("ふつう", "usual"),
        CodeLevel::Fine => language.pick("こまかく", "fine"),
    }
}

/// The name of a notation.
#[must_use]
pub fn notation_name(notation: Notation, language: Language) -> &'static str {
    match notation {
        Notation::Textbook => language.pick("教科書 α β", "textbook α β"),
        Notation::Arrows => "α↓ β↑",
        Notation::Inequalities => "≦ ≧",
        Notation::Negamax => language.pick("ネガマックス", "negamax"),
    }
}

/// What a notation shows.
#[must_use]
pub fn notation_tip(notation: Notation, language: Language) -> &'static str {
    match notation {
        Notation::Textbook => language.pick(
            "窓 (α, β) を各節に書く。値はすべて先手から見たもの",
            "the window (α, β) at every node; all values from Black's view",
        ),
        Notation::Arrows => language.pick(
            "↓は上の節から渡された限界、↑は下から返った値がこの節で動かした限界",
            "↓ was handed down from the node above; ↑ has been moved here by a value that came up",
        ),
        Notation::Inequalities => language.pick(
            "α と β を使わない。先手の節は「≧ いくつ」、後手の節は「≦ いくつ」と書き、上の節と両立しなければ枝刈り",
            "without α and β: a node of Black's is ≧ a number, one of White's ≦ a number; a contradiction with a node above is a cut",
        ),
        Notation::Negamax => language.pick(
            "値も窓も、その節の手番の側から見たもの。一段下がるごとに符号が変わり、窓は (−β, −α) になる。証明数の読みでは、手順は教科書のまま",
            "values and windows from the view of the side to move: the sign changes at every ply, and the window becomes (−β, −α). The code of proof-number searches stays as it is",
        ),
    }
}
