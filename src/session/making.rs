//! Making lessons: trees grown further, smaller trees, exchanges.

use shogi_core::Square;
use shunsai::Position;

use super::board::MateWish;
use super::growth::{GrownLesson, grow_node};
use super::history::Travel;
use super::lesson_list::LessonCommand;
use super::new_lesson::{
    NewLessonCommand, OWN_EXCHANGE, OWN_MATE, exchange, mate_lesson, name_by_game, own_lesson,
    own_stem, remedied_lesson, retell,
};
use super::source::Source;
use super::state::Session;
use games::shogi::mate::MateReading;
use games::shogi::square_of;
use language::{Phrase, Say, Words};
use scenario::{Lesson, SubjectSetup};
use subject::{MateSetup, Remedy};
use tree::NodeId;

impl Session {
    pub(super) fn make_lesson(&mut self, command: NewLessonCommand) {
        match command {
            NewLessonCommand::Further(node, plies) => {
                let open = self.run.open();
                let grown = open.and_then(|open| grow_node(open, node, plies));
                self.open_grown(grown);
            }
            NewLessonCommand::Remedy(remedy) => self.open_remedied(remedy),
            NewLessonCommand::ExchangeOn(cell) => {
                if let (Some(at), Some(square)) = (self.shown_position(), square_of(cell)) {
                    self.exchange_at(&at, square);
                }
            }
        }
    }

    /// Opens a smaller tree instead of the unfinished one.
    fn open_remedied(&mut self, remedy: Remedy) {
        let Some(open) = self.run.open() else { return };
        let found = open.remedies().iter().find(|(other, _)| *other == remedy);
        let Some((_, subject)) = found else { return };
        let stem = own_stem(subject);
        let stem = stem.unwrap_or_else(|| open.loaded().lesson.id.chars().take(50).collect());
        let number = self.lessons.next_number(&stem);
        let lesson = remedied_lesson(&open.loaded().lesson, subject.clone(), number);
        self.open_made(lesson);
    }

    /// Undoes or redoes a growth of the tree.
    pub(super) fn travel_growths(&mut self, travel: Travel) {
        let Some(open) = self.run.open() else { return };
        let way = open.way_to(self.run.focus().unwrap_or(NodeId::ROOT));
        let Some(source) = self.growths.travel(travel, open.source().clone()) else { return };
        self.effects.extend(self.lessons.update(LessonCommand::Open(source), None));
        if let Some(pending) = self.lessons.pending_mut() {
            pending.reselect = Some(way);
            pending.at_end = true;
            pending.travels = true;
        }
    }

    /// Opens a tree from a user's own position, of about this many nodes; `place`: the name of the
    /// game where it occurred, and the ply.
    pub(super) fn open_own(
        &mut self,
        subject: SubjectSetup,
        nodes: Option<f64>,
        place: Option<(String, u32)>,
    ) {
        let stem = own_stem(&subject).unwrap_or_default();
        let number = self.lessons.next_number(&stem);
        let Some(mut lesson) = own_lesson(subject, number) else { return };
        if let Some((game, ply)) = place {
            name_by_game(&mut lesson, &game, ply);
        }
        self.open_made(lesson);
        if let Some(pending) = self.lessons.pending_mut() {
            pending.job.expects = nodes;
        }
    }

    pub(super) fn open_made(&mut self, lesson: Lesson) {
        self.messages.clear();
        self.effects.extend(self.lessons.open_made(lesson));
    }

    /// Opens a lesson whose tree has been grown further; unless it is the user's own, it becomes a
    /// copy.
    pub(super) fn open_grown(&mut self, grown: Option<GrownLesson>) {
        let Some(GrownLesson { mut lesson, path, at_end, is_new, adds }) = grown else { return };
        let was = self.run.open().map(|open| &open.loaded().lesson);
        if let Some(was) = was.filter(|_| !is_new)
            && !retell(&mut lesson, &was.subject)
            && !matches!(self.run.source(), Some(Source::Made { .. }))
        {
            lesson.notes = notes_of(was);
        }
        let name = match self.run.source() {
            Some(Source::Made { name, .. }) if !is_new => Some(name.clone()),
            Some(_) | None => None,
        };
        lesson.id = name.unwrap_or_else(|| {
            let short: String = lesson.id.chars().take(50).collect();
            lesson.title = grown_title(&lesson.title, adds);
            format!("{short}-{}", self.lessons.next_number(&short))
        });
        self.open_made(lesson);
        if let Some(pending) = self.lessons.pending_mut() {
            pending.reselect = Some(path);
            pending.at_end = at_end;
        }
    }

    /// Searches for a mate from the position in the board editor.
    pub(super) fn mate_from_board(&mut self) {
        let Some(editor) = self.board_editor() else { return };
        let Ok(at) = editor.sound() else {
            return; // The note on the board names the rule.
        };
        let MateWish { plies, cuts } = editor.mate();
        if let Err(refusal) = MateReading::new(&at, plies, cuts) {
            self.messages.error(refusal.words());
            return;
        }
        let setup = MateSetup {
            sfen: editor.reading().sfen.clone(),
            moves: editor.reading().moves.clone(),
            plies,
            cuts,
        };
        let number = self.lessons.next_number(OWN_MATE);
        self.open_made(mate_lesson(setup, number));
    }

    pub(super) fn exchange_at(&mut self, at: &Position, square: Square) {
        let shogi = self.run.open().and_then(|open| open.loaded().shogi.as_ref());
        let evaluation = match self.shogi_editor() {
            Some(editor) => editor.reading().values.evaluation().ok(),
            None => shogi.map(|shogi| shogi.valuation().evaluation),
        };
        let evaluation = evaluation.unwrap_or_default();
        match exchange(at, square, evaluation, || self.lessons.next_number(OWN_EXCHANGE)) {
            Ok(lesson) => self.open_made(lesson),
            Err(words) => self.messages.error(words),
        }
    }
}

/// The notes of a lesson, for a tree that is no longer its own.
fn notes_of(was: &Lesson) -> Words {
    if was.notes.is_empty() {
        return Words::default();
    }
    Words::in_each(|language| {
        let of = language.texts().what_changed_notes_of(was.title.get(language));
        format!("{of}\n\n{}", was.notes.get(language))
    })
}

/// The title of a grown tree, from the title of the original.
fn grown_title(of: &Words, adds: Phrase) -> Words {
    Words::in_each(|language| {
        let (title, more) = (of.get(language), adds(language.texts()));
        let title = title.strip_suffix(&more).unwrap_or(title);
        title.chars().take(44).collect::<String>() + &more
    })
}
