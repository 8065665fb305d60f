//! What `web/bridge.js` does for the program, and what it calls.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = bridge)]
extern "C" {
    /// What stands before the `#` in the address of the page.
    pub(super) fn address() -> String;

    /// The language that the browser asks for.
    pub(super) fn language() -> String;

    pub(super) fn random() -> u32;

    /// Gives the user a file to keep.
    pub(super) fn download(name: &str, bytes: &[u8]);

    /// Shows a file in another tab.
    pub(super) fn show(name: &str, bytes: &[u8]);

    /// Lets the user choose a file: its name and contents, or nothing.
    async fn choose() -> JsValue;

    /// What is kept under a name.
    pub(super) fn recall(name: &str) -> Option<String>;

    /// Keeps a text under a name; returns `full`, or `off`, if that is not possible.
    pub(super) fn keep(name: &str, text: &str) -> Option<String>;

    pub(super) fn forget(name: &str);

    /// The names under which something is kept.
    pub(super) fn kept() -> Vec<String>;

    /// The pack with the course beside the page, if the page is in a package with one.
    pub(super) fn course() -> Option<Vec<u8>>;

    /// The learner's name, if a learning platform takes marks.
    pub(super) fn learner() -> Option<String>;

    /// What the platform has kept in an element of its data model.
    #[wasm_bindgen(js_name = keptThere)]
    pub(super) fn kept_there(element: &str) -> String;

    /// Tells the platform how far the learner is; it is told what is new, and not too often.
    pub(super) fn tell(status: &str, percent: Option<&str>, location: &str, suspend: &str);

    /// What is wrong with the platform now: `none`, `gone` or `refused`.
    pub(super) fn trouble() -> Option<String>;

    /// A file of this page.
    #[wasm_bindgen(js_name = pageFile)]
    pub(super) fn page_file(name: &str) -> Option<Vec<u8>>;

    /// Whether the page that started with this stamp is still open.
    #[wasm_bindgen(js_name = isOpen)]
    pub(super) fn is_open(start: &str) -> bool;

    /// Says to other pages that this one is open.
    #[wasm_bindgen(js_name = isHere)]
    pub(super) fn is_here(start: &str);

    /// Has [`do_work`] called soon, so that it can be suspended if the browser can do that.
    #[wasm_bindgen(js_name = workSoon)]
    fn work_soon();

    /// Whether [`pause`] may be called in [`do_work`].
    #[wasm_bindgen(js_name = canPause)]
    fn can_pause() -> bool;

    /// Lets the browser do something else, and goes on later: `web/start.js` makes it suspend what
    /// calls it.
    fn pause();

    /// Milliseconds since the page was opened.
    fn now() -> f64;

    /// A worker with this question; `heard` is called with each of its answers, and without one if
    /// it has failed.
    pub(super) type Worker;

    #[wasm_bindgen(constructor)]
    pub(super) fn new(question: &str, heard: &Closure<dyn Fn(Option<String>)>) -> Worker;

    #[wasm_bindgen(method)]
    pub(super) fn end(this: &Worker);

    /// Answers the page from a worker.
    pub(super) fn answer(text: &str);
}

thread_local! {
    static TASK: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
    /// When the work began that runs now, or was last resumed; `None` outside of it.
    static SINCE: Cell<Option<f64>> = const { Cell::new(None) };
}

/// The longest that work goes on without a pause, in milliseconds.
const SLICE: f64 = 12.0;

/// Runs a task soon; there is one at a time.
pub(super) fn work(task: impl FnOnce() + 'static) {
    TASK.set(Some(Box::new(task)));
    work_soon();
}

/// Runs the task that waits.
#[wasm_bindgen(js_name = doWork)]
pub fn do_work() {
    if can_pause() {
        game::on_breath(rest);
        SINCE.set(Some(now()));
    }
    if let Some(task) = TASK.take() {
        task();
    }
    SINCE.set(None);
}

/// Pauses if work has gone on for long.
fn rest() {
    if SINCE.get().is_some_and(|since| now() - since > SLICE) {
        // What runs meanwhile is no work that can be suspended.
        SINCE.set(None);
        pause();
        SINCE.set(Some(now()));
    }
}

/// The name and contents of a file that the user chooses, if it can be read.
pub(super) async fn chosen_file() -> Option<(String, Vec<u8>)> {
    let file: js_sys::Array = choose().await.dyn_into().ok()?;
    let bytes: js_sys::Uint8Array = file.get(1).dyn_into().ok()?;
    Some((file.get(0).as_string()?, bytes.to_vec()))
}
