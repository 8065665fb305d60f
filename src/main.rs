//! The start: from a command line, or on the page of a browser.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    desktop::main()
}

/// In a worker there is no page; it waits for its question.
#[cfg(target_arch = "wasm32")]
fn main() {
    use yomisuji::gui::{Start, open_window};
    let _ = open_window(Start::First, yomisuji::host::Folders::in_browser());
}
