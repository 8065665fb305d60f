//! Decides which pixels a triangle covers, and blends its colours into them.
//!
//! A triangle is painted as one span of pixels per row. Its corners are rounded to 1/256 pixel, and
//! the crossings of its sides with the rows are advanced from row to row in exact integer
//! arithmetic. So a pixel whose centre lies on the common side of two triangles belongs to exactly
//! one of them: the one that has the side on its top or left. Colours have premultiplied alpha and
//! are blended in gamma space, as egui expects.

use std::ops::Range;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Rect};

use super::texture::Texture;

/// Corners lie on a grid this much finer than pixels.
const SUBPIXELS: i64 = 256;
/// Corners farther out, in subpixels, are moved in so that products of coordinates fit 64 bits.
const FARTHEST: f32 = (1 << 28) as f32;

pub(super) struct MeshPainter<'a> {
    pixels: &'a mut [[u8; 4]],
    width: usize,
    /// The columns of pixels inside the clip rectangle.
    columns: Range<i64>,
    /// The rows of pixels inside the clip rectangle.
    rows: Range<i64>,
    subpixels_per_point: f32,
    texture: &'a Texture,
    /// The texel under everything that shows no image.
    plain: [f32; 4],
}

impl<'a> MeshPainter<'a> {
    /// Paints into `pixels`, of size `size_px`, but only inside `clip`, which is in pixels.
    pub(super) fn new(
        pixels: &'a mut [[u8; 4]],
        size_px: [usize; 2],
        clip: Rect,
        pixels_per_point: f32,
        texture: &'a Texture,
    ) -> Self {
        let inside = |low: f32, high: f32, side: usize| {
            (low.round() as i64).max(0)..(high.round() as i64).min(side as i64)
        };
        Self {
            pixels,
            width: size_px[0],
            columns: inside(clip.min.x, clip.max.x, size_px[0]),
            rows: inside(clip.min.y, clip.max.y, size_px[1]),
            subpixels_per_point: pixels_per_point * SUBPIXELS as f32,
            texture,
            plain: texture.sample(WHITE_UV.x, WHITE_UV.y),
        }
    }

    /// Paints all triangles in order, and pairs that form an upright rectangle in one go.
    pub(super) fn paint(&mut self, mesh: &Mesh) {
        let vertex = |index: &u32| mesh.vertices.get(*index as usize).filter(|v| v.pos.is_finite());
        let mut rest = mesh.indices.as_slice();
        while let [first, second, third, after @ ..] = rest {
            rest = after;
            let (Some(a), Some(b), Some(c)) = (vertex(first), vertex(second), vertex(third)) else {
                continue;
            };
            if let [fourth, fifth, sixth, after @ ..] = rest
                && [fourth, fifth] == [third, second]
                && vertex(sixth).is_some_and(|d| is_upright_rectangle([a, b, c, d]))
            {
                rest = after;
                self.triangle([a, b, c], Bounds::BoundingBox);
            } else {
                self.triangle([a, b, c], Bounds::Sides);
            }
        }
    }

    fn triangle(&mut self, vertices: [&Vertex; 3], outline: Bounds) {
        let (shade, [a, mut b, mut c]) = self.prepare(vertices);
        let mut area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if area < 0 {
            (b, c, area) = (c, b, -area); // Clockwise, so that each side has the inside on its right.
        }
        let rows = centres(a.y.min(b.y).min(c.y), a.y.max(b.y).max(c.y), &self.rows);
        let columns = centres(a.x.min(b.x).min(c.x), a.x.max(b.x).max(c.x), &self.columns);
        if area == 0 || rows.is_empty() || columns.is_empty() {
            return;
        }
        let plane = Plane::through([a, b, c], area);
        let mut sides = match outline {
            Bounds::Sides => {
                [(a, b), (b, c), (c, a)].map(|(from, to)| Side::new(from, to, rows.start))
            }
            Bounds::BoundingBox => [None, None, None],
        };
        for row in rows {
            let mut span = columns.clone();
            for side in sides.iter_mut().flatten() {
                side.narrow(&mut span);
                side.next_row();
            }
            if !span.is_empty() {
                self.span(row, span, shade, &plane);
            }
        }
    }

    /// The shading of a triangle, and its corners on the grid.
    fn prepare(&self, vertices: [&Vertex; 3]) -> (Shade, [Corner; 3]) {
        let [first, second, third] = vertices;
        let one_texel = first.uv == second.uv && first.uv == third.uv;
        let [width, height] = self.texture.size().map(|side| side as f32);
        let texel = if !one_texel {
            [255.0; 4]
        } else if first.uv == WHITE_UV {
            self.plain
        } else {
            self.texture.sample(first.uv.x * width, first.uv.y * height)
        };
        let corners = vertices.map(|vertex| {
            let color = multiply(vertex.color.to_array().map(f32::from), texel);
            let [red, green, blue, alpha] = color.map(f64::from);
            let place = [vertex.uv.x * width, vertex.uv.y * height];
            let [x, y] = [vertex.pos.x, vertex.pos.y].map(|position| {
                let position = (position * self.subpixels_per_point).round();
                position.clamp(-FARTHEST, FARTHEST) as i64
            });
            Corner { x, y, ink: [red, green, blue, alpha, place[0].into(), place[1].into()] }
        });
        let shade = if !one_texel {
            Shade::Textured
        } else if first.color == second.color && first.color == third.color {
            let [red, green, blue, alpha, ..] = corners[0].ink.map(|channel| channel.round() as u8);
            Shade::Flat([red, green, blue, alpha])
        } else {
            Shade::Gradient
        };
        (shade, corners)
    }

    /// Blends into a part of one row.
    fn span(&mut self, row: i64, columns: Range<i64>, shade: Shade, plane: &Plane) {
        let first = row as usize * self.width;
        let span = first + columns.start as usize..first + columns.end as usize;
        let Some(pixels) = self.pixels.get_mut(span) else {
            return;
        };
        if let Shade::Flat(color) = shade {
            return fill(pixels, color);
        }
        let (start, step) = (plane.at(columns.start, row), plane.per_column);
        let ink = |distance: usize| -> Varying<f32> {
            std::array::from_fn(|i| start[i] + step[i] * distance as f32)
        };
        let [.., x, y] = start;
        let [.., right, down] = step;
        if matches!(shade, Shade::Gradient) {
            for (distance, pixel) in pixels.iter_mut().enumerate() {
                let [red, green, blue, alpha, ..] = ink(distance);
                blend(pixel, [red, green, blue, alpha]);
            }
        } else if let Some(texels) = self.texture.row([x, y], [right, down], pixels.len()) {
            for (distance, (pixel, texel)) in pixels.iter_mut().zip(texels).enumerate() {
                if *texel != Color32::TRANSPARENT {
                    let [red, green, blue, alpha, ..] = ink(distance);
                    let texel = texel.to_array().map(f32::from);
                    blend(pixel, multiply([red, green, blue, alpha], texel));
                }
            }
        } else {
            for (distance, pixel) in pixels.iter_mut().enumerate() {
                let [red, green, blue, alpha, x, y] = ink(distance);
                let texel = self.texture.sample(x, y);
                blend(pixel, multiply([red, green, blue, alpha], texel));
            }
        }
    }
}

/// Interpolated values: red, green, blue, alpha from 0 to 255, and the texture coordinates.
type Varying<Number> = [Number; 6];

/// A corner of a triangle, in subpixels.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
    ink: Varying<f64>,
}

/// What bounds the pixels of a triangle.
#[derive(Clone, Copy)]
enum Bounds {
    Sides,
    /// It is half of an upright rectangle, and stands for all of it.
    BoundingBox,
}

/// The source of a triangle's colours.
#[derive(Clone, Copy)]
enum Shade {
    Flat([u8; 4]),
    /// Interpolated between the corners.
    Gradient,
    /// Interpolated between the corners, multiplied with the texture.
    Textured,
}

/// One side of a clockwise triangle, where it crosses the centres of one row.
///
/// A pixel is inside if `dx · (y − from.y) − dy · (x − from.x)` is positive at its centre, or zero
/// and the side is on the top or left. `column` and `rest` are the quotient and the remainder of
/// that number in column 0, divided by its change per column.
struct Side {
    is_left: bool,
    divisor: i64,
    column: i64,
    rest: i64,
    columns_per_row: i64,
    rest_per_row: i64,
}

impl Side {
    /// The side where it crosses `row`; `None` if it is horizontal, as then it only bounds the
    /// rows.
    fn new(from: Corner, to: Corner, row: i64) -> Option<Self> {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if dy == 0 {
            return None;
        }
        let is_left = dy < 0;
        let centre = SUBPIXELS / 2;
        let inside = dx * (row * SUBPIXELS + centre - from.y) - dy * (centre - from.x);
        let inside = inside - i64::from(!is_left);
        let divisor = dy.abs() * SUBPIXELS;
        Some(Self {
            is_left,
            divisor,
            column: inside.div_euclid(divisor),
            rest: inside.rem_euclid(divisor),
            columns_per_row: (dx * SUBPIXELS).div_euclid(divisor),
            rest_per_row: (dx * SUBPIXELS).rem_euclid(divisor),
        })
    }

    /// Removes the columns that are outside.
    fn narrow(&self, columns: &mut Range<i64>) {
        if self.is_left {
            columns.start = columns.start.max(-self.column);
        } else {
            columns.end = columns.end.min(self.column + 1);
        }
    }

    fn next_row(&mut self) {
        self.column += self.columns_per_row;
        self.rest += self.rest_per_row;
        if self.rest >= self.divisor {
            self.rest -= self.divisor;
            self.column += 1;
        }
    }
}

/// The ink at every pixel of a triangle, linear in column and row.
struct Plane {
    anchor: Corner,
    per_column: Varying<f32>,
    per_column_exact: Varying<f64>,
    per_row: Varying<f64>,
}

impl Plane {
    /// The plane through three corners that span a parallelogram of this area.
    fn through([a, b, c]: [Corner; 3], area: i64) -> Self {
        let scale = SUBPIXELS as f64 / area as f64;
        let [ab, ac] = [b, c].map(|to| [(to.x - a.x) as f64, (to.y - a.y) as f64]);
        let per_column_exact: Varying<f64> = std::array::from_fn(|i| {
            ((b.ink[i] - a.ink[i]) * ac[1] - (c.ink[i] - a.ink[i]) * ab[1]) * scale
        });
        let per_row = std::array::from_fn(|i| {
            ((c.ink[i] - a.ink[i]) * ab[0] - (b.ink[i] - a.ink[i]) * ac[0]) * scale
        });
        let per_column = per_column_exact.map(|step| step as f32);
        Self { anchor: a, per_column, per_column_exact, per_row }
    }

    /// The ink at the centre of a pixel.
    fn at(&self, column: i64, row: i64) -> Varying<f32> {
        let distance = |index: i64, from: i64| {
            (index * SUBPIXELS + SUBPIXELS / 2 - from) as f64 / SUBPIXELS as f64
        };
        let (right, down) = (distance(column, self.anchor.x), distance(row, self.anchor.y));
        std::array::from_fn(|i| {
            let ink =
                self.anchor.ink[i] + self.per_column_exact[i] * right + self.per_row[i] * down;
            ink as f32
        })
    }
}

/// The columns (or rows) whose centres are in `low..high`, in subpixels.
fn centres(low: i64, high: i64, clip: &Range<i64>) -> Range<i64> {
    let first = |position: i64| (position + SUBPIXELS / 2 - 1).div_euclid(SUBPIXELS);
    first(low).max(clip.start)..first(high).min(clip.end)
}

/// Whether the triangles `abc` and `cbd` form an upright rectangle of one colour that shows an
/// upright part of the texture, as letters and filled boxes do.
fn is_upright_rectangle([a, b, c, d]: [&Vertex; 4]) -> bool {
    (b.pos.x, b.pos.y, c.pos.x, c.pos.y) == (d.pos.x, a.pos.y, a.pos.x, d.pos.y)
        && (b.uv.x, b.uv.y, c.uv.x, c.uv.y) == (d.uv.x, a.uv.y, a.uv.x, d.uv.y)
        && [b, c, d].iter().all(|vertex| vertex.color == a.color)
}

/// The product of two colours, each channel from 0 to 255.
fn multiply(one: [f32; 4], other: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|channel| one[channel] * other[channel] * (1.0 / 255.0))
}

/// Blends one colour over all pixels.
fn fill(pixels: &mut [[u8; 4]], color: [u8; 4]) {
    let kept = u32::from(u8::MAX - color[3]);
    if kept == 0 {
        return pixels.fill(color);
    }
    for pixel in pixels {
        for (channel, added) in pixel.iter_mut().zip(color) {
            let product = u32::from(*channel) * kept + 128;
            *channel = added.saturating_add(((product + (product >> 8)) >> 8) as u8); // By 255, rounded.
        }
    }
}

/// Blends a colour over one pixel.
fn blend(pixel: &mut [u8; 4], color: [f32; 4]) {
    /// Added to a number from 0 to 255, leaves it rounded in the lowest byte; faster than `as u8`.
    const TO_LOWEST_BYTE: f32 = (1 << 23) as f32;
    let kept = 1.0 - color[3] * (1.0 / 255.0);
    *pixel = std::array::from_fn(|channel| {
        let blended = color[channel] + f32::from(pixel[channel]) * kept;
        (blended.clamp(0.0, 255.0) + TO_LOWEST_BYTE).to_bits() as u8
    });
}
