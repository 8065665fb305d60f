//! The board page of every game but shogi: what is clicked is what the rules play, every setup can
//! be undone, and no game is lost on the way through a file or a restart. A new game is tested here
//! without a word.

use yomisuji::formats::record::{Encoding, Format};
use yomisuji::games::board::Standing;
use yomisuji::games::board_game::BoardMove;
use yomisuji::score::Player;
use yomisuji::session::{
    AnyGames, BoardCommand, BoardDesk as _, BoardMode, Command, DropPlace, GameCommand, GoToPly,
    Held, LessonCommand, PageCommand, SaveCommand, Session, Source, read_games, recall_games,
};
use yomisuji::subject::{GameId, RegisteredGame, WithGame};

use crate::random::Dice;
use crate::send;

/// Runs a test for each game.
fn each<W: WithGame>(test: impl Fn() -> W) {
    let tested = GameId::ALL.iter().filter_map(|game| game.run(test()));
    assert!(tested.count() > 1);
}

fn board(session: &mut Session, command: BoardCommand) {
    send(session, Command::Board(command));
}

fn opened<G: RegisteredGame>() -> Session {
    let mut session = Session::new();
    send(&mut session, Command::Page(PageCommand::ShowBoard(G::GAME)));
    session
}

fn position<G: RegisteredGame>(session: &Session) -> G::Position {
    session.table::<G>().expect("a board").position()
}

fn moves<G: RegisteredGame>(at: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::default().moves(at, &mut moves);
    moves
}

/// Clicks a move, or drags it.
fn make(session: &mut Session, BoardMove { from, to }: BoardMove, drags: bool) {
    let Some(to) = to else {
        return board(session, BoardCommand::Pass);
    };
    let held = match from {
        None => return board(session, BoardCommand::Square(to)),
        Some(Standing::On(cell)) => Held::On(cell),
        Some(Standing::InHand(player, letter)) => Held::InHand(player, letter),
    };
    if drags {
        board(session, BoardCommand::Lift(held));
        return board(session, BoardCommand::PutDown(DropPlace::Square(to)));
    }
    match held {
        Held::On(cell) => board(session, BoardCommand::Square(cell)),
        Held::InHand(player, letter) => board(session, BoardCommand::Hand(player, letter)),
        Held::New(..) => {}
    }
    assert!(session.desk().expect("a board").board().marks.contains(&to));
    board(session, BoardCommand::Square(to));
}

/// Plays at random on the board; returns the positions.
fn play<G: RegisteredGame>(
    session: &mut Session,
    dice: &mut Dice,
    plies: usize,
) -> Vec<G::Position> {
    let mut way = vec![position::<G>(session)];
    for _ in 0..plies {
        let at = way[way.len() - 1].clone();
        let moves = moves::<G>(&at);
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len() as u64) as usize];
        make(session, G::shown(&at, mv), dice.below(2) == 0);
        way.push(G::default().after(&at, mv));
        assert_eq!(position::<G>(session), way[way.len() - 1], "{} {}", G::ID, G::move_text(mv));
        let held = session.desk().expect("a board").held();
        assert_eq!(held, None, "nothing stays in hand");
    }
    way
}

#[test]
fn clicks_and_drags_play_legal_moves_and_undo_leads_back() {
    struct Playout;
    impl WithGame for Playout {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            for seed in 0..12 {
                let mut session = opened::<G>();
                let way = play::<G>(&mut session, &mut Dice::new(seed), 30);
                for at in way.iter().rev().skip(1) {
                    send(&mut session, Command::Undo);
                    assert_eq!(position::<G>(&session), *at);
                }
                for at in &way[1..] {
                    send(&mut session, Command::Redo);
                    assert_eq!(position::<G>(&session), *at);
                }
                for (number, at) in (0..).zip(&way) {
                    let to = GoToPly::Number(number);
                    send(&mut session, Command::Game(GameCommand::GoTo(to)));
                    assert_eq!(position::<G>(&session), *at);
                }
            }
        }
    }
    each(|| Playout);
}

#[test]
fn a_refused_move_changes_nothing_and_names_a_rule() {
    struct Refused;
    impl WithGame for Refused {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            let mut refused = 0;
            for seed in 0..6 {
                let mut session = opened::<G>();
                // On a board without pieces in hand, few moves are illegal at first.
                let plies = if G::BOX.is_empty() { 25 } else { 9 };
                play::<G>(&mut session, &mut Dice::new(seed), plies);
                let at = position::<G>(&session);
                let legal = moves::<G>(&at);
                let shown = session.desk().expect("a board").board();
                let own = shown.pieces.iter().filter(|piece| piece.player == shown.to_move);
                let froms: Vec<_> = if G::BOX.is_empty() {
                    vec![None]
                } else {
                    own.map(|piece| Some(Standing::On(piece.at))).collect()
                };
                for (from, to) in
                    froms.iter().flat_map(|&from| shown.cells().map(move |to| (from, to)))
                {
                    let mv = BoardMove { from, to: Some(to) };
                    let is_same = from == Some(Standing::On(to));
                    if is_same || G::move_of(&at, mv).is_some_and(|mv| legal.contains(&mv)) {
                        continue;
                    }
                    match from {
                        Some(Standing::On(cell)) => {
                            board(&mut session, BoardCommand::Lift(Held::On(cell)));
                            board(&mut session, BoardCommand::PutDown(DropPlace::Square(to)));
                        }
                        _ => board(&mut session, BoardCommand::Square(to)),
                    }
                    assert_eq!(position::<G>(&session), at);
                    let note = session.desk().expect("a board").note().expect("a rule");
                    assert!(!note.ja.is_empty() && note.ja != note.en);
                    refused += 1;
                }
            }
            assert!(refused > 50, "{}: {refused}", G::ID);
        }
    }
    each(|| Refused);
}

#[test]
fn a_full_box_sets_up_any_position_and_undo_restores_the_start() {
    struct SetUp;
    impl WithGame for SetUp {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            for seed in 0..6 {
                let mut dice = Dice::new(100 + seed);
                let mut session = opened::<G>();
                let start = position::<G>(&session);
                play::<G>(&mut session, &mut dice, 12);
                let wanted = position::<G>(&session);
                let mut session = opened::<G>();
                board(&mut session, BoardCommand::Mode(BoardMode::SetUp));
                board(&mut session, BoardCommand::Clear);
                let shown = G::board(&wanted, None);
                let sides = shown.sides();
                if G::board(&start, None).sides() != sides {
                    continue;
                }
                for cell in shown.cells() {
                    let Some((letter, player)) = G::piece(&G::layout(&wanted), cell) else {
                        continue;
                    };
                    if G::BOX.is_empty() {
                        let clicks = if player == Player::Max { 1 } else { 2 };
                        for _ in 0..clicks {
                            board(&mut session, BoardCommand::Square(cell));
                        }
                    } else {
                        board(&mut session, BoardCommand::New(player, letter));
                        board(&mut session, BoardCommand::Square(cell));
                    }
                }
                for player in [Player::Max, Player::Min] {
                    for letter in G::BOX.iter().copied().flatten() {
                        for _ in 0..G::in_hand(&G::layout(&wanted), player, letter) {
                            board(&mut session, BoardCommand::New(player, letter));
                            board(&mut session, BoardCommand::Hand(player, letter));
                        }
                    }
                }
                board(&mut session, BoardCommand::PutBack);
                let desk = session.desk().expect("a board");
                if desk.to_move() != G::default().player(&wanted) {
                    board(&mut session, BoardCommand::Turn);
                }
                assert_eq!(position::<G>(&session), wanted);
                while session.desk().expect("a board").can_travel().0 {
                    send(&mut session, Command::Undo);
                }
                assert_eq!(position::<G>(&session), start);
            }
        }
    }
    each(|| SetUp);
}

#[test]
fn a_game_survives_a_file_and_a_restart_unchanged() {
    struct Kept;
    impl WithGame for Kept {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            let folder = tempfile::tempdir().expect("a folder");
            for seed in 0..4 {
                let mut session = opened::<G>();
                play::<G>(&mut session, &mut Dice::new(200 + seed), 25);
                let record = session.table::<G>().expect("a board").record().clone();
                // What is kept until it is saved.
                let games = session.desk_of(G::GAME).expect("a board").games();
                let text = ron::to_string(&games.to_file()).expect("it can be written");
                let file = ron::from_str(&text).expect("it can be read");
                let back = recall_games(file).expect("the games");
                let moves = |games: &dyn AnyGames| games.write(Format::Moves, Encoding::Utf8).bytes;
                assert_eq!(moves(&*back), moves(&*games));
                assert_eq!(back.game(), G::GAME);
                let to = GoToPly::Number(3);
                send(&mut session, Command::Game(GameCommand::GoTo(to)));
                let mut next = Session::new();
                next.recall(session.remembered(), "1");
                let there = next.table::<G>().expect("the board");
                assert_eq!((there.record(), there.ply()), (&record, 3));
                // What is saved.
                let path = folder.path().join(format!("{}-{seed}.moves", G::ID));
                send(&mut session, Command::Save(SaveCommand::Game(path.clone())));
                let bytes = std::fs::read(&path).expect("the file");
                let source = Source::File(path);
                let read = read_games(&source, &bytes).expect("a game").expect("it is right");
                assert_eq!(read.game(), G::GAME);
                let again = read.write(Format::Moves, Encoding::Utf8);
                assert_eq!(again.bytes, bytes);
                let mut other = Session::new();
                let lesson = LessonCommand::Open(source);
                let effects = other.apply(Command::Lesson(lesson));
                crate::settle(&mut other, effects);
                let there = other.table::<G>().expect("the board");
                assert_eq!(*there.record(), record);
                assert!(other.page().is_board_of(G::GAME));
            }
        }
    }
    each(|| Kept);
}

#[test]
fn every_board_can_grow_a_tree() {
    struct Grown;
    impl WithGame for Grown {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            let mut session = opened::<G>();
            play::<G>(&mut session, &mut Dice::new(7), 6);
            let at = position::<G>(&session);
            let estimate = session.desk().expect("a board").estimate();
            assert!(estimate.is_some_and(Result::is_ok), "{}", G::ID);
            board(&mut session, BoardCommand::Grow);
            let open = session.open().expect("a tree");
            let root = yomisuji::tree::NodeId::ROOT;
            let game = open.loaded().subject.written(open.tree(), root).expect("a game");
            assert_eq!((game.game, game.at), (G::ID, G::write(&at)));
            assert!(open.tree().is_finished() && open.tree().len() > 10);
            // Back on the board, with the moves that led there.
            send(&mut session, Command::Page(PageCommand::ToggleBoard));
            assert_eq!(position::<G>(&session), at);
            assert!(session.page().is_board_of(G::GAME));
        }
    }
    each(|| Grown);
}

#[test]
fn a_faulty_file_names_the_place_and_keeps_the_valid_part() {
    let text = "dobutsu startpos moves b3b2 b1b3\n";
    let source = Source::pasted(text.to_owned());
    let games = read_games(&source, text.as_bytes()).expect("it is named");
    let games = games.expect("something could be read");
    assert!(!games.is_whole() && games.fault().is_none());
    let nothing = "dobutsu gle/1c1 b - 1";
    let games = read_games(&source, nothing.as_bytes()).expect("it is named");
    let games = games.expect("a complaint of its own");
    let fault = games.fault().expect("nothing is right");
    assert_eq!((fault.line, fault.column), (1, 9));
}

#[test]
fn a_lesson_page_saves_the_shogi_game_after_another_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::new();
    let first = session.lessons()[0].source.clone();
    send(&mut session, Command::Lesson(LessonCommand::Open(first)));
    let line = "position startpos moves 7g7f 3c3d".to_owned();
    let pasted = LessonCommand::Open(Source::pasted(line));
    send(&mut session, Command::Lesson(pasted));
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Othello)));
    board(&mut session, BoardCommand::Read("f5".to_owned()));
    send(&mut session, Command::Page(PageCommand::ToggleBoard));
    assert!(!session.page().is_board() && session.board_editor().expect("used").open().is_some());
    let path = folder.path().join("game.kif");
    send(&mut session, Command::Save(SaveCommand::Game(path.clone())));
    let text = std::fs::read_to_string(path).expect("the file");
    assert!(text.contains("７六歩"), "{text}");
}
