//! A game record in the board editor: opening it, going through it, saving it.

use std::path::PathBuf;
use std::sync::Arc;

use super::book::{Book, Turn};
use super::command::{Effect, NotSaved};
use super::{BoardEditor, Message, Session, Source};
use crate::formats::record::{self, Encoding, Format, Reading};
use crate::language::Words;

impl Session {
    /// A game that was read from a file.
    pub(super) fn brought_game(&mut self, source: &Source, reading: Reading) -> Vec<Effect> {
        if let Source::File(path) = source {
            self.remember_file(path.clone());
        }
        self.message = None;
        let mut effects = self.show_game(Book::new(source.clone(), reading));
        // There is a lesson to go back to.
        effects.extend(self.open_first(source));
        effects
    }

    /// Opens a game in the board editor; the one that was open is kept if it has not been saved.
    fn show_game(&mut self, book: Book) -> Vec<Effect> {
        self.keep_game();
        let (from, moves) = book.position();
        self.enter_editor();
        let editor = self
            .editor
            .get_or_insert_with(|| BoardEditor::new(&shunsai::Position::startpos()));
        editor.show_ply(from, moves, true);
        self.book = Some(book);
        // The same file may hold another game by now.
        self.game_listed = None;
        self.estimate()
    }

    /// Puts a game away; moves that were added and not saved are kept on the shelf.
    pub(super) fn keep_game(&mut self) {
        if let Some(book) = self.book.take_if(|book| book.is_changed()) {
            self.shelf.push(book);
            self.message = Some(Message::news(Words {
                ja: "加えた手のある棋譜は「ファイル」の「保存していない棋譜」に取ってあります"
                    .to_owned(),
                en: "The game with the moves that were added is kept under File, “Games not saved”"
                    .to_owned(),
            }));
        }
        self.book = None;
    }

    /// Throws a game of the shelf away.
    pub(super) fn discard_game(&mut self, number: usize) {
        if number < self.shelf.len() {
            self.shelf.remove(number);
        }
    }

    /// Opens a game of the shelf again.
    pub(super) fn take_from_shelf(&mut self, number: usize) -> Vec<Effect> {
        if number >= self.shelf.len() {
            return Vec::new();
        }
        self.message = None;
        let book = self.shelf.remove(number);
        self.show_game(book)
    }

    /// The games with moves that are not saved, as names and the text of KIF files: to be
    /// remembered.
    #[must_use]
    pub fn unsaved_games(&self) -> Vec<(String, String)> {
        let open = self.book.iter().filter(|book| book.is_changed());
        let text = |book: &Book| {
            let written = record::write(book.record(), Format::Kif, Encoding::Utf8);
            let text = String::from_utf8_lossy(&written.bytes).into_owned();
            (book.source().name(), text)
        };
        self.shelf.iter().chain(open).map(text).collect()
    }

    /// Puts games that were remembered on the shelf.
    pub fn recall_games(&mut self, games: Vec<(String, String)>) {
        for (name, text) in games {
            let Ok(reading) = record::read(text.as_bytes(), Some(Format::Kif)) else {
                continue;
            };
            let source = Source::Text {
                name,
                bytes: Vec::new(),
            };
            let mut book = Book::new(source, reading);
            book.is_changed = true;
            self.shelf.push(book);
        }
    }

    /// To another ply of the game.
    pub(super) fn turn(&mut self, turn: Turn) -> Vec<Effect> {
        let was_on = self.editor_shows_game();
        let (Some(book), Some(editor)) = (&mut self.book, &mut self.editor) else {
            return Vec::new();
        };
        if !book.go(turn) && was_on {
            return Vec::new();
        }
        let (from, moves) = book.position();
        // What lay there instead of the game can be undone to.
        editor.show_ply(from, moves, !was_on);
        self.message.take_if(|message| !message.is_trouble);
        self.estimate()
    }

    /// The game goes along with what is played in the board editor.
    pub(super) fn follow_editor(&mut self) {
        if let (Some(book), Some(editor)) = (&mut self.book, &self.editor) {
            let (from, moves) = editor.played();
            book.follow(&from, &moves);
        }
    }

    /// Lists the moves anew where the line or the language has changed.
    pub(super) fn list_moves(&mut self) {
        let key = self
            .book
            .as_ref()
            .map(|book| (book.line().to_vec(), self.language, book.source().clone()));
        if self.game_listed != key {
            let book = self.book.as_ref();
            self.game_rows = book.map_or_else(Vec::new, |book| book.rows(self.language));
            self.game_listed = key;
        }
    }

    pub(super) fn save_game(&mut self, path: PathBuf) -> Vec<Effect> {
        let Some(book) = &self.book else {
            return Vec::new();
        };
        let ending = path.extension().and_then(|ending| ending.to_str());
        let Some(format) = ending.and_then(Format::from_name) else {
            let shown = path.display();
            self.message = Some(Message::trouble(Words {
                ja: format!(
                    "{shown}: 名前の終わりから形式が分からない。.kif .ki2 .csa .jkf .usi .sfen のどれかにする"
                ),
                en: format!(
                    "{shown}: the ending names no format; expected .kif, .ki2, .csa, .jkf, .usi or .sfen"
                ),
            }));
            return Vec::new();
        };
        // What was read only in part never takes the place of the whole file.
        let is_own = *book.source() == Source::File(path.clone());
        let is_whole = book.complaints().1.is_none();
        let asked_before = self.replaces.take().as_ref() == Some(&path);
        let encoding = if is_own {
            book.encoding()
        } else {
            Encoding::Utf8
        };
        self.saving_game = Some((book.record().clone(), encoding));
        vec![Effect::WriteGame {
            record: book.record().clone(),
            encoding,
            replaces: is_own && is_whole || asked_before,
            path,
            format,
        }]
    }

    pub(super) fn game_saved(&mut self, path: PathBuf, result: Result<Vec<Words>, NotSaved>) {
        let shown = path.display().to_string();
        match result {
            Ok(lost) => {
                self.saves += 1;
                self.remember_file(path.clone());
                // Another game may be open by now, or moves may have been added.
                if let (Some(book), Some((written, encoding)), true) =
                    (&mut self.book, self.saving_game.take(), lost.is_empty())
                    && Arc::ptr_eq(book.record(), &written)
                {
                    book.saved_as(Source::File(path), encoding);
                }
                let list = |say: fn(&Words) -> &str, separator| {
                    lost.iter().map(say).collect::<Vec<_>>().join(separator)
                };
                self.message = Some(if lost.is_empty() {
                    Message::saved(&shown)
                } else {
                    Message::news(Words {
                        ja: format!(
                            "保存しました: {shown}。この形式で書けなかったもの: {}",
                            list(|words| &words.ja, "、")
                        ),
                        en: format!(
                            "Saved: {shown}. This format could not hold: {}",
                            list(|words| &words.en, "; ")
                        ),
                    })
                });
            }
            Err(NotSaved::Exists) => {
                self.message = Some(Message::exists(&shown));
                self.replaces = Some(path);
            }
            Err(NotSaved::Trouble(words)) => self.message = Some(Message::trouble(words)),
        }
    }
}
