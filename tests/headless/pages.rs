//! Pages of the middle: one at a time, and what Esc, undo and redo do on each.

use crate::cover::rounds;
use yomisuji::scenario::shipped;
use yomisuji::session::{
    BoardCommand, BoardDesk, Centre, Command, Job, Navigation, Page, PageCommand, RunCommand,
    Session, SettingsCommand, Source, StudyCommand, StudyMode, Travel, ViewEvent, WorkView,
    prepare,
};
use yomisuji::subject::GameId;
use yomisuji::tree::NodeId;

use crate::random::Dice;
use crate::{send, settle};

fn opened(id: &'static str) -> Session {
    let mut session = Session::new();
    let lesson = prepare(Source::Shipped(id), &[], &Job::default());
    let effects = session.show(lesson.expect("it ships"));
    settle(&mut session, effects);
    session
}

fn toggle(centre: Centre) -> Command {
    Command::Page(PageCommand::Toggle(centre))
}

/// What is shown is of the page in front and of the way of working, whatever was done before.
fn is_sound(session: &Session) {
    let (page, view) = (session.page(), session.view());
    let drawn = view.page.centre(); // The tree, if it is covered or drawn from the session.
    assert!([Centre::Tree, page.centre()].contains(&drawn), "{page:?}");
    let mode = session.study_mode();
    let fits = match &view.work {
        WorkView::Nothing => true,
        WorkView::Watch(_) => mode == StudyMode::Watch,
        WorkView::Predict(_) => mode == StudyMode::Predict,
        WorkView::WhatIf(_) => mode == StudyMode::WhatIf,
        WorkView::FillIn(_) => mode == StudyMode::FillIn,
        WorkView::Make(_) => mode == StudyMode::Make,
    };
    assert!(fits, "{mode:?}");
    if let Page::Lesson(centre) = page {
        assert!(mode != StudyMode::Predict || !centre.tells(), "{page:?}");
        assert!(session.offers(centre), "{page:?}");
    }
    let loaded = session.open().expect("a lesson").loaded();
    let needs_shogi = [Centre::Inside, Centre::Candidates, Centre::Values].map(Page::Lesson);
    assert!(loaded.shogi.is_some() || !needs_shogi.contains(&page));
    let has_patterns = loaded.subject.othello().is_some();
    assert!(has_patterns || page != Page::Lesson(Centre::Patterns));
}

#[test]
fn random_commands_always_show_exactly_one_page() {
    let modes = [StudyMode::ALL, &[StudyMode::Make]].concat();
    let pages = Centre::PAGES;
    for (seed, id) in (1..).zip(["u-05-exchange", "t-07-alpha-beta", "m-01-tree-A", "x-tictactoe"])
    {
        let mut session = opened(id);
        let mut random = Dice::new(seed);
        for _ in 0..rounds(150) {
            let command = match random.below(10) {
                0..=3 => toggle(pages[random.below(pages.len() as u64) as usize]),
                4 => Command::Page(PageCommand::ToggleBoard),
                5 => Command::Page(PageCommand::EditShown),
                6 => Command::Study(StudyCommand::SetMode(
                    modes[random.below(modes.len() as u64) as usize],
                )),
                7 => Command::Dismiss,
                8 => Command::Go(Navigation::NextInterest),
                _ => Command::Undo,
            };
            send(&mut session, command);
            is_sound(&session);
        }
    }
}

/// The lessons that offer a page, each at its beginning.
fn offerings(centre: Centre) -> impl Iterator<Item = Session> {
    let usual = ["u-15-two-for-one", "t-03-incremental"];
    let all = usual.into_iter().chain(shipped().iter().map(|lesson| lesson.id));
    all.map(opened).filter(move |session| session.offers(centre))
}

fn offering(centre: Centre) -> Session {
    let first = offerings(centre).next();
    first.unwrap_or_else(|| panic!("no lesson that ships offers {centre:?}"))
}

#[test]
fn each_page_opens_and_esc_or_its_key_leads_back() {
    for &centre in Centre::PAGES {
        let mut session = offering(centre);
        if session.page() == Page::Lesson(centre) {
            send(&mut session, toggle(centre)); // The lesson opens with it.
        }
        for back in [Command::Dismiss, toggle(centre)] {
            let before = session.page();
            send(&mut session, toggle(centre));
            assert_eq!(session.page(), Page::Lesson(centre));
            assert_eq!(session.view().page.centre(), centre, "it has a view");
            send(&mut session, back);
            assert_eq!(session.page(), before);
        }
        // In a presentation, Esc closes the page first.
        let present = Command::Settings(SettingsCommand::TogglePresent);
        send(&mut session, present);
        send(&mut session, toggle(centre));
        send(&mut session, Command::Dismiss);
        assert!(session.page() == Page::Lesson(Centre::Tree) && session.presents());
    }
}

#[test]
fn no_page_gives_an_answer_away() {
    for &centre in Centre::PAGES {
        // Covered, a page that tells has nothing to show. Only a step with a question waits.
        let asked = offerings(centre).find_map(|mut session| {
            if session.page() != Page::Lesson(centre) {
                send(&mut session, toggle(centre));
            }
            send(&mut session, Command::Run(RunCommand::ToggleMasks));
            let steps = session.open()?.last_step().min(300);
            let waits = (1..=steps).any(|step| {
                send(&mut session, Command::Go(Navigation::Seek(step)));
                session.run().covers_step()
            });
            waits.then_some(session)
        });
        let session = asked.unwrap_or_else(|| panic!("{centre:?}: no step asks"));
        assert!(session.run().covers(), "{centre:?}");
        let drawn = session.view().page.centre();
        assert!(!centre.tells() || drawn == Centre::Tree, "{centre:?}");
        // Predict and Fill in close the page and do not open it again.
        for mode in [StudyMode::Predict, StudyMode::FillIn] {
            let mut session = offering(centre);
            if session.page() != Page::Lesson(centre) {
                send(&mut session, toggle(centre));
            }
            send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
            assert_eq!(session.page(), Page::Lesson(Centre::Tree), "{centre:?}");
            if mode == StudyMode::Predict {
                send(&mut session, toggle(centre));
                assert_eq!(session.page(), Page::Lesson(Centre::Tree), "{centre:?}");
                assert_eq!(session.message().is_some(), centre.tells(), "{centre:?}");
            }
        }
    }
}

#[test]
fn esc_closes_only_the_topmost_layer() {
    let mut session = opened("u-15-two-for-one");
    send(&mut session, Command::Settings(SettingsCommand::TogglePresent));
    send(&mut session, Command::Run(RunCommand::Select(Some(NodeId(1)))));
    send(&mut session, toggle(Centre::Inside));
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Shogi)));
    send(&mut session, toggle(Centre::Values));
    let board = |values| Page::Board { game: GameId::Shogi, values };
    assert_eq!(session.page(), board(true));
    for expected in [board(false), Page::Lesson(Centre::Inside), Page::Lesson(Centre::Tree)] {
        send(&mut session, Command::Dismiss);
        assert_eq!(session.page(), expected);
        assert!(session.presents() && session.run().selection().is_some());
    }
    send(&mut session, Command::Dismiss);
    assert!(session.presents() && session.run().selection().is_none());
    send(&mut session, Command::Dismiss);
    assert!(!session.presents());
}

/// The position of a lesson is brought to a board that nobody has used yet.
#[test]
fn there_is_nothing_to_undo_on_a_board_before_anything_is_done() {
    for lesson in ["u-15-two-for-one", "x-othello4"] {
        let mut session = opened(lesson);
        assert_eq!(session.can_travel(), (false, false), "{lesson}");
        send(&mut session, Command::Page(PageCommand::EditShown));
        assert!(session.page().is_board());
        assert_eq!(session.can_travel(), (false, false), "{lesson}");
        send(&mut session, Command::Board(BoardCommand::Clear));
        assert_eq!(session.can_travel(), (true, false), "{lesson}");
    }
}

#[test]
fn undo_applies_to_the_page_in_front() {
    let mut session = opened("u-15-two-for-one");
    send(&mut session, Command::Run(RunCommand::Select(Some(NodeId(1)))));
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Shogi)));
    send(&mut session, Command::Board(BoardCommand::Clear));
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Othello)));
    send(&mut session, Command::Board(BoardCommand::Read("f5".to_owned())));
    let cleared =
        |session: &Session| session.board_editor().expect("a board").board().pieces.is_empty();
    let plies = |session: &Session| session.othello_board().expect("a board").ply();
    assert_eq!((cleared(&session), plies(&session)), (true, 1));
    send(&mut session, Command::Undo);
    assert_eq!((cleared(&session), plies(&session)), (true, 0));
    send(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Shogi)));
    send(&mut session, Command::Undo);
    assert!(!cleared(&session));
    send(&mut session, Command::Redo);
    assert!(cleared(&session) && session.run().selection() == Some(NodeId(1)));
    send(&mut session, Command::Page(PageCommand::ToggleBoard));
    send(&mut session, Command::Undo);
    assert!(cleared(&session) && session.run().selection().is_none());
}

#[test]
fn undo_reveals_the_restored_selection() {
    let mut session = opened("m-01-tree-A");
    let select = |node| Command::Run(RunCommand::Select(Some(node)));
    send(&mut session, select(NodeId(3)));
    send(&mut session, select(NodeId(1)));
    session.take_view_events();
    send(&mut session, Command::Run(RunCommand::Travel(Travel::Undo)));
    assert_eq!(session.run().selection(), Some(NodeId(3)));
    assert!(session.take_view_events().contains(&ViewEvent::Reveal));
}
