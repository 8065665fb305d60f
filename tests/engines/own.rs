//! This program's own engine, used like any other.

use yomisuji::session::engines::{EngineEntry, SearchLimit};

use super::talk::{Talk, patient, question};

#[test]

fn our_own_engine_runs_as_a_usi_engine() {
    let mut entry = EngineEntry::new("yomisuji", env!("CARGO_BIN_EXE_yomisuji"));
    entry.arguments = vec!["usi".to_owned()];
    let mut talk = Talk::new(entry, patient());
    let about = talk.ready();
    assert!(about.name.to_lowercase().contains("yomisuji"), "{about:?}");
    let number = talk.engine().ask(question(&["7g7f"], SearchLimit::Depth(3), 2));
    talk.answer(number).expect("an answer");
    let lines = talk.lines(number);
    for rank in [1, 2] {
        let is_it = |line: &&_| {
            let line: &yomisuji::session::engines::EngineLine = line;
            line.rank == rank && line.depth == Some(3)
        };
        assert!(lines.iter().any(|line| is_it(&line)), "{lines:?}");
    }
    let endless = talk.ask(&[], SearchLimit::Infinite);
    talk.first_line(endless);
    let nodes = talk.ask(&[], SearchLimit::Nodes(1_000));
    talk.answer(endless).expect("an answer");
    talk.answer(nodes).expect("an answer");
    assert_eq!(talk.warnings(), [""; 0]);
}
