//! Tests of the board of shogi by itself.

use shogi_core::Square;
use shunsai::Position;

use super::super::history::Travel;
use super::*;
use crate::source::Source;
use formats::record::{self, Encoding, Format};
use formats::sfen::{parse_sfen, to_sfen};
use games::board::Cell;
use games::othello::Othello;
use games::shogi::Shogi;
use games::shogi::shown::place as cell;
use language::{Language, Words};
use score::Player::{Max, Min};
use std::sync::Arc;

fn read(editor: &mut GameTable<Shogi>, text: &str) -> BoardOutcome {
    editor.update(BoardCommand::Read(text.to_owned()))
}

#[test]
fn undo_and_redo_restore_the_played_moves() {
    let mut editor = GameTable::<Shogi>::new(&Position::startpos());
    assert_eq!(read(&mut editor, "7g7f"), BoardOutcome::Changed);
    assert_eq!(read(&mut editor, "3c3d"), BoardOutcome::Changed);
    let after = editor.sfen();
    assert_eq!(editor.update(BoardCommand::Travel(Travel::Undo)), BoardOutcome::Changed);
    assert_eq!(editor.update(BoardCommand::Travel(Travel::Undo)), BoardOutcome::Changed);
    assert_eq!(editor.update(BoardCommand::Travel(Travel::Undo)), BoardOutcome::Nothing);
    assert_eq!(editor.sfen(), Some(to_sfen(&Position::startpos())));
    editor.update(BoardCommand::Travel(Travel::Redo));
    editor.update(BoardCommand::Travel(Travel::Redo));
    assert_eq!(editor.sfen(), after);
    assert_eq!(editor.can_travel(), (true, false));
}

#[test]
fn an_illegal_move_is_named_and_changes_nothing() {
    let mut editor = GameTable::<Shogi>::new(&Position::startpos());
    assert_eq!(read(&mut editor, "7g7e"), BoardOutcome::Nothing);
    assert!(editor.note().is_some());
    assert_eq!((editor.changes(), editor.can_travel().0), (0, false));
}

#[test]
fn an_estimate_for_an_earlier_setup_is_ignored() {
    let mut editor = GameTable::<Shogi>::new(&Position::startpos());
    let setup = editor.growth().clone();
    read(&mut editor, "7g7f");
    editor.estimated(&setup, Err(Words::same("late")));
    assert!(editor.estimate().is_none());
    let setup = editor.growth().clone();
    editor.estimated(&setup, Err(Words::same("new")));
    assert!(editor.estimate().is_some());
}

fn editing(sfen: &str, mode: BoardMode) -> GameTable<Shogi> {
    let mut editor = GameTable::<Shogi>::new(&parse_sfen(sfen).unwrap());
    editor.update(BoardCommand::Mode(mode));
    editor
}

fn drag(editor: &mut GameTable<Shogi>, held: Held, place: DropPlace) -> BoardOutcome {
    editor.update(BoardCommand::Lift(held));
    editor.update(BoardCommand::PutDown(place))
}

#[test]
fn a_drag_back_or_to_a_wrong_place_changes_nothing() {
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 b P 1";
    let king = Held::On(cell(Square::SQ_5I));
    let pawn = Held::InHand(Max, "P");
    for (mode, held, place, says) in [
        (BoardMode::Play, king, DropPlace::Beside, true),
        (BoardMode::Play, king, DropPlace::Hand(Min), true),
        (BoardMode::Play, king, DropPlace::Square(cell(Square::SQ_5I)), false),
        (BoardMode::Play, king, DropPlace::Square(cell(Square::SQ_5E)), true),
        (BoardMode::Play, pawn, DropPlace::Hand(Max), false),
        (BoardMode::Play, pawn, DropPlace::Square(cell(Square::SQ_5A)), true),
        (BoardMode::SetUp, king, DropPlace::Square(cell(Square::SQ_5I)), false),
        (BoardMode::SetUp, king, DropPlace::Hand(Max), true),
        (BoardMode::SetUp, pawn, DropPlace::Hand(Max), false),
        (BoardMode::SetUp, Held::New(Max, "P"), DropPlace::Beside, false),
        (BoardMode::Exchange, king, DropPlace::Square(cell(Square::SQ_5E)), false),
    ] {
        let mut editor = editing(sfen, mode);
        let outcome = drag(&mut editor, held, place);
        assert_eq!(outcome, BoardOutcome::Nothing, "{mode:?} {held:?} {place:?}");
        assert_eq!(editor.sfen().as_deref(), Some(sfen));
        assert_eq!((editor.note().is_some(), editor.held()), (says, None));
        assert!(!editor.can_travel().0);
    }
}

#[test]
fn a_piece_that_cannot_be_lifted_cannot_be_put_down() {
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1";
    for (mode, held, says) in [
        (BoardMode::Play, Held::On(cell(Square::SQ_5A)), true),
        (BoardMode::Play, Held::On(cell(Square::SQ_5E)), false),
        (BoardMode::Play, Held::New(Max, "P"), false),
        (BoardMode::SetUp, Held::InHand(Min, "P"), false),
    ] {
        let mut editor = editing(sfen, mode);
        editor.update(BoardCommand::Lift(held));
        assert_eq!((editor.held(), editor.note().is_some()), (None, says));
        let place = DropPlace::Square(cell(Square::SQ_4D));
        editor.update(BoardCommand::PutDown(place));
        assert_eq!(editor.sfen().as_deref(), Some(sfen), "{mode:?} {held:?}");
    }
}

#[test]
fn a_dragged_promotion_waits_for_its_answer() {
    let mut editor = editing("4k4/9/9/P8/9/9/9/9/4K4 b - 1", BoardMode::Play);
    let pawn = Held::On(cell(Square::SQ_9D));
    drag(&mut editor, pawn, DropPlace::Square(cell(Square::SQ_9C)));
    let asked = editor.promoting().map(|asked| (asked.faces[0].letter, asked.to));
    assert_eq!(asked, Some(("P", cell(Square::SQ_9C))));
    editor.update(BoardCommand::PutBack);
    assert_eq!(editor.promoting(), None);
    drag(&mut editor, pawn, DropPlace::Square(cell(Square::SQ_9C)));
    editor.update(BoardCommand::Promote(true));
    assert_eq!(editor.piece_at(cell(Square::SQ_9C)), Some(("+P", Max)));
}

#[test]
fn promoting_and_turning_need_a_suitable_piece() {
    let mut editor = editing("4k4/9/9/4G4/9/9/9/9/4K4 b - 1", BoardMode::SetUp);
    let square: Cell = cell(Square::SQ_5D);
    for (command, outcome) in [
        (BoardCommand::SetPromoted(square, true), BoardOutcome::Nothing),
        (BoardCommand::SetPromoted(square, false), BoardOutcome::Nothing),
        (BoardCommand::TurnRound(cell(Square::SQ_5E)), BoardOutcome::Nothing),
        (BoardCommand::TurnRound(square), BoardOutcome::Changed),
    ] {
        assert_eq!(editor.update(command), outcome);
    }
    assert_eq!(editor.piece_at(square), Some(("G", Min)));
}

fn open(text: &str) -> Games<Shogi> {
    let reading = record::read(text.as_bytes(), Some(Format::Usi)).expect("a game");
    let source = Source::Text { name: "game.usi".to_owned(), bytes: Vec::new() };
    Games::of_one(&source, reading)
}

#[test]
fn the_game_goes_where_it_is_told_and_the_board_shows_it() {
    let mut table = GameTable::<Shogi>::default();
    let next = GoToPly::By(1);
    assert_eq!(table.go(next), BoardOutcome::Nothing);
    table.put(&open("position startpos moves 7g7f 3c3d"));
    assert_eq!(table.ply(), 2);
    table.go(GoToPly::First);
    assert_eq!(table.go(next), BoardOutcome::Changed);
    assert_eq!(table.played().1.len(), 1);
    table.go(GoToPly::Last);
    assert_eq!(table.go(next), BoardOutcome::Nothing);
}

#[test]
fn a_game_that_is_in_no_file_is_put_aside_once() {
    let mut shelf = Shelf::default();
    for text in ["7g7f", "2g2f", "7g7f"] {
        let text = format!("position startpos moves {text}");
        assert!(shelf.put_away(Arc::new(open(&text))));
    }
    assert_eq!((shelf.kept().len(), shelf.unsaved([].into_iter()).count()), (2, 2));
    // A game with a move of one's own is another one.
    let mut table = GameTable::<Shogi>::default();
    table.put(&open("position startpos moves 7g7f"));
    table.go(GoToPly::First);
    read(&mut table, "2g2f");
    assert!(table.games().is_changed() && shelf.put_away(table.games()));
    let file = shelf.kept()[2].games.to_file();
    let back = recall_games(file).expect("the game");
    assert!(back.is_equal(&*table.games()) && back.is_changed());
    shelf.discard(7);
    for _ in 0..3 {
        shelf.discard(0);
    }
    assert!(shelf.kept().is_empty());
}

#[test]
fn undo_takes_a_branch_off_and_redo_puts_it_back() {
    let mut table = GameTable::<Othello>::default();
    for mv in ["f5", "d6", "c3"] {
        table.update(BoardCommand::Read(mv.to_owned()));
    }
    table.go(GoToPly::Number(1));
    table.update(BoardCommand::Read("f6".to_owned()));
    let branched = table.record().clone();
    assert_eq!((branched.len(), branched.lines().len()), (5, 2));
    assert_eq!(table.shown(Language::En).map(|game| game.branches[0].len()), Some(2));
    table.update(BoardCommand::Travel(Travel::Undo));
    assert_eq!((table.record().len(), table.ply()), (4, 1));
    table.update(BoardCommand::Travel(Travel::Redo));
    assert_eq!((table.record(), table.node()), (&branched, 4));
    // A file without branches holds the line on the board, and says so; what is kept holds all.
    let written = table.games().write(Format::Ggf, Encoding::Utf8);
    let text = String::from_utf8(written.bytes).expect("text");
    assert!(text.contains("B[f5]W[f6];)"), "{text}");
    assert!(written.lost[0].en.contains("branch"), "{:?}", written.lost);
    let back = recall_games(table.games().to_file()).expect("the game");
    assert!(back.is_equal(&*table.games()));
}
