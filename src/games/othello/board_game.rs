//! Othello as a game on a board.

use super::count::FinalCount;
use super::moves::OthelloMove;
use super::position::OthelloPosition;
use super::rules::Othello;
use super::shown::{board_of, cell_of, move_name, side_name, square_of};
use super::square::Squares;
use crate::board::{Board, Cell, PieceSigns};
use crate::board_game::{BoardGame, BoardMove, BoardStart, GameEnd};
use crate::rules_card::RulesCard;
use language::{Language, Sides, Texts, Words};
use score::Player;

impl BoardGame for Othello {
    const ID: &'static str = "othello";

    const STARTS: &'static [BoardStart] = &[
        BoardStart { text: "startpos", name: Texts::othello_board_eight },
        BoardStart { text: "startpos-4", name: Texts::othello_board_four },
    ];

    const LONGEST: Option<u8> = Some(128);

    const SIDES: Sides = Sides::Colours;

    const BOX: &'static [&'static [&'static str]] = &[];

    type Layout = OthelloPosition;

    fn name(language: Language) -> String {
        language.texts().othello_rules_name()
    }

    fn start() -> OthelloPosition {
        OthelloPosition::default()
    }

    fn rules(language: Language) -> String {
        language.texts().othello_rules_passing()
    }

    fn card(language: Language) -> RulesCard {
        let texts = language.texts();
        RulesCard {
            goal: vec![texts.rules_othello_goal()],
            squares: texts.rules_othello_squares(),
            ..RulesCard::default()
        }
    }

    fn typing(language: Language) -> String {
        language.texts().othello_board_type_here()
    }

    fn read(text: &str) -> Result<OthelloPosition, Words> {
        text.parse()
    }

    fn write(at: &OthelloPosition) -> String {
        at.to_string()
    }

    fn check(at: &OthelloPosition) -> Result<(), Words> {
        match at.afloat() {
            Some(square) => Err(Words::of(|texts| texts.othello_rules_afloat(square.to_string()))),
            None => Ok(()),
        }
    }

    fn move_text(mv: OthelloMove) -> String {
        mv.to_string()
    }

    fn read_move(_: &OthelloPosition, text: &str) -> Result<OthelloMove, Words> {
        let passes = ["pa", "ps", "--", "パス"];
        if passes.iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
            return Ok(OthelloMove::Pass);
        }
        OthelloPosition::parse_move(text)
    }

    fn check_move(at: &OthelloPosition, mv: OthelloMove) -> Result<(), Words> {
        at.check(mv)
    }

    fn perft(at: &OthelloPosition, depth: u8) -> u64 {
        super::perft::perft(at, depth)
    }

    fn end(at: &OthelloPosition) -> Option<GameEnd> {
        at.is_over().then(|| match at.difference() {
            0 => GameEnd::Drawn,
            1.. => GameEnd::Won(Player::Max),
            _ => GameEnd::Won(Player::Min),
        })
    }

    fn margin(at: &OthelloPosition) -> Option<i32> {
        Some(at.difference())
    }

    fn standing(at: &OthelloPosition, language: Language) -> String {
        let texts = language.texts();
        let name = |side| side_name(side, language);
        if !at.is_over() {
            return if Self::must_pass(at) {
                texts.othello_board_must_pass(name(at.to_move()))
            } else {
                texts.othello_board_to_move(name(at.to_move()))
            };
        }
        let (score, empty) = (FinalCount::Discs.score(at), at.empty().count());
        let winner = if score > 0 { Player::Max } else { Player::Min };
        let by = score.unsigned_abs();
        let result = match by {
            0 => texts.othello_board_draw(),
            _ => texts.othello_board_wins(by, name(winner)),
        };
        let discs = |side| texts.othello_board_discs(at.discs(side).count(), name(side));
        let over = texts.othello_board_over(discs(Player::Max), result, discs(Player::Min));
        if empty == 0 || by == 0 {
            return over;
        }
        let with_empty = FinalCount::Winner.score(at).unsigned_abs();
        texts.othello_board_with_empty(with_empty, empty, over)
    }

    fn must_pass(at: &OthelloPosition) -> bool {
        at.legal().is_empty() && !at.is_over()
    }

    fn moves_left(at: &OthelloPosition) -> Option<u32> {
        Some(at.empty().count())
    }

    fn move_name(at: &OthelloPosition, mv: OthelloMove, language: Language) -> String {
        move_name(at.to_move(), mv, language)
    }

    /// The number of discs that the move turns.
    fn gain(at: &OthelloPosition, mv: OthelloMove, language: Language) -> Option<String> {
        let turned = at.turned_by(mv.square()?).count();
        Some(language.texts().subjects_turns(turned))
    }

    fn board(at: &OthelloPosition, last: Option<(&OthelloPosition, OthelloMove)>) -> Board {
        board_of(at, last)
    }

    fn layout(at: &OthelloPosition) -> OthelloPosition {
        *at
    }

    fn position(pieces: OthelloPosition) -> Result<OthelloPosition, Words> {
        Ok(pieces)
    }

    fn show(pieces: &OthelloPosition) -> Board {
        Self::board(pieces, None)
    }

    fn to_move(pieces: &OthelloPosition) -> Player {
        pieces.to_move()
    }

    fn whose_turn(pieces: &OthelloPosition, language: Language) -> String {
        Self::standing(pieces, language)
    }

    fn square_name(at: &OthelloPosition, cell: Cell, language: Language, _: PieceSigns) -> String {
        let texts = language.texts();
        let Some(square) = square_of(cell, at.size()) else {
            return String::new();
        };
        let what = match at.disc_at(square) {
            Some(Player::Max) => texts.positions_black_disc(),
            Some(Player::Min) => texts.positions_white_disc(),
            None if at.legal().has(square) => texts.positions_may_place(),
            None => texts.positions_empty(),
        };
        format!("{square} {what}")
    }

    fn shown(at: &OthelloPosition, mv: OthelloMove) -> BoardMove {
        BoardMove { from: None, to: mv.square().map(|square| cell_of(square, at.size())) }
    }

    fn move_of(at: &OthelloPosition, shown: BoardMove) -> Option<OthelloMove> {
        match shown.to {
            Some(cell) => square_of(cell, at.size()).map(OthelloMove::Place),
            None => Some(OthelloMove::Pass),
        }
    }

    fn piece(at: &OthelloPosition, cell: Cell) -> Option<(&'static str, Player)> {
        let player = at.disc_at(square_of(cell, at.size())?)?;
        Some((super::shown::disc_sign(player), player))
    }

    fn set_piece(at: &mut OthelloPosition, cell: Cell, piece: Option<(&'static str, Player)>) {
        let Some(square) = square_of(cell, at.size()) else {
            return;
        };
        let disc = square.alone().0;
        let of = |player| {
            let others = at.discs(player).0 & !disc;
            Squares(match piece {
                Some((_, owner)) if owner == player => others | disc,
                Some(_) | None => others,
            })
        };
        *at = OthelloPosition::of(at.size(), of(Player::Max), of(Player::Min), at.to_move());
    }

    fn cleared(at: &OthelloPosition) -> OthelloPosition {
        OthelloPosition::of(at.size(), Squares::NONE, Squares::NONE, at.to_move())
    }

    fn turned(at: &OthelloPosition) -> OthelloPosition {
        at.passed()
    }
}
