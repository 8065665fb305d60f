//! Finds things by their names as people type them: parts of words, synonyms, typing errors.

use std::cell::RefCell;

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use strsim::osa_distance;

use language::{Language, Texts};
use search::Algorithm;

/// Synonyms: a search for one word of a row finds all of them.
const SAME: &[&[&str]] = &[
    &[
        "prune",
        "pruned",
        "pruning",
        "cut",
        "cutting",
        "cutoff",
        "枝刈り",
        "枝",
        "αβ法",
        "alpha-beta",
    ],
    &[
        "see",
        "static exchange evaluation",
        "exchange",
        "capture sequence",
        "swap",
        "swap list",
        "swapoff",
        "取り合い",
        "取合い",
        "交換値",
    ],
    &["horizon", "horizon effect", "水平線", "水平線効果", "地平線", "地平線効果"],
    &["ordering", "move ordering", "order of moves", "order", "順番", "読む順番", "オーダリング"],
    &["stand pat", "standing pat", "スタンドパット", "止まる"],
    &["mate", "checkmate", "tsume", "tsumeshogi", "詰み", "詰将棋", "詰む", "and-or"],
    &["othello", "reversi", "オセロ", "リバーシ"],
    &["tic-tac-toe", "tictactoe", "noughts and crosses", "三目並べ"],
    &["evaluation", "eval", "evaluation function", "評価関数", "評価"],
    &["bug", "bugs", "spot the bug", "バグ", "バグ探し"],
    &[
        "transposition",
        "transposition table",
        "tt",
        "hash table",
        "置換表",
        "同じ局面",
        "position read twice",
    ],
    &["iterative deepening", "deepening", "反復深化", "depth 1, then 2"],
    &["aspiration", "aspiration window", "アスピレーション窓"],
    &["deep cut", "deep cutoff", "deep cuts", "深い枝刈り"],
    &["lmr", "late move reduction", "late move reductions", "reduction", "浅く読む"],
    &[
        "forward pruning",
        "futility",
        "futility pruning",
        "null move",
        "null-move pruning",
        "前向き枝刈り",
        "ヌルムーブ枝刈り",
        "見込み",
    ],
    &["killer", "killers", "killer move", "killer heuristic", "キラー手", "キラームーブ"],
    &["game tree", "search tree", "tree", "ゲーム木", "探索木", "木"],
    &["node", "ノード", "節"],
    &["leaf", "葉", "葉ノード", "末端"],
    &["mobility", "着手可能数", "モビリティ", "打てる所"],
    &["stable disc", "stable discs", "確定石"],
    &["turtle", "pattern", "patterns", "パターン"],
    &[
        "uct",
        "mcts",
        "monte carlo",
        "monte carlo tree search",
        "モンテカルロ",
        "モンテカルロ木探索",
    ],
    &[
        "chance",
        "chance node",
        "expectimax",
        "expectiminimax",
        "stochastic",
        "dice",
        "probability",
        "偶然手番",
        "確率節点",
        "さいころ",
        "サイコロ",
        "期待値",
    ],
    &[
        "three players",
        "max n",
        "maxn",
        "max^n",
        "multiplayer",
        "multi player",
        "paranoid",
        "三人",
        "多人数",
    ],
    &[
        "information set",
        "imperfect information",
        "hidden information",
        "partial observability",
        "strategy fusion",
        "情報集合",
        "不完全情報",
    ],
];

/// Topics of the field that no lesson of the course is about: their names, and what they are called.
#[expect(clippy::type_complexity, reason = "a row is a topic and its names")]
const OUTSIDE: &[(fn(&Texts) -> String, &[&str])] = &[
    (Texts::actions_outside_poker, &["poker", "ポーカー"]),
    (
        Texts::actions_outside_history,
        &["history heuristic", "history table", "ヒストリーヒューリスティック"],
    ),
    (
        Texts::actions_outside_tables,
        &["retrograde", "retrograde analysis", "endgame table", "tablebase", "後退解析"],
    ),
    (Texts::actions_outside_chess, &["chess", "チェス"]),
];

/// The topic that a query asks for, if no lesson of the course is about it.
pub fn outside_course(query: &str, language: Language) -> Option<String> {
    let asked = tidy(query);
    let is_it = |names: &[&str]| names.iter().any(|name| tidy(name) == asked);
    let (name, _) = OUTSIDE.iter().find(|(_, names)| is_it(names))?;
    Some(name(language.texts()))
}

/// The names nearest to one that does not exist, at most three, the nearest first.
pub fn nearest<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let typed = typed.to_lowercase();
    let letters = typed.chars().count();
    let distance = |name: &str| {
        let name = name.to_lowercase();
        if letters > 2 && name.contains(&typed) { 0 } else { osa_distance(&name, &typed) }
    };
    let names = names.into_iter().map(|name| (distance(name), name));
    // A third of the letters may be wrong: more would be another word.
    let mut near: Vec<_> = names.filter(|(distance, _)| distance * 3 <= letters).collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

/// What somebody looks for: words, each with its synonyms.
pub struct Query(Vec<Vec<String>>);

impl Query {
    /// The words of a query. A term of several words counts as one.
    pub fn of(query: &str) -> Self {
        let whole = tidy(query);
        if whole.trim().is_empty() {
            return Self(Vec::new());
        }
        let same = called(&whole);
        if same.len() > 1 {
            return Self(vec![same]);
        }
        let words = query.split_whitespace().map(tidy);
        let words = words.filter(|word| !word.trim().is_empty());
        Self(words.map(|word| called(&word)).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of words, at least 1.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(1).max(1)
    }

    /// The sum of what `one` says that each word is worth; `None` if a word is worth nothing. The
    /// word itself weighs slightly more than its synonyms; only it may be mistyped.
    pub(super) fn worth(
        &self,
        spelling: Spelling,
        one: impl Fn(&str, Spelling) -> u32,
    ) -> Option<u32> {
        let of_word = |names: &Vec<String>| {
            let worths = names.iter().enumerate().map(|(number, name)| {
                let worth = one(name, Spelling::Right);
                if number > 0 { worth * 9 / 10 } else { worth }
            });
            let right = worths.max().filter(|&worth| worth > 0);
            right.or_else(|| {
                let typed = names.first().filter(|_| spelling == Spelling::Near)?;
                Some(one(typed, Spelling::Near)).filter(|&worth| worth > 0)
            })
        };
        self.0.iter().map(of_word).sum()
    }

    /// How well something with these names matches, in parts of a whole word: 100; `None` if a word
    /// is in none of them.
    pub fn rank(&self, names: &[String], spelling: Spelling) -> Option<u32> {
        let names: Vec<_> = names.iter().map(|name| tidy(name)).collect();
        let best = |word: &str, spelling| {
            names.iter().map(|name| 25 * share(name, word, spelling)).max().unwrap_or(0)
        };
        Some(self.worth(spelling, best)? / self.count())
    }
}

/// A word with its synonyms.
fn called(word: &str) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    let algorithms = Algorithm::all().filter(|algorithm| !algorithm.also().is_empty());
    let algorithms = algorithms.map(|algorithm| [&[algorithm.id()], algorithm.also()].concat());
    for row in SAME.iter().map(|row| row.to_vec()).chain(algorithms) {
        if row.iter().any(|name| tidy(name) == word) {
            all.extend(row.iter().map(|name| tidy(name)));
        }
    }
    all
}

/// Normalizes a text for comparison: lower case, with single spaces around and between words.
pub(super) fn tidy(text: &str) -> String {
    let narrow = |c: char| match c {
        // Full-width Latin letters and digits.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        c => c,
    };
    let lower = text.chars().map(narrow).flat_map(char::to_lowercase);
    let kept: String =
        lower.map(|c| if c.is_alphanumeric() || c == 'ー' { c } else { ' ' }).collect();
    let words: Vec<_> = kept.split_whitespace().collect();
    format!(" {} ", words.join(" "))
}

/// Whether a text has a word as a whole, or in its plural.
pub(super) fn holds(text: &str, word: &str) -> bool {
    matches_exactly(text, word.trim()) == 4
}

/// Whether words have to be in a text as they are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    Right,
    /// They may be mistyped: for what is not found otherwise.
    Near,
}

/// How well a word matches a text, in quarters: as a whole word, as a prefix, or inside one; 0 for
/// no match.
pub(super) fn share(text: &str, word: &str, spelling: Spelling) -> u32 {
    let bare = word.trim();
    match spelling {
        Spelling::Right => matches_exactly(text, bare),
        Spelling::Near => u32::from(is_mistyped(text, bare)),
    }
}

/// Whether a word is in a text with letters wrong, swapped, doubled or left out.
fn is_mistyped(text: &str, bare: &str) -> bool {
    let letters = bare.chars().count();
    if letters < 4 {
        return false; // Everything would match.
    }
    let errors = if letters < 8 { 1 } else { 2 };
    let is_near = |word: &str| osa_distance(word, bare) <= errors;
    bare.is_ascii() && text.split(' ').any(is_near) || leaves_out(text, bare)
}

/// Whether a word is a text with letters left out, and few enough that it is still meant.
fn leaves_out(text: &str, bare: &str) -> bool {
    let (case, accents) = (CaseMatching::Ignore, Normalization::Smart);
    let pattern = Pattern::new(bare, case, accents, AtomKind::Fuzzy);
    MATCHER.with_borrow_mut(|matcher| {
        let mut letters = Vec::new();
        let mut score = |text| pattern.score(Utf32Str::new(text, &mut letters), matcher);
        let (found, whole) = (score(text), score(bare));
        found.is_some_and(|found| found * 100 >= whole.unwrap_or(u32::MAX / 100) * ENOUGH)
    })
}

thread_local! {
    /// It holds a buffer that is too large to make for every text.
    static MATCHER: RefCell<Matcher> = RefCell::new(Matcher::new(Config::DEFAULT));
}

/// The share of the score of the whole word that counts, in percent: letters that merely stand
/// somewhere in a text, in this order, stay below it.
const ENOUGH: u32 = 75;

/// How well a word is in a text, in quarters. Words of two letters or fewer do not match inside
/// others.
fn matches_exactly(text: &str, bare: &str) -> u32 {
    if !bare.is_ascii() {
        // Japanese has no spaces between words.
        return if text.contains(bare) { 4 } else { 0 };
    }
    let stem = bare.strip_suffix('s').filter(|stem| stem.len() > 3);
    let stem = stem.unwrap_or(bare);
    if !text.contains(stem) {
        return 0; // Most texts: one look at a long one is enough.
    }
    let is_whole = |ending: &str| text.contains(&format!(" {stem}{ending} "));
    if text.contains(&format!(" {bare} ")) || is_whole("") || is_whole("s") {
        4
    } else if bare.len() > 2 && text.contains(&format!(" {stem}")) {
        3
    } else {
        u32::from(bare.len() > 2 && text.contains(bare))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_outside_of_the_course_is_in_the_title_of_no_lesson() {
        for (name, called) in OUTSIDE {
            for algorithm in Algorithm::all() {
                for known in [algorithm.id(), &algorithm.name(Language::En)].map(tidy) {
                    assert_eq!(called.iter().find(|it| tidy(it) == known), None, "{known}");
                }
            }
            for language in Language::ALL {
                assert_eq!(outside_course(called[0], language), Some(name(language.texts())));
            }
            for lesson in scenario::shipped() {
                let lesson = scenario::parse(lesson.text()).expect("it ships");
                for title in [&lesson.title.ja, &lesson.title.en].map(|title| tidy(title)) {
                    let is_about = |it: &&&str| holds(&title, &tidy(it));
                    assert_eq!(called.iter().find(is_about), None, "{title}");
                }
            }
        }
        assert_eq!(outside_course("alpha-beta", Language::En), None);
    }
}
