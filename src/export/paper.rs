//! Test papers: questions of several lessons, dealt from a seed so that neighbours get others.

use std::collections::BTreeSet;

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
        "there are {found} questions in these lessons; papers of {asked} need {} for neighbours to differ",
        2 * asked
    )]
    TooFew {
        /// How many there are.
        found: usize,
        /// How many a paper is to have.
        asked: usize,
    },
}

impl Say for PaperError {
    fn say(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::En) => self.to_string(),
            (Self::Nothing, Language::Ja) => "これらの課題には、問いが作れない".to_owned(),
            (Self::TooFew { found, asked }, Language::Ja) => format!(
                "これらの課題から作れる問いは{found}問。1枚{asked}問で隣どうしを変えるには{}問いる",
                2 * asked
            ),
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
        .map(|opened| opened.projection(plan.language).questions(&kinds, MOST))
        .collect();
    let found = pools.iter().map(Vec::len).sum();
    if found == 0 {
        return Err(PaperError::Nothing);
    }
    if found < 2 * plan.questions {
        let asked = plan.questions;
        return Err(PaperError::TooFew { found, asked });
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
        // What is only to come is not to be seen.
        let predict = StudyCommand::SetMode(StudyMode::Predict);
        let _ = session.apply(Command::Study(predict));
        Self { session }
    }

    /// A question with its pictures; none if its lesson does not open.
    fn item(&mut self, card: &PaperCard) -> Option<PaperItem> {
        let session = &mut self.session;
        let step = card.question.asked.step;
        let _ = session.apply(Command::Go(Navigation::Seek(step)));
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
