//! A run as a page of HTML that steps by keys and buttons, without the program and without a
//! network: every shape of every step is in it once.

use std::collections::HashMap;

use maud::{DOCTYPE, PreEscaped, html};

use super::figure::Figure;
use super::letters::Letters;
use super::svg::elements;
use language::Language;
use picture::Area;

const STYLE: &str = include_str!("stepping_page.css");

/// Shows a step: its shapes from the list of all, its sentence, its number.
const SCRIPT: &str = include_str!("stepping_page.js");

/// The page for the figures of a series; they need not be of one size.
pub fn stepping_page(
    figures: impl IntoIterator<Item = Figure>,
    title: &str,
    language: Language,
) -> String {
    let mut letters = Letters::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut area: Option<Area> = None;
    let mut steps = Vec::new();
    for figure in figures {
        let shapes: Vec<usize> = elements(&figure.picture.shapes, &mut letters)
            .into_iter()
            .map(|element| {
                let next = numbers.len();
                *numbers.entry(element).or_insert(next)
            })
            .collect();
        area = Some(area.map_or(figure.area, |area| area.joined(&figure.area)));
        steps.push(serde_json::json!({
            "step": figure.step, "sentence": figure.sentence, "shapes": shapes,
        }));
    }
    let mut shapes = vec![String::new(); numbers.len()];
    for (element, number) in numbers {
        shapes[number] = element;
    }
    let last = steps.last().map(|step| step["step"].clone());
    let count = steps.len().saturating_sub(1);
    let data = serde_json::json!({ "steps": steps, "shapes": shapes, "last": last }).to_string();
    // Nothing in it may end the element, or begin what is read in another way (`<!--<script>`).
    let data = data.replace('<', "\\u003c");
    let area = area.unwrap_or(Area { min: [0.0; 2], max: [1.0; 2] });
    let box_of = format!("{} {} {} {}", area.min[0], area.min[1], area.width(), area.height());
    let texts = language.texts();
    let lang = language.pick("ja", "en");
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (title) }
                    (PreEscaped(letters.symbols()))
                    svg id="picture" viewBox=(box_of) role="img" aria-labelledby="said" fill="#1f2328" {
                        g id="shapes" {}
                    }
                    p id="said" aria-live="polite" {}
                    nav {
                        button id="first" title="Home" { "|◀" }
                        button id="back" title="←" { "◀ " (texts.window_back()) }
                        button id="next" title="→" { (texts.window_next()) " ▶" }
                        button id="last" title="End" { "▶|" }
                        span id="number" {}
                        input id="bar" type="range" min="0" max=(count) value="0"
                            aria-label=(texts.window_scrub());
                    }
                }
                script id="data" type="application/json" { (PreEscaped(data)) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    }
    .into_string()
}
