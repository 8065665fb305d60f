//! A scanner for lines of Japanese text.

use shogi_core::{PieceKind, Square};

use crate::record::fault::{Fault, column, found};
use games::shogi::notation::kanji;
use language::Phrase;

#[derive(Clone, Copy)]
pub(super) struct Scan<'a> {
    pub(super) line: &'a str,
    /// In bytes.
    pub(super) at: usize,
}

/// All spellings of the pieces; longer ones come first.
const PIECES: [(&str, PieceKind); 24] = [
    ("成香", PieceKind::ProLance),
    ("成桂", PieceKind::ProKnight),
    ("成銀", PieceKind::ProSilver),
    ("成歩", PieceKind::ProPawn),
    ("歩", PieceKind::Pawn),
    ("香", PieceKind::Lance),
    ("桂", PieceKind::Knight),
    ("銀", PieceKind::Silver),
    ("金", PieceKind::Gold),
    ("角", PieceKind::Bishop),
    ("飛", PieceKind::Rook),
    ("玉", PieceKind::King),
    ("王", PieceKind::King),
    ("と", PieceKind::ProPawn),
    ("杏", PieceKind::ProLance),
    ("仝", PieceKind::ProLance),
    ("圭", PieceKind::ProKnight),
    ("今", PieceKind::ProKnight),
    ("全", PieceKind::ProSilver),
    ("馬", PieceKind::ProBishop),
    ("竜", PieceKind::ProRook),
    ("龍", PieceKind::ProRook),
    ("个", PieceKind::ProPawn),
    ("ト", PieceKind::ProPawn),
];

/// The piece as one character, as on boards.
pub(super) fn short_kanji(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::ProLance => "杏",
        PieceKind::ProKnight => "圭",
        PieceKind::ProSilver => "全",
        PieceKind::ProRook => "龍",
        _ => kanji(kind),
    }
}

/// A digit from 1 to 9 in any script: `7`, `７`, `七`.
pub(super) fn digit(c: char) -> Option<u8> {
    const KANJI: &str = "一二三四五六七八九";
    const WIDE: &str = "１２３４５６７８９";
    match c {
        '1'..='9' => Some(c as u8 - b'0'),
        _ => [KANJI, WIDE].iter().find_map(|digits| {
            let found = (1..).zip(digits.chars()).find(|(_, digit)| *digit == c);
            found.map(|(number, _)| number)
        }),
    }
}

/// An ASCII or full-width digit, `4` or `４`.
fn plain_digit(c: char) -> Option<u64> {
    c.to_digit(10)
        .or_else(|| (c as u32).checked_sub('０' as u32).filter(|digit| *digit < 10))
        .map(u64::from)
}

impl<'a> Scan<'a> {
    pub(super) const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The column of what comes next, from 1.
    pub(super) fn column(&self) -> usize {
        column(self.line, self.at)
    }

    /// The fault that something else was expected here.
    pub(super) fn expected(&self, what: Phrase) -> Fault {
        (self.column(), found(self.rest(), what))
    }

    /// Skips whitespace, including full-width spaces.
    pub(super) fn skip_space(&mut self) {
        self.at = self.line.len() - self.rest().trim_start().len();
    }

    /// Consumes one of these characters, if it comes next.
    pub(super) fn eat(&mut self, any: &[char]) -> Option<char> {
        let next = self.peek().filter(|next| any.contains(next))?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Consumes `text`, if it comes next.
    pub(super) fn eat_text(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        if is_there {
            self.at += text.len();
        }
        is_there
    }

    /// Reads a number in ASCII or full-width digits; saturates.
    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(plain_digit) {
            let before: u64 = number.unwrap_or(0);
            number = Some(before.saturating_mul(10).saturating_add(digit));
            self.at += self.peek().map_or(0, char::len_utf8);
        }
        number
    }

    /// Whether only a number is left.
    pub(super) fn is_number(mut self) -> bool {
        self.number().is_some() && self.peek().is_none()
    }

    /// Reads a file or a rank.
    pub(super) fn digit(&mut self) -> Option<u8> {
        let c = self.peek()?;
        let digit = digit(c)?;
        self.at += c.len_utf8();
        Some(digit)
    }

    /// Reads a square: `７六`, `76`, `７６`.
    pub(super) fn square(&mut self) -> Option<Square> {
        let before = *self;
        let square = self.digit().and_then(|file| Square::new(file, self.digit()?));
        if square.is_none() {
            *self = before;
        }
        square
    }

    /// Reads a piece in any spelling.
    pub(super) fn piece(&mut self) -> Option<PieceKind> {
        let &(name, kind) = PIECES.iter().find(|(name, _)| self.rest().starts_with(name))?;
        self.at += name.len();
        Some(kind)
    }
}
