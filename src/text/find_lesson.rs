//! Finds lessons by titles, chapters, algorithms, topics and ids, in either language.

use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;

use super::glossary::terms_in;
use language::Language;
use scenario::{Lesson, parse, shipped};
use search::Algorithm;
use session::{LessonEntry, Session, Source};

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
    &["horizon", "水平線", "水平線効果"],
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
    &["turtle", "pattern", "patterns", "パターン"],
];

/// The weights of a match: of a whole chapter title, in a title or a chapter, in the first
/// algorithm, in the id, in another algorithm, in a term of the notes.
const CHAPTER: u32 = 40;
const TITLE: u32 = 80;
const MAIN: u32 = 40;
const ID: u32 = 20;
const OTHER: u32 = 10;
const TOPIC: u32 = 10;

/// The topics of a lesson, in addition to its title and its chapter.
#[derive(Clone, Debug, Default)]
struct LessonTopics {
    /// The id and the names of the first algorithm.
    main: Vec<String>,
    others: Vec<String>,
    /// The terms of the field used in its notes.
    terms: Vec<String>,
}

impl LessonTopics {
    fn of(lesson: &Lesson) -> Self {
        let named = |id: &String| {
            let names = id.parse::<Algorithm>().ok();
            let names = names.map(|algorithm| Language::ALL.map(|tongue| algorithm.name(tongue)));
            let names = names.into_iter().flatten();
            std::iter::once(tidy(id)).chain(names.map(|name| tidy(&name))).collect::<Vec<_>>()
        };
        let mut algorithms = lesson.algorithms.iter().map(named);
        let terms = Language::ALL
            .into_iter()
            .flat_map(|language| terms_in(lesson.notes.get(language), language))
            .flat_map(|(_, term)| [tidy(&term.name.ja), tidy(&term.name.en)]);
        Self {
            main: algorithms.next().unwrap_or_default(),
            others: algorithms.flatten().collect(),
            terms: terms.collect(),
        }
    }
}

/// The topics of every shipped lesson.
static SHIPPED: LazyLock<HashMap<&'static str, LessonTopics>> = LazyLock::new(|| {
    let lessons = shipped().iter();
    let topics = lessons.filter_map(|lesson| {
        let parsed = parse(lesson.text).ok()?;
        Some((lesson.id, LessonTopics::of(&parsed)))
    });
    topics.collect()
});

/// The indices of the lessons in the list that match `query`, best first: each contains all of its
/// words. Without words, all lessons in list order.
#[must_use]
pub fn find_lessons(session: &Session, query: &str) -> Vec<usize> {
    let words = Wanted::of(query);
    let lessons = session.lessons().iter().enumerate();
    if words.is_empty() {
        return lessons.map(|(number, _)| number).collect();
    }
    let mut found: Vec<_> = lessons
        .filter_map(|(number, entry)| Some((worth(session, entry, &words)?, number)))
        .collect();
    found.sort_by_key(|&(worth, number)| (std::cmp::Reverse(worth), number));
    found.into_iter().map(|(_, number)| number).collect()
}

/// A search word with its synonyms.
struct Wanted(Vec<String>);

impl Wanted {
    /// The words of a query. A term of several words counts as one.
    fn of(query: &str) -> Vec<Self> {
        let whole = tidy(query);
        if whole.trim().is_empty() {
            return Vec::new();
        }
        let same = called(&whole);
        if same.len() > 1 {
            return vec![Self(same)];
        }
        let words = query.split_whitespace().map(tidy);
        let words = words.filter(|word| !word.trim().is_empty());
        words.map(|word| Self(called(&word))).collect()
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
fn tidy(text: &str) -> String {
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

/// How well a word matches a text, in quarters: as a whole word, as a prefix, or inside one; 0 for
/// no match. Words of two letters or fewer do not match inside others.
fn share(text: &str, word: &str) -> u32 {
    let bare = word.trim();
    if !bare.is_ascii() {
        // Japanese has no spaces between words.
        return if text.contains(bare) { 4 } else { 0 };
    }
    let stem = bare.strip_suffix('s').filter(|stem| stem.len() > 3);
    let stem = stem.unwrap_or(bare);
    let is_whole = |ending: &str| text.contains(&format!(" {stem}{ending} "));
    if text.contains(word) || is_whole("") || is_whole("s") {
        4
    } else if bare.len() > 2 && text.contains(&format!(" {stem}")) {
        3
    } else {
        u32::from(bare.len() > 2 && text.contains(bare))
    }
}

/// How well a lesson matches: `None` unless it contains every word.
fn worth(session: &Session, entry: &LessonEntry, words: &[Wanted]) -> Option<u32> {
    let title = session.shown_title(entry);
    let titles = [&title.ja, &title.en].map(String::as_str).map(tidy);
    let chapter = session.chapter_title(entry.chapter);
    let chapters = chapter.map(|title| [tidy(&title.ja), tidy(&title.en)]);
    let chapters = chapters.as_ref().map_or(&[][..], <[_; 2]>::as_slice);
    let name = entry.source.name();
    let name = Path::new(&name).file_stem().unwrap_or_default();
    let name = tidy(&name.to_string_lossy());
    let made;
    let topics = match &entry.source {
        Source::Shipped(id) => SHIPPED.get(id),
        Source::Made { lesson, .. } => {
            made = LessonTopics::of(lesson);
            Some(&made)
        }
        Source::File(_) | Source::Text { .. } => None,
    };
    let one = |word: &str| {
        let best = |texts: &[String]| {
            let shares = texts.iter().map(|text| share(text, word));
            shares.max().unwrap_or(0)
        };
        let bare = |title: &String| title.trim().trim_end_matches('s').to_owned();
        let mut bares = chapters.iter().map(bare);
        let is_chapter = bares.any(|title| title == word.trim().trim_end_matches('s'));
        let mut worth = TITLE * best(&titles).max(best(chapters));
        worth += 4 * CHAPTER * u32::from(is_chapter);
        worth += ID * share(&name, word);
        if let Some(topics) = topics {
            worth += (MAIN * best(&topics.main)).max(OTHER * best(&topics.others));
            worth += TOPIC * u32::from(topics.terms.iter().any(|term| share(term, word) == 4));
        }
        worth
    };
    // The word itself weighs slightly more than its synonyms.
    let wanted = |wanted: &Wanted| {
        let names = wanted.0.iter().enumerate();
        let worths = names.map(|(number, name)| {
            let worth = one(name);
            if number > 0 { worth * 9 / 10 } else { worth }
        });
        worths.max().filter(|&worth| worth > 0)
    };
    words.iter().map(wanted).sum()
}
