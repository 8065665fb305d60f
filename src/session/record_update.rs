//! The game record in the board editor: opening it, going through it, saving it.

use std::path::PathBuf;
use std::sync::Arc;

use super::command::{Effect, SaveError};
use super::game_record::{GameRecord, GoToPly};
use super::{BoardEditor, Message, Session, Source};
use crate::formats::record::{self, Encoding, Format, ParsedRecord};
use crate::language::Words;

impl Session {
    /// A game that was read from a file.
    pub(super) fn brought_game(&mut self, source: &Source, reading: ParsedRecord) -> Vec<Effect> {
        if let Source::File(path) = source {
            self.remember_file(path.clone());
        }
        self.message = None;
        let mut effects = self.show_game(GameRecord::new(source.clone(), reading));
        // There is a lesson to go back to.
        effects.extend(self.open_first(source));
        effects
    }

    /// Opens a game in the board editor; the one that was open is kept if it has not been saved.
    fn show_game(&mut self, game: GameRecord) -> Vec<Effect> {
        self.keep_game();
        let (from, moves) = game.position();
        self.enter_editor();
        let editor = self
            .editor
            .get_or_insert_with(|| BoardEditor::new(&shunsai::Position::startpos()));
        editor.show_ply(from, moves, true);
        self.game = Some(game);
        // The same file may hold another game by now.
        self.game_listed = None;
        self.estimate()
    }

    /// Puts a game away; moves that were added and not saved are kept until they are thrown away.
    pub(super) fn keep_game(&mut self) {
        if let Some(game) = self.game.take_if(|game| game.is_changed()) {
            self.kept_games.push(game);
            self.message = Some(Message::info(Words {
                ja: "加えた手のある棋譜は「ファイル」の「保存していない棋譜」に取ってあります"
                    .to_owned(),
                en: "The game with the moves that were added is kept under File, “Games not saved”"
                    .to_owned(),
            }));
        }
        self.game = None;
    }

    /// Throws one of the kept games away.
    pub(super) fn discard_game(&mut self, number: usize) {
        if number < self.kept_games.len() {
            self.kept_games.remove(number);
        }
    }

    /// Opens one of the kept games again.
    pub(super) fn reopen_game(&mut self, number: usize) -> Vec<Effect> {
        if number >= self.kept_games.len() {
            return Vec::new();
        }
        self.message = None;
        let game = self.kept_games.remove(number);
        self.show_game(game)
    }

    /// The games with moves that are not saved, as names and the text of KIF files: to be
    /// remembered.
    #[must_use]
    pub fn unsaved_games(&self) -> Vec<(String, String)> {
        let open = self.game.iter().filter(|game| game.is_changed());
        let text = |game: &GameRecord| {
            let written = record::write(game.record(), Format::Kif, Encoding::Utf8);
            let text = String::from_utf8_lossy(&written.bytes).into_owned();
            (game.source().name(), text)
        };
        self.kept_games.iter().chain(open).map(text).collect()
    }

    /// Puts games that were remembered among the kept games.
    pub fn recall_games(&mut self, games: Vec<(String, String)>) {
        for (name, text) in games {
            let Ok(reading) = record::read(text.as_bytes(), Some(Format::Kif)) else {
                continue;
            };
            let source = Source::Text {
                name,
                bytes: Vec::new(),
            };
            let mut game = GameRecord::new(source, reading);
            game.is_changed = true;
            self.kept_games.push(game);
        }
    }

    /// To another ply of the game.
    pub(super) fn go_to_ply(&mut self, to: GoToPly) -> Vec<Effect> {
        let was_on = self.editor_shows_game();
        let (Some(game), Some(editor)) = (&mut self.game, &mut self.editor) else {
            return Vec::new();
        };
        if !game.go(to) && was_on {
            return Vec::new();
        }
        let (from, moves) = game.position();
        // What lay there instead of the game can be undone to.
        editor.show_ply(from, moves, !was_on);
        self.message.take_if(|message| !message.is_error);
        self.estimate()
    }

    /// The game goes along with what is played in the board editor.
    pub(super) fn follow_editor(&mut self) {
        if let (Some(game), Some(editor)) = (&mut self.game, &self.editor) {
            let (from, moves) = editor.played();
            game.follow(&from, &moves);
        }
    }

    /// Lists the moves anew where the line or the language has changed.
    pub(super) fn list_moves(&mut self) {
        let key = self
            .game
            .as_ref()
            .map(|game| (game.line().to_vec(), self.language, game.source().clone()));
        if self.game_listed != key {
            let game = self.game.as_ref();
            self.game_rows = game.map_or_else(Vec::new, |game| game.rows(self.language));
            self.game_listed = key;
        }
    }

    pub(super) fn save_game(&mut self, path: PathBuf) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let ending = path.extension().and_then(|ending| ending.to_str());
        let Some(format) = ending.and_then(Format::from_name) else {
            let shown = path.display();
            self.message = Some(Message::error(Words {
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
        let is_own = *game.source() == Source::File(path.clone());
        let is_whole = game.complaints().1.is_none();
        let asked_before = self.replaces.take().as_ref() == Some(&path);
        let encoding = if is_own {
            game.encoding()
        } else {
            Encoding::Utf8
        };
        self.saving_game = Some((game.record().clone(), encoding));
        vec![Effect::WriteGame {
            record: game.record().clone(),
            encoding,
            replaces: is_own && is_whole || asked_before,
            path,
            format,
        }]
    }

    pub(super) fn game_saved(&mut self, path: PathBuf, result: Result<Vec<Words>, SaveError>) {
        let shown = path.display().to_string();
        match result {
            Ok(lost) => {
                self.saves += 1;
                self.remember_file(path.clone());
                // Another game may be open by now, or moves may have been added.
                if let (Some(game), Some((written, encoding)), true) =
                    (&mut self.game, self.saving_game.take(), lost.is_empty())
                    && Arc::ptr_eq(game.record(), &written)
                {
                    game.saved_as(Source::File(path), encoding);
                }
                let sentences = |say: fn(&Words) -> &str, separator| {
                    lost.iter().map(say).collect::<Vec<_>>().join(separator)
                };
                self.message = Some(if lost.is_empty() {
                    Message::saved(&shown)
                } else {
                    Message::info(Words {
                        ja: format!(
                            "保存しました: {shown}。この形式で書けなかったもの: {}",
                            sentences(|words| &words.ja, "、")
                        ),
                        en: format!(
                            "Saved: {shown}. This format could not hold: {}",
                            sentences(|words| &words.en, "; ")
                        ),
                    })
                });
            }
            Err(SaveError::Exists) => {
                self.message = Some(Message::exists(&shown));
                self.replaces = Some(path);
            }
            Err(SaveError::Failed(words)) => self.message = Some(Message::error(words)),
        }
    }
}
