//! What is said of an entry of a sheet.

use super::super::projection::Projection;
use super::key::SheetKey;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use crate::language::Language;
use crate::score::Player;
use crate::tree::{Kind, NodeId};

impl SheetEntry {
    /// What it is called.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Window => language.pick("窓", "window"),
            Self::Cut => language.pick("枝刈り", "cut"),
            Self::Choice => language.pick("選ぶ手", "choice"),
            Self::Value => language.pick("値", "value"),
            Self::Numbers => language.pick("証明数", "proof numbers"),
        }
    }
}

impl SheetVerdict {
    /// The verdict in a word or two.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match self {
            Self::Right => language.pick("正解", "right"),
            Self::Follows => language.pick("自分の値からは正しい", "follows from your values"),
            Self::Empty => language.pick("空欄", "empty"),
            Self::OnlyBound => language.pick("数は正しいが、上限か下限", "only a bound"),
            Self::WrongBound => language.pick("数は正しいが、≧ ≦ が違う", "wrong ≧ or ≦"),
            Self::OtherPlayer => language.pick("相手の選び方", "the other player's choice"),
            Self::UsesCut => language.pick("読まない枝の値", "value of an unread branch"),
            Self::OtherSign => language.pick("符号が逆", "wrong sign"),
            Self::WrongValue => language.pick("値が違う", "wrong value"),
            Self::WrongAlpha => language.pick("α が違う", "wrong α"),
            Self::WrongBeta => language.pick("β が違う", "wrong β"),
            Self::WrongWindow => language.pick("窓が違う", "wrong window"),
            Self::SwappedWindow => language.pick("α と β が逆", "α and β swapped"),
            Self::WrongProof => language.pick("証明数が違う", "wrong proof number"),
            Self::WrongDisproof => language.pick("反証数が違う", "wrong disproof number"),
            Self::WrongNumbers => language.pick("数が違う", "wrong numbers"),
            Self::SwappedNumbers => language.pick("証明数と反証数が逆", "numbers swapped"),
            Self::HalfMissing => language.pick("もう一つが空欄", "the other number is missing"),
            Self::PrunedTooMuch => language.pick("刈りすぎ", "pruned too much"),
            Self::PrunedTooLittle => language.pick("刈り残し", "pruned too little"),
            Self::MissedTie => language.pick("同じ値でも刈れる", "equal is enough to cut"),
            Self::InsideCut => language.pick("読まない枝の中", "inside a cut branch"),
            Self::InsideOwnCut => language.pick("自分で刈った枝の中", "inside your own cut"),
            Self::TieTakenForBetter => {
                language.pick("同じ値は、より良い手ではない", "a tie is not better")
            }
            Self::BoundTakenForBetter => {
                language.pick("≦ ≧ だけでは、より良くない", "a bound is not better")
            }
            Self::Stops => language.pick("止まるのは損", "stopping is worse"),
            Self::DoesNotStop => language.pick("止まる方が良い", "stopping is better"),
            Self::WrongChoice => language.pick("もっと良い手がある", "another move is better"),
        }
    }
}

impl Projection<'_> {
    /// Where an entry stands: the node, and what is said of it.
    #[must_use]
    pub fn sheet_entry(&self, entry: &GradedEntry) -> String {
        let name = entry.entry.name(self.language());
        match self.language() {
            Language::Ja => format!("{}の{name}", self.place(entry.node)),
            Language::En => format!("{}: {name}", self.place(entry.node)),
        }
    }

    /// Why an entry has its verdict. Right numbers are not told: they are the model answer's.
    #[must_use]
    pub fn sheet_why(&self, key: &SheetKey, entry: &GradedEntry) -> String {
        use SheetVerdict as V;
        let (language, node) = (self.language(), entry.node);
        let chooser = key.chooser(self.tree(), node);
        match entry.verdict {
            V::Right => String::new(),
            V::Empty => self.missing(entry.entry),
            V::PrunedTooMuch => self.pruned_too_much(),
            V::PrunedTooLittle | V::MissedTie => self.pruned_too_little(key, entry),
            V::OtherPlayer => other_player(chooser, language).to_owned(),
            V::WrongAlpha | V::WrongBeta | V::WrongWindow | V::SwappedWindow => {
                self.window_words(entry.verdict).to_owned()
            }
            V::TieTakenForBetter => self.tie(node).to_owned(),
            V::BoundTakenForBetter => only_bound(chooser, language).to_owned(),
            verdict => plain(verdict, language).to_owned(),
        }
    }

    fn missing(&self, entry: SheetEntry) -> String {
        let language = self.language();
        let text = match entry {
            SheetEntry::Cut => language.pick(
                "読まない枝に印がない。上の節をまだ考えていない。",
                "A branch that is never read has no mark; the node above is not done yet.",
            ),
            SheetEntry::Window | SheetEntry::Choice | SheetEntry::Value | SheetEntry::Numbers => {
                language.pick("まだ書いていない。", "Nothing is written yet.")
            }
        };
        text.to_owned()
    }

    /// A branch that the search must read: what could still happen there.
    fn pruned_too_much(&self) -> String {
        let language = self.language();
        if !self.algorithm().cuts() {
            return language
                .pick(
                    "この読み方は枝を刈らない。全部読む。",
                    "This algorithm cuts nothing: it reads every branch.",
                )
                .to_owned();
        }
        if !self.algorithm().keeps_window() {
            return language
                .pick(
                    "上の節の答えは、ここを読むまで決まらない。",
                    "The node above is not settled before this is read.",
                )
                .to_owned();
        }
        language
            .pick(
                "ここへ来るとき、まだ α < β。値がその間なら上の値が変わるので、読まなければならない。",
                "When the search comes here, α < β still: a value in between would change the nodes above, so it must be read.",
            )
            .to_owned()
    }

    /// A branch that need not be read: the bound that suffices.
    fn pruned_too_little(&self, key: &SheetKey, entry: &GradedEntry) -> String {
        let language = self.language();
        let reason = key
            .node(entry.node)
            .and_then(|of| of.reasons.first())
            .copied();
        let Some(reason) = reason else {
            return language
                .pick(
                    "上の節の答えはもう決まっている。ここを読んでも変わらない。",
                    "The node above is settled already: reading this changes nothing.",
                )
                .to_owned();
        };
        let at = self.subject().at(self.tree(), reason.ancestor, language);
        let (letter, side) = match (reason.player, language) {
            (Player::Max, Language::Ja) => ("α", "先手"),
            (Player::Min, Language::Ja) => ("β", "後手"),
            (Player::Max, Language::En) => ("α", "Black"),
            (Player::Min, Language::En) => ("β", "White"),
        };
        let is_tied = entry.verdict == SheetVerdict::MissedTie;
        match (language, is_tied) {
            (Language::Ja, false) => format!(
                "ここまでの値は、{at}{side}がもう確保した値({letter})を越えた。残りは読まなくてよい。"
            ),
            (Language::Ja, true) => format!(
                "ここまでの値は、{at}{side}がもう確保した値({letter})と同じで、α = β。同じならより良くはないので、残りは読まなくてよい。"
            ),
            (Language::En, false) => format!(
                "{}, {side} has secured a value already ({letter}), and the value so far is past that: the rest need not be read.",
                capital(&at)
            ),
            (Language::En, true) => format!(
                "{}, {side} has secured a value already ({letter}), and the value so far equals it: α = β. As good is not better, so the rest need not be read.",
                capital(&at)
            ),
        }
    }

    fn window_words(&self, verdict: SheetVerdict) -> &'static str {
        let language = self.language();
        match verdict {
            SheetVerdict::WrongAlpha => language.pick(
                "β は正しい。α は、この節までの先手の節で、もう確保した値のうちいちばん大きいもの。",
                "β is right. α is the largest value that Black has secured on the way here.",
            ),
            SheetVerdict::WrongBeta => language.pick(
                "α は正しい。β は、この節までの後手の節で、もう確保した値のうちいちばん小さいもの。",
                "α is right. β is the smallest value that White has secured on the way here.",
            ),
            SheetVerdict::SwappedWindow => language.pick(
                "左が先手の α、右が後手の β。逆に書いている。",
                "α, Black's, stands on the left, and β, White's, on the right: here it is the other way round.",
            ),
            _ => language.pick(
                "窓は上の節から渡される。α は先手、β は後手が、そこまでに確保した値。",
                "The window is passed from above: α is what Black, β what White has secured so far.",
            ),
        }
    }

    fn tie(&self, node: NodeId) -> &'static str {
        let language = self.language();
        let stops = self
            .tree()
            .children(node)
            .any(|child| self.weight(child).kind == Kind::Decline);
        if stops {
            language.pick(
                "値は同じ。止まる値が先にあるので、同じ値の手には替えない。",
                "The values are equal. Stopping comes first, and a move that is only as good does not replace it.",
            )
        } else {
            language.pick(
                "値は同じ。同じ値なら、先に読んだ手が残る。",
                "The values are equal, and of equals the move that was read first stays.",
            )
        }
    }
}

fn other_player(chooser: Player, language: Language) -> &'static str {
    match chooser {
        Player::Max => language.pick(
            "ここで選ぶのは先手。いちばん大きい値を選ぶが、小さい方をとっている。",
            "Black chooses here, and takes the largest value. This is the smallest.",
        ),
        Player::Min => language.pick(
            "ここで選ぶのは後手。いちばん小さい値を選ぶが、大きい方をとっている。",
            "White chooses here, and takes the smallest value. This is the largest.",
        ),
    }
}

/// A move of which no more than a bound is known, beside one that is sure of the same value.
fn only_bound(chooser: Player, language: Language) -> &'static str {
    match chooser {
        Player::Max => language.pick(
            "この手は、せいぜいその値(≦)と分かっただけ。先に読んだ手はその値を確かに取れるので、それより良くはない。",
            "All that is known of this move is that it is worth at most that (≦). The move that was read before it is sure of that value, so this one is not better.",
        ),
        Player::Min => language.pick(
            "この手は、少なくともその値(≧)と分かっただけ。後手は先に読んだ手でその値にできるので、それより良くはない。",
            "All that is known of this move is that it is worth at least that (≧). With the move that was read before it White is sure of that value, so this one is not better.",
        ),
    }
}

/// What is said of a verdict whatever the node.
fn plain(verdict: SheetVerdict, language: Language) -> &'static str {
    use SheetVerdict as V;
    match verdict {
        V::Follows => language.pick(
            "下か上の自分の値が違うが、そこからの組み立ては正しい。",
            "A value of yours elsewhere is wrong, but from it this is rightly worked out.",
        ),
        V::OnlyBound => language.pick(
            "数は正しいが、残りを読んでいないので、ちょうどこの値とは限らない。≧ か ≦ をつける。",
            "The number is right, but not everything was read, so the true value may be another: write ≧ or ≦.",
        ),
        V::WrongBound => language.pick(
            "数は正しい。「以上」か「以下」か、ちょうどか。だれがまだ良くできるかを考える。",
            "The number is right. At least, at most, or just this? Ask who might still do better.",
        ),
        V::UsesCut => language.pick(
            "読まない枝の値を使っている。読んだ手だけで決まる。",
            "This uses the value of a branch that is never read; only moves that were read count.",
        ),
        V::OtherSign => language.pick(
            "大きさは正しいが、符号が逆。値はいつも先手から見る。",
            "The size is right, and the sign is not: every value is seen from Black.",
        ),
        V::WrongValue => language.pick(
            "子の値と合わない。だれの番か、どの子を読んだかを確かめる。",
            "This does not follow from the children. Whose turn is it, and which children were read?",
        ),
        V::WrongProof => language.pick(
            "反証数は正しい。先に証明したい側の節なら最小、そうでなければ和。",
            "The disproof number is right. Where one child is enough take the least, else the sum.",
        ),
        V::WrongDisproof => language.pick(
            "証明数は正しい。反証数は、証明数と最小と和が入れ替わる。",
            "The proof number is right. For the disproof number, least and sum change places.",
        ),
        V::SwappedNumbers => language.pick(
            "左が証明数、右が反証数。逆に書いている。",
            "The proof number stands on the left, the disproof number on the right: here it is the other way round.",
        ),
        V::HalfMissing => language.pick(
            "書いた方は正しい。もう一つがまだ空いている。",
            "What is written is right; the other number is still empty.",
        ),
        V::WrongNumbers => language.pick(
            "一つで足りる方は子の最小、全部いる方は子の和。",
            "For the one that a single child decides take the least, for the other the sum.",
        ),
        V::InsideCut => language.pick(
            "ここは読まれない枝の中なので、値はない。",
            "This lies inside a branch that is never read: there is no value.",
        ),
        V::InsideOwnCut => language.pick(
            "自分で刈った枝の中なので、数えない。",
            "It lies inside a branch that you have cut away.",
        ),
        V::Stops => language.pick(
            "ここで止まるより良い手がある。",
            "There is a move that is better than stopping here.",
        ),
        V::DoesNotStop => language.pick(
            "その手を指すと損になる。止まる方が良い。",
            "That move loses something: stopping is better.",
        ),
        V::WrongChoice => language.pick(
            "選ぶ側にとって、もっと良い値の手がある。",
            "For the one who chooses there is a move with a better value.",
        ),
        _ => "",
    }
}

/// A sentence begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
