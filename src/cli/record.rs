//! `record`: reads a game record, shows it, converts it.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::lines::{bad_line, column_and_fault};
use super::outputs::Inputs;
use super::record_answer::{
    Answered, PositionAnswer, RecordAnswer, UnreadableAnswer, WrittenAnswer,
};
use super::stream::{AnsweredLine, AskedLine, LineStream, ProgressArguments};
use super::walk::language;
use super::{Exit, Refusal, texts, to_json};
use formats::record::{
    Complaint, Encoding, Format, ParsedRecord, PlyId, PlyKind, Record, RecordLine, Recorded,
    Written, read,
};
use formats::sfen::to_sfen;
use games::dobutsu::Dobutsu;
use games::othello::Othello;
use games::shogi::notation::move_name;
use host::files;
use language::{Language, Say};

/// Read a game record, or convert it: shogi (KIF, KI2, CSA, JKF, USI, SFEN), Othello (GGF, lists of
/// moves), dōbutsu shōgi (lists of moves).
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
    /// The format to write: kif, ki2, csa, jkf, usi or sfen; for Othello ggf or moves; for dōbutsu
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
    /// The language of what is printed for people: ja or en.
    #[arg(long, default_value = "ja", value_parser = language)]
    lang: Language,
    #[command(flatten)]
    progress: ProgressArguments,
}

fn target_format(name: &str) -> Result<Format, String> {
    Format::from_name(name).ok_or_else(|| texts().cli_expected_format())
}

fn encoding(name: &str) -> Result<Encoding, String> {
    Encoding::from_name(name).ok_or_else(|| texts().cli_expected_encoding())
}

/// The format of a file name's extension.
fn by_ending(path: &Path) -> Option<Format> {
    Format::from_name(path.extension()?.to_str()?)
}

impl ReadRecord {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        if self.file == Path::new("-") {
            if !self.positions {
                return Err(Refusal(texts().cli_record_stdin()));
            }
            let stream = LineStream { most: usize::MAX, progress: self.progress };
            return stream.answer(input, output, |line| self.positions_of_line(&line));
        }
        let target = self.target()?;
        Inputs::of_files([self.file.clone()]).spare([("-o", self.output.as_ref())])?;
        let bytes = files::read(&self.file).map_err(|words| Refusal(words.en))?;
        let hint = by_ending(&self.file);
        let answered = if let Some(games) = Dobutsu::read_games(&bytes, hint) {
            games.map(|games| self.answer(&games, target, output))
        } else if let Some(games) = Othello::read_games(&bytes, hint) {
            games.map(|games| self.answer(&games, target, output))
        } else {
            read(&bytes, hint).map(|game| self.answer(&[game], target, output))
        };
        answered.unwrap_or_else(|complaint| self.unreadable(&complaint, output))
    }

    /// Answers about the games of a file.
    fn answer<G: Answered>(
        &self,
        games: &[ParsedRecord<G>],
        target: Option<Format>,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let stopped = games.iter().find_map(|game| game.stopped.as_ref());
        if self.positions {
            for game in games {
                for line in positions(&game.record, self.json)? {
                    writeln!(output, "{line}")?;
                }
            }
            return self.exit(stopped, output);
        }
        let written = match target {
            Some(format) if G::FORMATS.contains(&format) => {
                let records = games.iter().map(|game| &game.record);
                let written = G::write_games(records, format, self.encoding);
                Some(self.convert(written, format.name(), stopped, output)?)
            }
            Some(format) => return Err(self.other_game(G::ID, format.name())),
            None => None,
        };
        if self.json {
            let answer = RecordAnswer::of(games, written);
            writeln!(output, "{}", to_json(&answer)?)?;
        } else if let Some(written) = written {
            let warnings = games.iter().flat_map(|game| &game.warnings);
            self.tell_losses(warnings, &written);
        } else {
            write!(output, "{}", G::people(games, self.lang))?;
        }
        self.exit(stopped, output)
    }

    /// The positions of a game in USI.
    fn positions_of_line(&self, AskedLine { number, bytes }: &AskedLine) -> AnsweredLine {
        let expected = texts().cli_expected_usi_game();
        if bytes.is_empty() {
            return bad_line(texts().cli_empty_line(expected, *number), *number);
        }
        let read = read(bytes, Some(Format::Usi)).map(|game| match game.stopped {
            None => positions(&game.record, self.json),
            Some(complaint) => Err(Refusal(column_and_fault(&complaint))),
        });
        let read = read.unwrap_or_else(|complaint| Err(Refusal(column_and_fault(&complaint))));
        match read {
            Ok(lines) => AnsweredLine { text: lines.join("\n"), is_error: false },
            Err(Refusal(error)) => bad_line(texts().cli_in_line(error, *number), *number),
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
            writeln!(output, "{}", to_json(&UnreadableAnswer::of(complaint))?)?;
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
        let sentence = complaint.say(Language::En);
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
        let lost: Vec<_> = lost.into_iter().map(|words| words.en).collect();
        if let Some(path) = &self.output {
            if let Some(complaint) = stopped.filter(|_| path.exists()) {
                let sentence = complaint.say(Language::En);
                let (file, path) = (self.file.display().to_string(), path.display().to_string());
                return Err(Refusal(texts().cli_half_record(file, path, sentence)));
            }
            files::write(path, &bytes).map_err(|words| Refusal(words.en))?;
            if stopped.is_some() {
                eprintln!("{}", texts().cli_before_fault(path.display().to_string()));
            }
        } else {
            output.write_all(&bytes)?;
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
            let sentence = warning.say(Language::En);
            eprintln!("{}: {sentence}", self.file.display());
        }
        for lost in &written.lost {
            eprintln!("{}", texts().cli_record_lost(written.format, lost));
        }
    }
}

/// The positions of the main line, one a text.
fn positions<G: Answered>(record: &Record<G>, json: bool) -> Result<Vec<String>, Refusal> {
    let mut lines = Vec::new();
    for id in record.main_line() {
        let ply = record.get(id);
        if id != PlyId::START && ply.played().is_none() {
            continue; // How the game ended.
        }
        let at = record.position(id);
        lines.push(if json {
            to_json(&PositionAnswer::of::<G>(&at, ply.ply, ply.played()))?
        } else {
            let [position, sfen] = G::as_text(&at);
            position.or(sfen).unwrap_or_default()
        });
    }
    Ok(lines)
}

/// A game of shogi for people.
pub(super) fn people(reading: &ParsedRecord, language: Language) -> String {
    let (record, texts) = (&reading.record, language.texts());
    let mut text = format!("{}, {}\n", reading.format.name(), reading.encoding.name());
    for (name, value) in &record.headers {
        text += &format!("{name}：{value}\n");
    }
    match record.handicap() {
        Some(handicap) => {
            let id = format!("jkf-{}", handicap.id());
            text += &format!("{}\n", texts.records_handicap(id, handicap.name()));
        }
        None => text += &format!("{}\n", to_sfen(record.initial())),
    }
    note(&mut text, record, PlyId::START);
    for line in record.lines() {
        let Some(&first) = line.plies.first() else {
            continue;
        };
        if line.parent.is_some() {
            text += &format!("\n{}\n", texts.cli_record_branch(record.get(first).ply));
        }
        moves(&mut text, record, &line, language);
    }
    for warning in &reading.warnings {
        text += &format!("{}\n", warning.say(language));
    }
    let (moves, lines) = (record.move_count(), record.lines().len());
    text + &format!("{}, {}\n", texts.cli_moves(moves), texts.cli_lines(lines))
}

fn note(text: &mut String, record: &Record, id: PlyId) {
    let ply = record.get(id);
    if let Some(name) = &ply.bookmark {
        *text += &format!("     &{name}\n");
    }
    for line in ply.comment.lines() {
        *text += &format!("     *{line}\n");
    }
}

fn moves(text: &mut String, record: &Record, line: &RecordLine, language: Language) {
    let parent = line.plies.first().and_then(|&first| record.get(first).parent);
    let mut before = parent.unwrap_or(PlyId::START);
    let mut position = record.position(before);
    for &id in &line.plies {
        let ply = record.get(id);
        let number = ply.ply;
        match ply.kind {
            PlyKind::Start => {}
            PlyKind::Move(mv) => {
                let name = move_name(&position, record.destination(before), mv, language);
                *text += &format!("{number:>4} {name}\n");
                position.do_move(mv);
            }
            PlyKind::End(ending) => *text += &format!("{number:>4} {}\n", ending.say(language)),
        }
        note(text, record, id);
        before = id;
    }
}

/// The games of a file of another game than shogi for people.
pub(super) fn people_of_others<G: Answered>(
    games: &[ParsedRecord<G>],
    language: Language,
) -> String {
    let mut text = String::new();
    if let Some(file) = games.first() {
        text += &format!("{}, {}\n", file.format.name(), file.encoding.name());
    }
    for (number, game) in (1..).zip(games) {
        if games.len() > 1 {
            text += &format!("\n{}\n", language.texts().cli_record_game(game.line, number));
        }
        one_of_others(&mut text, game, language);
    }
    text
}

fn one_of_others<G: Answered>(text: &mut String, game: &ParsedRecord<G>, language: Language) {
    let record = &game.record;
    for (name, value) in &record.headers {
        *text += &format!("{name}: {value}\n");
    }
    *text += &format!("{}\n", G::write(record.initial()));
    let mut at = record.initial().clone();
    for id in record.main_line() {
        let ply = record.get(id);
        let Some(mv) = ply.played() else { continue };
        let time = ply.time.as_ref().map(|time| format!("  ({time})"));
        let (name, number) = (G::listed(&at, mv, language), ply.ply);
        *text += &format!("{number:>4} {name}{}\n", time.unwrap_or_default());
        for (name, value) in &ply.properties {
            *text += &format!("     {name}: {value}\n");
        }
        at = G::default().after(&at, mv);
    }
    for warning in &game.warnings {
        *text += &format!("{}\n", warning.say(language));
    }
    let moves = language.texts().cli_moves(record.move_count());
    let end = G::ending(record, record.main_end());
    let end = end.map(|ending| format!(", {}", ending.get(language)));
    *text += &format!("{moves}, {}{}\n", G::result(&at, language), end.unwrap_or_default());
}
