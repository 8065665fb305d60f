//! Stub.
use super::{Exit, Refusal};
use std::io::{BufRead, Write};
/// Speak USI.
#[derive(Debug, clap::Args)]
pub struct Usi {}
impl Usi {
    pub(super) fn run(
        &self,
        _: &mut (dyn BufRead + Send),
        _: &mut (dyn Write + Send),
    ) -> Result<Exit, Refusal> {
        Ok(Exit::Answered)
    }
}
