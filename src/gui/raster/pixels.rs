//! A picture as pixels, and as PNG.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

/// Pixels in sRGB with straight (not premultiplied) alpha, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: usize,
    rgba: Vec<[u8; 4]>,
}

impl Pixels {
    /// `rgba` in rows of `width`.
    pub(super) const fn new(width: usize, rgba: Vec<[u8; 4]>) -> Self {
        Self { width, rgba }
    }

    pub fn size(&self) -> [usize; 2] {
        [self.width, self.rgba.len() / self.width.max(1)]
    }

    /// All pixels: red, green, blue, alpha.
    pub fn rgba(&self) -> &[[u8; 4]] {
        &self.rgba
    }

    /// The bytes of a PNG file.
    ///
    /// # Errors
    /// If the picture has no pixels, or is larger than PNG allows.
    pub fn to_png(&self) -> Result<Vec<u8>, EncodingError> {
        // A side beyond 32 bits is refused, as is 0.
        let [width, height] = self.size().map(|side| u32::try_from(side).unwrap_or(0));
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, width, height);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Balanced);
        encoder.set_filter(Filter::Adaptive);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.rgba.as_flattened())?;
        writer.finish()?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn a_png_file_holds_the_pixels() {
        let colour = |at: u8| [at, at.wrapping_mul(7), 255 - at, at | 128];
        let picture = Pixels::new(5, (0..15).map(|at| colour(at * 17)).collect());
        let bytes = picture.to_png().unwrap();
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!([info.width, info.height], [5, 3]);
        assert_eq!(info.color_type, ColorType::Rgba);
        assert_eq!(info.bit_depth, BitDepth::Eight);
        assert_eq!(pixels, picture.rgba().as_flattened());
    }

    #[test]
    fn an_empty_picture_cannot_be_written_as_png() {
        assert!(Pixels::new(0, Vec::new()).to_png().is_err());
    }
}
