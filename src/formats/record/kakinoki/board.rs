//! The start position: a named handicap, or a board (BOD) with hands.

use shogi_core::{Color, Hand, PartialPosition, Piece, Square};
use shunsai::Position;

use super::scan::{Scan, digit, short_kanji};
use crate::record::fault::{Fault, found, quoted};
use crate::record::handicap::{Handicap, OTHER, is_same, named_position};
use games::shogi::HAND_ORDER;
use games::shogi::setup::{self, SetupError};
use language::{Say, Texts, Words};

/// The lines of the start position read so far.
pub(super) struct KakinokiStart {
    /// The value of 手合割, with its line and column.
    name: Option<(String, usize, usize)>,
    board: PartialPosition,
    rows: usize,
    hands: [Hand; 2],
    /// The side to move, if a line names it.
    side: Option<Color>,
    /// The line to report for errors of the whole position, followed by the lines of its parts.
    line: usize,
    row_lines: [usize; 9],
    hand_lines: [Option<usize>; 2],
    /// The move number given by 手数＝, and the destination of that move.
    pub(super) moves_before: usize,
    pub(super) before_start: Option<Square>,
}

impl KakinokiStart {
    pub(super) fn new() -> Self {
        Self {
            name: None,
            board: PartialPosition::empty(),
            rows: 0,
            hands: [Hand::default(); 2],
            side: None,
            line: 1,
            row_lines: [1; 9],
            hand_lines: [None; 2],
            moves_before: 0,
            before_start: None,
        }
    }

    /// Reads the value of 手合割.
    pub(super) fn handicap(&mut self, line: usize, mut scan: Scan) {
        self.line = line;
        scan.skip_space();
        self.name = Some((scan.rest().trim_end().to_owned(), line, scan.column()));
    }

    /// What a reader has to know of the name 手合割, with its place: that the board is another, or
    /// that programs differ in what it means.
    pub(super) fn doubt(&self, position: &Position) -> Option<(usize, usize, Words)> {
        let (name, line, column) = self.name.as_ref()?;
        let named = named_position(name);
        let what = if self.rows == 0 {
            Handicap::uncertain(name)
                .map(|(id, name)| Words::of(|texts| texts.records_uncertain_handicap(id, name)))
        } else if name == OTHER || named.as_ref().is_some_and(|named| is_same(named, position)) {
            None
        } else {
            let quoted = quoted(name);
            Some(Words::of(|texts| match named {
                Some(_) => texts.records_other_board(&quoted),
                None => texts.records_unknown_handicap(&quoted),
            }))
        };
        what.map(|what| (*line, *column, what))
    }

    /// Reads `|v香 ・ 角 …|一`.
    pub(super) fn row(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        self.line = line;
        self.rows += 1;
        if let Some(own) = self.row_lines.get_mut(self.rows - 1) {
            *own = line;
        }
        let mut scan = Scan::new(text);
        scan.skip_space();
        scan.eat_text("|");
        let end = text[scan.at..].rfind('|').map(|end| end + scan.at);
        let rank = end.and_then(|end| text[end..].chars().nth(1)).and_then(digit);
        let rank = match rank {
            Some(rank) if usize::from(rank) != self.rows => {
                return Err(scan.expected(Texts::records_expected_ranks_in_order));
            }
            _ => match u8::try_from(self.rows) {
                Ok(rank @ ..=9) => rank,
                _ => return Err(scan.expected(Texts::records_expected_nine_ranks)),
            },
        };
        for file in (1..=9).rev() {
            let side = match scan.eat(&[' ', '　', 'v', 'V', 'ｖ', '^', '+', '-']) {
                Some('v' | 'V' | 'ｖ' | '-') => Color::White,
                _ => Color::Black,
            };
            let piece = if scan.eat(&['・', '･', '.', '．', '*', '＊', '　', '口']).is_some()
            {
                None
            } else if let Some(kind) = scan.piece() {
                Some(Piece::new(kind, side))
            } else {
                return Err(scan.expected(Texts::records_expected_square));
            };
            if let Some(square) = Square::new(file, rank) {
                self.board.piece_set(square, piece);
            }
        }
        if scan.eat(&['|']).is_none() {
            return Err(scan.expected(Texts::records_expected_row_end));
        }
        Ok(())
    }

    /// Reads the pieces after 先手の持駒：.
    pub(super) fn hand(&mut self, line: usize, side: Color, mut scan: Scan) -> Result<(), Fault> {
        self.hand_lines[side.array_index()] = Some(line);
        let mut hand = Hand::default();
        scan.skip_space();
        if scan.eat_text("なし") {
            scan.skip_space();
        }
        while scan.peek().is_some() {
            let start = scan;
            let kind = scan.piece().filter(|kind| HAND_ORDER.contains(kind));
            let kind = kind.ok_or_else(|| start.expected(Texts::records_expected_in_hand))?;
            let count = count(&mut scan);
            if count.is_some_and(|count| !(1..=18).contains(&count)) {
                return Err(start.expected(Texts::records_expected_count_in_hand));
            }
            for _ in 0..count.unwrap_or(1) {
                hand = hand.added(kind).unwrap_or(hand);
            }
            scan.skip_space();
        }
        self.hands[side.array_index()] = hand;
        Ok(())
    }

    /// Reads 先手番, 上手番 and so on.
    pub(super) fn turn(&mut self, side: Color) {
        self.side = Some(side);
    }

    /// Reads `手数＝23 △３二金 まで`.
    pub(super) fn last_move(&mut self, mut scan: Scan) {
        scan.skip_space();
        self.moves_before = scan.number().unwrap_or(0).min(1_000_000) as usize;
        scan.skip_space();
        let by = super::mark(&mut scan);
        self.before_start = scan.square();
        if let (Some(by), None) = (by, self.side) {
            self.side = Some(by.flip());
        }
    }

    /// Builds the position from all these lines; a board counts for more than the name.
    pub(super) fn position(&self) -> Result<Position, (usize, usize, Words)> {
        let named = self.name.as_ref().map(|(name, ..)| named_position(name));
        let mut pieces = match (self.rows, named) {
            (0, None) => setup::setup(&Position::startpos()),
            (0, Some(Some(named))) => setup::setup(&named),
            (0, Some(None)) => return Err(self.without_board()),
            (9, named) => {
                let mut board = self.board.clone();
                let named = named.flatten();
                board.side_to_move_set(named.map_or(Color::Black, |named| named.side_to_move()));
                board
            }
            (rows, _) => {
                return Err((self.line, 1, Words::of(|texts| texts.records_too_few_ranks(rows))));
            }
        };
        for (side, hand) in [Color::Black, Color::White].into_iter().zip(self.hands) {
            if hand != Hand::default() {
                *pieces.hand_of_a_player_mut(side) = hand;
            }
        }
        if let Some(side) = self.side {
            pieces.side_to_move_set(side);
        }
        setup::position(pieces).map_err(|error| {
            let line = match error {
                SetupError::TwoKings { second, .. } | SetupError::Nifu { second, .. } => {
                    self.row_lines[usize::from(second.rank()) - 1]
                }
                SetupError::TooMany { kind, .. } => {
                    let holds = |side: &Color| self.hands[side.array_index()].count(kind) > Some(0);
                    let holders = [Color::Black, Color::White].into_iter().filter(holds);
                    let lines = holders.filter_map(|side| self.hand_lines[side.array_index()]);
                    lines.max().unwrap_or(self.line)
                }
                _ => self.line,
            };
            (line, 1, error.words())
        })
    }

    /// The complaint that there is a name, which stands for no position, and no board.
    fn without_board(&self) -> (usize, usize, Words) {
        match &self.name {
            Some((name, line, column)) if name != OTHER => {
                (*line, *column, found(name, Texts::records_expected_handicap))
            }
            _ => (self.line, 1, Words::of(Texts::records_handicap_without_board)),
        }
    }
}

/// Parses 十八, 3, ２; `None` if no number follows.
fn count(scan: &mut Scan) -> Option<u64> {
    if scan.eat(&['十']).is_some() {
        return Some(10 + u64::from(scan.digit().unwrap_or(0)));
    }
    if let Some(number) = scan.number() {
        return Some(number);
    }
    let tens = u64::from(scan.digit()?);
    if scan.eat(&['十']).is_some() {
        return Some(tens * 10 + u64::from(scan.digit().unwrap_or(0)));
    }
    Some(tens)
}

pub(super) fn write(position: &Position, is_named: bool, text: &mut String) {
    let handicap = Handicap::of(position).filter(|handicap| handicap.is_common());
    if let Some(handicap) = handicap.filter(|_| is_named) {
        text.push_str(&format!("手合割：{}\n", handicap.name()));
        return;
    }
    text.push_str(&format!("後手の持駒：{}\n", hand_text(position.hand(Color::White))));
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for (rank, name) in (1..=9).zip("一二三四五六七八九".chars()) {
        text.push('|');
        for file in (1..=9).rev() {
            match Square::new(file, rank).and_then(|square| position.piece_at(square)) {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.color() == Color::Black { ' ' } else { 'v' });
                    text.push_str(short_kanji(piece.piece_kind()));
                }
            }
        }
        text.push_str(&format!("|{name}\n"));
    }
    text.push_str("+---------------------------+\n");
    text.push_str(&format!("先手の持駒：{}\n", hand_text(position.hand(Color::Black))));
    text.push_str(match position.side_to_move() {
        Color::Black => "先手番\n",
        Color::White => "後手番\n",
    });
}

fn hand_text(hand: Hand) -> String {
    const NUMBERS: [&str; 10] = ["", "", "二", "三", "四", "五", "六", "七", "八", "九"];
    let mut text = String::new();
    for kind in HAND_ORDER {
        let count = usize::from(hand.count(kind).unwrap_or(0));
        if count > 0 {
            text.push_str(short_kanji(kind));
            if count == 11 {
                text.push_str("十一");
            } else {
                if count >= 10 {
                    text.push('十');
                }
                text.push_str(NUMBERS[count % 10]);
            }
            text.push('　');
        }
    }
    if text.is_empty() {
        text.push_str("なし");
    }
    text
}
