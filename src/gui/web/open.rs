//! Opens the window, and says what it shows.

use eframe::{WebOptions, WebRunner};
use egui::{Context, FullOutput, Plugin};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::js_sys::Uint8Array;
use wasm_bindgen_futures::spawn_local;

use super::bridge;
use crate::fonts;
use crate::opening::{Start, first_window, no_display, set_up};
use crate::spoken::Spoken;
use crate::window::MainWindow;
use host::{Folders, Host};
use language::{Texts, Words};
use session::{Command, Link};

/// Opens the window on the page, with what the browser keeps; the start comes from its address.
pub fn open_window(start: Start, folders: Folders) -> Result<(), Words> {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("window"));
    let canvas = canvas.and_then(|canvas| canvas.dyn_into().ok());
    let canvas = canvas.ok_or_else(|| no_display(Texts::window_no_variable))?;
    let start = match host::taken_up() {
        Some((pack, kept)) => Start::Course(pack, kept),
        None => link().map_or(start, Start::Link),
    };
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
                spawn_local(complete(context.clone()));
                context.options_mut(|options| options.zoom_with_keyboard = false);
                context.enable_accesskit();
                let waking = context.clone();
                let host = Host::new(folders, move || waking.request_repaint());
                let remembered = host.recall();
                let window = first_window(host, remembered, start);
                let outside = window.outside();
                let follow = Closure::<dyn Fn()>::new(move || {
                    if let Some(link) = link() {
                        let _ = outside.send(Command::Follow(link));
                        context.request_repaint();
                    }
                });
                bridge::on_address(&follow);
                follow.forget(); // As long as the page.
                Ok(Box::new(window))
            }),
        );
        let error = opened.await.err();
        let leave = Closure::<dyn Fn()>::new(move || {
            if let Some(window) = runner.app_mut::<MainWindow>() {
                window.remember_now();
            }
        });
        bridge::on_leaving(&leave);
        leave.forget();
        bridge::started(error.map(|error| error.as_string().unwrap_or_default()));
    });
    Ok(())
}

/// The letters that no text and no lesson of the program has, as soon as they have come.
async fn complete(context: Context) {
    if let Some(font) = bridge::whole_font().await.dyn_ref::<Uint8Array>() {
        picture::complete_font(font.to_vec());
        fonts::install(&context);
        context.request_repaint();
    }
}

/// The link in the address of the page.
fn link() -> Option<String> {
    bridge::take_link().filter(|address| Link::is_in(address))
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
            bridge::say(&spoken.announced);
        }
        if spoken.text != self.said.text {
            bridge::describe(&spoken.text);
        }
        self.said = spoken;
    }
}
