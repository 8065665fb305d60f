//! The terms of the field, each explained in a sentence or two.

use std::ops::Range;

use crate::language::Language;

/// A term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The term in Japanese.
    pub ja: &'static str,
    /// The term in English.
    pub en: &'static str,
    /// What it means, in Japanese.
    pub means_ja: &'static str,
    /// What it means, in English.
    pub means_en: &'static str,
}

macro_rules! glossary {
    ($($ja:literal, $en:literal: $means_ja:literal, $means_en:literal;)*) => {
        /// Every term; where one holds another, the longer one comes first.
        pub const GLOSSARY: &[Term] = &[$(Term {
            ja: $ja,
            en: $en,
            means_ja: $means_ja,
            means_en: $means_en,
        },)*];
    };
}

glossary! {
    "最有望節点", "most-proving node": "決めれば証明にも反証にも役に立つ、まだ展開していない節。先手番では証明数、後手番では反証数のいちばん小さい子をたどると着く。", "The unexpanded node that counts for a proof as well as for a disproof; found by the smallest proof number on one side's turns, and the smallest disproof number on the other's.";
    "反証数", "disproof number": "反証するのに、あと最低いくつの節を決めればよいか。0 なら反証された、∞ なら反証できない。", "How many nodes must still be settled, at least, for a disproof; 0: disproven, ∞: it cannot be.";
    "証明数", "proof number": "証明するのに、あと最低いくつの節を決めればよいか。0 なら証明された、∞ なら証明できない。", "How many nodes must still be settled, at least, for a proof; 0: proven, ∞: it cannot be.";
    "しきい値", "threshold": "df-pn で、節の証明数か反証数がここに届いたら、もっと安い所がほかにあるということ。それまでは戻らない。", "In df-pn, of the node's proof or disproof number: once it is reached, the search is cheaper elsewhere, and goes back; not before.";
    "展開", "expanded": "節の子をすべて作ること。証明数探索は、一度に一つの節だけを展開する。", "Its children have been made. Proof-number search expands one node at a time.";
    "静止探索", "quiescence": "読みの深さが尽きた所で、取る手などの激しい手だけをさらに読み、局面が静かになってから評価する方法。", "Beyond the depth of the search only captures and the like are read, until the position is quiet enough to be evaluated.";
    "静的評価値", "static value": "その局面をそれ以上読まずに付けた点数。将棋の課題ではふつう駒の点の合計、図の木では末端に書いた数。", "What a position is worth without reading any further: in shogi usually the material, in a diagram the number at the leaf.";
    "深い枝刈り", "deep cut": "切られる節から数えて3手以上上の先祖が持つ値によって起こる枝刈り。", "A cut caused by the bound of an ancestor three or more plies above the node that is cut.";
    "スタンドパット", "stand pat": "静止探索で、どの手も指さずにいまの静的評価値で止まること。", "In quiescence: making no move and keeping the static value.";
    "水平線効果", "horizon effect": "読みの深さが限られているため、避けられない損を先送りしただけで助かったと思ってしまうこと。", "A loss that cannot be avoided is pushed beyond the depth of the search, and looks avoided.";
    "水平線", "horizon": "読みの深さが尽きる所。そこから先は見えない。", "Where the depth of the search ends; nothing beyond it is seen.";
    "取り合い", "exchange": "一つの升の上で、両方が駒を取り合うこと。どちらもいつでもやめられる。", "Both sides take in turn on one square; either may stop at any time.";
    "読み直し", "re-search": "偵察で良いと分かった手や、窓から外れた根を、広げた窓でもう一度読むこと。", "Reading again with a wider window: a move that a scout has found better, or a root whose value lay outside the window.";
    "幅1の窓", "null window": "α と β が1しか違わない窓。整数の値はその間にないので、「より良いか」の答えだけが返る。", "A window whose ends differ by 1. No whole number lies between them, so all that comes back is whether the value is better.";
    "偵察", "scout": "幅1の窓で、その手がいまの最善より良いかどうかだけを調べること。NegaScout の名はここから来ている。", "Reading with a null window, only to learn whether a move is better than the best so far; NegaScout has its name from it.";
    "主変化探索", "principal variation search": "最初の手だけをふつうの窓で、あとの手は偵察で読み、良いと分かった手だけを読み直す方法(PVS、NegaScout)。", "PVS, in the form of NegaScout: the first move is read with the whole window, later ones by a scout, and again only if they prove better.";
    "アスピレーション窓", "aspiration window": "前の深さの値の両側に少しだけ開いた窓。値が外れたら、広げて根から読み直す。", "A window that is open for a little to each side of the last depth's value. If the value lies outside, the root is read again with a wider one.";
    "反復深化", "iterative deepening": "深さ1、2、3…と、根から何度も読み直すこと。浅い読みの最善手を、次の読みで先に試す。", "Reading from the root to depth 1, 2, 3 and so on; the best move of one depth is tried first at the next.";
    "置換表", "transposition table": "読んだ局面の値と最善手を覚えておく表。違う手順で同じ局面に来たときに使う。", "Keeps the values and best moves of positions that have been read, for when another order of moves leads there.";
    "キラー手", "killer move": "同じ手数の所で、ほかの枝を切った静かな手。先に試す。", "A quiet move that has caused a cut in another branch at the same ply; it is tried early.";
    "履歴", "history": "手ごとに、枝を切った回数と深さを数えた表。よく切った手から試す。", "Counts for every move how often, and how deep, it has caused cuts; those that have done so most are tried early.";
    "捨て駒", "sacrifice": "ただで、または安い駒と引きかえに取らせる駒。", "A piece that is given to be taken for nothing, or for less than it is worth.";
    "絶対手", "forced reply": "王手を受ける手のように、ほかに選びようのない応手。", "An answer to which there is no choice, such as the answer to a check.";
    "仮の値", "provisional value": "先を読まずに候補の手に付ける値。読む順番と、候補に残すかどうかを決める。", "What a candidate is worth before anything is read: it decides the order, and whether the move is kept.";
    "無駄合", "useless interposition": "ただで取られ、やはり詰む合駒。詰将棋では手数に数えない。", "A piece put between that is taken for nothing, and it is mate all the same; mate problems do not count it.";
    "打ち歩詰め", "mate by a dropped pawn": "歩を打って詰ませること。反則。", "Giving mate by dropping a pawn: against the rules.";
    "打てる所の差", "mobility difference": "オセロで、黒の打てる所の数から白の打てる所の数を引いたもの。", "In Othello: the number of Black's moves less that of White's.";
    "α↓", "α↓": "上の節から、枝を下りてこの節に渡された限界。↑ が付けば、下から返った値がこの節で動かした限界。", "A bound that was handed down to the node on its edge; with ↑, one that a value coming back has moved here.";
    "ネガマックス", "negamax": "値をその節の手番の側から見て書くこと。一段ごとに符号が変わるので、両者とも最大を選ぶ形になり、窓は (−β, −α) になる。", "Values are written from the view of the side to move: the sign changes at every ply, both sides choose the largest, and a window becomes (−β, −α).";
    "勝手読み", "wishful reading": "相手が自分に都合のよい手を指してくれると思い込んで読むこと。", "Reading as if the opponent would play what suits oneself.";
    "ミニマックス", "minimax": "自分は最大の値、相手は最小の値を選ぶとして、末端から値を繰り上げる読み方。", "Values are backed up from the leaves: one side takes the largest, the other the smallest.";
    "αβ法", "alpha-beta": "結果に影響しない枝を読まずに、ミニマックスと同じ値を得る方法。", "Gets the value of minimax without reading the branches that cannot change it.";
    "窓", "window": "二つの数 (α, β)。α は先手が、β は後手がすでに確保した値で、その間の値だけが根の値を変えられる。", "The two numbers (α, β): what Black and what White are sure of already. Only values between them can change the root.";
    "反証", "refutation": "成り立たないと示すこと。手の反証は、良くないと示す応手で、一つあれば足りる。証明数の課題では、「勝てる」が成り立たないと示すこと。", "An answer that shows a move to be no good. One is enough.";
    "枝刈り", "cut": "そこを読んでも根の値が変わらないと分かった枝を、読まずに捨てること。", "Branches are skipped because they cannot change the value of the root.";
    "読み筋", "best line": "両方が最善を指したときの手順。", "The moves when both sides play their best: the principal variation.";
    "末端", "leaf": "木がそこで終わる節。点数はここで付けられる。", "A node where the tree ends, and where a value is given.";
    "駒得", "material": "取った駒の点数から、取られた駒の点数を引いたもの。", "The pieces by their values: what was taken less what was lost.";
    "王手放置", "ignored check": "王手をかけられたまま、ほかの手を指すこと。反則。", "Leaving one's king in check: against the rules.";
}

impl Term {
    /// The term in a language.
    #[must_use]
    pub const fn name(&self, language: Language) -> &'static str {
        match language {
            Language::Ja => self.ja,
            Language::En => self.en,
        }
    }
}

/// The terms in a text, from left to right, each where it stands first.
#[must_use]
pub fn terms_in(text: &str, language: Language) -> Vec<(Range<usize>, &'static Term)> {
    let mut found: Vec<(Range<usize>, &'static Term)> = Vec::new();
    for term in GLOSSARY {
        let Some(at) = find_word(text, term.name(language), language) else {
            continue;
        };
        let range = at..at + term.name(language).len();
        let overlaps = |other: &Range<usize>| other.start < range.end && range.start < other.end;
        if !found.iter().any(|(other, _)| overlaps(other)) {
            found.push((range, term));
        }
    }
    found.sort_by_key(|(range, _)| range.start);
    found
}

/// Where a word stands first; in English, a whole word or its plural.
fn find_word(text: &str, word: &str, language: Language) -> Option<usize> {
    if language == Language::Ja {
        return text.find(word);
    }
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..]
            .trim_start_matches('s')
            .chars()
            .next();
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_term_wins_and_parts_of_words_are_no_terms() {
        let found = |text, language| -> Vec<&str> {
            let terms = terms_in(text, language);
            terms.into_iter().map(|(range, _)| &text[range]).collect()
        };
        assert_eq!(found("深い枝刈りと枝刈り", Language::Ja), ["深い枝刈り"]);
        assert_eq!(
            found("the leaves, a leaflet, a leaf.", Language::En),
            ["leaf"]
        );
        assert_eq!(found("two cuts; a shortcut", Language::En), ["cut"]);
    }

    #[test]
    fn every_term_is_explained_in_both_languages_and_named_once() {
        for (index, term) in GLOSSARY.iter().enumerate() {
            assert!(term.means_ja.chars().count() > 10, "{}", term.ja);
            assert!(term.means_en.chars().count() > 20, "{}", term.en);
            for other in &GLOSSARY[index + 1..] {
                assert!(term.ja != other.ja && term.en != other.en);
                assert!(
                    !other.ja.contains(term.ja),
                    "{} hides {}",
                    term.ja,
                    other.ja
                );
            }
        }
    }
}
