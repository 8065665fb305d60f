//! Games of any kind but shogi, as they are opened, put aside, remembered and saved.

use std::any::Any;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::source::Source;
use super::open_games::OpenGames;
use formats::line::{LineFormat, LineRecord, ReadLine};
use formats::record::{Complaint, Encoding, Written};
use language::{Language, Say, Texts, Words};
use subject::{GameId, RegisteredGame, WithGame};

/// Games of which one is or was on the board.
#[derive(Clone, Debug)]
pub struct KeptGames<G: RegisteredGame> {
    /// The game that is or was on the board.
    pub record: Arc<LineRecord<G>>,
    /// The file that the game belongs to; `None` if it was played or set up on the board.
    pub file: Option<OpenGames<G>>,
    /// How many of its moves have been made.
    pub at: usize,
}

/// Games of a kind that need not be known.
pub trait AnyGames: Debug + Send + Sync {
    fn game(&self) -> GameId;

    fn as_any(&self) -> &dyn Any;

    /// Whether nothing has changed. Compares identity: a copy counts as changed.
    fn is_same(&self, other: &dyn AnyGames) -> bool;

    /// Whether both hold the same games.
    fn is_equal(&self, other: &dyn AnyGames) -> bool;

    /// Whether it is only a position, which belongs to no file.
    fn is_position(&self) -> bool;

    /// Why nothing at all could be read of a file; `None` if something could.
    fn fault(&self) -> Option<&Complaint>;

    /// Whether every game was read completely.
    fn is_whole(&self) -> bool;

    fn source(&self) -> Option<&Source>;

    fn format(&self) -> Option<LineFormat>;

    /// The encoding in which a file is to be written: that of the open one, if it is the same.
    fn encoding_at(&self, path: &Path) -> Encoding;

    /// Whether this file was opened, and completely read.
    fn is_whole_file(&self, path: &Path) -> bool;

    /// The source, and the length of the game: `clipboard.moves, 12 moves`.
    fn name(&self, language: Language) -> String;

    /// Writes all games of the file, and reports what the format cannot hold.
    fn write(&self, format: LineFormat, encoding: Encoding) -> Written;

    fn to_file(&self) -> KeptFile;
}

/// The version of [`KeptFile`].
const VERSION: u32 = 1;

/// Games as the program keeps them until they are saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptFile {
    version: u32,
    /// The id of the game; older versions knew only Othello.
    #[serde(default = "othello")]
    game: String,
    /// The file with exactly these contents, if any.
    path: Option<PathBuf>,
    /// The displayed name; `None` for a game played on the board.
    name: Option<String>,
    /// The index of the game on the board, and the ply.
    number: usize,
    at: usize,
    /// Format and encoding of the file, by name.
    format: String,
    encoding: String,
    /// In the format of the game that holds everything.
    games: String,
}

fn othello() -> String {
    GameId::Othello.id().to_owned()
}

impl<G: RegisteredGame> KeptGames<G> {
    pub(super) fn records(&self) -> Vec<LineRecord<G>> {
        match &self.file {
            Some(file) => file.records(&self.record),
            None => vec![(*self.record).clone()],
        }
    }

    /// The open file, if it has this path.
    fn of(&self, path: &Path) -> Option<&OpenGames<G>> {
        let is_it =
            |file: &&OpenGames<G>| matches!(file.source(), Source::File(own) if own == path);
        self.file.as_ref().filter(is_it)
    }

    fn of_file(file: OpenGames<G>) -> Self {
        // A list of moves, or a position, is shown at its end.
        let is_list = file.format() == LineFormat::Moves && file.games().len() == 1;
        let record = Arc::new(file.game().record.clone());
        Self {
            at: if is_list { record.plies.len() } else { 0 },
            record,
            file: Some(file),
        }
    }
}

impl<G: RegisteredGame> AnyGames for KeptGames<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn AnyGames) -> bool {
        let Some(other) = other.as_any().downcast_ref::<Self>() else {
            return false;
        };
        // The ply on the board is part of the state.
        Arc::ptr_eq(&self.record, &other.record)
            && match (&self.file, &other.file) {
                (Some(own), Some(their)) => own.is_same(their),
                (own, their) => own.is_none() && their.is_none(),
            }
    }

    fn is_equal(&self, other: &dyn AnyGames) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| {
            let has_file = self.file.is_some() == other.file.is_some();
            self.record == other.record && has_file && self.records() == other.records()
        })
    }

    fn is_position(&self) -> bool {
        let games = self.file.as_ref().map_or(&[][..], OpenGames::games);
        let has_moves = games.iter().any(|game| !game.record.plies.is_empty());
        self.record.plies.is_empty() && !has_moves
    }

    fn fault(&self) -> Option<&Complaint> {
        let games = self.file.as_ref()?.games();
        let fault = games.iter().find_map(|game| game.stopped.as_ref())?;
        games.iter().all(ReadLine::is_nothing).then_some(fault)
    }

    fn is_whole(&self) -> bool {
        self.file.as_ref().is_none_or(OpenGames::is_whole)
    }

    fn source(&self) -> Option<&Source> {
        self.file.as_ref().map(OpenGames::source)
    }

    fn format(&self) -> Option<LineFormat> {
        self.file.as_ref().map(OpenGames::format)
    }

    fn encoding_at(&self, path: &Path) -> Encoding {
        let of_file = self.of(path);
        of_file.map(OpenGames::encoding).unwrap_or_default()
    }

    fn is_whole_file(&self, path: &Path) -> bool {
        self.of(path).is_some_and(OpenGames::is_whole)
    }

    fn name(&self, language: Language) -> String {
        let name = match self.source() {
            Some(Source::File(path)) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                name.to_string_lossy().into_owned()
            }
            Some(source) => source.name(),
            None => G::name(language),
        };
        let moves = self.record.plies.len();
        language.texts().games_kept_game(moves, name)
    }

    fn write(&self, format: LineFormat, encoding: Encoding) -> Written {
        G::write_games(&self.records(), format, encoding)
    }

    fn to_file(&self) -> KeptFile {
        let of_file = self.file.as_ref();
        let path = match self.source() {
            Some(Source::File(path)) => Some(path.clone()),
            _ => None,
        };
        let is_as_in_file = of_file.is_some_and(|file| !file.is_unsaved(&self.record));
        let written = self.write(kept_format::<G>(), Encoding::Utf8);
        KeptFile {
            version: VERSION,
            game: G::ID.to_owned(),
            path: path.filter(|_| is_as_in_file),
            name: self.source().map(Source::name),
            number: of_file.map_or(0, OpenGames::number),
            at: self.at,
            format: self
                .format()
                .unwrap_or(kept_format::<G>())
                .name()
                .to_owned(),
            encoding: of_file
                .map(OpenGames::encoding)
                .unwrap_or_default()
                .name()
                .to_owned(),
            games: String::from_utf8_lossy(&written.bytes).into_owned(),
        }
    }
}

/// The format that holds everything.
fn kept_format<G: RegisteredGame>() -> LineFormat {
    G::FORMATS.first().copied().unwrap_or(LineFormat::Moves)
}

/// Reads games of any kind; `None` if the bytes, and the extension of the source, stand for none.
///
/// # Errors
/// If nothing could be read.
#[must_use]
pub fn read_games(source: &Source, bytes: &[u8]) -> Option<Result<Arc<dyn AnyGames>, Complaint>> {
    struct Read<'r>(&'r Source, &'r [u8], Option<LineFormat>);
    impl WithGame for Read<'_> {
        type Output = Option<Result<Arc<dyn AnyGames>, Complaint>>;
        fn with<G: RegisteredGame>(self) -> Self::Output {
            let hint = self.2.filter(|hint| G::FORMATS.contains(hint));
            let file = match G::read_games(self.1, hint)? {
                Ok(file) => file,
                Err(complaint) => return Some(Err(complaint)),
            };
            let known = self.0.known_as(file.format.name());
            let games = KeptGames::of_file(OpenGames::new(known, file)?);
            Some(Ok(Arc::new(games)))
        }
    }
    // A game that the contents name goes before one that the extension suggests.
    let by = |hint| {
        let mut games = GameId::ALL.iter();
        let read = |game: &GameId| game.run(Read(source, bytes, hint)).flatten();
        games.find_map(read)
    };
    by(None).or_else(|| by(source.line_format()))
}

/// Restores kept games.
///
/// # Errors
/// If the version is unknown, or the games cannot be read.
pub fn recall_games(file: KeptFile) -> Result<Arc<dyn AnyGames>, Words> {
    struct Recall(KeptFile);
    impl WithGame for Recall {
        type Output = Result<Arc<dyn AnyGames>, Words>;
        fn with<G: RegisteredGame>(self) -> Self::Output {
            let file = self.0;
            let no_game = || Words::of(Texts::host_no_game);
            let games = G::read_games(file.games.as_bytes(), Some(kept_format::<G>()));
            let games = games.ok_or_else(no_game)?;
            let games = games.map_err(|complaint| complaint.words())?.games;
            let record = games.get(file.number).ok_or_else(no_game)?.record.clone();
            let source = match (file.path, file.name) {
                (Some(path), _) => Some(Source::File(path)),
                (None, Some(name)) => Some(Source::Text {
                    name,
                    bytes: Vec::new(),
                }),
                (None, None) => None,
            };
            let encoding = Encoding::from_name(&file.encoding).unwrap_or_default();
            let format = LineFormat::from_name(&file.format).unwrap_or(kept_format::<G>());
            Ok(Arc::new(KeptGames {
                record: Arc::new(record),
                file: source.and_then(|source| {
                    OpenGames::recalled(source, (format, encoding), games, file.number)
                }),
                at: file.at,
            }))
        }
    }
    if file.version != VERSION {
        let found = file.version;
        return Err(Words::of(|texts| texts.host_work_version(VERSION, found)));
    }
    let game = GameId::of(&file.game);
    let recalled = game.and_then(|game| game.run(Recall(file)));
    recalled.unwrap_or_else(|| Err(Words::of(Texts::host_no_game)))
}
