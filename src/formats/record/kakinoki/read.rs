//! Reads KIF and KI2.

use shogi_core::Color;

use super::board::KakinokiStart;
use super::scan::Scan;
use super::{mark, moves};
use crate::record::bytes::lines;
use crate::record::ending::Ending;
use crate::record::fault::{Fault, column, found};
use crate::record::handicap::HANDICAP_HEADER;
use crate::record::reader::{LONGEST_TIME, RecordReader};
use crate::record::{Format, PlyId};
use language::{Texts, Words};

pub(in crate::record) fn read(text: &str, format: Format) -> RecordReader {
    let start = shunsai::Position::startpos();
    let mut file = KakinokiReader {
        format,
        reader: RecordReader::new(&start),
        opening: Some(KakinokiStart::new()),
        branch: None,
        offset: 0,
        odd: None,
        unknown_ending: None,
        clock: Clock::default(),
    };
    file.reader.has_start = false;
    let mut last = (1, "");
    for (number, line) in lines(text) {
        last = (number, line);
        if let Err((column, what)) = file.line(number, line) {
            // The error began at the line that was not understood.
            let (number, column, what) = file.odd.take().unwrap_or((number, column, what));
            file.reader.stop((number, column), what);
            break;
        }
    }
    file.finish(last.0, last.1);
    file.reader
}

/// Whether a header line is read back as that header and nothing else.
pub(super) fn reads_header(format: Format, name: &str, value: &str) -> bool {
    let record = read(&format!("{name}：{value}\n"), format).record;
    let headers = record.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let start = record.get(PlyId::START);
    record.len() == 1
        && start.comment.is_empty()
        && start.bookmark.is_none()
        && headers.eq([(name, value)])
}

struct KakinokiReader {
    format: Format,
    reader: RecordReader,
    /// The start position; `None` once the game has started.
    opening: Option<KakinokiStart>,
    /// The ply and the line of an announced branch that has no move yet.
    branch: Option<(usize, usize)>,
    /// How far the move numbers of the file exceed the plies from the start.
    offset: usize,
    /// A line among the moves that was not understood, until it is clear that no move is missing.
    odd: Option<(usize, usize, Words)>,
    /// The place of the word that has ended this line, though it is no known ending, and why it is
    /// no move either.
    unknown_ending: Option<(usize, usize, Words)>,
    clock: Clock,
}

impl KakinokiReader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), Fault> {
        let mut scan = Scan::new(line);
        scan.skip_space();
        let start = scan.rest();
        if let Some(comment) = start.strip_prefix('*') {
            self.reader.comment(comment);
            return Ok(());
        }
        if let Some(name) = start.strip_prefix('&') {
            self.reader.bookmark(name);
            return Ok(());
        }
        if let Some(note) = start.strip_prefix('#') {
            self.reader.note(note);
            return Ok(());
        }
        if start.is_empty() || start.starts_with("手数--") {
            return Ok(());
        }
        if self.position_line(number, scan)? {
            return Ok(());
        }
        if start.starts_with("まで") {
            return self.result(number, scan);
        }
        if start.starts_with("変化") {
            return self.variation(number, scan);
        }
        match self.format {
            Format::Ki2 if mark(&mut scan).is_some() => {
                return self.ki2_moves(Scan::new(line));
            }
            Format::Kif => {
                let digits = scan.number();
                let is_number = scan.peek().is_none_or(char::is_whitespace);
                if let Some(digits) = digits.filter(|_| is_number) {
                    return self.kif_move(number, digits, scan);
                }
            }
            _ => {}
        }
        if let Some((name, at)) = header(line) {
            let value = line[at..].trim_end();
            self.reader.record.headers.push((name.to_owned(), value.to_owned()));
            return Ok(());
        }
        self.not_understood(number, line);
        Ok(())
    }

    /// Reads a line of the start position; returns whether it is one.
    fn position_line(&mut self, number: usize, scan: Scan) -> Result<bool, Fault> {
        let (line, text) = (scan.line, scan.rest());
        let side = match text.chars().next() {
            Some('先' | '下') => Some(Color::Black),
            Some('後' | '上') => Some(Color::White),
            _ => None,
        };
        let after_side = |text: &str| text.chars().next().map_or(0, char::len_utf8);
        let named = header(line);
        let handicap = named.filter(|(name, _)| *name == HANDICAP_HEADER).map(|(_, at)| at);
        let hand = side.zip(named).and_then(|(side, (name, at))| {
            let is_hand = ["手の持駒", "手の持ち駒"].contains(&&name[after_side(name)..]);
            is_hand.then_some((side, at))
        });
        let turn = side.filter(|_| text[after_side(text)..].trim_end() == "手番");
        let is_row = text.starts_with('|');
        let is_frame = text.starts_with("+-") || {
            let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            digits == "９８７６５４３２１" || digits == "987654321"
        };
        let last_move = text.strip_prefix("手数").and_then(|rest| {
            let rest = rest.strip_prefix('＝').or_else(|| rest.strip_prefix('='))?;
            Some(line.len() - rest.len())
        });
        let is_position = handicap.is_some() || hand.is_some() || turn.is_some() || is_row;
        let Some(opening) = &mut self.opening else {
            if is_position {
                return Err(scan.expected(Texts::records_expected_one_game));
            }
            return Ok(is_frame || last_move.is_some());
        };
        if let Some(at) = handicap {
            opening.handicap(number, Scan { line, at });
            let name = line[at..].trim().to_owned();
            self.reader.record.headers.push((HANDICAP_HEADER.to_owned(), name));
        } else if let Some((side, at)) = hand {
            opening.hand(number, side, Scan { line, at })?;
        } else if let Some(side) = turn {
            opening.turn(side);
        } else if is_row {
            opening.row(number, line)?;
        } else if let Some(at) = last_move {
            opening.last_move(Scan { line, at });
        }
        Ok(is_position || is_frame || last_move.is_some())
    }

    /// Builds the start position from the lines read so far, at the first move.
    fn begin(&mut self) -> Result<(), Fault> {
        let Some(opening) = self.opening.take() else {
            return Ok(());
        };
        let position = opening.position().map_err(|(line, column, what)| {
            self.odd = Some((line, column, what.clone()));
            (column, what)
        })?;
        self.reader.begin(&position);
        self.reader.record.drop_known_handicap();
        if let Some((line, column, what)) = opening.doubt(&position) {
            self.reader.warn((line, column), what);
        }
        self.reader.record.before_start = opening.before_start;
        self.offset = opening.moves_before;
        Ok(())
    }

    fn kif_move(&mut self, number: usize, digits: u64, mut scan: Scan) -> Result<(), Fault> {
        let line = scan.line;
        let is_first = self.opening.is_some();
        self.begin()?;
        let first_column = column(line, line.len() - line.trim_start().len());
        if is_first && digits == 1 {
            self.offset = 0;
        }
        scan.skip_space();
        if self.reader.has_ended() && self.branch.is_none() && is_word(scan) {
            return self.further_ending(number, first_column, scan.rest());
        }
        let expected = self.branch.map_or(self.reader.ply() + 1, |(ply, _)| ply) + self.offset;
        if digits != expected as u64 {
            let what = Words::of(|texts| texts.records_move_number(digits, expected));
            return Err((first_column, what));
        }
        let ends = |c: char| c.is_whitespace() || matches!(c, '(' | '（' | '+' | '＋');
        let word = scan.rest().split(ends).next().unwrap_or("");
        if let Some(ending) = self.ending(number, word) {
            let ended = self.reader.end(ending, word, (number, first_column));
            ended.map_err(|what| (first_column, what))?;
            let words = before_time(scan.rest());
            let more = words[word.len()..].trim_start();
            if !more.is_empty() && (more.ends_with(')') || !more.starts_with('(')) {
                self.reader.say_more(words, (number, scan.column()));
                scan.at += words.len();
            } else {
                scan.at += word.len();
            }
            self.unknown_ending = None;
        } else if is_word(scan) {
            let word = before_time(scan.rest());
            let (start, what) = scan.expected(Texts::records_expected_square_or_same);
            self.reader.end(Ending::Other, word, (number, start)).map_err(|what| (start, what))?;
            self.unknown_ending = Some((number, start, what)).filter(|_| !names_ending(word));
            scan.at += word.len();
        } else {
            let start = scan.column();
            let by = mark(&mut scan);
            let side = self.reader.position.side_to_move();
            self.no_unknown_ending()?;
            let mv = moves::kif(&mut scan, &self.reader.position, self.reader.destination())?;
            self.reader.play(mv).map_err(|what| (start, what))?;
            if by.is_some_and(|by| by != side) {
                self.reader.warn((number, start), Words::of(Texts::records_wrong_mark));
            }
        }
        self.understood();
        self.clock.read(&mut self.reader, number, scan);
        Ok(())
    }

    /// Keeps what stands after an ending, as it stands.
    fn further_ending(&mut self, number: usize, column: usize, rest: &str) -> Result<(), Fault> {
        if !names_ending(before_time(rest)) {
            self.no_unknown_ending()?;
        }
        let ended = self.reader.end(Ending::Other, rest.trim_end(), (number, column));
        ended.map_err(|what| (column, what))
    }

    /// Checks that no word that is no known ending has ended this line: more follows, so that it
    /// stood for a move.
    fn no_unknown_ending(&mut self) -> Result<(), Fault> {
        let Some((line, column, what)) =
            self.unknown_ending.take().filter(|_| self.branch.is_none())
        else {
            return Ok(());
        };
        self.reader.take_back_ending((line, column));
        self.odd = Some((line, column, what.clone()));
        Err((column, what))
    }

    fn ending(&mut self, number: usize, word: &str) -> Option<Ending> {
        if word == "封じ手" {
            self.reader.warn((number, 1), Words::of(Texts::records_sealed_move));
            return Some(Ending::Interrupt);
        }
        Ending::from_kanji(word)
    }

    fn ki2_moves(&mut self, mut scan: Scan) -> Result<(), Fault> {
        self.begin()?;
        loop {
            scan.skip_space();
            let start = scan;
            if scan.peek().is_none() {
                return Ok(());
            }
            let by = mark(&mut scan).ok_or_else(|| start.expected(Texts::records_expected_mark))?;
            let side = self.reader.position.side_to_move();
            if by != side && !self.reader.has_ended() {
                return Err(match side {
                    Color::Black => start.expected(Texts::records_expected_black),
                    Color::White => start.expected(Texts::records_expected_white),
                });
            }
            scan.skip_space();
            let mv = moves::ki2(&mut scan, &self.reader.position, self.reader.destination())?;
            self.reader.play(mv).map_err(|what| (start.column(), what))?;
            self.understood();
        }
    }

    /// Reads `変化：23手`.
    fn variation(&mut self, number: usize, mut scan: Scan) -> Result<(), Fault> {
        let start = scan;
        scan.eat_text("変化");
        let _ = scan.eat(&['：', ':']);
        scan.skip_space();
        let digits = scan.number();
        let is_whole = scan.eat(&['手']).is_some();
        let digits = digits.filter(|_| is_whole);
        let digits = digits.ok_or_else(|| start.expected(Texts::records_expected_variation))?;
        if self.opening.is_some() {
            let what = Words::of(Texts::records_variation_before_moves);
            self.reader.warn((number, start.column()), what);
            return Ok(());
        }
        self.end_of_line()?;
        let ply = usize::try_from(digits)
            .ok()
            .and_then(|digits| digits.checked_sub(self.offset))
            .filter(|ply| *ply > 0);
        let parent = ply
            .and_then(|ply| self.reader.latest(ply))
            .and_then(|replaced| self.reader.record.get(replaced).parent);
        self.unknown_ending = None;
        let (Some(ply), Some(parent)) = (ply, parent) else {
            let what = Words::of(|texts| texts.records_variation_hangs_nowhere(digits));
            return Err((start.column(), what));
        };
        self.reader.go_to(parent);
        self.branch = Some((ply, number));
        Ok(())
    }

    /// Reads `まで49手で先手の勝ち`: the ending of the line, if it has none yet.
    fn result(&mut self, number: usize, mut scan: Scan) -> Result<(), Fault> {
        self.begin()?;
        let line_start = scan;
        scan.eat_text("まで");
        let _ = scan.eat(&['、', ',', '，']);
        scan.skip_space();
        let count = scan.number();
        if count.is_some() {
            let _ = scan.eat_text("手で") || scan.eat_text("手");
        }
        let ended = usize::from(self.reader.has_ended());
        let played = self.reader.ply() - ended + self.offset;
        if let Some(count) = count.filter(|count| *count != played as u64) {
            let what = Words::of(|texts| texts.records_count_differs(count, played));
            self.reader.warn((number, line_start.column()), what);
        }
        if ended == 1 {
            return Ok(());
        }
        let side = self.reader.position.side_to_move();
        let words = scan.rest().trim();
        let start = scan.column();
        let ending =
            Ending::from_result(words, side).or((!words.is_empty()).then_some(Ending::Other));
        if let Some(ending) = ending {
            self.reader.end(ending, words, (number, start)).map_err(|what| (start, what))?;
            self.understood();
        } else {
            let (_, what) = line_start.expected(Texts::records_expected_ending_words);
            self.reader.warn((number, start), what);
        }
        Ok(())
    }

    /// Handles an unknown line. Among moves it may be the remains of one: reading continues only if
    /// the move numbers show that none is missing.
    fn not_understood(&mut self, number: usize, line: &str) {
        let mut start = Scan::new(line);
        start.skip_space();
        let (column, what) = start.expected(Texts::records_expected_line);
        let is_among_moves = self.opening.is_none() && !self.reader.has_ended();
        if is_among_moves && self.odd.is_none() {
            self.odd = Some((number, column, what));
        } else {
            self.reader.warn((number, column), what);
        }
    }

    /// Called after a move or an ending at the expected place.
    fn understood(&mut self) {
        self.branch = None;
        if let Some((number, column, what)) = self.odd.take() {
            self.reader.warn((number, column), what);
        }
    }

    /// Called at the end of a line of moves.
    fn end_of_line(&mut self) -> Result<(), Fault> {
        if let Some((_, column, what)) = self.odd.clone() {
            return Err((column, what));
        }
        if let Some((ply, number)) = self.branch.take() {
            let what = Words::of(|texts| texts.records_variation_at_without_move(ply));
            self.reader.warn((number, 1), what);
        }
        Ok(())
    }

    fn finish(&mut self, last: usize, last_line: &str) {
        self.clock.finish(&mut self.reader, last, last_line);
        let is_stopped = self.reader.stopped.is_some();
        if !is_stopped && (self.begin().is_err() || self.end_of_line().is_err()) {
            let unreadable = || (last, 1, Words::of(Texts::records_unreadable));
            let (number, column, what) = self.odd.take().unwrap_or_else(unreadable);
            self.reader.stop((number, column), what);
        }
        self.reader.warn_of_no_move(last);
    }
}

/// Splits `先手：名前` into the name, and where the value begins.
fn header(line: &str) -> Option<(&str, usize)> {
    let at = line.find(['：', ':'])?;
    let name = line[..at].trim();
    let colon = line[at..].chars().next()?;
    let is_other = |c: char| c.is_whitespace() || matches!(c, '(' | '▲' | '△');
    let is_name = !name.is_empty() && !name.contains(is_other);
    is_name.then(|| (name, at + colon.len_utf8()))
}

/// Whether a word is an ending, and surely no move: of KIF or, unknown, of CSA.
fn names_ending(word: &str) -> bool {
    Ending::from_kanji(word).is_some() || word.starts_with('%')
}

/// Whether a numbered line says something other than a move, whole or torn.
pub(super) fn is_word(mut scan: Scan) -> bool {
    let rest = scan.rest();
    let is_damaged =
        |c: char| c.is_control() && !c.is_whitespace() || c == char::REPLACEMENT_CHARACTER;
    let says_origin = rest.split(['(', '（']).skip(1).any(|part| {
        let mut digits = Scan::new(part);
        digits.digit().is_some() && digits.digit().is_some() && digits.eat(&[')', '）']).is_some()
    });
    let is_blank = rest.trim().is_empty() || rest.starts_with(['(', '（']);
    if is_blank || says_origin || rest.contains(is_damaged) {
        return false;
    }
    let begins_move = mark(&mut scan).is_some()
        || scan.eat(&['同']).is_some()
        || scan.number().is_some()
        || scan.square().is_some();
    let is_piece = scan.piece().is_some() && {
        let _ = scan.eat_text("不");
        let _ = scan.eat(&['成', '生']);
        scan.skip_space();
        scan.peek().is_none_or(|c| matches!(c, '打' | '(' | '（'))
    };
    !begins_move && !is_piece
}

/// The words before a time such as `( 0:12/00:01:30)`, and before the + that announces a branch.
pub(super) fn before_time(rest: &str) -> &str {
    let is_time = |at: usize| {
        let time = rest[at..].trim_start_matches(['(', '（']).trim_start();
        time.find([':', '：']).is_some_and(|colon| Scan::new(&time[..colon]).is_number())
    };
    let mut brackets = rest.match_indices(['(', '（']).map(|(at, _)| at);
    let end = brackets.find(|&at| is_time(at)).unwrap_or(rest.len());
    let words = rest[..end].trim_end();
    words.strip_suffix(['+', '＋']).unwrap_or(words).trim_end()
}

/// Reads the times after moves.
#[derive(Default)]
struct Clock {
    /// Whether any move has a time.
    has_times: bool,
    /// The line and column of the last move without a time, though others have one.
    without_time: Option<(usize, usize)>,
}

impl Clock {
    /// Reads `( 0:12/00:01:30)` and whatever follows.
    fn read(&mut self, reader: &mut RecordReader, number: usize, mut scan: Scan) {
        scan.skip_space();
        if scan.peek().is_none() {
            if self.has_times {
                self.without_time = Some((number, scan.column()));
            }
            return;
        }
        let start = scan;
        let mut seconds = None;
        let mut is_sound = true;
        if scan.eat(&['(', '（']).is_some() {
            seconds = clock(&mut scan);
            is_sound = seconds.is_some();
            scan.skip_space();
            if scan.eat(&['/', '／']).is_some() {
                scan.skip_space();
                let _ = clock(&mut scan);
                scan.skip_space();
                self.has_times |= is_sound;
            }
            is_sound &= scan.eat(&[')', '）']).is_some();
        }
        // A `+` announces a branch further down.
        scan.skip_space();
        let _ = scan.eat(&['+', '＋']);
        scan.skip_space();
        if let Some(seconds) = seconds.filter(|seconds| *seconds <= LONGEST_TIME) {
            reader.time_ms(seconds * 1000);
        }
        if seconds.is_some_and(|seconds| seconds > LONGEST_TIME)
            || !is_sound
            || scan.peek().is_some()
        {
            let (column, what) = start.expected(Texts::records_expected_time);
            reader.warn((number, column), what);
        }
    }

    /// Warns if the last move has no time, though others have one, and the line has no ending: the
    /// file may have been truncated.
    fn finish(&self, reader: &mut RecordReader, last: usize, last_line: &str) {
        let cut = self.without_time.filter(|(number, _)| *number == last);
        if let Some((number, column)) = cut.filter(|_| !last_line.is_empty()) {
            let what = found("", Texts::records_expected_time_as_before);
            reader.warn((number, column), what);
        }
    }
}

/// Parses `1:23`, `1:02:03`, in seconds.
fn clock(scan: &mut Scan) -> Option<u64> {
    scan.skip_space();
    let mut seconds = scan.number()?;
    let mut parts = 1;
    while parts < 3 && scan.eat(&[':', '：']).is_some() {
        scan.skip_space();
        seconds = seconds.saturating_mul(60).saturating_add(scan.number()?);
        parts += 1;
    }
    (parts > 1).then_some(seconds)
}
