//! The fonts of the window: M PLUS 1, which includes Japanese, and egui's own for missing glyphs.
//!
//! `build.rs` provides the font file. No system font is used, so text looks the same on every
//! machine; see `FONT-LICENSE.md` for the licences.

use std::sync::Arc;

use egui::epaint::text::{FontTweak, VariationCoords};
use egui::{FontData, FontDefinitions, FontFamily};

use super::greek::greek;
use picture::{GREEK, japanese_font};

const NORMAL: &str = "M PLUS 1";
/// Slightly more than Regular (400), which looks thin on dark backgrounds.
const NORMAL_WEIGHT: f32 = 430.0;
const BOLD: &str = "M PLUS 1 bold";
const BOLD_WEIGHT: f32 = 700.0;
/// How much the stems of Greek letters grow on each side to match bold, in units of 1/2048 em.
const BOLD_STEMS: f32 = 44.0;
/// Hack, for the symbols that M PLUS 1 lacks.
const SYMBOLS: &str = "Hack symbols";
/// Hack's symbols are only as wide as its letters; this makes its △ as large as the ▲ of M PLUS 1.
const SYMBOL_SCALE: f32 = 1.4;
/// Aligns the two vertically; a fraction of the font size, negative is up.
const SYMBOL_OFFSET: f32 = -0.04;

/// Symbols of Hack that are made bold in bold text.
const BOLD_SYMBOLS: &str = "≧≦←→↑↓";

/// Marks for right and wrong that no font has: drawn here.
const MARKS: &str = "✓✗";
/// Hack's letters, whose place they take, are narrow.
const MARK_SCALE: f32 = 1.3;

/// Special characters and kana that texts may use: the normal and the bold family have each of
/// them.
///
/// Not available: draw or avoid `☗` `☖` `★` `☆` `①` `②` `％` `＋` `－` `＆` `；` `～` `｜` `〇`
/// (a half-width `%` and `+`, the true minus `−`, and `〜` are there, and so are `◆` `◇` `■` `□` `▶`
/// `◀`).
pub const NEEDED: &str = "\
    ▲△▽▼○●◎×←→↑↓≦≧≤≥✓✗½∞αβγ+−±%…「」（）、。・ー〜\
    １２３４５６７８９一二三四五六七八九\
    歩香桂銀金角飛王玉と成杏圭全馬龍竜同打不左右上引寄直局面駒\
    ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねの\
    はばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをん\
    ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノ\
    ハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワヲンヴ";

/// The font family of bold text, as in `RichText::new("…").family(fonts::bold())`.
///
/// It exists from the frame after [`install`] on; egui panics at text in an unknown family.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Installs these fonts, from the next frame on.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(definitions());
}

/// M PLUS 1 first (last in the monospace family), then egui's fonts.
fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let proportional = fonts.families.entry(FontFamily::Proportional).or_default();
    let as_symbols =
        FontTweak { scale: SYMBOL_SCALE, y_offset_factor: SYMBOL_OFFSET, ..FontTweak::default() };
    let as_marks = FontTweak { scale: MARK_SCALE, ..FontTweak::default() };
    let hack = fonts.font_data.get("Hack").cloned();
    if let Some(hack) = &hack {
        let symbols = FontData::clone(hack).tweak(as_symbols.clone());
        fonts.font_data.insert(SYMBOLS.to_owned(), Arc::new(symbols));
        proportional.push(SYMBOLS.to_owned());
    }
    let fallbacks = proportional.clone();
    for (family, face, weight) in
        [(FontFamily::Proportional, NORMAL, NORMAL_WEIGHT), (bold(), BOLD, BOLD_WEIGHT)]
    {
        let japanese = FontData::from_static(japanese_font()).tweak(FontTweak {
            coords: VariationCoords::new([(b"wght", weight)]),
            ..FontTweak::default()
        });
        fonts.font_data.insert(face.to_owned(), Arc::new(japanese));
        let mut faces = fallbacks.clone();
        faces.insert(0, face.to_owned());
        // Before the light font, which has these letters, too.
        let (stems, symbols) = if face == BOLD { (BOLD_STEMS, BOLD_SYMBOLS) } else { (0.0, "") };
        let subsets = [
            ("Greek", GREEK, stems, FontTweak::default()),
            ("symbols", symbols, stems / SYMBOL_SCALE, as_symbols.clone()),
            ("marks", MARKS, stems / MARK_SCALE, as_marks.clone()),
        ];
        for (subset, letters, stems, tweak) in subsets {
            let outlines =
                hack.as_ref().and_then(|hack| greek((*hack.font).as_ref(), letters, stems));
            if let Some(outlines) = outlines.filter(|_| !letters.is_empty()) {
                let name = format!("{face} {subset}");
                let letters = Arc::new(FontData::from_owned(outlines).tweak(tweak));
                fonts.font_data.insert(name.clone(), letters);
                faces.insert(1, name);
            }
        }
        fonts.families.insert(family, faces);
    }
    let monospace = fonts.families.entry(FontFamily::Monospace).or_default();
    monospace.push(NORMAL.to_owned());
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn installed() -> egui::Context {
        let ctx = egui::Context::default();
        install(&ctx);
        ctx.run_ui(egui::RawInput::default(), |_| ()).drop_without_applying_deltas();
        ctx
    }

    #[test]
    fn both_font_families_have_every_needed_character() {
        let ctx = installed();
        ctx.fonts_mut(|fonts| {
            for family in [FontFamily::Proportional, bold()] {
                let font = egui::FontId::new(15.0, family);
                let missing: String =
                    NEEDED.chars().filter(|glyph| !fonts.has_glyph(&font, *glyph)).collect();
                assert_eq!(missing, "", "missing in {}", font.family);
            }
        });
    }

    /// The width of a letter and the size of its ink, normal and bold.
    fn widths_and_inks(ctx: &egui::Context, letter: &str) -> [(f32, egui::Vec2); 2] {
        [FontFamily::Proportional, bold()].map(|family| {
            ctx.fonts_mut(|fonts| {
                let font = egui::FontId::new(100.0, family);
                let galley = fonts.layout_no_wrap(letter.to_owned(), font, egui::Color32::WHITE);
                (galley.size().x, galley.rows[0].glyphs[0].uv_rect.size)
            })
        })
    }

    /// Hack's letters are 0.602 em wide, those of the light font are not; bold ones have more ink.
    #[test]
    fn greek_is_as_bold_as_the_letters_around_it() {
        let ctx = installed();
        for letter in ["α", "β", "∞"] {
            let drawn = widths_and_inks(&ctx, letter);
            for (advance, _) in drawn {
                assert!((advance - 60.2).abs() < 1.0, "{letter}: {advance}");
            }
            let [normal, bold] = drawn.map(|(_, ink)| ink.x);
            assert!(bold > normal + 2.0, "{letter}: {normal} and {bold}");
        }
    }

    #[test]
    fn signs_of_bounds_and_arrows_are_bold_among_bold_letters() {
        let ctx = installed();
        for sign in ["≧", "≦", "→"] {
            let [(advance, normal), (bold_advance, bold)] = widths_and_inks(&ctx, sign);
            assert!((advance - bold_advance).abs() < 1.0, "{sign}: {advance} and {bold_advance}");
            assert!(bold.y > normal.y + 2.0, "{sign}: {} and {}", normal.y, bold.y);
        }
    }

    #[test]
    fn bold_letters_are_wider_than_normal_ones() {
        let ctx = installed();
        let width = |family| {
            let font = egui::FontId::new(30.0, family);
            let color = egui::Color32::WHITE;
            ctx.fonts_mut(|fonts| fonts.layout_no_wrap("Minimum".to_owned(), font, color).size().x)
        };
        assert!(width(bold()) > width(FontFamily::Proportional));
    }
}
