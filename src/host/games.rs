//! Games between programs, several at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use super::STACK;
use crate::language::Words;
use crate::play::{Fixture, PlayedGame, play_game};

/// Plays games on so many threads, and tells of each when it is over. They come back in the order
/// of `fixtures`; no game depends on another, nor on the threads.
///
/// # Errors
/// What `finished` says: no further game is begun then. Or that no thread could be started.
pub fn play_all(
    fixtures: &[Fixture],
    threads: usize,
    mut finished: impl FnMut(&PlayedGame) -> Result<(), Words>,
) -> Result<Vec<PlayedGame>, Words> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    let mut played: Vec<PlayedGame> = Vec::new();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, fixtures.len().max(1)) {
            let (next, sender) = (&next, sender.clone());
            let work = move || {
                while let Some(fixture) = fixtures.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // Nobody listens any more: something has gone wrong.
                    if sender.send(play_game(fixture.clone())).is_err() {
                        break;
                    }
                }
            };
            let worker = thread::Builder::new().stack_size(STACK);
            worker.spawn_scoped(scope, work).map_err(|error| Words {
                ja: format!("スレッドを始められない: {error}"),
                en: format!("no thread could be started: {error}"),
            })?;
        }
        drop(sender);
        while let Ok(game) = receiver.recv() {
            if let Err(words) = finished(&game) {
                next.store(fixtures.len(), Ordering::Relaxed);
                drop(receiver);
                return Err(words);
            }
            played.push(game);
        }
        Ok(())
    })?;
    played.sort_by_key(|game| game.fixture.number);
    Ok(played)
}
