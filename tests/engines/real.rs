//! Other people's engines, if they are installed.

use std::time::Duration;

use yomisuji::session::engines::{
    Asking, BestMove, EngineEntry, EngineEvent, EngineQuestion, EngineScore, MateAnswer,
    SearchLimit,
};

use super::talk::{Talk, patient, question};

/// An engine, if it is in a directory of `PATH`.
pub(super) fn installed(name: &str) -> Option<EngineEntry> {
    let places = std::env::var_os("PATH").unwrap_or_default();
    let mut paths = std::env::split_paths(&places).map(|place| place.join(name));
    let path = paths.find(|path| path.is_file());
    if path.is_none() {
        // Where they are said to be, nothing is skipped.
        assert!(std::env::var_os("YOMISUJI_ENGINES").is_none(), "{name} is not installed");
        println!("SKIPPED: {name} is not installed, so this test looks at nothing");
    }
    path.map(|path| EngineEntry::new(name, path))
}

/// GPS Shogi, if it is installed as on Debian. It keeps its options beside its shared data, so it
/// gets a folder of its own with a link to the data.
#[cfg(unix)]
pub(super) fn gps_shogi(folder: &std::path::Path) -> Option<EngineEntry> {
    let program = installed("gpsusi")?.program;
    let data = program.parent()?.parent()?.join("share/gpsshogi-data/data");
    if !data.is_dir() {
        println!("SKIPPED: the data of gpsusi is elsewhere, so this test looks at nothing");
        return None;
    }
    std::os::unix::fs::symlink(data, folder.join("data")).expect("a link");
    let mut entry = EngineEntry::new("gpsusi", "env");
    let home = format!("GPSSHOGI_HOME={}", folder.display());
    entry.arguments = vec![home, program.display().to_string()];
    Some(entry)
}

fn mate_question(sfen: &str) -> EngineQuestion {
    EngineQuestion {
        sfen: sfen.to_owned(),
        moves: Vec::new(),
        limit: SearchLimit::Mate(Duration::from_secs(2)),
        lines: 1,
    }
}

#[test]
fn fairy_stockfish_shows_several_lines_at_each_depth() {
    let Some(entry) = installed("fairy-stockfish") else {
        return;
    };
    let mut talk = Talk::new(entry, patient());
    let about = talk.ready();
    assert!(about.name.contains("Fairy-Stockfish"), "{about:?}");
    assert!(about.options.iter().any(|option| option.name == "Clear Hash"));

    let number = talk.engine().ask(question(&["7g7f"], SearchLimit::Depth(6), 3));
    let best = talk.answer(number).expect("an answer");
    let lines = talk.lines(number);
    for depth in 1..=6 {
        let mut ranks: Vec<u32> =
            lines.iter().filter(|line| line.depth == Some(depth)).map(|line| line.rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        assert_eq!(ranks, [1, 2, 3], "depth {depth}");
    }
    let last = lines.iter().rfind(|line| line.rank == 1).expect("a line");
    assert_eq!(yomisuji::formats::usi::usi(last.moves[0]), best);
    assert!(lines.iter().all(|line| line.rest.is_none()));
    assert!(last.counts.nodes.is_some_and(|nodes| nodes > 0));
    assert_eq!(talk.warnings(), [""; 0]);

    // Nodes, time, and another question during an endless one.
    let number = talk.ask(&[], SearchLimit::Nodes(5_000));
    talk.answer(number).expect("an answer");
    let number = talk.ask(&[], SearchLimit::Time(Duration::from_millis(200)));
    talk.answer(number).expect("an answer");
    let endless = talk.ask(&[], SearchLimit::Infinite);
    talk.first_line(endless);
    let next = talk.ask(&["2g2f"], SearchLimit::Depth(3));
    talk.answer(endless).expect("an answer");
    talk.answer(next).expect("an answer");
    talk.close();
    let answers = |number| talk.endings(number);
    assert_eq!((answers(endless), answers(next)), (1, 1));
}

#[test]
fn fairy_stockfish_searches_when_asked_for_a_mate() {
    let Some(entry) = installed("fairy-stockfish") else {
        return;
    };
    let mut limits = patient();
    limits.overtime = Duration::from_millis(500); // It budgets its time for several moves.
    let mut talk = Talk::new(entry, limits);
    let mut question = mate_question("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    question.limit = SearchLimit::Mate(Duration::from_millis(500));
    let number = talk.engine().ask(question);
    let answer = talk.mate(number).expect("an answer");
    assert!(matches!(answer, MateAnswer::Searched(BestMove::Move { .. })), "{answer:?}");
    let is_mate = |score| matches!(score, Some(EngineScore::Mate { wins: true, plies: Some(1) }));
    assert!(talk.lines(number).iter().any(|line| is_mate(line.score)));
}

#[test]
#[cfg(unix)]
fn gps_shogi_exits_at_a_depth_limit_and_is_then_asked_another_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(mut entry) = gps_shogi(folder.path()) else {
        return;
    };
    // Without its book, which answers at once without lines.
    entry.options = vec![("BookDepth".to_owned(), "0".to_owned())];
    let mut talk = Talk::new(entry.clone(), patient());
    talk.ready();
    let number = talk.ask(&["7g7f"], SearchLimit::Depth(4));
    talk.answer(number).expect("an answer, the second time");
    let warnings = talk.warnings().join("\n");
    assert!(warnings.contains("it ended when asked with \"go depth 4\""), "{warnings}");
    assert!(warnings.contains("unknown option in go depth"), "{warnings}");
    let asking = talk.until(|event| match event {
        EngineEvent::AskSo(asking) => Some(*asking),
        _ => None,
    });
    assert_eq!(asking, Asking::ByClock);
    let lines = talk.lines(number);
    assert!(!lines.is_empty(), "{:#?}", talk.past);
    assert!(lines.iter().all(|line| line.depth <= Some(4)), "{lines:?}");

    // The same process continues, and after a restart the entry tells how to ask.
    for limit in [SearchLimit::Nodes(50_000), SearchLimit::Time(Duration::from_millis(300))] {
        let number = talk.ask(&["7g7f", "3c3d"], limit);
        talk.answer(number).expect("an answer");
    }
    assert_eq!(talk.warnings().len(), 1, "{:?}", talk.warnings());
    talk.close();
    entry.asking = asking;
    let mut talk = Talk::new(entry, patient());
    let number = talk.ask(&["7g7f"], SearchLimit::Depth(4));
    talk.answer(number).expect("an answer");
    assert_eq!(talk.warnings(), [""; 0]);
}

#[test]
#[cfg(unix)]
fn gps_shogi_finds_mates() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(entry) = gps_shogi(folder.path()) else {
        return;
    };
    let mut talk = Talk::new(entry, patient());
    let number = talk.engine().ask(mate_question("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"));
    match talk.mate(number).expect("an answer") {
        MateAnswer::Moves { moves, rest } => assert_eq!((moves.len(), rest), (1, None)),
        other => panic!("{other:?}"),
    }
    let number = talk.engine().ask(mate_question("4k4/9/9/9/9/9/9/9/4K4 b G 1"));
    assert_eq!(talk.mate(number), Ok(MateAnswer::NoMate));
}
