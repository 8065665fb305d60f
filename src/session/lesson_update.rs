//! What a person makes: positions in the board editor, trees grown from them, saved lessons.

use std::path::PathBuf;
use std::sync::Arc;

use shogi_core::Square;

use super::board_editor::{BoardCommand, BoardEditor, BoardOutcome};
use super::command::{Effect, SaveError, SaveRequest, Source};
use super::new_lesson::{exchange_lesson, position_lesson, saved_lesson};
use super::{LessonEntry, Message, Session};
use crate::games::shogi::attackers::attackers;
use crate::games::shogi::notation::{square_name, square_name_ja};
use crate::language::{Say, Words};
use crate::scenario::Lesson;
use crate::subject::exchange::{NoExchange, check_target};
use crate::tree::NodeId;

impl Session {
    /// The board editor is entered: what is being opened does not leave it again.
    pub(super) fn enter_editor(&mut self) {
        self.editing_board = true;
        self.playing = false;
        if let Some(opening) = &mut self.opening {
            opening.closes_editor = false;
        }
    }

    /// A number for something made here that no lesson on the list has.
    pub(super) fn next_number(&mut self) -> usize {
        let stems: Vec<_> = self
            .lessons
            .iter()
            .filter_map(|listed| {
                let name = listed.source.name();
                let stem = std::path::Path::new(&name).file_stem()?;
                Some(stem.to_string_lossy().into_owned())
            })
            .collect();
        loop {
            self.made += 1;
            let ending = format!("-{}", self.made);
            if !stems.iter().any(|stem| stem.ends_with(&ending)) {
                return self.made;
            }
        }
    }

    /// Opens a lesson that was made here.
    pub(super) fn open_made(&mut self, lesson: Lesson) -> Vec<Effect> {
        self.message = None;
        self.start_opening(Source::Made {
            name: lesson.id.clone(),
            lesson: Arc::new(lesson),
        })
    }

    /// Does something in the board editor, and what follows from it.
    pub(super) fn edit_board(
        &mut self,
        command: impl FnOnce(&mut BoardEditor) -> BoardOutcome,
    ) -> Vec<Effect> {
        let editor = self
            .editor
            .get_or_insert_with(|| BoardEditor::new(&shunsai::Position::startpos()));
        match command(editor) {
            BoardOutcome::Nothing => Vec::new(),
            BoardOutcome::Changed => {
                self.follow_editor();
                self.estimate()
            }
            BoardOutcome::Grow => {
                let growth = editor.growth().clone();
                let size = editor.estimate().and_then(|size| size.as_ref().ok());
                let nodes = size.map(|size| size.nodes);
                let number = self.next_number();
                let effects = self.open_made(position_lesson(growth, number));
                if let Some(opening) = &mut self.opening {
                    opening.job.expects = nodes;
                }
                effects
            }
            BoardOutcome::Exchange(square) => match editor.position() {
                Ok(at) => self.exchange_at(&at, square),
                Err(_) => Vec::new(), // The note in the board editor names the rule.
            },
        }
    }

    /// Asks how large the tree of the board editor would be.
    pub(super) fn estimate(&self) -> Vec<Effect> {
        match &self.editor {
            Some(editor) if editor.position().is_ok() => {
                vec![Effect::Estimate(editor.growth().clone())]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn toggle_board_editor(&mut self) -> Vec<Effect> {
        if self.editing_board && self.open.is_some() {
            self.editing_board = false;
        } else {
            self.enter_editor();
        }
        if self.editing_board && self.editor.is_none() {
            self.editor = Some(BoardEditor::new(&shunsai::Position::startpos()));
        }
        self.estimate()
    }

    /// The position of the node that is shown.
    fn shown_position(&self) -> Option<shunsai::Position> {
        let open = self.open.as_ref()?;
        let node = self.view.focus.unwrap_or(NodeId::ROOT);
        open.loaded().position(node)
    }

    pub(super) fn edit_shown_position(&mut self) -> Vec<Effect> {
        let Some(at) = self.shown_position() else {
            return self.toggle_board_editor();
        };
        self.enter_editor();
        match &mut self.editor {
            Some(editor) => {
                editor.lay(&at);
            }
            None => self.editor = Some(BoardEditor::new(&at)),
        }
        self.estimate()
    }

    /// A position that was read from a file.
    pub(super) fn brought(&mut self, source: &Source, text: String, more: usize) -> Vec<Effect> {
        if let Source::File(path) = source {
            self.remember_file(path.clone());
        }
        let mut effects = self.bring(text);
        self.message = (more > 0).then(|| {
            Message::info(Words {
                ja: format!("はじめの局面を開きました。ほかの{more}行は使っていません"),
                en: format!("The first position is open; {more} more lines are not used"),
            })
        });
        // There is a lesson to go back to.
        effects.extend(self.open_first(source));
        effects
    }

    /// The board editor with a position that was brought: a file, the command line.
    pub(super) fn bring(&mut self, text: String) -> Vec<Effect> {
        self.enter_editor();
        self.edit_board(|editor| editor.apply(BoardCommand::Read(text)))
    }

    pub(super) fn exchange_on(&mut self, square: Square) -> Vec<Effect> {
        match self.shown_position() {
            Some(at) => self.exchange_at(&at, square),
            None => Vec::new(),
        }
    }

    fn exchange_at(&mut self, at: &shunsai::Position, square: Square) -> Vec<Effect> {
        if let Err(reason @ (NoExchange::Empty(_) | NoExchange::King(_))) = check_target(at, square)
        {
            self.message = Some(Message::error(reason.words()));
            return Vec::new();
        }
        if !can_be_taken(at, square) {
            self.message = Some(Message::error(Words {
                ja: format!("{}の駒を取れる駒はない", square_name_ja(square)),
                en: format!("nothing can take the piece on {}", square_name(square)),
            }));
            return Vec::new();
        }
        let shogi = self
            .open
            .as_ref()
            .and_then(|open| open.loaded().shogi.as_ref());
        let evaluation = match &self.editor {
            Some(editor) if self.editing_board => editor.growth().values.parse().ok(),
            _ => shogi.map(|shogi| shogi.valuation().evaluation),
        };
        let number = self.next_number();
        let lesson = exchange_lesson(at, square, evaluation.unwrap_or_default(), number);
        self.open_made(lesson)
    }

    pub(super) fn save(&mut self, path: PathBuf, title: Words, of: Source) -> Vec<Effect> {
        let Some(open) = self.open.as_ref().filter(|open| *open.source() == of) else {
            return Vec::new(); // Another lesson has been opened meanwhile.
        };
        let path = match path.extension() {
            Some(ending) if ending == "ron" => path,
            _ => {
                let mut name = path.into_os_string();
                name.push(".ron");
                PathBuf::from(name)
            }
        };
        let stem = path.file_stem().map(|stem| stem.to_string_lossy());
        let id: String = stem
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
            .take(60)
            .collect();
        let id = if id.is_empty() {
            open.loaded().lesson.id.clone()
        } else {
            id
        };
        let lesson = saved_lesson(open, title, &id);
        if let Err(words) = crate::scenario::check(&lesson) {
            self.message = Some(Message::error(words));
            return Vec::new();
        }
        let is_own = of == Source::File(path.clone());
        let replaces = is_own || self.replaces.take().as_ref() == Some(&path);
        vec![Effect::Write(Box::new(SaveRequest {
            path,
            lesson,
            of,
            replaces,
        }))]
    }

    pub(super) fn saved(&mut self, saving: SaveRequest, result: Result<(), SaveError>) {
        let shown = saving.path.display().to_string();
        match result {
            Ok(()) => {
                self.message = Some(Message::saved(&shown));
                self.saves += 1;
                self.list_saved(saving);
            }
            Err(SaveError::Exists) => {
                self.message = Some(Message::exists(&shown));
                self.replaces = Some(saving.path);
            }
            Err(SaveError::Failed(words)) => self.message = Some(Message::error(words)),
        }
    }

    /// What was saved is a file from now on: on the list, and if it is still open, there, too.
    fn list_saved(&mut self, saving: SaveRequest) {
        let source = Source::File(saving.path.clone());
        if self.seen.contains(&saving.of.name()) {
            self.seen.insert(source.name());
        }
        self.remember_file(saving.path);
        let listed = LessonEntry {
            source: source.clone(),
            title: saving.lesson.title.clone(),
        };
        let was_made = matches!(saving.of, Source::Made { .. });
        let place = self
            .lessons
            .iter()
            .position(|other| other.source == saving.of);
        self.lessons
            .retain(|other| other.source != source && !(was_made && other.source == saving.of));
        let place = place.filter(|_| was_made).unwrap_or(usize::MAX);
        self.lessons.insert(place.min(self.lessons.len()), listed);
        if let Some(open) = self.open.take() {
            let is_it = *open.source() == saving.of;
            self.open = Some(if is_it {
                open.saved(source, saving.lesson)
            } else {
                open
            });
        }
    }
}

/// Whether a piece of the other side attacks the piece on a square.
fn can_be_taken(at: &shunsai::Position, square: Square) -> bool {
    at.piece_at(square).is_some_and(|piece| {
        let by = piece.color().flip();
        !attackers(at, square, by, at.occupied()).is_empty()
    })
}
