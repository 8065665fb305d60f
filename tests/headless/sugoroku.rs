//! The sugoroku race: its rules against plain lists of numbers, its chances against all throws to
//! come, its trees against means in fractions, texts and boards there and back.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "so are positions of every game")]

use std::collections::HashSet;

use yomisuji::cli::Exit;
use yomisuji::eval::{GameEvaluation, SugorokuEvaluation};
use yomisuji::formats::record::{Encoding, Format, Recorded};
use yomisuji::game::{Game, Keyed};
use yomisuji::games::board::Cell;
use yomisuji::games::board_game::{BoardGame, GameEnd};
use yomisuji::games::sugoroku::{DieFace, Place, RaceMove, RacePosition, Sugoroku};
use yomisuji::language::{Language, Say as _};
use yomisuji::play::thrown;
use yomisuji::scenario::record;
use yomisuji::score::{Fraction, Player, Score};
use yomisuji::search::{Algorithm, Descent};
use yomisuji::session::{BoardCommand, BoardMode, Command, PageCommand, Session};
use yomisuji::subject::{GameId, GameSetup, SubjectSetup, Unfit};
use yomisuji::tree::{Growth, Kind, NodeId, Packed, Tree, Watch};

use crate::cover::rounds;
use crate::random::Dice;
use crate::send;

/// The race as one would keep it on a sheet of paper: a number a runner, 8 for home.
#[derive(Clone, Debug)]
struct Sheet {
    black: Vec<i32>,
    white: Vec<i32>,
    blacks_turn: bool,
    thrown: Option<i32>,
}

impl Sheet {
    fn own(&self) -> &Vec<i32> {
        if self.blacks_turn { &self.black } else { &self.white }
    }

    /// Who has both runners home.
    fn winner(&self) -> Option<Player> {
        let is_home = |runners: &Vec<i32>| runners.iter().all(|runner| *runner == 8);
        match (is_home(&self.black), is_home(&self.white)) {
            (true, _) => Some(Player::Max),
            (_, true) => Some(Player::Min),
            _ => None,
        }
    }

    /// The moves as texts, in any order.
    fn moves(&self) -> HashSet<String> {
        if self.winner().is_some() {
            return HashSet::new();
        }
        match self.thrown {
            None => (1..=3).map(|face| format!("d{face}")).collect(),
            Some(_) => {
                self.own().iter().filter(|runner| **runner < 8).map(ToString::to_string).collect()
            }
        }
    }

    fn play(&mut self, mv: &str) {
        if let Some(face) = mv.strip_prefix('d') {
            self.thrown = Some(face.parse().expect("a face"));
            return;
        }
        let from: i32 = mv.parse().expect("a place");
        let all: Vec<_> = self.black.iter().chain(&self.white).copied().collect();
        let mut to = from + self.thrown.take().expect("it was thrown");
        while to <= 7 && all.contains(&to) {
            to += 1;
        }
        let own = if self.blacks_turn { &mut self.black } else { &mut self.white };
        let runner = own.iter().position(|runner| *runner == from).expect("a runner");
        own[runner] = to.min(8);
        self.blacks_turn = !self.blacks_turn;
    }

    fn agrees(&self, at: &RacePosition) {
        for (player, own) in [(Player::Max, &self.black), (Player::Min, &self.white)] {
            let mut own = own.clone();
            own.sort_unstable();
            let there = at.runners(player).map(|place| i32::from(place.number()));
            assert_eq!(there.to_vec(), own, "{at}");
        }
        assert_eq!(at.to_move() == Player::Max, self.blacks_turn, "{at}");
        assert_eq!(at.thrown().map(|face| i32::from(face.pips())), self.thrown, "{at}");
        assert_eq!(at.winner(), self.winner(), "{at}");
    }
}

fn moves(at: &RacePosition) -> Vec<RaceMove> {
    let mut moves = Vec::new();
    Sugoroku.moves(at, &mut moves);
    moves
}

fn read(text: &str) -> RacePosition {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Positions of random games, from the start to the end.
fn for_games(count: usize, mut with: impl FnMut(&RacePosition, &Sheet)) {
    let mut dice = Dice::new(81);
    for _ in 0..count {
        let mut at = RacePosition::default();
        let mut sheet =
            Sheet { black: vec![0; 2], white: vec![0; 2], blacks_turn: true, thrown: None };
        loop {
            with(&at, &sheet);
            let moves = moves(&at);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len() as u64) as usize];
            sheet.play(&mv.to_string());
            at = Sugoroku.after(&at, mv);
        }
    }
}

#[test]
fn throws_and_moves_are_those_of_a_sheet_of_paper() {
    let mut throws = Vec::new();
    let mut since = 0;
    for_games(rounds(2_000), |at, sheet| {
        sheet.agrees(at);
        let all: HashSet<_> = moves(at).iter().map(ToString::to_string).collect();
        assert_eq!(all, sheet.moves(), "{at}");
        assert_eq!(all.len(), moves(at).len(), "each once: {at}");
        assert_eq!(Sugoroku.is_chance(at), all.contains("d1"), "{at}");
        for text in (0..=7).map(|place| place.to_string()).chain(["d1", "d2", "d3"].map(Into::into))
        {
            let mv = Sugoroku::read_move(at, &text).expect("a move");
            let is_legal = Sugoroku::check_move(at, mv).is_ok();
            assert_eq!(is_legal, all.contains(&text), "{at} {text}");
        }
        assert_eq!(Sugoroku::end(at), at.winner().map(GameEnd::Won));
        // A throw changes who knows what, a move brings somebody nearer home: nothing comes again.
        let left = at.pips(Player::Max) + at.pips(Player::Min);
        for mv in moves(at) {
            let after = Sugoroku.after(at, mv);
            let next = after.pips(Player::Max) + after.pips(Player::Min);
            match mv {
                RaceMove::Throw(_) => assert!(next == left && after.thrown().is_some()),
                RaceMove::Go(_) => assert!(next < left && after.thrown().is_none()),
            }
            let ply = |at| Sugoroku::moves_left(at).expect("a race ends");
            assert!(ply(&after) < ply(at), "{at} {mv}");
        }
        assert_eq!(moves(at).is_empty(), at.winner().is_some());
        if *at == RacePosition::default() && since > 0 {
            throws.push(since);
            since = 0;
        }
        since += usize::from(Sugoroku.is_chance(at));
    });
    let mean = throws.iter().sum::<usize>() as f64 / throws.len() as f64;
    assert!((8.0..14.0).contains(&mean), "{mean}");
    let longest = u32::from(Sugoroku::LONGEST.expect("a race ends"));
    assert_eq!(Sugoroku::moves_left(&RacePosition::default()), Some(longest));
}

fn of(above: i64, below: i64) -> Fraction {
    Fraction::new(above, below).expect("a fraction")
}

/// Every race from a position by the moves that are called perfect, throw by throw forward: how
/// likely Black is to win.
fn played_out(at: RacePosition, likely: Fraction, sum: &mut Fraction) {
    let mut at = at;
    if at.thrown().is_some() {
        at = Sugoroku.after(&at, at.perfect().expect("somebody goes"));
    }
    match at.winner() {
        Some(Player::Max) => *sum = sum.plus(likely).expect("small"),
        Some(Player::Min) => {}
        None => {
            let likely = likely.times(of(1, 3)).expect("small");
            for throw in moves(&at) {
                played_out(Sugoroku.after(&at, throw), likely, sum);
            }
        }
    }
}

#[test]
fn chances_are_those_of_all_throws_to_come_and_no_move_has_a_better_one() {
    let (mut played, mut choices) = (HashSet::new(), 0);
    for_games(rounds(1_000), |at, _| {
        // Whoever changes one move only, and plays on as before, has no better chance.
        let chance = at.chance();
        let after: Vec<_> = moves(at).iter().map(|mv| Sugoroku.after(at, *mv).chance()).collect();
        if at.thrown().is_some() {
            let best = match at.to_move() {
                Player::Max => after.iter().max(),
                Player::Min => after.iter().min(),
            };
            assert_eq!(Some(&chance), best, "{at}");
            let perfect = at.perfect().expect("somebody goes");
            assert_eq!(Sugoroku.after(at, perfect).chance(), chance, "{at}");
            assert_eq!(Sugoroku::perfect(at), Some(perfect));
            choices += usize::from(after.iter().any(|other| *other != chance));
        } else {
            assert_eq!(at.perfect(), None);
        }
        let left = at.pips(Player::Max).min(at.pips(Player::Min));
        if left <= 5 && at.pips(Player::Max) + at.pips(Player::Min) <= 14 && played.insert(*at) {
            let mut sum = Fraction::ZERO;
            played_out(*at, Fraction::ONE, &mut sum);
            assert_eq!(sum, chance, "{at}");
        }
    });
    assert!(played.len() > rounds(300) && choices > rounds(300), "{} {choices}", played.len());
    assert_eq!(RacePosition::default().chance().to_string(), "19012746254/31381059609");
    for (text, chance) in [
        ("....WBB 0-0 B 1", "2/3"),
        (".....W. 0-0 W", "1"),
        ("..B...B 0-0 W", "0"),
        ("......B 0-1 B", "1"),
    ] {
        assert_eq!(Sugoroku::chance(&read(text)).map(|of| of.to_string()), Some(chance.into()));
    }
}

/// The chance that Black has won within some plies, or the mean of steps ahead, as fractions.
fn mean(at: &RacePosition, plies: u8, wins: bool) -> Fraction {
    let moves = moves(at);
    if plies == 0 || moves.is_empty() {
        let value = match (at.winner(), wins) {
            (Some(Player::Max), true) => 1,
            (_, true) => 0,
            (Some(winner), false) => 100 * i64::from(winner.sign()),
            (None, false) => i64::from(at.pips(Player::Min)) - i64::from(at.pips(Player::Max)),
        };
        return of(value, 1);
    }
    let below = moves.iter().map(|mv| mean(&Sugoroku.after(at, *mv), plies - 1, wins));
    if at.thrown().is_none() {
        let sum = below.reduce(|one, other| one.plus(other).expect("small")).expect("three");
        return sum.times(of(1, 3)).expect("small");
    }
    let best = if at.to_move() == Player::Max { below.max() } else { below.min() };
    best.expect("a move")
}

fn setup(at: &RacePosition, depth: u8, values: &str, growth: Growth) -> SubjectSetup {
    let own = GameSetup::<Sugoroku>::of_ones_own(at.to_string());
    SubjectSetup::Sugoroku(GameSetup { depth, values: values.into(), growth, ..own })
}

/// The value of the root of a finished run, exactly.
fn value_of(tree: &Tree, trace: yomisuji::trace::Trace) -> Fraction {
    let (tree, trace) = (std::sync::Arc::new(tree.clone()), std::sync::Arc::new(trace));
    let end = yomisuji::trace::Replay::at_end(std::sync::Arc::clone(&tree), trace);
    tree.exact(end.node(NodeId::ROOT).value().expect("a value"))
}

#[test]
fn trees_have_odds_that_add_up_and_every_search_over_chance_finds_their_mean() {
    let (mut dice, mut trees) = (Dice::new(82), 0);
    for_games(rounds(300), |at, _| {
        if dice.below(8) > 0 || at.winner().is_some() {
            return;
        }
        let plies = 1 + u8::try_from(dice.below(5)).expect("small");
        let (values, wins) = if dice.below(2) == 0 { ("pips", false) } else { ("wins", true) };
        let expected = mean(at, plies, wins);
        let every = setup(at, plies, values, Growth::Every);
        let tree =
            every.grow(Algorithm::Expectiminimax, Watch::cap(100_000)).expect("it grows").tree;
        assert!(tree.is_finished());
        for node in tree.ids() {
            let odds: Vec<_> = tree.children(node).map(|child| tree.odds(child)).collect();
            if tree.node(node).kind == Kind::Chance {
                let sum = odds.iter().flatten().copied().reduce(|a, b| a.plus(b).expect("small"));
                assert_eq!((odds.len(), sum), (3, Some(Fraction::ONE)), "{at}");
            } else {
                assert!(odds.iter().all(Option::is_none), "{at}");
            }
        }
        for algorithm in [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2] {
            assert_eq!(every.allows(algorithm), Ok(()));
            let trace = record(algorithm, &tree).expect("a run");
            assert_eq!(value_of(&tree, trace), expected, "{algorithm} {at} {plies} {values}");
        }
        // The same where the search grows the tree.
        let searched = setup(at, plies, values, Growth::Searched);
        let grown =
            searched.grow(Algorithm::Expectiminimax, Watch::cap(100_000)).expect("it grows");
        let run = grown.run.expect("its run");
        assert_eq!(grown.tree.len(), tree.len(), "{at}");
        assert_eq!(value_of(&grown.tree, run), expected, "{at} {plies} {values}");
        assert!(grown.tree.ids().all(|node| grown.tree.odds(node) == tree.odds(node)));
        trees += 1;
    });
    assert!(trees > rounds(200), "{trees}");
    // Read to the end, the mean is the chance.
    let near = read("....WBB 0-0 B 1");
    assert_eq!(mean(&near, 9, true), near.chance());
}

#[test]
fn only_what_meets_chance_runs_and_everything_else_says_why() {
    let at = RacePosition::default();
    for growth in [Growth::Every, Growth::Searched] {
        let setup = setup(&at, 2, "pips", growth);
        for algorithm in Algorithm::all() {
            match setup.allows(algorithm) {
                Ok(()) => assert!(algorithm.meets_chance(), "{algorithm}"),
                Err(unfit) => {
                    let is_star = [Algorithm::Star1, Algorithm::Star2].contains(&algorithm);
                    let is_late = is_star && growth == Growth::Searched;
                    assert!(!algorithm.meets_chance() || is_late, "{algorithm}");
                    let expected = if is_late { Unfit::NotGrown } else { Unfit::Chance };
                    assert_eq!(unfit, expected, "{algorithm}");
                    assert!(!unfit.say(Language::Ja).is_ascii());
                }
            }
        }
    }
    // What would leave the range of exact values is refused before anything is grown.
    let deep = setup(&at, 40, "wins", Growth::Every);
    let refused = deep.grow(Algorithm::Expectiminimax, Watch::cap(1_000)).err();
    let refused = refused.expect("too deep").what;
    assert!(refused.en.contains("cannot be counted exactly"), "{}", refused.en);
    for (lesson, part) in [
        ("asks: win", "no win is certain"),
        ("order: captures", "in the order in which they are generated"),
        ("further: [(path: [\"d1\"], plies: 2)]", "to the same depth"),
    ] {
        let text = format!("(board: \"startpos\", depth: 2, {lesson})");
        let lesson = lesson_of(&text, "expectiminimax");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.ron");
        std::fs::write(&path, lesson).expect("written");
        let file = path.to_str().expect("a name");
        let (exit, _) = crate::run(&["run", file, "--lang", "en"], "");
        assert!(format!("{exit:?}").contains(part), "{text}: {exit:?}");
    }
}

fn lesson_of(setup: &str, algorithm: &str) -> String {
    format!(
        "Lesson(version: 2, id: \"race\", title: (ja: \"r\", en: \"r\"), \
         source: (ja: \"r\", en: \"r\"), notes: (ja: \"r\", en: \"r\"), \
         subject: Sugoroku({setup}), algorithms: [\"{algorithm}\"], promises: [])"
    )
}

#[test]
fn a_race_is_sampled_as_its_dice_fall() {
    let at = read("....WBB 0-0 B 1");
    for algorithm in ["uct", "puct", "ucb1", "flat-monte-carlo"] {
        let setup = setup(&at, 4, "pips", Growth::Searched);
        let algorithm: Algorithm = algorithm.parse().expect("it samples");
        let grown = setup.grow(algorithm, Watch::cap(100_000)).expect("it grows");
        let chances = grown.tree.ids().filter(|&id| grown.tree.node(id).kind == Kind::Chance);
        let is_tree = !algorithm.samples().is_some_and(Descent::stops_below_root);
        assert_eq!(chances.count() > 0, is_tree, "{algorithm}");
    }
    let told = |algorithm: &str| {
        let (_, said) = crate::run(
            &[
                "search",
                "--game",
                "sugoroku",
                "--position",
                "....WBB 0-0 B 1",
                "--algorithm",
                algorithm,
                "--iterations",
                "2000",
                "--json",
            ],
            "",
        );
        serde_json::from_str::<serde_json::Value>(&said).expect("JSON")
    };
    for algorithm in ["uct", "puct", "ucb1"] {
        let json = told(algorithm);
        assert_eq!(json["best"], "7", "{json}");
        assert!((json["value"].as_f64().expect("a mean") - 0.64).abs() < 0.08, "{json}");
    }
}

#[test]
fn positions_go_there_and_back_through_texts_boards_and_keys() {
    let mut seen = std::collections::HashMap::new();
    for_games(rounds(500), |at, _| {
        assert_eq!(Sugoroku::read(&Sugoroku::write(at)).as_ref(), Ok(at));
        assert_eq!(Sugoroku::position(Sugoroku::layout(at)).as_ref(), Ok(at));
        assert_eq!(*seen.entry(Sugoroku.key(at)).or_insert(*at), *at);
        let board = Sugoroku::board(at, None);
        let runners = board.pieces.iter().filter(|piece| "●○".contains(piece.face.letter));
        assert_eq!(runners.count(), 4, "{at}");
        for mv in moves(at) {
            assert_eq!(RaceMove::unpack(mv.pack()), Some(mv));
            assert!(Sugoroku.number(mv) < Sugoroku::NUMBERS);
            let shown = Sugoroku::shown(at, mv);
            assert_eq!(Sugoroku::move_of(at, shown), Some(mv), "{at} {mv}");
            assert!(board.marks.contains(&shown.to.expect("a cell")));
            assert_eq!(Sugoroku::read_move(at, &Sugoroku::move_text(mv)), Ok(mv));
        }
    });
    assert_eq!(RacePosition::default().to_string(), "startpos");
    assert_eq!(read("....... 2-2 B"), RacePosition::default());
    assert_eq!(read(" .B..W..  1-0  B  3 ").to_string(), ".B..W.. 1-0 B 3");
}

#[test]
fn what_is_wrong_in_a_text_is_named_with_its_place() {
    for (text, part) in [
        ("", "found nothing"),
        ("start", "found 1 part,"),
        (".B..W.. 1-0", "found 2 parts"),
        (".B..W.. 1-0 B 3 x", "found 5 parts"),
        (".B..X.. 1-0 B", "character 5 is 'X'"),
        (".B..黒.. 1-0 B", "character 5 is '黒'"),
        (".B..W. 1-0 B", "the track has 6 squares"),
        (".B..W... 1-0 B", "the track has 8 squares"),
        (".B..W.. 10 B", "character 9: found \"10\""),
        (".B..W.. 3-0 B", "character 9: found \"3-0\""),
        (".B..W.. 1-0 b", "character 13: found \"b\""),
        (".B..W.. 1-0 B 4", "character 15: found \"4\""),
        (".B..W.. 1-0 B +3", "character 15: found \"+3\""),
        (".BB.W.. 1-0 B", "B has 3 runners"),
        (".B..W.. 1-2 B", "W has 3 runners"),
        ("....... 0-0 B", "both sides"),
        ("....W.. 0-0 W 2", "nothing is thrown any more"),
    ] {
        let error = text.parse::<RacePosition>().expect_err(text);
        assert!(error.en.contains(part), "{text}: {}", error.en);
        assert!(!error.ja.is_ascii(), "{text}");
    }
    let at = read(".B..W.. 1-0 B 3");
    for (at, text, part) in [
        (&at, "d4", "found \"d4\""),
        (&at, "8", "found \"8\""),
        (&at, "d2", "a runner goes"),
        (&at, "5", "no runner of B is at 5"),
        (&RacePosition::default(), "0", "thrown first"),
        (&read("....W.. 0-0 W"), "5", "the race is over"),
    ] {
        let read = Sugoroku::read_move(at, text).and_then(|mv| Sugoroku::check_move(at, mv));
        let error = read.expect_err(text);
        assert!(error.en.contains(part), "{text}: {}", error.en);
        assert!(!error.ja.is_ascii(), "{text}");
    }
}

#[test]
fn the_command_line_answers_and_says_what_cannot_read_chance() {
    let told = |arguments: &[&str]| {
        let all = [arguments, &["--game", "sugoroku", "--json"]].concat();
        let (exit, output) = crate::run(&all, "");
        assert!(matches!(exit, Ok(Exit::Answered)), "{arguments:?}: {exit:?}");
        serde_json::from_str::<serde_json::Value>(&output).expect("JSON")
    };
    for (depth, count) in [("1", 3), ("2", 3), ("3", 9), ("4", 9), ("6", 54)] {
        let json = told(&["perft", "--position", "startpos", "--depth", depth]);
        let mut all = vec![RacePosition::default()];
        for _ in 0..depth.parse().expect("a number") {
            let next =
                |at: RacePosition| moves(&at).into_iter().map(move |mv| Sugoroku.after(&at, mv));
            all = all.into_iter().flat_map(next).collect();
        }
        assert_eq!(json["nodes"], all.len(), "{depth}");
        assert_eq!(all.len(), count, "{depth}");
    }
    let json = told(&["moves", "--position", "....WBB 0-0 B 1"]);
    assert_eq!(json["legal"], serde_json::json!(["6", "7"]));
    let json = told(&["eval", "--position", "....WBB 0-0 B 1"]);
    assert_eq!(
        (&json["black"], &json["chance"], &json["best"]),
        (&0.into(), &"2/3".into(), &"7".into())
    );
    let json = told(&["eval", "--position", "startpos", "--evaluator", "wins"]);
    assert_eq!((&json["black"], &json["best"]), (&0.into(), &serde_json::Value::Null));
    let match_of = ["selfplay", "perfect", "random", "--games", "400", "--seed", "5"];
    let json = told(&match_of);
    assert!(json["wins"].as_u64() > Some(240), "{}", json["wins"]);
    assert_eq!(json["draws"], 0);
    assert!(json == told(&match_of), "a seed plays the same games");
    let json = told(&["selfplay", "depth-3:wins", "one-ply", "--games", "8", "--seed", "5"]);
    assert_eq!(json["draws"], 0);
    for (arguments, part) in [
        (
            &["search", "--position", "startpos", "--depth", "2"][..],
            "Sugoroku race: chance moves there",
        ),
        (
            &["search", "--position", "startpos", "--algorithm", "uct", "--iterations", "9"],
            "nobody chooses: give a position after the throw",
        ),
        (&["selfplay", "engine", "random", "--games", "2"], "Sugoroku race: chance moves there"),
        (&["selfplay", "pips", "random", "--games", "2"], "Sugoroku race: chance moves there"),
        (&["selfplay", "nobody", "random", "--games", "2"], "depth-8 or perfect"),
    ] {
        let (exit, _) =
            crate::run(&[arguments, &["--game", "sugoroku", "--lang", "en"]].concat(), "");
        assert!(format!("{exit:?}").contains(part), "{arguments:?}: {exit:?}");
    }
}

#[test]
fn a_record_is_a_line_of_throws_and_moves() {
    let text = "sugoroku startpos moves d2 0 d1 0 d3 2\n";
    let games = Sugoroku::read_games(text.as_bytes(), None).expect("known").expect("readable");
    assert_eq!(games.len(), 1);
    assert!(games[0].stopped.is_none(), "{:?}", games[0].stopped);
    let written = Sugoroku::write_games([&games[0].record], Format::Moves, Encoding::Utf8);
    assert_eq!(written.bytes, text.as_bytes());
    let wrong = "sugoroku startpos moves d2 3";
    let games = Sugoroku::read_games(wrong.as_bytes(), None).expect("known").expect("readable");
    let stopped = games[0].stopped.as_ref().expect("nobody is there").say(Language::En);
    assert!(stopped.contains("no runner of B is at 3"), "{stopped}");
}

#[test]
fn names_and_standing_say_the_side_the_throw_and_the_chance() {
    let at = read("....WBB 0-0 B 1");
    let name = |text: &str, language| {
        let mv = Sugoroku::read_move(&at, text).expect("a move");
        Sugoroku::move_name(&at, mv, language)
    };
    assert_eq!(
        (name("6", Language::En), name("7", Language::Ja)),
        ("Black 6→home".into(), "黒7→上がり".into())
    );
    let throw = Sugoroku::read_move(&RacePosition::default(), "d2").expect("a throw");
    let said = Language::ALL.map(|it| Sugoroku::move_name(&RacePosition::default(), throw, it));
    assert!(said.contains(&"Black throw 2".to_owned()) && said.contains(&"黒 2の目".to_owned()));
    for (text, en, ja) in [
        (
            "startpos",
            "Black is to throw. Black wins with probability 60.6 %.",
            "黒がさいころを振る。黒が勝つ確率は60.6%。",
        ),
        (
            "....WBB 0-0 B 1",
            "Black has thrown 1: which runner goes? Black wins with probability 66.7 % (⅔).",
            "黒の目は1。どちらの駒を進めるか。黒が勝つ確率は66.7%(⅔)。",
        ),
        (
            "......B 0-1 B",
            "Black is to throw. Black wins with probability 100 %.",
            "黒がさいころを振る。黒が勝つ確率は100%。",
        ),
        (".....W. 0-0 W", "Black has won: both runners are home", "黒の勝ち(二つとも上がった)"),
    ] {
        let at = read(text);
        assert_eq!(Sugoroku::standing(&at, Language::En), en);
        assert_eq!(Sugoroku::standing(&at, Language::Ja), ja);
    }
}

#[test]
fn evaluators_count_steps_and_wins() {
    let value = |evaluation: SugorokuEvaluation, text: &str| evaluation.static_value(&read(text));
    let (pips, wins) = (SugorokuEvaluation::Pips, SugorokuEvaluation::Wins);
    assert_eq!(value(pips, "startpos"), Score(0));
    assert_eq!(value(pips, ".B..W.. 1-0 B 3"), Score(3 - 6 - 8));
    assert_eq!(value(pips, ".....W. 0-0 W"), Score(100));
    assert_eq!(value(wins, ".....W. 0-0 W"), Score(1));
    assert_eq!(value(wins, ".....B. 0-0 B"), Score(0));
    assert_eq!(value(wins, "startpos"), Score(0));
    assert!(Place::square(8).is_none() && Place::square(7).is_some());
}

/// On the board page the die is thrown from a seed or by hand, and a runner goes where it is touched.
#[test]
fn the_board_page_throws_and_moves() {
    let mut session = Session::new();
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Sugoroku)));
    let position = |session: &Session| {
        let desk = session.table::<Sugoroku>().expect("a board");
        (desk.position(), session.desk().expect("a board").throws())
    };
    assert_eq!(position(&session), (RacePosition::default(), true));
    let expected = thrown(&Sugoroku, &RacePosition::default(), 7).expect("a throw");
    send(&mut session, Command::Board(BoardCommand::Throw(7)));
    let (at, throws) = position(&session);
    assert_eq!((at, throws), (Sugoroku.after(&RacePosition::default(), expected), false));
    // Thrown once, the die lies.
    send(&mut session, Command::Board(BoardCommand::Throw(8)));
    assert_eq!(position(&session).0, at);
    let touched = Sugoroku::shown(&at, moves(&at)[0]).to.expect("a cell");
    send(&mut session, Command::Board(BoardCommand::Square(touched)));
    let (at, throws) = position(&session);
    assert!(throws && at.to_move() == Player::Min);
    // A face by hand.
    let face = Sugoroku::shown(&at, moves(&at)[2]).to.expect("a cell");
    send(&mut session, Command::Board(BoardCommand::Square(face)));
    assert_eq!(position(&session).0.thrown().map(DieFace::pips), Some(3));
    // All faces come up about as often.
    let mut counts = [0; 3];
    for seed in 0..3_000 {
        let throw = thrown(&Sugoroku, &RacePosition::default(), seed).expect("a throw");
        counts[throw.pack().0 as usize] += 1;
    }
    assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
}

#[test]
fn runners_are_set_up_by_touching_squares() {
    let mut session = Session::new();
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Sugoroku)));
    let touch = |session: &mut Session, file: u8, rank: u8| {
        let cell = Cell { file, rank };
        send(session, Command::Board(BoardCommand::Square(cell)));
    };
    let text = |session: &Session| session.desk().expect("a board").text();
    send(&mut session, Command::Board(BoardCommand::Mode(BoardMode::SetUp)));
    // One of Black's waits no more: three are no race.
    touch(&mut session, 7, 2);
    assert_eq!(text(&session), None);
    let note = session.desk().expect("a board").note().expect("a rule");
    assert!(note.en.contains("B has 1 runner"), "{}", note.en);
    touch(&mut session, 5, 1);
    assert_eq!(text(&session).as_deref(), Some("..B.... 1-2 B"));
    // White's die shows a 2, and one of White's is home.
    touch(&mut session, 4, 0);
    touch(&mut session, 8, 0);
    touch(&mut session, 1, 0);
    assert_eq!(text(&session).as_deref(), Some("..B.... 1-1 W 2"));
    touch(&mut session, 4, 0);
    assert_eq!(text(&session).as_deref(), Some("..B.... 1-1 W"));
}

#[test]
fn a_lesson_says_which_searches_cannot_read_it() {
    let (exit, said) = crate::run(&["why", "x-sugoroku", "--move", "6", "--lang", "en"], "");
    assert!(exit.is_ok() && said.contains("it is worth +⅓"), "{said}");
    let (exit, _) =
        crate::run(&["run", "x-sugoroku", "--algorithm", "alpha-beta", "--lang", "en"], "");
    assert!(format!("{exit:?}").contains("chance moves at some"), "{exit:?}");
}
