//! The card that tells how to read a board and a move of a game.
//!
//! What a move is called, how a piece goes and what it is worth come from the game and its
//! evaluator, so that the card says what the program does.

use shogi_core::PieceKind;

use games::board::PieceFace;
use games::board_game::BoardGame;
use games::dobutsu::{Animal, Dobutsu};
use games::shogi::Shogi;
use games::shogi::notation::{kind_name, letter};
use games::shogi::values::{USAPYON, VALUED_KINDS};
use language::{Language, Phrase, Sides, Texts};
use score::Player;
use subject::GameId;

/// How to read the board of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesCard {
    /// The name of the game.
    pub game: String,
    /// What a game is about, one paragraph each.
    pub goal: Vec<String>,
    /// The pieces in rows: a row of promoted ones stands below.
    pub pieces: Vec<Vec<RulesPiece>>,
    /// What squares are called.
    pub squares: String,
    /// Names of moves, with what they mean.
    pub moves: Vec<(String, String)>,
    /// What the values of the pieces come to.
    pub values: Option<String>,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPiece {
    pub face: PieceFace,
    pub name: String,
    /// What it is worth, if the card says so.
    pub worth: Option<String>,
}

/// A move: the position, the move before it, the move, and what its name means.
type Example = (&'static str, Option<&'static str>, &'static str, Phrase);

/// A move that shows each sign of the notation of shogi.
const SHOGI: [Example; 6] = [
    ("9/9/9/9/9/9/2P6/9/9 b -", None, "7g7f", Texts::rules_shogi_goes),
    ("9/9/9/9/2p6/9/2P6/9/9 w -", Some("7e7f"), "7g7f", Texts::rules_shogi_takes),
    ("9/9/9/9/9/9/2S6/9/9 b S", None, "S*7f", Texts::rules_shogi_drops),
    ("9/9/9/6P2/9/9/9/9/9 b -", None, "3d3c+", Texts::rules_shogi_promotes),
    ("9/9/9/6P2/9/9/9/9/9 b -", None, "3d3c", Texts::rules_shogi_declines),
    ("9/9/9/9/9/9/9/9/3G1G3 b -", None, "4i5h", Texts::rules_shogi_origin),
];

/// The same of dōbutsu shōgi.
const DOBUTSU: [Example; 4] = [
    ("1l1/3/1C1/1L1 b -", None, "b3b2", Texts::rules_dobutsu_goes),
    ("1l1/1c1/1C1/1L1 b -", None, "b3b2", Texts::rules_dobutsu_takes),
    ("1l1/3/3/1L1 b C", None, "C*b2", Texts::rules_dobutsu_drops),
    ("1l1/C2/3/1L1 b -", None, "a2a1", Texts::rules_dobutsu_promotes),
];

pub fn rules_card(game: GameId, language: Language) -> RulesCard {
    // Whatever is open beside the card.
    let language = language.of_sides(match game {
        GameId::Othello => Sides::Colours,
        GameId::Shogi | GameId::Dobutsu => Sides::Players,
    });
    let texts = language.texts();
    match game {
        GameId::Shogi => shogi(language),
        GameId::Dobutsu => RulesCard {
            game: Dobutsu::name(language),
            goal: vec![texts.dobutsu_rules()],
            pieces: vec![Animal::ALL.map(|animal| animal_shown(animal, language)).to_vec()],
            squares: texts.rules_dobutsu_squares(),
            moves: examples::<Dobutsu>(&DOBUTSU, language),
            values: None,
        },
        GameId::Othello => RulesCard {
            game: games::othello::Othello::name(language),
            goal: vec![texts.rules_othello_goal()],
            pieces: Vec::new(),
            squares: texts.rules_othello_squares(),
            moves: Vec::new(),
            values: None,
        },
    }
}

fn shogi(language: Language) -> RulesCard {
    let texts = language.texts();
    let [board, hand] = [USAPYON.board(PieceKind::Pawn), USAPYON.hand(PieceKind::Pawn)];
    let kinds: Vec<_> = VALUED_KINDS.into_iter().rev().collect();
    let promoted = kinds.iter().filter_map(|kind| kind.promote());
    let piece = |kind: PieceKind| RulesPiece {
        face: games::shogi::shown::face(kind, Player::Max),
        name: match kind.unpromote() {
            // Its board and its letter say the rest.
            Some(PieceKind::Silver | PieceKind::Knight | PieceKind::Lance)
                if !language.is_english() =>
            {
                kind_name(kind, language).to_owned()
            }
            _ => {
                let name = texts.rules_kind(letter(kind).replace('+', "p"));
                if language.is_english() { format!("{name} {}", letter(kind)) } else { name }
            }
        },
        worth: match (kind, kind.unpromote()) {
            (PieceKind::King, _) => None,
            (_, Some(_)) => Some(texts.rules_worth_on_board(USAPYON.board(kind))),
            (_, None) => Some(texts.rules_worth(USAPYON.board(kind), USAPYON.hand(kind))),
        },
    };
    RulesCard {
        game: Shogi::name(language),
        goal: vec![
            texts.rules_shogi_goal(),
            texts.rules_shogi_hand(),
            texts.rules_shogi_promotion(),
        ],
        pieces: vec![
            std::iter::once(PieceKind::King).chain(kinds.iter().copied()).map(piece).collect(),
            promoted.map(piece).collect(),
        ],
        squares: texts.rules_shogi_squares(),
        moves: examples::<Shogi>(&SHOGI, language),
        values: Some(texts.rules_shogi_swing(board, hand, board + hand, 2 * board)),
    }
}

fn animal_shown(animal: Animal, language: Language) -> RulesPiece {
    RulesPiece {
        face: games::dobutsu::shown::face(animal),
        name: animal.name(language),
        worth: None,
    }
}

/// The names of moves in their positions, with what they mean.
fn examples<G: BoardGame>(all: &[Example], language: Language) -> Vec<(String, String)> {
    let name = |&(position, before, mv, means): &Example| {
        let at = G::read(position).ok()?;
        let before = before.map(|before| G::read_move(&at, before)).transpose().ok()?;
        let at = before.map_or_else(|| at.clone(), |before| G::default().after(&at, before));
        let mv = G::read_move(&at, mv).ok()?;
        Some((G::move_name_after(&at, before, mv, language), means(language.texts())))
    };
    all.iter().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game as _;

    /// The names of the moves on a card.
    fn names(game: GameId, language: Language) -> Vec<String> {
        rules_card(game, language).moves.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn every_sign_that_a_card_explains_is_in_the_name_of_its_move() {
        let english = ["▲P-7f", "▲Px7f", "▲S*7f", "▲P-3c+", "▲P-3c=", "▲G4i-5h"];
        assert_eq!(names(GameId::Shogi, Language::En), english);
        let japanese = ["▲７六歩", "▲同歩", "▲７六銀打", "▲３三歩成", "▲３三歩不成", "▲５八金右"];
        assert_eq!(names(GameId::Shogi, Language::Ja), japanese);
        let english = ["▲Chick B2", "▲Chick×B2", "▲Chick*B2", "▲Chick A1+"];
        assert_eq!(names(GameId::Dobutsu, Language::En), english);
        assert_eq!(names(GameId::Dobutsu, Language::Ja).len(), 4);
    }

    #[test]
    fn a_taken_pawn_swings_by_what_the_evaluator_gains() {
        let game = Shogi::default();
        let at = Shogi::read("9/9/9/9/9/2p6/2P6/9/9 b -").expect("a position");
        let mv = Shogi::read_move(&at, "7g7f").expect("a move");
        let value = |at: &_| eval::Evaluation::Usapyon.value(at).0;
        let swing = value(&game.after(&at, mv)) - value(&at);
        let says = rules_card(GameId::Shogi, Language::En).values.expect("values");
        assert!(says.contains(&format!("swings by {swing}.")), "{swing}: {says}");
    }
}
