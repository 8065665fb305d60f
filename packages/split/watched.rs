//! A module that notes which of its functions have been called.

use std::error::Error;

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{ExportKind, MemArg, MemArgTarget, MemoryType};

use crate::module::{Places, Program, Written};

/// The same program with a second memory, `called`: a byte a function, 1 once it has been called.
pub(crate) fn watched(program: &Program<'_>) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut places = Places((0..).take(program.functions.len()).map(Some).collect());
    let mut new = Written::beside_functions(program, &mut places)?;
    let minimum = (program.bodies.len() as u64).div_ceil(65_536);
    new.memories.memory(MemoryType {
        minimum,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    new.exports.export("called", ExportKind::Memory, 1);
    for (number, (body, of)) in (0..).zip(program.defined()) {
        new.functions.function(of);
        let mut function = places.new_function_with_parsed_locals(body)?;
        let at = MemArg { offset: 0, align: 0, target: MemArgTarget::Memory(1), ordering: None };
        function.instructions().i32_const(number).i32_const(1).i32_store8(at);
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            function.instruction(&places.parse_instruction(&mut reader)?);
        }
        new.code.function(&function);
    }
    Ok(new.finish())
}
