//! The window: reads the session, pushes commands, paints pictures. It never changes the session
//! directly and never blocks.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places on the screen are 32-bit floats, and what they are made of is far within them"
)]

mod actions;
mod arrangement;
mod dock;
pub mod exporting;
pub mod fonts;
mod greek;
mod key_context;
mod key_queue;
mod keys;
mod look;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod opening;
mod paint;
mod pane;
mod panels;
pub mod raster;
mod remember;
mod size;
mod spoken;
mod theme;
#[cfg(target_arch = "wasm32")]
mod web;
mod window;

pub use keys::{KeyHelp, key_help};
pub use opening::{Start, set_up};
pub use paint::paint as paint_tree;
pub use panels::{PAGES, PageRow};
pub use spoken::Spoken;
pub use window::{EffectRunner, MainWindow, PRESENTED};

#[cfg(not(target_arch = "wasm32"))]
use native as place;
#[cfg(target_arch = "wasm32")]
use web as place;

pub use place::open_window;
