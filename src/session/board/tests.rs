//! Tests of the board of shogi by itself.

use shogi_core::Square;
use shunsai::Position;

use super::super::history::Travel;
use super::*;
use formats::sfen::{parse_sfen, to_sfen};
use games::board::Cell;
use games::shogi::shown::place as cell;
use language::Words;
use score::Player::{Max, Min};

fn read(editor: &mut BoardEditor, text: &str) -> BoardOutcome {
    editor.update(BoardCommand::Read(text.to_owned()))
}

#[test]
fn moves_are_played_undone_and_played_again() {
    let mut editor = BoardEditor::new(&Position::startpos());
    assert_eq!(read(&mut editor, "7g7f"), BoardOutcome::Changed);
    assert_eq!(read(&mut editor, "3c3d"), BoardOutcome::Changed);
    let after = editor.sfen();
    assert_eq!(
        editor.update(BoardCommand::Travel(Travel::Undo)),
        BoardOutcome::Changed
    );
    assert_eq!(
        editor.update(BoardCommand::Travel(Travel::Undo)),
        BoardOutcome::Changed
    );
    assert_eq!(
        editor.update(BoardCommand::Travel(Travel::Undo)),
        BoardOutcome::Nothing
    );
    assert_eq!(editor.sfen(), Some(to_sfen(&Position::startpos())));
    editor.update(BoardCommand::Travel(Travel::Redo));
    editor.update(BoardCommand::Travel(Travel::Redo));
    assert_eq!(editor.sfen(), after);
    assert_eq!(editor.can_travel(), (true, false));
}

#[test]
fn an_illegal_move_is_named_and_changes_nothing() {
    let mut editor = BoardEditor::new(&Position::startpos());
    assert_eq!(read(&mut editor, "7g7e"), BoardOutcome::Nothing);
    assert!(editor.note().is_some());
    assert_eq!((editor.changes(), editor.can_travel().0), (0, false));
}

#[test]
fn an_estimate_counts_only_for_what_is_set() {
    let mut editor = BoardEditor::new(&Position::startpos());
    let setup = editor.growth().clone();
    read(&mut editor, "7g7f");
    editor.estimated(&setup, Err(Words::same("late")));
    assert!(editor.estimate().is_none());
    let setup = editor.growth().clone();
    editor.estimated(&setup, Err(Words::same("new")));
    assert!(editor.estimate().is_some());
}

fn editing(sfen: &str, mode: BoardMode) -> BoardEditor {
    let mut editor = BoardEditor::new(&parse_sfen(sfen).unwrap());
    editor.update(BoardCommand::Mode(mode));
    editor
}

fn drag(editor: &mut BoardEditor, held: Held, place: DropPlace) -> BoardOutcome {
    editor.update(BoardCommand::Lift(held));
    editor.update(BoardCommand::PutDown(place))
}

#[test]
fn what_is_put_back_changes_nothing() {
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 b P 1";
    let king = Held::On(cell(Square::SQ_5I));
    let pawn = Held::InHand(Max, "P");
    for (mode, held, place, says) in [
        (BoardMode::Play, king, DropPlace::Beside, true),
        (BoardMode::Play, king, DropPlace::Hand(Min), true),
        (
            BoardMode::Play,
            king,
            DropPlace::Square(cell(Square::SQ_5I)),
            false,
        ),
        (
            BoardMode::Play,
            king,
            DropPlace::Square(cell(Square::SQ_5E)),
            true,
        ),
        (BoardMode::Play, pawn, DropPlace::Hand(Max), false),
        (
            BoardMode::Play,
            pawn,
            DropPlace::Square(cell(Square::SQ_5A)),
            true,
        ),
        (
            BoardMode::SetUp,
            king,
            DropPlace::Square(cell(Square::SQ_5I)),
            false,
        ),
        (BoardMode::SetUp, king, DropPlace::Hand(Max), true),
        (BoardMode::SetUp, pawn, DropPlace::Hand(Max), false),
        (
            BoardMode::SetUp,
            Held::New(Max, "P"),
            DropPlace::Beside,
            false,
        ),
        (
            BoardMode::Exchange,
            king,
            DropPlace::Square(cell(Square::SQ_5E)),
            false,
        ),
    ] {
        let mut editor = editing(sfen, mode);
        let outcome = drag(&mut editor, held, place);
        assert_eq!(
            outcome,
            BoardOutcome::Nothing,
            "{mode:?} {held:?} {place:?}"
        );
        assert_eq!(editor.sfen().as_deref(), Some(sfen));
        assert_eq!((editor.note().is_some(), editor.held()), (says, None));
        assert!(!editor.can_travel().0);
    }
}

#[test]
fn what_cannot_be_taken_up_is_not_put_down() {
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
    let asked = editor
        .promoting()
        .map(|asked| (asked.faces[0].letter, asked.to));
    assert_eq!(asked, Some(("P", cell(Square::SQ_9C))));
    editor.update(BoardCommand::PutBack);
    assert_eq!(editor.promoting(), None);
    drag(&mut editor, pawn, DropPlace::Square(cell(Square::SQ_9C)));
    editor.update(BoardCommand::Promote(true));
    assert_eq!(editor.piece_at(cell(Square::SQ_9C)), Some(("+P", Max)));
}

#[test]
fn a_piece_becomes_another_one_only_if_there_is_such_a_piece() {
    let mut editor = editing("4k4/9/9/4G4/9/9/9/9/4K4 b - 1", BoardMode::SetUp);
    let square: Cell = cell(Square::SQ_5D);
    for (command, outcome) in [
        (
            BoardCommand::SetPromoted(square, true),
            BoardOutcome::Nothing,
        ),
        (
            BoardCommand::SetPromoted(square, false),
            BoardOutcome::Nothing,
        ),
        (
            BoardCommand::TurnRound(cell(Square::SQ_5E)),
            BoardOutcome::Nothing,
        ),
        (BoardCommand::TurnRound(square), BoardOutcome::Changed),
    ] {
        assert_eq!(editor.update(command), outcome);
    }
    assert_eq!(editor.piece_at(square), Some(("G", Min)));
}
