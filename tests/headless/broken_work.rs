//! Work that breaks down: nothing waits for it any more, it is told in a sentence, and it is not
//! begun again by itself.

use std::path::PathBuf;
use std::sync::Arc;

use yomisuji::host::{Folders, Host, TakeReply, carry_out, work_of};
use yomisuji::language::Words;
use yomisuji::session::{
    Centre, Command, CompareCommand, Effect, FilesToMake, Job, LessonCommand, MakeCommand,
    PageCommand, Reply, RunCommand, SaveCommand, SaveError, Session, Source, StopsCommand,
    StudyCommand, StudyMode, WhatIfCommand, Work, prepare,
};
use yomisuji::subject::GameId;
use yomisuji::trace::{EventKind, StopCondition};

use crate::papers::ONE_QUESTION;
use crate::{send, settle};

const WHY: &str = "it broke";

fn shown(id: &'static str) -> Session {
    let mut session = Session::new();
    let opened = prepare(Source::Shipped(id), &[], &Job::default());
    let effects = session.show(opened.expect("it ships"));
    settle(&mut session, effects);
    // With the next command the run is reviewed.
    send(&mut session, Command::Dismiss);
    session
}

/// Carries out a command whose only effect breaks down.
fn break_down(session: &mut Session, command: Command) {
    let mut effects = session.apply(command);
    let effect = effects.pop().expect("an effect");
    assert!(effects.is_empty(), "{effects:?}");
    let nobody: Arc<TakeReply> = Arc::new(drop::<Reply>);
    let work = work_of(effect, &Folders::nowhere(), &nobody);
    let more = session.receive(work.refuse(Words::same(WHY)));
    assert!(more.is_empty(), "{more:?}");
}

/// Whether a message tells of it; the message is closed.
fn is_told(session: &mut Session) -> bool {
    let message = session.message();
    let is_told = message.is_some_and(|it| it.is_error && it.text.en.ends_with(WHY));
    let effects = session.apply(Command::Dismiss);
    assert!(effects.is_empty() && session.message().is_none(), "{effects:?}");
    is_told
}

#[test]
fn runs_and_searches_that_break_down_leave_nothing_pending() {
    let mut session = shown("m-01-tree-A");
    let other = session.open().expect("open").loaded().algorithms[1];
    break_down(&mut session, Command::Run(RunCommand::SetAlgorithm(other)));
    assert!(session.job().is_none() && is_told(&mut session));
    break_down(&mut session, Command::Run(RunCommand::Find("カ".to_owned())));
    assert!(session.run().finding().is_none() && is_told(&mut session));
    let cuts = StopsCommand::Toggle(StopCondition::Happens(EventKind::Cut));
    break_down(&mut session, Command::Study(StudyCommand::Stops(cuts)));
    assert!(is_told(&mut session));
    let other = Source::Shipped("m-01-tree-B");
    break_down(&mut session, Command::Lesson(LessonCommand::Open(other)));
    assert!(session.opening().is_none() && is_told(&mut session));
    break_down(&mut session, Command::Page(PageCommand::Toggle(Centre::Beside)));
    let beside = session.view().page.beside().expect("a table");
    assert!(beside.rows[1].job.is_none());
    assert!(matches!(&beside.rows[1].run, Some(Err(why)) if why.en == WHY));
}

#[test]
fn work_for_study_that_breaks_down_leaves_nothing_pending() {
    let mut session = shown("m-01-tree-A");
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::WhatIf)));
    let lab = WhatIfCommand::ShowLab(true);
    break_down(&mut session, Command::Study(StudyCommand::WhatIf(lab)));
    assert!(is_told(&mut session));
    let view = session.view().work.what_if().expect("what if");
    assert!(view.lab.1 && view.counted.is_none());
    break_down(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::Make)));
    assert!(is_told(&mut session));
    assert!(!session.view().work.make().expect("made").is_proving);
    let compare = MakeCommand::CompareWith(Source::Shipped("m-01-tree-B"));
    break_down(&mut session, Command::Study(StudyCommand::Make(compare)));
    let versions = session.view().work.make().expect("made").versions.as_ref();
    let versions = versions.expect("asked for");
    assert!(!versions.is_at_work);
    assert!(matches!(&versions.found, Some(Err(why)) if why.en == WHY));
}

#[test]
fn work_on_positions_that_breaks_down_leaves_nothing_pending() {
    let mut session = shown("u-15-two-for-one");
    break_down(&mut session, Command::Compare(CompareCommand::Start));
    assert!(!session.comparison().is_reading() && is_told(&mut session));
    break_down(&mut session, Command::Page(PageCommand::Toggle(Centre::Values)));
    let values = session.view().page.values().expect("a table");
    assert!(values.is_current);
    assert!(matches!(&values.changes, Some(Err(why)) if why == WHY));
    send(&mut session, Command::Page(PageCommand::EditText("startpos".to_owned())));
    break_down(&mut session, Command::Page(PageCommand::ShowBoard(GameId::Shogi)));
    let estimate = session.desk().expect("a board").estimate();
    assert!(matches!(estimate, Some(Err(why)) if why.en == WHY));
}

#[test]
fn files_whose_making_breaks_down_leave_nothing_pending() {
    let mut session = shown("m-01-tree-A");
    let source = session.open().expect("open").source().clone();
    let files = || FilesToMake::given(PathBuf::from("a.csv"), Vec::new());
    for save in [
        SaveCommand::Papers(Some(PathBuf::from("papers.html")), ONE_QUESTION),
        SaveCommand::Papers(None, ONE_QUESTION),
        SaveCommand::Make(files()),
        SaveCommand::Print(files()),
        SaveCommand::Lesson(PathBuf::from("a.ron"), Words::same("A"), source),
    ] {
        break_down(&mut session, Command::Save(save));
        assert!(session.files_in_work().is_empty() && is_told(&mut session));
    }
}

/// What stands in the way is told before files are made that could not be written.
#[test]
fn nothing_is_made_for_a_place_that_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name);
    std::fs::write(place("tree-2.svg"), "mine").expect("a file");
    let mut files = FilesToMake::new(place("tree.svg"), 2, |_| panic!("they are made"));
    files.places = vec![place("tree-1.svg"), place("tree-2.svg")];
    let reply = carry_out(Effect::MakeFiles(files, Vec::new()), &Folders::nowhere());
    let Reply::FilesMade(_, _, Err(SaveError::Exists(there))) = reply else {
        panic!("{reply:?}");
    };
    assert_eq!(there, [place("tree-2.svg")]);
}

/// The worker that panics gives its reply.
#[test]
fn a_panic_of_a_worker_is_an_error_of_its_job() {
    let host = Host::new(Folders::nowhere(), || ());
    let files = FilesToMake::new("a.csv".into(), 1, |_| panic!("as if by a fault"));
    let job = files.job.clone();
    host.start(Effect::MakeFiles(files, Vec::new()));
    while host.is_saving() {
        std::thread::yield_now();
    }
    let replies: Vec<_> = host.replies().collect();
    let [Reply::FilesMade(of, _, Err(SaveError::Failed(_)))] = &*replies else {
        panic!("{replies:?}");
    };
    assert_eq!(of, &job);
    let work = Work::new(job.clone(), |_| panic!("as if by a fault"), Reply::Proved);
    host.start(Effect::Work(work));
    let reply = loop {
        if let Some(reply) = host.replies().next() {
            break reply;
        }
        std::thread::yield_now();
    };
    assert!(matches!(reply, Reply::Proved(of, Err(_)) if of == job));
}
