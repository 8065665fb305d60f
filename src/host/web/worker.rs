//! Our readers of a position, in a worker: another instance of the program, which gets a question and
//! answers as often as it has found something.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::bridge;
use crate::own_readers;
use language::{Texts, Words};
use session::{Job, OwnFindings, OwnQuestion, Reply};

/// The question that a worker reads.
struct Reading {
    job: Job,
    worker: bridge::Worker,
    /// What it has found so far.
    found: Rc<RefCell<OwnFindings>>,
    _heard: Closure<dyn Fn(Option<String>)>,
}

/// Has questions read, each by a worker of its own.
pub(super) struct Reader {
    tell: Arc<dyn Fn(Reply)>,
    readings: RefCell<Vec<Reading>>,
}

impl Reader {
    pub(super) fn new(tell: Arc<dyn Fn(Reply)>) -> Self {
        Self { tell, readings: RefCell::default() }
    }

    /// Starts a worker with a question.
    pub(super) fn read(&self, question: OwnQuestion, job: Job) {
        let found = Rc::new(RefCell::new(OwnFindings::default()));
        let message = question.to_message();
        let heard = {
            let (tell, job, found) = (Arc::clone(&self.tell), job.clone(), Rc::clone(&found));
            Closure::new(move |answer: Option<String>| {
                if found.borrow().is_over {
                    return;
                }
                let answer = answer.ok_or_else(|| Words::of(Texts::web_worker_failed));
                let new = answer.and_then(|text| OwnFindings::from_message(&text, &question));
                match &new {
                    Ok(new) => found.borrow_mut().clone_from(new),
                    Err(_) => found.borrow_mut().is_over = true,
                }
                tell(Reply::HaveRead(job.clone(), new));
            })
        };
        let worker = bridge::Worker::new(&message, &heard);
        self.readings.borrow_mut().push(Reading { job, worker, found, _heard: heard });
    }

    /// Ends the workers that are done, or not wanted any more.
    pub(super) fn look(&self) {
        self.readings.borrow_mut().retain(|reading| {
            let is_over = reading.found.borrow().is_over;
            if is_over || reading.job.is_stopped() {
                reading.worker.end();
            }
            if !is_over && reading.job.is_stopped() {
                reading.found.borrow_mut().is_over = true;
                let found = reading.found.borrow().clone();
                (self.tell)(Reply::HaveRead(reading.job.clone(), Ok(found)));
            }
            !reading.found.borrow().is_over
        });
    }
}

/// Reads a question, in a worker.
#[wasm_bindgen(js_name = readQuestion)]
pub fn read_question(message: &str) {
    let answer = |found: OwnFindings| bridge::answer(&found.to_message());
    match OwnQuestion::from_message(message) {
        Ok(question) => answer(own_readers::read(&question, &Job::default(), answer)),
        // The page takes it for the failure that it is.
        Err(words) => bridge::answer(&words.en),
    }
}
