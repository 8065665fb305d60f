//! Links the program at a fixed place: two and a half megabytes of it would only say what to add to
//! addresses that depend on where it is loaded, and be read at each start.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=src/build.rs");
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
