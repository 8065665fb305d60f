//! Test papers: questions of several lessons, dealt from a seed so that neighbouring papers differ.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::given::{given, is_in_order};
use language::{Language, Texts, Words, is_named};
use lesson::narrator::PaperQuestion;
use lesson::{
    AnswerForm, PRINTED, PlannedQuestion, PredictedAnswer, PredictedChoice, PredictionKind,
};
use picture::{
    Area, BoardLook, BoardPlan, Camera, Picture, TreeScene, board as board_picture, tree,
};
use scenario::{AskedGroup, AskedWeights, ChosenPaper, Course, variant};
use session::{
    Command, Job, Navigation, Opened, RunCommand, Session, SettingsCommand, Source, StudyCommand,
    StudyMode, prepare,
};
use subject::choice;
use tree::{Growth, NodeId, Tree};

/// The sizes of tree and board, in points.
pub(super) const TREE: Area = Area { min: [0.0, 0.0], max: [690.0, 250.0] };
const BOARD: Area = Area { min: [0.0, 0.0], max: [230.0, 200.0] };

/// The most variants of each lesson that are made, if it has too few questions itself.
const VARIANTS: u64 = 6;
/// The number of ways to deal that are tried.
const DEALS: u64 = 40;
/// The number of attempts per paper in each.
const TRIES: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperPlan {
    pub questions: usize,
    pub copies: usize,
    /// The same seed gives the same papers.
    pub seed: u64,
    /// What is asked: as many questions of each group as it weighs, as far as the lessons have them.
    pub asking: AskedWeights,
    pub language: Language,
}

#[derive(Clone, Debug)]
pub struct PaperItem {
    /// The title of the lesson, for the marking key: it may reveal the answer.
    pub lesson: Words,
    pub source: String,
    pub question: PaperQuestion,
    /// The tree for the first question of a lesson, with the visible area: as it is before the
    /// search or, if the search grows it, as known at that question. Later states would reveal the
    /// answer, so other questions have no tree.
    pub tree: Option<(Picture, Area)>,
    /// What has to be known of a lesson, before its first question: the algorithm, who takes what, what
    /// is known before the search, what pieces are worth, and the tree in words where the picture does not
    /// show all of it.
    pub given: Vec<Words>,
    /// How many parts of a whole its numbers are counted in.
    pub parts: u32,
    /// The board of the node it is about, if any.
    pub board: Option<(Picture, Area)>,
}

#[derive(Clone, Debug)]
pub struct Paper {
    /// From 1.
    pub number: usize,
    /// What it is called, and what stands above its questions, if a course has chosen them.
    pub chosen: Option<[Words; 2]>,
    /// Grouped by lesson, in the order of its steps.
    pub items: Vec<PaperItem>,
}

/// Where a question comes from.
#[derive(Clone, Copy, Debug, Default)]
struct CardPlace {
    lesson: usize,
    /// The first lesson with the same tree.
    tree: usize,
    /// The first lesson with the tree of which it is a variant, mirrored or not, or its own.
    shape: usize,
    /// The lesson of which it is a variant, or the lesson itself, and whether it is mirrored: those that
    /// agree are read in the same order.
    kin: (usize, bool),
}

struct PaperCard {
    place: CardPlace,
    question: PaperQuestion,
    /// The names of the node it is about, and its path from the root.
    names: Words,
    way: Vec<NodeId>,
    group: AskedGroup,
    /// The answer as a guesser sees it: its place among the choices of its kind of question.
    answer: PaperAnswer,
}

type PaperAnswer = Option<(u8, usize, usize)>;

impl PaperCard {
    fn new(place: CardPlace, question: PaperQuestion, opened: &Opened) -> Self {
        let (tree, subject) = (opened.tree(), &*opened.loaded().subject);
        let node = question.asked.node;
        let name = |language| choice(subject, tree, node, language);
        let (names, way) = (Words::in_each(name), tree.path(node));
        let answer = question.choices.iter().position(|choice| *choice == question.answer);
        let answer = answer.map(|at| (question.asked.kind as u8, question.choices.len(), at));
        let group = question.asked.kind.group();
        Self { place, question, names, way, group, answer }
    }

    /// The printed text, in a language.
    fn printed(&self, language: Language) -> impl Iterator<Item = &str> {
        let question = &self.question;
        let choices = question.choices.iter();
        [&question.situation, &question.ask]
            .into_iter()
            .chain(choices)
            .map(move |words| words.get(language))
    }

    /// Whether it asks the same as another one, with the same answer: what is counted in a tree is the
    /// same in all of its variants.
    fn repeats(&self, other: &Self) -> bool {
        let (own, its) = (&self.question, &other.question);
        let is_of_shape = matches!(own.asked.kind, PredictionKind::Fewest | PredictionKind::Leaves);
        let (one, another) = (self.place, other.place);
        let is_same =
            if is_of_shape { one.shape == another.shape } else { one.tree == another.tree };
        is_same
            && own.asked.kind == its.asked.kind
            && own.ask == its.ask
            && own.answer == its.answer
    }

    /// Whether this question says what is read, and the other one asks that of the same tree: what is
    /// cut if a leaf is changed is nearly what is cut now, a leaf of which is asked to what it belongs
    /// has been read, and the best order needs the fewest leaves.
    fn names_cuts(&self, other: &Self) -> bool {
        use PredictionKind as K;
        let (own, its) = (self.question.asked.kind, other.question.asked.kind);
        let is_there = match own {
            K::LeafValue => matches!(its, K::Cut | K::Returned | K::Half),
            K::Half => matches!(its, K::Cut),
            K::Fewest => its == K::Order,
            _ => false,
        };
        is_there && self.place.tree == other.place.tree
    }

    /// Whether this question says that the best at a node has changed, and the other one asks what
    /// came back to it just before, or where the search goes from there just before or after.
    fn names_change(&self, other: &Self) -> bool {
        use PredictionKind as K;
        let (own, its) = (&self.question.asked, &other.question.asked);
        let is_there = match its.kind {
            K::Value | K::Best => own.step > its.step,
            kind => kind == K::Next,
        };
        let is_near = own.step.abs_diff(its.step) < 3 && own.node == its.node;
        own.kind == K::Window && is_there && is_near && self.place.tree == other.place.tree
    }

    /// Whether the printed text or board of this question answers another one about the same tree.
    /// A number is told where it stands, beside its node or later. Where the search goes is told by
    /// what comes later (or in another run) and is about the node or what is below it. What a run says
    /// of the next step is told by that text.
    fn answers(&self, other: &Self) -> bool {
        if self.names_cuts(other) || self.names_change(other) {
            return true;
        }
        let (own, its) = (&self.question.asked, &other.question.asked);
        let (here, there) = (self.place, other.place);
        let is_other_run = here.lesson != there.lesson;
        let is_below = self.way.contains(&other.question.asked.node);
        let is_choice = matches!(other.question.asked.form, AnswerForm::Choices(_));
        if here.kin == there.kin && is_other_run {
            return (own.step, own.kind) == (its.step, its.kind)
                || own.step > its.step && is_below && is_choice;
        }
        if here.tree != there.tree {
            return false;
        }
        let is_later = is_other_run || own.step > its.step;
        let tells = |language: Language| {
            let name = other.names.get(language);
            let because = other.question.because.get(language);
            let answer = other.question.answer.get(language);
            let is_number = !matches!(other.question.asked.form, AnswerForm::Choices(_));
            self.printed(language).any(|text| {
                let is_told = is_number && is_named(text, answer);
                text == because
                    || is_named(text, name) && (is_later && !is_number || is_told)
                    || is_later && is_told
            })
        };
        is_later && is_below && is_choice || tells(Language::Ja) || tells(Language::En)
    }
}

impl PaperPlan {
    /// That papers have fewer questions than the plan asks for, if they do.
    pub fn fewer(&self, papers: &[Paper]) -> Option<Words> {
        let (least, asked) = (papers.iter().map(|paper| paper.items.len()).min()?, self.questions);
        (least < asked).then(|| Words::of(|texts| texts.paper_fewer(asked, least)))
    }
}

/// Deals the papers, with fewer questions if the lessons have not enough. No question occurs twice on a paper, on two papers with neighbouring numbers,
/// or beside another one that answers it; the lessons take turns.
///
/// # Errors
/// A sentence, if there are too few questions.
pub fn papers(lessons: Vec<Opened>, plan: PaperPlan) -> Result<Vec<Paper>, Words> {
    papers_until(lessons, plan, &AtomicBool::new(false))
}

/// The same with cancellation: once `stop` is set it ends soon with a useless result.
///
/// # Errors
/// A sentence, if there are too few questions.
pub fn papers_until(
    lessons: Vec<Opened>,
    plan: PaperPlan,
    stop: &AtomicBool,
) -> Result<Vec<Paper>, Words> {
    let is_stopped = || stop.load(Ordering::Relaxed);
    let mut lessons = lessons;
    // Of which lesson each is a variant, and whether it is mirrored.
    let mut kin: Vec<_> = (0..lessons.len()).map(|at| (at, false)).collect();
    let mut cards = Vec::new();
    let (given, mut counted, mut number) = (lessons.len(), 0, 0);
    let papers_at_once = if plan.copies > 1 { 2 } else { 1 };
    let deals = loop {
        for (at, &kin) in kin.iter().enumerate().skip(counted) {
            if is_stopped() {
                return Ok(Vec::new());
            }
            let [tree, shape] = [at, kin.0].map(|at| first_alike(&lessons, at));
            let place = CardPlace { lesson: at, tree, shape, kin };
            cards.extend(cards_of(&lessons[at], place, plan));
        }
        counted = lessons.len();
        let clashes = Clashes::of(&cards, &is_stopped);
        let deal_with = |questions| {
            let mut deals = (0..DEALS).take_while(|_| !is_stopped());
            let plan = PaperPlan { questions, ..plan };
            deals.find_map(|deal| deal_papers(&cards, &clashes, plan, deal))
        };
        let found = cards.len();
        if found >= papers_at_once
            && let Some(deals) = deal_with(plan.questions.min(found / papers_at_once))
                .filter(|deals| deals.iter().all(|paper| paper.len() == plan.questions))
        {
            break deals;
        }
        // Other trees of the same shape have questions, too.
        number += 1;
        let more = lessons[..given].iter().enumerate();
        let more = more.filter_map(|(at, opened)| Some((at, another(opened, number)?)));
        let more: Vec<_> = more.collect();
        if !more.is_empty() && number <= VARIANTS {
            for (at, opened) in more {
                kin.push((at, !number.is_multiple_of(2)));
                lessons.push(opened);
            }
            continue;
        }
        match found {
            0 => return Err(Words::of(Texts::paper_nothing)),
            // Neighbouring papers have to differ.
            _ if found < papers_at_once => return Err(Words::of(Texts::paper_one)),
            _ => {}
        }
        // As many as can be.
        let mut sizes = (1..=plan.questions.min(found / papers_at_once)).rev();
        break sizes.find_map(deal_with).unwrap_or_default();
    };
    let mut desks: Vec<_> =
        lessons.into_iter().map(|opened| Desk::new(opened, plan.language)).collect();
    let mut made = Vec::new();
    for (number, mut dealt) in (1..).zip(deals) {
        if is_stopped() {
            break;
        }
        dealt.sort_by_key(|&card| (cards[card].place.lesson, cards[card].question.asked.step));
        let mut lesson = None;
        let items = dealt.into_iter().filter_map(|card| {
            let card = &cards[card];
            let is_first = lesson.replace(card.place.lesson) != Some(card.place.lesson);
            desks.get_mut(card.place.lesson)?.item(card, is_first)
        });
        let items = items.collect();
        made.push(Paper { number, chosen: None, items });
    }
    Ok(made)
}

/// The papers whose questions a course has chosen. `lessons` are its lessons by their names in it.
///
/// # Errors
/// A sentence with the paper and the number of the question that its lesson does not have.
pub fn chosen_papers(
    course: &Course,
    lessons: &BTreeMap<String, Opened>,
    language: Language,
) -> Result<Vec<Paper>, Words> {
    let paper = |(number, paper): (usize, &ChosenPaper)| {
        let mut last = None;
        let mut items = Vec::new();
        for (at, asked) in (1..).zip(&paper.questions) {
            let place =
                |title: &Words| Words::in_each(|of| of.texts().paper_chosen(at, title.get(of)));
            let own = lessons.get(&asked.lesson).and_then(|opened| match asked.variant {
                0 => Some(opened.clone()),
                number => another(opened, number),
            });
            let kind = kind_named(&asked.kind);
            let question = own.as_ref().zip(kind);
            let question = question.and_then(|(own, kind)| chosen(own, asked.step, kind));
            let (Some(own), Some(question)) = (own, question) else {
                let (kind, lesson) = (&*asked.kind, &*asked.lesson);
                let (place, step) = (place(&paper.title), asked.step);
                return Err(Words::in_each(|of| {
                    let what = of.texts().paper_no_question(kind, lesson, step, asked.variant);
                    format!("{}: {what}", place.get(of))
                }));
            };
            let card = PaperCard::new(CardPlace::default(), question, &own);
            let is_first = last.replace((&asked.lesson, asked.variant))
                != Some((&asked.lesson, asked.variant));
            items.extend(Desk::new(own, language).item(&card, is_first));
        }
        Ok(Paper { number, chosen: Some([paper.title.clone(), paper.note.clone()]), items })
    };
    (1..).zip(&course.papers).map(paper).collect()
}

/// What is asked, by its name in files.
pub(super) fn kind_named(name: &str) -> Option<PredictionKind> {
    serde_json::from_value(name.into()).ok()
}

/// The question of a kind about what follows a step.
pub(super) fn chosen(opened: &Opened, step: usize, kind: PredictionKind) -> Option<PaperQuestion> {
    let planned = [PlannedQuestion::chosen(step, kind)];
    opened.projection(Language::En).questions(&planned).pop().filter(|it| it.asked.step == step)
}

/// The questions of a lesson that are asked, as cards.
fn cards_of(opened: &Opened, place: CardPlace, plan: PaperPlan) -> Vec<PaperCard> {
    let planned = opened.plan().for_papers();
    let mut questions = opened.projection(plan.language).questions(&planned);
    questions.retain(|question| plan.asking.weight(question.asked.kind.group()) > 0);
    if opened.tree().len() > PRINTED {
        only_clear(&mut questions);
    }
    as_often_a_bound(&mut questions);
    questions.into_iter().map(|question| PaperCard::new(place, question, opened)).collect()
}

/// The first lesson with the same tree.
fn first_alike(lessons: &[Opened], at: usize) -> usize {
    let tree = lessons[at].tree();
    lessons.iter().position(|other| is_same_tree(other.tree(), tree)).unwrap_or(at)
}

/// Whether two trees have the same shape and the same values.
fn is_same_tree(one: &Tree, other: &Tree) -> bool {
    one.len() == other.len()
        && one.ids().all(|id| {
            let (a, b) = (one.node(id), other.node(id));
            (a.kind, a.player, a.value) == (b.kind, b.player, b.value)
                && one.parent(id) == other.parent(id)
        })
}

/// A variant of a lesson, opened with the same algorithm.
fn another(opened: &Opened, number: u64) -> Option<Opened> {
    let lesson = variant(&opened.loaded().lesson, opened.algorithm().id(), number)?;
    let source = Source::Made { name: lesson.id.clone(), lesson: Arc::new(lesson) };
    prepare(source, &[], &Job::default()).ok()
}

/// The cards that must not be on the same paper, for each card.
struct Clashes {
    of: Vec<Vec<usize>>,
}

impl Clashes {
    fn of(cards: &[PaperCard], is_stopped: &dyn Fn() -> bool) -> Self {
        let mut of = vec![Vec::new(); cards.len()];
        for (a, card) in cards.iter().enumerate() {
            if is_stopped() {
                break;
            }
            for (b, other) in cards.iter().enumerate().skip(a + 1) {
                if card.repeats(other) || card.answers(other) || other.answers(card) {
                    of[a].push(b);
                    of[b].push(a);
                }
            }
        }
        Self { of }
    }
}

/// How many questions of each group a paper has, as they weigh, rounded up, of the groups that the
/// lessons have.
fn group_shares(cards: &[PaperCard], plan: PaperPlan) -> Vec<(AskedGroup, usize)> {
    let has = |group: &AskedGroup| cards.iter().any(|card| card.group == *group);
    let groups: Vec<_> = AskedGroup::ALL.into_iter().filter(has).collect();
    let weight = |group: AskedGroup| plan.asking.weight(group) as usize;
    let all = groups.iter().map(|&group| weight(group)).sum::<usize>().max(1);
    let share = |group| (group, (plan.questions * weight(group)).div_ceil(all));
    groups.into_iter().map(share).collect()
}

/// The cards of each paper; `None` if this deal does not work.
fn deal_papers(
    cards: &[PaperCard],
    clashes: &Clashes,
    plan: PaperPlan,
    deal: u64,
) -> Option<Vec<Vec<usize>>> {
    let mut dice = fastrand::Rng::with_seed(plan.seed ^ deal.rotate_left(48));
    let shares = group_shares(cards, plan);
    let mut deck = deck(cards, &mut dice);
    let mut papers: Vec<Vec<usize>> = Vec::new();
    for _ in 0..plan.copies {
        let last = papers.last().map_or(&[][..], |last| last.as_slice());
        let mut order: Vec<_> = deck.clone();
        order.retain(|card| !last.contains(card));
        let dealt = (0..TRIES).find_map(|_| {
            let mut dealt: Vec<usize> = Vec::new();
            // What is on the paper, or clashes with it.
            let mut is_out = vec![false; cards.len()];
            // As many of each group as it weighs, the heaviest first; then whatever is left.
            let mut heavy = order.clone();
            heavy.sort_by_key(|&card| Reverse(plan.asking.weight(cards[card].group)));
            for (is_weighed, order) in [(true, &heavy), (false, &order)] {
                while dealt.len() < plan.questions {
                    let on_it = || dealt.iter().map(|&card| &cards[card]);
                    let alike = |card: &PaperCard| {
                        card.answer
                            .map_or(0, |_| on_it().filter(|it| it.answer == card.answer).count())
                    };
                    let is_full = |(group, share): &(AskedGroup, usize)| {
                        on_it().filter(|it| it.group == *group).count() >= *share
                    };
                    let full: Vec<_> = shares.iter().filter(|share| is_full(share)).collect();
                    let may_come = |card: &&usize| {
                        let group = cards[**card].group;
                        let is_wanted = !is_weighed || full.iter().all(|share| share.0 != group);
                        !is_out[**card] && is_wanted
                    };
                    // Of the heaviest group the first with an answer that the paper has least often.
                    let may_come = order.iter().filter(may_come);
                    let Some(&card) = may_come.min_by_key(|&&card| {
                        let weight = plan.asking.weight(cards[card].group);
                        let heavy = Reverse(if is_weighed { weight } else { 0 });
                        (heavy, alike(&cards[card]))
                    }) else {
                        break;
                    };
                    for &out in clashes.of[card].iter().chain([&card]) {
                        is_out[out] = true;
                    }
                    dealt.push(card);
                }
            }
            if dealt.len() == plan.questions {
                return Some(dealt);
            }
            dice.shuffle(&mut order);
            None
        })?;
        // Dealt cards return only after all others.
        deck.retain(|card| !dealt.contains(card));
        deck.extend(&dealt);
        papers.push(dealt);
    }
    Some(papers)
}

/// Keeps as many questions whose answer is an exact value as there are with a bound: at the stops of a
/// lesson there are often more of them, and over all papers that would be a good guess.
fn as_often_a_bound(questions: &mut Vec<PaperQuestion>) {
    let is_of = |it: &&PaperQuestion| it.asked.kind == PredictionKind::Returned;
    let is_exact = |it: &PaperQuestion| it.asked.is_right(EXACTLY);
    let bounds = questions.iter().filter(is_of).filter(|it| !is_exact(it)).count();
    let mut exact = 0;
    questions.retain(|it| {
        let is_exact = is_of(&it) && is_exact(it);
        exact += usize::from(is_exact);
        !is_exact || exact <= bounds
    });
}

const EXACTLY: PredictedAnswer = PredictedAnswer::Choice(PredictedChoice::Exactly);

/// Keeps only questions with a unique text, where the search is included: without a picture, two
/// equal ones could not be told apart.
fn only_clear(questions: &mut Vec<PaperQuestion>) {
    let mut times = HashMap::new();
    let text = |of: &PaperQuestion| (of.situation.en.clone(), of.ask.en.clone());
    for question in &*questions {
        *times.entry(text(question)).or_insert(0) += 1;
    }
    questions.retain(|question| times.get(&text(question)) == Some(&1));
    // What is left is balanced again.
    even_out(questions, |it| (!it.choices.is_empty()).then_some(it.asked.kind as u8));
}

/// Drops questions, of each place the last ones with its most frequent answer, until no answer is more
/// than half of all there, and one more.
fn even_out<K: Ord>(
    questions: &mut Vec<PaperQuestion>,
    place: impl Fn(&PaperQuestion) -> Option<K>,
) {
    // As a guesser sees it: by its place among the choices.
    let answer = |it: &PaperQuestion| {
        let at = it.choices.iter().position(|choice| *choice == it.answer);
        at.unwrap_or(0).min(3)
    };
    let mut counts: BTreeMap<K, [usize; 4]> = BTreeMap::new();
    for question in &*questions {
        if let Some(key) = place(question) {
            counts.entry(key).or_default()[answer(question)] += 1;
        }
    }
    for at in (0..questions.len()).rev() {
        let own = answer(&questions[at]);
        let Some(counts) = place(&questions[at]).and_then(|key| counts.get_mut(&key)) else {
            continue;
        };
        if 2 * counts[own] > counts.iter().sum::<usize>() + 1 {
            counts[own] -= 1;
            questions.remove(at);
        }
    }
}

/// All cards in dealing order: shuffled, with the lessons in turn.
fn deck(cards: &[PaperCard], dice: &mut fastrand::Rng) -> Vec<usize> {
    let mut pools: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (number, card) in cards.iter().enumerate() {
        pools.entry(card.place.lesson).or_default().push(number);
    }
    let mut pools: Vec<_> = pools.into_values().collect();
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

/// Tree and board at a step, if the tree is legible, and if there is a board.
pub(super) struct DeskPictures {
    pub(super) tree: Option<(Picture, Area)>,
    pub(super) board: Option<(Picture, Area)>,
}

/// A lesson in its own session, for examining its questions.
pub(super) struct Desk {
    session: Session,
    /// See [`is_in_order`], once it has been asked.
    in_order: Option<bool>,
}

impl Desk {
    pub(super) fn new(opened: Opened, language: Language) -> Self {
        let mut session = Session::new();
        let language = SettingsCommand::SetLanguage(language);
        let _ = session.apply(Command::Settings(language));
        let _ = session.show(opened);
        Self { session, in_order: None }
    }

    /// Moves to the state in which a learner is asked what comes after this step.
    fn stand_at(&mut self, step: usize) {
        // Predict does not move past the next question.
        self.work(StudyMode::Watch);
        let _ = self.session.apply(Command::Go(Navigation::Seek(step)));
        // Later steps must stay hidden.
        self.work(StudyMode::Predict);
    }

    /// Tree and board as a learner sees them who fills in a sheet, or who is asked at a step.
    pub(super) fn worksheet(&mut self, step: Option<usize>) -> DeskPictures {
        if let Some(step) = step {
            self.stand_at(step);
        } else {
            self.work(StudyMode::FillIn);
            // The board is that of the root.
            let root = Command::Run(RunCommand::Select(Some(NodeId::ROOT)));
            let _ = self.session.apply(root);
        }
        DeskPictures { tree: tree_picture(&self.session, TREE), board: node_board(&self.session) }
    }

    /// Tree, in this area, and board with what is known: at this step, or at the last one.
    pub(super) fn shown(&mut self, step: usize, area: Area) -> DeskPictures {
        self.work(StudyMode::Watch);
        let _ = self.session.apply(Command::Go(Navigation::Seek(step)));
        DeskPictures { tree: tree_picture(&self.session, area), board: node_board(&self.session) }
    }

    fn work(&mut self, mode: StudyMode) {
        let _ = self.session.apply(Command::Study(StudyCommand::SetMode(mode)));
    }

    /// The tree before the search; if the search grows it, as known at this step.
    fn tree_before(&mut self, step: usize) -> Option<(Picture, Area)> {
        let open = self.session.open()?;
        let is_given = open.tree().growth() == Growth::Every;
        self.stand_at(if is_given { 0 } else { step });
        tree_picture(&self.session, TREE)
    }

    /// A question with its board, and with the tree if it is the first one of its lesson; `None` if
    /// the lesson does not open.
    fn item(&mut self, card: &PaperCard, is_first: bool) -> Option<PaperItem> {
        let tree = is_first.then(|| self.tree_before(card.question.asked.step)).flatten();
        self.stand_at(card.question.asked.step);
        let session = &self.session;
        let open = session.open()?;
        Some(PaperItem {
            lesson: open.loaded().lesson.title.clone(),
            source: open.source().name(),
            question: card.question.clone(),
            given: if is_first {
                let in_order = *self.in_order.get_or_insert_with(|| is_in_order(open));
                given(open, tree.as_ref(), in_order)
            } else {
                Vec::new()
            },
            tree,
            parts: if card.question.asked.kind.counts() { 1 } else { open.tree().parts() },
            board: node_board(session),
        })
    }
}

/// The tree, if it is small enough to be legible on paper.
fn tree_picture(session: &Session, area: Area) -> Option<(Picture, Area)> {
    let open = session.open()?;
    let (outline, layout) = session.run().outline();
    let flat = outline.flat(open.tree());
    if flat.len() > PRINTED {
        return None;
    }
    let labels = !open.loaded().subject.names_nodes();
    let camera = Camera::fit(flat, layout, area, labels);
    Some((tree(&TreeScene::of(session, camera, area)?), area))
}

fn node_board(session: &Session) -> Option<(Picture, Area)> {
    let board = session.view().board.as_ref()?;
    let look = BoardLook::of(session);
    let plan = BoardPlan::new(board, BOARD, look.turned);
    Some((board_picture(board, &[], &plan, look), BOARD))
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Job, Source, prepare};

    #[test]
    fn no_question_of_the_test_that_ships_answers_another() {
        let test = scenario::shipped_courses().last().expect("the test");
        let course = scenario::load_course(test.id, test.text()).expect("it is right");
        let open = |name: &str| {
            let ship = scenario::shipped().iter().find(|lesson| lesson.id == name);
            prepare(Source::Shipped(ship.expect("it ships").id), &[], &Job::default())
        };
        let lessons: BTreeMap<String, Opened> = course.chapters[0]
            .lessons
            .iter()
            .map(|task| (task.lesson.clone(), open(&task.lesson).expect("it opens")))
            .collect();
        let made = chosen_papers(&course, &lessons, Language::En).expect("they are asked");
        assert_eq!(made.len(), 2);
        for (paper, chosen) in made.iter().zip(&course.papers) {
            let cards = chosen.questions.iter().zip(&paper.items).map(|(asked, item)| {
                let own = &lessons[&asked.lesson];
                let made = another(own, asked.variant).filter(|_| asked.variant > 0);
                let own = made.as_ref().unwrap_or(own);
                let same = |it: &PaperItem| it.source == item.source;
                let lesson = paper.items.iter().position(same).unwrap_or_default();
                let kin = (lesson, false);
                let place = CardPlace { lesson, tree: lesson, kin, ..CardPlace::default() };
                PaperCard::new(place, item.question.clone(), own)
            });
            let cards: Vec<_> = cards.collect();
            for (at, card) in cards.iter().enumerate() {
                for other in cards.iter().skip(at + 1) {
                    let both = [&card.question.ask.en, &other.question.ask.en];
                    let is_told = card.answers(other) || other.answers(card);
                    assert!(!is_told && !card.repeats(other), "{both:?}");
                }
            }
        }
    }

    #[test]
    fn each_question_is_drawn_at_its_step_in_predict_mode() {
        for id in ["m-01-tree-A", "x-pns", "y-01", "y-06", "q-01"] {
            let opened = prepare(Source::Shipped(id), &[], &Job::default()).expect("it ships");
            let planned = opened.plan().for_papers();
            let mut questions = opened.projection(Language::En).questions(&planned);
            fastrand::Rng::with_seed(3).shuffle(&mut questions);
            let mut desk = Desk::new(opened, Language::En);
            assert!(questions.len() > 4, "{id}");
            for question in questions {
                let open = desk.session.open().expect("a lesson");
                let card = PaperCard::new(CardPlace::default(), question, open);
                let item = desk.item(&card, true).expect("a lesson");
                let open = desk.session.open().expect("a lesson");
                assert_eq!(open.step(), item.question.asked.step, "{id}");
                assert!(desk.session.predicts(), "what comes later is hidden");
            }
        }
    }
}
