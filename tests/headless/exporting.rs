//! What is taken out of the program, read back by what did not write it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::cover::{lessons, pairs, rounds};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use yomisuji::cli::Refusal;
use yomisuji::export::{ExportFormat, Figure, FigurePart, StepSeries};
use yomisuji::language::Language;
use yomisuji::picture::{Ink, Shape, Spot};
use yomisuji::session::{Command, Job, SettingsCommand, Source, prepare};

use crate::run;

/// Runs `export` with these arguments into a file of this name, and returns its bytes.
fn exported(folder: &Path, name: &str, arguments: &[&str]) -> Vec<u8> {
    let file = folder.join(name).display().to_string();
    let all: Vec<_> = ["export"].iter().chain(arguments).copied().chain(["-o", &file]).collect();
    let (exit, output) = run(&all, "");
    assert!(exit.is_ok(), "{all:?}: {exit:?}");
    assert_eq!(output.trim(), file);
    fs::read(&file).expect("it was written")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

fn json(bytes: Vec<u8>) -> Value {
    serde_json::from_str(&text(bytes)).expect("JSON")
}

/// The rows of a table in Parquet, with their cells as JSON has them.
fn parquet_rows(bytes: Vec<u8>) -> Vec<Value> {
    let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).expect("Parquet");
    let cell = |field: &Field| match field {
        Field::Null => Value::Null,
        Field::Long(number) => Value::from(*number),
        Field::Str(word) => Value::from(word.clone()),
        other => panic!("{other:?}"),
    };
    let rows = reader.get_row_iter(None).expect("rows");
    rows.map(|row| {
        let row = row.expect("a row");
        Value::Object(row.get_column_iter().map(|(name, at)| (name.clone(), cell(at))).collect())
    })
    .collect()
}

/// The rows of a table in CSV, by the names of their columns.
fn csv_rows(bytes: &[u8]) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(bytes);
    reader.deserialize().map(|row| row.expect("a row")).collect()
}

/// A cell of JSON as CSV writes it.
fn plain(cell: &Value) -> String {
    match cell {
        Value::Null => String::new(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

const SAMPLES: [(&str, &str); 6] = [
    ("m-01-tree-A", "19"),
    ("x-pns", "12"),
    ("c-01-standing", "40"),
    ("u-04", "last"),
    ("x-othello4", "30"),
    ("d-01-try", "last"),
];

#[test]
fn the_three_tables_of_a_step_say_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lesson, step) in SAMPLES {
        let of = |name| exported(folder.path(), name, &[lesson, "--step", step]);
        let object = json(of("a.json"));
        let nodes = object["nodes"].as_array().expect("nodes");
        assert_eq!((&object["lesson"], &object["version"]), (&lesson.into(), &1.into()));
        // Tables of several runs can be joined: each row says which run it is of.
        for node in nodes {
            assert_eq!(node["lesson"], lesson);
            for name in ["algorithm", "step"] {
                assert_eq!(node[name], object[name], "{name}");
            }
        }
        assert_eq!(&parquet_rows(of("a.parquet")), nodes, "{lesson}");
        let rows = csv_rows(&of("a.csv"));
        assert_eq!(rows.len(), nodes.len(), "{lesson}");
        for (row, node) in rows.iter().zip(nodes) {
            for (name, cell) in node.as_object().expect("an object") {
                assert_eq!(row[name], plain(cell), "{lesson} {name}");
            }
        }
        // Parents come before their children, one ply above; only the root has none.
        for (number, node) in nodes.iter().enumerate() {
            assert_eq!(node["node"], number);
            match node["parent"].as_u64() {
                None => assert_eq!(number, 0),
                Some(parent) => {
                    let above = &nodes[usize::try_from(parent).expect("a number")];
                    let depth = above["depth"].as_u64().expect("a depth") + 1;
                    assert_eq!(node["depth"], depth, "{lesson} {number}");
                }
            }
        }
        let has_number = |node: &&Value| node["value"].is_i64() || node["proof"].is_i64();
        let values = nodes.iter().filter(has_number).count();
        assert!(values > 3, "{lesson}: {values}");
    }
}

#[test]
fn the_events_of_a_range_are_those_of_walk() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lesson, _) in SAMPLES {
        let range = [lesson, "--from", "3", "--to", "40"];
        let of = |name| exported(folder.path(), name, &range);
        let object = json(of("a.json"));
        let events = object["steps"].as_array().expect("events");
        let walk: Vec<_> = ["walk"].into_iter().chain(range).chain(["--json"]).collect();
        let walked: Value = serde_json::from_str(&run(&walk, "").1).expect("JSON");
        let walked = walked["steps"].as_array().expect("steps");
        assert_eq!(events.len(), 38);
        for (event, step) in events.iter().zip(walked) {
            for name in ["step", "kind", "value", "alpha", "beta", "sentence"] {
                assert_eq!(event[name], step[name], "{lesson} {name}");
            }
            assert_eq!(event["id"], step["node"], "{lesson}");
        }
        assert_eq!(&parquet_rows(of("a.parquet")), events, "{lesson}");
        assert_eq!(csv_rows(&of("a.csv")).len(), events.len());
    }
}

#[test]
fn pictures_are_what_their_names_say() {
    let folder = tempfile::tempdir().expect("a folder");
    for ((lesson, step), part) in pairs(&SAMPLES, &["step", "tree", "scene"]) {
        {
            let of =
                |name| exported(folder.path(), name, &[lesson, "--step", step, "--part", part]);
            let drawn = text(of("a.svg"));
            let svg = roxmltree::Document::parse(&drawn).expect("XML");
            assert_eq!(svg.root_element().tag_name().name(), "svg");
            let title = svg
                .descendants()
                .find(|at| at.has_tag_name(("http://www.w3.org/2000/svg", "title")));
            let walk = run(&["walk", lesson, "--from", step, "--to", step, "--json"], "").1;
            let walked: Value = serde_json::from_str(&walk).expect("JSON");
            let said = title.and_then(|title| title.text()).map(str::trim);
            assert_eq!(said, walked["steps"][0]["sentence"].as_str(), "{lesson}");
            // Every letter that is used is defined.
            let attribute = |name| svg.descendants().filter_map(move |at| at.attribute(name));
            let defined: Vec<_> = attribute("id").collect();
            let used: Vec<_> = attribute("href").map(|at| at.trim_start_matches('#')).collect();
            assert!(used.len() > 20, "{lesson} {part}: {}", used.len());
            assert!(used.iter().all(|id| defined.contains(id)), "{lesson} {part}");
            let png = image::load_from_memory(&of("a.png")).expect("PNG").to_rgb8();
            let inked = png.pixels().filter(|pixel| pixel.0 != [255; 3]).count();
            assert!(inked * 200 > png.pixels().len(), "{lesson} {part}: {inked}");
            assert_eq!(png.get_pixel(0, 0).0, [255; 3], "on white");
            let tex = text(of("a.tex"));
            assert!(tex.contains("\\begin{tikzpicture}") && tex.ends_with("\\end{document}\n"));
            let count = |letter| tex.matches(letter).count();
            assert_eq!(count("{"), count("}"), "{lesson} {part}");
        }
    }
}

#[test]
fn a_series_is_pages_frames_and_numbered_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let range = ["m-01-tree-A", "--from", "8", "--to", "11"];
    let pdf = exported(folder.path(), "a.pdf", &range);
    let pdf = String::from_utf8_lossy(&pdf);
    assert!(pdf.starts_with("%PDF-") && pdf.contains("/Count 4"), "{pdf}");
    assert_eq!(pdf.matches("/Type /Figure").count() + pdf.matches("/S /Figure").count(), 4);
    let gif = exported(folder.path(), "a.gif", &range);
    let mut frames = gif::DecodeOptions::new().read_info(&gif[..]).expect("GIF");
    let mut count = 0;
    while frames.read_next_frame().expect("a frame").is_some() {
        count += 1;
    }
    assert_eq!(count, 4);
    let tex = text(exported(folder.path(), "a.tex", &range));
    assert_eq!(tex.matches("\\begin{frame}").count(), 4);
    let file = folder.path().join("a.svg").display().to_string();
    let arguments: Vec<_> = ["export"].into_iter().chain(range).chain(["-o", &file]).collect();
    let names: Vec<_> = (8..=11).map(|step| format!("a-{step:02}.svg")).collect();
    let said = run(&arguments, "").1;
    assert_eq!(said.lines().count(), 4);
    assert!(names.iter().all(|name| said.contains(name) && folder.path().join(name).exists()));
    assert!(!folder.path().join("a.svg").exists());
}

/// The page has the sentence and the figure of every step, each shape once.
#[test]
fn the_page_that_steps_holds_every_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = text(exported(
        folder.path(),
        "a.html",
        &["q-02", "--from", "0", "--to", "60", "--lang", "ja"],
    ));
    let (_, data) = page.split_once("type=\"application/json\">").expect("its data");
    let (data, _) = data.split_once("</script>").expect("their end");
    let data: Value = serde_json::from_str(data).expect("JSON");
    let (steps, shapes) = (data["steps"].as_array().unwrap(), data["shapes"].as_array().unwrap());
    assert_eq!((steps.len(), &data["last"]), (61, &Value::from(60)));
    let mut series = series("q-02", Language::Ja);
    for (number, step) in steps.iter().enumerate() {
        let figure = Figure::of(series.at(number), FigurePart::Scene).expect("a figure");
        assert_eq!(step["sentence"], figure.sentence);
        let drawn = step["shapes"].as_array().expect("its shapes");
        assert_eq!(drawn.len(), figure.picture.shapes.len());
        assert!(drawn.iter().all(|shape| shape.as_u64().unwrap() < shapes.len() as u64));
    }
    // Nothing comes from elsewhere.
    for outside in ["http://", "https://", "src="] {
        let named = page.replace("http://www.w3.org", "");
        assert!(!named.contains(outside), "{outside}");
    }
}

fn series(lesson: &'static str, language: Language) -> StepSeries {
    let opened = prepare(Source::Shipped(lesson), &[], &Job::default());
    let opened = opened.unwrap_or_else(|error| panic!("{}", error.en));
    let language = SettingsCommand::SetLanguage(language);
    StepSeries::new(opened, [Command::Settings(language)])
}

/// A place in sixteenths of a point.
type Sixteenths = [i64; 2];

fn sixteenths(place: [f32; 2]) -> Sixteenths {
    place.map(|at| (f64::from(at) * 16.0).round() as i64)
}

/// Nodes of small trees stay where they are from figure to figure, and figures of one size; what is
/// pruned is hatched, struck or dashed, so that it is told apart without colours.
#[test]
fn figures_of_a_series_have_one_layout() {
    let (mut compared, mut pruned) = (0, 0);
    for lesson in lessons() {
        let mut series = series(lesson.id, Language::En);
        let open = series.session().open().expect("a lesson");
        let (last, is_small) = (open.last_step(), open.tree().len() <= 400);
        if !is_small {
            continue;
        }
        let mut before: Option<(BTreeMap<u32, Sixteenths>, Sixteenths)> = None;
        for step in [0, last / 3, last / 2, last] {
            let figure = Figure::of(series.at(step), FigurePart::Tree).expect("a tree");
            let nodes = figure.picture.spots.iter().filter_map(|(spot, place)| match spot {
                Spot::Node(id) => Some((id.0, sixteenths(place.centre()))),
                _ => None,
            });
            let now = (nodes.collect::<BTreeMap<_, _>>(), sixteenths(figure.area.max));
            if let Some(before) = before.replace(now.clone()) {
                assert_eq!(now.1, before.1, "{} step {step}", lesson.id);
                // A choice to stop that is none at a step is not drawn there.
                for (id, place) in &now.0 {
                    let stood = before.0.get(id).unwrap_or(place);
                    assert_eq!(place, stood, "{} step {step} node {id}", lesson.id);
                }
                compared += now.0.len();
            }
            let is_hatched =
                |shape: &Shape| matches!(shape, Shape::Polygon { hatch: Some(Ink::Hatch), .. });
            pruned += figure.picture.shapes.iter().filter(|shape| is_hatched(shape)).count();
        }
    }
    assert!(compared > rounds(3_000) && pruned > rounds(100), "{compared} {pruned}");
}

#[test]
fn bad_wishes_get_a_sentence_and_write_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let refused = |arguments: &[&str]| match run(&[arguments, &["--lang", "en"]].concat(), "") {
        (Err(Refusal(sentence)), output) if output.is_empty() => sentence,
        other => panic!("{arguments:?}: {other:?}"),
    };
    let bad = at("a.doc");
    let sentence = refused(&["export", "m-01-tree-A", "-o", &bad]);
    let ends: Vec<_> =
        ExportFormat::ALL.iter().map(|format| format!(".{}", format.end())).collect();
    assert!(sentence.starts_with(&format!("{bad}: ")), "{sentence}");
    assert!(sentence.ends_with(&ends.join(" ")), "{sentence}");
    let svg = at("a.svg");
    let sentence = refused(&["export", "m-01-tree-A", "--part", "board", "-o", &svg]);
    assert!(sentence.contains("no board"), "{sentence}");
    let sentence = refused(&["export", "m-01-tree-A", "--step", "9999", "-o", &svg]);
    assert!(sentence.contains("9999"), "{sentence}");
    let sentence = refused(&["export", "x-tictactoe", "--from", "0", "-o", &svg]);
    assert!(sentence.contains("shorter range"), "{sentence}");
    let sentence = refused(&["export", "m-01-tree-A", "--from", "9", "--to", "3", "-o", &svg]);
    assert!(sentence.contains("--from 9"), "{sentence}");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn tables_for_people_have_a_mark_of_their_encoding_and_no_formulas() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = fs::read_to_string("scenarios/x-aima-5.2.ron").expect("it ships");
    let own = own.replace("id: \"x-aima-5.2\"", "id: \"own\"").replace("\"b1\"", "\"=1+1\"");
    let file = folder.path().join("own.ron");
    fs::write(&file, own).expect("written");
    let lesson = file.display().to_string();
    let of = |name, range: &[&str]| exported(folder.path(), name, &[&[&*lesson], range].concat());
    for range in [&["--step", "3"][..], &["--from", "0", "--to", "9"]] {
        let table = of("a.csv", range);
        assert!(table.starts_with("\u{feff}lesson,".as_bytes()));
        assert!(text(table).split([',', '\n']).all(|cell| !cell.starts_with('=')));
    }
    let names = csv_rows(&of("a.csv", &["--step", "3"]));
    assert!(names.iter().any(|row| row["name"] == "'=1+1"));
    let events = csv_rows(&of("a.csv", &["--from", "0", "--to", "9"]));
    assert_eq!((&*events[0]["kind"], &*events[1]["kind"]), ("start", "enter"));
}

#[test]
fn what_is_exported_can_go_to_standard_output() {
    let folder = tempfile::tempdir().expect("a folder");
    for format in ["json", "csv", "svg", "tex", "dot", "html"] {
        let file = exported(folder.path(), &format!("a.{format}"), &["x-aima-5.2", "--step", "9"]);
        let asked = ["export", "x-aima-5.2", "--step", "9", "--format", format, "-o", "-"];
        let file = text(file);
        let file = file.strip_prefix('\u{feff}').unwrap_or(&file);
        assert_eq!(run(&asked, "").1, file, "{format}");
    }
    for bad in [&["-o", "-"][..], &["--format", "svg", "--json", "-o", "-"]] {
        let (exit, said) = run(&[&["export", "x-aima-5.2", "--step", "9"], bad].concat(), "");
        assert!(exit.is_err() && said.is_empty(), "{bad:?}");
    }
    let series = ["export", "x-aima-5.2", "--from", "0", "--to", "3", "--format", "svg", "-o", "-"];
    let series = [&series[..], &["--lang", "en"]].concat();
    assert!(run(&series, "").0.is_err_and(|refusal| refusal.0.contains("a file a step")));
}

/// A lesson whose node `b1` has this name.
fn named(folder: &Path, name: &str) -> String {
    let own = fs::read_to_string("scenarios/x-aima-5.2.ron").expect("it ships");
    let own =
        own.replace("id: \"x-aima-5.2\"", "id: \"own\"").replace("\"b1\"", &format!("{name:?}"));
    let file = folder.join("named.ron");
    fs::write(&file, own).expect("written");
    file.display().to_string()
}

#[test]
fn no_name_of_a_node_ends_or_bends_what_holds_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["<!--<script>", "</script>", "<script>x", "]]>"] {
        let lesson = named(folder.path(), name);
        let page =
            text(exported(folder.path(), "a.html", &[&lesson, "--from", "0", "--to", "last"]));
        // Whatever state a parser is in, only what this program writes begins or ends a script.
        let (_, data) = page.split_once("type=\"application/json\">").expect("its data");
        let (data, rest) = data.split_once("</script>").expect("their end");
        assert!(!data.contains('<'), "{name}");
        let data: Value = serde_json::from_str(data).expect("JSON");
        assert!(data["steps"].as_array().is_some_and(|steps| steps.len() > 20));
        assert_eq!(rest.matches("<script").count(), 1, "{name}");
    }
    // What no XML may hold is refused where other characters that cannot be seen are.
    for name in ["a\u{fffe}b", "a\u{ffff}b", "a\u{fdd0}b", "a\u{1fffe}b", "a\u{1}b"] {
        let lesson = named(folder.path(), name);
        let (exit, said) = run(&["check", &lesson], "");
        assert!(exit.is_err() && said.is_empty(), "{name:?}");
    }
}

#[test]
fn pages_have_a_language_a_heading_and_one_main_part() {
    let folder = tempfile::tempdir().expect("a folder");
    for lang in ["ja", "en"] {
        let page = exported(folder.path(), "a.html", &["q-02", "--to", "3", "--lang", lang]);
        let paper = folder.path().join("p.html");
        let asked = ["paper", "x-aima-5.2", "--lang", lang, "-o", &paper.display().to_string()];
        assert!(run(&asked, "").0.is_ok());
        for page in [text(page), text(fs::read(&paper).expect("written"))] {
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
            for part in ["<main>", "<h1>"] {
                assert_eq!(page.matches(part).count(), 1, "{part}");
            }
        }
    }
}

#[test]
fn latex_names_its_program_and_a_graph_breaks_its_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    for range in [&["--step", "9"][..], &["--from", "0", "--to", "3"]] {
        let tex = text(exported(folder.path(), "a.tex", &[&["q-02"], range].concat()));
        assert!(tex.starts_with("% !TeX program = lualatex\n"), "{tex}");
        assert!(tex.find("\\PackageError") < tex.find("luatexja"), "before what needs it");
    }
    for lang in ["ja", "en"] {
        let dot = exported(folder.path(), "a.dot", &["y-01", "--step", "16", "--lang", lang]);
        let dot = text(dot);
        let label = dot.lines().find_map(|line| line.trim().strip_prefix("label=\""));
        let label = label.expect("a label");
        let width =
            |line: &str| line.chars().map(|c| 1 + usize::from(c >= '\u{2e80}')).sum::<usize>();
        assert!(label.split("\\n").all(|line| width(line) <= 100), "{label}");
        assert!(dot.contains("graph [fontname="), "{dot}");
    }
}
