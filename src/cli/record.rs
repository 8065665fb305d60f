//! `record`: reads a game record, shows it, converts it.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::any_game::column_and_fault;
use super::lines::bad_line;
use super::outputs::Inputs;
use super::record_answer::{WrittenAnswer, position_answer, record_answer, unreadable_answer};
use super::stream::{AnsweredLine, AskedLine, LineStream, ProgressArguments};
use super::{Exit, Refusal, Streams, complain, one_line, texts};
use formats::record::{
    Complaint, Encoding, Format, ParsedRecord, PlyId, Record, RecordLine, Written, read,
};
use host::files;
use language::{Language, Say, Texts, Words, visible};
use subject::{GameId, OnBoard, WithBoard};

/// Read a game record, or convert it: shogi (KIF, KI2, CSA, JKF, USI, SFEN), Othello (GGF, SGF, lists
/// of moves), dōbutsu shōgi (lists of moves), Connect Four (columns).
#[derive(Debug, Args)]
pub struct ReadRecord {
    /// The file; its content decides the format and the encoding. With --positions also - for games
    /// on standard input, one a line in USI.
    file: PathBuf,
    /// Print every position of the main line, from the first on, one a line: in SFEN, or as --position
    /// reads it; with --json as objects with ply and move.
    #[arg(long, conflicts_with_all = ["to", "output", "encoding"])]
    positions: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// The format to write: kif, ki2, csa, jkf, usi or sfen; for Othello ggf, sgf or moves; for dōbutsu
    /// shōgi moves. Without -o it
    /// is printed.
    #[arg(long, value_parser = target_format)]
    to: Option<Format>,
    /// The file to write; its ending decides the format if --to does not.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// The encoding to write: utf-8 or `shift_jis`.
    #[arg(long, default_value = "utf-8", value_parser = encoding)]
    encoding: Encoding,
    #[command(flatten)]
    progress: ProgressArguments,
}

fn target_format(name: &str) -> Result<Format, String> {
    Format::from_name(name).ok_or_else(|| texts().cli_expected_format())
}

fn encoding(name: &str) -> Result<Encoding, String> {
    let known = Encoding::from_name(name);
    let written = known.filter(|known| [Encoding::Utf8, Encoding::ShiftJis].contains(known));
    written.ok_or_else(|| texts().cli_expected_encoding())
}

/// The format of a file name's extension.
fn by_ending(path: &Path) -> Option<Format> {
    Format::from_name(path.extension()?.to_str()?)
}

/// What was asked, of one of the games that the file may be of.
struct AskedRecord<'a> {
    asked: &'a ReadRecord,
    bytes: &'a [u8],
    hint: Option<Format>,
    target: Option<Format>,
    output: &'a mut dyn Write,
}

impl WithBoard for AskedRecord<'_> {
    /// `None` if the file is of another game.
    type Output = Option<Result<Exit, Refusal>>;

    fn with<G: OnBoard>(self) -> Self::Output {
        Some(match G::read_games(self.bytes, self.hint)? {
            Ok(games) => self.asked.answer(&games, self.target, self.output),
            Err(complaint) => self.asked.unreadable(&complaint, self.output),
        })
    }
}

impl ReadRecord {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        if self.file == Path::new("-") {
            if !self.positions {
                return Err(Refusal(texts().cli_record_stdin()));
            }
            let stream = LineStream { most: usize::MAX, progress: self.progress };
            return stream.answer(streams, &|line| self.positions_of_line(&line));
        }
        let target = self.target()?;
        Inputs::of_files([self.file.clone()]).spare([("-o", self.output.as_ref())])?;
        let bytes = files::read(&self.file)?;
        let hint = by_ending(&self.file);
        // A game that the contents name goes before one that the ending suggests.
        let others = || GameId::ALL.iter().filter(|game| **game != GameId::Shogi);
        let games = others().map(|game| (game, None)).chain(others().map(|game| (game, hint)));
        let mut games = games.chain([(&GameId::Shogi, hint)]);
        let answered = games.find_map(|(game, hint)| {
            let output = &mut *streams.output;
            game.on_board(AskedRecord { asked: self, bytes: &bytes, hint, target, output })
        });
        answered.unwrap_or_else(|| {
            let what = Words::of(Texts::records_unknown);
            self.unreadable(&Complaint { line: 1, column: 1, what }, streams.output)
        })
    }

    /// Answers about the games of a file.
    fn answer<G: OnBoard>(
        &self,
        games: &[ParsedRecord<G>],
        target: Option<Format>,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let stopped = games.iter().find_map(|game| game.stopped.as_ref());
        if self.positions {
            for game in games.iter().filter(|game| game.has_start) {
                for line in positions(&game.record, self.json) {
                    writeln!(output, "{line}")?;
                }
            }
            return self.exit(stopped, output);
        }
        // What has no position in the file is not written: it would be the even start.
        let target = target.filter(|_| games.iter().all(|game| game.has_start));
        let written = match target {
            Some(format) if G::FORMATS.contains(&format) => {
                let records = games.iter().map(|game| &game.record);
                let written = G::write_games(records, format, self.encoding);
                Some(self.convert(written, format.name(), stopped, output)?)
            }
            Some(format) => {
                return Err(self.other_game(&G::name(Language::spoken()), format.name()));
            }
            None => None,
        };
        if self.json {
            writeln!(output, "{}", record_answer(games, written.as_ref()))?;
        } else if let Some(written) = written {
            let warnings = games.iter().flat_map(|game| &game.warnings);
            self.tell_losses(warnings, &written);
        } else if self.to.is_none() && self.output.is_none() {
            write!(output, "{}", people(games, Language::spoken()))?;
        }
        self.exit(stopped, output)
    }

    /// The positions of a game in USI.
    fn positions_of_line(&self, AskedLine { number, bytes }: &AskedLine) -> AnsweredLine {
        let expected = texts().cli_expected_usi_game();
        if bytes.is_empty() {
            return bad_line(&texts().cli_empty_line(expected, *number), *number);
        }
        let read = read(bytes, Some(Format::Usi)).map(|game| match game.stopped_or_unknown() {
            None => Ok(positions(&game.record, self.json)),
            Some(complaint) => Err(column_and_fault(complaint)),
        });
        let read = read.unwrap_or_else(|complaint| Err(column_and_fault(&complaint)));
        match read {
            Ok(lines) => AnsweredLine { text: lines.join("\n"), is_error: false },
            Err(Refusal(error)) => bad_line(&texts().cli_in_line(error, *number), *number),
        }
    }

    fn exit(&self, stopped: Option<&Complaint>, output: &mut dyn Write) -> Result<Exit, Refusal> {
        match stopped {
            None => Ok(Exit::Answered),
            Some(complaint) => {
                output.flush()?;
                Err(self.refusal(complaint))
            }
        }
    }

    fn unreadable(&self, complaint: &Complaint, output: &mut dyn Write) -> Result<Exit, Refusal> {
        if self.json {
            writeln!(output, "{}", unreadable_answer(complaint))?;
        }
        Err(self.refusal(complaint))
    }

    fn other_game(&self, game: &str, format: &str) -> Refusal {
        let file = self.file.display().to_string();
        Refusal(texts().cli_game_not_held(file, format, game))
    }

    /// The format to write; `None` if nothing is to be written.
    fn target(&self) -> Result<Option<Format>, Refusal> {
        if self.json && self.to.is_some() && self.output.is_none() {
            return Err(Refusal(texts().cli_json_and_to()));
        }
        if self.output.as_deref() == Some(Path::new("-")) {
            return Err(Refusal(texts().cli_record_to_stdout()));
        }
        match (self.to, &self.output) {
            (Some(format), _) => Ok(Some(format)),
            (None, None) => Ok(None),
            (None, Some(path)) => by_ending(path)
                .map(Some)
                .ok_or_else(|| Refusal(texts().cli_no_format_ending(path.display().to_string()))),
        }
    }

    fn refusal(&self, complaint: &Complaint) -> Refusal {
        let sentence = complaint.say(Language::spoken());
        Refusal(format!("{}: {sentence}", self.file.display()))
    }

    /// Writes the record in another format, to a file if one is named.
    fn convert(
        &self,
        Written { bytes, lost }: Written,
        format: &'static str,
        stopped: Option<&Complaint>,
        output: &mut dyn Write,
    ) -> Result<WrittenAnswer, Refusal> {
        let lost: Vec<_> = lost.into_iter().map(Words::spoken).collect();
        if let Some(path) = &self.output {
            if let Some(complaint) = stopped.filter(|_| path.exists()) {
                let sentence = complaint.say(Language::spoken());
                let (file, path) = (self.file.display().to_string(), path.display().to_string());
                return Err(Refusal(texts().cli_half_record(file, path, sentence)));
            }
            files::write(path, &bytes)?;
            if stopped.is_some() {
                complain(&one_line(&texts().cli_before_fault(path.display().to_string())));
            }
        } else {
            // To another program they are data.
            let text = if io::stdout().is_terminal() { str::from_utf8(&bytes).ok() } else { None };
            match text {
                Some(text) => output.write_all(visible(text).as_bytes())?,
                None => output.write_all(&bytes)?,
            }
        }
        let file = self.output.as_ref();
        Ok(WrittenAnswer {
            file: file.map(|path| path.display().to_string()),
            format,
            encoding: self.encoding.name(),
            lost,
        })
    }

    /// Reports the warnings and losses to the user, separate from the output.
    fn tell_losses<'a>(
        &self,
        warnings: impl IntoIterator<Item = &'a Complaint>,
        written: &WrittenAnswer,
    ) {
        for warning in warnings {
            let sentence = warning.say(Language::spoken());
            complain(&one_line(&format!("{}: {sentence}", self.file.display())));
        }
        for lost in &written.lost {
            complain(&one_line(&texts().cli_record_lost(written.format, lost)));
        }
    }
}

/// The positions of the main line, one a text.
fn positions<G: OnBoard>(record: &Record<G>, json: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for id in record.main_line() {
        let ply = record.get(id);
        if id != PlyId::START && ply.played().is_none() {
            continue; // How the game ended.
        }
        let at = record.position(id);
        lines.push(if json {
            position_answer::<G>(&at, ply.ply, ply.played()).to_string()
        } else {
            G::write(&at)
        });
    }
    lines
}

/// The games of a file for people: nothing that a terminal would obey, and no line that only looks
/// like one of ours.
fn people<G: OnBoard>(games: &[ParsedRecord<G>], language: Language) -> String {
    let mut text = String::new();
    if let Some(file) = games.first() {
        text += &format!("{}, {}\n", file.format.name(), file.encoding.name());
    }
    for (number, game) in (1..).zip(games) {
        if games.len() > 1 {
            text += &format!("\n{}\n", language.texts().cli_record_game(game.line, number));
        }
        one_game(&mut text, game, language);
    }
    text
}

fn one_game<G: OnBoard>(text: &mut String, game: &ParsedRecord<G>, language: Language) {
    let (record, texts) = (&game.record, language.texts());
    let colon = if G::GAME == GameId::Shogi { "：" } else { ": " };
    for (name, value) in &record.headers {
        *text += &format!("{}{colon}{}\n", one_line(name), one_line(value));
    }
    let lines = if game.has_start { record.lines() } else { Vec::new() };
    let mut last = vec![texts.cli_moves(record.move_count())];
    if game.has_start {
        *text += &format!("{}\n", G::start_name(record, language));
        notes(text, record, PlyId::START);
    }
    for line in &lines {
        let Some(&first) = line.plies.first() else {
            continue;
        };
        if line.parent.is_some() {
            *text += &format!("\n{}\n", texts.cli_record_branch(record.get(first).ply));
        }
        moves(text, record, line, language);
    }
    for warning in &game.warnings {
        *text += &format!("{}\n", one_line(&warning.say(language)));
    }
    if G::GAME == GameId::Shogi || lines.len() > 1 {
        last.push(texts.cli_lines(lines.len()));
    }
    let end = record.main_end();
    last.push(G::result(&record.position(end), language));
    last.extend(G::ending(record, end).map(|ending| ending.get(language).to_owned()));
    last.retain(|part| !part.is_empty());
    *text += &format!("{}\n", last.join(", "));
}

/// The bookmark, the comment and the properties of a node.
fn notes<G: OnBoard>(text: &mut String, record: &Record<G>, id: PlyId) {
    let ply = record.get(id);
    let marked = |mark: &str, note: &str| format!("     {mark}{}\n", one_line(note));
    if let Some(name) = &ply.bookmark {
        *text += &marked("&", name);
    }
    for line in ply.comment.lines() {
        *text += &marked("*", line);
    }
    for (name, value) in &ply.properties {
        *text += &marked(&format!("{}: ", one_line(name)), value);
    }
}

fn moves<G: OnBoard>(text: &mut String, record: &Record<G>, line: &RecordLine, language: Language) {
    let parent = line.plies.first().and_then(|&first| record.get(first).parent);
    let mut before = parent.unwrap_or(PlyId::START);
    let mut at = record.position(before);
    for &id in &line.plies {
        let ply = record.get(id);
        if let Some(mv) = ply.played() {
            let time = ply.time.as_ref().map(|time| format!("  ({})", one_line(time)));
            let name = G::listed(record, (before, &at), mv, language);
            *text += &format!("{:>4} {name}{}\n", ply.ply, time.unwrap_or_default());
            at = G::default().after(&at, mv);
        }
        for (number, word) in (ply.ply..).zip(ply.told_endings(language)) {
            *text += &format!("{number:>4} {}\n", one_line(&word));
        }
        notes(text, record, id);
        before = id;
    }
}
