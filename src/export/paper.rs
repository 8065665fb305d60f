//! Test papers: questions of several lessons, dealt from a seed so that neighbours get others.

use std::collections::{BTreeSet, HashMap};

use crate::language::{Language, Say, Words};
use crate::lesson::{PaperQuestion, PredictionKind};
use crate::picture::{
    Area, BoardLook, BoardPlan, Camera, Picture, TreeScene, board as board_picture, tree,
};
use crate::session::{
    Command, Navigation, Opened, Session, SettingsCommand, StudyCommand, StudyMode,
};

/// At most so many questions of a lesson are dealt.
const MOST: usize = 200;

/// Trees of more slots than this are not drawn on paper: nobody could read them.
const LARGEST: usize = 70;

/// How large a tree and a board are drawn, in points.
const TREE: Area = Area {
    min: [0.0, 0.0],
    max: [680.0, 300.0],
};
const BOARD: Area = Area {
    min: [0.0, 0.0],
    max: [330.0, 300.0],
};

/// What papers are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperPlan {
    /// How many questions each paper has.
    pub questions: usize,
    /// How many papers there are.
    pub copies: usize,
    /// The same seed gives the same papers.
    pub seed: u64,
    /// The language of the papers.
    pub language: Language,
}

/// A question on a paper.
#[derive(Clone, Debug)]
pub struct PaperItem {
    /// The title of the lesson.
    pub lesson: Words,
    /// The name of its source.
    pub source: String,
    /// The question with its answer.
    pub question: PaperQuestion,
    /// The tree as it is known when the question is asked, and the board of the node where there is
    /// one; each with the part of it that is to be seen.
    pub pictures: Vec<(Picture, Area)>,
}

/// A paper.
#[derive(Clone, Debug)]
pub struct Paper {
    /// Its number, from 1.
    pub number: usize,
    /// Its questions.
    pub items: Vec<PaperItem>,
}

/// Why no papers can be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
    /// No lesson has a question.
    #[error("no question can be asked about these lessons")]
    Nothing,
    /// There are too few for neighbours to differ.
    #[error(
        "these lessons give {found} of the {needed} questions that are needed: papers of {asked}{}",
        if needed > asked { ", and neighbours are to differ" } else { "" }
    )]
    TooFew {
        /// How many there are.
        found: usize,
        /// How many a paper is to have.
        asked: usize,
        /// How many there would have to be.
        needed: usize,
    },
}

impl Say for PaperError {
    fn say(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::En) => self.to_string(),
            (Self::Nothing, Language::Ja) => "これらの課題には、問いが作れない".to_owned(),
            (
                Self::TooFew {
                    found,
                    asked,
                    needed,
                },
                Language::Ja,
            ) => {
                let differ = if needed > asked {
                    "で隣どうしを変える"
                } else {
                    "にする"
                };
                format!(
                    "これらの課題から作れる問いは{found}問。1枚{asked}問{differ}には{needed}問いる"
                )
            }
        }
    }
}

/// A question that can be dealt.
struct PaperCard {
    lesson: usize,
    question: PaperQuestion,
}

/// Deals the papers. No question stands twice on a paper, and none on two papers with neighbouring
/// numbers; the lessons take turns.
///
/// # Errors
/// A [`PaperError`], if there are too few questions.
pub fn papers(lessons: Vec<Opened>, plan: PaperPlan) -> Result<Vec<Paper>, PaperError> {
    let kinds: BTreeSet<_> = PredictionKind::ALL.into_iter().collect();
    let pools: Vec<Vec<_>> = lessons
        .iter()
        .map(|opened| {
            let mut questions = opened.projection(plan.language).questions(&kinds, MOST);
            if opened.tree().len() > LARGEST {
                only_clear(&mut questions);
            }
            questions
        })
        .collect();
    let found = pools.iter().map(Vec::len).sum();
    if found == 0 {
        return Err(PaperError::Nothing);
    }
    let asked = plan.questions;
    let needed = if plan.copies > 1 { 2 * asked } else { asked };
    if found < needed {
        return Err(PaperError::TooFew {
            found,
            asked,
            needed,
        });
    }
    let mut deck = deck(pools, plan.seed);
    let mut tables: Vec<_> = lessons
        .into_iter()
        .map(|opened| Desk::new(opened, plan.language))
        .collect();
    let mut made = Vec::new();
    for number in 1..=plan.copies {
        // What was dealt comes back only after everything else: neighbours never share.
        let dealt: Vec<_> = deck.drain(..plan.questions).collect();
        let items = dealt
            .iter()
            .filter_map(|card| tables.get_mut(card.lesson)?.item(card));
        made.push(Paper {
            number,
            items: items.collect(),
        });
        deck.extend(dealt);
    }
    Ok(made)
}

/// Of questions without a picture, those whose words stand alone: which of two is meant, nobody
/// could tell.
fn only_clear(questions: &mut Vec<PaperQuestion>) {
    let mut times = HashMap::new();
    for question in &*questions {
        *times.entry(question.ask.en.clone()).or_insert(0) += 1;
    }
    questions.retain(|question| times.get(&question.ask.en) == Some(&1));
}

/// All questions in the order in which they are dealt: shuffled, and the lessons in turn.
fn deck(pools: Vec<Vec<PaperQuestion>>, seed: u64) -> Vec<PaperCard> {
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut pools: Vec<Vec<PaperCard>> = pools
        .into_iter()
        .enumerate()
        .map(|(lesson, questions)| {
            let cards = questions
                .into_iter()
                .map(|question| PaperCard { lesson, question });
            cards.collect()
        })
        .collect();
    for pool in &mut pools {
        dice.shuffle(pool);
    }
    let mut deck = Vec::new();
    while pools.iter().any(|pool| !pool.is_empty()) {
        dice.shuffle(&mut pools);
        deck.extend(pools.iter_mut().filter_map(Vec::pop));
    }
    deck
}

/// A lesson in a session of its own, in which its questions are looked at.
struct Desk {
    session: Session,
}

impl Desk {
    fn new(opened: Opened, language: Language) -> Self {
        let mut session = Session::new();
        let language = SettingsCommand::SetLanguage(language);
        let _ = session.apply(Command::Settings(language));
        let _ = session.show(opened);
        Self { session }
    }

    /// The lesson as it is seen by somebody who is asked what comes after this step.
    fn stand_at(&mut self, step: usize) {
        let in_mode = |mode| Command::Study(StudyCommand::SetMode(mode));
        // Predict goes no further than to the next question.
        let _ = self.session.apply(in_mode(StudyMode::Watch));
        let _ = self.session.apply(Command::Go(Navigation::Seek(step)));
        // What is only to come is not to be seen.
        let _ = self.session.apply(in_mode(StudyMode::Predict));
    }

    /// A question with its pictures; none if its lesson does not open.
    fn item(&mut self, card: &PaperCard) -> Option<PaperItem> {
        self.stand_at(card.question.asked.step);
        let session = &self.session;
        let mut pictures: Vec<_> = tree_picture(session).into_iter().collect();
        pictures.extend(node_board(session));
        let open = session.open()?;
        Some(PaperItem {
            lesson: open.loaded().lesson.title.clone(),
            source: open.source().name(),
            question: card.question.clone(),
            pictures,
        })
    }
}

/// The tree, if it is small enough to be read on paper.
fn tree_picture(session: &Session) -> Option<(Picture, Area)> {
    let open = session.open()?;
    let (outline, layout) = session.outline();
    let flat = outline.flat(open.tree());
    if flat.len() > LARGEST {
        return None;
    }
    let labels = !open.loaded().subject.names_nodes();
    let camera = Camera::fit(flat, layout, TREE, labels);
    Some((tree(&TreeScene::of(session, camera, TREE)?), TREE))
}

/// The board of the node that is shown.
fn node_board(session: &Session) -> Option<(Picture, Area)> {
    let board = session.view().board.as_ref()?;
    let look = BoardLook::of(session);
    let plan = BoardPlan::new(board, BOARD, look.turned);
    Some((board_picture(board, &[], &plan, look), BOARD))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Job, Source, prepare};

    #[test]
    fn a_question_is_pictured_as_it_stands_when_it_is_asked() {
        for id in ["m-01-tree-A", "x-pns", "y-01", "y-06", "q-01"] {
            let opened = prepare(Source::Shipped(id), &[], &Job::default()).expect("it ships");
            let kinds = PredictionKind::ALL.into_iter().collect();
            let mut questions = opened.projection(Language::En).questions(&kinds, 60);
            fastrand::Rng::with_seed(3).shuffle(&mut questions);
            let mut desk = Desk::new(opened, Language::En);
            assert!(questions.len() > 5, "{id}");
            for question in questions {
                let card = PaperCard {
                    lesson: 0,
                    question,
                };
                let item = desk.item(&card).expect("a lesson");
                let open = desk.session.open().expect("a lesson");
                assert_eq!(open.step(), item.question.asked.step, "{id}");
                assert!(desk.session.predicts(), "what comes later is hidden");
            }
        }
    }
}
