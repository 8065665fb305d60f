//! The signature of our engine: whatever changes the search changes the number of nodes it enters.

use serde_json::{Value, json};

use crate::answers::answer;

fn fields(value: &Value) -> String {
    let names = value.as_object().expect("an object").keys();
    names.cloned().collect::<Vec<_>>().join(" ")
}

/// If the search was meant to change, these are the new numbers; otherwise something is wrong.
#[test]
fn the_search_enters_as_many_nodes_as_before() {
    let found = answer(&["bench", "--nodes", "100", "--measure", "none"]);
    let signature = [&found["signature"], &found["signature_exact"]].map(Value::as_u64);
    assert_eq!(signature, [Some(41_349), Some(28_122)]);
    assert_eq!(
        fields(&found),
        "evaluator depth exact_depth signature signature_exact positions speeds trees budgets"
    );
    assert_eq!(fields(&found["positions"][0]), "sfen nodes exact_nodes");
    assert_eq!(fields(&found["speeds"][0]), "evaluator engine nodes cpu_ms nps");
    let positions = found["positions"].as_array().expect("a list").iter();
    let nodes = positions.filter_map(|position| position["nodes"].as_u64()).sum::<u64>();
    assert_eq!(Some(nodes), signature[0]);
    assert_eq!((&found["trees"], &found["budgets"]), (&json!([]), &json!([])));
}

/// Times are not looked at; memory is the same on every machine.
#[test]
fn a_large_tree_has_its_figures_beside_their_budgets() {
    let depths = ["--depth", "1", "--exact-depth", "1", "--nodes", "1"];
    let found = answer(&[&["bench", "--measure", "wide-10k"], &depths[..]].concat());
    let tree = &found["trees"][0];
    assert_eq!(
        fields(tree),
        "name nodes build_ns_per_node tree_bytes_per_node layout_ms relayout_ms trace_bytes_per_event \
         step_us seek_us frame_ms"
    );
    assert_eq!((&tree["name"], &tree["nodes"]), (&json!("wide-10k"), &json!(1 + 21 + 441 + 9_261)));
    assert_eq!(fields(&tree["frame_ms"]), "1 30 1000 30000");
    let budgets = found["budgets"].as_array().expect("a list");
    let named = |what: &str| budgets.iter().find(|row| row["what"] == what).expect("a row");
    for (what, most) in [("memory wide-10k", 64.0), ("trace wide-10k", 16.0)] {
        let row = named(what);
        assert_eq!(fields(row), "what figure unit at_most ok");
        assert_eq!((row["at_most"].as_f64(), &row["ok"]), (Some(most), &json!(true)), "{row}");
    }
    for row in budgets {
        let figure = row["figure"].as_f64().expect("a number");
        let kept = row["at_most"].as_f64().map(|most| figure <= most);
        assert_eq!(row["ok"].as_bool(), kept, "{row}");
    }
}

#[test]
fn each_step_is_left_out_once() {
    let found = answer(&["bench", "--steps", "--depth", "3", "--nodes", "1000"]);
    assert_eq!(fields(&found), "evaluator depth nodes steps counts");
    let steps = found["steps"].as_array().expect("a list");
    assert_eq!(fields(&steps[0]), "without nodes cpu_ms depth_hundredths");
    assert_eq!((steps.len(), &steps[0]["without"]), (8, &Value::Null));
    assert_eq!(steps[1]["without"], "pass");
    // Every one of them makes a difference.
    assert!(steps[1..].iter().all(|step| step["nodes"] != steps[0]["nodes"]), "{steps:?}");
    assert_eq!(found["counts"]["entered"], steps[0]["nodes"]);
}
