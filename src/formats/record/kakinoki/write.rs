//! Writes KIF and KI2.

use shogi_core::Move;

use super::board;
use super::read::{before_time, is_word};
use super::scan::Scan;
use crate::record::handicap::HANDICAP_HEADER;
use crate::record::loss::{Losses, kif_name};
use crate::record::{Ending, Format, Handicap, PlyId, PlyKind, Record};
use games::shogi::notation::{kanji, move_name, square_name_ja};
use language::{Language, Words};

pub(in crate::record) fn write(record: &Record, format: Format) -> (String, Vec<Words>) {
    let mut writer = KakinokiWriter {
        record,
        format,
        totals: record.totals_ms(),
        text: String::new(),
        in_line: 0,
        losses: Losses::default(),
    };
    writer.headers();
    let is_named = record.header(HANDICAP_HEADER).is_none();
    board::write(record.initial(), is_named, &mut writer.text);
    if format == Format::Kif {
        writer.text.push_str("手数----指手---------消費時間--\n");
    }
    writer.lines();
    writer.new_line();
    (writer.text, writer.losses.into_words())
}

struct KakinokiWriter<'a> {
    record: &'a Record,
    format: Format,
    totals: Vec<u64>,
    text: String,
    /// The number of moves in the current line of text.
    in_line: usize,
    losses: Losses,
}

impl KakinokiWriter<'_> {
    fn headers(&mut self) {
        for note in &self.record.notes {
            self.text.push_str(&format!("#{note}\n"));
        }
        let handicap = self.record.handicap();
        let is_handicap = handicap.is_some_and(|handicap| handicap != Handicap::NONE);
        for (name, value) in &self.record.headers {
            let name = kif_name(name, is_handicap).unwrap_or(name);
            if name == HANDICAP_HEADER && is_one_line(value)
                || holds_header(self.format, name, value)
            {
                self.text.push_str(&format!("{name}：{value}\n"));
            } else {
                self.losses.headers.push(name.to_owned());
            }
        }
    }

    /// Writes the main line, then the branches of each line from its end to its beginning.
    fn lines(&mut self) {
        self.notes(PlyId::START);
        let first = self.record.get(PlyId::START).children.first();
        let mut waiting = Vec::new();
        self.line(first.copied(), &mut waiting);
        while let Some(branch) = waiting.pop() {
            self.new_line();
            let ply = self.record.get(branch).ply;
            self.text.push_str(&format!("\n変化：{ply}手\n"));
            self.line(Some(branch), &mut waiting);
        }
    }

    /// Writes a line to its end and queues its branches, the last on top.
    fn line(&mut self, first: Option<PlyId>, waiting: &mut Vec<PlyId>) {
        let Some(first) = first else { return };
        let ply = self.record.get(first);
        let is_main = ply
            .parent
            .map(|parent| &self.record.get(parent).children)
            .is_some_and(|children| children.first() == Some(&first));
        if is_main && let Some(parent) = ply.parent {
            self.wait(parent, waiting);
        }
        let mut position = ply
            .parent
            .map_or_else(|| self.record.initial().clone(), |parent| self.record.position(parent));
        let mut next = Some(first);
        while let Some(id) = next {
            self.wait(id, waiting);
            match self.format {
                Format::Ki2 => self.ki2(id, &position),
                _ => self.kif(id, &position),
            }
            self.notes(id);
            let ply = self.record.get(id);
            if let PlyKind::Move(mv) = ply.kind {
                position.do_move(mv);
            }
            next = ply.children.first().copied();
        }
    }

    fn wait(&self, parent: PlyId, waiting: &mut Vec<PlyId>) {
        waiting.extend(self.record.get(parent).children.iter().skip(1).rev());
    }

    fn kif(&mut self, id: PlyId, position: &shunsai::Position) {
        let ply = self.record.get(id);
        let step = match ply.kind {
            PlyKind::Move(mv) => self.kif_move(id, mv, position),
            PlyKind::End(_) => self.ending_word(id),
            PlyKind::Start => return,
        };
        self.text.push_str(&format!("{:>4} {step}", ply.ply));
        if let Some(time) = ply.time_ms {
            let width: usize = step.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
            let padding = " ".repeat(13_usize.saturating_sub(width));
            let seconds = self.losses.seconds_of(time);
            let total = self.totals[id.index()] / 1000;
            self.text.push_str(&format!(
                "{padding} ({:>2}:{:02}/{:02}:{:02}:{:02})",
                seconds / 60,
                seconds % 60,
                total / 3600,
                total / 60 % 60,
                total % 60
            ));
        }
        let siblings = ply.parent.map(|parent| &self.record.get(parent).children);
        if siblings.is_some_and(|siblings| siblings.last() != Some(&id)) {
            self.text.push('+');
        }
        self.text.push('\n');
        for (ply, word) in (ply.ply + 1..).zip(ply.endings.iter().skip(1)) {
            if is_one_line(word) && is_word(Scan::new(word)) {
                self.text.push_str(&format!("{ply:>4} {word}\n"));
            } else {
                self.losses.endings += 1;
            }
        }
    }

    /// The word for an ending, which the reader must take for one.
    fn ending_word(&mut self, id: PlyId) -> String {
        let word = self.record.get(id).ending_word().unwrap_or_default();
        if is_one_line(word) && is_word(Scan::new(word)) && before_time(word) == word {
            return word.to_owned();
        }
        self.losses.replaced_endings += 1;
        Ending::Interrupt.kanji().to_owned()
    }

    fn kif_move(&self, id: PlyId, mv: Move, position: &shunsai::Position) -> String {
        let to = if self.before(id) == Some(mv.to()) { "同　" } else { square_name_ja(mv.to()) };
        match mv {
            Move::Drop { piece, .. } => format!("{to}{}打", kanji(piece.piece_kind())),
            Move::Normal { from, promote, .. } => {
                let kind = position.piece_at(from).map_or("", |piece| kanji(piece.piece_kind()));
                let kind = if kind == "竜" { "龍" } else { kind };
                let promotion = if promote { "成" } else { "" };
                format!("{to}{kind}{promotion}({}{})", from.file(), from.rank())
            }
        }
    }

    /// The destination of the previous move.
    fn before(&self, id: PlyId) -> Option<shogi_core::Square> {
        let parent = self.record.get(id).parent?;
        self.record.get(parent).played().map(Move::to)
    }

    fn ki2(&mut self, id: PlyId, position: &shunsai::Position) {
        let ply = self.record.get(id);
        self.losses.times += usize::from(ply.time_ms.is_some());
        match ply.kind {
            PlyKind::Start => {}
            PlyKind::Move(mv) => {
                if self.in_line == 6 {
                    self.new_line();
                }
                if self.in_line > 0 {
                    self.text.push(' ');
                }
                self.text.push_str(&move_name(position, self.before(id), mv, Language::Ja));
                self.in_line += 1;
            }
            PlyKind::End(ending) => {
                self.losses.endings += ply.endings.len().saturating_sub(1);
                let result = match ending {
                    Ending::Other => self.ending_word(id),
                    ending => ending.result(position.side_to_move()),
                };
                self.result(&result, ply.ply - 1);
            }
        }
    }

    fn result(&mut self, result: &str, moves: u32) {
        self.new_line();
        self.text.push_str(&format!("まで{moves}手で{result}\n"));
    }

    /// Writes the comment and the bookmark of a node.
    fn notes(&mut self, id: PlyId) {
        let ply = self.record.get(id);
        if !ply.comment.is_empty() || ply.bookmark.is_some() {
            self.new_line();
        }
        if !ply.comment.is_empty() {
            for line in ply.comment.split('\n') {
                self.text.push_str(&format!("*{}\n", line.trim_end_matches('\r')));
            }
        }
        if let Some(bookmark) = &ply.bookmark {
            if bookmark.contains(['\n', '\r']) {
                self.losses.bookmarks += 1;
            } else {
                self.text.push_str(&format!("&{bookmark}\n"));
            }
        }
    }

    /// Ends the current line of moves, if there is one.
    fn new_line(&mut self) {
        if self.in_line > 0 {
            self.text.push('\n');
            self.in_line = 0;
        }
    }
}

fn is_one_line(text: &str) -> bool {
    !text.contains(['\n', '\r'])
}

/// Whether the format can hold this header: the line reads back as it, and a partial reader does
/// not take it for a line of moves.
fn holds_header(format: Format, name: &str, value: &str) -> bool {
    let mut scan = Scan::new(name);
    let is_number = scan.number().is_some() && scan.peek().is_none();
    !is_number
        && !name.starts_with("変化")
        && is_one_line(name)
        && is_one_line(value)
        && super::read::reads_header(format, name, value)
}
