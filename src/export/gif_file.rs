//! Animated pictures.

use gif::{Encoder, Frame, Repeat};

use super::unwritten::unwritten;
use language::Words;

/// A picture of pixels: red, green, blue and opacity of each, row by row.
#[derive(Clone, Debug)]
pub struct GifFrame {
    pub width: u16,
    pub height: u16,
    pub pixels: Vec<u8>,
}

/// How long a frame stays, and the last one, in hundredths of a second.
const STAY: u16 = 120;
const LAST: u16 = 400;

/// How coarsely colours are chosen, from 1 (best) to 30 (fastest).
const SPEED: i32 = 10;

/// An animation that repeats for ever. Its size is that of the first frame.
pub fn gif_file(frames: impl IntoIterator<Item = GifFrame>) -> Result<Vec<u8>, Words> {
    let mut frames = frames.into_iter().peekable();
    let (width, height) = frames.peek().map_or((1, 1), |first| (first.width, first.height));
    let mut written = Vec::new();
    let mut encoder = Encoder::new(&mut written, width, height, &[]).map_err(unwritten)?;
    encoder.set_repeat(Repeat::Infinite).map_err(unwritten)?;
    while let Some(mut frame) = frames.next() {
        let (across, down) = (frame.width, frame.height);
        let mut picture = Frame::from_rgba_speed(across, down, &mut frame.pixels, SPEED);
        picture.delay = if frames.peek().is_some() { STAY } else { LAST };
        encoder.write_frame(&picture).map_err(unwritten)?;
    }
    drop(encoder);
    Ok(written)
}
