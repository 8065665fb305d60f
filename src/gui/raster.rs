//! Renders the window without a display or a graphics card.
//!
//! egui turns a frame into meshes of triangles; this module paints them into memory like a graphics
//! card, with the same result on every machine. `triangle` decides which pixels a triangle covers
//! and blends them, `texture` looks colours up in the font and in other images, and `pixels` holds
//! the result and writes it as PNG.

use std::collections::HashMap;

use egui::epaint::Primitive;
use egui::{ClippedPrimitive, Color32, TextureId, TexturesDelta};

mod pixels;
mod texture;
mod triangle;

pub use pixels::Pixels;
use texture::Texture;
use triangle::MeshPainter;

/// Paints the output of egui's tessellator, and keeps the textures that it needs.
///
/// Pass it the textures of every frame with [`apply`](Self::apply), in order, and paint the frames
/// that are wanted with [`paint`](Self::paint). Paint callbacks are skipped, and so is a mesh whose
/// texture was never passed.
#[derive(Default)]
pub struct Rasterizer {
    textures: HashMap<TextureId, Texture>,
    /// Freed by the latest frame, which may still show them.
    retired: Vec<TextureId>,
}

impl Rasterizer {
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes over the new, changed and freed textures of one frame.
    ///
    /// A freed texture can still be painted until the next call, because the frame that frees it
    /// may show it for the last time. Clear `delta` afterwards: in debug builds egui panics if a
    /// non-empty one is dropped.
    pub fn apply(&mut self, delta: &TexturesDelta) {
        for id in self.retired.drain(..) {
            self.textures.remove(&id);
        }
        for (id, changes) in &delta.set {
            for change in changes {
                if change.is_whole() {
                    self.textures.insert(*id, Texture::new(change));
                } else if let Some(texture) = self.textures.get_mut(id) {
                    texture.update(change);
                }
            }
        }
        self.retired.extend(&delta.free);
    }

    /// The picture of one frame, `size_px` wide and high, on a uniform background.
    ///
    /// `pixels_per_point` must be the value used for tessellation. The picture has straight (not
    /// premultiplied) alpha, and is opaque if `background` is.
    pub fn paint(
        &self,
        size_px: [usize; 2],
        pixels_per_point: f32,
        background: Color32,
        primitives: &[ClippedPrimitive],
    ) -> Pixels {
        let [width, height] = size_px;
        let mut pixels = vec![background.to_array(); width * height];
        for clipped in primitives {
            if let Primitive::Mesh(mesh) = &clipped.primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
            {
                let clip = clipped.clip_rect * pixels_per_point;
                MeshPainter::new(&mut pixels, size_px, clip, pixels_per_point, texture).paint(mesh);
            }
        }
        for pixel in pixels.iter_mut().filter(|pixel| pixel[3] != u8::MAX) {
            let [red, green, blue, alpha] = *pixel;
            let color = Color32::from_rgba_premultiplied(red, green, blue, alpha);
            *pixel = color.to_srgba_unmultiplied();
        }
        Pixels::new(width, pixels)
    }
}

/// A user interface without a window, of which pictures are taken.
pub struct PictureStage {
    ctx: egui::Context,
    rasterizer: Rasterizer,
}

impl PictureStage {
    /// A stage for a context that has not drawn anything yet: egui hands out each texture only
    /// once, and the font's with the first frame.
    pub fn new(ctx: egui::Context) -> Self {
        Self { ctx, rasterizer: Rasterizer::new() }
    }

    /// Runs some frames and returns the picture of the last one, as [`render`] does.
    pub fn render(
        &mut self,
        size: egui::Vec2,
        pixels_per_point: f32,
        frames: usize,
        mut ui: impl FnMut(&mut egui::Ui),
    ) -> Pixels {
        let mut frame = 0;
        loop {
            let mut input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
                time: Some(0.1 * frame as f64),
                predicted_dt: 0.1,
                ..Default::default()
            };
            let viewport = input.viewports.entry(input.viewport_id).or_default();
            viewport.native_pixels_per_point = Some(pixels_per_point);
            let mut output = self.ctx.run_ui(input, &mut ui);
            self.rasterizer.apply(&output.textures_delta);
            output.textures_delta.clear();

            frame += 1;
            if frame >= frames {
                let scale = output.pixels_per_point;
                let size_px = [size.x, size.y].map(|side| (side * scale).round() as usize);
                let background = self.ctx.global_style().visuals.panel_fill;
                let primitives = self.ctx.tessellate(std::mem::take(&mut output.shapes), scale);
                return self.rasterizer.paint(size_px, scale, background, &primitives);
            }
        }
    }
}

/// Runs a user interface without a window and returns the picture of its last frame.
///
/// `size` is in points of `pixels_per_point` pixels each. At least one frame is run; the clock
/// advances by a tenth of a second a frame, so a few frames let layouts settle and animations end.
/// The background is the panel colour of the theme. `ctx` must not have drawn anything before: egui
/// hands out each texture only once, and the font's with the first frame.
pub fn render(
    ctx: &egui::Context,
    size: egui::Vec2,
    pixels_per_point: f32,
    frames: usize,
    ui: impl FnMut(&mut egui::Ui),
) -> Pixels {
    PictureStage::new(ctx.clone()).render(size, pixels_per_point, frames, ui)
}

#[cfg(test)]
mod tests {
    use egui::epaint::{ImageDelta, Mesh, Vertex};
    use egui::{Color32, ColorImage, Pos2, Rect, TextureId, TextureOptions, pos2, vec2};

    use super::*;

    const RED: Color32 = Color32::from_rgb(200, 0, 0);

    /// Paints one mesh on white, with a white texture of 4 × 4 texels.
    fn paint(mesh: Mesh) -> Pixels {
        let mut rasterizer = Rasterizer::new();
        set(&mut rasterizer, ColorImage::filled([4, 4], Color32::WHITE), None);
        paint_with(&rasterizer, mesh)
    }

    fn paint_with(rasterizer: &Rasterizer, mesh: Mesh) -> Pixels {
        let clip_rect = Rect::from_min_size(Pos2::ZERO, vec2(20.0, 15.0));
        let primitive = Primitive::Mesh(mesh);
        let clipped = ClippedPrimitive { clip_rect, primitive };
        rasterizer.paint([20, 20], 1.0, Color32::WHITE, &[clipped])
    }

    fn set(rasterizer: &mut Rasterizer, image: ColorImage, position: Option<[usize; 2]>) {
        let delta = match position {
            None => ImageDelta::full(image, TextureOptions::NEAREST),
            Some(position) => ImageDelta::partial(position, image, TextureOptions::NEAREST),
        };
        let mut textures = TexturesDelta::default();
        textures.push(TextureId::default(), delta);
        rasterizer.apply(&textures);
        textures.clear();
    }

    fn triangles(corners: &[(f32, f32)], indices: &[u32], color: Color32) -> Mesh {
        let vertex = |&(x, y): &(f32, f32)| Vertex::untextured(pos2(x, y), color);
        let vertices = corners.iter().map(vertex).collect();
        Mesh { vertices, indices: indices.to_vec(), ..Default::default() }
    }

    fn pixel(image: &Pixels, x: usize, y: usize) -> [u8; 4] {
        image.rgba()[y * image.size()[0] + x]
    }

    /// How many pixels have this colour.
    fn count(image: &Pixels, color: Color32) -> usize {
        let pixels = image.rgba().iter();
        pixels.filter(|pixel| **pixel == color.to_array()).count()
    }

    #[test]
    fn a_rectangle_covers_exactly_its_pixels_inside_the_clip_rectangle() {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(Rect::from_min_max(pos2(2.0, 3.0), pos2(9.0, 18.0)), RED);
        let fan = triangles(&[(2., 3.), (9., 3.), (9., 18.), (2., 18.)], &[0, 1, 2, 0, 2, 3], RED);
        for image in [paint(mesh), paint(fan)] {
            for (at, pixel) in image.rgba().iter().enumerate() {
                let (x, y) = (at % 20, at / 20);
                let inside = (2..9).contains(&x) && (3..15).contains(&y);
                let expected = if inside { RED } else { Color32::WHITE };
                assert_eq!(*pixel, expected.to_array(), "at {x}, {y}");
            }
        }
    }

    #[test]
    fn adjacent_triangles_blend_no_pixel_twice_and_leave_no_gap() {
        let half_black = Color32::from_black_alpha(128);
        let grey = Color32::from_gray(127);
        // A square, divided into triangles from its corners to interior points, some on pixel
        // centres.
        for (x, y) in [(7.5, 7.5), (5.0, 9.0), (3.1, 2.7), (11.5, 3.25), (6.001, 12.999)] {
            let corners = [(1.5, 1.5), (13.5, 1.5), (13.5, 13.5), (1.5, 13.5), (x, y)];
            let clockwise = [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4];
            let mixed = [0, 1, 4, 4, 2, 1, 3, 4, 2, 0, 3, 4];
            for indices in [clockwise, mixed] {
                let image = paint(triangles(&corners, &indices, half_black));
                assert_eq!(count(&image, grey), 12 * 12, "cut at {x}, {y}");
                assert_eq!(count(&image, Color32::WHITE), 20 * 20 - 12 * 12, "cut at {x}, {y}");
            }
        }
    }

    #[test]
    fn colours_are_interpolated_between_corners() {
        let mut mesh =
            triangles(&[(0., 0.), (10., 0.), (10., 9.), (0., 9.)], &[0, 1, 2, 0, 2, 3], RED);
        for vertex in &mut mesh.vertices {
            vertex.color = Color32::from_gray(if vertex.pos.x > 0.0 { 200 } else { 0 });
        }
        let image = paint(mesh);
        for (x, y) in [(0, 0), (3, 4), (9, 8)] {
            assert_eq!(pixel(&image, x, y)[0], 10 + 20 * x as u8);
        }
    }

    #[test]
    fn a_partial_texture_update_is_drawn() {
        let mut rasterizer = Rasterizer::new();
        set(&mut rasterizer, ColorImage::filled([4, 4], Color32::WHITE), None);
        set(&mut rasterizer, ColorImage::filled([2, 1], RED), Some([1, 2]));
        let mut mesh = Mesh::default();
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        mesh.add_rect_with_uv(whole * 8.0, whole, Color32::WHITE);
        let image = paint_with(&rasterizer, mesh);
        assert_eq!(count(&image, RED), 4 * 2, "Each texel is 2 × 2 pixels.");
        assert_eq!(pixel(&image, 2, 4), RED.to_array());
        assert_eq!(pixel(&image, 5, 5), RED.to_array());
    }

    #[test]
    fn a_freed_texture_is_drawn_in_that_frame_but_not_later() {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(Rect::from_min_max(pos2(0.0, 0.0), pos2(2.0, 2.0)), RED);
        let mut rasterizer = Rasterizer::new();
        set(&mut rasterizer, ColorImage::filled([4, 4], Color32::WHITE), None);
        let mut delta = TexturesDelta::default();
        delta.free(TextureId::default());
        rasterizer.apply(&delta);
        delta.clear();
        assert_eq!(count(&paint_with(&rasterizer, mesh.clone()), RED), 4);
        rasterizer.apply(&delta);
        assert_eq!(count(&paint_with(&rasterizer, mesh), RED), 0);
    }

    #[test]
    fn text_is_drawn_at_every_scale() {
        for scale in [1.0, 1.5, 2.0] {
            let picture = || {
                let ctx = egui::Context::default();
                render(&ctx, vec2(80.0, 30.0), scale, 2, |ui| {
                    ui.label("Black to move");
                })
            };
            let image = picture();
            assert_eq!(image.size(), [(80.0 * scale) as usize, (30.0 * scale) as usize]);
            let ground = pixel(&image, 0, 0);
            let drawn = image.rgba().iter().filter(|pixel| **pixel != ground);
            assert!(drawn.count() > 200);
            assert_eq!(image, picture(), "The same twice.");
        }
    }
}
