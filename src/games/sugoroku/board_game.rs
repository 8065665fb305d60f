//! The race as a game on a board.
//!
//! White's lane is above the track and Black's below it: on the left who waits, in the middle the die,
//! on the right who is home.

use super::position::{DieFace, Place, RaceMove, RacePosition, Sugoroku, side};
use super::setup::Runners;
use crate::board::{Board, BoardStyle, Cell, LineNames, PieceFace, PieceSigns, ShownPiece};
use crate::board_game::{BoardGame, BoardMove, BoardStart, GameEnd};
use crate::rules_card::{Example, RulesCard};
use game::Game as _;
use language::{Language, Sides, Texts, Words};
use score::{Fraction, Player};

const FILES: u8 = Place::SQUARES + 2;
const RANKS: u8 = 3;

/// Squares bear their numbers themselves; the frame has room for the sign that opens the rules.
const NAMES: LineNames = LineNames { files: &[""], ..LineNames::NONE };

/// What a cell of the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrackCell {
    Square(Place),
    /// The number of a runner among those who wait.
    Waiting(Player, u8),
    Home(Player, u8),
    Die(Player, DieFace),
}

impl TrackCell {
    fn all() -> impl Iterator<Item = Self> {
        let squares = Place::squares().map(Self::Square);
        squares.chain([Player::Max, Player::Min].into_iter().flat_map(|player| {
            let die = DieFace::all().map(move |face| Self::Die(player, face));
            let beside = [0, 1].into_iter().flat_map(move |number| {
                [Self::Waiting(player, number), Self::Home(player, number)]
            });
            die.chain(beside)
        }))
    }

    /// Columns are from the left.
    fn cell(self) -> Cell {
        let lane = |player| match player {
            Player::Min => 0,
            Player::Max => RANKS - 1,
        };
        let (column, rank) = match self {
            Self::Square(place) => (place.number(), 1),
            Self::Waiting(player, number) => (1 - number, lane(player)),
            Self::Die(player, face) => (2 + face.pips(), lane(player)),
            Self::Home(player, number) => (FILES - 2 + number, lane(player)),
        };
        Cell { file: FILES - 1 - column, rank }
    }

    fn at(cell: Cell) -> Option<Self> {
        Self::all().find(|spot| spot.cell() == cell)
    }
}

/// A runner, with its colour told by a circle.
const fn face(player: Player) -> PieceFace {
    let sign = match player {
        Player::Max => "●",
        Player::Min => "○",
    };
    PieceFace { kanji: sign, letter: sign, promoted: false, steps: &[] }
}

/// What the die shows.
fn die(of: DieFace) -> PieceFace {
    let sign = ["1", "2", "3"][usize::from(of.pips()) - 1];
    PieceFace { kanji: sign, letter: sign, promoted: false, steps: &[] }
}

/// The cell where the runner of a move is, or the face that is thrown.
fn touched(at: &RacePosition, mv: RaceMove) -> Cell {
    let mover = at.to_move();
    match mv {
        RaceMove::Throw(face) => TrackCell::Die(mover, face).cell(),
        RaceMove::Go(Place::WAITING) => TrackCell::Waiting(mover, 0).cell(),
        RaceMove::Go(place) => TrackCell::Square(place).cell(),
    }
}

/// Where the runner of a move stops; `None` for a throw.
fn stop(at: &RacePosition, mv: RaceMove) -> Option<Place> {
    match (mv, at.thrown()) {
        (RaceMove::Go(from), Some(face)) => Some(at.stop(from, face)),
        _ => None,
    }
}

/// A chance for people: in tenths of a percent, and exactly where that is short.
fn chance_text(chance: Fraction, language: Language) -> String {
    /// With more parts of a whole than ten throws make, a fraction says nothing to anybody.
    const MOST_PARTS: i64 = 59_049;
    let (count, parts) = (chance.count(), chance.parts());
    let tenths = count.saturating_mul(2_000).saturating_add(parts) / (2 * parts);
    let number = match tenths {
        0 if count > 0 => "<0.1".to_owned(),
        1_000 if count < parts => ">99.9".to_owned(),
        _ if 1_000 * count % parts == 0 && tenths % 10 == 0 => (tenths / 10).to_string(),
        _ => format!("{}.{}", tenths / 10, tenths % 10),
    };
    let texts = language.texts();
    if parts == 1 || parts > MOST_PARTS {
        return texts.sugoroku_percent(number);
    }
    texts.sugoroku_percent_exact(chance.shown(), number)
}

const THROW: Example = ("startpos", None, "d2", Texts::sugoroku_example_throw);
const START: Example = ("....... 2-2 B 2", None, "0", Texts::sugoroku_example_start);
const HOP: Example = (".BW.... 1-1 B 1", None, "2", Texts::sugoroku_example_hop);
const HOME: Example = (".....BW 1-1 B 3", None, "6", Texts::sugoroku_example_home);

impl BoardGame for Sugoroku {
    const ID: &'static str = "sugoroku";

    const STARTS: &'static [BoardStart] =
        &[BoardStart { text: "startpos", name: Texts::sugoroku_name }];

    const LONGEST: Option<u8> = Some(62);

    const SIDES: Sides = Sides::Colours;

    const BOX: &'static [&'static [&'static str]] = &[];

    const HAS_CHANCE: bool = true;

    type Layout = Runners;

    fn name(language: Language) -> String {
        language.texts().sugoroku_name()
    }

    fn start() -> RacePosition {
        RacePosition::default()
    }

    fn rules(language: Language) -> String {
        language.texts().sugoroku_rules()
    }

    fn card(language: Language) -> RulesCard {
        let texts = language.texts();
        RulesCard {
            goal: vec![texts.sugoroku_rules(), texts.sugoroku_solved()],
            squares: texts.sugoroku_squares(),
            moves: Self::examples(&[THROW, START, HOP, HOME], language),
            ..RulesCard::default()
        }
    }

    fn typing(language: Language) -> String {
        language.texts().sugoroku_type_here()
    }

    fn read(text: &str) -> Result<RacePosition, Words> {
        text.parse()
    }

    fn write(at: &RacePosition) -> String {
        at.to_string()
    }

    fn check(_: &RacePosition) -> Result<(), Words> {
        Ok(())
    }

    fn move_text(mv: RaceMove) -> String {
        mv.to_string()
    }

    fn read_move(_: &RacePosition, text: &str) -> Result<RaceMove, Words> {
        text.parse()
    }

    fn check_move(at: &RacePosition, mv: RaceMove) -> Result<(), Words> {
        at.check_move(mv)
    }

    fn end(at: &RacePosition) -> Option<GameEnd> {
        at.winner().map(GameEnd::Won)
    }

    fn standing(at: &RacePosition, language: Language) -> String {
        let texts = language.texts();
        let mover = Self::side(at.to_move(), language);
        let chance = chance_text(at.chance(), language);
        let chance = texts.sugoroku_chance(chance, Self::side(Player::Max, language));
        match (at.winner(), at.thrown()) {
            (Some(winner), _) => texts.sugoroku_wins(Self::side(winner, language)),
            (_, None) => texts.sugoroku_to_throw(chance, mover),
            (_, Some(face)) => texts.sugoroku_to_go(chance, face.pips(), mover),
        }
    }

    fn moves_left(at: &RacePosition) -> Option<u32> {
        if at.winner().is_some() {
            return Some(0);
        }
        // Each throw takes a runner a step at least, and the loser's last one is not made.
        let throws = at.pips(Player::Max) + at.pips(Player::Min) - 1;
        Some(2 * throws - u32::from(at.thrown().is_some()))
    }

    fn parts(at: &RacePosition, plies: u8) -> Option<u32> {
        let plies = u32::from(plies).min(Self::moves_left(at).unwrap_or(u32::MAX));
        let throws = if at.thrown().is_some() { plies / 2 } else { plies.div_ceil(2) };
        u32::from(DieFace::COUNT).checked_pow(throws)
    }

    fn chance(at: &RacePosition) -> Option<Fraction> {
        Some(at.chance())
    }

    fn perfect(at: &RacePosition) -> Option<RaceMove> {
        at.perfect()
    }

    /// 黒3→5, Black 3→5; 黒 2の目, Black throw 2.
    fn move_name(at: &RacePosition, mv: RaceMove, language: Language) -> String {
        let texts = language.texts();
        let mover = Self::side(at.to_move(), language);
        let name = |place: Place| match place {
            Place::WAITING => texts.sugoroku_from_start(),
            Place::HOME => texts.sugoroku_at_home(),
            place => place.to_string(),
        };
        match (mv, stop(at, mv)) {
            (RaceMove::Throw(face), _) => texts.sugoroku_throws(face.pips(), mover),
            (RaceMove::Go(from), Some(to)) => texts.sugoroku_goes(name(from), mover, name(to)),
            (RaceMove::Go(from), None) => texts.sugoroku_goes(name(from), mover, "?"),
        }
    }

    fn board(at: &RacePosition, last: Option<(&RacePosition, RaceMove)>) -> Board {
        let arrived = |(before, mv): (&RacePosition, RaceMove)| match stop(before, mv) {
            None => touched(before, mv),
            Some(Place::HOME) => {
                let home = Runners::of(at).home[side(before.to_move())];
                TrackCell::Home(before.to_move(), home.saturating_sub(1)).cell()
            }
            Some(place) => TrackCell::Square(place).cell(),
        };
        let mut moves = Vec::new();
        Self.moves(at, &mut moves);
        let marks = moves.into_iter().map(|mv| touched(at, mv)).collect();
        Board {
            last_move: last.map(|last| (None, arrived(last))),
            marks,
            ..Self::show(&Runners::of(at))
        }
    }

    fn layout(at: &RacePosition) -> Runners {
        Runners::of(at)
    }

    fn position(runners: Runners) -> Result<RacePosition, Words> {
        runners.position()
    }

    fn show(runners: &Runners) -> Board {
        let is_over = runners.home.contains(&2);
        let piece = |spot: TrackCell| {
            let (player, face) = match spot {
                // Before the throw each face can come up.
                TrackCell::Die(player, of) if player == runners.to_move && !is_over => {
                    let shows = runners.thrown.is_none_or(|thrown| thrown == of);
                    (player, shows.then(|| die(of))?)
                }
                spot => {
                    let (_, player) = Self::piece(runners, spot.cell())?;
                    (player, face(player))
                }
            };
            Some(ShownPiece { at: spot.cell(), player, face })
        };
        Board {
            game: Some(Self::ID),
            pieces: TrackCell::all().filter_map(piece).collect(),
            to_move: runners.to_move,
            ..Board::empty(BoardStyle::Track, NAMES, [FILES, RANKS])
        }
    }

    fn to_move(runners: &Runners) -> Player {
        runners.to_move
    }

    fn whose_turn(runners: &Runners, language: Language) -> String {
        language.texts().sugoroku_turn(Self::side(runners.to_move, language))
    }

    fn square_name(runners: &Runners, cell: Cell, language: Language, _: PieceSigns) -> String {
        let texts = language.texts();
        let who = match Self::piece(runners, cell) {
            Some((_, player)) => Self::side(player, language),
            None => texts.positions_empty(),
        };
        let side = |player| Self::side(player, language);
        match TrackCell::at(cell) {
            Some(TrackCell::Square(place)) => texts.sugoroku_square(place.number(), who),
            Some(TrackCell::Waiting(player, _)) => texts.sugoroku_waiting_spot(side(player), who),
            Some(TrackCell::Home(player, _)) => texts.sugoroku_home_spot(side(player), who),
            Some(TrackCell::Die(player, face)) => {
                texts.sugoroku_die_spot(face.pips(), side(player))
            }
            None => texts.sugoroku_beside(),
        }
    }

    fn shown(at: &RacePosition, mv: RaceMove) -> BoardMove {
        BoardMove { from: None, to: Some(touched(at, mv)) }
    }

    /// A face of the die is thrown, a runner goes; elsewhere nobody can.
    fn move_of(at: &RacePosition, shown: BoardMove) -> Option<RaceMove> {
        let cell = shown.to?;
        match TrackCell::at(cell).unwrap_or(TrackCell::Home(at.to_move(), 0)) {
            TrackCell::Square(place) => Some(RaceMove::Go(place)),
            TrackCell::Waiting(player, _) if player == at.to_move() => {
                Some(RaceMove::Go(Place::WAITING))
            }
            TrackCell::Die(player, face) if player == at.to_move() => Some(RaceMove::Throw(face)),
            _ => Some(RaceMove::Go(Place::HOME)),
        }
    }

    fn piece(runners: &Runners, cell: Cell) -> Option<(&'static str, Player)> {
        let there = |player: Player, there: bool| there.then(|| (face(player).letter, player));
        match TrackCell::at(cell)? {
            TrackCell::Square(place) => {
                let player = runners.track.get(usize::from(place.number()) - 1).copied()??;
                there(player, true)
            }
            TrackCell::Waiting(player, number) => {
                there(player, number < runners.waiting[side(player)])
            }
            TrackCell::Home(player, number) => there(player, number < runners.home[side(player)]),
            TrackCell::Die(player, of) => {
                let is_shown = player == runners.to_move && runners.thrown == Some(of);
                is_shown.then(|| (die(of).letter, player))
            }
        }
    }

    /// Beside the track a side has only runners of its own.
    fn set_piece(runners: &mut Runners, cell: Cell, piece: Option<(&'static str, Player)>) {
        let adds = piece.is_some() && Self::piece(runners, cell).is_none();
        let count = |count: &mut u8| {
            *count = if adds { (*count + 1).min(2) } else { count.saturating_sub(1) };
        };
        match TrackCell::at(cell) {
            Some(TrackCell::Square(place)) => {
                if let Some(square) = runners.track.get_mut(usize::from(place.number()) - 1) {
                    *square = piece.map(|(_, player)| player);
                }
            }
            Some(TrackCell::Waiting(player, _)) => count(&mut runners.waiting[side(player)]),
            Some(TrackCell::Home(player, _)) => count(&mut runners.home[side(player)]),
            Some(TrackCell::Die(player, of)) => {
                (runners.to_move, runners.thrown) = (player, adds.then_some(of));
            }
            None => {}
        }
    }

    fn cleared(_: &Runners) -> Runners {
        Runners::NONE
    }

    fn turned(runners: &Runners) -> Runners {
        Runners { to_move: runners.to_move.other(), ..*runners }
    }
}
