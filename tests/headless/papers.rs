//! Test papers: neighbours differ, the same seed gives the same, and no answer stands on a paper.

use yomisuji::export::{MarkingKey, Paper, PaperError, PaperPlan, paper_page, papers};
use yomisuji::language::Language;
use yomisuji::session::{Job, Opened, Source, prepare};

fn opened(id: &'static str) -> Opened {
    prepare(Source::Shipped(id), &[], &Job::default()).expect("it ships")
}

fn lessons() -> Vec<Opened> {
    ["m-01-tree-A", "x-aima-5.2", "t-02-pattern"]
        .into_iter()
        .filter(|id| {
            yomisuji::scenario::shipped()
                .iter()
                .any(|lesson| lesson.id == *id)
        })
        .map(opened)
        .collect()
}

fn plan(questions: usize, copies: usize, seed: u64) -> PaperPlan {
    PaperPlan {
        questions,
        copies,
        seed,
        language: Language::Ja,
    }
}

/// The questions of a paper by their lessons and what is asked.
fn asked(paper: &Paper) -> Vec<(String, usize, String)> {
    let items = paper.items.iter();
    let key = items.map(|item| {
        let question = &item.question;
        (
            item.source.clone(),
            question.asked.step,
            question.ask.ja.clone(),
        )
    });
    key.collect()
}

#[test]
fn neighbours_get_other_questions_and_a_seed_gives_its_papers_again() {
    for seed in 0..20 {
        let made = papers(lessons(), plan(5, 12, seed)).expect("there are enough");
        assert_eq!(made.len(), 12);
        for paper in &made {
            let mut questions = asked(paper);
            assert_eq!(questions.len(), 5);
            questions.sort();
            questions.dedup();
            assert_eq!(questions.len(), 5, "no question stands twice on a paper");
        }
        for pair in made.windows(2) {
            let (own, other) = (asked(&pair[0]), asked(&pair[1]));
            assert!(own.iter().all(|question| !other.contains(question)));
        }
        let again = papers(lessons(), plan(5, 12, seed)).expect("there are enough");
        assert_eq!(
            paper_page(&made, Language::Ja),
            paper_page(&again, Language::Ja)
        );
        if seed > 0 {
            let others = papers(lessons(), plan(5, 12, seed - 1)).expect("there are enough");
            assert_ne!(asked(&made[0]), asked(&others[0]));
        }
    }
}

#[test]
fn the_key_has_every_answer_and_the_papers_have_none_of_the_reasons() {
    for language in [Language::Ja, Language::En] {
        let plan = PaperPlan {
            language,
            ..plan(6, 4, 7)
        };
        let made = papers(lessons(), plan).expect("there are enough");
        let (page, key) = (
            paper_page(&made, language),
            MarkingKey {
                papers: &made,
                plan,
            }
            .page(),
        );
        let escaped = |text: &str| {
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            text.replace('>', "&gt;").replace('"', "&quot;")
        };
        for item in made.iter().flat_map(|paper| &paper.items) {
            let question = &item.question;
            let because = escaped(question.because.get(language));
            assert!(page.contains(&escaped(question.ask.get(language))));
            assert!(key.contains(&escaped(question.answer.get(language))));
            assert!(key.contains(&because));
            // It may be what another question begins with, and stand there.
            let others = made.iter().flat_map(|paper| &paper.items);
            let is_said = |other: &yomisuji::export::PaperItem| {
                other.question.situation.get(language) == question.because.get(language)
            };
            let said = others.into_iter().any(is_said);
            assert!(said || !page.contains(&because), "{because}");
        }
        assert!(page.matches("<svg").count() >= made.len());
        assert!(!page.contains("http://") || page.contains("www.w3.org"));
    }
}

#[test]
fn too_few_questions_are_refused() {
    assert_eq!(
        papers(Vec::new(), plan(1, 1, 1)).err(),
        Some(PaperError::Nothing)
    );
    let refused = papers(vec![opened("m-01-tree-A")], plan(50, 2, 1)).err();
    assert!(matches!(
        refused,
        Some(PaperError::TooFew { asked: 50, .. })
    ));
}
