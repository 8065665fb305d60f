//! Animated pictures.

use gif::{Encoder, EncodingError, Frame, Repeat};

/// A picture of pixels: red, green, blue and opacity of each, row by row.
#[derive(Clone, Debug)]
pub struct GifFrame {
    pub width: u16,
    pub height: u16,
    pub pixels: Vec<u8>,
}

/// Why an animated picture cannot be written; only a defect of a library.
#[derive(Debug)]
pub struct GifError(String);

impl std::fmt::Display for GifError {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(to)
    }
}

impl std::error::Error for GifError {}

impl From<EncodingError> for GifError {
    fn from(error: EncodingError) -> Self {
        Self(error.to_string())
    }
}

/// How long a frame stays, and the last one, in hundredths of a second.
const STAY: u16 = 120;
const LAST: u16 = 400;

/// How coarsely colours are chosen, from 1 (best) to 30 (fastest).
const SPEED: i32 = 10;

/// An animation that repeats for ever. Its size is that of the first frame.
///
/// # Errors
/// [`GifError`].
pub fn gif_file(frames: impl IntoIterator<Item = GifFrame>) -> Result<Vec<u8>, GifError> {
    let mut frames = frames.into_iter().peekable();
    let (width, height) = frames.peek().map_or((1, 1), |first| (first.width, first.height));
    let mut written = Vec::new();
    let mut encoder = Encoder::new(&mut written, width, height, &[])?;
    encoder.set_repeat(Repeat::Infinite)?;
    while let Some(mut frame) = frames.next() {
        let (across, down) = (frame.width, frame.height);
        let mut picture = Frame::from_rgba_speed(across, down, &mut frame.pixels, SPEED);
        picture.delay = if frames.peek().is_some() { STAY } else { LAST };
        encoder.write_frame(&picture)?;
    }
    drop(encoder);
    Ok(written)
}
