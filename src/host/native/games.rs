//! Plays games between programs, several in parallel.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use super::STACK;
use eval::SearchedGame;
use language::Words;
use play::{AtBoard, Fixture, PlayedGame, play_between, play_game};

/// Plays games on the given number of threads, and calls `finished` after each. Returns them in the
/// order of `fixtures`; games depend neither on each other nor on the threads.
///
/// # Errors
/// The error of `finished`, after which no further game starts; or that no thread could be started.
pub fn play_all<G: SearchedGame>(
    fixtures: &[Fixture<G>],
    threads: usize,
    finished: impl FnMut(&PlayedGame<G>) -> Result<(), Words>,
) -> Result<Vec<PlayedGame<G>>, Words> {
    let work = |fixture: &Fixture<G>| play_game(fixture.clone());
    work_all(fixtures, threads, work, finished)
}

/// Plays games as [`play_all`] does, between players whom `sit` puts at the board for a game: Black
/// (0) and White (1).
pub fn play_all_between<G: SearchedGame, P: Clone + Send + Sync>(
    fixtures: &[Fixture<G, P>],
    threads: usize,
    sit: impl Fn(&Fixture<G, P>, usize) -> Box<dyn AtBoard<G>> + Sync,
    finished: impl FnMut(&PlayedGame<G, P>) -> Result<(), Words>,
) -> Result<Vec<PlayedGame<G, P>>, Words> {
    let work = |fixture: &Fixture<G, P>| {
        let [mut black, mut white] = [0, 1].map(|place| sit(fixture, place));
        play_between(fixture.clone(), [&mut *black, &mut *white])
    };
    work_all(fixtures, threads, work, finished)
}

/// Runs `work` for each job on the given number of threads, and calls `finished` after each.
/// Returns the results in the order of `jobs`; they depend neither on each other nor on the
/// threads.
///
/// # Errors
/// The error of `finished`, after which no further job starts; or that no thread could be started.
pub fn work_all<J: Sync, D: Send>(
    jobs: &[J],
    threads: usize,
    work: impl Fn(&J) -> D + Sync,
    mut finished: impl FnMut(&D) -> Result<(), Words>,
) -> Result<Vec<D>, Words> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    let mut done: Vec<(usize, D)> = Vec::new();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, jobs.len().max(1)) {
            let (next, sender, work) = (&next, sender.clone(), &work);
            let work = move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(number) else { break };
                    // The receiver is gone because of an error.
                    if sender.send((number, work(job))).is_err() {
                        break;
                    }
                }
            };
            let worker = thread::Builder::new().stack_size(STACK);
            worker
                .spawn_scoped(scope, work)
                .map_err(|error| Words::of(|texts| texts.host_no_worker(error.to_string())))?;
        }
        drop(sender);
        while let Ok((number, one)) = receiver.recv() {
            if let Err(words) = finished(&one) {
                next.store(jobs.len(), Ordering::Relaxed);
                drop(receiver);
                return Err(words);
            }
            done.push((number, one));
        }
        Ok(())
    })?;
    done.sort_by_key(|(number, _)| *number);
    Ok(done.into_iter().map(|(_, one)| one).collect())
}
