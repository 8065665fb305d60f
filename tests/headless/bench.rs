//! The signature of our engine: whatever changes the search changes the number of nodes it enters.

use serde_json::Value;

use crate::answers::answer;

fn fields(value: &Value) -> String {
    let names = value.as_object().expect("an object").keys();
    names.cloned().collect::<Vec<_>>().join(" ")
}

/// If the search was meant to change, these are the new numbers; otherwise something is wrong.
#[test]
fn the_search_enters_as_many_nodes_as_before() {
    let found = answer(&["bench", "--nodes", "100"]);
    let signature = [&found["signature"], &found["signature_exact"]].map(Value::as_u64);
    assert_eq!(signature, [Some(41_349), Some(28_122)]);
    assert_eq!(
        fields(&found),
        "evaluator depth exact_depth signature signature_exact trees speeds"
    );
    assert_eq!(fields(&found["trees"][0]), "sfen nodes exact_nodes");
    assert_eq!(fields(&found["speeds"][0]), "evaluator engine nodes cpu_ms nps");
    let trees = found["trees"].as_array().expect("a list").iter();
    let nodes = trees.filter_map(|tree| tree["nodes"].as_u64()).sum::<u64>();
    assert_eq!(Some(nodes), signature[0]);
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
