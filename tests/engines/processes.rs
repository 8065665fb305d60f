//! No process outlives its engine, and none becomes a zombie.

use std::time::Duration;

use yomisuji::host::engine::{EngineTimeouts, end_all};
use yomisuji::session::engines::SearchLimit;

use super::scripted::{scripted, scripted_test};
use super::talk::{Talk, patient};

/// The state of a process on Linux: `R`, `S`, `Z` …; `None` if it is gone, or on other systems.
fn state(process: &str) -> Option<char> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in brackets, may contain anything.
    stat.rsplit_once(')')?.1.trim_start().chars().next()
}

/// Waits until a process is gone; forever if it is an unreaped zombie.
fn is_gone(process: &str) {
    assert!(process.parse::<u32>().is_ok(), "{process}");
    for _ in 0..6_000 {
        if state(process).is_none() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("process {process} is still there: {:?}", state(process));
}

fn quick() -> EngineTimeouts {
    EngineTimeouts {
        stop: Duration::from_millis(200),
        grace: Duration::from_millis(50),
        ..patient()
    }
}

#[test]
fn a_closed_engine_leaves_no_process() {
    for fault in ["none", "ignores-quit", "hangs-in-search", "floods"] {
        let mut talk = Talk::new(scripted(fault), quick());
        let process = talk.ready().author;
        if cfg!(target_os = "linux") {
            assert!(state(&process).is_some(), "{process}");
        }
        let number = talk.ask(&[], SearchLimit::Infinite);
        talk.first_line_or_end(number);
        talk.close();
        is_gone(&process);
        assert_eq!(talk.endings(number), 1, "{fault}");
    }
}

#[test]
fn a_program_that_ends_by_itself_or_is_restarted_leaves_no_zombie() {
    for fault in ["exits-in-search", "closes-output", "no-line-break"] {
        let mut talk = Talk::new(scripted(fault), quick());
        let process = talk.ready().author;
        let number = talk.ask(&[], SearchLimit::Depth(1));
        let _ = talk.answer(number);
        talk.gone();
        // The engine still exists, and its owner has done nothing.
        is_gone(&process);
    }
    let mut talk = Talk::new(scripted("ignores-quit"), quick());
    let first = talk.ready().author;
    let number = talk.ask(&[], SearchLimit::Infinite);
    talk.first_line_or_end(number);
    talk.engine().restart();
    talk.answer(number).expect_err("it was restarted meanwhile");
    let second = talk.ready().author;
    assert_ne!(first, second);
    is_gone(&first);
    let number = talk.ask(&[], SearchLimit::Depth(1));
    assert_eq!(talk.answer(number).as_deref(), Ok("7g7f"));
}

#[test]
#[cfg(unix)]
fn an_engine_behind_a_script_ends_with_it() {
    let mut talk = Talk::new(scripted("behind-a-script"), quick());
    // The engine reports its own process id; the script has another.
    let process = talk.ready().author;
    talk.close();
    is_gone(&process);
}

#[test]
#[cfg(unix)]
fn closing_an_engine_ends_its_child_processes() {
    let mut talk = Talk::new(scripted("has-a-child"), patient());
    let child = talk.ready().author;
    if cfg!(target_os = "linux") {
        assert!(state(&child).is_some(), "{child}");
    }
    talk.close();
    is_gone(&child);
}

/// Run by the next test as a separate process, because it ends all engines.
#[test]
#[ignore = "it is run by another test, alone"]
fn all_engines_end_with_the_program() {
    let mut talks: Vec<Talk> = ["none", "ignores-quit", "hangs-in-search"]
        .into_iter()
        .map(|fault| Talk::new(scripted(fault), quick()))
        .collect();
    let processes: Vec<String> = talks.iter_mut().map(|talk| talk.ready().author).collect();
    assert!(end_all(Duration::from_mins(1)));
    for process in processes {
        assert_eq!(state(&process), None, "{process}");
    }
    // They are closed, so dropping them does no harm.
    drop(talks);
}

#[test]
fn the_end_of_the_program_ends_all_engines() {
    let output = scripted_test("processes::all_engines_end_with_the_program");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("1 passed"), "{told}");
}
