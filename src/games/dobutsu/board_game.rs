//! Dōbutsu shōgi as a game on a board.

use super::animal::{Animal, AnimalPiece};
use super::moves::DobutsuMove;
use super::position::DobutsuPosition;
use super::rules::Dobutsu;
use super::shown::{board_of, face, move_name, side_name, square_of, way_of_move};
use crate::board::{Board, Cell, PieceFace, PieceSigns, Standing};
use crate::board_game::{BoardGame, BoardMove, BoardStart, GameEnd};
use crate::rules_card::{Example, RulesCard, RulesPiece};
use language::{Language, Texts, Words};
use score::Player;

const EXAMPLES: [Example; 4] = [
    ("1l1/3/1C1/1L1 b -", None, "b3b2", Texts::rules_dobutsu_goes),
    ("1l1/1c1/1C1/1L1 b -", None, "b3b2", Texts::rules_dobutsu_takes),
    ("1l1/3/3/1L1 b C", None, "C*b2", Texts::rules_dobutsu_drops),
    ("1l1/C2/3/1L1 b -", None, "a2a1", Texts::rules_dobutsu_promotes),
];

impl BoardGame for Dobutsu {
    const ID: &'static str = "dobutsu";

    const STARTS: &'static [BoardStart] =
        &[BoardStart { text: "startpos", name: Texts::dobutsu_name }];

    /// A position does not know that it has occurred before.
    const LONGEST: Option<u8> = None;

    const BOX: &'static [&'static [&'static str]] = &[&["L", "G", "E", "C", "H"]];

    type Layout = DobutsuPosition;

    fn name(language: Language) -> String {
        language.texts().dobutsu_name()
    }

    fn start() -> DobutsuPosition {
        DobutsuPosition::default()
    }

    fn rules(language: Language) -> String {
        language.texts().dobutsu_rules()
    }

    fn card(language: Language) -> RulesCard {
        let texts = language.texts();
        let shown = |animal: Animal| RulesPiece {
            face: face(animal),
            name: animal.name(language),
            worth: None,
        };
        RulesCard {
            goal: vec![texts.dobutsu_rules()],
            pieces: vec![Animal::ALL.map(shown).to_vec()],
            squares: texts.rules_dobutsu_squares(),
            moves: Self::examples(&EXAMPLES, language),
            ..RulesCard::default()
        }
    }

    fn read(text: &str) -> Result<DobutsuPosition, Words> {
        text.parse()
    }

    fn write(at: &DobutsuPosition) -> String {
        at.to_string()
    }

    fn check(at: &DobutsuPosition) -> Result<(), Words> {
        at.check()
    }

    fn move_text(mv: DobutsuMove) -> String {
        mv.to_string()
    }

    fn read_move(_: &DobutsuPosition, text: &str) -> Result<DobutsuMove, Words> {
        text.parse()
    }

    fn check_move(at: &DobutsuPosition, mv: DobutsuMove) -> Result<(), Words> {
        at.check_move(mv)
    }

    fn end(at: &DobutsuPosition) -> Option<GameEnd> {
        at.winner().map(GameEnd::Won)
    }

    fn standing(at: &DobutsuPosition, language: Language) -> String {
        let texts = language.texts();
        let Some(winner) = at.winner() else {
            return texts.dobutsu_to_move(side_name(at.to_move(), language));
        };
        let name = side_name(winner, language);
        let has_entered = at.lion(winner).is_some_and(|lion| lion.is_far(winner));
        if at.lion(winner.other()).is_none() {
            texts.dobutsu_catch(name)
        } else if has_entered {
            texts.dobutsu_try(name)
        } else {
            texts.dobutsu_stuck(name)
        }
    }

    fn moves_left(_: &DobutsuPosition) -> Option<u32> {
        None
    }

    fn move_name(at: &DobutsuPosition, mv: DobutsuMove, language: Language) -> String {
        move_name(at, mv, language)
    }

    /// The piece that is taken.
    fn gain(at: &DobutsuPosition, mv: DobutsuMove, language: Language) -> Option<String> {
        let taken = at.piece(mv.to())?.animal.name(language);
        Some(language.texts().dobutsu_takes(taken))
    }

    fn board(at: &DobutsuPosition, last: Option<(&DobutsuPosition, DobutsuMove)>) -> Board {
        board_of(at, last)
    }

    fn layout(at: &DobutsuPosition) -> DobutsuPosition {
        *at
    }

    fn position(pieces: DobutsuPosition) -> Result<DobutsuPosition, Words> {
        Ok(pieces)
    }

    fn show(pieces: &DobutsuPosition) -> Board {
        Self::board(pieces, None)
    }

    fn to_move(pieces: &DobutsuPosition) -> Player {
        pieces.to_move()
    }

    fn whose_turn(pieces: &DobutsuPosition, language: Language) -> String {
        Self::standing(pieces, language)
    }

    fn square_name(at: &DobutsuPosition, cell: Cell, language: Language, _: PieceSigns) -> String {
        let texts = language.texts();
        let Some(square) = square_of(cell) else {
            return String::new();
        };
        match at.piece(square) {
            Some(AnimalPiece { animal, player }) => {
                let side = side_name(player, language);
                texts.dobutsu_square(animal.name(language), side, square.name())
            }
            None => texts.shogi_empty_square(square.name()),
        }
    }

    fn shown(at: &DobutsuPosition, mv: DobutsuMove) -> BoardMove {
        let (from, to) = way_of_move(at, mv);
        BoardMove { from: Some(from), to: Some(to) }
    }

    fn move_of(_: &DobutsuPosition, shown: BoardMove) -> Option<DobutsuMove> {
        let to = square_of(shown.to?)?;
        Some(match shown.from? {
            Standing::On(from) => DobutsuMove::Step { from: square_of(from)?, to },
            Standing::InHand(_, letter) => {
                DobutsuMove::Drop { animal: Animal::of_letter(letter)?, to }
            }
        })
    }

    fn piece(at: &DobutsuPosition, cell: Cell) -> Option<(&'static str, Player)> {
        let AnimalPiece { animal, player } = at.piece(square_of(cell)?)?;
        Some((animal.letter(), player))
    }

    fn set_piece(at: &mut DobutsuPosition, cell: Cell, piece: Option<(&'static str, Player)>) {
        let Some(square) = square_of(cell) else {
            return;
        };
        let piece = piece.and_then(|(letter, player)| {
            let animal = Animal::of_letter(letter)?;
            Some(AnimalPiece { animal, player })
        });
        at.set_piece(square, piece);
    }

    fn in_hand(at: &DobutsuPosition, player: Player, letter: &str) -> u8 {
        Animal::of_letter(letter)
            .filter(|animal| Animal::HELD.contains(animal))
            .map_or(0, |animal| at.in_hand(player, animal))
    }

    fn set_in_hand(at: &mut DobutsuPosition, player: Player, letter: &str, count: u8) {
        let animal = Animal::of_letter(letter).filter(|animal| Animal::HELD.contains(animal));
        if let Some(animal) = animal {
            at.set_in_hand(player, animal, count);
        }
    }

    fn held_as(letter: &'static str) -> Option<&'static str> {
        let held = Animal::of_letter(letter)?.held()?;
        Animal::HELD.get(held).map(|animal| animal.letter())
    }

    fn promoted(letter: &str, promoted: bool) -> Option<&'static str> {
        match (Animal::of_letter(letter)?, promoted) {
            (Animal::Chick, true) => Some(Animal::Hen.letter()),
            (Animal::Hen, false) => Some(Animal::Chick.letter()),
            _ => None,
        }
    }

    fn face(letter: &'static str, _: Player) -> PieceFace {
        face(Animal::of_letter(letter).unwrap_or(Animal::Chick))
    }

    fn piece_name(letter: &str, language: Language) -> String {
        let name = |animal: Animal| animal.name(language);
        Animal::of_letter(letter).map(name).unwrap_or_default()
    }

    fn cleared(at: &DobutsuPosition) -> DobutsuPosition {
        DobutsuPosition::empty(at.to_move())
    }

    fn turned(at: &DobutsuPosition) -> DobutsuPosition {
        at.turned()
    }
}
