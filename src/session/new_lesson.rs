//! Lessons that users make from a position or from the open lesson.

use shogi_core::Square;
use shunsai::Position;

use super::open::Opened;
use eval::Evaluation;
use formats::sfen::to_sfen;
use game::CaptureOrder;
use games::board::Cell;
use games::shogi::attackers::attackers;
use games::shogi::mate::MateCuts;
use games::shogi::notation::{side_name, square_name, square_name_in};
use games::shogi::setup::{position, setup};
use language::{Say, Texts, Words};
use scenario::{Claim, ExchangeSetup, LeafPolicy, Lesson, PositionSetup, Promise, SubjectSetup};
use search::{Algorithm, MoveFilter};
use subject::exchange::{NoExchange, check_target};
use subject::{GameTree, MateSetup, Remedy};
use tree::{Growth, NodeId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewLessonCommand {
    /// The tree with a node read this many plies further than now. For a node that the search has
    /// skipped, 0 reads it as far as its siblings.
    Further(NodeId, u8),
    /// A smaller tree instead of an unfinished one.
    Remedy(Remedy),
    /// The exchange on a square of the shown position.
    ExchangeOn(Cell),
}

/// The id of a user's tree, before its number.
pub(super) const OWN_POSITION: &str = "my-position";
/// The id of a user's exchange, before its number.
pub(super) const OWN_EXCHANGE: &str = "my-exchange";
/// The id of a user's search for mate, before its number.
pub(super) const OWN_MATE: &str = "my-mate";

/// The algorithms offered for a user's subject, the plainest first.
fn algorithms(subject: &SubjectSetup) -> Vec<String> {
    let possible = Algorithm::all().filter(|algorithm| subject.allows(*algorithm).is_ok());
    let offered: Vec<_> = if subject.asks_who_wins() {
        let mut proving: Vec<_> = possible.filter(|it| it.asks_who_wins()).collect();
        // What is made for such values alone comes first.
        proving.sort_by_key(|algorithm| algorithm.needs().is_empty());
        proving.push(subject.setup().own_algorithm());
        proving
    } else {
        possible.filter(|it| it.finds_value() || it.guesses()).collect()
    };
    offered.iter().map(|it| it.id().to_owned()).collect()
}

fn lesson(id: String, title: Words, notes: Words, subject: SubjectSetup) -> Lesson {
    let algorithms = algorithms(&subject);
    let source = Words::of(Texts::positions_source);
    Lesson { source, notes, ..Lesson::plain(id, title, subject, algorithms) }
}

/// The id, before its number, of a tree of a user's own.
pub(super) fn own_stem(subject: &SubjectSetup) -> Option<String> {
    match subject {
        SubjectSetup::Position(_) => Some(OWN_POSITION.to_owned()),
        SubjectSetup::Mate(_) => Some(OWN_MATE.to_owned()),
        subject => Some(format!("my-{}", subject.setup().game_tree()?.id)),
    }
}

/// What the title of a tree says of nodes that were read further by hand.
fn grown_by_hand(further: usize, texts: &Texts) -> String {
    if further == 0 { String::new() } else { texts.what_changed_grown() }
}

/// What the notes of a tree say of nodes that were read further by hand.
fn read_by_hand(further: usize, texts: &Texts) -> String {
    if further == 0 { String::new() } else { texts.positions_further(further) }
}

/// A tree from a user's own position, as a lesson; `None` if its subject is not a position.
pub fn own_lesson(subject: SubjectSetup, number: usize) -> Option<Lesson> {
    match subject {
        SubjectSetup::Position(setup) => Some(position_lesson(setup, number)),
        SubjectSetup::Mate(setup) => Some(mate_lesson(setup, number)),
        subject => {
            let tree = subject.setup().game_tree()?;
            Some(game_lesson(subject, &tree, number))
        }
    }
}

/// A tree of moves from a user's position of shogi, as a lesson.
pub fn position_lesson(setup: PositionSetup, number: usize) -> Lesson {
    let plies = setup.depth;
    let evaluation: Evaluation = setup.values.evaluation().unwrap_or_default();
    let policy = setup.leaf;
    let leaf = |values: String, texts: &Texts| match policy {
        LeafPolicy::Static => values,
        LeafPolicy::Exchange => texts.positions_leaf_exchange(values),
        LeafPolicy::Quiescence(_) => texts.positions_leaf_quiescence(),
    };
    let (filter, further) = (setup.filter, setup.further.len());
    let moves = |texts: &Texts| match filter {
        MoveFilter::All => texts.positions_moves_all(),
        MoveFilter::Captures => texts.positions_moves_captures(),
        MoveFilter::Checks => texts.positions_moves_checks(),
        MoveFilter::Yss => texts.positions_moves_classes(),
        MoveFilter::Best(count) => texts.positions_moves_best(count),
    };
    let title = Words::in_each(|language| {
        let texts = language.texts();
        let values = if evaluation.is_material() {
            texts.positions_leaf_material()
        } else {
            evaluation.name(language)
        };
        texts.positions_title(leaf(values, texts), number, plies) + &grown_by_hand(further, texts)
    });
    let notes = Words::in_each(|language| {
        let texts = language.texts();
        let leaf = leaf(texts.subjects_static_value(), texts);
        texts.positions_notes(leaf, moves(texts), plies, evaluation.name(language))
            + &read_by_hand(further, texts)
    });
    let subject = SubjectSetup::Position(setup);
    tree_of_moves(format!("{OWN_POSITION}-{number}"), title, notes, subject)
}

/// A tree of moves from a user's position of another game, as a lesson.
fn game_lesson(subject: SubjectSetup, tree: &GameTree, number: usize) -> Lesson {
    let plies = tree.depth;
    let moves = |texts: &Texts| match tree.filter {
        MoveFilter::Best(count) => texts.positions_moves_best(count),
        _ => texts.positions_moves_all(),
    };
    let title = Words::in_each(|language| {
        let [game, leaf] = [&tree.game, &tree.values].map(|words| words.get(language));
        let texts = language.texts();
        let title = if tree.ends {
            texts.positions_game_title_ended(game, number)
        } else {
            texts.positions_game_title(game, leaf, number, plies)
        };
        title + &grown_by_hand(tree.further, texts)
    });
    let notes = Words::in_each(|language| {
        let texts = language.texts();
        let [game, leaf, rules] =
            [&tree.game, &tree.values, &tree.rules].map(|words| words.get(language));
        let notes = if tree.ends {
            texts.positions_game_notes_ended(game, leaf, moves(texts), rules)
        } else {
            texts.positions_game_notes(game, leaf, moves(texts), plies, rules)
        };
        notes + &read_by_hand(tree.further, texts)
    });
    tree_of_moves(format!("my-{}-{number}", tree.id), title, notes, subject)
}

/// A tree of moves as a lesson; one that a search grows opens with that search.
fn tree_of_moves(id: String, title: Words, notes: Words, subject: SubjectSetup) -> Lesson {
    let own = Some(subject.setup().own_algorithm())
        .filter(|_| subject.setup().growth() == Growth::Searched);
    let mut lesson = lesson(id, title, notes, subject);
    if let Some(own) = own {
        lesson.open_with(own);
    }
    lesson
}

/// Names the tree of a position by the game where it occurred.
pub(super) fn name_by_game(lesson: &mut Lesson, game: &str, ply: u32) {
    lesson.source = Words::of(|texts| texts.positions_of_game(game, ply));
    title_by_game(lesson);
}

/// Titles the tree of a position by its source, the place in a game.
fn title_by_game(lesson: &mut Lesson) {
    let (plies, ends, further) = match &lesson.subject {
        SubjectSetup::Position(setup) => (setup.depth, false, setup.further.len()),
        subject => subject
            .setup()
            .game_tree()
            .map_or((0, false, 0), |tree| (tree.depth, tree.ends, tree.further)),
    };
    lesson.title = Words::in_each(|language| {
        let (texts, place) = (language.texts(), lesson.source.get(language));
        let title = if ends {
            texts.positions_of_game_title_ended(place)
        } else {
            texts.positions_of_game_title(place, plies)
        };
        title + &grown_by_hand(further, texts)
    });
}

/// A way in which this program titles and describes a subject.
type OwnWords<'w> = dyn Fn(&SubjectSetup) -> Option<Lesson> + 'w;

/// Tells a lesson anew after a change of its subject: its title and its notes, each where it is
/// still what this program wrote of the subject as it `was`. Returns whether the notes are.
pub(super) fn retell(lesson: &mut Lesson, was: &SubjectSetup) -> bool {
    let number = lesson.id.rsplit('-').next().and_then(|number| number.parse().ok());
    let number = number.unwrap_or_default();
    let source = lesson.source.clone();
    let of_engine = |subject: &SubjectSetup| match subject {
        SubjectSetup::Position(setup) => Some(engine_lesson(setup.clone(), number)),
        _ => None,
    };
    let by_game = |subject: &SubjectSetup| {
        let mut told = Lesson { source: source.clone(), ..own_lesson(subject.clone(), number)? };
        title_by_game(&mut told);
        Some(told)
    };
    let own = |subject: &SubjectSetup| own_lesson(subject.clone(), number);
    let tellings: [&OwnWords<'_>; 3] = [&own, &of_engine, &by_game];
    let mut is_told = false;
    for tell in tellings {
        let Some((old, new)) = tell(was).zip(tell(&lesson.subject)) else {
            continue;
        };
        if lesson.title == old.title {
            lesson.title = new.title;
        }
        if !is_told && lesson.notes == old.notes {
            lesson.notes = new.notes;
            is_told = true;
        }
    }
    is_told
}

/// The tree grown by our engine's search, as a lesson.
pub(super) fn engine_lesson(setup: PositionSetup, number: usize) -> Lesson {
    let (depth, further) = (setup.depth, setup.further.len());
    let mut lesson = position_lesson(setup, number);
    lesson.title = Words::of(|texts| {
        texts.positions_engine_title(depth, number) + &grown_by_hand(further, texts)
    });
    lesson.notes =
        Words::of(|texts| texts.positions_engine_notes(depth) + &read_by_hand(further, texts));
    lesson.open_with(Algorithm::Engine);
    lesson
}

/// The search for mate from a user's position, as a lesson.
pub(super) fn mate_lesson(setup: MateSetup, number: usize) -> Lesson {
    let plies = setup.plies;
    let title = Words::of(|texts| texts.positions_mate_title(number, plies));
    let cut = setup.cuts != MateCuts::default();
    let notes = Words::of(|texts| {
        let notes = texts.positions_mate_notes(plies);
        if cut { notes + &texts.positions_mate_cut() } else { notes }
    });
    lesson(format!("{OWN_MATE}-{number}"), title, notes, SubjectSetup::Mate(setup))
}

/// The lesson with another subject, that of a smaller tree.
pub(super) fn remedied_lesson(of: &Lesson, subject: SubjectSetup, number: usize) -> Lesson {
    own_lesson(subject.clone(), number).unwrap_or_else(|| {
        let stem: String = of.id.chars().take(50).collect();
        let id = format!("{stem}-{number}");
        lesson(id, of.title.clone(), of.notes.clone(), subject)
    })
}

/// The exchange on a square. A piece of the side to move can be taken only by the other side, so
/// the turn is passed.
fn exchange_lesson(at: &Position, square: Square, evaluation: Evaluation, number: usize) -> Lesson {
    let own = at.piece_at(square).is_some_and(|piece| piece.color() == at.side_to_move());
    let mut turned = setup(at);
    if own {
        turned.side_to_move_set(at.side_to_move().flip());
    }
    let sfen = position(turned).map_or_else(|_| to_sfen(at), |at| to_sfen(&at));
    let named = |language| square_name_in(square, language);
    let side = at.side_to_move().flip();
    let title = Words::in_each(|language| {
        let (texts, square) = (language.texts(), named(language));
        if own {
            texts.positions_exchange_title_turned(side_name(side, language), square)
        } else {
            texts.positions_exchange_title(square)
        }
    });
    let notes =
        Words::in_each(|language| language.texts().positions_exchange_notes(named(language)));
    let subject = SubjectSetup::Exchange(ExchangeSetup {
        sfen,
        moves: Vec::new(),
        square: square_name(square).to_owned(),
        values: evaluation.into(),
        captures: CaptureOrder::Cheapest,
        counted: 0,
    });
    lesson(format!("{OWN_EXCHANGE}-{number}"), title, notes, subject)
}

/// The open lesson in a form to save: under this title, with promises of the results of its run.
pub(super) fn saved_lesson(open: &Opened, title: Words, id: &str) -> Lesson {
    let mut lesson = open.loaded().lesson.clone();
    id.clone_into(&mut lesson.id);
    lesson.title = title;
    let of = open.algorithm().id().to_owned();
    let is_own = lesson.promises.is_empty() && open.loaded().tree.is_finished();
    if is_own {
        // The lesson opens with the algorithm selected last; stops are about the first one.
        if lesson.stops.is_empty() {
            lesson.algorithms.retain(|id| *id != of);
            lesson.algorithms.insert(0, of.clone());
        }
        let end = open.end();
        let root = end.node(NodeId::ROOT);
        let subject = &open.loaded().subject;
        let claims = [
            root.value().map(|value| Claim::Value(end.tree().outcome(value))),
            end.best(NodeId::ROOT).map(|best| Claim::Best(subject.id(open.tree(), best))),
            Some(Claim::Leaves(end.tally().leaves)),
        ];
        let promise = |claim| Promise { of: of.clone(), claim };
        lesson.promises = claims.into_iter().flatten().map(promise).collect();
    }
    lesson
}

pub(super) fn exchange(
    at: &Position,
    square: Square,
    evaluation: Evaluation,
    number: impl FnOnce() -> usize,
) -> Result<Lesson, Words> {
    if let Err(reason @ (NoExchange::Empty(_) | NoExchange::King(_))) = check_target(at, square) {
        return Err(reason.words());
    }
    if !can_be_taken(at, square) {
        return Err(Words::in_each(|language| {
            let square = square_name_in(square, language);
            language.texts().positions_exchange_none(square)
        }));
    }
    Ok(exchange_lesson(at, square, evaluation, number()))
}

/// Whether a piece of the other side attacks the piece on a square.
fn can_be_taken(at: &Position, square: Square) -> bool {
    at.piece_at(square).is_some_and(|piece| {
        let by = piece.color().flip();
        !attackers(at, square, by, at.occupied()).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::job::Job;
    use crate::open::prepare;
    use crate::source::Source;

    #[test]
    fn an_exchange_needs_a_piece_that_can_be_taken() {
        let at = Position::startpos();
        let square = |file, rank| Square::new(file, rank).expect("on the board");
        let number = || panic!("nothing is made");
        for target in [square(5, 5), square(5, 9), square(7, 7)] {
            assert!(exchange(&at, target, Evaluation::default(), number).is_err());
        }
    }

    #[test]
    fn a_saved_lesson_promises_what_its_run_found() {
        let source = Source::Shipped("m-01-tree-A");
        let open = prepare(source, &[], &Job::default()).expect("it ships");
        let title = Words::same("Mine");
        let kept = saved_lesson(&open, title.clone(), "mine").promises;
        assert_eq!(kept, open.loaded().lesson.promises, "they are its own");
        let mut lesson = open.loaded().lesson.clone();
        lesson.promises.clear();
        let made = Source::Made { name: "made".to_owned(), lesson: std::sync::Arc::new(lesson) };
        let open = prepare(made, &[], &Job::default()).expect("it can be read");
        let promises = saved_lesson(&open, title, "mine").promises;
        let value = open.end().node(NodeId::ROOT).value().expect("it is finished");
        assert!(promises.iter().any(|promise| promise.claim == Claim::Value(value.0.into())));
        assert_eq!(promises.len(), 3);
        assert_eq!(open.replay().step(), 0, "the run that is shown stands where it stood");
    }
}
