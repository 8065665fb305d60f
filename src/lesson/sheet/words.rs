//! What is said of an entry of a sheet.

use super::super::projection::Projection;
use super::key::SheetKey;
use super::share::SheetRemark;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use crate::language::Language;
use crate::score::Player;
use crate::search::Algorithm;
use crate::trace::{BoundSource, CutReason};
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
            Self::FailHard => language.pick("窓の端の値で正しい", "right, fail-hard"),
            Self::Follows => language.pick("自分の値からは正しい", "follows from your values"),
            Self::ReadOn => language.pick("読んだ分からは正しい", "right for what you read"),
            Self::Empty => language.pick("空欄", "empty"),
            Self::OnlyBound => language.pick("数は正しいが、上限か下限", "only a bound"),
            Self::WrongBound => language.pick("数は正しいが、≧ ≦ が違う", "wrong ≧ or ≦"),
            Self::HardBound => language.pick("窓の端。上限か下限", "the edge of the window"),
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
        if entry.verdict.is_right() && entry.points < entry.of {
            return unearned(entry.verdict, language).to_owned();
        }
        let chooser = key.chooser(self.tree(), node);
        let visits = key.node(node).map_or(0, |of| of.visits);
        match entry.verdict {
            V::Right => String::new(),
            V::OnlyBound | V::WrongBound | V::WrongValue if visits > 1 => {
                let last = language.pick(
                    "この節は二度以上読まれた。問われているのは、最後に読んだときに返った値。",
                    "This node was read more than once, and what its last visit returned is asked.",
                );
                let gap = language.pick("", " ");
                format!("{}{gap}{last}", plain(entry.verdict, language))
            }
            V::Empty => self.missing(entry.entry),
            V::PrunedTooMuch => self.pruned_too_much(),
            V::PrunedTooLittle | V::MissedTie => self.pruned_too_little(key, entry),
            V::OtherPlayer => other_player(chooser, language).to_owned(),
            V::WrongAlpha | V::WrongBeta | V::WrongWindow | V::SwappedWindow => {
                self.window_words(key, entry).to_owned()
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
        let reasons = key.node(entry.node).map_or(&[][..], |of| &of.reasons);
        // What somebody has, before what a scout only asks.
        let is_had = |reason: &&CutReason| {
            matches!(
                reason.source,
                BoundSource::Child(_) | BoundSource::EarlierVisit(_)
            )
        };
        let reason = reasons.iter().find(is_had).or(reasons.first()).copied();
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
        let known = match (reason.source, language) {
            (BoundSource::Scout(_), Language::Ja) => {
                return format!(
                    "{at}偵察は、この手がいまの最善より良いかどうかだけを尋ねている({letter} は偵察の窓の端)。その答えはもう出たので、残りは読まなくてよい。"
                );
            }
            (BoundSource::Scout(_), Language::En) => {
                return format!(
                    "{}, the scout only asks whether this move is better than the best so far ({letter} is the edge of its window). That is answered: the rest need not be read.",
                    capital(&at)
                );
            }
            (BoundSource::Caller, Language::Ja) => format!("探索を始めたときの {letter}"),
            (BoundSource::Caller, Language::En) => {
                format!("The window with which the search was called has its {letter}")
            }
            (_, Language::Ja) => format!("{at}{side}がもう確保した値({letter})"),
            (_, Language::En) => {
                format!(
                    "{}, {side} has secured a value already ({letter})",
                    capital(&at)
                )
            }
        };
        let is_tied = entry.verdict == SheetVerdict::MissedTie;
        match (language, is_tied) {
            (Language::Ja, false) => {
                format!("ここまでの値は、{known}を越えた。残りは読まなくてよい。")
            }
            (Language::Ja, true) => format!(
                "ここまでの値は、{known}と同じで、α = β。同じならより良くはないので、残りは読まなくてよい。"
            ),
            (Language::En, false) => {
                format!("{known}, and the value so far is past that: the rest need not be read.")
            }
            (Language::En, true) => format!(
                "{known}, and the value so far equals it: α = β. As good is not better, so the rest need not be read."
            ),
        }
    }

    fn window_words(&self, key: &SheetKey, entry: &GradedEntry) -> &'static str {
        let language = self.language();
        let is_scouted = key.node(entry.node).is_some_and(|of| of.is_scouted);
        let is_shallow = self.algorithm() == Algorithm::AlphaBetaShallow;
        match entry.verdict {
            SheetVerdict::SwappedWindow => language.pick(
                "左が先手の α、右が後手の β。逆に書いている。",
                "α, Black's, stands on the left, and β, White's, on the right: here it is the other way round.",
            ),
            _ if is_scouted => language.pick(
                "最後に読んだのは偵察。いまの最善より良いかどうかだけを尋ねるので、窓の幅は 1。片方の端はだれかが確保した値でなく、くらべる値の隣の数。",
                "The last visit was a scout's, which only asks whether a move is better than the best so far: its window has the width 1, and one of its edges is not what anybody has secured, but the number next to the value to beat.",
            ),
            SheetVerdict::WrongAlpha if !is_shallow => language.pick(
                "β は正しい。α は、この節までの先手の節で、もう確保した値のうちいちばん大きいもの。",
                "β is right. α is the largest value that Black has secured on the way here.",
            ),
            SheetVerdict::WrongBeta if !is_shallow => language.pick(
                "α は正しい。β は、この節までの後手の節で、もう確保した値のうちいちばん小さいもの。",
                "α is right. β is the smallest value that White has secured on the way here.",
            ),
            _ if is_shallow => language.pick(
                "この読み方は、すぐ上の節で確保した値だけを渡す。もう片方の端は無限。",
                "This algorithm passes on only what has been secured at the node right above: the other edge is infinite.",
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

/// Why something that is right earns nothing.
fn unearned(verdict: SheetVerdict, language: Language) -> &'static str {
    if verdict.is_consequence() {
        SheetRemark::TooLittleRight.words(language)
    } else {
        SheetRemark::OneNumber.words(language)
    }
}

fn other_player(chooser: Player, language: Language) -> &'static str {
    match chooser {
        Player::Max => language.pick(
            "ここで選ぶのは先手。いちばん大きい値を選ぶが、小さい方をとっている。",
            "Black chooses here, and takes the largest value. This is the smallest of them.",
        ),
        Player::Min => language.pick(
            "ここで選ぶのは後手。いちばん小さい値を選ぶが、大きい方をとっている。",
            "White chooses here, and takes the smallest value. This is the largest of them.",
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
        V::FailHard => language.pick(
            "窓の外の値を窓の端で返す書き方(フェイルハード)として正しい。このプログラムは、見つけたいちばん良い値を返す(フェイルソフト)。",
            "Right as a fail-hard search says it, which returns the edge of the window. This program is fail-soft: it returns the best value that was found.",
        ),
        V::ReadOn => language.pick(
            "読まなくてよい枝まで読んだ値として正しい。印がないことは、その枝で数えてある。",
            "Right with the branch that you have read: that it need not be read is counted there, and not once more here.",
        ),
        V::OnlyBound => language.pick(
            "数は正しいが、この節より下には読まない枝があり、ちょうどこの値とは限らない。≧ か ≦ をつける。",
            "The number is right, but the search has left something out below, so the true value may be another: write ≧ or ≦.",
        ),
        V::WrongBound => language.pick(
            "数は正しい。「以上」か「以下」か、ちょうどか。だれがまだ良くできるかを考える。",
            "The number is right. At least, at most, or just this? Ask who might still do better.",
        ),
        V::HardBound => language.pick(
            "これは窓の端の値。端の値で返す書き方(フェイルハード)なら、上限か下限なので ≧ か ≦ をつける。",
            "This is the edge of the window. Where that is returned (fail-hard) it is only a bound: write ≧ or ≦ as it fits.",
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
