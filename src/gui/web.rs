//! The window on the page of a browser.

use std::sync::Arc;

use eframe::{WebOptions, WebRunner};
use egui::{Context, FullOutput, Plugin};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{NoDisplay, Spoken, Start, first_window, set_up};
use host::{Folders, Host};
use session::{Command, Source};

#[wasm_bindgen(js_namespace = bridge)]
extern "C" {
    /// The address of the page if it says what to open. From then on the page has its plain address,
    /// so that it opens again where the user was.
    #[wasm_bindgen(js_name = takeLink)]
    fn take_link() -> Option<String>;

    /// Has this called when another address is opened in the same tab.
    #[wasm_bindgen(js_name = onAddress)]
    fn on_address(act: &Closure<dyn Fn()>);

    /// Says that the window is there, or why not.
    fn started(error: Option<String>);

    /// Makes the page fill the screen, or puts it back.
    #[wasm_bindgen(js_name = fillScreen)]
    fn fill(fills: bool);

    /// Says what has just changed, to those who listen.
    fn say(sentence: &str);

    /// Says what the page shows, to those who read it as text.
    fn describe(text: &str);
}

/// Opens the window on the page, with what the browser keeps; the start comes from its address.
///
/// # Errors
/// If the page has nothing to draw on.
pub fn open_window(start: Start, folders: Folders) -> Result<(), NoDisplay> {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("window"));
    let canvas = canvas.and_then(|canvas| canvas.dyn_into().ok()).ok_or(NoDisplay::NoVariable)?;
    let start = take_link().map_or(start, Start::Link);
    spawn_local(async move {
        let options = WebOptions { dithering: false, ..WebOptions::default() };
        let runner = WebRunner::new();
        let opened = runner.start(
            canvas,
            options,
            Box::new(|creation| {
                set_up(&creation.egui_ctx);
                creation.egui_ctx.add_plugin(Speaker::default());
                let context = creation.egui_ctx.clone();
                context.options_mut(|options| options.zoom_with_keyboard = false);
                context.enable_accesskit();
                let waking = context.clone();
                let host = Host::new(folders, move || waking.request_repaint());
                let remembered = host.recall();
                let window = first_window(host, remembered, start);
                let outside = window.outside();
                let follow = Closure::<dyn Fn()>::new(move || {
                    if let Some(link) = take_link() {
                        let _ = outside.send(Command::Follow(link));
                        context.request_repaint();
                    }
                });
                on_address(&follow);
                follow.forget(); // As long as the page.
                Ok(Box::new(window))
            }),
        );
        let error = opened.await.err();
        started(error.map(|error| error.as_string().unwrap_or_default()));
    });
    Ok(())
}

/// Says on the page what the window shows.
#[derive(Debug, Default)]
struct Speaker {
    said: Spoken,
}

impl Plugin for Speaker {
    fn debug_name(&self) -> &'static str {
        "speaker"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else {
            return;
        };
        let spoken = Spoken::of(&update);
        if spoken.announced != self.said.announced {
            say(&spoken.announced);
        }
        if spoken.text != self.said.text {
            describe(&spoken.text);
        }
        self.said = spoken;
    }
}

/// Brings a file that was dropped on the window.
pub(super) fn bring(file: &egui::DroppedFileHandle, open: impl FnOnce(Source) + 'static) {
    let file = Arc::clone(file);
    spawn_local(async move {
        if let Ok(bytes) = file.bytes_async().await {
            let path = file.path().to_path_buf();
            open(Source::File(host::bring(&path, &bytes)));
        }
    });
}

/// Makes the page fill the screen, or puts it back.
pub(super) fn fill_screen(_: &Context, fills: bool) {
    fill(fills);
}

/// Nobody reads what a page says at its end.
pub(super) fn complain(_: &str) {}
