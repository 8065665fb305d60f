//! What every game on a board offers to trees, to the board page and to files.

use std::fmt::Debug;

use super::board::{Board, Cell, PieceFace, PieceSigns, Standing};
use super::rules_card::{Example, RulesCard};
use game::Keyed;
use language::{Language, Phrase, Sides, Words};
use score::{Fraction, Player};
use tree::Packed;

/// A start position that the board page offers.
#[derive(Clone, Copy, Debug)]
pub struct BoardStart {
    /// As [`BoardGame::read`] reads it.
    pub text: &'static str,
    /// The name of the game that begins there: "Othello 4×4".
    pub name: Phrase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    Won(Player),
    Drawn,
}

/// A move as the board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMove {
    /// The piece that moves; `None` if a new one is placed.
    pub from: Option<Standing>,
    /// Where it goes; `None` for a pass.
    pub to: Option<Cell>,
}

/// A game that people set up on the board page, write down, and search.
pub trait BoardGame:
    Keyed<
        Position: Clone + PartialEq + Debug + Send + Sync + 'static,
        Move: Packed + Debug + PartialEq + Send + Sync + 'static,
    > + Copy
    + Debug
    + Default
    + PartialEq
    + Send
    + Sync
    + 'static
{
    /// The name in files and on the command line.
    const ID: &'static str;

    /// The start positions, the usual one first.
    const STARTS: &'static [BoardStart];

    /// More plies than any game has; `None` if games can go on for ever.
    const LONGEST: Option<u8>;

    /// How often a position occurs, with the same side to move and the same hands, before the game
    /// ends (千日手), where positions can be repeated.
    const REPETITIONS: usize = 3;

    /// The letters of the pieces in the box, from which positions are set up, in the rows in which
    /// they are shown. If empty, pieces have no kind, and a click on a square while setting up goes
    /// through its possible contents.
    const BOX: &'static [&'static [&'static str]];

    /// Whether pieces are captured on contested squares: a click opens the exchange on one.
    const EXCHANGES: bool = false;

    /// The deepest count of legal lines, in plies: deeper ones do not fit 64 bits, or would take for
    /// ever.
    const DEEPEST_COUNT: u8 = 20;

    /// Openings from the usual start, one a line: even, and each with an end of its own.
    const OPENINGS: &'static str = "";

    /// Whether chance moves at some positions: a die is thrown.
    const HAS_CHANCE: bool = false;

    /// Pieces on a board and in hand, which may break the rules while they are set up.
    type Layout: Clone + Debug + PartialEq + Send + Sync + 'static;

    fn name(language: Language) -> String;

    /// The usual start position.
    fn start() -> Self::Position;

    /// A sentence on the rules for the notes of a tree.
    fn rules(_language: Language) -> String {
        String::new()
    }

    /// How to read its board and its moves, without the name of the game.
    fn card(language: Language) -> RulesCard;

    /// The names of moves in their positions, with what they mean; without those that cannot be
    /// read.
    fn examples(all: &[Example], language: Language) -> Vec<(String, String)> {
        let name = |&(position, before, mv, means): &Example| {
            let at = Self::read(position).ok()?;
            let before = before.map(|before| Self::read_move(&at, before)).transpose().ok()?;
            let at = before.map_or_else(|| at.clone(), |it| Self::default().after(&at, it));
            let mv = Self::read_move(&at, mv).ok()?;
            Some((Self::move_name_after(&at, before, mv, language), means(language.texts())))
        };
        all.iter().filter_map(name).collect()
    }

    /// What can be typed on the board page.
    fn typing(language: Language) -> String {
        language.texts().games_board_position_or_move()
    }

    /// The same position as the first of a game: its move number is 1.
    fn first(at: &Self::Position) -> Self::Position {
        at.clone()
    }

    /// Parses a position.
    fn read(text: &str) -> Result<Self::Position, Words>;

    /// The text that [`BoardGame::read`] reads.
    fn write(at: &Self::Position) -> String;

    /// The moves from the usual start that a position remembers; most know only their pieces.
    fn remembered(_at: &Self::Position) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Checks that a game can have reached this position, as far as that is easily seen.
    fn check(at: &Self::Position) -> Result<(), Words>;

    /// What is odd about a position that can be played on.
    fn remark(at: &Self::Position) -> Option<Words> {
        Self::check(at).err()
    }

    /// The text that [`BoardGame::read_move`] reads.
    fn move_text(mv: Self::Move) -> String;

    /// Parses a move, legal or not.
    fn read_move(at: &Self::Position, text: &str) -> Result<Self::Move, Words>;

    /// Checks that a move is legal.
    fn check_move(at: &Self::Position, mv: Self::Move) -> Result<(), Words>;

    /// The number of sequences of `depth` moves from `at`; 1, the empty sequence, for depth 0. A
    /// finished game has none.
    fn perft(at: &Self::Position, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        let game = Self::default();
        let mut moves = Vec::new();
        game.moves(at, &mut moves);
        let after = moves.iter().map(|&mv| game.after(at, mv));
        after.map(|after| Self::perft(&after, depth - 1)).sum()
    }

    /// How the game has ended at `at`; `None` if it goes on.
    fn end(at: &Self::Position) -> Option<GameEnd>;

    /// Whether the side to move wins by declaring it (入玉宣言).
    fn may_declare(_at: &Self::Position) -> bool {
        false
    }

    /// By how much the game is won, for Black; `None` if it is only won or lost.
    fn margin(_at: &Self::Position) -> Option<i32> {
        None
    }

    /// The state of the game in a sentence: who is to move, or how it ended; empty if the side to
    /// move says it all.
    fn standing(at: &Self::Position, language: Language) -> String;

    /// In how many parts of a whole values have to be counted for a tree of so many plies, so that
    /// every mean in it is a whole number of them; `None` if they are too many.
    fn parts(_at: &Self::Position, _plies: u8) -> Option<u32> {
        Some(1)
    }

    /// How likely Black is to win if both sides play perfectly, where that is known of every position.
    fn chance(_at: &Self::Position) -> Option<Fraction> {
        None
    }

    /// The first of the moves that leave the greatest chance of winning, where those are known.
    fn perfect(_at: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// Whether the side to move can only pass.
    fn must_pass(_at: &Self::Position) -> bool {
        false
    }

    /// An upper bound on the moves left at `at`, not counting passes; `None` if there is none.
    fn moves_left(at: &Self::Position) -> Option<u32>;

    /// What its sides are called.
    const SIDES: Sides = Sides::Players;

    /// The name of a side in sentences: 黒, Black.
    fn side(player: Player, language: Language) -> String {
        language.of_sides(Self::SIDES).side(player).to_owned()
    }

    /// The name of a move: 黒f5, Black f5.
    fn move_name(at: &Self::Position, mv: Self::Move, language: Language) -> String;

    /// The same after another move.
    fn move_name_after(
        at: &Self::Position,
        _previous: Option<Self::Move>,
        mv: Self::Move,
        language: Language,
    ) -> String {
        Self::move_name(at, mv, language)
    }

    /// The names of the moves of a line from `at`, up to the first illegal one.
    fn line_names(at: &Self::Position, line: &[Self::Move], language: Language) -> Vec<String> {
        let (mut at, mut previous, mut names) = (at.clone(), None, Vec::new());
        for &mv in line {
            if Self::check_move(&at, mv).is_err() {
                break;
            }
            names.push(Self::move_name_after(&at, previous, mv, language));
            at = Self::default().after(&at, mv);
            previous = Some(mv);
        }
        names
    }

    /// What a move gains, for the edge of a tree; `None` if there is nothing to say.
    fn gain(_at: &Self::Position, _mv: Self::Move, _language: Language) -> Option<String> {
        None
    }

    /// The board of `at`, after the move `last` in the position before it.
    fn board(at: &Self::Position, last: Option<(&Self::Position, Self::Move)>) -> Board;

    /// The pieces of a position.
    fn layout(at: &Self::Position) -> Self::Layout;

    /// The position of these pieces.
    fn position(pieces: Self::Layout) -> Result<Self::Position, Words>;

    /// The board of these pieces.
    fn show(pieces: &Self::Layout) -> Board;

    /// The side to move.
    fn to_move(pieces: &Self::Layout) -> Player;

    /// Who is to move, in a sentence.
    fn whose_turn(pieces: &Self::Layout, language: Language) -> String;

    /// A square as a screen reader says it, with what stands there.
    fn square_name(
        pieces: &Self::Layout,
        cell: Cell,
        language: Language,
        signs: PieceSigns,
    ) -> String;

    /// A move as the board shows it.
    fn shown(at: &Self::Position, mv: Self::Move) -> BoardMove;

    /// The move from one place to another, legal or not; `None` if there is no such move.
    fn move_of(at: &Self::Position, shown: BoardMove) -> Option<Self::Move>;

    /// The same with a promotion, if the game lets the player choose.
    fn promoting(_at: &Self::Position, _shown: BoardMove) -> Option<Self::Move> {
        None
    }

    /// The piece on a square: its letter and its owner.
    fn piece(pieces: &Self::Layout, cell: Cell) -> Option<(&'static str, Player)>;

    /// Puts a piece on a square, or removes one.
    fn set_piece(pieces: &mut Self::Layout, cell: Cell, piece: Option<(&'static str, Player)>);

    /// The number of pieces of a kind in a hand.
    fn in_hand(_pieces: &Self::Layout, _player: Player, _letter: &str) -> u8 {
        0
    }

    /// Sets that number, as far as a hand can hold it.
    fn set_in_hand(_pieces: &mut Self::Layout, _player: Player, _letter: &str, _count: u8) {}

    /// The kind of a piece in hand; `None` if a hand cannot hold it.
    fn held_as(_letter: &'static str) -> Option<&'static str> {
        None
    }

    /// Why a hand cannot hold a kind.
    fn not_held(letter: &'static str, language: Language) -> String {
        let piece = Self::piece_name(letter, language);
        language.texts().games_board_not_in_hand(piece)
    }

    /// The promoted or the plain form of a piece; `None` if there is no other one.
    fn promoted(_letter: &str, _promoted: bool) -> Option<&'static str> {
        None
    }

    fn face(letter: &'static str, _player: Player) -> PieceFace {
        PieceFace { kanji: letter, letter, promoted: false, steps: &[] }
    }

    /// The name of a kind of piece.
    fn piece_name(letter: &str, _language: Language) -> String {
        letter.to_owned()
    }

    /// The same pieces without any on the board or in hand.
    fn cleared(pieces: &Self::Layout) -> Self::Layout;

    /// The same pieces with the other side to move.
    fn turned(pieces: &Self::Layout) -> Self::Layout;
}
