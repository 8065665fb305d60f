//! SGF, the Smart Game Format, with GM[2]: `(;FF[4]GM[2]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6])`.
//!
//! Sources: the format FF[4], <https://www.red-bean.com/sgf/>, and what Edax writes: squares as `f5`
//! and passes as `PA`. Programs for several games write squares as two letters, the file and then
//! the rank from above, and a pass as `[]` or `tt`. Variations stand in brackets.

use std::fmt::Write as _;

use super::ggf::{differs, escaped, is_pass, property_value, read_games, size_of};
use super::list::{ListLosses, insert_pass};
use super::reader::{OthelloReader, TextCursor, TextPlace, letter, quoted};
use super::{Complaint, OthelloRecord, ReadOthello};
use crate::record::{Format, PlyId};
use games::othello::{BoardSize, DiscSquare, OthelloMove, OthelloPosition, Squares};
use language::{Texts, Words};
use score::Player;

/// What SGF says of game, board and bytes: known from the record, so no header.
const KNOWN: [&str; 5] = ["GM", "FF", "SZ", "CA", "ST"];

/// Whether a text begins like a game of Othello in SGF.
pub(super) fn looks_like(text: &str) -> bool {
    let heads = text.match_indices('(').take(20).map(|(at, _)| &text[at + 1..]);
    let mut heads = heads.filter(|head| head.trim_start().starts_with(';'));
    heads.any(|head| {
        // Older files write GaMe [2].
        let is_said = |c: &char| !c.is_whitespace() && !c.is_ascii_lowercase();
        let head: String = head.chars().take(400).filter(is_said).collect();
        head.contains("GM[2]")
    })
}

pub(super) fn read(text: &str) -> Result<Vec<ReadOthello>, Complaint> {
    read_games(text, Texts::othello_records_no_sgf, |cursor, place| {
        let mut game = SgfGame::new();
        game.read(cursor);
        game.is_other.take().map_or_else(|| Ok(game.finish(place)), Err)
    })
}

/// A property of a node: its name, and its values with their places.
struct SgfProperty {
    name: String,
    place: TextPlace,
    values: Vec<(TextPlace, String)>,
}

/// A game while it is being read.
struct SgfGame {
    reader: OthelloReader,
    /// Whether the first node has been read.
    has_root: bool,
    has_discs: bool,
    /// Whether the side that begins is known.
    has_side: bool,
    size: BoardSize,
    /// Why it is no game of Othello.
    is_other: Option<Complaint>,
}

impl SgfGame {
    fn new() -> Self {
        Self {
            reader: OthelloReader::new(&OthelloPosition::default()),
            has_root: false,
            has_discs: false,
            has_side: false,
            size: BoardSize::Eight,
            is_other: None,
        }
    }

    /// Reads up to the bracket that closes the game; what stands in brackets within it is a
    /// variation after the node before them.
    fn read(&mut self, cursor: &mut TextCursor<'_>) {
        let mut forks: Vec<PlyId> = Vec::new();
        let mut node: Vec<SgfProperty> = Vec::new();
        let mut is_in_node = false;
        loop {
            cursor.take_while(char::is_whitespace);
            let place = cursor.place();
            let what = match cursor.peek() {
                Some(c @ (';' | '(' | ')')) => {
                    cursor.next();
                    if std::mem::replace(&mut is_in_node, c == ';') {
                        self.node(&std::mem::take(&mut node));
                    }
                    match c {
                        '(' => forks.push(self.reader.at),
                        ')' => match forks.pop() {
                            Some(fork) => self.go_to(fork),
                            None => return,
                        },
                        _ => {}
                    }
                    continue;
                }
                Some('[') => match node.last_mut() {
                    Some(property) => match property_value(cursor) {
                        Ok(value) => {
                            property.values.push((place, value));
                            continue;
                        }
                        Err(what) => what,
                    },
                    None => {
                        Words::of(|texts| texts.othello_records_expected_property(cursor.seen()))
                    }
                },
                Some(c) if c.is_ascii_alphabetic() && is_in_node => {
                    let name = cursor.take_while(|c| c.is_ascii_alphanumeric());
                    // Older files write GaMe[2]: only the capitals count.
                    let capitals: String = name.chars().filter(|c| !c.is_lowercase()).collect();
                    let name = if capitals.is_empty() { name.to_uppercase() } else { capitals };
                    cursor.take_while(char::is_whitespace);
                    if cursor.peek() == Some('[') {
                        node.push(SgfProperty { name, place, values: Vec::new() });
                        continue;
                    }
                    Words::of(|texts| texts.othello_records_no_value(&name))
                }
                Some(_) => {
                    Words::of(|texts| texts.othello_records_expected_property(cursor.seen()))
                }
                None => Words::of(Texts::othello_records_unfinished_sgf),
            };
            if is_in_node {
                self.node(&node);
            }
            self.reader.stop(place, what);
            // The brackets no longer tell where the game ends.
            cursor.take_while(|_| true);
            return;
        }
    }

    fn go_to(&mut self, fork: PlyId) {
        self.reader.at = fork;
        self.reader.position = self.reader.record.position(fork);
    }

    /// Reads a node: discs that are set up, then its move, then what is said of it.
    fn node(&mut self, node: &[SgfProperty]) {
        if self.reader.stopped.is_some() || self.is_other.is_some() {
            return;
        }
        if !std::mem::replace(&mut self.has_root, true) {
            self.root(node);
        }
        if self.is_other.is_none() {
            self.set_up(node);
        }
        for property in node {
            if self.reader.stopped.is_some() || self.is_other.is_some() {
                return;
            }
            match property.name.as_str() {
                "B" => self.play(property, Player::Max),
                "W" => self.play(property, Player::Min),
                _ => {}
            }
        }
        let is_said = |property: &&SgfProperty| {
            let name = property.name.as_str();
            !matches!(name, "B" | "W" | "AB" | "AW" | "AE" | "PL") && !KNOWN.contains(&name)
        };
        for SgfProperty { name, values, .. } in node.iter().filter(is_said) {
            for (_, value) in values {
                let said = (name.clone(), value.clone());
                // The first node may describe the game and have the first move.
                if is_of_game(name) {
                    self.reader.record.headers.push(said);
                } else {
                    self.reader.property(said);
                }
            }
        }
    }

    /// Checks the game and the size of the board.
    fn root(&mut self, node: &[SgfProperty]) {
        let value = |name: &str| {
            let property = node.iter().find(|property| property.name == name)?;
            property.values.first().map(|(place, value)| (*place, value.trim()))
        };
        let other = |place, value: &str| {
            let what = Words::of(|texts| texts.othello_records_other_sgf(quoted(value)));
            Some(Complaint::at(place, what))
        };
        match value("GM") {
            Some((_, "2")) => {}
            Some((place, value)) => self.is_other = other(place, value),
            // Without it the format means Go.
            None => self.is_other = other(node.first().map_or((1, 1), |first| first.place), "1"),
        }
        if let Some((place, size)) = value("SZ") {
            match size_of(size) {
                Ok(size) => {
                    self.size = size;
                    self.reader.start(place, OthelloPosition::start(size));
                }
                Err(what) => self.reader.no_start(place, what),
            }
        }
    }

    /// Sets up the discs and the side that a node before the first move names.
    fn set_up(&mut self, node: &[SgfProperty]) {
        let sets =
            |property: &&SgfProperty| matches!(property.name.as_str(), "AB" | "AW" | "AE" | "PL");
        let Some(first) = node.iter().find(sets) else { return };
        if self.reader.record.len() > 1 {
            let name = &first.name;
            let what = Words::of(|texts| texts.othello_records_setup_too_late(name));
            self.reader.stop(first.place, what);
            return;
        }
        let at = self.reader.position;
        let names = |name: &str| node.iter().any(|property| property.name == name);
        let has_discs = names("AB") || names("AW");
        // Discs of both sides are a whole board, those of one a handicap: no game is without the
        // four in the middle.
        let is_empty = names("AB") && names("AW") && !self.has_discs;
        self.has_discs |= has_discs;
        let mut discs = [Player::Max, Player::Min]
            .map(|player| if is_empty { Squares::default() } else { at.discs(player) });
        let mut side = at.to_move();
        for property in node.iter().filter(sets) {
            for (place, value) in &property.values {
                if property.name == "PL" {
                    match value.trim().chars().next().map(|c| c.to_ascii_uppercase()) {
                        Some('B' | '1') => side = Player::Max,
                        Some('W' | '2') => side = Player::Min,
                        _ => {
                            let what = Words::of(|texts| {
                                texts.othello_records_expected_side(quoted(value))
                            });
                            return self.reader.no_start(*place, what);
                        }
                    }
                    self.has_side = true;
                    continue;
                }
                let on_board = |square: &DiscSquare| self.size.squares().has(*square);
                let squares = squares(value).filter(|squares| squares.iter().all(on_board));
                let Some(squares) = squares else {
                    let name = &property.name;
                    let what =
                        Words::of(|texts| texts.othello_records_expected_disc(name, quoted(value)));
                    return self.reader.no_start(*place, what);
                };
                for square in squares {
                    let Squares(alone) = square.alone();
                    for (Squares(own), name) in discs.iter_mut().zip(["AB", "AW"]) {
                        *own = if property.name == name { *own | alone } else { *own & !alone };
                    }
                }
            }
        }
        let [black, white] = discs;
        self.reader.start(first.place, OthelloPosition::of(self.size, black, white, side));
    }

    fn play(&mut self, property: &SgfProperty, side: Player) {
        let Some((place, name)) = property.values.first() else { return };
        let (place, name) = (*place, name.trim());
        let number = self.reader.ply() + 1;
        let mv = if name.is_empty() || name.eq_ignore_ascii_case("tt") || is_pass(name) {
            OthelloMove::Pass
        } else if let Some(square) = square(name) {
            OthelloMove::Place(square)
        } else {
            let what =
                Words::of(|texts| texts.othello_records_expected_sgf_move(quoted(name), number));
            return self.reader.stop(place, what);
        };
        let at = self.reader.position;
        // Where no side is named, that of the first move begins.
        if side != at.to_move() && self.reader.record.len() == 1 && !self.has_side && self.has_discs
        {
            self.reader.start(place, at.passed());
        }
        let at = self.reader.position;
        let is_late_pass = mv == OthelloMove::Pass && at.is_over();
        if side != at.to_move() && !is_late_pass {
            // A side that cannot move may be left out: each move names its own.
            insert_pass(&mut self.reader, place, mv);
            if side != self.reader.position.to_move() {
                let what = self.reader.wrong_side();
                let what = self.reader.numbered(mv, &what);
                return self.reader.stop(place, what);
            }
            if self.reader.stopped.is_some() {
                return;
            }
        }
        self.reader.place(place, mv);
    }

    fn finish(mut self, place: TextPlace) -> ReadOthello {
        if self.reader.stopped.is_none()
            && let Some(what) = wrong_result(&self.reader.record)
        {
            self.reader.warn(place, what);
        }
        self.reader.parsed(Format::Sgf, place.0)
    }
}

/// Whether a property describes the whole game, wherever it stands.
fn is_of_game(name: &str) -> bool {
    const NAMES: [&str; 22] = [
        "AP", "PB", "PW", "BR", "WR", "BT", "WT", "DT", "EV", "GN", "GC", "PC", "RE", "RO", "RU",
        "SO", "TM", "OT", "US", "AN", "CP", "ON",
    ];
    NAMES.contains(&name)
}

/// A square as `f5`, or as two letters: the file, and the rank from above.
fn square(text: &str) -> Option<DiscSquare> {
    text.parse().ok().or_else(|| {
        let [file, rank] = text.as_bytes() else { return None };
        let number = |c: &u8| c.to_ascii_lowercase().checked_sub(b'a');
        DiscSquare::at(number(file)?, number(rank)?)
    })
}

/// A square, or a rectangle of squares: `d4:e5`.
fn squares(text: &str) -> Option<Vec<DiscSquare>> {
    let (one, other) = text.split_once(':').unwrap_or((text, text));
    let (one, other) = (square(one.trim())?, square(other.trim())?);
    let files = one.file().min(other.file())..=one.file().max(other.file());
    let ranks = one.rank().min(other.rank())..=one.rank().max(other.rank());
    let within = |at: &DiscSquare| files.contains(&at.file()) && ranks.contains(&at.rank());
    Some(DiscSquare::all().filter(within).collect())
}

/// A complaint if the result of a finished game, such as B+10, agrees with no way of counting.
fn wrong_result(record: &OthelloRecord) -> Option<Words> {
    let last = record.position(record.main_end());
    let text = record.header("RE").filter(|_| last.is_over())?;
    let (side, by) = text.split_once('+').unwrap_or(("B", text));
    let by: i32 =
        if text.trim().eq_ignore_ascii_case("draw") { 0 } else { by.trim().parse().ok()? };
    let result = if side.trim().eq_ignore_ascii_case("W") { -by } else { by };
    differs(&last, result.into(), text)
}

/// Writes a game with its variations.
pub(super) fn write(text: &mut String, game: &OthelloRecord, losses: &mut ListLosses) {
    for id in game.ids() {
        losses.thoughts_of(game.get(id));
    }
    let start = game.initial();
    let _ = write!(text, "(;FF[4]GM[2]SZ[{}]", start.size().side());
    properties(text, &game.headers);
    for (player, name) in [(Player::Max, "AB"), (Player::Min, "AW")] {
        let squares =
            start.discs(player).iter().map(|square| (name.to_owned(), square.to_string()));
        properties(text, &squares.collect::<Vec<_>>());
    }
    let _ = write!(text, "PL[{}]", letter(start.to_move()));
    properties(text, &game.get(PlyId::START).properties);
    // What is still to be written; the next is last.
    let mut pending = vec![Some(PlyId::START)];
    while let Some(next) = pending.pop() {
        let Some(mut id) = next else {
            text.push(')');
            continue;
        };
        if id != PlyId::START {
            text.push('(');
            node(text, game, id);
        }
        while let [only] = game.get(id).children[..] {
            id = only;
            node(text, game, id);
        }
        pending.push(None);
        for &child in game.get(id).children.iter().rev() {
            pending.push(Some(child));
        }
    }
    text.push('\n');
}

fn node(text: &mut String, game: &OthelloRecord, id: PlyId) {
    let ply = game.get(id);
    let (Some(mv), Some(parent)) = (ply.played(), ply.parent) else { return };
    let name = letter(game.position(parent).to_move());
    let value = match mv {
        OthelloMove::Place(square) => square.to_string(),
        OthelloMove::Pass => String::new(),
    };
    let _ = write!(text, ";{name}[{value}]");
    properties(text, &ply.properties);
}

/// Writes properties; several values of one stand behind its name.
fn properties(text: &mut String, properties: &[(String, String)]) {
    let mut before = "";
    for (name, value) in properties {
        if name != before {
            text.push_str(name);
        }
        text.push_str(&escaped(value));
        before = name;
    }
}
