//! Draws the window under test without a display, with the program's own rasterizer.

use egui_kittest::TestRenderer;
use yomisuji::gui::raster::Rasterizer;

/// A renderer for `egui_kittest::HarnessBuilder::renderer`.
///
/// It produces the same picture on every machine, without a graphics card.
#[derive(Default)]
pub(crate) struct CpuRenderer {
    rasterizer: Rasterizer,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.rasterizer.apply(delta);
        delta.clear();
    }

    fn render(
        &mut self,
        ctx: &egui::Context,
        output: &egui::FullOutput,
    ) -> Result<image::RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let size_px = [size.x, size.y].map(|side| side.round() as usize);
        let background = ctx.global_style().visuals.panel_fill;
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        let pixels = self.rasterizer.paint(size_px, scale, background, &primitives);
        let [width, height] = size_px.map(|side| side as u32);
        let bytes = pixels.rgba().as_flattened().to_vec();
        image::RgbaImage::from_raw(width, height, bytes)
            .ok_or_else(|| format!("{width} × {height} pixels do not fit their bytes"))
    }
}
