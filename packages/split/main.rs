//! The page's program in two: what the first picture needs, and the rest, which comes beside it.
//!
//! `split watched` writes a module that notes which of its functions have been called, `split parts` one
//! with these functions alone, and the others in parts. Whatever is called before its part is there asks
//! `rest.load` for all of them, which has to bring them before it returns.

mod module;
mod parts;
mod watched;

use std::error::Error;
use std::{env, fs};

use module::Program;

const USAGE: &str = "usage: split watched MODULE WATCHED | split parts MODULE FIRST PREFIX CALLED

CALLED is the memory `called` of WATCHED after a run, a byte a function. The parts are PREFIX0.wasm,
PREFIX1.wasm and so on.";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match &*arguments.iter().map(String::as_str).collect::<Vec<_>>() {
        ["watched", from, to] => {
            let bytes = fs::read(from)?;
            fs::write(to, watched::watched(&Program::read(&bytes)?)?)?;
        }
        ["parts", from, first, prefix, called] => {
            let (bytes, called) = (fs::read(from)?, fs::read(called)?);
            let program = Program::read(&bytes)?;
            let stays =
                (0..).zip(called).filter(|&(_, times)| times > 0).map(|(at, _)| at).collect();
            let modules = parts::split(&program, &stays)?;
            for (number, module) in modules.iter().enumerate() {
                let part = number.checked_sub(1).map(|part| format!("{prefix}{part}.wasm"));
                fs::write(part.as_deref().unwrap_or(first), module)?;
            }
        }
        _ => return Err(USAGE.into()),
    }
    Ok(())
}
