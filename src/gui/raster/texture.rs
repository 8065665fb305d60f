//! Looks up colours in the font and in other images.

use std::sync::Arc;

use egui::epaint::ImageDelta;
use egui::{Color32, ColorImage, ImageData, TextureFilter, TextureOptions, TextureWrapMode};

/// An image of which triangles show a part.
pub(super) struct Texture {
    image: Arc<ColorImage>,
    options: TextureOptions,
}

impl Texture {
    /// The texture described by `delta`, a change of the whole image.
    pub(super) fn new(delta: &ImageDelta) -> Self {
        let ImageData::Color(image) = &delta.image;
        Self { image: Arc::clone(image), options: delta.options }
    }

    /// Replaces the part of the image that `delta` describes.
    pub(super) fn update(&mut self, delta: &ImageDelta) {
        let ImageData::Color(part) = &delta.image;
        let [left, top] = delta.pos.unwrap_or_default();
        self.options = delta.options;
        let image = Arc::make_mut(&mut self.image);
        for (row, texels) in part.pixels.chunks_exact(part.width().max(1)).enumerate() {
            let start = (top + row) * image.size[0] + left;
            if let Some(replaced) = image.pixels.get_mut(start..start + texels.len()) {
                replaced.copy_from_slice(texels);
            }
        }
    }

    /// Width and height in texels.
    pub(super) fn size(&self) -> [usize; 2] {
        self.image.size
    }

    /// The colour at a position in texels, (0, 0) being the top left corner of the image; each
    /// channel from 0 to 255.
    ///
    /// Between the centres of texels it is interpolated, in steps of 1/256 texel as graphics cards
    /// do. The magnification filter is used at every scale, and there are no mipmaps.
    pub(super) fn sample(&self, x: f32, y: f32) -> [f32; 4] {
        if self.options.magnification == TextureFilter::Nearest {
            return self.texel(x.floor() as i64, y.floor() as i64);
        }
        let [x, y] = [x, y].map(|side| (side * 256.0).round() as i64 - 128);
        let (column, row) = (x >> 8, y >> 8);
        let [right, down] = [x, y].map(|side| (side & 255) as f32 / 256.0);
        if right == 0.0 && down == 0.0 {
            return self.texel(column, row); // Text mostly lies on whole pixels.
        }
        let upper = mix(self.texel(column, row), self.texel(column + 1, row), right);
        let lower = mix(self.texel(column, row + 1), self.texel(column + 1, row + 1), right);
        mix(upper, lower, down)
    }

    /// The texels that [`sample`](Self::sample) finds at `count` positions one `step` apart, if
    /// each is exactly one texel of the same row, as in text that lies on whole pixels.
    pub(super) fn row(&self, from: [f32; 2], step: [f32; 2], count: usize) -> Option<&[Color32]> {
        let drift = ((step[0] - 1.0).abs() + step[1].abs()) * count as f32;
        let [x, y] = from.map(|side| (side * 256.0).round() as i64 - 128);
        if drift > 1.0 / 1024.0 || (x | y) & 255 != 0 {
            return None;
        }
        let [width, height] = self.image.size;
        let (column, row) = (usize::try_from(x >> 8).ok()?, usize::try_from(y >> 8).ok()?);
        let is_inside = column + count <= width && row < height;
        let start = row * width + column;
        is_inside.then(|| self.image.pixels.get(start..start + count))?
    }

    fn texel(&self, column: i64, row: i64) -> [f32; 4] {
        let [width, height] = self.image.size;
        let index = self.wrap(row, height) * width + self.wrap(column, width);
        let texel = self.image.pixels.get(index).copied();
        texel.unwrap_or(Color32::TRANSPARENT).to_array().map(f32::from)
    }

    /// Maps `index`, which may be outside the image, to a texel inside it.
    fn wrap(&self, index: i64, side: usize) -> usize {
        if usize::try_from(index).is_ok_and(|index| index < side) {
            return index as usize; // Nearly always.
        }
        let side = side.max(1) as i64;
        let wrapped = match self.options.wrap_mode {
            TextureWrapMode::ClampToEdge => index.clamp(0, side - 1),
            TextureWrapMode::Repeat => index.rem_euclid(side),
            TextureWrapMode::MirroredRepeat => {
                let there_and_back = index.rem_euclid(2 * side);
                there_and_back.min(2 * side - 1 - there_and_back)
            }
        };
        wrapped as usize
    }
}

fn mix(from: [f32; 4], to: [f32; 4], share: f32) -> [f32; 4] {
    std::array::from_fn(|channel| from[channel] + (to[channel] - from[channel]) * share)
}
