//! Opens the window.

use std::sync::{Arc, OnceLock};

use crate::opening::{Start, first_window, no_display, set_up};
use crate::size;
use eframe::icon_data::from_png_bytes;
use host::{Folders, Host, has_display};
use language::{Texts, Words};

/// `packages/yomisuji.svg`, for desktops that do not look for what a package has brought.
const ICON: &[u8] = include_bytes!("icon.png");

/// Takes X where it is there, also beside Wayland: there the desktop draws the frame of a window, which
/// not every desktop does on Wayland.
fn choose_display(builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {
    #[cfg(target_os = "linux")]
    if host::has_x() {
        winit::platform::x11::EventLoopBuilderExtX11::with_x11(builder);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = builder;
}

/// Opens the window on the user's data in these folders, and returns when it is closed.
pub fn open_window(start: Start, folders: Folders) -> Result<(), Words> {
    if !has_display() {
        return Err(no_display(Texts::window_no_variable));
    }
    // Replies wake the window, as soon as it exists.
    let awake: Arc<OnceLock<egui::Context>> = Arc::default();
    let waking = Arc::clone(&awake);
    let host = Host::new(folders, move || {
        if let Some(context) = waking.get() {
            context.request_repaint();
        }
    });
    let remembered = host.recall();
    let state = &remembered.0.state;
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("読み筋 yomisuji")
            .with_app_id("yomisuji")
            .with_icon(from_png_bytes(ICON).unwrap_or_default())
            .with_inner_size(size::first(state.window))
            .with_maximized(state.maximized),
        event_loop_builder: Some(Box::new(choose_display)),
        ..Default::default()
    };
    eframe::run_native(
        "yomisuji",
        options,
        Box::new(|creation| {
            set_up(&creation.egui_ctx);
            let context = creation.egui_ctx.clone();
            context.options_mut(|options| options.zoom_with_keyboard = false);
            let _ = awake.set(context);
            Ok(Box::new(first_window(host, remembered, start)))
        }),
    )
    .map_err(|error| no_display(|_| error.to_string()))
}
