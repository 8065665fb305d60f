//! Finds lessons by titles, chapters, algorithms, topics, words of their notes and ids, in either
//! language.

use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;

use super::finding::{Query, Spelling, holds, share, tidy};
use super::glossary::terms_in;
use language::Language;
use scenario::{Lesson, parse, shipped};
use search::Algorithm;
use session::{LessonEntry, Session, Source};

/// The weights of a match: of a whole chapter title, in a title or a chapter, in the first
/// algorithm; where there is none of these, in the id, in another algorithm, in a term of the notes,
/// in another word of them.
const CHAPTER: u32 = 40;
const TITLE: u32 = 80;
const MAIN: u32 = 40;
const ID: u32 = 20;
const OTHER: u32 = 10;
const TOPIC: u32 = 10;
const NOTES: u32 = 5;
/// The most that a match in the id, another algorithm or the notes is worth.
const ELSEWHERE: u32 = 4 * (ID + OTHER) + TOPIC + NOTES;

/// The topics of a lesson, in addition to its title and its chapter.
#[derive(Clone, Debug, Default)]
struct LessonTopics {
    /// The id and the names of the first algorithm.
    main: Vec<String>,
    others: Vec<String>,
    /// The terms of the field used in its notes.
    terms: Vec<String>,
    notes: [String; 2],
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
            notes: Language::ALL.map(|language| tidy(&lesson.notes.told(language))),
        }
    }
}

static SHIPPED: LazyLock<HashMap<&'static str, LessonTopics>> = LazyLock::new(|| {
    let lessons = shipped().iter();
    let topics = lessons.filter_map(|lesson| {
        let parsed = parse(lesson.text()).ok()?;
        Some((lesson.id, LessonTopics::of(&parsed)))
    });
    topics.collect()
});

/// The indices of the lessons in the list that match `query`, best first: each contains all of its
/// words, as they are typed if any lesson does. Without words, all lessons in list order.
pub fn find_lessons(session: &Session, query: &str) -> Vec<usize> {
    let query = Query::of(query);
    if query.is_empty() {
        return (0..session.lessons().len()).collect();
    }
    let ranked = |spelling| rank_lessons(session, &query, spelling);
    let right = Some(ranked(Spelling::Right)).filter(|found| !found.is_empty());
    let found = right.unwrap_or_else(|| ranked(Spelling::Near));
    found.into_iter().map(|(number, _)| number).collect()
}

/// The lessons that match, best first, and how well each does, in parts of a whole word in a title:
/// 100.
pub fn rank_lessons(session: &Session, query: &Query, spelling: Spelling) -> Vec<(usize, u32)> {
    let lessons = session.lessons().iter().enumerate();
    let mut found: Vec<_> = lessons
        .filter_map(|(number, entry)| Some((number, worth(session, entry, query, spelling)?)))
        .collect();
    found.sort_by_key(|&(number, worth)| (std::cmp::Reverse(worth), number));
    let whole = (ELSEWHERE + 4 * TITLE) * query.count();
    found.into_iter().map(|(number, worth)| (number, (worth * 100 / whole).min(100))).collect()
}

/// How well a lesson matches: `None` unless it contains every word.
fn worth(session: &Session, entry: &LessonEntry, query: &Query, spelling: Spelling) -> Option<u32> {
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
    let one = |word: &str, spelling: Spelling| {
        let best = |texts: &[String]| {
            let shares = texts.iter().map(|text| share(text, word, spelling));
            shares.max().unwrap_or(0)
        };
        let bare = |title: &String| title.trim().trim_end_matches('s').to_owned();
        let mut bares = chapters.iter().map(bare);
        let is_chapter = bares.any(|title| title == word.trim().trim_end_matches('s'));
        let mut worth = TITLE * best(&titles).max(best(chapters));
        worth += 4 * CHAPTER * u32::from(is_chapter);
        let main = topics.map_or(0, |topics| best(&topics.main));
        worth += MAIN * main;
        let id = ID * share(&name, word, spelling);
        if worth > 0 {
            // Where the title and the algorithm say it, the id says nothing new; among equals, the
            // course decides.
            let is_told = main > 0 && best(&titles) > 0;
            return ELSEWHERE + worth + if is_told { 0 } else { id };
        }
        let Some(topics) = topics else {
            return id;
        };
        // Everything is near to some word of many.
        let is_right = u32::from(spelling == Spelling::Right);
        // Everything is somewhere in a long text: only whole words count.
        id + is_right * OTHER * best(&topics.others)
            + TOPIC * u32::from(topics.terms.iter().any(|term| holds(term, word)))
            + NOTES * u32::from(topics.notes.iter().any(|notes| holds(notes, word)))
    };
    query.worth(spelling, one)
}
