//! The board editor alone.

use super::*;

fn read(editor: &mut BoardEditor, text: &str) -> BoardOutcome {
    editor.update(BoardCommand::Read(text.to_owned()))
}

#[test]
fn moves_are_played_undone_and_played_again() {
    let mut editor = BoardEditor::new(&Position::startpos());
    assert_eq!(read(&mut editor, "7g7f"), BoardOutcome::Changed);
    assert_eq!(read(&mut editor, "3c3d"), BoardOutcome::Changed);
    let after = editor.sfen();
    assert_eq!(editor.update(BoardCommand::Undo), BoardOutcome::Changed);
    assert_eq!(editor.update(BoardCommand::Undo), BoardOutcome::Changed);
    assert_eq!(editor.update(BoardCommand::Undo), BoardOutcome::Nothing);
    assert_eq!(editor.sfen(), Some(to_sfen(&Position::startpos())));
    editor.update(BoardCommand::Redo);
    editor.update(BoardCommand::Redo);
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
